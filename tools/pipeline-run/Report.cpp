//===- Report.cpp - What a run tells people ---------------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Report.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/FormatVariadic.h"

using llvm::raw_ostream;

namespace pipeline::driver {

double Record::getSeconds() const {
  double total = 0;
  for (const runtime::StepResult &step : steps)
    total += step.seconds;
  return total;
}

double Record::getSpeed() const {
  double seconds = 0;
  int64_t microbatches = 0;
  for (const runtime::StepResult &step : llvm::drop_begin(steps, steps.size() > 1 ? 1 : 0)) {
    seconds += step.seconds;
    microbatches += step.microbatches;
  }
  return static_cast<double>(microbatches * microbatch.getUnits()) / seconds;
}

double Record::getMeanLoss() const {
  double sum = 0, weight = 0;
  for (const runtime::StepResult &step : steps) {
    sum += step.loss * step.lossWeight;
    weight += step.lossWeight;
  }
  return sum / weight;
}

double Record::getMean(int32_t output) const {
  double sum = 0, microbatches = 0;
  for (const runtime::StepResult &step : steps) {
    sum += step.outputs[output] * static_cast<double>(step.microbatches);
    microbatches += static_cast<double>(step.microbatches);
  }
  return sum / microbatches;
}

/// 1234567 as 1,234,567.
static std::string group(int64_t number) { return llvm::formatv("{0:N}", number).str(); }

/// A number of things: `1 rank`, `2 ranks`, `2 microbatches`.
static std::string count(int64_t number, llvm::StringRef noun) {
  llvm::StringRef ending = number == 1 ? "" : noun.ends_with("ch") ? "es" : "s";
  return (group(number) + " " + noun + ending).str();
}

static std::string mebibytes(int64_t bytes) {
  return llvm::formatv("{0:f2}", static_cast<double>(bytes) / (1 << 20)).str();
}

static std::string percent(double share) { return llvm::formatv("{0:f1} %", 100 * share).str(); }

namespace {
/// Columns that are as wide as their widest cell; the first is aligned left, numbers right.
class Table {
public:
  void addRow(std::vector<std::string> cells) { rows.push_back(std::move(cells)); }

  void print(raw_ostream &os) const {
    std::vector<size_t> widths(rows.front().size());
    for (const auto &row : rows)
      for (auto [width, cell] : llvm::zip_equal(widths, row))
        width = std::max(width, cell.size());
    for (const auto &row : rows) {
      os << llvm::left_justify(row.front(), widths.front());
      for (auto [width, cell] : llvm::drop_begin(llvm::zip_equal(widths, row)))
        os << "  " << llvm::right_justify(cell, width);
      os << "\n";
    }
  }

private:
  std::vector<std::vector<std::string>> rows;
};
} // namespace

static std::string rankName(size_t rank) { return "rank " + std::to_string(rank); }

//===----------------------------------------------------------------------===//
// Before
//===----------------------------------------------------------------------===//

static void printModel(raw_ostream &os, const Record &record) {
  const CompiledModel &model = record.model;
  os << "model      " << model.name << " (" << record.options.files.model << "), "
     << count(model.parameters, "parameter");
  if (model.trainedParameters != model.parameters)
    os << ", " << group(model.parameters - model.trainedParameters) << " of them frozen";
  os << "\n";
}

static void printPipeline(raw_ostream &os, const Record &record) {
  const CompileOptions &compile = record.options.compile;
  os << "pipeline   " << compile.schedule.getValue() << ": " << count(compile.ranks, "rank") << ", "
     << count(compile.chunks, "chunk") << " each, " << count(compile.microbatches, "microbatch")
     << " of ";
  if (record.microbatch.isText())
    os << record.microbatch.batch << " x " << record.microbatch.sequence << " tokens\n";
  else
    os << count(record.microbatch.batch, "sample") << "\n";
}

static void printOptimizer(raw_ostream &os, const Record &record) {
  const runtime::OptimizerOptions &optimizer = record.options.optimizer;
  os << "optimizer  " << stringifyOptimizer(record.options.compile.optimizer)
     << llvm::format(": learning rate %g, weight decay %g", optimizer.learningRate,
                     optimizer.weightDecay);
  if (optimizer.clipNorm > 0)
    os << llvm::format(", clipped to norm %g", optimizer.clipNorm);
  os << "\n";
}

static void printMemory(raw_ostream &os, const Record &record) {
  Table table;
  std::vector<std::string> head = {"MiB"};
  for (unsigned kind = 0; kind < RankPlan().bytes.size(); ++kind)
    head.push_back(stringifyBufferKind(static_cast<BufferKind>(kind)).str());
  head.push_back("arena");
  table.addRow(head);
  for (auto [rank, plan] : llvm::enumerate(record.model.plans)) {
    std::vector<std::string> row = {rankName(rank)};
    for (int64_t bytes : plan.bytes)
      row.push_back(mebibytes(bytes));
    row.push_back(mebibytes(plan.total));
    table.addRow(row);
  }
  table.print(os);
}

void printPlan(raw_ostream &os, const Record &record) {
  printModel(os, record);
  printPipeline(os, record);
  if (!record.options.evaluates)
    printOptimizer(os, record);
  os << llvm::format("compiled   in %.2f s", record.model.seconds) << " for " << record.host.cpu
     << ", " << record.host.isa << ", -O" << record.options.engine.optLevel << "\n\n";
  printMemory(os, record);
  os << "\n";
  os.flush();
}

//===----------------------------------------------------------------------===//
// After
//===----------------------------------------------------------------------===//

/// What training made of the loss.
static void printLosses(raw_ostream &os, const Record &record) {
  const runtime::StepResult &first = record.steps.front(), &last = record.steps.back();
  os << llvm::format("loss       %.4f in the first step, %.4f in step ", first.loss, last.loss)
     << group(last.step + 1) << "\n";
  for (int32_t metric : record.model.getMetrics())
    os << llvm::left_justify(record.model.outputs[metric].name, 9) << "  "
       << llvm::format("%.4f in the first step, %.4f in the last\n", first.outputs[metric],
                       last.outputs[metric]);
}

/// What an evaluation found.
static void printMeans(raw_ostream &os, const Record &record) {
  os << llvm::format("loss       %.6f, the mean of ", record.getMeanLoss())
     << count(static_cast<int64_t>(record.steps.size()), "step") << "\n";
  for (int32_t metric : record.model.getMetrics())
    os << llvm::left_justify(record.model.outputs[metric].name, 9) << "  "
       << llvm::format("%.6f\n", record.getMean(metric));
}

void printResults(raw_ostream &os, const Record &record) {
  (record.options.evaluates ? printMeans : printLosses)(os, record);
  os << "speed      " << group(static_cast<int64_t>(record.getSpeed())) << " "
     << record.microbatch.getUnit() << llvm::format("/s, %.3f s in steps\n\n", record.getSeconds());

  Table table;
  table.addRow({"", "planned bytes", "allocated bytes", "busy", "in updates", "in contractions"});
  for (auto [rank, plan, used] : llvm::enumerate(record.model.plans, record.ranks))
    table.addRow({rankName(rank), group(plan.total), group(used.allocatedBytes),
                  percent(record.getShare(used.busySeconds)),
                  percent(record.getShare(used.updateSeconds)),
                  percent(record.getShare(used.contractionSeconds))});
  table.print(os);
  os.flush();
}

} // namespace pipeline::driver
