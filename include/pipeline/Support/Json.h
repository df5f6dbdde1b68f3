//===- Json.h - JSON that users write ---------------------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reading JSON from files that anyone may have written: LLVM's parser, with what
// it takes for granted checked first, and errors that name the document.
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_SUPPORT_JSON_H
#define PIPELINE_SUPPORT_JSON_H

#include "llvm/Support/Error.h"
#include "llvm/Support/JSON.h"

namespace pipeline {

/// The object that `text` holds. Errors, of syntax (with line and column), of
/// nesting and of kind, name `document`.
llvm::Expected<llvm::json::Object> parseJsonObject(llvm::StringRef text, llvm::StringRef document);

/// `value` as JSON, shortened to be read in a message.
std::string toShortString(const llvm::json::Value &value);

} // namespace pipeline

#endif // PIPELINE_SUPPORT_JSON_H
