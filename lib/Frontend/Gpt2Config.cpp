//===- Gpt2Config.cpp - The fields of GPT-2's config.json -------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Defaults are those of transformers.GPT2Config. A field that changes the
// mathematics is honoured or refused by name; fields that don't (token ids,
// caching, task names) and unknown ones are not looked at, as there.
//
//===----------------------------------------------------------------------===//

#include "ConfigReader.h"
#include "pipeline/Frontend/Gpt2.h"
#include "pipeline/Support/Json.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/FormatVariadic.h"

using namespace llvm;

namespace pipeline {

/// Tokens are i32, and so is any one dimension.
static constexpr int64_t maxDimension = std::numeric_limits<int32_t>::max();
/// Each layer is written out; models in use have about a hundred.
static constexpr int64_t maxLayers = 10000;

static Error checkModelType(const ConfigReader &reader) {
  const json::Value *type = reader.get("model_type");
  if (!type)
    return createStringError("field 'model_type' is missing; add \"model_type\": \"gpt2\" if the "
                             "file describes a GPT-2");
  if (type->getAsString() != "gpt2")
    return createStringError("field 'model_type' is " + toShortString(*type) +
                             "; only \"gpt2\" can be imported");
  return Error::success();
}

static Activation readActivation(ConfigReader &reader) {
  constexpr StringLiteral field = "activation_function";
  std::string name = reader.getString(field, "gelu_new");
  auto activation = StringSwitch<std::optional<Activation>>(name)
                        .Cases({"gelu_new", "gelu_pytorch_tanh"}, Activation::GeluTanh)
                        .Case("gelu", Activation::Gelu)
                        .Case("relu", Activation::Relu)
                        .Default(std::nullopt);
  if (!activation)
    reader.addError(field, "is \"" + name +
                               "\", which is not supported; use one of gelu_new, "
                               "gelu_pytorch_tanh, gelu, relu");
  return activation.value_or(Activation::GeluTanh);
}

/// Refuses what would make another model of the same fields.
static void refuseOtherModels(ConfigReader &reader) {
  if (reader.getBool("add_cross_attention", false))
    reader.addError("add_cross_attention", "is true, but there is no encoder to attend to; set it "
                                           "to false");
  for (StringRef field : {"torch_dtype", "dtype"}) {
    std::string type = reader.getString(field, "float32");
    if (type != "float32")
      reader.addError(field, "is \"" + type +
                                 "\", but models are built in float32; set that or "
                                 "remove the field");
  }
  if (reader.has("quantization_config"))
    reader.addError("quantization_config", "is given, but models are built in float32; remove it");
  if (const json::Value *pruned = reader.get("pruned_heads"))
    if (!pruned->getAsObject() || !pruned->getAsObject()->empty())
      reader.addError("pruned_heads",
                      "is " + toShortString(*pruned) + ", but pruning is not supported; remove it");
  if (const json::Value *names = reader.get("architectures")) {
    const json::Array *array = names->getAsArray();
    auto isKnown = [](const json::Value &name) {
      return name.getAsString() == "GPT2LMHeadModel" || name.getAsString() == "GPT2Model";
    };
    if (!array || !all_of(*array, isKnown))
      reader.addError("architectures", "is " + toShortString(*names) +
                                           ", but what is built is [\"GPT2LMHeadModel\"]; set that "
                                           "or remove the field");
  }
}

/// One remark for the probabilities that are not 0, given or by default.
static void setDropoutAside(ConfigReader &reader, function_ref<void(const Twine &)> remark) {
  constexpr double defaultProbability = 0.1;
  SmallVector<std::string> parts;
  for (StringRef field : {"resid_pdrop", "embd_pdrop", "attn_pdrop"}) {
    double probability = reader.getProbability(field, defaultProbability);
    if (probability == 0)
      continue;
    raw_string_ostream part(parts.emplace_back());
    part << field << " = " << format("%g", probability);
    if (!reader.has(field))
      part << " by default";
  }
  if (!parts.empty())
    remark("dropout is not implemented and is set aside: " + join(parts, ", "));
}

Expected<Gpt2Config> readGpt2Config(StringRef text, function_ref<void(const Twine &)> remark) {
  Expected<ConfigReader> reader = ConfigReader::parse(text, "the configuration");
  if (!reader)
    return reader.takeError();
  // What the other fields mean depends on this one.
  if (Error error = checkModelType(*reader))
    return error;

  Gpt2Config config;
  config.layers = reader->getRequiredCount("n_layer", maxLayers);
  config.heads = reader->getRequiredCount("n_head", maxDimension);
  config.width = reader->getRequiredCount("n_embd", maxDimension);
  config.vocabulary = reader->getRequiredCount("vocab_size", maxDimension);
  config.positions = reader->getRequiredCount("n_positions", maxDimension);
  config.innerWidth = reader->getCount("n_inner", 4 * config.width, maxDimension);
  config.activation = readActivation(*reader);
  config.normEpsilon = reader->getPositive("layer_norm_epsilon", config.normEpsilon);
  config.initializerRange = reader->getPositive("initializer_range", config.initializerRange);
  config.scaleScores = reader->getBool("scale_attn_weights", config.scaleScores);
  config.scaleScoresByLayer =
      reader->getBool("scale_attn_by_inverse_layer_idx", config.scaleScoresByLayer);
  // In float32 the order of scaling and the upcast are all that this one changes.
  reader->getBool("reorder_and_upcast_attn", false);
  config.tiedHead = reader->getBool("tie_word_embeddings", config.tiedHead);
  refuseOtherModels(*reader);
  if (!reader->hasErrors() && config.width % config.heads != 0)
    reader->addError("n_head", formatv("is {0}, which does not divide 'n_embd', {1}; heads share "
                                       "the embedding in equal parts",
                                       config.heads, config.width));
  // Said last: dropout is no news where nothing can be built.
  std::string setAside;
  setDropoutAside(*reader, [&](const Twine &message) { setAside = message.str(); });
  if (reader->hasErrors())
    return reader->takeErrors();
  if (!setAside.empty())
    remark(setAside);
  return config;
}

} // namespace pipeline
