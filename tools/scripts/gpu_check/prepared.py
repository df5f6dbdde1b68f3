# Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What prepare.py writes and check.py reads: which bundles there are, and where things lie."""

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from workloads import Workload

# Of the folder, with everything in it.
MOST_BYTES = 60_000_000
# That losses are compared over.
STEPS = 20
LEARNING_RATE = 1e-3

# Eight layers, so that four ranks can have two stages each. Small: compute-sanitizer makes a step
# some hundred times as long.
SMALL = Workload("small", layers=8, width=64, heads=4, sequence=64, batch=2, microbatches=8)
# A quarter of GPT-2 medium: what one of four ranks has.
MEDIUM = Workload("medium", layers=6, width=1024, heads=16, sequence=1024, batch=4, microbatches=4)


@dataclass(frozen=True)
class PreparedBundle:
    """One of the bundles."""

    workload: Workload
    ranks: int
    schedule: str
    precision: str = "f32"

    @property
    def name(self) -> str:
        """Of its folder."""
        return f"{self.workload.name}-{self.ranks}-{self.schedule}-{self.precision}"


# Their losses must have the bits of one rank's, which is the first.
SMALL_BUNDLES = [
    PreparedBundle(SMALL, 1, "1f1b"),
    PreparedBundle(SMALL, 2, "1f1b"),
    PreparedBundle(SMALL, 2, "zbv"),
    PreparedBundle(SMALL, 4, "1f1b"),
    PreparedBundle(SMALL, 4, "interleaved-1f1b"),
    PreparedBundle(SMALL, 4, "zbv"),
]
MEDIUM_BUNDLE = PreparedBundle(MEDIUM, 1, "1f1b", "bf16")


class Folder:
    """The folder."""

    def __init__(self, path: Path):
        self.path = path

    def bundle(self, bundle: PreparedBundle) -> Path:
        """For pipeline-launch."""
        return self.path / "bundles" / bundle.name

    @property
    def launch(self) -> Path:
        """pipeline-launch."""
        return self.path / "bin" / "pipeline-launch"

    @property
    def libraries(self) -> Path:
        """What pipeline-launch links, and the machine may lack."""
        return self.path / "lib"

    @property
    def compiler_libraries(self) -> Path:
        """Of the compiler that made pipeline-launch, for machines whose own are too old."""
        return self.libraries / "compiler"

    @property
    def text(self) -> Path:
        """Whose bytes are the tokens."""
        return self.path / "text"

    @property
    def facts(self) -> Path:
        """A file: what made the folder, and the losses of SMALL on a CPU."""
        return self.path / "prepared.json"

    def read_facts(self) -> dict[str, Any]:
        """Of the file."""
        facts: dict[str, Any] = json.loads(self.facts.read_text(encoding="utf-8"))
        return facts

    def bytes(self) -> int:
        """Of all files."""
        return sum(file.stat().st_size for file in self.path.rglob("*") if file.is_file())


def training_options(steps: int) -> list[str]:
    """What pipeline-run and pipeline-launch are both told."""
    return [f"--steps={steps}", f"--learning-rate={LEARNING_RATE}", "--seed=1"]
