//===- PeersTest.cpp - The processes of a run ------------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Processes are threads here, but where one has to die.
//
//===----------------------------------------------------------------------===//

#include "PeersTesting.h"
#include "TransportTesting.h"

#include "gmock/gmock.h"

#include <sys/wait.h>

#include <condition_variable>
#include <cstdlib>
#include <mutex>

using namespace pipeline::runtime;
using namespace pipeline::runtime::testing;
using ::testing::AllOf;
using ::testing::ElementsAre;
using ::testing::HasSubstr;

namespace {

/// What a process's listener has heard.
class Ear {
public:
  Peers::Listener listener() {
    return {.told = [this](std::int32_t rank,
                           const std::string &text) { hear(std::to_string(rank) + ": " + text); },
            .failed = [this](const std::string &message) { hear("failure: " + message); },
            .left = [this](std::int32_t rank) { hear(std::to_string(rank) + " left"); }};
  }
  std::vector<std::string> await(std::size_t count) {
    std::unique_lock<std::mutex> lock(mutex);
    changed.wait(lock, [&] { return heard.size() >= count; });
    return heard;
  }

private:
  void hear(std::string text) {
    std::lock_guard<std::mutex> lock(mutex);
    heard.push_back(std::move(text));
    changed.notify_all();
  }
  std::mutex mutex;
  std::condition_variable changed;
  std::vector<std::string> heard;
};

/// Runs the body as every process.
template <typename Body>
void asProcesses(std::int32_t ranks, Body body) {
  std::uint16_t port = findPort();
  onEveryRank(ranks, [&](std::int32_t rank) {
    std::shared_ptr<Peers> peers;
    Status status = connectPeers(peerOptions(rank, ranks, port), peers);
    ASSERT_TRUE(status.ok()) << status.message();
    body(rank, peers);
  });
}

TEST(Peers, Exchange) {
  for (std::int32_t ranks : {1, 2, 5})
    asProcesses(ranks, [&](std::int32_t rank, const std::shared_ptr<Peers> &peers) {
      for (int round = 0; round < 50; ++round) {
        std::vector<std::string> all;
        // Texts are bytes, and may be none.
        std::string own(static_cast<std::size_t>(rank * round), static_cast<char>(rank));
        ASSERT_TRUE(peers->exchange(own, all).ok());
        ASSERT_EQ(all.size(), static_cast<std::size_t>(ranks));
        for (std::int32_t other = 0; other < ranks; ++other)
          ASSERT_EQ(all[other],
                    std::string(static_cast<std::size_t>(other * round), static_cast<char>(other)));
      }
    });
}

TEST(Peers, GatherGivesAllToRank0) {
  for (std::int32_t ranks : {1, 2, 5})
    asProcesses(ranks, [&](std::int32_t rank, const std::shared_ptr<Peers> &peers) {
      for (int round = 0; round < 50; ++round) {
        std::vector<std::string> all;
        ASSERT_TRUE(peers->gather(std::string(round, static_cast<char>(rank)), all).ok());
        ASSERT_EQ(all.size(), static_cast<std::size_t>(ranks));
        for (std::int32_t other = 0; other < ranks; ++other)
          ASSERT_EQ(all[other], std::string(rank == 0 ? round : 0, static_cast<char>(other)));
        // Collectives of both kinds take turns.
        ASSERT_TRUE(peers->exchange("x", all).ok());
        ASSERT_THAT(all, ::testing::Each("x"));
      }
    });
}

TEST(Peers, WhatIsToldArrivesInOrder) {
  constexpr std::int32_t ranks = 3;
  asProcesses(ranks, [&](std::int32_t rank, const std::shared_ptr<Peers> &peers) {
    for (int i = 0; i < 100; ++i)
      peers->tell(std::to_string(i));
    // Also what came before anybody listened.
    Ear ear;
    peers->listen(ear.listener());
    std::vector<std::string> heard = ear.await(200);
    std::int32_t next[ranks] = {};
    for (const std::string &text : heard) {
      std::int32_t from = text[0] - '0';
      EXPECT_NE(from, rank);
      EXPECT_EQ(text, std::to_string(from) + ": " + std::to_string(next[from]++));
    }
    std::vector<std::string> all;
    ASSERT_TRUE(peers->exchange("", all).ok());
    peers->listen({});
  });
}

TEST(Peers, AFailureReachesAll) {
  for (std::int32_t failing : {0, 1, 2})
    asProcesses(3, [&](std::int32_t rank, const std::shared_ptr<Peers> &peers) {
      std::vector<std::string> all;
      if (rank == failing) {
        peers->fail("rank " + std::to_string(rank) + " gives up");
        peers->fail("again");
      } else {
        Ear ear;
        peers->listen(ear.listener());
        EXPECT_THAT(ear.await(1),
                    ElementsAre("failure: rank " + std::to_string(failing) + " gives up"));
        peers->listen({});
      }
      EXPECT_EQ(peers->exchange("", all).message(),
                "rank " + std::to_string(failing) + " gives up");
    });
}

TEST(Peers, OneThatEndsBeforeTheOthers) {
  asProcesses(3, [&](std::int32_t rank, std::shared_ptr<Peers> peers) {
    if (rank == 2)
      return;
    std::vector<std::string> all;
    Status status = peers->exchange("", all);
    EXPECT_FALSE(status.ok());
    if (rank == 0) {
      EXPECT_EQ(status.message(), "the process of rank 2 has ended before the others");
      peers->fail(status.message());
    }
  });
}

/// Of a process that dies, without a word.
void dieAs(std::int32_t rank, std::int32_t ranks, std::uint16_t port) {
  std::shared_ptr<Peers> peers;
  bool connected = connectPeers(peerOptions(rank, ranks, port), peers).ok();
  std::vector<std::string> all;
  connected = connected && peers->exchange("", all).ok();
  ::_exit(connected ? 0 : 1);
}

TEST(Peers, AProcessThatDies) {
  for (std::int32_t dying : {0, 1}) {
    std::uint16_t port = findPort();
    pid_t child = ::fork();
    ASSERT_GE(child, 0);
    if (child == 0)
      dieAs(dying, 3, port);
    onEveryRank(3, [&](std::int32_t rank) {
      if (rank == dying)
        return;
      std::shared_ptr<Peers> peers;
      ASSERT_TRUE(connectPeers(peerOptions(rank, 3, port), peers).ok());
      std::vector<std::string> all;
      Status status = peers->exchange("", all);
      // Its end may be known before this process has looked at what the first exchange gave.
      if (status.ok())
        status = peers->exchange("", all);
      EXPECT_THAT(status.message(), HasSubstr("the process of rank " + std::to_string(dying) +
                                              " has ended, or can't"));
    });
    int outcome = 0;
    ASSERT_EQ(::waitpid(child, &outcome, 0), child);
    EXPECT_EQ(outcome, 0);
  }
}

//===--- Those that do not come together ----------------------------------===//

TEST(Peers, SaysWhoIsMissing) {
  std::uint16_t port = findPort();
  onEveryRank(2, [&](std::int32_t rank) {
    PeerOptions options = peerOptions(rank, 4, port);
    options.connectTime = std::chrono::duration<double>(1);
    std::shared_ptr<Peers> peers;
    // All that have come are told the same.
    EXPECT_THAT(connectPeers(options, peers).message(),
                HasSubstr("in 1 s no process has come for rank 2, 3 of 4, at 127.0.0.1:"));
    EXPECT_EQ(peers, nullptr);
  });
}

TEST(Peers, NobodyListens) {
  PeerOptions options = peerOptions(1, 2, findPort());
  options.connectTime = std::chrono::duration<double>(0.2);
  std::shared_ptr<Peers> peers;
  EXPECT_THAT(connectPeers(options, peers).message(),
              AllOf(HasSubstr("rank 1 has not reached rank 0 at 127.0.0.1:"),
                    HasSubstr("Connection refused")));
}

/// Two processes, of which the second has other options.
std::vector<std::string> failuresOf(const std::function<void(PeerOptions &)> &change) {
  std::vector<std::string> messages(2);
  std::uint16_t port = findPort();
  onEveryRank(2, [&](std::int32_t rank) {
    PeerOptions options = peerOptions(rank, 2, port);
    if (rank == 1)
      change(options);
    std::shared_ptr<Peers> peers;
    messages[static_cast<std::size_t>(rank)] = connectPeers(options, peers).message();
  });
  return messages;
}

TEST(Peers, ThoseThatDoNotBelongTogether) {
  EXPECT_THAT(failuresOf([](PeerOptions &options) { options.identity = "the plan 5678"; }),
              ::testing::Each("the process of rank 1 has the plan 5678, rank 0 has the plan 1234: "
                              "all processes must run the same"));
  EXPECT_THAT(
      failuresOf([](PeerOptions &options) { options.ranks = 3; }),
      ::testing::Each("the process of rank 1 is of a run of 3 processes, rank 0 of one of 2"));
}

TEST(Peers, APortThatIsTaken) {
  int other = ::socket(AF_INET, SOCK_STREAM, 0);
  sockaddr_in address{};
  address.sin_family = AF_INET;
  socklen_t length = sizeof address;
  ASSERT_EQ(::bind(other, reinterpret_cast<sockaddr *>(&address), length), 0);
  ASSERT_EQ(::listen(other, 1), 0);
  ASSERT_EQ(::getsockname(other, reinterpret_cast<sockaddr *>(&address), &length), 0);
  std::shared_ptr<Peers> peers;
  EXPECT_THAT(connectPeers(peerOptions(0, 2, ntohs(address.sin_port)), peers).message(),
              HasSubstr("can't listen at port"));
  ::close(other);
}

TEST(Peers, ARankThatIsThereTwice) {
  std::uint16_t port = findPort();
  onEveryRank(3, [&](std::int32_t rank) {
    std::shared_ptr<Peers> peers;
    EXPECT_EQ(connectPeers(peerOptions(std::min(rank, 1), 3, port), peers).message(),
              "two processes have rank 1: each needs a RANK of its own");
  });
}

//===--- torchrun's variables ---------------------------------------------===//

struct PeerEnvironment : ::testing::Test {
  ~PeerEnvironment() override {
    for (const char *name : {"RANK", "WORLD_SIZE", "MASTER_ADDR", "MASTER_PORT", "LOCAL_RANK",
                             "TORCHELASTIC_USE_AGENT_STORE"})
      ::unsetenv(name);
  }
  void set(const char *name, const char *value) { ::setenv(name, value, 1); }
  void setAll() {
    set("RANK", "2");
    set("WORLD_SIZE", "4");
    set("MASTER_ADDR", "example.org");
    set("MASTER_PORT", "29500");
  }
  std::string read() { return readPeerEnvironment(options, several).message(); }

