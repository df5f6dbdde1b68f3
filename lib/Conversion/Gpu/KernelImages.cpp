//===- KernelImages.cpp - The kernels of a compiled module ------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See KernelImages.h.
//
//===----------------------------------------------------------------------===//

#include "pipeline/Conversion/Gpu/KernelImages.h"

#include "GpuCode.h"

#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/LLVMIR/NVVMDialect.h"

using namespace mlir;

namespace pipeline {

KernelImages takeKernelImages(ModuleOp module) {
  KernelImages result;
  if (auto names = module->getAttrOfType<ArrayAttr>(kernelListAttrName))
    for (StringAttr name : names.getAsRange<StringAttr>())
      result.kernels.push_back(name.str());
  module->removeAttr(kernelListAttrName);
  module->removeAttr(gpu::GPUDialect::getContainerModuleAttrName());
  for (auto binary : llvm::make_early_inc_range(module.getOps<gpu::BinaryOp>())) {
    for (auto object : binary.getObjects().getAsRange<gpu::ObjectAttr>()) {
      StringRef arch = cast<NVVM::NVVMTargetAttr>(object.getTarget()).getChip();
      auto image = llvm::find_if(result.images,
                                 [&](const KernelImage &other) { return other.arch == arch; });
      if (image == result.images.end()) {
        result.images.push_back({arch.str(), {}, {}, {}});
        image = std::prev(result.images.end());
      }
      StringRef content = object.getObject().getValue();
      if (object.getFormat() == gpu::CompilationTarget::Assembly) {
        image->ptx = content.rtrim('\0').str();
        continue;
      }
      image->cubin.assign(content.begin(), content.end());
      if (DictionaryAttr properties = object.getProperties())
        if (auto report = properties.getAs<StringAttr>("report"))
          image->report = report.str();
    }
    binary.erase();
  }
  return result;
}

} // namespace pipeline
