//===- ProgramLowering.cpp - One rank program becomes functions -*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ProgramLowering.h"
#include "pipeline/Conversion/PipeToLLVM/Passes.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;

namespace pipeline {

/// Calls with so many arguments together are written out: as code they are hardly more than the
/// call of a table, and people can read them.
static constexpr size_t maxArguments = 32;

std::string getStepName(ProgramOp program) { return (program.getSymName() + ".step").str(); }

std::string getInitializeName(ProgramOp program) {
  return (program.getSymName() + ".initialize").str();
}

/// The place of the input or output of that name: the number by which the
/// runtime knows it.
template <typename OpTy>
static int64_t getPosition(GraphOp graph, StringRef name) {
  int64_t position = 0;
  for (OpTy op : graph.getBody().getOps<OpTy>()) {
    if (op.getName() == name)
      break;
    ++position;
  }
  return position;
}

static int64_t getPayload(Value buffer) {
  return cast<BufferType>(buffer.getType()).getPayloadBytes();
}

static int64_t getNumElements(BufferType buffer) {
  return buffer.getElements().front().getNumElements();
}

ProgramLowering::ProgramLowering(ProgramOp program, GraphOp graph, SymbolTable &symbols,
                                 RuntimeCalls &runtime, FunctionCalls &functions)
    : program(program), graph(graph), symbols(symbols), runtime(runtime), functions(functions),
      tables(program, symbols, runtime), events(program), builder(program) {}

void ProgramLowering::run() {
  writeInitialize();
  writeStep();
  tables.finish();
}

//===----------------------------------------------------------------------===//
// Calls
//===----------------------------------------------------------------------===//

void ProgramLowering::add(Location loc, StringRef name, SmallVector<Argument> arguments) {
  added.push_back(runtime.get(loc, name, std::move(arguments)));
}

void ProgramLowering::call(Location loc, StringRef name, SmallVector<Argument> arguments) {
  flush();
  writer->write(builder, runtime.get(loc, name, std::move(arguments)));
}

void ProgramLowering::flush() {
  size_t arguments = 0;
  for (const Call &call : added)
    arguments += call.arguments.size();
  if (arguments > maxArguments)
    tables.write(builder, *writer, added);
  else
    for (const Call &call : added)
      writer->write(builder, call);
  added.clear();
}

//===----------------------------------------------------------------------===//
// Numbers
//===----------------------------------------------------------------------===//

Argument ProgramLowering::getPlaces(ValueRange buffers) {
  Argument argument{Argument::Kind::Places, {}, {}, {}};
  for (Value buffer : buffers)
    argument.places.push_back(getOffset(buffer));
  return argument;
}

Value ProgramLowering::getIndex(IndexedOpInterface op) {
  Location loc = op.getLoc();
  if (!op.getIv())
    return numbers.getConstant(builder, loc, op.getOffset());
  Value product = compute<arith::MulIOp>(loc, inductionVariables.at(op.getIv()), op.getScale());
  return compute<arith::AddIOp>(loc, product, op.getOffset());
}

Quantity ProgramLowering::getSlot(Location loc, Value pool, Value turn) {
  int64_t bytes = cast<PoolType>(pool.getType()).getSlot().getBytes();
  return {getOffset(pool).constant, compute<arith::MulIOp>(loc, turn, bytes)};
}

void ProgramLowering::setSlot(Value slot, Value pool, Value number) {
  Location loc = slot.getLoc();
  Value turn = getTurn(loc, pool, number);
  offsets[slot] = getSlot(loc, pool, turn);
  if (events.isNamed(slot))
    eventNumbers[slot] = {events.getNumber(pool), turn};
}

//===----------------------------------------------------------------------===//
// Functions
//===----------------------------------------------------------------------===//

void ProgramLowering::beginFunction(const std::string &name) {
  Location loc = program.getLoc();
  auto pointer = LLVM::LLVMPointerType::get(builder.getContext());
  builder.setInsertionPoint(program);
  auto function =
      func::FuncOp::create(builder, loc, name, builder.getFunctionType({pointer, pointer}, {}));
  symbols.insert(function, Block::iterator(program));
  Block *entry = function.addEntryBlock();
  builder.setInsertionPointToStart(entry);
  func::ReturnOp::create(builder, loc);
  builder.setInsertionPointToStart(entry);
  writer.emplace(entry, runtime);
  numbers = {};
}

void ProgramLowering::writeStep() {
  beginFunction(getStepName(program));
  lower(program.getBody().front());
}

//===----------------------------------------------------------------------===//
// Ops
//===----------------------------------------------------------------------===//

/// The ops of a kind that stand next to one another, which it passes.
template <typename OpTy>
static SmallVector<OpTy> takeAll(Block::iterator &it, Block::iterator end) {
  SmallVector<OpTy> ops;
  for (; it != end && isa<OpTy>(*it); ++it)
    ops.push_back(cast<OpTy>(*it));
  return ops;
}

void ProgramLowering::lower(Block &block) {
  for (auto it = block.begin(); it != block.end();) {
    // They ask the same question: whether the interval is over.
    if (auto advances = takeAll<AdvanceOp>(it, block.end()); !advances.empty())
      lowerAdvances(advances);
    else if (auto zeros = takeAll<ZeroOp>(it, block.end()); !zeros.empty())
      lowerZeros(zeros);
    else
      lower(&*it++);
  }
  flush();
}

void ProgramLowering::lower(Operation *op) {
  Location loc = op->getLoc();
  Argument rank;
  llvm::TypeSwitch<Operation *>(op)
      .Case<BufferOp, PoolOp>([&](auto storage) {
        Value place = storage.getResult();
        offsets[place] = {static_cast<int64_t>(*storage.getOffset()), {}};
        if (events.isNamed(place))
          eventNumbers[place] = {events.getNumber(place), {}};
      })
      .Case([&](SlotOp slot) { setSlot(slot, slot.getPool(), getIndex(slot)); })
      .Case([&](VersionOp version) {
        Value lagged = compute<arith::SubIOp>(loc, getIndex(version), version.getBehind());
        Value microbatch = compute<arith::MaxSIOp>(loc, lagged, 0);
        Value number = compute<arith::DivUIOp>(loc, microbatch, version.getEvery());
        setSlot(version, version.getPool(), number);
      })
      .Case([&](PackOp pack) { lowerPack(pack); })
      .Case([&](SetOp set) {
        call(loc, "fill",
             {rank, getPlace(set.getBuffer()), getI64(1), getI32(sizeof(float)),
              getI64(getF32(set.getValue()).value)});
      })
      .Case([&](LoadOp load) {
        RankedTensorType type = load.getBuffer().getType().getElements().front();
        SmallVector<Argument> arguments = {
            rank, getI32(getPosition<InputOp>(graph, load.getInput())), getI64({0, getIndex(load)}),
            getPlace(load.getBuffer()), getI64(getTensorBytes(type))};
        runtime.getTarget().addToLoad(arguments, load);
        call(loc, "load_input", std::move(arguments));
      })
      .Case([&](ReportOp report) {
        call(loc, "report_scalar",
             {rank, getI32(getPosition<OutputOp>(graph, report.getOutput())),
              getI64({0, getIndex(report)}), getPlace(report.getBuffer())});
      })
      .Case([&](SendOp send) { lowerMessage("send", loc, send.getBuffer(), send.getPeer()); })
      .Case([&](RecvOp recv) { lowerMessage("recv", loc, recv.getBuffer(), recv.getPeer()); })
      .Case([&](WaitOp wait) {
        Value buffer = wait.getBuffer();
        call(loc, "wait", {rank, Argument::place(getOffset(buffer) + getPayload(buffer))});
      })
      .Case([&](StreamRecordOp record) {
        lowerEvent("record", loc, record.getBuffer(), record.getOn(), record.getOn());
      })
      .Case([&](StreamWaitOp wait) {
        lowerEvent("wait", loc, wait.getBuffer(), wait.getOf(), wait.getOn());
      })
      .Case([&](GradientNormOp norm) {
        auto type = cast<BufferType>(norm.getGradients().front().getType());
        add(loc, "gradient_norm",
            {rank, getI32(norm.getIndex()), getI32(norm.getGradients().size()),
             getPlaces(norm.getGradients()), getI64(getNumElements(type))});
      })
      .Case([&](ExchangeWeightsOp) { call(loc, "exchange_weights", {rank}); })
      .Case([&](ExchangeNormsOp) { call(loc, "exchange_norms", {rank}); })
      .Case([&](ActionOp action) { lowerAction(action); })
      .Case([&](UpdateOp update) {
        addUpdate(update, getOffset(update.getParameter()), update.getParameter().getType());
      })
      .Case([&](scf::ForOp loop) { lowerLoop(loop); });
}

void ProgramLowering::lowerLoop(scf::ForOp loop) {
  flush();
  Location loc = loop.getLoc();
  auto getBound = [&](Value bound) -> Value {
    if (std::optional<int64_t> constant = getConstantIntValue(bound))
      return getNumber(builder, loc, *constant);
    return inductionVariables.at(bound);
  };
  // Of a buffer the loop carries its offset, and behind it the number that its events have.
  ValueRange arguments = loop.getRegionIterArgs();
  auto getCarried = [&](ValueRange buffers) {
    SmallVector<Value> carried;
    for (auto [argument, buffer] : llvm::zip_equal(arguments, buffers)) {
      carried.push_back(getNumber(builder, loc, getOffset(buffer)));
      if (events.isNamed(argument))
        carried.push_back(getNumber(builder, loc, eventNumbers.at(buffer)));
    }
    return carried;
  };
  auto setCarried = [&](ValueRange buffers, ValueRange carried) {
    for (auto [argument, buffer] : llvm::zip_equal(arguments, buffers)) {
      offsets[buffer] = {0, carried.front()};
      carried = carried.drop_front();
      if (!events.isNamed(argument))
        continue;
      eventNumbers[buffer] = {0, carried.front()};
      carried = carried.drop_front();
    }
  };
  SmallVector<Value> inits = getCarried(loop.getInits());
  auto lowered =
      scf::ForOp::create(builder, loc, getBound(loop.getLowerBound()),
                         getBound(loop.getUpperBound()), getBound(loop.getStep()), inits);
  inductionVariables[loop.getInductionVar()] = lowered.getInductionVar();
  setCarried(arguments, lowered.getRegionIterArgs());
  setCarried(loop.getResults(), lowered.getResults());

  OpBuilder::InsertionGuard guard(builder);
  ProgramNumbers outside = numbers;
  auto yield = cast<scf::YieldOp>(loop.getBody()->getTerminator());
  if (inits.empty())
    builder.setInsertionPoint(lowered.getBody()->getTerminator());
  else
    builder.setInsertionPointToEnd(lowered.getBody());
  lower(*loop.getBody());
  if (!inits.empty())
    scf::YieldOp::create(builder, yield.getLoc(), getCarried(yield.getOperands()));
  numbers = std::move(outside);
}

void ProgramLowering::lowerPack(PackOp pack) {
  PackingAttr packing = pack.getPacking();
  Quantity matrix =
      getOffset(pack.getParameter()) + packing.getOffset() * static_cast<int64_t>(sizeof(float));
  add(pack.getLoc(), "pack_f32",
      {getI32(packing.getTransposed()), getI64(packing.getK()), getI64(packing.getN()),
       Argument::place(matrix), getI64(packing.getLeading()), getPlace(pack.getPacked()),
       getI64(packing.getBytes())});
}

ArrayRef<int64_t> ProgramLowering::getElementOffsets(BufferType type) {
  auto [it, isNew] = elementOffsets.try_emplace(type);
  if (isNew)
    for (unsigned i = 0, e = type.getElements().size(); i < e; ++i)
      it->second.push_back(type.getElementOffset(i));
  return it->second;
}

/// Calls the function between the two ends of the action's time.
void ProgramLowering::lowerAction(ActionOp action) {
  Location loc = action.getLoc();
  call(loc, "begin_action",
       {Argument(), getI32(static_cast<int64_t>(action.getKind())), getI32(action.getStage()),
        getI64({0, getIndex(action)})});
  SmallVector<Quantity> places;
  for (OperandRange group : {action.getInputs(), action.getAccumulators(), action.getStates(),
                             action.getOutputs(), action.getPacked()})
    for (Value buffer : group)
      for (int64_t offset : getElementOffsets(cast<BufferType>(buffer.getType())))
        places.push_back(getOffset(buffer) + offset);
  // Without a workspace on this rank, the function's is empty: any place will do.
  Value workspace = action.getWorkspace();
  places.push_back(workspace ? getOffset(workspace) : Quantity());
  functions.append(loc, symbols.lookup<func::FuncOp>(action.getCallee()), places, added);
  flush();
  call(loc, "end_action", {Argument()});
}

/// Updates the parameter at a place.
template <typename OpTy>
void ProgramLowering::addUpdate(OpTy op, Quantity parameter, BufferType type) {
  SmallVector<Argument> arguments = {Argument(), Argument::place(parameter),
                                     getI32(op.getGradients().size()),
                                     getPlaces(op.getGradients())};
  for (Value state : op.getState())
    arguments.push_back(getPlace(state));
  arguments.push_back(getI64(getNumElements(type)));
  add(op.getLoc(), ("update_" + stringifyOptimizer(op.getOptimizer())).str(), std::move(arguments));
}

/// After the last microbatch of an interval, each parameter gets its next version.
void ProgramLowering::lowerAdvances(ArrayRef<AdvanceOp> advances) {
  flush();
  auto isAlike = [](AdvanceOp a, AdvanceOp b) {
    return a.getIv() == b.getIv() && a.getScale() == b.getScale() &&
           a.getOffset() == b.getOffset() && a.getEvery() == b.getEvery();
  };
  while (!advances.empty()) {
    AdvanceOp first = advances.front();
    auto alike = advances.take_while([&](AdvanceOp advance) { return isAlike(first, advance); });
    advances = advances.drop_front(alike.size());

    Location loc = first.getLoc();
    auto every = static_cast<int64_t>(first.getEvery());
    Value microbatch = getIndex(first);
    Value newest = compute<arith::DivUIOp>(loc, microbatch, every);
    OpBuilder::InsertionGuard guard(builder);
    ProgramNumbers outside = numbers;
    if (every > 1) {
      Value done = compute<arith::AddIOp>(loc, microbatch, 1);
      Value rest = compute<arith::RemUIOp>(loc, done, every);
      Value isLast = arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::eq, rest,
                                           numbers.getConstant(builder, loc, 0));
      auto conditional = scf::IfOp::create(builder, loc, isLast, /*withElseRegion=*/false);
      builder.setInsertionPoint(conditional.thenBlock()->getTerminator());
    }
    for (AdvanceOp advance : alike)
      addAdvance(advance, newest, microbatch);
    flush();
    numbers = std::move(outside);
  }
}

