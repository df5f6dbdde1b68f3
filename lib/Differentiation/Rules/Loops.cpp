//===- Loops.cpp ------------------------------------------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The gradient of a counted loop: a layer that is scanned over stacked weights.
//
// The loop also writes down with what each of its iterations began, as far as a gradient needs it.
// A second loop goes through the iterations backwards: it computes one anew from its beginning,
// pulls the gradients of what the iteration carries on back to what was carried in, and adds up the
// gradients of what the body reads from outside.
//
//===----------------------------------------------------------------------===//

#include "../StructuredEmitter.h"
#include "Registration.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "mlir/Transforms/RegionUtils.h"
#include "pipeline/Differentiation/DifferentiationInterfaces.h"
#include "pipeline/Differentiation/ReverseSweep.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;
using namespace pipeline;

/// The zero of a gradient, a tensor or a scalar.
static Value createZero(OpBuilder &builder, Location loc, Type type) {
  if (auto tensor = dyn_cast<RankedTensorType>(type))
    return createZeros(builder, loc, tensor);
  return arith::ConstantOp::create(builder, loc, builder.getZeroAttr(type));
}

namespace {
/// Pulls gradients back through one loop.
class LoopPullback {
public:
  LoopPullback(scf::ForOp loop, ReverseSweep &sweep)
      : loop(loop), sweep(sweep), builder(sweep.builder), loc(loop.getLoc()) {}

  LogicalResult run() {
    std::optional<APInt> trips = loop.getStaticTripCount();
    if (!trips)
      return loop.emitError("has no derivative: how often '")
             << loop->getName() << "' runs must be a constant";
    count = trips->getSExtValue();
    for (Type type : loop.getResultTypes())
      if (!getStackType(type))
        return loop.emitError("has no derivative: it carries a value of type ")
               << type << ", neither a number nor a tensor of static shape";
    if (count == 0)
      return passThrough();

    llvm::SetVector<Value> read;
    getUsedValuesDefinedAbove(loop->getRegions(), read);
    for (Value value : read)
      if (sweep.isActive(value))
        captured.push_back(value);
    for (auto [k, type] : llvm::enumerate(loop.getResultTypes()))
      if (carriesGradient(type))
        carried.push_back(k);

    FailureOr<scf::ForOp> reverse = createReverseLoop();
    if (failed(reverse))
      return failure();
    ValueRange gradients = reverse->getResults();
    for (auto [k, gradient] : llvm::zip(carried, gradients.take_front(carried.size())))
      sweep.add(loop.getInitArgs()[k], gradient);
    for (auto [value, gradient] : llvm::zip_equal(captured, gradients.drop_front(carried.size())))
      sweep.add(value, gradient);
    writeStacks();
    return success();
  }

private:
  /// A loop that never runs returns what it was given.
  LogicalResult passThrough() {
    for (auto [init, result] : llvm::zip_equal(loop.getInitArgs(), loop.getResults()))
      sweep.add(init, sweep.gradient(result));
    return success();
  }

  /// The type of what holds a value of `type` for every iteration; null where it can't be held.
  RankedTensorType getStackType(Type type) const {
    SmallVector<int64_t> shape{count};
    if (auto tensor = dyn_cast<RankedTensorType>(type)) {
      if (!tensor.hasStaticShape())
        return {};
      llvm::append_range(shape, tensor.getShape());
      return RankedTensorType::get(shape, tensor.getElementType());
    }
    return type.isIntOrIndexOrFloat() ? RankedTensorType::get(shape, type) : RankedTensorType();
  }

  scf::ForOp createLoop(ValueRange inits) {
    Value begin = arith::ConstantIndexOp::create(builder, loc, 0);
    Value end = arith::ConstantIndexOp::create(builder, loc, count);
    Value step = arith::ConstantIndexOp::create(builder, loc, 1);
    return scf::ForOp::create(builder, loc, begin, end, step, inits);
  }

