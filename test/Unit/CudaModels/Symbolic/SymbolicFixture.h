//===- SymbolicFixture.h - Schedules as programs to run ---------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_TEST_UNIT_CUDAMODELS_SYMBOLIC_SYMBOLICFIXTURE_H
#define PIPELINE_TEST_UNIT_CUDAMODELS_SYMBOLIC_SYMBOLICFIXTURE_H

#include "StreamCases.h"
#include "SymbolicRun.h"

#include <memory>

namespace pipeline::test {

/// A schedule's programs, to be edited and run.
struct Subject {
  StreamCase schedule;
  mlir::OwningOpRef<mlir::ModuleOp> module;
  std::unique_ptr<SymbolicProgram> program;

  /// What the programs of an edited module do; as they are, they are `module`.
  Outcome run(mlir::ModuleOp edited, const Interleaving &interleaving);
};

class SymbolicFixture : public StreamFixture {
protected:
  /// Every schedule that the library lists for several ranks, with a skip, a metric, and where it
  /// is synchronous a tied parameter and clipping. Synchronous ones run `steps`.
  std::vector<Subject> makeSubjects(int ranks, std::int64_t steps);
  Subject makeSubject(const StreamCase &c, std::int64_t steps);

  /// Whether --pipe-verify=phase=planned takes a module.
  bool isAccepted(mlir::ModuleOp module);
};

} // namespace pipeline::test

#endif // PIPELINE_TEST_UNIT_CUDAMODELS_SYMBOLIC_SYMBOLICFIXTURE_H
