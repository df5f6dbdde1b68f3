//===- TransformerTest.cpp --------------------------------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The whole of a tiny GPT-2, as the importer writes it, in f64.
//
//===----------------------------------------------------------------------===//

#include "LayerChecker.h"

#include "mlir/IR/IRMapping.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Pass/PassManager.h"
#include "pipeline/Dialect/Pipe/IR/Pipe.h"
#include "pipeline/Dialect/Pipe/Transforms/Passes.h"
#include "pipeline/Frontend/Gpt2.h"

#include <gmock/gmock.h>

using namespace mlir;
using namespace pipeline;
using namespace pipeline::test;

/// The model as one layer: layers inlined, f32 read as f64; with its attentions as one op each, if
/// they shall be found.
static std::string inlineModel(const Gpt2Config &config, TokenBatch batch, bool findAttention) {
  MLIRContext &context = getContext();
  context.loadDialect<PipeDialect>();
  auto module = llvm::cantFail(buildGpt2(context, config, batch));
  if (findAttention) {
    PassManager passes(&context);
    passes.addPass(createFindAttentionPass());
    EXPECT_TRUE(succeeded(passes.run(*module)));
  }
  auto model = *module->getOps<func::FuncOp>().begin();
  for (pipeline::LayerOp layer : llvm::make_early_inc_range(model.getOps<pipeline::LayerOp>())) {
    OpBuilder builder(layer);
    IRMapping mapping;
    mapping.map(layer.getBody().getArguments(), layer.getInputs());
    Block &body = layer.getBody().front();
    for (Operation &op : body.without_terminator())
      builder.clone(op, mapping);
    for (auto [output, value] :
         llvm::zip_equal(layer.getOutputs(), body.getTerminator()->getOperands()))
      output.replaceAllUsesWith(mapping.lookup(value));
    layer.erase();
  }
  model.setName("layer");
  // What the dialect asks of models: losses in f32.
  model->removeAttr(PipeDialect::getModelAttrName());
  model.removeArgAttrsAttr();
  model.removeResAttrsAttr();
  std::string text;
  llvm::raw_string_ostream(text) << *module;
  for (size_t at = 0; (at = text.find("f32", at)) != std::string::npos;)
    text.replace(at, 3, "f64");
  // Minus infinity is written in the bits of its type.
  for (size_t at = 0; (at = text.find("0xFF800000", at)) != std::string::npos;)
    text.replace(at, 10, "0xFFF0000000000000");
  return text;
}

/// Checks a tiny model; the gradients of its parameters.
static std::vector<Elements> checkGpt2(bool findAttention) {
  Gpt2Config config;
  config.layers = 1;
  config.heads = 2;
  config.width = 4;
  config.vocabulary = 5;
  config.positions = 4;
  config.innerWidth = 6;
  std::string model = inlineModel(config, {.size = 2, .sequenceLength = 3}, findAttention);
  EXPECT_EQ(llvm::StringRef(model).count("pipe.attention"), findAttention ? 1u : 0u);
  LayerSetting setting;
  // Tokens and targets come first, then parameters.
  for (unsigned parameter = 2; parameter < 2 + 2 + 12 + 2; ++parameter)
    setting.accumulated.push_back(parameter);
  setting.inputs[0] = {0, 1, 4, 4, 1, 2};
  setting.inputs[1] = {1, 4, 3, 1, 2, 0};
  CheckedLayer layer(model, setting);
  std::vector<Elements> gradients;
  for (unsigned parameter : setting.accumulated)
    gradients.push_back(layer.gradient(parameter));
  return gradients;
}

TEST(Transformer, GradientsOfAWholeGpt2) {
  std::vector<Elements> asWritten = checkGpt2(/*findAttention=*/false);
  std::vector<Elements> found = checkGpt2(/*findAttention=*/true);
  for (auto [expected, actual] : llvm::zip_equal(asWritten, found))
    for (auto [a, b] : llvm::zip_equal(expected, actual))
      EXPECT_NEAR(a, b, 1e-12);
}
