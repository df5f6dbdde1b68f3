//===- DataSource.h - Where a run's inputs come from ------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A source offers named inputs and copies any microbatch of any step of them: a pure function of
// (input, step, microbatch), so that what a rank reads does not depend on how many there are.
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_RUNTIME_DATASOURCE_H
#define PIPELINE_RUNTIME_DATASOURCE_H

#include "pipeline-runtime/Export.h"
#include "pipeline-runtime/Status.h"
#include "pipeline-runtime/Tensor.h"

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace pipeline::runtime {

/// One named input of the model.
struct InputDescription {
  std::string name;
  /// Of one microbatch.
  std::int64_t bytes = 0;
};

class PIPELINE_RT_API DataSource {
public:
  virtual ~DataSource();

  /// What the source offers, in its own order.
  virtual const std::vector<InputDescription> &inputs() const = 0;

  /// How many microbatches the source has, after which it begins again; 0 where it has no end, as a
  /// text whose windows are taken in turn.
  virtual std::int64_t microbatches() const { return 0; }

  /// Copies input number \p input of a microbatch to \p destination, inputs()[input].bytes long.
  /// Called by several ranks at once. Allocates nothing unless it fails.
  virtual Status load(std::int32_t input, std::int64_t step, std::int64_t microbatch,
                      void *destination) const = 0;
};

/// How a text is cut into samples. All sizes are at least 1.
struct TextOptions {
  std::string path;
  std::int64_t batch = 1;
  std::int64_t sequence = 1;
  /// Microbatches in a step.
  std::int64_t microbatches = 1;
  /// The model's vocabulary: a larger token is an error when the text is opened. 0 does not check.
  std::int64_t vocabulary = 0;
};

/// A file's bytes as tokens: inputs `tokens` and `targets`, i32 of batch x sequence. Sample b of
/// microbatch i of step s is the window that starts at byte ((s*m + i)*batch + b)*sequence, modulo
/// the number of windows (the file's length - sequence, as the targets need one byte more). Targets
/// are the same window one byte later. The text stays in the file: nothing of its size is
/// allocated.
///
/// Fails, with null in \p source, if the file can't be read, is shorter than one microbatch and one
/// byte, or holds a byte outside of the vocabulary.
PIPELINE_RT_API Status openText(const TextOptions &options, std::unique_ptr<DataSource> &source);

/// An input as the model reads it: the tensor of one microbatch.
struct ModelInput : TensorDescription {
  /// Its elements look something up in a table of so many rows: others are an error when the data
  /// is opened. 0 does not check.
  std::int64_t rows = 0;
};

/// Which file holds the inputs of a model.
struct TensorInputOptions {
  std::string path;
  std::vector<ModelInput> inputs;
  /// Microbatches in a step, at least 1.
  std::int64_t microbatches = 1;
};

/// A safetensors file with a tensor for each input, of k microbatches one behind the other: the
/// leading dimension is k times the model's, and a scalar is stored as [k]. Microbatch i of step s
/// is number s*m + i, as long as there is one; the step behind the last begins again at number 0.
/// Where m does not divide k, the last step of a pass has no more than the rest, and loading more
/// fails. The tensors stay in the file: nothing of their size is allocated.
///
/// Fails, with null in \p source and one message that lists all of it, for inputs that are missing,
/// of another type or shape, or of different numbers of microbatches; and for elements that are
/// outside of the table that they index. What the file holds besides is named in \p unused.
PIPELINE_RT_API Status openTensorInputs(const TensorInputOptions &options,
                                        std::unique_ptr<DataSource> &source,
                                        std::vector<std::string> &unused);

/// An input whose microbatches are given as bytes.
struct TensorInput {
  std::string name;
  /// Microbatch i of every step is microbatches[i mod microbatches.size()]; all of one size.
  std::vector<std::vector<unsigned char>> microbatches;
};

/// Inputs from memory, for tests and for data that another program prepared.
PIPELINE_RT_API Status createTensorSource(std::vector<TensorInput> inputs,
                                          std::unique_ptr<DataSource> &source);

} // namespace pipeline::runtime

#endif // PIPELINE_RUNTIME_DATASOURCE_H
