#loc1 = loc("down1.norm1")
#loc2 = loc("down1.norm1.weight")
#loc3 = loc("down1.norm1.bias")
#loc4 = loc("down1.conv1.weight")
#loc5 = loc("down1.conv1.bias")
#loc6 = loc("down1.norm2.weight")
#loc7 = loc("down1.norm2.bias")
#loc8 = loc("down1.conv2.weight")
#loc9 = loc("down1.conv2.bias")
#loc10 = loc("down1.shortcut.weight")
#loc11 = loc("down1.shortcut.bias")
#loc12 = loc("down2.norm1.weight")
#loc13 = loc("down2.norm1.bias")
#loc14 = loc("down2.conv1.weight")
#loc15 = loc("down2.conv1.bias")
#loc16 = loc("down2.norm2.weight")
#loc17 = loc("down2.norm2.bias")
#loc18 = loc("down2.conv2.weight")
#loc19 = loc("down2.conv2.bias")
#loc20 = loc("down2.shortcut.weight")
#loc21 = loc("down2.shortcut.bias")
#loc22 = loc("middle.norm1.weight")
#loc23 = loc("middle.norm1.bias")
#loc24 = loc("middle.conv1.weight")
#loc25 = loc("middle.conv1.bias")
#loc26 = loc("middle.norm2.weight")
#loc27 = loc("middle.norm2.bias")
#loc28 = loc("middle.conv2.weight")
#loc29 = loc("middle.conv2.bias")
#loc30 = loc("middle.shortcut.weight")
#loc31 = loc("middle.shortcut.bias")
#loc32 = loc("reduce.weight")
#loc33 = loc("reduce.bias")
#loc34 = loc("raise2.weight")
#loc35 = loc("raise2.bias")
#loc36 = loc("up2.norm1.weight")
#loc37 = loc("up2.norm1.bias")
#loc38 = loc("up2.conv1.weight")
#loc39 = loc("up2.conv1.bias")
#loc40 = loc("up2.norm2.weight")
#loc41 = loc("up2.norm2.bias")
#loc42 = loc("up2.conv2.weight")
#loc43 = loc("up2.conv2.bias")
#loc44 = loc("up2.shortcut.weight")
#loc45 = loc("up2.shortcut.bias")
#loc46 = loc("raise1.1.weight")
#loc47 = loc("raise1.1.bias")
#loc48 = loc("up1.norm1.weight")
#loc49 = loc("up1.norm1.bias")
#loc50 = loc("up1.conv1.weight")
#loc51 = loc("up1.conv1.bias")
#loc52 = loc("up1.norm2.weight")
#loc53 = loc("up1.norm2.bias")
#loc54 = loc("up1.conv2.weight")
#loc55 = loc("up1.conv2.bias")
#loc56 = loc("up1.shortcut.weight")
#loc57 = loc("up1.shortcut.bias")
#loc58 = loc("out.weight")
#loc59 = loc("out.bias")
#loc60 = loc("x")
#loc61 = loc("y")
#loc62 = loc("<loss>")
#loc63 = loc("down1")
#loc64 = loc("down1.conv1")
#loc65 = loc("down1.norm2")
#loc66 = loc("down1.conv2")
#loc67 = loc("down1.shortcut")
#loc68 = loc("down2.norm1")
#loc69 = loc("down2")
#loc70 = loc("down2.conv1")
#loc71 = loc("down2.norm2")
#loc72 = loc("down2.conv2")
#loc73 = loc("down2.shortcut")
#loc74 = loc("reduce")
#loc75 = loc("middle.norm1")
#loc76 = loc("middle")
#loc77 = loc("middle.conv1")
#loc78 = loc("middle.norm2")
#loc79 = loc("middle.conv2")
#loc80 = loc("middle.shortcut")
#loc81 = loc("raise2")
#loc82 = loc("up2.norm1")
#loc83 = loc("up2")
#loc84 = loc("up2.conv1")
#loc85 = loc("up2.norm2")
#loc86 = loc("up2.conv2")
#loc87 = loc("up2.shortcut")
#loc88 = loc("raise1.0")
#loc89 = loc("raise1.1")
#loc90 = loc("up1.norm1")
#loc91 = loc("up1")
#loc92 = loc("up1.conv1")
#loc93 = loc("up1.norm2")
#loc94 = loc("up1.conv2")
#loc95 = loc("up1.shortcut")
#loc96 = loc("out")
#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, 0, 0)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, 0, d3)>
#map3 = affine_map<(d0, d1, d2, d3) -> (0, d1, d2, d3)>
#map4 = affine_map<(d0, d1) -> (d0, d1)>
#map5 = affine_map<(d0, d1, d2, d3) -> ()>
#map6 = affine_map<() -> ()>
module {
  func.func @main(%arg0: tensor<3xf32> {pipe.parameter = "down1.norm1.weight"} loc("down1.norm1.weight"), %arg1: tensor<3xf32> {pipe.parameter = "down1.norm1.bias"} loc("down1.norm1.bias"), %arg2: tensor<4x3x3x3xf32> {pipe.parameter = "down1.conv1.weight"} loc("down1.conv1.weight"), %arg3: tensor<4xf32> {pipe.parameter = "down1.conv1.bias"} loc("down1.conv1.bias"), %arg4: tensor<4xf32> {pipe.parameter = "down1.norm2.weight"} loc("down1.norm2.weight"), %arg5: tensor<4xf32> {pipe.parameter = "down1.norm2.bias"} loc("down1.norm2.bias"), %arg6: tensor<4x4x3x3xf32> {pipe.parameter = "down1.conv2.weight"} loc("down1.conv2.weight"), %arg7: tensor<4xf32> {pipe.parameter = "down1.conv2.bias"} loc("down1.conv2.bias"), %arg8: tensor<4x3x1x1xf32> {pipe.parameter = "down1.shortcut.weight"} loc("down1.shortcut.weight"), %arg9: tensor<4xf32> {pipe.parameter = "down1.shortcut.bias"} loc("down1.shortcut.bias"), %arg10: tensor<4xf32> {pipe.parameter = "down2.norm1.weight"} loc("down2.norm1.weight"), %arg11: tensor<4xf32> {pipe.parameter = "down2.norm1.bias"} loc("down2.norm1.bias"), %arg12: tensor<8x4x3x3xf32> {pipe.parameter = "down2.conv1.weight"} loc("down2.conv1.weight"), %arg13: tensor<8xf32> {pipe.parameter = "down2.conv1.bias"} loc("down2.conv1.bias"), %arg14: tensor<8xf32> {pipe.parameter = "down2.norm2.weight"} loc("down2.norm2.weight"), %arg15: tensor<8xf32> {pipe.parameter = "down2.norm2.bias"} loc("down2.norm2.bias"), %arg16: tensor<8x8x3x3xf32> {pipe.parameter = "down2.conv2.weight"} loc("down2.conv2.weight"), %arg17: tensor<8xf32> {pipe.parameter = "down2.conv2.bias"} loc("down2.conv2.bias"), %arg18: tensor<8x4x1x1xf32> {pipe.parameter = "down2.shortcut.weight"} loc("down2.shortcut.weight"), %arg19: tensor<8xf32> {pipe.parameter = "down2.shortcut.bias"} loc("down2.shortcut.bias"), %arg20: tensor<8xf32> {pipe.parameter = "middle.norm1.weight"} loc("middle.norm1.weight"), %arg21: tensor<8xf32> {pipe.parameter = "middle.norm1.bias"} loc("middle.norm1.bias"), %arg22: tensor<16x8x3x3xf32> {pipe.parameter = "middle.conv1.weight"} loc("middle.conv1.weight"), %arg23: tensor<16xf32> {pipe.parameter = "middle.conv1.bias"} loc("middle.conv1.bias"), %arg24: tensor<16xf32> {pipe.parameter = "middle.norm2.weight"} loc("middle.norm2.weight"), %arg25: tensor<16xf32> {pipe.parameter = "middle.norm2.bias"} loc("middle.norm2.bias"), %arg26: tensor<16x16x3x3xf32> {pipe.parameter = "middle.conv2.weight"} loc("middle.conv2.weight"), %arg27: tensor<16xf32> {pipe.parameter = "middle.conv2.bias"} loc("middle.conv2.bias"), %arg28: tensor<16x8x1x1xf32> {pipe.parameter = "middle.shortcut.weight"} loc("middle.shortcut.weight"), %arg29: tensor<16xf32> {pipe.parameter = "middle.shortcut.bias"} loc("middle.shortcut.bias"), %arg30: tensor<8x8x3x3xf32> {pipe.parameter = "reduce.weight"} loc("reduce.weight"), %arg31: tensor<8xf32> {pipe.parameter = "reduce.bias"} loc("reduce.bias"), %arg32: tensor<16x8x2x2xf32> {pipe.parameter = "raise2.weight"} loc("raise2.weight"), %arg33: tensor<8xf32> {pipe.parameter = "raise2.bias"} loc("raise2.bias"), %arg34: tensor<16xf32> {pipe.parameter = "up2.norm1.weight"} loc("up2.norm1.weight"), %arg35: tensor<16xf32> {pipe.parameter = "up2.norm1.bias"} loc("up2.norm1.bias"), %arg36: tensor<8x16x3x3xf32> {pipe.parameter = "up2.conv1.weight"} loc("up2.conv1.weight"), %arg37: tensor<8xf32> {pipe.parameter = "up2.conv1.bias"} loc("up2.conv1.bias"), %arg38: tensor<8xf32> {pipe.parameter = "up2.norm2.weight"} loc("up2.norm2.weight"), %arg39: tensor<8xf32> {pipe.parameter = "up2.norm2.bias"} loc("up2.norm2.bias"), %arg40: tensor<8x8x3x3xf32> {pipe.parameter = "up2.conv2.weight"} loc("up2.conv2.weight"), %arg41: tensor<8xf32> {pipe.parameter = "up2.conv2.bias"} loc("up2.conv2.bias"), %arg42: tensor<8x16x1x1xf32> {pipe.parameter = "up2.shortcut.weight"} loc("up2.shortcut.weight"), %arg43: tensor<8xf32> {pipe.parameter = "up2.shortcut.bias"} loc("up2.shortcut.bias"), %arg44: tensor<4x8x3x3xf32> {pipe.parameter = "raise1.1.weight"} loc("raise1.1.weight"), %arg45: tensor<4xf32> {pipe.parameter = "raise1.1.bias"} loc("raise1.1.bias"), %arg46: tensor<8xf32> {pipe.parameter = "up1.norm1.weight"} loc("up1.norm1.weight"), %arg47: tensor<8xf32> {pipe.parameter = "up1.norm1.bias"} loc("up1.norm1.bias"), %arg48: tensor<4x8x3x3xf32> {pipe.parameter = "up1.conv1.weight"} loc("up1.conv1.weight"), %arg49: tensor<4xf32> {pipe.parameter = "up1.conv1.bias"} loc("up1.conv1.bias"), %arg50: tensor<4xf32> {pipe.parameter = "up1.norm2.weight"} loc("up1.norm2.weight"), %arg51: tensor<4xf32> {pipe.parameter = "up1.norm2.bias"} loc("up1.norm2.bias"), %arg52: tensor<4x4x3x3xf32> {pipe.parameter = "up1.conv2.weight"} loc("up1.conv2.weight"), %arg53: tensor<4xf32> {pipe.parameter = "up1.conv2.bias"} loc("up1.conv2.bias"), %arg54: tensor<4x8x1x1xf32> {pipe.parameter = "up1.shortcut.weight"} loc("up1.shortcut.weight"), %arg55: tensor<4xf32> {pipe.parameter = "up1.shortcut.bias"} loc("up1.shortcut.bias"), %arg56: tensor<3x4x1x1xf32> {pipe.parameter = "out.weight"} loc("out.weight"), %arg57: tensor<3xf32> {pipe.parameter = "out.bias"} loc("out.bias"), %arg58: tensor<2x3x8x8xf32> {pipe.input = "x"} loc("x"), %arg59: tensor<2x3x8x8xf32> {pipe.input = "y"} loc("y")) -> (tensor<f32> {pipe.loss = "loss"}) {
    %c2_i64 = arith.constant 2 : i64 loc(#loc)
    %c1_i64 = arith.constant 1 : i64 loc(#loc)
    %c3_i64 = arith.constant 3 : i64 loc(#loc)
    %cst = arith.constant 0.000000e+00 : f64 loc(#loc)
    %cst_0 = arith.constant 0.000000e+00 : f32 loc(#loc)
    %c0_i64 = arith.constant 0 : i64 loc(#loc)
    %cst_1 = arith.constant 1.000000e+00 : f32 loc(#loc)
    %c8_i64 = arith.constant 8 : i64 loc(#loc)
    %cst_2 = arith.constant 0xFF800000 : f32 loc(#loc62)
    %c4_i64 = arith.constant 4 : i64 loc(#loc)
    %c16_i64 = arith.constant 16 : i64 loc(#loc)
    %cst_3 = arith.constant 1.000000e-05 : f64 loc(#loc1)
    %cst_4 = arith.constant 1.920000e+02 : f64 loc(#loc)
    %cst_5 = arith.constant 1.920000e+02 : f32 loc(#loc)
    %cst_6 = arith.constant 1.280000e+02 : f64 loc(#loc)
    %cst_7 = arith.constant 1.280000e+02 : f32 loc(#loc)
    %cst_8 = arith.constant 6.400000e+01 : f64 loc(#loc)
    %cst_9 = arith.constant 6.400000e+01 : f32 loc(#loc)
    %cst_10 = arith.constant 3.200000e+01 : f64 loc(#loc)
    %cst_11 = arith.constant 3.200000e+01 : f32 loc(#loc)
    %c1 = arith.constant 1 : index loc(#loc)
    %cst_12 = arith.constant 2.560000e+02 : f64 loc(#loc)
    %cst_13 = arith.constant 2.560000e+02 : f32 loc(#loc)
    %cst_14 = arith.constant 2.000000e+00 : f32 loc(#loc)
    %cst_15 = arith.constant 5.120000e+02 : f64 loc(#loc)
    %cst_16 = arith.constant 5.120000e+02 : f32 loc(#loc)
    %cst_17 = arith.constant 3.840000e+02 : f32 loc(#loc)
    %cst_18 = arith.constant 3.000000e+00 : f32 loc(#loc)
    %cst_19 = arith.constant dense<[[0, 0, 0], [1, 1, 1]]> : tensor<2x3xi64> loc(#loc)
    %cst_20 = arith.constant dense<0> : tensor<2x3xi64> loc(#loc)
    %cst_21 = arith.constant dense<[[0, 1, 2], [0, 1, 2]]> : tensor<2x3xi64> loc(#loc)
    %cst_22 = arith.constant dense<[[0, 0, 0, 0], [1, 1, 1, 1]]> : tensor<2x4xi64> loc(#loc)
    %cst_23 = arith.constant dense<[[0, 0, 1, 1], [0, 0, 1, 1]]> : tensor<2x4xi64> loc(#loc)
    %cst_24 = arith.constant dense<[[0, 1, 0, 1], [0, 1, 0, 1]]> : tensor<2x4xi64> loc(#loc)
    %cst_25 = arith.constant dense<0> : tensor<2x4xi64> loc(#loc)
    %cst_26 = arith.constant dense<[[0, 1, 2, 3], [0, 1, 2, 3]]> : tensor<2x4xi64> loc(#loc)
    %cst_27 = arith.constant dense<[[0, 0, 0, 0, 0, 0, 0, 0], [1, 1, 1, 1, 1, 1, 1, 1]]> : tensor<2x8xi64> loc(#loc)
    %cst_28 = arith.constant dense<[[0, 0, 0, 0, 1, 1, 1, 1], [0, 0, 0, 0, 1, 1, 1, 1]]> : tensor<2x8xi64> loc(#loc)
    %cst_29 = arith.constant dense<[[0, 1, 2, 3, 0, 1, 2, 3], [0, 1, 2, 3, 0, 1, 2, 3]]> : tensor<2x8xi64> loc(#loc)
    %cst_30 = arith.constant dense<0> : tensor<2x8xi64> loc(#loc)
    %cst_31 = arith.constant dense<[[0, 1, 2, 3, 4, 5, 6, 7], [0, 1, 2, 3, 4, 5, 6, 7]]> : tensor<2x8xi64> loc(#loc)
    %cst_32 = arith.constant dense<[[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]]> : tensor<2x16xi64> loc(#loc)
    %cst_33 = arith.constant dense<[[0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1], [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1]]> : tensor<2x16xi64> loc(#loc)
    %cst_34 = arith.constant dense<[[0, 1, 2, 3, 4, 5, 6, 7, 0, 1, 2, 3, 4, 5, 6, 7], [0, 1, 2, 3, 4, 5, 6, 7, 0, 1, 2, 3, 4, 5, 6, 7]]> : tensor<2x16xi64> loc(#loc)
    %cst_35 = arith.constant dense<0> : tensor<2x16xi64> loc(#loc)
    %cst_36 = arith.constant dense<[[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15], [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]]> : tensor<2x16xi64> loc(#loc)
    %collapsed = tensor.collapse_shape %arg58 [[0], [1], [2, 3]] : tensor<2x3x8x8xf32> into tensor<2x3x64xf32> loc(#loc1)
    %expanded = tensor.expand_shape %collapsed [[0], [1, 2], [3]] output_shape [2, 1, 3, 64] : tensor<2x3x64xf32> into tensor<2x1x3x64xf32> loc(#loc1)
    %0 = tensor.empty() : tensor<2x1x3x64xf64> loc(#loc1)
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded : tensor<2x1x3x64xf32>) outs(%0 : tensor<2x1x3x64xf64>) {
    ^bb0(%in: f32 loc("down1.norm1"), %out: f64 loc("down1.norm1")):
      %294 = arith.extf %in : f32 to f64 loc(#loc1)
      linalg.yield %294 : f64 loc(#loc1)
    } -> tensor<2x1x3x64xf64> loc(#loc1)
    %2 = tensor.empty() : tensor<2x1x1x1xf64> loc(#loc1)
    %3 = linalg.fill ins(%cst : f64) outs(%2 : tensor<2x1x1x1xf64>) -> tensor<2x1x1x1xf64> loc(#loc1)
    %4 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%1 : tensor<2x1x3x64xf64>) outs(%3 : tensor<2x1x1x1xf64>) {
    ^bb0(%in: f64 loc("down1.norm1"), %out: f64 loc("down1.norm1")):
      %294 = arith.addf %in, %out : f64 loc(#loc1)
      linalg.yield %294 : f64 loc(#loc1)
    } -> tensor<2x1x1x1xf64> loc(#loc1)
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%4 : tensor<2x1x1x1xf64>) outs(%2 : tensor<2x1x1x1xf64>) {
    ^bb0(%in: f64 loc("down1.norm1"), %out: f64 loc("down1.norm1")):
      %294 = arith.divf %in, %cst_4 : f64 loc(#loc1)
      linalg.yield %294 : f64 loc(#loc1)
    } -> tensor<2x1x1x1xf64> loc(#loc1)
    %6 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1, %5 : tensor<2x1x3x64xf64>, tensor<2x1x1x1xf64>) outs(%0 : tensor<2x1x3x64xf64>) {
    ^bb0(%in: f64 loc("down1.norm1"), %in_125: f64 loc("down1.norm1"), %out: f64 loc("down1.norm1")):
      %294 = arith.subf %in, %in_125 : f64 loc(#loc1)
      linalg.yield %294 : f64 loc(#loc1)
    } -> tensor<2x1x3x64xf64> loc(#loc1)
    %7 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%6, %6 : tensor<2x1x3x64xf64>, tensor<2x1x3x64xf64>) outs(%0 : tensor<2x1x3x64xf64>) {
    ^bb0(%in: f64 loc("down1.norm1"), %in_125: f64 loc("down1.norm1"), %out: f64 loc("down1.norm1")):
      %294 = arith.mulf %in, %in_125 : f64 loc(#loc1)
      linalg.yield %294 : f64 loc(#loc1)
    } -> tensor<2x1x3x64xf64> loc(#loc1)
    %8 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%7 : tensor<2x1x3x64xf64>) outs(%3 : tensor<2x1x1x1xf64>) {
    ^bb0(%in: f64 loc("down1.norm1"), %out: f64 loc("down1.norm1")):
      %294 = arith.addf %in, %out : f64 loc(#loc1)
      linalg.yield %294 : f64 loc(#loc1)
    } -> tensor<2x1x1x1xf64> loc(#loc1)
    %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%8 : tensor<2x1x1x1xf64>) outs(%2 : tensor<2x1x1x1xf64>) {
    ^bb0(%in: f64 loc("down1.norm1"), %out: f64 loc("down1.norm1")):
      %294 = arith.divf %in, %cst_4 : f64 loc(#loc1)
      linalg.yield %294 : f64 loc(#loc1)
    } -> tensor<2x1x1x1xf64> loc(#loc1)
    %10 = tensor.empty() : tensor<2x1x1x1xf32> loc(#loc1)
    %11 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%9 : tensor<2x1x1x1xf64>) outs(%10 : tensor<2x1x1x1xf32>) {
    ^bb0(%in: f64 loc("down1.norm1"), %out: f32 loc("down1.norm1")):
      %294 = arith.truncf %in : f64 to f32 loc(#loc1)
      linalg.yield %294 : f32 loc(#loc1)
    } -> tensor<2x1x1x1xf32> loc(#loc1)
    %12 = linalg.fill ins(%cst_0 : f32) outs(%10 : tensor<2x1x1x1xf32>) -> tensor<2x1x1x1xf32> loc(#loc1)
    %13 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%expanded : tensor<2x1x3x64xf32>) outs(%12 : tensor<2x1x1x1xf32>) {
    ^bb0(%in: f32 loc("down1.norm1"), %out: f32 loc("down1.norm1")):
      %294 = arith.addf %in, %out : f32 loc(#loc1)
      linalg.yield %294 : f32 loc(#loc1)
    } -> tensor<2x1x1x1xf32> loc(#loc1)
    %14 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%13 : tensor<2x1x1x1xf32>) outs(%10 : tensor<2x1x1x1xf32>) {
    ^bb0(%in: f32 loc("down1.norm1"), %out: f32 loc("down1.norm1")):
      %294 = arith.divf %in, %cst_5 : f32 loc(#loc1)
      linalg.yield %294 : f32 loc(#loc1)
    } -> tensor<2x1x1x1xf32> loc(#loc1)
    %15 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%11 : tensor<2x1x1x1xf32>) outs(%10 : tensor<2x1x1x1xf32>) {
    ^bb0(%in: f32 loc("down1.norm1"), %out: f32 loc("down1.norm1")):
      %294 = arith.truncf %cst_3 : f64 to f32 loc(#loc1)
      %295 = arith.addf %in, %294 : f32 loc(#loc1)
      linalg.yield %295 : f32 loc(#loc1)
    } -> tensor<2x1x1x1xf32> loc(#loc1)
    %16 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%15 : tensor<2x1x1x1xf32>) outs(%10 : tensor<2x1x1x1xf32>) {
    ^bb0(%in: f32 loc("down1.norm1"), %out: f32 loc("down1.norm1")):
      %294 = math.rsqrt %in : f32 loc(#loc1)
      linalg.yield %294 : f32 loc(#loc1)
    } -> tensor<2x1x1x1xf32> loc(#loc1)
    %expanded_37 = tensor.expand_shape %arg0 [[0, 1, 2, 3]] output_shape [1, 1, 3, 1] : tensor<3xf32> into tensor<1x1x3x1xf32> loc(#loc1)
    %17 = tensor.empty() : tensor<2x1x3x1xf32> loc(#loc1)
    %18 = linalg.generic {indexing_maps = [#map2, #map3, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%16, %expanded_37 : tensor<2x1x1x1xf32>, tensor<1x1x3x1xf32>) outs(%17 : tensor<2x1x3x1xf32>) {
    ^bb0(%in: f32 loc("down1.norm1"), %in_125: f32 loc("down1.norm1"), %out: f32 loc("down1.norm1")):
      %294 = arith.mulf %in, %in_125 : f32 loc(#loc1)
      linalg.yield %294 : f32 loc(#loc1)
    } -> tensor<2x1x3x1xf32> loc(#loc1)
    %19 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%14 : tensor<2x1x1x1xf32>) outs(%10 : tensor<2x1x1x1xf32>) {
    ^bb0(%in: f32 loc("down1.norm1"), %out: f32 loc("down1.norm1")):
      %294 = arith.negf %in : f32 loc(#loc1)
      linalg.yield %294 : f32 loc(#loc1)
    } -> tensor<2x1x1x1xf32> loc(#loc1)
    %20 = linalg.generic {indexing_maps = [#map2, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%19, %18 : tensor<2x1x1x1xf32>, tensor<2x1x3x1xf32>) outs(%17 : tensor<2x1x3x1xf32>) {
    ^bb0(%in: f32 loc("down1.norm1"), %in_125: f32 loc("down1.norm1"), %out: f32 loc("down1.norm1")):
      %294 = arith.mulf %in, %in_125 : f32 loc(#loc1)
      linalg.yield %294 : f32 loc(#loc1)
    } -> tensor<2x1x3x1xf32> loc(#loc1)
    %expanded_38 = tensor.expand_shape %arg1 [[0, 1, 2, 3]] output_shape [1, 1, 3, 1] : tensor<3xf32> into tensor<1x1x3x1xf32> loc(#loc1)
    %21 = linalg.generic {indexing_maps = [#map, #map3, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%20, %expanded_38 : tensor<2x1x3x1xf32>, tensor<1x1x3x1xf32>) outs(%17 : tensor<2x1x3x1xf32>) {
    ^bb0(%in: f32 loc("down1.norm1"), %in_125: f32 loc("down1.norm1"), %out: f32 loc("down1.norm1")):
      %294 = arith.addf %in, %in_125 : f32 loc(#loc1)
      linalg.yield %294 : f32 loc(#loc1)
    } -> tensor<2x1x3x1xf32> loc(#loc1)
    %22 = tensor.empty() : tensor<2x3xf32> loc(#loc1)
    %23 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst_19, %cst_20, %cst_21, %cst_20 : tensor<2x3xi64>, tensor<2x3xi64>, tensor<2x3xi64>, tensor<2x3xi64>) outs(%22 : tensor<2x3xf32>) {
    ^bb0(%in: i64 loc("down1.norm1"), %in_125: i64 loc("down1.norm1"), %in_126: i64 loc("down1.norm1"), %in_127: i64 loc("down1.norm1"), %out: f32 loc("down1.norm1")):
      %294 = arith.cmpi slt, %in, %c0_i64 : i64 loc(#loc1)
      %295 = arith.addi %in, %c2_i64 : i64 loc(#loc1)
      %296 = arith.select %294, %295, %in : i64 loc(#loc1)
      %297 = arith.index_cast %296 : i64 to index loc(#loc1)
      %298 = arith.cmpi slt, %in_125, %c0_i64 : i64 loc(#loc1)
      %299 = arith.addi %in_125, %c1_i64 : i64 loc(#loc1)
      %300 = arith.select %298, %299, %in_125 : i64 loc(#loc1)
      %301 = arith.index_cast %300 : i64 to index loc(#loc1)
      %302 = arith.cmpi slt, %in_126, %c0_i64 : i64 loc(#loc1)
      %303 = arith.addi %in_126, %c3_i64 : i64 loc(#loc1)
      %304 = arith.select %302, %303, %in_126 : i64 loc(#loc1)
      %305 = arith.index_cast %304 : i64 to index loc(#loc1)
      %306 = arith.cmpi slt, %in_127, %c0_i64 : i64 loc(#loc1)
      %307 = arith.addi %in_127, %c1_i64 : i64 loc(#loc1)
      %308 = arith.select %306, %307, %in_127 : i64 loc(#loc1)
      %309 = arith.index_cast %308 : i64 to index loc(#loc1)
      %extracted = tensor.extract %18[%297, %301, %305, %309] : tensor<2x1x3x1xf32> loc(#loc1)
      linalg.yield %extracted : f32 loc(#loc1)
    } -> tensor<2x3xf32> loc(#loc1)
    %24 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst_19, %cst_20, %cst_21, %cst_20 : tensor<2x3xi64>, tensor<2x3xi64>, tensor<2x3xi64>, tensor<2x3xi64>) outs(%22 : tensor<2x3xf32>) {
    ^bb0(%in: i64 loc("down1.norm1"), %in_125: i64 loc("down1.norm1"), %in_126: i64 loc("down1.norm1"), %in_127: i64 loc("down1.norm1"), %out: f32 loc("down1.norm1")):
      %294 = arith.cmpi slt, %in, %c0_i64 : i64 loc(#loc1)
      %295 = arith.addi %in, %c2_i64 : i64 loc(#loc1)
      %296 = arith.select %294, %295, %in : i64 loc(#loc1)
      %297 = arith.index_cast %296 : i64 to index loc(#loc1)
      %298 = arith.cmpi slt, %in_125, %c0_i64 : i64 loc(#loc1)
      %299 = arith.addi %in_125, %c1_i64 : i64 loc(#loc1)
      %300 = arith.select %298, %299, %in_125 : i64 loc(#loc1)
      %301 = arith.index_cast %300 : i64 to index loc(#loc1)
      %302 = arith.cmpi slt, %in_126, %c0_i64 : i64 loc(#loc1)
      %303 = arith.addi %in_126, %c3_i64 : i64 loc(#loc1)
      %304 = arith.select %302, %303, %in_126 : i64 loc(#loc1)
      %305 = arith.index_cast %304 : i64 to index loc(#loc1)
      %306 = arith.cmpi slt, %in_127, %c0_i64 : i64 loc(#loc1)
      %307 = arith.addi %in_127, %c1_i64 : i64 loc(#loc1)
      %308 = arith.select %306, %307, %in_127 : i64 loc(#loc1)
      %309 = arith.index_cast %308 : i64 to index loc(#loc1)
      %extracted = tensor.extract %21[%297, %301, %305, %309] : tensor<2x1x3x1xf32> loc(#loc1)
      linalg.yield %extracted : f32 loc(#loc1)
    } -> tensor<2x3xf32> loc(#loc1)
    %expanded_39 = tensor.expand_shape %23 [[0], [1, 2, 3]] output_shape [2, 3, 1, 1] : tensor<2x3xf32> into tensor<2x3x1x1xf32> loc(#loc1)
    %expanded_40 = tensor.expand_shape %24 [[0], [1, 2, 3]] output_shape [2, 3, 1, 1] : tensor<2x3xf32> into tensor<2x3x1x1xf32> loc(#loc1)
    %25 = tensor.empty() : tensor<2x3x8x8xf32> loc(#loc1)
    %26 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg58, %expanded_39 : tensor<2x3x8x8xf32>, tensor<2x3x1x1xf32>) outs(%25 : tensor<2x3x8x8xf32>) {
    ^bb0(%in: f32 loc("down1.norm1"), %in_125: f32 loc("down1.norm1"), %out: f32 loc("down1.norm1")):
      %294 = arith.mulf %in, %in_125 : f32 loc(#loc1)
      linalg.yield %294 : f32 loc(#loc1)
    } -> tensor<2x3x8x8xf32> loc(#loc1)
    %27 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%26, %expanded_40 : tensor<2x3x8x8xf32>, tensor<2x3x1x1xf32>) outs(%25 : tensor<2x3x8x8xf32>) {
    ^bb0(%in: f32 loc("down1.norm1"), %in_125: f32 loc("down1.norm1"), %out: f32 loc("down1.norm1")):
      %294 = arith.addf %in, %in_125 : f32 loc(#loc1)
      linalg.yield %294 : f32 loc(#loc1)
    } -> tensor<2x3x8x8xf32> loc(#loc1)
    %28 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%27 : tensor<2x3x8x8xf32>) outs(%25 : tensor<2x3x8x8xf32>) {
    ^bb0(%in: f32 loc("down1.norm1"), %out: f32 loc("down1")):
      %294 = arith.negf %in : f32 loc(#loc63)
      %295 = math.exp %294 : f32 loc(#loc63)
      %296 = arith.addf %295, %cst_1 : f32 loc(#loc63)
      %297 = arith.divf %cst_1, %296 : f32 loc(#loc63)
      linalg.yield %297 : f32 loc(#loc63)
    } -> tensor<2x3x8x8xf32> loc(#loc63)
    %29 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%27, %28 : tensor<2x3x8x8xf32>, tensor<2x3x8x8xf32>) outs(%25 : tensor<2x3x8x8xf32>) {
    ^bb0(%in: f32 loc("down1.norm1"), %in_125: f32 loc("down1"), %out: f32 loc("down1")):
      %294 = arith.mulf %in, %in_125 : f32 loc(#loc63)
      linalg.yield %294 : f32 loc(#loc63)
    } -> tensor<2x3x8x8xf32> loc(#loc63)
    %padded = tensor.pad %29 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg60: index loc("down1.conv1"), %arg61: index loc("down1.conv1"), %arg62: index loc("down1.conv1"), %arg63: index loc("down1.conv1")):
      tensor.yield %cst_0 : f32 loc(#loc64)
    } : tensor<2x3x8x8xf32> to tensor<2x3x10x10xf32> loc(#loc64)
    %30 = tensor.empty() : tensor<2x4x8x8xf32> loc(#loc64)
    %broadcasted = linalg.broadcast ins(%arg3 : tensor<4xf32>) outs(%30 : tensor<2x4x8x8xf32>) dimensions = [0, 2, 3]  loc(#loc64)
    %31 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%padded, %arg2 : tensor<2x3x10x10xf32>, tensor<4x3x3x3xf32>) outs(%broadcasted : tensor<2x4x8x8xf32>) -> tensor<2x4x8x8xf32> loc(#loc64)
    %collapsed_41 = tensor.collapse_shape %31 [[0], [1], [2, 3]] : tensor<2x4x8x8xf32> into tensor<2x4x64xf32> loc(#loc65)
    %expanded_42 = tensor.expand_shape %collapsed_41 [[0], [1, 2], [3]] output_shape [2, 2, 2, 64] : tensor<2x4x64xf32> into tensor<2x2x2x64xf32> loc(#loc65)
    %32 = tensor.empty() : tensor<2x2x2x64xf64> loc(#loc65)
    %33 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_42 : tensor<2x2x2x64xf32>) outs(%32 : tensor<2x2x2x64xf64>) {
    ^bb0(%in: f32 loc("down1.norm2"), %out: f64 loc("down1.norm2")):
      %294 = arith.extf %in : f32 to f64 loc(#loc65)
      linalg.yield %294 : f64 loc(#loc65)
    } -> tensor<2x2x2x64xf64> loc(#loc65)
    %34 = tensor.empty() : tensor<2x2x1x1xf64> loc(#loc65)
    %35 = linalg.fill ins(%cst : f64) outs(%34 : tensor<2x2x1x1xf64>) -> tensor<2x2x1x1xf64> loc(#loc65)
    %36 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%33 : tensor<2x2x2x64xf64>) outs(%35 : tensor<2x2x1x1xf64>) {
    ^bb0(%in: f64 loc("down1.norm2"), %out: f64 loc("down1.norm2")):
      %294 = arith.addf %in, %out : f64 loc(#loc65)
      linalg.yield %294 : f64 loc(#loc65)
    } -> tensor<2x2x1x1xf64> loc(#loc65)
    %37 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%36 : tensor<2x2x1x1xf64>) outs(%34 : tensor<2x2x1x1xf64>) {
    ^bb0(%in: f64 loc("down1.norm2"), %out: f64 loc("down1.norm2")):
      %294 = arith.divf %in, %cst_6 : f64 loc(#loc65)
      linalg.yield %294 : f64 loc(#loc65)
    } -> tensor<2x2x1x1xf64> loc(#loc65)
    %38 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%33, %37 : tensor<2x2x2x64xf64>, tensor<2x2x1x1xf64>) outs(%32 : tensor<2x2x2x64xf64>) {
    ^bb0(%in: f64 loc("down1.norm2"), %in_125: f64 loc("down1.norm2"), %out: f64 loc("down1.norm2")):
      %294 = arith.subf %in, %in_125 : f64 loc(#loc65)
      linalg.yield %294 : f64 loc(#loc65)
    } -> tensor<2x2x2x64xf64> loc(#loc65)
    %39 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%38, %38 : tensor<2x2x2x64xf64>, tensor<2x2x2x64xf64>) outs(%32 : tensor<2x2x2x64xf64>) {
    ^bb0(%in: f64 loc("down1.norm2"), %in_125: f64 loc("down1.norm2"), %out: f64 loc("down1.norm2")):
      %294 = arith.mulf %in, %in_125 : f64 loc(#loc65)
      linalg.yield %294 : f64 loc(#loc65)
    } -> tensor<2x2x2x64xf64> loc(#loc65)
    %40 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%39 : tensor<2x2x2x64xf64>) outs(%35 : tensor<2x2x1x1xf64>) {
    ^bb0(%in: f64 loc("down1.norm2"), %out: f64 loc("down1.norm2")):
      %294 = arith.addf %in, %out : f64 loc(#loc65)
      linalg.yield %294 : f64 loc(#loc65)
    } -> tensor<2x2x1x1xf64> loc(#loc65)
    %41 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%40 : tensor<2x2x1x1xf64>) outs(%34 : tensor<2x2x1x1xf64>) {
    ^bb0(%in: f64 loc("down1.norm2"), %out: f64 loc("down1.norm2")):
      %294 = arith.divf %in, %cst_6 : f64 loc(#loc65)
      linalg.yield %294 : f64 loc(#loc65)
    } -> tensor<2x2x1x1xf64> loc(#loc65)
    %42 = tensor.empty() : tensor<2x2x1x1xf32> loc(#loc65)
    %43 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%41 : tensor<2x2x1x1xf64>) outs(%42 : tensor<2x2x1x1xf32>) {
    ^bb0(%in: f64 loc("down1.norm2"), %out: f32 loc("down1.norm2")):
      %294 = arith.truncf %in : f64 to f32 loc(#loc65)
      linalg.yield %294 : f32 loc(#loc65)
    } -> tensor<2x2x1x1xf32> loc(#loc65)
    %44 = linalg.fill ins(%cst_0 : f32) outs(%42 : tensor<2x2x1x1xf32>) -> tensor<2x2x1x1xf32> loc(#loc65)
    %45 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%expanded_42 : tensor<2x2x2x64xf32>) outs(%44 : tensor<2x2x1x1xf32>) {
    ^bb0(%in: f32 loc("down1.norm2"), %out: f32 loc("down1.norm2")):
      %294 = arith.addf %in, %out : f32 loc(#loc65)
      linalg.yield %294 : f32 loc(#loc65)
    } -> tensor<2x2x1x1xf32> loc(#loc65)
    %46 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%45 : tensor<2x2x1x1xf32>) outs(%42 : tensor<2x2x1x1xf32>) {
    ^bb0(%in: f32 loc("down1.norm2"), %out: f32 loc("down1.norm2")):
      %294 = arith.divf %in, %cst_7 : f32 loc(#loc65)
      linalg.yield %294 : f32 loc(#loc65)
    } -> tensor<2x2x1x1xf32> loc(#loc65)
    %47 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%43 : tensor<2x2x1x1xf32>) outs(%42 : tensor<2x2x1x1xf32>) {
    ^bb0(%in: f32 loc("down1.norm2"), %out: f32 loc("down1.norm2")):
      %294 = arith.truncf %cst_3 : f64 to f32 loc(#loc65)
      %295 = arith.addf %in, %294 : f32 loc(#loc65)
      linalg.yield %295 : f32 loc(#loc65)
    } -> tensor<2x2x1x1xf32> loc(#loc65)
    %48 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%47 : tensor<2x2x1x1xf32>) outs(%42 : tensor<2x2x1x1xf32>) {
    ^bb0(%in: f32 loc("down1.norm2"), %out: f32 loc("down1.norm2")):
      %294 = math.rsqrt %in : f32 loc(#loc65)
      linalg.yield %294 : f32 loc(#loc65)
    } -> tensor<2x2x1x1xf32> loc(#loc65)
    %expanded_43 = tensor.expand_shape %arg4 [[0, 1, 2, 3]] output_shape [1, 2, 2, 1] : tensor<4xf32> into tensor<1x2x2x1xf32> loc(#loc65)
    %49 = tensor.empty() : tensor<2x2x2x1xf32> loc(#loc65)
    %50 = linalg.generic {indexing_maps = [#map2, #map3, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%48, %expanded_43 : tensor<2x2x1x1xf32>, tensor<1x2x2x1xf32>) outs(%49 : tensor<2x2x2x1xf32>) {
    ^bb0(%in: f32 loc("down1.norm2"), %in_125: f32 loc("down1.norm2"), %out: f32 loc("down1.norm2")):
      %294 = arith.mulf %in, %in_125 : f32 loc(#loc65)
      linalg.yield %294 : f32 loc(#loc65)
    } -> tensor<2x2x2x1xf32> loc(#loc65)
    %51 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%46 : tensor<2x2x1x1xf32>) outs(%42 : tensor<2x2x1x1xf32>) {
    ^bb0(%in: f32 loc("down1.norm2"), %out: f32 loc("down1.norm2")):
      %294 = arith.negf %in : f32 loc(#loc65)
      linalg.yield %294 : f32 loc(#loc65)
    } -> tensor<2x2x1x1xf32> loc(#loc65)
    %52 = linalg.generic {indexing_maps = [#map2, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%51, %50 : tensor<2x2x1x1xf32>, tensor<2x2x2x1xf32>) outs(%49 : tensor<2x2x2x1xf32>) {
    ^bb0(%in: f32 loc("down1.norm2"), %in_125: f32 loc("down1.norm2"), %out: f32 loc("down1.norm2")):
      %294 = arith.mulf %in, %in_125 : f32 loc(#loc65)
      linalg.yield %294 : f32 loc(#loc65)
    } -> tensor<2x2x2x1xf32> loc(#loc65)
    %expanded_44 = tensor.expand_shape %arg5 [[0, 1, 2, 3]] output_shape [1, 2, 2, 1] : tensor<4xf32> into tensor<1x2x2x1xf32> loc(#loc65)
    %53 = linalg.generic {indexing_maps = [#map, #map3, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%52, %expanded_44 : tensor<2x2x2x1xf32>, tensor<1x2x2x1xf32>) outs(%49 : tensor<2x2x2x1xf32>) {
    ^bb0(%in: f32 loc("down1.norm2"), %in_125: f32 loc("down1.norm2"), %out: f32 loc("down1.norm2")):
      %294 = arith.addf %in, %in_125 : f32 loc(#loc65)
      linalg.yield %294 : f32 loc(#loc65)
    } -> tensor<2x2x2x1xf32> loc(#loc65)
    %54 = tensor.empty() : tensor<2x4xf32> loc(#loc65)
    %55 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst_22, %cst_23, %cst_24, %cst_25 : tensor<2x4xi64>, tensor<2x4xi64>, tensor<2x4xi64>, tensor<2x4xi64>) outs(%54 : tensor<2x4xf32>) {
    ^bb0(%in: i64 loc("down1.norm2"), %in_125: i64 loc("down1.norm2"), %in_126: i64 loc("down1.norm2"), %in_127: i64 loc("down1.norm2"), %out: f32 loc("down1.norm2")):
      %294 = arith.cmpi slt, %in, %c0_i64 : i64 loc(#loc65)
      %295 = arith.addi %in, %c2_i64 : i64 loc(#loc65)
      %296 = arith.select %294, %295, %in : i64 loc(#loc65)
      %297 = arith.index_cast %296 : i64 to index loc(#loc65)
      %298 = arith.cmpi slt, %in_125, %c0_i64 : i64 loc(#loc65)
      %299 = arith.addi %in_125, %c2_i64 : i64 loc(#loc65)
      %300 = arith.select %298, %299, %in_125 : i64 loc(#loc65)
      %301 = arith.index_cast %300 : i64 to index loc(#loc65)
      %302 = arith.cmpi slt, %in_126, %c0_i64 : i64 loc(#loc65)
      %303 = arith.addi %in_126, %c2_i64 : i64 loc(#loc65)
      %304 = arith.select %302, %303, %in_126 : i64 loc(#loc65)
      %305 = arith.index_cast %304 : i64 to index loc(#loc65)
      %306 = arith.cmpi slt, %in_127, %c0_i64 : i64 loc(#loc65)
      %307 = arith.addi %in_127, %c1_i64 : i64 loc(#loc65)
      %308 = arith.select %306, %307, %in_127 : i64 loc(#loc65)
      %309 = arith.index_cast %308 : i64 to index loc(#loc65)
      %extracted = tensor.extract %50[%297, %301, %305, %309] : tensor<2x2x2x1xf32> loc(#loc65)
      linalg.yield %extracted : f32 loc(#loc65)
    } -> tensor<2x4xf32> loc(#loc65)
    %56 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst_22, %cst_23, %cst_24, %cst_25 : tensor<2x4xi64>, tensor<2x4xi64>, tensor<2x4xi64>, tensor<2x4xi64>) outs(%54 : tensor<2x4xf32>) {
    ^bb0(%in: i64 loc("down1.norm2"), %in_125: i64 loc("down1.norm2"), %in_126: i64 loc("down1.norm2"), %in_127: i64 loc("down1.norm2"), %out: f32 loc("down1.norm2")):
      %294 = arith.cmpi slt, %in, %c0_i64 : i64 loc(#loc65)
      %295 = arith.addi %in, %c2_i64 : i64 loc(#loc65)
      %296 = arith.select %294, %295, %in : i64 loc(#loc65)
      %297 = arith.index_cast %296 : i64 to index loc(#loc65)
      %298 = arith.cmpi slt, %in_125, %c0_i64 : i64 loc(#loc65)
      %299 = arith.addi %in_125, %c2_i64 : i64 loc(#loc65)
      %300 = arith.select %298, %299, %in_125 : i64 loc(#loc65)
      %301 = arith.index_cast %300 : i64 to index loc(#loc65)
      %302 = arith.cmpi slt, %in_126, %c0_i64 : i64 loc(#loc65)
      %303 = arith.addi %in_126, %c2_i64 : i64 loc(#loc65)
      %304 = arith.select %302, %303, %in_126 : i64 loc(#loc65)
      %305 = arith.index_cast %304 : i64 to index loc(#loc65)
      %306 = arith.cmpi slt, %in_127, %c0_i64 : i64 loc(#loc65)
      %307 = arith.addi %in_127, %c1_i64 : i64 loc(#loc65)
      %308 = arith.select %306, %307, %in_127 : i64 loc(#loc65)
      %309 = arith.index_cast %308 : i64 to index loc(#loc65)
      %extracted = tensor.extract %53[%297, %301, %305, %309] : tensor<2x2x2x1xf32> loc(#loc65)
      linalg.yield %extracted : f32 loc(#loc65)
    } -> tensor<2x4xf32> loc(#loc65)
    %expanded_45 = tensor.expand_shape %55 [[0], [1, 2, 3]] output_shape [2, 4, 1, 1] : tensor<2x4xf32> into tensor<2x4x1x1xf32> loc(#loc65)
    %expanded_46 = tensor.expand_shape %56 [[0], [1, 2, 3]] output_shape [2, 4, 1, 1] : tensor<2x4xf32> into tensor<2x4x1x1xf32> loc(#loc65)
    %57 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%31, %expanded_45 : tensor<2x4x8x8xf32>, tensor<2x4x1x1xf32>) outs(%30 : tensor<2x4x8x8xf32>) {
    ^bb0(%in: f32 loc("down1.conv1"), %in_125: f32 loc("down1.norm2"), %out: f32 loc("down1.norm2")):
      %294 = arith.mulf %in, %in_125 : f32 loc(#loc65)
      linalg.yield %294 : f32 loc(#loc65)
    } -> tensor<2x4x8x8xf32> loc(#loc65)
    %58 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%57, %expanded_46 : tensor<2x4x8x8xf32>, tensor<2x4x1x1xf32>) outs(%30 : tensor<2x4x8x8xf32>) {
    ^bb0(%in: f32 loc("down1.norm2"), %in_125: f32 loc("down1.norm2"), %out: f32 loc("down1.norm2")):
      %294 = arith.addf %in, %in_125 : f32 loc(#loc65)
      linalg.yield %294 : f32 loc(#loc65)
    } -> tensor<2x4x8x8xf32> loc(#loc65)
    %59 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%58 : tensor<2x4x8x8xf32>) outs(%30 : tensor<2x4x8x8xf32>) {
    ^bb0(%in: f32 loc("down1.norm2"), %out: f32 loc("down1")):
      %294 = arith.negf %in : f32 loc(#loc63)
      %295 = math.exp %294 : f32 loc(#loc63)
      %296 = arith.addf %295, %cst_1 : f32 loc(#loc63)
      %297 = arith.divf %cst_1, %296 : f32 loc(#loc63)
      linalg.yield %297 : f32 loc(#loc63)
    } -> tensor<2x4x8x8xf32> loc(#loc63)
    %60 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%58, %59 : tensor<2x4x8x8xf32>, tensor<2x4x8x8xf32>) outs(%30 : tensor<2x4x8x8xf32>) {
    ^bb0(%in: f32 loc("down1.norm2"), %in_125: f32 loc("down1"), %out: f32 loc("down1")):
      %294 = arith.mulf %in, %in_125 : f32 loc(#loc63)
      linalg.yield %294 : f32 loc(#loc63)
    } -> tensor<2x4x8x8xf32> loc(#loc63)
    %padded_47 = tensor.pad %60 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg60: index loc("down1.conv2"), %arg61: index loc("down1.conv2"), %arg62: index loc("down1.conv2"), %arg63: index loc("down1.conv2")):
      tensor.yield %cst_0 : f32 loc(#loc66)
    } : tensor<2x4x8x8xf32> to tensor<2x4x10x10xf32> loc(#loc66)
    %broadcasted_48 = linalg.broadcast ins(%arg7 : tensor<4xf32>) outs(%30 : tensor<2x4x8x8xf32>) dimensions = [0, 2, 3]  loc(#loc66)
    %61 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%padded_47, %arg6 : tensor<2x4x10x10xf32>, tensor<4x4x3x3xf32>) outs(%broadcasted_48 : tensor<2x4x8x8xf32>) -> tensor<2x4x8x8xf32> loc(#loc66)
    %broadcasted_49 = linalg.broadcast ins(%arg9 : tensor<4xf32>) outs(%30 : tensor<2x4x8x8xf32>) dimensions = [0, 2, 3]  loc(#loc67)
    %62 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%arg58, %arg8 : tensor<2x3x8x8xf32>, tensor<4x3x1x1xf32>) outs(%broadcasted_49 : tensor<2x4x8x8xf32>) -> tensor<2x4x8x8xf32> loc(#loc67)
    %63 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%61, %62 : tensor<2x4x8x8xf32>, tensor<2x4x8x8xf32>) outs(%30 : tensor<2x4x8x8xf32>) {
    ^bb0(%in: f32 loc("down1.conv2"), %in_125: f32 loc("down1.shortcut"), %out: f32 loc("down1")):
      %294 = arith.addf %in, %in_125 : f32 loc(#loc63)
      linalg.yield %294 : f32 loc(#loc63)
    } -> tensor<2x4x8x8xf32> loc(#loc63)
    %64 = tensor.empty() : tensor<2x4x4x4xf32> loc(#loc62)
    %65 = linalg.fill ins(%cst_2 : f32) outs(%64 : tensor<2x4x4x4xf32>) -> tensor<2x4x4x4xf32> loc(#loc62)
    %66 = tensor.empty() : tensor<2x2xf32> loc(#loc62)
    %67 = linalg.pooling_nchw_max {dilations = dense<1> : vector<2xi64>, strides = dense<2> : vector<2xi64>} ins(%63, %66 : tensor<2x4x8x8xf32>, tensor<2x2xf32>) outs(%65 : tensor<2x4x4x4xf32>) -> tensor<2x4x4x4xf32> loc(#loc62)
    %collapsed_50 = tensor.collapse_shape %67 [[0], [1], [2, 3]] : tensor<2x4x4x4xf32> into tensor<2x4x16xf32> loc(#loc68)
    %expanded_51 = tensor.expand_shape %collapsed_50 [[0], [1, 2], [3]] output_shape [2, 1, 4, 16] : tensor<2x4x16xf32> into tensor<2x1x4x16xf32> loc(#loc68)
    %68 = tensor.empty() : tensor<2x1x4x16xf64> loc(#loc68)
    %69 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_51 : tensor<2x1x4x16xf32>) outs(%68 : tensor<2x1x4x16xf64>) {
    ^bb0(%in: f32 loc("down2.norm1"), %out: f64 loc("down2.norm1")):
      %294 = arith.extf %in : f32 to f64 loc(#loc68)
      linalg.yield %294 : f64 loc(#loc68)
    } -> tensor<2x1x4x16xf64> loc(#loc68)
    %70 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%69 : tensor<2x1x4x16xf64>) outs(%3 : tensor<2x1x1x1xf64>) {
    ^bb0(%in: f64 loc("down2.norm1"), %out: f64 loc("down2.norm1")):
      %294 = arith.addf %in, %out : f64 loc(#loc68)
      linalg.yield %294 : f64 loc(#loc68)
    } -> tensor<2x1x1x1xf64> loc(#loc68)
    %71 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%70 : tensor<2x1x1x1xf64>) outs(%2 : tensor<2x1x1x1xf64>) {
    ^bb0(%in: f64 loc("down2.norm1"), %out: f64 loc("down2.norm1")):
      %294 = arith.divf %in, %cst_8 : f64 loc(#loc68)
      linalg.yield %294 : f64 loc(#loc68)
    } -> tensor<2x1x1x1xf64> loc(#loc68)
    %72 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%69, %71 : tensor<2x1x4x16xf64>, tensor<2x1x1x1xf64>) outs(%68 : tensor<2x1x4x16xf64>) {
    ^bb0(%in: f64 loc("down2.norm1"), %in_125: f64 loc("down2.norm1"), %out: f64 loc("down2.norm1")):
      %294 = arith.subf %in, %in_125 : f64 loc(#loc68)
      linalg.yield %294 : f64 loc(#loc68)
    } -> tensor<2x1x4x16xf64> loc(#loc68)
    %73 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%72, %72 : tensor<2x1x4x16xf64>, tensor<2x1x4x16xf64>) outs(%68 : tensor<2x1x4x16xf64>) {
    ^bb0(%in: f64 loc("down2.norm1"), %in_125: f64 loc("down2.norm1"), %out: f64 loc("down2.norm1")):
      %294 = arith.mulf %in, %in_125 : f64 loc(#loc68)
      linalg.yield %294 : f64 loc(#loc68)
    } -> tensor<2x1x4x16xf64> loc(#loc68)
    %74 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%73 : tensor<2x1x4x16xf64>) outs(%3 : tensor<2x1x1x1xf64>) {
    ^bb0(%in: f64 loc("down2.norm1"), %out: f64 loc("down2.norm1")):
      %294 = arith.addf %in, %out : f64 loc(#loc68)
      linalg.yield %294 : f64 loc(#loc68)
    } -> tensor<2x1x1x1xf64> loc(#loc68)
    %75 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%74 : tensor<2x1x1x1xf64>) outs(%2 : tensor<2x1x1x1xf64>) {
    ^bb0(%in: f64 loc("down2.norm1"), %out: f64 loc("down2.norm1")):
      %294 = arith.divf %in, %cst_8 : f64 loc(#loc68)
      linalg.yield %294 : f64 loc(#loc68)
    } -> tensor<2x1x1x1xf64> loc(#loc68)
    %76 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%75 : tensor<2x1x1x1xf64>) outs(%10 : tensor<2x1x1x1xf32>) {
    ^bb0(%in: f64 loc("down2.norm1"), %out: f32 loc("down2.norm1")):
      %294 = arith.truncf %in : f64 to f32 loc(#loc68)
      linalg.yield %294 : f32 loc(#loc68)
    } -> tensor<2x1x1x1xf32> loc(#loc68)
    %77 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%expanded_51 : tensor<2x1x4x16xf32>) outs(%12 : tensor<2x1x1x1xf32>) {
    ^bb0(%in: f32 loc("down2.norm1"), %out: f32 loc("down2.norm1")):
      %294 = arith.addf %in, %out : f32 loc(#loc68)
      linalg.yield %294 : f32 loc(#loc68)
    } -> tensor<2x1x1x1xf32> loc(#loc68)
    %78 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%77 : tensor<2x1x1x1xf32>) outs(%10 : tensor<2x1x1x1xf32>) {
    ^bb0(%in: f32 loc("down2.norm1"), %out: f32 loc("down2.norm1")):
      %294 = arith.divf %in, %cst_9 : f32 loc(#loc68)
      linalg.yield %294 : f32 loc(#loc68)
    } -> tensor<2x1x1x1xf32> loc(#loc68)
    %79 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%76 : tensor<2x1x1x1xf32>) outs(%10 : tensor<2x1x1x1xf32>) {
    ^bb0(%in: f32 loc("down2.norm1"), %out: f32 loc("down2.norm1")):
      %294 = arith.truncf %cst_3 : f64 to f32 loc(#loc68)
      %295 = arith.addf %in, %294 : f32 loc(#loc68)
      linalg.yield %295 : f32 loc(#loc68)
    } -> tensor<2x1x1x1xf32> loc(#loc68)
    %80 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%79 : tensor<2x1x1x1xf32>) outs(%10 : tensor<2x1x1x1xf32>) {
    ^bb0(%in: f32 loc("down2.norm1"), %out: f32 loc("down2.norm1")):
      %294 = math.rsqrt %in : f32 loc(#loc68)
      linalg.yield %294 : f32 loc(#loc68)
    } -> tensor<2x1x1x1xf32> loc(#loc68)
    %expanded_52 = tensor.expand_shape %arg10 [[0, 1, 2, 3]] output_shape [1, 1, 4, 1] : tensor<4xf32> into tensor<1x1x4x1xf32> loc(#loc68)
    %81 = tensor.empty() : tensor<2x1x4x1xf32> loc(#loc68)
    %82 = linalg.generic {indexing_maps = [#map2, #map3, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%80, %expanded_52 : tensor<2x1x1x1xf32>, tensor<1x1x4x1xf32>) outs(%81 : tensor<2x1x4x1xf32>) {
    ^bb0(%in: f32 loc("down2.norm1"), %in_125: f32 loc("down2.norm1"), %out: f32 loc("down2.norm1")):
      %294 = arith.mulf %in, %in_125 : f32 loc(#loc68)
      linalg.yield %294 : f32 loc(#loc68)
    } -> tensor<2x1x4x1xf32> loc(#loc68)
    %83 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%78 : tensor<2x1x1x1xf32>) outs(%10 : tensor<2x1x1x1xf32>) {
    ^bb0(%in: f32 loc("down2.norm1"), %out: f32 loc("down2.norm1")):
      %294 = arith.negf %in : f32 loc(#loc68)
      linalg.yield %294 : f32 loc(#loc68)
    } -> tensor<2x1x1x1xf32> loc(#loc68)
    %84 = linalg.generic {indexing_maps = [#map2, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%83, %82 : tensor<2x1x1x1xf32>, tensor<2x1x4x1xf32>) outs(%81 : tensor<2x1x4x1xf32>) {
    ^bb0(%in: f32 loc("down2.norm1"), %in_125: f32 loc("down2.norm1"), %out: f32 loc("down2.norm1")):
      %294 = arith.mulf %in, %in_125 : f32 loc(#loc68)
      linalg.yield %294 : f32 loc(#loc68)
    } -> tensor<2x1x4x1xf32> loc(#loc68)
    %expanded_53 = tensor.expand_shape %arg11 [[0, 1, 2, 3]] output_shape [1, 1, 4, 1] : tensor<4xf32> into tensor<1x1x4x1xf32> loc(#loc68)
    %85 = linalg.generic {indexing_maps = [#map, #map3, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%84, %expanded_53 : tensor<2x1x4x1xf32>, tensor<1x1x4x1xf32>) outs(%81 : tensor<2x1x4x1xf32>) {
    ^bb0(%in: f32 loc("down2.norm1"), %in_125: f32 loc("down2.norm1"), %out: f32 loc("down2.norm1")):
      %294 = arith.addf %in, %in_125 : f32 loc(#loc68)
      linalg.yield %294 : f32 loc(#loc68)
    } -> tensor<2x1x4x1xf32> loc(#loc68)
    %86 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst_22, %cst_25, %cst_26, %cst_25 : tensor<2x4xi64>, tensor<2x4xi64>, tensor<2x4xi64>, tensor<2x4xi64>) outs(%54 : tensor<2x4xf32>) {
    ^bb0(%in: i64 loc("down2.norm1"), %in_125: i64 loc("down2.norm1"), %in_126: i64 loc("down2.norm1"), %in_127: i64 loc("down2.norm1"), %out: f32 loc("down2.norm1")):
      %294 = arith.cmpi slt, %in, %c0_i64 : i64 loc(#loc68)
      %295 = arith.addi %in, %c2_i64 : i64 loc(#loc68)
      %296 = arith.select %294, %295, %in : i64 loc(#loc68)
      %297 = arith.index_cast %296 : i64 to index loc(#loc68)
      %298 = arith.cmpi slt, %in_125, %c0_i64 : i64 loc(#loc68)
      %299 = arith.addi %in_125, %c1_i64 : i64 loc(#loc68)
      %300 = arith.select %298, %299, %in_125 : i64 loc(#loc68)
      %301 = arith.index_cast %300 : i64 to index loc(#loc68)
      %302 = arith.cmpi slt, %in_126, %c0_i64 : i64 loc(#loc68)
      %303 = arith.addi %in_126, %c4_i64 : i64 loc(#loc68)
      %304 = arith.select %302, %303, %in_126 : i64 loc(#loc68)
      %305 = arith.index_cast %304 : i64 to index loc(#loc68)
      %306 = arith.cmpi slt, %in_127, %c0_i64 : i64 loc(#loc68)
      %307 = arith.addi %in_127, %c1_i64 : i64 loc(#loc68)
      %308 = arith.select %306, %307, %in_127 : i64 loc(#loc68)
      %309 = arith.index_cast %308 : i64 to index loc(#loc68)
      %extracted = tensor.extract %82[%297, %301, %305, %309] : tensor<2x1x4x1xf32> loc(#loc68)
      linalg.yield %extracted : f32 loc(#loc68)
    } -> tensor<2x4xf32> loc(#loc68)
    %87 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst_22, %cst_25, %cst_26, %cst_25 : tensor<2x4xi64>, tensor<2x4xi64>, tensor<2x4xi64>, tensor<2x4xi64>) outs(%54 : tensor<2x4xf32>) {
    ^bb0(%in: i64 loc("down2.norm1"), %in_125: i64 loc("down2.norm1"), %in_126: i64 loc("down2.norm1"), %in_127: i64 loc("down2.norm1"), %out: f32 loc("down2.norm1")):
      %294 = arith.cmpi slt, %in, %c0_i64 : i64 loc(#loc68)
      %295 = arith.addi %in, %c2_i64 : i64 loc(#loc68)
      %296 = arith.select %294, %295, %in : i64 loc(#loc68)
      %297 = arith.index_cast %296 : i64 to index loc(#loc68)
      %298 = arith.cmpi slt, %in_125, %c0_i64 : i64 loc(#loc68)
      %299 = arith.addi %in_125, %c1_i64 : i64 loc(#loc68)
      %300 = arith.select %298, %299, %in_125 : i64 loc(#loc68)
      %301 = arith.index_cast %300 : i64 to index loc(#loc68)
      %302 = arith.cmpi slt, %in_126, %c0_i64 : i64 loc(#loc68)
      %303 = arith.addi %in_126, %c4_i64 : i64 loc(#loc68)
      %304 = arith.select %302, %303, %in_126 : i64 loc(#loc68)
      %305 = arith.index_cast %304 : i64 to index loc(#loc68)
      %306 = arith.cmpi slt, %in_127, %c0_i64 : i64 loc(#loc68)
      %307 = arith.addi %in_127, %c1_i64 : i64 loc(#loc68)
      %308 = arith.select %306, %307, %in_127 : i64 loc(#loc68)
      %309 = arith.index_cast %308 : i64 to index loc(#loc68)
      %extracted = tensor.extract %85[%297, %301, %305, %309] : tensor<2x1x4x1xf32> loc(#loc68)
      linalg.yield %extracted : f32 loc(#loc68)
    } -> tensor<2x4xf32> loc(#loc68)
    %expanded_54 = tensor.expand_shape %86 [[0], [1, 2, 3]] output_shape [2, 4, 1, 1] : tensor<2x4xf32> into tensor<2x4x1x1xf32> loc(#loc68)
    %expanded_55 = tensor.expand_shape %87 [[0], [1, 2, 3]] output_shape [2, 4, 1, 1] : tensor<2x4xf32> into tensor<2x4x1x1xf32> loc(#loc68)
    %88 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%67, %expanded_54 : tensor<2x4x4x4xf32>, tensor<2x4x1x1xf32>) outs(%64 : tensor<2x4x4x4xf32>) {
    ^bb0(%in: f32 loc("<loss>"), %in_125: f32 loc("down2.norm1"), %out: f32 loc("down2.norm1")):
      %294 = arith.mulf %in, %in_125 : f32 loc(#loc68)
      linalg.yield %294 : f32 loc(#loc68)
    } -> tensor<2x4x4x4xf32> loc(#loc68)
    %89 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%88, %expanded_55 : tensor<2x4x4x4xf32>, tensor<2x4x1x1xf32>) outs(%64 : tensor<2x4x4x4xf32>) {
    ^bb0(%in: f32 loc("down2.norm1"), %in_125: f32 loc("down2.norm1"), %out: f32 loc("down2.norm1")):
      %294 = arith.addf %in, %in_125 : f32 loc(#loc68)
      linalg.yield %294 : f32 loc(#loc68)
    } -> tensor<2x4x4x4xf32> loc(#loc68)
    %90 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%89 : tensor<2x4x4x4xf32>) outs(%64 : tensor<2x4x4x4xf32>) {
    ^bb0(%in: f32 loc("down2.norm1"), %out: f32 loc("down2")):
      %294 = arith.negf %in : f32 loc(#loc69)
      %295 = math.exp %294 : f32 loc(#loc69)
      %296 = arith.addf %295, %cst_1 : f32 loc(#loc69)
      %297 = arith.divf %cst_1, %296 : f32 loc(#loc69)
      linalg.yield %297 : f32 loc(#loc69)
    } -> tensor<2x4x4x4xf32> loc(#loc69)
    %91 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%89, %90 : tensor<2x4x4x4xf32>, tensor<2x4x4x4xf32>) outs(%64 : tensor<2x4x4x4xf32>) {
    ^bb0(%in: f32 loc("down2.norm1"), %in_125: f32 loc("down2"), %out: f32 loc("down2")):
      %294 = arith.mulf %in, %in_125 : f32 loc(#loc69)
      linalg.yield %294 : f32 loc(#loc69)
    } -> tensor<2x4x4x4xf32> loc(#loc69)
    %padded_56 = tensor.pad %91 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg60: index loc("down2.conv1"), %arg61: index loc("down2.conv1"), %arg62: index loc("down2.conv1"), %arg63: index loc("down2.conv1")):
      tensor.yield %cst_0 : f32 loc(#loc70)
    } : tensor<2x4x4x4xf32> to tensor<2x4x6x6xf32> loc(#loc70)
    %92 = tensor.empty() : tensor<2x8x4x4xf32> loc(#loc70)
    %broadcasted_57 = linalg.broadcast ins(%arg13 : tensor<8xf32>) outs(%92 : tensor<2x8x4x4xf32>) dimensions = [0, 2, 3]  loc(#loc70)
    %93 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%padded_56, %arg12 : tensor<2x4x6x6xf32>, tensor<8x4x3x3xf32>) outs(%broadcasted_57 : tensor<2x8x4x4xf32>) -> tensor<2x8x4x4xf32> loc(#loc70)
    %collapsed_58 = tensor.collapse_shape %93 [[0], [1], [2, 3]] : tensor<2x8x4x4xf32> into tensor<2x8x16xf32> loc(#loc71)
    %expanded_59 = tensor.expand_shape %collapsed_58 [[0], [1, 2], [3]] output_shape [2, 2, 4, 16] : tensor<2x8x16xf32> into tensor<2x2x4x16xf32> loc(#loc71)
    %94 = tensor.empty() : tensor<2x2x4x16xf64> loc(#loc71)
    %95 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_59 : tensor<2x2x4x16xf32>) outs(%94 : tensor<2x2x4x16xf64>) {
    ^bb0(%in: f32 loc("down2.norm2"), %out: f64 loc("down2.norm2")):
      %294 = arith.extf %in : f32 to f64 loc(#loc71)
      linalg.yield %294 : f64 loc(#loc71)
    } -> tensor<2x2x4x16xf64> loc(#loc71)
    %96 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%95 : tensor<2x2x4x16xf64>) outs(%35 : tensor<2x2x1x1xf64>) {
    ^bb0(%in: f64 loc("down2.norm2"), %out: f64 loc("down2.norm2")):
      %294 = arith.addf %in, %out : f64 loc(#loc71)
      linalg.yield %294 : f64 loc(#loc71)
    } -> tensor<2x2x1x1xf64> loc(#loc71)
    %97 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%96 : tensor<2x2x1x1xf64>) outs(%34 : tensor<2x2x1x1xf64>) {
    ^bb0(%in: f64 loc("down2.norm2"), %out: f64 loc("down2.norm2")):
      %294 = arith.divf %in, %cst_8 : f64 loc(#loc71)
      linalg.yield %294 : f64 loc(#loc71)
    } -> tensor<2x2x1x1xf64> loc(#loc71)
    %98 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%95, %97 : tensor<2x2x4x16xf64>, tensor<2x2x1x1xf64>) outs(%94 : tensor<2x2x4x16xf64>) {
    ^bb0(%in: f64 loc("down2.norm2"), %in_125: f64 loc("down2.norm2"), %out: f64 loc("down2.norm2")):
      %294 = arith.subf %in, %in_125 : f64 loc(#loc71)
      linalg.yield %294 : f64 loc(#loc71)
    } -> tensor<2x2x4x16xf64> loc(#loc71)
    %99 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%98, %98 : tensor<2x2x4x16xf64>, tensor<2x2x4x16xf64>) outs(%94 : tensor<2x2x4x16xf64>) {
    ^bb0(%in: f64 loc("down2.norm2"), %in_125: f64 loc("down2.norm2"), %out: f64 loc("down2.norm2")):
      %294 = arith.mulf %in, %in_125 : f64 loc(#loc71)
      linalg.yield %294 : f64 loc(#loc71)
    } -> tensor<2x2x4x16xf64> loc(#loc71)
    %100 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%99 : tensor<2x2x4x16xf64>) outs(%35 : tensor<2x2x1x1xf64>) {
    ^bb0(%in: f64 loc("down2.norm2"), %out: f64 loc("down2.norm2")):
      %294 = arith.addf %in, %out : f64 loc(#loc71)
      linalg.yield %294 : f64 loc(#loc71)
    } -> tensor<2x2x1x1xf64> loc(#loc71)
    %101 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%100 : tensor<2x2x1x1xf64>) outs(%34 : tensor<2x2x1x1xf64>) {
    ^bb0(%in: f64 loc("down2.norm2"), %out: f64 loc("down2.norm2")):
      %294 = arith.divf %in, %cst_8 : f64 loc(#loc71)
      linalg.yield %294 : f64 loc(#loc71)
    } -> tensor<2x2x1x1xf64> loc(#loc71)
    %102 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%101 : tensor<2x2x1x1xf64>) outs(%42 : tensor<2x2x1x1xf32>) {
    ^bb0(%in: f64 loc("down2.norm2"), %out: f32 loc("down2.norm2")):
      %294 = arith.truncf %in : f64 to f32 loc(#loc71)
      linalg.yield %294 : f32 loc(#loc71)
    } -> tensor<2x2x1x1xf32> loc(#loc71)
    %103 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%expanded_59 : tensor<2x2x4x16xf32>) outs(%44 : tensor<2x2x1x1xf32>) {
    ^bb0(%in: f32 loc("down2.norm2"), %out: f32 loc("down2.norm2")):
      %294 = arith.addf %in, %out : f32 loc(#loc71)
      linalg.yield %294 : f32 loc(#loc71)
    } -> tensor<2x2x1x1xf32> loc(#loc71)
    %104 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%103 : tensor<2x2x1x1xf32>) outs(%42 : tensor<2x2x1x1xf32>) {
    ^bb0(%in: f32 loc("down2.norm2"), %out: f32 loc("down2.norm2")):
      %294 = arith.divf %in, %cst_9 : f32 loc(#loc71)
      linalg.yield %294 : f32 loc(#loc71)
    } -> tensor<2x2x1x1xf32> loc(#loc71)
    %105 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%102 : tensor<2x2x1x1xf32>) outs(%42 : tensor<2x2x1x1xf32>) {
    ^bb0(%in: f32 loc("down2.norm2"), %out: f32 loc("down2.norm2")):
      %294 = arith.truncf %cst_3 : f64 to f32 loc(#loc71)
      %295 = arith.addf %in, %294 : f32 loc(#loc71)
      linalg.yield %295 : f32 loc(#loc71)
    } -> tensor<2x2x1x1xf32> loc(#loc71)
    %106 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%105 : tensor<2x2x1x1xf32>) outs(%42 : tensor<2x2x1x1xf32>) {
    ^bb0(%in: f32 loc("down2.norm2"), %out: f32 loc("down2.norm2")):
      %294 = math.rsqrt %in : f32 loc(#loc71)
      linalg.yield %294 : f32 loc(#loc71)
    } -> tensor<2x2x1x1xf32> loc(#loc71)
    %expanded_60 = tensor.expand_shape %arg14 [[0, 1, 2, 3]] output_shape [1, 2, 4, 1] : tensor<8xf32> into tensor<1x2x4x1xf32> loc(#loc71)
    %107 = tensor.empty() : tensor<2x2x4x1xf32> loc(#loc71)
    %108 = linalg.generic {indexing_maps = [#map2, #map3, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%106, %expanded_60 : tensor<2x2x1x1xf32>, tensor<1x2x4x1xf32>) outs(%107 : tensor<2x2x4x1xf32>) {
    ^bb0(%in: f32 loc("down2.norm2"), %in_125: f32 loc("down2.norm2"), %out: f32 loc("down2.norm2")):
      %294 = arith.mulf %in, %in_125 : f32 loc(#loc71)
      linalg.yield %294 : f32 loc(#loc71)
    } -> tensor<2x2x4x1xf32> loc(#loc71)
    %109 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%104 : tensor<2x2x1x1xf32>) outs(%42 : tensor<2x2x1x1xf32>) {
    ^bb0(%in: f32 loc("down2.norm2"), %out: f32 loc("down2.norm2")):
      %294 = arith.negf %in : f32 loc(#loc71)
      linalg.yield %294 : f32 loc(#loc71)
    } -> tensor<2x2x1x1xf32> loc(#loc71)
    %110 = linalg.generic {indexing_maps = [#map2, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%109, %108 : tensor<2x2x1x1xf32>, tensor<2x2x4x1xf32>) outs(%107 : tensor<2x2x4x1xf32>) {
    ^bb0(%in: f32 loc("down2.norm2"), %in_125: f32 loc("down2.norm2"), %out: f32 loc("down2.norm2")):
      %294 = arith.mulf %in, %in_125 : f32 loc(#loc71)
      linalg.yield %294 : f32 loc(#loc71)
    } -> tensor<2x2x4x1xf32> loc(#loc71)
    %expanded_61 = tensor.expand_shape %arg15 [[0, 1, 2, 3]] output_shape [1, 2, 4, 1] : tensor<8xf32> into tensor<1x2x4x1xf32> loc(#loc71)
    %111 = linalg.generic {indexing_maps = [#map, #map3, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%110, %expanded_61 : tensor<2x2x4x1xf32>, tensor<1x2x4x1xf32>) outs(%107 : tensor<2x2x4x1xf32>) {
    ^bb0(%in: f32 loc("down2.norm2"), %in_125: f32 loc("down2.norm2"), %out: f32 loc("down2.norm2")):
      %294 = arith.addf %in, %in_125 : f32 loc(#loc71)
      linalg.yield %294 : f32 loc(#loc71)
    } -> tensor<2x2x4x1xf32> loc(#loc71)
    %112 = tensor.empty() : tensor<2x8xf32> loc(#loc71)
    %113 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst_27, %cst_28, %cst_29, %cst_30 : tensor<2x8xi64>, tensor<2x8xi64>, tensor<2x8xi64>, tensor<2x8xi64>) outs(%112 : tensor<2x8xf32>) {
    ^bb0(%in: i64 loc("down2.norm2"), %in_125: i64 loc("down2.norm2"), %in_126: i64 loc("down2.norm2"), %in_127: i64 loc("down2.norm2"), %out: f32 loc("down2.norm2")):
      %294 = arith.cmpi slt, %in, %c0_i64 : i64 loc(#loc71)
      %295 = arith.addi %in, %c2_i64 : i64 loc(#loc71)
      %296 = arith.select %294, %295, %in : i64 loc(#loc71)
      %297 = arith.index_cast %296 : i64 to index loc(#loc71)
      %298 = arith.cmpi slt, %in_125, %c0_i64 : i64 loc(#loc71)
      %299 = arith.addi %in_125, %c2_i64 : i64 loc(#loc71)
      %300 = arith.select %298, %299, %in_125 : i64 loc(#loc71)
      %301 = arith.index_cast %300 : i64 to index loc(#loc71)
      %302 = arith.cmpi slt, %in_126, %c0_i64 : i64 loc(#loc71)
      %303 = arith.addi %in_126, %c4_i64 : i64 loc(#loc71)
      %304 = arith.select %302, %303, %in_126 : i64 loc(#loc71)
      %305 = arith.index_cast %304 : i64 to index loc(#loc71)
      %306 = arith.cmpi slt, %in_127, %c0_i64 : i64 loc(#loc71)
      %307 = arith.addi %in_127, %c1_i64 : i64 loc(#loc71)
      %308 = arith.select %306, %307, %in_127 : i64 loc(#loc71)
      %309 = arith.index_cast %308 : i64 to index loc(#loc71)
      %extracted = tensor.extract %108[%297, %301, %305, %309] : tensor<2x2x4x1xf32> loc(#loc71)
      linalg.yield %extracted : f32 loc(#loc71)
    } -> tensor<2x8xf32> loc(#loc71)
    %114 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst_27, %cst_28, %cst_29, %cst_30 : tensor<2x8xi64>, tensor<2x8xi64>, tensor<2x8xi64>, tensor<2x8xi64>) outs(%112 : tensor<2x8xf32>) {
    ^bb0(%in: i64 loc("down2.norm2"), %in_125: i64 loc("down2.norm2"), %in_126: i64 loc("down2.norm2"), %in_127: i64 loc("down2.norm2"), %out: f32 loc("down2.norm2")):
      %294 = arith.cmpi slt, %in, %c0_i64 : i64 loc(#loc71)
      %295 = arith.addi %in, %c2_i64 : i64 loc(#loc71)
      %296 = arith.select %294, %295, %in : i64 loc(#loc71)
      %297 = arith.index_cast %296 : i64 to index loc(#loc71)
      %298 = arith.cmpi slt, %in_125, %c0_i64 : i64 loc(#loc71)
      %299 = arith.addi %in_125, %c2_i64 : i64 loc(#loc71)
      %300 = arith.select %298, %299, %in_125 : i64 loc(#loc71)
      %301 = arith.index_cast %300 : i64 to index loc(#loc71)
      %302 = arith.cmpi slt, %in_126, %c0_i64 : i64 loc(#loc71)
      %303 = arith.addi %in_126, %c4_i64 : i64 loc(#loc71)
      %304 = arith.select %302, %303, %in_126 : i64 loc(#loc71)
      %305 = arith.index_cast %304 : i64 to index loc(#loc71)
      %306 = arith.cmpi slt, %in_127, %c0_i64 : i64 loc(#loc71)
      %307 = arith.addi %in_127, %c1_i64 : i64 loc(#loc71)
      %308 = arith.select %306, %307, %in_127 : i64 loc(#loc71)
      %309 = arith.index_cast %308 : i64 to index loc(#loc71)
      %extracted = tensor.extract %111[%297, %301, %305, %309] : tensor<2x2x4x1xf32> loc(#loc71)
      linalg.yield %extracted : f32 loc(#loc71)
    } -> tensor<2x8xf32> loc(#loc71)
    %expanded_62 = tensor.expand_shape %113 [[0], [1, 2, 3]] output_shape [2, 8, 1, 1] : tensor<2x8xf32> into tensor<2x8x1x1xf32> loc(#loc71)
    %expanded_63 = tensor.expand_shape %114 [[0], [1, 2, 3]] output_shape [2, 8, 1, 1] : tensor<2x8xf32> into tensor<2x8x1x1xf32> loc(#loc71)
    %115 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%93, %expanded_62 : tensor<2x8x4x4xf32>, tensor<2x8x1x1xf32>) outs(%92 : tensor<2x8x4x4xf32>) {
    ^bb0(%in: f32 loc("down2.conv1"), %in_125: f32 loc("down2.norm2"), %out: f32 loc("down2.norm2")):
      %294 = arith.mulf %in, %in_125 : f32 loc(#loc71)
      linalg.yield %294 : f32 loc(#loc71)
    } -> tensor<2x8x4x4xf32> loc(#loc71)
    %116 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%115, %expanded_63 : tensor<2x8x4x4xf32>, tensor<2x8x1x1xf32>) outs(%92 : tensor<2x8x4x4xf32>) {
    ^bb0(%in: f32 loc("down2.norm2"), %in_125: f32 loc("down2.norm2"), %out: f32 loc("down2.norm2")):
      %294 = arith.addf %in, %in_125 : f32 loc(#loc71)
      linalg.yield %294 : f32 loc(#loc71)
    } -> tensor<2x8x4x4xf32> loc(#loc71)
    %117 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%116 : tensor<2x8x4x4xf32>) outs(%92 : tensor<2x8x4x4xf32>) {
    ^bb0(%in: f32 loc("down2.norm2"), %out: f32 loc("down2")):
      %294 = arith.negf %in : f32 loc(#loc69)
      %295 = math.exp %294 : f32 loc(#loc69)
      %296 = arith.addf %295, %cst_1 : f32 loc(#loc69)
      %297 = arith.divf %cst_1, %296 : f32 loc(#loc69)
      linalg.yield %297 : f32 loc(#loc69)
    } -> tensor<2x8x4x4xf32> loc(#loc69)
    %118 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%116, %117 : tensor<2x8x4x4xf32>, tensor<2x8x4x4xf32>) outs(%92 : tensor<2x8x4x4xf32>) {
    ^bb0(%in: f32 loc("down2.norm2"), %in_125: f32 loc("down2"), %out: f32 loc("down2")):
      %294 = arith.mulf %in, %in_125 : f32 loc(#loc69)
      linalg.yield %294 : f32 loc(#loc69)
    } -> tensor<2x8x4x4xf32> loc(#loc69)
    %padded_64 = tensor.pad %118 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg60: index loc("down2.conv2"), %arg61: index loc("down2.conv2"), %arg62: index loc("down2.conv2"), %arg63: index loc("down2.conv2")):
      tensor.yield %cst_0 : f32 loc(#loc72)
    } : tensor<2x8x4x4xf32> to tensor<2x8x6x6xf32> loc(#loc72)
    %broadcasted_65 = linalg.broadcast ins(%arg17 : tensor<8xf32>) outs(%92 : tensor<2x8x4x4xf32>) dimensions = [0, 2, 3]  loc(#loc72)
    %119 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%padded_64, %arg16 : tensor<2x8x6x6xf32>, tensor<8x8x3x3xf32>) outs(%broadcasted_65 : tensor<2x8x4x4xf32>) -> tensor<2x8x4x4xf32> loc(#loc72)
    %broadcasted_66 = linalg.broadcast ins(%arg19 : tensor<8xf32>) outs(%92 : tensor<2x8x4x4xf32>) dimensions = [0, 2, 3]  loc(#loc73)
    %120 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%67, %arg18 : tensor<2x4x4x4xf32>, tensor<8x4x1x1xf32>) outs(%broadcasted_66 : tensor<2x8x4x4xf32>) -> tensor<2x8x4x4xf32> loc(#loc73)
    %121 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%119, %120 : tensor<2x8x4x4xf32>, tensor<2x8x4x4xf32>) outs(%92 : tensor<2x8x4x4xf32>) {
    ^bb0(%in: f32 loc("down2.conv2"), %in_125: f32 loc("down2.shortcut"), %out: f32 loc("down2")):
      %294 = arith.addf %in, %in_125 : f32 loc(#loc69)
      linalg.yield %294 : f32 loc(#loc69)
    } -> tensor<2x8x4x4xf32> loc(#loc69)
    %padded_67 = tensor.pad %121 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg60: index loc("reduce"), %arg61: index loc("reduce"), %arg62: index loc("reduce"), %arg63: index loc("reduce")):
      tensor.yield %cst_0 : f32 loc(#loc74)
    } : tensor<2x8x4x4xf32> to tensor<2x8x6x6xf32> loc(#loc74)
    %122 = tensor.empty() : tensor<2x8x2x2xf32> loc(#loc74)
    %broadcasted_68 = linalg.broadcast ins(%arg31 : tensor<8xf32>) outs(%122 : tensor<2x8x2x2xf32>) dimensions = [0, 2, 3]  loc(#loc74)
    %123 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<2> : vector<2xi64>} ins(%padded_67, %arg30 : tensor<2x8x6x6xf32>, tensor<8x8x3x3xf32>) outs(%broadcasted_68 : tensor<2x8x2x2xf32>) -> tensor<2x8x2x2xf32> loc(#loc74)
    %collapsed_69 = tensor.collapse_shape %123 [[0], [1], [2, 3]] : tensor<2x8x2x2xf32> into tensor<2x8x4xf32> loc(#loc75)
    %expanded_70 = tensor.expand_shape %collapsed_69 [[0], [1, 2], [3]] output_shape [2, 1, 8, 4] : tensor<2x8x4xf32> into tensor<2x1x8x4xf32> loc(#loc75)
    %124 = tensor.empty() : tensor<2x1x8x4xf64> loc(#loc75)
    %125 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_70 : tensor<2x1x8x4xf32>) outs(%124 : tensor<2x1x8x4xf64>) {
    ^bb0(%in: f32 loc("middle.norm1"), %out: f64 loc("middle.norm1")):
      %294 = arith.extf %in : f32 to f64 loc(#loc75)
      linalg.yield %294 : f64 loc(#loc75)
    } -> tensor<2x1x8x4xf64> loc(#loc75)
    %126 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%125 : tensor<2x1x8x4xf64>) outs(%3 : tensor<2x1x1x1xf64>) {
    ^bb0(%in: f64 loc("middle.norm1"), %out: f64 loc("middle.norm1")):
      %294 = arith.addf %in, %out : f64 loc(#loc75)
      linalg.yield %294 : f64 loc(#loc75)
    } -> tensor<2x1x1x1xf64> loc(#loc75)
    %127 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%126 : tensor<2x1x1x1xf64>) outs(%2 : tensor<2x1x1x1xf64>) {
    ^bb0(%in: f64 loc("middle.norm1"), %out: f64 loc("middle.norm1")):
      %294 = arith.divf %in, %cst_10 : f64 loc(#loc75)
      linalg.yield %294 : f64 loc(#loc75)
    } -> tensor<2x1x1x1xf64> loc(#loc75)
    %128 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%125, %127 : tensor<2x1x8x4xf64>, tensor<2x1x1x1xf64>) outs(%124 : tensor<2x1x8x4xf64>) {
    ^bb0(%in: f64 loc("middle.norm1"), %in_125: f64 loc("middle.norm1"), %out: f64 loc("middle.norm1")):
      %294 = arith.subf %in, %in_125 : f64 loc(#loc75)
      linalg.yield %294 : f64 loc(#loc75)
    } -> tensor<2x1x8x4xf64> loc(#loc75)
    %129 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%128, %128 : tensor<2x1x8x4xf64>, tensor<2x1x8x4xf64>) outs(%124 : tensor<2x1x8x4xf64>) {
    ^bb0(%in: f64 loc("middle.norm1"), %in_125: f64 loc("middle.norm1"), %out: f64 loc("middle.norm1")):
      %294 = arith.mulf %in, %in_125 : f64 loc(#loc75)
      linalg.yield %294 : f64 loc(#loc75)
    } -> tensor<2x1x8x4xf64> loc(#loc75)
    %130 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%129 : tensor<2x1x8x4xf64>) outs(%3 : tensor<2x1x1x1xf64>) {
    ^bb0(%in: f64 loc("middle.norm1"), %out: f64 loc("middle.norm1")):
      %294 = arith.addf %in, %out : f64 loc(#loc75)
      linalg.yield %294 : f64 loc(#loc75)
    } -> tensor<2x1x1x1xf64> loc(#loc75)
    %131 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%130 : tensor<2x1x1x1xf64>) outs(%2 : tensor<2x1x1x1xf64>) {
    ^bb0(%in: f64 loc("middle.norm1"), %out: f64 loc("middle.norm1")):
      %294 = arith.divf %in, %cst_10 : f64 loc(#loc75)
      linalg.yield %294 : f64 loc(#loc75)
    } -> tensor<2x1x1x1xf64> loc(#loc75)
    %132 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%131 : tensor<2x1x1x1xf64>) outs(%10 : tensor<2x1x1x1xf32>) {
    ^bb0(%in: f64 loc("middle.norm1"), %out: f32 loc("middle.norm1")):
      %294 = arith.truncf %in : f64 to f32 loc(#loc75)
      linalg.yield %294 : f32 loc(#loc75)
    } -> tensor<2x1x1x1xf32> loc(#loc75)
    %133 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%expanded_70 : tensor<2x1x8x4xf32>) outs(%12 : tensor<2x1x1x1xf32>) {
    ^bb0(%in: f32 loc("middle.norm1"), %out: f32 loc("middle.norm1")):
      %294 = arith.addf %in, %out : f32 loc(#loc75)
      linalg.yield %294 : f32 loc(#loc75)
    } -> tensor<2x1x1x1xf32> loc(#loc75)
    %134 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%133 : tensor<2x1x1x1xf32>) outs(%10 : tensor<2x1x1x1xf32>) {
    ^bb0(%in: f32 loc("middle.norm1"), %out: f32 loc("middle.norm1")):
      %294 = arith.divf %in, %cst_11 : f32 loc(#loc75)
      linalg.yield %294 : f32 loc(#loc75)
    } -> tensor<2x1x1x1xf32> loc(#loc75)
    %135 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%132 : tensor<2x1x1x1xf32>) outs(%10 : tensor<2x1x1x1xf32>) {
    ^bb0(%in: f32 loc("middle.norm1"), %out: f32 loc("middle.norm1")):
      %294 = arith.truncf %cst_3 : f64 to f32 loc(#loc75)
      %295 = arith.addf %in, %294 : f32 loc(#loc75)
      linalg.yield %295 : f32 loc(#loc75)
    } -> tensor<2x1x1x1xf32> loc(#loc75)
    %136 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%135 : tensor<2x1x1x1xf32>) outs(%10 : tensor<2x1x1x1xf32>) {
    ^bb0(%in: f32 loc("middle.norm1"), %out: f32 loc("middle.norm1")):
      %294 = math.rsqrt %in : f32 loc(#loc75)
      linalg.yield %294 : f32 loc(#loc75)
    } -> tensor<2x1x1x1xf32> loc(#loc75)
    %expanded_71 = tensor.expand_shape %arg20 [[0, 1, 2, 3]] output_shape [1, 1, 8, 1] : tensor<8xf32> into tensor<1x1x8x1xf32> loc(#loc75)
    %137 = tensor.empty() : tensor<2x1x8x1xf32> loc(#loc75)
    %138 = linalg.generic {indexing_maps = [#map2, #map3, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%136, %expanded_71 : tensor<2x1x1x1xf32>, tensor<1x1x8x1xf32>) outs(%137 : tensor<2x1x8x1xf32>) {
    ^bb0(%in: f32 loc("middle.norm1"), %in_125: f32 loc("middle.norm1"), %out: f32 loc("middle.norm1")):
      %294 = arith.mulf %in, %in_125 : f32 loc(#loc75)
      linalg.yield %294 : f32 loc(#loc75)
    } -> tensor<2x1x8x1xf32> loc(#loc75)
    %139 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%134 : tensor<2x1x1x1xf32>) outs(%10 : tensor<2x1x1x1xf32>) {
    ^bb0(%in: f32 loc("middle.norm1"), %out: f32 loc("middle.norm1")):
      %294 = arith.negf %in : f32 loc(#loc75)
      linalg.yield %294 : f32 loc(#loc75)
    } -> tensor<2x1x1x1xf32> loc(#loc75)
    %140 = linalg.generic {indexing_maps = [#map2, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%139, %138 : tensor<2x1x1x1xf32>, tensor<2x1x8x1xf32>) outs(%137 : tensor<2x1x8x1xf32>) {
    ^bb0(%in: f32 loc("middle.norm1"), %in_125: f32 loc("middle.norm1"), %out: f32 loc("middle.norm1")):
      %294 = arith.mulf %in, %in_125 : f32 loc(#loc75)
      linalg.yield %294 : f32 loc(#loc75)
    } -> tensor<2x1x8x1xf32> loc(#loc75)
    %expanded_72 = tensor.expand_shape %arg21 [[0, 1, 2, 3]] output_shape [1, 1, 8, 1] : tensor<8xf32> into tensor<1x1x8x1xf32> loc(#loc75)
    %141 = linalg.generic {indexing_maps = [#map, #map3, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%140, %expanded_72 : tensor<2x1x8x1xf32>, tensor<1x1x8x1xf32>) outs(%137 : tensor<2x1x8x1xf32>) {
    ^bb0(%in: f32 loc("middle.norm1"), %in_125: f32 loc("middle.norm1"), %out: f32 loc("middle.norm1")):
      %294 = arith.addf %in, %in_125 : f32 loc(#loc75)
      linalg.yield %294 : f32 loc(#loc75)
    } -> tensor<2x1x8x1xf32> loc(#loc75)
    %142 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst_27, %cst_30, %cst_31, %cst_30 : tensor<2x8xi64>, tensor<2x8xi64>, tensor<2x8xi64>, tensor<2x8xi64>) outs(%112 : tensor<2x8xf32>) {
    ^bb0(%in: i64 loc("middle.norm1"), %in_125: i64 loc("middle.norm1"), %in_126: i64 loc("middle.norm1"), %in_127: i64 loc("middle.norm1"), %out: f32 loc("middle.norm1")):
      %294 = arith.cmpi slt, %in, %c0_i64 : i64 loc(#loc75)
      %295 = arith.addi %in, %c2_i64 : i64 loc(#loc75)
      %296 = arith.select %294, %295, %in : i64 loc(#loc75)
      %297 = arith.index_cast %296 : i64 to index loc(#loc75)
      %298 = arith.cmpi slt, %in_125, %c0_i64 : i64 loc(#loc75)
      %299 = arith.addi %in_125, %c1_i64 : i64 loc(#loc75)
      %300 = arith.select %298, %299, %in_125 : i64 loc(#loc75)
      %301 = arith.index_cast %300 : i64 to index loc(#loc75)
      %302 = arith.cmpi slt, %in_126, %c0_i64 : i64 loc(#loc75)
      %303 = arith.addi %in_126, %c8_i64 : i64 loc(#loc75)
      %304 = arith.select %302, %303, %in_126 : i64 loc(#loc75)
      %305 = arith.index_cast %304 : i64 to index loc(#loc75)
      %306 = arith.cmpi slt, %in_127, %c0_i64 : i64 loc(#loc75)
      %307 = arith.addi %in_127, %c1_i64 : i64 loc(#loc75)
      %308 = arith.select %306, %307, %in_127 : i64 loc(#loc75)
      %309 = arith.index_cast %308 : i64 to index loc(#loc75)
      %extracted = tensor.extract %138[%297, %301, %305, %309] : tensor<2x1x8x1xf32> loc(#loc75)
      linalg.yield %extracted : f32 loc(#loc75)
    } -> tensor<2x8xf32> loc(#loc75)
    %143 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst_27, %cst_30, %cst_31, %cst_30 : tensor<2x8xi64>, tensor<2x8xi64>, tensor<2x8xi64>, tensor<2x8xi64>) outs(%112 : tensor<2x8xf32>) {
    ^bb0(%in: i64 loc("middle.norm1"), %in_125: i64 loc("middle.norm1"), %in_126: i64 loc("middle.norm1"), %in_127: i64 loc("middle.norm1"), %out: f32 loc("middle.norm1")):
      %294 = arith.cmpi slt, %in, %c0_i64 : i64 loc(#loc75)
      %295 = arith.addi %in, %c2_i64 : i64 loc(#loc75)
      %296 = arith.select %294, %295, %in : i64 loc(#loc75)
      %297 = arith.index_cast %296 : i64 to index loc(#loc75)
      %298 = arith.cmpi slt, %in_125, %c0_i64 : i64 loc(#loc75)
      %299 = arith.addi %in_125, %c1_i64 : i64 loc(#loc75)
      %300 = arith.select %298, %299, %in_125 : i64 loc(#loc75)
      %301 = arith.index_cast %300 : i64 to index loc(#loc75)
      %302 = arith.cmpi slt, %in_126, %c0_i64 : i64 loc(#loc75)
      %303 = arith.addi %in_126, %c8_i64 : i64 loc(#loc75)
      %304 = arith.select %302, %303, %in_126 : i64 loc(#loc75)
      %305 = arith.index_cast %304 : i64 to index loc(#loc75)
      %306 = arith.cmpi slt, %in_127, %c0_i64 : i64 loc(#loc75)
      %307 = arith.addi %in_127, %c1_i64 : i64 loc(#loc75)
      %308 = arith.select %306, %307, %in_127 : i64 loc(#loc75)
      %309 = arith.index_cast %308 : i64 to index loc(#loc75)
      %extracted = tensor.extract %141[%297, %301, %305, %309] : tensor<2x1x8x1xf32> loc(#loc75)
      linalg.yield %extracted : f32 loc(#loc75)
    } -> tensor<2x8xf32> loc(#loc75)
    %expanded_73 = tensor.expand_shape %142 [[0], [1, 2, 3]] output_shape [2, 8, 1, 1] : tensor<2x8xf32> into tensor<2x8x1x1xf32> loc(#loc75)
    %expanded_74 = tensor.expand_shape %143 [[0], [1, 2, 3]] output_shape [2, 8, 1, 1] : tensor<2x8xf32> into tensor<2x8x1x1xf32> loc(#loc75)
    %144 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%123, %expanded_73 : tensor<2x8x2x2xf32>, tensor<2x8x1x1xf32>) outs(%122 : tensor<2x8x2x2xf32>) {
    ^bb0(%in: f32 loc("reduce"), %in_125: f32 loc("middle.norm1"), %out: f32 loc("middle.norm1")):
      %294 = arith.mulf %in, %in_125 : f32 loc(#loc75)
      linalg.yield %294 : f32 loc(#loc75)
    } -> tensor<2x8x2x2xf32> loc(#loc75)
    %145 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%144, %expanded_74 : tensor<2x8x2x2xf32>, tensor<2x8x1x1xf32>) outs(%122 : tensor<2x8x2x2xf32>) {
    ^bb0(%in: f32 loc("middle.norm1"), %in_125: f32 loc("middle.norm1"), %out: f32 loc("middle.norm1")):
      %294 = arith.addf %in, %in_125 : f32 loc(#loc75)
      linalg.yield %294 : f32 loc(#loc75)
    } -> tensor<2x8x2x2xf32> loc(#loc75)
    %146 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%145 : tensor<2x8x2x2xf32>) outs(%122 : tensor<2x8x2x2xf32>) {
    ^bb0(%in: f32 loc("middle.norm1"), %out: f32 loc("middle")):
      %294 = arith.negf %in : f32 loc(#loc76)
      %295 = math.exp %294 : f32 loc(#loc76)
      %296 = arith.addf %295, %cst_1 : f32 loc(#loc76)
      %297 = arith.divf %cst_1, %296 : f32 loc(#loc76)
      linalg.yield %297 : f32 loc(#loc76)
    } -> tensor<2x8x2x2xf32> loc(#loc76)
    %147 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%145, %146 : tensor<2x8x2x2xf32>, tensor<2x8x2x2xf32>) outs(%122 : tensor<2x8x2x2xf32>) {
    ^bb0(%in: f32 loc("middle.norm1"), %in_125: f32 loc("middle"), %out: f32 loc("middle")):
      %294 = arith.mulf %in, %in_125 : f32 loc(#loc76)
      linalg.yield %294 : f32 loc(#loc76)
    } -> tensor<2x8x2x2xf32> loc(#loc76)
    %padded_75 = tensor.pad %147 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg60: index loc("middle.conv1"), %arg61: index loc("middle.conv1"), %arg62: index loc("middle.conv1"), %arg63: index loc("middle.conv1")):
      tensor.yield %cst_0 : f32 loc(#loc77)
    } : tensor<2x8x2x2xf32> to tensor<2x8x4x4xf32> loc(#loc77)
    %148 = tensor.empty() : tensor<2x16x2x2xf32> loc(#loc77)
    %broadcasted_76 = linalg.broadcast ins(%arg23 : tensor<16xf32>) outs(%148 : tensor<2x16x2x2xf32>) dimensions = [0, 2, 3]  loc(#loc77)
    %149 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%padded_75, %arg22 : tensor<2x8x4x4xf32>, tensor<16x8x3x3xf32>) outs(%broadcasted_76 : tensor<2x16x2x2xf32>) -> tensor<2x16x2x2xf32> loc(#loc77)
    %collapsed_77 = tensor.collapse_shape %149 [[0], [1], [2, 3]] : tensor<2x16x2x2xf32> into tensor<2x16x4xf32> loc(#loc78)
    %expanded_78 = tensor.expand_shape %collapsed_77 [[0], [1, 2], [3]] output_shape [2, 2, 8, 4] : tensor<2x16x4xf32> into tensor<2x2x8x4xf32> loc(#loc78)
    %150 = tensor.empty() : tensor<2x2x8x4xf64> loc(#loc78)
    %151 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_78 : tensor<2x2x8x4xf32>) outs(%150 : tensor<2x2x8x4xf64>) {
    ^bb0(%in: f32 loc("middle.norm2"), %out: f64 loc("middle.norm2")):
      %294 = arith.extf %in : f32 to f64 loc(#loc78)
      linalg.yield %294 : f64 loc(#loc78)
    } -> tensor<2x2x8x4xf64> loc(#loc78)
    %152 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%151 : tensor<2x2x8x4xf64>) outs(%35 : tensor<2x2x1x1xf64>) {
    ^bb0(%in: f64 loc("middle.norm2"), %out: f64 loc("middle.norm2")):
      %294 = arith.addf %in, %out : f64 loc(#loc78)
      linalg.yield %294 : f64 loc(#loc78)
    } -> tensor<2x2x1x1xf64> loc(#loc78)
    %153 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%152 : tensor<2x2x1x1xf64>) outs(%34 : tensor<2x2x1x1xf64>) {
    ^bb0(%in: f64 loc("middle.norm2"), %out: f64 loc("middle.norm2")):
      %294 = arith.divf %in, %cst_10 : f64 loc(#loc78)
      linalg.yield %294 : f64 loc(#loc78)
    } -> tensor<2x2x1x1xf64> loc(#loc78)
    %154 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%151, %153 : tensor<2x2x8x4xf64>, tensor<2x2x1x1xf64>) outs(%150 : tensor<2x2x8x4xf64>) {
    ^bb0(%in: f64 loc("middle.norm2"), %in_125: f64 loc("middle.norm2"), %out: f64 loc("middle.norm2")):
      %294 = arith.subf %in, %in_125 : f64 loc(#loc78)
      linalg.yield %294 : f64 loc(#loc78)
    } -> tensor<2x2x8x4xf64> loc(#loc78)
    %155 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%154, %154 : tensor<2x2x8x4xf64>, tensor<2x2x8x4xf64>) outs(%150 : tensor<2x2x8x4xf64>) {
    ^bb0(%in: f64 loc("middle.norm2"), %in_125: f64 loc("middle.norm2"), %out: f64 loc("middle.norm2")):
      %294 = arith.mulf %in, %in_125 : f64 loc(#loc78)
      linalg.yield %294 : f64 loc(#loc78)
    } -> tensor<2x2x8x4xf64> loc(#loc78)
    %156 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%155 : tensor<2x2x8x4xf64>) outs(%35 : tensor<2x2x1x1xf64>) {
    ^bb0(%in: f64 loc("middle.norm2"), %out: f64 loc("middle.norm2")):
      %294 = arith.addf %in, %out : f64 loc(#loc78)
      linalg.yield %294 : f64 loc(#loc78)
    } -> tensor<2x2x1x1xf64> loc(#loc78)
    %157 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%156 : tensor<2x2x1x1xf64>) outs(%34 : tensor<2x2x1x1xf64>) {
    ^bb0(%in: f64 loc("middle.norm2"), %out: f64 loc("middle.norm2")):
      %294 = arith.divf %in, %cst_10 : f64 loc(#loc78)
      linalg.yield %294 : f64 loc(#loc78)
    } -> tensor<2x2x1x1xf64> loc(#loc78)
    %158 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%157 : tensor<2x2x1x1xf64>) outs(%42 : tensor<2x2x1x1xf32>) {
    ^bb0(%in: f64 loc("middle.norm2"), %out: f32 loc("middle.norm2")):
      %294 = arith.truncf %in : f64 to f32 loc(#loc78)
      linalg.yield %294 : f32 loc(#loc78)
    } -> tensor<2x2x1x1xf32> loc(#loc78)
    %159 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%expanded_78 : tensor<2x2x8x4xf32>) outs(%44 : tensor<2x2x1x1xf32>) {
    ^bb0(%in: f32 loc("middle.norm2"), %out: f32 loc("middle.norm2")):
      %294 = arith.addf %in, %out : f32 loc(#loc78)
      linalg.yield %294 : f32 loc(#loc78)
    } -> tensor<2x2x1x1xf32> loc(#loc78)
    %160 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%159 : tensor<2x2x1x1xf32>) outs(%42 : tensor<2x2x1x1xf32>) {
    ^bb0(%in: f32 loc("middle.norm2"), %out: f32 loc("middle.norm2")):
      %294 = arith.divf %in, %cst_11 : f32 loc(#loc78)
      linalg.yield %294 : f32 loc(#loc78)
    } -> tensor<2x2x1x1xf32> loc(#loc78)
    %161 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%158 : tensor<2x2x1x1xf32>) outs(%42 : tensor<2x2x1x1xf32>) {
    ^bb0(%in: f32 loc("middle.norm2"), %out: f32 loc("middle.norm2")):
      %294 = arith.truncf %cst_3 : f64 to f32 loc(#loc78)
      %295 = arith.addf %in, %294 : f32 loc(#loc78)
      linalg.yield %295 : f32 loc(#loc78)
    } -> tensor<2x2x1x1xf32> loc(#loc78)
    %162 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%161 : tensor<2x2x1x1xf32>) outs(%42 : tensor<2x2x1x1xf32>) {
    ^bb0(%in: f32 loc("middle.norm2"), %out: f32 loc("middle.norm2")):
      %294 = math.rsqrt %in : f32 loc(#loc78)
      linalg.yield %294 : f32 loc(#loc78)
    } -> tensor<2x2x1x1xf32> loc(#loc78)
    %expanded_79 = tensor.expand_shape %arg24 [[0, 1, 2, 3]] output_shape [1, 2, 8, 1] : tensor<16xf32> into tensor<1x2x8x1xf32> loc(#loc78)
    %163 = tensor.empty() : tensor<2x2x8x1xf32> loc(#loc78)
    %164 = linalg.generic {indexing_maps = [#map2, #map3, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%162, %expanded_79 : tensor<2x2x1x1xf32>, tensor<1x2x8x1xf32>) outs(%163 : tensor<2x2x8x1xf32>) {
    ^bb0(%in: f32 loc("middle.norm2"), %in_125: f32 loc("middle.norm2"), %out: f32 loc("middle.norm2")):
      %294 = arith.mulf %in, %in_125 : f32 loc(#loc78)
      linalg.yield %294 : f32 loc(#loc78)
    } -> tensor<2x2x8x1xf32> loc(#loc78)
    %165 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%160 : tensor<2x2x1x1xf32>) outs(%42 : tensor<2x2x1x1xf32>) {
    ^bb0(%in: f32 loc("middle.norm2"), %out: f32 loc("middle.norm2")):
      %294 = arith.negf %in : f32 loc(#loc78)
      linalg.yield %294 : f32 loc(#loc78)
    } -> tensor<2x2x1x1xf32> loc(#loc78)
    %166 = linalg.generic {indexing_maps = [#map2, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%165, %164 : tensor<2x2x1x1xf32>, tensor<2x2x8x1xf32>) outs(%163 : tensor<2x2x8x1xf32>) {
    ^bb0(%in: f32 loc("middle.norm2"), %in_125: f32 loc("middle.norm2"), %out: f32 loc("middle.norm2")):
      %294 = arith.mulf %in, %in_125 : f32 loc(#loc78)
      linalg.yield %294 : f32 loc(#loc78)
    } -> tensor<2x2x8x1xf32> loc(#loc78)
    %expanded_80 = tensor.expand_shape %arg25 [[0, 1, 2, 3]] output_shape [1, 2, 8, 1] : tensor<16xf32> into tensor<1x2x8x1xf32> loc(#loc78)
    %167 = linalg.generic {indexing_maps = [#map, #map3, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%166, %expanded_80 : tensor<2x2x8x1xf32>, tensor<1x2x8x1xf32>) outs(%163 : tensor<2x2x8x1xf32>) {
    ^bb0(%in: f32 loc("middle.norm2"), %in_125: f32 loc("middle.norm2"), %out: f32 loc("middle.norm2")):
      %294 = arith.addf %in, %in_125 : f32 loc(#loc78)
      linalg.yield %294 : f32 loc(#loc78)
    } -> tensor<2x2x8x1xf32> loc(#loc78)
    %168 = tensor.empty() : tensor<2x16xf32> loc(#loc78)
    %169 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst_32, %cst_33, %cst_34, %cst_35 : tensor<2x16xi64>, tensor<2x16xi64>, tensor<2x16xi64>, tensor<2x16xi64>) outs(%168 : tensor<2x16xf32>) {
    ^bb0(%in: i64 loc("middle.norm2"), %in_125: i64 loc("middle.norm2"), %in_126: i64 loc("middle.norm2"), %in_127: i64 loc("middle.norm2"), %out: f32 loc("middle.norm2")):
      %294 = arith.cmpi slt, %in, %c0_i64 : i64 loc(#loc78)
      %295 = arith.addi %in, %c2_i64 : i64 loc(#loc78)
      %296 = arith.select %294, %295, %in : i64 loc(#loc78)
      %297 = arith.index_cast %296 : i64 to index loc(#loc78)
      %298 = arith.cmpi slt, %in_125, %c0_i64 : i64 loc(#loc78)
      %299 = arith.addi %in_125, %c2_i64 : i64 loc(#loc78)
      %300 = arith.select %298, %299, %in_125 : i64 loc(#loc78)
      %301 = arith.index_cast %300 : i64 to index loc(#loc78)
      %302 = arith.cmpi slt, %in_126, %c0_i64 : i64 loc(#loc78)
      %303 = arith.addi %in_126, %c8_i64 : i64 loc(#loc78)
      %304 = arith.select %302, %303, %in_126 : i64 loc(#loc78)
      %305 = arith.index_cast %304 : i64 to index loc(#loc78)
      %306 = arith.cmpi slt, %in_127, %c0_i64 : i64 loc(#loc78)
      %307 = arith.addi %in_127, %c1_i64 : i64 loc(#loc78)
      %308 = arith.select %306, %307, %in_127 : i64 loc(#loc78)
      %309 = arith.index_cast %308 : i64 to index loc(#loc78)
      %extracted = tensor.extract %164[%297, %301, %305, %309] : tensor<2x2x8x1xf32> loc(#loc78)
      linalg.yield %extracted : f32 loc(#loc78)
    } -> tensor<2x16xf32> loc(#loc78)
    %170 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst_32, %cst_33, %cst_34, %cst_35 : tensor<2x16xi64>, tensor<2x16xi64>, tensor<2x16xi64>, tensor<2x16xi64>) outs(%168 : tensor<2x16xf32>) {
    ^bb0(%in: i64 loc("middle.norm2"), %in_125: i64 loc("middle.norm2"), %in_126: i64 loc("middle.norm2"), %in_127: i64 loc("middle.norm2"), %out: f32 loc("middle.norm2")):
      %294 = arith.cmpi slt, %in, %c0_i64 : i64 loc(#loc78)
      %295 = arith.addi %in, %c2_i64 : i64 loc(#loc78)
      %296 = arith.select %294, %295, %in : i64 loc(#loc78)
      %297 = arith.index_cast %296 : i64 to index loc(#loc78)
      %298 = arith.cmpi slt, %in_125, %c0_i64 : i64 loc(#loc78)
      %299 = arith.addi %in_125, %c2_i64 : i64 loc(#loc78)
      %300 = arith.select %298, %299, %in_125 : i64 loc(#loc78)
      %301 = arith.index_cast %300 : i64 to index loc(#loc78)
      %302 = arith.cmpi slt, %in_126, %c0_i64 : i64 loc(#loc78)
      %303 = arith.addi %in_126, %c8_i64 : i64 loc(#loc78)
      %304 = arith.select %302, %303, %in_126 : i64 loc(#loc78)
      %305 = arith.index_cast %304 : i64 to index loc(#loc78)
      %306 = arith.cmpi slt, %in_127, %c0_i64 : i64 loc(#loc78)
      %307 = arith.addi %in_127, %c1_i64 : i64 loc(#loc78)
      %308 = arith.select %306, %307, %in_127 : i64 loc(#loc78)
      %309 = arith.index_cast %308 : i64 to index loc(#loc78)
      %extracted = tensor.extract %167[%297, %301, %305, %309] : tensor<2x2x8x1xf32> loc(#loc78)
      linalg.yield %extracted : f32 loc(#loc78)
    } -> tensor<2x16xf32> loc(#loc78)
    %expanded_81 = tensor.expand_shape %169 [[0], [1, 2, 3]] output_shape [2, 16, 1, 1] : tensor<2x16xf32> into tensor<2x16x1x1xf32> loc(#loc78)
    %expanded_82 = tensor.expand_shape %170 [[0], [1, 2, 3]] output_shape [2, 16, 1, 1] : tensor<2x16xf32> into tensor<2x16x1x1xf32> loc(#loc78)
    %171 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%149, %expanded_81 : tensor<2x16x2x2xf32>, tensor<2x16x1x1xf32>) outs(%148 : tensor<2x16x2x2xf32>) {
    ^bb0(%in: f32 loc("middle.conv1"), %in_125: f32 loc("middle.norm2"), %out: f32 loc("middle.norm2")):
      %294 = arith.mulf %in, %in_125 : f32 loc(#loc78)
      linalg.yield %294 : f32 loc(#loc78)
    } -> tensor<2x16x2x2xf32> loc(#loc78)
    %172 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%171, %expanded_82 : tensor<2x16x2x2xf32>, tensor<2x16x1x1xf32>) outs(%148 : tensor<2x16x2x2xf32>) {
    ^bb0(%in: f32 loc("middle.norm2"), %in_125: f32 loc("middle.norm2"), %out: f32 loc("middle.norm2")):
      %294 = arith.addf %in, %in_125 : f32 loc(#loc78)
      linalg.yield %294 : f32 loc(#loc78)
    } -> tensor<2x16x2x2xf32> loc(#loc78)
    %173 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%172 : tensor<2x16x2x2xf32>) outs(%148 : tensor<2x16x2x2xf32>) {
    ^bb0(%in: f32 loc("middle.norm2"), %out: f32 loc("middle")):
      %294 = arith.negf %in : f32 loc(#loc76)
      %295 = math.exp %294 : f32 loc(#loc76)
      %296 = arith.addf %295, %cst_1 : f32 loc(#loc76)
      %297 = arith.divf %cst_1, %296 : f32 loc(#loc76)
      linalg.yield %297 : f32 loc(#loc76)
    } -> tensor<2x16x2x2xf32> loc(#loc76)
    %174 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%172, %173 : tensor<2x16x2x2xf32>, tensor<2x16x2x2xf32>) outs(%148 : tensor<2x16x2x2xf32>) {
    ^bb0(%in: f32 loc("middle.norm2"), %in_125: f32 loc("middle"), %out: f32 loc("middle")):
      %294 = arith.mulf %in, %in_125 : f32 loc(#loc76)
      linalg.yield %294 : f32 loc(#loc76)
    } -> tensor<2x16x2x2xf32> loc(#loc76)
    %padded_83 = tensor.pad %174 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg60: index loc("middle.conv2"), %arg61: index loc("middle.conv2"), %arg62: index loc("middle.conv2"), %arg63: index loc("middle.conv2")):
      tensor.yield %cst_0 : f32 loc(#loc79)
    } : tensor<2x16x2x2xf32> to tensor<2x16x4x4xf32> loc(#loc79)
    %broadcasted_84 = linalg.broadcast ins(%arg27 : tensor<16xf32>) outs(%148 : tensor<2x16x2x2xf32>) dimensions = [0, 2, 3]  loc(#loc79)
    %175 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%padded_83, %arg26 : tensor<2x16x4x4xf32>, tensor<16x16x3x3xf32>) outs(%broadcasted_84 : tensor<2x16x2x2xf32>) -> tensor<2x16x2x2xf32> loc(#loc79)
    %broadcasted_85 = linalg.broadcast ins(%arg29 : tensor<16xf32>) outs(%148 : tensor<2x16x2x2xf32>) dimensions = [0, 2, 3]  loc(#loc80)
    %176 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%123, %arg28 : tensor<2x8x2x2xf32>, tensor<16x8x1x1xf32>) outs(%broadcasted_85 : tensor<2x16x2x2xf32>) -> tensor<2x16x2x2xf32> loc(#loc80)
    %177 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%175, %176 : tensor<2x16x2x2xf32>, tensor<2x16x2x2xf32>) outs(%148 : tensor<2x16x2x2xf32>) {
    ^bb0(%in: f32 loc("middle.conv2"), %in_125: f32 loc("middle.shortcut"), %out: f32 loc("middle")):
      %294 = arith.addf %in, %in_125 : f32 loc(#loc76)
      linalg.yield %294 : f32 loc(#loc76)
    } -> tensor<2x16x2x2xf32> loc(#loc76)
    %178 = tensor.empty() : tensor<8x16x2x2xf32> loc(#loc81)
    %179 = linalg.fill ins(%cst_0 : f32) outs(%178 : tensor<8x16x2x2xf32>) -> tensor<8x16x2x2xf32> loc(#loc81)
    %180 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%179 : tensor<8x16x2x2xf32>) {
    ^bb0(%out: f32 loc("raise2")):
      %294 = linalg.index 0 : index loc(#loc81)
      %295 = linalg.index 1 : index loc(#loc81)
      %296 = linalg.index 2 : index loc(#loc81)
      %297 = linalg.index 3 : index loc(#loc81)
      %298 = arith.subi %c1, %296 : index loc(#loc81)
      %299 = arith.subi %c1, %297 : index loc(#loc81)
      %extracted = tensor.extract %arg32[%295, %294, %298, %299] : tensor<16x8x2x2xf32> loc(#loc81)
      linalg.yield %extracted : f32 loc(#loc81)
    } -> tensor<8x16x2x2xf32> loc(#loc81)
    %181 = tensor.empty() : tensor<2x16x5x5xf32> loc(#loc81)
    %182 = linalg.fill ins(%cst_0 : f32) outs(%181 : tensor<2x16x5x5xf32>) -> tensor<2x16x5x5xf32> loc(#loc81)
    %inserted_slice = tensor.insert_slice %177 into %182[0, 0, 1, 1] [2, 16, 2, 2] [1, 1, 2, 2] : tensor<2x16x2x2xf32> into tensor<2x16x5x5xf32> loc(#loc81)
    %broadcasted_86 = linalg.broadcast ins(%arg33 : tensor<8xf32>) outs(%92 : tensor<2x8x4x4xf32>) dimensions = [0, 2, 3]  loc(#loc81)
    %183 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%inserted_slice, %180 : tensor<2x16x5x5xf32>, tensor<8x16x2x2xf32>) outs(%broadcasted_86 : tensor<2x8x4x4xf32>) -> tensor<2x8x4x4xf32> loc(#loc81)
    %concat = tensor.concat dim(1) %183, %121 : (tensor<2x8x4x4xf32>, tensor<2x8x4x4xf32>) -> tensor<2x16x4x4xf32> loc(#loc62)
    %collapsed_87 = tensor.collapse_shape %concat [[0], [1], [2, 3]] : tensor<2x16x4x4xf32> into tensor<2x16x16xf32> loc(#loc82)
    %expanded_88 = tensor.expand_shape %collapsed_87 [[0], [1, 2], [3]] output_shape [2, 1, 16, 16] : tensor<2x16x16xf32> into tensor<2x1x16x16xf32> loc(#loc82)
    %184 = tensor.empty() : tensor<2x1x16x16xf64> loc(#loc82)
    %185 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_88 : tensor<2x1x16x16xf32>) outs(%184 : tensor<2x1x16x16xf64>) {
    ^bb0(%in: f32 loc("up2.norm1"), %out: f64 loc("up2.norm1")):
      %294 = arith.extf %in : f32 to f64 loc(#loc82)
      linalg.yield %294 : f64 loc(#loc82)
    } -> tensor<2x1x16x16xf64> loc(#loc82)
    %186 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%185 : tensor<2x1x16x16xf64>) outs(%3 : tensor<2x1x1x1xf64>) {
    ^bb0(%in: f64 loc("up2.norm1"), %out: f64 loc("up2.norm1")):
      %294 = arith.addf %in, %out : f64 loc(#loc82)
      linalg.yield %294 : f64 loc(#loc82)
    } -> tensor<2x1x1x1xf64> loc(#loc82)
    %187 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%186 : tensor<2x1x1x1xf64>) outs(%2 : tensor<2x1x1x1xf64>) {
    ^bb0(%in: f64 loc("up2.norm1"), %out: f64 loc("up2.norm1")):
      %294 = arith.divf %in, %cst_12 : f64 loc(#loc82)
      linalg.yield %294 : f64 loc(#loc82)
    } -> tensor<2x1x1x1xf64> loc(#loc82)
    %188 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%185, %187 : tensor<2x1x16x16xf64>, tensor<2x1x1x1xf64>) outs(%184 : tensor<2x1x16x16xf64>) {
    ^bb0(%in: f64 loc("up2.norm1"), %in_125: f64 loc("up2.norm1"), %out: f64 loc("up2.norm1")):
      %294 = arith.subf %in, %in_125 : f64 loc(#loc82)
      linalg.yield %294 : f64 loc(#loc82)
    } -> tensor<2x1x16x16xf64> loc(#loc82)
    %189 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%188, %188 : tensor<2x1x16x16xf64>, tensor<2x1x16x16xf64>) outs(%184 : tensor<2x1x16x16xf64>) {
    ^bb0(%in: f64 loc("up2.norm1"), %in_125: f64 loc("up2.norm1"), %out: f64 loc("up2.norm1")):
      %294 = arith.mulf %in, %in_125 : f64 loc(#loc82)
      linalg.yield %294 : f64 loc(#loc82)
    } -> tensor<2x1x16x16xf64> loc(#loc82)
    %190 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%189 : tensor<2x1x16x16xf64>) outs(%3 : tensor<2x1x1x1xf64>) {
    ^bb0(%in: f64 loc("up2.norm1"), %out: f64 loc("up2.norm1")):
      %294 = arith.addf %in, %out : f64 loc(#loc82)
      linalg.yield %294 : f64 loc(#loc82)
    } -> tensor<2x1x1x1xf64> loc(#loc82)
    %191 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%190 : tensor<2x1x1x1xf64>) outs(%2 : tensor<2x1x1x1xf64>) {
    ^bb0(%in: f64 loc("up2.norm1"), %out: f64 loc("up2.norm1")):
      %294 = arith.divf %in, %cst_12 : f64 loc(#loc82)
      linalg.yield %294 : f64 loc(#loc82)
    } -> tensor<2x1x1x1xf64> loc(#loc82)
    %192 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%191 : tensor<2x1x1x1xf64>) outs(%10 : tensor<2x1x1x1xf32>) {
    ^bb0(%in: f64 loc("up2.norm1"), %out: f32 loc("up2.norm1")):
      %294 = arith.truncf %in : f64 to f32 loc(#loc82)
      linalg.yield %294 : f32 loc(#loc82)
    } -> tensor<2x1x1x1xf32> loc(#loc82)
    %193 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%expanded_88 : tensor<2x1x16x16xf32>) outs(%12 : tensor<2x1x1x1xf32>) {
    ^bb0(%in: f32 loc("up2.norm1"), %out: f32 loc("up2.norm1")):
      %294 = arith.addf %in, %out : f32 loc(#loc82)
      linalg.yield %294 : f32 loc(#loc82)
    } -> tensor<2x1x1x1xf32> loc(#loc82)
    %194 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%193 : tensor<2x1x1x1xf32>) outs(%10 : tensor<2x1x1x1xf32>) {
    ^bb0(%in: f32 loc("up2.norm1"), %out: f32 loc("up2.norm1")):
      %294 = arith.divf %in, %cst_13 : f32 loc(#loc82)
      linalg.yield %294 : f32 loc(#loc82)
    } -> tensor<2x1x1x1xf32> loc(#loc82)
    %195 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%192 : tensor<2x1x1x1xf32>) outs(%10 : tensor<2x1x1x1xf32>) {
    ^bb0(%in: f32 loc("up2.norm1"), %out: f32 loc("up2.norm1")):
      %294 = arith.truncf %cst_3 : f64 to f32 loc(#loc82)
      %295 = arith.addf %in, %294 : f32 loc(#loc82)
      linalg.yield %295 : f32 loc(#loc82)
    } -> tensor<2x1x1x1xf32> loc(#loc82)
    %196 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%195 : tensor<2x1x1x1xf32>) outs(%10 : tensor<2x1x1x1xf32>) {
    ^bb0(%in: f32 loc("up2.norm1"), %out: f32 loc("up2.norm1")):
      %294 = math.rsqrt %in : f32 loc(#loc82)
      linalg.yield %294 : f32 loc(#loc82)
    } -> tensor<2x1x1x1xf32> loc(#loc82)
    %expanded_89 = tensor.expand_shape %arg34 [[0, 1, 2, 3]] output_shape [1, 1, 16, 1] : tensor<16xf32> into tensor<1x1x16x1xf32> loc(#loc82)
    %197 = tensor.empty() : tensor<2x1x16x1xf32> loc(#loc82)
    %198 = linalg.generic {indexing_maps = [#map2, #map3, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%196, %expanded_89 : tensor<2x1x1x1xf32>, tensor<1x1x16x1xf32>) outs(%197 : tensor<2x1x16x1xf32>) {
    ^bb0(%in: f32 loc("up2.norm1"), %in_125: f32 loc("up2.norm1"), %out: f32 loc("up2.norm1")):
      %294 = arith.mulf %in, %in_125 : f32 loc(#loc82)
      linalg.yield %294 : f32 loc(#loc82)
    } -> tensor<2x1x16x1xf32> loc(#loc82)
    %199 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%194 : tensor<2x1x1x1xf32>) outs(%10 : tensor<2x1x1x1xf32>) {
    ^bb0(%in: f32 loc("up2.norm1"), %out: f32 loc("up2.norm1")):
      %294 = arith.negf %in : f32 loc(#loc82)
      linalg.yield %294 : f32 loc(#loc82)
    } -> tensor<2x1x1x1xf32> loc(#loc82)
    %200 = linalg.generic {indexing_maps = [#map2, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%199, %198 : tensor<2x1x1x1xf32>, tensor<2x1x16x1xf32>) outs(%197 : tensor<2x1x16x1xf32>) {
    ^bb0(%in: f32 loc("up2.norm1"), %in_125: f32 loc("up2.norm1"), %out: f32 loc("up2.norm1")):
      %294 = arith.mulf %in, %in_125 : f32 loc(#loc82)
      linalg.yield %294 : f32 loc(#loc82)
    } -> tensor<2x1x16x1xf32> loc(#loc82)
    %expanded_90 = tensor.expand_shape %arg35 [[0, 1, 2, 3]] output_shape [1, 1, 16, 1] : tensor<16xf32> into tensor<1x1x16x1xf32> loc(#loc82)
    %201 = linalg.generic {indexing_maps = [#map, #map3, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%200, %expanded_90 : tensor<2x1x16x1xf32>, tensor<1x1x16x1xf32>) outs(%197 : tensor<2x1x16x1xf32>) {
    ^bb0(%in: f32 loc("up2.norm1"), %in_125: f32 loc("up2.norm1"), %out: f32 loc("up2.norm1")):
      %294 = arith.addf %in, %in_125 : f32 loc(#loc82)
      linalg.yield %294 : f32 loc(#loc82)
    } -> tensor<2x1x16x1xf32> loc(#loc82)
    %202 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst_32, %cst_35, %cst_36, %cst_35 : tensor<2x16xi64>, tensor<2x16xi64>, tensor<2x16xi64>, tensor<2x16xi64>) outs(%168 : tensor<2x16xf32>) {
    ^bb0(%in: i64 loc("up2.norm1"), %in_125: i64 loc("up2.norm1"), %in_126: i64 loc("up2.norm1"), %in_127: i64 loc("up2.norm1"), %out: f32 loc("up2.norm1")):
      %294 = arith.cmpi slt, %in, %c0_i64 : i64 loc(#loc82)
      %295 = arith.addi %in, %c2_i64 : i64 loc(#loc82)
      %296 = arith.select %294, %295, %in : i64 loc(#loc82)
      %297 = arith.index_cast %296 : i64 to index loc(#loc82)
      %298 = arith.cmpi slt, %in_125, %c0_i64 : i64 loc(#loc82)
      %299 = arith.addi %in_125, %c1_i64 : i64 loc(#loc82)
      %300 = arith.select %298, %299, %in_125 : i64 loc(#loc82)
      %301 = arith.index_cast %300 : i64 to index loc(#loc82)
      %302 = arith.cmpi slt, %in_126, %c0_i64 : i64 loc(#loc82)
      %303 = arith.addi %in_126, %c16_i64 : i64 loc(#loc82)
      %304 = arith.select %302, %303, %in_126 : i64 loc(#loc82)
      %305 = arith.index_cast %304 : i64 to index loc(#loc82)
      %306 = arith.cmpi slt, %in_127, %c0_i64 : i64 loc(#loc82)
      %307 = arith.addi %in_127, %c1_i64 : i64 loc(#loc82)
      %308 = arith.select %306, %307, %in_127 : i64 loc(#loc82)
      %309 = arith.index_cast %308 : i64 to index loc(#loc82)
      %extracted = tensor.extract %198[%297, %301, %305, %309] : tensor<2x1x16x1xf32> loc(#loc82)
      linalg.yield %extracted : f32 loc(#loc82)
    } -> tensor<2x16xf32> loc(#loc82)
    %203 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst_32, %cst_35, %cst_36, %cst_35 : tensor<2x16xi64>, tensor<2x16xi64>, tensor<2x16xi64>, tensor<2x16xi64>) outs(%168 : tensor<2x16xf32>) {
    ^bb0(%in: i64 loc("up2.norm1"), %in_125: i64 loc("up2.norm1"), %in_126: i64 loc("up2.norm1"), %in_127: i64 loc("up2.norm1"), %out: f32 loc("up2.norm1")):
      %294 = arith.cmpi slt, %in, %c0_i64 : i64 loc(#loc82)
      %295 = arith.addi %in, %c2_i64 : i64 loc(#loc82)
      %296 = arith.select %294, %295, %in : i64 loc(#loc82)
      %297 = arith.index_cast %296 : i64 to index loc(#loc82)
      %298 = arith.cmpi slt, %in_125, %c0_i64 : i64 loc(#loc82)
      %299 = arith.addi %in_125, %c1_i64 : i64 loc(#loc82)
      %300 = arith.select %298, %299, %in_125 : i64 loc(#loc82)
      %301 = arith.index_cast %300 : i64 to index loc(#loc82)
      %302 = arith.cmpi slt, %in_126, %c0_i64 : i64 loc(#loc82)
      %303 = arith.addi %in_126, %c16_i64 : i64 loc(#loc82)
      %304 = arith.select %302, %303, %in_126 : i64 loc(#loc82)
      %305 = arith.index_cast %304 : i64 to index loc(#loc82)
      %306 = arith.cmpi slt, %in_127, %c0_i64 : i64 loc(#loc82)
      %307 = arith.addi %in_127, %c1_i64 : i64 loc(#loc82)
      %308 = arith.select %306, %307, %in_127 : i64 loc(#loc82)
      %309 = arith.index_cast %308 : i64 to index loc(#loc82)
      %extracted = tensor.extract %201[%297, %301, %305, %309] : tensor<2x1x16x1xf32> loc(#loc82)
      linalg.yield %extracted : f32 loc(#loc82)
    } -> tensor<2x16xf32> loc(#loc82)
    %expanded_91 = tensor.expand_shape %202 [[0], [1, 2, 3]] output_shape [2, 16, 1, 1] : tensor<2x16xf32> into tensor<2x16x1x1xf32> loc(#loc82)
    %expanded_92 = tensor.expand_shape %203 [[0], [1, 2, 3]] output_shape [2, 16, 1, 1] : tensor<2x16xf32> into tensor<2x16x1x1xf32> loc(#loc82)
    %204 = tensor.empty() : tensor<2x16x4x4xf32> loc(#loc82)
    %205 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat, %expanded_91 : tensor<2x16x4x4xf32>, tensor<2x16x1x1xf32>) outs(%204 : tensor<2x16x4x4xf32>) {
    ^bb0(%in: f32 loc("<loss>"), %in_125: f32 loc("up2.norm1"), %out: f32 loc("up2.norm1")):
      %294 = arith.mulf %in, %in_125 : f32 loc(#loc82)
      linalg.yield %294 : f32 loc(#loc82)
    } -> tensor<2x16x4x4xf32> loc(#loc82)
    %206 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%205, %expanded_92 : tensor<2x16x4x4xf32>, tensor<2x16x1x1xf32>) outs(%204 : tensor<2x16x4x4xf32>) {
    ^bb0(%in: f32 loc("up2.norm1"), %in_125: f32 loc("up2.norm1"), %out: f32 loc("up2.norm1")):
      %294 = arith.addf %in, %in_125 : f32 loc(#loc82)
      linalg.yield %294 : f32 loc(#loc82)
    } -> tensor<2x16x4x4xf32> loc(#loc82)
    %207 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%206 : tensor<2x16x4x4xf32>) outs(%204 : tensor<2x16x4x4xf32>) {
    ^bb0(%in: f32 loc("up2.norm1"), %out: f32 loc("up2")):
      %294 = arith.negf %in : f32 loc(#loc83)
      %295 = math.exp %294 : f32 loc(#loc83)
      %296 = arith.addf %295, %cst_1 : f32 loc(#loc83)
      %297 = arith.divf %cst_1, %296 : f32 loc(#loc83)
      linalg.yield %297 : f32 loc(#loc83)
    } -> tensor<2x16x4x4xf32> loc(#loc83)
    %208 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%206, %207 : tensor<2x16x4x4xf32>, tensor<2x16x4x4xf32>) outs(%204 : tensor<2x16x4x4xf32>) {
    ^bb0(%in: f32 loc("up2.norm1"), %in_125: f32 loc("up2"), %out: f32 loc("up2")):
      %294 = arith.mulf %in, %in_125 : f32 loc(#loc83)
      linalg.yield %294 : f32 loc(#loc83)
    } -> tensor<2x16x4x4xf32> loc(#loc83)
    %padded_93 = tensor.pad %208 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg60: index loc("up2.conv1"), %arg61: index loc("up2.conv1"), %arg62: index loc("up2.conv1"), %arg63: index loc("up2.conv1")):
      tensor.yield %cst_0 : f32 loc(#loc84)
    } : tensor<2x16x4x4xf32> to tensor<2x16x6x6xf32> loc(#loc84)
    %broadcasted_94 = linalg.broadcast ins(%arg37 : tensor<8xf32>) outs(%92 : tensor<2x8x4x4xf32>) dimensions = [0, 2, 3]  loc(#loc84)
    %209 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%padded_93, %arg36 : tensor<2x16x6x6xf32>, tensor<8x16x3x3xf32>) outs(%broadcasted_94 : tensor<2x8x4x4xf32>) -> tensor<2x8x4x4xf32> loc(#loc84)
    %collapsed_95 = tensor.collapse_shape %209 [[0], [1], [2, 3]] : tensor<2x8x4x4xf32> into tensor<2x8x16xf32> loc(#loc85)
    %expanded_96 = tensor.expand_shape %collapsed_95 [[0], [1, 2], [3]] output_shape [2, 2, 4, 16] : tensor<2x8x16xf32> into tensor<2x2x4x16xf32> loc(#loc85)
    %210 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_96 : tensor<2x2x4x16xf32>) outs(%94 : tensor<2x2x4x16xf64>) {
    ^bb0(%in: f32 loc("up2.norm2"), %out: f64 loc("up2.norm2")):
      %294 = arith.extf %in : f32 to f64 loc(#loc85)
      linalg.yield %294 : f64 loc(#loc85)
    } -> tensor<2x2x4x16xf64> loc(#loc85)
    %211 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%210 : tensor<2x2x4x16xf64>) outs(%35 : tensor<2x2x1x1xf64>) {
    ^bb0(%in: f64 loc("up2.norm2"), %out: f64 loc("up2.norm2")):
      %294 = arith.addf %in, %out : f64 loc(#loc85)
      linalg.yield %294 : f64 loc(#loc85)
    } -> tensor<2x2x1x1xf64> loc(#loc85)
    %212 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%211 : tensor<2x2x1x1xf64>) outs(%34 : tensor<2x2x1x1xf64>) {
    ^bb0(%in: f64 loc("up2.norm2"), %out: f64 loc("up2.norm2")):
      %294 = arith.divf %in, %cst_8 : f64 loc(#loc85)
      linalg.yield %294 : f64 loc(#loc85)
    } -> tensor<2x2x1x1xf64> loc(#loc85)
    %213 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%210, %212 : tensor<2x2x4x16xf64>, tensor<2x2x1x1xf64>) outs(%94 : tensor<2x2x4x16xf64>) {
    ^bb0(%in: f64 loc("up2.norm2"), %in_125: f64 loc("up2.norm2"), %out: f64 loc("up2.norm2")):
      %294 = arith.subf %in, %in_125 : f64 loc(#loc85)
      linalg.yield %294 : f64 loc(#loc85)
    } -> tensor<2x2x4x16xf64> loc(#loc85)
    %214 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%213, %213 : tensor<2x2x4x16xf64>, tensor<2x2x4x16xf64>) outs(%94 : tensor<2x2x4x16xf64>) {
    ^bb0(%in: f64 loc("up2.norm2"), %in_125: f64 loc("up2.norm2"), %out: f64 loc("up2.norm2")):
      %294 = arith.mulf %in, %in_125 : f64 loc(#loc85)
      linalg.yield %294 : f64 loc(#loc85)
    } -> tensor<2x2x4x16xf64> loc(#loc85)
    %215 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%214 : tensor<2x2x4x16xf64>) outs(%35 : tensor<2x2x1x1xf64>) {
    ^bb0(%in: f64 loc("up2.norm2"), %out: f64 loc("up2.norm2")):
      %294 = arith.addf %in, %out : f64 loc(#loc85)
      linalg.yield %294 : f64 loc(#loc85)
    } -> tensor<2x2x1x1xf64> loc(#loc85)
    %216 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%215 : tensor<2x2x1x1xf64>) outs(%34 : tensor<2x2x1x1xf64>) {
    ^bb0(%in: f64 loc("up2.norm2"), %out: f64 loc("up2.norm2")):
      %294 = arith.divf %in, %cst_8 : f64 loc(#loc85)
      linalg.yield %294 : f64 loc(#loc85)
    } -> tensor<2x2x1x1xf64> loc(#loc85)
    %217 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%216 : tensor<2x2x1x1xf64>) outs(%42 : tensor<2x2x1x1xf32>) {
    ^bb0(%in: f64 loc("up2.norm2"), %out: f32 loc("up2.norm2")):
      %294 = arith.truncf %in : f64 to f32 loc(#loc85)
      linalg.yield %294 : f32 loc(#loc85)
    } -> tensor<2x2x1x1xf32> loc(#loc85)
    %218 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%expanded_96 : tensor<2x2x4x16xf32>) outs(%44 : tensor<2x2x1x1xf32>) {
    ^bb0(%in: f32 loc("up2.norm2"), %out: f32 loc("up2.norm2")):
      %294 = arith.addf %in, %out : f32 loc(#loc85)
      linalg.yield %294 : f32 loc(#loc85)
    } -> tensor<2x2x1x1xf32> loc(#loc85)
    %219 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%218 : tensor<2x2x1x1xf32>) outs(%42 : tensor<2x2x1x1xf32>) {
    ^bb0(%in: f32 loc("up2.norm2"), %out: f32 loc("up2.norm2")):
      %294 = arith.divf %in, %cst_9 : f32 loc(#loc85)
      linalg.yield %294 : f32 loc(#loc85)
    } -> tensor<2x2x1x1xf32> loc(#loc85)
    %220 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%217 : tensor<2x2x1x1xf32>) outs(%42 : tensor<2x2x1x1xf32>) {
    ^bb0(%in: f32 loc("up2.norm2"), %out: f32 loc("up2.norm2")):
      %294 = arith.truncf %cst_3 : f64 to f32 loc(#loc85)
      %295 = arith.addf %in, %294 : f32 loc(#loc85)
      linalg.yield %295 : f32 loc(#loc85)
    } -> tensor<2x2x1x1xf32> loc(#loc85)
    %221 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%220 : tensor<2x2x1x1xf32>) outs(%42 : tensor<2x2x1x1xf32>) {
    ^bb0(%in: f32 loc("up2.norm2"), %out: f32 loc("up2.norm2")):
      %294 = math.rsqrt %in : f32 loc(#loc85)
      linalg.yield %294 : f32 loc(#loc85)
    } -> tensor<2x2x1x1xf32> loc(#loc85)
    %expanded_97 = tensor.expand_shape %arg38 [[0, 1, 2, 3]] output_shape [1, 2, 4, 1] : tensor<8xf32> into tensor<1x2x4x1xf32> loc(#loc85)
    %222 = linalg.generic {indexing_maps = [#map2, #map3, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%221, %expanded_97 : tensor<2x2x1x1xf32>, tensor<1x2x4x1xf32>) outs(%107 : tensor<2x2x4x1xf32>) {
    ^bb0(%in: f32 loc("up2.norm2"), %in_125: f32 loc("up2.norm2"), %out: f32 loc("up2.norm2")):
      %294 = arith.mulf %in, %in_125 : f32 loc(#loc85)
      linalg.yield %294 : f32 loc(#loc85)
    } -> tensor<2x2x4x1xf32> loc(#loc85)
    %223 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%219 : tensor<2x2x1x1xf32>) outs(%42 : tensor<2x2x1x1xf32>) {
    ^bb0(%in: f32 loc("up2.norm2"), %out: f32 loc("up2.norm2")):
      %294 = arith.negf %in : f32 loc(#loc85)
      linalg.yield %294 : f32 loc(#loc85)
    } -> tensor<2x2x1x1xf32> loc(#loc85)
    %224 = linalg.generic {indexing_maps = [#map2, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%223, %222 : tensor<2x2x1x1xf32>, tensor<2x2x4x1xf32>) outs(%107 : tensor<2x2x4x1xf32>) {
    ^bb0(%in: f32 loc("up2.norm2"), %in_125: f32 loc("up2.norm2"), %out: f32 loc("up2.norm2")):
      %294 = arith.mulf %in, %in_125 : f32 loc(#loc85)
      linalg.yield %294 : f32 loc(#loc85)
    } -> tensor<2x2x4x1xf32> loc(#loc85)
    %expanded_98 = tensor.expand_shape %arg39 [[0, 1, 2, 3]] output_shape [1, 2, 4, 1] : tensor<8xf32> into tensor<1x2x4x1xf32> loc(#loc85)
    %225 = linalg.generic {indexing_maps = [#map, #map3, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%224, %expanded_98 : tensor<2x2x4x1xf32>, tensor<1x2x4x1xf32>) outs(%107 : tensor<2x2x4x1xf32>) {
    ^bb0(%in: f32 loc("up2.norm2"), %in_125: f32 loc("up2.norm2"), %out: f32 loc("up2.norm2")):
      %294 = arith.addf %in, %in_125 : f32 loc(#loc85)
      linalg.yield %294 : f32 loc(#loc85)
    } -> tensor<2x2x4x1xf32> loc(#loc85)
    %226 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst_27, %cst_28, %cst_29, %cst_30 : tensor<2x8xi64>, tensor<2x8xi64>, tensor<2x8xi64>, tensor<2x8xi64>) outs(%112 : tensor<2x8xf32>) {
    ^bb0(%in: i64 loc("up2.norm2"), %in_125: i64 loc("up2.norm2"), %in_126: i64 loc("up2.norm2"), %in_127: i64 loc("up2.norm2"), %out: f32 loc("up2.norm2")):
      %294 = arith.cmpi slt, %in, %c0_i64 : i64 loc(#loc85)
      %295 = arith.addi %in, %c2_i64 : i64 loc(#loc85)
      %296 = arith.select %294, %295, %in : i64 loc(#loc85)
      %297 = arith.index_cast %296 : i64 to index loc(#loc85)
      %298 = arith.cmpi slt, %in_125, %c0_i64 : i64 loc(#loc85)
      %299 = arith.addi %in_125, %c2_i64 : i64 loc(#loc85)
      %300 = arith.select %298, %299, %in_125 : i64 loc(#loc85)
      %301 = arith.index_cast %300 : i64 to index loc(#loc85)
      %302 = arith.cmpi slt, %in_126, %c0_i64 : i64 loc(#loc85)
      %303 = arith.addi %in_126, %c4_i64 : i64 loc(#loc85)
      %304 = arith.select %302, %303, %in_126 : i64 loc(#loc85)
      %305 = arith.index_cast %304 : i64 to index loc(#loc85)
      %306 = arith.cmpi slt, %in_127, %c0_i64 : i64 loc(#loc85)
      %307 = arith.addi %in_127, %c1_i64 : i64 loc(#loc85)
      %308 = arith.select %306, %307, %in_127 : i64 loc(#loc85)
      %309 = arith.index_cast %308 : i64 to index loc(#loc85)
      %extracted = tensor.extract %222[%297, %301, %305, %309] : tensor<2x2x4x1xf32> loc(#loc85)
      linalg.yield %extracted : f32 loc(#loc85)
    } -> tensor<2x8xf32> loc(#loc85)
    %227 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst_27, %cst_28, %cst_29, %cst_30 : tensor<2x8xi64>, tensor<2x8xi64>, tensor<2x8xi64>, tensor<2x8xi64>) outs(%112 : tensor<2x8xf32>) {
    ^bb0(%in: i64 loc("up2.norm2"), %in_125: i64 loc("up2.norm2"), %in_126: i64 loc("up2.norm2"), %in_127: i64 loc("up2.norm2"), %out: f32 loc("up2.norm2")):
      %294 = arith.cmpi slt, %in, %c0_i64 : i64 loc(#loc85)
      %295 = arith.addi %in, %c2_i64 : i64 loc(#loc85)
      %296 = arith.select %294, %295, %in : i64 loc(#loc85)
      %297 = arith.index_cast %296 : i64 to index loc(#loc85)
      %298 = arith.cmpi slt, %in_125, %c0_i64 : i64 loc(#loc85)
      %299 = arith.addi %in_125, %c2_i64 : i64 loc(#loc85)
      %300 = arith.select %298, %299, %in_125 : i64 loc(#loc85)
      %301 = arith.index_cast %300 : i64 to index loc(#loc85)
      %302 = arith.cmpi slt, %in_126, %c0_i64 : i64 loc(#loc85)
      %303 = arith.addi %in_126, %c4_i64 : i64 loc(#loc85)
      %304 = arith.select %302, %303, %in_126 : i64 loc(#loc85)
      %305 = arith.index_cast %304 : i64 to index loc(#loc85)
      %306 = arith.cmpi slt, %in_127, %c0_i64 : i64 loc(#loc85)
      %307 = arith.addi %in_127, %c1_i64 : i64 loc(#loc85)
      %308 = arith.select %306, %307, %in_127 : i64 loc(#loc85)
      %309 = arith.index_cast %308 : i64 to index loc(#loc85)
      %extracted = tensor.extract %225[%297, %301, %305, %309] : tensor<2x2x4x1xf32> loc(#loc85)
      linalg.yield %extracted : f32 loc(#loc85)
    } -> tensor<2x8xf32> loc(#loc85)
    %expanded_99 = tensor.expand_shape %226 [[0], [1, 2, 3]] output_shape [2, 8, 1, 1] : tensor<2x8xf32> into tensor<2x8x1x1xf32> loc(#loc85)
    %expanded_100 = tensor.expand_shape %227 [[0], [1, 2, 3]] output_shape [2, 8, 1, 1] : tensor<2x8xf32> into tensor<2x8x1x1xf32> loc(#loc85)
    %228 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%209, %expanded_99 : tensor<2x8x4x4xf32>, tensor<2x8x1x1xf32>) outs(%92 : tensor<2x8x4x4xf32>) {
    ^bb0(%in: f32 loc("up2.conv1"), %in_125: f32 loc("up2.norm2"), %out: f32 loc("up2.norm2")):
      %294 = arith.mulf %in, %in_125 : f32 loc(#loc85)
      linalg.yield %294 : f32 loc(#loc85)
    } -> tensor<2x8x4x4xf32> loc(#loc85)
    %229 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%228, %expanded_100 : tensor<2x8x4x4xf32>, tensor<2x8x1x1xf32>) outs(%92 : tensor<2x8x4x4xf32>) {
    ^bb0(%in: f32 loc("up2.norm2"), %in_125: f32 loc("up2.norm2"), %out: f32 loc("up2.norm2")):
      %294 = arith.addf %in, %in_125 : f32 loc(#loc85)
      linalg.yield %294 : f32 loc(#loc85)
    } -> tensor<2x8x4x4xf32> loc(#loc85)
    %230 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%229 : tensor<2x8x4x4xf32>) outs(%92 : tensor<2x8x4x4xf32>) {
    ^bb0(%in: f32 loc("up2.norm2"), %out: f32 loc("up2")):
      %294 = arith.negf %in : f32 loc(#loc83)
      %295 = math.exp %294 : f32 loc(#loc83)
      %296 = arith.addf %295, %cst_1 : f32 loc(#loc83)
      %297 = arith.divf %cst_1, %296 : f32 loc(#loc83)
      linalg.yield %297 : f32 loc(#loc83)
    } -> tensor<2x8x4x4xf32> loc(#loc83)
    %231 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%229, %230 : tensor<2x8x4x4xf32>, tensor<2x8x4x4xf32>) outs(%92 : tensor<2x8x4x4xf32>) {
    ^bb0(%in: f32 loc("up2.norm2"), %in_125: f32 loc("up2"), %out: f32 loc("up2")):
      %294 = arith.mulf %in, %in_125 : f32 loc(#loc83)
      linalg.yield %294 : f32 loc(#loc83)
    } -> tensor<2x8x4x4xf32> loc(#loc83)
    %padded_101 = tensor.pad %231 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg60: index loc("up2.conv2"), %arg61: index loc("up2.conv2"), %arg62: index loc("up2.conv2"), %arg63: index loc("up2.conv2")):
      tensor.yield %cst_0 : f32 loc(#loc86)
    } : tensor<2x8x4x4xf32> to tensor<2x8x6x6xf32> loc(#loc86)
    %broadcasted_102 = linalg.broadcast ins(%arg41 : tensor<8xf32>) outs(%92 : tensor<2x8x4x4xf32>) dimensions = [0, 2, 3]  loc(#loc86)
    %232 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%padded_101, %arg40 : tensor<2x8x6x6xf32>, tensor<8x8x3x3xf32>) outs(%broadcasted_102 : tensor<2x8x4x4xf32>) -> tensor<2x8x4x4xf32> loc(#loc86)
    %broadcasted_103 = linalg.broadcast ins(%arg43 : tensor<8xf32>) outs(%92 : tensor<2x8x4x4xf32>) dimensions = [0, 2, 3]  loc(#loc87)
    %233 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%concat, %arg42 : tensor<2x16x4x4xf32>, tensor<8x16x1x1xf32>) outs(%broadcasted_103 : tensor<2x8x4x4xf32>) -> tensor<2x8x4x4xf32> loc(#loc87)
    %234 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%232, %233 : tensor<2x8x4x4xf32>, tensor<2x8x4x4xf32>) outs(%92 : tensor<2x8x4x4xf32>) {
    ^bb0(%in: f32 loc("up2.conv2"), %in_125: f32 loc("up2.shortcut"), %out: f32 loc("up2")):
      %294 = arith.addf %in, %in_125 : f32 loc(#loc83)
      linalg.yield %294 : f32 loc(#loc83)
    } -> tensor<2x8x4x4xf32> loc(#loc83)
    %235 = tensor.empty() : tensor<2x8x8x8xf32> loc(#loc88)
    %236 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%235 : tensor<2x8x8x8xf32>) {
    ^bb0(%out: f32 loc("raise1.0")):
      %294 = linalg.index 0 : index loc(#loc88)
      %295 = linalg.index 1 : index loc(#loc88)
      %296 = linalg.index 2 : index loc(#loc88)
      %297 = linalg.index 3 : index loc(#loc88)
      %298 = arith.index_cast %296 : index to i64 loc(#loc88)
      %299 = arith.sitofp %298 : i64 to f32 loc(#loc88)
      %300 = arith.divf %299, %cst_14 : f32 loc(#loc88)
      %301 = math.floor %300 : f32 loc(#loc88)
      %302 = arith.maximumf %301, %cst_0 : f32 loc(#loc88)
      %303 = arith.minimumf %302, %cst_18 : f32 loc(#loc88)
      %304 = arith.fptosi %303 : f32 to i64 loc(#loc88)
      %305 = arith.index_cast %304 : i64 to index loc(#loc88)
      %306 = arith.index_cast %297 : index to i64 loc(#loc88)
      %307 = arith.sitofp %306 : i64 to f32 loc(#loc88)
      %308 = arith.divf %307, %cst_14 : f32 loc(#loc88)
      %309 = math.floor %308 : f32 loc(#loc88)
      %310 = arith.maximumf %309, %cst_0 : f32 loc(#loc88)
      %311 = arith.minimumf %310, %cst_18 : f32 loc(#loc88)
      %312 = arith.fptosi %311 : f32 to i64 loc(#loc88)
      %313 = arith.index_cast %312 : i64 to index loc(#loc88)
      %extracted = tensor.extract %234[%294, %295, %305, %313] : tensor<2x8x4x4xf32> loc(#loc88)
      linalg.yield %extracted : f32 loc(#loc88)
    } -> tensor<2x8x8x8xf32> loc(#loc88)
    %padded_104 = tensor.pad %236 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg60: index loc("raise1.1"), %arg61: index loc("raise1.1"), %arg62: index loc("raise1.1"), %arg63: index loc("raise1.1")):
      tensor.yield %cst_0 : f32 loc(#loc89)
    } : tensor<2x8x8x8xf32> to tensor<2x8x10x10xf32> loc(#loc89)
    %broadcasted_105 = linalg.broadcast ins(%arg45 : tensor<4xf32>) outs(%30 : tensor<2x4x8x8xf32>) dimensions = [0, 2, 3]  loc(#loc89)
    %237 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%padded_104, %arg44 : tensor<2x8x10x10xf32>, tensor<4x8x3x3xf32>) outs(%broadcasted_105 : tensor<2x4x8x8xf32>) -> tensor<2x4x8x8xf32> loc(#loc89)
    %concat_106 = tensor.concat dim(1) %237, %63 : (tensor<2x4x8x8xf32>, tensor<2x4x8x8xf32>) -> tensor<2x8x8x8xf32> loc(#loc62)
    %collapsed_107 = tensor.collapse_shape %concat_106 [[0], [1], [2, 3]] : tensor<2x8x8x8xf32> into tensor<2x8x64xf32> loc(#loc90)
    %expanded_108 = tensor.expand_shape %collapsed_107 [[0], [1, 2], [3]] output_shape [2, 1, 8, 64] : tensor<2x8x64xf32> into tensor<2x1x8x64xf32> loc(#loc90)
    %238 = tensor.empty() : tensor<2x1x8x64xf64> loc(#loc90)
    %239 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_108 : tensor<2x1x8x64xf32>) outs(%238 : tensor<2x1x8x64xf64>) {
    ^bb0(%in: f32 loc("up1.norm1"), %out: f64 loc("up1.norm1")):
      %294 = arith.extf %in : f32 to f64 loc(#loc90)
      linalg.yield %294 : f64 loc(#loc90)
    } -> tensor<2x1x8x64xf64> loc(#loc90)
    %240 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%239 : tensor<2x1x8x64xf64>) outs(%3 : tensor<2x1x1x1xf64>) {
    ^bb0(%in: f64 loc("up1.norm1"), %out: f64 loc("up1.norm1")):
      %294 = arith.addf %in, %out : f64 loc(#loc90)
      linalg.yield %294 : f64 loc(#loc90)
    } -> tensor<2x1x1x1xf64> loc(#loc90)
    %241 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%240 : tensor<2x1x1x1xf64>) outs(%2 : tensor<2x1x1x1xf64>) {
    ^bb0(%in: f64 loc("up1.norm1"), %out: f64 loc("up1.norm1")):
      %294 = arith.divf %in, %cst_15 : f64 loc(#loc90)
      linalg.yield %294 : f64 loc(#loc90)
    } -> tensor<2x1x1x1xf64> loc(#loc90)
    %242 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%239, %241 : tensor<2x1x8x64xf64>, tensor<2x1x1x1xf64>) outs(%238 : tensor<2x1x8x64xf64>) {
    ^bb0(%in: f64 loc("up1.norm1"), %in_125: f64 loc("up1.norm1"), %out: f64 loc("up1.norm1")):
      %294 = arith.subf %in, %in_125 : f64 loc(#loc90)
      linalg.yield %294 : f64 loc(#loc90)
    } -> tensor<2x1x8x64xf64> loc(#loc90)
    %243 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%242, %242 : tensor<2x1x8x64xf64>, tensor<2x1x8x64xf64>) outs(%238 : tensor<2x1x8x64xf64>) {
    ^bb0(%in: f64 loc("up1.norm1"), %in_125: f64 loc("up1.norm1"), %out: f64 loc("up1.norm1")):
      %294 = arith.mulf %in, %in_125 : f64 loc(#loc90)
      linalg.yield %294 : f64 loc(#loc90)
    } -> tensor<2x1x8x64xf64> loc(#loc90)
    %244 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%243 : tensor<2x1x8x64xf64>) outs(%3 : tensor<2x1x1x1xf64>) {
    ^bb0(%in: f64 loc("up1.norm1"), %out: f64 loc("up1.norm1")):
      %294 = arith.addf %in, %out : f64 loc(#loc90)
      linalg.yield %294 : f64 loc(#loc90)
    } -> tensor<2x1x1x1xf64> loc(#loc90)
    %245 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%244 : tensor<2x1x1x1xf64>) outs(%2 : tensor<2x1x1x1xf64>) {
    ^bb0(%in: f64 loc("up1.norm1"), %out: f64 loc("up1.norm1")):
      %294 = arith.divf %in, %cst_15 : f64 loc(#loc90)
      linalg.yield %294 : f64 loc(#loc90)
    } -> tensor<2x1x1x1xf64> loc(#loc90)
    %246 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%245 : tensor<2x1x1x1xf64>) outs(%10 : tensor<2x1x1x1xf32>) {
    ^bb0(%in: f64 loc("up1.norm1"), %out: f32 loc("up1.norm1")):
      %294 = arith.truncf %in : f64 to f32 loc(#loc90)
      linalg.yield %294 : f32 loc(#loc90)
    } -> tensor<2x1x1x1xf32> loc(#loc90)
    %247 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%expanded_108 : tensor<2x1x8x64xf32>) outs(%12 : tensor<2x1x1x1xf32>) {
    ^bb0(%in: f32 loc("up1.norm1"), %out: f32 loc("up1.norm1")):
      %294 = arith.addf %in, %out : f32 loc(#loc90)
      linalg.yield %294 : f32 loc(#loc90)
    } -> tensor<2x1x1x1xf32> loc(#loc90)
    %248 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%247 : tensor<2x1x1x1xf32>) outs(%10 : tensor<2x1x1x1xf32>) {
    ^bb0(%in: f32 loc("up1.norm1"), %out: f32 loc("up1.norm1")):
      %294 = arith.divf %in, %cst_16 : f32 loc(#loc90)
      linalg.yield %294 : f32 loc(#loc90)
    } -> tensor<2x1x1x1xf32> loc(#loc90)
    %249 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%246 : tensor<2x1x1x1xf32>) outs(%10 : tensor<2x1x1x1xf32>) {
    ^bb0(%in: f32 loc("up1.norm1"), %out: f32 loc("up1.norm1")):
      %294 = arith.truncf %cst_3 : f64 to f32 loc(#loc90)
      %295 = arith.addf %in, %294 : f32 loc(#loc90)
      linalg.yield %295 : f32 loc(#loc90)
    } -> tensor<2x1x1x1xf32> loc(#loc90)
    %250 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%249 : tensor<2x1x1x1xf32>) outs(%10 : tensor<2x1x1x1xf32>) {
    ^bb0(%in: f32 loc("up1.norm1"), %out: f32 loc("up1.norm1")):
      %294 = math.rsqrt %in : f32 loc(#loc90)
      linalg.yield %294 : f32 loc(#loc90)
    } -> tensor<2x1x1x1xf32> loc(#loc90)
    %expanded_109 = tensor.expand_shape %arg46 [[0, 1, 2, 3]] output_shape [1, 1, 8, 1] : tensor<8xf32> into tensor<1x1x8x1xf32> loc(#loc90)
    %251 = linalg.generic {indexing_maps = [#map2, #map3, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%250, %expanded_109 : tensor<2x1x1x1xf32>, tensor<1x1x8x1xf32>) outs(%137 : tensor<2x1x8x1xf32>) {
    ^bb0(%in: f32 loc("up1.norm1"), %in_125: f32 loc("up1.norm1"), %out: f32 loc("up1.norm1")):
      %294 = arith.mulf %in, %in_125 : f32 loc(#loc90)
      linalg.yield %294 : f32 loc(#loc90)
    } -> tensor<2x1x8x1xf32> loc(#loc90)
    %252 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%248 : tensor<2x1x1x1xf32>) outs(%10 : tensor<2x1x1x1xf32>) {
    ^bb0(%in: f32 loc("up1.norm1"), %out: f32 loc("up1.norm1")):
      %294 = arith.negf %in : f32 loc(#loc90)
      linalg.yield %294 : f32 loc(#loc90)
    } -> tensor<2x1x1x1xf32> loc(#loc90)
    %253 = linalg.generic {indexing_maps = [#map2, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%252, %251 : tensor<2x1x1x1xf32>, tensor<2x1x8x1xf32>) outs(%137 : tensor<2x1x8x1xf32>) {
    ^bb0(%in: f32 loc("up1.norm1"), %in_125: f32 loc("up1.norm1"), %out: f32 loc("up1.norm1")):
      %294 = arith.mulf %in, %in_125 : f32 loc(#loc90)
      linalg.yield %294 : f32 loc(#loc90)
    } -> tensor<2x1x8x1xf32> loc(#loc90)
    %expanded_110 = tensor.expand_shape %arg47 [[0, 1, 2, 3]] output_shape [1, 1, 8, 1] : tensor<8xf32> into tensor<1x1x8x1xf32> loc(#loc90)
    %254 = linalg.generic {indexing_maps = [#map, #map3, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%253, %expanded_110 : tensor<2x1x8x1xf32>, tensor<1x1x8x1xf32>) outs(%137 : tensor<2x1x8x1xf32>) {
    ^bb0(%in: f32 loc("up1.norm1"), %in_125: f32 loc("up1.norm1"), %out: f32 loc("up1.norm1")):
      %294 = arith.addf %in, %in_125 : f32 loc(#loc90)
      linalg.yield %294 : f32 loc(#loc90)
    } -> tensor<2x1x8x1xf32> loc(#loc90)
    %255 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst_27, %cst_30, %cst_31, %cst_30 : tensor<2x8xi64>, tensor<2x8xi64>, tensor<2x8xi64>, tensor<2x8xi64>) outs(%112 : tensor<2x8xf32>) {
    ^bb0(%in: i64 loc("up1.norm1"), %in_125: i64 loc("up1.norm1"), %in_126: i64 loc("up1.norm1"), %in_127: i64 loc("up1.norm1"), %out: f32 loc("up1.norm1")):
      %294 = arith.cmpi slt, %in, %c0_i64 : i64 loc(#loc90)
      %295 = arith.addi %in, %c2_i64 : i64 loc(#loc90)
      %296 = arith.select %294, %295, %in : i64 loc(#loc90)
      %297 = arith.index_cast %296 : i64 to index loc(#loc90)
      %298 = arith.cmpi slt, %in_125, %c0_i64 : i64 loc(#loc90)
      %299 = arith.addi %in_125, %c1_i64 : i64 loc(#loc90)
      %300 = arith.select %298, %299, %in_125 : i64 loc(#loc90)
      %301 = arith.index_cast %300 : i64 to index loc(#loc90)
      %302 = arith.cmpi slt, %in_126, %c0_i64 : i64 loc(#loc90)
      %303 = arith.addi %in_126, %c8_i64 : i64 loc(#loc90)
      %304 = arith.select %302, %303, %in_126 : i64 loc(#loc90)
      %305 = arith.index_cast %304 : i64 to index loc(#loc90)
      %306 = arith.cmpi slt, %in_127, %c0_i64 : i64 loc(#loc90)
      %307 = arith.addi %in_127, %c1_i64 : i64 loc(#loc90)
      %308 = arith.select %306, %307, %in_127 : i64 loc(#loc90)
      %309 = arith.index_cast %308 : i64 to index loc(#loc90)
      %extracted = tensor.extract %251[%297, %301, %305, %309] : tensor<2x1x8x1xf32> loc(#loc90)
      linalg.yield %extracted : f32 loc(#loc90)
    } -> tensor<2x8xf32> loc(#loc90)
    %256 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst_27, %cst_30, %cst_31, %cst_30 : tensor<2x8xi64>, tensor<2x8xi64>, tensor<2x8xi64>, tensor<2x8xi64>) outs(%112 : tensor<2x8xf32>) {
    ^bb0(%in: i64 loc("up1.norm1"), %in_125: i64 loc("up1.norm1"), %in_126: i64 loc("up1.norm1"), %in_127: i64 loc("up1.norm1"), %out: f32 loc("up1.norm1")):
      %294 = arith.cmpi slt, %in, %c0_i64 : i64 loc(#loc90)
      %295 = arith.addi %in, %c2_i64 : i64 loc(#loc90)
      %296 = arith.select %294, %295, %in : i64 loc(#loc90)
      %297 = arith.index_cast %296 : i64 to index loc(#loc90)
      %298 = arith.cmpi slt, %in_125, %c0_i64 : i64 loc(#loc90)
      %299 = arith.addi %in_125, %c1_i64 : i64 loc(#loc90)
      %300 = arith.select %298, %299, %in_125 : i64 loc(#loc90)
      %301 = arith.index_cast %300 : i64 to index loc(#loc90)
      %302 = arith.cmpi slt, %in_126, %c0_i64 : i64 loc(#loc90)
      %303 = arith.addi %in_126, %c8_i64 : i64 loc(#loc90)
      %304 = arith.select %302, %303, %in_126 : i64 loc(#loc90)
      %305 = arith.index_cast %304 : i64 to index loc(#loc90)
      %306 = arith.cmpi slt, %in_127, %c0_i64 : i64 loc(#loc90)
      %307 = arith.addi %in_127, %c1_i64 : i64 loc(#loc90)
      %308 = arith.select %306, %307, %in_127 : i64 loc(#loc90)
      %309 = arith.index_cast %308 : i64 to index loc(#loc90)
      %extracted = tensor.extract %254[%297, %301, %305, %309] : tensor<2x1x8x1xf32> loc(#loc90)
      linalg.yield %extracted : f32 loc(#loc90)
    } -> tensor<2x8xf32> loc(#loc90)
    %expanded_111 = tensor.expand_shape %255 [[0], [1, 2, 3]] output_shape [2, 8, 1, 1] : tensor<2x8xf32> into tensor<2x8x1x1xf32> loc(#loc90)
    %expanded_112 = tensor.expand_shape %256 [[0], [1, 2, 3]] output_shape [2, 8, 1, 1] : tensor<2x8xf32> into tensor<2x8x1x1xf32> loc(#loc90)
    %257 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_106, %expanded_111 : tensor<2x8x8x8xf32>, tensor<2x8x1x1xf32>) outs(%235 : tensor<2x8x8x8xf32>) {
    ^bb0(%in: f32 loc("<loss>"), %in_125: f32 loc("up1.norm1"), %out: f32 loc("up1.norm1")):
      %294 = arith.mulf %in, %in_125 : f32 loc(#loc90)
      linalg.yield %294 : f32 loc(#loc90)
    } -> tensor<2x8x8x8xf32> loc(#loc90)
    %258 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%257, %expanded_112 : tensor<2x8x8x8xf32>, tensor<2x8x1x1xf32>) outs(%235 : tensor<2x8x8x8xf32>) {
    ^bb0(%in: f32 loc("up1.norm1"), %in_125: f32 loc("up1.norm1"), %out: f32 loc("up1.norm1")):
      %294 = arith.addf %in, %in_125 : f32 loc(#loc90)
      linalg.yield %294 : f32 loc(#loc90)
    } -> tensor<2x8x8x8xf32> loc(#loc90)
    %259 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%258 : tensor<2x8x8x8xf32>) outs(%235 : tensor<2x8x8x8xf32>) {
    ^bb0(%in: f32 loc("up1.norm1"), %out: f32 loc("up1")):
      %294 = arith.negf %in : f32 loc(#loc91)
      %295 = math.exp %294 : f32 loc(#loc91)
      %296 = arith.addf %295, %cst_1 : f32 loc(#loc91)
      %297 = arith.divf %cst_1, %296 : f32 loc(#loc91)
      linalg.yield %297 : f32 loc(#loc91)
    } -> tensor<2x8x8x8xf32> loc(#loc91)
    %260 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%258, %259 : tensor<2x8x8x8xf32>, tensor<2x8x8x8xf32>) outs(%235 : tensor<2x8x8x8xf32>) {
    ^bb0(%in: f32 loc("up1.norm1"), %in_125: f32 loc("up1"), %out: f32 loc("up1")):
      %294 = arith.mulf %in, %in_125 : f32 loc(#loc91)
      linalg.yield %294 : f32 loc(#loc91)
    } -> tensor<2x8x8x8xf32> loc(#loc91)
    %padded_113 = tensor.pad %260 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg60: index loc("up1.conv1"), %arg61: index loc("up1.conv1"), %arg62: index loc("up1.conv1"), %arg63: index loc("up1.conv1")):
      tensor.yield %cst_0 : f32 loc(#loc92)
    } : tensor<2x8x8x8xf32> to tensor<2x8x10x10xf32> loc(#loc92)
    %broadcasted_114 = linalg.broadcast ins(%arg49 : tensor<4xf32>) outs(%30 : tensor<2x4x8x8xf32>) dimensions = [0, 2, 3]  loc(#loc92)
    %261 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%padded_113, %arg48 : tensor<2x8x10x10xf32>, tensor<4x8x3x3xf32>) outs(%broadcasted_114 : tensor<2x4x8x8xf32>) -> tensor<2x4x8x8xf32> loc(#loc92)
    %collapsed_115 = tensor.collapse_shape %261 [[0], [1], [2, 3]] : tensor<2x4x8x8xf32> into tensor<2x4x64xf32> loc(#loc93)
    %expanded_116 = tensor.expand_shape %collapsed_115 [[0], [1, 2], [3]] output_shape [2, 2, 2, 64] : tensor<2x4x64xf32> into tensor<2x2x2x64xf32> loc(#loc93)
    %262 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_116 : tensor<2x2x2x64xf32>) outs(%32 : tensor<2x2x2x64xf64>) {
    ^bb0(%in: f32 loc("up1.norm2"), %out: f64 loc("up1.norm2")):
      %294 = arith.extf %in : f32 to f64 loc(#loc93)
      linalg.yield %294 : f64 loc(#loc93)
    } -> tensor<2x2x2x64xf64> loc(#loc93)
    %263 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%262 : tensor<2x2x2x64xf64>) outs(%35 : tensor<2x2x1x1xf64>) {
    ^bb0(%in: f64 loc("up1.norm2"), %out: f64 loc("up1.norm2")):
      %294 = arith.addf %in, %out : f64 loc(#loc93)
      linalg.yield %294 : f64 loc(#loc93)
    } -> tensor<2x2x1x1xf64> loc(#loc93)
    %264 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%263 : tensor<2x2x1x1xf64>) outs(%34 : tensor<2x2x1x1xf64>) {
    ^bb0(%in: f64 loc("up1.norm2"), %out: f64 loc("up1.norm2")):
      %294 = arith.divf %in, %cst_6 : f64 loc(#loc93)
      linalg.yield %294 : f64 loc(#loc93)
    } -> tensor<2x2x1x1xf64> loc(#loc93)
    %265 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%262, %264 : tensor<2x2x2x64xf64>, tensor<2x2x1x1xf64>) outs(%32 : tensor<2x2x2x64xf64>) {
    ^bb0(%in: f64 loc("up1.norm2"), %in_125: f64 loc("up1.norm2"), %out: f64 loc("up1.norm2")):
      %294 = arith.subf %in, %in_125 : f64 loc(#loc93)
      linalg.yield %294 : f64 loc(#loc93)
    } -> tensor<2x2x2x64xf64> loc(#loc93)
    %266 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%265, %265 : tensor<2x2x2x64xf64>, tensor<2x2x2x64xf64>) outs(%32 : tensor<2x2x2x64xf64>) {
    ^bb0(%in: f64 loc("up1.norm2"), %in_125: f64 loc("up1.norm2"), %out: f64 loc("up1.norm2")):
      %294 = arith.mulf %in, %in_125 : f64 loc(#loc93)
      linalg.yield %294 : f64 loc(#loc93)
    } -> tensor<2x2x2x64xf64> loc(#loc93)
    %267 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%266 : tensor<2x2x2x64xf64>) outs(%35 : tensor<2x2x1x1xf64>) {
    ^bb0(%in: f64 loc("up1.norm2"), %out: f64 loc("up1.norm2")):
      %294 = arith.addf %in, %out : f64 loc(#loc93)
      linalg.yield %294 : f64 loc(#loc93)
    } -> tensor<2x2x1x1xf64> loc(#loc93)
    %268 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%267 : tensor<2x2x1x1xf64>) outs(%34 : tensor<2x2x1x1xf64>) {
    ^bb0(%in: f64 loc("up1.norm2"), %out: f64 loc("up1.norm2")):
      %294 = arith.divf %in, %cst_6 : f64 loc(#loc93)
      linalg.yield %294 : f64 loc(#loc93)
    } -> tensor<2x2x1x1xf64> loc(#loc93)
    %269 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%268 : tensor<2x2x1x1xf64>) outs(%42 : tensor<2x2x1x1xf32>) {
    ^bb0(%in: f64 loc("up1.norm2"), %out: f32 loc("up1.norm2")):
      %294 = arith.truncf %in : f64 to f32 loc(#loc93)
      linalg.yield %294 : f32 loc(#loc93)
    } -> tensor<2x2x1x1xf32> loc(#loc93)
    %270 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%expanded_116 : tensor<2x2x2x64xf32>) outs(%44 : tensor<2x2x1x1xf32>) {
    ^bb0(%in: f32 loc("up1.norm2"), %out: f32 loc("up1.norm2")):
      %294 = arith.addf %in, %out : f32 loc(#loc93)
      linalg.yield %294 : f32 loc(#loc93)
    } -> tensor<2x2x1x1xf32> loc(#loc93)
    %271 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%270 : tensor<2x2x1x1xf32>) outs(%42 : tensor<2x2x1x1xf32>) {
    ^bb0(%in: f32 loc("up1.norm2"), %out: f32 loc("up1.norm2")):
      %294 = arith.divf %in, %cst_7 : f32 loc(#loc93)
      linalg.yield %294 : f32 loc(#loc93)
    } -> tensor<2x2x1x1xf32> loc(#loc93)
    %272 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%269 : tensor<2x2x1x1xf32>) outs(%42 : tensor<2x2x1x1xf32>) {
    ^bb0(%in: f32 loc("up1.norm2"), %out: f32 loc("up1.norm2")):
      %294 = arith.truncf %cst_3 : f64 to f32 loc(#loc93)
      %295 = arith.addf %in, %294 : f32 loc(#loc93)
      linalg.yield %295 : f32 loc(#loc93)
    } -> tensor<2x2x1x1xf32> loc(#loc93)
    %273 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%272 : tensor<2x2x1x1xf32>) outs(%42 : tensor<2x2x1x1xf32>) {
    ^bb0(%in: f32 loc("up1.norm2"), %out: f32 loc("up1.norm2")):
      %294 = math.rsqrt %in : f32 loc(#loc93)
      linalg.yield %294 : f32 loc(#loc93)
    } -> tensor<2x2x1x1xf32> loc(#loc93)
    %expanded_117 = tensor.expand_shape %arg50 [[0, 1, 2, 3]] output_shape [1, 2, 2, 1] : tensor<4xf32> into tensor<1x2x2x1xf32> loc(#loc93)
    %274 = linalg.generic {indexing_maps = [#map2, #map3, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%273, %expanded_117 : tensor<2x2x1x1xf32>, tensor<1x2x2x1xf32>) outs(%49 : tensor<2x2x2x1xf32>) {
    ^bb0(%in: f32 loc("up1.norm2"), %in_125: f32 loc("up1.norm2"), %out: f32 loc("up1.norm2")):
      %294 = arith.mulf %in, %in_125 : f32 loc(#loc93)
      linalg.yield %294 : f32 loc(#loc93)
    } -> tensor<2x2x2x1xf32> loc(#loc93)
    %275 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%271 : tensor<2x2x1x1xf32>) outs(%42 : tensor<2x2x1x1xf32>) {
    ^bb0(%in: f32 loc("up1.norm2"), %out: f32 loc("up1.norm2")):
      %294 = arith.negf %in : f32 loc(#loc93)
      linalg.yield %294 : f32 loc(#loc93)
    } -> tensor<2x2x1x1xf32> loc(#loc93)
    %276 = linalg.generic {indexing_maps = [#map2, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%275, %274 : tensor<2x2x1x1xf32>, tensor<2x2x2x1xf32>) outs(%49 : tensor<2x2x2x1xf32>) {
    ^bb0(%in: f32 loc("up1.norm2"), %in_125: f32 loc("up1.norm2"), %out: f32 loc("up1.norm2")):
      %294 = arith.mulf %in, %in_125 : f32 loc(#loc93)
      linalg.yield %294 : f32 loc(#loc93)
    } -> tensor<2x2x2x1xf32> loc(#loc93)
    %expanded_118 = tensor.expand_shape %arg51 [[0, 1, 2, 3]] output_shape [1, 2, 2, 1] : tensor<4xf32> into tensor<1x2x2x1xf32> loc(#loc93)
    %277 = linalg.generic {indexing_maps = [#map, #map3, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%276, %expanded_118 : tensor<2x2x2x1xf32>, tensor<1x2x2x1xf32>) outs(%49 : tensor<2x2x2x1xf32>) {
    ^bb0(%in: f32 loc("up1.norm2"), %in_125: f32 loc("up1.norm2"), %out: f32 loc("up1.norm2")):
      %294 = arith.addf %in, %in_125 : f32 loc(#loc93)
      linalg.yield %294 : f32 loc(#loc93)
    } -> tensor<2x2x2x1xf32> loc(#loc93)
    %278 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst_22, %cst_23, %cst_24, %cst_25 : tensor<2x4xi64>, tensor<2x4xi64>, tensor<2x4xi64>, tensor<2x4xi64>) outs(%54 : tensor<2x4xf32>) {
    ^bb0(%in: i64 loc("up1.norm2"), %in_125: i64 loc("up1.norm2"), %in_126: i64 loc("up1.norm2"), %in_127: i64 loc("up1.norm2"), %out: f32 loc("up1.norm2")):
      %294 = arith.cmpi slt, %in, %c0_i64 : i64 loc(#loc93)
      %295 = arith.addi %in, %c2_i64 : i64 loc(#loc93)
      %296 = arith.select %294, %295, %in : i64 loc(#loc93)
      %297 = arith.index_cast %296 : i64 to index loc(#loc93)
      %298 = arith.cmpi slt, %in_125, %c0_i64 : i64 loc(#loc93)
      %299 = arith.addi %in_125, %c2_i64 : i64 loc(#loc93)
      %300 = arith.select %298, %299, %in_125 : i64 loc(#loc93)
      %301 = arith.index_cast %300 : i64 to index loc(#loc93)
      %302 = arith.cmpi slt, %in_126, %c0_i64 : i64 loc(#loc93)
      %303 = arith.addi %in_126, %c2_i64 : i64 loc(#loc93)
      %304 = arith.select %302, %303, %in_126 : i64 loc(#loc93)
      %305 = arith.index_cast %304 : i64 to index loc(#loc93)
      %306 = arith.cmpi slt, %in_127, %c0_i64 : i64 loc(#loc93)
      %307 = arith.addi %in_127, %c1_i64 : i64 loc(#loc93)
      %308 = arith.select %306, %307, %in_127 : i64 loc(#loc93)
      %309 = arith.index_cast %308 : i64 to index loc(#loc93)
      %extracted = tensor.extract %274[%297, %301, %305, %309] : tensor<2x2x2x1xf32> loc(#loc93)
      linalg.yield %extracted : f32 loc(#loc93)
    } -> tensor<2x4xf32> loc(#loc93)
    %279 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst_22, %cst_23, %cst_24, %cst_25 : tensor<2x4xi64>, tensor<2x4xi64>, tensor<2x4xi64>, tensor<2x4xi64>) outs(%54 : tensor<2x4xf32>) {
    ^bb0(%in: i64 loc("up1.norm2"), %in_125: i64 loc("up1.norm2"), %in_126: i64 loc("up1.norm2"), %in_127: i64 loc("up1.norm2"), %out: f32 loc("up1.norm2")):
      %294 = arith.cmpi slt, %in, %c0_i64 : i64 loc(#loc93)
      %295 = arith.addi %in, %c2_i64 : i64 loc(#loc93)
      %296 = arith.select %294, %295, %in : i64 loc(#loc93)
      %297 = arith.index_cast %296 : i64 to index loc(#loc93)
      %298 = arith.cmpi slt, %in_125, %c0_i64 : i64 loc(#loc93)
      %299 = arith.addi %in_125, %c2_i64 : i64 loc(#loc93)
      %300 = arith.select %298, %299, %in_125 : i64 loc(#loc93)
      %301 = arith.index_cast %300 : i64 to index loc(#loc93)
      %302 = arith.cmpi slt, %in_126, %c0_i64 : i64 loc(#loc93)
      %303 = arith.addi %in_126, %c2_i64 : i64 loc(#loc93)
      %304 = arith.select %302, %303, %in_126 : i64 loc(#loc93)
      %305 = arith.index_cast %304 : i64 to index loc(#loc93)
      %306 = arith.cmpi slt, %in_127, %c0_i64 : i64 loc(#loc93)
      %307 = arith.addi %in_127, %c1_i64 : i64 loc(#loc93)
      %308 = arith.select %306, %307, %in_127 : i64 loc(#loc93)
      %309 = arith.index_cast %308 : i64 to index loc(#loc93)
      %extracted = tensor.extract %277[%297, %301, %305, %309] : tensor<2x2x2x1xf32> loc(#loc93)
      linalg.yield %extracted : f32 loc(#loc93)
    } -> tensor<2x4xf32> loc(#loc93)
    %expanded_119 = tensor.expand_shape %278 [[0], [1, 2, 3]] output_shape [2, 4, 1, 1] : tensor<2x4xf32> into tensor<2x4x1x1xf32> loc(#loc93)
    %expanded_120 = tensor.expand_shape %279 [[0], [1, 2, 3]] output_shape [2, 4, 1, 1] : tensor<2x4xf32> into tensor<2x4x1x1xf32> loc(#loc93)
    %280 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%261, %expanded_119 : tensor<2x4x8x8xf32>, tensor<2x4x1x1xf32>) outs(%30 : tensor<2x4x8x8xf32>) {
    ^bb0(%in: f32 loc("up1.conv1"), %in_125: f32 loc("up1.norm2"), %out: f32 loc("up1.norm2")):
      %294 = arith.mulf %in, %in_125 : f32 loc(#loc93)
      linalg.yield %294 : f32 loc(#loc93)
    } -> tensor<2x4x8x8xf32> loc(#loc93)
    %281 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%280, %expanded_120 : tensor<2x4x8x8xf32>, tensor<2x4x1x1xf32>) outs(%30 : tensor<2x4x8x8xf32>) {
    ^bb0(%in: f32 loc("up1.norm2"), %in_125: f32 loc("up1.norm2"), %out: f32 loc("up1.norm2")):
      %294 = arith.addf %in, %in_125 : f32 loc(#loc93)
      linalg.yield %294 : f32 loc(#loc93)
    } -> tensor<2x4x8x8xf32> loc(#loc93)
    %282 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%281 : tensor<2x4x8x8xf32>) outs(%30 : tensor<2x4x8x8xf32>) {
    ^bb0(%in: f32 loc("up1.norm2"), %out: f32 loc("up1")):
      %294 = arith.negf %in : f32 loc(#loc91)
      %295 = math.exp %294 : f32 loc(#loc91)
      %296 = arith.addf %295, %cst_1 : f32 loc(#loc91)
      %297 = arith.divf %cst_1, %296 : f32 loc(#loc91)
      linalg.yield %297 : f32 loc(#loc91)
    } -> tensor<2x4x8x8xf32> loc(#loc91)
    %283 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%281, %282 : tensor<2x4x8x8xf32>, tensor<2x4x8x8xf32>) outs(%30 : tensor<2x4x8x8xf32>) {
    ^bb0(%in: f32 loc("up1.norm2"), %in_125: f32 loc("up1"), %out: f32 loc("up1")):
      %294 = arith.mulf %in, %in_125 : f32 loc(#loc91)
      linalg.yield %294 : f32 loc(#loc91)
    } -> tensor<2x4x8x8xf32> loc(#loc91)
    %padded_121 = tensor.pad %283 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg60: index loc("up1.conv2"), %arg61: index loc("up1.conv2"), %arg62: index loc("up1.conv2"), %arg63: index loc("up1.conv2")):
      tensor.yield %cst_0 : f32 loc(#loc94)
    } : tensor<2x4x8x8xf32> to tensor<2x4x10x10xf32> loc(#loc94)
    %broadcasted_122 = linalg.broadcast ins(%arg53 : tensor<4xf32>) outs(%30 : tensor<2x4x8x8xf32>) dimensions = [0, 2, 3]  loc(#loc94)
    %284 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%padded_121, %arg52 : tensor<2x4x10x10xf32>, tensor<4x4x3x3xf32>) outs(%broadcasted_122 : tensor<2x4x8x8xf32>) -> tensor<2x4x8x8xf32> loc(#loc94)
    %broadcasted_123 = linalg.broadcast ins(%arg55 : tensor<4xf32>) outs(%30 : tensor<2x4x8x8xf32>) dimensions = [0, 2, 3]  loc(#loc95)
    %285 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%concat_106, %arg54 : tensor<2x8x8x8xf32>, tensor<4x8x1x1xf32>) outs(%broadcasted_123 : tensor<2x4x8x8xf32>) -> tensor<2x4x8x8xf32> loc(#loc95)
    %286 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%284, %285 : tensor<2x4x8x8xf32>, tensor<2x4x8x8xf32>) outs(%30 : tensor<2x4x8x8xf32>) {
    ^bb0(%in: f32 loc("up1.conv2"), %in_125: f32 loc("up1.shortcut"), %out: f32 loc("up1")):
      %294 = arith.addf %in, %in_125 : f32 loc(#loc91)
      linalg.yield %294 : f32 loc(#loc91)
    } -> tensor<2x4x8x8xf32> loc(#loc91)
    %broadcasted_124 = linalg.broadcast ins(%arg57 : tensor<3xf32>) outs(%25 : tensor<2x3x8x8xf32>) dimensions = [0, 2, 3]  loc(#loc96)
    %287 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%286, %arg56 : tensor<2x4x8x8xf32>, tensor<3x4x1x1xf32>) outs(%broadcasted_124 : tensor<2x3x8x8xf32>) -> tensor<2x3x8x8xf32> loc(#loc96)
    %288 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%287, %arg59 : tensor<2x3x8x8xf32>, tensor<2x3x8x8xf32>) outs(%25 : tensor<2x3x8x8xf32>) {
    ^bb0(%in: f32 loc("out"), %in_125: f32 loc("<loss>"), %out: f32 loc("<loss>")):
      %294 = arith.subf %in, %in_125 : f32 loc(#loc62)
      linalg.yield %294 : f32 loc(#loc62)
    } -> tensor<2x3x8x8xf32> loc(#loc62)
    %289 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%288 : tensor<2x3x8x8xf32>) outs(%25 : tensor<2x3x8x8xf32>) {
    ^bb0(%in: f32 loc("<loss>"), %out: f32 loc("<loss>")):
      %294 = math.fpowi %in, %c2_i64 : f32, i64 loc(#loc62)
      linalg.yield %294 : f32 loc(#loc62)
    } -> tensor<2x3x8x8xf32> loc(#loc62)
    %290 = tensor.empty() : tensor<f32> loc(#loc62)
    %291 = linalg.fill ins(%cst_0 : f32) outs(%290 : tensor<f32>) -> tensor<f32> loc(#loc62)
    %292 = linalg.generic {indexing_maps = [#map, #map5], iterator_types = ["reduction", "reduction", "reduction", "reduction"]} ins(%289 : tensor<2x3x8x8xf32>) outs(%291 : tensor<f32>) {
    ^bb0(%in: f32 loc("<loss>"), %out: f32 loc("<loss>")):
      %294 = arith.addf %in, %out : f32 loc(#loc62)
      linalg.yield %294 : f32 loc(#loc62)
    } -> tensor<f32> loc(#loc62)
    %293 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = []} ins(%292 : tensor<f32>) outs(%290 : tensor<f32>) {
    ^bb0(%in: f32 loc("<loss>"), %out: f32 loc("<loss>")):
      %294 = arith.divf %in, %cst_17 : f32 loc(#loc62)
      linalg.yield %294 : f32 loc(#loc62)
    } -> tensor<f32> loc(#loc62)
    return %293 : tensor<f32> loc(#loc62)
  } loc(#loc1)
} loc(#loc)
#loc = loc(unknown)
