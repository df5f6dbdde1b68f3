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
#map8 = affine_map<(d0, d1) -> ()>
#map9 = affine_map<(d0, d1, d2) -> (d2, d0)>
#map10 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map11 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d2, d1, d4)>
#map12 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d3, d1, d4)>
#map13 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3)>
#map14 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map15 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map16 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d4, d2, d3)>
#map17 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d1)>
#map18 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module {
  func.func private @gpt2.lm_head.forward(%arg0: tensor<32x128xf32>, %arg1: tensor<2x16xi32>, %arg2: tensor<128xf32>, %arg3: tensor<128xf32>, %arg4: tensor<256x128xf32>) -> (tensor<f32>, tensor<32xf32>, tensor<32xf32>, tensor<32x256xf32>, tensor<32xf32>) attributes {pipe.function} {
    %0 = tensor.empty() : tensor<32xf32>
    %cst = arith.constant 0.000000e+00 : f32
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<32xf32>) -> tensor<32xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%arg0 : tensor<32x128xf32>) outs(%1 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %19 = arith.addf %out, %in : f32
      linalg.yield %19 : f32
    } -> tensor<32xf32>
    %3 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%2 : tensor<32xf32>) outs(%0 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %cst_1 = arith.constant 1.280000e+02 : f32
      %19 = arith.divf %in, %cst_1 : f32
      linalg.yield %19 : f32
    } -> tensor<32xf32>
    %4 = tensor.empty() : tensor<32x128xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %3 : tensor<32x128xf32>, tensor<32xf32>) outs(%4 : tensor<32x128xf32>) {
    ^bb0(%in: f32, %in_1: f32, %out: f32):
      %19 = arith.subf %in, %in_1 : f32
      linalg.yield %19 : f32
    } -> tensor<32x128xf32>
    %6 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%5 : tensor<32x128xf32>) outs(%1 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %19 = arith.mulf %in, %in : f32
      %20 = arith.addf %out, %19 : f32
      linalg.yield %20 : f32
    } -> tensor<32xf32>
    %7 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%6 : tensor<32xf32>) outs(%0 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %cst_1 = arith.constant 1.280000e+02 : f32
      %19 = arith.divf %in, %cst_1 : f32
      %cst_2 = arith.constant 9.99999974E-6 : f32
      %20 = arith.addf %19, %cst_2 : f32
      %21 = math.rsqrt %20 : f32
      linalg.yield %21 : f32
    } -> tensor<32xf32>
    %8 = linalg.generic {indexing_maps = [#map, #map1, #map3, #map3, #map], iterator_types = ["parallel", "parallel"]} ins(%5, %7, %arg2, %arg3 : tensor<32x128xf32>, tensor<32xf32>, tensor<128xf32>, tensor<128xf32>) outs(%4 : tensor<32x128xf32>) {
    ^bb0(%in: f32, %in_1: f32, %in_2: f32, %in_3: f32, %out: f32):
      %19 = arith.mulf %in, %in_1 : f32
      %20 = arith.mulf %19, %in_2 : f32
      %21 = arith.addf %20, %in_3 : f32
      linalg.yield %21 : f32
    } -> tensor<32x128xf32>
    %9 = tensor.empty() : tensor<32x256xf32>
    %10 = linalg.fill ins(%cst : f32) outs(%9 : tensor<32x256xf32>) -> tensor<32x256xf32>
    %11 = linalg.generic {indexing_maps = [#map4, #map5, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%8, %arg4 : tensor<32x128xf32>, tensor<256x128xf32>) outs(%10 : tensor<32x256xf32>) {
    ^bb0(%in: f32, %in_1: f32, %out: f32):
      %19 = arith.mulf %in, %in_1 : f32
      %20 = arith.addf %out, %19 : f32
      linalg.yield %20 : f32
    } -> tensor<32x256xf32>
    %collapsed = tensor.collapse_shape %arg1 [[0, 1]] : tensor<2x16xi32> into tensor<32xi32>
    %cst_0 = arith.constant 0xFF800000 : f32
    %12 = linalg.fill ins(%cst_0 : f32) outs(%0 : tensor<32xf32>) -> tensor<32xf32>
    %13 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%11 : tensor<32x256xf32>) outs(%12 : tensor<32xf32>) attrs =  {pipe.stop_gradient} {
    ^bb0(%in: f32, %out: f32):
      %19 = arith.maximumf %out, %in : f32
      linalg.yield %19 : f32
    } -> tensor<32xf32>
    %14 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%11, %13 : tensor<32x256xf32>, tensor<32xf32>) outs(%9 : tensor<32x256xf32>) {
    ^bb0(%in: f32, %in_1: f32, %out: f32):
      %19 = arith.subf %in, %in_1 : f32
      %20 = math.exp %19 : f32
      linalg.yield %20 : f32
    } -> tensor<32x256xf32>
    %15 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%14 : tensor<32x256xf32>) outs(%1 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %19 = arith.addf %out, %in : f32
      linalg.yield %19 : f32
    } -> tensor<32xf32>
    %16 = tensor.empty() : tensor<f32>
    %17 = linalg.fill ins(%cst : f32) outs(%16 : tensor<f32>) -> tensor<f32>
    %18 = linalg.generic {indexing_maps = [#map2, #map2, #map2, #map7], iterator_types = ["reduction"]} ins(%15, %13, %collapsed : tensor<32xf32>, tensor<32xf32>, tensor<32xi32>) outs(%17 : tensor<f32>) {
    ^bb0(%in: f32, %in_1: f32, %in_2: i32, %out: f32):
      %19 = linalg.index 0 : index
      %20 = arith.index_cast %in_2 : i32 to index
      %extracted = tensor.extract %11[%19, %20] : tensor<32x256xf32>
      %21 = math.log %in : f32
      %22 = arith.addf %21, %in_1 : f32
      %23 = arith.subf %22, %extracted : f32
      %cst_3 = arith.constant 3.125000e-02 : f32
      %24 = arith.mulf %23, %cst_3 : f32
      %25 = arith.addf %out, %24 : f32
      linalg.yield %25 : f32
    } -> tensor<f32>
    return %18, %3, %7, %14, %15 : tensor<f32>, tensor<32xf32>, tensor<32xf32>, tensor<32x256xf32>, tensor<32xf32>
  }
  func.func private @gpt2.lm_head.backward(%arg0: tensor<32x128xf32>, %arg1: tensor<2x16xi32>, %arg2: tensor<128xf32>, %arg3: tensor<128xf32>, %arg4: tensor<256x128xf32>, %arg5: tensor<32xf32>, %arg6: tensor<32xf32>, %arg7: tensor<32x256xf32>, %arg8: tensor<32xf32>, %arg9: tensor<f32>, %arg10: tensor<128xf32> {pipe.accumulator}, %arg11: tensor<128xf32> {pipe.accumulator}, %arg12: tensor<256x128xf32> {pipe.accumulator}) -> (tensor<32x128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<256x128xf32>) attributes {pipe.function} {
    %0 = tensor.empty() : tensor<32xf32>
    %1 = linalg.generic {indexing_maps = [#map7, #map2, #map2], iterator_types = ["parallel"]} ins(%arg9, %arg8 : tensor<f32>, tensor<32xf32>) outs(%0 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %cst_3 = arith.constant 3.125000e-02 : f32
      %39 = arith.mulf %in, %cst_3 : f32
      %40 = arith.divf %39, %in_2 : f32
      linalg.yield %40 : f32
    } -> tensor<32xf32>
    %2 = tensor.empty() : tensor<32x256xf32>
    %collapsed = tensor.collapse_shape %arg1 [[0, 1]] : tensor<2x16xi32> into tensor<32xi32>
    %3 = linalg.generic {indexing_maps = [#map8, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%arg9, %collapsed : tensor<f32>, tensor<32xi32>) outs(%2 : tensor<32x256xf32>) {
    ^bb0(%in: f32, %in_2: i32, %out: f32):
      %cst_3 = arith.constant 3.125000e-02 : f32
      %39 = arith.mulf %in, %cst_3 : f32
      %40 = arith.negf %39 : f32
      %41 = linalg.index 1 : index
      %42 = arith.index_cast %in_2 : i32 to index
      %43 = arith.cmpi eq, %41, %42 : index
      %cst_4 = arith.constant 0.000000e+00 : f32
      %44 = arith.select %43, %40, %cst_4 : f32
      linalg.yield %44 : f32
    } -> tensor<32x256xf32>
    %4 = tensor.empty() : tensor<32x256xf32>
    %5 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%1 : tensor<32xf32>) outs(%4 : tensor<32x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x256xf32>
    %6 = tensor.empty() : tensor<32x256xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%5, %arg7 : tensor<32x256xf32>, tensor<32x256xf32>) outs(%6 : tensor<32x256xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %39 = arith.mulf %in, %in_2 : f32
      linalg.yield %39 : f32
    } -> tensor<32x256xf32>
    %8 = tensor.empty() : tensor<32x256xf32>
    %9 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%3, %7 : tensor<32x256xf32>, tensor<32x256xf32>) outs(%8 : tensor<32x256xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %39 = arith.addf %in, %in_2 : f32
      linalg.yield %39 : f32
    } -> tensor<32x256xf32>
    %10 = tensor.empty() : tensor<32x128xf32>
    %cst = arith.constant 0.000000e+00 : f32
    %11 = linalg.fill ins(%cst : f32) outs(%10 : tensor<32x128xf32>) -> tensor<32x128xf32>
    %12 = linalg.matmul ins(%9, %arg4 : tensor<32x256xf32>, tensor<256x128xf32>) outs(%11 : tensor<32x128xf32>) -> tensor<32x128xf32>
    %13 = tensor.empty() : tensor<32x128xf32>
    %14 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg5 : tensor<32x128xf32>, tensor<32xf32>) outs(%13 : tensor<32x128xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %39 = arith.subf %in, %in_2 : f32
      linalg.yield %39 : f32
    } -> tensor<32x128xf32>
    %15 = linalg.generic {indexing_maps = [#map, #map1, #map3, #map3, #map], iterator_types = ["parallel", "parallel"]} ins(%14, %arg6, %arg2, %arg3 : tensor<32x128xf32>, tensor<32xf32>, tensor<128xf32>, tensor<128xf32>) outs(%13 : tensor<32x128xf32>) {
    ^bb0(%in: f32, %in_2: f32, %in_3: f32, %in_4: f32, %out: f32):
      %39 = arith.mulf %in, %in_2 : f32
      %40 = arith.mulf %39, %in_3 : f32
      %41 = arith.addf %40, %in_4 : f32
      linalg.yield %41 : f32
    } -> tensor<32x128xf32>
    %16 = linalg.matmul indexing_maps = [#map9, #map10, #map6] ins(%9, %15 : tensor<32x256xf32>, tensor<32x128xf32>) outs(%arg12 : tensor<256x128xf32>) -> tensor<256x128xf32>
    %17 = tensor.empty() : tensor<32x128xf32>
    %18 = linalg.generic {indexing_maps = [#map, #map3, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%12, %arg2, %arg6 : tensor<32x128xf32>, tensor<128xf32>, tensor<32xf32>) outs(%17 : tensor<32x128xf32>) {
    ^bb0(%in: f32, %in_2: f32, %in_3: f32, %out: f32):
      %39 = arith.mulf %in, %in_2 : f32
      %40 = arith.mulf %39, %in_3 : f32
      linalg.yield %40 : f32
    } -> tensor<32x128xf32>
    %19 = tensor.empty() : tensor<32xf32>
    %cst_0 = arith.constant 0.000000e+00 : f32
    %20 = linalg.fill ins(%cst_0 : f32) outs(%19 : tensor<32xf32>) -> tensor<32xf32>
    %21 = linalg.generic {indexing_maps = [#map, #map3, #map, #map1], iterator_types = ["parallel", "reduction"]} ins(%12, %arg2, %14 : tensor<32x128xf32>, tensor<128xf32>, tensor<32x128xf32>) outs(%20 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_2: f32, %in_3: f32, %out: f32):
      %39 = arith.mulf %in, %in_2 : f32
      %40 = arith.mulf %39, %in_3 : f32
      %41 = arith.addf %out, %40 : f32
      linalg.yield %41 : f32
    } -> tensor<32xf32>
    %22 = linalg.generic {indexing_maps = [#map, #map, #map1, #map3], iterator_types = ["reduction", "parallel"]} ins(%12, %14, %arg6 : tensor<32x128xf32>, tensor<32x128xf32>, tensor<32xf32>) outs(%arg10 : tensor<128xf32>) {
    ^bb0(%in: f32, %in_2: f32, %in_3: f32, %out: f32):
      %39 = arith.mulf %in_2, %in_3 : f32
      %40 = arith.mulf %in, %39 : f32
      %41 = arith.addf %out, %40 : f32
      linalg.yield %41 : f32
    } -> tensor<128xf32>
    %23 = linalg.generic {indexing_maps = [#map, #map3], iterator_types = ["reduction", "parallel"]} ins(%12 : tensor<32x128xf32>) outs(%arg11 : tensor<128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %39 = arith.addf %out, %in : f32
      linalg.yield %39 : f32
    } -> tensor<128xf32>
    %24 = tensor.empty() : tensor<32xf32>
    %25 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%21, %arg6 : tensor<32xf32>, tensor<32xf32>) outs(%24 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %cst_3 = arith.constant -5.000000e-01 : f32
      %39 = arith.mulf %in, %cst_3 : f32
      %40 = arith.mulf %in_2, %in_2 : f32
      %41 = arith.mulf %40, %in_2 : f32
      %42 = arith.mulf %39, %41 : f32
      %cst_4 = arith.constant 1.280000e+02 : f32
      %43 = arith.divf %42, %cst_4 : f32
      linalg.yield %43 : f32
    } -> tensor<32xf32>
    %26 = tensor.empty() : tensor<32x128xf32>
    %27 = linalg.generic {indexing_maps = [#map1, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%25, %14 : tensor<32xf32>, tensor<32x128xf32>) outs(%26 : tensor<32x128xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %39 = arith.mulf %in, %in_2 : f32
      %40 = arith.mulf %in, %in_2 : f32
      %41 = arith.addf %39, %40 : f32
      linalg.yield %41 : f32
    } -> tensor<32x128xf32>
    %28 = tensor.empty() : tensor<32x128xf32>
    %29 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%18, %27 : tensor<32x128xf32>, tensor<32x128xf32>) outs(%28 : tensor<32x128xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %39 = arith.addf %in, %in_2 : f32
      linalg.yield %39 : f32
    } -> tensor<32x128xf32>
    %30 = tensor.empty() : tensor<32xf32>
    %cst_1 = arith.constant 0.000000e+00 : f32
    %31 = linalg.fill ins(%cst_1 : f32) outs(%30 : tensor<32xf32>) -> tensor<32xf32>
    %32 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%29 : tensor<32x128xf32>) outs(%31 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %39 = arith.negf %in : f32
      %40 = arith.addf %out, %39 : f32
      linalg.yield %40 : f32
    } -> tensor<32xf32>
    %33 = tensor.empty() : tensor<32xf32>
    %34 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%32 : tensor<32xf32>) outs(%33 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %cst_2 = arith.constant 1.280000e+02 : f32
      %39 = arith.divf %in, %cst_2 : f32
      linalg.yield %39 : f32
    } -> tensor<32xf32>
    %35 = tensor.empty() : tensor<32x128xf32>
    %36 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%34 : tensor<32xf32>) outs(%35 : tensor<32x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x128xf32>
    %37 = tensor.empty() : tensor<32x128xf32>
    %38 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%29, %36 : tensor<32x128xf32>, tensor<32x128xf32>) outs(%37 : tensor<32x128xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %39 = arith.addf %in, %in_2 : f32
      linalg.yield %39 : f32
    } -> tensor<32x128xf32>
    return %38, %22, %23, %16 : tensor<32x128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<256x128xf32>
  }
  func.func private @gpt2.transformer.h.0.forward(%arg0: tensor<32x128xf32>, %arg1: tensor<128xf32>, %arg2: tensor<128xf32>, %arg3: tensor<128x384xf32>, %arg4: tensor<384xf32>, %arg5: tensor<128x128xf32>, %arg6: tensor<128xf32>, %arg7: tensor<128xf32>, %arg8: tensor<128xf32>, %arg9: tensor<128x512xf32>, %arg10: tensor<512xf32>, %arg11: tensor<512x128xf32>, %arg12: tensor<128xf32>) -> (tensor<32x128xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x384xf32>, tensor<2x4x16x16xf32>, tensor<2x4x16xf32>, tensor<2x16x4x32xf32>, tensor<32x128xf32>, tensor<32xf32>, tensor<32x512xf32>, tensor<32x512xf32>) attributes {pipe.function} {
    %0 = tensor.empty() : tensor<32xf32>
    %cst = arith.constant 0.000000e+00 : f32
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<32xf32>) -> tensor<32xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%arg0 : tensor<32x128xf32>) outs(%1 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %45 = arith.addf %out, %in : f32
      linalg.yield %45 : f32
    } -> tensor<32xf32>
    %3 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%2 : tensor<32xf32>) outs(%0 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %cst_5 = arith.constant 1.280000e+02 : f32
      %45 = arith.divf %in, %cst_5 : f32
      linalg.yield %45 : f32
    } -> tensor<32xf32>
    %4 = tensor.empty() : tensor<32x128xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %3 : tensor<32x128xf32>, tensor<32xf32>) outs(%4 : tensor<32x128xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %45 = arith.subf %in, %in_5 : f32
      linalg.yield %45 : f32
    } -> tensor<32x128xf32>
    %6 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%5 : tensor<32x128xf32>) outs(%1 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %45 = arith.mulf %in, %in : f32
      %46 = arith.addf %out, %45 : f32
      linalg.yield %46 : f32
    } -> tensor<32xf32>
    %7 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%6 : tensor<32xf32>) outs(%0 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %cst_5 = arith.constant 1.280000e+02 : f32
      %45 = arith.divf %in, %cst_5 : f32
      %cst_6 = arith.constant 9.99999974E-6 : f32
      %46 = arith.addf %45, %cst_6 : f32
      %47 = math.rsqrt %46 : f32
      linalg.yield %47 : f32
    } -> tensor<32xf32>
    %8 = linalg.generic {indexing_maps = [#map, #map1, #map3, #map3, #map], iterator_types = ["parallel", "parallel"]} ins(%5, %7, %arg1, %arg2 : tensor<32x128xf32>, tensor<32xf32>, tensor<128xf32>, tensor<128xf32>) outs(%4 : tensor<32x128xf32>) {
    ^bb0(%in: f32, %in_5: f32, %in_6: f32, %in_7: f32, %out: f32):
      %45 = arith.mulf %in, %in_5 : f32
      %46 = arith.mulf %45, %in_6 : f32
      %47 = arith.addf %46, %in_7 : f32
      linalg.yield %47 : f32
    } -> tensor<32x128xf32>
    %9 = tensor.empty() : tensor<32x384xf32>
    %10 = linalg.fill ins(%cst : f32) outs(%9 : tensor<32x384xf32>) -> tensor<32x384xf32>
    %11 = linalg.matmul ins(%8, %arg3 : tensor<32x128xf32>, tensor<128x384xf32>) outs(%10 : tensor<32x384xf32>) -> tensor<32x384xf32>
    %12 = linalg.generic {indexing_maps = [#map, #map3, #map], iterator_types = ["parallel", "parallel"]} ins(%11, %arg4 : tensor<32x384xf32>, tensor<384xf32>) outs(%9 : tensor<32x384xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %45 = arith.addf %in, %in_5 : f32
      linalg.yield %45 : f32
    } -> tensor<32x384xf32>
    %extracted_slice = tensor.extract_slice %12[0, 0] [32, 128] [1, 1] : tensor<32x384xf32> to tensor<32x128xf32>
    %expanded = tensor.expand_shape %extracted_slice [[0, 1], [2, 3]] output_shape [2, 16, 4, 32] : tensor<32x128xf32> into tensor<2x16x4x32xf32>
    %extracted_slice_0 = tensor.extract_slice %12[0, 128] [32, 128] [1, 1] : tensor<32x384xf32> to tensor<32x128xf32>
    %expanded_1 = tensor.expand_shape %extracted_slice_0 [[0, 1], [2, 3]] output_shape [2, 16, 4, 32] : tensor<32x128xf32> into tensor<2x16x4x32xf32>
    %extracted_slice_2 = tensor.extract_slice %12[0, 256] [32, 128] [1, 1] : tensor<32x384xf32> to tensor<32x128xf32>
    %expanded_3 = tensor.expand_shape %extracted_slice_2 [[0, 1], [2, 3]] output_shape [2, 16, 4, 32] : tensor<32x128xf32> into tensor<2x16x4x32xf32>
    %13 = tensor.empty() : tensor<2x4x16x16xf32>
    %14 = linalg.fill ins(%cst : f32) outs(%13 : tensor<2x4x16x16xf32>) -> tensor<2x4x16x16xf32>
    %15 = linalg.generic {indexing_maps = [#map11, #map12, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%expanded, %expanded_1 : tensor<2x16x4x32xf32>, tensor<2x16x4x32xf32>) outs(%14 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %45 = arith.mulf %in, %in_5 : f32
      %46 = arith.addf %out, %45 : f32
      linalg.yield %46 : f32
    } -> tensor<2x4x16x16xf32>
    %16 = linalg.generic {indexing_maps = [#map14, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%15 : tensor<2x4x16x16xf32>) outs(%13 : tensor<2x4x16x16xf32>) {
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
    } -> tensor<2x4x16x16xf32>
    %17 = tensor.empty() : tensor<2x4x16xf32>
    %cst_4 = arith.constant 0xFF800000 : f32
    %18 = linalg.fill ins(%cst_4 : f32) outs(%17 : tensor<2x4x16xf32>) -> tensor<2x4x16xf32>
    %19 = linalg.generic {indexing_maps = [#map14, #map15], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%16 : tensor<2x4x16x16xf32>) outs(%18 : tensor<2x4x16xf32>) attrs =  {pipe.stop_gradient} {
    ^bb0(%in: f32, %out: f32):
      %45 = arith.maximumf %out, %in : f32
      linalg.yield %45 : f32
    } -> tensor<2x4x16xf32>
    %20 = linalg.generic {indexing_maps = [#map14, #map15, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%16, %19 : tensor<2x4x16x16xf32>, tensor<2x4x16xf32>) outs(%13 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %45 = arith.subf %in, %in_5 : f32
      %46 = math.exp %45 : f32
      linalg.yield %46 : f32
    } -> tensor<2x4x16x16xf32>
    %21 = linalg.fill ins(%cst : f32) outs(%17 : tensor<2x4x16xf32>) -> tensor<2x4x16xf32>
    %22 = linalg.generic {indexing_maps = [#map14, #map15], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%20 : tensor<2x4x16x16xf32>) outs(%21 : tensor<2x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %45 = arith.addf %out, %in : f32
      linalg.yield %45 : f32
    } -> tensor<2x4x16xf32>
    %23 = tensor.empty() : tensor<2x16x4x32xf32>
    %24 = linalg.fill ins(%cst : f32) outs(%23 : tensor<2x16x4x32xf32>) -> tensor<2x16x4x32xf32>
    %25 = linalg.generic {indexing_maps = [#map11, #map16, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%20, %expanded_3 : tensor<2x4x16x16xf32>, tensor<2x16x4x32xf32>) outs(%24 : tensor<2x16x4x32xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %45 = arith.mulf %in, %in_5 : f32
      %46 = arith.addf %out, %45 : f32
      linalg.yield %46 : f32
    } -> tensor<2x16x4x32xf32>
    %26 = linalg.generic {indexing_maps = [#map14, #map17, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%25, %22 : tensor<2x16x4x32xf32>, tensor<2x4x16xf32>) outs(%23 : tensor<2x16x4x32xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %45 = arith.divf %in, %in_5 : f32
      linalg.yield %45 : f32
    } -> tensor<2x16x4x32xf32>
    %collapsed = tensor.collapse_shape %26 [[0, 1], [2, 3]] : tensor<2x16x4x32xf32> into tensor<32x128xf32>
    %27 = linalg.fill ins(%cst : f32) outs(%4 : tensor<32x128xf32>) -> tensor<32x128xf32>
    %28 = linalg.matmul ins(%collapsed, %arg5 : tensor<32x128xf32>, tensor<128x128xf32>) outs(%27 : tensor<32x128xf32>) -> tensor<32x128xf32>
    %29 = linalg.generic {indexing_maps = [#map, #map3, #map], iterator_types = ["parallel", "parallel"]} ins(%28, %arg6 : tensor<32x128xf32>, tensor<128xf32>) outs(%4 : tensor<32x128xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %45 = arith.addf %in, %in_5 : f32
      linalg.yield %45 : f32
    } -> tensor<32x128xf32>
    %30 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %29 : tensor<32x128xf32>, tensor<32x128xf32>) outs(%4 : tensor<32x128xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %45 = arith.addf %in, %in_5 : f32
      linalg.yield %45 : f32
    } -> tensor<32x128xf32>
    %31 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%30 : tensor<32x128xf32>) outs(%1 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %45 = arith.addf %out, %in : f32
      linalg.yield %45 : f32
    } -> tensor<32xf32>
    %32 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%31 : tensor<32xf32>) outs(%0 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %cst_5 = arith.constant 1.280000e+02 : f32
      %45 = arith.divf %in, %cst_5 : f32
      linalg.yield %45 : f32
    } -> tensor<32xf32>
    %33 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%30, %32 : tensor<32x128xf32>, tensor<32xf32>) outs(%4 : tensor<32x128xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %45 = arith.subf %in, %in_5 : f32
      linalg.yield %45 : f32
    } -> tensor<32x128xf32>
    %34 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%33 : tensor<32x128xf32>) outs(%1 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %45 = arith.mulf %in, %in : f32
      %46 = arith.addf %out, %45 : f32
      linalg.yield %46 : f32
    } -> tensor<32xf32>
    %35 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%34 : tensor<32xf32>) outs(%0 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %cst_5 = arith.constant 1.280000e+02 : f32
      %45 = arith.divf %in, %cst_5 : f32
      %cst_6 = arith.constant 9.99999974E-6 : f32
      %46 = arith.addf %45, %cst_6 : f32
      %47 = math.rsqrt %46 : f32
      linalg.yield %47 : f32
    } -> tensor<32xf32>
    %36 = linalg.generic {indexing_maps = [#map, #map1, #map3, #map3, #map], iterator_types = ["parallel", "parallel"]} ins(%33, %35, %arg7, %arg8 : tensor<32x128xf32>, tensor<32xf32>, tensor<128xf32>, tensor<128xf32>) outs(%4 : tensor<32x128xf32>) {
    ^bb0(%in: f32, %in_5: f32, %in_6: f32, %in_7: f32, %out: f32):
      %45 = arith.mulf %in, %in_5 : f32
      %46 = arith.mulf %45, %in_6 : f32
      %47 = arith.addf %46, %in_7 : f32
      linalg.yield %47 : f32
    } -> tensor<32x128xf32>
    %37 = tensor.empty() : tensor<32x512xf32>
    %38 = linalg.fill ins(%cst : f32) outs(%37 : tensor<32x512xf32>) -> tensor<32x512xf32>
    %39 = linalg.matmul ins(%36, %arg9 : tensor<32x128xf32>, tensor<128x512xf32>) outs(%38 : tensor<32x512xf32>) -> tensor<32x512xf32>
    %40 = linalg.generic {indexing_maps = [#map, #map3, #map], iterator_types = ["parallel", "parallel"]} ins(%39, %arg10 : tensor<32x512xf32>, tensor<512xf32>) outs(%37 : tensor<32x512xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %45 = arith.addf %in, %in_5 : f32
      linalg.yield %45 : f32
    } -> tensor<32x512xf32>
    %41 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%40 : tensor<32x512xf32>) outs(%37 : tensor<32x512xf32>) {
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
    } -> tensor<32x512xf32>
    %42 = linalg.matmul ins(%41, %arg11 : tensor<32x512xf32>, tensor<512x128xf32>) outs(%27 : tensor<32x128xf32>) -> tensor<32x128xf32>
    %43 = linalg.generic {indexing_maps = [#map, #map3, #map], iterator_types = ["parallel", "parallel"]} ins(%42, %arg12 : tensor<32x128xf32>, tensor<128xf32>) outs(%4 : tensor<32x128xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %45 = arith.addf %in, %in_5 : f32
      linalg.yield %45 : f32
    } -> tensor<32x128xf32>
    %44 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%30, %43 : tensor<32x128xf32>, tensor<32x128xf32>) outs(%4 : tensor<32x128xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %45 = arith.addf %in, %in_5 : f32
      linalg.yield %45 : f32
    } -> tensor<32x128xf32>
    return %44, %3, %7, %12, %20, %22, %26, %33, %35, %40, %41 : tensor<32x128xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x384xf32>, tensor<2x4x16x16xf32>, tensor<2x4x16xf32>, tensor<2x16x4x32xf32>, tensor<32x128xf32>, tensor<32xf32>, tensor<32x512xf32>, tensor<32x512xf32>
  }
  func.func private @gpt2.transformer.h.0.backward(%arg0: tensor<32x128xf32>, %arg1: tensor<128xf32>, %arg2: tensor<128xf32>, %arg3: tensor<128x384xf32>, %arg4: tensor<128x128xf32>, %arg5: tensor<128xf32>, %arg6: tensor<128xf32>, %arg7: tensor<128x512xf32>, %arg8: tensor<512x128xf32>, %arg9: tensor<32xf32>, %arg10: tensor<32xf32>, %arg11: tensor<32x384xf32>, %arg12: tensor<2x4x16x16xf32>, %arg13: tensor<2x4x16xf32>, %arg14: tensor<2x16x4x32xf32>, %arg15: tensor<32x128xf32>, %arg16: tensor<32xf32>, %arg17: tensor<32x512xf32>, %arg18: tensor<32x512xf32>, %arg19: tensor<32x128xf32>, %arg20: tensor<128xf32> {pipe.accumulator}, %arg21: tensor<128xf32> {pipe.accumulator}, %arg22: tensor<128x384xf32> {pipe.accumulator}, %arg23: tensor<384xf32> {pipe.accumulator}, %arg24: tensor<128x128xf32> {pipe.accumulator}, %arg25: tensor<128xf32> {pipe.accumulator}, %arg26: tensor<128xf32> {pipe.accumulator}, %arg27: tensor<128xf32> {pipe.accumulator}, %arg28: tensor<128x512xf32> {pipe.accumulator}, %arg29: tensor<512xf32> {pipe.accumulator}, %arg30: tensor<512x128xf32> {pipe.accumulator}, %arg31: tensor<128xf32> {pipe.accumulator}) -> (tensor<32x128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128x384xf32>, tensor<384xf32>, tensor<128x128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128x512xf32>, tensor<512xf32>, tensor<512x128xf32>, tensor<128xf32>) attributes {pipe.function} {
    %0 = linalg.generic {indexing_maps = [#map, #map3], iterator_types = ["reduction", "parallel"]} ins(%arg19 : tensor<32x128xf32>) outs(%arg31 : tensor<128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %100 = arith.addf %out, %in : f32
      linalg.yield %100 : f32
    } -> tensor<128xf32>
    %1 = tensor.empty() : tensor<32x512xf32>
    %cst = arith.constant 0.000000e+00 : f32
    %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<32x512xf32>) -> tensor<32x512xf32>
    %3 = linalg.matmul indexing_maps = [#map4, #map5, #map6] ins(%arg19, %arg8 : tensor<32x128xf32>, tensor<512x128xf32>) outs(%2 : tensor<32x512xf32>) -> tensor<32x512xf32>
    %4 = linalg.matmul indexing_maps = [#map9, #map10, #map6] ins(%arg18, %arg19 : tensor<32x512xf32>, tensor<32x128xf32>) outs(%arg30 : tensor<512x128xf32>) -> tensor<512x128xf32>
    %5 = tensor.empty() : tensor<32x512xf32>
    %6 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%3, %arg17 : tensor<32x512xf32>, tensor<32x512xf32>) outs(%5 : tensor<32x512xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %100 = arith.mulf %in_22, %in_22 : f32
      %101 = arith.mulf %100, %in_22 : f32
      %cst_23 = arith.constant 4.471500e-02 : f32
      %102 = arith.mulf %101, %cst_23 : f32
      %103 = arith.addf %in_22, %102 : f32
      %cst_24 = arith.constant 0.797884583 : f32
      %104 = arith.mulf %103, %cst_24 : f32
      %105 = math.tanh %104 : f32
      %cst_25 = arith.constant 1.000000e+00 : f32
      %106 = arith.addf %105, %cst_25 : f32
      %107 = arith.mulf %in, %106 : f32
      %cst_26 = arith.constant 5.000000e-01 : f32
      %108 = arith.mulf %in_22, %cst_26 : f32
      %109 = arith.mulf %in, %108 : f32
      %110 = arith.mulf %107, %cst_26 : f32
      %111 = arith.mulf %105, %105 : f32
      %cst_27 = arith.constant 1.000000e+00 : f32
      %112 = arith.subf %cst_27, %111 : f32
      %113 = arith.mulf %109, %112 : f32
      %114 = arith.mulf %113, %cst_24 : f32
      %115 = arith.addf %110, %114 : f32
      %116 = arith.mulf %114, %cst_23 : f32
      %117 = arith.mulf %116, %in_22 : f32
      %118 = arith.mulf %116, %100 : f32
      %119 = arith.addf %115, %118 : f32
      %120 = arith.mulf %117, %in_22 : f32
      %121 = arith.addf %119, %120 : f32
      %122 = arith.mulf %117, %in_22 : f32
      %123 = arith.addf %121, %122 : f32
      linalg.yield %123 : f32
    } -> tensor<32x512xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map3], iterator_types = ["reduction", "parallel"]} ins(%6 : tensor<32x512xf32>) outs(%arg29 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %100 = arith.addf %out, %in : f32
      linalg.yield %100 : f32
    } -> tensor<512xf32>
    %8 = tensor.empty() : tensor<32x128xf32>
    %cst_0 = arith.constant 0.000000e+00 : f32
    %9 = linalg.fill ins(%cst_0 : f32) outs(%8 : tensor<32x128xf32>) -> tensor<32x128xf32>
    %10 = linalg.matmul indexing_maps = [#map4, #map5, #map6] ins(%6, %arg7 : tensor<32x512xf32>, tensor<128x512xf32>) outs(%9 : tensor<32x128xf32>) -> tensor<32x128xf32>
    %11 = tensor.empty() : tensor<32x128xf32>
    %12 = linalg.generic {indexing_maps = [#map, #map1, #map3, #map3, #map], iterator_types = ["parallel", "parallel"]} ins(%arg15, %arg16, %arg5, %arg6 : tensor<32x128xf32>, tensor<32xf32>, tensor<128xf32>, tensor<128xf32>) outs(%11 : tensor<32x128xf32>) {
    ^bb0(%in: f32, %in_22: f32, %in_23: f32, %in_24: f32, %out: f32):
      %100 = arith.mulf %in, %in_22 : f32
      %101 = arith.mulf %100, %in_23 : f32
      %102 = arith.addf %101, %in_24 : f32
      linalg.yield %102 : f32
    } -> tensor<32x128xf32>
    %13 = linalg.matmul indexing_maps = [#map9, #map10, #map6] ins(%12, %6 : tensor<32x128xf32>, tensor<32x512xf32>) outs(%arg28 : tensor<128x512xf32>) -> tensor<128x512xf32>
    %14 = tensor.empty() : tensor<32x128xf32>
    %15 = linalg.generic {indexing_maps = [#map, #map3, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%10, %arg5, %arg16 : tensor<32x128xf32>, tensor<128xf32>, tensor<32xf32>) outs(%14 : tensor<32x128xf32>) {
    ^bb0(%in: f32, %in_22: f32, %in_23: f32, %out: f32):
      %100 = arith.mulf %in, %in_22 : f32
      %101 = arith.mulf %100, %in_23 : f32
      linalg.yield %101 : f32
    } -> tensor<32x128xf32>
    %16 = tensor.empty() : tensor<32xf32>
    %cst_1 = arith.constant 0.000000e+00 : f32
    %17 = linalg.fill ins(%cst_1 : f32) outs(%16 : tensor<32xf32>) -> tensor<32xf32>
    %18 = linalg.generic {indexing_maps = [#map, #map3, #map, #map1], iterator_types = ["parallel", "reduction"]} ins(%10, %arg5, %arg15 : tensor<32x128xf32>, tensor<128xf32>, tensor<32x128xf32>) outs(%17 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_22: f32, %in_23: f32, %out: f32):
      %100 = arith.mulf %in, %in_22 : f32
      %101 = arith.mulf %100, %in_23 : f32
      %102 = arith.addf %out, %101 : f32
      linalg.yield %102 : f32
    } -> tensor<32xf32>
    %19 = linalg.generic {indexing_maps = [#map, #map, #map1, #map3], iterator_types = ["reduction", "parallel"]} ins(%10, %arg15, %arg16 : tensor<32x128xf32>, tensor<32x128xf32>, tensor<32xf32>) outs(%arg26 : tensor<128xf32>) {
    ^bb0(%in: f32, %in_22: f32, %in_23: f32, %out: f32):
      %100 = arith.mulf %in_22, %in_23 : f32
      %101 = arith.mulf %in, %100 : f32
      %102 = arith.addf %out, %101 : f32
      linalg.yield %102 : f32
    } -> tensor<128xf32>
    %20 = linalg.generic {indexing_maps = [#map, #map3], iterator_types = ["reduction", "parallel"]} ins(%10 : tensor<32x128xf32>) outs(%arg27 : tensor<128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %100 = arith.addf %out, %in : f32
      linalg.yield %100 : f32
    } -> tensor<128xf32>
    %21 = tensor.empty() : tensor<32xf32>
    %22 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%18, %arg16 : tensor<32xf32>, tensor<32xf32>) outs(%21 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %cst_23 = arith.constant -5.000000e-01 : f32
      %100 = arith.mulf %in, %cst_23 : f32
      %101 = arith.mulf %in_22, %in_22 : f32
      %102 = arith.mulf %101, %in_22 : f32
      %103 = arith.mulf %100, %102 : f32
      %cst_24 = arith.constant 1.280000e+02 : f32
      %104 = arith.divf %103, %cst_24 : f32
      linalg.yield %104 : f32
    } -> tensor<32xf32>
    %23 = tensor.empty() : tensor<32x128xf32>
    %24 = linalg.generic {indexing_maps = [#map1, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%22, %arg15 : tensor<32xf32>, tensor<32x128xf32>) outs(%23 : tensor<32x128xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %100 = arith.mulf %in, %in_22 : f32
      %101 = arith.mulf %in, %in_22 : f32
      %102 = arith.addf %100, %101 : f32
      linalg.yield %102 : f32
    } -> tensor<32x128xf32>
    %25 = tensor.empty() : tensor<32x128xf32>
    %26 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%15, %24 : tensor<32x128xf32>, tensor<32x128xf32>) outs(%25 : tensor<32x128xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %100 = arith.addf %in, %in_22 : f32
      linalg.yield %100 : f32
    } -> tensor<32x128xf32>
    %27 = tensor.empty() : tensor<32xf32>
    %cst_2 = arith.constant 0.000000e+00 : f32
    %28 = linalg.fill ins(%cst_2 : f32) outs(%27 : tensor<32xf32>) -> tensor<32xf32>
    %29 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%26 : tensor<32x128xf32>) outs(%28 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %100 = arith.negf %in : f32
      %101 = arith.addf %out, %100 : f32
      linalg.yield %101 : f32
    } -> tensor<32xf32>
    %30 = tensor.empty() : tensor<32xf32>
    %31 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%29 : tensor<32xf32>) outs(%30 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %cst_22 = arith.constant 1.280000e+02 : f32
      %100 = arith.divf %in, %cst_22 : f32
      linalg.yield %100 : f32
    } -> tensor<32xf32>
    %32 = tensor.empty() : tensor<32x128xf32>
    %33 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%31 : tensor<32xf32>) outs(%32 : tensor<32x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x128xf32>
    %34 = tensor.empty() : tensor<32x128xf32>
    %35 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg19, %26 : tensor<32x128xf32>, tensor<32x128xf32>) outs(%34 : tensor<32x128xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %100 = arith.addf %in, %in_22 : f32
      linalg.yield %100 : f32
    } -> tensor<32x128xf32>
    %36 = tensor.empty() : tensor<32x128xf32>
    %37 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%35, %33 : tensor<32x128xf32>, tensor<32x128xf32>) outs(%36 : tensor<32x128xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %100 = arith.addf %in, %in_22 : f32
      linalg.yield %100 : f32
    } -> tensor<32x128xf32>
    %38 = linalg.generic {indexing_maps = [#map, #map3], iterator_types = ["reduction", "parallel"]} ins(%37 : tensor<32x128xf32>) outs(%arg25 : tensor<128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %100 = arith.addf %out, %in : f32
      linalg.yield %100 : f32
    } -> tensor<128xf32>
    %39 = tensor.empty() : tensor<32x128xf32>
    %cst_3 = arith.constant 0.000000e+00 : f32
    %40 = linalg.fill ins(%cst_3 : f32) outs(%39 : tensor<32x128xf32>) -> tensor<32x128xf32>
    %41 = linalg.matmul indexing_maps = [#map4, #map5, #map6] ins(%37, %arg4 : tensor<32x128xf32>, tensor<128x128xf32>) outs(%40 : tensor<32x128xf32>) -> tensor<32x128xf32>
    %collapsed = tensor.collapse_shape %arg14 [[0, 1], [2, 3]] : tensor<2x16x4x32xf32> into tensor<32x128xf32>
    %42 = linalg.matmul indexing_maps = [#map9, #map10, #map6] ins(%collapsed, %37 : tensor<32x128xf32>, tensor<32x128xf32>) outs(%arg24 : tensor<128x128xf32>) -> tensor<128x128xf32>
    %expanded = tensor.expand_shape %41 [[0, 1], [2, 3]] output_shape [2, 16, 4, 32] : tensor<32x128xf32> into tensor<2x16x4x32xf32>
    %43 = tensor.empty() : tensor<2x16x4x32xf32>
    %44 = linalg.generic {indexing_maps = [#map14, #map17, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded, %arg13 : tensor<2x16x4x32xf32>, tensor<2x4x16xf32>) outs(%43 : tensor<2x16x4x32xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %100 = arith.divf %in, %in_22 : f32
      linalg.yield %100 : f32
    } -> tensor<2x16x4x32xf32>
    %45 = tensor.empty() : tensor<2x4x16xf32>
    %cst_4 = arith.constant 0.000000e+00 : f32
    %46 = linalg.fill ins(%cst_4 : f32) outs(%45 : tensor<2x4x16xf32>) -> tensor<2x4x16xf32>
    %47 = linalg.generic {indexing_maps = [#map14, #map17, #map14, #map17], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded, %arg13, %arg14 : tensor<2x16x4x32xf32>, tensor<2x4x16xf32>, tensor<2x16x4x32xf32>) outs(%46 : tensor<2x4x16xf32>) {
    ^bb0(%in: f32, %in_22: f32, %in_23: f32, %out: f32):
      %100 = arith.divf %in, %in_22 : f32
      %101 = arith.mulf %100, %in_23 : f32
      %102 = arith.negf %101 : f32
      %103 = arith.addf %out, %102 : f32
      linalg.yield %103 : f32
    } -> tensor<2x4x16xf32>
    %48 = tensor.empty() : tensor<2x4x16x16xf32>
    %cst_5 = arith.constant 0.000000e+00 : f32
    %49 = linalg.fill ins(%cst_5 : f32) outs(%48 : tensor<2x4x16x16xf32>) -> tensor<2x4x16x16xf32>
    %extracted_slice = tensor.extract_slice %arg11[0, 256] [32, 128] [1, 1] : tensor<32x384xf32> to tensor<32x128xf32>
    %expanded_6 = tensor.expand_shape %extracted_slice [[0, 1], [2, 3]] output_shape [2, 16, 4, 32] : tensor<32x128xf32> into tensor<2x16x4x32xf32>
    %50 = linalg.generic {indexing_maps = [#map13, #map16, #map11], iterator_types = ["parallel", "parallel", "parallel", "reduction", "parallel"]} ins(%44, %expanded_6 : tensor<2x16x4x32xf32>, tensor<2x16x4x32xf32>) outs(%49 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %100 = arith.mulf %in, %in_22 : f32
      %101 = arith.addf %out, %100 : f32
      linalg.yield %101 : f32
    } -> tensor<2x4x16x16xf32>
    %51 = tensor.empty() : tensor<2x16x4x32xf32>
    %cst_7 = arith.constant 0.000000e+00 : f32
    %52 = linalg.fill ins(%cst_7 : f32) outs(%51 : tensor<2x16x4x32xf32>) -> tensor<2x16x4x32xf32>
    %53 = linalg.generic {indexing_maps = [#map13, #map11, #map16], iterator_types = ["parallel", "reduction", "parallel", "parallel", "parallel"]} ins(%44, %arg12 : tensor<2x16x4x32xf32>, tensor<2x4x16x16xf32>) outs(%52 : tensor<2x16x4x32xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %100 = arith.mulf %in, %in_22 : f32
      %101 = arith.addf %out, %100 : f32
      linalg.yield %101 : f32
    } -> tensor<2x16x4x32xf32>
    %54 = tensor.empty() : tensor<2x4x16x16xf32>
    %55 = linalg.generic {indexing_maps = [#map15, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%47 : tensor<2x4x16xf32>) outs(%54 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x4x16x16xf32>
    %56 = tensor.empty() : tensor<2x4x16x16xf32>
    %57 = linalg.generic {indexing_maps = [#map14, #map14, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%50, %55 : tensor<2x4x16x16xf32>, tensor<2x4x16x16xf32>) outs(%56 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %100 = arith.addf %in, %in_22 : f32
      linalg.yield %100 : f32
    } -> tensor<2x4x16x16xf32>
    %58 = tensor.empty() : tensor<2x4x16x16xf32>
    %59 = linalg.generic {indexing_maps = [#map14, #map14, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%57, %arg12 : tensor<2x4x16x16xf32>, tensor<2x4x16x16xf32>) outs(%58 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %100 = arith.mulf %in, %in_22 : f32
      linalg.yield %100 : f32
    } -> tensor<2x4x16x16xf32>
    %60 = tensor.empty() : tensor<2x4x16x16xf32>
    %61 = linalg.generic {indexing_maps = [#map14, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%59 : tensor<2x4x16x16xf32>) outs(%60 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %100 = linalg.index 3 : index
      %101 = arith.index_cast %100 : index to i32
      %102 = linalg.index 2 : index
      %103 = arith.index_cast %102 : index to i32
      %104 = arith.cmpi sgt, %101, %103 : i32
      %cst_22 = arith.constant 0.000000e+00 : f32
      %105 = arith.select %104, %cst_22, %in : f32
      %cst_23 = arith.constant 0.176776692 : f32
      %106 = arith.mulf %105, %cst_23 : f32
      linalg.yield %106 : f32
    } -> tensor<2x4x16x16xf32>
    %62 = tensor.empty() : tensor<2x16x4x32xf32>
    %cst_8 = arith.constant 0.000000e+00 : f32
    %63 = linalg.fill ins(%cst_8 : f32) outs(%62 : tensor<2x16x4x32xf32>) -> tensor<2x16x4x32xf32>
    %extracted_slice_9 = tensor.extract_slice %arg11[0, 128] [32, 128] [1, 1] : tensor<32x384xf32> to tensor<32x128xf32>
    %expanded_10 = tensor.expand_shape %extracted_slice_9 [[0, 1], [2, 3]] output_shape [2, 16, 4, 32] : tensor<32x128xf32> into tensor<2x16x4x32xf32>
    %64 = linalg.generic {indexing_maps = [#map13, #map12, #map11], iterator_types = ["parallel", "parallel", "parallel", "reduction", "parallel"]} ins(%61, %expanded_10 : tensor<2x4x16x16xf32>, tensor<2x16x4x32xf32>) outs(%63 : tensor<2x16x4x32xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %100 = arith.mulf %in, %in_22 : f32
      %101 = arith.addf %out, %100 : f32
      linalg.yield %101 : f32
    } -> tensor<2x16x4x32xf32>
    %65 = tensor.empty() : tensor<2x16x4x32xf32>
    %cst_11 = arith.constant 0.000000e+00 : f32
    %66 = linalg.fill ins(%cst_11 : f32) outs(%65 : tensor<2x16x4x32xf32>) -> tensor<2x16x4x32xf32>
    %extracted_slice_12 = tensor.extract_slice %arg11[0, 0] [32, 128] [1, 1] : tensor<32x384xf32> to tensor<32x128xf32>
    %expanded_13 = tensor.expand_shape %extracted_slice_12 [[0, 1], [2, 3]] output_shape [2, 16, 4, 32] : tensor<32x128xf32> into tensor<2x16x4x32xf32>
    %67 = linalg.generic {indexing_maps = [#map13, #map11, #map12], iterator_types = ["parallel", "parallel", "reduction", "parallel", "parallel"]} ins(%61, %expanded_13 : tensor<2x4x16x16xf32>, tensor<2x16x4x32xf32>) outs(%66 : tensor<2x16x4x32xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %100 = arith.mulf %in, %in_22 : f32
      %101 = arith.addf %out, %100 : f32
      linalg.yield %101 : f32
    } -> tensor<2x16x4x32xf32>
    %collapsed_14 = tensor.collapse_shape %53 [[0, 1], [2, 3]] : tensor<2x16x4x32xf32> into tensor<32x128xf32>
    %collapsed_15 = tensor.collapse_shape %67 [[0, 1], [2, 3]] : tensor<2x16x4x32xf32> into tensor<32x128xf32>
    %collapsed_16 = tensor.collapse_shape %64 [[0, 1], [2, 3]] : tensor<2x16x4x32xf32> into tensor<32x128xf32>
    %68 = tensor.empty() : tensor<32x384xf32>
    %inserted_slice = tensor.insert_slice %collapsed_14 into %68[0, 256] [32, 128] [1, 1] : tensor<32x128xf32> into tensor<32x384xf32>
    %inserted_slice_17 = tensor.insert_slice %collapsed_15 into %inserted_slice[0, 128] [32, 128] [1, 1] : tensor<32x128xf32> into tensor<32x384xf32>
    %inserted_slice_18 = tensor.insert_slice %collapsed_16 into %inserted_slice_17[0, 0] [32, 128] [1, 1] : tensor<32x128xf32> into tensor<32x384xf32>
    %69 = linalg.generic {indexing_maps = [#map, #map3], iterator_types = ["reduction", "parallel"]} ins(%inserted_slice_18 : tensor<32x384xf32>) outs(%arg23 : tensor<384xf32>) {
    ^bb0(%in: f32, %out: f32):
      %100 = arith.addf %out, %in : f32
      linalg.yield %100 : f32
    } -> tensor<384xf32>
    %70 = tensor.empty() : tensor<32x128xf32>
    %cst_19 = arith.constant 0.000000e+00 : f32
    %71 = linalg.fill ins(%cst_19 : f32) outs(%70 : tensor<32x128xf32>) -> tensor<32x128xf32>
    %72 = linalg.matmul indexing_maps = [#map4, #map5, #map6] ins(%inserted_slice_18, %arg3 : tensor<32x384xf32>, tensor<128x384xf32>) outs(%71 : tensor<32x128xf32>) -> tensor<32x128xf32>
    %73 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg9 : tensor<32x128xf32>, tensor<32xf32>) outs(%11 : tensor<32x128xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %100 = arith.subf %in, %in_22 : f32
      linalg.yield %100 : f32
    } -> tensor<32x128xf32>
    %74 = linalg.generic {indexing_maps = [#map, #map1, #map3, #map3, #map], iterator_types = ["parallel", "parallel"]} ins(%73, %arg10, %arg1, %arg2 : tensor<32x128xf32>, tensor<32xf32>, tensor<128xf32>, tensor<128xf32>) outs(%11 : tensor<32x128xf32>) {
    ^bb0(%in: f32, %in_22: f32, %in_23: f32, %in_24: f32, %out: f32):
      %100 = arith.mulf %in, %in_22 : f32
      %101 = arith.mulf %100, %in_23 : f32
      %102 = arith.addf %101, %in_24 : f32
      linalg.yield %102 : f32
    } -> tensor<32x128xf32>
    %75 = linalg.matmul indexing_maps = [#map9, #map10, #map6] ins(%74, %inserted_slice_18 : tensor<32x128xf32>, tensor<32x384xf32>) outs(%arg22 : tensor<128x384xf32>) -> tensor<128x384xf32>
    %76 = tensor.empty() : tensor<32x128xf32>
    %77 = linalg.generic {indexing_maps = [#map, #map3, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%72, %arg1, %arg10 : tensor<32x128xf32>, tensor<128xf32>, tensor<32xf32>) outs(%76 : tensor<32x128xf32>) {
    ^bb0(%in: f32, %in_22: f32, %in_23: f32, %out: f32):
      %100 = arith.mulf %in, %in_22 : f32
      %101 = arith.mulf %100, %in_23 : f32
      linalg.yield %101 : f32
    } -> tensor<32x128xf32>
    %78 = tensor.empty() : tensor<32xf32>
    %cst_20 = arith.constant 0.000000e+00 : f32
    %79 = linalg.fill ins(%cst_20 : f32) outs(%78 : tensor<32xf32>) -> tensor<32xf32>
    %80 = linalg.generic {indexing_maps = [#map, #map3, #map, #map1], iterator_types = ["parallel", "reduction"]} ins(%72, %arg1, %73 : tensor<32x128xf32>, tensor<128xf32>, tensor<32x128xf32>) outs(%79 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_22: f32, %in_23: f32, %out: f32):
      %100 = arith.mulf %in, %in_22 : f32
      %101 = arith.mulf %100, %in_23 : f32
      %102 = arith.addf %out, %101 : f32
      linalg.yield %102 : f32
    } -> tensor<32xf32>
    %81 = linalg.generic {indexing_maps = [#map, #map, #map1, #map3], iterator_types = ["reduction", "parallel"]} ins(%72, %73, %arg10 : tensor<32x128xf32>, tensor<32x128xf32>, tensor<32xf32>) outs(%arg20 : tensor<128xf32>) {
    ^bb0(%in: f32, %in_22: f32, %in_23: f32, %out: f32):
      %100 = arith.mulf %in_22, %in_23 : f32
      %101 = arith.mulf %in, %100 : f32
      %102 = arith.addf %out, %101 : f32
      linalg.yield %102 : f32
    } -> tensor<128xf32>
    %82 = linalg.generic {indexing_maps = [#map, #map3], iterator_types = ["reduction", "parallel"]} ins(%72 : tensor<32x128xf32>) outs(%arg21 : tensor<128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %100 = arith.addf %out, %in : f32
      linalg.yield %100 : f32
    } -> tensor<128xf32>
    %83 = tensor.empty() : tensor<32xf32>
    %84 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%80, %arg10 : tensor<32xf32>, tensor<32xf32>) outs(%83 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %cst_23 = arith.constant -5.000000e-01 : f32
      %100 = arith.mulf %in, %cst_23 : f32
      %101 = arith.mulf %in_22, %in_22 : f32
      %102 = arith.mulf %101, %in_22 : f32
      %103 = arith.mulf %100, %102 : f32
      %cst_24 = arith.constant 1.280000e+02 : f32
      %104 = arith.divf %103, %cst_24 : f32
      linalg.yield %104 : f32
    } -> tensor<32xf32>
    %85 = tensor.empty() : tensor<32x128xf32>
    %86 = linalg.generic {indexing_maps = [#map1, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%84, %73 : tensor<32xf32>, tensor<32x128xf32>) outs(%85 : tensor<32x128xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %100 = arith.mulf %in, %in_22 : f32
      %101 = arith.mulf %in, %in_22 : f32
      %102 = arith.addf %100, %101 : f32
      linalg.yield %102 : f32
    } -> tensor<32x128xf32>
    %87 = tensor.empty() : tensor<32x128xf32>
    %88 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%77, %86 : tensor<32x128xf32>, tensor<32x128xf32>) outs(%87 : tensor<32x128xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %100 = arith.addf %in, %in_22 : f32
      linalg.yield %100 : f32
    } -> tensor<32x128xf32>
    %89 = tensor.empty() : tensor<32xf32>
    %cst_21 = arith.constant 0.000000e+00 : f32
    %90 = linalg.fill ins(%cst_21 : f32) outs(%89 : tensor<32xf32>) -> tensor<32xf32>
    %91 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%88 : tensor<32x128xf32>) outs(%90 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %100 = arith.negf %in : f32
      %101 = arith.addf %out, %100 : f32
      linalg.yield %101 : f32
    } -> tensor<32xf32>
    %92 = tensor.empty() : tensor<32xf32>
    %93 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%91 : tensor<32xf32>) outs(%92 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %cst_22 = arith.constant 1.280000e+02 : f32
      %100 = arith.divf %in, %cst_22 : f32
      linalg.yield %100 : f32
    } -> tensor<32xf32>
    %94 = tensor.empty() : tensor<32x128xf32>
    %95 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%93 : tensor<32xf32>) outs(%94 : tensor<32x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x128xf32>
    %96 = tensor.empty() : tensor<32x128xf32>
    %97 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%37, %88 : tensor<32x128xf32>, tensor<32x128xf32>) outs(%96 : tensor<32x128xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %100 = arith.addf %in, %in_22 : f32
      linalg.yield %100 : f32
    } -> tensor<32x128xf32>
    %98 = tensor.empty() : tensor<32x128xf32>
    %99 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%97, %95 : tensor<32x128xf32>, tensor<32x128xf32>) outs(%98 : tensor<32x128xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %100 = arith.addf %in, %in_22 : f32
      linalg.yield %100 : f32
    } -> tensor<32x128xf32>
    return %99, %81, %82, %75, %69, %42, %38, %19, %20, %13, %7, %4, %0 : tensor<32x128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128x384xf32>, tensor<384xf32>, tensor<128x128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128x512xf32>, tensor<512xf32>, tensor<512x128xf32>, tensor<128xf32>
  }
  func.func private @gpt2.transformer.embedding.forward(%arg0: tensor<2x16xi32>, %arg1: tensor<256x128xf32>, %arg2: tensor<16x128xf32>) -> tensor<32x128xf32> attributes {pipe.function} {
    %0 = tensor.empty() : tensor<2x16x128xf32>
    %1 = linalg.generic {indexing_maps = [#map6, #map5, #map18], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %arg2 : tensor<2x16xi32>, tensor<16x128xf32>) outs(%0 : tensor<2x16x128xf32>) {
    ^bb0(%in: i32, %in_0: f32, %out: f32):
      %2 = linalg.index 2 : index
      %3 = arith.index_cast %in : i32 to index
      %extracted = tensor.extract %arg1[%3, %2] : tensor<256x128xf32>
      %4 = arith.addf %extracted, %in_0 : f32
      linalg.yield %4 : f32
    } -> tensor<2x16x128xf32>
    %collapsed = tensor.collapse_shape %1 [[0, 1], [2]] : tensor<2x16x128xf32> into tensor<32x128xf32>
    return %collapsed : tensor<32x128xf32>
  }
  func.func private @gpt2.transformer.embedding.backward(%arg0: tensor<2x16xi32>, %arg1: tensor<32x128xf32>, %arg2: tensor<256x128xf32> {pipe.accumulator}, %arg3: tensor<16x128xf32> {pipe.accumulator}) -> (tensor<256x128xf32>, tensor<16x128xf32>) attributes {pipe.function} {
    %expanded = tensor.expand_shape %arg1 [[0, 1], [2]] output_shape [2, 16, 128] : tensor<32x128xf32> into tensor<2x16x128xf32>
    %0 = linalg.generic {indexing_maps = [#map18, #map5], iterator_types = ["reduction", "parallel", "parallel"]} ins(%expanded : tensor<2x16x128xf32>) outs(%arg3 : tensor<16x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %2 = arith.addf %out, %in : f32
      linalg.yield %2 : f32
    } -> tensor<16x128xf32>
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %1 = scf.for %arg4 = %c0 to %c2 step %c1 iter_args(%arg5 = %arg2) -> (tensor<256x128xf32>) {
      %c0_0 = arith.constant 0 : index
      %c16 = arith.constant 16 : index
      %c1_1 = arith.constant 1 : index
      %2 = scf.for %arg6 = %c0_0 to %c16 step %c1_1 iter_args(%arg7 = %arg5) -> (tensor<256x128xf32>) {
        %extracted = tensor.extract %arg0[%arg4, %arg6] : tensor<2x16xi32>
        %3 = arith.index_cast %extracted : i32 to index
        %extracted_slice = tensor.extract_slice %expanded[%arg4, %arg6, 0] [1, 1, 128] [1, 1, 1] : tensor<2x16x128xf32> to tensor<128xf32>
        %extracted_slice_2 = tensor.extract_slice %arg7[%3, 0] [1, 128] [1, 1] : tensor<256x128xf32> to tensor<128xf32>
        %4 = tensor.empty() : tensor<128xf32>
        %5 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%extracted_slice_2, %extracted_slice : tensor<128xf32>, tensor<128xf32>) outs(%4 : tensor<128xf32>) {
        ^bb0(%in: f32, %in_3: f32, %out: f32):
          %6 = arith.addf %in, %in_3 : f32
          linalg.yield %6 : f32
        } -> tensor<128xf32>
        %inserted_slice = tensor.insert_slice %5 into %arg7[%3, 0] [1, 128] [1, 1] : tensor<128xf32> into tensor<256x128xf32>
        scf.yield %inserted_slice : tensor<256x128xf32>
      }
      scf.yield %2 : tensor<256x128xf32>
    }
    return %1, %0 : tensor<256x128xf32>, tensor<16x128xf32>
  }
}

