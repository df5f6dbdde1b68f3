//===- NcclTest.cpp - What only NCCL does, on the fake device --*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CudaTesting.h"
#include "OwnKernels.h"

using namespace pipeline::runtime;
using namespace pipeline::runtime::testing;
using ::testing::AllOf;
using ::testing::Contains;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

namespace {

constexpr std::int64_t word = sizeof(std::int32_t);

CudaTestRun::Setting ncclSetting(std::int32_t ranks, std::uint64_t seed, Body step) {
  CudaTestRun::Setting setting;
  setting.ranks = ranks;
  setting.seed = seed;
  setting.step = std::move(step);
  setting.nccl = true;
  return setting;
}

//===--- What is refused --------------------------------------------------===//

struct NcclOptions : ::testing::Test {
  NcclOptions() : device({1, 2, -1}) {
    pipeline::fake::addOwnKernels(device);
    options.ranks = {{0, 0}, {1, 0}};
  }
  ~NcclOptions() override { EXPECT_THAT(device.finish(), IsEmpty()); }

  std::string failure() {
    CudaRun run;
    return createNcclRun(options, run).message();
  }

  pipeline::fake::FakeDevice device;
  CudaOptions options;
};

TEST_F(NcclOptions, TwoRanksOnOneDevice) {
  options.ranks[1].device = 0;
  EXPECT_THAT(failure(), HasSubstr("ranks 0 and 1 are both on device 0"));
}

TEST_F(NcclOptions, AChannelOfARankThatIsNone) {
  options.channels = {{0, 1}, {1, 2}};
  EXPECT_THAT(failure(), HasSubstr("messages from rank 1 to rank 2, but the run has 2 ranks"));
}

TEST_F(NcclOptions, AChannelThatTheRunWasNotToldOf) {
  options.channels = {{0, 1}, {0, 1}};
  CudaRun cuda;
  ASSERT_TRUE(createNcclRun(options, cuda).ok());
  RunOptions run;
  run.platform = std::move(cuda.platform);
  run.programs.assign(2, {256, nullptr, [](pipeline_rt_rank *rank, void *arena) {
                            pipeline_rt_cuda_send(rank, 0, arena, 16);
                          }});
  std::unique_ptr<pipeline::runtime::Run> made;
  ASSERT_TRUE(pipeline::runtime::Run::create(run, std::move(cuda.transport), made).ok());
  StepResult result;
  EXPECT_THAT(made->step(result).message(),
              HasSubstr("sends to rank 0 16 bytes, but the run was not told of messages between"));
  made.reset();
  run.platform.reset();
}

//===--- Order ------------------------------------------------------------===//

/// What a rank receives is behind all that the sender did before it sent.
TEST(Nccl, AMessageIsBehindWhatItsSenderDid) {
  for (std::uint64_t seed = 0; seed < 100; ++seed) {
    CudaTestRun run(
        ncclSetting(3, seed, [](pipeline_rt_rank *rank, std::int32_t index, char *arena) {
          if (index > 0) {
            pipeline_rt_cuda_recv(rank, index - 1, arena, 64);
            pipeline_rt_cuda_record(rank, 0, PIPELINE_RT_CUDA_RECEIVE);
            pipeline_rt_cuda_wait(rank, 0, PIPELINE_RT_CUDA_COMPUTE);
            advance(rank, arena, arena, 16, index);
          } else {
            stamp(rank, arena, 16, 5);
          }
          pipeline_rt_cuda_record(rank, 1, PIPELINE_RT_CUDA_COMPUTE);
          pipeline_rt_cuda_wait(rank, 1, PIPELINE_RT_CUDA_SEND);
          if (index < 2)
            pipeline_rt_cuda_send(rank, index + 1, arena, 64);
          pipeline_rt_cuda_record(rank, 2, PIPELINE_RT_CUDA_SEND);
          pipeline_rt_cuda_wait(rank, 2, PIPELINE_RT_CUDA_COMPUTE);
          pipeline_rt_cuda_wait(rank, 2, PIPELINE_RT_CUDA_RECEIVE);
        }));
    for (int step = 0; step < 3; ++step)
      run.step();
    EXPECT_EQ(run.read<std::int32_t>(2, 0, 1)[0], (5 * 3 + 1) * 3 + 2);
    ASSERT_THAT(run.finish(), IsEmpty()) << "seed " << seed;
  }
}

/// More messages under way than a rank gives its device at once.
TEST(Nccl, ManyMessagesUnderWay) {
  constexpr std::int32_t messages = 1000;
  CudaTestRun run(ncclSetting(2, 3, [](pipeline_rt_rank *rank, std::int32_t index, char *arena) {
    for (std::int32_t i = 0; i < messages; ++i) {
      if (index == 0)
        pipeline_rt_cuda_send(rank, 1, arena + i % 4 * word, word);
      else
        pipeline_rt_cuda_recv(rank, 0, arena + i % 4 * word, word);
    }
  }));
  run.expectSuccess(2);
}

/// The gradients of a tied parameter are messages, added in a fixed order; and the norm and the
/// weights are what they are by copies, to the last bit.
TEST(Nccl, SumsHaveTheBitsOfCopies) {
  auto body = [](pipeline_rt_rank *rank, std::int32_t index, char *arena) {
    auto *values = reinterpret_cast<float *>(arena);
    stamp(rank, values, 16, 0x3f800000 + index * 12345);
    pipeline_rt_cuda_record(rank, 0, PIPELINE_RT_CUDA_COMPUTE);
    pipeline_rt_cuda_wait(rank, 0, PIPELINE_RT_CUDA_SEND);
    pipeline_rt_cuda_wait(rank, 0, PIPELINE_RT_CUDA_RECEIVE);
    pipeline_rt_cuda_group_begin(rank);
    for (std::int32_t other = 0; other < 3; ++other) {
      pipeline_rt_cuda_send(rank, other, values, 64);
      pipeline_rt_cuda_recv(rank, other, values + 16 * (other + 1), 64);
    }
    pipeline_rt_cuda_group_end(rank);
    pipeline_rt_cuda_record(rank, 1, PIPELINE_RT_CUDA_RECEIVE);
    pipeline_rt_cuda_wait(rank, 1, PIPELINE_RT_CUDA_COMPUTE);
    pipeline_rt_cuda_record(rank, 2, PIPELINE_RT_CUDA_SEND);
    pipeline_rt_cuda_wait(rank, 2, PIPELINE_RT_CUDA_COMPUTE);
    const float *gradients[] = {values + 16, values + 32, values + 48};
    if (index == 0)
      pipeline_rt_cuda_gradient_norm(rank, 0, 3, gradients, 16);
    else
      pipeline_rt_cuda_gradient_norm(rank, index, 1, gradients, 16);
    pipeline_rt_cuda_exchange_norms(rank);
    pipeline_rt_cuda_update_sgd(rank, values + 64, 3, gradients, 16);
  };
  auto make = [&](bool nccl, std::uint64_t seed) {
    CudaTestRun::Setting setting = ncclSetting(3, seed, body);
    setting.nccl = nccl;
    setting.options.parameters = 3;
    setting.options.optimizer.clipNorm = 1;
    return setting;
  };
  std::vector<std::uint32_t> bits;
  double norm = 0;
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    CudaTestRun run(make(seed > 0, seed));
    double ownNorm = run.step().gradientNorm;
    auto own = run.read<std::uint32_t>(0, 256, 16);
    for (std::int32_t rank = 1; rank < 3; ++rank)
      EXPECT_EQ(run.read<std::uint32_t>(rank, 256, 16), own) << "seed " << seed;
    if (seed == 0) {
      bits = own;
      norm = ownNorm;
    }
    EXPECT_EQ(own, bits) << "seed " << seed;
    EXPECT_EQ(ownNorm, norm) << "seed " << seed;
    ASSERT_THAT(run.finish(), IsEmpty()) << "seed " << seed;
  }
  EXPECT_NE(bits[0], 0U);
}

