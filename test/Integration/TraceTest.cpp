//===- TraceTest.cpp - What a trace shows -----------------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ToolRunner.h"

#include <algorithm>
#include <limits>
#include <set>

using namespace pipeline::testing;

namespace {

struct Event {
  std::string name;
  int64_t rank = -1, step = -1;
  double start = 0, end = 0;
};

/// The actions of a trace, the work on gradients between them, and the names of its tracks.
struct Trace {
  std::vector<Event> events;
  std::vector<Event> gradientWork;
  std::vector<std::string> tracks;
};

Trace traceOf(std::vector<std::string> arguments, const std::string &model = tinyGpt2()) {
  Trace trace;
  std::string path = scratchPath("trace.json");
  arguments.push_back("--trace=" + path);
  train(model, arguments);
  llvm::Expected<llvm::json::Value> json = llvm::json::parse(readFile(path));
  const llvm::json::Array *events =
      json && json->getAsObject() ? json->getAsObject()->getArray("traceEvents") : nullptr;
  if (!events) {
    ADD_FAILURE() << "no trace: " << llvm::toString(json.takeError());
    return trace;
  }
  for (const llvm::json::Value &value : *events) {
    const llvm::json::Object &event = *value.getAsObject();
    const llvm::json::Object *args = event.getObject("args");
    if (event.getString("name") == "thread_name")
      trace.tracks.push_back(args->getString("name").value_or("").str());
    if (event.getString("ph") != "X")
      continue;
    double start = event.getNumber("ts").value_or(-1);
    auto &events = args->get("stage") ? trace.events : trace.gradientWork;
    events.push_back({event.getString("name").value_or("").str(),
                      event.getInteger("tid").value_or(-1), args->getInteger("step").value_or(-1),
                      start, start + event.getNumber("dur").value_or(-1)});
  }
  return trace;
}

TEST(Trace, HasATrackPerRankAndAnEventPerAction) {
  constexpr int microbatches = 4, steps = 3;
  Trace trace = traceOf({"--ranks=2", "--chunks=2", "--schedule=interleaved-1f1b",
                         "--microbatches=" + std::to_string(microbatches),
                         "--steps=" + std::to_string(steps)});
  EXPECT_EQ(trace.tracks, (std::vector<std::string>{"rank 0", "rank 1"}));
  std::multiset<std::string> expected, found;
  for (int step = 0; step < steps; ++step)
    for (int stage = 0; stage < 4; ++stage)
      for (int microbatch = 0; microbatch < microbatches; ++microbatch)
        for (const char *kind : {"F", "B"})
          expected.insert(std::to_string(stage % 2) + " " + std::to_string(step) + " " +
                          std::to_string(stage) + kind + std::to_string(microbatch));
  for (const Event &event : trace.events)
    found.insert(std::to_string(event.rank) + " " + std::to_string(event.step) + " " + event.name);
  EXPECT_EQ(found, expected);
}

TEST(Trace, KeepsTheOrderOf1f1bAndOfDataflow) {
  Trace trace = traceOf({"--ranks=2", "--microbatches=3", "--steps=1"});
  std::vector<std::string> order[2];
  for (const Event &event : trace.events) {
    ASSERT_TRUE(event.rank == 0 || event.rank == 1);
    order[event.rank].push_back(event.name);
    EXPECT_LE(event.start, event.end);
  }
  EXPECT_EQ(order[0], (std::vector<std::string>{"0F0", "0F1", "0B0", "0F2", "0B1", "0B2"}));
  EXPECT_EQ(order[1], (std::vector<std::string>{"1F0", "1B0", "1F1", "1B1", "1F2", "1B2"}));
  auto find = [&](const std::string &name) {
    return *std::find_if(trace.events.begin(), trace.events.end(),
                         [&](const Event &event) { return event.name == name; });
  };
  for (std::string i : {"0", "1", "2"}) {
    EXPECT_GE(find("1F" + i).start, find("0F" + i).end);
    EXPECT_GE(find("0B" + i).start, find("1B" + i).end);
  }
}

TEST(Trace, ShowsUpdatesInSpareTime) {
  Trace trace = traceOf(
      {"--ranks=2", "--chunks=2", "--schedule=interleaved-1f1b", "--microbatches=4", "--steps=2"});
  // Of rank 0: stage 2 is updated before stage 0's last backwards, of which nobody needs anything.
  for (int step = 0; step < 2; ++step) {
    double start = 0, lastOfStage2 = 0, firstUpdate = 0;
    for (const Event &event : trace.events)
      if (event.step == step && event.name == "0B2")
        start = event.start;
      else if (event.step == step && event.name == "2B3")
        lastOfStage2 = event.end;
    int updates = 0;
    for (const Event &event : trace.gradientWork)
      if (event.step == step && event.rank == 0 && event.name == "update" && updates++ == 0)
        firstUpdate = event.end;
    EXPECT_GE(updates, 2);
    EXPECT_GT(firstUpdate, lastOfStage2);
    EXPECT_LE(firstUpdate, start);
  }
}

TEST(Trace, ShowsThatClippedUpdatesWaitForTheNorm) {
  Trace trace = traceOf({"--ranks=2", "--chunks=2", "--schedule=interleaved-1f1b",
                         "--microbatches=4", "--steps=2", "--clip-norm=1"});
  for (int step = 0; step < 2; ++step) {
    double lastNorm = 0, firstUpdate = std::numeric_limits<double>::infinity();
    int norms[2] = {};
    for (const Event &event : trace.gradientWork) {
      if (event.step == step && event.name == "norm") {
        ++norms[event.rank];
        lastNorm = std::max(lastNorm, event.end);
      } else if (event.step == step && event.name == "update") {
        firstUpdate = std::min(firstUpdate, event.start);
      }
    }
    EXPECT_GE(norms[0], 2);
    EXPECT_GE(norms[1], 1);
    EXPECT_GE(firstUpdate, lastNorm);
  }
}

TEST(Trace, ShowsRanksAtWorkAtOnce) {
  // Actions that are long beside the time that a thread takes to wake up.
  std::string model = scratchPath("long.mlir");
  ASSERT_EQ(runTool("pipeline-import", {"gpt2", inputPath("gpt2.json"), "--batch-size=64",
                                        "--sequence-length=16", "-o", model})
                .status,
            0);
  Trace trace = traceOf({"--ranks=2", "--microbatches=8", "--steps=5"}, model);
  bool overlap = false;
  for (const Event &a : trace.events)
    for (const Event &b : trace.events)
      overlap |= a.rank != b.rank && a.start < b.end && b.start < a.end;
  EXPECT_TRUE(overlap);
}

TEST(Trace, AgreesWithTheBusyTime) {
  std::string path = scratchPath("busy.json");
  Report report =
      train(tinyGpt2(), {"--ranks=2", "--microbatches=4", "--steps=4", "--trace=" + path});
  ASSERT_EQ(report.ranks.size(), 2u);
  double busy[2] = {};
  llvm::Expected<llvm::json::Value> json = llvm::json::parse(readFile(path));
  ASSERT_TRUE(bool(json));
  for (const llvm::json::Value &value : *json->getAsObject()->getArray("traceEvents"))
    if (const llvm::json::Object &event = *value.getAsObject(); event.getString("ph") == "X")
      busy[*event.getInteger("tid")] += *event.getNumber("dur") * 1e-6;
  for (int rank = 0; rank < 2; ++rank) {
    EXPECT_NEAR(busy[rank], report.ranks[rank].busy, 1e-4);
    EXPECT_GT(report.ranks[rank].updates, 0);
    EXPECT_LT(report.ranks[rank].updates, report.ranks[rank].busy);
    EXPECT_GT(report.ranks[rank].contractions, 0);
    EXPECT_LT(report.ranks[rank].contractions, report.ranks[rank].busy);
  }
}

} // namespace
