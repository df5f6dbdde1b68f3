#loc1 = loc("<loss>")
#loc2 = loc("model.embed_tokens.weight")
#loc3 = loc("model.layers.0.self_attn.q_proj.weight")
#loc4 = loc("model.layers.0.self_attn.k_proj.weight")
#loc5 = loc("model.layers.0.self_attn.v_proj.weight")
#loc6 = loc("model.layers.0.self_attn.o_proj.weight")
#loc7 = loc("model.layers.0.mlp.gate.weight")
#loc8 = loc("model.layers.0.mlp.experts.gate_up_proj")
#loc9 = loc("model.layers.0.mlp.experts.down_proj")
#loc10 = loc("model.layers.0.input_layernorm.weight")
#loc11 = loc("model.layers.0.post_attention_layernorm.weight")
#loc12 = loc("model.layers.1.self_attn.q_proj.weight")
#loc13 = loc("model.layers.1.self_attn.k_proj.weight")
#loc14 = loc("model.layers.1.self_attn.v_proj.weight")
#loc15 = loc("model.layers.1.self_attn.o_proj.weight")
#loc16 = loc("model.layers.1.mlp.gate.weight")
#loc17 = loc("model.layers.1.mlp.experts.gate_up_proj")
#loc18 = loc("model.layers.1.mlp.experts.down_proj")
#loc19 = loc("model.layers.1.input_layernorm.weight")
#loc20 = loc("model.layers.1.post_attention_layernorm.weight")
#loc21 = loc("model.norm.weight")
#loc22 = loc("lm_head.weight")
#loc23 = loc("input_ids")
#loc24 = loc("labels")
#loc25 = loc("model.layers.0.mlp.gate")
#loc26 = loc("model.layers.0.input_layernorm")
#loc27 = loc("model.rotary_emb")
#loc28 = loc("model.embed_tokens")
#loc30 = loc("model.layers.0.self_attn")
#loc33 = loc("model.layers.0.self_attn.o_proj")
#loc34 = loc("model.layers.0")
#loc35 = loc("model.layers.0.post_attention_layernorm")
#loc36 = loc("model.layers.0.mlp")
#loc37 = loc("model.layers.0.mlp.experts")
#loc38 = loc("model.layers.0.mlp.experts.act_fn")
#loc39 = loc("model.layers.1.input_layernorm")
#loc41 = loc("model.layers.1.self_attn")
#loc44 = loc("model.layers.1.self_attn.o_proj")
#loc45 = loc("model.layers.1")
#loc46 = loc("model.layers.1.post_attention_layernorm")
#loc47 = loc("model.layers.1.mlp")
#loc48 = loc("model.layers.1.mlp.gate")
#loc49 = loc("model.layers.1.mlp.experts")
#loc50 = loc("model.layers.1.mlp.experts.act_fn")
#loc51 = loc("model.norm")
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1) -> (0, d1)>
#map2 = affine_map<(d0, d1) -> (d0, 0)>
#map3 = affine_map<(d0, d1) -> (d0, d1)>
#map4 = affine_map<(d0, d1) -> ()>
#map5 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map6 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map7 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map8 = affine_map<(d0, d1, d2) -> (d2)>
#map9 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map10 = affine_map<(d0, d1, d2, d3) -> (0, 0, d2, d3)>
#map11 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d3, d4)>
#map12 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
#map13 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map14 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map15 = affine_map<(d0, d1) -> (d0)>
#map16 = affine_map<(d0, d1) -> (d1)>
#map17 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map18 = affine_map<(d0, d1, d2) -> (d0)>
#map19 = affine_map<(d0) -> ()>
#map20 = affine_map<() -> ()>
module {
  func.func @main(%arg0: tensor<64x16xf32> {pipe.parameter = "model.embed_tokens.weight"} loc("model.embed_tokens.weight"), %arg1: tensor<16x16xf32> {pipe.parameter = "model.layers.0.self_attn.q_proj.weight"} loc("model.layers.0.self_attn.q_proj.weight"), %arg2: tensor<8x16xf32> {pipe.parameter = "model.layers.0.self_attn.k_proj.weight"} loc("model.layers.0.self_attn.k_proj.weight"), %arg3: tensor<8x16xf32> {pipe.parameter = "model.layers.0.self_attn.v_proj.weight"} loc("model.layers.0.self_attn.v_proj.weight"), %arg4: tensor<16x16xf32> {pipe.parameter = "model.layers.0.self_attn.o_proj.weight"} loc("model.layers.0.self_attn.o_proj.weight"), %arg5: tensor<4x16xf32> {pipe.parameter = "model.layers.0.mlp.gate.weight"} loc("model.layers.0.mlp.gate.weight"), %arg6: tensor<4x48x16xf32> {pipe.parameter = "model.layers.0.mlp.experts.gate_up_proj"} loc("model.layers.0.mlp.experts.gate_up_proj"), %arg7: tensor<4x16x24xf32> {pipe.parameter = "model.layers.0.mlp.experts.down_proj"} loc("model.layers.0.mlp.experts.down_proj"), %arg8: tensor<16xf32> {pipe.parameter = "model.layers.0.input_layernorm.weight"} loc("model.layers.0.input_layernorm.weight"), %arg9: tensor<16xf32> {pipe.parameter = "model.layers.0.post_attention_layernorm.weight"} loc("model.layers.0.post_attention_layernorm.weight"), %arg10: tensor<16x16xf32> {pipe.parameter = "model.layers.1.self_attn.q_proj.weight"} loc("model.layers.1.self_attn.q_proj.weight"), %arg11: tensor<8x16xf32> {pipe.parameter = "model.layers.1.self_attn.k_proj.weight"} loc("model.layers.1.self_attn.k_proj.weight"), %arg12: tensor<8x16xf32> {pipe.parameter = "model.layers.1.self_attn.v_proj.weight"} loc("model.layers.1.self_attn.v_proj.weight"), %arg13: tensor<16x16xf32> {pipe.parameter = "model.layers.1.self_attn.o_proj.weight"} loc("model.layers.1.self_attn.o_proj.weight"), %arg14: tensor<4x16xf32> {pipe.parameter = "model.layers.1.mlp.gate.weight"} loc("model.layers.1.mlp.gate.weight"), %arg15: tensor<4x48x16xf32> {pipe.parameter = "model.layers.1.mlp.experts.gate_up_proj"} loc("model.layers.1.mlp.experts.gate_up_proj"), %arg16: tensor<4x16x24xf32> {pipe.parameter = "model.layers.1.mlp.experts.down_proj"} loc("model.layers.1.mlp.experts.down_proj"), %arg17: tensor<16xf32> {pipe.parameter = "model.layers.1.input_layernorm.weight"} loc("model.layers.1.input_layernorm.weight"), %arg18: tensor<16xf32> {pipe.parameter = "model.layers.1.post_attention_layernorm.weight"} loc("model.layers.1.post_attention_layernorm.weight"), %arg19: tensor<16xf32> {pipe.parameter = "model.norm.weight"} loc("model.norm.weight"), %arg20: tensor<64x16xf32> {pipe.parameter = "lm_head.weight"} loc("lm_head.weight"), %arg21: tensor<2x8xi64> {pipe.input = "input_ids"} loc("input_ids"), %arg22: tensor<2x8xi64> {pipe.input = "labels"} loc("labels")) -> (tensor<f32> {pipe.loss = "loss"}) {
    %c-100_i64 = arith.constant -100 : i64 loc(#loc)
    %c4_i64 = arith.constant 4 : i64 loc(#loc)
    %c0_i64 = arith.constant 0 : i64 loc(#loc)
    %c64 = arith.constant 64 : index loc(#loc)
    %cst = arith.constant 0.000000e+00 : f32 loc(#loc)
    %cst_0 = arith.constant 0xFF800000 : f32 loc(#loc)
    %cst_1 = arith.constant 1.000000e+00 : f32 loc(#loc)
    %cst_2 = arith.constant dense<0xFF800000> : tensor<f32> loc(#loc25)
    %cst_3 = arith.constant dense<0.000000e+00> : tensor<f32> loc(#loc1)
    %cst_4 = arith.constant dense<-3.40282347E+38> : tensor<f32> loc(#loc1)
    %cst_5 = arith.constant 1.000000e-05 : f64 loc(#loc26)
    %cst_6 = arith.constant dense<[1.000000e+00, 1.000000e-03]> : tensor<2xf32> loc(#loc27)
    %cst_7 = arith.constant 1.600000e+01 : f32 loc(#loc)
    %cst_8 = arith.constant 5.000000e-01 : f32 loc(#loc)
    %cst_9 = arith.constant dense<-1> : tensor<i64> loc(#loc1)
    %cst_10 = arith.constant dense<0> : tensor<i64> loc(#loc1)
    %0 = tensor.empty() : tensor<8xi64> loc(#loc1)
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<8xi64>) {
    ^bb0(%out: i64 loc("<loss>")):
      %232 = linalg.index 0 : index loc(#loc1)
      %233 = arith.index_cast %232 : index to i64 loc(#loc1)
      linalg.yield %233 : i64 loc(#loc1)
    } -> tensor<8xi64> loc(#loc1)
    %expanded = tensor.expand_shape %1 [[0, 1]] output_shape [8, 1] : tensor<8xi64> into tensor<8x1xi64> loc(#loc1)
    %expanded_11 = tensor.expand_shape %1 [[0, 1]] output_shape [1, 8] : tensor<8xi64> into tensor<1x8xi64> loc(#loc1)
    %2 = tensor.empty() : tensor<8x8xi1> loc(#loc1)
    %3 = linalg.generic {indexing_maps = [#map1, #map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%expanded_11, %expanded : tensor<1x8xi64>, tensor<8x1xi64>) outs(%2 : tensor<8x8xi1>) {
    ^bb0(%in: i64 loc("<loss>"), %in_115: i64 loc("<loss>"), %out: i1 loc("<loss>")):
      %232 = arith.cmpi sle, %in, %in_115 : i64 loc(#loc1)
      linalg.yield %232 : i1 loc(#loc1)
    } -> tensor<8x8xi1> loc(#loc1)
    %4 = tensor.empty() : tensor<8x8xf32> loc(#loc1)
    %5 = linalg.generic {indexing_maps = [#map3, #map4, #map4, #map3], iterator_types = ["parallel", "parallel"]} ins(%3, %cst_3, %cst_4 : tensor<8x8xi1>, tensor<f32>, tensor<f32>) outs(%4 : tensor<8x8xf32>) {
    ^bb0(%in: i1 loc("<loss>"), %in_115: f32 loc("<loss>"), %in_116: f32 loc("<loss>"), %out: f32 loc("<loss>")):
      %232 = arith.select %in, %in_115, %in_116 : f32 loc(#loc1)
      linalg.yield %232 : f32 loc(#loc1)
    } -> tensor<8x8xf32> loc(#loc1)
    %expanded_12 = tensor.expand_shape %5 [[0, 1, 2], [3]] output_shape [1, 1, 8, 8] : tensor<8x8xf32> into tensor<1x1x8x8xf32> loc(#loc1)
    %6 = tensor.empty() : tensor<2x8x16xf32> loc(#loc28)
    %7 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg21 : tensor<2x8xi64>) outs(%6 : tensor<2x8x16xf32>) {
    ^bb0(%in: i64 loc("model.embed_tokens"), %out: f32 loc("model.embed_tokens")):
      %232 = arith.index_cast %in : i64 to index loc(#loc28)
      %233 = linalg.index 2 : index loc(#loc28)
      %234 = arith.cmpi slt, %232, %c64 : index loc(#loc28)
      cf.assert %234, "index must be smaller than dim size" loc(#loc28)
      %235 = arith.cmpi sge, %in, %c0_i64 : i64 loc(#loc28)
      cf.assert %235, "index must be larger or equal to 0" loc(#loc28)
      %extracted = tensor.extract %arg0[%232, %233] : tensor<64x16xf32> loc(#loc28)
      linalg.yield %extracted : f32 loc(#loc28)
    } -> tensor<2x8x16xf32> loc(#loc28)
    %expanded_13 = tensor.expand_shape %1 [[0, 1, 2]] output_shape [1, 8, 1] : tensor<8xi64> into tensor<1x8x1xi64> loc(#loc27)
    %8 = tensor.empty() : tensor<1x8x1xf32> loc(#loc27)
    %9 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_13 : tensor<1x8x1xi64>) outs(%8 : tensor<1x8x1xf32>) {
    ^bb0(%in: i64 loc("model.rotary_emb"), %out: f32 loc("model.rotary_emb")):
      %232 = arith.sitofp %in : i64 to f32 loc(#loc27)
      linalg.yield %232 : f32 loc(#loc27)
    } -> tensor<1x8x1xf32> loc(#loc27)
    %10 = tensor.empty() : tensor<1x8x2xf32> loc(#loc27)
    %11 = linalg.generic {indexing_maps = [#map7, #map8, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%9, %cst_6 : tensor<1x8x1xf32>, tensor<2xf32>) outs(%10 : tensor<1x8x2xf32>) {
    ^bb0(%in: f32 loc("model.rotary_emb"), %in_115: f32 loc("model.rotary_emb"), %out: f32 loc("model.rotary_emb")):
      %232 = arith.mulf %in, %in_115 : f32 loc(#loc27)
      linalg.yield %232 : f32 loc(#loc27)
    } -> tensor<1x8x2xf32> loc(#loc27)
    %concat = tensor.concat dim(2) %11, %11 : (tensor<1x8x2xf32>, tensor<1x8x2xf32>) -> tensor<1x8x4xf32> loc(#loc27)
    %12 = tensor.empty() : tensor<1x8x4xf32> loc(#loc27)
    %13 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%concat : tensor<1x8x4xf32>) outs(%12 : tensor<1x8x4xf32>) {
    ^bb0(%in: f32 loc("model.rotary_emb"), %out: f32 loc("model.rotary_emb")):
      %232 = math.cos %in : f32 loc(#loc27)
      linalg.yield %232 : f32 loc(#loc27)
    } -> tensor<1x8x4xf32> loc(#loc27)
    %14 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%concat : tensor<1x8x4xf32>) outs(%12 : tensor<1x8x4xf32>) {
    ^bb0(%in: f32 loc("model.rotary_emb"), %out: f32 loc("model.rotary_emb")):
      %232 = math.sin %in : f32 loc(#loc27)
      linalg.yield %232 : f32 loc(#loc27)
    } -> tensor<1x8x4xf32> loc(#loc27)
    %15 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%7, %7 : tensor<2x8x16xf32>, tensor<2x8x16xf32>) outs(%6 : tensor<2x8x16xf32>) {
    ^bb0(%in: f32 loc("model.embed_tokens"), %in_115: f32 loc("model.embed_tokens"), %out: f32 loc("model.layers.0.input_layernorm")):
      %232 = arith.mulf %in, %in_115 : f32 loc(#loc26)
      linalg.yield %232 : f32 loc(#loc26)
    } -> tensor<2x8x16xf32> loc(#loc26)
    %16 = tensor.empty() : tensor<2x8x1xf32> loc(#loc26)
    %17 = linalg.fill ins(%cst : f32) outs(%16 : tensor<2x8x1xf32>) -> tensor<2x8x1xf32> loc(#loc26)
    %18 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%15 : tensor<2x8x16xf32>) outs(%17 : tensor<2x8x1xf32>) {
    ^bb0(%in: f32 loc("model.layers.0.input_layernorm"), %out: f32 loc("model.layers.0.input_layernorm")):
      %232 = arith.addf %in, %out : f32 loc(#loc26)
      linalg.yield %232 : f32 loc(#loc26)
    } -> tensor<2x8x1xf32> loc(#loc26)
    %19 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%18 : tensor<2x8x1xf32>) outs(%16 : tensor<2x8x1xf32>) {
    ^bb0(%in: f32 loc("model.layers.0.input_layernorm"), %out: f32 loc("model.layers.0.input_layernorm")):
      %232 = arith.divf %in, %cst_7 : f32 loc(#loc26)
      linalg.yield %232 : f32 loc(#loc26)
    } -> tensor<2x8x1xf32> loc(#loc26)
    %20 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%19 : tensor<2x8x1xf32>) outs(%16 : tensor<2x8x1xf32>) {
    ^bb0(%in: f32 loc("model.layers.0.input_layernorm"), %out: f32 loc("model.layers.0.input_layernorm")):
      %232 = arith.truncf %cst_5 : f64 to f32 loc(#loc26)
      %233 = arith.addf %in, %232 : f32 loc(#loc26)
      linalg.yield %233 : f32 loc(#loc26)
    } -> tensor<2x8x1xf32> loc(#loc26)
    %21 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%20 : tensor<2x8x1xf32>) outs(%16 : tensor<2x8x1xf32>) {
    ^bb0(%in: f32 loc("model.layers.0.input_layernorm"), %out: f32 loc("model.layers.0.input_layernorm")):
      %232 = math.rsqrt %in : f32 loc(#loc26)
      linalg.yield %232 : f32 loc(#loc26)
    } -> tensor<2x8x1xf32> loc(#loc26)
    %22 = linalg.generic {indexing_maps = [#map6, #map7, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%7, %21 : tensor<2x8x16xf32>, tensor<2x8x1xf32>) outs(%6 : tensor<2x8x16xf32>) {
    ^bb0(%in: f32 loc("model.embed_tokens"), %in_115: f32 loc("model.layers.0.input_layernorm"), %out: f32 loc("model.layers.0.input_layernorm")):
      %232 = arith.mulf %in, %in_115 : f32 loc(#loc26)
      linalg.yield %232 : f32 loc(#loc26)
    } -> tensor<2x8x16xf32> loc(#loc26)
    %23 = linalg.generic {indexing_maps = [#map8, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg8, %22 : tensor<16xf32>, tensor<2x8x16xf32>) outs(%6 : tensor<2x8x16xf32>) {
    ^bb0(%in: f32 loc("model.layers.0.input_layernorm"), %in_115: f32 loc("model.layers.0.input_layernorm"), %out: f32 loc("model.layers.0.input_layernorm")):
      %232 = arith.mulf %in, %in_115 : f32 loc(#loc26)
      linalg.yield %232 : f32 loc(#loc26)
    } -> tensor<2x8x16xf32> loc(#loc26)
    %24 = tensor.empty() : tensor<16x16xf32> loc(#loc29)
    %transposed = linalg.transpose ins(%arg1 : tensor<16x16xf32>) outs(%24 : tensor<16x16xf32>) permutation = [1, 0]  loc(#loc29)
    %collapsed = tensor.collapse_shape %23 [[0, 1], [2]] : tensor<2x8x16xf32> into tensor<16x16xf32> loc(#loc29)
    %25 = linalg.fill ins(%cst : f32) outs(%24 : tensor<16x16xf32>) -> tensor<16x16xf32> loc(#loc29)
    %26 = linalg.matmul ins(%collapsed, %transposed : tensor<16x16xf32>, tensor<16x16xf32>) outs(%25 : tensor<16x16xf32>) -> tensor<16x16xf32> loc(#loc29)
    %expanded_14 = tensor.expand_shape %26 [[0, 1], [2, 3]] output_shape [2, 8, 4, 4] : tensor<16x16xf32> into tensor<2x8x4x4xf32> loc(#loc30)
    %27 = tensor.empty() : tensor<2x4x8x4xf32> loc(#loc30)
    %transposed_15 = linalg.transpose ins(%expanded_14 : tensor<2x8x4x4xf32>) outs(%27 : tensor<2x4x8x4xf32>) permutation = [0, 2, 1, 3]  loc(#loc30)
    %28 = tensor.empty() : tensor<16x8xf32> loc(#loc31)
    %transposed_16 = linalg.transpose ins(%arg2 : tensor<8x16xf32>) outs(%28 : tensor<16x8xf32>) permutation = [1, 0]  loc(#loc31)
    %29 = linalg.fill ins(%cst : f32) outs(%28 : tensor<16x8xf32>) -> tensor<16x8xf32> loc(#loc31)
    %30 = linalg.matmul ins(%collapsed, %transposed_16 : tensor<16x16xf32>, tensor<16x8xf32>) outs(%29 : tensor<16x8xf32>) -> tensor<16x8xf32> loc(#loc31)
    %expanded_17 = tensor.expand_shape %30 [[0, 1], [2, 3]] output_shape [2, 8, 2, 4] : tensor<16x8xf32> into tensor<2x8x2x4xf32> loc(#loc30)
    %31 = tensor.empty() : tensor<2x2x8x4xf32> loc(#loc30)
    %transposed_18 = linalg.transpose ins(%expanded_17 : tensor<2x8x2x4xf32>) outs(%31 : tensor<2x2x8x4xf32>) permutation = [0, 2, 1, 3]  loc(#loc30)
    %transposed_19 = linalg.transpose ins(%arg3 : tensor<8x16xf32>) outs(%28 : tensor<16x8xf32>) permutation = [1, 0]  loc(#loc32)
    %32 = linalg.matmul ins(%collapsed, %transposed_19 : tensor<16x16xf32>, tensor<16x8xf32>) outs(%29 : tensor<16x8xf32>) -> tensor<16x8xf32> loc(#loc32)
    %expanded_20 = tensor.expand_shape %32 [[0, 1], [2, 3]] output_shape [2, 8, 2, 4] : tensor<16x8xf32> into tensor<2x8x2x4xf32> loc(#loc30)
    %transposed_21 = linalg.transpose ins(%expanded_20 : tensor<2x8x2x4xf32>) outs(%31 : tensor<2x2x8x4xf32>) permutation = [0, 2, 1, 3]  loc(#loc30)
    %expanded_22 = tensor.expand_shape %13 [[0], [1, 2], [3]] output_shape [1, 1, 8, 4] : tensor<1x8x4xf32> into tensor<1x1x8x4xf32> loc(#loc30)
    %expanded_23 = tensor.expand_shape %14 [[0], [1, 2], [3]] output_shape [1, 1, 8, 4] : tensor<1x8x4xf32> into tensor<1x1x8x4xf32> loc(#loc30)
    %33 = linalg.generic {indexing_maps = [#map9, #map10, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_15, %expanded_22 : tensor<2x4x8x4xf32>, tensor<1x1x8x4xf32>) outs(%27 : tensor<2x4x8x4xf32>) {
    ^bb0(%in: f32 loc("model.layers.0.self_attn"), %in_115: f32 loc("model.layers.0.self_attn"), %out: f32 loc("model.layers.0.self_attn")):
      %232 = arith.mulf %in, %in_115 : f32 loc(#loc30)
      linalg.yield %232 : f32 loc(#loc30)
    } -> tensor<2x4x8x4xf32> loc(#loc30)
    %extracted_slice = tensor.extract_slice %transposed_15[0, 0, 0, 0] [2, 4, 8, 2] [1, 1, 1, 1] : tensor<2x4x8x4xf32> to tensor<2x4x8x2xf32> loc(#loc30)
    %extracted_slice_24 = tensor.extract_slice %transposed_15[0, 0, 0, 2] [2, 4, 8, 2] [1, 1, 1, 1] : tensor<2x4x8x4xf32> to tensor<2x4x8x2xf32> loc(#loc30)
    %34 = tensor.empty() : tensor<2x4x8x2xf32> loc(#loc30)
    %35 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_24 : tensor<2x4x8x2xf32>) outs(%34 : tensor<2x4x8x2xf32>) {
    ^bb0(%in: f32 loc("model.layers.0.self_attn"), %out: f32 loc("model.layers.0.self_attn")):
      %232 = arith.negf %in : f32 loc(#loc30)
      linalg.yield %232 : f32 loc(#loc30)
    } -> tensor<2x4x8x2xf32> loc(#loc30)
    %concat_25 = tensor.concat dim(3) %35, %extracted_slice : (tensor<2x4x8x2xf32>, tensor<2x4x8x2xf32>) -> tensor<2x4x8x4xf32> loc(#loc30)
    %36 = linalg.generic {indexing_maps = [#map9, #map10, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_25, %expanded_23 : tensor<2x4x8x4xf32>, tensor<1x1x8x4xf32>) outs(%27 : tensor<2x4x8x4xf32>) {
    ^bb0(%in: f32 loc("model.layers.0.self_attn"), %in_115: f32 loc("model.layers.0.self_attn"), %out: f32 loc("model.layers.0.self_attn")):
      %232 = arith.mulf %in, %in_115 : f32 loc(#loc30)
      linalg.yield %232 : f32 loc(#loc30)
    } -> tensor<2x4x8x4xf32> loc(#loc30)
    %37 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%33, %36 : tensor<2x4x8x4xf32>, tensor<2x4x8x4xf32>) outs(%27 : tensor<2x4x8x4xf32>) {
    ^bb0(%in: f32 loc("model.layers.0.self_attn"), %in_115: f32 loc("model.layers.0.self_attn"), %out: f32 loc("model.layers.0.self_attn")):
      %232 = arith.addf %in, %in_115 : f32 loc(#loc30)
      linalg.yield %232 : f32 loc(#loc30)
    } -> tensor<2x4x8x4xf32> loc(#loc30)
    %38 = linalg.generic {indexing_maps = [#map9, #map10, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_18, %expanded_22 : tensor<2x2x8x4xf32>, tensor<1x1x8x4xf32>) outs(%31 : tensor<2x2x8x4xf32>) {
    ^bb0(%in: f32 loc("model.layers.0.self_attn"), %in_115: f32 loc("model.layers.0.self_attn"), %out: f32 loc("model.layers.0.self_attn")):
      %232 = arith.mulf %in, %in_115 : f32 loc(#loc30)
      linalg.yield %232 : f32 loc(#loc30)
    } -> tensor<2x2x8x4xf32> loc(#loc30)
    %extracted_slice_26 = tensor.extract_slice %transposed_18[0, 0, 0, 0] [2, 2, 8, 2] [1, 1, 1, 1] : tensor<2x2x8x4xf32> to tensor<2x2x8x2xf32> loc(#loc30)
    %extracted_slice_27 = tensor.extract_slice %transposed_18[0, 0, 0, 2] [2, 2, 8, 2] [1, 1, 1, 1] : tensor<2x2x8x4xf32> to tensor<2x2x8x2xf32> loc(#loc30)
    %39 = tensor.empty() : tensor<2x2x8x2xf32> loc(#loc30)
    %40 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_27 : tensor<2x2x8x2xf32>) outs(%39 : tensor<2x2x8x2xf32>) {
    ^bb0(%in: f32 loc("model.layers.0.self_attn"), %out: f32 loc("model.layers.0.self_attn")):
      %232 = arith.negf %in : f32 loc(#loc30)
      linalg.yield %232 : f32 loc(#loc30)
    } -> tensor<2x2x8x2xf32> loc(#loc30)
    %concat_28 = tensor.concat dim(3) %40, %extracted_slice_26 : (tensor<2x2x8x2xf32>, tensor<2x2x8x2xf32>) -> tensor<2x2x8x4xf32> loc(#loc30)
    %41 = linalg.generic {indexing_maps = [#map9, #map10, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_28, %expanded_23 : tensor<2x2x8x4xf32>, tensor<1x1x8x4xf32>) outs(%31 : tensor<2x2x8x4xf32>) {
    ^bb0(%in: f32 loc("model.layers.0.self_attn"), %in_115: f32 loc("model.layers.0.self_attn"), %out: f32 loc("model.layers.0.self_attn")):
      %232 = arith.mulf %in, %in_115 : f32 loc(#loc30)
      linalg.yield %232 : f32 loc(#loc30)
    } -> tensor<2x2x8x4xf32> loc(#loc30)
    %42 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%38, %41 : tensor<2x2x8x4xf32>, tensor<2x2x8x4xf32>) outs(%31 : tensor<2x2x8x4xf32>) {
    ^bb0(%in: f32 loc("model.layers.0.self_attn"), %in_115: f32 loc("model.layers.0.self_attn"), %out: f32 loc("model.layers.0.self_attn")):
      %232 = arith.addf %in, %in_115 : f32 loc(#loc30)
      linalg.yield %232 : f32 loc(#loc30)
    } -> tensor<2x2x8x4xf32> loc(#loc30)
    %43 = tensor.empty() : tensor<2x2x2x8x4xf32> loc(#loc30)
    %44 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%42 : tensor<2x2x8x4xf32>) outs(%43 : tensor<2x2x2x8x4xf32>) {
    ^bb0(%in: f32 loc("model.layers.0.self_attn"), %out: f32 loc("model.layers.0.self_attn")):
      linalg.yield %in : f32 loc(#loc30)
    } -> tensor<2x2x2x8x4xf32> loc(#loc30)
    %collapsed_29 = tensor.collapse_shape %44 [[0], [1, 2], [3], [4]] : tensor<2x2x2x8x4xf32> into tensor<2x4x8x4xf32> loc(#loc30)
    %45 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%transposed_21 : tensor<2x2x8x4xf32>) outs(%43 : tensor<2x2x2x8x4xf32>) {
    ^bb0(%in: f32 loc("model.layers.0.self_attn"), %out: f32 loc("model.layers.0.self_attn")):
      linalg.yield %in : f32 loc(#loc30)
    } -> tensor<2x2x2x8x4xf32> loc(#loc30)
    %46 = tensor.empty() : tensor<2x4x4x8xf32> loc(#loc30)
    %transposed_30 = linalg.transpose ins(%collapsed_29 : tensor<2x4x8x4xf32>) outs(%46 : tensor<2x4x4x8xf32>) permutation = [0, 1, 3, 2]  loc(#loc30)
    %collapsed_31 = tensor.collapse_shape %37 [[0, 1], [2], [3]] : tensor<2x4x8x4xf32> into tensor<8x8x4xf32> loc(#loc30)
    %collapsed_32 = tensor.collapse_shape %transposed_30 [[0, 1], [2], [3]] : tensor<2x4x4x8xf32> into tensor<8x4x8xf32> loc(#loc30)
    %47 = tensor.empty() : tensor<8x8x8xf32> loc(#loc30)
    %48 = linalg.fill ins(%cst : f32) outs(%47 : tensor<8x8x8xf32>) -> tensor<8x8x8xf32> loc(#loc30)
    %49 = linalg.batch_matmul ins(%collapsed_31, %collapsed_32 : tensor<8x8x4xf32>, tensor<8x4x8xf32>) outs(%48 : tensor<8x8x8xf32>) -> tensor<8x8x8xf32> loc(#loc30)
    %expanded_33 = tensor.expand_shape %49 [[0, 1], [2], [3]] output_shape [2, 4, 8, 8] : tensor<8x8x8xf32> into tensor<2x4x8x8xf32> loc(#loc30)
    %50 = tensor.empty() : tensor<2x4x8x8xf32> loc(#loc30)
    %51 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_33 : tensor<2x4x8x8xf32>) outs(%50 : tensor<2x4x8x8xf32>) {
    ^bb0(%in: f32 loc("model.layers.0.self_attn"), %out: f32 loc("model.layers.0.self_attn")):
      %232 = arith.mulf %in, %cst_8 : f32 loc(#loc30)
      linalg.yield %232 : f32 loc(#loc30)
    } -> tensor<2x4x8x8xf32> loc(#loc30)
    %52 = linalg.generic {indexing_maps = [#map9, #map10, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%51, %expanded_12 : tensor<2x4x8x8xf32>, tensor<1x1x8x8xf32>) outs(%50 : tensor<2x4x8x8xf32>) {
    ^bb0(%in: f32 loc("model.layers.0.self_attn"), %in_115: f32 loc("<loss>"), %out: f32 loc("model.layers.0.self_attn")):
      %232 = arith.addf %in, %in_115 : f32 loc(#loc30)
      linalg.yield %232 : f32 loc(#loc30)
    } -> tensor<2x4x8x8xf32> loc(#loc30)
    %53 = tensor.empty() : tensor<2x4x8xi64> loc(#loc30)
    %54 = linalg.fill ins(%c0_i64 : i64) outs(%53 : tensor<2x4x8xi64>) -> tensor<2x4x8xi64> loc(#loc30)
    %55 = tensor.empty() : tensor<2x4x8xf32> loc(#loc30)
    %56 = linalg.fill ins(%cst_0 : f32) outs(%55 : tensor<2x4x8xf32>) -> tensor<2x4x8xf32> loc(#loc30)
    %57:2 = linalg.generic {indexing_maps = [#map9, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%52 : tensor<2x4x8x8xf32>) outs(%56, %54 : tensor<2x4x8xf32>, tensor<2x4x8xi64>) {
    ^bb0(%in: f32 loc("model.layers.0.self_attn"), %out: f32 loc("model.layers.0.self_attn"), %out_115: i64 loc("model.layers.0.self_attn")):
      %232 = linalg.index 3 : index loc(#loc30)
      %233 = arith.index_cast %232 : index to i64 loc(#loc30)
      %234 = arith.maximumf %in, %out : f32 loc(#loc30)
      %235 = arith.cmpf ogt, %in, %out : f32 loc(#loc30)
      %236 = arith.select %235, %233, %out_115 : i64 loc(#loc30)
      linalg.yield %234, %236 : f32, i64 loc(#loc30)
    } -> (tensor<2x4x8xf32>, tensor<2x4x8xi64>) loc(#loc30)
    %expanded_34 = tensor.expand_shape %57#0 [[0], [1], [2, 3]] output_shape [2, 4, 8, 1] : tensor<2x4x8xf32> into tensor<2x4x8x1xf32> loc(#loc30)
    %58 = linalg.generic {indexing_maps = [#map9, #map14, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%52, %expanded_34 : tensor<2x4x8x8xf32>, tensor<2x4x8x1xf32>) outs(%50 : tensor<2x4x8x8xf32>) {
    ^bb0(%in: f32 loc("model.layers.0.self_attn"), %in_115: f32 loc("model.layers.0.self_attn"), %out: f32 loc("model.layers.0.self_attn")):
      %232 = arith.subf %in, %in_115 : f32 loc(#loc30)
      linalg.yield %232 : f32 loc(#loc30)
    } -> tensor<2x4x8x8xf32> loc(#loc30)
    %59 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%58 : tensor<2x4x8x8xf32>) outs(%50 : tensor<2x4x8x8xf32>) {
    ^bb0(%in: f32 loc("model.layers.0.self_attn"), %out: f32 loc("model.layers.0.self_attn")):
      %232 = math.exp %in : f32 loc(#loc30)
      linalg.yield %232 : f32 loc(#loc30)
    } -> tensor<2x4x8x8xf32> loc(#loc30)
    %60 = tensor.empty() : tensor<2x4x8x1xf32> loc(#loc30)
    %61 = linalg.fill ins(%cst : f32) outs(%60 : tensor<2x4x8x1xf32>) -> tensor<2x4x8x1xf32> loc(#loc30)
    %62 = linalg.generic {indexing_maps = [#map9, #map14], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%59 : tensor<2x4x8x8xf32>) outs(%61 : tensor<2x4x8x1xf32>) {
    ^bb0(%in: f32 loc("model.layers.0.self_attn"), %out: f32 loc("model.layers.0.self_attn")):
      %232 = arith.addf %in, %out : f32 loc(#loc30)
      linalg.yield %232 : f32 loc(#loc30)
    } -> tensor<2x4x8x1xf32> loc(#loc30)
    %63 = linalg.generic {indexing_maps = [#map9, #map14, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%59, %62 : tensor<2x4x8x8xf32>, tensor<2x4x8x1xf32>) outs(%50 : tensor<2x4x8x8xf32>) {
    ^bb0(%in: f32 loc("model.layers.0.self_attn"), %in_115: f32 loc("model.layers.0.self_attn"), %out: f32 loc("model.layers.0.self_attn")):
      %232 = arith.divf %in, %in_115 : f32 loc(#loc30)
      linalg.yield %232 : f32 loc(#loc30)
    } -> tensor<2x4x8x8xf32> loc(#loc30)
    %collapsed_35 = tensor.collapse_shape %63 [[0, 1], [2], [3]] : tensor<2x4x8x8xf32> into tensor<8x8x8xf32> loc(#loc30)
    %collapsed_36 = tensor.collapse_shape %45 [[0, 1, 2], [3], [4]] : tensor<2x2x2x8x4xf32> into tensor<8x8x4xf32> loc(#loc30)
    %64 = tensor.empty() : tensor<8x8x4xf32> loc(#loc30)
    %65 = linalg.fill ins(%cst : f32) outs(%64 : tensor<8x8x4xf32>) -> tensor<8x8x4xf32> loc(#loc30)
    %66 = linalg.batch_matmul ins(%collapsed_35, %collapsed_36 : tensor<8x8x8xf32>, tensor<8x8x4xf32>) outs(%65 : tensor<8x8x4xf32>) -> tensor<8x8x4xf32> loc(#loc30)
    %expanded_37 = tensor.expand_shape %66 [[0, 1], [2], [3]] output_shape [2, 4, 8, 4] : tensor<8x8x4xf32> into tensor<2x4x8x4xf32> loc(#loc30)
    %67 = tensor.empty() : tensor<2x8x4x4xf32> loc(#loc30)
    %transposed_38 = linalg.transpose ins(%expanded_37 : tensor<2x4x8x4xf32>) outs(%67 : tensor<2x8x4x4xf32>) permutation = [0, 2, 1, 3]  loc(#loc30)
    %transposed_39 = linalg.transpose ins(%arg4 : tensor<16x16xf32>) outs(%24 : tensor<16x16xf32>) permutation = [1, 0]  loc(#loc33)
    %collapsed_40 = tensor.collapse_shape %transposed_38 [[0, 1], [2, 3]] : tensor<2x8x4x4xf32> into tensor<16x16xf32> loc(#loc33)
    %68 = linalg.matmul ins(%collapsed_40, %transposed_39 : tensor<16x16xf32>, tensor<16x16xf32>) outs(%25 : tensor<16x16xf32>) -> tensor<16x16xf32> loc(#loc33)
    %expanded_41 = tensor.expand_shape %68 [[0, 1], [2]] output_shape [2, 8, 16] : tensor<16x16xf32> into tensor<2x8x16xf32> loc(#loc33)
    %69 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%7, %expanded_41 : tensor<2x8x16xf32>, tensor<2x8x16xf32>) outs(%6 : tensor<2x8x16xf32>) {
    ^bb0(%in: f32 loc("model.embed_tokens"), %in_115: f32 loc("model.layers.0.self_attn.o_proj"), %out: f32 loc("model.layers.0")):
      %232 = arith.addf %in, %in_115 : f32 loc(#loc34)
      linalg.yield %232 : f32 loc(#loc34)
    } -> tensor<2x8x16xf32> loc(#loc34)
    %70 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%69, %69 : tensor<2x8x16xf32>, tensor<2x8x16xf32>) outs(%6 : tensor<2x8x16xf32>) {
    ^bb0(%in: f32 loc("model.layers.0"), %in_115: f32 loc("model.layers.0"), %out: f32 loc("model.layers.0.post_attention_layernorm")):
      %232 = arith.mulf %in, %in_115 : f32 loc(#loc35)
      linalg.yield %232 : f32 loc(#loc35)
    } -> tensor<2x8x16xf32> loc(#loc35)
    %71 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%70 : tensor<2x8x16xf32>) outs(%17 : tensor<2x8x1xf32>) {
    ^bb0(%in: f32 loc("model.layers.0.post_attention_layernorm"), %out: f32 loc("model.layers.0.post_attention_layernorm")):
      %232 = arith.addf %in, %out : f32 loc(#loc35)
      linalg.yield %232 : f32 loc(#loc35)
    } -> tensor<2x8x1xf32> loc(#loc35)
    %72 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%71 : tensor<2x8x1xf32>) outs(%16 : tensor<2x8x1xf32>) {
    ^bb0(%in: f32 loc("model.layers.0.post_attention_layernorm"), %out: f32 loc("model.layers.0.post_attention_layernorm")):
      %232 = arith.divf %in, %cst_7 : f32 loc(#loc35)
      linalg.yield %232 : f32 loc(#loc35)
    } -> tensor<2x8x1xf32> loc(#loc35)
    %73 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%72 : tensor<2x8x1xf32>) outs(%16 : tensor<2x8x1xf32>) {
    ^bb0(%in: f32 loc("model.layers.0.post_attention_layernorm"), %out: f32 loc("model.layers.0.post_attention_layernorm")):
      %232 = arith.truncf %cst_5 : f64 to f32 loc(#loc35)
      %233 = arith.addf %in, %232 : f32 loc(#loc35)
      linalg.yield %233 : f32 loc(#loc35)
    } -> tensor<2x8x1xf32> loc(#loc35)
    %74 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%73 : tensor<2x8x1xf32>) outs(%16 : tensor<2x8x1xf32>) {
    ^bb0(%in: f32 loc("model.layers.0.post_attention_layernorm"), %out: f32 loc("model.layers.0.post_attention_layernorm")):
      %232 = math.rsqrt %in : f32 loc(#loc35)
      linalg.yield %232 : f32 loc(#loc35)
    } -> tensor<2x8x1xf32> loc(#loc35)
    %75 = linalg.generic {indexing_maps = [#map6, #map7, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%69, %74 : tensor<2x8x16xf32>, tensor<2x8x1xf32>) outs(%6 : tensor<2x8x16xf32>) {
    ^bb0(%in: f32 loc("model.layers.0"), %in_115: f32 loc("model.layers.0.post_attention_layernorm"), %out: f32 loc("model.layers.0.post_attention_layernorm")):
      %232 = arith.mulf %in, %in_115 : f32 loc(#loc35)
      linalg.yield %232 : f32 loc(#loc35)
    } -> tensor<2x8x16xf32> loc(#loc35)
    %76 = linalg.generic {indexing_maps = [#map8, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg9, %75 : tensor<16xf32>, tensor<2x8x16xf32>) outs(%6 : tensor<2x8x16xf32>) {
    ^bb0(%in: f32 loc("model.layers.0.post_attention_layernorm"), %in_115: f32 loc("model.layers.0.post_attention_layernorm"), %out: f32 loc("model.layers.0.post_attention_layernorm")):
      %232 = arith.mulf %in, %in_115 : f32 loc(#loc35)
      linalg.yield %232 : f32 loc(#loc35)
    } -> tensor<2x8x16xf32> loc(#loc35)
    %collapsed_42 = tensor.collapse_shape %76 [[0, 1], [2]] : tensor<2x8x16xf32> into tensor<16x16xf32> loc(#loc36)
    %77 = tensor.empty() : tensor<16x4xf32> loc(#loc25)
    %transposed_43 = linalg.transpose ins(%arg5 : tensor<4x16xf32>) outs(%77 : tensor<16x4xf32>) permutation = [1, 0]  loc(#loc25)
    %78 = linalg.fill ins(%cst : f32) outs(%77 : tensor<16x4xf32>) -> tensor<16x4xf32> loc(#loc25)
    %79 = linalg.matmul ins(%collapsed_42, %transposed_43 : tensor<16x16xf32>, tensor<16x4xf32>) outs(%78 : tensor<16x4xf32>) -> tensor<16x4xf32> loc(#loc25)
    %80 = tensor.empty() : tensor<16xi64> loc(#loc25)
    %81 = linalg.fill ins(%c0_i64 : i64) outs(%80 : tensor<16xi64>) -> tensor<16xi64> loc(#loc25)
    %82 = tensor.empty() : tensor<16xf32> loc(#loc25)
    %83 = linalg.fill ins(%cst_0 : f32) outs(%82 : tensor<16xf32>) -> tensor<16xf32> loc(#loc25)
    %84:2 = linalg.generic {indexing_maps = [#map3, #map15, #map15], iterator_types = ["parallel", "reduction"]} ins(%79 : tensor<16x4xf32>) outs(%83, %81 : tensor<16xf32>, tensor<16xi64>) {
    ^bb0(%in: f32 loc("model.layers.0.mlp.gate"), %out: f32 loc("model.layers.0.mlp.gate"), %out_115: i64 loc("model.layers.0.mlp.gate")):
      %232 = linalg.index 1 : index loc(#loc25)
      %233 = arith.index_cast %232 : index to i64 loc(#loc25)
      %234 = arith.maximumf %in, %out : f32 loc(#loc25)
      %235 = arith.cmpf ogt, %in, %out : f32 loc(#loc25)
      %236 = arith.select %235, %233, %out_115 : i64 loc(#loc25)
      linalg.yield %234, %236 : f32, i64 loc(#loc25)
    } -> (tensor<16xf32>, tensor<16xi64>) loc(#loc25)
    %expanded_44 = tensor.expand_shape %84#0 [[0, 1]] output_shape [16, 1] : tensor<16xf32> into tensor<16x1xf32> loc(#loc25)
    %85 = linalg.generic {indexing_maps = [#map3, #map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%79, %expanded_44 : tensor<16x4xf32>, tensor<16x1xf32>) outs(%77 : tensor<16x4xf32>) {
    ^bb0(%in: f32 loc("model.layers.0.mlp.gate"), %in_115: f32 loc("model.layers.0.mlp.gate"), %out: f32 loc("model.layers.0.mlp.gate")):
      %232 = arith.subf %in, %in_115 : f32 loc(#loc25)
      linalg.yield %232 : f32 loc(#loc25)
    } -> tensor<16x4xf32> loc(#loc25)
    %86 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%85 : tensor<16x4xf32>) outs(%77 : tensor<16x4xf32>) {
    ^bb0(%in: f32 loc("model.layers.0.mlp.gate"), %out: f32 loc("model.layers.0.mlp.gate")):
      %232 = math.exp %in : f32 loc(#loc25)
      linalg.yield %232 : f32 loc(#loc25)
    } -> tensor<16x4xf32> loc(#loc25)
    %87 = tensor.empty() : tensor<16x1xf32> loc(#loc25)
    %88 = linalg.fill ins(%cst : f32) outs(%87 : tensor<16x1xf32>) -> tensor<16x1xf32> loc(#loc25)
    %89 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "reduction"]} ins(%86 : tensor<16x4xf32>) outs(%88 : tensor<16x1xf32>) {
    ^bb0(%in: f32 loc("model.layers.0.mlp.gate"), %out: f32 loc("model.layers.0.mlp.gate")):
      %232 = arith.addf %in, %out : f32 loc(#loc25)
      linalg.yield %232 : f32 loc(#loc25)
    } -> tensor<16x1xf32> loc(#loc25)
    %90 = linalg.generic {indexing_maps = [#map3, #map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%86, %89 : tensor<16x4xf32>, tensor<16x1xf32>) outs(%77 : tensor<16x4xf32>) {
    ^bb0(%in: f32 loc("model.layers.0.mlp.gate"), %in_115: f32 loc("model.layers.0.mlp.gate"), %out: f32 loc("model.layers.0.mlp.gate")):
      %232 = arith.divf %in, %in_115 : f32 loc(#loc25)
      linalg.yield %232 : f32 loc(#loc25)
    } -> tensor<16x4xf32> loc(#loc25)
    %91 = tensor.empty() : tensor<4xi64> loc(#loc25)
    %92 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%91 : tensor<4xi64>) {
    ^bb0(%out: i64 loc("model.layers.0.mlp.gate")):
      %232 = linalg.index 0 : index loc(#loc25)
      %233 = arith.index_cast %232 : index to i64 loc(#loc25)
      linalg.yield %233 : i64 loc(#loc25)
    } -> tensor<4xi64> loc(#loc25)
    %93:2 = linalg.generic {indexing_maps = [#map3, #map15, #map15], iterator_types = ["parallel", "reduction"]} ins(%90 : tensor<16x4xf32>) outs(%83, %81 : tensor<16xf32>, tensor<16xi64>) {
    ^bb0(%in: f32 loc("model.layers.0.mlp.gate"), %out: f32 loc("model.layers.0.mlp.gate"), %out_115: i64 loc("model.layers.0.mlp.gate")):
      %232 = linalg.index 1 : index loc(#loc25)
      %233 = arith.index_cast %232 : index to i64 loc(#loc25)
      %234 = arith.maximumf %in, %out : f32 loc(#loc25)
      %235 = arith.cmpf ogt, %in, %out : f32 loc(#loc25)
      %236 = arith.select %235, %233, %out_115 : i64 loc(#loc25)
      linalg.yield %234, %236 : f32, i64 loc(#loc25)
    } -> (tensor<16xf32>, tensor<16xi64>) loc(#loc25)
    %expanded_45 = tensor.expand_shape %93#1 [[0, 1]] output_shape [16, 1] : tensor<16xi64> into tensor<16x1xi64> loc(#loc25)
    %94 = tensor.empty() : tensor<16x4xi1> loc(#loc25)
    %95 = linalg.generic {indexing_maps = [#map16, #map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%92, %expanded_45 : tensor<4xi64>, tensor<16x1xi64>) outs(%94 : tensor<16x4xi1>) {
    ^bb0(%in: i64 loc("model.layers.0.mlp.gate"), %in_115: i64 loc("model.layers.0.mlp.gate"), %out: i1 loc("model.layers.0.mlp.gate")):
      %232 = arith.cmpi eq, %in, %in_115 : i64 loc(#loc25)
      linalg.yield %232 : i1 loc(#loc25)
    } -> tensor<16x4xi1> loc(#loc25)
    %96 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%95 : tensor<16x4xi1>) outs(%77 : tensor<16x4xf32>) {
    ^bb0(%in: i1 loc("model.layers.0.mlp.gate"), %out: f32 loc("model.layers.0.mlp.gate")):
      %232 = arith.uitofp %in : i1 to f32 loc(#loc25)
      linalg.yield %232 : f32 loc(#loc25)
    } -> tensor<16x4xf32> loc(#loc25)
    %97 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%90, %96 : tensor<16x4xf32>, tensor<16x4xf32>) outs(%77 : tensor<16x4xf32>) {
    ^bb0(%in: f32 loc("model.layers.0.mlp.gate"), %in_115: f32 loc("model.layers.0.mlp.gate"), %out: f32 loc("model.layers.0.mlp.gate")):
      %232 = arith.mulf %in, %in_115 : f32 loc(#loc25)
      linalg.yield %232 : f32 loc(#loc25)
    } -> tensor<16x4xf32> loc(#loc25)
    %98 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "reduction"]} ins(%97 : tensor<16x4xf32>) outs(%88 : tensor<16x1xf32>) {
    ^bb0(%in: f32 loc("model.layers.0.mlp.gate"), %out: f32 loc("model.layers.0.mlp.gate")):
      %232 = arith.addf %in, %out : f32 loc(#loc25)
      linalg.yield %232 : f32 loc(#loc25)
    } -> tensor<16x1xf32> loc(#loc25)
    %99 = linalg.generic {indexing_maps = [#map3, #map4, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%95, %cst_2, %90 : tensor<16x4xi1>, tensor<f32>, tensor<16x4xf32>) outs(%77 : tensor<16x4xf32>) {
    ^bb0(%in: i1 loc("model.layers.0.mlp.gate"), %in_115: f32 loc("model.layers.0.mlp.gate"), %in_116: f32 loc("model.layers.0.mlp.gate"), %out: f32 loc("model.layers.0.mlp.gate")):
      %232 = arith.select %in, %in_115, %in_116 : f32 loc(#loc25)
      linalg.yield %232 : f32 loc(#loc25)
    } -> tensor<16x4xf32> loc(#loc25)
    %100:2 = linalg.generic {indexing_maps = [#map3, #map15, #map15], iterator_types = ["parallel", "reduction"]} ins(%99 : tensor<16x4xf32>) outs(%83, %81 : tensor<16xf32>, tensor<16xi64>) {
    ^bb0(%in: f32 loc("model.layers.0.mlp.gate"), %out: f32 loc("model.layers.0.mlp.gate"), %out_115: i64 loc("model.layers.0.mlp.gate")):
      %232 = linalg.index 1 : index loc(#loc25)
      %233 = arith.index_cast %232 : index to i64 loc(#loc25)
      %234 = arith.maximumf %in, %out : f32 loc(#loc25)
      %235 = arith.cmpf ogt, %in, %out : f32 loc(#loc25)
      %236 = arith.select %235, %233, %out_115 : i64 loc(#loc25)
      linalg.yield %234, %236 : f32, i64 loc(#loc25)
    } -> (tensor<16xf32>, tensor<16xi64>) loc(#loc25)
    %expanded_46 = tensor.expand_shape %100#1 [[0, 1]] output_shape [16, 1] : tensor<16xi64> into tensor<16x1xi64> loc(#loc25)
    %101 = linalg.generic {indexing_maps = [#map16, #map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%92, %expanded_46 : tensor<4xi64>, tensor<16x1xi64>) outs(%94 : tensor<16x4xi1>) {
    ^bb0(%in: i64 loc("model.layers.0.mlp.gate"), %in_115: i64 loc("model.layers.0.mlp.gate"), %out: i1 loc("model.layers.0.mlp.gate")):
      %232 = arith.cmpi eq, %in, %in_115 : i64 loc(#loc25)
      linalg.yield %232 : i1 loc(#loc25)
    } -> tensor<16x4xi1> loc(#loc25)
    %102 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%101 : tensor<16x4xi1>) outs(%77 : tensor<16x4xf32>) {
    ^bb0(%in: i1 loc("model.layers.0.mlp.gate"), %out: f32 loc("model.layers.0.mlp.gate")):
      %232 = arith.uitofp %in : i1 to f32 loc(#loc25)
      linalg.yield %232 : f32 loc(#loc25)
    } -> tensor<16x4xf32> loc(#loc25)
    %103 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%90, %102 : tensor<16x4xf32>, tensor<16x4xf32>) outs(%77 : tensor<16x4xf32>) {
    ^bb0(%in: f32 loc("model.layers.0.mlp.gate"), %in_115: f32 loc("model.layers.0.mlp.gate"), %out: f32 loc("model.layers.0.mlp.gate")):
      %232 = arith.mulf %in, %in_115 : f32 loc(#loc25)
      linalg.yield %232 : f32 loc(#loc25)
    } -> tensor<16x4xf32> loc(#loc25)
    %104 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "reduction"]} ins(%103 : tensor<16x4xf32>) outs(%88 : tensor<16x1xf32>) {
    ^bb0(%in: f32 loc("model.layers.0.mlp.gate"), %out: f32 loc("model.layers.0.mlp.gate")):
      %232 = arith.addf %in, %out : f32 loc(#loc25)
      linalg.yield %232 : f32 loc(#loc25)
    } -> tensor<16x1xf32> loc(#loc25)
    %concat_47 = tensor.concat dim(1) %98, %104 : (tensor<16x1xf32>, tensor<16x1xf32>) -> tensor<16x2xf32> loc(#loc25)
    %concat_48 = tensor.concat dim(1) %expanded_45, %expanded_46 : (tensor<16x1xi64>, tensor<16x1xi64>) -> tensor<16x2xi64> loc(#loc25)
    %105 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "reduction"]} ins(%concat_47 : tensor<16x2xf32>) outs(%88 : tensor<16x1xf32>) {
    ^bb0(%in: f32 loc("model.layers.0.mlp.gate"), %out: f32 loc("model.layers.0.mlp.gate")):
      %232 = arith.addf %in, %out : f32 loc(#loc25)
      linalg.yield %232 : f32 loc(#loc25)
    } -> tensor<16x1xf32> loc(#loc25)
    %106 = tensor.empty() : tensor<16x2xf32> loc(#loc25)
    %107 = linalg.generic {indexing_maps = [#map3, #map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%concat_47, %105 : tensor<16x2xf32>, tensor<16x1xf32>) outs(%106 : tensor<16x2xf32>) {
    ^bb0(%in: f32 loc("model.layers.0.mlp.gate"), %in_115: f32 loc("model.layers.0.mlp.gate"), %out: f32 loc("model.layers.0.mlp.gate")):
      %232 = arith.divf %in, %in_115 : f32 loc(#loc25)
      linalg.yield %232 : f32 loc(#loc25)
    } -> tensor<16x2xf32> loc(#loc25)
    %108 = tensor.empty() : tensor<16x2x16xf32> loc(#loc37)
    %109 = linalg.generic {indexing_maps = [#map17, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_42 : tensor<16x16xf32>) outs(%108 : tensor<16x2x16xf32>) {
    ^bb0(%in: f32 loc("model.layers.0.mlp.experts"), %out: f32 loc("model.layers.0.mlp.experts")):
      linalg.yield %in : f32 loc(#loc37)
    } -> tensor<16x2x16xf32> loc(#loc37)
    %collapsed_49 = tensor.collapse_shape %109 [[0, 1], [2]] : tensor<16x2x16xf32> into tensor<32x16xf32> loc(#loc37)
    %collapsed_50 = tensor.collapse_shape %concat_48 [[0, 1]] : tensor<16x2xi64> into tensor<32xi64> loc(#loc37)
    %110 = tensor.empty() : tensor<32x48x16xf32> loc(#loc37)
    %111 = linalg.generic {indexing_maps = [#map18, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_50 : tensor<32xi64>) outs(%110 : tensor<32x48x16xf32>) {
    ^bb0(%in: i64 loc("model.layers.0.mlp.experts"), %out: f32 loc("model.layers.0.mlp.experts")):
      %232 = arith.cmpi slt, %in, %c0_i64 : i64 loc(#loc37)
      %233 = arith.addi %in, %c4_i64 : i64 loc(#loc37)
      %234 = arith.select %232, %233, %in : i64 loc(#loc37)
      %235 = arith.index_cast %234 : i64 to index loc(#loc37)
      %236 = linalg.index 1 : index loc(#loc37)
      %237 = linalg.index 2 : index loc(#loc37)
      %extracted = tensor.extract %arg6[%235, %236, %237] : tensor<4x48x16xf32> loc(#loc37)
      linalg.yield %extracted : f32 loc(#loc37)
    } -> tensor<32x48x16xf32> loc(#loc37)
    %expanded_51 = tensor.expand_shape %collapsed_49 [[0], [1, 2]] output_shape [32, 16, 1] : tensor<32x16xf32> into tensor<32x16x1xf32> loc(#loc37)
    %112 = tensor.empty() : tensor<32x48x1xf32> loc(#loc37)
    %113 = linalg.fill ins(%cst : f32) outs(%112 : tensor<32x48x1xf32>) -> tensor<32x48x1xf32> loc(#loc37)
    %114 = linalg.batch_matmul ins(%111, %expanded_51 : tensor<32x48x16xf32>, tensor<32x16x1xf32>) outs(%113 : tensor<32x48x1xf32>) -> tensor<32x48x1xf32> loc(#loc37)
    %collapsed_52 = tensor.collapse_shape %114 [[0], [1, 2]] : tensor<32x48x1xf32> into tensor<32x48xf32> loc(#loc37)
    %extracted_slice_53 = tensor.extract_slice %collapsed_52[0, 0] [32, 24] [1, 1] : tensor<32x48xf32> to tensor<32x24xf32> loc(#loc37)
    %extracted_slice_54 = tensor.extract_slice %collapsed_52[0, 24] [32, 24] [1, 1] : tensor<32x48xf32> to tensor<32x24xf32> loc(#loc37)
    %115 = tensor.empty() : tensor<32x24xf32> loc(#loc38)
    %116 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_53 : tensor<32x24xf32>) outs(%115 : tensor<32x24xf32>) {
    ^bb0(%in: f32 loc("model.layers.0.mlp.experts"), %out: f32 loc("model.layers.0.mlp.experts.act_fn")):
      %232 = arith.negf %in : f32 loc(#loc38)
      %233 = math.exp %232 : f32 loc(#loc38)
      %234 = arith.addf %233, %cst_1 : f32 loc(#loc38)
      %235 = arith.divf %cst_1, %234 : f32 loc(#loc38)
      linalg.yield %235 : f32 loc(#loc38)
    } -> tensor<32x24xf32> loc(#loc38)
    %117 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_53, %116 : tensor<32x24xf32>, tensor<32x24xf32>) outs(%115 : tensor<32x24xf32>) {
    ^bb0(%in: f32 loc("model.layers.0.mlp.experts"), %in_115: f32 loc("model.layers.0.mlp.experts.act_fn"), %out: f32 loc("model.layers.0.mlp.experts.act_fn")):
      %232 = arith.mulf %in, %in_115 : f32 loc(#loc38)
      linalg.yield %232 : f32 loc(#loc38)
    } -> tensor<32x24xf32> loc(#loc38)
    %118 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%117, %extracted_slice_54 : tensor<32x24xf32>, tensor<32x24xf32>) outs(%115 : tensor<32x24xf32>) {
    ^bb0(%in: f32 loc("model.layers.0.mlp.experts.act_fn"), %in_115: f32 loc("model.layers.0.mlp.experts"), %out: f32 loc("model.layers.0.mlp.experts")):
      %232 = arith.mulf %in, %in_115 : f32 loc(#loc37)
      linalg.yield %232 : f32 loc(#loc37)
    } -> tensor<32x24xf32> loc(#loc37)
    %119 = tensor.empty() : tensor<32x16x24xf32> loc(#loc37)
    %120 = linalg.generic {indexing_maps = [#map18, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_50 : tensor<32xi64>) outs(%119 : tensor<32x16x24xf32>) {
    ^bb0(%in: i64 loc("model.layers.0.mlp.experts"), %out: f32 loc("model.layers.0.mlp.experts")):
      %232 = arith.cmpi slt, %in, %c0_i64 : i64 loc(#loc37)
      %233 = arith.addi %in, %c4_i64 : i64 loc(#loc37)
      %234 = arith.select %232, %233, %in : i64 loc(#loc37)
      %235 = arith.index_cast %234 : i64 to index loc(#loc37)
      %236 = linalg.index 1 : index loc(#loc37)
      %237 = linalg.index 2 : index loc(#loc37)
      %extracted = tensor.extract %arg7[%235, %236, %237] : tensor<4x16x24xf32> loc(#loc37)
      linalg.yield %extracted : f32 loc(#loc37)
    } -> tensor<32x16x24xf32> loc(#loc37)
    %expanded_55 = tensor.expand_shape %118 [[0], [1, 2]] output_shape [32, 24, 1] : tensor<32x24xf32> into tensor<32x24x1xf32> loc(#loc37)
    %121 = tensor.empty() : tensor<32x16x1xf32> loc(#loc37)
    %122 = linalg.fill ins(%cst : f32) outs(%121 : tensor<32x16x1xf32>) -> tensor<32x16x1xf32> loc(#loc37)
    %123 = linalg.batch_matmul ins(%120, %expanded_55 : tensor<32x16x24xf32>, tensor<32x24x1xf32>) outs(%122 : tensor<32x16x1xf32>) -> tensor<32x16x1xf32> loc(#loc37)
    %collapsed_56 = tensor.collapse_shape %123 [[0], [1, 2]] : tensor<32x16x1xf32> into tensor<32x16xf32> loc(#loc37)
    %collapsed_57 = tensor.collapse_shape %107 [[0, 1]] : tensor<16x2xf32> into tensor<32xf32> loc(#loc37)
    %expanded_58 = tensor.expand_shape %collapsed_57 [[0, 1]] output_shape [32, 1] : tensor<32xf32> into tensor<32x1xf32> loc(#loc37)
    %124 = tensor.empty() : tensor<32x16xf32> loc(#loc37)
    %125 = linalg.generic {indexing_maps = [#map3, #map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%collapsed_56, %expanded_58 : tensor<32x16xf32>, tensor<32x1xf32>) outs(%124 : tensor<32x16xf32>) {
    ^bb0(%in: f32 loc("model.layers.0.mlp.experts"), %in_115: f32 loc("model.layers.0.mlp.experts"), %out: f32 loc("model.layers.0.mlp.experts")):
      %232 = arith.mulf %in, %in_115 : f32 loc(#loc37)
      linalg.yield %232 : f32 loc(#loc37)
    } -> tensor<32x16xf32> loc(#loc37)
    %expanded_59 = tensor.expand_shape %125 [[0, 1], [2]] output_shape [16, 2, 16] : tensor<32x16xf32> into tensor<16x2x16xf32> loc(#loc37)
    %126 = linalg.generic {indexing_maps = [#map6, #map17], iterator_types = ["parallel", "reduction", "parallel"]} ins(%expanded_59 : tensor<16x2x16xf32>) outs(%25 : tensor<16x16xf32>) {
    ^bb0(%in: f32 loc("model.layers.0.mlp.experts"), %out: f32 loc("model.layers.0.mlp.experts")):
      %232 = arith.addf %in, %out : f32 loc(#loc37)
      linalg.yield %232 : f32 loc(#loc37)
    } -> tensor<16x16xf32> loc(#loc37)
    %expanded_60 = tensor.expand_shape %126 [[0, 1], [2]] output_shape [2, 8, 16] : tensor<16x16xf32> into tensor<2x8x16xf32> loc(#loc36)
    %127 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%69, %expanded_60 : tensor<2x8x16xf32>, tensor<2x8x16xf32>) outs(%6 : tensor<2x8x16xf32>) {
    ^bb0(%in: f32 loc("model.layers.0"), %in_115: f32 loc("model.layers.0.mlp"), %out: f32 loc("model.layers.0")):
      %232 = arith.addf %in, %in_115 : f32 loc(#loc34)
      linalg.yield %232 : f32 loc(#loc34)
    } -> tensor<2x8x16xf32> loc(#loc34)
    %128 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%127, %127 : tensor<2x8x16xf32>, tensor<2x8x16xf32>) outs(%6 : tensor<2x8x16xf32>) {
    ^bb0(%in: f32 loc("model.layers.0"), %in_115: f32 loc("model.layers.0"), %out: f32 loc("model.layers.1.input_layernorm")):
      %232 = arith.mulf %in, %in_115 : f32 loc(#loc39)
      linalg.yield %232 : f32 loc(#loc39)
    } -> tensor<2x8x16xf32> loc(#loc39)
    %129 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%128 : tensor<2x8x16xf32>) outs(%17 : tensor<2x8x1xf32>) {
    ^bb0(%in: f32 loc("model.layers.1.input_layernorm"), %out: f32 loc("model.layers.1.input_layernorm")):
      %232 = arith.addf %in, %out : f32 loc(#loc39)
      linalg.yield %232 : f32 loc(#loc39)
    } -> tensor<2x8x1xf32> loc(#loc39)
    %130 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%129 : tensor<2x8x1xf32>) outs(%16 : tensor<2x8x1xf32>) {
    ^bb0(%in: f32 loc("model.layers.1.input_layernorm"), %out: f32 loc("model.layers.1.input_layernorm")):
      %232 = arith.divf %in, %cst_7 : f32 loc(#loc39)
      linalg.yield %232 : f32 loc(#loc39)
    } -> tensor<2x8x1xf32> loc(#loc39)
    %131 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%130 : tensor<2x8x1xf32>) outs(%16 : tensor<2x8x1xf32>) {
    ^bb0(%in: f32 loc("model.layers.1.input_layernorm"), %out: f32 loc("model.layers.1.input_layernorm")):
      %232 = arith.truncf %cst_5 : f64 to f32 loc(#loc39)
      %233 = arith.addf %in, %232 : f32 loc(#loc39)
      linalg.yield %233 : f32 loc(#loc39)
    } -> tensor<2x8x1xf32> loc(#loc39)
    %132 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%131 : tensor<2x8x1xf32>) outs(%16 : tensor<2x8x1xf32>) {
    ^bb0(%in: f32 loc("model.layers.1.input_layernorm"), %out: f32 loc("model.layers.1.input_layernorm")):
      %232 = math.rsqrt %in : f32 loc(#loc39)
      linalg.yield %232 : f32 loc(#loc39)
    } -> tensor<2x8x1xf32> loc(#loc39)
    %133 = linalg.generic {indexing_maps = [#map6, #map7, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%127, %132 : tensor<2x8x16xf32>, tensor<2x8x1xf32>) outs(%6 : tensor<2x8x16xf32>) {
    ^bb0(%in: f32 loc("model.layers.0"), %in_115: f32 loc("model.layers.1.input_layernorm"), %out: f32 loc("model.layers.1.input_layernorm")):
      %232 = arith.mulf %in, %in_115 : f32 loc(#loc39)
      linalg.yield %232 : f32 loc(#loc39)
    } -> tensor<2x8x16xf32> loc(#loc39)
    %134 = linalg.generic {indexing_maps = [#map8, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg17, %133 : tensor<16xf32>, tensor<2x8x16xf32>) outs(%6 : tensor<2x8x16xf32>) {
    ^bb0(%in: f32 loc("model.layers.1.input_layernorm"), %in_115: f32 loc("model.layers.1.input_layernorm"), %out: f32 loc("model.layers.1.input_layernorm")):
      %232 = arith.mulf %in, %in_115 : f32 loc(#loc39)
      linalg.yield %232 : f32 loc(#loc39)
    } -> tensor<2x8x16xf32> loc(#loc39)
    %transposed_61 = linalg.transpose ins(%arg10 : tensor<16x16xf32>) outs(%24 : tensor<16x16xf32>) permutation = [1, 0]  loc(#loc40)
    %collapsed_62 = tensor.collapse_shape %134 [[0, 1], [2]] : tensor<2x8x16xf32> into tensor<16x16xf32> loc(#loc40)
    %135 = linalg.matmul ins(%collapsed_62, %transposed_61 : tensor<16x16xf32>, tensor<16x16xf32>) outs(%25 : tensor<16x16xf32>) -> tensor<16x16xf32> loc(#loc40)
    %expanded_63 = tensor.expand_shape %135 [[0, 1], [2, 3]] output_shape [2, 8, 4, 4] : tensor<16x16xf32> into tensor<2x8x4x4xf32> loc(#loc41)
    %transposed_64 = linalg.transpose ins(%expanded_63 : tensor<2x8x4x4xf32>) outs(%27 : tensor<2x4x8x4xf32>) permutation = [0, 2, 1, 3]  loc(#loc41)
    %transposed_65 = linalg.transpose ins(%arg11 : tensor<8x16xf32>) outs(%28 : tensor<16x8xf32>) permutation = [1, 0]  loc(#loc42)
    %136 = linalg.matmul ins(%collapsed_62, %transposed_65 : tensor<16x16xf32>, tensor<16x8xf32>) outs(%29 : tensor<16x8xf32>) -> tensor<16x8xf32> loc(#loc42)
    %expanded_66 = tensor.expand_shape %136 [[0, 1], [2, 3]] output_shape [2, 8, 2, 4] : tensor<16x8xf32> into tensor<2x8x2x4xf32> loc(#loc41)
    %transposed_67 = linalg.transpose ins(%expanded_66 : tensor<2x8x2x4xf32>) outs(%31 : tensor<2x2x8x4xf32>) permutation = [0, 2, 1, 3]  loc(#loc41)
    %transposed_68 = linalg.transpose ins(%arg12 : tensor<8x16xf32>) outs(%28 : tensor<16x8xf32>) permutation = [1, 0]  loc(#loc43)
    %137 = linalg.matmul ins(%collapsed_62, %transposed_68 : tensor<16x16xf32>, tensor<16x8xf32>) outs(%29 : tensor<16x8xf32>) -> tensor<16x8xf32> loc(#loc43)
    %expanded_69 = tensor.expand_shape %137 [[0, 1], [2, 3]] output_shape [2, 8, 2, 4] : tensor<16x8xf32> into tensor<2x8x2x4xf32> loc(#loc41)
    %transposed_70 = linalg.transpose ins(%expanded_69 : tensor<2x8x2x4xf32>) outs(%31 : tensor<2x2x8x4xf32>) permutation = [0, 2, 1, 3]  loc(#loc41)
    %138 = linalg.generic {indexing_maps = [#map9, #map10, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_64, %expanded_22 : tensor<2x4x8x4xf32>, tensor<1x1x8x4xf32>) outs(%27 : tensor<2x4x8x4xf32>) {
    ^bb0(%in: f32 loc("model.layers.1.self_attn"), %in_115: f32 loc("model.layers.1.self_attn"), %out: f32 loc("model.layers.1.self_attn")):
      %232 = arith.mulf %in, %in_115 : f32 loc(#loc41)
      linalg.yield %232 : f32 loc(#loc41)
    } -> tensor<2x4x8x4xf32> loc(#loc41)
    %extracted_slice_71 = tensor.extract_slice %transposed_64[0, 0, 0, 0] [2, 4, 8, 2] [1, 1, 1, 1] : tensor<2x4x8x4xf32> to tensor<2x4x8x2xf32> loc(#loc41)
    %extracted_slice_72 = tensor.extract_slice %transposed_64[0, 0, 0, 2] [2, 4, 8, 2] [1, 1, 1, 1] : tensor<2x4x8x4xf32> to tensor<2x4x8x2xf32> loc(#loc41)
    %139 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_72 : tensor<2x4x8x2xf32>) outs(%34 : tensor<2x4x8x2xf32>) {
    ^bb0(%in: f32 loc("model.layers.1.self_attn"), %out: f32 loc("model.layers.1.self_attn")):
      %232 = arith.negf %in : f32 loc(#loc41)
      linalg.yield %232 : f32 loc(#loc41)
    } -> tensor<2x4x8x2xf32> loc(#loc41)
    %concat_73 = tensor.concat dim(3) %139, %extracted_slice_71 : (tensor<2x4x8x2xf32>, tensor<2x4x8x2xf32>) -> tensor<2x4x8x4xf32> loc(#loc41)
    %140 = linalg.generic {indexing_maps = [#map9, #map10, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_73, %expanded_23 : tensor<2x4x8x4xf32>, tensor<1x1x8x4xf32>) outs(%27 : tensor<2x4x8x4xf32>) {
    ^bb0(%in: f32 loc("model.layers.1.self_attn"), %in_115: f32 loc("model.layers.1.self_attn"), %out: f32 loc("model.layers.1.self_attn")):
      %232 = arith.mulf %in, %in_115 : f32 loc(#loc41)
      linalg.yield %232 : f32 loc(#loc41)
    } -> tensor<2x4x8x4xf32> loc(#loc41)
    %141 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%138, %140 : tensor<2x4x8x4xf32>, tensor<2x4x8x4xf32>) outs(%27 : tensor<2x4x8x4xf32>) {
    ^bb0(%in: f32 loc("model.layers.1.self_attn"), %in_115: f32 loc("model.layers.1.self_attn"), %out: f32 loc("model.layers.1.self_attn")):
      %232 = arith.addf %in, %in_115 : f32 loc(#loc41)
      linalg.yield %232 : f32 loc(#loc41)
    } -> tensor<2x4x8x4xf32> loc(#loc41)
    %142 = linalg.generic {indexing_maps = [#map9, #map10, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_67, %expanded_22 : tensor<2x2x8x4xf32>, tensor<1x1x8x4xf32>) outs(%31 : tensor<2x2x8x4xf32>) {
    ^bb0(%in: f32 loc("model.layers.1.self_attn"), %in_115: f32 loc("model.layers.1.self_attn"), %out: f32 loc("model.layers.1.self_attn")):
      %232 = arith.mulf %in, %in_115 : f32 loc(#loc41)
      linalg.yield %232 : f32 loc(#loc41)
    } -> tensor<2x2x8x4xf32> loc(#loc41)
    %extracted_slice_74 = tensor.extract_slice %transposed_67[0, 0, 0, 0] [2, 2, 8, 2] [1, 1, 1, 1] : tensor<2x2x8x4xf32> to tensor<2x2x8x2xf32> loc(#loc41)
    %extracted_slice_75 = tensor.extract_slice %transposed_67[0, 0, 0, 2] [2, 2, 8, 2] [1, 1, 1, 1] : tensor<2x2x8x4xf32> to tensor<2x2x8x2xf32> loc(#loc41)
    %143 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_75 : tensor<2x2x8x2xf32>) outs(%39 : tensor<2x2x8x2xf32>) {
    ^bb0(%in: f32 loc("model.layers.1.self_attn"), %out: f32 loc("model.layers.1.self_attn")):
      %232 = arith.negf %in : f32 loc(#loc41)
      linalg.yield %232 : f32 loc(#loc41)
    } -> tensor<2x2x8x2xf32> loc(#loc41)
    %concat_76 = tensor.concat dim(3) %143, %extracted_slice_74 : (tensor<2x2x8x2xf32>, tensor<2x2x8x2xf32>) -> tensor<2x2x8x4xf32> loc(#loc41)
    %144 = linalg.generic {indexing_maps = [#map9, #map10, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_76, %expanded_23 : tensor<2x2x8x4xf32>, tensor<1x1x8x4xf32>) outs(%31 : tensor<2x2x8x4xf32>) {
    ^bb0(%in: f32 loc("model.layers.1.self_attn"), %in_115: f32 loc("model.layers.1.self_attn"), %out: f32 loc("model.layers.1.self_attn")):
      %232 = arith.mulf %in, %in_115 : f32 loc(#loc41)
      linalg.yield %232 : f32 loc(#loc41)
    } -> tensor<2x2x8x4xf32> loc(#loc41)
    %145 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%142, %144 : tensor<2x2x8x4xf32>, tensor<2x2x8x4xf32>) outs(%31 : tensor<2x2x8x4xf32>) {
    ^bb0(%in: f32 loc("model.layers.1.self_attn"), %in_115: f32 loc("model.layers.1.self_attn"), %out: f32 loc("model.layers.1.self_attn")):
      %232 = arith.addf %in, %in_115 : f32 loc(#loc41)
      linalg.yield %232 : f32 loc(#loc41)
    } -> tensor<2x2x8x4xf32> loc(#loc41)
    %146 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%145 : tensor<2x2x8x4xf32>) outs(%43 : tensor<2x2x2x8x4xf32>) {
    ^bb0(%in: f32 loc("model.layers.1.self_attn"), %out: f32 loc("model.layers.1.self_attn")):
      linalg.yield %in : f32 loc(#loc41)
    } -> tensor<2x2x2x8x4xf32> loc(#loc41)
    %collapsed_77 = tensor.collapse_shape %146 [[0], [1, 2], [3], [4]] : tensor<2x2x2x8x4xf32> into tensor<2x4x8x4xf32> loc(#loc41)
    %147 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%transposed_70 : tensor<2x2x8x4xf32>) outs(%43 : tensor<2x2x2x8x4xf32>) {
    ^bb0(%in: f32 loc("model.layers.1.self_attn"), %out: f32 loc("model.layers.1.self_attn")):
      linalg.yield %in : f32 loc(#loc41)
    } -> tensor<2x2x2x8x4xf32> loc(#loc41)
    %transposed_78 = linalg.transpose ins(%collapsed_77 : tensor<2x4x8x4xf32>) outs(%46 : tensor<2x4x4x8xf32>) permutation = [0, 1, 3, 2]  loc(#loc41)
    %collapsed_79 = tensor.collapse_shape %141 [[0, 1], [2], [3]] : tensor<2x4x8x4xf32> into tensor<8x8x4xf32> loc(#loc41)
    %collapsed_80 = tensor.collapse_shape %transposed_78 [[0, 1], [2], [3]] : tensor<2x4x4x8xf32> into tensor<8x4x8xf32> loc(#loc41)
    %148 = linalg.batch_matmul ins(%collapsed_79, %collapsed_80 : tensor<8x8x4xf32>, tensor<8x4x8xf32>) outs(%48 : tensor<8x8x8xf32>) -> tensor<8x8x8xf32> loc(#loc41)
    %expanded_81 = tensor.expand_shape %148 [[0, 1], [2], [3]] output_shape [2, 4, 8, 8] : tensor<8x8x8xf32> into tensor<2x4x8x8xf32> loc(#loc41)
    %149 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_81 : tensor<2x4x8x8xf32>) outs(%50 : tensor<2x4x8x8xf32>) {
    ^bb0(%in: f32 loc("model.layers.1.self_attn"), %out: f32 loc("model.layers.1.self_attn")):
      %232 = arith.mulf %in, %cst_8 : f32 loc(#loc41)
      linalg.yield %232 : f32 loc(#loc41)
    } -> tensor<2x4x8x8xf32> loc(#loc41)
    %150 = linalg.generic {indexing_maps = [#map9, #map10, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%149, %expanded_12 : tensor<2x4x8x8xf32>, tensor<1x1x8x8xf32>) outs(%50 : tensor<2x4x8x8xf32>) {
    ^bb0(%in: f32 loc("model.layers.1.self_attn"), %in_115: f32 loc("<loss>"), %out: f32 loc("model.layers.1.self_attn")):
      %232 = arith.addf %in, %in_115 : f32 loc(#loc41)
      linalg.yield %232 : f32 loc(#loc41)
    } -> tensor<2x4x8x8xf32> loc(#loc41)
    %151:2 = linalg.generic {indexing_maps = [#map9, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%150 : tensor<2x4x8x8xf32>) outs(%56, %54 : tensor<2x4x8xf32>, tensor<2x4x8xi64>) {
    ^bb0(%in: f32 loc("model.layers.1.self_attn"), %out: f32 loc("model.layers.1.self_attn"), %out_115: i64 loc("model.layers.1.self_attn")):
      %232 = linalg.index 3 : index loc(#loc41)
      %233 = arith.index_cast %232 : index to i64 loc(#loc41)
      %234 = arith.maximumf %in, %out : f32 loc(#loc41)
      %235 = arith.cmpf ogt, %in, %out : f32 loc(#loc41)
      %236 = arith.select %235, %233, %out_115 : i64 loc(#loc41)
      linalg.yield %234, %236 : f32, i64 loc(#loc41)
    } -> (tensor<2x4x8xf32>, tensor<2x4x8xi64>) loc(#loc41)
    %expanded_82 = tensor.expand_shape %151#0 [[0], [1], [2, 3]] output_shape [2, 4, 8, 1] : tensor<2x4x8xf32> into tensor<2x4x8x1xf32> loc(#loc41)
    %152 = linalg.generic {indexing_maps = [#map9, #map14, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%150, %expanded_82 : tensor<2x4x8x8xf32>, tensor<2x4x8x1xf32>) outs(%50 : tensor<2x4x8x8xf32>) {
    ^bb0(%in: f32 loc("model.layers.1.self_attn"), %in_115: f32 loc("model.layers.1.self_attn"), %out: f32 loc("model.layers.1.self_attn")):
      %232 = arith.subf %in, %in_115 : f32 loc(#loc41)
      linalg.yield %232 : f32 loc(#loc41)
    } -> tensor<2x4x8x8xf32> loc(#loc41)
    %153 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%152 : tensor<2x4x8x8xf32>) outs(%50 : tensor<2x4x8x8xf32>) {
    ^bb0(%in: f32 loc("model.layers.1.self_attn"), %out: f32 loc("model.layers.1.self_attn")):
      %232 = math.exp %in : f32 loc(#loc41)
      linalg.yield %232 : f32 loc(#loc41)
    } -> tensor<2x4x8x8xf32> loc(#loc41)
    %154 = linalg.generic {indexing_maps = [#map9, #map14], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%153 : tensor<2x4x8x8xf32>) outs(%61 : tensor<2x4x8x1xf32>) {
    ^bb0(%in: f32 loc("model.layers.1.self_attn"), %out: f32 loc("model.layers.1.self_attn")):
      %232 = arith.addf %in, %out : f32 loc(#loc41)
      linalg.yield %232 : f32 loc(#loc41)
    } -> tensor<2x4x8x1xf32> loc(#loc41)
    %155 = linalg.generic {indexing_maps = [#map9, #map14, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%153, %154 : tensor<2x4x8x8xf32>, tensor<2x4x8x1xf32>) outs(%50 : tensor<2x4x8x8xf32>) {
    ^bb0(%in: f32 loc("model.layers.1.self_attn"), %in_115: f32 loc("model.layers.1.self_attn"), %out: f32 loc("model.layers.1.self_attn")):
      %232 = arith.divf %in, %in_115 : f32 loc(#loc41)
      linalg.yield %232 : f32 loc(#loc41)
    } -> tensor<2x4x8x8xf32> loc(#loc41)
    %collapsed_83 = tensor.collapse_shape %155 [[0, 1], [2], [3]] : tensor<2x4x8x8xf32> into tensor<8x8x8xf32> loc(#loc41)
    %collapsed_84 = tensor.collapse_shape %147 [[0, 1, 2], [3], [4]] : tensor<2x2x2x8x4xf32> into tensor<8x8x4xf32> loc(#loc41)
    %156 = linalg.batch_matmul ins(%collapsed_83, %collapsed_84 : tensor<8x8x8xf32>, tensor<8x8x4xf32>) outs(%65 : tensor<8x8x4xf32>) -> tensor<8x8x4xf32> loc(#loc41)
    %expanded_85 = tensor.expand_shape %156 [[0, 1], [2], [3]] output_shape [2, 4, 8, 4] : tensor<8x8x4xf32> into tensor<2x4x8x4xf32> loc(#loc41)
    %transposed_86 = linalg.transpose ins(%expanded_85 : tensor<2x4x8x4xf32>) outs(%67 : tensor<2x8x4x4xf32>) permutation = [0, 2, 1, 3]  loc(#loc41)
    %transposed_87 = linalg.transpose ins(%arg13 : tensor<16x16xf32>) outs(%24 : tensor<16x16xf32>) permutation = [1, 0]  loc(#loc44)
    %collapsed_88 = tensor.collapse_shape %transposed_86 [[0, 1], [2, 3]] : tensor<2x8x4x4xf32> into tensor<16x16xf32> loc(#loc44)
    %157 = linalg.matmul ins(%collapsed_88, %transposed_87 : tensor<16x16xf32>, tensor<16x16xf32>) outs(%25 : tensor<16x16xf32>) -> tensor<16x16xf32> loc(#loc44)
    %expanded_89 = tensor.expand_shape %157 [[0, 1], [2]] output_shape [2, 8, 16] : tensor<16x16xf32> into tensor<2x8x16xf32> loc(#loc44)
    %158 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%127, %expanded_89 : tensor<2x8x16xf32>, tensor<2x8x16xf32>) outs(%6 : tensor<2x8x16xf32>) {
    ^bb0(%in: f32 loc("model.layers.0"), %in_115: f32 loc("model.layers.1.self_attn.o_proj"), %out: f32 loc("model.layers.1")):
      %232 = arith.addf %in, %in_115 : f32 loc(#loc45)
      linalg.yield %232 : f32 loc(#loc45)
    } -> tensor<2x8x16xf32> loc(#loc45)
    %159 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%158, %158 : tensor<2x8x16xf32>, tensor<2x8x16xf32>) outs(%6 : tensor<2x8x16xf32>) {
    ^bb0(%in: f32 loc("model.layers.1"), %in_115: f32 loc("model.layers.1"), %out: f32 loc("model.layers.1.post_attention_layernorm")):
      %232 = arith.mulf %in, %in_115 : f32 loc(#loc46)
      linalg.yield %232 : f32 loc(#loc46)
    } -> tensor<2x8x16xf32> loc(#loc46)
    %160 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%159 : tensor<2x8x16xf32>) outs(%17 : tensor<2x8x1xf32>) {
    ^bb0(%in: f32 loc("model.layers.1.post_attention_layernorm"), %out: f32 loc("model.layers.1.post_attention_layernorm")):
      %232 = arith.addf %in, %out : f32 loc(#loc46)
      linalg.yield %232 : f32 loc(#loc46)
    } -> tensor<2x8x1xf32> loc(#loc46)
    %161 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%160 : tensor<2x8x1xf32>) outs(%16 : tensor<2x8x1xf32>) {
    ^bb0(%in: f32 loc("model.layers.1.post_attention_layernorm"), %out: f32 loc("model.layers.1.post_attention_layernorm")):
      %232 = arith.divf %in, %cst_7 : f32 loc(#loc46)
      linalg.yield %232 : f32 loc(#loc46)
    } -> tensor<2x8x1xf32> loc(#loc46)
    %162 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%161 : tensor<2x8x1xf32>) outs(%16 : tensor<2x8x1xf32>) {
    ^bb0(%in: f32 loc("model.layers.1.post_attention_layernorm"), %out: f32 loc("model.layers.1.post_attention_layernorm")):
      %232 = arith.truncf %cst_5 : f64 to f32 loc(#loc46)
      %233 = arith.addf %in, %232 : f32 loc(#loc46)
      linalg.yield %233 : f32 loc(#loc46)
    } -> tensor<2x8x1xf32> loc(#loc46)
    %163 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%162 : tensor<2x8x1xf32>) outs(%16 : tensor<2x8x1xf32>) {
    ^bb0(%in: f32 loc("model.layers.1.post_attention_layernorm"), %out: f32 loc("model.layers.1.post_attention_layernorm")):
      %232 = math.rsqrt %in : f32 loc(#loc46)
      linalg.yield %232 : f32 loc(#loc46)
    } -> tensor<2x8x1xf32> loc(#loc46)
    %164 = linalg.generic {indexing_maps = [#map6, #map7, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%158, %163 : tensor<2x8x16xf32>, tensor<2x8x1xf32>) outs(%6 : tensor<2x8x16xf32>) {
    ^bb0(%in: f32 loc("model.layers.1"), %in_115: f32 loc("model.layers.1.post_attention_layernorm"), %out: f32 loc("model.layers.1.post_attention_layernorm")):
      %232 = arith.mulf %in, %in_115 : f32 loc(#loc46)
      linalg.yield %232 : f32 loc(#loc46)
    } -> tensor<2x8x16xf32> loc(#loc46)
    %165 = linalg.generic {indexing_maps = [#map8, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg18, %164 : tensor<16xf32>, tensor<2x8x16xf32>) outs(%6 : tensor<2x8x16xf32>) {
    ^bb0(%in: f32 loc("model.layers.1.post_attention_layernorm"), %in_115: f32 loc("model.layers.1.post_attention_layernorm"), %out: f32 loc("model.layers.1.post_attention_layernorm")):
      %232 = arith.mulf %in, %in_115 : f32 loc(#loc46)
      linalg.yield %232 : f32 loc(#loc46)
    } -> tensor<2x8x16xf32> loc(#loc46)
    %collapsed_90 = tensor.collapse_shape %165 [[0, 1], [2]] : tensor<2x8x16xf32> into tensor<16x16xf32> loc(#loc47)
    %transposed_91 = linalg.transpose ins(%arg14 : tensor<4x16xf32>) outs(%77 : tensor<16x4xf32>) permutation = [1, 0]  loc(#loc48)
    %166 = linalg.matmul ins(%collapsed_90, %transposed_91 : tensor<16x16xf32>, tensor<16x4xf32>) outs(%78 : tensor<16x4xf32>) -> tensor<16x4xf32> loc(#loc48)
    %167:2 = linalg.generic {indexing_maps = [#map3, #map15, #map15], iterator_types = ["parallel", "reduction"]} ins(%166 : tensor<16x4xf32>) outs(%83, %81 : tensor<16xf32>, tensor<16xi64>) {
    ^bb0(%in: f32 loc("model.layers.1.mlp.gate"), %out: f32 loc("model.layers.1.mlp.gate"), %out_115: i64 loc("model.layers.1.mlp.gate")):
      %232 = linalg.index 1 : index loc(#loc48)
      %233 = arith.index_cast %232 : index to i64 loc(#loc48)
      %234 = arith.maximumf %in, %out : f32 loc(#loc48)
      %235 = arith.cmpf ogt, %in, %out : f32 loc(#loc48)
      %236 = arith.select %235, %233, %out_115 : i64 loc(#loc48)
      linalg.yield %234, %236 : f32, i64 loc(#loc48)
    } -> (tensor<16xf32>, tensor<16xi64>) loc(#loc48)
    %expanded_92 = tensor.expand_shape %167#0 [[0, 1]] output_shape [16, 1] : tensor<16xf32> into tensor<16x1xf32> loc(#loc48)
    %168 = linalg.generic {indexing_maps = [#map3, #map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%166, %expanded_92 : tensor<16x4xf32>, tensor<16x1xf32>) outs(%77 : tensor<16x4xf32>) {
    ^bb0(%in: f32 loc("model.layers.1.mlp.gate"), %in_115: f32 loc("model.layers.1.mlp.gate"), %out: f32 loc("model.layers.1.mlp.gate")):
      %232 = arith.subf %in, %in_115 : f32 loc(#loc48)
      linalg.yield %232 : f32 loc(#loc48)
    } -> tensor<16x4xf32> loc(#loc48)
    %169 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%168 : tensor<16x4xf32>) outs(%77 : tensor<16x4xf32>) {
    ^bb0(%in: f32 loc("model.layers.1.mlp.gate"), %out: f32 loc("model.layers.1.mlp.gate")):
      %232 = math.exp %in : f32 loc(#loc48)
      linalg.yield %232 : f32 loc(#loc48)
    } -> tensor<16x4xf32> loc(#loc48)
    %170 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "reduction"]} ins(%169 : tensor<16x4xf32>) outs(%88 : tensor<16x1xf32>) {
    ^bb0(%in: f32 loc("model.layers.1.mlp.gate"), %out: f32 loc("model.layers.1.mlp.gate")):
      %232 = arith.addf %in, %out : f32 loc(#loc48)
      linalg.yield %232 : f32 loc(#loc48)
    } -> tensor<16x1xf32> loc(#loc48)
    %171 = linalg.generic {indexing_maps = [#map3, #map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%169, %170 : tensor<16x4xf32>, tensor<16x1xf32>) outs(%77 : tensor<16x4xf32>) {
    ^bb0(%in: f32 loc("model.layers.1.mlp.gate"), %in_115: f32 loc("model.layers.1.mlp.gate"), %out: f32 loc("model.layers.1.mlp.gate")):
      %232 = arith.divf %in, %in_115 : f32 loc(#loc48)
      linalg.yield %232 : f32 loc(#loc48)
    } -> tensor<16x4xf32> loc(#loc48)
    %172:2 = linalg.generic {indexing_maps = [#map3, #map15, #map15], iterator_types = ["parallel", "reduction"]} ins(%171 : tensor<16x4xf32>) outs(%83, %81 : tensor<16xf32>, tensor<16xi64>) {
    ^bb0(%in: f32 loc("model.layers.1.mlp.gate"), %out: f32 loc("model.layers.1.mlp.gate"), %out_115: i64 loc("model.layers.1.mlp.gate")):
      %232 = linalg.index 1 : index loc(#loc48)
      %233 = arith.index_cast %232 : index to i64 loc(#loc48)
      %234 = arith.maximumf %in, %out : f32 loc(#loc48)
      %235 = arith.cmpf ogt, %in, %out : f32 loc(#loc48)
      %236 = arith.select %235, %233, %out_115 : i64 loc(#loc48)
      linalg.yield %234, %236 : f32, i64 loc(#loc48)
    } -> (tensor<16xf32>, tensor<16xi64>) loc(#loc48)
    %expanded_93 = tensor.expand_shape %172#1 [[0, 1]] output_shape [16, 1] : tensor<16xi64> into tensor<16x1xi64> loc(#loc48)
    %173 = linalg.generic {indexing_maps = [#map16, #map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%92, %expanded_93 : tensor<4xi64>, tensor<16x1xi64>) outs(%94 : tensor<16x4xi1>) {
    ^bb0(%in: i64 loc("model.layers.1.mlp.gate"), %in_115: i64 loc("model.layers.1.mlp.gate"), %out: i1 loc("model.layers.1.mlp.gate")):
      %232 = arith.cmpi eq, %in, %in_115 : i64 loc(#loc48)
      linalg.yield %232 : i1 loc(#loc48)
    } -> tensor<16x4xi1> loc(#loc48)
    %174 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%173 : tensor<16x4xi1>) outs(%77 : tensor<16x4xf32>) {
    ^bb0(%in: i1 loc("model.layers.1.mlp.gate"), %out: f32 loc("model.layers.1.mlp.gate")):
      %232 = arith.uitofp %in : i1 to f32 loc(#loc48)
      linalg.yield %232 : f32 loc(#loc48)
    } -> tensor<16x4xf32> loc(#loc48)
    %175 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%171, %174 : tensor<16x4xf32>, tensor<16x4xf32>) outs(%77 : tensor<16x4xf32>) {
    ^bb0(%in: f32 loc("model.layers.1.mlp.gate"), %in_115: f32 loc("model.layers.1.mlp.gate"), %out: f32 loc("model.layers.1.mlp.gate")):
      %232 = arith.mulf %in, %in_115 : f32 loc(#loc48)
      linalg.yield %232 : f32 loc(#loc48)
    } -> tensor<16x4xf32> loc(#loc48)
    %176 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "reduction"]} ins(%175 : tensor<16x4xf32>) outs(%88 : tensor<16x1xf32>) {
    ^bb0(%in: f32 loc("model.layers.1.mlp.gate"), %out: f32 loc("model.layers.1.mlp.gate")):
      %232 = arith.addf %in, %out : f32 loc(#loc48)
      linalg.yield %232 : f32 loc(#loc48)
    } -> tensor<16x1xf32> loc(#loc48)
    %177 = linalg.generic {indexing_maps = [#map3, #map4, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%173, %cst_2, %171 : tensor<16x4xi1>, tensor<f32>, tensor<16x4xf32>) outs(%77 : tensor<16x4xf32>) {
    ^bb0(%in: i1 loc("model.layers.1.mlp.gate"), %in_115: f32 loc("model.layers.0.mlp.gate"), %in_116: f32 loc("model.layers.1.mlp.gate"), %out: f32 loc("model.layers.1.mlp.gate")):
      %232 = arith.select %in, %in_115, %in_116 : f32 loc(#loc48)
      linalg.yield %232 : f32 loc(#loc48)
    } -> tensor<16x4xf32> loc(#loc48)
    %178:2 = linalg.generic {indexing_maps = [#map3, #map15, #map15], iterator_types = ["parallel", "reduction"]} ins(%177 : tensor<16x4xf32>) outs(%83, %81 : tensor<16xf32>, tensor<16xi64>) {
    ^bb0(%in: f32 loc("model.layers.1.mlp.gate"), %out: f32 loc("model.layers.1.mlp.gate"), %out_115: i64 loc("model.layers.1.mlp.gate")):
      %232 = linalg.index 1 : index loc(#loc48)
      %233 = arith.index_cast %232 : index to i64 loc(#loc48)
      %234 = arith.maximumf %in, %out : f32 loc(#loc48)
      %235 = arith.cmpf ogt, %in, %out : f32 loc(#loc48)
      %236 = arith.select %235, %233, %out_115 : i64 loc(#loc48)
      linalg.yield %234, %236 : f32, i64 loc(#loc48)
    } -> (tensor<16xf32>, tensor<16xi64>) loc(#loc48)
    %expanded_94 = tensor.expand_shape %178#1 [[0, 1]] output_shape [16, 1] : tensor<16xi64> into tensor<16x1xi64> loc(#loc48)
    %179 = linalg.generic {indexing_maps = [#map16, #map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%92, %expanded_94 : tensor<4xi64>, tensor<16x1xi64>) outs(%94 : tensor<16x4xi1>) {
    ^bb0(%in: i64 loc("model.layers.1.mlp.gate"), %in_115: i64 loc("model.layers.1.mlp.gate"), %out: i1 loc("model.layers.1.mlp.gate")):
      %232 = arith.cmpi eq, %in, %in_115 : i64 loc(#loc48)
      linalg.yield %232 : i1 loc(#loc48)
    } -> tensor<16x4xi1> loc(#loc48)
    %180 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%179 : tensor<16x4xi1>) outs(%77 : tensor<16x4xf32>) {
    ^bb0(%in: i1 loc("model.layers.1.mlp.gate"), %out: f32 loc("model.layers.1.mlp.gate")):
      %232 = arith.uitofp %in : i1 to f32 loc(#loc48)
      linalg.yield %232 : f32 loc(#loc48)
    } -> tensor<16x4xf32> loc(#loc48)
    %181 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%171, %180 : tensor<16x4xf32>, tensor<16x4xf32>) outs(%77 : tensor<16x4xf32>) {
    ^bb0(%in: f32 loc("model.layers.1.mlp.gate"), %in_115: f32 loc("model.layers.1.mlp.gate"), %out: f32 loc("model.layers.1.mlp.gate")):
      %232 = arith.mulf %in, %in_115 : f32 loc(#loc48)
      linalg.yield %232 : f32 loc(#loc48)
    } -> tensor<16x4xf32> loc(#loc48)
    %182 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "reduction"]} ins(%181 : tensor<16x4xf32>) outs(%88 : tensor<16x1xf32>) {
    ^bb0(%in: f32 loc("model.layers.1.mlp.gate"), %out: f32 loc("model.layers.1.mlp.gate")):
      %232 = arith.addf %in, %out : f32 loc(#loc48)
      linalg.yield %232 : f32 loc(#loc48)
    } -> tensor<16x1xf32> loc(#loc48)
    %concat_95 = tensor.concat dim(1) %176, %182 : (tensor<16x1xf32>, tensor<16x1xf32>) -> tensor<16x2xf32> loc(#loc48)
    %concat_96 = tensor.concat dim(1) %expanded_93, %expanded_94 : (tensor<16x1xi64>, tensor<16x1xi64>) -> tensor<16x2xi64> loc(#loc48)
    %183 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "reduction"]} ins(%concat_95 : tensor<16x2xf32>) outs(%88 : tensor<16x1xf32>) {
    ^bb0(%in: f32 loc("model.layers.1.mlp.gate"), %out: f32 loc("model.layers.1.mlp.gate")):
      %232 = arith.addf %in, %out : f32 loc(#loc48)
      linalg.yield %232 : f32 loc(#loc48)
    } -> tensor<16x1xf32> loc(#loc48)
    %184 = linalg.generic {indexing_maps = [#map3, #map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%concat_95, %183 : tensor<16x2xf32>, tensor<16x1xf32>) outs(%106 : tensor<16x2xf32>) {
    ^bb0(%in: f32 loc("model.layers.1.mlp.gate"), %in_115: f32 loc("model.layers.1.mlp.gate"), %out: f32 loc("model.layers.1.mlp.gate")):
      %232 = arith.divf %in, %in_115 : f32 loc(#loc48)
      linalg.yield %232 : f32 loc(#loc48)
    } -> tensor<16x2xf32> loc(#loc48)
    %185 = linalg.generic {indexing_maps = [#map17, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_90 : tensor<16x16xf32>) outs(%108 : tensor<16x2x16xf32>) {
    ^bb0(%in: f32 loc("model.layers.1.mlp.experts"), %out: f32 loc("model.layers.1.mlp.experts")):
      linalg.yield %in : f32 loc(#loc49)
    } -> tensor<16x2x16xf32> loc(#loc49)
    %collapsed_97 = tensor.collapse_shape %185 [[0, 1], [2]] : tensor<16x2x16xf32> into tensor<32x16xf32> loc(#loc49)
    %collapsed_98 = tensor.collapse_shape %concat_96 [[0, 1]] : tensor<16x2xi64> into tensor<32xi64> loc(#loc49)
    %186 = linalg.generic {indexing_maps = [#map18, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_98 : tensor<32xi64>) outs(%110 : tensor<32x48x16xf32>) {
    ^bb0(%in: i64 loc("model.layers.1.mlp.experts"), %out: f32 loc("model.layers.1.mlp.experts")):
      %232 = arith.cmpi slt, %in, %c0_i64 : i64 loc(#loc49)
      %233 = arith.addi %in, %c4_i64 : i64 loc(#loc49)
      %234 = arith.select %232, %233, %in : i64 loc(#loc49)
      %235 = arith.index_cast %234 : i64 to index loc(#loc49)
      %236 = linalg.index 1 : index loc(#loc49)
      %237 = linalg.index 2 : index loc(#loc49)
      %extracted = tensor.extract %arg15[%235, %236, %237] : tensor<4x48x16xf32> loc(#loc49)
      linalg.yield %extracted : f32 loc(#loc49)
    } -> tensor<32x48x16xf32> loc(#loc49)
    %expanded_99 = tensor.expand_shape %collapsed_97 [[0], [1, 2]] output_shape [32, 16, 1] : tensor<32x16xf32> into tensor<32x16x1xf32> loc(#loc49)
    %187 = linalg.batch_matmul ins(%186, %expanded_99 : tensor<32x48x16xf32>, tensor<32x16x1xf32>) outs(%113 : tensor<32x48x1xf32>) -> tensor<32x48x1xf32> loc(#loc49)
    %collapsed_100 = tensor.collapse_shape %187 [[0], [1, 2]] : tensor<32x48x1xf32> into tensor<32x48xf32> loc(#loc49)
    %extracted_slice_101 = tensor.extract_slice %collapsed_100[0, 0] [32, 24] [1, 1] : tensor<32x48xf32> to tensor<32x24xf32> loc(#loc49)
    %extracted_slice_102 = tensor.extract_slice %collapsed_100[0, 24] [32, 24] [1, 1] : tensor<32x48xf32> to tensor<32x24xf32> loc(#loc49)
    %188 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_101 : tensor<32x24xf32>) outs(%115 : tensor<32x24xf32>) {
    ^bb0(%in: f32 loc("model.layers.1.mlp.experts"), %out: f32 loc("model.layers.1.mlp.experts.act_fn")):
      %232 = arith.negf %in : f32 loc(#loc50)
      %233 = math.exp %232 : f32 loc(#loc50)
      %234 = arith.addf %233, %cst_1 : f32 loc(#loc50)
      %235 = arith.divf %cst_1, %234 : f32 loc(#loc50)
      linalg.yield %235 : f32 loc(#loc50)
    } -> tensor<32x24xf32> loc(#loc50)
    %189 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_101, %188 : tensor<32x24xf32>, tensor<32x24xf32>) outs(%115 : tensor<32x24xf32>) {
    ^bb0(%in: f32 loc("model.layers.1.mlp.experts"), %in_115: f32 loc("model.layers.1.mlp.experts.act_fn"), %out: f32 loc("model.layers.1.mlp.experts.act_fn")):
      %232 = arith.mulf %in, %in_115 : f32 loc(#loc50)
      linalg.yield %232 : f32 loc(#loc50)
    } -> tensor<32x24xf32> loc(#loc50)
    %190 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%189, %extracted_slice_102 : tensor<32x24xf32>, tensor<32x24xf32>) outs(%115 : tensor<32x24xf32>) {
    ^bb0(%in: f32 loc("model.layers.1.mlp.experts.act_fn"), %in_115: f32 loc("model.layers.1.mlp.experts"), %out: f32 loc("model.layers.1.mlp.experts")):
      %232 = arith.mulf %in, %in_115 : f32 loc(#loc49)
      linalg.yield %232 : f32 loc(#loc49)
    } -> tensor<32x24xf32> loc(#loc49)
    %191 = linalg.generic {indexing_maps = [#map18, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_98 : tensor<32xi64>) outs(%119 : tensor<32x16x24xf32>) {
    ^bb0(%in: i64 loc("model.layers.1.mlp.experts"), %out: f32 loc("model.layers.1.mlp.experts")):
      %232 = arith.cmpi slt, %in, %c0_i64 : i64 loc(#loc49)
      %233 = arith.addi %in, %c4_i64 : i64 loc(#loc49)
      %234 = arith.select %232, %233, %in : i64 loc(#loc49)
      %235 = arith.index_cast %234 : i64 to index loc(#loc49)
      %236 = linalg.index 1 : index loc(#loc49)
      %237 = linalg.index 2 : index loc(#loc49)
      %extracted = tensor.extract %arg16[%235, %236, %237] : tensor<4x16x24xf32> loc(#loc49)
      linalg.yield %extracted : f32 loc(#loc49)
    } -> tensor<32x16x24xf32> loc(#loc49)
    %expanded_103 = tensor.expand_shape %190 [[0], [1, 2]] output_shape [32, 24, 1] : tensor<32x24xf32> into tensor<32x24x1xf32> loc(#loc49)
    %192 = linalg.batch_matmul ins(%191, %expanded_103 : tensor<32x16x24xf32>, tensor<32x24x1xf32>) outs(%122 : tensor<32x16x1xf32>) -> tensor<32x16x1xf32> loc(#loc49)
    %collapsed_104 = tensor.collapse_shape %192 [[0], [1, 2]] : tensor<32x16x1xf32> into tensor<32x16xf32> loc(#loc49)
    %collapsed_105 = tensor.collapse_shape %184 [[0, 1]] : tensor<16x2xf32> into tensor<32xf32> loc(#loc49)
    %expanded_106 = tensor.expand_shape %collapsed_105 [[0, 1]] output_shape [32, 1] : tensor<32xf32> into tensor<32x1xf32> loc(#loc49)
    %193 = linalg.generic {indexing_maps = [#map3, #map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%collapsed_104, %expanded_106 : tensor<32x16xf32>, tensor<32x1xf32>) outs(%124 : tensor<32x16xf32>) {
    ^bb0(%in: f32 loc("model.layers.1.mlp.experts"), %in_115: f32 loc("model.layers.1.mlp.experts"), %out: f32 loc("model.layers.1.mlp.experts")):
      %232 = arith.mulf %in, %in_115 : f32 loc(#loc49)
      linalg.yield %232 : f32 loc(#loc49)
    } -> tensor<32x16xf32> loc(#loc49)
    %expanded_107 = tensor.expand_shape %193 [[0, 1], [2]] output_shape [16, 2, 16] : tensor<32x16xf32> into tensor<16x2x16xf32> loc(#loc49)
    %194 = linalg.generic {indexing_maps = [#map6, #map17], iterator_types = ["parallel", "reduction", "parallel"]} ins(%expanded_107 : tensor<16x2x16xf32>) outs(%25 : tensor<16x16xf32>) {
    ^bb0(%in: f32 loc("model.layers.1.mlp.experts"), %out: f32 loc("model.layers.1.mlp.experts")):
      %232 = arith.addf %in, %out : f32 loc(#loc49)
      linalg.yield %232 : f32 loc(#loc49)
    } -> tensor<16x16xf32> loc(#loc49)
    %expanded_108 = tensor.expand_shape %194 [[0, 1], [2]] output_shape [2, 8, 16] : tensor<16x16xf32> into tensor<2x8x16xf32> loc(#loc47)
    %195 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%158, %expanded_108 : tensor<2x8x16xf32>, tensor<2x8x16xf32>) outs(%6 : tensor<2x8x16xf32>) {
    ^bb0(%in: f32 loc("model.layers.1"), %in_115: f32 loc("model.layers.1.mlp"), %out: f32 loc("model.layers.1")):
      %232 = arith.addf %in, %in_115 : f32 loc(#loc45)
      linalg.yield %232 : f32 loc(#loc45)
    } -> tensor<2x8x16xf32> loc(#loc45)
    %196 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%195, %195 : tensor<2x8x16xf32>, tensor<2x8x16xf32>) outs(%6 : tensor<2x8x16xf32>) {
    ^bb0(%in: f32 loc("model.layers.1"), %in_115: f32 loc("model.layers.1"), %out: f32 loc("model.norm")):
      %232 = arith.mulf %in, %in_115 : f32 loc(#loc51)
      linalg.yield %232 : f32 loc(#loc51)
    } -> tensor<2x8x16xf32> loc(#loc51)
    %197 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%196 : tensor<2x8x16xf32>) outs(%17 : tensor<2x8x1xf32>) {
    ^bb0(%in: f32 loc("model.norm"), %out: f32 loc("model.norm")):
      %232 = arith.addf %in, %out : f32 loc(#loc51)
      linalg.yield %232 : f32 loc(#loc51)
    } -> tensor<2x8x1xf32> loc(#loc51)
    %198 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%197 : tensor<2x8x1xf32>) outs(%16 : tensor<2x8x1xf32>) {
    ^bb0(%in: f32 loc("model.norm"), %out: f32 loc("model.norm")):
      %232 = arith.divf %in, %cst_7 : f32 loc(#loc51)
      linalg.yield %232 : f32 loc(#loc51)
    } -> tensor<2x8x1xf32> loc(#loc51)
    %199 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%198 : tensor<2x8x1xf32>) outs(%16 : tensor<2x8x1xf32>) {
    ^bb0(%in: f32 loc("model.norm"), %out: f32 loc("model.norm")):
      %232 = arith.truncf %cst_5 : f64 to f32 loc(#loc51)
      %233 = arith.addf %in, %232 : f32 loc(#loc51)
      linalg.yield %233 : f32 loc(#loc51)
    } -> tensor<2x8x1xf32> loc(#loc51)
    %200 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%199 : tensor<2x8x1xf32>) outs(%16 : tensor<2x8x1xf32>) {
    ^bb0(%in: f32 loc("model.norm"), %out: f32 loc("model.norm")):
      %232 = math.rsqrt %in : f32 loc(#loc51)
      linalg.yield %232 : f32 loc(#loc51)
    } -> tensor<2x8x1xf32> loc(#loc51)
    %201 = linalg.generic {indexing_maps = [#map6, #map7, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%195, %200 : tensor<2x8x16xf32>, tensor<2x8x1xf32>) outs(%6 : tensor<2x8x16xf32>) {
    ^bb0(%in: f32 loc("model.layers.1"), %in_115: f32 loc("model.norm"), %out: f32 loc("model.norm")):
      %232 = arith.mulf %in, %in_115 : f32 loc(#loc51)
      linalg.yield %232 : f32 loc(#loc51)
    } -> tensor<2x8x16xf32> loc(#loc51)
    %202 = linalg.generic {indexing_maps = [#map8, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg19, %201 : tensor<16xf32>, tensor<2x8x16xf32>) outs(%6 : tensor<2x8x16xf32>) {
    ^bb0(%in: f32 loc("model.norm"), %in_115: f32 loc("model.norm"), %out: f32 loc("model.norm")):
      %232 = arith.mulf %in, %in_115 : f32 loc(#loc51)
      linalg.yield %232 : f32 loc(#loc51)
    } -> tensor<2x8x16xf32> loc(#loc51)
    %203 = tensor.empty() : tensor<16x64xf32> loc(#loc52)
    %transposed_109 = linalg.transpose ins(%arg20 : tensor<64x16xf32>) outs(%203 : tensor<16x64xf32>) permutation = [1, 0]  loc(#loc52)
    %collapsed_110 = tensor.collapse_shape %202 [[0, 1], [2]] : tensor<2x8x16xf32> into tensor<16x16xf32> loc(#loc52)
    %204 = linalg.fill ins(%cst : f32) outs(%203 : tensor<16x64xf32>) -> tensor<16x64xf32> loc(#loc52)
    %205 = linalg.matmul ins(%collapsed_110, %transposed_109 : tensor<16x16xf32>, tensor<16x64xf32>) outs(%204 : tensor<16x64xf32>) -> tensor<16x64xf32> loc(#loc52)
    %padded = tensor.pad %arg22 low[0, 0] high[0, 1] {
    ^bb0(%arg23: index loc("<loss>"), %arg24: index loc("<loss>")):
      tensor.yield %c-100_i64 : i64 loc(#loc1)
    } : tensor<2x8xi64> to tensor<2x9xi64> loc(#loc1)
    %extracted_slice_111 = tensor.extract_slice %padded[0, 1] [2, 8] [1, 1] : tensor<2x9xi64> to tensor<2x8xi64> loc(#loc1)
    %collapsed_112 = tensor.collapse_shape %extracted_slice_111 [[0, 1]] : tensor<2x8xi64> into tensor<16xi64> loc(#loc1)
    %206:2 = linalg.generic {indexing_maps = [#map3, #map15, #map15], iterator_types = ["parallel", "reduction"]} ins(%205 : tensor<16x64xf32>) outs(%83, %81 : tensor<16xf32>, tensor<16xi64>) {
    ^bb0(%in: f32 loc("<loss>"), %out: f32 loc("<loss>"), %out_115: i64 loc("<loss>")):
      %232 = linalg.index 1 : index loc(#loc1)
      %233 = arith.index_cast %232 : index to i64 loc(#loc1)
      %234 = arith.maximumf %in, %out : f32 loc(#loc1)
      %235 = arith.cmpf ogt, %in, %out : f32 loc(#loc1)
      %236 = arith.select %235, %233, %out_115 : i64 loc(#loc1)
      linalg.yield %234, %236 : f32, i64 loc(#loc1)
    } -> (tensor<16xf32>, tensor<16xi64>) loc(#loc1)
    %expanded_113 = tensor.expand_shape %206#0 [[0, 1]] output_shape [16, 1] : tensor<16xf32> into tensor<16x1xf32> loc(#loc1)
    %207 = linalg.generic {indexing_maps = [#map3, #map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%205, %expanded_113 : tensor<16x64xf32>, tensor<16x1xf32>) outs(%203 : tensor<16x64xf32>) {
    ^bb0(%in: f32 loc("<loss>"), %in_115: f32 loc("<loss>"), %out: f32 loc("<loss>")):
      %232 = arith.subf %in, %in_115 : f32 loc(#loc1)
      linalg.yield %232 : f32 loc(#loc1)
    } -> tensor<16x64xf32> loc(#loc1)
    %208 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%207 : tensor<16x64xf32>) outs(%203 : tensor<16x64xf32>) {
    ^bb0(%in: f32 loc("<loss>"), %out: f32 loc("<loss>")):
      %232 = math.exp %in : f32 loc(#loc1)
      linalg.yield %232 : f32 loc(#loc1)
    } -> tensor<16x64xf32> loc(#loc1)
    %209 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "reduction"]} ins(%208 : tensor<16x64xf32>) outs(%88 : tensor<16x1xf32>) {
    ^bb0(%in: f32 loc("<loss>"), %out: f32 loc("<loss>")):
      %232 = arith.addf %in, %out : f32 loc(#loc1)
      linalg.yield %232 : f32 loc(#loc1)
    } -> tensor<16x1xf32> loc(#loc1)
    %210 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%209 : tensor<16x1xf32>) outs(%87 : tensor<16x1xf32>) {
    ^bb0(%in: f32 loc("<loss>"), %out: f32 loc("<loss>")):
      %232 = math.log %in : f32 loc(#loc1)
      linalg.yield %232 : f32 loc(#loc1)
    } -> tensor<16x1xf32> loc(#loc1)
    %211 = linalg.generic {indexing_maps = [#map3, #map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%207, %210 : tensor<16x64xf32>, tensor<16x1xf32>) outs(%203 : tensor<16x64xf32>) {
    ^bb0(%in: f32 loc("<loss>"), %in_115: f32 loc("<loss>"), %out: f32 loc("<loss>")):
      %232 = arith.subf %in, %in_115 : f32 loc(#loc1)
      linalg.yield %232 : f32 loc(#loc1)
    } -> tensor<16x64xf32> loc(#loc1)
    %212 = tensor.empty() : tensor<64xi64> loc(#loc1)
    %213 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%212 : tensor<64xi64>) {
    ^bb0(%out: i64 loc("<loss>")):
      %232 = linalg.index 0 : index loc(#loc1)
      %233 = arith.index_cast %232 : index to i64 loc(#loc1)
      linalg.yield %233 : i64 loc(#loc1)
    } -> tensor<64xi64> loc(#loc1)
    %214 = tensor.empty() : tensor<16xi1> loc(#loc1)
    %215 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%collapsed_112 : tensor<16xi64>) outs(%214 : tensor<16xi1>) {
    ^bb0(%in: i64 loc("<loss>"), %out: i1 loc("<loss>")):
      %232 = arith.cmpi ne, %in, %c-100_i64 : i64 loc(#loc1)
      linalg.yield %232 : i1 loc(#loc1)
    } -> tensor<16xi1> loc(#loc1)
    %216 = linalg.generic {indexing_maps = [#map, #map, #map19, #map], iterator_types = ["parallel"]} ins(%215, %collapsed_112, %cst_10 : tensor<16xi1>, tensor<16xi64>, tensor<i64>) outs(%80 : tensor<16xi64>) {
    ^bb0(%in: i1 loc("<loss>"), %in_115: i64 loc("<loss>"), %in_116: i64 loc("<loss>"), %out: i64 loc("<loss>")):
      %232 = arith.select %in, %in_115, %in_116 : i64 loc(#loc1)
      linalg.yield %232 : i64 loc(#loc1)
    } -> tensor<16xi64> loc(#loc1)
    %217 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%216 : tensor<16xi64>) outs(%80 : tensor<16xi64>) {
    ^bb0(%in: i64 loc("<loss>"), %out: i64 loc("<loss>")):
      %232 = arith.index_cast %in : i64 to index loc(#loc1)
      %extracted = tensor.extract %213[%232] : tensor<64xi64> loc(#loc1)
      linalg.yield %extracted : i64 loc(#loc1)
    } -> tensor<16xi64> loc(#loc1)
    %218 = linalg.generic {indexing_maps = [#map, #map, #map19, #map], iterator_types = ["parallel"]} ins(%215, %217, %cst_9 : tensor<16xi1>, tensor<16xi64>, tensor<i64>) outs(%80 : tensor<16xi64>) {
    ^bb0(%in: i1 loc("<loss>"), %in_115: i64 loc("<loss>"), %in_116: i64 loc("<loss>"), %out: i64 loc("<loss>")):
      %232 = arith.select %in, %in_115, %in_116 : i64 loc(#loc1)
      linalg.yield %232 : i64 loc(#loc1)
    } -> tensor<16xi64> loc(#loc1)
    %expanded_114 = tensor.expand_shape %218 [[0, 1]] output_shape [16, 1] : tensor<16xi64> into tensor<16x1xi64> loc(#loc1)
    %219 = tensor.empty() : tensor<16x64xi1> loc(#loc1)
    %220 = linalg.generic {indexing_maps = [#map2, #map16, #map3], iterator_types = ["parallel", "parallel"]} ins(%expanded_114, %213 : tensor<16x1xi64>, tensor<64xi64>) outs(%219 : tensor<16x64xi1>) {
    ^bb0(%in: i64 loc("<loss>"), %in_115: i64 loc("<loss>"), %out: i1 loc("<loss>")):
      %232 = arith.cmpi eq, %in, %in_115 : i64 loc(#loc1)
      linalg.yield %232 : i1 loc(#loc1)
    } -> tensor<16x64xi1> loc(#loc1)
    %221 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%220 : tensor<16x64xi1>) outs(%203 : tensor<16x64xf32>) {
    ^bb0(%in: i1 loc("<loss>"), %out: f32 loc("<loss>")):
      %232 = arith.uitofp %in : i1 to f32 loc(#loc1)
      linalg.yield %232 : f32 loc(#loc1)
    } -> tensor<16x64xf32> loc(#loc1)
    %222 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%211, %221 : tensor<16x64xf32>, tensor<16x64xf32>) outs(%203 : tensor<16x64xf32>) {
    ^bb0(%in: f32 loc("<loss>"), %in_115: f32 loc("<loss>"), %out: f32 loc("<loss>")):
      %232 = arith.mulf %in, %in_115 : f32 loc(#loc1)
      linalg.yield %232 : f32 loc(#loc1)
    } -> tensor<16x64xf32> loc(#loc1)
    %223 = linalg.fill ins(%cst : f32) outs(%82 : tensor<16xf32>) -> tensor<16xf32> loc(#loc1)
    %224 = linalg.generic {indexing_maps = [#map3, #map15], iterator_types = ["parallel", "reduction"]} ins(%222 : tensor<16x64xf32>) outs(%223 : tensor<16xf32>) {
    ^bb0(%in: f32 loc("<loss>"), %out: f32 loc("<loss>")):
      %232 = arith.addf %in, %out : f32 loc(#loc1)
      linalg.yield %232 : f32 loc(#loc1)
    } -> tensor<16xf32> loc(#loc1)
    %225 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%224 : tensor<16xf32>) outs(%82 : tensor<16xf32>) {
    ^bb0(%in: f32 loc("<loss>"), %out: f32 loc("<loss>")):
      %232 = arith.negf %in : f32 loc(#loc1)
      linalg.yield %232 : f32 loc(#loc1)
    } -> tensor<16xf32> loc(#loc1)
    %226 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%215 : tensor<16xi1>) outs(%82 : tensor<16xf32>) {
    ^bb0(%in: i1 loc("<loss>"), %out: f32 loc("<loss>")):
      %232 = arith.uitofp %in : i1 to f32 loc(#loc1)
      linalg.yield %232 : f32 loc(#loc1)
    } -> tensor<16xf32> loc(#loc1)
    %227 = tensor.empty() : tensor<f32> loc(#loc1)
    %228 = linalg.fill ins(%cst : f32) outs(%227 : tensor<f32>) -> tensor<f32> loc(#loc1)
    %229 = linalg.generic {indexing_maps = [#map, #map19], iterator_types = ["reduction"]} ins(%226 : tensor<16xf32>) outs(%228 : tensor<f32>) {
    ^bb0(%in: f32 loc("<loss>"), %out: f32 loc("<loss>")):
      %232 = arith.addf %in, %out : f32 loc(#loc1)
      linalg.yield %232 : f32 loc(#loc1)
    } -> tensor<f32> loc(#loc1)
    %230 = linalg.generic {indexing_maps = [#map, #map19], iterator_types = ["reduction"]} ins(%225 : tensor<16xf32>) outs(%228 : tensor<f32>) {
    ^bb0(%in: f32 loc("<loss>"), %out: f32 loc("<loss>")):
      %232 = arith.addf %in, %out : f32 loc(#loc1)
      linalg.yield %232 : f32 loc(#loc1)
    } -> tensor<f32> loc(#loc1)
    %231 = linalg.generic {indexing_maps = [#map20, #map20, #map20], iterator_types = []} ins(%230, %229 : tensor<f32>, tensor<f32>) outs(%227 : tensor<f32>) {
    ^bb0(%in: f32 loc("<loss>"), %in_115: f32 loc("<loss>"), %out: f32 loc("<loss>")):
      %232 = arith.divf %in, %in_115 : f32 loc(#loc1)
      linalg.yield %232 : f32 loc(#loc1)
    } -> tensor<f32> loc(#loc1)
    return %231 : tensor<f32> loc(#loc1)
  } loc(#loc1)
} loc(#loc)
#loc = loc(unknown)
#loc29 = loc("model.layers.0.self_attn.q_proj")
#loc31 = loc("model.layers.0.self_attn.k_proj")
#loc32 = loc("model.layers.0.self_attn.v_proj")
#loc40 = loc("model.layers.1.self_attn.q_proj")
#loc42 = loc("model.layers.1.self_attn.k_proj")
#loc43 = loc("model.layers.1.self_attn.v_proj")
#loc52 = loc("lm_head")
