# Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""`python -m pipeline_export`."""

import sys

from pipeline_export.command import main

sys.exit(main())
