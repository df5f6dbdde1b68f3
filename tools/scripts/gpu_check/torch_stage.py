# Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Trains the stage of GPT-2 medium with torch.compile in bf16, and prints the seconds of its steps.

Parameters, optimizer and sums are f32, and contractions bf16 (torch.autocast), as in the bundle.
Where torch.compile does not work (it needs a C compiler), the model runs as it is, and why is
printed beside the seconds.
"""

import argparse
import json
import time

import torch

import gpt2
from prepared import LEARNING_RATE, MEDIUM


def main() -> None:
    """Prints one line of JSON."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--steps", type=int, required=True)
    options = parser.parse_args()

    torch.manual_seed(1)
    model = gpt2.Stage(MEDIUM, True, 0, MEDIUM.layers)
    model.load(gpt2.initial_weights(MEDIUM))
    model.cuda()
    optimizer = torch.optim.AdamW(model.parameters(), lr=LEARNING_RATE, fused=True)
    shape = (MEDIUM.microbatches, MEDIUM.batch, MEDIUM.sequence)
    tokens = torch.randint(MEDIUM.vocabulary, shape, device="cuda")
    targets = torch.randint(MEDIUM.vocabulary, shape, device="cuda")
    forward, not_compiled = torch.compile(model), ""
    try:
        with torch.autocast("cuda", dtype=torch.bfloat16):
            gpt2.cross_entropy(forward(tokens[0]), targets[0]).backward()
    except Exception as error:  # pylint: disable=broad-exception-caught
        lines = str(error).splitlines() or [""]
        forward, not_compiled = model, f"{type(error).__name__}: {lines[0]}"
    seconds = []
    for _ in range(options.steps):
        begin = time.perf_counter()
        optimizer.zero_grad()
        for x, y in zip(tokens, targets):
            with torch.autocast("cuda", dtype=torch.bfloat16):
                loss = gpt2.cross_entropy(forward(x), y)
            (loss / MEDIUM.microbatches).backward()
        optimizer.step()
        torch.cuda.synchronize()
        seconds.append(time.perf_counter() - begin)
    print(json.dumps({"seconds": seconds, "not_compiled": not_compiled}))


if __name__ == "__main__":
    main()
