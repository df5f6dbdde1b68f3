# Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Trains the same GPT-2 with this project and with PyTorch, in turns, and compares.

Needs the standard library alone; what needs torch runs in processes of its own. Called by
compare_torch.sh, which says what its options mean.
"""

import argparse
import datetime
import json
import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, NoReturn

from report import Series, describe_machine, loss_difference, to_markdown
from trainers import HERE, SCHEDULES, TORCH_VARIANTS, WHOLE_MODEL
from trainers import Job, Ours, Torch, Trainer, TrainingError, run_together
from workloads import WORKLOADS, Workload

# Steps of a training: enough for a few seconds. The first ones are not counted.
STEPS = {"A": 6, "B": 24}
QUICK_STEPS = {"A": 3, "B": 6}
WARM_UP = 1
# Losses of equal computations in another order of summation, after some steps of AdamW.
LOSS_LIMIT = 1e-4


def say(text: str) -> None:
    """Progress; what is compared goes to the standard output."""
    print(text, file=sys.stderr, flush=True)


def fail(text: str) -> NoReturn:
    """Ends with an error."""
    say(f"compare_torch: error: {text}")
    sys.exit(1)


def parse_options() -> argparse.Namespace:
    """As compare_torch.sh documents them."""
    parser = argparse.ArgumentParser(
        prog="compare_torch",
        usage="tools/scripts/compare_torch.sh [OPTION...]; --help says which",
        add_help=False,
        allow_abbrev=False,
    )
    parser.add_argument("--model", choices=[*WORKLOADS, "all"], default="all")
    parser.add_argument("--only", default=",".join(TORCH_VARIANTS))
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--run-option", action="append", default=[])
    parser.add_argument("--text", type=Path, default=HERE.parents[2] / "LICENSE")
    parser.add_argument("--output", type=Path, default=Path("build/compare-torch"))
    parser.add_argument("--timeout", type=float, default=600)
    parser.add_argument("--tools", type=Path, default=Path("build/release/bin"))
    parser.add_argument("--python", type=Path, default=Path(sys.executable))
    parser.add_argument("--dry-run", action="store_true")
    options = parser.parse_args()
    options.only = [name for name in options.only.split(",") if name]
    for name in options.only:
        if name not in TORCH_VARIANTS:
            parser.error(f"--only has no '{name}'; there are {', '.join(TORCH_VARIANTS)}")
    if not options.only:
        parser.error("--only names nothing to compare with")
    if options.rounds < 1:
        parser.error("--rounds is at least 1")
    if not options.text.is_file() or not options.text.stat().st_size:
        parser.error(f"there is no text in '{options.text}' (--text)")
    if options.quick:
        options.rounds = min(options.rounds, 2)
    return options


def drop_impossible(options: argparse.Namespace) -> str | None:
    """Leaves out what this machine can't run, and says why. Returns a compiler for torch."""
    known = (os.environ.get("CXX"), "g++", "clang++", "clang++-22")
    compiler = next((name for name in known if name and shutil.which(name)), None)
    if "compile" in options.only and compiler is None:
        say("torch.compile is left out: it needs a C++ compiler, and there is no g++ or clang++")
        options.only.remove("compile")
    cores = len(os.sched_getaffinity(0))
    if cores < 2 and any(name not in WHOLE_MODEL for name in options.only):
        say("two ranks are left out: they need two cores, and this process may use one")
        options.only = [name for name in options.only if name in WHOLE_MODEL]
    if not options.only:
        fail("nothing is left to compare with")
    return compiler


def warn_of_load() -> None:
    """A busy machine measures itself."""
    load = os.getloadavg()[0]
    if load > 0.5:
        say(f"warning: the load average is {load:.1f}; times are worth little unless it is near 0")


def plan_round(options: argparse.Namespace, compiler: str | None) -> list[Trainer]:
    """The trainers of a round in their order: ours before each of torch's."""
    ours = {
        p: [Ours(options.tools, p, schedule, options.run_option) for schedule in schedules]
        for p, schedules in SCHEDULES.items()
    }
    order: list[Trainer] = []
    for name in sorted(options.only, key=list(TORCH_VARIANTS).index):
        torch = Torch(options.python, name, compiler)
        order += [*ours[torch.ranks], torch]
    return order


