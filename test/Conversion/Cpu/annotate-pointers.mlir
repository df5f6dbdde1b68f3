// RUN: pipeline-opt %s -pass-pipeline='builtin.module(func.func(pipe-cpu-annotate-pointers))' | FileCheck %s

// CHECK-LABEL: func.func private @f(
// CHECK-SAME:    memref<8xf32> {llvm.align = 64 : i64, llvm.noalias}
// CHECK-SAME:    memref<8xf32> {llvm.align = 64 : i64, llvm.noalias, pipe.accumulator}
func.func private @f(%x: memref<8xf32>, %acc: memref<8xf32> {pipe.accumulator}) attributes {pipe.function} {
  return
}

// CHECK-LABEL: func.func private @other(
// CHECK-NOT:     llvm.
func.func private @other(%x: memref<8xf32>) {
  return
}
