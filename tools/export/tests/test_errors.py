# Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What cannot be exported is refused, with a reason."""

import pytest
import torch
from torch import nn

from pipeline_export import ExportError, export


class Net(nn.Module):
    """A parameter and any forward."""

    def __init__(self, function):
        super().__init__()
        self.weight = nn.Parameter(torch.ones(3))
        self.register_buffer("state", torch.zeros(3))
        self.function = function

    def forward(self, x):
        return self.function(self, x)


def branch(net, x):
    """Depends on data."""
    return (net.weight * x).sum() if x.sum() > 0 else net.weight.sum()


def write_weight(net, x):
    """Changes a parameter in place."""
    with torch.no_grad():
        net.weight.mul_(2)
    return (net.weight * x).sum()


CASES = {
    "no scalar": (lambda net, x: net.weight * x, r"result 'loss' has to be a scalar of f32.*\[3\]"),
    "f64": (lambda net, x: (net.weight * x).double().sum(), "'loss' has to be a scalar.*float64"),
    "no tensor": (lambda net, x: None, "'loss' has to be a scalar"),
    "several": (lambda net, x: {"loss": (x.sum(), x.sum())}, "returns more than a loss"),
    "no loss": (lambda net, x: {"cost": (net.weight * x).sum()}, 'no key "loss"'),
    "control flow": (branch, "torch.export cannot trace the module"),
    "parameter changed": (write_weight, "changes 'weight' in place"),
    "effects": (lambda net, x: torch.linalg.inv(torch.diag(net.weight)).sum(), "of kind TOKEN"),
    "not lowered": (lambda net, x: torch.lgamma(net.weight * x).sum(), "torch-mlir does not lower"),
    "not upstream": (lambda net, x: (net.weight * x).cumsum(0).sum(), "tm_tensor.scan at"),
}


@pytest.mark.parametrize("case", CASES)
def test_refused(case, tmp_path):
    function, message = CASES[case]
    with pytest.raises(ExportError, match=message):
        export(Net(function), {"x": torch.zeros(3)}, tmp_path / "net")
    assert not list(tmp_path.iterdir())


def test_parameters_that_are_not_f32():
    with pytest.raises(ExportError, match=r"weight \(torch.bfloat16\), .*\.float\(\)"):
        export(nn.Linear(3, 3).bfloat16(), {"input": torch.zeros(2, 3)})


def test_inputs_that_are_no_tensors():
    with pytest.raises(ExportError, match="input 'x' is no tensor but of type int"):
        export(Net(lambda net, x: net.weight.sum()), {"x": 3})


def test_unknown_decompositions():
    with pytest.raises(ExportError, match="no decompositions 'fast'"):
        export(nn.Linear(3, 3), {"input": torch.zeros(2, 3)}, decompositions="fast")
