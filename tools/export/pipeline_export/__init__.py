# Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Exports training losses of PyTorch as MLIR: docs/Export.md."""

from pipeline_export import compare
from pipeline_export.exporter import Exported, export
from pipeline_export.notices import ExportError, ExportWarning, Notice
from pipeline_export.signature import Argument, Result

__all__ = [
    "Argument",
    "Exported",
    "ExportError",
    "ExportWarning",
    "Notice",
    "Result",
    "compare",
    "export",
]
