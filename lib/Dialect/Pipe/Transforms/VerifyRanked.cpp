//===- VerifyRanked.cpp - The phases ranked and planned ---------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PhaseVerifiers.h"
#include "ProgramChecker.h"
#include "pipeline/Analysis/MemoryPlan.h"
#include "pipeline/Analysis/ScheduleProblem.h"
#include "llvm/ADT/StringSet.h"

#include <map>

using namespace mlir;

namespace pipeline {

/// By number of microbatches: one program per rank, in their order.
using ProgramsBySize = std::map<int64_t, SmallVector<ProgramOp>>;

static FailureOr<ProgramsBySize> getPrograms(ModuleOp module, GraphOp graph) {
  ProgramsBySize bySize;
  for (auto program : module.getOps<ProgramOp>()) {
    int64_t rank = program.getRank();
    if (program.getGraph() != graph.getSymName())
      return program.emitOpError("is of '@")
             << program.getGraph() << "', but the graph is '@" << graph.getSymName() << "'";
    if (rank >= graph.getRanks())
      return program.emitOpError("R1: is of rank ")
             << rank << ", but the graph has " << graph.getRanks() << " ranks";
    auto &programs = bySize[program.getMicrobatches()];
    programs.resize(graph.getRanks());
    if (programs[rank])
      return program.emitOpError("R1: is a second program of rank ")
             << rank << " for " << program.getMicrobatches() << " microbatches";
    programs[rank] = program;
  }
  for (auto &[microbatches, programs] : bySize)
    for (auto [rank, program] : llvm::enumerate(programs)) {
      if (!program)
        return graph.emitOpError("R1: rank ")
               << rank << " has no program for " << microbatches << " microbatches";
      if (program.getUpdatesAttr() != programs.front().getUpdatesAttr())
        return program.emitOpError("R7: updates its weights by another rule than rank 0");
      if (program.getStreams() != ProgramOp(programs.front()).getStreams())
        return program.emitOpError("A4: ")
               << (program.getStreams() ? "has streams, but rank 0 has none"
                                        : "has no streams, but rank 0 has; run "
                                          "--pipe-assign-streams on all programs at once");
      if (program.getUpdatesAttr() && bySize.size() > 1)
        return program.emitOpError("R7: has the microbatches of all steps, but there are programs "
                                   "of another number");
    }
  return bySize;
}

/// Which weights microbatches see, where these change on the way.
static FailureOr<std::optional<schedule::WeightVersions>> getVersions(GraphOp graph,
                                                                      ProgramOp program) {
  UpdatesAttr updates = program.getUpdatesAttr();
  if (!updates)
    return std::optional<schedule::WeightVersions>();
  auto problem = ScheduleProblem::create(program.getLoc(), graph, program.getMicrobatches());
  if (failed(problem))
    return failure();
  auto versions = getWeightVersions(problem->problem, updates);
  if (!versions)
    return program.emitOpError("R7: ") << versions.error();
  return std::optional(*versions);
}

namespace {
/// What lasts, an `OpTy` of the graph, has one place on a rank, where it starts as the graph says.
template <typename OpTy>
class PlaceVerifier {
public:
  explicit PlaceVerifier(GraphOp graph) {
    for (auto op : graph.getBody().getOps<OpTy>())
      ops[op.getName()] = op;
  }

