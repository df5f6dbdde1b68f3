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

/// Ops that a program may hold besides those of the dialect: loops, and the
/// arithmetic of microbatch indexes.
static bool isProgramOp(Operation &op) {
  return isa<BufferOp, ZeroOp, SetOp, LoadOp, ActionOp, SendOp, RecvOp, WaitOp, ReportOp,
             GradientNormOp, ExchangeNormsOp, UpdateOp, scf::ForOp, scf::YieldOp>(op) ||
         isa<arith::ArithDialect>(op.getDialect());
}

/// Buffers that have an offset lie in the arena and do not overlap.
static LogicalResult verifyOffsets(ProgramOp program) {
  SmallVector<BufferOp> placed;
  for (BufferOp buffer : program.getBody().getOps<BufferOp>())
    if (buffer.getOffset())
      placed.push_back(buffer);
  llvm::sort(placed, [](BufferOp a, BufferOp b) { return *a.getOffset() < *b.getOffset(); });
  auto end = [](BufferOp buffer) {
    return static_cast<int64_t>(*buffer.getOffset()) + buffer.getResult().getType().getBytes();
  };
  for (auto [a, b] : llvm::zip(placed, llvm::drop_begin(placed)))
    if (end(a) > static_cast<int64_t>(*b.getOffset())) {
      InFlightDiagnostic diagnostic = b.emitOpError("'")
                                      << b.getName() << "' at " << *b.getOffset() << " overlaps '"
                                      << a.getName() << "', which ends at " << end(a);
      diagnostic.attachNote(a.getLoc()) << "'" << a.getName() << "' is here";
      return diagnostic;
    }
  if (program.getArena() && !placed.empty() &&
      end(placed.back()) > static_cast<int64_t>(*program.getArena()))
    return placed.back().emitOpError("'")
           << placed.back().getName() << "' ends at " << end(placed.back())
           << ", past the arena of " << *program.getArena() << " bytes";
  return success();
}

LogicalResult ProgramOp::verifyRegions() {
  if (static_cast<int64_t>(getRank()) < 0)
    return emitOpError("is of a rank below 0");
  if (static_cast<int64_t>(getMicrobatches()) < 1)
    return emitOpError("needs at least 1 microbatch");
  WalkResult result = getBody().walk([&](Operation *op) {
    if (isProgramOp(*op))
      return WalkResult::advance();
    op->emitOpError("does not belong in a pipe.program");
    return WalkResult::interrupt();
  });
  if (result.wasInterrupted())
    return failure();
  return verifyOffsets(*this);
}

LogicalResult BufferOp::verify() {
  if (getOffset() && *getOffset() % PipeDialect::bufferAlignment != 0)
    return emitOpError("offset ") << *getOffset() << " is no multiple of "
                                  << PipeDialect::bufferAlignment;
  if (Attribute init = getInitAttr()) {
    if (!isa<NormalAttr, FillAttr>(init))
      return emitOpError("is initialised by #pipe.normal or #pipe.fill, not by ") << init;
    if (getKind() != BufferKind::Parameters)
      return emitOpError("has initial values, but holds ") << stringifyBufferKind(getKind());
  }
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
  return verifyFunctionConvention(*this, callee, getInputs().getTypes(),
                                  getAccumulators().getTypes(), getOutputs().getTypes());
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
// The update
//===----------------------------------------------------------------------===//

LogicalResult UpdateOp::verify() {
  unsigned needed = getOptimizer() == Optimizer::AdamW ? 2 : 0;
  if (getState().size() != needed)
    return emitOpError("of ") << stringifyOptimizer(getOptimizer()) << " has " << needed
                              << " buffers of state, not " << getState().size();
  if (getGradients().empty())
    return emitOpError("needs at least one gradient");
  ArrayRef<RankedTensorType> elements = getParameter().getType().getElements();
  if (elements.size() != 1 || !elements[0].getElementType().isF32())
    return emitOpError("updates one tensor of f32, not ") << getParameter().getType();
  for (Value other : llvm::concat<Value>(getGradients(), getState())) {
    auto type = cast<BufferType>(other.getType());
    if (type.getElements() != elements)
      return emitOpError("has a parameter of ")
             << elements[0] << ", but a gradient or state of " << type;
  }
  return success();
}
