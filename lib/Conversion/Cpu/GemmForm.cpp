//===- GemmForm.cpp - Contractions as matrix products in memory ---*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Loops are sorted into batch, m, n and k by which operands they walk; loops of a
// class that walk all its operands as one are merged; then one loop of each class
// is chosen so that every matrix has a dimension of unit stride.
//
//===----------------------------------------------------------------------===//

#include "GemmForm.h"

#include "mlir/Dialect/Arith/IR/Arith.h"

using namespace mlir;

namespace pipeline {

SmallVector<int64_t> getDenseStrides(ArrayRef<int64_t> shape) {
  SmallVector<int64_t> strides(shape.size(), 1);
  for (int64_t i = static_cast<int64_t>(shape.size()) - 2; i >= 0; --i)
    strides[i] = strides[i + 1] * shape[i + 1];
  return strides;
}

namespace {

/// Whether the body is out + in0 * in1 in f32 and nothing else.
bool isMultiplyAdd(linalg::GenericOp op) {
  Block &body = *op.getBody();
  if (body.getOperations().size() != 3 || body.getNumArguments() != 3 ||
      !llvm::all_of(body.getArgumentTypes(), [](Type t) { return t.isF32(); }))
    return false;
  auto yield = cast<linalg::YieldOp>(body.getTerminator());
  auto add = yield.getOperand(0).getDefiningOp<arith::AddFOp>();
  if (!add)
    return false;
  Value out = body.getArgument(2);
  Value product = add.getLhs() == out ? add.getRhs() : add.getLhs();
  if (add.getLhs() != out && add.getRhs() != out)
    return false;
  auto mul = product.getDefiningOp<arith::MulFOp>();
  if (!mul)
    return false;
  Value a = body.getArgument(0), b = body.getArgument(1);
  return (mul.getLhs() == a && mul.getRhs() == b) || (mul.getLhs() == b && mul.getRhs() == a);
}

/// The loops of a contraction by the operands that they walk.
struct LoopClasses {
  SmallVector<GemmDim> batch, m, n, k;
};

std::optional<LoopClasses> classifyLoops(ArrayRef<AffineMap> maps, ArrayRef<int64_t> sizes,
                                         const GemmStrides &strides) {
  if (!llvm::all_of(maps, [](AffineMap map) { return map.isProjectedPermutation(); }) ||
      llvm::any_of(sizes, ShapedType::isDynamic))
    return std::nullopt;

  LoopClasses classes;
  for (auto [loop, size] : llvm::enumerate(sizes)) {
    std::array<int64_t, 3> stride{};
    std::array<bool, 3> walks{};
    for (unsigned operand = 0; operand < 3; ++operand)
      if (auto position = maps[operand].getResultPosition(
              getAffineDimExpr(static_cast<unsigned>(loop), maps[operand].getContext()))) {
        walks[operand] = true;
        stride[operand] = strides[operand][*position];
      }
    GemmDim dim{size, stride[0], stride[1], stride[2], static_cast<unsigned>(loop)};
    if (walks[0] && walks[1])
      (walks[2] ? classes.batch : classes.k).push_back(dim);
    else if (walks[2] && walks[0])
      classes.m.push_back(dim);
    else if (walks[2] && walks[1])
      classes.n.push_back(dim);
    else
      return std::nullopt;
  }
  if (classes.m.empty() || classes.n.empty() || classes.k.empty())
    return std::nullopt;
  return classes;
}

/// Whether the loops that `op` reduces are those that its result lacks.
bool reducesWhatIsSummed(linalg::GenericOp op) {
  AffineMap result = op.getIndexingMapsArray()[2];
  for (auto [loop, iterator] : llvm::enumerate(op.getIteratorTypesArray()))
    if (result.isFunctionOfDim(loop) == (iterator == utils::IteratorType::reduction))
      return false;
  return true;
}

/// Merges dims that walk every operand as one: the outer's stride is the inner's
/// whole extent. Afterwards the outermost stands first.
void mergeDims(SmallVector<GemmDim> &dims) {
  llvm::sort(dims, [](const GemmDim &a, const GemmDim &b) {
    return std::tuple(a.outStride, a.lhsStride, a.rhsStride) >
           std::tuple(b.outStride, b.lhsStride, b.rhsStride);
  });
  SmallVector<GemmDim> merged;
  for (const GemmDim &dim : dims) {
    if (!merged.empty()) {
      GemmDim &outer = merged.back();
      if (outer.lhsStride == dim.lhsStride * dim.size &&
          outer.rhsStride == dim.rhsStride * dim.size &&
          outer.outStride == dim.outStride * dim.size) {
        outer =
            GemmDim{outer.size * dim.size, dim.lhsStride, dim.rhsStride, dim.outStride, dim.loop};
        continue;
      }
    }
    merged.push_back(dim);
  }
  dims = std::move(merged);
}

/// Removes and returns the first dim with this member equal to 1.
std::optional<GemmDim> takeUnit(SmallVector<GemmDim> &dims, int64_t GemmDim::*stride) {
  auto *it = llvm::find_if(dims, [&](const GemmDim &dim) { return dim.*stride == 1; });
  if (it == dims.end())
    return std::nullopt;
  GemmDim dim = *it;
  dims.erase(it);
  return dim;
}

/// Removes and returns the dim of most iterations.
GemmDim takeLargest(SmallVector<GemmDim> &dims) {
  auto *it = std::max_element(dims.begin(), dims.end(),
                              [](const GemmDim &a, const GemmDim &b) { return a.size < b.size; });
  GemmDim dim = *it;
  dims.erase(it);
  return dim;
}

void swapInputs(SmallVector<GemmDim> &dims) {
  for (GemmDim &dim : dims)
    std::swap(dim.lhsStride, dim.rhsStride);
}

} // namespace

bool GemmForm::hasOneRightMatrix() const {
  return sums.empty() && (batch.size == 1 || batch.rhsStride == 0) &&
         llvm::all_of(loops, [](const GemmDim &dim) { return dim.rhsStride == 0; });
}

std::optional<GemmForm> matchGemm(linalg::GenericOp op, const GemmStrides &strides) {
  if (op.getNumDpsInputs() != 2 || op.getNumDpsInits() != 1 || !isMultiplyAdd(op) ||
      !reducesWhatIsSummed(op))
    return std::nullopt;
  return matchGemm(op.getIndexingMapsArray(), op.getStaticLoopRanges(), strides);
}

std::optional<GemmForm> matchGemm(ArrayRef<AffineMap> maps, ArrayRef<int64_t> sizes,
                                  const GemmStrides &strides) {
  std::optional<LoopClasses> classes = classifyLoops(maps, sizes, strides);
  if (!classes)
    return std::nullopt;
  for (SmallVector<GemmDim> *dims : {&classes->batch, &classes->m, &classes->n, &classes->k})
    mergeDims(*dims);

  GemmForm form;
  // The runtime's result is row-major: its unit stride is n's.
  std::optional<GemmDim> n = takeUnit(classes->n, &GemmDim::outStride);
  if (!n) {
    std::swap(form.lhs, form.rhs);
    std::swap(classes->m, classes->n);
    for (SmallVector<GemmDim> *dims : {&classes->batch, &classes->m, &classes->n, &classes->k})
      swapInputs(*dims);
    n = takeUnit(classes->n, &GemmDim::outStride);
    if (!n)
      return std::nullopt;
  }
  form.n = *n;
  form.transposeRhs = form.n.rhsStride != 1;

  std::optional<GemmDim> k, m;
  if (form.transposeRhs) {
    k = takeUnit(classes->k, &GemmDim::rhsStride);
    if (!k)
      return std::nullopt;
    form.transposeLhs = k->lhsStride != 1;
  } else {
    k = takeUnit(classes->k, &GemmDim::lhsStride);
    form.transposeLhs = !k;
    if (!k)
      k = takeLargest(classes->k);
  }
  m = form.transposeLhs ? takeUnit(classes->m, &GemmDim::lhsStride) : takeLargest(classes->m);
  if (!m)
    return std::nullopt;
  form.m = *m;
  form.k = *k;

  form.sums = std::move(classes->k);
  for (SmallVector<GemmDim> *dims : {&classes->batch, &classes->m, &classes->n})
    llvm::append_range(form.loops, *dims);
  if (!form.loops.empty())
    form.batch = takeLargest(form.loops);

  if (form.getLhsLeadingDim() < (form.transposeLhs ? form.m.size : form.k.size) ||
      form.getRhsLeadingDim() < (form.transposeRhs ? form.k.size : form.n.size) ||
      form.getOutLeadingDim() < form.n.size)
    return std::nullopt;
  return form;
}

std::optional<GemmForm> matchBufferGemm(linalg::GenericOp op) {
  GemmStrides strides;
  for (unsigned i = 0; i < 3; ++i)
    strides[i] = cast<MemRefType>(op->getOperand(i).getType()).getStridesAndOffset().first;
  return matchGemm(op, strides);
}

std::optional<GemmForm> matchDenseGemm(linalg::GenericOp op) {
  if (op.getNumDpsInputs() != 2 || op.getNumDpsInits() != 1)
    return std::nullopt;
  GemmStrides strides;
  for (unsigned i = 0; i < 3; ++i) {
    auto type = dyn_cast<ShapedType>(op->getOperand(i).getType());
    if (!type || !type.hasStaticShape())
      return std::nullopt;
    strides[i] = getDenseStrides(type.getShape());
  }
  return matchGemm(op, strides);
}

bool haveSameSums(const GemmForm &a, const GemmForm &b) {
  auto isSame = [](const GemmDim &x, const GemmDim &y) {
    return x.size == y.size && x.loop == y.loop;
  };
  return a.lhs == b.lhs && isSame(a.k, b.k) &&
         (a.transposeLhs == b.transposeLhs || a.k.size <= longestSameSum) &&
         llvm::equal(a.sums, b.sums, isSame);
}

} // namespace pipeline
