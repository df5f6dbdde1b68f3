//===- Optimizer.h - AdamW, SGD, clipping, learning-rate schedule -*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// PyTorch's formulas in PyTorch's order of operations (torch.optim.AdamW and SGD, single tensor;
// torch.nn.utils.clip_grad_norm_): scalars in f64, elements in f32. Every loop is elementwise or
// has a fixed order, so results depend on no machine and no number of ranks.
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_RUNTIME_OPTIMIZER_H
#define PIPELINE_RUNTIME_OPTIMIZER_H

#include "pipeline-runtime/Export.h"
#include "pipeline-runtime/Status.h"

#include <cstdint>

namespace pipeline::runtime {

/// How the learning rate falls after the warm-up.
enum class LearningRateDecay { None, Linear, Cosine };

/// The hyper-parameters of a run. The defaults are AdamW's in PyTorch; its SGD has a weight decay
/// of 0 by default, which the caller sets.
struct OptimizerOptions {
  double learningRate = 1e-3;
  double beta1 = 0.9;
  double beta2 = 0.999;
  double epsilon = 1e-8;
  double weightDecay = 0.01;
  /// The largest norm of all gradients together; 0 does not clip.
  double clipNorm = 0;
  /// Step s < warmupSteps has the learning rate's (s + 1) / warmupSteps.
  std::int64_t warmupSteps = 0;
  /// From there to totalSteps the rate falls to 0: linearly, or by half a cosine.
  LearningRateDecay decay = LearningRateDecay::None;
  /// The steps of the whole run; needed only where the rate decays.
  std::int64_t totalSteps = 0;

  /// Ranges as PyTorch checks them; names the option and its value.
  PIPELINE_RT_API Status validate() const;

  /// The learning rate of a step, counted from 0.
  PIPELINE_RT_API double learningRateAt(std::int64_t step) const;
};

/// What updates compute with: one rounding from f64 each.
struct StepConstants {
  float learningRate = 0, weightDecay = 0;
  /// AdamW: 1 - lr * weightDecay; 1 - beta1; beta2; 1 - beta2.
  float decayFactor = 1, oneMinusBeta1 = 0, beta2 = 0, oneMinusBeta2 = 0;
  /// AdamW: sqrt(1 - beta2^t), epsilon, lr / (1 - beta1^t), with t the update's number from 1.
  float sqrtBiasCorrection2 = 1, epsilon = 0, stepSize = 0;

  /// Of update number \p update of a parameter, with the learning rate of \p step; both from 0.
  PIPELINE_RT_API static StepConstants at(const OptimizerOptions &options, std::int64_t step,
                                          std::int64_t update);

  /// Where each step makes one update.
  static StepConstants at(const OptimizerOptions &options, std::int64_t step) {
    return at(options, step, step);
  }
};

/// A gradient: the sum of \p count >= 1 accumulators in their order, divided by \p divisor, then
/// times \p scale, which its norm leaves out.
struct Gradient {
  const float *const *accumulators;
  std::int32_t count;
  float divisor = 1;
  float scale = 1;
};

/// sum[0, n) = the elements of a gradient from \p first on.
PIPELINE_RT_API void sumGradient(const Gradient &gradient, std::int64_t first, std::int64_t n,
                                 float *sum);

/// One AdamW step. With g the gradient:
///   p *= 1 - lr * decay;  m += (1 - beta1) (g - m);  v = beta2 v + (1 - beta2) g g
///   p -= stepSize m / (sqrt(v) / sqrtBiasCorrection2 + epsilon)
PIPELINE_RT_API void updateAdamW(const StepConstants &constants, const Gradient &gradient,
                                 float *parameter, float *m, float *v, std::int64_t n);

/// One SGD step: p -= lr (g + decay p).
PIPELINE_RT_API void updateSgd(const StepConstants &constants, const Gradient &gradient,
                               float *parameter, std::int64_t n);

/// The sum of squares of a gradient in f64: eight lanes, element i in lane i mod 8, added as a
/// halving tree.
PIPELINE_RT_API double sumOfSquares(const Gradient &gradient, std::int64_t n);

/// min(1, clip / (norm + 1e-6)), which is not a number where the norm is not one.
PIPELINE_RT_API float clippingScale(double clipNorm, double norm);

} // namespace pipeline::runtime

#endif // PIPELINE_RUNTIME_OPTIMIZER_H
