//===- TransportConformanceTest.cpp - What every transport does -*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What every transport does when nothing goes wrong: order, sizes, directions, sums.
//
//===----------------------------------------------------------------------===//

#include "TransportTesting.h"

#include <algorithm>
#include <numeric>

using namespace pipeline::runtime;
using namespace pipeline::runtime::testing;

namespace {

using TransportConformance = TransportTest;
INSTANTIATE_TEST_SUITE_P(All, TransportConformance, ::testing::ValuesIn(allTransports()), kindName);

/// A payload that tells its channel and number.
std::vector<std::int32_t> payloadOf(std::int32_t source, std::int32_t destination,
                                    std::int32_t number, std::size_t words) {
  std::vector<std::int32_t> payload(words);
  std::iota(payload.begin(), payload.end(), source * 1000003 + destination * 10007 + number * 101);
  return payload;
}

std::int64_t bytesOf(const std::vector<std::int32_t> &payload) {
  return static_cast<std::int64_t>(payload.size() * sizeof(std::int32_t));
}

TEST_P(TransportConformance, TheKthSendMeetsTheKthReceive) {
  constexpr std::int32_t messages = 64;
  auto transport = create(2);
  onEveryRank(2, [&](std::int32_t rank) {
    std::vector<std::vector<std::int32_t>> payloads;
    std::vector<pipeline_rt_request> requests(messages);
    for (std::int32_t number = 0; number < messages; ++number)
      payloads.push_back(rank == 0 ? payloadOf(0, 1, number, 50) : std::vector<std::int32_t>(50));
    // All in flight before the first wait.
    for (std::int32_t number = 0; number < messages; ++number) {
      auto &payload = payloads[number];
      ASSERT_TRUE(
          rank == 0 ? transport->send(0, 1, payload.data(), bytesOf(payload), requests[number])
                    : transport->receive(1, 0, payload.data(), bytesOf(payload), requests[number]));
    }
    // Waits need not be in the order of the posts.
    for (std::int32_t number = messages - 1; number >= 0; --number)
      ASSERT_TRUE(transport->wait(rank, requests[number]));
    for (std::int32_t number = 0; number < messages; ++number)
      EXPECT_EQ(payloads[number], payloadOf(0, 1, number, 50)) << "rank " << rank << ", " << number;
  });
}

TEST_P(TransportConformance, EitherSideMayPostFirst) {
  for (bool sendFirst : {true, false}) {
    auto transport = create(2);
    pipeline_rt_request sending, receiving;
    auto payload = payloadOf(0, 1, 0, 7);
    std::vector<std::int32_t> received(7);
    // One thread posts both halves, so neither may block.
    if (sendFirst) {
      ASSERT_TRUE(transport->send(0, 1, payload.data(), bytesOf(payload), sending));
    }
    ASSERT_TRUE(transport->receive(1, 0, received.data(), bytesOf(received), receiving));
    if (!sendFirst) {
      ASSERT_TRUE(transport->send(0, 1, payload.data(), bytesOf(payload), sending));
    }
    ASSERT_TRUE(transport->wait(0, sending));
    ASSERT_TRUE(transport->wait(1, receiving));
    EXPECT_EQ(received, payload);
  }
}

TEST_P(TransportConformance, NothingIsBuffered) {
  auto transport = create(2);
  std::int32_t payload = 42, received = 0;
  std::atomic<bool> sent{false};
  std::thread sender([&] {
    pipeline_rt_request request;
    ASSERT_TRUE(transport->send(0, 1, &payload, sizeof payload, request));
    ASSERT_TRUE(transport->wait(0, request));
    sent = true;
  });
  std::this_thread::sleep_for(std::chrono::milliseconds(30));
  EXPECT_FALSE(sent) << "a send was done before its receive was posted";
  pipeline_rt_request request;
  ASSERT_TRUE(transport->receive(1, 0, &received, sizeof received, request));
  ASSERT_TRUE(transport->wait(1, request));
  sender.join();
  EXPECT_TRUE(sent);
  EXPECT_EQ(received, 42);
}

TEST_P(TransportConformance, MessagesOfAnySize) {
  auto transport = create(2);
  for (std::size_t words : {0, 1, 15, 16, 17, 1000, 300000}) {
    auto payload = payloadOf(0, 1, 3, words);
    std::vector<std::int32_t> received(words);
    onEveryRank(2, [&](std::int32_t rank) {
      pipeline_rt_request request;
      ASSERT_TRUE(rank == 0
                      ? transport->send(0, 1, payload.data(), bytesOf(payload), request)
                      : transport->receive(1, 0, received.data(), bytesOf(received), request));
      ASSERT_TRUE(transport->wait(rank, request));
    });
    EXPECT_EQ(received, payload) << words << " words";
  }
}

TEST_P(TransportConformance, ARequestIsUsedAgain) {
  auto transport = create(2);
  onEveryRank(2, [&](std::int32_t rank) {
    pipeline_rt_request request;
    for (std::int32_t number = 0; number < 1000; ++number) {
      std::int32_t word = rank == 0 ? number : -1;
      ASSERT_TRUE(rank == 0 ? transport->send(0, 1, &word, sizeof word, request)
                            : transport->receive(1, 0, &word, sizeof word, request));
      ASSERT_TRUE(transport->wait(rank, request));
      ASSERT_EQ(word, number);
    }
  });
}

TEST_P(TransportConformance, ARankSendsToItself) {
  auto transport = create(1);
  std::int32_t word = 5, received = 0;
  pipeline_rt_request sending, receiving;
  ASSERT_TRUE(transport->send(0, 0, &word, sizeof word, sending));
  ASSERT_TRUE(transport->receive(0, 0, &received, sizeof received, receiving));
  ASSERT_TRUE(transport->wait(0, receiving));
  ASSERT_TRUE(transport->wait(0, sending));
  EXPECT_EQ(received, 5);
}

TEST_P(TransportConformance, EveryPairBothWaysAtOnce) {
  for (std::int32_t ranks : {2, 3, 5, 8}) {
    auto transport = create(ranks);
    onEveryRank(ranks, [&](std::int32_t rank) {
      for (std::int32_t round = 0; round < 20; ++round) {
        std::vector<std::vector<std::int32_t>> out(ranks), in(ranks);
        std::vector<pipeline_rt_request> sends(ranks), receives(ranks);
        for (std::int32_t peer = 0; peer < ranks; ++peer) {
          out[peer] = payloadOf(rank, peer, round, 33);
          in[peer].resize(33);
          ASSERT_TRUE(
              transport->send(rank, peer, out[peer].data(), bytesOf(out[peer]), sends[peer]));
          ASSERT_TRUE(
              transport->receive(rank, peer, in[peer].data(), bytesOf(in[peer]), receives[peer]));
        }
        for (std::int32_t peer = 0; peer < ranks; ++peer) {
          ASSERT_TRUE(transport->wait(rank, receives[peer]));
          ASSERT_TRUE(transport->wait(rank, sends[peer]));
          ASSERT_EQ(in[peer], payloadOf(peer, rank, round, 33));
        }
      }
    });
  }
}

TEST_P(TransportConformance, ChannelsDoNotDisturbOneAnother) {
  // Rank 0 posts a receive from 1 that is met last; 2's messages pass meanwhile.
  auto transport = create(3);
  std::int32_t fromOne = 0, fromTwo = 0;
  pipeline_rt_request one, two, sendOne, sendTwo;
  ASSERT_TRUE(transport->receive(0, 1, &fromOne, sizeof fromOne, one));
  ASSERT_TRUE(transport->receive(0, 2, &fromTwo, sizeof fromTwo, two));
  std::int32_t first = 11, second = 22;
  ASSERT_TRUE(transport->send(2, 0, &second, sizeof second, sendTwo));
  ASSERT_TRUE(transport->wait(0, two));
  EXPECT_EQ(fromTwo, 22);
  EXPECT_EQ(fromOne, 0);
  ASSERT_TRUE(transport->send(1, 0, &first, sizeof first, sendOne));
  ASSERT_TRUE(transport->wait(0, one));
  EXPECT_EQ(fromOne, 11);
}

TEST_P(TransportConformance, APipelineUnderStress) {
  // Activations down, gradients up, several microbatches in flight, as 1F1B does it.
  constexpr std::int32_t ranks = 8, microbatches = 400, inFlight = 4;
  auto transport = create(ranks);
  transport->beginPrograms();
  onEveryRank(ranks, [&](std::int32_t rank) {
    std::int64_t down[inFlight] = {}, up[inFlight] = {};
    pipeline_rt_request downRequests[inFlight], upRequests[inFlight];
    auto forward = [&](std::int32_t i) {
      std::int64_t &value = down[i % inFlight];
      pipeline_rt_request &request = downRequests[i % inFlight];
      if (rank > 0) {
        ASSERT_TRUE(transport->receive(rank, rank - 1, &value, sizeof value, request));
        ASSERT_TRUE(transport->wait(rank, request));
      } else {
        value = i;
      }
      value = value * 3 + rank;
      if (rank + 1 < ranks) {
        ASSERT_TRUE(transport->send(rank, rank + 1, &value, sizeof value, request));
      }
    };
    auto backward = [&](std::int32_t i) {
      std::int64_t &value = up[i % inFlight];
      pipeline_rt_request &request = upRequests[i % inFlight];
      if (rank + 1 < ranks) {
        // The send of this microbatch's activation is over before its buffer is used again.
        ASSERT_TRUE(transport->wait(rank, downRequests[i % inFlight]));
        ASSERT_TRUE(transport->receive(rank, rank + 1, &value, sizeof value, request));
        ASSERT_TRUE(transport->wait(rank, request));
      } else {
        value = down[i % inFlight];
      }
      value += rank;
      if (rank > 0) {
        ASSERT_TRUE(transport->send(rank, rank - 1, &value, sizeof value, request));
        ASSERT_TRUE(transport->wait(rank, request));
        return;
      }
      std::int64_t expected = i;
      for (std::int32_t r = 0; r < ranks; ++r)
        expected = expected * 3 + r;
      ASSERT_EQ(value, expected + ranks * (ranks - 1) / 2);
    };
    std::int32_t warmup = std::min(ranks - 1 - rank, inFlight - 1);
    for (std::int32_t i = 0; i < warmup; ++i)
      forward(i);
    for (std::int32_t i = warmup; i < microbatches; ++i) {
      forward(i);
      backward(i - warmup);
    }
    for (std::int32_t i = microbatches - warmup; i < microbatches; ++i)
      backward(i);
    transport->endProgram(rank);
  });
  EXPECT_FALSE(transport->failed()) << transport->failure();
}

TEST_P(TransportConformance, SumsInRankOrder) {
  for (std::int32_t ranks : {1, 2, 3, 8}) {
    auto transport = create(ranks);
    auto valueOf = [](std::int32_t rank, std::int64_t i, int round) {
      return 1.0 / (3 + rank + 10 * i + round);
    };
    onEveryRank(ranks, [&](std::int32_t rank) {
      std::vector<double> values(37), scratch(37);
      for (int round = 0; round < 50; ++round) {
        for (std::int64_t i = 0; i < 37; ++i)
          values[i] = valueOf(rank, i, round);
        ASSERT_TRUE(transport->sum(rank, values.data(), scratch.data(), 37));
        for (std::int64_t i = 0; i < 37; ++i) {
          double expected = 0;
          for (std::int32_t r = 0; r < ranks; ++r)
            expected += valueOf(r, i, round);
          ASSERT_EQ(values[i], expected);
        }
      }
    });
  }
}

TEST_P(TransportConformance, AnEmptySumIsABarrier) {
  constexpr std::int32_t ranks = 4;
  auto transport = create(ranks);
  std::atomic<std::int32_t> arrived{0};
  onEveryRank(ranks, [&](std::int32_t rank) {
    for (std::int32_t round = 1; round <= 100; ++round) {
      ++arrived;
      ASSERT_TRUE(transport->sum(rank, nullptr, nullptr, 0));
      ASSERT_GE(arrived, round * ranks);
    }
  });
}

} // namespace
