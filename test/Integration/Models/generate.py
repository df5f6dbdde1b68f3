# Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Writes the models of this folder, with what torch makes of them.

    python test/Integration/Models/generate.py [NAME...]

Needs what tools/export/requirements.txt lists. Everything is seeded and runs on one thread of the
CPU: the same machine writes the same files, others the same to rounding. For every model there are

  NAME.mlir, NAME.default.mlir   the training loss of a microbatch, exported with clean
                                 decompositions and with torch-mlir's own
  NAME.weights.safetensors       parameters and buffers
  NAME.inputs.safetensors        four different microbatches, one after the other
  NAME.expected.safetensors      for the first microbatch: "loss", the gradient of every parameter
                                 and the value of every buffer afterwards
  NAME.expected4.safetensors     the same for all four: means of loss and gradients
  NAME.config.json               for models of transformers: the configuration

gpt2 is also trained for 20 steps of AdamW, each on all four microbatches: gpt2.training.json has
how and the losses, gpt2.trained.safetensors the weights afterwards. gpt2_tokens is gpt2 with labels
of -100, with a different number of others in every microbatch, and returns that number as "tokens":
its expected4 are means over tokens and not over microbatches.

gpt2_deep and llama_deep have six blocks, for pipelines of eight stages. They are compared with
themselves on one rank, so there are only the clean form, weights and inputs.

