//===- Linker.h - Shared objects of object files ----------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_TOOLS_PIPELINE_COMPILE_LINKER_H
#define PIPELINE_TOOLS_PIPELINE_COMPILE_LINKER_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"

#include <string>

namespace pipeline::driver {

/// The linker of this machine, a program that is not part of LLVM's libraries.
class Linker {
public:
  /// Finds ld.lld, ld or cc on the PATH, the first of them. Fails, with what to install, where
  /// there is none.
  static llvm::Expected<Linker> find();

  /// Writes a shared object of what the functions `exported` of an object file need, and nothing
  /// else. What it calls and does not hold is found where it is loaded. Files are written beside
  /// `output` on the way, and removed.
  llvm::Error link(llvm::StringRef object, llvm::ArrayRef<std::string> exported,
                   llvm::StringRef output) const;

private:
  Linker(std::string program, bool isDriver) : program(std::move(program)), isDriver(isDriver) {}

  const std::string program;
  /// Whether it is a compiler, which passes arguments on.
  const bool isDriver;
};

} // namespace pipeline::driver

#endif // PIPELINE_TOOLS_PIPELINE_COMPILE_LINKER_H
