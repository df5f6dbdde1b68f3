# Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What was measured, as Markdown and as JSON."""

import os
import platform
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from typing import Any

from trainers import Trainer, Training
from workloads import Workload


@dataclass
class Series:
    """All trainings by one trainer."""

    trainer: Trainer
    tokens: int
    # Steps of each training that are not counted: caches fill, and torch compiles.
    warm_up: int
    trainings: list[Training] = field(default_factory=list)
    bytes: dict[str, int] = field(default_factory=dict)

    def add(self, training: Training) -> float:
        """Takes a training up, and returns its speed."""
        self.trainings.append(training)
        return self.speeds[-1]

    @property
    def speeds(self) -> list[float]:
        """Tokens per second of each training: of its median step."""
        return [self.tokens / median(t.seconds[self.warm_up :]) for t in self.trainings]

    @property
    def best(self) -> float:
        """Of the training that was disturbed least."""
        return max(self.speeds)

    @property
    def middle(self) -> float:
        """Of the median training."""
        return median(self.speeds)

    @property
    def shares(self) -> dict[str, float]:
        """Of the time of the training that was disturbed least, by what it was spent on."""
        return self.trainings[self.speeds.index(self.best)].shares

    def to_json(self) -> dict[str, Any]:
        """All of it."""
        return {
            "name": self.trainer.name,
            "ranks": self.trainer.ranks,
            "best": self.best,
            "median": self.middle,
            "speeds": self.speeds,
            "bytes": self.bytes,
            "shares": self.shares,
            "seconds": [training.seconds for training in self.trainings],
            "losses": self.trainings[0].losses,
        }


def describe_machine() -> str:
    """Processor, cores, memory and system."""
    model = platform.machine()
    for line in Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines():
        if line.startswith("model name"):
            model = line.split(":", 1)[1].strip()
            break
    gib = os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES") / 2**30
    cores = len(os.sched_getaffinity(0))
    return f"{model}, {cores} cores, {gib:.0f} GiB, {platform.system()}"


def _table(header: list[str], rows: list[list[str]]) -> list[str]:
    """A table whose first column is text and the rest numbers."""
    lines = ["| " + " | ".join(header) + " |", "| --- |" + " ---: |" * (len(header) - 1)]
    return lines + ["| " + " | ".join(row) + " |" for row in rows]


def _ours(series: list[Series], ranks: int) -> Series | None:
    """The fastest of ours with so many ranks."""
    ours = [s for s in series if not s.trainer.is_torch and s.trainer.ranks == ranks]
    return max(ours, key=lambda s: s.best, default=None)


def _speed_rows(series: list[Series]) -> list[list[str]]:
    rows = []
    for one in series:
        row = [one.trainer.label, f"{one.best:,.0f}", f"{one.middle:,.0f}"]
        ours = _ours(series, one.trainer.ranks)
        if one.trainer.is_torch and ours:
            row += [f"{ours.best / one.best:.2f}", f"{ours.middle / one.middle:.2f}"]
        else:
            row += ["", ""]
        rows.append(row)
    return rows


def _byte_rows(series: list[Series]) -> list[list[str]]:
    def text(one: Series, key: str) -> str:
        return f"{one.bytes[key] / 1e6:.1f}" if key in one.bytes else ""

    return [
        [one.trainer.label, text(one, "saved"), text(one, "workspace"), text(one, "peak")]
        for one in series
        if one.bytes
    ]


def loss_difference(series: list[Series]) -> float | None:
    """The largest relative difference of any step's loss from that of our first training."""
    ours = next((s for s in series if not s.trainer.is_torch), None)
    if ours is None or all(not s.trainer.is_torch for s in series):
        return None
    return max(
        abs(loss - expected) / abs(expected)
        for one in series
        for training in one.trainings
        for loss, expected in zip(training.losses, ours.trainings[0].losses)
    )


def _scaling(series: list[Series]) -> str | None:
    one, two = _ours(series, 1), _ours(series, 2)
    if one is None or two is None:
        return None
    text = f"Two ranks over one: {two.best / one.best:.2f}"
    torch = {
        p: [s.best for s in series if s.trainer.is_torch and s.trainer.ranks == p] for p in (1, 2)
    }
    if torch[1] and torch[2]:
        text += f" here, {max(torch[2]) / max(torch[1]):.2f} with torch's best of each"
    return text + "."


def _spent(series: list[Series]) -> str | None:
    one = _ours(series, 1)
    if one is None or not one.shares:
        return None
    parts = [f"{share:.1%} on {what}" for what, share in one.shares.items()]
    parts.append(f"{1 - sum(one.shares.values()):.1%} on all else")
    return f"The pipeline's one rank spends {', '.join(parts)}."


def to_markdown(workload: Workload, series: list[Series]) -> str:
    """The section of a workload."""
    lines = [f"### Model {workload.name}", "", workload.describe() + ".", ""]
    header = ["tokens/s", "best", "median", "our best over it: best", "median"]
    lines += _table(header, _speed_rows(series)) + [""]
    lines += [line for line in (_scaling(series), _spent(series)) if line]
    if lines[-1]:
        lines.append("")
    if rows := _byte_rows(series):
        lines += _table(["MB", "kept of a microbatch", "workspace", "peak"], rows) + [""]
    difference = loss_difference(series)
    if difference is not None:
        steps = len(series[0].trainings[0].losses)
        lines += [
            f"Losses of {steps} steps from the same weights and data differ by at most "
            f"{difference:.1e} of themselves.",
            "",
        ]
    return "\n".join(lines)
