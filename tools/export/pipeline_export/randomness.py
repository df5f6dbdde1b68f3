# Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The compiled program draws no random numbers: dropout is left out, anything else is refused."""

import torch
from torch import fx

from pipeline_export.graphs import ROOT, called, module_path
from pipeline_export.notices import ExportError, Notices

_DROPOUTS = {
    "dropout", "dropout_", "feature_dropout", "feature_dropout_", "alpha_dropout", "alpha_dropout_",
    "feature_alpha_dropout", "feature_alpha_dropout_",
}  # fmt: skip


def leave_out_dropout(graph_module: fx.GraphModule, notices: Notices) -> None:
    """Replaces dropout by what it drops from, and notices where that makes a difference."""
    for node in called(graph_module):
        if not isinstance(node.target, torch._ops.OpOverload):  # pylint: disable=protected-access
            continue
        if node.target.overloadpacket.__name__ in _DROPOUTS:
            value, probability, train = node.args
            _notice(node, probability if train else 0, notices)
            node.replace_all_uses_with(value)
            node.graph.erase_node(node)
        else:
            _zero_probability(node, notices)


def _zero_probability(node: fx.Node, notices: Notices) -> None:
    """Attention and recurrent layers have dropout inside."""
    schema = node.target._schema  # pylint: disable=protected-access
    names = [argument.name for argument in schema.arguments]
    given = dict(zip(names, node.args)) | node.kwargs
    for name in ("dropout_p", "dropout"):
        probability = given.get(name)
        if not isinstance(probability, float) or probability == 0:
            continue
        _notice(node, probability if given.get("train", True) else 0, notices)
        position = names.index(name)
        if position < len(node.args):
            node.update_arg(position, 0.0)
        else:
            node.update_kwarg(name, 0.0)


def _notice(node: fx.Node, probability: float, notices: Notices) -> None:
    if probability > 0:
        notices.add(
            f"dropout with p = {probability:g} is left out, as the compiled program has no "
            "generator of random numbers: it trains as with p = 0",
            module_path(node) or ROOT,
        )


def refuse_random(graph_module: fx.GraphModule) -> None:
    """An error for every operator that draws random numbers."""
    for node in called(graph_module):
        if torch.Tag.nondeterministic_seeded in getattr(node.target, "tags", ()):
            raise ExportError(
                f"{module_path(node) or ROOT}: {node.target} draws random numbers, which the "
                "compiled program cannot; make them an input"
            )
