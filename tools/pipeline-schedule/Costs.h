//===- Costs.h - Times and memory of stages ---------------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_TOOLS_PIPELINE_SCHEDULE_COSTS_H
#define PIPELINE_TOOLS_PIPELINE_SCHEDULE_COSTS_H

#include "Options.h"

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"

namespace pipeline::explorer {

/// What a problem gets besides its sizes, from the command line or a file. How
/// many stages and ranks there are is not known yet, so a list has one entry
/// for all, or any number.
class Costs {
public:
  static Costs fromOptions(const Options &options);

  /// Reads `text`, the file that options name. The object's keys are:
  ///
  ///     forward, backward_input, backward_weight   times, needed
  ///     activation_bytes          what F leaves for the backward (M_B)
  ///     weight_gradient_bytes     what of it I leaves until W (M_W); else all
  ///     latency                   one time, or one per hop between stages
  ///     memory_limit              bytes that a rank may hold; microbatches
  ///                               where there is no activation_bytes
  ///
  /// Each is an array with one entry per stage (rank, hop), or one for all, for
  /// which a number may stand. Errors name the file, the key and what to write.
  static llvm::Expected<Costs> fromFile(llvm::StringRef text, const Options &options);

  /// Writes the costs into `problem`, whose sizes and placement are set. Fails
  /// where a list does not fit them.
  schedule::Status applyTo(schedule::Problem &problem) const;

  /// Whether memory is counted in bytes, else in microbatches.
  bool areBytes() const { return !activations.empty(); }

private:
  friend class CostReader;

  schedule::Status applyLimits(schedule::Problem &problem) const;
  std::string describeFraction(int32_t chunks, double units) const;

  /// Before what is wrong with a list: where it stands.
  std::string source;
  std::string limitSource;
  CostOf costOf = CostOf::Stage;
  std::vector<double> forward;
  std::vector<double> backwardInput;
  std::vector<double> backwardWeight;
  std::vector<int64_t> activations;
  std::vector<int64_t> weightGradients;
  std::vector<double> latencies;
  std::vector<double> limits;
};

} // namespace pipeline::explorer

#endif // PIPELINE_TOOLS_PIPELINE_SCHEDULE_COSTS_H
