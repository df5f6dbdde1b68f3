//===- PipeGpu.td - Contractions of cuBLASLt ----------------*- tablegen -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_DIALECT_PIPEGPU_IR_PIPEGPU_TD
#define PIPELINE_DIALECT_PIPEGPU_IR_PIPEGPU_TD

include "mlir/Dialect/Bufferization/IR/BufferizableOpInterface.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/DestinationStyleOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def PipeGpu_Dialect : Dialect {
  let name = "pipe_gpu";
  let cppNamespace = "::pipeline";
  let summary = "What a library for GPUs, or a kernel as a whole, computes";
  let description = [{
    Lives within `pipe-gpu-codegen`: from the tensors of a layer function to the
    calls of the runtime.
  }];
}

def PipeGpu_Epilogue : I32EnumAttr<
    "Epilogue", "what is done with a product on the way to its result",
    [I32EnumAttrCase<"none", 0>, I32EnumAttrCase<"bias", 1>, I32EnumAttrCase<"gelu", 2>,
     I32EnumAttrCase<"gelu_keep", 3>, I32EnumAttrCase<"bias_gelu", 4>,
     I32EnumAttrCase<"bias_gelu_keep", 5>, I32EnumAttrCase<"dgelu", 6>,
     I32EnumAttrCase<"dgelu_bias_gradient", 7>, I32EnumAttrCase<"bias_gradient", 8>,
     I32EnumAttrCase<"left_bias_gradient", 9>]> {
  let cppNamespace = "::pipeline";
}

class PipeGpu_Op<string mnemonic, list<Trait> traits = []>
    : Op<PipeGpu_Dialect, mnemonic, traits>;

def PipeGpu_ContractionOp : PipeGpu_Op<"contraction", [
    AttrSizedOperandSegments, DestinationStyleOpInterface,
    DeclareOpInterfaceMethods<MemoryEffectsOpInterface>,
    DeclareOpInterfaceMethods<BufferizableOpInterface,
        ["bufferizesToMemoryRead", "bufferizesToMemoryWrite", "getAliasingValues",
         "bufferize"]>]> {
  let summary = "a contraction with what cuBLASLt does on the way to its result";
  let description = [{
    P = the contraction of the first two operands, f32 or bf16, with sums in f32, as
    `linalg.generic` with these maps would compute it; where it accumulates, added to
    what the first output holds. The result is f32, or bf16 where the operands are:
    rounded once, from the sum in f32. The maps are projections; what the output's map
    lacks is summed. The other operands and outputs belong to the epilogue
    and have the result's type; for it the output is a matrix of m x n and the loops are three:

    | epilogue | further operand | further output | result |
    | --- | --- | --- | --- |
    | `none` | | | P |
    | `bias` | n, a row | | P + row |
    | `gelu` | | | gelu(P) |
    | `gelu_keep` | | m x n: P | gelu(P) |
    | `bias_gelu` | n, a row | | gelu(P + row) |
    | `bias_gelu_keep` | n, a row | m x n: P + row | gelu(P + row) |
    | `dgelu` | m x n: x | | P gelu'(x) |
    | `dgelu_bias_gradient` | m x n: x | n: the sums of the result's columns | P gelu'(x) |
    | `bias_gradient` | | n: the sums of the right operand over k | P |
    | `left_bias_gradient` | | m: the sums of the left operand over k | P |

    Gelu is the tanh approximation. Left and right are m x k and k x n, in whatever
    order the op has them. With `tf32`, operands of f32 are rounded to TF32 first.

    Life cycle: made by `--pipe-gpu-form-contractions` on tensors; on buffers after
    bufferization; a call after `--pipe-gpu-gemm-to-cublas`.

    ```mlir
    %y, %h = pipe_gpu.contraction bias_gelu_keep
        ins(%x, %w, %row : tensor<512x256xf32>, tensor<256x1024xf32>, tensor<1024xf32>)
        outs(%e, %f : tensor<512x1024xf32>, tensor<512x1024xf32>)
        {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>,
                          affine_map<(m, n, k) -> (m, n)>]}
        -> tensor<512x1024xf32>, tensor<512x1024xf32>
    ```
  }];
  let arguments = (ins
    Variadic<AnyTypeOf<[AnyStaticShapeTensor, AnyStaticShapeMemRef]>>:$inputs,
    Variadic<AnyTypeOf<[AnyStaticShapeTensor, AnyStaticShapeMemRef]>>:$outputs,
    AffineMapArrayAttr:$indexing_maps,
    DefaultValuedAttr<PipeGpu_Epilogue, "Epilogue::none">:$epilogue,
    UnitAttr:$accumulates, UnitAttr:$tf32);
  let results = (outs Variadic<AnyStaticShapeTensor>:$results);
  let assemblyFormat = [{
    ($epilogue^)? (`accumulates` $accumulates^)? (`tf32` $tf32^)?
    `ins` `(` $inputs `:` type($inputs) `)` `outs` `(` $outputs `:` type($outputs) `)`
    attr-dict (`->` type($results)^)?
  }];
  let extraClassDeclaration = [{
    mlir::MutableOperandRange getDpsInitsMutable() { return getOutputsMutable(); }

    llvm::SmallVector<mlir::AffineMap> getMaps() {
      return llvm::to_vector(getIndexingMaps().getAsValueRange<mlir::AffineMapAttr>());
    }
    /// The number of iterations of each loop.
    llvm::SmallVector<int64_t> getLoopSizes();
    /// The operand of the epilogue, or null.
    mlir::Value getEpilogueInput() { return getInputs().size() > 2 ? getInputs()[2] : mlir::Value(); }
    /// What the epilogue writes, or null.
    mlir::Value getEpilogueOutput() {
      return getOutputs().size() > 1 ? getOutputs()[1] : mlir::Value();
    }
  }];
  let hasVerifier = 1;
}

#endif // PIPELINE_DIALECT_PIPEGPU_IR_PIPEGPU_TD
