#!/usr/bin/env python3
"""Stands for pipeline-launch in the tests of gpu_check.sh: writes a report as it would.

A file `stub.json` beside the bundles says what goes wrong: `bits` of a bundle that are others,
`status` of one that fails, `sleeps` for one that hangs, and whether the machine's own libraries of
the compiler are too `old`. The folders of libraries are written to `library-path`.
"""

import json
import os
import sys
import time
from pathlib import Path

folder = Path(sys.argv[0]).parent.parent
wrong = json.loads((folder / "stub.json").read_text())
libraries = os.environ["LD_LIBRARY_PATH"]
if wrong.get("old") and str(folder / "lib/compiler") not in libraries.split(":"):
    sys.exit("version `GLIBCXX_3.4.30' not found")
if sys.argv[1] == "--help":
    sys.exit()
(folder / "library-path").write_text(libraries)
bundle = Path(sys.argv[1])
options = dict(word.partition("=")[::2] for word in sys.argv[2:])
if bundle.name in wrong.get("sleeps", []):
    time.sleep(600)
if bundle.name in wrong.get("status", []):
    sys.exit("error: no CUDA device can be used")
other = bundle.name in wrong.get("bits", [])
graph = "--cuda-graph" in options
steps = int(options["--steps"])
report = {
    "steps": [
        {"loss": 2.0, "loss_bits": "40000001" if other else "40000000", "seconds": 0.1}
        for _ in range(steps)
    ],
    "host_seconds_per_action": 5e-7 if graph else 2e-5,
    "calls_per_action": 3,
    "ranks": [{"rank": 0, "parameter_hashes": {"w": "12"}}],
}
Path(options["--json"]).write_text(json.dumps(report))
