//===- Bundle.h - A compiled model as a folder ------------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A bundle is a folder with a `plan.json` and, for each rank, a shared object with its host code;
// for GPUs also files with the kernels of all ranks. It holds no path and needs no compiler: it
// runs wherever there are this runtime and a machine of its kind.
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_RUNTIME_BUNDLE_H
#define PIPELINE_RUNTIME_BUNDLE_H

#include "pipeline-runtime/Plan.h"
#include "pipeline-runtime/Run.h"

#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace pipeline::runtime {

/// The programs of a plan as they are in memory, by rank.
struct ProgramCode {
  std::vector<RankProgram> programs;
  /// Of short steps; none where the plan has no such steps.
  std::vector<RankProgram> shortPrograms;
  /// The contents of the plan's files of kernels, in their order.
  std::vector<std::string> kernels;
};

/// Gives the address of a function of a rank's code.
using FunctionFinder =
    std::function<Status(std::int32_t rank, const std::string &name, void *&address)>;

/// Finds the functions of all programs of a plan; leaves its kernels empty.
PIPELINE_RT_API Status findPrograms(const Plan &plan, const FunctionFinder &find,
                                    ProgramCode &code);

/// The file that a bundle's folder holds its plan in.
inline constexpr const char *planFile = "plan.json";

class PIPELINE_RT_API Bundle {
public:
  /// Reads the plan in \p folder and looks whether it can run here. Fails, with null in \p bundle
  /// and a message that names the bundle and what differs: for a folder that is none, a plan that
  /// readPlan refuses, a file that is missing or was changed, an architecture or processor features
  /// that this machine lacks, and contractions on it that are planned for another library or
  /// instruction set. What devices can run is not looked at: chooseKernelFile says that.
  static Status open(const std::string &folder, std::unique_ptr<Bundle> &bundle);
  ~Bundle();
  Bundle(const Bundle &) = delete;
  Bundle &operator=(const Bundle &) = delete;

  const std::string &folder() const { return path; }
  const Plan &plan() const { return contents; }

  /// Loads the code, which stays as long as the bundle. Programs for CUDA find what they call only
  /// once loadCudaLibrary has loaded that.
  Status load(ProgramCode &code);

private:
  explicit Bundle(std::string folder) : path(std::move(folder)) {}
  Status read();
  Status checkFiles(const std::vector<PlannedFile> &files) const;
  Status loadRank(const RankPlan &rank);
  Status readKernels(std::vector<std::string> &files) const;

  const std::string path;
  Plan contents;
  /// By rank, as dlopen gives them.
  std::vector<void *> libraries;
};

/// Whether programs for what \p code says can run on this machine's processor, in this runtime. The
/// message of a failure follows the name of whatever holds them: "is made for ...".
PIPELINE_RT_API Status canRunHere(const CodeTarget &code);

} // namespace pipeline::runtime

#endif // PIPELINE_RUNTIME_BUNDLE_H
