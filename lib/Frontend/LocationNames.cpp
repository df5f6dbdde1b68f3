//===- LocationNames.cpp - What locations call things -----------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "LocationNames.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;

namespace pipeline {

StringRef getLocationName(Location loc) {
  return TypeSwitch<LocationAttr, StringRef>(loc)
      .Case([](NameLoc named) { return named.getName().getValue(); })
      .Case([](CallSiteLoc call) {
        StringRef callee = getLocationName(call.getCallee());
        return callee.empty() ? getLocationName(call.getCaller()) : callee;
      })
      .Case([](FusedLoc fused) -> StringRef {
        for (Location part : fused.getLocations())
          if (StringRef name = getLocationName(part); !name.empty())
            return name;
        return {};
      })
      .Default([](LocationAttr) { return StringRef(); });
}

/// The identifier that `text` begins with, taken from it.
static StringRef consumeIdentifier(StringRef &text) {
  StringRef identifier = text.take_while([](char c) { return llvm::isAlnum(c) || c == '_'; });
  if (!identifier.empty() && llvm::isDigit(identifier.front()))
    return {};
  text = text.drop_front(identifier.size());
  return identifier;
}

/// The key of a bracket that `text` goes on with after `[`: quoted, an index, or
/// `<flat index 0>`; empty where it is none of them.
static StringRef consumeKey(StringRef &text) {
  StringRef key;
  if (!text.empty() && (text.front() == '\'' || text.front() == '"')) {
    char quote = text.front();
    size_t end = text.find(quote, 1);
    if (end == StringRef::npos)
      return {};
    key = text.slice(1, end);
    text = text.drop_front(end + 1);
  } else {
    bool flat = text.consume_front("<flat index ");
    key = text.take_while(llvm::isDigit);
    text = text.drop_front(key.size());
    if (flat && !text.consume_front(">"))
      return {};
  }
  return text.consume_front("]") ? key : StringRef();
}

std::optional<TreePath> parseTreePath(StringRef text) {
  StringRef part = consumeIdentifier(text);
  if (part.empty())
    return std::nullopt;
  TreePath path{part.str()};
  while (!text.empty()) {
    if (text.consume_front("["))
      part = consumeKey(text);
    else if (text.consume_front("."))
      part = consumeIdentifier(text);
    else
      return std::nullopt;
    if (part.empty())
      return std::nullopt;
    path.name += ("." + part).str();
    path.isElement = true;
  }
  return path;
}

} // namespace pipeline
