//===- ValueFlow.h - Where the values of a stage graph travel ---*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A value that one rank makes and others read goes from its producer straight
// to the rank of its first consumer and on from consumer to consumer: one
// message a hop, however many layers read it there. Inputs, parameters and the
// loss gradient never travel: every rank has its own. Where stages have two
// copies, a microbatch stays on one of them, and each has hops of its own.
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_ANALYSIS_VALUEFLOW_H
#define PIPELINE_ANALYSIS_VALUEFLOW_H

#include "pipeline/Dialect/Pipe/IR/Pipe.h"
#include "pipeline/Schedule/Communication.h"
#include "pipeline/Schedule/Schedule.h"
#include "llvm/ADT/DenseMap.h"

namespace pipeline {

/// The schedule library's name of an action kind; their numbers agree.
inline schedule::Kind toScheduleKind(ActionKind kind) { return static_cast<schedule::Kind>(kind); }
inline ActionKind toActionKind(schedule::Kind kind) { return static_cast<ActionKind>(kind); }

/// Likewise of the rules by which weights are updated on the way.
inline schedule::WeightUpdates toScheduleUpdates(WeightUpdates rule) {
  return static_cast<schedule::WeightUpdates>(rule);
}
inline WeightUpdates toWeightUpdates(schedule::WeightUpdates rule) {
  return static_cast<WeightUpdates>(rule);
}

class ValueFlow {
public:
  /// One message of a value per microbatch of a copy: after `source` has run on
  /// its rank, to the rank of `target`, which reads it.
  struct Hop {
    mlir::Value value;
    ComputeOp source;
    ComputeOp target;
    int64_t copy;
  };

  explicit ValueFlow(GraphOp graph);

  /// In the order of the graph, copy by copy; a message's index in
  /// `getMessages()`.
  llvm::ArrayRef<Hop> getHops() const { return hops; }

  /// The nodes that read `value`, in the order of the graph, each once.
  llvm::ArrayRef<ComputeOp> getConsumers(mlir::Value value) const;

  /// The rank on which a copy of a node runs.
  int64_t getRank(ComputeOp compute, int64_t copy) const {
    return graph.getPartition().getOwner(compute.getStage(), copy);
  }
  int64_t getSource(const Hop &hop) const { return getRank(hop.source, hop.copy); }
  int64_t getTarget(const Hop &hop) const { return getRank(hop.target, hop.copy); }

  int64_t getCopies() const { return graph.getCopies(); }
  /// The copy that a microbatch runs on.
  int64_t getCopyOf(int64_t microbatch) const { return graph.getPartition().getCopyOf(microbatch); }

  /// What the schedule library must know: which action needs which, of another
  /// stage; and the messages, where I and W count as the backward.
  std::vector<schedule::StageEdge> getEdges() const;
  std::vector<schedule::Message> getMessages() const;

private:
  void addHops(mlir::Value value, ComputeOp producer, int64_t copy);

  mutable GraphOp graph;
  llvm::SmallVector<Hop> hops;
  llvm::DenseMap<mlir::Value, llvm::SmallVector<ComputeOp, 2>> consumers;
};

} // namespace pipeline

#endif // PIPELINE_ANALYSIS_VALUEFLOW_H
