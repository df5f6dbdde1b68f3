//===- GemmToCublas.cpp - pipe-gpu-gemm-to-cublas ---------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Requires host functions on buffers; establishes that no contraction is left. What
// is known of a product is known at compile time: a constant that describes it, from
// which the runtime chooses cuBLASLt's algorithm, and nothing else.
//
//===----------------------------------------------------------------------===//

#include "../Cpu/BufferAddress.h"
#include "../Cpu/CpuFunctions.h"
#include "ContractionForm.h"
#include "GpuCode.h"
#include "MemoryAccess.h"

#include "pipeline-runtime/Cuda.h"
#include "pipeline/Conversion/Gpu/Passes.h"
#include "pipeline/Dialect/Pipe/IR/Pipe.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"

#include <numeric>

using namespace mlir;

namespace pipeline {
#define GEN_PASS_DEF_GEMMTOCUBLASPASS
#include "pipeline/Conversion/Gpu/Passes.h.inc"

namespace {

/// Alignment of the scratch memory of a product, in bytes (Cuda.h).
constexpr int64_t scratchAlignment = 256;
/// Beyond this, the alignment of operands makes no difference.
constexpr int64_t mostAlignment = 64;

/// The constant descriptions of products, one of each kind in a module.
class ShapeTable {
public:
  explicit ShapeTable(ModuleOp module) : module(module), symbols(module) {}

  LLVM::GlobalOp get(const pipeline_rt_cuda_gemm_shape &shape) {
    OpBuilder builder = OpBuilder::atBlockBegin(module.getBody());
    SmallVector<Attribute> fields;
    SmallVector<Type> types;
    auto addInt = [&](int64_t value, unsigned bits) {
      types.push_back(builder.getIntegerType(bits));
      fields.push_back(builder.getIntegerAttr(types.back(), value));
    };
    for (int64_t value : {shape.m, shape.n, shape.k, shape.row_a, shape.row_b, shape.row_c,
                          shape.batch, shape.stride_a, shape.stride_b, shape.stride_c})
      addInt(value, 64);
    for (int32_t value : {shape.transpose_a, shape.transpose_b, shape.type_ab, shape.type_c,
                          shape.precision, shape.epilogue})
      addInt(value, 32);
    for (float value : {shape.alpha, shape.beta}) {
      types.push_back(builder.getF32Type());
      fields.push_back(builder.getF32FloatAttr(value));
    }
    addInt(shape.alignment, 32);
    addInt(shape.reserved, 32);
    addInt(shape.workspace_bytes, 64);
    static_assert(sizeof(pipeline_rt_cuda_gemm_shape) == 11 * 8 + 10 * 4,
                  "a field was added that is not written here");

    auto constant = builder.getArrayAttr(fields);
    LLVM::GlobalOp &global = globals[constant];
    if (!global) {
      auto type = LLVM::LLVMStructType::getLiteral(module.getContext(), types);
      global = LLVM::GlobalOp::create(builder, module.getLoc(), type, /*isConstant=*/true,
                                      LLVM::Linkage::Internal, "pipe_gemm", constant);
      symbols.insert(global);
    }
    return global;
  }

private:
  ModuleOp module;
  SymbolTable symbols;
  llvm::DenseMap<Attribute, LLVM::GlobalOp> globals;
};

/// Checks that an epilogue of the dialect has the runtime's number.
constexpr bool isNumbered(Epilogue epilogue, pipeline_rt_cuda_epilogue number) {
  return static_cast<int>(epilogue) == static_cast<int>(number);
}
static_assert(isNumbered(Epilogue::none, PIPELINE_RT_CUDA_NO_EPILOGUE) &&
              isNumbered(Epilogue::bias, PIPELINE_RT_CUDA_BIAS) &&
              isNumbered(Epilogue::gelu, PIPELINE_RT_CUDA_GELU) &&
              isNumbered(Epilogue::gelu_keep, PIPELINE_RT_CUDA_GELU_KEEP) &&
              isNumbered(Epilogue::bias_gelu, PIPELINE_RT_CUDA_BIAS_GELU) &&
              isNumbered(Epilogue::bias_gelu_keep, PIPELINE_RT_CUDA_BIAS_GELU_KEEP) &&
              isNumbered(Epilogue::dgelu, PIPELINE_RT_CUDA_DGELU) &&
              isNumbered(Epilogue::dgelu_bias_gradient, PIPELINE_RT_CUDA_DGELU_BIAS_GRADIENT) &&
              isNumbered(Epilogue::bias_gradient, PIPELINE_RT_CUDA_BIAS_GRADIENT) &&
              isNumbered(Epilogue::left_bias_gradient, PIPELINE_RT_CUDA_LEFT_BIAS_GRADIENT));

/// Turns one contraction into calls.
class ProductLowering {
public:
  ProductLowering(IRRewriter &rewriter, ShapeTable &shapes, ContractionOp op,
                  const GemmToCublasPassOptions &options)
      : rewriter(rewriter), shapes(shapes), op(op), options(options), loc(op.getLoc()) {}

