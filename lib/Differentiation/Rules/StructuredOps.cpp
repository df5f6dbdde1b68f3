//===- StructuredOps.cpp ----------------------------------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The gradient of a linalg structured op, from its indexing maps and its scalar body.
//
// Covers every op whose maps are projected permutations (with constant 0 on unit dimensions) or,
// for inputs, windows (Windows.h), and whose results are elementwise, sums, or maxima and minima
// over the reduction dimensions.
//
//===----------------------------------------------------------------------===//

#include "StructuredPullback.h"

#include "Registration.h"

#include "mlir/Transforms/RegionUtils.h"
#include "pipeline/Differentiation/DifferentiationInterfaces.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;
using namespace pipeline;

StructuredPullback::StructuredPullback(linalg::LinalgOp op, ReverseSweep &sweep)
    : op(op), sweep(sweep), extents(op.getStaticLoopRanges()) {}

AffineMap StructuredPullback::identity() {
  return AffineMap::getMultiDimIdentityMap(extents.size(), op.getContext());
}

/// Whether every constant in `map` indexes a dimension of extent one.
static bool hasConstantsOnUnitDimensionsOnly(AffineMap map, Type type) {
  auto shaped = dyn_cast<RankedTensorType>(type);
  for (auto [i, expr] : llvm::enumerate(map.getResults()))
    if (isa<AffineConstantExpr>(expr) && shaped && shaped.getDimSize(i) != 1)
      return false;
  return true;
}

LogicalResult StructuredPullback::checkForm() {
  if (!op.hasPureTensorSemantics())
    return op.emitError("has no derivative: '") << op->getName() << "' must work on tensors";
  if (op.hasDynamicShape())
    return op.emitError("has no derivative: every dimension must be static");
  for (OpOperand &operand : op->getOpOperands()) {
    AffineMap map = op.getMatchingIndexingMap(&operand);
    auto type = dyn_cast<RankedTensorType>(operand.get().getType());
    if (map.isProjectedPermutation(/*allowZeroInResults=*/true) &&
        hasConstantsOnUnitDimensionsOnly(map, operand.get().getType()))
      continue;
    if (!op.isDpsInput(&operand) || !type)
      return op.emitError("has no derivative: the indexing map of operand #")
             << operand.getOperandNumber() << ", " << AffineMapAttr::get(map)
             << ", is not a projected permutation";
    std::optional<Windows> found = Windows::match(map, extents, type);
    if (!found)
      return op.emitError("has no derivative: the indexing map of operand #")
             << operand.getOperandNumber() << ", " << AffineMapAttr::get(map)
             << ", is neither a projected permutation nor sums of dimensions, each in one sum";
    windows.try_emplace(operand.getOperandNumber(), std::move(*found));
  }
  return success();
}

const Windows *StructuredPullback::windowsOf(OpOperand &operand) const {
  auto found = windows.find(operand.getOperandNumber());
  return found == windows.end() ? nullptr : &found->second;
}

Value StructuredPullback::unfolded(OpOperand &operand) {
  Value &tensor = unfoldedOperands[operand.getOperandNumber()];
  if (!tensor)
    tensor = windowsOf(operand)->unfold(sweep.builder, op.getLoc(), operand.get());
  return tensor;
}

LogicalResult StructuredPullback::findActiveResults() {
  for (OpResult result : op->getResults()) {
    if (!sweep.isActive(result))
      continue;
    Value gradient = sweep.gradient(result);
    if (!gradient)
      continue;
    FailureOr<ActiveResult> active = classifyResult(op, result.getResultNumber());
    if (failed(active))
      return failure();
    active->gradient = gradient;
    if (active->kind == ResultKind::Maximum || active->kind == ResultKind::Minimum)
      active->firstIteration = findFirstIteration(*active);
    results.push_back(*active);
  }
  return success();
}

BodyAccess StructuredPullback::accessIn(StructuredEmitter &emitter, AffineMap toIteration) {
  BodyAccess access;
  access.operand = [this, &emitter, toIteration](OpOperand &operand) {
    if (const Windows *windows = windowsOf(operand))
      return emitter.read(unfolded(operand), windows->getUnfoldedMap().compose(toIteration));
    return emitter.read(operand.get(), op.getMatchingIndexingMap(&operand).compose(toIteration));
  };
  access.result = [this, &emitter, toIteration](unsigned number) {
    OpOperand *init = op.getDpsInitOperand(number);
    return emitter.read(op->getResult(number),
                        op.getMatchingIndexingMap(init).compose(toIteration));
  };
  access.index = [&emitter, toIteration](int64_t dimension) {
    return emitter.index(toIteration.getDimPosition(dimension));
  };
  return access;
}

FailureOr<Value> StructuredPullback::adjointIn(StructuredEmitter &emitter, Value target,
                                               AffineMap toIteration) {
  BodyReplay replay(emitter.scalarBuilder, op, accessIn(emitter, toIteration));
  Operation *yield = op.getBlock()->getTerminator();
  DenseMap<Value, Value> seeds;
  for (const ActiveResult &result : results) {
    AffineMap map = op.getMatchingIndexingMap(op.getDpsInitOperand(result.number));
    bool isExtremum = result.candidate != nullptr;
    Value seed = isExtremum ? seedOfExtremum(emitter, replay, result, toIteration)
                            : emitter.read(result.gradient, map.compose(toIteration));
    Value &sum = seeds[isExtremum ? result.candidate : yield->getOperand(result.number)];
    sum = sum ? replay.add(sum, seed) : seed;
  }
  return replay.adjoint(target, seeds);
}

