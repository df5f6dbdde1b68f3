//===- CublasLt.cpp - The fake cuBLASLt -*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The functions of cuBLASLt that the project's runtime calls. A product is three loops, with sums
// in f32 in the order of k; that its layouts and epilogues mean what cuBLASLt's documentation says
// is the point, not its speed.
//
//===----------------------------------------------------------------------===//

#include "Machine.h"
#include "Matrix.h"

using namespace pipeline::fake;

namespace {

class Call {
public:
  explicit Call(const char *name) : machine(Machine::current()), lock(machine.mutex) {
    bool fails = machine.begin(name);
    status = fails || machine.sticky != cudaSuccess ? CUBLAS_STATUS_EXECUTION_FAILED
                                                    : CUBLAS_STATUS_SUCCESS;
  }
  Machine *operator->() { return &machine; }
  bool fails() const { return status != CUBLAS_STATUS_SUCCESS; }

  template <typename T>
  cublasStatus_t create(T *&object) {
    if (fails())
      return status;
    object = new T;
    machine.handles.insert(object);
    return status;
  }
  template <typename T>
  cublasStatus_t destroy(T *object) {
    if (machine.handles.erase(object))
      delete object;
    else
      machine.fault(machine.call() + " destroys what does not exist");
    return status;
  }

  cublasStatus_t status;

private:
  Machine &machine;
  std::lock_guard<std::mutex> lock;
};

struct Handle {};

struct Preference {
  std::uint64_t workspaceBytes = 0;
  std::uint32_t alignments[4] = {256, 256, 256, 256};
};

/// What the heuristics put into an algorithm: what it may rely on.
struct Algorithm {
  std::uint64_t workspaceBytes;
  std::uint32_t alignments[4];
};
static_assert(sizeof(Algorithm) <= sizeof(cublasLtMatmulAlgo_t));

template <typename T>
cublasStatus_t set(T &value, const void *from, std::size_t bytes) {
  if (bytes != sizeof value)
    return CUBLAS_STATUS_INVALID_VALUE;
  std::memcpy(&value, from, bytes);
  return CUBLAS_STATUS_SUCCESS;
}

Product *product(cublasLtMatmulDesc_t handle) { return reinterpret_cast<Product *>(handle); }
Layout *layout(cublasLtMatrixLayout_t handle) { return reinterpret_cast<Layout *>(handle); }
Preference *preference(cublasLtMatmulPreference_t handle) {
  return reinterpret_cast<Preference *>(handle);
}

} // namespace

const char *cublasLtGetStatusName(cublasStatus_t) { return "CUBLAS_STATUS_EXECUTION_FAILED"; }
const char *cublasLtGetStatusString(cublasStatus_t) { return "an error of the fake device"; }

cublasStatus_t cublasLtCreate(cublasLtHandle_t *handle) {
  Handle *made = nullptr;
  cublasStatus_t status = Call("cublasLtCreate").create(made);
  *handle = reinterpret_cast<cublasLtHandle_t>(made);
  return status;
}

cublasStatus_t cublasLtDestroy(cublasLtHandle_t handle) {
  return Call("cublasLtDestroy").destroy(reinterpret_cast<Handle *>(handle));
}

cublasStatus_t cublasLtMatmulDescCreate(cublasLtMatmulDesc_t *handle, cublasComputeType_t compute,
                                        cudaDataType_t scale) {
  Product *made = nullptr;
  cublasStatus_t status = Call("cublasLtMatmulDescCreate").create(made);
  if (made) {
    made->compute = compute;
    made->scale = scale;
  }
  *handle = reinterpret_cast<cublasLtMatmulDesc_t>(made);
  return status;
}

cublasStatus_t cublasLtMatmulDescDestroy(cublasLtMatmulDesc_t handle) {
  return Call("cublasLtMatmulDescDestroy").destroy(product(handle));
}

