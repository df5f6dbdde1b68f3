//===- SafetensorsHeader.cpp - What the header of a tensor file says -*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SafetensorsHeader.h"

#include "Json.h"

#include <algorithm>
#include <cstring>
#include <limits>

namespace pipeline::runtime {
namespace {

using nlohmann::json;

constexpr const char *metadataKey = "__metadata__";
constexpr std::int64_t headerAlignment = 64;

/// A tensor and its place in the data.
struct Entry {
  StoredTensor tensor;
  std::int64_t begin = 0, end = 0;
};

Status failure(const std::string &tensor, const std::string &problem) {
  return Status::failure("tensor '" + tensor + "' " + problem);
}

/// An integer in [0, 2^63).
bool readSize(const json &value, std::int64_t &size) {
  if (!value.is_number_unsigned() ||
      value.get<std::uint64_t>() >
          static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max()))
    return false;
  size = value.get<std::int64_t>();
  return true;
}

Status readType(const std::string &name, const json &value, ElementType &type) {
  const json *written = find(value, "dtype");
  if (!written || !written->is_string())
    return failure(name, "has no dtype");
  const auto &word = written->get_ref<const std::string &>();
  std::optional<ElementType> known = elementTypeOf(word);
  if (!known)
    return failure(name, "has the unknown dtype '" + word + "'");
  type = *known;
  return Status();
}

/// The bytes of a tensor, unless they are too many to be counted.
std::optional<std::int64_t> countBytes(const TensorDescription &tensor) {
  std::int64_t bytes = bytesOf(tensor.type);
  // A size of 0 does not excuse the others: their product must not depend on their order.
  for (std::int64_t size : tensor.shape)
    if (size > 0 && __builtin_mul_overflow(bytes, size, &bytes))
      return std::nullopt;
  bool isEmpty = std::find(tensor.shape.begin(), tensor.shape.end(), 0) != tensor.shape.end();
  return isEmpty ? 0 : bytes;
}

Status readShape(const std::string &name, const json &value, std::vector<std::int64_t> &shape) {
  const json *written = find(value, "shape");
  if (!written || !written->is_array())
    return failure(name, "has no shape");
  for (const json &size : *written)
    if (!readSize(size, shape.emplace_back()))
      return failure(name, "has a shape whose sizes are not all integers of at least 0");
  return Status();
}

Status readEntry(const std::string &name, const json &value, std::int64_t dataBytes, Entry &entry) {
  if (!value.is_object())
    return failure(name, "is described by no JSON object");
  StoredTensor &tensor = entry.tensor;
  tensor.name = name;
  if (Status status = readType(name, value, tensor.type); !status.ok())
    return status;
  if (Status status = readShape(name, value, tensor.shape); !status.ok())
    return status;
  const json *offsets = find(value, "data_offsets");
  if (!offsets || !offsets->is_array() || offsets->size() != 2 ||
      !readSize((*offsets)[0], entry.begin) || !readSize((*offsets)[1], entry.end) ||
      entry.begin > entry.end)
    return failure(name, "has no data_offsets [begin, end] with 0 <= begin <= end");
  std::string place = "lies in bytes " + std::to_string(entry.begin) + " to " +
                      std::to_string(entry.end) + " of the data";
  if (entry.end > dataBytes)
    return failure(name, place + ", but the file ends after " + std::to_string(dataBytes) +
                             " of them; it may be truncated");
  std::optional<std::int64_t> bytes = countBytes(tensor);
  if (!bytes || *bytes != entry.end - entry.begin)
    return failure(name, place + ", but " + tensor.text() + " has " +
                             (bytes ? std::to_string(*bytes) : "more than 2^63") + " bytes");
  return Status();
}

/// Every byte of the data belongs to one tensor.
Status checkPlaces(const std::vector<Entry> &entries, std::int64_t dataBytes) {
  std::vector<const Entry *> order;
  for (const Entry &entry : entries)
    order.push_back(&entry);
  std::sort(order.begin(), order.end(), [](const Entry *a, const Entry *b) {
    return std::pair(a->begin, a->end) < std::pair(b->begin, b->end);
  });
  std::int64_t end = 0;
  const Entry *before = nullptr;
  for (const Entry *entry : order) {
    std::string begins = "begins at byte " + std::to_string(entry->begin) + " of the data";
    if (entry->begin < end)
      return failure(entry->tensor.name, begins + ", before '" + before->tensor.name +
                                             "' ends at byte " + std::to_string(end));
    if (entry->begin > end)
      return failure(entry->tensor.name, begins + ", but the bytes from " + std::to_string(end) +
                                             " on belong to no tensor");
    end = entry->end;
    before = entry;
  }
  if (end < dataBytes)
    return Status::failure("has " + std::to_string(dataBytes) + " bytes of data, but those from " +
                           std::to_string(end) + " on belong to no tensor");
  return Status();
}

Status readMetadata(const json &value, TensorFileMetadata &metadata) {
  if (!value.is_object())
    return Status::failure("has '__metadata__' that is no JSON object");
  for (const auto &[key, text] : value.items()) {
    if (!text.is_string())
      return Status::failure("has '__metadata__' whose '" + key + "' is no string");
    metadata.emplace(key, text.get<std::string>());
  }
  return Status();
}

} // namespace

Status parseHeader(std::string_view text, const unsigned char *data, std::int64_t dataBytes,
                   std::vector<StoredTensor> &tensors, TensorFileMetadata &metadata) {
  json header;
  if (Status status = parseObject(text, header); !status.ok())
    return Status::failure("has a header that " + status.message());
  std::vector<Entry> entries;
  for (const auto &[name, value] : header.items()) {
    Status status = name == metadataKey ? readMetadata(value, metadata)
                                        : readEntry(name, value, dataBytes, entries.emplace_back());
    if (!status.ok())
      return status;
  }
  if (Status status = checkPlaces(entries, dataBytes); !status.ok())
    return status;
  // A JSON object of the parser is ordered by its keys, so the tensors are by their names.
  for (Entry &entry : entries) {
    entry.tensor.data = data + entry.begin;
    tensors.push_back(std::move(entry.tensor));
  }
  return Status();
}

std::string makeHeader(const std::vector<TensorToWrite> &tensors,
                       const TensorFileMetadata &metadata) {
  nlohmann::ordered_json header;
  header[metadataKey] = metadata;
  std::int64_t offset = 0;
  for (const TensorToWrite &tensor : tensors) {
    std::int64_t end = offset + tensor.bytes();
    header[tensor.name] = {
        {"dtype", nameOf(tensor.type)}, {"shape", tensor.shape}, {"data_offsets", {offset, end}}};
    offset = end;
  }
  std::string text = header.dump();
  std::size_t rest = (headerLengthBytes + text.size()) % headerAlignment;
  if (rest != 0)
    text.append(headerAlignment - rest, ' ');
  std::uint64_t length = text.size();
  std::string result(headerLengthBytes, '\0');
  std::memcpy(result.data(), &length, sizeof(length));
  return result + text;
}

} // namespace pipeline::runtime
