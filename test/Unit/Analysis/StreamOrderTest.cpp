//===- StreamOrderTest.cpp - Happens-before of streams ----------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Vector clocks and the cells of memory, against the transitive closure of the
// graph that streams and events are.
//
//===----------------------------------------------------------------------===//

#include "pipeline/Analysis/StreamOrder.h"

#include "gtest/gtest.h"

#include <map>
#include <random>
#include <set>
#include <string>
#include <vector>

namespace pipeline {
namespace {

using Access = StreamOrder::Access;

/// What a host does next.
struct Item {
  enum Kind { Op, Record, Wait } kind;
  unsigned stream;
  /// Of a record or wait.
  int event = 0;
  /// Of an op; the name of each is the index of the item.
  std::vector<Access> accesses = {};
};

bool conflict(const Access &a, const Access &b) {
  return (a.writes || b.writes) && a.begin < b.end && b.begin < a.end;
}

/// The graph of a list of items, in which a path is an order.
class Closure {
public:
  explicit Closure(const std::vector<Item> &items)
      : reaches(items.size(), std::vector<bool>(items.size())) {
    std::map<unsigned, std::size_t> lastOfStream;
    std::map<int, std::size_t> records;
    for (std::size_t i = 0; i < items.size(); ++i) {
      if (auto it = lastOfStream.find(items[i].stream); it != lastOfStream.end())
        connect(it->second, i);
      lastOfStream[items[i].stream] = i;
      if (items[i].kind == Item::Record)
        records[items[i].event] = i;
      if (auto it = records.find(items[i].event);
          items[i].kind == Item::Wait && it != records.end())
        connect(it->second, i);
    }
  }

  bool isBefore(std::size_t a, std::size_t b) const { return reaches[a][b]; }

private:
  /// Edges come in the order of their ends, so what reaches `from` is known.
  void connect(std::size_t from, std::size_t to) {
    reaches[from][to] = true;
    for (auto &row : reaches)
      if (row[from])
        row[to] = true;
  }

