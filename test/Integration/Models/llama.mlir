#loc1 = loc("<loss>")
#loc2 = loc("model.embed_tokens.weight")
#loc3 = loc("model.layers.0.self_attn.q_proj.weight")
#loc4 = loc("model.layers.0.self_attn.k_proj.weight")
#loc5 = loc("model.layers.0.self_attn.v_proj.weight")
#loc6 = loc("model.layers.0.self_attn.o_proj.weight")
#loc7 = loc("model.layers.0.mlp.gate_proj.weight")
#loc8 = loc("model.layers.0.mlp.up_proj.weight")
#loc9 = loc("model.layers.0.mlp.down_proj.weight")
#loc10 = loc("model.layers.0.input_layernorm.weight")
#loc11 = loc("model.layers.0.post_attention_layernorm.weight")
#loc12 = loc("model.layers.1.self_attn.q_proj.weight")
#loc13 = loc("model.layers.1.self_attn.k_proj.weight")
#loc14 = loc("model.layers.1.self_attn.v_proj.weight")
#loc15 = loc("model.layers.1.self_attn.o_proj.weight")
#loc16 = loc("model.layers.1.mlp.gate_proj.weight")
#loc17 = loc("model.layers.1.mlp.up_proj.weight")
#loc18 = loc("model.layers.1.mlp.down_proj.weight")
#loc19 = loc("model.layers.1.input_layernorm.weight")
#loc20 = loc("model.layers.1.post_attention_layernorm.weight")
#loc21 = loc("model.layers.2.self_attn.q_proj.weight")
#loc22 = loc("model.layers.2.self_attn.k_proj.weight")
#loc23 = loc("model.layers.2.self_attn.v_proj.weight")
#loc24 = loc("model.layers.2.self_attn.o_proj.weight")
#loc25 = loc("model.layers.2.mlp.gate_proj.weight")
#loc26 = loc("model.layers.2.mlp.up_proj.weight")
#loc27 = loc("model.layers.2.mlp.down_proj.weight")
#loc28 = loc("model.layers.2.input_layernorm.weight")
#loc29 = loc("model.layers.2.post_attention_layernorm.weight")
#loc30 = loc("model.layers.3.self_attn.q_proj.weight")
#loc31 = loc("model.layers.3.self_attn.k_proj.weight")
#loc32 = loc("model.layers.3.self_attn.v_proj.weight")
#loc33 = loc("model.layers.3.self_attn.o_proj.weight")
#loc34 = loc("model.layers.3.mlp.gate_proj.weight")
#loc35 = loc("model.layers.3.mlp.up_proj.weight")
#loc36 = loc("model.layers.3.mlp.down_proj.weight")
#loc37 = loc("model.layers.3.input_layernorm.weight")
#loc38 = loc("model.layers.3.post_attention_layernorm.weight")
#loc39 = loc("model.norm.weight")
#loc40 = loc("lm_head.weight")
#loc41 = loc("input_ids")
#loc42 = loc("labels")
#loc43 = loc("model.layers.0.input_layernorm")
#loc44 = loc("model.rotary_emb")
#loc45 = loc("model.embed_tokens")
#loc47 = loc("model.layers.0.self_attn")
#loc50 = loc("model.layers.0.self_attn.o_proj")
#loc51 = loc("model.layers.0")
#loc52 = loc("model.layers.0.post_attention_layernorm")
#loc53 = loc("model.layers.0.mlp.gate_proj")
#loc54 = loc("model.layers.0.mlp.act_fn")
#loc55 = loc("model.layers.0.mlp.up_proj")
#loc56 = loc("model.layers.0.mlp")
#loc57 = loc("model.layers.0.mlp.down_proj")
#loc58 = loc("model.layers.1.input_layernorm")
#loc60 = loc("model.layers.1.self_attn")
#loc63 = loc("model.layers.1.self_attn.o_proj")
#loc64 = loc("model.layers.1")
#loc65 = loc("model.layers.1.post_attention_layernorm")
#loc66 = loc("model.layers.1.mlp.gate_proj")
#loc67 = loc("model.layers.1.mlp.act_fn")
#loc68 = loc("model.layers.1.mlp.up_proj")
#loc69 = loc("model.layers.1.mlp")
#loc70 = loc("model.layers.1.mlp.down_proj")
#loc71 = loc("model.layers.2.input_layernorm")
#loc73 = loc("model.layers.2.self_attn")
#loc76 = loc("model.layers.2.self_attn.o_proj")
#loc77 = loc("model.layers.2")
#loc78 = loc("model.layers.2.post_attention_layernorm")
#loc79 = loc("model.layers.2.mlp.gate_proj")
#loc80 = loc("model.layers.2.mlp.act_fn")
#loc81 = loc("model.layers.2.mlp.up_proj")
#loc82 = loc("model.layers.2.mlp")
#loc83 = loc("model.layers.2.mlp.down_proj")
#loc84 = loc("model.layers.3.input_layernorm")
#loc86 = loc("model.layers.3.self_attn")
#loc89 = loc("model.layers.3.self_attn.o_proj")
#loc90 = loc("model.layers.3")
#loc91 = loc("model.layers.3.post_attention_layernorm")
#loc92 = loc("model.layers.3.mlp.gate_proj")
#loc93 = loc("model.layers.3.mlp.act_fn")
#loc94 = loc("model.layers.3.mlp.up_proj")
#loc95 = loc("model.layers.3.mlp")
#loc96 = loc("model.layers.3.mlp.down_proj")
#loc97 = loc("model.norm")
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
#map16 = affine_map<(d0) -> ()>
#map17 = affine_map<(d0, d1) -> (d1)>
#map18 = affine_map<() -> ()>
module {
  func.func @main(%arg0: tensor<64x16xf32> {pipe.parameter = "model.embed_tokens.weight"} loc("model.embed_tokens.weight"), %arg1: tensor<16x16xf32> {pipe.parameter = "model.layers.0.self_attn.q_proj.weight"} loc("model.layers.0.self_attn.q_proj.weight"), %arg2: tensor<8x16xf32> {pipe.parameter = "model.layers.0.self_attn.k_proj.weight"} loc("model.layers.0.self_attn.k_proj.weight"), %arg3: tensor<8x16xf32> {pipe.parameter = "model.layers.0.self_attn.v_proj.weight"} loc("model.layers.0.self_attn.v_proj.weight"), %arg4: tensor<16x16xf32> {pipe.parameter = "model.layers.0.self_attn.o_proj.weight"} loc("model.layers.0.self_attn.o_proj.weight"), %arg5: tensor<32x16xf32> {pipe.parameter = "model.layers.0.mlp.gate_proj.weight"} loc("model.layers.0.mlp.gate_proj.weight"), %arg6: tensor<32x16xf32> {pipe.parameter = "model.layers.0.mlp.up_proj.weight"} loc("model.layers.0.mlp.up_proj.weight"), %arg7: tensor<16x32xf32> {pipe.parameter = "model.layers.0.mlp.down_proj.weight"} loc("model.layers.0.mlp.down_proj.weight"), %arg8: tensor<16xf32> {pipe.parameter = "model.layers.0.input_layernorm.weight"} loc("model.layers.0.input_layernorm.weight"), %arg9: tensor<16xf32> {pipe.parameter = "model.layers.0.post_attention_layernorm.weight"} loc("model.layers.0.post_attention_layernorm.weight"), %arg10: tensor<16x16xf32> {pipe.parameter = "model.layers.1.self_attn.q_proj.weight"} loc("model.layers.1.self_attn.q_proj.weight"), %arg11: tensor<8x16xf32> {pipe.parameter = "model.layers.1.self_attn.k_proj.weight"} loc("model.layers.1.self_attn.k_proj.weight"), %arg12: tensor<8x16xf32> {pipe.parameter = "model.layers.1.self_attn.v_proj.weight"} loc("model.layers.1.self_attn.v_proj.weight"), %arg13: tensor<16x16xf32> {pipe.parameter = "model.layers.1.self_attn.o_proj.weight"} loc("model.layers.1.self_attn.o_proj.weight"), %arg14: tensor<32x16xf32> {pipe.parameter = "model.layers.1.mlp.gate_proj.weight"} loc("model.layers.1.mlp.gate_proj.weight"), %arg15: tensor<32x16xf32> {pipe.parameter = "model.layers.1.mlp.up_proj.weight"} loc("model.layers.1.mlp.up_proj.weight"), %arg16: tensor<16x32xf32> {pipe.parameter = "model.layers.1.mlp.down_proj.weight"} loc("model.layers.1.mlp.down_proj.weight"), %arg17: tensor<16xf32> {pipe.parameter = "model.layers.1.input_layernorm.weight"} loc("model.layers.1.input_layernorm.weight"), %arg18: tensor<16xf32> {pipe.parameter = "model.layers.1.post_attention_layernorm.weight"} loc("model.layers.1.post_attention_layernorm.weight"), %arg19: tensor<16x16xf32> {pipe.parameter = "model.layers.2.self_attn.q_proj.weight"} loc("model.layers.2.self_attn.q_proj.weight"), %arg20: tensor<8x16xf32> {pipe.parameter = "model.layers.2.self_attn.k_proj.weight"} loc("model.layers.2.self_attn.k_proj.weight"), %arg21: tensor<8x16xf32> {pipe.parameter = "model.layers.2.self_attn.v_proj.weight"} loc("model.layers.2.self_attn.v_proj.weight"), %arg22: tensor<16x16xf32> {pipe.parameter = "model.layers.2.self_attn.o_proj.weight"} loc("model.layers.2.self_attn.o_proj.weight"), %arg23: tensor<32x16xf32> {pipe.parameter = "model.layers.2.mlp.gate_proj.weight"} loc("model.layers.2.mlp.gate_proj.weight"), %arg24: tensor<32x16xf32> {pipe.parameter = "model.layers.2.mlp.up_proj.weight"} loc("model.layers.2.mlp.up_proj.weight"), %arg25: tensor<16x32xf32> {pipe.parameter = "model.layers.2.mlp.down_proj.weight"} loc("model.layers.2.mlp.down_proj.weight"), %arg26: tensor<16xf32> {pipe.parameter = "model.layers.2.input_layernorm.weight"} loc("model.layers.2.input_layernorm.weight"), %arg27: tensor<16xf32> {pipe.parameter = "model.layers.2.post_attention_layernorm.weight"} loc("model.layers.2.post_attention_layernorm.weight"), %arg28: tensor<16x16xf32> {pipe.parameter = "model.layers.3.self_attn.q_proj.weight"} loc("model.layers.3.self_attn.q_proj.weight"), %arg29: tensor<8x16xf32> {pipe.parameter = "model.layers.3.self_attn.k_proj.weight"} loc("model.layers.3.self_attn.k_proj.weight"), %arg30: tensor<8x16xf32> {pipe.parameter = "model.layers.3.self_attn.v_proj.weight"} loc("model.layers.3.self_attn.v_proj.weight"), %arg31: tensor<16x16xf32> {pipe.parameter = "model.layers.3.self_attn.o_proj.weight"} loc("model.layers.3.self_attn.o_proj.weight"), %arg32: tensor<32x16xf32> {pipe.parameter = "model.layers.3.mlp.gate_proj.weight"} loc("model.layers.3.mlp.gate_proj.weight"), %arg33: tensor<32x16xf32> {pipe.parameter = "model.layers.3.mlp.up_proj.weight"} loc("model.layers.3.mlp.up_proj.weight"), %arg34: tensor<16x32xf32> {pipe.parameter = "model.layers.3.mlp.down_proj.weight"} loc("model.layers.3.mlp.down_proj.weight"), %arg35: tensor<16xf32> {pipe.parameter = "model.layers.3.input_layernorm.weight"} loc("model.layers.3.input_layernorm.weight"), %arg36: tensor<16xf32> {pipe.parameter = "model.layers.3.post_attention_layernorm.weight"} loc("model.layers.3.post_attention_layernorm.weight"), %arg37: tensor<16xf32> {pipe.parameter = "model.norm.weight"} loc("model.norm.weight"), %arg38: tensor<64x16xf32> {pipe.parameter = "lm_head.weight"} loc("lm_head.weight"), %arg39: tensor<2x12xi64> {pipe.input = "input_ids"} loc("input_ids"), %arg40: tensor<2x12xi64> {pipe.input = "labels"} loc("labels")) -> (tensor<f32> {pipe.loss = "loss"}) {
    %c-100_i64 = arith.constant -100 : i64 loc(#loc)
    %c0_i64 = arith.constant 0 : i64 loc(#loc)
    %c64 = arith.constant 64 : index loc(#loc)
    %cst = arith.constant 0.000000e+00 : f32 loc(#loc)
    %cst_0 = arith.constant 0xFF800000 : f32 loc(#loc)
    %cst_1 = arith.constant 1.000000e+00 : f32 loc(#loc)
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<f32> loc(#loc1)
    %cst_3 = arith.constant dense<-3.40282347E+38> : tensor<f32> loc(#loc1)
    %cst_4 = arith.constant 9.9999999999999995E-7 : f64 loc(#loc43)
    %cst_5 = arith.constant dense<[1.000000e+00, 0.00999999977]> : tensor<2xf32> loc(#loc44)
    %cst_6 = arith.constant 1.600000e+01 : f32 loc(#loc)
    %cst_7 = arith.constant 5.000000e-01 : f32 loc(#loc)
    %cst_8 = arith.constant dense<-1> : tensor<i64> loc(#loc1)
    %cst_9 = arith.constant dense<0> : tensor<i64> loc(#loc1)
    %0 = tensor.empty() : tensor<12xi64> loc(#loc1)
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<12xi64>) {
    ^bb0(%out: i64 loc("<loss>")):
      %269 = linalg.index 0 : index loc(#loc1)
      %270 = arith.index_cast %269 : index to i64 loc(#loc1)
      linalg.yield %270 : i64 loc(#loc1)
    } -> tensor<12xi64> loc(#loc1)
    %expanded = tensor.expand_shape %1 [[0, 1]] output_shape [12, 1] : tensor<12xi64> into tensor<12x1xi64> loc(#loc1)
    %expanded_10 = tensor.expand_shape %1 [[0, 1]] output_shape [1, 12] : tensor<12xi64> into tensor<1x12xi64> loc(#loc1)
    %2 = tensor.empty() : tensor<12x12xi1> loc(#loc1)
    %3 = linalg.generic {indexing_maps = [#map1, #map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%expanded_10, %expanded : tensor<1x12xi64>, tensor<12x1xi64>) outs(%2 : tensor<12x12xi1>) {
    ^bb0(%in: i64 loc("<loss>"), %in_166: i64 loc("<loss>"), %out: i1 loc("<loss>")):
      %269 = arith.cmpi sle, %in, %in_166 : i64 loc(#loc1)
      linalg.yield %269 : i1 loc(#loc1)
    } -> tensor<12x12xi1> loc(#loc1)
    %4 = tensor.empty() : tensor<12x12xf32> loc(#loc1)
    %5 = linalg.generic {indexing_maps = [#map3, #map4, #map4, #map3], iterator_types = ["parallel", "parallel"]} ins(%3, %cst_2, %cst_3 : tensor<12x12xi1>, tensor<f32>, tensor<f32>) outs(%4 : tensor<12x12xf32>) {
    ^bb0(%in: i1 loc("<loss>"), %in_166: f32 loc("<loss>"), %in_167: f32 loc("<loss>"), %out: f32 loc("<loss>")):
      %269 = arith.select %in, %in_166, %in_167 : f32 loc(#loc1)
      linalg.yield %269 : f32 loc(#loc1)
    } -> tensor<12x12xf32> loc(#loc1)
    %expanded_11 = tensor.expand_shape %5 [[0, 1, 2], [3]] output_shape [1, 1, 12, 12] : tensor<12x12xf32> into tensor<1x1x12x12xf32> loc(#loc1)
    %6 = tensor.empty() : tensor<2x12x16xf32> loc(#loc45)
    %7 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg39 : tensor<2x12xi64>) outs(%6 : tensor<2x12x16xf32>) {
    ^bb0(%in: i64 loc("model.embed_tokens"), %out: f32 loc("model.embed_tokens")):
      %269 = arith.index_cast %in : i64 to index loc(#loc45)
      %270 = linalg.index 2 : index loc(#loc45)
      %271 = arith.cmpi slt, %269, %c64 : index loc(#loc45)
      cf.assert %271, "index must be smaller than dim size" loc(#loc45)
      %272 = arith.cmpi sge, %in, %c0_i64 : i64 loc(#loc45)
      cf.assert %272, "index must be larger or equal to 0" loc(#loc45)
      %extracted = tensor.extract %arg0[%269, %270] : tensor<64x16xf32> loc(#loc45)
      linalg.yield %extracted : f32 loc(#loc45)
    } -> tensor<2x12x16xf32> loc(#loc45)
    %expanded_12 = tensor.expand_shape %1 [[0, 1, 2]] output_shape [1, 12, 1] : tensor<12xi64> into tensor<1x12x1xi64> loc(#loc44)
    %8 = tensor.empty() : tensor<1x12x1xf32> loc(#loc44)
    %9 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_12 : tensor<1x12x1xi64>) outs(%8 : tensor<1x12x1xf32>) {
    ^bb0(%in: i64 loc("model.rotary_emb"), %out: f32 loc("model.rotary_emb")):
      %269 = arith.sitofp %in : i64 to f32 loc(#loc44)
      linalg.yield %269 : f32 loc(#loc44)
    } -> tensor<1x12x1xf32> loc(#loc44)
    %10 = tensor.empty() : tensor<1x12x2xf32> loc(#loc44)
    %11 = linalg.generic {indexing_maps = [#map7, #map8, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%9, %cst_5 : tensor<1x12x1xf32>, tensor<2xf32>) outs(%10 : tensor<1x12x2xf32>) {
    ^bb0(%in: f32 loc("model.rotary_emb"), %in_166: f32 loc("model.rotary_emb"), %out: f32 loc("model.rotary_emb")):
      %269 = arith.mulf %in, %in_166 : f32 loc(#loc44)
      linalg.yield %269 : f32 loc(#loc44)
    } -> tensor<1x12x2xf32> loc(#loc44)
    %concat = tensor.concat dim(2) %11, %11 : (tensor<1x12x2xf32>, tensor<1x12x2xf32>) -> tensor<1x12x4xf32> loc(#loc44)
    %12 = tensor.empty() : tensor<1x12x4xf32> loc(#loc44)
    %13 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%concat : tensor<1x12x4xf32>) outs(%12 : tensor<1x12x4xf32>) {
    ^bb0(%in: f32 loc("model.rotary_emb"), %out: f32 loc("model.rotary_emb")):
      %269 = math.cos %in : f32 loc(#loc44)
      linalg.yield %269 : f32 loc(#loc44)
    } -> tensor<1x12x4xf32> loc(#loc44)
    %14 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%concat : tensor<1x12x4xf32>) outs(%12 : tensor<1x12x4xf32>) {
    ^bb0(%in: f32 loc("model.rotary_emb"), %out: f32 loc("model.rotary_emb")):
      %269 = math.sin %in : f32 loc(#loc44)
      linalg.yield %269 : f32 loc(#loc44)
    } -> tensor<1x12x4xf32> loc(#loc44)
    %15 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%7, %7 : tensor<2x12x16xf32>, tensor<2x12x16xf32>) outs(%6 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("model.embed_tokens"), %in_166: f32 loc("model.embed_tokens"), %out: f32 loc("model.layers.0.input_layernorm")):
      %269 = arith.mulf %in, %in_166 : f32 loc(#loc43)
      linalg.yield %269 : f32 loc(#loc43)
    } -> tensor<2x12x16xf32> loc(#loc43)
    %16 = tensor.empty() : tensor<2x12x1xf32> loc(#loc43)
    %17 = linalg.fill ins(%cst : f32) outs(%16 : tensor<2x12x1xf32>) -> tensor<2x12x1xf32> loc(#loc43)
    %18 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%15 : tensor<2x12x16xf32>) outs(%17 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("model.layers.0.input_layernorm"), %out: f32 loc("model.layers.0.input_layernorm")):
      %269 = arith.addf %in, %out : f32 loc(#loc43)
      linalg.yield %269 : f32 loc(#loc43)
    } -> tensor<2x12x1xf32> loc(#loc43)
    %19 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%18 : tensor<2x12x1xf32>) outs(%16 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("model.layers.0.input_layernorm"), %out: f32 loc("model.layers.0.input_layernorm")):
      %269 = arith.divf %in, %cst_6 : f32 loc(#loc43)
      linalg.yield %269 : f32 loc(#loc43)
    } -> tensor<2x12x1xf32> loc(#loc43)
    %20 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%19 : tensor<2x12x1xf32>) outs(%16 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("model.layers.0.input_layernorm"), %out: f32 loc("model.layers.0.input_layernorm")):
      %269 = arith.truncf %cst_4 : f64 to f32 loc(#loc43)
      %270 = arith.addf %in, %269 : f32 loc(#loc43)
      linalg.yield %270 : f32 loc(#loc43)
    } -> tensor<2x12x1xf32> loc(#loc43)
    %21 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%20 : tensor<2x12x1xf32>) outs(%16 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("model.layers.0.input_layernorm"), %out: f32 loc("model.layers.0.input_layernorm")):
      %269 = math.rsqrt %in : f32 loc(#loc43)
      linalg.yield %269 : f32 loc(#loc43)
    } -> tensor<2x12x1xf32> loc(#loc43)
    %22 = linalg.generic {indexing_maps = [#map6, #map7, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%7, %21 : tensor<2x12x16xf32>, tensor<2x12x1xf32>) outs(%6 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("model.embed_tokens"), %in_166: f32 loc("model.layers.0.input_layernorm"), %out: f32 loc("model.layers.0.input_layernorm")):
      %269 = arith.mulf %in, %in_166 : f32 loc(#loc43)
      linalg.yield %269 : f32 loc(#loc43)
    } -> tensor<2x12x16xf32> loc(#loc43)
    %23 = linalg.generic {indexing_maps = [#map8, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg8, %22 : tensor<16xf32>, tensor<2x12x16xf32>) outs(%6 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("model.layers.0.input_layernorm"), %in_166: f32 loc("model.layers.0.input_layernorm"), %out: f32 loc("model.layers.0.input_layernorm")):
      %269 = arith.mulf %in, %in_166 : f32 loc(#loc43)
      linalg.yield %269 : f32 loc(#loc43)
    } -> tensor<2x12x16xf32> loc(#loc43)
    %24 = tensor.empty() : tensor<16x16xf32> loc(#loc46)
    %transposed = linalg.transpose ins(%arg1 : tensor<16x16xf32>) outs(%24 : tensor<16x16xf32>) permutation = [1, 0]  loc(#loc46)
    %collapsed = tensor.collapse_shape %23 [[0, 1], [2]] : tensor<2x12x16xf32> into tensor<24x16xf32> loc(#loc46)
    %25 = tensor.empty() : tensor<24x16xf32> loc(#loc46)
    %26 = linalg.fill ins(%cst : f32) outs(%25 : tensor<24x16xf32>) -> tensor<24x16xf32> loc(#loc46)
    %27 = linalg.matmul ins(%collapsed, %transposed : tensor<24x16xf32>, tensor<16x16xf32>) outs(%26 : tensor<24x16xf32>) -> tensor<24x16xf32> loc(#loc46)
    %expanded_13 = tensor.expand_shape %27 [[0, 1], [2, 3]] output_shape [2, 12, 4, 4] : tensor<24x16xf32> into tensor<2x12x4x4xf32> loc(#loc47)
    %28 = tensor.empty() : tensor<2x4x12x4xf32> loc(#loc47)
    %transposed_14 = linalg.transpose ins(%expanded_13 : tensor<2x12x4x4xf32>) outs(%28 : tensor<2x4x12x4xf32>) permutation = [0, 2, 1, 3]  loc(#loc47)
    %29 = tensor.empty() : tensor<16x8xf32> loc(#loc48)
    %transposed_15 = linalg.transpose ins(%arg2 : tensor<8x16xf32>) outs(%29 : tensor<16x8xf32>) permutation = [1, 0]  loc(#loc48)
    %30 = tensor.empty() : tensor<24x8xf32> loc(#loc48)
    %31 = linalg.fill ins(%cst : f32) outs(%30 : tensor<24x8xf32>) -> tensor<24x8xf32> loc(#loc48)
    %32 = linalg.matmul ins(%collapsed, %transposed_15 : tensor<24x16xf32>, tensor<16x8xf32>) outs(%31 : tensor<24x8xf32>) -> tensor<24x8xf32> loc(#loc48)
    %expanded_16 = tensor.expand_shape %32 [[0, 1], [2, 3]] output_shape [2, 12, 2, 4] : tensor<24x8xf32> into tensor<2x12x2x4xf32> loc(#loc47)
    %33 = tensor.empty() : tensor<2x2x12x4xf32> loc(#loc47)
    %transposed_17 = linalg.transpose ins(%expanded_16 : tensor<2x12x2x4xf32>) outs(%33 : tensor<2x2x12x4xf32>) permutation = [0, 2, 1, 3]  loc(#loc47)
    %transposed_18 = linalg.transpose ins(%arg3 : tensor<8x16xf32>) outs(%29 : tensor<16x8xf32>) permutation = [1, 0]  loc(#loc49)
    %34 = linalg.matmul ins(%collapsed, %transposed_18 : tensor<24x16xf32>, tensor<16x8xf32>) outs(%31 : tensor<24x8xf32>) -> tensor<24x8xf32> loc(#loc49)
    %expanded_19 = tensor.expand_shape %34 [[0, 1], [2, 3]] output_shape [2, 12, 2, 4] : tensor<24x8xf32> into tensor<2x12x2x4xf32> loc(#loc47)
    %transposed_20 = linalg.transpose ins(%expanded_19 : tensor<2x12x2x4xf32>) outs(%33 : tensor<2x2x12x4xf32>) permutation = [0, 2, 1, 3]  loc(#loc47)
    %expanded_21 = tensor.expand_shape %13 [[0], [1, 2], [3]] output_shape [1, 1, 12, 4] : tensor<1x12x4xf32> into tensor<1x1x12x4xf32> loc(#loc47)
    %expanded_22 = tensor.expand_shape %14 [[0], [1, 2], [3]] output_shape [1, 1, 12, 4] : tensor<1x12x4xf32> into tensor<1x1x12x4xf32> loc(#loc47)
    %35 = linalg.generic {indexing_maps = [#map9, #map10, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_14, %expanded_21 : tensor<2x4x12x4xf32>, tensor<1x1x12x4xf32>) outs(%28 : tensor<2x4x12x4xf32>) {
    ^bb0(%in: f32 loc("model.layers.0.self_attn"), %in_166: f32 loc("model.layers.0.self_attn"), %out: f32 loc("model.layers.0.self_attn")):
      %269 = arith.mulf %in, %in_166 : f32 loc(#loc47)
      linalg.yield %269 : f32 loc(#loc47)
    } -> tensor<2x4x12x4xf32> loc(#loc47)
    %extracted_slice = tensor.extract_slice %transposed_14[0, 0, 0, 0] [2, 4, 12, 2] [1, 1, 1, 1] : tensor<2x4x12x4xf32> to tensor<2x4x12x2xf32> loc(#loc47)
    %extracted_slice_23 = tensor.extract_slice %transposed_14[0, 0, 0, 2] [2, 4, 12, 2] [1, 1, 1, 1] : tensor<2x4x12x4xf32> to tensor<2x4x12x2xf32> loc(#loc47)
    %36 = tensor.empty() : tensor<2x4x12x2xf32> loc(#loc47)
    %37 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_23 : tensor<2x4x12x2xf32>) outs(%36 : tensor<2x4x12x2xf32>) {
    ^bb0(%in: f32 loc("model.layers.0.self_attn"), %out: f32 loc("model.layers.0.self_attn")):
      %269 = arith.negf %in : f32 loc(#loc47)
      linalg.yield %269 : f32 loc(#loc47)
    } -> tensor<2x4x12x2xf32> loc(#loc47)
    %concat_24 = tensor.concat dim(3) %37, %extracted_slice : (tensor<2x4x12x2xf32>, tensor<2x4x12x2xf32>) -> tensor<2x4x12x4xf32> loc(#loc47)
    %38 = linalg.generic {indexing_maps = [#map9, #map10, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_24, %expanded_22 : tensor<2x4x12x4xf32>, tensor<1x1x12x4xf32>) outs(%28 : tensor<2x4x12x4xf32>) {
    ^bb0(%in: f32 loc("model.layers.0.self_attn"), %in_166: f32 loc("model.layers.0.self_attn"), %out: f32 loc("model.layers.0.self_attn")):
      %269 = arith.mulf %in, %in_166 : f32 loc(#loc47)
      linalg.yield %269 : f32 loc(#loc47)
    } -> tensor<2x4x12x4xf32> loc(#loc47)
    %39 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%35, %38 : tensor<2x4x12x4xf32>, tensor<2x4x12x4xf32>) outs(%28 : tensor<2x4x12x4xf32>) {
    ^bb0(%in: f32 loc("model.layers.0.self_attn"), %in_166: f32 loc("model.layers.0.self_attn"), %out: f32 loc("model.layers.0.self_attn")):
      %269 = arith.addf %in, %in_166 : f32 loc(#loc47)
      linalg.yield %269 : f32 loc(#loc47)
    } -> tensor<2x4x12x4xf32> loc(#loc47)
    %40 = linalg.generic {indexing_maps = [#map9, #map10, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_17, %expanded_21 : tensor<2x2x12x4xf32>, tensor<1x1x12x4xf32>) outs(%33 : tensor<2x2x12x4xf32>) {
    ^bb0(%in: f32 loc("model.layers.0.self_attn"), %in_166: f32 loc("model.layers.0.self_attn"), %out: f32 loc("model.layers.0.self_attn")):
      %269 = arith.mulf %in, %in_166 : f32 loc(#loc47)
      linalg.yield %269 : f32 loc(#loc47)
    } -> tensor<2x2x12x4xf32> loc(#loc47)
    %extracted_slice_25 = tensor.extract_slice %transposed_17[0, 0, 0, 0] [2, 2, 12, 2] [1, 1, 1, 1] : tensor<2x2x12x4xf32> to tensor<2x2x12x2xf32> loc(#loc47)
    %extracted_slice_26 = tensor.extract_slice %transposed_17[0, 0, 0, 2] [2, 2, 12, 2] [1, 1, 1, 1] : tensor<2x2x12x4xf32> to tensor<2x2x12x2xf32> loc(#loc47)
    %41 = tensor.empty() : tensor<2x2x12x2xf32> loc(#loc47)
    %42 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_26 : tensor<2x2x12x2xf32>) outs(%41 : tensor<2x2x12x2xf32>) {
    ^bb0(%in: f32 loc("model.layers.0.self_attn"), %out: f32 loc("model.layers.0.self_attn")):
      %269 = arith.negf %in : f32 loc(#loc47)
      linalg.yield %269 : f32 loc(#loc47)
    } -> tensor<2x2x12x2xf32> loc(#loc47)
    %concat_27 = tensor.concat dim(3) %42, %extracted_slice_25 : (tensor<2x2x12x2xf32>, tensor<2x2x12x2xf32>) -> tensor<2x2x12x4xf32> loc(#loc47)
    %43 = linalg.generic {indexing_maps = [#map9, #map10, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_27, %expanded_22 : tensor<2x2x12x4xf32>, tensor<1x1x12x4xf32>) outs(%33 : tensor<2x2x12x4xf32>) {
    ^bb0(%in: f32 loc("model.layers.0.self_attn"), %in_166: f32 loc("model.layers.0.self_attn"), %out: f32 loc("model.layers.0.self_attn")):
      %269 = arith.mulf %in, %in_166 : f32 loc(#loc47)
      linalg.yield %269 : f32 loc(#loc47)
    } -> tensor<2x2x12x4xf32> loc(#loc47)
    %44 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%40, %43 : tensor<2x2x12x4xf32>, tensor<2x2x12x4xf32>) outs(%33 : tensor<2x2x12x4xf32>) {
    ^bb0(%in: f32 loc("model.layers.0.self_attn"), %in_166: f32 loc("model.layers.0.self_attn"), %out: f32 loc("model.layers.0.self_attn")):
      %269 = arith.addf %in, %in_166 : f32 loc(#loc47)
      linalg.yield %269 : f32 loc(#loc47)
    } -> tensor<2x2x12x4xf32> loc(#loc47)
    %45 = tensor.empty() : tensor<2x2x2x12x4xf32> loc(#loc47)
    %46 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%44 : tensor<2x2x12x4xf32>) outs(%45 : tensor<2x2x2x12x4xf32>) {
    ^bb0(%in: f32 loc("model.layers.0.self_attn"), %out: f32 loc("model.layers.0.self_attn")):
      linalg.yield %in : f32 loc(#loc47)
    } -> tensor<2x2x2x12x4xf32> loc(#loc47)
    %collapsed_28 = tensor.collapse_shape %46 [[0], [1, 2], [3], [4]] : tensor<2x2x2x12x4xf32> into tensor<2x4x12x4xf32> loc(#loc47)
    %47 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%transposed_20 : tensor<2x2x12x4xf32>) outs(%45 : tensor<2x2x2x12x4xf32>) {
    ^bb0(%in: f32 loc("model.layers.0.self_attn"), %out: f32 loc("model.layers.0.self_attn")):
      linalg.yield %in : f32 loc(#loc47)
    } -> tensor<2x2x2x12x4xf32> loc(#loc47)
    %48 = tensor.empty() : tensor<2x4x4x12xf32> loc(#loc47)
    %transposed_29 = linalg.transpose ins(%collapsed_28 : tensor<2x4x12x4xf32>) outs(%48 : tensor<2x4x4x12xf32>) permutation = [0, 1, 3, 2]  loc(#loc47)
    %collapsed_30 = tensor.collapse_shape %39 [[0, 1], [2], [3]] : tensor<2x4x12x4xf32> into tensor<8x12x4xf32> loc(#loc47)
    %collapsed_31 = tensor.collapse_shape %transposed_29 [[0, 1], [2], [3]] : tensor<2x4x4x12xf32> into tensor<8x4x12xf32> loc(#loc47)
    %49 = tensor.empty() : tensor<8x12x12xf32> loc(#loc47)
    %50 = linalg.fill ins(%cst : f32) outs(%49 : tensor<8x12x12xf32>) -> tensor<8x12x12xf32> loc(#loc47)
    %51 = linalg.batch_matmul ins(%collapsed_30, %collapsed_31 : tensor<8x12x4xf32>, tensor<8x4x12xf32>) outs(%50 : tensor<8x12x12xf32>) -> tensor<8x12x12xf32> loc(#loc47)
    %expanded_32 = tensor.expand_shape %51 [[0, 1], [2], [3]] output_shape [2, 4, 12, 12] : tensor<8x12x12xf32> into tensor<2x4x12x12xf32> loc(#loc47)
    %52 = tensor.empty() : tensor<2x4x12x12xf32> loc(#loc47)
    %53 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_32 : tensor<2x4x12x12xf32>) outs(%52 : tensor<2x4x12x12xf32>) {
    ^bb0(%in: f32 loc("model.layers.0.self_attn"), %out: f32 loc("model.layers.0.self_attn")):
      %269 = arith.mulf %in, %cst_7 : f32 loc(#loc47)
      linalg.yield %269 : f32 loc(#loc47)
    } -> tensor<2x4x12x12xf32> loc(#loc47)
    %54 = linalg.generic {indexing_maps = [#map9, #map10, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%53, %expanded_11 : tensor<2x4x12x12xf32>, tensor<1x1x12x12xf32>) outs(%52 : tensor<2x4x12x12xf32>) {
    ^bb0(%in: f32 loc("model.layers.0.self_attn"), %in_166: f32 loc("<loss>"), %out: f32 loc("model.layers.0.self_attn")):
      %269 = arith.addf %in, %in_166 : f32 loc(#loc47)
      linalg.yield %269 : f32 loc(#loc47)
    } -> tensor<2x4x12x12xf32> loc(#loc47)
    %55 = tensor.empty() : tensor<2x4x12xi64> loc(#loc47)
    %56 = linalg.fill ins(%c0_i64 : i64) outs(%55 : tensor<2x4x12xi64>) -> tensor<2x4x12xi64> loc(#loc47)
    %57 = tensor.empty() : tensor<2x4x12xf32> loc(#loc47)
    %58 = linalg.fill ins(%cst_0 : f32) outs(%57 : tensor<2x4x12xf32>) -> tensor<2x4x12xf32> loc(#loc47)
    %59:2 = linalg.generic {indexing_maps = [#map9, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%54 : tensor<2x4x12x12xf32>) outs(%58, %56 : tensor<2x4x12xf32>, tensor<2x4x12xi64>) {
    ^bb0(%in: f32 loc("model.layers.0.self_attn"), %out: f32 loc("model.layers.0.self_attn"), %out_166: i64 loc("model.layers.0.self_attn")):
      %269 = linalg.index 3 : index loc(#loc47)
      %270 = arith.index_cast %269 : index to i64 loc(#loc47)
      %271 = arith.maximumf %in, %out : f32 loc(#loc47)
      %272 = arith.cmpf ogt, %in, %out : f32 loc(#loc47)
      %273 = arith.select %272, %270, %out_166 : i64 loc(#loc47)
      linalg.yield %271, %273 : f32, i64 loc(#loc47)
    } -> (tensor<2x4x12xf32>, tensor<2x4x12xi64>) loc(#loc47)
    %expanded_33 = tensor.expand_shape %59#0 [[0], [1], [2, 3]] output_shape [2, 4, 12, 1] : tensor<2x4x12xf32> into tensor<2x4x12x1xf32> loc(#loc47)
    %60 = linalg.generic {indexing_maps = [#map9, #map14, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%54, %expanded_33 : tensor<2x4x12x12xf32>, tensor<2x4x12x1xf32>) outs(%52 : tensor<2x4x12x12xf32>) {
    ^bb0(%in: f32 loc("model.layers.0.self_attn"), %in_166: f32 loc("model.layers.0.self_attn"), %out: f32 loc("model.layers.0.self_attn")):
      %269 = arith.subf %in, %in_166 : f32 loc(#loc47)
      linalg.yield %269 : f32 loc(#loc47)
    } -> tensor<2x4x12x12xf32> loc(#loc47)
    %61 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%60 : tensor<2x4x12x12xf32>) outs(%52 : tensor<2x4x12x12xf32>) {
    ^bb0(%in: f32 loc("model.layers.0.self_attn"), %out: f32 loc("model.layers.0.self_attn")):
      %269 = math.exp %in : f32 loc(#loc47)
      linalg.yield %269 : f32 loc(#loc47)
    } -> tensor<2x4x12x12xf32> loc(#loc47)
    %62 = tensor.empty() : tensor<2x4x12x1xf32> loc(#loc47)
    %63 = linalg.fill ins(%cst : f32) outs(%62 : tensor<2x4x12x1xf32>) -> tensor<2x4x12x1xf32> loc(#loc47)
    %64 = linalg.generic {indexing_maps = [#map9, #map14], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%61 : tensor<2x4x12x12xf32>) outs(%63 : tensor<2x4x12x1xf32>) {
    ^bb0(%in: f32 loc("model.layers.0.self_attn"), %out: f32 loc("model.layers.0.self_attn")):
      %269 = arith.addf %in, %out : f32 loc(#loc47)
      linalg.yield %269 : f32 loc(#loc47)
    } -> tensor<2x4x12x1xf32> loc(#loc47)
    %65 = linalg.generic {indexing_maps = [#map9, #map14, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%61, %64 : tensor<2x4x12x12xf32>, tensor<2x4x12x1xf32>) outs(%52 : tensor<2x4x12x12xf32>) {
    ^bb0(%in: f32 loc("model.layers.0.self_attn"), %in_166: f32 loc("model.layers.0.self_attn"), %out: f32 loc("model.layers.0.self_attn")):
      %269 = arith.divf %in, %in_166 : f32 loc(#loc47)
      linalg.yield %269 : f32 loc(#loc47)
    } -> tensor<2x4x12x12xf32> loc(#loc47)
    %collapsed_34 = tensor.collapse_shape %65 [[0, 1], [2], [3]] : tensor<2x4x12x12xf32> into tensor<8x12x12xf32> loc(#loc47)
    %collapsed_35 = tensor.collapse_shape %47 [[0, 1, 2], [3], [4]] : tensor<2x2x2x12x4xf32> into tensor<8x12x4xf32> loc(#loc47)
    %66 = tensor.empty() : tensor<8x12x4xf32> loc(#loc47)
    %67 = linalg.fill ins(%cst : f32) outs(%66 : tensor<8x12x4xf32>) -> tensor<8x12x4xf32> loc(#loc47)
    %68 = linalg.batch_matmul ins(%collapsed_34, %collapsed_35 : tensor<8x12x12xf32>, tensor<8x12x4xf32>) outs(%67 : tensor<8x12x4xf32>) -> tensor<8x12x4xf32> loc(#loc47)
    %expanded_36 = tensor.expand_shape %68 [[0, 1], [2], [3]] output_shape [2, 4, 12, 4] : tensor<8x12x4xf32> into tensor<2x4x12x4xf32> loc(#loc47)
    %69 = tensor.empty() : tensor<2x12x4x4xf32> loc(#loc47)
    %transposed_37 = linalg.transpose ins(%expanded_36 : tensor<2x4x12x4xf32>) outs(%69 : tensor<2x12x4x4xf32>) permutation = [0, 2, 1, 3]  loc(#loc47)
    %transposed_38 = linalg.transpose ins(%arg4 : tensor<16x16xf32>) outs(%24 : tensor<16x16xf32>) permutation = [1, 0]  loc(#loc50)
    %collapsed_39 = tensor.collapse_shape %transposed_37 [[0, 1], [2, 3]] : tensor<2x12x4x4xf32> into tensor<24x16xf32> loc(#loc50)
    %70 = linalg.matmul ins(%collapsed_39, %transposed_38 : tensor<24x16xf32>, tensor<16x16xf32>) outs(%26 : tensor<24x16xf32>) -> tensor<24x16xf32> loc(#loc50)
    %expanded_40 = tensor.expand_shape %70 [[0, 1], [2]] output_shape [2, 12, 16] : tensor<24x16xf32> into tensor<2x12x16xf32> loc(#loc50)
    %71 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%7, %expanded_40 : tensor<2x12x16xf32>, tensor<2x12x16xf32>) outs(%6 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("model.embed_tokens"), %in_166: f32 loc("model.layers.0.self_attn.o_proj"), %out: f32 loc("model.layers.0")):
      %269 = arith.addf %in, %in_166 : f32 loc(#loc51)
      linalg.yield %269 : f32 loc(#loc51)
    } -> tensor<2x12x16xf32> loc(#loc51)
    %72 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%71, %71 : tensor<2x12x16xf32>, tensor<2x12x16xf32>) outs(%6 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("model.layers.0"), %in_166: f32 loc("model.layers.0"), %out: f32 loc("model.layers.0.post_attention_layernorm")):
      %269 = arith.mulf %in, %in_166 : f32 loc(#loc52)
      linalg.yield %269 : f32 loc(#loc52)
    } -> tensor<2x12x16xf32> loc(#loc52)
    %73 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%72 : tensor<2x12x16xf32>) outs(%17 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("model.layers.0.post_attention_layernorm"), %out: f32 loc("model.layers.0.post_attention_layernorm")):
      %269 = arith.addf %in, %out : f32 loc(#loc52)
      linalg.yield %269 : f32 loc(#loc52)
    } -> tensor<2x12x1xf32> loc(#loc52)
    %74 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%73 : tensor<2x12x1xf32>) outs(%16 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("model.layers.0.post_attention_layernorm"), %out: f32 loc("model.layers.0.post_attention_layernorm")):
      %269 = arith.divf %in, %cst_6 : f32 loc(#loc52)
      linalg.yield %269 : f32 loc(#loc52)
    } -> tensor<2x12x1xf32> loc(#loc52)
    %75 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%74 : tensor<2x12x1xf32>) outs(%16 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("model.layers.0.post_attention_layernorm"), %out: f32 loc("model.layers.0.post_attention_layernorm")):
      %269 = arith.truncf %cst_4 : f64 to f32 loc(#loc52)
      %270 = arith.addf %in, %269 : f32 loc(#loc52)
      linalg.yield %270 : f32 loc(#loc52)
    } -> tensor<2x12x1xf32> loc(#loc52)
    %76 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%75 : tensor<2x12x1xf32>) outs(%16 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("model.layers.0.post_attention_layernorm"), %out: f32 loc("model.layers.0.post_attention_layernorm")):
      %269 = math.rsqrt %in : f32 loc(#loc52)
      linalg.yield %269 : f32 loc(#loc52)
    } -> tensor<2x12x1xf32> loc(#loc52)
    %77 = linalg.generic {indexing_maps = [#map6, #map7, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%71, %76 : tensor<2x12x16xf32>, tensor<2x12x1xf32>) outs(%6 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("model.layers.0"), %in_166: f32 loc("model.layers.0.post_attention_layernorm"), %out: f32 loc("model.layers.0.post_attention_layernorm")):
      %269 = arith.mulf %in, %in_166 : f32 loc(#loc52)
      linalg.yield %269 : f32 loc(#loc52)
    } -> tensor<2x12x16xf32> loc(#loc52)
    %78 = linalg.generic {indexing_maps = [#map8, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg9, %77 : tensor<16xf32>, tensor<2x12x16xf32>) outs(%6 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("model.layers.0.post_attention_layernorm"), %in_166: f32 loc("model.layers.0.post_attention_layernorm"), %out: f32 loc("model.layers.0.post_attention_layernorm")):
      %269 = arith.mulf %in, %in_166 : f32 loc(#loc52)
      linalg.yield %269 : f32 loc(#loc52)
    } -> tensor<2x12x16xf32> loc(#loc52)
    %79 = tensor.empty() : tensor<16x32xf32> loc(#loc53)
    %transposed_41 = linalg.transpose ins(%arg5 : tensor<32x16xf32>) outs(%79 : tensor<16x32xf32>) permutation = [1, 0]  loc(#loc53)
    %collapsed_42 = tensor.collapse_shape %78 [[0, 1], [2]] : tensor<2x12x16xf32> into tensor<24x16xf32> loc(#loc53)
    %80 = tensor.empty() : tensor<24x32xf32> loc(#loc53)
    %81 = linalg.fill ins(%cst : f32) outs(%80 : tensor<24x32xf32>) -> tensor<24x32xf32> loc(#loc53)
    %82 = linalg.matmul ins(%collapsed_42, %transposed_41 : tensor<24x16xf32>, tensor<16x32xf32>) outs(%81 : tensor<24x32xf32>) -> tensor<24x32xf32> loc(#loc53)
    %expanded_43 = tensor.expand_shape %82 [[0, 1], [2]] output_shape [2, 12, 32] : tensor<24x32xf32> into tensor<2x12x32xf32> loc(#loc53)
    %83 = tensor.empty() : tensor<2x12x32xf32> loc(#loc54)
    %84 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_43 : tensor<2x12x32xf32>) outs(%83 : tensor<2x12x32xf32>) {
    ^bb0(%in: f32 loc("model.layers.0.mlp.gate_proj"), %out: f32 loc("model.layers.0.mlp.act_fn")):
      %269 = arith.negf %in : f32 loc(#loc54)
      %270 = math.exp %269 : f32 loc(#loc54)
      %271 = arith.addf %270, %cst_1 : f32 loc(#loc54)
      %272 = arith.divf %cst_1, %271 : f32 loc(#loc54)
      linalg.yield %272 : f32 loc(#loc54)
    } -> tensor<2x12x32xf32> loc(#loc54)
    %85 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_43, %84 : tensor<2x12x32xf32>, tensor<2x12x32xf32>) outs(%83 : tensor<2x12x32xf32>) {
    ^bb0(%in: f32 loc("model.layers.0.mlp.gate_proj"), %in_166: f32 loc("model.layers.0.mlp.act_fn"), %out: f32 loc("model.layers.0.mlp.act_fn")):
      %269 = arith.mulf %in, %in_166 : f32 loc(#loc54)
      linalg.yield %269 : f32 loc(#loc54)
    } -> tensor<2x12x32xf32> loc(#loc54)
    %transposed_44 = linalg.transpose ins(%arg6 : tensor<32x16xf32>) outs(%79 : tensor<16x32xf32>) permutation = [1, 0]  loc(#loc55)
    %86 = linalg.matmul ins(%collapsed_42, %transposed_44 : tensor<24x16xf32>, tensor<16x32xf32>) outs(%81 : tensor<24x32xf32>) -> tensor<24x32xf32> loc(#loc55)
    %expanded_45 = tensor.expand_shape %86 [[0, 1], [2]] output_shape [2, 12, 32] : tensor<24x32xf32> into tensor<2x12x32xf32> loc(#loc55)
    %87 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%85, %expanded_45 : tensor<2x12x32xf32>, tensor<2x12x32xf32>) outs(%83 : tensor<2x12x32xf32>) {
    ^bb0(%in: f32 loc("model.layers.0.mlp.act_fn"), %in_166: f32 loc("model.layers.0.mlp.up_proj"), %out: f32 loc("model.layers.0.mlp")):
      %269 = arith.mulf %in, %in_166 : f32 loc(#loc56)
      linalg.yield %269 : f32 loc(#loc56)
    } -> tensor<2x12x32xf32> loc(#loc56)
    %88 = tensor.empty() : tensor<32x16xf32> loc(#loc57)
    %transposed_46 = linalg.transpose ins(%arg7 : tensor<16x32xf32>) outs(%88 : tensor<32x16xf32>) permutation = [1, 0]  loc(#loc57)
    %collapsed_47 = tensor.collapse_shape %87 [[0, 1], [2]] : tensor<2x12x32xf32> into tensor<24x32xf32> loc(#loc57)
    %89 = linalg.matmul ins(%collapsed_47, %transposed_46 : tensor<24x32xf32>, tensor<32x16xf32>) outs(%26 : tensor<24x16xf32>) -> tensor<24x16xf32> loc(#loc57)
    %expanded_48 = tensor.expand_shape %89 [[0, 1], [2]] output_shape [2, 12, 16] : tensor<24x16xf32> into tensor<2x12x16xf32> loc(#loc57)
    %90 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%71, %expanded_48 : tensor<2x12x16xf32>, tensor<2x12x16xf32>) outs(%6 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("model.layers.0"), %in_166: f32 loc("model.layers.0.mlp.down_proj"), %out: f32 loc("model.layers.0")):
      %269 = arith.addf %in, %in_166 : f32 loc(#loc51)
      linalg.yield %269 : f32 loc(#loc51)
    } -> tensor<2x12x16xf32> loc(#loc51)
    %91 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%90, %90 : tensor<2x12x16xf32>, tensor<2x12x16xf32>) outs(%6 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("model.layers.0"), %in_166: f32 loc("model.layers.0"), %out: f32 loc("model.layers.1.input_layernorm")):
      %269 = arith.mulf %in, %in_166 : f32 loc(#loc58)
      linalg.yield %269 : f32 loc(#loc58)
    } -> tensor<2x12x16xf32> loc(#loc58)
    %92 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%91 : tensor<2x12x16xf32>) outs(%17 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("model.layers.1.input_layernorm"), %out: f32 loc("model.layers.1.input_layernorm")):
      %269 = arith.addf %in, %out : f32 loc(#loc58)
      linalg.yield %269 : f32 loc(#loc58)
    } -> tensor<2x12x1xf32> loc(#loc58)
    %93 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%92 : tensor<2x12x1xf32>) outs(%16 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("model.layers.1.input_layernorm"), %out: f32 loc("model.layers.1.input_layernorm")):
      %269 = arith.divf %in, %cst_6 : f32 loc(#loc58)
      linalg.yield %269 : f32 loc(#loc58)
    } -> tensor<2x12x1xf32> loc(#loc58)
    %94 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%93 : tensor<2x12x1xf32>) outs(%16 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("model.layers.1.input_layernorm"), %out: f32 loc("model.layers.1.input_layernorm")):
      %269 = arith.truncf %cst_4 : f64 to f32 loc(#loc58)
      %270 = arith.addf %in, %269 : f32 loc(#loc58)
      linalg.yield %270 : f32 loc(#loc58)
    } -> tensor<2x12x1xf32> loc(#loc58)
    %95 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%94 : tensor<2x12x1xf32>) outs(%16 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("model.layers.1.input_layernorm"), %out: f32 loc("model.layers.1.input_layernorm")):
      %269 = math.rsqrt %in : f32 loc(#loc58)
      linalg.yield %269 : f32 loc(#loc58)
    } -> tensor<2x12x1xf32> loc(#loc58)
    %96 = linalg.generic {indexing_maps = [#map6, #map7, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%90, %95 : tensor<2x12x16xf32>, tensor<2x12x1xf32>) outs(%6 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("model.layers.0"), %in_166: f32 loc("model.layers.1.input_layernorm"), %out: f32 loc("model.layers.1.input_layernorm")):
      %269 = arith.mulf %in, %in_166 : f32 loc(#loc58)
      linalg.yield %269 : f32 loc(#loc58)
    } -> tensor<2x12x16xf32> loc(#loc58)
    %97 = linalg.generic {indexing_maps = [#map8, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg17, %96 : tensor<16xf32>, tensor<2x12x16xf32>) outs(%6 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("model.layers.1.input_layernorm"), %in_166: f32 loc("model.layers.1.input_layernorm"), %out: f32 loc("model.layers.1.input_layernorm")):
      %269 = arith.mulf %in, %in_166 : f32 loc(#loc58)
      linalg.yield %269 : f32 loc(#loc58)
    } -> tensor<2x12x16xf32> loc(#loc58)
    %transposed_49 = linalg.transpose ins(%arg10 : tensor<16x16xf32>) outs(%24 : tensor<16x16xf32>) permutation = [1, 0]  loc(#loc59)
    %collapsed_50 = tensor.collapse_shape %97 [[0, 1], [2]] : tensor<2x12x16xf32> into tensor<24x16xf32> loc(#loc59)
    %98 = linalg.matmul ins(%collapsed_50, %transposed_49 : tensor<24x16xf32>, tensor<16x16xf32>) outs(%26 : tensor<24x16xf32>) -> tensor<24x16xf32> loc(#loc59)
    %expanded_51 = tensor.expand_shape %98 [[0, 1], [2, 3]] output_shape [2, 12, 4, 4] : tensor<24x16xf32> into tensor<2x12x4x4xf32> loc(#loc60)
    %transposed_52 = linalg.transpose ins(%expanded_51 : tensor<2x12x4x4xf32>) outs(%28 : tensor<2x4x12x4xf32>) permutation = [0, 2, 1, 3]  loc(#loc60)
    %transposed_53 = linalg.transpose ins(%arg11 : tensor<8x16xf32>) outs(%29 : tensor<16x8xf32>) permutation = [1, 0]  loc(#loc61)
    %99 = linalg.matmul ins(%collapsed_50, %transposed_53 : tensor<24x16xf32>, tensor<16x8xf32>) outs(%31 : tensor<24x8xf32>) -> tensor<24x8xf32> loc(#loc61)
    %expanded_54 = tensor.expand_shape %99 [[0, 1], [2, 3]] output_shape [2, 12, 2, 4] : tensor<24x8xf32> into tensor<2x12x2x4xf32> loc(#loc60)
    %transposed_55 = linalg.transpose ins(%expanded_54 : tensor<2x12x2x4xf32>) outs(%33 : tensor<2x2x12x4xf32>) permutation = [0, 2, 1, 3]  loc(#loc60)
    %transposed_56 = linalg.transpose ins(%arg12 : tensor<8x16xf32>) outs(%29 : tensor<16x8xf32>) permutation = [1, 0]  loc(#loc62)
    %100 = linalg.matmul ins(%collapsed_50, %transposed_56 : tensor<24x16xf32>, tensor<16x8xf32>) outs(%31 : tensor<24x8xf32>) -> tensor<24x8xf32> loc(#loc62)
    %expanded_57 = tensor.expand_shape %100 [[0, 1], [2, 3]] output_shape [2, 12, 2, 4] : tensor<24x8xf32> into tensor<2x12x2x4xf32> loc(#loc60)
    %transposed_58 = linalg.transpose ins(%expanded_57 : tensor<2x12x2x4xf32>) outs(%33 : tensor<2x2x12x4xf32>) permutation = [0, 2, 1, 3]  loc(#loc60)
    %101 = linalg.generic {indexing_maps = [#map9, #map10, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_52, %expanded_21 : tensor<2x4x12x4xf32>, tensor<1x1x12x4xf32>) outs(%28 : tensor<2x4x12x4xf32>) {
    ^bb0(%in: f32 loc("model.layers.1.self_attn"), %in_166: f32 loc("model.layers.1.self_attn"), %out: f32 loc("model.layers.1.self_attn")):
      %269 = arith.mulf %in, %in_166 : f32 loc(#loc60)
      linalg.yield %269 : f32 loc(#loc60)
    } -> tensor<2x4x12x4xf32> loc(#loc60)
    %extracted_slice_59 = tensor.extract_slice %transposed_52[0, 0, 0, 0] [2, 4, 12, 2] [1, 1, 1, 1] : tensor<2x4x12x4xf32> to tensor<2x4x12x2xf32> loc(#loc60)
    %extracted_slice_60 = tensor.extract_slice %transposed_52[0, 0, 0, 2] [2, 4, 12, 2] [1, 1, 1, 1] : tensor<2x4x12x4xf32> to tensor<2x4x12x2xf32> loc(#loc60)
    %102 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_60 : tensor<2x4x12x2xf32>) outs(%36 : tensor<2x4x12x2xf32>) {
    ^bb0(%in: f32 loc("model.layers.1.self_attn"), %out: f32 loc("model.layers.1.self_attn")):
      %269 = arith.negf %in : f32 loc(#loc60)
      linalg.yield %269 : f32 loc(#loc60)
    } -> tensor<2x4x12x2xf32> loc(#loc60)
    %concat_61 = tensor.concat dim(3) %102, %extracted_slice_59 : (tensor<2x4x12x2xf32>, tensor<2x4x12x2xf32>) -> tensor<2x4x12x4xf32> loc(#loc60)
    %103 = linalg.generic {indexing_maps = [#map9, #map10, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_61, %expanded_22 : tensor<2x4x12x4xf32>, tensor<1x1x12x4xf32>) outs(%28 : tensor<2x4x12x4xf32>) {
    ^bb0(%in: f32 loc("model.layers.1.self_attn"), %in_166: f32 loc("model.layers.1.self_attn"), %out: f32 loc("model.layers.1.self_attn")):
      %269 = arith.mulf %in, %in_166 : f32 loc(#loc60)
      linalg.yield %269 : f32 loc(#loc60)
    } -> tensor<2x4x12x4xf32> loc(#loc60)
    %104 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%101, %103 : tensor<2x4x12x4xf32>, tensor<2x4x12x4xf32>) outs(%28 : tensor<2x4x12x4xf32>) {
    ^bb0(%in: f32 loc("model.layers.1.self_attn"), %in_166: f32 loc("model.layers.1.self_attn"), %out: f32 loc("model.layers.1.self_attn")):
      %269 = arith.addf %in, %in_166 : f32 loc(#loc60)
      linalg.yield %269 : f32 loc(#loc60)
    } -> tensor<2x4x12x4xf32> loc(#loc60)
    %105 = linalg.generic {indexing_maps = [#map9, #map10, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_55, %expanded_21 : tensor<2x2x12x4xf32>, tensor<1x1x12x4xf32>) outs(%33 : tensor<2x2x12x4xf32>) {
    ^bb0(%in: f32 loc("model.layers.1.self_attn"), %in_166: f32 loc("model.layers.1.self_attn"), %out: f32 loc("model.layers.1.self_attn")):
      %269 = arith.mulf %in, %in_166 : f32 loc(#loc60)
      linalg.yield %269 : f32 loc(#loc60)
    } -> tensor<2x2x12x4xf32> loc(#loc60)
    %extracted_slice_62 = tensor.extract_slice %transposed_55[0, 0, 0, 0] [2, 2, 12, 2] [1, 1, 1, 1] : tensor<2x2x12x4xf32> to tensor<2x2x12x2xf32> loc(#loc60)
    %extracted_slice_63 = tensor.extract_slice %transposed_55[0, 0, 0, 2] [2, 2, 12, 2] [1, 1, 1, 1] : tensor<2x2x12x4xf32> to tensor<2x2x12x2xf32> loc(#loc60)
    %106 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_63 : tensor<2x2x12x2xf32>) outs(%41 : tensor<2x2x12x2xf32>) {
    ^bb0(%in: f32 loc("model.layers.1.self_attn"), %out: f32 loc("model.layers.1.self_attn")):
      %269 = arith.negf %in : f32 loc(#loc60)
      linalg.yield %269 : f32 loc(#loc60)
    } -> tensor<2x2x12x2xf32> loc(#loc60)
    %concat_64 = tensor.concat dim(3) %106, %extracted_slice_62 : (tensor<2x2x12x2xf32>, tensor<2x2x12x2xf32>) -> tensor<2x2x12x4xf32> loc(#loc60)
    %107 = linalg.generic {indexing_maps = [#map9, #map10, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_64, %expanded_22 : tensor<2x2x12x4xf32>, tensor<1x1x12x4xf32>) outs(%33 : tensor<2x2x12x4xf32>) {
    ^bb0(%in: f32 loc("model.layers.1.self_attn"), %in_166: f32 loc("model.layers.1.self_attn"), %out: f32 loc("model.layers.1.self_attn")):
      %269 = arith.mulf %in, %in_166 : f32 loc(#loc60)
      linalg.yield %269 : f32 loc(#loc60)
    } -> tensor<2x2x12x4xf32> loc(#loc60)
    %108 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%105, %107 : tensor<2x2x12x4xf32>, tensor<2x2x12x4xf32>) outs(%33 : tensor<2x2x12x4xf32>) {
    ^bb0(%in: f32 loc("model.layers.1.self_attn"), %in_166: f32 loc("model.layers.1.self_attn"), %out: f32 loc("model.layers.1.self_attn")):
      %269 = arith.addf %in, %in_166 : f32 loc(#loc60)
      linalg.yield %269 : f32 loc(#loc60)
    } -> tensor<2x2x12x4xf32> loc(#loc60)
    %109 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%108 : tensor<2x2x12x4xf32>) outs(%45 : tensor<2x2x2x12x4xf32>) {
    ^bb0(%in: f32 loc("model.layers.1.self_attn"), %out: f32 loc("model.layers.1.self_attn")):
      linalg.yield %in : f32 loc(#loc60)
    } -> tensor<2x2x2x12x4xf32> loc(#loc60)
    %collapsed_65 = tensor.collapse_shape %109 [[0], [1, 2], [3], [4]] : tensor<2x2x2x12x4xf32> into tensor<2x4x12x4xf32> loc(#loc60)
    %110 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%transposed_58 : tensor<2x2x12x4xf32>) outs(%45 : tensor<2x2x2x12x4xf32>) {
    ^bb0(%in: f32 loc("model.layers.1.self_attn"), %out: f32 loc("model.layers.1.self_attn")):
      linalg.yield %in : f32 loc(#loc60)
    } -> tensor<2x2x2x12x4xf32> loc(#loc60)
    %transposed_66 = linalg.transpose ins(%collapsed_65 : tensor<2x4x12x4xf32>) outs(%48 : tensor<2x4x4x12xf32>) permutation = [0, 1, 3, 2]  loc(#loc60)
    %collapsed_67 = tensor.collapse_shape %104 [[0, 1], [2], [3]] : tensor<2x4x12x4xf32> into tensor<8x12x4xf32> loc(#loc60)
    %collapsed_68 = tensor.collapse_shape %transposed_66 [[0, 1], [2], [3]] : tensor<2x4x4x12xf32> into tensor<8x4x12xf32> loc(#loc60)
    %111 = linalg.batch_matmul ins(%collapsed_67, %collapsed_68 : tensor<8x12x4xf32>, tensor<8x4x12xf32>) outs(%50 : tensor<8x12x12xf32>) -> tensor<8x12x12xf32> loc(#loc60)
    %expanded_69 = tensor.expand_shape %111 [[0, 1], [2], [3]] output_shape [2, 4, 12, 12] : tensor<8x12x12xf32> into tensor<2x4x12x12xf32> loc(#loc60)
    %112 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_69 : tensor<2x4x12x12xf32>) outs(%52 : tensor<2x4x12x12xf32>) {
    ^bb0(%in: f32 loc("model.layers.1.self_attn"), %out: f32 loc("model.layers.1.self_attn")):
      %269 = arith.mulf %in, %cst_7 : f32 loc(#loc60)
      linalg.yield %269 : f32 loc(#loc60)
    } -> tensor<2x4x12x12xf32> loc(#loc60)
    %113 = linalg.generic {indexing_maps = [#map9, #map10, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%112, %expanded_11 : tensor<2x4x12x12xf32>, tensor<1x1x12x12xf32>) outs(%52 : tensor<2x4x12x12xf32>) {
    ^bb0(%in: f32 loc("model.layers.1.self_attn"), %in_166: f32 loc("<loss>"), %out: f32 loc("model.layers.1.self_attn")):
      %269 = arith.addf %in, %in_166 : f32 loc(#loc60)
      linalg.yield %269 : f32 loc(#loc60)
    } -> tensor<2x4x12x12xf32> loc(#loc60)
    %114:2 = linalg.generic {indexing_maps = [#map9, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%113 : tensor<2x4x12x12xf32>) outs(%58, %56 : tensor<2x4x12xf32>, tensor<2x4x12xi64>) {
    ^bb0(%in: f32 loc("model.layers.1.self_attn"), %out: f32 loc("model.layers.1.self_attn"), %out_166: i64 loc("model.layers.1.self_attn")):
      %269 = linalg.index 3 : index loc(#loc60)
      %270 = arith.index_cast %269 : index to i64 loc(#loc60)
      %271 = arith.maximumf %in, %out : f32 loc(#loc60)
      %272 = arith.cmpf ogt, %in, %out : f32 loc(#loc60)
      %273 = arith.select %272, %270, %out_166 : i64 loc(#loc60)
      linalg.yield %271, %273 : f32, i64 loc(#loc60)
    } -> (tensor<2x4x12xf32>, tensor<2x4x12xi64>) loc(#loc60)
    %expanded_70 = tensor.expand_shape %114#0 [[0], [1], [2, 3]] output_shape [2, 4, 12, 1] : tensor<2x4x12xf32> into tensor<2x4x12x1xf32> loc(#loc60)
    %115 = linalg.generic {indexing_maps = [#map9, #map14, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%113, %expanded_70 : tensor<2x4x12x12xf32>, tensor<2x4x12x1xf32>) outs(%52 : tensor<2x4x12x12xf32>) {
    ^bb0(%in: f32 loc("model.layers.1.self_attn"), %in_166: f32 loc("model.layers.1.self_attn"), %out: f32 loc("model.layers.1.self_attn")):
      %269 = arith.subf %in, %in_166 : f32 loc(#loc60)
      linalg.yield %269 : f32 loc(#loc60)
    } -> tensor<2x4x12x12xf32> loc(#loc60)
    %116 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%115 : tensor<2x4x12x12xf32>) outs(%52 : tensor<2x4x12x12xf32>) {
    ^bb0(%in: f32 loc("model.layers.1.self_attn"), %out: f32 loc("model.layers.1.self_attn")):
      %269 = math.exp %in : f32 loc(#loc60)
      linalg.yield %269 : f32 loc(#loc60)
    } -> tensor<2x4x12x12xf32> loc(#loc60)
    %117 = linalg.generic {indexing_maps = [#map9, #map14], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%116 : tensor<2x4x12x12xf32>) outs(%63 : tensor<2x4x12x1xf32>) {
    ^bb0(%in: f32 loc("model.layers.1.self_attn"), %out: f32 loc("model.layers.1.self_attn")):
      %269 = arith.addf %in, %out : f32 loc(#loc60)
      linalg.yield %269 : f32 loc(#loc60)
    } -> tensor<2x4x12x1xf32> loc(#loc60)
    %118 = linalg.generic {indexing_maps = [#map9, #map14, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%116, %117 : tensor<2x4x12x12xf32>, tensor<2x4x12x1xf32>) outs(%52 : tensor<2x4x12x12xf32>) {
    ^bb0(%in: f32 loc("model.layers.1.self_attn"), %in_166: f32 loc("model.layers.1.self_attn"), %out: f32 loc("model.layers.1.self_attn")):
      %269 = arith.divf %in, %in_166 : f32 loc(#loc60)
      linalg.yield %269 : f32 loc(#loc60)
    } -> tensor<2x4x12x12xf32> loc(#loc60)
    %collapsed_71 = tensor.collapse_shape %118 [[0, 1], [2], [3]] : tensor<2x4x12x12xf32> into tensor<8x12x12xf32> loc(#loc60)
    %collapsed_72 = tensor.collapse_shape %110 [[0, 1, 2], [3], [4]] : tensor<2x2x2x12x4xf32> into tensor<8x12x4xf32> loc(#loc60)
    %119 = linalg.batch_matmul ins(%collapsed_71, %collapsed_72 : tensor<8x12x12xf32>, tensor<8x12x4xf32>) outs(%67 : tensor<8x12x4xf32>) -> tensor<8x12x4xf32> loc(#loc60)
    %expanded_73 = tensor.expand_shape %119 [[0, 1], [2], [3]] output_shape [2, 4, 12, 4] : tensor<8x12x4xf32> into tensor<2x4x12x4xf32> loc(#loc60)
    %transposed_74 = linalg.transpose ins(%expanded_73 : tensor<2x4x12x4xf32>) outs(%69 : tensor<2x12x4x4xf32>) permutation = [0, 2, 1, 3]  loc(#loc60)
    %transposed_75 = linalg.transpose ins(%arg13 : tensor<16x16xf32>) outs(%24 : tensor<16x16xf32>) permutation = [1, 0]  loc(#loc63)
    %collapsed_76 = tensor.collapse_shape %transposed_74 [[0, 1], [2, 3]] : tensor<2x12x4x4xf32> into tensor<24x16xf32> loc(#loc63)
    %120 = linalg.matmul ins(%collapsed_76, %transposed_75 : tensor<24x16xf32>, tensor<16x16xf32>) outs(%26 : tensor<24x16xf32>) -> tensor<24x16xf32> loc(#loc63)
    %expanded_77 = tensor.expand_shape %120 [[0, 1], [2]] output_shape [2, 12, 16] : tensor<24x16xf32> into tensor<2x12x16xf32> loc(#loc63)
    %121 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%90, %expanded_77 : tensor<2x12x16xf32>, tensor<2x12x16xf32>) outs(%6 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("model.layers.0"), %in_166: f32 loc("model.layers.1.self_attn.o_proj"), %out: f32 loc("model.layers.1")):
      %269 = arith.addf %in, %in_166 : f32 loc(#loc64)
      linalg.yield %269 : f32 loc(#loc64)
    } -> tensor<2x12x16xf32> loc(#loc64)
    %122 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%121, %121 : tensor<2x12x16xf32>, tensor<2x12x16xf32>) outs(%6 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("model.layers.1"), %in_166: f32 loc("model.layers.1"), %out: f32 loc("model.layers.1.post_attention_layernorm")):
      %269 = arith.mulf %in, %in_166 : f32 loc(#loc65)
      linalg.yield %269 : f32 loc(#loc65)
    } -> tensor<2x12x16xf32> loc(#loc65)
    %123 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%122 : tensor<2x12x16xf32>) outs(%17 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("model.layers.1.post_attention_layernorm"), %out: f32 loc("model.layers.1.post_attention_layernorm")):
      %269 = arith.addf %in, %out : f32 loc(#loc65)
      linalg.yield %269 : f32 loc(#loc65)
    } -> tensor<2x12x1xf32> loc(#loc65)
    %124 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%123 : tensor<2x12x1xf32>) outs(%16 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("model.layers.1.post_attention_layernorm"), %out: f32 loc("model.layers.1.post_attention_layernorm")):
      %269 = arith.divf %in, %cst_6 : f32 loc(#loc65)
      linalg.yield %269 : f32 loc(#loc65)
    } -> tensor<2x12x1xf32> loc(#loc65)
    %125 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%124 : tensor<2x12x1xf32>) outs(%16 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("model.layers.1.post_attention_layernorm"), %out: f32 loc("model.layers.1.post_attention_layernorm")):
      %269 = arith.truncf %cst_4 : f64 to f32 loc(#loc65)
      %270 = arith.addf %in, %269 : f32 loc(#loc65)
      linalg.yield %270 : f32 loc(#loc65)
    } -> tensor<2x12x1xf32> loc(#loc65)
    %126 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%125 : tensor<2x12x1xf32>) outs(%16 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("model.layers.1.post_attention_layernorm"), %out: f32 loc("model.layers.1.post_attention_layernorm")):
      %269 = math.rsqrt %in : f32 loc(#loc65)
      linalg.yield %269 : f32 loc(#loc65)
    } -> tensor<2x12x1xf32> loc(#loc65)
    %127 = linalg.generic {indexing_maps = [#map6, #map7, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%121, %126 : tensor<2x12x16xf32>, tensor<2x12x1xf32>) outs(%6 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("model.layers.1"), %in_166: f32 loc("model.layers.1.post_attention_layernorm"), %out: f32 loc("model.layers.1.post_attention_layernorm")):
      %269 = arith.mulf %in, %in_166 : f32 loc(#loc65)
      linalg.yield %269 : f32 loc(#loc65)
    } -> tensor<2x12x16xf32> loc(#loc65)
    %128 = linalg.generic {indexing_maps = [#map8, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg18, %127 : tensor<16xf32>, tensor<2x12x16xf32>) outs(%6 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("model.layers.1.post_attention_layernorm"), %in_166: f32 loc("model.layers.1.post_attention_layernorm"), %out: f32 loc("model.layers.1.post_attention_layernorm")):
      %269 = arith.mulf %in, %in_166 : f32 loc(#loc65)
      linalg.yield %269 : f32 loc(#loc65)
    } -> tensor<2x12x16xf32> loc(#loc65)
    %transposed_78 = linalg.transpose ins(%arg14 : tensor<32x16xf32>) outs(%79 : tensor<16x32xf32>) permutation = [1, 0]  loc(#loc66)
    %collapsed_79 = tensor.collapse_shape %128 [[0, 1], [2]] : tensor<2x12x16xf32> into tensor<24x16xf32> loc(#loc66)
    %129 = linalg.matmul ins(%collapsed_79, %transposed_78 : tensor<24x16xf32>, tensor<16x32xf32>) outs(%81 : tensor<24x32xf32>) -> tensor<24x32xf32> loc(#loc66)
    %expanded_80 = tensor.expand_shape %129 [[0, 1], [2]] output_shape [2, 12, 32] : tensor<24x32xf32> into tensor<2x12x32xf32> loc(#loc66)
    %130 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_80 : tensor<2x12x32xf32>) outs(%83 : tensor<2x12x32xf32>) {
    ^bb0(%in: f32 loc("model.layers.1.mlp.gate_proj"), %out: f32 loc("model.layers.1.mlp.act_fn")):
      %269 = arith.negf %in : f32 loc(#loc67)
      %270 = math.exp %269 : f32 loc(#loc67)
      %271 = arith.addf %270, %cst_1 : f32 loc(#loc67)
      %272 = arith.divf %cst_1, %271 : f32 loc(#loc67)
      linalg.yield %272 : f32 loc(#loc67)
    } -> tensor<2x12x32xf32> loc(#loc67)
    %131 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_80, %130 : tensor<2x12x32xf32>, tensor<2x12x32xf32>) outs(%83 : tensor<2x12x32xf32>) {
    ^bb0(%in: f32 loc("model.layers.1.mlp.gate_proj"), %in_166: f32 loc("model.layers.1.mlp.act_fn"), %out: f32 loc("model.layers.1.mlp.act_fn")):
      %269 = arith.mulf %in, %in_166 : f32 loc(#loc67)
      linalg.yield %269 : f32 loc(#loc67)
    } -> tensor<2x12x32xf32> loc(#loc67)
    %transposed_81 = linalg.transpose ins(%arg15 : tensor<32x16xf32>) outs(%79 : tensor<16x32xf32>) permutation = [1, 0]  loc(#loc68)
    %132 = linalg.matmul ins(%collapsed_79, %transposed_81 : tensor<24x16xf32>, tensor<16x32xf32>) outs(%81 : tensor<24x32xf32>) -> tensor<24x32xf32> loc(#loc68)
    %expanded_82 = tensor.expand_shape %132 [[0, 1], [2]] output_shape [2, 12, 32] : tensor<24x32xf32> into tensor<2x12x32xf32> loc(#loc68)
    %133 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%131, %expanded_82 : tensor<2x12x32xf32>, tensor<2x12x32xf32>) outs(%83 : tensor<2x12x32xf32>) {
    ^bb0(%in: f32 loc("model.layers.1.mlp.act_fn"), %in_166: f32 loc("model.layers.1.mlp.up_proj"), %out: f32 loc("model.layers.1.mlp")):
      %269 = arith.mulf %in, %in_166 : f32 loc(#loc69)
      linalg.yield %269 : f32 loc(#loc69)
    } -> tensor<2x12x32xf32> loc(#loc69)
    %transposed_83 = linalg.transpose ins(%arg16 : tensor<16x32xf32>) outs(%88 : tensor<32x16xf32>) permutation = [1, 0]  loc(#loc70)
    %collapsed_84 = tensor.collapse_shape %133 [[0, 1], [2]] : tensor<2x12x32xf32> into tensor<24x32xf32> loc(#loc70)
    %134 = linalg.matmul ins(%collapsed_84, %transposed_83 : tensor<24x32xf32>, tensor<32x16xf32>) outs(%26 : tensor<24x16xf32>) -> tensor<24x16xf32> loc(#loc70)
    %expanded_85 = tensor.expand_shape %134 [[0, 1], [2]] output_shape [2, 12, 16] : tensor<24x16xf32> into tensor<2x12x16xf32> loc(#loc70)
    %135 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%121, %expanded_85 : tensor<2x12x16xf32>, tensor<2x12x16xf32>) outs(%6 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("model.layers.1"), %in_166: f32 loc("model.layers.1.mlp.down_proj"), %out: f32 loc("model.layers.1")):
      %269 = arith.addf %in, %in_166 : f32 loc(#loc64)
      linalg.yield %269 : f32 loc(#loc64)
    } -> tensor<2x12x16xf32> loc(#loc64)
    %136 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%135, %135 : tensor<2x12x16xf32>, tensor<2x12x16xf32>) outs(%6 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("model.layers.1"), %in_166: f32 loc("model.layers.1"), %out: f32 loc("model.layers.2.input_layernorm")):
      %269 = arith.mulf %in, %in_166 : f32 loc(#loc71)
      linalg.yield %269 : f32 loc(#loc71)
    } -> tensor<2x12x16xf32> loc(#loc71)
    %137 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%136 : tensor<2x12x16xf32>) outs(%17 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("model.layers.2.input_layernorm"), %out: f32 loc("model.layers.2.input_layernorm")):
      %269 = arith.addf %in, %out : f32 loc(#loc71)
      linalg.yield %269 : f32 loc(#loc71)
    } -> tensor<2x12x1xf32> loc(#loc71)
    %138 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%137 : tensor<2x12x1xf32>) outs(%16 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("model.layers.2.input_layernorm"), %out: f32 loc("model.layers.2.input_layernorm")):
      %269 = arith.divf %in, %cst_6 : f32 loc(#loc71)
      linalg.yield %269 : f32 loc(#loc71)
    } -> tensor<2x12x1xf32> loc(#loc71)
    %139 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%138 : tensor<2x12x1xf32>) outs(%16 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("model.layers.2.input_layernorm"), %out: f32 loc("model.layers.2.input_layernorm")):
      %269 = arith.truncf %cst_4 : f64 to f32 loc(#loc71)
      %270 = arith.addf %in, %269 : f32 loc(#loc71)
      linalg.yield %270 : f32 loc(#loc71)
    } -> tensor<2x12x1xf32> loc(#loc71)
    %140 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%139 : tensor<2x12x1xf32>) outs(%16 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("model.layers.2.input_layernorm"), %out: f32 loc("model.layers.2.input_layernorm")):
      %269 = math.rsqrt %in : f32 loc(#loc71)
      linalg.yield %269 : f32 loc(#loc71)
    } -> tensor<2x12x1xf32> loc(#loc71)
    %141 = linalg.generic {indexing_maps = [#map6, #map7, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%135, %140 : tensor<2x12x16xf32>, tensor<2x12x1xf32>) outs(%6 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("model.layers.1"), %in_166: f32 loc("model.layers.2.input_layernorm"), %out: f32 loc("model.layers.2.input_layernorm")):
      %269 = arith.mulf %in, %in_166 : f32 loc(#loc71)
      linalg.yield %269 : f32 loc(#loc71)
    } -> tensor<2x12x16xf32> loc(#loc71)
    %142 = linalg.generic {indexing_maps = [#map8, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg26, %141 : tensor<16xf32>, tensor<2x12x16xf32>) outs(%6 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("model.layers.2.input_layernorm"), %in_166: f32 loc("model.layers.2.input_layernorm"), %out: f32 loc("model.layers.2.input_layernorm")):
      %269 = arith.mulf %in, %in_166 : f32 loc(#loc71)
      linalg.yield %269 : f32 loc(#loc71)
    } -> tensor<2x12x16xf32> loc(#loc71)
    %transposed_86 = linalg.transpose ins(%arg19 : tensor<16x16xf32>) outs(%24 : tensor<16x16xf32>) permutation = [1, 0]  loc(#loc72)
    %collapsed_87 = tensor.collapse_shape %142 [[0, 1], [2]] : tensor<2x12x16xf32> into tensor<24x16xf32> loc(#loc72)
    %143 = linalg.matmul ins(%collapsed_87, %transposed_86 : tensor<24x16xf32>, tensor<16x16xf32>) outs(%26 : tensor<24x16xf32>) -> tensor<24x16xf32> loc(#loc72)
    %expanded_88 = tensor.expand_shape %143 [[0, 1], [2, 3]] output_shape [2, 12, 4, 4] : tensor<24x16xf32> into tensor<2x12x4x4xf32> loc(#loc73)
    %transposed_89 = linalg.transpose ins(%expanded_88 : tensor<2x12x4x4xf32>) outs(%28 : tensor<2x4x12x4xf32>) permutation = [0, 2, 1, 3]  loc(#loc73)
    %transposed_90 = linalg.transpose ins(%arg20 : tensor<8x16xf32>) outs(%29 : tensor<16x8xf32>) permutation = [1, 0]  loc(#loc74)
    %144 = linalg.matmul ins(%collapsed_87, %transposed_90 : tensor<24x16xf32>, tensor<16x8xf32>) outs(%31 : tensor<24x8xf32>) -> tensor<24x8xf32> loc(#loc74)
    %expanded_91 = tensor.expand_shape %144 [[0, 1], [2, 3]] output_shape [2, 12, 2, 4] : tensor<24x8xf32> into tensor<2x12x2x4xf32> loc(#loc73)
    %transposed_92 = linalg.transpose ins(%expanded_91 : tensor<2x12x2x4xf32>) outs(%33 : tensor<2x2x12x4xf32>) permutation = [0, 2, 1, 3]  loc(#loc73)
    %transposed_93 = linalg.transpose ins(%arg21 : tensor<8x16xf32>) outs(%29 : tensor<16x8xf32>) permutation = [1, 0]  loc(#loc75)
    %145 = linalg.matmul ins(%collapsed_87, %transposed_93 : tensor<24x16xf32>, tensor<16x8xf32>) outs(%31 : tensor<24x8xf32>) -> tensor<24x8xf32> loc(#loc75)
    %expanded_94 = tensor.expand_shape %145 [[0, 1], [2, 3]] output_shape [2, 12, 2, 4] : tensor<24x8xf32> into tensor<2x12x2x4xf32> loc(#loc73)
    %transposed_95 = linalg.transpose ins(%expanded_94 : tensor<2x12x2x4xf32>) outs(%33 : tensor<2x2x12x4xf32>) permutation = [0, 2, 1, 3]  loc(#loc73)
    %146 = linalg.generic {indexing_maps = [#map9, #map10, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_89, %expanded_21 : tensor<2x4x12x4xf32>, tensor<1x1x12x4xf32>) outs(%28 : tensor<2x4x12x4xf32>) {
    ^bb0(%in: f32 loc("model.layers.2.self_attn"), %in_166: f32 loc("model.layers.2.self_attn"), %out: f32 loc("model.layers.2.self_attn")):
      %269 = arith.mulf %in, %in_166 : f32 loc(#loc73)
      linalg.yield %269 : f32 loc(#loc73)
    } -> tensor<2x4x12x4xf32> loc(#loc73)
    %extracted_slice_96 = tensor.extract_slice %transposed_89[0, 0, 0, 0] [2, 4, 12, 2] [1, 1, 1, 1] : tensor<2x4x12x4xf32> to tensor<2x4x12x2xf32> loc(#loc73)
    %extracted_slice_97 = tensor.extract_slice %transposed_89[0, 0, 0, 2] [2, 4, 12, 2] [1, 1, 1, 1] : tensor<2x4x12x4xf32> to tensor<2x4x12x2xf32> loc(#loc73)
    %147 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_97 : tensor<2x4x12x2xf32>) outs(%36 : tensor<2x4x12x2xf32>) {
    ^bb0(%in: f32 loc("model.layers.2.self_attn"), %out: f32 loc("model.layers.2.self_attn")):
      %269 = arith.negf %in : f32 loc(#loc73)
      linalg.yield %269 : f32 loc(#loc73)
    } -> tensor<2x4x12x2xf32> loc(#loc73)
    %concat_98 = tensor.concat dim(3) %147, %extracted_slice_96 : (tensor<2x4x12x2xf32>, tensor<2x4x12x2xf32>) -> tensor<2x4x12x4xf32> loc(#loc73)
    %148 = linalg.generic {indexing_maps = [#map9, #map10, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_98, %expanded_22 : tensor<2x4x12x4xf32>, tensor<1x1x12x4xf32>) outs(%28 : tensor<2x4x12x4xf32>) {
    ^bb0(%in: f32 loc("model.layers.2.self_attn"), %in_166: f32 loc("model.layers.2.self_attn"), %out: f32 loc("model.layers.2.self_attn")):
      %269 = arith.mulf %in, %in_166 : f32 loc(#loc73)
      linalg.yield %269 : f32 loc(#loc73)
    } -> tensor<2x4x12x4xf32> loc(#loc73)
    %149 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%146, %148 : tensor<2x4x12x4xf32>, tensor<2x4x12x4xf32>) outs(%28 : tensor<2x4x12x4xf32>) {
    ^bb0(%in: f32 loc("model.layers.2.self_attn"), %in_166: f32 loc("model.layers.2.self_attn"), %out: f32 loc("model.layers.2.self_attn")):
      %269 = arith.addf %in, %in_166 : f32 loc(#loc73)
      linalg.yield %269 : f32 loc(#loc73)
    } -> tensor<2x4x12x4xf32> loc(#loc73)
    %150 = linalg.generic {indexing_maps = [#map9, #map10, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_92, %expanded_21 : tensor<2x2x12x4xf32>, tensor<1x1x12x4xf32>) outs(%33 : tensor<2x2x12x4xf32>) {
    ^bb0(%in: f32 loc("model.layers.2.self_attn"), %in_166: f32 loc("model.layers.2.self_attn"), %out: f32 loc("model.layers.2.self_attn")):
      %269 = arith.mulf %in, %in_166 : f32 loc(#loc73)
      linalg.yield %269 : f32 loc(#loc73)
    } -> tensor<2x2x12x4xf32> loc(#loc73)
    %extracted_slice_99 = tensor.extract_slice %transposed_92[0, 0, 0, 0] [2, 2, 12, 2] [1, 1, 1, 1] : tensor<2x2x12x4xf32> to tensor<2x2x12x2xf32> loc(#loc73)
    %extracted_slice_100 = tensor.extract_slice %transposed_92[0, 0, 0, 2] [2, 2, 12, 2] [1, 1, 1, 1] : tensor<2x2x12x4xf32> to tensor<2x2x12x2xf32> loc(#loc73)
    %151 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_100 : tensor<2x2x12x2xf32>) outs(%41 : tensor<2x2x12x2xf32>) {
    ^bb0(%in: f32 loc("model.layers.2.self_attn"), %out: f32 loc("model.layers.2.self_attn")):
      %269 = arith.negf %in : f32 loc(#loc73)
      linalg.yield %269 : f32 loc(#loc73)
    } -> tensor<2x2x12x2xf32> loc(#loc73)
    %concat_101 = tensor.concat dim(3) %151, %extracted_slice_99 : (tensor<2x2x12x2xf32>, tensor<2x2x12x2xf32>) -> tensor<2x2x12x4xf32> loc(#loc73)
    %152 = linalg.generic {indexing_maps = [#map9, #map10, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_101, %expanded_22 : tensor<2x2x12x4xf32>, tensor<1x1x12x4xf32>) outs(%33 : tensor<2x2x12x4xf32>) {
    ^bb0(%in: f32 loc("model.layers.2.self_attn"), %in_166: f32 loc("model.layers.2.self_attn"), %out: f32 loc("model.layers.2.self_attn")):
      %269 = arith.mulf %in, %in_166 : f32 loc(#loc73)
      linalg.yield %269 : f32 loc(#loc73)
    } -> tensor<2x2x12x4xf32> loc(#loc73)
    %153 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%150, %152 : tensor<2x2x12x4xf32>, tensor<2x2x12x4xf32>) outs(%33 : tensor<2x2x12x4xf32>) {
    ^bb0(%in: f32 loc("model.layers.2.self_attn"), %in_166: f32 loc("model.layers.2.self_attn"), %out: f32 loc("model.layers.2.self_attn")):
      %269 = arith.addf %in, %in_166 : f32 loc(#loc73)
      linalg.yield %269 : f32 loc(#loc73)
    } -> tensor<2x2x12x4xf32> loc(#loc73)
    %154 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%153 : tensor<2x2x12x4xf32>) outs(%45 : tensor<2x2x2x12x4xf32>) {
    ^bb0(%in: f32 loc("model.layers.2.self_attn"), %out: f32 loc("model.layers.2.self_attn")):
      linalg.yield %in : f32 loc(#loc73)
    } -> tensor<2x2x2x12x4xf32> loc(#loc73)
    %collapsed_102 = tensor.collapse_shape %154 [[0], [1, 2], [3], [4]] : tensor<2x2x2x12x4xf32> into tensor<2x4x12x4xf32> loc(#loc73)
    %155 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%transposed_95 : tensor<2x2x12x4xf32>) outs(%45 : tensor<2x2x2x12x4xf32>) {
    ^bb0(%in: f32 loc("model.layers.2.self_attn"), %out: f32 loc("model.layers.2.self_attn")):
      linalg.yield %in : f32 loc(#loc73)
    } -> tensor<2x2x2x12x4xf32> loc(#loc73)
    %transposed_103 = linalg.transpose ins(%collapsed_102 : tensor<2x4x12x4xf32>) outs(%48 : tensor<2x4x4x12xf32>) permutation = [0, 1, 3, 2]  loc(#loc73)
    %collapsed_104 = tensor.collapse_shape %149 [[0, 1], [2], [3]] : tensor<2x4x12x4xf32> into tensor<8x12x4xf32> loc(#loc73)
    %collapsed_105 = tensor.collapse_shape %transposed_103 [[0, 1], [2], [3]] : tensor<2x4x4x12xf32> into tensor<8x4x12xf32> loc(#loc73)
    %156 = linalg.batch_matmul ins(%collapsed_104, %collapsed_105 : tensor<8x12x4xf32>, tensor<8x4x12xf32>) outs(%50 : tensor<8x12x12xf32>) -> tensor<8x12x12xf32> loc(#loc73)
    %expanded_106 = tensor.expand_shape %156 [[0, 1], [2], [3]] output_shape [2, 4, 12, 12] : tensor<8x12x12xf32> into tensor<2x4x12x12xf32> loc(#loc73)
    %157 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_106 : tensor<2x4x12x12xf32>) outs(%52 : tensor<2x4x12x12xf32>) {
    ^bb0(%in: f32 loc("model.layers.2.self_attn"), %out: f32 loc("model.layers.2.self_attn")):
      %269 = arith.mulf %in, %cst_7 : f32 loc(#loc73)
      linalg.yield %269 : f32 loc(#loc73)
    } -> tensor<2x4x12x12xf32> loc(#loc73)
    %158 = linalg.generic {indexing_maps = [#map9, #map10, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%157, %expanded_11 : tensor<2x4x12x12xf32>, tensor<1x1x12x12xf32>) outs(%52 : tensor<2x4x12x12xf32>) {
    ^bb0(%in: f32 loc("model.layers.2.self_attn"), %in_166: f32 loc("<loss>"), %out: f32 loc("model.layers.2.self_attn")):
      %269 = arith.addf %in, %in_166 : f32 loc(#loc73)
      linalg.yield %269 : f32 loc(#loc73)
    } -> tensor<2x4x12x12xf32> loc(#loc73)
    %159:2 = linalg.generic {indexing_maps = [#map9, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%158 : tensor<2x4x12x12xf32>) outs(%58, %56 : tensor<2x4x12xf32>, tensor<2x4x12xi64>) {
    ^bb0(%in: f32 loc("model.layers.2.self_attn"), %out: f32 loc("model.layers.2.self_attn"), %out_166: i64 loc("model.layers.2.self_attn")):
      %269 = linalg.index 3 : index loc(#loc73)
      %270 = arith.index_cast %269 : index to i64 loc(#loc73)
      %271 = arith.maximumf %in, %out : f32 loc(#loc73)
      %272 = arith.cmpf ogt, %in, %out : f32 loc(#loc73)
      %273 = arith.select %272, %270, %out_166 : i64 loc(#loc73)
      linalg.yield %271, %273 : f32, i64 loc(#loc73)
    } -> (tensor<2x4x12xf32>, tensor<2x4x12xi64>) loc(#loc73)
    %expanded_107 = tensor.expand_shape %159#0 [[0], [1], [2, 3]] output_shape [2, 4, 12, 1] : tensor<2x4x12xf32> into tensor<2x4x12x1xf32> loc(#loc73)
    %160 = linalg.generic {indexing_maps = [#map9, #map14, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%158, %expanded_107 : tensor<2x4x12x12xf32>, tensor<2x4x12x1xf32>) outs(%52 : tensor<2x4x12x12xf32>) {
    ^bb0(%in: f32 loc("model.layers.2.self_attn"), %in_166: f32 loc("model.layers.2.self_attn"), %out: f32 loc("model.layers.2.self_attn")):
      %269 = arith.subf %in, %in_166 : f32 loc(#loc73)
      linalg.yield %269 : f32 loc(#loc73)
    } -> tensor<2x4x12x12xf32> loc(#loc73)
    %161 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%160 : tensor<2x4x12x12xf32>) outs(%52 : tensor<2x4x12x12xf32>) {
    ^bb0(%in: f32 loc("model.layers.2.self_attn"), %out: f32 loc("model.layers.2.self_attn")):
      %269 = math.exp %in : f32 loc(#loc73)
      linalg.yield %269 : f32 loc(#loc73)
    } -> tensor<2x4x12x12xf32> loc(#loc73)
    %162 = linalg.generic {indexing_maps = [#map9, #map14], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%161 : tensor<2x4x12x12xf32>) outs(%63 : tensor<2x4x12x1xf32>) {
    ^bb0(%in: f32 loc("model.layers.2.self_attn"), %out: f32 loc("model.layers.2.self_attn")):
      %269 = arith.addf %in, %out : f32 loc(#loc73)
      linalg.yield %269 : f32 loc(#loc73)
    } -> tensor<2x4x12x1xf32> loc(#loc73)
    %163 = linalg.generic {indexing_maps = [#map9, #map14, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%161, %162 : tensor<2x4x12x12xf32>, tensor<2x4x12x1xf32>) outs(%52 : tensor<2x4x12x12xf32>) {
    ^bb0(%in: f32 loc("model.layers.2.self_attn"), %in_166: f32 loc("model.layers.2.self_attn"), %out: f32 loc("model.layers.2.self_attn")):
      %269 = arith.divf %in, %in_166 : f32 loc(#loc73)
      linalg.yield %269 : f32 loc(#loc73)
    } -> tensor<2x4x12x12xf32> loc(#loc73)
    %collapsed_108 = tensor.collapse_shape %163 [[0, 1], [2], [3]] : tensor<2x4x12x12xf32> into tensor<8x12x12xf32> loc(#loc73)
    %collapsed_109 = tensor.collapse_shape %155 [[0, 1, 2], [3], [4]] : tensor<2x2x2x12x4xf32> into tensor<8x12x4xf32> loc(#loc73)
    %164 = linalg.batch_matmul ins(%collapsed_108, %collapsed_109 : tensor<8x12x12xf32>, tensor<8x12x4xf32>) outs(%67 : tensor<8x12x4xf32>) -> tensor<8x12x4xf32> loc(#loc73)
    %expanded_110 = tensor.expand_shape %164 [[0, 1], [2], [3]] output_shape [2, 4, 12, 4] : tensor<8x12x4xf32> into tensor<2x4x12x4xf32> loc(#loc73)
    %transposed_111 = linalg.transpose ins(%expanded_110 : tensor<2x4x12x4xf32>) outs(%69 : tensor<2x12x4x4xf32>) permutation = [0, 2, 1, 3]  loc(#loc73)
    %transposed_112 = linalg.transpose ins(%arg22 : tensor<16x16xf32>) outs(%24 : tensor<16x16xf32>) permutation = [1, 0]  loc(#loc76)
    %collapsed_113 = tensor.collapse_shape %transposed_111 [[0, 1], [2, 3]] : tensor<2x12x4x4xf32> into tensor<24x16xf32> loc(#loc76)
    %165 = linalg.matmul ins(%collapsed_113, %transposed_112 : tensor<24x16xf32>, tensor<16x16xf32>) outs(%26 : tensor<24x16xf32>) -> tensor<24x16xf32> loc(#loc76)
    %expanded_114 = tensor.expand_shape %165 [[0, 1], [2]] output_shape [2, 12, 16] : tensor<24x16xf32> into tensor<2x12x16xf32> loc(#loc76)
    %166 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%135, %expanded_114 : tensor<2x12x16xf32>, tensor<2x12x16xf32>) outs(%6 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("model.layers.1"), %in_166: f32 loc("model.layers.2.self_attn.o_proj"), %out: f32 loc("model.layers.2")):
      %269 = arith.addf %in, %in_166 : f32 loc(#loc77)
      linalg.yield %269 : f32 loc(#loc77)
    } -> tensor<2x12x16xf32> loc(#loc77)
    %167 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%166, %166 : tensor<2x12x16xf32>, tensor<2x12x16xf32>) outs(%6 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("model.layers.2"), %in_166: f32 loc("model.layers.2"), %out: f32 loc("model.layers.2.post_attention_layernorm")):
      %269 = arith.mulf %in, %in_166 : f32 loc(#loc78)
      linalg.yield %269 : f32 loc(#loc78)
    } -> tensor<2x12x16xf32> loc(#loc78)
    %168 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%167 : tensor<2x12x16xf32>) outs(%17 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("model.layers.2.post_attention_layernorm"), %out: f32 loc("model.layers.2.post_attention_layernorm")):
      %269 = arith.addf %in, %out : f32 loc(#loc78)
      linalg.yield %269 : f32 loc(#loc78)
    } -> tensor<2x12x1xf32> loc(#loc78)
    %169 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%168 : tensor<2x12x1xf32>) outs(%16 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("model.layers.2.post_attention_layernorm"), %out: f32 loc("model.layers.2.post_attention_layernorm")):
      %269 = arith.divf %in, %cst_6 : f32 loc(#loc78)
      linalg.yield %269 : f32 loc(#loc78)
    } -> tensor<2x12x1xf32> loc(#loc78)
    %170 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%169 : tensor<2x12x1xf32>) outs(%16 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("model.layers.2.post_attention_layernorm"), %out: f32 loc("model.layers.2.post_attention_layernorm")):
      %269 = arith.truncf %cst_4 : f64 to f32 loc(#loc78)
      %270 = arith.addf %in, %269 : f32 loc(#loc78)
      linalg.yield %270 : f32 loc(#loc78)
    } -> tensor<2x12x1xf32> loc(#loc78)
    %171 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%170 : tensor<2x12x1xf32>) outs(%16 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("model.layers.2.post_attention_layernorm"), %out: f32 loc("model.layers.2.post_attention_layernorm")):
      %269 = math.rsqrt %in : f32 loc(#loc78)
      linalg.yield %269 : f32 loc(#loc78)
    } -> tensor<2x12x1xf32> loc(#loc78)
    %172 = linalg.generic {indexing_maps = [#map6, #map7, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%166, %171 : tensor<2x12x16xf32>, tensor<2x12x1xf32>) outs(%6 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("model.layers.2"), %in_166: f32 loc("model.layers.2.post_attention_layernorm"), %out: f32 loc("model.layers.2.post_attention_layernorm")):
      %269 = arith.mulf %in, %in_166 : f32 loc(#loc78)
      linalg.yield %269 : f32 loc(#loc78)
    } -> tensor<2x12x16xf32> loc(#loc78)
    %173 = linalg.generic {indexing_maps = [#map8, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg27, %172 : tensor<16xf32>, tensor<2x12x16xf32>) outs(%6 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("model.layers.2.post_attention_layernorm"), %in_166: f32 loc("model.layers.2.post_attention_layernorm"), %out: f32 loc("model.layers.2.post_attention_layernorm")):
      %269 = arith.mulf %in, %in_166 : f32 loc(#loc78)
      linalg.yield %269 : f32 loc(#loc78)
    } -> tensor<2x12x16xf32> loc(#loc78)
    %transposed_115 = linalg.transpose ins(%arg23 : tensor<32x16xf32>) outs(%79 : tensor<16x32xf32>) permutation = [1, 0]  loc(#loc79)
    %collapsed_116 = tensor.collapse_shape %173 [[0, 1], [2]] : tensor<2x12x16xf32> into tensor<24x16xf32> loc(#loc79)
    %174 = linalg.matmul ins(%collapsed_116, %transposed_115 : tensor<24x16xf32>, tensor<16x32xf32>) outs(%81 : tensor<24x32xf32>) -> tensor<24x32xf32> loc(#loc79)
    %expanded_117 = tensor.expand_shape %174 [[0, 1], [2]] output_shape [2, 12, 32] : tensor<24x32xf32> into tensor<2x12x32xf32> loc(#loc79)
    %175 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_117 : tensor<2x12x32xf32>) outs(%83 : tensor<2x12x32xf32>) {
    ^bb0(%in: f32 loc("model.layers.2.mlp.gate_proj"), %out: f32 loc("model.layers.2.mlp.act_fn")):
      %269 = arith.negf %in : f32 loc(#loc80)
      %270 = math.exp %269 : f32 loc(#loc80)
      %271 = arith.addf %270, %cst_1 : f32 loc(#loc80)
      %272 = arith.divf %cst_1, %271 : f32 loc(#loc80)
      linalg.yield %272 : f32 loc(#loc80)
    } -> tensor<2x12x32xf32> loc(#loc80)
    %176 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_117, %175 : tensor<2x12x32xf32>, tensor<2x12x32xf32>) outs(%83 : tensor<2x12x32xf32>) {
    ^bb0(%in: f32 loc("model.layers.2.mlp.gate_proj"), %in_166: f32 loc("model.layers.2.mlp.act_fn"), %out: f32 loc("model.layers.2.mlp.act_fn")):
      %269 = arith.mulf %in, %in_166 : f32 loc(#loc80)
      linalg.yield %269 : f32 loc(#loc80)
    } -> tensor<2x12x32xf32> loc(#loc80)
    %transposed_118 = linalg.transpose ins(%arg24 : tensor<32x16xf32>) outs(%79 : tensor<16x32xf32>) permutation = [1, 0]  loc(#loc81)
    %177 = linalg.matmul ins(%collapsed_116, %transposed_118 : tensor<24x16xf32>, tensor<16x32xf32>) outs(%81 : tensor<24x32xf32>) -> tensor<24x32xf32> loc(#loc81)
    %expanded_119 = tensor.expand_shape %177 [[0, 1], [2]] output_shape [2, 12, 32] : tensor<24x32xf32> into tensor<2x12x32xf32> loc(#loc81)
    %178 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%176, %expanded_119 : tensor<2x12x32xf32>, tensor<2x12x32xf32>) outs(%83 : tensor<2x12x32xf32>) {
    ^bb0(%in: f32 loc("model.layers.2.mlp.act_fn"), %in_166: f32 loc("model.layers.2.mlp.up_proj"), %out: f32 loc("model.layers.2.mlp")):
      %269 = arith.mulf %in, %in_166 : f32 loc(#loc82)
      linalg.yield %269 : f32 loc(#loc82)
    } -> tensor<2x12x32xf32> loc(#loc82)
    %transposed_120 = linalg.transpose ins(%arg25 : tensor<16x32xf32>) outs(%88 : tensor<32x16xf32>) permutation = [1, 0]  loc(#loc83)
    %collapsed_121 = tensor.collapse_shape %178 [[0, 1], [2]] : tensor<2x12x32xf32> into tensor<24x32xf32> loc(#loc83)
    %179 = linalg.matmul ins(%collapsed_121, %transposed_120 : tensor<24x32xf32>, tensor<32x16xf32>) outs(%26 : tensor<24x16xf32>) -> tensor<24x16xf32> loc(#loc83)
    %expanded_122 = tensor.expand_shape %179 [[0, 1], [2]] output_shape [2, 12, 16] : tensor<24x16xf32> into tensor<2x12x16xf32> loc(#loc83)
    %180 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%166, %expanded_122 : tensor<2x12x16xf32>, tensor<2x12x16xf32>) outs(%6 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("model.layers.2"), %in_166: f32 loc("model.layers.2.mlp.down_proj"), %out: f32 loc("model.layers.2")):
      %269 = arith.addf %in, %in_166 : f32 loc(#loc77)
      linalg.yield %269 : f32 loc(#loc77)
    } -> tensor<2x12x16xf32> loc(#loc77)
    %181 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%180, %180 : tensor<2x12x16xf32>, tensor<2x12x16xf32>) outs(%6 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("model.layers.2"), %in_166: f32 loc("model.layers.2"), %out: f32 loc("model.layers.3.input_layernorm")):
      %269 = arith.mulf %in, %in_166 : f32 loc(#loc84)
      linalg.yield %269 : f32 loc(#loc84)
    } -> tensor<2x12x16xf32> loc(#loc84)
    %182 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%181 : tensor<2x12x16xf32>) outs(%17 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("model.layers.3.input_layernorm"), %out: f32 loc("model.layers.3.input_layernorm")):
      %269 = arith.addf %in, %out : f32 loc(#loc84)
      linalg.yield %269 : f32 loc(#loc84)
    } -> tensor<2x12x1xf32> loc(#loc84)
    %183 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%182 : tensor<2x12x1xf32>) outs(%16 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("model.layers.3.input_layernorm"), %out: f32 loc("model.layers.3.input_layernorm")):
      %269 = arith.divf %in, %cst_6 : f32 loc(#loc84)
      linalg.yield %269 : f32 loc(#loc84)
    } -> tensor<2x12x1xf32> loc(#loc84)
    %184 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%183 : tensor<2x12x1xf32>) outs(%16 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("model.layers.3.input_layernorm"), %out: f32 loc("model.layers.3.input_layernorm")):
      %269 = arith.truncf %cst_4 : f64 to f32 loc(#loc84)
      %270 = arith.addf %in, %269 : f32 loc(#loc84)
      linalg.yield %270 : f32 loc(#loc84)
    } -> tensor<2x12x1xf32> loc(#loc84)
    %185 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%184 : tensor<2x12x1xf32>) outs(%16 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("model.layers.3.input_layernorm"), %out: f32 loc("model.layers.3.input_layernorm")):
      %269 = math.rsqrt %in : f32 loc(#loc84)
      linalg.yield %269 : f32 loc(#loc84)
    } -> tensor<2x12x1xf32> loc(#loc84)
    %186 = linalg.generic {indexing_maps = [#map6, #map7, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%180, %185 : tensor<2x12x16xf32>, tensor<2x12x1xf32>) outs(%6 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("model.layers.2"), %in_166: f32 loc("model.layers.3.input_layernorm"), %out: f32 loc("model.layers.3.input_layernorm")):
      %269 = arith.mulf %in, %in_166 : f32 loc(#loc84)
      linalg.yield %269 : f32 loc(#loc84)
    } -> tensor<2x12x16xf32> loc(#loc84)
    %187 = linalg.generic {indexing_maps = [#map8, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg35, %186 : tensor<16xf32>, tensor<2x12x16xf32>) outs(%6 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("model.layers.3.input_layernorm"), %in_166: f32 loc("model.layers.3.input_layernorm"), %out: f32 loc("model.layers.3.input_layernorm")):
      %269 = arith.mulf %in, %in_166 : f32 loc(#loc84)
      linalg.yield %269 : f32 loc(#loc84)
    } -> tensor<2x12x16xf32> loc(#loc84)
    %transposed_123 = linalg.transpose ins(%arg28 : tensor<16x16xf32>) outs(%24 : tensor<16x16xf32>) permutation = [1, 0]  loc(#loc85)
    %collapsed_124 = tensor.collapse_shape %187 [[0, 1], [2]] : tensor<2x12x16xf32> into tensor<24x16xf32> loc(#loc85)
    %188 = linalg.matmul ins(%collapsed_124, %transposed_123 : tensor<24x16xf32>, tensor<16x16xf32>) outs(%26 : tensor<24x16xf32>) -> tensor<24x16xf32> loc(#loc85)
    %expanded_125 = tensor.expand_shape %188 [[0, 1], [2, 3]] output_shape [2, 12, 4, 4] : tensor<24x16xf32> into tensor<2x12x4x4xf32> loc(#loc86)
    %transposed_126 = linalg.transpose ins(%expanded_125 : tensor<2x12x4x4xf32>) outs(%28 : tensor<2x4x12x4xf32>) permutation = [0, 2, 1, 3]  loc(#loc86)
    %transposed_127 = linalg.transpose ins(%arg29 : tensor<8x16xf32>) outs(%29 : tensor<16x8xf32>) permutation = [1, 0]  loc(#loc87)
    %189 = linalg.matmul ins(%collapsed_124, %transposed_127 : tensor<24x16xf32>, tensor<16x8xf32>) outs(%31 : tensor<24x8xf32>) -> tensor<24x8xf32> loc(#loc87)
    %expanded_128 = tensor.expand_shape %189 [[0, 1], [2, 3]] output_shape [2, 12, 2, 4] : tensor<24x8xf32> into tensor<2x12x2x4xf32> loc(#loc86)
    %transposed_129 = linalg.transpose ins(%expanded_128 : tensor<2x12x2x4xf32>) outs(%33 : tensor<2x2x12x4xf32>) permutation = [0, 2, 1, 3]  loc(#loc86)
    %transposed_130 = linalg.transpose ins(%arg30 : tensor<8x16xf32>) outs(%29 : tensor<16x8xf32>) permutation = [1, 0]  loc(#loc88)
    %190 = linalg.matmul ins(%collapsed_124, %transposed_130 : tensor<24x16xf32>, tensor<16x8xf32>) outs(%31 : tensor<24x8xf32>) -> tensor<24x8xf32> loc(#loc88)
    %expanded_131 = tensor.expand_shape %190 [[0, 1], [2, 3]] output_shape [2, 12, 2, 4] : tensor<24x8xf32> into tensor<2x12x2x4xf32> loc(#loc86)
    %transposed_132 = linalg.transpose ins(%expanded_131 : tensor<2x12x2x4xf32>) outs(%33 : tensor<2x2x12x4xf32>) permutation = [0, 2, 1, 3]  loc(#loc86)
    %191 = linalg.generic {indexing_maps = [#map9, #map10, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_126, %expanded_21 : tensor<2x4x12x4xf32>, tensor<1x1x12x4xf32>) outs(%28 : tensor<2x4x12x4xf32>) {
    ^bb0(%in: f32 loc("model.layers.3.self_attn"), %in_166: f32 loc("model.layers.3.self_attn"), %out: f32 loc("model.layers.3.self_attn")):
      %269 = arith.mulf %in, %in_166 : f32 loc(#loc86)
      linalg.yield %269 : f32 loc(#loc86)
    } -> tensor<2x4x12x4xf32> loc(#loc86)
    %extracted_slice_133 = tensor.extract_slice %transposed_126[0, 0, 0, 0] [2, 4, 12, 2] [1, 1, 1, 1] : tensor<2x4x12x4xf32> to tensor<2x4x12x2xf32> loc(#loc86)
    %extracted_slice_134 = tensor.extract_slice %transposed_126[0, 0, 0, 2] [2, 4, 12, 2] [1, 1, 1, 1] : tensor<2x4x12x4xf32> to tensor<2x4x12x2xf32> loc(#loc86)
    %192 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_134 : tensor<2x4x12x2xf32>) outs(%36 : tensor<2x4x12x2xf32>) {
    ^bb0(%in: f32 loc("model.layers.3.self_attn"), %out: f32 loc("model.layers.3.self_attn")):
      %269 = arith.negf %in : f32 loc(#loc86)
      linalg.yield %269 : f32 loc(#loc86)
    } -> tensor<2x4x12x2xf32> loc(#loc86)
    %concat_135 = tensor.concat dim(3) %192, %extracted_slice_133 : (tensor<2x4x12x2xf32>, tensor<2x4x12x2xf32>) -> tensor<2x4x12x4xf32> loc(#loc86)
    %193 = linalg.generic {indexing_maps = [#map9, #map10, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_135, %expanded_22 : tensor<2x4x12x4xf32>, tensor<1x1x12x4xf32>) outs(%28 : tensor<2x4x12x4xf32>) {
    ^bb0(%in: f32 loc("model.layers.3.self_attn"), %in_166: f32 loc("model.layers.3.self_attn"), %out: f32 loc("model.layers.3.self_attn")):
      %269 = arith.mulf %in, %in_166 : f32 loc(#loc86)
      linalg.yield %269 : f32 loc(#loc86)
    } -> tensor<2x4x12x4xf32> loc(#loc86)
    %194 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%191, %193 : tensor<2x4x12x4xf32>, tensor<2x4x12x4xf32>) outs(%28 : tensor<2x4x12x4xf32>) {
    ^bb0(%in: f32 loc("model.layers.3.self_attn"), %in_166: f32 loc("model.layers.3.self_attn"), %out: f32 loc("model.layers.3.self_attn")):
      %269 = arith.addf %in, %in_166 : f32 loc(#loc86)
      linalg.yield %269 : f32 loc(#loc86)
    } -> tensor<2x4x12x4xf32> loc(#loc86)
    %195 = linalg.generic {indexing_maps = [#map9, #map10, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_129, %expanded_21 : tensor<2x2x12x4xf32>, tensor<1x1x12x4xf32>) outs(%33 : tensor<2x2x12x4xf32>) {
    ^bb0(%in: f32 loc("model.layers.3.self_attn"), %in_166: f32 loc("model.layers.3.self_attn"), %out: f32 loc("model.layers.3.self_attn")):
      %269 = arith.mulf %in, %in_166 : f32 loc(#loc86)
      linalg.yield %269 : f32 loc(#loc86)
    } -> tensor<2x2x12x4xf32> loc(#loc86)
    %extracted_slice_136 = tensor.extract_slice %transposed_129[0, 0, 0, 0] [2, 2, 12, 2] [1, 1, 1, 1] : tensor<2x2x12x4xf32> to tensor<2x2x12x2xf32> loc(#loc86)
    %extracted_slice_137 = tensor.extract_slice %transposed_129[0, 0, 0, 2] [2, 2, 12, 2] [1, 1, 1, 1] : tensor<2x2x12x4xf32> to tensor<2x2x12x2xf32> loc(#loc86)
    %196 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_137 : tensor<2x2x12x2xf32>) outs(%41 : tensor<2x2x12x2xf32>) {
    ^bb0(%in: f32 loc("model.layers.3.self_attn"), %out: f32 loc("model.layers.3.self_attn")):
      %269 = arith.negf %in : f32 loc(#loc86)
      linalg.yield %269 : f32 loc(#loc86)
    } -> tensor<2x2x12x2xf32> loc(#loc86)
    %concat_138 = tensor.concat dim(3) %196, %extracted_slice_136 : (tensor<2x2x12x2xf32>, tensor<2x2x12x2xf32>) -> tensor<2x2x12x4xf32> loc(#loc86)
    %197 = linalg.generic {indexing_maps = [#map9, #map10, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_138, %expanded_22 : tensor<2x2x12x4xf32>, tensor<1x1x12x4xf32>) outs(%33 : tensor<2x2x12x4xf32>) {
    ^bb0(%in: f32 loc("model.layers.3.self_attn"), %in_166: f32 loc("model.layers.3.self_attn"), %out: f32 loc("model.layers.3.self_attn")):
      %269 = arith.mulf %in, %in_166 : f32 loc(#loc86)
      linalg.yield %269 : f32 loc(#loc86)
    } -> tensor<2x2x12x4xf32> loc(#loc86)
    %198 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%195, %197 : tensor<2x2x12x4xf32>, tensor<2x2x12x4xf32>) outs(%33 : tensor<2x2x12x4xf32>) {
    ^bb0(%in: f32 loc("model.layers.3.self_attn"), %in_166: f32 loc("model.layers.3.self_attn"), %out: f32 loc("model.layers.3.self_attn")):
      %269 = arith.addf %in, %in_166 : f32 loc(#loc86)
      linalg.yield %269 : f32 loc(#loc86)
    } -> tensor<2x2x12x4xf32> loc(#loc86)
    %199 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%198 : tensor<2x2x12x4xf32>) outs(%45 : tensor<2x2x2x12x4xf32>) {
    ^bb0(%in: f32 loc("model.layers.3.self_attn"), %out: f32 loc("model.layers.3.self_attn")):
      linalg.yield %in : f32 loc(#loc86)
    } -> tensor<2x2x2x12x4xf32> loc(#loc86)
    %collapsed_139 = tensor.collapse_shape %199 [[0], [1, 2], [3], [4]] : tensor<2x2x2x12x4xf32> into tensor<2x4x12x4xf32> loc(#loc86)
    %200 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%transposed_132 : tensor<2x2x12x4xf32>) outs(%45 : tensor<2x2x2x12x4xf32>) {
    ^bb0(%in: f32 loc("model.layers.3.self_attn"), %out: f32 loc("model.layers.3.self_attn")):
      linalg.yield %in : f32 loc(#loc86)
    } -> tensor<2x2x2x12x4xf32> loc(#loc86)
    %transposed_140 = linalg.transpose ins(%collapsed_139 : tensor<2x4x12x4xf32>) outs(%48 : tensor<2x4x4x12xf32>) permutation = [0, 1, 3, 2]  loc(#loc86)
    %collapsed_141 = tensor.collapse_shape %194 [[0, 1], [2], [3]] : tensor<2x4x12x4xf32> into tensor<8x12x4xf32> loc(#loc86)
    %collapsed_142 = tensor.collapse_shape %transposed_140 [[0, 1], [2], [3]] : tensor<2x4x4x12xf32> into tensor<8x4x12xf32> loc(#loc86)
    %201 = linalg.batch_matmul ins(%collapsed_141, %collapsed_142 : tensor<8x12x4xf32>, tensor<8x4x12xf32>) outs(%50 : tensor<8x12x12xf32>) -> tensor<8x12x12xf32> loc(#loc86)
    %expanded_143 = tensor.expand_shape %201 [[0, 1], [2], [3]] output_shape [2, 4, 12, 12] : tensor<8x12x12xf32> into tensor<2x4x12x12xf32> loc(#loc86)
    %202 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_143 : tensor<2x4x12x12xf32>) outs(%52 : tensor<2x4x12x12xf32>) {
    ^bb0(%in: f32 loc("model.layers.3.self_attn"), %out: f32 loc("model.layers.3.self_attn")):
      %269 = arith.mulf %in, %cst_7 : f32 loc(#loc86)
      linalg.yield %269 : f32 loc(#loc86)
    } -> tensor<2x4x12x12xf32> loc(#loc86)
    %203 = linalg.generic {indexing_maps = [#map9, #map10, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%202, %expanded_11 : tensor<2x4x12x12xf32>, tensor<1x1x12x12xf32>) outs(%52 : tensor<2x4x12x12xf32>) {
    ^bb0(%in: f32 loc("model.layers.3.self_attn"), %in_166: f32 loc("<loss>"), %out: f32 loc("model.layers.3.self_attn")):
      %269 = arith.addf %in, %in_166 : f32 loc(#loc86)
      linalg.yield %269 : f32 loc(#loc86)
    } -> tensor<2x4x12x12xf32> loc(#loc86)
    %204:2 = linalg.generic {indexing_maps = [#map9, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%203 : tensor<2x4x12x12xf32>) outs(%58, %56 : tensor<2x4x12xf32>, tensor<2x4x12xi64>) {
    ^bb0(%in: f32 loc("model.layers.3.self_attn"), %out: f32 loc("model.layers.3.self_attn"), %out_166: i64 loc("model.layers.3.self_attn")):
      %269 = linalg.index 3 : index loc(#loc86)
      %270 = arith.index_cast %269 : index to i64 loc(#loc86)
      %271 = arith.maximumf %in, %out : f32 loc(#loc86)
      %272 = arith.cmpf ogt, %in, %out : f32 loc(#loc86)
      %273 = arith.select %272, %270, %out_166 : i64 loc(#loc86)
      linalg.yield %271, %273 : f32, i64 loc(#loc86)
    } -> (tensor<2x4x12xf32>, tensor<2x4x12xi64>) loc(#loc86)
    %expanded_144 = tensor.expand_shape %204#0 [[0], [1], [2, 3]] output_shape [2, 4, 12, 1] : tensor<2x4x12xf32> into tensor<2x4x12x1xf32> loc(#loc86)
    %205 = linalg.generic {indexing_maps = [#map9, #map14, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%203, %expanded_144 : tensor<2x4x12x12xf32>, tensor<2x4x12x1xf32>) outs(%52 : tensor<2x4x12x12xf32>) {
    ^bb0(%in: f32 loc("model.layers.3.self_attn"), %in_166: f32 loc("model.layers.3.self_attn"), %out: f32 loc("model.layers.3.self_attn")):
      %269 = arith.subf %in, %in_166 : f32 loc(#loc86)
      linalg.yield %269 : f32 loc(#loc86)
    } -> tensor<2x4x12x12xf32> loc(#loc86)
    %206 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%205 : tensor<2x4x12x12xf32>) outs(%52 : tensor<2x4x12x12xf32>) {
    ^bb0(%in: f32 loc("model.layers.3.self_attn"), %out: f32 loc("model.layers.3.self_attn")):
      %269 = math.exp %in : f32 loc(#loc86)
      linalg.yield %269 : f32 loc(#loc86)
    } -> tensor<2x4x12x12xf32> loc(#loc86)
    %207 = linalg.generic {indexing_maps = [#map9, #map14], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%206 : tensor<2x4x12x12xf32>) outs(%63 : tensor<2x4x12x1xf32>) {
    ^bb0(%in: f32 loc("model.layers.3.self_attn"), %out: f32 loc("model.layers.3.self_attn")):
      %269 = arith.addf %in, %out : f32 loc(#loc86)
      linalg.yield %269 : f32 loc(#loc86)
    } -> tensor<2x4x12x1xf32> loc(#loc86)
    %208 = linalg.generic {indexing_maps = [#map9, #map14, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%206, %207 : tensor<2x4x12x12xf32>, tensor<2x4x12x1xf32>) outs(%52 : tensor<2x4x12x12xf32>) {
    ^bb0(%in: f32 loc("model.layers.3.self_attn"), %in_166: f32 loc("model.layers.3.self_attn"), %out: f32 loc("model.layers.3.self_attn")):
      %269 = arith.divf %in, %in_166 : f32 loc(#loc86)
      linalg.yield %269 : f32 loc(#loc86)
    } -> tensor<2x4x12x12xf32> loc(#loc86)
    %collapsed_145 = tensor.collapse_shape %208 [[0, 1], [2], [3]] : tensor<2x4x12x12xf32> into tensor<8x12x12xf32> loc(#loc86)
    %collapsed_146 = tensor.collapse_shape %200 [[0, 1, 2], [3], [4]] : tensor<2x2x2x12x4xf32> into tensor<8x12x4xf32> loc(#loc86)
    %209 = linalg.batch_matmul ins(%collapsed_145, %collapsed_146 : tensor<8x12x12xf32>, tensor<8x12x4xf32>) outs(%67 : tensor<8x12x4xf32>) -> tensor<8x12x4xf32> loc(#loc86)
    %expanded_147 = tensor.expand_shape %209 [[0, 1], [2], [3]] output_shape [2, 4, 12, 4] : tensor<8x12x4xf32> into tensor<2x4x12x4xf32> loc(#loc86)
    %transposed_148 = linalg.transpose ins(%expanded_147 : tensor<2x4x12x4xf32>) outs(%69 : tensor<2x12x4x4xf32>) permutation = [0, 2, 1, 3]  loc(#loc86)
    %transposed_149 = linalg.transpose ins(%arg31 : tensor<16x16xf32>) outs(%24 : tensor<16x16xf32>) permutation = [1, 0]  loc(#loc89)
    %collapsed_150 = tensor.collapse_shape %transposed_148 [[0, 1], [2, 3]] : tensor<2x12x4x4xf32> into tensor<24x16xf32> loc(#loc89)
    %210 = linalg.matmul ins(%collapsed_150, %transposed_149 : tensor<24x16xf32>, tensor<16x16xf32>) outs(%26 : tensor<24x16xf32>) -> tensor<24x16xf32> loc(#loc89)
    %expanded_151 = tensor.expand_shape %210 [[0, 1], [2]] output_shape [2, 12, 16] : tensor<24x16xf32> into tensor<2x12x16xf32> loc(#loc89)
    %211 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%180, %expanded_151 : tensor<2x12x16xf32>, tensor<2x12x16xf32>) outs(%6 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("model.layers.2"), %in_166: f32 loc("model.layers.3.self_attn.o_proj"), %out: f32 loc("model.layers.3")):
      %269 = arith.addf %in, %in_166 : f32 loc(#loc90)
      linalg.yield %269 : f32 loc(#loc90)
    } -> tensor<2x12x16xf32> loc(#loc90)
    %212 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%211, %211 : tensor<2x12x16xf32>, tensor<2x12x16xf32>) outs(%6 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("model.layers.3"), %in_166: f32 loc("model.layers.3"), %out: f32 loc("model.layers.3.post_attention_layernorm")):
      %269 = arith.mulf %in, %in_166 : f32 loc(#loc91)
      linalg.yield %269 : f32 loc(#loc91)
    } -> tensor<2x12x16xf32> loc(#loc91)
    %213 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%212 : tensor<2x12x16xf32>) outs(%17 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("model.layers.3.post_attention_layernorm"), %out: f32 loc("model.layers.3.post_attention_layernorm")):
      %269 = arith.addf %in, %out : f32 loc(#loc91)
      linalg.yield %269 : f32 loc(#loc91)
    } -> tensor<2x12x1xf32> loc(#loc91)
    %214 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%213 : tensor<2x12x1xf32>) outs(%16 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("model.layers.3.post_attention_layernorm"), %out: f32 loc("model.layers.3.post_attention_layernorm")):
      %269 = arith.divf %in, %cst_6 : f32 loc(#loc91)
      linalg.yield %269 : f32 loc(#loc91)
    } -> tensor<2x12x1xf32> loc(#loc91)
    %215 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%214 : tensor<2x12x1xf32>) outs(%16 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("model.layers.3.post_attention_layernorm"), %out: f32 loc("model.layers.3.post_attention_layernorm")):
      %269 = arith.truncf %cst_4 : f64 to f32 loc(#loc91)
      %270 = arith.addf %in, %269 : f32 loc(#loc91)
      linalg.yield %270 : f32 loc(#loc91)
    } -> tensor<2x12x1xf32> loc(#loc91)
    %216 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%215 : tensor<2x12x1xf32>) outs(%16 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("model.layers.3.post_attention_layernorm"), %out: f32 loc("model.layers.3.post_attention_layernorm")):
      %269 = math.rsqrt %in : f32 loc(#loc91)
      linalg.yield %269 : f32 loc(#loc91)
    } -> tensor<2x12x1xf32> loc(#loc91)
    %217 = linalg.generic {indexing_maps = [#map6, #map7, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%211, %216 : tensor<2x12x16xf32>, tensor<2x12x1xf32>) outs(%6 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("model.layers.3"), %in_166: f32 loc("model.layers.3.post_attention_layernorm"), %out: f32 loc("model.layers.3.post_attention_layernorm")):
      %269 = arith.mulf %in, %in_166 : f32 loc(#loc91)
      linalg.yield %269 : f32 loc(#loc91)
    } -> tensor<2x12x16xf32> loc(#loc91)
    %218 = linalg.generic {indexing_maps = [#map8, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg36, %217 : tensor<16xf32>, tensor<2x12x16xf32>) outs(%6 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("model.layers.3.post_attention_layernorm"), %in_166: f32 loc("model.layers.3.post_attention_layernorm"), %out: f32 loc("model.layers.3.post_attention_layernorm")):
      %269 = arith.mulf %in, %in_166 : f32 loc(#loc91)
      linalg.yield %269 : f32 loc(#loc91)
    } -> tensor<2x12x16xf32> loc(#loc91)
    %transposed_152 = linalg.transpose ins(%arg32 : tensor<32x16xf32>) outs(%79 : tensor<16x32xf32>) permutation = [1, 0]  loc(#loc92)
    %collapsed_153 = tensor.collapse_shape %218 [[0, 1], [2]] : tensor<2x12x16xf32> into tensor<24x16xf32> loc(#loc92)
    %219 = linalg.matmul ins(%collapsed_153, %transposed_152 : tensor<24x16xf32>, tensor<16x32xf32>) outs(%81 : tensor<24x32xf32>) -> tensor<24x32xf32> loc(#loc92)
    %expanded_154 = tensor.expand_shape %219 [[0, 1], [2]] output_shape [2, 12, 32] : tensor<24x32xf32> into tensor<2x12x32xf32> loc(#loc92)
    %220 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_154 : tensor<2x12x32xf32>) outs(%83 : tensor<2x12x32xf32>) {
    ^bb0(%in: f32 loc("model.layers.3.mlp.gate_proj"), %out: f32 loc("model.layers.3.mlp.act_fn")):
      %269 = arith.negf %in : f32 loc(#loc93)
      %270 = math.exp %269 : f32 loc(#loc93)
      %271 = arith.addf %270, %cst_1 : f32 loc(#loc93)
      %272 = arith.divf %cst_1, %271 : f32 loc(#loc93)
      linalg.yield %272 : f32 loc(#loc93)
    } -> tensor<2x12x32xf32> loc(#loc93)
    %221 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_154, %220 : tensor<2x12x32xf32>, tensor<2x12x32xf32>) outs(%83 : tensor<2x12x32xf32>) {
    ^bb0(%in: f32 loc("model.layers.3.mlp.gate_proj"), %in_166: f32 loc("model.layers.3.mlp.act_fn"), %out: f32 loc("model.layers.3.mlp.act_fn")):
      %269 = arith.mulf %in, %in_166 : f32 loc(#loc93)
      linalg.yield %269 : f32 loc(#loc93)
    } -> tensor<2x12x32xf32> loc(#loc93)
    %transposed_155 = linalg.transpose ins(%arg33 : tensor<32x16xf32>) outs(%79 : tensor<16x32xf32>) permutation = [1, 0]  loc(#loc94)
    %222 = linalg.matmul ins(%collapsed_153, %transposed_155 : tensor<24x16xf32>, tensor<16x32xf32>) outs(%81 : tensor<24x32xf32>) -> tensor<24x32xf32> loc(#loc94)
    %expanded_156 = tensor.expand_shape %222 [[0, 1], [2]] output_shape [2, 12, 32] : tensor<24x32xf32> into tensor<2x12x32xf32> loc(#loc94)
    %223 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%221, %expanded_156 : tensor<2x12x32xf32>, tensor<2x12x32xf32>) outs(%83 : tensor<2x12x32xf32>) {
    ^bb0(%in: f32 loc("model.layers.3.mlp.act_fn"), %in_166: f32 loc("model.layers.3.mlp.up_proj"), %out: f32 loc("model.layers.3.mlp")):
      %269 = arith.mulf %in, %in_166 : f32 loc(#loc95)
      linalg.yield %269 : f32 loc(#loc95)
    } -> tensor<2x12x32xf32> loc(#loc95)
    %transposed_157 = linalg.transpose ins(%arg34 : tensor<16x32xf32>) outs(%88 : tensor<32x16xf32>) permutation = [1, 0]  loc(#loc96)
    %collapsed_158 = tensor.collapse_shape %223 [[0, 1], [2]] : tensor<2x12x32xf32> into tensor<24x32xf32> loc(#loc96)
    %224 = linalg.matmul ins(%collapsed_158, %transposed_157 : tensor<24x32xf32>, tensor<32x16xf32>) outs(%26 : tensor<24x16xf32>) -> tensor<24x16xf32> loc(#loc96)
    %expanded_159 = tensor.expand_shape %224 [[0, 1], [2]] output_shape [2, 12, 16] : tensor<24x16xf32> into tensor<2x12x16xf32> loc(#loc96)
    %225 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%211, %expanded_159 : tensor<2x12x16xf32>, tensor<2x12x16xf32>) outs(%6 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("model.layers.3"), %in_166: f32 loc("model.layers.3.mlp.down_proj"), %out: f32 loc("model.layers.3")):
      %269 = arith.addf %in, %in_166 : f32 loc(#loc90)
      linalg.yield %269 : f32 loc(#loc90)
    } -> tensor<2x12x16xf32> loc(#loc90)
    %226 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%225, %225 : tensor<2x12x16xf32>, tensor<2x12x16xf32>) outs(%6 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("model.layers.3"), %in_166: f32 loc("model.layers.3"), %out: f32 loc("model.norm")):
      %269 = arith.mulf %in, %in_166 : f32 loc(#loc97)
      linalg.yield %269 : f32 loc(#loc97)
    } -> tensor<2x12x16xf32> loc(#loc97)
    %227 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%226 : tensor<2x12x16xf32>) outs(%17 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("model.norm"), %out: f32 loc("model.norm")):
      %269 = arith.addf %in, %out : f32 loc(#loc97)
      linalg.yield %269 : f32 loc(#loc97)
    } -> tensor<2x12x1xf32> loc(#loc97)
    %228 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%227 : tensor<2x12x1xf32>) outs(%16 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("model.norm"), %out: f32 loc("model.norm")):
      %269 = arith.divf %in, %cst_6 : f32 loc(#loc97)
      linalg.yield %269 : f32 loc(#loc97)
    } -> tensor<2x12x1xf32> loc(#loc97)
    %229 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%228 : tensor<2x12x1xf32>) outs(%16 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("model.norm"), %out: f32 loc("model.norm")):
      %269 = arith.truncf %cst_4 : f64 to f32 loc(#loc97)
      %270 = arith.addf %in, %269 : f32 loc(#loc97)
      linalg.yield %270 : f32 loc(#loc97)
    } -> tensor<2x12x1xf32> loc(#loc97)
    %230 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%229 : tensor<2x12x1xf32>) outs(%16 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("model.norm"), %out: f32 loc("model.norm")):
      %269 = math.rsqrt %in : f32 loc(#loc97)
      linalg.yield %269 : f32 loc(#loc97)
    } -> tensor<2x12x1xf32> loc(#loc97)
    %231 = linalg.generic {indexing_maps = [#map6, #map7, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%225, %230 : tensor<2x12x16xf32>, tensor<2x12x1xf32>) outs(%6 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("model.layers.3"), %in_166: f32 loc("model.norm"), %out: f32 loc("model.norm")):
      %269 = arith.mulf %in, %in_166 : f32 loc(#loc97)
      linalg.yield %269 : f32 loc(#loc97)
    } -> tensor<2x12x16xf32> loc(#loc97)
    %232 = linalg.generic {indexing_maps = [#map8, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg37, %231 : tensor<16xf32>, tensor<2x12x16xf32>) outs(%6 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("model.norm"), %in_166: f32 loc("model.norm"), %out: f32 loc("model.norm")):
      %269 = arith.mulf %in, %in_166 : f32 loc(#loc97)
      linalg.yield %269 : f32 loc(#loc97)
    } -> tensor<2x12x16xf32> loc(#loc97)
    %233 = tensor.empty() : tensor<16x64xf32> loc(#loc98)
    %transposed_160 = linalg.transpose ins(%arg38 : tensor<64x16xf32>) outs(%233 : tensor<16x64xf32>) permutation = [1, 0]  loc(#loc98)
    %collapsed_161 = tensor.collapse_shape %232 [[0, 1], [2]] : tensor<2x12x16xf32> into tensor<24x16xf32> loc(#loc98)
    %234 = tensor.empty() : tensor<24x64xf32> loc(#loc98)
    %235 = linalg.fill ins(%cst : f32) outs(%234 : tensor<24x64xf32>) -> tensor<24x64xf32> loc(#loc98)
    %236 = linalg.matmul ins(%collapsed_161, %transposed_160 : tensor<24x16xf32>, tensor<16x64xf32>) outs(%235 : tensor<24x64xf32>) -> tensor<24x64xf32> loc(#loc98)
    %padded = tensor.pad %arg40 low[0, 0] high[0, 1] {
    ^bb0(%arg41: index loc("<loss>"), %arg42: index loc("<loss>")):
      tensor.yield %c-100_i64 : i64 loc(#loc1)
    } : tensor<2x12xi64> to tensor<2x13xi64> loc(#loc1)
    %extracted_slice_162 = tensor.extract_slice %padded[0, 1] [2, 12] [1, 1] : tensor<2x13xi64> to tensor<2x12xi64> loc(#loc1)
    %collapsed_163 = tensor.collapse_shape %extracted_slice_162 [[0, 1]] : tensor<2x12xi64> into tensor<24xi64> loc(#loc1)
    %237 = tensor.empty() : tensor<24xi64> loc(#loc1)
    %238 = linalg.fill ins(%c0_i64 : i64) outs(%237 : tensor<24xi64>) -> tensor<24xi64> loc(#loc1)
    %239 = tensor.empty() : tensor<24xf32> loc(#loc1)
    %240 = linalg.fill ins(%cst_0 : f32) outs(%239 : tensor<24xf32>) -> tensor<24xf32> loc(#loc1)
    %241:2 = linalg.generic {indexing_maps = [#map3, #map15, #map15], iterator_types = ["parallel", "reduction"]} ins(%236 : tensor<24x64xf32>) outs(%240, %238 : tensor<24xf32>, tensor<24xi64>) {
    ^bb0(%in: f32 loc("<loss>"), %out: f32 loc("<loss>"), %out_166: i64 loc("<loss>")):
      %269 = linalg.index 1 : index loc(#loc1)
      %270 = arith.index_cast %269 : index to i64 loc(#loc1)
      %271 = arith.maximumf %in, %out : f32 loc(#loc1)
      %272 = arith.cmpf ogt, %in, %out : f32 loc(#loc1)
      %273 = arith.select %272, %270, %out_166 : i64 loc(#loc1)
      linalg.yield %271, %273 : f32, i64 loc(#loc1)
    } -> (tensor<24xf32>, tensor<24xi64>) loc(#loc1)
    %expanded_164 = tensor.expand_shape %241#0 [[0, 1]] output_shape [24, 1] : tensor<24xf32> into tensor<24x1xf32> loc(#loc1)
    %242 = linalg.generic {indexing_maps = [#map3, #map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%236, %expanded_164 : tensor<24x64xf32>, tensor<24x1xf32>) outs(%234 : tensor<24x64xf32>) {
    ^bb0(%in: f32 loc("<loss>"), %in_166: f32 loc("<loss>"), %out: f32 loc("<loss>")):
      %269 = arith.subf %in, %in_166 : f32 loc(#loc1)
      linalg.yield %269 : f32 loc(#loc1)
    } -> tensor<24x64xf32> loc(#loc1)
    %243 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%242 : tensor<24x64xf32>) outs(%234 : tensor<24x64xf32>) {
    ^bb0(%in: f32 loc("<loss>"), %out: f32 loc("<loss>")):
      %269 = math.exp %in : f32 loc(#loc1)
      linalg.yield %269 : f32 loc(#loc1)
    } -> tensor<24x64xf32> loc(#loc1)
    %244 = tensor.empty() : tensor<24x1xf32> loc(#loc1)
    %245 = linalg.fill ins(%cst : f32) outs(%244 : tensor<24x1xf32>) -> tensor<24x1xf32> loc(#loc1)
    %246 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "reduction"]} ins(%243 : tensor<24x64xf32>) outs(%245 : tensor<24x1xf32>) {
    ^bb0(%in: f32 loc("<loss>"), %out: f32 loc("<loss>")):
      %269 = arith.addf %in, %out : f32 loc(#loc1)
      linalg.yield %269 : f32 loc(#loc1)
    } -> tensor<24x1xf32> loc(#loc1)
    %247 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%246 : tensor<24x1xf32>) outs(%244 : tensor<24x1xf32>) {
    ^bb0(%in: f32 loc("<loss>"), %out: f32 loc("<loss>")):
      %269 = math.log %in : f32 loc(#loc1)
      linalg.yield %269 : f32 loc(#loc1)
    } -> tensor<24x1xf32> loc(#loc1)
    %248 = linalg.generic {indexing_maps = [#map3, #map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%242, %247 : tensor<24x64xf32>, tensor<24x1xf32>) outs(%234 : tensor<24x64xf32>) {
    ^bb0(%in: f32 loc("<loss>"), %in_166: f32 loc("<loss>"), %out: f32 loc("<loss>")):
      %269 = arith.subf %in, %in_166 : f32 loc(#loc1)
      linalg.yield %269 : f32 loc(#loc1)
    } -> tensor<24x64xf32> loc(#loc1)
    %249 = tensor.empty() : tensor<64xi64> loc(#loc1)
    %250 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%249 : tensor<64xi64>) {
    ^bb0(%out: i64 loc("<loss>")):
      %269 = linalg.index 0 : index loc(#loc1)
      %270 = arith.index_cast %269 : index to i64 loc(#loc1)
      linalg.yield %270 : i64 loc(#loc1)
    } -> tensor<64xi64> loc(#loc1)
    %251 = tensor.empty() : tensor<24xi1> loc(#loc1)
    %252 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%collapsed_163 : tensor<24xi64>) outs(%251 : tensor<24xi1>) {
    ^bb0(%in: i64 loc("<loss>"), %out: i1 loc("<loss>")):
      %269 = arith.cmpi ne, %in, %c-100_i64 : i64 loc(#loc1)
      linalg.yield %269 : i1 loc(#loc1)
    } -> tensor<24xi1> loc(#loc1)
    %253 = linalg.generic {indexing_maps = [#map, #map, #map16, #map], iterator_types = ["parallel"]} ins(%252, %collapsed_163, %cst_9 : tensor<24xi1>, tensor<24xi64>, tensor<i64>) outs(%237 : tensor<24xi64>) {
    ^bb0(%in: i1 loc("<loss>"), %in_166: i64 loc("<loss>"), %in_167: i64 loc("<loss>"), %out: i64 loc("<loss>")):
      %269 = arith.select %in, %in_166, %in_167 : i64 loc(#loc1)
      linalg.yield %269 : i64 loc(#loc1)
    } -> tensor<24xi64> loc(#loc1)
    %254 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%253 : tensor<24xi64>) outs(%237 : tensor<24xi64>) {
    ^bb0(%in: i64 loc("<loss>"), %out: i64 loc("<loss>")):
      %269 = arith.index_cast %in : i64 to index loc(#loc1)
      %extracted = tensor.extract %250[%269] : tensor<64xi64> loc(#loc1)
      linalg.yield %extracted : i64 loc(#loc1)
    } -> tensor<24xi64> loc(#loc1)
    %255 = linalg.generic {indexing_maps = [#map, #map, #map16, #map], iterator_types = ["parallel"]} ins(%252, %254, %cst_8 : tensor<24xi1>, tensor<24xi64>, tensor<i64>) outs(%237 : tensor<24xi64>) {
    ^bb0(%in: i1 loc("<loss>"), %in_166: i64 loc("<loss>"), %in_167: i64 loc("<loss>"), %out: i64 loc("<loss>")):
      %269 = arith.select %in, %in_166, %in_167 : i64 loc(#loc1)
      linalg.yield %269 : i64 loc(#loc1)
    } -> tensor<24xi64> loc(#loc1)
    %expanded_165 = tensor.expand_shape %255 [[0, 1]] output_shape [24, 1] : tensor<24xi64> into tensor<24x1xi64> loc(#loc1)
    %256 = tensor.empty() : tensor<24x64xi1> loc(#loc1)
    %257 = linalg.generic {indexing_maps = [#map2, #map17, #map3], iterator_types = ["parallel", "parallel"]} ins(%expanded_165, %250 : tensor<24x1xi64>, tensor<64xi64>) outs(%256 : tensor<24x64xi1>) {
    ^bb0(%in: i64 loc("<loss>"), %in_166: i64 loc("<loss>"), %out: i1 loc("<loss>")):
      %269 = arith.cmpi eq, %in, %in_166 : i64 loc(#loc1)
      linalg.yield %269 : i1 loc(#loc1)
    } -> tensor<24x64xi1> loc(#loc1)
    %258 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%257 : tensor<24x64xi1>) outs(%234 : tensor<24x64xf32>) {
    ^bb0(%in: i1 loc("<loss>"), %out: f32 loc("<loss>")):
      %269 = arith.uitofp %in : i1 to f32 loc(#loc1)
      linalg.yield %269 : f32 loc(#loc1)
    } -> tensor<24x64xf32> loc(#loc1)
    %259 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%248, %258 : tensor<24x64xf32>, tensor<24x64xf32>) outs(%234 : tensor<24x64xf32>) {
    ^bb0(%in: f32 loc("<loss>"), %in_166: f32 loc("<loss>"), %out: f32 loc("<loss>")):
      %269 = arith.mulf %in, %in_166 : f32 loc(#loc1)
      linalg.yield %269 : f32 loc(#loc1)
    } -> tensor<24x64xf32> loc(#loc1)
    %260 = linalg.fill ins(%cst : f32) outs(%239 : tensor<24xf32>) -> tensor<24xf32> loc(#loc1)
    %261 = linalg.generic {indexing_maps = [#map3, #map15], iterator_types = ["parallel", "reduction"]} ins(%259 : tensor<24x64xf32>) outs(%260 : tensor<24xf32>) {
    ^bb0(%in: f32 loc("<loss>"), %out: f32 loc("<loss>")):
      %269 = arith.addf %in, %out : f32 loc(#loc1)
      linalg.yield %269 : f32 loc(#loc1)
    } -> tensor<24xf32> loc(#loc1)
    %262 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%261 : tensor<24xf32>) outs(%239 : tensor<24xf32>) {
    ^bb0(%in: f32 loc("<loss>"), %out: f32 loc("<loss>")):
      %269 = arith.negf %in : f32 loc(#loc1)
      linalg.yield %269 : f32 loc(#loc1)
    } -> tensor<24xf32> loc(#loc1)
    %263 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%252 : tensor<24xi1>) outs(%239 : tensor<24xf32>) {
    ^bb0(%in: i1 loc("<loss>"), %out: f32 loc("<loss>")):
      %269 = arith.uitofp %in : i1 to f32 loc(#loc1)
      linalg.yield %269 : f32 loc(#loc1)
    } -> tensor<24xf32> loc(#loc1)
    %264 = tensor.empty() : tensor<f32> loc(#loc1)
    %265 = linalg.fill ins(%cst : f32) outs(%264 : tensor<f32>) -> tensor<f32> loc(#loc1)
    %266 = linalg.generic {indexing_maps = [#map, #map16], iterator_types = ["reduction"]} ins(%263 : tensor<24xf32>) outs(%265 : tensor<f32>) {
    ^bb0(%in: f32 loc("<loss>"), %out: f32 loc("<loss>")):
      %269 = arith.addf %in, %out : f32 loc(#loc1)
      linalg.yield %269 : f32 loc(#loc1)
    } -> tensor<f32> loc(#loc1)
    %267 = linalg.generic {indexing_maps = [#map, #map16], iterator_types = ["reduction"]} ins(%262 : tensor<24xf32>) outs(%265 : tensor<f32>) {
    ^bb0(%in: f32 loc("<loss>"), %out: f32 loc("<loss>")):
      %269 = arith.addf %in, %out : f32 loc(#loc1)
      linalg.yield %269 : f32 loc(#loc1)
    } -> tensor<f32> loc(#loc1)
    %268 = linalg.generic {indexing_maps = [#map18, #map18, #map18], iterator_types = []} ins(%267, %266 : tensor<f32>, tensor<f32>) outs(%264 : tensor<f32>) {
    ^bb0(%in: f32 loc("<loss>"), %in_166: f32 loc("<loss>"), %out: f32 loc("<loss>")):
      %269 = arith.divf %in, %in_166 : f32 loc(#loc1)
      linalg.yield %269 : f32 loc(#loc1)
    } -> tensor<f32> loc(#loc1)
    return %268 : tensor<f32> loc(#loc1)
  } loc(#loc1)
} loc(#loc)
#loc = loc(unknown)
#loc46 = loc("model.layers.0.self_attn.q_proj")
#loc48 = loc("model.layers.0.self_attn.k_proj")
#loc49 = loc("model.layers.0.self_attn.v_proj")
#loc59 = loc("model.layers.1.self_attn.q_proj")
#loc61 = loc("model.layers.1.self_attn.k_proj")
#loc62 = loc("model.layers.1.self_attn.v_proj")
#loc72 = loc("model.layers.2.self_attn.q_proj")
#loc74 = loc("model.layers.2.self_attn.k_proj")
#loc75 = loc("model.layers.2.self_attn.v_proj")
#loc85 = loc("model.layers.3.self_attn.q_proj")
#loc87 = loc("model.layers.3.self_attn.k_proj")
#loc88 = loc("model.layers.3.self_attn.v_proj")
#loc98 = loc("lm_head")