  LogicalResult verify(Operation *storage, StringRef name, Attribute init) {
    constexpr bool isState = std::is_same_v<OpTy, StateOp>;
    StringRef what = isState ? "state" : "parameter";
    OpTy op = ops.lookup(name);
    if (!op)
      return storage->emitOpError("R2: the graph has no ") << what << " '" << name << "'";
    if (!known.insert(name).second)
      return storage->emitOpError(isState ? "R8" : "R6")
             << ": is a second place of " << what << " '" << name << "'";
    if (init == op.getInitAttr())
      return success();
    InFlightDiagnostic diagnostic = storage->emitOpError("R2: '")
                                    << name << "' does not start as the graph says";
    diagnostic.attachNote(op.getLoc()) << "it is here";
    return diagnostic;
  }

private:
  llvm::StringMap<OpTy> ops;
  llvm::StringSet<> known;
};
} // namespace

/// What holds without following the program: where parameters and states are, and that every
/// index is known when the program comes to it.
static LogicalResult verifyProgram(GraphOp graph, ProgramOp program) {
  PlaceVerifier<ParameterOp> parameters(graph);
  PlaceVerifier<StateOp> states(graph);
  for (Operation &op : program.getBody().front()) {
    auto verify = [&](auto storage) {
      if (storage.getKind() == BufferKind::Parameters)
        return parameters.verify(storage, storage.getName(), storage.getInitAttr());
      if (storage.getKind() == BufferKind::State)
        return states.verify(storage, storage.getName(), storage.getInitAttr());
      return success();
    };
    auto buffer = dyn_cast<BufferOp>(op);
    auto pool = dyn_cast<PoolOp>(op);
    if ((buffer && failed(verify(buffer))) || (pool && failed(verify(pool))))
      return failure();
  }
  WalkResult result = program.walk([](IndexedOpInterface op) {
    auto iv = dyn_cast_or_null<BlockArgument>(op.getIv());
    auto loop = iv ? dyn_cast<scf::ForOp>(iv.getOwner()->getParentOp()) : scf::ForOp();
    if (!op.getIv() || (loop && loop.getInductionVar() == iv))
      return WalkResult::advance();
    op.emitOpError("R2: has an index that is not the induction variable of a loop");
    return WalkResult::interrupt();
  });
  return failure(result.wasInterrupted());
}

/// R6: the norm by which gradients are clipped is that of all of them, and known.
static LogicalResult verifyNorms(ProgramSet &set, ProgramOp program) {
  if (!set.norms.empty() && !set.exchangesNorms)
    return program.emitOpError("R6: has norms of gradients, but no pipe.exchange_norms");
  if (!set.exchangesNorms)
    return success();
  for (auto [place, parameter] : llvm::enumerate(set.graph.getBody().getOps<ParameterOp>()))
    if (llvm::any_of(parameter->getUsers(), llvm::IsaPred<AccumulatorOp>) &&
        !set.norms.contains(place))
      return program.emitOpError("R6: the norm of all gradients lacks that of '")
             << parameter.getName() << "'";
  return success();
}

/// R1: nothing is missing.
static LogicalResult verifyCompleteness(ProgramSet &set, ArrayRef<ProgramOp> programs) {
  int64_t microbatches = ProgramOp(programs.front()).getMicrobatches();
  auto findMissing = [&](Operation *op) -> std::optional<int64_t> {
    auto &done = set.done[op];
    done.resize(microbatches);
    auto it = llvm::find(done, false);
    if (it == done.end())
      return std::nullopt;
    return it - done.begin();
  };
  for (auto compute : set.graph.getBody().getOps<ComputeOp>())
    if (auto missing = findMissing(compute)) {
      ProgramOp program = programs[set.flow.getRank(compute, set.flow.getCopyOf(*missing))];
      return program.emitOpError("R1: lacks ")
             << compute.getStage() << stringifyActionKind(compute.getKind()) << *missing;
    }
  for (auto output : set.graph.getBody().getOps<OutputOp>())
    if (auto missing = findMissing(output)) {
      auto producer = output.getValue().getDefiningOp<ComputeOp>();
      ProgramOp program = programs[set.flow.getRank(producer, set.flow.getCopyOf(*missing))];
      return program.emitOpError("R1: does not report '")
             << output.getName() << "' of microbatch " << *missing;
    }
  return success();
}

/// Says a fault at its first op, with notes at the others.
static void emitFault(const schedule::CommunicationFault &fault, ArrayRef<ProgramOp> programs) {
  auto getLoc = [&](const schedule::EventPlace &place) {
    if (place.user != -1)
      return reinterpret_cast<Operation *>(static_cast<intptr_t>(place.user))->getLoc();
    return ProgramOp(programs[place.rank]).getLoc();
  };
  StringRef rule = fault.constraint == schedule::Constraint::S6   ? "R3 (S6): "
                   : fault.constraint == schedule::Constraint::S8 ? "R5 (S8): "
                                                                  : "R4 (S5): ";
  Location loc =
      fault.places.empty() ? ProgramOp(programs.front()).getLoc() : getLoc(fault.places.front());
  InFlightDiagnostic diagnostic = emitError(loc) << rule << fault.text;
  for (const schedule::EventPlace &place : fault.places)
    diagnostic.attachNote(getLoc(place)) << "rank " << place.rank << ": " << place.text;
  if (ProgramOp first = programs.front(); first.getStreams())
    diagnostic.attachNote(first.getLoc())
        << "on streams a transfer that waits holds up what its rank posts behind it; "
           "--pipe-lower-to-ranks=transfers=stream lets all ranks post in one order";
}

/// R1 to R9 of the programs that run together.
static LogicalResult verifyPrograms(GraphOp graph, ArrayRef<ProgramOp> programs) {
  for (ProgramOp program : programs)
    if (failed(verifyProgram(graph, program)))
      return failure();
  ProgramOp first = programs.front();
  FailureOr<std::optional<schedule::WeightVersions>> versions = getVersions(graph, first);
  if (failed(versions))
    return failure();
  ProgramSet set(graph, first.getUpdatesAttr(), *versions);
  std::vector<std::unique_ptr<ProgramChecker>> checkers;
  std::vector<schedule::EventSource> sources;
  schedule::CommunicationModel model;
  model.groups.emplace_back();
  for (auto [rank, program] : llvm::enumerate(programs)) {
    checkers.push_back(std::make_unique<ProgramChecker>(program, set));
    sources.push_back([checker = checkers.back().get()] { return checker->next(); });
    model.groups.front().push_back(rank);
  }
  std::vector<schedule::CommunicationFault> faults =
      schedule::verifyCommunication(std::move(sources), model);
  // A rank that stopped at an error leaves others waiting: that is no news.
  if (set.failed)
    return failure();
  for (const schedule::CommunicationFault &fault : faults)
    emitFault(fault, programs);
  if (!faults.empty())
    return failure();
  return failure(failed(verifyCompleteness(set, programs)) || failed(verifyNorms(set, first)));
}

LogicalResult verifyRankedPhase(ModuleOp module, GraphOp graph) {
  FailureOr<ProgramsBySize> bySize = getPrograms(module, graph);
  if (failed(bySize))
    return failure();
  for (auto &[microbatches, programs] : *bySize)
    if (failed(verifyPrograms(graph, programs)))
      return failure();
  return success();
}

/// The buffers and pools that keep their contents from step to step.
static SmallVector<Operation *> getLasting(ProgramOp program) {
  SmallVector<Operation *> lasting;
  for (Operation &op : program.getBody().front()) {
    auto buffer = dyn_cast<BufferOp>(op);
    auto pool = dyn_cast<PoolOp>(op);
    if ((buffer && isLasting(buffer.getKind())) || (pool && isLasting(pool.getKind())))
      lasting.push_back(&op);
  }
  return lasting;
}

/// A3: the programs of a rank agree on where they keep what lasts.
static LogicalResult verifyLasting(ProgramOp first, ProgramOp second) {
  SmallVector<Operation *> inFirst = getLasting(first), inSecond = getLasting(second);
  if (inFirst.size() != inSecond.size())
    return second.emitOpError("A3: keeps ")
           << inSecond.size() << " buffers from step to step, but '@" << first.getSymName()
           << "' of the same rank keeps " << inFirst.size();
  for (auto [a, b] : llvm::zip_equal(inFirst, inSecond))
    if (a->getName() != b->getName() || a->getAttrDictionary() != b->getAttrDictionary() ||
        a->getResultTypes() != b->getResultTypes()) {
      InFlightDiagnostic diagnostic = b->emitOpError("A3: is kept from step to step, but not as "
                                                     "and where '@")
                                      << first.getSymName() << "' of the same rank keeps it";
      diagnostic.attachNote(a->getLoc()) << "there it is this";
      return diagnostic;
    }
  return success();
}

LogicalResult verifyPlannedPhase(ModuleOp module, GraphOp graph) {
  if (failed(verifyRankedPhase(module, graph)))
    return failure();
  SymbolTable symbols(module);
  for (auto program : module.getOps<ProgramOp>()) {
    for (Operation &op : program.getBody().front())
      if (isa<BufferOp, PoolOp>(op) && !op.hasAttr("offset"))
        return op.emitOpError("A1: has no offset");
    int64_t arena = program.getArena().value_or(0), total = MemoryPlan(program).getTotal();
    if (total != arena)
      return program.emitOpError("A1: has an arena of ")
             << arena << " bytes, but its buffers take " << total;
    WalkResult result = program.walk([&](ActionOp action) {
      auto callee = symbols.lookup<func::FuncOp>(action.getCallee());
      auto needed = callee->getAttrOfType<IntegerAttr>(PipeDialect::getWorkspaceAttrName());
      if (!needed) {
        action.emitOpError("A2: calls '@") << action.getCallee() << "', which is not on buffers";
        return WalkResult::interrupt();
      }
      if (needed.getInt() > 0 && !action.getWorkspace()) {
        action.emitOpError("A2: has no workspace, but '@")
            << action.getCallee() << "' needs " << needed.getInt() << " bytes";
        return WalkResult::interrupt();
      }
      size_t packed = 0;
      for (unsigned i = 0; i < callee.getNumArguments(); ++i)
        packed += callee.getArgAttr(i, PipeDialect::getPackingAttrName()) != nullptr;
      if (packed != action.getPacked().size()) {
        action.emitOpError("A2: has ") << action.getPacked().size() << " packed buffers, but '@"
                                       << action.getCallee() << "' takes " << packed;
        return WalkResult::interrupt();
      }
      return WalkResult::advance();
    });
    if (result.wasInterrupted() || (program.getStreams() && failed(verifyStreams(program))))
      return failure();
  }
  llvm::DenseMap<int64_t, ProgramOp> firstOf;
  for (auto program : module.getOps<ProgramOp>()) {
    auto [it, isFirst] = firstOf.try_emplace(program.getRank(), program);
    if (!isFirst && failed(verifyLasting(it->second, program)))
      return failure();
  }
  return success();
}

} // namespace pipeline
