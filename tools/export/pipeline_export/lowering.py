# Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""From a graph of torch to linalg, with names, kinds and places kept.

torch-mlir imports a `stateless` graph: every placeholder is an argument, in order. Here its
importer is given the attributes of arguments and results, and a location for every operator: the
path of the module that it belongs to, loc("transformer.h.0.attn"). Both survive torch-mlir's
lowering.
"""

from collections.abc import Sequence

import numpy as np
import torch
from torch import fx as torch_fx
from torch_mlir import fx, ir
from torch_mlir.dialects import torch as torch_dialect
from torch_mlir.extras.fx_importer import (
    TORCH_DTYPE_TO_MLIR_TYPE,
    ContextCache,
    FxImporter,
    FxImporterHooks,
    GraphNodeImporter,
)

from pipeline_export.graphs import module_path
from pipeline_export.notices import ExportError
from pipeline_export.signature import Attributes


class _ModuleLocations(ContextCache):
    """An operator's location is its module; what torch says no module of is where the operator
    before it is."""

    def get_node_location(self, node: torch_fx.Node) -> ir.Location | None:
        path = module_path(node) if node.op == "call_function" else None
        return ir.Location.name(path, context=self._c) if path else None


class _DenseConstants(FxImporterHooks):  # pylint: disable=abstract-method
    """Constants are printed in place, and not in a section of binary resources, which a file that
    is to be read and edited should not have."""

    def resolve_literal(self, gni, literal, info):
        if not isinstance(literal, torch.Tensor):
            return None
        if literal.dtype not in TORCH_DTYPE_TO_MLIR_TYPE:
            raise ExportError(f"a constant has elements of type {literal.dtype}, which MLIR lacks")
        # What torch.export lifts can be a fake tensor's neighbour: only lists are safe to read.
        array = np.array(literal.tolist(), dtype=str(literal.dtype).removeprefix("torch."))
        value = ir.DenseElementsAttr.get(
            array.reshape(literal.shape),
            type=TORCH_DTYPE_TO_MLIR_TYPE[literal.dtype](),
            shape=list(literal.shape),
        )
        return ir.Operation.create(
            "torch.vtensor.literal",
            results=[gni._cc.tensor_to_vtensor_type(literal)],  # pylint: disable=protected-access
            attributes={"value": value},
        ).result


class _NodeImporter(GraphNodeImporter):
    """Imports a constant that is used several times once."""

    def bind_node_value(self, node, value, result_index=0):
        super().bind_node_value(node, value, result_index)
        if node.op == "get_attr":
            # This is where the importer looks whether it has imported one.
            self._v[(node.target, 0)] = value


class _Importer(FxImporter):
    """Imports a stateless graph and attaches what the arguments and results are."""

    def __init__(self, arguments: Sequence[Attributes], results: Sequence[Attributes]):
        context = ir.Context()
        torch_dialect.register_dialect(context)
        super().__init__(
            context=context, hooks=_DenseConstants(), graph_node_importer_cls=_NodeImporter
        )
        self._cc = _ModuleLocations(self._c, py_attr_tracker=self._py_attr_tracker)
        self._arguments, self._results = arguments, results

    def import_stateless_graph(self, g: torch_fx.Graph, **options) -> ir.Operation:
        function = super().import_stateless_graph(g, **options)
        with self._c:
            function.attributes["arg_attrs"] = _attributes(self._arguments)
            function.attributes["res_attrs"] = _attributes(self._results)
        return function


def _attributes(of_each: Sequence[Attributes]) -> ir.ArrayAttr:
    """In the present context."""
    return ir.ArrayAttr.get(
        [
            ir.DictAttr.get(
                {
                    key: ir.UnitAttr.get() if value is None else ir.StringAttr.get(value)
                    for key, value in attributes.items()
                }
            )
            for attributes in of_each
        ]
    )


def lower(
    graph_module: torch_fx.GraphModule,
    arguments: Sequence[Attributes],
    results: Sequence[Attributes],
) -> str:
    """The graph as text: one function of linalg on tensors, @main."""
    importer = _Importer(arguments, results)
    try:
        module = fx.stateless_fx_import(
            graph_module, output_type="linalg-on-tensors", fx_importer=importer, model_name="main"
        )
    except (NotImplementedError, RuntimeError, TypeError) as error:
        raise ExportError(f"torch-mlir does not lower the graph: {error}") from error
    except Exception as error:
        # Failing passes raise a class of torch-mlir's that derives from Exception alone.
        if type(error).__name__ != "TorchMlirCompilerError":
            raise
        raise ExportError(f"torch-mlir does not lower the graph: {error}") from error
    _check_dialects(module)
    _name_arguments(module, arguments)
    return module.operation.get_asm(enable_debug_info=True)


_UPSTREAM = {"arith", "builtin", "cf", "complex", "func", "linalg", "math", "scf", "tensor"}


def _check_dialects(module: ir.Module) -> None:
    """What linalg cannot say, torch-mlir says in dialects of its own, which no one else reads."""
    foreign: dict[str, str] = {}

    def note(operation: ir.Operation) -> ir.WalkResult:
        if operation.name.partition(".")[0] not in _UPSTREAM:
            foreign.setdefault(operation.name, str(operation.location))
        return ir.WalkResult.ADVANCE

    module.operation.walk(note)
    if foreign:
        found = ", ".join(f"{name} at {place}" for name, place in foreign.items())
        raise ExportError(
            f"torch-mlir lowers parts of the module to operations outside of MLIR itself: {found}"
        )


def _name_arguments(module: ir.Module, arguments: Sequence[Attributes]) -> None:
    """An argument's location is its name, as that of frameworks which have no attributes."""
    function = module.body.operations[0]
    for argument, attributes in zip(function.arguments, arguments, strict=True):
        name = next(value for value in attributes.values() if value is not None)
        argument.set_location(ir.Location.name(name, context=module.context))
