//===- ProgramChecker.h - Follows what a rank's buffers hold ----*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_DIALECT_PIPE_TRANSFORMS_PROGRAMCHECKER_H
#define PIPELINE_DIALECT_PIPE_TRANSFORMS_PROGRAMCHECKER_H

#include "pipeline/Analysis/ProgramCursor.h"
#include "pipeline/Analysis/ValueFlow.h"
#include "pipeline/Schedule/CommunicationVerifier.h"
#include "pipeline/Schedule/WeightVersions.h"
#include "llvm/ADT/StringMap.h"

#include <map>

namespace pipeline {

/// What a buffer holds: a value of the graph, of one microbatch or, for a
/// gradient that is complete and what lasts, of none; a gradient is that of one
/// copy of its stage. A parameter that changes on the way is kept by versions.
struct Content {
  static constexpr int64_t allMicrobatches = -1;

  mlir::Value value;
  /// Of a parameter its version.
  int64_t microbatch = allMicrobatches;
  int64_t copy = 0;

  friend bool operator==(const Content &a, const Content &b) {
    return a.value == b.value && a.microbatch == b.microbatch && a.copy == b.copy;
  }
};

/// What all ranks of a run know of each other.
struct ProgramSet {
  ProgramSet(GraphOp graph, UpdatesAttr updates, std::optional<schedule::WeightVersions> versions)
      : graph(graph), flow(graph), lossWeight(graph.getLossWeight()), updates(updates),
        versions(versions) {
    for (auto parameter : graph.getBody().getOps<ParameterOp>()) {
      places.try_emplace(parameter, static_cast<int64_t>(places.size()));
      parameters[parameter.getName()] = parameter;
    }
    for (auto compute : graph.getBody().getOps<ComputeOp>())
      nodes[{static_cast<int64_t>(compute.getKind()), compute.getStage()}] = compute;
  }

  GraphOp graph;
  ValueFlow flow;
  /// The output that says what a microbatch's loss counts for, if one does.
  OutputOp lossWeight;
  llvm::StringMap<ParameterOp> parameters;
  /// Among the graph's parameters, from 0.
  llvm::DenseMap<mlir::Operation *, int64_t> places;
  /// Where weights change on the way.
  UpdatesAttr updates;
  std::optional<schedule::WeightVersions> versions;
  mlir::SymbolTableCollection symbols;
  /// By kind and stage: looked up for every action of every microbatch.
  llvm::DenseMap<std::pair<int64_t, int64_t>, ComputeOp> nodes;
  struct Message {
    Content content;
    SendOp send;
  };
  /// From a source to a destination: the k-th send meets the k-th receive,
  /// whatever order the receives are waited for in.
  struct Channel {
    int64_t sends = 0, receives = 0;
    /// What was sent and not yet waited for, by its place among the sends.
    std::map<int64_t, Message> messages;
  };
  std::map<std::pair<int64_t, int64_t>, Channel> channels;
  /// How often each node has run, by microbatch.
  llvm::DenseMap<mlir::Operation *, llvm::SmallVector<bool>> done;
  /// Parameters whose gradient is in the norm.
  llvm::DenseSet<int64_t> norms;
  bool exchangesNorms = false;
  bool failed = false;
};

/// Runs one program in the mind: what each op reads must be there, and what it
/// may not touch must not be on its way. Gives its messages to the verifier of
/// communication, which asks for an event when the one before it is over. A program
/// with streams waits for each transfer where it is posted: see pipe.program.
class ProgramChecker {
public:
  ProgramChecker(ProgramOp program, ProgramSet &set);

  std::optional<schedule::Event> next();

private:
  /// A message of a buffer that has been posted and not been waited for.
  struct Pending {
    int64_t request;
    /// Null for a send.
    RecvOp recv;
    /// Its place among the receives of its channel.
    int64_t place;
  };
  /// What a buffer of kind `packed` holds: the parameter at a place, as it was.
  struct Packed {
    Storage parameter;
    /// Where it is one of several versions.
    std::optional<Content> version;
    PackingAttr packing;
  };
  struct Accumulation {
    bool zeroed = false;
    int64_t added = 0;
    int64_t last = -1;
  };

