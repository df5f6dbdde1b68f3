//===- SymbolicKernels.h - Kernels that only check and stamp ----*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// On the fake device, in place of a model's kernels: a function is one kernel, whose
// arguments are the places of its inputs, accumulators, results and workspace. It says
// what it reads and writes, which is how the device finds races; it checks that what it
// reads is what the graph says, and stamps what it makes. The runtime's own kernels of
// updates and norms are symbolic, too.
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_TEST_UNIT_CUDAMODELS_SYMBOLIC_SYMBOLICKERNELS_H
#define PIPELINE_TEST_UNIT_CUDAMODELS_SYMBOLIC_SYMBOLICKERNELS_H

#include "SymbolicModel.h"

#include "FakeDevice.h"

#include <string>
#include <vector>

namespace pipeline::runtime {
struct DeviceGradient;
} // namespace pipeline::runtime

namespace pipeline::test {

class SymbolicKernels {
public:
  /// Registers the functions of \p model by their names, and the runtime's kernels. A norm of
  /// gradients is the square root of the number of parameters, and clipped to `clipNorm`.
  SymbolicKernels(SymbolicModel &model, double clipNorm, fake::FakeDevice &device);
  SymbolicKernels(const SymbolicKernels &) = delete;
  SymbolicKernels &operator=(const SymbolicKernels &) = delete;

  /// What stood where something else should, in the order in which it was found. Whatever a kernel
  /// reads, it makes what follows from that, so that one fault has several.
  const std::vector<std::string> &errors() const { return found; }

private:
  void addFunction(const SymbolicFunction &function, fake::FakeDevice &device);
  void addOwnKernels(fake::FakeDevice &device);
  void run(const SymbolicFunction &function, const fake::Launch &launch);
  const SymbolicCall *guessCall(const SymbolicFunction &function,
                                const std::vector<Stamp> &inputs) const;
  void checkOverlaps(const SymbolicFunction &function, const fake::Launch &launch);
  void checkAccumulator(const SymbolicFunction &function, const SymbolicCall &call, std::size_t i,
                        const void *memory);

  std::string readGradient(const runtime::DeviceGradient &gradient, std::int64_t n,
                           std::vector<Stamp> &additions) const;
  /// Checks the gradient of the update that comes next of the parameter which is `before`; null
  /// where there is none, or the gradient holds something else.
  const SymbolicUpdate *checkGradient(const std::string &who, Stamp before,
                                      const runtime::DeviceGradient &gradient, std::int64_t n);
  const SymbolicUpdate *update(const std::string &who, float *parameter,
                               const runtime::DeviceGradient &gradient, std::int64_t n);
  void updateMoment(const SymbolicUpdate &update, Made::Kind kind, float *moment, std::int64_t n);
  void report(const std::string &error);
  void checkWords(const std::string &who, const void *memory, std::int64_t bytes, Stamp wanted);

  SymbolicModel &model;
  const double clipNorm;
  std::vector<std::string> found;
};

} // namespace pipeline::test

#endif // PIPELINE_TEST_UNIT_CUDAMODELS_SYMBOLIC_SYMBOLICKERNELS_H
