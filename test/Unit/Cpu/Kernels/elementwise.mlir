// Elementwise ops of many forms: broadcasts, 0-d tensors, unit dimensions, several
// results, types other than f32, booleans.
#id = affine_map<(r, c) -> (r, c)>
#row = affine_map<(r, c) -> (r)>
#row1 = affine_map<(r, c) -> (r, 0)>
#col = affine_map<(r, c) -> (c)>
#scalar = affine_map<(r, c) -> ()>
#transposed = affine_map<(r, c) -> (c, r)>

func.func private @broadcasts(%x: tensor<6x70xf32>, %r: tensor<6x1xf32>, %c: tensor<70xf32>, %s: tensor<f32>, %t: tensor<70x6xf32>) -> tensor<6x70xf32> attributes {pipe.function} {
  %e = tensor.empty() : tensor<6x70xf32>
  %y = linalg.generic {indexing_maps = [#id, #row1, #col, #scalar, #transposed, #id], iterator_types = ["parallel", "parallel"]}
      ins(%x, %r, %c, %s, %t : tensor<6x70xf32>, tensor<6x1xf32>, tensor<70xf32>, tensor<f32>, tensor<70x6xf32>) outs(%e : tensor<6x70xf32>) {
  ^bb0(%a: f32, %b: f32, %d: f32, %f: f32, %g: f32, %o: f32):
    %0 = arith.addf %a, %b : f32
    %1 = arith.mulf %0, %d : f32
    %2 = arith.subf %1, %f : f32
    %3 = arith.addf %2, %g : f32
    linalg.yield %3 : f32
  } -> tensor<6x70xf32>
  return %y : tensor<6x70xf32>
}
func.func private @row_division(%x: tensor<6x70xf32>, %r: tensor<6xf32>) -> tensor<6x70xf32> attributes {pipe.function} {
  %e = tensor.empty() : tensor<6x70xf32>
  %y = linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "parallel"]}
      ins(%x, %r : tensor<6x70xf32>, tensor<6xf32>) outs(%e : tensor<6x70xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %four = arith.constant 4.0 : f32
    %n = arith.addf %b, %four : f32
    %0 = arith.divf %a, %n : f32
    linalg.yield %0 : f32
  } -> tensor<6x70xf32>
  %z = linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "parallel"]}
      ins(%y, %r : tensor<6x70xf32>, tensor<6xf32>) outs(%e : tensor<6x70xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %0 = arith.divf %a, %b : f32
    linalg.yield %0 : f32
  } -> tensor<6x70xf32>
  return %z : tensor<6x70xf32>
}
func.func private @scalars(%a: tensor<f32>, %b: tensor<f32>) -> tensor<f32> attributes {pipe.function} {
  %e = tensor.empty() : tensor<f32>
  %0 = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []}
      ins(%a, %b : tensor<f32>, tensor<f32>) outs(%e : tensor<f32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %q = arith.divf %x, %y : f32
    linalg.yield %q : f32
  } -> tensor<f32>
  return %0 : tensor<f32>
}
func.func private @two_results(%x: tensor<3x100xf32>) -> (tensor<3x100xf32>, tensor<3x100xf32>) attributes {pipe.function} {
  %e = tensor.empty() : tensor<3x100xf32>
  %e1 = tensor.empty() : tensor<3x100xf32>
  %y:2 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%x : tensor<3x100xf32>) outs(%e, %e1 : tensor<3x100xf32>, tensor<3x100xf32>) {
  ^bb0(%a: f32, %o: f32, %o1: f32):
    %0 = math.exp %a : f32
    %1 = math.sqrt %0 : f32
    linalg.yield %0, %1 : f32, f32
  } -> (tensor<3x100xf32>, tensor<3x100xf32>)
  return %y#0, %y#1 : tensor<3x100xf32>, tensor<3x100xf32>
}
func.func private @tensor_arith(%x: tensor<3x100xf32>, %y: tensor<3x100xf32>) -> (tensor<3x100xf32>, tensor<3x100xi1>) attributes {pipe.function} {
  %c = arith.constant dense<0.5> : tensor<3x100xf32>
  %0 = arith.addf %x, %y : tensor<3x100xf32>
  %1 = arith.mulf %0, %c : tensor<3x100xf32>
  %2 = arith.cmpf ogt, %1, %y : tensor<3x100xf32>
  %3 = arith.select %2, %1, %x : tensor<3x100xi1>, tensor<3x100xf32>
  return %3, %2 : tensor<3x100xf32>, tensor<3x100xi1>
}
func.func private @mask_argument(%x: tensor<3x100xf32>, %m: tensor<3x100xi1>) -> tensor<3x100xf32> attributes {pipe.function} {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<3x100xf32>
  %y = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%m, %x : tensor<3x100xi1>, tensor<3x100xf32>) outs(%e : tensor<3x100xf32>) {
  ^bb0(%b: i1, %a: f32, %o: f32):
    %0 = arith.select %b, %a, %zero : f32
    linalg.yield %0 : f32
  } -> tensor<3x100xf32>
  return %y : tensor<3x100xf32>
}
func.func private @doubles(%x: tensor<3x100xf64>) -> (tensor<3x100xf64>, tensor<3xf64>) attributes {pipe.function} {
  %zero = arith.constant 0.0 : f64
  %e = tensor.empty() : tensor<3x100xf64>
  %er = tensor.empty() : tensor<3xf64>
  %z = linalg.fill ins(%zero : f64) outs(%er : tensor<3xf64>) -> tensor<3xf64>
  %y = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%x : tensor<3x100xf64>) outs(%e : tensor<3x100xf64>) {
  ^bb0(%a: f64, %o: f64):
    %0 = math.exp %a : f64
    %1 = math.tanh %0 : f64
    %2 = math.log %0 : f64
    %3 = arith.addf %1, %2 : f64
    linalg.yield %3 : f64
  } -> tensor<3x100xf64>
  %s = linalg.reduce { arith.addf } ins(%y : tensor<3x100xf64>) outs(%z : tensor<3xf64>) dimensions = [1]
  return %y, %s : tensor<3x100xf64>, tensor<3xf64>
}
func.func private @math(%x: tensor<130xf32>) -> tensor<130xf32> attributes {pipe.function} {
  %e = tensor.empty() : tensor<130xf32>
  %y = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%x : tensor<130xf32>) outs(%e : tensor<130xf32>) {
  ^bb0(%a: f32, %o: f32):
    %two = arith.constant 2.0 : f32
    %b = math.absf %a : f32
    %p = math.powf %b, %two : f32
    %q = math.powf %b, %a : f32
    %s = math.sin %a : f32
    %f = math.erf %a : f32
    %l = math.log1p %b : f32
    %r = math.rsqrt %b : f32
    %m = math.floor %a : f32
    %0 = arith.addf %p, %q : f32
    %1 = arith.addf %0, %s : f32
    %2 = arith.addf %1, %f : f32
    %3 = arith.addf %2, %l : f32
    %4 = arith.mulf %3, %r : f32
    %5 = arith.addf %4, %m : f32
    linalg.yield %5 : f32
  } -> tensor<130xf32>
  return %y : tensor<130xf32>
}
func.func private @relu_and_clamp(%x: tensor<3x100xf32>) -> tensor<3x100xf32> attributes {pipe.function} {
  %zero = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  %e = tensor.empty() : tensor<3x100xf32>
  %y = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%x : tensor<3x100xf32>) outs(%e : tensor<3x100xf32>) {
  ^bb0(%a: f32, %o: f32):
    %0 = arith.maximumf %a, %zero : f32
    %1 = arith.minimumf %one, %0 : f32
    linalg.yield %1 : f32
  } -> tensor<3x100xf32>
  return %y : tensor<3x100xf32>
}
// The initial value is an input that must not be written.
func.func private @updates_an_input(%x: tensor<3x100xf32>, %y: tensor<3x100xf32>) -> tensor<3x100xf32> attributes {pipe.function} {
  %z = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%x : tensor<3x100xf32>) outs(%y : tensor<3x100xf32>) {
  ^bb0(%a: f32, %o: f32):
    %0 = arith.mulf %a, %o : f32
    linalg.yield %0 : f32
  } -> tensor<3x100xf32>
  return %z : tensor<3x100xf32>
}
