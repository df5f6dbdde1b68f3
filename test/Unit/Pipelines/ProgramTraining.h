//===- ProgramTraining.h - Training by compiled programs --------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_TEST_UNIT_PIPELINES_PROGRAMTRAINING_H
#define PIPELINE_TEST_UNIT_PIPELINES_PROGRAMTRAINING_H

#include "Compilation.h"
#include "TrainingRecord.h"

#include <string>

namespace pipeline::test {

/// Runs the rank programs of `compiled`, a thread for each rank. `updates` is how
/// often parameters are updated in all: which version is the last.
TrainingRecord trainByPrograms(const CompiledPipeline &compiled, std::int64_t updates,
                               const TrainingOptions &options);

/// Why a run of the rank programs fails; empty where it does not.
std::string findFailure(const CompiledPipeline &compiled, const TrainingOptions &options);

} // namespace pipeline::test

#endif // PIPELINE_TEST_UNIT_PIPELINES_PROGRAMTRAINING_H
