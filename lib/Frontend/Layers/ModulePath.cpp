//===- ModulePath.cpp - Which module an op is of ----------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ModulePath.h"

#include "mlir/IR/BuiltinAttributes.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;

namespace pipeline {

/// `params['layers'][0]['q']` as `params.layers.0.q`.
static std::string replaceSubscripts(StringRef name) {
  std::string path;
  for (char c : name) {
    if (c == '[')
      path += '.';
    else if (c != ']' && c != '\'' && c != '"')
      path += c;
  }
  return path;
}

ModulePath::ModulePath(StringRef name) {
  if (name.starts_with("<"))
    return;
  isScope = name.contains('/');
  text = isScope ? name.str() : replaceSubscripts(name);
  split();
}

void ModulePath::split() {
  for (size_t begin = 0; begin < text.size();) {
    size_t end = std::min(text.find(isScope ? '/' : '.', begin), text.size());
    ends.push_back(end);
    begin = end + 1;
  }
}

/// `jit(loss)/block_0/dot_general` without the transformations and the primitive.
ModulePath ModulePath::getScope(StringRef name) {
  SmallVector<StringRef> components;
  name.split(components, '/', /*MaxSplit=*/-1, /*KeepEmpty=*/false);
  if (!components.empty())
    components.pop_back();
  llvm::erase_if(components, [](StringRef component) { return component.contains('('); });
  ModulePath path;
  path.isScope = true;
  path.text = llvm::join(components, "/");
  path.split();
  return path;
}

std::optional<ModulePath> ModulePath::get(Location loc) {
  if (auto named = dyn_cast<NameLoc>(loc)) {
    StringRef name = named.getName();
    return name.contains('/') ? getScope(name) : ModulePath(name);
  }
  if (auto fused = dyn_cast<FusedLoc>(loc)) {
    std::optional<ModulePath> found;
    for (Location part : fused.getLocations())
      if (std::optional<ModulePath> path = get(part); path && (!found || found->empty()))
        found = path;
    return found;
  }
  if (auto call = dyn_cast<CallSiteLoc>(loc)) {
    // The caller's scope, if it has one, else what is called.
    std::optional<ModulePath> caller = get(call.getCaller());
    return caller && caller->isScope ? caller : get(call.getCallee());
  }
  return std::nullopt;
}

StringRef ModulePath::operator[](size_t component) const {
  size_t begin = component == 0 ? 0 : ends[component - 1] + 1;
  return getText().slice(begin, ends[component]);
}

StringRef ModulePath::getPrefix(size_t components) const {
  return components == 0 ? StringRef() : getText().take_front(ends[components - 1]);
}

static bool isNumber(StringRef text) { return !text.empty() && llvm::all_of(text, llvm::isDigit); }

static StringRef dropNumber(StringRef component) { return component.rtrim("0123456789"); }

bool ModulePath::isIndexed(size_t component) const {
  StringRef name = (*this)[component];
  return isScope ? llvm::isDigit(name.back()) : isNumber(name);
}

std::string ModulePath::getPattern(size_t components) const {
  std::string pattern;
  for (size_t i = 0; i < components; ++i) {
    StringRef name = (*this)[i];
    pattern += i == 0 ? "" : isScope ? "/" : ".";
    // A number at the end of a name counts too where the path goes on to a list.
    StringRef stem = dropNumber(name);
    pattern += stem;
    pattern += stem.size() == name.size() ? "" : "*";
  }
  return pattern;
}

bool ModulePath::startsWith(const ModulePath &prefix) const {
  if (prefix.size() > size())
    return false;
  for (size_t i = 0; i < prefix.size(); ++i)
    if ((*this)[i] != prefix[i])
      return false;
  return true;
}

/// Whether a component is `pattern`, where '*' stands for a number.
static bool matchesComponent(StringRef name, StringRef pattern) {
  while (!pattern.empty()) {
    if (pattern.consume_front("*")) {
      if (name.empty() || !llvm::isDigit(name.front()))
        return false;
      name = name.ltrim("0123456789");
      continue;
    }
    if (name.empty() || name.front() != pattern.front())
      return false;
    name = name.drop_front();
    pattern = pattern.drop_front();
  }
  return name.empty();
}

bool ModulePath::matches(const ModulePath &pattern) const {
  if (pattern.empty() || pattern.size() > size())
    return false;
  for (size_t i = 0; i < pattern.size(); ++i)
    if (!matchesComponent((*this)[i], pattern[i]))
      return false;
  return true;
}

ModulePath getCommonPrefix(ArrayRef<ModulePath> paths) {
  if (paths.empty())
    return {};
  size_t common = paths.front().size();
  for (const ModulePath &path : paths) {
    size_t i = 0;
    while (i < common && i < path.size() && path[i] == paths.front()[i])
      ++i;
    common = i;
  }
  return ModulePath(paths.front().getPrefix(common));
}

} // namespace pipeline
