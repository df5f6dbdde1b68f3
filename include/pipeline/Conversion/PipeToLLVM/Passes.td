//===- Passes.td - From rank programs to code ---------------*- tablegen -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_CONVERSION_PIPETOLLVM_PASSES_TD
#define PIPELINE_CONVERSION_PIPETOLLVM_PASSES_TD

include "mlir/Pass/PassBase.td"

def ConvertPipeToLLVMPass : Pass<"convert-pipe-to-llvm", "mlir::ModuleOp"> {
  let summary = "Turns rank programs into functions that call the runtime";
  let description = [{
    Requires phase `planned`; establishes `lowered`, together with the upstream
    lowerings of `--pipe-cpu-to-llvm` or `--pipe-gpu-to-llvm`. A program becomes two
    functions, which one thread of the host runs: `@M.rankR.initialize`, once, and `@M.rankR.step`. Buffers
    become offsets into the arena, messages and all else calls of the runtime's
    C functions (runtime/include/pipeline-runtime/Runtime.h). An action becomes
    the calls that its function consists of; a function of a stage that was only
    called so is removed, and so is the graph.

    A program with streams is for CUDA: it calls the counterparts of these functions
    in Cuda.h, which give work to a stream. `pipe.stream_record` and `pipe.stream_wait`
    become calls with the number of an event, which is computed as the offset of a slot
    is. Functions must have been compiled by `pipe-gpu-codegen`; packed parameters, and
    parameters with more than 64 accumulators, are errors. The functions of layers get
    their first argument, the rank, in `--pipe-gpu-host-to-runtime`, which comes next.

    Many calls in a row, of a stage's layers, or of the runtime for each
    parameter, are not written out but become a table of constants,
    `@M.rankR.table`, and one call of `@M.rankR.calls`, which reads it and makes
    them. The code of a program has then the size of its distinct layers.

    Before:

    ```mlir
    pipe.program @m.rank0 of @m rank 0 microbatches 2 arena 128 {
      %g = pipe.buffer gradients "w" at 64 : !pipe.buffer<tensor<8xf32>>
      pipe.zero %g : <tensor<8xf32>>
    }
    ```

    After:

    ```mlir
    func.func @m.rank0.step(%rank: !llvm.ptr, %arena: !llvm.ptr) {
      ...
      call @pipeline_rt_zero(%rank, %gradient, %bytes) : (!llvm.ptr, !llvm.ptr, i64) -> ()
      return
    }
    ```
  }];
  let dependentDialects = [
    "::mlir::arith::ArithDialect", "::mlir::func::FuncDialect", "::mlir::LLVM::LLVMDialect",
    "::mlir::memref::MemRefDialect", "::mlir::scf::SCFDialect"
  ];
}

#endif // PIPELINE_CONVERSION_PIPETOLLVM_PASSES_TD
