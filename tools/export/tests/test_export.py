# Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What an exported program takes, returns and says of itself."""

import re

import pytest
import torch
from torch import nn

import pipeline_export
from pipeline_export import Argument, Result, export
from pipeline_export.decompositions import NAMES, decompositions


class Net(nn.Module):
    """Has everything that becomes an argument or a constant."""

    def __init__(self):
        super().__init__()
        self.first = nn.Linear(4, 4)
        self.norm = nn.BatchNorm1d(4)
        self.second = nn.Linear(4, 4, bias=False)
        self.second.weight = self.first.weight
        self.first.bias.requires_grad_(False)
        self.register_buffer("table", torch.arange(4.0), persistent=False)

    def forward(self, x):
        y = self.second(self.norm(self.first(x)))
        return (y * self.table + torch.tensor([1.0, 2.0, 3.0, 4.0])).square().mean()


def signature(text: str) -> str:
    """The line of the function."""
    return next(line for line in text.splitlines() if "func.func" in line)


def test_arguments_and_results(tmp_path):
    exported = export(Net(), {"x": torch.randn(2, 4)}, tmp_path / "net", verify=True)
    assert exported.arguments == [
        Argument("parameter", "first.weight", aliases=("second.weight",)),
        Argument("parameter", "first.bias", frozen=True),
        Argument("parameter", "norm.weight"),
        Argument("parameter", "norm.bias"),
        Argument("buffer", "norm.running_mean"),
        Argument("buffer", "norm.running_var"),
        Argument("buffer", "norm.num_batches_tracked"),
        Argument("input", "x"),
    ]
    assert exported.results == [
        Result("loss", "loss"),
        Result("buffer", "norm.running_mean"),
        Result("buffer", "norm.running_var"),
        Result("buffer", "norm.num_batches_tracked"),
    ]
    line = signature((tmp_path / "net.mlir").read_text())
    assert '%arg0: tensor<4x4xf32> {pipe.parameter = "first.weight"} loc("first.weight")' in line
    assert '%arg1: tensor<4xf32> {pipe.frozen, pipe.parameter = "first.bias"}' in line
    assert '%arg6: tensor<i64> {pipe.buffer = "norm.num_batches_tracked"}' in line
    assert '%arg7: tensor<2x4xf32> {pipe.input = "x"} loc("x")' in line
    assert (
        '-> (tensor<f32> {pipe.loss = "loss"}, tensor<4xf32> {pipe.buffer = "norm.running_m' in line
    )


def test_constants_are_in_the_text():
    text = export(Net(), {"x": torch.randn(2, 4)}).text
    assert re.search(
        r"arith.constant dense<\[0.0\S*, 1.0\S*, 2.0\S*, 3.0\S*\]> : tensor<4xf32>", text
    )
    assert "dense<[1.000000e+00, 2.000000e+00, 3.000000e+00, 4.000000e+00]>" in text
    assert "dialect_resources" not in text


def test_a_constant_that_is_used_twice():
    class Twice(nn.Module):
        def __init__(self):
            super().__init__()
            self.weight = nn.Parameter(torch.ones(3))
            self.register_buffer("mask", torch.tensor([True, False, True]), persistent=False)

        def forward(self, x):
            kept = torch.where(self.mask, x, 0.0)
            return (kept * self.weight + torch.where(self.mask, 0.0, x)).sum()

    export(Twice(), {"x": torch.arange(3.0)}, verify=True)


def test_locations_are_modules():
    text = export(Net(), {"x": torch.randn(2, 4)}).text
    aliases = dict(re.findall(r'^(#loc\d*) = loc\("(.*)"\)$', text, re.MULTILINE))
    multiplications = re.findall(r"linalg\.matmul .* loc\((#loc\d*)\)", text)
    assert [aliases[alias] for alias in multiplications] == ["first", "second"]
    assert "<loss>" in aliases.values()


