//===- NcclLibrary.cpp - Loading NCCL -------------------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NcclLibrary.h"

#include <dlfcn.h>

#include <string>

namespace pipeline::runtime {
namespace {

/// Of all versions since 2.0.
constexpr const char *libraryName = "libnccl.so.2";
/// The first whose communicators can be split and do not block.
constexpr int leastVersion = NCCL_VERSION(2, 18, 3);

std::string describeVersion(int version) {
  return std::to_string(version / 10000) + "." + std::to_string(version / 100 % 100) + "." +
         std::to_string(version % 100);
}

struct Library {
  Library() { error = load(); }

  std::string load() {
    void *handle = ::dlopen(libraryName, RTLD_NOW | RTLD_LOCAL);
    if (!handle)
      return std::string("NCCL can't be loaded: ") + ::dlerror() +
             "; install it, or put the folder that has it into LD_LIBRARY_PATH";
#define PIPELINE_NCCL_FUNCTION(NAME)                                                               \
  functions.NAME = reinterpret_cast<decltype(functions.NAME)>(::dlsym(handle, #NAME));             \
  if (!functions.NAME)                                                                             \
    return tooOld("it has no " #NAME);
    PIPELINE_NCCL_FUNCTIONS(PIPELINE_NCCL_FUNCTION)
#undef PIPELINE_NCCL_FUNCTION
    int version = 0;
    if (functions.ncclGetVersion(&version) != ncclSuccess || version < leastVersion)
      return tooOld("it is " + describeVersion(version));
    return std::string();
  }

  static std::string tooOld(const std::string &what) {
    return std::string("NCCL (") + libraryName + ") is too old: " + what + "; " +
           describeVersion(leastVersion) + " or later is needed";
  }

  NcclFunctions functions;
  std::string error;
};

} // namespace

Status loadNccl(const NcclFunctions *&functions) {
  static const Library library;
  functions = &library.functions;
  return library.error.empty() ? Status() : Status::failure(library.error);
}

} // namespace pipeline::runtime