  LogicalResult run() {
    std::optional<GemmForm> form = matchContraction(op);
    if (!form)
      return op.emitOpError("is a contraction of operands whose memory is no matrix; "
                            "run pipe-gpu-lower-moves first");
    rewriter.setInsertionPoint(op);
    Value scratch = allocateScratch();
    bool accumulates = op.getAccumulates();
    Offsets offsets{index(0), index(0), index(0)};
    // The terms after the first add to it: the first is a call of its own, where that matters.
    emitLoops(form->loops, offsets, [&](Offsets outer) {
      if (accumulates || form->sums.empty()) {
        emitLoops(form->sums, outer,
                  [&](Offsets inner) { emitCall(*form, inner, scratch, accumulates); });
        return;
      }
      emitSums(*form, form->sums, outer, scratch);
    });
    rewriter.eraseOp(op);
    return success();
  }

private:
  /// Elements by which an operand's matrix moves in the loops around the call.
  struct Offsets {
    Value lhs, rhs, out;
  };

  IRRewriter &rewriter;
  ShapeTable &shapes;
  ContractionOp op;
  const GemmToCublasPassOptions &options;
  Location loc;

  Value index(int64_t value) { return arith::ConstantIndexOp::create(rewriter, loc, value); }

  Offsets advance(const Offsets &offsets, const GemmDim &dim, Value iteration) {
    auto move = [&](Value offset, int64_t stride) -> Value {
      Value distance = arith::MulIOp::create(rewriter, loc, iteration, index(stride));
      return arith::AddIOp::create(rewriter, loc, offset, distance);
    };
    return {move(offsets.lhs, dim.lhsStride), move(offsets.rhs, dim.rhsStride),
            move(offsets.out, dim.outStride)};
  }

  void emitLoops(ArrayRef<GemmDim> dims, Offsets offsets, function_ref<void(Offsets)> body,
                 int64_t from = 0) {
    OpBuilder::InsertionGuard guard(rewriter);
    for (const GemmDim &dim : dims) {
      auto loop = scf::ForOp::create(rewriter, loc, index(from), index(dim.size), index(1));
      rewriter.setInsertionPoint(loop.getBody()->getTerminator());
      offsets = advance(offsets, dim, loop.getInductionVar());
      from = 0;
    }
    body(offsets);
  }

  /// Overwrites with the first term, then adds the others: those that have the first index of
  /// the outer loops, then the rest.
  void emitSums(const GemmForm &form, ArrayRef<GemmDim> sums, Offsets offsets, Value scratch) {
    if (sums.empty())
      return emitCall(form, offsets, scratch, /*accumulates=*/false);
    emitSums(form, sums.drop_front(), advance(offsets, sums.front(), index(0)), scratch);
    emitLoops(
        sums, offsets, [&](Offsets inner) { emitCall(form, inner, scratch, /*accumulates=*/true); },
        /*from=*/1);
  }

  Value allocateScratch() {
    // At an address that suits, wherever the temporary lies.
    int64_t bytes = options.workspace + scratchAlignment - PipeDialect::bufferAlignment;
    return memref::AllocOp::create(rewriter, loc, MemRefType::get({bytes}, rewriter.getI8Type()),
                                   rewriter.getI64IntegerAttr(PipeDialect::bufferAlignment));
  }

  Value getPointer(Value buffer, Value element) {
    return getElementPointer(rewriter, loc, buffer, element);
  }

  Value getScratchPointer(Value scratch) {
    Value base = memref::ExtractAlignedPointerAsIndexOp::create(rewriter, loc, scratch);
    Value last = arith::AddIOp::create(rewriter, loc, base, index(scratchAlignment - 1));
    Value address = arith::AndIOp::create(rewriter, loc, last, index(-scratchAlignment));
    Value integer = arith::IndexCastOp::create(rewriter, loc, rewriter.getI64Type(), address);
    return LLVM::IntToPtrOp::create(rewriter, loc,
                                    LLVM::LLVMPointerType::get(rewriter.getContext()), integer);
  }