def test_weights_are_the_state_dict_less_tied_names(tmp_path):
    module = Net()
    export(module, {"x": torch.randn(2, 4)}, tmp_path / "net", weights=True)
    tensors, _ = pipeline_export.compare.read_tensors(tmp_path / "net.safetensors")
    assert set(module.state_dict()) - set(tensors) == {"second.weight"}
    loading = module.load_state_dict(tensors, strict=False)
    assert loading.missing_keys == ["second.weight"] and not loading.unexpected_keys


def test_a_loss_from_outside_and_further_results():
    def loss(module, x, y):
        difference = module(x) - y
        return {"error": difference.abs().mean(), "loss": difference.square().mean()}

    inputs = {"x": torch.randn(2, 4), "y": torch.randn(2, 4)}
    exported = export(nn.Linear(4, 4), inputs, loss=loss, verify=True)
    assert [a.name for a in exported.arguments] == ["weight", "bias", "x", "y"]
    assert exported.results == [Result("loss", "loss"), Result("output", "error")]


def test_the_mode_of_the_module_is_kept():
    exported = export(Net().eval(), {"x": torch.randn(2, 4)}, verify=True)
    assert exported.results == [Result("loss", "loss")]


def test_decompositions():
    class Norm(nn.LayerNorm):
        def forward(self, x):  # pylint: disable=arguments-renamed
            return super().forward(x).square().sum()

    module, inputs = Norm(8), {"x": torch.randn(2, 8)}
    clean = export(module, inputs, verify=True).text
    default = export(module, inputs, decompositions="default", verify=True).text
    assert not re.search(r"tensor<[0-9x]*f64>", clean)
    assert re.search(r"tensor<[0-9x]*f64>", default)


@pytest.mark.parametrize("ignored", [-100, 2])
@pytest.mark.parametrize("reduction", ["mean", "sum"])
def test_cross_entropy_of_labels_that_do_not_count(ignored, reduction):
    class Classifier(nn.Linear):
        def forward(self, x, y):  # pylint: disable=arguments-differ
            return nn.functional.cross_entropy(
                super().forward(x), y, ignore_index=ignored, reduction=reduction
            )

    inputs = {"x": torch.randn(4, 3), "y": torch.tensor([0, ignored, 4, 2])}
    text = export(Classifier(3, 5), inputs, verify=True).text
    # The compiler checks the index of this lookup, which would not be the label if it were one that
    # counts from the end where negative.
    assert "tensor.extract" in text
    assert "arith.addi" not in text


@pytest.mark.parametrize("ignored", [-100, 2])
@pytest.mark.parametrize("label", [5, -1, -101])
def test_a_label_that_is_no_class_is_looked_up(ignored, label):
    operator = torch.ops.aten.nll_loss_forward.default
    loss, count = decompositions("clean")[operator](
        torch.randn(3, 5), torch.tensor([4, ignored, 0]), None, 1, ignored
    )
    assert torch.isfinite(loss) and count == 2
    with pytest.raises(IndexError):
        decompositions("clean")[operator](
            torch.randn(3, 5), torch.tensor([4, ignored, label]), None, 1, ignored
        )


@pytest.mark.parametrize("table", NAMES)
def test_a_row_of_an_embedding_is_not_counted_from_the_end(table):
    class Embedded(nn.Embedding):
        def forward(self, x):  # pylint: disable=arguments-renamed
            return super().forward(x).square().sum()

    inputs = {"x": torch.tensor([[0, 4], [2, 2]])}
    text = export(Embedded(5, 3), inputs, decompositions=table, verify=True).text
    assert "tensor.extract" in text
    assert "arith.addi" not in text


def test_a_recurrent_network_is_unrolled():
    class Recurrent(nn.Module):
        def __init__(self):
            super().__init__()
            self.lstm = nn.LSTM(3, 4, batch_first=True)

        def forward(self, x):
            return self.lstm(x)[0].square().sum()

    exported = export(Recurrent(), {"x": torch.randn(2, 5, 3)}, verify=True)
    assert "scf." not in exported.text
    assert exported.arguments[0] == Argument("parameter", "lstm.weight_ih_l0")
