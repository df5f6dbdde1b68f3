//===- Contractions.cpp - Contractions by cuBLASLt -*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// cuBLASLt's matrices are column-major, so a row-major one is its own transpose there, and
// C = A B is computed as C^T = B^T A^T: cuBLASLt's A is our B, and the other way round, neither
// transposed more than it is.
//
// The algorithm is the first of cuBLASLt's heuristics, a function of the shape, the device and the
// library, and keeps the workspace that the plan gives it; none of what cuBLASLt may choose adds in
// an order that depends on timing.
//
// An epilogue for which the heuristics find nothing is done by kernels of our own behind the
// product (EpilogueKernels.h).
//
//===----------------------------------------------------------------------===//

#include "Contractions.h"

#include "../RankContext.h"
#include "EpilogueKernels.h"
#include "UpdateKernels.h"

#include <string_view>

namespace pipeline::runtime {
namespace {

/// What cuBLASLt calls an epilogue, and which operands it has.
struct Epilogue {
  cublasLtEpilogue_t epilogue;
  bool bias, auxiliary;

  bool is(int bit) const { return (epilogue & bit) == bit; }
  bool isGelu() const { return is(CUBLASLT_EPILOGUE_GELU); }
  bool isDerivative() const { return is(CUBLASLT_EPILOGUE_DGELU); }
  bool addsBias() const { return is(CUBLASLT_EPILOGUE_BIAS); }
};
constexpr Epilogue epilogues[] = {
    {CUBLASLT_EPILOGUE_DEFAULT, false, false},  {CUBLASLT_EPILOGUE_BIAS, true, false},
    {CUBLASLT_EPILOGUE_GELU, false, false},     {CUBLASLT_EPILOGUE_GELU_AUX, false, true},
    {CUBLASLT_EPILOGUE_GELU_BIAS, true, false}, {CUBLASLT_EPILOGUE_GELU_AUX_BIAS, true, true},
    {CUBLASLT_EPILOGUE_DGELU, false, true},     {CUBLASLT_EPILOGUE_DGELU_BGRAD, true, true},
    {CUBLASLT_EPILOGUE_BGRADA, true, false},    {CUBLASLT_EPILOGUE_BGRADB, true, false},
};

/// Bytes that divide the address of a bias and of an auxiliary matrix (Cuda.h).
constexpr std::uintptr_t vectorAlignment = 64;

cudaDataType_t typeOf(std::int32_t type) {
  return type == PIPELINE_RT_CUDA_BF16 ? CUDA_R_16BF : CUDA_R_32F;
}

std::string text(const pipeline_rt_cuda_gemm_shape &shape) {
  return "the contraction of " + std::to_string(shape.m) + "x" + std::to_string(shape.k) + " and " +
         std::to_string(shape.k) + "x" + std::to_string(shape.n);
}

std::string_view bytesOf(const pipeline_rt_cuda_gemm_shape &shape) {
  return {reinterpret_cast<const char *>(&shape), sizeof shape};
}

} // namespace

/// What is made once for a shape.
struct Contractions::Prepared {
  pipeline_rt_cuda_gemm_shape shape;
  cublasLtMatmulDesc_t operation = nullptr;
  cublasLtMatrixLayout_t a = nullptr, b = nullptr, c = nullptr;
  cublasLtMatmulPreference_t preference = nullptr;
  cublasLtMatmulAlgo_t algorithm{};
  /// Whether cuBLASLt has no such epilogue.
  bool isSplit = false;

