//===- ViolationCount.cpp - Results that count what must not happen -*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ViolationCount.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/IRMapping.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;

namespace pipeline {
namespace {

/// What roots in the body of a generic depend on.
struct BodySlice {
  linalg::GenericOp generic;
  /// In the order of the body.
  SmallVector<Operation *> ops;
  llvm::SetVector<OpOperand *> operands;
  /// The loops that the operands and the ops' linalg.index name.
  llvm::BitVector loops;
  /// Reads the accumulator of a reduction, which no copy can have.
  bool readsAccumulator = false;

  BodySlice(linalg::GenericOp generic, ValueRange roots)
      : generic(generic), loops(generic.getNumLoops()) {
    llvm::SmallPtrSet<Operation *, 16> members;
    for (Value root : roots)
      visit(root, members);
    for (Operation &op : *generic.getBody())
      if (members.contains(&op))
        ops.push_back(&op);
    for (OpOperand *operand : operands)
      for (unsigned loop = 0; loop < generic.getNumLoops(); ++loop)
        if (generic.getMatchingIndexingMap(operand).isFunctionOfDim(loop))
          loops.set(loop);
  }

private:
  void visit(Value root, llvm::SmallPtrSetImpl<Operation *> &members) {
    SmallVector<Value> worklist{root};
    while (!worklist.empty()) {
      Value value = worklist.pop_back_val();
      if (auto argument = dyn_cast<BlockArgument>(value)) {
        if (argument.getOwner() == generic.getBody())
          addOperand(generic->getOpOperand(argument.getArgNumber()));
        continue;
      }
      Operation *op = generic.getBody()->findAncestorOpInBlock(*value.getDefiningOp());
      if (!op || !members.insert(op).second)
        continue;
      op->walk([&](Operation *nested) {
        if (auto index = dyn_cast<linalg::IndexOp>(nested))
          loops.set(index.getDim());
        llvm::append_range(worklist, nested->getOperands());
      });
    }
  }

