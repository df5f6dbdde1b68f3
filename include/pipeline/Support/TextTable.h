//===- TextTable.h - Tables that people read --------------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Rows of text and numbers in columns that are as wide as they need be.
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_SUPPORT_TEXTTABLE_H
#define PIPELINE_SUPPORT_TEXTTABLE_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Support/raw_ostream.h"

#include <string>

namespace pipeline {

using TextRow = llvm::SmallVector<std::string>;

/// Prints rows of equally many cells: text on the left of its column, numbers on the right.
void printTable(llvm::raw_ostream &os, llvm::ArrayRef<TextRow> rows, llvm::ArrayRef<bool> isText);

/// A count with a comma between each three digits.
std::string formatCount(int64_t count);

} // namespace pipeline

#endif // PIPELINE_SUPPORT_TEXTTABLE_H
