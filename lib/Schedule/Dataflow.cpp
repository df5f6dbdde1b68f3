//===- Dataflow.cpp - What an action needs ----------------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "pipeline/Schedule/Dataflow.h"

#include <algorithm>
#include <string>

namespace pipeline::schedule {

namespace {

std::string describe(Kind kind, int32_t stage) {
  return std::string(1, letterOf(kind)) + " of stage " + std::to_string(stage);
}

/// An edge that no schedule could satisfy, or that no model has, is refused
/// here: later it would look like a fault of the schedule.
Status checkEdge(const StageEdge &edge, int32_t stages) {
  std::string text = "the edge from " + describe(edge.producerKind, edge.producerStage) + " to " +
                     describe(edge.consumerKind, edge.consumerStage);
  for (Kind kind : {edge.producerKind, edge.consumerKind})
    if (kind != Kind::F && kind != Kind::B)
      return Error{text + " has kind " + letterOf(kind) +
                   "; values cross stages between F and B only, where B stands for I as well"};
  for (int32_t stage : {edge.producerStage, edge.consumerStage})
    if (stage < 0 || stage >= stages)
      return Error{text + " names a stage that does not exist; the stages are 0 to " +
                   std::to_string(stages - 1)};
  if (edge.producerStage == edge.consumerStage)
    return Error{text + " does not leave its stage; what a stage keeps is no edge"};
  if (edge.producerKind == Kind::B && edge.consumerKind == Kind::F)
    return Error{text + " makes a forward need a backward of its own microbatch"};
  bool forward = edge.consumerKind == Kind::F;
  bool backward = edge.producerKind == Kind::B;
  if ((forward && edge.producerStage > edge.consumerStage) ||
      (backward && edge.producerStage < edge.consumerStage))
    return Error{text + " runs against the order of the stages; number the stages so that "
                        "forward values go to later stages and gradients to earlier ones"};
  return Status::success();
}

std::vector<StageEdge> chainEdges(int32_t stages) {
  std::vector<StageEdge> edges;
  edges.reserve(2 * static_cast<size_t>(stages));
  for (int32_t stage = 1; stage < stages; ++stage) {
    edges.push_back({Kind::F, stage - 1, Kind::F, stage});
    edges.push_back({Kind::B, stage, Kind::B, stage - 1});
  }
  return edges;
}

/// The lists of a stage stand in the order F, backward, W.
int32_t listOf(Kind kind, int32_t stage) {
  int32_t which = kind == Kind::F ? 0 : kind == Kind::W ? 2 : 1;
  return 3 * stage + which;
}

} // namespace

Dataflow::Dataflow(int32_t stages, std::vector<StageEdge> edges)
    : numStages(stages), crossStage(std::move(edges)) {
  std::sort(crossStage.begin(), crossStage.end());
  crossStage.erase(std::unique(crossStage.begin(), crossStage.end()), crossStage.end());

  offsets.assign(3 * static_cast<size_t>(stages) + 1, 0);
  for (int32_t stage = 0; stage < stages; ++stage) {
    ++offsets[listOf(Kind::B, stage) + 1];
    ++offsets[listOf(Kind::W, stage) + 1];
  }
  for (const StageEdge &edge : crossStage)
    ++offsets[listOf(edge.consumerKind, edge.consumerStage) + 1];
  for (size_t i = 1; i < offsets.size(); ++i)
    offsets[i] += offsets[i - 1];

  list.resize(offsets.back());
  std::vector<int32_t> next(offsets.begin(), offsets.end() - 1);
  for (int32_t stage = 0; stage < stages; ++stage) {
    list[next[listOf(Kind::B, stage)]++] = {Kind::F, stage};
    list[next[listOf(Kind::W, stage)]++] = {Kind::B, stage};
  }
  for (const StageEdge &edge : crossStage)
    list[next[listOf(edge.consumerKind, edge.consumerStage)]++] = {edge.producerKind,
                                                                   edge.producerStage};
}

Expected<Dataflow> Dataflow::fromEdges(const Problem &problem, std::span<const StageEdge> edges) {
  for (const StageEdge &edge : edges)
    if (Status status = checkEdge(edge, problem.stages()); !status)
      return Error{status.error()};
  return Dataflow(problem.stages(), std::vector<StageEdge>(edges.begin(), edges.end()));
}

Expected<Dataflow> Dataflow::chain(const Problem &problem, std::span<const StageEdge> extra) {
  return Dataflow(problem.stages(), chainEdges(problem.stages())).with(extra);
}

Expected<Dataflow> Dataflow::with(std::span<const StageEdge> more) const {
  for (const StageEdge &edge : more)
    if (Status status = checkEdge(edge, numStages); !status)
      return Error{status.error()};
  std::vector<StageEdge> all = crossStage;
  all.insert(all.end(), more.begin(), more.end());
  return Dataflow(numStages, std::move(all));
}

std::span<const Need> Dataflow::needs(Kind kind, int32_t stage) const {
  int32_t which = listOf(kind, stage);
  return std::span(list).subspan(offsets[which], offsets[which + 1] - offsets[which]);
}

} // namespace pipeline::schedule
