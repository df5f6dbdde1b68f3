// Stage functions: calls of layer functions, values that are returned, updated,
// passed on, and read again after they were updated.
#id = affine_map<(i) -> (i)>
func.func private @double(%x: tensor<64xf32>) -> tensor<64xf32> attributes {pipe.function} {
  %e = tensor.empty() : tensor<64xf32>
  %y = linalg.add ins(%x, %x : tensor<64xf32>, tensor<64xf32>) outs(%e : tensor<64xf32>) -> tensor<64xf32>
  return %y : tensor<64xf32>
}
func.func private @needs_workspace(%x: tensor<64xf32>) -> tensor<64xf32> attributes {pipe.function} {
  %zero = arith.constant 0.0 : f32
  %m = tensor.expand_shape %x [[0, 1]] output_shape [8, 8] : tensor<64xf32> into tensor<8x8xf32>
  %e = tensor.empty() : tensor<8x8xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<8x8xf32>) -> tensor<8x8xf32>
  %a = linalg.matmul ins(%m, %m : tensor<8x8xf32>, tensor<8x8xf32>) outs(%z : tensor<8x8xf32>) -> tensor<8x8xf32>
  %b = linalg.matmul ins(%a, %m : tensor<8x8xf32>, tensor<8x8xf32>) outs(%z : tensor<8x8xf32>) -> tensor<8x8xf32>
  %y = tensor.collapse_shape %b [[0, 1]] : tensor<8x8xf32> into tensor<64xf32>
  return %y : tensor<64xf32>
}
func.func private @accumulate(%x: tensor<64xf32>, %acc: tensor<64xf32> {pipe.accumulator}) -> (tensor<64xf32>, tensor<64xf32>) attributes {pipe.function} {
  %e = tensor.empty() : tensor<64xf32>
  %y = linalg.mul ins(%x, %x : tensor<64xf32>, tensor<64xf32>) outs(%e : tensor<64xf32>) -> tensor<64xf32>
  %s = linalg.add ins(%acc, %x : tensor<64xf32>, tensor<64xf32>) outs(%acc : tensor<64xf32>) -> tensor<64xf32>
  return %y, %s : tensor<64xf32>, tensor<64xf32>
}
func.func private @stage(%x: tensor<64xf32>, %acc0: tensor<64xf32> {pipe.accumulator}, %acc1: tensor<64xf32> {pipe.accumulator})
    -> (tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>) attributes {pipe.function} {
  %a = func.call @double(%x) : (tensor<64xf32>) -> tensor<64xf32>
  %b = func.call @needs_workspace(%a) : (tensor<64xf32>) -> tensor<64xf32>
  %c:2 = func.call @accumulate(%b, %acc0) : (tensor<64xf32>, tensor<64xf32>) -> (tensor<64xf32>, tensor<64xf32>)
  %d:2 = func.call @accumulate(%c#0, %c#1) : (tensor<64xf32>, tensor<64xf32>) -> (tensor<64xf32>, tensor<64xf32>)
  %e:2 = func.call @accumulate(%a, %acc1) : (tensor<64xf32>, tensor<64xf32>) -> (tensor<64xf32>, tensor<64xf32>)
  return %b, %d#0, %d#1, %e#1 : tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>
}
// A temporary, an input and a result as accumulators of a callee.
func.func private @running_sums(%x: tensor<64xf32>, %y: tensor<64xf32>) -> (tensor<64xf32>, tensor<64xf32>, tensor<64xf32>) attributes {pipe.function} {
  %a = func.call @double(%x) : (tensor<64xf32>) -> tensor<64xf32>
  %b:2 = func.call @accumulate(%y, %a) : (tensor<64xf32>, tensor<64xf32>) -> (tensor<64xf32>, tensor<64xf32>)
  %c:2 = func.call @accumulate(%y, %x) : (tensor<64xf32>, tensor<64xf32>) -> (tensor<64xf32>, tensor<64xf32>)
  %d:2 = func.call @accumulate(%a, %b#1) : (tensor<64xf32>, tensor<64xf32>) -> (tensor<64xf32>, tensor<64xf32>)
  return %b#1, %c#1, %d#1 : tensor<64xf32>, tensor<64xf32>, tensor<64xf32>
}
func.func private @calls_a_stage(%x: tensor<64xf32>, %acc: tensor<64xf32> {pipe.accumulator}) -> (tensor<64xf32>, tensor<64xf32>) attributes {pipe.function} {
  %a = func.call @needs_workspace(%x) : (tensor<64xf32>) -> tensor<64xf32>
  %b:3 = func.call @running_sums(%a, %x) : (tensor<64xf32>, tensor<64xf32>) -> (tensor<64xf32>, tensor<64xf32>, tensor<64xf32>)
  %c:2 = func.call @accumulate(%b#2, %acc) : (tensor<64xf32>, tensor<64xf32>) -> (tensor<64xf32>, tensor<64xf32>)
  return %c#0, %c#1 : tensor<64xf32>, tensor<64xf32>
}
