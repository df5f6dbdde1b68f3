//===- KernelFunction.cpp - Functions that run on the device ---*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See KernelFunction.h.
//
//===----------------------------------------------------------------------===//

#include "KernelFunction.h"

#include "GpuCode.h"

#include "pipeline/Dialect/Pipe/IR/Pipe.h"

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"

#include <algorithm>

using namespace mlir;

namespace pipeline {

gpu::GPUModuleOp getKernelModule(ModuleOp module) {
  if (auto kernels = module.lookupSymbol<gpu::GPUModuleOp>(kernelModuleName))
    return kernels;
  OpBuilder builder = OpBuilder::atBlockEnd(module.getBody());
  module->setAttr(gpu::GPUDialect::getContainerModuleAttrName(), builder.getUnitAttr());
  return gpu::GPUModuleOp::create(builder, module.getLoc(), kernelModuleName);
}

MemRefType getBlockMemoryType(ArrayRef<int64_t> shape, Type element) {
  auto space =
      gpu::AddressSpaceAttr::get(element.getContext(), gpu::GPUDialect::getWorkgroupAddressSpace());
  return MemRefType::get(shape, element, MemRefLayoutAttrInterface(), space);
}

std::string getKernelName(func::FuncOp function, StringRef suffix) {
  std::string name = (function.getName() + suffix).str();
  // A name in PTX has no dots.
  std::replace(name.begin(), name.end(), '.', '_');
  return name;
}

gpu::GPUFuncOp createKernel(const KernelDeclaration &declaration, gpu::GPUModuleOp module,
                            SymbolTable &symbols) {
  OpBuilder builder = OpBuilder::atBlockEnd(module.getBody());
  auto kernel = gpu::GPUFuncOp::create(builder, declaration.loc, declaration.name,
                                       builder.getFunctionType(declaration.parameters, {}),
                                       declaration.blockMemory);
  kernel->setAttr(gpu::GPUDialect::getKernelFuncAttrName(), builder.getUnitAttr());
  kernel.setKnownBlockSizeAttr(builder.getDenseI32ArrayAttr(
      {static_cast<int32_t>(declaration.width), static_cast<int32_t>(declaration.height), 1}));
  for (unsigned i = 0; i < declaration.blockMemory.size(); ++i)
    kernel.setWorkgroupAttributionAttr(i, LLVM::LLVMDialect::getAlignAttrName(),
                                       builder.getI64IntegerAttr(16));
  for (auto [i, type] : llvm::enumerate(declaration.parameters))
    if (isa<MemRefType>(type)) {
      kernel.setArgAttr(i, LLVM::LLVMDialect::getNoAliasAttrName(), builder.getUnitAttr());
      kernel.setArgAttr(i, LLVM::LLVMDialect::getAlignAttrName(),
                        builder.getI64IntegerAttr(PipeDialect::bufferAlignment));
    }
  symbols.insert(kernel);
  return kernel;
}

void addConstants(gpu::GPUFuncOp kernel, SymbolTable &symbols) {
  auto module = kernel->getParentOfType<gpu::GPUModuleOp>();
  kernel.walk([&](memref::GetGlobalOp get) {
    if (symbols.lookup(get.getName()))
      return;
    auto constant =
        module->getParentOfType<ModuleOp>().lookupSymbol<memref::GlobalOp>(get.getName());
    symbols.insert(constant.clone(), module.getBody()->begin());
  });
}

} // namespace pipeline
