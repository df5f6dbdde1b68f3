//===- Phases.cpp - The phases of a module ----------------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "pipeline/Dialect/Pipe/Transforms/Phases.h"

using namespace mlir;

namespace pipeline {

namespace {
struct PhaseInfo {
  Phase phase;
  StringRef name;
  /// What brings a module into the phase.
  StringRef establishedBy;
};
} // namespace

static constexpr PhaseInfo phases[] = {
    {Phase::None, "none", ""},
    {Phase::Model, "model", "a frontend makes it: a func.func with 'pipe.model'"},
    {Phase::Partitioned, "partitioned", "run --pipe-partition first"},
    {Phase::Differentiated, "differentiated", "run --pipe-differentiate first"},
    {Phase::Scheduled, "scheduled", "run --pipe-schedule first"},
    {Phase::Ranked, "ranked", "run --pipe-lower-to-ranks first"},
    {Phase::Planned, "planned", "run --pipe-plan-memory first"},
};

static const PhaseInfo &getInfo(Phase phase) { return phases[static_cast<int>(phase)]; }

StringRef stringifyPhase(Phase phase) { return getInfo(phase).name; }

std::optional<Phase> symbolizePhase(StringRef name) {
  for (const PhaseInfo &info : phases)
    if (info.name == name && info.phase != Phase::None)
      return info.phase;
  return std::nullopt;
}

static bool isPlanned(ProgramOp program) {
  return program.getArena() && llvm::all_of(program.getBody().getOps<BufferOp>(),
                                            [](BufferOp buffer) { return !!buffer.getOffset(); });
}

Phase getPhase(ModuleOp module) {
  auto programs = module.getOps<ProgramOp>();
  if (!programs.empty())
    return llvm::all_of(programs, isPlanned) ? Phase::Planned : Phase::Ranked;
  if (!module.getOps<ScheduleOp>().empty())
    return Phase::Scheduled;
  if (!module.getOps<GraphOp>().empty())
    return Phase::Differentiated;
  for (auto function : module.getOps<func::FuncOp>())
    if (function->hasAttr(PipeDialect::getModelAttrName()))
      return function->hasAttr(PipeDialect::getPartitionAttrName()) ? Phase::Partitioned
                                                                    : Phase::Model;
  return Phase::None;
}

LogicalResult requirePhase(ModuleOp module, Phase required, StringRef pass) {
  Phase phase = getPhase(module);
  if (phase == required)
    return success();
  InFlightDiagnostic diagnostic = module.emitError()
                                  << pass << " requires a module in phase '"
                                  << stringifyPhase(required) << "', but this one ";
  if (phase == Phase::None)
    diagnostic << "holds no pipeline";
  else
    diagnostic << "is in phase '" << stringifyPhase(phase) << "'";
  if (phase < required)
    diagnostic << "; " << getInfo(required).establishedBy;
  return diagnostic;
}

/// The one op that `range` holds.
template <typename OpTy, typename Range>
static FailureOr<OpTy> getOnly(ModuleOp module, Range &&range, StringRef what) {
  OpTy only;
  for (OpTy op : range) {
    if (only) {
      InFlightDiagnostic diagnostic = op.emitError()
                                      << "is a second " << what << "; a module holds one pipeline";
      diagnostic.attachNote(only.getLoc()) << "the first is here";
      return diagnostic;
    }
    only = op;
  }
  if (!only)
    return module.emitError() << "holds no " << what;
  return only;
}

FailureOr<func::FuncOp> getModel(ModuleOp module) {
  auto isModel = [](func::FuncOp f) { return f->hasAttr(PipeDialect::getModelAttrName()); };
  return getOnly<func::FuncOp>(
      module, llvm::make_filter_range(module.getOps<func::FuncOp>(), isModel), "'pipe.model'");
}

FailureOr<GraphOp> getGraph(ModuleOp module) {
  return getOnly<GraphOp>(module, module.getOps<GraphOp>(), "pipe.graph");
}

} // namespace pipeline
