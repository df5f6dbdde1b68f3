// RUN: pipeline-opt --pipe-differentiate=print-saved %s -o %t.mlir 2> %t.txt
// RUN: FileCheck %s --input-file=%t.txt --match-full-lines --strict-whitespace
// RUN: pipeline-opt --pipe-differentiate %s | diff %t.mlir -
// RUN: pipeline-opt --pipe-differentiate="print-saved recompute=none" %s -o %t.mlir 2>&1 | FileCheck %s --check-prefix=NONE
// RUN: pipeline-opt --pipe-differentiate="print-saved recompute=full" %s -o %t.mlir 2>&1 | FileCheck %s --check-prefix=FULL
// RUN: pipeline-opt --pipe-differentiate="print-saved forward-only" %s -o %t.mlir 2>&1 | FileCheck %s --check-prefix=FORWARD --allow-empty

// Rows times their sum, times a matrix, then the square of an erf. The second block passes a gradient
// on, the first does not, so they are two layers.

//      CHECK:What backwards have of their forwards, with recompute=selective
//CHECK-EMPTY:
// CHECK-NEXT:layer "block.0"
//CHECK-EMPTY:
// CHECK-NEXT:value      tensor    bytes  backward  why                                     place
// CHECK-NEXT:input 0    8x32xf32  1,024  held      input of the layer                      print-saved.mlir:{{[0-9]+}}
// CHECK-NEXT:reduce     8xf32        32  kept      reduction; else move 1,056 bytes again  norm/sum
// CHECK-NEXT:broadcast  8x32xf32  1,024  again     elementwise                             print-saved.mlir:{{[0-9]+}}
// CHECK-NEXT:mul        8x32xf32  1,024  again     elementwise                             norm
// CHECK-NEXT:matmul     8x32xf32  1,024  kept      contraction, runs once                  linear
// CHECK-NEXT:erf        8x32xf32  1,024  again     elementwise                             act
//CHECK-EMPTY:
// CHECK-NEXT:layer "block.1"
//CHECK-EMPTY:
// CHECK-NEXT:value      tensor    bytes  backward  why                                     place
// CHECK-NEXT:input 0    8x32xf32  1,024  held      input of the layer                      print-saved.mlir:{{[0-9]+}}
// CHECK-NEXT:reduce     8xf32        32  kept      reduction; else move 1,056 bytes again  print-saved.mlir:{{[0-9]+}}
// CHECK-NEXT:broadcast  8x32xf32  1,024  again     elementwise                             print-saved.mlir:{{[0-9]+}}
// CHECK-NEXT:mul        8x32xf32  1,024  again     elementwise                             print-saved.mlir:{{[0-9]+}}
// CHECK-NEXT:matmul     8x32xf32  1,024  kept      contraction, runs once                  print-saved.mlir:{{[0-9]+}}
// CHECK-NEXT:erf        8x32xf32  1,024  again     elementwise                             print-saved.mlir:{{[0-9]+}}
//CHECK-EMPTY:
// CHECK-NEXT:layer "sum"
//CHECK-EMPTY:
// CHECK-NEXT:nothing
//CHECK-EMPTY:
// CHECK-NEXT:A microbatch, from its forward to its backward, in bytes
//CHECK-EMPTY:
// CHECK-NEXT:recompute  kept by layers  inputs and results  together
// CHECK-NEXT:none                4,160               2,048     6,208
// CHECK-NEXT:selective           2,112               2,048     4,160
// CHECK-NEXT:full                    0               2,048     2,048

// NONE:      with recompute=none
// NONE:      reduce {{.*}}kept      reduction, more than recompute=none runs again
// NONE:      erf {{.*}}kept      elementwise, more than recompute=none runs again

// FULL:      with recompute=full
// FULL:      matmul {{.*}}again     contraction

// FORWARD-NOT: {{.}}

