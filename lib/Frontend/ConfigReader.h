//===- ConfigReader.h - Fields of a JSON configuration ----------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reads typed fields of a JSON object. An error doesn't stop the reading: all of
// them are reported at once, each with the field's name, what it holds and what
// it should hold. A field with an error reads as its default.
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_LIB_FRONTEND_CONFIGREADER_H
#define PIPELINE_LIB_FRONTEND_CONFIGREADER_H

#include "llvm/ADT/SmallVector.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/JSON.h"

namespace pipeline {

class ConfigReader {
public:
  /// The object that `text` holds. `document` names it in errors.
  static llvm::Expected<ConfigReader> parse(llvm::StringRef text, llvm::StringRef document);

  /// A count that must be there, from 1 to `maximum`.
  int64_t getRequiredCount(llvm::StringRef field, int64_t maximum);
  /// A count, or `otherwise` where the field is absent or null.
  int64_t getCount(llvm::StringRef field, int64_t otherwise, int64_t maximum);
  /// A finite number greater than 0.
  double getPositive(llvm::StringRef field, double otherwise);
  /// A number from 0 to 1.
  double getProbability(llvm::StringRef field, double otherwise);
  bool getBool(llvm::StringRef field, bool otherwise);
  std::string getString(llvm::StringRef field, llvm::StringRef otherwise);

  /// What the field holds; null where it is absent or null.
  const llvm::json::Value *get(llvm::StringRef field) const;
  bool has(llvm::StringRef field) const { return get(field) != nullptr; }

  /// Records an error about a field.
  void addError(llvm::StringRef field, const llvm::Twine &message);
  bool hasErrors() const { return !errors.empty(); }
  /// All errors so far, in the order of reading.
  llvm::Error takeErrors();

private:
  explicit ConfigReader(llvm::json::Object object) : object(std::move(object)) {}
  /// Records that `value` is not `wanted`.
  void addMismatch(llvm::StringRef field, const llvm::json::Value &value,
                   const llvm::Twine &wanted);

  llvm::json::Object object;
  llvm::SmallVector<std::string> errors;
};

} // namespace pipeline

#endif // PIPELINE_LIB_FRONTEND_CONFIGREADER_H
