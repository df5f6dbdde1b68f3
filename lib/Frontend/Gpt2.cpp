//===- Gpt2.cpp - GPT-2 as a module in phase model --------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The function around the layers: arguments with the names, shapes and initial
// values of a checkpoint, and one layer after the other.
//
//===----------------------------------------------------------------------===//

#include "pipeline/Frontend/Gpt2.h"

#include "Gpt2Layers.h"
#include "pipeline/Dialect/Pipe/IR/Pipe.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/MathExtras.h"

#include <cmath>

using namespace mlir;

namespace pipeline {

namespace {
struct Parameter {
  std::string name;
  SmallVector<int64_t> shape;
  Attribute init;
};

/// The parameters of a GPT-2 in the order of a checkpoint.
class ParameterList {
public:
  ParameterList(MLIRContext *context, const Gpt2Config &config);

  ArrayRef<Parameter> getAll() const { return parameters; }
  static constexpr unsigned embeddingCount = 2;
  static constexpr unsigned blockCount = 12;

private:
  void addNormal(const Twine &name, ArrayRef<int64_t> shape, double deviation);
  void addFill(const Twine &name, int64_t size, double value);
  void addNorm(const Twine &name);
  void addLinear(const Twine &name, int64_t inputs, int64_t outputs, double deviation);
  void addBlock(const Twine &name);

  Builder builder;
  const Gpt2Config &config;
  std::vector<Parameter> parameters;
};

/// Writes the model function.
class ModelWriter {
public:
  ModelWriter(MLIRContext &context, const Gpt2Config &config, TokenBatch batch)
      : builder(UnknownLoc::get(&context), &context), config(config), batch(batch),
        parameters(&context, config) {}

  OwningOpRef<ModuleOp> write();

private:
  func::FuncOp createFunction();
  /// A layer whose body is made by `emitBody` from the layer's own values.
  Value createLayer(StringRef name, StringRef scope, ValueRange inputs, Type result,
                    function_ref<Value(TensorEmitter &, ValueRange)> emitBody);

