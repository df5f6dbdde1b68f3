//===- AtomicFile.cpp - Files that appear when they are complete -*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "pipeline-runtime/AtomicFile.h"

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace pipeline::runtime {

AtomicFile::AtomicFile(std::string path, std::string partial)
    : finalPath(std::move(path)), partialPath(std::move(partial)) {}

AtomicFile::~AtomicFile() {
  if (descriptor < 0)
    return;
  ::close(descriptor);
  ::unlink(partialPath.c_str());
}

Status AtomicFile::failure(int error) const {
  return Status::failure("'" + finalPath + "' can't be written: " + std::strerror(error));
}

Status AtomicFile::create(const std::string &path, std::unique_ptr<AtomicFile> &file) {
  file = nullptr;
  // A name in the same folder, so that renaming is one step; of this process, so that two runs do
  // not write one file.
  std::string partial = path + ".partial-" + std::to_string(::getpid());
  std::unique_ptr<AtomicFile> result(new AtomicFile(path, partial));
  struct stat description;
  if (::stat(path.c_str(), &description) == 0 && !S_ISREG(description.st_mode))
    return Status::failure("'" + path + "' can't be written: it is not a regular file");
  result->descriptor = ::open(partial.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
  if (result->descriptor < 0)
    return result->failure(errno);
  file = std::move(result);
  return Status();
}

Status AtomicFile::write(const void *bytes, std::int64_t count) {
  // Linux takes at most 2 GiB in a call.
  constexpr std::int64_t most = std::int64_t{1} << 30;
  const auto *next = static_cast<const unsigned char *>(bytes);
  while (count > 0) {
    ssize_t written = ::write(descriptor, next, static_cast<std::size_t>(std::min(count, most)));
    if (written < 0 && errno == EINTR)
      continue;
    if (written < 0)
      return failure(errno);
    next += written;
    count -= written;
  }
  return Status();
}

Status AtomicFile::commit() {
  // What a full disk did not take may be told only now.
  if (::fsync(descriptor) != 0 || std::rename(partialPath.c_str(), finalPath.c_str()) != 0)
    return failure(errno);
  ::close(descriptor);
  descriptor = -1;
  return Status();
}

} // namespace pipeline::runtime
