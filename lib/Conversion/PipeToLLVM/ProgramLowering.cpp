//===- ProgramLowering.cpp - One rank program becomes functions -*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ProgramLowering.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "pipeline/Conversion/PipeToLLVM/Passes.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;

namespace pipeline {

std::string getStepName(ProgramOp program) { return (program.getSymName() + ".step").str(); }

std::string getInitializeName(ProgramOp program) {
  return (program.getSymName() + ".initialize").str();
}

/// The place of the input or output of that name: the number by which the
/// runtime knows it.
template <typename OpTy>
static int64_t getPlace(GraphOp graph, StringRef name) {
  int64_t place = 0;
  for (OpTy op : graph.getBody().getOps<OpTy>()) {
    if (op.getName() == name)
      break;
    ++place;
  }
  return place;
}

ProgramLowering::ProgramLowering(ProgramOp program, GraphOp graph, SymbolTable &symbols,
                                 RuntimeCalls &runtime)
    : program(program), graph(graph), symbols(symbols), runtime(runtime), builder(program) {}

//===----------------------------------------------------------------------===//
// Values
//===----------------------------------------------------------------------===//

Value ProgramLowering::getI32(Location loc, int64_t number) {
  return arith::ConstantIntOp::create(builder, loc, number, 32);
}

Value ProgramLowering::getI64(Location loc, int64_t number) {
  return arith::ConstantIntOp::create(builder, loc, number, 64);
}

/// scale * iv + offset as an index.
Value ProgramLowering::getIndex(Location loc, int64_t number) {
  return arith::ConstantIndexOp::create(builder, loc, number);
}

Value ProgramLowering::getSlotOffset(Location loc, Value pool, Value number) {
  auto type = cast<PoolType>(pool.getType());
  Value turn = arith::RemUIOp::create(builder, loc, number, getIndex(loc, type.getSlots()));
  Value offset =
      arith::MulIOp::create(builder, loc, turn, getIndex(loc, type.getSlot().getBytes()));
  return arith::AddIOp::create(builder, loc, getOffset(pool), offset);
}

static Value createIndex(OpBuilder &builder, IndexedOpInterface op, IRMapping &mapping) {
  Location loc = op.getLoc();
  Value offset = arith::ConstantIndexOp::create(builder, loc, op.getOffset());
  if (!op.getIv())
    return offset;
  Value scale = arith::ConstantIndexOp::create(builder, loc, op.getScale());
  Value product = arith::MulIOp::create(builder, loc, mapping.lookup(op.getIv()), scale);
  return arith::AddIOp::create(builder, loc, product, offset);
}

Value ProgramLowering::getMicrobatch(IndexedOpInterface op) {
  return arith::IndexCastOp::create(builder, op.getLoc(), builder.getI64Type(),
                                    createIndex(builder, op, mapping));
}

Value ProgramLowering::addOffset(Location loc, Value offset, int64_t bytes) {
  if (bytes == 0)
    return offset;
  return arith::AddIOp::create(builder, loc, offset,
                               arith::ConstantIndexOp::create(builder, loc, bytes));
}

Value ProgramLowering::getPointer(Location loc, Value offset) {
  Value bytes = arith::IndexCastOp::create(builder, loc, builder.getI64Type(), offset);
  return LLVM::GEPOp::create(builder, loc, arenaPointer.getType(), builder.getI8Type(),
                             arenaPointer, ValueRange{bytes});
}

Value ProgramLowering::getPointerArray(Location loc, ValueRange buffers) {
  // At the function's entry: an array in a loop would grow the stack.
  Type pointer = arenaPointer.getType();
  Value array;
  {
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPointAfterValue(arenaPointer);
    array = LLVM::AllocaOp::create(builder, loc, pointer, pointer, getI64(loc, buffers.size()));
  }
  for (auto [i, buffer] : llvm::enumerate(buffers)) {
    Value element = LLVM::GEPOp::create(builder, loc, pointer, pointer, array,
                                        ArrayRef<LLVM::GEPArg>{static_cast<int32_t>(i)});
    LLVM::StoreOp::create(builder, loc, getBufferPointer(loc, buffer), element);
  }
  return array;
}

//===----------------------------------------------------------------------===//
// Functions
//===----------------------------------------------------------------------===//

func::FuncOp ProgramLowering::createFunction(const std::string &name) {
  Location loc = program.getLoc();
  auto pointer = LLVM::LLVMPointerType::get(builder.getContext());
  auto bytes = MemRefType::get({static_cast<int64_t>(*program.getArena())}, builder.getI8Type());
  builder.setInsertionPoint(program);
  auto function =
      func::FuncOp::create(builder, loc, name, builder.getFunctionType({pointer, bytes}, {}));
  symbols.insert(function, Block::iterator(program));
  Block *entry = function.addEntryBlock();
  rank = entry->getArgument(0);
  arena = entry->getArgument(1);
  builder.setInsertionPointToStart(entry);
  func::ReturnOp::create(builder, loc);
  builder.setInsertionPointToStart(entry);
  Value address = memref::ExtractAlignedPointerAsIndexOp::create(builder, loc, arena);
  Value number = arith::IndexCastOp::create(builder, loc, builder.getI64Type(), address);
  arenaPointer = LLVM::IntToPtrOp::create(builder, loc, pointer, number);
  return function;
}

/// Parameters and states get their initial values. What has none is zero, as the arena is: the
/// optimizer's moments, and what will be loaded.
/// Initial values of a parameter, or of its first version.
template <typename OpTy>
void ProgramLowering::initialize(OpTy storage, BufferType buffer) {
  Attribute init = storage.getInitAttr();
  if (!init)
    return;
  Location loc = storage.getLoc();
  RankedTensorType type = buffer.getElements().front();
  SmallVector<Value> arguments = {rank, getPointer(loc, getIndex(loc, *storage.getOffset())),
                                  getI64(loc, type.getNumElements())};
  if (auto fill = dyn_cast<FillAttr>(init)) {
    // The verifier has seen that the type has this number.
    APInt bits = *getFillBits(fill, type.getElementType());
    arguments.push_back(
        getI32(loc, getTensorBytes(RankedTensorType::get({}, type.getElementType()))));
    arguments.push_back(getI64(loc, static_cast<int64_t>(bits.getZExtValue())));
    return runtime.call(builder, loc, "init_fill", arguments);
  }
  auto getF32 = [&](FloatAttr value) -> Value {
    return arith::ConstantOp::create(
        builder, loc, builder.getF32FloatAttr(static_cast<float>(value.getValueAsDouble())));
  };
  auto normal = cast<NormalAttr>(init);
  arguments.push_back(runtime.getString(builder, loc, storage.getName()));
  arguments.push_back(getF32(normal.getMean()));
  arguments.push_back(getF32(normal.getDeviation()));
  runtime.call(builder, loc, "init_normal", arguments);
}

void ProgramLowering::writeInitialize() {
  createFunction(getInitializeName(program));
  for (Operation &op : program.getBody().front()) {
    if (auto buffer = dyn_cast<BufferOp>(op))
      initialize(buffer, buffer.getResult().getType());
    else if (auto pool = dyn_cast<PoolOp>(op))
      initialize(pool, pool.getResult().getType().getSlot());
  }
}

void ProgramLowering::writeStep() {
  createFunction(getStepName(program));
  lower(program.getBody().front());
}

//===----------------------------------------------------------------------===//
// Ops
//===----------------------------------------------------------------------===//

void ProgramLowering::lower(Block &block) {
  for (Operation &op : block)
    lower(&op);
}

void ProgramLowering::lower(Operation *op) {
  Location loc = op->getLoc();
  llvm::TypeSwitch<Operation *>(op)
      .Case<BufferOp, PoolOp>([&](auto storage) {
        mapping.map(storage.getResult(),
                    Value(arith::ConstantIndexOp::create(builder, loc, *storage.getOffset())));
      })
      .Case([&](SlotOp slot) {
        mapping.map(slot.getResult(),
                    getSlotOffset(loc, slot.getPool(), createIndex(builder, slot, mapping)));
      })
      .Case([&](VersionOp version) {
        Value lagged = arith::SubIOp::create(builder, loc, createIndex(builder, version, mapping),
                                             getIndex(loc, version.getBehind()));
        Value microbatch = arith::MaxSIOp::create(builder, loc, lagged, getIndex(loc, 0));
        Value number =
            arith::DivUIOp::create(builder, loc, microbatch, getIndex(loc, version.getEvery()));
        mapping.map(version.getResult(), getSlotOffset(loc, version.getPool(), number));
      })
      .Case([&](ZeroOp zero) {
        runtime.call(builder, loc, "zero",
                     {rank, getBufferPointer(loc, zero.getBuffer()),
                      getI64(loc, zero.getBuffer().getType().getPayloadBytes())});
      })
      .Case([&](PackOp pack) { lowerPack(pack); })
      .Case([&](SetOp set) {
        Value value = arith::ConstantOp::create(
            builder, loc,
            builder.getF32FloatAttr(static_cast<float>(set.getValue().convertToDouble())));
        LLVM::StoreOp::create(builder, loc, value, getBufferPointer(loc, set.getBuffer()));
      })
      .Case([&](LoadOp load) {
        RankedTensorType type = load.getBuffer().getType().getElements().front();
        runtime.call(builder, loc, "load_input",
                     {rank, getI32(loc, getPlace<InputOp>(graph, load.getInput())),
                      getMicrobatch(load), getBufferPointer(loc, load.getBuffer()),
                      getI64(loc, getTensorBytes(type))});
      })
      .Case([&](ReportOp report) {
        runtime.call(builder, loc, "report_scalar",
                     {rank, getI32(loc, getPlace<OutputOp>(graph, report.getOutput())),
                      getMicrobatch(report), getBufferPointer(loc, report.getBuffer())});
      })
      .Case([&](SendOp send) { lowerMessage("send", loc, send.getBuffer(), send.getPeer()); })
      .Case([&](RecvOp recv) { lowerMessage("recv", loc, recv.getBuffer(), recv.getPeer()); })
      .Case([&](WaitOp wait) {
        int64_t payload = wait.getBuffer().getType().getPayloadBytes();
        Value request = addOffset(loc, getOffset(wait.getBuffer()), payload);
        runtime.call(builder, loc, "wait", {rank, getPointer(loc, request)});
      })
      .Case([&](GradientNormOp norm) {
        BufferType type = cast<BufferType>(norm.getGradients().front().getType());
        runtime.call(builder, loc, "gradient_norm",
                     {rank, getI32(loc, norm.getIndex()), getI32(loc, norm.getGradients().size()),
                      getPointerArray(loc, norm.getGradients()),
                      getI64(loc, type.getElements().front().getNumElements())});
      })
      .Case([&](ExchangeWeightsOp) { runtime.call(builder, loc, "exchange_weights", {rank}); })
      .Case([&](ExchangeNormsOp) { runtime.call(builder, loc, "exchange_norms", {rank}); })
      .Case([&](ActionOp action) { lowerAction(action); })
      .Case([&](UpdateOp update) { lowerUpdate(update); })
      .Case([&](AdvanceOp advance) { lowerAdvance(advance); })
      .Case([&](scf::ForOp loop) { lowerLoop(loop); })
      .Case([&](arith::ConstantOp constant) { builder.clone(*constant, mapping); });
}

void ProgramLowering::lowerLoop(scf::ForOp loop) {
  SmallVector<Value> inits;
  for (Value init : loop.getInits())
    inits.push_back(getOffset(init));
  auto lowered = scf::ForOp::create(builder, loop.getLoc(), mapping.lookup(loop.getLowerBound()),
                                    mapping.lookup(loop.getUpperBound()),
                                    mapping.lookup(loop.getStep()), inits);
  mapping.map(loop.getInductionVar(), lowered.getInductionVar());
  mapping.map(loop.getRegionIterArgs(), lowered.getRegionIterArgs());
  mapping.map(loop.getResults(), lowered.getResults());

  OpBuilder::InsertionGuard guard(builder);
  auto yield = cast<scf::YieldOp>(loop.getBody()->getTerminator());
  if (inits.empty())
    builder.setInsertionPoint(lowered.getBody()->getTerminator());
  else
    builder.setInsertionPointToEnd(lowered.getBody());
  for (Operation &op : loop.getBody()->without_terminator())
    lower(&op);
  if (inits.empty())
    return;
  SmallVector<Value> next;
  for (Value value : yield.getOperands())
    next.push_back(getOffset(value));
  scf::YieldOp::create(builder, yield.getLoc(), next);
}

void ProgramLowering::lowerPack(PackOp pack) {
  Location loc = pack.getLoc();
  PackingAttr packing = pack.getPacking();
  Value matrix = addOffset(loc, getOffset(pack.getParameter()),
                           packing.getOffset() * static_cast<int64_t>(sizeof(float)));
  runtime.call(builder, loc, "pack_f32",
               {getI32(loc, packing.getTransposed()), getI64(loc, packing.getK()),
                getI64(loc, packing.getN()), getPointer(loc, matrix),
                getI64(loc, packing.getLeading()), getBufferPointer(loc, pack.getPacked()),
                getI64(loc, packing.getBytes())});
}

/// Calls the function between the two ends of the action's time.
void ProgramLowering::lowerAction(ActionOp action) {
  Location loc = action.getLoc();
  runtime.call(builder, loc, "begin_action",
               {rank, getI32(loc, static_cast<int64_t>(action.getKind())),
                getI32(loc, action.getStage()), getMicrobatch(action)});
  auto callee = symbols.lookup<func::FuncOp>(action.getCallee());
  SmallVector<Value> arguments;
  auto addView = [&](Value offset) {
    auto type = cast<MemRefType>(callee.getArgumentTypes()[arguments.size()]);
    arguments.push_back(memref::ViewOp::create(builder, loc, type, arena, offset, ValueRange{}));
  };
  for (OperandRange group : {action.getInputs(), action.getAccumulators(), action.getStates(),
                             action.getOutputs(), action.getPacked()})
    for (Value buffer : group) {
      auto type = cast<BufferType>(buffer.getType());
      for (unsigned i = 0, e = type.getElements().size(); i < e; ++i)
        addView(addOffset(loc, getOffset(buffer), type.getElementOffset(i)));
    }
  // Without a workspace on this rank, the function's is empty: any place will do.
  Value workspace = action.getWorkspace();
  addView(workspace ? getOffset(workspace)
                    : Value(arith::ConstantIndexOp::create(builder, loc, 0)));
  func::CallOp::create(builder, loc, callee, arguments);
  runtime.call(builder, loc, "end_action", {rank});
}

/// Updates the parameter at a pointer.
template <typename OpTy>
void ProgramLowering::callOptimizer(OpTy op, Value parameter, BufferType type) {
  Location loc = op.getLoc();
  SmallVector<Value> arguments = {rank, parameter, getI32(loc, op.getGradients().size()),
                                  getPointerArray(loc, op.getGradients())};
  for (Value state : op.getState())
    arguments.push_back(getBufferPointer(loc, state));
  arguments.push_back(getI64(loc, type.getElements().front().getNumElements()));
  runtime.call(builder, loc, ("update_" + stringifyOptimizer(op.getOptimizer())).str(), arguments);
}

void ProgramLowering::lowerUpdate(UpdateOp update) {
  callOptimizer(update, getBufferPointer(update.getLoc(), update.getParameter()),
                update.getParameter().getType());
}

/// After the last microbatch of an interval: the newest version is copied to the
/// slot of the next one, and updated there.
void ProgramLowering::lowerAdvance(AdvanceOp advance) {
  Location loc = advance.getLoc();
  Value microbatch = createIndex(builder, advance, mapping);
  Value every = getIndex(loc, advance.getEvery());
  Value one = getIndex(loc, 1);
  Value done = arith::AddIOp::create(builder, loc, microbatch, one);
  OpBuilder::InsertionGuard guard(builder);
  if (advance.getEvery() > 1) {
    Value rest = arith::RemUIOp::create(builder, loc, done, every);
    Value isLast =
        arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::eq, rest, getIndex(loc, 0));
    auto conditional = scf::IfOp::create(builder, loc, isLast, /*withElseRegion=*/false);
    builder.setInsertionPoint(conditional.thenBlock()->getTerminator());
  }
  PoolType pool = advance.getPool().getType();
  Value newest = arith::DivUIOp::create(builder, loc, microbatch, every);
  Value next = arith::AddIOp::create(builder, loc, newest, one);
  Value target = getPointer(loc, getSlotOffset(loc, advance.getPool(), next));
  if (pool.getSlots() > 1)
    runtime.call(builder, loc, "copy",
                 {rank, target, getPointer(loc, getSlotOffset(loc, advance.getPool(), newest)),
                  getI64(loc, pool.getSlot().getPayloadBytes())});
  auto toI64 = [&](Value index) -> Value {
    return arith::IndexCastOp::create(builder, loc, builder.getI64Type(), index);
  };
  runtime.call(builder, loc, "begin_update", {rank, toI64(newest), toI64(microbatch)});
  callOptimizer(advance, target, pool.getSlot());
  for (Value gradient : advance.getGradients())
    runtime.call(builder, loc, "zero",
                 {rank, getBufferPointer(loc, gradient),
                  getI64(loc, cast<BufferType>(gradient.getType()).getPayloadBytes())});
}

void ProgramLowering::lowerMessage(StringRef name, Location loc, Value buffer, int64_t peer) {
  int64_t payload = cast<BufferType>(buffer.getType()).getPayloadBytes();
  Value offset = getOffset(buffer);
  runtime.call(builder, loc, name,
               {rank, getI32(loc, peer), getPointer(loc, offset), getI64(loc, payload),
                getPointer(loc, addOffset(loc, offset, payload))});
}

} // namespace pipeline
