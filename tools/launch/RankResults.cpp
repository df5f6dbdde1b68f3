//===- RankResults.cpp - What ranks have used and made --------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RankResults.h"

#include "pipeline-runtime/Hash.h"
#include <nlohmann/json.hpp>

#include <algorithm>

namespace pipeline::launch {

using runtime::Status;
using Json = nlohmann::json;

namespace {

struct RankResults {
  runtime::RankStatistics used;
  std::vector<std::uint64_t> parameterHashes, bufferHashes;
};

} // namespace

/// Of the bits of each tensor after the last step, wherever they are.
static Status hash(const runtime::Run &run, std::int32_t rank,
                   const std::vector<runtime::ParameterPlace> &places,
                   std::vector<std::uint64_t> &hashes) {
  std::vector<unsigned char> piece(std::size_t{1} << 20);
  for (const runtime::ParameterPlace &place : places) {
    runtime::Hasher hasher;
    std::int64_t end = place.last + place.tensor.bytes();
    for (std::int64_t offset = place.last; offset < end;) {
      std::int64_t bytes = std::min(end - offset, static_cast<std::int64_t>(piece.size()));
      if (Status status = run.read(rank, offset, piece.data(), bytes); !status.ok())
        return status;
      hasher.add(piece.data(), static_cast<std::size_t>(bytes));
      offset += bytes;
    }
    hashes.push_back(hasher.finish());
  }
  return Status();
}

static Status read(const runtime::Run &run, std::int32_t rank, const runtime::RankPlan &plan,
                   RankResults &results) {
  results.used = run.statistics(rank);
  if (Status status = hash(run, rank, plan.parameters, results.parameterHashes); !status.ok())
    return status;
  return hash(run, rank, plan.states, results.bufferHashes);
}

// Only devices are reached by NCCL, and so by several processes: of the times, the host's work.

static std::string write(const RankResults &results) {
  const runtime::HostWork &work = results.used.hostWork;
  return Json{{"allocated", results.used.allocatedBytes},
              {"work", {work.seconds, work.actions, work.calls}},
              {"parameters", results.parameterHashes},
              {"buffers", results.bufferHashes}}
      .dump();
}

static RankResults parse(const std::string &text) {
  Json json = Json::parse(text);
  RankResults results;
  results.used.allocatedBytes = json["allocated"];
  results.used.hostWork = {json["work"][0], json["work"][1], json["work"][2]};
  json["parameters"].get_to(results.parameterHashes);
  json["buffers"].get_to(results.bufferHashes);
  return results;
}

/// Those of all ranks, each read where it is.
static Status gather(const runtime::Run &run, const Processes &processes, const runtime::Plan &plan,
                     std::vector<RankResults> &results) {
  results.resize(plan.ranks.size());
  for (std::int32_t rank = 0; rank < run.ranks(); ++rank)
    if (run.isHere(rank))
      if (Status status = read(run, rank, plan.ranks[rank], results[rank]); !status.ok())
        return status;
  if (!processes.areSeveral())
    return Status();
  std::vector<std::string> all;
  Status status = processes.peers->exchange(write(results[processes.peers->rank()]), all);
  if (status.ok())
    std::transform(all.begin(), all.end(), results.begin(), parse);
  return status;
}

Status recordRanks(const runtime::Run &run, const Processes &processes, Record &record) {
  std::vector<RankResults> results;
  Status status = gather(run, processes, record.plan, results);
  for (RankResults &rank : results) {
    record.ranks.push_back(rank.used);
    record.parameterHashes.push_back(std::move(rank.parameterHashes));
    record.bufferHashes.push_back(std::move(rank.bufferHashes));
  }
  return status;
}

} // namespace pipeline::launch
