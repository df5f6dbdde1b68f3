//===- TextSource.cpp - Windows of a text file, read where they lie -*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "pipeline-runtime/DataSource.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace pipeline::runtime {

DataSource::~DataSource() = default;

namespace {

/// A file that is open for reading, and its name for messages.
class File {
public:
  explicit File(std::string path) : path(std::move(path)) {}
  ~File() {
    if (descriptor >= 0)
      ::close(descriptor);
  }
  File(const File &) = delete;
  File &operator=(const File &) = delete;

  Status open() {
    descriptor = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
    if (descriptor < 0)
      return failure("can't be opened", errno);
    struct stat description;
    if (::fstat(descriptor, &description) != 0)
      return failure("can't be examined", errno);
    if (!S_ISREG(description.st_mode))
      return Status::failure("the text '" + path + "' is not a regular file");
    length = description.st_size;
    return Status();
  }

  /// Reads exactly [offset, offset + count).
  Status read(std::int64_t offset, std::size_t count, unsigned char *bytes) const {
    while (count) {
      ssize_t got = ::pread(descriptor, bytes, count, offset);
      if (got < 0 && errno == EINTR)
        continue;
      if (got < 0)
        return failure("can't be read", errno);
      if (got == 0)
        return Status::failure("the text '" + path + "' has become shorter than " +
                               std::to_string(length) + " bytes while it was being read");
      offset += got;
      bytes += got;
      count -= static_cast<std::size_t>(got);
    }
    return Status();
  }

  Status failure(const char *what, int error) const {
    return Status::failure("the text '" + path + "' " + what + ": " + std::strerror(error));
  }

  const std::string path;
  std::int64_t length = 0;

private:
  int descriptor = -1;
};

class TextSource final : public DataSource {
public:
  explicit TextSource(const TextOptions &options) : options(options), file(options.path) {
    auto bytes = options.batch * options.sequence * static_cast<std::int64_t>(sizeof(std::int32_t));
    descriptions = {{"tokens", bytes}, {"targets", bytes}};
  }

  Status open() {
    if (Status status = file.open(); !status.ok())
      return status;
    std::int64_t needed = options.batch * options.sequence + 1;
    if (file.length < needed)
      return Status::failure("the text '" + file.path + "' has " + std::to_string(file.length) +
                             " bytes, but one microbatch needs " + std::to_string(needed) + " (" +
                             std::to_string(options.batch) + " samples of " +
                             std::to_string(options.sequence) +
                             " and one more for the last target)");
    return checkVocabulary();
  }

  const std::vector<InputDescription> &inputs() const override { return descriptions; }

  Status load(std::int32_t input, std::int64_t step, std::int64_t microbatch,
              void *destination) const override {
    std::int64_t windows = file.length - options.sequence;
    std::int64_t firstSample = (step * options.microbatches + microbatch) * options.batch;
    auto *tokens = static_cast<std::int32_t *>(destination);
    for (std::int64_t b = 0; b < options.batch; ++b) {
      std::int64_t start = (firstSample + b) * options.sequence % windows + input;
      if (Status status = loadWindow(start, tokens + b * options.sequence); !status.ok())
        return status;
    }
    return Status();
  }

private:
  using Piece = std::array<unsigned char, 4096>;

  Status loadWindow(std::int64_t start, std::int32_t *tokens) const {
    Piece piece;
    for (std::int64_t done = 0; done < options.sequence;) {
      auto count = std::min<std::int64_t>(piece.size(), options.sequence - done);
      Status status = file.read(start + done, static_cast<std::size_t>(count), piece.data());
      if (!status.ok())
        return status;
      std::copy_n(piece.begin(), count, tokens + done);
      done += count;
    }
    return Status();
  }

  /// A token outside of the vocabulary would read outside of the embedding's table.
  Status checkVocabulary() const {
    if (options.vocabulary == 0 || options.vocabulary > 255)
      return Status();
    Piece piece;
    for (std::int64_t offset = 0; offset < file.length;) {
      auto count = std::min<std::int64_t>(piece.size(), file.length - offset);
      Status status = file.read(offset, static_cast<std::size_t>(count), piece.data());
      if (!status.ok())
        return status;
      auto outside = std::find_if(piece.begin(), piece.begin() + count,
                                  [&](unsigned char byte) { return byte >= options.vocabulary; });
      if (outside != piece.begin() + count)
        return Status::failure(
            "the text '" + file.path + "' has the byte " + std::to_string(*outside) +
            " at offset " + std::to_string(offset + (outside - piece.begin())) +
            ", but the model's vocabulary has " + std::to_string(options.vocabulary) +
            " tokens; bytes need a vocabulary of 256");
      offset += count;
    }
    return Status();
  }

  const TextOptions options;
  File file;
  std::vector<InputDescription> descriptions;
};

Status validate(const TextOptions &options) {
  if (options.batch < 1 || options.sequence < 1 || options.microbatches < 1 ||
      options.vocabulary < 0)
    return Status::failure("a text needs a batch, a sequence and microbatches of at least 1; these "
                           "are " +
                           std::to_string(options.batch) + ", " + std::to_string(options.sequence) +
                           " and " + std::to_string(options.microbatches));
  return Status();
}

} // namespace

Status openText(const TextOptions &options, std::unique_ptr<DataSource> &source) {
  source = nullptr;
  if (Status status = validate(options); !status.ok())
    return status;
  auto text = std::make_unique<TextSource>(options);
  if (Status status = text->open(); !status.ok())
    return status;
  source = std::move(text);
  return Status();
}

} // namespace pipeline::runtime