  PeerOptions options;
  bool several = true;
};

TEST_F(PeerEnvironment, None) {
  EXPECT_EQ(read(), "");
  EXPECT_FALSE(several);
  std::int32_t local = 7;
  EXPECT_TRUE(readLocalRank(local).ok());
  EXPECT_EQ(local, 0);
}

TEST_F(PeerEnvironment, All) {
  setAll();
  set("LOCAL_RANK", "1");
  EXPECT_EQ(read(), "");
  EXPECT_TRUE(several);
  EXPECT_EQ(options.rank, 2);
  EXPECT_EQ(options.ranks, 4);
  EXPECT_EQ(options.address, "example.org");
  EXPECT_EQ(options.port, 29500);
  std::int32_t local = 0;
  EXPECT_TRUE(readLocalRank(local).ok());
  EXPECT_EQ(local, 1);
  // torchrun itself listens there.
  set("TORCHELASTIC_USE_AGENT_STORE", "True");
  EXPECT_EQ(read(), "");
  EXPECT_EQ(options.port, 29501);
}

TEST_F(PeerEnvironment, Errors) {
  set("RANK", "0");
  EXPECT_THAT(read(), HasSubstr("RANK is set and WORLD_SIZE, MASTER_ADDR, MASTER_PORT is not"));
  setAll();
  set("RANK", "4");
  EXPECT_THAT(read(), HasSubstr("RANK is '4', but must be a number from 0 to 3"));
  setAll();
  set("MASTER_PORT", "http");
  EXPECT_THAT(read(), HasSubstr("MASTER_PORT is 'http', but must be a number"));
}

} // namespace
