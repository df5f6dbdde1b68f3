// A graph of one stage on one rank.
func.func private @only.forward(tensor<4xf32>, tensor<4xf32>) -> tensor<f32> attributes {pipe.function}
func.func private @only.backward(tensor<4xf32>, tensor<4xf32>, tensor<f32>, tensor<4xf32> {pipe.accumulator}) -> tensor<4xf32> attributes {pipe.function}
pipe.graph @m partition <ranks = 1, owners = [0]> {
  %x = pipe.input "x" : tensor<4xf32>
  %w = pipe.parameter "w" {init = #pipe.fill<1.0>} : tensor<4xf32>
  %g = pipe.accumulator %w layer 0 : tensor<4xf32>
  %loss = pipe.compute F 0 @only.forward(%x, %w) : (tensor<4xf32>, tensor<4xf32>) -> tensor<f32>
  %d = pipe.loss_gradient : tensor<f32>
  pipe.compute B 0 @only.backward(%x, %w, %d) accumulates(%g : tensor<4xf32>) : (tensor<4xf32>, tensor<4xf32>, tensor<f32>) -> ()
  pipe.output "loss" %loss : tensor<f32>
}
