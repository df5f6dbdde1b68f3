// Convolutions and poolings, and the forms that their gradients have.
#id4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>

func.func private @conv2d(%x: tensor<2x3x9x20xf32>, %w: tensor<5x3x3x3xf32>, %b: tensor<5xf32>) -> tensor<2x5x7x18xf32> attributes {pipe.function} {
  %e = tensor.empty() : tensor<2x5x7x18xf32>
  %s = linalg.broadcast ins(%b : tensor<5xf32>) outs(%e : tensor<2x5x7x18xf32>) dimensions = [0, 2, 3]
  %y = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%x, %w : tensor<2x3x9x20xf32>, tensor<5x3x3x3xf32>) outs(%s : tensor<2x5x7x18xf32>) -> tensor<2x5x7x18xf32>
  return %y : tensor<2x5x7x18xf32>
}
func.func private @conv2d_stride(%x: tensor<2x3x16x16xf32>, %w: tensor<5x3x7x7xf32>) -> tensor<2x5x8x8xf32> attributes {pipe.function} {
  %zero = arith.constant 0.0 : f32
  %p = tensor.pad %x low[0, 0, 3, 3] high[0, 0, 3, 3] {
  ^bb0(%i: index, %j: index, %k: index, %l: index):
    tensor.yield %zero : f32
  } : tensor<2x3x16x16xf32> to tensor<2x3x22x22xf32>
  %e = tensor.empty() : tensor<2x5x8x8xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<2x5x8x8xf32>) -> tensor<2x5x8x8xf32>
  %y = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<2> : vector<2xi64>} ins(%p, %w : tensor<2x3x22x22xf32>, tensor<5x3x7x7xf32>) outs(%z : tensor<2x5x8x8xf32>) -> tensor<2x5x8x8xf32>
  return %y : tensor<2x5x8x8xf32>
}
// Patches of an image: the stride is the window.
func.func private @conv2d_patches(%x: tensor<2x3x32x32xf32>, %w: tensor<70x3x8x8xf32>) -> tensor<2x70x4x4xf32> attributes {pipe.function} {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<2x70x4x4xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<2x70x4x4xf32>) -> tensor<2x70x4x4xf32>
  %y = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<8> : vector<2xi64>} ins(%x, %w : tensor<2x3x32x32xf32>, tensor<70x3x8x8xf32>) outs(%z : tensor<2x70x4x4xf32>) -> tensor<2x70x4x4xf32>
  return %y : tensor<2x70x4x4xf32>
}
func.func private @conv2d_dilated(%x: tensor<2x3x12x100xf32>, %w: tensor<4x3x3x3xf32>) -> tensor<2x4x8x96xf32> attributes {pipe.function} {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<2x4x8x96xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<2x4x8x96xf32>) -> tensor<2x4x8x96xf32>
  %y = linalg.conv_2d_nchw_fchw {dilations = dense<2> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%x, %w : tensor<2x3x12x100xf32>, tensor<4x3x3x3xf32>) outs(%z : tensor<2x4x8x96xf32>) -> tensor<2x4x8x96xf32>
  return %y : tensor<2x4x8x96xf32>
}
func.func private @conv2d_pointwise(%x: tensor<2x16x6x6xf32>, %w: tensor<8x16x1x1xf32>) -> tensor<2x8x6x6xf32> attributes {pipe.function} {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<2x8x6x6xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<2x8x6x6xf32>) -> tensor<2x8x6x6xf32>
  %y = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%x, %w : tensor<2x16x6x6xf32>, tensor<8x16x1x1xf32>) outs(%z : tensor<2x8x6x6xf32>) -> tensor<2x8x6x6xf32>
  return %y : tensor<2x8x6x6xf32>
}
func.func private @conv2d_pointwise_stride(%x: tensor<2x16x6x6xf32>, %w: tensor<8x16x1x1xf32>) -> tensor<2x8x3x3xf32> attributes {pipe.function} {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<2x8x3x3xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<2x8x3x3xf32>) -> tensor<2x8x3x3xf32>
  %y = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<2> : vector<2xi64>} ins(%x, %w : tensor<2x16x6x6xf32>, tensor<8x16x1x1xf32>) outs(%z : tensor<2x8x3x3xf32>) -> tensor<2x8x3x3xf32>
  return %y : tensor<2x8x3x3xf32>
}
func.func private @conv2d_grouped(%x: tensor<2x2x3x8x20xf32>, %w: tensor<2x4x3x3x3xf32>) -> tensor<2x2x4x6x18xf32> attributes {pipe.function} {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<2x2x4x6x18xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<2x2x4x6x18xf32>) -> tensor<2x2x4x6x18xf32>
  %y = linalg.conv_2d_ngchw_gfchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%x, %w : tensor<2x2x3x8x20xf32>, tensor<2x4x3x3x3xf32>) outs(%z : tensor<2x2x4x6x18xf32>) -> tensor<2x2x4x6x18xf32>
  return %y : tensor<2x2x4x6x18xf32>
}
func.func private @conv2d_depthwise(%x: tensor<2x4x9x21xf32>, %w: tensor<4x3x3xf32>) -> tensor<2x4x4x10xf32> attributes {pipe.function} {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<2x4x4x10xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<2x4x4x10xf32>) -> tensor<2x4x4x10xf32>
  %y = linalg.depthwise_conv_2d_nchw_chw {dilations = dense<1> : vector<2xi64>, strides = dense<2> : vector<2xi64>} ins(%x, %w : tensor<2x4x9x21xf32>, tensor<4x3x3xf32>) outs(%z : tensor<2x4x4x10xf32>) -> tensor<2x4x4x10xf32>
  return %y : tensor<2x4x4x10xf32>
}
func.func private @conv1d(%x: tensor<2x3x100xf32>, %w: tensor<5x3x4xf32>, %acc: tensor<2x5x97xf32> {pipe.accumulator}) -> tensor<2x5x97xf32> attributes {pipe.function} {
  %y = linalg.conv_1d_ncw_fcw {dilations = dense<1> : vector<1xi64>, strides = dense<1> : vector<1xi64>} ins(%x, %w : tensor<2x3x100xf32>, tensor<5x3x4xf32>) outs(%acc : tensor<2x5x97xf32>) -> tensor<2x5x97xf32>
  return %y : tensor<2x5x97xf32>
}
func.func private @conv2d_nhwc(%x: tensor<2x9x9x6xf32>, %w: tensor<3x3x6x70xf32>) -> tensor<2x4x4x70xf32> attributes {pipe.function} {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<2x4x4x70xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<2x4x4x70xf32>) -> tensor<2x4x4x70xf32>
  %y = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : vector<2xi64>, strides = dense<2> : vector<2xi64>} ins(%x, %w : tensor<2x9x9x6xf32>, tensor<3x3x6x70xf32>) outs(%z : tensor<2x4x4x70xf32>) -> tensor<2x4x4x70xf32>
  return %y : tensor<2x4x4x70xf32>
}
// The gradient of the weights: a sum over positions, the window's place in the input's map.
func.func private @weight_gradient(%x: tensor<2x3x9x20xf32>, %dy: tensor<2x5x4x9xf32>, %acc: tensor<5x3x3x3xf32> {pipe.accumulator}) -> tensor<5x3x3x3xf32> attributes {pipe.function} {
  %g = linalg.generic {indexing_maps = [affine_map<(f, c, kh, kw, n, h, w) -> (n, c, h * 2 + kh, w * 2 + kw)>, affine_map<(f, c, kh, kw, n, h, w) -> (n, f, h, w)>, affine_map<(f, c, kh, kw, n, h, w) -> (f, c, kh, kw)>],
      iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%x, %dy : tensor<2x3x9x20xf32>, tensor<2x5x4x9xf32>) outs(%acc : tensor<5x3x3x3xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %p = arith.mulf %a, %b : f32
    %s = arith.addf %o, %p : f32
    linalg.yield %s : f32
  } -> tensor<5x3x3x3xf32>
  return %g : tensor<5x3x3x3xf32>
}
// The same by contractions over strided slices, one for each place of the window.
func.func private @weight_gradient_by_tap(%x: tensor<2x3x9x20xf32>, %dy: tensor<2x5x4x9xf32>, %acc: tensor<5x3x3x3xf32> {pipe.accumulator}) -> tensor<5x3x3x3xf32> attributes {pipe.function} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %r = scf.for %kh = %c0 to %c3 step %c1 iter_args(%a = %acc) -> tensor<5x3x3x3xf32> {
    %q = scf.for %kw = %c0 to %c3 step %c1 iter_args(%b = %a) -> tensor<5x3x3x3xf32> {
      %xs = tensor.extract_slice %x[0, 0, %kh, %kw] [2, 3, 4, 9] [1, 1, 2, 2] : tensor<2x3x9x20xf32> to tensor<2x3x4x9xf32>
      %old = tensor.extract_slice %b[0, 0, %kh, %kw] [5, 3, 1, 1] [1, 1, 1, 1] : tensor<5x3x3x3xf32> to tensor<5x3xf32>
      %new = linalg.generic {indexing_maps = [affine_map<(f, c, n, h, w) -> (n, f, h, w)>, affine_map<(f, c, n, h, w) -> (n, c, h, w)>, affine_map<(f, c, n, h, w) -> (f, c)>],
          iterator_types = ["parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%dy, %xs : tensor<2x5x4x9xf32>, tensor<2x3x4x9xf32>) outs(%old : tensor<5x3xf32>) {
      ^bb0(%u: f32, %v: f32, %o: f32):
        %p = arith.mulf %u, %v : f32
        %s = arith.addf %o, %p : f32
        linalg.yield %s : f32
      } -> tensor<5x3xf32>
      %n = tensor.insert_slice %new into %b[0, 0, %kh, %kw] [5, 3, 1, 1] [1, 1, 1, 1] : tensor<5x3xf32> into tensor<5x3x3x3xf32>
      scf.yield %n : tensor<5x3x3x3xf32>
    }
    scf.yield %q : tensor<5x3x3x3xf32>
  }
  return %r : tensor<5x3x3x3xf32>
}
// The gradient of the input: each place of the window adds to a strided slice.
func.func private @input_gradient_by_tap(%w: tensor<5x3x3x3xf32>, %dy: tensor<2x5x4x9xf32>) -> tensor<2x3x9x20xf32> attributes {pipe.function} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<2x3x9x20xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<2x3x9x20xf32>) -> tensor<2x3x9x20xf32>
  %r = scf.for %kh = %c0 to %c3 step %c1 iter_args(%a = %z) -> tensor<2x3x9x20xf32> {
    %q = scf.for %kw = %c0 to %c3 step %c1 iter_args(%b = %a) -> tensor<2x3x9x20xf32> {
      %ws = tensor.extract_slice %w[0, 0, %kh, %kw] [5, 3, 1, 1] [1, 1, 1, 1] : tensor<5x3x3x3xf32> to tensor<5x3xf32>
      %old = tensor.extract_slice %b[0, 0, %kh, %kw] [2, 3, 4, 9] [1, 1, 2, 2] : tensor<2x3x9x20xf32> to tensor<2x3x4x9xf32>
      %new = linalg.generic {indexing_maps = [affine_map<(n, c, h, w, f) -> (f, c)>, affine_map<(n, c, h, w, f) -> (n, f, h, w)>, affine_map<(n, c, h, w, f) -> (n, c, h, w)>],
          iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%ws, %dy : tensor<5x3xf32>, tensor<2x5x4x9xf32>) outs(%old : tensor<2x3x4x9xf32>) {
      ^bb0(%u: f32, %v: f32, %o: f32):
        %p = arith.mulf %u, %v : f32
        %s = arith.addf %o, %p : f32
        linalg.yield %s : f32
      } -> tensor<2x3x4x9xf32>
      %n = tensor.insert_slice %new into %b[0, 0, %kh, %kw] [2, 3, 4, 9] [1, 1, 2, 2] : tensor<2x3x4x9xf32> into tensor<2x3x9x20xf32>
      scf.yield %n : tensor<2x3x9x20xf32>
    }
    scf.yield %q : tensor<2x3x9x20xf32>
  }
  return %r : tensor<2x3x9x20xf32>
}
// The same by spreading the gradient, padding it and convolving with the flipped window.
func.func private @input_gradient_by_padding(%w: tensor<5x3x3x3xf32>, %dy: tensor<2x5x4x9xf32>) -> tensor<2x3x9x19xf32> attributes {pipe.function} {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<2x5x11x21xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<2x5x11x21xf32>) -> tensor<2x5x11x21xf32>
  %s = tensor.insert_slice %dy into %z[0, 0, 2, 2] [2, 5, 4, 9] [1, 1, 2, 2] : tensor<2x5x4x9xf32> into tensor<2x5x11x21xf32>
  %ef = tensor.empty() : tensor<3x5x3x3xf32>
  %f = linalg.generic {indexing_maps = [#id4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%ef : tensor<3x5x3x3xf32>) {
  ^bb0(%o: f32):
    %two = arith.constant 2 : index
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %k = linalg.index 2 : index
    %l = linalg.index 3 : index
    %kf = arith.subi %two, %k : index
    %lf = arith.subi %two, %l : index
    %v = tensor.extract %w[%j, %i, %kf, %lf] : tensor<5x3x3x3xf32>
    linalg.yield %v : f32
  } -> tensor<3x5x3x3xf32>
  %ey = tensor.empty() : tensor<2x3x9x19xf32>
  %zy = linalg.fill ins(%zero : f32) outs(%ey : tensor<2x3x9x19xf32>) -> tensor<2x3x9x19xf32>
  %y = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%s, %f : tensor<2x5x11x21xf32>, tensor<3x5x3x3xf32>) outs(%zy : tensor<2x3x9x19xf32>) -> tensor<2x3x9x19xf32>
  return %y : tensor<2x3x9x19xf32>
}
func.func private @max_pool(%x: tensor<2x3x9x20xf32>) -> tensor<2x3x4x9xf32> attributes {pipe.function} {
  %low = arith.constant 0xFF800000 : f32
  %p = tensor.pad %x low[0, 0, 0, 0] high[0, 0, 0, 1] {
  ^bb0(%i: index, %j: index, %k: index, %l: index):
    tensor.yield %low : f32
  } : tensor<2x3x9x20xf32> to tensor<2x3x9x21xf32>
  %win = tensor.empty() : tensor<3x3xf32>
  %e = tensor.empty() : tensor<2x3x4x9xf32>
  %z = linalg.fill ins(%low : f32) outs(%e : tensor<2x3x4x9xf32>) -> tensor<2x3x4x9xf32>
  %q = tensor.extract_slice %p[0, 0, 0, 0] [2, 3, 9, 19] [1, 1, 1, 1] : tensor<2x3x9x21xf32> to tensor<2x3x9x19xf32>
  %y = linalg.pooling_nchw_max {dilations = dense<1> : vector<2xi64>, strides = dense<2> : vector<2xi64>} ins(%q, %win : tensor<2x3x9x19xf32>, tensor<3x3xf32>) outs(%z : tensor<2x3x4x9xf32>) -> tensor<2x3x4x9xf32>
  return %y : tensor<2x3x4x9xf32>
}
func.func private @sum_pool(%x: tensor<2x3x8x140xf32>) -> tensor<2x3x4x70xf32> attributes {pipe.function} {
  %zero = arith.constant 0.0 : f32
  %win = tensor.empty() : tensor<2x2xf32>
  %e = tensor.empty() : tensor<2x3x4x70xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<2x3x4x70xf32>) -> tensor<2x3x4x70xf32>
  %y = linalg.pooling_nchw_sum {dilations = dense<1> : vector<2xi64>, strides = dense<2> : vector<2xi64>} ins(%x, %win : tensor<2x3x8x140xf32>, tensor<2x2xf32>) outs(%z : tensor<2x3x4x70xf32>) -> tensor<2x3x4x70xf32>
  return %y : tensor<2x3x4x70xf32>
}
// A window's largest and its place, then the gradient sent to that place.
func.func private @max_pool_gradient(%x: tensor<2x9x20xf32>, %dy: tensor<2x4x9xf32>) -> tensor<2x9x20xf32> attributes {pipe.function} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c9 = arith.constant 9 : index
  %zero = arith.constant 0.0 : f32
  %low = arith.constant 0xFF800000 : f32
  %none = arith.constant 0 : i64
  %win = tensor.empty() : tensor<3x3xf32>
  %ev = tensor.empty() : tensor<2x4x9xf32>
  %ei = tensor.empty() : tensor<2x4x9xi64>
  %e = tensor.empty() : tensor<2x9x20xf32>
  %fv = linalg.fill ins(%low : f32) outs(%ev : tensor<2x4x9xf32>) -> tensor<2x4x9xf32>
  %fi = linalg.fill ins(%none : i64) outs(%ei : tensor<2x4x9xi64>) -> tensor<2x4x9xi64>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<2x9x20xf32>) -> tensor<2x9x20xf32>
  %m:2 = linalg.generic {indexing_maps = [affine_map<(c, h, w, i, j) -> (c, h * 2 + i, w * 2 + j)>, affine_map<(c, h, w, i, j) -> (i, j)>, affine_map<(c, h, w, i, j) -> (c, h, w)>, affine_map<(c, h, w, i, j) -> (c, h, w)>],
      iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%x, %win : tensor<2x9x20xf32>, tensor<3x3xf32>) outs(%fv, %fi : tensor<2x4x9xf32>, tensor<2x4x9xi64>) {
  ^bb0(%a: f32, %u: f32, %v: f32, %p: i64):
    %i = linalg.index 3 : index
    %j = linalg.index 4 : index
    %ii = arith.muli %i, %c3 : index
    %ij = arith.addi %ii, %j : index
    %k = arith.index_cast %ij : index to i64
    %g = arith.cmpf ogt, %a, %v : f32
    %nv = arith.select %g, %a, %v : f32
    %np = arith.select %g, %k, %p : i64
    linalg.yield %nv, %np : f32, i64
  } -> (tensor<2x4x9xf32>, tensor<2x4x9xi64>)
  %r = scf.for %c = %c0 to %c2 step %c1 iter_args(%t0 = %z) -> tensor<2x9x20xf32> {
    %r1 = scf.for %h = %c0 to %c4 step %c1 iter_args(%t1 = %t0) -> tensor<2x9x20xf32> {
      %r2 = scf.for %w = %c0 to %c9 step %c1 iter_args(%t2 = %t1) -> tensor<2x9x20xf32> {
        %k = tensor.extract %m#1[%c, %h, %w] : tensor<2x4x9xi64>
        %d = tensor.extract %dy[%c, %h, %w] : tensor<2x4x9xf32>
        %kk = arith.index_cast %k : i64 to index
        %i = arith.divui %kk, %c3 : index
        %j = arith.remui %kk, %c3 : index
        %h2 = arith.muli %h, %c2 : index
        %w2 = arith.muli %w, %c2 : index
        %hi = arith.addi %h2, %i : index
        %wj = arith.addi %w2, %j : index
        %old = tensor.extract %t2[%c, %hi, %wj] : tensor<2x9x20xf32>
        %s = arith.addf %old, %d : f32
        %n = tensor.insert %s into %t2[%c, %hi, %wj] : tensor<2x9x20xf32>
        scf.yield %n : tensor<2x9x20xf32>
      }
      scf.yield %r2 : tensor<2x9x20xf32>
    }
    scf.yield %r1 : tensor<2x9x20xf32>
  }
  return %r : tensor<2x9x20xf32>
}
