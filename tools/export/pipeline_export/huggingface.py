# Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Models of Hugging Face's transformers, from a configuration to a module with inputs and a
loss."""

import json
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import torch
import transformers
from safetensors.torch import load_file
from torch import Tensor
from transformers import PreTrainedConfig, PreTrainedModel
from transformers.models.auto import modeling_auto

from pipeline_export.notices import ExportError


@dataclass(frozen=True)
class Sizes:
    """The sizes of a microbatch. `target_length` is that of an encoder-decoder's targets, by
    default as the sequence; `image_size` is for configurations that have none."""

    batch: int
    sequence: int | None = None
    target_length: int | None = None
    image: int | None = None


@dataclass(frozen=True)
class Task:
    """A model, the inputs of one microbatch (their shapes count, not their values) and how to call
    the model for its loss."""

    model: PreTrainedModel
    inputs: dict[str, Tensor]
    loss: Callable[..., Any]


def load_task(
    config_path: Path,
    sizes: Sizes,
    *,
    weights: Path | None = None,
    architecture: str | None = None,
    attention: str = "eager",
    mask_input: bool = False,
    count_tokens: bool = False,
) -> Task:
    """The task of the configuration's architecture. The model is in training mode; its weights are
    those of `weights`, a checkpoint's folder or file, or else transformers' initial ones."""
    config = _read_config(config_path)
    name = architecture or _architecture(config)
    kind = _kind(name)
    # What the cache of keys is for, no training does.
    config.use_cache = False
    model = _load_model(getattr(transformers, name), config, weights)
    try:
        model.set_attn_implementation(attention)
    except (ValueError, ImportError) as error:
        raise ExportError(f"{name} has no {attention} attention: {error}") from error
    if getattr(type(model), "_can_set_experts_implementation", bool)():
        # The others choose tokens by data-dependent shapes.
        model.set_experts_implementation("batched_mm")
    model.train()
    return _KINDS[kind](model, sizes, mask_input, count_tokens)


def _read_config(path: Path) -> PreTrainedConfig:
    path = path / "config.json" if path.is_dir() else path
    try:
        fields = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise ExportError(f"{path}: no configuration can be read: {error}") from error
    model_type = fields.pop("model_type", None) if isinstance(fields, dict) else None
    if model_type not in transformers.CONFIG_MAPPING:
        raise ExportError(f"{path}: transformers knows no model_type {json.dumps(model_type)}")
    return transformers.CONFIG_MAPPING[model_type].from_dict(fields)


# What a class is for is said by the table of transformers that it is in. The order says what a
# model_type without architectures is used for.
_TABLES = {
    "causal": modeling_auto.MODEL_FOR_CAUSAL_LM_MAPPING_NAMES,
    "sequence-to-sequence": modeling_auto.MODEL_FOR_SEQ_TO_SEQ_CAUSAL_LM_MAPPING_NAMES,
    "masked": modeling_auto.MODEL_FOR_MASKED_LM_MAPPING_NAMES,
    "image": modeling_auto.MODEL_FOR_IMAGE_CLASSIFICATION_MAPPING_NAMES,
    "sequence": modeling_auto.MODEL_FOR_SEQUENCE_CLASSIFICATION_MAPPING_NAMES,
}


def _classes(name: str | tuple[str, ...]) -> tuple[str, ...]:
    return (name,) if isinstance(name, str) else tuple(name)


def _architecture(config: PreTrainedConfig) -> str:
    if config.architectures:
        return config.architectures[0]
    # BERT is in the first table too, with a head that the second table's is better known than.
    order = ["masked", *_TABLES] if config.model_type in ("bert", "roberta") else list(_TABLES)
    for kind in order:
        if config.model_type in _TABLES[kind]:
            return _classes(_TABLES[kind][config.model_type])[0]
    raise ExportError(
        "the configuration names no architecture, and none of model_type "
        f"'{config.model_type}' has a loss that is known here; say which with --architecture"
    )


def _kind(architecture: str) -> str:
    for kind, table in _TABLES.items():
        if any(architecture in _classes(names) for names in table.values()):
            return kind
    raise ExportError(
        f"{architecture} has no loss that is known here; what can be exported are transformers' "
        "classes for causal, masked and sequence-to-sequence language models and for "
        "classification of sequences and images: choose one with --architecture, or write the "
        "loss and call pipeline_export.export"
    )


def _load_model(
    model_class: type[PreTrainedModel], config: PreTrainedConfig, weights: Path | None
) -> PreTrainedModel:
    if weights is None:
        return model_class(config)
    options: dict[str, Any] = {"config": config, "dtype": torch.float32}
    try:
        if weights.is_dir():
            path = str(weights)
            options["local_files_only"] = True
        else:
            path = None
            options["state_dict"] = load_file(weights)
        model, loading = model_class.from_pretrained(path, output_loading_info=True, **options)
    except Exception as error:  # What a broken checkpoint raises is of many classes.
        raise ExportError(f"{weights}: the weights cannot be loaded: {error}") from error
    wrong = [
        f"{what.replace('_', ' ')}: {', '.join(map(str, loading[what]))}"
        for what in ("missing_keys", "mismatched_keys")
        if loading.get(what)
    ]
    if wrong:
        raise ExportError(
            f"{weights}: not the weights of {model_class.__name__}; {'; '.join(wrong)}"
        )
    return model


# ===--- Inputs and losses -----------------------------------------------------------------===#


def _need(value: int | None, option: str, model: PreTrainedModel) -> int:
    if value is None:
        raise ExportError(f"{type(model).__name__} needs {option}")
    return value


def _tokens(*shape: int) -> Tensor:
    return torch.zeros(shape, dtype=torch.int64)


def _causal_mask(config: PreTrainedConfig, length: int) -> Tensor:
    """What is added to scores: 0 where a position sees another, the most negative f32 elsewhere.
    Made in the program, from comparisons of positions. Given in four dimensions, it keeps
    transformers from detecting packed sequences, which no operator of linalg does."""
    query = torch.arange(length).unsqueeze(1)
    key = torch.arange(length).unsqueeze(0)
    visible = key <= query
    # Any configuration can have the field; a class that declares it has models that look at it.
    window = (
        getattr(config, "sliding_window", None) if hasattr(type(config), "sliding_window") else None
    )
    if window is not None and window < length:
        if len(set(getattr(config, "layer_types", None) or ())) > 1:
            raise ExportError(
                f"some layers of the model see {window} positions and others all; that is "
                f"supported for sequences of at most {window}"
            )
        visible = visible & (query - key < window)
    lowest = torch.finfo(torch.float32).min
    return torch.where(visible, 0.0, lowest).view(1, 1, length, length)


def _count(labels: Tensor) -> Tensor:
    """How many labels the loss is a mean of: those that are not -100."""
    return (labels != -100).to(torch.float32).sum()


def _labelled_tokens(sizes: Sizes, length: int, mask_input: bool) -> dict[str, Tensor]:
    """Inputs with a label for every token, and an additive mask if that is an input."""
    inputs = {
        "input_ids": _tokens(sizes.batch, length),
        "labels": _tokens(sizes.batch, length),
    }
    if mask_input:
        inputs["attention_mask"] = torch.zeros(sizes.batch, 1, length, length)
    return inputs


def _causal(model: PreTrainedModel, sizes: Sizes, mask_input: bool, count: bool) -> Task:
    length = _need(sizes.sequence, "--sequence-length", model)
    inputs = _labelled_tokens(sizes, length, mask_input)

    def loss(module, input_ids, labels, attention_mask=None):
        if attention_mask is None:
            attention_mask = _causal_mask(module.config, length)
        value = module(input_ids=input_ids, attention_mask=attention_mask, labels=labels).loss
        # Position i predicts token i + 1.
        return {"loss": value, "tokens": _count(labels[:, 1:])} if count else value

    return Task(model, inputs, loss)


def _masked(model: PreTrainedModel, sizes: Sizes, mask_input: bool, count: bool) -> Task:
    length = _need(sizes.sequence, "--sequence-length", model)
    inputs = _labelled_tokens(sizes, length, mask_input)

    def loss(module, labels, **rest):
        value = module(labels=labels, **rest).loss
        return {"loss": value, "tokens": _count(labels)} if count else value

    return Task(model, inputs, loss)


def _sequence_to_sequence(
    model: PreTrainedModel, sizes: Sizes, mask_input: bool, count: bool
) -> Task:
    length = _need(sizes.sequence, "--sequence-length", model)
    target_length = sizes.target_length or length
    # The decoder starts with it; configurations that transformers 5 writes leave it out.
    if getattr(model.config, "decoder_start_token_id", None) is None:
        model.config.decoder_start_token_id = model.config.pad_token_id
    inputs = {
        "input_ids": _tokens(sizes.batch, length),
        "labels": _tokens(sizes.batch, target_length),
    }
    if mask_input:
        inputs["attention_mask"] = torch.zeros(sizes.batch, 1, 1, length)

    def loss(module, labels, **rest):
        mask = _causal_mask(module.config, target_length)
        value = module(labels=labels, decoder_attention_mask=mask, **rest).loss
        return {"loss": value, "tokens": _count(labels)} if count else value

    return Task(model, inputs, loss)


def _classes_of(model: PreTrainedModel, sizes: Sizes, mask_input: bool, count: bool) -> Tensor:
    if mask_input or count:
        option = "--mask-input" if mask_input else "--count-tokens"
        raise ExportError(f"{option} is for language models, and {type(model).__name__} is none")
    return _tokens(sizes.batch)


def _sequence(model: PreTrainedModel, sizes: Sizes, mask_input: bool, count: bool) -> Task:
    length = _need(sizes.sequence, "--sequence-length", model)
    # What kind of loss it is, transformers would find out from the labels' type.
    if model.config.problem_type is None:
        model.config.problem_type = "single_label_classification"
    labels = _classes_of(model, sizes, False, count)
    inputs = {"input_ids": _tokens(sizes.batch, length), "labels": labels}
    if mask_input:
        inputs["attention_mask"] = torch.zeros(sizes.batch, 1, length, length)
    return Task(model, inputs, lambda module, **given: module(**given).loss)


def _image(model: PreTrainedModel, sizes: Sizes, mask_input: bool, count: bool) -> Task:
    config = model.config
    vision = getattr(config, "vision_config", config)
    size = sizes.image or getattr(vision, "image_size", None)
    if size is None:
        raise ExportError(f"the configuration of {type(model).__name__} has no image_size; give "
                          "--image-size")  # fmt: skip
    height, width = (size, size) if isinstance(size, int) else size
    if config.problem_type is None:
        config.problem_type = "single_label_classification"
    inputs = {
        "pixel_values": torch.zeros(sizes.batch, vision.num_channels, height, width),
        "labels": _classes_of(model, sizes, mask_input, count),
    }
    return Task(model, inputs, lambda module, **given: module(**given).loss)


_KINDS: dict[str, Callable[[PreTrainedModel, Sizes, bool, bool], Task]] = {
    "causal": _causal,
    "masked": _masked,
    "sequence-to-sequence": _sequence_to_sequence,
    "sequence": _sequence,
    "image": _image,
}
