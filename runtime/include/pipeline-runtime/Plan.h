//===- Plan.h - What the compiler decided for a run -------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// All that is known of a compiled model besides its code: what a run reads, reports and keeps, what
// each rank's bytes are for, and what its program does. A process that compiles hands it to the run
// in memory; a bundle holds it as `plan.json`. It is one structure, so that both run alike.
//
// What stands here was decided when the model was compiled. What is decided when it is run (data,
// weights, steps, learning rate, files) is not part of it.
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_RUNTIME_PLAN_H
#define PIPELINE_RUNTIME_PLAN_H

#include "pipeline-runtime/DataSource.h"
#include "pipeline-runtime/Export.h"
#include "pipeline-runtime/Status.h"
#include "pipeline-runtime/Tensor.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace pipeline::runtime {

//===--- Enumerations, each with the names that files have for it ---------===//

/// What the programs run on.
enum class Target : std::uint8_t { Cpu, Cuda };

/// What bytes of an arena are for.
enum class BufferKind : std::uint8_t {
  Parameters,
  Packed,
  Gradients,
  Optimizer,
  State,
  Residuals,
  Boundary,
  Workspace,
};
inline constexpr std::size_t bufferKinds = 8;

/// What a run does with a scalar of a microbatch.
enum class OutputRole : std::uint8_t { Metric, Check, Weight };

/// The rule that updates parameters.
enum class Optimizer : std::uint8_t { Sgd, AdamW };

/// What a file of a bundle holds.
enum class CodeKind : std::uint8_t { Host, Cubin, Ptx };

PIPELINE_RT_API std::string_view nameOf(Target target);
PIPELINE_RT_API std::string_view nameOf(BufferKind kind);
PIPELINE_RT_API std::string_view nameOf(OutputRole role);
PIPELINE_RT_API std::string_view nameOf(Optimizer optimizer);
PIPELINE_RT_API std::string_view nameOf(CodeKind kind);

//===--- The model --------------------------------------------------------===//

/// A tensor that a model keeps from step to step: a parameter or a buffer.
struct StateTensor : TensorDescription {
  bool isParameter = false;
  /// Whether the model says what it starts from.
  bool hasInitialValue = false;
};

/// What a microbatch is, for reports: samples, or the tokens of a text.
struct MicrobatchShape {
  std::int64_t batch = 0;
  /// Tokens in a sample; 0 where samples are no texts.
  std::int64_t sequence = 0;

  bool isText() const { return sequence > 0; }
  /// What a run's speed counts.
  std::int64_t units() const { return isText() ? batch * sequence : batch; }
  std::string_view unit() const { return isText() ? "tokens" : "samples"; }
};

/// What a model takes, in the order of its arguments.
struct ModelInterface {
  std::vector<ModelInput> inputs;
  std::vector<StateTensor> state;

  /// A model that reads a text has texts; of another the batch is the leading dimension of the
  /// first input that has one, or else 1.
  PIPELINE_RT_API MicrobatchShape microbatch() const;

  /// How a model reads a text: its inputs are `tokens`, `targets` or both, of one type I32 [batch,
  /// sequence]. The message of a failure follows the model's name or place: "reads ...".
  PIPELINE_RT_API Status readsText() const;
};

/// A scalar that programs report.
struct PlannedOutput {
  std::string name;
  OutputRole role = OutputRole::Metric;
  /// Of a check.
  std::string message;
};

//===--- What was chosen --------------------------------------------------===//

/// How the model became programs.
struct PipelineChoices {
  std::string schedule, placement, recompute;
  std::int64_t chunks = 1;
  /// Of a step; and of the last one of a pass over the data, where that has fewer, or 0.
  std::int64_t microbatches = 1, remainder = 0;
  bool packsWeights = false;
  /// Forwards alone.
  bool evaluates = false;
  Optimizer optimizer = Optimizer::AdamW;
  /// Whether programs compute the norm of the whole gradient, so that a run may clip.
  bool clips = false;
  /// Whether programs check every index that is not known to be in range, so that inputs may hold
  /// anything.
  bool guardsGathers = false;
  /// Whether programs run all steps in one call and update weights on the way.
  bool asynchronous = false;
  /// Of those: how many steps, once that is decided, and the microbatches of a stage between two
  /// updates.
  std::optional<std::int64_t> steps, updateInterval;
};

/// The code of programs for GPUs that is not the host's.
struct GpuCode {
  /// What it was made for, as NVIDIA names it: `sm_90`.
  std::vector<std::string> architectures;
  /// The version of ptxas, which made the machine code; empty where there is only PTX, which the
  /// driver of a device compiles.
  std::string assembler;
  /// What f32 operands of contractions are multiplied as, and the scratch memory of one in bytes.
  std::string precision;
  std::int64_t gemmWorkspace = 0;
};

/// What code was made for, and by what.
struct CodeTarget {
  Target target = Target::Cpu;
  /// The processor of the host, as LLVM names it: `x86_64`, `sapphirerapids`.
  std::string architecture, processor;
  /// The features of the processor that code may use, of those that Machine.h can look for.
  std::vector<std::string> features;
  /// The library that multiplies matrices; of the target cpu also the instructions that it does it
  /// with: arenas hold what it has packed, in sizes that it was asked for.
  std::string contractions, isa;
  /// Of the target cuda.
  std::optional<GpuCode> gpu;
  std::int64_t optimization = 0;
  /// The time that compilation took.
  double seconds = 0;
};

