//===- AttentionKernel.cpp - The parts of attention's kernels --*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Kernel and launch, where a block stands, and what it does with tiles of scores. See
// AttentionKernel.h.
//
//===----------------------------------------------------------------------===//

#include "AttentionKernel.h"

#include "../Cpu/AttentionPlan.h"
#include "KernelFunction.h"
#include "MemoryAccess.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/NVVMDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/Matchers.h"
#include "mlir/Interfaces/ViewLikeInterface.h"

using namespace mlir;

namespace pipeline {

AttentionSpace::AttentionSpace(Operation *op) {
  auto attr = op->getAttrOfType<ArrayAttr>("indexing_maps");
  maps = llvm::to_vector(attr.getAsValueRange<AffineMapAttr>());
  sizes.resize(maps.front().getNumDims(), 1);
  for (auto [operand, map] : llvm::zip_equal(op->getOperands(), maps))
    for (auto [expression, size] :
         llvm::zip_equal(map.getResults(), cast<ShapedType>(operand.getType()).getShape()))
      sizes[cast<AffineDimExpr>(expression).getPosition()] = size;
  horizon = findHorizon(op->getRegion(0).front());
  // A row that sees no key is what its hidden scores make of it: that takes all of them.
  if (horizon && (*horizon < 0 || *horizon >= sizes[getKeyDim()]))
    horizon.reset();
}

AttentionKernel::AttentionKernel(Operation *op, const AttentionSpace &space,
                                 AttentionKernelPlan plan, gpu::GPUModuleOp module,
                                 SymbolTable &symbols, IRRewriter &rewriter)
    : rewriter(rewriter), loc(op->getLoc()), op(op), space(space), plan(std::move(plan)),
      module(module), symbols(symbols), memory(rewriter, loc, space.sizes) {}

//===----------------------------------------------------------------------===//
// Kernel and launch
//===----------------------------------------------------------------------===//

namespace {

/// The buffers and indices that a kernel needs, and what they are there.
struct Parameters {
  Operation *op;
  llvm::SetVector<Value> values;

  LogicalResult add(Value value) {
    Operation *definition = value.getDefiningOp();
    if (values.contains(value) || matchPattern(value, m_Constant()) ||
        isa_and_present<memref::GetGlobalOp>(definition))
      return success();
    if (!isa<MemRefType>(value.getType()) || isa_and_present<memref::AllocOp>(definition) ||
        (!definition && isa<func::FuncOp>(value.getParentBlock()->getParentOp()))) {
      values.insert(value);
      return success();
    }
    if (!isa_and_present<ViewLikeOpInterface>(definition))
      return op->emitOpError("has an operand whose memory is chosen at run time, which no kernel "
                             "can be told; give it memory of its own");
    for (Value operand : definition->getOperands())
      if (failed(add(operand)))
        return failure();
    return success();
  }

