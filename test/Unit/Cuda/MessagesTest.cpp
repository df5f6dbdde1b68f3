//===- MessagesTest.cpp - What every transport does, on devices -*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The transport conformance suite (test/Unit/Runtime/TransportConformanceTest.cpp) for ranks whose
// memory is a device's: what there are posts and waits are here messages on streams, and a wait is
// one of a stream for an event.
//
//===----------------------------------------------------------------------===//

#include "CudaTesting.h"

using namespace pipeline::runtime;
using namespace pipeline::runtime::testing;
using ::testing::AllOf;
using ::testing::HasSubstr;

namespace {

constexpr std::int64_t word = sizeof(std::int32_t);

/// The events of these tests.
enum : std::int32_t { Computed, Sent, Received, Free };

/// Sends what the compute stream has made, which then waits until it is sent.
void sendNow(pipeline_rt_rank *rank, std::int32_t peer, const void *payload, std::int64_t bytes) {
  pipeline_rt_cuda_record(rank, Computed, PIPELINE_RT_CUDA_COMPUTE);
  pipeline_rt_cuda_wait(rank, Computed, PIPELINE_RT_CUDA_SEND);
  pipeline_rt_cuda_send(rank, peer, payload, bytes);
  pipeline_rt_cuda_record(rank, Sent, PIPELINE_RT_CUDA_SEND);
  pipeline_rt_cuda_wait(rank, Sent, PIPELINE_RT_CUDA_COMPUTE);
}

/// Receives to where the compute stream is done; it then waits until it is there.
void receiveNow(pipeline_rt_rank *rank, std::int32_t peer, void *payload, std::int64_t bytes) {
  pipeline_rt_cuda_record(rank, Free, PIPELINE_RT_CUDA_COMPUTE);
  pipeline_rt_cuda_wait(rank, Free, PIPELINE_RT_CUDA_RECEIVE);
  pipeline_rt_cuda_recv(rank, peer, payload, bytes);
  pipeline_rt_cuda_record(rank, Received, PIPELINE_RT_CUDA_RECEIVE);
  pipeline_rt_cuda_wait(rank, Received, PIPELINE_RT_CUDA_COMPUTE);
}

std::vector<std::int32_t> countFrom(std::int32_t first, std::int64_t n) {
  std::vector<std::int32_t> values(static_cast<std::size_t>(n));
  for (std::int64_t i = 0; i < n; ++i)
    values[static_cast<std::size_t>(i)] = first + static_cast<std::int32_t>(i);
  return values;
}

/// By copies on one device and on two, whose memories are apart, each step given to CUDA or as
/// graphs; and by NCCL.
enum class Network { OneDevice, TwoDevices, OneDeviceGraphs, TwoDevicesGraphs, Nccl };

struct CudaMessages : ::testing::TestWithParam<Network> {
  static bool isNccl() { return GetParam() == Network::Nccl; }
  static bool isGraph() {
    return GetParam() == Network::OneDeviceGraphs || GetParam() == Network::TwoDevicesGraphs;
  }
  CudaTestRun::Setting setting(std::int32_t ranks, std::uint64_t seed, Body step,
                               std::int64_t arenaBytes = 4096) {
    CudaTestRun::Setting setting;
    setting.ranks = ranks;
    setting.seed = seed;
    setting.step = std::move(step);
    setting.arenaBytes = arenaBytes;
    setting.devices =
        GetParam() == Network::TwoDevices || GetParam() == Network::TwoDevicesGraphs ? 2 : 1;
    setting.graph = isGraph();
    setting.nccl = isNccl();
    return setting;
  }
  /// Of programs that wait for ever, which copies find out by themselves.
  CudaTestRun::Setting deadlocked(std::int32_t ranks, std::uint64_t seed, Body step) {
    CudaTestRun::Setting own = setting(ranks, seed, std::move(step));
    own.waitSeconds = 0.2;
    return own;
  }