//===--- A rank -----------------------------------------------------------===//

/// The ops of a program that touch a buffer lie between these two, which do; numbers as in
/// ProgramPlan::ops.
struct Life {
  std::int64_t first = 0, last = 0;
};

/// A buffer of the arena, or a pool of equal ones, one behind the other.
struct PlannedBuffer {
  std::string name;
  BufferKind kind = BufferKind::Workspace;
  std::int64_t offset = 0;
  /// Of all slots together.
  std::int64_t bytes = 0;
  std::int64_t slots = 1;
  /// None: it holds something from the first step to the last.
  std::optional<Life> life;
};

/// So many messages, one after the other, of so many bytes each.
struct MessageRun {
  std::int64_t count = 0, bytes = 0;
};

/// What a rank sends to another in one call of `step`, in order.
struct PlannedChannel {
  std::int32_t source = 0, destination = 0;
  std::vector<MessageRun> messages;
};

/// What a program does next: an op, or a loop around some.
struct PlannedOp {
  /// `0F[i + 2]`, `send 0F.0 to 1`; of a loop the name of its variable. Nothing runs from this.
  std::string text;
  /// How often the op stands here, each time for another buffer: gradients made zero, updates.
  std::int64_t count = 1;
  /// Of a loop, empty of an op: what it repeats, for text = begin, begin + step, ... below end.
  std::vector<PlannedOp> body;
  std::int64_t begin = 0, end = 0, step = 1;

  bool isLoop() const { return !body.empty(); }
};

/// One program of a rank.
struct ProgramPlan {
  /// The names of its functions.
  std::string initialize, step;
  std::int64_t arenaBytes = 0;
  /// By BufferKind; their sum is the arena.
  std::array<std::int64_t, bufferKinds> bytes{};
  std::vector<PlannedBuffer> buffers;
  std::vector<PlannedChannel> channels;
  /// Ops are numbered from 0 in the order in which they are written, loops not counted.
  std::vector<PlannedOp> ops;
};

/// Where a rank keeps a parameter or a state. Offsets are in bytes, in the arena.
struct ParameterPlace {
  TensorDescription tensor;
  /// Before the first step, and after the last: two places where it has versions.
  std::int64_t first = 0, last = 0;
  /// Of the accumulators whose sum, in this order, is its gradient after a step; none where it is
  /// frozen, or updated in the middle of a step.
  std::vector<std::int64_t> accumulators;
};

/// A file of a bundle.
struct PlannedFile {
  CodeKind kind = CodeKind::Host;
  /// Of code for GPUs: one of GpuCode's.
  std::string architecture;
  std::string name;
  std::int64_t bytes = 0;
  std::uint64_t hash = 0;

  bool operator==(const PlannedFile &) const = default;
};

struct RankPlan {
  std::vector<ParameterPlace> parameters, states;
  ProgramPlan program;
  /// Of the last step of a pass over the data, where that has fewer microbatches. What lasts is at
  /// the same place in both.
  std::optional<ProgramPlan> shortProgram;
  /// On a device: its programs' events have numbers below that.
  std::int32_t events = 0;
  /// Its code for the host; none where the plan was made in the process that runs it.
  std::vector<PlannedFile> files;

  /// The program that needs more: the arena is its.
  const ProgramPlan &larger() const {
    return shortProgram && shortProgram->arenaBytes > program.arenaBytes ? *shortProgram : program;
  }
};

//===--- The plan ---------------------------------------------------------===//

struct Plan {
  std::string model;
  ModelInterface interface;
  /// In the order by which programs number them; the loss is the first.
  std::vector<PlannedOutput> outputs;
  /// The inputs that programs load, by name, in the order by which they number them.
  std::vector<std::string> loadedInputs;
  /// Parameters as tensors, and the numbers in them: all, and those that are trained.
  std::int64_t parameterTensors = 0, parameters = 0, trainedParameters = 0;

  PipelineChoices choices;
  CodeTarget code;
  /// The kernels that programs launch, by name, in the order by which they number them; and the
  /// files that hold them, each of them all.
  std::vector<std::string> kernels;
  std::vector<PlannedFile> files;
  std::vector<RankPlan> ranks;

  /// The numbers of the metrics.
  PIPELINE_RT_API std::vector<std::int32_t> metrics() const;
  /// The number of the output that says what a microbatch's loss counts for, if one does.
  PIPELINE_RT_API std::optional<std::int32_t> lossWeight() const;

  /// Whether its parts fit one another: what they name exists, and places lie in their arenas.
  PIPELINE_RT_API Status validate() const;
};

/// The version of the text below, and of what is written of code in a bundle.
inline constexpr std::int64_t planFormat = 1;

/// The plan as JSON, as docs/Runtime.md describes it. Ends in a line end.
PIPELINE_RT_API std::string writePlan(const Plan &plan);

/// Reads what writePlan wrote. Fails for what is no plan, one of another format or for another ABI
/// of the runtime, one that was edited, and one that is not valid.
PIPELINE_RT_API Status readPlan(std::string_view text, Plan &plan);

} // namespace pipeline::runtime

#endif // PIPELINE_RUNTIME_PLAN_H
