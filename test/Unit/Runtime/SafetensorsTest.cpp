//===- SafetensorsTest.cpp - Files of tensors, right and wrong --*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TensorFileTesting.h"

#include "gmock/gmock.h"

#include <cmath>
#include <limits>

using namespace pipeline::runtime;
using namespace pipeline::runtime::testing;
using ::testing::AllOf;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::SizeIs;

namespace {

std::unique_ptr<TensorFile> open(const std::string &path) {
  std::unique_ptr<TensorFile> file;
  Status status = TensorFile::open(path, file);
  EXPECT_TRUE(status.ok()) << status.message();
  return file;
}

/// Why a file of these bytes is refused; the message names the file.
std::string failureOf(const std::string &bytes) {
  ScratchFolder folder;
  std::string path = folder / "wrong.safetensors";
  writeFile(path, bytes);
  std::unique_ptr<TensorFile> file;
  Status status = TensorFile::open(path, file);
  EXPECT_FALSE(status.ok());
  EXPECT_EQ(file, nullptr);
  EXPECT_THAT(status.message(), HasSubstr("'" + path + "'"));
  return status.message();
}

/// The same for a header of one tensor of eight bytes of data.
std::string failureOfEntry(const std::string &entry) {
  return failureOf(tensorFile("{\"x\": " + entry + "}", std::string(8, '\0')));
}

std::string bytesOf(const StoredTensor &tensor) {
  return {static_cast<const char *>(tensor.data), static_cast<std::size_t>(tensor.bytes())};
}

//===----------------------------------------------------------------------===//
// Files that are right
//===----------------------------------------------------------------------===//

TEST(Safetensors, ReadsWhatItWrote) {
  ScratchFolder folder;
  std::string path = folder / "a.safetensors";
  std::vector<Sample> samples = {
      sample<std::int8_t>("mask", ElementType::Bool, {3}, {0, 1, 1}),
      floats("h.10.weight", {2, 2}, {1, 2, 3, 4}),
      floats("h.2.weight", {}, {5}),
      floats("nothing", {0, 7}, {}),
      sample<std::int64_t>("count", ElementType::I64, {1}, {-3}),
      sample<std::uint16_t>("half", ElementType::BF16, {2}, {0x3f80, 0xc000}),
  };
  writeSamples(path, samples);
  EXPECT_THAT(folder.names(), ElementsAre("a.safetensors"));

  auto file = open(path);
  EXPECT_EQ(file->path(), path);
  EXPECT_THAT(file->metadata(), ElementsAre(std::pair("format", "pt")));
  std::vector<std::string> names;
  for (const StoredTensor &tensor : file->tensors())
    names.push_back(tensor.name);
  EXPECT_THAT(names, ElementsAre("count", "h.10.weight", "h.2.weight", "half", "mask", "nothing"));
  for (const Sample &sample : samples) {
    auto tensor =
        std::find_if(file->tensors().begin(), file->tensors().end(),
                     [&](const StoredTensor &other) { return other.name == sample.name; });
    ASSERT_NE(tensor, file->tensors().end()) << sample.name;
    EXPECT_EQ(tensor->type, sample.type) << sample.name;
    EXPECT_EQ(tensor->shape, sample.shape) << sample.name;
    EXPECT_EQ(bytesOf(*tensor), sample.bytes) << sample.name;
    auto size = static_cast<std::uintptr_t>(pipeline::runtime::bytesOf(tensor->type));
    EXPECT_EQ(reinterpret_cast<std::uintptr_t>(tensor->data) % size, 0u) << sample.name;
  }
}

/// Wide elements first, then by name; the header padded with spaces to where data is aligned.
TEST(Safetensors, TheBytesOfAFile) {
  ScratchFolder folder;
  writeSamples(folder / "a", {floats("b", {1}, {1}), floats("a", {1}, {2}),
                              sample<std::int64_t>("z", ElementType::I64, {}, {7})});
  std::string header = R"({"__metadata__":{"format":"pt"},)"
                       R"("z":{"dtype":"I64","shape":[],"data_offsets":[0,8]},)"
                       R"("a":{"dtype":"F32","shape":[1],"data_offsets":[8,12]},)"
                       R"("b":{"dtype":"F32","shape":[1],"data_offsets":[12,16]}})";
  header.append(64 - (8 + header.size()) % 64, ' ');
  std::string data = bytesOfValues<std::int64_t>({7}) + bytesOfValues<float>({2, 1});
  EXPECT_EQ(readFile(folder / "a"), tensorFile(header, data));
}

TEST(Safetensors, AFileWithoutTensors) {
  ScratchFolder folder;
  writeSamples(folder / "none", {});
  EXPECT_THAT(open(folder / "none")->tensors(), IsEmpty());
  writeFile(folder / "bare", tensorFile("{}"));
  EXPECT_THAT(open(folder / "bare")->tensors(), IsEmpty());
}

TEST(Safetensors, TensorsInAnyOrderAndAMetadata) {
  ScratchFolder folder;
  writeFile(folder / "a", tensorFile(R"({"x":{"shape":[1],"data_offsets":[1,5],"dtype":"F32"},)"
                                     R"("__metadata__":{"from":"here"},)"
                                     R"("e":{"dtype":"F64","shape":[4,0],"data_offsets":[1,1]},)"
                                     R"("y":{"dtype":"U8","shape":[1],"data_offsets":[0,1]}}   )",
                                     "abcde"));
  auto file = open(folder / "a");
  ASSERT_THAT(file->tensors(), SizeIs(3));
  EXPECT_EQ(bytesOf(file->tensors()[1]), "bcde");
  EXPECT_EQ(bytesOf(file->tensors()[2]), "a");
  EXPECT_EQ(file->metadata().at("from"), "here");
}

TEST(Safetensors, WritingInPiecesGivesTheSameBytes) {
  ScratchFolder folder;
  std::vector<float> values(700'000);
  for (std::size_t i = 0; i < values.size(); ++i)
    values[i] = static_cast<float>(i);
  auto elements = static_cast<std::int64_t>(values.size());
  writeSamples(folder / "a", {floats("x", {elements}, values), floats("y", {2}, {1, 2})});
  auto file = open(folder / "a");
  EXPECT_EQ(bytesOf(file->tensors()[0]), bytesOfValues(values));
  EXPECT_EQ(bytesOf(file->tensors()[1]), bytesOfValues<float>({1, 2}));
}

//===----------------------------------------------------------------------===//
// Files that are wrong
//===----------------------------------------------------------------------===//

TEST(Safetensors, NoFile) {
  std::unique_ptr<TensorFile> file;
  EXPECT_THAT(TensorFile::open("/nowhere/x", file).message(),
              AllOf(HasSubstr("'/nowhere/x'"), HasSubstr("No such file or directory")));
  EXPECT_THAT(TensorFile::open(::testing::TempDir(), file).message(),
              HasSubstr("is not a regular file"));
}

TEST(Safetensors, TruncatedFiles) {
  ScratchFolder folder;
  writeSamples(folder / "whole", {floats("w", {4, 4}, std::vector<float>(16)),
                                  floats("a", {2}, std::vector<float>(2))});
  std::string whole = readFile(folder / "whole");
  EXPECT_THAT(failureOf(""), HasSubstr("has 0 bytes, too few for the length of a header"));
  // Wherever it ends, it is refused.
  for (std::size_t length = 1; length < whole.size(); ++length)
    failureOf(whole.substr(0, length));
  EXPECT_THAT(failureOf(whole.substr(0, 7)), HasSubstr("has 7 bytes"));
  EXPECT_THAT(failureOf(whole.substr(0, 100)),
              AllOf(HasSubstr("but only 92 follow its length"), HasSubstr("truncated")));
  EXPECT_THAT(
      failureOf(whole.substr(0, whole.size() - 1)),
      AllOf(HasSubstr("tensor 'w'"), HasSubstr("ends after 71 of them"), HasSubstr("truncated")));
}

TEST(Safetensors, LengthsOfHeaders) {
  EXPECT_THAT(failureOf(std::string(8, '\xff')), HasSubstr("18446744073709551615 bytes"));
  EXPECT_THAT(failureOf("GGUF is another format"), HasSubstr("no safetensors file"));
  EXPECT_THAT(failureOf(std::string(8, '\0')), HasSubstr("header that is not JSON"));
}

TEST(Safetensors, HeadersThatAreNoJson) {
  EXPECT_THAT(failureOf(tensorFile("{\"x\": }")), HasSubstr("is not JSON at byte 7"));
  EXPECT_THAT(failureOf(tensorFile("[1, 2]")), HasSubstr("is no JSON object"));
  EXPECT_THAT(failureOf(tensorFile("{} {}")), HasSubstr("is not JSON"));
  EXPECT_THAT(failureOf(tensorFile("{\"\xff\": 1}")), HasSubstr("is not JSON"));
  EXPECT_THAT(failureOf(tensorFile(std::string(100'000, '['))), HasSubstr("is not JSON"));
}

TEST(Safetensors, ANameTwice) {
  std::string entry = R"("x":{"dtype":"F32","shape":[1],"data_offsets":[0,4]})";
  EXPECT_THAT(failureOf(tensorFile("{" + entry + "," + entry + "}", "abcd")),
              HasSubstr("has 'x' twice"));
  EXPECT_THAT(failureOfEntry(R"({"dtype":"F32","dtype":"F64","shape":[1],"data_offsets":[0,8]})"),
              HasSubstr("has 'dtype' twice"));
}

TEST(Safetensors, EntriesThatAreNoTensors) {
  EXPECT_THAT(failureOfEntry("3"), HasSubstr("tensor 'x' is described by no JSON object"));
  EXPECT_THAT(failureOfEntry(R"({"shape":[2],"data_offsets":[0,8]})"),
              HasSubstr("tensor 'x' has no dtype"));
  EXPECT_THAT(failureOfEntry(R"({"dtype":"F31","shape":[2],"data_offsets":[0,8]})"),
              HasSubstr("tensor 'x' has the unknown dtype 'F31'"));
  EXPECT_THAT(failureOfEntry(R"({"dtype":"F32","data_offsets":[0,8]})"),
              HasSubstr("tensor 'x' has no shape"));
  std::string deep = std::string(100'000, '[') + std::string(100'000, ']');
  for (const std::string &shape :
       {std::string("[-2]"), std::string("[2.0]"), std::string("[\"2\"]"),
        std::string("[18446744073709551615]"), std::string("[null]"), deep})
    EXPECT_THAT(failureOfEntry(R"({"dtype":"F32","shape":)" + shape + R"(,"data_offsets":[0,8]})"),
                HasSubstr("tensor 'x' has a shape whose sizes are not all integers"));
  for (const char *offsets : {"[0]", "[0,8,16]", "[8,0]", "[-8,0]", "{}", "[0.0,8]"})
    EXPECT_THAT(failureOfEntry(R"({"dtype":"F32","shape":[2],"data_offsets":)" +
                               std::string(offsets) + "}"),
                HasSubstr("tensor 'x' has no data_offsets [begin, end]"));
  EXPECT_THAT(failureOfEntry(R"({"dtype":"F32","shape":[2]})"), HasSubstr("has no data_offsets"));
}

TEST(Safetensors, BytesThatDoNotFitTheShape) {
  EXPECT_THAT(failureOfEntry(R"({"dtype":"F32","shape":[3],"data_offsets":[0,8]})"),
              HasSubstr("lies in bytes 0 to 8 of the data, but F32 [3] has 12 bytes"));
  EXPECT_THAT(failureOfEntry(R"({"dtype":"F64","shape":[2,0],"data_offsets":[0,8]})"),
              HasSubstr("F64 [2, 0] has 0 bytes"));
  // 2^62 * 2^62 * 16 is 0 modulo 2^64.
  EXPECT_THAT(failureOfEntry(R"({"dtype":"F32","shape":[4611686018427387904,4611686018427387904],)"
                             R"("data_offsets":[0,8]})"),
              HasSubstr("more than 2^63 bytes"));
}

/// Two tensors of four bytes at these places, with eight bytes of data.
std::string failureOfPlaces(int a, int b) {
  auto entry = [](int begin) {
    return R"({"dtype":"F32","shape":[1],"data_offsets":[)" + std::to_string(begin) + "," +
           std::to_string(begin + 4) + "]}";
  };
  return failureOf(
      tensorFile("{\"a\":" + entry(a) + ",\"b\":" + entry(b) + "}", std::string(8, '\0')));
}

TEST(Safetensors, PlacesThatDoNotFitOneAnother) {
  EXPECT_THAT(failureOfPlaces(0, 2),
              HasSubstr("tensor 'b' begins at byte 2 of the data, before 'a' ends at byte 4"));
  EXPECT_THAT(failureOfPlaces(4, 4), HasSubstr("the bytes from 0 on belong to no tensor"));
  EXPECT_THAT(failureOfPlaces(0, 0), HasSubstr("before 'a' ends"));
  EXPECT_THAT(failureOfPlaces(0, 8), HasSubstr("tensor 'b' lies in bytes 8 to 12"));
  EXPECT_THAT(failureOfPlaces(1, 5), HasSubstr("lies in bytes 5 to 9"));
  EXPECT_THAT(failureOf(tensorFile("{}", "rest")),
              HasSubstr("has 4 bytes of data, but those from 0 on belong to no tensor"));
  std::string one = R"({"a":{"dtype":"U8","shape":[1],"data_offsets":[1,2]}})";
  EXPECT_THAT(failureOf(tensorFile(one, "xy")), HasSubstr("the bytes from 0 on"));
}

TEST(Safetensors, AMetadataOfOtherThings) {
  EXPECT_THAT(failureOf(tensorFile(R"({"__metadata__":[]})")), HasSubstr("no JSON object"));
  EXPECT_THAT(failureOf(tensorFile(R"({"__metadata__":{"a":1}})")),
              HasSubstr("whose 'a' is no string"));
}

//===----------------------------------------------------------------------===//
// Writing
//===----------------------------------------------------------------------===//

TEST(AtomicFile, LeavesNothingWithoutACommit) {
  ScratchFolder folder;
  writeFile(folder / "a", "before");
  std::unique_ptr<AtomicFile> file;
  ASSERT_TRUE(AtomicFile::create(folder / "a", file).ok());
  ASSERT_TRUE(file->write("after", 5).ok());
  EXPECT_THAT(folder.names(), SizeIs(2));
  file.reset();
  EXPECT_THAT(folder.names(), ElementsAre("a"));
  EXPECT_EQ(readFile(folder / "a"), "before");
}

TEST(AtomicFile, ReplacesWhatIsThere) {
  ScratchFolder folder;
  writeFile(folder / "a", "before");
  std::unique_ptr<AtomicFile> file;
  ASSERT_TRUE(AtomicFile::create(folder / "a", file).ok());
  ASSERT_TRUE(file->write("after", 5).ok());
  EXPECT_EQ(readFile(folder / "a"), "before");
  ASSERT_TRUE(file->commit().ok());
  EXPECT_EQ(readFile(folder / "a"), "after");
  EXPECT_THAT(folder.names(), ElementsAre("a"));
}

TEST(AtomicFile, PlacesThatCantBeWritten) {
  std::unique_ptr<AtomicFile> file;
  EXPECT_THAT(AtomicFile::create("/nowhere/a", file).message(),
              AllOf(HasSubstr("'/nowhere/a'"), HasSubstr("No such file or directory")));
  EXPECT_THAT(AtomicFile::create("/dev/null", file).message(), HasSubstr("not a regular file"));
  ScratchFolder folder;
  EXPECT_THAT(AtomicFile::create(folder / "", file).message(), HasSubstr("not a regular file"));
}

TEST(Safetensors, TwoTensorsOfOneNameAreNotWritten) {
  ScratchFolder folder;
  std::unique_ptr<AtomicFile> file;
  ASSERT_TRUE(AtomicFile::create(folder / "a", file).ok());
  float value = 0;
  TensorToWrite tensor = tensorAt({"x", ElementType::F32, {}}, &value);
  EXPECT_THAT(writeTensors(*file, {tensor, tensor}).message(), HasSubstr("named 'x'"));
}

TEST(Safetensors, ElementsThatCannotBeReadFailTheFile) {
  ScratchFolder folder;
  std::unique_ptr<AtomicFile> file;
  ASSERT_TRUE(AtomicFile::create(folder / "a", file).ok());
  TensorToWrite tensor = {{"x", ElementType::F32, {std::int64_t{1} << 20}},
                          [](std::int64_t first, std::int64_t, void *) {
                            return first == 0 ? Status() : Status::failure("the device is gone");
                          }};
  EXPECT_EQ(writeTensors(*file, {tensor}).message(), "the device is gone");
  EXPECT_EQ(readTensors({tensor}).message(), "the device is gone");
}

//===----------------------------------------------------------------------===//
// Elements
//===----------------------------------------------------------------------===//

TEST(Elements, TypesHaveNames) {
  for (const char *name : {"BOOL", "U8", "I8", "F8_E5M2", "F8_E4M3", "U16", "I16", "F16", "BF16",
                           "U32", "I32", "F32", "U64", "I64", "F64", "C64"}) {
    auto type = elementTypeOf(name);
    ASSERT_TRUE(type) << name;
    EXPECT_EQ(nameOf(*type), name);
  }
  EXPECT_FALSE(elementTypeOf("f32"));
}

TEST(Elements, WhatCanBeRead) {
  EXPECT_TRUE(canRead(ElementType::F16, ElementType::F32));
  EXPECT_TRUE(canRead(ElementType::BF16, ElementType::F32));
  EXPECT_TRUE(canRead(ElementType::U32, ElementType::I32));
  EXPECT_FALSE(canRead(ElementType::F64, ElementType::F32));
  EXPECT_FALSE(canRead(ElementType::I32, ElementType::F32));
  EXPECT_FALSE(canRead(ElementType::I32, ElementType::I64));
  EXPECT_FALSE(canRead(ElementType::BF16, ElementType::F16));
  EXPECT_FALSE(canRead(ElementType::Bool, ElementType::I8));
}

std::vector<float> widened(ElementType type, std::vector<std::uint16_t> bits) {
  std::vector<float> values(bits.size());
  StoredTensor tensor;
  tensor.type = type;
  tensor.shape = {static_cast<std::int64_t>(bits.size())};
  tensor.data = bits.data();
  readElements(tensor, ElementType::F32, values.data());
  return values;
}

TEST(Elements, EveryF16IsExact) {
  std::vector<std::uint16_t> bits(1 << 16);
  for (std::size_t i = 0; i < bits.size(); ++i)
    bits[i] = static_cast<std::uint16_t>(i);
  std::vector<float> values = widened(ElementType::F16, bits);
  for (std::size_t i = 0; i < bits.size(); ++i) {
    int exponent = bits[i] >> 10 & 31, mantissa = bits[i] & 1023;
    double sign = bits[i] & 0x8000 ? -1 : 1;
    EXPECT_EQ(std::signbit(values[i]), sign < 0) << i;
    if (exponent == 31 && mantissa != 0)
      EXPECT_TRUE(std::isnan(values[i])) << i;
    else if (exponent == 31)
      EXPECT_EQ(values[i], sign * std::numeric_limits<double>::infinity()) << i;
    else if (exponent == 0)
      EXPECT_EQ(values[i], sign * std::ldexp(mantissa, -24)) << i;
    else
      EXPECT_EQ(values[i], sign * std::ldexp(1024 + mantissa, exponent - 25)) << i;
  }
}

TEST(Elements, BF16IsTheUpperHalfOfAnF32) {
  EXPECT_THAT(widened(ElementType::BF16, {0x3f80, 0xc040, 0x0001, 0x7f80}),
              ElementsAre(1.0f, -3.0f, 0x1p-133f, std::numeric_limits<float>::infinity()));
}

} // namespace