  /// As many steps as there are kinds of: called, captured, launched.
  static void stepThrough(CudaTestRun &run) {
    for (int i = 0; i < (isGraph() ? 3 : 2); ++i)
      run.step();
  }
};
std::vector<Network> networks() {
#ifdef PIPELINE_TEST_NCCL
  return {Network::OneDevice, Network::TwoDevices, Network::OneDeviceGraphs,
          Network::TwoDevicesGraphs, Network::Nccl};
#else
  return {Network::OneDevice, Network::TwoDevices, Network::OneDeviceGraphs,
          Network::TwoDevicesGraphs};
#endif
}

std::string nameOf(const ::testing::TestParamInfo<Network> &info) {
  constexpr const char *names[] = {"OneDevice", "TwoDevices", "OneDeviceGraphs", "TwoDevicesGraphs",
                                   "Nccl"};
  return names[static_cast<int>(info.param)];
}
INSTANTIATE_TEST_SUITE_P(All, CudaMessages, ::testing::ValuesIn(networks()), nameOf);

TEST_P(CudaMessages, TheKthSendMeetsTheKthReceive) {
  constexpr std::int64_t messages = 32, n = 8;
  for (std::uint64_t seed = 0; seed < 10; ++seed) {
    CudaTestRun run(setting(2, seed, [](pipeline_rt_rank *rank, std::int32_t index, char *arena) {
      for (std::int64_t i = 0; index == 0 && i < messages; ++i)
        stamp(rank, arena + i * n * word, n, i * 100);
      pipeline_rt_cuda_record(rank, Computed, PIPELINE_RT_CUDA_COMPUTE);
      pipeline_rt_cuda_wait(rank, Computed, PIPELINE_RT_CUDA_SEND);
      for (std::int64_t i = 0; i < messages; ++i) {
        if (index == 0)
          pipeline_rt_cuda_send(rank, 1, arena + i * n * word, n * word);
        else
          pipeline_rt_cuda_recv(rank, 0, arena + i * n * word, n * word);
      }
    }));
    stepThrough(run);
    for (std::int64_t i = 0; i < messages; ++i)
      EXPECT_EQ(run.read<std::int32_t>(1, i * n * word, n),
                countFrom(static_cast<std::int32_t>(i) * 100, n));
    EXPECT_THAT(run.finish(), ::testing::IsEmpty());
  }
}

TEST_P(CudaMessages, MessagesOfAnySize) {
  for (std::int64_t n : {0, 1, 15, 16, 17, 1000, 100000}) {
    CudaTestRun run(setting(
        2, 3,
        [n](pipeline_rt_rank *rank, std::int32_t index, char *arena) {
          if (index == 0) {
            stamp(rank, arena, n, 5);
            sendNow(rank, 1, arena, n * word);
          } else {
            receiveNow(rank, 0, arena, n * word);
          }
        },
        n * word));
    stepThrough(run);
    EXPECT_EQ(run.read<std::int32_t>(1, 0, n), countFrom(5, n));
    EXPECT_THAT(run.finish(), ::testing::IsEmpty());
  }
}

TEST_P(CudaMessages, ARankSendsToItself) {
  // NCCL takes both halves in one group alone.
  CudaTestRun run(setting(1, 4, [](pipeline_rt_rank *rank, std::int32_t, char *arena) {
    stamp(rank, arena, 10, 7);
    pipeline_rt_cuda_record(rank, Computed, PIPELINE_RT_CUDA_COMPUTE);
    pipeline_rt_cuda_wait(rank, Computed, PIPELINE_RT_CUDA_SEND);
    if (isNccl())
      pipeline_rt_cuda_group_begin(rank);
    pipeline_rt_cuda_recv(rank, 0, arena + 1024, 40);
    pipeline_rt_cuda_send(rank, 0, arena, 40);
    if (isNccl())
      pipeline_rt_cuda_group_end(rank);
  }));
  stepThrough(run);
  EXPECT_EQ(run.read<std::int32_t>(0, 1024, 10), countFrom(7, 10));
  EXPECT_THAT(run.finish(), ::testing::IsEmpty());
}

/// A send and a receive with every peer, which no order of single messages could do without
/// buffers: rank r's programs all begin with their sends.
TEST_P(CudaMessages, EveryPairBothWaysAtOnce) {
  for (std::int32_t ranks : {2, 3, 5}) {
    for (bool groups : {false, true}) {
      CudaTestRun run(
          setting(ranks, 11, [=](pipeline_rt_rank *rank, std::int32_t index, char *arena) {
            for (std::int32_t round = 0; round < 5; ++round) {
              stamp(rank, arena, 16, index * 1000 + round);
              pipeline_rt_cuda_record(rank, Computed, PIPELINE_RT_CUDA_COMPUTE);
              pipeline_rt_cuda_wait(rank, Computed, PIPELINE_RT_CUDA_SEND);
              pipeline_rt_cuda_wait(rank, Computed, PIPELINE_RT_CUDA_RECEIVE);
              if (groups)
                pipeline_rt_cuda_group_begin(rank);
              auto isOne = [&](std::int32_t i) { return groups || !isNccl() || i != index; };
              for (std::int32_t i = 0; i < ranks; ++i)
                if (isOne(i))
                  pipeline_rt_cuda_send(rank, i, arena, 64);
              for (std::int32_t i = 0; i < ranks; ++i)
                if (isOne(i))
                  pipeline_rt_cuda_recv(rank, i, arena + 256 + i * 64, 64);
              if (groups)
                pipeline_rt_cuda_group_end(rank);
              pipeline_rt_cuda_record(rank, Sent, PIPELINE_RT_CUDA_SEND);
              pipeline_rt_cuda_wait(rank, Sent, PIPELINE_RT_CUDA_COMPUTE);
              pipeline_rt_cuda_record(rank, Received, PIPELINE_RT_CUDA_RECEIVE);
              pipeline_rt_cuda_wait(rank, Received, PIPELINE_RT_CUDA_COMPUTE);
            }
          }));
      stepThrough(run);
      for (std::int32_t rank = 0; rank < ranks; ++rank)
        for (std::int32_t peer = 0; peer < ranks; ++peer)
          if (groups || !isNccl() || peer != rank)
            EXPECT_EQ(run.read<std::int32_t>(rank, 256 + peer * 64, 16),
                      countFrom(peer * 1000 + 4, 16));
      EXPECT_THAT(run.finish(), ::testing::IsEmpty());
    }
  }
}

TEST_P(CudaMessages, ChannelsDoNotDisturbOneAnother) {
  // Rank 0's receives are one group: 2's message passes while 1's comes last, after 2 has learned
  // from 0 that its own has come.
  CudaTestRun run(setting(3, 5, [](pipeline_rt_rank *rank, std::int32_t index, char *arena) {
    stamp(rank, arena, 4, index * 10);
    switch (index) {
    case 0:
      pipeline_rt_cuda_group_begin(rank);
      pipeline_rt_cuda_recv(rank, 1, arena + 64, 16);
      pipeline_rt_cuda_recv(rank, 2, arena + 128, 16);
      pipeline_rt_cuda_group_end(rank);
      break;
    case 1:
      receiveNow(rank, 2, arena + 64, 16);
      sendNow(rank, 0, arena, 16);
      break;
    case 2:
      sendNow(rank, 0, arena, 16);
      sendNow(rank, 1, arena, 16);
    }
  }));
  stepThrough(run);
  EXPECT_EQ(run.read<std::int32_t>(0, 64, 4), countFrom(10, 4));
  EXPECT_EQ(run.read<std::int32_t>(0, 128, 4), countFrom(20, 4));
  EXPECT_THAT(run.finish(), ::testing::IsEmpty());
}

/// Activations down, gradients up, several microbatches in flight, as 1F1B does it, with events for
/// each slot in both directions.
void pipelineStep(pipeline_rt_rank *rank, std::int32_t index, char *arena, std::int32_t ranks,
                  std::int32_t microbatches, std::int32_t inFlight) {
  constexpr std::int64_t n = 16, bytes = n * word;
  auto slot = [&](std::int32_t area, std::int32_t i) {
    return arena + (area * inFlight + i % inFlight) * bytes;
  };
  auto event = [&](std::int32_t kind, std::int32_t i) { return kind * inFlight + i % inFlight; };
  enum : std::int32_t { Down, Up };
  enum : std::int32_t { DownMade, DownGone, DownCame, UpMade, UpGone, UpCame };
  auto compute = PIPELINE_RT_CUDA_COMPUTE;
  auto receive = [&](std::int32_t area, std::int32_t i, std::int32_t peer, std::int32_t gone,
                     std::int32_t came) {
    // The slot is free once what it held was sent.
    pipeline_rt_cuda_wait(rank, event(gone, i), PIPELINE_RT_CUDA_RECEIVE);
    pipeline_rt_cuda_recv(rank, peer, slot(area, i), bytes);
    pipeline_rt_cuda_record(rank, event(came, i), PIPELINE_RT_CUDA_RECEIVE);
    pipeline_rt_cuda_wait(rank, event(came, i), compute);
  };
  auto send = [&](std::int32_t area, std::int32_t i, std::int32_t peer, std::int32_t made,
                  std::int32_t gone) {
    pipeline_rt_cuda_record(rank, event(made, i), compute);
    pipeline_rt_cuda_wait(rank, event(made, i), PIPELINE_RT_CUDA_SEND);
    pipeline_rt_cuda_send(rank, peer, slot(area, i), bytes);
    pipeline_rt_cuda_record(rank, event(gone, i), PIPELINE_RT_CUDA_SEND);
  };
  auto forward = [&](std::int32_t i) {
    if (index > 0)
      receive(Down, i, index - 1, DownGone, DownCame);
    else {
      pipeline_rt_cuda_wait(rank, event(DownGone, i), compute);
      stamp(rank, slot(Down, i), n, i);
    }
    advance(rank, slot(Down, i), slot(Down, i), n, index);
    if (index + 1 < ranks)
      send(Down, i, index + 1, DownMade, DownGone);
  };
  auto backward = [&](std::int32_t i) {
    if (index + 1 < ranks) {
      receive(Up, i, index + 1, UpGone, UpCame);
    } else {
      pipeline_rt_cuda_wait(rank, event(UpGone, i), compute);
      advance(rank, slot(Up, i), slot(Down, i), n, 0);
    }
    advance(rank, slot(Up, i), slot(Up, i), n, index);
    if (index > 0)
      send(Up, i, index - 1, UpMade, UpGone);
    else
      advance(rank, arena + 2048 + i * bytes, slot(Up, i), n, 0);
    // Whatever is received for this slot next is behind this.
    pipeline_rt_cuda_record(rank, event(UpCame + 1, i), compute);
    pipeline_rt_cuda_wait(rank, event(UpCame + 1, i), PIPELINE_RT_CUDA_RECEIVE);
  };
  std::int32_t warmup = std::min({ranks - 1 - index, inFlight - 1, microbatches});
  for (std::int32_t i = 0; i < warmup; ++i)
    forward(i);
  for (std::int32_t i = warmup; i < microbatches; ++i) {
    forward(i);
    backward(i - warmup);
  }
  for (std::int32_t i = microbatches - warmup; i < microbatches; ++i)
    backward(i);
}

TEST_P(CudaMessages, APipelineUnderStress) {
  constexpr std::int32_t ranks = 4, microbatches = 12, inFlight = 4;
  // Connecting takes NCCL's fake longer than the steps.
  for (std::uint64_t seed = 0, seeds = isNccl() || isGraph() ? 40 : 200; seed < seeds; ++seed) {
    CudaTestRun::Setting own =
        setting(ranks, seed, [](pipeline_rt_rank *rank, std::int32_t index, char *arena) {
          pipelineStep(rank, index, arena, ranks, microbatches, inFlight);
        });
    own.events = 7 * inFlight;
    CudaTestRun run(std::move(own));
    stepThrough(run);
    for (std::int32_t i = 0; i < microbatches; ++i) {
      std::int32_t expected = i;
      for (std::int32_t rank = 0; rank < ranks; ++rank)
        expected = expected * 3 + rank;
      expected *= 3;
      for (std::int32_t rank = ranks - 1; rank >= 0; --rank)
        expected = expected * 3 + rank;
      ASSERT_EQ(run.read<std::int32_t>(0, 2048 + i * 16 * word, 1)[0], expected * 3)
          << "seed " << seed << ", microbatch " << i;
    }
    ASSERT_THAT(run.finish(), ::testing::IsEmpty()) << "seed " << seed;
  }
}

/// More than a rank keeps before it waits for its peers is called before what its peer needs.
TEST_P(CudaMessages, ARankThatKeepsMuchGoesOnWhereItMust) {
  constexpr std::int64_t launches = 40000;
  CudaTestRun run(setting(2, 13, [](pipeline_rt_rank *rank, std::int32_t index, char *arena) {
    if (index == 1) {
      receiveNow(rank, 0, arena, 64);
      sendNow(rank, 0, arena, 64);
      return;
    }
    stamp(rank, arena, 16, 3);
    pipeline_rt_cuda_record(rank, Computed, PIPELINE_RT_CUDA_COMPUTE);
    receiveNow(rank, 1, arena + 256, 64);
    for (std::int64_t i = 0; i < launches; ++i)
      advance(rank, arena + 512, arena + 256, 16, i);
    pipeline_rt_cuda_wait(rank, Computed, PIPELINE_RT_CUDA_SEND);
    pipeline_rt_cuda_send(rank, 1, arena, 64);
  }));
  stepThrough(run);
  EXPECT_EQ(run.read<std::int32_t>(0, 512, 1)[0], 9 + static_cast<std::int32_t>(launches) - 1);
  EXPECT_THAT(run.finish(), ::testing::IsEmpty());
}

//===--- Failure ----------------------------------------------------------===//

TEST_P(CudaMessages, SizesThatDiffer) {
  // Nothing is said of it on NCCL's side; the fake's is in NcclTest.cpp.
  if (isNccl())
    return;
  CudaTestRun run(setting(2, 6, [](pipeline_rt_rank *rank, std::int32_t index, char *arena) {
    if (index == 0) {
      pipeline_rt_cuda_send(rank, 1, arena, 16);
      pipeline_rt_cuda_send(rank, 1, arena, 32);
    } else {
      pipeline_rt_cuda_recv(rank, 0, arena, 16);
      pipeline_rt_cuda_recv(rank, 0, arena, 48);
    }
  }));
  EXPECT_THAT(run.expectFailure(),
              HasSubstr("message 2 from rank 0 to rank 1 has 32 bytes, but 48 are received"));
}

TEST_P(CudaMessages, APeerThatDoesNotExist) {
  CudaTestRun run(setting(2, 7, [](pipeline_rt_rank *rank, std::int32_t index, char *arena) {
    if (index == 0)
      pipeline_rt_cuda_send(rank, 2, arena, 16);
    else
      pipeline_rt_cuda_recv(rank, 0, arena, 16);
  }));
  EXPECT_THAT(run.expectFailure(), HasSubstr("rank 0 sends to rank 2 16 bytes, in a run of 2"));
}

TEST_P(CudaMessages, AMessageWithoutAPeerIsADeadlock) {
  CudaTestRun run(deadlocked(3, 8, [](pipeline_rt_rank *rank, std::int32_t index, char *arena) {
    if (index == 0)
      pipeline_rt_cuda_send(rank, 1, arena, 16);
    if (index == 1)
      pipeline_rt_cuda_recv(rank, 2, arena, 16);
  }));
  std::string message = run.expectFailure();
  if (isNccl())
    EXPECT_THAT(message, AllOf(HasSubstr(" of 16 bytes has waited for its peer for 0.2 s"),
                               HasSubstr("not known to be done: ")));
  else
    EXPECT_THAT(message, AllOf(HasSubstr("deadlock"), HasSubstr("rank 2 has ended its program"),
                               HasSubstr("rank 0 waits for send 1 to rank 1"),
                               HasSubstr("rank 1 waits for receive 1 from rank 2")));
}

/// Two streams that each wait for the other's peer: a circle of four messages.
TEST_P(CudaMessages, ACircleIsADeadlock) {
  CudaTestRun run(deadlocked(2, 9, [](pipeline_rt_rank *rank, std::int32_t index, char *arena) {
    // Each sends only what it has received.
    receiveNow(rank, 1 - index, arena, 16);
    sendNow(rank, 1 - index, arena, 16);
  }));
  if (isNccl())
    EXPECT_THAT(run.expectFailure(), HasSubstr("receive 1 from rank "));
  else
    EXPECT_THAT(run.expectFailure(), AllOf(HasSubstr("rank 0 waits for receive 1 from rank 1"),
                                           HasSubstr("rank 1 waits for receive 1 from rank 0")));
}

TEST_P(CudaMessages, AGroupThatIsSplitIsADeadlock) {
  for (bool split : {false, true}) {
    CudaTestRun run(setting(2, 10, [=](pipeline_rt_rank *rank, std::int32_t index, char *arena) {
      // Both receive on a stream on which another receive waits for what they send.
      if (!split)
        pipeline_rt_cuda_group_begin(rank);
      pipeline_rt_cuda_recv(rank, index, arena + 256, 16);
      pipeline_rt_cuda_recv(rank, 1 - index, arena, 16);
      if (split) {
        pipeline_rt_cuda_record(rank, Received, PIPELINE_RT_CUDA_RECEIVE);
        pipeline_rt_cuda_wait(rank, Received, PIPELINE_RT_CUDA_SEND);
      }
      pipeline_rt_cuda_send(rank, 1 - index, arena + 512, 16);
      pipeline_rt_cuda_send(rank, index, arena + 512, 16);
      if (!split)
        pipeline_rt_cuda_group_end(rank);
    }));
    if (split)
      EXPECT_THAT(run.expectFailure(),
                  HasSubstr(isNccl() ? "both halves of such a message" : "deadlock"));
    else
      run.expectSuccess(2);
  }
}

TEST_P(CudaMessages, AFailureEndsRanksThatWait) {
  CudaTestRun run(setting(3, 12, [](pipeline_rt_rank *rank, std::int32_t index, char *arena) {
    if (index == 2)
      pipeline_rt_fail(rank, "enough");
    pipeline_rt_cuda_recv(rank, 2, arena, 16);
  }));
  EXPECT_THAT(run.expectFailure(), HasSubstr("rank 2 in step 0: enough"));
}

} // namespace
