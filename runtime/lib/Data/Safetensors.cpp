//===- Safetensors.cpp - Opening and writing files of tensors ---*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "pipeline-runtime/Safetensors.h"

#include "MappedFile.h"
#include "SafetensorsHeader.h"

#include <algorithm>
#include <cstring>

namespace pipeline::runtime {

//===----------------------------------------------------------------------===//
// Reading
//===----------------------------------------------------------------------===//

struct TensorFile::State {
  explicit State(const std::string &path) : file(path) {}

  MappedFile file;
  std::vector<StoredTensor> tensors;
  TensorFileMetadata metadata;
};

TensorFile::TensorFile(std::unique_ptr<State> state) : state(std::move(state)) {}
TensorFile::~TensorFile() = default;

const std::string &TensorFile::path() const { return state->file.path; }
const TensorFileMetadata &TensorFile::metadata() const { return state->metadata; }
const std::vector<StoredTensor> &TensorFile::tensors() const { return state->tensors; }

namespace {

/// The header of a file, as far as the file has one.
Status findHeader(const MappedFile &file, std::string_view &header) {
  if (file.size() < headerLengthBytes)
    return Status::failure("has " + std::to_string(file.size()) +
                           " bytes, too few for the length of a header; it may be truncated");
  std::uint64_t length;
  std::memcpy(&length, file.data(), sizeof(length));
  auto rest = static_cast<std::uint64_t>(file.size() - headerLengthBytes);
  if (length > rest)
    return Status::failure("has a header of " + std::to_string(length) + " bytes, but only " +
                           std::to_string(rest) +
                           " follow its length; it is truncated, or no safetensors file");
  if (length > static_cast<std::uint64_t>(longestHeader))
    return Status::failure("has a header of " + std::to_string(length) +
                           " bytes, but a safetensors file's has at most " +
                           std::to_string(longestHeader));
  header = {reinterpret_cast<const char *>(file.data() + headerLengthBytes),
            static_cast<std::size_t>(length)};
  return Status();
}

} // namespace

Status TensorFile::open(const std::string &path, std::unique_ptr<TensorFile> &file) {
  file = nullptr;
  auto state = std::make_unique<State>(path);
  if (Status status = state->file.open("tensor file"); !status.ok())
    return status;
  std::string_view header;
  Status status = findHeader(state->file, header);
  if (status.ok()) {
    auto begin = headerLengthBytes + static_cast<std::int64_t>(header.size());
    status = parseHeader(header, state->file.data() + begin, state->file.size() - begin,
                         state->tensors, state->metadata);
  }
  if (!status.ok())
    return Status::failure("the tensor file '" + path + "': " + status.message());
  file.reset(new TensorFile(std::move(state)));
  return Status();
}

//===----------------------------------------------------------------------===//
// Writing
//===----------------------------------------------------------------------===//

TensorToWrite tensorAt(TensorDescription description, const void *data) {
  std::int64_t size = bytesOf(description.type);
  return {std::move(description),
          [data, size](std::int64_t first, std::int64_t count, void *elements) {
            std::memcpy(elements, static_cast<const unsigned char *>(data) + first * size,
                        static_cast<std::size_t>(count * size));
            return Status();
          }};
}

namespace {

void sort(std::vector<TensorToWrite> &tensors) {
  std::sort(tensors.begin(), tensors.end(), [](const TensorToWrite &a, const TensorToWrite &b) {
    return std::pair(-bytesOf(a.type), std::string_view(a.name)) <
           std::pair(-bytesOf(b.type), std::string_view(b.name));
  });
}

/// Reads sorted tensors in pieces, each of which \p take (bytes, their number) gets.
template <typename Take>
Status readPieces(const std::vector<TensorToWrite> &tensors, Take take) {
  std::vector<unsigned char> piece(std::size_t{1} << 20);
  for (const TensorToWrite &tensor : tensors) {
    std::int64_t size = bytesOf(tensor.type), elements = tensor.elements();
    std::int64_t most = static_cast<std::int64_t>(piece.size()) / size;
    for (std::int64_t first = 0; first < elements; first += most) {
      std::int64_t count = std::min(most, elements - first);
      if (Status status = tensor.read(first, count, piece.data()); !status.ok())
        return status;
      if (Status status = take(piece.data(), count * size); !status.ok())
        return status;
    }
  }
  return Status();
}

} // namespace

Status writeTensors(AtomicFile &file, std::vector<TensorToWrite> tensors) {
  sort(tensors);
  for (std::size_t i = 1; i < tensors.size(); ++i)
    if (tensors[i].name == tensors[i - 1].name)
      return Status::failure("'" + file.path() +
                             "' can't be written: two of its tensors are named '" +
                             tensors[i].name + "'");
  std::string header = makeHeader(tensors, {{"format", "pt"}});
  if (Status status = file.write(header.data(), static_cast<std::int64_t>(header.size()));
      !status.ok())
    return status;
  return readPieces(
      tensors, [&](const void *bytes, std::int64_t count) { return file.write(bytes, count); });
}

Status readTensors(std::vector<TensorToWrite> tensors) {
  sort(tensors);
  return readPieces(tensors, [](const void *, std::int64_t) { return Status(); });
}

} // namespace pipeline::runtime