cublasStatus_t cublasLtMatmulDescSetAttribute(cublasLtMatmulDesc_t handle,
                                              cublasLtMatmulDescAttributes_t attribute,
                                              const void *value, std::size_t bytes) {
  Call call("cublasLtMatmulDescSetAttribute");
  if (call.fails())
    return call.status;
  Product &own = *product(handle);
  switch (attribute) {
  case CUBLASLT_MATMUL_DESC_TRANSA:
    return set(own.transposeA, value, bytes);
  case CUBLASLT_MATMUL_DESC_TRANSB:
    return set(own.transposeB, value, bytes);
  case CUBLASLT_MATMUL_DESC_EPILOGUE:
    return set(own.epilogue, value, bytes);
  case CUBLASLT_MATMUL_DESC_BIAS_POINTER:
    return set(own.bias, value, bytes);
  case CUBLASLT_MATMUL_DESC_BIAS_DATA_TYPE:
    return set(own.biasType, value, bytes);
  case CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_POINTER:
    return set(own.auxiliary, value, bytes);
  case CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_LD:
    return set(own.auxiliaryColumn, value, bytes);
  case CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_DATA_TYPE:
    return set(own.auxiliaryType, value, bytes);
  default:
    return CUBLAS_STATUS_NOT_SUPPORTED;
  }
}

cublasStatus_t cublasLtMatrixLayoutCreate(cublasLtMatrixLayout_t *handle, cudaDataType type,
                                          std::uint64_t rows, std::uint64_t columns,
                                          std::int64_t column) {
  Layout *made = nullptr;
  cublasStatus_t status = Call("cublasLtMatrixLayoutCreate").create(made);
  if (made)
    *made = {type, static_cast<std::int64_t>(rows), static_cast<std::int64_t>(columns), column};
  *handle = reinterpret_cast<cublasLtMatrixLayout_t>(made);
  return status;
}

cublasStatus_t cublasLtMatrixLayoutDestroy(cublasLtMatrixLayout_t handle) {
  return Call("cublasLtMatrixLayoutDestroy").destroy(layout(handle));
}

cublasStatus_t cublasLtMatrixLayoutSetAttribute(cublasLtMatrixLayout_t handle,
                                                cublasLtMatrixLayoutAttribute_t attribute,
                                                const void *value, std::size_t bytes) {
  Call call("cublasLtMatrixLayoutSetAttribute");
  if (call.fails())
    return call.status;
  switch (attribute) {
  case CUBLASLT_MATRIX_LAYOUT_BATCH_COUNT:
    return set(layout(handle)->batch, value, bytes);
  case CUBLASLT_MATRIX_LAYOUT_STRIDED_BATCH_OFFSET:
    return set(layout(handle)->stride, value, bytes);
  default:
    return CUBLAS_STATUS_NOT_SUPPORTED;
  }
}

cublasStatus_t cublasLtMatmulPreferenceCreate(cublasLtMatmulPreference_t *handle) {
  Preference *made = nullptr;
  cublasStatus_t status = Call("cublasLtMatmulPreferenceCreate").create(made);
  *handle = reinterpret_cast<cublasLtMatmulPreference_t>(made);
  return status;
}

cublasStatus_t cublasLtMatmulPreferenceDestroy(cublasLtMatmulPreference_t handle) {
  return Call("cublasLtMatmulPreferenceDestroy").destroy(preference(handle));
}

cublasStatus_t cublasLtMatmulPreferenceSetAttribute(cublasLtMatmulPreference_t handle,
                                                    cublasLtMatmulPreferenceAttributes_t attribute,
                                                    const void *value, std::size_t bytes) {
  Call call("cublasLtMatmulPreferenceSetAttribute");
  if (call.fails())
    return call.status;
  Preference &own = *preference(handle);
  switch (attribute) {
  case CUBLASLT_MATMUL_PREF_MAX_WORKSPACE_BYTES:
    return set(own.workspaceBytes, value, bytes);
  case CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_A_BYTES:
    return set(own.alignments[0], value, bytes);
  case CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_B_BYTES:
    return set(own.alignments[1], value, bytes);
  case CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_C_BYTES:
    return set(own.alignments[2], value, bytes);
  case CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_D_BYTES:
    return set(own.alignments[3], value, bytes);
  default:
    return CUBLAS_STATUS_NOT_SUPPORTED;
  }
}

