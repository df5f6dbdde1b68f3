//===- Repetition.cpp - What repeats in straight-line code ------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Repetition.h"
#include "llvm/ADT/Hashing.h"

using namespace mlir;

namespace pipeline {

//===----------------------------------------------------------------------===//
// Items
//===----------------------------------------------------------------------===//

/// The attributes of an op, its index apart.
static Attribute getAttributes(Operation *op) {
  DictionaryAttr attributes = op->getAttrDictionary();
  if (!isa<IndexedOpInterface>(op))
    return attributes;
  NamedAttrList list(attributes);
  list.erase("offset");
  return list.getDictionary(op->getContext());
}

/// The buffer or slot that an operand is. Slots of loops are none: an operand
/// that is carried or turns with one differs from all others.
static std::optional<Storage> getStorage(Value operand) {
  if (auto buffer = operand.getDefiningOp<BufferOp>())
    return Storage{buffer, 0};
  auto slot = operand.getDefiningOp<SlotOp>();
  auto pool = slot ? slot.getPool().getDefiningOp<PoolOp>() : PoolOp();
  if (!pool || slot.getIv())
    return std::nullopt;
  return Storage{pool,
                 static_cast<int64_t>(slot.getOffset()) % pool.getResult().getType().getSlots()};
}

/// Describes an operand that is neither buffer nor slot. A version counts by the
/// microbatch that sees it, which goes with that of the op: only the distance
/// between the two tells one from another.
static void describeOperand(Value operand, const Item &item, SmallVectorImpl<const void *> &key) {
  auto version = operand.getDefiningOp<VersionOp>();
  if (!version || version.getIv() || !item.index)
    return key.push_back(operand.getAsOpaquePointer());
  MLIRContext *context = version.getContext();
  auto number = [&](int64_t value) {
    return IntegerAttr::get(IntegerType::get(context, 64), value).getAsOpaquePointer();
  };
  key.append({version.getPool().getAsOpaquePointer(), version.getBehindAttr().getAsOpaquePointer(),
              version.getEveryAttr().getAsOpaquePointer(),
              number(version.getIndex(0) - *item.index)});
}

std::vector<Item> takeApart(ProgramOp program) {
  // Name, attributes and the buffers or pools that operands belong to.
  // Attributes are unique in a context, so their pointers do.
  using Key = SmallVector<const void *, 8>;
  std::map<Key, unsigned> tokens;
  std::vector<Item> items;
  for (Operation &op : program.getBody().front()) {
    if (isa<BufferOp, PoolOp, SlotOp, VersionOp, arith::ConstantOp>(op))
      continue;
    Item &item = items.emplace_back(Item{&op, 0, {}, {}, {}});
    Key key = {op.getName().getAsOpaquePointer(), getAttributes(&op).getAsOpaquePointer()};
    if (op.getNumRegions() != 0)
      key.push_back(&op);
    if (auto indexed = dyn_cast<IndexedOpInterface>(op))
      item.index = indexed.getIndex(0);
    for (OpOperand &operand : op.getOpOperands()) {
      std::optional<Storage> storage = getStorage(operand.get());
      if (!storage) {
        describeOperand(operand.get(), item, key);
        continue;
      }
      key.push_back(storage->op);
      item.storages.push_back(*storage);
      item.operands.push_back(operand.getOperandNumber());
    }
    item.token = tokens.try_emplace(std::move(key), tokens.size()).first->second;
  }
  return items;
}

//===----------------------------------------------------------------------===//
// Renaming
//===----------------------------------------------------------------------===//

bool Renaming::add(const Item &item, const Item &next) {
  if (item.token != next.token)
    return false;
  if (item.index) {
    if (!delta)
      delta = *next.index - *item.index;
    if (*next.index - *item.index != *delta)
      return false;
  }
  for (auto [storage, later] : llvm::zip_equal(item.storages, next.storages))
    if (image.try_emplace(storage, later).first->second != later ||
        preimage.try_emplace(later, storage).first->second != storage)
      return false;
  return true;
}

void Renaming::close() {
  SmallVector<Storage> starts;
  for (auto &[storage, next] : image)
    if (!preimage.contains(storage))
      starts.push_back(storage);
  for (Storage start : starts) {
    Storage last = start;
    for (auto it = image.find(last); it != image.end(); it = image.find(last))
      last = it->second;
    image[last] = start;
    preimage[start] = last;
  }
}

//===----------------------------------------------------------------------===//
// The search
//===----------------------------------------------------------------------===//

/// A loop that saves fewer items reads worse than the straight line.
static constexpr size_t minSaved = 6;
static constexpr size_t minCount = 3;
/// Periods that are tried, in actions. The longest known is that of an
/// interleaved schedule: 2 * group size * chunks.
static constexpr size_t maxPeriod = 4096;
/// Periods whose repetition is looked at op by op, the best first.
static constexpr size_t maxCandidates = 16;

namespace {
/// Finds repetitions at the level of segments, which are few: an action and
/// what stands before it.
class SegmentSearch {
public:
  SegmentSearch(ArrayRef<Item> items, size_t begin, size_t end) : end(end) {
    size_t start = begin;
    llvm::hash_code hash(0);
    for (size_t i = begin; i < end; ++i) {
      hash = llvm::hash_combine(hash, items[i].token);
      if (!isa<ActionOp>(items[i].op) && i + 1 != end)
        continue;
      starts.push_back(start);
      hashes.push_back(static_cast<size_t>(hash));
      start = i + 1;
      hash = llvm::hash_code(0);
    }
  }

