//===- SymbolicRun.h - Planned programs on the fake device ------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_TEST_UNIT_CUDAMODELS_SYMBOLIC_SYMBOLICRUN_H
#define PIPELINE_TEST_UNIT_CUDAMODELS_SYMBOLIC_SYMBOLICRUN_H

#include "HostCalls.h"
#include "SymbolicModel.h"

#include "pipeline-runtime/CudaPlatform.h"
#include "pipeline-runtime/Run.h"

#include <string>
#include <vector>

namespace pipeline::test {

/// Where a rank has a parameter.
struct ParameterPlace {
  std::string name;
  /// In the arena: of version k at offset + (k mod slots) * slotBytes.
  std::int64_t offset, slotBytes, slots;
  std::int64_t elements;
};

/// Planned programs with streams, and what they must give.
struct SymbolicProgram {
  /// The steps are so many that what is wrong after one shows in the next; of an asynchronous
  /// schedule those that the programs run.
  SymbolicProgram(mlir::ModuleOp module, std::int64_t microbatches, std::int64_t steps);

  SymbolicModel model;
  bool runsAllSteps, clips;
  /// By rank.
  std::vector<std::vector<ParameterPlace>> parameters;
  /// Between which ranks there are messages.
  std::vector<runtime::CudaOptions::Channel> channels;
};

/// How a run goes that may go many ways.
struct Interleaving {
  std::uint64_t seed = 0;
  /// Rank r is on device r mod devices.
  int devices = 1;
  /// As of fake::Options.
  int pace = -1;
  /// The call of CUDA that fails; 0 for none.
  std::int64_t failCall = 0;
  /// NCCL between the ranks in place of copies; each then has a device of its own. A message that
  /// waits for its peer for that long fails the run.
  bool nccl = false;
  double waitSeconds = 600;
  /// Steps as graphs, from the second on.
  bool graph = false;
};

struct Outcome {
  /// Why the run failed, if it did.
  std::string failure;
  /// What the device found; what stood where something else should; what was left at the end:
  /// nothing, whatever fails.
  std::vector<std::string> faults, errors, left;
  /// Of CUDA.
  std::int64_t calls = 0;
  std::string failedCall;

  bool isRight() const { return text().empty(); }
  /// What is wrong, one line each.
  std::string text() const;
};

/// Runs all steps on fake devices. A run that takes a minute hangs, and ends the process.
Outcome runSymbolically(SymbolicProgram &program, const std::vector<RankCalls> &calls,
                        const Interleaving &interleaving);

/// The same with compiled programs.
struct CompiledRank {
  runtime::RankProgram program;
  std::int32_t events;
};
Outcome runSymbolically(SymbolicProgram &program, const std::vector<CompiledRank> &ranks,
                        const Interleaving &interleaving);

} // namespace pipeline::test

#endif // PIPELINE_TEST_UNIT_CUDAMODELS_SYMBOLIC_SYMBOLICRUN_H
