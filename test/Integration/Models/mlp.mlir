#loc1 = loc("0")
#loc2 = loc("0.weight")
#loc3 = loc("0.bias")
#loc4 = loc("2.weight")
#loc5 = loc("2.bias")
#loc6 = loc("4.weight")
#loc7 = loc("4.bias")
#loc8 = loc("6.weight")
#loc9 = loc("6.bias")
#loc10 = loc("x")
#loc11 = loc("y")
#loc12 = loc("<loss>")
#loc13 = loc("1")
#loc14 = loc("2")
#loc15 = loc("3")
#loc16 = loc("4")
#loc17 = loc("5")
#loc18 = loc("6")
#map = affine_map<(d0, d1) -> (d1)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0, d1) -> (d0)>
#map3 = affine_map<(d0, d1) -> (d0, 0)>
#map4 = affine_map<(d0) -> (d0)>
#map5 = affine_map<(d0) -> ()>
#map6 = affine_map<() -> ()>
module {
  func.func @main(%arg0: tensor<16x16xf32> {pipe.parameter = "0.weight"} loc("0.weight"), %arg1: tensor<16xf32> {pipe.parameter = "0.bias"} loc("0.bias"), %arg2: tensor<16x16xf32> {pipe.parameter = "2.weight"} loc("2.weight"), %arg3: tensor<16xf32> {pipe.parameter = "2.bias"} loc("2.bias"), %arg4: tensor<16x16xf32> {pipe.parameter = "4.weight"} loc("4.weight"), %arg5: tensor<16xf32> {pipe.parameter = "4.bias"} loc("4.bias"), %arg6: tensor<10x16xf32> {pipe.parameter = "6.weight"} loc("6.weight"), %arg7: tensor<10xf32> {pipe.parameter = "6.bias"} loc("6.bias"), %arg8: tensor<4x16xf32> {pipe.input = "x"} loc("x"), %arg9: tensor<4xi64> {pipe.input = "y"} loc("y")) -> (tensor<f32> {pipe.loss = "loss"}) {
    %c-100_i64 = arith.constant -100 : i64 loc(#loc12)
    %c0_i64 = arith.constant 0 : i64 loc(#loc)
    %cst = arith.constant 0.000000e+00 : f32 loc(#loc)
    %cst_0 = arith.constant 0xFF800000 : f32 loc(#loc12)
    %cst_1 = arith.constant dense<-1> : tensor<i64> loc(#loc12)
    %cst_2 = arith.constant dense<0> : tensor<i64> loc(#loc12)
    %0 = tensor.empty() : tensor<16x16xf32> loc(#loc1)
    %transposed = linalg.transpose ins(%arg0 : tensor<16x16xf32>) outs(%0 : tensor<16x16xf32>) permutation = [1, 0]  loc(#loc1)
    %1 = tensor.empty() : tensor<4x16xf32> loc(#loc1)
    %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<4x16xf32>) -> tensor<4x16xf32> loc(#loc1)
    %3 = linalg.matmul ins(%arg8, %transposed : tensor<4x16xf32>, tensor<16x16xf32>) outs(%2 : tensor<4x16xf32>) -> tensor<4x16xf32> loc(#loc1)
    %4 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<16xf32>) outs(%1 : tensor<4x16xf32>) {
    ^bb0(%in: f32 loc("0"), %out: f32 loc("0")):
      linalg.yield %in : f32 loc(#loc1)
    } -> tensor<4x16xf32> loc(#loc1)
    %5 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%3, %4 : tensor<4x16xf32>, tensor<4x16xf32>) outs(%1 : tensor<4x16xf32>) {
    ^bb0(%in: f32 loc("0"), %in_7: f32 loc("0"), %out: f32 loc("0")):
      %53 = arith.addf %in, %in_7 : f32 loc(#loc1)
      linalg.yield %53 : f32 loc(#loc1)
    } -> tensor<4x16xf32> loc(#loc1)
    %6 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%5 : tensor<4x16xf32>) outs(%1 : tensor<4x16xf32>) {
    ^bb0(%in: f32 loc("0"), %out: f32 loc("1")):
      %53 = arith.cmpf ugt, %in, %cst : f32 loc(#loc13)
      %54 = arith.select %53, %in, %cst : f32 loc(#loc13)
      linalg.yield %54 : f32 loc(#loc13)
    } -> tensor<4x16xf32> loc(#loc13)
    %transposed_3 = linalg.transpose ins(%arg2 : tensor<16x16xf32>) outs(%0 : tensor<16x16xf32>) permutation = [1, 0]  loc(#loc14)
    %7 = linalg.matmul ins(%6, %transposed_3 : tensor<4x16xf32>, tensor<16x16xf32>) outs(%2 : tensor<4x16xf32>) -> tensor<4x16xf32> loc(#loc14)
    %8 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg3 : tensor<16xf32>) outs(%1 : tensor<4x16xf32>) {
    ^bb0(%in: f32 loc("2"), %out: f32 loc("2")):
      linalg.yield %in : f32 loc(#loc14)
    } -> tensor<4x16xf32> loc(#loc14)
    %9 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%7, %8 : tensor<4x16xf32>, tensor<4x16xf32>) outs(%1 : tensor<4x16xf32>) {
    ^bb0(%in: f32 loc("2"), %in_7: f32 loc("2"), %out: f32 loc("2")):
      %53 = arith.addf %in, %in_7 : f32 loc(#loc14)
      linalg.yield %53 : f32 loc(#loc14)
    } -> tensor<4x16xf32> loc(#loc14)
    %10 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%9 : tensor<4x16xf32>) outs(%1 : tensor<4x16xf32>) {
    ^bb0(%in: f32 loc("2"), %out: f32 loc("3")):
      %53 = arith.cmpf ugt, %in, %cst : f32 loc(#loc15)
      %54 = arith.select %53, %in, %cst : f32 loc(#loc15)
      linalg.yield %54 : f32 loc(#loc15)
    } -> tensor<4x16xf32> loc(#loc15)
    %transposed_4 = linalg.transpose ins(%arg4 : tensor<16x16xf32>) outs(%0 : tensor<16x16xf32>) permutation = [1, 0]  loc(#loc16)
    %11 = linalg.matmul ins(%10, %transposed_4 : tensor<4x16xf32>, tensor<16x16xf32>) outs(%2 : tensor<4x16xf32>) -> tensor<4x16xf32> loc(#loc16)
    %12 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg5 : tensor<16xf32>) outs(%1 : tensor<4x16xf32>) {
    ^bb0(%in: f32 loc("4"), %out: f32 loc("4")):
      linalg.yield %in : f32 loc(#loc16)
    } -> tensor<4x16xf32> loc(#loc16)
    %13 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%11, %12 : tensor<4x16xf32>, tensor<4x16xf32>) outs(%1 : tensor<4x16xf32>) {
    ^bb0(%in: f32 loc("4"), %in_7: f32 loc("4"), %out: f32 loc("4")):
      %53 = arith.addf %in, %in_7 : f32 loc(#loc16)
      linalg.yield %53 : f32 loc(#loc16)
    } -> tensor<4x16xf32> loc(#loc16)
    %14 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%13 : tensor<4x16xf32>) outs(%1 : tensor<4x16xf32>) {
    ^bb0(%in: f32 loc("4"), %out: f32 loc("5")):
      %53 = arith.cmpf ugt, %in, %cst : f32 loc(#loc17)
      %54 = arith.select %53, %in, %cst : f32 loc(#loc17)
      linalg.yield %54 : f32 loc(#loc17)
    } -> tensor<4x16xf32> loc(#loc17)
    %15 = tensor.empty() : tensor<16x10xf32> loc(#loc18)
    %transposed_5 = linalg.transpose ins(%arg6 : tensor<10x16xf32>) outs(%15 : tensor<16x10xf32>) permutation = [1, 0]  loc(#loc18)
    %16 = tensor.empty() : tensor<4x10xf32> loc(#loc18)
    %17 = linalg.fill ins(%cst : f32) outs(%16 : tensor<4x10xf32>) -> tensor<4x10xf32> loc(#loc18)
    %18 = linalg.matmul ins(%14, %transposed_5 : tensor<4x16xf32>, tensor<16x10xf32>) outs(%17 : tensor<4x10xf32>) -> tensor<4x10xf32> loc(#loc18)
    %19 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg7 : tensor<10xf32>) outs(%16 : tensor<4x10xf32>) {
    ^bb0(%in: f32 loc("6"), %out: f32 loc("6")):
      linalg.yield %in : f32 loc(#loc18)
    } -> tensor<4x10xf32> loc(#loc18)
    %20 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%18, %19 : tensor<4x10xf32>, tensor<4x10xf32>) outs(%16 : tensor<4x10xf32>) {
    ^bb0(%in: f32 loc("6"), %in_7: f32 loc("6"), %out: f32 loc("6")):
      %53 = arith.addf %in, %in_7 : f32 loc(#loc18)
      linalg.yield %53 : f32 loc(#loc18)
    } -> tensor<4x10xf32> loc(#loc18)
    %21 = tensor.empty() : tensor<4xi64> loc(#loc12)
    %22 = linalg.fill ins(%c0_i64 : i64) outs(%21 : tensor<4xi64>) -> tensor<4xi64> loc(#loc12)
    %23 = tensor.empty() : tensor<4xf32> loc(#loc12)
    %24 = linalg.fill ins(%cst_0 : f32) outs(%23 : tensor<4xf32>) -> tensor<4xf32> loc(#loc12)
    %25:2 = linalg.generic {indexing_maps = [#map1, #map2, #map2], iterator_types = ["parallel", "reduction"]} ins(%20 : tensor<4x10xf32>) outs(%24, %22 : tensor<4xf32>, tensor<4xi64>) {
    ^bb0(%in: f32 loc("6"), %out: f32 loc("<loss>"), %out_7: i64 loc("<loss>")):
      %53 = linalg.index 1 : index loc(#loc12)
      %54 = arith.index_cast %53 : index to i64 loc(#loc12)
      %55 = arith.maximumf %in, %out : f32 loc(#loc12)
      %56 = arith.cmpf ogt, %in, %out : f32 loc(#loc12)
      %57 = arith.select %56, %54, %out_7 : i64 loc(#loc12)
      linalg.yield %55, %57 : f32, i64 loc(#loc12)
    } -> (tensor<4xf32>, tensor<4xi64>) loc(#loc12)
    %expanded = tensor.expand_shape %25#0 [[0, 1]] output_shape [4, 1] : tensor<4xf32> into tensor<4x1xf32> loc(#loc12)
    %26 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%20, %expanded : tensor<4x10xf32>, tensor<4x1xf32>) outs(%16 : tensor<4x10xf32>) {
    ^bb0(%in: f32 loc("6"), %in_7: f32 loc("<loss>"), %out: f32 loc("<loss>")):
      %53 = arith.subf %in, %in_7 : f32 loc(#loc12)
      linalg.yield %53 : f32 loc(#loc12)
    } -> tensor<4x10xf32> loc(#loc12)
    %27 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%26 : tensor<4x10xf32>) outs(%16 : tensor<4x10xf32>) {
    ^bb0(%in: f32 loc("<loss>"), %out: f32 loc("<loss>")):
      %53 = math.exp %in : f32 loc(#loc12)
      linalg.yield %53 : f32 loc(#loc12)
    } -> tensor<4x10xf32> loc(#loc12)
    %28 = tensor.empty() : tensor<4x1xf32> loc(#loc12)
    %29 = linalg.fill ins(%cst : f32) outs(%28 : tensor<4x1xf32>) -> tensor<4x1xf32> loc(#loc12)
    %30 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["parallel", "reduction"]} ins(%27 : tensor<4x10xf32>) outs(%29 : tensor<4x1xf32>) {
    ^bb0(%in: f32 loc("<loss>"), %out: f32 loc("<loss>")):
      %53 = arith.addf %in, %out : f32 loc(#loc12)
      linalg.yield %53 : f32 loc(#loc12)
    } -> tensor<4x1xf32> loc(#loc12)
    %31 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%30 : tensor<4x1xf32>) outs(%28 : tensor<4x1xf32>) {
    ^bb0(%in: f32 loc("<loss>"), %out: f32 loc("<loss>")):
      %53 = math.log %in : f32 loc(#loc12)
      linalg.yield %53 : f32 loc(#loc12)
    } -> tensor<4x1xf32> loc(#loc12)
    %32 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%26, %31 : tensor<4x10xf32>, tensor<4x1xf32>) outs(%16 : tensor<4x10xf32>) {
    ^bb0(%in: f32 loc("<loss>"), %in_7: f32 loc("<loss>"), %out: f32 loc("<loss>")):
      %53 = arith.subf %in, %in_7 : f32 loc(#loc12)
      linalg.yield %53 : f32 loc(#loc12)
    } -> tensor<4x10xf32> loc(#loc12)
    %33 = tensor.empty() : tensor<10xi64> loc(#loc12)
    %34 = linalg.generic {indexing_maps = [#map4], iterator_types = ["parallel"]} outs(%33 : tensor<10xi64>) {
    ^bb0(%out: i64 loc("<loss>")):
      %53 = linalg.index 0 : index loc(#loc12)
      %54 = arith.index_cast %53 : index to i64 loc(#loc12)
      linalg.yield %54 : i64 loc(#loc12)
    } -> tensor<10xi64> loc(#loc12)
    %35 = tensor.empty() : tensor<4xi1> loc(#loc12)
    %36 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%arg9 : tensor<4xi64>) outs(%35 : tensor<4xi1>) {
    ^bb0(%in: i64 loc("<loss>"), %out: i1 loc("<loss>")):
      %53 = arith.cmpi ne, %in, %c-100_i64 : i64 loc(#loc12)
      linalg.yield %53 : i1 loc(#loc12)
    } -> tensor<4xi1> loc(#loc12)
    %37 = linalg.generic {indexing_maps = [#map4, #map4, #map5, #map4], iterator_types = ["parallel"]} ins(%36, %arg9, %cst_2 : tensor<4xi1>, tensor<4xi64>, tensor<i64>) outs(%21 : tensor<4xi64>) {
    ^bb0(%in: i1 loc("<loss>"), %in_7: i64 loc("<loss>"), %in_8: i64 loc("<loss>"), %out: i64 loc("<loss>")):
      %53 = arith.select %in, %in_7, %in_8 : i64 loc(#loc12)
      linalg.yield %53 : i64 loc(#loc12)
    } -> tensor<4xi64> loc(#loc12)
    %38 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%37 : tensor<4xi64>) outs(%21 : tensor<4xi64>) {
    ^bb0(%in: i64 loc("<loss>"), %out: i64 loc("<loss>")):
      %53 = arith.index_cast %in : i64 to index loc(#loc12)
      %extracted = tensor.extract %34[%53] : tensor<10xi64> loc(#loc12)
      linalg.yield %extracted : i64 loc(#loc12)
    } -> tensor<4xi64> loc(#loc12)
    %39 = linalg.generic {indexing_maps = [#map4, #map4, #map5, #map4], iterator_types = ["parallel"]} ins(%36, %38, %cst_1 : tensor<4xi1>, tensor<4xi64>, tensor<i64>) outs(%21 : tensor<4xi64>) {
    ^bb0(%in: i1 loc("<loss>"), %in_7: i64 loc("<loss>"), %in_8: i64 loc("<loss>"), %out: i64 loc("<loss>")):
      %53 = arith.select %in, %in_7, %in_8 : i64 loc(#loc12)
      linalg.yield %53 : i64 loc(#loc12)
    } -> tensor<4xi64> loc(#loc12)
    %expanded_6 = tensor.expand_shape %39 [[0, 1]] output_shape [4, 1] : tensor<4xi64> into tensor<4x1xi64> loc(#loc12)
    %40 = tensor.empty() : tensor<4x10xi1> loc(#loc12)
    %41 = linalg.generic {indexing_maps = [#map3, #map, #map1], iterator_types = ["parallel", "parallel"]} ins(%expanded_6, %34 : tensor<4x1xi64>, tensor<10xi64>) outs(%40 : tensor<4x10xi1>) {
    ^bb0(%in: i64 loc("<loss>"), %in_7: i64 loc("<loss>"), %out: i1 loc("<loss>")):
      %53 = arith.cmpi eq, %in, %in_7 : i64 loc(#loc12)
      linalg.yield %53 : i1 loc(#loc12)
    } -> tensor<4x10xi1> loc(#loc12)
    %42 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%41 : tensor<4x10xi1>) outs(%16 : tensor<4x10xf32>) {
    ^bb0(%in: i1 loc("<loss>"), %out: f32 loc("<loss>")):
      %53 = arith.uitofp %in : i1 to f32 loc(#loc12)
      linalg.yield %53 : f32 loc(#loc12)
    } -> tensor<4x10xf32> loc(#loc12)
    %43 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%32, %42 : tensor<4x10xf32>, tensor<4x10xf32>) outs(%16 : tensor<4x10xf32>) {
    ^bb0(%in: f32 loc("<loss>"), %in_7: f32 loc("<loss>"), %out: f32 loc("<loss>")):
      %53 = arith.mulf %in, %in_7 : f32 loc(#loc12)
      linalg.yield %53 : f32 loc(#loc12)
    } -> tensor<4x10xf32> loc(#loc12)
    %44 = linalg.fill ins(%cst : f32) outs(%23 : tensor<4xf32>) -> tensor<4xf32> loc(#loc12)
    %45 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "reduction"]} ins(%43 : tensor<4x10xf32>) outs(%44 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("<loss>"), %out: f32 loc("<loss>")):
      %53 = arith.addf %in, %out : f32 loc(#loc12)
      linalg.yield %53 : f32 loc(#loc12)
    } -> tensor<4xf32> loc(#loc12)
    %46 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%45 : tensor<4xf32>) outs(%23 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("<loss>"), %out: f32 loc("<loss>")):
      %53 = arith.negf %in : f32 loc(#loc12)
      linalg.yield %53 : f32 loc(#loc12)
    } -> tensor<4xf32> loc(#loc12)
    %47 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%36 : tensor<4xi1>) outs(%23 : tensor<4xf32>) {
    ^bb0(%in: i1 loc("<loss>"), %out: f32 loc("<loss>")):
      %53 = arith.uitofp %in : i1 to f32 loc(#loc12)
      linalg.yield %53 : f32 loc(#loc12)
    } -> tensor<4xf32> loc(#loc12)
    %48 = tensor.empty() : tensor<f32> loc(#loc12)
    %49 = linalg.fill ins(%cst : f32) outs(%48 : tensor<f32>) -> tensor<f32> loc(#loc12)
    %50 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["reduction"]} ins(%47 : tensor<4xf32>) outs(%49 : tensor<f32>) {
    ^bb0(%in: f32 loc("<loss>"), %out: f32 loc("<loss>")):
      %53 = arith.addf %in, %out : f32 loc(#loc12)
      linalg.yield %53 : f32 loc(#loc12)
    } -> tensor<f32> loc(#loc12)
    %51 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["reduction"]} ins(%46 : tensor<4xf32>) outs(%49 : tensor<f32>) {
    ^bb0(%in: f32 loc("<loss>"), %out: f32 loc("<loss>")):
      %53 = arith.addf %in, %out : f32 loc(#loc12)
      linalg.yield %53 : f32 loc(#loc12)
    } -> tensor<f32> loc(#loc12)
    %52 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = []} ins(%51, %50 : tensor<f32>, tensor<f32>) outs(%48 : tensor<f32>) {
    ^bb0(%in: f32 loc("<loss>"), %in_7: f32 loc("<loss>"), %out: f32 loc("<loss>")):
      %53 = arith.divf %in, %in_7 : f32 loc(#loc12)
      linalg.yield %53 : f32 loc(#loc12)
    } -> tensor<f32> loc(#loc12)
    return %52 : tensor<f32> loc(#loc12)
  } loc(#loc1)
} loc(#loc)
#loc = loc(unknown)
