//===- NoDeviceTest.cpp - The library as it is linked, where there is no device -*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Links NVIDIA's libraries, not the fake ones: that the library is whole, and that it says what is
// missing where nothing can run.
//
//===----------------------------------------------------------------------===//

#include "pipeline-runtime/Cuda.h"
#include "pipeline-runtime/CudaPlatform.h"

#include "gmock/gmock.h"
#include "gtest/gtest.h"

using namespace pipeline::runtime;

namespace {

TEST(CudaLibrary, SaysWhatIsMissingOrLoadsItsKernels) {
  CudaOptions options;
  options.ranks = {{0, 0}};
  CudaRun run;
  Status status = createCopyRun(options, run);
  if (!status.ok()) {
    EXPECT_THAT(status.message(),
                ::testing::AllOf(::testing::HasSubstr("no CUDA device can be used"),
                                 ::testing::HasSubstr("cudaGetDeviceCount failed")));
    EXPECT_EQ(run.platform, nullptr);
    return;
  }
  EXPECT_NE(run.platform, nullptr);
}

TEST(CudaLibrary, IsFoundBesideTheRuntime) {
  const CudaLibrary *library = nullptr;
  ASSERT_EQ(loadCudaLibrary(library).message(), "");
  EXPECT_EQ(library, pipeline_rt_cuda_library());
  EXPECT_GE(library->version, 12080);
  std::vector<CudaDevice> devices;
  if (Status status = library->listDevices(devices); status.ok())
    EXPECT_FALSE(devices.empty());
  else
    EXPECT_THAT(status.message(), ::testing::HasSubstr("no CUDA device can be used"));
}

#ifdef PIPELINE_TEST_NCCL
TEST(CudaLibrary, SaysWhatNcclMissesOrLoadsIt) {
  CudaOptions options;
  options.ranks = {{0, 0}};
  CudaRun run;
  Status status = createNcclRun(options, run);
  // NCCL is loaded first, with every function that is called; then the device is looked for.
  if (!status.ok())
    EXPECT_THAT(status.message(), ::testing::AnyOf(::testing::HasSubstr("NCCL can't be loaded"),
                                                   ::testing::HasSubstr("no CUDA device can be "
                                                                        "used"),
                                                   ::testing::HasSubstr("ncclGetUniqueId failed")));
  else
    EXPECT_NE(run.platform, nullptr);
}
#endif

TEST(CudaLibrary, HasTheInterfaceOfPrograms) {
  // Taking their addresses is all that can be done without a rank.
  const void *functions[] = {
      reinterpret_cast<const void *>(&pipeline_rt_cuda_record),
      reinterpret_cast<const void *>(&pipeline_rt_cuda_launch),
      reinterpret_cast<const void *>(&pipeline_rt_cuda_gemm),
      reinterpret_cast<const void *>(&pipeline_rt_cuda_send),
      reinterpret_cast<const void *>(&pipeline_rt_cuda_update_adamw),
  };
  EXPECT_THAT(functions, ::testing::Each(::testing::NotNull()));
}

} // namespace
