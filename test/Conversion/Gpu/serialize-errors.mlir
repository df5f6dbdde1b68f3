// RUN: not pipeline-opt %s -pass-pipeline='builtin.module(pipe-gpu-serialize-kernels{arch=sm_70})' 2>&1 | FileCheck %s --check-prefix=OLD
// RUN: not pipeline-opt %s -pass-pipeline='builtin.module(pipe-gpu-serialize-kernels{arch=gfx90a})' 2>&1 | FileCheck %s --check-prefix=OTHER
// RUN: not env -u CUDA_HOME -u CUDA_ROOT -u CUDA_PATH PATH=%tools pipeline-opt %s -pass-pipeline='builtin.module(pipe-gpu-serialize-kernels{arch=sm_90 cubin})' 2>&1 | FileCheck %s --check-prefix=PTXAS

// OLD: error: pipe-gpu-serialize-kernels: 'sm_70' is no architecture that code can be made for; those are sm_80 and newer
// OTHER: error: pipe-gpu-serialize-kernels: 'gfx90a' is no architecture
// PTXAS: error: machine code for a GPU needs ptxas, which is not on PATH; install the CUDA toolkit, name it in CUDA_HOME, or ask for PTX only
gpu.module @pipe_kernels {
  llvm.func @f() attributes {gpu.kernel, nvvm.kernel} {
    llvm.return
  }
}
