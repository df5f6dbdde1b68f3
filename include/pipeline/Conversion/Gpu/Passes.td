//===- Passes.td - Code generation for the GPU --------------*- tablegen -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_CONVERSION_GPU_PASSES_TD
#define PIPELINE_CONVERSION_GPU_PASSES_TD

include "mlir/Pass/PassBase.td"

def RoundContractionsPass : Pass<"pipe-gpu-round-contractions", "::mlir::ModuleOp"> {
  let summary = "Round what contractions of layers give, and what they read, to bf16";
  let description = [{
    For layers that are not differentiated. The result of a contraction, with a row
    that is added to it, is rounded to bf16 and widened again, and so is an operand
    that the layer computes. Operands that the layer gets, a parameter or its input,
    and what is only moved of these, are left: they have their place as f32, and
    gradients of parameters are not rounded. A result that leaves the layer stays f32.

    Widening is exact and costs nothing, so what `--pipe-differentiate` keeps of such a
    value for the backward is its bf16. A gradient that passes a rounding is rounded
    itself. `--pipe-gpu-codegen{precision=bf16}` makes roundings parts of contractions.

    ```mlir
    // before
    %p = linalg.matmul ins(%x, %w : ...) outs(%zeros : tensor<4x8xf32>) -> tensor<4x8xf32>
    %y = linalg.generic ... ins(%p) ... // gelu
    // after
    %p = linalg.matmul ins(%x, %w : ...) outs(%zeros : tensor<4x8xf32>) -> tensor<4x8xf32>
    %r = linalg.generic ... ins(%p) outs(%e : tensor<4x8xbf16>) ... // arith.truncf
    %q = linalg.generic ... ins(%r) outs(%f : tensor<4x8xf32>) ...  // arith.extf
    %y = linalg.generic ... ins(%q) ... // gelu
    ```
  }];
  let statistics = [Statistic<"numResults", "results", "Number of rounded results">,
                    Statistic<"numOperands", "operands", "Number of rounded operands">];
  let dependentDialects = ["::mlir::arith::ArithDialect", "::mlir::linalg::LinalgDialect",
                           "::mlir::tensor::TensorDialect"];
}

def FormContractionsPass : Pass<"pipe-gpu-form-contractions", "::mlir::func::FuncOp"> {
  let summary = "Say what cuBLASLt computes: contractions, their precision and epilogues";
  let description = [{
    A contraction of matrices, as `pipe-cpu-prepare` leaves it, becomes a
    `pipe_gpu.contraction`. With `epilogues`, what cuBLASLt does on the way to the
    result becomes part of it:

    - a row that is added to every row of the product;
    - gelu in its tanh approximation, however it is written; where its argument is
      read elsewhere (a backward), the product keeps it;
    - the gradient of gelu, of an argument that was kept;
    - the sums of the columns of a gradient (of a bias), in the product for the
      weight's gradient, which reads that matrix, or else where the gradient of gelu
      gives it. What the sum is added to is added by a kernel: the library overwrites.

    What cuBLASLt has no epilogue for stays a kernel: gelu with erf, a result whose
    rows are no multiple of 8 elements long where gelu keeps its argument, products
    in batches.

    With `precision=bf16` operands are rounded to bf16, to the nearest, ties to even;
    products are exact then, and sums f32. A result is bf16 where all that read it
    round it, or where the function rounds it and widens it again; it is f32 where it
    is added to something. With `precision=tf32` the library rounds operands of f32 to
    TF32.

    ```mlir
    // before
    %p = linalg.generic ... ins(%x, %w : tensor<512x256xf32>, tensor<256x1024xf32>) outs(%e) attrs = {pipe_cpu.overwrite} ...
    %h = linalg.generic ... ins(%p, %row : tensor<512x1024xf32>, tensor<1024xf32>) ... // +
    %y = linalg.generic ... ins(%h : tensor<512x1024xf32>) ... // gelu
    return %y, %h
    // after
    %y, %h = pipe_gpu.contraction bias_gelu_keep ins(%x, %w, %row : ...) outs(%e, %f : ...) {...}
    return %y, %h
    ```
  }];
  let options = [
    Option<"epilogues", "epilogues", "bool", /*default=*/"true",
           "Let products add rows, and compute gelu, its gradient and gradients of biases">,
    Option<"precision", "precision", "::pipeline::Precision", /*default=*/"::pipeline::Precision::f32",
           "What operands are rounded to",
           [{::llvm::cl::values(
             clEnumValN(::pipeline::Precision::f32, "f32", "nothing: products of f32"),
             clEnumValN(::pipeline::Precision::tf32, "tf32", "TF32, in the library"),
             clEnumValN(::pipeline::Precision::bf16, "bf16", "bf16, in memory"))}]>,
  ];
  let statistics = [Statistic<"numEpilogues", "epilogues", "Number of ops that became epilogues">];
  let dependentDialects = ["::mlir::arith::ArithDialect", "::mlir::linalg::LinalgDialect",
                           "::mlir::tensor::TensorDialect", "::pipeline::PipeGpuDialect"];
}