  void addOperand(OpOperand &operand) {
    operands.insert(&operand);
    readsAccumulator |= generic.isDpsInit(&operand) && generic.getNumReductionLoops() > 0;
  }
};

} // namespace

LogicalResult ViolationCounter::verify(Operation *site, ValueRange roots, StringRef what) {
  Operation *scope = site->getParentOp();
  if (auto generic = dyn_cast<linalg::GenericOp>(scope)) {
    if (BodySlice(generic, roots).readsAccumulator)
      return site->emitError()
             << what << " depends on what its reduction has computed so far, which cannot be "
             << "checked; compute it in an op of its own";
    scope = generic->getParentOp();
  }
  while (isa<scf::ForOp>(scope))
    scope = scope->getParentOp();
  if (isa<func::FuncOp, LayerOp>(scope))
    return success();
  return site->emitError() << what << " stands in " << scope->getName()
                           << ", where it cannot be checked; it can in a linalg.generic, in an "
                           << "scf.for and between them";
}

Value ViolationCounter::createZero(Location loc) {
  Value zero = arith::ConstantOp::create(rewriter, loc, rewriter.getF32FloatAttr(0));
  Value empty = tensor::EmptyOp::create(rewriter, loc, ArrayRef<int64_t>{}, rewriter.getF32Type());
  return linalg::FillOp::create(rewriter, loc, zero, empty).getResult(0);
}

/// Adds one to `count` where the condition is violated.
static void yieldSum(OpBuilder &builder, Location loc, Value count, ArrayRef<Value> roots,
                     ViolationBuilder build) {
  Value violated = build(builder, roots);
  Value one = arith::ConstantOp::create(builder, loc, builder.getF32FloatAttr(1));
  Value zero = arith::ConstantOp::create(builder, loc, builder.getF32FloatAttr(0));
  Value more = arith::SelectOp::create(builder, loc, violated, one, zero);
  Value sum = arith::AddFOp::create(builder, loc, count, more);
  linalg::YieldOp::create(builder, loc, sum);
}

/// `map` over the loops of `kept` only, which it depends on alone.
static AffineMap compress(AffineMap map, const llvm::BitVector &kept) {
  SmallVector<AffineExpr> dims(kept.size());
  unsigned next = 0;
  for (unsigned loop = 0; loop < kept.size(); ++loop)
    dims[loop] = kept[loop] ? getAffineDimExpr(next++, map.getContext())
                            : getAffineConstantExpr(0, map.getContext());
  return map.replaceDimsAndSymbols(dims, {}, next, 0);
}

ViolationCounter::RunningCount ViolationCounter::countInBody(linalg::GenericOp generic,
                                                             Location loc, ArrayRef<Value> roots,
                                                             ViolationBuilder build) {
  BodySlice slice(generic, roots);
  MLIRContext *context = model.getContext();
  unsigned numLoops = slice.loops.count();
  SmallVector<Value> inputs;
  SmallVector<AffineMap> maps;
  for (OpOperand *operand : slice.operands) {
    inputs.push_back(operand->get());
    maps.push_back(compress(generic.getMatchingIndexingMap(operand), slice.loops));
  }
  rewriter.setInsertionPoint(generic);
  // The operands must say how far each loop runs; one that holds nothing says it for all.
  if (numLoops > 0 && (maps.empty() || !inversePermutation(concatAffineMaps(maps, context)))) {
    SmallVector<int64_t> sizes;
    SmallVector<int64_t> ranges = generic.getStaticLoopRanges();
    for (unsigned loop : slice.loops.set_bits())
      sizes.push_back(ranges[loop]);
    inputs.push_back(tensor::EmptyOp::create(rewriter, loc, sizes, rewriter.getI1Type()));
    maps.push_back(rewriter.getMultiDimIdentityMap(numLoops));
  }
  maps.push_back(AffineMap::get(numLoops, 0, context));
  SmallVector<utils::IteratorType> iterators(numLoops, utils::IteratorType::reduction);

  Value zero = createZero(loc);
  auto counting = linalg::GenericOp::create(
      rewriter, loc, zero.getType(), inputs, zero, maps, iterators,
      [&](OpBuilder &builder, Location, ValueRange arguments) {
        IRMapping mapping;
        for (auto [i, operand] : llvm::enumerate(slice.operands))
          mapping.map(generic.getBody()->getArgument(operand->getOperandNumber()), arguments[i]);
        llvm::SmallDenseMap<unsigned, unsigned> renumbered;
        for (unsigned loop : slice.loops.set_bits())
          renumbered.try_emplace(loop, renumbered.size());
        for (Operation *op : slice.ops)
          builder.clone(*op, mapping)->walk([&](linalg::IndexOp index) {
            index.setDim(renumbered.lookup(index.getDim()));
          });
        SmallVector<Value> copies;
        for (Value root : roots)
          copies.push_back(mapping.lookupOrDefault(root));
        yieldSum(builder, loc, arguments.back(), copies, build);
      });
  return {counting.getResult(0), &counting.getDpsInitsMutable()[0]};
}

ViolationCounter::RunningCount ViolationCounter::countOnce(Location loc, ArrayRef<Value> roots,
                                                           ViolationBuilder build) {
  Value zero = createZero(loc);
  auto counting = linalg::GenericOp::create(
      rewriter, loc, zero.getType(), ValueRange{}, zero,
      ArrayRef<AffineMap>{AffineMap::get(model.getContext())}, ArrayRef<utils::IteratorType>{},
      [&](OpBuilder &builder, Location, ValueRange arguments) {
        yieldSum(builder, loc, arguments.back(), roots, build);
      });
  return {counting.getResult(0), &counting.getDpsInitsMutable()[0]};
}

ViolationCounter::RunningCount ViolationCounter::carryOutOfLoop(scf::ForOp loop,
                                                                RunningCount count) {
  rewriter.setInsertionPoint(loop);
  Value zero = createZero(count.value.getLoc());
  Operation *innerZero = count.start->get().getDefiningOp();
  FailureOr<LoopLikeOpInterface> carrying = loop.replaceWithAdditionalYields(
      rewriter, zero, /*replaceInitOperandUsesInLoop=*/false,
      [&](OpBuilder &, Location, ArrayRef<BlockArgument> carried) -> SmallVector<Value> {
        count.start->set(carried.front());
        return {count.value};
      });
  assert(succeeded(carrying) && "an scf.for can carry any value");
  if (isOpTriviallyDead(innerZero))
    rewriter.eraseOp(innerZero);
  auto newLoop = cast<scf::ForOp>(**carrying);
  return {newLoop.getResults().back(), &newLoop.getInitArgsMutable()[newLoop.getNumResults() - 1]};
}

Value ViolationCounter::yieldFromLayer(LayerOp layer, Value count) {
  layer.getBody().front().getTerminator()->insertOperands(layer.getNumResults(), count);
  SmallVector<Type> types(layer.getResultTypes());
  types.push_back(count.getType());
  rewriter.setInsertionPoint(layer);
  auto wider =
      LayerOp::create(rewriter, layer.getLoc(), types, layer->getOperands(), layer->getAttrs());
  rewriter.inlineRegionBefore(layer.getBody(), wider.getBody(), wider.getBody().begin());
  rewriter.replaceOp(layer, wider.getResults().drop_back());
  return wider.getResults().back();
}

void ViolationCounter::count(Operation *site, ArrayRef<Value> roots, ViolationBuilder build,
                             StringRef message) {
  RunningCount count;
  if (auto generic = dyn_cast<linalg::GenericOp>(site->getParentOp())) {
    count = countInBody(generic, site->getLoc(), roots, build);
  } else {
    rewriter.setInsertionPoint(site);
    count = countOnce(site->getLoc(), roots, build);
  }
  Operation *scope = count.value.getDefiningOp()->getParentOp();
  for (; auto loop = dyn_cast<scf::ForOp>(scope);
       scope = count.value.getDefiningOp()->getParentOp())
    count = carryOutOfLoop(loop, count);
  if (auto layer = dyn_cast<LayerOp>(scope))
    count.value = yieldFromLayer(layer, count.value);

  Operation *results = model.getBody().front().getTerminator();
  unsigned index = results->getNumOperands();
  results->insertOperands(index, count.value);
  LogicalResult inserted =
      model.insertResult(index, count.value.getType(),
                         rewriter.getDictionaryAttr(rewriter.getNamedAttr(
                             PipeDialect::getCheckAttrName(), rewriter.getStringAttr(message))));
  assert(succeeded(inserted) && "a func.func can have any results");
  (void)inserted;
}

} // namespace pipeline
