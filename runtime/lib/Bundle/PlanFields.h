//===- PlanFields.h - The fields of a plan, for both directions -*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Says once which keys the JSON of a plan has. An archive is called as `archive(key, value)` for
// what always stands there, and as `archive.unless(key, value, otherwise)` for what is left out
// where it is `otherwise`.
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_RUNTIME_LIB_BUNDLE_PLANFIELDS_H
#define PIPELINE_RUNTIME_LIB_BUNDLE_PLANFIELDS_H

#include "pipeline-runtime/Plan.h"

#include <concepts>
#include <type_traits>

namespace pipeline::runtime {

/// A type, constant where it is written and not where it is read.
template <typename T, typename U>
concept Like = std::same_as<std::remove_const_t<T>, U>;

template <typename T, typename U>
concept LikeDerived = std::derived_from<std::remove_const_t<T>, U>;

template <typename Archive, LikeDerived<TensorDescription> T>
void tensorFields(Archive &archive, T &tensor) {
  archive("name", tensor.name);
  archive("type", tensor.type);
  archive("shape", tensor.shape);
}

template <typename Archive, Like<TensorDescription> T>
void fields(Archive &archive, T &tensor) {
  tensorFields(archive, tensor);
}

template <typename Archive, Like<ModelInput> T>
void fields(Archive &archive, T &input) {
  tensorFields(archive, input);
  archive.unless("rows", input.rows, std::int64_t{0});
}

template <typename Archive, Like<StateTensor> T>
void fields(Archive &archive, T &tensor) {
  tensorFields(archive, tensor);
  archive.unless("parameter", tensor.isParameter, false);
  archive.unless("initial_value", tensor.hasInitialValue, false);
}

template <typename Archive, Like<PlannedOutput> T>
void fields(Archive &archive, T &output) {
  archive("name", output.name);
  archive("role", output.role);
  archive.unless("message", output.message, std::string());
}

template <typename Archive, Like<PipelineChoices> T>
void fields(Archive &archive, T &choices) {
  archive("schedule", choices.schedule);
  archive("placement", choices.placement);
  archive("chunks", choices.chunks);
  archive("microbatches", choices.microbatches);
  archive.unless("remainder", choices.remainder, std::int64_t{0});
  archive("recompute", choices.recompute);
  archive("packs_weights", choices.packsWeights);
  archive("evaluates", choices.evaluates);
  archive("optimizer", choices.optimizer);
  archive("clips", choices.clips);
  archive("guards_gathers", choices.guardsGathers);
  archive("asynchronous", choices.asynchronous);
  archive("steps", choices.steps);
  archive("update_interval", choices.updateInterval);
}

template <typename Archive, Like<GpuCode> T>
void fields(Archive &archive, T &code) {
  archive("architectures", code.architectures);
  archive.unless("ptxas", code.assembler, std::string());
  archive("precision", code.precision);
  archive("gemm_workspace", code.gemmWorkspace);
}

template <typename Archive, Like<CodeTarget> T>
void fields(Archive &archive, T &code) {
  archive("target", code.target);
  archive("architecture", code.architecture);
  archive("processor", code.processor);
  archive("features", code.features);
  archive("contractions", code.contractions);
  archive.unless("isa", code.isa, std::string());
  archive("gpu", code.gpu);
  archive("optimization", code.optimization);
  archive("seconds", code.seconds);
}

template <typename Archive, Like<PlannedBuffer> T>
void fields(Archive &archive, T &buffer) {
  archive("name", buffer.name);
  archive("kind", buffer.kind);
  archive("offset", buffer.offset);
  archive("bytes", buffer.bytes);
  archive.unless("slots", buffer.slots, std::int64_t{1});
  archive("life", buffer.life);
}

template <typename Archive, Like<PlannedChannel> T>
void fields(Archive &archive, T &channel) {
  archive("source", channel.source);
  archive("destination", channel.destination);
  archive("messages", channel.messages);
}

template <typename Archive, Like<ProgramPlan> T>
void fields(Archive &archive, T &program) {
  archive("initialize", program.initialize);
  archive("step", program.step);
  archive("arena_bytes", program.arenaBytes);
  archive("bytes", program.bytes);
  archive("buffers", program.buffers);
  archive("channels", program.channels);
  archive("ops", program.ops);
}

template <typename Archive, Like<ParameterPlace> T>
void fields(Archive &archive, T &place) {
  tensorFields(archive, place.tensor);
  archive("first", place.first);
  archive.unless("last", place.last, place.first);
  archive.unless("accumulators", place.accumulators, {});
}

template <typename Archive, Like<PlannedFile> T>
void fields(Archive &archive, T &file) {
  archive("kind", file.kind);
  archive.unless("architecture", file.architecture, std::string());
  archive("name", file.name);
  archive("bytes", file.bytes);
  archive("hash", file.hash);
}

template <typename Archive, Like<RankPlan> T>
void fields(Archive &archive, T &rank) {
  archive("files", rank.files);
  archive.unless("events", rank.events, 0);
  archive("parameters", rank.parameters);
  archive("states", rank.states);
  archive("program", rank.program);
  archive("short_program", rank.shortProgram);
}

template <typename Archive, Like<Plan> T>
void fields(Archive &archive, T &plan) {
  archive("model", plan.model);
  archive("parameters", plan.parameters);
  archive("trained_parameters", plan.trainedParameters);
  archive("parameter_tensors", plan.parameterTensors);
  archive("choices", plan.choices);
  archive("code", plan.code);
  archive("inputs", plan.interface.inputs);
  archive("loaded_inputs", plan.loadedInputs);
  archive("outputs", plan.outputs);
  archive("state", plan.interface.state);
  archive.unless("kernels", plan.kernels, {});
  archive.unless("files", plan.files, {});
  archive("ranks", plan.ranks);
}

} // namespace pipeline::runtime

#endif // PIPELINE_RUNTIME_LIB_BUNDLE_PLANFIELDS_H
