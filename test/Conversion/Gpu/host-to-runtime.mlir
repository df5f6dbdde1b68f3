// RUN: pipeline-opt %s -pass-pipeline='builtin.module(pipe-gpu-host-to-runtime)' | FileCheck %s -enable-var-scope

// CHECK: module attributes {gpu.container_module, pipe_gpu.kernels = ["first", "second"]}
module attributes {gpu.container_module} {
  // CHECK-LABEL: func.func private @layer(
  // CHECK-SAME:    %[[RANK:[^:]*]]: !llvm.ptr, %[[X:[^:]*]]: memref<64xf32>, %[[Y:[^:]*]]: memref<64xf32>, %[[I:[^:]*]]: index
  // CHECK:         %[[LIST:.*]] = llvm.alloca %{{.*}} x i64
  // CHECK:         call @pipeline_rt_cuda_copy(%[[RANK]], %{{.*}}, %{{.*}}, %c256_i64)
  // CHECK:         llvm.getelementptr %[[LIST]][0]
  // CHECK:         llvm.store
  // CHECK:         llvm.getelementptr %[[LIST]][1]
  // CHECK:         %[[NUMBER:.*]] = arith.constant 1 : i32
  // CHECK:         call @pipeline_rt_cuda_launch(%[[RANK]], %[[NUMBER]], %{{.*}}, %[[LIST]], %c2_i32)
  func.func private @layer(%x: memref<64xf32>, %y: memref<64xf32>, %i: index) attributes {pipe.function} {
    %c1 = arith.constant 1 : index
    %c8 = arith.constant 8 : index
    %c16 = arith.constant 16 : index
    memref.copy %x, %y : memref<64xf32> to memref<64xf32>
    gpu.launch_func @pipe_kernels::@second blocks in (%c1, %c1, %c1) threads in (%c16, %c8, %c1) args(%y : memref<64xf32>, %i : index)
    return
  }

  // CHECK-LABEL: func.func private @stage(
  // CHECK-SAME:    %[[RANK:[^:]*]]: !llvm.ptr
  // CHECK:         call @layer(%[[RANK]], %{{.*}}, %{{.*}}, %{{.*}})
  func.func private @stage(%x: memref<64xf32>, %y: memref<64xf32>, %i: index) attributes {pipe.function} {
    call @layer(%x, %y, %i) : (memref<64xf32>, memref<64xf32>, index) -> ()
    return
  }

  // CHECK-LABEL: func.func @rank0.step(
  // CHECK-SAME:    %[[RANK:[^:]*]]: !llvm.ptr, %{{[^:]*}}: memref<64xf32>
  // CHECK:         call @stage(%[[RANK]]
  func.func @rank0.step(%rank: !llvm.ptr, %arena: memref<64xf32>) {
    %c0 = arith.constant 0 : index
    call @stage(%arena, %arena, %c0) : (memref<64xf32>, memref<64xf32>, index) -> ()
    return
  }

  gpu.module @pipe_kernels {
    gpu.func @first(%x: memref<64xf32>) kernel {
      gpu.return
    }
    gpu.func @second(%x: memref<64xf32>, %i: index) kernel {
      gpu.return
    }
  }
}
