//===- Linker.cpp - Shared objects of object files --------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Linker.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/ScopeExit.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Program.h"
#include "llvm/Support/raw_ostream.h"

#include <optional>
#include <vector>

namespace pipeline::driver {

llvm::Expected<Linker> Linker::find() {
  for (llvm::StringRef name : {"ld.lld", "ld", "cc"})
    if (auto program = llvm::sys::findProgramByName(name))
      return Linker(*program, name == "cc");
  return llvm::createStringError(
      "a bundle needs a linker, and none of ld.lld, ld and cc is on the PATH; install one (package "
      "lld or binutils), or run the model with pipeline-run, which needs none");
}

/// Writes which symbols stay visible. Names are quoted: they are a model's, and may be anything.
static llvm::Error writeVersionScript(llvm::StringRef path, llvm::ArrayRef<std::string> exported) {
  std::error_code code;
  llvm::raw_fd_ostream os(path, code);
  if (code)
    return llvm::createStringError("'" + path + "' can't be written: " + code.message());
  os << "{\n global:\n";
  for (const std::string &name : exported)
    os << "  \"" << name << "\";\n";
  os << " local: *;\n};\n";
  return llvm::Error::success();
}

llvm::Error Linker::link(llvm::StringRef object, llvm::ArrayRef<std::string> exported,
                         llvm::StringRef output) const {
  std::string script = (output + ".map").str(), messages = (output + ".log").str();
  llvm::scope_exit cleanUp([&] {
    llvm::sys::fs::remove(script);
    llvm::sys::fs::remove(messages);
  });
  if (llvm::Error error = writeVersionScript(script, exported))
    return error;
  // Equal objects make equal files: nothing of the machine or the time is written.
  std::vector<std::string> arguments = {"--gc-sections", "--build-id=none", "-z", "noexecstack",
                                        "--version-script=" + script};
  if (isDriver)
    for (std::string &argument : arguments)
      argument = "-Wl," + argument;
  std::vector<llvm::StringRef> command = {program, "-shared"};
  if (isDriver)
    command.emplace_back("-nostdlib");
  llvm::append_range(command, arguments);
  llvm::append_range(command, std::initializer_list<llvm::StringRef>{"-o", output, object});

  std::optional<llvm::StringRef> redirects[] = {llvm::StringRef(""), llvm::StringRef(messages),
                                                llvm::StringRef(messages)};
  std::string problem;
  int status = llvm::sys::ExecuteAndWait(program, command, /*Env=*/std::nullopt, redirects,
                                         /*SecondsToWait=*/0, /*MemoryLimit=*/0, &problem);
  if (status == 0)
    return llvm::Error::success();
  if (auto buffer = llvm::MemoryBuffer::getFile(messages))
    problem += (*buffer)->getBuffer().rtrim();
  return llvm::createStringError("the linker '" + program + "' failed: " + problem);
}

} // namespace pipeline::driver
