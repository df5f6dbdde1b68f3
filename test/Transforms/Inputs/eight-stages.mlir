// A graph of eight stages on four ranks, two chunks each; the last layer shares its weight with the first.
func.func private @first.forward(tensor<4xi32>, tensor<8x8xf32>) -> (tensor<4x8xf32>, tensor<4x8xf32>) attributes {pipe.function}
func.func private @mid.forward(tensor<4x8xf32>, tensor<8x8xf32>) -> (tensor<4x8xf32>, tensor<4xf32>) attributes {pipe.function}
func.func private @last.forward(tensor<4x8xf32>, tensor<8x8xf32>, tensor<4xi32>) -> (tensor<f32>, tensor<4xf32>) attributes {pipe.function}
func.func private @first.backward(tensor<4xi32>, tensor<4x8xf32>, tensor<8x8xf32>, tensor<4x8xf32>, tensor<8x8xf32> {pipe.accumulator}) -> (tensor<8x8xf32>) attributes {pipe.function}
func.func private @mid.backward(tensor<4x8xf32>, tensor<4xf32>, tensor<8x8xf32>, tensor<4x8xf32>, tensor<8x8xf32> {pipe.accumulator}) -> (tensor<4x8xf32>, tensor<8x8xf32>) attributes {pipe.function}
func.func private @last.backward(tensor<4x8xf32>, tensor<4xf32>, tensor<8x8xf32>, tensor<4xi32>, tensor<f32>, tensor<8x8xf32> {pipe.accumulator}) -> (tensor<4x8xf32>, tensor<8x8xf32>) attributes {pipe.function}

pipe.graph @m partition <ranks = 4, owners = [0, 1, 2, 3, 0, 1, 2, 3]> {
  %tok = pipe.input "tokens" : tensor<4xi32>
  %tgt = pipe.input "targets" : tensor<4xi32>
  %w0 = pipe.parameter "w0" {init = #pipe.fill<1.0>} : tensor<8x8xf32>
  %w1 = pipe.parameter "w1" {init = #pipe.fill<1.0>} : tensor<8x8xf32>
  %w2 = pipe.parameter "w2" {init = #pipe.fill<1.0>} : tensor<8x8xf32>
  %w3 = pipe.parameter "w3" {init = #pipe.fill<1.0>} : tensor<8x8xf32>
  %w4 = pipe.parameter "w4" {init = #pipe.fill<1.0>} : tensor<8x8xf32>
  %w5 = pipe.parameter "w5" {init = #pipe.fill<1.0>} : tensor<8x8xf32>
  %w6 = pipe.parameter "w6" {init = #pipe.fill<1.0>} : tensor<8x8xf32>
  %g0 = pipe.accumulator %w0 layer 0 : tensor<8x8xf32>
  %g1 = pipe.accumulator %w1 layer 1 : tensor<8x8xf32>
  %g2 = pipe.accumulator %w2 layer 2 : tensor<8x8xf32>
  %g3 = pipe.accumulator %w3 layer 3 : tensor<8x8xf32>
  %g4 = pipe.accumulator %w4 layer 4 : tensor<8x8xf32>
  %g5 = pipe.accumulator %w5 layer 5 : tensor<8x8xf32>
  %g6 = pipe.accumulator %w6 layer 6 : tensor<8x8xf32>
  %g7 = pipe.accumulator %w0 layer 7 : tensor<8x8xf32>
  %x0, %r0 = pipe.compute F 0 @first.forward(%tok, %w0) : (tensor<4xi32>, tensor<8x8xf32>) -> (tensor<4x8xf32>, !pipe.bundle<tensor<4x8xf32>>)
  %x1, %r1 = pipe.compute F 1 @mid.forward(%x0, %w1) : (tensor<4x8xf32>, tensor<8x8xf32>) -> (tensor<4x8xf32>, !pipe.bundle<tensor<4xf32>>)
  %x2, %r2 = pipe.compute F 2 @mid.forward(%x1, %w2) : (tensor<4x8xf32>, tensor<8x8xf32>) -> (tensor<4x8xf32>, !pipe.bundle<tensor<4xf32>>)
  %x3, %r3 = pipe.compute F 3 @mid.forward(%x2, %w3) : (tensor<4x8xf32>, tensor<8x8xf32>) -> (tensor<4x8xf32>, !pipe.bundle<tensor<4xf32>>)
  %x4, %r4 = pipe.compute F 4 @mid.forward(%x3, %w4) : (tensor<4x8xf32>, tensor<8x8xf32>) -> (tensor<4x8xf32>, !pipe.bundle<tensor<4xf32>>)
  %x5, %r5 = pipe.compute F 5 @mid.forward(%x4, %w5) : (tensor<4x8xf32>, tensor<8x8xf32>) -> (tensor<4x8xf32>, !pipe.bundle<tensor<4xf32>>)
  %x6, %r6 = pipe.compute F 6 @mid.forward(%x5, %w6) : (tensor<4x8xf32>, tensor<8x8xf32>) -> (tensor<4x8xf32>, !pipe.bundle<tensor<4xf32>>)
  %loss, %r7 = pipe.compute F 7 @last.forward(%x6, %w0, %tgt) : (tensor<4x8xf32>, tensor<8x8xf32>, tensor<4xi32>) -> (tensor<f32>, !pipe.bundle<tensor<4xf32>>)
  %d = pipe.loss_gradient : tensor<f32>
  %dx6 = pipe.compute B 7 @last.backward(%x6, %r7, %w0, %tgt, %d) accumulates(%g7 : tensor<8x8xf32>) : (tensor<4x8xf32>, !pipe.bundle<tensor<4xf32>>, tensor<8x8xf32>, tensor<4xi32>, tensor<f32>) -> tensor<4x8xf32>
  %dx5 = pipe.compute B 6 @mid.backward(%x5, %r6, %w6, %dx6) accumulates(%g6 : tensor<8x8xf32>) : (tensor<4x8xf32>, !pipe.bundle<tensor<4xf32>>, tensor<8x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
  %dx4 = pipe.compute B 5 @mid.backward(%x4, %r5, %w5, %dx5) accumulates(%g5 : tensor<8x8xf32>) : (tensor<4x8xf32>, !pipe.bundle<tensor<4xf32>>, tensor<8x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
  %dx3 = pipe.compute B 4 @mid.backward(%x3, %r4, %w4, %dx4) accumulates(%g4 : tensor<8x8xf32>) : (tensor<4x8xf32>, !pipe.bundle<tensor<4xf32>>, tensor<8x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
  %dx2 = pipe.compute B 3 @mid.backward(%x2, %r3, %w3, %dx3) accumulates(%g3 : tensor<8x8xf32>) : (tensor<4x8xf32>, !pipe.bundle<tensor<4xf32>>, tensor<8x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
  %dx1 = pipe.compute B 2 @mid.backward(%x1, %r2, %w2, %dx2) accumulates(%g2 : tensor<8x8xf32>) : (tensor<4x8xf32>, !pipe.bundle<tensor<4xf32>>, tensor<8x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
  %dx0 = pipe.compute B 1 @mid.backward(%x0, %r1, %w1, %dx1) accumulates(%g1 : tensor<8x8xf32>) : (tensor<4x8xf32>, !pipe.bundle<tensor<4xf32>>, tensor<8x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
  pipe.compute B 0 @first.backward(%tok, %r0, %w0, %dx0) accumulates(%g0 : tensor<8x8xf32>) : (tensor<4xi32>, !pipe.bundle<tensor<4x8xf32>>, tensor<8x8xf32>, tensor<4x8xf32>) -> ()
  pipe.output "loss" %loss : tensor<f32>
}
