//===- Harness.h - Runs pipe.functions from text ----------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Compiles the functions of a module of text, twice: through the code generation
// under test, and through upstream's bufferization and loops as the reference. Runs
// them on the same made-up arguments, with canaries behind every buffer.
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_TEST_UNIT_CPU_HARNESS_H
#define PIPELINE_TEST_UNIT_CPU_HARNESS_H

#include "pipeline/Conversion/Cpu/Engine.h"

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/MLIRContext.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace pipeline::test {

/// Another code generation than the CPU's, whose functions have a first argument, the rank.
class Backend {
public:
  virtual ~Backend() = default;

  /// From functions on tensors to the LLVM dialect.
  virtual mlir::LogicalResult lower(mlir::ModuleOp module, const struct Configuration &) = 0;
  /// What the code calls.
  virtual std::vector<CpuEngine::Symbol> getSymbols() = 0;
  /// Called when the code is loaded. Empty, or what went wrong.
  virtual std::string load(CpuEngine &engine) = 0;
  /// What functions get as their rank.
  virtual void *getRank() = 0;
  virtual std::string getName() const = 0;
  /// What went wrong since the last call.
  virtual std::string takeError() = 0;
};

/// A way to compile.
struct Configuration {
  /// Upstream's loops instead of the code generation under test.
  bool reference = false;
  bool fuse = true;
  unsigned optLevel = 3;
  unsigned vectorBits = 512;
  /// LLVM's name of a processor that this machine can stand in for; empty for its own.
  std::string cpu = {};
  /// Null for the code generation for the CPU.
  Backend *backend = nullptr;

  std::string str() const;
};

/// Dense elements in memory.
struct Tensor {
  mlir::RankedTensorType type;
  std::vector<uint8_t> bytes;

  /// An element as a double, whatever its type.
  double get(int64_t index) const;
};

/// Bytes of one element in memory; an i1 takes one.
int64_t getElementBytes(mlir::Type type);

/// What one run of one function gave.
struct Outcome {
  /// What the function was given.
  std::vector<Tensor> arguments;
  /// In the order of the function's results on tensors, updated accumulators
  /// included.
  std::vector<Tensor> results;
  /// pipe.workspace of the function; 0 for the reference.
  int64_t workspaceBytes = 0;
  /// What went wrong, if anything: the module does not compile, an input or a
  /// canary was overwritten.
  std::string error;
};

/// A function of a text, compiled, and the arguments that it runs on.
class Execution {
public:
  /// Null where the function does not compile; `error` then says why.
  static std::unique_ptr<Execution> create(mlir::MLIRContext &context, llvm::StringRef text,
                                           llvm::StringRef function,
                                           const Configuration &configuration, std::string &error);
  ~Execution();

  /// Runs it, on what an earlier call left in accumulators.
  void call();

  /// Bytes of its arguments and results.
  int64_t countBytes() const;

private:
  friend Outcome run(mlir::MLIRContext &context, llvm::StringRef text, llvm::StringRef function,
                     const Configuration &configuration);
  struct State;
  Execution();
  std::unique_ptr<State> state;
};

/// A context with everything that the compiler and the reference need.
std::unique_ptr<mlir::MLIRContext> makeContext();

/// Names of the pipe.functions of `text`.
std::vector<std::string> getFunctionNames(mlir::MLIRContext &context, llvm::StringRef text);

/// Runs `function` of `text`. Floating-point arguments are between -2 and 2 and
/// depend on nothing but their position; integers are below the argument attribute
/// `test.below`, or 2.
Outcome run(mlir::MLIRContext &context, llvm::StringRef text, llvm::StringRef function,
            const Configuration &configuration);

/// Empty if every function of `text` gives the same bits in all `configurations`,
/// and values within `tolerance` of the reference's, relative to the element, to the
/// root mean square of the tensor, or to 1; otherwise what differs.
std::string check(mlir::MLIRContext &context, llvm::StringRef text,
                  llvm::ArrayRef<Configuration> configurations, double tolerance);

/// The same for one function.
std::string check(mlir::MLIRContext &context, llvm::StringRef text, llvm::StringRef function,
                  llvm::ArrayRef<Configuration> configurations, double tolerance);

/// Fused and not, from -O0 to -O3, with either width of vectors, for this machine and
/// for the others that it can stand in for.
std::vector<Configuration> allConfigurations();

/// LLVM's names of the levels of the x86-64 ABI with AVX2 (v3) and AVX-512 (v4), as far as
/// this machine has them.
std::vector<std::string> getOtherCpus();

/// The object file of `text` compiled in `configuration`, empty if that fails.
llvm::SmallVector<char, 0> compileText(mlir::MLIRContext &context, llvm::StringRef text,
                                       const Configuration &configuration);

} // namespace pipeline::test

#endif // PIPELINE_TEST_UNIT_CPU_HARNESS_H
