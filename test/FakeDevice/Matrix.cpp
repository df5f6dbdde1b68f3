//===- Matrix.cpp - Products of the fake cuBLASLt -*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Matrix.h"

#include <bit>
#include <cmath>

namespace pipeline::fake {
namespace {

std::int64_t bytesOf(cudaDataType type) { return type == CUDA_R_16BF ? 2 : 4; }

/// The upper bits of an f32, to the nearest, ties to even.
float roundTo(float value, int droppedBits) {
  if (!std::isfinite(value))
    return value;
  auto bits = std::bit_cast<std::uint32_t>(value);
  std::uint32_t half = (1u << (droppedBits - 1)) - 1 + ((bits >> droppedBits) & 1);
  return std::bit_cast<float>((bits + half) & ~((1u << droppedBits) - 1));
}

float readElement(const void *data, cudaDataType type, std::int64_t index) {
  if (type == CUDA_R_32F)
    return static_cast<const float *>(data)[index];
  std::uint32_t bits = static_cast<const std::uint16_t *>(data)[index];
  return std::bit_cast<float>(bits << 16);
}

void writeElement(void *data, cudaDataType type, std::int64_t index, float value) {
  if (type == CUDA_R_32F)
    static_cast<float *>(data)[index] = value;
  else
    static_cast<std::uint16_t *>(data)[index] =
        static_cast<std::uint16_t>(std::bit_cast<std::uint32_t>(roundTo(value, 16)) >> 16);
}

constexpr float rootOf2OverPi = 0.7978845608f, cubic = 0.044715f;

float gelu(float x) { return 0.5f * x * (1 + std::tanh(rootOf2OverPi * (x + cubic * x * x * x))); }

float geluDerivative(float x) {
  float t = std::tanh(rootOf2OverPi * (x + cubic * x * x * x));
  return 0.5f * (1 + t) + 0.5f * x * (1 - t * t) * rootOf2OverPi * (1 + 3 * cubic * x * x);
}

/// What an epilogue does.
struct Steps {
  bool addsBias, isGelu, isDerivative, keeps, sumsOutput, sumsA, sumsB;
};

Steps stepsOf(cublasLtEpilogue_t epilogue) {
  auto is = [&](auto... these) { return ((epilogue == these) || ...); };
  return {is(CUBLASLT_EPILOGUE_BIAS, CUBLASLT_EPILOGUE_GELU_BIAS, CUBLASLT_EPILOGUE_GELU_AUX_BIAS),
          is(CUBLASLT_EPILOGUE_GELU, CUBLASLT_EPILOGUE_GELU_AUX, CUBLASLT_EPILOGUE_GELU_BIAS,
             CUBLASLT_EPILOGUE_GELU_AUX_BIAS),
          is(CUBLASLT_EPILOGUE_DGELU, CUBLASLT_EPILOGUE_DGELU_BGRAD),
          is(CUBLASLT_EPILOGUE_GELU_AUX, CUBLASLT_EPILOGUE_GELU_AUX_BIAS),
          is(CUBLASLT_EPILOGUE_DGELU_BGRAD),
          is(CUBLASLT_EPILOGUE_BGRADA),
          is(CUBLASLT_EPILOGUE_BGRADB)};
}

std::int64_t depthOf(const Product &product, const Layout &a) {
  return product.transposeA == CUBLAS_OP_N ? a.columns : a.rows;
}

Matrix auxiliaryOf(const Product &product, const Layout &d) {
  return {{product.auxiliaryType, d.rows, d.columns, product.auxiliaryColumn}, product.auxiliary};
}

} // namespace

float Matrix::read(std::int64_t batch, std::int64_t row, std::int64_t column) const {
  return readElement(data, layout.type, batch * layout.stride + column * layout.column + row);
}

void Matrix::write(std::int64_t batch, std::int64_t row, std::int64_t column, float value) const {
  writeElement(data, layout.type, batch * layout.stride + column * layout.column + row, value);
}

void Matrix::addAccesses(bool writes, std::vector<Access> &accesses) const {
  std::int64_t element = bytesOf(layout.type);
  auto *bytes = static_cast<const unsigned char *>(data);
  for (std::int64_t batch = 0; batch < (layout.stride ? layout.batch : 1); ++batch) {
    const unsigned char *first = bytes + batch * layout.stride * element;
    if (layout.column == layout.rows) {
      accesses.push_back({first, layout.rows * layout.columns * element, writes});
      continue;
    }
    for (std::int64_t column = 0; column < layout.columns; ++column)
      accesses.push_back({first + column * layout.column * element, layout.rows * element, writes});
  }
}

bool isSupported(const Product &product, const Layout &a, const Layout &b, const Layout &d) {
  Steps steps = stepsOf(product.epilogue);
  bool isF32 = a.type == CUDA_R_32F && d.type == CUDA_R_32F;
  bool isBf16 = a.type == CUDA_R_16BF && (d.type == CUDA_R_16BF || d.type == CUDA_R_32F);
  bool isTf32 = product.compute == CUBLAS_COMPUTE_32F_FAST_TF32;
  if (a.type != b.type || !(isF32 || isBf16) || product.scale != CUDA_R_32F ||
      (isTf32 ? !isF32 : product.compute != CUBLAS_COMPUTE_32F))
    return false;
  auto isAligned = [](const void *pointer) {
    return pointer && reinterpret_cast<std::uintptr_t>(pointer) % 16 == 0;
  };
  bool hasBias = steps.addsBias || steps.sumsOutput || steps.sumsA || steps.sumsB;
  bool hasAuxiliary = steps.keeps || steps.isDerivative;
  return (!hasBias || (isAligned(product.bias) && product.biasType == d.type)) &&
         (!hasAuxiliary ||
          (isAligned(product.auxiliary) && product.auxiliaryType == d.type &&
           product.auxiliaryColumn % 8 == 0 && product.auxiliaryColumn >= d.rows)) &&
         (product.epilogue == CUBLASLT_EPILOGUE_DEFAULT || d.batch == 1);
}

bool fits(const Product &product, const Layout &a, const Layout &b, const Layout &d) {
  std::int64_t rows = product.transposeA == CUBLAS_OP_N ? a.rows : a.columns;
  std::int64_t columns = product.transposeB == CUBLAS_OP_N ? b.columns : b.rows;
  std::int64_t depth = product.transposeB == CUBLAS_OP_N ? b.rows : b.columns;
  return rows == d.rows && columns == d.columns && depth == depthOf(product, a) &&
         a.column >= a.rows && b.column >= b.rows && d.column >= d.rows && a.batch == b.batch &&
         a.batch == d.batch && (d.batch == 1 || d.stride != 0);
}

std::vector<Access> accessesOf(const Product &product, const Matrix &a, const Matrix &b,
                               const Matrix &d) {
  std::vector<Access> accesses;
  Steps steps = stepsOf(product.epilogue);
  a.addAccesses(false, accesses);
  b.addAccesses(false, accesses);
  if (product.beta != 0)
    d.addAccesses(false, accesses);
  d.addAccesses(true, accesses);
  std::int64_t biasBytes =
      (steps.sumsB ? d.layout.columns : d.layout.rows) * bytesOf(product.biasType);
  if (steps.addsBias)
    accesses.push_back({product.bias, biasBytes, false});
  if (steps.sumsOutput || steps.sumsA || steps.sumsB)
    accesses.push_back({product.bias, biasBytes, true});
  if (steps.keeps || steps.isDerivative)
    auxiliaryOf(product, d.layout).addAccesses(steps.keeps, accesses);
  return accesses;
}

void multiply(const Product &product, const Matrix &a, const Matrix &b, const Matrix &d) {
  Steps steps = stepsOf(product.epilogue);
  bool roundsTo32 = product.compute == CUBLAS_COMPUTE_32F_FAST_TF32;
  auto operand = [&](const Matrix &matrix, cublasOperation_t transpose, std::int64_t batch,
                     std::int64_t row, std::int64_t column) {
    float value = transpose == CUBLAS_OP_N ? matrix.read(batch, row, column)
                                           : matrix.read(batch, column, row);
    return roundsTo32 ? roundTo(value, 13) : value;
  };
  std::int64_t depth = depthOf(product, a.layout);
  Matrix auxiliary = auxiliaryOf(product, d.layout);
  for (std::int64_t column = 0; steps.sumsB && column < d.layout.columns; ++column) {
    float sum = 0;
    for (std::int64_t k = 0; k < depth; ++k)
      sum += operand(b, product.transposeB, 0, k, column);
    writeElement(product.bias, product.biasType, column, sum);
  }
  for (std::int64_t batch = 0; batch < d.layout.batch; ++batch)
    for (std::int64_t row = 0; row < d.layout.rows; ++row) {
      float outputs = 0, sumOfA = 0;
      for (std::int64_t k = 0; steps.sumsA && k < depth; ++k)
        sumOfA += operand(a, product.transposeA, batch, row, k);
      for (std::int64_t column = 0; column < d.layout.columns; ++column) {
        float sum = 0;
        for (std::int64_t k = 0; k < depth; ++k)
          sum += operand(a, product.transposeA, batch, row, k) *
                 operand(b, product.transposeB, batch, k, column);
        float value = product.alpha * sum;
        if (product.beta != 0)
          value += product.beta * d.read(batch, row, column);
        if (steps.addsBias)
          value += readElement(product.bias, product.biasType, row);
        if (steps.keeps)
          auxiliary.write(0, row, column, value);
        if (steps.isGelu)
          value = gelu(value);
        if (steps.isDerivative)
          value *= geluDerivative(auxiliary.read(0, row, column));
        outputs += value;
        d.write(batch, row, column, value);
      }
      if (steps.sumsOutput || steps.sumsA)
        writeElement(product.bias, product.biasType, row, steps.sumsA ? sumOfA : outputs);
    }
}

} // namespace pipeline::fake
