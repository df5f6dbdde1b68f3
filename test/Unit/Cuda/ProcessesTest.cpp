//===- ProcessesTest.cpp - A run in several processes, by NCCL -*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Processes are threads here, each with a Run of its own, that reach one another over TCP and by
// the fake NCCL.
//
//===----------------------------------------------------------------------===//

#include "../Runtime/PeersTesting.h"
#include "CudaTesting.h"
#include "OwnKernels.h"
#include "RankContext.h"

#include <atomic>
#include <thread>

using namespace pipeline::runtime;
using namespace pipeline::runtime::testing;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

namespace {

constexpr std::int32_t ranks = 3;
constexpr std::int64_t microbatches = 4;

/// The rank that fails in the second step, or none.
std::atomic<std::int32_t> failing{-1};

/// Each rank adds to what it received and hands it on; the last reports it as the loss, the first
/// an output of its own. Then the norm of all is exchanged.
void step(pipeline_rt_rank *rank, void *memory) {
  auto *arena = static_cast<char *>(memory);
  std::int32_t index = rank->index;
  if (index == failing && rank->run.firstStep == 1)
    pipeline_rt_fail(rank, "enough");
  auto *weight = reinterpret_cast<float *>(arena);
  for (std::int64_t i = 0; i < microbatches; ++i) {
    float *slot = weight + 16 * (i + 1);
    if (index > 0) {
      pipeline_rt_cuda_recv(rank, index - 1, slot, 64);
      pipeline_rt_cuda_record(rank, 0, PIPELINE_RT_CUDA_RECEIVE);
      pipeline_rt_cuda_wait(rank, 0, PIPELINE_RT_CUDA_COMPUTE);
    } else {
      pipeline_rt_cuda_copy(rank, slot, weight, 64);
      pipeline_rt_cuda_report_scalar(rank, 1, i, weight + 1);
    }
    advance(rank, slot, slot, 16, index);
    if (index + 1 < ranks) {
      pipeline_rt_cuda_record(rank, 1, PIPELINE_RT_CUDA_COMPUTE);
      pipeline_rt_cuda_wait(rank, 1, PIPELINE_RT_CUDA_SEND);
      pipeline_rt_cuda_send(rank, index + 1, slot, 64);
    } else {
      pipeline_rt_cuda_report_scalar(rank, 0, i, weight + 8);
    }
  }
  const float *gradient = weight;
  pipeline_rt_cuda_gradient_norm(rank, index, 1, &gradient, 16);
  pipeline_rt_cuda_exchange_norms(rank);
  pipeline_rt_cuda_update_sgd(rank, weight, 1, &gradient, 16);
  // What is sent is not written before it is gone.
  pipeline_rt_cuda_record(rank, 2, PIPELINE_RT_CUDA_SEND);
  pipeline_rt_cuda_wait(rank, 2, PIPELINE_RT_CUDA_COMPUTE);
  pipeline_rt_cuda_record(rank, 3, PIPELINE_RT_CUDA_COMPUTE);
  pipeline_rt_cuda_wait(rank, 3, PIPELINE_RT_CUDA_RECEIVE);
}

void initialize(pipeline_rt_rank *rank, void *arena) {
  pipeline_rt_cuda_init_normal(rank, static_cast<float *>(arena), 16, "w", 0, 1);
}

/// What a process sees of the run.
struct Seen {
  std::vector<std::vector<float>> outputs;
  std::vector<double> norms;
  /// By rank; those of others are empty.
  std::vector<std::vector<std::uint32_t>> weights;
  std::string failure;
};

/// Runs one process; without peers, the whole run.
Seen runProcess(std::shared_ptr<Peers> peers, std::int64_t steps) {
  Seen seen;
  CudaOptions cudaOptions;
  static const char image[] = "the tests'";
  cudaOptions.modules = {{"tests", image}};
  cudaOptions.kernels = {{0, "stamp"}, {0, "advance"}};
  for (std::int32_t rank = 0; rank < ranks; ++rank)
    cudaOptions.ranks.push_back({rank, 4});
  cudaOptions.channels = {{0, 1}, {1, 2}};
  cudaOptions.peers = peers;
  CudaRun cuda;
  auto failed = [&](const Status &status) {
    seen.failure = status.message();
    return !status.ok();
  };
  if (failed(createNcclRun(cudaOptions, cuda)))
    return seen;
  RunOptions options;
  options.programs.assign(ranks, {1024, initialize, step});
  options.microbatches = microbatches;
  options.outputs = 2;
  options.parameters = ranks;
  options.optimizer.clipNorm = 1;
  options.platform = std::move(cuda.platform);
  options.peers = peers;
  std::unique_ptr<pipeline::runtime::Run> run;
  if (failed(pipeline::runtime::Run::create(options, std::move(cuda.transport), run)) ||
      failed(run->initialize()))
    return seen;
  for (std::int64_t i = 0; i < steps; ++i) {
    StepResult result;
    if (failed(run->step(result)))
      return seen;
    seen.outputs.push_back(result.outputs);
    seen.norms.push_back(result.gradientNorm);
  }
  for (std::int32_t rank = 0; rank < ranks; ++rank) {
    auto &own = seen.weights.emplace_back();
    if (!run->isHere(rank)) {
      EXPECT_EQ(run->arena(rank), nullptr);
      continue;
    }
    own.resize(16);
    EXPECT_TRUE(run->read(rank, 0, own.data(), 64).ok());
  }
  return seen;
}

struct Processes : ::testing::Test {
  ~Processes() override { failing = -1; }

