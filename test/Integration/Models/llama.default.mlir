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
#map17 = affine_map<() -> ()>
module {
  func.func @main(%arg0: tensor<64x16xf32> {pipe.parameter = "model.embed_tokens.weight"} loc("model.embed_tokens.weight"), %arg1: tensor<16x16xf32> {pipe.parameter = "model.layers.0.self_attn.q_proj.weight"} loc("model.layers.0.self_attn.q_proj.weight"), %arg2: tensor<8x16xf32> {pipe.parameter = "model.layers.0.self_attn.k_proj.weight"} loc("model.layers.0.self_attn.k_proj.weight"), %arg3: tensor<8x16xf32> {pipe.parameter = "model.layers.0.self_attn.v_proj.weight"} loc("model.layers.0.self_attn.v_proj.weight"), %arg4: tensor<16x16xf32> {pipe.parameter = "model.layers.0.self_attn.o_proj.weight"} loc("model.layers.0.self_attn.o_proj.weight"), %arg5: tensor<32x16xf32> {pipe.parameter = "model.layers.0.mlp.gate_proj.weight"} loc("model.layers.0.mlp.gate_proj.weight"), %arg6: tensor<32x16xf32> {pipe.parameter = "model.layers.0.mlp.up_proj.weight"} loc("model.layers.0.mlp.up_proj.weight"), %arg7: tensor<16x32xf32> {pipe.parameter = "model.layers.0.mlp.down_proj.weight"} loc("model.layers.0.mlp.down_proj.weight"), %arg8: tensor<16xf32> {pipe.parameter = "model.layers.0.input_layernorm.weight"} loc("model.layers.0.input_layernorm.weight"), %arg9: tensor<16xf32> {pipe.parameter = "model.layers.0.post_attention_layernorm.weight"} loc("model.layers.0.post_attention_layernorm.weight"), %arg10: tensor<16x16xf32> {pipe.parameter = "model.layers.1.self_attn.q_proj.weight"} loc("model.layers.1.self_attn.q_proj.weight"), %arg11: tensor<8x16xf32> {pipe.parameter = "model.layers.1.self_attn.k_proj.weight"} loc("model.layers.1.self_attn.k_proj.weight"), %arg12: tensor<8x16xf32> {pipe.parameter = "model.layers.1.self_attn.v_proj.weight"} loc("model.layers.1.self_attn.v_proj.weight"), %arg13: tensor<16x16xf32> {pipe.parameter = "model.layers.1.self_attn.o_proj.weight"} loc("model.layers.1.self_attn.o_proj.weight"), %arg14: tensor<32x16xf32> {pipe.parameter = "model.layers.1.mlp.gate_proj.weight"} loc("model.layers.1.mlp.gate_proj.weight"), %arg15: tensor<32x16xf32> {pipe.parameter = "model.layers.1.mlp.up_proj.weight"} loc("model.layers.1.mlp.up_proj.weight"), %arg16: tensor<16x32xf32> {pipe.parameter = "model.layers.1.mlp.down_proj.weight"} loc("model.layers.1.mlp.down_proj.weight"), %arg17: tensor<16xf32> {pipe.parameter = "model.layers.1.input_layernorm.weight"} loc("model.layers.1.input_layernorm.weight"), %arg18: tensor<16xf32> {pipe.parameter = "model.layers.1.post_attention_layernorm.weight"} loc("model.layers.1.post_attention_layernorm.weight"), %arg19: tensor<16x16xf32> {pipe.parameter = "model.layers.2.self_attn.q_proj.weight"} loc("model.layers.2.self_attn.q_proj.weight"), %arg20: tensor<8x16xf32> {pipe.parameter = "model.layers.2.self_attn.k_proj.weight"} loc("model.layers.2.self_attn.k_proj.weight"), %arg21: tensor<8x16xf32> {pipe.parameter = "model.layers.2.self_attn.v_proj.weight"} loc("model.layers.2.self_attn.v_proj.weight"), %arg22: tensor<16x16xf32> {pipe.parameter = "model.layers.2.self_attn.o_proj.weight"} loc("model.layers.2.self_attn.o_proj.weight"), %arg23: tensor<32x16xf32> {pipe.parameter = "model.layers.2.mlp.gate_proj.weight"} loc("model.layers.2.mlp.gate_proj.weight"), %arg24: tensor<32x16xf32> {pipe.parameter = "model.layers.2.mlp.up_proj.weight"} loc("model.layers.2.mlp.up_proj.weight"), %arg25: tensor<16x32xf32> {pipe.parameter = "model.layers.2.mlp.down_proj.weight"} loc("model.layers.2.mlp.down_proj.weight"), %arg26: tensor<16xf32> {pipe.parameter = "model.layers.2.input_layernorm.weight"} loc("model.layers.2.input_layernorm.weight"), %arg27: tensor<16xf32> {pipe.parameter = "model.layers.2.post_attention_layernorm.weight"} loc("model.layers.2.post_attention_layernorm.weight"), %arg28: tensor<16x16xf32> {pipe.parameter = "model.layers.3.self_attn.q_proj.weight"} loc("model.layers.3.self_attn.q_proj.weight"), %arg29: tensor<8x16xf32> {pipe.parameter = "model.layers.3.self_attn.k_proj.weight"} loc("model.layers.3.self_attn.k_proj.weight"), %arg30: tensor<8x16xf32> {pipe.parameter = "model.layers.3.self_attn.v_proj.weight"} loc("model.layers.3.self_attn.v_proj.weight"), %arg31: tensor<16x16xf32> {pipe.parameter = "model.layers.3.self_attn.o_proj.weight"} loc("model.layers.3.self_attn.o_proj.weight"), %arg32: tensor<32x16xf32> {pipe.parameter = "model.layers.3.mlp.gate_proj.weight"} loc("model.layers.3.mlp.gate_proj.weight"), %arg33: tensor<32x16xf32> {pipe.parameter = "model.layers.3.mlp.up_proj.weight"} loc("model.layers.3.mlp.up_proj.weight"), %arg34: tensor<16x32xf32> {pipe.parameter = "model.layers.3.mlp.down_proj.weight"} loc("model.layers.3.mlp.down_proj.weight"), %arg35: tensor<16xf32> {pipe.parameter = "model.layers.3.input_layernorm.weight"} loc("model.layers.3.input_layernorm.weight"), %arg36: tensor<16xf32> {pipe.parameter = "model.layers.3.post_attention_layernorm.weight"} loc("model.layers.3.post_attention_layernorm.weight"), %arg37: tensor<16xf32> {pipe.parameter = "model.norm.weight"} loc("model.norm.weight"), %arg38: tensor<64x16xf32> {pipe.parameter = "lm_head.weight"} loc("lm_head.weight"), %arg39: tensor<2x12xi64> {pipe.input = "input_ids"} loc("input_ids"), %arg40: tensor<2x12xi64> {pipe.input = "labels"} loc("labels")) -> (tensor<f32> {pipe.loss = "loss"}) {
    %c-100_i64 = arith.constant -100 : i64 loc(#loc)
    %c2_i64 = arith.constant 2 : i64 loc(#loc)
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
    %cst_8 = arith.constant dense<0> : tensor<i64> loc(#loc1)
    %0 = tensor.empty() : tensor<12xi64> loc(#loc1)
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<12xi64>) {
    ^bb0(%out: i64 loc("<loss>")):
      %263 = linalg.index 0 : index loc(#loc1)
      %264 = arith.index_cast %263 : index to i64 loc(#loc1)
      linalg.yield %264 : i64 loc(#loc1)
    } -> tensor<12xi64> loc(#loc1)
    %expanded = tensor.expand_shape %1 [[0, 1]] output_shape [12, 1] : tensor<12xi64> into tensor<12x1xi64> loc(#loc1)
    %expanded_9 = tensor.expand_shape %1 [[0, 1]] output_shape [1, 12] : tensor<12xi64> into tensor<1x12xi64> loc(#loc1)
    %2 = tensor.empty() : tensor<12x12xi1> loc(#loc1)
    %3 = linalg.generic {indexing_maps = [#map1, #map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%expanded_9, %expanded : tensor<1x12xi64>, tensor<12x1xi64>) outs(%2 : tensor<12x12xi1>) {
    ^bb0(%in: i64 loc("<loss>"), %in_166: i64 loc("<loss>"), %out: i1 loc("<loss>")):
      %263 = arith.cmpi sle, %in, %in_166 : i64 loc(#loc1)
      linalg.yield %263 : i1 loc(#loc1)
    } -> tensor<12x12xi1> loc(#loc1)
    %4 = tensor.empty() : tensor<12x12xf32> loc(#loc1)
    %5 = linalg.generic {indexing_maps = [#map3, #map4, #map4, #map3], iterator_types = ["parallel", "parallel"]} ins(%3, %cst_2, %cst_3 : tensor<12x12xi1>, tensor<f32>, tensor<f32>) outs(%4 : tensor<12x12xf32>) {
    ^bb0(%in: i1 loc("<loss>"), %in_166: f32 loc("<loss>"), %in_167: f32 loc("<loss>"), %out: f32 loc("<loss>")):
      %263 = arith.select %in, %in_166, %in_167 : f32 loc(#loc1)
      linalg.yield %263 : f32 loc(#loc1)
    } -> tensor<12x12xf32> loc(#loc1)
    %expanded_10 = tensor.expand_shape %5 [[0, 1, 2], [3]] output_shape [1, 1, 12, 12] : tensor<12x12xf32> into tensor<1x1x12x12xf32> loc(#loc1)
    %6 = tensor.empty() : tensor<2x12x16xf32> loc(#loc45)
    %7 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg39 : tensor<2x12xi64>) outs(%6 : tensor<2x12x16xf32>) {
    ^bb0(%in: i64 loc("model.embed_tokens"), %out: f32 loc("model.embed_tokens")):
      %263 = arith.index_cast %in : i64 to index loc(#loc45)
      %264 = linalg.index 2 : index loc(#loc45)
      %265 = arith.cmpi slt, %263, %c64 : index loc(#loc45)
      cf.assert %265, "index must be smaller than dim size" loc(#loc45)
      %266 = arith.cmpi sge, %in, %c0_i64 : i64 loc(#loc45)
      cf.assert %266, "index must be larger or equal to 0" loc(#loc45)
      %extracted = tensor.extract %arg0[%263, %264] : tensor<64x16xf32> loc(#loc45)
      linalg.yield %extracted : f32 loc(#loc45)
    } -> tensor<2x12x16xf32> loc(#loc45)
    %expanded_11 = tensor.expand_shape %1 [[0, 1, 2]] output_shape [1, 12, 1] : tensor<12xi64> into tensor<1x12x1xi64> loc(#loc44)
    %8 = tensor.empty() : tensor<1x12x1xf32> loc(#loc44)
    %9 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_11 : tensor<1x12x1xi64>) outs(%8 : tensor<1x12x1xf32>) {
    ^bb0(%in: i64 loc("model.rotary_emb"), %out: f32 loc("model.rotary_emb")):
      %263 = arith.sitofp %in : i64 to f32 loc(#loc44)
      linalg.yield %263 : f32 loc(#loc44)
    } -> tensor<1x12x1xf32> loc(#loc44)
    %10 = tensor.empty() : tensor<1x12x2xf32> loc(#loc44)
    %11 = linalg.generic {indexing_maps = [#map7, #map8, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%9, %cst_5 : tensor<1x12x1xf32>, tensor<2xf32>) outs(%10 : tensor<1x12x2xf32>) {
    ^bb0(%in: f32 loc("model.rotary_emb"), %in_166: f32 loc("model.rotary_emb"), %out: f32 loc("model.rotary_emb")):
      %263 = arith.mulf %in, %in_166 : f32 loc(#loc44)
      linalg.yield %263 : f32 loc(#loc44)
    } -> tensor<1x12x2xf32> loc(#loc44)
    %concat = tensor.concat dim(2) %11, %11 : (tensor<1x12x2xf32>, tensor<1x12x2xf32>) -> tensor<1x12x4xf32> loc(#loc44)
    %12 = tensor.empty() : tensor<1x12x4xf32> loc(#loc44)
    %13 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%concat : tensor<1x12x4xf32>) outs(%12 : tensor<1x12x4xf32>) {
    ^bb0(%in: f32 loc("model.rotary_emb"), %out: f32 loc("model.rotary_emb")):
      %263 = math.cos %in : f32 loc(#loc44)
      linalg.yield %263 : f32 loc(#loc44)
    } -> tensor<1x12x4xf32> loc(#loc44)
    %14 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%concat : tensor<1x12x4xf32>) outs(%12 : tensor<1x12x4xf32>) {
    ^bb0(%in: f32 loc("model.rotary_emb"), %out: f32 loc("model.rotary_emb")):
      %263 = math.sin %in : f32 loc(#loc44)
      linalg.yield %263 : f32 loc(#loc44)
    } -> tensor<1x12x4xf32> loc(#loc44)
    %15 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%7 : tensor<2x12x16xf32>) outs(%6 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("model.embed_tokens"), %out: f32 loc("model.layers.0.input_layernorm")):
      %263 = math.fpowi %in, %c2_i64 : f32, i64 loc(#loc43)
      linalg.yield %263 : f32 loc(#loc43)
    } -> tensor<2x12x16xf32> loc(#loc43)
    %16 = tensor.empty() : tensor<2x12x1xf32> loc(#loc43)
    %17 = linalg.fill ins(%cst : f32) outs(%16 : tensor<2x12x1xf32>) -> tensor<2x12x1xf32> loc(#loc43)
    %18 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%15 : tensor<2x12x16xf32>) outs(%17 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("model.layers.0.input_layernorm"), %out: f32 loc("model.layers.0.input_layernorm")):
      %263 = arith.addf %in, %out : f32 loc(#loc43)
      linalg.yield %263 : f32 loc(#loc43)
    } -> tensor<2x12x1xf32> loc(#loc43)
    %19 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%18 : tensor<2x12x1xf32>) outs(%16 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("model.layers.0.input_layernorm"), %out: f32 loc("model.layers.0.input_layernorm")):
      %263 = arith.divf %in, %cst_6 : f32 loc(#loc43)
      linalg.yield %263 : f32 loc(#loc43)
    } -> tensor<2x12x1xf32> loc(#loc43)
    %20 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%19 : tensor<2x12x1xf32>) outs(%16 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("model.layers.0.input_layernorm"), %out: f32 loc("model.layers.0.input_layernorm")):
      %263 = arith.truncf %cst_4 : f64 to f32 loc(#loc43)
      %264 = arith.addf %in, %263 : f32 loc(#loc43)
      linalg.yield %264 : f32 loc(#loc43)
    } -> tensor<2x12x1xf32> loc(#loc43)
    %21 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%20 : tensor<2x12x1xf32>) outs(%16 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("model.layers.0.input_layernorm"), %out: f32 loc("model.layers.0.input_layernorm")):
      %263 = math.rsqrt %in : f32 loc(#loc43)
      linalg.yield %263 : f32 loc(#loc43)
    } -> tensor<2x12x1xf32> loc(#loc43)
    %22 = linalg.generic {indexing_maps = [#map6, #map7, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%7, %21 : tensor<2x12x16xf32>, tensor<2x12x1xf32>) outs(%6 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("model.embed_tokens"), %in_166: f32 loc("model.layers.0.input_layernorm"), %out: f32 loc("model.layers.0.input_layernorm")):
      %263 = arith.mulf %in, %in_166 : f32 loc(#loc43)
      linalg.yield %263 : f32 loc(#loc43)
    } -> tensor<2x12x16xf32> loc(#loc43)
    %23 = linalg.generic {indexing_maps = [#map8, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg8, %22 : tensor<16xf32>, tensor<2x12x16xf32>) outs(%6 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("model.layers.0.input_layernorm"), %in_166: f32 loc("model.layers.0.input_layernorm"), %out: f32 loc("model.layers.0.input_layernorm")):
      %263 = arith.mulf %in, %in_166 : f32 loc(#loc43)
      linalg.yield %263 : f32 loc(#loc43)
    } -> tensor<2x12x16xf32> loc(#loc43)
    %24 = tensor.empty() : tensor<16x16xf32> loc(#loc46)
    %transposed = linalg.transpose ins(%arg1 : tensor<16x16xf32>) outs(%24 : tensor<16x16xf32>) permutation = [1, 0]  loc(#loc46)
    %collapsed = tensor.collapse_shape %23 [[0, 1], [2]] : tensor<2x12x16xf32> into tensor<24x16xf32> loc(#loc46)
    %25 = tensor.empty() : tensor<24x16xf32> loc(#loc46)
    %26 = linalg.fill ins(%cst : f32) outs(%25 : tensor<24x16xf32>) -> tensor<24x16xf32> loc(#loc46)
    %27 = linalg.matmul ins(%collapsed, %transposed : tensor<24x16xf32>, tensor<16x16xf32>) outs(%26 : tensor<24x16xf32>) -> tensor<24x16xf32> loc(#loc46)
    %expanded_12 = tensor.expand_shape %27 [[0, 1], [2, 3]] output_shape [2, 12, 4, 4] : tensor<24x16xf32> into tensor<2x12x4x4xf32> loc(#loc47)
    %28 = tensor.empty() : tensor<2x4x12x4xf32> loc(#loc47)
    %transposed_13 = linalg.transpose ins(%expanded_12 : tensor<2x12x4x4xf32>) outs(%28 : tensor<2x4x12x4xf32>) permutation = [0, 2, 1, 3]  loc(#loc47)
    %29 = tensor.empty() : tensor<16x8xf32> loc(#loc48)
    %transposed_14 = linalg.transpose ins(%arg2 : tensor<8x16xf32>) outs(%29 : tensor<16x8xf32>) permutation = [1, 0]  loc(#loc48)
    %30 = tensor.empty() : tensor<24x8xf32> loc(#loc48)
    %31 = linalg.fill ins(%cst : f32) outs(%30 : tensor<24x8xf32>) -> tensor<24x8xf32> loc(#loc48)
    %32 = linalg.matmul ins(%collapsed, %transposed_14 : tensor<24x16xf32>, tensor<16x8xf32>) outs(%31 : tensor<24x8xf32>) -> tensor<24x8xf32> loc(#loc48)
    %expanded_15 = tensor.expand_shape %32 [[0, 1], [2, 3]] output_shape [2, 12, 2, 4] : tensor<24x8xf32> into tensor<2x12x2x4xf32> loc(#loc47)
    %33 = tensor.empty() : tensor<2x2x12x4xf32> loc(#loc47)
    %transposed_16 = linalg.transpose ins(%expanded_15 : tensor<2x12x2x4xf32>) outs(%33 : tensor<2x2x12x4xf32>) permutation = [0, 2, 1, 3]  loc(#loc47)
    %transposed_17 = linalg.transpose ins(%arg3 : tensor<8x16xf32>) outs(%29 : tensor<16x8xf32>) permutation = [1, 0]  loc(#loc49)
    %34 = linalg.matmul ins(%collapsed, %transposed_17 : tensor<24x16xf32>, tensor<16x8xf32>) outs(%31 : tensor<24x8xf32>) -> tensor<24x8xf32> loc(#loc49)
    %expanded_18 = tensor.expand_shape %34 [[0, 1], [2, 3]] output_shape [2, 12, 2, 4] : tensor<24x8xf32> into tensor<2x12x2x4xf32> loc(#loc47)
    %transposed_19 = linalg.transpose ins(%expanded_18 : tensor<2x12x2x4xf32>) outs(%33 : tensor<2x2x12x4xf32>) permutation = [0, 2, 1, 3]  loc(#loc47)
    %expanded_20 = tensor.expand_shape %13 [[0], [1, 2], [3]] output_shape [1, 1, 12, 4] : tensor<1x12x4xf32> into tensor<1x1x12x4xf32> loc(#loc47)
    %expanded_21 = tensor.expand_shape %14 [[0], [1, 2], [3]] output_shape [1, 1, 12, 4] : tensor<1x12x4xf32> into tensor<1x1x12x4xf32> loc(#loc47)
    %35 = linalg.generic {indexing_maps = [#map9, #map10, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_13, %expanded_20 : tensor<2x4x12x4xf32>, tensor<1x1x12x4xf32>) outs(%28 : tensor<2x4x12x4xf32>) {
    ^bb0(%in: f32 loc("model.layers.0.self_attn"), %in_166: f32 loc("model.layers.0.self_attn"), %out: f32 loc("model.layers.0.self_attn")):
      %263 = arith.mulf %in, %in_166 : f32 loc(#loc47)
      linalg.yield %263 : f32 loc(#loc47)
    } -> tensor<2x4x12x4xf32> loc(#loc47)
    %extracted_slice = tensor.extract_slice %transposed_13[0, 0, 0, 0] [2, 4, 12, 2] [1, 1, 1, 1] : tensor<2x4x12x4xf32> to tensor<2x4x12x2xf32> loc(#loc47)
    %extracted_slice_22 = tensor.extract_slice %transposed_13[0, 0, 0, 2] [2, 4, 12, 2] [1, 1, 1, 1] : tensor<2x4x12x4xf32> to tensor<2x4x12x2xf32> loc(#loc47)
    %36 = tensor.empty() : tensor<2x4x12x2xf32> loc(#loc47)
    %37 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_22 : tensor<2x4x12x2xf32>) outs(%36 : tensor<2x4x12x2xf32>) {
    ^bb0(%in: f32 loc("model.layers.0.self_attn"), %out: f32 loc("model.layers.0.self_attn")):
      %263 = arith.negf %in : f32 loc(#loc47)
      linalg.yield %263 : f32 loc(#loc47)
    } -> tensor<2x4x12x2xf32> loc(#loc47)
    %concat_23 = tensor.concat dim(3) %37, %extracted_slice : (tensor<2x4x12x2xf32>, tensor<2x4x12x2xf32>) -> tensor<2x4x12x4xf32> loc(#loc47)
    %38 = linalg.generic {indexing_maps = [#map9, #map10, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_23, %expanded_21 : tensor<2x4x12x4xf32>, tensor<1x1x12x4xf32>) outs(%28 : tensor<2x4x12x4xf32>) {
    ^bb0(%in: f32 loc("model.layers.0.self_attn"), %in_166: f32 loc("model.layers.0.self_attn"), %out: f32 loc("model.layers.0.self_attn")):
      %263 = arith.mulf %in, %in_166 : f32 loc(#loc47)
      linalg.yield %263 : f32 loc(#loc47)
    } -> tensor<2x4x12x4xf32> loc(#loc47)
    %39 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%35, %38 : tensor<2x4x12x4xf32>, tensor<2x4x12x4xf32>) outs(%28 : tensor<2x4x12x4xf32>) {
    ^bb0(%in: f32 loc("model.layers.0.self_attn"), %in_166: f32 loc("model.layers.0.self_attn"), %out: f32 loc("model.layers.0.self_attn")):
      %263 = arith.addf %in, %in_166 : f32 loc(#loc47)
      linalg.yield %263 : f32 loc(#loc47)
    } -> tensor<2x4x12x4xf32> loc(#loc47)
    %40 = linalg.generic {indexing_maps = [#map9, #map10, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_16, %expanded_20 : tensor<2x2x12x4xf32>, tensor<1x1x12x4xf32>) outs(%33 : tensor<2x2x12x4xf32>) {
    ^bb0(%in: f32 loc("model.layers.0.self_attn"), %in_166: f32 loc("model.layers.0.self_attn"), %out: f32 loc("model.layers.0.self_attn")):
      %263 = arith.mulf %in, %in_166 : f32 loc(#loc47)
      linalg.yield %263 : f32 loc(#loc47)
    } -> tensor<2x2x12x4xf32> loc(#loc47)
    %extracted_slice_24 = tensor.extract_slice %transposed_16[0, 0, 0, 0] [2, 2, 12, 2] [1, 1, 1, 1] : tensor<2x2x12x4xf32> to tensor<2x2x12x2xf32> loc(#loc47)
    %extracted_slice_25 = tensor.extract_slice %transposed_16[0, 0, 0, 2] [2, 2, 12, 2] [1, 1, 1, 1] : tensor<2x2x12x4xf32> to tensor<2x2x12x2xf32> loc(#loc47)
    %41 = tensor.empty() : tensor<2x2x12x2xf32> loc(#loc47)
    %42 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_25 : tensor<2x2x12x2xf32>) outs(%41 : tensor<2x2x12x2xf32>) {
    ^bb0(%in: f32 loc("model.layers.0.self_attn"), %out: f32 loc("model.layers.0.self_attn")):
      %263 = arith.negf %in : f32 loc(#loc47)
      linalg.yield %263 : f32 loc(#loc47)
    } -> tensor<2x2x12x2xf32> loc(#loc47)
    %concat_26 = tensor.concat dim(3) %42, %extracted_slice_24 : (tensor<2x2x12x2xf32>, tensor<2x2x12x2xf32>) -> tensor<2x2x12x4xf32> loc(#loc47)
    %43 = linalg.generic {indexing_maps = [#map9, #map10, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_26, %expanded_21 : tensor<2x2x12x4xf32>, tensor<1x1x12x4xf32>) outs(%33 : tensor<2x2x12x4xf32>) {
    ^bb0(%in: f32 loc("model.layers.0.self_attn"), %in_166: f32 loc("model.layers.0.self_attn"), %out: f32 loc("model.layers.0.self_attn")):
      %263 = arith.mulf %in, %in_166 : f32 loc(#loc47)
      linalg.yield %263 : f32 loc(#loc47)
    } -> tensor<2x2x12x4xf32> loc(#loc47)
    %44 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%40, %43 : tensor<2x2x12x4xf32>, tensor<2x2x12x4xf32>) outs(%33 : tensor<2x2x12x4xf32>) {
    ^bb0(%in: f32 loc("model.layers.0.self_attn"), %in_166: f32 loc("model.layers.0.self_attn"), %out: f32 loc("model.layers.0.self_attn")):
      %263 = arith.addf %in, %in_166 : f32 loc(#loc47)
      linalg.yield %263 : f32 loc(#loc47)
    } -> tensor<2x2x12x4xf32> loc(#loc47)
    %45 = tensor.empty() : tensor<2x2x2x12x4xf32> loc(#loc47)
    %46 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%44 : tensor<2x2x12x4xf32>) outs(%45 : tensor<2x2x2x12x4xf32>) {
    ^bb0(%in: f32 loc("model.layers.0.self_attn"), %out: f32 loc("model.layers.0.self_attn")):
      linalg.yield %in : f32 loc(#loc47)
    } -> tensor<2x2x2x12x4xf32> loc(#loc47)
    %collapsed_27 = tensor.collapse_shape %46 [[0], [1, 2], [3], [4]] : tensor<2x2x2x12x4xf32> into tensor<2x4x12x4xf32> loc(#loc47)
    %47 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%transposed_19 : tensor<2x2x12x4xf32>) outs(%45 : tensor<2x2x2x12x4xf32>) {
    ^bb0(%in: f32 loc("model.layers.0.self_attn"), %out: f32 loc("model.layers.0.self_attn")):
      linalg.yield %in : f32 loc(#loc47)
    } -> tensor<2x2x2x12x4xf32> loc(#loc47)
    %48 = tensor.empty() : tensor<2x4x4x12xf32> loc(#loc47)
    %transposed_28 = linalg.transpose ins(%collapsed_27 : tensor<2x4x12x4xf32>) outs(%48 : tensor<2x4x4x12xf32>) permutation = [0, 1, 3, 2]  loc(#loc47)
    %collapsed_29 = tensor.collapse_shape %39 [[0, 1], [2], [3]] : tensor<2x4x12x4xf32> into tensor<8x12x4xf32> loc(#loc47)
    %collapsed_30 = tensor.collapse_shape %transposed_28 [[0, 1], [2], [3]] : tensor<2x4x4x12xf32> into tensor<8x4x12xf32> loc(#loc47)
    %49 = tensor.empty() : tensor<8x12x12xf32> loc(#loc47)
    %50 = linalg.fill ins(%cst : f32) outs(%49 : tensor<8x12x12xf32>) -> tensor<8x12x12xf32> loc(#loc47)
    %51 = linalg.batch_matmul ins(%collapsed_29, %collapsed_30 : tensor<8x12x4xf32>, tensor<8x4x12xf32>) outs(%50 : tensor<8x12x12xf32>) -> tensor<8x12x12xf32> loc(#loc47)
    %expanded_31 = tensor.expand_shape %51 [[0, 1], [2], [3]] output_shape [2, 4, 12, 12] : tensor<8x12x12xf32> into tensor<2x4x12x12xf32> loc(#loc47)
    %52 = tensor.empty() : tensor<2x4x12x12xf32> loc(#loc47)
    %53 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_31 : tensor<2x4x12x12xf32>) outs(%52 : tensor<2x4x12x12xf32>) {
    ^bb0(%in: f32 loc("model.layers.0.self_attn"), %out: f32 loc("model.layers.0.self_attn")):
      %263 = arith.mulf %in, %cst_7 : f32 loc(#loc47)
      linalg.yield %263 : f32 loc(#loc47)
    } -> tensor<2x4x12x12xf32> loc(#loc47)
    %54 = linalg.generic {indexing_maps = [#map9, #map10, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%53, %expanded_10 : tensor<2x4x12x12xf32>, tensor<1x1x12x12xf32>) outs(%52 : tensor<2x4x12x12xf32>) {
    ^bb0(%in: f32 loc("model.layers.0.self_attn"), %in_166: f32 loc("<loss>"), %out: f32 loc("model.layers.0.self_attn")):
      %263 = arith.addf %in, %in_166 : f32 loc(#loc47)
      linalg.yield %263 : f32 loc(#loc47)
    } -> tensor<2x4x12x12xf32> loc(#loc47)
    %55 = tensor.empty() : tensor<2x4x12xi64> loc(#loc47)
    %56 = linalg.fill ins(%c0_i64 : i64) outs(%55 : tensor<2x4x12xi64>) -> tensor<2x4x12xi64> loc(#loc47)
    %57 = tensor.empty() : tensor<2x4x12xf32> loc(#loc47)
    %58 = linalg.fill ins(%cst_0 : f32) outs(%57 : tensor<2x4x12xf32>) -> tensor<2x4x12xf32> loc(#loc47)
    %59:2 = linalg.generic {indexing_maps = [#map9, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%54 : tensor<2x4x12x12xf32>) outs(%58, %56 : tensor<2x4x12xf32>, tensor<2x4x12xi64>) {
    ^bb0(%in: f32 loc("model.layers.0.self_attn"), %out: f32 loc("model.layers.0.self_attn"), %out_166: i64 loc("model.layers.0.self_attn")):
      %263 = linalg.index 3 : index loc(#loc47)
      %264 = arith.index_cast %263 : index to i64 loc(#loc47)
      %265 = arith.maximumf %in, %out : f32 loc(#loc47)
      %266 = arith.cmpf ogt, %in, %out : f32 loc(#loc47)
      %267 = arith.select %266, %264, %out_166 : i64 loc(#loc47)
      linalg.yield %265, %267 : f32, i64 loc(#loc47)
    } -> (tensor<2x4x12xf32>, tensor<2x4x12xi64>) loc(#loc47)
    %expanded_32 = tensor.expand_shape %59#0 [[0], [1], [2, 3]] output_shape [2, 4, 12, 1] : tensor<2x4x12xf32> into tensor<2x4x12x1xf32> loc(#loc47)
    %60 = linalg.generic {indexing_maps = [#map9, #map14, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%54, %expanded_32 : tensor<2x4x12x12xf32>, tensor<2x4x12x1xf32>) outs(%52 : tensor<2x4x12x12xf32>) {
    ^bb0(%in: f32 loc("model.layers.0.self_attn"), %in_166: f32 loc("model.layers.0.self_attn"), %out: f32 loc("model.layers.0.self_attn")):
      %263 = arith.subf %in, %in_166 : f32 loc(#loc47)
      linalg.yield %263 : f32 loc(#loc47)
    } -> tensor<2x4x12x12xf32> loc(#loc47)
    %61 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%60 : tensor<2x4x12x12xf32>) outs(%52 : tensor<2x4x12x12xf32>) {
    ^bb0(%in: f32 loc("model.layers.0.self_attn"), %out: f32 loc("model.layers.0.self_attn")):
      %263 = math.exp %in : f32 loc(#loc47)
      linalg.yield %263 : f32 loc(#loc47)
    } -> tensor<2x4x12x12xf32> loc(#loc47)
    %62 = tensor.empty() : tensor<2x4x12x1xf32> loc(#loc47)
    %63 = linalg.fill ins(%cst : f32) outs(%62 : tensor<2x4x12x1xf32>) -> tensor<2x4x12x1xf32> loc(#loc47)
    %64 = linalg.generic {indexing_maps = [#map9, #map14], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%61 : tensor<2x4x12x12xf32>) outs(%63 : tensor<2x4x12x1xf32>) {
    ^bb0(%in: f32 loc("model.layers.0.self_attn"), %out: f32 loc("model.layers.0.self_attn")):
      %263 = arith.addf %in, %out : f32 loc(#loc47)
      linalg.yield %263 : f32 loc(#loc47)
    } -> tensor<2x4x12x1xf32> loc(#loc47)
    %65 = linalg.generic {indexing_maps = [#map9, #map14, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%61, %64 : tensor<2x4x12x12xf32>, tensor<2x4x12x1xf32>) outs(%52 : tensor<2x4x12x12xf32>) {
    ^bb0(%in: f32 loc("model.layers.0.self_attn"), %in_166: f32 loc("model.layers.0.self_attn"), %out: f32 loc("model.layers.0.self_attn")):
      %263 = arith.divf %in, %in_166 : f32 loc(#loc47)
      linalg.yield %263 : f32 loc(#loc47)
    } -> tensor<2x4x12x12xf32> loc(#loc47)
    %collapsed_33 = tensor.collapse_shape %65 [[0, 1], [2], [3]] : tensor<2x4x12x12xf32> into tensor<8x12x12xf32> loc(#loc47)
    %collapsed_34 = tensor.collapse_shape %47 [[0, 1, 2], [3], [4]] : tensor<2x2x2x12x4xf32> into tensor<8x12x4xf32> loc(#loc47)
    %66 = tensor.empty() : tensor<8x12x4xf32> loc(#loc47)
    %67 = linalg.fill ins(%cst : f32) outs(%66 : tensor<8x12x4xf32>) -> tensor<8x12x4xf32> loc(#loc47)
    %68 = linalg.batch_matmul ins(%collapsed_33, %collapsed_34 : tensor<8x12x12xf32>, tensor<8x12x4xf32>) outs(%67 : tensor<8x12x4xf32>) -> tensor<8x12x4xf32> loc(#loc47)
    %expanded_35 = tensor.expand_shape %68 [[0, 1], [2], [3]] output_shape [2, 4, 12, 4] : tensor<8x12x4xf32> into tensor<2x4x12x4xf32> loc(#loc47)
    %69 = tensor.empty() : tensor<2x12x4x4xf32> loc(#loc47)
    %transposed_36 = linalg.transpose ins(%expanded_35 : tensor<2x4x12x4xf32>) outs(%69 : tensor<2x12x4x4xf32>) permutation = [0, 2, 1, 3]  loc(#loc47)
    %transposed_37 = linalg.transpose ins(%arg4 : tensor<16x16xf32>) outs(%24 : tensor<16x16xf32>) permutation = [1, 0]  loc(#loc50)
    %collapsed_38 = tensor.collapse_shape %transposed_36 [[0, 1], [2, 3]] : tensor<2x12x4x4xf32> into tensor<24x16xf32> loc(#loc50)
    %70 = linalg.matmul ins(%collapsed_38, %transposed_37 : tensor<24x16xf32>, tensor<16x16xf32>) outs(%26 : tensor<24x16xf32>) -> tensor<24x16xf32> loc(#loc50)
    %expanded_39 = tensor.expand_shape %70 [[0, 1], [2]] output_shape [2, 12, 16] : tensor<24x16xf32> into tensor<2x12x16xf32> loc(#loc50)
    %71 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%7, %expanded_39 : tensor<2x12x16xf32>, tensor<2x12x16xf32>) outs(%6 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("model.embed_tokens"), %in_166: f32 loc("model.layers.0.self_attn.o_proj"), %out: f32 loc("model.layers.0")):
      %263 = arith.addf %in, %in_166 : f32 loc(#loc51)
      linalg.yield %263 : f32 loc(#loc51)
    } -> tensor<2x12x16xf32> loc(#loc51)
    %72 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%71 : tensor<2x12x16xf32>) outs(%6 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("model.layers.0"), %out: f32 loc("model.layers.0.post_attention_layernorm")):
      %263 = math.fpowi %in, %c2_i64 : f32, i64 loc(#loc52)
      linalg.yield %263 : f32 loc(#loc52)
    } -> tensor<2x12x16xf32> loc(#loc52)
    %73 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%72 : tensor<2x12x16xf32>) outs(%17 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("model.layers.0.post_attention_layernorm"), %out: f32 loc("model.layers.0.post_attention_layernorm")):
      %263 = arith.addf %in, %out : f32 loc(#loc52)
      linalg.yield %263 : f32 loc(#loc52)
    } -> tensor<2x12x1xf32> loc(#loc52)
    %74 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%73 : tensor<2x12x1xf32>) outs(%16 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("model.layers.0.post_attention_layernorm"), %out: f32 loc("model.layers.0.post_attention_layernorm")):
      %263 = arith.divf %in, %cst_6 : f32 loc(#loc52)
      linalg.yield %263 : f32 loc(#loc52)
    } -> tensor<2x12x1xf32> loc(#loc52)
    %75 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%74 : tensor<2x12x1xf32>) outs(%16 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("model.layers.0.post_attention_layernorm"), %out: f32 loc("model.layers.0.post_attention_layernorm")):
      %263 = arith.truncf %cst_4 : f64 to f32 loc(#loc52)
      %264 = arith.addf %in, %263 : f32 loc(#loc52)
      linalg.yield %264 : f32 loc(#loc52)
    } -> tensor<2x12x1xf32> loc(#loc52)
    %76 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%75 : tensor<2x12x1xf32>) outs(%16 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("model.layers.0.post_attention_layernorm"), %out: f32 loc("model.layers.0.post_attention_layernorm")):
      %263 = math.rsqrt %in : f32 loc(#loc52)
      linalg.yield %263 : f32 loc(#loc52)
    } -> tensor<2x12x1xf32> loc(#loc52)
    %77 = linalg.generic {indexing_maps = [#map6, #map7, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%71, %76 : tensor<2x12x16xf32>, tensor<2x12x1xf32>) outs(%6 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("model.layers.0"), %in_166: f32 loc("model.layers.0.post_attention_layernorm"), %out: f32 loc("model.layers.0.post_attention_layernorm")):
      %263 = arith.mulf %in, %in_166 : f32 loc(#loc52)
      linalg.yield %263 : f32 loc(#loc52)
    } -> tensor<2x12x16xf32> loc(#loc52)
    %78 = linalg.generic {indexing_maps = [#map8, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg9, %77 : tensor<16xf32>, tensor<2x12x16xf32>) outs(%6 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("model.layers.0.post_attention_layernorm"), %in_166: f32 loc("model.layers.0.post_attention_layernorm"), %out: f32 loc("model.layers.0.post_attention_layernorm")):
      %263 = arith.mulf %in, %in_166 : f32 loc(#loc52)
      linalg.yield %263 : f32 loc(#loc52)
    } -> tensor<2x12x16xf32> loc(#loc52)
    %79 = tensor.empty() : tensor<16x32xf32> loc(#loc53)
    %transposed_40 = linalg.transpose ins(%arg5 : tensor<32x16xf32>) outs(%79 : tensor<16x32xf32>) permutation = [1, 0]  loc(#loc53)
    %collapsed_41 = tensor.collapse_shape %78 [[0, 1], [2]] : tensor<2x12x16xf32> into tensor<24x16xf32> loc(#loc53)
    %80 = tensor.empty() : tensor<24x32xf32> loc(#loc53)
    %81 = linalg.fill ins(%cst : f32) outs(%80 : tensor<24x32xf32>) -> tensor<24x32xf32> loc(#loc53)
    %82 = linalg.matmul ins(%collapsed_41, %transposed_40 : tensor<24x16xf32>, tensor<16x32xf32>) outs(%81 : tensor<24x32xf32>) -> tensor<24x32xf32> loc(#loc53)
    %expanded_42 = tensor.expand_shape %82 [[0, 1], [2]] output_shape [2, 12, 32] : tensor<24x32xf32> into tensor<2x12x32xf32> loc(#loc53)
    %83 = tensor.empty() : tensor<2x12x32xf32> loc(#loc54)
    %84 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_42 : tensor<2x12x32xf32>) outs(%83 : tensor<2x12x32xf32>) {
    ^bb0(%in: f32 loc("model.layers.0.mlp.gate_proj"), %out: f32 loc("model.layers.0.mlp.act_fn")):
      %263 = arith.negf %in : f32 loc(#loc54)
      %264 = math.exp %263 : f32 loc(#loc54)
      %265 = arith.addf %264, %cst_1 : f32 loc(#loc54)
      %266 = arith.divf %cst_1, %265 : f32 loc(#loc54)
      linalg.yield %266 : f32 loc(#loc54)
    } -> tensor<2x12x32xf32> loc(#loc54)
    %85 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_42, %84 : tensor<2x12x32xf32>, tensor<2x12x32xf32>) outs(%83 : tensor<2x12x32xf32>) {
    ^bb0(%in: f32 loc("model.layers.0.mlp.gate_proj"), %in_166: f32 loc("model.layers.0.mlp.act_fn"), %out: f32 loc("model.layers.0.mlp.act_fn")):
      %263 = arith.mulf %in, %in_166 : f32 loc(#loc54)
      linalg.yield %263 : f32 loc(#loc54)
    } -> tensor<2x12x32xf32> loc(#loc54)
    %transposed_43 = linalg.transpose ins(%arg6 : tensor<32x16xf32>) outs(%79 : tensor<16x32xf32>) permutation = [1, 0]  loc(#loc55)
    %86 = linalg.matmul ins(%collapsed_41, %transposed_43 : tensor<24x16xf32>, tensor<16x32xf32>) outs(%81 : tensor<24x32xf32>) -> tensor<24x32xf32> loc(#loc55)
    %expanded_44 = tensor.expand_shape %86 [[0, 1], [2]] output_shape [2, 12, 32] : tensor<24x32xf32> into tensor<2x12x32xf32> loc(#loc55)
    %87 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%85, %expanded_44 : tensor<2x12x32xf32>, tensor<2x12x32xf32>) outs(%83 : tensor<2x12x32xf32>) {
    ^bb0(%in: f32 loc("model.layers.0.mlp.act_fn"), %in_166: f32 loc("model.layers.0.mlp.up_proj"), %out: f32 loc("model.layers.0.mlp")):
      %263 = arith.mulf %in, %in_166 : f32 loc(#loc56)
      linalg.yield %263 : f32 loc(#loc56)
    } -> tensor<2x12x32xf32> loc(#loc56)
    %88 = tensor.empty() : tensor<32x16xf32> loc(#loc57)
    %transposed_45 = linalg.transpose ins(%arg7 : tensor<16x32xf32>) outs(%88 : tensor<32x16xf32>) permutation = [1, 0]  loc(#loc57)
    %collapsed_46 = tensor.collapse_shape %87 [[0, 1], [2]] : tensor<2x12x32xf32> into tensor<24x32xf32> loc(#loc57)
    %89 = linalg.matmul ins(%collapsed_46, %transposed_45 : tensor<24x32xf32>, tensor<32x16xf32>) outs(%26 : tensor<24x16xf32>) -> tensor<24x16xf32> loc(#loc57)
    %expanded_47 = tensor.expand_shape %89 [[0, 1], [2]] output_shape [2, 12, 16] : tensor<24x16xf32> into tensor<2x12x16xf32> loc(#loc57)
    %90 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%71, %expanded_47 : tensor<2x12x16xf32>, tensor<2x12x16xf32>) outs(%6 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("model.layers.0"), %in_166: f32 loc("model.layers.0.mlp.down_proj"), %out: f32 loc("model.layers.0")):
      %263 = arith.addf %in, %in_166 : f32 loc(#loc51)
      linalg.yield %263 : f32 loc(#loc51)
    } -> tensor<2x12x16xf32> loc(#loc51)
    %91 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%90 : tensor<2x12x16xf32>) outs(%6 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("model.layers.0"), %out: f32 loc("model.layers.1.input_layernorm")):
      %263 = math.fpowi %in, %c2_i64 : f32, i64 loc(#loc58)
      linalg.yield %263 : f32 loc(#loc58)
    } -> tensor<2x12x16xf32> loc(#loc58)
    %92 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%91 : tensor<2x12x16xf32>) outs(%17 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("model.layers.1.input_layernorm"), %out: f32 loc("model.layers.1.input_layernorm")):
      %263 = arith.addf %in, %out : f32 loc(#loc58)
      linalg.yield %263 : f32 loc(#loc58)
    } -> tensor<2x12x1xf32> loc(#loc58)
    %93 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%92 : tensor<2x12x1xf32>) outs(%16 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("model.layers.1.input_layernorm"), %out: f32 loc("model.layers.1.input_layernorm")):
      %263 = arith.divf %in, %cst_6 : f32 loc(#loc58)
      linalg.yield %263 : f32 loc(#loc58)
    } -> tensor<2x12x1xf32> loc(#loc58)
    %94 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%93 : tensor<2x12x1xf32>) outs(%16 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("model.layers.1.input_layernorm"), %out: f32 loc("model.layers.1.input_layernorm")):
      %263 = arith.truncf %cst_4 : f64 to f32 loc(#loc58)
      %264 = arith.addf %in, %263 : f32 loc(#loc58)
      linalg.yield %264 : f32 loc(#loc58)
    } -> tensor<2x12x1xf32> loc(#loc58)
    %95 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%94 : tensor<2x12x1xf32>) outs(%16 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("model.layers.1.input_layernorm"), %out: f32 loc("model.layers.1.input_layernorm")):
      %263 = math.rsqrt %in : f32 loc(#loc58)
      linalg.yield %263 : f32 loc(#loc58)
    } -> tensor<2x12x1xf32> loc(#loc58)
    %96 = linalg.generic {indexing_maps = [#map6, #map7, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%90, %95 : tensor<2x12x16xf32>, tensor<2x12x1xf32>) outs(%6 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("model.layers.0"), %in_166: f32 loc("model.layers.1.input_layernorm"), %out: f32 loc("model.layers.1.input_layernorm")):
      %263 = arith.mulf %in, %in_166 : f32 loc(#loc58)
      linalg.yield %263 : f32 loc(#loc58)
    } -> tensor<2x12x16xf32> loc(#loc58)
    %97 = linalg.generic {indexing_maps = [#map8, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg17, %96 : tensor<16xf32>, tensor<2x12x16xf32>) outs(%6 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("model.layers.1.input_layernorm"), %in_166: f32 loc("model.layers.1.input_layernorm"), %out: f32 loc("model.layers.1.input_layernorm")):
      %263 = arith.mulf %in, %in_166 : f32 loc(#loc58)
      linalg.yield %263 : f32 loc(#loc58)
    } -> tensor<2x12x16xf32> loc(#loc58)
    %transposed_48 = linalg.transpose ins(%arg10 : tensor<16x16xf32>) outs(%24 : tensor<16x16xf32>) permutation = [1, 0]  loc(#loc59)
    %collapsed_49 = tensor.collapse_shape %97 [[0, 1], [2]] : tensor<2x12x16xf32> into tensor<24x16xf32> loc(#loc59)
    %98 = linalg.matmul ins(%collapsed_49, %transposed_48 : tensor<24x16xf32>, tensor<16x16xf32>) outs(%26 : tensor<24x16xf32>) -> tensor<24x16xf32> loc(#loc59)
    %expanded_50 = tensor.expand_shape %98 [[0, 1], [2, 3]] output_shape [2, 12, 4, 4] : tensor<24x16xf32> into tensor<2x12x4x4xf32> loc(#loc60)
    %transposed_51 = linalg.transpose ins(%expanded_50 : tensor<2x12x4x4xf32>) outs(%28 : tensor<2x4x12x4xf32>) permutation = [0, 2, 1, 3]  loc(#loc60)
    %transposed_52 = linalg.transpose ins(%arg11 : tensor<8x16xf32>) outs(%29 : tensor<16x8xf32>) permutation = [1, 0]  loc(#loc61)
    %99 = linalg.matmul ins(%collapsed_49, %transposed_52 : tensor<24x16xf32>, tensor<16x8xf32>) outs(%31 : tensor<24x8xf32>) -> tensor<24x8xf32> loc(#loc61)
    %expanded_53 = tensor.expand_shape %99 [[0, 1], [2, 3]] output_shape [2, 12, 2, 4] : tensor<24x8xf32> into tensor<2x12x2x4xf32> loc(#loc60)
    %transposed_54 = linalg.transpose ins(%expanded_53 : tensor<2x12x2x4xf32>) outs(%33 : tensor<2x2x12x4xf32>) permutation = [0, 2, 1, 3]  loc(#loc60)
    %transposed_55 = linalg.transpose ins(%arg12 : tensor<8x16xf32>) outs(%29 : tensor<16x8xf32>) permutation = [1, 0]  loc(#loc62)
    %100 = linalg.matmul ins(%collapsed_49, %transposed_55 : tensor<24x16xf32>, tensor<16x8xf32>) outs(%31 : tensor<24x8xf32>) -> tensor<24x8xf32> loc(#loc62)
    %expanded_56 = tensor.expand_shape %100 [[0, 1], [2, 3]] output_shape [2, 12, 2, 4] : tensor<24x8xf32> into tensor<2x12x2x4xf32> loc(#loc60)
    %transposed_57 = linalg.transpose ins(%expanded_56 : tensor<2x12x2x4xf32>) outs(%33 : tensor<2x2x12x4xf32>) permutation = [0, 2, 1, 3]  loc(#loc60)
    %101 = linalg.generic {indexing_maps = [#map9, #map10, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_51, %expanded_20 : tensor<2x4x12x4xf32>, tensor<1x1x12x4xf32>) outs(%28 : tensor<2x4x12x4xf32>) {
    ^bb0(%in: f32 loc("model.layers.1.self_attn"), %in_166: f32 loc("model.layers.1.self_attn"), %out: f32 loc("model.layers.1.self_attn")):
      %263 = arith.mulf %in, %in_166 : f32 loc(#loc60)
      linalg.yield %263 : f32 loc(#loc60)
    } -> tensor<2x4x12x4xf32> loc(#loc60)
    %extracted_slice_58 = tensor.extract_slice %transposed_51[0, 0, 0, 0] [2, 4, 12, 2] [1, 1, 1, 1] : tensor<2x4x12x4xf32> to tensor<2x4x12x2xf32> loc(#loc60)
    %extracted_slice_59 = tensor.extract_slice %transposed_51[0, 0, 0, 2] [2, 4, 12, 2] [1, 1, 1, 1] : tensor<2x4x12x4xf32> to tensor<2x4x12x2xf32> loc(#loc60)
    %102 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_59 : tensor<2x4x12x2xf32>) outs(%36 : tensor<2x4x12x2xf32>) {
    ^bb0(%in: f32 loc("model.layers.1.self_attn"), %out: f32 loc("model.layers.1.self_attn")):
      %263 = arith.negf %in : f32 loc(#loc60)
      linalg.yield %263 : f32 loc(#loc60)
    } -> tensor<2x4x12x2xf32> loc(#loc60)
    %concat_60 = tensor.concat dim(3) %102, %extracted_slice_58 : (tensor<2x4x12x2xf32>, tensor<2x4x12x2xf32>) -> tensor<2x4x12x4xf32> loc(#loc60)
    %103 = linalg.generic {indexing_maps = [#map9, #map10, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_60, %expanded_21 : tensor<2x4x12x4xf32>, tensor<1x1x12x4xf32>) outs(%28 : tensor<2x4x12x4xf32>) {
    ^bb0(%in: f32 loc("model.layers.1.self_attn"), %in_166: f32 loc("model.layers.1.self_attn"), %out: f32 loc("model.layers.1.self_attn")):
      %263 = arith.mulf %in, %in_166 : f32 loc(#loc60)
      linalg.yield %263 : f32 loc(#loc60)
    } -> tensor<2x4x12x4xf32> loc(#loc60)
    %104 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%101, %103 : tensor<2x4x12x4xf32>, tensor<2x4x12x4xf32>) outs(%28 : tensor<2x4x12x4xf32>) {
    ^bb0(%in: f32 loc("model.layers.1.self_attn"), %in_166: f32 loc("model.layers.1.self_attn"), %out: f32 loc("model.layers.1.self_attn")):
      %263 = arith.addf %in, %in_166 : f32 loc(#loc60)
      linalg.yield %263 : f32 loc(#loc60)
    } -> tensor<2x4x12x4xf32> loc(#loc60)
    %105 = linalg.generic {indexing_maps = [#map9, #map10, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_54, %expanded_20 : tensor<2x2x12x4xf32>, tensor<1x1x12x4xf32>) outs(%33 : tensor<2x2x12x4xf32>) {
    ^bb0(%in: f32 loc("model.layers.1.self_attn"), %in_166: f32 loc("model.layers.1.self_attn"), %out: f32 loc("model.layers.1.self_attn")):
      %263 = arith.mulf %in, %in_166 : f32 loc(#loc60)
      linalg.yield %263 : f32 loc(#loc60)
    } -> tensor<2x2x12x4xf32> loc(#loc60)
    %extracted_slice_61 = tensor.extract_slice %transposed_54[0, 0, 0, 0] [2, 2, 12, 2] [1, 1, 1, 1] : tensor<2x2x12x4xf32> to tensor<2x2x12x2xf32> loc(#loc60)
    %extracted_slice_62 = tensor.extract_slice %transposed_54[0, 0, 0, 2] [2, 2, 12, 2] [1, 1, 1, 1] : tensor<2x2x12x4xf32> to tensor<2x2x12x2xf32> loc(#loc60)
    %106 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_62 : tensor<2x2x12x2xf32>) outs(%41 : tensor<2x2x12x2xf32>) {
    ^bb0(%in: f32 loc("model.layers.1.self_attn"), %out: f32 loc("model.layers.1.self_attn")):
      %263 = arith.negf %in : f32 loc(#loc60)
      linalg.yield %263 : f32 loc(#loc60)
    } -> tensor<2x2x12x2xf32> loc(#loc60)
    %concat_63 = tensor.concat dim(3) %106, %extracted_slice_61 : (tensor<2x2x12x2xf32>, tensor<2x2x12x2xf32>) -> tensor<2x2x12x4xf32> loc(#loc60)
    %107 = linalg.generic {indexing_maps = [#map9, #map10, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_63, %expanded_21 : tensor<2x2x12x4xf32>, tensor<1x1x12x4xf32>) outs(%33 : tensor<2x2x12x4xf32>) {
    ^bb0(%in: f32 loc("model.layers.1.self_attn"), %in_166: f32 loc("model.layers.1.self_attn"), %out: f32 loc("model.layers.1.self_attn")):
      %263 = arith.mulf %in, %in_166 : f32 loc(#loc60)
      linalg.yield %263 : f32 loc(#loc60)
    } -> tensor<2x2x12x4xf32> loc(#loc60)
    %108 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%105, %107 : tensor<2x2x12x4xf32>, tensor<2x2x12x4xf32>) outs(%33 : tensor<2x2x12x4xf32>) {
    ^bb0(%in: f32 loc("model.layers.1.self_attn"), %in_166: f32 loc("model.layers.1.self_attn"), %out: f32 loc("model.layers.1.self_attn")):
      %263 = arith.addf %in, %in_166 : f32 loc(#loc60)
      linalg.yield %263 : f32 loc(#loc60)
    } -> tensor<2x2x12x4xf32> loc(#loc60)
    %109 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%108 : tensor<2x2x12x4xf32>) outs(%45 : tensor<2x2x2x12x4xf32>) {
    ^bb0(%in: f32 loc("model.layers.1.self_attn"), %out: f32 loc("model.layers.1.self_attn")):
      linalg.yield %in : f32 loc(#loc60)
    } -> tensor<2x2x2x12x4xf32> loc(#loc60)
    %collapsed_64 = tensor.collapse_shape %109 [[0], [1, 2], [3], [4]] : tensor<2x2x2x12x4xf32> into tensor<2x4x12x4xf32> loc(#loc60)
    %110 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%transposed_57 : tensor<2x2x12x4xf32>) outs(%45 : tensor<2x2x2x12x4xf32>) {
    ^bb0(%in: f32 loc("model.layers.1.self_attn"), %out: f32 loc("model.layers.1.self_attn")):
      linalg.yield %in : f32 loc(#loc60)
    } -> tensor<2x2x2x12x4xf32> loc(#loc60)
    %transposed_65 = linalg.transpose ins(%collapsed_64 : tensor<2x4x12x4xf32>) outs(%48 : tensor<2x4x4x12xf32>) permutation = [0, 1, 3, 2]  loc(#loc60)
    %collapsed_66 = tensor.collapse_shape %104 [[0, 1], [2], [3]] : tensor<2x4x12x4xf32> into tensor<8x12x4xf32> loc(#loc60)
    %collapsed_67 = tensor.collapse_shape %transposed_65 [[0, 1], [2], [3]] : tensor<2x4x4x12xf32> into tensor<8x4x12xf32> loc(#loc60)
    %111 = linalg.batch_matmul ins(%collapsed_66, %collapsed_67 : tensor<8x12x4xf32>, tensor<8x4x12xf32>) outs(%50 : tensor<8x12x12xf32>) -> tensor<8x12x12xf32> loc(#loc60)
    %expanded_68 = tensor.expand_shape %111 [[0, 1], [2], [3]] output_shape [2, 4, 12, 12] : tensor<8x12x12xf32> into tensor<2x4x12x12xf32> loc(#loc60)
    %112 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_68 : tensor<2x4x12x12xf32>) outs(%52 : tensor<2x4x12x12xf32>) {
    ^bb0(%in: f32 loc("model.layers.1.self_attn"), %out: f32 loc("model.layers.1.self_attn")):
      %263 = arith.mulf %in, %cst_7 : f32 loc(#loc60)
      linalg.yield %263 : f32 loc(#loc60)
    } -> tensor<2x4x12x12xf32> loc(#loc60)
    %113 = linalg.generic {indexing_maps = [#map9, #map10, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%112, %expanded_10 : tensor<2x4x12x12xf32>, tensor<1x1x12x12xf32>) outs(%52 : tensor<2x4x12x12xf32>) {
    ^bb0(%in: f32 loc("model.layers.1.self_attn"), %in_166: f32 loc("<loss>"), %out: f32 loc("model.layers.1.self_attn")):
      %263 = arith.addf %in, %in_166 : f32 loc(#loc60)
      linalg.yield %263 : f32 loc(#loc60)
    } -> tensor<2x4x12x12xf32> loc(#loc60)
    %114:2 = linalg.generic {indexing_maps = [#map9, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%113 : tensor<2x4x12x12xf32>) outs(%58, %56 : tensor<2x4x12xf32>, tensor<2x4x12xi64>) {
    ^bb0(%in: f32 loc("model.layers.1.self_attn"), %out: f32 loc("model.layers.1.self_attn"), %out_166: i64 loc("model.layers.1.self_attn")):
      %263 = linalg.index 3 : index loc(#loc60)
      %264 = arith.index_cast %263 : index to i64 loc(#loc60)
      %265 = arith.maximumf %in, %out : f32 loc(#loc60)
      %266 = arith.cmpf ogt, %in, %out : f32 loc(#loc60)
      %267 = arith.select %266, %264, %out_166 : i64 loc(#loc60)
      linalg.yield %265, %267 : f32, i64 loc(#loc60)
    } -> (tensor<2x4x12xf32>, tensor<2x4x12xi64>) loc(#loc60)
    %expanded_69 = tensor.expand_shape %114#0 [[0], [1], [2, 3]] output_shape [2, 4, 12, 1] : tensor<2x4x12xf32> into tensor<2x4x12x1xf32> loc(#loc60)
    %115 = linalg.generic {indexing_maps = [#map9, #map14, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%113, %expanded_69 : tensor<2x4x12x12xf32>, tensor<2x4x12x1xf32>) outs(%52 : tensor<2x4x12x12xf32>) {
    ^bb0(%in: f32 loc("model.layers.1.self_attn"), %in_166: f32 loc("model.layers.1.self_attn"), %out: f32 loc("model.layers.1.self_attn")):
      %263 = arith.subf %in, %in_166 : f32 loc(#loc60)
      linalg.yield %263 : f32 loc(#loc60)
    } -> tensor<2x4x12x12xf32> loc(#loc60)
    %116 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%115 : tensor<2x4x12x12xf32>) outs(%52 : tensor<2x4x12x12xf32>) {
    ^bb0(%in: f32 loc("model.layers.1.self_attn"), %out: f32 loc("model.layers.1.self_attn")):
      %263 = math.exp %in : f32 loc(#loc60)
      linalg.yield %263 : f32 loc(#loc60)
    } -> tensor<2x4x12x12xf32> loc(#loc60)
    %117 = linalg.generic {indexing_maps = [#map9, #map14], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%116 : tensor<2x4x12x12xf32>) outs(%63 : tensor<2x4x12x1xf32>) {
    ^bb0(%in: f32 loc("model.layers.1.self_attn"), %out: f32 loc("model.layers.1.self_attn")):
      %263 = arith.addf %in, %out : f32 loc(#loc60)
      linalg.yield %263 : f32 loc(#loc60)
    } -> tensor<2x4x12x1xf32> loc(#loc60)
    %118 = linalg.generic {indexing_maps = [#map9, #map14, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%116, %117 : tensor<2x4x12x12xf32>, tensor<2x4x12x1xf32>) outs(%52 : tensor<2x4x12x12xf32>) {
    ^bb0(%in: f32 loc("model.layers.1.self_attn"), %in_166: f32 loc("model.layers.1.self_attn"), %out: f32 loc("model.layers.1.self_attn")):
      %263 = arith.divf %in, %in_166 : f32 loc(#loc60)
      linalg.yield %263 : f32 loc(#loc60)
    } -> tensor<2x4x12x12xf32> loc(#loc60)
    %collapsed_70 = tensor.collapse_shape %118 [[0, 1], [2], [3]] : tensor<2x4x12x12xf32> into tensor<8x12x12xf32> loc(#loc60)
    %collapsed_71 = tensor.collapse_shape %110 [[0, 1, 2], [3], [4]] : tensor<2x2x2x12x4xf32> into tensor<8x12x4xf32> loc(#loc60)
    %119 = linalg.batch_matmul ins(%collapsed_70, %collapsed_71 : tensor<8x12x12xf32>, tensor<8x12x4xf32>) outs(%67 : tensor<8x12x4xf32>) -> tensor<8x12x4xf32> loc(#loc60)
    %expanded_72 = tensor.expand_shape %119 [[0, 1], [2], [3]] output_shape [2, 4, 12, 4] : tensor<8x12x4xf32> into tensor<2x4x12x4xf32> loc(#loc60)
    %transposed_73 = linalg.transpose ins(%expanded_72 : tensor<2x4x12x4xf32>) outs(%69 : tensor<2x12x4x4xf32>) permutation = [0, 2, 1, 3]  loc(#loc60)
    %transposed_74 = linalg.transpose ins(%arg13 : tensor<16x16xf32>) outs(%24 : tensor<16x16xf32>) permutation = [1, 0]  loc(#loc63)
    %collapsed_75 = tensor.collapse_shape %transposed_73 [[0, 1], [2, 3]] : tensor<2x12x4x4xf32> into tensor<24x16xf32> loc(#loc63)
    %120 = linalg.matmul ins(%collapsed_75, %transposed_74 : tensor<24x16xf32>, tensor<16x16xf32>) outs(%26 : tensor<24x16xf32>) -> tensor<24x16xf32> loc(#loc63)
    %expanded_76 = tensor.expand_shape %120 [[0, 1], [2]] output_shape [2, 12, 16] : tensor<24x16xf32> into tensor<2x12x16xf32> loc(#loc63)
    %121 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%90, %expanded_76 : tensor<2x12x16xf32>, tensor<2x12x16xf32>) outs(%6 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("model.layers.0"), %in_166: f32 loc("model.layers.1.self_attn.o_proj"), %out: f32 loc("model.layers.1")):
      %263 = arith.addf %in, %in_166 : f32 loc(#loc64)
      linalg.yield %263 : f32 loc(#loc64)
    } -> tensor<2x12x16xf32> loc(#loc64)
    %122 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%121 : tensor<2x12x16xf32>) outs(%6 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("model.layers.1"), %out: f32 loc("model.layers.1.post_attention_layernorm")):
      %263 = math.fpowi %in, %c2_i64 : f32, i64 loc(#loc65)
      linalg.yield %263 : f32 loc(#loc65)
    } -> tensor<2x12x16xf32> loc(#loc65)
    %123 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%122 : tensor<2x12x16xf32>) outs(%17 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("model.layers.1.post_attention_layernorm"), %out: f32 loc("model.layers.1.post_attention_layernorm")):
      %263 = arith.addf %in, %out : f32 loc(#loc65)
      linalg.yield %263 : f32 loc(#loc65)
    } -> tensor<2x12x1xf32> loc(#loc65)
    %124 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%123 : tensor<2x12x1xf32>) outs(%16 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("model.layers.1.post_attention_layernorm"), %out: f32 loc("model.layers.1.post_attention_layernorm")):
      %263 = arith.divf %in, %cst_6 : f32 loc(#loc65)
      linalg.yield %263 : f32 loc(#loc65)
    } -> tensor<2x12x1xf32> loc(#loc65)
    %125 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%124 : tensor<2x12x1xf32>) outs(%16 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("model.layers.1.post_attention_layernorm"), %out: f32 loc("model.layers.1.post_attention_layernorm")):
      %263 = arith.truncf %cst_4 : f64 to f32 loc(#loc65)
      %264 = arith.addf %in, %263 : f32 loc(#loc65)
      linalg.yield %264 : f32 loc(#loc65)
    } -> tensor<2x12x1xf32> loc(#loc65)
    %126 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%125 : tensor<2x12x1xf32>) outs(%16 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("model.layers.1.post_attention_layernorm"), %out: f32 loc("model.layers.1.post_attention_layernorm")):
      %263 = math.rsqrt %in : f32 loc(#loc65)
      linalg.yield %263 : f32 loc(#loc65)
    } -> tensor<2x12x1xf32> loc(#loc65)
    %127 = linalg.generic {indexing_maps = [#map6, #map7, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%121, %126 : tensor<2x12x16xf32>, tensor<2x12x1xf32>) outs(%6 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("model.layers.1"), %in_166: f32 loc("model.layers.1.post_attention_layernorm"), %out: f32 loc("model.layers.1.post_attention_layernorm")):
      %263 = arith.mulf %in, %in_166 : f32 loc(#loc65)
      linalg.yield %263 : f32 loc(#loc65)
    } -> tensor<2x12x16xf32> loc(#loc65)
    %128 = linalg.generic {indexing_maps = [#map8, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg18, %127 : tensor<16xf32>, tensor<2x12x16xf32>) outs(%6 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("model.layers.1.post_attention_layernorm"), %in_166: f32 loc("model.layers.1.post_attention_layernorm"), %out: f32 loc("model.layers.1.post_attention_layernorm")):
      %263 = arith.mulf %in, %in_166 : f32 loc(#loc65)
      linalg.yield %263 : f32 loc(#loc65)
    } -> tensor<2x12x16xf32> loc(#loc65)
    %transposed_77 = linalg.transpose ins(%arg14 : tensor<32x16xf32>) outs(%79 : tensor<16x32xf32>) permutation = [1, 0]  loc(#loc66)
    %collapsed_78 = tensor.collapse_shape %128 [[0, 1], [2]] : tensor<2x12x16xf32> into tensor<24x16xf32> loc(#loc66)
    %129 = linalg.matmul ins(%collapsed_78, %transposed_77 : tensor<24x16xf32>, tensor<16x32xf32>) outs(%81 : tensor<24x32xf32>) -> tensor<24x32xf32> loc(#loc66)
    %expanded_79 = tensor.expand_shape %129 [[0, 1], [2]] output_shape [2, 12, 32] : tensor<24x32xf32> into tensor<2x12x32xf32> loc(#loc66)
    %130 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_79 : tensor<2x12x32xf32>) outs(%83 : tensor<2x12x32xf32>) {
    ^bb0(%in: f32 loc("model.layers.1.mlp.gate_proj"), %out: f32 loc("model.layers.1.mlp.act_fn")):
      %263 = arith.negf %in : f32 loc(#loc67)
      %264 = math.exp %263 : f32 loc(#loc67)
      %265 = arith.addf %264, %cst_1 : f32 loc(#loc67)
      %266 = arith.divf %cst_1, %265 : f32 loc(#loc67)
      linalg.yield %266 : f32 loc(#loc67)
    } -> tensor<2x12x32xf32> loc(#loc67)
    %131 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_79, %130 : tensor<2x12x32xf32>, tensor<2x12x32xf32>) outs(%83 : tensor<2x12x32xf32>) {
    ^bb0(%in: f32 loc("model.layers.1.mlp.gate_proj"), %in_166: f32 loc("model.layers.1.mlp.act_fn"), %out: f32 loc("model.layers.1.mlp.act_fn")):
      %263 = arith.mulf %in, %in_166 : f32 loc(#loc67)
      linalg.yield %263 : f32 loc(#loc67)
    } -> tensor<2x12x32xf32> loc(#loc67)
    %transposed_80 = linalg.transpose ins(%arg15 : tensor<32x16xf32>) outs(%79 : tensor<16x32xf32>) permutation = [1, 0]  loc(#loc68)
    %132 = linalg.matmul ins(%collapsed_78, %transposed_80 : tensor<24x16xf32>, tensor<16x32xf32>) outs(%81 : tensor<24x32xf32>) -> tensor<24x32xf32> loc(#loc68)
    %expanded_81 = tensor.expand_shape %132 [[0, 1], [2]] output_shape [2, 12, 32] : tensor<24x32xf32> into tensor<2x12x32xf32> loc(#loc68)
    %133 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%131, %expanded_81 : tensor<2x12x32xf32>, tensor<2x12x32xf32>) outs(%83 : tensor<2x12x32xf32>) {
    ^bb0(%in: f32 loc("model.layers.1.mlp.act_fn"), %in_166: f32 loc("model.layers.1.mlp.up_proj"), %out: f32 loc("model.layers.1.mlp")):
      %263 = arith.mulf %in, %in_166 : f32 loc(#loc69)
      linalg.yield %263 : f32 loc(#loc69)
    } -> tensor<2x12x32xf32> loc(#loc69)
    %transposed_82 = linalg.transpose ins(%arg16 : tensor<16x32xf32>) outs(%88 : tensor<32x16xf32>) permutation = [1, 0]  loc(#loc70)
    %collapsed_83 = tensor.collapse_shape %133 [[0, 1], [2]] : tensor<2x12x32xf32> into tensor<24x32xf32> loc(#loc70)
    %134 = linalg.matmul ins(%collapsed_83, %transposed_82 : tensor<24x32xf32>, tensor<32x16xf32>) outs(%26 : tensor<24x16xf32>) -> tensor<24x16xf32> loc(#loc70)
    %expanded_84 = tensor.expand_shape %134 [[0, 1], [2]] output_shape [2, 12, 16] : tensor<24x16xf32> into tensor<2x12x16xf32> loc(#loc70)
    %135 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%121, %expanded_84 : tensor<2x12x16xf32>, tensor<2x12x16xf32>) outs(%6 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("model.layers.1"), %in_166: f32 loc("model.layers.1.mlp.down_proj"), %out: f32 loc("model.layers.1")):
      %263 = arith.addf %in, %in_166 : f32 loc(#loc64)
      linalg.yield %263 : f32 loc(#loc64)
    } -> tensor<2x12x16xf32> loc(#loc64)
    %136 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%135 : tensor<2x12x16xf32>) outs(%6 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("model.layers.1"), %out: f32 loc("model.layers.2.input_layernorm")):
      %263 = math.fpowi %in, %c2_i64 : f32, i64 loc(#loc71)
      linalg.yield %263 : f32 loc(#loc71)
    } -> tensor<2x12x16xf32> loc(#loc71)
    %137 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%136 : tensor<2x12x16xf32>) outs(%17 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("model.layers.2.input_layernorm"), %out: f32 loc("model.layers.2.input_layernorm")):
      %263 = arith.addf %in, %out : f32 loc(#loc71)
      linalg.yield %263 : f32 loc(#loc71)
    } -> tensor<2x12x1xf32> loc(#loc71)
    %138 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%137 : tensor<2x12x1xf32>) outs(%16 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("model.layers.2.input_layernorm"), %out: f32 loc("model.layers.2.input_layernorm")):
      %263 = arith.divf %in, %cst_6 : f32 loc(#loc71)
      linalg.yield %263 : f32 loc(#loc71)
    } -> tensor<2x12x1xf32> loc(#loc71)
    %139 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%138 : tensor<2x12x1xf32>) outs(%16 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("model.layers.2.input_layernorm"), %out: f32 loc("model.layers.2.input_layernorm")):
      %263 = arith.truncf %cst_4 : f64 to f32 loc(#loc71)
      %264 = arith.addf %in, %263 : f32 loc(#loc71)
      linalg.yield %264 : f32 loc(#loc71)
    } -> tensor<2x12x1xf32> loc(#loc71)
    %140 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%139 : tensor<2x12x1xf32>) outs(%16 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("model.layers.2.input_layernorm"), %out: f32 loc("model.layers.2.input_layernorm")):
      %263 = math.rsqrt %in : f32 loc(#loc71)
      linalg.yield %263 : f32 loc(#loc71)
    } -> tensor<2x12x1xf32> loc(#loc71)
    %141 = linalg.generic {indexing_maps = [#map6, #map7, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%135, %140 : tensor<2x12x16xf32>, tensor<2x12x1xf32>) outs(%6 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("model.layers.1"), %in_166: f32 loc("model.layers.2.input_layernorm"), %out: f32 loc("model.layers.2.input_layernorm")):
      %263 = arith.mulf %in, %in_166 : f32 loc(#loc71)
      linalg.yield %263 : f32 loc(#loc71)
    } -> tensor<2x12x16xf32> loc(#loc71)
    %142 = linalg.generic {indexing_maps = [#map8, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg26, %141 : tensor<16xf32>, tensor<2x12x16xf32>) outs(%6 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("model.layers.2.input_layernorm"), %in_166: f32 loc("model.layers.2.input_layernorm"), %out: f32 loc("model.layers.2.input_layernorm")):
      %263 = arith.mulf %in, %in_166 : f32 loc(#loc71)
      linalg.yield %263 : f32 loc(#loc71)
    } -> tensor<2x12x16xf32> loc(#loc71)
    %transposed_85 = linalg.transpose ins(%arg19 : tensor<16x16xf32>) outs(%24 : tensor<16x16xf32>) permutation = [1, 0]  loc(#loc72)
    %collapsed_86 = tensor.collapse_shape %142 [[0, 1], [2]] : tensor<2x12x16xf32> into tensor<24x16xf32> loc(#loc72)
    %143 = linalg.matmul ins(%collapsed_86, %transposed_85 : tensor<24x16xf32>, tensor<16x16xf32>) outs(%26 : tensor<24x16xf32>) -> tensor<24x16xf32> loc(#loc72)
    %expanded_87 = tensor.expand_shape %143 [[0, 1], [2, 3]] output_shape [2, 12, 4, 4] : tensor<24x16xf32> into tensor<2x12x4x4xf32> loc(#loc73)
    %transposed_88 = linalg.transpose ins(%expanded_87 : tensor<2x12x4x4xf32>) outs(%28 : tensor<2x4x12x4xf32>) permutation = [0, 2, 1, 3]  loc(#loc73)
    %transposed_89 = linalg.transpose ins(%arg20 : tensor<8x16xf32>) outs(%29 : tensor<16x8xf32>) permutation = [1, 0]  loc(#loc74)
    %144 = linalg.matmul ins(%collapsed_86, %transposed_89 : tensor<24x16xf32>, tensor<16x8xf32>) outs(%31 : tensor<24x8xf32>) -> tensor<24x8xf32> loc(#loc74)
    %expanded_90 = tensor.expand_shape %144 [[0, 1], [2, 3]] output_shape [2, 12, 2, 4] : tensor<24x8xf32> into tensor<2x12x2x4xf32> loc(#loc73)
    %transposed_91 = linalg.transpose ins(%expanded_90 : tensor<2x12x2x4xf32>) outs(%33 : tensor<2x2x12x4xf32>) permutation = [0, 2, 1, 3]  loc(#loc73)
    %transposed_92 = linalg.transpose ins(%arg21 : tensor<8x16xf32>) outs(%29 : tensor<16x8xf32>) permutation = [1, 0]  loc(#loc75)
    %145 = linalg.matmul ins(%collapsed_86, %transposed_92 : tensor<24x16xf32>, tensor<16x8xf32>) outs(%31 : tensor<24x8xf32>) -> tensor<24x8xf32> loc(#loc75)
    %expanded_93 = tensor.expand_shape %145 [[0, 1], [2, 3]] output_shape [2, 12, 2, 4] : tensor<24x8xf32> into tensor<2x12x2x4xf32> loc(#loc73)
    %transposed_94 = linalg.transpose ins(%expanded_93 : tensor<2x12x2x4xf32>) outs(%33 : tensor<2x2x12x4xf32>) permutation = [0, 2, 1, 3]  loc(#loc73)
    %146 = linalg.generic {indexing_maps = [#map9, #map10, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_88, %expanded_20 : tensor<2x4x12x4xf32>, tensor<1x1x12x4xf32>) outs(%28 : tensor<2x4x12x4xf32>) {
    ^bb0(%in: f32 loc("model.layers.2.self_attn"), %in_166: f32 loc("model.layers.2.self_attn"), %out: f32 loc("model.layers.2.self_attn")):
      %263 = arith.mulf %in, %in_166 : f32 loc(#loc73)
      linalg.yield %263 : f32 loc(#loc73)
    } -> tensor<2x4x12x4xf32> loc(#loc73)
    %extracted_slice_95 = tensor.extract_slice %transposed_88[0, 0, 0, 0] [2, 4, 12, 2] [1, 1, 1, 1] : tensor<2x4x12x4xf32> to tensor<2x4x12x2xf32> loc(#loc73)
    %extracted_slice_96 = tensor.extract_slice %transposed_88[0, 0, 0, 2] [2, 4, 12, 2] [1, 1, 1, 1] : tensor<2x4x12x4xf32> to tensor<2x4x12x2xf32> loc(#loc73)
    %147 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_96 : tensor<2x4x12x2xf32>) outs(%36 : tensor<2x4x12x2xf32>) {
    ^bb0(%in: f32 loc("model.layers.2.self_attn"), %out: f32 loc("model.layers.2.self_attn")):
      %263 = arith.negf %in : f32 loc(#loc73)
      linalg.yield %263 : f32 loc(#loc73)
    } -> tensor<2x4x12x2xf32> loc(#loc73)
    %concat_97 = tensor.concat dim(3) %147, %extracted_slice_95 : (tensor<2x4x12x2xf32>, tensor<2x4x12x2xf32>) -> tensor<2x4x12x4xf32> loc(#loc73)
    %148 = linalg.generic {indexing_maps = [#map9, #map10, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_97, %expanded_21 : tensor<2x4x12x4xf32>, tensor<1x1x12x4xf32>) outs(%28 : tensor<2x4x12x4xf32>) {
    ^bb0(%in: f32 loc("model.layers.2.self_attn"), %in_166: f32 loc("model.layers.2.self_attn"), %out: f32 loc("model.layers.2.self_attn")):
      %263 = arith.mulf %in, %in_166 : f32 loc(#loc73)
      linalg.yield %263 : f32 loc(#loc73)
    } -> tensor<2x4x12x4xf32> loc(#loc73)
    %149 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%146, %148 : tensor<2x4x12x4xf32>, tensor<2x4x12x4xf32>) outs(%28 : tensor<2x4x12x4xf32>) {
    ^bb0(%in: f32 loc("model.layers.2.self_attn"), %in_166: f32 loc("model.layers.2.self_attn"), %out: f32 loc("model.layers.2.self_attn")):
      %263 = arith.addf %in, %in_166 : f32 loc(#loc73)
      linalg.yield %263 : f32 loc(#loc73)
    } -> tensor<2x4x12x4xf32> loc(#loc73)
    %150 = linalg.generic {indexing_maps = [#map9, #map10, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_91, %expanded_20 : tensor<2x2x12x4xf32>, tensor<1x1x12x4xf32>) outs(%33 : tensor<2x2x12x4xf32>) {
    ^bb0(%in: f32 loc("model.layers.2.self_attn"), %in_166: f32 loc("model.layers.2.self_attn"), %out: f32 loc("model.layers.2.self_attn")):
      %263 = arith.mulf %in, %in_166 : f32 loc(#loc73)
      linalg.yield %263 : f32 loc(#loc73)
    } -> tensor<2x2x12x4xf32> loc(#loc73)
    %extracted_slice_98 = tensor.extract_slice %transposed_91[0, 0, 0, 0] [2, 2, 12, 2] [1, 1, 1, 1] : tensor<2x2x12x4xf32> to tensor<2x2x12x2xf32> loc(#loc73)
    %extracted_slice_99 = tensor.extract_slice %transposed_91[0, 0, 0, 2] [2, 2, 12, 2] [1, 1, 1, 1] : tensor<2x2x12x4xf32> to tensor<2x2x12x2xf32> loc(#loc73)
    %151 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_99 : tensor<2x2x12x2xf32>) outs(%41 : tensor<2x2x12x2xf32>) {
    ^bb0(%in: f32 loc("model.layers.2.self_attn"), %out: f32 loc("model.layers.2.self_attn")):
      %263 = arith.negf %in : f32 loc(#loc73)
      linalg.yield %263 : f32 loc(#loc73)
    } -> tensor<2x2x12x2xf32> loc(#loc73)
    %concat_100 = tensor.concat dim(3) %151, %extracted_slice_98 : (tensor<2x2x12x2xf32>, tensor<2x2x12x2xf32>) -> tensor<2x2x12x4xf32> loc(#loc73)
    %152 = linalg.generic {indexing_maps = [#map9, #map10, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_100, %expanded_21 : tensor<2x2x12x4xf32>, tensor<1x1x12x4xf32>) outs(%33 : tensor<2x2x12x4xf32>) {
    ^bb0(%in: f32 loc("model.layers.2.self_attn"), %in_166: f32 loc("model.layers.2.self_attn"), %out: f32 loc("model.layers.2.self_attn")):
      %263 = arith.mulf %in, %in_166 : f32 loc(#loc73)
      linalg.yield %263 : f32 loc(#loc73)
    } -> tensor<2x2x12x4xf32> loc(#loc73)
    %153 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%150, %152 : tensor<2x2x12x4xf32>, tensor<2x2x12x4xf32>) outs(%33 : tensor<2x2x12x4xf32>) {
    ^bb0(%in: f32 loc("model.layers.2.self_attn"), %in_166: f32 loc("model.layers.2.self_attn"), %out: f32 loc("model.layers.2.self_attn")):
      %263 = arith.addf %in, %in_166 : f32 loc(#loc73)
      linalg.yield %263 : f32 loc(#loc73)
    } -> tensor<2x2x12x4xf32> loc(#loc73)
    %154 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%153 : tensor<2x2x12x4xf32>) outs(%45 : tensor<2x2x2x12x4xf32>) {
    ^bb0(%in: f32 loc("model.layers.2.self_attn"), %out: f32 loc("model.layers.2.self_attn")):
      linalg.yield %in : f32 loc(#loc73)
    } -> tensor<2x2x2x12x4xf32> loc(#loc73)
    %collapsed_101 = tensor.collapse_shape %154 [[0], [1, 2], [3], [4]] : tensor<2x2x2x12x4xf32> into tensor<2x4x12x4xf32> loc(#loc73)
    %155 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%transposed_94 : tensor<2x2x12x4xf32>) outs(%45 : tensor<2x2x2x12x4xf32>) {
    ^bb0(%in: f32 loc("model.layers.2.self_attn"), %out: f32 loc("model.layers.2.self_attn")):
      linalg.yield %in : f32 loc(#loc73)
    } -> tensor<2x2x2x12x4xf32> loc(#loc73)
    %transposed_102 = linalg.transpose ins(%collapsed_101 : tensor<2x4x12x4xf32>) outs(%48 : tensor<2x4x4x12xf32>) permutation = [0, 1, 3, 2]  loc(#loc73)
    %collapsed_103 = tensor.collapse_shape %149 [[0, 1], [2], [3]] : tensor<2x4x12x4xf32> into tensor<8x12x4xf32> loc(#loc73)
    %collapsed_104 = tensor.collapse_shape %transposed_102 [[0, 1], [2], [3]] : tensor<2x4x4x12xf32> into tensor<8x4x12xf32> loc(#loc73)
    %156 = linalg.batch_matmul ins(%collapsed_103, %collapsed_104 : tensor<8x12x4xf32>, tensor<8x4x12xf32>) outs(%50 : tensor<8x12x12xf32>) -> tensor<8x12x12xf32> loc(#loc73)
    %expanded_105 = tensor.expand_shape %156 [[0, 1], [2], [3]] output_shape [2, 4, 12, 12] : tensor<8x12x12xf32> into tensor<2x4x12x12xf32> loc(#loc73)
    %157 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_105 : tensor<2x4x12x12xf32>) outs(%52 : tensor<2x4x12x12xf32>) {
    ^bb0(%in: f32 loc("model.layers.2.self_attn"), %out: f32 loc("model.layers.2.self_attn")):
      %263 = arith.mulf %in, %cst_7 : f32 loc(#loc73)
      linalg.yield %263 : f32 loc(#loc73)
    } -> tensor<2x4x12x12xf32> loc(#loc73)
    %158 = linalg.generic {indexing_maps = [#map9, #map10, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%157, %expanded_10 : tensor<2x4x12x12xf32>, tensor<1x1x12x12xf32>) outs(%52 : tensor<2x4x12x12xf32>) {
    ^bb0(%in: f32 loc("model.layers.2.self_attn"), %in_166: f32 loc("<loss>"), %out: f32 loc("model.layers.2.self_attn")):
      %263 = arith.addf %in, %in_166 : f32 loc(#loc73)
      linalg.yield %263 : f32 loc(#loc73)
    } -> tensor<2x4x12x12xf32> loc(#loc73)
    %159:2 = linalg.generic {indexing_maps = [#map9, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%158 : tensor<2x4x12x12xf32>) outs(%58, %56 : tensor<2x4x12xf32>, tensor<2x4x12xi64>) {
    ^bb0(%in: f32 loc("model.layers.2.self_attn"), %out: f32 loc("model.layers.2.self_attn"), %out_166: i64 loc("model.layers.2.self_attn")):
      %263 = linalg.index 3 : index loc(#loc73)
      %264 = arith.index_cast %263 : index to i64 loc(#loc73)
      %265 = arith.maximumf %in, %out : f32 loc(#loc73)
      %266 = arith.cmpf ogt, %in, %out : f32 loc(#loc73)
      %267 = arith.select %266, %264, %out_166 : i64 loc(#loc73)
      linalg.yield %265, %267 : f32, i64 loc(#loc73)
    } -> (tensor<2x4x12xf32>, tensor<2x4x12xi64>) loc(#loc73)
    %expanded_106 = tensor.expand_shape %159#0 [[0], [1], [2, 3]] output_shape [2, 4, 12, 1] : tensor<2x4x12xf32> into tensor<2x4x12x1xf32> loc(#loc73)
    %160 = linalg.generic {indexing_maps = [#map9, #map14, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%158, %expanded_106 : tensor<2x4x12x12xf32>, tensor<2x4x12x1xf32>) outs(%52 : tensor<2x4x12x12xf32>) {
    ^bb0(%in: f32 loc("model.layers.2.self_attn"), %in_166: f32 loc("model.layers.2.self_attn"), %out: f32 loc("model.layers.2.self_attn")):
      %263 = arith.subf %in, %in_166 : f32 loc(#loc73)
      linalg.yield %263 : f32 loc(#loc73)
    } -> tensor<2x4x12x12xf32> loc(#loc73)
    %161 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%160 : tensor<2x4x12x12xf32>) outs(%52 : tensor<2x4x12x12xf32>) {
    ^bb0(%in: f32 loc("model.layers.2.self_attn"), %out: f32 loc("model.layers.2.self_attn")):
      %263 = math.exp %in : f32 loc(#loc73)
      linalg.yield %263 : f32 loc(#loc73)
    } -> tensor<2x4x12x12xf32> loc(#loc73)
    %162 = linalg.generic {indexing_maps = [#map9, #map14], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%161 : tensor<2x4x12x12xf32>) outs(%63 : tensor<2x4x12x1xf32>) {
    ^bb0(%in: f32 loc("model.layers.2.self_attn"), %out: f32 loc("model.layers.2.self_attn")):
      %263 = arith.addf %in, %out : f32 loc(#loc73)
      linalg.yield %263 : f32 loc(#loc73)
    } -> tensor<2x4x12x1xf32> loc(#loc73)
    %163 = linalg.generic {indexing_maps = [#map9, #map14, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%161, %162 : tensor<2x4x12x12xf32>, tensor<2x4x12x1xf32>) outs(%52 : tensor<2x4x12x12xf32>) {
    ^bb0(%in: f32 loc("model.layers.2.self_attn"), %in_166: f32 loc("model.layers.2.self_attn"), %out: f32 loc("model.layers.2.self_attn")):
      %263 = arith.divf %in, %in_166 : f32 loc(#loc73)
      linalg.yield %263 : f32 loc(#loc73)
    } -> tensor<2x4x12x12xf32> loc(#loc73)
    %collapsed_107 = tensor.collapse_shape %163 [[0, 1], [2], [3]] : tensor<2x4x12x12xf32> into tensor<8x12x12xf32> loc(#loc73)
    %collapsed_108 = tensor.collapse_shape %155 [[0, 1, 2], [3], [4]] : tensor<2x2x2x12x4xf32> into tensor<8x12x4xf32> loc(#loc73)
    %164 = linalg.batch_matmul ins(%collapsed_107, %collapsed_108 : tensor<8x12x12xf32>, tensor<8x12x4xf32>) outs(%67 : tensor<8x12x4xf32>) -> tensor<8x12x4xf32> loc(#loc73)
    %expanded_109 = tensor.expand_shape %164 [[0, 1], [2], [3]] output_shape [2, 4, 12, 4] : tensor<8x12x4xf32> into tensor<2x4x12x4xf32> loc(#loc73)
    %transposed_110 = linalg.transpose ins(%expanded_109 : tensor<2x4x12x4xf32>) outs(%69 : tensor<2x12x4x4xf32>) permutation = [0, 2, 1, 3]  loc(#loc73)
    %transposed_111 = linalg.transpose ins(%arg22 : tensor<16x16xf32>) outs(%24 : tensor<16x16xf32>) permutation = [1, 0]  loc(#loc76)
    %collapsed_112 = tensor.collapse_shape %transposed_110 [[0, 1], [2, 3]] : tensor<2x12x4x4xf32> into tensor<24x16xf32> loc(#loc76)
    %165 = linalg.matmul ins(%collapsed_112, %transposed_111 : tensor<24x16xf32>, tensor<16x16xf32>) outs(%26 : tensor<24x16xf32>) -> tensor<24x16xf32> loc(#loc76)
    %expanded_113 = tensor.expand_shape %165 [[0, 1], [2]] output_shape [2, 12, 16] : tensor<24x16xf32> into tensor<2x12x16xf32> loc(#loc76)
    %166 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%135, %expanded_113 : tensor<2x12x16xf32>, tensor<2x12x16xf32>) outs(%6 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("model.layers.1"), %in_166: f32 loc("model.layers.2.self_attn.o_proj"), %out: f32 loc("model.layers.2")):
      %263 = arith.addf %in, %in_166 : f32 loc(#loc77)
      linalg.yield %263 : f32 loc(#loc77)
    } -> tensor<2x12x16xf32> loc(#loc77)
    %167 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%166 : tensor<2x12x16xf32>) outs(%6 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("model.layers.2"), %out: f32 loc("model.layers.2.post_attention_layernorm")):
      %263 = math.fpowi %in, %c2_i64 : f32, i64 loc(#loc78)
      linalg.yield %263 : f32 loc(#loc78)
    } -> tensor<2x12x16xf32> loc(#loc78)
    %168 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%167 : tensor<2x12x16xf32>) outs(%17 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("model.layers.2.post_attention_layernorm"), %out: f32 loc("model.layers.2.post_attention_layernorm")):
      %263 = arith.addf %in, %out : f32 loc(#loc78)
      linalg.yield %263 : f32 loc(#loc78)
    } -> tensor<2x12x1xf32> loc(#loc78)
    %169 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%168 : tensor<2x12x1xf32>) outs(%16 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("model.layers.2.post_attention_layernorm"), %out: f32 loc("model.layers.2.post_attention_layernorm")):
      %263 = arith.divf %in, %cst_6 : f32 loc(#loc78)
      linalg.yield %263 : f32 loc(#loc78)
    } -> tensor<2x12x1xf32> loc(#loc78)
    %170 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%169 : tensor<2x12x1xf32>) outs(%16 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("model.layers.2.post_attention_layernorm"), %out: f32 loc("model.layers.2.post_attention_layernorm")):
      %263 = arith.truncf %cst_4 : f64 to f32 loc(#loc78)
      %264 = arith.addf %in, %263 : f32 loc(#loc78)
      linalg.yield %264 : f32 loc(#loc78)
    } -> tensor<2x12x1xf32> loc(#loc78)
    %171 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%170 : tensor<2x12x1xf32>) outs(%16 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("model.layers.2.post_attention_layernorm"), %out: f32 loc("model.layers.2.post_attention_layernorm")):
      %263 = math.rsqrt %in : f32 loc(#loc78)
      linalg.yield %263 : f32 loc(#loc78)
    } -> tensor<2x12x1xf32> loc(#loc78)
    %172 = linalg.generic {indexing_maps = [#map6, #map7, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%166, %171 : tensor<2x12x16xf32>, tensor<2x12x1xf32>) outs(%6 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("model.layers.2"), %in_166: f32 loc("model.layers.2.post_attention_layernorm"), %out: f32 loc("model.layers.2.post_attention_layernorm")):
      %263 = arith.mulf %in, %in_166 : f32 loc(#loc78)
      linalg.yield %263 : f32 loc(#loc78)
    } -> tensor<2x12x16xf32> loc(#loc78)
    %173 = linalg.generic {indexing_maps = [#map8, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg27, %172 : tensor<16xf32>, tensor<2x12x16xf32>) outs(%6 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("model.layers.2.post_attention_layernorm"), %in_166: f32 loc("model.layers.2.post_attention_layernorm"), %out: f32 loc("model.layers.2.post_attention_layernorm")):
      %263 = arith.mulf %in, %in_166 : f32 loc(#loc78)
      linalg.yield %263 : f32 loc(#loc78)
    } -> tensor<2x12x16xf32> loc(#loc78)
    %transposed_114 = linalg.transpose ins(%arg23 : tensor<32x16xf32>) outs(%79 : tensor<16x32xf32>) permutation = [1, 0]  loc(#loc79)
    %collapsed_115 = tensor.collapse_shape %173 [[0, 1], [2]] : tensor<2x12x16xf32> into tensor<24x16xf32> loc(#loc79)
    %174 = linalg.matmul ins(%collapsed_115, %transposed_114 : tensor<24x16xf32>, tensor<16x32xf32>) outs(%81 : tensor<24x32xf32>) -> tensor<24x32xf32> loc(#loc79)
    %expanded_116 = tensor.expand_shape %174 [[0, 1], [2]] output_shape [2, 12, 32] : tensor<24x32xf32> into tensor<2x12x32xf32> loc(#loc79)
    %175 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_116 : tensor<2x12x32xf32>) outs(%83 : tensor<2x12x32xf32>) {
    ^bb0(%in: f32 loc("model.layers.2.mlp.gate_proj"), %out: f32 loc("model.layers.2.mlp.act_fn")):
      %263 = arith.negf %in : f32 loc(#loc80)
      %264 = math.exp %263 : f32 loc(#loc80)
      %265 = arith.addf %264, %cst_1 : f32 loc(#loc80)
      %266 = arith.divf %cst_1, %265 : f32 loc(#loc80)
      linalg.yield %266 : f32 loc(#loc80)
    } -> tensor<2x12x32xf32> loc(#loc80)
    %176 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_116, %175 : tensor<2x12x32xf32>, tensor<2x12x32xf32>) outs(%83 : tensor<2x12x32xf32>) {
    ^bb0(%in: f32 loc("model.layers.2.mlp.gate_proj"), %in_166: f32 loc("model.layers.2.mlp.act_fn"), %out: f32 loc("model.layers.2.mlp.act_fn")):
      %263 = arith.mulf %in, %in_166 : f32 loc(#loc80)
      linalg.yield %263 : f32 loc(#loc80)
    } -> tensor<2x12x32xf32> loc(#loc80)
    %transposed_117 = linalg.transpose ins(%arg24 : tensor<32x16xf32>) outs(%79 : tensor<16x32xf32>) permutation = [1, 0]  loc(#loc81)
    %177 = linalg.matmul ins(%collapsed_115, %transposed_117 : tensor<24x16xf32>, tensor<16x32xf32>) outs(%81 : tensor<24x32xf32>) -> tensor<24x32xf32> loc(#loc81)
    %expanded_118 = tensor.expand_shape %177 [[0, 1], [2]] output_shape [2, 12, 32] : tensor<24x32xf32> into tensor<2x12x32xf32> loc(#loc81)
    %178 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%176, %expanded_118 : tensor<2x12x32xf32>, tensor<2x12x32xf32>) outs(%83 : tensor<2x12x32xf32>) {
    ^bb0(%in: f32 loc("model.layers.2.mlp.act_fn"), %in_166: f32 loc("model.layers.2.mlp.up_proj"), %out: f32 loc("model.layers.2.mlp")):
      %263 = arith.mulf %in, %in_166 : f32 loc(#loc82)
      linalg.yield %263 : f32 loc(#loc82)
    } -> tensor<2x12x32xf32> loc(#loc82)
    %transposed_119 = linalg.transpose ins(%arg25 : tensor<16x32xf32>) outs(%88 : tensor<32x16xf32>) permutation = [1, 0]  loc(#loc83)
    %collapsed_120 = tensor.collapse_shape %178 [[0, 1], [2]] : tensor<2x12x32xf32> into tensor<24x32xf32> loc(#loc83)
    %179 = linalg.matmul ins(%collapsed_120, %transposed_119 : tensor<24x32xf32>, tensor<32x16xf32>) outs(%26 : tensor<24x16xf32>) -> tensor<24x16xf32> loc(#loc83)
    %expanded_121 = tensor.expand_shape %179 [[0, 1], [2]] output_shape [2, 12, 16] : tensor<24x16xf32> into tensor<2x12x16xf32> loc(#loc83)
    %180 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%166, %expanded_121 : tensor<2x12x16xf32>, tensor<2x12x16xf32>) outs(%6 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("model.layers.2"), %in_166: f32 loc("model.layers.2.mlp.down_proj"), %out: f32 loc("model.layers.2")):
      %263 = arith.addf %in, %in_166 : f32 loc(#loc77)
      linalg.yield %263 : f32 loc(#loc77)
    } -> tensor<2x12x16xf32> loc(#loc77)
    %181 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%180 : tensor<2x12x16xf32>) outs(%6 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("model.layers.2"), %out: f32 loc("model.layers.3.input_layernorm")):
      %263 = math.fpowi %in, %c2_i64 : f32, i64 loc(#loc84)
      linalg.yield %263 : f32 loc(#loc84)
    } -> tensor<2x12x16xf32> loc(#loc84)
    %182 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%181 : tensor<2x12x16xf32>) outs(%17 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("model.layers.3.input_layernorm"), %out: f32 loc("model.layers.3.input_layernorm")):
      %263 = arith.addf %in, %out : f32 loc(#loc84)
      linalg.yield %263 : f32 loc(#loc84)
    } -> tensor<2x12x1xf32> loc(#loc84)
    %183 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%182 : tensor<2x12x1xf32>) outs(%16 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("model.layers.3.input_layernorm"), %out: f32 loc("model.layers.3.input_layernorm")):
      %263 = arith.divf %in, %cst_6 : f32 loc(#loc84)
      linalg.yield %263 : f32 loc(#loc84)
    } -> tensor<2x12x1xf32> loc(#loc84)
    %184 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%183 : tensor<2x12x1xf32>) outs(%16 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("model.layers.3.input_layernorm"), %out: f32 loc("model.layers.3.input_layernorm")):
      %263 = arith.truncf %cst_4 : f64 to f32 loc(#loc84)
      %264 = arith.addf %in, %263 : f32 loc(#loc84)
      linalg.yield %264 : f32 loc(#loc84)
    } -> tensor<2x12x1xf32> loc(#loc84)
    %185 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%184 : tensor<2x12x1xf32>) outs(%16 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("model.layers.3.input_layernorm"), %out: f32 loc("model.layers.3.input_layernorm")):
      %263 = math.rsqrt %in : f32 loc(#loc84)
      linalg.yield %263 : f32 loc(#loc84)
    } -> tensor<2x12x1xf32> loc(#loc84)
    %186 = linalg.generic {indexing_maps = [#map6, #map7, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%180, %185 : tensor<2x12x16xf32>, tensor<2x12x1xf32>) outs(%6 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("model.layers.2"), %in_166: f32 loc("model.layers.3.input_layernorm"), %out: f32 loc("model.layers.3.input_layernorm")):
      %263 = arith.mulf %in, %in_166 : f32 loc(#loc84)
      linalg.yield %263 : f32 loc(#loc84)
    } -> tensor<2x12x16xf32> loc(#loc84)
    %187 = linalg.generic {indexing_maps = [#map8, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg35, %186 : tensor<16xf32>, tensor<2x12x16xf32>) outs(%6 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("model.layers.3.input_layernorm"), %in_166: f32 loc("model.layers.3.input_layernorm"), %out: f32 loc("model.layers.3.input_layernorm")):
      %263 = arith.mulf %in, %in_166 : f32 loc(#loc84)
      linalg.yield %263 : f32 loc(#loc84)
    } -> tensor<2x12x16xf32> loc(#loc84)
    %transposed_122 = linalg.transpose ins(%arg28 : tensor<16x16xf32>) outs(%24 : tensor<16x16xf32>) permutation = [1, 0]  loc(#loc85)
    %collapsed_123 = tensor.collapse_shape %187 [[0, 1], [2]] : tensor<2x12x16xf32> into tensor<24x16xf32> loc(#loc85)
    %188 = linalg.matmul ins(%collapsed_123, %transposed_122 : tensor<24x16xf32>, tensor<16x16xf32>) outs(%26 : tensor<24x16xf32>) -> tensor<24x16xf32> loc(#loc85)
    %expanded_124 = tensor.expand_shape %188 [[0, 1], [2, 3]] output_shape [2, 12, 4, 4] : tensor<24x16xf32> into tensor<2x12x4x4xf32> loc(#loc86)
    %transposed_125 = linalg.transpose ins(%expanded_124 : tensor<2x12x4x4xf32>) outs(%28 : tensor<2x4x12x4xf32>) permutation = [0, 2, 1, 3]  loc(#loc86)
    %transposed_126 = linalg.transpose ins(%arg29 : tensor<8x16xf32>) outs(%29 : tensor<16x8xf32>) permutation = [1, 0]  loc(#loc87)
    %189 = linalg.matmul ins(%collapsed_123, %transposed_126 : tensor<24x16xf32>, tensor<16x8xf32>) outs(%31 : tensor<24x8xf32>) -> tensor<24x8xf32> loc(#loc87)
    %expanded_127 = tensor.expand_shape %189 [[0, 1], [2, 3]] output_shape [2, 12, 2, 4] : tensor<24x8xf32> into tensor<2x12x2x4xf32> loc(#loc86)
    %transposed_128 = linalg.transpose ins(%expanded_127 : tensor<2x12x2x4xf32>) outs(%33 : tensor<2x2x12x4xf32>) permutation = [0, 2, 1, 3]  loc(#loc86)
    %transposed_129 = linalg.transpose ins(%arg30 : tensor<8x16xf32>) outs(%29 : tensor<16x8xf32>) permutation = [1, 0]  loc(#loc88)
    %190 = linalg.matmul ins(%collapsed_123, %transposed_129 : tensor<24x16xf32>, tensor<16x8xf32>) outs(%31 : tensor<24x8xf32>) -> tensor<24x8xf32> loc(#loc88)
    %expanded_130 = tensor.expand_shape %190 [[0, 1], [2, 3]] output_shape [2, 12, 2, 4] : tensor<24x8xf32> into tensor<2x12x2x4xf32> loc(#loc86)
    %transposed_131 = linalg.transpose ins(%expanded_130 : tensor<2x12x2x4xf32>) outs(%33 : tensor<2x2x12x4xf32>) permutation = [0, 2, 1, 3]  loc(#loc86)
    %191 = linalg.generic {indexing_maps = [#map9, #map10, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_125, %expanded_20 : tensor<2x4x12x4xf32>, tensor<1x1x12x4xf32>) outs(%28 : tensor<2x4x12x4xf32>) {
    ^bb0(%in: f32 loc("model.layers.3.self_attn"), %in_166: f32 loc("model.layers.3.self_attn"), %out: f32 loc("model.layers.3.self_attn")):
      %263 = arith.mulf %in, %in_166 : f32 loc(#loc86)
      linalg.yield %263 : f32 loc(#loc86)
    } -> tensor<2x4x12x4xf32> loc(#loc86)
    %extracted_slice_132 = tensor.extract_slice %transposed_125[0, 0, 0, 0] [2, 4, 12, 2] [1, 1, 1, 1] : tensor<2x4x12x4xf32> to tensor<2x4x12x2xf32> loc(#loc86)
    %extracted_slice_133 = tensor.extract_slice %transposed_125[0, 0, 0, 2] [2, 4, 12, 2] [1, 1, 1, 1] : tensor<2x4x12x4xf32> to tensor<2x4x12x2xf32> loc(#loc86)
    %192 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_133 : tensor<2x4x12x2xf32>) outs(%36 : tensor<2x4x12x2xf32>) {
    ^bb0(%in: f32 loc("model.layers.3.self_attn"), %out: f32 loc("model.layers.3.self_attn")):
      %263 = arith.negf %in : f32 loc(#loc86)
      linalg.yield %263 : f32 loc(#loc86)
    } -> tensor<2x4x12x2xf32> loc(#loc86)
    %concat_134 = tensor.concat dim(3) %192, %extracted_slice_132 : (tensor<2x4x12x2xf32>, tensor<2x4x12x2xf32>) -> tensor<2x4x12x4xf32> loc(#loc86)
    %193 = linalg.generic {indexing_maps = [#map9, #map10, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_134, %expanded_21 : tensor<2x4x12x4xf32>, tensor<1x1x12x4xf32>) outs(%28 : tensor<2x4x12x4xf32>) {
    ^bb0(%in: f32 loc("model.layers.3.self_attn"), %in_166: f32 loc("model.layers.3.self_attn"), %out: f32 loc("model.layers.3.self_attn")):
      %263 = arith.mulf %in, %in_166 : f32 loc(#loc86)
      linalg.yield %263 : f32 loc(#loc86)
    } -> tensor<2x4x12x4xf32> loc(#loc86)
    %194 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%191, %193 : tensor<2x4x12x4xf32>, tensor<2x4x12x4xf32>) outs(%28 : tensor<2x4x12x4xf32>) {
    ^bb0(%in: f32 loc("model.layers.3.self_attn"), %in_166: f32 loc("model.layers.3.self_attn"), %out: f32 loc("model.layers.3.self_attn")):
      %263 = arith.addf %in, %in_166 : f32 loc(#loc86)
      linalg.yield %263 : f32 loc(#loc86)
    } -> tensor<2x4x12x4xf32> loc(#loc86)
    %195 = linalg.generic {indexing_maps = [#map9, #map10, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_128, %expanded_20 : tensor<2x2x12x4xf32>, tensor<1x1x12x4xf32>) outs(%33 : tensor<2x2x12x4xf32>) {
    ^bb0(%in: f32 loc("model.layers.3.self_attn"), %in_166: f32 loc("model.layers.3.self_attn"), %out: f32 loc("model.layers.3.self_attn")):
      %263 = arith.mulf %in, %in_166 : f32 loc(#loc86)
      linalg.yield %263 : f32 loc(#loc86)
    } -> tensor<2x2x12x4xf32> loc(#loc86)
    %extracted_slice_135 = tensor.extract_slice %transposed_128[0, 0, 0, 0] [2, 2, 12, 2] [1, 1, 1, 1] : tensor<2x2x12x4xf32> to tensor<2x2x12x2xf32> loc(#loc86)
    %extracted_slice_136 = tensor.extract_slice %transposed_128[0, 0, 0, 2] [2, 2, 12, 2] [1, 1, 1, 1] : tensor<2x2x12x4xf32> to tensor<2x2x12x2xf32> loc(#loc86)
    %196 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_136 : tensor<2x2x12x2xf32>) outs(%41 : tensor<2x2x12x2xf32>) {
    ^bb0(%in: f32 loc("model.layers.3.self_attn"), %out: f32 loc("model.layers.3.self_attn")):
      %263 = arith.negf %in : f32 loc(#loc86)
      linalg.yield %263 : f32 loc(#loc86)
    } -> tensor<2x2x12x2xf32> loc(#loc86)
    %concat_137 = tensor.concat dim(3) %196, %extracted_slice_135 : (tensor<2x2x12x2xf32>, tensor<2x2x12x2xf32>) -> tensor<2x2x12x4xf32> loc(#loc86)
    %197 = linalg.generic {indexing_maps = [#map9, #map10, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_137, %expanded_21 : tensor<2x2x12x4xf32>, tensor<1x1x12x4xf32>) outs(%33 : tensor<2x2x12x4xf32>) {
    ^bb0(%in: f32 loc("model.layers.3.self_attn"), %in_166: f32 loc("model.layers.3.self_attn"), %out: f32 loc("model.layers.3.self_attn")):
      %263 = arith.mulf %in, %in_166 : f32 loc(#loc86)
      linalg.yield %263 : f32 loc(#loc86)
    } -> tensor<2x2x12x4xf32> loc(#loc86)
    %198 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%195, %197 : tensor<2x2x12x4xf32>, tensor<2x2x12x4xf32>) outs(%33 : tensor<2x2x12x4xf32>) {
    ^bb0(%in: f32 loc("model.layers.3.self_attn"), %in_166: f32 loc("model.layers.3.self_attn"), %out: f32 loc("model.layers.3.self_attn")):
      %263 = arith.addf %in, %in_166 : f32 loc(#loc86)
      linalg.yield %263 : f32 loc(#loc86)
    } -> tensor<2x2x12x4xf32> loc(#loc86)
    %199 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%198 : tensor<2x2x12x4xf32>) outs(%45 : tensor<2x2x2x12x4xf32>) {
    ^bb0(%in: f32 loc("model.layers.3.self_attn"), %out: f32 loc("model.layers.3.self_attn")):
      linalg.yield %in : f32 loc(#loc86)
    } -> tensor<2x2x2x12x4xf32> loc(#loc86)
    %collapsed_138 = tensor.collapse_shape %199 [[0], [1, 2], [3], [4]] : tensor<2x2x2x12x4xf32> into tensor<2x4x12x4xf32> loc(#loc86)
    %200 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%transposed_131 : tensor<2x2x12x4xf32>) outs(%45 : tensor<2x2x2x12x4xf32>) {
    ^bb0(%in: f32 loc("model.layers.3.self_attn"), %out: f32 loc("model.layers.3.self_attn")):
      linalg.yield %in : f32 loc(#loc86)
    } -> tensor<2x2x2x12x4xf32> loc(#loc86)
    %transposed_139 = linalg.transpose ins(%collapsed_138 : tensor<2x4x12x4xf32>) outs(%48 : tensor<2x4x4x12xf32>) permutation = [0, 1, 3, 2]  loc(#loc86)
    %collapsed_140 = tensor.collapse_shape %194 [[0, 1], [2], [3]] : tensor<2x4x12x4xf32> into tensor<8x12x4xf32> loc(#loc86)
    %collapsed_141 = tensor.collapse_shape %transposed_139 [[0, 1], [2], [3]] : tensor<2x4x4x12xf32> into tensor<8x4x12xf32> loc(#loc86)
    %201 = linalg.batch_matmul ins(%collapsed_140, %collapsed_141 : tensor<8x12x4xf32>, tensor<8x4x12xf32>) outs(%50 : tensor<8x12x12xf32>) -> tensor<8x12x12xf32> loc(#loc86)
    %expanded_142 = tensor.expand_shape %201 [[0, 1], [2], [3]] output_shape [2, 4, 12, 12] : tensor<8x12x12xf32> into tensor<2x4x12x12xf32> loc(#loc86)
    %202 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_142 : tensor<2x4x12x12xf32>) outs(%52 : tensor<2x4x12x12xf32>) {
    ^bb0(%in: f32 loc("model.layers.3.self_attn"), %out: f32 loc("model.layers.3.self_attn")):
      %263 = arith.mulf %in, %cst_7 : f32 loc(#loc86)
      linalg.yield %263 : f32 loc(#loc86)
    } -> tensor<2x4x12x12xf32> loc(#loc86)
    %203 = linalg.generic {indexing_maps = [#map9, #map10, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%202, %expanded_10 : tensor<2x4x12x12xf32>, tensor<1x1x12x12xf32>) outs(%52 : tensor<2x4x12x12xf32>) {
    ^bb0(%in: f32 loc("model.layers.3.self_attn"), %in_166: f32 loc("<loss>"), %out: f32 loc("model.layers.3.self_attn")):
      %263 = arith.addf %in, %in_166 : f32 loc(#loc86)
      linalg.yield %263 : f32 loc(#loc86)
    } -> tensor<2x4x12x12xf32> loc(#loc86)
    %204:2 = linalg.generic {indexing_maps = [#map9, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%203 : tensor<2x4x12x12xf32>) outs(%58, %56 : tensor<2x4x12xf32>, tensor<2x4x12xi64>) {
    ^bb0(%in: f32 loc("model.layers.3.self_attn"), %out: f32 loc("model.layers.3.self_attn"), %out_166: i64 loc("model.layers.3.self_attn")):
      %263 = linalg.index 3 : index loc(#loc86)
      %264 = arith.index_cast %263 : index to i64 loc(#loc86)
      %265 = arith.maximumf %in, %out : f32 loc(#loc86)
      %266 = arith.cmpf ogt, %in, %out : f32 loc(#loc86)
      %267 = arith.select %266, %264, %out_166 : i64 loc(#loc86)
      linalg.yield %265, %267 : f32, i64 loc(#loc86)
    } -> (tensor<2x4x12xf32>, tensor<2x4x12xi64>) loc(#loc86)
    %expanded_143 = tensor.expand_shape %204#0 [[0], [1], [2, 3]] output_shape [2, 4, 12, 1] : tensor<2x4x12xf32> into tensor<2x4x12x1xf32> loc(#loc86)
    %205 = linalg.generic {indexing_maps = [#map9, #map14, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%203, %expanded_143 : tensor<2x4x12x12xf32>, tensor<2x4x12x1xf32>) outs(%52 : tensor<2x4x12x12xf32>) {
    ^bb0(%in: f32 loc("model.layers.3.self_attn"), %in_166: f32 loc("model.layers.3.self_attn"), %out: f32 loc("model.layers.3.self_attn")):
      %263 = arith.subf %in, %in_166 : f32 loc(#loc86)
      linalg.yield %263 : f32 loc(#loc86)
    } -> tensor<2x4x12x12xf32> loc(#loc86)
    %206 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%205 : tensor<2x4x12x12xf32>) outs(%52 : tensor<2x4x12x12xf32>) {
    ^bb0(%in: f32 loc("model.layers.3.self_attn"), %out: f32 loc("model.layers.3.self_attn")):
      %263 = math.exp %in : f32 loc(#loc86)
      linalg.yield %263 : f32 loc(#loc86)
    } -> tensor<2x4x12x12xf32> loc(#loc86)
    %207 = linalg.generic {indexing_maps = [#map9, #map14], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%206 : tensor<2x4x12x12xf32>) outs(%63 : tensor<2x4x12x1xf32>) {
    ^bb0(%in: f32 loc("model.layers.3.self_attn"), %out: f32 loc("model.layers.3.self_attn")):
      %263 = arith.addf %in, %out : f32 loc(#loc86)
      linalg.yield %263 : f32 loc(#loc86)
    } -> tensor<2x4x12x1xf32> loc(#loc86)
    %208 = linalg.generic {indexing_maps = [#map9, #map14, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%206, %207 : tensor<2x4x12x12xf32>, tensor<2x4x12x1xf32>) outs(%52 : tensor<2x4x12x12xf32>) {
    ^bb0(%in: f32 loc("model.layers.3.self_attn"), %in_166: f32 loc("model.layers.3.self_attn"), %out: f32 loc("model.layers.3.self_attn")):
      %263 = arith.divf %in, %in_166 : f32 loc(#loc86)
      linalg.yield %263 : f32 loc(#loc86)
    } -> tensor<2x4x12x12xf32> loc(#loc86)
    %collapsed_144 = tensor.collapse_shape %208 [[0, 1], [2], [3]] : tensor<2x4x12x12xf32> into tensor<8x12x12xf32> loc(#loc86)
    %collapsed_145 = tensor.collapse_shape %200 [[0, 1, 2], [3], [4]] : tensor<2x2x2x12x4xf32> into tensor<8x12x4xf32> loc(#loc86)
    %209 = linalg.batch_matmul ins(%collapsed_144, %collapsed_145 : tensor<8x12x12xf32>, tensor<8x12x4xf32>) outs(%67 : tensor<8x12x4xf32>) -> tensor<8x12x4xf32> loc(#loc86)
    %expanded_146 = tensor.expand_shape %209 [[0, 1], [2], [3]] output_shape [2, 4, 12, 4] : tensor<8x12x4xf32> into tensor<2x4x12x4xf32> loc(#loc86)
    %transposed_147 = linalg.transpose ins(%expanded_146 : tensor<2x4x12x4xf32>) outs(%69 : tensor<2x12x4x4xf32>) permutation = [0, 2, 1, 3]  loc(#loc86)
    %transposed_148 = linalg.transpose ins(%arg31 : tensor<16x16xf32>) outs(%24 : tensor<16x16xf32>) permutation = [1, 0]  loc(#loc89)
    %collapsed_149 = tensor.collapse_shape %transposed_147 [[0, 1], [2, 3]] : tensor<2x12x4x4xf32> into tensor<24x16xf32> loc(#loc89)
    %210 = linalg.matmul ins(%collapsed_149, %transposed_148 : tensor<24x16xf32>, tensor<16x16xf32>) outs(%26 : tensor<24x16xf32>) -> tensor<24x16xf32> loc(#loc89)
    %expanded_150 = tensor.expand_shape %210 [[0, 1], [2]] output_shape [2, 12, 16] : tensor<24x16xf32> into tensor<2x12x16xf32> loc(#loc89)
    %211 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%180, %expanded_150 : tensor<2x12x16xf32>, tensor<2x12x16xf32>) outs(%6 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("model.layers.2"), %in_166: f32 loc("model.layers.3.self_attn.o_proj"), %out: f32 loc("model.layers.3")):
      %263 = arith.addf %in, %in_166 : f32 loc(#loc90)
      linalg.yield %263 : f32 loc(#loc90)
    } -> tensor<2x12x16xf32> loc(#loc90)
    %212 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%211 : tensor<2x12x16xf32>) outs(%6 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("model.layers.3"), %out: f32 loc("model.layers.3.post_attention_layernorm")):
      %263 = math.fpowi %in, %c2_i64 : f32, i64 loc(#loc91)
      linalg.yield %263 : f32 loc(#loc91)
    } -> tensor<2x12x16xf32> loc(#loc91)
    %213 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%212 : tensor<2x12x16xf32>) outs(%17 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("model.layers.3.post_attention_layernorm"), %out: f32 loc("model.layers.3.post_attention_layernorm")):
      %263 = arith.addf %in, %out : f32 loc(#loc91)
      linalg.yield %263 : f32 loc(#loc91)
    } -> tensor<2x12x1xf32> loc(#loc91)
    %214 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%213 : tensor<2x12x1xf32>) outs(%16 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("model.layers.3.post_attention_layernorm"), %out: f32 loc("model.layers.3.post_attention_layernorm")):
      %263 = arith.divf %in, %cst_6 : f32 loc(#loc91)
      linalg.yield %263 : f32 loc(#loc91)
    } -> tensor<2x12x1xf32> loc(#loc91)
    %215 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%214 : tensor<2x12x1xf32>) outs(%16 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("model.layers.3.post_attention_layernorm"), %out: f32 loc("model.layers.3.post_attention_layernorm")):
      %263 = arith.truncf %cst_4 : f64 to f32 loc(#loc91)
      %264 = arith.addf %in, %263 : f32 loc(#loc91)
      linalg.yield %264 : f32 loc(#loc91)
    } -> tensor<2x12x1xf32> loc(#loc91)
    %216 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%215 : tensor<2x12x1xf32>) outs(%16 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("model.layers.3.post_attention_layernorm"), %out: f32 loc("model.layers.3.post_attention_layernorm")):
      %263 = math.rsqrt %in : f32 loc(#loc91)
      linalg.yield %263 : f32 loc(#loc91)
    } -> tensor<2x12x1xf32> loc(#loc91)
    %217 = linalg.generic {indexing_maps = [#map6, #map7, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%211, %216 : tensor<2x12x16xf32>, tensor<2x12x1xf32>) outs(%6 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("model.layers.3"), %in_166: f32 loc("model.layers.3.post_attention_layernorm"), %out: f32 loc("model.layers.3.post_attention_layernorm")):
      %263 = arith.mulf %in, %in_166 : f32 loc(#loc91)
      linalg.yield %263 : f32 loc(#loc91)
    } -> tensor<2x12x16xf32> loc(#loc91)
    %218 = linalg.generic {indexing_maps = [#map8, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg36, %217 : tensor<16xf32>, tensor<2x12x16xf32>) outs(%6 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("model.layers.3.post_attention_layernorm"), %in_166: f32 loc("model.layers.3.post_attention_layernorm"), %out: f32 loc("model.layers.3.post_attention_layernorm")):
      %263 = arith.mulf %in, %in_166 : f32 loc(#loc91)
      linalg.yield %263 : f32 loc(#loc91)
    } -> tensor<2x12x16xf32> loc(#loc91)
    %transposed_151 = linalg.transpose ins(%arg32 : tensor<32x16xf32>) outs(%79 : tensor<16x32xf32>) permutation = [1, 0]  loc(#loc92)
    %collapsed_152 = tensor.collapse_shape %218 [[0, 1], [2]] : tensor<2x12x16xf32> into tensor<24x16xf32> loc(#loc92)
    %219 = linalg.matmul ins(%collapsed_152, %transposed_151 : tensor<24x16xf32>, tensor<16x32xf32>) outs(%81 : tensor<24x32xf32>) -> tensor<24x32xf32> loc(#loc92)
    %expanded_153 = tensor.expand_shape %219 [[0, 1], [2]] output_shape [2, 12, 32] : tensor<24x32xf32> into tensor<2x12x32xf32> loc(#loc92)
    %220 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_153 : tensor<2x12x32xf32>) outs(%83 : tensor<2x12x32xf32>) {
    ^bb0(%in: f32 loc("model.layers.3.mlp.gate_proj"), %out: f32 loc("model.layers.3.mlp.act_fn")):
      %263 = arith.negf %in : f32 loc(#loc93)
      %264 = math.exp %263 : f32 loc(#loc93)
      %265 = arith.addf %264, %cst_1 : f32 loc(#loc93)
      %266 = arith.divf %cst_1, %265 : f32 loc(#loc93)
      linalg.yield %266 : f32 loc(#loc93)
    } -> tensor<2x12x32xf32> loc(#loc93)
    %221 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_153, %220 : tensor<2x12x32xf32>, tensor<2x12x32xf32>) outs(%83 : tensor<2x12x32xf32>) {
    ^bb0(%in: f32 loc("model.layers.3.mlp.gate_proj"), %in_166: f32 loc("model.layers.3.mlp.act_fn"), %out: f32 loc("model.layers.3.mlp.act_fn")):
      %263 = arith.mulf %in, %in_166 : f32 loc(#loc93)
      linalg.yield %263 : f32 loc(#loc93)
    } -> tensor<2x12x32xf32> loc(#loc93)
    %transposed_154 = linalg.transpose ins(%arg33 : tensor<32x16xf32>) outs(%79 : tensor<16x32xf32>) permutation = [1, 0]  loc(#loc94)
    %222 = linalg.matmul ins(%collapsed_152, %transposed_154 : tensor<24x16xf32>, tensor<16x32xf32>) outs(%81 : tensor<24x32xf32>) -> tensor<24x32xf32> loc(#loc94)
    %expanded_155 = tensor.expand_shape %222 [[0, 1], [2]] output_shape [2, 12, 32] : tensor<24x32xf32> into tensor<2x12x32xf32> loc(#loc94)
    %223 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%221, %expanded_155 : tensor<2x12x32xf32>, tensor<2x12x32xf32>) outs(%83 : tensor<2x12x32xf32>) {
    ^bb0(%in: f32 loc("model.layers.3.mlp.act_fn"), %in_166: f32 loc("model.layers.3.mlp.up_proj"), %out: f32 loc("model.layers.3.mlp")):
      %263 = arith.mulf %in, %in_166 : f32 loc(#loc95)
      linalg.yield %263 : f32 loc(#loc95)
    } -> tensor<2x12x32xf32> loc(#loc95)
    %transposed_156 = linalg.transpose ins(%arg34 : tensor<16x32xf32>) outs(%88 : tensor<32x16xf32>) permutation = [1, 0]  loc(#loc96)
    %collapsed_157 = tensor.collapse_shape %223 [[0, 1], [2]] : tensor<2x12x32xf32> into tensor<24x32xf32> loc(#loc96)
    %224 = linalg.matmul ins(%collapsed_157, %transposed_156 : tensor<24x32xf32>, tensor<32x16xf32>) outs(%26 : tensor<24x16xf32>) -> tensor<24x16xf32> loc(#loc96)
    %expanded_158 = tensor.expand_shape %224 [[0, 1], [2]] output_shape [2, 12, 16] : tensor<24x16xf32> into tensor<2x12x16xf32> loc(#loc96)
    %225 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%211, %expanded_158 : tensor<2x12x16xf32>, tensor<2x12x16xf32>) outs(%6 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("model.layers.3"), %in_166: f32 loc("model.layers.3.mlp.down_proj"), %out: f32 loc("model.layers.3")):
      %263 = arith.addf %in, %in_166 : f32 loc(#loc90)
      linalg.yield %263 : f32 loc(#loc90)
    } -> tensor<2x12x16xf32> loc(#loc90)
    %226 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%225 : tensor<2x12x16xf32>) outs(%6 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("model.layers.3"), %out: f32 loc("model.norm")):
      %263 = math.fpowi %in, %c2_i64 : f32, i64 loc(#loc97)
      linalg.yield %263 : f32 loc(#loc97)
    } -> tensor<2x12x16xf32> loc(#loc97)
    %227 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%226 : tensor<2x12x16xf32>) outs(%17 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("model.norm"), %out: f32 loc("model.norm")):
      %263 = arith.addf %in, %out : f32 loc(#loc97)
      linalg.yield %263 : f32 loc(#loc97)
    } -> tensor<2x12x1xf32> loc(#loc97)
    %228 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%227 : tensor<2x12x1xf32>) outs(%16 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("model.norm"), %out: f32 loc("model.norm")):
      %263 = arith.divf %in, %cst_6 : f32 loc(#loc97)
      linalg.yield %263 : f32 loc(#loc97)
    } -> tensor<2x12x1xf32> loc(#loc97)
    %229 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%228 : tensor<2x12x1xf32>) outs(%16 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("model.norm"), %out: f32 loc("model.norm")):
      %263 = arith.truncf %cst_4 : f64 to f32 loc(#loc97)
      %264 = arith.addf %in, %263 : f32 loc(#loc97)
      linalg.yield %264 : f32 loc(#loc97)
    } -> tensor<2x12x1xf32> loc(#loc97)
    %230 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%229 : tensor<2x12x1xf32>) outs(%16 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("model.norm"), %out: f32 loc("model.norm")):
      %263 = math.rsqrt %in : f32 loc(#loc97)
      linalg.yield %263 : f32 loc(#loc97)
    } -> tensor<2x12x1xf32> loc(#loc97)
    %231 = linalg.generic {indexing_maps = [#map6, #map7, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%225, %230 : tensor<2x12x16xf32>, tensor<2x12x1xf32>) outs(%6 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("model.layers.3"), %in_166: f32 loc("model.norm"), %out: f32 loc("model.norm")):
      %263 = arith.mulf %in, %in_166 : f32 loc(#loc97)
      linalg.yield %263 : f32 loc(#loc97)
    } -> tensor<2x12x16xf32> loc(#loc97)
    %232 = linalg.generic {indexing_maps = [#map8, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg37, %231 : tensor<16xf32>, tensor<2x12x16xf32>) outs(%6 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("model.norm"), %in_166: f32 loc("model.norm"), %out: f32 loc("model.norm")):
      %263 = arith.mulf %in, %in_166 : f32 loc(#loc97)
      linalg.yield %263 : f32 loc(#loc97)
    } -> tensor<2x12x16xf32> loc(#loc97)
    %233 = tensor.empty() : tensor<16x64xf32> loc(#loc98)
    %transposed_159 = linalg.transpose ins(%arg38 : tensor<64x16xf32>) outs(%233 : tensor<16x64xf32>) permutation = [1, 0]  loc(#loc98)
    %collapsed_160 = tensor.collapse_shape %232 [[0, 1], [2]] : tensor<2x12x16xf32> into tensor<24x16xf32> loc(#loc98)
    %234 = tensor.empty() : tensor<24x64xf32> loc(#loc98)
    %235 = linalg.fill ins(%cst : f32) outs(%234 : tensor<24x64xf32>) -> tensor<24x64xf32> loc(#loc98)
    %236 = linalg.matmul ins(%collapsed_160, %transposed_159 : tensor<24x16xf32>, tensor<16x64xf32>) outs(%235 : tensor<24x64xf32>) -> tensor<24x64xf32> loc(#loc98)
    %padded = tensor.pad %arg40 low[0, 0] high[0, 1] {
    ^bb0(%arg41: index loc("<loss>"), %arg42: index loc("<loss>")):
      tensor.yield %c-100_i64 : i64 loc(#loc1)
    } : tensor<2x12xi64> to tensor<2x13xi64> loc(#loc1)
    %extracted_slice_161 = tensor.extract_slice %padded[0, 1] [2, 12] [1, 1] : tensor<2x13xi64> to tensor<2x12xi64> loc(#loc1)
    %collapsed_162 = tensor.collapse_shape %extracted_slice_161 [[0, 1]] : tensor<2x12xi64> into tensor<24xi64> loc(#loc1)
    %237 = tensor.empty() : tensor<24xi64> loc(#loc1)
    %238 = linalg.fill ins(%c0_i64 : i64) outs(%237 : tensor<24xi64>) -> tensor<24xi64> loc(#loc1)
    %239 = tensor.empty() : tensor<24xf32> loc(#loc1)
    %240 = linalg.fill ins(%cst_0 : f32) outs(%239 : tensor<24xf32>) -> tensor<24xf32> loc(#loc1)
    %241:2 = linalg.generic {indexing_maps = [#map3, #map15, #map15], iterator_types = ["parallel", "reduction"]} ins(%236 : tensor<24x64xf32>) outs(%240, %238 : tensor<24xf32>, tensor<24xi64>) {
    ^bb0(%in: f32 loc("<loss>"), %out: f32 loc("<loss>"), %out_166: i64 loc("<loss>")):
      %263 = linalg.index 1 : index loc(#loc1)
      %264 = arith.index_cast %263 : index to i64 loc(#loc1)
      %265 = arith.maximumf %in, %out : f32 loc(#loc1)
      %266 = arith.cmpf ogt, %in, %out : f32 loc(#loc1)
      %267 = arith.select %266, %264, %out_166 : i64 loc(#loc1)
      linalg.yield %265, %267 : f32, i64 loc(#loc1)
    } -> (tensor<24xf32>, tensor<24xi64>) loc(#loc1)
    %expanded_163 = tensor.expand_shape %241#0 [[0, 1]] output_shape [24, 1] : tensor<24xf32> into tensor<24x1xf32> loc(#loc1)
    %242 = linalg.generic {indexing_maps = [#map3, #map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%236, %expanded_163 : tensor<24x64xf32>, tensor<24x1xf32>) outs(%234 : tensor<24x64xf32>) {
    ^bb0(%in: f32 loc("<loss>"), %in_166: f32 loc("<loss>"), %out: f32 loc("<loss>")):
      %263 = arith.subf %in, %in_166 : f32 loc(#loc1)
      linalg.yield %263 : f32 loc(#loc1)
    } -> tensor<24x64xf32> loc(#loc1)
    %243 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%242 : tensor<24x64xf32>) outs(%234 : tensor<24x64xf32>) {
    ^bb0(%in: f32 loc("<loss>"), %out: f32 loc("<loss>")):
      %263 = math.exp %in : f32 loc(#loc1)
      linalg.yield %263 : f32 loc(#loc1)
    } -> tensor<24x64xf32> loc(#loc1)
    %244 = tensor.empty() : tensor<24x1xf32> loc(#loc1)
    %245 = linalg.fill ins(%cst : f32) outs(%244 : tensor<24x1xf32>) -> tensor<24x1xf32> loc(#loc1)
    %246 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "reduction"]} ins(%243 : tensor<24x64xf32>) outs(%245 : tensor<24x1xf32>) {
    ^bb0(%in: f32 loc("<loss>"), %out: f32 loc("<loss>")):
      %263 = arith.addf %in, %out : f32 loc(#loc1)
      linalg.yield %263 : f32 loc(#loc1)
    } -> tensor<24x1xf32> loc(#loc1)
    %247 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%246 : tensor<24x1xf32>) outs(%244 : tensor<24x1xf32>) {
    ^bb0(%in: f32 loc("<loss>"), %out: f32 loc("<loss>")):
      %263 = math.log %in : f32 loc(#loc1)
      linalg.yield %263 : f32 loc(#loc1)
    } -> tensor<24x1xf32> loc(#loc1)
    %248 = linalg.generic {indexing_maps = [#map3, #map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%242, %247 : tensor<24x64xf32>, tensor<24x1xf32>) outs(%234 : tensor<24x64xf32>) {
    ^bb0(%in: f32 loc("<loss>"), %in_166: f32 loc("<loss>"), %out: f32 loc("<loss>")):
      %263 = arith.subf %in, %in_166 : f32 loc(#loc1)
      linalg.yield %263 : f32 loc(#loc1)
    } -> tensor<24x64xf32> loc(#loc1)
    %249 = tensor.empty() : tensor<24xi1> loc(#loc1)
    %250 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%collapsed_162 : tensor<24xi64>) outs(%249 : tensor<24xi1>) {
    ^bb0(%in: i64 loc("<loss>"), %out: i1 loc("<loss>")):
      %263 = arith.cmpi ne, %in, %c-100_i64 : i64 loc(#loc1)
      linalg.yield %263 : i1 loc(#loc1)
    } -> tensor<24xi1> loc(#loc1)
    %251 = linalg.generic {indexing_maps = [#map, #map, #map16, #map], iterator_types = ["parallel"]} ins(%250, %collapsed_162, %cst_8 : tensor<24xi1>, tensor<24xi64>, tensor<i64>) outs(%237 : tensor<24xi64>) {
    ^bb0(%in: i1 loc("<loss>"), %in_166: i64 loc("<loss>"), %in_167: i64 loc("<loss>"), %out: i64 loc("<loss>")):
      %263 = arith.select %in, %in_166, %in_167 : i64 loc(#loc1)
      linalg.yield %263 : i64 loc(#loc1)
    } -> tensor<24xi64> loc(#loc1)
    %expanded_164 = tensor.expand_shape %251 [[0, 1]] output_shape [24, 1] : tensor<24xi64> into tensor<24x1xi64> loc(#loc1)
    %252 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%expanded_164 : tensor<24x1xi64>) outs(%245 : tensor<24x1xf32>) {
    ^bb0(%in: i64 loc("<loss>"), %out: f32 loc("<loss>")):
      %263 = linalg.index 0 : index loc(#loc1)
      %264 = arith.index_cast %in : i64 to index loc(#loc1)
      %265 = arith.cmpi slt, %264, %c64 : index loc(#loc1)
      cf.assert %265, "index must be smaller than dim size" loc(#loc1)
      %266 = arith.cmpi sge, %in, %c0_i64 : i64 loc(#loc1)
      cf.assert %266, "index must be larger or equal to 0" loc(#loc1)
      %extracted = tensor.extract %248[%263, %264] : tensor<24x64xf32> loc(#loc1)
      linalg.yield %extracted : f32 loc(#loc1)
    } -> tensor<24x1xf32> loc(#loc1)
    %collapsed_165 = tensor.collapse_shape %252 [[0, 1]] : tensor<24x1xf32> into tensor<24xf32> loc(#loc1)
    %253 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%collapsed_165 : tensor<24xf32>) outs(%239 : tensor<24xf32>) {
    ^bb0(%in: f32 loc("<loss>"), %out: f32 loc("<loss>")):
      %263 = arith.negf %in : f32 loc(#loc1)
      linalg.yield %263 : f32 loc(#loc1)
    } -> tensor<24xf32> loc(#loc1)
    %254 = linalg.generic {indexing_maps = [#map, #map, #map16, #map], iterator_types = ["parallel"]} ins(%250, %253, %cst_2 : tensor<24xi1>, tensor<24xf32>, tensor<f32>) outs(%239 : tensor<24xf32>) {
    ^bb0(%in: i1 loc("<loss>"), %in_166: f32 loc("<loss>"), %in_167: f32 loc("<loss>"), %out: f32 loc("<loss>")):
      %263 = arith.select %in, %in_166, %in_167 : f32 loc(#loc1)
      linalg.yield %263 : f32 loc(#loc1)
    } -> tensor<24xf32> loc(#loc1)
    %255 = tensor.empty() : tensor<i64> loc(#loc1)
    %256 = linalg.fill ins(%c0_i64 : i64) outs(%255 : tensor<i64>) -> tensor<i64> loc(#loc1)
    %257 = linalg.generic {indexing_maps = [#map, #map16], iterator_types = ["reduction"]} ins(%250 : tensor<24xi1>) outs(%256 : tensor<i64>) {
    ^bb0(%in: i1 loc("<loss>"), %out: i64 loc("<loss>")):
      %263 = arith.extui %in : i1 to i64 loc(#loc1)
      %264 = arith.addi %263, %out : i64 loc(#loc1)
      linalg.yield %264 : i64 loc(#loc1)
    } -> tensor<i64> loc(#loc1)
    %258 = tensor.empty() : tensor<f32> loc(#loc1)
    %259 = linalg.generic {indexing_maps = [#map17, #map17], iterator_types = []} ins(%257 : tensor<i64>) outs(%258 : tensor<f32>) {
    ^bb0(%in: i64 loc("<loss>"), %out: f32 loc("<loss>")):
      %263 = arith.sitofp %in : i64 to f32 loc(#loc1)
      linalg.yield %263 : f32 loc(#loc1)
    } -> tensor<f32> loc(#loc1)
    %260 = linalg.fill ins(%cst : f32) outs(%258 : tensor<f32>) -> tensor<f32> loc(#loc1)
    %261 = linalg.generic {indexing_maps = [#map, #map16], iterator_types = ["reduction"]} ins(%254 : tensor<24xf32>) outs(%260 : tensor<f32>) {
    ^bb0(%in: f32 loc("<loss>"), %out: f32 loc("<loss>")):
      %263 = arith.addf %in, %out : f32 loc(#loc1)
      linalg.yield %263 : f32 loc(#loc1)
    } -> tensor<f32> loc(#loc1)
    %262 = linalg.generic {indexing_maps = [#map17, #map17, #map17], iterator_types = []} ins(%261, %259 : tensor<f32>, tensor<f32>) outs(%258 : tensor<f32>) {
    ^bb0(%in: f32 loc("<loss>"), %in_166: f32 loc("<loss>"), %out: f32 loc("<loss>")):
      %263 = arith.divf %in, %in_166 : f32 loc(#loc1)
      linalg.yield %263 : f32 loc(#loc1)
    } -> tensor<f32> loc(#loc1)
    return %262 : tensor<f32> loc(#loc1)
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
