//===- KernelFilesTest.cpp - Which kernels a device is given ----*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "pipeline-runtime/KernelFiles.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

using namespace pipeline::runtime;
using ::testing::AllOf;
using ::testing::HasSubstr;

namespace {

CudaDevice device(int major, int minor, int number = 0) { return {number, "GPU", major, minor}; }

bool canRunIt(CodeKind kind, const char *architecture, const CudaDevice &device) {
  auto parsed = GpuArchitecture::parse(architecture);
  EXPECT_TRUE(parsed) << architecture;
  return parsed && canRun(kind, *parsed, device);
}

TEST(KernelFiles, ArchitecturesHaveNames) {
  auto blackwell = GpuArchitecture::parse("sm_103a");
  ASSERT_TRUE(blackwell);
  EXPECT_EQ(blackwell->major, 10);
  EXPECT_EQ(blackwell->minor, 3);
  EXPECT_EQ(blackwell->reach, GpuArchitecture::Reach::Itself);
  for (const char *name : {"", "sm_", "sm_9", "sm_90b", "sm_90 ", "compute_90", "90", "sm_-90"})
    EXPECT_FALSE(GpuArchitecture::parse(name)) << name;
  EXPECT_EQ(device(12, 1).architecture(), "sm_121");
}

TEST(KernelFiles, MachineCodeRunsOnItsMajorVersion) {
  EXPECT_TRUE(canRunIt(CodeKind::Cubin, "sm_80", device(8, 0)));
  EXPECT_TRUE(canRunIt(CodeKind::Cubin, "sm_80", device(8, 9)));
  EXPECT_FALSE(canRunIt(CodeKind::Cubin, "sm_86", device(8, 0)));
  EXPECT_FALSE(canRunIt(CodeKind::Cubin, "sm_80", device(9, 0)));
  EXPECT_FALSE(canRunIt(CodeKind::Cubin, "sm_90", device(8, 9)));
  EXPECT_TRUE(canRunIt(CodeKind::Cubin, "sm_90a", device(9, 0)));
  EXPECT_FALSE(canRunIt(CodeKind::Cubin, "sm_100a", device(10, 3)));
  EXPECT_TRUE(canRunIt(CodeKind::Cubin, "sm_100f", device(10, 3)));
}

TEST(KernelFiles, PtxRunsOnAllThatIsNewer) {
  EXPECT_TRUE(canRunIt(CodeKind::Ptx, "sm_80", device(8, 0)));
  EXPECT_TRUE(canRunIt(CodeKind::Ptx, "sm_89", device(9, 0)));
  EXPECT_FALSE(canRunIt(CodeKind::Ptx, "sm_90", device(8, 9)));
  EXPECT_FALSE(canRunIt(CodeKind::Ptx, "sm_90a", device(10, 0)));
  EXPECT_FALSE(canRunIt(CodeKind::Ptx, "sm_100f", device(12, 0)));
}

struct Choice : ::testing::Test {
  Choice() {
    plan.code.target = Target::Cuda;
    plan.code.gpu = GpuCode{{"sm_80", "sm_90"}, "13.0.88", "f32", 0};
    plan.kernels = {"f"};
    for (const char *architecture : {"sm_80", "sm_90"})
      for (auto kind : {CodeKind::Cubin, CodeKind::Ptx})
        plan.files.push_back({kind, architecture, std::string(architecture), 1, 1});
  }

  /// The kind and the architecture of the file, or the message.
  std::string choose(const std::vector<CudaDevice> &devices) {
    std::size_t file = 0;
    Status status = chooseKernelFile(plan, 13010, devices, file);
    return status.ok()
               ? std::string(nameOf(plan.files[file].kind)) + " " + plan.files[file].architecture
               : status.message();
  }

  Plan plan;
};

TEST_F(Choice, IsMachineCodeBeforePtx) {
  EXPECT_EQ(choose({device(8, 0)}), "cubin sm_80");
  EXPECT_EQ(choose({device(8, 6)}), "cubin sm_80");
  EXPECT_EQ(choose({device(9, 0), device(9, 0, 1)}), "cubin sm_90");
  EXPECT_EQ(choose({device(12, 0)}), "ptx sm_90");
}

TEST_F(Choice, IsWhatAllDevicesRun) {
  EXPECT_EQ(choose({device(8, 9), device(9, 0, 1)}), "ptx sm_80");
  EXPECT_EQ(choose({device(9, 0), device(10, 0, 1)}), "ptx sm_90");
  plan.files.erase(plan.files.begin() + 1);
  EXPECT_THAT(choose({device(8, 9), device(9, 0, 1)}),
              AllOf(HasSubstr("has machine code for sm_80, sm_90 and PTX for sm_90"),
                    HasSubstr("device 0 (GPU, sm_89)"), HasSubstr("--gpu-arch=sm_89")));
}

TEST_F(Choice, FailsWithWhatDiffers) {
  EXPECT_EQ(choose({device(9, 0), device(7, 5, 1)}),
            "has machine code for sm_80, sm_90 and PTX for sm_80, sm_90, none of which runs on "
            "device 1 (GPU, sm_75); compile the model with --gpu-arch=sm_75");
}

TEST_F(Choice, FailsForMachineCodeOfAnotherCuda) {
  plan.code.gpu->assembler = "12.8.93";
  EXPECT_EQ(choose({device(9, 0)}),
            "has machine code by ptxas 12.8.93, of CUDA 12, and this runtime is for CUDA 13; "
            "compile the model again, with the ptxas of CUDA 13");
  // Whose driver compiles for itself.
  EXPECT_EQ(choose({device(10, 0)}), "ptx sm_90");
}

} // namespace
