//===- ContractionsTest.cpp - Contractions mean what Cuda.h says -*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CudaTesting.h"

#include <cmath>

using namespace pipeline::runtime;
using namespace pipeline::runtime::testing;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

namespace {

/// Where things lie, in floats.
enum : std::int64_t { A = 0, B = 256, C = 512, Bias = 768, Auxiliary = 832, Workspace = 1024 };
constexpr std::int64_t floats = 1024;
constexpr std::int64_t workspaceBytes = 256;

float valueAt(std::int64_t i) { return std::sin(static_cast<float>(i) * 0.7f); }

pipeline_rt_cuda_gemm_shape shapeOf(std::int64_t m, std::int64_t n, std::int64_t k) {
  pipeline_rt_cuda_gemm_shape shape{};
  shape.m = m;
  shape.n = n;
  shape.k = k;
  shape.row_a = k;
  shape.row_b = n;
  shape.row_c = n;
  shape.batch = 1;
  shape.alpha = 1;
  shape.alignment = 4;
  shape.workspace_bytes = workspaceBytes;
  return shape;
}

float gelu(float x) {
  return 0.5f * x * (1 + std::tanh(0.7978845608f * (x + 0.044715f * x * x * x)));
}

float geluDerivative(float x) {
  // As a difference: another formula than the fake's.
  return (gelu(x + 1e-2f) - gelu(x - 1e-2f)) / 2e-2f;
}

/// The definition, on row-major matrices.
std::vector<float> reference(const pipeline_rt_cuda_gemm_shape &s, std::vector<float> v) {
  std::int32_t e = s.epilogue;
  bool hasGelu = e >= PIPELINE_RT_CUDA_GELU && e <= PIPELINE_RT_CUDA_BIAS_GELU_KEEP;
  bool hasBias = e == PIPELINE_RT_CUDA_BIAS || e == PIPELINE_RT_CUDA_BIAS_GELU ||
                 e == PIPELINE_RT_CUDA_BIAS_GELU_KEEP;
  bool keeps = e == PIPELINE_RT_CUDA_GELU_KEEP || e == PIPELINE_RT_CUDA_BIAS_GELU_KEEP;
  bool derives = e == PIPELINE_RT_CUDA_DGELU || e == PIPELINE_RT_CUDA_DGELU_BIAS_GRADIENT;
  bool sumsLeft = e == PIPELINE_RT_CUDA_LEFT_BIAS_GRADIENT;
  std::vector<float> sums(static_cast<std::size_t>(sumsLeft ? s.m : s.n));
  for (std::int64_t batch = 0; batch < s.batch; ++batch)
    for (std::int64_t i = 0; i < s.m; ++i)
      for (std::int64_t j = 0; j < s.n; ++j) {
        float p = 0;
        for (std::int64_t k = 0; k < s.k; ++k) {
          std::int64_t a = s.transpose_a ? k * s.row_a + i : i * s.row_a + k;
          std::int64_t b = s.transpose_b ? j * s.row_b + k : k * s.row_b + j;
          p += v[A + batch * s.stride_a + a] * v[B + batch * s.stride_b + b];
          if (e == PIPELINE_RT_CUDA_BIAS_GRADIENT && i == 0)
            sums[j] += v[B + b];
          if (sumsLeft && j == 0)
            sums[i] += v[A + a];
        }
        float &c = v[C + batch * s.stride_c + i * s.row_c + j];
        p = s.alpha * p + s.beta * c + (hasBias ? v[Bias + j] : 0);
        if (keeps)
          v[Auxiliary + i * s.row_c + j] = p;
        c = hasGelu ? gelu(p) : derives ? p * geluDerivative(v[Auxiliary + i * s.row_c + j]) : p;
        if (e == PIPELINE_RT_CUDA_DGELU_BIAS_GRADIENT)
          sums[j] += c;
      }
  if (e >= PIPELINE_RT_CUDA_DGELU_BIAS_GRADIENT)
    std::copy(sums.begin(), sums.end(), v.begin() + Bias);
  return v;
}

CudaTestRun::Setting settingOf(const pipeline_rt_cuda_gemm_shape &shape) {
  CudaTestRun::Setting setting;
  setting.ranks = 1;
  setting.arenaBytes = floats * 4 + workspaceBytes;
  setting.initialize = [](pipeline_rt_rank *rank, std::int32_t, char *arena) {
    for (std::int64_t i = 0; i < floats; ++i) {
      float value = valueAt(i);
      std::uint32_t bits;
      std::memcpy(&bits, &value, sizeof bits);
      pipeline_rt_cuda_fill(rank, arena + i * 4, 1, 4, bits);
    }
  };
  std::int32_t e = shape.epilogue;
  bool hasBias = e != PIPELINE_RT_CUDA_NO_EPILOGUE && e != PIPELINE_RT_CUDA_GELU &&
                 e != PIPELINE_RT_CUDA_GELU_KEEP && e != PIPELINE_RT_CUDA_DGELU;
  bool hasAuxiliary = e == PIPELINE_RT_CUDA_GELU_KEEP || e == PIPELINE_RT_CUDA_BIAS_GELU_KEEP ||
                      e == PIPELINE_RT_CUDA_DGELU || e == PIPELINE_RT_CUDA_DGELU_BIAS_GRADIENT;
  setting.step = [=, &shape](pipeline_rt_rank *rank, std::int32_t, char *arena) {
    auto *p = reinterpret_cast<float *>(arena);
    pipeline_rt_cuda_gemm(rank, &shape, p + A, p + B, p + C, hasBias ? p + Bias : nullptr,
                          hasAuxiliary ? p + Auxiliary : nullptr, p + Workspace);
  };
  return setting;
}

void expectReference(const pipeline_rt_cuda_gemm_shape &shape, bool epilogues = true) {
  CudaTestRun::Setting setting = settingOf(shape);
  setting.epilogues = epilogues;
  CudaTestRun run(std::move(setting));
  ASSERT_TRUE(run.status.ok()) << run.status.message();
  std::vector<float> expected = reference(shape, run.read<float>(0, 0, floats));
  run.step();
  std::vector<float> values = run.read<float>(0, 0, floats);
  for (std::int64_t i = 0; i < floats; ++i)
    ASSERT_NEAR(values[i], expected[i], 2e-3f) << "float " << i;
  EXPECT_THAT(run.finish(), IsEmpty());
}

TEST(CudaContractions, TransposesRowsAndBeta) {
  for (std::int32_t transposeA : {0, 1})
    for (std::int32_t transposeB : {0, 1})
      for (float beta : {0.0f, 1.0f}) {
        SCOPED_TRACE(transposeA * 4 + transposeB * 2 + static_cast<int>(beta));
        auto shape = shapeOf(5, 3, 4);
        shape.transpose_a = transposeA;
        shape.transpose_b = transposeB;
        // Rows with something between them, which stays.
        shape.row_a = 7;
        shape.row_b = 6;
        shape.row_c = 8;
        shape.alpha = 0.5f;
        shape.beta = beta;
        expectReference(shape);
      }
}

TEST(CudaContractions, Batches) {
  auto shape = shapeOf(3, 4, 5);
  shape.batch = 4;
  shape.stride_a = 20;
  shape.stride_b = 0;
  shape.stride_c = 16;
  expectReference(shape);
}

TEST(CudaContractions, Epilogues) {
  for (std::int32_t epilogue = 0; epilogue <= PIPELINE_RT_CUDA_LEFT_BIAS_GRADIENT; ++epilogue) {
    SCOPED_TRACE(epilogue);
    auto shape = shapeOf(4, 8, 3);
    shape.epilogue = epilogue;
    expectReference(shape);
  }
}

TEST(CudaContractions, EpiloguesThatCublasLtDoesNotHave) {
  for (std::int32_t epilogue = 0; epilogue <= PIPELINE_RT_CUDA_LEFT_BIAS_GRADIENT; ++epilogue)
    for (std::int32_t transposes : {0, 1}) {
      SCOPED_TRACE(epilogue * 2 + transposes);
      auto shape = shapeOf(4, 8, 5);
      shape.epilogue = epilogue;
      shape.transpose_a = shape.transpose_b = transposes;
      shape.row_a = 6;
      shape.row_b = 9;
      shape.row_c = 16;
      shape.beta = 1;
      expectReference(shape, /*epilogues=*/false);
    }
}

/// As the definition on f32 says, to the precision of bf16.
TEST(CudaContractions, EpiloguesOfBf16ThatCublasLtDoesNotHave) {
  std::vector<std::uint16_t> results[2];
  for (bool epilogues : {false, true}) {
    auto shape = shapeOf(4, 8, 4);
    shape.type_ab = shape.type_c = PIPELINE_RT_CUDA_BF16;
    shape.epilogue = PIPELINE_RT_CUDA_BIAS_GELU_KEEP;
    CudaTestRun::Setting setting = settingOf(shape);
    setting.epilogues = epilogues;
    setting.initialize = [](pipeline_rt_rank *rank, std::int32_t, char *arena) {
      // 1.5 in A and B and 1 in the bias: sums are exact.
      pipeline_rt_cuda_fill(rank, arena, 512, 2, 0x3FC0);
      pipeline_rt_cuda_fill(rank, arena + B * 4, 512, 2, 0x3FC0);
      pipeline_rt_cuda_fill(rank, arena + Bias * 4, 8, 2, 0x3F80);
    };
    CudaTestRun run(std::move(setting));
    run.step();
    results[epilogues] = run.read<std::uint16_t>(0, C * 4, 32);
    // 4 * 1.5 * 1.5 + 1 = 10.
    EXPECT_THAT(run.read<std::uint16_t>(0, Auxiliary * 4, 32), ::testing::Each(0x4120));
    EXPECT_THAT(run.finish(), IsEmpty());
  }
  EXPECT_EQ(results[false], results[true]);
}

TEST(CudaContractions, Bf16IsReadAndWritten) {
  auto shape = shapeOf(2, 2, 2);
  shape.type_ab = PIPELINE_RT_CUDA_BF16;
  shape.type_c = PIPELINE_RT_CUDA_BF16;
  CudaTestRun::Setting setting = settingOf(shape);
  setting.initialize = [](pipeline_rt_rank *rank, std::int32_t, char *arena) {
    // 1.5 everywhere in A and B.
    pipeline_rt_cuda_fill(rank, arena, 512, 2, 0x3FC0);
    pipeline_rt_cuda_fill(rank, arena + B * 4, 512, 2, 0x3FC0);
  };
  CudaTestRun run(std::move(setting));
  run.step();
  // 2 * 1.5 * 1.5 = 4.5.
  EXPECT_THAT(run.read<std::uint16_t>(0, C * 4, 4), ::testing::Each(0x4090));
  EXPECT_THAT(run.finish(), IsEmpty());
}

TEST(CudaContractions, Tf32RoundsOperands) {
  auto shape = shapeOf(1, 1, 1);
  shape.precision = PIPELINE_RT_CUDA_TF32;
  CudaTestRun::Setting setting = settingOf(shape);
  setting.initialize = [](pipeline_rt_rank *rank, std::int32_t, char *arena) {
    pipeline_rt_cuda_fill(rank, arena, 1, 4, 0x3F800001);
    pipeline_rt_cuda_fill(rank, arena + B * 4, 1, 4, 0x3F800000);
  };
  CudaTestRun run(std::move(setting));
  run.step();
  EXPECT_EQ(run.read<float>(0, C * 4, 1)[0], 1.0f);
  EXPECT_THAT(run.finish(), IsEmpty());
}

TEST(CudaContractions, WhatIsNoContractionIsRefused) {
  auto failureOf = [](const pipeline_rt_cuda_gemm_shape &shape) {
    CudaTestRun run(settingOf(shape));
    return run.expectFailure();
  };
  auto shape = shapeOf(2, 3, 4);
  shape.beta = 0.5f;
  EXPECT_THAT(failureOf(shape), HasSubstr("the contraction of 2x4 and 4x3 has a transposition"));
  shape = shapeOf(0, 3, 4);
  EXPECT_THAT(failureOf(shape), HasSubstr("has an empty matrix"));
  shape = shapeOf(2, 3, 4);
  shape.row_a = 2;
  EXPECT_THAT(failureOf(shape), HasSubstr("cuBLASLt has no algorithm for"));
  shape = shapeOf(2, 3, 4);
  shape.batch = 2;
  shape.stride_c = 6;
  shape.epilogue = PIPELINE_RT_CUDA_GELU;
  EXPECT_THAT(failureOf(shape), HasSubstr("has an epilogue and a batch"));
  shape = shapeOf(2, 3, 4);
  shape.epilogue = PIPELINE_RT_CUDA_GELU_KEEP;
  EXPECT_THAT(failureOf(shape), HasSubstr("rows are no multiple of 8 elements long"));
}

} // namespace
