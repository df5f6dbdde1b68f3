//===- MappedFile.cpp - The bytes of a file, where they lie -----*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "MappedFile.h"

#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

namespace pipeline::runtime {

MappedFile::~MappedFile() {
  if (bytes)
    ::munmap(const_cast<unsigned char *>(bytes), static_cast<std::size_t>(length));
}

Status MappedFile::open(const std::string &what) {
  auto failure = [&](const std::string &problem) {
    return Status::failure("the " + what + " '" + path + "' " + problem);
  };
  int descriptor = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
  if (descriptor < 0)
    return failure(std::string("can't be opened: ") + std::strerror(errno));
  struct stat description;
  if (::fstat(descriptor, &description) != 0 || !S_ISREG(description.st_mode)) {
    ::close(descriptor);
    return failure("is not a regular file");
  }
  length = description.st_size;
  // Nothing of no length can be mapped, or need be.
  void *mapped = length == 0 ? nullptr
                             : ::mmap(nullptr, static_cast<std::size_t>(length), PROT_READ,
                                      MAP_PRIVATE, descriptor, 0);
  int error = errno;
  ::close(descriptor);
  if (mapped == MAP_FAILED)
    return failure(std::string("can't be mapped: ") + std::strerror(error));
  bytes = static_cast<const unsigned char *>(mapped);
  // Tensors are read from their first byte to their last: reading ahead pays. Only advice.
  if (bytes)
    ::madvise(mapped, static_cast<std::size_t>(length), MADV_SEQUENTIAL);
  return Status();
}

} // namespace pipeline::runtime
