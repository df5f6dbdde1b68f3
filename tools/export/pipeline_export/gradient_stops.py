# Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Where torch's autograd and the compiler's gradients would differ.

The compiler differentiates what the program computes. What torch only tells its autograd (detach,
no_grad, padding_idx, hooks, functions with a backward of their own) is not in the program. Here it
is found, kept where the program can say the same, and otherwise noticed.
"""

import inspect
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from unittest import mock

import torch
from torch import fx, nn

from pipeline_export.graphs import ROOT, called, inner_graphs, is_float, module_path
from pipeline_export.notices import Notices

aten = torch.ops.aten
_DETACH = (aten.detach.default, aten.detach_.default)
_SET_GRAD = torch.ops.higher_order.wrap_with_set_grad_enabled

STOP = "stop-gradient is not kept: the gradient flows through the detach() or no_grad of"
PADDING = (
    "padding_idx is not kept: the padding row has a gradient, since it is not zero or something "
    "else uses the table, in"
)
FREQUENCY = "scale_grad_by_freq is not kept: gradients are not scaled, in"
CUSTOM = "the backward of a torch.autograd.Function is not kept: its forward is differentiated"
HOOKS = "backward hooks are not kept: they do not run, in"


def notice_hooks(module: nn.Module, notices: Notices) -> None:
    """Notices hooks on gradients, of parameters and of modules."""
    for name, parameter in module.named_parameters():
        if parameter._backward_hooks:  # pylint: disable=protected-access
            notices.add(HOOKS, name)
    for name, child in module.named_modules():
        if child._backward_hooks or child._backward_pre_hooks:  # pylint: disable=protected-access
            notices.add(HOOKS, name or ROOT)


@contextmanager
def noticed_functions(notices: Notices) -> Iterator[None]:
    """While this lasts, uses of torch.autograd.Functions are noticed."""
    apply = inspect.getattr_static(torch.autograd.Function, "apply")

    def noticed(function, *args, **kwargs):
        # torch's own are of hooks and checkpoints, whose backward is that of what they enclose.
        if not function.__module__.startswith("torch."):
            notices.add(CUSTOM, function.__qualname__)
        bound = apply.__get__(None, function)  # pylint: disable=unnecessary-dunder-call
        return bound(*args, **kwargs)

    with mock.patch.object(torch.autograd.Function, "apply", classmethod(noticed)):
        yield


def notice_stops(
    graph_module: fx.GraphModule, trainable: set[fx.Node], loss: fx.Node, notices: Notices
) -> None:
    """Notices every detach and no_grad that holds back the gradient of a trainable parameter. One
    of what depends on none (a mask, a table of positions), or that the loss does not depend on, is
    none.
    """
    reaching = _float_ancestors(loss)
    depending = set(trainable)
    for node in graph_module.graph.nodes:
        if node.op != "call_function" or not depending.intersection(node.all_input_nodes):
            continue
        stops = node.target in _DETACH or (node.target is _SET_GRAD and not node.args[0])
        if stops and node in reaching:
            notices.add(STOP, _place(node))
        if not stops and is_float(node):
            depending.add(node)


def _float_ancestors(loss: fx.Node) -> set[fx.Node]:
    found, todo = set(), [loss]
    while todo:
        node = todo.pop()
        if node not in found:
            found.add(node)
            todo += [n for n in node.all_input_nodes if is_float(n) or "val" not in n.meta]
    return found


def _place(node: fx.Node) -> str:
    """The module of a node; of a graph that is called, that of its first operator."""
    inside = [n for graph in inner_graphs(node) for n in called(graph)]
    return next((path for path in map(module_path, [*inside, node]) if path), ROOT)


def keep_padding(
    graph_module: fx.GraphModule, tables: Mapping[fx.Node, torch.Tensor], notices: Notices
) -> None:
    """Makes lookups of a padding row give 0 where that is what the row is and stays: the row then
    has no gradient, as in torch. `tables` are the trainable parameters."""
    for node in called(graph_module):
        if node.target is not aten.embedding.default:
            continue
        table, indices, padding, by_frequency = _embedding_arguments(node)
        if table not in tables:
            continue
        if by_frequency:
            notices.add(FREQUENCY, _place(node))
        if padding < 0:
            continue
        if _stays_zero(table, tables, padding):
            _mask(node, indices, padding)
        else:
            notices.add(PADDING, _place(node))


def _embedding_arguments(node: fx.Node):
    defaults = (None, None, -1, False)
    names = ("weight", "indices", "padding_idx", "scale_grad_by_freq")
    given = dict(zip(names, node.args)) | node.kwargs
    return tuple(given.get(name, default) for name, default in zip(names, defaults))


def _stays_zero(table: fx.Node, tables: Mapping[fx.Node, torch.Tensor], padding: int) -> bool:
    value = tables[table]
    same = [node for node, other in tables.items() if other is value]
    users = [user for node in same for user in node.users]
    only_lookups = all(
        user.target is aten.embedding.default and _embedding_arguments(user)[2] == padding
        for user in users
    )
    return only_lookups and not torch.any(value.detach()[padding])


def _mask(lookup: fx.Node, indices: fx.Node, padding: int) -> None:
    graph = lookup.graph

    def call(target, *args) -> fx.Node:
        made = graph.call_function(target, args)
        made.meta = {
            key: lookup.meta[key]
            for key in ("nn_module_stack", "stack_trace")
            if key in lookup.meta
        }
        return made

    with graph.inserting_before(lookup.next):
        hit = call(aten.unsqueeze.default, call(aten.eq.Scalar, indices, padding), -1)
        kept = call(aten.masked_fill.Scalar, lookup, hit, 0.0)
    lookup.replace_all_uses_with(kept, delete_user_cb=lambda user: user is not kept)
