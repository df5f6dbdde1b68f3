// The layers of a small GPT-2 and their backwards, as pipe-differentiate makes
// them: what fusion meets in practice, with rows of more than one strip.
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0)>
#map2 = affine_map<(d0) -> (d0)>
#map3 = affine_map<(d0, d1) -> (d1)>
#map4 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map5 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map6 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map7 = affine_map<(d0) -> ()>
#map8 = affine_map<() -> ()>
#map9 = affine_map<(d0, d1) -> ()>
#map10 = affine_map<(d0, d1, d2) -> (d2, d0)>
#map11 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map12 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d2, d1, d4)>
#map13 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d3, d1, d4)>
#map14 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3)>
#map15 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map16 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map17 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d4, d2, d3)>
#map18 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d1)>
#map19 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module {
  func.func private @gpt2.lm_head.forward(%arg0: tensor<32x256xf32>, %arg1: tensor<1x32xi32>, %arg2: tensor<256xf32>, %arg3: tensor<256xf32>, %arg4: tensor<256x256xf32>) -> (tensor<f32>, tensor<32xf32>, tensor<32xf32>, tensor<32x256xf32>, tensor<32xf32>) attributes {pipe.function} {
    %0 = tensor.empty() : tensor<32xf32>
    %cst = arith.constant 0.000000e+00 : f32
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<32xf32>) -> tensor<32xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%arg0 : tensor<32x256xf32>) outs(%1 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %19 = arith.addf %out, %in : f32
      linalg.yield %19 : f32
    } -> tensor<32xf32>
    %3 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%2 : tensor<32xf32>) outs(%0 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %cst_1 = arith.constant 2.560000e+02 : f32
      %19 = arith.divf %in, %cst_1 : f32
      linalg.yield %19 : f32
    } -> tensor<32xf32>
    %4 = tensor.empty() : tensor<32x256xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %3 : tensor<32x256xf32>, tensor<32xf32>) outs(%4 : tensor<32x256xf32>) {
    ^bb0(%in: f32, %in_1: f32, %out: f32):
      %19 = arith.subf %in, %in_1 : f32
      linalg.yield %19 : f32
    } -> tensor<32x256xf32>
    %6 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%5 : tensor<32x256xf32>) outs(%1 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %19 = arith.mulf %in, %in : f32
      %20 = arith.addf %out, %19 : f32
      linalg.yield %20 : f32
    } -> tensor<32xf32>
    %7 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%6 : tensor<32xf32>) outs(%0 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %cst_1 = arith.constant 2.560000e+02 : f32
      %19 = arith.divf %in, %cst_1 : f32
      %cst_2 = arith.constant 9.99999974E-6 : f32
      %20 = arith.addf %19, %cst_2 : f32
      %21 = math.rsqrt %20 : f32
      linalg.yield %21 : f32
    } -> tensor<32xf32>
    %8 = linalg.generic {indexing_maps = [#map, #map1, #map3, #map3, #map], iterator_types = ["parallel", "parallel"]} ins(%5, %7, %arg2, %arg3 : tensor<32x256xf32>, tensor<32xf32>, tensor<256xf32>, tensor<256xf32>) outs(%4 : tensor<32x256xf32>) {
    ^bb0(%in: f32, %in_1: f32, %in_2: f32, %in_3: f32, %out: f32):
      %19 = arith.mulf %in, %in_1 : f32
      %20 = arith.mulf %19, %in_2 : f32
      %21 = arith.addf %20, %in_3 : f32
      linalg.yield %21 : f32
    } -> tensor<32x256xf32>
    %9 = linalg.fill ins(%cst : f32) outs(%4 : tensor<32x256xf32>) -> tensor<32x256xf32>
    %10 = linalg.generic {indexing_maps = [#map4, #map5, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%8, %arg4 : tensor<32x256xf32>, tensor<256x256xf32>) outs(%9 : tensor<32x256xf32>) {
    ^bb0(%in: f32, %in_1: f32, %out: f32):
      %19 = arith.mulf %in, %in_1 : f32
      %20 = arith.addf %out, %19 : f32
      linalg.yield %20 : f32
    } -> tensor<32x256xf32>
    %collapsed = tensor.collapse_shape %arg1 [[0, 1]] : tensor<1x32xi32> into tensor<32xi32>
    %cst_0 = arith.constant 0xFF800000 : f32
    %11 = linalg.fill ins(%cst_0 : f32) outs(%0 : tensor<32xf32>) -> tensor<32xf32>
    %12 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%10 : tensor<32x256xf32>) outs(%11 : tensor<32xf32>) attrs =  {pipe.stop_gradient} {
    ^bb0(%in: f32, %out: f32):
      %19 = arith.maximumf %out, %in : f32
      linalg.yield %19 : f32
    } -> tensor<32xf32>
    %13 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%10, %12 : tensor<32x256xf32>, tensor<32xf32>) outs(%4 : tensor<32x256xf32>) {
    ^bb0(%in: f32, %in_1: f32, %out: f32):
      %19 = arith.subf %in, %in_1 : f32
      %20 = math.exp %19 : f32
      linalg.yield %20 : f32
    } -> tensor<32x256xf32>
    %14 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%13 : tensor<32x256xf32>) outs(%1 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %19 = arith.addf %out, %in : f32
      linalg.yield %19 : f32
    } -> tensor<32xf32>
    %15 = tensor.empty() : tensor<f32>
    %16 = linalg.fill ins(%cst : f32) outs(%15 : tensor<f32>) -> tensor<f32>
    %17 = linalg.generic {indexing_maps = [#map2, #map2, #map2, #map7], iterator_types = ["reduction"]} ins(%14, %12, %collapsed : tensor<32xf32>, tensor<32xf32>, tensor<32xi32>) outs(%16 : tensor<f32>) {
    ^bb0(%in: f32, %in_1: f32, %in_2: i32, %out: f32):
      %19 = linalg.index 0 : index
      %20 = arith.index_cast %in_2 : i32 to index
      %extracted = tensor.extract %10[%19, %20] : tensor<32x256xf32>
      %21 = math.log %in : f32
      %22 = arith.addf %21, %in_1 : f32
      %23 = arith.subf %22, %extracted : f32
      %24 = arith.addf %out, %23 : f32
      linalg.yield %24 : f32
    } -> tensor<f32>
    %18 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = []} ins(%17 : tensor<f32>) outs(%15 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %cst_1 = arith.constant 3.125000e-02 : f32
      %19 = arith.mulf %in, %cst_1 : f32
      linalg.yield %19 : f32
    } -> tensor<f32>
    return %18, %3, %7, %13, %14 : tensor<f32>, tensor<32xf32>, tensor<32xf32>, tensor<32x256xf32>, tensor<32xf32>
  }
  func.func private @gpt2.lm_head.backward(%arg0: tensor<32x256xf32>, %arg1: tensor<1x32xi32>, %arg2: tensor<256xf32>, %arg3: tensor<256xf32>, %arg4: tensor<256x256xf32>, %arg5: tensor<32xf32>, %arg6: tensor<32xf32>, %arg7: tensor<32x256xf32>, %arg8: tensor<32xf32>, %arg9: tensor<f32>, %arg10: tensor<256xf32> {pipe.accumulator}, %arg11: tensor<256xf32> {pipe.accumulator}, %arg12: tensor<256x256xf32> {pipe.accumulator}) -> (tensor<32x256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256x256xf32>) attributes {pipe.function} {
    %0 = tensor.empty() : tensor<32x256xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg5 : tensor<32x256xf32>, tensor<32xf32>) outs(%0 : tensor<32x256xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %41 = arith.subf %in, %in_2 : f32
      linalg.yield %41 : f32
    } -> tensor<32x256xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map1, #map3, #map3, #map], iterator_types = ["parallel", "parallel"]} ins(%1, %arg6, %arg2, %arg3 : tensor<32x256xf32>, tensor<32xf32>, tensor<256xf32>, tensor<256xf32>) outs(%0 : tensor<32x256xf32>) {
    ^bb0(%in: f32, %in_2: f32, %in_3: f32, %in_4: f32, %out: f32):
      %41 = arith.mulf %in, %in_2 : f32
      %42 = arith.mulf %41, %in_3 : f32
      %43 = arith.addf %42, %in_4 : f32
      linalg.yield %43 : f32
    } -> tensor<32x256xf32>
    %collapsed = tensor.collapse_shape %arg1 [[0, 1]] : tensor<1x32xi32> into tensor<32xi32>
    %3 = tensor.empty() : tensor<f32>
    %4 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = []} ins(%arg9 : tensor<f32>) outs(%3 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %cst_2 = arith.constant 3.125000e-02 : f32
      %41 = arith.mulf %in, %cst_2 : f32
      linalg.yield %41 : f32
    } -> tensor<f32>
    %5 = tensor.empty() : tensor<32xf32>
    %6 = linalg.generic {indexing_maps = [#map7, #map2, #map2], iterator_types = ["parallel"]} ins(%4, %arg8 : tensor<f32>, tensor<32xf32>) outs(%5 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %41 = arith.divf %in, %in_2 : f32
      linalg.yield %41 : f32
    } -> tensor<32xf32>
    %7 = tensor.empty() : tensor<32x256xf32>
    %8 = linalg.generic {indexing_maps = [#map9, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%4, %collapsed : tensor<f32>, tensor<32xi32>) outs(%7 : tensor<32x256xf32>) {
    ^bb0(%in: f32, %in_2: i32, %out: f32):
      %41 = arith.negf %in : f32
      %42 = linalg.index 1 : index
      %43 = arith.index_cast %in_2 : i32 to index
      %44 = arith.cmpi eq, %42, %43 : index
      %cst_3 = arith.constant 0.000000e+00 : f32
      %45 = arith.select %44, %41, %cst_3 : f32
      linalg.yield %45 : f32
    } -> tensor<32x256xf32>
    %9 = tensor.empty() : tensor<32x256xf32>
    %10 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%6 : tensor<32xf32>) outs(%9 : tensor<32x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x256xf32>
    %11 = tensor.empty() : tensor<32x256xf32>
    %12 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%10, %arg7 : tensor<32x256xf32>, tensor<32x256xf32>) outs(%11 : tensor<32x256xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %41 = arith.mulf %in, %in_2 : f32
      linalg.yield %41 : f32
    } -> tensor<32x256xf32>
    %13 = tensor.empty() : tensor<32x256xf32>
    %14 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%8, %12 : tensor<32x256xf32>, tensor<32x256xf32>) outs(%13 : tensor<32x256xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %41 = arith.addf %in, %in_2 : f32
      linalg.yield %41 : f32
    } -> tensor<32x256xf32>
    %15 = tensor.empty() : tensor<32x256xf32>
    %cst = arith.constant 0.000000e+00 : f32
    %16 = linalg.fill ins(%cst : f32) outs(%15 : tensor<32x256xf32>) -> tensor<32x256xf32>
    %17 = linalg.matmul ins(%14, %arg4 : tensor<32x256xf32>, tensor<256x256xf32>) outs(%16 : tensor<32x256xf32>) -> tensor<32x256xf32>
    %18 = tensor.empty() : tensor<32x256xf32>
    %19 = linalg.generic {indexing_maps = [#map, #map3, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%17, %arg2, %arg6 : tensor<32x256xf32>, tensor<256xf32>, tensor<32xf32>) outs(%18 : tensor<32x256xf32>) {
    ^bb0(%in: f32, %in_2: f32, %in_3: f32, %out: f32):
      %41 = arith.mulf %in, %in_2 : f32
      %42 = arith.mulf %41, %in_3 : f32
      linalg.yield %42 : f32
    } -> tensor<32x256xf32>
    %20 = tensor.empty() : tensor<32xf32>
    %cst_0 = arith.constant 0.000000e+00 : f32
    %21 = linalg.fill ins(%cst_0 : f32) outs(%20 : tensor<32xf32>) -> tensor<32xf32>
    %22 = linalg.generic {indexing_maps = [#map, #map3, #map, #map1], iterator_types = ["parallel", "reduction"]} ins(%17, %arg2, %1 : tensor<32x256xf32>, tensor<256xf32>, tensor<32x256xf32>) outs(%21 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_2: f32, %in_3: f32, %out: f32):
      %41 = arith.mulf %in, %in_2 : f32
      %42 = arith.mulf %41, %in_3 : f32
      %43 = arith.addf %out, %42 : f32
      linalg.yield %43 : f32
    } -> tensor<32xf32>
    %23 = tensor.empty() : tensor<32xf32>
    %24 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%22, %arg6 : tensor<32xf32>, tensor<32xf32>) outs(%23 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %cst_3 = arith.constant -5.000000e-01 : f32
      %41 = arith.mulf %in, %cst_3 : f32
      %42 = arith.mulf %in_2, %in_2 : f32
      %43 = arith.mulf %42, %in_2 : f32
      %44 = arith.mulf %41, %43 : f32
      %cst_4 = arith.constant 2.560000e+02 : f32
      %45 = arith.divf %44, %cst_4 : f32
      linalg.yield %45 : f32
    } -> tensor<32xf32>
    %25 = tensor.empty() : tensor<32x256xf32>
    %26 = linalg.generic {indexing_maps = [#map1, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%24, %1 : tensor<32xf32>, tensor<32x256xf32>) outs(%25 : tensor<32x256xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %41 = arith.mulf %in, %in_2 : f32
      %42 = arith.mulf %in, %in_2 : f32
      %43 = arith.addf %41, %42 : f32
      linalg.yield %43 : f32
    } -> tensor<32x256xf32>
    %27 = tensor.empty() : tensor<32x256xf32>
    %28 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%19, %26 : tensor<32x256xf32>, tensor<32x256xf32>) outs(%27 : tensor<32x256xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %41 = arith.addf %in, %in_2 : f32
      linalg.yield %41 : f32
    } -> tensor<32x256xf32>
    %29 = tensor.empty() : tensor<32xf32>
    %cst_1 = arith.constant 0.000000e+00 : f32
    %30 = linalg.fill ins(%cst_1 : f32) outs(%29 : tensor<32xf32>) -> tensor<32xf32>
    %31 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%28 : tensor<32x256xf32>) outs(%30 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %41 = arith.negf %in : f32
      %42 = arith.addf %out, %41 : f32
      linalg.yield %42 : f32
    } -> tensor<32xf32>
    %32 = tensor.empty() : tensor<32xf32>
    %33 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%31 : tensor<32xf32>) outs(%32 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %cst_2 = arith.constant 2.560000e+02 : f32
      %41 = arith.divf %in, %cst_2 : f32
      linalg.yield %41 : f32
    } -> tensor<32xf32>
    %34 = tensor.empty() : tensor<32x256xf32>
    %35 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%33 : tensor<32xf32>) outs(%34 : tensor<32x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x256xf32>
    %36 = tensor.empty() : tensor<32x256xf32>
    %37 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%28, %35 : tensor<32x256xf32>, tensor<32x256xf32>) outs(%36 : tensor<32x256xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %41 = arith.addf %in, %in_2 : f32
      linalg.yield %41 : f32
    } -> tensor<32x256xf32>
    %38 = linalg.generic {indexing_maps = [#map, #map, #map1, #map3], iterator_types = ["reduction", "parallel"]} ins(%17, %1, %arg6 : tensor<32x256xf32>, tensor<32x256xf32>, tensor<32xf32>) outs(%arg10 : tensor<256xf32>) {
    ^bb0(%in: f32, %in_2: f32, %in_3: f32, %out: f32):
      %41 = arith.mulf %in_2, %in_3 : f32
      %42 = arith.mulf %in, %41 : f32
      %43 = arith.addf %out, %42 : f32
      linalg.yield %43 : f32
    } -> tensor<256xf32>
    %39 = linalg.generic {indexing_maps = [#map, #map3], iterator_types = ["reduction", "parallel"]} ins(%17 : tensor<32x256xf32>) outs(%arg11 : tensor<256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %41 = arith.addf %out, %in : f32
      linalg.yield %41 : f32
    } -> tensor<256xf32>
    %40 = linalg.matmul indexing_maps = [#map10, #map11, #map6] ins(%14, %2 : tensor<32x256xf32>, tensor<32x256xf32>) outs(%arg12 : tensor<256x256xf32>) -> tensor<256x256xf32>
    return %37, %38, %39, %40 : tensor<32x256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256x256xf32>
  }
  func.func private @gpt2.transformer.h.0.forward(%arg0: tensor<32x256xf32>, %arg1: tensor<256xf32>, %arg2: tensor<256xf32>, %arg3: tensor<256x768xf32>, %arg4: tensor<768xf32>, %arg5: tensor<256x256xf32>, %arg6: tensor<256xf32>, %arg7: tensor<256xf32>, %arg8: tensor<256xf32>, %arg9: tensor<256x1024xf32>, %arg10: tensor<1024xf32>, %arg11: tensor<1024x256xf32>, %arg12: tensor<256xf32>) -> (tensor<32x256xf32>, tensor<32xf32>, tensor<32xf32>, tensor<1x32x8x32xf32>, tensor<1x32x8x32xf32>, tensor<1x32x8x32xf32>, tensor<1x8x32x32xf32>, tensor<1x8x32xf32>, tensor<1x32x8x32xf32>, tensor<32x256xf32>, tensor<32xf32>, tensor<32x1024xf32>, tensor<32x1024xf32>) attributes {pipe.function} {
    %0 = tensor.empty() : tensor<32xf32>
    %cst = arith.constant 0.000000e+00 : f32
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<32xf32>) -> tensor<32xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%arg0 : tensor<32x256xf32>) outs(%1 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %45 = arith.addf %out, %in : f32
      linalg.yield %45 : f32
    } -> tensor<32xf32>
    %3 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%2 : tensor<32xf32>) outs(%0 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %cst_5 = arith.constant 2.560000e+02 : f32
      %45 = arith.divf %in, %cst_5 : f32
      linalg.yield %45 : f32
    } -> tensor<32xf32>
    %4 = tensor.empty() : tensor<32x256xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %3 : tensor<32x256xf32>, tensor<32xf32>) outs(%4 : tensor<32x256xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %45 = arith.subf %in, %in_5 : f32
      linalg.yield %45 : f32
    } -> tensor<32x256xf32>
    %6 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%5 : tensor<32x256xf32>) outs(%1 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %45 = arith.mulf %in, %in : f32
      %46 = arith.addf %out, %45 : f32
      linalg.yield %46 : f32
    } -> tensor<32xf32>
    %7 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%6 : tensor<32xf32>) outs(%0 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %cst_5 = arith.constant 2.560000e+02 : f32
      %45 = arith.divf %in, %cst_5 : f32
      %cst_6 = arith.constant 9.99999974E-6 : f32
      %46 = arith.addf %45, %cst_6 : f32
      %47 = math.rsqrt %46 : f32
      linalg.yield %47 : f32
    } -> tensor<32xf32>
    %8 = linalg.generic {indexing_maps = [#map, #map1, #map3, #map3, #map], iterator_types = ["parallel", "parallel"]} ins(%5, %7, %arg1, %arg2 : tensor<32x256xf32>, tensor<32xf32>, tensor<256xf32>, tensor<256xf32>) outs(%4 : tensor<32x256xf32>) {
    ^bb0(%in: f32, %in_5: f32, %in_6: f32, %in_7: f32, %out: f32):
      %45 = arith.mulf %in, %in_5 : f32
      %46 = arith.mulf %45, %in_6 : f32
      %47 = arith.addf %46, %in_7 : f32
      linalg.yield %47 : f32
    } -> tensor<32x256xf32>
    %9 = tensor.empty() : tensor<32x768xf32>
    %10 = linalg.fill ins(%cst : f32) outs(%9 : tensor<32x768xf32>) -> tensor<32x768xf32>
    %11 = linalg.matmul ins(%8, %arg3 : tensor<32x256xf32>, tensor<256x768xf32>) outs(%10 : tensor<32x768xf32>) -> tensor<32x768xf32>
    %12 = linalg.generic {indexing_maps = [#map, #map3, #map], iterator_types = ["parallel", "parallel"]} ins(%11, %arg4 : tensor<32x768xf32>, tensor<768xf32>) outs(%9 : tensor<32x768xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %45 = arith.addf %in, %in_5 : f32
      linalg.yield %45 : f32
    } -> tensor<32x768xf32>
    %extracted_slice = tensor.extract_slice %12[0, 0] [32, 256] [1, 1] : tensor<32x768xf32> to tensor<32x256xf32>
    %expanded = tensor.expand_shape %extracted_slice [[0, 1], [2, 3]] output_shape [1, 32, 8, 32] : tensor<32x256xf32> into tensor<1x32x8x32xf32>
    %extracted_slice_0 = tensor.extract_slice %12[0, 256] [32, 256] [1, 1] : tensor<32x768xf32> to tensor<32x256xf32>
    %expanded_1 = tensor.expand_shape %extracted_slice_0 [[0, 1], [2, 3]] output_shape [1, 32, 8, 32] : tensor<32x256xf32> into tensor<1x32x8x32xf32>
    %extracted_slice_2 = tensor.extract_slice %12[0, 512] [32, 256] [1, 1] : tensor<32x768xf32> to tensor<32x256xf32>
    %expanded_3 = tensor.expand_shape %extracted_slice_2 [[0, 1], [2, 3]] output_shape [1, 32, 8, 32] : tensor<32x256xf32> into tensor<1x32x8x32xf32>
    %13 = tensor.empty() : tensor<1x8x32x32xf32>
    %14 = linalg.fill ins(%cst : f32) outs(%13 : tensor<1x8x32x32xf32>) -> tensor<1x8x32x32xf32>
    %15 = linalg.generic {indexing_maps = [#map12, #map13, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%expanded, %expanded_1 : tensor<1x32x8x32xf32>, tensor<1x32x8x32xf32>) outs(%14 : tensor<1x8x32x32xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %45 = arith.mulf %in, %in_5 : f32
      %46 = arith.addf %out, %45 : f32
      linalg.yield %46 : f32
    } -> tensor<1x8x32x32xf32>
    %16 = linalg.generic {indexing_maps = [#map15, #map15], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%15 : tensor<1x8x32x32xf32>) outs(%13 : tensor<1x8x32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %45 = linalg.index 3 : index
      %46 = arith.index_cast %45 : index to i32
      %47 = linalg.index 2 : index
      %48 = arith.index_cast %47 : index to i32
      %49 = arith.cmpi sgt, %46, %48 : i32
      %cst_5 = arith.constant 0.176776692 : f32
      %50 = arith.mulf %in, %cst_5 : f32
      %cst_6 = arith.constant 0xFF800000 : f32
      %51 = arith.select %49, %cst_6, %50 : f32
      linalg.yield %51 : f32
    } -> tensor<1x8x32x32xf32>
    %17 = tensor.empty() : tensor<1x8x32xf32>
    %cst_4 = arith.constant 0xFF800000 : f32
    %18 = linalg.fill ins(%cst_4 : f32) outs(%17 : tensor<1x8x32xf32>) -> tensor<1x8x32xf32>
    %19 = linalg.generic {indexing_maps = [#map15, #map16], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%16 : tensor<1x8x32x32xf32>) outs(%18 : tensor<1x8x32xf32>) attrs =  {pipe.stop_gradient} {
    ^bb0(%in: f32, %out: f32):
      %45 = arith.maximumf %out, %in : f32
      linalg.yield %45 : f32
    } -> tensor<1x8x32xf32>
    %20 = linalg.generic {indexing_maps = [#map15, #map16, #map15], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%16, %19 : tensor<1x8x32x32xf32>, tensor<1x8x32xf32>) outs(%13 : tensor<1x8x32x32xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %45 = arith.subf %in, %in_5 : f32
      %46 = math.exp %45 : f32
      linalg.yield %46 : f32
    } -> tensor<1x8x32x32xf32>
    %21 = linalg.fill ins(%cst : f32) outs(%17 : tensor<1x8x32xf32>) -> tensor<1x8x32xf32>
    %22 = linalg.generic {indexing_maps = [#map15, #map16], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%20 : tensor<1x8x32x32xf32>) outs(%21 : tensor<1x8x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %45 = arith.addf %out, %in : f32
      linalg.yield %45 : f32
    } -> tensor<1x8x32xf32>
    %23 = tensor.empty() : tensor<1x32x8x32xf32>
    %24 = linalg.fill ins(%cst : f32) outs(%23 : tensor<1x32x8x32xf32>) -> tensor<1x32x8x32xf32>
    %25 = linalg.generic {indexing_maps = [#map12, #map17, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%20, %expanded_3 : tensor<1x8x32x32xf32>, tensor<1x32x8x32xf32>) outs(%24 : tensor<1x32x8x32xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %45 = arith.mulf %in, %in_5 : f32
      %46 = arith.addf %out, %45 : f32
      linalg.yield %46 : f32
    } -> tensor<1x32x8x32xf32>
    %26 = linalg.generic {indexing_maps = [#map15, #map18, #map15], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%25, %22 : tensor<1x32x8x32xf32>, tensor<1x8x32xf32>) outs(%23 : tensor<1x32x8x32xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %45 = arith.divf %in, %in_5 : f32
      linalg.yield %45 : f32
    } -> tensor<1x32x8x32xf32>
    %collapsed = tensor.collapse_shape %26 [[0, 1], [2, 3]] : tensor<1x32x8x32xf32> into tensor<32x256xf32>
    %27 = linalg.fill ins(%cst : f32) outs(%4 : tensor<32x256xf32>) -> tensor<32x256xf32>
    %28 = linalg.matmul ins(%collapsed, %arg5 : tensor<32x256xf32>, tensor<256x256xf32>) outs(%27 : tensor<32x256xf32>) -> tensor<32x256xf32>
    %29 = linalg.generic {indexing_maps = [#map, #map3, #map], iterator_types = ["parallel", "parallel"]} ins(%28, %arg6 : tensor<32x256xf32>, tensor<256xf32>) outs(%4 : tensor<32x256xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %45 = arith.addf %in, %in_5 : f32
      linalg.yield %45 : f32
    } -> tensor<32x256xf32>
    %30 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %29 : tensor<32x256xf32>, tensor<32x256xf32>) outs(%4 : tensor<32x256xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %45 = arith.addf %in, %in_5 : f32
      linalg.yield %45 : f32
    } -> tensor<32x256xf32>
    %31 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%30 : tensor<32x256xf32>) outs(%1 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %45 = arith.addf %out, %in : f32
      linalg.yield %45 : f32
    } -> tensor<32xf32>
    %32 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%31 : tensor<32xf32>) outs(%0 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %cst_5 = arith.constant 2.560000e+02 : f32
      %45 = arith.divf %in, %cst_5 : f32
      linalg.yield %45 : f32
    } -> tensor<32xf32>
    %33 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%30, %32 : tensor<32x256xf32>, tensor<32xf32>) outs(%4 : tensor<32x256xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %45 = arith.subf %in, %in_5 : f32
      linalg.yield %45 : f32
    } -> tensor<32x256xf32>
    %34 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%33 : tensor<32x256xf32>) outs(%1 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %45 = arith.mulf %in, %in : f32
      %46 = arith.addf %out, %45 : f32
      linalg.yield %46 : f32
    } -> tensor<32xf32>
    %35 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%34 : tensor<32xf32>) outs(%0 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %cst_5 = arith.constant 2.560000e+02 : f32
      %45 = arith.divf %in, %cst_5 : f32
      %cst_6 = arith.constant 9.99999974E-6 : f32
      %46 = arith.addf %45, %cst_6 : f32
      %47 = math.rsqrt %46 : f32
      linalg.yield %47 : f32
    } -> tensor<32xf32>
    %36 = linalg.generic {indexing_maps = [#map, #map1, #map3, #map3, #map], iterator_types = ["parallel", "parallel"]} ins(%33, %35, %arg7, %arg8 : tensor<32x256xf32>, tensor<32xf32>, tensor<256xf32>, tensor<256xf32>) outs(%4 : tensor<32x256xf32>) {
    ^bb0(%in: f32, %in_5: f32, %in_6: f32, %in_7: f32, %out: f32):
      %45 = arith.mulf %in, %in_5 : f32
      %46 = arith.mulf %45, %in_6 : f32
      %47 = arith.addf %46, %in_7 : f32
      linalg.yield %47 : f32
    } -> tensor<32x256xf32>
    %37 = tensor.empty() : tensor<32x1024xf32>
    %38 = linalg.fill ins(%cst : f32) outs(%37 : tensor<32x1024xf32>) -> tensor<32x1024xf32>
    %39 = linalg.matmul ins(%36, %arg9 : tensor<32x256xf32>, tensor<256x1024xf32>) outs(%38 : tensor<32x1024xf32>) -> tensor<32x1024xf32>
    %40 = linalg.generic {indexing_maps = [#map, #map3, #map], iterator_types = ["parallel", "parallel"]} ins(%39, %arg10 : tensor<32x1024xf32>, tensor<1024xf32>) outs(%37 : tensor<32x1024xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %45 = arith.addf %in, %in_5 : f32
      linalg.yield %45 : f32
    } -> tensor<32x1024xf32>
    %41 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%40 : tensor<32x1024xf32>) outs(%37 : tensor<32x1024xf32>) {
    ^bb0(%in: f32, %out: f32):
      %45 = arith.mulf %in, %in : f32
      %46 = arith.mulf %45, %in : f32
      %cst_5 = arith.constant 4.471500e-02 : f32
      %47 = arith.mulf %46, %cst_5 : f32
      %48 = arith.addf %in, %47 : f32
      %cst_6 = arith.constant 0.797884583 : f32
      %49 = arith.mulf %48, %cst_6 : f32
      %50 = math.tanh %49 : f32
      %cst_7 = arith.constant 1.000000e+00 : f32
      %51 = arith.addf %50, %cst_7 : f32
      %cst_8 = arith.constant 5.000000e-01 : f32
      %52 = arith.mulf %in, %cst_8 : f32
      %53 = arith.mulf %52, %51 : f32
      linalg.yield %53 : f32
    } -> tensor<32x1024xf32>
    %42 = linalg.matmul ins(%41, %arg11 : tensor<32x1024xf32>, tensor<1024x256xf32>) outs(%27 : tensor<32x256xf32>) -> tensor<32x256xf32>
    %43 = linalg.generic {indexing_maps = [#map, #map3, #map], iterator_types = ["parallel", "parallel"]} ins(%42, %arg12 : tensor<32x256xf32>, tensor<256xf32>) outs(%4 : tensor<32x256xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %45 = arith.addf %in, %in_5 : f32
      linalg.yield %45 : f32
    } -> tensor<32x256xf32>
    %44 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%30, %43 : tensor<32x256xf32>, tensor<32x256xf32>) outs(%4 : tensor<32x256xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %45 = arith.addf %in, %in_5 : f32
      linalg.yield %45 : f32
    } -> tensor<32x256xf32>
    return %44, %3, %7, %expanded, %expanded_1, %expanded_3, %20, %22, %26, %33, %35, %40, %41 : tensor<32x256xf32>, tensor<32xf32>, tensor<32xf32>, tensor<1x32x8x32xf32>, tensor<1x32x8x32xf32>, tensor<1x32x8x32xf32>, tensor<1x8x32x32xf32>, tensor<1x8x32xf32>, tensor<1x32x8x32xf32>, tensor<32x256xf32>, tensor<32xf32>, tensor<32x1024xf32>, tensor<32x1024xf32>
  }
  func.func private @gpt2.transformer.h.0.backward(%arg0: tensor<32x256xf32>, %arg1: tensor<256xf32>, %arg2: tensor<256xf32>, %arg3: tensor<256x768xf32>, %arg4: tensor<256x256xf32>, %arg5: tensor<256xf32>, %arg6: tensor<256xf32>, %arg7: tensor<256x1024xf32>, %arg8: tensor<1024x256xf32>, %arg9: tensor<32xf32>, %arg10: tensor<32xf32>, %arg11: tensor<1x32x8x32xf32>, %arg12: tensor<1x32x8x32xf32>, %arg13: tensor<1x32x8x32xf32>, %arg14: tensor<1x8x32x32xf32>, %arg15: tensor<1x8x32xf32>, %arg16: tensor<1x32x8x32xf32>, %arg17: tensor<32x256xf32>, %arg18: tensor<32xf32>, %arg19: tensor<32x1024xf32>, %arg20: tensor<32x1024xf32>, %arg21: tensor<32x256xf32>, %arg22: tensor<256xf32> {pipe.accumulator}, %arg23: tensor<256xf32> {pipe.accumulator}, %arg24: tensor<256x768xf32> {pipe.accumulator}, %arg25: tensor<768xf32> {pipe.accumulator}, %arg26: tensor<256x256xf32> {pipe.accumulator}, %arg27: tensor<256xf32> {pipe.accumulator}, %arg28: tensor<256xf32> {pipe.accumulator}, %arg29: tensor<256xf32> {pipe.accumulator}, %arg30: tensor<256x1024xf32> {pipe.accumulator}, %arg31: tensor<1024xf32> {pipe.accumulator}, %arg32: tensor<1024x256xf32> {pipe.accumulator}, %arg33: tensor<256xf32> {pipe.accumulator}) -> (tensor<32x256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256x768xf32>, tensor<768xf32>, tensor<256x256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256x1024xf32>, tensor<1024xf32>, tensor<1024x256xf32>, tensor<256xf32>) attributes {pipe.function} {
    %0 = tensor.empty() : tensor<32x256xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg9 : tensor<32x256xf32>, tensor<32xf32>) outs(%0 : tensor<32x256xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %100 = arith.subf %in, %in_17 : f32
      linalg.yield %100 : f32
    } -> tensor<32x256xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map1, #map3, #map3, #map], iterator_types = ["parallel", "parallel"]} ins(%1, %arg10, %arg1, %arg2 : tensor<32x256xf32>, tensor<32xf32>, tensor<256xf32>, tensor<256xf32>) outs(%0 : tensor<32x256xf32>) {
    ^bb0(%in: f32, %in_17: f32, %in_18: f32, %in_19: f32, %out: f32):
      %100 = arith.mulf %in, %in_17 : f32
      %101 = arith.mulf %100, %in_18 : f32
      %102 = arith.addf %101, %in_19 : f32
      linalg.yield %102 : f32
    } -> tensor<32x256xf32>
    %collapsed = tensor.collapse_shape %arg16 [[0, 1], [2, 3]] : tensor<1x32x8x32xf32> into tensor<32x256xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map1, #map3, #map3, #map], iterator_types = ["parallel", "parallel"]} ins(%arg17, %arg18, %arg5, %arg6 : tensor<32x256xf32>, tensor<32xf32>, tensor<256xf32>, tensor<256xf32>) outs(%0 : tensor<32x256xf32>) {
    ^bb0(%in: f32, %in_17: f32, %in_18: f32, %in_19: f32, %out: f32):
      %100 = arith.mulf %in, %in_17 : f32
      %101 = arith.mulf %100, %in_18 : f32
      %102 = arith.addf %101, %in_19 : f32
      linalg.yield %102 : f32
    } -> tensor<32x256xf32>
    %4 = tensor.empty() : tensor<32x1024xf32>
    %cst = arith.constant 0.000000e+00 : f32
    %5 = linalg.fill ins(%cst : f32) outs(%4 : tensor<32x1024xf32>) -> tensor<32x1024xf32>
    %6 = linalg.matmul indexing_maps = [#map4, #map5, #map6] ins(%arg21, %arg8 : tensor<32x256xf32>, tensor<1024x256xf32>) outs(%5 : tensor<32x1024xf32>) -> tensor<32x1024xf32>
    %7 = tensor.empty() : tensor<32x1024xf32>
    %8 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%6, %arg19 : tensor<32x1024xf32>, tensor<32x1024xf32>) outs(%7 : tensor<32x1024xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %100 = arith.mulf %in_17, %in_17 : f32
      %101 = arith.mulf %100, %in_17 : f32
      %cst_18 = arith.constant 4.471500e-02 : f32
      %102 = arith.mulf %101, %cst_18 : f32
      %103 = arith.addf %in_17, %102 : f32
      %cst_19 = arith.constant 0.797884583 : f32
      %104 = arith.mulf %103, %cst_19 : f32
      %105 = math.tanh %104 : f32
      %cst_20 = arith.constant 1.000000e+00 : f32
      %106 = arith.addf %105, %cst_20 : f32
      %107 = arith.mulf %in, %106 : f32
      %cst_21 = arith.constant 5.000000e-01 : f32
      %108 = arith.mulf %in_17, %cst_21 : f32
      %109 = arith.mulf %in, %108 : f32
      %110 = arith.mulf %107, %cst_21 : f32
      %111 = arith.mulf %105, %105 : f32
      %cst_22 = arith.constant 1.000000e+00 : f32
      %112 = arith.subf %cst_22, %111 : f32
      %113 = arith.mulf %109, %112 : f32
      %114 = arith.mulf %113, %cst_19 : f32
      %115 = arith.addf %110, %114 : f32
      %116 = arith.mulf %114, %cst_18 : f32
      %117 = arith.mulf %116, %in_17 : f32
      %118 = arith.mulf %116, %100 : f32
      %119 = arith.addf %115, %118 : f32
      %120 = arith.mulf %117, %in_17 : f32
      %121 = arith.addf %119, %120 : f32
      %122 = arith.mulf %117, %in_17 : f32
      %123 = arith.addf %121, %122 : f32
      linalg.yield %123 : f32
    } -> tensor<32x1024xf32>
    %9 = tensor.empty() : tensor<32x256xf32>
    %cst_0 = arith.constant 0.000000e+00 : f32
    %10 = linalg.fill ins(%cst_0 : f32) outs(%9 : tensor<32x256xf32>) -> tensor<32x256xf32>
    %11 = linalg.matmul indexing_maps = [#map4, #map5, #map6] ins(%8, %arg7 : tensor<32x1024xf32>, tensor<256x1024xf32>) outs(%10 : tensor<32x256xf32>) -> tensor<32x256xf32>
    %12 = tensor.empty() : tensor<32x256xf32>
    %13 = linalg.generic {indexing_maps = [#map, #map3, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%11, %arg5, %arg18 : tensor<32x256xf32>, tensor<256xf32>, tensor<32xf32>) outs(%12 : tensor<32x256xf32>) {
    ^bb0(%in: f32, %in_17: f32, %in_18: f32, %out: f32):
      %100 = arith.mulf %in, %in_17 : f32
      %101 = arith.mulf %100, %in_18 : f32
      linalg.yield %101 : f32
    } -> tensor<32x256xf32>
    %14 = tensor.empty() : tensor<32xf32>
    %cst_1 = arith.constant 0.000000e+00 : f32
    %15 = linalg.fill ins(%cst_1 : f32) outs(%14 : tensor<32xf32>) -> tensor<32xf32>
    %16 = linalg.generic {indexing_maps = [#map, #map3, #map, #map1], iterator_types = ["parallel", "reduction"]} ins(%11, %arg5, %arg17 : tensor<32x256xf32>, tensor<256xf32>, tensor<32x256xf32>) outs(%15 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_17: f32, %in_18: f32, %out: f32):
      %100 = arith.mulf %in, %in_17 : f32
      %101 = arith.mulf %100, %in_18 : f32
      %102 = arith.addf %out, %101 : f32
      linalg.yield %102 : f32
    } -> tensor<32xf32>
    %17 = tensor.empty() : tensor<32xf32>
    %18 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%16, %arg18 : tensor<32xf32>, tensor<32xf32>) outs(%17 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %cst_18 = arith.constant -5.000000e-01 : f32
      %100 = arith.mulf %in, %cst_18 : f32
      %101 = arith.mulf %in_17, %in_17 : f32
      %102 = arith.mulf %101, %in_17 : f32
      %103 = arith.mulf %100, %102 : f32
      %cst_19 = arith.constant 2.560000e+02 : f32
      %104 = arith.divf %103, %cst_19 : f32
      linalg.yield %104 : f32
    } -> tensor<32xf32>
    %19 = tensor.empty() : tensor<32x256xf32>
    %20 = linalg.generic {indexing_maps = [#map1, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%18, %arg17 : tensor<32xf32>, tensor<32x256xf32>) outs(%19 : tensor<32x256xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %100 = arith.mulf %in, %in_17 : f32
      %101 = arith.mulf %in, %in_17 : f32
      %102 = arith.addf %100, %101 : f32
      linalg.yield %102 : f32
    } -> tensor<32x256xf32>
    %21 = tensor.empty() : tensor<32x256xf32>
    %22 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%13, %20 : tensor<32x256xf32>, tensor<32x256xf32>) outs(%21 : tensor<32x256xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %100 = arith.addf %in, %in_17 : f32
      linalg.yield %100 : f32
    } -> tensor<32x256xf32>
    %23 = tensor.empty() : tensor<32xf32>
    %cst_2 = arith.constant 0.000000e+00 : f32
    %24 = linalg.fill ins(%cst_2 : f32) outs(%23 : tensor<32xf32>) -> tensor<32xf32>
    %25 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%22 : tensor<32x256xf32>) outs(%24 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %100 = arith.negf %in : f32
      %101 = arith.addf %out, %100 : f32
      linalg.yield %101 : f32
    } -> tensor<32xf32>
    %26 = tensor.empty() : tensor<32xf32>
    %27 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%25 : tensor<32xf32>) outs(%26 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %cst_17 = arith.constant 2.560000e+02 : f32
      %100 = arith.divf %in, %cst_17 : f32
      linalg.yield %100 : f32
    } -> tensor<32xf32>
    %28 = tensor.empty() : tensor<32x256xf32>
    %29 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%27 : tensor<32xf32>) outs(%28 : tensor<32x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x256xf32>
    %30 = tensor.empty() : tensor<32x256xf32>
    %31 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg21, %22 : tensor<32x256xf32>, tensor<32x256xf32>) outs(%30 : tensor<32x256xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %100 = arith.addf %in, %in_17 : f32
      linalg.yield %100 : f32
    } -> tensor<32x256xf32>
    %32 = tensor.empty() : tensor<32x256xf32>
    %33 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%31, %29 : tensor<32x256xf32>, tensor<32x256xf32>) outs(%32 : tensor<32x256xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %100 = arith.addf %in, %in_17 : f32
      linalg.yield %100 : f32
    } -> tensor<32x256xf32>
    %34 = tensor.empty() : tensor<32x256xf32>
    %cst_3 = arith.constant 0.000000e+00 : f32
    %35 = linalg.fill ins(%cst_3 : f32) outs(%34 : tensor<32x256xf32>) -> tensor<32x256xf32>
    %36 = linalg.matmul indexing_maps = [#map4, #map5, #map6] ins(%33, %arg4 : tensor<32x256xf32>, tensor<256x256xf32>) outs(%35 : tensor<32x256xf32>) -> tensor<32x256xf32>
    %expanded = tensor.expand_shape %36 [[0, 1], [2, 3]] output_shape [1, 32, 8, 32] : tensor<32x256xf32> into tensor<1x32x8x32xf32>
    %37 = tensor.empty() : tensor<1x32x8x32xf32>
    %38 = linalg.generic {indexing_maps = [#map15, #map18, #map15], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded, %arg15 : tensor<1x32x8x32xf32>, tensor<1x8x32xf32>) outs(%37 : tensor<1x32x8x32xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %100 = arith.divf %in, %in_17 : f32
      linalg.yield %100 : f32
    } -> tensor<1x32x8x32xf32>
    %39 = tensor.empty() : tensor<1x8x32xf32>
    %cst_4 = arith.constant 0.000000e+00 : f32
    %40 = linalg.fill ins(%cst_4 : f32) outs(%39 : tensor<1x8x32xf32>) -> tensor<1x8x32xf32>
    %41 = linalg.generic {indexing_maps = [#map15, #map18, #map15, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded, %arg15, %arg16 : tensor<1x32x8x32xf32>, tensor<1x8x32xf32>, tensor<1x32x8x32xf32>) outs(%40 : tensor<1x8x32xf32>) {
    ^bb0(%in: f32, %in_17: f32, %in_18: f32, %out: f32):
      %100 = arith.divf %in, %in_17 : f32
      %101 = arith.mulf %100, %in_18 : f32
      %102 = arith.negf %101 : f32
      %103 = arith.addf %out, %102 : f32
      linalg.yield %103 : f32
    } -> tensor<1x8x32xf32>
    %42 = tensor.empty() : tensor<1x8x32x32xf32>
    %cst_5 = arith.constant 0.000000e+00 : f32
    %43 = linalg.fill ins(%cst_5 : f32) outs(%42 : tensor<1x8x32x32xf32>) -> tensor<1x8x32x32xf32>
    %44 = linalg.generic {indexing_maps = [#map14, #map17, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction", "parallel"]} ins(%38, %arg13 : tensor<1x32x8x32xf32>, tensor<1x32x8x32xf32>) outs(%43 : tensor<1x8x32x32xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %100 = arith.mulf %in, %in_17 : f32
      %101 = arith.addf %out, %100 : f32
      linalg.yield %101 : f32
    } -> tensor<1x8x32x32xf32>
    %45 = tensor.empty() : tensor<1x32x8x32xf32>
    %cst_6 = arith.constant 0.000000e+00 : f32
    %46 = linalg.fill ins(%cst_6 : f32) outs(%45 : tensor<1x32x8x32xf32>) -> tensor<1x32x8x32xf32>
    %47 = linalg.generic {indexing_maps = [#map14, #map12, #map17], iterator_types = ["parallel", "reduction", "parallel", "parallel", "parallel"]} ins(%38, %arg14 : tensor<1x32x8x32xf32>, tensor<1x8x32x32xf32>) outs(%46 : tensor<1x32x8x32xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %100 = arith.mulf %in, %in_17 : f32
      %101 = arith.addf %out, %100 : f32
      linalg.yield %101 : f32
    } -> tensor<1x32x8x32xf32>
    %48 = tensor.empty() : tensor<1x8x32x32xf32>
    %49 = linalg.generic {indexing_maps = [#map16, #map15], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%41 : tensor<1x8x32xf32>) outs(%48 : tensor<1x8x32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x8x32x32xf32>
    %50 = tensor.empty() : tensor<1x8x32x32xf32>
    %51 = linalg.generic {indexing_maps = [#map15, #map15, #map15], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%44, %49 : tensor<1x8x32x32xf32>, tensor<1x8x32x32xf32>) outs(%50 : tensor<1x8x32x32xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %100 = arith.addf %in, %in_17 : f32
      linalg.yield %100 : f32
    } -> tensor<1x8x32x32xf32>
    %52 = tensor.empty() : tensor<1x8x32x32xf32>
    %53 = linalg.generic {indexing_maps = [#map15, #map15, #map15], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%51, %arg14 : tensor<1x8x32x32xf32>, tensor<1x8x32x32xf32>) outs(%52 : tensor<1x8x32x32xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %100 = arith.mulf %in, %in_17 : f32
      linalg.yield %100 : f32
    } -> tensor<1x8x32x32xf32>
    %54 = tensor.empty() : tensor<1x8x32x32xf32>
    %55 = linalg.generic {indexing_maps = [#map15, #map15], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%53 : tensor<1x8x32x32xf32>) outs(%54 : tensor<1x8x32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %100 = linalg.index 3 : index
      %101 = arith.index_cast %100 : index to i32
      %102 = linalg.index 2 : index
      %103 = arith.index_cast %102 : index to i32
      %104 = arith.cmpi sgt, %101, %103 : i32
      %cst_17 = arith.constant 0.000000e+00 : f32
      %105 = arith.select %104, %cst_17, %in : f32
      %cst_18 = arith.constant 0.176776692 : f32
      %106 = arith.mulf %105, %cst_18 : f32
      linalg.yield %106 : f32
    } -> tensor<1x8x32x32xf32>
    %56 = tensor.empty() : tensor<1x32x8x32xf32>
    %cst_7 = arith.constant 0.000000e+00 : f32
    %57 = linalg.fill ins(%cst_7 : f32) outs(%56 : tensor<1x32x8x32xf32>) -> tensor<1x32x8x32xf32>
    %58 = linalg.generic {indexing_maps = [#map14, #map13, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction", "parallel"]} ins(%55, %arg12 : tensor<1x8x32x32xf32>, tensor<1x32x8x32xf32>) outs(%57 : tensor<1x32x8x32xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %100 = arith.mulf %in, %in_17 : f32
      %101 = arith.addf %out, %100 : f32
      linalg.yield %101 : f32
    } -> tensor<1x32x8x32xf32>
    %59 = tensor.empty() : tensor<1x32x8x32xf32>
    %cst_8 = arith.constant 0.000000e+00 : f32
    %60 = linalg.fill ins(%cst_8 : f32) outs(%59 : tensor<1x32x8x32xf32>) -> tensor<1x32x8x32xf32>
    %61 = linalg.generic {indexing_maps = [#map14, #map12, #map13], iterator_types = ["parallel", "parallel", "reduction", "parallel", "parallel"]} ins(%55, %arg11 : tensor<1x8x32x32xf32>, tensor<1x32x8x32xf32>) outs(%60 : tensor<1x32x8x32xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %100 = arith.mulf %in, %in_17 : f32
      %101 = arith.addf %out, %100 : f32
      linalg.yield %101 : f32
    } -> tensor<1x32x8x32xf32>
    %collapsed_9 = tensor.collapse_shape %47 [[0, 1], [2, 3]] : tensor<1x32x8x32xf32> into tensor<32x256xf32>
    %collapsed_10 = tensor.collapse_shape %61 [[0, 1], [2, 3]] : tensor<1x32x8x32xf32> into tensor<32x256xf32>
    %collapsed_11 = tensor.collapse_shape %58 [[0, 1], [2, 3]] : tensor<1x32x8x32xf32> into tensor<32x256xf32>
    %62 = tensor.empty() : tensor<32x768xf32>
    %inserted_slice = tensor.insert_slice %collapsed_9 into %62[0, 512] [32, 256] [1, 1] : tensor<32x256xf32> into tensor<32x768xf32>
    %inserted_slice_12 = tensor.insert_slice %collapsed_10 into %inserted_slice[0, 256] [32, 256] [1, 1] : tensor<32x256xf32> into tensor<32x768xf32>
    %inserted_slice_13 = tensor.insert_slice %collapsed_11 into %inserted_slice_12[0, 0] [32, 256] [1, 1] : tensor<32x256xf32> into tensor<32x768xf32>
    %63 = tensor.empty() : tensor<32x256xf32>
    %cst_14 = arith.constant 0.000000e+00 : f32
    %64 = linalg.fill ins(%cst_14 : f32) outs(%63 : tensor<32x256xf32>) -> tensor<32x256xf32>
    %65 = linalg.matmul indexing_maps = [#map4, #map5, #map6] ins(%inserted_slice_13, %arg3 : tensor<32x768xf32>, tensor<256x768xf32>) outs(%64 : tensor<32x256xf32>) -> tensor<32x256xf32>
    %66 = tensor.empty() : tensor<32x256xf32>
    %67 = linalg.generic {indexing_maps = [#map, #map3, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%65, %arg1, %arg10 : tensor<32x256xf32>, tensor<256xf32>, tensor<32xf32>) outs(%66 : tensor<32x256xf32>) {
    ^bb0(%in: f32, %in_17: f32, %in_18: f32, %out: f32):
      %100 = arith.mulf %in, %in_17 : f32
      %101 = arith.mulf %100, %in_18 : f32
      linalg.yield %101 : f32
    } -> tensor<32x256xf32>
    %68 = tensor.empty() : tensor<32xf32>
    %cst_15 = arith.constant 0.000000e+00 : f32
    %69 = linalg.fill ins(%cst_15 : f32) outs(%68 : tensor<32xf32>) -> tensor<32xf32>
    %70 = linalg.generic {indexing_maps = [#map, #map3, #map, #map1], iterator_types = ["parallel", "reduction"]} ins(%65, %arg1, %1 : tensor<32x256xf32>, tensor<256xf32>, tensor<32x256xf32>) outs(%69 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_17: f32, %in_18: f32, %out: f32):
      %100 = arith.mulf %in, %in_17 : f32
      %101 = arith.mulf %100, %in_18 : f32
      %102 = arith.addf %out, %101 : f32
      linalg.yield %102 : f32
    } -> tensor<32xf32>
    %71 = tensor.empty() : tensor<32xf32>
    %72 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%70, %arg10 : tensor<32xf32>, tensor<32xf32>) outs(%71 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %cst_18 = arith.constant -5.000000e-01 : f32
      %100 = arith.mulf %in, %cst_18 : f32
      %101 = arith.mulf %in_17, %in_17 : f32
      %102 = arith.mulf %101, %in_17 : f32
      %103 = arith.mulf %100, %102 : f32
      %cst_19 = arith.constant 2.560000e+02 : f32
      %104 = arith.divf %103, %cst_19 : f32
      linalg.yield %104 : f32
    } -> tensor<32xf32>
    %73 = tensor.empty() : tensor<32x256xf32>
    %74 = linalg.generic {indexing_maps = [#map1, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%72, %1 : tensor<32xf32>, tensor<32x256xf32>) outs(%73 : tensor<32x256xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %100 = arith.mulf %in, %in_17 : f32
      %101 = arith.mulf %in, %in_17 : f32
      %102 = arith.addf %100, %101 : f32
      linalg.yield %102 : f32
    } -> tensor<32x256xf32>
    %75 = tensor.empty() : tensor<32x256xf32>
    %76 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%67, %74 : tensor<32x256xf32>, tensor<32x256xf32>) outs(%75 : tensor<32x256xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %100 = arith.addf %in, %in_17 : f32
      linalg.yield %100 : f32
    } -> tensor<32x256xf32>
    %77 = tensor.empty() : tensor<32xf32>
    %cst_16 = arith.constant 0.000000e+00 : f32
    %78 = linalg.fill ins(%cst_16 : f32) outs(%77 : tensor<32xf32>) -> tensor<32xf32>
    %79 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%76 : tensor<32x256xf32>) outs(%78 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %100 = arith.negf %in : f32
      %101 = arith.addf %out, %100 : f32
      linalg.yield %101 : f32
    } -> tensor<32xf32>
    %80 = tensor.empty() : tensor<32xf32>
    %81 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%79 : tensor<32xf32>) outs(%80 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %cst_17 = arith.constant 2.560000e+02 : f32
      %100 = arith.divf %in, %cst_17 : f32
      linalg.yield %100 : f32
    } -> tensor<32xf32>
    %82 = tensor.empty() : tensor<32x256xf32>
    %83 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%81 : tensor<32xf32>) outs(%82 : tensor<32x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x256xf32>
    %84 = tensor.empty() : tensor<32x256xf32>
    %85 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%33, %76 : tensor<32x256xf32>, tensor<32x256xf32>) outs(%84 : tensor<32x256xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %100 = arith.addf %in, %in_17 : f32
      linalg.yield %100 : f32
    } -> tensor<32x256xf32>
    %86 = tensor.empty() : tensor<32x256xf32>
    %87 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%85, %83 : tensor<32x256xf32>, tensor<32x256xf32>) outs(%86 : tensor<32x256xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %100 = arith.addf %in, %in_17 : f32
      linalg.yield %100 : f32
    } -> tensor<32x256xf32>
    %88 = linalg.generic {indexing_maps = [#map, #map, #map1, #map3], iterator_types = ["reduction", "parallel"]} ins(%65, %1, %arg10 : tensor<32x256xf32>, tensor<32x256xf32>, tensor<32xf32>) outs(%arg22 : tensor<256xf32>) {
    ^bb0(%in: f32, %in_17: f32, %in_18: f32, %out: f32):
      %100 = arith.mulf %in_17, %in_18 : f32
      %101 = arith.mulf %in, %100 : f32
      %102 = arith.addf %out, %101 : f32
      linalg.yield %102 : f32
    } -> tensor<256xf32>
    %89 = linalg.generic {indexing_maps = [#map, #map3], iterator_types = ["reduction", "parallel"]} ins(%65 : tensor<32x256xf32>) outs(%arg23 : tensor<256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %100 = arith.addf %out, %in : f32
      linalg.yield %100 : f32
    } -> tensor<256xf32>
    %90 = linalg.matmul indexing_maps = [#map10, #map11, #map6] ins(%2, %inserted_slice_13 : tensor<32x256xf32>, tensor<32x768xf32>) outs(%arg24 : tensor<256x768xf32>) -> tensor<256x768xf32>
    %91 = linalg.generic {indexing_maps = [#map, #map3], iterator_types = ["reduction", "parallel"]} ins(%inserted_slice_13 : tensor<32x768xf32>) outs(%arg25 : tensor<768xf32>) {
    ^bb0(%in: f32, %out: f32):
      %100 = arith.addf %out, %in : f32
      linalg.yield %100 : f32
    } -> tensor<768xf32>
    %92 = linalg.matmul indexing_maps = [#map10, #map11, #map6] ins(%collapsed, %33 : tensor<32x256xf32>, tensor<32x256xf32>) outs(%arg26 : tensor<256x256xf32>) -> tensor<256x256xf32>
    %93 = linalg.generic {indexing_maps = [#map, #map3], iterator_types = ["reduction", "parallel"]} ins(%33 : tensor<32x256xf32>) outs(%arg27 : tensor<256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %100 = arith.addf %out, %in : f32
      linalg.yield %100 : f32
    } -> tensor<256xf32>
    %94 = linalg.generic {indexing_maps = [#map, #map, #map1, #map3], iterator_types = ["reduction", "parallel"]} ins(%11, %arg17, %arg18 : tensor<32x256xf32>, tensor<32x256xf32>, tensor<32xf32>) outs(%arg28 : tensor<256xf32>) {
    ^bb0(%in: f32, %in_17: f32, %in_18: f32, %out: f32):
      %100 = arith.mulf %in_17, %in_18 : f32
      %101 = arith.mulf %in, %100 : f32
      %102 = arith.addf %out, %101 : f32
      linalg.yield %102 : f32
    } -> tensor<256xf32>
    %95 = linalg.generic {indexing_maps = [#map, #map3], iterator_types = ["reduction", "parallel"]} ins(%11 : tensor<32x256xf32>) outs(%arg29 : tensor<256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %100 = arith.addf %out, %in : f32
      linalg.yield %100 : f32
    } -> tensor<256xf32>
    %96 = linalg.matmul indexing_maps = [#map10, #map11, #map6] ins(%3, %8 : tensor<32x256xf32>, tensor<32x1024xf32>) outs(%arg30 : tensor<256x1024xf32>) -> tensor<256x1024xf32>
    %97 = linalg.generic {indexing_maps = [#map, #map3], iterator_types = ["reduction", "parallel"]} ins(%8 : tensor<32x1024xf32>) outs(%arg31 : tensor<1024xf32>) {
    ^bb0(%in: f32, %out: f32):
      %100 = arith.addf %out, %in : f32
      linalg.yield %100 : f32
    } -> tensor<1024xf32>
    %98 = linalg.matmul indexing_maps = [#map10, #map11, #map6] ins(%arg20, %arg21 : tensor<32x1024xf32>, tensor<32x256xf32>) outs(%arg32 : tensor<1024x256xf32>) -> tensor<1024x256xf32>
    %99 = linalg.generic {indexing_maps = [#map, #map3], iterator_types = ["reduction", "parallel"]} ins(%arg21 : tensor<32x256xf32>) outs(%arg33 : tensor<256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %100 = arith.addf %out, %in : f32
      linalg.yield %100 : f32
    } -> tensor<256xf32>
    return %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99 : tensor<32x256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256x768xf32>, tensor<768xf32>, tensor<256x256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256x1024xf32>, tensor<1024xf32>, tensor<1024x256xf32>, tensor<256xf32>
  }
  func.func private @gpt2.transformer.embedding.forward(%arg0: tensor<1x32xi32>, %arg1: tensor<256x256xf32>, %arg2: tensor<32x256xf32>) -> tensor<32x256xf32> attributes {pipe.function} {
    %0 = tensor.empty() : tensor<1x32x256xf32>
    %1 = linalg.generic {indexing_maps = [#map6, #map5, #map19], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %arg2 : tensor<1x32xi32>, tensor<32x256xf32>) outs(%0 : tensor<1x32x256xf32>) {
    ^bb0(%in: i32, %in_0: f32, %out: f32):
      %2 = linalg.index 2 : index
      %3 = arith.index_cast %in : i32 to index
      %extracted = tensor.extract %arg1[%3, %2] : tensor<256x256xf32>
      %4 = arith.addf %extracted, %in_0 : f32
      linalg.yield %4 : f32
    } -> tensor<1x32x256xf32>
    %collapsed = tensor.collapse_shape %1 [[0, 1], [2]] : tensor<1x32x256xf32> into tensor<32x256xf32>
    return %collapsed : tensor<32x256xf32>
  }
  func.func private @gpt2.transformer.embedding.backward(%arg0: tensor<1x32xi32>, %arg1: tensor<32x256xf32>, %arg2: tensor<256x256xf32> {pipe.accumulator}, %arg3: tensor<32x256xf32> {pipe.accumulator}) -> (tensor<256x256xf32>, tensor<32x256xf32>) attributes {pipe.function} {
    %expanded = tensor.expand_shape %arg1 [[0, 1], [2]] output_shape [1, 32, 256] : tensor<32x256xf32> into tensor<1x32x256xf32>
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c1_0 = arith.constant 1 : index
    %0 = scf.for %arg4 = %c0 to %c1 step %c1_0 iter_args(%arg5 = %arg2) -> (tensor<256x256xf32>) {
      %c0_1 = arith.constant 0 : index
      %c32 = arith.constant 32 : index
      %c1_2 = arith.constant 1 : index
      %2 = scf.for %arg6 = %c0_1 to %c32 step %c1_2 iter_args(%arg7 = %arg5) -> (tensor<256x256xf32>) {
        %extracted = tensor.extract %arg0[%arg4, %arg6] : tensor<1x32xi32>
        %3 = arith.index_cast %extracted : i32 to index
        %extracted_slice = tensor.extract_slice %expanded[%arg4, %arg6, 0] [1, 1, 256] [1, 1, 1] : tensor<1x32x256xf32> to tensor<256xf32>
        %extracted_slice_3 = tensor.extract_slice %arg7[%3, 0] [1, 256] [1, 1] : tensor<256x256xf32> to tensor<256xf32>
        %4 = tensor.empty() : tensor<256xf32>
        %5 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%extracted_slice_3, %extracted_slice : tensor<256xf32>, tensor<256xf32>) outs(%4 : tensor<256xf32>) {
        ^bb0(%in: f32, %in_4: f32, %out: f32):
          %6 = arith.addf %in, %in_4 : f32
          linalg.yield %6 : f32
        } -> tensor<256xf32>
        %inserted_slice = tensor.insert_slice %5 into %arg7[%3, 0] [1, 256] [1, 1] : tensor<256xf32> into tensor<256x256xf32>
        scf.yield %inserted_slice : tensor<256x256xf32>
      }
      scf.yield %2 : tensor<256x256xf32>
    }
    %1 = linalg.generic {indexing_maps = [#map19, #map5], iterator_types = ["reduction", "parallel", "parallel"]} ins(%expanded : tensor<1x32x256xf32>) outs(%arg3 : tensor<32x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %2 = arith.addf %out, %in : f32
      linalg.yield %2 : f32
    } -> tensor<32x256xf32>
    return %0, %1 : tensor<256x256xf32>, tensor<32x256xf32>
  }
}

