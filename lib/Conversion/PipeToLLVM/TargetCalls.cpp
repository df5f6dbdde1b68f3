//===- TargetCalls.cpp - What targets call for the same ops -----*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TargetCalls.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "pipeline-runtime/Cuda.h"
#include "pipeline/Analysis/StreamWalk.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;

namespace pipeline {

namespace {

//===----------------------------------------------------------------------===//
// The CPU: Runtime.h
//===----------------------------------------------------------------------===//

class CpuCalls final : public TargetCalls {
public:
  LogicalResult check(ProgramOp) const override { return success(); }

  LogicalResult check(func::FuncOp function) const override {
    WalkResult result = function.walk([](gpu::LaunchFuncOp launch) {
      launch.emitOpError("is of a program without streams, whose memory is the host's; compile "
                         "functions by 'codegen=pipe-cpu-codegen', or run --pipe-assign-streams");
      return WalkResult::interrupt();
    });
    return failure(result.wasInterrupted());
  }

  std::string getSymbol(StringRef name) const override { return ("pipeline_rt_" + name).str(); }

  /// The request that is planned behind the payload.
  void addToMessage(SmallVectorImpl<Argument> &arguments, Quantity payloadEnd) const override {
    arguments.push_back(Argument::place(payloadEnd));
  }

  void addToLoad(SmallVectorImpl<Argument> &, LoadOp) const override {}
};

//===----------------------------------------------------------------------===//
// CUDA: Cuda.h
//===----------------------------------------------------------------------===//

/// Of a gradient, as many as a call takes (Cuda.h).
constexpr size_t mostAccumulators = 64;

// A stream's number in a program is that of the runtime.
static_assert(static_cast<int>(Stream::Compute) == PIPELINE_RT_CUDA_COMPUTE &&
              static_cast<int>(Stream::Send) == PIPELINE_RT_CUDA_SEND &&
              static_cast<int>(Stream::Receive) == PIPELINE_RT_CUDA_RECEIVE);

class CudaCalls final : public TargetCalls {
public:
  LogicalResult check(ProgramOp program) const override {
    WalkResult result = program.walk([](Operation *op) {
      if (isa<PackOp>(op)) {
        op->emitOpError("has no form for CUDA, where products read parameters as they are; compile "
                        "functions by 'codegen=pipe-gpu-codegen'");
        return WalkResult::interrupt();
      }
      size_t accumulators = countAccumulators(op);
      if (accumulators > mostAccumulators) {
        op->emitOpError("adds ") << accumulators << " accumulators of one parameter, but CUDA's "
                                 << "updates add at most " << mostAccumulators
                                 << "; let fewer layers share the parameter";
        return WalkResult::interrupt();
      }
      return WalkResult::advance();
    });
    return failure(result.wasInterrupted());
  }

  /// Code that touches memory itself is the CPU's.
  LogicalResult check(func::FuncOp function) const override {
    WalkResult result = function.walk([&](Operation *op) {
      auto call = dyn_cast<func::CallOp>(op);
      bool isForCpu = call ? call.getCallee().starts_with("pipeline_rt_") &&
                                 !call.getCallee().starts_with("pipeline_rt_cuda_")
                           : isa<memref::LoadOp, memref::StoreOp>(op) ||
                                 isa_and_present<vector::VectorDialect>(op->getDialect());
      if (!isForCpu)
        return WalkResult::advance();
      InFlightDiagnostic diagnostic =
          function.emitOpError("is compiled for the CPU, but the programs have streams; let "
                               "--pipe-plan-memory compile it by 'codegen=pipe-gpu-codegen', or "
                               "leave out --pipe-assign-streams");
      diagnostic.attachNote(op->getLoc()) << "this is for the host's memory";
      return WalkResult::interrupt();
    });
    return failure(result.wasInterrupted());
  }

  std::string getSymbol(StringRef name) const override {
    // The clock and the trace are the host's.
    bool isOfHost = llvm::StringSwitch<bool>(name)
                        .Cases({"begin_action", "end_action", "begin_update"}, true)
                        .Default(false);
    return ((isOfHost ? "pipeline_rt_" : "pipeline_rt_cuda_") + name).str();
  }

  void addToMessage(SmallVectorImpl<Argument> &, Quantity) const override {}

  /// The stream that the load was given to when its accesses were ordered.
  void addToLoad(SmallVectorImpl<Argument> &arguments, LoadOp load) const override {
    auto stream = static_cast<int64_t>(getStreamOf(load));
    arguments.push_back(Argument::number(IntegerType::get(load.getContext(), 32), {stream, {}}));
  }

private:
  static size_t countAccumulators(Operation *op) {
    return llvm::TypeSwitch<Operation *, size_t>(op)
        .Case<UpdateOp, AdvanceOp, GradientNormOp>(
            [](auto user) { return user.getGradients().size(); })
        .Default(size_t{0});
  }
};

} // namespace

std::unique_ptr<TargetCalls> TargetCalls::createForCpu() { return std::make_unique<CpuCalls>(); }

std::unique_ptr<TargetCalls> TargetCalls::createForCuda() { return std::make_unique<CudaCalls>(); }

} // namespace pipeline
