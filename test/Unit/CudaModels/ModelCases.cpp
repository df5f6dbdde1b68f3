//===- ModelCases.cpp - The models that run on the fake device --*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See ModelCases.h.
//
//===----------------------------------------------------------------------===//

#include "ModelCases.h"

namespace pipeline::test {

ModelSource ModelCase::source() const {
  return {PIPELINE_MODELS "/" + name + ".mlir", layers, lossWeight};
}

RunSettings ModelCase::settings(std::int64_t steps) const {
  RunSettings settings;
  settings.weights = PIPELINE_MODELS "/" + name + ".weights.safetensors";
  settings.inputs = PIPELINE_MODELS "/" + name + ".inputs.safetensors";
  settings.steps = steps;
  return settings;
}

ModelCase gpt2() { return {"gpt2_deep"}; }
ModelCase llama() { return {"llama_deep"}; }
ModelCase resnet() { return {"resnet", "resnet.encoder.stages.*.layers.*.layer.*"}; }

EmulatedModel compileForCuda(const ModelCase &model, const std::string &options,
                             bool isAsynchronous) {
  auto compiled = compileModel(model.source(), options + " target=cuda", isAsynchronous);
  if (compiled)
    return std::move(*compiled);
  ADD_FAILURE() << llvm::toString(compiled.takeError());
  return {};
}

const TrainingResult &trainOnOneRank(const ModelCase &model, const std::string &options,
                                     const RunSettings &settings) {
  static std::map<std::string, TrainingResult> results;
  std::string key = model.name + " " + options + " " + std::to_string(settings.steps);
  auto [it, isNew] = results.try_emplace(key);
  if (!isNew)
    return it->second;
  EmulatedModel compiled = compileForCuda(model, options);
  if (compiled.kernels)
    it->second = train(compiled, settings);
  EXPECT_THAT(it->second.faults, testing::IsEmpty());
  return it->second;
}

void expectBits(const EmulatedModel &model, RunSettings settings, const TrainingResult &expected,
                int seeds) {
  if (!model.kernels || expected.outputs.empty())
    return;
  for (int seed = 1; seed <= seeds; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    settings.device.seed = seed;
    TrainingResult result = train(model, settings);
    EXPECT_THAT(result.faults, testing::IsEmpty());
    EXPECT_EQ(describeDifference(expected, result), "");
  }
}

} // namespace pipeline::test
