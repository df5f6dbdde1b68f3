//===- Options.h - The command line of pipeline-compile ---------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_TOOLS_PIPELINE_COMPILE_OPTIONS_H
#define PIPELINE_TOOLS_PIPELINE_COMPILE_OPTIONS_H

#include "compile/Compile.h"
#include "llvm/Support/Error.h"

#include <string>

namespace pipeline::driver {

/// The command line, with every default filled in.
struct Options {
  std::string model, bundle;
  Settings settings;
};

/// Reads the command line, and checks whatever can be checked without the model. Every error that
/// was found, one after the other, names its option. Ends the process for --help, and for what is
/// not an option.
llvm::Error parseOptions(int argc, char **argv, Options &options);

} // namespace pipeline::driver

#endif // PIPELINE_TOOLS_PIPELINE_COMPILE_OPTIONS_H
