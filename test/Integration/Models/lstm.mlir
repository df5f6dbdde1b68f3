#loc1 = loc("embedding")
#loc2 = loc("embedding.weight")
#loc3 = loc("lstm.weight_ih_l0")
#loc4 = loc("lstm.weight_hh_l0")
#loc5 = loc("lstm.bias_ih_l0")
#loc6 = loc("lstm.bias_hh_l0")
#loc7 = loc("lstm.weight_ih_l1")
#loc8 = loc("lstm.weight_hh_l1")
#loc9 = loc("lstm.bias_ih_l1")
#loc10 = loc("lstm.bias_hh_l1")
#loc11 = loc("head.weight")
#loc12 = loc("head.bias")
#loc13 = loc("x")
#loc14 = loc("y")
#loc15 = loc("<loss>")
#loc16 = loc("lstm")
#loc17 = loc("head")
#map = affine_map<(d0, d1, d2) -> (d0, d1)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map3 = affine_map<(d0, d1, d2) -> (d2)>
#map4 = affine_map<(d0, d1) -> (d1)>
#map5 = affine_map<(d0, d1) -> (d0, d1)>
#map6 = affine_map<(d0, d1) -> (d0)>
#map7 = affine_map<(d0, d1) -> (d0, 0)>
#map8 = affine_map<(d0) -> (d0)>
#map9 = affine_map<(d0) -> ()>
#map10 = affine_map<() -> ()>
module {
  func.func @main(%arg0: tensor<64x16xf32> {pipe.parameter = "embedding.weight"} loc("embedding.weight"), %arg1: tensor<64x16xf32> {pipe.parameter = "lstm.weight_ih_l0"} loc("lstm.weight_ih_l0"), %arg2: tensor<64x16xf32> {pipe.parameter = "lstm.weight_hh_l0"} loc("lstm.weight_hh_l0"), %arg3: tensor<64xf32> {pipe.parameter = "lstm.bias_ih_l0"} loc("lstm.bias_ih_l0"), %arg4: tensor<64xf32> {pipe.parameter = "lstm.bias_hh_l0"} loc("lstm.bias_hh_l0"), %arg5: tensor<64x16xf32> {pipe.parameter = "lstm.weight_ih_l1"} loc("lstm.weight_ih_l1"), %arg6: tensor<64x16xf32> {pipe.parameter = "lstm.weight_hh_l1"} loc("lstm.weight_hh_l1"), %arg7: tensor<64xf32> {pipe.parameter = "lstm.bias_ih_l1"} loc("lstm.bias_ih_l1"), %arg8: tensor<64xf32> {pipe.parameter = "lstm.bias_hh_l1"} loc("lstm.bias_hh_l1"), %arg9: tensor<64x16xf32> {pipe.parameter = "head.weight"} loc("head.weight"), %arg10: tensor<64xf32> {pipe.parameter = "head.bias"} loc("head.bias"), %arg11: tensor<2x6xi64> {pipe.input = "x"} loc("x"), %arg12: tensor<2x6xi64> {pipe.input = "y"} loc("y")) -> (tensor<f32> {pipe.loss = "loss"}) {
    %c-100_i64 = arith.constant -100 : i64 loc(#loc15)
    %c0_i64 = arith.constant 0 : i64 loc(#loc)
    %c64 = arith.constant 64 : index loc(#loc)
    %cst = arith.constant 0.000000e+00 : f32 loc(#loc)
    %cst_0 = arith.constant 1.000000e+00 : f32 loc(#loc)
    %cst_1 = arith.constant 0xFF800000 : f32 loc(#loc15)
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<2x16xf32> loc(#loc16)
    %cst_3 = arith.constant dense<0.000000e+00> : tensor<1x2x16xf32> loc(#loc16)
    %cst_4 = arith.constant dense<-1> : tensor<i64> loc(#loc15)
    %cst_5 = arith.constant dense<0> : tensor<i64> loc(#loc15)
    %0 = tensor.empty() : tensor<2x6x16xf32> loc(#loc1)
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg11 : tensor<2x6xi64>) outs(%0 : tensor<2x6x16xf32>) {
    ^bb0(%in: i64 loc("embedding"), %out: f32 loc("embedding")):
      %203 = arith.index_cast %in : i64 to index loc(#loc1)
      %204 = linalg.index 2 : index loc(#loc1)
      %205 = arith.cmpi slt, %203, %c64 : index loc(#loc1)
      cf.assert %205, "index must be smaller than dim size" loc(#loc1)
      %206 = arith.cmpi sge, %in, %c0_i64 : i64 loc(#loc1)
      cf.assert %206, "index must be larger or equal to 0" loc(#loc1)
      %extracted = tensor.extract %arg0[%203, %204] : tensor<64x16xf32> loc(#loc1)
      linalg.yield %extracted : f32 loc(#loc1)
    } -> tensor<2x6x16xf32> loc(#loc1)
    %2 = tensor.empty() : tensor<6x2x16xf32> loc(#loc16)
    %transposed = linalg.transpose ins(%1 : tensor<2x6x16xf32>) outs(%2 : tensor<6x2x16xf32>) permutation = [1, 0, 2]  loc(#loc16)
    %3 = tensor.empty() : tensor<16x64xf32> loc(#loc16)
    %transposed_6 = linalg.transpose ins(%arg1 : tensor<64x16xf32>) outs(%3 : tensor<16x64xf32>) permutation = [1, 0]  loc(#loc16)
    %4 = tensor.empty() : tensor<6x16x64xf32> loc(#loc16)
    %5 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_6 : tensor<16x64xf32>) outs(%4 : tensor<6x16x64xf32>) {
    ^bb0(%in: f32 loc("lstm"), %out: f32 loc("lstm")):
      linalg.yield %in : f32 loc(#loc16)
    } -> tensor<6x16x64xf32> loc(#loc16)
    %6 = tensor.empty() : tensor<6x2x64xf32> loc(#loc16)
    %7 = linalg.fill ins(%cst : f32) outs(%6 : tensor<6x2x64xf32>) -> tensor<6x2x64xf32> loc(#loc16)
    %8 = linalg.batch_matmul ins(%transposed, %5 : tensor<6x2x16xf32>, tensor<6x16x64xf32>) outs(%7 : tensor<6x2x64xf32>) -> tensor<6x2x64xf32> loc(#loc16)
    %9 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%8, %arg3 : tensor<6x2x64xf32>, tensor<64xf32>) outs(%6 : tensor<6x2x64xf32>) {
    ^bb0(%in: f32 loc("lstm"), %in_110: f32 loc("lstm"), %out: f32 loc("lstm")):
      %203 = arith.addf %in, %in_110 : f32 loc(#loc16)
      linalg.yield %203 : f32 loc(#loc16)
    } -> tensor<6x2x64xf32> loc(#loc16)
    %extracted_slice = tensor.extract_slice %9[0, 0, 0] [1, 2, 64] [1, 1, 1] : tensor<6x2x64xf32> to tensor<1x2x64xf32> loc(#loc16)
    %extracted_slice_7 = tensor.extract_slice %9[1, 0, 0] [1, 2, 64] [1, 1, 1] : tensor<6x2x64xf32> to tensor<1x2x64xf32> loc(#loc16)
    %extracted_slice_8 = tensor.extract_slice %9[2, 0, 0] [1, 2, 64] [1, 1, 1] : tensor<6x2x64xf32> to tensor<1x2x64xf32> loc(#loc16)
    %extracted_slice_9 = tensor.extract_slice %9[3, 0, 0] [1, 2, 64] [1, 1, 1] : tensor<6x2x64xf32> to tensor<1x2x64xf32> loc(#loc16)
    %extracted_slice_10 = tensor.extract_slice %9[4, 0, 0] [1, 2, 64] [1, 1, 1] : tensor<6x2x64xf32> to tensor<1x2x64xf32> loc(#loc16)
    %extracted_slice_11 = tensor.extract_slice %9[5, 0, 0] [1, 2, 64] [1, 1, 1] : tensor<6x2x64xf32> to tensor<1x2x64xf32> loc(#loc16)
    %collapsed = tensor.collapse_shape %extracted_slice [[0, 1], [2]] : tensor<1x2x64xf32> into tensor<2x64xf32> loc(#loc16)
    %collapsed_12 = tensor.collapse_shape %extracted_slice_7 [[0, 1], [2]] : tensor<1x2x64xf32> into tensor<2x64xf32> loc(#loc16)
    %collapsed_13 = tensor.collapse_shape %extracted_slice_8 [[0, 1], [2]] : tensor<1x2x64xf32> into tensor<2x64xf32> loc(#loc16)
    %collapsed_14 = tensor.collapse_shape %extracted_slice_9 [[0, 1], [2]] : tensor<1x2x64xf32> into tensor<2x64xf32> loc(#loc16)
    %collapsed_15 = tensor.collapse_shape %extracted_slice_10 [[0, 1], [2]] : tensor<1x2x64xf32> into tensor<2x64xf32> loc(#loc16)
    %collapsed_16 = tensor.collapse_shape %extracted_slice_11 [[0, 1], [2]] : tensor<1x2x64xf32> into tensor<2x64xf32> loc(#loc16)
    %transposed_17 = linalg.transpose ins(%arg2 : tensor<64x16xf32>) outs(%3 : tensor<16x64xf32>) permutation = [1, 0]  loc(#loc16)
    %10 = tensor.empty() : tensor<2x64xf32> loc(#loc16)
    %11 = linalg.fill ins(%cst : f32) outs(%10 : tensor<2x64xf32>) -> tensor<2x64xf32> loc(#loc16)
    %12 = linalg.matmul ins(%cst_2, %transposed_17 : tensor<2x16xf32>, tensor<16x64xf32>) outs(%11 : tensor<2x64xf32>) -> tensor<2x64xf32> loc(#loc16)
    %13 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel"]} ins(%arg4 : tensor<64xf32>) outs(%10 : tensor<2x64xf32>) {
    ^bb0(%in: f32 loc("lstm"), %out: f32 loc("lstm")):
      linalg.yield %in : f32 loc(#loc16)
    } -> tensor<2x64xf32> loc(#loc16)
    %14 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%12, %13 : tensor<2x64xf32>, tensor<2x64xf32>) outs(%10 : tensor<2x64xf32>) {
    ^bb0(%in: f32 loc("lstm"), %in_110: f32 loc("lstm"), %out: f32 loc("lstm")):
      %203 = arith.addf %in, %in_110 : f32 loc(#loc16)
      linalg.yield %203 : f32 loc(#loc16)
    } -> tensor<2x64xf32> loc(#loc16)
    %expanded = tensor.expand_shape %14 [[0, 1], [2]] output_shape [1, 2, 64] : tensor<2x64xf32> into tensor<1x2x64xf32> loc(#loc16)
    %15 = tensor.empty() : tensor<1x2x64xf32> loc(#loc16)
    %16 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded, %collapsed : tensor<1x2x64xf32>, tensor<2x64xf32>) outs(%15 : tensor<1x2x64xf32>) {
    ^bb0(%in: f32 loc("lstm"), %in_110: f32 loc("lstm"), %out: f32 loc("lstm")):
      %203 = arith.addf %in, %in_110 : f32 loc(#loc16)
      linalg.yield %203 : f32 loc(#loc16)
    } -> tensor<1x2x64xf32> loc(#loc16)
    %extracted_slice_18 = tensor.extract_slice %16[0, 0, 0] [1, 2, 16] [1, 1, 1] : tensor<1x2x64xf32> to tensor<1x2x16xf32> loc(#loc16)
    %extracted_slice_19 = tensor.extract_slice %16[0, 0, 16] [1, 2, 16] [1, 1, 1] : tensor<1x2x64xf32> to tensor<1x2x16xf32> loc(#loc16)
    %extracted_slice_20 = tensor.extract_slice %16[0, 0, 32] [1, 2, 16] [1, 1, 1] : tensor<1x2x64xf32> to tensor<1x2x16xf32> loc(#loc16)
    %extracted_slice_21 = tensor.extract_slice %16[0, 0, 48] [1, 2, 16] [1, 1, 1] : tensor<1x2x64xf32> to tensor<1x2x16xf32> loc(#loc16)
    %17 = tensor.empty() : tensor<1x2x16xf32> loc(#loc16)
    %18 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_18 : tensor<1x2x16xf32>) outs(%17 : tensor<1x2x16xf32>) {
    ^bb0(%in: f32 loc("lstm"), %out: f32 loc("lstm")):
      %203 = arith.negf %in : f32 loc(#loc16)
      %204 = math.exp %203 : f32 loc(#loc16)
      %205 = arith.addf %204, %cst_0 : f32 loc(#loc16)
      %206 = arith.divf %cst_0, %205 : f32 loc(#loc16)
      linalg.yield %206 : f32 loc(#loc16)
    } -> tensor<1x2x16xf32> loc(#loc16)
    %19 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_19 : tensor<1x2x16xf32>) outs(%17 : tensor<1x2x16xf32>) {
    ^bb0(%in: f32 loc("lstm"), %out: f32 loc("lstm")):
      %203 = arith.negf %in : f32 loc(#loc16)
      %204 = math.exp %203 : f32 loc(#loc16)
      %205 = arith.addf %204, %cst_0 : f32 loc(#loc16)
      %206 = arith.divf %cst_0, %205 : f32 loc(#loc16)
      linalg.yield %206 : f32 loc(#loc16)
    } -> tensor<1x2x16xf32> loc(#loc16)
    %20 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_20 : tensor<1x2x16xf32>) outs(%17 : tensor<1x2x16xf32>) {
    ^bb0(%in: f32 loc("lstm"), %out: f32 loc("lstm")):
      %203 = math.tanh %in : f32 loc(#loc16)
      linalg.yield %203 : f32 loc(#loc16)
    } -> tensor<1x2x16xf32> loc(#loc16)
    %21 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_21 : tensor<1x2x16xf32>) outs(%17 : tensor<1x2x16xf32>) {
    ^bb0(%in: f32 loc("lstm"), %out: f32 loc("lstm")):
      %203 = arith.negf %in : f32 loc(#loc16)
      %204 = math.exp %203 : f32 loc(#loc16)
      %205 = arith.addf %204, %cst_0 : f32 loc(#loc16)
      %206 = arith.divf %cst_0, %205 : f32 loc(#loc16)
      linalg.yield %206 : f32 loc(#loc16)
    } -> tensor<1x2x16xf32> loc(#loc16)
    %22 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%19, %cst_3 : tensor<1x2x16xf32>, tensor<1x2x16xf32>) outs(%17 : tensor<1x2x16xf32>) {
    ^bb0(%in: f32 loc("lstm"), %in_110: f32 loc("lstm"), %out: f32 loc("lstm")):
      %203 = arith.mulf %in, %in_110 : f32 loc(#loc16)
      linalg.yield %203 : f32 loc(#loc16)
    } -> tensor<1x2x16xf32> loc(#loc16)
    %23 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%18, %20 : tensor<1x2x16xf32>, tensor<1x2x16xf32>) outs(%17 : tensor<1x2x16xf32>) {
    ^bb0(%in: f32 loc("lstm"), %in_110: f32 loc("lstm"), %out: f32 loc("lstm")):
      %203 = arith.mulf %in, %in_110 : f32 loc(#loc16)
      linalg.yield %203 : f32 loc(#loc16)
    } -> tensor<1x2x16xf32> loc(#loc16)
    %24 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%22, %23 : tensor<1x2x16xf32>, tensor<1x2x16xf32>) outs(%17 : tensor<1x2x16xf32>) {
    ^bb0(%in: f32 loc("lstm"), %in_110: f32 loc("lstm"), %out: f32 loc("lstm")):
      %203 = arith.addf %in, %in_110 : f32 loc(#loc16)
      linalg.yield %203 : f32 loc(#loc16)
    } -> tensor<1x2x16xf32> loc(#loc16)
    %25 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%24 : tensor<1x2x16xf32>) outs(%17 : tensor<1x2x16xf32>) {
    ^bb0(%in: f32 loc("lstm"), %out: f32 loc("lstm")):
      %203 = math.tanh %in : f32 loc(#loc16)
      linalg.yield %203 : f32 loc(#loc16)
    } -> tensor<1x2x16xf32> loc(#loc16)
    %26 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%21, %25 : tensor<1x2x16xf32>, tensor<1x2x16xf32>) outs(%17 : tensor<1x2x16xf32>) {
    ^bb0(%in: f32 loc("lstm"), %in_110: f32 loc("lstm"), %out: f32 loc("lstm")):
      %203 = arith.mulf %in, %in_110 : f32 loc(#loc16)
      linalg.yield %203 : f32 loc(#loc16)
    } -> tensor<1x2x16xf32> loc(#loc16)
    %collapsed_22 = tensor.collapse_shape %26 [[0, 1], [2]] : tensor<1x2x16xf32> into tensor<2x16xf32> loc(#loc16)
    %27 = linalg.matmul ins(%collapsed_22, %transposed_17 : tensor<2x16xf32>, tensor<16x64xf32>) outs(%11 : tensor<2x64xf32>) -> tensor<2x64xf32> loc(#loc16)
    %28 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%27, %13 : tensor<2x64xf32>, tensor<2x64xf32>) outs(%10 : tensor<2x64xf32>) {
    ^bb0(%in: f32 loc("lstm"), %in_110: f32 loc("lstm"), %out: f32 loc("lstm")):
      %203 = arith.addf %in, %in_110 : f32 loc(#loc16)
      linalg.yield %203 : f32 loc(#loc16)
    } -> tensor<2x64xf32> loc(#loc16)
    %expanded_23 = tensor.expand_shape %28 [[0, 1], [2]] output_shape [1, 2, 64] : tensor<2x64xf32> into tensor<1x2x64xf32> loc(#loc16)
    %29 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_23, %collapsed_12 : tensor<1x2x64xf32>, tensor<2x64xf32>) outs(%15 : tensor<1x2x64xf32>) {
    ^bb0(%in: f32 loc("lstm"), %in_110: f32 loc("lstm"), %out: f32 loc("lstm")):
      %203 = arith.addf %in, %in_110 : f32 loc(#loc16)
      linalg.yield %203 : f32 loc(#loc16)
    } -> tensor<1x2x64xf32> loc(#loc16)
    %extracted_slice_24 = tensor.extract_slice %29[0, 0, 0] [1, 2, 16] [1, 1, 1] : tensor<1x2x64xf32> to tensor<1x2x16xf32> loc(#loc16)
    %extracted_slice_25 = tensor.extract_slice %29[0, 0, 16] [1, 2, 16] [1, 1, 1] : tensor<1x2x64xf32> to tensor<1x2x16xf32> loc(#loc16)
    %extracted_slice_26 = tensor.extract_slice %29[0, 0, 32] [1, 2, 16] [1, 1, 1] : tensor<1x2x64xf32> to tensor<1x2x16xf32> loc(#loc16)
    %extracted_slice_27 = tensor.extract_slice %29[0, 0, 48] [1, 2, 16] [1, 1, 1] : tensor<1x2x64xf32> to tensor<1x2x16xf32> loc(#loc16)
    %30 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_24 : tensor<1x2x16xf32>) outs(%17 : tensor<1x2x16xf32>) {
    ^bb0(%in: f32 loc("lstm"), %out: f32 loc("lstm")):
      %203 = arith.negf %in : f32 loc(#loc16)
      %204 = math.exp %203 : f32 loc(#loc16)
      %205 = arith.addf %204, %cst_0 : f32 loc(#loc16)
      %206 = arith.divf %cst_0, %205 : f32 loc(#loc16)
      linalg.yield %206 : f32 loc(#loc16)
    } -> tensor<1x2x16xf32> loc(#loc16)
    %31 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_25 : tensor<1x2x16xf32>) outs(%17 : tensor<1x2x16xf32>) {
    ^bb0(%in: f32 loc("lstm"), %out: f32 loc("lstm")):
      %203 = arith.negf %in : f32 loc(#loc16)
      %204 = math.exp %203 : f32 loc(#loc16)
      %205 = arith.addf %204, %cst_0 : f32 loc(#loc16)
      %206 = arith.divf %cst_0, %205 : f32 loc(#loc16)
      linalg.yield %206 : f32 loc(#loc16)
    } -> tensor<1x2x16xf32> loc(#loc16)
    %32 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_26 : tensor<1x2x16xf32>) outs(%17 : tensor<1x2x16xf32>) {
    ^bb0(%in: f32 loc("lstm"), %out: f32 loc("lstm")):
      %203 = math.tanh %in : f32 loc(#loc16)
      linalg.yield %203 : f32 loc(#loc16)
    } -> tensor<1x2x16xf32> loc(#loc16)
    %33 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_27 : tensor<1x2x16xf32>) outs(%17 : tensor<1x2x16xf32>) {
    ^bb0(%in: f32 loc("lstm"), %out: f32 loc("lstm")):
      %203 = arith.negf %in : f32 loc(#loc16)
      %204 = math.exp %203 : f32 loc(#loc16)
      %205 = arith.addf %204, %cst_0 : f32 loc(#loc16)
      %206 = arith.divf %cst_0, %205 : f32 loc(#loc16)
      linalg.yield %206 : f32 loc(#loc16)
    } -> tensor<1x2x16xf32> loc(#loc16)
    %34 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%31, %24 : tensor<1x2x16xf32>, tensor<1x2x16xf32>) outs(%17 : tensor<1x2x16xf32>) {
    ^bb0(%in: f32 loc("lstm"), %in_110: f32 loc("lstm"), %out: f32 loc("lstm")):
      %203 = arith.mulf %in, %in_110 : f32 loc(#loc16)
      linalg.yield %203 : f32 loc(#loc16)
    } -> tensor<1x2x16xf32> loc(#loc16)
    %35 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%30, %32 : tensor<1x2x16xf32>, tensor<1x2x16xf32>) outs(%17 : tensor<1x2x16xf32>) {
    ^bb0(%in: f32 loc("lstm"), %in_110: f32 loc("lstm"), %out: f32 loc("lstm")):
      %203 = arith.mulf %in, %in_110 : f32 loc(#loc16)
      linalg.yield %203 : f32 loc(#loc16)
    } -> tensor<1x2x16xf32> loc(#loc16)
    %36 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%34, %35 : tensor<1x2x16xf32>, tensor<1x2x16xf32>) outs(%17 : tensor<1x2x16xf32>) {
    ^bb0(%in: f32 loc("lstm"), %in_110: f32 loc("lstm"), %out: f32 loc("lstm")):
      %203 = arith.addf %in, %in_110 : f32 loc(#loc16)
      linalg.yield %203 : f32 loc(#loc16)
    } -> tensor<1x2x16xf32> loc(#loc16)
    %37 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%36 : tensor<1x2x16xf32>) outs(%17 : tensor<1x2x16xf32>) {
    ^bb0(%in: f32 loc("lstm"), %out: f32 loc("lstm")):
      %203 = math.tanh %in : f32 loc(#loc16)
      linalg.yield %203 : f32 loc(#loc16)
    } -> tensor<1x2x16xf32> loc(#loc16)
    %38 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%33, %37 : tensor<1x2x16xf32>, tensor<1x2x16xf32>) outs(%17 : tensor<1x2x16xf32>) {
    ^bb0(%in: f32 loc("lstm"), %in_110: f32 loc("lstm"), %out: f32 loc("lstm")):
      %203 = arith.mulf %in, %in_110 : f32 loc(#loc16)
      linalg.yield %203 : f32 loc(#loc16)
    } -> tensor<1x2x16xf32> loc(#loc16)
    %collapsed_28 = tensor.collapse_shape %38 [[0, 1], [2]] : tensor<1x2x16xf32> into tensor<2x16xf32> loc(#loc16)
    %39 = linalg.matmul ins(%collapsed_28, %transposed_17 : tensor<2x16xf32>, tensor<16x64xf32>) outs(%11 : tensor<2x64xf32>) -> tensor<2x64xf32> loc(#loc16)
    %40 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%39, %13 : tensor<2x64xf32>, tensor<2x64xf32>) outs(%10 : tensor<2x64xf32>) {
    ^bb0(%in: f32 loc("lstm"), %in_110: f32 loc("lstm"), %out: f32 loc("lstm")):
      %203 = arith.addf %in, %in_110 : f32 loc(#loc16)
      linalg.yield %203 : f32 loc(#loc16)
    } -> tensor<2x64xf32> loc(#loc16)
    %expanded_29 = tensor.expand_shape %40 [[0, 1], [2]] output_shape [1, 2, 64] : tensor<2x64xf32> into tensor<1x2x64xf32> loc(#loc16)
    %41 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_29, %collapsed_13 : tensor<1x2x64xf32>, tensor<2x64xf32>) outs(%15 : tensor<1x2x64xf32>) {
    ^bb0(%in: f32 loc("lstm"), %in_110: f32 loc("lstm"), %out: f32 loc("lstm")):
      %203 = arith.addf %in, %in_110 : f32 loc(#loc16)
      linalg.yield %203 : f32 loc(#loc16)
    } -> tensor<1x2x64xf32> loc(#loc16)
    %extracted_slice_30 = tensor.extract_slice %41[0, 0, 0] [1, 2, 16] [1, 1, 1] : tensor<1x2x64xf32> to tensor<1x2x16xf32> loc(#loc16)
    %extracted_slice_31 = tensor.extract_slice %41[0, 0, 16] [1, 2, 16] [1, 1, 1] : tensor<1x2x64xf32> to tensor<1x2x16xf32> loc(#loc16)
    %extracted_slice_32 = tensor.extract_slice %41[0, 0, 32] [1, 2, 16] [1, 1, 1] : tensor<1x2x64xf32> to tensor<1x2x16xf32> loc(#loc16)
    %extracted_slice_33 = tensor.extract_slice %41[0, 0, 48] [1, 2, 16] [1, 1, 1] : tensor<1x2x64xf32> to tensor<1x2x16xf32> loc(#loc16)
    %42 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_30 : tensor<1x2x16xf32>) outs(%17 : tensor<1x2x16xf32>) {
    ^bb0(%in: f32 loc("lstm"), %out: f32 loc("lstm")):
      %203 = arith.negf %in : f32 loc(#loc16)
      %204 = math.exp %203 : f32 loc(#loc16)
      %205 = arith.addf %204, %cst_0 : f32 loc(#loc16)
      %206 = arith.divf %cst_0, %205 : f32 loc(#loc16)
      linalg.yield %206 : f32 loc(#loc16)
    } -> tensor<1x2x16xf32> loc(#loc16)
    %43 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_31 : tensor<1x2x16xf32>) outs(%17 : tensor<1x2x16xf32>) {
    ^bb0(%in: f32 loc("lstm"), %out: f32 loc("lstm")):
      %203 = arith.negf %in : f32 loc(#loc16)
      %204 = math.exp %203 : f32 loc(#loc16)
      %205 = arith.addf %204, %cst_0 : f32 loc(#loc16)
      %206 = arith.divf %cst_0, %205 : f32 loc(#loc16)
      linalg.yield %206 : f32 loc(#loc16)
    } -> tensor<1x2x16xf32> loc(#loc16)
    %44 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_32 : tensor<1x2x16xf32>) outs(%17 : tensor<1x2x16xf32>) {
    ^bb0(%in: f32 loc("lstm"), %out: f32 loc("lstm")):
      %203 = math.tanh %in : f32 loc(#loc16)
      linalg.yield %203 : f32 loc(#loc16)
    } -> tensor<1x2x16xf32> loc(#loc16)
    %45 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_33 : tensor<1x2x16xf32>) outs(%17 : tensor<1x2x16xf32>) {
    ^bb0(%in: f32 loc("lstm"), %out: f32 loc("lstm")):
      %203 = arith.negf %in : f32 loc(#loc16)
      %204 = math.exp %203 : f32 loc(#loc16)
      %205 = arith.addf %204, %cst_0 : f32 loc(#loc16)
      %206 = arith.divf %cst_0, %205 : f32 loc(#loc16)
      linalg.yield %206 : f32 loc(#loc16)
    } -> tensor<1x2x16xf32> loc(#loc16)
    %46 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%43, %36 : tensor<1x2x16xf32>, tensor<1x2x16xf32>) outs(%17 : tensor<1x2x16xf32>) {
    ^bb0(%in: f32 loc("lstm"), %in_110: f32 loc("lstm"), %out: f32 loc("lstm")):
      %203 = arith.mulf %in, %in_110 : f32 loc(#loc16)
      linalg.yield %203 : f32 loc(#loc16)
    } -> tensor<1x2x16xf32> loc(#loc16)
    %47 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%42, %44 : tensor<1x2x16xf32>, tensor<1x2x16xf32>) outs(%17 : tensor<1x2x16xf32>) {
    ^bb0(%in: f32 loc("lstm"), %in_110: f32 loc("lstm"), %out: f32 loc("lstm")):
      %203 = arith.mulf %in, %in_110 : f32 loc(#loc16)
      linalg.yield %203 : f32 loc(#loc16)
    } -> tensor<1x2x16xf32> loc(#loc16)
    %48 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%46, %47 : tensor<1x2x16xf32>, tensor<1x2x16xf32>) outs(%17 : tensor<1x2x16xf32>) {
    ^bb0(%in: f32 loc("lstm"), %in_110: f32 loc("lstm"), %out: f32 loc("lstm")):
      %203 = arith.addf %in, %in_110 : f32 loc(#loc16)
      linalg.yield %203 : f32 loc(#loc16)
    } -> tensor<1x2x16xf32> loc(#loc16)
    %49 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%48 : tensor<1x2x16xf32>) outs(%17 : tensor<1x2x16xf32>) {
    ^bb0(%in: f32 loc("lstm"), %out: f32 loc("lstm")):
      %203 = math.tanh %in : f32 loc(#loc16)
      linalg.yield %203 : f32 loc(#loc16)
    } -> tensor<1x2x16xf32> loc(#loc16)
    %50 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%45, %49 : tensor<1x2x16xf32>, tensor<1x2x16xf32>) outs(%17 : tensor<1x2x16xf32>) {
    ^bb0(%in: f32 loc("lstm"), %in_110: f32 loc("lstm"), %out: f32 loc("lstm")):
      %203 = arith.mulf %in, %in_110 : f32 loc(#loc16)
      linalg.yield %203 : f32 loc(#loc16)
    } -> tensor<1x2x16xf32> loc(#loc16)
    %collapsed_34 = tensor.collapse_shape %50 [[0, 1], [2]] : tensor<1x2x16xf32> into tensor<2x16xf32> loc(#loc16)
    %51 = linalg.matmul ins(%collapsed_34, %transposed_17 : tensor<2x16xf32>, tensor<16x64xf32>) outs(%11 : tensor<2x64xf32>) -> tensor<2x64xf32> loc(#loc16)
    %52 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%51, %13 : tensor<2x64xf32>, tensor<2x64xf32>) outs(%10 : tensor<2x64xf32>) {
    ^bb0(%in: f32 loc("lstm"), %in_110: f32 loc("lstm"), %out: f32 loc("lstm")):
      %203 = arith.addf %in, %in_110 : f32 loc(#loc16)
      linalg.yield %203 : f32 loc(#loc16)
    } -> tensor<2x64xf32> loc(#loc16)
    %expanded_35 = tensor.expand_shape %52 [[0, 1], [2]] output_shape [1, 2, 64] : tensor<2x64xf32> into tensor<1x2x64xf32> loc(#loc16)
    %53 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_35, %collapsed_14 : tensor<1x2x64xf32>, tensor<2x64xf32>) outs(%15 : tensor<1x2x64xf32>) {
    ^bb0(%in: f32 loc("lstm"), %in_110: f32 loc("lstm"), %out: f32 loc("lstm")):
      %203 = arith.addf %in, %in_110 : f32 loc(#loc16)
      linalg.yield %203 : f32 loc(#loc16)
    } -> tensor<1x2x64xf32> loc(#loc16)
    %extracted_slice_36 = tensor.extract_slice %53[0, 0, 0] [1, 2, 16] [1, 1, 1] : tensor<1x2x64xf32> to tensor<1x2x16xf32> loc(#loc16)
    %extracted_slice_37 = tensor.extract_slice %53[0, 0, 16] [1, 2, 16] [1, 1, 1] : tensor<1x2x64xf32> to tensor<1x2x16xf32> loc(#loc16)
    %extracted_slice_38 = tensor.extract_slice %53[0, 0, 32] [1, 2, 16] [1, 1, 1] : tensor<1x2x64xf32> to tensor<1x2x16xf32> loc(#loc16)
    %extracted_slice_39 = tensor.extract_slice %53[0, 0, 48] [1, 2, 16] [1, 1, 1] : tensor<1x2x64xf32> to tensor<1x2x16xf32> loc(#loc16)
    %54 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_36 : tensor<1x2x16xf32>) outs(%17 : tensor<1x2x16xf32>) {
    ^bb0(%in: f32 loc("lstm"), %out: f32 loc("lstm")):
      %203 = arith.negf %in : f32 loc(#loc16)
      %204 = math.exp %203 : f32 loc(#loc16)
      %205 = arith.addf %204, %cst_0 : f32 loc(#loc16)
      %206 = arith.divf %cst_0, %205 : f32 loc(#loc16)
      linalg.yield %206 : f32 loc(#loc16)
    } -> tensor<1x2x16xf32> loc(#loc16)
    %55 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_37 : tensor<1x2x16xf32>) outs(%17 : tensor<1x2x16xf32>) {
    ^bb0(%in: f32 loc("lstm"), %out: f32 loc("lstm")):
      %203 = arith.negf %in : f32 loc(#loc16)
      %204 = math.exp %203 : f32 loc(#loc16)
      %205 = arith.addf %204, %cst_0 : f32 loc(#loc16)
      %206 = arith.divf %cst_0, %205 : f32 loc(#loc16)
      linalg.yield %206 : f32 loc(#loc16)
    } -> tensor<1x2x16xf32> loc(#loc16)
    %56 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_38 : tensor<1x2x16xf32>) outs(%17 : tensor<1x2x16xf32>) {
    ^bb0(%in: f32 loc("lstm"), %out: f32 loc("lstm")):
      %203 = math.tanh %in : f32 loc(#loc16)
      linalg.yield %203 : f32 loc(#loc16)
    } -> tensor<1x2x16xf32> loc(#loc16)
    %57 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_39 : tensor<1x2x16xf32>) outs(%17 : tensor<1x2x16xf32>) {
    ^bb0(%in: f32 loc("lstm"), %out: f32 loc("lstm")):
      %203 = arith.negf %in : f32 loc(#loc16)
      %204 = math.exp %203 : f32 loc(#loc16)
      %205 = arith.addf %204, %cst_0 : f32 loc(#loc16)
      %206 = arith.divf %cst_0, %205 : f32 loc(#loc16)
      linalg.yield %206 : f32 loc(#loc16)
    } -> tensor<1x2x16xf32> loc(#loc16)
    %58 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%55, %48 : tensor<1x2x16xf32>, tensor<1x2x16xf32>) outs(%17 : tensor<1x2x16xf32>) {
    ^bb0(%in: f32 loc("lstm"), %in_110: f32 loc("lstm"), %out: f32 loc("lstm")):
      %203 = arith.mulf %in, %in_110 : f32 loc(#loc16)
      linalg.yield %203 : f32 loc(#loc16)
    } -> tensor<1x2x16xf32> loc(#loc16)
    %59 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%54, %56 : tensor<1x2x16xf32>, tensor<1x2x16xf32>) outs(%17 : tensor<1x2x16xf32>) {
    ^bb0(%in: f32 loc("lstm"), %in_110: f32 loc("lstm"), %out: f32 loc("lstm")):
      %203 = arith.mulf %in, %in_110 : f32 loc(#loc16)
      linalg.yield %203 : f32 loc(#loc16)
    } -> tensor<1x2x16xf32> loc(#loc16)
    %60 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%58, %59 : tensor<1x2x16xf32>, tensor<1x2x16xf32>) outs(%17 : tensor<1x2x16xf32>) {
    ^bb0(%in: f32 loc("lstm"), %in_110: f32 loc("lstm"), %out: f32 loc("lstm")):
      %203 = arith.addf %in, %in_110 : f32 loc(#loc16)
      linalg.yield %203 : f32 loc(#loc16)
    } -> tensor<1x2x16xf32> loc(#loc16)
    %61 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%60 : tensor<1x2x16xf32>) outs(%17 : tensor<1x2x16xf32>) {
    ^bb0(%in: f32 loc("lstm"), %out: f32 loc("lstm")):
      %203 = math.tanh %in : f32 loc(#loc16)
      linalg.yield %203 : f32 loc(#loc16)
    } -> tensor<1x2x16xf32> loc(#loc16)
    %62 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%57, %61 : tensor<1x2x16xf32>, tensor<1x2x16xf32>) outs(%17 : tensor<1x2x16xf32>) {
    ^bb0(%in: f32 loc("lstm"), %in_110: f32 loc("lstm"), %out: f32 loc("lstm")):
      %203 = arith.mulf %in, %in_110 : f32 loc(#loc16)
      linalg.yield %203 : f32 loc(#loc16)
    } -> tensor<1x2x16xf32> loc(#loc16)
    %collapsed_40 = tensor.collapse_shape %62 [[0, 1], [2]] : tensor<1x2x16xf32> into tensor<2x16xf32> loc(#loc16)
    %63 = linalg.matmul ins(%collapsed_40, %transposed_17 : tensor<2x16xf32>, tensor<16x64xf32>) outs(%11 : tensor<2x64xf32>) -> tensor<2x64xf32> loc(#loc16)
    %64 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%63, %13 : tensor<2x64xf32>, tensor<2x64xf32>) outs(%10 : tensor<2x64xf32>) {
    ^bb0(%in: f32 loc("lstm"), %in_110: f32 loc("lstm"), %out: f32 loc("lstm")):
      %203 = arith.addf %in, %in_110 : f32 loc(#loc16)
      linalg.yield %203 : f32 loc(#loc16)
    } -> tensor<2x64xf32> loc(#loc16)
    %expanded_41 = tensor.expand_shape %64 [[0, 1], [2]] output_shape [1, 2, 64] : tensor<2x64xf32> into tensor<1x2x64xf32> loc(#loc16)
    %65 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_41, %collapsed_15 : tensor<1x2x64xf32>, tensor<2x64xf32>) outs(%15 : tensor<1x2x64xf32>) {
    ^bb0(%in: f32 loc("lstm"), %in_110: f32 loc("lstm"), %out: f32 loc("lstm")):
      %203 = arith.addf %in, %in_110 : f32 loc(#loc16)
      linalg.yield %203 : f32 loc(#loc16)
    } -> tensor<1x2x64xf32> loc(#loc16)
    %extracted_slice_42 = tensor.extract_slice %65[0, 0, 0] [1, 2, 16] [1, 1, 1] : tensor<1x2x64xf32> to tensor<1x2x16xf32> loc(#loc16)
    %extracted_slice_43 = tensor.extract_slice %65[0, 0, 16] [1, 2, 16] [1, 1, 1] : tensor<1x2x64xf32> to tensor<1x2x16xf32> loc(#loc16)
    %extracted_slice_44 = tensor.extract_slice %65[0, 0, 32] [1, 2, 16] [1, 1, 1] : tensor<1x2x64xf32> to tensor<1x2x16xf32> loc(#loc16)
    %extracted_slice_45 = tensor.extract_slice %65[0, 0, 48] [1, 2, 16] [1, 1, 1] : tensor<1x2x64xf32> to tensor<1x2x16xf32> loc(#loc16)
    %66 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_42 : tensor<1x2x16xf32>) outs(%17 : tensor<1x2x16xf32>) {
    ^bb0(%in: f32 loc("lstm"), %out: f32 loc("lstm")):
      %203 = arith.negf %in : f32 loc(#loc16)
      %204 = math.exp %203 : f32 loc(#loc16)
      %205 = arith.addf %204, %cst_0 : f32 loc(#loc16)
      %206 = arith.divf %cst_0, %205 : f32 loc(#loc16)
      linalg.yield %206 : f32 loc(#loc16)
    } -> tensor<1x2x16xf32> loc(#loc16)
    %67 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_43 : tensor<1x2x16xf32>) outs(%17 : tensor<1x2x16xf32>) {
    ^bb0(%in: f32 loc("lstm"), %out: f32 loc("lstm")):
      %203 = arith.negf %in : f32 loc(#loc16)
      %204 = math.exp %203 : f32 loc(#loc16)
      %205 = arith.addf %204, %cst_0 : f32 loc(#loc16)
      %206 = arith.divf %cst_0, %205 : f32 loc(#loc16)
      linalg.yield %206 : f32 loc(#loc16)
    } -> tensor<1x2x16xf32> loc(#loc16)
    %68 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_44 : tensor<1x2x16xf32>) outs(%17 : tensor<1x2x16xf32>) {
    ^bb0(%in: f32 loc("lstm"), %out: f32 loc("lstm")):
      %203 = math.tanh %in : f32 loc(#loc16)
      linalg.yield %203 : f32 loc(#loc16)
    } -> tensor<1x2x16xf32> loc(#loc16)
    %69 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_45 : tensor<1x2x16xf32>) outs(%17 : tensor<1x2x16xf32>) {
    ^bb0(%in: f32 loc("lstm"), %out: f32 loc("lstm")):
      %203 = arith.negf %in : f32 loc(#loc16)
      %204 = math.exp %203 : f32 loc(#loc16)
      %205 = arith.addf %204, %cst_0 : f32 loc(#loc16)
      %206 = arith.divf %cst_0, %205 : f32 loc(#loc16)
      linalg.yield %206 : f32 loc(#loc16)
    } -> tensor<1x2x16xf32> loc(#loc16)
    %70 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%67, %60 : tensor<1x2x16xf32>, tensor<1x2x16xf32>) outs(%17 : tensor<1x2x16xf32>) {
    ^bb0(%in: f32 loc("lstm"), %in_110: f32 loc("lstm"), %out: f32 loc("lstm")):
      %203 = arith.mulf %in, %in_110 : f32 loc(#loc16)
      linalg.yield %203 : f32 loc(#loc16)
    } -> tensor<1x2x16xf32> loc(#loc16)
    %71 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%66, %68 : tensor<1x2x16xf32>, tensor<1x2x16xf32>) outs(%17 : tensor<1x2x16xf32>) {
    ^bb0(%in: f32 loc("lstm"), %in_110: f32 loc("lstm"), %out: f32 loc("lstm")):
      %203 = arith.mulf %in, %in_110 : f32 loc(#loc16)
      linalg.yield %203 : f32 loc(#loc16)
    } -> tensor<1x2x16xf32> loc(#loc16)
    %72 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%70, %71 : tensor<1x2x16xf32>, tensor<1x2x16xf32>) outs(%17 : tensor<1x2x16xf32>) {
    ^bb0(%in: f32 loc("lstm"), %in_110: f32 loc("lstm"), %out: f32 loc("lstm")):
      %203 = arith.addf %in, %in_110 : f32 loc(#loc16)
      linalg.yield %203 : f32 loc(#loc16)
    } -> tensor<1x2x16xf32> loc(#loc16)
    %73 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%72 : tensor<1x2x16xf32>) outs(%17 : tensor<1x2x16xf32>) {
    ^bb0(%in: f32 loc("lstm"), %out: f32 loc("lstm")):
      %203 = math.tanh %in : f32 loc(#loc16)
      linalg.yield %203 : f32 loc(#loc16)
    } -> tensor<1x2x16xf32> loc(#loc16)
    %74 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%69, %73 : tensor<1x2x16xf32>, tensor<1x2x16xf32>) outs(%17 : tensor<1x2x16xf32>) {
    ^bb0(%in: f32 loc("lstm"), %in_110: f32 loc("lstm"), %out: f32 loc("lstm")):
      %203 = arith.mulf %in, %in_110 : f32 loc(#loc16)
      linalg.yield %203 : f32 loc(#loc16)
    } -> tensor<1x2x16xf32> loc(#loc16)
    %collapsed_46 = tensor.collapse_shape %74 [[0, 1], [2]] : tensor<1x2x16xf32> into tensor<2x16xf32> loc(#loc16)
    %75 = linalg.matmul ins(%collapsed_46, %transposed_17 : tensor<2x16xf32>, tensor<16x64xf32>) outs(%11 : tensor<2x64xf32>) -> tensor<2x64xf32> loc(#loc16)
    %76 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%75, %13 : tensor<2x64xf32>, tensor<2x64xf32>) outs(%10 : tensor<2x64xf32>) {
    ^bb0(%in: f32 loc("lstm"), %in_110: f32 loc("lstm"), %out: f32 loc("lstm")):
      %203 = arith.addf %in, %in_110 : f32 loc(#loc16)
      linalg.yield %203 : f32 loc(#loc16)
    } -> tensor<2x64xf32> loc(#loc16)
    %expanded_47 = tensor.expand_shape %76 [[0, 1], [2]] output_shape [1, 2, 64] : tensor<2x64xf32> into tensor<1x2x64xf32> loc(#loc16)
    %77 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_47, %collapsed_16 : tensor<1x2x64xf32>, tensor<2x64xf32>) outs(%15 : tensor<1x2x64xf32>) {
    ^bb0(%in: f32 loc("lstm"), %in_110: f32 loc("lstm"), %out: f32 loc("lstm")):
      %203 = arith.addf %in, %in_110 : f32 loc(#loc16)
      linalg.yield %203 : f32 loc(#loc16)
    } -> tensor<1x2x64xf32> loc(#loc16)
    %extracted_slice_48 = tensor.extract_slice %77[0, 0, 0] [1, 2, 16] [1, 1, 1] : tensor<1x2x64xf32> to tensor<1x2x16xf32> loc(#loc16)
    %extracted_slice_49 = tensor.extract_slice %77[0, 0, 16] [1, 2, 16] [1, 1, 1] : tensor<1x2x64xf32> to tensor<1x2x16xf32> loc(#loc16)
    %extracted_slice_50 = tensor.extract_slice %77[0, 0, 32] [1, 2, 16] [1, 1, 1] : tensor<1x2x64xf32> to tensor<1x2x16xf32> loc(#loc16)
    %extracted_slice_51 = tensor.extract_slice %77[0, 0, 48] [1, 2, 16] [1, 1, 1] : tensor<1x2x64xf32> to tensor<1x2x16xf32> loc(#loc16)
    %78 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_48 : tensor<1x2x16xf32>) outs(%17 : tensor<1x2x16xf32>) {
    ^bb0(%in: f32 loc("lstm"), %out: f32 loc("lstm")):
      %203 = arith.negf %in : f32 loc(#loc16)
      %204 = math.exp %203 : f32 loc(#loc16)
      %205 = arith.addf %204, %cst_0 : f32 loc(#loc16)
      %206 = arith.divf %cst_0, %205 : f32 loc(#loc16)
      linalg.yield %206 : f32 loc(#loc16)
    } -> tensor<1x2x16xf32> loc(#loc16)
    %79 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_49 : tensor<1x2x16xf32>) outs(%17 : tensor<1x2x16xf32>) {
    ^bb0(%in: f32 loc("lstm"), %out: f32 loc("lstm")):
      %203 = arith.negf %in : f32 loc(#loc16)
      %204 = math.exp %203 : f32 loc(#loc16)
      %205 = arith.addf %204, %cst_0 : f32 loc(#loc16)
      %206 = arith.divf %cst_0, %205 : f32 loc(#loc16)
      linalg.yield %206 : f32 loc(#loc16)
    } -> tensor<1x2x16xf32> loc(#loc16)
    %80 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_50 : tensor<1x2x16xf32>) outs(%17 : tensor<1x2x16xf32>) {
    ^bb0(%in: f32 loc("lstm"), %out: f32 loc("lstm")):
      %203 = math.tanh %in : f32 loc(#loc16)
      linalg.yield %203 : f32 loc(#loc16)
    } -> tensor<1x2x16xf32> loc(#loc16)
    %81 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_51 : tensor<1x2x16xf32>) outs(%17 : tensor<1x2x16xf32>) {
    ^bb0(%in: f32 loc("lstm"), %out: f32 loc("lstm")):
      %203 = arith.negf %in : f32 loc(#loc16)
      %204 = math.exp %203 : f32 loc(#loc16)
      %205 = arith.addf %204, %cst_0 : f32 loc(#loc16)
      %206 = arith.divf %cst_0, %205 : f32 loc(#loc16)
      linalg.yield %206 : f32 loc(#loc16)
    } -> tensor<1x2x16xf32> loc(#loc16)
    %82 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%79, %72 : tensor<1x2x16xf32>, tensor<1x2x16xf32>) outs(%17 : tensor<1x2x16xf32>) {
    ^bb0(%in: f32 loc("lstm"), %in_110: f32 loc("lstm"), %out: f32 loc("lstm")):
      %203 = arith.mulf %in, %in_110 : f32 loc(#loc16)
      linalg.yield %203 : f32 loc(#loc16)
    } -> tensor<1x2x16xf32> loc(#loc16)
    %83 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%78, %80 : tensor<1x2x16xf32>, tensor<1x2x16xf32>) outs(%17 : tensor<1x2x16xf32>) {
    ^bb0(%in: f32 loc("lstm"), %in_110: f32 loc("lstm"), %out: f32 loc("lstm")):
      %203 = arith.mulf %in, %in_110 : f32 loc(#loc16)
      linalg.yield %203 : f32 loc(#loc16)
    } -> tensor<1x2x16xf32> loc(#loc16)
    %84 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%82, %83 : tensor<1x2x16xf32>, tensor<1x2x16xf32>) outs(%17 : tensor<1x2x16xf32>) {
    ^bb0(%in: f32 loc("lstm"), %in_110: f32 loc("lstm"), %out: f32 loc("lstm")):
      %203 = arith.addf %in, %in_110 : f32 loc(#loc16)
      linalg.yield %203 : f32 loc(#loc16)
    } -> tensor<1x2x16xf32> loc(#loc16)
    %85 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%84 : tensor<1x2x16xf32>) outs(%17 : tensor<1x2x16xf32>) {
    ^bb0(%in: f32 loc("lstm"), %out: f32 loc("lstm")):
      %203 = math.tanh %in : f32 loc(#loc16)
      linalg.yield %203 : f32 loc(#loc16)
    } -> tensor<1x2x16xf32> loc(#loc16)
    %86 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%81, %85 : tensor<1x2x16xf32>, tensor<1x2x16xf32>) outs(%17 : tensor<1x2x16xf32>) {
    ^bb0(%in: f32 loc("lstm"), %in_110: f32 loc("lstm"), %out: f32 loc("lstm")):
      %203 = arith.mulf %in, %in_110 : f32 loc(#loc16)
      linalg.yield %203 : f32 loc(#loc16)
    } -> tensor<1x2x16xf32> loc(#loc16)
    %concat = tensor.concat dim(0) %26, %38, %50, %62, %74, %86 : (tensor<1x2x16xf32>, tensor<1x2x16xf32>, tensor<1x2x16xf32>, tensor<1x2x16xf32>, tensor<1x2x16xf32>, tensor<1x2x16xf32>) -> tensor<6x2x16xf32> loc(#loc16)
    %collapsed_52 = tensor.collapse_shape %concat [[0, 1], [2]] : tensor<6x2x16xf32> into tensor<12x16xf32> loc(#loc16)
    %transposed_53 = linalg.transpose ins(%arg5 : tensor<64x16xf32>) outs(%3 : tensor<16x64xf32>) permutation = [1, 0]  loc(#loc16)
    %87 = tensor.empty() : tensor<12x64xf32> loc(#loc16)
    %88 = linalg.fill ins(%cst : f32) outs(%87 : tensor<12x64xf32>) -> tensor<12x64xf32> loc(#loc16)
    %89 = linalg.matmul ins(%collapsed_52, %transposed_53 : tensor<12x16xf32>, tensor<16x64xf32>) outs(%88 : tensor<12x64xf32>) -> tensor<12x64xf32> loc(#loc16)
    %90 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel"]} ins(%arg7 : tensor<64xf32>) outs(%87 : tensor<12x64xf32>) {
    ^bb0(%in: f32 loc("lstm"), %out: f32 loc("lstm")):
      linalg.yield %in : f32 loc(#loc16)
    } -> tensor<12x64xf32> loc(#loc16)
    %91 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%89, %90 : tensor<12x64xf32>, tensor<12x64xf32>) outs(%87 : tensor<12x64xf32>) {
    ^bb0(%in: f32 loc("lstm"), %in_110: f32 loc("lstm"), %out: f32 loc("lstm")):
      %203 = arith.addf %in, %in_110 : f32 loc(#loc16)
      linalg.yield %203 : f32 loc(#loc16)
    } -> tensor<12x64xf32> loc(#loc16)
    %expanded_54 = tensor.expand_shape %91 [[0, 1], [2]] output_shape [6, 2, 64] : tensor<12x64xf32> into tensor<6x2x64xf32> loc(#loc16)
    %extracted_slice_55 = tensor.extract_slice %expanded_54[0, 0, 0] [1, 2, 64] [1, 1, 1] : tensor<6x2x64xf32> to tensor<1x2x64xf32> loc(#loc16)
    %extracted_slice_56 = tensor.extract_slice %expanded_54[1, 0, 0] [1, 2, 64] [1, 1, 1] : tensor<6x2x64xf32> to tensor<1x2x64xf32> loc(#loc16)
    %extracted_slice_57 = tensor.extract_slice %expanded_54[2, 0, 0] [1, 2, 64] [1, 1, 1] : tensor<6x2x64xf32> to tensor<1x2x64xf32> loc(#loc16)
    %extracted_slice_58 = tensor.extract_slice %expanded_54[3, 0, 0] [1, 2, 64] [1, 1, 1] : tensor<6x2x64xf32> to tensor<1x2x64xf32> loc(#loc16)
    %extracted_slice_59 = tensor.extract_slice %expanded_54[4, 0, 0] [1, 2, 64] [1, 1, 1] : tensor<6x2x64xf32> to tensor<1x2x64xf32> loc(#loc16)
    %extracted_slice_60 = tensor.extract_slice %expanded_54[5, 0, 0] [1, 2, 64] [1, 1, 1] : tensor<6x2x64xf32> to tensor<1x2x64xf32> loc(#loc16)
    %collapsed_61 = tensor.collapse_shape %extracted_slice_55 [[0, 1], [2]] : tensor<1x2x64xf32> into tensor<2x64xf32> loc(#loc16)
    %collapsed_62 = tensor.collapse_shape %extracted_slice_56 [[0, 1], [2]] : tensor<1x2x64xf32> into tensor<2x64xf32> loc(#loc16)
    %collapsed_63 = tensor.collapse_shape %extracted_slice_57 [[0, 1], [2]] : tensor<1x2x64xf32> into tensor<2x64xf32> loc(#loc16)
    %collapsed_64 = tensor.collapse_shape %extracted_slice_58 [[0, 1], [2]] : tensor<1x2x64xf32> into tensor<2x64xf32> loc(#loc16)
    %collapsed_65 = tensor.collapse_shape %extracted_slice_59 [[0, 1], [2]] : tensor<1x2x64xf32> into tensor<2x64xf32> loc(#loc16)
    %collapsed_66 = tensor.collapse_shape %extracted_slice_60 [[0, 1], [2]] : tensor<1x2x64xf32> into tensor<2x64xf32> loc(#loc16)
    %transposed_67 = linalg.transpose ins(%arg6 : tensor<64x16xf32>) outs(%3 : tensor<16x64xf32>) permutation = [1, 0]  loc(#loc16)
    %92 = linalg.matmul ins(%cst_2, %transposed_67 : tensor<2x16xf32>, tensor<16x64xf32>) outs(%11 : tensor<2x64xf32>) -> tensor<2x64xf32> loc(#loc16)
    %93 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel"]} ins(%arg8 : tensor<64xf32>) outs(%10 : tensor<2x64xf32>) {
    ^bb0(%in: f32 loc("lstm"), %out: f32 loc("lstm")):
      linalg.yield %in : f32 loc(#loc16)
    } -> tensor<2x64xf32> loc(#loc16)
    %94 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%92, %93 : tensor<2x64xf32>, tensor<2x64xf32>) outs(%10 : tensor<2x64xf32>) {
    ^bb0(%in: f32 loc("lstm"), %in_110: f32 loc("lstm"), %out: f32 loc("lstm")):
      %203 = arith.addf %in, %in_110 : f32 loc(#loc16)
      linalg.yield %203 : f32 loc(#loc16)
    } -> tensor<2x64xf32> loc(#loc16)
    %expanded_68 = tensor.expand_shape %94 [[0, 1], [2]] output_shape [1, 2, 64] : tensor<2x64xf32> into tensor<1x2x64xf32> loc(#loc16)
    %95 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_68, %collapsed_61 : tensor<1x2x64xf32>, tensor<2x64xf32>) outs(%15 : tensor<1x2x64xf32>) {
    ^bb0(%in: f32 loc("lstm"), %in_110: f32 loc("lstm"), %out: f32 loc("lstm")):
      %203 = arith.addf %in, %in_110 : f32 loc(#loc16)
      linalg.yield %203 : f32 loc(#loc16)
    } -> tensor<1x2x64xf32> loc(#loc16)
    %extracted_slice_69 = tensor.extract_slice %95[0, 0, 0] [1, 2, 16] [1, 1, 1] : tensor<1x2x64xf32> to tensor<1x2x16xf32> loc(#loc16)
    %extracted_slice_70 = tensor.extract_slice %95[0, 0, 16] [1, 2, 16] [1, 1, 1] : tensor<1x2x64xf32> to tensor<1x2x16xf32> loc(#loc16)
    %extracted_slice_71 = tensor.extract_slice %95[0, 0, 32] [1, 2, 16] [1, 1, 1] : tensor<1x2x64xf32> to tensor<1x2x16xf32> loc(#loc16)
    %extracted_slice_72 = tensor.extract_slice %95[0, 0, 48] [1, 2, 16] [1, 1, 1] : tensor<1x2x64xf32> to tensor<1x2x16xf32> loc(#loc16)
    %96 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_69 : tensor<1x2x16xf32>) outs(%17 : tensor<1x2x16xf32>) {
    ^bb0(%in: f32 loc("lstm"), %out: f32 loc("lstm")):
      %203 = arith.negf %in : f32 loc(#loc16)
      %204 = math.exp %203 : f32 loc(#loc16)
      %205 = arith.addf %204, %cst_0 : f32 loc(#loc16)
      %206 = arith.divf %cst_0, %205 : f32 loc(#loc16)
      linalg.yield %206 : f32 loc(#loc16)
    } -> tensor<1x2x16xf32> loc(#loc16)
    %97 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_70 : tensor<1x2x16xf32>) outs(%17 : tensor<1x2x16xf32>) {
    ^bb0(%in: f32 loc("lstm"), %out: f32 loc("lstm")):
      %203 = arith.negf %in : f32 loc(#loc16)
      %204 = math.exp %203 : f32 loc(#loc16)
      %205 = arith.addf %204, %cst_0 : f32 loc(#loc16)
      %206 = arith.divf %cst_0, %205 : f32 loc(#loc16)
      linalg.yield %206 : f32 loc(#loc16)
    } -> tensor<1x2x16xf32> loc(#loc16)
    %98 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_71 : tensor<1x2x16xf32>) outs(%17 : tensor<1x2x16xf32>) {
    ^bb0(%in: f32 loc("lstm"), %out: f32 loc("lstm")):
      %203 = math.tanh %in : f32 loc(#loc16)
      linalg.yield %203 : f32 loc(#loc16)
    } -> tensor<1x2x16xf32> loc(#loc16)
    %99 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_72 : tensor<1x2x16xf32>) outs(%17 : tensor<1x2x16xf32>) {
    ^bb0(%in: f32 loc("lstm"), %out: f32 loc("lstm")):
      %203 = arith.negf %in : f32 loc(#loc16)
      %204 = math.exp %203 : f32 loc(#loc16)
      %205 = arith.addf %204, %cst_0 : f32 loc(#loc16)
      %206 = arith.divf %cst_0, %205 : f32 loc(#loc16)
      linalg.yield %206 : f32 loc(#loc16)
    } -> tensor<1x2x16xf32> loc(#loc16)
    %100 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%97, %cst_3 : tensor<1x2x16xf32>, tensor<1x2x16xf32>) outs(%17 : tensor<1x2x16xf32>) {
    ^bb0(%in: f32 loc("lstm"), %in_110: f32 loc("lstm"), %out: f32 loc("lstm")):
      %203 = arith.mulf %in, %in_110 : f32 loc(#loc16)
      linalg.yield %203 : f32 loc(#loc16)
    } -> tensor<1x2x16xf32> loc(#loc16)
    %101 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%96, %98 : tensor<1x2x16xf32>, tensor<1x2x16xf32>) outs(%17 : tensor<1x2x16xf32>) {
    ^bb0(%in: f32 loc("lstm"), %in_110: f32 loc("lstm"), %out: f32 loc("lstm")):
      %203 = arith.mulf %in, %in_110 : f32 loc(#loc16)
      linalg.yield %203 : f32 loc(#loc16)
    } -> tensor<1x2x16xf32> loc(#loc16)
    %102 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%100, %101 : tensor<1x2x16xf32>, tensor<1x2x16xf32>) outs(%17 : tensor<1x2x16xf32>) {
    ^bb0(%in: f32 loc("lstm"), %in_110: f32 loc("lstm"), %out: f32 loc("lstm")):
      %203 = arith.addf %in, %in_110 : f32 loc(#loc16)
      linalg.yield %203 : f32 loc(#loc16)
    } -> tensor<1x2x16xf32> loc(#loc16)
    %103 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%102 : tensor<1x2x16xf32>) outs(%17 : tensor<1x2x16xf32>) {
    ^bb0(%in: f32 loc("lstm"), %out: f32 loc("lstm")):
      %203 = math.tanh %in : f32 loc(#loc16)
      linalg.yield %203 : f32 loc(#loc16)
    } -> tensor<1x2x16xf32> loc(#loc16)
    %104 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%99, %103 : tensor<1x2x16xf32>, tensor<1x2x16xf32>) outs(%17 : tensor<1x2x16xf32>) {
    ^bb0(%in: f32 loc("lstm"), %in_110: f32 loc("lstm"), %out: f32 loc("lstm")):
      %203 = arith.mulf %in, %in_110 : f32 loc(#loc16)
      linalg.yield %203 : f32 loc(#loc16)
    } -> tensor<1x2x16xf32> loc(#loc16)
    %collapsed_73 = tensor.collapse_shape %104 [[0, 1], [2]] : tensor<1x2x16xf32> into tensor<2x16xf32> loc(#loc16)
    %105 = linalg.matmul ins(%collapsed_73, %transposed_67 : tensor<2x16xf32>, tensor<16x64xf32>) outs(%11 : tensor<2x64xf32>) -> tensor<2x64xf32> loc(#loc16)
    %106 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%105, %93 : tensor<2x64xf32>, tensor<2x64xf32>) outs(%10 : tensor<2x64xf32>) {
    ^bb0(%in: f32 loc("lstm"), %in_110: f32 loc("lstm"), %out: f32 loc("lstm")):
      %203 = arith.addf %in, %in_110 : f32 loc(#loc16)
      linalg.yield %203 : f32 loc(#loc16)
    } -> tensor<2x64xf32> loc(#loc16)
    %expanded_74 = tensor.expand_shape %106 [[0, 1], [2]] output_shape [1, 2, 64] : tensor<2x64xf32> into tensor<1x2x64xf32> loc(#loc16)
    %107 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_74, %collapsed_62 : tensor<1x2x64xf32>, tensor<2x64xf32>) outs(%15 : tensor<1x2x64xf32>) {
    ^bb0(%in: f32 loc("lstm"), %in_110: f32 loc("lstm"), %out: f32 loc("lstm")):
      %203 = arith.addf %in, %in_110 : f32 loc(#loc16)
      linalg.yield %203 : f32 loc(#loc16)
    } -> tensor<1x2x64xf32> loc(#loc16)
    %extracted_slice_75 = tensor.extract_slice %107[0, 0, 0] [1, 2, 16] [1, 1, 1] : tensor<1x2x64xf32> to tensor<1x2x16xf32> loc(#loc16)
    %extracted_slice_76 = tensor.extract_slice %107[0, 0, 16] [1, 2, 16] [1, 1, 1] : tensor<1x2x64xf32> to tensor<1x2x16xf32> loc(#loc16)
    %extracted_slice_77 = tensor.extract_slice %107[0, 0, 32] [1, 2, 16] [1, 1, 1] : tensor<1x2x64xf32> to tensor<1x2x16xf32> loc(#loc16)
    %extracted_slice_78 = tensor.extract_slice %107[0, 0, 48] [1, 2, 16] [1, 1, 1] : tensor<1x2x64xf32> to tensor<1x2x16xf32> loc(#loc16)
    %108 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_75 : tensor<1x2x16xf32>) outs(%17 : tensor<1x2x16xf32>) {
    ^bb0(%in: f32 loc("lstm"), %out: f32 loc("lstm")):
      %203 = arith.negf %in : f32 loc(#loc16)
      %204 = math.exp %203 : f32 loc(#loc16)
      %205 = arith.addf %204, %cst_0 : f32 loc(#loc16)
      %206 = arith.divf %cst_0, %205 : f32 loc(#loc16)
      linalg.yield %206 : f32 loc(#loc16)
    } -> tensor<1x2x16xf32> loc(#loc16)
    %109 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_76 : tensor<1x2x16xf32>) outs(%17 : tensor<1x2x16xf32>) {
    ^bb0(%in: f32 loc("lstm"), %out: f32 loc("lstm")):
      %203 = arith.negf %in : f32 loc(#loc16)
      %204 = math.exp %203 : f32 loc(#loc16)
      %205 = arith.addf %204, %cst_0 : f32 loc(#loc16)
      %206 = arith.divf %cst_0, %205 : f32 loc(#loc16)
      linalg.yield %206 : f32 loc(#loc16)
    } -> tensor<1x2x16xf32> loc(#loc16)
    %110 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_77 : tensor<1x2x16xf32>) outs(%17 : tensor<1x2x16xf32>) {
    ^bb0(%in: f32 loc("lstm"), %out: f32 loc("lstm")):
      %203 = math.tanh %in : f32 loc(#loc16)
      linalg.yield %203 : f32 loc(#loc16)
    } -> tensor<1x2x16xf32> loc(#loc16)
    %111 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_78 : tensor<1x2x16xf32>) outs(%17 : tensor<1x2x16xf32>) {
    ^bb0(%in: f32 loc("lstm"), %out: f32 loc("lstm")):
      %203 = arith.negf %in : f32 loc(#loc16)
      %204 = math.exp %203 : f32 loc(#loc16)
      %205 = arith.addf %204, %cst_0 : f32 loc(#loc16)
      %206 = arith.divf %cst_0, %205 : f32 loc(#loc16)
      linalg.yield %206 : f32 loc(#loc16)
    } -> tensor<1x2x16xf32> loc(#loc16)
    %112 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%109, %102 : tensor<1x2x16xf32>, tensor<1x2x16xf32>) outs(%17 : tensor<1x2x16xf32>) {
    ^bb0(%in: f32 loc("lstm"), %in_110: f32 loc("lstm"), %out: f32 loc("lstm")):
      %203 = arith.mulf %in, %in_110 : f32 loc(#loc16)
      linalg.yield %203 : f32 loc(#loc16)
    } -> tensor<1x2x16xf32> loc(#loc16)
    %113 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%108, %110 : tensor<1x2x16xf32>, tensor<1x2x16xf32>) outs(%17 : tensor<1x2x16xf32>) {
    ^bb0(%in: f32 loc("lstm"), %in_110: f32 loc("lstm"), %out: f32 loc("lstm")):
      %203 = arith.mulf %in, %in_110 : f32 loc(#loc16)
      linalg.yield %203 : f32 loc(#loc16)
    } -> tensor<1x2x16xf32> loc(#loc16)
    %114 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%112, %113 : tensor<1x2x16xf32>, tensor<1x2x16xf32>) outs(%17 : tensor<1x2x16xf32>) {
    ^bb0(%in: f32 loc("lstm"), %in_110: f32 loc("lstm"), %out: f32 loc("lstm")):
      %203 = arith.addf %in, %in_110 : f32 loc(#loc16)
      linalg.yield %203 : f32 loc(#loc16)
    } -> tensor<1x2x16xf32> loc(#loc16)
    %115 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%114 : tensor<1x2x16xf32>) outs(%17 : tensor<1x2x16xf32>) {
    ^bb0(%in: f32 loc("lstm"), %out: f32 loc("lstm")):
      %203 = math.tanh %in : f32 loc(#loc16)
      linalg.yield %203 : f32 loc(#loc16)
    } -> tensor<1x2x16xf32> loc(#loc16)
    %116 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%111, %115 : tensor<1x2x16xf32>, tensor<1x2x16xf32>) outs(%17 : tensor<1x2x16xf32>) {
    ^bb0(%in: f32 loc("lstm"), %in_110: f32 loc("lstm"), %out: f32 loc("lstm")):
      %203 = arith.mulf %in, %in_110 : f32 loc(#loc16)
      linalg.yield %203 : f32 loc(#loc16)
    } -> tensor<1x2x16xf32> loc(#loc16)
    %collapsed_79 = tensor.collapse_shape %116 [[0, 1], [2]] : tensor<1x2x16xf32> into tensor<2x16xf32> loc(#loc16)
    %117 = linalg.matmul ins(%collapsed_79, %transposed_67 : tensor<2x16xf32>, tensor<16x64xf32>) outs(%11 : tensor<2x64xf32>) -> tensor<2x64xf32> loc(#loc16)
    %118 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%117, %93 : tensor<2x64xf32>, tensor<2x64xf32>) outs(%10 : tensor<2x64xf32>) {
    ^bb0(%in: f32 loc("lstm"), %in_110: f32 loc("lstm"), %out: f32 loc("lstm")):
      %203 = arith.addf %in, %in_110 : f32 loc(#loc16)
      linalg.yield %203 : f32 loc(#loc16)
    } -> tensor<2x64xf32> loc(#loc16)
    %expanded_80 = tensor.expand_shape %118 [[0, 1], [2]] output_shape [1, 2, 64] : tensor<2x64xf32> into tensor<1x2x64xf32> loc(#loc16)
    %119 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_80, %collapsed_63 : tensor<1x2x64xf32>, tensor<2x64xf32>) outs(%15 : tensor<1x2x64xf32>) {
    ^bb0(%in: f32 loc("lstm"), %in_110: f32 loc("lstm"), %out: f32 loc("lstm")):
      %203 = arith.addf %in, %in_110 : f32 loc(#loc16)
      linalg.yield %203 : f32 loc(#loc16)
    } -> tensor<1x2x64xf32> loc(#loc16)
    %extracted_slice_81 = tensor.extract_slice %119[0, 0, 0] [1, 2, 16] [1, 1, 1] : tensor<1x2x64xf32> to tensor<1x2x16xf32> loc(#loc16)
    %extracted_slice_82 = tensor.extract_slice %119[0, 0, 16] [1, 2, 16] [1, 1, 1] : tensor<1x2x64xf32> to tensor<1x2x16xf32> loc(#loc16)
    %extracted_slice_83 = tensor.extract_slice %119[0, 0, 32] [1, 2, 16] [1, 1, 1] : tensor<1x2x64xf32> to tensor<1x2x16xf32> loc(#loc16)
    %extracted_slice_84 = tensor.extract_slice %119[0, 0, 48] [1, 2, 16] [1, 1, 1] : tensor<1x2x64xf32> to tensor<1x2x16xf32> loc(#loc16)
    %120 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_81 : tensor<1x2x16xf32>) outs(%17 : tensor<1x2x16xf32>) {
    ^bb0(%in: f32 loc("lstm"), %out: f32 loc("lstm")):
      %203 = arith.negf %in : f32 loc(#loc16)
      %204 = math.exp %203 : f32 loc(#loc16)
      %205 = arith.addf %204, %cst_0 : f32 loc(#loc16)
      %206 = arith.divf %cst_0, %205 : f32 loc(#loc16)
      linalg.yield %206 : f32 loc(#loc16)
    } -> tensor<1x2x16xf32> loc(#loc16)
    %121 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_82 : tensor<1x2x16xf32>) outs(%17 : tensor<1x2x16xf32>) {
    ^bb0(%in: f32 loc("lstm"), %out: f32 loc("lstm")):
      %203 = arith.negf %in : f32 loc(#loc16)
      %204 = math.exp %203 : f32 loc(#loc16)
      %205 = arith.addf %204, %cst_0 : f32 loc(#loc16)
      %206 = arith.divf %cst_0, %205 : f32 loc(#loc16)
      linalg.yield %206 : f32 loc(#loc16)
    } -> tensor<1x2x16xf32> loc(#loc16)
    %122 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_83 : tensor<1x2x16xf32>) outs(%17 : tensor<1x2x16xf32>) {
    ^bb0(%in: f32 loc("lstm"), %out: f32 loc("lstm")):
      %203 = math.tanh %in : f32 loc(#loc16)
      linalg.yield %203 : f32 loc(#loc16)
    } -> tensor<1x2x16xf32> loc(#loc16)
    %123 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_84 : tensor<1x2x16xf32>) outs(%17 : tensor<1x2x16xf32>) {
    ^bb0(%in: f32 loc("lstm"), %out: f32 loc("lstm")):
      %203 = arith.negf %in : f32 loc(#loc16)
      %204 = math.exp %203 : f32 loc(#loc16)
      %205 = arith.addf %204, %cst_0 : f32 loc(#loc16)
      %206 = arith.divf %cst_0, %205 : f32 loc(#loc16)
      linalg.yield %206 : f32 loc(#loc16)
    } -> tensor<1x2x16xf32> loc(#loc16)
    %124 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%121, %114 : tensor<1x2x16xf32>, tensor<1x2x16xf32>) outs(%17 : tensor<1x2x16xf32>) {
    ^bb0(%in: f32 loc("lstm"), %in_110: f32 loc("lstm"), %out: f32 loc("lstm")):
      %203 = arith.mulf %in, %in_110 : f32 loc(#loc16)
      linalg.yield %203 : f32 loc(#loc16)
    } -> tensor<1x2x16xf32> loc(#loc16)
    %125 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%120, %122 : tensor<1x2x16xf32>, tensor<1x2x16xf32>) outs(%17 : tensor<1x2x16xf32>) {
    ^bb0(%in: f32 loc("lstm"), %in_110: f32 loc("lstm"), %out: f32 loc("lstm")):
      %203 = arith.mulf %in, %in_110 : f32 loc(#loc16)
      linalg.yield %203 : f32 loc(#loc16)
    } -> tensor<1x2x16xf32> loc(#loc16)
    %126 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%124, %125 : tensor<1x2x16xf32>, tensor<1x2x16xf32>) outs(%17 : tensor<1x2x16xf32>) {
    ^bb0(%in: f32 loc("lstm"), %in_110: f32 loc("lstm"), %out: f32 loc("lstm")):
      %203 = arith.addf %in, %in_110 : f32 loc(#loc16)
      linalg.yield %203 : f32 loc(#loc16)
    } -> tensor<1x2x16xf32> loc(#loc16)
    %127 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%126 : tensor<1x2x16xf32>) outs(%17 : tensor<1x2x16xf32>) {
    ^bb0(%in: f32 loc("lstm"), %out: f32 loc("lstm")):
      %203 = math.tanh %in : f32 loc(#loc16)
      linalg.yield %203 : f32 loc(#loc16)
    } -> tensor<1x2x16xf32> loc(#loc16)
    %128 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%123, %127 : tensor<1x2x16xf32>, tensor<1x2x16xf32>) outs(%17 : tensor<1x2x16xf32>) {
    ^bb0(%in: f32 loc("lstm"), %in_110: f32 loc("lstm"), %out: f32 loc("lstm")):
      %203 = arith.mulf %in, %in_110 : f32 loc(#loc16)
      linalg.yield %203 : f32 loc(#loc16)
    } -> tensor<1x2x16xf32> loc(#loc16)
    %collapsed_85 = tensor.collapse_shape %128 [[0, 1], [2]] : tensor<1x2x16xf32> into tensor<2x16xf32> loc(#loc16)
    %129 = linalg.matmul ins(%collapsed_85, %transposed_67 : tensor<2x16xf32>, tensor<16x64xf32>) outs(%11 : tensor<2x64xf32>) -> tensor<2x64xf32> loc(#loc16)
    %130 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%129, %93 : tensor<2x64xf32>, tensor<2x64xf32>) outs(%10 : tensor<2x64xf32>) {
    ^bb0(%in: f32 loc("lstm"), %in_110: f32 loc("lstm"), %out: f32 loc("lstm")):
      %203 = arith.addf %in, %in_110 : f32 loc(#loc16)
      linalg.yield %203 : f32 loc(#loc16)
    } -> tensor<2x64xf32> loc(#loc16)
    %expanded_86 = tensor.expand_shape %130 [[0, 1], [2]] output_shape [1, 2, 64] : tensor<2x64xf32> into tensor<1x2x64xf32> loc(#loc16)
    %131 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_86, %collapsed_64 : tensor<1x2x64xf32>, tensor<2x64xf32>) outs(%15 : tensor<1x2x64xf32>) {
    ^bb0(%in: f32 loc("lstm"), %in_110: f32 loc("lstm"), %out: f32 loc("lstm")):
      %203 = arith.addf %in, %in_110 : f32 loc(#loc16)
      linalg.yield %203 : f32 loc(#loc16)
    } -> tensor<1x2x64xf32> loc(#loc16)
    %extracted_slice_87 = tensor.extract_slice %131[0, 0, 0] [1, 2, 16] [1, 1, 1] : tensor<1x2x64xf32> to tensor<1x2x16xf32> loc(#loc16)
    %extracted_slice_88 = tensor.extract_slice %131[0, 0, 16] [1, 2, 16] [1, 1, 1] : tensor<1x2x64xf32> to tensor<1x2x16xf32> loc(#loc16)
    %extracted_slice_89 = tensor.extract_slice %131[0, 0, 32] [1, 2, 16] [1, 1, 1] : tensor<1x2x64xf32> to tensor<1x2x16xf32> loc(#loc16)
    %extracted_slice_90 = tensor.extract_slice %131[0, 0, 48] [1, 2, 16] [1, 1, 1] : tensor<1x2x64xf32> to tensor<1x2x16xf32> loc(#loc16)
    %132 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_87 : tensor<1x2x16xf32>) outs(%17 : tensor<1x2x16xf32>) {
    ^bb0(%in: f32 loc("lstm"), %out: f32 loc("lstm")):
      %203 = arith.negf %in : f32 loc(#loc16)
      %204 = math.exp %203 : f32 loc(#loc16)
      %205 = arith.addf %204, %cst_0 : f32 loc(#loc16)
      %206 = arith.divf %cst_0, %205 : f32 loc(#loc16)
      linalg.yield %206 : f32 loc(#loc16)
    } -> tensor<1x2x16xf32> loc(#loc16)
    %133 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_88 : tensor<1x2x16xf32>) outs(%17 : tensor<1x2x16xf32>) {
    ^bb0(%in: f32 loc("lstm"), %out: f32 loc("lstm")):
      %203 = arith.negf %in : f32 loc(#loc16)
      %204 = math.exp %203 : f32 loc(#loc16)
      %205 = arith.addf %204, %cst_0 : f32 loc(#loc16)
      %206 = arith.divf %cst_0, %205 : f32 loc(#loc16)
      linalg.yield %206 : f32 loc(#loc16)
    } -> tensor<1x2x16xf32> loc(#loc16)
    %134 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_89 : tensor<1x2x16xf32>) outs(%17 : tensor<1x2x16xf32>) {
    ^bb0(%in: f32 loc("lstm"), %out: f32 loc("lstm")):
      %203 = math.tanh %in : f32 loc(#loc16)
      linalg.yield %203 : f32 loc(#loc16)
    } -> tensor<1x2x16xf32> loc(#loc16)
    %135 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_90 : tensor<1x2x16xf32>) outs(%17 : tensor<1x2x16xf32>) {
    ^bb0(%in: f32 loc("lstm"), %out: f32 loc("lstm")):
      %203 = arith.negf %in : f32 loc(#loc16)
      %204 = math.exp %203 : f32 loc(#loc16)
      %205 = arith.addf %204, %cst_0 : f32 loc(#loc16)
      %206 = arith.divf %cst_0, %205 : f32 loc(#loc16)
      linalg.yield %206 : f32 loc(#loc16)
    } -> tensor<1x2x16xf32> loc(#loc16)
    %136 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%133, %126 : tensor<1x2x16xf32>, tensor<1x2x16xf32>) outs(%17 : tensor<1x2x16xf32>) {
    ^bb0(%in: f32 loc("lstm"), %in_110: f32 loc("lstm"), %out: f32 loc("lstm")):
      %203 = arith.mulf %in, %in_110 : f32 loc(#loc16)
      linalg.yield %203 : f32 loc(#loc16)
    } -> tensor<1x2x16xf32> loc(#loc16)
    %137 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%132, %134 : tensor<1x2x16xf32>, tensor<1x2x16xf32>) outs(%17 : tensor<1x2x16xf32>) {
    ^bb0(%in: f32 loc("lstm"), %in_110: f32 loc("lstm"), %out: f32 loc("lstm")):
      %203 = arith.mulf %in, %in_110 : f32 loc(#loc16)
      linalg.yield %203 : f32 loc(#loc16)
    } -> tensor<1x2x16xf32> loc(#loc16)
    %138 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%136, %137 : tensor<1x2x16xf32>, tensor<1x2x16xf32>) outs(%17 : tensor<1x2x16xf32>) {
    ^bb0(%in: f32 loc("lstm"), %in_110: f32 loc("lstm"), %out: f32 loc("lstm")):
      %203 = arith.addf %in, %in_110 : f32 loc(#loc16)
      linalg.yield %203 : f32 loc(#loc16)
    } -> tensor<1x2x16xf32> loc(#loc16)
    %139 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%138 : tensor<1x2x16xf32>) outs(%17 : tensor<1x2x16xf32>) {
    ^bb0(%in: f32 loc("lstm"), %out: f32 loc("lstm")):
      %203 = math.tanh %in : f32 loc(#loc16)
      linalg.yield %203 : f32 loc(#loc16)
    } -> tensor<1x2x16xf32> loc(#loc16)
    %140 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%135, %139 : tensor<1x2x16xf32>, tensor<1x2x16xf32>) outs(%17 : tensor<1x2x16xf32>) {
    ^bb0(%in: f32 loc("lstm"), %in_110: f32 loc("lstm"), %out: f32 loc("lstm")):
      %203 = arith.mulf %in, %in_110 : f32 loc(#loc16)
      linalg.yield %203 : f32 loc(#loc16)
    } -> tensor<1x2x16xf32> loc(#loc16)
    %collapsed_91 = tensor.collapse_shape %140 [[0, 1], [2]] : tensor<1x2x16xf32> into tensor<2x16xf32> loc(#loc16)
    %141 = linalg.matmul ins(%collapsed_91, %transposed_67 : tensor<2x16xf32>, tensor<16x64xf32>) outs(%11 : tensor<2x64xf32>) -> tensor<2x64xf32> loc(#loc16)
    %142 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%141, %93 : tensor<2x64xf32>, tensor<2x64xf32>) outs(%10 : tensor<2x64xf32>) {
    ^bb0(%in: f32 loc("lstm"), %in_110: f32 loc("lstm"), %out: f32 loc("lstm")):
      %203 = arith.addf %in, %in_110 : f32 loc(#loc16)
      linalg.yield %203 : f32 loc(#loc16)
    } -> tensor<2x64xf32> loc(#loc16)
    %expanded_92 = tensor.expand_shape %142 [[0, 1], [2]] output_shape [1, 2, 64] : tensor<2x64xf32> into tensor<1x2x64xf32> loc(#loc16)
    %143 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_92, %collapsed_65 : tensor<1x2x64xf32>, tensor<2x64xf32>) outs(%15 : tensor<1x2x64xf32>) {
    ^bb0(%in: f32 loc("lstm"), %in_110: f32 loc("lstm"), %out: f32 loc("lstm")):
      %203 = arith.addf %in, %in_110 : f32 loc(#loc16)
      linalg.yield %203 : f32 loc(#loc16)
    } -> tensor<1x2x64xf32> loc(#loc16)
    %extracted_slice_93 = tensor.extract_slice %143[0, 0, 0] [1, 2, 16] [1, 1, 1] : tensor<1x2x64xf32> to tensor<1x2x16xf32> loc(#loc16)
    %extracted_slice_94 = tensor.extract_slice %143[0, 0, 16] [1, 2, 16] [1, 1, 1] : tensor<1x2x64xf32> to tensor<1x2x16xf32> loc(#loc16)
    %extracted_slice_95 = tensor.extract_slice %143[0, 0, 32] [1, 2, 16] [1, 1, 1] : tensor<1x2x64xf32> to tensor<1x2x16xf32> loc(#loc16)
    %extracted_slice_96 = tensor.extract_slice %143[0, 0, 48] [1, 2, 16] [1, 1, 1] : tensor<1x2x64xf32> to tensor<1x2x16xf32> loc(#loc16)
    %144 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_93 : tensor<1x2x16xf32>) outs(%17 : tensor<1x2x16xf32>) {
    ^bb0(%in: f32 loc("lstm"), %out: f32 loc("lstm")):
      %203 = arith.negf %in : f32 loc(#loc16)
      %204 = math.exp %203 : f32 loc(#loc16)
      %205 = arith.addf %204, %cst_0 : f32 loc(#loc16)
      %206 = arith.divf %cst_0, %205 : f32 loc(#loc16)
      linalg.yield %206 : f32 loc(#loc16)
    } -> tensor<1x2x16xf32> loc(#loc16)
    %145 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_94 : tensor<1x2x16xf32>) outs(%17 : tensor<1x2x16xf32>) {
    ^bb0(%in: f32 loc("lstm"), %out: f32 loc("lstm")):
      %203 = arith.negf %in : f32 loc(#loc16)
      %204 = math.exp %203 : f32 loc(#loc16)
      %205 = arith.addf %204, %cst_0 : f32 loc(#loc16)
      %206 = arith.divf %cst_0, %205 : f32 loc(#loc16)
      linalg.yield %206 : f32 loc(#loc16)
    } -> tensor<1x2x16xf32> loc(#loc16)
    %146 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_95 : tensor<1x2x16xf32>) outs(%17 : tensor<1x2x16xf32>) {
    ^bb0(%in: f32 loc("lstm"), %out: f32 loc("lstm")):
      %203 = math.tanh %in : f32 loc(#loc16)
      linalg.yield %203 : f32 loc(#loc16)
    } -> tensor<1x2x16xf32> loc(#loc16)
    %147 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_96 : tensor<1x2x16xf32>) outs(%17 : tensor<1x2x16xf32>) {
    ^bb0(%in: f32 loc("lstm"), %out: f32 loc("lstm")):
      %203 = arith.negf %in : f32 loc(#loc16)
      %204 = math.exp %203 : f32 loc(#loc16)
      %205 = arith.addf %204, %cst_0 : f32 loc(#loc16)
      %206 = arith.divf %cst_0, %205 : f32 loc(#loc16)
      linalg.yield %206 : f32 loc(#loc16)
    } -> tensor<1x2x16xf32> loc(#loc16)
    %148 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%145, %138 : tensor<1x2x16xf32>, tensor<1x2x16xf32>) outs(%17 : tensor<1x2x16xf32>) {
    ^bb0(%in: f32 loc("lstm"), %in_110: f32 loc("lstm"), %out: f32 loc("lstm")):
      %203 = arith.mulf %in, %in_110 : f32 loc(#loc16)
      linalg.yield %203 : f32 loc(#loc16)
    } -> tensor<1x2x16xf32> loc(#loc16)
    %149 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%144, %146 : tensor<1x2x16xf32>, tensor<1x2x16xf32>) outs(%17 : tensor<1x2x16xf32>) {
    ^bb0(%in: f32 loc("lstm"), %in_110: f32 loc("lstm"), %out: f32 loc("lstm")):
      %203 = arith.mulf %in, %in_110 : f32 loc(#loc16)
      linalg.yield %203 : f32 loc(#loc16)
    } -> tensor<1x2x16xf32> loc(#loc16)
    %150 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%148, %149 : tensor<1x2x16xf32>, tensor<1x2x16xf32>) outs(%17 : tensor<1x2x16xf32>) {
    ^bb0(%in: f32 loc("lstm"), %in_110: f32 loc("lstm"), %out: f32 loc("lstm")):
      %203 = arith.addf %in, %in_110 : f32 loc(#loc16)
      linalg.yield %203 : f32 loc(#loc16)
    } -> tensor<1x2x16xf32> loc(#loc16)
    %151 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%150 : tensor<1x2x16xf32>) outs(%17 : tensor<1x2x16xf32>) {
    ^bb0(%in: f32 loc("lstm"), %out: f32 loc("lstm")):
      %203 = math.tanh %in : f32 loc(#loc16)
      linalg.yield %203 : f32 loc(#loc16)
    } -> tensor<1x2x16xf32> loc(#loc16)
    %152 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%147, %151 : tensor<1x2x16xf32>, tensor<1x2x16xf32>) outs(%17 : tensor<1x2x16xf32>) {
    ^bb0(%in: f32 loc("lstm"), %in_110: f32 loc("lstm"), %out: f32 loc("lstm")):
      %203 = arith.mulf %in, %in_110 : f32 loc(#loc16)
      linalg.yield %203 : f32 loc(#loc16)
    } -> tensor<1x2x16xf32> loc(#loc16)
    %collapsed_97 = tensor.collapse_shape %152 [[0, 1], [2]] : tensor<1x2x16xf32> into tensor<2x16xf32> loc(#loc16)
    %153 = linalg.matmul ins(%collapsed_97, %transposed_67 : tensor<2x16xf32>, tensor<16x64xf32>) outs(%11 : tensor<2x64xf32>) -> tensor<2x64xf32> loc(#loc16)
    %154 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%153, %93 : tensor<2x64xf32>, tensor<2x64xf32>) outs(%10 : tensor<2x64xf32>) {
    ^bb0(%in: f32 loc("lstm"), %in_110: f32 loc("lstm"), %out: f32 loc("lstm")):
      %203 = arith.addf %in, %in_110 : f32 loc(#loc16)
      linalg.yield %203 : f32 loc(#loc16)
    } -> tensor<2x64xf32> loc(#loc16)
    %expanded_98 = tensor.expand_shape %154 [[0, 1], [2]] output_shape [1, 2, 64] : tensor<2x64xf32> into tensor<1x2x64xf32> loc(#loc16)
    %155 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_98, %collapsed_66 : tensor<1x2x64xf32>, tensor<2x64xf32>) outs(%15 : tensor<1x2x64xf32>) {
    ^bb0(%in: f32 loc("lstm"), %in_110: f32 loc("lstm"), %out: f32 loc("lstm")):
      %203 = arith.addf %in, %in_110 : f32 loc(#loc16)
      linalg.yield %203 : f32 loc(#loc16)
    } -> tensor<1x2x64xf32> loc(#loc16)
    %extracted_slice_99 = tensor.extract_slice %155[0, 0, 0] [1, 2, 16] [1, 1, 1] : tensor<1x2x64xf32> to tensor<1x2x16xf32> loc(#loc16)
    %extracted_slice_100 = tensor.extract_slice %155[0, 0, 16] [1, 2, 16] [1, 1, 1] : tensor<1x2x64xf32> to tensor<1x2x16xf32> loc(#loc16)
    %extracted_slice_101 = tensor.extract_slice %155[0, 0, 32] [1, 2, 16] [1, 1, 1] : tensor<1x2x64xf32> to tensor<1x2x16xf32> loc(#loc16)
    %extracted_slice_102 = tensor.extract_slice %155[0, 0, 48] [1, 2, 16] [1, 1, 1] : tensor<1x2x64xf32> to tensor<1x2x16xf32> loc(#loc16)
    %156 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_99 : tensor<1x2x16xf32>) outs(%17 : tensor<1x2x16xf32>) {
    ^bb0(%in: f32 loc("lstm"), %out: f32 loc("lstm")):
      %203 = arith.negf %in : f32 loc(#loc16)
      %204 = math.exp %203 : f32 loc(#loc16)
      %205 = arith.addf %204, %cst_0 : f32 loc(#loc16)
      %206 = arith.divf %cst_0, %205 : f32 loc(#loc16)
      linalg.yield %206 : f32 loc(#loc16)
    } -> tensor<1x2x16xf32> loc(#loc16)
    %157 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_100 : tensor<1x2x16xf32>) outs(%17 : tensor<1x2x16xf32>) {
    ^bb0(%in: f32 loc("lstm"), %out: f32 loc("lstm")):
      %203 = arith.negf %in : f32 loc(#loc16)
      %204 = math.exp %203 : f32 loc(#loc16)
      %205 = arith.addf %204, %cst_0 : f32 loc(#loc16)
      %206 = arith.divf %cst_0, %205 : f32 loc(#loc16)
      linalg.yield %206 : f32 loc(#loc16)
    } -> tensor<1x2x16xf32> loc(#loc16)
    %158 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_101 : tensor<1x2x16xf32>) outs(%17 : tensor<1x2x16xf32>) {
    ^bb0(%in: f32 loc("lstm"), %out: f32 loc("lstm")):
      %203 = math.tanh %in : f32 loc(#loc16)
      linalg.yield %203 : f32 loc(#loc16)
    } -> tensor<1x2x16xf32> loc(#loc16)
    %159 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_102 : tensor<1x2x16xf32>) outs(%17 : tensor<1x2x16xf32>) {
    ^bb0(%in: f32 loc("lstm"), %out: f32 loc("lstm")):
      %203 = arith.negf %in : f32 loc(#loc16)
      %204 = math.exp %203 : f32 loc(#loc16)
      %205 = arith.addf %204, %cst_0 : f32 loc(#loc16)
      %206 = arith.divf %cst_0, %205 : f32 loc(#loc16)
      linalg.yield %206 : f32 loc(#loc16)
    } -> tensor<1x2x16xf32> loc(#loc16)
    %160 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%157, %150 : tensor<1x2x16xf32>, tensor<1x2x16xf32>) outs(%17 : tensor<1x2x16xf32>) {
    ^bb0(%in: f32 loc("lstm"), %in_110: f32 loc("lstm"), %out: f32 loc("lstm")):
      %203 = arith.mulf %in, %in_110 : f32 loc(#loc16)
      linalg.yield %203 : f32 loc(#loc16)
    } -> tensor<1x2x16xf32> loc(#loc16)
    %161 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%156, %158 : tensor<1x2x16xf32>, tensor<1x2x16xf32>) outs(%17 : tensor<1x2x16xf32>) {
    ^bb0(%in: f32 loc("lstm"), %in_110: f32 loc("lstm"), %out: f32 loc("lstm")):
      %203 = arith.mulf %in, %in_110 : f32 loc(#loc16)
      linalg.yield %203 : f32 loc(#loc16)
    } -> tensor<1x2x16xf32> loc(#loc16)
    %162 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%160, %161 : tensor<1x2x16xf32>, tensor<1x2x16xf32>) outs(%17 : tensor<1x2x16xf32>) {
    ^bb0(%in: f32 loc("lstm"), %in_110: f32 loc("lstm"), %out: f32 loc("lstm")):
      %203 = arith.addf %in, %in_110 : f32 loc(#loc16)
      linalg.yield %203 : f32 loc(#loc16)
    } -> tensor<1x2x16xf32> loc(#loc16)
    %163 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%162 : tensor<1x2x16xf32>) outs(%17 : tensor<1x2x16xf32>) {
    ^bb0(%in: f32 loc("lstm"), %out: f32 loc("lstm")):
      %203 = math.tanh %in : f32 loc(#loc16)
      linalg.yield %203 : f32 loc(#loc16)
    } -> tensor<1x2x16xf32> loc(#loc16)
    %164 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%159, %163 : tensor<1x2x16xf32>, tensor<1x2x16xf32>) outs(%17 : tensor<1x2x16xf32>) {
    ^bb0(%in: f32 loc("lstm"), %in_110: f32 loc("lstm"), %out: f32 loc("lstm")):
      %203 = arith.mulf %in, %in_110 : f32 loc(#loc16)
      linalg.yield %203 : f32 loc(#loc16)
    } -> tensor<1x2x16xf32> loc(#loc16)
    %concat_103 = tensor.concat dim(0) %104, %116, %128, %140, %152, %164 : (tensor<1x2x16xf32>, tensor<1x2x16xf32>, tensor<1x2x16xf32>, tensor<1x2x16xf32>, tensor<1x2x16xf32>, tensor<1x2x16xf32>) -> tensor<6x2x16xf32> loc(#loc16)
    %transposed_104 = linalg.transpose ins(%concat_103 : tensor<6x2x16xf32>) outs(%0 : tensor<2x6x16xf32>) permutation = [1, 0, 2]  loc(#loc16)
    %transposed_105 = linalg.transpose ins(%arg9 : tensor<64x16xf32>) outs(%3 : tensor<16x64xf32>) permutation = [1, 0]  loc(#loc17)
    %165 = tensor.empty() : tensor<2x16x64xf32> loc(#loc17)
    %166 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_105 : tensor<16x64xf32>) outs(%165 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32 loc("head"), %out: f32 loc("head")):
      linalg.yield %in : f32 loc(#loc17)
    } -> tensor<2x16x64xf32> loc(#loc17)
    %167 = tensor.empty() : tensor<2x6x64xf32> loc(#loc17)
    %168 = linalg.fill ins(%cst : f32) outs(%167 : tensor<2x6x64xf32>) -> tensor<2x6x64xf32> loc(#loc17)
    %169 = linalg.batch_matmul ins(%transposed_104, %166 : tensor<2x6x16xf32>, tensor<2x16x64xf32>) outs(%168 : tensor<2x6x64xf32>) -> tensor<2x6x64xf32> loc(#loc17)
    %170 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%169, %arg10 : tensor<2x6x64xf32>, tensor<64xf32>) outs(%167 : tensor<2x6x64xf32>) {
    ^bb0(%in: f32 loc("head"), %in_110: f32 loc("head"), %out: f32 loc("head")):
      %203 = arith.addf %in, %in_110 : f32 loc(#loc17)
      linalg.yield %203 : f32 loc(#loc17)
    } -> tensor<2x6x64xf32> loc(#loc17)
    %collapsed_106 = tensor.collapse_shape %170 [[0, 1], [2]] : tensor<2x6x64xf32> into tensor<12x64xf32> loc(#loc15)
    %collapsed_107 = tensor.collapse_shape %arg12 [[0, 1]] : tensor<2x6xi64> into tensor<12xi64> loc(#loc15)
    %171 = tensor.empty() : tensor<12xi64> loc(#loc15)
    %172 = linalg.fill ins(%c0_i64 : i64) outs(%171 : tensor<12xi64>) -> tensor<12xi64> loc(#loc15)
    %173 = tensor.empty() : tensor<12xf32> loc(#loc15)
    %174 = linalg.fill ins(%cst_1 : f32) outs(%173 : tensor<12xf32>) -> tensor<12xf32> loc(#loc15)
    %175:2 = linalg.generic {indexing_maps = [#map5, #map6, #map6], iterator_types = ["parallel", "reduction"]} ins(%collapsed_106 : tensor<12x64xf32>) outs(%174, %172 : tensor<12xf32>, tensor<12xi64>) {
    ^bb0(%in: f32 loc("<loss>"), %out: f32 loc("<loss>"), %out_110: i64 loc("<loss>")):
      %203 = linalg.index 1 : index loc(#loc15)
      %204 = arith.index_cast %203 : index to i64 loc(#loc15)
      %205 = arith.maximumf %in, %out : f32 loc(#loc15)
      %206 = arith.cmpf ogt, %in, %out : f32 loc(#loc15)
      %207 = arith.select %206, %204, %out_110 : i64 loc(#loc15)
      linalg.yield %205, %207 : f32, i64 loc(#loc15)
    } -> (tensor<12xf32>, tensor<12xi64>) loc(#loc15)
    %expanded_108 = tensor.expand_shape %175#0 [[0, 1]] output_shape [12, 1] : tensor<12xf32> into tensor<12x1xf32> loc(#loc15)
    %176 = linalg.generic {indexing_maps = [#map5, #map7, #map5], iterator_types = ["parallel", "parallel"]} ins(%collapsed_106, %expanded_108 : tensor<12x64xf32>, tensor<12x1xf32>) outs(%87 : tensor<12x64xf32>) {
    ^bb0(%in: f32 loc("<loss>"), %in_110: f32 loc("<loss>"), %out: f32 loc("<loss>")):
      %203 = arith.subf %in, %in_110 : f32 loc(#loc15)
      linalg.yield %203 : f32 loc(#loc15)
    } -> tensor<12x64xf32> loc(#loc15)
    %177 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%176 : tensor<12x64xf32>) outs(%87 : tensor<12x64xf32>) {
    ^bb0(%in: f32 loc("<loss>"), %out: f32 loc("<loss>")):
      %203 = math.exp %in : f32 loc(#loc15)
      linalg.yield %203 : f32 loc(#loc15)
    } -> tensor<12x64xf32> loc(#loc15)
    %178 = tensor.empty() : tensor<12x1xf32> loc(#loc15)
    %179 = linalg.fill ins(%cst : f32) outs(%178 : tensor<12x1xf32>) -> tensor<12x1xf32> loc(#loc15)
    %180 = linalg.generic {indexing_maps = [#map5, #map7], iterator_types = ["parallel", "reduction"]} ins(%177 : tensor<12x64xf32>) outs(%179 : tensor<12x1xf32>) {
    ^bb0(%in: f32 loc("<loss>"), %out: f32 loc("<loss>")):
      %203 = arith.addf %in, %out : f32 loc(#loc15)
      linalg.yield %203 : f32 loc(#loc15)
    } -> tensor<12x1xf32> loc(#loc15)
    %181 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%180 : tensor<12x1xf32>) outs(%178 : tensor<12x1xf32>) {
    ^bb0(%in: f32 loc("<loss>"), %out: f32 loc("<loss>")):
      %203 = math.log %in : f32 loc(#loc15)
      linalg.yield %203 : f32 loc(#loc15)
    } -> tensor<12x1xf32> loc(#loc15)
    %182 = linalg.generic {indexing_maps = [#map5, #map7, #map5], iterator_types = ["parallel", "parallel"]} ins(%176, %181 : tensor<12x64xf32>, tensor<12x1xf32>) outs(%87 : tensor<12x64xf32>) {
    ^bb0(%in: f32 loc("<loss>"), %in_110: f32 loc("<loss>"), %out: f32 loc("<loss>")):
      %203 = arith.subf %in, %in_110 : f32 loc(#loc15)
      linalg.yield %203 : f32 loc(#loc15)
    } -> tensor<12x64xf32> loc(#loc15)
    %183 = tensor.empty() : tensor<64xi64> loc(#loc15)
    %184 = linalg.generic {indexing_maps = [#map8], iterator_types = ["parallel"]} outs(%183 : tensor<64xi64>) {
    ^bb0(%out: i64 loc("<loss>")):
      %203 = linalg.index 0 : index loc(#loc15)
      %204 = arith.index_cast %203 : index to i64 loc(#loc15)
      linalg.yield %204 : i64 loc(#loc15)
    } -> tensor<64xi64> loc(#loc15)
    %185 = tensor.empty() : tensor<12xi1> loc(#loc15)
    %186 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel"]} ins(%collapsed_107 : tensor<12xi64>) outs(%185 : tensor<12xi1>) {
    ^bb0(%in: i64 loc("<loss>"), %out: i1 loc("<loss>")):
      %203 = arith.cmpi ne, %in, %c-100_i64 : i64 loc(#loc15)
      linalg.yield %203 : i1 loc(#loc15)
    } -> tensor<12xi1> loc(#loc15)
    %187 = linalg.generic {indexing_maps = [#map8, #map8, #map9, #map8], iterator_types = ["parallel"]} ins(%186, %collapsed_107, %cst_5 : tensor<12xi1>, tensor<12xi64>, tensor<i64>) outs(%171 : tensor<12xi64>) {
    ^bb0(%in: i1 loc("<loss>"), %in_110: i64 loc("<loss>"), %in_111: i64 loc("<loss>"), %out: i64 loc("<loss>")):
      %203 = arith.select %in, %in_110, %in_111 : i64 loc(#loc15)
      linalg.yield %203 : i64 loc(#loc15)
    } -> tensor<12xi64> loc(#loc15)
    %188 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel"]} ins(%187 : tensor<12xi64>) outs(%171 : tensor<12xi64>) {
    ^bb0(%in: i64 loc("<loss>"), %out: i64 loc("<loss>")):
      %203 = arith.index_cast %in : i64 to index loc(#loc15)
      %extracted = tensor.extract %184[%203] : tensor<64xi64> loc(#loc15)
      linalg.yield %extracted : i64 loc(#loc15)
    } -> tensor<12xi64> loc(#loc15)
    %189 = linalg.generic {indexing_maps = [#map8, #map8, #map9, #map8], iterator_types = ["parallel"]} ins(%186, %188, %cst_4 : tensor<12xi1>, tensor<12xi64>, tensor<i64>) outs(%171 : tensor<12xi64>) {
    ^bb0(%in: i1 loc("<loss>"), %in_110: i64 loc("<loss>"), %in_111: i64 loc("<loss>"), %out: i64 loc("<loss>")):
      %203 = arith.select %in, %in_110, %in_111 : i64 loc(#loc15)
      linalg.yield %203 : i64 loc(#loc15)
    } -> tensor<12xi64> loc(#loc15)
    %expanded_109 = tensor.expand_shape %189 [[0, 1]] output_shape [12, 1] : tensor<12xi64> into tensor<12x1xi64> loc(#loc15)
    %190 = tensor.empty() : tensor<12x64xi1> loc(#loc15)
    %191 = linalg.generic {indexing_maps = [#map7, #map4, #map5], iterator_types = ["parallel", "parallel"]} ins(%expanded_109, %184 : tensor<12x1xi64>, tensor<64xi64>) outs(%190 : tensor<12x64xi1>) {
    ^bb0(%in: i64 loc("<loss>"), %in_110: i64 loc("<loss>"), %out: i1 loc("<loss>")):
      %203 = arith.cmpi eq, %in, %in_110 : i64 loc(#loc15)
      linalg.yield %203 : i1 loc(#loc15)
    } -> tensor<12x64xi1> loc(#loc15)
    %192 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%191 : tensor<12x64xi1>) outs(%87 : tensor<12x64xf32>) {
    ^bb0(%in: i1 loc("<loss>"), %out: f32 loc("<loss>")):
      %203 = arith.uitofp %in : i1 to f32 loc(#loc15)
      linalg.yield %203 : f32 loc(#loc15)
    } -> tensor<12x64xf32> loc(#loc15)
    %193 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%182, %192 : tensor<12x64xf32>, tensor<12x64xf32>) outs(%87 : tensor<12x64xf32>) {
    ^bb0(%in: f32 loc("<loss>"), %in_110: f32 loc("<loss>"), %out: f32 loc("<loss>")):
      %203 = arith.mulf %in, %in_110 : f32 loc(#loc15)
      linalg.yield %203 : f32 loc(#loc15)
    } -> tensor<12x64xf32> loc(#loc15)
    %194 = linalg.fill ins(%cst : f32) outs(%173 : tensor<12xf32>) -> tensor<12xf32> loc(#loc15)
    %195 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "reduction"]} ins(%193 : tensor<12x64xf32>) outs(%194 : tensor<12xf32>) {
    ^bb0(%in: f32 loc("<loss>"), %out: f32 loc("<loss>")):
      %203 = arith.addf %in, %out : f32 loc(#loc15)
      linalg.yield %203 : f32 loc(#loc15)
    } -> tensor<12xf32> loc(#loc15)
    %196 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel"]} ins(%195 : tensor<12xf32>) outs(%173 : tensor<12xf32>) {
    ^bb0(%in: f32 loc("<loss>"), %out: f32 loc("<loss>")):
      %203 = arith.negf %in : f32 loc(#loc15)
      linalg.yield %203 : f32 loc(#loc15)
    } -> tensor<12xf32> loc(#loc15)
    %197 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel"]} ins(%186 : tensor<12xi1>) outs(%173 : tensor<12xf32>) {
    ^bb0(%in: i1 loc("<loss>"), %out: f32 loc("<loss>")):
      %203 = arith.uitofp %in : i1 to f32 loc(#loc15)
      linalg.yield %203 : f32 loc(#loc15)
    } -> tensor<12xf32> loc(#loc15)
    %198 = tensor.empty() : tensor<f32> loc(#loc15)
    %199 = linalg.fill ins(%cst : f32) outs(%198 : tensor<f32>) -> tensor<f32> loc(#loc15)
    %200 = linalg.generic {indexing_maps = [#map8, #map9], iterator_types = ["reduction"]} ins(%197 : tensor<12xf32>) outs(%199 : tensor<f32>) {
    ^bb0(%in: f32 loc("<loss>"), %out: f32 loc("<loss>")):
      %203 = arith.addf %in, %out : f32 loc(#loc15)
      linalg.yield %203 : f32 loc(#loc15)
    } -> tensor<f32> loc(#loc15)
    %201 = linalg.generic {indexing_maps = [#map8, #map9], iterator_types = ["reduction"]} ins(%196 : tensor<12xf32>) outs(%199 : tensor<f32>) {
    ^bb0(%in: f32 loc("<loss>"), %out: f32 loc("<loss>")):
      %203 = arith.addf %in, %out : f32 loc(#loc15)
      linalg.yield %203 : f32 loc(#loc15)
    } -> tensor<f32> loc(#loc15)
    %202 = linalg.generic {indexing_maps = [#map10, #map10, #map10], iterator_types = []} ins(%201, %200 : tensor<f32>, tensor<f32>) outs(%198 : tensor<f32>) {
    ^bb0(%in: f32 loc("<loss>"), %in_110: f32 loc("<loss>"), %out: f32 loc("<loss>")):
      %203 = arith.divf %in, %in_110 : f32 loc(#loc15)
      linalg.yield %203 : f32 loc(#loc15)
    } -> tensor<f32> loc(#loc15)
    return %202 : tensor<f32> loc(#loc15)
  } loc(#loc1)
} loc(#loc)
#loc = loc(unknown)
