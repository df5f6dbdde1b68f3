//===- LayerChecker.h -------------------------------------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Differentiates a layer in every mode, runs it, and checks what must hold of any layer.
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_TEST_UNIT_DIFFERENTIATION_LAYERCHECKER_H
#define PIPELINE_TEST_UNIT_DIFFERENTIATION_LAYERCHECKER_H

#include "JitModule.h"

#include "pipeline/Differentiation/LayerGradient.h"

#include <map>

namespace pipeline::test {

struct LayerSetting {
  std::vector<unsigned> accumulated = {};   ///< inputs that are trainable parameters
  std::vector<unsigned> frozen = {};        ///< inputs without gradient
  std::map<unsigned, Elements> inputs = {}; ///< values of inputs, else drawn
  bool differences = true;                  ///< compare with central differences
  double tolerance = 1e-6;
};

/// One layer, its functions in each mode, and their values at one point.
///
/// `ir` holds one function `@layer`. Float inputs are drawn from [-1, 1] or from the range of an
/// argument's attributes `test.min` and `test.max`; integers from 0 to `test.max`, inclusive.
class CheckedLayer {
public:
  explicit CheckedLayer(llvm::StringRef ir, const LayerSetting &setting = {});

  /// The gradient of an input (without what its accumulator held), in mode `none`.
  Elements gradient(unsigned input) const;
  /// Residual types of mode `none`, as text.
  std::vector<std::string> residuals() const { return residualsOf(layer); }
  /// Residual types of any mode, as text.
  static std::vector<std::string> residualsOf(const LayerGradient &functions);
  /// A function of any mode, as text.
  static std::string print(const LayerFunction &function);

  /// The functions in modes `none` and `selective`.
  LayerGradient layer, selective;

private:
  using Environment = std::map<std::pair<LayerValue::Kind, unsigned>, Elements>;

  LayerGradient differentiate(llvm::StringRef name, Recompute recompute, bool splitBackward);
  void drawInputs();
  void checkModes(const LayerGradient &full);
  void checkMode(JitModule &jit, const LayerGradient &functions, llvm::StringRef what);
  void run(JitModule &jit, const LayerGradient &functions, Environment &values, bool split) const;
  void call(JitModule &jit, const LayerFunction &function, Environment &values) const;
  static const Elements *find(const LayerGradient &functions, const Environment &values,
                              LayerValue value);
  void expectSame(const LayerGradient &functions, const Environment &values, llvm::StringRef what);
  void checkDifferences(JitModule &jit);
  double objective(JitModule &jit, const std::vector<Elements> &arguments) const;

  LayerSetting setting;
  mlir::OwningOpRef<mlir::ModuleOp> module;
  mlir::func::FuncOp primal;
  std::vector<Elements> inputs, seeds;
  Environment start, reference;
};

/// The error that differentiating `ir` gives, "" when there is none.
std::string differentiationError(llvm::StringRef ir);

} // namespace pipeline::test

#endif // PIPELINE_TEST_UNIT_DIFFERENTIATION_LAYERCHECKER_H
