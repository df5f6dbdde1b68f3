//===- JsonReport.cpp - What a run tells programs ---------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
//   {
//     "model": "gpt2", "parameters": 6402816, ...        what ran, and on what
//     "schedule": "1f1b", "chunks": 1, ...
//     "tokens_per_second": 1843.2,                       or samples; without the first step
//     "steps": [{"step": 0, "loss": 5.55, "loss_bits": "0x40b1a2c3", "seconds": 1.2, ...}],
//     "ranks": [{"rank": 0, "planned_bytes": 64, "allocated_bytes": 64, "planned": {...}, ...}]
//   }
//
//===----------------------------------------------------------------------===//

#include "Report.h"
#include "Text.h"

#include <nlohmann/json.hpp>

#include <bit>
#include <cstdio>
#include <ostream>

namespace pipeline::launch {

/// Keys stay in the order in which they are written; what is not finite becomes null.
using Json = nlohmann::ordered_json;

static std::string bitsOf(float value) {
  char digits[11];
  std::snprintf(digits, sizeof digits, "0x%08x", std::bit_cast<std::uint32_t>(value));
  return digits;
}

static void writePipeline(Json &json, const runtime::PipelineChoices &choices, bool packs) {
  json["schedule"] = choices.schedule;
  json["chunks"] = choices.chunks;
  json["microbatches"] = choices.microbatches;
  json["placement"] = choices.placement;
  json["recompute"] = choices.recompute;
  if (packs)
    json["pack_weights"] = choices.packsWeights;
}

static Json writeOptimizer(runtime::Optimizer rule, const runtime::OptimizerOptions &optimizer) {
  Json json = {{"name", std::string(nameOf(rule))},
               {"learning_rate", optimizer.learningRate},
               {"weight_decay", optimizer.weightDecay}};
  if (rule == runtime::Optimizer::AdamW) {
    json["beta1"] = optimizer.beta1;
    json["beta2"] = optimizer.beta2;
    json["epsilon"] = optimizer.epsilon;
  }
  if (optimizer.clipNorm > 0)
    json["clip_norm"] = optimizer.clipNorm;
  return json;
}

/// What an evaluation found.
static Json writeMeans(const Record &record) {
  Json json = {{"loss", record.getMeanLoss()}};
  for (std::int32_t metric : record.plan.metrics())
    json[record.plan.outputs[metric].name] = record.getMean(metric);
  return json;
}

static Json writeStep(const Record &record, const runtime::StepResult &step) {
  Json json = {{"step", step.step},
               {"loss", static_cast<double>(step.loss)},
               {"loss_bits", bitsOf(step.loss)},
               {"seconds", step.seconds}};
  if (step.microbatches != record.plan.choices.microbatches)
    json["microbatches"] = step.microbatches;
  if (record.plan.lossWeight())
    json["loss_weight"] = step.lossWeight;
  if (!record.plan.choices.evaluates)
    json["learning_rate"] = step.learningRate;
  if (record.options.optimizer.clipNorm > 0)
    json["gradient_norm"] = step.gradientNorm;
  for (std::int32_t metric : record.plan.metrics())
    json["metrics"][record.plan.outputs[metric].name] = static_cast<double>(step.outputs[metric]);
  return json;
}

static Json writeHashes(const std::vector<runtime::ParameterPlace> &places,
                        const std::vector<std::uint64_t> &hashes) {
  Json json = Json::object();
  for (std::size_t i = 0; i < places.size(); ++i)
    json[places[i].tensor.name] = hexadecimal(hashes[i]);
  return json;
}

static void writeCode(Json &json, const Record &record) {
  const runtime::CodeTarget &code = record.plan.code;
  json["target"] = std::string(nameOf(code.target));
  json["transport"] = std::string(entryOf(record.options.transport).name);
  json["cpu"] = code.processor;
  if (code.gpu) {
    json["gpu"] = code.gpu->architectures;
    json["precision"] = code.gpu->precision;
    json["cuda_graph"] = record.options.cudaGraph;
  } else {
    json["isa"] = code.isa;
  }
  json["optimization"] = code.optimization;
  json["compile_seconds"] = code.seconds;
}

/// The host's work: what the ranks do themselves, or what it takes to give it to devices.
static void writeTimes(Json &json, const Record &record, const runtime::RankStatistics &used) {
  if (record.isOnDevices()) {
    json["host_work"] = {{"seconds", used.hostWork.seconds},
                         {"actions", used.hostWork.actions},
                         {"calls", used.hostWork.calls}};
    return;
  }
  json["busy_seconds"] = used.busySeconds;
  json["update_seconds"] = used.updateSeconds;
  json["contraction_seconds"] = used.contractionSeconds;
}

/// Of all ranks together, as a graph is launched by one for all. Nothing where a run had too few
/// steps to know.
static void writeHostWork(Json &json, const Record &record) {
  runtime::HostWork sum;
  for (const runtime::RankStatistics &rank : record.ranks) {
    sum.seconds += rank.hostWork.seconds;
    sum.actions += rank.hostWork.actions;
    sum.calls += rank.hostWork.calls;
  }
  if (sum.actions == 0)
    return;
  json["host_seconds_per_action"] = sum.seconds / static_cast<double>(sum.actions);
  json["calls_per_action"] = static_cast<double>(sum.calls) / static_cast<double>(sum.actions);
}

static Json writeRank(std::size_t number, const Record &record) {
  const runtime::RankPlan &rank = record.plan.ranks[number];
  const runtime::RankStatistics &used = record.ranks[number];
  Json json = {{"rank", number},
               {"planned_bytes", rank.larger().arenaBytes},
               {"allocated_bytes", used.allocatedBytes}};
  writeTimes(json, record, used);
  if (record.isOnDevices()) {
    const runtime::CudaDevice &device = record.job.devices.ofRanks[number];
    json["device"] = {
        {"number", device.number}, {"name", device.name}, {"architecture", device.architecture()}};
  }
  for (std::size_t kind = 0; kind < runtime::bufferKinds; ++kind)
    json["planned"][std::string(nameOf(static_cast<runtime::BufferKind>(kind)))] =
        rank.larger().bytes[kind];
  json["parameter_hashes"] = writeHashes(rank.parameters, record.parameterHashes[number]);
  if (!rank.states.empty())
    json["buffer_hashes"] = writeHashes(rank.states, record.bufferHashes[number]);
  return json;
}

void writeJson(std::ostream &os, const Record &record) {
  const runtime::Plan &plan = record.plan;
  Json json = {
      {"model", plan.model}, {"parameters", plan.parameters}, {"batch", record.microbatch.batch}};
  if (record.microbatch.isText())
    json["sequence"] = record.microbatch.sequence;
  writePipeline(json, plan.choices, /*packs=*/!record.isOnDevices());
  if (plan.choices.evaluates)
    json["mean"] = writeMeans(record);
  else
    json["optimizer"] = writeOptimizer(plan.choices.optimizer, record.options.optimizer);
  json["seed"] = record.options.seed;
  writeCode(json, record);
  json[std::string(record.microbatch.unit()) + "_per_second"] = record.getSpeed();
  writeHostWork(json, record);
  json["steps"] = Json::array();
  for (const runtime::StepResult &step : record.steps)
    json["steps"].push_back(writeStep(record, step));
  json["ranks"] = Json::array();
  for (std::size_t rank = 0; rank < plan.ranks.size(); ++rank)
    json["ranks"].push_back(writeRank(rank, record));
  // A name may be any bytes.
  os << json.dump(2, ' ', /*ensure_ascii=*/false, Json::error_handler_t::replace) << "\n";
}

} // namespace pipeline::launch
