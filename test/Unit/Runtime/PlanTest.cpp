//===- PlanTest.cpp - Plans as text, and what is refused --------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "pipeline-runtime/Plan.h"
#include "pipeline-runtime/Bundle.h"
#include "pipeline-runtime/Hash.h"
#include "pipeline-runtime/Machine.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdio>

using namespace pipeline::runtime;
using ::testing::HasSubstr;

namespace {

TensorDescription vector(const char *name, std::int64_t size) {
  return {name, ElementType::F32, {size}};
}

ProgramPlan program(std::int64_t residuals) {
  ProgramPlan program;
  program.initialize = "m.rank0.initialize";
  program.step = "m.rank0.step";
  program.arenaBytes = 192 + residuals;
  program.bytes = {64, 0, 128, 0, 0, residuals, 0, 0};
  program.buffers = {{"w", BufferKind::Parameters, 0, 64, 1, std::nullopt},
                     {"w", BufferKind::Gradients, 64, 128, 1, Life{1, 4}},
                     {"0F.1", BufferKind::Residuals, 192, residuals, 2, Life{0, 3}}};
  program.channels = {{0, 1, {{3, 1024}, {1, 64}}}};
  program.ops = {{"0F0"},
                 {"zero", 2},
                 {"i", 1, {{"0F[i + 1]"}, {"j", 1, {{"0B[j]"}}, 0, 4, 2}}, 0, 3, 1},
                 {"update adamw"}};
  return program;
}

/// Something in every field.
Plan samplePlan() {
  Plan plan;
  plan.model = "a \"model\" of Ångström";
  plan.interface.inputs = {{{"tokens", ElementType::I32, {2, 8}}, 128}, {vector("x", 3), 0}};
  plan.interface.state = {{vector("w", 16), true, true}, {vector("s", 1), false, false}};
  plan.outputs = {
      {"loss"}, {"bad", OutputRole::Check, "an element is bad"}, {"n", OutputRole::Weight}};
  plan.loadedInputs = {"x", "tokens"};
  plan.parameterTensors = 1;
  plan.parameters = 16;
  plan.trainedParameters = 12;
  plan.choices = {"1f1b", "loop", "selective", 2, 8, 3, true, false, Optimizer::Sgd, true, true};
  plan.code = {Target::Cpu,
               architecture().data(),
               "a-processor",
               {},
               contractionLibrary(),
               contractionIsa(),
               std::nullopt,
               2,
               0.1};
  RankPlan rank;
  rank.parameters = {{vector("w", 16), 0, 0, {64}}};
  rank.states = {{vector("s", 1), 128, 132, {}}};
  rank.program = program(128);
  rank.shortProgram = program(256);
  rank.files = {{CodeKind::Host, "", "rank0.so", 4096, 0x0123456789abcdef}};
  plan.ranks = {rank, rank};
  return plan;
}

/// The same for devices.
Plan gpuPlan() {
  Plan plan = samplePlan();
  plan.code.target = Target::Cuda;
  plan.code.contractions = "cuBLASLt";
  plan.code.isa = "";
  plan.code.gpu = GpuCode{{"sm_80", "sm_90"}, "13.0.88", "tf32", 4096};
  plan.kernels = {"f", "f_0"};
  plan.files = {{CodeKind::Cubin, "sm_80", "kernels.sm_80.cubin", 64, 1},
                {CodeKind::Cubin, "sm_90", "kernels.sm_90.cubin", 64, 2},
                {CodeKind::Ptx, "sm_90", "kernels.sm_90.ptx", 32, 3}};
  plan.ranks[0].events = 5;
  return plan;
}

/// What writePlan gives, with an edit, and the hash that it would have.
std::string edited(const std::string &from, const std::string &to) {
  std::string text = writePlan(samplePlan());
  std::size_t place = text.find(from);
  EXPECT_NE(place, std::string::npos) << from;
  text.replace(place, from.size(), to);
  std::string head = "{\n \"hash\": \"0x", tail = "\",";
  std::size_t rest = head.size() + 16 + tail.size();
  char digits[17];
  std::snprintf(digits, sizeof digits, "%016llx",
                static_cast<unsigned long long>(hashBytes(text.data() + rest, text.size() - rest)));
  return head + digits + tail + text.substr(rest);
}

std::string messageOf(const std::string &text) {
  Plan plan;
  return readPlan(text, plan).message();
}

TEST(Hash, IsThatOfTheReference) {
  auto hash = [](std::string_view text) { return hashBytes(text.data(), text.size()); };
  EXPECT_EQ(hash(""), 0xEF46DB3751D8E999u);
  EXPECT_EQ(hash("a"), 0xD24EC4F1A98C6E5Bu);
  EXPECT_EQ(hash("abc"), 0x44BC2CF5AD770999u);
  EXPECT_EQ(hash("Nobody inspects the spammish repetition"), 0xFBCEA83C8A378BF1u);
}

TEST(Hash, DoesNotDependOnThePieces) {
  std::vector<unsigned char> bytes(200);
  for (std::size_t i = 0; i < bytes.size(); ++i)
    bytes[i] = static_cast<unsigned char>(i * 37);
  for (std::size_t size : {0u, 31u, 32u, 33u, 64u, 100u, 200u})
    for (std::size_t piece : {1u, 7u, 31u, 32u, 33u, 96u}) {
      Hasher hasher;
      for (std::size_t first = 0; first < size; first += piece)
        hasher.add(bytes.data() + first, std::min(piece, size - first));
      EXPECT_EQ(hasher.finish(), hashBytes(bytes.data(), size)) << size << " by " << piece;
    }
}

TEST(Plan, IsReadAsItWasWritten) {
  Plan plan = samplePlan(), read;
  ASSERT_EQ(plan.validate().message(), "");
  std::string text = writePlan(plan);
  ASSERT_EQ(readPlan(text, read).message(), "");
  EXPECT_EQ(writePlan(read), text);
  // What is left out in the text, and what has a form of its own.
  EXPECT_EQ(read.model, plan.model);
  EXPECT_EQ(read.interface.inputs[0].rows, 128);
  EXPECT_TRUE(read.interface.state[0].isParameter);
  EXPECT_FALSE(read.interface.state[1].hasInitialValue);
  EXPECT_EQ(read.outputs[1].message, "an element is bad");
  EXPECT_EQ(read.lossWeight(), 2);
  EXPECT_EQ(read.choices.steps, std::nullopt);
  EXPECT_EQ(read.code.seconds, 0.1);
  const RankPlan &rank = read.ranks[1];
  EXPECT_EQ(rank.parameters[0].last, 0);
  EXPECT_EQ(rank.states[0].last, 132);
  EXPECT_EQ(rank.parameters[0].accumulators, std::vector<std::int64_t>{64});
  EXPECT_EQ(rank.files[0].hash, 0x0123456789abcdefu);
  EXPECT_EQ(rank.larger().arenaBytes, 448);
  EXPECT_FALSE(rank.program.buffers[0].life);
  EXPECT_EQ(rank.program.buffers[2].life->last, 3);
  EXPECT_EQ(rank.program.channels[0].messages[1].bytes, 64);
  const PlannedOp &loop = rank.program.ops[2];
  ASSERT_TRUE(loop.isLoop());
  EXPECT_EQ(loop.end, 3);
  EXPECT_EQ(loop.body[1].body[0].text, "0B[j]");
  EXPECT_EQ(loop.body[1].step, 2);
  EXPECT_EQ(rank.program.ops[1].count, 2);
}

TEST(Plan, OfDevicesIsReadAsItWasWritten) {
  Plan plan = gpuPlan(), read;
  ASSERT_EQ(plan.validate().message(), "");
  std::string text = writePlan(plan);
  ASSERT_EQ(readPlan(text, read).message(), "");
  EXPECT_EQ(writePlan(read), text);
  EXPECT_EQ(text.find("\"isa\""), std::string::npos);
  EXPECT_EQ(read.kernels, plan.kernels);
  EXPECT_EQ(read.files, plan.files);
  EXPECT_EQ(read.code.gpu->assembler, "13.0.88");
  EXPECT_EQ(read.code.gpu->gemmWorkspace, 4096);
  EXPECT_EQ(read.ranks[0].events, 5);
  EXPECT_EQ(read.ranks[1].events, 0);
  // What a plan for processors does not have.
  std::string other = writePlan(samplePlan());
  for (const char *key : {"\"gpu\"", "\"kernels\"", "\"events\""})
    EXPECT_EQ(other.find(key), std::string::npos) << key;
}

TEST(Plan, WhoseKernelsDoNotFitIsRefused) {
  auto messageOf = [](auto change) {
    Plan plan = gpuPlan();
    change(plan);
    return plan.validate().message();
  };
  EXPECT_THAT(messageOf([](Plan &plan) { plan.code.gpu.reset(); }),
              HasSubstr("code for GPUs, and no other, has kernels"));
  EXPECT_THAT(messageOf([](Plan &plan) { plan.code.target = Target::Cpu; }),
              HasSubstr("code for GPUs, and no other, has kernels"));
  EXPECT_THAT(messageOf([](Plan &plan) { plan.kernels.clear(); }),
              HasSubstr("files of kernels, but no kernels"));
  EXPECT_THAT(messageOf([](Plan &plan) { plan.files[0].architecture = "gfx90a"; }),
              HasSubstr("'kernels.sm_80.cubin' holds kernels of no architecture that is known"));
  EXPECT_THAT(messageOf([](Plan &plan) { plan.code.gpu->assembler = ""; }),
              HasSubstr("no version of ptxas made it"));
  EXPECT_THAT(messageOf([](Plan &plan) { plan.ranks[1].events = -1; }),
              HasSubstr("rank 1 has -1 events"));
  EXPECT_THAT(messageOf([](Plan &plan) { plan.ranks[0].files = {plan.files[0]}; }),
              HasSubstr("rank 0 has the file 'kernels.sm_80.cubin' to itself"));
}

TEST(Plan, OfAnAsynchronousScheduleKeepsItsSteps) {
  Plan plan = samplePlan(), read;
  plan.choices.remainder = 0;
  for (RankPlan &rank : plan.ranks)
    rank.shortProgram.reset();
  plan.choices.asynchronous = true;
  EXPECT_THAT(plan.validate().message(), HasSubstr("run a number of steps"));
  plan.choices.steps = 20;
  plan.choices.updateInterval = 1;
  ASSERT_EQ(readPlan(writePlan(plan), read).message(), "");
  EXPECT_EQ(read.choices.steps, 20);
  EXPECT_EQ(read.choices.updateInterval, 1);
}

TEST(Plan, ThatWasChangedIsRefused) {
  std::string text = writePlan(samplePlan());
  for (std::size_t place : {std::size_t{15}, text.find("1f1b"), text.size() - 3}) {
    std::string other = text;
    other[place] = other[place] == '0' ? '1' : other[place] == '\n' ? ' ' : '0';
    Plan plan;
    EXPECT_FALSE(readPlan(other, plan).ok()) << place;
  }
  std::string other = text;
  other[text.find("1f1b")] = '2';
  EXPECT_THAT(messageOf(other), HasSubstr("was changed since it was written"));
  // The same values in another form are another file.
  EXPECT_THAT(messageOf(text + "\n"), HasSubstr("was changed since it was written"));
  EXPECT_THAT(messageOf(text.substr(0, text.size() / 2)), HasSubstr("is not JSON at byte"));
  EXPECT_THAT(messageOf("[]"), HasSubstr("is no JSON object"));
  EXPECT_THAT(messageOf("{}"), HasSubstr("does not say of which format it is"));
}

/// Before its hash: that may be made in another way.
TEST(Plan, OfAnotherVersionIsRefusedAsSuch) {
  EXPECT_THAT(messageOf(edited("\"format\": 1", "\"format\": 2")),
              HasSubstr("is for format 2 of the runtime, which has 1; compile the model again"));
  EXPECT_THAT(messageOf(edited("\"abi\": 2", "\"abi\": 7")),
              HasSubstr("is for ABI 7 of the runtime, which has 2; compile the model again"));
}

TEST(Plan, IsCheckedFieldByField) {
  EXPECT_EQ(messageOf(edited("\"schedule\": \"1f1b\",", "")), "has no 'choices.schedule'");
  EXPECT_EQ(messageOf(edited("\"schedule\": \"1f1b\"", "\"schedule\": 1")),
            "'choices.schedule' is not a string");
  EXPECT_EQ(messageOf(edited("\"chunks\": 2", "\"chunks\": 2.5")),
            "'choices.chunks' is not an integer");
  EXPECT_EQ(messageOf(edited("\"target\": \"cpu\"", "\"target\": \"tpu\"")),
            "'code.target' is not one of the names that it may have");
  EXPECT_EQ(messageOf(edited("\"range\": [0, 3, 1]", "\"range\": [0, 3]")),
            "'ranks[0].program.ops[2]' is not a loop of ops with begin, end and step");
  EXPECT_EQ(messageOf(edited("[3, 1024]", "[3]")),
            "'ranks[0].program.channels[0].messages[0]' is not a number of messages and their "
            "bytes");
  EXPECT_EQ(messageOf(edited("0x0123456789abcdef", "0x123")),
            "'ranks[0].files[0].hash' is not a hexadecimal number");
}

TEST(Plan, WhosePartsDoNotFitIsRefused) {
  EXPECT_EQ(messageOf(edited("\"first\": 0", "\"first\": 1000000")),
            "rank 0 keeps 'w' or its gradient outside of its arena");
  EXPECT_EQ(messageOf(edited("\"arena_bytes\": 320", "\"arena_bytes\": 321")),
            "rank 0 has an arena of 321 bytes, but its kinds have 320");
  EXPECT_EQ(messageOf(edited("\"loaded_inputs\": [\"x\"", "\"loaded_inputs\": [\"y\"")),
            "programs load the input 'y', which the model lacks");
  Plan plan = samplePlan();
  plan.ranks[1].shortProgram.reset();
  EXPECT_THAT(plan.validate().message(), HasSubstr("rank 1 has no program for a short step"));
  plan.ranks.clear();
  EXPECT_EQ(plan.validate().message(), "there are no ranks");
}

TEST(Machine, HasWhatItKnowsAndNothingElse) {
  EXPECT_FALSE(hasFeature("seven-league-boots"));
  CodeTarget code = samplePlan().code;
  for (const std::string &feature : knownFeatures())
    if (hasFeature(feature))
      code.features.push_back(feature);
  EXPECT_EQ(canRunHere(code).message(), "");
  code.features.insert(code.features.end(), {"seven-league-boots", "magic-hat"});
  EXPECT_THAT(canRunHere(code).message(),
              HasSubstr("is made for a processor 'a-processor' with seven-league-boots, magic-hat, "
                        "which this machine lacks"));
}

TEST(Machine, RunsWhatIsMadeForItAlone) {
  CodeTarget code = samplePlan().code;
  code.isa = "avx1024";
  EXPECT_THAT(canRunHere(code).message(), HasSubstr("contractions in avx1024 instructions"));
  code.contractions = "oneDNN 0.1";
  EXPECT_THAT(canRunHere(code).message(), HasSubstr("contractions by oneDNN 0.1"));
  // Which a device has no use for.
  code.target = Target::Cuda;
  EXPECT_EQ(canRunHere(code).message(), "");
  code.architecture = "z80";
  EXPECT_THAT(canRunHere(code).message(), HasSubstr("is made for z80, and this machine is"));
}

} // namespace
