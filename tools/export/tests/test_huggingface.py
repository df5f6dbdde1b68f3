# Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Models of transformers: what they are called with, and that their weights come and go."""

import json

import pytest
import torch
import transformers
from safetensors.torch import load_file
from torch import Tensor

from pipeline_export import ExportError, export
from pipeline_export.huggingface import Sizes, load_task
from pipeline_export.weights import write_weights

SMALL = {
    "hidden_size": 16,
    "intermediate_size": 16,
    "num_hidden_layers": 1,
    "num_attention_heads": 2,
    "vocab_size": 20,
    "max_position_embeddings": 16,
}
CONFIGS = {
    "gpt2": {"n_embd": 16, "n_layer": 1, "n_head": 2, "vocab_size": 20, "n_positions": 16},
    "llama": SMALL | {"num_key_value_heads": 1},
    "mixtral": SMALL | {"num_key_value_heads": 1, "num_local_experts": 2},
    "mistral": SMALL | {"num_key_value_heads": 1},
    "qwen2": SMALL | {"num_key_value_heads": 1, "max_window_layers": 0},
    "bert": SMALL,
    "t5": {"d_model": 16, "d_kv": 8, "d_ff": 16, "num_layers": 1, "num_heads": 2, "vocab_size": 20},
    "resnet": {"embedding_size": 4, "hidden_sizes": [4], "depths": [1], "layer_type": "basic"},
    "vit": SMALL | {"image_size": 8, "patch_size": 4},
    "clip": {"vision_config": SMALL | {"image_size": 8, "patch_size": 4}},
}
SIZES = Sizes(batch=2, sequence=6, target_length=5, image=8)


@pytest.fixture(name="write_config")
def _write_config(tmp_path):
    def write(model_type, **fields):
        path = tmp_path / "config.json"
        path.write_text(
            json.dumps({"model_type": model_type, **CONFIGS.get(model_type, {}), **fields})
        )
        return path

    return write


def shapes(inputs: dict[str, Tensor]) -> dict[str, list[int]]:
    """The shapes of inputs."""
    return {name: list(value.shape) for name, value in inputs.items()}


def test_inputs_and_classes(write_config):
    text = {"input_ids": [2, 6], "labels": [2, 6]}
    wanted = {
        "gpt2": ("GPT2LMHeadModel", text),
        "llama": ("LlamaForCausalLM", text),
        "mixtral": ("MixtralForCausalLM", text),
        "bert": ("BertForMaskedLM", text),
        "t5": ("T5ForConditionalGeneration", {"input_ids": [2, 6], "labels": [2, 5]}),
        "resnet": ("ResNetForImageClassification", {"pixel_values": [2, 3, 8, 8], "labels": [2]}),
        "vit": ("ViTForImageClassification", {"pixel_values": [2, 3, 8, 8], "labels": [2]}),
    }
    for model_type, (name, inputs) in wanted.items():
        task = load_task(write_config(model_type), SIZES)
        assert type(task.model).__name__ == name
        assert shapes(task.inputs) == inputs
        assert task.model.training


def test_classification_of_sequences(write_config):
    path = write_config("bert", architectures=["BertForSequenceClassification"], num_labels=3)
    task = load_task(path, SIZES)
    assert shapes(task.inputs) == {"input_ids": [2, 6], "labels": [2]}
    task = load_task(path, SIZES, architecture="BertForMaskedLM", mask_input=True)
    assert shapes(task.inputs)["attention_mask"] == [2, 1, 6, 6]


@pytest.mark.parametrize("attention", ["eager", "sdpa"])
@pytest.mark.parametrize("model_type", ["gpt2", "mixtral", "bert", "t5", "vit", "clip"])
def test_exports(model_type, attention, write_config):
    dropout = {
        "gpt2": {"resid_pdrop": 0.0, "embd_pdrop": 0.0, "attn_pdrop": 0.0},
        "bert": {"hidden_dropout_prob": 0.0, "attention_probs_dropout_prob": 0.0},
        "t5": {"dropout_rate": 0.0},
    }
    task = load_task(
        write_config(model_type, **dropout.get(model_type, {})), SIZES, attention=attention
    )
    text = "input_ids" in task.inputs
    # Token 0 is padding, whose row of BERT's tied table has no gradient from lookups in torch.
    inputs = {
        "pixel_values": torch.randn(2, 3, 8, 8),
        "input_ids": torch.randint(1, 20, (2, 6)),
        "labels": torch.randint(1, 20, task.inputs["labels"].shape) % (20 if text else 2),
    }
    inputs = {name: inputs[name] for name in task.inputs}
    exported = export(task.model, inputs, loss=task.loss, verify=True)
    names = [a.name for a in exported.arguments if a.kind == "parameter"]
    assert set(names) <= set(task.model.state_dict())


