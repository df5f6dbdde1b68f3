// RUN: pipeline-opt %s --pipe-form-model="function=named inputs=x,batch,4 buffers=n loss=0 loss-weight=2" | FileCheck %s
// RUN: pipeline-opt %s --pipe-form-model="function=plain inputs=1,2 loss=1 loss-weight=0" | FileCheck %s --check-prefix=PLAIN
// RUN: pipeline-opt %s --pipe-form-model="function=marked inputs=mask loss=value loss-weight=mask" | FileCheck %s --check-prefix=MARKED
//
// Errors of options.
// RUN: not pipeline-opt %s --pipe-form-model="function=none" 2>&1 | FileCheck %s --check-prefix=FUNCTION
// RUN: not pipeline-opt %s --pipe-form-model="function=plain inputs=y" 2>&1 | FileCheck %s --check-prefix=INPUT
// RUN: not pipeline-opt %s --pipe-form-model="function=plain inputs=1 buffers=7" 2>&1 | FileCheck %s --check-prefix=BUFFER
// RUN: not pipeline-opt %s --pipe-form-model="function=plain inputs=1,2 loss=3" 2>&1 | FileCheck %s --check-prefix=LOSS
// RUN: not pipeline-opt %s --pipe-form-model="function=plain inputs=1,2 loss=1 loss-weight=count" 2>&1 | FileCheck %s --check-prefix=WEIGHT
// RUN: not pipeline-opt %s --pipe-form-model="function=plain inputs=1,2 loss=1 loss-weight=1" 2>&1 | FileCheck %s --check-prefix=ITSELF
//
// Options print in the form in which they are read.
// RUN: pipeline-opt %s --dump-pass-pipeline -o /dev/null --pipe-form-model="function=named inputs=x,batch buffers=n,4 loss=0 loss-weight=2" 2>&1 | FileCheck %s --check-prefix=PRINTED
// PRINTED: {{^ *}}pipe-form-model{buffers={n,4} function=named inputs={x,batch} loss=0 loss-weight=2}

// FUNCTION: error: has no function 'none' with a body; its functions are 'named', 'plain', 'marked', 'helper'
// INPUT:  error: has no argument 'y', which inputs= names
// INPUT:  note: argument #0: 'tensor<4xf32>' without a name
// BUFFER: error: has no argument '7', which buffers= names
// LOSS:   error: has no result '3', which loss= names
// LOSS:   note: result #0: 'tensor<4xi1>'
// WEIGHT: error: has no result and no input 'count', which loss-weight= names
// ITSELF: error: cannot weigh the loss by result #1, the loss itself; name what counts its terms

// Names overrule what locations say; a tree's name is that of all its elements. With inputs listed,
// a plain name is one of a parameter. The count is the one result that is no metric.

// CHECK-NOT:   func.func @plain
// CHECK-LABEL: func.func @named(
// CHECK-SAME:    {pipe.input = "x"}, %{{.*}}: tensor<f32> {pipe.parameter = "w"}
// CHECK-SAME:    {pipe.input = "batch.a"}, %{{.*}}: tensor<2xi32> {pipe.input = "batch.b"}
// CHECK-SAME:    {pipe.input = "arg4"}, %{{.*}}: tensor<i64> {pipe.buffer = "n"}
// CHECK-SAME:    -> (tensor<f32> {pipe.loss = "loss"}, tensor<f32> {pipe.output = "result1"}, tensor<f32> {pipe.loss_weight})
// CHECK:         %[[COUNT:.*]] = linalg.generic
// CHECK-NEXT:    ^bb0(%[[N:.*]]: i64, %{{.*}}: f32):
// CHECK:           arith.sitofp %[[N]] : i64 to f32
// CHECK:         return %[[L:.*]], %[[M:.*]], %[[COUNT]]
func.func @named(%x: tensor<f32> loc("x"), %w: tensor<f32> loc("w"), %a: tensor<f32> loc("batch['a']"),
                 %b: tensor<2xi32> loc("batch['b']"), %y: tensor<f32>, %n: tensor<i64> loc("n"))
    -> (tensor<f32>, tensor<f32>, tensor<i64>) {
  %l = arith.mulf %x, %w : tensor<f32>
  %m = arith.addf %l, %a : tensor<f32>
  %c = arith.addi %n, %n : tensor<i64>
  return %l, %m, %c : tensor<f32>, tensor<f32>, tensor<i64>
}

// Without names; scalars outside tensors; the weight of a mask is how much of it is true.

// PLAIN-LABEL: func.func @plain(
// PLAIN-SAME:    {pipe.parameter = "arg0"}, %{{.*}}: tensor<4xf32> {pipe.input = "arg1"}, %{{.*}}: tensor<4xi1> {pipe.input = "arg2"})
// PLAIN-SAME:    -> (tensor<f32> {pipe.loss = "loss"}, tensor<f32> {pipe.output = "result2"}, tensor<f32> {pipe.loss_weight})
// PLAIN:         linalg.generic {{.*}} ins(%{{.*}} : tensor<4xi1>)
// PLAIN:           arith.uitofp %{{.*}} : i1 to f32
func.func @plain(%w: tensor<4xf32>, %x: tensor<4xf32>, %mask: tensor<4xi1>)
    -> (tensor<4xi1>, tensor<f32>, f32) {
  %c0 = arith.constant 0 : index
  %m = arith.xori %mask, %mask : tensor<4xi1>
  %e = tensor.extract %w[%c0] : tensor<4xf32>
  %f = tensor.extract %x[%c0] : tensor<4xf32>
  %p = arith.mulf %e, %f : f32
  %l = tensor.from_elements %p : tensor<f32>
  return %mask, %l, %p : tensor<4xi1>, tensor<f32>, f32
}

// The weight is an input's sum, and what is said overrules attributes.

// MARKED-LABEL: func.func @marked(
// MARKED-SAME:    {pipe.parameter = "w"}, %[[MASK:.*]]: tensor<2x4xf64> {pipe.input = "mask"})
// MARKED-SAME:    -> (tensor<f32> {pipe.loss = "value"}, tensor<f32> {pipe.output = "loss"}, tensor<f32> {pipe.loss_weight})
// MARKED:         linalg.generic {{.*}}iterator_types = ["reduction", "reduction"]} ins(%[[MASK]] : tensor<2x4xf64>)
// MARKED:           arith.truncf %{{.*}} : f64 to f32
func.func @marked(%w: tensor<f32> {pipe.parameter = "w"}, %mask: tensor<2x4xf64> {pipe.buffer = "mask"})
    -> (tensor<f32> {pipe.loss = "loss"}, tensor<f32> {pipe.output = "value"}) {
  %l = arith.addf %w, %w : tensor<f32>
  %v = arith.mulf %w, %w : tensor<f32>
  return %l, %v : tensor<f32>, tensor<f32>
}

func.func private @helper(%x: tensor<f32>) -> tensor<f32> {
  return %x : tensor<f32>
}
