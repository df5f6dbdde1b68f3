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
#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map3 = affine_map<(d0, d1, d2, d3) -> (0, d1, 0, 0)>
#map4 = affine_map<(d0, d1, d2, d3) -> ()>
#map5 = affine_map<() -> ()>
module {
  func.func @main(%arg0: tensor<3xf32> {pipe.parameter = "down1.norm1.weight"} loc("down1.norm1.weight"), %arg1: tensor<3xf32> {pipe.parameter = "down1.norm1.bias"} loc("down1.norm1.bias"), %arg2: tensor<4x3x3x3xf32> {pipe.parameter = "down1.conv1.weight"} loc("down1.conv1.weight"), %arg3: tensor<4xf32> {pipe.parameter = "down1.conv1.bias"} loc("down1.conv1.bias"), %arg4: tensor<4xf32> {pipe.parameter = "down1.norm2.weight"} loc("down1.norm2.weight"), %arg5: tensor<4xf32> {pipe.parameter = "down1.norm2.bias"} loc("down1.norm2.bias"), %arg6: tensor<4x4x3x3xf32> {pipe.parameter = "down1.conv2.weight"} loc("down1.conv2.weight"), %arg7: tensor<4xf32> {pipe.parameter = "down1.conv2.bias"} loc("down1.conv2.bias"), %arg8: tensor<4x3x1x1xf32> {pipe.parameter = "down1.shortcut.weight"} loc("down1.shortcut.weight"), %arg9: tensor<4xf32> {pipe.parameter = "down1.shortcut.bias"} loc("down1.shortcut.bias"), %arg10: tensor<4xf32> {pipe.parameter = "down2.norm1.weight"} loc("down2.norm1.weight"), %arg11: tensor<4xf32> {pipe.parameter = "down2.norm1.bias"} loc("down2.norm1.bias"), %arg12: tensor<8x4x3x3xf32> {pipe.parameter = "down2.conv1.weight"} loc("down2.conv1.weight"), %arg13: tensor<8xf32> {pipe.parameter = "down2.conv1.bias"} loc("down2.conv1.bias"), %arg14: tensor<8xf32> {pipe.parameter = "down2.norm2.weight"} loc("down2.norm2.weight"), %arg15: tensor<8xf32> {pipe.parameter = "down2.norm2.bias"} loc("down2.norm2.bias"), %arg16: tensor<8x8x3x3xf32> {pipe.parameter = "down2.conv2.weight"} loc("down2.conv2.weight"), %arg17: tensor<8xf32> {pipe.parameter = "down2.conv2.bias"} loc("down2.conv2.bias"), %arg18: tensor<8x4x1x1xf32> {pipe.parameter = "down2.shortcut.weight"} loc("down2.shortcut.weight"), %arg19: tensor<8xf32> {pipe.parameter = "down2.shortcut.bias"} loc("down2.shortcut.bias"), %arg20: tensor<8xf32> {pipe.parameter = "middle.norm1.weight"} loc("middle.norm1.weight"), %arg21: tensor<8xf32> {pipe.parameter = "middle.norm1.bias"} loc("middle.norm1.bias"), %arg22: tensor<16x8x3x3xf32> {pipe.parameter = "middle.conv1.weight"} loc("middle.conv1.weight"), %arg23: tensor<16xf32> {pipe.parameter = "middle.conv1.bias"} loc("middle.conv1.bias"), %arg24: tensor<16xf32> {pipe.parameter = "middle.norm2.weight"} loc("middle.norm2.weight"), %arg25: tensor<16xf32> {pipe.parameter = "middle.norm2.bias"} loc("middle.norm2.bias"), %arg26: tensor<16x16x3x3xf32> {pipe.parameter = "middle.conv2.weight"} loc("middle.conv2.weight"), %arg27: tensor<16xf32> {pipe.parameter = "middle.conv2.bias"} loc("middle.conv2.bias"), %arg28: tensor<16x8x1x1xf32> {pipe.parameter = "middle.shortcut.weight"} loc("middle.shortcut.weight"), %arg29: tensor<16xf32> {pipe.parameter = "middle.shortcut.bias"} loc("middle.shortcut.bias"), %arg30: tensor<8x8x3x3xf32> {pipe.parameter = "reduce.weight"} loc("reduce.weight"), %arg31: tensor<8xf32> {pipe.parameter = "reduce.bias"} loc("reduce.bias"), %arg32: tensor<16x8x2x2xf32> {pipe.parameter = "raise2.weight"} loc("raise2.weight"), %arg33: tensor<8xf32> {pipe.parameter = "raise2.bias"} loc("raise2.bias"), %arg34: tensor<16xf32> {pipe.parameter = "up2.norm1.weight"} loc("up2.norm1.weight"), %arg35: tensor<16xf32> {pipe.parameter = "up2.norm1.bias"} loc("up2.norm1.bias"), %arg36: tensor<8x16x3x3xf32> {pipe.parameter = "up2.conv1.weight"} loc("up2.conv1.weight"), %arg37: tensor<8xf32> {pipe.parameter = "up2.conv1.bias"} loc("up2.conv1.bias"), %arg38: tensor<8xf32> {pipe.parameter = "up2.norm2.weight"} loc("up2.norm2.weight"), %arg39: tensor<8xf32> {pipe.parameter = "up2.norm2.bias"} loc("up2.norm2.bias"), %arg40: tensor<8x8x3x3xf32> {pipe.parameter = "up2.conv2.weight"} loc("up2.conv2.weight"), %arg41: tensor<8xf32> {pipe.parameter = "up2.conv2.bias"} loc("up2.conv2.bias"), %arg42: tensor<8x16x1x1xf32> {pipe.parameter = "up2.shortcut.weight"} loc("up2.shortcut.weight"), %arg43: tensor<8xf32> {pipe.parameter = "up2.shortcut.bias"} loc("up2.shortcut.bias"), %arg44: tensor<4x8x3x3xf32> {pipe.parameter = "raise1.1.weight"} loc("raise1.1.weight"), %arg45: tensor<4xf32> {pipe.parameter = "raise1.1.bias"} loc("raise1.1.bias"), %arg46: tensor<8xf32> {pipe.parameter = "up1.norm1.weight"} loc("up1.norm1.weight"), %arg47: tensor<8xf32> {pipe.parameter = "up1.norm1.bias"} loc("up1.norm1.bias"), %arg48: tensor<4x8x3x3xf32> {pipe.parameter = "up1.conv1.weight"} loc("up1.conv1.weight"), %arg49: tensor<4xf32> {pipe.parameter = "up1.conv1.bias"} loc("up1.conv1.bias"), %arg50: tensor<4xf32> {pipe.parameter = "up1.norm2.weight"} loc("up1.norm2.weight"), %arg51: tensor<4xf32> {pipe.parameter = "up1.norm2.bias"} loc("up1.norm2.bias"), %arg52: tensor<4x4x3x3xf32> {pipe.parameter = "up1.conv2.weight"} loc("up1.conv2.weight"), %arg53: tensor<4xf32> {pipe.parameter = "up1.conv2.bias"} loc("up1.conv2.bias"), %arg54: tensor<4x8x1x1xf32> {pipe.parameter = "up1.shortcut.weight"} loc("up1.shortcut.weight"), %arg55: tensor<4xf32> {pipe.parameter = "up1.shortcut.bias"} loc("up1.shortcut.bias"), %arg56: tensor<3x4x1x1xf32> {pipe.parameter = "out.weight"} loc("out.weight"), %arg57: tensor<3xf32> {pipe.parameter = "out.bias"} loc("out.bias"), %arg58: tensor<2x3x8x8xf32> {pipe.input = "x"} loc("x"), %arg59: tensor<2x3x8x8xf32> {pipe.input = "y"} loc("y")) -> (tensor<f32> {pipe.loss = "loss"}) {
    %cst = arith.constant 0.000000e+00 : f32 loc(#loc)
    %cst_0 = arith.constant 1.000000e+00 : f32 loc(#loc)
    %cst_1 = arith.constant 0xFF800000 : f32 loc(#loc62)
    %cst_2 = arith.constant 1.000000e-05 : f64 loc(#loc1)
    %cst_3 = arith.constant 1.920000e+02 : f32 loc(#loc)
    %cst_4 = arith.constant 1.280000e+02 : f32 loc(#loc)
    %cst_5 = arith.constant 6.400000e+01 : f32 loc(#loc)
    %cst_6 = arith.constant 3.200000e+01 : f32 loc(#loc)
    %c1 = arith.constant 1 : index loc(#loc)
    %cst_7 = arith.constant 2.560000e+02 : f32 loc(#loc)
    %cst_8 = arith.constant 2.000000e+00 : f32 loc(#loc)
    %cst_9 = arith.constant 5.120000e+02 : f32 loc(#loc)
    %cst_10 = arith.constant 3.840000e+02 : f32 loc(#loc)
    %cst_11 = arith.constant 3.000000e+00 : f32 loc(#loc)
    %collapsed = tensor.collapse_shape %arg58 [[0], [1, 2, 3]] : tensor<2x3x8x8xf32> into tensor<2x192xf32> loc(#loc1)
    %expanded = tensor.expand_shape %collapsed [[0], [1, 2]] output_shape [2, 1, 192] : tensor<2x192xf32> into tensor<2x1x192xf32> loc(#loc1)
    %0 = tensor.empty() : tensor<2x1x1xf32> loc(#loc1)
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<2x1x1xf32>) -> tensor<2x1x1xf32> loc(#loc1)
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded : tensor<2x1x192xf32>) outs(%1 : tensor<2x1x1xf32>) {
    ^bb0(%in: f32 loc("down1.norm1"), %out: f32 loc("down1.norm1")):
      %189 = arith.addf %in, %out : f32 loc(#loc1)
      linalg.yield %189 : f32 loc(#loc1)
    } -> tensor<2x1x1xf32> loc(#loc1)
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%2 : tensor<2x1x1xf32>) outs(%0 : tensor<2x1x1xf32>) {
    ^bb0(%in: f32 loc("down1.norm1"), %out: f32 loc("down1.norm1")):
      %189 = arith.divf %in, %cst_3 : f32 loc(#loc1)
      linalg.yield %189 : f32 loc(#loc1)
    } -> tensor<2x1x1xf32> loc(#loc1)
    %4 = tensor.empty() : tensor<2x1x192xf32> loc(#loc1)
    %5 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded, %3 : tensor<2x1x192xf32>, tensor<2x1x1xf32>) outs(%4 : tensor<2x1x192xf32>) {
    ^bb0(%in: f32 loc("down1.norm1"), %in_100: f32 loc("down1.norm1"), %out: f32 loc("down1.norm1")):
      %189 = arith.subf %in, %in_100 : f32 loc(#loc1)
      linalg.yield %189 : f32 loc(#loc1)
    } -> tensor<2x1x192xf32> loc(#loc1)
    %6 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%5, %5 : tensor<2x1x192xf32>, tensor<2x1x192xf32>) outs(%4 : tensor<2x1x192xf32>) {
    ^bb0(%in: f32 loc("down1.norm1"), %in_100: f32 loc("down1.norm1"), %out: f32 loc("down1.norm1")):
      %189 = arith.mulf %in, %in_100 : f32 loc(#loc1)
      linalg.yield %189 : f32 loc(#loc1)
    } -> tensor<2x1x192xf32> loc(#loc1)
    %7 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%6 : tensor<2x1x192xf32>) outs(%1 : tensor<2x1x1xf32>) {
    ^bb0(%in: f32 loc("down1.norm1"), %out: f32 loc("down1.norm1")):
      %189 = arith.addf %in, %out : f32 loc(#loc1)
      linalg.yield %189 : f32 loc(#loc1)
    } -> tensor<2x1x1xf32> loc(#loc1)
    %8 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%7 : tensor<2x1x1xf32>) outs(%0 : tensor<2x1x1xf32>) {
    ^bb0(%in: f32 loc("down1.norm1"), %out: f32 loc("down1.norm1")):
      %189 = arith.divf %in, %cst_3 : f32 loc(#loc1)
      linalg.yield %189 : f32 loc(#loc1)
    } -> tensor<2x1x1xf32> loc(#loc1)
    %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%8 : tensor<2x1x1xf32>) outs(%0 : tensor<2x1x1xf32>) {
    ^bb0(%in: f32 loc("down1.norm1"), %out: f32 loc("down1.norm1")):
      %189 = arith.truncf %cst_2 : f64 to f32 loc(#loc1)
      %190 = arith.addf %in, %189 : f32 loc(#loc1)
      linalg.yield %190 : f32 loc(#loc1)
    } -> tensor<2x1x1xf32> loc(#loc1)
    %10 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%9 : tensor<2x1x1xf32>) outs(%0 : tensor<2x1x1xf32>) {
    ^bb0(%in: f32 loc("down1.norm1"), %out: f32 loc("down1.norm1")):
      %189 = math.rsqrt %in : f32 loc(#loc1)
      linalg.yield %189 : f32 loc(#loc1)
    } -> tensor<2x1x1xf32> loc(#loc1)
    %11 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%5, %10 : tensor<2x1x192xf32>, tensor<2x1x1xf32>) outs(%4 : tensor<2x1x192xf32>) {
    ^bb0(%in: f32 loc("down1.norm1"), %in_100: f32 loc("down1.norm1"), %out: f32 loc("down1.norm1")):
      %189 = arith.mulf %in, %in_100 : f32 loc(#loc1)
      linalg.yield %189 : f32 loc(#loc1)
    } -> tensor<2x1x192xf32> loc(#loc1)
    %collapsed_12 = tensor.collapse_shape %11 [[0], [1, 2]] : tensor<2x1x192xf32> into tensor<2x192xf32> loc(#loc1)
    %expanded_13 = tensor.expand_shape %collapsed_12 [[0], [1, 2, 3]] output_shape [2, 3, 8, 8] : tensor<2x192xf32> into tensor<2x3x8x8xf32> loc(#loc1)
    %expanded_14 = tensor.expand_shape %arg0 [[0, 1, 2, 3]] output_shape [1, 3, 1, 1] : tensor<3xf32> into tensor<1x3x1x1xf32> loc(#loc1)
    %12 = tensor.empty() : tensor<2x3x8x8xf32> loc(#loc1)
    %13 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_13, %expanded_14 : tensor<2x3x8x8xf32>, tensor<1x3x1x1xf32>) outs(%12 : tensor<2x3x8x8xf32>) {
    ^bb0(%in: f32 loc("down1.norm1"), %in_100: f32 loc("down1.norm1"), %out: f32 loc("down1.norm1")):
      %189 = arith.mulf %in, %in_100 : f32 loc(#loc1)
      linalg.yield %189 : f32 loc(#loc1)
    } -> tensor<2x3x8x8xf32> loc(#loc1)
    %expanded_15 = tensor.expand_shape %arg1 [[0, 1, 2, 3]] output_shape [1, 3, 1, 1] : tensor<3xf32> into tensor<1x3x1x1xf32> loc(#loc1)
    %14 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%13, %expanded_15 : tensor<2x3x8x8xf32>, tensor<1x3x1x1xf32>) outs(%12 : tensor<2x3x8x8xf32>) {
    ^bb0(%in: f32 loc("down1.norm1"), %in_100: f32 loc("down1.norm1"), %out: f32 loc("down1.norm1")):
      %189 = arith.addf %in, %in_100 : f32 loc(#loc1)
      linalg.yield %189 : f32 loc(#loc1)
    } -> tensor<2x3x8x8xf32> loc(#loc1)
    %15 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%14 : tensor<2x3x8x8xf32>) outs(%12 : tensor<2x3x8x8xf32>) {
    ^bb0(%in: f32 loc("down1.norm1"), %out: f32 loc("down1")):
      %189 = arith.negf %in : f32 loc(#loc63)
      %190 = math.exp %189 : f32 loc(#loc63)
      %191 = arith.addf %190, %cst_0 : f32 loc(#loc63)
      %192 = arith.divf %cst_0, %191 : f32 loc(#loc63)
      linalg.yield %192 : f32 loc(#loc63)
    } -> tensor<2x3x8x8xf32> loc(#loc63)
    %16 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%14, %15 : tensor<2x3x8x8xf32>, tensor<2x3x8x8xf32>) outs(%12 : tensor<2x3x8x8xf32>) {
    ^bb0(%in: f32 loc("down1.norm1"), %in_100: f32 loc("down1"), %out: f32 loc("down1")):
      %189 = arith.mulf %in, %in_100 : f32 loc(#loc63)
      linalg.yield %189 : f32 loc(#loc63)
    } -> tensor<2x3x8x8xf32> loc(#loc63)
    %padded = tensor.pad %16 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg60: index loc("down1.conv1"), %arg61: index loc("down1.conv1"), %arg62: index loc("down1.conv1"), %arg63: index loc("down1.conv1")):
      tensor.yield %cst : f32 loc(#loc64)
    } : tensor<2x3x8x8xf32> to tensor<2x3x10x10xf32> loc(#loc64)
    %17 = tensor.empty() : tensor<2x4x8x8xf32> loc(#loc64)
    %broadcasted = linalg.broadcast ins(%arg3 : tensor<4xf32>) outs(%17 : tensor<2x4x8x8xf32>) dimensions = [0, 2, 3]  loc(#loc64)
    %18 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%padded, %arg2 : tensor<2x3x10x10xf32>, tensor<4x3x3x3xf32>) outs(%broadcasted : tensor<2x4x8x8xf32>) -> tensor<2x4x8x8xf32> loc(#loc64)
    %collapsed_16 = tensor.collapse_shape %18 [[0], [1, 2, 3]] : tensor<2x4x8x8xf32> into tensor<2x256xf32> loc(#loc65)
    %expanded_17 = tensor.expand_shape %collapsed_16 [[0], [1, 2]] output_shape [2, 2, 128] : tensor<2x256xf32> into tensor<2x2x128xf32> loc(#loc65)
    %19 = tensor.empty() : tensor<2x2x1xf32> loc(#loc65)
    %20 = linalg.fill ins(%cst : f32) outs(%19 : tensor<2x2x1xf32>) -> tensor<2x2x1xf32> loc(#loc65)
    %21 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_17 : tensor<2x2x128xf32>) outs(%20 : tensor<2x2x1xf32>) {
    ^bb0(%in: f32 loc("down1.norm2"), %out: f32 loc("down1.norm2")):
      %189 = arith.addf %in, %out : f32 loc(#loc65)
      linalg.yield %189 : f32 loc(#loc65)
    } -> tensor<2x2x1xf32> loc(#loc65)
    %22 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%21 : tensor<2x2x1xf32>) outs(%19 : tensor<2x2x1xf32>) {
    ^bb0(%in: f32 loc("down1.norm2"), %out: f32 loc("down1.norm2")):
      %189 = arith.divf %in, %cst_4 : f32 loc(#loc65)
      linalg.yield %189 : f32 loc(#loc65)
    } -> tensor<2x2x1xf32> loc(#loc65)
    %23 = tensor.empty() : tensor<2x2x128xf32> loc(#loc65)
    %24 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_17, %22 : tensor<2x2x128xf32>, tensor<2x2x1xf32>) outs(%23 : tensor<2x2x128xf32>) {
    ^bb0(%in: f32 loc("down1.norm2"), %in_100: f32 loc("down1.norm2"), %out: f32 loc("down1.norm2")):
      %189 = arith.subf %in, %in_100 : f32 loc(#loc65)
      linalg.yield %189 : f32 loc(#loc65)
    } -> tensor<2x2x128xf32> loc(#loc65)
    %25 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%24, %24 : tensor<2x2x128xf32>, tensor<2x2x128xf32>) outs(%23 : tensor<2x2x128xf32>) {
    ^bb0(%in: f32 loc("down1.norm2"), %in_100: f32 loc("down1.norm2"), %out: f32 loc("down1.norm2")):
      %189 = arith.mulf %in, %in_100 : f32 loc(#loc65)
      linalg.yield %189 : f32 loc(#loc65)
    } -> tensor<2x2x128xf32> loc(#loc65)
    %26 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%25 : tensor<2x2x128xf32>) outs(%20 : tensor<2x2x1xf32>) {
    ^bb0(%in: f32 loc("down1.norm2"), %out: f32 loc("down1.norm2")):
      %189 = arith.addf %in, %out : f32 loc(#loc65)
      linalg.yield %189 : f32 loc(#loc65)
    } -> tensor<2x2x1xf32> loc(#loc65)
    %27 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%26 : tensor<2x2x1xf32>) outs(%19 : tensor<2x2x1xf32>) {
    ^bb0(%in: f32 loc("down1.norm2"), %out: f32 loc("down1.norm2")):
      %189 = arith.divf %in, %cst_4 : f32 loc(#loc65)
      linalg.yield %189 : f32 loc(#loc65)
    } -> tensor<2x2x1xf32> loc(#loc65)
    %28 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%27 : tensor<2x2x1xf32>) outs(%19 : tensor<2x2x1xf32>) {
    ^bb0(%in: f32 loc("down1.norm2"), %out: f32 loc("down1.norm2")):
      %189 = arith.truncf %cst_2 : f64 to f32 loc(#loc65)
      %190 = arith.addf %in, %189 : f32 loc(#loc65)
      linalg.yield %190 : f32 loc(#loc65)
    } -> tensor<2x2x1xf32> loc(#loc65)
    %29 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%28 : tensor<2x2x1xf32>) outs(%19 : tensor<2x2x1xf32>) {
    ^bb0(%in: f32 loc("down1.norm2"), %out: f32 loc("down1.norm2")):
      %189 = math.rsqrt %in : f32 loc(#loc65)
      linalg.yield %189 : f32 loc(#loc65)
    } -> tensor<2x2x1xf32> loc(#loc65)
    %30 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%24, %29 : tensor<2x2x128xf32>, tensor<2x2x1xf32>) outs(%23 : tensor<2x2x128xf32>) {
    ^bb0(%in: f32 loc("down1.norm2"), %in_100: f32 loc("down1.norm2"), %out: f32 loc("down1.norm2")):
      %189 = arith.mulf %in, %in_100 : f32 loc(#loc65)
      linalg.yield %189 : f32 loc(#loc65)
    } -> tensor<2x2x128xf32> loc(#loc65)
    %collapsed_18 = tensor.collapse_shape %30 [[0], [1, 2]] : tensor<2x2x128xf32> into tensor<2x256xf32> loc(#loc65)
    %expanded_19 = tensor.expand_shape %collapsed_18 [[0], [1, 2, 3]] output_shape [2, 4, 8, 8] : tensor<2x256xf32> into tensor<2x4x8x8xf32> loc(#loc65)
    %expanded_20 = tensor.expand_shape %arg4 [[0, 1, 2, 3]] output_shape [1, 4, 1, 1] : tensor<4xf32> into tensor<1x4x1x1xf32> loc(#loc65)
    %31 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_19, %expanded_20 : tensor<2x4x8x8xf32>, tensor<1x4x1x1xf32>) outs(%17 : tensor<2x4x8x8xf32>) {
    ^bb0(%in: f32 loc("down1.norm2"), %in_100: f32 loc("down1.norm2"), %out: f32 loc("down1.norm2")):
      %189 = arith.mulf %in, %in_100 : f32 loc(#loc65)
      linalg.yield %189 : f32 loc(#loc65)
    } -> tensor<2x4x8x8xf32> loc(#loc65)
    %expanded_21 = tensor.expand_shape %arg5 [[0, 1, 2, 3]] output_shape [1, 4, 1, 1] : tensor<4xf32> into tensor<1x4x1x1xf32> loc(#loc65)
    %32 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%31, %expanded_21 : tensor<2x4x8x8xf32>, tensor<1x4x1x1xf32>) outs(%17 : tensor<2x4x8x8xf32>) {
    ^bb0(%in: f32 loc("down1.norm2"), %in_100: f32 loc("down1.norm2"), %out: f32 loc("down1.norm2")):
      %189 = arith.addf %in, %in_100 : f32 loc(#loc65)
      linalg.yield %189 : f32 loc(#loc65)
    } -> tensor<2x4x8x8xf32> loc(#loc65)
    %33 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%32 : tensor<2x4x8x8xf32>) outs(%17 : tensor<2x4x8x8xf32>) {
    ^bb0(%in: f32 loc("down1.norm2"), %out: f32 loc("down1")):
      %189 = arith.negf %in : f32 loc(#loc63)
      %190 = math.exp %189 : f32 loc(#loc63)
      %191 = arith.addf %190, %cst_0 : f32 loc(#loc63)
      %192 = arith.divf %cst_0, %191 : f32 loc(#loc63)
      linalg.yield %192 : f32 loc(#loc63)
    } -> tensor<2x4x8x8xf32> loc(#loc63)
    %34 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%32, %33 : tensor<2x4x8x8xf32>, tensor<2x4x8x8xf32>) outs(%17 : tensor<2x4x8x8xf32>) {
    ^bb0(%in: f32 loc("down1.norm2"), %in_100: f32 loc("down1"), %out: f32 loc("down1")):
      %189 = arith.mulf %in, %in_100 : f32 loc(#loc63)
      linalg.yield %189 : f32 loc(#loc63)
    } -> tensor<2x4x8x8xf32> loc(#loc63)
    %padded_22 = tensor.pad %34 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg60: index loc("down1.conv2"), %arg61: index loc("down1.conv2"), %arg62: index loc("down1.conv2"), %arg63: index loc("down1.conv2")):
      tensor.yield %cst : f32 loc(#loc66)
    } : tensor<2x4x8x8xf32> to tensor<2x4x10x10xf32> loc(#loc66)
    %broadcasted_23 = linalg.broadcast ins(%arg7 : tensor<4xf32>) outs(%17 : tensor<2x4x8x8xf32>) dimensions = [0, 2, 3]  loc(#loc66)
    %35 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%padded_22, %arg6 : tensor<2x4x10x10xf32>, tensor<4x4x3x3xf32>) outs(%broadcasted_23 : tensor<2x4x8x8xf32>) -> tensor<2x4x8x8xf32> loc(#loc66)
    %broadcasted_24 = linalg.broadcast ins(%arg9 : tensor<4xf32>) outs(%17 : tensor<2x4x8x8xf32>) dimensions = [0, 2, 3]  loc(#loc67)
    %36 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%arg58, %arg8 : tensor<2x3x8x8xf32>, tensor<4x3x1x1xf32>) outs(%broadcasted_24 : tensor<2x4x8x8xf32>) -> tensor<2x4x8x8xf32> loc(#loc67)
    %37 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%35, %36 : tensor<2x4x8x8xf32>, tensor<2x4x8x8xf32>) outs(%17 : tensor<2x4x8x8xf32>) {
    ^bb0(%in: f32 loc("down1.conv2"), %in_100: f32 loc("down1.shortcut"), %out: f32 loc("down1")):
      %189 = arith.addf %in, %in_100 : f32 loc(#loc63)
      linalg.yield %189 : f32 loc(#loc63)
    } -> tensor<2x4x8x8xf32> loc(#loc63)
    %38 = tensor.empty() : tensor<2x4x4x4xf32> loc(#loc62)
    %39 = linalg.fill ins(%cst_1 : f32) outs(%38 : tensor<2x4x4x4xf32>) -> tensor<2x4x4x4xf32> loc(#loc62)
    %40 = tensor.empty() : tensor<2x2xf32> loc(#loc62)
    %41 = linalg.pooling_nchw_max {dilations = dense<1> : vector<2xi64>, strides = dense<2> : vector<2xi64>} ins(%37, %40 : tensor<2x4x8x8xf32>, tensor<2x2xf32>) outs(%39 : tensor<2x4x4x4xf32>) -> tensor<2x4x4x4xf32> loc(#loc62)
    %collapsed_25 = tensor.collapse_shape %41 [[0], [1, 2, 3]] : tensor<2x4x4x4xf32> into tensor<2x64xf32> loc(#loc68)
    %expanded_26 = tensor.expand_shape %collapsed_25 [[0], [1, 2]] output_shape [2, 1, 64] : tensor<2x64xf32> into tensor<2x1x64xf32> loc(#loc68)
    %42 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_26 : tensor<2x1x64xf32>) outs(%1 : tensor<2x1x1xf32>) {
    ^bb0(%in: f32 loc("down2.norm1"), %out: f32 loc("down2.norm1")):
      %189 = arith.addf %in, %out : f32 loc(#loc68)
      linalg.yield %189 : f32 loc(#loc68)
    } -> tensor<2x1x1xf32> loc(#loc68)
    %43 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%42 : tensor<2x1x1xf32>) outs(%0 : tensor<2x1x1xf32>) {
    ^bb0(%in: f32 loc("down2.norm1"), %out: f32 loc("down2.norm1")):
      %189 = arith.divf %in, %cst_5 : f32 loc(#loc68)
      linalg.yield %189 : f32 loc(#loc68)
    } -> tensor<2x1x1xf32> loc(#loc68)
    %44 = tensor.empty() : tensor<2x1x64xf32> loc(#loc68)
    %45 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_26, %43 : tensor<2x1x64xf32>, tensor<2x1x1xf32>) outs(%44 : tensor<2x1x64xf32>) {
    ^bb0(%in: f32 loc("down2.norm1"), %in_100: f32 loc("down2.norm1"), %out: f32 loc("down2.norm1")):
      %189 = arith.subf %in, %in_100 : f32 loc(#loc68)
      linalg.yield %189 : f32 loc(#loc68)
    } -> tensor<2x1x64xf32> loc(#loc68)
    %46 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%45, %45 : tensor<2x1x64xf32>, tensor<2x1x64xf32>) outs(%44 : tensor<2x1x64xf32>) {
    ^bb0(%in: f32 loc("down2.norm1"), %in_100: f32 loc("down2.norm1"), %out: f32 loc("down2.norm1")):
      %189 = arith.mulf %in, %in_100 : f32 loc(#loc68)
      linalg.yield %189 : f32 loc(#loc68)
    } -> tensor<2x1x64xf32> loc(#loc68)
    %47 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%46 : tensor<2x1x64xf32>) outs(%1 : tensor<2x1x1xf32>) {
    ^bb0(%in: f32 loc("down2.norm1"), %out: f32 loc("down2.norm1")):
      %189 = arith.addf %in, %out : f32 loc(#loc68)
      linalg.yield %189 : f32 loc(#loc68)
    } -> tensor<2x1x1xf32> loc(#loc68)
    %48 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%47 : tensor<2x1x1xf32>) outs(%0 : tensor<2x1x1xf32>) {
    ^bb0(%in: f32 loc("down2.norm1"), %out: f32 loc("down2.norm1")):
      %189 = arith.divf %in, %cst_5 : f32 loc(#loc68)
      linalg.yield %189 : f32 loc(#loc68)
    } -> tensor<2x1x1xf32> loc(#loc68)
    %49 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%48 : tensor<2x1x1xf32>) outs(%0 : tensor<2x1x1xf32>) {
    ^bb0(%in: f32 loc("down2.norm1"), %out: f32 loc("down2.norm1")):
      %189 = arith.truncf %cst_2 : f64 to f32 loc(#loc68)
      %190 = arith.addf %in, %189 : f32 loc(#loc68)
      linalg.yield %190 : f32 loc(#loc68)
    } -> tensor<2x1x1xf32> loc(#loc68)
    %50 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%49 : tensor<2x1x1xf32>) outs(%0 : tensor<2x1x1xf32>) {
    ^bb0(%in: f32 loc("down2.norm1"), %out: f32 loc("down2.norm1")):
      %189 = math.rsqrt %in : f32 loc(#loc68)
      linalg.yield %189 : f32 loc(#loc68)
    } -> tensor<2x1x1xf32> loc(#loc68)
    %51 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%45, %50 : tensor<2x1x64xf32>, tensor<2x1x1xf32>) outs(%44 : tensor<2x1x64xf32>) {
    ^bb0(%in: f32 loc("down2.norm1"), %in_100: f32 loc("down2.norm1"), %out: f32 loc("down2.norm1")):
      %189 = arith.mulf %in, %in_100 : f32 loc(#loc68)
      linalg.yield %189 : f32 loc(#loc68)
    } -> tensor<2x1x64xf32> loc(#loc68)
    %collapsed_27 = tensor.collapse_shape %51 [[0], [1, 2]] : tensor<2x1x64xf32> into tensor<2x64xf32> loc(#loc68)
    %expanded_28 = tensor.expand_shape %collapsed_27 [[0], [1, 2, 3]] output_shape [2, 4, 4, 4] : tensor<2x64xf32> into tensor<2x4x4x4xf32> loc(#loc68)
    %expanded_29 = tensor.expand_shape %arg10 [[0, 1, 2, 3]] output_shape [1, 4, 1, 1] : tensor<4xf32> into tensor<1x4x1x1xf32> loc(#loc68)
    %52 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_28, %expanded_29 : tensor<2x4x4x4xf32>, tensor<1x4x1x1xf32>) outs(%38 : tensor<2x4x4x4xf32>) {
    ^bb0(%in: f32 loc("down2.norm1"), %in_100: f32 loc("down2.norm1"), %out: f32 loc("down2.norm1")):
      %189 = arith.mulf %in, %in_100 : f32 loc(#loc68)
      linalg.yield %189 : f32 loc(#loc68)
    } -> tensor<2x4x4x4xf32> loc(#loc68)
    %expanded_30 = tensor.expand_shape %arg11 [[0, 1, 2, 3]] output_shape [1, 4, 1, 1] : tensor<4xf32> into tensor<1x4x1x1xf32> loc(#loc68)
    %53 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%52, %expanded_30 : tensor<2x4x4x4xf32>, tensor<1x4x1x1xf32>) outs(%38 : tensor<2x4x4x4xf32>) {
    ^bb0(%in: f32 loc("down2.norm1"), %in_100: f32 loc("down2.norm1"), %out: f32 loc("down2.norm1")):
      %189 = arith.addf %in, %in_100 : f32 loc(#loc68)
      linalg.yield %189 : f32 loc(#loc68)
    } -> tensor<2x4x4x4xf32> loc(#loc68)
    %54 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%53 : tensor<2x4x4x4xf32>) outs(%38 : tensor<2x4x4x4xf32>) {
    ^bb0(%in: f32 loc("down2.norm1"), %out: f32 loc("down2")):
      %189 = arith.negf %in : f32 loc(#loc69)
      %190 = math.exp %189 : f32 loc(#loc69)
      %191 = arith.addf %190, %cst_0 : f32 loc(#loc69)
      %192 = arith.divf %cst_0, %191 : f32 loc(#loc69)
      linalg.yield %192 : f32 loc(#loc69)
    } -> tensor<2x4x4x4xf32> loc(#loc69)
    %55 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%53, %54 : tensor<2x4x4x4xf32>, tensor<2x4x4x4xf32>) outs(%38 : tensor<2x4x4x4xf32>) {
    ^bb0(%in: f32 loc("down2.norm1"), %in_100: f32 loc("down2"), %out: f32 loc("down2")):
      %189 = arith.mulf %in, %in_100 : f32 loc(#loc69)
      linalg.yield %189 : f32 loc(#loc69)
    } -> tensor<2x4x4x4xf32> loc(#loc69)
    %padded_31 = tensor.pad %55 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg60: index loc("down2.conv1"), %arg61: index loc("down2.conv1"), %arg62: index loc("down2.conv1"), %arg63: index loc("down2.conv1")):
      tensor.yield %cst : f32 loc(#loc70)
    } : tensor<2x4x4x4xf32> to tensor<2x4x6x6xf32> loc(#loc70)
    %56 = tensor.empty() : tensor<2x8x4x4xf32> loc(#loc70)
    %broadcasted_32 = linalg.broadcast ins(%arg13 : tensor<8xf32>) outs(%56 : tensor<2x8x4x4xf32>) dimensions = [0, 2, 3]  loc(#loc70)
    %57 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%padded_31, %arg12 : tensor<2x4x6x6xf32>, tensor<8x4x3x3xf32>) outs(%broadcasted_32 : tensor<2x8x4x4xf32>) -> tensor<2x8x4x4xf32> loc(#loc70)
    %collapsed_33 = tensor.collapse_shape %57 [[0], [1, 2, 3]] : tensor<2x8x4x4xf32> into tensor<2x128xf32> loc(#loc71)
    %expanded_34 = tensor.expand_shape %collapsed_33 [[0], [1, 2]] output_shape [2, 2, 64] : tensor<2x128xf32> into tensor<2x2x64xf32> loc(#loc71)
    %58 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_34 : tensor<2x2x64xf32>) outs(%20 : tensor<2x2x1xf32>) {
    ^bb0(%in: f32 loc("down2.norm2"), %out: f32 loc("down2.norm2")):
      %189 = arith.addf %in, %out : f32 loc(#loc71)
      linalg.yield %189 : f32 loc(#loc71)
    } -> tensor<2x2x1xf32> loc(#loc71)
    %59 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%58 : tensor<2x2x1xf32>) outs(%19 : tensor<2x2x1xf32>) {
    ^bb0(%in: f32 loc("down2.norm2"), %out: f32 loc("down2.norm2")):
      %189 = arith.divf %in, %cst_5 : f32 loc(#loc71)
      linalg.yield %189 : f32 loc(#loc71)
    } -> tensor<2x2x1xf32> loc(#loc71)
    %60 = tensor.empty() : tensor<2x2x64xf32> loc(#loc71)
    %61 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_34, %59 : tensor<2x2x64xf32>, tensor<2x2x1xf32>) outs(%60 : tensor<2x2x64xf32>) {
    ^bb0(%in: f32 loc("down2.norm2"), %in_100: f32 loc("down2.norm2"), %out: f32 loc("down2.norm2")):
      %189 = arith.subf %in, %in_100 : f32 loc(#loc71)
      linalg.yield %189 : f32 loc(#loc71)
    } -> tensor<2x2x64xf32> loc(#loc71)
    %62 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%61, %61 : tensor<2x2x64xf32>, tensor<2x2x64xf32>) outs(%60 : tensor<2x2x64xf32>) {
    ^bb0(%in: f32 loc("down2.norm2"), %in_100: f32 loc("down2.norm2"), %out: f32 loc("down2.norm2")):
      %189 = arith.mulf %in, %in_100 : f32 loc(#loc71)
      linalg.yield %189 : f32 loc(#loc71)
    } -> tensor<2x2x64xf32> loc(#loc71)
    %63 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%62 : tensor<2x2x64xf32>) outs(%20 : tensor<2x2x1xf32>) {
    ^bb0(%in: f32 loc("down2.norm2"), %out: f32 loc("down2.norm2")):
      %189 = arith.addf %in, %out : f32 loc(#loc71)
      linalg.yield %189 : f32 loc(#loc71)
    } -> tensor<2x2x1xf32> loc(#loc71)
    %64 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%63 : tensor<2x2x1xf32>) outs(%19 : tensor<2x2x1xf32>) {
    ^bb0(%in: f32 loc("down2.norm2"), %out: f32 loc("down2.norm2")):
      %189 = arith.divf %in, %cst_5 : f32 loc(#loc71)
      linalg.yield %189 : f32 loc(#loc71)
    } -> tensor<2x2x1xf32> loc(#loc71)
    %65 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%64 : tensor<2x2x1xf32>) outs(%19 : tensor<2x2x1xf32>) {
    ^bb0(%in: f32 loc("down2.norm2"), %out: f32 loc("down2.norm2")):
      %189 = arith.truncf %cst_2 : f64 to f32 loc(#loc71)
      %190 = arith.addf %in, %189 : f32 loc(#loc71)
      linalg.yield %190 : f32 loc(#loc71)
    } -> tensor<2x2x1xf32> loc(#loc71)
    %66 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%65 : tensor<2x2x1xf32>) outs(%19 : tensor<2x2x1xf32>) {
    ^bb0(%in: f32 loc("down2.norm2"), %out: f32 loc("down2.norm2")):
      %189 = math.rsqrt %in : f32 loc(#loc71)
      linalg.yield %189 : f32 loc(#loc71)
    } -> tensor<2x2x1xf32> loc(#loc71)
    %67 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%61, %66 : tensor<2x2x64xf32>, tensor<2x2x1xf32>) outs(%60 : tensor<2x2x64xf32>) {
    ^bb0(%in: f32 loc("down2.norm2"), %in_100: f32 loc("down2.norm2"), %out: f32 loc("down2.norm2")):
      %189 = arith.mulf %in, %in_100 : f32 loc(#loc71)
      linalg.yield %189 : f32 loc(#loc71)
    } -> tensor<2x2x64xf32> loc(#loc71)
    %collapsed_35 = tensor.collapse_shape %67 [[0], [1, 2]] : tensor<2x2x64xf32> into tensor<2x128xf32> loc(#loc71)
    %expanded_36 = tensor.expand_shape %collapsed_35 [[0], [1, 2, 3]] output_shape [2, 8, 4, 4] : tensor<2x128xf32> into tensor<2x8x4x4xf32> loc(#loc71)
    %expanded_37 = tensor.expand_shape %arg14 [[0, 1, 2, 3]] output_shape [1, 8, 1, 1] : tensor<8xf32> into tensor<1x8x1x1xf32> loc(#loc71)
    %68 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_36, %expanded_37 : tensor<2x8x4x4xf32>, tensor<1x8x1x1xf32>) outs(%56 : tensor<2x8x4x4xf32>) {
    ^bb0(%in: f32 loc("down2.norm2"), %in_100: f32 loc("down2.norm2"), %out: f32 loc("down2.norm2")):
      %189 = arith.mulf %in, %in_100 : f32 loc(#loc71)
      linalg.yield %189 : f32 loc(#loc71)
    } -> tensor<2x8x4x4xf32> loc(#loc71)
    %expanded_38 = tensor.expand_shape %arg15 [[0, 1, 2, 3]] output_shape [1, 8, 1, 1] : tensor<8xf32> into tensor<1x8x1x1xf32> loc(#loc71)
    %69 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%68, %expanded_38 : tensor<2x8x4x4xf32>, tensor<1x8x1x1xf32>) outs(%56 : tensor<2x8x4x4xf32>) {
    ^bb0(%in: f32 loc("down2.norm2"), %in_100: f32 loc("down2.norm2"), %out: f32 loc("down2.norm2")):
      %189 = arith.addf %in, %in_100 : f32 loc(#loc71)
      linalg.yield %189 : f32 loc(#loc71)
    } -> tensor<2x8x4x4xf32> loc(#loc71)
    %70 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%69 : tensor<2x8x4x4xf32>) outs(%56 : tensor<2x8x4x4xf32>) {
    ^bb0(%in: f32 loc("down2.norm2"), %out: f32 loc("down2")):
      %189 = arith.negf %in : f32 loc(#loc69)
      %190 = math.exp %189 : f32 loc(#loc69)
      %191 = arith.addf %190, %cst_0 : f32 loc(#loc69)
      %192 = arith.divf %cst_0, %191 : f32 loc(#loc69)
      linalg.yield %192 : f32 loc(#loc69)
    } -> tensor<2x8x4x4xf32> loc(#loc69)
    %71 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%69, %70 : tensor<2x8x4x4xf32>, tensor<2x8x4x4xf32>) outs(%56 : tensor<2x8x4x4xf32>) {
    ^bb0(%in: f32 loc("down2.norm2"), %in_100: f32 loc("down2"), %out: f32 loc("down2")):
      %189 = arith.mulf %in, %in_100 : f32 loc(#loc69)
      linalg.yield %189 : f32 loc(#loc69)
    } -> tensor<2x8x4x4xf32> loc(#loc69)
    %padded_39 = tensor.pad %71 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg60: index loc("down2.conv2"), %arg61: index loc("down2.conv2"), %arg62: index loc("down2.conv2"), %arg63: index loc("down2.conv2")):
      tensor.yield %cst : f32 loc(#loc72)
    } : tensor<2x8x4x4xf32> to tensor<2x8x6x6xf32> loc(#loc72)
    %broadcasted_40 = linalg.broadcast ins(%arg17 : tensor<8xf32>) outs(%56 : tensor<2x8x4x4xf32>) dimensions = [0, 2, 3]  loc(#loc72)
    %72 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%padded_39, %arg16 : tensor<2x8x6x6xf32>, tensor<8x8x3x3xf32>) outs(%broadcasted_40 : tensor<2x8x4x4xf32>) -> tensor<2x8x4x4xf32> loc(#loc72)
    %broadcasted_41 = linalg.broadcast ins(%arg19 : tensor<8xf32>) outs(%56 : tensor<2x8x4x4xf32>) dimensions = [0, 2, 3]  loc(#loc73)
    %73 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%41, %arg18 : tensor<2x4x4x4xf32>, tensor<8x4x1x1xf32>) outs(%broadcasted_41 : tensor<2x8x4x4xf32>) -> tensor<2x8x4x4xf32> loc(#loc73)
    %74 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%72, %73 : tensor<2x8x4x4xf32>, tensor<2x8x4x4xf32>) outs(%56 : tensor<2x8x4x4xf32>) {
    ^bb0(%in: f32 loc("down2.conv2"), %in_100: f32 loc("down2.shortcut"), %out: f32 loc("down2")):
      %189 = arith.addf %in, %in_100 : f32 loc(#loc69)
      linalg.yield %189 : f32 loc(#loc69)
    } -> tensor<2x8x4x4xf32> loc(#loc69)
    %padded_42 = tensor.pad %74 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg60: index loc("reduce"), %arg61: index loc("reduce"), %arg62: index loc("reduce"), %arg63: index loc("reduce")):
      tensor.yield %cst : f32 loc(#loc74)
    } : tensor<2x8x4x4xf32> to tensor<2x8x6x6xf32> loc(#loc74)
    %75 = tensor.empty() : tensor<2x8x2x2xf32> loc(#loc74)
    %broadcasted_43 = linalg.broadcast ins(%arg31 : tensor<8xf32>) outs(%75 : tensor<2x8x2x2xf32>) dimensions = [0, 2, 3]  loc(#loc74)
    %76 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<2> : vector<2xi64>} ins(%padded_42, %arg30 : tensor<2x8x6x6xf32>, tensor<8x8x3x3xf32>) outs(%broadcasted_43 : tensor<2x8x2x2xf32>) -> tensor<2x8x2x2xf32> loc(#loc74)
    %collapsed_44 = tensor.collapse_shape %76 [[0], [1, 2, 3]] : tensor<2x8x2x2xf32> into tensor<2x32xf32> loc(#loc75)
    %expanded_45 = tensor.expand_shape %collapsed_44 [[0], [1, 2]] output_shape [2, 1, 32] : tensor<2x32xf32> into tensor<2x1x32xf32> loc(#loc75)
    %77 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_45 : tensor<2x1x32xf32>) outs(%1 : tensor<2x1x1xf32>) {
    ^bb0(%in: f32 loc("middle.norm1"), %out: f32 loc("middle.norm1")):
      %189 = arith.addf %in, %out : f32 loc(#loc75)
      linalg.yield %189 : f32 loc(#loc75)
    } -> tensor<2x1x1xf32> loc(#loc75)
    %78 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%77 : tensor<2x1x1xf32>) outs(%0 : tensor<2x1x1xf32>) {
    ^bb0(%in: f32 loc("middle.norm1"), %out: f32 loc("middle.norm1")):
      %189 = arith.divf %in, %cst_6 : f32 loc(#loc75)
      linalg.yield %189 : f32 loc(#loc75)
    } -> tensor<2x1x1xf32> loc(#loc75)
    %79 = tensor.empty() : tensor<2x1x32xf32> loc(#loc75)
    %80 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_45, %78 : tensor<2x1x32xf32>, tensor<2x1x1xf32>) outs(%79 : tensor<2x1x32xf32>) {
    ^bb0(%in: f32 loc("middle.norm1"), %in_100: f32 loc("middle.norm1"), %out: f32 loc("middle.norm1")):
      %189 = arith.subf %in, %in_100 : f32 loc(#loc75)
      linalg.yield %189 : f32 loc(#loc75)
    } -> tensor<2x1x32xf32> loc(#loc75)
    %81 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%80, %80 : tensor<2x1x32xf32>, tensor<2x1x32xf32>) outs(%79 : tensor<2x1x32xf32>) {
    ^bb0(%in: f32 loc("middle.norm1"), %in_100: f32 loc("middle.norm1"), %out: f32 loc("middle.norm1")):
      %189 = arith.mulf %in, %in_100 : f32 loc(#loc75)
      linalg.yield %189 : f32 loc(#loc75)
    } -> tensor<2x1x32xf32> loc(#loc75)
    %82 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%81 : tensor<2x1x32xf32>) outs(%1 : tensor<2x1x1xf32>) {
    ^bb0(%in: f32 loc("middle.norm1"), %out: f32 loc("middle.norm1")):
      %189 = arith.addf %in, %out : f32 loc(#loc75)
      linalg.yield %189 : f32 loc(#loc75)
    } -> tensor<2x1x1xf32> loc(#loc75)
    %83 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%82 : tensor<2x1x1xf32>) outs(%0 : tensor<2x1x1xf32>) {
    ^bb0(%in: f32 loc("middle.norm1"), %out: f32 loc("middle.norm1")):
      %189 = arith.divf %in, %cst_6 : f32 loc(#loc75)
      linalg.yield %189 : f32 loc(#loc75)
    } -> tensor<2x1x1xf32> loc(#loc75)
    %84 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%83 : tensor<2x1x1xf32>) outs(%0 : tensor<2x1x1xf32>) {
    ^bb0(%in: f32 loc("middle.norm1"), %out: f32 loc("middle.norm1")):
      %189 = arith.truncf %cst_2 : f64 to f32 loc(#loc75)
      %190 = arith.addf %in, %189 : f32 loc(#loc75)
      linalg.yield %190 : f32 loc(#loc75)
    } -> tensor<2x1x1xf32> loc(#loc75)
    %85 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%84 : tensor<2x1x1xf32>) outs(%0 : tensor<2x1x1xf32>) {
    ^bb0(%in: f32 loc("middle.norm1"), %out: f32 loc("middle.norm1")):
      %189 = math.rsqrt %in : f32 loc(#loc75)
      linalg.yield %189 : f32 loc(#loc75)
    } -> tensor<2x1x1xf32> loc(#loc75)
    %86 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%80, %85 : tensor<2x1x32xf32>, tensor<2x1x1xf32>) outs(%79 : tensor<2x1x32xf32>) {
    ^bb0(%in: f32 loc("middle.norm1"), %in_100: f32 loc("middle.norm1"), %out: f32 loc("middle.norm1")):
      %189 = arith.mulf %in, %in_100 : f32 loc(#loc75)
      linalg.yield %189 : f32 loc(#loc75)
    } -> tensor<2x1x32xf32> loc(#loc75)
    %collapsed_46 = tensor.collapse_shape %86 [[0], [1, 2]] : tensor<2x1x32xf32> into tensor<2x32xf32> loc(#loc75)
    %expanded_47 = tensor.expand_shape %collapsed_46 [[0], [1, 2, 3]] output_shape [2, 8, 2, 2] : tensor<2x32xf32> into tensor<2x8x2x2xf32> loc(#loc75)
    %expanded_48 = tensor.expand_shape %arg20 [[0, 1, 2, 3]] output_shape [1, 8, 1, 1] : tensor<8xf32> into tensor<1x8x1x1xf32> loc(#loc75)
    %87 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_47, %expanded_48 : tensor<2x8x2x2xf32>, tensor<1x8x1x1xf32>) outs(%75 : tensor<2x8x2x2xf32>) {
    ^bb0(%in: f32 loc("middle.norm1"), %in_100: f32 loc("middle.norm1"), %out: f32 loc("middle.norm1")):
      %189 = arith.mulf %in, %in_100 : f32 loc(#loc75)
      linalg.yield %189 : f32 loc(#loc75)
    } -> tensor<2x8x2x2xf32> loc(#loc75)
    %expanded_49 = tensor.expand_shape %arg21 [[0, 1, 2, 3]] output_shape [1, 8, 1, 1] : tensor<8xf32> into tensor<1x8x1x1xf32> loc(#loc75)
    %88 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%87, %expanded_49 : tensor<2x8x2x2xf32>, tensor<1x8x1x1xf32>) outs(%75 : tensor<2x8x2x2xf32>) {
    ^bb0(%in: f32 loc("middle.norm1"), %in_100: f32 loc("middle.norm1"), %out: f32 loc("middle.norm1")):
      %189 = arith.addf %in, %in_100 : f32 loc(#loc75)
      linalg.yield %189 : f32 loc(#loc75)
    } -> tensor<2x8x2x2xf32> loc(#loc75)
    %89 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%88 : tensor<2x8x2x2xf32>) outs(%75 : tensor<2x8x2x2xf32>) {
    ^bb0(%in: f32 loc("middle.norm1"), %out: f32 loc("middle")):
      %189 = arith.negf %in : f32 loc(#loc76)
      %190 = math.exp %189 : f32 loc(#loc76)
      %191 = arith.addf %190, %cst_0 : f32 loc(#loc76)
      %192 = arith.divf %cst_0, %191 : f32 loc(#loc76)
      linalg.yield %192 : f32 loc(#loc76)
    } -> tensor<2x8x2x2xf32> loc(#loc76)
    %90 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%88, %89 : tensor<2x8x2x2xf32>, tensor<2x8x2x2xf32>) outs(%75 : tensor<2x8x2x2xf32>) {
    ^bb0(%in: f32 loc("middle.norm1"), %in_100: f32 loc("middle"), %out: f32 loc("middle")):
      %189 = arith.mulf %in, %in_100 : f32 loc(#loc76)
      linalg.yield %189 : f32 loc(#loc76)
    } -> tensor<2x8x2x2xf32> loc(#loc76)
    %padded_50 = tensor.pad %90 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg60: index loc("middle.conv1"), %arg61: index loc("middle.conv1"), %arg62: index loc("middle.conv1"), %arg63: index loc("middle.conv1")):
      tensor.yield %cst : f32 loc(#loc77)
    } : tensor<2x8x2x2xf32> to tensor<2x8x4x4xf32> loc(#loc77)
    %91 = tensor.empty() : tensor<2x16x2x2xf32> loc(#loc77)
    %broadcasted_51 = linalg.broadcast ins(%arg23 : tensor<16xf32>) outs(%91 : tensor<2x16x2x2xf32>) dimensions = [0, 2, 3]  loc(#loc77)
    %92 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%padded_50, %arg22 : tensor<2x8x4x4xf32>, tensor<16x8x3x3xf32>) outs(%broadcasted_51 : tensor<2x16x2x2xf32>) -> tensor<2x16x2x2xf32> loc(#loc77)
    %collapsed_52 = tensor.collapse_shape %92 [[0], [1, 2, 3]] : tensor<2x16x2x2xf32> into tensor<2x64xf32> loc(#loc78)
    %expanded_53 = tensor.expand_shape %collapsed_52 [[0], [1, 2]] output_shape [2, 2, 32] : tensor<2x64xf32> into tensor<2x2x32xf32> loc(#loc78)
    %93 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_53 : tensor<2x2x32xf32>) outs(%20 : tensor<2x2x1xf32>) {
    ^bb0(%in: f32 loc("middle.norm2"), %out: f32 loc("middle.norm2")):
      %189 = arith.addf %in, %out : f32 loc(#loc78)
      linalg.yield %189 : f32 loc(#loc78)
    } -> tensor<2x2x1xf32> loc(#loc78)
    %94 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%93 : tensor<2x2x1xf32>) outs(%19 : tensor<2x2x1xf32>) {
    ^bb0(%in: f32 loc("middle.norm2"), %out: f32 loc("middle.norm2")):
      %189 = arith.divf %in, %cst_6 : f32 loc(#loc78)
      linalg.yield %189 : f32 loc(#loc78)
    } -> tensor<2x2x1xf32> loc(#loc78)
    %95 = tensor.empty() : tensor<2x2x32xf32> loc(#loc78)
    %96 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_53, %94 : tensor<2x2x32xf32>, tensor<2x2x1xf32>) outs(%95 : tensor<2x2x32xf32>) {
    ^bb0(%in: f32 loc("middle.norm2"), %in_100: f32 loc("middle.norm2"), %out: f32 loc("middle.norm2")):
      %189 = arith.subf %in, %in_100 : f32 loc(#loc78)
      linalg.yield %189 : f32 loc(#loc78)
    } -> tensor<2x2x32xf32> loc(#loc78)
    %97 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%96, %96 : tensor<2x2x32xf32>, tensor<2x2x32xf32>) outs(%95 : tensor<2x2x32xf32>) {
    ^bb0(%in: f32 loc("middle.norm2"), %in_100: f32 loc("middle.norm2"), %out: f32 loc("middle.norm2")):
      %189 = arith.mulf %in, %in_100 : f32 loc(#loc78)
      linalg.yield %189 : f32 loc(#loc78)
    } -> tensor<2x2x32xf32> loc(#loc78)
    %98 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%97 : tensor<2x2x32xf32>) outs(%20 : tensor<2x2x1xf32>) {
    ^bb0(%in: f32 loc("middle.norm2"), %out: f32 loc("middle.norm2")):
      %189 = arith.addf %in, %out : f32 loc(#loc78)
      linalg.yield %189 : f32 loc(#loc78)
    } -> tensor<2x2x1xf32> loc(#loc78)
    %99 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%98 : tensor<2x2x1xf32>) outs(%19 : tensor<2x2x1xf32>) {
    ^bb0(%in: f32 loc("middle.norm2"), %out: f32 loc("middle.norm2")):
      %189 = arith.divf %in, %cst_6 : f32 loc(#loc78)
      linalg.yield %189 : f32 loc(#loc78)
    } -> tensor<2x2x1xf32> loc(#loc78)
    %100 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%99 : tensor<2x2x1xf32>) outs(%19 : tensor<2x2x1xf32>) {
    ^bb0(%in: f32 loc("middle.norm2"), %out: f32 loc("middle.norm2")):
      %189 = arith.truncf %cst_2 : f64 to f32 loc(#loc78)
      %190 = arith.addf %in, %189 : f32 loc(#loc78)
      linalg.yield %190 : f32 loc(#loc78)
    } -> tensor<2x2x1xf32> loc(#loc78)
    %101 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%100 : tensor<2x2x1xf32>) outs(%19 : tensor<2x2x1xf32>) {
    ^bb0(%in: f32 loc("middle.norm2"), %out: f32 loc("middle.norm2")):
      %189 = math.rsqrt %in : f32 loc(#loc78)
      linalg.yield %189 : f32 loc(#loc78)
    } -> tensor<2x2x1xf32> loc(#loc78)
    %102 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%96, %101 : tensor<2x2x32xf32>, tensor<2x2x1xf32>) outs(%95 : tensor<2x2x32xf32>) {
    ^bb0(%in: f32 loc("middle.norm2"), %in_100: f32 loc("middle.norm2"), %out: f32 loc("middle.norm2")):
      %189 = arith.mulf %in, %in_100 : f32 loc(#loc78)
      linalg.yield %189 : f32 loc(#loc78)
    } -> tensor<2x2x32xf32> loc(#loc78)
    %collapsed_54 = tensor.collapse_shape %102 [[0], [1, 2]] : tensor<2x2x32xf32> into tensor<2x64xf32> loc(#loc78)
    %expanded_55 = tensor.expand_shape %collapsed_54 [[0], [1, 2, 3]] output_shape [2, 16, 2, 2] : tensor<2x64xf32> into tensor<2x16x2x2xf32> loc(#loc78)
    %expanded_56 = tensor.expand_shape %arg24 [[0, 1, 2, 3]] output_shape [1, 16, 1, 1] : tensor<16xf32> into tensor<1x16x1x1xf32> loc(#loc78)
    %103 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_55, %expanded_56 : tensor<2x16x2x2xf32>, tensor<1x16x1x1xf32>) outs(%91 : tensor<2x16x2x2xf32>) {
    ^bb0(%in: f32 loc("middle.norm2"), %in_100: f32 loc("middle.norm2"), %out: f32 loc("middle.norm2")):
      %189 = arith.mulf %in, %in_100 : f32 loc(#loc78)
      linalg.yield %189 : f32 loc(#loc78)
    } -> tensor<2x16x2x2xf32> loc(#loc78)
    %expanded_57 = tensor.expand_shape %arg25 [[0, 1, 2, 3]] output_shape [1, 16, 1, 1] : tensor<16xf32> into tensor<1x16x1x1xf32> loc(#loc78)
    %104 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%103, %expanded_57 : tensor<2x16x2x2xf32>, tensor<1x16x1x1xf32>) outs(%91 : tensor<2x16x2x2xf32>) {
    ^bb0(%in: f32 loc("middle.norm2"), %in_100: f32 loc("middle.norm2"), %out: f32 loc("middle.norm2")):
      %189 = arith.addf %in, %in_100 : f32 loc(#loc78)
      linalg.yield %189 : f32 loc(#loc78)
    } -> tensor<2x16x2x2xf32> loc(#loc78)
    %105 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%104 : tensor<2x16x2x2xf32>) outs(%91 : tensor<2x16x2x2xf32>) {
    ^bb0(%in: f32 loc("middle.norm2"), %out: f32 loc("middle")):
      %189 = arith.negf %in : f32 loc(#loc76)
      %190 = math.exp %189 : f32 loc(#loc76)
      %191 = arith.addf %190, %cst_0 : f32 loc(#loc76)
      %192 = arith.divf %cst_0, %191 : f32 loc(#loc76)
      linalg.yield %192 : f32 loc(#loc76)
    } -> tensor<2x16x2x2xf32> loc(#loc76)
    %106 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%104, %105 : tensor<2x16x2x2xf32>, tensor<2x16x2x2xf32>) outs(%91 : tensor<2x16x2x2xf32>) {
    ^bb0(%in: f32 loc("middle.norm2"), %in_100: f32 loc("middle"), %out: f32 loc("middle")):
      %189 = arith.mulf %in, %in_100 : f32 loc(#loc76)
      linalg.yield %189 : f32 loc(#loc76)
    } -> tensor<2x16x2x2xf32> loc(#loc76)
    %padded_58 = tensor.pad %106 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg60: index loc("middle.conv2"), %arg61: index loc("middle.conv2"), %arg62: index loc("middle.conv2"), %arg63: index loc("middle.conv2")):
      tensor.yield %cst : f32 loc(#loc79)
    } : tensor<2x16x2x2xf32> to tensor<2x16x4x4xf32> loc(#loc79)
    %broadcasted_59 = linalg.broadcast ins(%arg27 : tensor<16xf32>) outs(%91 : tensor<2x16x2x2xf32>) dimensions = [0, 2, 3]  loc(#loc79)
    %107 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%padded_58, %arg26 : tensor<2x16x4x4xf32>, tensor<16x16x3x3xf32>) outs(%broadcasted_59 : tensor<2x16x2x2xf32>) -> tensor<2x16x2x2xf32> loc(#loc79)
    %broadcasted_60 = linalg.broadcast ins(%arg29 : tensor<16xf32>) outs(%91 : tensor<2x16x2x2xf32>) dimensions = [0, 2, 3]  loc(#loc80)
    %108 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%76, %arg28 : tensor<2x8x2x2xf32>, tensor<16x8x1x1xf32>) outs(%broadcasted_60 : tensor<2x16x2x2xf32>) -> tensor<2x16x2x2xf32> loc(#loc80)
    %109 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%107, %108 : tensor<2x16x2x2xf32>, tensor<2x16x2x2xf32>) outs(%91 : tensor<2x16x2x2xf32>) {
    ^bb0(%in: f32 loc("middle.conv2"), %in_100: f32 loc("middle.shortcut"), %out: f32 loc("middle")):
      %189 = arith.addf %in, %in_100 : f32 loc(#loc76)
      linalg.yield %189 : f32 loc(#loc76)
    } -> tensor<2x16x2x2xf32> loc(#loc76)
    %110 = tensor.empty() : tensor<8x16x2x2xf32> loc(#loc81)
    %111 = linalg.fill ins(%cst : f32) outs(%110 : tensor<8x16x2x2xf32>) -> tensor<8x16x2x2xf32> loc(#loc81)
    %112 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%111 : tensor<8x16x2x2xf32>) {
    ^bb0(%out: f32 loc("raise2")):
      %189 = linalg.index 0 : index loc(#loc81)
      %190 = linalg.index 1 : index loc(#loc81)
      %191 = linalg.index 2 : index loc(#loc81)
      %192 = linalg.index 3 : index loc(#loc81)
      %193 = arith.subi %c1, %191 : index loc(#loc81)
      %194 = arith.subi %c1, %192 : index loc(#loc81)
      %extracted = tensor.extract %arg32[%190, %189, %193, %194] : tensor<16x8x2x2xf32> loc(#loc81)
      linalg.yield %extracted : f32 loc(#loc81)
    } -> tensor<8x16x2x2xf32> loc(#loc81)
    %113 = tensor.empty() : tensor<2x16x5x5xf32> loc(#loc81)
    %114 = linalg.fill ins(%cst : f32) outs(%113 : tensor<2x16x5x5xf32>) -> tensor<2x16x5x5xf32> loc(#loc81)
    %inserted_slice = tensor.insert_slice %109 into %114[0, 0, 1, 1] [2, 16, 2, 2] [1, 1, 2, 2] : tensor<2x16x2x2xf32> into tensor<2x16x5x5xf32> loc(#loc81)
    %broadcasted_61 = linalg.broadcast ins(%arg33 : tensor<8xf32>) outs(%56 : tensor<2x8x4x4xf32>) dimensions = [0, 2, 3]  loc(#loc81)
    %115 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%inserted_slice, %112 : tensor<2x16x5x5xf32>, tensor<8x16x2x2xf32>) outs(%broadcasted_61 : tensor<2x8x4x4xf32>) -> tensor<2x8x4x4xf32> loc(#loc81)
    %concat = tensor.concat dim(1) %115, %74 : (tensor<2x8x4x4xf32>, tensor<2x8x4x4xf32>) -> tensor<2x16x4x4xf32> loc(#loc62)
    %collapsed_62 = tensor.collapse_shape %concat [[0], [1, 2, 3]] : tensor<2x16x4x4xf32> into tensor<2x256xf32> loc(#loc82)
    %expanded_63 = tensor.expand_shape %collapsed_62 [[0], [1, 2]] output_shape [2, 1, 256] : tensor<2x256xf32> into tensor<2x1x256xf32> loc(#loc82)
    %116 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_63 : tensor<2x1x256xf32>) outs(%1 : tensor<2x1x1xf32>) {
    ^bb0(%in: f32 loc("up2.norm1"), %out: f32 loc("up2.norm1")):
      %189 = arith.addf %in, %out : f32 loc(#loc82)
      linalg.yield %189 : f32 loc(#loc82)
    } -> tensor<2x1x1xf32> loc(#loc82)
    %117 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%116 : tensor<2x1x1xf32>) outs(%0 : tensor<2x1x1xf32>) {
    ^bb0(%in: f32 loc("up2.norm1"), %out: f32 loc("up2.norm1")):
      %189 = arith.divf %in, %cst_7 : f32 loc(#loc82)
      linalg.yield %189 : f32 loc(#loc82)
    } -> tensor<2x1x1xf32> loc(#loc82)
    %118 = tensor.empty() : tensor<2x1x256xf32> loc(#loc82)
    %119 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_63, %117 : tensor<2x1x256xf32>, tensor<2x1x1xf32>) outs(%118 : tensor<2x1x256xf32>) {
    ^bb0(%in: f32 loc("up2.norm1"), %in_100: f32 loc("up2.norm1"), %out: f32 loc("up2.norm1")):
      %189 = arith.subf %in, %in_100 : f32 loc(#loc82)
      linalg.yield %189 : f32 loc(#loc82)
    } -> tensor<2x1x256xf32> loc(#loc82)
    %120 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%119, %119 : tensor<2x1x256xf32>, tensor<2x1x256xf32>) outs(%118 : tensor<2x1x256xf32>) {
    ^bb0(%in: f32 loc("up2.norm1"), %in_100: f32 loc("up2.norm1"), %out: f32 loc("up2.norm1")):
      %189 = arith.mulf %in, %in_100 : f32 loc(#loc82)
      linalg.yield %189 : f32 loc(#loc82)
    } -> tensor<2x1x256xf32> loc(#loc82)
    %121 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%120 : tensor<2x1x256xf32>) outs(%1 : tensor<2x1x1xf32>) {
    ^bb0(%in: f32 loc("up2.norm1"), %out: f32 loc("up2.norm1")):
      %189 = arith.addf %in, %out : f32 loc(#loc82)
      linalg.yield %189 : f32 loc(#loc82)
    } -> tensor<2x1x1xf32> loc(#loc82)
    %122 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%121 : tensor<2x1x1xf32>) outs(%0 : tensor<2x1x1xf32>) {
    ^bb0(%in: f32 loc("up2.norm1"), %out: f32 loc("up2.norm1")):
      %189 = arith.divf %in, %cst_7 : f32 loc(#loc82)
      linalg.yield %189 : f32 loc(#loc82)
    } -> tensor<2x1x1xf32> loc(#loc82)
    %123 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%122 : tensor<2x1x1xf32>) outs(%0 : tensor<2x1x1xf32>) {
    ^bb0(%in: f32 loc("up2.norm1"), %out: f32 loc("up2.norm1")):
      %189 = arith.truncf %cst_2 : f64 to f32 loc(#loc82)
      %190 = arith.addf %in, %189 : f32 loc(#loc82)
      linalg.yield %190 : f32 loc(#loc82)
    } -> tensor<2x1x1xf32> loc(#loc82)
    %124 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%123 : tensor<2x1x1xf32>) outs(%0 : tensor<2x1x1xf32>) {
    ^bb0(%in: f32 loc("up2.norm1"), %out: f32 loc("up2.norm1")):
      %189 = math.rsqrt %in : f32 loc(#loc82)
      linalg.yield %189 : f32 loc(#loc82)
    } -> tensor<2x1x1xf32> loc(#loc82)
    %125 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%119, %124 : tensor<2x1x256xf32>, tensor<2x1x1xf32>) outs(%118 : tensor<2x1x256xf32>) {
    ^bb0(%in: f32 loc("up2.norm1"), %in_100: f32 loc("up2.norm1"), %out: f32 loc("up2.norm1")):
      %189 = arith.mulf %in, %in_100 : f32 loc(#loc82)
      linalg.yield %189 : f32 loc(#loc82)
    } -> tensor<2x1x256xf32> loc(#loc82)
    %collapsed_64 = tensor.collapse_shape %125 [[0], [1, 2]] : tensor<2x1x256xf32> into tensor<2x256xf32> loc(#loc82)
    %expanded_65 = tensor.expand_shape %collapsed_64 [[0], [1, 2, 3]] output_shape [2, 16, 4, 4] : tensor<2x256xf32> into tensor<2x16x4x4xf32> loc(#loc82)
    %expanded_66 = tensor.expand_shape %arg34 [[0, 1, 2, 3]] output_shape [1, 16, 1, 1] : tensor<16xf32> into tensor<1x16x1x1xf32> loc(#loc82)
    %126 = tensor.empty() : tensor<2x16x4x4xf32> loc(#loc82)
    %127 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_65, %expanded_66 : tensor<2x16x4x4xf32>, tensor<1x16x1x1xf32>) outs(%126 : tensor<2x16x4x4xf32>) {
    ^bb0(%in: f32 loc("up2.norm1"), %in_100: f32 loc("up2.norm1"), %out: f32 loc("up2.norm1")):
      %189 = arith.mulf %in, %in_100 : f32 loc(#loc82)
      linalg.yield %189 : f32 loc(#loc82)
    } -> tensor<2x16x4x4xf32> loc(#loc82)
    %expanded_67 = tensor.expand_shape %arg35 [[0, 1, 2, 3]] output_shape [1, 16, 1, 1] : tensor<16xf32> into tensor<1x16x1x1xf32> loc(#loc82)
    %128 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%127, %expanded_67 : tensor<2x16x4x4xf32>, tensor<1x16x1x1xf32>) outs(%126 : tensor<2x16x4x4xf32>) {
    ^bb0(%in: f32 loc("up2.norm1"), %in_100: f32 loc("up2.norm1"), %out: f32 loc("up2.norm1")):
      %189 = arith.addf %in, %in_100 : f32 loc(#loc82)
      linalg.yield %189 : f32 loc(#loc82)
    } -> tensor<2x16x4x4xf32> loc(#loc82)
    %129 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%128 : tensor<2x16x4x4xf32>) outs(%126 : tensor<2x16x4x4xf32>) {
    ^bb0(%in: f32 loc("up2.norm1"), %out: f32 loc("up2")):
      %189 = arith.negf %in : f32 loc(#loc83)
      %190 = math.exp %189 : f32 loc(#loc83)
      %191 = arith.addf %190, %cst_0 : f32 loc(#loc83)
      %192 = arith.divf %cst_0, %191 : f32 loc(#loc83)
      linalg.yield %192 : f32 loc(#loc83)
    } -> tensor<2x16x4x4xf32> loc(#loc83)
    %130 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%128, %129 : tensor<2x16x4x4xf32>, tensor<2x16x4x4xf32>) outs(%126 : tensor<2x16x4x4xf32>) {
    ^bb0(%in: f32 loc("up2.norm1"), %in_100: f32 loc("up2"), %out: f32 loc("up2")):
      %189 = arith.mulf %in, %in_100 : f32 loc(#loc83)
      linalg.yield %189 : f32 loc(#loc83)
    } -> tensor<2x16x4x4xf32> loc(#loc83)
    %padded_68 = tensor.pad %130 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg60: index loc("up2.conv1"), %arg61: index loc("up2.conv1"), %arg62: index loc("up2.conv1"), %arg63: index loc("up2.conv1")):
      tensor.yield %cst : f32 loc(#loc84)
    } : tensor<2x16x4x4xf32> to tensor<2x16x6x6xf32> loc(#loc84)
    %broadcasted_69 = linalg.broadcast ins(%arg37 : tensor<8xf32>) outs(%56 : tensor<2x8x4x4xf32>) dimensions = [0, 2, 3]  loc(#loc84)
    %131 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%padded_68, %arg36 : tensor<2x16x6x6xf32>, tensor<8x16x3x3xf32>) outs(%broadcasted_69 : tensor<2x8x4x4xf32>) -> tensor<2x8x4x4xf32> loc(#loc84)
    %collapsed_70 = tensor.collapse_shape %131 [[0], [1, 2, 3]] : tensor<2x8x4x4xf32> into tensor<2x128xf32> loc(#loc85)
    %expanded_71 = tensor.expand_shape %collapsed_70 [[0], [1, 2]] output_shape [2, 2, 64] : tensor<2x128xf32> into tensor<2x2x64xf32> loc(#loc85)
    %132 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_71 : tensor<2x2x64xf32>) outs(%20 : tensor<2x2x1xf32>) {
    ^bb0(%in: f32 loc("up2.norm2"), %out: f32 loc("up2.norm2")):
      %189 = arith.addf %in, %out : f32 loc(#loc85)
      linalg.yield %189 : f32 loc(#loc85)
    } -> tensor<2x2x1xf32> loc(#loc85)
    %133 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%132 : tensor<2x2x1xf32>) outs(%19 : tensor<2x2x1xf32>) {
    ^bb0(%in: f32 loc("up2.norm2"), %out: f32 loc("up2.norm2")):
      %189 = arith.divf %in, %cst_5 : f32 loc(#loc85)
      linalg.yield %189 : f32 loc(#loc85)
    } -> tensor<2x2x1xf32> loc(#loc85)
    %134 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_71, %133 : tensor<2x2x64xf32>, tensor<2x2x1xf32>) outs(%60 : tensor<2x2x64xf32>) {
    ^bb0(%in: f32 loc("up2.norm2"), %in_100: f32 loc("up2.norm2"), %out: f32 loc("up2.norm2")):
      %189 = arith.subf %in, %in_100 : f32 loc(#loc85)
      linalg.yield %189 : f32 loc(#loc85)
    } -> tensor<2x2x64xf32> loc(#loc85)
    %135 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%134, %134 : tensor<2x2x64xf32>, tensor<2x2x64xf32>) outs(%60 : tensor<2x2x64xf32>) {
    ^bb0(%in: f32 loc("up2.norm2"), %in_100: f32 loc("up2.norm2"), %out: f32 loc("up2.norm2")):
      %189 = arith.mulf %in, %in_100 : f32 loc(#loc85)
      linalg.yield %189 : f32 loc(#loc85)
    } -> tensor<2x2x64xf32> loc(#loc85)
    %136 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%135 : tensor<2x2x64xf32>) outs(%20 : tensor<2x2x1xf32>) {
    ^bb0(%in: f32 loc("up2.norm2"), %out: f32 loc("up2.norm2")):
      %189 = arith.addf %in, %out : f32 loc(#loc85)
      linalg.yield %189 : f32 loc(#loc85)
    } -> tensor<2x2x1xf32> loc(#loc85)
    %137 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%136 : tensor<2x2x1xf32>) outs(%19 : tensor<2x2x1xf32>) {
    ^bb0(%in: f32 loc("up2.norm2"), %out: f32 loc("up2.norm2")):
      %189 = arith.divf %in, %cst_5 : f32 loc(#loc85)
      linalg.yield %189 : f32 loc(#loc85)
    } -> tensor<2x2x1xf32> loc(#loc85)
    %138 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%137 : tensor<2x2x1xf32>) outs(%19 : tensor<2x2x1xf32>) {
    ^bb0(%in: f32 loc("up2.norm2"), %out: f32 loc("up2.norm2")):
      %189 = arith.truncf %cst_2 : f64 to f32 loc(#loc85)
      %190 = arith.addf %in, %189 : f32 loc(#loc85)
      linalg.yield %190 : f32 loc(#loc85)
    } -> tensor<2x2x1xf32> loc(#loc85)
    %139 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%138 : tensor<2x2x1xf32>) outs(%19 : tensor<2x2x1xf32>) {
    ^bb0(%in: f32 loc("up2.norm2"), %out: f32 loc("up2.norm2")):
      %189 = math.rsqrt %in : f32 loc(#loc85)
      linalg.yield %189 : f32 loc(#loc85)
    } -> tensor<2x2x1xf32> loc(#loc85)
    %140 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%134, %139 : tensor<2x2x64xf32>, tensor<2x2x1xf32>) outs(%60 : tensor<2x2x64xf32>) {
    ^bb0(%in: f32 loc("up2.norm2"), %in_100: f32 loc("up2.norm2"), %out: f32 loc("up2.norm2")):
      %189 = arith.mulf %in, %in_100 : f32 loc(#loc85)
      linalg.yield %189 : f32 loc(#loc85)
    } -> tensor<2x2x64xf32> loc(#loc85)
    %collapsed_72 = tensor.collapse_shape %140 [[0], [1, 2]] : tensor<2x2x64xf32> into tensor<2x128xf32> loc(#loc85)
    %expanded_73 = tensor.expand_shape %collapsed_72 [[0], [1, 2, 3]] output_shape [2, 8, 4, 4] : tensor<2x128xf32> into tensor<2x8x4x4xf32> loc(#loc85)
    %expanded_74 = tensor.expand_shape %arg38 [[0, 1, 2, 3]] output_shape [1, 8, 1, 1] : tensor<8xf32> into tensor<1x8x1x1xf32> loc(#loc85)
    %141 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_73, %expanded_74 : tensor<2x8x4x4xf32>, tensor<1x8x1x1xf32>) outs(%56 : tensor<2x8x4x4xf32>) {
    ^bb0(%in: f32 loc("up2.norm2"), %in_100: f32 loc("up2.norm2"), %out: f32 loc("up2.norm2")):
      %189 = arith.mulf %in, %in_100 : f32 loc(#loc85)
      linalg.yield %189 : f32 loc(#loc85)
    } -> tensor<2x8x4x4xf32> loc(#loc85)
    %expanded_75 = tensor.expand_shape %arg39 [[0, 1, 2, 3]] output_shape [1, 8, 1, 1] : tensor<8xf32> into tensor<1x8x1x1xf32> loc(#loc85)
    %142 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%141, %expanded_75 : tensor<2x8x4x4xf32>, tensor<1x8x1x1xf32>) outs(%56 : tensor<2x8x4x4xf32>) {
    ^bb0(%in: f32 loc("up2.norm2"), %in_100: f32 loc("up2.norm2"), %out: f32 loc("up2.norm2")):
      %189 = arith.addf %in, %in_100 : f32 loc(#loc85)
      linalg.yield %189 : f32 loc(#loc85)
    } -> tensor<2x8x4x4xf32> loc(#loc85)
    %143 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%142 : tensor<2x8x4x4xf32>) outs(%56 : tensor<2x8x4x4xf32>) {
    ^bb0(%in: f32 loc("up2.norm2"), %out: f32 loc("up2")):
      %189 = arith.negf %in : f32 loc(#loc83)
      %190 = math.exp %189 : f32 loc(#loc83)
      %191 = arith.addf %190, %cst_0 : f32 loc(#loc83)
      %192 = arith.divf %cst_0, %191 : f32 loc(#loc83)
      linalg.yield %192 : f32 loc(#loc83)
    } -> tensor<2x8x4x4xf32> loc(#loc83)
    %144 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%142, %143 : tensor<2x8x4x4xf32>, tensor<2x8x4x4xf32>) outs(%56 : tensor<2x8x4x4xf32>) {
    ^bb0(%in: f32 loc("up2.norm2"), %in_100: f32 loc("up2"), %out: f32 loc("up2")):
      %189 = arith.mulf %in, %in_100 : f32 loc(#loc83)
      linalg.yield %189 : f32 loc(#loc83)
    } -> tensor<2x8x4x4xf32> loc(#loc83)
    %padded_76 = tensor.pad %144 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg60: index loc("up2.conv2"), %arg61: index loc("up2.conv2"), %arg62: index loc("up2.conv2"), %arg63: index loc("up2.conv2")):
      tensor.yield %cst : f32 loc(#loc86)
    } : tensor<2x8x4x4xf32> to tensor<2x8x6x6xf32> loc(#loc86)
    %broadcasted_77 = linalg.broadcast ins(%arg41 : tensor<8xf32>) outs(%56 : tensor<2x8x4x4xf32>) dimensions = [0, 2, 3]  loc(#loc86)
    %145 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%padded_76, %arg40 : tensor<2x8x6x6xf32>, tensor<8x8x3x3xf32>) outs(%broadcasted_77 : tensor<2x8x4x4xf32>) -> tensor<2x8x4x4xf32> loc(#loc86)
    %broadcasted_78 = linalg.broadcast ins(%arg43 : tensor<8xf32>) outs(%56 : tensor<2x8x4x4xf32>) dimensions = [0, 2, 3]  loc(#loc87)
    %146 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%concat, %arg42 : tensor<2x16x4x4xf32>, tensor<8x16x1x1xf32>) outs(%broadcasted_78 : tensor<2x8x4x4xf32>) -> tensor<2x8x4x4xf32> loc(#loc87)
    %147 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%145, %146 : tensor<2x8x4x4xf32>, tensor<2x8x4x4xf32>) outs(%56 : tensor<2x8x4x4xf32>) {
    ^bb0(%in: f32 loc("up2.conv2"), %in_100: f32 loc("up2.shortcut"), %out: f32 loc("up2")):
      %189 = arith.addf %in, %in_100 : f32 loc(#loc83)
      linalg.yield %189 : f32 loc(#loc83)
    } -> tensor<2x8x4x4xf32> loc(#loc83)
    %148 = tensor.empty() : tensor<2x8x8x8xf32> loc(#loc88)
    %149 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%148 : tensor<2x8x8x8xf32>) {
    ^bb0(%out: f32 loc("raise1.0")):
      %189 = linalg.index 0 : index loc(#loc88)
      %190 = linalg.index 1 : index loc(#loc88)
      %191 = linalg.index 2 : index loc(#loc88)
      %192 = linalg.index 3 : index loc(#loc88)
      %193 = arith.index_cast %191 : index to i64 loc(#loc88)
      %194 = arith.sitofp %193 : i64 to f32 loc(#loc88)
      %195 = arith.divf %194, %cst_8 : f32 loc(#loc88)
      %196 = math.floor %195 : f32 loc(#loc88)
      %197 = arith.maximumf %196, %cst : f32 loc(#loc88)
      %198 = arith.minimumf %197, %cst_11 : f32 loc(#loc88)
      %199 = arith.fptosi %198 : f32 to i64 loc(#loc88)
      %200 = arith.index_cast %199 : i64 to index loc(#loc88)
      %201 = arith.index_cast %192 : index to i64 loc(#loc88)
      %202 = arith.sitofp %201 : i64 to f32 loc(#loc88)
      %203 = arith.divf %202, %cst_8 : f32 loc(#loc88)
      %204 = math.floor %203 : f32 loc(#loc88)
      %205 = arith.maximumf %204, %cst : f32 loc(#loc88)
      %206 = arith.minimumf %205, %cst_11 : f32 loc(#loc88)
      %207 = arith.fptosi %206 : f32 to i64 loc(#loc88)
      %208 = arith.index_cast %207 : i64 to index loc(#loc88)
      %extracted = tensor.extract %147[%189, %190, %200, %208] : tensor<2x8x4x4xf32> loc(#loc88)
      linalg.yield %extracted : f32 loc(#loc88)
    } -> tensor<2x8x8x8xf32> loc(#loc88)
    %padded_79 = tensor.pad %149 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg60: index loc("raise1.1"), %arg61: index loc("raise1.1"), %arg62: index loc("raise1.1"), %arg63: index loc("raise1.1")):
      tensor.yield %cst : f32 loc(#loc89)
    } : tensor<2x8x8x8xf32> to tensor<2x8x10x10xf32> loc(#loc89)
    %broadcasted_80 = linalg.broadcast ins(%arg45 : tensor<4xf32>) outs(%17 : tensor<2x4x8x8xf32>) dimensions = [0, 2, 3]  loc(#loc89)
    %150 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%padded_79, %arg44 : tensor<2x8x10x10xf32>, tensor<4x8x3x3xf32>) outs(%broadcasted_80 : tensor<2x4x8x8xf32>) -> tensor<2x4x8x8xf32> loc(#loc89)
    %concat_81 = tensor.concat dim(1) %150, %37 : (tensor<2x4x8x8xf32>, tensor<2x4x8x8xf32>) -> tensor<2x8x8x8xf32> loc(#loc62)
    %collapsed_82 = tensor.collapse_shape %concat_81 [[0], [1, 2, 3]] : tensor<2x8x8x8xf32> into tensor<2x512xf32> loc(#loc90)
    %expanded_83 = tensor.expand_shape %collapsed_82 [[0], [1, 2]] output_shape [2, 1, 512] : tensor<2x512xf32> into tensor<2x1x512xf32> loc(#loc90)
    %151 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_83 : tensor<2x1x512xf32>) outs(%1 : tensor<2x1x1xf32>) {
    ^bb0(%in: f32 loc("up1.norm1"), %out: f32 loc("up1.norm1")):
      %189 = arith.addf %in, %out : f32 loc(#loc90)
      linalg.yield %189 : f32 loc(#loc90)
    } -> tensor<2x1x1xf32> loc(#loc90)
    %152 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%151 : tensor<2x1x1xf32>) outs(%0 : tensor<2x1x1xf32>) {
    ^bb0(%in: f32 loc("up1.norm1"), %out: f32 loc("up1.norm1")):
      %189 = arith.divf %in, %cst_9 : f32 loc(#loc90)
      linalg.yield %189 : f32 loc(#loc90)
    } -> tensor<2x1x1xf32> loc(#loc90)
    %153 = tensor.empty() : tensor<2x1x512xf32> loc(#loc90)
    %154 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_83, %152 : tensor<2x1x512xf32>, tensor<2x1x1xf32>) outs(%153 : tensor<2x1x512xf32>) {
    ^bb0(%in: f32 loc("up1.norm1"), %in_100: f32 loc("up1.norm1"), %out: f32 loc("up1.norm1")):
      %189 = arith.subf %in, %in_100 : f32 loc(#loc90)
      linalg.yield %189 : f32 loc(#loc90)
    } -> tensor<2x1x512xf32> loc(#loc90)
    %155 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%154, %154 : tensor<2x1x512xf32>, tensor<2x1x512xf32>) outs(%153 : tensor<2x1x512xf32>) {
    ^bb0(%in: f32 loc("up1.norm1"), %in_100: f32 loc("up1.norm1"), %out: f32 loc("up1.norm1")):
      %189 = arith.mulf %in, %in_100 : f32 loc(#loc90)
      linalg.yield %189 : f32 loc(#loc90)
    } -> tensor<2x1x512xf32> loc(#loc90)
    %156 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%155 : tensor<2x1x512xf32>) outs(%1 : tensor<2x1x1xf32>) {
    ^bb0(%in: f32 loc("up1.norm1"), %out: f32 loc("up1.norm1")):
      %189 = arith.addf %in, %out : f32 loc(#loc90)
      linalg.yield %189 : f32 loc(#loc90)
    } -> tensor<2x1x1xf32> loc(#loc90)
    %157 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%156 : tensor<2x1x1xf32>) outs(%0 : tensor<2x1x1xf32>) {
    ^bb0(%in: f32 loc("up1.norm1"), %out: f32 loc("up1.norm1")):
      %189 = arith.divf %in, %cst_9 : f32 loc(#loc90)
      linalg.yield %189 : f32 loc(#loc90)
    } -> tensor<2x1x1xf32> loc(#loc90)
    %158 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%157 : tensor<2x1x1xf32>) outs(%0 : tensor<2x1x1xf32>) {
    ^bb0(%in: f32 loc("up1.norm1"), %out: f32 loc("up1.norm1")):
      %189 = arith.truncf %cst_2 : f64 to f32 loc(#loc90)
      %190 = arith.addf %in, %189 : f32 loc(#loc90)
      linalg.yield %190 : f32 loc(#loc90)
    } -> tensor<2x1x1xf32> loc(#loc90)
    %159 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%158 : tensor<2x1x1xf32>) outs(%0 : tensor<2x1x1xf32>) {
    ^bb0(%in: f32 loc("up1.norm1"), %out: f32 loc("up1.norm1")):
      %189 = math.rsqrt %in : f32 loc(#loc90)
      linalg.yield %189 : f32 loc(#loc90)
    } -> tensor<2x1x1xf32> loc(#loc90)
    %160 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%154, %159 : tensor<2x1x512xf32>, tensor<2x1x1xf32>) outs(%153 : tensor<2x1x512xf32>) {
    ^bb0(%in: f32 loc("up1.norm1"), %in_100: f32 loc("up1.norm1"), %out: f32 loc("up1.norm1")):
      %189 = arith.mulf %in, %in_100 : f32 loc(#loc90)
      linalg.yield %189 : f32 loc(#loc90)
    } -> tensor<2x1x512xf32> loc(#loc90)
    %collapsed_84 = tensor.collapse_shape %160 [[0], [1, 2]] : tensor<2x1x512xf32> into tensor<2x512xf32> loc(#loc90)
    %expanded_85 = tensor.expand_shape %collapsed_84 [[0], [1, 2, 3]] output_shape [2, 8, 8, 8] : tensor<2x512xf32> into tensor<2x8x8x8xf32> loc(#loc90)
    %expanded_86 = tensor.expand_shape %arg46 [[0, 1, 2, 3]] output_shape [1, 8, 1, 1] : tensor<8xf32> into tensor<1x8x1x1xf32> loc(#loc90)
    %161 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_85, %expanded_86 : tensor<2x8x8x8xf32>, tensor<1x8x1x1xf32>) outs(%148 : tensor<2x8x8x8xf32>) {
    ^bb0(%in: f32 loc("up1.norm1"), %in_100: f32 loc("up1.norm1"), %out: f32 loc("up1.norm1")):
      %189 = arith.mulf %in, %in_100 : f32 loc(#loc90)
      linalg.yield %189 : f32 loc(#loc90)
    } -> tensor<2x8x8x8xf32> loc(#loc90)
    %expanded_87 = tensor.expand_shape %arg47 [[0, 1, 2, 3]] output_shape [1, 8, 1, 1] : tensor<8xf32> into tensor<1x8x1x1xf32> loc(#loc90)
    %162 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%161, %expanded_87 : tensor<2x8x8x8xf32>, tensor<1x8x1x1xf32>) outs(%148 : tensor<2x8x8x8xf32>) {
    ^bb0(%in: f32 loc("up1.norm1"), %in_100: f32 loc("up1.norm1"), %out: f32 loc("up1.norm1")):
      %189 = arith.addf %in, %in_100 : f32 loc(#loc90)
      linalg.yield %189 : f32 loc(#loc90)
    } -> tensor<2x8x8x8xf32> loc(#loc90)
    %163 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%162 : tensor<2x8x8x8xf32>) outs(%148 : tensor<2x8x8x8xf32>) {
    ^bb0(%in: f32 loc("up1.norm1"), %out: f32 loc("up1")):
      %189 = arith.negf %in : f32 loc(#loc91)
      %190 = math.exp %189 : f32 loc(#loc91)
      %191 = arith.addf %190, %cst_0 : f32 loc(#loc91)
      %192 = arith.divf %cst_0, %191 : f32 loc(#loc91)
      linalg.yield %192 : f32 loc(#loc91)
    } -> tensor<2x8x8x8xf32> loc(#loc91)
    %164 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%162, %163 : tensor<2x8x8x8xf32>, tensor<2x8x8x8xf32>) outs(%148 : tensor<2x8x8x8xf32>) {
    ^bb0(%in: f32 loc("up1.norm1"), %in_100: f32 loc("up1"), %out: f32 loc("up1")):
      %189 = arith.mulf %in, %in_100 : f32 loc(#loc91)
      linalg.yield %189 : f32 loc(#loc91)
    } -> tensor<2x8x8x8xf32> loc(#loc91)
    %padded_88 = tensor.pad %164 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg60: index loc("up1.conv1"), %arg61: index loc("up1.conv1"), %arg62: index loc("up1.conv1"), %arg63: index loc("up1.conv1")):
      tensor.yield %cst : f32 loc(#loc92)
    } : tensor<2x8x8x8xf32> to tensor<2x8x10x10xf32> loc(#loc92)
    %broadcasted_89 = linalg.broadcast ins(%arg49 : tensor<4xf32>) outs(%17 : tensor<2x4x8x8xf32>) dimensions = [0, 2, 3]  loc(#loc92)
    %165 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%padded_88, %arg48 : tensor<2x8x10x10xf32>, tensor<4x8x3x3xf32>) outs(%broadcasted_89 : tensor<2x4x8x8xf32>) -> tensor<2x4x8x8xf32> loc(#loc92)
    %collapsed_90 = tensor.collapse_shape %165 [[0], [1, 2, 3]] : tensor<2x4x8x8xf32> into tensor<2x256xf32> loc(#loc93)
    %expanded_91 = tensor.expand_shape %collapsed_90 [[0], [1, 2]] output_shape [2, 2, 128] : tensor<2x256xf32> into tensor<2x2x128xf32> loc(#loc93)
    %166 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_91 : tensor<2x2x128xf32>) outs(%20 : tensor<2x2x1xf32>) {
    ^bb0(%in: f32 loc("up1.norm2"), %out: f32 loc("up1.norm2")):
      %189 = arith.addf %in, %out : f32 loc(#loc93)
      linalg.yield %189 : f32 loc(#loc93)
    } -> tensor<2x2x1xf32> loc(#loc93)
    %167 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%166 : tensor<2x2x1xf32>) outs(%19 : tensor<2x2x1xf32>) {
    ^bb0(%in: f32 loc("up1.norm2"), %out: f32 loc("up1.norm2")):
      %189 = arith.divf %in, %cst_4 : f32 loc(#loc93)
      linalg.yield %189 : f32 loc(#loc93)
    } -> tensor<2x2x1xf32> loc(#loc93)
    %168 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_91, %167 : tensor<2x2x128xf32>, tensor<2x2x1xf32>) outs(%23 : tensor<2x2x128xf32>) {
    ^bb0(%in: f32 loc("up1.norm2"), %in_100: f32 loc("up1.norm2"), %out: f32 loc("up1.norm2")):
      %189 = arith.subf %in, %in_100 : f32 loc(#loc93)
      linalg.yield %189 : f32 loc(#loc93)
    } -> tensor<2x2x128xf32> loc(#loc93)
    %169 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%168, %168 : tensor<2x2x128xf32>, tensor<2x2x128xf32>) outs(%23 : tensor<2x2x128xf32>) {
    ^bb0(%in: f32 loc("up1.norm2"), %in_100: f32 loc("up1.norm2"), %out: f32 loc("up1.norm2")):
      %189 = arith.mulf %in, %in_100 : f32 loc(#loc93)
      linalg.yield %189 : f32 loc(#loc93)
    } -> tensor<2x2x128xf32> loc(#loc93)
    %170 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%169 : tensor<2x2x128xf32>) outs(%20 : tensor<2x2x1xf32>) {
    ^bb0(%in: f32 loc("up1.norm2"), %out: f32 loc("up1.norm2")):
      %189 = arith.addf %in, %out : f32 loc(#loc93)
      linalg.yield %189 : f32 loc(#loc93)
    } -> tensor<2x2x1xf32> loc(#loc93)
    %171 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%170 : tensor<2x2x1xf32>) outs(%19 : tensor<2x2x1xf32>) {
    ^bb0(%in: f32 loc("up1.norm2"), %out: f32 loc("up1.norm2")):
      %189 = arith.divf %in, %cst_4 : f32 loc(#loc93)
      linalg.yield %189 : f32 loc(#loc93)
    } -> tensor<2x2x1xf32> loc(#loc93)
    %172 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%171 : tensor<2x2x1xf32>) outs(%19 : tensor<2x2x1xf32>) {
    ^bb0(%in: f32 loc("up1.norm2"), %out: f32 loc("up1.norm2")):
      %189 = arith.truncf %cst_2 : f64 to f32 loc(#loc93)
      %190 = arith.addf %in, %189 : f32 loc(#loc93)
      linalg.yield %190 : f32 loc(#loc93)
    } -> tensor<2x2x1xf32> loc(#loc93)
    %173 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%172 : tensor<2x2x1xf32>) outs(%19 : tensor<2x2x1xf32>) {
    ^bb0(%in: f32 loc("up1.norm2"), %out: f32 loc("up1.norm2")):
      %189 = math.rsqrt %in : f32 loc(#loc93)
      linalg.yield %189 : f32 loc(#loc93)
    } -> tensor<2x2x1xf32> loc(#loc93)
    %174 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%168, %173 : tensor<2x2x128xf32>, tensor<2x2x1xf32>) outs(%23 : tensor<2x2x128xf32>) {
    ^bb0(%in: f32 loc("up1.norm2"), %in_100: f32 loc("up1.norm2"), %out: f32 loc("up1.norm2")):
      %189 = arith.mulf %in, %in_100 : f32 loc(#loc93)
      linalg.yield %189 : f32 loc(#loc93)
    } -> tensor<2x2x128xf32> loc(#loc93)
    %collapsed_92 = tensor.collapse_shape %174 [[0], [1, 2]] : tensor<2x2x128xf32> into tensor<2x256xf32> loc(#loc93)
    %expanded_93 = tensor.expand_shape %collapsed_92 [[0], [1, 2, 3]] output_shape [2, 4, 8, 8] : tensor<2x256xf32> into tensor<2x4x8x8xf32> loc(#loc93)
    %expanded_94 = tensor.expand_shape %arg50 [[0, 1, 2, 3]] output_shape [1, 4, 1, 1] : tensor<4xf32> into tensor<1x4x1x1xf32> loc(#loc93)
    %175 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_93, %expanded_94 : tensor<2x4x8x8xf32>, tensor<1x4x1x1xf32>) outs(%17 : tensor<2x4x8x8xf32>) {
    ^bb0(%in: f32 loc("up1.norm2"), %in_100: f32 loc("up1.norm2"), %out: f32 loc("up1.norm2")):
      %189 = arith.mulf %in, %in_100 : f32 loc(#loc93)
      linalg.yield %189 : f32 loc(#loc93)
    } -> tensor<2x4x8x8xf32> loc(#loc93)
    %expanded_95 = tensor.expand_shape %arg51 [[0, 1, 2, 3]] output_shape [1, 4, 1, 1] : tensor<4xf32> into tensor<1x4x1x1xf32> loc(#loc93)
    %176 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%175, %expanded_95 : tensor<2x4x8x8xf32>, tensor<1x4x1x1xf32>) outs(%17 : tensor<2x4x8x8xf32>) {
    ^bb0(%in: f32 loc("up1.norm2"), %in_100: f32 loc("up1.norm2"), %out: f32 loc("up1.norm2")):
      %189 = arith.addf %in, %in_100 : f32 loc(#loc93)
      linalg.yield %189 : f32 loc(#loc93)
    } -> tensor<2x4x8x8xf32> loc(#loc93)
    %177 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%176 : tensor<2x4x8x8xf32>) outs(%17 : tensor<2x4x8x8xf32>) {
    ^bb0(%in: f32 loc("up1.norm2"), %out: f32 loc("up1")):
      %189 = arith.negf %in : f32 loc(#loc91)
      %190 = math.exp %189 : f32 loc(#loc91)
      %191 = arith.addf %190, %cst_0 : f32 loc(#loc91)
      %192 = arith.divf %cst_0, %191 : f32 loc(#loc91)
      linalg.yield %192 : f32 loc(#loc91)
    } -> tensor<2x4x8x8xf32> loc(#loc91)
    %178 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%176, %177 : tensor<2x4x8x8xf32>, tensor<2x4x8x8xf32>) outs(%17 : tensor<2x4x8x8xf32>) {
    ^bb0(%in: f32 loc("up1.norm2"), %in_100: f32 loc("up1"), %out: f32 loc("up1")):
      %189 = arith.mulf %in, %in_100 : f32 loc(#loc91)
      linalg.yield %189 : f32 loc(#loc91)
    } -> tensor<2x4x8x8xf32> loc(#loc91)
    %padded_96 = tensor.pad %178 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg60: index loc("up1.conv2"), %arg61: index loc("up1.conv2"), %arg62: index loc("up1.conv2"), %arg63: index loc("up1.conv2")):
      tensor.yield %cst : f32 loc(#loc94)
    } : tensor<2x4x8x8xf32> to tensor<2x4x10x10xf32> loc(#loc94)
    %broadcasted_97 = linalg.broadcast ins(%arg53 : tensor<4xf32>) outs(%17 : tensor<2x4x8x8xf32>) dimensions = [0, 2, 3]  loc(#loc94)
    %179 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%padded_96, %arg52 : tensor<2x4x10x10xf32>, tensor<4x4x3x3xf32>) outs(%broadcasted_97 : tensor<2x4x8x8xf32>) -> tensor<2x4x8x8xf32> loc(#loc94)
    %broadcasted_98 = linalg.broadcast ins(%arg55 : tensor<4xf32>) outs(%17 : tensor<2x4x8x8xf32>) dimensions = [0, 2, 3]  loc(#loc95)
    %180 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%concat_81, %arg54 : tensor<2x8x8x8xf32>, tensor<4x8x1x1xf32>) outs(%broadcasted_98 : tensor<2x4x8x8xf32>) -> tensor<2x4x8x8xf32> loc(#loc95)
    %181 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%179, %180 : tensor<2x4x8x8xf32>, tensor<2x4x8x8xf32>) outs(%17 : tensor<2x4x8x8xf32>) {
    ^bb0(%in: f32 loc("up1.conv2"), %in_100: f32 loc("up1.shortcut"), %out: f32 loc("up1")):
      %189 = arith.addf %in, %in_100 : f32 loc(#loc91)
      linalg.yield %189 : f32 loc(#loc91)
    } -> tensor<2x4x8x8xf32> loc(#loc91)
    %broadcasted_99 = linalg.broadcast ins(%arg57 : tensor<3xf32>) outs(%12 : tensor<2x3x8x8xf32>) dimensions = [0, 2, 3]  loc(#loc96)
    %182 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%181, %arg56 : tensor<2x4x8x8xf32>, tensor<3x4x1x1xf32>) outs(%broadcasted_99 : tensor<2x3x8x8xf32>) -> tensor<2x3x8x8xf32> loc(#loc96)
    %183 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%182, %arg59 : tensor<2x3x8x8xf32>, tensor<2x3x8x8xf32>) outs(%12 : tensor<2x3x8x8xf32>) {
    ^bb0(%in: f32 loc("out"), %in_100: f32 loc("<loss>"), %out: f32 loc("<loss>")):
      %189 = arith.subf %in, %in_100 : f32 loc(#loc62)
      linalg.yield %189 : f32 loc(#loc62)
    } -> tensor<2x3x8x8xf32> loc(#loc62)
    %184 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%183, %183 : tensor<2x3x8x8xf32>, tensor<2x3x8x8xf32>) outs(%12 : tensor<2x3x8x8xf32>) {
    ^bb0(%in: f32 loc("<loss>"), %in_100: f32 loc("<loss>"), %out: f32 loc("<loss>")):
      %189 = arith.mulf %in, %in_100 : f32 loc(#loc62)
      linalg.yield %189 : f32 loc(#loc62)
    } -> tensor<2x3x8x8xf32> loc(#loc62)
    %185 = tensor.empty() : tensor<f32> loc(#loc62)
    %186 = linalg.fill ins(%cst : f32) outs(%185 : tensor<f32>) -> tensor<f32> loc(#loc62)
    %187 = linalg.generic {indexing_maps = [#map2, #map4], iterator_types = ["reduction", "reduction", "reduction", "reduction"]} ins(%184 : tensor<2x3x8x8xf32>) outs(%186 : tensor<f32>) {
    ^bb0(%in: f32 loc("<loss>"), %out: f32 loc("<loss>")):
      %189 = arith.addf %in, %out : f32 loc(#loc62)
      linalg.yield %189 : f32 loc(#loc62)
    } -> tensor<f32> loc(#loc62)
    %188 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = []} ins(%187 : tensor<f32>) outs(%185 : tensor<f32>) {
    ^bb0(%in: f32 loc("<loss>"), %out: f32 loc("<loss>")):
      %189 = arith.divf %in, %cst_10 : f32 loc(#loc62)
      linalg.yield %189 : f32 loc(#loc62)
    } -> tensor<f32> loc(#loc62)
    return %188 : tensor<f32> loc(#loc62)
  } loc(#loc1)
} loc(#loc)
#loc = loc(unknown)
