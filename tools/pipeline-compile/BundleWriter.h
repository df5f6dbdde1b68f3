//===- BundleWriter.h - A plan and its code as a folder ---------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_TOOLS_PIPELINE_COMPILE_BUNDLEWRITER_H
#define PIPELINE_TOOLS_PIPELINE_COMPILE_BUNDLEWRITER_H

#include "Linker.h"
#include "compile/Compile.h"

#include <memory>
#include <string>

namespace pipeline::driver {

/// A bundle that is being written, under a temporary name beside its own, which it gets when it is
/// complete: whoever opens that name sees the bundle that was there before, or all of the new one.
class BundleWriter {
public:
  /// Finds the linker and makes the folder, so that what can't be written is known before anything
  /// is compiled. Only a bundle, or an empty folder, is replaced.
  static llvm::Expected<std::unique_ptr<BundleWriter>> create(const std::string &path);
  ~BundleWriter();
  BundleWriter(const BundleWriter &) = delete;
  BundleWriter &operator=(const BundleWriter &) = delete;

  /// Makes the code of a module that makePlan has lowered to the LLVM dialect, a shared object for
  /// each rank, and writes it with the kernels and the plan.
  llvm::Error write(mlir::ModuleOp module, const Settings &settings, CompiledPlan compiled);

private:
  BundleWriter(std::string path, std::string partial, Linker linker)
      : finalPath(std::move(path)), partialPath(std::move(partial)), linker(std::move(linker)) {}
  llvm::Error writeRank(llvm::StringRef object, size_t number, runtime::RankPlan &rank);
  llvm::Error commit();

  const std::string finalPath, partialPath;
  const Linker linker;
};

} // namespace pipeline::driver

#endif // PIPELINE_TOOLS_PIPELINE_COMPILE_BUNDLEWRITER_H
