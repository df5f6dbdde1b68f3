//===- ProgramMutator.h - Single edits of rank programs ---------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Makes one random edit of the `pipe.program`s of a module, as a slip of a compiler
// or of a person would. It never breaks the dominance of values, which MLIR itself
// finds; all else may be wrong afterwards, or may be right.
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_TEST_UNIT_PIPELINES_PROGRAMMUTATOR_H
#define PIPELINE_TEST_UNIT_PIPELINES_PROGRAMMUTATOR_H

#include "mlir/IR/BuiltinOps.h"

#include <array>
#include <cstdint>
#include <optional>
#include <random>
#include <string>

namespace pipeline::test {

enum class EditKind {
  /// Two neighbours change places.
  Swap,
  /// An op goes some places up or down, or into a loop or out of one.
  Move,
  Drop,
  Duplicate,
  /// A copy of an op with something else in it stands somewhere.
  Stray,
  /// Another value of the same type: a buffer, a slot, what a loop carries.
  Operand,
  /// Another microbatch of an action, a load, a report, a version or an update.
  Microbatch,
  /// Another slot of a pool: what is there is freed early.
  Slot,
  /// A pool with a slot less or more.
  Pool,
  /// Another rank of a message.
  Peer,
  /// Another stage, kind or function of an action.
  Action,
  /// Another bound or step of a loop.
  Bound,
  /// Another constant, name, interval, initial value, rank or number of microbatches.
  Constant,
};

constexpr std::size_t numEditKinds = static_cast<std::size_t>(EditKind::Constant) + 1;

/// In lower case.
const char *getName(EditKind kind);

class ProgramMutator {
public:
  /// Edits `module` in place.
  ProgramMutator(mlir::ModuleOp module, std::mt19937_64 &random) : module(module), random(random) {}

  /// Makes an edit of that kind and says which; nothing where there is no place for
  /// one, as for another bound in a program without loops.
  std::optional<std::string> edit(EditKind kind);

private:
  std::size_t below(std::size_t limit) { return random() % limit; }
  bool flip() { return below(2) == 0; }
  /// One more or one less.
  std::int64_t next(std::int64_t number) { return flip() ? number + 1 : number - 1; }

  // Each edits one op, or returns false where it can't.
  bool swap(mlir::Operation *op);
  bool move(mlir::Operation *op);
  bool drop(mlir::Operation *op);
  bool duplicate(mlir::Operation *op);
  bool stray(mlir::Operation *op);
  bool changeOperand(mlir::Operation *op);
  bool changeMicrobatch(mlir::Operation *op);
  bool changeSlot(mlir::Operation *op);
  bool changePool(mlir::Operation *op);
  bool changePeer(mlir::Operation *op);
  bool changeAction(mlir::Operation *op);
  bool changeBound(mlir::Operation *op);
  bool changeConstant(mlir::Operation *op);

  mlir::Operation *findPlaceAcross(mlir::Operation *op);
  void step(mlir::Operation *op, mlir::StringRef attribute);
  bool apply(EditKind kind, mlir::Operation *op);

  mlir::ModuleOp module;
  std::mt19937_64 &random;
  /// Of the edit that is being made: after it, the op.
  std::string description;
};

} // namespace pipeline::test

#endif // PIPELINE_TEST_UNIT_PIPELINES_PROGRAMMUTATOR_H
