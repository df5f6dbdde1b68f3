//===- AtomicFile.h - Files that appear when they are complete --*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_RUNTIME_ATOMICFILE_H
#define PIPELINE_RUNTIME_ATOMICFILE_H

#include "pipeline-runtime/Export.h"
#include "pipeline-runtime/Status.h"

#include <cstdint>
#include <memory>
#include <string>

namespace pipeline::runtime {

/// A file that is written under a temporary name beside its own, which it gets when it is complete:
/// whoever opens that name sees the file that was there before, or all of the new one. Without a
/// commit nothing remains of it.
class PIPELINE_RT_API AtomicFile {
public:
  /// Makes the temporary file, so that a place that can't be written is known at once. Fails, with
  /// null in \p file, if it can't, or if \p path is something else than a file.
  static Status create(const std::string &path, std::unique_ptr<AtomicFile> &file);
  ~AtomicFile();
  AtomicFile(const AtomicFile &) = delete;
  AtomicFile &operator=(const AtomicFile &) = delete;

  const std::string &path() const { return finalPath; }
  const std::string &temporaryPath() const { return partialPath; }

  /// Appends bytes.
  Status write(const void *bytes, std::int64_t count);

  /// Gives the file its name. It can't be written after that.
  Status commit();

private:
  AtomicFile(std::string path, std::string partial);
  Status failure(int error) const;

  const std::string finalPath, partialPath;
  int descriptor = -1;
};

} // namespace pipeline::runtime

#endif // PIPELINE_RUNTIME_ATOMICFILE_H
