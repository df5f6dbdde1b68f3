// A product whose result a layer rounds and widens again: for a kernel, which reads it as bf16, and
// for a product. What the function returns is f32.
#full = affine_map<(i, j) -> (i, j)>
#row = affine_map<(i, j) -> (j)>

func.func private @hidden(%x: tensor<70x24xf32>, %w: tensor<24x80xf32>, %b: tensor<80xf32>, %u: tensor<80x16xf32>) -> (tensor<70x80xf32>, tensor<70x16xf32>) attributes {pipe.function} {
  %zero = arith.constant 0.0 : f32
  %half = arith.constant 0.5 : f32
  %ze = tensor.empty() : tensor<70x80xf32>
  %ye = tensor.empty() : tensor<70x16xf32>
  %re = tensor.empty() : tensor<70x80xbf16>
  %z = linalg.fill ins(%zero : f32) outs(%ze : tensor<70x80xf32>) -> tensor<70x80xf32>
  %p = linalg.matmul ins(%x, %w : tensor<70x24xf32>, tensor<24x80xf32>) outs(%z : tensor<70x80xf32>) -> tensor<70x80xf32>
  %h = linalg.generic {indexing_maps = [#full, #row, #full], iterator_types = ["parallel", "parallel"]}
      ins(%p, %b : tensor<70x80xf32>, tensor<80xf32>) outs(%ze : tensor<70x80xf32>) {
  ^bb0(%a: f32, %c: f32, %o: f32):
    %s = arith.addf %a, %c : f32
    linalg.yield %s : f32
  } -> tensor<70x80xf32>
  %r = linalg.generic {indexing_maps = [#full, #full], iterator_types = ["parallel", "parallel"]}
      ins(%h : tensor<70x80xf32>) outs(%re : tensor<70x80xbf16>) {
  ^bb0(%a: f32, %o: bf16):
    %s = arith.truncf %a : f32 to bf16
    linalg.yield %s : bf16
  } -> tensor<70x80xbf16>
  %q = linalg.generic {indexing_maps = [#full, #full], iterator_types = ["parallel", "parallel"]}
      ins(%r : tensor<70x80xbf16>) outs(%ze : tensor<70x80xf32>) {
  ^bb0(%a: bf16, %o: f32):
    %s = arith.extf %a : bf16 to f32
    linalg.yield %s : f32
  } -> tensor<70x80xf32>
  %k = linalg.generic {indexing_maps = [#full, #full], iterator_types = ["parallel", "parallel"]}
      ins(%q : tensor<70x80xf32>) outs(%ze : tensor<70x80xf32>) {
  ^bb0(%a: f32, %o: f32):
    %s = arith.mulf %a, %half : f32
    linalg.yield %s : f32
  } -> tensor<70x80xf32>
  %yz = linalg.fill ins(%zero : f32) outs(%ye : tensor<70x16xf32>) -> tensor<70x16xf32>
  %y = linalg.matmul ins(%q, %u : tensor<70x80xf32>, tensor<80x16xf32>) outs(%yz : tensor<70x16xf32>) -> tensor<70x16xf32>
  return %k, %y : tensor<70x80xf32>, tensor<70x16xf32>
}
