# Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Who trains: this project's programs and PyTorch's, as processes that are run and read."""

import json
import os
import signal
import subprocess
import tempfile
import time
from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from workloads import ADAMW, Workload

HERE = Path(__file__).parent


class TrainingError(Exception):
    """A process failed; the text says which and how."""


@dataclass
class Training:
    """What one training gave."""

    # Of each step; the first ones are not counted in speeds.
    seconds: list[float]
    losses: list[float]
    # By what they are, where they were measured.
    bytes: dict[str, int] = field(default_factory=dict)
    # Of the first rank's busy time, by what it was spent on.
    shares: dict[str, float] = field(default_factory=dict)


@dataclass(frozen=True)
class Job:
    """A workload with its files, and what all trainings of it have in common."""

    workload: Workload
    folder: Path
    steps: int
    timeout: float

    def file(self, name: str) -> Path:
        """One of the workload's files."""
        return self.folder / f"{self.workload.name}.{name}"


def _stop(processes: Sequence[subprocess.Popen[bytes]]) -> None:
    """Ends what still runs, with all that it has started."""
    for process in processes:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
            process.wait()


def run_together(
    commands: Sequence[Sequence[str | Path]], timeout: float, environment: dict[str, str]
) -> list[str]:
    """Runs commands at once and returns what each printed. The first to fail ends all."""
    logs = [(tempfile.TemporaryFile(), tempfile.TemporaryFile()) for _ in commands]
    processes: list[subprocess.Popen[bytes]] = []
    try:
        for command, (out, err) in zip(commands, logs):
            processes.append(
                subprocess.Popen(  # pylint: disable=consider-using-with
                    [str(word) for word in command],
                    stdin=subprocess.DEVNULL,
                    stdout=out,
                    stderr=err,
                    env={**os.environ, **environment},
                    start_new_session=True,
                )
            )
        end = time.monotonic() + timeout
        while any(process.poll() is None for process in processes):
            failed = next((i for i, p in enumerate(processes) if p.poll()), None)
            late = time.monotonic() > end
            if failed is not None or late:
                raise TrainingError(_explain(commands, processes, logs, failed, timeout))
            time.sleep(0.05)
        failed = next((i for i, p in enumerate(processes) if p.poll()), None)
        if failed is not None:
            raise TrainingError(_explain(commands, processes, logs, failed, timeout))
        return [_read(out) for out, _ in logs]
    finally:
        _stop(processes)
        for out, err in logs:
            out.close()
            err.close()


def _read(log: Any) -> str:
    log.seek(0)
    return log.read().decode(errors="replace")


def _explain(commands: Any, processes: Any, logs: Any, failed: int | None, timeout: float) -> str:
    index = failed or 0
    how = (
        f"was not done after {timeout:.0f} s (--timeout)"
        if failed is None
        else f"ended with status {processes[index].returncode}"
    )
    last = "\n".join(f"  {line}" for line in _read(logs[index][1]).splitlines()[-15:])
    return f"{' '.join(str(word) for word in commands[index])}\n{how}:\n{last}"


class Trainer(ABC):
    """A way to train a workload."""

    name: str
    ranks: int
    is_torch: bool

    @property
    def label(self) -> str:
        """For progress and tables."""
        return f"{self.name}, p = {self.ranks}"

    @abstractmethod
    def train(self, job: Job) -> Training:
        """Trains once."""

    @abstractmethod
    def measure(self, job: Job) -> dict[str, int]:
        """Bytes, in a training of its own where that is needed."""


# Ours by the number of ranks: the schedules that train, as pipeline-run and tables call them.
SCHEDULES: dict[int, dict[str, str]] = {
    1: {"1f1b": "pipeline"},
    2: {"1f1b": "pipeline, 1F1B", "zb-h1": "pipeline, ZB-H1"},
}


