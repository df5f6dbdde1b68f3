//===- Ptxas.cpp - PTX to machine code -------------------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See Ptxas.h.
//
//===----------------------------------------------------------------------===//

#include "pipeline/Conversion/Gpu/Ptxas.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FileUtilities.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Process.h"
#include "llvm/Support/Program.h"
#include "llvm/Support/raw_ostream.h"

#include <array>

namespace pipeline {
namespace {

/// A file that is removed with its owner.
struct TemporaryFile {
  llvm::SmallString<128> path;
  std::unique_ptr<llvm::FileRemover> remover;

  static llvm::Expected<TemporaryFile> create(llvm::StringRef extension,
                                              llvm::StringRef content = "") {
    TemporaryFile file;
    int descriptor = -1;
    if (std::error_code error = llvm::sys::fs::createTemporaryFile("pipeline-kernels", extension,
                                                                   descriptor, file.path))
      return llvm::createStringError("cannot make a temporary file for ptxas: " + error.message());
    llvm::raw_fd_ostream stream(descriptor, /*shouldClose=*/true);
    stream << content;
    stream.close();
    file.remover = std::make_unique<llvm::FileRemover>(file.path);
    if (stream.has_error()) {
      std::string reason = stream.error().message();
      stream.clear_error();
      return llvm::createStringError("cannot write " + file.path.str() + ": " + reason);
    }
    return std::move(file);
  }

  std::string read() const {
    auto buffer = llvm::MemoryBuffer::getFile(path);
    return buffer ? (*buffer)->getBuffer().str() : "";
  }
};

/// Runs ptxas, and gives what it said. An error says why it failed, \p task and all that it said.
llvm::Expected<std::string> runPtxas(llvm::ArrayRef<llvm::StringRef> options,
                                     const llvm::Twine &task) {
  llvm::Expected<std::string> program = findPtxas();
  if (!program)
    return program.takeError();
  llvm::Expected<TemporaryFile> report = TemporaryFile::create("txt");
  if (!report)
    return report.takeError();
  llvm::SmallVector<llvm::StringRef> arguments = {*program};
  arguments.append(options.begin(), options.end());
  std::array<std::optional<llvm::StringRef>, 3> redirects = {
      llvm::StringRef(""), report->path.str(), report->path.str()};
  std::string reason;
  int code = llvm::sys::ExecuteAndWait(*program, arguments, /*Env=*/std::nullopt, redirects,
                                       /*SecondsToWait=*/0, /*MemoryLimit=*/0, &reason);
  std::string text = report->read();
  if (code != 0)
    return llvm::createStringError(*program + " fails " + task + ": " + reason + text);
  return text;
}

} // namespace

llvm::Expected<std::string> findPtxas() {
  if (auto path = llvm::sys::findProgramByName("ptxas"))
    return *path;
  for (const char *variable : {"CUDA_HOME", "CUDA_ROOT", "CUDA_PATH"})
    if (std::optional<std::string> root = llvm::sys::Process::GetEnv(variable)) {
      llvm::SmallString<128> directory(*root);
      llvm::sys::path::append(directory, "bin");
      if (auto path = llvm::sys::findProgramByName("ptxas", {directory.str()}))
        return *path;
    }
  return llvm::createStringError(
      "machine code for a GPU needs ptxas, which is not on PATH; install the CUDA toolkit, name "
      "it in CUDA_HOME, or ask for PTX only");
}

llvm::Expected<std::string> getPtxasVersion() {
  llvm::Expected<std::string> text = runPtxas({"--version"}, "to tell its version");
  if (!text)
    return text.takeError();
  // `Cuda compilation tools, release 13.0, V13.0.88`
  llvm::StringRef version = llvm::StringRef(*text).split(", V").second.take_while(
      [](char c) { return llvm::isDigit(c) || c == '.'; });
  if (version.empty())
    return llvm::createStringError("ptxas tells no version: " + *text);
  return version.str();
}

llvm::Expected<Cubin> assemblePtx(llvm::StringRef ptx, llvm::StringRef arch) {
  llvm::Expected<TemporaryFile> source = TemporaryFile::create("ptx", ptx);
  if (!source)
    return source.takeError();
  llvm::Expected<TemporaryFile> output = TemporaryFile::create("cubin");
  if (!output)
    return output.takeError();
  std::string target = ("-arch=" + arch).str();
  llvm::Expected<std::string> report = runPtxas(
      {target, "-v", "-O3", "--fmad=false", "-o", output->path, source->path}, "for " + arch);
  if (!report)
    return report.takeError();
  Cubin cubin;
  cubin.report = std::move(*report);
  std::string bytes = output->read();
  cubin.code.assign(bytes.begin(), bytes.end());
  return std::move(cubin);
}

} // namespace pipeline
