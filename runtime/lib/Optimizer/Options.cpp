//===- Options.cpp - Hyper-parameters ---------------------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Hyper-parameters: their ranges, the learning rate of a step, and the constants of updates.
//
//===----------------------------------------------------------------------===//

#include "Elements.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace pipeline::runtime {
namespace {

Status outOfRange(const char *option, double value, const char *range) {
  char text[64];
  std::snprintf(text, sizeof text, "%g", value);
  return Status::failure(std::string(option) + " is " + text + ", but must be " + range);
}

} // namespace

Status OptimizerOptions::validate() const {
  auto isNonNegative = [](double value) { return value >= 0 && std::isfinite(value); };
  auto isBeta = [](double value) { return value >= 0 && value < 1; };
  if (!isNonNegative(learningRate))
    return outOfRange("the learning rate", learningRate, "finite and at least 0");
  if (!isBeta(beta1))
    return outOfRange("beta1", beta1, "at least 0 and below 1");
  if (!isBeta(beta2))
    return outOfRange("beta2", beta2, "at least 0 and below 1");
  if (!isNonNegative(epsilon))
    return outOfRange("epsilon", epsilon, "finite and at least 0");
  if (!isNonNegative(weightDecay))
    return outOfRange("the weight decay", weightDecay, "finite and at least 0");
  if (!isNonNegative(clipNorm))
    return outOfRange("the clipping norm", clipNorm, "finite and at least 0");
  if (warmupSteps < 0)
    return outOfRange("the number of warm-up steps", static_cast<double>(warmupSteps),
                      "at least 0");
  if (decay != LearningRateDecay::None && totalSteps <= 0)
    return outOfRange("the number of steps over which the learning rate decays",
                      static_cast<double>(totalSteps), "at least 1");
  return Status();
}

double OptimizerOptions::learningRateAt(std::int64_t step) const {
  if (step < warmupSteps)
    return learningRate * static_cast<double>(step + 1) / static_cast<double>(warmupSteps);
  if (decay == LearningRateDecay::None)
    return learningRate;
  auto length = static_cast<double>(std::max<std::int64_t>(1, totalSteps - warmupSteps));
  double progress = std::min(1.0, static_cast<double>(step - warmupSteps) / length);
  if (decay == LearningRateDecay::Linear)
    return learningRate * (1 - progress);
  return learningRate * 0.5 * (1 + std::cos(std::numbers::pi * progress));
}

StepConstants StepConstants::at(const OptimizerOptions &options, std::int64_t step,
                                std::int64_t update) {
  double rate = options.learningRateAt(step);
  auto t = static_cast<double>(update + 1);
  double biasCorrection1 = 1 - std::pow(options.beta1, t);
  double biasCorrection2 = 1 - std::pow(options.beta2, t);
  StepConstants constants;
  constants.learningRate = static_cast<float>(rate);
  constants.weightDecay = static_cast<float>(options.weightDecay);
  constants.decayFactor = static_cast<float>(1 - rate * options.weightDecay);
  constants.oneMinusBeta1 = static_cast<float>(1 - options.beta1);
  constants.beta2 = static_cast<float>(options.beta2);
  constants.oneMinusBeta2 = static_cast<float>(1 - options.beta2);
  constants.sqrtBiasCorrection2 = static_cast<float>(std::sqrt(biasCorrection2));
  constants.epsilon = static_cast<float>(options.epsilon);
  constants.stepSize = static_cast<float>(rate / biasCorrection1);
  return constants;
}

float clippingScale(double clipNorm, double norm) { return scaleOfNorm(clipNorm, norm); }

} // namespace pipeline::runtime