  ImplicitLocOpBuilder builder;
  const Gpt2Config &config;
  TokenBatch batch;
  ParameterList parameters;
};
} // namespace

//===----------------------------------------------------------------------===//
// Parameters
//===----------------------------------------------------------------------===//

ParameterList::ParameterList(MLIRContext *context, const Gpt2Config &config)
    : builder(context), config(config) {
  double range = config.initializerRange;
  addNormal("transformer.wte.weight", {config.vocabulary, config.width}, range);
  addNormal("transformer.wpe.weight", {config.positions, config.width}, range);
  for (int64_t i = 0; i < config.layers; ++i)
    addBlock("transformer.h." + Twine(i));
  addNorm("transformer.ln_f");
  if (!config.tiedHead)
    addNormal("lm_head.weight", {config.vocabulary, config.width}, range);
}

void ParameterList::addBlock(const Twine &name) {
  double range = config.initializerRange;
  // Every block adds to the residual stream twice, so that its variance would grow
  // with depth: Radford et al., Language Models are Unsupervised Multitask Learners, 2.3.
  double residualRange = range / std::sqrt(2.0 * static_cast<double>(config.layers));
  addNorm(name + ".ln_1");
  addLinear(name + ".attn.c_attn", config.width, 3 * config.width, range);
  addLinear(name + ".attn.c_proj", config.width, config.width, residualRange);
  addNorm(name + ".ln_2");
  addLinear(name + ".mlp.c_fc", config.width, config.innerWidth, range);
  addLinear(name + ".mlp.c_proj", config.innerWidth, config.width, residualRange);
}

void ParameterList::addNorm(const Twine &name) {
  addFill(name + ".weight", config.width, 1.0);
  addFill(name + ".bias", config.width, 0.0);
}

void ParameterList::addLinear(const Twine &name, int64_t inputs, int64_t outputs,
                              double deviation) {
  addNormal(name + ".weight", {inputs, outputs}, deviation);
  addFill(name + ".bias", outputs, 0.0);
}

void ParameterList::addNormal(const Twine &name, ArrayRef<int64_t> shape, double deviation) {
  auto init = NormalAttr::get(builder.getContext(), builder.getF64FloatAttr(0.0),
                              builder.getF64FloatAttr(deviation));
  parameters.push_back({name.str(), SmallVector<int64_t>(shape), init});
}

void ParameterList::addFill(const Twine &name, int64_t size, double value) {
  auto init = FillAttr::get(builder.getContext(), builder.getF64FloatAttr(value));
  parameters.push_back({name.str(), {size}, init});
}

//===----------------------------------------------------------------------===//
// The function
//===----------------------------------------------------------------------===//

func::FuncOp ModelWriter::createFunction() {
  Type f32 = builder.getF32Type();
  auto tokens = RankedTensorType::get({batch.size, batch.sequenceLength}, builder.getI32Type());
  SmallVector<Type> types;
  SmallVector<DictionaryAttr> attributes;
  for (StringRef input : {"tokens", "targets"}) {
    types.push_back(tokens);
    attributes.push_back(builder.getDictionaryAttr(
        builder.getNamedAttr(PipeDialect::getInputAttrName(), builder.getStringAttr(input))));
  }
  for (const Parameter &parameter : parameters.getAll()) {
    types.push_back(RankedTensorType::get(parameter.shape, f32));
    attributes.push_back(builder.getDictionaryAttr(
        {builder.getNamedAttr(PipeDialect::getParameterAttrName(),
                              builder.getStringAttr(parameter.name)),
         builder.getNamedAttr(PipeDialect::getInitAttrName(), parameter.init)}));
  }
  auto function = func::FuncOp::create(
      builder, "gpt2", builder.getFunctionType(types, RankedTensorType::get({}, f32)));
  for (auto [i, dictionary] : llvm::enumerate(attributes))
    function.setArgAttrs(i, dictionary);
  function.setResultAttr(0, PipeDialect::getLossAttrName(), builder.getUnitAttr());
  function->setAttr(PipeDialect::getModelAttrName(), builder.getUnitAttr());
  return function;
}

Value ModelWriter::createLayer(StringRef name, StringRef scope, ValueRange inputs, Type result,
                               function_ref<Value(TensorEmitter &, ValueRange)> emitBody) {
  OpBuilder::InsertionGuard guard(builder);
  builder.setLoc(NameLoc::get(builder.getStringAttr(name)));
  auto layer = LayerOp::create(builder, TypeRange(result), name, inputs);
  Block *block = builder.createBlock(&layer.getBody(), {}, inputs.getTypes(),
                                     SmallVector<Location>(inputs.size(), builder.getLoc()));
  TensorEmitter emit(builder, scope);
  Value value = emitBody(emit, block->getArguments());
  YieldOp::create(builder, value);
  return layer.getResult(0);
}

OwningOpRef<ModuleOp> ModelWriter::write() {
  OwningOpRef<ModuleOp> module = ModuleOp::create(builder.getLoc());
  builder.setInsertionPointToEnd(module->getBody());
  func::FuncOp function = createFunction();
  builder.setInsertionPointToEnd(function.addEntryBlock());

  ValueRange arguments = function.getArguments();
  Value tokens = arguments[0], targets = arguments[1];
  ValueRange rest = arguments.drop_front(2);
  auto take = [&](unsigned count) {
    ValueRange taken = rest.take_front(count);
    rest = rest.drop_front(count);
    return taken;
  };
  auto inputs = [](ArrayRef<Value> values, ValueRange layerParameters) {
    SmallVector<Value> all(values);
    llvm::append_range(all, layerParameters);
    return all;
  };
  Type f32 = builder.getF32Type();
  auto activations = RankedTensorType::get({batch.getTokens(), config.width}, f32);

  Value wte = rest.front();
  Value x = createLayer("transformer.embedding", "transformer",
                        inputs({tokens}, take(ParameterList::embeddingCount)), activations,
                        [](TensorEmitter &emit, ValueRange v) {
                          return emitEmbedding(emit, v[0], ParameterCursor(v.drop_front()));
                        });
  for (int64_t i = 0; i < config.layers; ++i) {
    std::string name = "transformer.h." + std::to_string(i);
    x = createLayer(name, name, inputs({x}, take(ParameterList::blockCount)), activations,
                    [&](TensorEmitter &emit, ValueRange v) {
                      return emitBlock(emit, config, batch, i, v[0],
                                       ParameterCursor(v.drop_front()));
                    });
  }
  SmallVector<Value> headParameters(rest);
  if (config.tiedHead)
    headParameters.push_back(wte);
  Value loss =
      createLayer("lm_head", "transformer", inputs({x, targets}, headParameters),
                  RankedTensorType::get({}, f32), [&](TensorEmitter &emit, ValueRange v) {
                    return emitHead(emit, config, v[0], v[1], ParameterCursor(v.drop_front(2)));
                  });
  builder.setLoc(UnknownLoc::get(builder.getContext()));
  func::ReturnOp::create(builder, loss);
  return module;
}

//===----------------------------------------------------------------------===//
// Entry point
//===----------------------------------------------------------------------===//

/// Whether a tensor of these dimensions has a size in bytes.
static bool fits(ArrayRef<int64_t> shape) {
  int64_t bytes = sizeof(float);
  return llvm::none_of(shape, [&](int64_t dim) { return llvm::MulOverflow(bytes, dim, bytes); });
}

static llvm::Error checkBatch(const Gpt2Config &config, TokenBatch batch) {
  auto fail = [](const auto &message) { return llvm::createStringError(message.str()); };
  if (batch.size < 1)
    return fail(llvm::formatv("a batch needs at least 1 sequence, but has {0}", batch.size));
  if (batch.sequenceLength < 1)
    return fail(
        llvm::formatv("a sequence needs at least 1 token, but has {0}", batch.sequenceLength));
  if (batch.sequenceLength > config.positions)
    return fail(llvm::formatv("sequences of {0} tokens need as many positions, but field "
                              "'n_positions' is {1}; shorten the sequences or raise it",
                              batch.sequenceLength, config.positions));
  // The largest tensors of all kinds.
  struct {
    StringRef what;
    SmallVector<int64_t> shape;
  } const tensors[] = {
      {"the attention scores (batch, 'n_head', sequence, sequence)",
       {batch.size, config.heads, batch.sequenceLength, batch.sequenceLength}},
      {"queries, keys and values (batch, sequence, 3 'n_embd')",
       {batch.size, batch.sequenceLength, 3, config.width}},
      {"the inner activations (batch, sequence, 'n_inner')",
       {batch.size, batch.sequenceLength, config.innerWidth}},
      {"the logits (batch, sequence, 'vocab_size')",
       {batch.size, batch.sequenceLength, config.vocabulary}},
      {"the attention weights of all blocks ('n_layer', 'n_embd', 3 'n_embd')",
       {config.layers, config.width, 3, config.width}},
      {"the inner weights of all blocks ('n_layer', 'n_embd', 'n_inner')",
       {config.layers, config.width, config.innerWidth}},
      {"the embeddings ('vocab_size', 'n_embd')", {config.vocabulary, config.width}},
      {"the positions ('n_positions', 'n_embd')", {config.positions, config.width}},
  };
  for (const auto &tensor : tensors)
    if (!fits(tensor.shape))
      return fail(llvm::formatv("{0} would take more than 2^63 bytes; make the model or the batch "
                                "smaller",
                                tensor.what));
  return llvm::Error::success();
}

llvm::Expected<OwningOpRef<ModuleOp>> buildGpt2(MLIRContext &context, const Gpt2Config &config,
                                                TokenBatch batch) {
  if (llvm::Error error = checkBatch(config, batch))
    return error;
  context.loadDialect<PipeDialect, func::FuncDialect, linalg::LinalgDialect, tensor::TensorDialect,
                      arith::ArithDialect, math::MathDialect>();
  return ModelWriter(context, config, batch).write();
}

} // namespace pipeline
