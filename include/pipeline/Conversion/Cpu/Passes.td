//===- Passes.td - Code generation for the CPU --------------*- tablegen -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_CONVERSION_CPU_PASSES_TD
#define PIPELINE_CONVERSION_CPU_PASSES_TD

include "mlir/Pass/PassBase.td"

class FusingPass<string flag> : Pass<flag, "::mlir::func::FuncOp"> {
  let options = [Option<
      "fuse", "fuse", "bool", /*default=*/"true",
      "Compute producers where they are consumed; changes no bit of any result">];
}

def TileAttentionPass : Pass<"pipe-cpu-tile-attention", "::mlir::func::FuncOp"> {
  let summary = "Compute attention head by head, in tiles of scores that stay in cache";
  let description = [{
    Replaces `pipe.attention` and `pipe.attention_backward` in a `pipe.function`
    by a loop over batch indices and tiles of rows. A tile is a few rows with all
    keys that they see: a product, a pass over each row, a product. The scores of
    a head never exist as a whole; what the loop writes are slices of the results.

    The rows of a tile follow from the op's shape alone, so the order of every
    sum does: a sum over keys or features is that of a contraction or a row, a
    sum over rows adds tile to tile, a sum over batch indices that share an
    operand adds index to index.

    Keys that no row of a tile sees are not computed. They are known where
    `scores` compares the index of the key with that of the row, and yields minus
    infinity or less than -1e30 for later keys.

    Operands of which one batch index is not one piece of memory are copied, one
    batch index or tile at a time.

    ```mlir
    // before
    %o, %shift, %total = pipe.attention query(%q : tensor<2x96x8xf32>) ...
    // after
    %r:3 = scf.for %h = %c0 to %c2 step %c1 iter_args(%o0 = %eo, %s0 = %es, %t0 = %et) ... {
      %key = tensor.extract_slice %k[%h, 0, 0] [1, 96, 8] [1, 1, 1]
      ...
      scf.for %i = ... {
        %query = tensor.extract_slice %q[%h, %row, 0] [1, 48, 8] [1, 1, 1]
        %raw = linalg.generic ... ["parallel", "parallel", "reduction"] ins(%query, %key) ...
        %p:3 = scf.for %r = ... { scores, their greatest, exponentials, their sum }
        %part = linalg.generic ... ["parallel", "parallel", "reduction"] ins(%p#0, %value) ...
        ...
      }
    }
    ```
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::bufferization::BufferizationDialect",
                           "::mlir::linalg::LinalgDialect", "::mlir::math::MathDialect",
                           "::mlir::scf::SCFDialect", "::mlir::tensor::TensorDialect"];
}

def WidenBooleansPass : Pass<"pipe-cpu-widen-booleans", "::mlir::ModuleOp"> {
  let summary = "Store tensors of i1 as tensors of i8";
  let description = [{
    A vector of i1 in memory is packed, eight lanes a byte; a memref of i1 is
    not. This pass takes tensors of i1 out of every `pipe.function` of a
    module, signatures and calls included: what is stored is an i8 that is 0 or
    1, and what is computed with is still an i1.

    ```mlir
    // before
    %m = linalg.generic ... ins(%x : tensor<8xf32>) outs(%e : tensor<8xi1>) {
      ...
      linalg.yield %c : i1
    }
    // after
    %m = linalg.generic ... ins(%x : tensor<8xf32>) outs(%e : tensor<8xi8>) {
      ...
      %w = arith.extui %c : i1 to i8
      linalg.yield %w : i8
    }
    ```

    An op on a tensor of i1 that is neither structured nor a plain reshape,
    slice, call or loop is an error.
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect"];
}

def PreparePass : FusingPass<"pipe-cpu-prepare"> {
  let summary = "Bring a function's tensor ops into the few forms that tiling works on";
  let description = [{
    Afterwards a `pipe.function` holds `linalg.generic` and `linalg.fill` in
    place of named ops, without loops of one iteration, with the loop innermost
    that walks memory; contractions that the runtime computes read transposes
    through their maps and say with `pipe.overwrite` that they do not read
    their result's old value; concatenations, pads and elementwise ops on
    tensors are structured ops and slices. A convolution whose windows make a
    matrix copies them out and becomes such a contraction; any other is loops.

    **Here the order of every sum is fixed.** What decides it (the loops of the
    op and their order) is settled from each op alone, before the first pattern
    that looks at a neighbour. From then on, a sum over the innermost loop is
    64 partial sums and a tree (see `pipe-cpu-tile-strips`), and a sum over any
    other loop runs in loop order.

    Operands that are one value everywhere go into the body, of contractions
    too: what is left of those is a sum. A row that is added to each row of a
    product with a packed parameter becomes what the product's result begins
    with: the runtime adds it on the way, with the same bits.

    With `fuse`, elementwise ops are then fused into their consumers, where
    that repeats no work, and reshapes move out of the way.

    ```mlir
    // before
    %bt = linalg.transpose ins(%b : tensor<6x8xf32>) outs(%et : tensor<8x6xf32>) permutation = [1, 0]
    %z = linalg.fill ins(%zero : f32) outs(%e : tensor<4x6xf32>) -> tensor<4x6xf32>
    %c = linalg.matmul ins(%a, %bt : tensor<4x8xf32>, tensor<8x6xf32>) outs(%z : tensor<4x6xf32>)
    // after: (m, n, k) -> (m, k), (n, k), (m, n)
    %c = linalg.generic {...} ins(%a, %b : tensor<4x8xf32>, tensor<6x8xf32>)
        outs(%e : tensor<4x6xf32>) attrs = {pipe_cpu.overwrite} {...}
    ```
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect", "::mlir::linalg::LinalgDialect",
                           "::mlir::math::MathDialect", "::mlir::tensor::TensorDialect",
                           "::mlir::affine::AffineDialect"];
}

def TileRowsPass : FusingPass<"pipe-cpu-tile-rows"> {
  let summary = "Compute a row of an op at a time, with the ops that feed that row";
  let description = [{
    From the last op backwards, tiles all loops but the innermost by one and,
    with `fuse`, takes into the loop nest every producer of which one iteration
    reads one row, unless the nest waits for something else that reads it: layer
    normalisation, softmax and their derivatives become one pass over rows that
    stay in cache; batch normalisation, whose statistics wait for the whole, two.
    Values with other users are yielded by the loop. A producer with several
    readers in the row is computed once. Nests of equal bounds that read a common
    tensor are merged.

    Changes no bit: a row is computed by the same op as before, and sums over
    rows keep their order. Contractions of the runtime are left alone.

    ```mlir
    // before
    %s = linalg.generic ... ["parallel", "reduction"] ins(%x : tensor<8x256xf32>) outs(%z : tensor<8xf32>)
    // after
    %s = scf.for %r = %c0 to %c8 step %c1 iter_args(%a = %z) -> tensor<8xf32> {
      %row = tensor.extract_slice %x[%r, 0] [1, 256] [1, 1]
      %sum = linalg.generic ... ["reduction"] ins(%row) outs(...)
      ...
    }
    ```
  }];
  let dependentDialects = ["::mlir::affine::AffineDialect", "::mlir::arith::ArithDialect",
                           "::mlir::linalg::LinalgDialect", "::mlir::scf::SCFDialect",
                           "::mlir::tensor::TensorDialect"];
}

def TileStripsPass : FusingPass<"pipe-cpu-tile-strips"> {
  let summary = "Cut rows into strips of 64 lanes and fix the order of sums along a row";
  let description = [{
    An elementwise op on a row is tiled by 64 lanes and, with `fuse`, takes its
    producers along.

    A reduction along a row of n elements gets W = min(64, n rounded up to a
    power of two) partial results: lane l holds elements l, l + W, l + 2W, ...
    in this order, beginning with the neutral element; the lanes are then
    combined as a tree of halves (l with l + W/2, and so on), and that with the
    result's initial value. This holds for every n and whether or not anything
    is fused; W is part of the language that this project compiles, not a
    tuning knob. Reductions whose body combines more than once, or of one
    element, are left whole and run in loop order.

    ```mlir
    // before
    %s = linalg.generic ... ["reduction"] ins(%x : tensor<256xf32>) outs(%acc : tensor<f32>) {...}
    // after
    %z = linalg.fill ins(%zero : f32) outs(%e : tensor<64xf32>) -> tensor<64xf32>
    %p = scf.for %i = %c0 to %c256 step %c64 iter_args(%a = %z) -> tensor<64xf32> {
      %strip = tensor.extract_slice %x[%i] [64] [1] : tensor<256xf32> to tensor<64xf32>
      %b = linalg.generic ... ["parallel"] ins(%strip : tensor<64xf32>) outs(%a : tensor<64xf32>) {...}
      scf.yield %b : tensor<64xf32>
    }
    %s = linalg.reduce {arith.addf} ins(%p : tensor<64xf32>) outs(%acc : tensor<f32>) dimensions = [0]
    ```
  }];
  let dependentDialects = ["::mlir::affine::AffineDialect", "::mlir::arith::ArithDialect",
                           "::mlir::linalg::LinalgDialect", "::mlir::scf::SCFDialect",
                           "::mlir::tensor::TensorDialect"];
}

def VectorizePass : Pass<"pipe-cpu-vectorize", "::mlir::func::FuncOp"> {
  let summary = "Turn strips into vector ops";
  let description = [{
    Every structured op of at most 64 iterations that upstream's vectoriser
    takes becomes vector ops. What is left (scalars, reductions in loop order)
    becomes loops later and computes the same bits. What is read of a fill (the
    initial value of a reduction) is the scalar that was filled in.

    ```mlir
    // before
    %y = linalg.generic ... ["parallel"] ins(%x : tensor<64xf32>) outs(%e : tensor<64xf32>) {
    ^bb0(%a: f32, %o: f32):
      %v = math.exp %a : f32
      linalg.yield %v : f32
    } -> tensor<64xf32>
    // after
    %a = vector.transfer_read %x[%c0], %pad {in_bounds = [true]} : tensor<64xf32>, vector<64xf32>
    %v = math.exp %a : vector<64xf32>
    %y = vector.transfer_write %v, %e[%c0] {in_bounds = [true]} : vector<64xf32>, tensor<64xf32>
    ```
  }];
  let dependentDialects = ["::mlir::affine::AffineDialect", "::mlir::arith::ArithDialect",
                           "::mlir::scf::SCFDialect", "::mlir::tensor::TensorDialect",
                           "::mlir::vector::VectorDialect"];
}

def ForwardVectorsPass : Pass<"pipe-cpu-forward-vectors", "::mlir::func::FuncOp"> {
  let summary = "Read vectors where they were computed, not where they were written";
  let description = [{
    A vector that is read from a tensor of one dimension, at a known place, where
    another (or a slice) was just written becomes that vector, a part of it, or what
    was there before with that vector inserted. Of the last, shorter strip of a row, partial
    sums are so updated in registers.

    ```mlir
    // before
    %t = vector.transfer_write %partial, %e[%c0] {in_bounds = [true]} : vector<64xf32>, tensor<64xf32>
    %old = vector.transfer_read %t[%c0], %pad {in_bounds = [true]} : tensor<64xf32>, vector<8xf32>
    %new = arith.addf %old, %last : vector<8xf32>
    %u = vector.transfer_write %new, %t[%c0] {in_bounds = [true]} : vector<8xf32>, tensor<64xf32>
    %sum = vector.transfer_read %u[%c0], %pad {in_bounds = [true]} : tensor<64xf32>, vector<64xf32>
    // after
    %old = vector.extract_strided_slice %partial {offsets = [0], sizes = [8], strides = [1]}
        : vector<64xf32> to vector<8xf32>
    %new = arith.addf %old, %last : vector<8xf32>
    %sum = vector.insert_strided_slice %new, %partial {offsets = [0], strides = [1]}
        : vector<8xf32> into vector<64xf32>
    ```
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect", "::mlir::ub::UBDialect",
                           "::mlir::vector::VectorDialect"];
}

def BufferizePass : Pass<"pipe-cpu-bufferize", "::mlir::ModuleOp"> {
  let summary = "Give every pipe.function its form on buffers";
  let description = [{
    Results become arguments behind the accumulators, which are updated in
    place; an input is never written.

    ```mlir
    // before
    func.func private @f(%x: tensor<8xf32>, %acc: tensor<8xf32> {pipe.accumulator})
        -> (tensor<8xf32>, tensor<8xf32>) attributes {pipe.function}
    // after: x, acc, result 0
    func.func private @f(%x: memref<8xf32>, %acc: memref<8xf32> {pipe.accumulator},
        %r: memref<8xf32>) attributes {pipe.function}
    ```

    Functions that call other `pipe.function`s (stage functions) get a buffer
    per value: the result's for what they return, the accumulator's for its
    update, a temporary for the rest. What has no form on buffers is an error
    at that op.
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::bufferization::BufferizationDialect",
                           "::mlir::func::FuncDialect", "::mlir::memref::MemRefDialect",
                           "::mlir::scf::SCFDialect", "::mlir::tensor::TensorDialect",
                           "::mlir::linalg::LinalgDialect"];
}

def ElideCopiesPass : Pass<"pipe-cpu-elide-copies", "::mlir::func::FuncOp"> {
  let summary = "Compute parts of a buffer where they belong";
  let description = [{
    A temporary that is copied to a part of another, a tensor of a concatenation, becomes
    that part: where nothing reads or writes the part before the copy, nothing the
    temporary behind it, and every op on the temporary can do with rows that are apart. A
    product reads best what is dense, so what a product reads stays as it is.

    ```mlir
    // before
    %a = memref.alloc() : memref<4x8xf32>
    %c = memref.alloc() : memref<4x16xf32>
    vector.transfer_write %v, %a[%i, %c0] : vector<8xf32>, memref<4x8xf32>
    %right = memref.subview %c[0, 8] [4, 8] [1, 1]
    memref.copy %a, %right
    // after
    %c = memref.alloc() : memref<4x16xf32>
    %right = memref.subview %c[0, 8] [4, 8] [1, 1]
    vector.transfer_write %v, %right[%i, %c0] : vector<8xf32>, memref<4x8xf32, strided<...>>
    ```
  }];
  let dependentDialects = ["::mlir::memref::MemRefDialect"];
}

def GemmToRuntimePass : Pass<"pipe-cpu-gemm-to-runtime", "::mlir::ModuleOp"> {
  let summary = "Turn contractions on buffers into calls of the runtime";
  let description = [{
    A contraction of f32 whose three operands are matrices in memory, possibly
    transposed, possibly in batches, becomes calls of `pipeline_rt_gemm_f32` or
    `pipeline_rt_batch_gemm_f32`. Loops of the op that are neither one matrix
    dimension nor the batch become loops around the call. The runtime says how
    much scratch memory a product needs; it is allocated here and planned by
    `pipe-cpu-plan-workspace`. An operand whose memory is no such matrix is
    copied first.

    Where the right matrix is an argument that is `pipe.packable`, or part of one, the
    product is `pipeline_rt_packed_gemm_f32` and reads a packed form of it. That is one
    more argument, behind the results; functions that call others get those of all of
    them and hand them on. With `pack=false` the matrix is packed before each product,
    in the workspace: slower, in less memory, with the same bits. A matrix whose packed
    form would be more than twice as large is not packed. A row that is repeated in the
    result just before such a product becomes its bias.

    ```mlir
    // before
    linalg.generic {...} ins(%a, %b : memref<4x8xf32>, memref<8x6xf32>)
        outs(%c : memref<4x6xf32>) attrs = {pipe_cpu.overwrite} {...}
    // after: not transposed, m, n, k, a, its leading dimension, b, c, overwrite, scratch
    %scratch = memref.alloc() {alignment = 64 : i64} : memref<640xi8>
    call @pipeline_rt_gemm_f32(%c0_i32, %c0_i32, %c4_i64, %c6_i64, %c8_i64, %pa, %c8_i64,
        %pb, %c6_i64, %pc, %c6_i64, %c0_i32, %ps, %c640_i64)

    // a parameter
    func.func private @f(%x: memref<4x256xf32>, %w: memref<256x64xf32> {pipe.packable},
        %y: memref<4x64xf32>) attributes {pipe.function}
    // after
    func.func private @f(%x: memref<4x256xf32>, %w: memref<256x64xf32> {pipe.packable},
        %y: memref<4x64xf32>, %p: memref<65536xi8> {pipe.packed = 1, pipe.packing = #pipe.packing<
          k = 256, n = 64, leading = 64, transposed = false, offset = 0, bytes = 65536>})
    ```
  }];
  let options = [Option<
      "pack", "pack", "bool", /*default=*/"true",
      "Let callers pack parameters; without, every product packs its own, with the same bits">];
  let dependentDialects = ["::mlir::arith::ArithDialect", "::mlir::func::FuncDialect",
                           "::mlir::LLVM::LLVMDialect", "::mlir::memref::MemRefDialect",
                           "::mlir::scf::SCFDialect"];
}

def PlanWorkspacePass : Pass<"pipe-cpu-plan-workspace", "::mlir::ModuleOp"> {
  let summary = "Place every temporary at an offset of the function's workspace";
  let description = [{
    Adds the last argument, `memref<Nxi8>`, and `pipe.workspace = N`. A
    temporary lives from its first to its last use, in the order of the ops of
    the function's body; two whose lives do not overlap may share bytes. The
    workspace of a callee is a temporary of the caller that lives during the
    call. Offsets are multiples of 64.

    ```mlir
    // before
    func.func private @f(%x: memref<8xf32>, %y: memref<8xf32>) attributes {pipe.function} {
      %t = memref.alloc() : memref<8xf32>
    // after
    func.func private @f(%x: memref<8xf32>, %y: memref<8xf32>, %workspace: memref<64xi8>)
        attributes {pipe.function, pipe.workspace = 64 : i64} {
      %t = memref.view %workspace[%c0][] : memref<64xi8> to memref<8xf32>
    ```
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect", "::mlir::memref::MemRefDialect"];
  let statistics = [
    Statistic<"temporaries", "temporaries", "Number of temporaries that got an offset">,
    Statistic<"temporaryBytes", "temporary-bytes", "Bytes of all temporaries">,
    Statistic<"workspaceBytes", "workspace-bytes", "Bytes of all workspaces">,
  ];
}

def LowerCopiesPass : Pass<"pipe-cpu-lower-copies", "::mlir::func::FuncOp"> {
  let summary = "Write strided copies as loops over vectors";
  let description = [{
    A copy between two contiguous buffers stays and becomes a memcpy; any other
    would become a call of a generic element-by-element routine, and becomes
    loops here.

    ```mlir
    // before
    memref.copy %x, %y : memref<4x64xf32, strided<[192, 1]>> to memref<4x64xf32>
    // after
    scf.for %i = %c0 to %c4 step %c1 {
      scf.for %j = %c0 to %c64 step %c64 {
        %v = vector.load %x[%i, %j] : memref<4x64xf32, strided<[192, 1]>>, vector<64xf32>
        vector.store %v, %y[%i, %j] : memref<4x64xf32>, vector<64xf32>
      }
    }
    ```
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect", "::mlir::scf::SCFDialect",
                           "::mlir::memref::MemRefDialect", "::mlir::vector::VectorDialect"];
}

def LowerVectorsPass : Pass<"pipe-cpu-lower-vectors", "::mlir::func::FuncOp"> {
  let summary = "Fix the tree of reductions and the bits of math functions";
  let description = [{
    A reduction of a vector becomes a tree of halves. `exp`, `tanh`, `log` and `erf` of
    f32 become polynomials whose bits do not depend on a vector's length; other
    math functions stay for the C library. `arith.maximumf` and `minimumf` become comparisons
    that propagate NaN as the op says (which NaN, is not kept) but do not order zeros of
    opposite sign.

    ```mlir
    // before
    %s = vector.multi_reduction <add>, %v, %acc [0] : vector<2xf32> to f32
    // after
    %a = vector.shuffle %v, %v [0] : vector<2xf32>, vector<2xf32>
    %b = vector.shuffle %v, %v [1] : vector<2xf32>, vector<2xf32>
    %t = arith.addf %a, %b : vector<1xf32>
    %e = vector.extract %t[0] : f32 from vector<1xf32>
    %s = arith.addf %acc, %e : f32
    ```
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect", "::mlir::math::MathDialect",
                           "::mlir::memref::MemRefDialect", "::mlir::scf::SCFDialect",
                           "::mlir::vector::VectorDialect"];
}

def AnnotatePointersPass : Pass<"pipe-cpu-annotate-pointers", "::mlir::func::FuncOp"> {
  let summary = "Say that the buffers of a pipe.function do not overlap and are aligned";
  let dependentDialects = ["::mlir::LLVM::LLVMDialect"];
  let description = [{
    Marks each buffer argument `llvm.noalias` and `llvm.align = 64`, as the
    convention of a `pipe.function` promises.

    ```mlir
    // before
    func.func private @f(%x: memref<8xf32>) attributes {pipe.function}
    // after
    func.func private @f(%x: memref<8xf32> {llvm.align = 64 : i64, llvm.noalias})
        attributes {pipe.function}
    ```
  }];
}

#endif // PIPELINE_CONVERSION_CPU_PASSES_TD
