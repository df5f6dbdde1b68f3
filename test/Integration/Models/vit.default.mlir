#loc2 = loc("vit.embeddings.cls_token")
#loc3 = loc("vit.embeddings.position_embeddings")
#loc4 = loc("vit.embeddings.patch_embeddings.projection.weight")
#loc5 = loc("vit.embeddings.patch_embeddings.projection.bias")
#loc6 = loc("vit.layers.0.attention.q_proj.weight")
#loc7 = loc("vit.layers.0.attention.q_proj.bias")
#loc8 = loc("vit.layers.0.attention.k_proj.weight")
#loc9 = loc("vit.layers.0.attention.k_proj.bias")
#loc10 = loc("vit.layers.0.attention.v_proj.weight")
#loc11 = loc("vit.layers.0.attention.v_proj.bias")
#loc12 = loc("vit.layers.0.attention.o_proj.weight")
#loc13 = loc("vit.layers.0.attention.o_proj.bias")
#loc14 = loc("vit.layers.0.layernorm_before.weight")
#loc15 = loc("vit.layers.0.layernorm_before.bias")
#loc16 = loc("vit.layers.0.layernorm_after.weight")
#loc17 = loc("vit.layers.0.layernorm_after.bias")
#loc18 = loc("vit.layers.0.mlp.fc1.weight")
#loc19 = loc("vit.layers.0.mlp.fc1.bias")
#loc20 = loc("vit.layers.0.mlp.fc2.weight")
#loc21 = loc("vit.layers.0.mlp.fc2.bias")
#loc22 = loc("vit.layers.1.attention.q_proj.weight")
#loc23 = loc("vit.layers.1.attention.q_proj.bias")
#loc24 = loc("vit.layers.1.attention.k_proj.weight")
#loc25 = loc("vit.layers.1.attention.k_proj.bias")
#loc26 = loc("vit.layers.1.attention.v_proj.weight")
#loc27 = loc("vit.layers.1.attention.v_proj.bias")
#loc28 = loc("vit.layers.1.attention.o_proj.weight")
#loc29 = loc("vit.layers.1.attention.o_proj.bias")
#loc30 = loc("vit.layers.1.layernorm_before.weight")
#loc31 = loc("vit.layers.1.layernorm_before.bias")
#loc32 = loc("vit.layers.1.layernorm_after.weight")
#loc33 = loc("vit.layers.1.layernorm_after.bias")
#loc34 = loc("vit.layers.1.mlp.fc1.weight")
#loc35 = loc("vit.layers.1.mlp.fc1.bias")
#loc36 = loc("vit.layers.1.mlp.fc2.weight")
#loc37 = loc("vit.layers.1.mlp.fc2.bias")
#loc38 = loc("vit.layers.2.attention.q_proj.weight")
#loc39 = loc("vit.layers.2.attention.q_proj.bias")
#loc40 = loc("vit.layers.2.attention.k_proj.weight")
#loc41 = loc("vit.layers.2.attention.k_proj.bias")
#loc42 = loc("vit.layers.2.attention.v_proj.weight")
#loc43 = loc("vit.layers.2.attention.v_proj.bias")
#loc44 = loc("vit.layers.2.attention.o_proj.weight")
#loc45 = loc("vit.layers.2.attention.o_proj.bias")
#loc46 = loc("vit.layers.2.layernorm_before.weight")
#loc47 = loc("vit.layers.2.layernorm_before.bias")
#loc48 = loc("vit.layers.2.layernorm_after.weight")
#loc49 = loc("vit.layers.2.layernorm_after.bias")
#loc50 = loc("vit.layers.2.mlp.fc1.weight")
#loc51 = loc("vit.layers.2.mlp.fc1.bias")
#loc52 = loc("vit.layers.2.mlp.fc2.weight")
#loc53 = loc("vit.layers.2.mlp.fc2.bias")
#loc54 = loc("vit.layernorm.weight")
#loc55 = loc("vit.layernorm.bias")
#loc56 = loc("classifier.weight")
#loc57 = loc("classifier.bias")
#loc58 = loc("pixel_values")
#loc59 = loc("labels")
#loc60 = loc("<loss>")
#loc61 = loc("vit")
#loc62 = loc("vit.layers.0.attention")
#loc63 = loc("vit.layers.0.layernorm_before")
#loc65 = loc("vit.embeddings")
#loc66 = loc("vit.layers.0.attention.q_proj")
#loc67 = loc("vit.layers.0.attention.k_proj")
#loc68 = loc("vit.layers.0.attention.v_proj")
#loc69 = loc("vit.layers.0.attention.o_proj")
#loc70 = loc("vit.layers.0")
#loc71 = loc("vit.layers.0.layernorm_after")
#loc72 = loc("vit.layers.0.mlp.fc1")
#loc73 = loc("vit.layers.0.mlp.activation_fn")
#loc74 = loc("vit.layers.0.mlp.fc2")
#loc75 = loc("vit.layers.1.layernorm_before")
#loc76 = loc("vit.layers.1.attention.q_proj")
#loc77 = loc("vit.layers.1.attention")
#loc78 = loc("vit.layers.1.attention.k_proj")
#loc79 = loc("vit.layers.1.attention.v_proj")
#loc80 = loc("vit.layers.1.attention.o_proj")
#loc81 = loc("vit.layers.1")
#loc82 = loc("vit.layers.1.layernorm_after")
#loc83 = loc("vit.layers.1.mlp.fc1")
#loc84 = loc("vit.layers.1.mlp.activation_fn")
#loc85 = loc("vit.layers.1.mlp.fc2")
#loc86 = loc("vit.layers.2.layernorm_before")
#loc87 = loc("vit.layers.2.attention.q_proj")
#loc88 = loc("vit.layers.2.attention")
#loc89 = loc("vit.layers.2.attention.k_proj")
#loc90 = loc("vit.layers.2.attention.v_proj")
#loc91 = loc("vit.layers.2.attention.o_proj")
#loc92 = loc("vit.layers.2")
#loc93 = loc("vit.layers.2.layernorm_after")
#loc94 = loc("vit.layers.2.mlp.fc1")
#loc95 = loc("vit.layers.2.mlp.activation_fn")
#loc96 = loc("vit.layers.2.mlp.fc2")
#loc97 = loc("vit.layernorm")
#loc98 = loc("classifier")
#map = affine_map<(d0, d1, d2) -> (d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1, d2) -> (0, d1, d2)>
#map3 = affine_map<(d0) -> (d0)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d1, d2)>
#map6 = affine_map<(d0, d1, d2, d3) -> ()>
#map7 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map8 = affine_map<(d0, d1, d2) -> (d2)>
#map9 = affine_map<(d0, d1) -> (d1)>
#map10 = affine_map<(d0, d1) -> (d0, d1)>
#map11 = affine_map<(d0, d1, d2, d3) -> (d0, 0, d2, d3)>
#map12 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map13 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map14 = affine_map<(d0, d1) -> (d0)>
#map15 = affine_map<(d0, d1) -> (d0, 0)>
#map16 = affine_map<(d0) -> ()>
#map17 = affine_map<() -> ()>
module {
  func.func @main(%arg0: tensor<1x1x16xf32> {pipe.parameter = "vit.embeddings.cls_token"} loc("vit.embeddings.cls_token"), %arg1: tensor<1x10x16xf32> {pipe.parameter = "vit.embeddings.position_embeddings"} loc("vit.embeddings.position_embeddings"), %arg2: tensor<16x3x4x4xf32> {pipe.parameter = "vit.embeddings.patch_embeddings.projection.weight"} loc("vit.embeddings.patch_embeddings.projection.weight"), %arg3: tensor<16xf32> {pipe.parameter = "vit.embeddings.patch_embeddings.projection.bias"} loc("vit.embeddings.patch_embeddings.projection.bias"), %arg4: tensor<16x16xf32> {pipe.parameter = "vit.layers.0.attention.q_proj.weight"} loc("vit.layers.0.attention.q_proj.weight"), %arg5: tensor<16xf32> {pipe.parameter = "vit.layers.0.attention.q_proj.bias"} loc("vit.layers.0.attention.q_proj.bias"), %arg6: tensor<16x16xf32> {pipe.parameter = "vit.layers.0.attention.k_proj.weight"} loc("vit.layers.0.attention.k_proj.weight"), %arg7: tensor<16xf32> {pipe.parameter = "vit.layers.0.attention.k_proj.bias"} loc("vit.layers.0.attention.k_proj.bias"), %arg8: tensor<16x16xf32> {pipe.parameter = "vit.layers.0.attention.v_proj.weight"} loc("vit.layers.0.attention.v_proj.weight"), %arg9: tensor<16xf32> {pipe.parameter = "vit.layers.0.attention.v_proj.bias"} loc("vit.layers.0.attention.v_proj.bias"), %arg10: tensor<16x16xf32> {pipe.parameter = "vit.layers.0.attention.o_proj.weight"} loc("vit.layers.0.attention.o_proj.weight"), %arg11: tensor<16xf32> {pipe.parameter = "vit.layers.0.attention.o_proj.bias"} loc("vit.layers.0.attention.o_proj.bias"), %arg12: tensor<16xf32> {pipe.parameter = "vit.layers.0.layernorm_before.weight"} loc("vit.layers.0.layernorm_before.weight"), %arg13: tensor<16xf32> {pipe.parameter = "vit.layers.0.layernorm_before.bias"} loc("vit.layers.0.layernorm_before.bias"), %arg14: tensor<16xf32> {pipe.parameter = "vit.layers.0.layernorm_after.weight"} loc("vit.layers.0.layernorm_after.weight"), %arg15: tensor<16xf32> {pipe.parameter = "vit.layers.0.layernorm_after.bias"} loc("vit.layers.0.layernorm_after.bias"), %arg16: tensor<32x16xf32> {pipe.parameter = "vit.layers.0.mlp.fc1.weight"} loc("vit.layers.0.mlp.fc1.weight"), %arg17: tensor<32xf32> {pipe.parameter = "vit.layers.0.mlp.fc1.bias"} loc("vit.layers.0.mlp.fc1.bias"), %arg18: tensor<16x32xf32> {pipe.parameter = "vit.layers.0.mlp.fc2.weight"} loc("vit.layers.0.mlp.fc2.weight"), %arg19: tensor<16xf32> {pipe.parameter = "vit.layers.0.mlp.fc2.bias"} loc("vit.layers.0.mlp.fc2.bias"), %arg20: tensor<16x16xf32> {pipe.parameter = "vit.layers.1.attention.q_proj.weight"} loc("vit.layers.1.attention.q_proj.weight"), %arg21: tensor<16xf32> {pipe.parameter = "vit.layers.1.attention.q_proj.bias"} loc("vit.layers.1.attention.q_proj.bias"), %arg22: tensor<16x16xf32> {pipe.parameter = "vit.layers.1.attention.k_proj.weight"} loc("vit.layers.1.attention.k_proj.weight"), %arg23: tensor<16xf32> {pipe.parameter = "vit.layers.1.attention.k_proj.bias"} loc("vit.layers.1.attention.k_proj.bias"), %arg24: tensor<16x16xf32> {pipe.parameter = "vit.layers.1.attention.v_proj.weight"} loc("vit.layers.1.attention.v_proj.weight"), %arg25: tensor<16xf32> {pipe.parameter = "vit.layers.1.attention.v_proj.bias"} loc("vit.layers.1.attention.v_proj.bias"), %arg26: tensor<16x16xf32> {pipe.parameter = "vit.layers.1.attention.o_proj.weight"} loc("vit.layers.1.attention.o_proj.weight"), %arg27: tensor<16xf32> {pipe.parameter = "vit.layers.1.attention.o_proj.bias"} loc("vit.layers.1.attention.o_proj.bias"), %arg28: tensor<16xf32> {pipe.parameter = "vit.layers.1.layernorm_before.weight"} loc("vit.layers.1.layernorm_before.weight"), %arg29: tensor<16xf32> {pipe.parameter = "vit.layers.1.layernorm_before.bias"} loc("vit.layers.1.layernorm_before.bias"), %arg30: tensor<16xf32> {pipe.parameter = "vit.layers.1.layernorm_after.weight"} loc("vit.layers.1.layernorm_after.weight"), %arg31: tensor<16xf32> {pipe.parameter = "vit.layers.1.layernorm_after.bias"} loc("vit.layers.1.layernorm_after.bias"), %arg32: tensor<32x16xf32> {pipe.parameter = "vit.layers.1.mlp.fc1.weight"} loc("vit.layers.1.mlp.fc1.weight"), %arg33: tensor<32xf32> {pipe.parameter = "vit.layers.1.mlp.fc1.bias"} loc("vit.layers.1.mlp.fc1.bias"), %arg34: tensor<16x32xf32> {pipe.parameter = "vit.layers.1.mlp.fc2.weight"} loc("vit.layers.1.mlp.fc2.weight"), %arg35: tensor<16xf32> {pipe.parameter = "vit.layers.1.mlp.fc2.bias"} loc("vit.layers.1.mlp.fc2.bias"), %arg36: tensor<16x16xf32> {pipe.parameter = "vit.layers.2.attention.q_proj.weight"} loc("vit.layers.2.attention.q_proj.weight"), %arg37: tensor<16xf32> {pipe.parameter = "vit.layers.2.attention.q_proj.bias"} loc("vit.layers.2.attention.q_proj.bias"), %arg38: tensor<16x16xf32> {pipe.parameter = "vit.layers.2.attention.k_proj.weight"} loc("vit.layers.2.attention.k_proj.weight"), %arg39: tensor<16xf32> {pipe.parameter = "vit.layers.2.attention.k_proj.bias"} loc("vit.layers.2.attention.k_proj.bias"), %arg40: tensor<16x16xf32> {pipe.parameter = "vit.layers.2.attention.v_proj.weight"} loc("vit.layers.2.attention.v_proj.weight"), %arg41: tensor<16xf32> {pipe.parameter = "vit.layers.2.attention.v_proj.bias"} loc("vit.layers.2.attention.v_proj.bias"), %arg42: tensor<16x16xf32> {pipe.parameter = "vit.layers.2.attention.o_proj.weight"} loc("vit.layers.2.attention.o_proj.weight"), %arg43: tensor<16xf32> {pipe.parameter = "vit.layers.2.attention.o_proj.bias"} loc("vit.layers.2.attention.o_proj.bias"), %arg44: tensor<16xf32> {pipe.parameter = "vit.layers.2.layernorm_before.weight"} loc("vit.layers.2.layernorm_before.weight"), %arg45: tensor<16xf32> {pipe.parameter = "vit.layers.2.layernorm_before.bias"} loc("vit.layers.2.layernorm_before.bias"), %arg46: tensor<16xf32> {pipe.parameter = "vit.layers.2.layernorm_after.weight"} loc("vit.layers.2.layernorm_after.weight"), %arg47: tensor<16xf32> {pipe.parameter = "vit.layers.2.layernorm_after.bias"} loc("vit.layers.2.layernorm_after.bias"), %arg48: tensor<32x16xf32> {pipe.parameter = "vit.layers.2.mlp.fc1.weight"} loc("vit.layers.2.mlp.fc1.weight"), %arg49: tensor<32xf32> {pipe.parameter = "vit.layers.2.mlp.fc1.bias"} loc("vit.layers.2.mlp.fc1.bias"), %arg50: tensor<16x32xf32> {pipe.parameter = "vit.layers.2.mlp.fc2.weight"} loc("vit.layers.2.mlp.fc2.weight"), %arg51: tensor<16xf32> {pipe.parameter = "vit.layers.2.mlp.fc2.bias"} loc("vit.layers.2.mlp.fc2.bias"), %arg52: tensor<16xf32> {pipe.parameter = "vit.layernorm.weight"} loc("vit.layernorm.weight"), %arg53: tensor<16xf32> {pipe.parameter = "vit.layernorm.bias"} loc("vit.layernorm.bias"), %arg54: tensor<10x16xf32> {pipe.parameter = "classifier.weight"} loc("classifier.weight"), %arg55: tensor<10xf32> {pipe.parameter = "classifier.bias"} loc("classifier.bias"), %arg56: tensor<2x3x12x12xf32> {pipe.input = "pixel_values"} loc("pixel_values"), %arg57: tensor<2xi64> {pipe.input = "labels"} loc("labels")) -> (tensor<f32> {pipe.loss = "loss"}) {
    %c-100_i64 = arith.constant -100 : i64 loc(#loc60)
    %c0_i64 = arith.constant 0 : i64 loc(#loc)
    %cst = arith.constant 0.000000e+00 : f32 loc(#loc)
    %c10 = arith.constant 10 : index loc(#loc)
    %cst_0 = arith.constant 0.000000e+00 : f64 loc(#loc)
    %cst_1 = arith.constant 0xFF800000 : f32 loc(#loc)
    %cst_2 = arith.constant 1.000000e+00 : f32 loc(#loc)
    %cst_3 = arith.constant 5.000000e-01 : f32 loc(#loc)
    %cst_4 = arith.constant dense<-3.40282347E+38> : tensor<f32> loc(#loc61)
    %cst_5 = arith.constant dense<0.000000e+00> : tensor<f32> loc(#loc61)
    %cst_6 = arith.constant 0.35355339059327379 : f64 loc(#loc62)
    %cst_7 = arith.constant 9.9999999999999998E-13 : f64 loc(#loc63)
    %cst_8 = arith.constant 1.600000e+01 : f64 loc(#loc)
    %cst_9 = arith.constant 1.600000e+01 : f32 loc(#loc)
    %cst_10 = arith.constant 1.41421354 : f32 loc(#loc)
    %cst_11 = arith.constant dense<0> : tensor<i64> loc(#loc60)
    %0 = tensor.empty() : tensor<2x16x3x3xf32> loc(#loc1)
    %broadcasted = linalg.broadcast ins(%arg3 : tensor<16xf32>) outs(%0 : tensor<2x16x3x3xf32>) dimensions = [0, 2, 3]  loc(#loc1)
    %1 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<4> : vector<2xi64>} ins(%arg56, %arg2 : tensor<2x3x12x12xf32>, tensor<16x3x4x4xf32>) outs(%broadcasted : tensor<2x16x3x3xf32>) -> tensor<2x16x3x3xf32> loc(#loc1)
    %collapsed = tensor.collapse_shape %1 [[0], [1], [2, 3]] : tensor<2x16x3x3xf32> into tensor<2x16x9xf32> loc(#loc64)
    %2 = tensor.empty() : tensor<2x9x16xf32> loc(#loc64)
    %transposed = linalg.transpose ins(%collapsed : tensor<2x16x9xf32>) outs(%2 : tensor<2x9x16xf32>) permutation = [0, 2, 1]  loc(#loc64)
    %3 = tensor.empty() : tensor<2x1x16xf32> loc(#loc65)
    %collapsed_12 = tensor.collapse_shape %arg0 [[0, 1], [2]] : tensor<1x1x16xf32> into tensor<1x16xf32> loc(#loc65)
    %4 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_12 : tensor<1x16xf32>) outs(%3 : tensor<2x1x16xf32>) {
    ^bb0(%in: f32 loc("vit.embeddings"), %out: f32 loc("vit.embeddings")):
      linalg.yield %in : f32 loc(#loc65)
    } -> tensor<2x1x16xf32> loc(#loc65)
    %concat = tensor.concat dim(1) %4, %transposed : (tensor<2x1x16xf32>, tensor<2x9x16xf32>) -> tensor<2x10x16xf32> loc(#loc65)
    %5 = tensor.empty() : tensor<2x10x16xf32> loc(#loc65)
    %6 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%concat, %arg1 : tensor<2x10x16xf32>, tensor<1x10x16xf32>) outs(%5 : tensor<2x10x16xf32>) {
    ^bb0(%in: f32 loc("vit.embeddings"), %in_100: f32 loc("vit.embeddings"), %out: f32 loc("vit.embeddings")):
      %276 = arith.addf %in, %in_100 : f32 loc(#loc65)
      linalg.yield %276 : f32 loc(#loc65)
    } -> tensor<2x10x16xf32> loc(#loc65)
    %7 = tensor.empty() : tensor<10xi64> loc(#loc61)
    %8 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel"]} outs(%7 : tensor<10xi64>) {
    ^bb0(%out: i64 loc("vit")):
      %276 = linalg.index 0 : index loc(#loc61)
      %277 = arith.index_cast %276 : index to i64 loc(#loc61)
      linalg.yield %277 : i64 loc(#loc61)
    } -> tensor<10xi64> loc(#loc61)
    %expanded = tensor.expand_shape %8 [[0, 1, 2, 3]] output_shape [1, 1, 10, 1] : tensor<10xi64> into tensor<1x1x10x1xi64> loc(#loc61)
    %9 = tensor.empty() : tensor<1x1x10x1xi1> loc(#loc61)
    %10 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded : tensor<1x1x10x1xi64>) outs(%9 : tensor<1x1x10x1xi1>) {
    ^bb0(%in: i64 loc("vit"), %out: i1 loc("vit")):
      %276 = arith.cmpi sge, %in, %c0_i64 : i64 loc(#loc61)
      linalg.yield %276 : i1 loc(#loc61)
    } -> tensor<1x1x10x1xi1> loc(#loc61)
    %11 = tensor.empty() : tensor<2x1x10x10xi1> loc(#loc61)
    %collapsed_13 = tensor.collapse_shape %10 [[0, 1], [2, 3]] : tensor<1x1x10x1xi1> into tensor<1x10xi1> loc(#loc61)
    %12 = linalg.generic {indexing_maps = [#map5, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_13 : tensor<1x10xi1>) outs(%11 : tensor<2x1x10x10xi1>) {
    ^bb0(%in: i1 loc("vit"), %out: i1 loc("vit")):
      linalg.yield %in : i1 loc(#loc61)
    } -> tensor<2x1x10x10xi1> loc(#loc61)
    %13 = tensor.empty() : tensor<2x1x10x10xf32> loc(#loc61)
    %14 = linalg.generic {indexing_maps = [#map4, #map6, #map6, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%12, %cst_5, %cst_4 : tensor<2x1x10x10xi1>, tensor<f32>, tensor<f32>) outs(%13 : tensor<2x1x10x10xf32>) {
    ^bb0(%in: i1 loc("vit"), %in_100: f32 loc("vit"), %in_101: f32 loc("vit"), %out: f32 loc("vit")):
      %276 = arith.select %in, %in_100, %in_101 : f32 loc(#loc61)
      linalg.yield %276 : f32 loc(#loc61)
    } -> tensor<2x1x10x10xf32> loc(#loc61)
    %15 = tensor.empty() : tensor<2x10x16xf64> loc(#loc63)
    %16 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6 : tensor<2x10x16xf32>) outs(%15 : tensor<2x10x16xf64>) {
    ^bb0(%in: f32 loc("vit.embeddings"), %out: f64 loc("vit.layers.0.layernorm_before")):
      %276 = arith.extf %in : f32 to f64 loc(#loc63)
      linalg.yield %276 : f64 loc(#loc63)
    } -> tensor<2x10x16xf64> loc(#loc63)
    %17 = tensor.empty() : tensor<2x10x1xf64> loc(#loc63)
    %18 = linalg.fill ins(%cst_0 : f64) outs(%17 : tensor<2x10x1xf64>) -> tensor<2x10x1xf64> loc(#loc63)
    %19 = linalg.generic {indexing_maps = [#map1, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%16 : tensor<2x10x16xf64>) outs(%18 : tensor<2x10x1xf64>) {
    ^bb0(%in: f64 loc("vit.layers.0.layernorm_before"), %out: f64 loc("vit.layers.0.layernorm_before")):
      %276 = arith.addf %in, %out : f64 loc(#loc63)
      linalg.yield %276 : f64 loc(#loc63)
    } -> tensor<2x10x1xf64> loc(#loc63)
    %20 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%19 : tensor<2x10x1xf64>) outs(%17 : tensor<2x10x1xf64>) {
    ^bb0(%in: f64 loc("vit.layers.0.layernorm_before"), %out: f64 loc("vit.layers.0.layernorm_before")):
      %276 = arith.divf %in, %cst_8 : f64 loc(#loc63)
      linalg.yield %276 : f64 loc(#loc63)
    } -> tensor<2x10x1xf64> loc(#loc63)
    %21 = linalg.generic {indexing_maps = [#map1, #map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%16, %20 : tensor<2x10x16xf64>, tensor<2x10x1xf64>) outs(%15 : tensor<2x10x16xf64>) {
    ^bb0(%in: f64 loc("vit.layers.0.layernorm_before"), %in_100: f64 loc("vit.layers.0.layernorm_before"), %out: f64 loc("vit.layers.0.layernorm_before")):
      %276 = arith.subf %in, %in_100 : f64 loc(#loc63)
      linalg.yield %276 : f64 loc(#loc63)
    } -> tensor<2x10x16xf64> loc(#loc63)
    %22 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%21, %21 : tensor<2x10x16xf64>, tensor<2x10x16xf64>) outs(%15 : tensor<2x10x16xf64>) {
    ^bb0(%in: f64 loc("vit.layers.0.layernorm_before"), %in_100: f64 loc("vit.layers.0.layernorm_before"), %out: f64 loc("vit.layers.0.layernorm_before")):
      %276 = arith.mulf %in, %in_100 : f64 loc(#loc63)
      linalg.yield %276 : f64 loc(#loc63)
    } -> tensor<2x10x16xf64> loc(#loc63)
    %23 = linalg.generic {indexing_maps = [#map1, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%22 : tensor<2x10x16xf64>) outs(%18 : tensor<2x10x1xf64>) {
    ^bb0(%in: f64 loc("vit.layers.0.layernorm_before"), %out: f64 loc("vit.layers.0.layernorm_before")):
      %276 = arith.addf %in, %out : f64 loc(#loc63)
      linalg.yield %276 : f64 loc(#loc63)
    } -> tensor<2x10x1xf64> loc(#loc63)
    %24 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%23 : tensor<2x10x1xf64>) outs(%17 : tensor<2x10x1xf64>) {
    ^bb0(%in: f64 loc("vit.layers.0.layernorm_before"), %out: f64 loc("vit.layers.0.layernorm_before")):
      %276 = arith.divf %in, %cst_8 : f64 loc(#loc63)
      linalg.yield %276 : f64 loc(#loc63)
    } -> tensor<2x10x1xf64> loc(#loc63)
    %25 = tensor.empty() : tensor<2x10x1xf32> loc(#loc63)
    %26 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%24 : tensor<2x10x1xf64>) outs(%25 : tensor<2x10x1xf32>) {
    ^bb0(%in: f64 loc("vit.layers.0.layernorm_before"), %out: f32 loc("vit.layers.0.layernorm_before")):
      %276 = arith.truncf %in : f64 to f32 loc(#loc63)
      linalg.yield %276 : f32 loc(#loc63)
    } -> tensor<2x10x1xf32> loc(#loc63)
    %27 = linalg.fill ins(%cst : f32) outs(%25 : tensor<2x10x1xf32>) -> tensor<2x10x1xf32> loc(#loc63)
    %28 = linalg.generic {indexing_maps = [#map1, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%6 : tensor<2x10x16xf32>) outs(%27 : tensor<2x10x1xf32>) {
    ^bb0(%in: f32 loc("vit.embeddings"), %out: f32 loc("vit.layers.0.layernorm_before")):
      %276 = arith.addf %in, %out : f32 loc(#loc63)
      linalg.yield %276 : f32 loc(#loc63)
    } -> tensor<2x10x1xf32> loc(#loc63)
    %29 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%28 : tensor<2x10x1xf32>) outs(%25 : tensor<2x10x1xf32>) {
    ^bb0(%in: f32 loc("vit.layers.0.layernorm_before"), %out: f32 loc("vit.layers.0.layernorm_before")):
      %276 = arith.divf %in, %cst_9 : f32 loc(#loc63)
      linalg.yield %276 : f32 loc(#loc63)
    } -> tensor<2x10x1xf32> loc(#loc63)
    %30 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%26 : tensor<2x10x1xf32>) outs(%25 : tensor<2x10x1xf32>) {
    ^bb0(%in: f32 loc("vit.layers.0.layernorm_before"), %out: f32 loc("vit.layers.0.layernorm_before")):
      %276 = arith.truncf %cst_7 : f64 to f32 loc(#loc63)
      %277 = arith.addf %in, %276 : f32 loc(#loc63)
      linalg.yield %277 : f32 loc(#loc63)
    } -> tensor<2x10x1xf32> loc(#loc63)
    %31 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%30 : tensor<2x10x1xf32>) outs(%25 : tensor<2x10x1xf32>) {
    ^bb0(%in: f32 loc("vit.layers.0.layernorm_before"), %out: f32 loc("vit.layers.0.layernorm_before")):
      %276 = math.rsqrt %in : f32 loc(#loc63)
      linalg.yield %276 : f32 loc(#loc63)
    } -> tensor<2x10x1xf32> loc(#loc63)
    %32 = linalg.generic {indexing_maps = [#map1, #map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6, %29 : tensor<2x10x16xf32>, tensor<2x10x1xf32>) outs(%5 : tensor<2x10x16xf32>) {
    ^bb0(%in: f32 loc("vit.embeddings"), %in_100: f32 loc("vit.layers.0.layernorm_before"), %out: f32 loc("vit.layers.0.layernorm_before")):
      %276 = arith.subf %in, %in_100 : f32 loc(#loc63)
      linalg.yield %276 : f32 loc(#loc63)
    } -> tensor<2x10x16xf32> loc(#loc63)
    %33 = linalg.generic {indexing_maps = [#map1, #map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%32, %31 : tensor<2x10x16xf32>, tensor<2x10x1xf32>) outs(%5 : tensor<2x10x16xf32>) {
    ^bb0(%in: f32 loc("vit.layers.0.layernorm_before"), %in_100: f32 loc("vit.layers.0.layernorm_before"), %out: f32 loc("vit.layers.0.layernorm_before")):
      %276 = arith.mulf %in, %in_100 : f32 loc(#loc63)
      linalg.yield %276 : f32 loc(#loc63)
    } -> tensor<2x10x16xf32> loc(#loc63)
    %34 = linalg.generic {indexing_maps = [#map1, #map8, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%33, %arg12 : tensor<2x10x16xf32>, tensor<16xf32>) outs(%5 : tensor<2x10x16xf32>) {
    ^bb0(%in: f32 loc("vit.layers.0.layernorm_before"), %in_100: f32 loc("vit.layers.0.layernorm_before"), %out: f32 loc("vit.layers.0.layernorm_before")):
      %276 = arith.mulf %in, %in_100 : f32 loc(#loc63)
      linalg.yield %276 : f32 loc(#loc63)
    } -> tensor<2x10x16xf32> loc(#loc63)
    %35 = linalg.generic {indexing_maps = [#map1, #map8, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%34, %arg13 : tensor<2x10x16xf32>, tensor<16xf32>) outs(%5 : tensor<2x10x16xf32>) {
    ^bb0(%in: f32 loc("vit.layers.0.layernorm_before"), %in_100: f32 loc("vit.layers.0.layernorm_before"), %out: f32 loc("vit.layers.0.layernorm_before")):
      %276 = arith.addf %in, %in_100 : f32 loc(#loc63)
      linalg.yield %276 : f32 loc(#loc63)
    } -> tensor<2x10x16xf32> loc(#loc63)
    %collapsed_14 = tensor.collapse_shape %35 [[0, 1], [2]] : tensor<2x10x16xf32> into tensor<20x16xf32> loc(#loc66)
    %36 = tensor.empty() : tensor<16x16xf32> loc(#loc66)
    %transposed_15 = linalg.transpose ins(%arg4 : tensor<16x16xf32>) outs(%36 : tensor<16x16xf32>) permutation = [1, 0]  loc(#loc66)
    %37 = tensor.empty() : tensor<20x16xf32> loc(#loc66)
    %38 = linalg.fill ins(%cst : f32) outs(%37 : tensor<20x16xf32>) -> tensor<20x16xf32> loc(#loc66)
    %39 = linalg.matmul ins(%collapsed_14, %transposed_15 : tensor<20x16xf32>, tensor<16x16xf32>) outs(%38 : tensor<20x16xf32>) -> tensor<20x16xf32> loc(#loc66)
    %40 = linalg.generic {indexing_maps = [#map9, #map10], iterator_types = ["parallel", "parallel"]} ins(%arg5 : tensor<16xf32>) outs(%37 : tensor<20x16xf32>) {
    ^bb0(%in: f32 loc("vit.layers.0.attention.q_proj"), %out: f32 loc("vit.layers.0.attention.q_proj")):
      linalg.yield %in : f32 loc(#loc66)
    } -> tensor<20x16xf32> loc(#loc66)
    %41 = linalg.generic {indexing_maps = [#map10, #map10, #map10], iterator_types = ["parallel", "parallel"]} ins(%39, %40 : tensor<20x16xf32>, tensor<20x16xf32>) outs(%37 : tensor<20x16xf32>) {
    ^bb0(%in: f32 loc("vit.layers.0.attention.q_proj"), %in_100: f32 loc("vit.layers.0.attention.q_proj"), %out: f32 loc("vit.layers.0.attention.q_proj")):
      %276 = arith.addf %in, %in_100 : f32 loc(#loc66)
      linalg.yield %276 : f32 loc(#loc66)
    } -> tensor<20x16xf32> loc(#loc66)
    %expanded_16 = tensor.expand_shape %41 [[0, 1], [2, 3]] output_shape [2, 10, 2, 8] : tensor<20x16xf32> into tensor<2x10x2x8xf32> loc(#loc62)
    %42 = tensor.empty() : tensor<2x2x10x8xf32> loc(#loc62)
    %transposed_17 = linalg.transpose ins(%expanded_16 : tensor<2x10x2x8xf32>) outs(%42 : tensor<2x2x10x8xf32>) permutation = [0, 2, 1, 3]  loc(#loc62)
    %transposed_18 = linalg.transpose ins(%arg6 : tensor<16x16xf32>) outs(%36 : tensor<16x16xf32>) permutation = [1, 0]  loc(#loc67)
    %43 = linalg.matmul ins(%collapsed_14, %transposed_18 : tensor<20x16xf32>, tensor<16x16xf32>) outs(%38 : tensor<20x16xf32>) -> tensor<20x16xf32> loc(#loc67)
    %44 = linalg.generic {indexing_maps = [#map9, #map10], iterator_types = ["parallel", "parallel"]} ins(%arg7 : tensor<16xf32>) outs(%37 : tensor<20x16xf32>) {
    ^bb0(%in: f32 loc("vit.layers.0.attention.k_proj"), %out: f32 loc("vit.layers.0.attention.k_proj")):
      linalg.yield %in : f32 loc(#loc67)
    } -> tensor<20x16xf32> loc(#loc67)
    %45 = linalg.generic {indexing_maps = [#map10, #map10, #map10], iterator_types = ["parallel", "parallel"]} ins(%43, %44 : tensor<20x16xf32>, tensor<20x16xf32>) outs(%37 : tensor<20x16xf32>) {
    ^bb0(%in: f32 loc("vit.layers.0.attention.k_proj"), %in_100: f32 loc("vit.layers.0.attention.k_proj"), %out: f32 loc("vit.layers.0.attention.k_proj")):
      %276 = arith.addf %in, %in_100 : f32 loc(#loc67)
      linalg.yield %276 : f32 loc(#loc67)
    } -> tensor<20x16xf32> loc(#loc67)
    %expanded_19 = tensor.expand_shape %45 [[0, 1], [2, 3]] output_shape [2, 10, 2, 8] : tensor<20x16xf32> into tensor<2x10x2x8xf32> loc(#loc62)
    %transposed_20 = linalg.transpose ins(%arg8 : tensor<16x16xf32>) outs(%36 : tensor<16x16xf32>) permutation = [1, 0]  loc(#loc68)
    %46 = linalg.matmul ins(%collapsed_14, %transposed_20 : tensor<20x16xf32>, tensor<16x16xf32>) outs(%38 : tensor<20x16xf32>) -> tensor<20x16xf32> loc(#loc68)
    %47 = linalg.generic {indexing_maps = [#map9, #map10], iterator_types = ["parallel", "parallel"]} ins(%arg9 : tensor<16xf32>) outs(%37 : tensor<20x16xf32>) {
    ^bb0(%in: f32 loc("vit.layers.0.attention.v_proj"), %out: f32 loc("vit.layers.0.attention.v_proj")):
      linalg.yield %in : f32 loc(#loc68)
    } -> tensor<20x16xf32> loc(#loc68)
    %48 = linalg.generic {indexing_maps = [#map10, #map10, #map10], iterator_types = ["parallel", "parallel"]} ins(%46, %47 : tensor<20x16xf32>, tensor<20x16xf32>) outs(%37 : tensor<20x16xf32>) {
    ^bb0(%in: f32 loc("vit.layers.0.attention.v_proj"), %in_100: f32 loc("vit.layers.0.attention.v_proj"), %out: f32 loc("vit.layers.0.attention.v_proj")):
      %276 = arith.addf %in, %in_100 : f32 loc(#loc68)
      linalg.yield %276 : f32 loc(#loc68)
    } -> tensor<20x16xf32> loc(#loc68)
    %expanded_21 = tensor.expand_shape %48 [[0, 1], [2, 3]] output_shape [2, 10, 2, 8] : tensor<20x16xf32> into tensor<2x10x2x8xf32> loc(#loc62)
    %transposed_22 = linalg.transpose ins(%expanded_21 : tensor<2x10x2x8xf32>) outs(%42 : tensor<2x2x10x8xf32>) permutation = [0, 2, 1, 3]  loc(#loc62)
    %49 = tensor.empty() : tensor<2x2x8x10xf32> loc(#loc62)
    %transposed_23 = linalg.transpose ins(%expanded_19 : tensor<2x10x2x8xf32>) outs(%49 : tensor<2x2x8x10xf32>) permutation = [0, 2, 3, 1]  loc(#loc62)
    %collapsed_24 = tensor.collapse_shape %transposed_17 [[0, 1], [2], [3]] : tensor<2x2x10x8xf32> into tensor<4x10x8xf32> loc(#loc62)
    %collapsed_25 = tensor.collapse_shape %transposed_23 [[0, 1], [2], [3]] : tensor<2x2x8x10xf32> into tensor<4x8x10xf32> loc(#loc62)
    %50 = tensor.empty() : tensor<4x10x10xf32> loc(#loc62)
    %51 = linalg.fill ins(%cst : f32) outs(%50 : tensor<4x10x10xf32>) -> tensor<4x10x10xf32> loc(#loc62)
    %52 = linalg.batch_matmul ins(%collapsed_24, %collapsed_25 : tensor<4x10x8xf32>, tensor<4x8x10xf32>) outs(%51 : tensor<4x10x10xf32>) -> tensor<4x10x10xf32> loc(#loc62)
    %expanded_26 = tensor.expand_shape %52 [[0, 1], [2], [3]] output_shape [2, 2, 10, 10] : tensor<4x10x10xf32> into tensor<2x2x10x10xf32> loc(#loc62)
    %53 = tensor.empty() : tensor<2x2x10x10xf32> loc(#loc62)
    %54 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_26 : tensor<2x2x10x10xf32>) outs(%53 : tensor<2x2x10x10xf32>) {
    ^bb0(%in: f32 loc("vit.layers.0.attention"), %out: f32 loc("vit.layers.0.attention")):
      %276 = arith.truncf %cst_6 : f64 to f32 loc(#loc62)
      %277 = arith.mulf %in, %276 : f32 loc(#loc62)
      linalg.yield %277 : f32 loc(#loc62)
    } -> tensor<2x2x10x10xf32> loc(#loc62)
    %55 = linalg.generic {indexing_maps = [#map4, #map11, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%54, %14 : tensor<2x2x10x10xf32>, tensor<2x1x10x10xf32>) outs(%53 : tensor<2x2x10x10xf32>) {
    ^bb0(%in: f32 loc("vit.layers.0.attention"), %in_100: f32 loc("vit"), %out: f32 loc("vit.layers.0.attention")):
      %276 = arith.addf %in, %in_100 : f32 loc(#loc62)
      linalg.yield %276 : f32 loc(#loc62)
    } -> tensor<2x2x10x10xf32> loc(#loc62)
    %56 = tensor.empty() : tensor<2x2x10xi64> loc(#loc62)
    %57 = linalg.fill ins(%c0_i64 : i64) outs(%56 : tensor<2x2x10xi64>) -> tensor<2x2x10xi64> loc(#loc62)
    %58 = tensor.empty() : tensor<2x2x10xf32> loc(#loc62)
    %59 = linalg.fill ins(%cst_1 : f32) outs(%58 : tensor<2x2x10xf32>) -> tensor<2x2x10xf32> loc(#loc62)
    %60:2 = linalg.generic {indexing_maps = [#map4, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%55 : tensor<2x2x10x10xf32>) outs(%59, %57 : tensor<2x2x10xf32>, tensor<2x2x10xi64>) {
    ^bb0(%in: f32 loc("vit.layers.0.attention"), %out: f32 loc("vit.layers.0.attention"), %out_100: i64 loc("vit.layers.0.attention")):
      %276 = linalg.index 3 : index loc(#loc62)
      %277 = arith.index_cast %276 : index to i64 loc(#loc62)
      %278 = arith.maximumf %in, %out : f32 loc(#loc62)
      %279 = arith.cmpf ogt, %in, %out : f32 loc(#loc62)
      %280 = arith.select %279, %277, %out_100 : i64 loc(#loc62)
      linalg.yield %278, %280 : f32, i64 loc(#loc62)
    } -> (tensor<2x2x10xf32>, tensor<2x2x10xi64>) loc(#loc62)
    %expanded_27 = tensor.expand_shape %60#0 [[0], [1], [2, 3]] output_shape [2, 2, 10, 1] : tensor<2x2x10xf32> into tensor<2x2x10x1xf32> loc(#loc62)
    %61 = linalg.generic {indexing_maps = [#map4, #map13, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%55, %expanded_27 : tensor<2x2x10x10xf32>, tensor<2x2x10x1xf32>) outs(%53 : tensor<2x2x10x10xf32>) {
    ^bb0(%in: f32 loc("vit.layers.0.attention"), %in_100: f32 loc("vit.layers.0.attention"), %out: f32 loc("vit.layers.0.attention")):
      %276 = arith.subf %in, %in_100 : f32 loc(#loc62)
      linalg.yield %276 : f32 loc(#loc62)
    } -> tensor<2x2x10x10xf32> loc(#loc62)
    %62 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%61 : tensor<2x2x10x10xf32>) outs(%53 : tensor<2x2x10x10xf32>) {
    ^bb0(%in: f32 loc("vit.layers.0.attention"), %out: f32 loc("vit.layers.0.attention")):
      %276 = math.exp %in : f32 loc(#loc62)
      linalg.yield %276 : f32 loc(#loc62)
    } -> tensor<2x2x10x10xf32> loc(#loc62)
    %63 = tensor.empty() : tensor<2x2x10x1xf32> loc(#loc62)
    %64 = linalg.fill ins(%cst : f32) outs(%63 : tensor<2x2x10x1xf32>) -> tensor<2x2x10x1xf32> loc(#loc62)
    %65 = linalg.generic {indexing_maps = [#map4, #map13], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%62 : tensor<2x2x10x10xf32>) outs(%64 : tensor<2x2x10x1xf32>) {
    ^bb0(%in: f32 loc("vit.layers.0.attention"), %out: f32 loc("vit.layers.0.attention")):
      %276 = arith.addf %in, %out : f32 loc(#loc62)
      linalg.yield %276 : f32 loc(#loc62)
    } -> tensor<2x2x10x1xf32> loc(#loc62)
    %66 = linalg.generic {indexing_maps = [#map4, #map13, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%62, %65 : tensor<2x2x10x10xf32>, tensor<2x2x10x1xf32>) outs(%53 : tensor<2x2x10x10xf32>) {
    ^bb0(%in: f32 loc("vit.layers.0.attention"), %in_100: f32 loc("vit.layers.0.attention"), %out: f32 loc("vit.layers.0.attention")):
      %276 = arith.divf %in, %in_100 : f32 loc(#loc62)
      linalg.yield %276 : f32 loc(#loc62)
    } -> tensor<2x2x10x10xf32> loc(#loc62)
    %collapsed_28 = tensor.collapse_shape %66 [[0, 1], [2], [3]] : tensor<2x2x10x10xf32> into tensor<4x10x10xf32> loc(#loc62)
    %collapsed_29 = tensor.collapse_shape %transposed_22 [[0, 1], [2], [3]] : tensor<2x2x10x8xf32> into tensor<4x10x8xf32> loc(#loc62)
    %67 = tensor.empty() : tensor<4x10x8xf32> loc(#loc62)
    %68 = linalg.fill ins(%cst : f32) outs(%67 : tensor<4x10x8xf32>) -> tensor<4x10x8xf32> loc(#loc62)
    %69 = linalg.batch_matmul ins(%collapsed_28, %collapsed_29 : tensor<4x10x10xf32>, tensor<4x10x8xf32>) outs(%68 : tensor<4x10x8xf32>) -> tensor<4x10x8xf32> loc(#loc62)
    %expanded_30 = tensor.expand_shape %69 [[0, 1], [2], [3]] output_shape [2, 2, 10, 8] : tensor<4x10x8xf32> into tensor<2x2x10x8xf32> loc(#loc62)
    %70 = tensor.empty() : tensor<2x10x2x8xf32> loc(#loc62)
    %transposed_31 = linalg.transpose ins(%expanded_30 : tensor<2x2x10x8xf32>) outs(%70 : tensor<2x10x2x8xf32>) permutation = [0, 2, 1, 3]  loc(#loc62)
    %collapsed_32 = tensor.collapse_shape %transposed_31 [[0, 1], [2, 3]] : tensor<2x10x2x8xf32> into tensor<20x16xf32> loc(#loc69)
    %transposed_33 = linalg.transpose ins(%arg10 : tensor<16x16xf32>) outs(%36 : tensor<16x16xf32>) permutation = [1, 0]  loc(#loc69)
    %71 = linalg.matmul ins(%collapsed_32, %transposed_33 : tensor<20x16xf32>, tensor<16x16xf32>) outs(%38 : tensor<20x16xf32>) -> tensor<20x16xf32> loc(#loc69)
    %72 = linalg.generic {indexing_maps = [#map9, #map10], iterator_types = ["parallel", "parallel"]} ins(%arg11 : tensor<16xf32>) outs(%37 : tensor<20x16xf32>) {
    ^bb0(%in: f32 loc("vit.layers.0.attention.o_proj"), %out: f32 loc("vit.layers.0.attention.o_proj")):
      linalg.yield %in : f32 loc(#loc69)
    } -> tensor<20x16xf32> loc(#loc69)
    %73 = linalg.generic {indexing_maps = [#map10, #map10, #map10], iterator_types = ["parallel", "parallel"]} ins(%71, %72 : tensor<20x16xf32>, tensor<20x16xf32>) outs(%37 : tensor<20x16xf32>) {
    ^bb0(%in: f32 loc("vit.layers.0.attention.o_proj"), %in_100: f32 loc("vit.layers.0.attention.o_proj"), %out: f32 loc("vit.layers.0.attention.o_proj")):
      %276 = arith.addf %in, %in_100 : f32 loc(#loc69)
      linalg.yield %276 : f32 loc(#loc69)
    } -> tensor<20x16xf32> loc(#loc69)
    %expanded_34 = tensor.expand_shape %73 [[0, 1], [2]] output_shape [2, 10, 16] : tensor<20x16xf32> into tensor<2x10x16xf32> loc(#loc69)
    %74 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_34, %6 : tensor<2x10x16xf32>, tensor<2x10x16xf32>) outs(%5 : tensor<2x10x16xf32>) {
    ^bb0(%in: f32 loc("vit.layers.0.attention.o_proj"), %in_100: f32 loc("vit.embeddings"), %out: f32 loc("vit.layers.0")):
      %276 = arith.addf %in, %in_100 : f32 loc(#loc70)
      linalg.yield %276 : f32 loc(#loc70)
    } -> tensor<2x10x16xf32> loc(#loc70)
    %75 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%74 : tensor<2x10x16xf32>) outs(%15 : tensor<2x10x16xf64>) {
    ^bb0(%in: f32 loc("vit.layers.0"), %out: f64 loc("vit.layers.0.layernorm_after")):
      %276 = arith.extf %in : f32 to f64 loc(#loc71)
      linalg.yield %276 : f64 loc(#loc71)
    } -> tensor<2x10x16xf64> loc(#loc71)
    %76 = linalg.generic {indexing_maps = [#map1, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%75 : tensor<2x10x16xf64>) outs(%18 : tensor<2x10x1xf64>) {
    ^bb0(%in: f64 loc("vit.layers.0.layernorm_after"), %out: f64 loc("vit.layers.0.layernorm_after")):
      %276 = arith.addf %in, %out : f64 loc(#loc71)
      linalg.yield %276 : f64 loc(#loc71)
    } -> tensor<2x10x1xf64> loc(#loc71)
    %77 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%76 : tensor<2x10x1xf64>) outs(%17 : tensor<2x10x1xf64>) {
    ^bb0(%in: f64 loc("vit.layers.0.layernorm_after"), %out: f64 loc("vit.layers.0.layernorm_after")):
      %276 = arith.divf %in, %cst_8 : f64 loc(#loc71)
      linalg.yield %276 : f64 loc(#loc71)
    } -> tensor<2x10x1xf64> loc(#loc71)
    %78 = linalg.generic {indexing_maps = [#map1, #map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%75, %77 : tensor<2x10x16xf64>, tensor<2x10x1xf64>) outs(%15 : tensor<2x10x16xf64>) {
    ^bb0(%in: f64 loc("vit.layers.0.layernorm_after"), %in_100: f64 loc("vit.layers.0.layernorm_after"), %out: f64 loc("vit.layers.0.layernorm_after")):
      %276 = arith.subf %in, %in_100 : f64 loc(#loc71)
      linalg.yield %276 : f64 loc(#loc71)
    } -> tensor<2x10x16xf64> loc(#loc71)
    %79 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%78, %78 : tensor<2x10x16xf64>, tensor<2x10x16xf64>) outs(%15 : tensor<2x10x16xf64>) {
    ^bb0(%in: f64 loc("vit.layers.0.layernorm_after"), %in_100: f64 loc("vit.layers.0.layernorm_after"), %out: f64 loc("vit.layers.0.layernorm_after")):
      %276 = arith.mulf %in, %in_100 : f64 loc(#loc71)
      linalg.yield %276 : f64 loc(#loc71)
    } -> tensor<2x10x16xf64> loc(#loc71)
    %80 = linalg.generic {indexing_maps = [#map1, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%79 : tensor<2x10x16xf64>) outs(%18 : tensor<2x10x1xf64>) {
    ^bb0(%in: f64 loc("vit.layers.0.layernorm_after"), %out: f64 loc("vit.layers.0.layernorm_after")):
      %276 = arith.addf %in, %out : f64 loc(#loc71)
      linalg.yield %276 : f64 loc(#loc71)
    } -> tensor<2x10x1xf64> loc(#loc71)
    %81 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%80 : tensor<2x10x1xf64>) outs(%17 : tensor<2x10x1xf64>) {
    ^bb0(%in: f64 loc("vit.layers.0.layernorm_after"), %out: f64 loc("vit.layers.0.layernorm_after")):
      %276 = arith.divf %in, %cst_8 : f64 loc(#loc71)
      linalg.yield %276 : f64 loc(#loc71)
    } -> tensor<2x10x1xf64> loc(#loc71)
    %82 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%81 : tensor<2x10x1xf64>) outs(%25 : tensor<2x10x1xf32>) {
    ^bb0(%in: f64 loc("vit.layers.0.layernorm_after"), %out: f32 loc("vit.layers.0.layernorm_after")):
      %276 = arith.truncf %in : f64 to f32 loc(#loc71)
      linalg.yield %276 : f32 loc(#loc71)
    } -> tensor<2x10x1xf32> loc(#loc71)
    %83 = linalg.generic {indexing_maps = [#map1, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%74 : tensor<2x10x16xf32>) outs(%27 : tensor<2x10x1xf32>) {
    ^bb0(%in: f32 loc("vit.layers.0"), %out: f32 loc("vit.layers.0.layernorm_after")):
      %276 = arith.addf %in, %out : f32 loc(#loc71)
      linalg.yield %276 : f32 loc(#loc71)
    } -> tensor<2x10x1xf32> loc(#loc71)
    %84 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%83 : tensor<2x10x1xf32>) outs(%25 : tensor<2x10x1xf32>) {
    ^bb0(%in: f32 loc("vit.layers.0.layernorm_after"), %out: f32 loc("vit.layers.0.layernorm_after")):
      %276 = arith.divf %in, %cst_9 : f32 loc(#loc71)
      linalg.yield %276 : f32 loc(#loc71)
    } -> tensor<2x10x1xf32> loc(#loc71)
    %85 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%82 : tensor<2x10x1xf32>) outs(%25 : tensor<2x10x1xf32>) {
    ^bb0(%in: f32 loc("vit.layers.0.layernorm_after"), %out: f32 loc("vit.layers.0.layernorm_after")):
      %276 = arith.truncf %cst_7 : f64 to f32 loc(#loc71)
      %277 = arith.addf %in, %276 : f32 loc(#loc71)
      linalg.yield %277 : f32 loc(#loc71)
    } -> tensor<2x10x1xf32> loc(#loc71)
    %86 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%85 : tensor<2x10x1xf32>) outs(%25 : tensor<2x10x1xf32>) {
    ^bb0(%in: f32 loc("vit.layers.0.layernorm_after"), %out: f32 loc("vit.layers.0.layernorm_after")):
      %276 = math.rsqrt %in : f32 loc(#loc71)
      linalg.yield %276 : f32 loc(#loc71)
    } -> tensor<2x10x1xf32> loc(#loc71)
    %87 = linalg.generic {indexing_maps = [#map1, #map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%74, %84 : tensor<2x10x16xf32>, tensor<2x10x1xf32>) outs(%5 : tensor<2x10x16xf32>) {
    ^bb0(%in: f32 loc("vit.layers.0"), %in_100: f32 loc("vit.layers.0.layernorm_after"), %out: f32 loc("vit.layers.0.layernorm_after")):
      %276 = arith.subf %in, %in_100 : f32 loc(#loc71)
      linalg.yield %276 : f32 loc(#loc71)
    } -> tensor<2x10x16xf32> loc(#loc71)
    %88 = linalg.generic {indexing_maps = [#map1, #map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%87, %86 : tensor<2x10x16xf32>, tensor<2x10x1xf32>) outs(%5 : tensor<2x10x16xf32>) {
    ^bb0(%in: f32 loc("vit.layers.0.layernorm_after"), %in_100: f32 loc("vit.layers.0.layernorm_after"), %out: f32 loc("vit.layers.0.layernorm_after")):
      %276 = arith.mulf %in, %in_100 : f32 loc(#loc71)
      linalg.yield %276 : f32 loc(#loc71)
    } -> tensor<2x10x16xf32> loc(#loc71)
    %89 = linalg.generic {indexing_maps = [#map1, #map8, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%88, %arg14 : tensor<2x10x16xf32>, tensor<16xf32>) outs(%5 : tensor<2x10x16xf32>) {
    ^bb0(%in: f32 loc("vit.layers.0.layernorm_after"), %in_100: f32 loc("vit.layers.0.layernorm_after"), %out: f32 loc("vit.layers.0.layernorm_after")):
      %276 = arith.mulf %in, %in_100 : f32 loc(#loc71)
      linalg.yield %276 : f32 loc(#loc71)
    } -> tensor<2x10x16xf32> loc(#loc71)
    %90 = linalg.generic {indexing_maps = [#map1, #map8, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%89, %arg15 : tensor<2x10x16xf32>, tensor<16xf32>) outs(%5 : tensor<2x10x16xf32>) {
    ^bb0(%in: f32 loc("vit.layers.0.layernorm_after"), %in_100: f32 loc("vit.layers.0.layernorm_after"), %out: f32 loc("vit.layers.0.layernorm_after")):
      %276 = arith.addf %in, %in_100 : f32 loc(#loc71)
      linalg.yield %276 : f32 loc(#loc71)
    } -> tensor<2x10x16xf32> loc(#loc71)
    %collapsed_35 = tensor.collapse_shape %90 [[0, 1], [2]] : tensor<2x10x16xf32> into tensor<20x16xf32> loc(#loc72)
    %91 = tensor.empty() : tensor<16x32xf32> loc(#loc72)
    %transposed_36 = linalg.transpose ins(%arg16 : tensor<32x16xf32>) outs(%91 : tensor<16x32xf32>) permutation = [1, 0]  loc(#loc72)
    %92 = tensor.empty() : tensor<20x32xf32> loc(#loc72)
    %93 = linalg.fill ins(%cst : f32) outs(%92 : tensor<20x32xf32>) -> tensor<20x32xf32> loc(#loc72)
    %94 = linalg.matmul ins(%collapsed_35, %transposed_36 : tensor<20x16xf32>, tensor<16x32xf32>) outs(%93 : tensor<20x32xf32>) -> tensor<20x32xf32> loc(#loc72)
    %95 = linalg.generic {indexing_maps = [#map9, #map10], iterator_types = ["parallel", "parallel"]} ins(%arg17 : tensor<32xf32>) outs(%92 : tensor<20x32xf32>) {
    ^bb0(%in: f32 loc("vit.layers.0.mlp.fc1"), %out: f32 loc("vit.layers.0.mlp.fc1")):
      linalg.yield %in : f32 loc(#loc72)
    } -> tensor<20x32xf32> loc(#loc72)
    %96 = linalg.generic {indexing_maps = [#map10, #map10, #map10], iterator_types = ["parallel", "parallel"]} ins(%94, %95 : tensor<20x32xf32>, tensor<20x32xf32>) outs(%92 : tensor<20x32xf32>) {
    ^bb0(%in: f32 loc("vit.layers.0.mlp.fc1"), %in_100: f32 loc("vit.layers.0.mlp.fc1"), %out: f32 loc("vit.layers.0.mlp.fc1")):
      %276 = arith.addf %in, %in_100 : f32 loc(#loc72)
      linalg.yield %276 : f32 loc(#loc72)
    } -> tensor<20x32xf32> loc(#loc72)
    %expanded_37 = tensor.expand_shape %96 [[0, 1], [2]] output_shape [2, 10, 32] : tensor<20x32xf32> into tensor<2x10x32xf32> loc(#loc72)
    %97 = tensor.empty() : tensor<2x10x32xf32> loc(#loc73)
    %98 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_37 : tensor<2x10x32xf32>) outs(%97 : tensor<2x10x32xf32>) {
    ^bb0(%in: f32 loc("vit.layers.0.mlp.fc1"), %out: f32 loc("vit.layers.0.mlp.activation_fn")):
      %276 = arith.divf %in, %cst_10 : f32 loc(#loc73)
      %277 = math.erf %276 : f32 loc(#loc73)
      %278 = arith.addf %277, %cst_2 : f32 loc(#loc73)
      %279 = arith.mulf %278, %cst_3 : f32 loc(#loc73)
      %280 = arith.mulf %in, %279 : f32 loc(#loc73)
      linalg.yield %280 : f32 loc(#loc73)
    } -> tensor<2x10x32xf32> loc(#loc73)
    %collapsed_38 = tensor.collapse_shape %98 [[0, 1], [2]] : tensor<2x10x32xf32> into tensor<20x32xf32> loc(#loc74)
    %99 = tensor.empty() : tensor<32x16xf32> loc(#loc74)
    %transposed_39 = linalg.transpose ins(%arg18 : tensor<16x32xf32>) outs(%99 : tensor<32x16xf32>) permutation = [1, 0]  loc(#loc74)
    %100 = linalg.matmul ins(%collapsed_38, %transposed_39 : tensor<20x32xf32>, tensor<32x16xf32>) outs(%38 : tensor<20x16xf32>) -> tensor<20x16xf32> loc(#loc74)
    %101 = linalg.generic {indexing_maps = [#map9, #map10], iterator_types = ["parallel", "parallel"]} ins(%arg19 : tensor<16xf32>) outs(%37 : tensor<20x16xf32>) {
    ^bb0(%in: f32 loc("vit.layers.0.mlp.fc2"), %out: f32 loc("vit.layers.0.mlp.fc2")):
      linalg.yield %in : f32 loc(#loc74)
    } -> tensor<20x16xf32> loc(#loc74)
    %102 = linalg.generic {indexing_maps = [#map10, #map10, #map10], iterator_types = ["parallel", "parallel"]} ins(%100, %101 : tensor<20x16xf32>, tensor<20x16xf32>) outs(%37 : tensor<20x16xf32>) {
    ^bb0(%in: f32 loc("vit.layers.0.mlp.fc2"), %in_100: f32 loc("vit.layers.0.mlp.fc2"), %out: f32 loc("vit.layers.0.mlp.fc2")):
      %276 = arith.addf %in, %in_100 : f32 loc(#loc74)
      linalg.yield %276 : f32 loc(#loc74)
    } -> tensor<20x16xf32> loc(#loc74)
    %expanded_40 = tensor.expand_shape %102 [[0, 1], [2]] output_shape [2, 10, 16] : tensor<20x16xf32> into tensor<2x10x16xf32> loc(#loc74)
    %103 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_40, %74 : tensor<2x10x16xf32>, tensor<2x10x16xf32>) outs(%5 : tensor<2x10x16xf32>) {
    ^bb0(%in: f32 loc("vit.layers.0.mlp.fc2"), %in_100: f32 loc("vit.layers.0"), %out: f32 loc("vit.layers.0")):
      %276 = arith.addf %in, %in_100 : f32 loc(#loc70)
      linalg.yield %276 : f32 loc(#loc70)
    } -> tensor<2x10x16xf32> loc(#loc70)
    %104 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%103 : tensor<2x10x16xf32>) outs(%15 : tensor<2x10x16xf64>) {
    ^bb0(%in: f32 loc("vit.layers.0"), %out: f64 loc("vit.layers.1.layernorm_before")):
      %276 = arith.extf %in : f32 to f64 loc(#loc75)
      linalg.yield %276 : f64 loc(#loc75)
    } -> tensor<2x10x16xf64> loc(#loc75)
    %105 = linalg.generic {indexing_maps = [#map1, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%104 : tensor<2x10x16xf64>) outs(%18 : tensor<2x10x1xf64>) {
    ^bb0(%in: f64 loc("vit.layers.1.layernorm_before"), %out: f64 loc("vit.layers.1.layernorm_before")):
      %276 = arith.addf %in, %out : f64 loc(#loc75)
      linalg.yield %276 : f64 loc(#loc75)
    } -> tensor<2x10x1xf64> loc(#loc75)
    %106 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%105 : tensor<2x10x1xf64>) outs(%17 : tensor<2x10x1xf64>) {
    ^bb0(%in: f64 loc("vit.layers.1.layernorm_before"), %out: f64 loc("vit.layers.1.layernorm_before")):
      %276 = arith.divf %in, %cst_8 : f64 loc(#loc75)
      linalg.yield %276 : f64 loc(#loc75)
    } -> tensor<2x10x1xf64> loc(#loc75)
    %107 = linalg.generic {indexing_maps = [#map1, #map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%104, %106 : tensor<2x10x16xf64>, tensor<2x10x1xf64>) outs(%15 : tensor<2x10x16xf64>) {
    ^bb0(%in: f64 loc("vit.layers.1.layernorm_before"), %in_100: f64 loc("vit.layers.1.layernorm_before"), %out: f64 loc("vit.layers.1.layernorm_before")):
      %276 = arith.subf %in, %in_100 : f64 loc(#loc75)
      linalg.yield %276 : f64 loc(#loc75)
    } -> tensor<2x10x16xf64> loc(#loc75)
    %108 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%107, %107 : tensor<2x10x16xf64>, tensor<2x10x16xf64>) outs(%15 : tensor<2x10x16xf64>) {
    ^bb0(%in: f64 loc("vit.layers.1.layernorm_before"), %in_100: f64 loc("vit.layers.1.layernorm_before"), %out: f64 loc("vit.layers.1.layernorm_before")):
      %276 = arith.mulf %in, %in_100 : f64 loc(#loc75)
      linalg.yield %276 : f64 loc(#loc75)
    } -> tensor<2x10x16xf64> loc(#loc75)
    %109 = linalg.generic {indexing_maps = [#map1, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%108 : tensor<2x10x16xf64>) outs(%18 : tensor<2x10x1xf64>) {
    ^bb0(%in: f64 loc("vit.layers.1.layernorm_before"), %out: f64 loc("vit.layers.1.layernorm_before")):
      %276 = arith.addf %in, %out : f64 loc(#loc75)
      linalg.yield %276 : f64 loc(#loc75)
    } -> tensor<2x10x1xf64> loc(#loc75)
    %110 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%109 : tensor<2x10x1xf64>) outs(%17 : tensor<2x10x1xf64>) {
    ^bb0(%in: f64 loc("vit.layers.1.layernorm_before"), %out: f64 loc("vit.layers.1.layernorm_before")):
      %276 = arith.divf %in, %cst_8 : f64 loc(#loc75)
      linalg.yield %276 : f64 loc(#loc75)
    } -> tensor<2x10x1xf64> loc(#loc75)
    %111 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%110 : tensor<2x10x1xf64>) outs(%25 : tensor<2x10x1xf32>) {
    ^bb0(%in: f64 loc("vit.layers.1.layernorm_before"), %out: f32 loc("vit.layers.1.layernorm_before")):
      %276 = arith.truncf %in : f64 to f32 loc(#loc75)
      linalg.yield %276 : f32 loc(#loc75)
    } -> tensor<2x10x1xf32> loc(#loc75)
    %112 = linalg.generic {indexing_maps = [#map1, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%103 : tensor<2x10x16xf32>) outs(%27 : tensor<2x10x1xf32>) {
    ^bb0(%in: f32 loc("vit.layers.0"), %out: f32 loc("vit.layers.1.layernorm_before")):
      %276 = arith.addf %in, %out : f32 loc(#loc75)
      linalg.yield %276 : f32 loc(#loc75)
    } -> tensor<2x10x1xf32> loc(#loc75)
    %113 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%112 : tensor<2x10x1xf32>) outs(%25 : tensor<2x10x1xf32>) {
    ^bb0(%in: f32 loc("vit.layers.1.layernorm_before"), %out: f32 loc("vit.layers.1.layernorm_before")):
      %276 = arith.divf %in, %cst_9 : f32 loc(#loc75)
      linalg.yield %276 : f32 loc(#loc75)
    } -> tensor<2x10x1xf32> loc(#loc75)
    %114 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%111 : tensor<2x10x1xf32>) outs(%25 : tensor<2x10x1xf32>) {
    ^bb0(%in: f32 loc("vit.layers.1.layernorm_before"), %out: f32 loc("vit.layers.1.layernorm_before")):
      %276 = arith.truncf %cst_7 : f64 to f32 loc(#loc75)
      %277 = arith.addf %in, %276 : f32 loc(#loc75)
      linalg.yield %277 : f32 loc(#loc75)
    } -> tensor<2x10x1xf32> loc(#loc75)
    %115 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%114 : tensor<2x10x1xf32>) outs(%25 : tensor<2x10x1xf32>) {
    ^bb0(%in: f32 loc("vit.layers.1.layernorm_before"), %out: f32 loc("vit.layers.1.layernorm_before")):
      %276 = math.rsqrt %in : f32 loc(#loc75)
      linalg.yield %276 : f32 loc(#loc75)
    } -> tensor<2x10x1xf32> loc(#loc75)
    %116 = linalg.generic {indexing_maps = [#map1, #map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%103, %113 : tensor<2x10x16xf32>, tensor<2x10x1xf32>) outs(%5 : tensor<2x10x16xf32>) {
    ^bb0(%in: f32 loc("vit.layers.0"), %in_100: f32 loc("vit.layers.1.layernorm_before"), %out: f32 loc("vit.layers.1.layernorm_before")):
      %276 = arith.subf %in, %in_100 : f32 loc(#loc75)
      linalg.yield %276 : f32 loc(#loc75)
    } -> tensor<2x10x16xf32> loc(#loc75)
    %117 = linalg.generic {indexing_maps = [#map1, #map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%116, %115 : tensor<2x10x16xf32>, tensor<2x10x1xf32>) outs(%5 : tensor<2x10x16xf32>) {
    ^bb0(%in: f32 loc("vit.layers.1.layernorm_before"), %in_100: f32 loc("vit.layers.1.layernorm_before"), %out: f32 loc("vit.layers.1.layernorm_before")):
      %276 = arith.mulf %in, %in_100 : f32 loc(#loc75)
      linalg.yield %276 : f32 loc(#loc75)
    } -> tensor<2x10x16xf32> loc(#loc75)
    %118 = linalg.generic {indexing_maps = [#map1, #map8, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%117, %arg28 : tensor<2x10x16xf32>, tensor<16xf32>) outs(%5 : tensor<2x10x16xf32>) {
    ^bb0(%in: f32 loc("vit.layers.1.layernorm_before"), %in_100: f32 loc("vit.layers.1.layernorm_before"), %out: f32 loc("vit.layers.1.layernorm_before")):
      %276 = arith.mulf %in, %in_100 : f32 loc(#loc75)
      linalg.yield %276 : f32 loc(#loc75)
    } -> tensor<2x10x16xf32> loc(#loc75)
    %119 = linalg.generic {indexing_maps = [#map1, #map8, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%118, %arg29 : tensor<2x10x16xf32>, tensor<16xf32>) outs(%5 : tensor<2x10x16xf32>) {
    ^bb0(%in: f32 loc("vit.layers.1.layernorm_before"), %in_100: f32 loc("vit.layers.1.layernorm_before"), %out: f32 loc("vit.layers.1.layernorm_before")):
      %276 = arith.addf %in, %in_100 : f32 loc(#loc75)
      linalg.yield %276 : f32 loc(#loc75)
    } -> tensor<2x10x16xf32> loc(#loc75)
    %collapsed_41 = tensor.collapse_shape %119 [[0, 1], [2]] : tensor<2x10x16xf32> into tensor<20x16xf32> loc(#loc76)
    %transposed_42 = linalg.transpose ins(%arg20 : tensor<16x16xf32>) outs(%36 : tensor<16x16xf32>) permutation = [1, 0]  loc(#loc76)
    %120 = linalg.matmul ins(%collapsed_41, %transposed_42 : tensor<20x16xf32>, tensor<16x16xf32>) outs(%38 : tensor<20x16xf32>) -> tensor<20x16xf32> loc(#loc76)
    %121 = linalg.generic {indexing_maps = [#map9, #map10], iterator_types = ["parallel", "parallel"]} ins(%arg21 : tensor<16xf32>) outs(%37 : tensor<20x16xf32>) {
    ^bb0(%in: f32 loc("vit.layers.1.attention.q_proj"), %out: f32 loc("vit.layers.1.attention.q_proj")):
      linalg.yield %in : f32 loc(#loc76)
    } -> tensor<20x16xf32> loc(#loc76)
    %122 = linalg.generic {indexing_maps = [#map10, #map10, #map10], iterator_types = ["parallel", "parallel"]} ins(%120, %121 : tensor<20x16xf32>, tensor<20x16xf32>) outs(%37 : tensor<20x16xf32>) {
    ^bb0(%in: f32 loc("vit.layers.1.attention.q_proj"), %in_100: f32 loc("vit.layers.1.attention.q_proj"), %out: f32 loc("vit.layers.1.attention.q_proj")):
      %276 = arith.addf %in, %in_100 : f32 loc(#loc76)
      linalg.yield %276 : f32 loc(#loc76)
    } -> tensor<20x16xf32> loc(#loc76)
    %expanded_43 = tensor.expand_shape %122 [[0, 1], [2, 3]] output_shape [2, 10, 2, 8] : tensor<20x16xf32> into tensor<2x10x2x8xf32> loc(#loc77)
    %transposed_44 = linalg.transpose ins(%expanded_43 : tensor<2x10x2x8xf32>) outs(%42 : tensor<2x2x10x8xf32>) permutation = [0, 2, 1, 3]  loc(#loc77)
    %transposed_45 = linalg.transpose ins(%arg22 : tensor<16x16xf32>) outs(%36 : tensor<16x16xf32>) permutation = [1, 0]  loc(#loc78)
    %123 = linalg.matmul ins(%collapsed_41, %transposed_45 : tensor<20x16xf32>, tensor<16x16xf32>) outs(%38 : tensor<20x16xf32>) -> tensor<20x16xf32> loc(#loc78)
    %124 = linalg.generic {indexing_maps = [#map9, #map10], iterator_types = ["parallel", "parallel"]} ins(%arg23 : tensor<16xf32>) outs(%37 : tensor<20x16xf32>) {
    ^bb0(%in: f32 loc("vit.layers.1.attention.k_proj"), %out: f32 loc("vit.layers.1.attention.k_proj")):
      linalg.yield %in : f32 loc(#loc78)
    } -> tensor<20x16xf32> loc(#loc78)
    %125 = linalg.generic {indexing_maps = [#map10, #map10, #map10], iterator_types = ["parallel", "parallel"]} ins(%123, %124 : tensor<20x16xf32>, tensor<20x16xf32>) outs(%37 : tensor<20x16xf32>) {
    ^bb0(%in: f32 loc("vit.layers.1.attention.k_proj"), %in_100: f32 loc("vit.layers.1.attention.k_proj"), %out: f32 loc("vit.layers.1.attention.k_proj")):
      %276 = arith.addf %in, %in_100 : f32 loc(#loc78)
      linalg.yield %276 : f32 loc(#loc78)
    } -> tensor<20x16xf32> loc(#loc78)
    %expanded_46 = tensor.expand_shape %125 [[0, 1], [2, 3]] output_shape [2, 10, 2, 8] : tensor<20x16xf32> into tensor<2x10x2x8xf32> loc(#loc77)
    %transposed_47 = linalg.transpose ins(%arg24 : tensor<16x16xf32>) outs(%36 : tensor<16x16xf32>) permutation = [1, 0]  loc(#loc79)
    %126 = linalg.matmul ins(%collapsed_41, %transposed_47 : tensor<20x16xf32>, tensor<16x16xf32>) outs(%38 : tensor<20x16xf32>) -> tensor<20x16xf32> loc(#loc79)
    %127 = linalg.generic {indexing_maps = [#map9, #map10], iterator_types = ["parallel", "parallel"]} ins(%arg25 : tensor<16xf32>) outs(%37 : tensor<20x16xf32>) {
    ^bb0(%in: f32 loc("vit.layers.1.attention.v_proj"), %out: f32 loc("vit.layers.1.attention.v_proj")):
      linalg.yield %in : f32 loc(#loc79)
    } -> tensor<20x16xf32> loc(#loc79)
    %128 = linalg.generic {indexing_maps = [#map10, #map10, #map10], iterator_types = ["parallel", "parallel"]} ins(%126, %127 : tensor<20x16xf32>, tensor<20x16xf32>) outs(%37 : tensor<20x16xf32>) {
    ^bb0(%in: f32 loc("vit.layers.1.attention.v_proj"), %in_100: f32 loc("vit.layers.1.attention.v_proj"), %out: f32 loc("vit.layers.1.attention.v_proj")):
      %276 = arith.addf %in, %in_100 : f32 loc(#loc79)
      linalg.yield %276 : f32 loc(#loc79)
    } -> tensor<20x16xf32> loc(#loc79)
    %expanded_48 = tensor.expand_shape %128 [[0, 1], [2, 3]] output_shape [2, 10, 2, 8] : tensor<20x16xf32> into tensor<2x10x2x8xf32> loc(#loc77)
    %transposed_49 = linalg.transpose ins(%expanded_48 : tensor<2x10x2x8xf32>) outs(%42 : tensor<2x2x10x8xf32>) permutation = [0, 2, 1, 3]  loc(#loc77)
    %transposed_50 = linalg.transpose ins(%expanded_46 : tensor<2x10x2x8xf32>) outs(%49 : tensor<2x2x8x10xf32>) permutation = [0, 2, 3, 1]  loc(#loc77)
    %collapsed_51 = tensor.collapse_shape %transposed_44 [[0, 1], [2], [3]] : tensor<2x2x10x8xf32> into tensor<4x10x8xf32> loc(#loc77)
    %collapsed_52 = tensor.collapse_shape %transposed_50 [[0, 1], [2], [3]] : tensor<2x2x8x10xf32> into tensor<4x8x10xf32> loc(#loc77)
    %129 = linalg.batch_matmul ins(%collapsed_51, %collapsed_52 : tensor<4x10x8xf32>, tensor<4x8x10xf32>) outs(%51 : tensor<4x10x10xf32>) -> tensor<4x10x10xf32> loc(#loc77)
    %expanded_53 = tensor.expand_shape %129 [[0, 1], [2], [3]] output_shape [2, 2, 10, 10] : tensor<4x10x10xf32> into tensor<2x2x10x10xf32> loc(#loc77)
    %130 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_53 : tensor<2x2x10x10xf32>) outs(%53 : tensor<2x2x10x10xf32>) {
    ^bb0(%in: f32 loc("vit.layers.1.attention"), %out: f32 loc("vit.layers.1.attention")):
      %276 = arith.truncf %cst_6 : f64 to f32 loc(#loc77)
      %277 = arith.mulf %in, %276 : f32 loc(#loc77)
      linalg.yield %277 : f32 loc(#loc77)
    } -> tensor<2x2x10x10xf32> loc(#loc77)
    %131 = linalg.generic {indexing_maps = [#map4, #map11, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%130, %14 : tensor<2x2x10x10xf32>, tensor<2x1x10x10xf32>) outs(%53 : tensor<2x2x10x10xf32>) {
    ^bb0(%in: f32 loc("vit.layers.1.attention"), %in_100: f32 loc("vit"), %out: f32 loc("vit.layers.1.attention")):
      %276 = arith.addf %in, %in_100 : f32 loc(#loc77)
      linalg.yield %276 : f32 loc(#loc77)
    } -> tensor<2x2x10x10xf32> loc(#loc77)
    %132:2 = linalg.generic {indexing_maps = [#map4, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%131 : tensor<2x2x10x10xf32>) outs(%59, %57 : tensor<2x2x10xf32>, tensor<2x2x10xi64>) {
    ^bb0(%in: f32 loc("vit.layers.1.attention"), %out: f32 loc("vit.layers.1.attention"), %out_100: i64 loc("vit.layers.1.attention")):
      %276 = linalg.index 3 : index loc(#loc77)
      %277 = arith.index_cast %276 : index to i64 loc(#loc77)
      %278 = arith.maximumf %in, %out : f32 loc(#loc77)
      %279 = arith.cmpf ogt, %in, %out : f32 loc(#loc77)
      %280 = arith.select %279, %277, %out_100 : i64 loc(#loc77)
      linalg.yield %278, %280 : f32, i64 loc(#loc77)
    } -> (tensor<2x2x10xf32>, tensor<2x2x10xi64>) loc(#loc77)
    %expanded_54 = tensor.expand_shape %132#0 [[0], [1], [2, 3]] output_shape [2, 2, 10, 1] : tensor<2x2x10xf32> into tensor<2x2x10x1xf32> loc(#loc77)
    %133 = linalg.generic {indexing_maps = [#map4, #map13, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%131, %expanded_54 : tensor<2x2x10x10xf32>, tensor<2x2x10x1xf32>) outs(%53 : tensor<2x2x10x10xf32>) {
    ^bb0(%in: f32 loc("vit.layers.1.attention"), %in_100: f32 loc("vit.layers.1.attention"), %out: f32 loc("vit.layers.1.attention")):
      %276 = arith.subf %in, %in_100 : f32 loc(#loc77)
      linalg.yield %276 : f32 loc(#loc77)
    } -> tensor<2x2x10x10xf32> loc(#loc77)
    %134 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%133 : tensor<2x2x10x10xf32>) outs(%53 : tensor<2x2x10x10xf32>) {
    ^bb0(%in: f32 loc("vit.layers.1.attention"), %out: f32 loc("vit.layers.1.attention")):
      %276 = math.exp %in : f32 loc(#loc77)
      linalg.yield %276 : f32 loc(#loc77)
    } -> tensor<2x2x10x10xf32> loc(#loc77)
    %135 = linalg.generic {indexing_maps = [#map4, #map13], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%134 : tensor<2x2x10x10xf32>) outs(%64 : tensor<2x2x10x1xf32>) {
    ^bb0(%in: f32 loc("vit.layers.1.attention"), %out: f32 loc("vit.layers.1.attention")):
      %276 = arith.addf %in, %out : f32 loc(#loc77)
      linalg.yield %276 : f32 loc(#loc77)
    } -> tensor<2x2x10x1xf32> loc(#loc77)
    %136 = linalg.generic {indexing_maps = [#map4, #map13, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%134, %135 : tensor<2x2x10x10xf32>, tensor<2x2x10x1xf32>) outs(%53 : tensor<2x2x10x10xf32>) {
    ^bb0(%in: f32 loc("vit.layers.1.attention"), %in_100: f32 loc("vit.layers.1.attention"), %out: f32 loc("vit.layers.1.attention")):
      %276 = arith.divf %in, %in_100 : f32 loc(#loc77)
      linalg.yield %276 : f32 loc(#loc77)
    } -> tensor<2x2x10x10xf32> loc(#loc77)
    %collapsed_55 = tensor.collapse_shape %136 [[0, 1], [2], [3]] : tensor<2x2x10x10xf32> into tensor<4x10x10xf32> loc(#loc77)
    %collapsed_56 = tensor.collapse_shape %transposed_49 [[0, 1], [2], [3]] : tensor<2x2x10x8xf32> into tensor<4x10x8xf32> loc(#loc77)
    %137 = linalg.batch_matmul ins(%collapsed_55, %collapsed_56 : tensor<4x10x10xf32>, tensor<4x10x8xf32>) outs(%68 : tensor<4x10x8xf32>) -> tensor<4x10x8xf32> loc(#loc77)
    %expanded_57 = tensor.expand_shape %137 [[0, 1], [2], [3]] output_shape [2, 2, 10, 8] : tensor<4x10x8xf32> into tensor<2x2x10x8xf32> loc(#loc77)
    %transposed_58 = linalg.transpose ins(%expanded_57 : tensor<2x2x10x8xf32>) outs(%70 : tensor<2x10x2x8xf32>) permutation = [0, 2, 1, 3]  loc(#loc77)
    %collapsed_59 = tensor.collapse_shape %transposed_58 [[0, 1], [2, 3]] : tensor<2x10x2x8xf32> into tensor<20x16xf32> loc(#loc80)
    %transposed_60 = linalg.transpose ins(%arg26 : tensor<16x16xf32>) outs(%36 : tensor<16x16xf32>) permutation = [1, 0]  loc(#loc80)
    %138 = linalg.matmul ins(%collapsed_59, %transposed_60 : tensor<20x16xf32>, tensor<16x16xf32>) outs(%38 : tensor<20x16xf32>) -> tensor<20x16xf32> loc(#loc80)
    %139 = linalg.generic {indexing_maps = [#map9, #map10], iterator_types = ["parallel", "parallel"]} ins(%arg27 : tensor<16xf32>) outs(%37 : tensor<20x16xf32>) {
    ^bb0(%in: f32 loc("vit.layers.1.attention.o_proj"), %out: f32 loc("vit.layers.1.attention.o_proj")):
      linalg.yield %in : f32 loc(#loc80)
    } -> tensor<20x16xf32> loc(#loc80)
    %140 = linalg.generic {indexing_maps = [#map10, #map10, #map10], iterator_types = ["parallel", "parallel"]} ins(%138, %139 : tensor<20x16xf32>, tensor<20x16xf32>) outs(%37 : tensor<20x16xf32>) {
    ^bb0(%in: f32 loc("vit.layers.1.attention.o_proj"), %in_100: f32 loc("vit.layers.1.attention.o_proj"), %out: f32 loc("vit.layers.1.attention.o_proj")):
      %276 = arith.addf %in, %in_100 : f32 loc(#loc80)
      linalg.yield %276 : f32 loc(#loc80)
    } -> tensor<20x16xf32> loc(#loc80)
    %expanded_61 = tensor.expand_shape %140 [[0, 1], [2]] output_shape [2, 10, 16] : tensor<20x16xf32> into tensor<2x10x16xf32> loc(#loc80)
    %141 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_61, %103 : tensor<2x10x16xf32>, tensor<2x10x16xf32>) outs(%5 : tensor<2x10x16xf32>) {
    ^bb0(%in: f32 loc("vit.layers.1.attention.o_proj"), %in_100: f32 loc("vit.layers.0"), %out: f32 loc("vit.layers.1")):
      %276 = arith.addf %in, %in_100 : f32 loc(#loc81)
      linalg.yield %276 : f32 loc(#loc81)
    } -> tensor<2x10x16xf32> loc(#loc81)
    %142 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%141 : tensor<2x10x16xf32>) outs(%15 : tensor<2x10x16xf64>) {
    ^bb0(%in: f32 loc("vit.layers.1"), %out: f64 loc("vit.layers.1.layernorm_after")):
      %276 = arith.extf %in : f32 to f64 loc(#loc82)
      linalg.yield %276 : f64 loc(#loc82)
    } -> tensor<2x10x16xf64> loc(#loc82)
    %143 = linalg.generic {indexing_maps = [#map1, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%142 : tensor<2x10x16xf64>) outs(%18 : tensor<2x10x1xf64>) {
    ^bb0(%in: f64 loc("vit.layers.1.layernorm_after"), %out: f64 loc("vit.layers.1.layernorm_after")):
      %276 = arith.addf %in, %out : f64 loc(#loc82)
      linalg.yield %276 : f64 loc(#loc82)
    } -> tensor<2x10x1xf64> loc(#loc82)
    %144 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%143 : tensor<2x10x1xf64>) outs(%17 : tensor<2x10x1xf64>) {
    ^bb0(%in: f64 loc("vit.layers.1.layernorm_after"), %out: f64 loc("vit.layers.1.layernorm_after")):
      %276 = arith.divf %in, %cst_8 : f64 loc(#loc82)
      linalg.yield %276 : f64 loc(#loc82)
    } -> tensor<2x10x1xf64> loc(#loc82)
    %145 = linalg.generic {indexing_maps = [#map1, #map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%142, %144 : tensor<2x10x16xf64>, tensor<2x10x1xf64>) outs(%15 : tensor<2x10x16xf64>) {
    ^bb0(%in: f64 loc("vit.layers.1.layernorm_after"), %in_100: f64 loc("vit.layers.1.layernorm_after"), %out: f64 loc("vit.layers.1.layernorm_after")):
      %276 = arith.subf %in, %in_100 : f64 loc(#loc82)
      linalg.yield %276 : f64 loc(#loc82)
    } -> tensor<2x10x16xf64> loc(#loc82)
    %146 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%145, %145 : tensor<2x10x16xf64>, tensor<2x10x16xf64>) outs(%15 : tensor<2x10x16xf64>) {
    ^bb0(%in: f64 loc("vit.layers.1.layernorm_after"), %in_100: f64 loc("vit.layers.1.layernorm_after"), %out: f64 loc("vit.layers.1.layernorm_after")):
      %276 = arith.mulf %in, %in_100 : f64 loc(#loc82)
      linalg.yield %276 : f64 loc(#loc82)
    } -> tensor<2x10x16xf64> loc(#loc82)
    %147 = linalg.generic {indexing_maps = [#map1, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%146 : tensor<2x10x16xf64>) outs(%18 : tensor<2x10x1xf64>) {
    ^bb0(%in: f64 loc("vit.layers.1.layernorm_after"), %out: f64 loc("vit.layers.1.layernorm_after")):
      %276 = arith.addf %in, %out : f64 loc(#loc82)
      linalg.yield %276 : f64 loc(#loc82)
    } -> tensor<2x10x1xf64> loc(#loc82)
    %148 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%147 : tensor<2x10x1xf64>) outs(%17 : tensor<2x10x1xf64>) {
    ^bb0(%in: f64 loc("vit.layers.1.layernorm_after"), %out: f64 loc("vit.layers.1.layernorm_after")):
      %276 = arith.divf %in, %cst_8 : f64 loc(#loc82)
      linalg.yield %276 : f64 loc(#loc82)
    } -> tensor<2x10x1xf64> loc(#loc82)
    %149 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%148 : tensor<2x10x1xf64>) outs(%25 : tensor<2x10x1xf32>) {
    ^bb0(%in: f64 loc("vit.layers.1.layernorm_after"), %out: f32 loc("vit.layers.1.layernorm_after")):
      %276 = arith.truncf %in : f64 to f32 loc(#loc82)
      linalg.yield %276 : f32 loc(#loc82)
    } -> tensor<2x10x1xf32> loc(#loc82)
    %150 = linalg.generic {indexing_maps = [#map1, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%141 : tensor<2x10x16xf32>) outs(%27 : tensor<2x10x1xf32>) {
    ^bb0(%in: f32 loc("vit.layers.1"), %out: f32 loc("vit.layers.1.layernorm_after")):
      %276 = arith.addf %in, %out : f32 loc(#loc82)
      linalg.yield %276 : f32 loc(#loc82)
    } -> tensor<2x10x1xf32> loc(#loc82)
    %151 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%150 : tensor<2x10x1xf32>) outs(%25 : tensor<2x10x1xf32>) {
    ^bb0(%in: f32 loc("vit.layers.1.layernorm_after"), %out: f32 loc("vit.layers.1.layernorm_after")):
      %276 = arith.divf %in, %cst_9 : f32 loc(#loc82)
      linalg.yield %276 : f32 loc(#loc82)
    } -> tensor<2x10x1xf32> loc(#loc82)
    %152 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%149 : tensor<2x10x1xf32>) outs(%25 : tensor<2x10x1xf32>) {
    ^bb0(%in: f32 loc("vit.layers.1.layernorm_after"), %out: f32 loc("vit.layers.1.layernorm_after")):
      %276 = arith.truncf %cst_7 : f64 to f32 loc(#loc82)
      %277 = arith.addf %in, %276 : f32 loc(#loc82)
      linalg.yield %277 : f32 loc(#loc82)
    } -> tensor<2x10x1xf32> loc(#loc82)
    %153 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%152 : tensor<2x10x1xf32>) outs(%25 : tensor<2x10x1xf32>) {
    ^bb0(%in: f32 loc("vit.layers.1.layernorm_after"), %out: f32 loc("vit.layers.1.layernorm_after")):
      %276 = math.rsqrt %in : f32 loc(#loc82)
      linalg.yield %276 : f32 loc(#loc82)
    } -> tensor<2x10x1xf32> loc(#loc82)
    %154 = linalg.generic {indexing_maps = [#map1, #map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%141, %151 : tensor<2x10x16xf32>, tensor<2x10x1xf32>) outs(%5 : tensor<2x10x16xf32>) {
    ^bb0(%in: f32 loc("vit.layers.1"), %in_100: f32 loc("vit.layers.1.layernorm_after"), %out: f32 loc("vit.layers.1.layernorm_after")):
      %276 = arith.subf %in, %in_100 : f32 loc(#loc82)
      linalg.yield %276 : f32 loc(#loc82)
    } -> tensor<2x10x16xf32> loc(#loc82)
    %155 = linalg.generic {indexing_maps = [#map1, #map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%154, %153 : tensor<2x10x16xf32>, tensor<2x10x1xf32>) outs(%5 : tensor<2x10x16xf32>) {
    ^bb0(%in: f32 loc("vit.layers.1.layernorm_after"), %in_100: f32 loc("vit.layers.1.layernorm_after"), %out: f32 loc("vit.layers.1.layernorm_after")):
      %276 = arith.mulf %in, %in_100 : f32 loc(#loc82)
      linalg.yield %276 : f32 loc(#loc82)
    } -> tensor<2x10x16xf32> loc(#loc82)
    %156 = linalg.generic {indexing_maps = [#map1, #map8, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%155, %arg30 : tensor<2x10x16xf32>, tensor<16xf32>) outs(%5 : tensor<2x10x16xf32>) {
    ^bb0(%in: f32 loc("vit.layers.1.layernorm_after"), %in_100: f32 loc("vit.layers.1.layernorm_after"), %out: f32 loc("vit.layers.1.layernorm_after")):
      %276 = arith.mulf %in, %in_100 : f32 loc(#loc82)
      linalg.yield %276 : f32 loc(#loc82)
    } -> tensor<2x10x16xf32> loc(#loc82)
    %157 = linalg.generic {indexing_maps = [#map1, #map8, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%156, %arg31 : tensor<2x10x16xf32>, tensor<16xf32>) outs(%5 : tensor<2x10x16xf32>) {
    ^bb0(%in: f32 loc("vit.layers.1.layernorm_after"), %in_100: f32 loc("vit.layers.1.layernorm_after"), %out: f32 loc("vit.layers.1.layernorm_after")):
      %276 = arith.addf %in, %in_100 : f32 loc(#loc82)
      linalg.yield %276 : f32 loc(#loc82)
    } -> tensor<2x10x16xf32> loc(#loc82)
    %collapsed_62 = tensor.collapse_shape %157 [[0, 1], [2]] : tensor<2x10x16xf32> into tensor<20x16xf32> loc(#loc83)
    %transposed_63 = linalg.transpose ins(%arg32 : tensor<32x16xf32>) outs(%91 : tensor<16x32xf32>) permutation = [1, 0]  loc(#loc83)
    %158 = linalg.matmul ins(%collapsed_62, %transposed_63 : tensor<20x16xf32>, tensor<16x32xf32>) outs(%93 : tensor<20x32xf32>) -> tensor<20x32xf32> loc(#loc83)
    %159 = linalg.generic {indexing_maps = [#map9, #map10], iterator_types = ["parallel", "parallel"]} ins(%arg33 : tensor<32xf32>) outs(%92 : tensor<20x32xf32>) {
    ^bb0(%in: f32 loc("vit.layers.1.mlp.fc1"), %out: f32 loc("vit.layers.1.mlp.fc1")):
      linalg.yield %in : f32 loc(#loc83)
    } -> tensor<20x32xf32> loc(#loc83)
    %160 = linalg.generic {indexing_maps = [#map10, #map10, #map10], iterator_types = ["parallel", "parallel"]} ins(%158, %159 : tensor<20x32xf32>, tensor<20x32xf32>) outs(%92 : tensor<20x32xf32>) {
    ^bb0(%in: f32 loc("vit.layers.1.mlp.fc1"), %in_100: f32 loc("vit.layers.1.mlp.fc1"), %out: f32 loc("vit.layers.1.mlp.fc1")):
      %276 = arith.addf %in, %in_100 : f32 loc(#loc83)
      linalg.yield %276 : f32 loc(#loc83)
    } -> tensor<20x32xf32> loc(#loc83)
    %expanded_64 = tensor.expand_shape %160 [[0, 1], [2]] output_shape [2, 10, 32] : tensor<20x32xf32> into tensor<2x10x32xf32> loc(#loc83)
    %161 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_64 : tensor<2x10x32xf32>) outs(%97 : tensor<2x10x32xf32>) {
    ^bb0(%in: f32 loc("vit.layers.1.mlp.fc1"), %out: f32 loc("vit.layers.1.mlp.activation_fn")):
      %276 = arith.divf %in, %cst_10 : f32 loc(#loc84)
      %277 = math.erf %276 : f32 loc(#loc84)
      %278 = arith.addf %277, %cst_2 : f32 loc(#loc84)
      %279 = arith.mulf %278, %cst_3 : f32 loc(#loc84)
      %280 = arith.mulf %in, %279 : f32 loc(#loc84)
      linalg.yield %280 : f32 loc(#loc84)
    } -> tensor<2x10x32xf32> loc(#loc84)
    %collapsed_65 = tensor.collapse_shape %161 [[0, 1], [2]] : tensor<2x10x32xf32> into tensor<20x32xf32> loc(#loc85)
    %transposed_66 = linalg.transpose ins(%arg34 : tensor<16x32xf32>) outs(%99 : tensor<32x16xf32>) permutation = [1, 0]  loc(#loc85)
    %162 = linalg.matmul ins(%collapsed_65, %transposed_66 : tensor<20x32xf32>, tensor<32x16xf32>) outs(%38 : tensor<20x16xf32>) -> tensor<20x16xf32> loc(#loc85)
    %163 = linalg.generic {indexing_maps = [#map9, #map10], iterator_types = ["parallel", "parallel"]} ins(%arg35 : tensor<16xf32>) outs(%37 : tensor<20x16xf32>) {
    ^bb0(%in: f32 loc("vit.layers.1.mlp.fc2"), %out: f32 loc("vit.layers.1.mlp.fc2")):
      linalg.yield %in : f32 loc(#loc85)
    } -> tensor<20x16xf32> loc(#loc85)
    %164 = linalg.generic {indexing_maps = [#map10, #map10, #map10], iterator_types = ["parallel", "parallel"]} ins(%162, %163 : tensor<20x16xf32>, tensor<20x16xf32>) outs(%37 : tensor<20x16xf32>) {
    ^bb0(%in: f32 loc("vit.layers.1.mlp.fc2"), %in_100: f32 loc("vit.layers.1.mlp.fc2"), %out: f32 loc("vit.layers.1.mlp.fc2")):
      %276 = arith.addf %in, %in_100 : f32 loc(#loc85)
      linalg.yield %276 : f32 loc(#loc85)
    } -> tensor<20x16xf32> loc(#loc85)
    %expanded_67 = tensor.expand_shape %164 [[0, 1], [2]] output_shape [2, 10, 16] : tensor<20x16xf32> into tensor<2x10x16xf32> loc(#loc85)
    %165 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_67, %141 : tensor<2x10x16xf32>, tensor<2x10x16xf32>) outs(%5 : tensor<2x10x16xf32>) {
    ^bb0(%in: f32 loc("vit.layers.1.mlp.fc2"), %in_100: f32 loc("vit.layers.1"), %out: f32 loc("vit.layers.1")):
      %276 = arith.addf %in, %in_100 : f32 loc(#loc81)
      linalg.yield %276 : f32 loc(#loc81)
    } -> tensor<2x10x16xf32> loc(#loc81)
    %166 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%165 : tensor<2x10x16xf32>) outs(%15 : tensor<2x10x16xf64>) {
    ^bb0(%in: f32 loc("vit.layers.1"), %out: f64 loc("vit.layers.2.layernorm_before")):
      %276 = arith.extf %in : f32 to f64 loc(#loc86)
      linalg.yield %276 : f64 loc(#loc86)
    } -> tensor<2x10x16xf64> loc(#loc86)
    %167 = linalg.generic {indexing_maps = [#map1, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%166 : tensor<2x10x16xf64>) outs(%18 : tensor<2x10x1xf64>) {
    ^bb0(%in: f64 loc("vit.layers.2.layernorm_before"), %out: f64 loc("vit.layers.2.layernorm_before")):
      %276 = arith.addf %in, %out : f64 loc(#loc86)
      linalg.yield %276 : f64 loc(#loc86)
    } -> tensor<2x10x1xf64> loc(#loc86)
    %168 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%167 : tensor<2x10x1xf64>) outs(%17 : tensor<2x10x1xf64>) {
    ^bb0(%in: f64 loc("vit.layers.2.layernorm_before"), %out: f64 loc("vit.layers.2.layernorm_before")):
      %276 = arith.divf %in, %cst_8 : f64 loc(#loc86)
      linalg.yield %276 : f64 loc(#loc86)
    } -> tensor<2x10x1xf64> loc(#loc86)
    %169 = linalg.generic {indexing_maps = [#map1, #map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%166, %168 : tensor<2x10x16xf64>, tensor<2x10x1xf64>) outs(%15 : tensor<2x10x16xf64>) {
    ^bb0(%in: f64 loc("vit.layers.2.layernorm_before"), %in_100: f64 loc("vit.layers.2.layernorm_before"), %out: f64 loc("vit.layers.2.layernorm_before")):
      %276 = arith.subf %in, %in_100 : f64 loc(#loc86)
      linalg.yield %276 : f64 loc(#loc86)
    } -> tensor<2x10x16xf64> loc(#loc86)
    %170 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%169, %169 : tensor<2x10x16xf64>, tensor<2x10x16xf64>) outs(%15 : tensor<2x10x16xf64>) {
    ^bb0(%in: f64 loc("vit.layers.2.layernorm_before"), %in_100: f64 loc("vit.layers.2.layernorm_before"), %out: f64 loc("vit.layers.2.layernorm_before")):
      %276 = arith.mulf %in, %in_100 : f64 loc(#loc86)
      linalg.yield %276 : f64 loc(#loc86)
    } -> tensor<2x10x16xf64> loc(#loc86)
    %171 = linalg.generic {indexing_maps = [#map1, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%170 : tensor<2x10x16xf64>) outs(%18 : tensor<2x10x1xf64>) {
    ^bb0(%in: f64 loc("vit.layers.2.layernorm_before"), %out: f64 loc("vit.layers.2.layernorm_before")):
      %276 = arith.addf %in, %out : f64 loc(#loc86)
      linalg.yield %276 : f64 loc(#loc86)
    } -> tensor<2x10x1xf64> loc(#loc86)
    %172 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%171 : tensor<2x10x1xf64>) outs(%17 : tensor<2x10x1xf64>) {
    ^bb0(%in: f64 loc("vit.layers.2.layernorm_before"), %out: f64 loc("vit.layers.2.layernorm_before")):
      %276 = arith.divf %in, %cst_8 : f64 loc(#loc86)
      linalg.yield %276 : f64 loc(#loc86)
    } -> tensor<2x10x1xf64> loc(#loc86)
    %173 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%172 : tensor<2x10x1xf64>) outs(%25 : tensor<2x10x1xf32>) {
    ^bb0(%in: f64 loc("vit.layers.2.layernorm_before"), %out: f32 loc("vit.layers.2.layernorm_before")):
      %276 = arith.truncf %in : f64 to f32 loc(#loc86)
      linalg.yield %276 : f32 loc(#loc86)
    } -> tensor<2x10x1xf32> loc(#loc86)
    %174 = linalg.generic {indexing_maps = [#map1, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%165 : tensor<2x10x16xf32>) outs(%27 : tensor<2x10x1xf32>) {
    ^bb0(%in: f32 loc("vit.layers.1"), %out: f32 loc("vit.layers.2.layernorm_before")):
      %276 = arith.addf %in, %out : f32 loc(#loc86)
      linalg.yield %276 : f32 loc(#loc86)
    } -> tensor<2x10x1xf32> loc(#loc86)
    %175 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%174 : tensor<2x10x1xf32>) outs(%25 : tensor<2x10x1xf32>) {
    ^bb0(%in: f32 loc("vit.layers.2.layernorm_before"), %out: f32 loc("vit.layers.2.layernorm_before")):
      %276 = arith.divf %in, %cst_9 : f32 loc(#loc86)
      linalg.yield %276 : f32 loc(#loc86)
    } -> tensor<2x10x1xf32> loc(#loc86)
    %176 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%173 : tensor<2x10x1xf32>) outs(%25 : tensor<2x10x1xf32>) {
    ^bb0(%in: f32 loc("vit.layers.2.layernorm_before"), %out: f32 loc("vit.layers.2.layernorm_before")):
      %276 = arith.truncf %cst_7 : f64 to f32 loc(#loc86)
      %277 = arith.addf %in, %276 : f32 loc(#loc86)
      linalg.yield %277 : f32 loc(#loc86)
    } -> tensor<2x10x1xf32> loc(#loc86)
    %177 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%176 : tensor<2x10x1xf32>) outs(%25 : tensor<2x10x1xf32>) {
    ^bb0(%in: f32 loc("vit.layers.2.layernorm_before"), %out: f32 loc("vit.layers.2.layernorm_before")):
      %276 = math.rsqrt %in : f32 loc(#loc86)
      linalg.yield %276 : f32 loc(#loc86)
    } -> tensor<2x10x1xf32> loc(#loc86)
    %178 = linalg.generic {indexing_maps = [#map1, #map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%165, %175 : tensor<2x10x16xf32>, tensor<2x10x1xf32>) outs(%5 : tensor<2x10x16xf32>) {
    ^bb0(%in: f32 loc("vit.layers.1"), %in_100: f32 loc("vit.layers.2.layernorm_before"), %out: f32 loc("vit.layers.2.layernorm_before")):
      %276 = arith.subf %in, %in_100 : f32 loc(#loc86)
      linalg.yield %276 : f32 loc(#loc86)
    } -> tensor<2x10x16xf32> loc(#loc86)
    %179 = linalg.generic {indexing_maps = [#map1, #map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%178, %177 : tensor<2x10x16xf32>, tensor<2x10x1xf32>) outs(%5 : tensor<2x10x16xf32>) {
    ^bb0(%in: f32 loc("vit.layers.2.layernorm_before"), %in_100: f32 loc("vit.layers.2.layernorm_before"), %out: f32 loc("vit.layers.2.layernorm_before")):
      %276 = arith.mulf %in, %in_100 : f32 loc(#loc86)
      linalg.yield %276 : f32 loc(#loc86)
    } -> tensor<2x10x16xf32> loc(#loc86)
    %180 = linalg.generic {indexing_maps = [#map1, #map8, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%179, %arg44 : tensor<2x10x16xf32>, tensor<16xf32>) outs(%5 : tensor<2x10x16xf32>) {
    ^bb0(%in: f32 loc("vit.layers.2.layernorm_before"), %in_100: f32 loc("vit.layers.2.layernorm_before"), %out: f32 loc("vit.layers.2.layernorm_before")):
      %276 = arith.mulf %in, %in_100 : f32 loc(#loc86)
      linalg.yield %276 : f32 loc(#loc86)
    } -> tensor<2x10x16xf32> loc(#loc86)
    %181 = linalg.generic {indexing_maps = [#map1, #map8, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%180, %arg45 : tensor<2x10x16xf32>, tensor<16xf32>) outs(%5 : tensor<2x10x16xf32>) {
    ^bb0(%in: f32 loc("vit.layers.2.layernorm_before"), %in_100: f32 loc("vit.layers.2.layernorm_before"), %out: f32 loc("vit.layers.2.layernorm_before")):
      %276 = arith.addf %in, %in_100 : f32 loc(#loc86)
      linalg.yield %276 : f32 loc(#loc86)
    } -> tensor<2x10x16xf32> loc(#loc86)
    %collapsed_68 = tensor.collapse_shape %181 [[0, 1], [2]] : tensor<2x10x16xf32> into tensor<20x16xf32> loc(#loc87)
    %transposed_69 = linalg.transpose ins(%arg36 : tensor<16x16xf32>) outs(%36 : tensor<16x16xf32>) permutation = [1, 0]  loc(#loc87)
    %182 = linalg.matmul ins(%collapsed_68, %transposed_69 : tensor<20x16xf32>, tensor<16x16xf32>) outs(%38 : tensor<20x16xf32>) -> tensor<20x16xf32> loc(#loc87)
    %183 = linalg.generic {indexing_maps = [#map9, #map10], iterator_types = ["parallel", "parallel"]} ins(%arg37 : tensor<16xf32>) outs(%37 : tensor<20x16xf32>) {
    ^bb0(%in: f32 loc("vit.layers.2.attention.q_proj"), %out: f32 loc("vit.layers.2.attention.q_proj")):
      linalg.yield %in : f32 loc(#loc87)
    } -> tensor<20x16xf32> loc(#loc87)
    %184 = linalg.generic {indexing_maps = [#map10, #map10, #map10], iterator_types = ["parallel", "parallel"]} ins(%182, %183 : tensor<20x16xf32>, tensor<20x16xf32>) outs(%37 : tensor<20x16xf32>) {
    ^bb0(%in: f32 loc("vit.layers.2.attention.q_proj"), %in_100: f32 loc("vit.layers.2.attention.q_proj"), %out: f32 loc("vit.layers.2.attention.q_proj")):
      %276 = arith.addf %in, %in_100 : f32 loc(#loc87)
      linalg.yield %276 : f32 loc(#loc87)
    } -> tensor<20x16xf32> loc(#loc87)
    %expanded_70 = tensor.expand_shape %184 [[0, 1], [2, 3]] output_shape [2, 10, 2, 8] : tensor<20x16xf32> into tensor<2x10x2x8xf32> loc(#loc88)
    %transposed_71 = linalg.transpose ins(%expanded_70 : tensor<2x10x2x8xf32>) outs(%42 : tensor<2x2x10x8xf32>) permutation = [0, 2, 1, 3]  loc(#loc88)
    %transposed_72 = linalg.transpose ins(%arg38 : tensor<16x16xf32>) outs(%36 : tensor<16x16xf32>) permutation = [1, 0]  loc(#loc89)
    %185 = linalg.matmul ins(%collapsed_68, %transposed_72 : tensor<20x16xf32>, tensor<16x16xf32>) outs(%38 : tensor<20x16xf32>) -> tensor<20x16xf32> loc(#loc89)
    %186 = linalg.generic {indexing_maps = [#map9, #map10], iterator_types = ["parallel", "parallel"]} ins(%arg39 : tensor<16xf32>) outs(%37 : tensor<20x16xf32>) {
    ^bb0(%in: f32 loc("vit.layers.2.attention.k_proj"), %out: f32 loc("vit.layers.2.attention.k_proj")):
      linalg.yield %in : f32 loc(#loc89)
    } -> tensor<20x16xf32> loc(#loc89)
    %187 = linalg.generic {indexing_maps = [#map10, #map10, #map10], iterator_types = ["parallel", "parallel"]} ins(%185, %186 : tensor<20x16xf32>, tensor<20x16xf32>) outs(%37 : tensor<20x16xf32>) {
    ^bb0(%in: f32 loc("vit.layers.2.attention.k_proj"), %in_100: f32 loc("vit.layers.2.attention.k_proj"), %out: f32 loc("vit.layers.2.attention.k_proj")):
      %276 = arith.addf %in, %in_100 : f32 loc(#loc89)
      linalg.yield %276 : f32 loc(#loc89)
    } -> tensor<20x16xf32> loc(#loc89)
    %expanded_73 = tensor.expand_shape %187 [[0, 1], [2, 3]] output_shape [2, 10, 2, 8] : tensor<20x16xf32> into tensor<2x10x2x8xf32> loc(#loc88)
    %transposed_74 = linalg.transpose ins(%arg40 : tensor<16x16xf32>) outs(%36 : tensor<16x16xf32>) permutation = [1, 0]  loc(#loc90)
    %188 = linalg.matmul ins(%collapsed_68, %transposed_74 : tensor<20x16xf32>, tensor<16x16xf32>) outs(%38 : tensor<20x16xf32>) -> tensor<20x16xf32> loc(#loc90)
    %189 = linalg.generic {indexing_maps = [#map9, #map10], iterator_types = ["parallel", "parallel"]} ins(%arg41 : tensor<16xf32>) outs(%37 : tensor<20x16xf32>) {
    ^bb0(%in: f32 loc("vit.layers.2.attention.v_proj"), %out: f32 loc("vit.layers.2.attention.v_proj")):
      linalg.yield %in : f32 loc(#loc90)
    } -> tensor<20x16xf32> loc(#loc90)
    %190 = linalg.generic {indexing_maps = [#map10, #map10, #map10], iterator_types = ["parallel", "parallel"]} ins(%188, %189 : tensor<20x16xf32>, tensor<20x16xf32>) outs(%37 : tensor<20x16xf32>) {
    ^bb0(%in: f32 loc("vit.layers.2.attention.v_proj"), %in_100: f32 loc("vit.layers.2.attention.v_proj"), %out: f32 loc("vit.layers.2.attention.v_proj")):
      %276 = arith.addf %in, %in_100 : f32 loc(#loc90)
      linalg.yield %276 : f32 loc(#loc90)
    } -> tensor<20x16xf32> loc(#loc90)
    %expanded_75 = tensor.expand_shape %190 [[0, 1], [2, 3]] output_shape [2, 10, 2, 8] : tensor<20x16xf32> into tensor<2x10x2x8xf32> loc(#loc88)
    %transposed_76 = linalg.transpose ins(%expanded_75 : tensor<2x10x2x8xf32>) outs(%42 : tensor<2x2x10x8xf32>) permutation = [0, 2, 1, 3]  loc(#loc88)
    %transposed_77 = linalg.transpose ins(%expanded_73 : tensor<2x10x2x8xf32>) outs(%49 : tensor<2x2x8x10xf32>) permutation = [0, 2, 3, 1]  loc(#loc88)
    %collapsed_78 = tensor.collapse_shape %transposed_71 [[0, 1], [2], [3]] : tensor<2x2x10x8xf32> into tensor<4x10x8xf32> loc(#loc88)
    %collapsed_79 = tensor.collapse_shape %transposed_77 [[0, 1], [2], [3]] : tensor<2x2x8x10xf32> into tensor<4x8x10xf32> loc(#loc88)
    %191 = linalg.batch_matmul ins(%collapsed_78, %collapsed_79 : tensor<4x10x8xf32>, tensor<4x8x10xf32>) outs(%51 : tensor<4x10x10xf32>) -> tensor<4x10x10xf32> loc(#loc88)
    %expanded_80 = tensor.expand_shape %191 [[0, 1], [2], [3]] output_shape [2, 2, 10, 10] : tensor<4x10x10xf32> into tensor<2x2x10x10xf32> loc(#loc88)
    %192 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_80 : tensor<2x2x10x10xf32>) outs(%53 : tensor<2x2x10x10xf32>) {
    ^bb0(%in: f32 loc("vit.layers.2.attention"), %out: f32 loc("vit.layers.2.attention")):
      %276 = arith.truncf %cst_6 : f64 to f32 loc(#loc88)
      %277 = arith.mulf %in, %276 : f32 loc(#loc88)
      linalg.yield %277 : f32 loc(#loc88)
    } -> tensor<2x2x10x10xf32> loc(#loc88)
    %193 = linalg.generic {indexing_maps = [#map4, #map11, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%192, %14 : tensor<2x2x10x10xf32>, tensor<2x1x10x10xf32>) outs(%53 : tensor<2x2x10x10xf32>) {
    ^bb0(%in: f32 loc("vit.layers.2.attention"), %in_100: f32 loc("vit"), %out: f32 loc("vit.layers.2.attention")):
      %276 = arith.addf %in, %in_100 : f32 loc(#loc88)
      linalg.yield %276 : f32 loc(#loc88)
    } -> tensor<2x2x10x10xf32> loc(#loc88)
    %194:2 = linalg.generic {indexing_maps = [#map4, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%193 : tensor<2x2x10x10xf32>) outs(%59, %57 : tensor<2x2x10xf32>, tensor<2x2x10xi64>) {
    ^bb0(%in: f32 loc("vit.layers.2.attention"), %out: f32 loc("vit.layers.2.attention"), %out_100: i64 loc("vit.layers.2.attention")):
      %276 = linalg.index 3 : index loc(#loc88)
      %277 = arith.index_cast %276 : index to i64 loc(#loc88)
      %278 = arith.maximumf %in, %out : f32 loc(#loc88)
      %279 = arith.cmpf ogt, %in, %out : f32 loc(#loc88)
      %280 = arith.select %279, %277, %out_100 : i64 loc(#loc88)
      linalg.yield %278, %280 : f32, i64 loc(#loc88)
    } -> (tensor<2x2x10xf32>, tensor<2x2x10xi64>) loc(#loc88)
    %expanded_81 = tensor.expand_shape %194#0 [[0], [1], [2, 3]] output_shape [2, 2, 10, 1] : tensor<2x2x10xf32> into tensor<2x2x10x1xf32> loc(#loc88)
    %195 = linalg.generic {indexing_maps = [#map4, #map13, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%193, %expanded_81 : tensor<2x2x10x10xf32>, tensor<2x2x10x1xf32>) outs(%53 : tensor<2x2x10x10xf32>) {
    ^bb0(%in: f32 loc("vit.layers.2.attention"), %in_100: f32 loc("vit.layers.2.attention"), %out: f32 loc("vit.layers.2.attention")):
      %276 = arith.subf %in, %in_100 : f32 loc(#loc88)
      linalg.yield %276 : f32 loc(#loc88)
    } -> tensor<2x2x10x10xf32> loc(#loc88)
    %196 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%195 : tensor<2x2x10x10xf32>) outs(%53 : tensor<2x2x10x10xf32>) {
    ^bb0(%in: f32 loc("vit.layers.2.attention"), %out: f32 loc("vit.layers.2.attention")):
      %276 = math.exp %in : f32 loc(#loc88)
      linalg.yield %276 : f32 loc(#loc88)
    } -> tensor<2x2x10x10xf32> loc(#loc88)
    %197 = linalg.generic {indexing_maps = [#map4, #map13], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%196 : tensor<2x2x10x10xf32>) outs(%64 : tensor<2x2x10x1xf32>) {
    ^bb0(%in: f32 loc("vit.layers.2.attention"), %out: f32 loc("vit.layers.2.attention")):
      %276 = arith.addf %in, %out : f32 loc(#loc88)
      linalg.yield %276 : f32 loc(#loc88)
    } -> tensor<2x2x10x1xf32> loc(#loc88)
    %198 = linalg.generic {indexing_maps = [#map4, #map13, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%196, %197 : tensor<2x2x10x10xf32>, tensor<2x2x10x1xf32>) outs(%53 : tensor<2x2x10x10xf32>) {
    ^bb0(%in: f32 loc("vit.layers.2.attention"), %in_100: f32 loc("vit.layers.2.attention"), %out: f32 loc("vit.layers.2.attention")):
      %276 = arith.divf %in, %in_100 : f32 loc(#loc88)
      linalg.yield %276 : f32 loc(#loc88)
    } -> tensor<2x2x10x10xf32> loc(#loc88)
    %collapsed_82 = tensor.collapse_shape %198 [[0, 1], [2], [3]] : tensor<2x2x10x10xf32> into tensor<4x10x10xf32> loc(#loc88)
    %collapsed_83 = tensor.collapse_shape %transposed_76 [[0, 1], [2], [3]] : tensor<2x2x10x8xf32> into tensor<4x10x8xf32> loc(#loc88)
    %199 = linalg.batch_matmul ins(%collapsed_82, %collapsed_83 : tensor<4x10x10xf32>, tensor<4x10x8xf32>) outs(%68 : tensor<4x10x8xf32>) -> tensor<4x10x8xf32> loc(#loc88)
    %expanded_84 = tensor.expand_shape %199 [[0, 1], [2], [3]] output_shape [2, 2, 10, 8] : tensor<4x10x8xf32> into tensor<2x2x10x8xf32> loc(#loc88)
    %transposed_85 = linalg.transpose ins(%expanded_84 : tensor<2x2x10x8xf32>) outs(%70 : tensor<2x10x2x8xf32>) permutation = [0, 2, 1, 3]  loc(#loc88)
    %collapsed_86 = tensor.collapse_shape %transposed_85 [[0, 1], [2, 3]] : tensor<2x10x2x8xf32> into tensor<20x16xf32> loc(#loc91)
    %transposed_87 = linalg.transpose ins(%arg42 : tensor<16x16xf32>) outs(%36 : tensor<16x16xf32>) permutation = [1, 0]  loc(#loc91)
    %200 = linalg.matmul ins(%collapsed_86, %transposed_87 : tensor<20x16xf32>, tensor<16x16xf32>) outs(%38 : tensor<20x16xf32>) -> tensor<20x16xf32> loc(#loc91)
    %201 = linalg.generic {indexing_maps = [#map9, #map10], iterator_types = ["parallel", "parallel"]} ins(%arg43 : tensor<16xf32>) outs(%37 : tensor<20x16xf32>) {
    ^bb0(%in: f32 loc("vit.layers.2.attention.o_proj"), %out: f32 loc("vit.layers.2.attention.o_proj")):
      linalg.yield %in : f32 loc(#loc91)
    } -> tensor<20x16xf32> loc(#loc91)
    %202 = linalg.generic {indexing_maps = [#map10, #map10, #map10], iterator_types = ["parallel", "parallel"]} ins(%200, %201 : tensor<20x16xf32>, tensor<20x16xf32>) outs(%37 : tensor<20x16xf32>) {
    ^bb0(%in: f32 loc("vit.layers.2.attention.o_proj"), %in_100: f32 loc("vit.layers.2.attention.o_proj"), %out: f32 loc("vit.layers.2.attention.o_proj")):
      %276 = arith.addf %in, %in_100 : f32 loc(#loc91)
      linalg.yield %276 : f32 loc(#loc91)
    } -> tensor<20x16xf32> loc(#loc91)
    %expanded_88 = tensor.expand_shape %202 [[0, 1], [2]] output_shape [2, 10, 16] : tensor<20x16xf32> into tensor<2x10x16xf32> loc(#loc91)
    %203 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_88, %165 : tensor<2x10x16xf32>, tensor<2x10x16xf32>) outs(%5 : tensor<2x10x16xf32>) {
    ^bb0(%in: f32 loc("vit.layers.2.attention.o_proj"), %in_100: f32 loc("vit.layers.1"), %out: f32 loc("vit.layers.2")):
      %276 = arith.addf %in, %in_100 : f32 loc(#loc92)
      linalg.yield %276 : f32 loc(#loc92)
    } -> tensor<2x10x16xf32> loc(#loc92)
    %204 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%203 : tensor<2x10x16xf32>) outs(%15 : tensor<2x10x16xf64>) {
    ^bb0(%in: f32 loc("vit.layers.2"), %out: f64 loc("vit.layers.2.layernorm_after")):
      %276 = arith.extf %in : f32 to f64 loc(#loc93)
      linalg.yield %276 : f64 loc(#loc93)
    } -> tensor<2x10x16xf64> loc(#loc93)
    %205 = linalg.generic {indexing_maps = [#map1, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%204 : tensor<2x10x16xf64>) outs(%18 : tensor<2x10x1xf64>) {
    ^bb0(%in: f64 loc("vit.layers.2.layernorm_after"), %out: f64 loc("vit.layers.2.layernorm_after")):
      %276 = arith.addf %in, %out : f64 loc(#loc93)
      linalg.yield %276 : f64 loc(#loc93)
    } -> tensor<2x10x1xf64> loc(#loc93)
    %206 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%205 : tensor<2x10x1xf64>) outs(%17 : tensor<2x10x1xf64>) {
    ^bb0(%in: f64 loc("vit.layers.2.layernorm_after"), %out: f64 loc("vit.layers.2.layernorm_after")):
      %276 = arith.divf %in, %cst_8 : f64 loc(#loc93)
      linalg.yield %276 : f64 loc(#loc93)
    } -> tensor<2x10x1xf64> loc(#loc93)
    %207 = linalg.generic {indexing_maps = [#map1, #map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%204, %206 : tensor<2x10x16xf64>, tensor<2x10x1xf64>) outs(%15 : tensor<2x10x16xf64>) {
    ^bb0(%in: f64 loc("vit.layers.2.layernorm_after"), %in_100: f64 loc("vit.layers.2.layernorm_after"), %out: f64 loc("vit.layers.2.layernorm_after")):
      %276 = arith.subf %in, %in_100 : f64 loc(#loc93)
      linalg.yield %276 : f64 loc(#loc93)
    } -> tensor<2x10x16xf64> loc(#loc93)
    %208 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%207, %207 : tensor<2x10x16xf64>, tensor<2x10x16xf64>) outs(%15 : tensor<2x10x16xf64>) {
    ^bb0(%in: f64 loc("vit.layers.2.layernorm_after"), %in_100: f64 loc("vit.layers.2.layernorm_after"), %out: f64 loc("vit.layers.2.layernorm_after")):
      %276 = arith.mulf %in, %in_100 : f64 loc(#loc93)
      linalg.yield %276 : f64 loc(#loc93)
    } -> tensor<2x10x16xf64> loc(#loc93)
    %209 = linalg.generic {indexing_maps = [#map1, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%208 : tensor<2x10x16xf64>) outs(%18 : tensor<2x10x1xf64>) {
    ^bb0(%in: f64 loc("vit.layers.2.layernorm_after"), %out: f64 loc("vit.layers.2.layernorm_after")):
      %276 = arith.addf %in, %out : f64 loc(#loc93)
      linalg.yield %276 : f64 loc(#loc93)
    } -> tensor<2x10x1xf64> loc(#loc93)
    %210 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%209 : tensor<2x10x1xf64>) outs(%17 : tensor<2x10x1xf64>) {
    ^bb0(%in: f64 loc("vit.layers.2.layernorm_after"), %out: f64 loc("vit.layers.2.layernorm_after")):
      %276 = arith.divf %in, %cst_8 : f64 loc(#loc93)
      linalg.yield %276 : f64 loc(#loc93)
    } -> tensor<2x10x1xf64> loc(#loc93)
    %211 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%210 : tensor<2x10x1xf64>) outs(%25 : tensor<2x10x1xf32>) {
    ^bb0(%in: f64 loc("vit.layers.2.layernorm_after"), %out: f32 loc("vit.layers.2.layernorm_after")):
      %276 = arith.truncf %in : f64 to f32 loc(#loc93)
      linalg.yield %276 : f32 loc(#loc93)
    } -> tensor<2x10x1xf32> loc(#loc93)
    %212 = linalg.generic {indexing_maps = [#map1, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%203 : tensor<2x10x16xf32>) outs(%27 : tensor<2x10x1xf32>) {
    ^bb0(%in: f32 loc("vit.layers.2"), %out: f32 loc("vit.layers.2.layernorm_after")):
      %276 = arith.addf %in, %out : f32 loc(#loc93)
      linalg.yield %276 : f32 loc(#loc93)
    } -> tensor<2x10x1xf32> loc(#loc93)
    %213 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%212 : tensor<2x10x1xf32>) outs(%25 : tensor<2x10x1xf32>) {
    ^bb0(%in: f32 loc("vit.layers.2.layernorm_after"), %out: f32 loc("vit.layers.2.layernorm_after")):
      %276 = arith.divf %in, %cst_9 : f32 loc(#loc93)
      linalg.yield %276 : f32 loc(#loc93)
    } -> tensor<2x10x1xf32> loc(#loc93)
    %214 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%211 : tensor<2x10x1xf32>) outs(%25 : tensor<2x10x1xf32>) {
    ^bb0(%in: f32 loc("vit.layers.2.layernorm_after"), %out: f32 loc("vit.layers.2.layernorm_after")):
      %276 = arith.truncf %cst_7 : f64 to f32 loc(#loc93)
      %277 = arith.addf %in, %276 : f32 loc(#loc93)
      linalg.yield %277 : f32 loc(#loc93)
    } -> tensor<2x10x1xf32> loc(#loc93)
    %215 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%214 : tensor<2x10x1xf32>) outs(%25 : tensor<2x10x1xf32>) {
    ^bb0(%in: f32 loc("vit.layers.2.layernorm_after"), %out: f32 loc("vit.layers.2.layernorm_after")):
      %276 = math.rsqrt %in : f32 loc(#loc93)
      linalg.yield %276 : f32 loc(#loc93)
    } -> tensor<2x10x1xf32> loc(#loc93)
    %216 = linalg.generic {indexing_maps = [#map1, #map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%203, %213 : tensor<2x10x16xf32>, tensor<2x10x1xf32>) outs(%5 : tensor<2x10x16xf32>) {
    ^bb0(%in: f32 loc("vit.layers.2"), %in_100: f32 loc("vit.layers.2.layernorm_after"), %out: f32 loc("vit.layers.2.layernorm_after")):
      %276 = arith.subf %in, %in_100 : f32 loc(#loc93)
      linalg.yield %276 : f32 loc(#loc93)
    } -> tensor<2x10x16xf32> loc(#loc93)
    %217 = linalg.generic {indexing_maps = [#map1, #map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%216, %215 : tensor<2x10x16xf32>, tensor<2x10x1xf32>) outs(%5 : tensor<2x10x16xf32>) {
    ^bb0(%in: f32 loc("vit.layers.2.layernorm_after"), %in_100: f32 loc("vit.layers.2.layernorm_after"), %out: f32 loc("vit.layers.2.layernorm_after")):
      %276 = arith.mulf %in, %in_100 : f32 loc(#loc93)
      linalg.yield %276 : f32 loc(#loc93)
    } -> tensor<2x10x16xf32> loc(#loc93)
    %218 = linalg.generic {indexing_maps = [#map1, #map8, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%217, %arg46 : tensor<2x10x16xf32>, tensor<16xf32>) outs(%5 : tensor<2x10x16xf32>) {
    ^bb0(%in: f32 loc("vit.layers.2.layernorm_after"), %in_100: f32 loc("vit.layers.2.layernorm_after"), %out: f32 loc("vit.layers.2.layernorm_after")):
      %276 = arith.mulf %in, %in_100 : f32 loc(#loc93)
      linalg.yield %276 : f32 loc(#loc93)
    } -> tensor<2x10x16xf32> loc(#loc93)
    %219 = linalg.generic {indexing_maps = [#map1, #map8, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%218, %arg47 : tensor<2x10x16xf32>, tensor<16xf32>) outs(%5 : tensor<2x10x16xf32>) {
    ^bb0(%in: f32 loc("vit.layers.2.layernorm_after"), %in_100: f32 loc("vit.layers.2.layernorm_after"), %out: f32 loc("vit.layers.2.layernorm_after")):
      %276 = arith.addf %in, %in_100 : f32 loc(#loc93)
      linalg.yield %276 : f32 loc(#loc93)
    } -> tensor<2x10x16xf32> loc(#loc93)
    %collapsed_89 = tensor.collapse_shape %219 [[0, 1], [2]] : tensor<2x10x16xf32> into tensor<20x16xf32> loc(#loc94)
    %transposed_90 = linalg.transpose ins(%arg48 : tensor<32x16xf32>) outs(%91 : tensor<16x32xf32>) permutation = [1, 0]  loc(#loc94)
    %220 = linalg.matmul ins(%collapsed_89, %transposed_90 : tensor<20x16xf32>, tensor<16x32xf32>) outs(%93 : tensor<20x32xf32>) -> tensor<20x32xf32> loc(#loc94)
    %221 = linalg.generic {indexing_maps = [#map9, #map10], iterator_types = ["parallel", "parallel"]} ins(%arg49 : tensor<32xf32>) outs(%92 : tensor<20x32xf32>) {
    ^bb0(%in: f32 loc("vit.layers.2.mlp.fc1"), %out: f32 loc("vit.layers.2.mlp.fc1")):
      linalg.yield %in : f32 loc(#loc94)
    } -> tensor<20x32xf32> loc(#loc94)
    %222 = linalg.generic {indexing_maps = [#map10, #map10, #map10], iterator_types = ["parallel", "parallel"]} ins(%220, %221 : tensor<20x32xf32>, tensor<20x32xf32>) outs(%92 : tensor<20x32xf32>) {
    ^bb0(%in: f32 loc("vit.layers.2.mlp.fc1"), %in_100: f32 loc("vit.layers.2.mlp.fc1"), %out: f32 loc("vit.layers.2.mlp.fc1")):
      %276 = arith.addf %in, %in_100 : f32 loc(#loc94)
      linalg.yield %276 : f32 loc(#loc94)
    } -> tensor<20x32xf32> loc(#loc94)
    %expanded_91 = tensor.expand_shape %222 [[0, 1], [2]] output_shape [2, 10, 32] : tensor<20x32xf32> into tensor<2x10x32xf32> loc(#loc94)
    %223 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_91 : tensor<2x10x32xf32>) outs(%97 : tensor<2x10x32xf32>) {
    ^bb0(%in: f32 loc("vit.layers.2.mlp.fc1"), %out: f32 loc("vit.layers.2.mlp.activation_fn")):
      %276 = arith.divf %in, %cst_10 : f32 loc(#loc95)
      %277 = math.erf %276 : f32 loc(#loc95)
      %278 = arith.addf %277, %cst_2 : f32 loc(#loc95)
      %279 = arith.mulf %278, %cst_3 : f32 loc(#loc95)
      %280 = arith.mulf %in, %279 : f32 loc(#loc95)
      linalg.yield %280 : f32 loc(#loc95)
    } -> tensor<2x10x32xf32> loc(#loc95)
    %collapsed_92 = tensor.collapse_shape %223 [[0, 1], [2]] : tensor<2x10x32xf32> into tensor<20x32xf32> loc(#loc96)
    %transposed_93 = linalg.transpose ins(%arg50 : tensor<16x32xf32>) outs(%99 : tensor<32x16xf32>) permutation = [1, 0]  loc(#loc96)
    %224 = linalg.matmul ins(%collapsed_92, %transposed_93 : tensor<20x32xf32>, tensor<32x16xf32>) outs(%38 : tensor<20x16xf32>) -> tensor<20x16xf32> loc(#loc96)
    %225 = linalg.generic {indexing_maps = [#map9, #map10], iterator_types = ["parallel", "parallel"]} ins(%arg51 : tensor<16xf32>) outs(%37 : tensor<20x16xf32>) {
    ^bb0(%in: f32 loc("vit.layers.2.mlp.fc2"), %out: f32 loc("vit.layers.2.mlp.fc2")):
      linalg.yield %in : f32 loc(#loc96)
    } -> tensor<20x16xf32> loc(#loc96)
    %226 = linalg.generic {indexing_maps = [#map10, #map10, #map10], iterator_types = ["parallel", "parallel"]} ins(%224, %225 : tensor<20x16xf32>, tensor<20x16xf32>) outs(%37 : tensor<20x16xf32>) {
    ^bb0(%in: f32 loc("vit.layers.2.mlp.fc2"), %in_100: f32 loc("vit.layers.2.mlp.fc2"), %out: f32 loc("vit.layers.2.mlp.fc2")):
      %276 = arith.addf %in, %in_100 : f32 loc(#loc96)
      linalg.yield %276 : f32 loc(#loc96)
    } -> tensor<20x16xf32> loc(#loc96)
    %expanded_94 = tensor.expand_shape %226 [[0, 1], [2]] output_shape [2, 10, 16] : tensor<20x16xf32> into tensor<2x10x16xf32> loc(#loc96)
    %227 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_94, %203 : tensor<2x10x16xf32>, tensor<2x10x16xf32>) outs(%5 : tensor<2x10x16xf32>) {
    ^bb0(%in: f32 loc("vit.layers.2.mlp.fc2"), %in_100: f32 loc("vit.layers.2"), %out: f32 loc("vit.layers.2")):
      %276 = arith.addf %in, %in_100 : f32 loc(#loc92)
      linalg.yield %276 : f32 loc(#loc92)
    } -> tensor<2x10x16xf32> loc(#loc92)
    %228 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%227 : tensor<2x10x16xf32>) outs(%15 : tensor<2x10x16xf64>) {
    ^bb0(%in: f32 loc("vit.layers.2"), %out: f64 loc("vit.layernorm")):
      %276 = arith.extf %in : f32 to f64 loc(#loc97)
      linalg.yield %276 : f64 loc(#loc97)
    } -> tensor<2x10x16xf64> loc(#loc97)
    %229 = linalg.generic {indexing_maps = [#map1, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%228 : tensor<2x10x16xf64>) outs(%18 : tensor<2x10x1xf64>) {
    ^bb0(%in: f64 loc("vit.layernorm"), %out: f64 loc("vit.layernorm")):
      %276 = arith.addf %in, %out : f64 loc(#loc97)
      linalg.yield %276 : f64 loc(#loc97)
    } -> tensor<2x10x1xf64> loc(#loc97)
    %230 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%229 : tensor<2x10x1xf64>) outs(%17 : tensor<2x10x1xf64>) {
    ^bb0(%in: f64 loc("vit.layernorm"), %out: f64 loc("vit.layernorm")):
      %276 = arith.divf %in, %cst_8 : f64 loc(#loc97)
      linalg.yield %276 : f64 loc(#loc97)
    } -> tensor<2x10x1xf64> loc(#loc97)
    %231 = linalg.generic {indexing_maps = [#map1, #map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%228, %230 : tensor<2x10x16xf64>, tensor<2x10x1xf64>) outs(%15 : tensor<2x10x16xf64>) {
    ^bb0(%in: f64 loc("vit.layernorm"), %in_100: f64 loc("vit.layernorm"), %out: f64 loc("vit.layernorm")):
      %276 = arith.subf %in, %in_100 : f64 loc(#loc97)
      linalg.yield %276 : f64 loc(#loc97)
    } -> tensor<2x10x16xf64> loc(#loc97)
    %232 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%231, %231 : tensor<2x10x16xf64>, tensor<2x10x16xf64>) outs(%15 : tensor<2x10x16xf64>) {
    ^bb0(%in: f64 loc("vit.layernorm"), %in_100: f64 loc("vit.layernorm"), %out: f64 loc("vit.layernorm")):
      %276 = arith.mulf %in, %in_100 : f64 loc(#loc97)
      linalg.yield %276 : f64 loc(#loc97)
    } -> tensor<2x10x16xf64> loc(#loc97)
    %233 = linalg.generic {indexing_maps = [#map1, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%232 : tensor<2x10x16xf64>) outs(%18 : tensor<2x10x1xf64>) {
    ^bb0(%in: f64 loc("vit.layernorm"), %out: f64 loc("vit.layernorm")):
      %276 = arith.addf %in, %out : f64 loc(#loc97)
      linalg.yield %276 : f64 loc(#loc97)
    } -> tensor<2x10x1xf64> loc(#loc97)
    %234 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%233 : tensor<2x10x1xf64>) outs(%17 : tensor<2x10x1xf64>) {
    ^bb0(%in: f64 loc("vit.layernorm"), %out: f64 loc("vit.layernorm")):
      %276 = arith.divf %in, %cst_8 : f64 loc(#loc97)
      linalg.yield %276 : f64 loc(#loc97)
    } -> tensor<2x10x1xf64> loc(#loc97)
    %235 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%234 : tensor<2x10x1xf64>) outs(%25 : tensor<2x10x1xf32>) {
    ^bb0(%in: f64 loc("vit.layernorm"), %out: f32 loc("vit.layernorm")):
      %276 = arith.truncf %in : f64 to f32 loc(#loc97)
      linalg.yield %276 : f32 loc(#loc97)
    } -> tensor<2x10x1xf32> loc(#loc97)
    %236 = linalg.generic {indexing_maps = [#map1, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%227 : tensor<2x10x16xf32>) outs(%27 : tensor<2x10x1xf32>) {
    ^bb0(%in: f32 loc("vit.layers.2"), %out: f32 loc("vit.layernorm")):
      %276 = arith.addf %in, %out : f32 loc(#loc97)
      linalg.yield %276 : f32 loc(#loc97)
    } -> tensor<2x10x1xf32> loc(#loc97)
    %237 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%236 : tensor<2x10x1xf32>) outs(%25 : tensor<2x10x1xf32>) {
    ^bb0(%in: f32 loc("vit.layernorm"), %out: f32 loc("vit.layernorm")):
      %276 = arith.divf %in, %cst_9 : f32 loc(#loc97)
      linalg.yield %276 : f32 loc(#loc97)
    } -> tensor<2x10x1xf32> loc(#loc97)
    %238 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%235 : tensor<2x10x1xf32>) outs(%25 : tensor<2x10x1xf32>) {
    ^bb0(%in: f32 loc("vit.layernorm"), %out: f32 loc("vit.layernorm")):
      %276 = arith.truncf %cst_7 : f64 to f32 loc(#loc97)
      %277 = arith.addf %in, %276 : f32 loc(#loc97)
      linalg.yield %277 : f32 loc(#loc97)
    } -> tensor<2x10x1xf32> loc(#loc97)
    %239 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%238 : tensor<2x10x1xf32>) outs(%25 : tensor<2x10x1xf32>) {
    ^bb0(%in: f32 loc("vit.layernorm"), %out: f32 loc("vit.layernorm")):
      %276 = math.rsqrt %in : f32 loc(#loc97)
      linalg.yield %276 : f32 loc(#loc97)
    } -> tensor<2x10x1xf32> loc(#loc97)
    %240 = linalg.generic {indexing_maps = [#map1, #map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%227, %237 : tensor<2x10x16xf32>, tensor<2x10x1xf32>) outs(%5 : tensor<2x10x16xf32>) {
    ^bb0(%in: f32 loc("vit.layers.2"), %in_100: f32 loc("vit.layernorm"), %out: f32 loc("vit.layernorm")):
      %276 = arith.subf %in, %in_100 : f32 loc(#loc97)
      linalg.yield %276 : f32 loc(#loc97)
    } -> tensor<2x10x16xf32> loc(#loc97)
    %241 = linalg.generic {indexing_maps = [#map1, #map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%240, %239 : tensor<2x10x16xf32>, tensor<2x10x1xf32>) outs(%5 : tensor<2x10x16xf32>) {
    ^bb0(%in: f32 loc("vit.layernorm"), %in_100: f32 loc("vit.layernorm"), %out: f32 loc("vit.layernorm")):
      %276 = arith.mulf %in, %in_100 : f32 loc(#loc97)
      linalg.yield %276 : f32 loc(#loc97)
    } -> tensor<2x10x16xf32> loc(#loc97)
    %242 = linalg.generic {indexing_maps = [#map1, #map8, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%241, %arg52 : tensor<2x10x16xf32>, tensor<16xf32>) outs(%5 : tensor<2x10x16xf32>) {
    ^bb0(%in: f32 loc("vit.layernorm"), %in_100: f32 loc("vit.layernorm"), %out: f32 loc("vit.layernorm")):
      %276 = arith.mulf %in, %in_100 : f32 loc(#loc97)
      linalg.yield %276 : f32 loc(#loc97)
    } -> tensor<2x10x16xf32> loc(#loc97)
    %243 = linalg.generic {indexing_maps = [#map1, #map8, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%242, %arg53 : tensor<2x10x16xf32>, tensor<16xf32>) outs(%5 : tensor<2x10x16xf32>) {
    ^bb0(%in: f32 loc("vit.layernorm"), %in_100: f32 loc("vit.layernorm"), %out: f32 loc("vit.layernorm")):
      %276 = arith.addf %in, %in_100 : f32 loc(#loc97)
      linalg.yield %276 : f32 loc(#loc97)
    } -> tensor<2x10x16xf32> loc(#loc97)
    %extracted_slice = tensor.extract_slice %243[0, 0, 0] [2, 1, 16] [1, 1, 1] : tensor<2x10x16xf32> to tensor<2x1x16xf32> loc(#loc60)
    %collapsed_95 = tensor.collapse_shape %extracted_slice [[0, 1], [2]] : tensor<2x1x16xf32> into tensor<2x16xf32> loc(#loc60)
    %244 = tensor.empty() : tensor<16x10xf32> loc(#loc98)
    %transposed_96 = linalg.transpose ins(%arg54 : tensor<10x16xf32>) outs(%244 : tensor<16x10xf32>) permutation = [1, 0]  loc(#loc98)
    %245 = tensor.empty() : tensor<2x10xf32> loc(#loc98)
    %246 = linalg.fill ins(%cst : f32) outs(%245 : tensor<2x10xf32>) -> tensor<2x10xf32> loc(#loc98)
    %247 = linalg.matmul ins(%collapsed_95, %transposed_96 : tensor<2x16xf32>, tensor<16x10xf32>) outs(%246 : tensor<2x10xf32>) -> tensor<2x10xf32> loc(#loc98)
    %248 = linalg.generic {indexing_maps = [#map9, #map10], iterator_types = ["parallel", "parallel"]} ins(%arg55 : tensor<10xf32>) outs(%245 : tensor<2x10xf32>) {
    ^bb0(%in: f32 loc("classifier"), %out: f32 loc("classifier")):
      linalg.yield %in : f32 loc(#loc98)
    } -> tensor<2x10xf32> loc(#loc98)
    %249 = linalg.generic {indexing_maps = [#map10, #map10, #map10], iterator_types = ["parallel", "parallel"]} ins(%247, %248 : tensor<2x10xf32>, tensor<2x10xf32>) outs(%245 : tensor<2x10xf32>) {
    ^bb0(%in: f32 loc("classifier"), %in_100: f32 loc("classifier"), %out: f32 loc("classifier")):
      %276 = arith.addf %in, %in_100 : f32 loc(#loc98)
      linalg.yield %276 : f32 loc(#loc98)
    } -> tensor<2x10xf32> loc(#loc98)
    %250 = tensor.empty() : tensor<2xi64> loc(#loc60)
    %251 = linalg.fill ins(%c0_i64 : i64) outs(%250 : tensor<2xi64>) -> tensor<2xi64> loc(#loc60)
    %252 = tensor.empty() : tensor<2xf32> loc(#loc60)
    %253 = linalg.fill ins(%cst_1 : f32) outs(%252 : tensor<2xf32>) -> tensor<2xf32> loc(#loc60)
    %254:2 = linalg.generic {indexing_maps = [#map10, #map14, #map14], iterator_types = ["parallel", "reduction"]} ins(%249 : tensor<2x10xf32>) outs(%253, %251 : tensor<2xf32>, tensor<2xi64>) {
    ^bb0(%in: f32 loc("classifier"), %out: f32 loc("<loss>"), %out_100: i64 loc("<loss>")):
      %276 = linalg.index 1 : index loc(#loc60)
      %277 = arith.index_cast %276 : index to i64 loc(#loc60)
      %278 = arith.maximumf %in, %out : f32 loc(#loc60)
      %279 = arith.cmpf ogt, %in, %out : f32 loc(#loc60)
      %280 = arith.select %279, %277, %out_100 : i64 loc(#loc60)
      linalg.yield %278, %280 : f32, i64 loc(#loc60)
    } -> (tensor<2xf32>, tensor<2xi64>) loc(#loc60)
    %expanded_97 = tensor.expand_shape %254#0 [[0, 1]] output_shape [2, 1] : tensor<2xf32> into tensor<2x1xf32> loc(#loc60)
    %255 = linalg.generic {indexing_maps = [#map10, #map15, #map10], iterator_types = ["parallel", "parallel"]} ins(%249, %expanded_97 : tensor<2x10xf32>, tensor<2x1xf32>) outs(%245 : tensor<2x10xf32>) {
    ^bb0(%in: f32 loc("classifier"), %in_100: f32 loc("<loss>"), %out: f32 loc("<loss>")):
      %276 = arith.subf %in, %in_100 : f32 loc(#loc60)
      linalg.yield %276 : f32 loc(#loc60)
    } -> tensor<2x10xf32> loc(#loc60)
    %256 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = ["parallel", "parallel"]} ins(%255 : tensor<2x10xf32>) outs(%245 : tensor<2x10xf32>) {
    ^bb0(%in: f32 loc("<loss>"), %out: f32 loc("<loss>")):
      %276 = math.exp %in : f32 loc(#loc60)
      linalg.yield %276 : f32 loc(#loc60)
    } -> tensor<2x10xf32> loc(#loc60)
    %257 = tensor.empty() : tensor<2x1xf32> loc(#loc60)
    %258 = linalg.fill ins(%cst : f32) outs(%257 : tensor<2x1xf32>) -> tensor<2x1xf32> loc(#loc60)
    %259 = linalg.generic {indexing_maps = [#map10, #map15], iterator_types = ["parallel", "reduction"]} ins(%256 : tensor<2x10xf32>) outs(%258 : tensor<2x1xf32>) {
    ^bb0(%in: f32 loc("<loss>"), %out: f32 loc("<loss>")):
      %276 = arith.addf %in, %out : f32 loc(#loc60)
      linalg.yield %276 : f32 loc(#loc60)
    } -> tensor<2x1xf32> loc(#loc60)
    %260 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = ["parallel", "parallel"]} ins(%259 : tensor<2x1xf32>) outs(%257 : tensor<2x1xf32>) {
    ^bb0(%in: f32 loc("<loss>"), %out: f32 loc("<loss>")):
      %276 = math.log %in : f32 loc(#loc60)
      linalg.yield %276 : f32 loc(#loc60)
    } -> tensor<2x1xf32> loc(#loc60)
    %261 = linalg.generic {indexing_maps = [#map10, #map15, #map10], iterator_types = ["parallel", "parallel"]} ins(%255, %260 : tensor<2x10xf32>, tensor<2x1xf32>) outs(%245 : tensor<2x10xf32>) {
    ^bb0(%in: f32 loc("<loss>"), %in_100: f32 loc("<loss>"), %out: f32 loc("<loss>")):
      %276 = arith.subf %in, %in_100 : f32 loc(#loc60)
      linalg.yield %276 : f32 loc(#loc60)
    } -> tensor<2x10xf32> loc(#loc60)
    %262 = tensor.empty() : tensor<2xi1> loc(#loc60)
    %263 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%arg57 : tensor<2xi64>) outs(%262 : tensor<2xi1>) {
    ^bb0(%in: i64 loc("<loss>"), %out: i1 loc("<loss>")):
      %276 = arith.cmpi ne, %in, %c-100_i64 : i64 loc(#loc60)
      linalg.yield %276 : i1 loc(#loc60)
    } -> tensor<2xi1> loc(#loc60)
    %264 = linalg.generic {indexing_maps = [#map3, #map3, #map16, #map3], iterator_types = ["parallel"]} ins(%263, %arg57, %cst_11 : tensor<2xi1>, tensor<2xi64>, tensor<i64>) outs(%250 : tensor<2xi64>) {
    ^bb0(%in: i1 loc("<loss>"), %in_100: i64 loc("<loss>"), %in_101: i64 loc("<loss>"), %out: i64 loc("<loss>")):
      %276 = arith.select %in, %in_100, %in_101 : i64 loc(#loc60)
      linalg.yield %276 : i64 loc(#loc60)
    } -> tensor<2xi64> loc(#loc60)
    %expanded_98 = tensor.expand_shape %264 [[0, 1]] output_shape [2, 1] : tensor<2xi64> into tensor<2x1xi64> loc(#loc60)
    %265 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = ["parallel", "parallel"]} ins(%expanded_98 : tensor<2x1xi64>) outs(%258 : tensor<2x1xf32>) {
    ^bb0(%in: i64 loc("<loss>"), %out: f32 loc("<loss>")):
      %276 = linalg.index 0 : index loc(#loc60)
      %277 = arith.index_cast %in : i64 to index loc(#loc60)
      %278 = arith.cmpi slt, %277, %c10 : index loc(#loc60)
      cf.assert %278, "index must be smaller than dim size" loc(#loc60)
      %279 = arith.cmpi sge, %in, %c0_i64 : i64 loc(#loc60)
      cf.assert %279, "index must be larger or equal to 0" loc(#loc60)
      %extracted = tensor.extract %261[%276, %277] : tensor<2x10xf32> loc(#loc60)
      linalg.yield %extracted : f32 loc(#loc60)
    } -> tensor<2x1xf32> loc(#loc60)
    %collapsed_99 = tensor.collapse_shape %265 [[0, 1]] : tensor<2x1xf32> into tensor<2xf32> loc(#loc60)
    %266 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%collapsed_99 : tensor<2xf32>) outs(%252 : tensor<2xf32>) {
    ^bb0(%in: f32 loc("<loss>"), %out: f32 loc("<loss>")):
      %276 = arith.negf %in : f32 loc(#loc60)
      linalg.yield %276 : f32 loc(#loc60)
    } -> tensor<2xf32> loc(#loc60)
    %267 = linalg.generic {indexing_maps = [#map3, #map3, #map16, #map3], iterator_types = ["parallel"]} ins(%263, %266, %cst_5 : tensor<2xi1>, tensor<2xf32>, tensor<f32>) outs(%252 : tensor<2xf32>) {
    ^bb0(%in: i1 loc("<loss>"), %in_100: f32 loc("<loss>"), %in_101: f32 loc("vit"), %out: f32 loc("<loss>")):
      %276 = arith.select %in, %in_100, %in_101 : f32 loc(#loc60)
      linalg.yield %276 : f32 loc(#loc60)
    } -> tensor<2xf32> loc(#loc60)
    %268 = tensor.empty() : tensor<i64> loc(#loc60)
    %269 = linalg.fill ins(%c0_i64 : i64) outs(%268 : tensor<i64>) -> tensor<i64> loc(#loc60)
    %270 = linalg.generic {indexing_maps = [#map3, #map16], iterator_types = ["reduction"]} ins(%263 : tensor<2xi1>) outs(%269 : tensor<i64>) {
    ^bb0(%in: i1 loc("<loss>"), %out: i64 loc("<loss>")):
      %276 = arith.extui %in : i1 to i64 loc(#loc60)
      %277 = arith.addi %276, %out : i64 loc(#loc60)
      linalg.yield %277 : i64 loc(#loc60)
    } -> tensor<i64> loc(#loc60)
    %271 = tensor.empty() : tensor<f32> loc(#loc60)
    %272 = linalg.generic {indexing_maps = [#map17, #map17], iterator_types = []} ins(%270 : tensor<i64>) outs(%271 : tensor<f32>) {
    ^bb0(%in: i64 loc("<loss>"), %out: f32 loc("<loss>")):
      %276 = arith.sitofp %in : i64 to f32 loc(#loc60)
      linalg.yield %276 : f32 loc(#loc60)
    } -> tensor<f32> loc(#loc60)
    %273 = linalg.fill ins(%cst : f32) outs(%271 : tensor<f32>) -> tensor<f32> loc(#loc60)
    %274 = linalg.generic {indexing_maps = [#map3, #map16], iterator_types = ["reduction"]} ins(%267 : tensor<2xf32>) outs(%273 : tensor<f32>) {
    ^bb0(%in: f32 loc("<loss>"), %out: f32 loc("<loss>")):
      %276 = arith.addf %in, %out : f32 loc(#loc60)
      linalg.yield %276 : f32 loc(#loc60)
    } -> tensor<f32> loc(#loc60)
    %275 = linalg.generic {indexing_maps = [#map17, #map17, #map17], iterator_types = []} ins(%274, %272 : tensor<f32>, tensor<f32>) outs(%271 : tensor<f32>) {
    ^bb0(%in: f32 loc("<loss>"), %in_100: f32 loc("<loss>"), %out: f32 loc("<loss>")):
      %276 = arith.divf %in, %in_100 : f32 loc(#loc60)
      linalg.yield %276 : f32 loc(#loc60)
    } -> tensor<f32> loc(#loc60)
    return %275 : tensor<f32> loc(#loc60)
  } loc(#loc1)
} loc(#loc)
#loc = loc(unknown)
#loc1 = loc("vit.embeddings.patch_embeddings.projection")
#loc64 = loc("vit.embeddings.patch_embeddings")
