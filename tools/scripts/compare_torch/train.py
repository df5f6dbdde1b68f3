# Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""One training with PyTorch: the whole model in this process, or one rank's stages of a pipeline.

Run by compare.py, once for each rank. Prints one line of JSON: the seconds and the loss of every
step, and with --memory the bytes.
"""

import argparse
import json
import time
from collections.abc import Callable, Iterable
from pathlib import Path

import torch
import torch.distributed as dist
from safetensors.torch import load_file
from torch import Tensor
from torch.distributed.pipelining import (
    PipelineStage,
    Schedule1F1B,
    ScheduleGPipe,
    ScheduleInterleaved1F1B,
)

import gpt2
from memory import PeakMeter, saved_bytes
from workloads import ADAMW, WORKLOADS, Workload

# By name: torch's class, and how many stages a rank has.
SCHEDULES = {
    "gpipe": (ScheduleGPipe, 1),
    "1f1b": (Schedule1F1B, 1),
    "interleaved": (ScheduleInterleaved1F1B, 2),
}


def make_optimizer(parameters: Iterable[Tensor], fused: bool) -> torch.optim.Optimizer:
    """AdamW: torch's default implementation, or its faster one."""
    return torch.optim.AdamW(
        parameters,
        lr=ADAMW.learning_rate,
        betas=(ADAMW.beta1, ADAMW.beta2),
        eps=ADAMW.epsilon,
        weight_decay=ADAMW.weight_decay,
        fused=fused,
    )


class Whole:
    """The model in one process: eager, with fused attention and optimizer, or compiled."""

    def __init__(self, workload: Workload, variant: str, weights: dict[str, Tensor]):
        self.workload = workload
        fused = variant != "eager"
        self.stage = gpt2.Stage(workload, fused, 0, workload.layers)
        self.stage.load(weights)
        self.model: Callable[[Tensor], Tensor] = self.stage
        if variant == "compile":
            self.model = torch.compile(self.stage)
        self.optimizer = make_optimizer(self.stage.parameters(), fused)

    def step(self, tokens: Tensor, targets: Tensor) -> float:
        """Trains on all microbatches of a step and returns their mean loss."""
        self.optimizer.zero_grad()
        count, total = self.workload.microbatches, torch.zeros(())
        for x, y in zip(tokens.chunk(count), targets.chunk(count)):
            loss = gpt2.cross_entropy(self.model(x), y)
            (loss / count).backward()
            total += loss.detach()
        self.optimizer.step()
        return total.item() / count

    def saved_bytes(self, tokens: Tensor, targets: Tensor) -> int:
        """Of one microbatch."""
        x, y = (part[: self.workload.batch] for part in (tokens, targets))
        return saved_bytes(self.stage, lambda: gpt2.cross_entropy(self.model(x), y))


class Pipeline:  # pylint: disable=too-few-public-methods
    """One rank's stages, under one of torch's schedules, with gloo."""

    def __init__(self, workload: Workload, variant: str, weights: dict[str, Tensor]):
        self.rank, ranks = dist.get_rank(), dist.get_world_size()
        schedule, chunks = SCHEDULES[variant]
        count = chunks * ranks
        if workload.layers % count:
            raise ValueError(f"{workload.layers} layers do not make {count} equal stages")
        size = workload.layers // count
        self.modules = []
        stages = []
        for index in range(self.rank, count, ranks):
            module = gpt2.Stage(workload, True, index * size, (index + 1) * size)
            module.load(weights)
            self.modules.append(module)
            stages.append(PipelineStage(module, index, count, torch.device("cpu")))
        self.is_first, self.is_last = self.rank == 0, self.rank == ranks - 1
        self.schedule = schedule(
            stages if chunks > 1 else stages[0],
            n_microbatches=workload.microbatches,
            loss_fn=gpt2.cross_entropy,
        )
        # The embedding and the head are one parameter, of which both ends have a copy.
        self.ends = dist.new_group([0, ranks - 1])
        self.optimizer = make_optimizer(
            (p for module in self.modules for p in module.parameters()), fused=True
        )

    def step(self, tokens: Tensor, targets: Tensor) -> float:
        """Trains on all microbatches of a step; the last rank returns their mean loss, others 0."""
        self.optimizer.zero_grad()
        losses: list[Tensor] = []
        inputs = (tokens,) if self.is_first else ()
        if self.is_last:
            self.schedule.step(*inputs, target=targets, losses=losses)
        else:
            self.schedule.step(*inputs)
        for module in self.modules:
            if module.embeds != module.heads:
                dist.all_reduce(module.wte.weight.grad, group=self.ends)
        self.optimizer.step()
        return sum(loss.item() for loss in losses) / max(len(losses), 1)


def run_steps(
    step: Callable[[Tensor, Tensor], float], data: dict[str, Tensor], size: int, steps: int
) -> tuple[list[float], list[float]]:
    """The seconds and losses of `steps` steps of `size` sequences."""
    seconds, losses = [], []
    for i in range(steps):
        tokens, targets = (data[key][i * size : (i + 1) * size] for key in ("tokens", "targets"))
        start = time.perf_counter()
        losses.append(step(tokens, targets))
        seconds.append(time.perf_counter() - start)
    return seconds, losses


def main() -> None:
    """Trains, and prints what it measured."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--workload", choices=WORKLOADS, required=True)
    parser.add_argument("--variant", choices=["eager", "fused", "compile", *SCHEDULES])
    parser.add_argument("--weights", type=Path, required=True)
    parser.add_argument("--inputs", type=Path, required=True)
    parser.add_argument("--steps", type=int, required=True)
    parser.add_argument("--rank", type=int, default=0)
    parser.add_argument("--ranks", type=int, default=1)
    parser.add_argument("--store", type=Path, help="where the ranks of a pipeline meet")
    parser.add_argument("--memory", action="store_true", help="measure bytes; not for times")
    options = parser.parse_args()

    torch.set_num_threads(1)
    workload = WORKLOADS[options.workload]
    if options.store:
        dist.init_process_group(
            "gloo",
            init_method=f"file://{options.store}",
            rank=options.rank,
            world_size=options.ranks,
        )
    meter = PeakMeter()
    trainer = (Pipeline if options.store else Whole)(
        workload, options.variant, load_file(options.weights)
    )
    data = {name: value.long() for name, value in load_file(options.inputs).items()}
    size = workload.microbatches * workload.batch
    seconds, losses = run_steps(trainer.step, data, size, options.steps)
    result: dict[str, object] = {"seconds": seconds, "losses": losses}
    if options.memory:
        result["peak_bytes"] = meter.peak()
        if isinstance(trainer, Whole):
            result["saved_bytes"] = trainer.saved_bytes(data["tokens"], data["targets"])
    print(json.dumps(result), flush=True)
    if options.store:
        dist.barrier()
        dist.destroy_process_group()


if __name__ == "__main__":
    main()
