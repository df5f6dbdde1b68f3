# Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What is trained: the sizes of a GPT-2, and what every trainer must agree on."""

from dataclasses import asdict, dataclass
from typing import Any


@dataclass(frozen=True)
class Workload:  # pylint: disable=too-many-instance-attributes
    """A GPT-2 whose tokens are the bytes of a text, and a step's microbatches of it."""

    name: str
    layers: int
    width: int
    heads: int
    sequence: int
    batch: int
    microbatches: int
    vocabulary: int = 256

    @property
    def tokens(self) -> int:
        """Of a step."""
        return self.microbatches * self.batch * self.sequence

    def describe(self) -> str:
        """In words, for a heading."""
        return (
            f"{self.layers} layers, n_embd {self.width}, {self.heads} heads, "
            f"vocabulary {self.vocabulary}, sequence {self.sequence}, "
            f"batch {self.batch} per microbatch, {self.microbatches} microbatches"
        )

    def configuration(self) -> dict[str, Any]:
        """As Hugging Face writes it, for pipeline-import."""
        return {
            "model_type": "gpt2",
            "n_layer": self.layers,
            "n_head": self.heads,
            "n_embd": self.width,
            "vocab_size": self.vocabulary,
            "n_positions": self.sequence,
            "resid_pdrop": 0,
            "embd_pdrop": 0,
            "attn_pdrop": 0,
        }

    def to_json(self) -> dict[str, Any]:
        """The sizes by name."""
        return asdict(self)


WORKLOADS = {
    "A": Workload("A", layers=8, width=256, heads=8, sequence=128, batch=4, microbatches=8),
    "B": Workload("B", layers=16, width=64, heads=4, sequence=64, batch=1, microbatches=16),
}


@dataclass(frozen=True)
class AdamW:
    """The optimizer's constants, equal on both sides."""

    learning_rate: float = 1e-3
    beta1: float = 0.9
    beta2: float = 0.999
    epsilon: float = 1e-8
    weight_decay: float = 0.01


ADAMW = AdamW()