  std::vector<std::vector<bool>> reaches;
};

/// The first op that races with an earlier one, or the number of items.
std::size_t findRaceByBruteForce(const std::vector<Item> &items) {
  Closure closure(items);
  for (std::size_t i = 0; i < items.size(); ++i)
    for (std::size_t j = 0; j < i; ++j)
      for (const Access &a : items[i].accesses)
        for (const Access &b : items[j].accesses)
          if (conflict(a, b) && !closure.isBefore(j, i))
            return i;
  return items.size();
}

std::size_t findRace(const std::vector<Item> &items) {
  StreamOrder order;
  Closure closure(items);
  std::map<int, StreamOrder::Clock> events;
  for (std::size_t i = 0; i < items.size(); ++i) {
    const Item &item = items[i];
    if (item.kind == Item::Record) {
      events[item.event] = order.getRecorded(item.stream);
      continue;
    }
    if (item.kind == Item::Wait) {
      order.wait(item.stream, events[item.event]);
      continue;
    }
    bool races = false;
    order.visitPredecessors(
        item.stream, item.accesses, [&](const StreamOrder::Predecessor &predecessor) {
          auto earlier = static_cast<std::size_t>(predecessor.name);
          EXPECT_EQ(items[earlier].stream, predecessor.stream);
          EXPECT_LT(predecessor.begin, predecessor.end);
          EXPECT_EQ(order.isOrdered(item.stream, predecessor), closure.isBefore(earlier, i));
          races |= !order.isOrdered(item.stream, predecessor);
        });
    if (races)
      return i;
    order.run(item.stream, item.accesses);
  }
  return items.size();
}

/// Most programs have few conflicts at first, and race only late or not at all.
std::vector<Item> makeItems(std::mt19937 &random) {
  auto below = [&](unsigned n) { return static_cast<int>(random() % n); };
  std::vector<Item> items;
  int length = 4 + below(40), bytes = 4 + below(24), numEvents = 1 + below(6);
  bool orderly = below(2) == 0;
  for (int i = 0; i < length; ++i) {
    unsigned stream = below(3);
    if (below(3) != 0) {
      items.push_back({below(2) ? Item::Record : Item::Wait, stream, below(numEvents)});
      continue;
    }
    std::vector<Access> accesses;
    for (int n = below(3); n >= 0; --n) {
      int begin = below(bytes);
      accesses.push_back({begin, begin + 1 + below(bytes - begin), below(3) == 0,
                          static_cast<int64_t>(items.size())});
    }
    items.push_back({Item::Op, stream, 0, accesses});
    // Others wait for it, so that there is something to be ordered.
    if (orderly && below(4) != 0) {
      int event = below(numEvents);
      items.push_back({Item::Record, stream, event});
      items.push_back({Item::Wait, (stream + 1 + below(2)) % 3, event});
    }
  }
  return items;
}

TEST(StreamOrder, IsTheTransitiveClosure) {
  int races = 0;
  for (unsigned seed = 0; seed < 20000; ++seed) {
    std::mt19937 random(seed);
    std::vector<Item> items = makeItems(random);
    std::size_t expected = findRaceByBruteForce(items);
    ASSERT_EQ(findRace(items), expected) << "seed " << seed;
    races += expected < items.size();
  }
  // Both verdicts are met.
  EXPECT_GT(races, 2000);
  EXPECT_LT(races, 19000);
}

/// The predecessors of an op, as text.
std::set<std::string> getPredecessors(const StreamOrder &order, unsigned stream,
                                      std::vector<Access> accesses) {
  std::set<std::string> result;
  order.visitPredecessors(stream, accesses, [&](const StreamOrder::Predecessor &p) {
    result.insert((p.writes ? "write " : "read ") + std::to_string(p.name) + " [" +
                  std::to_string(p.begin) + ", " + std::to_string(p.end) + ")" +
                  (order.isOrdered(stream, p) ? "" : " unordered"));
  });
  return result;
}

TEST(StreamOrder, KnowsTheBytesThatTwoOpsShare) {
  StreamOrder order;
  order.run(0, Access{0, 64, /*writes=*/true, 1});
  order.run(0, Access{64, 128, /*writes=*/true, 2});
  EXPECT_EQ(getPredecessors(order, 1, {{32, 96, false}}),
            (std::set<std::string>{"write 1 [32, 64) unordered", "write 2 [64, 96) unordered"}));
  // Bytes between two elements are nobody's.
  EXPECT_TRUE(getPredecessors(order, 1, {{128, 192, true}}).empty());

  order.wait(1, order.getRecorded(0));
  order.run(1, Access{32, 96, /*writes=*/false, 3});
  EXPECT_EQ(getPredecessors(order, 0, {{0, 40, true}}),
            (std::set<std::string>{"read 3 [32, 40) unordered"}));
  // Two reads do not conflict.
  EXPECT_TRUE(getPredecessors(order, 0, {{0, 128, false}}).empty());
}

TEST(StreamOrder, AnEventSaysWhatWasKnownWhenItWasRecorded) {
  StreamOrder order;
  order.run(0, Access{0, 8, /*writes=*/true, 1});
  StreamOrder::Clock early = order.getRecorded(0);
  order.run(0, Access{8, 16, /*writes=*/true, 2});
  order.wait(1, early);
  EXPECT_EQ(getPredecessors(order, 1, {{0, 16, false}}),
            (std::set<std::string>{"write 1 [0, 8)", "write 2 [8, 16) unordered"}));
  // What one stream waits for, those that wait for it wait for.
  order.wait(2, order.getRecorded(1));
  EXPECT_EQ(getPredecessors(order, 2, {{0, 8, true}}), (std::set<std::string>{"write 1 [0, 8)"}));
}

} // namespace
} // namespace pipeline
