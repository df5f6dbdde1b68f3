# Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Writes what both sides start from: initial weights, and the tokens of all steps."""

import argparse
from pathlib import Path

import torch
from safetensors.torch import save_file

from gpt2 import initial_weights
from workloads import WORKLOADS


def main() -> None:
    """Writes two safetensors files."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--workload", choices=WORKLOADS, required=True)
    parser.add_argument("--text", type=Path, required=True)
    parser.add_argument("--steps", type=int, required=True)
    parser.add_argument("--weights", type=Path, required=True)
    parser.add_argument("--inputs", type=Path, required=True)
    options = parser.parse_args()

    workload = WORKLOADS[options.workload]
    save_file(initial_weights(workload), options.weights)
    text = torch.tensor(list(options.text.read_bytes()), dtype=torch.int32)
    windows = options.steps * workload.microbatches * workload.batch
    # The text over and over: token i is byte i of it.
    indices = torch.arange(windows * workload.sequence + 1) % len(text)
    shape = (windows, workload.sequence)
    save_file(
        {
            "tokens": text[indices[:-1]].view(shape).contiguous(),
            "targets": text[indices[1:]].view(shape).contiguous(),
        },
        options.inputs,
    )


if __name__ == "__main__":
    main()
