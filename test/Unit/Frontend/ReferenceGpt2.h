//===- ReferenceGpt2.h - GPT-2 in plain loops, in f64 -----------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The oracle of the imported model: written from the description of GPT-2, not
// from the importer, in double precision.
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_TEST_UNIT_FRONTEND_REFERENCEGPT2_H
#define PIPELINE_TEST_UNIT_FRONTEND_REFERENCEGPT2_H

#include "pipeline/Frontend/Gpt2.h"

#include <map>
#include <string>
#include <vector>

namespace pipeline {

/// Parameters by the names of a checkpoint.
using Checkpoint = std::map<std::string, std::vector<float>>;

/// The mean cross entropy of `targets` after `tokens`.
double computeReferenceLoss(const Gpt2Config &config, TokenBatch batch,
                            const Checkpoint &checkpoint, const std::vector<int32_t> &tokens,
                            const std::vector<int32_t> &targets);

} // namespace pipeline

#endif // PIPELINE_TEST_UNIT_FRONTEND_REFERENCEGPT2_H
