//===- Hash.cpp - A number for the contents of bytes ------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "pipeline-runtime/Hash.h"

#include <algorithm>
#include <bit>
#include <cstring>

namespace pipeline::runtime {

namespace {
constexpr std::uint64_t prime1 = 0x9E3779B185EBCA87, prime2 = 0xC2B2AE3D27D4EB4F,
                        prime3 = 0x165667B19E3779F9, prime4 = 0x85EBCA77C2B2AE63,
                        prime5 = 0x27D4EB2F165667C5;
constexpr std::size_t blockBytes = 32;

/// Takes numbers off the front of some bytes; they are little-endian, as all that is stored here.
struct Cursor {
  const unsigned char *next;
  std::size_t left;

  template <typename T>
  std::uint64_t take() {
    T value;
    std::memcpy(&value, next, sizeof value);
    next += sizeof value;
    left -= sizeof value;
    return value;
  }
};

std::uint64_t round(std::uint64_t lane, std::uint64_t input) {
  return std::rotl(lane + input * prime2, 31) * prime1;
}

/// Four lanes, which have seen all whole blocks, as one number.
std::uint64_t merge(const std::uint64_t (&lanes)[4]) {
  std::uint64_t hash = std::rotl(lanes[0], 1) + std::rotl(lanes[1], 7) + std::rotl(lanes[2], 12) +
                       std::rotl(lanes[3], 18);
  for (std::uint64_t lane : lanes)
    hash = (hash ^ round(0, lane)) * prime1 + prime4;
  return hash;
}
} // namespace

Hasher::Hasher() : lanes{prime1 + prime2, prime2, 0, 0 - prime1} {}

void Hasher::addBlock(const unsigned char *block) {
  Cursor cursor{block, blockBytes};
  for (std::uint64_t &lane : lanes)
    lane = round(lane, cursor.take<std::uint64_t>());
}

void Hasher::add(const void *bytes, std::size_t count) {
  const auto *next = static_cast<const unsigned char *>(bytes);
  std::size_t kept = total % blockBytes;
  total += count;
  if (kept > 0) {
    std::size_t taken = std::min(blockBytes - kept, count);
    std::copy_n(next, taken, rest + kept);
    if (kept + taken < blockBytes)
      return;
    addBlock(rest);
    next += taken;
    count -= taken;
  }
  for (; count >= blockBytes; next += blockBytes, count -= blockBytes)
    addBlock(next);
  std::copy_n(next, count, rest);
}

std::uint64_t Hasher::finish() const {
  std::uint64_t hash = (total >= blockBytes ? merge(lanes) : prime5) + total;
  Cursor cursor{rest, total % blockBytes};
  while (cursor.left >= 8)
    hash = std::rotl(hash ^ round(0, cursor.take<std::uint64_t>()), 27) * prime1 + prime4;
  if (cursor.left >= 4)
    hash = std::rotl(hash ^ (cursor.take<std::uint32_t>() * prime1), 23) * prime2 + prime3;
  while (cursor.left > 0)
    hash = std::rotl(hash ^ (cursor.take<unsigned char>() * prime5), 11) * prime1;
  hash = (hash ^ (hash >> 33)) * prime2;
  hash = (hash ^ (hash >> 29)) * prime3;
  return hash ^ (hash >> 32);
}

std::uint64_t hashBytes(const void *bytes, std::size_t count) {
  Hasher hasher;
  hasher.add(bytes, count);
  return hasher.finish();
}

} // namespace pipeline::runtime
