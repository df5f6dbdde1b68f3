// Data that only moves: transposes, slices, reshapes, concatenation, padding.
func.func private @transposes(%x: tensor<5x70xf32>, %h: tensor<2x6x4x8xf32>) -> (tensor<70x5xf32>, tensor<2x4x6x8xf32>) attributes {pipe.function} {
  %e = tensor.empty() : tensor<70x5xf32>
  %t = linalg.transpose ins(%x : tensor<5x70xf32>) outs(%e : tensor<70x5xf32>) permutation = [1, 0]
  %eh = tensor.empty() : tensor<2x4x6x8xf32>
  %th = linalg.transpose ins(%h : tensor<2x6x4x8xf32>) outs(%eh : tensor<2x4x6x8xf32>) permutation = [0, 2, 1, 3]
  return %t, %th : tensor<70x5xf32>, tensor<2x4x6x8xf32>
}
func.func private @slices(%x: tensor<6x90xf32>) -> (tensor<6x30xf32>, tensor<3x45xf32>) attributes {pipe.function} {
  %a = tensor.extract_slice %x[0, 30] [6, 30] [1, 1] : tensor<6x90xf32> to tensor<6x30xf32>
  %b = tensor.extract_slice %x[0, 0] [3, 45] [2, 2] : tensor<6x90xf32> to tensor<3x45xf32>
  %e = tensor.empty() : tensor<6x30xf32>
  %c = linalg.exp ins(%a : tensor<6x30xf32>) outs(%e : tensor<6x30xf32>) -> tensor<6x30xf32>
  return %c, %b : tensor<6x30xf32>, tensor<3x45xf32>
}
func.func private @concat_and_pad(%x: tensor<3x20xf32>, %y: tensor<3x50xf32>) -> (tensor<3x70xf32>, tensor<5x26xf32>) attributes {pipe.function} {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<3x20xf32>
  %s = linalg.exp ins(%x : tensor<3x20xf32>) outs(%e : tensor<3x20xf32>) -> tensor<3x20xf32>
  %c = tensor.concat dim(1) %s, %y : (tensor<3x20xf32>, tensor<3x50xf32>) -> tensor<3x70xf32>
  %p = tensor.pad %x low[1, 2] high[1, 4] {
  ^bb0(%i: index, %j: index):
    tensor.yield %zero : f32
  } : tensor<3x20xf32> to tensor<5x26xf32>
  return %c, %p : tensor<3x70xf32>, tensor<5x26xf32>
}
func.func private @insert(%x: tensor<3x20xf32>, %y: tensor<5x20xf32>, %acc: tensor<8x20xf32> {pipe.accumulator}) -> (tensor<8x20xf32>, tensor<8x20xf32>) attributes {pipe.function} {
  %e = tensor.empty() : tensor<8x20xf32>
  %a = tensor.insert_slice %x into %e[0, 0] [3, 20] [1, 1] : tensor<3x20xf32> into tensor<8x20xf32>
  %b = tensor.insert_slice %y into %a[3, 0] [5, 20] [1, 1] : tensor<5x20xf32> into tensor<8x20xf32>
  %s = linalg.add ins(%acc, %b : tensor<8x20xf32>, tensor<8x20xf32>) outs(%acc : tensor<8x20xf32>) -> tensor<8x20xf32>
  return %b, %s : tensor<8x20xf32>, tensor<8x20xf32>
}
func.func private @reshapes(%x: tensor<6x4x32xf32>) -> (tensor<6x128xf32>, tensor<24x32xf32>, tensor<6xf32>) attributes {pipe.function} {
  %zero = arith.constant 0.0 : f32
  %a = tensor.collapse_shape %x [[0], [1, 2]] : tensor<6x4x32xf32> into tensor<6x128xf32>
  %b = tensor.collapse_shape %x [[0, 1], [2]] : tensor<6x4x32xf32> into tensor<24x32xf32>
  %e = tensor.empty() : tensor<6x4x32xf32>
  %eb = tensor.empty() : tensor<24x32xf32>
  %s = linalg.exp ins(%x : tensor<6x4x32xf32>) outs(%e : tensor<6x4x32xf32>) -> tensor<6x4x32xf32>
  // Splitting the row would change the order of this sum.
  %sr = tensor.collapse_shape %s [[0], [1, 2]] : tensor<6x4x32xf32> into tensor<6x128xf32>
  %er = tensor.empty() : tensor<6xf32>
  %z = linalg.fill ins(%zero : f32) outs(%er : tensor<6xf32>) -> tensor<6xf32>
  %sum = linalg.reduce { arith.addf } ins(%sr : tensor<6x128xf32>) outs(%z : tensor<6xf32>) dimensions = [1]
  %c = linalg.exp ins(%b : tensor<24x32xf32>) outs(%eb : tensor<24x32xf32>) -> tensor<24x32xf32>
  return %a, %c, %sum : tensor<6x128xf32>, tensor<24x32xf32>, tensor<6xf32>
}
// Each result is what another one is made from: none may be overwritten too early.
func.func private @results_from_results(%x: tensor<64xf32>, %y: tensor<64xf32>) -> (tensor<64xf32>, tensor<64xf32>, tensor<64xf32>) attributes {pipe.function} {
  %e = tensor.empty() : tensor<64xf32>
  %a = linalg.add ins(%x, %y : tensor<64xf32>, tensor<64xf32>) outs(%e : tensor<64xf32>) -> tensor<64xf32>
  %b = linalg.mul ins(%a, %y : tensor<64xf32>, tensor<64xf32>) outs(%a : tensor<64xf32>) -> tensor<64xf32>
  %c = linalg.sub ins(%a, %b : tensor<64xf32>, tensor<64xf32>) outs(%b : tensor<64xf32>) -> tensor<64xf32>
  return %b, %c, %a : tensor<64xf32>, tensor<64xf32>, tensor<64xf32>
}