  struct Candidate {
    /// In items: where it seems to repeat, and with which period.
    size_t begin, end, period;
    /// In segments: a bound on what a loop saves.
    size_t saved;
  };

  /// For every period its longest stretch, those that save most first.
  SmallVector<Candidate> findCandidates() const {
    SmallVector<Candidate> candidates;
    size_t n = hashes.size();
    for (size_t period = 1; period <= std::min(n / 2, maxPeriod); ++period) {
      size_t best = 0, bestStart = 0, run = 0;
      for (size_t i = n - period; i-- > 0;) {
        run = hashes[i] == hashes[i + period] ? run + 1 : 0;
        if (run >= best && run > 0) {
          best = run;
          bestStart = i;
        }
      }
      if (best < period)
        continue;
      size_t count = (best + period) / period;
      candidates.push_back({getStart(bestStart), getStart(bestStart + best + period),
                            getStart(bestStart + period) - getStart(bestStart),
                            period * (count - 1)});
    }
    llvm::sort(candidates, [](const Candidate &a, const Candidate &b) {
      return std::tie(b.saved, a.period) < std::tie(a.saved, b.period);
    });
    return candidates;
  }

private:
  size_t getStart(size_t segment) const { return segment < starts.size() ? starts[segment] : end; }

  SmallVector<size_t> starts, hashes;
  size_t end;
};
} // namespace

/// Items that come before the action they belong to.
static bool precedesAction(const Item &item) { return isa<RecvOp, WaitOp, LoadOp>(item.op); }

/// The longest stretch of [begin, end) that repeats with `period`, op by op.
static Repetition findExact(ArrayRef<Item> items, size_t begin, size_t end, size_t hintBegin,
                            size_t hintEnd, size_t period) {
  // Pairs (i, i + period) that agree with all between them.
  size_t first = hintBegin > begin + period ? hintBegin - period : begin;
  size_t last = std::min(hintEnd + period, end);
  size_t bestFrom = first, bestTo = first, from = first;
  Renaming renaming;
  for (size_t i = first; i + period < last; ++i) {
    if (!renaming.add(items[i], items[i + period])) {
      renaming = Renaming();
      from = renaming.add(items[i], items[i + period]) ? i : i + 1;
      if (from > i)
        renaming = Renaming();
    }
    if (i + 1 - from > bestTo - bestFrom) {
      bestFrom = from;
      bestTo = i + 1;
    }
  }
  Repetition result;
  if (bestTo == bestFrom)
    return result;
  // The contradiction that started the stretch may lie further back.
  for (size_t i = bestFrom; i < bestTo; ++i)
    result.renaming.add(items[i], items[i + period]);
  Renaming extended = result.renaming;
  while (bestFrom > begin && extended.add(items[bestFrom - 1], items[bestFrom - 1 + period])) {
    --bestFrom;
    result.renaming = extended;
  }

  size_t total = bestTo + period - bestFrom;
  result.length = period;
  result.count = total / period;
  // Where the stretch is longer than its whole iterations, one begins best
  // right before what an action needs.
  size_t slack = total % period;
  result.begin = bestFrom;
  for (size_t start = bestFrom; start <= bestFrom + slack; ++start)
    if (start == begin || !precedesAction(items[start - 1])) {
      result.begin = start;
      break;
    }
  return result;
}

std::optional<Repetition> findRepetition(ArrayRef<Item> items, size_t begin, size_t end) {
  Repetition best;
  auto candidates = SegmentSearch(items, begin, end).findCandidates();
  for (const auto &candidate : ArrayRef(candidates).take_front(maxCandidates)) {
    Repetition repetition =
        findExact(items, begin, end, candidate.begin, candidate.end, candidate.period);
    if (repetition.count >= minCount && repetition.saved() > best.saved())
      best = std::move(repetition);
  }
  if (best.saved() < minSaved)
    return std::nullopt;
  return best;
}

} // namespace pipeline