  /// Begins an error that breaks the rule.
  static mlir::InFlightDiagnostic report(mlir::Operation *op, llvm::StringRef rule);
  std::optional<schedule::Event> step(mlir::Operation *op);
  mlir::LogicalResult settle();
  mlir::LogicalResult checkAction(ActionOp action);
  mlir::LogicalResult checkInput(ActionOp action, unsigned i, mlir::Value expected);
  mlir::LogicalResult checkStateBuffer(ActionOp action, mlir::Value buffer, StateOp state);
  mlir::LogicalResult updateState(ActionOp action, mlir::Value buffer, StateOp state);
  mlir::LogicalResult accumulate(ActionOp action, mlir::Value buffer, mlir::Value accumulator);
  mlir::LogicalResult checkPack(PackOp pack);
  /// That what `action` reads as packed is what its function wants.
  mlir::LogicalResult checkPacked(ActionOp action);
  mlir::LogicalResult checkLoad(LoadOp load);
  mlir::LogicalResult checkReport(ReportOp report);
  mlir::LogicalResult checkUpdate(UpdateOp update);
  mlir::LogicalResult checkAdvance(AdvanceOp advance);
  mlir::LogicalResult checkEnd();
  /// That the optimizer's buffers are a parameter's own, the same ones each time.
  mlir::LogicalResult checkState(mlir::Operation *op, ParameterOp parameter,
                                 mlir::ValueRange state);
  /// Microbatches that a gradient adds up before it is used.
  int64_t getInterval() {
    return set.updates ? set.updates.getInterval() : program.getMicrobatches();
  }
  mlir::LogicalResult checkNorm(GradientNormOp norm);
  mlir::LogicalResult checkExchange(ExchangeNormsOp exchange);
  mlir::LogicalResult checkWeights(ExchangeWeightsOp exchange);
  /// That what gradients are divided by is known before `op` uses them.
  mlir::LogicalResult checkDivisor(mlir::Operation *op);
  mlir::LogicalResult checkSet(SetOp op);
  /// The parameter whose gradients these are, all of them and complete.
  mlir::FailureOr<ParameterOp> checkGradients(mlir::Operation *op, mlir::ValueRange buffers);
  /// That no message of `buffer` is on its way which `op` would disturb.
  mlir::LogicalResult checkFree(mlir::Operation *op, mlir::Value buffer, bool writes);
  /// And that `op`, which is no update, may write it.
  mlir::LogicalResult checkWritable(mlir::Operation *op, mlir::Value buffer);
  mlir::LogicalResult checkMicrobatch(mlir::Operation *op, llvm::StringRef rule,
                                      int64_t microbatch);
  mlir::LogicalResult write(mlir::Operation *op, mlir::Value buffer, Content content);
  std::string describe(const Content *content) const;
  const Content *getContent(mlir::Value buffer) const;
  /// Whether the gradient in a buffer has all its microbatches.
  bool isComplete(mlir::Value buffer, const Content &gradient);
  std::nullopt_t fail() {
    set.failed = true;
    return std::nullopt;
  }

  ProgramOp program;
  ProgramSet &set;
  ProgramCursor cursor;
  llvm::DenseMap<Storage, Content> contents;
  llvm::DenseMap<Storage, Pending> pending;
  llvm::DenseMap<Storage, Accumulation> accumulations;
  llvm::DenseMap<Storage, Packed> packings;
  /// The parameter, and which of its moments, that an optimizer's buffer is for.
  llvm::DenseMap<Storage, std::pair<mlir::Operation *, unsigned>> states;
  /// How often each parameter was updated.
  llvm::DenseMap<mlir::Operation *, int64_t> updated;
  /// The microbatch by which each state is updated next.
  llvm::DenseMap<mlir::Operation *, int64_t> nextOfState;
  /// Whether the norm of the whole gradient is known, and the sum of the weights.
  bool exchanged = false, exchangedWeights = false;
  int64_t requests = 0;
  std::optional<Storage> waitedFor;
  /// On streams the buffer of the transfer that has just been posted, and its wait.
  std::optional<std::pair<Storage, schedule::Event>> transfer;
};

} // namespace pipeline

#endif // PIPELINE_DIALECT_PIPE_TRANSFORMS_PROGRAMCHECKER_H
