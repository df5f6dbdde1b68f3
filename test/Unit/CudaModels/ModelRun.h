//===- ModelRun.h - A model trained on the fake device ----------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Runs a compiled model from files of weights and inputs: for CUDA on the fake device,
// whose kernels the emulator runs; for the CPU on threads, to compare with.
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_TEST_UNIT_CUDAMODELS_MODELRUN_H
#define PIPELINE_TEST_UNIT_CUDAMODELS_MODELRUN_H

#include "EmulatedModel.h"

#include "FakeDevice.h"
#include "pipeline-runtime/Optimizer.h"

#include <map>
#include <string>
#include <vector>

namespace pipeline::test {

/// What a model is trained on, and how.
struct RunSettings {
  /// Files of tensors. The inputs begin again where a step needs more microbatches than there are.
  std::string weights, inputs;
  std::int64_t steps = 1;
  runtime::OptimizerOptions optimizer;
  /// Microbatches of the last step of a pass behind `wholeSteps` others, where the model is
  /// compiled for such steps; or 0.
  std::int64_t remainder = 0, wholeSteps = 1;
  /// Whether steps are CUDA graphs.
  bool graph = false;
  /// The fake device's, and so that of the order in which everything runs.
  fake::Options device;
};

/// What a training gave.
struct TrainingResult {
  /// By step, the bits of the loss and of all outputs.
  std::vector<std::vector<float>> outputs;
  std::vector<double> gradientNorms;
  /// Bytes of parameters and buffers of the model after the last step, by name.
  std::map<std::string, std::vector<std::uint8_t>> state;
  /// What went wrong: an error of the run, what the device found, a parameter that differs between
  /// two ranks that hold it.
  std::vector<std::string> faults;

  /// The losses, one a step.
  std::vector<float> losses() const;
};

/// Makes the kernels of a model known to the fake device, and adds to `errors` what their threads
/// do wrong. The model must outlive the device. The seed decides the order of threads and blocks.
void addKernels(fake::FakeDevice &device, const EmulatedKernels &kernels, std::uint64_t seed,
                std::vector<std::string> &errors);

TrainingResult train(const EmulatedModel &model, const RunSettings &settings);

/// Where the bits of `actual` differ first from those of `expected`; empty where they don't.
std::string describeDifference(const TrainingResult &expected, const TrainingResult &actual);

/// The state that is not within `tolerance` of the expected, relative to the norm of its tensor;
/// empty where all is.
std::string describeDistance(const TrainingResult &expected, const TrainingResult &actual,
                             double tolerance);

} // namespace pipeline::test

#endif // PIPELINE_TEST_UNIT_CUDAMODELS_MODELRUN_H
