//===- OneThread.h - Keeps OpenMP to one thread -----------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Keeps OpenMP, which oneDNN uses where it is built so, to the calling thread.
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_RUNTIME_LIB_ONETHREAD_H
#define PIPELINE_RUNTIME_LIB_ONETHREAD_H

namespace pipeline::runtime {

/// A rank computes on one thread: parallel regions that this thread opens from now on have no
/// other, so OpenMP starts no pool. Returns how many threads they had, for restoring.
int limitOpenMPThreads(int threads = 1);

/// The same for a while. oneDNN plans scratch memory and the split of work for as many threads as
/// there are when it makes a primitive.
class OneThreadScope {
public:
  OneThreadScope() : before(limitOpenMPThreads(1)) {}
  ~OneThreadScope() { limitOpenMPThreads(before); }
  OneThreadScope(const OneThreadScope &) = delete;
  OneThreadScope &operator=(const OneThreadScope &) = delete;

private:
  int before;
};

} // namespace pipeline::runtime

#endif // PIPELINE_RUNTIME_LIB_ONETHREAD_H
