# Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Exports a module whose forward returns a loss."""

import warnings
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import torch
from torch import Tensor, nn
from torch.export import ExportedProgram
from torch.nn.attention import SDPBackend, sdpa_kernel

from pipeline_export import gradient_stops, randomness
from pipeline_export.decompositions import decompositions as decomposition_table
from pipeline_export.graphs import WRAPPED
from pipeline_export.lowering import lower
from pipeline_export.notices import ExportError, Notice, Notices, report
from pipeline_export.signature import Argument, Result, Signature
from pipeline_export.verification import run_graph
from pipeline_export.verification import verify as verify_graph
from pipeline_export.weights import write_weights

LossFunction = Callable[..., Any]
"""Calls a module with the inputs as keywords. Returns the loss, a scalar, or a dictionary that has
it under "loss" and other scalars beside it."""


@dataclass(frozen=True)
class Exported:
    """What was exported: the text of PREFIX.mlir, what its function takes and returns, and what was
    not kept."""

    text: str = field(repr=False)
    arguments: list[Argument]
    results: list[Result]
    notices: list[Notice]


class _Loss(nn.Module):
    """The module that is exported: calls the user's."""

    def __init__(self, module: nn.Module, loss: LossFunction | None):
        super().__init__()
        self.add_module(WRAPPED, module)
        self.train(module.training)
        self._loss = loss

    def forward(self, **inputs: Tensor) -> dict[str, Tensor]:
        """The loss and further outputs, by name."""
        module = self.get_submodule(WRAPPED)
        result = self._loss(module, **inputs) if self._loss else module(**inputs)
        return result if isinstance(result, dict) else {"loss": result}


def export(
    module: nn.Module,
    inputs: Mapping[str, Tensor],
    prefix: str | Path | None = None,
    *,
    loss: LossFunction | None = None,
    decompositions: str = "clean",
    weights: bool = False,
    verify: bool = False,
) -> Exported:
    """Exports `module`, whose forward returns a scalar loss, for one microbatch like `inputs`.

    Writes PREFIX.mlir, and PREFIX.safetensors where `weights` are wanted, unless there is no
    prefix. `loss` calls a module whose forward returns something else: `lambda module, x, y: ...`.
    What is exported is the module in the mode that it is in, train() or eval().

    Every parameter, buffer and input is an argument of the function, under its name in the module's
    state_dict or in `inputs`; a tied parameter is one, under the first of its names. A buffer that
    no state_dict has is a constant.

    `verify` runs the module and what was traced from it on `inputs` and compares their losses and
    gradients: an error where they differ, as they do where something is not kept.

    Warns (ExportWarning) of what is not kept and raises ExportError where the export cannot be
    right.
    """
    table = decomposition_table(decompositions)
    _check_inputs(inputs)
    _check_types(module)
    notices = Notices()
    gradient_stops.notice_hooks(module, notices)
    wrapper = _Loss(module, loss)
    program = _trace(wrapper, inputs, notices)
    _mend(program, Signature(program, wrapper), notices)
    with warnings.catch_warnings(), sdpa_kernel(SDPBackend.MATH):
        warnings.simplefilter("ignore")
        program = program.run_decompositions(table)
    randomness.refuse_random(program.graph_module)
    arguments, results = Signature(program, wrapper).finish()
    if verify:
        found = run_graph(program.graph_module, arguments, results, module, inputs)
        verify_graph(found, module, inputs, loss)
    text = lower(
        program.graph_module, [a.attributes for a in arguments], [r.attributes for r in results]
    )
    if prefix is not None:
        Path(f"{prefix}.mlir").write_text(text, encoding="utf-8")
        if weights:
            write_weights(module, Path(f"{prefix}.safetensors"))
    exported = Exported(text, arguments, results, notices.all())
    report(exported.notices)
    return exported


def _mend(program: ExportedProgram, signature: Signature, notices: Notices) -> None:
    """Deals with what the compiled program would do otherwise than torch."""
    trainable, graph_module = signature.trainable, program.graph_module
    randomness.leave_out_dropout(graph_module, notices)
    gradient_stops.keep_padding(graph_module, trainable, notices)
    gradient_stops.notice_stops(graph_module, set(trainable), signature.loss, notices)


def _check_inputs(inputs: Mapping[str, Tensor]) -> None:
    for name, value in inputs.items():
        if not isinstance(value, Tensor):
            raise ExportError(
                f"input '{name}' is no tensor but of type {type(value).__name__}; what is constant "
                "belongs into the function given as loss"
            )


def _check_types(module: nn.Module) -> None:
    """Parameters are trained in f32."""
    wrong = [
        f"{name} ({parameter.dtype})"
        for name, parameter in module.named_parameters()
        if parameter.dtype != torch.float32
    ]
    if wrong:
        raise ExportError(
            "parameters are trained in f32, and these are something else: "
            f"{', '.join(wrong)}; convert the module with .float()"
        )


def _trace(wrapper: _Loss, inputs: Mapping[str, Tensor], notices: Notices) -> ExportedProgram:
    try:
        with gradient_stops.noticed_functions(notices), warnings.catch_warnings():
            # torch warns of attributes that nn.LSTM assigns, which are none of its state.
            warnings.simplefilter("ignore")
            return torch.export.export(wrapper, (), dict(inputs), strict=False)
    except ExportError:
        raise
    except Exception as error:
        raise ExportError(f"torch.export cannot trace the module: {error}") from error
