//===- Engine.h - Runs compiled functions in this process -------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A module of the LLVM dialect becomes machine code for the host and is loaded.
// LLVM's loop and SLP vectorisers and its unroller are off and floating-point
// contraction is strict: the bits of a result are those that the module says, at
// every optimisation level.
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_CONVERSION_CPU_ENGINE_H
#define PIPELINE_CONVERSION_CPU_ENGINE_H

#include "mlir/IR/BuiltinOps.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"

#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace llvm::orc {
class LLJIT;
} // namespace llvm::orc

namespace pipeline {

struct CpuEngineOptions {
  /// 0 to 3, as in -O0 to -O3.
  unsigned optLevel = 3;
  /// An LLVM processor name; empty for the host's.
  std::string cpu;
  /// The vector registers that code generation prefers, in bits; changes no
  /// result. Without AVX-512, 256 is used whatever this says.
  unsigned vectorBits = 512;
};

/// A processor that code is made for.
struct Processor {
  /// LLVM's names: `x86_64`, `sapphirerapids`.
  std::string architecture, name;
  /// Those of the features that were asked about that code for it may use.
  std::vector<std::string> features;
};

/// The processor of `options`: which of `features`, names of LLVM's, it has.
llvm::Expected<Processor> describeProcessor(const CpuEngineOptions &options,
                                            llvm::ArrayRef<std::string> features);

/// An error where LLVM knows no processor of the name that `options` give, or that one
/// has instructions that this machine lacks: code for it may be made here, but not run.
llvm::Error checkProcessor(const CpuEngineOptions &options);

/// Machine code of `module`, which holds nothing but the LLVM dialect, as a
/// relocatable object file. Each function is a section, so that a linker can leave out what a
/// shared object does not use.
llvm::Expected<llvm::SmallVector<char, 0>> compileToObject(mlir::ModuleOp module,
                                                           const CpuEngineOptions &options = {});

/// Functions of one module, compiled and loaded; they live as long as this does.
class CpuEngine {
public:
  /// A symbol that compiled code may use, and its address.
  using Symbol = std::pair<std::string, void *>;

  /// Compiles and loads `module`, for a processor that passes checkProcessor. What it declares but
  /// does not define is looked up in `symbols`, then in this process; a name found in neither is an
  /// error of the first lookup.
  static llvm::Expected<std::unique_ptr<CpuEngine>> create(mlir::ModuleOp module,
                                                           const CpuEngineOptions &options = {},
                                                           llvm::ArrayRef<Symbol> symbols = {});

  /// Loads an object file made by compileToObject.
  static llvm::Expected<std::unique_ptr<CpuEngine>> load(llvm::ArrayRef<char> object,
                                                         llvm::ArrayRef<Symbol> symbols = {});

  ~CpuEngine();

  /// The address of a function, for any thread; an error where the module defines
  /// none of that name, or a symbol that it needs is missing.
  llvm::Expected<void *> lookup(llvm::StringRef name);

  /// lookup as a pointer to a function of type FunctionT.
  template <typename FunctionT>
  llvm::Expected<FunctionT *> lookupAs(llvm::StringRef name) {
    llvm::Expected<void *> address = lookup(name);
    if (!address)
      return address.takeError();
    return reinterpret_cast<FunctionT *>(*address);
  }

private:
  explicit CpuEngine(std::unique_ptr<llvm::orc::LLJIT> jit);
  std::unique_ptr<llvm::orc::LLJIT> jit;
};

} // namespace pipeline

#endif // PIPELINE_CONVERSION_CPU_ENGINE_H