def SplitColumnSumsPass : Pass<"pipe-gpu-split-column-sums", "::mlir::func::FuncOp"> {
  let summary = "Add many rows in parts, and then the parts";
  let description = [{
    A sum over rows (a gradient of a bias) would be as many steps as there are rows, in
    as many lanes as there are columns. One of more than 64 rows becomes two: each
    part of up to 32 rows (the greatest divisor of the number of rows that is not
    less than 4) is summed in order, and then the parts in theirs. The order is a
    function of the op's shape and nothing else; it is not that of the CPU, whose
    sums of columns differ by rounding.

    A sum along rows is one group of lanes. Where there are fewer than 512 (the channels
    of a batch norm, a sum of everything) of more than 4096 elements each, they are
    divided, too: loops that are reduced become parallel from the outermost on, until
    a part has up to 1024 elements. What computes the elements is fused into the sums of
    parts. Each sum's parts lie side by side, and are added as a row is.

    Without such a divisor parts are 32 rows, or 1024 elements, and what is behind the
    last whole part is a sum that adds to the total. Totals of more than 1024 rows or
    4096 elements are divided again. A shorter sum of everything over several loops becomes
    one over a single loop, which is not fused with what runs over rows.

    ```mlir
    // before
    %s = linalg.generic ... ["reduction", "parallel"] ins(%x : tensor<512x256xf32>) outs(%init : tensor<256xf32>)
    // after
    %parts = tensor.expand_shape %x [[0, 1], [2]] output_shape [16, 32, 256] : tensor<512x256xf32> into tensor<16x32x256xf32>
    %p = linalg.generic ... ["parallel", "reduction", "parallel"] ins(%parts) outs(%zeros : tensor<16x256xf32>)
    %m = bufferization.materialize_in_destination %p in %empty
    %s = linalg.generic ... ["reduction", "parallel"] ins(%m : tensor<16x256xf32>) outs(%init : tensor<256xf32>)
    ```
  }];
  let statistics = [Statistic<"numSplit", "split", "Number of sums that were split">];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::bufferization::BufferizationDialect",
                           "::mlir::linalg::LinalgDialect", "::mlir::tensor::TensorDialect"];
}

