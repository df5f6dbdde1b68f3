# Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Which operators of torch are taken apart before torch-mlir lowers them, and how.

`default` is torch-mlir's own table. `clean` replaces some entries so that what comes out is in f32
throughout (torch's variance goes through f64), has no operator with two results but top-k's, and no
gather where a comparison does, but where only a gather has its index checked. The values are the
same to rounding. Both have what cannot be
lowered to linalg otherwise.
"""

import math
from collections.abc import Callable, Sequence

import torch
from torch import Tensor
from torch_mlir.extras.fx_decomp_util import get_decomposition_table

from pipeline_export.notices import ExportError

aten = torch.ops.aten

Table = dict[torch._ops.OperatorBase, Callable]  # pylint: disable=protected-access

NAMES = ("clean", "default")


def decompositions(name: str) -> Table:
    """The table of that name, which is one of NAMES."""
    if name not in NAMES:
        raise ExportError(f"there are no decompositions '{name}'; there are {', '.join(NAMES)}")
    table = dict(get_decomposition_table())
    table[aten.topk.default] = _top_k
    if name == "clean":
        table.update(_CLEAN)
    return table


def _count(value: Tensor, dims: Sequence[int]) -> int:
    return math.prod(value.shape[dim] for dim in dims)


def _var_mean(value, dim=None, *, correction=None, keepdim=False):
    dims = list(dim) if dim else list(range(value.dim()))
    count = _count(value, dims)
    mean = value.sum(dims, keepdim=True) / count
    deviation = value - mean
    squares = (deviation * deviation).sum(dims, keepdim=keepdim)
    variance = squares / (count - (1 if correction is None else correction))
    return variance, (mean if keepdim else mean.squeeze(dims))


def _var(value, dim=None, *, correction=None, keepdim=False):
    return _var_mean(value, dim, correction=correction, keepdim=keepdim)[0]


def _layer_norm(value, shape, weight, bias, eps):
    dims = list(range(value.dim() - len(shape), value.dim()))
    variance, mean = _var_mean(value, dims, correction=0, keepdim=True)
    scale = torch.rsqrt(variance + eps)
    result = (value - mean) * scale
    if weight is not None:
        result = result * weight
    if bias is not None:
        result = result + bias
    return result, mean, scale


def _group_norm(value, weight, bias, batch, channels, _size, groups, eps):
    grouped = value.reshape(batch, groups, -1)
    variance, mean = _var_mean(grouped, [2], correction=0, keepdim=True)
    scale = torch.rsqrt(variance + eps)
    result = ((grouped - mean) * scale).reshape(value.shape)
    per_channel = [1, channels] + [1] * (value.dim() - 2)
    if weight is not None:
        result = result * weight.reshape(per_channel)
    if bias is not None:
        result = result + bias.reshape(per_channel)
    return result, mean.reshape(batch, groups), scale.reshape(batch, groups)


def _softmax(value, dim, _half_to_float):
    exponentials = torch.exp(value - torch.amax(value, dim, keepdim=True))
    return exponentials / exponentials.sum(dim, keepdim=True)


def _log_softmax(value, dim, _half_to_float):
    shifted = value - torch.amax(value, dim, keepdim=True)
    return shifted - shifted.exp().sum(dim, keepdim=True).log()


def _nll_loss(log_probabilities, target, weight, reduction, ignore_index):
    """By comparison with every class instead of a gather, so that its adjoint scatters nothing."""
    if weight is not None or log_probabilities.dim() != 2:
        return NotImplemented
    classes = torch.arange(log_probabilities.shape[1])
    kept = target != ignore_index
    # A target that is no class would equal none and go unnoticed. So it is looked up in the
    # classes, where it is an index out of range, which the compiler checks: by index_select, since
    # indexing would take -1 for the last class.
    known = torch.index_select(classes, 0, torch.where(kept, target, 0))
    hot = (torch.where(kept, known, -1).unsqueeze(1) == classes).to(log_probabilities.dtype)
    losses = -(log_probabilities * hot).sum(1)
    count = kept.to(log_probabilities.dtype).sum()
    if reduction == 0:
        return losses, count
    return (losses.sum() / count if reduction == 1 else losses.sum()), count


def _power(value, exponent):
    """Small whole powers as products: pow has no derivative at 0 in general."""
    if exponent not in (1, 2, 3, 4):
        return NotImplemented
    result = value
    for _ in range(int(exponent) - 1):
        result = result * value
    return result


def _top_k(value, k, dim=-1, largest=True, _sorted=True):
    """By k times the maximum, which is a reduction, instead of a sort, which is none."""
    if dim not in (-1, value.dim() - 1) or not largest:
        return NotImplemented
    positions = torch.arange(value.shape[-1])
    values, indices, rest = [], [], value
    for _ in range(k):
        index = torch.argmax(rest, -1, keepdim=True)
        hit = positions == index
        values.append((value * hit.to(value.dtype)).sum(-1, keepdim=True))
        indices.append(index)
        rest = torch.where(hit, float("-inf"), rest)
    return torch.cat(values, -1), torch.cat(indices, -1)


_CLEAN: Table = {
    aten.var_mean.correction: _var_mean,
    aten.var.correction: _var,
    aten.native_layer_norm.default: _layer_norm,
    aten.native_group_norm.default: _group_norm,
    aten._softmax.default: _softmax,  # pylint: disable=protected-access
    aten._log_softmax.default: _log_softmax,  # pylint: disable=protected-access
    aten.nll_loss_forward.default: _nll_loss,
    aten.pow.Tensor_Scalar: _power,
}
