//===- Safetensors.h - Files of named tensors -------------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The format of Hugging Face's safetensors: eight bytes for the length of a header in JSON, which
// gives each tensor a type, a shape and a place, then the elements.
//
// A file is mapped, not read: a tensor costs memory and time once somebody looks at its elements.
// It must not change as long as it is open. Everything that its header says is checked when it is
// opened, so a StoredTensor of a file is as long as it says.
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_RUNTIME_SAFETENSORS_H
#define PIPELINE_RUNTIME_SAFETENSORS_H

#include "pipeline-runtime/AtomicFile.h"
#include "pipeline-runtime/Export.h"
#include "pipeline-runtime/Status.h"
#include "pipeline-runtime/Tensor.h"

#include <functional>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace pipeline::runtime {

/// What is written beside the tensors: strings by name.
using TensorFileMetadata = std::map<std::string, std::string>;

/// A file that is open for reading.
class PIPELINE_RT_API TensorFile {
public:
  /// Fails, with null in \p file, for a file that can't be read, is truncated, or whose header is
  /// no JSON, names a tensor twice, has types that it doesn't know, or places that overlap, leave
  /// holes, go beyond the file or do not fit the shapes.
  static Status open(const std::string &path, std::unique_ptr<TensorFile> &file);
  ~TensorFile();
  TensorFile(const TensorFile &) = delete;
  TensorFile &operator=(const TensorFile &) = delete;

  const std::string &path() const;
  const TensorFileMetadata &metadata() const;
  /// In the order of their names.
  const std::vector<StoredTensor> &tensors() const;

private:
  struct State;
  explicit TensorFile(std::unique_ptr<State> state);
  std::unique_ptr<State> state;
};

/// A tensor to be written.
struct TensorToWrite : TensorDescription {
  /// Writes the elements [first, first + count) to a place for so many. A failure is writeTensors'.
  std::function<Status(std::int64_t first, std::int64_t count, void *elements)> read;
};

/// A tensor whose elements lie at \p data until it is written.
PIPELINE_RT_API TensorToWrite tensorAt(TensorDescription description, const void *data);

/// Writes a file of tensors, in the order of the sizes of their elements and then of their names,
/// so that every tensor is aligned and equal tensors make equal files. Nothing of their size is
/// allocated. The metadata says `format: pt`, which PyTorch's loaders ask for.
PIPELINE_RT_API Status writeTensors(AtomicFile &file, std::vector<TensorToWrite> tensors);

/// Reads what writeTensors would, in its order and pieces, and writes nothing: where reads are
/// collectives of processes, of which another one writes the file.
PIPELINE_RT_API Status readTensors(std::vector<TensorToWrite> tensors);

} // namespace pipeline::runtime

#endif // PIPELINE_RUNTIME_SAFETENSORS_H
