//===- TransportFailureTest.cpp - Transports that fail ----------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What every transport does when something goes wrong: nobody hangs, and the first message stays.
//
//===----------------------------------------------------------------------===//

#include "TransportTesting.h"

#include "gmock/gmock.h"

using namespace pipeline::runtime;
using namespace pipeline::runtime::testing;
using ::testing::HasSubstr;

namespace {

using TransportFailure = TransportTest;
INSTANTIATE_TEST_SUITE_P(All, TransportFailure, ::testing::ValuesIn(allTransports()), kindName);

TEST_P(TransportFailure, SizesThatDiffer) {
  auto transport = create(2);
  onEveryRank(2, [&](std::int32_t rank) {
    char payload[64] = {};
    pipeline_rt_request first, second;
    // The first message is fine, the second is not.
    bool alive = rank == 0
                     ? transport->send(0, 1, payload, 16, first) && transport->wait(0, first) &&
                           transport->send(0, 1, payload, 32, second)
                     : transport->receive(1, 0, payload, 16, first) && transport->wait(1, first) &&
                           transport->receive(1, 0, payload, 48, second);
    EXPECT_FALSE(alive && transport->wait(rank, second)) << rank;
  });
  EXPECT_THAT(transport->failure(),
              HasSubstr("message 2 from rank 0 to rank 1 has 32 bytes, but 48 are received"));
}

TEST_P(TransportFailure, WakesEveryWaiter) {
  constexpr std::int32_t ranks = 5;
  auto transport = create(ranks);
  onEveryRank(ranks, [&](std::int32_t rank) {
    double values[1] = {}, scratch[1];
    char payload[8] = {};
    pipeline_rt_request request;
    switch (rank) {
    case 0:
      std::this_thread::sleep_for(std::chrono::milliseconds(20));
      transport->fail("rank 0 gives up");
      return;
    case 1:
      ASSERT_TRUE(transport->receive(1, 2, payload, 8, request));
      EXPECT_FALSE(transport->wait(1, request));
      return;
    case 2:
      ASSERT_TRUE(transport->send(2, 3, payload, 8, request));
      EXPECT_FALSE(transport->wait(2, request));
      return;
    default:
      EXPECT_FALSE(transport->sum(rank, values, scratch, 1));
    }
  });
  EXPECT_TRUE(transport->failed());
  EXPECT_EQ(transport->failure(), "rank 0 gives up");
}

TEST_P(TransportFailure, IsForGood) {
  auto transport = create(2);
  EXPECT_FALSE(transport->failed());
  EXPECT_EQ(transport->failure(), "");
  transport->fail("first");
  transport->fail("second");
  EXPECT_EQ(transport->failure(), "first");
  char payload[8] = {};
  double values[1] = {}, scratch[1];
  pipeline_rt_request request;
  EXPECT_FALSE(transport->send(0, 1, payload, 8, request));
  EXPECT_FALSE(transport->receive(0, 1, payload, 8, request));
  EXPECT_FALSE(transport->sum(0, values, scratch, 1));
}

TEST_P(TransportFailure, ADoneTransferDoesNotHideAFailure) {
  auto transport = create(1);
  std::int32_t word = 5, received = 0;
  pipeline_rt_request sending, receiving;
  ASSERT_TRUE(transport->send(0, 0, &word, sizeof word, sending));
  ASSERT_TRUE(transport->receive(0, 0, &received, sizeof received, receiving));
  transport->fail("over");
  EXPECT_FALSE(transport->wait(0, sending));
  EXPECT_FALSE(transport->wait(0, receiving));
}

TEST_P(TransportFailure, ManyFailAtOnce) {
  constexpr std::int32_t ranks = 8;
  auto transport = create(ranks);
  onEveryRank(ranks, [&](std::int32_t rank) {
    transport->fail("rank " + std::to_string(rank));
    EXPECT_TRUE(transport->failed());
    EXPECT_THAT(transport->failure(), HasSubstr("rank "));
  });
}

TEST_P(TransportFailure, APeerThatIsNone) {
  for (std::int32_t peer : {-1, 2}) {
    auto transport = create(2);
    char payload[8] = {};
    pipeline_rt_request request;
    EXPECT_FALSE(transport->send(0, peer, payload, 8, request));
    EXPECT_THAT(transport->failure(), HasSubstr("rank 0 sends to rank " + std::to_string(peer)));
    EXPECT_THAT(transport->failure(), HasSubstr("2 ranks"));
  }
  auto transport = create(2);
  char payload[8] = {};
  pipeline_rt_request request;
  EXPECT_FALSE(transport->receive(1, 7, payload, 8, request));
  EXPECT_THAT(transport->failure(), HasSubstr("rank 1 receives from rank 7 8 bytes"));
}

TEST_P(TransportFailure, SumsOfDifferentLength) {
  auto transport = create(3);
  onEveryRank(3, [&](std::int32_t rank) {
    double values[4] = {}, scratch[4];
    EXPECT_FALSE(transport->sum(rank, values, scratch, rank == 1 ? 4 : 3));
  });
  EXPECT_THAT(transport->failure(), HasSubstr("sums"));
}

using TransportDeadlock = TransportTest;
INSTANTIATE_TEST_SUITE_P(All, TransportDeadlock, ::testing::ValuesIn(allTransports()), kindName);

TEST_P(TransportDeadlock, ACycleOfReceives) {
  constexpr std::int32_t ranks = 4;
  for (int round = 0; round < 50; ++round) {
    auto transport = create(ranks);
    transport->beginPrograms();
    onEveryRank(ranks, [&](std::int32_t rank) {
      char payload[8] = {};
      pipeline_rt_request request;
      ASSERT_TRUE(transport->receive(rank, (rank + 1) % ranks, payload, 8, request));
      EXPECT_FALSE(transport->wait(rank, request));
      transport->endProgram(rank);
    });
    EXPECT_EQ(transport->failure(),
              "deadlock, no rank can go on: rank 0 waits for receive 1 from rank 1; rank 1 waits "
              "for receive 1 from rank 2; rank 2 waits for receive 1 from rank 3; rank 3 waits for "
              "receive 1 from rank 0");
  }
}

TEST_P(TransportDeadlock, APeerThatHasEnded) {
  auto transport = create(3);
  transport->beginPrograms();
  onEveryRank(3, [&](std::int32_t rank) {
    char payload[8] = {};
    double values[1] = {}, scratch[1];
    pipeline_rt_request first, second;
    if (rank == 0) {
      ASSERT_TRUE(transport->send(0, 1, payload, 8, first));
      ASSERT_TRUE(transport->wait(0, first));
      ASSERT_TRUE(transport->send(0, 1, payload, 8, second));
      EXPECT_FALSE(transport->wait(0, second));
    } else if (rank == 1) {
      ASSERT_TRUE(transport->receive(1, 0, payload, 8, first));
      ASSERT_TRUE(transport->wait(1, first));
    } else {
      EXPECT_FALSE(transport->sum(2, values, scratch, 1));
    }
    transport->endProgram(rank);
  });
  EXPECT_EQ(transport->failure(),
            "deadlock, no rank can go on: rank 0 waits for send 2 to rank 1; "
            "rank 1 has ended its program; rank 2 waits for all ranks to sum");
}

TEST_P(TransportDeadlock, ProgramsThatEndWithOpenPostsAreFine) {
  auto transport = create(2);
  std::int32_t word = 7, received = 0;
  pipeline_rt_request sending, receiving;
  transport->beginPrograms();
  ASSERT_TRUE(transport->send(0, 1, &word, sizeof word, sending));
  transport->endProgram(0);
  transport->endProgram(1);
  transport->beginPrograms();
  ASSERT_TRUE(transport->receive(1, 0, &received, sizeof received, receiving));
  ASSERT_TRUE(transport->wait(1, receiving));
  ASSERT_TRUE(transport->wait(0, sending));
  EXPECT_EQ(received, 7);
  EXPECT_FALSE(transport->failed());
}

} // namespace
