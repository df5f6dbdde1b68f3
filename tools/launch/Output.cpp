//===- Output.cpp - Files that a run will write -----------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Output.h"

#include <array>
#include <cerrno>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <streambuf>

namespace pipeline::launch {

using runtime::Status;

namespace {
/// A stream into a file that is being made. The first failure is kept.
class FileBuffer : public std::streambuf {
public:
  explicit FileBuffer(runtime::AtomicFile &file) : file(file) { reset(); }

  Status status;

protected:
  int_type overflow(int_type next) override {
    if (sync() != 0)
      return traits_type::eof();
    if (!traits_type::eq_int_type(next, traits_type::eof()))
      sputc(traits_type::to_char_type(next));
    return traits_type::not_eof(next);
  }

  int sync() override {
    if (status.ok())
      status = file.write(pbase(), pptr() - pbase());
    reset();
    return status.ok() ? 0 : -1;
  }

private:
  void reset() { setp(block.data(), block.data() + block.size()); }

  runtime::AtomicFile &file;
  std::array<char, 1 << 16> block;
};
} // namespace

Status Output::open(const std::string &option, const std::string &path, Output &output) {
  output.option = option;
  output.path = path;
  std::error_code code;
  std::filesystem::file_status there = std::filesystem::status(path, code);
  bool isWrittenAsItIs =
      std::filesystem::exists(there) && !is_regular_file(there) && !is_directory(there);
  if (path.empty() || path == "-" || isWrittenAsItIs)
    return Status();
  if (Status status = runtime::AtomicFile::create(path, output.file); !status.ok())
    return Status::failure("--" + option + ": " + status.message());
  output.removal = std::make_unique<RemovedOnSignal>(output.file->temporaryPath());
  return Status();
}

Status Output::write(const std::function<void(std::ostream &)> &print) {
  Status status;
  if (file) {
    status = writeFile(print);
  } else if (path == "-") {
    print(std::cout);
    std::cout.flush();
  } else {
    std::ofstream os(path, std::ios::binary);
    print(os);
    os.close();
    if (!os)
      status = Status::failure("'" + path + "' can't be written: " + std::strerror(errno));
  }
  return status.ok() ? status : Status::failure("--" + option + ": " + status.message());
}

Status Output::writeFile(const std::function<void(std::ostream &)> &print) {
  FileBuffer buffer(*file);
  std::ostream os(&buffer);
  print(os);
  os.flush();
  if (!buffer.status.ok())
    return buffer.status;
  Status status = file->commit();
  if (status.ok())
    removal = nullptr;
  return status;
}

} // namespace pipeline::launch