LogicalResult StructuredPullback::pullBackOperand(OpOperand &operand) {
  if (results.size() == 1)
    if (Value term = pullBackContraction(op, operand, results[0].gradient, sweep.builder)) {
      sweep.add(operand.get(), term);
      return success();
    }

  StructuredEmitter emitter(sweep.builder, op.getLoc(), extents);
  FailureOr<Value> adjoint = adjointIn(emitter, op.getMatchingBlockArgument(&operand), identity());
  if (failed(adjoint))
    return failure();
  if (!*adjoint)
    return success();
  if (const Windows *windows = windowsOf(operand)) {
    Value gradient =
        emitter.finishSum(*adjoint, windows->getUnfoldedType(), windows->getUnfoldedMap());
    windows->fold(sweep, op.getLoc(), operand.get(), gradient);
    return success();
  }
  AffineMap map = op.getMatchingIndexingMap(&operand);
  if (auto type = dyn_cast<RankedTensorType>(operand.get().getType())) {
    sweep.add(operand.get(), emitter.finishSum(*adjoint, type, map));
    return success();
  }
  auto type = RankedTensorType::get({}, operand.get().getType());
  Value sum = emitter.finishSum(*adjoint, type, map);
  sweep.add(operand.get(), tensor::ExtractOp::create(sweep.builder, op.getLoc(), sum));
  return success();
}

void StructuredPullback::pullBackInit(OpOperand &init, const ActiveResult &result) {
  if (result.kind == ResultKind::Sum)
    sweep.add(init.get(), result.gradient);
  else
    sweep.add(init.get(), initGradientOfExtremum(result));
}

LogicalResult StructuredPullback::pullBackCapture(Value captured) {
  if (!isa<RankedTensorType>(captured.getType())) {
    StructuredEmitter emitter(sweep.builder, op.getLoc(), extents);
    FailureOr<Value> adjoint = adjointIn(emitter, captured, identity());
    if (failed(adjoint) || !*adjoint)
      return adjoint;
    auto type = RankedTensorType::get({}, captured.getType());
    Value sum =
        emitter.finishSum(*adjoint, type, AffineMap::get(extents.size(), 0, op.getContext()));
    sweep.add(captured, tensor::ExtractOp::create(sweep.builder, op.getLoc(), sum));
    return success();
  }
  for (OpOperand &use : captured.getUses()) {
    Operation *user = use.getOwner();
    if (!op->isProperAncestor(user))
      continue;
    if (user->getBlock() != op.getBlock() || !isa<tensor::ExtractOp>(user))
      return user->emitError("has no derivative: a body may read a tensor from outside by "
                             "'tensor.extract' only");
  }
  for (auto extract : op.getBlock()->getOps<tensor::ExtractOp>())
    if (extract.getTensor() == captured && !extract->hasAttr(kStopGradientAttr))
      if (failed(pullBackGather(*this, extract)))
        return failure();
  return success();
}

LogicalResult StructuredPullback::run() {
  if (failed(checkForm()) || failed(findActiveResults()))
    return failure();

  for (OpOperand *input : op.getDpsInputOperands())
    if (sweep.isActive(input->get()) && failed(pullBackOperand(*input)))
      return failure();

  bool isReduction = op.getNumReductionLoops() != 0;
  for (const ActiveResult &result : results) {
    OpOperand &init = *op.getDpsInitOperand(result.number);
    if (!op.payloadUsesValueFromOperand(&init) || !sweep.isActive(init.get()))
      continue;
    if (isReduction)
      pullBackInit(init, result);
    else if (failed(pullBackOperand(init)))
      return failure();
  }

  llvm::SetVector<Value> captures;
  getUsedValuesDefinedAbove(op->getRegions(), captures);
  for (Value captured : captures)
    if (sweep.isActive(captured) && failed(pullBackCapture(captured)))
      return failure();
  return success();
}

namespace {
template <typename OpTy>
struct StructuredRule : ReverseModeOpInterface::ExternalModel<StructuredRule<OpTy>, OpTy> {
  void getGradientPaths(Operation *op, SmallVectorImpl<Value> &paths) const {
    auto linalgOp = cast<linalg::LinalgOp>(op);
    for (OpOperand &operand : op->getOpOperands())
      if (linalgOp.payloadUsesValueFromOperand(&operand))
        paths.push_back(operand.get());
    llvm::SetVector<Value> captures;
    getUsedValuesDefinedAbove(op->getRegions(), captures);
    llvm::append_range(paths, captures);
  }
  LogicalResult pullBack(Operation *op, ReverseSweep &sweep) const {
    return StructuredPullback(cast<linalg::LinalgOp>(op), sweep).run();
  }
};

template <typename... OpTys>
void attachTo(MLIRContext *context) {
  (OpTys::template attachInterface<StructuredRule<OpTys>>(*context), ...);
}
} // namespace

void pipeline::registerStructuredRules(DialectRegistry &registry) {
  registry.addExtension(+[](MLIRContext *context, linalg::LinalgDialect *) {
    attachTo<
#define GET_OP_LIST
#include "mlir/Dialect/Linalg/IR/LinalgStructuredOps.cpp.inc"
        >(context);
  });
}
