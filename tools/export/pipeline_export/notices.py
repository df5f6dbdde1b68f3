# Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What an export could not keep: said, never dropped in silence."""

import warnings
from collections.abc import Iterable
from dataclasses import dataclass


class ExportError(Exception):
    """The module cannot be exported; the message says why and what to do about it."""


class ExportWarning(UserWarning):
    """Something of the module is not in the exported program."""


@dataclass(frozen=True)
class Notice:
    """One thing that was not kept, and the modules it concerns."""

    what: str
    modules: tuple[str, ...]

    def __str__(self) -> str:
        shown = ", ".join(self.modules[:4])
        more = len(self.modules) - 4
        return f"{self.what} [{shown}{f' and {more} more' if more > 0 else ''}]"


class Notices:
    """Collects notices; those that say the same of several modules become one."""

    def __init__(self) -> None:
        self._modules: dict[str, dict[str, None]] = {}

    def add(self, what: str, module: str) -> None:
        """Says `what` of the module of that path."""
        self._modules.setdefault(what, {})[module] = None

    def all(self) -> list[Notice]:
        """The notices, in the order in which the first module of each was met."""
        return [Notice(what, tuple(modules)) for what, modules in self._modules.items()]


def report(notices: Iterable[Notice]) -> None:
    """Warns of every notice."""
    for notice in notices:
        warnings.warn(str(notice), ExportWarning, stacklevel=3)
