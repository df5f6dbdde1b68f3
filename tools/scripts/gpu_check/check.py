# Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs on a machine with one GPU what prepare.py wrote. Called by gpu_check.sh."""

import argparse
import json
import os
import platform
import shutil
import subprocess
import sys
from functools import partial
from pathlib import Path
from statistics import median
from typing import Any

from prepared import MEDIUM, MEDIUM_BUNDLE, SMALL_BUNDLES, STEPS
from prepared import Folder, PreparedBundle, training_options
from results import Failed, Results, Skipped
from trainers import TrainingError, run_together

HERE = Path(__file__).parent
# Of the GPU's losses to the CPU's: contractions have another order of sums.
LOSS_LIMIT = 1e-3
# Microseconds of the host per action.
HOST_LIMIT, GRAPH_LIMIT = 10.0, 1.0
# The first steps choose algorithms, load kernels and capture graphs.
WARM_UP = 3
SPEED_STEPS = 12
# What hangs must leave time for the others. compute-sanitizer takes its time.
RUN_SECONDS, SANITIZER_SECONDS = 60.0, 120.0
# Where the toolkit lies, if the machine has one.
TOOLKIT = "/usr/local/cuda"


def cuda_libraries() -> list[str]:
    """Folders of CUDA's libraries: those that PyTorch brings, and the toolkit's."""
    code = (
        "import importlib.util, pathlib\n"
        "spec = importlib.util.find_spec('nvidia')\n"
        "roots = spec.submodule_search_locations if spec else []\n"
        "print('\\n'.join(str(p) for r in roots for p in pathlib.Path(r).glob('*/lib')))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    return [*done.stdout.split(), f"{TOOLKIT}/lib64"]


def library_path(folder: Folder) -> str:
    """Where pipeline-launch finds libraries. What the machine names itself stays in it: there
    the driver may be. Those of the compiler are the machine's own, unless they are too old: ours
    may be made for a newer libc."""
    own = [str(folder.libraries), *cuda_libraries()]
    if known := os.environ.get("LD_LIBRARY_PATH"):
        own.append(known)
    path = ":".join(own)
    probe = subprocess.run(
        [folder.launch, "--help"],
        env={**os.environ, "LD_LIBRARY_PATH": path},
        capture_output=True,
        check=False,
    )
    return path if probe.returncode == 0 else f"{folder.compiler_libraries}:{path}"


class Launcher:  # pylint: disable=too-few-public-methods
    """Runs bundles."""

    def __init__(self, folder: Folder, results: Results):
        self.folder, self.results = folder, results
        self.environment: dict[str, str] = {}
        # By what ran: the report, or why there is none.
        self.known: dict[tuple[str, ...], dict[str, Any] | TrainingError] = {}

    def run(
        self,
        bundle: PreparedBundle,
        *options: str,
        steps: int = STEPS,
        prefix: tuple[str, ...] = (),
        environment: dict[str, str] | None = None,
    ) -> dict[str, Any]:
        """Its report; a run that was made before is not made again."""
        if not self.environment:
            self.environment = {"LD_LIBRARY_PATH": library_path(self.folder)}
        key = (bundle.name, str(steps), *options, *prefix, *(environment or {}))
        if key not in self.known:
            path = self.results.path.with_name("gpu-check-run.json")
            command: list[str | Path] = [
                *prefix,
                self.folder.launch,
                self.folder.bundle(bundle),
                f"--data={self.folder.text}",
                *training_options(steps),
                f"--json={path}",
                *options,
            ]
            try:
                limit = SANITIZER_SECONDS if prefix else RUN_SECONDS
                self.known[key] = self._train(command, path, limit, environment or {})
            except TrainingError as error:
                self.known[key] = error
        known = self.known[key]
        if isinstance(known, TrainingError):
            raise known
        return known

    def _train(
        self, command: list[str | Path], path: Path, limit: float, environment: dict[str, str]
    ) -> dict[str, Any]:
        limit = min(max(self.results.remaining(), 1), limit)
        run_together([command], limit, {**self.environment, **environment})
        report: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
        path.unlink()
        return report


def losses(report: dict[str, Any]) -> list[float]:
    """Of all steps."""
    return [step["loss"] for step in report["steps"]]


def bits(report: dict[str, Any]) -> list[str]:
    """Of the losses of all steps."""
    return [step["loss_bits"] for step in report["steps"]]


def expect_same_bits(expected: dict[str, Any], found: dict[str, Any]) -> None:
    """Losses and all final parameters."""
    for step, (a, b) in enumerate(zip(bits(expected), bits(found), strict=True)):
        if a != b:
            raise Failed(f"the loss of step {step} has the bits {b}, not {a}")
    hashes: dict[str, str] = {}
    for report in (expected, found):
        for rank in report["ranks"]:
            for name, value in rank["parameter_hashes"].items():
                if hashes.setdefault(name, value) != value:
                    raise Failed(f"the parameter '{name}' has other bits on {rank['rank']}")


def tokens_per_second(seconds: list[float]) -> float:
    """Of the median step, without the first ones."""
    return MEDIUM.tokens / median(seconds[WARM_UP:])


class Checks:
    """By the names of the report, in their order."""

    def __init__(self, folder: Folder, results: Results):
        self.folder, self.results = folder, results
        self.launcher = Launcher(folder, results)
        self.one = SMALL_BUNDLES[0]

    def run_alone(self) -> dict[str, Any]:
        """One rank trains at all."""
        report = self.launcher.run(self.one)
        return {"first_loss": losses(report)[0], "last_loss": losses(report)[-1]}

    def repeats(self) -> dict[str, Any]:
        """A second run has the bits of the first."""
        again = self.launcher.run(self.one, "--transport=copy")
        expect_same_bits(self.launcher.run(self.one), again)
        return {}

    def follows_cpu(self) -> dict[str, Any]:
        """Losses of one rank are near the CPU's."""
        expected = self.folder.read_facts()["cpu_losses"]
        found = losses(self.launcher.run(self.one))
        difference = max(abs(a - b) for a, b in zip(expected, found, strict=True))
        if not difference <= LOSS_LIMIT:
            raise Failed(f"losses differ from the CPU's by {difference:.1e}")
        return {"largest_difference": difference}

    def same_bits(self, bundle: PreparedBundle, *options: str) -> dict[str, Any]:
        """Several ranks have one rank's bits."""
        expect_same_bits(self.launcher.run(self.one), self.launcher.run(bundle, *options))
        return {}

    def nccl(self) -> dict[str, Any]:
        """A communicator of one rank, set up as torchrun would have it."""
        environment = {
            "RANK": "0",
            "LOCAL_RANK": "0",
            "WORLD_SIZE": "1",
            "MASTER_ADDR": "127.0.0.1",
            "MASTER_PORT": "29511",
        }
        found = self.launcher.run(self.one, "--transport=nccl", environment=environment)
        expect_same_bits(self.launcher.run(self.one), found)
        return {}

    def sanitizer(self, tool: str) -> dict[str, Any]:
        """compute-sanitizer finds nothing in a step of two ranks."""
        program = shutil.which("compute-sanitizer") or shutil.which(
            "compute-sanitizer", path=f"{TOOLKIT}/bin:{TOOLKIT}/compute-sanitizer"
        )
        if not program:
            raise Skipped("there is no compute-sanitizer")
        prefix = (program, f"--tool={tool}", "--error-exitcode=9", "--kill=yes")
        self.launcher.run(SMALL_BUNDLES[1], steps=1, prefix=prefix)
        return {}

    def host_time(self, limit: float, *options: str) -> dict[str, Any]:
        """Of the medium stage, whose actions are as long as real ones."""
        report = self.launcher.run(MEDIUM_BUNDLE, *options, steps=SPEED_STEPS)
        microseconds = report["host_seconds_per_action"] * 1e6
        result = {"microseconds": microseconds, "calls_per_action": report["calls_per_action"]}
        if microseconds > limit:
            raise Failed(f"the host takes {microseconds:.2f} us per action, not {limit}: {result}")
        return result

    def speed(self) -> dict[str, Any]:
        """Of the medium stage in bf16, with or without a graph."""
        rates = {}
        for name, options in (("called", ()), ("graph", ("--cuda-graph",))):
            report = self.launcher.run(MEDIUM_BUNDLE, *options, steps=SPEED_STEPS)
            rates[name] = tokens_per_second([step["seconds"] for step in report["steps"]])
        return {"tokens_per_second": max(rates.values()), **rates}

    def beside_torch(self) -> dict[str, Any]:
        """The same beside torch.compile, or PyTorch as it is where there is no C compiler."""
        torch_stage = str(HERE / "torch_stage.py")
        command = [sys.executable, torch_stage, f"--steps={SPEED_STEPS}"]
        printed = run_together([command], max(self.results.remaining(), 1), {})
        torch = json.loads(printed[0].splitlines()[-1])
        rate = tokens_per_second(torch["seconds"])
        result = {"torch_tokens_per_second": rate, "not_compiled": torch["not_compiled"]}
        try:
            own = self.speed()["tokens_per_second"]
        except TrainingError as error:
            raise Failed(f"PyTorch trains {result}, and ours not at all: {error}") from error
        result = {"ratio": own / rate, "tokens_per_second": own, **result}
        if result["ratio"] < 1:
            raise Failed(f"slower than PyTorch: {result}")
        if result["not_compiled"]:
            raise Skipped(f"torch.compile does not work here: {result}")
        return result

    def all(self) -> dict[str, Any]:
        """What is right before what is fast."""
        checks: dict[str, Any] = {
            "one-rank": self.run_alone,
            "repeats": self.repeats,
            "cpu-losses": self.follows_cpu,
        }
        for bundle in SMALL_BUNDLES[1:]:
            checks[f"bits-{bundle.ranks}-{bundle.schedule}"] = partial(self.same_bits, bundle)
        for bundle in SMALL_BUNDLES[:3]:
            name = f"graph-{bundle.ranks}-{bundle.schedule}"
            checks[name] = partial(self.same_bits, bundle, "--cuda-graph")
        checks["nccl"] = self.nccl
        for tool in ("memcheck", "racecheck"):
            checks[tool] = partial(self.sanitizer, tool)
        checks["host-time"] = partial(self.host_time, HOST_LIMIT)
        checks["host-time-graph"] = partial(self.host_time, GRAPH_LIMIT, "--cuda-graph")
        checks["speed"] = self.speed
        checks["torch"] = self.beside_torch
        return checks


def describe_device() -> str:
    """As the driver names it."""
    program = shutil.which("nvidia-smi")
    if not program:
        return "unknown: there is no nvidia-smi"
    query = [program, "--query-gpu=name,driver_version,compute_cap", "--format=csv,noheader"]
    done = subprocess.run(query, capture_output=True, text=True, check=False)
    return done.stdout.strip() or done.stderr.strip()


def main() -> None:
    """All checks, or some."""
    parser = argparse.ArgumentParser(prog="gpu_check", add_help=False, allow_abbrev=False)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--output", type=Path, default=Path("gpu-check.json"))
    parser.add_argument("--seconds", type=float, default=480)
    parser.add_argument("--only", default="")
    parser.add_argument("--list", action="store_true")
    options = parser.parse_args()
    folder = Folder(options.folder)
    if not folder.facts.is_file():
        parser.error(f"'{folder.path}' is not what --prepare writes: it has no {folder.facts.name}")
    facts = folder.read_facts()
    described = {"device": describe_device(), "machine": platform.node(), "commit": facts["commit"]}
    results = Results(options.output, options.seconds, described)
    checks = Checks(folder, results).all()
    names = [name for name in options.only.split(",") if name] or list(checks)
    for name in names:
        if name not in checks:
            parser.error(f"--only has no '{name}'; there are {', '.join(checks)}")
    if options.list:
        print("\n".join(names))
        return
    for name in names:
        results.add(name, checks[name])
    passed = results.finish()
    print(f"gpu_check: written to {options.output}", file=sys.stderr)
    sys.exit(0 if passed else 1)


if __name__ == "__main__":
    main()
