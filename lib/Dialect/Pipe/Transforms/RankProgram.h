//===- RankProgram.h - Writes the program of one rank -----------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_DIALECT_PIPE_TRANSFORMS_RANKPROGRAM_H
#define PIPELINE_DIALECT_PIPE_TRANSFORMS_RANKPROGRAM_H

#include "ParameterTable.h"
#include "SlotPools.h"
#include "pipeline/Analysis/ValueFlow.h"
#include "pipeline/Schedule/Communication.h"
#include "pipeline/Schedule/WeightVersions.h"

namespace pipeline {

/// Writes one `pipe.program`: buffers at the head, made as they are needed;
/// then the steps of the communication plan; then the update.
class RankProgram {
public:
  struct Options {
    Optimizer optimizer;
    bool clip;
    int64_t microbatches;
    /// Of the programs' names, which tells them from those of another schedule.
    std::string suffix = {};
    /// Null unless the weights change on the way; then also which versions are
    /// kept and seen.
    UpdatesAttr updates = nullptr;
    std::optional<schedule::WeightVersions> versions = std::nullopt;
  };

  /// Makes an empty program with `builder`.
  RankProgram(mlir::OpBuilder &builder, GraphOp graph, const ValueFlow &flow,
              const ParameterTable &parameters, int64_t rank, const Options &options);

  void write(llvm::ArrayRef<schedule::Step> steps);

private:
  /// How this rank keeps one value of the graph.
  struct Storage {
    BufferKind kind;
    BufferType type;
    std::string name;
    /// Reads and sends of one microbatch's instance, after which its slot is free.
    int64_t uses = 0;
  };
  /// One microbatch's instance of a value.
  struct Instance {
    SlotOp slot;
    int64_t remaining;
  };
  /// With a microbatch or a copy.
  using Key = std::pair<mlir::Value, int64_t>;

  void planStorage(int64_t copy);
  const Storage &getStorage(mlir::Value value, int64_t microbatch) const {
    return storage.find({value, flow.getCopyOf(microbatch)})->second;
  }
  bool runs(ComputeOp compute) const;
  /// Whether this rank runs a node that uses a value which lasts.
  bool uses(mlir::Value value) const;
  llvm::SmallVector<mlir::Value> getGradients(const ParameterTable::Entry &entry) const;
  void writeParameters();
  void writeStates();
  void writeStart();
  void writeStep(const schedule::Step &step);
  void writeAction(schedule::Action action);
  void writeExchange();
  void writeUpdate();
  void writeAdvances();

  mlir::Value makeParameter(const ParameterTable::Entry &entry);
  mlir::Value getParameter(mlir::Value parameter, int64_t stage, int64_t microbatch);
  llvm::SmallVector<mlir::Value> makeState(ParameterOp parameter);
  BufferOp makeBuffer(BufferKind kind, BufferType type, llvm::StringRef name,
                      mlir::Attribute init = {});
  Instance &acquire(mlir::Value value, int64_t microbatch);
  void release(mlir::Value value, int64_t microbatch);

  GraphOp graph;
  const ValueFlow &flow;
  const ParameterTable &parameters;
  int64_t rank;
  Options options;
  mlir::Location loc;

  ProgramOp program;
  /// `head` makes buffers and pools, `slots` their slots, `body` what runs.
  mlir::OpBuilder head, slots, body;
  SlotPools pools;
  llvm::DenseMap<std::pair<int64_t, int64_t>, ComputeOp> nodes;
  /// By value and copy of the stages.
  llvm::DenseMap<Key, Storage> storage;
  llvm::DenseMap<mlir::Value, llvm::SmallVector<OutputOp, 1>> outputs;
  llvm::DenseMap<Key, Instance> instances;
  /// Buffers that last: parameters, or the pools of their versions, states and
  /// loss gradients.
  llvm::DenseMap<mlir::Value, mlir::Value> lasting;
  /// By accumulator and copy.
  llvm::DenseMap<Key, mlir::Value> gradients;
  /// The backward after which parameters are to be advanced, if one is.
  ComputeOp finished;
  int64_t finishedMicrobatch = 0;
  /// The optimizer's buffers of parameters that are advanced.
  llvm::DenseMap<mlir::Value, llvm::SmallVector<mlir::Value>> states;
};

} // namespace pipeline

#endif // PIPELINE_DIALECT_PIPE_TRANSFORMS_RANKPROGRAM_H