  /// The induction variable of the loop in its iteration number `number`.
  Value inductionAt(OpBuilder &b, Value number) {
    Type type = loop.getInductionVar().getType();
    if (!isa<IndexType>(type))
      number = arith::IndexCastOp::create(b, loc, type, number);
    Value moved = arith::MulIOp::create(b, loc, number, loop.getStep());
    return arith::AddIOp::create(b, loc, loop.getLowerBound(), moved);
  }

  /// Clones the body of an iteration, and returns what it yields.
  SmallVector<Value> cloneBody(OpBuilder &b, Value induction, ValueRange arguments) {
    IRMapping mapping;
    mapping.map(loop.getInductionVar(), induction);
    mapping.map(loop.getRegionIterArgs(), arguments);
    for (Operation &op : loop.getBody()->without_terminator())
      b.clone(op, mapping);
    return llvm::map_to_vector(loop.getBody()->getTerminator()->getOperands(),
                               [&](Value yielded) { return mapping.lookupOrDefault(yielded); });
  }

  /// Where a stack holds the value of iteration `number`.
  struct Place {
    SmallVector<OpFoldResult> offsets, sizes, strides;
  };
  Place placeOf(Value number, RankedTensorType type) {
    Place place;
    place.offsets.push_back(number);
    place.sizes.push_back(builder.getIndexAttr(1));
    place.offsets.append(type.getRank(), builder.getIndexAttr(0));
    for (int64_t extent : type.getShape())
      place.sizes.push_back(builder.getIndexAttr(extent));
    place.strides.append(type.getRank() + 1, builder.getIndexAttr(1));
    return place;
  }
  Value readStack(OpBuilder &b, Value stack, Value number, Type type) {
    auto tensor = dyn_cast<RankedTensorType>(type);
    if (!tensor)
      return tensor::ExtractOp::create(b, loc, stack, number);
    Place place = placeOf(number, tensor);
    return tensor::ExtractSliceOp::create(b, loc, tensor, stack, place.offsets, place.sizes,
                                          place.strides);
  }
  Value writeStack(OpBuilder &b, Value stack, Value number, Value value) {
    auto tensor = dyn_cast<RankedTensorType>(value.getType());
    if (!tensor)
      return tensor::InsertOp::create(b, loc, value, stack, number);
    Place place = placeOf(number, tensor);
    return tensor::InsertSliceOp::create(b, loc, value, stack, place.offsets, place.sizes,
                                         place.strides);
  }

  FailureOr<scf::ForOp> createReverseLoop() {
    // What the iterations began with is only known to be needed when the gradients are written.
    OpBuilder atLoop(loop);
    for (Type type : loop.getResultTypes())
      stacks.push_back(tensor::EmptyOp::create(atLoop, loc, getStackType(type), ValueRange()));
    SmallVector<Value> inits;
    for (unsigned k : carried) {
      Value gradient = sweep.gradient(loop.getResult(k));
      inits.push_back(gradient ? gradient : createZero(builder, loc, loop.getResultTypes()[k]));
    }
    for (Value value : captured)
      inits.push_back(createZero(builder, loc, value.getType()));

    scf::ForOp reverse = createLoop(inits);
    Block &block = *reverse.getBody();
    OpBuilder b = OpBuilder::atBlockEnd(&block);
    auto yield = scf::YieldOp::create(b, loc, reverse.getRegionIterArgs());
    b.setInsertionPoint(yield);
    Value last = arith::ConstantIndexOp::create(b, loc, count - 1);
    Value number = arith::SubIOp::create(b, loc, last, reverse.getInductionVar());
    SmallVector<Value> beginnings;
    for (auto [stack, type] : llvm::zip_equal(stacks, loop.getResultTypes()))
      beginnings.push_back(readStack(b, stack->getResult(0), number, type));
    SmallVector<Value> yielded = cloneBody(b, inductionAt(b, number), beginnings);
    FailureOr<SmallVector<Value>> gradients =
        pullBackIteration(block, b, beginnings, yielded, reverse.getRegionIterArgs());
    if (failed(gradients))
      return failure();
    yield->setOperands(*gradients);
    for (Operation &op : llvm::make_early_inc_range(llvm::reverse(block)))
      if (isOpTriviallyDead(&op))
        op.erase();
    return reverse;
  }

