# Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Bytes that PyTorch needs: what a forward leaves for its backward, and the peak of a process."""

from collections.abc import Callable
from pathlib import Path

import torch
from torch import Tensor, nn
from torch.autograd.graph import saved_tensors_hooks


def saved_bytes(module: nn.Module, forward: Callable[[], Tensor]) -> int:
    """Of the tensors that a forward keeps for its backward. Each storage counts once, however many
    views of it are kept; parameters and buffers do not, as they are there anyway."""
    owned = {
        tensor.untyped_storage().data_ptr() for tensor in [*module.parameters(), *module.buffers()]
    }
    # The storages are kept, so that none of their addresses is used twice.
    storages: dict[int, torch.UntypedStorage] = {}

    def keep(tensor: Tensor) -> Tensor:
        storage = tensor.untyped_storage()
        if storage.data_ptr() not in owned:
            storages[storage.data_ptr()] = storage
        return tensor

    with saved_tensors_hooks(keep, lambda tensor: tensor):
        loss = forward()
    total = sum(storage.nbytes() for storage in storages.values())
    del loss
    return total


class PeakMeter:  # pylint: disable=too-few-public-methods
    """How far the resident set of this process grows beyond what it is when this is made."""

    def __init__(self) -> None:
        # Linux: sets the high-water mark to the present size. Where that is not allowed, the mark
        # is that of the process so far, which is no lower.
        try:
            Path("/proc/self/clear_refs").write_text("5", encoding="ascii")
        except OSError:
            pass
        self.baseline = self._read("VmRSS")

    def peak(self) -> int:
        """In bytes."""
        return self._read("VmHWM") - self.baseline

    @staticmethod
    def _read(key: str) -> int:
        for line in Path("/proc/self/status").read_text(encoding="ascii").splitlines():
            if line.startswith(key + ":"):
                return int(line.split()[1]) * 1024
        raise OSError(f"/proc/self/status has no {key}")
