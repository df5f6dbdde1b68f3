// RUN: pipeline-opt %s -pass-pipeline='builtin.module(func.func(pipe-cpu-vectorize,canonicalize))' | FileCheck %s -enable-var-scope

#v = affine_map<(i) -> (i)>
#s = affine_map<(i) -> ()>

// CHECK-LABEL: func.func private @strip(
// CHECK:         vector.transfer_read {{.*}} vector<64xf32>
// CHECK:         math.exp {{.*}} : vector<64xf32>
// CHECK:         vector.transfer_write
func.func private @strip(%x: tensor<64xf32>) -> tensor<64xf32> attributes {pipe.function} {
  %e = tensor.empty() : tensor<64xf32>
  %p = linalg.generic {indexing_maps = [#v, #v], iterator_types = ["parallel"]} ins(%x : tensor<64xf32>) outs(%e : tensor<64xf32>) {
  ^bb0(%a: f32, %o: f32):
    %y = math.exp %a : f32
    linalg.yield %y : f32
  } -> tensor<64xf32>
  return %p : tensor<64xf32>
}

// CHECK-LABEL: func.func private @merge(
// CHECK:         vector.multi_reduction <add>
func.func private @merge(%p: tensor<64xf32>, %acc: tensor<f32> {pipe.accumulator}) -> tensor<f32> attributes {pipe.function} {
  %r = linalg.reduce { arith.addf } ins(%p : tensor<64xf32>) outs(%acc : tensor<f32>) dimensions = [0]
  return %r : tensor<f32>
}

// An initial value that a fill wrote is known.
// CHECK-LABEL: func.func private @from_fill(
// CHECK:         %[[ZERO:.*]] = arith.constant 0.0
// CHECK:         vector.multi_reduction <add>, %{{.*}}, %[[ZERO]] [0]
func.func private @from_fill(%p: tensor<64xf32>) -> tensor<f32> attributes {pipe.function} {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<1xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<1xf32>) -> tensor<1xf32>
  %acc = tensor.extract_slice %z[0] [1] [1] : tensor<1xf32> to tensor<f32>
  %r = linalg.reduce { arith.addf } ins(%p : tensor<64xf32>) outs(%acc : tensor<f32>) dimensions = [0]
  return %r : tensor<f32>
}

// A reduction that was left whole runs in loop order, whatever its length.
// CHECK-LABEL: func.func private @loop_order(
// CHECK-NOT:     vector
// CHECK:         linalg.generic
func.func private @loop_order(%x: tensor<16xf32>, %acc: tensor<f32> {pipe.accumulator}) -> tensor<f32> attributes {pipe.function} {
  %r = linalg.generic {indexing_maps = [#v, #s], iterator_types = ["reduction"]} ins(%x : tensor<16xf32>) outs(%acc : tensor<f32>) {
  ^bb0(%a: f32, %o: f32):
    %m = arith.mulf %o, %a : f32
    %y = arith.addf %m, %a : f32
    linalg.yield %y : f32
  } -> tensor<f32>
  return %r : tensor<f32>
}

// CHECK-LABEL: func.func private @long(
// CHECK-NOT:     vector
// CHECK:         linalg.fill
func.func private @long() -> tensor<1000xf32> attributes {pipe.function} {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<1000xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<1000xf32>) -> tensor<1000xf32>
  return %z : tensor<1000xf32>
}