def FuseAttentionPass : Pass<"pipe-gpu-fuse-attention", "::mlir::func::FuncOp"> {
  let summary = "Make attentions that kernels can compute as a whole one op each";
  let description = [{
    A `pipe.attention` or its backward becomes an op in destination style, which the
    passes up to buffers leave as it is: it will be a few kernels
    (`pipe-gpu-attention-kernels`). The row sums of output times gradient, which a
    backward needs, become an op of their own. With `precision=bf16` the op says that it
    rounds what its products read.

    An attention is left to `pipe-cpu-tile-attention`, with a remark that says why, if
    its elements are not f32, a head has more than 256 features, keys and values are
    shared by different heads, or the gradient of an extra is a sum over rows and keys.

    ```mlir
    // before
    %o, %shift, %total = pipe.attention query(%q : tensor<2x16x8xf32>) key(...) value(...)
        maps [...] -> tensor<2x16x8xf32>, tensor<2x16xf32>, tensor<2x16xf32> scores {...}
    // after
    %r:3 = pipe_gpu.fused_attention ins(%q, %k, %v : tensor<2x16x8xf32>, ...)
        outs(%a, %b, %c : tensor<2x16x8xf32>, tensor<2x16xf32>, tensor<2x16xf32>)
        maps [...] -> tensor<2x16x8xf32>, tensor<2x16xf32>, tensor<2x16xf32> scores {...}
    ```
  }];
  let options = [
    Option<"precision", "precision", "::pipeline::Precision", /*default=*/"::pipeline::Precision::f32",
           "What operands of products are rounded to",
           [{::llvm::cl::values(
             clEnumValN(::pipeline::Precision::f32, "f32", "nothing: products of f32"),
             clEnumValN(::pipeline::Precision::tf32, "tf32", "nothing, as f32"),
             clEnumValN(::pipeline::Precision::bf16, "bf16", "bf16, on tensor cores"))}]>,
  ];
  let statistics = [Statistic<"numFused", "fused", "Number of ops that become kernels">,
                    Statistic<"numTiled", "tiled", "Number of ops that are left to tiles">];
  let dependentDialects = ["::mlir::arith::ArithDialect", "::mlir::linalg::LinalgDialect",
                           "::mlir::tensor::TensorDialect", "::pipeline::PipeGpuDialect"];
}

def AttentionKernelsPass : Pass<"pipe-gpu-attention-kernels", "::mlir::ModuleOp"> {
  let summary = "Write attentions as kernels, and launch them";
  let description = [{
    A forward is one kernel: a block takes 64 rows of one batch index, tiles of 64 keys
    pass by, and sums so far are scaled down when a greater score turns up. A backward
    is a kernel for the gradients of keys and values, one for those of queries, and one
    for each extra that has a gradient. Nothing is as large as the square of the
    sequence's length, nothing is atomic, and every sum is in one thread or a tree of
    threads that its shape fixes.

    Products are those of tensor cores (mma.sync) if the op rounds operands to bf16 and no
    head has more than 128 features, else fused multiply-adds of f32.

    Keys that a causal mask hides from all rows of a tile are left out. Operands may lie
    in memory in any order; where features are innermost, they are loaded by 16 bytes.

    ```mlir
    // before
    pipe_gpu.fused_attention ins(%q, %k, %v : memref<2x16x8xf32>, ...) outs(%o, %s, %t : ...)
        maps [...] scores {...}
    // after
    gpu.launch_func @pipe_kernels::@f_attention blocks in (%c2, %c1, %c1)
        threads in (%c128, %c1, %c1) args(%q : memref<2x16x8xf32>, ...)
    ```
  }];
  let statistics = [Statistic<"numKernels", "kernels", "Number of kernels">];
  let dependentDialects = ["::mlir::arith::ArithDialect", "::mlir::gpu::GPUDialect",
                           "::mlir::LLVM::LLVMDialect", "::mlir::math::MathDialect",
                           "::mlir::memref::MemRefDialect", "::mlir::NVVM::NVVMDialect", "::mlir::scf::SCFDialect",
                           "::mlir::vector::VectorDialect"];
}

