//===- LayerChecker.cpp -----------------------------------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Differentiates a layer in every mode, runs it, and checks what must hold of any layer.
//
//===----------------------------------------------------------------------===//

#include "LayerChecker.h"

#include "mlir/IR/Verifier.h"
#include "mlir/Parser/Parser.h"
#include "pipeline/Differentiation/DifferentiationInterfaces.h"

#include <cstring>
#include <gtest/gtest.h>
#include <random>

using namespace mlir;

namespace pipeline::test {

static llvm::BitVector makeMask(unsigned size, ArrayRef<unsigned> members) {
  llvm::BitVector mask(size);
  for (unsigned member : members)
    mask.set(member);
  return mask;
}

LayerGradient CheckedLayer::differentiate(StringRef name, Recompute recompute, bool splitBackward) {
  LayerGradientOptions options;
  options.name = name.str();
  unsigned count = primal.getNumArguments();
  options.accumulatedInputs = makeMask(count, setting.accumulated);
  options.activeInputs = makeMask(count, setting.frozen);
  options.activeInputs |= options.accumulatedInputs;
  options.activeInputs.flip();
  options.activeResults.resize(primal.getNumResults(), true);
  options.recompute = recompute;
  options.reportSaved = true;
  options.splitBackward = splitBackward;
  OpBuilder builder = OpBuilder::atBlockEnd(module->getBody());
  FailureOr<LayerGradient> made = differentiateLayer(primal.getBody(), builder, options);
  if (failed(made)) {
    ADD_FAILURE() << "the layer can't be differentiated";
    return {};
  }
  return *made;
}

static double attributeOr(func::FuncOp function, unsigned argument, StringRef name, double other) {
  if (auto attribute = function.getArgAttrOfType<FloatAttr>(argument, name))
    return attribute.getValueAsDouble();
  if (auto attribute = function.getArgAttrOfType<IntegerAttr>(argument, name))
    return attribute.getInt();
  return other;
}

void CheckedLayer::drawInputs() {
  std::mt19937 engine(42);
  auto draw = [&](Type type, double low, double high) {
    Elements elements(cast<RankedTensorType>(type).getNumElements());
    bool isFloat = carriesGradient(type);
    for (double &element : elements) {
      double unit = double(engine()) / 4294967296.0;
      element = isFloat ? low + (high - low) * unit : std::floor(unit * (high + 1));
    }
    return elements;
  };
  for (auto [i, type] : llvm::enumerate(primal.getArgumentTypes())) {
    bool isFloat = carriesGradient(type);
    double low = attributeOr(primal, i, "test.min", -1.0);
    double high = attributeOr(primal, i, "test.max", isFloat ? 1.0 : 3.0);
    inputs.push_back(setting.inputs.count(i) ? setting.inputs.at(i) : draw(type, low, high));
    start[{LayerValue::Kind::Input, i}] = inputs[i];
    start[{LayerValue::Kind::AccumulatedGradient, i}] = draw(type, 0.5, 1.0);
  }
  for (auto [i, type] : llvm::enumerate(primal.getResultTypes())) {
    seeds.push_back(draw(type, -1.0, 1.0));
    start[{LayerValue::Kind::ResultGradient, i}] = seeds[i];
  }
}

const Elements *CheckedLayer::find(const LayerGradient &functions, const Environment &values,
                                   LayerValue value) {
  value = functions.resolve(value);
  auto found = values.find({value.kind, value.index});
  return found == values.end() ? nullptr : &found->second;
}

void CheckedLayer::call(JitModule &jit, const LayerFunction &function, Environment &values) const {
  if (!function.function)
    return;
  func::FuncOp symbol = function.function;
  std::vector<Elements> arguments;
  for (LayerValue argument : function.arguments) {
    auto found = values.find({argument.kind, argument.index});
    ASSERT_NE(found, values.end()) << "an argument that no one made";
    arguments.push_back(found->second);
  }
  std::vector<Elements> results = jit.call(symbol.getName(), arguments);
  ASSERT_EQ(results.size(), function.results.size());
  for (auto [result, elements] : llvm::zip_equal(function.results, results))
    values[{result.kind, result.index}] = elements;
}

void CheckedLayer::run(JitModule &jit, const LayerGradient &functions, Environment &values,
                       bool split) const {
  call(jit, functions.forward, values);
  if (split) {
    call(jit, functions.backwardInput, values);
    call(jit, functions.backwardWeight, values);
  } else {
    call(jit, functions.backward, values);
  }
}

static bool sameBits(const Elements &a, const Elements &b) {
  return a.size() == b.size() && std::memcmp(a.data(), b.data(), a.size() * sizeof(double)) == 0;
}

void CheckedLayer::expectSame(const LayerGradient &functions, const Environment &values,
                              StringRef what) {
  for (LayerValue::Kind kind : {LayerValue::Kind::Result, LayerValue::Kind::InputGradient,
                                LayerValue::Kind::AccumulatedGradient})
    for (unsigned i = 0; i < std::max(primal.getNumArguments(), primal.getNumResults()); ++i) {
      const Elements *expected = find(layer, reference, {kind, i});
      const Elements *actual = find(functions, values, {kind, i});
      ASSERT_EQ(expected == nullptr, actual == nullptr) << what.str();
      if (expected)
        EXPECT_TRUE(sameBits(*expected, *actual))
            << what.str() << " differs in kind " << int(kind) << " of " << i;
    }
}

double CheckedLayer::objective(JitModule &jit, const std::vector<Elements> &arguments) const {
  double sum = 0;
  for (auto [result, seed] : llvm::zip_equal(jit.call("layer", arguments), seeds))
    for (auto [element, weight] : llvm::zip_equal(result, seed))
      sum += element * weight;
  return sum;
}

void CheckedLayer::checkDifferences(JitModule &jit) {
  constexpr double kStep = 1e-5;
  for (unsigned i = 0; i < primal.getNumArguments(); ++i) {
    if (!carriesGradient(primal.getArgumentTypes()[i]) || llvm::is_contained(setting.frozen, i))
      continue;
    Elements analytic = gradient(i);
    for (size_t e = 0; e < inputs[i].size(); ++e) {
      std::vector<Elements> moved = inputs;
      moved[i][e] = inputs[i][e] + kStep;
      double above = objective(jit, moved);
      moved[i][e] = inputs[i][e] - kStep;
      double below = objective(jit, moved);
      double numeric = (above - below) / (2 * kStep);
      EXPECT_NEAR(analytic[e], numeric, setting.tolerance * std::max(1.0, std::abs(numeric)))
          << "input " << i << ", element " << e;
    }
  }
}

CheckedLayer::CheckedLayer(StringRef ir, const LayerSetting &setting) : setting(setting) {
  module = parseSourceString<ModuleOp>(ir, &getContext());
  if (!module) {
    ADD_FAILURE() << "the test's IR does not parse";
    return;
  }
  primal = module->lookupSymbol<func::FuncOp>("layer");
  drawInputs();
  layer = differentiate("none", Recompute::None, /*splitBackward=*/true);
  selective = differentiate("selective", Recompute::Selective, /*splitBackward=*/true);
  LayerGradient full = differentiate("full", Recompute::Full, /*splitBackward=*/true);
  EXPECT_TRUE(succeeded(verify(*module)));
  if (!::testing::Test::HasFailure())
    checkModes(full);
}

static int64_t getBytes(RankedTensorType type) {
  Type element = type.getElementType();
  unsigned bits = element.isIntOrFloat() ? element.getIntOrFloatBitWidth() : 64;
  return type.getNumElements() * llvm::divideCeil(bits, 8);
}

/// What is reported of a mode is what its functions do.
static void checkReport(const LayerGradient &functions, Recompute mode) {
  int64_t residuals = 0, kept = 0;
  for (RankedTensorType type : functions.residualTypes)
    residuals += getBytes(type);
  for (const SavedRow &row : functions.saved->rows)
    kept += row.fate == SavedFate::Kept ? row.bytes : 0;
  EXPECT_EQ(kept, residuals);
  EXPECT_EQ(functions.saved->totals.at(mode).residualBytes, residuals);
  for (const SavedRow &row : functions.saved->rows)
    if (row.held)
      EXPECT_TRUE(llvm::is_contained(functions.backward.arguments, *row.held)) << row.value;
}

void CheckedLayer::checkModes(const LayerGradient &full) {
  JitModule jit(*module);
  if (::testing::Test::HasFailure())
    return;
  reference = start;
  run(jit, layer, reference, /*split=*/false);
  std::vector<Elements> results = jit.call("layer", inputs);
  for (auto [i, result] : llvm::enumerate(results)) {
    const Elements *forward = find(layer, reference, {LayerValue::Kind::Result, unsigned(i)});
    ASSERT_NE(forward, nullptr);
    EXPECT_TRUE(sameBits(result, *forward)) << "forward differs from the layer in result " << i;
  }

  checkReport(layer, Recompute::None);
  checkReport(selective, Recompute::Selective);
  checkReport(full, Recompute::Full);
  checkMode(jit, layer, "recompute=none");
  checkMode(jit, selective, "recompute=selective");
  EXPECT_TRUE(full.residualTypes.empty());
  checkMode(jit, full, "recompute=full");
  if (setting.differences)
    checkDifferences(jit);
}

/// A mode gives what mode `none` gave, its backward whole or split.
void CheckedLayer::checkMode(JitModule &jit, const LayerGradient &functions, StringRef what) {
  Environment whole = start, split = start;
  run(jit, functions, whole, /*split=*/false);
  expectSame(functions, whole, what);
  run(jit, functions, split, /*split=*/true);
  expectSame(functions, split, (what + ", split").str());
}

Elements CheckedLayer::gradient(unsigned input) const {
  func::FuncOp function = primal;
  Elements zero(cast<RankedTensorType>(function.getArgumentTypes()[input]).getNumElements());
  using Kind = LayerValue::Kind;
  if (!llvm::is_contained(setting.accumulated, input)) {
    const Elements *found = find(layer, reference, {Kind::InputGradient, input});
    return found ? *found : zero;
  }
  Elements sum = *find(layer, reference, {Kind::AccumulatedGradient, input});
  const Elements &before = start.at({Kind::AccumulatedGradient, input});
  for (size_t e = 0; e < sum.size(); ++e)
    sum[e] -= before[e];
  return sum;
}

std::vector<std::string> CheckedLayer::residualsOf(const LayerGradient &functions) {
  std::vector<std::string> types;
  for (RankedTensorType type : functions.residualTypes) {
    std::string text;
    llvm::raw_string_ostream(text) << type;
    types.push_back(text);
  }
  return types;
}

std::string CheckedLayer::print(const LayerFunction &function) {
  std::string text;
  llvm::raw_string_ostream stream(text);
  if (func::FuncOp symbol = function.function)
    symbol->print(stream);
  return text;
}

std::string differentiationError(StringRef ir) {
  MLIRContext &context = getContext();
  std::string message;
  ScopedDiagnosticHandler handler(&context, [&](Diagnostic &diagnostic) {
    message += diagnostic.str();
    return success();
  });
  OwningOpRef<ModuleOp> module = parseSourceString<ModuleOp>(ir, &context);
  if (!module)
    return "does not parse: " + message;
  auto primal = module->lookupSymbol<func::FuncOp>("layer");
  LayerGradientOptions options;
  options.name = "layer";
  options.activeInputs.resize(primal.getNumArguments(), true);
  options.accumulatedInputs.resize(primal.getNumArguments());
  options.activeResults.resize(primal.getNumResults(), true);
  OpBuilder builder = OpBuilder::atBlockEnd(module->getBody());
  bool isDone = succeeded(differentiateLayer(primal.getBody(), builder, options));
  EXPECT_EQ(isDone, message.empty());
  return message;
}

} // namespace pipeline::test