Biases of keys in attention change nothing that the loss depends on: their gradients are rounding
errors, and AdamW makes whole steps of them. Where they end up after training says nothing.
"""

import argparse
import copy
import json
import logging
import sys
import zlib
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import torch
from plain import Lstm, Mlp, UNet
from safetensors.torch import save_file
from torch import Tensor, nn

FOLDER = Path(__file__).parent
sys.path.insert(0, str(FOLDER.parents[2] / "tools/export"))

# pylint: disable=wrong-import-position
from pipeline_export import export
from pipeline_export.compare import accumulate, expected, microbatches, write_expected
from pipeline_export.huggingface import Sizes, load_task
from pipeline_export.weights import named_tensors

MICROBATCHES = 4
VOCABULARY = 64

Inputs = dict[str, Tensor]


@dataclass
class Model:
    """A module in training mode, four microbatches of inputs, and how it is called for its loss."""

    module: nn.Module
    inputs: Inputs
    loss: Callable[..., Any] | None = None
    weight: str | None = None
    """The result that a microbatch counts for, where it is not 1."""
    config: dict[str, Any] = field(default_factory=dict)


def integers(limit: int, *shape: int) -> Tensor:
    """Random integers below the limit and above 0, which is padding."""
    return torch.randint(1, limit, shape)


def disturb(module: nn.Module) -> None:
    """Moves every parameter a little: initial zeros and ones would hide errors."""
    with torch.no_grad():
        for parameter in module.parameters():
            parameter += 0.1 * torch.randn(parameter.shape)


# ===--- Models of torch ----------------------------------------------------------------------===#


def plain(module: nn.Module, **inputs: Tensor) -> Model:
    """A module whose forward returns the loss."""
    disturb(module)
    return Model(module, inputs)


def mlp() -> Model:
    """Linear layers."""
    return plain(Mlp(), x=torch.randn(16, 16), y=integers(10, 16))


def unet() -> Model:
    """Convolutions with skip connections."""
    return plain(UNet(), x=torch.randn(8, 3, 8, 8), y=torch.randn(8, 3, 8, 8))


def lstm() -> Model:
    """A recurrent network over six steps."""
    return plain(Lstm(), x=integers(VOCABULARY, 8, 6), y=integers(VOCABULARY, 8, 6))


# ===--- Models of transformers ---------------------------------------------------------------===#


def hugging_face(
    config: dict[str, Any], sizes: Sizes, make_inputs: Callable[[int], Inputs], **options: Any
) -> Model:
    """A model of transformers. `make_inputs` is given how many examples there are."""
    path = FOLDER / "hugging_face.tmp.json"
    try:
        path.write_text(json.dumps(config), encoding="utf-8")
        task = load_task(path, sizes, **options)
    finally:
        path.unlink()
    disturb(task.model)
    return Model(
        task.model,
        make_inputs(MICROBATCHES * sizes.batch),
        task.loss,
        weight="tokens" if options.get("count_tokens") else None,
        config=config,
    )


GPT2 = {
    "model_type": "gpt2",
    "architectures": ["GPT2LMHeadModel"],
    "n_layer": 4,
    "n_head": 2,
    "n_embd": 16,
    "vocab_size": VOCABULARY,
    "n_positions": 16,
    "bos_token_id": 0,
    "eos_token_id": 0,
    "resid_pdrop": 0.0,
    "embd_pdrop": 0.0,
    "attn_pdrop": 0.0,
}


def gpt2(blocks: int = 4) -> Model:
    """A causal language model with tied embeddings; its mask is an input."""

    def inputs(count: int) -> Inputs:
        tokens = integers(VOCABULARY, count, 12)
        # The first positions of some examples are padding, which no other position sees.
        padding = torch.arange(12) < (torch.arange(count) % 3)[:, None]
        hidden = torch.ones(12, 12, dtype=torch.bool).triu(1) | padding[:, None, None, :]
        mask = hidden * torch.finfo(torch.float32).min
        return {"input_ids": tokens, "labels": tokens, "attention_mask": mask}

    return hugging_face(GPT2 | {"n_layer": blocks}, Sizes(2, 12), inputs, mask_input=True)


def gpt2_deep() -> Model:
    """The same with six blocks, for eight stages."""
    return gpt2(6)


def gpt2_tokens() -> Model:
    """The same with two layers, a mask made in the program, and labels that do not count."""

    def inputs(count: int) -> Inputs:
        tokens = integers(VOCABULARY, count, 12)
        ignored = torch.arange(12) >= 12 - torch.arange(count)[:, None]
        return {"input_ids": tokens, "labels": tokens.masked_fill(ignored, -100)}

    return hugging_face(GPT2 | {"n_layer": 2}, Sizes(2, 12), inputs, count_tokens=True)


def llama(blocks: int = 4) -> Model:
    """A causal language model with rotary positions and grouped queries."""
    config = {
        "model_type": "llama",
        "architectures": ["LlamaForCausalLM"],
        "num_hidden_layers": blocks,
        "hidden_size": 16,
        "intermediate_size": 32,
        "num_attention_heads": 4,
        "num_key_value_heads": 2,
        "vocab_size": VOCABULARY,
        "max_position_embeddings": 32,
    }

    def inputs(count: int) -> Inputs:
        tokens = integers(VOCABULARY, count, 12)
        return {"input_ids": tokens, "labels": tokens}

    return hugging_face(config, Sizes(2, 12), inputs)


def llama_deep() -> Model:
    """The same with six blocks, for eight stages."""
    return llama(6)


def mixtral() -> Model:
    """A mixture of four experts, two for each token."""
    config = {
        "model_type": "mixtral",
        "architectures": ["MixtralForCausalLM"],
        "num_hidden_layers": 2,
        "hidden_size": 16,
        "intermediate_size": 24,
        "num_attention_heads": 4,
        "num_key_value_heads": 2,
        "vocab_size": VOCABULARY,
        "max_position_embeddings": 32,
        "num_local_experts": 4,
        "num_experts_per_tok": 2,
    }

    def inputs(count: int) -> Inputs:
        tokens = integers(VOCABULARY, count, 8)
        return {"input_ids": tokens, "labels": tokens}

    return hugging_face(config, Sizes(2, 8), inputs)


def bert() -> Model:
    """A masked language model with tied embeddings."""
    config = {
        "model_type": "bert",
        "architectures": ["BertForMaskedLM"],
        "num_hidden_layers": 3,
        "hidden_size": 16,
        "intermediate_size": 32,
        "num_attention_heads": 2,
        "vocab_size": VOCABULARY,
        "max_position_embeddings": 16,
        "hidden_dropout_prob": 0.0,
        "attention_probs_dropout_prob": 0.0,
    }

    def inputs(count: int) -> Inputs:
        tokens = integers(VOCABULARY, count, 12)
        masked = torch.arange(12) % 4 == 1
        return {
            "input_ids": tokens.masked_fill(masked, 1),
            "labels": tokens.masked_fill(~masked, -100),
        }

    return hugging_face(config, Sizes(2, 12), inputs)


def images(classes: int, size: int) -> Callable[[int], Inputs]:
    """Makes images with their classes."""
    return lambda count: {
        "pixel_values": torch.randn(count, 3, size, size),
        "labels": integers(classes, count),
    }


def resnet() -> Model:
    """Convolutions with batch normalisation, whose running statistics every microbatch updates."""
    config = {
        "model_type": "resnet",
        "architectures": ["ResNetForImageClassification"],
        "embedding_size": 8,
        "hidden_sizes": [8, 16],
        "depths": [2, 2],
        "layer_type": "basic",
        "num_labels": 10,
    }
    return hugging_face(config, Sizes(4, image=16), images(10, 16))


def vit() -> Model:
    """A vision transformer."""
    config = {
        "model_type": "vit",
        "architectures": ["ViTForImageClassification"],
        "num_hidden_layers": 3,
        "hidden_size": 16,
        "intermediate_size": 32,
        "num_attention_heads": 2,
        "image_size": 12,
        "patch_size": 4,
        "num_labels": 10,
        "hidden_dropout_prob": 0.0,
        "attention_probs_dropout_prob": 0.0,
    }
    return hugging_face(config, Sizes(2), images(10, 12))


def t5() -> Model:
    """An encoder-decoder with tied embeddings and relative positions that all layers share."""
    config = {
        "model_type": "t5",
        "architectures": ["T5ForConditionalGeneration"],
        "d_model": 16,
        "d_kv": 8,
        "d_ff": 32,
        "num_layers": 2,
        "num_heads": 2,
        "vocab_size": VOCABULARY,
        "relative_attention_num_buckets": 8,
        "relative_attention_max_distance": 16,
        "dropout_rate": 0.0,
        "decoder_start_token_id": 0,
    }

    def inputs(count: int) -> Inputs:
        return {
            "input_ids": integers(VOCABULARY, count, 10),
            "labels": integers(VOCABULARY, count, 8),
        }

    return hugging_face(config, Sizes(2, 10, target_length=8), inputs)


# ===--- Files --------------------------------------------------------------------------------===#


def save(tensors: Inputs, name: str) -> None:
    """Writes tensors to a file of this folder."""
    tensors = {key: value.detach().contiguous().clone() for key, value in tensors.items()}
    save_file(tensors, FOLDER / f"{name}.safetensors", metadata={"format": "pt"})


def write_json(value: Any, name: str) -> None:
    """Writes a file of this folder."""
    (FOLDER / name).write_text(json.dumps(value, indent=2) + "\n", encoding="utf-8")


def write_trainable(name: str, model: Model, forms: dict[str, str]) -> list[Inputs]:
    """Writes what training needs, the model in these forms; gives its microbatches."""
    batches = microbatches(model.inputs, MICROBATCHES)
    for suffix, table in forms.items():
        export(
            model.module,
            batches[0],
            FOLDER / f"{name}{suffix}",
            loss=model.loss,
            decompositions=table,
            verify=True,
        )
    save(named_tensors(model.module), f"{name}.weights")
    save(model.inputs, f"{name}.inputs")
    return batches


def write(name: str, model: Model) -> None:
    """Writes all files of a model."""
    batches = write_trainable(name, model, {"": "clean", ".default": "default"})
    if model.config:
        write_json(model.config, f"{name}.config.json")
    for suffix, count in (("", 1), ("4", MICROBATCHES)):
        module = copy.deepcopy(model.module)
        tensors = expected(module, batches[:count], model.loss, model.weight)
        write_expected(FOLDER / f"{name}.expected{suffix}.safetensors", module, tensors)


def train(name: str, model: Model) -> None:
    """Trains with AdamW; every step is on the same four microbatches."""
    options = {"lr": 1e-3, "betas": (0.9, 0.999), "eps": 1e-8, "weight_decay": 0.01}
    module, batches = copy.deepcopy(model.module), microbatches(model.inputs, MICROBATCHES)
    optimizer = torch.optim.AdamW(module.parameters(), **options)
    losses = []
    for _ in range(20):
        optimizer.zero_grad()
        losses.append(accumulate(module, batches, model.loss).item())
        optimizer.step()
    description = {"optimizer": "AdamW", **options, "microbatches": MICROBATCHES, "losses": losses}
    write_json(description, f"{name}.training.json")
    save(named_tensors(module), f"{name}.trained")


MODELS = {
    make.__name__: make
    for make in (mlp, gpt2, llama, bert, resnet, unet, vit, t5, mixtral, lstm, gpt2_tokens)
}

DEEP_MODELS = {make.__name__: make for make in (gpt2_deep, llama_deep)}


def main() -> None:
    """Writes the models that are named, or all."""
    parser = argparse.ArgumentParser(description="Writes the models of this folder.")
    models = MODELS | DEEP_MODELS
    parser.add_argument("names", nargs="*", metavar="NAME", help=", ".join(models))
    names = parser.parse_args().names or list(models)
    if unknown := [name for name in names if name not in models]:
        parser.error(f"there is no model {', '.join(unknown)}")
    logging.getLogger("transformers").setLevel(logging.ERROR)
    torch.set_num_threads(1)
    torch.use_deterministic_algorithms(True)
    for name in names:
        torch.manual_seed(zlib.crc32(name.encode()))
        model = models[name]()
        if name in DEEP_MODELS:
            write_trainable(name, model, {"": "clean"})
        else:
            write(name, model)
        if name == "gpt2":
            train(name, model)
        print(name)


if __name__ == "__main__":
    main()