def LowerMovesPass : Pass<"pipe-gpu-lower-moves", "::mlir::func::FuncOp"> {
  let summary = "Write fills, strided copies and the remaining structured ops as loops";
  let description = [{
    Afterwards the body of a `pipe.function` on buffers holds contractions of the
    runtime, copies of whole dense buffers, and loops. Fills and other copies are
    loops over strips of 64 elements; a structured op that the vectoriser left is
    loops over elements, in its order. An operand of a contraction whose memory is
    no matrix is copied.

    ```mlir
    // before
    linalg.fill ins(%zero : f32) outs(%x : memref<4x128xf32>)
    // after
    scf.for %i = %c0 to %c4 step %c1 {
      scf.for %j = %c0 to %c128 step %c64 {
        %v = vector.broadcast %zero : f32 to vector<64xf32>
        vector.transfer_write %v, %x[%i, %j] {in_bounds = [true]} : vector<64xf32>, memref<4x128xf32>
      }
    }
    ```
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect", "::mlir::memref::MemRefDialect",
                           "::mlir::scf::SCFDialect", "::mlir::ub::UBDialect",
                           "::mlir::vector::VectorDialect"];
}

def ParallelizeLoopsPass : Pass<"pipe-gpu-parallelize-loops", "::mlir::func::FuncOp"> {
  let summary = "Make loops whose iterations are independent parallel, and outermost";
  let description = [{
    In a perfect nest, a loop is parallel if every buffer that the nest writes has a
    dimension along which the loop's iterations touch different elements, or is a
    temporary that each iteration writes before it reads it. Such temporaries
    become one per iteration. The parallel loops become one `scf.parallel`; the
    others stay inside it, in their order: a sum over rows runs in the order that
    it had, for many columns at once, and its partial results are values.

    ```mlir
    // before: the sum of each column
    scf.for %r = %c0 to %c512 step %c1 {
      scf.for %c = %c0 to %c256 step %c64 {
        %x = vector.transfer_read %in[%r, %c], %pad : memref<512x256xf32>, vector<64xf32>
        %s = vector.transfer_read %out[%c], %pad : memref<256xf32>, vector<64xf32>
        %t = arith.addf %s, %x : vector<64xf32>
        vector.transfer_write %t, %out[%c] : vector<64xf32>, memref<256xf32>
      }
    }
    // after
    scf.parallel (%c) = (%c0) to (%c256) step (%c64) {
      %first = vector.transfer_read %out[%c], %pad : memref<256xf32>, vector<64xf32>
      %sum = scf.for %r = %c0 to %c512 step %c1 iter_args(%s = %first) -> (vector<64xf32>) {
        %x = vector.transfer_read %in[%r, %c], %pad : memref<512x256xf32>, vector<64xf32>
        %t = arith.addf %s, %x : vector<64xf32>
        scf.yield %t : vector<64xf32>
      }
      vector.transfer_write %sum, %out[%c] : vector<64xf32>, memref<256xf32>
    }
    ```

    Loops around contractions are the host's and stay.
  }];
  let dependentDialects = ["::mlir::memref::MemRefDialect", "::mlir::scf::SCFDialect"];
}

def MergeNestsPass : Pass<"pipe-gpu-merge-nests", "::mlir::func::FuncOp"> {
  let summary = "Bring parallel loops together that can be one launch";
  let description = [{
    Two `scf.parallel` of one block become one, if one of them may move to the other
    over what lies between, and

    - they have the same iterations, of which each depends, through memory, on the
      same iteration of the other alone: their bodies stand one behind the other. So
      a fill is done by what adds to it, and an accumulator is added to where its
      sum is complete;
    - or they are independent, and small (2048 iterations together): their iterations
      stand side by side, behind a branch. So do the gradients of several vectors.

    Iterations keep their ops, so every result has the bits that it had.

    ```mlir
    // before
    scf.parallel (%i) = (%c0) to (%c256) step (%c64) { ... } // a fill of %s
    scf.parallel (%i) = (%c0) to (%c256) step (%c64) { ... } // adds to %s
    scf.parallel (%i) = (%c0) to (%c512) step (%c64) { ... } // a fill of %t
    // after
    scf.parallel (%n) = (%c0) to (%c12) step (%c1) {
      %is_first = arith.cmpi ult, %n, %c4 : index
      scf.if %is_first {
        ... // fills a strip of %s and adds to it
      } else {
        ... // fills a strip of %t
      }
    }
    ```
  }];
  let statistics = [Statistic<"numMerged", "merged", "Number of loops that went into others">];
  let dependentDialects = ["::mlir::arith::ArithDialect", "::mlir::scf::SCFDialect"];
}

def OutlineKernelsPass : Pass<"pipe-gpu-outline-kernels", "::mlir::ModuleOp"> {
  let summary = "Give each iteration of parallel loops to 16 lanes, as kernels";
  let description = [{
    Every `scf.parallel` becomes a kernel in the `gpu.module` @pipe_kernels and a
    launch; so do neighbouring ops outside of such loops that write memory, which
    one group of lanes runs. A block is 16 lanes (x) by up to 8 iterations (y).

    Element e of a vector is in lane e / 4, there at e % 4: a vector is a
    `vector<4>` in each lane, loads and stores are accesses of 16 bytes where the
    address is aligned, which is known from shapes and strips. A reduction is a tree
    of shuffles in the order of `pipe-cpu-lower-vectors`: it has the CPU's bits. A
    scalar is computed by all lanes and stored by the first. Nothing is atomic.

    A temporary of a row lies in the block's memory, or, if that does not hold it,
    in the workspace. Where lanes hand on values through memory, the group waits.

    What a kernel needs of the host are buffers and indices of loops around it. A
    value that the host would need and the device computes (a condition, an index)
    is an error, as is an op that has no form in lanes.

    ```mlir
    // before
    scf.parallel (%r) = (%c0) to (%c512) step (%c1) {
      %p = scf.for %i = %c0 to %c256 step %c64 iter_args(%a = %zero) -> (vector<64xf32>) {
        %x = vector.transfer_read %in[%r, %i], %pad {in_bounds = [true]} : memref<512x256xf32>, vector<64xf32>
        %t = arith.addf %a, %x : vector<64xf32>
        scf.yield %t : vector<64xf32>
      }
      ...
    }
    // after
    gpu.launch_func @pipe_kernels::@f blocks in (%c64, %c1, %c1) threads in (%c16, %c8, %c1)
        args(%in : memref<512x256xf32>, ...)
    gpu.func @f(%in: memref<512x256xf32> {llvm.align = 64 : i64, llvm.noalias}, ...) kernel {
      ...
      %p = scf.for %i = %c0 to %c256 step %c64 iter_args(%a = %zero) -> (vector<4xf32>) {
        %e = arith.addi %i, %first : index
        %x = vector.load %in[%r, %e] {alignment = 16 : i64} : memref<512x256xf32>, vector<4xf32>
        ...
    ```
  }];
  let statistics = [Statistic<"numKernels", "kernels", "Number of kernels">];
  let dependentDialects = ["::mlir::arith::ArithDialect", "::mlir::gpu::GPUDialect",
                           "::mlir::memref::MemRefDialect", "::mlir::NVVM::NVVMDialect",
                           "::mlir::scf::SCFDialect", "::mlir::vector::VectorDialect"];
}

def LowerMathPass : Pass<"pipe-gpu-lower-math", "::mlir::gpu::GPUModuleOp"> {
  let summary = "Write math functions as arithmetic with the CPU's bits";
  let description = [{
    `exp`, `tanh`, `log` and `erf` of f32 become the polynomials of the code for the
    CPU; `rsqrt` a root and a division, each rounded; `sin` and `cos` polynomials in
    f64. Functions that are
    instructions with IEEE rounding become calls of LLVM's intrinsics. Any other is an
    error: it would need a library of device functions, whose bits differ.

    ```mlir
    // before
    %y = math.rsqrt %x : f32
    // after
    %s = llvm.call_intrinsic "llvm.sqrt"(%x) : (f32) -> f32
    %y = arith.divf %one, %s : f32
    ```
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect", "::mlir::LLVM::LLVMDialect",
                           "::mlir::math::MathDialect",
                           "::mlir::vector::VectorDialect"];
}

def GemmToCublasPass : Pass<"pipe-gpu-gemm-to-cublas", "::mlir::ModuleOp"> {
  let summary = "Turn contractions on buffers into calls of the runtime";
  let description = [{
    A `pipe_gpu.contraction` whose operands are matrices in memory, possibly transposed,
    possibly in batches, becomes a call of `pipeline_rt_cuda_gemm`, with a constant
    that describes it. Loops of the op that are neither one matrix dimension nor the
    batch are loops around the call; terms of a sum after the first add to it. The
    scratch memory of a product is a temporary of the function.

    Calls of the runtime lack its first argument, the rank, until
    `pipe-gpu-host-to-runtime`.

    ```mlir
    // before
    pipe_gpu.contraction ins(%a, %b : memref<4x8xf32>, memref<8x6xf32>)
        outs(%c : memref<4x6xf32>) {...}
    // after: shape, a, b, c, bias, auxiliary, workspace
    %s = llvm.mlir.addressof @pipe_gemm : !llvm.ptr
    call @pipeline_rt_cuda_gemm(%s, %pa, %pb, %pc, %none, %none, %scratch)
    ```
  }];
  let options = [
    Option<"workspace", "workspace", "int64_t", /*default=*/"4194304",
           "Bytes of scratch memory of a product; cuBLASLt chooses an algorithm that needs no more">,
  ];
  let dependentDialects = ["::mlir::arith::ArithDialect", "::mlir::func::FuncDialect",
                           "::mlir::LLVM::LLVMDialect", "::mlir::memref::MemRefDialect",
                           "::mlir::scf::SCFDialect"];
}

def HostToRuntimePass : Pass<"pipe-gpu-host-to-runtime", "::mlir::ModuleOp"> {
  let summary = "Let host functions launch kernels, multiply and copy through the runtime";
  let description = [{
    Every `pipe.function` gets a first argument, the rank, and hands it on: its caller
    must be one, too, or a rank's program. Launches become calls of
    `pipeline_rt_cuda_launch` with the number of the kernel, which is its place in the
    module's attribute `pipe_gpu.kernels`; copies calls of `pipeline_rt_cuda_copy`.

    ```mlir
    // before
    func.func private @f(%x: memref<512x256xf32>, ...) attributes {pipe.function, ...} {
      gpu.launch_func @pipe_kernels::@f blocks in (%c64, %c1, %c1) threads in (%c16, %c8, %c1)
          args(%x : memref<512x256xf32>, ...)
    // after
    func.func private @f(%rank: !llvm.ptr, %x: memref<512x256xf32>, ...)
        attributes {pipe.function, ...} {
      %list = llvm.alloca %c3 x i64 : (i64) -> !llvm.ptr
      ...
      call @pipeline_rt_cuda_launch(%rank, %c0, %c64, %c1, %c1, %c16, %c8, %c1, %c0, %list, %c3)
    ```
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect", "::mlir::func::FuncDialect",
                           "::mlir::LLVM::LLVMDialect", "::mlir::memref::MemRefDialect"];
}

def SerializeKernelsPass : Pass<"pipe-gpu-serialize-kernels", "::mlir::ModuleOp"> {
  let summary = "Turn kernels into PTX and machine code";
  let description = [{
    Kernels in the NVVM dialect become a `gpu.binary` with PTX for each architecture
    and, with `cubin`, machine code behind it, whose property `report` is what ptxas
    says of each kernel. Nothing of CUDA is needed but ptxas, and that only for
    `cubin`; an LLVM without the target NVPTX is an error, as is an architecture
    before sm_80. A kernel of which ptxas spills registers is assembled again, with leave
    to use as many as one block can have.

    ```mlir
    // before
    gpu.module @pipe_kernels {
      llvm.func @f(%x: !llvm.ptr, ...) attributes {gpu.kernel, nvvm.kernel, ...} {...}
    }
    // after
    gpu.binary @pipe_kernels [#gpu.object<#nvvm.target<chip = "sm_90">, assembly = "..."]
    ```
  }];
  let options = [
    ListOption<"arch", "arch", "std::string", "Architectures to make code for, such as sm_90">,
    Option<"cubin", "cubin", "bool", /*default=*/"false",
           "Make machine code beside PTX, by ptxas">,
  ];
  let dependentDialects = ["::mlir::gpu::GPUDialect", "::mlir::NVVM::NVVMDialect"];
}

#endif // PIPELINE_CONVERSION_GPU_PASSES_TD
