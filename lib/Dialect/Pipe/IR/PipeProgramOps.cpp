//===- PipeProgramOps.cpp - Ops of the ranked and planned phases -*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir/IR/Builders.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"
#include "pipeline/Dialect/Pipe/IR/Pipe.h"

using namespace mlir;
using namespace pipeline;

//===----------------------------------------------------------------------===//
// The program
//===----------------------------------------------------------------------===//

/// Ops that a program may hold: those of the dialect, loops, and their bounds.
static bool isProgramOp(Operation &op) {
  return isa<BufferOp, PoolOp, SlotOp, VersionOp, ZeroOp, PackOp, SetOp, LoadOp, ActionOp, SendOp,
             RecvOp, WaitOp, StreamRecordOp, StreamWaitOp, ReportOp, ExchangeWeightsOp,
             GradientNormOp, ExchangeNormsOp, UpdateOp, AdvanceOp, scf::ForOp, scf::YieldOp,
             arith::ConstantOp>(op);
}

namespace {
/// A buffer or a pool with an offset.
struct Placed {
  Operation *op;
  StringRef name;
  int64_t begin, end;
};
} // namespace

/// Buffers that have an offset lie in the arena and do not overlap.
static LogicalResult verifyOffsets(ProgramOp program) {
  SmallVector<Placed> placed;
  auto place = [&](auto op) {
    if (std::optional<int64_t> offset = op.getOffset())
      placed.push_back({op, op.getName(), *offset, *offset + op.getResult().getType().getBytes()});
  };
  for (Operation &op : program.getBody().front()) {
    if (auto buffer = dyn_cast<BufferOp>(op))
      place(buffer);
    else if (auto pool = dyn_cast<PoolOp>(op))
      place(pool);
  }
  llvm::sort(placed, [](const Placed &a, const Placed &b) {
    return std::tie(a.begin, a.end) < std::tie(b.begin, b.end);
  });
  for (auto [a, b] : llvm::zip(placed, llvm::drop_begin(placed)))
    if (a.end > b.begin) {
      InFlightDiagnostic diagnostic = b.op->emitOpError("'")
                                      << b.name << "' at " << b.begin << " overlaps '" << a.name
                                      << "', which ends at " << a.end;
      diagnostic.attachNote(a.op->getLoc()) << "'" << a.name << "' is here";
      return diagnostic;
    }
  if (program.getArena() && !placed.empty() &&
      placed.back().end > static_cast<int64_t>(*program.getArena()))
    return placed.back().op->emitOpError("'")
           << placed.back().name << "' ends at " << placed.back().end << ", past the arena of "
           << *program.getArena() << " bytes";
  return success();
}

/// Waits are the host's, or those of streams.
static LogicalResult verifyWaits(ProgramOp program, Operation *op) {
  if (program.getStreams() && isa<WaitOp>(op))
    return op->emitOpError("does not belong in a program with streams, whose host waits for "
                           "nothing; see pipe.stream_wait");
  if (!program.getStreams() && isa<StreamRecordOp, StreamWaitOp>(op))
    return op->emitOpError("does not belong in a program without streams; run "
                           "--pipe-assign-streams");
  return success();
}

LogicalResult ProgramOp::verifyRegions() {
  if (static_cast<int64_t>(getRank()) < 0)
    return emitOpError("is of a rank below 0");
  if (static_cast<int64_t>(getMicrobatches()) < 1)
    return emitOpError("needs at least 1 microbatch");
  WalkResult result = getBody().walk([&](Operation *op) {
    if (isProgramOp(*op))
      return WalkResult(verifyWaits(*this, op));
    op->emitOpError("does not belong in a pipe.program");
    return WalkResult::interrupt();
  });
  if (result.wasInterrupted())
    return failure();
  if (getStreams() && !getArena())
    return emitOpError("has streams, but no arena; run --pipe-plan-memory first");
  return verifyOffsets(*this);
}

static LogicalResult verifyOffset(Operation *op, std::optional<int64_t> offset) {
  if (offset && (*offset < 0 || *offset % PipeDialect::bufferAlignment != 0))
    return op->emitOpError("offset ")
           << *offset << " is no multiple of " << PipeDialect::bufferAlignment << " from 0 on";
  return success();
}

