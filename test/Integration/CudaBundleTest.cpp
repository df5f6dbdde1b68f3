//===- CudaBundleTest.cpp - Bundles for CUDA on the fake device -*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// pipeline-compile as a user calls it, and pipeline-launch linked to the fake device: the bundle's
// own host code gives the device its work, and kernels run in the emulator. What is compared with a
// run on the CPU has other sums in its contractions, so it is equal up to rounding.
//
//===----------------------------------------------------------------------===//

#include "../Unit/Runtime/PeersTesting.h"
#include "LaunchBundle.h"
#include "ModelRun.h"
#include "OwnKernels.h"
#include "ToolRunner.h"

#include "compile/Model.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/Pass/PassManager.h"
#include "pipeline-runtime/Safetensors.h"
#include "pipeline/Pipelines/Pipelines.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <map>
#include <thread>

using namespace pipeline;
using namespace pipeline::testing;
using ::testing::HasSubstr;

namespace {

/// A bundle, and its kernels for the emulator.
struct Bundle {
  std::string path;
  std::shared_ptr<test::EmulatedKernels> kernels;
};

/// The kernels that pipeline-compile makes of the model: the same passes of the same options.
std::shared_ptr<test::EmulatedKernels> emulate(const std::string &model,
                                               const std::string &options) {
  static const bool registered = (registerAllPipelinePasses(), true);
  (void)registered;
  mlir::DialectRegistry registry;
  registerAllPipelineDialects(registry);
  mlir::MLIRContext context(registry, mlir::MLIRContext::Threading::DISABLED);
  mlir::OwningOpRef<mlir::ModuleOp> module = driver::readModel(context, model, "test");
  CompileOptions compile;
  EXPECT_TRUE(succeeded(compile.parseFromString("target=cuda " + options, llvm::errs())));
  mlir::PassManager passes(&context);
  buildPlanPipeline(passes, compile);
  if (!module || failed(passes.run(*module))) {
    ADD_FAILURE() << "the model does not compile";
    return nullptr;
  }
  auto kernels = test::EmulatedKernels::create(*module);
  EXPECT_TRUE(static_cast<bool>(kernels)) << llvm::toString(kernels.takeError());
  return kernels ? std::shared_ptr<test::EmulatedKernels>(std::move(*kernels)) : nullptr;
}

/// A tiny GPT-2 of as many ranks, four microbatches a step.
Bundle compile(int ranks, const std::string &name) {
  Bundle bundle{scratchPath("cuda-" + name), nullptr};
  std::string count = std::to_string(ranks);
  Outcome outcome = runTool("pipeline-compile", {tinyGpt2(), "--ranks=" + count, "--microbatches=4",
                                                 "--clip", "--target=cuda", "--cubin=false",
                                                 "--gpu-arch=sm_90", "-o", bundle.path});
  EXPECT_EQ(outcome.status, 0) << outcome.err;
  bundle.kernels = emulate(tinyGpt2(), "ranks=" + count + " microbatches=4 clip=true");
  return bundle;
}

/// What a launch printed, reported, and did to the device.
struct Launch {
  int status = -1;
  std::string out, err;
  std::vector<std::string> faults;
};

/// pipeline-launch, as one process of a run.
int launchProcess(const std::vector<std::string> &arguments, const launch::ProcessPlace &place) {
  auto load = [](const runtime::CudaLibrary *&library) {
    library = pipeline_rt_cuda_library();
    return runtime::Status();
  };
  return launch::launchBundle(arguments, load, place);
}

/// Processes are threads here. Those that fail make the whole fail.
int launchProcesses(const std::vector<std::string> &arguments,
                    const std::vector<launch::ProcessPlace> &places) {
  std::vector<int> statuses(places.size());
  std::vector<std::thread> threads;
  for (std::size_t i = 0; i < places.size(); ++i)
    threads.emplace_back([&, i] { statuses[i] = launchProcess(arguments, places[i]); });
  for (std::thread &thread : threads)
    thread.join();
  return *std::max_element(statuses.begin(), statuses.end());
}

/// As torchrun would start them on one machine.
std::vector<launch::ProcessPlace> placesOf(std::int32_t processes, std::int32_t ranks) {
  std::vector<launch::ProcessPlace> places(processes);
  std::uint16_t port = runtime::testing::findPort();
  for (std::int32_t rank = 0; rank < processes; ++rank)
    places[rank] = {true, runtime::testing::peerOptions(rank, ranks, port), rank};
  return places;
}

/// Runs the bundle in this process, on fake devices.
Launch launch(const Bundle &bundle, std::vector<std::string> arguments,
              const fake::Options &options = {}, std::int64_t failingCall = 0,
              const std::vector<launch::ProcessPlace> &places = {{}}) {
  Launch result;
  fake::FakeDevice device(options);
  fake::addOwnKernels(device);
  test::addKernels(device, *bundle.kernels, options.seed, result.faults);
  device.failCall(failingCall);
  arguments.insert(arguments.begin(), {bundle.path, "--data=" + inputPath("pipelines.txt")});
  ::testing::internal::CaptureStdout();
  ::testing::internal::CaptureStderr();
  result.status = launchProcesses(arguments, places);
  result.out = ::testing::internal::GetCapturedStdout();
  result.err = ::testing::internal::GetCapturedStderr();
  for (std::string &fault : device.finish())
    result.faults.push_back(std::move(fault));
  return result;
}

llvm::json::Object parse(const std::string &path) {
  llvm::Expected<llvm::json::Value> json = llvm::json::parse(readFile(path));
  if (!json || !json->getAsObject()) {
    ADD_FAILURE() << llvm::toString(json.takeError());
    return {};
  }
  return std::move(*json->getAsObject());
}

/// A member of every element of a list.
std::vector<llvm::json::Value> members(const llvm::json::Object &object, const char *list,
                                       const char *key) {
  std::vector<llvm::json::Value> result;
  for (const llvm::json::Value &element : *object.getArray(list))
    result.push_back(*element.getAsObject()->get(key));
  return result;
}

/// The same tensors, up to rounding: each by its norm.
void expectNear(const std::string &path, const std::string &expected) {
  std::unique_ptr<runtime::TensorFile> is, should;
  ASSERT_EQ(runtime::TensorFile::open(path, is).message(), "");
  ASSERT_EQ(runtime::TensorFile::open(expected, should).message(), "");
  ASSERT_EQ(is->tensors().size(), should->tensors().size());
  for (std::size_t i = 0; i < is->tensors().size(); ++i) {
    const runtime::StoredTensor &a = is->tensors()[i], &b = should->tensors()[i];
    ASSERT_EQ(a.name, b.name);
    ASSERT_EQ(a.text(), b.text());
    double error = 0, norm = 0;
    for (std::int64_t j = 0; j < a.elements(); ++j) {
      double x = static_cast<const float *>(a.data)[j], y = static_cast<const float *>(b.data)[j];
      error += (x - y) * (x - y);
      norm += y * y;
    }
    EXPECT_LE(std::sqrt(error), 1e-4 * std::sqrt(norm)) << a.name;
  }
}

TEST(CudaBundles, TrainAsTheCpuDoes) {
  std::string json = scratchPath("cuda.json"), save = scratchPath("cuda.save"),
              gradients = scratchPath("cuda.gradients");
  std::vector<std::string> run = {"--steps=3", "--clip-norm=1", "--seed=7"};
  auto with = [&](std::vector<std::string> more) {
    more.insert(more.end(), run.begin(), run.end());
    return more;
  };
  Bundle bundle = compile(2, "two");
  Launch two = launch(
      bundle,
      with({"--json=" + json, "--save=" + save, "--gradients=" + gradients, "--devices=1,0"}),
      {.seed = 1, .devices = 2});
  ASSERT_EQ(two.status, 0) << two.err;
  EXPECT_THAT(two.faults, ::testing::IsEmpty());
  EXPECT_THAT(two.out, HasSubstr("for sm_90 in f32, and on the host "));
  EXPECT_THAT(two.out, HasSubstr("devices    rank 1 on device 0 (a fake device, sm_90)\n"
                                 "           rank 0 on device 1 (a fake device, sm_90)\n"
                                 "transport  copy\n"));
  EXPECT_THAT(two.out, HasSubstr("host us in an action  calls"));

  // Against the CPU.
  Report cpu = train(tinyGpt2(), with({"--ranks=2", "--microbatches=4", "--save=" + save + ".cpu",
                                       "--gradients=" + gradients + ".cpu"}));
  expectNear(save, save + ".cpu");
  expectNear(gradients, gradients + ".cpu");
  llvm::json::Object report = parse(json);
  std::vector<llvm::json::Value> losses = members(report, "steps", "loss"),
                                 norms = members(report, "steps", "gradient_norm");
  ASSERT_EQ(losses.size(), cpu.losses.size());
  for (std::size_t step = 0; step < losses.size(); ++step) {
    EXPECT_NEAR(*losses[step].getAsNumber(), cpu.losses[step], 1e-5);
    EXPECT_NEAR(*norms[step].getAsNumber(), cpu.gradientNorms[step],
                1e-4 * cpu.gradientNorms[step]);
  }

  // What is said of devices, and what of processors is not.
  EXPECT_EQ(report.getString("target"), "cuda");
  EXPECT_EQ(report.getString("transport"), "copy");
  EXPECT_EQ(report.getString("precision"), "f32");
  EXPECT_EQ(*report.get("gpu"), llvm::json::Value(llvm::json::Array{"sm_90"}));
  for (const char *key : {"isa", "pack_weights"})
    EXPECT_EQ(report.get(key), nullptr) << key;
  llvm::json::Object &rank = *(*report.getArray("ranks"))[0].getAsObject();
  EXPECT_EQ(rank.getObject("device")->getInteger("number"), 1);
  EXPECT_EQ(rank.getObject("device")->getString("architecture"), "sm_90");
  EXPECT_GT(rank.getObject("host_work")->getInteger("calls"), 0);
  for (const char *key : {"busy_seconds", "update_seconds", "contraction_seconds"})
    EXPECT_EQ(rank.get(key), nullptr) << key;

  // By NCCL, the same bits.
  Launch nccl =
      launch(bundle, with({"--json=" + json, "--transport=nccl"}), {.seed = 3, .devices = 2});
  ASSERT_EQ(nccl.status, 0) << nccl.err;
  EXPECT_THAT(nccl.faults, ::testing::IsEmpty());
  EXPECT_THAT(nccl.out, HasSubstr("transport  nccl\n"));
  EXPECT_EQ(members(parse(json), "steps", "loss_bits"), members(report, "steps", "loss_bits"));

  // As graphs: the third step is a launch of the one that was captured in the second.
  Launch graph = launch(bundle, with({"--json=" + json, "--cuda-graph"}), {.seed = 4});
  ASSERT_EQ(graph.status, 0) << graph.err;
  EXPECT_THAT(graph.faults, ::testing::IsEmpty());
  llvm::json::Object graphReport = parse(json);
  EXPECT_EQ(members(graphReport, "steps", "loss_bits"), members(report, "steps", "loss_bits"));
  // One call for the forwards and backwards of both ranks; without graphs each takes many.
  EXPECT_EQ(graphReport.getBoolean("cuda_graph"), true);
  EXPECT_EQ(graphReport.getNumber("calls_per_action"), 1.0 / 16);
  EXPECT_GT(graphReport.getNumber("host_seconds_per_action"), 0);
  EXPECT_EQ(report.getBoolean("cuda_graph"), false);
  EXPECT_GT(report.getNumber("calls_per_action"), 10);

  // One rank, the same bits.
  Launch one = launch(compile(1, "one"), with({"--json=" + json}), {.seed = 2});
  ASSERT_EQ(one.status, 0) << one.err;
  EXPECT_THAT(one.faults, ::testing::IsEmpty());
  EXPECT_EQ(members(parse(json), "steps", "loss_bits"), members(report, "steps", "loss_bits"));
}

/// Those that need a bundle which is compiled once.
struct CudaLaunches : ::testing::Test {
  static void SetUpTestSuite() { bundle = compile(2, "launches"); }
  static void TearDownTestSuite() { bundle = {}; }
  static Bundle bundle;
};
Bundle CudaLaunches::bundle;

TEST_F(CudaLaunches, OnADeviceThatRunsNoCodeOfTheBundleAreRefused) {
  Launch old = launch(bundle, {"--steps=1"}, {.major = 8, .minor = 6});
  EXPECT_EQ(old.status, 1);
  EXPECT_THAT(old.err,
              HasSubstr("has PTX for sm_90, none of which runs on device 0 (a fake device, "
                        "sm_86); compile the model with --gpu-arch=sm_86"));
  EXPECT_THAT(old.faults, ::testing::IsEmpty());
  // Newer ones compile the PTX.
  Launch young = launch(bundle, {"--steps=1"}, {.major = 10, .minor = 0});
  EXPECT_EQ(young.status, 0) << young.err;
}

TEST_F(CudaLaunches, OnADeviceThatIsNotThereAreRefused) {
  Launch there = launch(bundle, {"--steps=1", "--devices=0,2"}, {.devices = 2});
  EXPECT_EQ(there.status, 1);
  EXPECT_THAT(there.err, HasSubstr("--devices names device 2, and CUDA finds 2 on this machine"));
}

TEST_F(CudaLaunches, ByNcclNeedADeviceForEachRank) {
  Launch nccl = launch(bundle, {"--steps=1", "--transport=nccl"}, {.devices = 1});
  EXPECT_EQ(nccl.status, 1);
  EXPECT_THAT(nccl.err, HasSubstr("device 0"));
  EXPECT_THAT(nccl.faults, ::testing::IsEmpty());
}

TEST_F(CudaLaunches, InSeveralProcessesHaveTheBitsOfOne) {
  std::string json = scratchPath("processes.json");
  std::vector<std::string> arguments = {"--steps=3", "--clip-norm=1", "--transport=nccl",
                                        "--json=" + json};
  Launch one = launch(bundle, arguments, {.seed = 5, .devices = 2});
  ASSERT_EQ(one.status, 0) << one.err;
  llvm::json::Object expected = parse(json);
  Launch several = launch(bundle, arguments, {.seed = 6, .devices = 2}, 0, placesOf(2, 2));
  ASSERT_EQ(several.status, 0) << several.err;
  EXPECT_THAT(several.faults, ::testing::IsEmpty());
  // One of them prints, and knows of the other what is to be told.
  EXPECT_EQ(several.out.find("transport  nccl\n"), several.out.rfind("transport  nccl\n"));
  llvm::json::Object report = parse(json);
  for (const char *key : {"loss_bits", "gradient_norm"})
    EXPECT_EQ(members(report, "steps", key), members(expected, "steps", key)) << key;
  for (const char *key : {"parameter_hashes", "device", "allocated_bytes"})
    EXPECT_EQ(members(report, "ranks", key), members(expected, "ranks", key)) << key;
  EXPECT_GT(
      (*report.getArray("ranks"))[1].getAsObject()->getObject("host_work")->getInteger("calls"), 0);
}

TEST_F(CudaLaunches, InSeveralProcessesAreRefusedWhatNeedsOne) {
  auto refuse = [&](std::vector<std::string> arguments, std::int32_t ranks) {
    return launch(bundle, std::move(arguments), {.devices = 2}, 0, placesOf(1, ranks));
  };
  EXPECT_THAT(refuse({"--steps=1"}, 2).err,
              HasSubstr("this is one of 2 processes (WORLD_SIZE), but the ranks of "
                        "--transport=copy are in one; take --transport=nccl"));
  EXPECT_THAT(refuse({"--steps=1", "--transport=nccl"}, 3).err,
              HasSubstr("this is one of 3 processes (WORLD_SIZE), but the plan has 2 ranks"));
}

TEST_F(CudaLaunches, InSeveralProcessesWriteTheFilesOfOne) {
  auto launchInto = [&](const std::string &name, const std::vector<launch::ProcessPlace> &places) {
    std::vector<std::string> arguments = {"--steps=2", "--clip-norm=1", "--transport=nccl"};
    for (const char *output : {"save", "gradients", "trace"})
      arguments.push_back("--" + std::string(output) + "=" + scratchPath(name + "." + output));
    Launch result = launch(bundle, arguments, {.seed = 9, .devices = 2}, 0, places);
    EXPECT_EQ(result.status, 0) << result.err;
    EXPECT_THAT(result.faults, ::testing::IsEmpty());
  };
  launchInto("one", {{}});
  launchInto("several", placesOf(2, 2));
  for (const char *output : {".save", ".gradients"}) {
    std::string file = readFile(scratchPath("several" + std::string(output)));
    EXPECT_GT(file.size(), 1000u);
    EXPECT_TRUE(file == readFile(scratchPath("one" + std::string(output)))) << output;
  }
  // Of traces the times differ.
  auto eventsOf = [](const std::string &name) {
    std::vector<std::string> events;
    std::map<int64_t, double> ends;
    llvm::json::Object trace = parse(scratchPath(name + ".trace"));
    for (const llvm::json::Value &value : *trace.getArray("traceEvents")) {
      const llvm::json::Object &event = *value.getAsObject();
      int64_t track = *event.getInteger("tid");
      events.push_back(std::to_string(track) + " " + event.getString("name")->str());
      if (event.getString("ph") == "M")
        continue;
      // A microsecond for what is rounded.
      EXPECT_GE(*event.getNumber("ts"), ends[track] - 1);
      ends[track] = *event.getNumber("ts") + *event.getNumber("dur");
    }
    return events;
  };
  std::vector<std::string> events = eventsOf("several");
  EXPECT_GT(events.size(), 30u);
  EXPECT_EQ(events, eventsOf("one"));
}

TEST_F(CudaLaunches, InSeveralProcessesWriteWhatAllAreAskedFor) {
  std::vector<launch::ProcessPlace> places = placesOf(2, 2);
  std::string save = scratchPath("never.save");
  std::vector<std::string> arguments = {bundle.path, "--data=" + inputPath("pipelines.txt"),
                                        "--steps=1", "--transport=nccl"};
  int statuses[2];
  ::testing::internal::CaptureStderr();
  std::thread other([&] { statuses[1] = launchProcess(arguments, places[1]); });
  std::vector<std::string> more = arguments;
  more.push_back("--save=" + save);
  statuses[0] = launchProcess(more, places[0]);
  other.join();
  EXPECT_THAT(::testing::internal::GetCapturedStderr(),
              HasSubstr("the process of rank 0 was given --save, and that of rank 1 no --save; "
                        "give all processes the same options"));
  EXPECT_EQ(statuses[0] + statuses[1], 2);
  EXPECT_FALSE(std::filesystem::exists(save));
}

TEST_F(CudaLaunches, InSeveralProcessesThatCantWriteEndBeforeTheyTrain) {
  Launch failed = launch(bundle, {"--steps=1", "--transport=nccl", "--save=/nowhere/to/be.save"},
                         {.devices = 2}, 0, placesOf(2, 2));
  EXPECT_EQ(failed.status, 1);
  EXPECT_THAT(failed.err, HasSubstr("--save: "));
  EXPECT_THAT(failed.out, ::testing::Not(HasSubstr("step")));
  EXPECT_THAT(failed.faults, ::testing::IsEmpty());
}

TEST_F(CudaLaunches, InSeveralProcessesFailTogether) {
  // The second machine-local process finds no device, and neither waits for the other.
  Launch failed =
      launch(bundle, {"--steps=1", "--transport=nccl"}, {.devices = 1}, 0, placesOf(2, 2));
  EXPECT_EQ(failed.status, 1);
  EXPECT_THAT(failed.err, HasSubstr("this is process 1 of this machine (LOCAL_RANK, from 0), which "
                                    "has a device for each of 1"));
  EXPECT_THAT(failed.faults, ::testing::IsEmpty());
}

TEST_F(CudaLaunches, WhoseCallsFailEndWithTheMessageAndLeaveNothing) {
  std::string save = scratchPath("never.save");
  for (std::int64_t call : {1, 2, 5, 40, 300}) {
    Launch failed = launch(bundle, {"--steps=1", "--save=" + save}, {.seed = 3}, call);
    EXPECT_EQ(failed.status, 1) << call;
    EXPECT_THAT(failed.err, HasSubstr("error: ")) << call;
    EXPECT_FALSE(std::filesystem::exists(save)) << call;
  }
}

} // namespace
