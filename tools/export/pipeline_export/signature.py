# Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What the arguments and results of an exported program are."""

from dataclasses import dataclass

import torch
from torch import Tensor, fx, nn
from torch.export import ExportedProgram
from torch.export.graph_signature import InputKind, OutputKind, OutputSpec
from torch.utils import _pytree as pytree

from pipeline_export.graphs import own_name
from pipeline_export.notices import ExportError

Attributes = dict[str, str | None]
"""Of an argument or result in MLIR: strings, None for a unit attribute."""


@dataclass(frozen=True)
class Argument:
    """An argument of the exported function. `kind` is parameter, buffer or input; `aliases` are the
    further names of a tied parameter."""

    kind: str
    name: str
    frozen: bool = False
    aliases: tuple[str, ...] = ()

    @property
    def attributes(self) -> Attributes:
        """Those of the argument in MLIR."""
        attributes: Attributes = {f"pipe.{self.kind}": self.name}
        if self.frozen:
            attributes["pipe.frozen"] = None
        return attributes


@dataclass(frozen=True)
class Result:
    """A result of the exported function. `kind` is loss, buffer (its new value) or output."""

    kind: str
    name: str

    @property
    def attributes(self) -> Attributes:
        """Those of the result in MLIR."""
        return {f"pipe.{self.kind}": self.name}


class Signature:
    """The placeholders and outputs of a program of torch.export, by what they stand for."""

    def __init__(self, program: ExportedProgram, wrapper: nn.Module):
        self._program = program
        self._graph = program.graph_module.graph
        self._nodes = {node.name: node for node in self._graph.nodes}
        self._state: dict[str, Tensor] = {
            **dict(wrapper.named_parameters(remove_duplicate=False)),
            **dict(wrapper.named_buffers(remove_duplicate=False)),
        }
        self._outputs = self._name_outputs()

    @property
    def trainable(self) -> dict[fx.Node, Tensor]:
        """The placeholders of parameters that are trained, with their values."""
        return {
            self._nodes[spec.arg.name]: self._state[spec.target]
            for spec in self._program.graph_signature.input_specs
            if spec.kind is InputKind.PARAMETER and self._state[spec.target].requires_grad
        }

    @property
    def loss(self) -> fx.Node:
        """The node that computes the loss."""
        return self._nodes[self._outputs["loss"].arg.name]

    def _name_outputs(self) -> dict[str, OutputSpec]:
        """The outputs that are no updates, by name; checks what they are."""
        specs = [
            spec
            for spec in self._program.graph_signature.output_specs
            if spec.kind is OutputKind.USER_OUTPUT
        ]
        names = pytree.tree_unflatten(range(len(specs)), self._program.call_spec.out_spec)
        if not isinstance(names, dict) or not all(isinstance(i, int) for i in names.values()):
            raise ExportError(
                "the module returns more than a loss; say with loss= which one it is, or return a "
                'dictionary of scalars with the key "loss"'
            )
        if "loss" not in names:
            raise ExportError('the dictionary that is returned has no key "loss"')
        outputs = {name: specs[index] for name, index in names.items()}
        for name, spec in outputs.items():
            node = self._nodes.get(getattr(spec.arg, "name", ""))
            value = node.meta.get("val") if node else None
            if not isinstance(value, Tensor) or value.dim() or value.dtype != torch.float32:
                found = f"{list(value.shape)} {value.dtype}" if isinstance(value, Tensor) else value
                raise ExportError(f"result '{name}' has to be a scalar of f32 and is {found}")
        return outputs

    def finish(self) -> tuple[list[Argument], list[Result]]:
        """Gives the graph one placeholder for every argument and the loss as its first output, and
        says what they are. To be called once, last."""
        return self._finish_arguments(), self._finish_results()

    def _finish_arguments(self) -> list[Argument]:
        arguments: list[Argument] = []
        first: dict[int, tuple[int, fx.Node]] = {}
        for spec in self._program.graph_signature.input_specs:
            node = self._nodes[spec.arg.name]
            if spec.kind is InputKind.USER_INPUT:
                arguments.append(Argument("input", spec.arg.name))
                continue
            if self._is_constant(spec):
                self._make_constant(node, self._program.constants[spec.target])
                continue
            if spec.kind not in (InputKind.PARAMETER, InputKind.BUFFER):
                # TOKEN is that of an operator that checks its result, CUSTOM_OBJ a scripted object.
                raise ExportError(
                    "the program needs more than tensors: torch.export gives it an argument of "
                    f"kind {spec.kind.name}, '{spec.arg.name}'"
                )
            name, value = own_name(spec.target), self._state[spec.target]
            if id(value) in first:
                index, kept = first[id(value)]
                node.replace_all_uses_with(kept)
                self._graph.erase_node(node)
                tied = arguments[index]
                arguments[index] = Argument(
                    tied.kind, tied.name, tied.frozen, (*tied.aliases, name)
                )
                continue
            first[id(value)] = len(arguments), node
            kind = spec.kind.name.lower()
            frozen = kind == "parameter" and not value.requires_grad
            arguments.append(Argument(kind, name, frozen))
        return arguments

    def _is_constant(self, spec) -> bool:
        """Whether no file of weights has the tensor: torch.export lifted it, or it is a buffer that
        is not persistent and that nothing updates."""
        if spec.kind is InputKind.CONSTANT_TENSOR:
            return True
        updated = self._program.graph_signature.buffers_to_mutate.values()
        return spec.kind is InputKind.BUFFER and not spec.persistent and spec.target not in updated

    def _make_constant(self, placeholder: fx.Node, value: Tensor) -> None:
        owner = self._program.graph_module
        attribute = f"constant_of_{placeholder.name}"
        owner.register_buffer(attribute, value, persistent=False)
        first_call = next(node for node in self._graph.nodes if node.op != "placeholder")
        with self._graph.inserting_before(first_call):
            constant = self._graph.get_attr(attribute)
        constant.meta = dict(placeholder.meta)
        placeholder.replace_all_uses_with(constant)
        self._graph.erase_node(placeholder)

    def _finish_results(self) -> list[Result]:
        output = self._graph.output_node()
        values = dict(zip((id(s) for s in self._specs()), output.args[0], strict=True))
        loss = self._outputs["loss"]
        order = [loss] + [spec for spec in self._specs() if spec is not loss]
        output.args = (tuple(values[id(spec)] for spec in order),)
        names = {id(spec): name for name, spec in self._outputs.items()}
        return [self._result(spec, names) for spec in order]

    def _specs(self) -> list[OutputSpec]:
        return self._program.graph_signature.output_specs

    def _result(self, spec: OutputSpec, names: dict[int, str]) -> Result:
        if spec.kind is OutputKind.USER_OUTPUT:
            name = names[id(spec)]
            return Result("loss" if name == "loss" else "output", name)
        if spec.kind is not OutputKind.BUFFER_MUTATION:
            raise ExportError(
                f"forward changes '{own_name(spec.target or spec.arg.name)}' in place "
                f"({spec.kind.name.lower().replace('_', ' ')}); only buffers can change"
            )
        return Result("buffer", own_name(spec.target))
