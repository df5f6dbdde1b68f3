// RUN: pipeline-opt --pipe-differentiate %s | FileCheck %s --check-prefixes=CHECK,NONE
// RUN: pipeline-opt --pipe-differentiate="recompute=full" %s | FileCheck %s --check-prefixes=CHECK,FULL

// A scanned layer: the forward keeps what the iterations began with, or carries no more than the
// layer does.

// CHECK-LABEL: func.func private @m.scan.forward(
// NONE-SAME: -> (tensor<2xf32>, tensor<3x2xf32>)
// FULL-SAME: -> tensor<2xf32>
// NONE: scf.for {{.*}} -> (tensor<2xf32>, tensor<3x2xf32>)
// NONE: tensor.insert_slice
// FULL: scf.for {{.*}} -> (tensor<2xf32>) {
// FULL-NOT: tensor.insert_slice

// CHECK-LABEL: func.func private @m.scan.backward(
// FULL: scf.for {{.*}} -> (tensor<2xf32>, tensor<3x2xf32>)
// CHECK: %[[LOOP:.*]]:2 = scf.for {{.*}} -> (tensor<2xf32>, tensor<3x2xf32>)
// CHECK: tensor.insert_slice {{.*}} into %{{.*}}[%{{.*}}, 0] [1, 2] [1, 1]
// CHECK: scf.yield
func.func @m(%x: tensor<2xf32> {pipe.input = "x"}, %w: tensor<3x2xf32> {pipe.parameter = "w"},
             %v: tensor<2xf32> {pipe.parameter = "v"}) -> (tensor<f32> {pipe.loss})
    attributes {pipe.model, pipe.partition = #pipe.partition<ranks = 1, owners = [0]>} {
  %0 = pipe.stage 0 (%x, %w, %v)
      : (tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>) -> tensor<f32> {
  ^bb0(%a: tensor<2xf32>, %b: tensor<3x2xf32>, %c: tensor<2xf32>):
    %first = pipe.layer "first" (%a, %c) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32> {
    ^bb0(%p: tensor<2xf32>, %q: tensor<2xf32>):
      %m = arith.mulf %p, %q : tensor<2xf32>
      pipe.yield %m : tensor<2xf32>
    }
    %scan = pipe.layer "scan" (%first, %b) : (tensor<2xf32>, tensor<3x2xf32>) -> tensor<2xf32> {
    ^bb0(%p: tensor<2xf32>, %q: tensor<3x2xf32>):
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c3 = arith.constant 3 : index
      %y = scf.for %i = %c0 to %c3 step %c1 iter_args(%h = %p) -> tensor<2xf32> {
        %r = tensor.extract_slice %q[%i, 0] [1, 2] [1, 1] : tensor<3x2xf32> to tensor<2xf32>
        %s = arith.mulf %h, %r : tensor<2xf32>
        scf.yield %s : tensor<2xf32>
      }
      pipe.yield %y : tensor<2xf32>
    }
    %loss = pipe.layer "loss" (%scan) : (tensor<2xf32>) -> tensor<f32> {
    ^bb0(%p: tensor<2xf32>):
      %zero = arith.constant dense<0.0> : tensor<f32>
      %s = linalg.reduce {arith.addf} ins(%p : tensor<2xf32>) outs(%zero : tensor<f32>)
                         dimensions = [0]
      pipe.yield %s : tensor<f32>
    }
    pipe.yield %loss : tensor<f32>
  }
  return %0 : tensor<f32>
}
