//===- TargetCalls.h - What targets call for the same ops -------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A program without streams is for the CPU: its memory is the host's, and it calls
// Runtime.h. One with streams is for CUDA: its memory is a device's, and nearly all
// that it calls is the counterpart of that in Cuda.h. What else differs is here.
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_CONVERSION_PIPETOLLVM_TARGETCALLS_H
#define PIPELINE_CONVERSION_PIPETOLLVM_TARGETCALLS_H

#include "Call.h"
#include "pipeline/Dialect/Pipe/IR/Pipe.h"

namespace pipeline {

class TargetCalls {
public:
  virtual ~TargetCalls() = default;

  static std::unique_ptr<TargetCalls> createForCpu();
  static std::unique_ptr<TargetCalls> createForCuda();

  /// Emits an error for what the target has no call for.
  virtual mlir::LogicalResult check(ProgramOp program) const = 0;
  /// The same for a layer's code, which may be another target's.
  virtual mlir::LogicalResult check(mlir::func::FuncOp function) const = 0;

  /// The symbol of the function that is `pipeline_rt_NAME` on the CPU.
  virtual std::string getSymbol(llvm::StringRef name) const = 0;

  /// What the function of a message takes besides payload and bytes.
  virtual void addToMessage(llvm::SmallVectorImpl<Argument> &arguments,
                            Quantity payloadEnd) const = 0;
  /// What the function of a load takes besides destination and bytes.
  virtual void addToLoad(llvm::SmallVectorImpl<Argument> &arguments, LoadOp load) const = 0;
};

} // namespace pipeline

#endif // PIPELINE_CONVERSION_PIPETOLLVM_TARGETCALLS_H