  /// The gradients of what one iteration began with, and the sums of those of what it read, from
  /// the same behind it.
  FailureOr<SmallVector<Value>> pullBackIteration(Block &block, OpBuilder &b,
                                                  ArrayRef<Value> beginnings,
                                                  ArrayRef<Value> yielded, ValueRange behind) {
    SmallVector<Value> wanted, seeded;
    for (unsigned k : carried) {
      wanted.push_back(beginnings[k]);
      seeded.push_back(yielded[k]);
    }
    llvm::append_range(wanted, captured);
    ReverseSweep iteration(block, b, wanted, seeded);
    for (auto [value, gradient] : llvm::zip(seeded, behind))
      iteration.add(value, gradient);
    if (failed(iteration.run()))
      return failure();

    SmallVector<Value> gradients;
    for (unsigned k : carried) {
      Value gradient = iteration.gradient(beginnings[k]);
      gradients.push_back(gradient ? gradient : createZero(b, loc, beginnings[k].getType()));
    }
    for (auto [value, sum] : llvm::zip_equal(captured, behind.drop_front(carried.size()))) {
      Value updated = iteration.accumulate(value, sum);
      gradients.push_back(updated ? updated : sum);
    }
    return gradients;
  }

  /// Puts a loop in the place of the loop that also writes the stacks which the reverse loop reads.
  void writeStacks() {
    SmallVector<unsigned> needed;
    SmallVector<Value> inits(loop.getInitArgs());
    for (auto [k, stack] : llvm::enumerate(stacks)) {
      if (stack->use_empty()) {
        stack->erase();
        continue;
      }
      needed.push_back(k);
      inits.push_back(stack->getResult(0));
    }
    if (needed.empty())
      return;

    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPoint(loop);
    scf::ForOp forward = createLoop(inits);
    ValueRange arguments = forward.getRegionIterArgs();
    ValueRange beginnings = arguments.take_front(loop.getNumResults());
    OpBuilder b = OpBuilder::atBlockEnd(forward.getBody());
    Value number = forward.getInductionVar();
    SmallVector<Value> written;
    for (auto [k, stack] : llvm::zip_equal(needed, arguments.drop_front(loop.getNumResults())))
      written.push_back(writeStack(b, stack, number, beginnings[k]));
    SmallVector<Value> yielded = cloneBody(b, inductionAt(b, number), beginnings);
    llvm::append_range(yielded, written);
    scf::YieldOp::create(b, loc, yielded);
    for (auto [k, stack] :
         llvm::zip_equal(needed, forward.getResults().drop_front(loop.getNumResults())))
      stacks[k]->getResult(0).replaceAllUsesExcept(stack, forward);
    sweep.replace(loop, forward);
  }

  scf::ForOp loop;
  ReverseSweep &sweep;
  OpBuilder &builder;
  Location loc;
  int64_t count = 0;
  /// The values from outside, and the numbers of the carried values, that have gradients.
  SmallVector<Value> captured;
  SmallVector<unsigned> carried;
  /// Per carried value, what holds the values with which the iterations began.
  SmallVector<Operation *> stacks;
};

struct ForRule : ReverseModeOpInterface::ExternalModel<ForRule, scf::ForOp> {
  LogicalResult pullBack(Operation *op, ReverseSweep &sweep) const {
    return LoopPullback(cast<scf::ForOp>(op), sweep).run();
  }
};
} // namespace

void pipeline::registerLoopRules(DialectRegistry &registry) {
  registry.addExtension(+[](MLIRContext *context, scf::SCFDialect *) {
    scf::ForOp::attachInterface<ForRule>(*context);
    // The rule counts by ops of arith, and holds what iterations begin with in tensors.
    context->getOrLoadDialect<arith::ArithDialect>();
    context->getOrLoadDialect<tensor::TensorDialect>();
  });
}
