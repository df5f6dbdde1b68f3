# Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Does the graph that is lowered have the module's loss and gradients? Runs both."""

import copy
from collections.abc import Callable, Mapping
from typing import Any

import torch
from torch import Tensor, fx, nn

from pipeline_export.compare import Difference, compare, expected
from pipeline_export.notices import ExportError
from pipeline_export.signature import Argument, Result


def _lookup(table: Tensor, indices: Tensor, *_: Any, **__: Any) -> Tensor:
    """What an embedding is once lowered: nothing is left of padding_idx and scale_grad_by_freq."""
    return nn.functional.embedding(indices, table)


# What autograd is to see in place of what the tables of decompositions leave: torch's primitives
# have no derivative, and an embedding has another one.
_DIFFERENTIABLE: dict[Any, Callable[..., Tensor]] = {
    torch.ops.prims.convert_element_type.default: Tensor.to,
    torch.ops.prims.squeeze.default: torch.squeeze,
    torch.ops.aten.embedding.default: _lookup,
}


class _Interpreter(fx.Interpreter):
    """Runs a graph so that autograd sees it."""

    def call_function(self, target, args, kwargs):
        return super().call_function(_DIFFERENTIABLE.get(target, target), args, kwargs)


def run_graph(
    graph_module: fx.GraphModule,
    arguments: list[Argument],
    results: list[Result],
    module: nn.Module,
    inputs: Mapping[str, Tensor],
) -> dict[str, Tensor]:
    """What compare.expected says of the module, of the graph: its loss, its gradients by torch's
    autograd, which is what the compiler computes too, and the buffers that it updates."""
    state = {**dict(module.named_parameters()), **dict(module.named_buffers())}
    values = {}
    for argument in arguments:
        if argument.kind == "input":
            values[argument.name] = inputs[argument.name]
        else:
            values[argument.name] = state[argument.name].detach().clone()
        if argument.kind == "parameter" and not argument.frozen:
            values[argument.name].requires_grad_()
    outputs = _Interpreter(graph_module).run(*values.values())
    outputs[0].backward()
    found = {"loss": outputs[0].detach()}
    for name, value in values.items():
        if value.requires_grad:
            found[name] = torch.zeros_like(value) if value.grad is None else value.grad
    for result, output in zip(results, outputs, strict=True):
        if result.kind == "buffer":
            found[result.name] = output.detach()
    return found


def verify(
    found: Mapping[str, Tensor],
    module: nn.Module,
    inputs: Mapping[str, Tensor],
    loss: Callable[..., Any] | None = None,
) -> list[Difference]:
    """An error where what run_graph found is not what the module does."""
    wanted = expected(copy.deepcopy(module), [dict(inputs)], loss)
    differences, problems = compare({name: wanted[name] for name in found if name in wanted}, found)
    problems += [
        f"{d.name}: differs from torch's by {d.error:.1e}, at a norm of {d.norm:.1e}"
        for d in differences
        if not d.good
    ]
    if problems:
        shown = "\n  ".join(problems[:10])
        raise ExportError(f"the exported program is not the module:\n  {shown}")
    return differences
