//===- DataSourceTest.cpp - Windows of a text, and inputs from memory -*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "pipeline-runtime/DataSource.h"

#include "gmock/gmock.h"
#include "gtest/gtest.h"

#include <cstdio>
#include <cstring>
#include <fstream>

using namespace pipeline::runtime;
using ::testing::AllOf;
using ::testing::ElementsAre;
using ::testing::HasSubstr;

namespace {

/// A text in a file for as long as the test runs.
class TextFile {
public:
  explicit TextFile(const std::string &text)
      : path(::testing::TempDir() + "pipeline-text-" +
             ::testing::UnitTest::GetInstance()->current_test_info()->name()) {
    std::ofstream(path, std::ios::binary) << text;
  }
  ~TextFile() { std::remove(path.c_str()); }
  const std::string path;
};

std::unique_ptr<DataSource> open(const TextOptions &options) {
  std::unique_ptr<DataSource> source;
  Status status = openText(options, source);
  EXPECT_TRUE(status.ok()) << status.message();
  return source;
}

std::string failureOf(const TextOptions &options) {
  std::unique_ptr<DataSource> source;
  Status status = openText(options, source);
  EXPECT_FALSE(status.ok());
  EXPECT_EQ(source, nullptr);
  return status.message();
}

/// One microbatch as text: the tokens are bytes.
std::string loaded(const DataSource &source, std::int32_t input, std::int64_t step,
                   std::int64_t microbatch) {
  std::vector<std::int32_t> tokens(source.inputs()[input].bytes / sizeof(std::int32_t));
  Status status = source.load(input, step, microbatch, tokens.data());
  EXPECT_TRUE(status.ok()) << status.message();
  return std::string(tokens.begin(), tokens.end());
}

TEST(TextSource, OffersTokensAndTargets) {
  TextFile file("abcdefghijklmnop");
  auto source = open({file.path, 2, 3, 1, 0});
  ASSERT_EQ(source->inputs().size(), 2u);
  EXPECT_EQ(source->inputs()[0].name, "tokens");
  EXPECT_EQ(source->inputs()[1].name, "targets");
  EXPECT_EQ(source->inputs()[0].bytes, 2 * 3 * 4);
  EXPECT_EQ(source->inputs()[1].bytes, 2 * 3 * 4);
}

TEST(TextSource, WindowsAreConsecutive) {
  TextFile file("abcdefghijklmnopqrstuvwxyz");
  auto source = open({file.path, 2, 3, 2, 0});
  EXPECT_EQ(loaded(*source, 0, 0, 0), "abcdef");
  EXPECT_EQ(loaded(*source, 1, 0, 0), "bcdefg");
  EXPECT_EQ(loaded(*source, 0, 0, 1), "ghijkl");
  EXPECT_EQ(loaded(*source, 0, 1, 0), "mnopqr");
  EXPECT_EQ(loaded(*source, 1, 1, 0), "nopqrs");
}

TEST(TextSource, WrapsWhereTheTargetsStillFit) {
  // 10 bytes, windows of 3 and a target: starts 0..6, so starts are modulo 7.
  TextFile file("0123456789");
  auto source = open({file.path, 1, 3, 1, 0});
  EXPECT_EQ(loaded(*source, 0, 2, 0), "678");
  EXPECT_EQ(loaded(*source, 1, 2, 0), "789");
  EXPECT_EQ(loaded(*source, 0, 3, 0), "234");       // 9 mod 7
  EXPECT_EQ(loaded(*source, 0, 1000000, 0), "345"); // 3000000 mod 7 = 3
}

TEST(TextSource, AShortestText) {
  TextFile file("abcdefg");
  auto source = open({file.path, 2, 3, 8, 0});
  EXPECT_EQ(loaded(*source, 0, 0, 0), "abcdef");
  EXPECT_EQ(loaded(*source, 1, 0, 0), "bcdefg");
}

TEST(TextSource, WindowsLongerThanOneRead) {
  std::string text(20000, ' ');
  for (std::size_t i = 0; i < text.size(); ++i)
    text[i] = static_cast<char>('!' + i * 7 % 90);
  TextFile file(text);
  auto source = open({file.path, 1, 9000, 1, 0});
  EXPECT_EQ(loaded(*source, 0, 1, 0), text.substr(9000, 9000));
  EXPECT_EQ(loaded(*source, 1, 1, 0), text.substr(9001, 9000));
}

TEST(TextSource, BytesAreUnsigned) {
  TextFile file("\xff\x80\x01\x7f");
  auto source = open({file.path, 1, 3, 1, 256});
  std::int32_t tokens[3];
  ASSERT_TRUE(source->load(0, 0, 0, tokens).ok());
  EXPECT_THAT(tokens, ElementsAre(255, 128, 1));
}

TEST(TextSource, AMissingFile) {
  EXPECT_THAT(failureOf({"/nowhere/text", 1, 1, 1, 0}),
              AllOf(HasSubstr("'/nowhere/text'"), HasSubstr("No such file or directory")));
}

TEST(TextSource, ADirectory) {
  EXPECT_THAT(failureOf({::testing::TempDir(), 1, 1, 1, 0}), HasSubstr("is not a regular file"));
}

TEST(TextSource, ATextThatIsTooShort) {
  TextFile file("abcdef");
  EXPECT_THAT(failureOf({file.path, 2, 3, 1, 0}),
              AllOf(HasSubstr("has 6 bytes"), HasSubstr("needs 7"), HasSubstr("2 samples of 3")));
  TextFile empty("");
  EXPECT_THAT(failureOf({empty.path, 1, 1, 1, 0}), HasSubstr("has 0 bytes"));
}

TEST(TextSource, AByteOutsideOfTheVocabulary) {
  TextFile file(std::string(5000, 'a') + "\xe2" + "abc");
  EXPECT_THAT(failureOf({file.path, 1, 4, 1, 128}),
              AllOf(HasSubstr("the byte 226 at offset 5000"), HasSubstr("128 tokens")));
  open({file.path, 1, 4, 1, 227});
}

TEST(TextSource, AFileThatShrinks) {
  TextFile file("abcdefghijklmnop");
  auto source = open({file.path, 1, 8, 1, 0});
  std::ofstream(file.path, std::ios::binary | std::ios::trunc) << "abc";
  std::int32_t tokens[8];
  Status status = source->load(0, 0, 0, tokens);
  EXPECT_FALSE(status.ok());
  EXPECT_THAT(status.message(), HasSubstr("has become shorter than 16 bytes"));
}

TEST(TextSource, ImpossibleSizes) {
  TextFile file("abcdefghijklmnop");
  EXPECT_THAT(failureOf({file.path, 0, 8, 1, 0}), HasSubstr("at least 1"));
  EXPECT_THAT(failureOf({file.path, 1, -8, 1, 0}), HasSubstr("-8"));
}

TEST(TensorSource, GivesWhatItWasGiven) {
  std::unique_ptr<DataSource> source;
  Status status = createTensorSource({{"x", {{1, 2}, {3, 4}}}, {"mask", {{9}}}}, source);
  ASSERT_TRUE(status.ok()) << status.message();
  ASSERT_EQ(source->inputs().size(), 2u);
  EXPECT_EQ(source->inputs()[0].bytes, 2);
  unsigned char bytes[2] = {};
  ASSERT_TRUE(source->load(0, 5, 3, bytes).ok());
  EXPECT_THAT(bytes, ElementsAre(3, 4));
  ASSERT_TRUE(source->load(1, 5, 3, bytes).ok());
  EXPECT_THAT(bytes, ElementsAre(9, 4));
}

TEST(TensorSource, RefusesWhatIsNoMicrobatch) {
  std::unique_ptr<DataSource> source;
  EXPECT_THAT(createTensorSource({{"x", {}}}, source).message(),
              HasSubstr("input 'x' has no microbatch"));
  EXPECT_THAT(createTensorSource({{"x", {{1}, {1, 2}}}}, source).message(),
              HasSubstr("'x' have 1 and 2 bytes"));
}

} // namespace
