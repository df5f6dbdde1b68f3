# Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""torch's loss and gradients over microbatches, and how far others are from them."""

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import torch
from safetensors import SafetensorError, safe_open
from safetensors.torch import load_file, save_file
from torch import Tensor, nn

from pipeline_export.notices import ExportError
from pipeline_export.weights import named_tensors

RELATIVE_LIMIT = 1e-4
ABSOLUTE_LIMIT = 1e-7


def microbatches(inputs: Mapping[str, Tensor], count: int) -> list[dict[str, Tensor]]:
    """The inputs of a step, whose leading dimension is `count` times a microbatch's, cut up."""
    wrong = [name for name, value in inputs.items() if not value.dim() or value.shape[0] % count]
    if wrong:
        raise ValueError(f"{', '.join(wrong)}: the leading dimension is no multiple of {count}")
    parts = {name: value.chunk(count) for name, value in inputs.items()}
    return [{name: part[i] for name, part in parts.items()} for i in range(count)]


def accumulate(
    module: nn.Module,
    batches: list[dict[str, Tensor]],
    loss: Callable[..., Any] | None = None,
    weight: str | None = None,
) -> Tensor:
    """Runs forward and backward of every microbatch in order, adds up gradients in .grad, and
    returns the loss. Loss and gradients are the means over microbatches; with `weight`, the name of
    a result or an input that says what a microbatch counts for, the weighted means."""
    total, weights = torch.zeros(()), torch.zeros(())
    for batch in batches:
        result = loss(module, **batch) if loss else module(**batch)
        results = result if isinstance(result, dict) else {"loss": result}
        counts = torch.ones(()) if weight is None else {**batch, **results}[weight].detach().sum()
        (results["loss"] * counts).backward()
        total, weights = total + results["loss"].detach() * counts, weights + counts
    for parameter in module.parameters():
        if parameter.grad is not None:
            parameter.grad /= weights
    return total / weights


def expected(
    module: nn.Module,
    batches: list[dict[str, Tensor]],
    loss: Callable[..., Any] | None = None,
    weight: str | None = None,
) -> dict[str, Tensor]:
    """The loss under "loss", the gradient of every trainable parameter, and every buffer's value
    afterwards. A parameter that the loss does not depend on has a gradient of zero. Changes the
    module's buffers.
    """
    module.zero_grad(set_to_none=True)
    result = {"loss": accumulate(module, batches, loss, weight)}
    parameters = dict(module.named_parameters())
    for name, value in named_tensors(module).items():
        if name not in parameters:
            result[name] = value.clone()
        elif parameters[name].requires_grad:
            gradient = parameters[name].grad
            result[name] = torch.zeros_like(value) if gradient is None else gradient.clone()
    return result


def write_expected(path: Path, module: nn.Module, tensors: Mapping[str, Tensor]) -> None:
    """Writes what `expected` found, and which of it are no gradients."""
    parameters = dict(module.named_parameters())
    others = [name for name in tensors if name not in parameters]
    save_file(
        {name: tensor.contiguous() for name, tensor in tensors.items()},
        path,
        metadata={"format": "pt", "not_gradients": ",".join(others)},
    )


def read_tensors(path: Path) -> tuple[dict[str, Tensor], set[str]]:
    """The tensors of a file, and which of them are no gradients if it says so."""
    try:
        with safe_open(path, framework="pt") as file:
            metadata = file.metadata() or {}
        return load_file(path), set(metadata.get("not_gradients", "").split(",")) - {""}
    except (SafetensorError, OSError) as error:
        raise ExportError(f"{path}: no tensors can be read: {error}") from error


@dataclass(frozen=True)
class Difference:
    """Of one tensor: the norm of the difference, that of what is expected, and the limit."""

    name: str
    error: float
    norm: float

    @property
    def limit(self) -> float:
        """What the error may be."""
        return RELATIVE_LIMIT * self.norm + ABSOLUTE_LIMIT

    @property
    def good(self) -> bool:
        """Whether it is within the limit, which NaN is not."""
        return self.error <= self.limit


def compare(
    wanted: Mapping[str, Tensor], found: Mapping[str, Tensor], optional: Collection[str] = ()
) -> tuple[list[Difference], list[str]]:
    """The differences of the tensors that both have, and what is wrong with the names and shapes of
    the others. What is `optional` need not be found."""
    problems = [f"{name}: torch has no such gradient" for name in found if name not in wanted]
    differences = []
    for name, want in wanted.items():
        have = found.get(name)
        if have is None:
            if name not in optional:
                problems.append(f"{name}: missing")
        elif have.shape != want.shape:
            problems.append(f"{name}: has shape {list(have.shape)}, torch's has {list(want.shape)}")
        else:
            error = (have.double() - want.double()).norm().item()
            differences.append(Difference(name, error, want.double().norm().item()))
    return differences, problems