@pytest.mark.parametrize("model_type", CONFIGS)
def test_written_weights_load(model_type, write_config, tmp_path):
    """Both in transformers, from a folder as a checkpoint's, and here, from the file."""
    path = write_config(model_type)
    task = load_task(path, SIZES)
    write_weights(task.model, tmp_path / "model.safetensors")
    loaded, loading = type(task.model).from_pretrained(tmp_path, output_loading_info=True)
    assert not any(
        loading.get(key) for key in ("missing_keys", "unexpected_keys", "mismatched_keys")
    )
    for name, value in task.model.state_dict().items():
        assert torch.equal(value, loaded.state_dict()[name]), name
    again = load_task(path, SIZES, weights=tmp_path / "model.safetensors")
    for name, value in task.model.state_dict().items():
        assert torch.equal(value, again.model.state_dict()[name]), name


@pytest.mark.parametrize("model_type", CONFIGS)
def test_checkpoints_of_transformers_load(model_type, write_config, tmp_path):
    path = write_config(model_type)
    task = load_task(path, SIZES)
    task.model.to(torch.bfloat16).save_pretrained(tmp_path / "checkpoint")
    loaded = load_task(path, SIZES, weights=tmp_path / "checkpoint")
    for name, value in task.model.state_dict().items():
        found = loaded.model.state_dict()[name]
        assert not found.is_floating_point() or found.dtype == torch.float32
        assert torch.equal(value.to(found.dtype), found), name


@pytest.mark.parametrize("model_type", ["gpt2", "llama", "mixtral", "mistral", "qwen2"])
def test_the_mask_is_transformers_own(model_type, write_config):
    """With a window too, where the model knows one: what is computed with the mask made here is
    what is computed without."""
    task = load_task(write_config(model_type, sliding_window=3, use_sliding_window=True), SIZES)
    task.model.eval()
    tokens = torch.randint(0, 20, (2, 6))
    own = task.model(input_ids=tokens, labels=tokens).loss
    assert torch.allclose(task.loss(task.model, input_ids=tokens, labels=tokens), own)


def test_tokens_are_counted(write_config):
    task = load_task(write_config("gpt2"), SIZES, count_tokens=True)
    labels = torch.tensor([[1, 1, 1, -100, 1, 1], [1, -100, -100, -100, -100, -100]])
    result = task.loss(task.model, input_ids=labels.clamp(0), labels=labels)
    assert result["tokens"] == 4


# ===--- Errors -------------------------------------------------------------------------------===#


def fails(message: str, *arguments, **options) -> None:
    """The task cannot be loaded, for this reason."""
    with pytest.raises(ExportError, match=message):
        load_task(*arguments, **options)


def test_wrong_configurations(write_config, tmp_path):
    fails("no configuration can be read", tmp_path / "none.json", SIZES)
    (tmp_path / "list.json").write_text("[]")
    fails("knows no model_type null", tmp_path / "list.json", SIZES)
    fails('knows no model_type "gpt99"', write_config("gpt99"), SIZES)
    fails("GPT2Model has no loss", write_config("gpt2", architectures=["GPT2Model"]), SIZES)
    fails("say which with --architecture", write_config("sam"), SIZES)


def test_missing_sizes(write_config):
    fails("GPT2LMHeadModel needs --sequence-length", write_config("gpt2"), Sizes(2))
    fails("ResNetForImageClassification has no image_size", write_config("resnet"), Sizes(2))
    fails("--mask-input is for language models", write_config("vit"), SIZES, mask_input=True)
    fails("--count-tokens is for", write_config("resnet"), SIZES, count_tokens=True)


def test_no_such_attention(write_config):
    fails("ResNetFor.* has no sdpa attention", write_config("resnet"), SIZES, attention="sdpa")


def test_wrong_weights(write_config, tmp_path):
    path, file = write_config("gpt2"), tmp_path / "model.safetensors"
    write_weights(load_task(path, SIZES).model, file)
    tensors = load_file(file)
    del tensors["transformer.h.0.attn.c_attn.weight"]
    transformers.logging.set_verbosity_error()
    write_tensors(tensors, file)
    fails("missing keys: transformer.h.0.attn.c_attn.weight", path, SIZES, weights=file)
    file.write_bytes(file.read_bytes()[:100])
    fails("the weights cannot be loaded", path, SIZES, weights=file)
    fails("the weights cannot be loaded", path, SIZES, weights=tmp_path / "none")


def write_tensors(tensors, file):
    """As a file of safetensors."""
    # pylint: disable-next=import-outside-toplevel
    from safetensors.torch import save_file

    save_file(tensors, file, metadata={"format": "pt"})
