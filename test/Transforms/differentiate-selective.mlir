// RUN: pipeline-opt --pipe-differentiate="split-backward=true" %s --mlir-print-local-scope --pipe-verify=phase=differentiated | FileCheck %s -enable-var-scope
// RUN: pipeline-opt --pipe-differentiate="recompute=selective split-backward=true" %s --mlir-print-local-scope | FileCheck %s -enable-var-scope

// y = erf(x * w + b) * v with matrices x, w and v. The forward leaves the product in front of the
// exp, which the backward computes again; the products run once.

// CHECK-LABEL: func.func private @m.sum.forward(
// CHECK-LABEL: func.func private @m.perceptron.forward(
// CHECK-SAME:    -> (tensor<32x16xf32>, tensor<32x16xf32>) attributes
// CHECK:         %[[H:.*]] = linalg.matmul
// CHECK:         %[[A:.*]] = linalg.add ins(%[[H]]
// CHECK:         %[[E:.*]] = linalg.erf ins(%[[A]]
// CHECK:         %[[Y:.*]] = linalg.matmul ins(%[[E]]
// CHECK:         return %[[Y]], %[[A]]
// CHECK-LABEL: func.func private @m.perceptron.backward(
// CHECK:         linalg.erf
// CHECK-NOT:     linalg.erf
// CHECK:         return

// I reads that product too, so the erf runs there and W takes it over. The gradient of the bias goes
// over as the row that it is.
// CHECK-LABEL: func.func private @m.perceptron.backward_input(
// CHECK-SAME:    -> (tensor<32x16xf32>, {{.*}}tensor<16xf32>) attributes
// CHECK:         linalg.erf
// CHECK-LABEL: func.func private @m.perceptron.backward_weight(
// CHECK-NOT:     linalg.erf
// CHECK-COUNT-2: linalg.matmul
// CHECK:         return

func.func @m(%x: tensor<32x16xf32> {pipe.input = "x"},
             %w: tensor<16x16xf32> {pipe.parameter = "w", pipe.init = #pipe.fill<1.0>},
             %b: tensor<16xf32> {pipe.parameter = "b", pipe.init = #pipe.fill<1.0>},
             %v: tensor<16x16xf32> {pipe.parameter = "v", pipe.init = #pipe.fill<1.0>})
    -> (tensor<f32> {pipe.loss})
    attributes {pipe.model, pipe.partition = #pipe.partition<ranks = 1, owners = [0]>} {
  %0 = pipe.stage 0 (%x, %w, %b, %v) : (tensor<32x16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16x16xf32>) -> tensor<f32> {
  ^bb0(%x0: tensor<32x16xf32>, %w0: tensor<16x16xf32>, %b0: tensor<16xf32>, %v0: tensor<16x16xf32>):
    %s = pipe.layer "scale" (%x0, %b0) : (tensor<32x16xf32>, tensor<16xf32>) -> tensor<32x16xf32> {
    ^bb0(%a: tensor<32x16xf32>, %c: tensor<16xf32>):
      %e = tensor.empty() : tensor<32x16xf32>
      %wide = linalg.broadcast ins(%c : tensor<16xf32>) outs(%e : tensor<32x16xf32>) dimensions = [0]
      %m = linalg.mul ins(%a, %wide : tensor<32x16xf32>, tensor<32x16xf32>) outs(%e : tensor<32x16xf32>) -> tensor<32x16xf32>
      pipe.yield %m : tensor<32x16xf32>
    }
    %y = pipe.layer "perceptron" (%s, %w0, %b0, %v0) : (tensor<32x16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16x16xf32>) -> tensor<32x16xf32> {
    ^bb0(%a: tensor<32x16xf32>, %c: tensor<16x16xf32>, %d: tensor<16xf32>, %g: tensor<16x16xf32>):
      %zero = arith.constant 0.0 : f32
      %e = tensor.empty() : tensor<32x16xf32>
      %fill = linalg.fill ins(%zero : f32) outs(%e : tensor<32x16xf32>) -> tensor<32x16xf32>
      %h = linalg.matmul ins(%a, %c : tensor<32x16xf32>, tensor<16x16xf32>) outs(%fill : tensor<32x16xf32>) -> tensor<32x16xf32>
      %wide = linalg.broadcast ins(%d : tensor<16xf32>) outs(%e : tensor<32x16xf32>) dimensions = [0]
      %t = linalg.add ins(%h, %wide : tensor<32x16xf32>, tensor<32x16xf32>) outs(%e : tensor<32x16xf32>) -> tensor<32x16xf32>
      %x1 = linalg.erf ins(%t : tensor<32x16xf32>) outs(%e : tensor<32x16xf32>) -> tensor<32x16xf32>
      %p = linalg.matmul ins(%x1, %g : tensor<32x16xf32>, tensor<16x16xf32>) outs(%fill : tensor<32x16xf32>) -> tensor<32x16xf32>
      pipe.yield %p : tensor<32x16xf32>
    }
    %l = pipe.layer "sum" (%y) : (tensor<32x16xf32>) -> tensor<f32> {
    ^bb0(%a: tensor<32x16xf32>):
      %zero = arith.constant 0.0 : f32
      %e = tensor.empty() : tensor<f32>
      %fill = linalg.fill ins(%zero : f32) outs(%e : tensor<f32>) -> tensor<f32>
      %r = linalg.reduce { arith.addf } ins(%a : tensor<32x16xf32>) outs(%fill : tensor<f32>) dimensions = [0, 1]
      pipe.yield %r : tensor<f32>
    }
    pipe.yield %l : tensor<f32>
  }
  return %0 : tensor<f32>
}
