//===- ToolRunner.cpp - Runs training and reads its report -----*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ToolRunner.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"

namespace pipeline::testing {

std::string inputPath(const std::string &name) { return std::string(PIPELINE_INPUTS) + "/" + name; }

std::string readFile(const std::string &path) {
  auto buffer = llvm::MemoryBuffer::getFile(path);
  if (!buffer) {
    ADD_FAILURE() << path << ": " << buffer.getError().message();
    return {};
  }
  return (*buffer)->getBuffer().str();
}

static std::string takeFile(const std::string &path) {
  std::string text = readFile(path);
  llvm::sys::fs::remove(path);
  return text;
}

const std::string &tinyGpt2() {
  static const std::string path = [] {
    std::string model = scratchPath("gpt2.mlir");
    Outcome outcome = runTool("pipeline-import", {"gpt2", inputPath("gpt2.json"), "--batch-size=2",
                                                  "--sequence-length=16", "-o", model});
    EXPECT_EQ(outcome.status, 0) << outcome.err;
    return model;
  }();
  return path;
}

static RankReport readRank(const llvm::json::Object &rank) {
  RankReport report;
  report.planned = rank.getInteger("planned_bytes").value_or(-1);
  report.allocated = rank.getInteger("allocated_bytes").value_or(-2);
  report.busy = rank.getNumber("busy_seconds").value_or(-1);
  report.updates = rank.getNumber("update_seconds").value_or(-1);
  report.contractions = rank.getNumber("contraction_seconds").value_or(-1);
  const llvm::json::Object *planned = rank.getObject("planned");
  if (!planned) {
    ADD_FAILURE() << "a rank has no object 'planned'";
    return report;
  }
  EXPECT_EQ(planned->size(), 8u);
  for (auto [kind, bytes] :
       {std::pair("parameters", &report.parameters), std::pair("gradients", &report.gradients),
        std::pair("optimizer", &report.optimizer), std::pair("state", &report.state),
        std::pair("residuals", &report.residuals), std::pair("boundary", &report.boundary),
        std::pair("packed", &report.packed), std::pair("workspace", &report.workspace)}) {
    std::optional<int64_t> value = planned->getInteger(kind);
    EXPECT_TRUE(value) << kind;
    *bytes = value.value_or(-1);
  }
  for (auto [key, byName] : {std::pair("parameter_hashes", &report.parameterHashes),
                             std::pair("buffer_hashes", &report.bufferHashes)})
    if (const llvm::json::Object *hashes = rank.getObject(key))
      for (const auto &[name, hash] : *hashes)
        (*byName)[name.str()] = hash.getAsString().value_or("").str();
  return report;
}

static Report readReport(llvm::json::Object json) {
  Report report;
  report.tokensPerSecond = json.getNumber("tokens_per_second").value_or(0);
  const llvm::json::Array *steps = json.getArray("steps"), *ranks = json.getArray("ranks");
  if (!steps || !ranks) {
    ADD_FAILURE() << "a report has no 'steps' or no 'ranks'";
    return report;
  }
  for (const llvm::json::Value &value : *steps) {
    const llvm::json::Object &step = *value.getAsObject();
    EXPECT_EQ(step.getInteger("step"), static_cast<int64_t>(report.losses.size()));
    report.losses.push_back(step.getNumber("loss").value_or(-1));
    report.lossBits.push_back(step.getString("loss_bits").value_or("").str());
    report.seconds.push_back(step.getNumber("seconds").value_or(-1));
    report.learningRates.push_back(step.getNumber("learning_rate").value_or(-1));
    report.gradientNorms.push_back(step.getNumber("gradient_norm").value_or(-1));
  }
  for (const llvm::json::Value &rank : *ranks)
    report.ranks.push_back(readRank(*rank.getAsObject()));
  report.json = std::move(json);
  return report;
}

/// Runs a tool that trains the model, or the bundle, at `path`, and reads its JSON.
static Report runAndReport(const std::string &tool, const std::string &path,
                           std::vector<std::string> arguments,
                           const std::vector<std::string> &environment) {
  std::string report = scratchPath("report.json");
  arguments.insert(arguments.begin(), {path, "--json=" + report});
  if (llvm::none_of(arguments, [](llvm::StringRef option) {
        return option.starts_with("--data=") || option.starts_with("--inputs=");
      }))
    arguments.push_back("--data=" + inputPath("pipelines.txt"));
  Outcome outcome = runTool(tool, arguments, environment);
  if (outcome.status != 0) {
    ADD_FAILURE() << tool << " ended with " << outcome.status << "\n" << outcome.err;
    return {};
  }
  llvm::Expected<llvm::json::Value> json = llvm::json::parse(takeFile(report));
  if (!json || !json->getAsObject()) {
    ADD_FAILURE() << "the report is no JSON object: " << llvm::toString(json.takeError());
    return {};
  }
  return readReport(std::move(*json->getAsObject()));
}

Report train(const std::string &model, std::vector<std::string> arguments,
             const std::vector<std::string> &environment) {
  return runAndReport("pipeline-run", model, std::move(arguments), environment);
}

Report launchBundle(const std::string &bundle, std::vector<std::string> arguments) {
  return runAndReport("pipeline-launch", bundle, std::move(arguments), {});
}

} // namespace pipeline::testing
