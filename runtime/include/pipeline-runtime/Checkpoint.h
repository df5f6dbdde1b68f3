//===- Checkpoint.h - The weights of a model, in files ----------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_RUNTIME_CHECKPOINT_H
#define PIPELINE_RUNTIME_CHECKPOINT_H

#include "pipeline-runtime/Export.h"
#include "pipeline-runtime/Safetensors.h"
#include "pipeline-runtime/Status.h"

#include <memory>
#include <string>
#include <vector>

namespace pipeline::runtime {

/// What a checkpoint has for a model.
struct CheckpointMatch {
  /// For each tensor that was asked for, in that order. They belong to the checkpoint.
  std::vector<const StoredTensor *> tensors;
  /// Tensors that were not asked for, but equal one that was, to the last bit: the other name of a
  /// tied parameter. Each as `'lm_head.weight' is 'wte.weight'`.
  std::vector<std::string> aliases;
};

/// Tensor files that together hold the tensors of a model.
class PIPELINE_RT_API Checkpoint {
public:
  /// Opens them. A path is that of a safetensors file; of an index of shards, a JSON file, as
  /// transformers writes it; or of a folder with a `model.safetensors.index.json` or a
  /// `model.safetensors`. Fails, with null in \p checkpoint, for files that TensorFile refuses, an
  /// index that disagrees with its shards, and a tensor that is in two files.
  static Status open(const std::vector<std::string> &paths,
                     std::unique_ptr<Checkpoint> &checkpoint);

  /// In the order of their names.
  const std::vector<const StoredTensor *> &tensors() const { return sorted; }

  /// Finds the tensors of a model, of \p wanted, by their names. Fails, with one message that lists
  /// all of it, where a tensor is missing, has another shape, can't be read as its type, or is not
  /// the model's. A scalar may be stored with the shape [1].
  Status match(const std::vector<TensorDescription> &wanted, CheckpointMatch &found) const;

private:
  Checkpoint() = default;
  Status addPath(const std::string &path);
  Status addFile(const std::string &path);
  Status addIndex(const std::string &path);
  Status sort();
  const StoredTensor *find(const std::string &name) const;

  /// As they were named, for messages.
  std::string paths;
  std::vector<std::unique_ptr<TensorFile>> files;
  std::vector<const StoredTensor *> sorted;
};

} // namespace pipeline::runtime

#endif // PIPELINE_RUNTIME_CHECKPOINT_H
