//===- Console.cpp - What a tool says on standard error ---------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Console.h"

#include <iostream>

#include <unistd.h>

namespace pipeline::launch {

void Console::print(const char *colour, const char *severity, const std::string &message) const {
  bool isSeen = ::isatty(STDERR_FILENO) != 0;
  std::cerr << tool << ": " << (isSeen ? colour : "") << severity << ": "
            << (isSeen ? "\033[0m" : "") << message << std::endl;
}

} // namespace pipeline::launch