cublasStatus_t cublasLtMatmulAlgoGetHeuristic(cublasLtHandle_t, cublasLtMatmulDesc_t operation,
                                              cublasLtMatrixLayout_t a, cublasLtMatrixLayout_t b,
                                              cublasLtMatrixLayout_t c, cublasLtMatrixLayout_t d,
                                              cublasLtMatmulPreference_t preferences, int requested,
                                              cublasLtMatmulHeuristicResult_t results[],
                                              int *found) {
  Call call("cublasLtMatmulAlgoGetHeuristic");
  if (call.fails())
    return call.status;
  const Preference &own = *preference(preferences);
  *found = 0;
  const Product &wanted = *product(operation);
  // What else a result says is only to be looked at if its state is success.
  results[0].state = CUBLAS_STATUS_NOT_SUPPORTED;
  if (!fits(wanted, *layout(a), *layout(b), *layout(c)) ||
      !isSupported(wanted, *layout(a), *layout(b), *layout(d)))
    return CUBLAS_STATUS_NOT_SUPPORTED;
  if (wanted.epilogue != CUBLASLT_EPILOGUE_DEFAULT && !call->options.epilogues) {
    // Some versions find nothing and call that a success.
    return CUBLAS_STATUS_SUCCESS;
  }
  Algorithm algorithm{own.workspaceBytes, {}};
  std::copy(own.alignments, own.alignments + 4, algorithm.alignments);
  std::memcpy(&results[0].algo, &algorithm, sizeof algorithm);
  results[0].workspaceSize = own.workspaceBytes;
  results[0].state = CUBLAS_STATUS_SUCCESS;
  *found = 1;
  return CUBLAS_STATUS_SUCCESS;
}

cublasStatus_t cublasLtMatmul(cublasLtHandle_t, cublasLtMatmulDesc_t operation, const void *alpha,
                              const void *a, cublasLtMatrixLayout_t layoutA, const void *b,
                              cublasLtMatrixLayout_t layoutB, const void *beta, const void *c,
                              cublasLtMatrixLayout_t layoutC, void *d,
                              cublasLtMatrixLayout_t layoutD, const cublasLtMatmulAlgo_t *chosen,
                              void *workspace, std::size_t workspaceBytes, cudaStream_t handle) {
  Call call("cublasLtMatmul");
  if (call.fails())
    return call.status;
  Stream *stream = call->find(handle);
  if (!stream)
    return CUBLAS_STATUS_INVALID_VALUE;
  Algorithm algorithm;
  std::memcpy(&algorithm, chosen, sizeof algorithm);
  if (workspaceBytes < algorithm.workspaceBytes || c != d)
    return CUBLAS_STATUS_INVALID_VALUE;
  const Product &wanted = *product(operation);
  if (!isSupported(wanted, *layout(layoutA), *layout(layoutB), *layout(layoutD)))
    return CUBLAS_STATUS_NOT_SUPPORTED;
  if (reinterpret_cast<std::uintptr_t>(workspace) % 256 != 0)
    call->fault(call->call() + " is given a workspace that is not aligned to 256 bytes");
  const void *pointers[] = {a, b, c, d};
  for (int i = 0; i < 4; ++i)
    if (reinterpret_cast<std::uintptr_t>(pointers[i]) % algorithm.alignments[i] != 0)
      call->fault(call->call() + " is given a matrix that is less aligned than was promised");

  // As it is now: the caller may change the description for its next call.
  Product own = *product(operation);
  own.alpha = *static_cast<const float *>(alpha);
  own.beta = *static_cast<const float *>(beta);
  Matrix matrixA{*layout(layoutA), const_cast<void *>(a)};
  Matrix matrixB{*layout(layoutB), const_cast<void *>(b)};
  Matrix matrixD{*layout(layoutD), d};
  Operation work;
  work.accesses = accessesOf(own, matrixA, matrixB, matrixD);
  if (workspaceBytes)
    work.accesses.push_back({workspace, static_cast<std::int64_t>(workspaceBytes), true});
  work.run = [=] { multiply(own, matrixA, matrixB, matrixD); };
  return call->enqueue(*stream, std::move(work)) == cudaSuccess ? CUBLAS_STATUS_SUCCESS
                                                                : CUBLAS_STATUS_EXECUTION_FAILED;
}