  static Value rebuild(Value value, IRMapping &map, OpBuilder &builder) {
    if (Value known = map.lookupOrNull(value))
      return known;
    Operation *definition = value.getDefiningOp();
    for (Value operand : definition->getOperands())
      rebuild(operand, map, builder);
    builder.clone(*definition, map);
    return map.lookup(value);
  }
};

} // namespace

LogicalResult AttentionKernel::start() {
  Parameters parameters{op, {}};
  llvm::SmallPtrSet<Value, 4> written;
  SmallVector<unsigned> operands(plan.inputs);
  llvm::append_range(operands, plan.outputs);
  for (unsigned i : operands)
    if (failed(parameters.add(op->getOperand(i))))
      return failure();
  for (unsigned i : plan.outputs)
    written.insert(getRootBuffer(op->getOperand(i)));
  if (parameters.values.size() > mostParameters)
    return op->emitOpError("becomes a kernel of ")
           << parameters.values.size() << " parameters; a launch has at most " << mostParameters;

  rewriter.setInsertionPoint(op);
  Type f32 = rewriter.getF32Type();
  ValueRange values = parameters.values.getArrayRef();
  auto function = op->getParentOfType<func::FuncOp>();
  // A chunk of 32 features of two tiles, or of columns of one; and a tile of scores.
  KernelDeclaration declaration{loc,
                                getKernelName(function, plan.suffix),
                                values.getTypes(),
                                {getBlockMemoryType({tileSize * tileSize}, f32),
                                 getBlockMemoryType({tileSize * tileSize}, f32)},
                                getNumThreads()};
  kernel = createKernel(declaration, module, symbols);
  // What two blocks leave of the registers is enough for heads of 64: less would be spilled.
  bool isNarrow = std::max(space.sizes[space.getFeatureDim()],
                           space.sizes[space.getValueFeatureDim()]) <= tileSize;
  if (isNarrow && plan.rowsPerThread == quad)
    kernel->setAttr(NVVM::NVVMDialect::getMinctasmAttrName(), rewriter.getI32IntegerAttr(2));
  for (auto [i, value] : llvm::enumerate(parameters.values))
    if (isa<MemRefType>(value.getType()) && !written.contains(value))
      kernel.setArgAttr(i, LLVM::LLVMDialect::getReadonlyAttrName(), rewriter.getUnitAttr());
  auto size = [&](int64_t value) -> Value {
    return arith::ConstantIndexOp::create(rewriter, loc, value);
  };
  gpu::KernelDim3 grid{size(countBlocks()), size(1), size(1)},
      block{size(getNumThreads()), size(1), size(1)};
  gpu::LaunchFuncOp::create(rewriter, loc, kernel, grid, block,
                            /*dynamicSharedMemorySize=*/nullptr, values);

  rewriter.setInsertionPointToStart(&kernel.getBody().front());
  gpu::ReturnOp::create(rewriter, loc);
  rewriter.setInsertionPointToStart(&kernel.getBody().front());
  IRMapping map;
  for (auto [i, value] : llvm::enumerate(parameters.values))
    map.map(value, kernel.getArgument(i));
  buffers.resize(op->getNumOperands());
  for (unsigned i : operands)
    buffers[i] = Parameters::rebuild(op->getOperand(i), map, rewriter);
  staging = kernel.getWorkgroupAttributions()[0];
  exchange = kernel.getWorkgroupAttributions()[1];
  findPlace();
  return success();
}

void AttentionKernel::finish() {
  addConstants(kernel, symbols);
  rewriter.setInsertionPoint(op);
}

//===----------------------------------------------------------------------===//
// Where a block stands
//===----------------------------------------------------------------------===//

int64_t AttentionKernel::countBlocks() const {
  int64_t count = getNumTiles(plan.own) * (plan.spreadsOthers ? getNumTiles(plan.other) : 1);
  for (unsigned dim : plan.blockDims)
    count *= space.sizes[dim];
  return count;
}

AttentionKernel::Values AttentionKernel::splitIndex(Value whole, ArrayRef<unsigned> dims) {
  Values parts(dims.size());
  for (size_t i = dims.size(); i-- > 0;) {
    Value size = index(space.sizes[dims[i]]);
    parts[i] = rewriter.createOrFold<arith::RemUIOp>(loc, whole, size);
    whole = rewriter.createOrFold<arith::DivUIOp>(loc, whole, size);
  }
  parts.insert(parts.begin(), whole);
  return parts;
}

void AttentionKernel::findPlace() {
  thread = toNumber(gpu::ThreadIdOp::create(rewriter, loc, gpu::Dimension::x));
  threadX = arith::RemUIOp::create(rewriter, loc, thread, index(threadsPerRow));
  threadY = arith::DivUIOp::create(rewriter, loc, thread, index(threadsPerRow));
  batch.resize(space.getNumBatchDims());
  // Batch indices are innermost: blocks of one tile follow each other.
  Value block = toNumber(gpu::BlockIdOp::create(rewriter, loc, gpu::Dimension::x));
  Values parts = splitIndex(block, plan.blockDims);
  for (auto [dim, part] : llvm::zip_equal(plan.blockDims, ArrayRef(parts).drop_front()))
    batch[dim] = part;
  Value tile = parts.front();
  if (plan.spreadsOthers) {
    Value others = index(getNumTiles(plan.other));
    Value other = rewriter.createOrFold<arith::RemUIOp>(loc, tile, others);
    otherStart = multiplyIndex(other, tileSize);
    tile = rewriter.createOrFold<arith::DivUIOp>(loc, tile, others);
  }
  // The last rows see most keys: they begin first.
  if (plan.own == space.getRowDim())
    tile = rewriter.createOrFold<arith::SubIOp>(loc, index(getNumTiles(plan.own) - 1), tile);
  ownStart = multiplyIndex(tile, tileSize);
}

SmallVector<unsigned> AttentionKernel::getLoopDims() const {
  SmallVector<unsigned> dims;
  for (unsigned dim = 0; dim < space.getNumBatchDims(); ++dim)
    if (!llvm::is_contained(plan.blockDims, dim))
      dims.push_back(dim);
  return dims;
}

/// The tiles that a block needs: those that its own rows see, or that see its own keys.
std::pair<Value, Value> AttentionKernel::getTileRange() {
  Value first = index(0), last = index(getNumTiles(plan.other));
  if (!space.horizon)
    return {first, last};
  if (plan.other == space.getKeyDim()) {
    Value seen = add(ownStart, tileSize + *space.horizon);
    Value tiles = arith::CeilDivUIOp::create(rewriter, loc, seen, index(tileSize));
    return {first, arith::MinUIOp::create(rewriter, loc, tiles, last)};
  }
  Value row = arith::SubIOp::create(rewriter, loc, ownStart, index(*space.horizon));
  row = arith::MaxSIOp::create(rewriter, loc, row, index(0));
  return {arith::DivUIOp::create(rewriter, loc, row, index(tileSize)), last};
}

AttentionKernel::Values AttentionKernel::loop(Value first, Value last, ValueRange carried,
                                              function_ref<Values(Value, ValueRange)> body) {
  auto loop = scf::ForOp::create(rewriter, loc, first, last, index(1), carried);
  OpBuilder::InsertionGuard guard(rewriter);
  rewriter.setInsertionPointToStart(loop.getBody());
  Values yielded = body(loop.getInductionVar(), loop.getRegionIterArgs());
  scf::YieldOp::create(rewriter, loc, yielded);
  return loop.getResults();
}

AttentionKernel::Values AttentionKernel::forTiles(ValueRange carried,
                                                  function_ref<Values(ValueRange)> body) {
  SmallVector<unsigned> dims = getLoopDims();
  int64_t count = 1;
  for (unsigned dim : dims)
    count *= space.sizes[dim];
  auto forBatch = [&](Value iteration, ValueRange inner) -> Values {
    Values parts = splitIndex(iteration, dims);
    for (auto [dim, part] : llvm::zip_equal(dims, ArrayRef(parts).drop_front()))
      batch[dim] = part;
    if (plan.spreadsOthers)
      return body(inner);
    auto [first, last] = getTileRange();
    return loop(first, last, inner, [&](Value tile, ValueRange values) {
      otherStart = multiplyIndex(tile, tileSize);
      return body(values);
    });
  };
  return count == 1 ? forBatch(index(0), carried) : loop(index(0), index(count), carried, forBatch);
}

//===----------------------------------------------------------------------===//
// Elements of a tile
//===----------------------------------------------------------------------===//

Value AttentionKernel::getOwn(int64_t quads, int64_t element) {
  Value first = add(ownStart, multiplyIndex(threadY, plan.rowsPerThread));
  return add(first, quads * quad + element);
}

Value AttentionKernel::getOther(int64_t element) {
  return add(add(otherStart, multiplyIndex(threadX, quad)), element);
}

ElementIndex AttentionKernel::getIndex(Value own, Value other) {
  ElementIndex result(space.sizes.size());
  llvm::copy(batch, result.begin());
  result[plan.own] = own;
  result[plan.other] = other;
  return result;
}

AttentionKernel::Values AttentionKernel::getScalars(Value vector) {
  Values scalars;
  for (int64_t i = 0; i < cast<VectorType>(vector.getType()).getNumElements(); ++i)
    scalars.push_back(vector::ExtractOp::create(rewriter, loc, vector, i));
  return scalars;
}

SmallVector<AttentionKernel::Values> AttentionKernel::loadElements(unsigned first, unsigned count) {
  SmallVector<Values> lists;
  for (unsigned operand = first; operand < first + count; ++operand) {
    AffineMap map = space.maps[operand];
    bool hasOwn = map.isFunctionOfDim(plan.own), hasOther = map.isFunctionOfDim(plan.other);
    // Neighbours in memory are loaded together.
    bool alongOwn =
        hasOwn && (!hasOther || map.getResults().back() == rewriter.getAffineDimExpr(plan.own));
    Values list(getTileLength() * quad);
    auto place = [&](int64_t other, int64_t own) -> Value & {
      return list[at(other, own / quad) * quad + own % quad];
    };
    int64_t owns = hasOwn ? plan.rowsPerThread : 1, others = hasOther ? quad : 1;
    auto clamp = [&](Value index, unsigned dim) {
      return isUneven(dim) ? memory.clamp(index, dim) : index;
    };
    if (!hasOwn && !hasOther) {
      place(0, 0) = memory.loadElement(getOperand(operand), getIndex(nullptr, nullptr));
    } else if (alongOwn) {
      for (int64_t other = 0; other < others; ++other)
        for (int64_t i = 0; i < getNumQuads(); ++i) {
          Value vector = memory.load(getOperand(operand),
                                     getIndex(getOwn(i, 0), clamp(getOther(other), plan.other)),
                                     plan.own, quad, isUneven(plan.own));
          for (auto [element, scalar] : llvm::enumerate(getScalars(vector)))
            place(other, i * quad + static_cast<int64_t>(element)) = scalar;
        }
    } else {
      for (int64_t own = 0; own < owns; ++own) {
        Value vector =
            memory.load(getOperand(operand), getIndex(clamp(getOwn(0, own), plan.own), getOther(0)),
                        plan.other, quad, isUneven(plan.other));
        for (auto [other, scalar] : llvm::enumerate(getScalars(vector)))
          place(static_cast<int64_t>(other), own) = scalar;
      }
    }
    // What does not depend on a dimension is the same along it.
    for (int64_t other = 0; other < quad; ++other)
      for (int64_t own = 0; own < plan.rowsPerThread; ++own)
        place(other, own) = place(std::min(other, others - 1), std::min(own, owns - 1));
    lists.push_back(std::move(list));
  }
  return lists;
}

SmallVector<AttentionKernel::Values>
AttentionKernel::mapTile(Region &region, ArrayRef<Values> leading, ArrayRef<Values> extras) {
  Block &block = region.front();
  unsigned numYielded = block.getTerminator()->getNumOperands();
  SmallVector<Values> tiles(numYielded);
  for (int64_t other = 0; other < quad; ++other)
    for (int64_t i = 0; i < getNumQuads(); ++i) {
      SmallVector<Values> elements(numYielded);
      for (int64_t element = 0; element < quad; ++element) {
        Values arguments;
        for (const Values &tile : leading)
          arguments.push_back(
              vector::ExtractOp::create(rewriter, loc, tile[at(other, i)], element));
        for (const Values &extra : extras)
          arguments.push_back(extra[at(other, i) * quad + element]);
        ElementIndex position = getIndex(getOwn(i, element), getOther(other));
        for (Value number : ArrayRef(position).take_front(space.getKeyDim() + 1))
          arguments.push_back(toIndex(number));
        IRMapping map;
        map.map(block.getArguments(), arguments);
        for (Operation &inner : block.without_terminator())
          rewriter.clone(inner, map);
        for (auto [list, value] : llvm::zip_equal(elements, block.getTerminator()->getOperands()))
          list.push_back(map.lookupOrDefault(value));
      }
      auto type = VectorType::get(quad, rewriter.getF32Type());
      for (auto [tile, list] : llvm::zip_equal(tiles, elements))
        tile.push_back(vector::FromElementsOp::create(rewriter, loc, type, list));
    }
  return tiles;
}

AttentionKernel::Values AttentionKernel::loadOwn(unsigned operand) {
  Values quads;
  for (int64_t i = 0; i < getNumQuads(); ++i)
    quads.push_back(memory.load(getOperand(operand), getIndex(getOwn(i, 0), nullptr), plan.own,
                                quad, isUneven(plan.own)));
  return quads;
}

AttentionKernel::Values AttentionKernel::loadOthers(unsigned operand) {
  return getScalars(memory.load(getOperand(operand), getIndex(nullptr, getOther(0)), plan.other,
                                quad, isUneven(plan.other)));
}

void AttentionKernel::storeOwn(unsigned operand, ValueRange quads) {
  Value isFirst = arith::CmpIOp::create(rewriter, loc, arith::CmpIPredicate::eq, threadX, index(0));
  auto branch = scf::IfOp::create(rewriter, loc, isFirst, /*withElseRegion=*/false);
  OpBuilder::InsertionGuard guard(rewriter);
  rewriter.setInsertionPointToStart(branch.thenBlock());
  for (auto [i, value] : llvm::enumerate(quads))
    memory.store(value, getOperand(operand), getIndex(getOwn(static_cast<int64_t>(i), 0), nullptr),
                 plan.own, isUneven(plan.own));
}

void AttentionKernel::storeTile(unsigned operand, ValueRange tile) {
  for (int64_t own = 0; own < plan.rowsPerThread; ++own) {
    Values elements;
    for (int64_t other = 0; other < quad; ++other)
      elements.push_back(
          vector::ExtractOp::create(rewriter, loc, tile[at(other, own / quad)], own % quad));
    auto type = VectorType::get(quad, rewriter.getF32Type());
    Value vector = vector::FromElementsOp::create(rewriter, loc, type, elements);
    ifExists(getOwn(0, own), plan.own, [&] {
      memory.store(vector, getOperand(operand), getIndex(getOwn(0, own), getOther(0)), plan.other,
                   isUneven(plan.other));
    });
  }
}

AttentionKernel::Values AttentionKernel::keepOthers(ValueRange tile, double otherwise) {
  Values kept(tile);
  if (!isUneven(plan.other))
    return kept;
  Value replacement = splat(otherwise);
  for (int64_t other = 0; other < quad; ++other) {
    Value exists = memory.exists(getOther(other), plan.other);
    for (int64_t i = 0; i < getNumQuads(); ++i) {
      Value &value = kept[at(other, i)];
      value = arith::SelectOp::create(rewriter, loc, exists, value, replacement);
    }
  }
  return kept;
}

Value AttentionKernel::reduceThreads(Value quads, function_ref<Value(Value, Value)> combine) {
  auto constant = [&](int64_t value) -> Value {
    return arith::ConstantIntOp::create(rewriter, loc, value, 32);
  };
  Values scalars = getScalars(quads);
  for (Value &scalar : scalars)
    // Both threads of a pair combine the same two numbers: all end with the same bits.
    for (int64_t distance = threadsPerRow / 2; distance > 0; distance /= 2) {
      Value partner =
          NVVM::ShflOp::create(rewriter, loc, scalar.getType(), constant(-1), scalar,
                               constant(distance), constant(31), NVVM::ShflKind::bfly, nullptr);
      scalar = combine(scalar, partner);
    }
  return vector::FromElementsOp::create(rewriter, loc, quads.getType(), scalars);
}

void AttentionKernel::ifExists(Value index, unsigned dim, function_ref<void()> body) {
  if (!isUneven(dim))
    return body();
  auto branch =
      scf::IfOp::create(rewriter, loc, memory.exists(index, dim), /*withElseRegion=*/false);
  OpBuilder::InsertionGuard guard(rewriter);
  rewriter.setInsertionPointToStart(branch.thenBlock());
  body();
}

//===----------------------------------------------------------------------===//
// Numbers
//===----------------------------------------------------------------------===//

Value AttentionKernel::splat(double value) {
  auto type = VectorType::get(quad, rewriter.getF32Type());
  return arith::ConstantOp::create(
      rewriter, loc, DenseElementsAttr::get(type, rewriter.getF32FloatAttr(value).getValue()));
}

Value AttentionKernel::broadcast(Value scalar) {
  return vector::BroadcastOp::create(rewriter, loc, VectorType::get(quad, scalar.getType()),
                                     scalar);
}

Value AttentionKernel::toNumber(Value index) {
  return arith::IndexCastOp::create(rewriter, loc, rewriter.getI32Type(), index);
}

Value AttentionKernel::toIndex(Value number) {
  return rewriter.createOrFold<arith::IndexCastOp>(loc, rewriter.getIndexType(), number);
}

Value AttentionKernel::index(int64_t value) {
  return arith::ConstantIntOp::create(rewriter, loc, value, 32);
}

Value AttentionKernel::add(Value a, Value b) {
  return rewriter.createOrFold<arith::AddIOp>(loc, a, b);
}

Value AttentionKernel::add(Value a, int64_t b) { return add(a, index(b)); }

Value AttentionKernel::multiplyIndex(Value a, int64_t b) {
  return rewriter.createOrFold<arith::MulIOp>(loc, a, index(b));
}

Value AttentionKernel::toggle(Value a, Value b) {
  return rewriter.createOrFold<arith::XOrIOp>(loc, a, b);
}

} // namespace pipeline
