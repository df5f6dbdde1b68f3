# Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Models of torch alone, for generate.py: none of them has blocks that a prefix of names
repeats."""

import torch
from torch import Tensor, nn
from torch.nn import functional


class Mlp(nn.Sequential):
    """Four linear layers and a cross entropy."""

    def __init__(self) -> None:
        layers: list[nn.Module] = []
        for _ in range(3):
            layers += [nn.Linear(16, 16), nn.ReLU()]
        super().__init__(*layers, nn.Linear(16, 10))

    def forward(self, x: Tensor, y: Tensor) -> Tensor:  # pylint: disable=arguments-differ
        return functional.cross_entropy(super().forward(x), y)


class _Block(nn.Module):
    """Two convolutions with group normalisation, and a shortcut."""

    def __init__(self, channels: int, out: int):
        super().__init__()
        self.norm1, self.conv1 = nn.GroupNorm(1, channels), nn.Conv2d(channels, out, 3, padding=1)
        self.norm2, self.conv2 = nn.GroupNorm(2, out), nn.Conv2d(out, out, 3, padding=1)
        self.shortcut = nn.Conv2d(channels, out, 1)

    def forward(self, x: Tensor) -> Tensor:
        """The block's result."""
        y = self.conv1(functional.silu(self.norm1(x)))
        return self.conv2(functional.silu(self.norm2(y))) + self.shortcut(x)


class UNet(nn.Module):  # pylint: disable=too-many-instance-attributes
    """Two levels down and up again, with skip connections; one step up is a transposed convolution,
    one an interpolation."""

    def __init__(self) -> None:
        super().__init__()
        self.down1, self.down2, self.middle = _Block(3, 4), _Block(4, 8), _Block(8, 16)
        self.reduce = nn.Conv2d(8, 8, 3, stride=2, padding=1)
        self.raise2, self.up2 = nn.ConvTranspose2d(16, 8, 2, stride=2), _Block(16, 8)
        self.raise1 = nn.Sequential(nn.Upsample(scale_factor=2), nn.Conv2d(8, 4, 3, padding=1))
        self.up1 = _Block(8, 4)
        self.out = nn.Conv2d(4, 3, 1)

    def forward(self, x: Tensor, y: Tensor) -> Tensor:
        """The mean of squared errors."""
        first = self.down1(x)
        second = self.down2(functional.max_pool2d(first, 2))
        bottom = self.middle(self.reduce(second))
        upper = self.up2(torch.cat([self.raise2(bottom), second], 1))
        return functional.mse_loss(self.out(self.up1(torch.cat([self.raise1(upper), first], 1))), y)


class Lstm(nn.Module):
    """A language model of two LSTM layers, which torch.export unrolls over time."""

    def __init__(self) -> None:
        super().__init__()
        self.embedding = nn.Embedding(64, 16)
        self.lstm = nn.LSTM(16, 16, num_layers=2, batch_first=True)
        self.head = nn.Linear(16, 64)

    def forward(self, x: Tensor, y: Tensor) -> Tensor:
        """The cross entropy of predicting y."""
        hidden, _ = self.lstm(self.embedding(x))
        return functional.cross_entropy(self.head(hidden).flatten(0, 1), y.flatten())
