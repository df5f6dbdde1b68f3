//===- Report.cpp - What a run tells people ---------------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Report.h"

#include "Text.h"

#include <map>
#include <ostream>

namespace pipeline::launch {

double Record::getSeconds() const {
  double total = 0;
  for (const runtime::StepResult &step : steps)
    total += step.seconds;
  return total;
}

double Record::getSpeed() const {
  double seconds = 0;
  std::int64_t microbatches = 0;
  for (std::size_t step = steps.size() > 1 ? 1 : 0; step < steps.size(); ++step) {
    seconds += steps[step].seconds;
    microbatches += steps[step].microbatches;
  }
  return static_cast<double>(microbatches * microbatch.units()) / seconds;
}

double Record::getMeanLoss() const {
  double sum = 0, weight = 0;
  for (const runtime::StepResult &step : steps) {
    sum += step.loss * step.lossWeight;
    weight += step.lossWeight;
  }
  return sum / weight;
}

double Record::getMean(std::int32_t output) const {
  double sum = 0, microbatches = 0;
  for (const runtime::StepResult &step : steps) {
    sum += step.outputs[output] * static_cast<double>(step.microbatches);
    microbatches += static_cast<double>(step.microbatches);
  }
  return sum / microbatches;
}

static std::string mebibytes(std::int64_t bytes) {
  return format("%.2f", static_cast<double>(bytes) / (1 << 20));
}

static std::string percent(double share) { return format("%.1f %%", 100 * share); }

static std::string rankName(std::size_t rank) { return "rank " + std::to_string(rank); }

//===----------------------------------------------------------------------===//
// Before
//===----------------------------------------------------------------------===//

static void printModel(std::ostream &os, const Record &record) {
  const runtime::Plan &plan = record.plan;
  os << "model      " << plan.model << " (" << record.job.path << "), "
     << count(plan.parameters, "parameter");
  if (plan.trainedParameters != plan.parameters)
    os << ", " << group(plan.parameters - plan.trainedParameters) << " of them frozen";
  os << "\n";
}

static void printPipeline(std::ostream &os, const Record &record) {
  const runtime::PipelineChoices &choices = record.plan.choices;
  os << "pipeline   " << choices.schedule << ": "
     << count(static_cast<std::int64_t>(record.plan.ranks.size()), "rank") << ", "
     << count(choices.chunks, "chunk") << " each, " << count(choices.microbatches, "microbatch")
     << " of ";
  if (record.microbatch.isText())
    os << record.microbatch.batch << " x " << record.microbatch.sequence << " tokens\n";
  else
    os << count(record.microbatch.batch, "sample") << "\n";
}

static void printOptimizer(std::ostream &os, const Record &record) {
  const runtime::OptimizerOptions &optimizer = record.options.optimizer;
  os << "optimizer  " << nameOf(record.plan.choices.optimizer)
     << format(": learning rate %g", optimizer.learningRate)
     << format(", weight decay %g", optimizer.weightDecay);
  if (optimizer.clipNorm > 0)
    os << format(", clipped to norm %g", optimizer.clipNorm);
  os << "\n";
}

static void printMemory(std::ostream &os, const Record &record) {
  Table table;
  std::vector<std::string> head = {"MiB"};
  for (std::size_t kind = 0; kind < runtime::bufferKinds; ++kind)
    head.emplace_back(nameOf(static_cast<runtime::BufferKind>(kind)));
  head.emplace_back("arena");
  table.addRow(head);
  for (std::size_t rank = 0; rank < record.plan.ranks.size(); ++rank) {
    const runtime::ProgramPlan &program = record.plan.ranks[rank].larger();
    std::vector<std::string> row = {rankName(rank)};
    for (std::int64_t bytes : program.bytes)
      row.push_back(mebibytes(bytes));
    row.push_back(mebibytes(program.arenaBytes));
    table.addRow(row);
  }
  table.print(os);
}

static void printCode(std::ostream &os, const runtime::CodeTarget &code) {
  os << format("compiled   in %.2f s for ", code.seconds);
  if (code.gpu)
    os << join(code.gpu->architectures) << " in " << code.gpu->precision << ", and on the host ";
  os << code.processor;
  if (!code.isa.empty())
    os << ", " << code.isa;
  os << ", -O" << code.optimization << "\n";
}

/// A line for each device, with the ranks that compute on it.
static void printDevices(std::ostream &os, const Record &record) {
  if (!record.isOnDevices())
    return;
  std::map<int, std::vector<std::string>> ranks;
  std::map<int, std::string> names;
  const std::vector<runtime::CudaDevice> &devices = record.job.devices.ofRanks;
  for (std::size_t rank = 0; rank < devices.size(); ++rank) {
    ranks[devices[rank].number].push_back(std::to_string(rank));
    names[devices[rank].number] = devices[rank].text();
  }
  const char *label = "devices    ";
  for (const auto &[number, ofDevice] : ranks) {
    os << label << (ofDevice.size() == 1 ? "rank " : "ranks ") << join(ofDevice) << " on "
       << names[number] << "\n";
    label = "           ";
  }
  os << "transport  " << entryOf(record.options.transport).name << "\n";
}

void printPlan(std::ostream &os, const Record &record) {
  printModel(os, record);
  printPipeline(os, record);
  if (!record.plan.choices.evaluates)
    printOptimizer(os, record);
  printCode(os, record.plan.code);
  printDevices(os, record);
  os << "\n";
  printMemory(os, record);
  os << std::endl;
}

//===----------------------------------------------------------------------===//
// After
//===----------------------------------------------------------------------===//

/// What training made of the loss.
static void printLosses(std::ostream &os, const Record &record) {
  const runtime::StepResult &first = record.steps.front(), &last = record.steps.back();
  os << format("loss       %.4f in the first step, ", first.loss)
     << format("%.4f in step ", last.loss) << group(last.step + 1) << "\n";
  for (std::int32_t metric : record.plan.metrics())
    os << padRight(record.plan.outputs[metric].name, 9) << "  "
       << format("%.4f in the first step, ", first.outputs[metric])
       << format("%.4f in the last\n", last.outputs[metric]);
}

/// What an evaluation found.
static void printMeans(std::ostream &os, const Record &record) {
  os << format("loss       %.6f, the mean of ", record.getMeanLoss())
     << count(static_cast<std::int64_t>(record.steps.size()), "step") << "\n";
  for (std::int32_t metric : record.plan.metrics())
    os << padRight(record.plan.outputs[metric].name, 9) << "  "
       << format("%.6f\n", record.getMean(metric));
}

/// The time and the calls of CUDA that it takes the host to enqueue an action; a dash before there
/// was a step that did nothing for the first time.
static void addHostWork(const runtime::HostWork &work, std::vector<std::string> &row) {
  auto perAction = [&](const char *form, double number) {
    return work.actions > 0 ? format(form, number / static_cast<double>(work.actions)) : "-";
  };
  row.push_back(perAction("%.2f", 1e6 * work.seconds));
  row.push_back(perAction("%.1f", static_cast<double>(work.calls)));
}

void printResults(std::ostream &os, const Record &record) {
  (record.plan.choices.evaluates ? printMeans : printLosses)(os, record);
  os << "speed      " << group(static_cast<std::int64_t>(record.getSpeed())) << " "
     << record.microbatch.unit() << format("/s, %.3f s in steps\n\n", record.getSeconds());

  Table table;
  std::vector<std::string> head = {"", "planned bytes", "allocated bytes"};
  if (record.isOnDevices())
    head.insert(head.end(), {"host us in an action", "calls"});
  else
    head.insert(head.end(), {"busy", "in updates", "in contractions"});
  table.addRow(head);
  for (std::size_t rank = 0; rank < record.ranks.size(); ++rank) {
    const runtime::RankStatistics &used = record.ranks[rank];
    std::vector<std::string> row = {rankName(rank),
                                    group(record.plan.ranks[rank].larger().arenaBytes),
                                    group(used.allocatedBytes)};
    if (record.isOnDevices())
      addHostWork(used.hostWork, row);
    else
      for (double seconds : {used.busySeconds, used.updateSeconds, used.contractionSeconds})
        row.push_back(percent(record.getShare(seconds)));
    table.addRow(row);
  }
  table.print(os);
  os.flush();
}

} // namespace pipeline::launch