/// Only parameters and states have initial values.
static LogicalResult verifyInit(Operation *op, Attribute init, BufferKind kind, BufferType type) {
  if (!init)
    return success();
  if (kind != BufferKind::Parameters && kind != BufferKind::State)
    return op->emitOpError("has initial values, but holds ") << stringifyBufferKind(kind);
  return verifyInitialValues([op] { return op->emitOpError(); }, init, type.getElements().front());
}

LogicalResult PoolOp::verify() {
  return failure(
      failed(verifyOffset(*this, getOffset())) ||
      failed(verifyInit(*this, getInitAttr(), getKind(), getResult().getType().getSlot())));
}

LogicalResult SlotOp::inferReturnTypes(MLIRContext *, std::optional<Location>,
                                       SlotOp::Adaptor adaptor, SmallVectorImpl<Type> &results) {
  results.push_back(cast<PoolType>(adaptor.getPool().getType()).getSlot());
  return success();
}

LogicalResult BufferOp::verify() {
  return failure(failed(verifyOffset(*this, getOffset())) ||
                 failed(verifyInit(*this, getInitAttr(), getKind(), getResult().getType())));
}

LogicalResult VersionOp::inferReturnTypes(MLIRContext *, std::optional<Location>,
                                          VersionOp::Adaptor adaptor,
                                          SmallVectorImpl<Type> &results) {
  results.push_back(cast<PoolType>(adaptor.getPool().getType()).getSlot());
  return success();
}

LogicalResult VersionOp::verify() {
  if (static_cast<int64_t>(getEvery()) < 1 || static_cast<int64_t>(getBehind()) < 0)
    return emitOpError("is of microbatches 0 or more behind, every 1 or more, not behind ")
           << static_cast<int64_t>(getBehind()) << " every " << static_cast<int64_t>(getEvery());
  return success();
}

LogicalResult PackOp::verify() {
  ArrayRef<RankedTensorType> elements = getParameter().getType().getElements();
  if (elements.size() != 1 || !elements[0].getElementType().isF32())
    return emitOpError("packs one tensor of f32, not ") << getParameter().getType();
  PackingAttr packing = getPacking();
  int64_t rows = packing.getTransposed() ? packing.getN() : packing.getK(),
          columns = packing.getTransposed() ? packing.getK() : packing.getN();
  if (rows < 1 || columns < 1 || packing.getOffset() < 0 || packing.getLeading() < columns)
    return emitOpError("describes no matrix: ") << packing;
  if (packing.getOffset() + (rows - 1) * packing.getLeading() + columns >
      elements[0].getNumElements())
    return emitOpError("reads beyond the end of ") << elements[0];
  ArrayRef<RankedTensorType> packed = getPacked().getType().getElements();
  if (packed.size() != 1 || getTensorBytes(packed[0]) != packing.getBytes())
    return emitOpError("writes ") << packing.getBytes() << " bytes, but into "
                                  << getPacked().getType();
  return success();
}

LogicalResult SetOp::verify() {
  ArrayRef<RankedTensorType> elements = getBuffer().getType().getElements();
  if (elements.size() != 1 || elements[0].getRank() != 0 || !elements[0].getElementType().isF32())
    return emitOpError("sets a buffer of one tensor<f32>, not ") << getBuffer().getType();
  return success();
}

