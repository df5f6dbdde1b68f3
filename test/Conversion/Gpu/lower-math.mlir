// RUN: pipeline-opt %s -pass-pipeline='builtin.module(gpu.module(pipe-gpu-lower-math))' | FileCheck %s -enable-var-scope

gpu.module @kernels {
  // CHECK-LABEL: func.func @rsqrt(
  // CHECK-SAME:    %[[X:.*]]: f32
  // CHECK:         %[[ONE:.*]] = arith.constant 1.000000e+00 : f32
  // CHECK:         %[[S:.*]] = llvm.call_intrinsic "llvm.sqrt"(%[[X]]) : (f32) -> f32
  // CHECK:         arith.divf %[[ONE]], %[[S]] : f32
  func.func @rsqrt(%x: f32) -> f32 {
    %y = math.rsqrt %x : f32
    return %y : f32
  }

  // Polynomials in fused multiply-adds, which are in the IR.
  // CHECK-LABEL: func.func @exp(
  // CHECK-NOT:     math.
  // CHECK:         llvm.call_intrinsic "llvm.fma"({{.*}}) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
  // CHECK:         llvm.call_intrinsic "llvm.floor"({{.*}}) : (vector<4xf32>) -> vector<4xf32>
  // CHECK-NOT:     math.
  // CHECK:         return
  func.func @exp(%x: vector<4xf32>) -> vector<4xf32> {
    %y = math.exp %x : vector<4xf32>
    return %y : vector<4xf32>
  }

  // In f64: quarters of a turn are taken off, and their number chooses a polynomial and its sign.
  // CHECK-LABEL: func.func @cos(
  // CHECK-SAME:    %[[X:.*]]: vector<4xf32>
  // CHECK:         arith.extf %[[X]] : vector<4xf32> to vector<4xf64>
  // CHECK:         llvm.call_intrinsic "llvm.roundeven"({{.*}}) : (vector<4xf64>) -> vector<4xf64>
  // CHECK-NOT:     math.
  // CHECK-COUNT-2: arith.select
  // CHECK:         %[[Y:.*]] = arith.truncf %{{.*}} : vector<4xf64> to vector<4xf32>
  // CHECK:         return %[[Y]]
  func.func @cos(%x: vector<4xf32>) -> vector<4xf32> {
    %y = math.cos %x : vector<4xf32>
    return %y : vector<4xf32>
  }

  // CHECK-LABEL: func.func @others(
  // CHECK-NOT:     math.tanh
  // CHECK-NOT:     math.erf
  // CHECK-NOT:     math.log
  // CHECK:         math.absi
  func.func @others(%x: f32, %i: i32) -> (f32, f32, f32, i32) {
    %a = math.tanh %x : f32
    %b = math.erf %x : f32
    %c = math.log %x : f32
    %d = math.absi %i : i32
    return %a, %b, %c, %d : f32, f32, f32, i32
  }
}
