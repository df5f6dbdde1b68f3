//===- Output.cpp - Files that a run will write -----------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Output.h"

#include "llvm/Support/FileSystem.h"

namespace pipeline::driver {

static llvm::Error makeError(llvm::StringRef option, llvm::StringRef path, std::error_code code) {
  return llvm::createStringError("--" + option + "=" + path +
                                 ": can't be written: " + code.message());
}

llvm::Expected<Output> Output::open(llvm::StringRef option, llvm::StringRef path) {
  Output output;
  if (path.empty())
    return output;
  output.option = option;
  output.path = path;
  std::error_code code;
  output.file = std::make_unique<llvm::ToolOutputFile>(path, code, llvm::sys::fs::OF_None);
  if (code)
    return makeError(option, path, code);
  return output;
}

llvm::Error Output::keep() {
  file->os().flush();
  if (std::error_code code = file->os().error()) {
    // The stream would end the process for an error that nobody has looked at.
    file->os().clear_error();
    return makeError(option, path, code);
  }
  file->keep();
  return llvm::Error::success();
}

} // namespace pipeline::driver
