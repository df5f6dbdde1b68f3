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
/// then the steps of the communication plan, with the work that nobody waits for
/// in spare time; then what is left of that.
class RankProgram {
public:
  struct Options {
    Optimizer optimizer;
    bool clip;
    int64_t microbatches;
    schedule::TransferOrder transfers;
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

  /// `spareTime`: by action of the steps, whether there is some before it.
  void write(llvm::ArrayRef<schedule::Step> steps, const std::vector<bool> &spareTime);

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
  ComputeOp getCompute(schedule::Action action) const {
    return nodes.lookup({static_cast<int64_t>(action.kind), int64_t{action.stage}});
  }
  bool runs(ComputeOp compute) const;
  /// Whether this rank runs a node that uses a value which lasts.
  bool uses(mlir::Value value) const;
  llvm::SmallVector<mlir::Value> getGradients(const ParameterTable::Entry &entry) const;
  void writeParameters();
  void writeStates();
  void writeStart(llvm::ArrayRef<schedule::Step> steps);
  void writeStep(const schedule::Step &step);
  void writeAction(schedule::Action action);

  // RankProgramUpdates.cpp: gradients from zero to the update.
  size_t findPlaceOfZeros(llvm::ArrayRef<schedule::Step> steps);
  void writeZeros();
  void countUses();
  void countUse(ComputeOp compute);
  void writeReady();
  bool needsOtherRanks(const ParameterTable::Entry &entry);
  void beginExchange();
  void useGradient(const ParameterTable::Entry &entry);
  void writeUpdate(const ParameterTable::Entry &entry);
  void beginUpdates();
  void endUpdates();
  void writeAdvances();

  mlir::Value makeParameter(const ParameterTable::Entry &entry);
  mlir::Value getParameter(mlir::Value parameter, int64_t stage, int64_t microbatch);
  void makeState(ParameterOp parameter);
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
  bool hasLossWeight = false;
  llvm::DenseMap<Key, Instance> instances;
  /// Buffers that last: parameters, or the pools of their versions, states and
  /// loss gradients.
  llvm::DenseMap<mlir::Value, mlir::Value> lasting;
  /// By accumulator and copy.
  llvm::DenseMap<Key, mlir::Value> gradients;
  /// The backward after which parameters are to be advanced, if one is.
  ComputeOp finished;
  int64_t finishedMicrobatch = 0;
  /// The optimizer's buffers of parameters that are trained.
  llvm::DenseMap<mlir::Value, llvm::SmallVector<mlir::Value>> states;

  /// By action of the rank, and how many are written.
  std::vector<bool> spare;
  size_t actionsWritten = 0;
  /// The action before which gradients are made zero, and whether they have been.
  size_t placeOfZeros = 0;
  bool hasZeros = false;
  /// By node: the parameters that it uses. By parameter's index: the uses by
  /// actions of this rank that are yet to be written.
  llvm::DenseMap<mlir::Operation *, llvm::SmallVector<const ParameterTable::Entry *>> usedBy;
  llvm::SmallVector<int64_t> usesLeft;
  /// Parameters whose gradient is complete on this rank and has not been used; all
  /// whose gradient has been.
  llvm::SmallVector<const ParameterTable::Entry *> ready;
  llvm::DenseSet<const ParameterTable::Entry *> done;
  /// Gradients that are sent or received in the exchange, in the order of waits.
  llvm::SmallVector<mlir::Value> exchanged;
};

} // namespace pipeline

#endif // PIPELINE_DIALECT_PIPE_TRANSFORMS_RANKPROGRAM_H
