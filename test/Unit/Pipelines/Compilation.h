//===- Compilation.h - A model compiled, and its graph ----------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Compiles a model as `pipeline-run` does, and keeps besides the programs what an
// interpreter of its graph needs: the graph as data, and an entry to every function
// of a stage.
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_TEST_UNIT_PIPELINES_COMPILATION_H
#define PIPELINE_TEST_UNIT_PIPELINES_COMPILATION_H

#include "StageGraph.h"

#include "pipeline-runtime/Run.h"
#include "pipeline/Conversion/Cpu/Engine.h"
#include "pipeline/Pipelines/Pipelines.h"

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/IR/OwningOpRef.h"

#include <memory>
#include <string>
#include <vector>

namespace pipeline::test {

/// Where a rank keeps the versions of a parameter.
struct ParameterRing {
  std::string name;
  /// In the arena: of version k at offset + (k mod slots) * slotBytes.
  std::int64_t offset, slotBytes, slots;
  std::int64_t elements;
};

/// Where a program keeps a state.
struct StatePlace {
  std::string name;
  std::int64_t offset, bytes;
};

struct CompiledPipeline {
  StageGraph graph;
  /// By rank.
  std::vector<runtime::RankProgram> programs;
  /// Of steps with fewer microbatches, where there are such.
  std::vector<runtime::RankProgram> shortPrograms;
  std::vector<std::vector<ParameterRing>> parameters;
  std::vector<std::vector<StatePlace>> states;
  /// One call of a program runs all steps.
  bool runsAllSteps = false;
  /// Holds the code.
  std::unique_ptr<CpuEngine> engine;
  /// What went wrong, if anything.
  std::string error;
};

/// The models that are trained here.
enum class Model {
  /// Inputs/forms.mlir: small, with what a GPT-2 lacks.
  Forms,
  /// Inputs/weighted.mlir: a loss that counts for more in some microbatches than in others.
  Weighted,
  /// The same, with `wholeParts` of its microbatches in one.
  WeightedWhole,
  /// Inputs/stateful.mlir: layers that keep more than parameters.
  Stateful,
  /// Four blocks of width 16 on sequences of 8 tokens, its head not tied.
  Gpt2,
};

constexpr std::int64_t wholeParts = 4;

/// Parses the options of `pipe-compile`, written as for pipeline-opt.
std::unique_ptr<CompileOptions> parseCompileOptions(const std::string &text);

/// Compiles `model`.
CompiledPipeline compile(Model model, const CompileOptions &options);

/// A context with all that the compiler knows.
std::unique_ptr<mlir::MLIRContext> makeCompilerContext();

/// Compiles a module in phase model. No bit depends on `optLevel`, and 0 takes the
/// least time.
CompiledPipeline compile(mlir::ModuleOp model, const CompileOptions &options,
                         unsigned optLevel = 0);

/// A model in phase ranked: its programs, which are not planned yet, for a test that
/// looks at them or edits them on the way to code.
class RankedModel {
public:
  RankedModel(Model model, const CompileOptions &options);

  /// What went wrong, if anything.
  const std::string &error() const { return failure; }
  /// The programs as straight lines: what --pipe-lower-to-ranks makes.
  mlir::ModuleOp getStraight() const { return *straight; }
  /// And as loops: what --pipe-roll-loops makes of it.
  mlir::ModuleOp getRolled() const { return *rolled; }

private:
  std::unique_ptr<mlir::MLIRContext> context;
  std::string failure;
  mlir::OwningOpRef<mlir::ModuleOp> straight, rolled;
};

/// Plans and compiles a copy of a module in phase ranked.
CompiledPipeline compileRanked(mlir::ModuleOp ranked);

} // namespace pipeline::test

#endif // PIPELINE_TEST_UNIT_PIPELINES_COMPILATION_H
