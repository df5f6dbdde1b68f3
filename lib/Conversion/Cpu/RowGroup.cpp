//===- RowGroup.cpp - Which ops a nest over rows computes ------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See RowGroup.h.
//
//===----------------------------------------------------------------------===//

#include "RowGroup.h"

#include "StructuredOps.h"

using namespace mlir;

namespace pipeline {
namespace {

/// What a row op may cost, in additions, to be computed twice where its value is
/// needed both inside a row and before the loop.
constexpr unsigned cheapRepeatCost = 8;

} // namespace

RowGroup::RowGroup(linalg::GenericOp root, unsigned tiledLoops)
    : block(*root->getBlock()), root(root), tiledLoops(tiledLoops) {
  findNeeded();
  LoopVariables &loops = variables[root];
  for (unsigned loop = 0; loop < root.getNumLoops(); ++loop)
    loops.push_back(loop < tiledLoops ? std::optional(loop) : std::nullopt);
  // Readers before what they read.
  for (Operation *op = root->getPrevNode(); op; op = op->getPrevNode())
    if (auto generic = dyn_cast<linalg::GenericOp>(op);
        generic && needed.contains(op) && isRowOp(op) && op->getNumResults() == 1)
      decide(generic);
}

std::optional<RowRole> RowGroup::getRole(Operation *op) const {
  auto it = roles.find(op);
  return it == roles.end() ? std::nullopt : std::optional(it->second);
}

void RowGroup::findNeeded() {
  SmallVector<Operation *> worklist = {root};
  while (!worklist.empty())
    worklist.pop_back_val()->walk([&](Operation *op) {
      for (Value operand : op->getOperands())
        if (Operation *producer = operand.getDefiningOp())
          if (Operation *ancestor = block.findAncestorOpInBlock(*producer);
              ancestor && ancestor != root && needed.insert(ancestor).second)
            worklist.push_back(ancestor);
    });
}

/// The loops of `producer` in an iteration of the nest, if the iteration reads
/// another row of it than all other iterations through `use`; else none.
std::optional<RowGroup::LoopVariables> RowGroup::getVariables(linalg::GenericOp producer,
                                                              OpOperand &use) const {
  auto reader = cast<linalg::GenericOp>(use.getOwner());
  const LoopVariables &loops = variables.find(reader)->second;
  AffineMap written = producer.getIndexingMapMatchingResult(cast<OpResult>(use.get()));
  if (!written.isProjectedPermutation())
    return std::nullopt;

  LoopVariables result(producer.getNumLoops());
  llvm::SmallDenseSet<unsigned> seen;
  for (auto [read, position] :
       llvm::zip_equal(reader.getMatchingIndexingMap(&use).getResults(), written.getResults())) {
    std::optional<unsigned> variable;
    if (auto dim = dyn_cast<AffineDimExpr>(read))
      variable = loops[dim.getPosition()];
    else if (llvm::any_of(llvm::seq<unsigned>(0, loops.size()),
                          [&](unsigned loop) { return loops[loop] && read.isFunctionOfDim(loop); }))
      return std::nullopt;
    if (!variable)
      continue;
    seen.insert(*variable);
    result[cast<AffineDimExpr>(position).getPosition()] = variable;
  }
  if (seen.size() != tiledLoops)
    return std::nullopt;
  return result;
}

void RowGroup::decide(linalg::GenericOp op) {
  std::optional<LoopVariables> loops;
  bool escapes = false, neededBefore = false;
  for (OpOperand &use : op->getUses()) {
    Operation *reader = block.findAncestorOpInBlock(*use.getOwner());
    std::optional<RowRole> role = reader ? getRole(reader) : std::nullopt;
    bool inNest = reader == root || role;
    if (!inNest || role == RowRole::repeated) {
      escapes = true;
      neededBefore |= reader && needed.contains(reader);
    }
    if (!inNest)
      continue;
    // A gather inside a row reads any row: the whole must exist first.
    if (reader != use.getOwner())
      return;
    std::optional<LoopVariables> here = getVariables(op, use);
    if (!here || (loops && *loops != *here))
      return;
    loops = here;
  }
  if (!loops)
    return;
  // A row must sum in the same order as the whole. A column that is summed where
  // columns are the innermost loop would be summed as a row.
  bool reduces = op.getNumReductionLoops() > 0;
  if (reduces && op.getIteratorTypesArray().back() != utils::IteratorType::reduction &&
      loops->back())
    return;
  // A reader that the nest waits for cannot wait for the nest.
  if (neededBefore && (reduces || getIterationCost(op) > cheapRepeatCost))
    return;
  roles[op] = neededBefore ? RowRole::repeated : escapes ? RowRole::yielded : RowRole::inside;
  variables[op] = *loops;
}

} // namespace pipeline
