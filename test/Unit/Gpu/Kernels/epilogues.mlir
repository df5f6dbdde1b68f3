// Products with what cuBLASLt does on the way to their results, and near misses.
#full = affine_map<(i, j) -> (i, j)>
#row = affine_map<(i, j) -> (j)>
#vector = affine_map<(i) -> (i)>
#kept = affine_map<(m, n, k) -> (m, k)>
#plain = affine_map<(m, n, k) -> (k, n)>
#across = affine_map<(m, n, k) -> (n, k)>
#down = affine_map<(m, n, k) -> (k, m)>
#out = affine_map<(m, n, k) -> (m, n)>

// No epilogue.
func.func private @product(%x: tensor<70x24xf32>, %w: tensor<24x80xf32>) -> (tensor<70x80xf32>) attributes {pipe.function} {
  %zero = arith.constant 0.0 : f32
  %half = arith.constant 0.5 : f32
  %one = arith.constant 1.0 : f32
  %cubic = arith.constant 0.044715 : f32
  %threefold = arith.constant 0.134145 : f32
  %root = arith.constant 0.797884583 : f32
  %ze = tensor.empty() : tensor<70x80xf32>
  %z = linalg.fill ins(%zero : f32) outs(%ze : tensor<70x80xf32>) -> tensor<70x80xf32>
  %p = linalg.matmul indexing_maps = [#kept, #plain, #out] ins(%x, %w : tensor<70x24xf32>, tensor<24x80xf32>) outs(%z : tensor<70x80xf32>) -> tensor<70x80xf32>
  return %p : tensor<70x80xf32>
}

// bias
func.func private @bias(%x: tensor<70x24xf32>, %w: tensor<24x80xf32>, %b: tensor<80xf32>) -> (tensor<70x80xf32>) attributes {pipe.function} {
  %zero = arith.constant 0.0 : f32
  %half = arith.constant 0.5 : f32
  %one = arith.constant 1.0 : f32
  %cubic = arith.constant 0.044715 : f32
  %threefold = arith.constant 0.134145 : f32
  %root = arith.constant 0.797884583 : f32
  %ze = tensor.empty() : tensor<70x80xf32>
  %z = linalg.fill ins(%zero : f32) outs(%ze : tensor<70x80xf32>) -> tensor<70x80xf32>
  %p = linalg.matmul indexing_maps = [#kept, #plain, #out] ins(%x, %w : tensor<70x24xf32>, tensor<24x80xf32>) outs(%z : tensor<70x80xf32>) -> tensor<70x80xf32>
  %h = linalg.generic {indexing_maps = [#full, #row, #full], iterator_types = ["parallel", "parallel"]}
      ins(%p, %b : tensor<70x80xf32>, tensor<80xf32>) outs(%ze : tensor<70x80xf32>) {
  ^bb0(%a: f32, %c: f32, %o: f32):
    %s = arith.addf %a, %c : f32
    linalg.yield %s : f32
  } -> tensor<70x80xf32>
  return %h : tensor<70x80xf32>
}

// gelu
func.func private @gelu(%x: tensor<70x24xf32>, %w: tensor<24x80xf32>) -> (tensor<70x80xf32>) attributes {pipe.function} {
  %zero = arith.constant 0.0 : f32
  %half = arith.constant 0.5 : f32
  %one = arith.constant 1.0 : f32
  %cubic = arith.constant 0.044715 : f32
  %threefold = arith.constant 0.134145 : f32
  %root = arith.constant 0.797884583 : f32
  %ze = tensor.empty() : tensor<70x80xf32>
  %z = linalg.fill ins(%zero : f32) outs(%ze : tensor<70x80xf32>) -> tensor<70x80xf32>
  %p = linalg.matmul indexing_maps = [#kept, #plain, #out] ins(%x, %w : tensor<70x24xf32>, tensor<24x80xf32>) outs(%z : tensor<70x80xf32>) -> tensor<70x80xf32>
  %y = linalg.generic {indexing_maps = [#full, #full], iterator_types = ["parallel", "parallel"]}
      ins(%p : tensor<70x80xf32>) outs(%ze : tensor<70x80xf32>) {
  ^bb0(%a: f32, %o: f32):
    %1 = arith.mulf %a, %a : f32
    %2 = arith.mulf %1, %a : f32
    %3 = arith.mulf %2, %cubic : f32
    %4 = arith.addf %a, %3 : f32
    %5 = arith.mulf %4, %root : f32
    %6 = math.tanh %5 : f32
    %7 = arith.addf %6, %one : f32
    %8 = arith.mulf %a, %half : f32
    %9 = arith.mulf %8, %7 : f32
    linalg.yield %9 : f32
  } -> tensor<70x80xf32>
  return %y : tensor<70x80xf32>
}

// gelu_keep
func.func private @gelu_keep(%x: tensor<70x24xf32>, %w: tensor<24x80xf32>) -> (tensor<70x80xf32>, tensor<70x80xf32>) attributes {pipe.function} {
  %zero = arith.constant 0.0 : f32
  %half = arith.constant 0.5 : f32
  %one = arith.constant 1.0 : f32
  %cubic = arith.constant 0.044715 : f32
  %threefold = arith.constant 0.134145 : f32
  %root = arith.constant 0.797884583 : f32
  %ze = tensor.empty() : tensor<70x80xf32>
  %z = linalg.fill ins(%zero : f32) outs(%ze : tensor<70x80xf32>) -> tensor<70x80xf32>
  %p = linalg.matmul indexing_maps = [#kept, #plain, #out] ins(%x, %w : tensor<70x24xf32>, tensor<24x80xf32>) outs(%z : tensor<70x80xf32>) -> tensor<70x80xf32>
  %y = linalg.generic {indexing_maps = [#full, #full], iterator_types = ["parallel", "parallel"]}
      ins(%p : tensor<70x80xf32>) outs(%ze : tensor<70x80xf32>) {
  ^bb0(%a: f32, %o: f32):
    %1 = arith.mulf %a, %a : f32
    %2 = arith.mulf %1, %a : f32
    %3 = arith.mulf %2, %cubic : f32
    %4 = arith.addf %a, %3 : f32
    %5 = arith.mulf %4, %root : f32
    %6 = math.tanh %5 : f32
    %7 = arith.addf %6, %one : f32
    %8 = arith.mulf %a, %half : f32
    %9 = arith.mulf %8, %7 : f32
    linalg.yield %9 : f32
  } -> tensor<70x80xf32>
  return %y, %p : tensor<70x80xf32>, tensor<70x80xf32>
}

// bias_gelu
func.func private @bias_gelu(%x: tensor<70x24xf32>, %w: tensor<24x80xf32>, %b: tensor<80xf32>) -> (tensor<70x80xf32>) attributes {pipe.function} {
  %zero = arith.constant 0.0 : f32
  %half = arith.constant 0.5 : f32
  %one = arith.constant 1.0 : f32
  %cubic = arith.constant 0.044715 : f32
  %threefold = arith.constant 0.134145 : f32
  %root = arith.constant 0.797884583 : f32
  %ze = tensor.empty() : tensor<70x80xf32>
  %z = linalg.fill ins(%zero : f32) outs(%ze : tensor<70x80xf32>) -> tensor<70x80xf32>
  %p = linalg.matmul indexing_maps = [#kept, #plain, #out] ins(%x, %w : tensor<70x24xf32>, tensor<24x80xf32>) outs(%z : tensor<70x80xf32>) -> tensor<70x80xf32>
  %h = linalg.generic {indexing_maps = [#full, #row, #full], iterator_types = ["parallel", "parallel"]}
      ins(%p, %b : tensor<70x80xf32>, tensor<80xf32>) outs(%ze : tensor<70x80xf32>) {
  ^bb0(%a: f32, %c: f32, %o: f32):
    %s = arith.addf %a, %c : f32
    linalg.yield %s : f32
  } -> tensor<70x80xf32>
  %y = linalg.generic {indexing_maps = [#full, #full], iterator_types = ["parallel", "parallel"]}
      ins(%h : tensor<70x80xf32>) outs(%ze : tensor<70x80xf32>) {
  ^bb0(%a: f32, %o: f32):
    %1 = arith.mulf %a, %a : f32
    %2 = arith.mulf %1, %a : f32
    %3 = arith.mulf %2, %cubic : f32
    %4 = arith.addf %a, %3 : f32
    %5 = arith.mulf %4, %root : f32
    %6 = math.tanh %5 : f32
    %7 = arith.addf %6, %one : f32
    %8 = arith.mulf %a, %half : f32
    %9 = arith.mulf %8, %7 : f32
    linalg.yield %9 : f32
  } -> tensor<70x80xf32>
  return %y : tensor<70x80xf32>
}

// bias_gelu_keep
func.func private @bias_gelu_keep(%x: tensor<70x24xf32>, %w: tensor<24x80xf32>, %b: tensor<80xf32>) -> (tensor<70x80xf32>, tensor<70x80xf32>) attributes {pipe.function} {
  %zero = arith.constant 0.0 : f32
  %half = arith.constant 0.5 : f32
  %one = arith.constant 1.0 : f32
  %cubic = arith.constant 0.044715 : f32
  %threefold = arith.constant 0.134145 : f32
  %root = arith.constant 0.797884583 : f32
  %ze = tensor.empty() : tensor<70x80xf32>
  %z = linalg.fill ins(%zero : f32) outs(%ze : tensor<70x80xf32>) -> tensor<70x80xf32>
  %p = linalg.matmul indexing_maps = [#kept, #plain, #out] ins(%x, %w : tensor<70x24xf32>, tensor<24x80xf32>) outs(%z : tensor<70x80xf32>) -> tensor<70x80xf32>
  %h = linalg.generic {indexing_maps = [#full, #row, #full], iterator_types = ["parallel", "parallel"]}
      ins(%p, %b : tensor<70x80xf32>, tensor<80xf32>) outs(%ze : tensor<70x80xf32>) {
  ^bb0(%a: f32, %c: f32, %o: f32):
    %s = arith.addf %a, %c : f32
    linalg.yield %s : f32
  } -> tensor<70x80xf32>
  %y = linalg.generic {indexing_maps = [#full, #full], iterator_types = ["parallel", "parallel"]}
      ins(%h : tensor<70x80xf32>) outs(%ze : tensor<70x80xf32>) {
  ^bb0(%a: f32, %o: f32):
    %1 = arith.mulf %a, %a : f32
    %2 = arith.mulf %1, %a : f32
    %3 = arith.mulf %2, %cubic : f32
    %4 = arith.addf %a, %3 : f32
    %5 = arith.mulf %4, %root : f32
    %6 = math.tanh %5 : f32
    %7 = arith.addf %6, %one : f32
    %8 = arith.mulf %a, %half : f32
    %9 = arith.mulf %8, %7 : f32
    linalg.yield %9 : f32
  } -> tensor<70x80xf32>
  return %y, %h : tensor<70x80xf32>, tensor<70x80xf32>
}

// dgelu
func.func private @dgelu(%dy: tensor<70x24xf32>, %w: tensor<80x24xf32>, %h: tensor<70x80xf32>) -> (tensor<70x80xf32>) attributes {pipe.function} {
  %zero = arith.constant 0.0 : f32
  %half = arith.constant 0.5 : f32
  %one = arith.constant 1.0 : f32
  %cubic = arith.constant 0.044715 : f32
  %threefold = arith.constant 0.134145 : f32
  %root = arith.constant 0.797884583 : f32
  %ze = tensor.empty() : tensor<70x80xf32>
  %z = linalg.fill ins(%zero : f32) outs(%ze : tensor<70x80xf32>) -> tensor<70x80xf32>
  %p = linalg.matmul indexing_maps = [#kept, #across, #out] ins(%dy, %w : tensor<70x24xf32>, tensor<80x24xf32>) outs(%z : tensor<70x80xf32>) -> tensor<70x80xf32>
  %dh = linalg.generic {indexing_maps = [#full, #full, #full], iterator_types = ["parallel", "parallel"]}
      ins(%p, %h : tensor<70x80xf32>, tensor<70x80xf32>) outs(%ze : tensor<70x80xf32>) {
  ^bb0(%g: f32, %a: f32, %o: f32):
    %1 = arith.mulf %a, %a : f32
    %2 = arith.mulf %1, %a : f32
    %3 = arith.mulf %2, %cubic : f32
    %4 = arith.addf %a, %3 : f32
    %5 = arith.mulf %4, %root : f32
    %6 = math.tanh %5 : f32
    %7 = arith.addf %6, %one : f32
    %8 = arith.mulf %7, %half : f32
    %9 = arith.mulf %6, %6 : f32
    %10 = arith.subf %one, %9 : f32
    %11 = arith.mulf %1, %threefold : f32
    %12 = arith.addf %11, %one : f32
    %13 = arith.mulf %12, %root : f32
    %14 = arith.mulf %a, %10 : f32
    %15 = arith.mulf %14, %13 : f32
    %16 = arith.mulf %15, %half : f32
    %17 = arith.addf %8, %16 : f32
    %18 = arith.mulf %g, %17 : f32
    linalg.yield %18 : f32
  } -> tensor<70x80xf32>
  return %dh : tensor<70x80xf32>
}

// dgelu_bias_gradient; what the sum begins with is added
func.func private @dgelu_bias_gradient(%dy: tensor<70x24xf32>, %w: tensor<80x24xf32>, %h: tensor<70x80xf32>, %db: tensor<80xf32> {pipe.accumulator}) -> (tensor<70x80xf32>, tensor<80xf32>) attributes {pipe.function} {
  %zero = arith.constant 0.0 : f32
  %half = arith.constant 0.5 : f32
  %one = arith.constant 1.0 : f32
  %cubic = arith.constant 0.044715 : f32
  %threefold = arith.constant 0.134145 : f32
  %root = arith.constant 0.797884583 : f32
  %ze = tensor.empty() : tensor<70x80xf32>
  %z = linalg.fill ins(%zero : f32) outs(%ze : tensor<70x80xf32>) -> tensor<70x80xf32>
  %p = linalg.matmul indexing_maps = [#kept, #across, #out] ins(%dy, %w : tensor<70x24xf32>, tensor<80x24xf32>) outs(%z : tensor<70x80xf32>) -> tensor<70x80xf32>
  %dh = linalg.generic {indexing_maps = [#full, #full, #full], iterator_types = ["parallel", "parallel"]}
      ins(%p, %h : tensor<70x80xf32>, tensor<70x80xf32>) outs(%ze : tensor<70x80xf32>) {
  ^bb0(%g: f32, %a: f32, %o: f32):
    %1 = arith.mulf %a, %a : f32
    %2 = arith.mulf %1, %a : f32
    %3 = arith.mulf %2, %cubic : f32
    %4 = arith.addf %a, %3 : f32
    %5 = arith.mulf %4, %root : f32
    %6 = math.tanh %5 : f32
    %7 = arith.addf %6, %one : f32
    %8 = arith.mulf %7, %half : f32
    %9 = arith.mulf %6, %6 : f32
    %10 = arith.subf %one, %9 : f32
    %11 = arith.mulf %1, %threefold : f32
    %12 = arith.addf %11, %one : f32
    %13 = arith.mulf %12, %root : f32
    %14 = arith.mulf %a, %10 : f32
    %15 = arith.mulf %14, %13 : f32
    %16 = arith.mulf %15, %half : f32
    %17 = arith.addf %8, %16 : f32
    %18 = arith.mulf %g, %17 : f32
    linalg.yield %18 : f32
  } -> tensor<70x80xf32>
  %s = linalg.generic {indexing_maps = [#full, #row], iterator_types = ["reduction", "parallel"]}
      ins(%dh : tensor<70x80xf32>) outs(%db : tensor<80xf32>) {
  ^bb0(%a: f32, %o: f32):
    %s = arith.addf %o, %a : f32
    linalg.yield %s : f32
  } -> tensor<80xf32>
  return %dh, %s : tensor<70x80xf32>, tensor<80xf32>
}

// dgelu, and bias_gradient of its result, in the product that accumulates
func.func private @backward(%dy: tensor<70x24xf32>, %w: tensor<80x24xf32>, %h: tensor<70x80xf32>, %x: tensor<70x40xf32>, %db: tensor<80xf32> {pipe.accumulator}, %dw: tensor<40x80xf32> {pipe.accumulator}) -> (tensor<70x80xf32>, tensor<80xf32>, tensor<40x80xf32>) attributes {pipe.function} {
  %zero = arith.constant 0.0 : f32
  %half = arith.constant 0.5 : f32
  %one = arith.constant 1.0 : f32
  %cubic = arith.constant 0.044715 : f32
  %threefold = arith.constant 0.134145 : f32
  %root = arith.constant 0.797884583 : f32
  %ze = tensor.empty() : tensor<70x80xf32>
  %z = linalg.fill ins(%zero : f32) outs(%ze : tensor<70x80xf32>) -> tensor<70x80xf32>
  %p = linalg.matmul indexing_maps = [#kept, #across, #out] ins(%dy, %w : tensor<70x24xf32>, tensor<80x24xf32>) outs(%z : tensor<70x80xf32>) -> tensor<70x80xf32>
  %dh = linalg.generic {indexing_maps = [#full, #full, #full], iterator_types = ["parallel", "parallel"]}
      ins(%p, %h : tensor<70x80xf32>, tensor<70x80xf32>) outs(%ze : tensor<70x80xf32>) {
  ^bb0(%g: f32, %a: f32, %o: f32):
    %1 = arith.mulf %a, %a : f32
    %2 = arith.mulf %1, %a : f32
    %3 = arith.mulf %2, %cubic : f32
    %4 = arith.addf %a, %3 : f32
    %5 = arith.mulf %4, %root : f32
    %6 = math.tanh %5 : f32
    %7 = arith.addf %6, %one : f32
    %8 = arith.mulf %7, %half : f32
    %9 = arith.mulf %6, %6 : f32
    %10 = arith.subf %one, %9 : f32
    %11 = arith.mulf %1, %threefold : f32
    %12 = arith.addf %11, %one : f32
    %13 = arith.mulf %12, %root : f32
    %14 = arith.mulf %a, %10 : f32
    %15 = arith.mulf %14, %13 : f32
    %16 = arith.mulf %15, %half : f32
    %17 = arith.addf %8, %16 : f32
    %18 = arith.mulf %g, %17 : f32
    linalg.yield %18 : f32
  } -> tensor<70x80xf32>
  %s = linalg.generic {indexing_maps = [#full, #row], iterator_types = ["reduction", "parallel"]}
      ins(%dh : tensor<70x80xf32>) outs(%db : tensor<80xf32>) {
  ^bb0(%a: f32, %o: f32):
    %s = arith.addf %o, %a : f32
    linalg.yield %s : f32
  } -> tensor<80xf32>
  %g = linalg.matmul indexing_maps = [#down, #plain, #out] ins(%x, %dh : tensor<70x40xf32>, tensor<70x80xf32>) outs(%dw : tensor<40x80xf32>) -> tensor<40x80xf32>
  return %dh, %s, %g : tensor<70x80xf32>, tensor<80xf32>, tensor<40x80xf32>
}

// left_bias_gradient
func.func private @transposed_weight(%dy: tensor<70x80xf32>, %x: tensor<70x40xf32>, %db: tensor<80xf32> {pipe.accumulator}, %dw: tensor<80x40xf32> {pipe.accumulator}) -> (tensor<80xf32>, tensor<80x40xf32>) attributes {pipe.function} {
  %zero = arith.constant 0.0 : f32
  %half = arith.constant 0.5 : f32
  %one = arith.constant 1.0 : f32
  %cubic = arith.constant 0.044715 : f32
  %threefold = arith.constant 0.134145 : f32
  %root = arith.constant 0.797884583 : f32
  %s = linalg.generic {indexing_maps = [#full, #row], iterator_types = ["reduction", "parallel"]}
      ins(%dy : tensor<70x80xf32>) outs(%db : tensor<80xf32>) {
  ^bb0(%a: f32, %o: f32):
    %s = arith.addf %o, %a : f32
    linalg.yield %s : f32
  } -> tensor<80xf32>
  %g = linalg.matmul indexing_maps = [#down, #plain, #out] ins(%dy, %x : tensor<70x80xf32>, tensor<70x40xf32>) outs(%dw : tensor<80x40xf32>) -> tensor<80x40xf32>
  return %s, %g : tensor<80xf32>, tensor<80x40xf32>
}

// bias: rows of 12 elements are no multiple of 8, so gelu, which would be kept, is a kernel
func.func private @short_rows(%x: tensor<70x24xf32>, %w: tensor<24x12xf32>, %b: tensor<12xf32>) -> (tensor<70x12xf32>, tensor<70x12xf32>) attributes {pipe.function} {
  %zero = arith.constant 0.0 : f32
  %half = arith.constant 0.5 : f32
  %one = arith.constant 1.0 : f32
  %cubic = arith.constant 0.044715 : f32
  %threefold = arith.constant 0.134145 : f32
  %root = arith.constant 0.797884583 : f32
  %ze = tensor.empty() : tensor<70x12xf32>
  %z = linalg.fill ins(%zero : f32) outs(%ze : tensor<70x12xf32>) -> tensor<70x12xf32>
  %p = linalg.matmul indexing_maps = [#kept, #plain, #out] ins(%x, %w : tensor<70x24xf32>, tensor<24x12xf32>) outs(%z : tensor<70x12xf32>) -> tensor<70x12xf32>
  %h = linalg.generic {indexing_maps = [#full, #row, #full], iterator_types = ["parallel", "parallel"]}
      ins(%p, %b : tensor<70x12xf32>, tensor<12xf32>) outs(%ze : tensor<70x12xf32>) {
  ^bb0(%a: f32, %c: f32, %o: f32):
    %s = arith.addf %a, %c : f32
    linalg.yield %s : f32
  } -> tensor<70x12xf32>
  %y = linalg.generic {indexing_maps = [#full, #full], iterator_types = ["parallel", "parallel"]}
      ins(%h : tensor<70x12xf32>) outs(%ze : tensor<70x12xf32>) {
  ^bb0(%a: f32, %o: f32):
    %1 = arith.mulf %a, %a : f32
    %2 = arith.mulf %1, %a : f32
    %3 = arith.mulf %2, %cubic : f32
    %4 = arith.addf %a, %3 : f32
    %5 = arith.mulf %4, %root : f32
    %6 = math.tanh %5 : f32
    %7 = arith.addf %6, %one : f32
    %8 = arith.mulf %a, %half : f32
    %9 = arith.mulf %8, %7 : f32
    linalg.yield %9 : f32
  } -> tensor<70x12xf32>
  return %y, %h : tensor<70x12xf32>, tensor<70x12xf32>
}