//===--- Failure ----------------------------------------------------------===//

/// The others wait on their devices for the one that fails, in messages and in an exchange.
TEST(Nccl, AFailureEndsDevicesThatWait) {
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    CudaTestRun::Setting setting =
        ncclSetting(4, seed, [](pipeline_rt_rank *rank, std::int32_t index, char *arena) {
          if (index == 3)
            pipeline_rt_fail(rank, "enough");
          if (index == 0)
            pipeline_rt_cuda_recv(rank, 3, arena, 16);
          pipeline_rt_cuda_exchange_norms(rank);
        });
    setting.options.parameters = 1;
    setting.options.optimizer.clipNorm = 1;
    CudaTestRun run(std::move(setting));
    auto start = std::chrono::steady_clock::now();
    EXPECT_THAT(run.expectFailure(), HasSubstr("rank 3 in step 0: enough"));
    EXPECT_LT(std::chrono::steady_clock::now() - start, std::chrono::seconds(60));
  }
}

/// What NCCL finds out in the background, while the hosts wait.
TEST(Nccl, SizesThatDiffer) {
  CudaTestRun run(ncclSetting(2, 6, [](pipeline_rt_rank *rank, std::int32_t index, char *arena) {
    if (index == 0)
      pipeline_rt_cuda_send(rank, 1, arena, 1 << 11);
    else
      pipeline_rt_cuda_recv(rank, 0, arena, 48);
  }));
  StepResult result;
  ASSERT_TRUE(run.status.ok()) << run.status.message();
  EXPECT_THAT(run.run->step(result).message(),
              AllOf(HasSubstr("rank "), HasSubstr("ncclInternalError")));
  EXPECT_THAT(run.finish(), Contains(HasSubstr("receives 48 bytes, but its peer sends 2048")));
}

TEST(Nccl, ARankThatHasNoMemoryEndsThoseThatWaitForIt) {
  std::int64_t calls = 0;
  {
    CudaTestRun run(ncclSetting(3, 1, [](pipeline_rt_rank *, std::int32_t, char *) {}));
    ASSERT_TRUE(run.status.ok());
    calls = run.device.calls();
  }
  // Each of the calls with which ranks allocate and connect.
  for (std::int64_t call = 1; call < calls; call += 7) {
    CudaTestRun::Setting setting =
        ncclSetting(3, 1, [](pipeline_rt_rank *, std::int32_t, char *) {});
    setting.failCall = call;
    CudaTestRun run(std::move(setting));
    std::string failed = run.device.failedCall();
    if (failed.empty())
      continue;
    EXPECT_THAT(run.status.message(), HasSubstr(failed + " failed")) << "call " << call;
    EXPECT_THAT(run.finish(), IsEmpty()) << "call " << call << ", " << failed;
  }
}

} // namespace
