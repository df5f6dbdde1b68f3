// Three stages on three ranks, with functions on buffers; the last one shares the parameter of the first.
func.func private @first.forward(memref<4xi32>, memref<8x8xf32>, memref<4x8xf32>, memref<0xi8>) attributes {pipe.function, pipe.workspace = 0 : i64}
func.func private @mid.forward(memref<4x8xf32>, memref<8x8xf32>, memref<4x8xf32>, memref<0xi8>) attributes {pipe.function, pipe.workspace = 0 : i64}
func.func private @last.forward(memref<4x8xf32>, memref<8x8xf32>, memref<f32>, memref<4xf32>, memref<0xi8>) attributes {pipe.function, pipe.workspace = 0 : i64}
func.func private @first.backward(memref<4xi32>, memref<4x8xf32>, memref<8x8xf32> {pipe.accumulator}, memref<0xi8>) attributes {pipe.function, pipe.workspace = 0 : i64}
func.func private @mid.backward(memref<4x8xf32>, memref<8x8xf32>, memref<4x8xf32>, memref<8x8xf32> {pipe.accumulator}, memref<4x8xf32>, memref<0xi8>) attributes {pipe.function, pipe.workspace = 0 : i64}
func.func private @last.backward(memref<4x8xf32>, memref<4xf32>, memref<8x8xf32>, memref<f32>, memref<8x8xf32> {pipe.accumulator}, memref<4x8xf32>, memref<0xi8>) attributes {pipe.function, pipe.workspace = 0 : i64}

pipe.graph @m partition <ranks = 3, owners = [0, 1, 2]> {
  %tokens = pipe.input "tokens" : tensor<4xi32>
  %w0 = pipe.parameter "w0" {init = #pipe.fill<1.0>} : tensor<8x8xf32>
  %w1 = pipe.parameter "w1" {init = #pipe.fill<1.0>} : tensor<8x8xf32>
  %g0 = pipe.accumulator %w0 layer 0 : tensor<8x8xf32>
  %g1 = pipe.accumulator %w1 layer 1 : tensor<8x8xf32>
  %g2 = pipe.accumulator %w0 layer 2 : tensor<8x8xf32>
  %x0 = pipe.compute F 0 @first.forward(%tokens, %w0) : (tensor<4xi32>, tensor<8x8xf32>) -> tensor<4x8xf32>
  %x1 = pipe.compute F 1 @mid.forward(%x0, %w1) : (tensor<4x8xf32>, tensor<8x8xf32>) -> tensor<4x8xf32>
  %loss, %r = pipe.compute F 2 @last.forward(%x1, %w0) : (tensor<4x8xf32>, tensor<8x8xf32>) -> (tensor<f32>, tensor<4xf32>)
  %d = pipe.loss_gradient : tensor<f32>
  %dx1 = pipe.compute B 2 @last.backward(%x1, %r, %w0, %d) accumulates(%g2 : tensor<8x8xf32>) : (tensor<4x8xf32>, tensor<4xf32>, tensor<8x8xf32>, tensor<f32>) -> tensor<4x8xf32>
  %dx0 = pipe.compute B 1 @mid.backward(%x0, %w1, %dx1) accumulates(%g1 : tensor<8x8xf32>) : (tensor<4x8xf32>, tensor<8x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
  pipe.compute B 0 @first.backward(%tokens, %dx0) accumulates(%g0 : tensor<8x8xf32>) : (tensor<4xi32>, tensor<4x8xf32>) -> ()
  pipe.output "loss" %loss : tensor<f32>
}