  /// On devices that a seed drives.
  void use(std::uint64_t seed) {
    device.reset();
    device = std::make_unique<pipeline::fake::FakeDevice>(
        pipeline::fake::Options{.seed = seed, .devices = ranks, .pace = -1});
    pipeline::fake::addOwnKernels(*device);
    addTestKernels(*device);
  }

  /// Rank r for so many steps, each in a process.
  std::vector<Seen> runAll(const std::vector<std::int64_t> &steps) {
    std::uint16_t port = findPort();
    std::vector<Seen> seen(ranks);
    std::vector<std::thread> threads;
    for (std::int32_t rank = 0; rank < ranks; ++rank)
      threads.emplace_back([&, rank] {
        std::shared_ptr<Peers> peers;
        Status status = connectPeers(peerOptions(rank, ranks, port), peers);
        ASSERT_TRUE(status.ok()) << status.message();
        seen[static_cast<std::size_t>(rank)] =
            runProcess(std::move(peers), steps[static_cast<std::size_t>(rank)]);
      });
    for (std::thread &thread : threads)
      thread.join();
    return seen;
  }

  std::unique_ptr<pipeline::fake::FakeDevice> device;
};

TEST_F(Processes, HaveTheBitsOfOne) {
  use(1);
  Seen one = runProcess(nullptr, 3);
  ASSERT_EQ(one.failure, "");
  ASSERT_THAT(device->finish(), IsEmpty());
  for (std::uint64_t seed = 0; seed < 10; ++seed) {
    use(seed);
    std::vector<Seen> all = runAll({3, 3, 3});
    for (std::size_t rank = 0; rank < ranks; ++rank) {
      EXPECT_EQ(all[rank].failure, "");
      EXPECT_EQ(all[rank].outputs, one.outputs) << "rank " << rank;
      EXPECT_EQ(all[rank].norms, one.norms) << "rank " << rank;
      ASSERT_EQ(all[rank].weights.size(), one.weights.size());
      EXPECT_EQ(all[rank].weights[rank], one.weights[rank]) << "rank " << rank;
    }
    ASSERT_THAT(device->finish(), IsEmpty()) << "seed " << seed;
  }
}

TEST_F(Processes, OneThatFailsEndsAll) {
  for (std::int32_t rank = 0; rank < ranks; ++rank) {
    use(static_cast<std::uint64_t>(rank));
    failing = rank;
    for (const Seen &seen : runAll({3, 3, 3})) {
      EXPECT_EQ(seen.failure, "rank " + std::to_string(rank) + " in step 1: enough");
      // The step before is known to all.
      EXPECT_EQ(seen.outputs.size(), 1U);
    }
    EXPECT_THAT(device->finish(), IsEmpty());
  }
}

TEST_F(Processes, OneThatEndsEarlyEndsAll) {
  use(5);
  std::vector<Seen> all = runAll({3, 2, 3});
  EXPECT_EQ(all[1].failure, "");
  for (std::size_t rank : {0, 2}) {
    EXPECT_EQ(all[rank].failure, "the process of rank 1 has ended before the others");
    EXPECT_EQ(all[rank].outputs.size(), 2U);
  }
}

/// Whichever call fails in one process, all end with its name.
TEST_F(Processes, ACallThatFailsEndsAll) {
  use(0);
  for (const Seen &seen : runAll({2, 2, 2}))
    ASSERT_EQ(seen.failure, "");
  std::int64_t calls = device->calls();
  for (std::int64_t call = 1; call < calls * 2 / 3; call += 23) {
    use(static_cast<std::uint64_t>(call));
    device->failCall(call);
    std::vector<Seen> all = runAll({2, 2, 2});
    std::string failed = device->failedCall();
    for (const Seen &seen : all)
      EXPECT_THAT(seen.failure, ::testing::AnyOf("", HasSubstr(failed + " failed: ")))
          << "call " << call;
    // One that had ended before is the exception.
    EXPECT_EQ(all[0].failure.empty(), all[1].failure.empty() && all[2].failure.empty())
        << "call " << call << ", " << failed;
    EXPECT_THAT(device->finish(), IsEmpty()) << "call " << call << ", " << failed;
  }
}

} // namespace
