//===- KernelFiles.cpp - Which kernels a device can run ---------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "pipeline-runtime/KernelFiles.h"

#include <algorithm>
#include <charconv>
#include <tuple>

namespace pipeline::runtime {

std::string CudaDevice::architecture() const {
  return "sm_" + std::to_string(major) + std::to_string(minor);
}

std::string CudaDevice::text() const {
  return "device " + std::to_string(number) + " (" + name + ", " + architecture() + ")";
}

std::optional<GpuArchitecture> GpuArchitecture::parse(std::string_view name) {
  constexpr std::string_view prefix = "sm_";
  if (name.substr(0, prefix.size()) != prefix)
    return std::nullopt;
  int number = 0;
  const char *end = name.data() + name.size();
  auto [rest, error] = std::from_chars(name.data() + prefix.size(), end, number);
  if (error != std::errc() || number < 10)
    return std::nullopt;
  GpuArchitecture result{number / 10, number % 10};
  std::string_view suffix(rest, static_cast<std::size_t>(end - rest));
  if (suffix == "a")
    result.reach = Reach::Itself;
  else if (suffix == "f")
    result.reach = Reach::Family;
  else if (!suffix.empty())
    return std::nullopt;
  return result;
}

bool canRun(CodeKind kind, const GpuArchitecture &code, const CudaDevice &device) {
  if (code.reach == GpuArchitecture::Reach::Itself)
    return device.major == code.major && device.minor == code.minor;
  bool isOfMajor = device.major == code.major && device.minor >= code.minor;
  if (kind == CodeKind::Cubin || code.reach == GpuArchitecture::Reach::Family)
    return isOfMajor;
  return isOfMajor || device.major > code.major;
}

namespace {

bool canRun(const PlannedFile &file, const CudaDevice &device) {
  std::optional<GpuArchitecture> architecture = GpuArchitecture::parse(file.architecture);
  return architecture && runtime::canRun(file.kind, *architecture, device);
}

/// What is chosen first comes last.
auto rank(const PlannedFile &file) {
  auto code = GpuArchitecture::parse(file.architecture).value_or(GpuArchitecture());
  return std::tuple(file.kind == CodeKind::Cubin, code.major, code.minor,
                    code.reach != GpuArchitecture::Reach::Newer);
}

/// `machine code for sm_80 and sm_90 and PTX for sm_90`.
std::string listFiles(const Plan &plan) {
  std::string text;
  for (auto [kind, name] :
       {std::pair(CodeKind::Cubin, "machine code for "), std::pair(CodeKind::Ptx, "PTX for ")}) {
    std::string architectures;
    for (const PlannedFile &file : plan.files)
      if (file.kind == kind)
        architectures += (architectures.empty() ? "" : ", ") + file.architecture;
    if (!architectures.empty())
      text += (text.empty() ? "" : " and ") + (name + architectures);
  }
  return text;
}

/// Code of the oldest device runs, as PTX, on all that are newer.
std::string oldest(const std::vector<CudaDevice> &devices) {
  return std::min_element(devices.begin(), devices.end(),
                          [](const CudaDevice &a, const CudaDevice &b) {
                            return std::pair(a.major, a.minor) < std::pair(b.major, b.minor);
                          })
      ->architecture();
}

/// ptxas writes for the drivers of its own major version of CUDA and of newer ones; what an older
/// driver makes of it is not defined, and what a newer one does not tested.
Status checkVersion(const GpuCode &code, int cudaVersion) {
  int made = 0;
  std::from_chars(code.assembler.data(), code.assembler.data() + code.assembler.size(), made);
  int own = cudaVersion / 1000;
  if (made == own)
    return Status();
  return Status::failure(
      "has machine code by ptxas " + code.assembler + ", of CUDA " + std::to_string(made) +
      ", and this runtime is for CUDA " + std::to_string(own) +
      "; compile the model again, with the ptxas of CUDA " + std::to_string(own));
}

} // namespace

Status chooseKernelFile(const Plan &plan, int cudaVersion, const std::vector<CudaDevice> &devices,
                        std::size_t &file) {
  for (const CudaDevice &device : devices)
    if (std::none_of(plan.files.begin(), plan.files.end(),
                     [&](const PlannedFile &other) { return canRun(other, device); }))
      return Status::failure("has " + listFiles(plan) + ", none of which runs on " + device.text() +
                             "; compile the model with --gpu-arch=" + oldest(devices));
  const PlannedFile *best = nullptr;
  for (const PlannedFile &other : plan.files) {
    auto runsOther = [&](const CudaDevice &device) { return canRun(other, device); };
    if (std::all_of(devices.begin(), devices.end(), runsOther) &&
        (!best || rank(*best) < rank(other)))
      best = &other;
  }
  if (!best)
    return Status::failure("has " + listFiles(plan) + ", none of which runs on both " +
                           devices.front().text() +
                           " and others of this run; compile the model "
                           "with --gpu-arch=" +
                           oldest(devices) + ", whose PTX runs on all, or choose --devices");
  file = static_cast<std::size_t>(best - plan.files.data());
  return best->kind == CodeKind::Cubin ? checkVersion(*plan.code.gpu, cudaVersion) : Status();
}

} // namespace pipeline::runtime
