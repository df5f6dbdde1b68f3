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
#loc39 = loc("model.layers.4.self_attn.q_proj.weight")
#loc40 = loc("model.layers.4.self_attn.k_proj.weight")
#loc41 = loc("model.layers.4.self_attn.v_proj.weight")
#loc42 = loc("model.layers.4.self_attn.o_proj.weight")
#loc43 = loc("model.layers.4.mlp.gate_proj.weight")
#loc44 = loc("model.layers.4.mlp.up_proj.weight")
#loc45 = loc("model.layers.4.mlp.down_proj.weight")
#loc46 = loc("model.layers.4.input_layernorm.weight")
#loc47 = loc("model.layers.4.post_attention_layernorm.weight")
#loc48 = loc("model.layers.5.self_attn.q_proj.weight")
#loc49 = loc("model.layers.5.self_attn.k_proj.weight")
#loc50 = loc("model.layers.5.self_attn.v_proj.weight")
#loc51 = loc("model.layers.5.self_attn.o_proj.weight")
#loc52 = loc("model.layers.5.mlp.gate_proj.weight")
#loc53 = loc("model.layers.5.mlp.up_proj.weight")
#loc54 = loc("model.layers.5.mlp.down_proj.weight")
#loc55 = loc("model.layers.5.input_layernorm.weight")
#loc56 = loc("model.layers.5.post_attention_layernorm.weight")
#loc57 = loc("model.norm.weight")
#loc58 = loc("lm_head.weight")
#loc59 = loc("input_ids")
#loc60 = loc("labels")
#loc61 = loc("model.layers.0.input_layernorm")
#loc62 = loc("model.rotary_emb")
#loc63 = loc("model.embed_tokens")
#loc65 = loc("model.layers.0.self_attn")
#loc68 = loc("model.layers.0.self_attn.o_proj")
#loc69 = loc("model.layers.0")
#loc70 = loc("model.layers.0.post_attention_layernorm")
#loc71 = loc("model.layers.0.mlp.gate_proj")
#loc72 = loc("model.layers.0.mlp.act_fn")
#loc73 = loc("model.layers.0.mlp.up_proj")
#loc74 = loc("model.layers.0.mlp")
#loc75 = loc("model.layers.0.mlp.down_proj")
#loc76 = loc("model.layers.1.input_layernorm")
#loc78 = loc("model.layers.1.self_attn")
#loc81 = loc("model.layers.1.self_attn.o_proj")
#loc82 = loc("model.layers.1")
#loc83 = loc("model.layers.1.post_attention_layernorm")
#loc84 = loc("model.layers.1.mlp.gate_proj")
#loc85 = loc("model.layers.1.mlp.act_fn")
#loc86 = loc("model.layers.1.mlp.up_proj")
#loc87 = loc("model.layers.1.mlp")
#loc88 = loc("model.layers.1.mlp.down_proj")
#loc89 = loc("model.layers.2.input_layernorm")
#loc91 = loc("model.layers.2.self_attn")
#loc94 = loc("model.layers.2.self_attn.o_proj")
#loc95 = loc("model.layers.2")
#loc96 = loc("model.layers.2.post_attention_layernorm")
#loc97 = loc("model.layers.2.mlp.gate_proj")
#loc98 = loc("model.layers.2.mlp.act_fn")
#loc99 = loc("model.layers.2.mlp.up_proj")
#loc100 = loc("model.layers.2.mlp")
#loc101 = loc("model.layers.2.mlp.down_proj")
#loc102 = loc("model.layers.3.input_layernorm")
#loc104 = loc("model.layers.3.self_attn")
#loc107 = loc("model.layers.3.self_attn.o_proj")
#loc108 = loc("model.layers.3")
#loc109 = loc("model.layers.3.post_attention_layernorm")
#loc110 = loc("model.layers.3.mlp.gate_proj")
#loc111 = loc("model.layers.3.mlp.act_fn")
#loc112 = loc("model.layers.3.mlp.up_proj")
#loc113 = loc("model.layers.3.mlp")
#loc114 = loc("model.layers.3.mlp.down_proj")
#loc115 = loc("model.layers.4.input_layernorm")
#loc117 = loc("model.layers.4.self_attn")
#loc120 = loc("model.layers.4.self_attn.o_proj")
#loc121 = loc("model.layers.4")
#loc122 = loc("model.layers.4.post_attention_layernorm")
#loc123 = loc("model.layers.4.mlp.gate_proj")
#loc124 = loc("model.layers.4.mlp.act_fn")
#loc125 = loc("model.layers.4.mlp.up_proj")
#loc126 = loc("model.layers.4.mlp")
#loc127 = loc("model.layers.4.mlp.down_proj")
#loc128 = loc("model.layers.5.input_layernorm")
#loc130 = loc("model.layers.5.self_attn")
#loc133 = loc("model.layers.5.self_attn.o_proj")
#loc134 = loc("model.layers.5")
#loc135 = loc("model.layers.5.post_attention_layernorm")
#loc136 = loc("model.layers.5.mlp.gate_proj")
#loc137 = loc("model.layers.5.mlp.act_fn")
#loc138 = loc("model.layers.5.mlp.up_proj")
#loc139 = loc("model.layers.5.mlp")
#loc140 = loc("model.layers.5.mlp.down_proj")
#loc141 = loc("model.norm")
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
  func.func @main(%arg0: tensor<64x16xf32> {pipe.parameter = "model.embed_tokens.weight"} loc("model.embed_tokens.weight"), %arg1: tensor<16x16xf32> {pipe.parameter = "model.layers.0.self_attn.q_proj.weight"} loc("model.layers.0.self_attn.q_proj.weight"), %arg2: tensor<8x16xf32> {pipe.parameter = "model.layers.0.self_attn.k_proj.weight"} loc("model.layers.0.self_attn.k_proj.weight"), %arg3: tensor<8x16xf32> {pipe.parameter = "model.layers.0.self_attn.v_proj.weight"} loc("model.layers.0.self_attn.v_proj.weight"), %arg4: tensor<16x16xf32> {pipe.parameter = "model.layers.0.self_attn.o_proj.weight"} loc("model.layers.0.self_attn.o_proj.weight"), %arg5: tensor<32x16xf32> {pipe.parameter = "model.layers.0.mlp.gate_proj.weight"} loc("model.layers.0.mlp.gate_proj.weight"), %arg6: tensor<32x16xf32> {pipe.parameter = "model.layers.0.mlp.up_proj.weight"} loc("model.layers.0.mlp.up_proj.weight"), %arg7: tensor<16x32xf32> {pipe.parameter = "model.layers.0.mlp.down_proj.weight"} loc("model.layers.0.mlp.down_proj.weight"), %arg8: tensor<16xf32> {pipe.parameter = "model.layers.0.input_layernorm.weight"} loc("model.layers.0.input_layernorm.weight"), %arg9: tensor<16xf32> {pipe.parameter = "model.layers.0.post_attention_layernorm.weight"} loc("model.layers.0.post_attention_layernorm.weight"), %arg10: tensor<16x16xf32> {pipe.parameter = "model.layers.1.self_attn.q_proj.weight"} loc("model.layers.1.self_attn.q_proj.weight"), %arg11: tensor<8x16xf32> {pipe.parameter = "model.layers.1.self_attn.k_proj.weight"} loc("model.layers.1.self_attn.k_proj.weight"), %arg12: tensor<8x16xf32> {pipe.parameter = "model.layers.1.self_attn.v_proj.weight"} loc("model.layers.1.self_attn.v_proj.weight"), %arg13: tensor<16x16xf32> {pipe.parameter = "model.layers.1.self_attn.o_proj.weight"} loc("model.layers.1.self_attn.o_proj.weight"), %arg14: tensor<32x16xf32> {pipe.parameter = "model.layers.1.mlp.gate_proj.weight"} loc("model.layers.1.mlp.gate_proj.weight"), %arg15: tensor<32x16xf32> {pipe.parameter = "model.layers.1.mlp.up_proj.weight"} loc("model.layers.1.mlp.up_proj.weight"), %arg16: tensor<16x32xf32> {pipe.parameter = "model.layers.1.mlp.down_proj.weight"} loc("model.layers.1.mlp.down_proj.weight"), %arg17: tensor<16xf32> {pipe.parameter = "model.layers.1.input_layernorm.weight"} loc("model.layers.1.input_layernorm.weight"), %arg18: tensor<16xf32> {pipe.parameter = "model.layers.1.post_attention_layernorm.weight"} loc("model.layers.1.post_attention_layernorm.weight"), %arg19: tensor<16x16xf32> {pipe.parameter = "model.layers.2.self_attn.q_proj.weight"} loc("model.layers.2.self_attn.q_proj.weight"), %arg20: tensor<8x16xf32> {pipe.parameter = "model.layers.2.self_attn.k_proj.weight"} loc("model.layers.2.self_attn.k_proj.weight"), %arg21: tensor<8x16xf32> {pipe.parameter = "model.layers.2.self_attn.v_proj.weight"} loc("model.layers.2.self_attn.v_proj.weight"), %arg22: tensor<16x16xf32> {pipe.parameter = "model.layers.2.self_attn.o_proj.weight"} loc("model.layers.2.self_attn.o_proj.weight"), %arg23: tensor<32x16xf32> {pipe.parameter = "model.layers.2.mlp.gate_proj.weight"} loc("model.layers.2.mlp.gate_proj.weight"), %arg24: tensor<32x16xf32> {pipe.parameter = "model.layers.2.mlp.up_proj.weight"} loc("model.layers.2.mlp.up_proj.weight"), %arg25: tensor<16x32xf32> {pipe.parameter = "model.layers.2.mlp.down_proj.weight"} loc("model.layers.2.mlp.down_proj.weight"), %arg26: tensor<16xf32> {pipe.parameter = "model.layers.2.input_layernorm.weight"} loc("model.layers.2.input_layernorm.weight"), %arg27: tensor<16xf32> {pipe.parameter = "model.layers.2.post_attention_layernorm.weight"} loc("model.layers.2.post_attention_layernorm.weight"), %arg28: tensor<16x16xf32> {pipe.parameter = "model.layers.3.self_attn.q_proj.weight"} loc("model.layers.3.self_attn.q_proj.weight"), %arg29: tensor<8x16xf32> {pipe.parameter = "model.layers.3.self_attn.k_proj.weight"} loc("model.layers.3.self_attn.k_proj.weight"), %arg30: tensor<8x16xf32> {pipe.parameter = "model.layers.3.self_attn.v_proj.weight"} loc("model.layers.3.self_attn.v_proj.weight"), %arg31: tensor<16x16xf32> {pipe.parameter = "model.layers.3.self_attn.o_proj.weight"} loc("model.layers.3.self_attn.o_proj.weight"), %arg32: tensor<32x16xf32> {pipe.parameter = "model.layers.3.mlp.gate_proj.weight"} loc("model.layers.3.mlp.gate_proj.weight"), %arg33: tensor<32x16xf32> {pipe.parameter = "model.layers.3.mlp.up_proj.weight"} loc("model.layers.3.mlp.up_proj.weight"), %arg34: tensor<16x32xf32> {pipe.parameter = "model.layers.3.mlp.down_proj.weight"} loc("model.layers.3.mlp.down_proj.weight"), %arg35: tensor<16xf32> {pipe.parameter = "model.layers.3.input_layernorm.weight"} loc("model.layers.3.input_layernorm.weight"), %arg36: tensor<16xf32> {pipe.parameter = "model.layers.3.post_attention_layernorm.weight"} loc("model.layers.3.post_attention_layernorm.weight"), %arg37: tensor<16x16xf32> {pipe.parameter = "model.layers.4.self_attn.q_proj.weight"} loc("model.layers.4.self_attn.q_proj.weight"), %arg38: tensor<8x16xf32> {pipe.parameter = "model.layers.4.self_attn.k_proj.weight"} loc("model.layers.4.self_attn.k_proj.weight"), %arg39: tensor<8x16xf32> {pipe.parameter = "model.layers.4.self_attn.v_proj.weight"} loc("model.layers.4.self_attn.v_proj.weight"), %arg40: tensor<16x16xf32> {pipe.parameter = "model.layers.4.self_attn.o_proj.weight"} loc("model.layers.4.self_attn.o_proj.weight"), %arg41: tensor<32x16xf32> {pipe.parameter = "model.layers.4.mlp.gate_proj.weight"} loc("model.layers.4.mlp.gate_proj.weight"), %arg42: tensor<32x16xf32> {pipe.parameter = "model.layers.4.mlp.up_proj.weight"} loc("model.layers.4.mlp.up_proj.weight"), %arg43: tensor<16x32xf32> {pipe.parameter = "model.layers.4.mlp.down_proj.weight"} loc("model.layers.4.mlp.down_proj.weight"), %arg44: tensor<16xf32> {pipe.parameter = "model.layers.4.input_layernorm.weight"} loc("model.layers.4.input_layernorm.weight"), %arg45: tensor<16xf32> {pipe.parameter = "model.layers.4.post_attention_layernorm.weight"} loc("model.layers.4.post_attention_layernorm.weight"), %arg46: tensor<16x16xf32> {pipe.parameter = "model.layers.5.self_attn.q_proj.weight"} loc("model.layers.5.self_attn.q_proj.weight"), %arg47: tensor<8x16xf32> {pipe.parameter = "model.layers.5.self_attn.k_proj.weight"} loc("model.layers.5.self_attn.k_proj.weight"), %arg48: tensor<8x16xf32> {pipe.parameter = "model.layers.5.self_attn.v_proj.weight"} loc("model.layers.5.self_attn.v_proj.weight"), %arg49: tensor<16x16xf32> {pipe.parameter = "model.layers.5.self_attn.o_proj.weight"} loc("model.layers.5.self_attn.o_proj.weight"), %arg50: tensor<32x16xf32> {pipe.parameter = "model.layers.5.mlp.gate_proj.weight"} loc("model.layers.5.mlp.gate_proj.weight"), %arg51: tensor<32x16xf32> {pipe.parameter = "model.layers.5.mlp.up_proj.weight"} loc("model.layers.5.mlp.up_proj.weight"), %arg52: tensor<16x32xf32> {pipe.parameter = "model.layers.5.mlp.down_proj.weight"} loc("model.layers.5.mlp.down_proj.weight"), %arg53: tensor<16xf32> {pipe.parameter = "model.layers.5.input_layernorm.weight"} loc("model.layers.5.input_layernorm.weight"), %arg54: tensor<16xf32> {pipe.parameter = "model.layers.5.post_attention_layernorm.weight"} loc("model.layers.5.post_attention_layernorm.weight"), %arg55: tensor<16xf32> {pipe.parameter = "model.norm.weight"} loc("model.norm.weight"), %arg56: tensor<64x16xf32> {pipe.parameter = "lm_head.weight"} loc("lm_head.weight"), %arg57: tensor<2x12xi64> {pipe.input = "input_ids"} loc("input_ids"), %arg58: tensor<2x12xi64> {pipe.input = "labels"} loc("labels")) -> (tensor<f32> {pipe.loss = "loss"}) {
    %c-100_i64 = arith.constant -100 : i64 loc(#loc)
    %c0_i64 = arith.constant 0 : i64 loc(#loc)
    %c64 = arith.constant 64 : index loc(#loc)
    %cst = arith.constant 0.000000e+00 : f32 loc(#loc)
    %cst_0 = arith.constant 0xFF800000 : f32 loc(#loc)
    %cst_1 = arith.constant 1.000000e+00 : f32 loc(#loc)
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<f32> loc(#loc1)
    %cst_3 = arith.constant dense<-3.40282347E+38> : tensor<f32> loc(#loc1)
    %cst_4 = arith.constant 9.9999999999999995E-7 : f64 loc(#loc61)
    %cst_5 = arith.constant dense<[1.000000e+00, 0.00999999977]> : tensor<2xf32> loc(#loc62)
    %cst_6 = arith.constant 1.600000e+01 : f32 loc(#loc)
    %cst_7 = arith.constant 5.000000e-01 : f32 loc(#loc)
    %cst_8 = arith.constant dense<-1> : tensor<i64> loc(#loc1)
    %cst_9 = arith.constant dense<0> : tensor<i64> loc(#loc1)
    %0 = tensor.empty() : tensor<12xi64> loc(#loc1)
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<12xi64>) {
    ^bb0(%out: i64 loc("<loss>")):
      %359 = linalg.index 0 : index loc(#loc1)
      %360 = arith.index_cast %359 : index to i64 loc(#loc1)
      linalg.yield %360 : i64 loc(#loc1)
    } -> tensor<12xi64> loc(#loc1)
    %expanded = tensor.expand_shape %1 [[0, 1]] output_shape [12, 1] : tensor<12xi64> into tensor<12x1xi64> loc(#loc1)
    %expanded_10 = tensor.expand_shape %1 [[0, 1]] output_shape [1, 12] : tensor<12xi64> into tensor<1x12xi64> loc(#loc1)
    %2 = tensor.empty() : tensor<12x12xi1> loc(#loc1)
    %3 = linalg.generic {indexing_maps = [#map1, #map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%expanded_10, %expanded : tensor<1x12xi64>, tensor<12x1xi64>) outs(%2 : tensor<12x12xi1>) {
    ^bb0(%in: i64 loc("<loss>"), %in_240: i64 loc("<loss>"), %out: i1 loc("<loss>")):
      %359 = arith.cmpi sle, %in, %in_240 : i64 loc(#loc1)
      linalg.yield %359 : i1 loc(#loc1)
    } -> tensor<12x12xi1> loc(#loc1)
    %4 = tensor.empty() : tensor<12x12xf32> loc(#loc1)
    %5 = linalg.generic {indexing_maps = [#map3, #map4, #map4, #map3], iterator_types = ["parallel", "parallel"]} ins(%3, %cst_2, %cst_3 : tensor<12x12xi1>, tensor<f32>, tensor<f32>) outs(%4 : tensor<12x12xf32>) {
    ^bb0(%in: i1 loc("<loss>"), %in_240: f32 loc("<loss>"), %in_241: f32 loc("<loss>"), %out: f32 loc("<loss>")):
      %359 = arith.select %in, %in_240, %in_241 : f32 loc(#loc1)
      linalg.yield %359 : f32 loc(#loc1)
    } -> tensor<12x12xf32> loc(#loc1)
    %expanded_11 = tensor.expand_shape %5 [[0, 1, 2], [3]] output_shape [1, 1, 12, 12] : tensor<12x12xf32> into tensor<1x1x12x12xf32> loc(#loc1)
    %6 = tensor.empty() : tensor<2x12x16xf32> loc(#loc63)
    %7 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg57 : tensor<2x12xi64>) outs(%6 : tensor<2x12x16xf32>) {
    ^bb0(%in: i64 loc("model.embed_tokens"), %out: f32 loc("model.embed_tokens")):
      %359 = arith.index_cast %in : i64 to index loc(#loc63)
      %360 = linalg.index 2 : index loc(#loc63)
      %361 = arith.cmpi slt, %359, %c64 : index loc(#loc63)
      cf.assert %361, "index must be smaller than dim size" loc(#loc63)
      %362 = arith.cmpi sge, %in, %c0_i64 : i64 loc(#loc63)
      cf.assert %362, "index must be larger or equal to 0" loc(#loc63)
      %extracted = tensor.extract %arg0[%359, %360] : tensor<64x16xf32> loc(#loc63)
      linalg.yield %extracted : f32 loc(#loc63)
    } -> tensor<2x12x16xf32> loc(#loc63)
    %expanded_12 = tensor.expand_shape %1 [[0, 1, 2]] output_shape [1, 12, 1] : tensor<12xi64> into tensor<1x12x1xi64> loc(#loc62)
    %8 = tensor.empty() : tensor<1x12x1xf32> loc(#loc62)
    %9 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_12 : tensor<1x12x1xi64>) outs(%8 : tensor<1x12x1xf32>) {
    ^bb0(%in: i64 loc("model.rotary_emb"), %out: f32 loc("model.rotary_emb")):
      %359 = arith.sitofp %in : i64 to f32 loc(#loc62)
      linalg.yield %359 : f32 loc(#loc62)
    } -> tensor<1x12x1xf32> loc(#loc62)
    %10 = tensor.empty() : tensor<1x12x2xf32> loc(#loc62)
    %11 = linalg.generic {indexing_maps = [#map7, #map8, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%9, %cst_5 : tensor<1x12x1xf32>, tensor<2xf32>) outs(%10 : tensor<1x12x2xf32>) {
    ^bb0(%in: f32 loc("model.rotary_emb"), %in_240: f32 loc("model.rotary_emb"), %out: f32 loc("model.rotary_emb")):
      %359 = arith.mulf %in, %in_240 : f32 loc(#loc62)
      linalg.yield %359 : f32 loc(#loc62)
    } -> tensor<1x12x2xf32> loc(#loc62)
    %concat = tensor.concat dim(2) %11, %11 : (tensor<1x12x2xf32>, tensor<1x12x2xf32>) -> tensor<1x12x4xf32> loc(#loc62)
    %12 = tensor.empty() : tensor<1x12x4xf32> loc(#loc62)
    %13 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%concat : tensor<1x12x4xf32>) outs(%12 : tensor<1x12x4xf32>) {
    ^bb0(%in: f32 loc("model.rotary_emb"), %out: f32 loc("model.rotary_emb")):
      %359 = math.cos %in : f32 loc(#loc62)
      linalg.yield %359 : f32 loc(#loc62)
    } -> tensor<1x12x4xf32> loc(#loc62)
    %14 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%concat : tensor<1x12x4xf32>) outs(%12 : tensor<1x12x4xf32>) {
    ^bb0(%in: f32 loc("model.rotary_emb"), %out: f32 loc("model.rotary_emb")):
      %359 = math.sin %in : f32 loc(#loc62)
      linalg.yield %359 : f32 loc(#loc62)
    } -> tensor<1x12x4xf32> loc(#loc62)
    %15 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%7, %7 : tensor<2x12x16xf32>, tensor<2x12x16xf32>) outs(%6 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("model.embed_tokens"), %in_240: f32 loc("model.embed_tokens"), %out: f32 loc("model.layers.0.input_layernorm")):
      %359 = arith.mulf %in, %in_240 : f32 loc(#loc61)
      linalg.yield %359 : f32 loc(#loc61)
    } -> tensor<2x12x16xf32> loc(#loc61)
    %16 = tensor.empty() : tensor<2x12x1xf32> loc(#loc61)
    %17 = linalg.fill ins(%cst : f32) outs(%16 : tensor<2x12x1xf32>) -> tensor<2x12x1xf32> loc(#loc61)
    %18 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%15 : tensor<2x12x16xf32>) outs(%17 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("model.layers.0.input_layernorm"), %out: f32 loc("model.layers.0.input_layernorm")):
      %359 = arith.addf %in, %out : f32 loc(#loc61)
      linalg.yield %359 : f32 loc(#loc61)
    } -> tensor<2x12x1xf32> loc(#loc61)
    %19 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%18 : tensor<2x12x1xf32>) outs(%16 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("model.layers.0.input_layernorm"), %out: f32 loc("model.layers.0.input_layernorm")):
      %359 = arith.divf %in, %cst_6 : f32 loc(#loc61)
      linalg.yield %359 : f32 loc(#loc61)
    } -> tensor<2x12x1xf32> loc(#loc61)
    %20 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%19 : tensor<2x12x1xf32>) outs(%16 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("model.layers.0.input_layernorm"), %out: f32 loc("model.layers.0.input_layernorm")):
      %359 = arith.truncf %cst_4 : f64 to f32 loc(#loc61)
      %360 = arith.addf %in, %359 : f32 loc(#loc61)
      linalg.yield %360 : f32 loc(#loc61)
    } -> tensor<2x12x1xf32> loc(#loc61)
    %21 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%20 : tensor<2x12x1xf32>) outs(%16 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("model.layers.0.input_layernorm"), %out: f32 loc("model.layers.0.input_layernorm")):
      %359 = math.rsqrt %in : f32 loc(#loc61)
      linalg.yield %359 : f32 loc(#loc61)
    } -> tensor<2x12x1xf32> loc(#loc61)
    %22 = linalg.generic {indexing_maps = [#map6, #map7, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%7, %21 : tensor<2x12x16xf32>, tensor<2x12x1xf32>) outs(%6 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("model.embed_tokens"), %in_240: f32 loc("model.layers.0.input_layernorm"), %out: f32 loc("model.layers.0.input_layernorm")):
      %359 = arith.mulf %in, %in_240 : f32 loc(#loc61)
      linalg.yield %359 : f32 loc(#loc61)
    } -> tensor<2x12x16xf32> loc(#loc61)
    %23 = linalg.generic {indexing_maps = [#map8, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg8, %22 : tensor<16xf32>, tensor<2x12x16xf32>) outs(%6 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("model.layers.0.input_layernorm"), %in_240: f32 loc("model.layers.0.input_layernorm"), %out: f32 loc("model.layers.0.input_layernorm")):
      %359 = arith.mulf %in, %in_240 : f32 loc(#loc61)
      linalg.yield %359 : f32 loc(#loc61)
    } -> tensor<2x12x16xf32> loc(#loc61)
    %24 = tensor.empty() : tensor<16x16xf32> loc(#loc64)
    %transposed = linalg.transpose ins(%arg1 : tensor<16x16xf32>) outs(%24 : tensor<16x16xf32>) permutation = [1, 0]  loc(#loc64)
    %collapsed = tensor.collapse_shape %23 [[0, 1], [2]] : tensor<2x12x16xf32> into tensor<24x16xf32> loc(#loc64)
    %25 = tensor.empty() : tensor<24x16xf32> loc(#loc64)
    %26 = linalg.fill ins(%cst : f32) outs(%25 : tensor<24x16xf32>) -> tensor<24x16xf32> loc(#loc64)
    %27 = linalg.matmul ins(%collapsed, %transposed : tensor<24x16xf32>, tensor<16x16xf32>) outs(%26 : tensor<24x16xf32>) -> tensor<24x16xf32> loc(#loc64)
    %expanded_13 = tensor.expand_shape %27 [[0, 1], [2, 3]] output_shape [2, 12, 4, 4] : tensor<24x16xf32> into tensor<2x12x4x4xf32> loc(#loc65)
    %28 = tensor.empty() : tensor<2x4x12x4xf32> loc(#loc65)
    %transposed_14 = linalg.transpose ins(%expanded_13 : tensor<2x12x4x4xf32>) outs(%28 : tensor<2x4x12x4xf32>) permutation = [0, 2, 1, 3]  loc(#loc65)
    %29 = tensor.empty() : tensor<16x8xf32> loc(#loc66)
    %transposed_15 = linalg.transpose ins(%arg2 : tensor<8x16xf32>) outs(%29 : tensor<16x8xf32>) permutation = [1, 0]  loc(#loc66)
    %30 = tensor.empty() : tensor<24x8xf32> loc(#loc66)
    %31 = linalg.fill ins(%cst : f32) outs(%30 : tensor<24x8xf32>) -> tensor<24x8xf32> loc(#loc66)
    %32 = linalg.matmul ins(%collapsed, %transposed_15 : tensor<24x16xf32>, tensor<16x8xf32>) outs(%31 : tensor<24x8xf32>) -> tensor<24x8xf32> loc(#loc66)
    %expanded_16 = tensor.expand_shape %32 [[0, 1], [2, 3]] output_shape [2, 12, 2, 4] : tensor<24x8xf32> into tensor<2x12x2x4xf32> loc(#loc65)
    %33 = tensor.empty() : tensor<2x2x12x4xf32> loc(#loc65)
    %transposed_17 = linalg.transpose ins(%expanded_16 : tensor<2x12x2x4xf32>) outs(%33 : tensor<2x2x12x4xf32>) permutation = [0, 2, 1, 3]  loc(#loc65)
    %transposed_18 = linalg.transpose ins(%arg3 : tensor<8x16xf32>) outs(%29 : tensor<16x8xf32>) permutation = [1, 0]  loc(#loc67)
    %34 = linalg.matmul ins(%collapsed, %transposed_18 : tensor<24x16xf32>, tensor<16x8xf32>) outs(%31 : tensor<24x8xf32>) -> tensor<24x8xf32> loc(#loc67)
    %expanded_19 = tensor.expand_shape %34 [[0, 1], [2, 3]] output_shape [2, 12, 2, 4] : tensor<24x8xf32> into tensor<2x12x2x4xf32> loc(#loc65)
    %transposed_20 = linalg.transpose ins(%expanded_19 : tensor<2x12x2x4xf32>) outs(%33 : tensor<2x2x12x4xf32>) permutation = [0, 2, 1, 3]  loc(#loc65)
    %expanded_21 = tensor.expand_shape %13 [[0], [1, 2], [3]] output_shape [1, 1, 12, 4] : tensor<1x12x4xf32> into tensor<1x1x12x4xf32> loc(#loc65)
    %expanded_22 = tensor.expand_shape %14 [[0], [1, 2], [3]] output_shape [1, 1, 12, 4] : tensor<1x12x4xf32> into tensor<1x1x12x4xf32> loc(#loc65)
    %35 = linalg.generic {indexing_maps = [#map9, #map10, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_14, %expanded_21 : tensor<2x4x12x4xf32>, tensor<1x1x12x4xf32>) outs(%28 : tensor<2x4x12x4xf32>) {
    ^bb0(%in: f32 loc("model.layers.0.self_attn"), %in_240: f32 loc("model.layers.0.self_attn"), %out: f32 loc("model.layers.0.self_attn")):
      %359 = arith.mulf %in, %in_240 : f32 loc(#loc65)
      linalg.yield %359 : f32 loc(#loc65)
    } -> tensor<2x4x12x4xf32> loc(#loc65)
    %extracted_slice = tensor.extract_slice %transposed_14[0, 0, 0, 0] [2, 4, 12, 2] [1, 1, 1, 1] : tensor<2x4x12x4xf32> to tensor<2x4x12x2xf32> loc(#loc65)
    %extracted_slice_23 = tensor.extract_slice %transposed_14[0, 0, 0, 2] [2, 4, 12, 2] [1, 1, 1, 1] : tensor<2x4x12x4xf32> to tensor<2x4x12x2xf32> loc(#loc65)
    %36 = tensor.empty() : tensor<2x4x12x2xf32> loc(#loc65)
    %37 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_23 : tensor<2x4x12x2xf32>) outs(%36 : tensor<2x4x12x2xf32>) {
    ^bb0(%in: f32 loc("model.layers.0.self_attn"), %out: f32 loc("model.layers.0.self_attn")):
      %359 = arith.negf %in : f32 loc(#loc65)
      linalg.yield %359 : f32 loc(#loc65)
    } -> tensor<2x4x12x2xf32> loc(#loc65)
    %concat_24 = tensor.concat dim(3) %37, %extracted_slice : (tensor<2x4x12x2xf32>, tensor<2x4x12x2xf32>) -> tensor<2x4x12x4xf32> loc(#loc65)
    %38 = linalg.generic {indexing_maps = [#map9, #map10, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_24, %expanded_22 : tensor<2x4x12x4xf32>, tensor<1x1x12x4xf32>) outs(%28 : tensor<2x4x12x4xf32>) {
    ^bb0(%in: f32 loc("model.layers.0.self_attn"), %in_240: f32 loc("model.layers.0.self_attn"), %out: f32 loc("model.layers.0.self_attn")):
      %359 = arith.mulf %in, %in_240 : f32 loc(#loc65)
      linalg.yield %359 : f32 loc(#loc65)
    } -> tensor<2x4x12x4xf32> loc(#loc65)
    %39 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%35, %38 : tensor<2x4x12x4xf32>, tensor<2x4x12x4xf32>) outs(%28 : tensor<2x4x12x4xf32>) {
    ^bb0(%in: f32 loc("model.layers.0.self_attn"), %in_240: f32 loc("model.layers.0.self_attn"), %out: f32 loc("model.layers.0.self_attn")):
      %359 = arith.addf %in, %in_240 : f32 loc(#loc65)
      linalg.yield %359 : f32 loc(#loc65)
    } -> tensor<2x4x12x4xf32> loc(#loc65)
    %40 = linalg.generic {indexing_maps = [#map9, #map10, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_17, %expanded_21 : tensor<2x2x12x4xf32>, tensor<1x1x12x4xf32>) outs(%33 : tensor<2x2x12x4xf32>) {
    ^bb0(%in: f32 loc("model.layers.0.self_attn"), %in_240: f32 loc("model.layers.0.self_attn"), %out: f32 loc("model.layers.0.self_attn")):
      %359 = arith.mulf %in, %in_240 : f32 loc(#loc65)
      linalg.yield %359 : f32 loc(#loc65)
    } -> tensor<2x2x12x4xf32> loc(#loc65)
    %extracted_slice_25 = tensor.extract_slice %transposed_17[0, 0, 0, 0] [2, 2, 12, 2] [1, 1, 1, 1] : tensor<2x2x12x4xf32> to tensor<2x2x12x2xf32> loc(#loc65)
    %extracted_slice_26 = tensor.extract_slice %transposed_17[0, 0, 0, 2] [2, 2, 12, 2] [1, 1, 1, 1] : tensor<2x2x12x4xf32> to tensor<2x2x12x2xf32> loc(#loc65)
    %41 = tensor.empty() : tensor<2x2x12x2xf32> loc(#loc65)
    %42 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_26 : tensor<2x2x12x2xf32>) outs(%41 : tensor<2x2x12x2xf32>) {
    ^bb0(%in: f32 loc("model.layers.0.self_attn"), %out: f32 loc("model.layers.0.self_attn")):
      %359 = arith.negf %in : f32 loc(#loc65)
      linalg.yield %359 : f32 loc(#loc65)
    } -> tensor<2x2x12x2xf32> loc(#loc65)
    %concat_27 = tensor.concat dim(3) %42, %extracted_slice_25 : (tensor<2x2x12x2xf32>, tensor<2x2x12x2xf32>) -> tensor<2x2x12x4xf32> loc(#loc65)
    %43 = linalg.generic {indexing_maps = [#map9, #map10, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_27, %expanded_22 : tensor<2x2x12x4xf32>, tensor<1x1x12x4xf32>) outs(%33 : tensor<2x2x12x4xf32>) {
    ^bb0(%in: f32 loc("model.layers.0.self_attn"), %in_240: f32 loc("model.layers.0.self_attn"), %out: f32 loc("model.layers.0.self_attn")):
      %359 = arith.mulf %in, %in_240 : f32 loc(#loc65)
      linalg.yield %359 : f32 loc(#loc65)
    } -> tensor<2x2x12x4xf32> loc(#loc65)
    %44 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%40, %43 : tensor<2x2x12x4xf32>, tensor<2x2x12x4xf32>) outs(%33 : tensor<2x2x12x4xf32>) {
    ^bb0(%in: f32 loc("model.layers.0.self_attn"), %in_240: f32 loc("model.layers.0.self_attn"), %out: f32 loc("model.layers.0.self_attn")):
      %359 = arith.addf %in, %in_240 : f32 loc(#loc65)
      linalg.yield %359 : f32 loc(#loc65)
    } -> tensor<2x2x12x4xf32> loc(#loc65)
    %45 = tensor.empty() : tensor<2x2x2x12x4xf32> loc(#loc65)
    %46 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%44 : tensor<2x2x12x4xf32>) outs(%45 : tensor<2x2x2x12x4xf32>) {
    ^bb0(%in: f32 loc("model.layers.0.self_attn"), %out: f32 loc("model.layers.0.self_attn")):
      linalg.yield %in : f32 loc(#loc65)
    } -> tensor<2x2x2x12x4xf32> loc(#loc65)
    %collapsed_28 = tensor.collapse_shape %46 [[0], [1, 2], [3], [4]] : tensor<2x2x2x12x4xf32> into tensor<2x4x12x4xf32> loc(#loc65)
    %47 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%transposed_20 : tensor<2x2x12x4xf32>) outs(%45 : tensor<2x2x2x12x4xf32>) {
    ^bb0(%in: f32 loc("model.layers.0.self_attn"), %out: f32 loc("model.layers.0.self_attn")):
      linalg.yield %in : f32 loc(#loc65)
    } -> tensor<2x2x2x12x4xf32> loc(#loc65)
    %48 = tensor.empty() : tensor<2x4x4x12xf32> loc(#loc65)
    %transposed_29 = linalg.transpose ins(%collapsed_28 : tensor<2x4x12x4xf32>) outs(%48 : tensor<2x4x4x12xf32>) permutation = [0, 1, 3, 2]  loc(#loc65)
    %collapsed_30 = tensor.collapse_shape %39 [[0, 1], [2], [3]] : tensor<2x4x12x4xf32> into tensor<8x12x4xf32> loc(#loc65)
    %collapsed_31 = tensor.collapse_shape %transposed_29 [[0, 1], [2], [3]] : tensor<2x4x4x12xf32> into tensor<8x4x12xf32> loc(#loc65)
    %49 = tensor.empty() : tensor<8x12x12xf32> loc(#loc65)
    %50 = linalg.fill ins(%cst : f32) outs(%49 : tensor<8x12x12xf32>) -> tensor<8x12x12xf32> loc(#loc65)
    %51 = linalg.batch_matmul ins(%collapsed_30, %collapsed_31 : tensor<8x12x4xf32>, tensor<8x4x12xf32>) outs(%50 : tensor<8x12x12xf32>) -> tensor<8x12x12xf32> loc(#loc65)
    %expanded_32 = tensor.expand_shape %51 [[0, 1], [2], [3]] output_shape [2, 4, 12, 12] : tensor<8x12x12xf32> into tensor<2x4x12x12xf32> loc(#loc65)
    %52 = tensor.empty() : tensor<2x4x12x12xf32> loc(#loc65)
    %53 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_32 : tensor<2x4x12x12xf32>) outs(%52 : tensor<2x4x12x12xf32>) {
    ^bb0(%in: f32 loc("model.layers.0.self_attn"), %out: f32 loc("model.layers.0.self_attn")):
      %359 = arith.mulf %in, %cst_7 : f32 loc(#loc65)
      linalg.yield %359 : f32 loc(#loc65)
    } -> tensor<2x4x12x12xf32> loc(#loc65)
    %54 = linalg.generic {indexing_maps = [#map9, #map10, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%53, %expanded_11 : tensor<2x4x12x12xf32>, tensor<1x1x12x12xf32>) outs(%52 : tensor<2x4x12x12xf32>) {
    ^bb0(%in: f32 loc("model.layers.0.self_attn"), %in_240: f32 loc("<loss>"), %out: f32 loc("model.layers.0.self_attn")):
      %359 = arith.addf %in, %in_240 : f32 loc(#loc65)
      linalg.yield %359 : f32 loc(#loc65)
    } -> tensor<2x4x12x12xf32> loc(#loc65)
    %55 = tensor.empty() : tensor<2x4x12xi64> loc(#loc65)
    %56 = linalg.fill ins(%c0_i64 : i64) outs(%55 : tensor<2x4x12xi64>) -> tensor<2x4x12xi64> loc(#loc65)
    %57 = tensor.empty() : tensor<2x4x12xf32> loc(#loc65)
    %58 = linalg.fill ins(%cst_0 : f32) outs(%57 : tensor<2x4x12xf32>) -> tensor<2x4x12xf32> loc(#loc65)
    %59:2 = linalg.generic {indexing_maps = [#map9, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%54 : tensor<2x4x12x12xf32>) outs(%58, %56 : tensor<2x4x12xf32>, tensor<2x4x12xi64>) {
    ^bb0(%in: f32 loc("model.layers.0.self_attn"), %out: f32 loc("model.layers.0.self_attn"), %out_240: i64 loc("model.layers.0.self_attn")):
      %359 = linalg.index 3 : index loc(#loc65)
      %360 = arith.index_cast %359 : index to i64 loc(#loc65)
      %361 = arith.maximumf %in, %out : f32 loc(#loc65)
      %362 = arith.cmpf ogt, %in, %out : f32 loc(#loc65)
      %363 = arith.select %362, %360, %out_240 : i64 loc(#loc65)
      linalg.yield %361, %363 : f32, i64 loc(#loc65)
    } -> (tensor<2x4x12xf32>, tensor<2x4x12xi64>) loc(#loc65)
    %expanded_33 = tensor.expand_shape %59#0 [[0], [1], [2, 3]] output_shape [2, 4, 12, 1] : tensor<2x4x12xf32> into tensor<2x4x12x1xf32> loc(#loc65)
    %60 = linalg.generic {indexing_maps = [#map9, #map14, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%54, %expanded_33 : tensor<2x4x12x12xf32>, tensor<2x4x12x1xf32>) outs(%52 : tensor<2x4x12x12xf32>) {
    ^bb0(%in: f32 loc("model.layers.0.self_attn"), %in_240: f32 loc("model.layers.0.self_attn"), %out: f32 loc("model.layers.0.self_attn")):
      %359 = arith.subf %in, %in_240 : f32 loc(#loc65)
      linalg.yield %359 : f32 loc(#loc65)
    } -> tensor<2x4x12x12xf32> loc(#loc65)
    %61 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%60 : tensor<2x4x12x12xf32>) outs(%52 : tensor<2x4x12x12xf32>) {
    ^bb0(%in: f32 loc("model.layers.0.self_attn"), %out: f32 loc("model.layers.0.self_attn")):
      %359 = math.exp %in : f32 loc(#loc65)
      linalg.yield %359 : f32 loc(#loc65)
    } -> tensor<2x4x12x12xf32> loc(#loc65)
    %62 = tensor.empty() : tensor<2x4x12x1xf32> loc(#loc65)
    %63 = linalg.fill ins(%cst : f32) outs(%62 : tensor<2x4x12x1xf32>) -> tensor<2x4x12x1xf32> loc(#loc65)
    %64 = linalg.generic {indexing_maps = [#map9, #map14], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%61 : tensor<2x4x12x12xf32>) outs(%63 : tensor<2x4x12x1xf32>) {
    ^bb0(%in: f32 loc("model.layers.0.self_attn"), %out: f32 loc("model.layers.0.self_attn")):
      %359 = arith.addf %in, %out : f32 loc(#loc65)
      linalg.yield %359 : f32 loc(#loc65)
    } -> tensor<2x4x12x1xf32> loc(#loc65)
    %65 = linalg.generic {indexing_maps = [#map9, #map14, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%61, %64 : tensor<2x4x12x12xf32>, tensor<2x4x12x1xf32>) outs(%52 : tensor<2x4x12x12xf32>) {
    ^bb0(%in: f32 loc("model.layers.0.self_attn"), %in_240: f32 loc("model.layers.0.self_attn"), %out: f32 loc("model.layers.0.self_attn")):
      %359 = arith.divf %in, %in_240 : f32 loc(#loc65)
      linalg.yield %359 : f32 loc(#loc65)
    } -> tensor<2x4x12x12xf32> loc(#loc65)
    %collapsed_34 = tensor.collapse_shape %65 [[0, 1], [2], [3]] : tensor<2x4x12x12xf32> into tensor<8x12x12xf32> loc(#loc65)
    %collapsed_35 = tensor.collapse_shape %47 [[0, 1, 2], [3], [4]] : tensor<2x2x2x12x4xf32> into tensor<8x12x4xf32> loc(#loc65)
    %66 = tensor.empty() : tensor<8x12x4xf32> loc(#loc65)
    %67 = linalg.fill ins(%cst : f32) outs(%66 : tensor<8x12x4xf32>) -> tensor<8x12x4xf32> loc(#loc65)
    %68 = linalg.batch_matmul ins(%collapsed_34, %collapsed_35 : tensor<8x12x12xf32>, tensor<8x12x4xf32>) outs(%67 : tensor<8x12x4xf32>) -> tensor<8x12x4xf32> loc(#loc65)
    %expanded_36 = tensor.expand_shape %68 [[0, 1], [2], [3]] output_shape [2, 4, 12, 4] : tensor<8x12x4xf32> into tensor<2x4x12x4xf32> loc(#loc65)
    %69 = tensor.empty() : tensor<2x12x4x4xf32> loc(#loc65)
    %transposed_37 = linalg.transpose ins(%expanded_36 : tensor<2x4x12x4xf32>) outs(%69 : tensor<2x12x4x4xf32>) permutation = [0, 2, 1, 3]  loc(#loc65)
    %transposed_38 = linalg.transpose ins(%arg4 : tensor<16x16xf32>) outs(%24 : tensor<16x16xf32>) permutation = [1, 0]  loc(#loc68)
    %collapsed_39 = tensor.collapse_shape %transposed_37 [[0, 1], [2, 3]] : tensor<2x12x4x4xf32> into tensor<24x16xf32> loc(#loc68)
    %70 = linalg.matmul ins(%collapsed_39, %transposed_38 : tensor<24x16xf32>, tensor<16x16xf32>) outs(%26 : tensor<24x16xf32>) -> tensor<24x16xf32> loc(#loc68)
    %expanded_40 = tensor.expand_shape %70 [[0, 1], [2]] output_shape [2, 12, 16] : tensor<24x16xf32> into tensor<2x12x16xf32> loc(#loc68)
    %71 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%7, %expanded_40 : tensor<2x12x16xf32>, tensor<2x12x16xf32>) outs(%6 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("model.embed_tokens"), %in_240: f32 loc("model.layers.0.self_attn.o_proj"), %out: f32 loc("model.layers.0")):
      %359 = arith.addf %in, %in_240 : f32 loc(#loc69)
      linalg.yield %359 : f32 loc(#loc69)
    } -> tensor<2x12x16xf32> loc(#loc69)
    %72 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%71, %71 : tensor<2x12x16xf32>, tensor<2x12x16xf32>) outs(%6 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("model.layers.0"), %in_240: f32 loc("model.layers.0"), %out: f32 loc("model.layers.0.post_attention_layernorm")):
      %359 = arith.mulf %in, %in_240 : f32 loc(#loc70)
      linalg.yield %359 : f32 loc(#loc70)
    } -> tensor<2x12x16xf32> loc(#loc70)
    %73 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%72 : tensor<2x12x16xf32>) outs(%17 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("model.layers.0.post_attention_layernorm"), %out: f32 loc("model.layers.0.post_attention_layernorm")):
      %359 = arith.addf %in, %out : f32 loc(#loc70)
      linalg.yield %359 : f32 loc(#loc70)
    } -> tensor<2x12x1xf32> loc(#loc70)
    %74 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%73 : tensor<2x12x1xf32>) outs(%16 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("model.layers.0.post_attention_layernorm"), %out: f32 loc("model.layers.0.post_attention_layernorm")):
      %359 = arith.divf %in, %cst_6 : f32 loc(#loc70)
      linalg.yield %359 : f32 loc(#loc70)
    } -> tensor<2x12x1xf32> loc(#loc70)
    %75 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%74 : tensor<2x12x1xf32>) outs(%16 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("model.layers.0.post_attention_layernorm"), %out: f32 loc("model.layers.0.post_attention_layernorm")):
      %359 = arith.truncf %cst_4 : f64 to f32 loc(#loc70)
      %360 = arith.addf %in, %359 : f32 loc(#loc70)
      linalg.yield %360 : f32 loc(#loc70)
    } -> tensor<2x12x1xf32> loc(#loc70)
    %76 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%75 : tensor<2x12x1xf32>) outs(%16 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("model.layers.0.post_attention_layernorm"), %out: f32 loc("model.layers.0.post_attention_layernorm")):
      %359 = math.rsqrt %in : f32 loc(#loc70)
      linalg.yield %359 : f32 loc(#loc70)
    } -> tensor<2x12x1xf32> loc(#loc70)
    %77 = linalg.generic {indexing_maps = [#map6, #map7, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%71, %76 : tensor<2x12x16xf32>, tensor<2x12x1xf32>) outs(%6 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("model.layers.0"), %in_240: f32 loc("model.layers.0.post_attention_layernorm"), %out: f32 loc("model.layers.0.post_attention_layernorm")):
      %359 = arith.mulf %in, %in_240 : f32 loc(#loc70)
      linalg.yield %359 : f32 loc(#loc70)
    } -> tensor<2x12x16xf32> loc(#loc70)
    %78 = linalg.generic {indexing_maps = [#map8, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg9, %77 : tensor<16xf32>, tensor<2x12x16xf32>) outs(%6 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("model.layers.0.post_attention_layernorm"), %in_240: f32 loc("model.layers.0.post_attention_layernorm"), %out: f32 loc("model.layers.0.post_attention_layernorm")):
      %359 = arith.mulf %in, %in_240 : f32 loc(#loc70)
      linalg.yield %359 : f32 loc(#loc70)
    } -> tensor<2x12x16xf32> loc(#loc70)
    %79 = tensor.empty() : tensor<16x32xf32> loc(#loc71)
    %transposed_41 = linalg.transpose ins(%arg5 : tensor<32x16xf32>) outs(%79 : tensor<16x32xf32>) permutation = [1, 0]  loc(#loc71)
    %collapsed_42 = tensor.collapse_shape %78 [[0, 1], [2]] : tensor<2x12x16xf32> into tensor<24x16xf32> loc(#loc71)
    %80 = tensor.empty() : tensor<24x32xf32> loc(#loc71)
    %81 = linalg.fill ins(%cst : f32) outs(%80 : tensor<24x32xf32>) -> tensor<24x32xf32> loc(#loc71)
    %82 = linalg.matmul ins(%collapsed_42, %transposed_41 : tensor<24x16xf32>, tensor<16x32xf32>) outs(%81 : tensor<24x32xf32>) -> tensor<24x32xf32> loc(#loc71)
    %expanded_43 = tensor.expand_shape %82 [[0, 1], [2]] output_shape [2, 12, 32] : tensor<24x32xf32> into tensor<2x12x32xf32> loc(#loc71)
    %83 = tensor.empty() : tensor<2x12x32xf32> loc(#loc72)
    %84 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_43 : tensor<2x12x32xf32>) outs(%83 : tensor<2x12x32xf32>) {
    ^bb0(%in: f32 loc("model.layers.0.mlp.gate_proj"), %out: f32 loc("model.layers.0.mlp.act_fn")):
      %359 = arith.negf %in : f32 loc(#loc72)
      %360 = math.exp %359 : f32 loc(#loc72)
      %361 = arith.addf %360, %cst_1 : f32 loc(#loc72)
      %362 = arith.divf %cst_1, %361 : f32 loc(#loc72)
      linalg.yield %362 : f32 loc(#loc72)
    } -> tensor<2x12x32xf32> loc(#loc72)
    %85 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_43, %84 : tensor<2x12x32xf32>, tensor<2x12x32xf32>) outs(%83 : tensor<2x12x32xf32>) {
    ^bb0(%in: f32 loc("model.layers.0.mlp.gate_proj"), %in_240: f32 loc("model.layers.0.mlp.act_fn"), %out: f32 loc("model.layers.0.mlp.act_fn")):
      %359 = arith.mulf %in, %in_240 : f32 loc(#loc72)
      linalg.yield %359 : f32 loc(#loc72)
    } -> tensor<2x12x32xf32> loc(#loc72)
    %transposed_44 = linalg.transpose ins(%arg6 : tensor<32x16xf32>) outs(%79 : tensor<16x32xf32>) permutation = [1, 0]  loc(#loc73)
    %86 = linalg.matmul ins(%collapsed_42, %transposed_44 : tensor<24x16xf32>, tensor<16x32xf32>) outs(%81 : tensor<24x32xf32>) -> tensor<24x32xf32> loc(#loc73)
    %expanded_45 = tensor.expand_shape %86 [[0, 1], [2]] output_shape [2, 12, 32] : tensor<24x32xf32> into tensor<2x12x32xf32> loc(#loc73)
    %87 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%85, %expanded_45 : tensor<2x12x32xf32>, tensor<2x12x32xf32>) outs(%83 : tensor<2x12x32xf32>) {
    ^bb0(%in: f32 loc("model.layers.0.mlp.act_fn"), %in_240: f32 loc("model.layers.0.mlp.up_proj"), %out: f32 loc("model.layers.0.mlp")):
      %359 = arith.mulf %in, %in_240 : f32 loc(#loc74)
      linalg.yield %359 : f32 loc(#loc74)
    } -> tensor<2x12x32xf32> loc(#loc74)
    %88 = tensor.empty() : tensor<32x16xf32> loc(#loc75)
    %transposed_46 = linalg.transpose ins(%arg7 : tensor<16x32xf32>) outs(%88 : tensor<32x16xf32>) permutation = [1, 0]  loc(#loc75)
    %collapsed_47 = tensor.collapse_shape %87 [[0, 1], [2]] : tensor<2x12x32xf32> into tensor<24x32xf32> loc(#loc75)
    %89 = linalg.matmul ins(%collapsed_47, %transposed_46 : tensor<24x32xf32>, tensor<32x16xf32>) outs(%26 : tensor<24x16xf32>) -> tensor<24x16xf32> loc(#loc75)
    %expanded_48 = tensor.expand_shape %89 [[0, 1], [2]] output_shape [2, 12, 16] : tensor<24x16xf32> into tensor<2x12x16xf32> loc(#loc75)
    %90 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%71, %expanded_48 : tensor<2x12x16xf32>, tensor<2x12x16xf32>) outs(%6 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("model.layers.0"), %in_240: f32 loc("model.layers.0.mlp.down_proj"), %out: f32 loc("model.layers.0")):
      %359 = arith.addf %in, %in_240 : f32 loc(#loc69)
      linalg.yield %359 : f32 loc(#loc69)
    } -> tensor<2x12x16xf32> loc(#loc69)
    %91 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%90, %90 : tensor<2x12x16xf32>, tensor<2x12x16xf32>) outs(%6 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("model.layers.0"), %in_240: f32 loc("model.layers.0"), %out: f32 loc("model.layers.1.input_layernorm")):
      %359 = arith.mulf %in, %in_240 : f32 loc(#loc76)
      linalg.yield %359 : f32 loc(#loc76)
    } -> tensor<2x12x16xf32> loc(#loc76)
    %92 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%91 : tensor<2x12x16xf32>) outs(%17 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("model.layers.1.input_layernorm"), %out: f32 loc("model.layers.1.input_layernorm")):
      %359 = arith.addf %in, %out : f32 loc(#loc76)
      linalg.yield %359 : f32 loc(#loc76)
    } -> tensor<2x12x1xf32> loc(#loc76)
    %93 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%92 : tensor<2x12x1xf32>) outs(%16 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("model.layers.1.input_layernorm"), %out: f32 loc("model.layers.1.input_layernorm")):
      %359 = arith.divf %in, %cst_6 : f32 loc(#loc76)
      linalg.yield %359 : f32 loc(#loc76)
    } -> tensor<2x12x1xf32> loc(#loc76)
    %94 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%93 : tensor<2x12x1xf32>) outs(%16 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("model.layers.1.input_layernorm"), %out: f32 loc("model.layers.1.input_layernorm")):
      %359 = arith.truncf %cst_4 : f64 to f32 loc(#loc76)
      %360 = arith.addf %in, %359 : f32 loc(#loc76)
      linalg.yield %360 : f32 loc(#loc76)
    } -> tensor<2x12x1xf32> loc(#loc76)
    %95 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%94 : tensor<2x12x1xf32>) outs(%16 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("model.layers.1.input_layernorm"), %out: f32 loc("model.layers.1.input_layernorm")):
      %359 = math.rsqrt %in : f32 loc(#loc76)
      linalg.yield %359 : f32 loc(#loc76)
    } -> tensor<2x12x1xf32> loc(#loc76)
    %96 = linalg.generic {indexing_maps = [#map6, #map7, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%90, %95 : tensor<2x12x16xf32>, tensor<2x12x1xf32>) outs(%6 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("model.layers.0"), %in_240: f32 loc("model.layers.1.input_layernorm"), %out: f32 loc("model.layers.1.input_layernorm")):
      %359 = arith.mulf %in, %in_240 : f32 loc(#loc76)
      linalg.yield %359 : f32 loc(#loc76)
    } -> tensor<2x12x16xf32> loc(#loc76)
    %97 = linalg.generic {indexing_maps = [#map8, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg17, %96 : tensor<16xf32>, tensor<2x12x16xf32>) outs(%6 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("model.layers.1.input_layernorm"), %in_240: f32 loc("model.layers.1.input_layernorm"), %out: f32 loc("model.layers.1.input_layernorm")):
      %359 = arith.mulf %in, %in_240 : f32 loc(#loc76)
      linalg.yield %359 : f32 loc(#loc76)
    } -> tensor<2x12x16xf32> loc(#loc76)
    %transposed_49 = linalg.transpose ins(%arg10 : tensor<16x16xf32>) outs(%24 : tensor<16x16xf32>) permutation = [1, 0]  loc(#loc77)
    %collapsed_50 = tensor.collapse_shape %97 [[0, 1], [2]] : tensor<2x12x16xf32> into tensor<24x16xf32> loc(#loc77)
    %98 = linalg.matmul ins(%collapsed_50, %transposed_49 : tensor<24x16xf32>, tensor<16x16xf32>) outs(%26 : tensor<24x16xf32>) -> tensor<24x16xf32> loc(#loc77)
    %expanded_51 = tensor.expand_shape %98 [[0, 1], [2, 3]] output_shape [2, 12, 4, 4] : tensor<24x16xf32> into tensor<2x12x4x4xf32> loc(#loc78)
    %transposed_52 = linalg.transpose ins(%expanded_51 : tensor<2x12x4x4xf32>) outs(%28 : tensor<2x4x12x4xf32>) permutation = [0, 2, 1, 3]  loc(#loc78)
    %transposed_53 = linalg.transpose ins(%arg11 : tensor<8x16xf32>) outs(%29 : tensor<16x8xf32>) permutation = [1, 0]  loc(#loc79)
    %99 = linalg.matmul ins(%collapsed_50, %transposed_53 : tensor<24x16xf32>, tensor<16x8xf32>) outs(%31 : tensor<24x8xf32>) -> tensor<24x8xf32> loc(#loc79)
    %expanded_54 = tensor.expand_shape %99 [[0, 1], [2, 3]] output_shape [2, 12, 2, 4] : tensor<24x8xf32> into tensor<2x12x2x4xf32> loc(#loc78)
    %transposed_55 = linalg.transpose ins(%expanded_54 : tensor<2x12x2x4xf32>) outs(%33 : tensor<2x2x12x4xf32>) permutation = [0, 2, 1, 3]  loc(#loc78)
    %transposed_56 = linalg.transpose ins(%arg12 : tensor<8x16xf32>) outs(%29 : tensor<16x8xf32>) permutation = [1, 0]  loc(#loc80)
    %100 = linalg.matmul ins(%collapsed_50, %transposed_56 : tensor<24x16xf32>, tensor<16x8xf32>) outs(%31 : tensor<24x8xf32>) -> tensor<24x8xf32> loc(#loc80)
    %expanded_57 = tensor.expand_shape %100 [[0, 1], [2, 3]] output_shape [2, 12, 2, 4] : tensor<24x8xf32> into tensor<2x12x2x4xf32> loc(#loc78)
    %transposed_58 = linalg.transpose ins(%expanded_57 : tensor<2x12x2x4xf32>) outs(%33 : tensor<2x2x12x4xf32>) permutation = [0, 2, 1, 3]  loc(#loc78)
    %101 = linalg.generic {indexing_maps = [#map9, #map10, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_52, %expanded_21 : tensor<2x4x12x4xf32>, tensor<1x1x12x4xf32>) outs(%28 : tensor<2x4x12x4xf32>) {
    ^bb0(%in: f32 loc("model.layers.1.self_attn"), %in_240: f32 loc("model.layers.1.self_attn"), %out: f32 loc("model.layers.1.self_attn")):
      %359 = arith.mulf %in, %in_240 : f32 loc(#loc78)
      linalg.yield %359 : f32 loc(#loc78)
    } -> tensor<2x4x12x4xf32> loc(#loc78)
    %extracted_slice_59 = tensor.extract_slice %transposed_52[0, 0, 0, 0] [2, 4, 12, 2] [1, 1, 1, 1] : tensor<2x4x12x4xf32> to tensor<2x4x12x2xf32> loc(#loc78)
    %extracted_slice_60 = tensor.extract_slice %transposed_52[0, 0, 0, 2] [2, 4, 12, 2] [1, 1, 1, 1] : tensor<2x4x12x4xf32> to tensor<2x4x12x2xf32> loc(#loc78)
    %102 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_60 : tensor<2x4x12x2xf32>) outs(%36 : tensor<2x4x12x2xf32>) {
    ^bb0(%in: f32 loc("model.layers.1.self_attn"), %out: f32 loc("model.layers.1.self_attn")):
      %359 = arith.negf %in : f32 loc(#loc78)
      linalg.yield %359 : f32 loc(#loc78)
    } -> tensor<2x4x12x2xf32> loc(#loc78)
    %concat_61 = tensor.concat dim(3) %102, %extracted_slice_59 : (tensor<2x4x12x2xf32>, tensor<2x4x12x2xf32>) -> tensor<2x4x12x4xf32> loc(#loc78)
    %103 = linalg.generic {indexing_maps = [#map9, #map10, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_61, %expanded_22 : tensor<2x4x12x4xf32>, tensor<1x1x12x4xf32>) outs(%28 : tensor<2x4x12x4xf32>) {
    ^bb0(%in: f32 loc("model.layers.1.self_attn"), %in_240: f32 loc("model.layers.1.self_attn"), %out: f32 loc("model.layers.1.self_attn")):
      %359 = arith.mulf %in, %in_240 : f32 loc(#loc78)
      linalg.yield %359 : f32 loc(#loc78)
    } -> tensor<2x4x12x4xf32> loc(#loc78)
    %104 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%101, %103 : tensor<2x4x12x4xf32>, tensor<2x4x12x4xf32>) outs(%28 : tensor<2x4x12x4xf32>) {
    ^bb0(%in: f32 loc("model.layers.1.self_attn"), %in_240: f32 loc("model.layers.1.self_attn"), %out: f32 loc("model.layers.1.self_attn")):
      %359 = arith.addf %in, %in_240 : f32 loc(#loc78)
      linalg.yield %359 : f32 loc(#loc78)
    } -> tensor<2x4x12x4xf32> loc(#loc78)
    %105 = linalg.generic {indexing_maps = [#map9, #map10, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_55, %expanded_21 : tensor<2x2x12x4xf32>, tensor<1x1x12x4xf32>) outs(%33 : tensor<2x2x12x4xf32>) {
    ^bb0(%in: f32 loc("model.layers.1.self_attn"), %in_240: f32 loc("model.layers.1.self_attn"), %out: f32 loc("model.layers.1.self_attn")):
      %359 = arith.mulf %in, %in_240 : f32 loc(#loc78)
      linalg.yield %359 : f32 loc(#loc78)
    } -> tensor<2x2x12x4xf32> loc(#loc78)
    %extracted_slice_62 = tensor.extract_slice %transposed_55[0, 0, 0, 0] [2, 2, 12, 2] [1, 1, 1, 1] : tensor<2x2x12x4xf32> to tensor<2x2x12x2xf32> loc(#loc78)
    %extracted_slice_63 = tensor.extract_slice %transposed_55[0, 0, 0, 2] [2, 2, 12, 2] [1, 1, 1, 1] : tensor<2x2x12x4xf32> to tensor<2x2x12x2xf32> loc(#loc78)
    %106 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_63 : tensor<2x2x12x2xf32>) outs(%41 : tensor<2x2x12x2xf32>) {
    ^bb0(%in: f32 loc("model.layers.1.self_attn"), %out: f32 loc("model.layers.1.self_attn")):
      %359 = arith.negf %in : f32 loc(#loc78)
      linalg.yield %359 : f32 loc(#loc78)
    } -> tensor<2x2x12x2xf32> loc(#loc78)
    %concat_64 = tensor.concat dim(3) %106, %extracted_slice_62 : (tensor<2x2x12x2xf32>, tensor<2x2x12x2xf32>) -> tensor<2x2x12x4xf32> loc(#loc78)
    %107 = linalg.generic {indexing_maps = [#map9, #map10, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_64, %expanded_22 : tensor<2x2x12x4xf32>, tensor<1x1x12x4xf32>) outs(%33 : tensor<2x2x12x4xf32>) {
    ^bb0(%in: f32 loc("model.layers.1.self_attn"), %in_240: f32 loc("model.layers.1.self_attn"), %out: f32 loc("model.layers.1.self_attn")):
      %359 = arith.mulf %in, %in_240 : f32 loc(#loc78)
      linalg.yield %359 : f32 loc(#loc78)
    } -> tensor<2x2x12x4xf32> loc(#loc78)
    %108 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%105, %107 : tensor<2x2x12x4xf32>, tensor<2x2x12x4xf32>) outs(%33 : tensor<2x2x12x4xf32>) {
    ^bb0(%in: f32 loc("model.layers.1.self_attn"), %in_240: f32 loc("model.layers.1.self_attn"), %out: f32 loc("model.layers.1.self_attn")):
      %359 = arith.addf %in, %in_240 : f32 loc(#loc78)
      linalg.yield %359 : f32 loc(#loc78)
    } -> tensor<2x2x12x4xf32> loc(#loc78)
    %109 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%108 : tensor<2x2x12x4xf32>) outs(%45 : tensor<2x2x2x12x4xf32>) {
    ^bb0(%in: f32 loc("model.layers.1.self_attn"), %out: f32 loc("model.layers.1.self_attn")):
      linalg.yield %in : f32 loc(#loc78)
    } -> tensor<2x2x2x12x4xf32> loc(#loc78)
    %collapsed_65 = tensor.collapse_shape %109 [[0], [1, 2], [3], [4]] : tensor<2x2x2x12x4xf32> into tensor<2x4x12x4xf32> loc(#loc78)
    %110 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%transposed_58 : tensor<2x2x12x4xf32>) outs(%45 : tensor<2x2x2x12x4xf32>) {
    ^bb0(%in: f32 loc("model.layers.1.self_attn"), %out: f32 loc("model.layers.1.self_attn")):
      linalg.yield %in : f32 loc(#loc78)
    } -> tensor<2x2x2x12x4xf32> loc(#loc78)
    %transposed_66 = linalg.transpose ins(%collapsed_65 : tensor<2x4x12x4xf32>) outs(%48 : tensor<2x4x4x12xf32>) permutation = [0, 1, 3, 2]  loc(#loc78)
    %collapsed_67 = tensor.collapse_shape %104 [[0, 1], [2], [3]] : tensor<2x4x12x4xf32> into tensor<8x12x4xf32> loc(#loc78)
    %collapsed_68 = tensor.collapse_shape %transposed_66 [[0, 1], [2], [3]] : tensor<2x4x4x12xf32> into tensor<8x4x12xf32> loc(#loc78)
    %111 = linalg.batch_matmul ins(%collapsed_67, %collapsed_68 : tensor<8x12x4xf32>, tensor<8x4x12xf32>) outs(%50 : tensor<8x12x12xf32>) -> tensor<8x12x12xf32> loc(#loc78)
    %expanded_69 = tensor.expand_shape %111 [[0, 1], [2], [3]] output_shape [2, 4, 12, 12] : tensor<8x12x12xf32> into tensor<2x4x12x12xf32> loc(#loc78)
    %112 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_69 : tensor<2x4x12x12xf32>) outs(%52 : tensor<2x4x12x12xf32>) {
    ^bb0(%in: f32 loc("model.layers.1.self_attn"), %out: f32 loc("model.layers.1.self_attn")):
      %359 = arith.mulf %in, %cst_7 : f32 loc(#loc78)
      linalg.yield %359 : f32 loc(#loc78)
    } -> tensor<2x4x12x12xf32> loc(#loc78)
    %113 = linalg.generic {indexing_maps = [#map9, #map10, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%112, %expanded_11 : tensor<2x4x12x12xf32>, tensor<1x1x12x12xf32>) outs(%52 : tensor<2x4x12x12xf32>) {
    ^bb0(%in: f32 loc("model.layers.1.self_attn"), %in_240: f32 loc("<loss>"), %out: f32 loc("model.layers.1.self_attn")):
      %359 = arith.addf %in, %in_240 : f32 loc(#loc78)
      linalg.yield %359 : f32 loc(#loc78)
    } -> tensor<2x4x12x12xf32> loc(#loc78)
    %114:2 = linalg.generic {indexing_maps = [#map9, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%113 : tensor<2x4x12x12xf32>) outs(%58, %56 : tensor<2x4x12xf32>, tensor<2x4x12xi64>) {
    ^bb0(%in: f32 loc("model.layers.1.self_attn"), %out: f32 loc("model.layers.1.self_attn"), %out_240: i64 loc("model.layers.1.self_attn")):
      %359 = linalg.index 3 : index loc(#loc78)
      %360 = arith.index_cast %359 : index to i64 loc(#loc78)
      %361 = arith.maximumf %in, %out : f32 loc(#loc78)
      %362 = arith.cmpf ogt, %in, %out : f32 loc(#loc78)
      %363 = arith.select %362, %360, %out_240 : i64 loc(#loc78)
      linalg.yield %361, %363 : f32, i64 loc(#loc78)
    } -> (tensor<2x4x12xf32>, tensor<2x4x12xi64>) loc(#loc78)
    %expanded_70 = tensor.expand_shape %114#0 [[0], [1], [2, 3]] output_shape [2, 4, 12, 1] : tensor<2x4x12xf32> into tensor<2x4x12x1xf32> loc(#loc78)
    %115 = linalg.generic {indexing_maps = [#map9, #map14, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%113, %expanded_70 : tensor<2x4x12x12xf32>, tensor<2x4x12x1xf32>) outs(%52 : tensor<2x4x12x12xf32>) {
    ^bb0(%in: f32 loc("model.layers.1.self_attn"), %in_240: f32 loc("model.layers.1.self_attn"), %out: f32 loc("model.layers.1.self_attn")):
      %359 = arith.subf %in, %in_240 : f32 loc(#loc78)
      linalg.yield %359 : f32 loc(#loc78)
    } -> tensor<2x4x12x12xf32> loc(#loc78)
    %116 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%115 : tensor<2x4x12x12xf32>) outs(%52 : tensor<2x4x12x12xf32>) {
    ^bb0(%in: f32 loc("model.layers.1.self_attn"), %out: f32 loc("model.layers.1.self_attn")):
      %359 = math.exp %in : f32 loc(#loc78)
      linalg.yield %359 : f32 loc(#loc78)
    } -> tensor<2x4x12x12xf32> loc(#loc78)
    %117 = linalg.generic {indexing_maps = [#map9, #map14], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%116 : tensor<2x4x12x12xf32>) outs(%63 : tensor<2x4x12x1xf32>) {
    ^bb0(%in: f32 loc("model.layers.1.self_attn"), %out: f32 loc("model.layers.1.self_attn")):
      %359 = arith.addf %in, %out : f32 loc(#loc78)
      linalg.yield %359 : f32 loc(#loc78)
    } -> tensor<2x4x12x1xf32> loc(#loc78)
    %118 = linalg.generic {indexing_maps = [#map9, #map14, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%116, %117 : tensor<2x4x12x12xf32>, tensor<2x4x12x1xf32>) outs(%52 : tensor<2x4x12x12xf32>) {
    ^bb0(%in: f32 loc("model.layers.1.self_attn"), %in_240: f32 loc("model.layers.1.self_attn"), %out: f32 loc("model.layers.1.self_attn")):
      %359 = arith.divf %in, %in_240 : f32 loc(#loc78)
      linalg.yield %359 : f32 loc(#loc78)
    } -> tensor<2x4x12x12xf32> loc(#loc78)
    %collapsed_71 = tensor.collapse_shape %118 [[0, 1], [2], [3]] : tensor<2x4x12x12xf32> into tensor<8x12x12xf32> loc(#loc78)
    %collapsed_72 = tensor.collapse_shape %110 [[0, 1, 2], [3], [4]] : tensor<2x2x2x12x4xf32> into tensor<8x12x4xf32> loc(#loc78)
    %119 = linalg.batch_matmul ins(%collapsed_71, %collapsed_72 : tensor<8x12x12xf32>, tensor<8x12x4xf32>) outs(%67 : tensor<8x12x4xf32>) -> tensor<8x12x4xf32> loc(#loc78)
    %expanded_73 = tensor.expand_shape %119 [[0, 1], [2], [3]] output_shape [2, 4, 12, 4] : tensor<8x12x4xf32> into tensor<2x4x12x4xf32> loc(#loc78)
    %transposed_74 = linalg.transpose ins(%expanded_73 : tensor<2x4x12x4xf32>) outs(%69 : tensor<2x12x4x4xf32>) permutation = [0, 2, 1, 3]  loc(#loc78)
    %transposed_75 = linalg.transpose ins(%arg13 : tensor<16x16xf32>) outs(%24 : tensor<16x16xf32>) permutation = [1, 0]  loc(#loc81)
    %collapsed_76 = tensor.collapse_shape %transposed_74 [[0, 1], [2, 3]] : tensor<2x12x4x4xf32> into tensor<24x16xf32> loc(#loc81)
    %120 = linalg.matmul ins(%collapsed_76, %transposed_75 : tensor<24x16xf32>, tensor<16x16xf32>) outs(%26 : tensor<24x16xf32>) -> tensor<24x16xf32> loc(#loc81)
    %expanded_77 = tensor.expand_shape %120 [[0, 1], [2]] output_shape [2, 12, 16] : tensor<24x16xf32> into tensor<2x12x16xf32> loc(#loc81)
    %121 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%90, %expanded_77 : tensor<2x12x16xf32>, tensor<2x12x16xf32>) outs(%6 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("model.layers.0"), %in_240: f32 loc("model.layers.1.self_attn.o_proj"), %out: f32 loc("model.layers.1")):
      %359 = arith.addf %in, %in_240 : f32 loc(#loc82)
      linalg.yield %359 : f32 loc(#loc82)
    } -> tensor<2x12x16xf32> loc(#loc82)
    %122 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%121, %121 : tensor<2x12x16xf32>, tensor<2x12x16xf32>) outs(%6 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("model.layers.1"), %in_240: f32 loc("model.layers.1"), %out: f32 loc("model.layers.1.post_attention_layernorm")):
      %359 = arith.mulf %in, %in_240 : f32 loc(#loc83)
      linalg.yield %359 : f32 loc(#loc83)
    } -> tensor<2x12x16xf32> loc(#loc83)
    %123 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%122 : tensor<2x12x16xf32>) outs(%17 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("model.layers.1.post_attention_layernorm"), %out: f32 loc("model.layers.1.post_attention_layernorm")):
      %359 = arith.addf %in, %out : f32 loc(#loc83)
      linalg.yield %359 : f32 loc(#loc83)
    } -> tensor<2x12x1xf32> loc(#loc83)
    %124 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%123 : tensor<2x12x1xf32>) outs(%16 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("model.layers.1.post_attention_layernorm"), %out: f32 loc("model.layers.1.post_attention_layernorm")):
      %359 = arith.divf %in, %cst_6 : f32 loc(#loc83)
      linalg.yield %359 : f32 loc(#loc83)
    } -> tensor<2x12x1xf32> loc(#loc83)
    %125 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%124 : tensor<2x12x1xf32>) outs(%16 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("model.layers.1.post_attention_layernorm"), %out: f32 loc("model.layers.1.post_attention_layernorm")):
      %359 = arith.truncf %cst_4 : f64 to f32 loc(#loc83)
      %360 = arith.addf %in, %359 : f32 loc(#loc83)
      linalg.yield %360 : f32 loc(#loc83)
    } -> tensor<2x12x1xf32> loc(#loc83)
    %126 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%125 : tensor<2x12x1xf32>) outs(%16 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("model.layers.1.post_attention_layernorm"), %out: f32 loc("model.layers.1.post_attention_layernorm")):
      %359 = math.rsqrt %in : f32 loc(#loc83)
      linalg.yield %359 : f32 loc(#loc83)
    } -> tensor<2x12x1xf32> loc(#loc83)
    %127 = linalg.generic {indexing_maps = [#map6, #map7, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%121, %126 : tensor<2x12x16xf32>, tensor<2x12x1xf32>) outs(%6 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("model.layers.1"), %in_240: f32 loc("model.layers.1.post_attention_layernorm"), %out: f32 loc("model.layers.1.post_attention_layernorm")):
      %359 = arith.mulf %in, %in_240 : f32 loc(#loc83)
      linalg.yield %359 : f32 loc(#loc83)
    } -> tensor<2x12x16xf32> loc(#loc83)
    %128 = linalg.generic {indexing_maps = [#map8, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg18, %127 : tensor<16xf32>, tensor<2x12x16xf32>) outs(%6 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("model.layers.1.post_attention_layernorm"), %in_240: f32 loc("model.layers.1.post_attention_layernorm"), %out: f32 loc("model.layers.1.post_attention_layernorm")):
      %359 = arith.mulf %in, %in_240 : f32 loc(#loc83)
      linalg.yield %359 : f32 loc(#loc83)
    } -> tensor<2x12x16xf32> loc(#loc83)
    %transposed_78 = linalg.transpose ins(%arg14 : tensor<32x16xf32>) outs(%79 : tensor<16x32xf32>) permutation = [1, 0]  loc(#loc84)
    %collapsed_79 = tensor.collapse_shape %128 [[0, 1], [2]] : tensor<2x12x16xf32> into tensor<24x16xf32> loc(#loc84)
    %129 = linalg.matmul ins(%collapsed_79, %transposed_78 : tensor<24x16xf32>, tensor<16x32xf32>) outs(%81 : tensor<24x32xf32>) -> tensor<24x32xf32> loc(#loc84)
    %expanded_80 = tensor.expand_shape %129 [[0, 1], [2]] output_shape [2, 12, 32] : tensor<24x32xf32> into tensor<2x12x32xf32> loc(#loc84)
    %130 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_80 : tensor<2x12x32xf32>) outs(%83 : tensor<2x12x32xf32>) {
    ^bb0(%in: f32 loc("model.layers.1.mlp.gate_proj"), %out: f32 loc("model.layers.1.mlp.act_fn")):
      %359 = arith.negf %in : f32 loc(#loc85)
      %360 = math.exp %359 : f32 loc(#loc85)
      %361 = arith.addf %360, %cst_1 : f32 loc(#loc85)
      %362 = arith.divf %cst_1, %361 : f32 loc(#loc85)
      linalg.yield %362 : f32 loc(#loc85)
    } -> tensor<2x12x32xf32> loc(#loc85)
    %131 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_80, %130 : tensor<2x12x32xf32>, tensor<2x12x32xf32>) outs(%83 : tensor<2x12x32xf32>) {
    ^bb0(%in: f32 loc("model.layers.1.mlp.gate_proj"), %in_240: f32 loc("model.layers.1.mlp.act_fn"), %out: f32 loc("model.layers.1.mlp.act_fn")):
      %359 = arith.mulf %in, %in_240 : f32 loc(#loc85)
      linalg.yield %359 : f32 loc(#loc85)
    } -> tensor<2x12x32xf32> loc(#loc85)
    %transposed_81 = linalg.transpose ins(%arg15 : tensor<32x16xf32>) outs(%79 : tensor<16x32xf32>) permutation = [1, 0]  loc(#loc86)
    %132 = linalg.matmul ins(%collapsed_79, %transposed_81 : tensor<24x16xf32>, tensor<16x32xf32>) outs(%81 : tensor<24x32xf32>) -> tensor<24x32xf32> loc(#loc86)
    %expanded_82 = tensor.expand_shape %132 [[0, 1], [2]] output_shape [2, 12, 32] : tensor<24x32xf32> into tensor<2x12x32xf32> loc(#loc86)
    %133 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%131, %expanded_82 : tensor<2x12x32xf32>, tensor<2x12x32xf32>) outs(%83 : tensor<2x12x32xf32>) {
    ^bb0(%in: f32 loc("model.layers.1.mlp.act_fn"), %in_240: f32 loc("model.layers.1.mlp.up_proj"), %out: f32 loc("model.layers.1.mlp")):
      %359 = arith.mulf %in, %in_240 : f32 loc(#loc87)
      linalg.yield %359 : f32 loc(#loc87)
    } -> tensor<2x12x32xf32> loc(#loc87)
    %transposed_83 = linalg.transpose ins(%arg16 : tensor<16x32xf32>) outs(%88 : tensor<32x16xf32>) permutation = [1, 0]  loc(#loc88)
    %collapsed_84 = tensor.collapse_shape %133 [[0, 1], [2]] : tensor<2x12x32xf32> into tensor<24x32xf32> loc(#loc88)
    %134 = linalg.matmul ins(%collapsed_84, %transposed_83 : tensor<24x32xf32>, tensor<32x16xf32>) outs(%26 : tensor<24x16xf32>) -> tensor<24x16xf32> loc(#loc88)
    %expanded_85 = tensor.expand_shape %134 [[0, 1], [2]] output_shape [2, 12, 16] : tensor<24x16xf32> into tensor<2x12x16xf32> loc(#loc88)
    %135 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%121, %expanded_85 : tensor<2x12x16xf32>, tensor<2x12x16xf32>) outs(%6 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("model.layers.1"), %in_240: f32 loc("model.layers.1.mlp.down_proj"), %out: f32 loc("model.layers.1")):
      %359 = arith.addf %in, %in_240 : f32 loc(#loc82)
      linalg.yield %359 : f32 loc(#loc82)
    } -> tensor<2x12x16xf32> loc(#loc82)
    %136 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%135, %135 : tensor<2x12x16xf32>, tensor<2x12x16xf32>) outs(%6 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("model.layers.1"), %in_240: f32 loc("model.layers.1"), %out: f32 loc("model.layers.2.input_layernorm")):
      %359 = arith.mulf %in, %in_240 : f32 loc(#loc89)
      linalg.yield %359 : f32 loc(#loc89)
    } -> tensor<2x12x16xf32> loc(#loc89)
    %137 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%136 : tensor<2x12x16xf32>) outs(%17 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("model.layers.2.input_layernorm"), %out: f32 loc("model.layers.2.input_layernorm")):
      %359 = arith.addf %in, %out : f32 loc(#loc89)
      linalg.yield %359 : f32 loc(#loc89)
    } -> tensor<2x12x1xf32> loc(#loc89)
    %138 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%137 : tensor<2x12x1xf32>) outs(%16 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("model.layers.2.input_layernorm"), %out: f32 loc("model.layers.2.input_layernorm")):
      %359 = arith.divf %in, %cst_6 : f32 loc(#loc89)
      linalg.yield %359 : f32 loc(#loc89)
    } -> tensor<2x12x1xf32> loc(#loc89)
    %139 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%138 : tensor<2x12x1xf32>) outs(%16 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("model.layers.2.input_layernorm"), %out: f32 loc("model.layers.2.input_layernorm")):
      %359 = arith.truncf %cst_4 : f64 to f32 loc(#loc89)
      %360 = arith.addf %in, %359 : f32 loc(#loc89)
      linalg.yield %360 : f32 loc(#loc89)
    } -> tensor<2x12x1xf32> loc(#loc89)
    %140 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%139 : tensor<2x12x1xf32>) outs(%16 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("model.layers.2.input_layernorm"), %out: f32 loc("model.layers.2.input_layernorm")):
      %359 = math.rsqrt %in : f32 loc(#loc89)
      linalg.yield %359 : f32 loc(#loc89)
    } -> tensor<2x12x1xf32> loc(#loc89)
    %141 = linalg.generic {indexing_maps = [#map6, #map7, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%135, %140 : tensor<2x12x16xf32>, tensor<2x12x1xf32>) outs(%6 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("model.layers.1"), %in_240: f32 loc("model.layers.2.input_layernorm"), %out: f32 loc("model.layers.2.input_layernorm")):
      %359 = arith.mulf %in, %in_240 : f32 loc(#loc89)
      linalg.yield %359 : f32 loc(#loc89)
    } -> tensor<2x12x16xf32> loc(#loc89)
    %142 = linalg.generic {indexing_maps = [#map8, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg26, %141 : tensor<16xf32>, tensor<2x12x16xf32>) outs(%6 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("model.layers.2.input_layernorm"), %in_240: f32 loc("model.layers.2.input_layernorm"), %out: f32 loc("model.layers.2.input_layernorm")):
      %359 = arith.mulf %in, %in_240 : f32 loc(#loc89)
      linalg.yield %359 : f32 loc(#loc89)
    } -> tensor<2x12x16xf32> loc(#loc89)
    %transposed_86 = linalg.transpose ins(%arg19 : tensor<16x16xf32>) outs(%24 : tensor<16x16xf32>) permutation = [1, 0]  loc(#loc90)
    %collapsed_87 = tensor.collapse_shape %142 [[0, 1], [2]] : tensor<2x12x16xf32> into tensor<24x16xf32> loc(#loc90)
    %143 = linalg.matmul ins(%collapsed_87, %transposed_86 : tensor<24x16xf32>, tensor<16x16xf32>) outs(%26 : tensor<24x16xf32>) -> tensor<24x16xf32> loc(#loc90)
    %expanded_88 = tensor.expand_shape %143 [[0, 1], [2, 3]] output_shape [2, 12, 4, 4] : tensor<24x16xf32> into tensor<2x12x4x4xf32> loc(#loc91)
    %transposed_89 = linalg.transpose ins(%expanded_88 : tensor<2x12x4x4xf32>) outs(%28 : tensor<2x4x12x4xf32>) permutation = [0, 2, 1, 3]  loc(#loc91)
    %transposed_90 = linalg.transpose ins(%arg20 : tensor<8x16xf32>) outs(%29 : tensor<16x8xf32>) permutation = [1, 0]  loc(#loc92)
    %144 = linalg.matmul ins(%collapsed_87, %transposed_90 : tensor<24x16xf32>, tensor<16x8xf32>) outs(%31 : tensor<24x8xf32>) -> tensor<24x8xf32> loc(#loc92)
    %expanded_91 = tensor.expand_shape %144 [[0, 1], [2, 3]] output_shape [2, 12, 2, 4] : tensor<24x8xf32> into tensor<2x12x2x4xf32> loc(#loc91)
    %transposed_92 = linalg.transpose ins(%expanded_91 : tensor<2x12x2x4xf32>) outs(%33 : tensor<2x2x12x4xf32>) permutation = [0, 2, 1, 3]  loc(#loc91)
    %transposed_93 = linalg.transpose ins(%arg21 : tensor<8x16xf32>) outs(%29 : tensor<16x8xf32>) permutation = [1, 0]  loc(#loc93)
    %145 = linalg.matmul ins(%collapsed_87, %transposed_93 : tensor<24x16xf32>, tensor<16x8xf32>) outs(%31 : tensor<24x8xf32>) -> tensor<24x8xf32> loc(#loc93)
    %expanded_94 = tensor.expand_shape %145 [[0, 1], [2, 3]] output_shape [2, 12, 2, 4] : tensor<24x8xf32> into tensor<2x12x2x4xf32> loc(#loc91)
    %transposed_95 = linalg.transpose ins(%expanded_94 : tensor<2x12x2x4xf32>) outs(%33 : tensor<2x2x12x4xf32>) permutation = [0, 2, 1, 3]  loc(#loc91)
    %146 = linalg.generic {indexing_maps = [#map9, #map10, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_89, %expanded_21 : tensor<2x4x12x4xf32>, tensor<1x1x12x4xf32>) outs(%28 : tensor<2x4x12x4xf32>) {
    ^bb0(%in: f32 loc("model.layers.2.self_attn"), %in_240: f32 loc("model.layers.2.self_attn"), %out: f32 loc("model.layers.2.self_attn")):
      %359 = arith.mulf %in, %in_240 : f32 loc(#loc91)
      linalg.yield %359 : f32 loc(#loc91)
    } -> tensor<2x4x12x4xf32> loc(#loc91)
    %extracted_slice_96 = tensor.extract_slice %transposed_89[0, 0, 0, 0] [2, 4, 12, 2] [1, 1, 1, 1] : tensor<2x4x12x4xf32> to tensor<2x4x12x2xf32> loc(#loc91)
    %extracted_slice_97 = tensor.extract_slice %transposed_89[0, 0, 0, 2] [2, 4, 12, 2] [1, 1, 1, 1] : tensor<2x4x12x4xf32> to tensor<2x4x12x2xf32> loc(#loc91)
    %147 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_97 : tensor<2x4x12x2xf32>) outs(%36 : tensor<2x4x12x2xf32>) {
    ^bb0(%in: f32 loc("model.layers.2.self_attn"), %out: f32 loc("model.layers.2.self_attn")):
      %359 = arith.negf %in : f32 loc(#loc91)
      linalg.yield %359 : f32 loc(#loc91)
    } -> tensor<2x4x12x2xf32> loc(#loc91)
    %concat_98 = tensor.concat dim(3) %147, %extracted_slice_96 : (tensor<2x4x12x2xf32>, tensor<2x4x12x2xf32>) -> tensor<2x4x12x4xf32> loc(#loc91)
    %148 = linalg.generic {indexing_maps = [#map9, #map10, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_98, %expanded_22 : tensor<2x4x12x4xf32>, tensor<1x1x12x4xf32>) outs(%28 : tensor<2x4x12x4xf32>) {
    ^bb0(%in: f32 loc("model.layers.2.self_attn"), %in_240: f32 loc("model.layers.2.self_attn"), %out: f32 loc("model.layers.2.self_attn")):
      %359 = arith.mulf %in, %in_240 : f32 loc(#loc91)
      linalg.yield %359 : f32 loc(#loc91)
    } -> tensor<2x4x12x4xf32> loc(#loc91)
    %149 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%146, %148 : tensor<2x4x12x4xf32>, tensor<2x4x12x4xf32>) outs(%28 : tensor<2x4x12x4xf32>) {
    ^bb0(%in: f32 loc("model.layers.2.self_attn"), %in_240: f32 loc("model.layers.2.self_attn"), %out: f32 loc("model.layers.2.self_attn")):
      %359 = arith.addf %in, %in_240 : f32 loc(#loc91)
      linalg.yield %359 : f32 loc(#loc91)
    } -> tensor<2x4x12x4xf32> loc(#loc91)
    %150 = linalg.generic {indexing_maps = [#map9, #map10, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_92, %expanded_21 : tensor<2x2x12x4xf32>, tensor<1x1x12x4xf32>) outs(%33 : tensor<2x2x12x4xf32>) {
    ^bb0(%in: f32 loc("model.layers.2.self_attn"), %in_240: f32 loc("model.layers.2.self_attn"), %out: f32 loc("model.layers.2.self_attn")):
      %359 = arith.mulf %in, %in_240 : f32 loc(#loc91)
      linalg.yield %359 : f32 loc(#loc91)
    } -> tensor<2x2x12x4xf32> loc(#loc91)
    %extracted_slice_99 = tensor.extract_slice %transposed_92[0, 0, 0, 0] [2, 2, 12, 2] [1, 1, 1, 1] : tensor<2x2x12x4xf32> to tensor<2x2x12x2xf32> loc(#loc91)
    %extracted_slice_100 = tensor.extract_slice %transposed_92[0, 0, 0, 2] [2, 2, 12, 2] [1, 1, 1, 1] : tensor<2x2x12x4xf32> to tensor<2x2x12x2xf32> loc(#loc91)
    %151 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_100 : tensor<2x2x12x2xf32>) outs(%41 : tensor<2x2x12x2xf32>) {
    ^bb0(%in: f32 loc("model.layers.2.self_attn"), %out: f32 loc("model.layers.2.self_attn")):
      %359 = arith.negf %in : f32 loc(#loc91)
      linalg.yield %359 : f32 loc(#loc91)
    } -> tensor<2x2x12x2xf32> loc(#loc91)
    %concat_101 = tensor.concat dim(3) %151, %extracted_slice_99 : (tensor<2x2x12x2xf32>, tensor<2x2x12x2xf32>) -> tensor<2x2x12x4xf32> loc(#loc91)
    %152 = linalg.generic {indexing_maps = [#map9, #map10, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_101, %expanded_22 : tensor<2x2x12x4xf32>, tensor<1x1x12x4xf32>) outs(%33 : tensor<2x2x12x4xf32>) {
    ^bb0(%in: f32 loc("model.layers.2.self_attn"), %in_240: f32 loc("model.layers.2.self_attn"), %out: f32 loc("model.layers.2.self_attn")):
      %359 = arith.mulf %in, %in_240 : f32 loc(#loc91)
      linalg.yield %359 : f32 loc(#loc91)
    } -> tensor<2x2x12x4xf32> loc(#loc91)
    %153 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%150, %152 : tensor<2x2x12x4xf32>, tensor<2x2x12x4xf32>) outs(%33 : tensor<2x2x12x4xf32>) {
    ^bb0(%in: f32 loc("model.layers.2.self_attn"), %in_240: f32 loc("model.layers.2.self_attn"), %out: f32 loc("model.layers.2.self_attn")):
      %359 = arith.addf %in, %in_240 : f32 loc(#loc91)
      linalg.yield %359 : f32 loc(#loc91)
    } -> tensor<2x2x12x4xf32> loc(#loc91)
    %154 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%153 : tensor<2x2x12x4xf32>) outs(%45 : tensor<2x2x2x12x4xf32>) {
    ^bb0(%in: f32 loc("model.layers.2.self_attn"), %out: f32 loc("model.layers.2.self_attn")):
      linalg.yield %in : f32 loc(#loc91)
    } -> tensor<2x2x2x12x4xf32> loc(#loc91)
    %collapsed_102 = tensor.collapse_shape %154 [[0], [1, 2], [3], [4]] : tensor<2x2x2x12x4xf32> into tensor<2x4x12x4xf32> loc(#loc91)
    %155 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%transposed_95 : tensor<2x2x12x4xf32>) outs(%45 : tensor<2x2x2x12x4xf32>) {
    ^bb0(%in: f32 loc("model.layers.2.self_attn"), %out: f32 loc("model.layers.2.self_attn")):
      linalg.yield %in : f32 loc(#loc91)
    } -> tensor<2x2x2x12x4xf32> loc(#loc91)
    %transposed_103 = linalg.transpose ins(%collapsed_102 : tensor<2x4x12x4xf32>) outs(%48 : tensor<2x4x4x12xf32>) permutation = [0, 1, 3, 2]  loc(#loc91)
    %collapsed_104 = tensor.collapse_shape %149 [[0, 1], [2], [3]] : tensor<2x4x12x4xf32> into tensor<8x12x4xf32> loc(#loc91)
    %collapsed_105 = tensor.collapse_shape %transposed_103 [[0, 1], [2], [3]] : tensor<2x4x4x12xf32> into tensor<8x4x12xf32> loc(#loc91)
    %156 = linalg.batch_matmul ins(%collapsed_104, %collapsed_105 : tensor<8x12x4xf32>, tensor<8x4x12xf32>) outs(%50 : tensor<8x12x12xf32>) -> tensor<8x12x12xf32> loc(#loc91)
    %expanded_106 = tensor.expand_shape %156 [[0, 1], [2], [3]] output_shape [2, 4, 12, 12] : tensor<8x12x12xf32> into tensor<2x4x12x12xf32> loc(#loc91)
    %157 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_106 : tensor<2x4x12x12xf32>) outs(%52 : tensor<2x4x12x12xf32>) {
    ^bb0(%in: f32 loc("model.layers.2.self_attn"), %out: f32 loc("model.layers.2.self_attn")):
      %359 = arith.mulf %in, %cst_7 : f32 loc(#loc91)
      linalg.yield %359 : f32 loc(#loc91)
    } -> tensor<2x4x12x12xf32> loc(#loc91)
    %158 = linalg.generic {indexing_maps = [#map9, #map10, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%157, %expanded_11 : tensor<2x4x12x12xf32>, tensor<1x1x12x12xf32>) outs(%52 : tensor<2x4x12x12xf32>) {
    ^bb0(%in: f32 loc("model.layers.2.self_attn"), %in_240: f32 loc("<loss>"), %out: f32 loc("model.layers.2.self_attn")):
      %359 = arith.addf %in, %in_240 : f32 loc(#loc91)
      linalg.yield %359 : f32 loc(#loc91)
    } -> tensor<2x4x12x12xf32> loc(#loc91)
    %159:2 = linalg.generic {indexing_maps = [#map9, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%158 : tensor<2x4x12x12xf32>) outs(%58, %56 : tensor<2x4x12xf32>, tensor<2x4x12xi64>) {
    ^bb0(%in: f32 loc("model.layers.2.self_attn"), %out: f32 loc("model.layers.2.self_attn"), %out_240: i64 loc("model.layers.2.self_attn")):
      %359 = linalg.index 3 : index loc(#loc91)
      %360 = arith.index_cast %359 : index to i64 loc(#loc91)
      %361 = arith.maximumf %in, %out : f32 loc(#loc91)
      %362 = arith.cmpf ogt, %in, %out : f32 loc(#loc91)
      %363 = arith.select %362, %360, %out_240 : i64 loc(#loc91)
      linalg.yield %361, %363 : f32, i64 loc(#loc91)
    } -> (tensor<2x4x12xf32>, tensor<2x4x12xi64>) loc(#loc91)
    %expanded_107 = tensor.expand_shape %159#0 [[0], [1], [2, 3]] output_shape [2, 4, 12, 1] : tensor<2x4x12xf32> into tensor<2x4x12x1xf32> loc(#loc91)
    %160 = linalg.generic {indexing_maps = [#map9, #map14, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%158, %expanded_107 : tensor<2x4x12x12xf32>, tensor<2x4x12x1xf32>) outs(%52 : tensor<2x4x12x12xf32>) {
    ^bb0(%in: f32 loc("model.layers.2.self_attn"), %in_240: f32 loc("model.layers.2.self_attn"), %out: f32 loc("model.layers.2.self_attn")):
      %359 = arith.subf %in, %in_240 : f32 loc(#loc91)
      linalg.yield %359 : f32 loc(#loc91)
    } -> tensor<2x4x12x12xf32> loc(#loc91)
    %161 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%160 : tensor<2x4x12x12xf32>) outs(%52 : tensor<2x4x12x12xf32>) {
    ^bb0(%in: f32 loc("model.layers.2.self_attn"), %out: f32 loc("model.layers.2.self_attn")):
      %359 = math.exp %in : f32 loc(#loc91)
      linalg.yield %359 : f32 loc(#loc91)
    } -> tensor<2x4x12x12xf32> loc(#loc91)
    %162 = linalg.generic {indexing_maps = [#map9, #map14], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%161 : tensor<2x4x12x12xf32>) outs(%63 : tensor<2x4x12x1xf32>) {
    ^bb0(%in: f32 loc("model.layers.2.self_attn"), %out: f32 loc("model.layers.2.self_attn")):
      %359 = arith.addf %in, %out : f32 loc(#loc91)
      linalg.yield %359 : f32 loc(#loc91)
    } -> tensor<2x4x12x1xf32> loc(#loc91)
    %163 = linalg.generic {indexing_maps = [#map9, #map14, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%161, %162 : tensor<2x4x12x12xf32>, tensor<2x4x12x1xf32>) outs(%52 : tensor<2x4x12x12xf32>) {
    ^bb0(%in: f32 loc("model.layers.2.self_attn"), %in_240: f32 loc("model.layers.2.self_attn"), %out: f32 loc("model.layers.2.self_attn")):
      %359 = arith.divf %in, %in_240 : f32 loc(#loc91)
      linalg.yield %359 : f32 loc(#loc91)
    } -> tensor<2x4x12x12xf32> loc(#loc91)
    %collapsed_108 = tensor.collapse_shape %163 [[0, 1], [2], [3]] : tensor<2x4x12x12xf32> into tensor<8x12x12xf32> loc(#loc91)
    %collapsed_109 = tensor.collapse_shape %155 [[0, 1, 2], [3], [4]] : tensor<2x2x2x12x4xf32> into tensor<8x12x4xf32> loc(#loc91)
    %164 = linalg.batch_matmul ins(%collapsed_108, %collapsed_109 : tensor<8x12x12xf32>, tensor<8x12x4xf32>) outs(%67 : tensor<8x12x4xf32>) -> tensor<8x12x4xf32> loc(#loc91)
    %expanded_110 = tensor.expand_shape %164 [[0, 1], [2], [3]] output_shape [2, 4, 12, 4] : tensor<8x12x4xf32> into tensor<2x4x12x4xf32> loc(#loc91)
    %transposed_111 = linalg.transpose ins(%expanded_110 : tensor<2x4x12x4xf32>) outs(%69 : tensor<2x12x4x4xf32>) permutation = [0, 2, 1, 3]  loc(#loc91)
    %transposed_112 = linalg.transpose ins(%arg22 : tensor<16x16xf32>) outs(%24 : tensor<16x16xf32>) permutation = [1, 0]  loc(#loc94)
    %collapsed_113 = tensor.collapse_shape %transposed_111 [[0, 1], [2, 3]] : tensor<2x12x4x4xf32> into tensor<24x16xf32> loc(#loc94)
    %165 = linalg.matmul ins(%collapsed_113, %transposed_112 : tensor<24x16xf32>, tensor<16x16xf32>) outs(%26 : tensor<24x16xf32>) -> tensor<24x16xf32> loc(#loc94)
    %expanded_114 = tensor.expand_shape %165 [[0, 1], [2]] output_shape [2, 12, 16] : tensor<24x16xf32> into tensor<2x12x16xf32> loc(#loc94)
    %166 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%135, %expanded_114 : tensor<2x12x16xf32>, tensor<2x12x16xf32>) outs(%6 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("model.layers.1"), %in_240: f32 loc("model.layers.2.self_attn.o_proj"), %out: f32 loc("model.layers.2")):
      %359 = arith.addf %in, %in_240 : f32 loc(#loc95)
      linalg.yield %359 : f32 loc(#loc95)
    } -> tensor<2x12x16xf32> loc(#loc95)
    %167 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%166, %166 : tensor<2x12x16xf32>, tensor<2x12x16xf32>) outs(%6 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("model.layers.2"), %in_240: f32 loc("model.layers.2"), %out: f32 loc("model.layers.2.post_attention_layernorm")):
      %359 = arith.mulf %in, %in_240 : f32 loc(#loc96)
      linalg.yield %359 : f32 loc(#loc96)
    } -> tensor<2x12x16xf32> loc(#loc96)
    %168 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%167 : tensor<2x12x16xf32>) outs(%17 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("model.layers.2.post_attention_layernorm"), %out: f32 loc("model.layers.2.post_attention_layernorm")):
      %359 = arith.addf %in, %out : f32 loc(#loc96)
      linalg.yield %359 : f32 loc(#loc96)
    } -> tensor<2x12x1xf32> loc(#loc96)
    %169 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%168 : tensor<2x12x1xf32>) outs(%16 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("model.layers.2.post_attention_layernorm"), %out: f32 loc("model.layers.2.post_attention_layernorm")):
      %359 = arith.divf %in, %cst_6 : f32 loc(#loc96)
      linalg.yield %359 : f32 loc(#loc96)
    } -> tensor<2x12x1xf32> loc(#loc96)
    %170 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%169 : tensor<2x12x1xf32>) outs(%16 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("model.layers.2.post_attention_layernorm"), %out: f32 loc("model.layers.2.post_attention_layernorm")):
      %359 = arith.truncf %cst_4 : f64 to f32 loc(#loc96)
      %360 = arith.addf %in, %359 : f32 loc(#loc96)
      linalg.yield %360 : f32 loc(#loc96)
    } -> tensor<2x12x1xf32> loc(#loc96)
    %171 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%170 : tensor<2x12x1xf32>) outs(%16 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("model.layers.2.post_attention_layernorm"), %out: f32 loc("model.layers.2.post_attention_layernorm")):
      %359 = math.rsqrt %in : f32 loc(#loc96)
      linalg.yield %359 : f32 loc(#loc96)
    } -> tensor<2x12x1xf32> loc(#loc96)
    %172 = linalg.generic {indexing_maps = [#map6, #map7, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%166, %171 : tensor<2x12x16xf32>, tensor<2x12x1xf32>) outs(%6 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("model.layers.2"), %in_240: f32 loc("model.layers.2.post_attention_layernorm"), %out: f32 loc("model.layers.2.post_attention_layernorm")):
      %359 = arith.mulf %in, %in_240 : f32 loc(#loc96)
      linalg.yield %359 : f32 loc(#loc96)
    } -> tensor<2x12x16xf32> loc(#loc96)
    %173 = linalg.generic {indexing_maps = [#map8, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg27, %172 : tensor<16xf32>, tensor<2x12x16xf32>) outs(%6 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("model.layers.2.post_attention_layernorm"), %in_240: f32 loc("model.layers.2.post_attention_layernorm"), %out: f32 loc("model.layers.2.post_attention_layernorm")):
      %359 = arith.mulf %in, %in_240 : f32 loc(#loc96)
      linalg.yield %359 : f32 loc(#loc96)
    } -> tensor<2x12x16xf32> loc(#loc96)
    %transposed_115 = linalg.transpose ins(%arg23 : tensor<32x16xf32>) outs(%79 : tensor<16x32xf32>) permutation = [1, 0]  loc(#loc97)
    %collapsed_116 = tensor.collapse_shape %173 [[0, 1], [2]] : tensor<2x12x16xf32> into tensor<24x16xf32> loc(#loc97)
    %174 = linalg.matmul ins(%collapsed_116, %transposed_115 : tensor<24x16xf32>, tensor<16x32xf32>) outs(%81 : tensor<24x32xf32>) -> tensor<24x32xf32> loc(#loc97)
    %expanded_117 = tensor.expand_shape %174 [[0, 1], [2]] output_shape [2, 12, 32] : tensor<24x32xf32> into tensor<2x12x32xf32> loc(#loc97)
    %175 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_117 : tensor<2x12x32xf32>) outs(%83 : tensor<2x12x32xf32>) {
    ^bb0(%in: f32 loc("model.layers.2.mlp.gate_proj"), %out: f32 loc("model.layers.2.mlp.act_fn")):
      %359 = arith.negf %in : f32 loc(#loc98)
      %360 = math.exp %359 : f32 loc(#loc98)
      %361 = arith.addf %360, %cst_1 : f32 loc(#loc98)
      %362 = arith.divf %cst_1, %361 : f32 loc(#loc98)
      linalg.yield %362 : f32 loc(#loc98)
    } -> tensor<2x12x32xf32> loc(#loc98)
    %176 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_117, %175 : tensor<2x12x32xf32>, tensor<2x12x32xf32>) outs(%83 : tensor<2x12x32xf32>) {
    ^bb0(%in: f32 loc("model.layers.2.mlp.gate_proj"), %in_240: f32 loc("model.layers.2.mlp.act_fn"), %out: f32 loc("model.layers.2.mlp.act_fn")):
      %359 = arith.mulf %in, %in_240 : f32 loc(#loc98)
      linalg.yield %359 : f32 loc(#loc98)
    } -> tensor<2x12x32xf32> loc(#loc98)
    %transposed_118 = linalg.transpose ins(%arg24 : tensor<32x16xf32>) outs(%79 : tensor<16x32xf32>) permutation = [1, 0]  loc(#loc99)
    %177 = linalg.matmul ins(%collapsed_116, %transposed_118 : tensor<24x16xf32>, tensor<16x32xf32>) outs(%81 : tensor<24x32xf32>) -> tensor<24x32xf32> loc(#loc99)
    %expanded_119 = tensor.expand_shape %177 [[0, 1], [2]] output_shape [2, 12, 32] : tensor<24x32xf32> into tensor<2x12x32xf32> loc(#loc99)
    %178 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%176, %expanded_119 : tensor<2x12x32xf32>, tensor<2x12x32xf32>) outs(%83 : tensor<2x12x32xf32>) {
    ^bb0(%in: f32 loc("model.layers.2.mlp.act_fn"), %in_240: f32 loc("model.layers.2.mlp.up_proj"), %out: f32 loc("model.layers.2.mlp")):
      %359 = arith.mulf %in, %in_240 : f32 loc(#loc100)
      linalg.yield %359 : f32 loc(#loc100)
    } -> tensor<2x12x32xf32> loc(#loc100)
    %transposed_120 = linalg.transpose ins(%arg25 : tensor<16x32xf32>) outs(%88 : tensor<32x16xf32>) permutation = [1, 0]  loc(#loc101)
    %collapsed_121 = tensor.collapse_shape %178 [[0, 1], [2]] : tensor<2x12x32xf32> into tensor<24x32xf32> loc(#loc101)
    %179 = linalg.matmul ins(%collapsed_121, %transposed_120 : tensor<24x32xf32>, tensor<32x16xf32>) outs(%26 : tensor<24x16xf32>) -> tensor<24x16xf32> loc(#loc101)
    %expanded_122 = tensor.expand_shape %179 [[0, 1], [2]] output_shape [2, 12, 16] : tensor<24x16xf32> into tensor<2x12x16xf32> loc(#loc101)
    %180 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%166, %expanded_122 : tensor<2x12x16xf32>, tensor<2x12x16xf32>) outs(%6 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("model.layers.2"), %in_240: f32 loc("model.layers.2.mlp.down_proj"), %out: f32 loc("model.layers.2")):
      %359 = arith.addf %in, %in_240 : f32 loc(#loc95)
      linalg.yield %359 : f32 loc(#loc95)
    } -> tensor<2x12x16xf32> loc(#loc95)
    %181 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%180, %180 : tensor<2x12x16xf32>, tensor<2x12x16xf32>) outs(%6 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("model.layers.2"), %in_240: f32 loc("model.layers.2"), %out: f32 loc("model.layers.3.input_layernorm")):
      %359 = arith.mulf %in, %in_240 : f32 loc(#loc102)
      linalg.yield %359 : f32 loc(#loc102)
    } -> tensor<2x12x16xf32> loc(#loc102)
    %182 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%181 : tensor<2x12x16xf32>) outs(%17 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("model.layers.3.input_layernorm"), %out: f32 loc("model.layers.3.input_layernorm")):
      %359 = arith.addf %in, %out : f32 loc(#loc102)
      linalg.yield %359 : f32 loc(#loc102)
    } -> tensor<2x12x1xf32> loc(#loc102)
    %183 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%182 : tensor<2x12x1xf32>) outs(%16 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("model.layers.3.input_layernorm"), %out: f32 loc("model.layers.3.input_layernorm")):
      %359 = arith.divf %in, %cst_6 : f32 loc(#loc102)
      linalg.yield %359 : f32 loc(#loc102)
    } -> tensor<2x12x1xf32> loc(#loc102)
    %184 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%183 : tensor<2x12x1xf32>) outs(%16 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("model.layers.3.input_layernorm"), %out: f32 loc("model.layers.3.input_layernorm")):
      %359 = arith.truncf %cst_4 : f64 to f32 loc(#loc102)
      %360 = arith.addf %in, %359 : f32 loc(#loc102)
      linalg.yield %360 : f32 loc(#loc102)
    } -> tensor<2x12x1xf32> loc(#loc102)
    %185 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%184 : tensor<2x12x1xf32>) outs(%16 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("model.layers.3.input_layernorm"), %out: f32 loc("model.layers.3.input_layernorm")):
      %359 = math.rsqrt %in : f32 loc(#loc102)
      linalg.yield %359 : f32 loc(#loc102)
    } -> tensor<2x12x1xf32> loc(#loc102)
    %186 = linalg.generic {indexing_maps = [#map6, #map7, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%180, %185 : tensor<2x12x16xf32>, tensor<2x12x1xf32>) outs(%6 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("model.layers.2"), %in_240: f32 loc("model.layers.3.input_layernorm"), %out: f32 loc("model.layers.3.input_layernorm")):
      %359 = arith.mulf %in, %in_240 : f32 loc(#loc102)
      linalg.yield %359 : f32 loc(#loc102)
    } -> tensor<2x12x16xf32> loc(#loc102)
    %187 = linalg.generic {indexing_maps = [#map8, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg35, %186 : tensor<16xf32>, tensor<2x12x16xf32>) outs(%6 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("model.layers.3.input_layernorm"), %in_240: f32 loc("model.layers.3.input_layernorm"), %out: f32 loc("model.layers.3.input_layernorm")):
      %359 = arith.mulf %in, %in_240 : f32 loc(#loc102)
      linalg.yield %359 : f32 loc(#loc102)
    } -> tensor<2x12x16xf32> loc(#loc102)
    %transposed_123 = linalg.transpose ins(%arg28 : tensor<16x16xf32>) outs(%24 : tensor<16x16xf32>) permutation = [1, 0]  loc(#loc103)
    %collapsed_124 = tensor.collapse_shape %187 [[0, 1], [2]] : tensor<2x12x16xf32> into tensor<24x16xf32> loc(#loc103)
    %188 = linalg.matmul ins(%collapsed_124, %transposed_123 : tensor<24x16xf32>, tensor<16x16xf32>) outs(%26 : tensor<24x16xf32>) -> tensor<24x16xf32> loc(#loc103)
    %expanded_125 = tensor.expand_shape %188 [[0, 1], [2, 3]] output_shape [2, 12, 4, 4] : tensor<24x16xf32> into tensor<2x12x4x4xf32> loc(#loc104)
    %transposed_126 = linalg.transpose ins(%expanded_125 : tensor<2x12x4x4xf32>) outs(%28 : tensor<2x4x12x4xf32>) permutation = [0, 2, 1, 3]  loc(#loc104)
    %transposed_127 = linalg.transpose ins(%arg29 : tensor<8x16xf32>) outs(%29 : tensor<16x8xf32>) permutation = [1, 0]  loc(#loc105)
    %189 = linalg.matmul ins(%collapsed_124, %transposed_127 : tensor<24x16xf32>, tensor<16x8xf32>) outs(%31 : tensor<24x8xf32>) -> tensor<24x8xf32> loc(#loc105)
    %expanded_128 = tensor.expand_shape %189 [[0, 1], [2, 3]] output_shape [2, 12, 2, 4] : tensor<24x8xf32> into tensor<2x12x2x4xf32> loc(#loc104)
    %transposed_129 = linalg.transpose ins(%expanded_128 : tensor<2x12x2x4xf32>) outs(%33 : tensor<2x2x12x4xf32>) permutation = [0, 2, 1, 3]  loc(#loc104)
    %transposed_130 = linalg.transpose ins(%arg30 : tensor<8x16xf32>) outs(%29 : tensor<16x8xf32>) permutation = [1, 0]  loc(#loc106)
    %190 = linalg.matmul ins(%collapsed_124, %transposed_130 : tensor<24x16xf32>, tensor<16x8xf32>) outs(%31 : tensor<24x8xf32>) -> tensor<24x8xf32> loc(#loc106)
    %expanded_131 = tensor.expand_shape %190 [[0, 1], [2, 3]] output_shape [2, 12, 2, 4] : tensor<24x8xf32> into tensor<2x12x2x4xf32> loc(#loc104)
    %transposed_132 = linalg.transpose ins(%expanded_131 : tensor<2x12x2x4xf32>) outs(%33 : tensor<2x2x12x4xf32>) permutation = [0, 2, 1, 3]  loc(#loc104)
    %191 = linalg.generic {indexing_maps = [#map9, #map10, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_126, %expanded_21 : tensor<2x4x12x4xf32>, tensor<1x1x12x4xf32>) outs(%28 : tensor<2x4x12x4xf32>) {
    ^bb0(%in: f32 loc("model.layers.3.self_attn"), %in_240: f32 loc("model.layers.3.self_attn"), %out: f32 loc("model.layers.3.self_attn")):
      %359 = arith.mulf %in, %in_240 : f32 loc(#loc104)
      linalg.yield %359 : f32 loc(#loc104)
    } -> tensor<2x4x12x4xf32> loc(#loc104)
    %extracted_slice_133 = tensor.extract_slice %transposed_126[0, 0, 0, 0] [2, 4, 12, 2] [1, 1, 1, 1] : tensor<2x4x12x4xf32> to tensor<2x4x12x2xf32> loc(#loc104)
    %extracted_slice_134 = tensor.extract_slice %transposed_126[0, 0, 0, 2] [2, 4, 12, 2] [1, 1, 1, 1] : tensor<2x4x12x4xf32> to tensor<2x4x12x2xf32> loc(#loc104)
    %192 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_134 : tensor<2x4x12x2xf32>) outs(%36 : tensor<2x4x12x2xf32>) {
    ^bb0(%in: f32 loc("model.layers.3.self_attn"), %out: f32 loc("model.layers.3.self_attn")):
      %359 = arith.negf %in : f32 loc(#loc104)
      linalg.yield %359 : f32 loc(#loc104)
    } -> tensor<2x4x12x2xf32> loc(#loc104)
    %concat_135 = tensor.concat dim(3) %192, %extracted_slice_133 : (tensor<2x4x12x2xf32>, tensor<2x4x12x2xf32>) -> tensor<2x4x12x4xf32> loc(#loc104)
    %193 = linalg.generic {indexing_maps = [#map9, #map10, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_135, %expanded_22 : tensor<2x4x12x4xf32>, tensor<1x1x12x4xf32>) outs(%28 : tensor<2x4x12x4xf32>) {
    ^bb0(%in: f32 loc("model.layers.3.self_attn"), %in_240: f32 loc("model.layers.3.self_attn"), %out: f32 loc("model.layers.3.self_attn")):
      %359 = arith.mulf %in, %in_240 : f32 loc(#loc104)
      linalg.yield %359 : f32 loc(#loc104)
    } -> tensor<2x4x12x4xf32> loc(#loc104)
    %194 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%191, %193 : tensor<2x4x12x4xf32>, tensor<2x4x12x4xf32>) outs(%28 : tensor<2x4x12x4xf32>) {
    ^bb0(%in: f32 loc("model.layers.3.self_attn"), %in_240: f32 loc("model.layers.3.self_attn"), %out: f32 loc("model.layers.3.self_attn")):
      %359 = arith.addf %in, %in_240 : f32 loc(#loc104)
      linalg.yield %359 : f32 loc(#loc104)
    } -> tensor<2x4x12x4xf32> loc(#loc104)
    %195 = linalg.generic {indexing_maps = [#map9, #map10, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_129, %expanded_21 : tensor<2x2x12x4xf32>, tensor<1x1x12x4xf32>) outs(%33 : tensor<2x2x12x4xf32>) {
    ^bb0(%in: f32 loc("model.layers.3.self_attn"), %in_240: f32 loc("model.layers.3.self_attn"), %out: f32 loc("model.layers.3.self_attn")):
      %359 = arith.mulf %in, %in_240 : f32 loc(#loc104)
      linalg.yield %359 : f32 loc(#loc104)
    } -> tensor<2x2x12x4xf32> loc(#loc104)
    %extracted_slice_136 = tensor.extract_slice %transposed_129[0, 0, 0, 0] [2, 2, 12, 2] [1, 1, 1, 1] : tensor<2x2x12x4xf32> to tensor<2x2x12x2xf32> loc(#loc104)
    %extracted_slice_137 = tensor.extract_slice %transposed_129[0, 0, 0, 2] [2, 2, 12, 2] [1, 1, 1, 1] : tensor<2x2x12x4xf32> to tensor<2x2x12x2xf32> loc(#loc104)
    %196 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_137 : tensor<2x2x12x2xf32>) outs(%41 : tensor<2x2x12x2xf32>) {
    ^bb0(%in: f32 loc("model.layers.3.self_attn"), %out: f32 loc("model.layers.3.self_attn")):
      %359 = arith.negf %in : f32 loc(#loc104)
      linalg.yield %359 : f32 loc(#loc104)
    } -> tensor<2x2x12x2xf32> loc(#loc104)
    %concat_138 = tensor.concat dim(3) %196, %extracted_slice_136 : (tensor<2x2x12x2xf32>, tensor<2x2x12x2xf32>) -> tensor<2x2x12x4xf32> loc(#loc104)
    %197 = linalg.generic {indexing_maps = [#map9, #map10, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_138, %expanded_22 : tensor<2x2x12x4xf32>, tensor<1x1x12x4xf32>) outs(%33 : tensor<2x2x12x4xf32>) {
    ^bb0(%in: f32 loc("model.layers.3.self_attn"), %in_240: f32 loc("model.layers.3.self_attn"), %out: f32 loc("model.layers.3.self_attn")):
      %359 = arith.mulf %in, %in_240 : f32 loc(#loc104)
      linalg.yield %359 : f32 loc(#loc104)
    } -> tensor<2x2x12x4xf32> loc(#loc104)
    %198 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%195, %197 : tensor<2x2x12x4xf32>, tensor<2x2x12x4xf32>) outs(%33 : tensor<2x2x12x4xf32>) {
    ^bb0(%in: f32 loc("model.layers.3.self_attn"), %in_240: f32 loc("model.layers.3.self_attn"), %out: f32 loc("model.layers.3.self_attn")):
      %359 = arith.addf %in, %in_240 : f32 loc(#loc104)
      linalg.yield %359 : f32 loc(#loc104)
    } -> tensor<2x2x12x4xf32> loc(#loc104)
    %199 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%198 : tensor<2x2x12x4xf32>) outs(%45 : tensor<2x2x2x12x4xf32>) {
    ^bb0(%in: f32 loc("model.layers.3.self_attn"), %out: f32 loc("model.layers.3.self_attn")):
      linalg.yield %in : f32 loc(#loc104)
    } -> tensor<2x2x2x12x4xf32> loc(#loc104)
    %collapsed_139 = tensor.collapse_shape %199 [[0], [1, 2], [3], [4]] : tensor<2x2x2x12x4xf32> into tensor<2x4x12x4xf32> loc(#loc104)
    %200 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%transposed_132 : tensor<2x2x12x4xf32>) outs(%45 : tensor<2x2x2x12x4xf32>) {
    ^bb0(%in: f32 loc("model.layers.3.self_attn"), %out: f32 loc("model.layers.3.self_attn")):
      linalg.yield %in : f32 loc(#loc104)
    } -> tensor<2x2x2x12x4xf32> loc(#loc104)
    %transposed_140 = linalg.transpose ins(%collapsed_139 : tensor<2x4x12x4xf32>) outs(%48 : tensor<2x4x4x12xf32>) permutation = [0, 1, 3, 2]  loc(#loc104)
    %collapsed_141 = tensor.collapse_shape %194 [[0, 1], [2], [3]] : tensor<2x4x12x4xf32> into tensor<8x12x4xf32> loc(#loc104)
    %collapsed_142 = tensor.collapse_shape %transposed_140 [[0, 1], [2], [3]] : tensor<2x4x4x12xf32> into tensor<8x4x12xf32> loc(#loc104)
    %201 = linalg.batch_matmul ins(%collapsed_141, %collapsed_142 : tensor<8x12x4xf32>, tensor<8x4x12xf32>) outs(%50 : tensor<8x12x12xf32>) -> tensor<8x12x12xf32> loc(#loc104)
    %expanded_143 = tensor.expand_shape %201 [[0, 1], [2], [3]] output_shape [2, 4, 12, 12] : tensor<8x12x12xf32> into tensor<2x4x12x12xf32> loc(#loc104)
    %202 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_143 : tensor<2x4x12x12xf32>) outs(%52 : tensor<2x4x12x12xf32>) {
    ^bb0(%in: f32 loc("model.layers.3.self_attn"), %out: f32 loc("model.layers.3.self_attn")):
      %359 = arith.mulf %in, %cst_7 : f32 loc(#loc104)
      linalg.yield %359 : f32 loc(#loc104)
    } -> tensor<2x4x12x12xf32> loc(#loc104)
    %203 = linalg.generic {indexing_maps = [#map9, #map10, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%202, %expanded_11 : tensor<2x4x12x12xf32>, tensor<1x1x12x12xf32>) outs(%52 : tensor<2x4x12x12xf32>) {
    ^bb0(%in: f32 loc("model.layers.3.self_attn"), %in_240: f32 loc("<loss>"), %out: f32 loc("model.layers.3.self_attn")):
      %359 = arith.addf %in, %in_240 : f32 loc(#loc104)
      linalg.yield %359 : f32 loc(#loc104)
    } -> tensor<2x4x12x12xf32> loc(#loc104)
    %204:2 = linalg.generic {indexing_maps = [#map9, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%203 : tensor<2x4x12x12xf32>) outs(%58, %56 : tensor<2x4x12xf32>, tensor<2x4x12xi64>) {
    ^bb0(%in: f32 loc("model.layers.3.self_attn"), %out: f32 loc("model.layers.3.self_attn"), %out_240: i64 loc("model.layers.3.self_attn")):
      %359 = linalg.index 3 : index loc(#loc104)
      %360 = arith.index_cast %359 : index to i64 loc(#loc104)
      %361 = arith.maximumf %in, %out : f32 loc(#loc104)
      %362 = arith.cmpf ogt, %in, %out : f32 loc(#loc104)
      %363 = arith.select %362, %360, %out_240 : i64 loc(#loc104)
      linalg.yield %361, %363 : f32, i64 loc(#loc104)
    } -> (tensor<2x4x12xf32>, tensor<2x4x12xi64>) loc(#loc104)
    %expanded_144 = tensor.expand_shape %204#0 [[0], [1], [2, 3]] output_shape [2, 4, 12, 1] : tensor<2x4x12xf32> into tensor<2x4x12x1xf32> loc(#loc104)
    %205 = linalg.generic {indexing_maps = [#map9, #map14, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%203, %expanded_144 : tensor<2x4x12x12xf32>, tensor<2x4x12x1xf32>) outs(%52 : tensor<2x4x12x12xf32>) {
    ^bb0(%in: f32 loc("model.layers.3.self_attn"), %in_240: f32 loc("model.layers.3.self_attn"), %out: f32 loc("model.layers.3.self_attn")):
      %359 = arith.subf %in, %in_240 : f32 loc(#loc104)
      linalg.yield %359 : f32 loc(#loc104)
    } -> tensor<2x4x12x12xf32> loc(#loc104)
    %206 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%205 : tensor<2x4x12x12xf32>) outs(%52 : tensor<2x4x12x12xf32>) {
    ^bb0(%in: f32 loc("model.layers.3.self_attn"), %out: f32 loc("model.layers.3.self_attn")):
      %359 = math.exp %in : f32 loc(#loc104)
      linalg.yield %359 : f32 loc(#loc104)
    } -> tensor<2x4x12x12xf32> loc(#loc104)
    %207 = linalg.generic {indexing_maps = [#map9, #map14], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%206 : tensor<2x4x12x12xf32>) outs(%63 : tensor<2x4x12x1xf32>) {
    ^bb0(%in: f32 loc("model.layers.3.self_attn"), %out: f32 loc("model.layers.3.self_attn")):
      %359 = arith.addf %in, %out : f32 loc(#loc104)
      linalg.yield %359 : f32 loc(#loc104)
    } -> tensor<2x4x12x1xf32> loc(#loc104)
    %208 = linalg.generic {indexing_maps = [#map9, #map14, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%206, %207 : tensor<2x4x12x12xf32>, tensor<2x4x12x1xf32>) outs(%52 : tensor<2x4x12x12xf32>) {
    ^bb0(%in: f32 loc("model.layers.3.self_attn"), %in_240: f32 loc("model.layers.3.self_attn"), %out: f32 loc("model.layers.3.self_attn")):
      %359 = arith.divf %in, %in_240 : f32 loc(#loc104)
      linalg.yield %359 : f32 loc(#loc104)
    } -> tensor<2x4x12x12xf32> loc(#loc104)
    %collapsed_145 = tensor.collapse_shape %208 [[0, 1], [2], [3]] : tensor<2x4x12x12xf32> into tensor<8x12x12xf32> loc(#loc104)
    %collapsed_146 = tensor.collapse_shape %200 [[0, 1, 2], [3], [4]] : tensor<2x2x2x12x4xf32> into tensor<8x12x4xf32> loc(#loc104)
    %209 = linalg.batch_matmul ins(%collapsed_145, %collapsed_146 : tensor<8x12x12xf32>, tensor<8x12x4xf32>) outs(%67 : tensor<8x12x4xf32>) -> tensor<8x12x4xf32> loc(#loc104)
    %expanded_147 = tensor.expand_shape %209 [[0, 1], [2], [3]] output_shape [2, 4, 12, 4] : tensor<8x12x4xf32> into tensor<2x4x12x4xf32> loc(#loc104)
    %transposed_148 = linalg.transpose ins(%expanded_147 : tensor<2x4x12x4xf32>) outs(%69 : tensor<2x12x4x4xf32>) permutation = [0, 2, 1, 3]  loc(#loc104)
    %transposed_149 = linalg.transpose ins(%arg31 : tensor<16x16xf32>) outs(%24 : tensor<16x16xf32>) permutation = [1, 0]  loc(#loc107)
    %collapsed_150 = tensor.collapse_shape %transposed_148 [[0, 1], [2, 3]] : tensor<2x12x4x4xf32> into tensor<24x16xf32> loc(#loc107)
    %210 = linalg.matmul ins(%collapsed_150, %transposed_149 : tensor<24x16xf32>, tensor<16x16xf32>) outs(%26 : tensor<24x16xf32>) -> tensor<24x16xf32> loc(#loc107)
    %expanded_151 = tensor.expand_shape %210 [[0, 1], [2]] output_shape [2, 12, 16] : tensor<24x16xf32> into tensor<2x12x16xf32> loc(#loc107)
    %211 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%180, %expanded_151 : tensor<2x12x16xf32>, tensor<2x12x16xf32>) outs(%6 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("model.layers.2"), %in_240: f32 loc("model.layers.3.self_attn.o_proj"), %out: f32 loc("model.layers.3")):
      %359 = arith.addf %in, %in_240 : f32 loc(#loc108)
      linalg.yield %359 : f32 loc(#loc108)
    } -> tensor<2x12x16xf32> loc(#loc108)
    %212 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%211, %211 : tensor<2x12x16xf32>, tensor<2x12x16xf32>) outs(%6 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("model.layers.3"), %in_240: f32 loc("model.layers.3"), %out: f32 loc("model.layers.3.post_attention_layernorm")):
      %359 = arith.mulf %in, %in_240 : f32 loc(#loc109)
      linalg.yield %359 : f32 loc(#loc109)
    } -> tensor<2x12x16xf32> loc(#loc109)
    %213 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%212 : tensor<2x12x16xf32>) outs(%17 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("model.layers.3.post_attention_layernorm"), %out: f32 loc("model.layers.3.post_attention_layernorm")):
      %359 = arith.addf %in, %out : f32 loc(#loc109)
      linalg.yield %359 : f32 loc(#loc109)
    } -> tensor<2x12x1xf32> loc(#loc109)
    %214 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%213 : tensor<2x12x1xf32>) outs(%16 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("model.layers.3.post_attention_layernorm"), %out: f32 loc("model.layers.3.post_attention_layernorm")):
      %359 = arith.divf %in, %cst_6 : f32 loc(#loc109)
      linalg.yield %359 : f32 loc(#loc109)
    } -> tensor<2x12x1xf32> loc(#loc109)
    %215 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%214 : tensor<2x12x1xf32>) outs(%16 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("model.layers.3.post_attention_layernorm"), %out: f32 loc("model.layers.3.post_attention_layernorm")):
      %359 = arith.truncf %cst_4 : f64 to f32 loc(#loc109)
      %360 = arith.addf %in, %359 : f32 loc(#loc109)
      linalg.yield %360 : f32 loc(#loc109)
    } -> tensor<2x12x1xf32> loc(#loc109)
    %216 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%215 : tensor<2x12x1xf32>) outs(%16 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("model.layers.3.post_attention_layernorm"), %out: f32 loc("model.layers.3.post_attention_layernorm")):
      %359 = math.rsqrt %in : f32 loc(#loc109)
      linalg.yield %359 : f32 loc(#loc109)
    } -> tensor<2x12x1xf32> loc(#loc109)
    %217 = linalg.generic {indexing_maps = [#map6, #map7, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%211, %216 : tensor<2x12x16xf32>, tensor<2x12x1xf32>) outs(%6 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("model.layers.3"), %in_240: f32 loc("model.layers.3.post_attention_layernorm"), %out: f32 loc("model.layers.3.post_attention_layernorm")):
      %359 = arith.mulf %in, %in_240 : f32 loc(#loc109)
      linalg.yield %359 : f32 loc(#loc109)
    } -> tensor<2x12x16xf32> loc(#loc109)
    %218 = linalg.generic {indexing_maps = [#map8, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg36, %217 : tensor<16xf32>, tensor<2x12x16xf32>) outs(%6 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("model.layers.3.post_attention_layernorm"), %in_240: f32 loc("model.layers.3.post_attention_layernorm"), %out: f32 loc("model.layers.3.post_attention_layernorm")):
      %359 = arith.mulf %in, %in_240 : f32 loc(#loc109)
      linalg.yield %359 : f32 loc(#loc109)
    } -> tensor<2x12x16xf32> loc(#loc109)
    %transposed_152 = linalg.transpose ins(%arg32 : tensor<32x16xf32>) outs(%79 : tensor<16x32xf32>) permutation = [1, 0]  loc(#loc110)
    %collapsed_153 = tensor.collapse_shape %218 [[0, 1], [2]] : tensor<2x12x16xf32> into tensor<24x16xf32> loc(#loc110)
    %219 = linalg.matmul ins(%collapsed_153, %transposed_152 : tensor<24x16xf32>, tensor<16x32xf32>) outs(%81 : tensor<24x32xf32>) -> tensor<24x32xf32> loc(#loc110)
    %expanded_154 = tensor.expand_shape %219 [[0, 1], [2]] output_shape [2, 12, 32] : tensor<24x32xf32> into tensor<2x12x32xf32> loc(#loc110)
    %220 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_154 : tensor<2x12x32xf32>) outs(%83 : tensor<2x12x32xf32>) {
    ^bb0(%in: f32 loc("model.layers.3.mlp.gate_proj"), %out: f32 loc("model.layers.3.mlp.act_fn")):
      %359 = arith.negf %in : f32 loc(#loc111)
      %360 = math.exp %359 : f32 loc(#loc111)
      %361 = arith.addf %360, %cst_1 : f32 loc(#loc111)
      %362 = arith.divf %cst_1, %361 : f32 loc(#loc111)
      linalg.yield %362 : f32 loc(#loc111)
    } -> tensor<2x12x32xf32> loc(#loc111)
    %221 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_154, %220 : tensor<2x12x32xf32>, tensor<2x12x32xf32>) outs(%83 : tensor<2x12x32xf32>) {
    ^bb0(%in: f32 loc("model.layers.3.mlp.gate_proj"), %in_240: f32 loc("model.layers.3.mlp.act_fn"), %out: f32 loc("model.layers.3.mlp.act_fn")):
      %359 = arith.mulf %in, %in_240 : f32 loc(#loc111)
      linalg.yield %359 : f32 loc(#loc111)
    } -> tensor<2x12x32xf32> loc(#loc111)
    %transposed_155 = linalg.transpose ins(%arg33 : tensor<32x16xf32>) outs(%79 : tensor<16x32xf32>) permutation = [1, 0]  loc(#loc112)
    %222 = linalg.matmul ins(%collapsed_153, %transposed_155 : tensor<24x16xf32>, tensor<16x32xf32>) outs(%81 : tensor<24x32xf32>) -> tensor<24x32xf32> loc(#loc112)
    %expanded_156 = tensor.expand_shape %222 [[0, 1], [2]] output_shape [2, 12, 32] : tensor<24x32xf32> into tensor<2x12x32xf32> loc(#loc112)
    %223 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%221, %expanded_156 : tensor<2x12x32xf32>, tensor<2x12x32xf32>) outs(%83 : tensor<2x12x32xf32>) {
    ^bb0(%in: f32 loc("model.layers.3.mlp.act_fn"), %in_240: f32 loc("model.layers.3.mlp.up_proj"), %out: f32 loc("model.layers.3.mlp")):
      %359 = arith.mulf %in, %in_240 : f32 loc(#loc113)
      linalg.yield %359 : f32 loc(#loc113)
    } -> tensor<2x12x32xf32> loc(#loc113)
    %transposed_157 = linalg.transpose ins(%arg34 : tensor<16x32xf32>) outs(%88 : tensor<32x16xf32>) permutation = [1, 0]  loc(#loc114)
    %collapsed_158 = tensor.collapse_shape %223 [[0, 1], [2]] : tensor<2x12x32xf32> into tensor<24x32xf32> loc(#loc114)
    %224 = linalg.matmul ins(%collapsed_158, %transposed_157 : tensor<24x32xf32>, tensor<32x16xf32>) outs(%26 : tensor<24x16xf32>) -> tensor<24x16xf32> loc(#loc114)
    %expanded_159 = tensor.expand_shape %224 [[0, 1], [2]] output_shape [2, 12, 16] : tensor<24x16xf32> into tensor<2x12x16xf32> loc(#loc114)
    %225 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%211, %expanded_159 : tensor<2x12x16xf32>, tensor<2x12x16xf32>) outs(%6 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("model.layers.3"), %in_240: f32 loc("model.layers.3.mlp.down_proj"), %out: f32 loc("model.layers.3")):
      %359 = arith.addf %in, %in_240 : f32 loc(#loc108)
      linalg.yield %359 : f32 loc(#loc108)
    } -> tensor<2x12x16xf32> loc(#loc108)
    %226 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%225, %225 : tensor<2x12x16xf32>, tensor<2x12x16xf32>) outs(%6 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("model.layers.3"), %in_240: f32 loc("model.layers.3"), %out: f32 loc("model.layers.4.input_layernorm")):
      %359 = arith.mulf %in, %in_240 : f32 loc(#loc115)
      linalg.yield %359 : f32 loc(#loc115)
    } -> tensor<2x12x16xf32> loc(#loc115)
    %227 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%226 : tensor<2x12x16xf32>) outs(%17 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("model.layers.4.input_layernorm"), %out: f32 loc("model.layers.4.input_layernorm")):
      %359 = arith.addf %in, %out : f32 loc(#loc115)
      linalg.yield %359 : f32 loc(#loc115)
    } -> tensor<2x12x1xf32> loc(#loc115)
    %228 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%227 : tensor<2x12x1xf32>) outs(%16 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("model.layers.4.input_layernorm"), %out: f32 loc("model.layers.4.input_layernorm")):
      %359 = arith.divf %in, %cst_6 : f32 loc(#loc115)
      linalg.yield %359 : f32 loc(#loc115)
    } -> tensor<2x12x1xf32> loc(#loc115)
    %229 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%228 : tensor<2x12x1xf32>) outs(%16 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("model.layers.4.input_layernorm"), %out: f32 loc("model.layers.4.input_layernorm")):
      %359 = arith.truncf %cst_4 : f64 to f32 loc(#loc115)
      %360 = arith.addf %in, %359 : f32 loc(#loc115)
      linalg.yield %360 : f32 loc(#loc115)
    } -> tensor<2x12x1xf32> loc(#loc115)
    %230 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%229 : tensor<2x12x1xf32>) outs(%16 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("model.layers.4.input_layernorm"), %out: f32 loc("model.layers.4.input_layernorm")):
      %359 = math.rsqrt %in : f32 loc(#loc115)
      linalg.yield %359 : f32 loc(#loc115)
    } -> tensor<2x12x1xf32> loc(#loc115)
    %231 = linalg.generic {indexing_maps = [#map6, #map7, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%225, %230 : tensor<2x12x16xf32>, tensor<2x12x1xf32>) outs(%6 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("model.layers.3"), %in_240: f32 loc("model.layers.4.input_layernorm"), %out: f32 loc("model.layers.4.input_layernorm")):
      %359 = arith.mulf %in, %in_240 : f32 loc(#loc115)
      linalg.yield %359 : f32 loc(#loc115)
    } -> tensor<2x12x16xf32> loc(#loc115)
    %232 = linalg.generic {indexing_maps = [#map8, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg44, %231 : tensor<16xf32>, tensor<2x12x16xf32>) outs(%6 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("model.layers.4.input_layernorm"), %in_240: f32 loc("model.layers.4.input_layernorm"), %out: f32 loc("model.layers.4.input_layernorm")):
      %359 = arith.mulf %in, %in_240 : f32 loc(#loc115)
      linalg.yield %359 : f32 loc(#loc115)
    } -> tensor<2x12x16xf32> loc(#loc115)
    %transposed_160 = linalg.transpose ins(%arg37 : tensor<16x16xf32>) outs(%24 : tensor<16x16xf32>) permutation = [1, 0]  loc(#loc116)
    %collapsed_161 = tensor.collapse_shape %232 [[0, 1], [2]] : tensor<2x12x16xf32> into tensor<24x16xf32> loc(#loc116)
    %233 = linalg.matmul ins(%collapsed_161, %transposed_160 : tensor<24x16xf32>, tensor<16x16xf32>) outs(%26 : tensor<24x16xf32>) -> tensor<24x16xf32> loc(#loc116)
    %expanded_162 = tensor.expand_shape %233 [[0, 1], [2, 3]] output_shape [2, 12, 4, 4] : tensor<24x16xf32> into tensor<2x12x4x4xf32> loc(#loc117)
    %transposed_163 = linalg.transpose ins(%expanded_162 : tensor<2x12x4x4xf32>) outs(%28 : tensor<2x4x12x4xf32>) permutation = [0, 2, 1, 3]  loc(#loc117)
    %transposed_164 = linalg.transpose ins(%arg38 : tensor<8x16xf32>) outs(%29 : tensor<16x8xf32>) permutation = [1, 0]  loc(#loc118)
    %234 = linalg.matmul ins(%collapsed_161, %transposed_164 : tensor<24x16xf32>, tensor<16x8xf32>) outs(%31 : tensor<24x8xf32>) -> tensor<24x8xf32> loc(#loc118)
    %expanded_165 = tensor.expand_shape %234 [[0, 1], [2, 3]] output_shape [2, 12, 2, 4] : tensor<24x8xf32> into tensor<2x12x2x4xf32> loc(#loc117)
    %transposed_166 = linalg.transpose ins(%expanded_165 : tensor<2x12x2x4xf32>) outs(%33 : tensor<2x2x12x4xf32>) permutation = [0, 2, 1, 3]  loc(#loc117)
    %transposed_167 = linalg.transpose ins(%arg39 : tensor<8x16xf32>) outs(%29 : tensor<16x8xf32>) permutation = [1, 0]  loc(#loc119)
    %235 = linalg.matmul ins(%collapsed_161, %transposed_167 : tensor<24x16xf32>, tensor<16x8xf32>) outs(%31 : tensor<24x8xf32>) -> tensor<24x8xf32> loc(#loc119)
    %expanded_168 = tensor.expand_shape %235 [[0, 1], [2, 3]] output_shape [2, 12, 2, 4] : tensor<24x8xf32> into tensor<2x12x2x4xf32> loc(#loc117)
    %transposed_169 = linalg.transpose ins(%expanded_168 : tensor<2x12x2x4xf32>) outs(%33 : tensor<2x2x12x4xf32>) permutation = [0, 2, 1, 3]  loc(#loc117)
    %236 = linalg.generic {indexing_maps = [#map9, #map10, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_163, %expanded_21 : tensor<2x4x12x4xf32>, tensor<1x1x12x4xf32>) outs(%28 : tensor<2x4x12x4xf32>) {
    ^bb0(%in: f32 loc("model.layers.4.self_attn"), %in_240: f32 loc("model.layers.4.self_attn"), %out: f32 loc("model.layers.4.self_attn")):
      %359 = arith.mulf %in, %in_240 : f32 loc(#loc117)
      linalg.yield %359 : f32 loc(#loc117)
    } -> tensor<2x4x12x4xf32> loc(#loc117)
    %extracted_slice_170 = tensor.extract_slice %transposed_163[0, 0, 0, 0] [2, 4, 12, 2] [1, 1, 1, 1] : tensor<2x4x12x4xf32> to tensor<2x4x12x2xf32> loc(#loc117)
    %extracted_slice_171 = tensor.extract_slice %transposed_163[0, 0, 0, 2] [2, 4, 12, 2] [1, 1, 1, 1] : tensor<2x4x12x4xf32> to tensor<2x4x12x2xf32> loc(#loc117)
    %237 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_171 : tensor<2x4x12x2xf32>) outs(%36 : tensor<2x4x12x2xf32>) {
    ^bb0(%in: f32 loc("model.layers.4.self_attn"), %out: f32 loc("model.layers.4.self_attn")):
      %359 = arith.negf %in : f32 loc(#loc117)
      linalg.yield %359 : f32 loc(#loc117)
    } -> tensor<2x4x12x2xf32> loc(#loc117)
    %concat_172 = tensor.concat dim(3) %237, %extracted_slice_170 : (tensor<2x4x12x2xf32>, tensor<2x4x12x2xf32>) -> tensor<2x4x12x4xf32> loc(#loc117)
    %238 = linalg.generic {indexing_maps = [#map9, #map10, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_172, %expanded_22 : tensor<2x4x12x4xf32>, tensor<1x1x12x4xf32>) outs(%28 : tensor<2x4x12x4xf32>) {
    ^bb0(%in: f32 loc("model.layers.4.self_attn"), %in_240: f32 loc("model.layers.4.self_attn"), %out: f32 loc("model.layers.4.self_attn")):
      %359 = arith.mulf %in, %in_240 : f32 loc(#loc117)
      linalg.yield %359 : f32 loc(#loc117)
    } -> tensor<2x4x12x4xf32> loc(#loc117)
    %239 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%236, %238 : tensor<2x4x12x4xf32>, tensor<2x4x12x4xf32>) outs(%28 : tensor<2x4x12x4xf32>) {
    ^bb0(%in: f32 loc("model.layers.4.self_attn"), %in_240: f32 loc("model.layers.4.self_attn"), %out: f32 loc("model.layers.4.self_attn")):
      %359 = arith.addf %in, %in_240 : f32 loc(#loc117)
      linalg.yield %359 : f32 loc(#loc117)
    } -> tensor<2x4x12x4xf32> loc(#loc117)
    %240 = linalg.generic {indexing_maps = [#map9, #map10, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_166, %expanded_21 : tensor<2x2x12x4xf32>, tensor<1x1x12x4xf32>) outs(%33 : tensor<2x2x12x4xf32>) {
    ^bb0(%in: f32 loc("model.layers.4.self_attn"), %in_240: f32 loc("model.layers.4.self_attn"), %out: f32 loc("model.layers.4.self_attn")):
      %359 = arith.mulf %in, %in_240 : f32 loc(#loc117)
      linalg.yield %359 : f32 loc(#loc117)
    } -> tensor<2x2x12x4xf32> loc(#loc117)
    %extracted_slice_173 = tensor.extract_slice %transposed_166[0, 0, 0, 0] [2, 2, 12, 2] [1, 1, 1, 1] : tensor<2x2x12x4xf32> to tensor<2x2x12x2xf32> loc(#loc117)
    %extracted_slice_174 = tensor.extract_slice %transposed_166[0, 0, 0, 2] [2, 2, 12, 2] [1, 1, 1, 1] : tensor<2x2x12x4xf32> to tensor<2x2x12x2xf32> loc(#loc117)
    %241 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_174 : tensor<2x2x12x2xf32>) outs(%41 : tensor<2x2x12x2xf32>) {
    ^bb0(%in: f32 loc("model.layers.4.self_attn"), %out: f32 loc("model.layers.4.self_attn")):
      %359 = arith.negf %in : f32 loc(#loc117)
      linalg.yield %359 : f32 loc(#loc117)
    } -> tensor<2x2x12x2xf32> loc(#loc117)
    %concat_175 = tensor.concat dim(3) %241, %extracted_slice_173 : (tensor<2x2x12x2xf32>, tensor<2x2x12x2xf32>) -> tensor<2x2x12x4xf32> loc(#loc117)
    %242 = linalg.generic {indexing_maps = [#map9, #map10, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_175, %expanded_22 : tensor<2x2x12x4xf32>, tensor<1x1x12x4xf32>) outs(%33 : tensor<2x2x12x4xf32>) {
    ^bb0(%in: f32 loc("model.layers.4.self_attn"), %in_240: f32 loc("model.layers.4.self_attn"), %out: f32 loc("model.layers.4.self_attn")):
      %359 = arith.mulf %in, %in_240 : f32 loc(#loc117)
      linalg.yield %359 : f32 loc(#loc117)
    } -> tensor<2x2x12x4xf32> loc(#loc117)
    %243 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%240, %242 : tensor<2x2x12x4xf32>, tensor<2x2x12x4xf32>) outs(%33 : tensor<2x2x12x4xf32>) {
    ^bb0(%in: f32 loc("model.layers.4.self_attn"), %in_240: f32 loc("model.layers.4.self_attn"), %out: f32 loc("model.layers.4.self_attn")):
      %359 = arith.addf %in, %in_240 : f32 loc(#loc117)
      linalg.yield %359 : f32 loc(#loc117)
    } -> tensor<2x2x12x4xf32> loc(#loc117)
    %244 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%243 : tensor<2x2x12x4xf32>) outs(%45 : tensor<2x2x2x12x4xf32>) {
    ^bb0(%in: f32 loc("model.layers.4.self_attn"), %out: f32 loc("model.layers.4.self_attn")):
      linalg.yield %in : f32 loc(#loc117)
    } -> tensor<2x2x2x12x4xf32> loc(#loc117)
    %collapsed_176 = tensor.collapse_shape %244 [[0], [1, 2], [3], [4]] : tensor<2x2x2x12x4xf32> into tensor<2x4x12x4xf32> loc(#loc117)
    %245 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%transposed_169 : tensor<2x2x12x4xf32>) outs(%45 : tensor<2x2x2x12x4xf32>) {
    ^bb0(%in: f32 loc("model.layers.4.self_attn"), %out: f32 loc("model.layers.4.self_attn")):
      linalg.yield %in : f32 loc(#loc117)
    } -> tensor<2x2x2x12x4xf32> loc(#loc117)
    %transposed_177 = linalg.transpose ins(%collapsed_176 : tensor<2x4x12x4xf32>) outs(%48 : tensor<2x4x4x12xf32>) permutation = [0, 1, 3, 2]  loc(#loc117)
    %collapsed_178 = tensor.collapse_shape %239 [[0, 1], [2], [3]] : tensor<2x4x12x4xf32> into tensor<8x12x4xf32> loc(#loc117)
    %collapsed_179 = tensor.collapse_shape %transposed_177 [[0, 1], [2], [3]] : tensor<2x4x4x12xf32> into tensor<8x4x12xf32> loc(#loc117)
    %246 = linalg.batch_matmul ins(%collapsed_178, %collapsed_179 : tensor<8x12x4xf32>, tensor<8x4x12xf32>) outs(%50 : tensor<8x12x12xf32>) -> tensor<8x12x12xf32> loc(#loc117)
    %expanded_180 = tensor.expand_shape %246 [[0, 1], [2], [3]] output_shape [2, 4, 12, 12] : tensor<8x12x12xf32> into tensor<2x4x12x12xf32> loc(#loc117)
    %247 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_180 : tensor<2x4x12x12xf32>) outs(%52 : tensor<2x4x12x12xf32>) {
    ^bb0(%in: f32 loc("model.layers.4.self_attn"), %out: f32 loc("model.layers.4.self_attn")):
      %359 = arith.mulf %in, %cst_7 : f32 loc(#loc117)
      linalg.yield %359 : f32 loc(#loc117)
    } -> tensor<2x4x12x12xf32> loc(#loc117)
    %248 = linalg.generic {indexing_maps = [#map9, #map10, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%247, %expanded_11 : tensor<2x4x12x12xf32>, tensor<1x1x12x12xf32>) outs(%52 : tensor<2x4x12x12xf32>) {
    ^bb0(%in: f32 loc("model.layers.4.self_attn"), %in_240: f32 loc("<loss>"), %out: f32 loc("model.layers.4.self_attn")):
      %359 = arith.addf %in, %in_240 : f32 loc(#loc117)
      linalg.yield %359 : f32 loc(#loc117)
    } -> tensor<2x4x12x12xf32> loc(#loc117)
    %249:2 = linalg.generic {indexing_maps = [#map9, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%248 : tensor<2x4x12x12xf32>) outs(%58, %56 : tensor<2x4x12xf32>, tensor<2x4x12xi64>) {
    ^bb0(%in: f32 loc("model.layers.4.self_attn"), %out: f32 loc("model.layers.4.self_attn"), %out_240: i64 loc("model.layers.4.self_attn")):
      %359 = linalg.index 3 : index loc(#loc117)
      %360 = arith.index_cast %359 : index to i64 loc(#loc117)
      %361 = arith.maximumf %in, %out : f32 loc(#loc117)
      %362 = arith.cmpf ogt, %in, %out : f32 loc(#loc117)
      %363 = arith.select %362, %360, %out_240 : i64 loc(#loc117)
      linalg.yield %361, %363 : f32, i64 loc(#loc117)
    } -> (tensor<2x4x12xf32>, tensor<2x4x12xi64>) loc(#loc117)
    %expanded_181 = tensor.expand_shape %249#0 [[0], [1], [2, 3]] output_shape [2, 4, 12, 1] : tensor<2x4x12xf32> into tensor<2x4x12x1xf32> loc(#loc117)
    %250 = linalg.generic {indexing_maps = [#map9, #map14, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%248, %expanded_181 : tensor<2x4x12x12xf32>, tensor<2x4x12x1xf32>) outs(%52 : tensor<2x4x12x12xf32>) {
    ^bb0(%in: f32 loc("model.layers.4.self_attn"), %in_240: f32 loc("model.layers.4.self_attn"), %out: f32 loc("model.layers.4.self_attn")):
      %359 = arith.subf %in, %in_240 : f32 loc(#loc117)
      linalg.yield %359 : f32 loc(#loc117)
    } -> tensor<2x4x12x12xf32> loc(#loc117)
    %251 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%250 : tensor<2x4x12x12xf32>) outs(%52 : tensor<2x4x12x12xf32>) {
    ^bb0(%in: f32 loc("model.layers.4.self_attn"), %out: f32 loc("model.layers.4.self_attn")):
      %359 = math.exp %in : f32 loc(#loc117)
      linalg.yield %359 : f32 loc(#loc117)
    } -> tensor<2x4x12x12xf32> loc(#loc117)
    %252 = linalg.generic {indexing_maps = [#map9, #map14], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%251 : tensor<2x4x12x12xf32>) outs(%63 : tensor<2x4x12x1xf32>) {
    ^bb0(%in: f32 loc("model.layers.4.self_attn"), %out: f32 loc("model.layers.4.self_attn")):
      %359 = arith.addf %in, %out : f32 loc(#loc117)
      linalg.yield %359 : f32 loc(#loc117)
    } -> tensor<2x4x12x1xf32> loc(#loc117)
    %253 = linalg.generic {indexing_maps = [#map9, #map14, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%251, %252 : tensor<2x4x12x12xf32>, tensor<2x4x12x1xf32>) outs(%52 : tensor<2x4x12x12xf32>) {
    ^bb0(%in: f32 loc("model.layers.4.self_attn"), %in_240: f32 loc("model.layers.4.self_attn"), %out: f32 loc("model.layers.4.self_attn")):
      %359 = arith.divf %in, %in_240 : f32 loc(#loc117)
      linalg.yield %359 : f32 loc(#loc117)
    } -> tensor<2x4x12x12xf32> loc(#loc117)
    %collapsed_182 = tensor.collapse_shape %253 [[0, 1], [2], [3]] : tensor<2x4x12x12xf32> into tensor<8x12x12xf32> loc(#loc117)
    %collapsed_183 = tensor.collapse_shape %245 [[0, 1, 2], [3], [4]] : tensor<2x2x2x12x4xf32> into tensor<8x12x4xf32> loc(#loc117)
    %254 = linalg.batch_matmul ins(%collapsed_182, %collapsed_183 : tensor<8x12x12xf32>, tensor<8x12x4xf32>) outs(%67 : tensor<8x12x4xf32>) -> tensor<8x12x4xf32> loc(#loc117)
    %expanded_184 = tensor.expand_shape %254 [[0, 1], [2], [3]] output_shape [2, 4, 12, 4] : tensor<8x12x4xf32> into tensor<2x4x12x4xf32> loc(#loc117)
    %transposed_185 = linalg.transpose ins(%expanded_184 : tensor<2x4x12x4xf32>) outs(%69 : tensor<2x12x4x4xf32>) permutation = [0, 2, 1, 3]  loc(#loc117)
    %transposed_186 = linalg.transpose ins(%arg40 : tensor<16x16xf32>) outs(%24 : tensor<16x16xf32>) permutation = [1, 0]  loc(#loc120)
    %collapsed_187 = tensor.collapse_shape %transposed_185 [[0, 1], [2, 3]] : tensor<2x12x4x4xf32> into tensor<24x16xf32> loc(#loc120)
    %255 = linalg.matmul ins(%collapsed_187, %transposed_186 : tensor<24x16xf32>, tensor<16x16xf32>) outs(%26 : tensor<24x16xf32>) -> tensor<24x16xf32> loc(#loc120)
    %expanded_188 = tensor.expand_shape %255 [[0, 1], [2]] output_shape [2, 12, 16] : tensor<24x16xf32> into tensor<2x12x16xf32> loc(#loc120)
    %256 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%225, %expanded_188 : tensor<2x12x16xf32>, tensor<2x12x16xf32>) outs(%6 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("model.layers.3"), %in_240: f32 loc("model.layers.4.self_attn.o_proj"), %out: f32 loc("model.layers.4")):
      %359 = arith.addf %in, %in_240 : f32 loc(#loc121)
      linalg.yield %359 : f32 loc(#loc121)
    } -> tensor<2x12x16xf32> loc(#loc121)
    %257 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%256, %256 : tensor<2x12x16xf32>, tensor<2x12x16xf32>) outs(%6 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("model.layers.4"), %in_240: f32 loc("model.layers.4"), %out: f32 loc("model.layers.4.post_attention_layernorm")):
      %359 = arith.mulf %in, %in_240 : f32 loc(#loc122)
      linalg.yield %359 : f32 loc(#loc122)
    } -> tensor<2x12x16xf32> loc(#loc122)
    %258 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%257 : tensor<2x12x16xf32>) outs(%17 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("model.layers.4.post_attention_layernorm"), %out: f32 loc("model.layers.4.post_attention_layernorm")):
      %359 = arith.addf %in, %out : f32 loc(#loc122)
      linalg.yield %359 : f32 loc(#loc122)
    } -> tensor<2x12x1xf32> loc(#loc122)
    %259 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%258 : tensor<2x12x1xf32>) outs(%16 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("model.layers.4.post_attention_layernorm"), %out: f32 loc("model.layers.4.post_attention_layernorm")):
      %359 = arith.divf %in, %cst_6 : f32 loc(#loc122)
      linalg.yield %359 : f32 loc(#loc122)
    } -> tensor<2x12x1xf32> loc(#loc122)
    %260 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%259 : tensor<2x12x1xf32>) outs(%16 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("model.layers.4.post_attention_layernorm"), %out: f32 loc("model.layers.4.post_attention_layernorm")):
      %359 = arith.truncf %cst_4 : f64 to f32 loc(#loc122)
      %360 = arith.addf %in, %359 : f32 loc(#loc122)
      linalg.yield %360 : f32 loc(#loc122)
    } -> tensor<2x12x1xf32> loc(#loc122)
    %261 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%260 : tensor<2x12x1xf32>) outs(%16 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("model.layers.4.post_attention_layernorm"), %out: f32 loc("model.layers.4.post_attention_layernorm")):
      %359 = math.rsqrt %in : f32 loc(#loc122)
      linalg.yield %359 : f32 loc(#loc122)
    } -> tensor<2x12x1xf32> loc(#loc122)
    %262 = linalg.generic {indexing_maps = [#map6, #map7, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%256, %261 : tensor<2x12x16xf32>, tensor<2x12x1xf32>) outs(%6 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("model.layers.4"), %in_240: f32 loc("model.layers.4.post_attention_layernorm"), %out: f32 loc("model.layers.4.post_attention_layernorm")):
      %359 = arith.mulf %in, %in_240 : f32 loc(#loc122)
      linalg.yield %359 : f32 loc(#loc122)
    } -> tensor<2x12x16xf32> loc(#loc122)
    %263 = linalg.generic {indexing_maps = [#map8, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg45, %262 : tensor<16xf32>, tensor<2x12x16xf32>) outs(%6 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("model.layers.4.post_attention_layernorm"), %in_240: f32 loc("model.layers.4.post_attention_layernorm"), %out: f32 loc("model.layers.4.post_attention_layernorm")):
      %359 = arith.mulf %in, %in_240 : f32 loc(#loc122)
      linalg.yield %359 : f32 loc(#loc122)
    } -> tensor<2x12x16xf32> loc(#loc122)
    %transposed_189 = linalg.transpose ins(%arg41 : tensor<32x16xf32>) outs(%79 : tensor<16x32xf32>) permutation = [1, 0]  loc(#loc123)
    %collapsed_190 = tensor.collapse_shape %263 [[0, 1], [2]] : tensor<2x12x16xf32> into tensor<24x16xf32> loc(#loc123)
    %264 = linalg.matmul ins(%collapsed_190, %transposed_189 : tensor<24x16xf32>, tensor<16x32xf32>) outs(%81 : tensor<24x32xf32>) -> tensor<24x32xf32> loc(#loc123)
    %expanded_191 = tensor.expand_shape %264 [[0, 1], [2]] output_shape [2, 12, 32] : tensor<24x32xf32> into tensor<2x12x32xf32> loc(#loc123)
    %265 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_191 : tensor<2x12x32xf32>) outs(%83 : tensor<2x12x32xf32>) {
    ^bb0(%in: f32 loc("model.layers.4.mlp.gate_proj"), %out: f32 loc("model.layers.4.mlp.act_fn")):
      %359 = arith.negf %in : f32 loc(#loc124)
      %360 = math.exp %359 : f32 loc(#loc124)
      %361 = arith.addf %360, %cst_1 : f32 loc(#loc124)
      %362 = arith.divf %cst_1, %361 : f32 loc(#loc124)
      linalg.yield %362 : f32 loc(#loc124)
    } -> tensor<2x12x32xf32> loc(#loc124)
    %266 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_191, %265 : tensor<2x12x32xf32>, tensor<2x12x32xf32>) outs(%83 : tensor<2x12x32xf32>) {
    ^bb0(%in: f32 loc("model.layers.4.mlp.gate_proj"), %in_240: f32 loc("model.layers.4.mlp.act_fn"), %out: f32 loc("model.layers.4.mlp.act_fn")):
      %359 = arith.mulf %in, %in_240 : f32 loc(#loc124)
      linalg.yield %359 : f32 loc(#loc124)
    } -> tensor<2x12x32xf32> loc(#loc124)
    %transposed_192 = linalg.transpose ins(%arg42 : tensor<32x16xf32>) outs(%79 : tensor<16x32xf32>) permutation = [1, 0]  loc(#loc125)
    %267 = linalg.matmul ins(%collapsed_190, %transposed_192 : tensor<24x16xf32>, tensor<16x32xf32>) outs(%81 : tensor<24x32xf32>) -> tensor<24x32xf32> loc(#loc125)
    %expanded_193 = tensor.expand_shape %267 [[0, 1], [2]] output_shape [2, 12, 32] : tensor<24x32xf32> into tensor<2x12x32xf32> loc(#loc125)
    %268 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%266, %expanded_193 : tensor<2x12x32xf32>, tensor<2x12x32xf32>) outs(%83 : tensor<2x12x32xf32>) {
    ^bb0(%in: f32 loc("model.layers.4.mlp.act_fn"), %in_240: f32 loc("model.layers.4.mlp.up_proj"), %out: f32 loc("model.layers.4.mlp")):
      %359 = arith.mulf %in, %in_240 : f32 loc(#loc126)
      linalg.yield %359 : f32 loc(#loc126)
    } -> tensor<2x12x32xf32> loc(#loc126)
    %transposed_194 = linalg.transpose ins(%arg43 : tensor<16x32xf32>) outs(%88 : tensor<32x16xf32>) permutation = [1, 0]  loc(#loc127)
    %collapsed_195 = tensor.collapse_shape %268 [[0, 1], [2]] : tensor<2x12x32xf32> into tensor<24x32xf32> loc(#loc127)
    %269 = linalg.matmul ins(%collapsed_195, %transposed_194 : tensor<24x32xf32>, tensor<32x16xf32>) outs(%26 : tensor<24x16xf32>) -> tensor<24x16xf32> loc(#loc127)
    %expanded_196 = tensor.expand_shape %269 [[0, 1], [2]] output_shape [2, 12, 16] : tensor<24x16xf32> into tensor<2x12x16xf32> loc(#loc127)
    %270 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%256, %expanded_196 : tensor<2x12x16xf32>, tensor<2x12x16xf32>) outs(%6 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("model.layers.4"), %in_240: f32 loc("model.layers.4.mlp.down_proj"), %out: f32 loc("model.layers.4")):
      %359 = arith.addf %in, %in_240 : f32 loc(#loc121)
      linalg.yield %359 : f32 loc(#loc121)
    } -> tensor<2x12x16xf32> loc(#loc121)
    %271 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%270, %270 : tensor<2x12x16xf32>, tensor<2x12x16xf32>) outs(%6 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("model.layers.4"), %in_240: f32 loc("model.layers.4"), %out: f32 loc("model.layers.5.input_layernorm")):
      %359 = arith.mulf %in, %in_240 : f32 loc(#loc128)
      linalg.yield %359 : f32 loc(#loc128)
    } -> tensor<2x12x16xf32> loc(#loc128)
    %272 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%271 : tensor<2x12x16xf32>) outs(%17 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("model.layers.5.input_layernorm"), %out: f32 loc("model.layers.5.input_layernorm")):
      %359 = arith.addf %in, %out : f32 loc(#loc128)
      linalg.yield %359 : f32 loc(#loc128)
    } -> tensor<2x12x1xf32> loc(#loc128)
    %273 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%272 : tensor<2x12x1xf32>) outs(%16 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("model.layers.5.input_layernorm"), %out: f32 loc("model.layers.5.input_layernorm")):
      %359 = arith.divf %in, %cst_6 : f32 loc(#loc128)
      linalg.yield %359 : f32 loc(#loc128)
    } -> tensor<2x12x1xf32> loc(#loc128)
    %274 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%273 : tensor<2x12x1xf32>) outs(%16 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("model.layers.5.input_layernorm"), %out: f32 loc("model.layers.5.input_layernorm")):
      %359 = arith.truncf %cst_4 : f64 to f32 loc(#loc128)
      %360 = arith.addf %in, %359 : f32 loc(#loc128)
      linalg.yield %360 : f32 loc(#loc128)
    } -> tensor<2x12x1xf32> loc(#loc128)
    %275 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%274 : tensor<2x12x1xf32>) outs(%16 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("model.layers.5.input_layernorm"), %out: f32 loc("model.layers.5.input_layernorm")):
      %359 = math.rsqrt %in : f32 loc(#loc128)
      linalg.yield %359 : f32 loc(#loc128)
    } -> tensor<2x12x1xf32> loc(#loc128)
    %276 = linalg.generic {indexing_maps = [#map6, #map7, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%270, %275 : tensor<2x12x16xf32>, tensor<2x12x1xf32>) outs(%6 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("model.layers.4"), %in_240: f32 loc("model.layers.5.input_layernorm"), %out: f32 loc("model.layers.5.input_layernorm")):
      %359 = arith.mulf %in, %in_240 : f32 loc(#loc128)
      linalg.yield %359 : f32 loc(#loc128)
    } -> tensor<2x12x16xf32> loc(#loc128)
    %277 = linalg.generic {indexing_maps = [#map8, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg53, %276 : tensor<16xf32>, tensor<2x12x16xf32>) outs(%6 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("model.layers.5.input_layernorm"), %in_240: f32 loc("model.layers.5.input_layernorm"), %out: f32 loc("model.layers.5.input_layernorm")):
      %359 = arith.mulf %in, %in_240 : f32 loc(#loc128)
      linalg.yield %359 : f32 loc(#loc128)
    } -> tensor<2x12x16xf32> loc(#loc128)
    %transposed_197 = linalg.transpose ins(%arg46 : tensor<16x16xf32>) outs(%24 : tensor<16x16xf32>) permutation = [1, 0]  loc(#loc129)
    %collapsed_198 = tensor.collapse_shape %277 [[0, 1], [2]] : tensor<2x12x16xf32> into tensor<24x16xf32> loc(#loc129)
    %278 = linalg.matmul ins(%collapsed_198, %transposed_197 : tensor<24x16xf32>, tensor<16x16xf32>) outs(%26 : tensor<24x16xf32>) -> tensor<24x16xf32> loc(#loc129)
    %expanded_199 = tensor.expand_shape %278 [[0, 1], [2, 3]] output_shape [2, 12, 4, 4] : tensor<24x16xf32> into tensor<2x12x4x4xf32> loc(#loc130)
    %transposed_200 = linalg.transpose ins(%expanded_199 : tensor<2x12x4x4xf32>) outs(%28 : tensor<2x4x12x4xf32>) permutation = [0, 2, 1, 3]  loc(#loc130)
    %transposed_201 = linalg.transpose ins(%arg47 : tensor<8x16xf32>) outs(%29 : tensor<16x8xf32>) permutation = [1, 0]  loc(#loc131)
    %279 = linalg.matmul ins(%collapsed_198, %transposed_201 : tensor<24x16xf32>, tensor<16x8xf32>) outs(%31 : tensor<24x8xf32>) -> tensor<24x8xf32> loc(#loc131)
    %expanded_202 = tensor.expand_shape %279 [[0, 1], [2, 3]] output_shape [2, 12, 2, 4] : tensor<24x8xf32> into tensor<2x12x2x4xf32> loc(#loc130)
    %transposed_203 = linalg.transpose ins(%expanded_202 : tensor<2x12x2x4xf32>) outs(%33 : tensor<2x2x12x4xf32>) permutation = [0, 2, 1, 3]  loc(#loc130)
    %transposed_204 = linalg.transpose ins(%arg48 : tensor<8x16xf32>) outs(%29 : tensor<16x8xf32>) permutation = [1, 0]  loc(#loc132)
    %280 = linalg.matmul ins(%collapsed_198, %transposed_204 : tensor<24x16xf32>, tensor<16x8xf32>) outs(%31 : tensor<24x8xf32>) -> tensor<24x8xf32> loc(#loc132)
    %expanded_205 = tensor.expand_shape %280 [[0, 1], [2, 3]] output_shape [2, 12, 2, 4] : tensor<24x8xf32> into tensor<2x12x2x4xf32> loc(#loc130)
    %transposed_206 = linalg.transpose ins(%expanded_205 : tensor<2x12x2x4xf32>) outs(%33 : tensor<2x2x12x4xf32>) permutation = [0, 2, 1, 3]  loc(#loc130)
    %281 = linalg.generic {indexing_maps = [#map9, #map10, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_200, %expanded_21 : tensor<2x4x12x4xf32>, tensor<1x1x12x4xf32>) outs(%28 : tensor<2x4x12x4xf32>) {
    ^bb0(%in: f32 loc("model.layers.5.self_attn"), %in_240: f32 loc("model.layers.5.self_attn"), %out: f32 loc("model.layers.5.self_attn")):
      %359 = arith.mulf %in, %in_240 : f32 loc(#loc130)
      linalg.yield %359 : f32 loc(#loc130)
    } -> tensor<2x4x12x4xf32> loc(#loc130)
    %extracted_slice_207 = tensor.extract_slice %transposed_200[0, 0, 0, 0] [2, 4, 12, 2] [1, 1, 1, 1] : tensor<2x4x12x4xf32> to tensor<2x4x12x2xf32> loc(#loc130)
    %extracted_slice_208 = tensor.extract_slice %transposed_200[0, 0, 0, 2] [2, 4, 12, 2] [1, 1, 1, 1] : tensor<2x4x12x4xf32> to tensor<2x4x12x2xf32> loc(#loc130)
    %282 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_208 : tensor<2x4x12x2xf32>) outs(%36 : tensor<2x4x12x2xf32>) {
    ^bb0(%in: f32 loc("model.layers.5.self_attn"), %out: f32 loc("model.layers.5.self_attn")):
      %359 = arith.negf %in : f32 loc(#loc130)
      linalg.yield %359 : f32 loc(#loc130)
    } -> tensor<2x4x12x2xf32> loc(#loc130)
    %concat_209 = tensor.concat dim(3) %282, %extracted_slice_207 : (tensor<2x4x12x2xf32>, tensor<2x4x12x2xf32>) -> tensor<2x4x12x4xf32> loc(#loc130)
    %283 = linalg.generic {indexing_maps = [#map9, #map10, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_209, %expanded_22 : tensor<2x4x12x4xf32>, tensor<1x1x12x4xf32>) outs(%28 : tensor<2x4x12x4xf32>) {
    ^bb0(%in: f32 loc("model.layers.5.self_attn"), %in_240: f32 loc("model.layers.5.self_attn"), %out: f32 loc("model.layers.5.self_attn")):
      %359 = arith.mulf %in, %in_240 : f32 loc(#loc130)
      linalg.yield %359 : f32 loc(#loc130)
    } -> tensor<2x4x12x4xf32> loc(#loc130)
    %284 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%281, %283 : tensor<2x4x12x4xf32>, tensor<2x4x12x4xf32>) outs(%28 : tensor<2x4x12x4xf32>) {
    ^bb0(%in: f32 loc("model.layers.5.self_attn"), %in_240: f32 loc("model.layers.5.self_attn"), %out: f32 loc("model.layers.5.self_attn")):
      %359 = arith.addf %in, %in_240 : f32 loc(#loc130)
      linalg.yield %359 : f32 loc(#loc130)
    } -> tensor<2x4x12x4xf32> loc(#loc130)
    %285 = linalg.generic {indexing_maps = [#map9, #map10, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_203, %expanded_21 : tensor<2x2x12x4xf32>, tensor<1x1x12x4xf32>) outs(%33 : tensor<2x2x12x4xf32>) {
    ^bb0(%in: f32 loc("model.layers.5.self_attn"), %in_240: f32 loc("model.layers.5.self_attn"), %out: f32 loc("model.layers.5.self_attn")):
      %359 = arith.mulf %in, %in_240 : f32 loc(#loc130)
      linalg.yield %359 : f32 loc(#loc130)
    } -> tensor<2x2x12x4xf32> loc(#loc130)
    %extracted_slice_210 = tensor.extract_slice %transposed_203[0, 0, 0, 0] [2, 2, 12, 2] [1, 1, 1, 1] : tensor<2x2x12x4xf32> to tensor<2x2x12x2xf32> loc(#loc130)
    %extracted_slice_211 = tensor.extract_slice %transposed_203[0, 0, 0, 2] [2, 2, 12, 2] [1, 1, 1, 1] : tensor<2x2x12x4xf32> to tensor<2x2x12x2xf32> loc(#loc130)
    %286 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_211 : tensor<2x2x12x2xf32>) outs(%41 : tensor<2x2x12x2xf32>) {
    ^bb0(%in: f32 loc("model.layers.5.self_attn"), %out: f32 loc("model.layers.5.self_attn")):
      %359 = arith.negf %in : f32 loc(#loc130)
      linalg.yield %359 : f32 loc(#loc130)
    } -> tensor<2x2x12x2xf32> loc(#loc130)
    %concat_212 = tensor.concat dim(3) %286, %extracted_slice_210 : (tensor<2x2x12x2xf32>, tensor<2x2x12x2xf32>) -> tensor<2x2x12x4xf32> loc(#loc130)
    %287 = linalg.generic {indexing_maps = [#map9, #map10, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_212, %expanded_22 : tensor<2x2x12x4xf32>, tensor<1x1x12x4xf32>) outs(%33 : tensor<2x2x12x4xf32>) {
    ^bb0(%in: f32 loc("model.layers.5.self_attn"), %in_240: f32 loc("model.layers.5.self_attn"), %out: f32 loc("model.layers.5.self_attn")):
      %359 = arith.mulf %in, %in_240 : f32 loc(#loc130)
      linalg.yield %359 : f32 loc(#loc130)
    } -> tensor<2x2x12x4xf32> loc(#loc130)
    %288 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%285, %287 : tensor<2x2x12x4xf32>, tensor<2x2x12x4xf32>) outs(%33 : tensor<2x2x12x4xf32>) {
    ^bb0(%in: f32 loc("model.layers.5.self_attn"), %in_240: f32 loc("model.layers.5.self_attn"), %out: f32 loc("model.layers.5.self_attn")):
      %359 = arith.addf %in, %in_240 : f32 loc(#loc130)
      linalg.yield %359 : f32 loc(#loc130)
    } -> tensor<2x2x12x4xf32> loc(#loc130)
    %289 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%288 : tensor<2x2x12x4xf32>) outs(%45 : tensor<2x2x2x12x4xf32>) {
    ^bb0(%in: f32 loc("model.layers.5.self_attn"), %out: f32 loc("model.layers.5.self_attn")):
      linalg.yield %in : f32 loc(#loc130)
    } -> tensor<2x2x2x12x4xf32> loc(#loc130)
    %collapsed_213 = tensor.collapse_shape %289 [[0], [1, 2], [3], [4]] : tensor<2x2x2x12x4xf32> into tensor<2x4x12x4xf32> loc(#loc130)
    %290 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%transposed_206 : tensor<2x2x12x4xf32>) outs(%45 : tensor<2x2x2x12x4xf32>) {
    ^bb0(%in: f32 loc("model.layers.5.self_attn"), %out: f32 loc("model.layers.5.self_attn")):
      linalg.yield %in : f32 loc(#loc130)
    } -> tensor<2x2x2x12x4xf32> loc(#loc130)
    %transposed_214 = linalg.transpose ins(%collapsed_213 : tensor<2x4x12x4xf32>) outs(%48 : tensor<2x4x4x12xf32>) permutation = [0, 1, 3, 2]  loc(#loc130)
    %collapsed_215 = tensor.collapse_shape %284 [[0, 1], [2], [3]] : tensor<2x4x12x4xf32> into tensor<8x12x4xf32> loc(#loc130)
    %collapsed_216 = tensor.collapse_shape %transposed_214 [[0, 1], [2], [3]] : tensor<2x4x4x12xf32> into tensor<8x4x12xf32> loc(#loc130)
    %291 = linalg.batch_matmul ins(%collapsed_215, %collapsed_216 : tensor<8x12x4xf32>, tensor<8x4x12xf32>) outs(%50 : tensor<8x12x12xf32>) -> tensor<8x12x12xf32> loc(#loc130)
    %expanded_217 = tensor.expand_shape %291 [[0, 1], [2], [3]] output_shape [2, 4, 12, 12] : tensor<8x12x12xf32> into tensor<2x4x12x12xf32> loc(#loc130)
    %292 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_217 : tensor<2x4x12x12xf32>) outs(%52 : tensor<2x4x12x12xf32>) {
    ^bb0(%in: f32 loc("model.layers.5.self_attn"), %out: f32 loc("model.layers.5.self_attn")):
      %359 = arith.mulf %in, %cst_7 : f32 loc(#loc130)
      linalg.yield %359 : f32 loc(#loc130)
    } -> tensor<2x4x12x12xf32> loc(#loc130)
    %293 = linalg.generic {indexing_maps = [#map9, #map10, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%292, %expanded_11 : tensor<2x4x12x12xf32>, tensor<1x1x12x12xf32>) outs(%52 : tensor<2x4x12x12xf32>) {
    ^bb0(%in: f32 loc("model.layers.5.self_attn"), %in_240: f32 loc("<loss>"), %out: f32 loc("model.layers.5.self_attn")):
      %359 = arith.addf %in, %in_240 : f32 loc(#loc130)
      linalg.yield %359 : f32 loc(#loc130)
    } -> tensor<2x4x12x12xf32> loc(#loc130)
    %294:2 = linalg.generic {indexing_maps = [#map9, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%293 : tensor<2x4x12x12xf32>) outs(%58, %56 : tensor<2x4x12xf32>, tensor<2x4x12xi64>) {
    ^bb0(%in: f32 loc("model.layers.5.self_attn"), %out: f32 loc("model.layers.5.self_attn"), %out_240: i64 loc("model.layers.5.self_attn")):
      %359 = linalg.index 3 : index loc(#loc130)
      %360 = arith.index_cast %359 : index to i64 loc(#loc130)
      %361 = arith.maximumf %in, %out : f32 loc(#loc130)
      %362 = arith.cmpf ogt, %in, %out : f32 loc(#loc130)
      %363 = arith.select %362, %360, %out_240 : i64 loc(#loc130)
      linalg.yield %361, %363 : f32, i64 loc(#loc130)
    } -> (tensor<2x4x12xf32>, tensor<2x4x12xi64>) loc(#loc130)
    %expanded_218 = tensor.expand_shape %294#0 [[0], [1], [2, 3]] output_shape [2, 4, 12, 1] : tensor<2x4x12xf32> into tensor<2x4x12x1xf32> loc(#loc130)
    %295 = linalg.generic {indexing_maps = [#map9, #map14, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%293, %expanded_218 : tensor<2x4x12x12xf32>, tensor<2x4x12x1xf32>) outs(%52 : tensor<2x4x12x12xf32>) {
    ^bb0(%in: f32 loc("model.layers.5.self_attn"), %in_240: f32 loc("model.layers.5.self_attn"), %out: f32 loc("model.layers.5.self_attn")):
      %359 = arith.subf %in, %in_240 : f32 loc(#loc130)
      linalg.yield %359 : f32 loc(#loc130)
    } -> tensor<2x4x12x12xf32> loc(#loc130)
    %296 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%295 : tensor<2x4x12x12xf32>) outs(%52 : tensor<2x4x12x12xf32>) {
    ^bb0(%in: f32 loc("model.layers.5.self_attn"), %out: f32 loc("model.layers.5.self_attn")):
      %359 = math.exp %in : f32 loc(#loc130)
      linalg.yield %359 : f32 loc(#loc130)
    } -> tensor<2x4x12x12xf32> loc(#loc130)
    %297 = linalg.generic {indexing_maps = [#map9, #map14], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%296 : tensor<2x4x12x12xf32>) outs(%63 : tensor<2x4x12x1xf32>) {
    ^bb0(%in: f32 loc("model.layers.5.self_attn"), %out: f32 loc("model.layers.5.self_attn")):
      %359 = arith.addf %in, %out : f32 loc(#loc130)
      linalg.yield %359 : f32 loc(#loc130)
    } -> tensor<2x4x12x1xf32> loc(#loc130)
    %298 = linalg.generic {indexing_maps = [#map9, #map14, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%296, %297 : tensor<2x4x12x12xf32>, tensor<2x4x12x1xf32>) outs(%52 : tensor<2x4x12x12xf32>) {
    ^bb0(%in: f32 loc("model.layers.5.self_attn"), %in_240: f32 loc("model.layers.5.self_attn"), %out: f32 loc("model.layers.5.self_attn")):
      %359 = arith.divf %in, %in_240 : f32 loc(#loc130)
      linalg.yield %359 : f32 loc(#loc130)
    } -> tensor<2x4x12x12xf32> loc(#loc130)
    %collapsed_219 = tensor.collapse_shape %298 [[0, 1], [2], [3]] : tensor<2x4x12x12xf32> into tensor<8x12x12xf32> loc(#loc130)
    %collapsed_220 = tensor.collapse_shape %290 [[0, 1, 2], [3], [4]] : tensor<2x2x2x12x4xf32> into tensor<8x12x4xf32> loc(#loc130)
    %299 = linalg.batch_matmul ins(%collapsed_219, %collapsed_220 : tensor<8x12x12xf32>, tensor<8x12x4xf32>) outs(%67 : tensor<8x12x4xf32>) -> tensor<8x12x4xf32> loc(#loc130)
    %expanded_221 = tensor.expand_shape %299 [[0, 1], [2], [3]] output_shape [2, 4, 12, 4] : tensor<8x12x4xf32> into tensor<2x4x12x4xf32> loc(#loc130)
    %transposed_222 = linalg.transpose ins(%expanded_221 : tensor<2x4x12x4xf32>) outs(%69 : tensor<2x12x4x4xf32>) permutation = [0, 2, 1, 3]  loc(#loc130)
    %transposed_223 = linalg.transpose ins(%arg49 : tensor<16x16xf32>) outs(%24 : tensor<16x16xf32>) permutation = [1, 0]  loc(#loc133)
    %collapsed_224 = tensor.collapse_shape %transposed_222 [[0, 1], [2, 3]] : tensor<2x12x4x4xf32> into tensor<24x16xf32> loc(#loc133)
    %300 = linalg.matmul ins(%collapsed_224, %transposed_223 : tensor<24x16xf32>, tensor<16x16xf32>) outs(%26 : tensor<24x16xf32>) -> tensor<24x16xf32> loc(#loc133)
    %expanded_225 = tensor.expand_shape %300 [[0, 1], [2]] output_shape [2, 12, 16] : tensor<24x16xf32> into tensor<2x12x16xf32> loc(#loc133)
    %301 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%270, %expanded_225 : tensor<2x12x16xf32>, tensor<2x12x16xf32>) outs(%6 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("model.layers.4"), %in_240: f32 loc("model.layers.5.self_attn.o_proj"), %out: f32 loc("model.layers.5")):
      %359 = arith.addf %in, %in_240 : f32 loc(#loc134)
      linalg.yield %359 : f32 loc(#loc134)
    } -> tensor<2x12x16xf32> loc(#loc134)
    %302 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%301, %301 : tensor<2x12x16xf32>, tensor<2x12x16xf32>) outs(%6 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("model.layers.5"), %in_240: f32 loc("model.layers.5"), %out: f32 loc("model.layers.5.post_attention_layernorm")):
      %359 = arith.mulf %in, %in_240 : f32 loc(#loc135)
      linalg.yield %359 : f32 loc(#loc135)
    } -> tensor<2x12x16xf32> loc(#loc135)
    %303 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%302 : tensor<2x12x16xf32>) outs(%17 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("model.layers.5.post_attention_layernorm"), %out: f32 loc("model.layers.5.post_attention_layernorm")):
      %359 = arith.addf %in, %out : f32 loc(#loc135)
      linalg.yield %359 : f32 loc(#loc135)
    } -> tensor<2x12x1xf32> loc(#loc135)
    %304 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%303 : tensor<2x12x1xf32>) outs(%16 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("model.layers.5.post_attention_layernorm"), %out: f32 loc("model.layers.5.post_attention_layernorm")):
      %359 = arith.divf %in, %cst_6 : f32 loc(#loc135)
      linalg.yield %359 : f32 loc(#loc135)
    } -> tensor<2x12x1xf32> loc(#loc135)
    %305 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%304 : tensor<2x12x1xf32>) outs(%16 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("model.layers.5.post_attention_layernorm"), %out: f32 loc("model.layers.5.post_attention_layernorm")):
      %359 = arith.truncf %cst_4 : f64 to f32 loc(#loc135)
      %360 = arith.addf %in, %359 : f32 loc(#loc135)
      linalg.yield %360 : f32 loc(#loc135)
    } -> tensor<2x12x1xf32> loc(#loc135)
    %306 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%305 : tensor<2x12x1xf32>) outs(%16 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("model.layers.5.post_attention_layernorm"), %out: f32 loc("model.layers.5.post_attention_layernorm")):
      %359 = math.rsqrt %in : f32 loc(#loc135)
      linalg.yield %359 : f32 loc(#loc135)
    } -> tensor<2x12x1xf32> loc(#loc135)
    %307 = linalg.generic {indexing_maps = [#map6, #map7, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%301, %306 : tensor<2x12x16xf32>, tensor<2x12x1xf32>) outs(%6 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("model.layers.5"), %in_240: f32 loc("model.layers.5.post_attention_layernorm"), %out: f32 loc("model.layers.5.post_attention_layernorm")):
      %359 = arith.mulf %in, %in_240 : f32 loc(#loc135)
      linalg.yield %359 : f32 loc(#loc135)
    } -> tensor<2x12x16xf32> loc(#loc135)
    %308 = linalg.generic {indexing_maps = [#map8, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg54, %307 : tensor<16xf32>, tensor<2x12x16xf32>) outs(%6 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("model.layers.5.post_attention_layernorm"), %in_240: f32 loc("model.layers.5.post_attention_layernorm"), %out: f32 loc("model.layers.5.post_attention_layernorm")):
      %359 = arith.mulf %in, %in_240 : f32 loc(#loc135)
      linalg.yield %359 : f32 loc(#loc135)
    } -> tensor<2x12x16xf32> loc(#loc135)
    %transposed_226 = linalg.transpose ins(%arg50 : tensor<32x16xf32>) outs(%79 : tensor<16x32xf32>) permutation = [1, 0]  loc(#loc136)
    %collapsed_227 = tensor.collapse_shape %308 [[0, 1], [2]] : tensor<2x12x16xf32> into tensor<24x16xf32> loc(#loc136)
    %309 = linalg.matmul ins(%collapsed_227, %transposed_226 : tensor<24x16xf32>, tensor<16x32xf32>) outs(%81 : tensor<24x32xf32>) -> tensor<24x32xf32> loc(#loc136)
    %expanded_228 = tensor.expand_shape %309 [[0, 1], [2]] output_shape [2, 12, 32] : tensor<24x32xf32> into tensor<2x12x32xf32> loc(#loc136)
    %310 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_228 : tensor<2x12x32xf32>) outs(%83 : tensor<2x12x32xf32>) {
    ^bb0(%in: f32 loc("model.layers.5.mlp.gate_proj"), %out: f32 loc("model.layers.5.mlp.act_fn")):
      %359 = arith.negf %in : f32 loc(#loc137)
      %360 = math.exp %359 : f32 loc(#loc137)
      %361 = arith.addf %360, %cst_1 : f32 loc(#loc137)
      %362 = arith.divf %cst_1, %361 : f32 loc(#loc137)
      linalg.yield %362 : f32 loc(#loc137)
    } -> tensor<2x12x32xf32> loc(#loc137)
    %311 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_228, %310 : tensor<2x12x32xf32>, tensor<2x12x32xf32>) outs(%83 : tensor<2x12x32xf32>) {
    ^bb0(%in: f32 loc("model.layers.5.mlp.gate_proj"), %in_240: f32 loc("model.layers.5.mlp.act_fn"), %out: f32 loc("model.layers.5.mlp.act_fn")):
      %359 = arith.mulf %in, %in_240 : f32 loc(#loc137)
      linalg.yield %359 : f32 loc(#loc137)
    } -> tensor<2x12x32xf32> loc(#loc137)
    %transposed_229 = linalg.transpose ins(%arg51 : tensor<32x16xf32>) outs(%79 : tensor<16x32xf32>) permutation = [1, 0]  loc(#loc138)
    %312 = linalg.matmul ins(%collapsed_227, %transposed_229 : tensor<24x16xf32>, tensor<16x32xf32>) outs(%81 : tensor<24x32xf32>) -> tensor<24x32xf32> loc(#loc138)
    %expanded_230 = tensor.expand_shape %312 [[0, 1], [2]] output_shape [2, 12, 32] : tensor<24x32xf32> into tensor<2x12x32xf32> loc(#loc138)
    %313 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%311, %expanded_230 : tensor<2x12x32xf32>, tensor<2x12x32xf32>) outs(%83 : tensor<2x12x32xf32>) {
    ^bb0(%in: f32 loc("model.layers.5.mlp.act_fn"), %in_240: f32 loc("model.layers.5.mlp.up_proj"), %out: f32 loc("model.layers.5.mlp")):
      %359 = arith.mulf %in, %in_240 : f32 loc(#loc139)
      linalg.yield %359 : f32 loc(#loc139)
    } -> tensor<2x12x32xf32> loc(#loc139)
    %transposed_231 = linalg.transpose ins(%arg52 : tensor<16x32xf32>) outs(%88 : tensor<32x16xf32>) permutation = [1, 0]  loc(#loc140)
    %collapsed_232 = tensor.collapse_shape %313 [[0, 1], [2]] : tensor<2x12x32xf32> into tensor<24x32xf32> loc(#loc140)
    %314 = linalg.matmul ins(%collapsed_232, %transposed_231 : tensor<24x32xf32>, tensor<32x16xf32>) outs(%26 : tensor<24x16xf32>) -> tensor<24x16xf32> loc(#loc140)
    %expanded_233 = tensor.expand_shape %314 [[0, 1], [2]] output_shape [2, 12, 16] : tensor<24x16xf32> into tensor<2x12x16xf32> loc(#loc140)
    %315 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%301, %expanded_233 : tensor<2x12x16xf32>, tensor<2x12x16xf32>) outs(%6 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("model.layers.5"), %in_240: f32 loc("model.layers.5.mlp.down_proj"), %out: f32 loc("model.layers.5")):
      %359 = arith.addf %in, %in_240 : f32 loc(#loc134)
      linalg.yield %359 : f32 loc(#loc134)
    } -> tensor<2x12x16xf32> loc(#loc134)
    %316 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%315, %315 : tensor<2x12x16xf32>, tensor<2x12x16xf32>) outs(%6 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("model.layers.5"), %in_240: f32 loc("model.layers.5"), %out: f32 loc("model.norm")):
      %359 = arith.mulf %in, %in_240 : f32 loc(#loc141)
      linalg.yield %359 : f32 loc(#loc141)
    } -> tensor<2x12x16xf32> loc(#loc141)
    %317 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%316 : tensor<2x12x16xf32>) outs(%17 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("model.norm"), %out: f32 loc("model.norm")):
      %359 = arith.addf %in, %out : f32 loc(#loc141)
      linalg.yield %359 : f32 loc(#loc141)
    } -> tensor<2x12x1xf32> loc(#loc141)
    %318 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%317 : tensor<2x12x1xf32>) outs(%16 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("model.norm"), %out: f32 loc("model.norm")):
      %359 = arith.divf %in, %cst_6 : f32 loc(#loc141)
      linalg.yield %359 : f32 loc(#loc141)
    } -> tensor<2x12x1xf32> loc(#loc141)
    %319 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%318 : tensor<2x12x1xf32>) outs(%16 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("model.norm"), %out: f32 loc("model.norm")):
      %359 = arith.truncf %cst_4 : f64 to f32 loc(#loc141)
      %360 = arith.addf %in, %359 : f32 loc(#loc141)
      linalg.yield %360 : f32 loc(#loc141)
    } -> tensor<2x12x1xf32> loc(#loc141)
    %320 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%319 : tensor<2x12x1xf32>) outs(%16 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("model.norm"), %out: f32 loc("model.norm")):
      %359 = math.rsqrt %in : f32 loc(#loc141)
      linalg.yield %359 : f32 loc(#loc141)
    } -> tensor<2x12x1xf32> loc(#loc141)
    %321 = linalg.generic {indexing_maps = [#map6, #map7, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%315, %320 : tensor<2x12x16xf32>, tensor<2x12x1xf32>) outs(%6 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("model.layers.5"), %in_240: f32 loc("model.norm"), %out: f32 loc("model.norm")):
      %359 = arith.mulf %in, %in_240 : f32 loc(#loc141)
      linalg.yield %359 : f32 loc(#loc141)
    } -> tensor<2x12x16xf32> loc(#loc141)
    %322 = linalg.generic {indexing_maps = [#map8, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg55, %321 : tensor<16xf32>, tensor<2x12x16xf32>) outs(%6 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("model.norm"), %in_240: f32 loc("model.norm"), %out: f32 loc("model.norm")):
      %359 = arith.mulf %in, %in_240 : f32 loc(#loc141)
      linalg.yield %359 : f32 loc(#loc141)
    } -> tensor<2x12x16xf32> loc(#loc141)
    %323 = tensor.empty() : tensor<16x64xf32> loc(#loc142)
    %transposed_234 = linalg.transpose ins(%arg56 : tensor<64x16xf32>) outs(%323 : tensor<16x64xf32>) permutation = [1, 0]  loc(#loc142)
    %collapsed_235 = tensor.collapse_shape %322 [[0, 1], [2]] : tensor<2x12x16xf32> into tensor<24x16xf32> loc(#loc142)
    %324 = tensor.empty() : tensor<24x64xf32> loc(#loc142)
    %325 = linalg.fill ins(%cst : f32) outs(%324 : tensor<24x64xf32>) -> tensor<24x64xf32> loc(#loc142)
    %326 = linalg.matmul ins(%collapsed_235, %transposed_234 : tensor<24x16xf32>, tensor<16x64xf32>) outs(%325 : tensor<24x64xf32>) -> tensor<24x64xf32> loc(#loc142)
    %padded = tensor.pad %arg58 low[0, 0] high[0, 1] {
    ^bb0(%arg59: index loc("<loss>"), %arg60: index loc("<loss>")):
      tensor.yield %c-100_i64 : i64 loc(#loc1)
    } : tensor<2x12xi64> to tensor<2x13xi64> loc(#loc1)
    %extracted_slice_236 = tensor.extract_slice %padded[0, 1] [2, 12] [1, 1] : tensor<2x13xi64> to tensor<2x12xi64> loc(#loc1)
    %collapsed_237 = tensor.collapse_shape %extracted_slice_236 [[0, 1]] : tensor<2x12xi64> into tensor<24xi64> loc(#loc1)
    %327 = tensor.empty() : tensor<24xi64> loc(#loc1)
    %328 = linalg.fill ins(%c0_i64 : i64) outs(%327 : tensor<24xi64>) -> tensor<24xi64> loc(#loc1)
    %329 = tensor.empty() : tensor<24xf32> loc(#loc1)
    %330 = linalg.fill ins(%cst_0 : f32) outs(%329 : tensor<24xf32>) -> tensor<24xf32> loc(#loc1)
    %331:2 = linalg.generic {indexing_maps = [#map3, #map15, #map15], iterator_types = ["parallel", "reduction"]} ins(%326 : tensor<24x64xf32>) outs(%330, %328 : tensor<24xf32>, tensor<24xi64>) {
    ^bb0(%in: f32 loc("<loss>"), %out: f32 loc("<loss>"), %out_240: i64 loc("<loss>")):
      %359 = linalg.index 1 : index loc(#loc1)
      %360 = arith.index_cast %359 : index to i64 loc(#loc1)
      %361 = arith.maximumf %in, %out : f32 loc(#loc1)
      %362 = arith.cmpf ogt, %in, %out : f32 loc(#loc1)
      %363 = arith.select %362, %360, %out_240 : i64 loc(#loc1)
      linalg.yield %361, %363 : f32, i64 loc(#loc1)
    } -> (tensor<24xf32>, tensor<24xi64>) loc(#loc1)
    %expanded_238 = tensor.expand_shape %331#0 [[0, 1]] output_shape [24, 1] : tensor<24xf32> into tensor<24x1xf32> loc(#loc1)
    %332 = linalg.generic {indexing_maps = [#map3, #map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%326, %expanded_238 : tensor<24x64xf32>, tensor<24x1xf32>) outs(%324 : tensor<24x64xf32>) {
    ^bb0(%in: f32 loc("<loss>"), %in_240: f32 loc("<loss>"), %out: f32 loc("<loss>")):
      %359 = arith.subf %in, %in_240 : f32 loc(#loc1)
      linalg.yield %359 : f32 loc(#loc1)
    } -> tensor<24x64xf32> loc(#loc1)
    %333 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%332 : tensor<24x64xf32>) outs(%324 : tensor<24x64xf32>) {
    ^bb0(%in: f32 loc("<loss>"), %out: f32 loc("<loss>")):
      %359 = math.exp %in : f32 loc(#loc1)
      linalg.yield %359 : f32 loc(#loc1)
    } -> tensor<24x64xf32> loc(#loc1)
    %334 = tensor.empty() : tensor<24x1xf32> loc(#loc1)
    %335 = linalg.fill ins(%cst : f32) outs(%334 : tensor<24x1xf32>) -> tensor<24x1xf32> loc(#loc1)
    %336 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "reduction"]} ins(%333 : tensor<24x64xf32>) outs(%335 : tensor<24x1xf32>) {
    ^bb0(%in: f32 loc("<loss>"), %out: f32 loc("<loss>")):
      %359 = arith.addf %in, %out : f32 loc(#loc1)
      linalg.yield %359 : f32 loc(#loc1)
    } -> tensor<24x1xf32> loc(#loc1)
    %337 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%336 : tensor<24x1xf32>) outs(%334 : tensor<24x1xf32>) {
    ^bb0(%in: f32 loc("<loss>"), %out: f32 loc("<loss>")):
      %359 = math.log %in : f32 loc(#loc1)
      linalg.yield %359 : f32 loc(#loc1)
    } -> tensor<24x1xf32> loc(#loc1)
    %338 = linalg.generic {indexing_maps = [#map3, #map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%332, %337 : tensor<24x64xf32>, tensor<24x1xf32>) outs(%324 : tensor<24x64xf32>) {
    ^bb0(%in: f32 loc("<loss>"), %in_240: f32 loc("<loss>"), %out: f32 loc("<loss>")):
      %359 = arith.subf %in, %in_240 : f32 loc(#loc1)
      linalg.yield %359 : f32 loc(#loc1)
    } -> tensor<24x64xf32> loc(#loc1)
    %339 = tensor.empty() : tensor<64xi64> loc(#loc1)
    %340 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%339 : tensor<64xi64>) {
    ^bb0(%out: i64 loc("<loss>")):
      %359 = linalg.index 0 : index loc(#loc1)
      %360 = arith.index_cast %359 : index to i64 loc(#loc1)
      linalg.yield %360 : i64 loc(#loc1)
    } -> tensor<64xi64> loc(#loc1)
    %341 = tensor.empty() : tensor<24xi1> loc(#loc1)
    %342 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%collapsed_237 : tensor<24xi64>) outs(%341 : tensor<24xi1>) {
    ^bb0(%in: i64 loc("<loss>"), %out: i1 loc("<loss>")):
      %359 = arith.cmpi ne, %in, %c-100_i64 : i64 loc(#loc1)
      linalg.yield %359 : i1 loc(#loc1)
    } -> tensor<24xi1> loc(#loc1)
    %343 = linalg.generic {indexing_maps = [#map, #map, #map16, #map], iterator_types = ["parallel"]} ins(%342, %collapsed_237, %cst_9 : tensor<24xi1>, tensor<24xi64>, tensor<i64>) outs(%327 : tensor<24xi64>) {
    ^bb0(%in: i1 loc("<loss>"), %in_240: i64 loc("<loss>"), %in_241: i64 loc("<loss>"), %out: i64 loc("<loss>")):
      %359 = arith.select %in, %in_240, %in_241 : i64 loc(#loc1)
      linalg.yield %359 : i64 loc(#loc1)
    } -> tensor<24xi64> loc(#loc1)
    %344 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%343 : tensor<24xi64>) outs(%327 : tensor<24xi64>) {
    ^bb0(%in: i64 loc("<loss>"), %out: i64 loc("<loss>")):
      %359 = arith.index_cast %in : i64 to index loc(#loc1)
      %extracted = tensor.extract %340[%359] : tensor<64xi64> loc(#loc1)
      linalg.yield %extracted : i64 loc(#loc1)
    } -> tensor<24xi64> loc(#loc1)
    %345 = linalg.generic {indexing_maps = [#map, #map, #map16, #map], iterator_types = ["parallel"]} ins(%342, %344, %cst_8 : tensor<24xi1>, tensor<24xi64>, tensor<i64>) outs(%327 : tensor<24xi64>) {
    ^bb0(%in: i1 loc("<loss>"), %in_240: i64 loc("<loss>"), %in_241: i64 loc("<loss>"), %out: i64 loc("<loss>")):
      %359 = arith.select %in, %in_240, %in_241 : i64 loc(#loc1)
      linalg.yield %359 : i64 loc(#loc1)
    } -> tensor<24xi64> loc(#loc1)
    %expanded_239 = tensor.expand_shape %345 [[0, 1]] output_shape [24, 1] : tensor<24xi64> into tensor<24x1xi64> loc(#loc1)
    %346 = tensor.empty() : tensor<24x64xi1> loc(#loc1)
    %347 = linalg.generic {indexing_maps = [#map2, #map17, #map3], iterator_types = ["parallel", "parallel"]} ins(%expanded_239, %340 : tensor<24x1xi64>, tensor<64xi64>) outs(%346 : tensor<24x64xi1>) {
    ^bb0(%in: i64 loc("<loss>"), %in_240: i64 loc("<loss>"), %out: i1 loc("<loss>")):
      %359 = arith.cmpi eq, %in, %in_240 : i64 loc(#loc1)
      linalg.yield %359 : i1 loc(#loc1)
    } -> tensor<24x64xi1> loc(#loc1)
    %348 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%347 : tensor<24x64xi1>) outs(%324 : tensor<24x64xf32>) {
    ^bb0(%in: i1 loc("<loss>"), %out: f32 loc("<loss>")):
      %359 = arith.uitofp %in : i1 to f32 loc(#loc1)
      linalg.yield %359 : f32 loc(#loc1)
    } -> tensor<24x64xf32> loc(#loc1)
    %349 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%338, %348 : tensor<24x64xf32>, tensor<24x64xf32>) outs(%324 : tensor<24x64xf32>) {
    ^bb0(%in: f32 loc("<loss>"), %in_240: f32 loc("<loss>"), %out: f32 loc("<loss>")):
      %359 = arith.mulf %in, %in_240 : f32 loc(#loc1)
      linalg.yield %359 : f32 loc(#loc1)
    } -> tensor<24x64xf32> loc(#loc1)
    %350 = linalg.fill ins(%cst : f32) outs(%329 : tensor<24xf32>) -> tensor<24xf32> loc(#loc1)
    %351 = linalg.generic {indexing_maps = [#map3, #map15], iterator_types = ["parallel", "reduction"]} ins(%349 : tensor<24x64xf32>) outs(%350 : tensor<24xf32>) {
    ^bb0(%in: f32 loc("<loss>"), %out: f32 loc("<loss>")):
      %359 = arith.addf %in, %out : f32 loc(#loc1)
      linalg.yield %359 : f32 loc(#loc1)
    } -> tensor<24xf32> loc(#loc1)
    %352 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%351 : tensor<24xf32>) outs(%329 : tensor<24xf32>) {
    ^bb0(%in: f32 loc("<loss>"), %out: f32 loc("<loss>")):
      %359 = arith.negf %in : f32 loc(#loc1)
      linalg.yield %359 : f32 loc(#loc1)
    } -> tensor<24xf32> loc(#loc1)
    %353 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%342 : tensor<24xi1>) outs(%329 : tensor<24xf32>) {
    ^bb0(%in: i1 loc("<loss>"), %out: f32 loc("<loss>")):
      %359 = arith.uitofp %in : i1 to f32 loc(#loc1)
      linalg.yield %359 : f32 loc(#loc1)
    } -> tensor<24xf32> loc(#loc1)
    %354 = tensor.empty() : tensor<f32> loc(#loc1)
    %355 = linalg.fill ins(%cst : f32) outs(%354 : tensor<f32>) -> tensor<f32> loc(#loc1)
    %356 = linalg.generic {indexing_maps = [#map, #map16], iterator_types = ["reduction"]} ins(%353 : tensor<24xf32>) outs(%355 : tensor<f32>) {
    ^bb0(%in: f32 loc("<loss>"), %out: f32 loc("<loss>")):
      %359 = arith.addf %in, %out : f32 loc(#loc1)
      linalg.yield %359 : f32 loc(#loc1)
    } -> tensor<f32> loc(#loc1)
    %357 = linalg.generic {indexing_maps = [#map, #map16], iterator_types = ["reduction"]} ins(%352 : tensor<24xf32>) outs(%355 : tensor<f32>) {
    ^bb0(%in: f32 loc("<loss>"), %out: f32 loc("<loss>")):
      %359 = arith.addf %in, %out : f32 loc(#loc1)
      linalg.yield %359 : f32 loc(#loc1)
    } -> tensor<f32> loc(#loc1)
    %358 = linalg.generic {indexing_maps = [#map18, #map18, #map18], iterator_types = []} ins(%357, %356 : tensor<f32>, tensor<f32>) outs(%354 : tensor<f32>) {
    ^bb0(%in: f32 loc("<loss>"), %in_240: f32 loc("<loss>"), %out: f32 loc("<loss>")):
      %359 = arith.divf %in, %in_240 : f32 loc(#loc1)
      linalg.yield %359 : f32 loc(#loc1)
    } -> tensor<f32> loc(#loc1)
    return %358 : tensor<f32> loc(#loc1)
  } loc(#loc1)
} loc(#loc)
#loc = loc(unknown)
#loc64 = loc("model.layers.0.self_attn.q_proj")
#loc66 = loc("model.layers.0.self_attn.k_proj")
#loc67 = loc("model.layers.0.self_attn.v_proj")
#loc77 = loc("model.layers.1.self_attn.q_proj")
#loc79 = loc("model.layers.1.self_attn.k_proj")
#loc80 = loc("model.layers.1.self_attn.v_proj")
#loc90 = loc("model.layers.2.self_attn.q_proj")
#loc92 = loc("model.layers.2.self_attn.k_proj")
#loc93 = loc("model.layers.2.self_attn.v_proj")
#loc103 = loc("model.layers.3.self_attn.q_proj")
#loc105 = loc("model.layers.3.self_attn.k_proj")
#loc106 = loc("model.layers.3.self_attn.v_proj")
#loc116 = loc("model.layers.4.self_attn.q_proj")
#loc118 = loc("model.layers.4.self_attn.k_proj")
#loc119 = loc("model.layers.4.self_attn.v_proj")
#loc129 = loc("model.layers.5.self_attn.q_proj")
#loc131 = loc("model.layers.5.self_attn.k_proj")
#loc132 = loc("model.layers.5.self_attn.v_proj")
#loc142 = loc("lm_head")
