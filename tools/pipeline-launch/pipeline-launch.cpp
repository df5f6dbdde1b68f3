//===- pipeline-launch.cpp - Runs a bundle ----------------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
//   pipeline-launch BUNDLE --data=TEXT --steps=100
//
// Runs what pipeline-compile wrote: the runtime and nothing of LLVM, nor of CUDA where the bundle
// is for processors.
//
//===----------------------------------------------------------------------===//

#include "LaunchBundle.h"

#include "launch/Console.h"

#include <cstdlib>

int main(int argc, char **argv) {
  pipeline::launch::ProcessPlace place;
  if (pipeline::runtime::Status status = readProcessPlace(place); !status.ok()) {
    pipeline::launch::Console("pipeline-launch").error(status.message());
    return EXIT_FAILURE;
  }
  return pipeline::launch::launchBundle({argv + 1, argv + argc}, pipeline::runtime::loadCudaLibrary,
                                        place);
}
