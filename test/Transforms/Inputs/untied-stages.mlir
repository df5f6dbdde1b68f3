// A graph of four stages on four ranks, none of which shares a parameter with another.
func.func private @first.forward(tensor<4xi32>, tensor<8x8xf32>) -> (tensor<4x8xf32>, tensor<4x8xf32>) attributes {pipe.function}
func.func private @mid.forward(tensor<4x8xf32>, tensor<8x8xf32>) -> (tensor<4x8xf32>, tensor<4xf32>) attributes {pipe.function}
func.func private @last.forward(tensor<4x8xf32>, tensor<8x8xf32>, tensor<4xi32>) -> (tensor<f32>, tensor<4xf32>) attributes {pipe.function}
func.func private @first.backward(tensor<4xi32>, tensor<4x8xf32>, tensor<8x8xf32>, tensor<4x8xf32>, tensor<8x8xf32> {pipe.accumulator}) -> (tensor<8x8xf32>) attributes {pipe.function}
func.func private @mid.backward(tensor<4x8xf32>, tensor<4xf32>, tensor<8x8xf32>, tensor<4x8xf32>, tensor<8x8xf32> {pipe.accumulator}) -> (tensor<4x8xf32>, tensor<8x8xf32>) attributes {pipe.function}
func.func private @last.backward(tensor<4x8xf32>, tensor<4xf32>, tensor<8x8xf32>, tensor<4xi32>, tensor<f32>, tensor<8x8xf32> {pipe.accumulator}) -> (tensor<4x8xf32>, tensor<8x8xf32>) attributes {pipe.function}

pipe.graph @m partition <ranks = 4, owners = [0, 1, 2, 3]> {
  %tok = pipe.input "tokens" : tensor<4xi32>
  %tgt = pipe.input "targets" : tensor<4xi32>
  %w0 = pipe.parameter "w0" {init = #pipe.fill<1.0>} : tensor<8x8xf32>
  %w1 = pipe.parameter "w1" {init = #pipe.fill<1.0>} : tensor<8x8xf32>
  %w2 = pipe.parameter "w2" {init = #pipe.fill<1.0>} : tensor<8x8xf32>
  %g0 = pipe.accumulator %w0 layer 0 : tensor<8x8xf32>
  %g1 = pipe.accumulator %w1 layer 1 : tensor<8x8xf32>
  %g2 = pipe.accumulator %w2 layer 2 : tensor<8x8xf32>
  %w3 = pipe.parameter "w3" {init = #pipe.fill<1.0>} : tensor<8x8xf32>
  %g3 = pipe.accumulator %w3 layer 3 : tensor<8x8xf32>
  %x0, %r0 = pipe.compute F 0 @first.forward(%tok, %w0) : (tensor<4xi32>, tensor<8x8xf32>) -> (tensor<4x8xf32>, !pipe.bundle<tensor<4x8xf32>>)
  %x1, %r1 = pipe.compute F 1 @mid.forward(%x0, %w1) : (tensor<4x8xf32>, tensor<8x8xf32>) -> (tensor<4x8xf32>, !pipe.bundle<tensor<4xf32>>)
  %x2, %r2 = pipe.compute F 2 @mid.forward(%x1, %w2) : (tensor<4x8xf32>, tensor<8x8xf32>) -> (tensor<4x8xf32>, !pipe.bundle<tensor<4xf32>>)
  %loss, %r3 = pipe.compute F 3 @last.forward(%x2, %w3, %tgt) : (tensor<4x8xf32>, tensor<8x8xf32>, tensor<4xi32>) -> (tensor<f32>, !pipe.bundle<tensor<4xf32>>)
  %d = pipe.loss_gradient : tensor<f32>
  %dx2 = pipe.compute B 3 @last.backward(%x2, %r3, %w3, %tgt, %d) accumulates(%g3 : tensor<8x8xf32>) : (tensor<4x8xf32>, !pipe.bundle<tensor<4xf32>>, tensor<8x8xf32>, tensor<4xi32>, tensor<f32>) -> tensor<4x8xf32>
  %dx1 = pipe.compute B 2 @mid.backward(%x1, %r2, %w2, %dx2) accumulates(%g2 : tensor<8x8xf32>) : (tensor<4x8xf32>, !pipe.bundle<tensor<4xf32>>, tensor<8x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
  %dx0 = pipe.compute B 1 @mid.backward(%x0, %r1, %w1, %dx1) accumulates(%g1 : tensor<8x8xf32>) : (tensor<4x8xf32>, !pipe.bundle<tensor<4xf32>>, tensor<8x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
  pipe.compute B 0 @first.backward(%tok, %r0, %w0, %dx0) accumulates(%g0 : tensor<8x8xf32>) : (tensor<4xi32>, !pipe.bundle<tensor<4x8xf32>>, tensor<8x8xf32>, tensor<4x8xf32>) -> ()
  pipe.output "loss" %loss : tensor<f32>
}
