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
    %cst_0 = arith.constant 0xFF800000 : f32 loc(#loc)
    %cst_1 = arith.constant 1.000000e+00 : f32 loc(#loc)
    %cst_2 = arith.constant 5.000000e-01 : f32 loc(#loc)
    %cst_3 = arith.constant dense<-3.40282347E+38> : tensor<f32> loc(#loc61)
    %cst_4 = arith.constant dense<0.000000e+00> : tensor<f32> loc(#loc61)
    %cst_5 = arith.constant 0.35355339059327379 : f64 loc(#loc62)
    %cst_6 = arith.constant 9.9999999999999998E-13 : f64 loc(#loc63)
    %cst_7 = arith.constant 1.600000e+01 : f32 loc(#loc)
    %cst_8 = arith.constant 1.41421354 : f32 loc(#loc)
    %cst_9 = arith.constant dense<-1> : tensor<i64> loc(#loc60)
    %cst_10 = arith.constant dense<0> : tensor<i64> loc(#loc60)
    %0 = tensor.empty() : tensor<2x16x3x3xf32> loc(#loc1)
    %broadcasted = linalg.broadcast ins(%arg3 : tensor<16xf32>) outs(%0 : tensor<2x16x3x3xf32>) dimensions = [0, 2, 3]  loc(#loc1)
    %1 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<4> : vector<2xi64>} ins(%arg56, %arg2 : tensor<2x3x12x12xf32>, tensor<16x3x4x4xf32>) outs(%broadcasted : tensor<2x16x3x3xf32>) -> tensor<2x16x3x3xf32> loc(#loc1)
    %collapsed = tensor.collapse_shape %1 [[0], [1], [2, 3]] : tensor<2x16x3x3xf32> into tensor<2x16x9xf32> loc(#loc64)
    %2 = tensor.empty() : tensor<2x9x16xf32> loc(#loc64)
    %transposed = linalg.transpose ins(%collapsed : tensor<2x16x9xf32>) outs(%2 : tensor<2x9x16xf32>) permutation = [0, 2, 1]  loc(#loc64)
    %3 = tensor.empty() : tensor<2x1x16xf32> loc(#loc65)
    %collapsed_11 = tensor.collapse_shape %arg0 [[0, 1], [2]] : tensor<1x1x16xf32> into tensor<1x16xf32> loc(#loc65)
    %4 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_11 : tensor<1x16xf32>) outs(%3 : tensor<2x1x16xf32>) {
    ^bb0(%in: f32 loc("vit.embeddings"), %out: f32 loc("vit.embeddings")):
      linalg.yield %in : f32 loc(#loc65)
    } -> tensor<2x1x16xf32> loc(#loc65)
    %concat = tensor.concat dim(1) %4, %transposed : (tensor<2x1x16xf32>, tensor<2x9x16xf32>) -> tensor<2x10x16xf32> loc(#loc65)
    %5 = tensor.empty() : tensor<2x10x16xf32> loc(#loc65)
    %6 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%concat, %arg1 : tensor<2x10x16xf32>, tensor<1x10x16xf32>) outs(%5 : tensor<2x10x16xf32>) {
    ^bb0(%in: f32 loc("vit.embeddings"), %in_98: f32 loc("vit.embeddings"), %out: f32 loc("vit.embeddings")):
      %242 = arith.addf %in, %in_98 : f32 loc(#loc65)
      linalg.yield %242 : f32 loc(#loc65)
    } -> tensor<2x10x16xf32> loc(#loc65)
    %7 = tensor.empty() : tensor<10xi64> loc(#loc61)
    %8 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel"]} outs(%7 : tensor<10xi64>) {
    ^bb0(%out: i64 loc("vit")):
      %242 = linalg.index 0 : index loc(#loc61)
      %243 = arith.index_cast %242 : index to i64 loc(#loc61)
      linalg.yield %243 : i64 loc(#loc61)
    } -> tensor<10xi64> loc(#loc61)
    %expanded = tensor.expand_shape %8 [[0, 1, 2, 3]] output_shape [1, 1, 10, 1] : tensor<10xi64> into tensor<1x1x10x1xi64> loc(#loc61)
    %9 = tensor.empty() : tensor<1x1x10x1xi1> loc(#loc61)
    %10 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded : tensor<1x1x10x1xi64>) outs(%9 : tensor<1x1x10x1xi1>) {
    ^bb0(%in: i64 loc("vit"), %out: i1 loc("vit")):
      %242 = arith.cmpi sge, %in, %c0_i64 : i64 loc(#loc61)
      linalg.yield %242 : i1 loc(#loc61)
    } -> tensor<1x1x10x1xi1> loc(#loc61)
    %11 = tensor.empty() : tensor<2x1x10x10xi1> loc(#loc61)
    %collapsed_12 = tensor.collapse_shape %10 [[0, 1], [2, 3]] : tensor<1x1x10x1xi1> into tensor<1x10xi1> loc(#loc61)
    %12 = linalg.generic {indexing_maps = [#map5, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_12 : tensor<1x10xi1>) outs(%11 : tensor<2x1x10x10xi1>) {
    ^bb0(%in: i1 loc("vit"), %out: i1 loc("vit")):
      linalg.yield %in : i1 loc(#loc61)
    } -> tensor<2x1x10x10xi1> loc(#loc61)
    %13 = tensor.empty() : tensor<2x1x10x10xf32> loc(#loc61)
    %14 = linalg.generic {indexing_maps = [#map4, #map6, #map6, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%12, %cst_4, %cst_3 : tensor<2x1x10x10xi1>, tensor<f32>, tensor<f32>) outs(%13 : tensor<2x1x10x10xf32>) {
    ^bb0(%in: i1 loc("vit"), %in_98: f32 loc("vit"), %in_99: f32 loc("vit"), %out: f32 loc("vit")):
      %242 = arith.select %in, %in_98, %in_99 : f32 loc(#loc61)
      linalg.yield %242 : f32 loc(#loc61)
    } -> tensor<2x1x10x10xf32> loc(#loc61)
    %15 = tensor.empty() : tensor<2x10x1xf32> loc(#loc63)
    %16 = linalg.fill ins(%cst : f32) outs(%15 : tensor<2x10x1xf32>) -> tensor<2x10x1xf32> loc(#loc63)
    %17 = linalg.generic {indexing_maps = [#map1, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%6 : tensor<2x10x16xf32>) outs(%16 : tensor<2x10x1xf32>) {
    ^bb0(%in: f32 loc("vit.embeddings"), %out: f32 loc("vit.layers.0.layernorm_before")):
      %242 = arith.addf %in, %out : f32 loc(#loc63)
      linalg.yield %242 : f32 loc(#loc63)
    } -> tensor<2x10x1xf32> loc(#loc63)
    %18 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%17 : tensor<2x10x1xf32>) outs(%15 : tensor<2x10x1xf32>) {
    ^bb0(%in: f32 loc("vit.layers.0.layernorm_before"), %out: f32 loc("vit.layers.0.layernorm_before")):
      %242 = arith.divf %in, %cst_7 : f32 loc(#loc63)
      linalg.yield %242 : f32 loc(#loc63)
    } -> tensor<2x10x1xf32> loc(#loc63)
    %19 = linalg.generic {indexing_maps = [#map1, #map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6, %18 : tensor<2x10x16xf32>, tensor<2x10x1xf32>) outs(%5 : tensor<2x10x16xf32>) {
    ^bb0(%in: f32 loc("vit.embeddings"), %in_98: f32 loc("vit.layers.0.layernorm_before"), %out: f32 loc("vit.layers.0.layernorm_before")):
      %242 = arith.subf %in, %in_98 : f32 loc(#loc63)
      linalg.yield %242 : f32 loc(#loc63)
    } -> tensor<2x10x16xf32> loc(#loc63)
    %20 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%19, %19 : tensor<2x10x16xf32>, tensor<2x10x16xf32>) outs(%5 : tensor<2x10x16xf32>) {
    ^bb0(%in: f32 loc("vit.layers.0.layernorm_before"), %in_98: f32 loc("vit.layers.0.layernorm_before"), %out: f32 loc("vit.layers.0.layernorm_before")):
      %242 = arith.mulf %in, %in_98 : f32 loc(#loc63)
      linalg.yield %242 : f32 loc(#loc63)
    } -> tensor<2x10x16xf32> loc(#loc63)
    %21 = linalg.generic {indexing_maps = [#map1, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%20 : tensor<2x10x16xf32>) outs(%16 : tensor<2x10x1xf32>) {
    ^bb0(%in: f32 loc("vit.layers.0.layernorm_before"), %out: f32 loc("vit.layers.0.layernorm_before")):
      %242 = arith.addf %in, %out : f32 loc(#loc63)
      linalg.yield %242 : f32 loc(#loc63)
    } -> tensor<2x10x1xf32> loc(#loc63)
    %22 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%21 : tensor<2x10x1xf32>) outs(%15 : tensor<2x10x1xf32>) {
    ^bb0(%in: f32 loc("vit.layers.0.layernorm_before"), %out: f32 loc("vit.layers.0.layernorm_before")):
      %242 = arith.divf %in, %cst_7 : f32 loc(#loc63)
      linalg.yield %242 : f32 loc(#loc63)
    } -> tensor<2x10x1xf32> loc(#loc63)
    %23 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%22 : tensor<2x10x1xf32>) outs(%15 : tensor<2x10x1xf32>) {
    ^bb0(%in: f32 loc("vit.layers.0.layernorm_before"), %out: f32 loc("vit.layers.0.layernorm_before")):
      %242 = arith.truncf %cst_6 : f64 to f32 loc(#loc63)
      %243 = arith.addf %in, %242 : f32 loc(#loc63)
      linalg.yield %243 : f32 loc(#loc63)
    } -> tensor<2x10x1xf32> loc(#loc63)
    %24 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%23 : tensor<2x10x1xf32>) outs(%15 : tensor<2x10x1xf32>) {
    ^bb0(%in: f32 loc("vit.layers.0.layernorm_before"), %out: f32 loc("vit.layers.0.layernorm_before")):
      %242 = math.rsqrt %in : f32 loc(#loc63)
      linalg.yield %242 : f32 loc(#loc63)
    } -> tensor<2x10x1xf32> loc(#loc63)
    %25 = linalg.generic {indexing_maps = [#map1, #map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%19, %24 : tensor<2x10x16xf32>, tensor<2x10x1xf32>) outs(%5 : tensor<2x10x16xf32>) {
    ^bb0(%in: f32 loc("vit.layers.0.layernorm_before"), %in_98: f32 loc("vit.layers.0.layernorm_before"), %out: f32 loc("vit.layers.0.layernorm_before")):
      %242 = arith.mulf %in, %in_98 : f32 loc(#loc63)
      linalg.yield %242 : f32 loc(#loc63)
    } -> tensor<2x10x16xf32> loc(#loc63)
    %26 = linalg.generic {indexing_maps = [#map1, #map8, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%25, %arg12 : tensor<2x10x16xf32>, tensor<16xf32>) outs(%5 : tensor<2x10x16xf32>) {
    ^bb0(%in: f32 loc("vit.layers.0.layernorm_before"), %in_98: f32 loc("vit.layers.0.layernorm_before"), %out: f32 loc("vit.layers.0.layernorm_before")):
      %242 = arith.mulf %in, %in_98 : f32 loc(#loc63)
      linalg.yield %242 : f32 loc(#loc63)
    } -> tensor<2x10x16xf32> loc(#loc63)
    %27 = linalg.generic {indexing_maps = [#map1, #map8, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%26, %arg13 : tensor<2x10x16xf32>, tensor<16xf32>) outs(%5 : tensor<2x10x16xf32>) {
    ^bb0(%in: f32 loc("vit.layers.0.layernorm_before"), %in_98: f32 loc("vit.layers.0.layernorm_before"), %out: f32 loc("vit.layers.0.layernorm_before")):
      %242 = arith.addf %in, %in_98 : f32 loc(#loc63)
      linalg.yield %242 : f32 loc(#loc63)
    } -> tensor<2x10x16xf32> loc(#loc63)
    %collapsed_13 = tensor.collapse_shape %27 [[0, 1], [2]] : tensor<2x10x16xf32> into tensor<20x16xf32> loc(#loc66)
    %28 = tensor.empty() : tensor<16x16xf32> loc(#loc66)
    %transposed_14 = linalg.transpose ins(%arg4 : tensor<16x16xf32>) outs(%28 : tensor<16x16xf32>) permutation = [1, 0]  loc(#loc66)
    %29 = tensor.empty() : tensor<20x16xf32> loc(#loc66)
    %30 = linalg.fill ins(%cst : f32) outs(%29 : tensor<20x16xf32>) -> tensor<20x16xf32> loc(#loc66)
    %31 = linalg.matmul ins(%collapsed_13, %transposed_14 : tensor<20x16xf32>, tensor<16x16xf32>) outs(%30 : tensor<20x16xf32>) -> tensor<20x16xf32> loc(#loc66)
    %32 = linalg.generic {indexing_maps = [#map9, #map10], iterator_types = ["parallel", "parallel"]} ins(%arg5 : tensor<16xf32>) outs(%29 : tensor<20x16xf32>) {
    ^bb0(%in: f32 loc("vit.layers.0.attention.q_proj"), %out: f32 loc("vit.layers.0.attention.q_proj")):
      linalg.yield %in : f32 loc(#loc66)
    } -> tensor<20x16xf32> loc(#loc66)
    %33 = linalg.generic {indexing_maps = [#map10, #map10, #map10], iterator_types = ["parallel", "parallel"]} ins(%31, %32 : tensor<20x16xf32>, tensor<20x16xf32>) outs(%29 : tensor<20x16xf32>) {
    ^bb0(%in: f32 loc("vit.layers.0.attention.q_proj"), %in_98: f32 loc("vit.layers.0.attention.q_proj"), %out: f32 loc("vit.layers.0.attention.q_proj")):
      %242 = arith.addf %in, %in_98 : f32 loc(#loc66)
      linalg.yield %242 : f32 loc(#loc66)
    } -> tensor<20x16xf32> loc(#loc66)
    %expanded_15 = tensor.expand_shape %33 [[0, 1], [2, 3]] output_shape [2, 10, 2, 8] : tensor<20x16xf32> into tensor<2x10x2x8xf32> loc(#loc62)
    %34 = tensor.empty() : tensor<2x2x10x8xf32> loc(#loc62)
    %transposed_16 = linalg.transpose ins(%expanded_15 : tensor<2x10x2x8xf32>) outs(%34 : tensor<2x2x10x8xf32>) permutation = [0, 2, 1, 3]  loc(#loc62)
    %transposed_17 = linalg.transpose ins(%arg6 : tensor<16x16xf32>) outs(%28 : tensor<16x16xf32>) permutation = [1, 0]  loc(#loc67)
    %35 = linalg.matmul ins(%collapsed_13, %transposed_17 : tensor<20x16xf32>, tensor<16x16xf32>) outs(%30 : tensor<20x16xf32>) -> tensor<20x16xf32> loc(#loc67)
    %36 = linalg.generic {indexing_maps = [#map9, #map10], iterator_types = ["parallel", "parallel"]} ins(%arg7 : tensor<16xf32>) outs(%29 : tensor<20x16xf32>) {
    ^bb0(%in: f32 loc("vit.layers.0.attention.k_proj"), %out: f32 loc("vit.layers.0.attention.k_proj")):
      linalg.yield %in : f32 loc(#loc67)
    } -> tensor<20x16xf32> loc(#loc67)
    %37 = linalg.generic {indexing_maps = [#map10, #map10, #map10], iterator_types = ["parallel", "parallel"]} ins(%35, %36 : tensor<20x16xf32>, tensor<20x16xf32>) outs(%29 : tensor<20x16xf32>) {
    ^bb0(%in: f32 loc("vit.layers.0.attention.k_proj"), %in_98: f32 loc("vit.layers.0.attention.k_proj"), %out: f32 loc("vit.layers.0.attention.k_proj")):
      %242 = arith.addf %in, %in_98 : f32 loc(#loc67)
      linalg.yield %242 : f32 loc(#loc67)
    } -> tensor<20x16xf32> loc(#loc67)
    %expanded_18 = tensor.expand_shape %37 [[0, 1], [2, 3]] output_shape [2, 10, 2, 8] : tensor<20x16xf32> into tensor<2x10x2x8xf32> loc(#loc62)
    %transposed_19 = linalg.transpose ins(%arg8 : tensor<16x16xf32>) outs(%28 : tensor<16x16xf32>) permutation = [1, 0]  loc(#loc68)
    %38 = linalg.matmul ins(%collapsed_13, %transposed_19 : tensor<20x16xf32>, tensor<16x16xf32>) outs(%30 : tensor<20x16xf32>) -> tensor<20x16xf32> loc(#loc68)
    %39 = linalg.generic {indexing_maps = [#map9, #map10], iterator_types = ["parallel", "parallel"]} ins(%arg9 : tensor<16xf32>) outs(%29 : tensor<20x16xf32>) {
    ^bb0(%in: f32 loc("vit.layers.0.attention.v_proj"), %out: f32 loc("vit.layers.0.attention.v_proj")):
      linalg.yield %in : f32 loc(#loc68)
    } -> tensor<20x16xf32> loc(#loc68)
    %40 = linalg.generic {indexing_maps = [#map10, #map10, #map10], iterator_types = ["parallel", "parallel"]} ins(%38, %39 : tensor<20x16xf32>, tensor<20x16xf32>) outs(%29 : tensor<20x16xf32>) {
    ^bb0(%in: f32 loc("vit.layers.0.attention.v_proj"), %in_98: f32 loc("vit.layers.0.attention.v_proj"), %out: f32 loc("vit.layers.0.attention.v_proj")):
      %242 = arith.addf %in, %in_98 : f32 loc(#loc68)
      linalg.yield %242 : f32 loc(#loc68)
    } -> tensor<20x16xf32> loc(#loc68)
    %expanded_20 = tensor.expand_shape %40 [[0, 1], [2, 3]] output_shape [2, 10, 2, 8] : tensor<20x16xf32> into tensor<2x10x2x8xf32> loc(#loc62)
    %transposed_21 = linalg.transpose ins(%expanded_20 : tensor<2x10x2x8xf32>) outs(%34 : tensor<2x2x10x8xf32>) permutation = [0, 2, 1, 3]  loc(#loc62)
    %41 = tensor.empty() : tensor<2x2x8x10xf32> loc(#loc62)
    %transposed_22 = linalg.transpose ins(%expanded_18 : tensor<2x10x2x8xf32>) outs(%41 : tensor<2x2x8x10xf32>) permutation = [0, 2, 3, 1]  loc(#loc62)
    %collapsed_23 = tensor.collapse_shape %transposed_16 [[0, 1], [2], [3]] : tensor<2x2x10x8xf32> into tensor<4x10x8xf32> loc(#loc62)
    %collapsed_24 = tensor.collapse_shape %transposed_22 [[0, 1], [2], [3]] : tensor<2x2x8x10xf32> into tensor<4x8x10xf32> loc(#loc62)
    %42 = tensor.empty() : tensor<4x10x10xf32> loc(#loc62)
    %43 = linalg.fill ins(%cst : f32) outs(%42 : tensor<4x10x10xf32>) -> tensor<4x10x10xf32> loc(#loc62)
    %44 = linalg.batch_matmul ins(%collapsed_23, %collapsed_24 : tensor<4x10x8xf32>, tensor<4x8x10xf32>) outs(%43 : tensor<4x10x10xf32>) -> tensor<4x10x10xf32> loc(#loc62)
    %expanded_25 = tensor.expand_shape %44 [[0, 1], [2], [3]] output_shape [2, 2, 10, 10] : tensor<4x10x10xf32> into tensor<2x2x10x10xf32> loc(#loc62)
    %45 = tensor.empty() : tensor<2x2x10x10xf32> loc(#loc62)
    %46 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_25 : tensor<2x2x10x10xf32>) outs(%45 : tensor<2x2x10x10xf32>) {
    ^bb0(%in: f32 loc("vit.layers.0.attention"), %out: f32 loc("vit.layers.0.attention")):
      %242 = arith.truncf %cst_5 : f64 to f32 loc(#loc62)
      %243 = arith.mulf %in, %242 : f32 loc(#loc62)
      linalg.yield %243 : f32 loc(#loc62)
    } -> tensor<2x2x10x10xf32> loc(#loc62)
    %47 = linalg.generic {indexing_maps = [#map4, #map11, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%46, %14 : tensor<2x2x10x10xf32>, tensor<2x1x10x10xf32>) outs(%45 : tensor<2x2x10x10xf32>) {
    ^bb0(%in: f32 loc("vit.layers.0.attention"), %in_98: f32 loc("vit"), %out: f32 loc("vit.layers.0.attention")):
      %242 = arith.addf %in, %in_98 : f32 loc(#loc62)
      linalg.yield %242 : f32 loc(#loc62)
    } -> tensor<2x2x10x10xf32> loc(#loc62)
    %48 = tensor.empty() : tensor<2x2x10xi64> loc(#loc62)
    %49 = linalg.fill ins(%c0_i64 : i64) outs(%48 : tensor<2x2x10xi64>) -> tensor<2x2x10xi64> loc(#loc62)
    %50 = tensor.empty() : tensor<2x2x10xf32> loc(#loc62)
    %51 = linalg.fill ins(%cst_0 : f32) outs(%50 : tensor<2x2x10xf32>) -> tensor<2x2x10xf32> loc(#loc62)
    %52:2 = linalg.generic {indexing_maps = [#map4, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%47 : tensor<2x2x10x10xf32>) outs(%51, %49 : tensor<2x2x10xf32>, tensor<2x2x10xi64>) {
    ^bb0(%in: f32 loc("vit.layers.0.attention"), %out: f32 loc("vit.layers.0.attention"), %out_98: i64 loc("vit.layers.0.attention")):
      %242 = linalg.index 3 : index loc(#loc62)
      %243 = arith.index_cast %242 : index to i64 loc(#loc62)
      %244 = arith.maximumf %in, %out : f32 loc(#loc62)
      %245 = arith.cmpf ogt, %in, %out : f32 loc(#loc62)
      %246 = arith.select %245, %243, %out_98 : i64 loc(#loc62)
      linalg.yield %244, %246 : f32, i64 loc(#loc62)
    } -> (tensor<2x2x10xf32>, tensor<2x2x10xi64>) loc(#loc62)
    %expanded_26 = tensor.expand_shape %52#0 [[0], [1], [2, 3]] output_shape [2, 2, 10, 1] : tensor<2x2x10xf32> into tensor<2x2x10x1xf32> loc(#loc62)
    %53 = linalg.generic {indexing_maps = [#map4, #map13, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%47, %expanded_26 : tensor<2x2x10x10xf32>, tensor<2x2x10x1xf32>) outs(%45 : tensor<2x2x10x10xf32>) {
    ^bb0(%in: f32 loc("vit.layers.0.attention"), %in_98: f32 loc("vit.layers.0.attention"), %out: f32 loc("vit.layers.0.attention")):
      %242 = arith.subf %in, %in_98 : f32 loc(#loc62)
      linalg.yield %242 : f32 loc(#loc62)
    } -> tensor<2x2x10x10xf32> loc(#loc62)
    %54 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%53 : tensor<2x2x10x10xf32>) outs(%45 : tensor<2x2x10x10xf32>) {
    ^bb0(%in: f32 loc("vit.layers.0.attention"), %out: f32 loc("vit.layers.0.attention")):
      %242 = math.exp %in : f32 loc(#loc62)
      linalg.yield %242 : f32 loc(#loc62)
    } -> tensor<2x2x10x10xf32> loc(#loc62)
    %55 = tensor.empty() : tensor<2x2x10x1xf32> loc(#loc62)
    %56 = linalg.fill ins(%cst : f32) outs(%55 : tensor<2x2x10x1xf32>) -> tensor<2x2x10x1xf32> loc(#loc62)
    %57 = linalg.generic {indexing_maps = [#map4, #map13], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%54 : tensor<2x2x10x10xf32>) outs(%56 : tensor<2x2x10x1xf32>) {
    ^bb0(%in: f32 loc("vit.layers.0.attention"), %out: f32 loc("vit.layers.0.attention")):
      %242 = arith.addf %in, %out : f32 loc(#loc62)
      linalg.yield %242 : f32 loc(#loc62)
    } -> tensor<2x2x10x1xf32> loc(#loc62)
    %58 = linalg.generic {indexing_maps = [#map4, #map13, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%54, %57 : tensor<2x2x10x10xf32>, tensor<2x2x10x1xf32>) outs(%45 : tensor<2x2x10x10xf32>) {
    ^bb0(%in: f32 loc("vit.layers.0.attention"), %in_98: f32 loc("vit.layers.0.attention"), %out: f32 loc("vit.layers.0.attention")):
      %242 = arith.divf %in, %in_98 : f32 loc(#loc62)
      linalg.yield %242 : f32 loc(#loc62)
    } -> tensor<2x2x10x10xf32> loc(#loc62)
    %collapsed_27 = tensor.collapse_shape %58 [[0, 1], [2], [3]] : tensor<2x2x10x10xf32> into tensor<4x10x10xf32> loc(#loc62)
    %collapsed_28 = tensor.collapse_shape %transposed_21 [[0, 1], [2], [3]] : tensor<2x2x10x8xf32> into tensor<4x10x8xf32> loc(#loc62)
    %59 = tensor.empty() : tensor<4x10x8xf32> loc(#loc62)
    %60 = linalg.fill ins(%cst : f32) outs(%59 : tensor<4x10x8xf32>) -> tensor<4x10x8xf32> loc(#loc62)
    %61 = linalg.batch_matmul ins(%collapsed_27, %collapsed_28 : tensor<4x10x10xf32>, tensor<4x10x8xf32>) outs(%60 : tensor<4x10x8xf32>) -> tensor<4x10x8xf32> loc(#loc62)
    %expanded_29 = tensor.expand_shape %61 [[0, 1], [2], [3]] output_shape [2, 2, 10, 8] : tensor<4x10x8xf32> into tensor<2x2x10x8xf32> loc(#loc62)
    %62 = tensor.empty() : tensor<2x10x2x8xf32> loc(#loc62)
    %transposed_30 = linalg.transpose ins(%expanded_29 : tensor<2x2x10x8xf32>) outs(%62 : tensor<2x10x2x8xf32>) permutation = [0, 2, 1, 3]  loc(#loc62)
    %collapsed_31 = tensor.collapse_shape %transposed_30 [[0, 1], [2, 3]] : tensor<2x10x2x8xf32> into tensor<20x16xf32> loc(#loc69)
    %transposed_32 = linalg.transpose ins(%arg10 : tensor<16x16xf32>) outs(%28 : tensor<16x16xf32>) permutation = [1, 0]  loc(#loc69)
    %63 = linalg.matmul ins(%collapsed_31, %transposed_32 : tensor<20x16xf32>, tensor<16x16xf32>) outs(%30 : tensor<20x16xf32>) -> tensor<20x16xf32> loc(#loc69)
    %64 = linalg.generic {indexing_maps = [#map9, #map10], iterator_types = ["parallel", "parallel"]} ins(%arg11 : tensor<16xf32>) outs(%29 : tensor<20x16xf32>) {
    ^bb0(%in: f32 loc("vit.layers.0.attention.o_proj"), %out: f32 loc("vit.layers.0.attention.o_proj")):
      linalg.yield %in : f32 loc(#loc69)
    } -> tensor<20x16xf32> loc(#loc69)
    %65 = linalg.generic {indexing_maps = [#map10, #map10, #map10], iterator_types = ["parallel", "parallel"]} ins(%63, %64 : tensor<20x16xf32>, tensor<20x16xf32>) outs(%29 : tensor<20x16xf32>) {
    ^bb0(%in: f32 loc("vit.layers.0.attention.o_proj"), %in_98: f32 loc("vit.layers.0.attention.o_proj"), %out: f32 loc("vit.layers.0.attention.o_proj")):
      %242 = arith.addf %in, %in_98 : f32 loc(#loc69)
      linalg.yield %242 : f32 loc(#loc69)
    } -> tensor<20x16xf32> loc(#loc69)
    %expanded_33 = tensor.expand_shape %65 [[0, 1], [2]] output_shape [2, 10, 16] : tensor<20x16xf32> into tensor<2x10x16xf32> loc(#loc69)
    %66 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_33, %6 : tensor<2x10x16xf32>, tensor<2x10x16xf32>) outs(%5 : tensor<2x10x16xf32>) {
    ^bb0(%in: f32 loc("vit.layers.0.attention.o_proj"), %in_98: f32 loc("vit.embeddings"), %out: f32 loc("vit.layers.0")):
      %242 = arith.addf %in, %in_98 : f32 loc(#loc70)
      linalg.yield %242 : f32 loc(#loc70)
    } -> tensor<2x10x16xf32> loc(#loc70)
    %67 = linalg.generic {indexing_maps = [#map1, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%66 : tensor<2x10x16xf32>) outs(%16 : tensor<2x10x1xf32>) {
    ^bb0(%in: f32 loc("vit.layers.0"), %out: f32 loc("vit.layers.0.layernorm_after")):
      %242 = arith.addf %in, %out : f32 loc(#loc71)
      linalg.yield %242 : f32 loc(#loc71)
    } -> tensor<2x10x1xf32> loc(#loc71)
    %68 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%67 : tensor<2x10x1xf32>) outs(%15 : tensor<2x10x1xf32>) {
    ^bb0(%in: f32 loc("vit.layers.0.layernorm_after"), %out: f32 loc("vit.layers.0.layernorm_after")):
      %242 = arith.divf %in, %cst_7 : f32 loc(#loc71)
      linalg.yield %242 : f32 loc(#loc71)
    } -> tensor<2x10x1xf32> loc(#loc71)
    %69 = linalg.generic {indexing_maps = [#map1, #map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%66, %68 : tensor<2x10x16xf32>, tensor<2x10x1xf32>) outs(%5 : tensor<2x10x16xf32>) {
    ^bb0(%in: f32 loc("vit.layers.0"), %in_98: f32 loc("vit.layers.0.layernorm_after"), %out: f32 loc("vit.layers.0.layernorm_after")):
      %242 = arith.subf %in, %in_98 : f32 loc(#loc71)
      linalg.yield %242 : f32 loc(#loc71)
    } -> tensor<2x10x16xf32> loc(#loc71)
    %70 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%69, %69 : tensor<2x10x16xf32>, tensor<2x10x16xf32>) outs(%5 : tensor<2x10x16xf32>) {
    ^bb0(%in: f32 loc("vit.layers.0.layernorm_after"), %in_98: f32 loc("vit.layers.0.layernorm_after"), %out: f32 loc("vit.layers.0.layernorm_after")):
      %242 = arith.mulf %in, %in_98 : f32 loc(#loc71)
      linalg.yield %242 : f32 loc(#loc71)
    } -> tensor<2x10x16xf32> loc(#loc71)
    %71 = linalg.generic {indexing_maps = [#map1, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%70 : tensor<2x10x16xf32>) outs(%16 : tensor<2x10x1xf32>) {
    ^bb0(%in: f32 loc("vit.layers.0.layernorm_after"), %out: f32 loc("vit.layers.0.layernorm_after")):
      %242 = arith.addf %in, %out : f32 loc(#loc71)
      linalg.yield %242 : f32 loc(#loc71)
    } -> tensor<2x10x1xf32> loc(#loc71)
    %72 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%71 : tensor<2x10x1xf32>) outs(%15 : tensor<2x10x1xf32>) {
    ^bb0(%in: f32 loc("vit.layers.0.layernorm_after"), %out: f32 loc("vit.layers.0.layernorm_after")):
      %242 = arith.divf %in, %cst_7 : f32 loc(#loc71)
      linalg.yield %242 : f32 loc(#loc71)
    } -> tensor<2x10x1xf32> loc(#loc71)
    %73 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%72 : tensor<2x10x1xf32>) outs(%15 : tensor<2x10x1xf32>) {
    ^bb0(%in: f32 loc("vit.layers.0.layernorm_after"), %out: f32 loc("vit.layers.0.layernorm_after")):
      %242 = arith.truncf %cst_6 : f64 to f32 loc(#loc71)
      %243 = arith.addf %in, %242 : f32 loc(#loc71)
      linalg.yield %243 : f32 loc(#loc71)
    } -> tensor<2x10x1xf32> loc(#loc71)
    %74 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%73 : tensor<2x10x1xf32>) outs(%15 : tensor<2x10x1xf32>) {
    ^bb0(%in: f32 loc("vit.layers.0.layernorm_after"), %out: f32 loc("vit.layers.0.layernorm_after")):
      %242 = math.rsqrt %in : f32 loc(#loc71)
      linalg.yield %242 : f32 loc(#loc71)
    } -> tensor<2x10x1xf32> loc(#loc71)
    %75 = linalg.generic {indexing_maps = [#map1, #map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%69, %74 : tensor<2x10x16xf32>, tensor<2x10x1xf32>) outs(%5 : tensor<2x10x16xf32>) {
    ^bb0(%in: f32 loc("vit.layers.0.layernorm_after"), %in_98: f32 loc("vit.layers.0.layernorm_after"), %out: f32 loc("vit.layers.0.layernorm_after")):
      %242 = arith.mulf %in, %in_98 : f32 loc(#loc71)
      linalg.yield %242 : f32 loc(#loc71)
    } -> tensor<2x10x16xf32> loc(#loc71)
    %76 = linalg.generic {indexing_maps = [#map1, #map8, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%75, %arg14 : tensor<2x10x16xf32>, tensor<16xf32>) outs(%5 : tensor<2x10x16xf32>) {
    ^bb0(%in: f32 loc("vit.layers.0.layernorm_after"), %in_98: f32 loc("vit.layers.0.layernorm_after"), %out: f32 loc("vit.layers.0.layernorm_after")):
      %242 = arith.mulf %in, %in_98 : f32 loc(#loc71)
      linalg.yield %242 : f32 loc(#loc71)
    } -> tensor<2x10x16xf32> loc(#loc71)
    %77 = linalg.generic {indexing_maps = [#map1, #map8, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%76, %arg15 : tensor<2x10x16xf32>, tensor<16xf32>) outs(%5 : tensor<2x10x16xf32>) {
    ^bb0(%in: f32 loc("vit.layers.0.layernorm_after"), %in_98: f32 loc("vit.layers.0.layernorm_after"), %out: f32 loc("vit.layers.0.layernorm_after")):
      %242 = arith.addf %in, %in_98 : f32 loc(#loc71)
      linalg.yield %242 : f32 loc(#loc71)
    } -> tensor<2x10x16xf32> loc(#loc71)
    %collapsed_34 = tensor.collapse_shape %77 [[0, 1], [2]] : tensor<2x10x16xf32> into tensor<20x16xf32> loc(#loc72)
    %78 = tensor.empty() : tensor<16x32xf32> loc(#loc72)
    %transposed_35 = linalg.transpose ins(%arg16 : tensor<32x16xf32>) outs(%78 : tensor<16x32xf32>) permutation = [1, 0]  loc(#loc72)
    %79 = tensor.empty() : tensor<20x32xf32> loc(#loc72)
    %80 = linalg.fill ins(%cst : f32) outs(%79 : tensor<20x32xf32>) -> tensor<20x32xf32> loc(#loc72)
    %81 = linalg.matmul ins(%collapsed_34, %transposed_35 : tensor<20x16xf32>, tensor<16x32xf32>) outs(%80 : tensor<20x32xf32>) -> tensor<20x32xf32> loc(#loc72)
    %82 = linalg.generic {indexing_maps = [#map9, #map10], iterator_types = ["parallel", "parallel"]} ins(%arg17 : tensor<32xf32>) outs(%79 : tensor<20x32xf32>) {
    ^bb0(%in: f32 loc("vit.layers.0.mlp.fc1"), %out: f32 loc("vit.layers.0.mlp.fc1")):
      linalg.yield %in : f32 loc(#loc72)
    } -> tensor<20x32xf32> loc(#loc72)
    %83 = linalg.generic {indexing_maps = [#map10, #map10, #map10], iterator_types = ["parallel", "parallel"]} ins(%81, %82 : tensor<20x32xf32>, tensor<20x32xf32>) outs(%79 : tensor<20x32xf32>) {
    ^bb0(%in: f32 loc("vit.layers.0.mlp.fc1"), %in_98: f32 loc("vit.layers.0.mlp.fc1"), %out: f32 loc("vit.layers.0.mlp.fc1")):
      %242 = arith.addf %in, %in_98 : f32 loc(#loc72)
      linalg.yield %242 : f32 loc(#loc72)
    } -> tensor<20x32xf32> loc(#loc72)
    %expanded_36 = tensor.expand_shape %83 [[0, 1], [2]] output_shape [2, 10, 32] : tensor<20x32xf32> into tensor<2x10x32xf32> loc(#loc72)
    %84 = tensor.empty() : tensor<2x10x32xf32> loc(#loc73)
    %85 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_36 : tensor<2x10x32xf32>) outs(%84 : tensor<2x10x32xf32>) {
    ^bb0(%in: f32 loc("vit.layers.0.mlp.fc1"), %out: f32 loc("vit.layers.0.mlp.activation_fn")):
      %242 = arith.divf %in, %cst_8 : f32 loc(#loc73)
      %243 = math.erf %242 : f32 loc(#loc73)
      %244 = arith.addf %243, %cst_1 : f32 loc(#loc73)
      %245 = arith.mulf %244, %cst_2 : f32 loc(#loc73)
      %246 = arith.mulf %in, %245 : f32 loc(#loc73)
      linalg.yield %246 : f32 loc(#loc73)
    } -> tensor<2x10x32xf32> loc(#loc73)
    %collapsed_37 = tensor.collapse_shape %85 [[0, 1], [2]] : tensor<2x10x32xf32> into tensor<20x32xf32> loc(#loc74)
    %86 = tensor.empty() : tensor<32x16xf32> loc(#loc74)
    %transposed_38 = linalg.transpose ins(%arg18 : tensor<16x32xf32>) outs(%86 : tensor<32x16xf32>) permutation = [1, 0]  loc(#loc74)
    %87 = linalg.matmul ins(%collapsed_37, %transposed_38 : tensor<20x32xf32>, tensor<32x16xf32>) outs(%30 : tensor<20x16xf32>) -> tensor<20x16xf32> loc(#loc74)
    %88 = linalg.generic {indexing_maps = [#map9, #map10], iterator_types = ["parallel", "parallel"]} ins(%arg19 : tensor<16xf32>) outs(%29 : tensor<20x16xf32>) {
    ^bb0(%in: f32 loc("vit.layers.0.mlp.fc2"), %out: f32 loc("vit.layers.0.mlp.fc2")):
      linalg.yield %in : f32 loc(#loc74)
    } -> tensor<20x16xf32> loc(#loc74)
    %89 = linalg.generic {indexing_maps = [#map10, #map10, #map10], iterator_types = ["parallel", "parallel"]} ins(%87, %88 : tensor<20x16xf32>, tensor<20x16xf32>) outs(%29 : tensor<20x16xf32>) {
    ^bb0(%in: f32 loc("vit.layers.0.mlp.fc2"), %in_98: f32 loc("vit.layers.0.mlp.fc2"), %out: f32 loc("vit.layers.0.mlp.fc2")):
      %242 = arith.addf %in, %in_98 : f32 loc(#loc74)
      linalg.yield %242 : f32 loc(#loc74)
    } -> tensor<20x16xf32> loc(#loc74)
    %expanded_39 = tensor.expand_shape %89 [[0, 1], [2]] output_shape [2, 10, 16] : tensor<20x16xf32> into tensor<2x10x16xf32> loc(#loc74)
    %90 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_39, %66 : tensor<2x10x16xf32>, tensor<2x10x16xf32>) outs(%5 : tensor<2x10x16xf32>) {
    ^bb0(%in: f32 loc("vit.layers.0.mlp.fc2"), %in_98: f32 loc("vit.layers.0"), %out: f32 loc("vit.layers.0")):
      %242 = arith.addf %in, %in_98 : f32 loc(#loc70)
      linalg.yield %242 : f32 loc(#loc70)
    } -> tensor<2x10x16xf32> loc(#loc70)
    %91 = linalg.generic {indexing_maps = [#map1, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%90 : tensor<2x10x16xf32>) outs(%16 : tensor<2x10x1xf32>) {
    ^bb0(%in: f32 loc("vit.layers.0"), %out: f32 loc("vit.layers.1.layernorm_before")):
      %242 = arith.addf %in, %out : f32 loc(#loc75)
      linalg.yield %242 : f32 loc(#loc75)
    } -> tensor<2x10x1xf32> loc(#loc75)
    %92 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%91 : tensor<2x10x1xf32>) outs(%15 : tensor<2x10x1xf32>) {
    ^bb0(%in: f32 loc("vit.layers.1.layernorm_before"), %out: f32 loc("vit.layers.1.layernorm_before")):
      %242 = arith.divf %in, %cst_7 : f32 loc(#loc75)
      linalg.yield %242 : f32 loc(#loc75)
    } -> tensor<2x10x1xf32> loc(#loc75)
    %93 = linalg.generic {indexing_maps = [#map1, #map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%90, %92 : tensor<2x10x16xf32>, tensor<2x10x1xf32>) outs(%5 : tensor<2x10x16xf32>) {
    ^bb0(%in: f32 loc("vit.layers.0"), %in_98: f32 loc("vit.layers.1.layernorm_before"), %out: f32 loc("vit.layers.1.layernorm_before")):
      %242 = arith.subf %in, %in_98 : f32 loc(#loc75)
      linalg.yield %242 : f32 loc(#loc75)
    } -> tensor<2x10x16xf32> loc(#loc75)
    %94 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%93, %93 : tensor<2x10x16xf32>, tensor<2x10x16xf32>) outs(%5 : tensor<2x10x16xf32>) {
    ^bb0(%in: f32 loc("vit.layers.1.layernorm_before"), %in_98: f32 loc("vit.layers.1.layernorm_before"), %out: f32 loc("vit.layers.1.layernorm_before")):
      %242 = arith.mulf %in, %in_98 : f32 loc(#loc75)
      linalg.yield %242 : f32 loc(#loc75)
    } -> tensor<2x10x16xf32> loc(#loc75)
    %95 = linalg.generic {indexing_maps = [#map1, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%94 : tensor<2x10x16xf32>) outs(%16 : tensor<2x10x1xf32>) {
    ^bb0(%in: f32 loc("vit.layers.1.layernorm_before"), %out: f32 loc("vit.layers.1.layernorm_before")):
      %242 = arith.addf %in, %out : f32 loc(#loc75)
      linalg.yield %242 : f32 loc(#loc75)
    } -> tensor<2x10x1xf32> loc(#loc75)
    %96 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%95 : tensor<2x10x1xf32>) outs(%15 : tensor<2x10x1xf32>) {
    ^bb0(%in: f32 loc("vit.layers.1.layernorm_before"), %out: f32 loc("vit.layers.1.layernorm_before")):
      %242 = arith.divf %in, %cst_7 : f32 loc(#loc75)
      linalg.yield %242 : f32 loc(#loc75)
    } -> tensor<2x10x1xf32> loc(#loc75)
    %97 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%96 : tensor<2x10x1xf32>) outs(%15 : tensor<2x10x1xf32>) {
    ^bb0(%in: f32 loc("vit.layers.1.layernorm_before"), %out: f32 loc("vit.layers.1.layernorm_before")):
      %242 = arith.truncf %cst_6 : f64 to f32 loc(#loc75)
      %243 = arith.addf %in, %242 : f32 loc(#loc75)
      linalg.yield %243 : f32 loc(#loc75)
    } -> tensor<2x10x1xf32> loc(#loc75)
    %98 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%97 : tensor<2x10x1xf32>) outs(%15 : tensor<2x10x1xf32>) {
    ^bb0(%in: f32 loc("vit.layers.1.layernorm_before"), %out: f32 loc("vit.layers.1.layernorm_before")):
      %242 = math.rsqrt %in : f32 loc(#loc75)
      linalg.yield %242 : f32 loc(#loc75)
    } -> tensor<2x10x1xf32> loc(#loc75)
    %99 = linalg.generic {indexing_maps = [#map1, #map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%93, %98 : tensor<2x10x16xf32>, tensor<2x10x1xf32>) outs(%5 : tensor<2x10x16xf32>) {
    ^bb0(%in: f32 loc("vit.layers.1.layernorm_before"), %in_98: f32 loc("vit.layers.1.layernorm_before"), %out: f32 loc("vit.layers.1.layernorm_before")):
      %242 = arith.mulf %in, %in_98 : f32 loc(#loc75)
      linalg.yield %242 : f32 loc(#loc75)
    } -> tensor<2x10x16xf32> loc(#loc75)
    %100 = linalg.generic {indexing_maps = [#map1, #map8, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%99, %arg28 : tensor<2x10x16xf32>, tensor<16xf32>) outs(%5 : tensor<2x10x16xf32>) {
    ^bb0(%in: f32 loc("vit.layers.1.layernorm_before"), %in_98: f32 loc("vit.layers.1.layernorm_before"), %out: f32 loc("vit.layers.1.layernorm_before")):
      %242 = arith.mulf %in, %in_98 : f32 loc(#loc75)
      linalg.yield %242 : f32 loc(#loc75)
    } -> tensor<2x10x16xf32> loc(#loc75)
    %101 = linalg.generic {indexing_maps = [#map1, #map8, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%100, %arg29 : tensor<2x10x16xf32>, tensor<16xf32>) outs(%5 : tensor<2x10x16xf32>) {
    ^bb0(%in: f32 loc("vit.layers.1.layernorm_before"), %in_98: f32 loc("vit.layers.1.layernorm_before"), %out: f32 loc("vit.layers.1.layernorm_before")):
      %242 = arith.addf %in, %in_98 : f32 loc(#loc75)
      linalg.yield %242 : f32 loc(#loc75)
    } -> tensor<2x10x16xf32> loc(#loc75)
    %collapsed_40 = tensor.collapse_shape %101 [[0, 1], [2]] : tensor<2x10x16xf32> into tensor<20x16xf32> loc(#loc76)
    %transposed_41 = linalg.transpose ins(%arg20 : tensor<16x16xf32>) outs(%28 : tensor<16x16xf32>) permutation = [1, 0]  loc(#loc76)
    %102 = linalg.matmul ins(%collapsed_40, %transposed_41 : tensor<20x16xf32>, tensor<16x16xf32>) outs(%30 : tensor<20x16xf32>) -> tensor<20x16xf32> loc(#loc76)
    %103 = linalg.generic {indexing_maps = [#map9, #map10], iterator_types = ["parallel", "parallel"]} ins(%arg21 : tensor<16xf32>) outs(%29 : tensor<20x16xf32>) {
    ^bb0(%in: f32 loc("vit.layers.1.attention.q_proj"), %out: f32 loc("vit.layers.1.attention.q_proj")):
      linalg.yield %in : f32 loc(#loc76)
    } -> tensor<20x16xf32> loc(#loc76)
    %104 = linalg.generic {indexing_maps = [#map10, #map10, #map10], iterator_types = ["parallel", "parallel"]} ins(%102, %103 : tensor<20x16xf32>, tensor<20x16xf32>) outs(%29 : tensor<20x16xf32>) {
    ^bb0(%in: f32 loc("vit.layers.1.attention.q_proj"), %in_98: f32 loc("vit.layers.1.attention.q_proj"), %out: f32 loc("vit.layers.1.attention.q_proj")):
      %242 = arith.addf %in, %in_98 : f32 loc(#loc76)
      linalg.yield %242 : f32 loc(#loc76)
    } -> tensor<20x16xf32> loc(#loc76)
    %expanded_42 = tensor.expand_shape %104 [[0, 1], [2, 3]] output_shape [2, 10, 2, 8] : tensor<20x16xf32> into tensor<2x10x2x8xf32> loc(#loc77)
    %transposed_43 = linalg.transpose ins(%expanded_42 : tensor<2x10x2x8xf32>) outs(%34 : tensor<2x2x10x8xf32>) permutation = [0, 2, 1, 3]  loc(#loc77)
    %transposed_44 = linalg.transpose ins(%arg22 : tensor<16x16xf32>) outs(%28 : tensor<16x16xf32>) permutation = [1, 0]  loc(#loc78)
    %105 = linalg.matmul ins(%collapsed_40, %transposed_44 : tensor<20x16xf32>, tensor<16x16xf32>) outs(%30 : tensor<20x16xf32>) -> tensor<20x16xf32> loc(#loc78)
    %106 = linalg.generic {indexing_maps = [#map9, #map10], iterator_types = ["parallel", "parallel"]} ins(%arg23 : tensor<16xf32>) outs(%29 : tensor<20x16xf32>) {
    ^bb0(%in: f32 loc("vit.layers.1.attention.k_proj"), %out: f32 loc("vit.layers.1.attention.k_proj")):
      linalg.yield %in : f32 loc(#loc78)
    } -> tensor<20x16xf32> loc(#loc78)
    %107 = linalg.generic {indexing_maps = [#map10, #map10, #map10], iterator_types = ["parallel", "parallel"]} ins(%105, %106 : tensor<20x16xf32>, tensor<20x16xf32>) outs(%29 : tensor<20x16xf32>) {
    ^bb0(%in: f32 loc("vit.layers.1.attention.k_proj"), %in_98: f32 loc("vit.layers.1.attention.k_proj"), %out: f32 loc("vit.layers.1.attention.k_proj")):
      %242 = arith.addf %in, %in_98 : f32 loc(#loc78)
      linalg.yield %242 : f32 loc(#loc78)
    } -> tensor<20x16xf32> loc(#loc78)
    %expanded_45 = tensor.expand_shape %107 [[0, 1], [2, 3]] output_shape [2, 10, 2, 8] : tensor<20x16xf32> into tensor<2x10x2x8xf32> loc(#loc77)
    %transposed_46 = linalg.transpose ins(%arg24 : tensor<16x16xf32>) outs(%28 : tensor<16x16xf32>) permutation = [1, 0]  loc(#loc79)
    %108 = linalg.matmul ins(%collapsed_40, %transposed_46 : tensor<20x16xf32>, tensor<16x16xf32>) outs(%30 : tensor<20x16xf32>) -> tensor<20x16xf32> loc(#loc79)
    %109 = linalg.generic {indexing_maps = [#map9, #map10], iterator_types = ["parallel", "parallel"]} ins(%arg25 : tensor<16xf32>) outs(%29 : tensor<20x16xf32>) {
    ^bb0(%in: f32 loc("vit.layers.1.attention.v_proj"), %out: f32 loc("vit.layers.1.attention.v_proj")):
      linalg.yield %in : f32 loc(#loc79)
    } -> tensor<20x16xf32> loc(#loc79)
    %110 = linalg.generic {indexing_maps = [#map10, #map10, #map10], iterator_types = ["parallel", "parallel"]} ins(%108, %109 : tensor<20x16xf32>, tensor<20x16xf32>) outs(%29 : tensor<20x16xf32>) {
    ^bb0(%in: f32 loc("vit.layers.1.attention.v_proj"), %in_98: f32 loc("vit.layers.1.attention.v_proj"), %out: f32 loc("vit.layers.1.attention.v_proj")):
      %242 = arith.addf %in, %in_98 : f32 loc(#loc79)
      linalg.yield %242 : f32 loc(#loc79)
    } -> tensor<20x16xf32> loc(#loc79)
    %expanded_47 = tensor.expand_shape %110 [[0, 1], [2, 3]] output_shape [2, 10, 2, 8] : tensor<20x16xf32> into tensor<2x10x2x8xf32> loc(#loc77)
    %transposed_48 = linalg.transpose ins(%expanded_47 : tensor<2x10x2x8xf32>) outs(%34 : tensor<2x2x10x8xf32>) permutation = [0, 2, 1, 3]  loc(#loc77)
    %transposed_49 = linalg.transpose ins(%expanded_45 : tensor<2x10x2x8xf32>) outs(%41 : tensor<2x2x8x10xf32>) permutation = [0, 2, 3, 1]  loc(#loc77)
    %collapsed_50 = tensor.collapse_shape %transposed_43 [[0, 1], [2], [3]] : tensor<2x2x10x8xf32> into tensor<4x10x8xf32> loc(#loc77)
    %collapsed_51 = tensor.collapse_shape %transposed_49 [[0, 1], [2], [3]] : tensor<2x2x8x10xf32> into tensor<4x8x10xf32> loc(#loc77)
    %111 = linalg.batch_matmul ins(%collapsed_50, %collapsed_51 : tensor<4x10x8xf32>, tensor<4x8x10xf32>) outs(%43 : tensor<4x10x10xf32>) -> tensor<4x10x10xf32> loc(#loc77)
    %expanded_52 = tensor.expand_shape %111 [[0, 1], [2], [3]] output_shape [2, 2, 10, 10] : tensor<4x10x10xf32> into tensor<2x2x10x10xf32> loc(#loc77)
    %112 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_52 : tensor<2x2x10x10xf32>) outs(%45 : tensor<2x2x10x10xf32>) {
    ^bb0(%in: f32 loc("vit.layers.1.attention"), %out: f32 loc("vit.layers.1.attention")):
      %242 = arith.truncf %cst_5 : f64 to f32 loc(#loc77)
      %243 = arith.mulf %in, %242 : f32 loc(#loc77)
      linalg.yield %243 : f32 loc(#loc77)
    } -> tensor<2x2x10x10xf32> loc(#loc77)
    %113 = linalg.generic {indexing_maps = [#map4, #map11, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%112, %14 : tensor<2x2x10x10xf32>, tensor<2x1x10x10xf32>) outs(%45 : tensor<2x2x10x10xf32>) {
    ^bb0(%in: f32 loc("vit.layers.1.attention"), %in_98: f32 loc("vit"), %out: f32 loc("vit.layers.1.attention")):
      %242 = arith.addf %in, %in_98 : f32 loc(#loc77)
      linalg.yield %242 : f32 loc(#loc77)
    } -> tensor<2x2x10x10xf32> loc(#loc77)
    %114:2 = linalg.generic {indexing_maps = [#map4, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%113 : tensor<2x2x10x10xf32>) outs(%51, %49 : tensor<2x2x10xf32>, tensor<2x2x10xi64>) {
    ^bb0(%in: f32 loc("vit.layers.1.attention"), %out: f32 loc("vit.layers.1.attention"), %out_98: i64 loc("vit.layers.1.attention")):
      %242 = linalg.index 3 : index loc(#loc77)
      %243 = arith.index_cast %242 : index to i64 loc(#loc77)
      %244 = arith.maximumf %in, %out : f32 loc(#loc77)
      %245 = arith.cmpf ogt, %in, %out : f32 loc(#loc77)
      %246 = arith.select %245, %243, %out_98 : i64 loc(#loc77)
      linalg.yield %244, %246 : f32, i64 loc(#loc77)
    } -> (tensor<2x2x10xf32>, tensor<2x2x10xi64>) loc(#loc77)
    %expanded_53 = tensor.expand_shape %114#0 [[0], [1], [2, 3]] output_shape [2, 2, 10, 1] : tensor<2x2x10xf32> into tensor<2x2x10x1xf32> loc(#loc77)
    %115 = linalg.generic {indexing_maps = [#map4, #map13, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%113, %expanded_53 : tensor<2x2x10x10xf32>, tensor<2x2x10x1xf32>) outs(%45 : tensor<2x2x10x10xf32>) {
    ^bb0(%in: f32 loc("vit.layers.1.attention"), %in_98: f32 loc("vit.layers.1.attention"), %out: f32 loc("vit.layers.1.attention")):
      %242 = arith.subf %in, %in_98 : f32 loc(#loc77)
      linalg.yield %242 : f32 loc(#loc77)
    } -> tensor<2x2x10x10xf32> loc(#loc77)
    %116 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%115 : tensor<2x2x10x10xf32>) outs(%45 : tensor<2x2x10x10xf32>) {
    ^bb0(%in: f32 loc("vit.layers.1.attention"), %out: f32 loc("vit.layers.1.attention")):
      %242 = math.exp %in : f32 loc(#loc77)
      linalg.yield %242 : f32 loc(#loc77)
    } -> tensor<2x2x10x10xf32> loc(#loc77)
    %117 = linalg.generic {indexing_maps = [#map4, #map13], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%116 : tensor<2x2x10x10xf32>) outs(%56 : tensor<2x2x10x1xf32>) {
    ^bb0(%in: f32 loc("vit.layers.1.attention"), %out: f32 loc("vit.layers.1.attention")):
      %242 = arith.addf %in, %out : f32 loc(#loc77)
      linalg.yield %242 : f32 loc(#loc77)
    } -> tensor<2x2x10x1xf32> loc(#loc77)
    %118 = linalg.generic {indexing_maps = [#map4, #map13, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%116, %117 : tensor<2x2x10x10xf32>, tensor<2x2x10x1xf32>) outs(%45 : tensor<2x2x10x10xf32>) {
    ^bb0(%in: f32 loc("vit.layers.1.attention"), %in_98: f32 loc("vit.layers.1.attention"), %out: f32 loc("vit.layers.1.attention")):
      %242 = arith.divf %in, %in_98 : f32 loc(#loc77)
      linalg.yield %242 : f32 loc(#loc77)
    } -> tensor<2x2x10x10xf32> loc(#loc77)
    %collapsed_54 = tensor.collapse_shape %118 [[0, 1], [2], [3]] : tensor<2x2x10x10xf32> into tensor<4x10x10xf32> loc(#loc77)
    %collapsed_55 = tensor.collapse_shape %transposed_48 [[0, 1], [2], [3]] : tensor<2x2x10x8xf32> into tensor<4x10x8xf32> loc(#loc77)
    %119 = linalg.batch_matmul ins(%collapsed_54, %collapsed_55 : tensor<4x10x10xf32>, tensor<4x10x8xf32>) outs(%60 : tensor<4x10x8xf32>) -> tensor<4x10x8xf32> loc(#loc77)
    %expanded_56 = tensor.expand_shape %119 [[0, 1], [2], [3]] output_shape [2, 2, 10, 8] : tensor<4x10x8xf32> into tensor<2x2x10x8xf32> loc(#loc77)
    %transposed_57 = linalg.transpose ins(%expanded_56 : tensor<2x2x10x8xf32>) outs(%62 : tensor<2x10x2x8xf32>) permutation = [0, 2, 1, 3]  loc(#loc77)
    %collapsed_58 = tensor.collapse_shape %transposed_57 [[0, 1], [2, 3]] : tensor<2x10x2x8xf32> into tensor<20x16xf32> loc(#loc80)
    %transposed_59 = linalg.transpose ins(%arg26 : tensor<16x16xf32>) outs(%28 : tensor<16x16xf32>) permutation = [1, 0]  loc(#loc80)
    %120 = linalg.matmul ins(%collapsed_58, %transposed_59 : tensor<20x16xf32>, tensor<16x16xf32>) outs(%30 : tensor<20x16xf32>) -> tensor<20x16xf32> loc(#loc80)
    %121 = linalg.generic {indexing_maps = [#map9, #map10], iterator_types = ["parallel", "parallel"]} ins(%arg27 : tensor<16xf32>) outs(%29 : tensor<20x16xf32>) {
    ^bb0(%in: f32 loc("vit.layers.1.attention.o_proj"), %out: f32 loc("vit.layers.1.attention.o_proj")):
      linalg.yield %in : f32 loc(#loc80)
    } -> tensor<20x16xf32> loc(#loc80)
    %122 = linalg.generic {indexing_maps = [#map10, #map10, #map10], iterator_types = ["parallel", "parallel"]} ins(%120, %121 : tensor<20x16xf32>, tensor<20x16xf32>) outs(%29 : tensor<20x16xf32>) {
    ^bb0(%in: f32 loc("vit.layers.1.attention.o_proj"), %in_98: f32 loc("vit.layers.1.attention.o_proj"), %out: f32 loc("vit.layers.1.attention.o_proj")):
      %242 = arith.addf %in, %in_98 : f32 loc(#loc80)
      linalg.yield %242 : f32 loc(#loc80)
    } -> tensor<20x16xf32> loc(#loc80)
    %expanded_60 = tensor.expand_shape %122 [[0, 1], [2]] output_shape [2, 10, 16] : tensor<20x16xf32> into tensor<2x10x16xf32> loc(#loc80)
    %123 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_60, %90 : tensor<2x10x16xf32>, tensor<2x10x16xf32>) outs(%5 : tensor<2x10x16xf32>) {
    ^bb0(%in: f32 loc("vit.layers.1.attention.o_proj"), %in_98: f32 loc("vit.layers.0"), %out: f32 loc("vit.layers.1")):
      %242 = arith.addf %in, %in_98 : f32 loc(#loc81)
      linalg.yield %242 : f32 loc(#loc81)
    } -> tensor<2x10x16xf32> loc(#loc81)
    %124 = linalg.generic {indexing_maps = [#map1, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%123 : tensor<2x10x16xf32>) outs(%16 : tensor<2x10x1xf32>) {
    ^bb0(%in: f32 loc("vit.layers.1"), %out: f32 loc("vit.layers.1.layernorm_after")):
      %242 = arith.addf %in, %out : f32 loc(#loc82)
      linalg.yield %242 : f32 loc(#loc82)
    } -> tensor<2x10x1xf32> loc(#loc82)
    %125 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%124 : tensor<2x10x1xf32>) outs(%15 : tensor<2x10x1xf32>) {
    ^bb0(%in: f32 loc("vit.layers.1.layernorm_after"), %out: f32 loc("vit.layers.1.layernorm_after")):
      %242 = arith.divf %in, %cst_7 : f32 loc(#loc82)
      linalg.yield %242 : f32 loc(#loc82)
    } -> tensor<2x10x1xf32> loc(#loc82)
    %126 = linalg.generic {indexing_maps = [#map1, #map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%123, %125 : tensor<2x10x16xf32>, tensor<2x10x1xf32>) outs(%5 : tensor<2x10x16xf32>) {
    ^bb0(%in: f32 loc("vit.layers.1"), %in_98: f32 loc("vit.layers.1.layernorm_after"), %out: f32 loc("vit.layers.1.layernorm_after")):
      %242 = arith.subf %in, %in_98 : f32 loc(#loc82)
      linalg.yield %242 : f32 loc(#loc82)
    } -> tensor<2x10x16xf32> loc(#loc82)
    %127 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%126, %126 : tensor<2x10x16xf32>, tensor<2x10x16xf32>) outs(%5 : tensor<2x10x16xf32>) {
    ^bb0(%in: f32 loc("vit.layers.1.layernorm_after"), %in_98: f32 loc("vit.layers.1.layernorm_after"), %out: f32 loc("vit.layers.1.layernorm_after")):
      %242 = arith.mulf %in, %in_98 : f32 loc(#loc82)
      linalg.yield %242 : f32 loc(#loc82)
    } -> tensor<2x10x16xf32> loc(#loc82)
    %128 = linalg.generic {indexing_maps = [#map1, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%127 : tensor<2x10x16xf32>) outs(%16 : tensor<2x10x1xf32>) {
    ^bb0(%in: f32 loc("vit.layers.1.layernorm_after"), %out: f32 loc("vit.layers.1.layernorm_after")):
      %242 = arith.addf %in, %out : f32 loc(#loc82)
      linalg.yield %242 : f32 loc(#loc82)
    } -> tensor<2x10x1xf32> loc(#loc82)
    %129 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%128 : tensor<2x10x1xf32>) outs(%15 : tensor<2x10x1xf32>) {
    ^bb0(%in: f32 loc("vit.layers.1.layernorm_after"), %out: f32 loc("vit.layers.1.layernorm_after")):
      %242 = arith.divf %in, %cst_7 : f32 loc(#loc82)
      linalg.yield %242 : f32 loc(#loc82)
    } -> tensor<2x10x1xf32> loc(#loc82)
    %130 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%129 : tensor<2x10x1xf32>) outs(%15 : tensor<2x10x1xf32>) {
    ^bb0(%in: f32 loc("vit.layers.1.layernorm_after"), %out: f32 loc("vit.layers.1.layernorm_after")):
      %242 = arith.truncf %cst_6 : f64 to f32 loc(#loc82)
      %243 = arith.addf %in, %242 : f32 loc(#loc82)
      linalg.yield %243 : f32 loc(#loc82)
    } -> tensor<2x10x1xf32> loc(#loc82)
    %131 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%130 : tensor<2x10x1xf32>) outs(%15 : tensor<2x10x1xf32>) {
    ^bb0(%in: f32 loc("vit.layers.1.layernorm_after"), %out: f32 loc("vit.layers.1.layernorm_after")):
      %242 = math.rsqrt %in : f32 loc(#loc82)
      linalg.yield %242 : f32 loc(#loc82)
    } -> tensor<2x10x1xf32> loc(#loc82)
    %132 = linalg.generic {indexing_maps = [#map1, #map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%126, %131 : tensor<2x10x16xf32>, tensor<2x10x1xf32>) outs(%5 : tensor<2x10x16xf32>) {
    ^bb0(%in: f32 loc("vit.layers.1.layernorm_after"), %in_98: f32 loc("vit.layers.1.layernorm_after"), %out: f32 loc("vit.layers.1.layernorm_after")):
      %242 = arith.mulf %in, %in_98 : f32 loc(#loc82)
      linalg.yield %242 : f32 loc(#loc82)
    } -> tensor<2x10x16xf32> loc(#loc82)
    %133 = linalg.generic {indexing_maps = [#map1, #map8, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%132, %arg30 : tensor<2x10x16xf32>, tensor<16xf32>) outs(%5 : tensor<2x10x16xf32>) {
    ^bb0(%in: f32 loc("vit.layers.1.layernorm_after"), %in_98: f32 loc("vit.layers.1.layernorm_after"), %out: f32 loc("vit.layers.1.layernorm_after")):
      %242 = arith.mulf %in, %in_98 : f32 loc(#loc82)
      linalg.yield %242 : f32 loc(#loc82)
    } -> tensor<2x10x16xf32> loc(#loc82)
    %134 = linalg.generic {indexing_maps = [#map1, #map8, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%133, %arg31 : tensor<2x10x16xf32>, tensor<16xf32>) outs(%5 : tensor<2x10x16xf32>) {
    ^bb0(%in: f32 loc("vit.layers.1.layernorm_after"), %in_98: f32 loc("vit.layers.1.layernorm_after"), %out: f32 loc("vit.layers.1.layernorm_after")):
      %242 = arith.addf %in, %in_98 : f32 loc(#loc82)
      linalg.yield %242 : f32 loc(#loc82)
    } -> tensor<2x10x16xf32> loc(#loc82)
    %collapsed_61 = tensor.collapse_shape %134 [[0, 1], [2]] : tensor<2x10x16xf32> into tensor<20x16xf32> loc(#loc83)
    %transposed_62 = linalg.transpose ins(%arg32 : tensor<32x16xf32>) outs(%78 : tensor<16x32xf32>) permutation = [1, 0]  loc(#loc83)
    %135 = linalg.matmul ins(%collapsed_61, %transposed_62 : tensor<20x16xf32>, tensor<16x32xf32>) outs(%80 : tensor<20x32xf32>) -> tensor<20x32xf32> loc(#loc83)
    %136 = linalg.generic {indexing_maps = [#map9, #map10], iterator_types = ["parallel", "parallel"]} ins(%arg33 : tensor<32xf32>) outs(%79 : tensor<20x32xf32>) {
    ^bb0(%in: f32 loc("vit.layers.1.mlp.fc1"), %out: f32 loc("vit.layers.1.mlp.fc1")):
      linalg.yield %in : f32 loc(#loc83)
    } -> tensor<20x32xf32> loc(#loc83)
    %137 = linalg.generic {indexing_maps = [#map10, #map10, #map10], iterator_types = ["parallel", "parallel"]} ins(%135, %136 : tensor<20x32xf32>, tensor<20x32xf32>) outs(%79 : tensor<20x32xf32>) {
    ^bb0(%in: f32 loc("vit.layers.1.mlp.fc1"), %in_98: f32 loc("vit.layers.1.mlp.fc1"), %out: f32 loc("vit.layers.1.mlp.fc1")):
      %242 = arith.addf %in, %in_98 : f32 loc(#loc83)
      linalg.yield %242 : f32 loc(#loc83)
    } -> tensor<20x32xf32> loc(#loc83)
    %expanded_63 = tensor.expand_shape %137 [[0, 1], [2]] output_shape [2, 10, 32] : tensor<20x32xf32> into tensor<2x10x32xf32> loc(#loc83)
    %138 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_63 : tensor<2x10x32xf32>) outs(%84 : tensor<2x10x32xf32>) {
    ^bb0(%in: f32 loc("vit.layers.1.mlp.fc1"), %out: f32 loc("vit.layers.1.mlp.activation_fn")):
      %242 = arith.divf %in, %cst_8 : f32 loc(#loc84)
      %243 = math.erf %242 : f32 loc(#loc84)
      %244 = arith.addf %243, %cst_1 : f32 loc(#loc84)
      %245 = arith.mulf %244, %cst_2 : f32 loc(#loc84)
      %246 = arith.mulf %in, %245 : f32 loc(#loc84)
      linalg.yield %246 : f32 loc(#loc84)
    } -> tensor<2x10x32xf32> loc(#loc84)
    %collapsed_64 = tensor.collapse_shape %138 [[0, 1], [2]] : tensor<2x10x32xf32> into tensor<20x32xf32> loc(#loc85)
    %transposed_65 = linalg.transpose ins(%arg34 : tensor<16x32xf32>) outs(%86 : tensor<32x16xf32>) permutation = [1, 0]  loc(#loc85)
    %139 = linalg.matmul ins(%collapsed_64, %transposed_65 : tensor<20x32xf32>, tensor<32x16xf32>) outs(%30 : tensor<20x16xf32>) -> tensor<20x16xf32> loc(#loc85)
    %140 = linalg.generic {indexing_maps = [#map9, #map10], iterator_types = ["parallel", "parallel"]} ins(%arg35 : tensor<16xf32>) outs(%29 : tensor<20x16xf32>) {
    ^bb0(%in: f32 loc("vit.layers.1.mlp.fc2"), %out: f32 loc("vit.layers.1.mlp.fc2")):
      linalg.yield %in : f32 loc(#loc85)
    } -> tensor<20x16xf32> loc(#loc85)
    %141 = linalg.generic {indexing_maps = [#map10, #map10, #map10], iterator_types = ["parallel", "parallel"]} ins(%139, %140 : tensor<20x16xf32>, tensor<20x16xf32>) outs(%29 : tensor<20x16xf32>) {
    ^bb0(%in: f32 loc("vit.layers.1.mlp.fc2"), %in_98: f32 loc("vit.layers.1.mlp.fc2"), %out: f32 loc("vit.layers.1.mlp.fc2")):
      %242 = arith.addf %in, %in_98 : f32 loc(#loc85)
      linalg.yield %242 : f32 loc(#loc85)
    } -> tensor<20x16xf32> loc(#loc85)
    %expanded_66 = tensor.expand_shape %141 [[0, 1], [2]] output_shape [2, 10, 16] : tensor<20x16xf32> into tensor<2x10x16xf32> loc(#loc85)
    %142 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_66, %123 : tensor<2x10x16xf32>, tensor<2x10x16xf32>) outs(%5 : tensor<2x10x16xf32>) {
    ^bb0(%in: f32 loc("vit.layers.1.mlp.fc2"), %in_98: f32 loc("vit.layers.1"), %out: f32 loc("vit.layers.1")):
      %242 = arith.addf %in, %in_98 : f32 loc(#loc81)
      linalg.yield %242 : f32 loc(#loc81)
    } -> tensor<2x10x16xf32> loc(#loc81)
    %143 = linalg.generic {indexing_maps = [#map1, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%142 : tensor<2x10x16xf32>) outs(%16 : tensor<2x10x1xf32>) {
    ^bb0(%in: f32 loc("vit.layers.1"), %out: f32 loc("vit.layers.2.layernorm_before")):
      %242 = arith.addf %in, %out : f32 loc(#loc86)
      linalg.yield %242 : f32 loc(#loc86)
    } -> tensor<2x10x1xf32> loc(#loc86)
    %144 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%143 : tensor<2x10x1xf32>) outs(%15 : tensor<2x10x1xf32>) {
    ^bb0(%in: f32 loc("vit.layers.2.layernorm_before"), %out: f32 loc("vit.layers.2.layernorm_before")):
      %242 = arith.divf %in, %cst_7 : f32 loc(#loc86)
      linalg.yield %242 : f32 loc(#loc86)
    } -> tensor<2x10x1xf32> loc(#loc86)
    %145 = linalg.generic {indexing_maps = [#map1, #map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%142, %144 : tensor<2x10x16xf32>, tensor<2x10x1xf32>) outs(%5 : tensor<2x10x16xf32>) {
    ^bb0(%in: f32 loc("vit.layers.1"), %in_98: f32 loc("vit.layers.2.layernorm_before"), %out: f32 loc("vit.layers.2.layernorm_before")):
      %242 = arith.subf %in, %in_98 : f32 loc(#loc86)
      linalg.yield %242 : f32 loc(#loc86)
    } -> tensor<2x10x16xf32> loc(#loc86)
    %146 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%145, %145 : tensor<2x10x16xf32>, tensor<2x10x16xf32>) outs(%5 : tensor<2x10x16xf32>) {
    ^bb0(%in: f32 loc("vit.layers.2.layernorm_before"), %in_98: f32 loc("vit.layers.2.layernorm_before"), %out: f32 loc("vit.layers.2.layernorm_before")):
      %242 = arith.mulf %in, %in_98 : f32 loc(#loc86)
      linalg.yield %242 : f32 loc(#loc86)
    } -> tensor<2x10x16xf32> loc(#loc86)
    %147 = linalg.generic {indexing_maps = [#map1, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%146 : tensor<2x10x16xf32>) outs(%16 : tensor<2x10x1xf32>) {
    ^bb0(%in: f32 loc("vit.layers.2.layernorm_before"), %out: f32 loc("vit.layers.2.layernorm_before")):
      %242 = arith.addf %in, %out : f32 loc(#loc86)
      linalg.yield %242 : f32 loc(#loc86)
    } -> tensor<2x10x1xf32> loc(#loc86)
    %148 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%147 : tensor<2x10x1xf32>) outs(%15 : tensor<2x10x1xf32>) {
    ^bb0(%in: f32 loc("vit.layers.2.layernorm_before"), %out: f32 loc("vit.layers.2.layernorm_before")):
      %242 = arith.divf %in, %cst_7 : f32 loc(#loc86)
      linalg.yield %242 : f32 loc(#loc86)
    } -> tensor<2x10x1xf32> loc(#loc86)
    %149 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%148 : tensor<2x10x1xf32>) outs(%15 : tensor<2x10x1xf32>) {
    ^bb0(%in: f32 loc("vit.layers.2.layernorm_before"), %out: f32 loc("vit.layers.2.layernorm_before")):
      %242 = arith.truncf %cst_6 : f64 to f32 loc(#loc86)
      %243 = arith.addf %in, %242 : f32 loc(#loc86)
      linalg.yield %243 : f32 loc(#loc86)
    } -> tensor<2x10x1xf32> loc(#loc86)
    %150 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%149 : tensor<2x10x1xf32>) outs(%15 : tensor<2x10x1xf32>) {
    ^bb0(%in: f32 loc("vit.layers.2.layernorm_before"), %out: f32 loc("vit.layers.2.layernorm_before")):
      %242 = math.rsqrt %in : f32 loc(#loc86)
      linalg.yield %242 : f32 loc(#loc86)
    } -> tensor<2x10x1xf32> loc(#loc86)
    %151 = linalg.generic {indexing_maps = [#map1, #map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%145, %150 : tensor<2x10x16xf32>, tensor<2x10x1xf32>) outs(%5 : tensor<2x10x16xf32>) {
    ^bb0(%in: f32 loc("vit.layers.2.layernorm_before"), %in_98: f32 loc("vit.layers.2.layernorm_before"), %out: f32 loc("vit.layers.2.layernorm_before")):
      %242 = arith.mulf %in, %in_98 : f32 loc(#loc86)
      linalg.yield %242 : f32 loc(#loc86)
    } -> tensor<2x10x16xf32> loc(#loc86)
    %152 = linalg.generic {indexing_maps = [#map1, #map8, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%151, %arg44 : tensor<2x10x16xf32>, tensor<16xf32>) outs(%5 : tensor<2x10x16xf32>) {
    ^bb0(%in: f32 loc("vit.layers.2.layernorm_before"), %in_98: f32 loc("vit.layers.2.layernorm_before"), %out: f32 loc("vit.layers.2.layernorm_before")):
      %242 = arith.mulf %in, %in_98 : f32 loc(#loc86)
      linalg.yield %242 : f32 loc(#loc86)
    } -> tensor<2x10x16xf32> loc(#loc86)
    %153 = linalg.generic {indexing_maps = [#map1, #map8, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%152, %arg45 : tensor<2x10x16xf32>, tensor<16xf32>) outs(%5 : tensor<2x10x16xf32>) {
    ^bb0(%in: f32 loc("vit.layers.2.layernorm_before"), %in_98: f32 loc("vit.layers.2.layernorm_before"), %out: f32 loc("vit.layers.2.layernorm_before")):
      %242 = arith.addf %in, %in_98 : f32 loc(#loc86)
      linalg.yield %242 : f32 loc(#loc86)
    } -> tensor<2x10x16xf32> loc(#loc86)
    %collapsed_67 = tensor.collapse_shape %153 [[0, 1], [2]] : tensor<2x10x16xf32> into tensor<20x16xf32> loc(#loc87)
    %transposed_68 = linalg.transpose ins(%arg36 : tensor<16x16xf32>) outs(%28 : tensor<16x16xf32>) permutation = [1, 0]  loc(#loc87)
    %154 = linalg.matmul ins(%collapsed_67, %transposed_68 : tensor<20x16xf32>, tensor<16x16xf32>) outs(%30 : tensor<20x16xf32>) -> tensor<20x16xf32> loc(#loc87)
    %155 = linalg.generic {indexing_maps = [#map9, #map10], iterator_types = ["parallel", "parallel"]} ins(%arg37 : tensor<16xf32>) outs(%29 : tensor<20x16xf32>) {
    ^bb0(%in: f32 loc("vit.layers.2.attention.q_proj"), %out: f32 loc("vit.layers.2.attention.q_proj")):
      linalg.yield %in : f32 loc(#loc87)
    } -> tensor<20x16xf32> loc(#loc87)
    %156 = linalg.generic {indexing_maps = [#map10, #map10, #map10], iterator_types = ["parallel", "parallel"]} ins(%154, %155 : tensor<20x16xf32>, tensor<20x16xf32>) outs(%29 : tensor<20x16xf32>) {
    ^bb0(%in: f32 loc("vit.layers.2.attention.q_proj"), %in_98: f32 loc("vit.layers.2.attention.q_proj"), %out: f32 loc("vit.layers.2.attention.q_proj")):
      %242 = arith.addf %in, %in_98 : f32 loc(#loc87)
      linalg.yield %242 : f32 loc(#loc87)
    } -> tensor<20x16xf32> loc(#loc87)
    %expanded_69 = tensor.expand_shape %156 [[0, 1], [2, 3]] output_shape [2, 10, 2, 8] : tensor<20x16xf32> into tensor<2x10x2x8xf32> loc(#loc88)
    %transposed_70 = linalg.transpose ins(%expanded_69 : tensor<2x10x2x8xf32>) outs(%34 : tensor<2x2x10x8xf32>) permutation = [0, 2, 1, 3]  loc(#loc88)
    %transposed_71 = linalg.transpose ins(%arg38 : tensor<16x16xf32>) outs(%28 : tensor<16x16xf32>) permutation = [1, 0]  loc(#loc89)
    %157 = linalg.matmul ins(%collapsed_67, %transposed_71 : tensor<20x16xf32>, tensor<16x16xf32>) outs(%30 : tensor<20x16xf32>) -> tensor<20x16xf32> loc(#loc89)
    %158 = linalg.generic {indexing_maps = [#map9, #map10], iterator_types = ["parallel", "parallel"]} ins(%arg39 : tensor<16xf32>) outs(%29 : tensor<20x16xf32>) {
    ^bb0(%in: f32 loc("vit.layers.2.attention.k_proj"), %out: f32 loc("vit.layers.2.attention.k_proj")):
      linalg.yield %in : f32 loc(#loc89)
    } -> tensor<20x16xf32> loc(#loc89)
    %159 = linalg.generic {indexing_maps = [#map10, #map10, #map10], iterator_types = ["parallel", "parallel"]} ins(%157, %158 : tensor<20x16xf32>, tensor<20x16xf32>) outs(%29 : tensor<20x16xf32>) {
    ^bb0(%in: f32 loc("vit.layers.2.attention.k_proj"), %in_98: f32 loc("vit.layers.2.attention.k_proj"), %out: f32 loc("vit.layers.2.attention.k_proj")):
      %242 = arith.addf %in, %in_98 : f32 loc(#loc89)
      linalg.yield %242 : f32 loc(#loc89)
    } -> tensor<20x16xf32> loc(#loc89)
    %expanded_72 = tensor.expand_shape %159 [[0, 1], [2, 3]] output_shape [2, 10, 2, 8] : tensor<20x16xf32> into tensor<2x10x2x8xf32> loc(#loc88)
    %transposed_73 = linalg.transpose ins(%arg40 : tensor<16x16xf32>) outs(%28 : tensor<16x16xf32>) permutation = [1, 0]  loc(#loc90)
    %160 = linalg.matmul ins(%collapsed_67, %transposed_73 : tensor<20x16xf32>, tensor<16x16xf32>) outs(%30 : tensor<20x16xf32>) -> tensor<20x16xf32> loc(#loc90)
    %161 = linalg.generic {indexing_maps = [#map9, #map10], iterator_types = ["parallel", "parallel"]} ins(%arg41 : tensor<16xf32>) outs(%29 : tensor<20x16xf32>) {
    ^bb0(%in: f32 loc("vit.layers.2.attention.v_proj"), %out: f32 loc("vit.layers.2.attention.v_proj")):
      linalg.yield %in : f32 loc(#loc90)
    } -> tensor<20x16xf32> loc(#loc90)
    %162 = linalg.generic {indexing_maps = [#map10, #map10, #map10], iterator_types = ["parallel", "parallel"]} ins(%160, %161 : tensor<20x16xf32>, tensor<20x16xf32>) outs(%29 : tensor<20x16xf32>) {
    ^bb0(%in: f32 loc("vit.layers.2.attention.v_proj"), %in_98: f32 loc("vit.layers.2.attention.v_proj"), %out: f32 loc("vit.layers.2.attention.v_proj")):
      %242 = arith.addf %in, %in_98 : f32 loc(#loc90)
      linalg.yield %242 : f32 loc(#loc90)
    } -> tensor<20x16xf32> loc(#loc90)
    %expanded_74 = tensor.expand_shape %162 [[0, 1], [2, 3]] output_shape [2, 10, 2, 8] : tensor<20x16xf32> into tensor<2x10x2x8xf32> loc(#loc88)
    %transposed_75 = linalg.transpose ins(%expanded_74 : tensor<2x10x2x8xf32>) outs(%34 : tensor<2x2x10x8xf32>) permutation = [0, 2, 1, 3]  loc(#loc88)
    %transposed_76 = linalg.transpose ins(%expanded_72 : tensor<2x10x2x8xf32>) outs(%41 : tensor<2x2x8x10xf32>) permutation = [0, 2, 3, 1]  loc(#loc88)
    %collapsed_77 = tensor.collapse_shape %transposed_70 [[0, 1], [2], [3]] : tensor<2x2x10x8xf32> into tensor<4x10x8xf32> loc(#loc88)
    %collapsed_78 = tensor.collapse_shape %transposed_76 [[0, 1], [2], [3]] : tensor<2x2x8x10xf32> into tensor<4x8x10xf32> loc(#loc88)
    %163 = linalg.batch_matmul ins(%collapsed_77, %collapsed_78 : tensor<4x10x8xf32>, tensor<4x8x10xf32>) outs(%43 : tensor<4x10x10xf32>) -> tensor<4x10x10xf32> loc(#loc88)
    %expanded_79 = tensor.expand_shape %163 [[0, 1], [2], [3]] output_shape [2, 2, 10, 10] : tensor<4x10x10xf32> into tensor<2x2x10x10xf32> loc(#loc88)
    %164 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_79 : tensor<2x2x10x10xf32>) outs(%45 : tensor<2x2x10x10xf32>) {
    ^bb0(%in: f32 loc("vit.layers.2.attention"), %out: f32 loc("vit.layers.2.attention")):
      %242 = arith.truncf %cst_5 : f64 to f32 loc(#loc88)
      %243 = arith.mulf %in, %242 : f32 loc(#loc88)
      linalg.yield %243 : f32 loc(#loc88)
    } -> tensor<2x2x10x10xf32> loc(#loc88)
    %165 = linalg.generic {indexing_maps = [#map4, #map11, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%164, %14 : tensor<2x2x10x10xf32>, tensor<2x1x10x10xf32>) outs(%45 : tensor<2x2x10x10xf32>) {
    ^bb0(%in: f32 loc("vit.layers.2.attention"), %in_98: f32 loc("vit"), %out: f32 loc("vit.layers.2.attention")):
      %242 = arith.addf %in, %in_98 : f32 loc(#loc88)
      linalg.yield %242 : f32 loc(#loc88)
    } -> tensor<2x2x10x10xf32> loc(#loc88)
    %166:2 = linalg.generic {indexing_maps = [#map4, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%165 : tensor<2x2x10x10xf32>) outs(%51, %49 : tensor<2x2x10xf32>, tensor<2x2x10xi64>) {
    ^bb0(%in: f32 loc("vit.layers.2.attention"), %out: f32 loc("vit.layers.2.attention"), %out_98: i64 loc("vit.layers.2.attention")):
      %242 = linalg.index 3 : index loc(#loc88)
      %243 = arith.index_cast %242 : index to i64 loc(#loc88)
      %244 = arith.maximumf %in, %out : f32 loc(#loc88)
      %245 = arith.cmpf ogt, %in, %out : f32 loc(#loc88)
      %246 = arith.select %245, %243, %out_98 : i64 loc(#loc88)
      linalg.yield %244, %246 : f32, i64 loc(#loc88)
    } -> (tensor<2x2x10xf32>, tensor<2x2x10xi64>) loc(#loc88)
    %expanded_80 = tensor.expand_shape %166#0 [[0], [1], [2, 3]] output_shape [2, 2, 10, 1] : tensor<2x2x10xf32> into tensor<2x2x10x1xf32> loc(#loc88)
    %167 = linalg.generic {indexing_maps = [#map4, #map13, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%165, %expanded_80 : tensor<2x2x10x10xf32>, tensor<2x2x10x1xf32>) outs(%45 : tensor<2x2x10x10xf32>) {
    ^bb0(%in: f32 loc("vit.layers.2.attention"), %in_98: f32 loc("vit.layers.2.attention"), %out: f32 loc("vit.layers.2.attention")):
      %242 = arith.subf %in, %in_98 : f32 loc(#loc88)
      linalg.yield %242 : f32 loc(#loc88)
    } -> tensor<2x2x10x10xf32> loc(#loc88)
    %168 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%167 : tensor<2x2x10x10xf32>) outs(%45 : tensor<2x2x10x10xf32>) {
    ^bb0(%in: f32 loc("vit.layers.2.attention"), %out: f32 loc("vit.layers.2.attention")):
      %242 = math.exp %in : f32 loc(#loc88)
      linalg.yield %242 : f32 loc(#loc88)
    } -> tensor<2x2x10x10xf32> loc(#loc88)
    %169 = linalg.generic {indexing_maps = [#map4, #map13], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%168 : tensor<2x2x10x10xf32>) outs(%56 : tensor<2x2x10x1xf32>) {
    ^bb0(%in: f32 loc("vit.layers.2.attention"), %out: f32 loc("vit.layers.2.attention")):
      %242 = arith.addf %in, %out : f32 loc(#loc88)
      linalg.yield %242 : f32 loc(#loc88)
    } -> tensor<2x2x10x1xf32> loc(#loc88)
    %170 = linalg.generic {indexing_maps = [#map4, #map13, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%168, %169 : tensor<2x2x10x10xf32>, tensor<2x2x10x1xf32>) outs(%45 : tensor<2x2x10x10xf32>) {
    ^bb0(%in: f32 loc("vit.layers.2.attention"), %in_98: f32 loc("vit.layers.2.attention"), %out: f32 loc("vit.layers.2.attention")):
      %242 = arith.divf %in, %in_98 : f32 loc(#loc88)
      linalg.yield %242 : f32 loc(#loc88)
    } -> tensor<2x2x10x10xf32> loc(#loc88)
    %collapsed_81 = tensor.collapse_shape %170 [[0, 1], [2], [3]] : tensor<2x2x10x10xf32> into tensor<4x10x10xf32> loc(#loc88)
    %collapsed_82 = tensor.collapse_shape %transposed_75 [[0, 1], [2], [3]] : tensor<2x2x10x8xf32> into tensor<4x10x8xf32> loc(#loc88)
    %171 = linalg.batch_matmul ins(%collapsed_81, %collapsed_82 : tensor<4x10x10xf32>, tensor<4x10x8xf32>) outs(%60 : tensor<4x10x8xf32>) -> tensor<4x10x8xf32> loc(#loc88)
    %expanded_83 = tensor.expand_shape %171 [[0, 1], [2], [3]] output_shape [2, 2, 10, 8] : tensor<4x10x8xf32> into tensor<2x2x10x8xf32> loc(#loc88)
    %transposed_84 = linalg.transpose ins(%expanded_83 : tensor<2x2x10x8xf32>) outs(%62 : tensor<2x10x2x8xf32>) permutation = [0, 2, 1, 3]  loc(#loc88)
    %collapsed_85 = tensor.collapse_shape %transposed_84 [[0, 1], [2, 3]] : tensor<2x10x2x8xf32> into tensor<20x16xf32> loc(#loc91)
    %transposed_86 = linalg.transpose ins(%arg42 : tensor<16x16xf32>) outs(%28 : tensor<16x16xf32>) permutation = [1, 0]  loc(#loc91)
    %172 = linalg.matmul ins(%collapsed_85, %transposed_86 : tensor<20x16xf32>, tensor<16x16xf32>) outs(%30 : tensor<20x16xf32>) -> tensor<20x16xf32> loc(#loc91)
    %173 = linalg.generic {indexing_maps = [#map9, #map10], iterator_types = ["parallel", "parallel"]} ins(%arg43 : tensor<16xf32>) outs(%29 : tensor<20x16xf32>) {
    ^bb0(%in: f32 loc("vit.layers.2.attention.o_proj"), %out: f32 loc("vit.layers.2.attention.o_proj")):
      linalg.yield %in : f32 loc(#loc91)
    } -> tensor<20x16xf32> loc(#loc91)
    %174 = linalg.generic {indexing_maps = [#map10, #map10, #map10], iterator_types = ["parallel", "parallel"]} ins(%172, %173 : tensor<20x16xf32>, tensor<20x16xf32>) outs(%29 : tensor<20x16xf32>) {
    ^bb0(%in: f32 loc("vit.layers.2.attention.o_proj"), %in_98: f32 loc("vit.layers.2.attention.o_proj"), %out: f32 loc("vit.layers.2.attention.o_proj")):
      %242 = arith.addf %in, %in_98 : f32 loc(#loc91)
      linalg.yield %242 : f32 loc(#loc91)
    } -> tensor<20x16xf32> loc(#loc91)
    %expanded_87 = tensor.expand_shape %174 [[0, 1], [2]] output_shape [2, 10, 16] : tensor<20x16xf32> into tensor<2x10x16xf32> loc(#loc91)
    %175 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_87, %142 : tensor<2x10x16xf32>, tensor<2x10x16xf32>) outs(%5 : tensor<2x10x16xf32>) {
    ^bb0(%in: f32 loc("vit.layers.2.attention.o_proj"), %in_98: f32 loc("vit.layers.1"), %out: f32 loc("vit.layers.2")):
      %242 = arith.addf %in, %in_98 : f32 loc(#loc92)
      linalg.yield %242 : f32 loc(#loc92)
    } -> tensor<2x10x16xf32> loc(#loc92)
    %176 = linalg.generic {indexing_maps = [#map1, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%175 : tensor<2x10x16xf32>) outs(%16 : tensor<2x10x1xf32>) {
    ^bb0(%in: f32 loc("vit.layers.2"), %out: f32 loc("vit.layers.2.layernorm_after")):
      %242 = arith.addf %in, %out : f32 loc(#loc93)
      linalg.yield %242 : f32 loc(#loc93)
    } -> tensor<2x10x1xf32> loc(#loc93)
    %177 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%176 : tensor<2x10x1xf32>) outs(%15 : tensor<2x10x1xf32>) {
    ^bb0(%in: f32 loc("vit.layers.2.layernorm_after"), %out: f32 loc("vit.layers.2.layernorm_after")):
      %242 = arith.divf %in, %cst_7 : f32 loc(#loc93)
      linalg.yield %242 : f32 loc(#loc93)
    } -> tensor<2x10x1xf32> loc(#loc93)
    %178 = linalg.generic {indexing_maps = [#map1, #map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%175, %177 : tensor<2x10x16xf32>, tensor<2x10x1xf32>) outs(%5 : tensor<2x10x16xf32>) {
    ^bb0(%in: f32 loc("vit.layers.2"), %in_98: f32 loc("vit.layers.2.layernorm_after"), %out: f32 loc("vit.layers.2.layernorm_after")):
      %242 = arith.subf %in, %in_98 : f32 loc(#loc93)
      linalg.yield %242 : f32 loc(#loc93)
    } -> tensor<2x10x16xf32> loc(#loc93)
    %179 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%178, %178 : tensor<2x10x16xf32>, tensor<2x10x16xf32>) outs(%5 : tensor<2x10x16xf32>) {
    ^bb0(%in: f32 loc("vit.layers.2.layernorm_after"), %in_98: f32 loc("vit.layers.2.layernorm_after"), %out: f32 loc("vit.layers.2.layernorm_after")):
      %242 = arith.mulf %in, %in_98 : f32 loc(#loc93)
      linalg.yield %242 : f32 loc(#loc93)
    } -> tensor<2x10x16xf32> loc(#loc93)
    %180 = linalg.generic {indexing_maps = [#map1, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%179 : tensor<2x10x16xf32>) outs(%16 : tensor<2x10x1xf32>) {
    ^bb0(%in: f32 loc("vit.layers.2.layernorm_after"), %out: f32 loc("vit.layers.2.layernorm_after")):
      %242 = arith.addf %in, %out : f32 loc(#loc93)
      linalg.yield %242 : f32 loc(#loc93)
    } -> tensor<2x10x1xf32> loc(#loc93)
    %181 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%180 : tensor<2x10x1xf32>) outs(%15 : tensor<2x10x1xf32>) {
    ^bb0(%in: f32 loc("vit.layers.2.layernorm_after"), %out: f32 loc("vit.layers.2.layernorm_after")):
      %242 = arith.divf %in, %cst_7 : f32 loc(#loc93)
      linalg.yield %242 : f32 loc(#loc93)
    } -> tensor<2x10x1xf32> loc(#loc93)
    %182 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%181 : tensor<2x10x1xf32>) outs(%15 : tensor<2x10x1xf32>) {
    ^bb0(%in: f32 loc("vit.layers.2.layernorm_after"), %out: f32 loc("vit.layers.2.layernorm_after")):
      %242 = arith.truncf %cst_6 : f64 to f32 loc(#loc93)
      %243 = arith.addf %in, %242 : f32 loc(#loc93)
      linalg.yield %243 : f32 loc(#loc93)
    } -> tensor<2x10x1xf32> loc(#loc93)
    %183 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%182 : tensor<2x10x1xf32>) outs(%15 : tensor<2x10x1xf32>) {
    ^bb0(%in: f32 loc("vit.layers.2.layernorm_after"), %out: f32 loc("vit.layers.2.layernorm_after")):
      %242 = math.rsqrt %in : f32 loc(#loc93)
      linalg.yield %242 : f32 loc(#loc93)
    } -> tensor<2x10x1xf32> loc(#loc93)
    %184 = linalg.generic {indexing_maps = [#map1, #map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%178, %183 : tensor<2x10x16xf32>, tensor<2x10x1xf32>) outs(%5 : tensor<2x10x16xf32>) {
    ^bb0(%in: f32 loc("vit.layers.2.layernorm_after"), %in_98: f32 loc("vit.layers.2.layernorm_after"), %out: f32 loc("vit.layers.2.layernorm_after")):
      %242 = arith.mulf %in, %in_98 : f32 loc(#loc93)
      linalg.yield %242 : f32 loc(#loc93)
    } -> tensor<2x10x16xf32> loc(#loc93)
    %185 = linalg.generic {indexing_maps = [#map1, #map8, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%184, %arg46 : tensor<2x10x16xf32>, tensor<16xf32>) outs(%5 : tensor<2x10x16xf32>) {
    ^bb0(%in: f32 loc("vit.layers.2.layernorm_after"), %in_98: f32 loc("vit.layers.2.layernorm_after"), %out: f32 loc("vit.layers.2.layernorm_after")):
      %242 = arith.mulf %in, %in_98 : f32 loc(#loc93)
      linalg.yield %242 : f32 loc(#loc93)
    } -> tensor<2x10x16xf32> loc(#loc93)
    %186 = linalg.generic {indexing_maps = [#map1, #map8, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%185, %arg47 : tensor<2x10x16xf32>, tensor<16xf32>) outs(%5 : tensor<2x10x16xf32>) {
    ^bb0(%in: f32 loc("vit.layers.2.layernorm_after"), %in_98: f32 loc("vit.layers.2.layernorm_after"), %out: f32 loc("vit.layers.2.layernorm_after")):
      %242 = arith.addf %in, %in_98 : f32 loc(#loc93)
      linalg.yield %242 : f32 loc(#loc93)
    } -> tensor<2x10x16xf32> loc(#loc93)
    %collapsed_88 = tensor.collapse_shape %186 [[0, 1], [2]] : tensor<2x10x16xf32> into tensor<20x16xf32> loc(#loc94)
    %transposed_89 = linalg.transpose ins(%arg48 : tensor<32x16xf32>) outs(%78 : tensor<16x32xf32>) permutation = [1, 0]  loc(#loc94)
    %187 = linalg.matmul ins(%collapsed_88, %transposed_89 : tensor<20x16xf32>, tensor<16x32xf32>) outs(%80 : tensor<20x32xf32>) -> tensor<20x32xf32> loc(#loc94)
    %188 = linalg.generic {indexing_maps = [#map9, #map10], iterator_types = ["parallel", "parallel"]} ins(%arg49 : tensor<32xf32>) outs(%79 : tensor<20x32xf32>) {
    ^bb0(%in: f32 loc("vit.layers.2.mlp.fc1"), %out: f32 loc("vit.layers.2.mlp.fc1")):
      linalg.yield %in : f32 loc(#loc94)
    } -> tensor<20x32xf32> loc(#loc94)
    %189 = linalg.generic {indexing_maps = [#map10, #map10, #map10], iterator_types = ["parallel", "parallel"]} ins(%187, %188 : tensor<20x32xf32>, tensor<20x32xf32>) outs(%79 : tensor<20x32xf32>) {
    ^bb0(%in: f32 loc("vit.layers.2.mlp.fc1"), %in_98: f32 loc("vit.layers.2.mlp.fc1"), %out: f32 loc("vit.layers.2.mlp.fc1")):
      %242 = arith.addf %in, %in_98 : f32 loc(#loc94)
      linalg.yield %242 : f32 loc(#loc94)
    } -> tensor<20x32xf32> loc(#loc94)
    %expanded_90 = tensor.expand_shape %189 [[0, 1], [2]] output_shape [2, 10, 32] : tensor<20x32xf32> into tensor<2x10x32xf32> loc(#loc94)
    %190 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_90 : tensor<2x10x32xf32>) outs(%84 : tensor<2x10x32xf32>) {
    ^bb0(%in: f32 loc("vit.layers.2.mlp.fc1"), %out: f32 loc("vit.layers.2.mlp.activation_fn")):
      %242 = arith.divf %in, %cst_8 : f32 loc(#loc95)
      %243 = math.erf %242 : f32 loc(#loc95)
      %244 = arith.addf %243, %cst_1 : f32 loc(#loc95)
      %245 = arith.mulf %244, %cst_2 : f32 loc(#loc95)
      %246 = arith.mulf %in, %245 : f32 loc(#loc95)
      linalg.yield %246 : f32 loc(#loc95)
    } -> tensor<2x10x32xf32> loc(#loc95)
    %collapsed_91 = tensor.collapse_shape %190 [[0, 1], [2]] : tensor<2x10x32xf32> into tensor<20x32xf32> loc(#loc96)
    %transposed_92 = linalg.transpose ins(%arg50 : tensor<16x32xf32>) outs(%86 : tensor<32x16xf32>) permutation = [1, 0]  loc(#loc96)
    %191 = linalg.matmul ins(%collapsed_91, %transposed_92 : tensor<20x32xf32>, tensor<32x16xf32>) outs(%30 : tensor<20x16xf32>) -> tensor<20x16xf32> loc(#loc96)
    %192 = linalg.generic {indexing_maps = [#map9, #map10], iterator_types = ["parallel", "parallel"]} ins(%arg51 : tensor<16xf32>) outs(%29 : tensor<20x16xf32>) {
    ^bb0(%in: f32 loc("vit.layers.2.mlp.fc2"), %out: f32 loc("vit.layers.2.mlp.fc2")):
      linalg.yield %in : f32 loc(#loc96)
    } -> tensor<20x16xf32> loc(#loc96)
    %193 = linalg.generic {indexing_maps = [#map10, #map10, #map10], iterator_types = ["parallel", "parallel"]} ins(%191, %192 : tensor<20x16xf32>, tensor<20x16xf32>) outs(%29 : tensor<20x16xf32>) {
    ^bb0(%in: f32 loc("vit.layers.2.mlp.fc2"), %in_98: f32 loc("vit.layers.2.mlp.fc2"), %out: f32 loc("vit.layers.2.mlp.fc2")):
      %242 = arith.addf %in, %in_98 : f32 loc(#loc96)
      linalg.yield %242 : f32 loc(#loc96)
    } -> tensor<20x16xf32> loc(#loc96)
    %expanded_93 = tensor.expand_shape %193 [[0, 1], [2]] output_shape [2, 10, 16] : tensor<20x16xf32> into tensor<2x10x16xf32> loc(#loc96)
    %194 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_93, %175 : tensor<2x10x16xf32>, tensor<2x10x16xf32>) outs(%5 : tensor<2x10x16xf32>) {
    ^bb0(%in: f32 loc("vit.layers.2.mlp.fc2"), %in_98: f32 loc("vit.layers.2"), %out: f32 loc("vit.layers.2")):
      %242 = arith.addf %in, %in_98 : f32 loc(#loc92)
      linalg.yield %242 : f32 loc(#loc92)
    } -> tensor<2x10x16xf32> loc(#loc92)
    %195 = linalg.generic {indexing_maps = [#map1, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%194 : tensor<2x10x16xf32>) outs(%16 : tensor<2x10x1xf32>) {
    ^bb0(%in: f32 loc("vit.layers.2"), %out: f32 loc("vit.layernorm")):
      %242 = arith.addf %in, %out : f32 loc(#loc97)
      linalg.yield %242 : f32 loc(#loc97)
    } -> tensor<2x10x1xf32> loc(#loc97)
    %196 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%195 : tensor<2x10x1xf32>) outs(%15 : tensor<2x10x1xf32>) {
    ^bb0(%in: f32 loc("vit.layernorm"), %out: f32 loc("vit.layernorm")):
      %242 = arith.divf %in, %cst_7 : f32 loc(#loc97)
      linalg.yield %242 : f32 loc(#loc97)
    } -> tensor<2x10x1xf32> loc(#loc97)
    %197 = linalg.generic {indexing_maps = [#map1, #map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%194, %196 : tensor<2x10x16xf32>, tensor<2x10x1xf32>) outs(%5 : tensor<2x10x16xf32>) {
    ^bb0(%in: f32 loc("vit.layers.2"), %in_98: f32 loc("vit.layernorm"), %out: f32 loc("vit.layernorm")):
      %242 = arith.subf %in, %in_98 : f32 loc(#loc97)
      linalg.yield %242 : f32 loc(#loc97)
    } -> tensor<2x10x16xf32> loc(#loc97)
    %198 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%197, %197 : tensor<2x10x16xf32>, tensor<2x10x16xf32>) outs(%5 : tensor<2x10x16xf32>) {
    ^bb0(%in: f32 loc("vit.layernorm"), %in_98: f32 loc("vit.layernorm"), %out: f32 loc("vit.layernorm")):
      %242 = arith.mulf %in, %in_98 : f32 loc(#loc97)
      linalg.yield %242 : f32 loc(#loc97)
    } -> tensor<2x10x16xf32> loc(#loc97)
    %199 = linalg.generic {indexing_maps = [#map1, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%198 : tensor<2x10x16xf32>) outs(%16 : tensor<2x10x1xf32>) {
    ^bb0(%in: f32 loc("vit.layernorm"), %out: f32 loc("vit.layernorm")):
      %242 = arith.addf %in, %out : f32 loc(#loc97)
      linalg.yield %242 : f32 loc(#loc97)
    } -> tensor<2x10x1xf32> loc(#loc97)
    %200 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%199 : tensor<2x10x1xf32>) outs(%15 : tensor<2x10x1xf32>) {
    ^bb0(%in: f32 loc("vit.layernorm"), %out: f32 loc("vit.layernorm")):
      %242 = arith.divf %in, %cst_7 : f32 loc(#loc97)
      linalg.yield %242 : f32 loc(#loc97)
    } -> tensor<2x10x1xf32> loc(#loc97)
    %201 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%200 : tensor<2x10x1xf32>) outs(%15 : tensor<2x10x1xf32>) {
    ^bb0(%in: f32 loc("vit.layernorm"), %out: f32 loc("vit.layernorm")):
      %242 = arith.truncf %cst_6 : f64 to f32 loc(#loc97)
      %243 = arith.addf %in, %242 : f32 loc(#loc97)
      linalg.yield %243 : f32 loc(#loc97)
    } -> tensor<2x10x1xf32> loc(#loc97)
    %202 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%201 : tensor<2x10x1xf32>) outs(%15 : tensor<2x10x1xf32>) {
    ^bb0(%in: f32 loc("vit.layernorm"), %out: f32 loc("vit.layernorm")):
      %242 = math.rsqrt %in : f32 loc(#loc97)
      linalg.yield %242 : f32 loc(#loc97)
    } -> tensor<2x10x1xf32> loc(#loc97)
    %203 = linalg.generic {indexing_maps = [#map1, #map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%197, %202 : tensor<2x10x16xf32>, tensor<2x10x1xf32>) outs(%5 : tensor<2x10x16xf32>) {
    ^bb0(%in: f32 loc("vit.layernorm"), %in_98: f32 loc("vit.layernorm"), %out: f32 loc("vit.layernorm")):
      %242 = arith.mulf %in, %in_98 : f32 loc(#loc97)
      linalg.yield %242 : f32 loc(#loc97)
    } -> tensor<2x10x16xf32> loc(#loc97)
    %204 = linalg.generic {indexing_maps = [#map1, #map8, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%203, %arg52 : tensor<2x10x16xf32>, tensor<16xf32>) outs(%5 : tensor<2x10x16xf32>) {
    ^bb0(%in: f32 loc("vit.layernorm"), %in_98: f32 loc("vit.layernorm"), %out: f32 loc("vit.layernorm")):
      %242 = arith.mulf %in, %in_98 : f32 loc(#loc97)
      linalg.yield %242 : f32 loc(#loc97)
    } -> tensor<2x10x16xf32> loc(#loc97)
    %205 = linalg.generic {indexing_maps = [#map1, #map8, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%204, %arg53 : tensor<2x10x16xf32>, tensor<16xf32>) outs(%5 : tensor<2x10x16xf32>) {
    ^bb0(%in: f32 loc("vit.layernorm"), %in_98: f32 loc("vit.layernorm"), %out: f32 loc("vit.layernorm")):
      %242 = arith.addf %in, %in_98 : f32 loc(#loc97)
      linalg.yield %242 : f32 loc(#loc97)
    } -> tensor<2x10x16xf32> loc(#loc97)
    %extracted_slice = tensor.extract_slice %205[0, 0, 0] [2, 1, 16] [1, 1, 1] : tensor<2x10x16xf32> to tensor<2x1x16xf32> loc(#loc60)
    %collapsed_94 = tensor.collapse_shape %extracted_slice [[0, 1], [2]] : tensor<2x1x16xf32> into tensor<2x16xf32> loc(#loc60)
    %206 = tensor.empty() : tensor<16x10xf32> loc(#loc98)
    %transposed_95 = linalg.transpose ins(%arg54 : tensor<10x16xf32>) outs(%206 : tensor<16x10xf32>) permutation = [1, 0]  loc(#loc98)
    %207 = tensor.empty() : tensor<2x10xf32> loc(#loc98)
    %208 = linalg.fill ins(%cst : f32) outs(%207 : tensor<2x10xf32>) -> tensor<2x10xf32> loc(#loc98)
    %209 = linalg.matmul ins(%collapsed_94, %transposed_95 : tensor<2x16xf32>, tensor<16x10xf32>) outs(%208 : tensor<2x10xf32>) -> tensor<2x10xf32> loc(#loc98)
    %210 = linalg.generic {indexing_maps = [#map9, #map10], iterator_types = ["parallel", "parallel"]} ins(%arg55 : tensor<10xf32>) outs(%207 : tensor<2x10xf32>) {
    ^bb0(%in: f32 loc("classifier"), %out: f32 loc("classifier")):
      linalg.yield %in : f32 loc(#loc98)
    } -> tensor<2x10xf32> loc(#loc98)
    %211 = linalg.generic {indexing_maps = [#map10, #map10, #map10], iterator_types = ["parallel", "parallel"]} ins(%209, %210 : tensor<2x10xf32>, tensor<2x10xf32>) outs(%207 : tensor<2x10xf32>) {
    ^bb0(%in: f32 loc("classifier"), %in_98: f32 loc("classifier"), %out: f32 loc("classifier")):
      %242 = arith.addf %in, %in_98 : f32 loc(#loc98)
      linalg.yield %242 : f32 loc(#loc98)
    } -> tensor<2x10xf32> loc(#loc98)
    %212 = tensor.empty() : tensor<2xi64> loc(#loc60)
    %213 = linalg.fill ins(%c0_i64 : i64) outs(%212 : tensor<2xi64>) -> tensor<2xi64> loc(#loc60)
    %214 = tensor.empty() : tensor<2xf32> loc(#loc60)
    %215 = linalg.fill ins(%cst_0 : f32) outs(%214 : tensor<2xf32>) -> tensor<2xf32> loc(#loc60)
    %216:2 = linalg.generic {indexing_maps = [#map10, #map14, #map14], iterator_types = ["parallel", "reduction"]} ins(%211 : tensor<2x10xf32>) outs(%215, %213 : tensor<2xf32>, tensor<2xi64>) {
    ^bb0(%in: f32 loc("classifier"), %out: f32 loc("<loss>"), %out_98: i64 loc("<loss>")):
      %242 = linalg.index 1 : index loc(#loc60)
      %243 = arith.index_cast %242 : index to i64 loc(#loc60)
      %244 = arith.maximumf %in, %out : f32 loc(#loc60)
      %245 = arith.cmpf ogt, %in, %out : f32 loc(#loc60)
      %246 = arith.select %245, %243, %out_98 : i64 loc(#loc60)
      linalg.yield %244, %246 : f32, i64 loc(#loc60)
    } -> (tensor<2xf32>, tensor<2xi64>) loc(#loc60)
    %expanded_96 = tensor.expand_shape %216#0 [[0, 1]] output_shape [2, 1] : tensor<2xf32> into tensor<2x1xf32> loc(#loc60)
    %217 = linalg.generic {indexing_maps = [#map10, #map15, #map10], iterator_types = ["parallel", "parallel"]} ins(%211, %expanded_96 : tensor<2x10xf32>, tensor<2x1xf32>) outs(%207 : tensor<2x10xf32>) {
    ^bb0(%in: f32 loc("classifier"), %in_98: f32 loc("<loss>"), %out: f32 loc("<loss>")):
      %242 = arith.subf %in, %in_98 : f32 loc(#loc60)
      linalg.yield %242 : f32 loc(#loc60)
    } -> tensor<2x10xf32> loc(#loc60)
    %218 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = ["parallel", "parallel"]} ins(%217 : tensor<2x10xf32>) outs(%207 : tensor<2x10xf32>) {
    ^bb0(%in: f32 loc("<loss>"), %out: f32 loc("<loss>")):
      %242 = math.exp %in : f32 loc(#loc60)
      linalg.yield %242 : f32 loc(#loc60)
    } -> tensor<2x10xf32> loc(#loc60)
    %219 = tensor.empty() : tensor<2x1xf32> loc(#loc60)
    %220 = linalg.fill ins(%cst : f32) outs(%219 : tensor<2x1xf32>) -> tensor<2x1xf32> loc(#loc60)
    %221 = linalg.generic {indexing_maps = [#map10, #map15], iterator_types = ["parallel", "reduction"]} ins(%218 : tensor<2x10xf32>) outs(%220 : tensor<2x1xf32>) {
    ^bb0(%in: f32 loc("<loss>"), %out: f32 loc("<loss>")):
      %242 = arith.addf %in, %out : f32 loc(#loc60)
      linalg.yield %242 : f32 loc(#loc60)
    } -> tensor<2x1xf32> loc(#loc60)
    %222 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = ["parallel", "parallel"]} ins(%221 : tensor<2x1xf32>) outs(%219 : tensor<2x1xf32>) {
    ^bb0(%in: f32 loc("<loss>"), %out: f32 loc("<loss>")):
      %242 = math.log %in : f32 loc(#loc60)
      linalg.yield %242 : f32 loc(#loc60)
    } -> tensor<2x1xf32> loc(#loc60)
    %223 = linalg.generic {indexing_maps = [#map10, #map15, #map10], iterator_types = ["parallel", "parallel"]} ins(%217, %222 : tensor<2x10xf32>, tensor<2x1xf32>) outs(%207 : tensor<2x10xf32>) {
    ^bb0(%in: f32 loc("<loss>"), %in_98: f32 loc("<loss>"), %out: f32 loc("<loss>")):
      %242 = arith.subf %in, %in_98 : f32 loc(#loc60)
      linalg.yield %242 : f32 loc(#loc60)
    } -> tensor<2x10xf32> loc(#loc60)
    %224 = tensor.empty() : tensor<2xi1> loc(#loc60)
    %225 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%arg57 : tensor<2xi64>) outs(%224 : tensor<2xi1>) {
    ^bb0(%in: i64 loc("<loss>"), %out: i1 loc("<loss>")):
      %242 = arith.cmpi ne, %in, %c-100_i64 : i64 loc(#loc60)
      linalg.yield %242 : i1 loc(#loc60)
    } -> tensor<2xi1> loc(#loc60)
    %226 = linalg.generic {indexing_maps = [#map3, #map3, #map16, #map3], iterator_types = ["parallel"]} ins(%225, %arg57, %cst_10 : tensor<2xi1>, tensor<2xi64>, tensor<i64>) outs(%212 : tensor<2xi64>) {
    ^bb0(%in: i1 loc("<loss>"), %in_98: i64 loc("<loss>"), %in_99: i64 loc("<loss>"), %out: i64 loc("<loss>")):
      %242 = arith.select %in, %in_98, %in_99 : i64 loc(#loc60)
      linalg.yield %242 : i64 loc(#loc60)
    } -> tensor<2xi64> loc(#loc60)
    %227 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%226 : tensor<2xi64>) outs(%212 : tensor<2xi64>) {
    ^bb0(%in: i64 loc("<loss>"), %out: i64 loc("<loss>")):
      %242 = arith.index_cast %in : i64 to index loc(#loc60)
      %extracted = tensor.extract %8[%242] : tensor<10xi64> loc(#loc60)
      linalg.yield %extracted : i64 loc(#loc60)
    } -> tensor<2xi64> loc(#loc60)
    %228 = linalg.generic {indexing_maps = [#map3, #map3, #map16, #map3], iterator_types = ["parallel"]} ins(%225, %227, %cst_9 : tensor<2xi1>, tensor<2xi64>, tensor<i64>) outs(%212 : tensor<2xi64>) {
    ^bb0(%in: i1 loc("<loss>"), %in_98: i64 loc("<loss>"), %in_99: i64 loc("<loss>"), %out: i64 loc("<loss>")):
      %242 = arith.select %in, %in_98, %in_99 : i64 loc(#loc60)
      linalg.yield %242 : i64 loc(#loc60)
    } -> tensor<2xi64> loc(#loc60)
    %expanded_97 = tensor.expand_shape %228 [[0, 1]] output_shape [2, 1] : tensor<2xi64> into tensor<2x1xi64> loc(#loc60)
    %229 = tensor.empty() : tensor<2x10xi1> loc(#loc60)
    %230 = linalg.generic {indexing_maps = [#map15, #map9, #map10], iterator_types = ["parallel", "parallel"]} ins(%expanded_97, %8 : tensor<2x1xi64>, tensor<10xi64>) outs(%229 : tensor<2x10xi1>) {
    ^bb0(%in: i64 loc("<loss>"), %in_98: i64 loc("<loss>"), %out: i1 loc("<loss>")):
      %242 = arith.cmpi eq, %in, %in_98 : i64 loc(#loc60)
      linalg.yield %242 : i1 loc(#loc60)
    } -> tensor<2x10xi1> loc(#loc60)
    %231 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = ["parallel", "parallel"]} ins(%230 : tensor<2x10xi1>) outs(%207 : tensor<2x10xf32>) {
    ^bb0(%in: i1 loc("<loss>"), %out: f32 loc("<loss>")):
      %242 = arith.uitofp %in : i1 to f32 loc(#loc60)
      linalg.yield %242 : f32 loc(#loc60)
    } -> tensor<2x10xf32> loc(#loc60)
    %232 = linalg.generic {indexing_maps = [#map10, #map10, #map10], iterator_types = ["parallel", "parallel"]} ins(%223, %231 : tensor<2x10xf32>, tensor<2x10xf32>) outs(%207 : tensor<2x10xf32>) {
    ^bb0(%in: f32 loc("<loss>"), %in_98: f32 loc("<loss>"), %out: f32 loc("<loss>")):
      %242 = arith.mulf %in, %in_98 : f32 loc(#loc60)
      linalg.yield %242 : f32 loc(#loc60)
    } -> tensor<2x10xf32> loc(#loc60)
    %233 = linalg.fill ins(%cst : f32) outs(%214 : tensor<2xf32>) -> tensor<2xf32> loc(#loc60)
    %234 = linalg.generic {indexing_maps = [#map10, #map14], iterator_types = ["parallel", "reduction"]} ins(%232 : tensor<2x10xf32>) outs(%233 : tensor<2xf32>) {
    ^bb0(%in: f32 loc("<loss>"), %out: f32 loc("<loss>")):
      %242 = arith.addf %in, %out : f32 loc(#loc60)
      linalg.yield %242 : f32 loc(#loc60)
    } -> tensor<2xf32> loc(#loc60)
    %235 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%234 : tensor<2xf32>) outs(%214 : tensor<2xf32>) {
    ^bb0(%in: f32 loc("<loss>"), %out: f32 loc("<loss>")):
      %242 = arith.negf %in : f32 loc(#loc60)
      linalg.yield %242 : f32 loc(#loc60)
    } -> tensor<2xf32> loc(#loc60)
    %236 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%225 : tensor<2xi1>) outs(%214 : tensor<2xf32>) {
    ^bb0(%in: i1 loc("<loss>"), %out: f32 loc("<loss>")):
      %242 = arith.uitofp %in : i1 to f32 loc(#loc60)
      linalg.yield %242 : f32 loc(#loc60)
    } -> tensor<2xf32> loc(#loc60)
    %237 = tensor.empty() : tensor<f32> loc(#loc60)
    %238 = linalg.fill ins(%cst : f32) outs(%237 : tensor<f32>) -> tensor<f32> loc(#loc60)
    %239 = linalg.generic {indexing_maps = [#map3, #map16], iterator_types = ["reduction"]} ins(%236 : tensor<2xf32>) outs(%238 : tensor<f32>) {
    ^bb0(%in: f32 loc("<loss>"), %out: f32 loc("<loss>")):
      %242 = arith.addf %in, %out : f32 loc(#loc60)
      linalg.yield %242 : f32 loc(#loc60)
    } -> tensor<f32> loc(#loc60)
    %240 = linalg.generic {indexing_maps = [#map3, #map16], iterator_types = ["reduction"]} ins(%235 : tensor<2xf32>) outs(%238 : tensor<f32>) {
    ^bb0(%in: f32 loc("<loss>"), %out: f32 loc("<loss>")):
      %242 = arith.addf %in, %out : f32 loc(#loc60)
      linalg.yield %242 : f32 loc(#loc60)
    } -> tensor<f32> loc(#loc60)
    %241 = linalg.generic {indexing_maps = [#map17, #map17, #map17], iterator_types = []} ins(%240, %239 : tensor<f32>, tensor<f32>) outs(%237 : tensor<f32>) {
    ^bb0(%in: f32 loc("<loss>"), %in_98: f32 loc("<loss>"), %out: f32 loc("<loss>")):
      %242 = arith.divf %in, %in_98 : f32 loc(#loc60)
      linalg.yield %242 : f32 loc(#loc60)
    } -> tensor<f32> loc(#loc60)
    return %241 : tensor<f32> loc(#loc60)
  } loc(#loc1)
} loc(#loc)
#loc = loc(unknown)
#loc1 = loc("vit.embeddings.patch_embeddings.projection")
#loc64 = loc("vit.embeddings.patch_embeddings")