  /// Bytes that divide every pointer that an operand is multiplied at.
  int64_t getAlignment(const GemmForm &form) {
    int64_t alignment = mostAlignment;
    auto add = [&](Value operand, int64_t elements) {
      alignment = std::gcd(alignment, elements * getElementBytes(operand));
    };
    auto accesses = collectAccesses(op);
    for (const MemoryAccess &access : *accesses)
      add(access.base, getOffsetDivisor(access, mostAlignment));
    for (const auto &dims : {form.loops, form.sums, SmallVector<GemmDim>{form.batch}})
      for (const GemmDim &dim : dims)
        if (dim.size != 1) {
          add(op.getInputs()[form.lhs], dim.lhsStride);
          add(op.getInputs()[form.rhs], dim.rhsStride);
          add(op.getOutputs()[0], dim.outStride);
        }
    return alignment;
  }

  static int64_t getElementBytes(Value operand) {
    return getElementTypeOrSelf(operand).getIntOrFloatBitWidth() / 8;
  }

  static pipeline_rt_cuda_type getRuntimeType(Value operand) {
    return getElementTypeOrSelf(operand).isBF16() ? PIPELINE_RT_CUDA_BF16 : PIPELINE_RT_CUDA_F32;
  }

  pipeline_rt_cuda_gemm_shape describe(const GemmForm &form, bool accumulates) {
    pipeline_rt_cuda_gemm_shape shape = {};
    shape.m = form.m.size;
    shape.n = form.n.size;
    shape.k = form.k.size;
    shape.row_a = form.getLhsLeadingDim();
    shape.row_b = form.getRhsLeadingDim();
    shape.row_c = form.getOutLeadingDim();
    shape.batch = form.batch.size;
    shape.stride_a = form.batch.lhsStride;
    shape.stride_b = form.batch.rhsStride;
    shape.stride_c = form.batch.outStride;
    shape.transpose_a = form.transposeLhs;
    shape.transpose_b = form.transposeRhs;
    shape.type_ab = getRuntimeType(op.getInputs()[0]);
    shape.type_c = getRuntimeType(op.getOutputs()[0]);
    shape.precision = op.getTf32() ? PIPELINE_RT_CUDA_TF32 : PIPELINE_RT_CUDA_FULL;
    shape.epilogue = static_cast<int32_t>(op.getEpilogue());
    shape.alpha = 1;
    shape.beta = accumulates ? 1 : 0;
    shape.alignment = static_cast<int32_t>(getAlignment(form));
    shape.workspace_bytes = options.workspace;
    return shape;
  }

  void emitCall(const GemmForm &form, const Offsets &offsets, Value scratch, bool accumulates) {
    EpilogueOperands epilogue = getEpilogueOperands(op.getEpilogue());
    auto pointer = LLVM::LLVMPointerType::get(rewriter.getContext());
    LLVM::GlobalOp shape = shapes.get(describe(form, accumulates));
    Value bias, auxiliary;
    if (Value input = op.getEpilogueInput())
      (epilogue.readsRow ? bias : auxiliary) = getPointer(input, index(0));
    if (Value output = op.getEpilogueOutput())
      (epilogue.writesMatrix ? auxiliary : bias) = getPointer(output, index(0));
    if (!bias || !auxiliary) {
      Value none = LLVM::ZeroOp::create(rewriter, loc, pointer);
      bias = bias ? bias : none;
      auxiliary = auxiliary ? auxiliary : none;
    }
    SmallVector<Value> operands = {LLVM::AddressOfOp::create(rewriter, loc, shape),
                                   getPointer(op.getInputs()[form.lhs], offsets.lhs),
                                   getPointer(op.getInputs()[form.rhs], offsets.rhs),
                                   getPointer(op.getOutputs()[0], offsets.out),
                                   bias,
                                   auxiliary,
                                   getScratchPointer(scratch)};
    func::CallOp::create(rewriter, loc,
                         declareRuntimeFunction(op->getParentOfType<ModuleOp>(),
                                                "pipeline_rt_cuda_gemm",
                                                ValueRange(operands).getTypes()),
                         operands);
  }
};

struct GemmToCublasPass : impl::GemmToCublasPassBase<GemmToCublasPass> {
  using GemmToCublasPassBase::GemmToCublasPassBase;

  void runOnOperation() override {
    IRRewriter rewriter(&getContext());
    GemmToCublasPassOptions options;
    options.workspace = workspace;
    if (workspace < 0) {
      getOperation().emitError("pipe-gpu-gemm-to-cublas: 'workspace=")
          << workspace << "' is no number of bytes";
      return signalPassFailure();
    }
    ShapeTable shapes(getOperation());
    SmallVector<ContractionOp> contractions;
    getOperation().walk([&](ContractionOp op) {
      if (isLayerFunction(op->getParentOfType<func::FuncOp>()))
        contractions.push_back(op);
    });
    for (ContractionOp op : contractions)
      if (failed(ProductLowering(rewriter, shapes, op, options).run()))
        return signalPassFailure();
  }
};
} // namespace
} // namespace pipeline
