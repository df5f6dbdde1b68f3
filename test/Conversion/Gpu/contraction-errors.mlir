// RUN: pipeline-opt %s -split-input-file -verify-diagnostics

#a = affine_map<(m, n, k) -> (m, k)>
#b = affine_map<(m, n, k) -> (k, n)>
#c = affine_map<(m, n, k) -> (m, n)>

func.func @operands(%x: memref<4x8xf32>, %w: memref<8x6xf32>, %y: memref<4x6xf32>) {
  // expected-error @+1 {{has epilogue 'bias', which has 3 operands and 1 outputs}}
  pipe_gpu.contraction bias ins(%x, %w : memref<4x8xf32>, memref<8x6xf32>) outs(%y : memref<4x6xf32>)
      {indexing_maps = [#a, #b, #c]}
  return
}

// -----

#a = affine_map<(m, n, k) -> (m, k)>
#b = affine_map<(m, n, k) -> (k, n)>
#c = affine_map<(m, n, k) -> (m, n)>

func.func @row(%x: memref<4x8xf32>, %w: memref<8x6xf32>, %row: memref<4xf32>, %y: memref<4x6xf32>) {
  // expected-error @+1 {{has epilogue 'bias' with an operand or output of type 'memref<4xf32>', whose shape should be [6]}}
  pipe_gpu.contraction bias ins(%x, %w, %row : memref<4x8xf32>, memref<8x6xf32>, memref<4xf32>) outs(%y : memref<4x6xf32>)
      {indexing_maps = [#a, #b, #c]}
  return
}

// -----

#a = affine_map<(m, n, k) -> (m, k)>
#b = affine_map<(m, n, k) -> (k, n)>
#c = affine_map<(m, n, k) -> (m, n)>

func.func @column(%x: memref<4x8xf32>, %w: memref<8x6xf32>, %sums: memref<6xf32>, %y: memref<4x6xf32>) {
  // expected-error @+1 {{has epilogue 'left_bias_gradient' with an operand or output of type 'memref<6xf32>', whose shape should be [4]}}
  pipe_gpu.contraction left_bias_gradient ins(%x, %w : memref<4x8xf32>, memref<8x6xf32>) outs(%y, %sums : memref<4x6xf32>, memref<6xf32>)
      {indexing_maps = [#a, #b, #c]}
  return
}

// -----

#a = affine_map<(m, n, k) -> (m, k)>
#b = affine_map<(m, n, k) -> (k, n)>
#c = affine_map<(m, n, k) -> (m, n)>

func.func @sizes(%x: memref<4x8xf32>, %w: memref<9x6xf32>, %y: memref<4x6xf32>) {
  // expected-error @+1 {{has operands that differ in the size of a loop}}
  pipe_gpu.contraction ins(%x, %w : memref<4x8xf32>, memref<9x6xf32>) outs(%y : memref<4x6xf32>)
      {indexing_maps = [#a, #b, #c]}
  return
}

// -----

#a = affine_map<(m, n, k) -> (m, k)>
#b = affine_map<(m, n, k) -> (k, n)>
#c = affine_map<(m, n, k) -> (m, n)>

func.func @types(%x: memref<4x8xf32>, %w: memref<8x6xbf16>, %y: memref<4x6xf32>) {
  // expected-error @+1 {{multiplies two operands of f32, or two of bf16; its result is f32, or bf16 where they are, and what its epilogue reads and writes has that type}}
  pipe_gpu.contraction ins(%x, %w : memref<4x8xf32>, memref<8x6xbf16>) outs(%y : memref<4x6xf32>)
      {indexing_maps = [#a, #b, #c]}
  return
}

// -----

#a = affine_map<(m, n, k) -> (m, k)>
#b = affine_map<(m, n, k) -> (k, n)>
#c = affine_map<(m, n, k) -> (m, n)>

func.func @rounded_twice(%x: memref<4x8xbf16>, %w: memref<8x6xbf16>, %y: memref<4x6xf32>) {
  // expected-error @+1 {{rounds operands to TF32 that are not f32}}
  pipe_gpu.contraction tf32 ins(%x, %w : memref<4x8xbf16>, memref<8x6xbf16>) outs(%y : memref<4x6xf32>)
      {indexing_maps = [#a, #b, #c]}
  return
}

// -----

#a = affine_map<(b, m, n, k) -> (b, m, k)>
#b = affine_map<(b, m, n, k) -> (b, k, n)>
#c = affine_map<(b, m, n, k) -> (b, m, n)>

func.func @batch(%x: memref<2x4x8xf32>, %w: memref<2x8x6xf32>, %y: memref<2x4x6xf32>) {
  // expected-error @+1 {{has an epilogue, and more loops than those of one product of matrices}}
  pipe_gpu.contraction gelu ins(%x, %w : memref<2x4x8xf32>, memref<2x8x6xf32>) outs(%y : memref<2x4x6xf32>)
      {indexing_maps = [#a, #b, #c]}
  return
}

// -----

#a = affine_map<(m, n, k) -> (m, k)>
#b = affine_map<(m, n, k) -> (k, n)>
#c = affine_map<(m, n, k) -> (m, n)>

func.func @results(%x: tensor<4x8xf32>, %w: tensor<8x6xf32>, %y: tensor<4x6xf32>) {
  // expected-error @+1 {{must have the outputs that are tensors as results}}
  pipe_gpu.contraction ins(%x, %w : tensor<4x8xf32>, tensor<8x6xf32>) outs(%y : tensor<4x6xf32>)
      {indexing_maps = [#a, #b, #c]}
  return
}