class Ours(Trainer):
    """pipeline-run."""

    is_torch = False

    def __init__(self, tools: Path, ranks: int, schedule: str, options: Sequence[str]):
        self.tools, self.ranks, self.schedule, self.options = tools, ranks, schedule, options
        self.name = SCHEDULES[ranks][schedule]
        self.bytes: dict[str, int] = {}

    def train(self, job: Job) -> Training:
        report = job.file("report.json")
        command: list[str | Path] = [
            self.tools / "pipeline-run",
            job.file("mlir"),
            f"--weights={job.file('weights')}",
            f"--inputs={job.file('inputs')}",
            f"--steps={job.steps}",
            f"--ranks={self.ranks}",
            f"--schedule={self.schedule}",
            f"--microbatches={job.workload.microbatches}",
            "--optimizer=adamw",
            f"--learning-rate={ADAMW.learning_rate}",
            f"--beta1={ADAMW.beta1}",
            f"--beta2={ADAMW.beta2}",
            f"--epsilon={ADAMW.epsilon}",
            f"--weight-decay={ADAMW.weight_decay}",
            f"--json={report}",
            *self.options,
        ]
        run_together([command], job.timeout, {})
        result = json.loads(report.read_text(encoding="utf-8"))
        report.unlink()
        ranks = result["ranks"]
        self.bytes = {"peak": sum(rank["allocated_bytes"] for rank in ranks)}
        if self.ranks == 1:
            # One microbatch is in flight at a time, so this is what one needs.
            planned = ranks[0]["planned"]
            self.bytes["saved"] = planned["residuals"] + planned["boundary"]
            self.bytes["workspace"] = planned["workspace"]
        busy = ranks[0]["busy_seconds"]
        return Training(
            [step["seconds"] for step in result["steps"]],
            [step["loss"] for step in result["steps"]],
            self.bytes,
            {
                "contractions": ranks[0]["contraction_seconds"] / busy,
                "updates": ranks[0]["update_seconds"] / busy,
            },
        )

    def measure(self, job: Job) -> dict[str, int]:
        return self.bytes or self.train(job).bytes


# By name on the command line: what a table calls it.
TORCH_VARIANTS = {
    "eager": "torch, eager",
    "fused": "torch, fused attention",
    "compile": "torch.compile",
    "gpipe": "torch pipelining, GPipe",
    "1f1b": "torch pipelining, 1F1B",
    "interleaved": "torch pipelining, interleaved",
}
WHOLE_MODEL = ("eager", "fused", "compile")


class Torch(Trainer):
    """PyTorch, one process for each rank."""

    is_torch = True

    def __init__(self, python: Path, variant: str, compiler: str | None):
        self.python, self.variant, self.compiler = python, variant, compiler
        self.name = TORCH_VARIANTS[variant]
        self.ranks = 1 if variant in WHOLE_MODEL else 2

    def _run(self, job: Job, steps: int, memory: bool) -> list[dict[str, Any]]:
        store = job.file("store").absolute()
        store.unlink(missing_ok=True)
        commands = []
        for rank in range(self.ranks):
            command: list[str | Path] = [
                self.python,
                HERE / "train.py",
                f"--workload={job.workload.name}",
                f"--variant={self.variant}",
                f"--weights={job.file('weights')}",
                f"--inputs={job.file('inputs')}",
                f"--steps={steps}",
            ]
            if self.ranks > 1:
                command += [f"--rank={rank}", f"--ranks={self.ranks}", f"--store={store}"]
            if memory:
                command.append("--memory")
            commands.append(command)
        # One thread for each rank, and no network but this machine's own.
        environment = {"OMP_NUM_THREADS": "1", "MKL_NUM_THREADS": "1"}
        environment["GLOO_SOCKET_IFNAME"] = os.environ.get("GLOO_SOCKET_IFNAME", "lo")
        # What torch.compile made is kept beside the rest, for the next round.
        environment["TORCHINDUCTOR_CACHE_DIR"] = str(job.folder / "inductor")
        if self.compiler:
            environment["CXX"] = self.compiler
        printed = run_together(commands, job.timeout, environment)
        store.unlink(missing_ok=True)
        return [json.loads(text.splitlines()[-1]) for text in printed]

    def train(self, job: Job) -> Training:
        results = self._run(job, job.steps, memory=False)
        # Rank 0 ends a step last; the last rank knows the losses.
        return Training(results[0]["seconds"], results[-1]["losses"])

    def measure(self, job: Job) -> dict[str, int]:
        results = self._run(job, 2, memory=True)
        measured = {}
        if self.variant != "compile":
            # Of compiling, the resident set keeps what it took.
            measured["peak"] = sum(result["peak_bytes"] for result in results)
        if self.ranks == 1:
            measured["saved"] = results[0]["saved_bytes"]
        return measured
