//===- BundleWriter.cpp - A plan and its code as a folder -------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "BundleWriter.h"

#include "pipeline-runtime/Hash.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Process.h"
#include "llvm/Support/raw_ostream.h"

#include <chrono>

namespace fs = llvm::sys::fs;

namespace pipeline::driver {

static llvm::Error cannotWrite(const llvm::Twine &path, const llvm::Twine &problem) {
  return llvm::createStringError("'" + path + "' can't be written: " + problem);
}

static std::string join(llvm::StringRef folder, const llvm::Twine &name) {
  llvm::SmallString<128> path(folder);
  llvm::sys::path::append(path, name);
  return std::string(path);
}

static llvm::Error writeFile(const std::string &path, llvm::StringRef contents) {
  std::error_code code;
  llvm::raw_fd_ostream os(path, code);
  if (!code) {
    os << contents;
    os.close();
    code = os.error();
    os.clear_error();
  }
  return code ? cannotWrite(path, code.message()) : llvm::Error::success();
}

/// What is there and holds something else than a bundle is somebody's.
static llvm::Error checkReplaceable(const std::string &path) {
  if (!fs::exists(path))
    return llvm::Error::success();
  if (!fs::is_directory(path))
    return cannotWrite(path, "it is a file, and a bundle is a folder");
  std::error_code code;
  bool isEmpty = fs::directory_iterator(path, code) == fs::directory_iterator();
  if (!isEmpty && !fs::exists(join(path, runtime::planFile)))
    return cannotWrite(path, "it is a folder that holds something else than a bundle");
  return llvm::Error::success();
}

llvm::Expected<std::unique_ptr<BundleWriter>> BundleWriter::create(const std::string &given) {
  llvm::Expected<Linker> linker = Linker::find();
  if (!linker)
    return linker.takeError();
  // The name beside which the partial folder stands: `bundle/` and `bundle` are one.
  llvm::StringRef path = llvm::StringRef(given).rtrim('/');
  if (path.empty())
    return cannotWrite(given, "it is no name of a folder");
  if (llvm::Error error = checkReplaceable(path.str()))
    return std::move(error);
  std::string partial =
      (path + ".partial-" + llvm::Twine(llvm::sys::Process::getProcessId())).str();
  if (std::error_code code = fs::create_directory(partial, /*IgnoreExisting=*/false, fs::all_all))
    return cannotWrite(path, code.message());
  return std::unique_ptr<BundleWriter>(new BundleWriter(path.str(), partial, std::move(*linker)));
}

BundleWriter::~BundleWriter() { fs::remove_directories(partialPath); }

llvm::Error BundleWriter::writeRank(llvm::StringRef object, size_t number,
                                    runtime::RankPlan &rank) {
  std::vector<std::string> exported;
  auto add = [&](const runtime::ProgramPlan &program) {
    exported.insert(exported.end(), {program.initialize, program.step});
  };
  add(rank.program);
  if (rank.shortProgram)
    add(*rank.shortProgram);
  runtime::PlannedFile file;
  file.name = "rank" + std::to_string(number) + ".so";
  std::string path = join(partialPath, file.name);
  if (llvm::Error error = linker.link(object, exported, path))
    return error;
  auto linked = llvm::MemoryBuffer::getFile(path, /*IsText=*/false);
  if (!linked)
    return cannotWrite(path, linked.getError().message());
  file.bytes = static_cast<int64_t>((*linked)->getBufferSize());
  file.hash = runtime::hashBytes((*linked)->getBufferStart(), (*linked)->getBufferSize());
  rank.files.push_back(std::move(file));
  return llvm::Error::success();
}

llvm::Error BundleWriter::write(mlir::ModuleOp module, const Settings &settings,
                                CompiledPlan compiled) {
  runtime::Plan &plan = compiled.plan;
  auto start = std::chrono::steady_clock::now();
  // Equal layers on several ranks have one function: it is compiled once, and linked to each rank
  // that calls it.
  llvm::Expected<llvm::SmallVector<char, 0>> object = compileToObject(module, settings.engine);
  if (!object)
    return object.takeError();
  std::string path = join(partialPath, "programs.o");
  if (llvm::Error error = writeFile(path, llvm::StringRef(object->data(), object->size())))
    return error;
  for (auto [number, rank] : llvm::enumerate(plan.ranks))
    if (llvm::Error error = writeRank(path, number, rank))
      return error;
  fs::remove(path);
  for (const auto &[file, contents] : llvm::zip_equal(plan.files, compiled.kernels))
    if (llvm::Error error = writeFile(join(partialPath, file.name), contents))
      return error;
  plan.code.seconds +=
      std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
  if (llvm::Error error = writeFile(join(partialPath, runtime::planFile), runtime::writePlan(plan)))
    return error;
  return commit();
}

llvm::Error BundleWriter::commit() {
  // A folder can be renamed to one that is empty, no other.
  std::string old = partialPath + ".old";
  bool isReplaced = fs::exists(finalPath);
  if (isReplaced)
    if (std::error_code code = fs::rename(finalPath, old))
      return cannotWrite(finalPath, code.message());
  if (std::error_code code = fs::rename(partialPath, finalPath))
    return cannotWrite(finalPath, code.message());
  if (isReplaced)
    fs::remove_directories(old);
  return llvm::Error::success();
}

} // namespace pipeline::driver