LogicalResult ActionOp::verifySymbolUses(SymbolTableCollection &symbols) {
  auto callee = symbols.lookupNearestSymbolFrom<func::FuncOp>(*this, getCalleeAttr());
  if (!callee)
    return emitOpError("calls '@") << getCallee() << "', which is no function of the module";
  if (auto needed = callee->getAttrOfType<IntegerAttr>(PipeDialect::getWorkspaceAttrName());
      needed && getWorkspace() && getWorkspace().getType().getPayloadBytes() < needed.getInt())
    return emitOpError("has a workspace of ")
           << getWorkspace().getType().getPayloadBytes() << " bytes, but '@" << getCallee()
           << "' needs " << needed.getInt();
  if (!getPacked().empty()) {
    SmallVector<int64_t> needed, given;
    for (unsigned i = 0; i < callee.getNumArguments(); ++i)
      if (auto packing = callee.getArgAttrOfType<PackingAttr>(i, PipeDialect::getPackingAttrName()))
        needed.push_back(packing.getBytes());
    for (Value packed : getPacked())
      given.push_back(cast<BufferType>(packed.getType()).getPayloadBytes());
    if (needed != given)
      return emitOpError("has packed buffers of [")
             << given << "] bytes, but '@" << getCallee() << "' takes [" << needed << "]";
  }
  return verifyFunctionConvention(*this, callee, getInputs().getTypes(),
                                  getUpdatedTypes(getAccumulators(), getStates()),
                                  getOutputs().getTypes());
}

//===----------------------------------------------------------------------===//
// Messages
//===----------------------------------------------------------------------===//

static LogicalResult verifyMessage(Operation *op, BufferType type) {
  if (!type.getMessage())
    return op->emitOpError("needs a buffer of messages, as !pipe.buffer<message ...>, not ")
           << type;
  return success();
}

/// The peer is another rank. That it exists is known to the whole program set.
template <typename OpTy>
static LogicalResult verifyPeer(OpTy op) {
  int64_t peer = op.getPeer();
  if (peer < 0)
    return op.emitOpError("has a peer below rank 0");
  if (auto program = op->template getParentOfType<ProgramOp>();
      program && static_cast<int64_t>(program.getRank()) == peer)
    return op.emitOpError("has its own rank ") << peer << " as its peer";
  return verifyMessage(op, op.getBuffer().getType());
}

LogicalResult SendOp::verify() { return verifyPeer(*this); }
LogicalResult RecvOp::verify() { return verifyPeer(*this); }
LogicalResult WaitOp::verify() { return verifyMessage(*this, getBuffer().getType()); }

//===----------------------------------------------------------------------===//
// Streams
//===----------------------------------------------------------------------===//

/// A transfer's stream has nothing to do with a buffer of which no message is made.
static LogicalResult verifyEvent(Operation *op, BufferType type, Stream stream) {
  return stream == Stream::Compute ? success() : verifyMessage(op, type);
}

LogicalResult StreamRecordOp::verify() {
  return verifyEvent(*this, getBuffer().getType(), getOn());
}

LogicalResult StreamWaitOp::verify() {
  if (getOf() == getOn())
    return emitOpError("lets stream ") << stringifyStream(getOn()) << " wait for itself";
  return verifyEvent(*this, getBuffer().getType(), getOf());
}

//===----------------------------------------------------------------------===//
// The update
//===----------------------------------------------------------------------===//

/// What an update in place and one to a new version ask for.
template <typename OpTy>
static LogicalResult verifyOptimizerStep(OpTy op, BufferType parameter) {
  unsigned needed = op.getOptimizer() == Optimizer::AdamW ? 2 : 0;
  if (op.getState().size() != needed)
    return op.emitOpError("of ") << stringifyOptimizer(op.getOptimizer()) << " has " << needed
                                 << " buffers of state, not " << op.getState().size();
  if (op.getGradients().empty())
    return op.emitOpError("needs at least one gradient");
  ArrayRef<RankedTensorType> elements = parameter.getElements();
  if (elements.size() != 1 || !elements[0].getElementType().isF32())
    return op.emitOpError("updates one tensor of f32, not ") << parameter;
  for (Value other : llvm::concat<Value>(op.getGradients(), op.getState())) {
    auto type = cast<BufferType>(other.getType());
    if (type.getElements() != elements)
      return op.emitOpError("has a parameter of ")
             << elements[0] << ", but a gradient or state of " << type;
  }
  return success();
}

LogicalResult UpdateOp::verify() { return verifyOptimizerStep(*this, getParameter().getType()); }

LogicalResult AdvanceOp::verify() {
  if (static_cast<int64_t>(getEvery()) < 1)
    return emitOpError("makes a version every 1 microbatch or more, not every ")
           << static_cast<int64_t>(getEvery());
  return verifyOptimizerStep(*this, getPool().getType().getSlot());
}
