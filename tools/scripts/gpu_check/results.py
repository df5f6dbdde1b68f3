# Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The report: a JSON file that is complete after every result."""

import json
import os
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from trainers import TrainingError


class Failed(Exception):
    """A check found something wrong; the text says what."""


class Skipped(Exception):
    """A check can't be tried here; the text says why."""


class Results:
    """All checks so far."""

    def __init__(self, path: Path, seconds: float, facts: dict[str, Any]):
        self.path = path
        self.start = time.monotonic()
        self.seconds = seconds
        self.report: dict[str, Any] = {**facts, "complete": False, "checks": []}
        self.write()

    def remaining(self) -> float:
        """Seconds until the end of the time there is."""
        return self.start + self.seconds - time.monotonic()

    def write(self) -> None:
        """The file as a whole, under its name once it is complete."""
        self.report["seconds"] = round(time.monotonic() - self.start, 1)
        partial = self.path.with_name(self.path.name + ".partial")
        partial.write_text(json.dumps(self.report, indent=2) + "\n", encoding="utf-8")
        os.replace(partial, self.path)

    def add(self, name: str, check: Callable[[], dict[str, Any]]) -> None:
        """Tries one, whatever became of those before it."""
        begin = time.monotonic()
        result: dict[str, Any] = {"name": name}
        try:
            if self.remaining() <= 0:
                raise Skipped(f"the {self.seconds:.0f} s were over")
            result.update(status="passed", **check())
        except Skipped as skipped:
            result.update(status="skipped", why=str(skipped))
        except (Failed, TrainingError) as error:
            result.update(status="failed", why=str(error))
        except Exception as error:  # pylint: disable=broad-exception-caught
            # An error of the check itself must not take the other results with it.
            result.update(status="failed", why=f"{type(error).__name__}: {error}")
        result["seconds"] = round(time.monotonic() - begin, 1)
        self.report["checks"].append(result)
        self.write()
        line = f"{result['status']:8}{name} ({result['seconds']} s)"
        if "why" in result:
            line += f": {result['why']}"
        print(line, file=sys.stderr, flush=True)

    def finish(self) -> bool:
        """Whether nothing failed."""
        self.report["complete"] = True
        self.write()
        return all(check["status"] != "failed" for check in self.report["checks"])
