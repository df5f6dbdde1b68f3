//===- SavedValues.cpp ------------------------------------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Which values one part of a computation keeps for another: a minimum cut.
//
//===----------------------------------------------------------------------===//

#include "SavedValues.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "pipeline/Differentiation/DifferentiationInterfaces.h"

#include <deque>

using namespace mlir;
using namespace pipeline;

std::optional<int64_t> pipeline::costOfKeeping(Value value, bool isHeld) {
  constexpr int64_t kUnit = 1024;
  auto type = dyn_cast<RankedTensorType>(value.getType());
  if (!type || !type.hasStaticShape())
    return std::nullopt;
  Type element = type.getElementType();
  int64_t bits = element.isIntOrFloat() ? element.getIntOrFloatBitWidth() : 64;
  int64_t cost = type.getNumElements() * llvm::divideCeil(bits, 8) * kUnit;
  bool isView = isa_and_nonnull<tensor::ExpandShapeOp, tensor::CollapseShapeOp, tensor::CastOp,
                                tensor::ExtractSliceOp>(value.getDefiningOp());
  return cost + (isHeld ? -1 : isView ? 1 : 0);
}

/// What a scalar op costs, in units of an addition.
static int64_t scalarCost(Operation *op) {
  if (isa<arith::ConstantOp, linalg::YieldOp, linalg::IndexOp>(op))
    return 0;
  if (isa<arith::DivFOp, tensor::ExtractOp>(op))
    return 4;
  if (isa<arith::RemFOp>(op))
    return 16;
  if (isa<math::AbsFOp, math::CopySignOp, math::FmaOp, math::FloorOp, math::CeilOp, math::TruncOp>(
          op))
    return 1;
  return isa_and_nonnull<arith::ArithDialect>(op->getDialect()) ? 1 : 16;
}

bool pipeline::isCheapToRecompute(Operation *op) {
  /// About what one pass over memory hides.
  constexpr int64_t kCheap = 12;
  if (auto linalgOp = dyn_cast<linalg::LinalgOp>(op)) {
    int64_t cost = 0;
    for (Operation &scalarOp : *linalgOp.getBlock())
      cost += scalarOp.getNumRegions() ? kCheap + 1 : scalarCost(&scalarOp);
    return linalgOp.getNumReductionLoops() == 0 && cost <= kCheap;
  }
  if (op->getNumRegions() != 0)
    return isa<tensor::PadOp>(op);
  // What makes no tensor can't be kept either.
  return isa_and_nonnull<tensor::TensorDialect, arith::ArithDialect>(op->getDialect()) ||
         llvm::none_of(op->getResultTypes(), llvm::IsaPred<TensorType>);
}

namespace {
/// Maximum flow by shortest augmenting paths. Graphs here have some hundred nodes.
class FlowNetwork {
public:
  static constexpr int64_t kInfinite = int64_t(1) << 60;

  unsigned addNode() {
    outgoing.emplace_back();
    return outgoing.size() - 1;
  }

  void addEdge(unsigned from, unsigned to, int64_t capacity) {
    outgoing[from].push_back(edges.size());
    edges.push_back({to, capacity});
    outgoing[to].push_back(edges.size());
    edges.push_back({from, 0});
  }

  void saturate(unsigned source, unsigned sink) {
    while (augment(source, sink))
      ;
  }

  /// Nodes from which the sink can still be reached: the smallest sink side of a minimum cut.
  std::vector<bool> findSinkSide(unsigned sink) const {
    std::vector<bool> reached(outgoing.size(), false);
    std::deque<unsigned> queue{sink};
    reached[sink] = true;
    while (!queue.empty()) {
      unsigned node = queue.front();
      queue.pop_front();
      // Edge `e ^ 1` is `e` backwards.
      for (unsigned edge : outgoing[node])
        if (unsigned from = edges[edge].to; edges[edge ^ 1].capacity > 0 && !reached[from]) {
          reached[from] = true;
          queue.push_back(from);
        }
    }
    return reached;
  }

private:
  bool augment(unsigned source, unsigned sink) {
    constexpr unsigned kNone = ~0u;
    std::vector<unsigned> arrival(outgoing.size(), kNone);
    std::deque<unsigned> queue{source};
    while (!queue.empty() && arrival[sink] == kNone) {
      unsigned node = queue.front();
      queue.pop_front();
      for (unsigned edge : outgoing[node])
        if (unsigned to = edges[edge].to;
            edges[edge].capacity > 0 && to != source && arrival[to] == kNone) {
          arrival[to] = edge;
          queue.push_back(to);
        }
    }
    if (arrival[sink] == kNone)
      return false;
    int64_t amount = kInfinite;
    for (unsigned node = sink; node != source; node = edges[arrival[node] ^ 1].to)
      amount = std::min(amount, edges[arrival[node]].capacity);
    for (unsigned node = sink; node != source; node = edges[arrival[node] ^ 1].to) {
      edges[arrival[node]].capacity -= amount;
      edges[arrival[node] ^ 1].capacity += amount;
    }
    return true;
  }

  struct Edge {
    unsigned to;
    int64_t capacity;
  };
  std::vector<Edge> edges;
  std::vector<SmallVector<unsigned>> outgoing;
};

/// The network of a saving problem: a value is an edge as wide as its cost; what can't be computed
/// again hangs on the source, what is needed on the sink.
struct SavingNetwork {
  const SavingProblem &problem;
  FlowNetwork network;
  unsigned source = network.addNode(), sink = network.addNode();
  /// The two ends of each value.
  llvm::MapVector<Value, std::pair<unsigned, unsigned>> ends;

  std::pair<unsigned, unsigned> addValue(Value value) {
    if (auto found = ends.find(value); found != ends.end())
      return found->second;
    unsigned in = network.addNode(), out = network.addNode();
    ends[value] = {in, out};
    network.addEdge(in, out, problem.costOfKeeping(value).value_or(FlowNetwork::kInfinite));
    Operation *op = value.getDefiningOp();
    if (!op || problem.isGiven(value) || !problem.mayRecompute(op)) {
      network.addEdge(source, in, FlowNetwork::kInfinite);
      return {in, out};
    }
    SmallVector<Value> read;
    appendOperandsAndCaptures(op, read);
    for (Value operand : read)
      network.addEdge(addValue(operand).second, in, FlowNetwork::kInfinite);
    return {in, out};
  }

  llvm::SetVector<Value> cut() {
    for (Value value : problem.needed)
      network.addEdge(addValue(value).second, sink, FlowNetwork::kInfinite);
    network.saturate(source, sink);
    std::vector<bool> isSinkSide = network.findSinkSide(sink);
    auto isCut = [&](Value value) {
      auto found = ends.find(value);
      return found != ends.end() && !isSinkSide[found->second.first] &&
             isSinkSide[found->second.second];
    };
    llvm::SetVector<Value> saved;
    for (Value argument : problem.block.getArguments())
      if (isCut(argument))
        saved.insert(argument);
    for (Operation &op : problem.block)
      for (Value result : op.getResults())
        if (isCut(result))
          saved.insert(result);
    return saved;
  }
};
} // namespace

llvm::SetVector<Value> pipeline::chooseSavedValues(const SavingProblem &problem) {
  return SavingNetwork{problem}.cut();
}