func.func @m(%x: tensor<8x32xf32> {pipe.input = "x"},
             %w: tensor<32x32xf32> {pipe.parameter = "w", pipe.init = #pipe.fill<1.0>})
    -> (tensor<f32> {pipe.loss})
    attributes {pipe.model, pipe.partition = #pipe.partition<ranks = 1, owners = [0]>} {
  %0 = pipe.stage 0 (%x, %w) : (tensor<8x32xf32>, tensor<32x32xf32>) -> tensor<f32> {
  ^bb0(%x0: tensor<8x32xf32>, %w0: tensor<32x32xf32>):
    %y0 = pipe.layer "block.0" (%x0, %w0) : (tensor<8x32xf32>, tensor<32x32xf32>) -> tensor<8x32xf32> {
    ^bb0(%a: tensor<8x32xf32>, %b: tensor<32x32xf32>):
      %zero = arith.constant 0.0 : f32
      %e = tensor.empty() : tensor<8x32xf32>
      %fill = linalg.fill ins(%zero : f32) outs(%e : tensor<8x32xf32>) -> tensor<8x32xf32>
      %column = tensor.empty() : tensor<8xf32>
      %zeros = linalg.fill ins(%zero : f32) outs(%column : tensor<8xf32>) -> tensor<8xf32>
      %sum = linalg.reduce { arith.addf } ins(%a : tensor<8x32xf32>) outs(%zeros : tensor<8xf32>) dimensions = [1] loc("norm/sum")
      %wide = linalg.broadcast ins(%sum : tensor<8xf32>) outs(%e : tensor<8x32xf32>) dimensions = [1]
      %n = linalg.mul ins(%a, %wide : tensor<8x32xf32>, tensor<8x32xf32>) outs(%e : tensor<8x32xf32>) -> tensor<8x32xf32> loc("norm")
      %h = linalg.matmul ins(%n, %b : tensor<8x32xf32>, tensor<32x32xf32>) outs(%fill : tensor<8x32xf32>) -> tensor<8x32xf32> loc("linear")
      %s = linalg.erf ins(%h : tensor<8x32xf32>) outs(%e : tensor<8x32xf32>) -> tensor<8x32xf32> loc("act")
      %p = linalg.mul ins(%s, %s : tensor<8x32xf32>, tensor<8x32xf32>) outs(%e : tensor<8x32xf32>) -> tensor<8x32xf32> loc("act/square")
      pipe.yield %p : tensor<8x32xf32>
    }
    %y1 = pipe.layer "block.1" (%y0, %w0) : (tensor<8x32xf32>, tensor<32x32xf32>) -> tensor<8x32xf32> {
    ^bb0(%a: tensor<8x32xf32>, %b: tensor<32x32xf32>):
      %zero = arith.constant 0.0 : f32
      %e = tensor.empty() : tensor<8x32xf32>
      %fill = linalg.fill ins(%zero : f32) outs(%e : tensor<8x32xf32>) -> tensor<8x32xf32>
      %column = tensor.empty() : tensor<8xf32>
      %zeros = linalg.fill ins(%zero : f32) outs(%column : tensor<8xf32>) -> tensor<8xf32>
      %sum = linalg.reduce { arith.addf } ins(%a : tensor<8x32xf32>) outs(%zeros : tensor<8xf32>) dimensions = [1]
      %wide = linalg.broadcast ins(%sum : tensor<8xf32>) outs(%e : tensor<8x32xf32>) dimensions = [1]
      %n = linalg.mul ins(%a, %wide : tensor<8x32xf32>, tensor<8x32xf32>) outs(%e : tensor<8x32xf32>) -> tensor<8x32xf32>
      %h = linalg.matmul ins(%n, %b : tensor<8x32xf32>, tensor<32x32xf32>) outs(%fill : tensor<8x32xf32>) -> tensor<8x32xf32>
      %s = linalg.erf ins(%h : tensor<8x32xf32>) outs(%e : tensor<8x32xf32>) -> tensor<8x32xf32>
      %p = linalg.mul ins(%s, %s : tensor<8x32xf32>, tensor<8x32xf32>) outs(%e : tensor<8x32xf32>) -> tensor<8x32xf32>
      pipe.yield %p : tensor<8x32xf32>
    }
    %l = pipe.layer "sum" (%y1) : (tensor<8x32xf32>) -> tensor<f32> {
    ^bb0(%a: tensor<8x32xf32>):
      %zero = arith.constant 0.0 : f32
      %e = tensor.empty() : tensor<f32>
      %fill = linalg.fill ins(%zero : f32) outs(%e : tensor<f32>) -> tensor<f32>
      %r = linalg.reduce { arith.addf } ins(%a : tensor<8x32xf32>) outs(%fill : tensor<f32>) dimensions = [0, 1]
      pipe.yield %r : tensor<f32>
    }
    pipe.yield %l : tensor<f32>
  }
  return %0 : tensor<f32>
}
