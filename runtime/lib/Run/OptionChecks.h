//===- OptionChecks.h - What a run is asked for can be done -----*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_RUNTIME_LIB_RUN_OPTIONCHECKS_H
#define PIPELINE_RUNTIME_LIB_RUN_OPTIONCHECKS_H

#include "pipeline-runtime/Run.h"

namespace pipeline::runtime {

/// Whether the options fit one another and the transport. What the data offers is not looked at.
Status checkOptions(const RunOptions &options, const Transport &transport);

} // namespace pipeline::runtime

#endif // PIPELINE_RUNTIME_LIB_RUN_OPTIONCHECKS_H