def prepare(job: Job, options: argparse.Namespace) -> None:
    """Writes the model, its first weights and the data of all steps."""
    workload = job.workload
    configuration = job.file("json")
    configuration.write_text(json.dumps(workload.configuration()), encoding="utf-8")
    run_together(
        [
            [
                options.tools / "pipeline-import",
                "gpt2",
                configuration,
                f"--batch-size={workload.batch}",
                f"--sequence-length={workload.sequence}",
                "-o",
                job.file("mlir"),
            ],
            [
                options.python,
                HERE / "prepare.py",
                f"--workload={workload.name}",
                f"--text={options.text}",
                f"--steps={job.steps}",
                f"--weights={job.file('weights')}",
                f"--inputs={job.file('inputs')}",
            ],
        ],
        job.timeout,
        {},
    )


def compare(workload: Workload, options: argparse.Namespace, compiler: str | None) -> list[Series]:
    """All rounds of a workload, then the bytes of each trainer."""
    steps = (QUICK_STEPS if options.quick else STEPS)[workload.name]
    job = Job(workload, options.output, steps, options.timeout)
    prepare(job, options)
    order = plan_round(options, compiler)
    series = {t: Series(t, workload.tokens, WARM_UP) for t in order}
    count = options.rounds * len(order)
    for number in range(count):
        trainer = order[number % len(order)]
        speed = series[trainer].add(trainer.train(job))
        say(f"[{number + 1}/{count}] {workload.name}  {trainer.label}: {speed:,.0f} tokens/s")
    for trainer in series:
        say(f"bytes  {workload.name}  {trainer.label}")
        series[trainer].bytes = trainer.measure(job)
    # One rank before two; ours before torch's.
    return sorted(series.values(), key=lambda s: (s.trainer.ranks, s.trainer.is_torch))


def describe_versions(options: argparse.Namespace) -> dict[str, str]:
    """What was compared."""

    def ask(*command: str | Path) -> str:
        words = [str(word) for word in command]
        done = subprocess.run(words, capture_output=True, text=True, check=False)
        return done.stdout.strip() or "unknown"

    return {
        "machine": describe_machine(),
        "torch": ask(options.python, "-c", "import torch; print(torch.__version__)"),
        "commit": ask("git", "describe", "--always", "--dirty"),
        "date": datetime.date.today().isoformat(),
    }


def describe_run(versions: dict[str, str], options: argparse.Namespace) -> str:
    """The sentence over all tables."""
    text = (
        f"{versions['machine']}. PyTorch {versions['torch']}, this project at "
        f"{versions['commit']}, {versions['date']}. Rounds: {options.rounds}, in turns; one thread "
        "for each rank."
    )
    if options.run_option:
        text += f" Options of pipeline-run: `{' '.join(options.run_option)}`."
    return text


def main() -> None:
    """Compares, prints Markdown and writes it and JSON."""
    options = parse_options()
    # An end from outside takes the way of an interrupt: processes are stopped on it.
    handler: Callable[[int, Any], None] = lambda *_: sys.exit(130)
    signal.signal(signal.SIGTERM, handler)
    signal.signal(signal.SIGINT, handler)
    compiler = drop_impossible(options)
    workloads = [w for w in WORKLOADS.values() if options.model in (w.name, "all")]
    if options.dry_run:
        names = [trainer.label for trainer in plan_round(options, compiler)]
        for workload in workloads:
            print(f"{workload.name}: {workload.describe()}")
            print(f"{options.rounds} times: {'; '.join(names)}")
        return
    warn_of_load()
    options.output.mkdir(parents=True, exist_ok=True)
    versions = describe_versions(options)
    sections, results, differences = [describe_run(versions, options), ""], {}, []
    for workload in workloads:
        try:
            series = compare(workload, options, compiler)
        except TrainingError as error:
            fail(str(error))
        sections.append(to_markdown(workload, series))
        differences.append(loss_difference(series) or 0)
        results[workload.name] = {
            "sizes": workload.to_json(),
            "trainers": [one.to_json() for one in series],
        }
    text = "\n".join(sections)
    print(text)
    (options.output / "results.md").write_text(text, encoding="utf-8")
    report = {**versions, "rounds": options.rounds, "workloads": results}
    (options.output / "results.json").write_text(json.dumps(report, indent=2), encoding="utf-8")
    say(f"written to {options.output}/results.md and results.json")
    if max(differences) > LOSS_LIMIT:
        fail(f"losses differ by {max(differences):.1e}: the two sides do not train the same model")


if __name__ == "__main__":
    main()