/// The newest version is copied to the slot of the next one, and updated there.
void ProgramLowering::addAdvance(AdvanceOp advance, Value newest, Value microbatch) {
  Location loc = advance.getLoc();
  PoolType pool = advance.getPool().getType();
  Value next = compute<arith::AddIOp>(loc, newest, 1);
  Quantity target = getSlot(loc, advance.getPool(), getTurn(loc, advance.getPool(), next));
  if (pool.getSlots() > 1)
    add(loc, "copy",
        {Argument(), Argument::place(target),
         Argument::place(getSlot(loc, advance.getPool(), getTurn(loc, advance.getPool(), newest))),
         getI64(pool.getSlot().getPayloadBytes())});
  add(loc, "begin_update", {Argument(), getI64({0, newest}), getI64({0, microbatch})});
  addUpdate(advance, target, pool.getSlot());
  for (Value gradient : advance.getGradients())
    add(loc, "zero", {Argument(), getPlace(gradient), getI64(getPayload(gradient))});
}

void ProgramLowering::lowerMessage(StringRef name, Location loc, Value buffer, int64_t peer) {
  int64_t payload = getPayload(buffer);
  Quantity offset = getOffset(buffer);
  SmallVector<Argument> arguments = {Argument(), getI32(peer), Argument::place(offset),
                                     getI64(payload)};
  runtime.getTarget().addToMessage(arguments, offset + payload);
  call(loc, name, std::move(arguments));
}

/// Records an event, or lets `on` wait for it. Of a stream that records nothing there is nothing
/// to wait for.
void ProgramLowering::lowerEvent(StringRef name, Location loc, Value buffer, Stream of, Stream on) {
  if (std::optional<int64_t> first = events.getFirst(of))
    call(loc, name,
         {Argument(), getI32(eventNumbers.at(buffer) + *first), getI32(static_cast<int64_t>(on))});
}

} // namespace pipeline
