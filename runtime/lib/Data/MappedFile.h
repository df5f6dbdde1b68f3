//===- MappedFile.h - The bytes of a file, where they lie -------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_RUNTIME_LIB_DATA_MAPPEDFILE_H
#define PIPELINE_RUNTIME_LIB_DATA_MAPPEDFILE_H

#include "pipeline-runtime/Status.h"

#include <cstdint>
#include <string>

namespace pipeline::runtime {

/// A file that is mapped for reading.
class MappedFile {
public:
  explicit MappedFile(std::string path) : path(std::move(path)) {}
  ~MappedFile();
  MappedFile(const MappedFile &) = delete;
  MappedFile &operator=(const MappedFile &) = delete;

  /// \p what it is, for messages: `tensor file`. Fails for what is no regular file.
  Status open(const std::string &what);

  const unsigned char *data() const { return bytes; }
  std::int64_t size() const { return length; }

  const std::string path;

private:
  const unsigned char *bytes = nullptr;
  std::int64_t length = 0;
};

} // namespace pipeline::runtime

#endif // PIPELINE_RUNTIME_LIB_DATA_MAPPEDFILE_H
