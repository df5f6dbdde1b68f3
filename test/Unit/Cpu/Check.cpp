//===- Check.cpp - Values and bits of compiled functions --------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See Harness.h: every way to compile, and what all of them must agree on.
//
//===----------------------------------------------------------------------===//

#include "Harness.h"

#include "pipeline/Conversion/Cpu/Engine.h"

#include "llvm/Support/Format.h"
#include "llvm/Support/raw_ostream.h"

#include <cmath>

using namespace mlir;

namespace pipeline::test {

std::string Configuration::str() const {
  if (reference)
    return "reference";
  return std::string(fuse ? "fused" : "unfused") + " -O" + std::to_string(optLevel) + " " +
         std::to_string(vectorBits) + " bits" + (cpu.empty() ? "" : " " + cpu) +
         (backend ? " " + backend->getName() : "");
}

/// The size that errors of a tensor's elements are measured by: a sum of large terms
/// may be small, but its error is not. 1, or the root mean square of the elements.
static double getScale(const Tensor &tensor) {
  double sum = 0;
  int64_t count = tensor.type.getNumElements();
  for (int64_t i = 0; i < count; ++i)
    if (double x = tensor.get(i); std::isfinite(x))
      sum += x * x;
  return std::max(1.0, std::sqrt(sum / std::max<int64_t>(count, 1)));
}

static std::string compareValues(const Outcome &expected, const Outcome &actual, double tolerance) {
  std::string differences;
  llvm::raw_string_ostream os(differences);
  for (size_t r = 0; r < expected.results.size(); ++r) {
    const Tensor &want = expected.results[r], &got = actual.results[r];
    double scale = getScale(want);
    for (int64_t i = 0; i < want.type.getNumElements(); ++i) {
      double a = want.get(i), b = got.get(i);
      bool same = (std::isnan(a) && std::isnan(b)) || a == b ||
                  std::abs(a - b) <= tolerance * std::max(scale, std::abs(a));
      if (!same) {
        os << "result " << r << ", element " << i << ": " << llvm::format("%.9g", b)
           << " instead of " << llvm::format("%.9g", a) << "; ";
        break;
      }
    }
  }
  return differences;
}

static std::string compareBits(const Outcome &expected, const Outcome &actual) {
  std::string differences;
  llvm::raw_string_ostream os(differences);
  for (size_t r = 0; r < expected.results.size(); ++r)
    if (expected.results[r].bytes != actual.results[r].bytes)
      os << "result " << r << " has other bits; ";
  return differences;
}

std::string check(MLIRContext &context, StringRef text, StringRef name,
                  ArrayRef<Configuration> configurations, double tolerance) {
  std::string report;
  auto add = [&](const Configuration &configuration, const std::string &problem) {
    if (!problem.empty())
      report += "@" + name.str() + ", " + configuration.str() + ": " + problem + "\n";
  };
  Configuration plain{/*reference=*/true};
  Outcome reference = run(context, text, name, plain);
  add(plain, reference.error);
  std::vector<Outcome> outcomes;
  for (const Configuration &configuration : configurations) {
    outcomes.push_back(run(context, text, name, configuration));
    const Outcome &outcome = outcomes.back();
    add(configuration, outcome.error);
    if (outcome.error.empty() && reference.error.empty())
      add(configuration, compareValues(reference, outcome, tolerance));
    if (outcome.error.empty() && outcomes.front().error.empty())
      add(configuration, compareBits(outcomes.front(), outcome));
  }
  return report;
}

std::string check(MLIRContext &context, StringRef text, ArrayRef<Configuration> configurations,
                  double tolerance) {
  std::string report;
  std::vector<std::string> names = getFunctionNames(context, text);
  if (names.empty())
    return "the text has no pipe.function";
  for (const std::string &name : names)
    report += check(context, text, name, configurations, tolerance);
  return report;
}

std::vector<Configuration> allConfigurations() {
  std::vector<Configuration> all;
  for (bool fuse : {true, false})
    for (unsigned optLevel : {3, 1})
      all.push_back({false, fuse, optLevel, 512});
  all.push_back({false, true, 3, 256});
  all.push_back({false, true, 0, 512});
  all.push_back({false, true, 2, 512});
  for (const std::string &cpu : getOtherCpus())
    all.push_back({false, true, 3, 512, cpu});
  return all;
}

std::vector<std::string> getOtherCpus() {
  std::vector<std::string> cpus;
  for (const char *name : {"x86-64-v3", "x86-64-v4"}) {
    CpuEngineOptions options;
    options.cpu = name;
    if (llvm::Error error = checkProcessor(options))
      llvm::consumeError(std::move(error));
    else
      cpus.push_back(name);
  }
  return cpus;
}

} // namespace pipeline::test
