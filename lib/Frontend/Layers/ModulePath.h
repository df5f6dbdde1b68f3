//===- ModulePath.h - Which module an op is of ------------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The names that frameworks give: `transformer.h.0.attn` of an nn.Module,
// `jit(loss)/block_0/dot_general` of jax.named_scope, `params['layers'][0]['q']` of a
// tree of parameters.
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_LIB_FRONTEND_LAYERS_MODULEPATH_H
#define PIPELINE_LIB_FRONTEND_LAYERS_MODULEPATH_H

#include "mlir/IR/Location.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"

#include <optional>
#include <string>

namespace pipeline {

class ModulePath {
public:
  /// The path that has no components: of no module.
  ModulePath() = default;
  /// The path that a name is. A name in angle brackets, `<loss>`, is of no module.
  explicit ModulePath(llvm::StringRef name);

  /// The path of the module that `loc` names; none where it names nothing, so that
  /// what it is the location of could be anywhere.
  static std::optional<ModulePath> get(mlir::Location loc);

  size_t size() const { return ends.size(); }
  bool empty() const { return ends.empty(); }
  llvm::StringRef operator[](size_t component) const;
  llvm::StringRef getText() const { return text; }
  /// The first `components` components, as they were written.
  llvm::StringRef getPrefix(size_t components) const;

  /// Whether the component ends in a number that counts instances: one of a list of
  /// modules is a number, a scope may end in one.
  bool isIndexed(size_t component) const;
  /// The prefix, with '*' for the numbers of its indexed components.
  std::string getPattern(size_t components) const;

  /// Whether the first components are those of `prefix`, which may be all of them.
  bool startsWith(const ModulePath &prefix) const;
  /// Whether they match those of `pattern`, where '*' stands for a number.
  bool matches(const ModulePath &pattern) const;

private:
  static ModulePath getScope(llvm::StringRef name);
  void split();

  std::string text;
  /// Where each component ends.
  llvm::SmallVector<size_t> ends;
  bool isScope = false;
};

/// The components with which all of `paths` start.
ModulePath getCommonPrefix(llvm::ArrayRef<ModulePath> paths);

} // namespace pipeline

#endif // PIPELINE_LIB_FRONTEND_LAYERS_MODULEPATH_H
