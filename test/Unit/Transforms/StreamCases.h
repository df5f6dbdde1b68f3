//===- StreamCases.h - Programs with streams for tests ----------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_TEST_UNIT_TRANSFORMS_STREAMCASES_H
#define PIPELINE_TEST_UNIT_TRANSFORMS_STREAMCASES_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/IR/OwningOpRef.h"

#include "gtest/gtest.h"

#include <string>
#include <vector>

namespace pipeline::test {

/// What a pipeline is made of besides its schedule.
enum class Variant {
  Plain,
  Tied,
  Skip,
  TiedAndClipped,
  Weighted,
  /// A skip and a metric, and where the schedule is synchronous also tied and clipped.
  Everything,
};
/// Those that have one thing each.
inline constexpr Variant allVariants[] = {Variant::Plain, Variant::Tied, Variant::Skip,
                                          Variant::TiedAndClipped, Variant::Weighted};

struct StreamCase {
  std::string schedule;
  int ranks, chunks, microbatches;
  Variant variant = Variant::Plain;
};

std::string describe(const StreamCase &c);

/// One case for each schedule, number of microbatches and variant; not all exist.
std::vector<StreamCase> makeStreamCases(int ranks, llvm::ArrayRef<int> microbatches,
                                        llvm::ArrayRef<Variant> variants);

class StreamFixture : public testing::Test {
protected:
  static void SetUpTestSuite();
  StreamFixture();

  mlir::LogicalResult run(mlir::ModuleOp module, const std::string &passes);

  /// The planned programs of a case, `transfers` as --pipe-lower-to-ranks takes it; null where
  /// its schedule does not take its numbers, or the variant is not for it.
  mlir::OwningOpRef<mlir::ModuleOp> plan(const StreamCase &c, const std::string &transfers);
  /// The same with streams, verified.
  mlir::OwningOpRef<mlir::ModuleOp> assign(const StreamCase &c);

  mlir::MLIRContext context;
  /// All that were emitted.
  std::string errors;
};

} // namespace pipeline::test

#endif // PIPELINE_TEST_UNIT_TRANSFORMS_STREAMCASES_H
