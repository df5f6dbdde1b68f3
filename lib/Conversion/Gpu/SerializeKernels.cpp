//===- SerializeKernels.cpp - pipe-gpu-serialize-kernels --------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Requires kernels in the NVVM dialect; establishes that they are PTX, with machine
// code beside it where that is asked for.
//
// LLVM leaves products and sums as they are (they become mul.rn and add.rn) unless the
// module says fma, and ptxas is told the same.
//
//===----------------------------------------------------------------------===//

#include "pipeline/Conversion/Gpu/Passes.h"
#include "pipeline/Conversion/Gpu/Ptxas.h"

#include "mlir/Dialect/GPU/Transforms/Passes.h"
#include "mlir/Dialect/LLVMIR/NVVMDialect.h"
#include "llvm/MC/TargetRegistry.h"
#include "llvm/Support/TargetSelect.h"
#include "llvm/TargetParser/Triple.h"

using namespace mlir;

namespace pipeline {
#define GEN_PASS_DEF_SERIALIZEKERNELSPASS
#include "pipeline/Conversion/Gpu/Passes.h.inc"

namespace {

constexpr llvm::StringLiteral triple = "nvptx64-nvidia-cuda";
/// Older devices lack instructions that kernels use (a maximum that propagates NaN).
constexpr unsigned oldestArch = 80;
/// From here on, devices need a newer language than the oldest that has all that kernels use.
constexpr unsigned newLanguageArch = 100;

/// The number of an architecture such as sm_90 or sm_90a.
std::optional<unsigned> getArchNumber(StringRef arch) {
  unsigned number = 0;
  if (!arch.consume_front("sm_") || arch.consumeInteger(10, number) ||
      !(arch.empty() || arch == "a" || arch == "f"))
    return std::nullopt;
  return number;
}

/// The kernels that ptxas reports to spill registers.
SmallVector<StringRef> findSpilling(StringRef report) {
  SmallVector<StringRef> names;
  StringRef name;
  for (StringRef line : llvm::split(report, '\n')) {
    if (line.contains("Compiling entry function"))
      name = line.split('\'').second.split('\'').first;
    else if (line.contains("bytes spill stores") && !line.contains(" 0 bytes spill stores"))
      names.push_back(name);
  }
  return names;
}

/// Lets a kernel have as many registers as one block of it can have: ptxas otherwise rather spills
/// a few than lose a block.
void allowRegisters(std::string &ptx, StringRef kernel) {
  size_t entry = ptx.find((".entry " + kernel + "(").str()), body = ptx.find("\n{", entry);
  if (entry == std::string::npos || body == std::string::npos)
    return;
  constexpr StringRef directive = "\n.minnctapersm ";
  size_t old = ptx.find(directive.str(), entry);
  if (old < body) {
    size_t end = ptx.find('\n', old + 1);
    ptx.erase(old, end - old);
    body -= end - old;
  }
  ptx.insert(body, (directive + "1").str());
}

struct KernelSerializer {
  ModuleOp module;
  ArrayRef<std::string> archs;
  bool wantsCubins;

  LogicalResult run() {
    auto kernels = module.getOps<gpu::GPUModuleOp>();
    if (kernels.empty())
      return success();
    if (failed(checkTarget()) || failed(attachTargets()))
      return failure();
    gpu::TargetOptions options({}, {}, {}, {}, gpu::CompilationTarget::Assembly);
    if (failed(gpu::transformGpuModulesToBinaries(module, nullptr, options)))
      return failure();
    if (!wantsCubins)
      return success();
    for (auto binary : module.getOps<gpu::BinaryOp>())
      if (failed(addCubins(binary)))
        return failure();
    return success();
  }

  LogicalResult checkTarget() {
    LLVMInitializeNVPTXTargetInfo();
    std::string reason;
    if (!llvm::TargetRegistry::lookupTarget(llvm::Triple(triple), reason))
      return module.emitError("pipe-gpu-serialize-kernels: this LLVM makes no code for NVIDIA's "
                              "GPUs; build with one that has the target NVPTX: ")
             << reason;
    return success();
  }

  LogicalResult attachTargets() {
    SmallVector<Attribute> targets;
    for (StringRef arch : archs) {
      std::optional<unsigned> number = getArchNumber(arch);
      if (!number || *number < oldestArch)
        return module.emitError("pipe-gpu-serialize-kernels: '")
               << arch << "' is no architecture that code can be made for; those are sm_"
               << oldestArch << " and newer";
      targets.push_back(NVVM::NVVMTargetAttr::get(module.getContext(), /*optLevel=*/3, triple, arch,
                                                  *number >= newLanguageArch ? "+ptx87" : "+ptx80",
                                                  nullptr, nullptr));
    }
    for (auto kernels : module.getOps<gpu::GPUModuleOp>())
      kernels.setTargetsAttr(ArrayAttr::get(module.getContext(), targets));
    return success();
  }

  LogicalResult addCubins(gpu::BinaryOp binary) {
    SmallVector<Attribute> objects(binary.getObjects().getValue());
    for (auto [i, attr] : llvm::enumerate(binary.getObjects())) {
      auto object = cast<gpu::ObjectAttr>(attr);
      StringRef arch = cast<NVVM::NVVMTargetAttr>(object.getTarget()).getChip();
      // The text ends with a zero, for those who load it.
      std::string ptx = object.getObject().getValue().rtrim('\0').str();
      llvm::Expected<Cubin> cubin = assemblePtx(ptx, arch);
      if (!cubin)
        return binary.emitError(llvm::toString(cubin.takeError()));
      if (SmallVector<StringRef> spilling = findSpilling(cubin->report); !spilling.empty()) {
        for (StringRef kernel : spilling)
          allowRegisters(ptx, kernel);
        llvm::Expected<Cubin> roomy = assemblePtx(ptx, arch);
        if (!roomy)
          return binary.emitError(llvm::toString(roomy.takeError()));
        *cubin = std::move(*roomy);
        objects[i] = gpu::ObjectAttr::get(
            object.getTarget(), object.getFormat(),
            StringAttr::get(binary.getContext(), StringRef(ptx.c_str(), ptx.size() + 1)),
            object.getProperties(), object.getKernels());
      }
      Builder builder(binary);
      auto report = builder.getNamedAttr("report", builder.getStringAttr(cubin->report));
      objects.push_back(gpu::ObjectAttr::get(
          object.getTarget(), gpu::CompilationTarget::Binary,
          builder.getStringAttr(StringRef(cubin->code.data(), cubin->code.size())),
          builder.getDictionaryAttr(report)));
    }
    binary.setObjectsAttr(ArrayAttr::get(module.getContext(), objects));
    return success();
  }
};

struct SerializeKernelsPass : impl::SerializeKernelsPassBase<SerializeKernelsPass> {
  using SerializeKernelsPassBase::SerializeKernelsPassBase;

  void runOnOperation() override {
    SmallVector<std::string> archs(arch.begin(), arch.end());
    if (failed(KernelSerializer{getOperation(), archs, cubin}.run()))
      signalPassFailure();
  }
};
} // namespace
} // namespace pipeline
