//===- TensorFileTesting.h - Tensor files that a test makes -----*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_TEST_UNIT_RUNTIME_TENSORFILETESTING_H
#define PIPELINE_TEST_UNIT_RUNTIME_TENSORFILETESTING_H

#include "pipeline-runtime/Safetensors.h"

#include "gtest/gtest.h"

#include <algorithm>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

namespace pipeline::runtime::testing {

/// A folder of the running test's own, which is removed with what is in it.
class ScratchFolder {
public:
  ScratchFolder() {
    const ::testing::TestInfo &test = *::testing::UnitTest::GetInstance()->current_test_info();
    folder = std::filesystem::path(::testing::TempDir()) /
             (std::string("pipeline-") + test.test_suite_name() + "-" + test.name());
    std::filesystem::remove_all(folder);
    std::filesystem::create_directories(folder);
  }
  ~ScratchFolder() { std::filesystem::remove_all(folder); }
  ScratchFolder(const ScratchFolder &) = delete;
  ScratchFolder &operator=(const ScratchFolder &) = delete;

  std::string operator/(const std::string &name) const { return (folder / name).string(); }

  /// The names of the files in it, sorted.
  std::vector<std::string> names() const {
    std::vector<std::string> all;
    for (const auto &entry : std::filesystem::directory_iterator(folder))
      all.push_back(entry.path().filename().string());
    std::sort(all.begin(), all.end());
    return all;
  }

private:
  std::filesystem::path folder;
};

inline void writeFile(const std::string &path, const std::string &bytes) {
  std::ofstream(path, std::ios::binary) << bytes;
}

inline std::string readFile(const std::string &path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

/// The bytes of a tensor file, right or wrong: a header and data.
inline std::string tensorFile(const std::string &header, const std::string &data = {}) {
  std::uint64_t length = header.size();
  std::string bytes(sizeof(length), '\0');
  std::memcpy(bytes.data(), &length, sizeof(length));
  return bytes + header + data;
}

/// The bytes of values.
template <typename T>
std::string bytesOfValues(const std::vector<T> &values) {
  return {reinterpret_cast<const char *>(values.data()), values.size() * sizeof(T)};
}

/// A tensor of a file that is written.
struct Sample {
  std::string name;
  ElementType type;
  std::vector<std::int64_t> shape;
  std::string bytes;
};

template <typename T>
Sample sample(std::string name, ElementType type, std::vector<std::int64_t> shape,
              const std::vector<T> &values) {
  return {std::move(name), type, std::move(shape), bytesOfValues(values)};
}

inline Sample floats(std::string name, std::vector<std::int64_t> shape,
                     const std::vector<float> &values) {
  return sample(std::move(name), ElementType::F32, std::move(shape), values);
}

/// Writes them with the runtime's writer.
inline void writeSamples(const std::string &path, const std::vector<Sample> &samples) {
  std::vector<TensorToWrite> tensors;
  for (const Sample &sample : samples) {
    TensorDescription description{sample.name, sample.type, sample.shape};
    ASSERT_EQ(description.bytes(), static_cast<std::int64_t>(sample.bytes.size())) << sample.name;
    tensors.push_back(tensorAt(description, sample.bytes.data()));
  }
  std::unique_ptr<AtomicFile> file;
  Status status = AtomicFile::create(path, file);
  ASSERT_TRUE(status.ok()) << status.message();
  status = writeTensors(*file, tensors);
  ASSERT_TRUE(status.ok()) << status.message();
  status = file->commit();
  ASSERT_TRUE(status.ok()) << status.message();
}

} // namespace pipeline::runtime::testing

#endif // PIPELINE_TEST_UNIT_RUNTIME_TENSORFILETESTING_H
