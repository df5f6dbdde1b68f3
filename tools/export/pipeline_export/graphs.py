# Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Questions that several parts ask a graph of torch.export."""

import re
from collections.abc import Iterator

import torch
from torch import fx

WRAPPED = "module"
"""The name of the exported module in the one that calls it for its loss."""

ROOT = "<loss>"
"""The place of what belongs to no submodule."""


def own_name(name: str) -> str:
    """A name of the exported program as the exported module knows it."""
    return name.removeprefix(WRAPPED + ".") if name != WRAPPED else ""


def module_path(node: fx.Node) -> str | None:
    """The path of the innermost module whose forward made the node; ROOT for the outermost; None
    where torch says nothing."""
    stack = node.meta.get("nn_module_stack")
    if not stack:
        return None
    path = list(stack.values())[-1][0]
    # A module that is called several times is numbered: layer@1.
    return own_name(re.sub(r"@\d+", "", path)) or ROOT


def is_float(node: fx.Node) -> bool:
    """Whether a gradient can flow through the node's value."""
    value = node.meta.get("val")
    values = value if isinstance(value, (list, tuple)) else [value]
    return any(isinstance(v, torch.Tensor) and v.is_floating_point() for v in values)


def called(graph_module: fx.GraphModule) -> Iterator[fx.Node]:
    """Every call of an operator, those of graphs inside the graph (no_grad) included."""
    for node in list(graph_module.graph.nodes):
        if node.op != "call_function":
            continue
        for inner in inner_graphs(node):
            yield from called(inner)
        yield node


def inner_graphs(node: fx.Node) -> list[fx.GraphModule]:
    """The graphs that a higher-order operator calls."""
    owner = node.graph.owning_module
    found = [getattr(owner, arg.target) for arg in node.all_input_nodes if arg.op == "get_attr"]
    return [module for module in found if isinstance(module, fx.GraphModule)]
