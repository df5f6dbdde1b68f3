//===- Interruption.cpp - What an interrupted tool leaves behind -*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Interruption.h"

#include <array>
#include <atomic>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <mutex>

#include <unistd.h>

namespace pipeline::launch {

namespace {
constexpr std::array signals = {SIGINT, SIGTERM, SIGHUP};

/// The paths of all files to be removed. A handler may read nothing that allocates or locks.
std::array<std::atomic<char *>, 16> paths;
std::array<struct sigaction, signals.size()> previous;

void removeFiles(int signal) {
  for (std::atomic<char *> &path : paths)
    if (const char *file = path.load())
      ::unlink(file);
  // As if there were no handler: whoever handled it before does so now, or it ends the process.
  for (std::size_t i = 0; i < signals.size(); ++i)
    if (signals[i] == signal)
      ::sigaction(signal, &previous[i], nullptr);
  ::raise(signal);
}

void installHandler() {
  static std::once_flag once;
  std::call_once(once, [] {
    struct sigaction action = {};
    action.sa_handler = removeFiles;
    for (std::size_t i = 0; i < signals.size(); ++i) {
      ::sigaction(signals[i], nullptr, &previous[i]);
      // What the process ignores does not end it.
      if (previous[i].sa_handler != SIG_IGN)
        ::sigaction(signals[i], &action, nullptr);
    }
  });
}
} // namespace

RemovedOnSignal::RemovedOnSignal(const std::string &path) {
  installHandler();
  char *copy = ::strdup(path.c_str());
  for (std::size_t i = 0; i < paths.size(); ++i) {
    char *nothing = nullptr;
    if (paths[i].compare_exchange_strong(nothing, copy)) {
      place = static_cast<int>(i);
      return;
    }
  }
  std::free(copy);
}

RemovedOnSignal::~RemovedOnSignal() {
  if (place >= 0)
    std::free(paths[place].exchange(nullptr));
}

} // namespace pipeline::launch