  ~Prepared() {
    for (cublasLtMatrixLayout_t layout : {a, b, c})
      if (layout)
        (void)cublasLtMatrixLayoutDestroy(layout);
    if (preference)
      (void)cublasLtMatmulPreferenceDestroy(preference);
    if (operation)
      (void)cublasLtMatmulDescDestroy(operation);
  }
};

std::size_t Contractions::Hash::operator()(const pipeline_rt_cuda_gemm_shape &shape) const {
  return std::hash<std::string_view>()(bytesOf(shape));
}

bool Contractions::Equal::operator()(const pipeline_rt_cuda_gemm_shape &left,
                                     const pipeline_rt_cuda_gemm_shape &right) const {
  return bytesOf(left) == bytesOf(right);
}

Contractions::Contractions(pipeline_rt_rank &rank, Streams &streams, const Kernels &kernels)
    : rank(rank), streams(streams), kernels(kernels) {}

Contractions::~Contractions() {
  shapes.clear();
  if (handle)
    (void)cublasLtDestroy(handle);
}

bool Contractions::check(cublasStatus_t status, const char *call) {
  ++callsOfThread;
  return status == CUBLAS_STATUS_SUCCESS ||
         rank.fail(std::string(call) + " failed: " + cublasLtGetStatusString(status) + " (" +
                   cublasLtGetStatusName(status) + ")");
}

bool Contractions::create() { return check(cublasLtCreate(&handle), "cublasLtCreate"); }

bool Contractions::checkShape(const pipeline_rt_cuda_gemm_shape &s) {
  auto isBit = [](std::int32_t value) { return value == 0 || value == 1; };
  const char *problem = nullptr;
  if (s.m < 1 || s.n < 1 || s.k < 1 || s.batch < 1)
    problem = "has an empty matrix or batch";
  else if (s.epilogue < 0 || s.epilogue >= static_cast<std::int32_t>(std::size(epilogues)))
    problem = "has an epilogue that does not exist";
  else if (s.epilogue != PIPELINE_RT_CUDA_NO_EPILOGUE && s.batch != 1)
    problem = "has an epilogue and a batch";
  else if (epilogues[s.epilogue].auxiliary && s.row_c % 8 != 0)
    problem = "has an auxiliary matrix whose rows are no multiple of 8 elements long";
  else if (!isBit(s.transpose_a) || !isBit(s.transpose_b) || !isBit(s.type_ab) ||
           !isBit(s.type_c) || !isBit(s.precision) || (s.beta != 0 && s.beta != 1))
    problem = "has a transposition, type, precision or beta that is neither of its two";
  else if (s.precision == PIPELINE_RT_CUDA_TF32 && s.type_ab != PIPELINE_RT_CUDA_F32)
    problem = "rounds operands to TF32 that are not f32";
  else if (s.alignment < 1 || (s.alignment & (s.alignment - 1)) != 0)
    problem = "has an alignment that is no power of two";
  else if (s.workspace_bytes < 0)
    problem = "has a workspace of less than nothing";
  return !problem || rank.fail(text(s) + " " + problem);
}

Contractions::Prepared *Contractions::find(const pipeline_rt_cuda_gemm_shape &shape) {
  if (auto found = shapes.find(shape); found != shapes.end())
    return found->second.get();
  auto prepared = std::make_unique<Prepared>();
  prepared->shape = shape;
  if (!checkShape(shape) || !prepare(shape, *prepared))
    return nullptr;
  return (shapes[shape] = std::move(prepared)).get();
}

bool Contractions::prepare(const pipeline_rt_cuda_gemm_shape &s, Prepared &prepared) {
  auto layA = [&] {
    return s.transpose_b
               ? lay(prepared.a, typeOf(s.type_ab), s.k, s.n, s.row_b, s.batch, s.stride_b)
               : lay(prepared.a, typeOf(s.type_ab), s.n, s.k, s.row_b, s.batch, s.stride_b);
  };
  auto layB = [&] {
    return s.transpose_a
               ? lay(prepared.b, typeOf(s.type_ab), s.m, s.k, s.row_a, s.batch, s.stride_a)
               : lay(prepared.b, typeOf(s.type_ab), s.k, s.m, s.row_a, s.batch, s.stride_a);
  };
  return describe(s, prepared) && layA() && layB() &&
         lay(prepared.c, typeOf(s.type_c), s.n, s.m, s.row_c, s.batch, s.stride_c) &&
         choose(s, prepared);
}

bool Contractions::describe(const pipeline_rt_cuda_gemm_shape &s, Prepared &prepared) {
  cublasComputeType_t compute =
      s.precision == PIPELINE_RT_CUDA_TF32 ? CUBLAS_COMPUTE_32F_FAST_TF32 : CUBLAS_COMPUTE_32F;
  if (!check(cublasLtMatmulDescCreate(&prepared.operation, compute, CUDA_R_32F),
             "cublasLtMatmulDescCreate"))
    return false;
  auto set = [&](cublasLtMatmulDescAttributes_t attribute, const auto &value) {
    return check(
        cublasLtMatmulDescSetAttribute(prepared.operation, attribute, &value, sizeof value),
        "cublasLtMatmulDescSetAttribute");
  };
  cublasOperation_t transposeA = s.transpose_b ? CUBLAS_OP_T : CUBLAS_OP_N;
  cublasOperation_t transposeB = s.transpose_a ? CUBLAS_OP_T : CUBLAS_OP_N;
  const Epilogue &epilogue = epilogues[s.epilogue];
  // The heuristics read from these how well such pointers are aligned; calls set them anew.
  void *aligned = reinterpret_cast<void *>(std::uintptr_t{vectorAlignment});
  return set(CUBLASLT_MATMUL_DESC_TRANSA, transposeA) &&
         set(CUBLASLT_MATMUL_DESC_TRANSB, transposeB) &&
         set(CUBLASLT_MATMUL_DESC_EPILOGUE, epilogue.epilogue) &&
         (!epilogue.bias || (set(CUBLASLT_MATMUL_DESC_BIAS_POINTER, aligned) &&
                             set(CUBLASLT_MATMUL_DESC_BIAS_DATA_TYPE, typeOf(s.type_c)))) &&
         (!epilogue.auxiliary ||
          (set(CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_POINTER, aligned) &&
           set(CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_LD, s.row_c) &&
           set(CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_DATA_TYPE, typeOf(s.type_c))));
}

bool Contractions::lay(cublasLtMatrixLayout_t &layout, cudaDataType_t type, std::int64_t rows,
                       std::int64_t columns, std::int64_t rowLength, std::int64_t batch,
                       std::int64_t stride) {
  if (!check(cublasLtMatrixLayoutCreate(&layout, type, static_cast<std::uint64_t>(rows),
                                        static_cast<std::uint64_t>(columns), rowLength),
             "cublasLtMatrixLayoutCreate"))
    return false;
  if (batch == 1)
    return true;
  auto count = static_cast<std::int32_t>(batch);
  auto set = [&](cublasLtMatrixLayoutAttribute_t attribute, const auto &value) {
    return check(cublasLtMatrixLayoutSetAttribute(layout, attribute, &value, sizeof value),
                 "cublasLtMatrixLayoutSetAttribute");
  };
  return set(CUBLASLT_MATRIX_LAYOUT_BATCH_COUNT, count) &&
         set(CUBLASLT_MATRIX_LAYOUT_STRIDED_BATCH_OFFSET, stride);
}

bool Contractions::choose(const pipeline_rt_cuda_gemm_shape &s, Prepared &prepared) {
  if (!check(cublasLtMatmulPreferenceCreate(&prepared.preference),
             "cublasLtMatmulPreferenceCreate"))
    return false;
  auto set = [&](cublasLtMatmulPreferenceAttributes_t attribute, const auto &value) {
    return check(
        cublasLtMatmulPreferenceSetAttribute(prepared.preference, attribute, &value, sizeof value),
        "cublasLtMatmulPreferenceSetAttribute");
  };
  auto workspace = static_cast<std::uint64_t>(s.workspace_bytes);
  auto alignment = static_cast<std::uint32_t>(s.alignment);
  if (!set(CUBLASLT_MATMUL_PREF_MAX_WORKSPACE_BYTES, workspace) ||
      !set(CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_A_BYTES, alignment) ||
      !set(CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_B_BYTES, alignment) ||
      !set(CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_C_BYTES, alignment) ||
      !set(CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_D_BYTES, alignment))
    return false;
  bool found = false;
  if (!ask(prepared, found))
    return false;
  if (!found && s.epilogue != PIPELINE_RT_CUDA_NO_EPILOGUE) {
    prepared.isSplit = true;
    cublasLtEpilogue_t none = CUBLASLT_EPILOGUE_DEFAULT;
    if (!check(cublasLtMatmulDescSetAttribute(prepared.operation, CUBLASLT_MATMUL_DESC_EPILOGUE,
                                              &none, sizeof none),
               "cublasLtMatmulDescSetAttribute") ||
        !ask(prepared, found))
      return false;
  }
  return found || rank.fail("cuBLASLt has no algorithm for " + text(s) + " with an alignment of " +
                            std::to_string(s.alignment) + " bytes and a workspace of " +
                            std::to_string(s.workspace_bytes));
}

/// Of cuBLASLt's heuristics.
bool Contractions::ask(Prepared &prepared, bool &found) {
  cublasLtMatmulHeuristicResult_t result{};
  int count = 0;
  cublasStatus_t status =
      cublasLtMatmulAlgoGetHeuristic(handle, prepared.operation, prepared.a, prepared.b, prepared.c,
                                     prepared.c, prepared.preference, 1, &result, &count);
  prepared.algorithm = result.algo;
  found = status == CUBLAS_STATUS_SUCCESS && count > 0 && result.state == CUBLAS_STATUS_SUCCESS;
  // Versions differ in what they call a combination that they don't have.
  if (status == CUBLAS_STATUS_NOT_SUPPORTED || status == CUBLAS_STATUS_INVALID_VALUE) {
    ++callsOfThread;
    return true;
  }
  return check(status, "cublasLtMatmulAlgoGetHeuristic");
}

Issue Contractions::issue(Prepared &prepared, const Operands &o) {
  const pipeline_rt_cuda_gemm_shape &s = prepared.shape;
  const Epilogue &epilogue = epilogues[s.epilogue];
  // cuBLASLt reads the description within the call, so its pointers may change between calls.
  auto set = [&](cublasLtMatmulDescAttributes_t attribute, void *value) {
    return check(
        cublasLtMatmulDescSetAttribute(prepared.operation, attribute, &value, sizeof value),
        "cublasLtMatmulDescSetAttribute");
  };
  if (epilogue.bias && !prepared.isSplit && !set(CUBLASLT_MATMUL_DESC_BIAS_POINTER, o.bias))
    return Issue::Failed;
  if (epilogue.auxiliary && !prepared.isSplit &&
      !set(CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_POINTER, o.auxiliary))
    return Issue::Failed;
  return check(cublasLtMatmul(
                   handle, prepared.operation, &s.alpha, o.b, prepared.a, o.a, prepared.b, &s.beta,
                   o.c, prepared.c, o.c, prepared.c, &prepared.algorithm, o.workspace,
                   static_cast<std::size_t>(s.workspace_bytes), streams[PIPELINE_RT_CUDA_COMPUTE]),
               "cublasLtMatmul") &&
                 (!prepared.isSplit || finish(s, o))
             ? Issue::Done
             : Issue::Failed;
}

template <typename Arguments>
bool Contractions::launch(OwnKernel kernel, std::int64_t blocks, const Arguments &arguments) {
  return streams.check(kernels.launch(kernel, blocks, arguments, streams[PIPELINE_RT_CUDA_COMPUTE]),
                       "cudaLaunchKernel");
}

/// What the epilogue does, once the product is in C.
bool Contractions::finish(const pipeline_rt_cuda_gemm_shape &s, const Operands &o) {
  const Epilogue &epilogue = epilogues[s.epilogue];
  auto elements = [](const void *data, std::int32_t type) {
    return Elements{const_cast<void *>(data), type == PIPELINE_RT_CUDA_BF16};
  };
  Elements c = elements(o.c, s.type_c), bias = elements(o.bias, s.type_c);
  EpilogueArguments each{c,
                         elements(o.auxiliary, s.type_c),
                         bias,
                         s.m * s.n,
                         s.n,
                         s.row_c,
                         epilogue.addsBias(),
                         epilogue.auxiliary && epilogue.isGelu(),
                         epilogue.isGelu(),
                         epilogue.isDerivative()};
  if ((each.addsBias || each.isGelu || each.isDerivative) &&
      !launch(OwnKernel::Epilogue, std::min(divideUp(each.n, threadsOfBlock), mostBlocks), each))
    return false;
  auto sum = [&](Elements terms, std::int64_t count, std::int64_t length, std::int64_t toNext,
                 std::int64_t toTerm) {
    return launch(OwnKernel::Sums, divideUp(count, sumsOfBlock),
                  SumsArguments{terms, bias, count, length, toNext, toTerm});
  };
  // From one element to the next along a row, and along a column.
  auto along = [](std::int64_t row, std::int32_t transpose) {
    return transpose ? std::pair(row, std::int64_t{1}) : std::pair(std::int64_t{1}, row);
  };
  switch (s.epilogue) {
  case PIPELINE_RT_CUDA_DGELU_BIAS_GRADIENT:
    return sum(c, s.n, s.m, 1, s.row_c);
  case PIPELINE_RT_CUDA_BIAS_GRADIENT: {
    auto [inRow, inColumn] = along(s.row_b, s.transpose_b);
    return sum(elements(o.b, s.type_ab), s.n, s.k, inRow, inColumn);
  }
  case PIPELINE_RT_CUDA_LEFT_BIAS_GRADIENT: {
    auto [inRow, inColumn] = along(s.row_a, s.transpose_a);
    return sum(elements(o.a, s.type_ab), s.m, s.k, inColumn, inRow);
  }
  default:
    return true;
  }
}

bool Contractions::run(const pipeline_rt_cuda_gemm_shape &shape, const void *a, const void *b,
                       void *c, void *bias, void *auxiliary, void *workspace) {
  Prepared *prepared = find(shape);
  if (!prepared)
    return false;
  const Epilogue &epilogue = epilogues[shape.epilogue];
  if (epilogue.bias != (bias != nullptr) || epilogue.auxiliary != (auxiliary != nullptr))
    return rank.fail(text(shape) + " has epilogue " + std::to_string(shape.epilogue) +
                     " and other operands than it has");
  for (const void *operand : {bias, auxiliary})
    if (reinterpret_cast<std::uintptr_t>(operand) % vectorAlignment != 0)
      return rank.fail(text(shape) + " has a bias or an auxiliary matrix that is not aligned to " +
                       std::to_string(vectorAlignment) + " bytes");
  Operands operands{a, b, c, bias, auxiliary, workspace};
  return streams.submit(PIPELINE_RT_CUDA_COMPUTE,
                        [this, prepared, operands] { return issue(*prepared, operands); });
}

} // namespace pipeline::runtime
