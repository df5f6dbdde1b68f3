// RUN: pipeline-opt --pipe-differentiate %s --mlir-print-local-scope --pipe-verify=phase=differentiated | FileCheck %s -enable-var-scope

// The result of stage 0 is read by layers b and c of stage 1 and by stage 3. Its gradient is one running
// sum from the last reader to the first: stage 3 starts it, stage 1 adds c's part, then b's. Stage 2,
// which does not read the value, has nothing to do with it.

// CHECK-LABEL: func.func private @m.add.4.f32(
// CHECK-SAME:    %[[A:.*]]: tensor<4xf32>, %[[B:.*]]: tensor<4xf32>) -> tensor<4xf32> attributes {pipe.function}
// CHECK:         linalg.generic {{.*}} ins(%[[A]], %[[B]]
// CHECK:           arith.addf

// CHECK-LABEL: func.func private @m.stage1.backward(
// CHECK:         %[[C:.*]]:2 = call @m.{{.*}}.backward(
// CHECK:         %[[SUM1:.*]] = call @m.add.4.f32(%[[RUNNING:.*]], %[[C]]#{{[01]}})
// CHECK:         %[[B:.*]]:2 = call @m.{{.*}}.backward(
// CHECK:         %[[SUM2:.*]] = call @m.add.4.f32(%[[SUM1]], %[[B]]#0)
// CHECK:         return %[[SUM2]], %[[B]]#1

// CHECK-LABEL: pipe.graph @m
// CHECK:         %[[Y:.*]] = pipe.compute F 0
// CHECK:         pipe.compute F 3 @m.stage3.forward(%{{.*}}, %[[Y]])
// CHECK:         %[[B3:.*]]:2 = pipe.compute B 3
// CHECK:         %[[B2:.*]] = pipe.compute B 2 @m.stage2.backward(%{{.*}}, %[[B3]]#0)
// CHECK:         %[[B1:.*]] = pipe.compute B 1 @m.stage1.backward({{.*}}%[[B2]], %[[B3]]#1,
// CHECK:         pipe.compute B 0 @m.stage0.backward(%{{.*}}, %[[B1]])

func.func @m(%x: tensor<4xf32> {pipe.input = "x"},
             %w0: tensor<4xf32> {pipe.parameter = "w0"},
             %w1: tensor<4xf32> {pipe.parameter = "w1"},
             %w2: tensor<4xf32> {pipe.parameter = "w2"})
    -> (tensor<f32> {pipe.loss})
    attributes {pipe.model, pipe.partition = #pipe.partition<ranks = 4, owners = [0, 1, 2, 3]>} {
  %s0 = pipe.stage 0 (%x, %w0) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32> {
  ^bb0(%a0: tensor<4xf32>, %a1: tensor<4xf32>):
    %0 = pipe.layer "a" (%a0, %a1) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32> {
    ^bb0(%c: tensor<4xf32>, %d: tensor<4xf32>):
      %e = tensor.empty() : tensor<4xf32>
      %m = linalg.mul ins(%c, %d : tensor<4xf32>, tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
      pipe.yield %m : tensor<4xf32>
    }
    pipe.yield %0 : tensor<4xf32>
  }
  %s1 = pipe.stage 1 (%s0, %w1) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32> {
  ^bb0(%a0: tensor<4xf32>, %a1: tensor<4xf32>):
    %0 = pipe.layer "b" (%a0, %a1) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32> {
    ^bb0(%c: tensor<4xf32>, %d: tensor<4xf32>):
      %e = tensor.empty() : tensor<4xf32>
      %m = linalg.mul ins(%c, %d : tensor<4xf32>, tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
      pipe.yield %m : tensor<4xf32>
    }
    %1 = pipe.layer "c" (%0, %a0) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32> {
    ^bb0(%c: tensor<4xf32>, %d: tensor<4xf32>):
      %e = tensor.empty() : tensor<4xf32>
      %m = linalg.mul ins(%c, %d : tensor<4xf32>, tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
      pipe.yield %m : tensor<4xf32>
    }
    pipe.yield %1 : tensor<4xf32>
  }
  %s2 = pipe.stage 2 (%s1, %w2) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32> {
  ^bb0(%a0: tensor<4xf32>, %a1: tensor<4xf32>):
    %0 = pipe.layer "d" (%a0, %a1) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32> {
    ^bb0(%c: tensor<4xf32>, %d: tensor<4xf32>):
      %e = tensor.empty() : tensor<4xf32>
      %m = linalg.mul ins(%c, %d : tensor<4xf32>, tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
      pipe.yield %m : tensor<4xf32>
    }
    pipe.yield %0 : tensor<4xf32>
  }
  %s3 = pipe.stage 3 (%s2, %s0) : (tensor<4xf32>, tensor<4xf32>) -> tensor<f32> {
  ^bb0(%a0: tensor<4xf32>, %a1: tensor<4xf32>):
    %0 = pipe.layer "loss" (%a0, %a1) : (tensor<4xf32>, tensor<4xf32>) -> tensor<f32> {
    ^bb0(%c0: tensor<4xf32>, %c1: tensor<4xf32>):
      %zero = arith.constant 0.0 : f32
      %s = tensor.empty() : tensor<f32>
      %f = linalg.fill ins(%zero : f32) outs(%s : tensor<f32>) -> tensor<f32>
      %l = linalg.dot ins(%c0, %c1 : tensor<4xf32>, tensor<4xf32>) outs(%f : tensor<f32>) -> tensor<f32>
      pipe.yield %l : tensor<f32>
    }
    pipe.yield %0 : tensor<f32>
  }
  return %s3 : tensor<f32>
}
