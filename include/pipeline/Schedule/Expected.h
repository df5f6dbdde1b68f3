//===- Expected.h - A value, or the error that stands for it ----*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The result type of the schedule library, which knows the standard library
// only and throws nothing. An error is one sentence that names the rule that
// was broken, the numbers that broke it and a remedy; whoever shows it adds
// the place (an op's location, a row of a file).
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_SCHEDULE_EXPECTED_H
#define PIPELINE_SCHEDULE_EXPECTED_H

#include <cassert>
#include <string>
#include <utility>
#include <variant>

namespace pipeline::schedule {

/// Why something could not be done.
struct Error {
  std::string message;
};

/// Success, or an error.
class [[nodiscard]] Status {
public:
  Status() = default;
  Status(Error error) : message(std::move(error.message)), failed(true) {}

  static Status success() { return {}; }

  explicit operator bool() const { return !failed; }

  /// The message of a failure.
  const std::string &error() const {
    assert(failed && "a success has no error");
    return message;
  }

private:
  std::string message;
  bool failed = false;
};

/// A `T`, or the error that says why there is none.
template <typename T>
class [[nodiscard]] Expected {
public:
  Expected(T value) : storage(std::in_place_index<0>, std::move(value)) {}
  Expected(Error error) : storage(std::in_place_index<1>, std::move(error)) {}

  explicit operator bool() const { return storage.index() == 0; }

  T &operator*() & { return value(); }
  const T &operator*() const & { return const_cast<Expected *>(this)->value(); }
  T &&operator*() && { return std::move(value()); }
  T *operator->() { return &value(); }
  const T *operator->() const { return &const_cast<Expected *>(this)->value(); }

  /// The message of a failure.
  const std::string &error() const {
    const Error *error = std::get_if<1>(&storage);
    assert(error && "a value has no error");
    return error->message;
  }

private:
  T &value() {
    T *held = std::get_if<0>(&storage);
    assert(held && "an error was taken for a value");
    return *held;
  }

  std::variant<T, Error> storage;
};

} // namespace pipeline::schedule

#endif // PIPELINE_SCHEDULE_EXPECTED_H
