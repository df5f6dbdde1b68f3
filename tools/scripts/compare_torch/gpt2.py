# Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The same GPT-2 in PyTorch, as a whole or as a stage of it."""

import math
from collections.abc import Mapping

import torch
from torch import Tensor, nn
from torch.nn import functional

from workloads import Workload


class Attention(nn.Module):
    """Causal self-attention: written out with a softmax, or by torch's fused kernel."""

    def __init__(self, workload: Workload, fused: bool):
        super().__init__()
        self.heads, self.fused = workload.heads, fused
        self.c_attn = nn.Linear(workload.width, 3 * workload.width)
        self.c_proj = nn.Linear(workload.width, workload.width)
        mask = torch.ones(workload.sequence, workload.sequence, dtype=torch.bool).triu(1)
        self.register_buffer("mask", mask, persistent=False)

    def forward(self, x: Tensor) -> Tensor:
        """From and to [batch, sequence, width]."""
        batch, sequence, width = x.shape
        q, k, v = (
            part.view(batch, sequence, self.heads, -1).transpose(1, 2)
            for part in self.c_attn(x).split(width, dim=2)
        )
        if self.fused:
            y = functional.scaled_dot_product_attention(q, k, v, is_causal=True)
        else:
            scores = (q @ k.transpose(-2, -1)) / math.sqrt(q.shape[-1])
            y = torch.softmax(scores.masked_fill(self.mask, -math.inf), dim=-1) @ v
        return self.c_proj(y.transpose(1, 2).reshape(batch, sequence, width))


class Mlp(nn.Module):
    """Two linear layers with GPT-2's gelu between them."""

    def __init__(self, workload: Workload):
        super().__init__()
        self.c_fc = nn.Linear(workload.width, 4 * workload.width)
        self.c_proj = nn.Linear(4 * workload.width, workload.width)

    def forward(self, x: Tensor) -> Tensor:
        """From and to [batch, sequence, width]."""
        return self.c_proj(functional.gelu(self.c_fc(x), approximate="tanh"))


class Block(nn.Module):
    """A layer."""

    def __init__(self, workload: Workload, fused: bool):
        super().__init__()
        self.ln_1, self.ln_2 = nn.LayerNorm(workload.width), nn.LayerNorm(workload.width)
        self.attn, self.mlp = Attention(workload, fused), Mlp(workload)

    def forward(self, x: Tensor) -> Tensor:
        """From and to [batch, sequence, width]."""
        x = x + self.attn(self.ln_1(x))
        return x + self.mlp(self.ln_2(x))


class Stage(nn.Module):
    """The layers from `first` to before `last`: with the embedding where they begin with layer 0,
    with the head where they end with the last. All of them are the model. The head's weight is the
    embedding's; a stage that has the head alone has a copy, which its trainer keeps equal."""

    def __init__(self, workload: Workload, fused: bool, first: int, last: int):
        super().__init__()
        self.embeds, self.heads = first == 0, last == workload.layers
        if self.embeds or self.heads:
            self.wte = nn.Embedding(workload.vocabulary, workload.width)
        if self.embeds:
            self.wpe = nn.Embedding(workload.sequence, workload.width)
        self.h = nn.ModuleDict({str(i): Block(workload, fused) for i in range(first, last)})
        if self.heads:
            self.ln_f = nn.LayerNorm(workload.width)

    def forward(self, x: Tensor) -> Tensor:
        """Tokens in, if it embeds; logits out, if it has the head; hidden states otherwise."""
        if self.embeds:
            x = self.wte(x) + self.wpe.weight
        for block in self.h.values():
            x = block(x)
        return functional.linear(self.ln_f(x), self.wte.weight) if self.heads else x

    def load(self, weights: Mapping[str, Tensor]) -> None:
        """Takes its parameters from those of the whole model in Hugging Face's names and shapes,
        which keep linear layers transposed."""
        with torch.no_grad():
            for name, parameter in self.named_parameters():
                value = weights[f"transformer.{name}"]
                linear = value.dim() == 2 and ".c_" in f".{name}"
                parameter.copy_(value.t() if linear else value)


def cross_entropy(logits: Tensor, targets: Tensor) -> Tensor:
    """The mean over all tokens."""
    return functional.cross_entropy(logits.flatten(0, -2), targets.flatten())


def initial_weights(workload: Workload) -> dict[str, Tensor]:
    """What both sides start from: GPT-2's initialisation. (PyTorch's own of an embedding has a
    deviation of 1, with which attention saturates and its gradients become denormal numbers.)"""
    width, weights = workload.width, {}
    generator = torch.Generator().manual_seed(1)

    def normal(name: str, *shape: int) -> None:
        weights[f"transformer.{name}"] = torch.randn(*shape, generator=generator) * 0.02

    def constant(name: str, size: int, value: float) -> None:
        weights[f"transformer.{name}"] = torch.full((size,), float(value))

    def norm(name: str) -> None:
        constant(f"{name}.weight", width, 1)
        constant(f"{name}.bias", width, 0)

    def linear(name: str, inputs: int, outputs: int) -> None:
        normal(f"{name}.weight", inputs, outputs)
        constant(f"{name}.bias", outputs, 0)

    normal("wte.weight", workload.vocabulary, width)
    normal("wpe.weight", workload.sequence, width)
    for i in range(workload.layers):
        norm(f"h.{i}.ln_1")
        linear(f"h.{i}.attn.c_attn", width, 3 * width)
        linear(f"h.{i}.attn.c_proj", width, width)
        norm(f"h.{i}.ln_2")
        linear(f"h.{i}.mlp.c_fc", width, 4 * width)
        linear(f"h.{i}.mlp.c_proj", 4 * width, width)
    norm("ln_f")
    return weights
