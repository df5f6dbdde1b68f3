//===- TraceTest.cpp - The shape of a trace: what Perfetto reads -*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "pipeline-runtime/Trace.h"

#include "gmock/gmock.h"
#include "gtest/gtest.h"

#include <sstream>

using namespace pipeline::runtime;
using ::testing::HasSubstr;

namespace {

std::string written(const std::vector<TraceTrack> &tracks, const std::string &title = "run") {
  std::ostringstream os;
  writeTrace(os, title, tracks);
  return os.str();
}

TEST(Trace, ActionsAreNamedAsSchedulesWriteThem) {
  EXPECT_EQ((TraceEvent{'F', 1, 3}.name()), "1F3");
  EXPECT_EQ((TraceEvent{'W', 12, 345}.name()), "12W345");
  EXPECT_TRUE((TraceEvent{'B', 1, 3}.isAction()));
}

TEST(Trace, WorkOnGradientsHasAStepAlone) {
  EXPECT_FALSE((TraceEvent{UpdateParameters}.isAction()));
  EXPECT_EQ((TraceEvent{ZeroGradients}.name()), "zero");
  EXPECT_EQ((TraceEvent{AddToNorm}.name()), "norm");
  EXPECT_THAT(
      written({{"rank 0", {{UpdateParameters, 0, 0, 2, 1500, 2500}}, 0}}),
      HasSubstr(R"({"name": "update", "cat": "U", "ph": "X", "pid": 0, "tid": 0, "ts": 1.500, )"
                R"("dur": 1.000, "args": {"step": 2}})"));
}

TEST(Trace, WholeFile) {
  std::string text = written({{"rank 0", {{'F', 0, 7, 2, 1500, 4000250}}, 0}, {"rank 1", {}, 3}});
  EXPECT_EQ(text,
            R"({"displayTimeUnit": "ms", "traceEvents": [
{"name": "process_name", "ph": "M", "pid": 0, "tid": 0, "args": {"name": "run"}},
{"name": "thread_name", "ph": "M", "pid": 0, "tid": 0, "args": {"name": "rank 0"}},
{"name": "thread_sort_index", "ph": "M", "pid": 0, "tid": 0, "args": {"sort_index": 0}},
{"name": "0F7", "cat": "F", "ph": "X", "pid": 0, "tid": 0, "ts": 1.500, "dur": 3998.750, "args": {"step": 2, "stage": 0, "microbatch": 7}},
{"name": "thread_name", "ph": "M", "pid": 0, "tid": 1, "args": {"name": "rank 1", "dropped_events": 3}},
{"name": "thread_sort_index", "ph": "M", "pid": 0, "tid": 1, "args": {"sort_index": 1}}
]}
)");
}

TEST(Trace, NamesAreQuoted) {
  EXPECT_THAT(written({}, "a \"b\" \\ \n c"), HasSubstr(R"("a \"b\" \\ \u000a c")"));
}

TEST(Trace, AFileThatCannotBeWritten) {
  Status status = writeTraceFile("/nowhere/at/all.json", "run", {});
  EXPECT_FALSE(status.ok());
  EXPECT_THAT(status.message(), HasSubstr("the trace '/nowhere/at/all.json' can't be written: No "
                                          "such file or directory"));
}

} // namespace
