//===- Mismatches.cpp - Where a file's tensors are not the wanted ones -*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Mismatches.h"

#include <algorithm>
#include <cstdlib>
#include <numeric>
#include <string_view>

namespace pipeline::runtime {
namespace {

/// Insertions, deletions and replacements that make one name of the other; more than \p most count
/// as most + 1.
std::size_t distance(std::string_view a, std::string_view b, std::size_t most) {
  if (std::max(a.size(), b.size()) - std::min(a.size(), b.size()) > most)
    return most + 1;
  std::vector<std::size_t> row(b.size() + 1);
  std::iota(row.begin(), row.end(), 0);
  for (std::size_t i = 0; i < a.size(); ++i) {
    std::size_t diagonal = row[0];
    row[0] = i + 1;
    std::size_t least = row[0];
    for (std::size_t j = 0; j < b.size(); ++j) {
      std::size_t replaced = diagonal + (a[i] != b[j]);
      diagonal = row[j + 1];
      row[j + 1] = std::min({replaced, diagonal + 1, row[j] + 1});
      least = std::min(least, row[j + 1]);
    }
    if (least > most)
      return most + 1;
  }
  return std::min(row.back(), most + 1);
}

/// Whether one name is the other with words in front, as `model.h.0.weight` is `h.0.weight`.
bool differsInPrefix(std::string_view a, std::string_view b) {
  if (a.size() < b.size())
    std::swap(a, b);
  return a.size() > b.size() && a.ends_with(b) && a[a.size() - b.size() - 1] == '.';
}

/// The extra tensor of the same shape whose name is nearest, or null.
const TensorDescription *findNearest(const TensorDescription &missing,
                                     const std::vector<const TensorDescription *> &extra) {
  const TensorDescription *nearest = nullptr;
  std::size_t most = std::max<std::size_t>(2, missing.name.size() / 4);
  for (const TensorDescription *tensor : extra) {
    if (tensor->shape != missing.shape)
      continue;
    if (differsInPrefix(tensor->name, missing.name))
      return tensor;
    std::size_t edits = distance(tensor->name, missing.name, most);
    if (edits <= most) {
      nearest = tensor;
      most = edits - 1;
    }
  }
  return nearest;
}

std::string countOf(std::size_t number, const char *one, const char *many) {
  return std::to_string(number) + (number == 1 ? one : many);
}

const char *adviceOn(ElementType wanted, ElementType found) {
  if (wanted == ElementType::F32 && found == ElementType::F64)
    return "; f64 would be rounded: convert the file";
  return "";
}

} // namespace

std::string Mismatches::text() const {
  std::string heads, lines;
  auto head = [&](std::size_t number, const char *one, const char *many) {
    if (number > 0)
      heads += (heads.empty() ? "" : ", ") + countOf(number, one, many);
  };
  head(missing.size(), " tensor is missing", " tensors are missing");
  head(different.size(), " has another shape or type", " have another shape or type");
  head(extra.size(), " is not the model's", " are not the model's");
  for (const TensorDescription *tensor : missing) {
    lines += "\n  missing: '" + tensor->name + "', " + tensor->text();
    if (const TensorDescription *near = findNearest(*tensor, extra))
      lines += "; is it '" + near->name + "'?";
  }
  for (const auto &[wanted, found] : different)
    lines += "\n  different: '" + wanted->name + "', " + wanted->text() + ", is " + found->text() +
             " in the file" + adviceOn(wanted->type, found->type);
  for (const TensorDescription *tensor : extra)
    lines += "\n  not the model's: '" + tensor->name + "', " + tensor->text();
  return heads + lines;
}

} // namespace pipeline::runtime
