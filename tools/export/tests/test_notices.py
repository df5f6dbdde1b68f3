# Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What cannot be kept is said, and what can is kept."""

import warnings

import pytest
import torch
from torch import nn
from torch.nn import functional

from pipeline_export import ExportError, ExportWarning, export


class Net(nn.Module):
    """A linear layer and a function of its result."""

    def __init__(self, then, **modules):
        super().__init__()
        self.linear = nn.Linear(4, 4)
        for name, module in modules.items():
            self.add_module(name, module)
        self.then = then

    def forward(self, x):
        return self.then(self, self.linear(x)).square().mean()


def notices(module: nn.Module, x: torch.Tensor | None = None, **options) -> list[str]:
    """What the export of the module says."""
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        exported = export(module, {"x": torch.randn(2, 4) if x is None else x}, **options)
    said = [str(w.message) for w in caught if w.category is ExportWarning]
    assert said == [str(notice) for notice in exported.notices]
    return said


def test_nothing_to_say():
    assert not notices(Net(lambda net, y: y), verify=True)


# ===--- Random numbers -----------------------------------------------------------------------===#


def test_dropout_is_left_out():
    (said,) = notices(Net(lambda net, y: net.drop(y), drop=nn.Dropout(0.25)))
    assert "dropout with p = 0.25 is left out" in said and said.endswith("[drop]")


def test_dropout_in_place_and_as_a_function():
    def then(net, y):
        return functional.dropout(net.drop(y), 0.25, training=True)

    (said,) = notices(Net(then, drop=nn.Dropout(0.25, inplace=True)))
    assert said.endswith("[drop, <loss>]")


def test_dropout_that_does_nothing():
    assert not notices(Net(lambda net, y: net.drop(y), drop=nn.Dropout(0.0)), verify=True)
    assert not notices(Net(lambda net, y: net.drop(y), drop=nn.Dropout(0.5)).eval(), verify=True)


def test_dropout_inside_of_attention_and_recurrent_layers():
    def attend(_, y):
        y = y.view(1, 1, 2, 4)
        return functional.scaled_dot_product_attention(y, y, y, dropout_p=0.125)

    (said,) = notices(Net(attend))
    assert "p = 0.125" in said

    def recur(net, y):
        return net.lstm(y.view(1, 2, 4))[0]

    (said,) = notices(Net(recur, lstm=nn.LSTM(4, 4, num_layers=2, dropout=0.5, batch_first=True)))
    assert "p = 0.5" in said and said.endswith("[lstm]")


def test_other_random_numbers_are_refused():
    with pytest.raises(ExportError, match="<loss>: aten.*rand.* draws random numbers"):
        export(Net(lambda net, y: y + torch.rand_like(y)), {"x": torch.zeros(2, 4)})


# ===--- Gradients ----------------------------------------------------------------------------===#


def test_detach():
    (said,) = notices(Net(lambda net, y: y + y.detach()))
    assert said.startswith("stop-gradient is not kept") and said.endswith("[<loss>]")


def test_no_grad():
    def then(net, y):
        with torch.no_grad():
            scale = net.scale(y)
        return y * scale

    (said,) = notices(Net(then, scale=nn.Linear(4, 4)))
    assert said.startswith("stop-gradient is not kept") and said.endswith("[scale]")


def test_detach_where_no_gradient_flows():
    """Of an input, of what is frozen, of what the loss does not read, and before whole numbers."""

    def then(net, y):
        net.linear.weight.detach().sum()
        positions = torch.argmax(y.detach(), -1, keepdim=True)
        return y + net.frozen.weight.detach() + positions

    frozen = nn.Linear(4, 2)
    frozen.weight.requires_grad_(False)
    assert not notices(Net(then, frozen=frozen), verify=True)


def test_verify_finds_a_lost_stop():
    module = Net(lambda net, y: y * y.detach())
    with pytest.raises(ExportError, match="linear.weight: differs from torch's"):
        export(module, {"x": torch.randn(2, 4)}, verify=True)


def test_hooks():
    module = Net(lambda net, y: y)
    module.linear.weight.register_hook(lambda gradient: gradient * 2)
    module.linear.register_full_backward_hook(lambda *_: None)
    (said,) = notices(module)
    assert said == "backward hooks are not kept: they do not run, in [linear.weight, linear]"


def test_functions_with_a_backward_of_their_own():
    class Reverse(torch.autograd.Function):  # pylint: disable=abstract-method
        @staticmethod
        def forward(_, value):
            return value.clone()

        @staticmethod
        def backward(_, gradient):
            return -gradient

    (said,) = notices(Net(lambda net, y: Reverse.apply(y)))
    assert "torch.autograd.Function is not kept" in said and "Reverse]" in said


# ===--- Padding rows -------------------------------------------------------------------------===#


class Embedded(nn.Module):
    """Looks rows up."""

    def __init__(self, **options):
        super().__init__()
        self.table = nn.Embedding(6, 4, **options)

    def forward(self, x):
        return (self.table(x) - 1).square().mean()


TOKENS = torch.tensor([[0, 2, 5], [2, 1, 2]])


@pytest.mark.parametrize("decompositions", ["clean", "default"])
def test_a_padding_row_of_zeros_is_kept(decompositions):
    assert not notices(Embedded(padding_idx=2), TOKENS, verify=True, decompositions=decompositions)


def test_another_padding_row_is_not():
    module = Embedded(padding_idx=2)
    nn.init.ones_(module.table.weight)
    (said,) = notices(module, TOKENS)
    assert said.startswith("padding_idx is not kept") and said.endswith("[table]")


@pytest.mark.parametrize("decompositions", ["clean", "default"])
def test_verification_finds_the_gradient_of_a_padding_row(decompositions):
    module = Embedded(padding_idx=2)
    nn.init.constant_(module.table.weight, 2)
    with pytest.raises(ExportError, match=r"table\.weight: differs from torch's"):
        notices(module, TOKENS, verify=True, decompositions=decompositions)


def test_a_padding_row_that_something_else_trains_is_not():
    class Tied(Embedded):
        def forward(self, x):
            return (self.table(x) @ self.table.weight.T).logsumexp(-1).mean()

    (said,) = notices(Tied(padding_idx=2), TOKENS)
    assert said.startswith("padding_idx is not kept")


def test_scale_grad_by_freq():
    (said,) = notices(Embedded(scale_grad_by_freq=True), TOKENS)
    assert said.startswith("scale_grad_by_freq is not kept")
