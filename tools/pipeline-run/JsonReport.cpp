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

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/bit.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/JSON.h"

#include <cmath>

namespace pipeline::driver {

using llvm::json::OStream;

/// JSON has no infinities and no NaN.
static llvm::json::Value number(double value) {
  return std::isfinite(value) ? llvm::json::Value(value) : llvm::json::Value(nullptr);
}

static std::string bitsOf(float value) {
  return llvm::formatv("{0:x8}", llvm::bit_cast<uint32_t>(value)).str();
}

static void writePipeline(OStream &json, const CompileOptions &compile) {
  json.attribute("schedule", compile.schedule.getValue());
  json.attribute("chunks", compile.chunks.getValue());
  json.attribute("microbatches", compile.microbatches.getValue());
  json.attribute("placement", llvm::StringRef(schedule::nameOf(compile.placement)));
  json.attribute("recompute", stringifyRecompute(compile.recompute));
  json.attribute("pack_weights", compile.packWeights.getValue());
}

static void writeOptimizer(OStream &json, const Options &options) {
  const runtime::OptimizerOptions &optimizer = options.optimizer;
  json.attributeObject("optimizer", [&] {
    json.attribute("name", stringifyOptimizer(options.compile.optimizer));
    json.attribute("learning_rate", optimizer.learningRate);
    json.attribute("weight_decay", optimizer.weightDecay);
    if (options.compile.optimizer == Optimizer::AdamW) {
      json.attribute("beta1", optimizer.beta1);
      json.attribute("beta2", optimizer.beta2);
      json.attribute("epsilon", optimizer.epsilon);
    }
    if (optimizer.clipNorm > 0)
      json.attribute("clip_norm", optimizer.clipNorm);
  });
}

/// What an evaluation found.
static void writeMeans(OStream &json, const Record &record) {
  json.attributeObject("mean", [&] {
    json.attribute("loss", number(record.getMeanLoss()));
    for (int32_t metric : record.model.getMetrics())
      json.attribute(record.model.outputs[metric].name, number(record.getMean(metric)));
  });
}

static void writeStep(OStream &json, const Record &record, const runtime::StepResult &step) {
  json.object([&] {
    json.attribute("step", step.step);
    json.attribute("loss", number(step.loss));
    json.attribute("loss_bits", bitsOf(step.loss));
    json.attribute("seconds", step.seconds);
    if (step.microbatches != record.options.compile.microbatches)
      json.attribute("microbatches", step.microbatches);
    if (record.model.getLossWeight())
      json.attribute("loss_weight", step.lossWeight);
    if (!record.options.evaluates)
      json.attribute("learning_rate", step.learningRate);
    if (record.options.optimizer.clipNorm > 0)
      json.attribute("gradient_norm", number(step.gradientNorm));
    std::vector<int32_t> metrics = record.model.getMetrics();
    if (!metrics.empty())
      json.attributeObject("metrics", [&] {
        for (int32_t metric : metrics)
          json.attribute(record.model.outputs[metric].name, number(step.outputs[metric]));
      });
  });
}

static void writeHashes(OStream &json, llvm::StringRef key, llvm::ArrayRef<ParameterPlace> places,
                        llvm::ArrayRef<uint64_t> hashes) {
  json.attributeObject(key, [&] {
    for (auto [place, hash] : llvm::zip_equal(places, hashes))
      json.attribute(place.tensor.name, llvm::formatv("{0:x16}", hash).str());
  });
}

static void writeRank(OStream &json, size_t rank, const Record &record) {
  const RankPlan &plan = record.model.plans[rank];
  const runtime::RankStatistics &used = record.ranks[rank];
  json.object([&] {
    json.attribute("rank", static_cast<int64_t>(rank));
    json.attribute("planned_bytes", plan.total);
    json.attribute("allocated_bytes", used.allocatedBytes);
    json.attribute("busy_seconds", used.busySeconds);
    json.attribute("update_seconds", used.updateSeconds);
    json.attribute("contraction_seconds", used.contractionSeconds);
    json.attributeObject("planned", [&] {
      for (auto [kind, bytes] : llvm::enumerate(plan.bytes))
        json.attribute(stringifyBufferKind(static_cast<BufferKind>(kind)), bytes);
    });
    writeHashes(json, "parameter_hashes", plan.parameters, record.parameterHashes[rank]);
    if (!plan.states.empty())
      writeHashes(json, "buffer_hashes", plan.states, record.bufferHashes[rank]);
  });
}

void writeJson(llvm::raw_ostream &os, const Record &record) {
  const CompiledModel &model = record.model;
  OStream json(os, /*IndentSize=*/2);
  json.object([&] {
    json.attribute("model", model.name);
    json.attribute("parameters", model.parameters);
    json.attribute("batch", record.microbatch.batch);
    if (record.microbatch.isText())
      json.attribute("sequence", record.microbatch.sequence);
    writePipeline(json, record.options.compile);
    if (record.options.evaluates)
      writeMeans(json, record);
    else
      writeOptimizer(json, record.options);
    json.attribute("seed", record.options.seed);
    json.attribute("cpu", record.host.cpu);
    json.attribute("isa", record.host.isa);
    json.attribute("optimization", record.options.engine.optLevel);
    json.attribute("compile_seconds", model.seconds);
    json.attribute((record.microbatch.getUnit() + "_per_second").str(), number(record.getSpeed()));
    json.attributeArray("steps", [&] {
      for (const runtime::StepResult &step : record.steps)
        writeStep(json, record, step);
    });
    json.attributeArray("ranks", [&] {
      for (size_t rank = 0; rank < model.plans.size(); ++rank)
        writeRank(json, rank, record);
    });
  });
  os << "\n";
}

} // namespace pipeline::driver
