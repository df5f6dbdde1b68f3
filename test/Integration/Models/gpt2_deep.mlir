#loc1 = loc("transformer")
#loc2 = loc("transformer.wte.weight")
#loc3 = loc("transformer.wpe.weight")
#loc4 = loc("transformer.h.0.ln_1.weight")
#loc5 = loc("transformer.h.0.ln_1.bias")
#loc6 = loc("transformer.h.0.attn.c_attn.weight")
#loc7 = loc("transformer.h.0.attn.c_attn.bias")
#loc8 = loc("transformer.h.0.attn.c_proj.weight")
#loc9 = loc("transformer.h.0.attn.c_proj.bias")
#loc10 = loc("transformer.h.0.ln_2.weight")
#loc11 = loc("transformer.h.0.ln_2.bias")
#loc12 = loc("transformer.h.0.mlp.c_fc.weight")
#loc13 = loc("transformer.h.0.mlp.c_fc.bias")
#loc14 = loc("transformer.h.0.mlp.c_proj.weight")
#loc15 = loc("transformer.h.0.mlp.c_proj.bias")
#loc16 = loc("transformer.h.1.ln_1.weight")
#loc17 = loc("transformer.h.1.ln_1.bias")
#loc18 = loc("transformer.h.1.attn.c_attn.weight")
#loc19 = loc("transformer.h.1.attn.c_attn.bias")
#loc20 = loc("transformer.h.1.attn.c_proj.weight")
#loc21 = loc("transformer.h.1.attn.c_proj.bias")
#loc22 = loc("transformer.h.1.ln_2.weight")
#loc23 = loc("transformer.h.1.ln_2.bias")
#loc24 = loc("transformer.h.1.mlp.c_fc.weight")
#loc25 = loc("transformer.h.1.mlp.c_fc.bias")
#loc26 = loc("transformer.h.1.mlp.c_proj.weight")
#loc27 = loc("transformer.h.1.mlp.c_proj.bias")
#loc28 = loc("transformer.h.2.ln_1.weight")
#loc29 = loc("transformer.h.2.ln_1.bias")
#loc30 = loc("transformer.h.2.attn.c_attn.weight")
#loc31 = loc("transformer.h.2.attn.c_attn.bias")
#loc32 = loc("transformer.h.2.attn.c_proj.weight")
#loc33 = loc("transformer.h.2.attn.c_proj.bias")
#loc34 = loc("transformer.h.2.ln_2.weight")
#loc35 = loc("transformer.h.2.ln_2.bias")
#loc36 = loc("transformer.h.2.mlp.c_fc.weight")
#loc37 = loc("transformer.h.2.mlp.c_fc.bias")
#loc38 = loc("transformer.h.2.mlp.c_proj.weight")
#loc39 = loc("transformer.h.2.mlp.c_proj.bias")
#loc40 = loc("transformer.h.3.ln_1.weight")
#loc41 = loc("transformer.h.3.ln_1.bias")
#loc42 = loc("transformer.h.3.attn.c_attn.weight")
#loc43 = loc("transformer.h.3.attn.c_attn.bias")
#loc44 = loc("transformer.h.3.attn.c_proj.weight")
#loc45 = loc("transformer.h.3.attn.c_proj.bias")
#loc46 = loc("transformer.h.3.ln_2.weight")
#loc47 = loc("transformer.h.3.ln_2.bias")
#loc48 = loc("transformer.h.3.mlp.c_fc.weight")
#loc49 = loc("transformer.h.3.mlp.c_fc.bias")
#loc50 = loc("transformer.h.3.mlp.c_proj.weight")
#loc51 = loc("transformer.h.3.mlp.c_proj.bias")
#loc52 = loc("transformer.h.4.ln_1.weight")
#loc53 = loc("transformer.h.4.ln_1.bias")
#loc54 = loc("transformer.h.4.attn.c_attn.weight")
#loc55 = loc("transformer.h.4.attn.c_attn.bias")
#loc56 = loc("transformer.h.4.attn.c_proj.weight")
#loc57 = loc("transformer.h.4.attn.c_proj.bias")
#loc58 = loc("transformer.h.4.ln_2.weight")
#loc59 = loc("transformer.h.4.ln_2.bias")
#loc60 = loc("transformer.h.4.mlp.c_fc.weight")
#loc61 = loc("transformer.h.4.mlp.c_fc.bias")
#loc62 = loc("transformer.h.4.mlp.c_proj.weight")
#loc63 = loc("transformer.h.4.mlp.c_proj.bias")
#loc64 = loc("transformer.h.5.ln_1.weight")
#loc65 = loc("transformer.h.5.ln_1.bias")
#loc66 = loc("transformer.h.5.attn.c_attn.weight")
#loc67 = loc("transformer.h.5.attn.c_attn.bias")
#loc68 = loc("transformer.h.5.attn.c_proj.weight")
#loc69 = loc("transformer.h.5.attn.c_proj.bias")
#loc70 = loc("transformer.h.5.ln_2.weight")
#loc71 = loc("transformer.h.5.ln_2.bias")
#loc72 = loc("transformer.h.5.mlp.c_fc.weight")
#loc73 = loc("transformer.h.5.mlp.c_fc.bias")
#loc74 = loc("transformer.h.5.mlp.c_proj.weight")
#loc75 = loc("transformer.h.5.mlp.c_proj.bias")
#loc76 = loc("transformer.ln_f.weight")
#loc77 = loc("transformer.ln_f.bias")
#loc78 = loc("input_ids")
#loc79 = loc("labels")
#loc80 = loc("attention_mask")
#loc81 = loc("transformer.h.0.mlp.act")
#loc82 = loc("transformer.h.0.attn")
#loc83 = loc("transformer.h.0.ln_1")
#loc84 = loc("<loss>")
#loc85 = loc("transformer.wte")
#loc86 = loc("transformer.wpe")
#loc87 = loc("transformer.h.0.attn.c_attn")
#loc88 = loc("transformer.h.0.attn.c_proj")
#loc89 = loc("transformer.h.0")
#loc90 = loc("transformer.h.0.ln_2")
#loc91 = loc("transformer.h.0.mlp.c_fc")
#loc92 = loc("transformer.h.0.mlp.c_proj")
#loc93 = loc("transformer.h.1.ln_1")
#loc94 = loc("transformer.h.1.attn.c_attn")
#loc95 = loc("transformer.h.1.attn")
#loc96 = loc("transformer.h.1.attn.c_proj")
#loc97 = loc("transformer.h.1")
#loc98 = loc("transformer.h.1.ln_2")
#loc99 = loc("transformer.h.1.mlp.c_fc")
#loc100 = loc("transformer.h.1.mlp.act")
#loc101 = loc("transformer.h.1.mlp.c_proj")
#loc102 = loc("transformer.h.2.ln_1")
#loc103 = loc("transformer.h.2.attn.c_attn")
#loc104 = loc("transformer.h.2.attn")
#loc105 = loc("transformer.h.2.attn.c_proj")
#loc106 = loc("transformer.h.2")
#loc107 = loc("transformer.h.2.ln_2")
#loc108 = loc("transformer.h.2.mlp.c_fc")
#loc109 = loc("transformer.h.2.mlp.act")
#loc110 = loc("transformer.h.2.mlp.c_proj")
#loc111 = loc("transformer.h.3.ln_1")
#loc112 = loc("transformer.h.3.attn.c_attn")
#loc113 = loc("transformer.h.3.attn")
#loc114 = loc("transformer.h.3.attn.c_proj")
#loc115 = loc("transformer.h.3")
#loc116 = loc("transformer.h.3.ln_2")
#loc117 = loc("transformer.h.3.mlp.c_fc")
#loc118 = loc("transformer.h.3.mlp.act")
#loc119 = loc("transformer.h.3.mlp.c_proj")
#loc120 = loc("transformer.h.4.ln_1")
#loc121 = loc("transformer.h.4.attn.c_attn")
#loc122 = loc("transformer.h.4.attn")
#loc123 = loc("transformer.h.4.attn.c_proj")
#loc124 = loc("transformer.h.4")
#loc125 = loc("transformer.h.4.ln_2")
#loc126 = loc("transformer.h.4.mlp.c_fc")
#loc127 = loc("transformer.h.4.mlp.act")
#loc128 = loc("transformer.h.4.mlp.c_proj")
#loc129 = loc("transformer.h.5.ln_1")
#loc130 = loc("transformer.h.5.attn.c_attn")
#loc131 = loc("transformer.h.5.attn")
#loc132 = loc("transformer.h.5.attn.c_proj")
#loc133 = loc("transformer.h.5")
#loc134 = loc("transformer.h.5.ln_2")
#loc135 = loc("transformer.h.5.mlp.c_fc")
#loc136 = loc("transformer.h.5.mlp.act")
#loc137 = loc("transformer.h.5.mlp.c_proj")
#loc138 = loc("transformer.ln_f")
#map = affine_map<(d0, d1, d2) -> (d0, d1)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0) -> (d0)>
#map3 = affine_map<(d0, d1, d2) -> (0, d1, d2)>
#map4 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map5 = affine_map<(d0, d1, d2) -> (d2)>
#map6 = affine_map<(d0, d1) -> (d1)>
#map7 = affine_map<(d0, d1) -> (d0, d1)>
#map8 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map9 = affine_map<(d0, d1, d2, d3) -> (d0, 0, d2, d3)>
#map10 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map11 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map12 = affine_map<(d0, d1) -> (d0)>
#map13 = affine_map<(d0, d1) -> (d0, 0)>
#map14 = affine_map<(d0) -> ()>
#map15 = affine_map<() -> ()>
module {
  func.func @main(%arg0: tensor<64x16xf32> {pipe.parameter = "transformer.wte.weight"} loc("transformer.wte.weight"), %arg1: tensor<16x16xf32> {pipe.parameter = "transformer.wpe.weight"} loc("transformer.wpe.weight"), %arg2: tensor<16xf32> {pipe.parameter = "transformer.h.0.ln_1.weight"} loc("transformer.h.0.ln_1.weight"), %arg3: tensor<16xf32> {pipe.parameter = "transformer.h.0.ln_1.bias"} loc("transformer.h.0.ln_1.bias"), %arg4: tensor<16x48xf32> {pipe.parameter = "transformer.h.0.attn.c_attn.weight"} loc("transformer.h.0.attn.c_attn.weight"), %arg5: tensor<48xf32> {pipe.parameter = "transformer.h.0.attn.c_attn.bias"} loc("transformer.h.0.attn.c_attn.bias"), %arg6: tensor<16x16xf32> {pipe.parameter = "transformer.h.0.attn.c_proj.weight"} loc("transformer.h.0.attn.c_proj.weight"), %arg7: tensor<16xf32> {pipe.parameter = "transformer.h.0.attn.c_proj.bias"} loc("transformer.h.0.attn.c_proj.bias"), %arg8: tensor<16xf32> {pipe.parameter = "transformer.h.0.ln_2.weight"} loc("transformer.h.0.ln_2.weight"), %arg9: tensor<16xf32> {pipe.parameter = "transformer.h.0.ln_2.bias"} loc("transformer.h.0.ln_2.bias"), %arg10: tensor<16x64xf32> {pipe.parameter = "transformer.h.0.mlp.c_fc.weight"} loc("transformer.h.0.mlp.c_fc.weight"), %arg11: tensor<64xf32> {pipe.parameter = "transformer.h.0.mlp.c_fc.bias"} loc("transformer.h.0.mlp.c_fc.bias"), %arg12: tensor<64x16xf32> {pipe.parameter = "transformer.h.0.mlp.c_proj.weight"} loc("transformer.h.0.mlp.c_proj.weight"), %arg13: tensor<16xf32> {pipe.parameter = "transformer.h.0.mlp.c_proj.bias"} loc("transformer.h.0.mlp.c_proj.bias"), %arg14: tensor<16xf32> {pipe.parameter = "transformer.h.1.ln_1.weight"} loc("transformer.h.1.ln_1.weight"), %arg15: tensor<16xf32> {pipe.parameter = "transformer.h.1.ln_1.bias"} loc("transformer.h.1.ln_1.bias"), %arg16: tensor<16x48xf32> {pipe.parameter = "transformer.h.1.attn.c_attn.weight"} loc("transformer.h.1.attn.c_attn.weight"), %arg17: tensor<48xf32> {pipe.parameter = "transformer.h.1.attn.c_attn.bias"} loc("transformer.h.1.attn.c_attn.bias"), %arg18: tensor<16x16xf32> {pipe.parameter = "transformer.h.1.attn.c_proj.weight"} loc("transformer.h.1.attn.c_proj.weight"), %arg19: tensor<16xf32> {pipe.parameter = "transformer.h.1.attn.c_proj.bias"} loc("transformer.h.1.attn.c_proj.bias"), %arg20: tensor<16xf32> {pipe.parameter = "transformer.h.1.ln_2.weight"} loc("transformer.h.1.ln_2.weight"), %arg21: tensor<16xf32> {pipe.parameter = "transformer.h.1.ln_2.bias"} loc("transformer.h.1.ln_2.bias"), %arg22: tensor<16x64xf32> {pipe.parameter = "transformer.h.1.mlp.c_fc.weight"} loc("transformer.h.1.mlp.c_fc.weight"), %arg23: tensor<64xf32> {pipe.parameter = "transformer.h.1.mlp.c_fc.bias"} loc("transformer.h.1.mlp.c_fc.bias"), %arg24: tensor<64x16xf32> {pipe.parameter = "transformer.h.1.mlp.c_proj.weight"} loc("transformer.h.1.mlp.c_proj.weight"), %arg25: tensor<16xf32> {pipe.parameter = "transformer.h.1.mlp.c_proj.bias"} loc("transformer.h.1.mlp.c_proj.bias"), %arg26: tensor<16xf32> {pipe.parameter = "transformer.h.2.ln_1.weight"} loc("transformer.h.2.ln_1.weight"), %arg27: tensor<16xf32> {pipe.parameter = "transformer.h.2.ln_1.bias"} loc("transformer.h.2.ln_1.bias"), %arg28: tensor<16x48xf32> {pipe.parameter = "transformer.h.2.attn.c_attn.weight"} loc("transformer.h.2.attn.c_attn.weight"), %arg29: tensor<48xf32> {pipe.parameter = "transformer.h.2.attn.c_attn.bias"} loc("transformer.h.2.attn.c_attn.bias"), %arg30: tensor<16x16xf32> {pipe.parameter = "transformer.h.2.attn.c_proj.weight"} loc("transformer.h.2.attn.c_proj.weight"), %arg31: tensor<16xf32> {pipe.parameter = "transformer.h.2.attn.c_proj.bias"} loc("transformer.h.2.attn.c_proj.bias"), %arg32: tensor<16xf32> {pipe.parameter = "transformer.h.2.ln_2.weight"} loc("transformer.h.2.ln_2.weight"), %arg33: tensor<16xf32> {pipe.parameter = "transformer.h.2.ln_2.bias"} loc("transformer.h.2.ln_2.bias"), %arg34: tensor<16x64xf32> {pipe.parameter = "transformer.h.2.mlp.c_fc.weight"} loc("transformer.h.2.mlp.c_fc.weight"), %arg35: tensor<64xf32> {pipe.parameter = "transformer.h.2.mlp.c_fc.bias"} loc("transformer.h.2.mlp.c_fc.bias"), %arg36: tensor<64x16xf32> {pipe.parameter = "transformer.h.2.mlp.c_proj.weight"} loc("transformer.h.2.mlp.c_proj.weight"), %arg37: tensor<16xf32> {pipe.parameter = "transformer.h.2.mlp.c_proj.bias"} loc("transformer.h.2.mlp.c_proj.bias"), %arg38: tensor<16xf32> {pipe.parameter = "transformer.h.3.ln_1.weight"} loc("transformer.h.3.ln_1.weight"), %arg39: tensor<16xf32> {pipe.parameter = "transformer.h.3.ln_1.bias"} loc("transformer.h.3.ln_1.bias"), %arg40: tensor<16x48xf32> {pipe.parameter = "transformer.h.3.attn.c_attn.weight"} loc("transformer.h.3.attn.c_attn.weight"), %arg41: tensor<48xf32> {pipe.parameter = "transformer.h.3.attn.c_attn.bias"} loc("transformer.h.3.attn.c_attn.bias"), %arg42: tensor<16x16xf32> {pipe.parameter = "transformer.h.3.attn.c_proj.weight"} loc("transformer.h.3.attn.c_proj.weight"), %arg43: tensor<16xf32> {pipe.parameter = "transformer.h.3.attn.c_proj.bias"} loc("transformer.h.3.attn.c_proj.bias"), %arg44: tensor<16xf32> {pipe.parameter = "transformer.h.3.ln_2.weight"} loc("transformer.h.3.ln_2.weight"), %arg45: tensor<16xf32> {pipe.parameter = "transformer.h.3.ln_2.bias"} loc("transformer.h.3.ln_2.bias"), %arg46: tensor<16x64xf32> {pipe.parameter = "transformer.h.3.mlp.c_fc.weight"} loc("transformer.h.3.mlp.c_fc.weight"), %arg47: tensor<64xf32> {pipe.parameter = "transformer.h.3.mlp.c_fc.bias"} loc("transformer.h.3.mlp.c_fc.bias"), %arg48: tensor<64x16xf32> {pipe.parameter = "transformer.h.3.mlp.c_proj.weight"} loc("transformer.h.3.mlp.c_proj.weight"), %arg49: tensor<16xf32> {pipe.parameter = "transformer.h.3.mlp.c_proj.bias"} loc("transformer.h.3.mlp.c_proj.bias"), %arg50: tensor<16xf32> {pipe.parameter = "transformer.h.4.ln_1.weight"} loc("transformer.h.4.ln_1.weight"), %arg51: tensor<16xf32> {pipe.parameter = "transformer.h.4.ln_1.bias"} loc("transformer.h.4.ln_1.bias"), %arg52: tensor<16x48xf32> {pipe.parameter = "transformer.h.4.attn.c_attn.weight"} loc("transformer.h.4.attn.c_attn.weight"), %arg53: tensor<48xf32> {pipe.parameter = "transformer.h.4.attn.c_attn.bias"} loc("transformer.h.4.attn.c_attn.bias"), %arg54: tensor<16x16xf32> {pipe.parameter = "transformer.h.4.attn.c_proj.weight"} loc("transformer.h.4.attn.c_proj.weight"), %arg55: tensor<16xf32> {pipe.parameter = "transformer.h.4.attn.c_proj.bias"} loc("transformer.h.4.attn.c_proj.bias"), %arg56: tensor<16xf32> {pipe.parameter = "transformer.h.4.ln_2.weight"} loc("transformer.h.4.ln_2.weight"), %arg57: tensor<16xf32> {pipe.parameter = "transformer.h.4.ln_2.bias"} loc("transformer.h.4.ln_2.bias"), %arg58: tensor<16x64xf32> {pipe.parameter = "transformer.h.4.mlp.c_fc.weight"} loc("transformer.h.4.mlp.c_fc.weight"), %arg59: tensor<64xf32> {pipe.parameter = "transformer.h.4.mlp.c_fc.bias"} loc("transformer.h.4.mlp.c_fc.bias"), %arg60: tensor<64x16xf32> {pipe.parameter = "transformer.h.4.mlp.c_proj.weight"} loc("transformer.h.4.mlp.c_proj.weight"), %arg61: tensor<16xf32> {pipe.parameter = "transformer.h.4.mlp.c_proj.bias"} loc("transformer.h.4.mlp.c_proj.bias"), %arg62: tensor<16xf32> {pipe.parameter = "transformer.h.5.ln_1.weight"} loc("transformer.h.5.ln_1.weight"), %arg63: tensor<16xf32> {pipe.parameter = "transformer.h.5.ln_1.bias"} loc("transformer.h.5.ln_1.bias"), %arg64: tensor<16x48xf32> {pipe.parameter = "transformer.h.5.attn.c_attn.weight"} loc("transformer.h.5.attn.c_attn.weight"), %arg65: tensor<48xf32> {pipe.parameter = "transformer.h.5.attn.c_attn.bias"} loc("transformer.h.5.attn.c_attn.bias"), %arg66: tensor<16x16xf32> {pipe.parameter = "transformer.h.5.attn.c_proj.weight"} loc("transformer.h.5.attn.c_proj.weight"), %arg67: tensor<16xf32> {pipe.parameter = "transformer.h.5.attn.c_proj.bias"} loc("transformer.h.5.attn.c_proj.bias"), %arg68: tensor<16xf32> {pipe.parameter = "transformer.h.5.ln_2.weight"} loc("transformer.h.5.ln_2.weight"), %arg69: tensor<16xf32> {pipe.parameter = "transformer.h.5.ln_2.bias"} loc("transformer.h.5.ln_2.bias"), %arg70: tensor<16x64xf32> {pipe.parameter = "transformer.h.5.mlp.c_fc.weight"} loc("transformer.h.5.mlp.c_fc.weight"), %arg71: tensor<64xf32> {pipe.parameter = "transformer.h.5.mlp.c_fc.bias"} loc("transformer.h.5.mlp.c_fc.bias"), %arg72: tensor<64x16xf32> {pipe.parameter = "transformer.h.5.mlp.c_proj.weight"} loc("transformer.h.5.mlp.c_proj.weight"), %arg73: tensor<16xf32> {pipe.parameter = "transformer.h.5.mlp.c_proj.bias"} loc("transformer.h.5.mlp.c_proj.bias"), %arg74: tensor<16xf32> {pipe.parameter = "transformer.ln_f.weight"} loc("transformer.ln_f.weight"), %arg75: tensor<16xf32> {pipe.parameter = "transformer.ln_f.bias"} loc("transformer.ln_f.bias"), %arg76: tensor<2x12xi64> {pipe.input = "input_ids"} loc("input_ids"), %arg77: tensor<2x12xi64> {pipe.input = "labels"} loc("labels"), %arg78: tensor<2x1x12x12xf32> {pipe.input = "attention_mask"} loc("attention_mask")) -> (tensor<f32> {pipe.loss = "loss"}) {
    %c-100_i64 = arith.constant -100 : i64 loc(#loc)
    %c0_i64 = arith.constant 0 : i64 loc(#loc)
    %c16 = arith.constant 16 : index loc(#loc)
    %c64 = arith.constant 64 : index loc(#loc)
    %cst = arith.constant 0.000000e+00 : f32 loc(#loc)
    %cst_0 = arith.constant 0xFF800000 : f32 loc(#loc)
    %cst_1 = arith.constant 0.79788456080286541 : f64 loc(#loc81)
    %cst_2 = arith.constant 4.471500e-02 : f64 loc(#loc81)
    %cst_3 = arith.constant 0.35355339059327379 : f64 loc(#loc82)
    %cst_4 = arith.constant 1.000000e-05 : f64 loc(#loc83)
    %cst_5 = arith.constant 1.600000e+01 : f32 loc(#loc)
    %cst_6 = arith.constant 5.000000e-01 : f32 loc(#loc)
    %cst_7 = arith.constant 1.000000e+00 : f32 loc(#loc)
    %cst_8 = arith.constant dense<-1> : tensor<i64> loc(#loc84)
    %cst_9 = arith.constant dense<0> : tensor<i64> loc(#loc84)
    %0 = tensor.empty() : tensor<2x12x16xf32> loc(#loc85)
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg76 : tensor<2x12xi64>) outs(%0 : tensor<2x12x16xf32>) {
    ^bb0(%in: i64 loc("transformer"), %out: f32 loc("transformer.wte")):
      %399 = arith.index_cast %in : i64 to index loc(#loc85)
      %400 = linalg.index 2 : index loc(#loc85)
      %401 = arith.cmpi slt, %399, %c64 : index loc(#loc85)
      cf.assert %401, "index must be smaller than dim size" loc(#loc85)
      %402 = arith.cmpi sge, %in, %c0_i64 : i64 loc(#loc85)
      cf.assert %402, "index must be larger or equal to 0" loc(#loc85)
      %extracted = tensor.extract %arg0[%399, %400] : tensor<64x16xf32> loc(#loc85)
      linalg.yield %extracted : f32 loc(#loc85)
    } -> tensor<2x12x16xf32> loc(#loc85)
    %2 = tensor.empty() : tensor<12xi64> loc(#loc1)
    %3 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel"]} outs(%2 : tensor<12xi64>) {
    ^bb0(%out: i64 loc("transformer")):
      %399 = linalg.index 0 : index loc(#loc1)
      %400 = arith.index_cast %399 : index to i64 loc(#loc1)
      linalg.yield %400 : i64 loc(#loc1)
    } -> tensor<12xi64> loc(#loc1)
    %expanded = tensor.expand_shape %3 [[0, 1]] output_shape [1, 12] : tensor<12xi64> into tensor<1x12xi64> loc(#loc1)
    %4 = tensor.empty() : tensor<1x12x16xf32> loc(#loc86)
    %5 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded : tensor<1x12xi64>) outs(%4 : tensor<1x12x16xf32>) {
    ^bb0(%in: i64 loc("transformer"), %out: f32 loc("transformer.wpe")):
      %399 = arith.index_cast %in : i64 to index loc(#loc86)
      %400 = linalg.index 2 : index loc(#loc86)
      %401 = arith.cmpi slt, %399, %c16 : index loc(#loc86)
      cf.assert %401, "index must be smaller than dim size" loc(#loc86)
      %402 = arith.cmpi sge, %in, %c0_i64 : i64 loc(#loc86)
      cf.assert %402, "index must be larger or equal to 0" loc(#loc86)
      %extracted = tensor.extract %arg1[%399, %400] : tensor<16x16xf32> loc(#loc86)
      linalg.yield %extracted : f32 loc(#loc86)
    } -> tensor<1x12x16xf32> loc(#loc86)
    %6 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1, %5 : tensor<2x12x16xf32>, tensor<1x12x16xf32>) outs(%0 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.wte"), %in_163: f32 loc("transformer.wpe"), %out: f32 loc("transformer")):
      %399 = arith.addf %in, %in_163 : f32 loc(#loc1)
      linalg.yield %399 : f32 loc(#loc1)
    } -> tensor<2x12x16xf32> loc(#loc1)
    %7 = tensor.empty() : tensor<2x12x1xf32> loc(#loc83)
    %8 = linalg.fill ins(%cst : f32) outs(%7 : tensor<2x12x1xf32>) -> tensor<2x12x1xf32> loc(#loc83)
    %9 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%6 : tensor<2x12x16xf32>) outs(%8 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer"), %out: f32 loc("transformer.h.0.ln_1")):
      %399 = arith.addf %in, %out : f32 loc(#loc83)
      linalg.yield %399 : f32 loc(#loc83)
    } -> tensor<2x12x1xf32> loc(#loc83)
    %10 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%9 : tensor<2x12x1xf32>) outs(%7 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0.ln_1"), %out: f32 loc("transformer.h.0.ln_1")):
      %399 = arith.divf %in, %cst_5 : f32 loc(#loc83)
      linalg.yield %399 : f32 loc(#loc83)
    } -> tensor<2x12x1xf32> loc(#loc83)
    %11 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6, %10 : tensor<2x12x16xf32>, tensor<2x12x1xf32>) outs(%0 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer"), %in_163: f32 loc("transformer.h.0.ln_1"), %out: f32 loc("transformer.h.0.ln_1")):
      %399 = arith.subf %in, %in_163 : f32 loc(#loc83)
      linalg.yield %399 : f32 loc(#loc83)
    } -> tensor<2x12x16xf32> loc(#loc83)
    %12 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11, %11 : tensor<2x12x16xf32>, tensor<2x12x16xf32>) outs(%0 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0.ln_1"), %in_163: f32 loc("transformer.h.0.ln_1"), %out: f32 loc("transformer.h.0.ln_1")):
      %399 = arith.mulf %in, %in_163 : f32 loc(#loc83)
      linalg.yield %399 : f32 loc(#loc83)
    } -> tensor<2x12x16xf32> loc(#loc83)
    %13 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%12 : tensor<2x12x16xf32>) outs(%8 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0.ln_1"), %out: f32 loc("transformer.h.0.ln_1")):
      %399 = arith.addf %in, %out : f32 loc(#loc83)
      linalg.yield %399 : f32 loc(#loc83)
    } -> tensor<2x12x1xf32> loc(#loc83)
    %14 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%13 : tensor<2x12x1xf32>) outs(%7 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0.ln_1"), %out: f32 loc("transformer.h.0.ln_1")):
      %399 = arith.divf %in, %cst_5 : f32 loc(#loc83)
      linalg.yield %399 : f32 loc(#loc83)
    } -> tensor<2x12x1xf32> loc(#loc83)
    %15 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%14 : tensor<2x12x1xf32>) outs(%7 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0.ln_1"), %out: f32 loc("transformer.h.0.ln_1")):
      %399 = arith.truncf %cst_4 : f64 to f32 loc(#loc83)
      %400 = arith.addf %in, %399 : f32 loc(#loc83)
      linalg.yield %400 : f32 loc(#loc83)
    } -> tensor<2x12x1xf32> loc(#loc83)
    %16 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%15 : tensor<2x12x1xf32>) outs(%7 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0.ln_1"), %out: f32 loc("transformer.h.0.ln_1")):
      %399 = math.rsqrt %in : f32 loc(#loc83)
      linalg.yield %399 : f32 loc(#loc83)
    } -> tensor<2x12x1xf32> loc(#loc83)
    %17 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11, %16 : tensor<2x12x16xf32>, tensor<2x12x1xf32>) outs(%0 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0.ln_1"), %in_163: f32 loc("transformer.h.0.ln_1"), %out: f32 loc("transformer.h.0.ln_1")):
      %399 = arith.mulf %in, %in_163 : f32 loc(#loc83)
      linalg.yield %399 : f32 loc(#loc83)
    } -> tensor<2x12x16xf32> loc(#loc83)
    %18 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%17, %arg2 : tensor<2x12x16xf32>, tensor<16xf32>) outs(%0 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0.ln_1"), %in_163: f32 loc("transformer.h.0.ln_1"), %out: f32 loc("transformer.h.0.ln_1")):
      %399 = arith.mulf %in, %in_163 : f32 loc(#loc83)
      linalg.yield %399 : f32 loc(#loc83)
    } -> tensor<2x12x16xf32> loc(#loc83)
    %19 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%18, %arg3 : tensor<2x12x16xf32>, tensor<16xf32>) outs(%0 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0.ln_1"), %in_163: f32 loc("transformer.h.0.ln_1"), %out: f32 loc("transformer.h.0.ln_1")):
      %399 = arith.addf %in, %in_163 : f32 loc(#loc83)
      linalg.yield %399 : f32 loc(#loc83)
    } -> tensor<2x12x16xf32> loc(#loc83)
    %collapsed = tensor.collapse_shape %19 [[0, 1], [2]] : tensor<2x12x16xf32> into tensor<24x16xf32> loc(#loc87)
    %20 = tensor.empty() : tensor<24x48xf32> loc(#loc87)
    %21 = linalg.fill ins(%cst : f32) outs(%20 : tensor<24x48xf32>) -> tensor<24x48xf32> loc(#loc87)
    %22 = linalg.matmul ins(%collapsed, %arg4 : tensor<24x16xf32>, tensor<16x48xf32>) outs(%21 : tensor<24x48xf32>) -> tensor<24x48xf32> loc(#loc87)
    %23 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel"]} ins(%arg5 : tensor<48xf32>) outs(%20 : tensor<24x48xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0.attn.c_attn"), %out: f32 loc("transformer.h.0.attn.c_attn")):
      linalg.yield %in : f32 loc(#loc87)
    } -> tensor<24x48xf32> loc(#loc87)
    %24 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%22, %23 : tensor<24x48xf32>, tensor<24x48xf32>) outs(%20 : tensor<24x48xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0.attn.c_attn"), %in_163: f32 loc("transformer.h.0.attn.c_attn"), %out: f32 loc("transformer.h.0.attn.c_attn")):
      %399 = arith.addf %in, %in_163 : f32 loc(#loc87)
      linalg.yield %399 : f32 loc(#loc87)
    } -> tensor<24x48xf32> loc(#loc87)
    %expanded_10 = tensor.expand_shape %24 [[0, 1], [2]] output_shape [2, 12, 48] : tensor<24x48xf32> into tensor<2x12x48xf32> loc(#loc87)
    %extracted_slice = tensor.extract_slice %expanded_10[0, 0, 0] [2, 12, 16] [1, 1, 1] : tensor<2x12x48xf32> to tensor<2x12x16xf32> loc(#loc82)
    %extracted_slice_11 = tensor.extract_slice %expanded_10[0, 0, 16] [2, 12, 16] [1, 1, 1] : tensor<2x12x48xf32> to tensor<2x12x16xf32> loc(#loc82)
    %extracted_slice_12 = tensor.extract_slice %expanded_10[0, 0, 32] [2, 12, 16] [1, 1, 1] : tensor<2x12x48xf32> to tensor<2x12x16xf32> loc(#loc82)
    %expanded_13 = tensor.expand_shape %extracted_slice_11 [[0], [1], [2, 3]] output_shape [2, 12, 2, 8] : tensor<2x12x16xf32> into tensor<2x12x2x8xf32> loc(#loc82)
    %expanded_14 = tensor.expand_shape %extracted_slice_12 [[0], [1], [2, 3]] output_shape [2, 12, 2, 8] : tensor<2x12x16xf32> into tensor<2x12x2x8xf32> loc(#loc82)
    %25 = tensor.empty() : tensor<2x2x12x8xf32> loc(#loc82)
    %transposed = linalg.transpose ins(%expanded_14 : tensor<2x12x2x8xf32>) outs(%25 : tensor<2x2x12x8xf32>) permutation = [0, 2, 1, 3]  loc(#loc82)
    %expanded_15 = tensor.expand_shape %extracted_slice [[0], [1], [2, 3]] output_shape [2, 12, 2, 8] : tensor<2x12x16xf32> into tensor<2x12x2x8xf32> loc(#loc82)
    %transposed_16 = linalg.transpose ins(%expanded_15 : tensor<2x12x2x8xf32>) outs(%25 : tensor<2x2x12x8xf32>) permutation = [0, 2, 1, 3]  loc(#loc82)
    %26 = tensor.empty() : tensor<2x2x8x12xf32> loc(#loc82)
    %transposed_17 = linalg.transpose ins(%expanded_13 : tensor<2x12x2x8xf32>) outs(%26 : tensor<2x2x8x12xf32>) permutation = [0, 2, 3, 1]  loc(#loc82)
    %collapsed_18 = tensor.collapse_shape %transposed_16 [[0, 1], [2], [3]] : tensor<2x2x12x8xf32> into tensor<4x12x8xf32> loc(#loc82)
    %collapsed_19 = tensor.collapse_shape %transposed_17 [[0, 1], [2], [3]] : tensor<2x2x8x12xf32> into tensor<4x8x12xf32> loc(#loc82)
    %27 = tensor.empty() : tensor<4x12x12xf32> loc(#loc82)
    %28 = linalg.fill ins(%cst : f32) outs(%27 : tensor<4x12x12xf32>) -> tensor<4x12x12xf32> loc(#loc82)
    %29 = linalg.batch_matmul ins(%collapsed_18, %collapsed_19 : tensor<4x12x8xf32>, tensor<4x8x12xf32>) outs(%28 : tensor<4x12x12xf32>) -> tensor<4x12x12xf32> loc(#loc82)
    %expanded_20 = tensor.expand_shape %29 [[0, 1], [2], [3]] output_shape [2, 2, 12, 12] : tensor<4x12x12xf32> into tensor<2x2x12x12xf32> loc(#loc82)
    %30 = tensor.empty() : tensor<2x2x12x12xf32> loc(#loc82)
    %31 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_20 : tensor<2x2x12x12xf32>) outs(%30 : tensor<2x2x12x12xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0.attn"), %out: f32 loc("transformer.h.0.attn")):
      %399 = arith.truncf %cst_3 : f64 to f32 loc(#loc82)
      %400 = arith.mulf %in, %399 : f32 loc(#loc82)
      linalg.yield %400 : f32 loc(#loc82)
    } -> tensor<2x2x12x12xf32> loc(#loc82)
    %32 = linalg.generic {indexing_maps = [#map8, #map9, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%31, %arg78 : tensor<2x2x12x12xf32>, tensor<2x1x12x12xf32>) outs(%30 : tensor<2x2x12x12xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0.attn"), %in_163: f32 loc("transformer.h.0.attn"), %out: f32 loc("transformer.h.0.attn")):
      %399 = arith.addf %in, %in_163 : f32 loc(#loc82)
      linalg.yield %399 : f32 loc(#loc82)
    } -> tensor<2x2x12x12xf32> loc(#loc82)
    %33 = tensor.empty() : tensor<2x2x12xi64> loc(#loc82)
    %34 = linalg.fill ins(%c0_i64 : i64) outs(%33 : tensor<2x2x12xi64>) -> tensor<2x2x12xi64> loc(#loc82)
    %35 = tensor.empty() : tensor<2x2x12xf32> loc(#loc82)
    %36 = linalg.fill ins(%cst_0 : f32) outs(%35 : tensor<2x2x12xf32>) -> tensor<2x2x12xf32> loc(#loc82)
    %37:2 = linalg.generic {indexing_maps = [#map8, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%32 : tensor<2x2x12x12xf32>) outs(%36, %34 : tensor<2x2x12xf32>, tensor<2x2x12xi64>) {
    ^bb0(%in: f32 loc("transformer.h.0.attn"), %out: f32 loc("transformer.h.0.attn"), %out_163: i64 loc("transformer.h.0.attn")):
      %399 = linalg.index 3 : index loc(#loc82)
      %400 = arith.index_cast %399 : index to i64 loc(#loc82)
      %401 = arith.maximumf %in, %out : f32 loc(#loc82)
      %402 = arith.cmpf ogt, %in, %out : f32 loc(#loc82)
      %403 = arith.select %402, %400, %out_163 : i64 loc(#loc82)
      linalg.yield %401, %403 : f32, i64 loc(#loc82)
    } -> (tensor<2x2x12xf32>, tensor<2x2x12xi64>) loc(#loc82)
    %expanded_21 = tensor.expand_shape %37#0 [[0], [1], [2, 3]] output_shape [2, 2, 12, 1] : tensor<2x2x12xf32> into tensor<2x2x12x1xf32> loc(#loc82)
    %38 = linalg.generic {indexing_maps = [#map8, #map11, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%32, %expanded_21 : tensor<2x2x12x12xf32>, tensor<2x2x12x1xf32>) outs(%30 : tensor<2x2x12x12xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0.attn"), %in_163: f32 loc("transformer.h.0.attn"), %out: f32 loc("transformer.h.0.attn")):
      %399 = arith.subf %in, %in_163 : f32 loc(#loc82)
      linalg.yield %399 : f32 loc(#loc82)
    } -> tensor<2x2x12x12xf32> loc(#loc82)
    %39 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%38 : tensor<2x2x12x12xf32>) outs(%30 : tensor<2x2x12x12xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0.attn"), %out: f32 loc("transformer.h.0.attn")):
      %399 = math.exp %in : f32 loc(#loc82)
      linalg.yield %399 : f32 loc(#loc82)
    } -> tensor<2x2x12x12xf32> loc(#loc82)
    %40 = tensor.empty() : tensor<2x2x12x1xf32> loc(#loc82)
    %41 = linalg.fill ins(%cst : f32) outs(%40 : tensor<2x2x12x1xf32>) -> tensor<2x2x12x1xf32> loc(#loc82)
    %42 = linalg.generic {indexing_maps = [#map8, #map11], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%39 : tensor<2x2x12x12xf32>) outs(%41 : tensor<2x2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0.attn"), %out: f32 loc("transformer.h.0.attn")):
      %399 = arith.addf %in, %out : f32 loc(#loc82)
      linalg.yield %399 : f32 loc(#loc82)
    } -> tensor<2x2x12x1xf32> loc(#loc82)
    %43 = linalg.generic {indexing_maps = [#map8, #map11, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%39, %42 : tensor<2x2x12x12xf32>, tensor<2x2x12x1xf32>) outs(%30 : tensor<2x2x12x12xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0.attn"), %in_163: f32 loc("transformer.h.0.attn"), %out: f32 loc("transformer.h.0.attn")):
      %399 = arith.divf %in, %in_163 : f32 loc(#loc82)
      linalg.yield %399 : f32 loc(#loc82)
    } -> tensor<2x2x12x12xf32> loc(#loc82)
    %collapsed_22 = tensor.collapse_shape %43 [[0, 1], [2], [3]] : tensor<2x2x12x12xf32> into tensor<4x12x12xf32> loc(#loc82)
    %collapsed_23 = tensor.collapse_shape %transposed [[0, 1], [2], [3]] : tensor<2x2x12x8xf32> into tensor<4x12x8xf32> loc(#loc82)
    %44 = tensor.empty() : tensor<4x12x8xf32> loc(#loc82)
    %45 = linalg.fill ins(%cst : f32) outs(%44 : tensor<4x12x8xf32>) -> tensor<4x12x8xf32> loc(#loc82)
    %46 = linalg.batch_matmul ins(%collapsed_22, %collapsed_23 : tensor<4x12x12xf32>, tensor<4x12x8xf32>) outs(%45 : tensor<4x12x8xf32>) -> tensor<4x12x8xf32> loc(#loc82)
    %expanded_24 = tensor.expand_shape %46 [[0, 1], [2], [3]] output_shape [2, 2, 12, 8] : tensor<4x12x8xf32> into tensor<2x2x12x8xf32> loc(#loc82)
    %47 = tensor.empty() : tensor<2x12x2x8xf32> loc(#loc82)
    %transposed_25 = linalg.transpose ins(%expanded_24 : tensor<2x2x12x8xf32>) outs(%47 : tensor<2x12x2x8xf32>) permutation = [0, 2, 1, 3]  loc(#loc82)
    %collapsed_26 = tensor.collapse_shape %transposed_25 [[0, 1], [2, 3]] : tensor<2x12x2x8xf32> into tensor<24x16xf32> loc(#loc88)
    %48 = tensor.empty() : tensor<24x16xf32> loc(#loc88)
    %49 = linalg.fill ins(%cst : f32) outs(%48 : tensor<24x16xf32>) -> tensor<24x16xf32> loc(#loc88)
    %50 = linalg.matmul ins(%collapsed_26, %arg6 : tensor<24x16xf32>, tensor<16x16xf32>) outs(%49 : tensor<24x16xf32>) -> tensor<24x16xf32> loc(#loc88)
    %51 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel"]} ins(%arg7 : tensor<16xf32>) outs(%48 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0.attn.c_proj"), %out: f32 loc("transformer.h.0.attn.c_proj")):
      linalg.yield %in : f32 loc(#loc88)
    } -> tensor<24x16xf32> loc(#loc88)
    %52 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%50, %51 : tensor<24x16xf32>, tensor<24x16xf32>) outs(%48 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0.attn.c_proj"), %in_163: f32 loc("transformer.h.0.attn.c_proj"), %out: f32 loc("transformer.h.0.attn.c_proj")):
      %399 = arith.addf %in, %in_163 : f32 loc(#loc88)
      linalg.yield %399 : f32 loc(#loc88)
    } -> tensor<24x16xf32> loc(#loc88)
    %expanded_27 = tensor.expand_shape %52 [[0, 1], [2]] output_shape [2, 12, 16] : tensor<24x16xf32> into tensor<2x12x16xf32> loc(#loc88)
    %53 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_27, %6 : tensor<2x12x16xf32>, tensor<2x12x16xf32>) outs(%0 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0.attn.c_proj"), %in_163: f32 loc("transformer"), %out: f32 loc("transformer.h.0")):
      %399 = arith.addf %in, %in_163 : f32 loc(#loc89)
      linalg.yield %399 : f32 loc(#loc89)
    } -> tensor<2x12x16xf32> loc(#loc89)
    %54 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%53 : tensor<2x12x16xf32>) outs(%8 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0"), %out: f32 loc("transformer.h.0.ln_2")):
      %399 = arith.addf %in, %out : f32 loc(#loc90)
      linalg.yield %399 : f32 loc(#loc90)
    } -> tensor<2x12x1xf32> loc(#loc90)
    %55 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%54 : tensor<2x12x1xf32>) outs(%7 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0.ln_2"), %out: f32 loc("transformer.h.0.ln_2")):
      %399 = arith.divf %in, %cst_5 : f32 loc(#loc90)
      linalg.yield %399 : f32 loc(#loc90)
    } -> tensor<2x12x1xf32> loc(#loc90)
    %56 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%53, %55 : tensor<2x12x16xf32>, tensor<2x12x1xf32>) outs(%0 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0"), %in_163: f32 loc("transformer.h.0.ln_2"), %out: f32 loc("transformer.h.0.ln_2")):
      %399 = arith.subf %in, %in_163 : f32 loc(#loc90)
      linalg.yield %399 : f32 loc(#loc90)
    } -> tensor<2x12x16xf32> loc(#loc90)
    %57 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%56, %56 : tensor<2x12x16xf32>, tensor<2x12x16xf32>) outs(%0 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0.ln_2"), %in_163: f32 loc("transformer.h.0.ln_2"), %out: f32 loc("transformer.h.0.ln_2")):
      %399 = arith.mulf %in, %in_163 : f32 loc(#loc90)
      linalg.yield %399 : f32 loc(#loc90)
    } -> tensor<2x12x16xf32> loc(#loc90)
    %58 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%57 : tensor<2x12x16xf32>) outs(%8 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0.ln_2"), %out: f32 loc("transformer.h.0.ln_2")):
      %399 = arith.addf %in, %out : f32 loc(#loc90)
      linalg.yield %399 : f32 loc(#loc90)
    } -> tensor<2x12x1xf32> loc(#loc90)
    %59 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%58 : tensor<2x12x1xf32>) outs(%7 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0.ln_2"), %out: f32 loc("transformer.h.0.ln_2")):
      %399 = arith.divf %in, %cst_5 : f32 loc(#loc90)
      linalg.yield %399 : f32 loc(#loc90)
    } -> tensor<2x12x1xf32> loc(#loc90)
    %60 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%59 : tensor<2x12x1xf32>) outs(%7 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0.ln_2"), %out: f32 loc("transformer.h.0.ln_2")):
      %399 = arith.truncf %cst_4 : f64 to f32 loc(#loc90)
      %400 = arith.addf %in, %399 : f32 loc(#loc90)
      linalg.yield %400 : f32 loc(#loc90)
    } -> tensor<2x12x1xf32> loc(#loc90)
    %61 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%60 : tensor<2x12x1xf32>) outs(%7 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0.ln_2"), %out: f32 loc("transformer.h.0.ln_2")):
      %399 = math.rsqrt %in : f32 loc(#loc90)
      linalg.yield %399 : f32 loc(#loc90)
    } -> tensor<2x12x1xf32> loc(#loc90)
    %62 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%56, %61 : tensor<2x12x16xf32>, tensor<2x12x1xf32>) outs(%0 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0.ln_2"), %in_163: f32 loc("transformer.h.0.ln_2"), %out: f32 loc("transformer.h.0.ln_2")):
      %399 = arith.mulf %in, %in_163 : f32 loc(#loc90)
      linalg.yield %399 : f32 loc(#loc90)
    } -> tensor<2x12x16xf32> loc(#loc90)
    %63 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%62, %arg8 : tensor<2x12x16xf32>, tensor<16xf32>) outs(%0 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0.ln_2"), %in_163: f32 loc("transformer.h.0.ln_2"), %out: f32 loc("transformer.h.0.ln_2")):
      %399 = arith.mulf %in, %in_163 : f32 loc(#loc90)
      linalg.yield %399 : f32 loc(#loc90)
    } -> tensor<2x12x16xf32> loc(#loc90)
    %64 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%63, %arg9 : tensor<2x12x16xf32>, tensor<16xf32>) outs(%0 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0.ln_2"), %in_163: f32 loc("transformer.h.0.ln_2"), %out: f32 loc("transformer.h.0.ln_2")):
      %399 = arith.addf %in, %in_163 : f32 loc(#loc90)
      linalg.yield %399 : f32 loc(#loc90)
    } -> tensor<2x12x16xf32> loc(#loc90)
    %collapsed_28 = tensor.collapse_shape %64 [[0, 1], [2]] : tensor<2x12x16xf32> into tensor<24x16xf32> loc(#loc91)
    %65 = tensor.empty() : tensor<24x64xf32> loc(#loc91)
    %66 = linalg.fill ins(%cst : f32) outs(%65 : tensor<24x64xf32>) -> tensor<24x64xf32> loc(#loc91)
    %67 = linalg.matmul ins(%collapsed_28, %arg10 : tensor<24x16xf32>, tensor<16x64xf32>) outs(%66 : tensor<24x64xf32>) -> tensor<24x64xf32> loc(#loc91)
    %68 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel"]} ins(%arg11 : tensor<64xf32>) outs(%65 : tensor<24x64xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0.mlp.c_fc"), %out: f32 loc("transformer.h.0.mlp.c_fc")):
      linalg.yield %in : f32 loc(#loc91)
    } -> tensor<24x64xf32> loc(#loc91)
    %69 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%67, %68 : tensor<24x64xf32>, tensor<24x64xf32>) outs(%65 : tensor<24x64xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0.mlp.c_fc"), %in_163: f32 loc("transformer.h.0.mlp.c_fc"), %out: f32 loc("transformer.h.0.mlp.c_fc")):
      %399 = arith.addf %in, %in_163 : f32 loc(#loc91)
      linalg.yield %399 : f32 loc(#loc91)
    } -> tensor<24x64xf32> loc(#loc91)
    %expanded_29 = tensor.expand_shape %69 [[0, 1], [2]] output_shape [2, 12, 64] : tensor<24x64xf32> into tensor<2x12x64xf32> loc(#loc91)
    %70 = tensor.empty() : tensor<2x12x64xf32> loc(#loc81)
    %71 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_29 : tensor<2x12x64xf32>) outs(%70 : tensor<2x12x64xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0.mlp.c_fc"), %out: f32 loc("transformer.h.0.mlp.act")):
      %399 = arith.mulf %in, %cst_6 : f32 loc(#loc81)
      linalg.yield %399 : f32 loc(#loc81)
    } -> tensor<2x12x64xf32> loc(#loc81)
    %72 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_29, %expanded_29 : tensor<2x12x64xf32>, tensor<2x12x64xf32>) outs(%70 : tensor<2x12x64xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0.mlp.c_fc"), %in_163: f32 loc("transformer.h.0.mlp.c_fc"), %out: f32 loc("transformer.h.0.mlp.act")):
      %399 = arith.mulf %in, %in_163 : f32 loc(#loc81)
      linalg.yield %399 : f32 loc(#loc81)
    } -> tensor<2x12x64xf32> loc(#loc81)
    %73 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%72, %expanded_29 : tensor<2x12x64xf32>, tensor<2x12x64xf32>) outs(%70 : tensor<2x12x64xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0.mlp.act"), %in_163: f32 loc("transformer.h.0.mlp.c_fc"), %out: f32 loc("transformer.h.0.mlp.act")):
      %399 = arith.mulf %in, %in_163 : f32 loc(#loc81)
      linalg.yield %399 : f32 loc(#loc81)
    } -> tensor<2x12x64xf32> loc(#loc81)
    %74 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%73 : tensor<2x12x64xf32>) outs(%70 : tensor<2x12x64xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0.mlp.act"), %out: f32 loc("transformer.h.0.mlp.act")):
      %399 = arith.truncf %cst_2 : f64 to f32 loc(#loc81)
      %400 = arith.mulf %in, %399 : f32 loc(#loc81)
      linalg.yield %400 : f32 loc(#loc81)
    } -> tensor<2x12x64xf32> loc(#loc81)
    %75 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_29, %74 : tensor<2x12x64xf32>, tensor<2x12x64xf32>) outs(%70 : tensor<2x12x64xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0.mlp.c_fc"), %in_163: f32 loc("transformer.h.0.mlp.act"), %out: f32 loc("transformer.h.0.mlp.act")):
      %399 = arith.addf %in, %in_163 : f32 loc(#loc81)
      linalg.yield %399 : f32 loc(#loc81)
    } -> tensor<2x12x64xf32> loc(#loc81)
    %76 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%75 : tensor<2x12x64xf32>) outs(%70 : tensor<2x12x64xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0.mlp.act"), %out: f32 loc("transformer.h.0.mlp.act")):
      %399 = arith.truncf %cst_1 : f64 to f32 loc(#loc81)
      %400 = arith.mulf %in, %399 : f32 loc(#loc81)
      linalg.yield %400 : f32 loc(#loc81)
    } -> tensor<2x12x64xf32> loc(#loc81)
    %77 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%76 : tensor<2x12x64xf32>) outs(%70 : tensor<2x12x64xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0.mlp.act"), %out: f32 loc("transformer.h.0.mlp.act")):
      %399 = math.tanh %in : f32 loc(#loc81)
      linalg.yield %399 : f32 loc(#loc81)
    } -> tensor<2x12x64xf32> loc(#loc81)
    %78 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%77 : tensor<2x12x64xf32>) outs(%70 : tensor<2x12x64xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0.mlp.act"), %out: f32 loc("transformer.h.0.mlp.act")):
      %399 = arith.addf %in, %cst_7 : f32 loc(#loc81)
      linalg.yield %399 : f32 loc(#loc81)
    } -> tensor<2x12x64xf32> loc(#loc81)
    %79 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%71, %78 : tensor<2x12x64xf32>, tensor<2x12x64xf32>) outs(%70 : tensor<2x12x64xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0.mlp.act"), %in_163: f32 loc("transformer.h.0.mlp.act"), %out: f32 loc("transformer.h.0.mlp.act")):
      %399 = arith.mulf %in, %in_163 : f32 loc(#loc81)
      linalg.yield %399 : f32 loc(#loc81)
    } -> tensor<2x12x64xf32> loc(#loc81)
    %collapsed_30 = tensor.collapse_shape %79 [[0, 1], [2]] : tensor<2x12x64xf32> into tensor<24x64xf32> loc(#loc92)
    %80 = linalg.matmul ins(%collapsed_30, %arg12 : tensor<24x64xf32>, tensor<64x16xf32>) outs(%49 : tensor<24x16xf32>) -> tensor<24x16xf32> loc(#loc92)
    %81 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel"]} ins(%arg13 : tensor<16xf32>) outs(%48 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0.mlp.c_proj"), %out: f32 loc("transformer.h.0.mlp.c_proj")):
      linalg.yield %in : f32 loc(#loc92)
    } -> tensor<24x16xf32> loc(#loc92)
    %82 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%80, %81 : tensor<24x16xf32>, tensor<24x16xf32>) outs(%48 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0.mlp.c_proj"), %in_163: f32 loc("transformer.h.0.mlp.c_proj"), %out: f32 loc("transformer.h.0.mlp.c_proj")):
      %399 = arith.addf %in, %in_163 : f32 loc(#loc92)
      linalg.yield %399 : f32 loc(#loc92)
    } -> tensor<24x16xf32> loc(#loc92)
    %expanded_31 = tensor.expand_shape %82 [[0, 1], [2]] output_shape [2, 12, 16] : tensor<24x16xf32> into tensor<2x12x16xf32> loc(#loc92)
    %83 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%53, %expanded_31 : tensor<2x12x16xf32>, tensor<2x12x16xf32>) outs(%0 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0"), %in_163: f32 loc("transformer.h.0.mlp.c_proj"), %out: f32 loc("transformer.h.0")):
      %399 = arith.addf %in, %in_163 : f32 loc(#loc89)
      linalg.yield %399 : f32 loc(#loc89)
    } -> tensor<2x12x16xf32> loc(#loc89)
    %84 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%83 : tensor<2x12x16xf32>) outs(%8 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0"), %out: f32 loc("transformer.h.1.ln_1")):
      %399 = arith.addf %in, %out : f32 loc(#loc93)
      linalg.yield %399 : f32 loc(#loc93)
    } -> tensor<2x12x1xf32> loc(#loc93)
    %85 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%84 : tensor<2x12x1xf32>) outs(%7 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1.ln_1"), %out: f32 loc("transformer.h.1.ln_1")):
      %399 = arith.divf %in, %cst_5 : f32 loc(#loc93)
      linalg.yield %399 : f32 loc(#loc93)
    } -> tensor<2x12x1xf32> loc(#loc93)
    %86 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%83, %85 : tensor<2x12x16xf32>, tensor<2x12x1xf32>) outs(%0 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0"), %in_163: f32 loc("transformer.h.1.ln_1"), %out: f32 loc("transformer.h.1.ln_1")):
      %399 = arith.subf %in, %in_163 : f32 loc(#loc93)
      linalg.yield %399 : f32 loc(#loc93)
    } -> tensor<2x12x16xf32> loc(#loc93)
    %87 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%86, %86 : tensor<2x12x16xf32>, tensor<2x12x16xf32>) outs(%0 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1.ln_1"), %in_163: f32 loc("transformer.h.1.ln_1"), %out: f32 loc("transformer.h.1.ln_1")):
      %399 = arith.mulf %in, %in_163 : f32 loc(#loc93)
      linalg.yield %399 : f32 loc(#loc93)
    } -> tensor<2x12x16xf32> loc(#loc93)
    %88 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%87 : tensor<2x12x16xf32>) outs(%8 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1.ln_1"), %out: f32 loc("transformer.h.1.ln_1")):
      %399 = arith.addf %in, %out : f32 loc(#loc93)
      linalg.yield %399 : f32 loc(#loc93)
    } -> tensor<2x12x1xf32> loc(#loc93)
    %89 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%88 : tensor<2x12x1xf32>) outs(%7 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1.ln_1"), %out: f32 loc("transformer.h.1.ln_1")):
      %399 = arith.divf %in, %cst_5 : f32 loc(#loc93)
      linalg.yield %399 : f32 loc(#loc93)
    } -> tensor<2x12x1xf32> loc(#loc93)
    %90 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%89 : tensor<2x12x1xf32>) outs(%7 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1.ln_1"), %out: f32 loc("transformer.h.1.ln_1")):
      %399 = arith.truncf %cst_4 : f64 to f32 loc(#loc93)
      %400 = arith.addf %in, %399 : f32 loc(#loc93)
      linalg.yield %400 : f32 loc(#loc93)
    } -> tensor<2x12x1xf32> loc(#loc93)
    %91 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%90 : tensor<2x12x1xf32>) outs(%7 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1.ln_1"), %out: f32 loc("transformer.h.1.ln_1")):
      %399 = math.rsqrt %in : f32 loc(#loc93)
      linalg.yield %399 : f32 loc(#loc93)
    } -> tensor<2x12x1xf32> loc(#loc93)
    %92 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%86, %91 : tensor<2x12x16xf32>, tensor<2x12x1xf32>) outs(%0 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1.ln_1"), %in_163: f32 loc("transformer.h.1.ln_1"), %out: f32 loc("transformer.h.1.ln_1")):
      %399 = arith.mulf %in, %in_163 : f32 loc(#loc93)
      linalg.yield %399 : f32 loc(#loc93)
    } -> tensor<2x12x16xf32> loc(#loc93)
    %93 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%92, %arg14 : tensor<2x12x16xf32>, tensor<16xf32>) outs(%0 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1.ln_1"), %in_163: f32 loc("transformer.h.1.ln_1"), %out: f32 loc("transformer.h.1.ln_1")):
      %399 = arith.mulf %in, %in_163 : f32 loc(#loc93)
      linalg.yield %399 : f32 loc(#loc93)
    } -> tensor<2x12x16xf32> loc(#loc93)
    %94 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%93, %arg15 : tensor<2x12x16xf32>, tensor<16xf32>) outs(%0 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1.ln_1"), %in_163: f32 loc("transformer.h.1.ln_1"), %out: f32 loc("transformer.h.1.ln_1")):
      %399 = arith.addf %in, %in_163 : f32 loc(#loc93)
      linalg.yield %399 : f32 loc(#loc93)
    } -> tensor<2x12x16xf32> loc(#loc93)
    %collapsed_32 = tensor.collapse_shape %94 [[0, 1], [2]] : tensor<2x12x16xf32> into tensor<24x16xf32> loc(#loc94)
    %95 = linalg.matmul ins(%collapsed_32, %arg16 : tensor<24x16xf32>, tensor<16x48xf32>) outs(%21 : tensor<24x48xf32>) -> tensor<24x48xf32> loc(#loc94)
    %96 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel"]} ins(%arg17 : tensor<48xf32>) outs(%20 : tensor<24x48xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1.attn.c_attn"), %out: f32 loc("transformer.h.1.attn.c_attn")):
      linalg.yield %in : f32 loc(#loc94)
    } -> tensor<24x48xf32> loc(#loc94)
    %97 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%95, %96 : tensor<24x48xf32>, tensor<24x48xf32>) outs(%20 : tensor<24x48xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1.attn.c_attn"), %in_163: f32 loc("transformer.h.1.attn.c_attn"), %out: f32 loc("transformer.h.1.attn.c_attn")):
      %399 = arith.addf %in, %in_163 : f32 loc(#loc94)
      linalg.yield %399 : f32 loc(#loc94)
    } -> tensor<24x48xf32> loc(#loc94)
    %expanded_33 = tensor.expand_shape %97 [[0, 1], [2]] output_shape [2, 12, 48] : tensor<24x48xf32> into tensor<2x12x48xf32> loc(#loc94)
    %extracted_slice_34 = tensor.extract_slice %expanded_33[0, 0, 0] [2, 12, 16] [1, 1, 1] : tensor<2x12x48xf32> to tensor<2x12x16xf32> loc(#loc95)
    %extracted_slice_35 = tensor.extract_slice %expanded_33[0, 0, 16] [2, 12, 16] [1, 1, 1] : tensor<2x12x48xf32> to tensor<2x12x16xf32> loc(#loc95)
    %extracted_slice_36 = tensor.extract_slice %expanded_33[0, 0, 32] [2, 12, 16] [1, 1, 1] : tensor<2x12x48xf32> to tensor<2x12x16xf32> loc(#loc95)
    %expanded_37 = tensor.expand_shape %extracted_slice_35 [[0], [1], [2, 3]] output_shape [2, 12, 2, 8] : tensor<2x12x16xf32> into tensor<2x12x2x8xf32> loc(#loc95)
    %expanded_38 = tensor.expand_shape %extracted_slice_36 [[0], [1], [2, 3]] output_shape [2, 12, 2, 8] : tensor<2x12x16xf32> into tensor<2x12x2x8xf32> loc(#loc95)
    %transposed_39 = linalg.transpose ins(%expanded_38 : tensor<2x12x2x8xf32>) outs(%25 : tensor<2x2x12x8xf32>) permutation = [0, 2, 1, 3]  loc(#loc95)
    %expanded_40 = tensor.expand_shape %extracted_slice_34 [[0], [1], [2, 3]] output_shape [2, 12, 2, 8] : tensor<2x12x16xf32> into tensor<2x12x2x8xf32> loc(#loc95)
    %transposed_41 = linalg.transpose ins(%expanded_40 : tensor<2x12x2x8xf32>) outs(%25 : tensor<2x2x12x8xf32>) permutation = [0, 2, 1, 3]  loc(#loc95)
    %transposed_42 = linalg.transpose ins(%expanded_37 : tensor<2x12x2x8xf32>) outs(%26 : tensor<2x2x8x12xf32>) permutation = [0, 2, 3, 1]  loc(#loc95)
    %collapsed_43 = tensor.collapse_shape %transposed_41 [[0, 1], [2], [3]] : tensor<2x2x12x8xf32> into tensor<4x12x8xf32> loc(#loc95)
    %collapsed_44 = tensor.collapse_shape %transposed_42 [[0, 1], [2], [3]] : tensor<2x2x8x12xf32> into tensor<4x8x12xf32> loc(#loc95)
    %98 = linalg.batch_matmul ins(%collapsed_43, %collapsed_44 : tensor<4x12x8xf32>, tensor<4x8x12xf32>) outs(%28 : tensor<4x12x12xf32>) -> tensor<4x12x12xf32> loc(#loc95)
    %expanded_45 = tensor.expand_shape %98 [[0, 1], [2], [3]] output_shape [2, 2, 12, 12] : tensor<4x12x12xf32> into tensor<2x2x12x12xf32> loc(#loc95)
    %99 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_45 : tensor<2x2x12x12xf32>) outs(%30 : tensor<2x2x12x12xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1.attn"), %out: f32 loc("transformer.h.1.attn")):
      %399 = arith.truncf %cst_3 : f64 to f32 loc(#loc95)
      %400 = arith.mulf %in, %399 : f32 loc(#loc95)
      linalg.yield %400 : f32 loc(#loc95)
    } -> tensor<2x2x12x12xf32> loc(#loc95)
    %100 = linalg.generic {indexing_maps = [#map8, #map9, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%99, %arg78 : tensor<2x2x12x12xf32>, tensor<2x1x12x12xf32>) outs(%30 : tensor<2x2x12x12xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1.attn"), %in_163: f32 loc("transformer.h.0.attn"), %out: f32 loc("transformer.h.1.attn")):
      %399 = arith.addf %in, %in_163 : f32 loc(#loc95)
      linalg.yield %399 : f32 loc(#loc95)
    } -> tensor<2x2x12x12xf32> loc(#loc95)
    %101:2 = linalg.generic {indexing_maps = [#map8, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%100 : tensor<2x2x12x12xf32>) outs(%36, %34 : tensor<2x2x12xf32>, tensor<2x2x12xi64>) {
    ^bb0(%in: f32 loc("transformer.h.1.attn"), %out: f32 loc("transformer.h.1.attn"), %out_163: i64 loc("transformer.h.1.attn")):
      %399 = linalg.index 3 : index loc(#loc95)
      %400 = arith.index_cast %399 : index to i64 loc(#loc95)
      %401 = arith.maximumf %in, %out : f32 loc(#loc95)
      %402 = arith.cmpf ogt, %in, %out : f32 loc(#loc95)
      %403 = arith.select %402, %400, %out_163 : i64 loc(#loc95)
      linalg.yield %401, %403 : f32, i64 loc(#loc95)
    } -> (tensor<2x2x12xf32>, tensor<2x2x12xi64>) loc(#loc95)
    %expanded_46 = tensor.expand_shape %101#0 [[0], [1], [2, 3]] output_shape [2, 2, 12, 1] : tensor<2x2x12xf32> into tensor<2x2x12x1xf32> loc(#loc95)
    %102 = linalg.generic {indexing_maps = [#map8, #map11, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%100, %expanded_46 : tensor<2x2x12x12xf32>, tensor<2x2x12x1xf32>) outs(%30 : tensor<2x2x12x12xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1.attn"), %in_163: f32 loc("transformer.h.1.attn"), %out: f32 loc("transformer.h.1.attn")):
      %399 = arith.subf %in, %in_163 : f32 loc(#loc95)
      linalg.yield %399 : f32 loc(#loc95)
    } -> tensor<2x2x12x12xf32> loc(#loc95)
    %103 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%102 : tensor<2x2x12x12xf32>) outs(%30 : tensor<2x2x12x12xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1.attn"), %out: f32 loc("transformer.h.1.attn")):
      %399 = math.exp %in : f32 loc(#loc95)
      linalg.yield %399 : f32 loc(#loc95)
    } -> tensor<2x2x12x12xf32> loc(#loc95)
    %104 = linalg.generic {indexing_maps = [#map8, #map11], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%103 : tensor<2x2x12x12xf32>) outs(%41 : tensor<2x2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1.attn"), %out: f32 loc("transformer.h.1.attn")):
      %399 = arith.addf %in, %out : f32 loc(#loc95)
      linalg.yield %399 : f32 loc(#loc95)
    } -> tensor<2x2x12x1xf32> loc(#loc95)
    %105 = linalg.generic {indexing_maps = [#map8, #map11, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%103, %104 : tensor<2x2x12x12xf32>, tensor<2x2x12x1xf32>) outs(%30 : tensor<2x2x12x12xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1.attn"), %in_163: f32 loc("transformer.h.1.attn"), %out: f32 loc("transformer.h.1.attn")):
      %399 = arith.divf %in, %in_163 : f32 loc(#loc95)
      linalg.yield %399 : f32 loc(#loc95)
    } -> tensor<2x2x12x12xf32> loc(#loc95)
    %collapsed_47 = tensor.collapse_shape %105 [[0, 1], [2], [3]] : tensor<2x2x12x12xf32> into tensor<4x12x12xf32> loc(#loc95)
    %collapsed_48 = tensor.collapse_shape %transposed_39 [[0, 1], [2], [3]] : tensor<2x2x12x8xf32> into tensor<4x12x8xf32> loc(#loc95)
    %106 = linalg.batch_matmul ins(%collapsed_47, %collapsed_48 : tensor<4x12x12xf32>, tensor<4x12x8xf32>) outs(%45 : tensor<4x12x8xf32>) -> tensor<4x12x8xf32> loc(#loc95)
    %expanded_49 = tensor.expand_shape %106 [[0, 1], [2], [3]] output_shape [2, 2, 12, 8] : tensor<4x12x8xf32> into tensor<2x2x12x8xf32> loc(#loc95)
    %transposed_50 = linalg.transpose ins(%expanded_49 : tensor<2x2x12x8xf32>) outs(%47 : tensor<2x12x2x8xf32>) permutation = [0, 2, 1, 3]  loc(#loc95)
    %collapsed_51 = tensor.collapse_shape %transposed_50 [[0, 1], [2, 3]] : tensor<2x12x2x8xf32> into tensor<24x16xf32> loc(#loc96)
    %107 = linalg.matmul ins(%collapsed_51, %arg18 : tensor<24x16xf32>, tensor<16x16xf32>) outs(%49 : tensor<24x16xf32>) -> tensor<24x16xf32> loc(#loc96)
    %108 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel"]} ins(%arg19 : tensor<16xf32>) outs(%48 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1.attn.c_proj"), %out: f32 loc("transformer.h.1.attn.c_proj")):
      linalg.yield %in : f32 loc(#loc96)
    } -> tensor<24x16xf32> loc(#loc96)
    %109 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%107, %108 : tensor<24x16xf32>, tensor<24x16xf32>) outs(%48 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1.attn.c_proj"), %in_163: f32 loc("transformer.h.1.attn.c_proj"), %out: f32 loc("transformer.h.1.attn.c_proj")):
      %399 = arith.addf %in, %in_163 : f32 loc(#loc96)
      linalg.yield %399 : f32 loc(#loc96)
    } -> tensor<24x16xf32> loc(#loc96)
    %expanded_52 = tensor.expand_shape %109 [[0, 1], [2]] output_shape [2, 12, 16] : tensor<24x16xf32> into tensor<2x12x16xf32> loc(#loc96)
    %110 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_52, %83 : tensor<2x12x16xf32>, tensor<2x12x16xf32>) outs(%0 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1.attn.c_proj"), %in_163: f32 loc("transformer.h.0"), %out: f32 loc("transformer.h.1")):
      %399 = arith.addf %in, %in_163 : f32 loc(#loc97)
      linalg.yield %399 : f32 loc(#loc97)
    } -> tensor<2x12x16xf32> loc(#loc97)
    %111 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%110 : tensor<2x12x16xf32>) outs(%8 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1"), %out: f32 loc("transformer.h.1.ln_2")):
      %399 = arith.addf %in, %out : f32 loc(#loc98)
      linalg.yield %399 : f32 loc(#loc98)
    } -> tensor<2x12x1xf32> loc(#loc98)
    %112 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%111 : tensor<2x12x1xf32>) outs(%7 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1.ln_2"), %out: f32 loc("transformer.h.1.ln_2")):
      %399 = arith.divf %in, %cst_5 : f32 loc(#loc98)
      linalg.yield %399 : f32 loc(#loc98)
    } -> tensor<2x12x1xf32> loc(#loc98)
    %113 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%110, %112 : tensor<2x12x16xf32>, tensor<2x12x1xf32>) outs(%0 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1"), %in_163: f32 loc("transformer.h.1.ln_2"), %out: f32 loc("transformer.h.1.ln_2")):
      %399 = arith.subf %in, %in_163 : f32 loc(#loc98)
      linalg.yield %399 : f32 loc(#loc98)
    } -> tensor<2x12x16xf32> loc(#loc98)
    %114 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%113, %113 : tensor<2x12x16xf32>, tensor<2x12x16xf32>) outs(%0 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1.ln_2"), %in_163: f32 loc("transformer.h.1.ln_2"), %out: f32 loc("transformer.h.1.ln_2")):
      %399 = arith.mulf %in, %in_163 : f32 loc(#loc98)
      linalg.yield %399 : f32 loc(#loc98)
    } -> tensor<2x12x16xf32> loc(#loc98)
    %115 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%114 : tensor<2x12x16xf32>) outs(%8 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1.ln_2"), %out: f32 loc("transformer.h.1.ln_2")):
      %399 = arith.addf %in, %out : f32 loc(#loc98)
      linalg.yield %399 : f32 loc(#loc98)
    } -> tensor<2x12x1xf32> loc(#loc98)
    %116 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%115 : tensor<2x12x1xf32>) outs(%7 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1.ln_2"), %out: f32 loc("transformer.h.1.ln_2")):
      %399 = arith.divf %in, %cst_5 : f32 loc(#loc98)
      linalg.yield %399 : f32 loc(#loc98)
    } -> tensor<2x12x1xf32> loc(#loc98)
    %117 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%116 : tensor<2x12x1xf32>) outs(%7 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1.ln_2"), %out: f32 loc("transformer.h.1.ln_2")):
      %399 = arith.truncf %cst_4 : f64 to f32 loc(#loc98)
      %400 = arith.addf %in, %399 : f32 loc(#loc98)
      linalg.yield %400 : f32 loc(#loc98)
    } -> tensor<2x12x1xf32> loc(#loc98)
    %118 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%117 : tensor<2x12x1xf32>) outs(%7 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1.ln_2"), %out: f32 loc("transformer.h.1.ln_2")):
      %399 = math.rsqrt %in : f32 loc(#loc98)
      linalg.yield %399 : f32 loc(#loc98)
    } -> tensor<2x12x1xf32> loc(#loc98)
    %119 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%113, %118 : tensor<2x12x16xf32>, tensor<2x12x1xf32>) outs(%0 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1.ln_2"), %in_163: f32 loc("transformer.h.1.ln_2"), %out: f32 loc("transformer.h.1.ln_2")):
      %399 = arith.mulf %in, %in_163 : f32 loc(#loc98)
      linalg.yield %399 : f32 loc(#loc98)
    } -> tensor<2x12x16xf32> loc(#loc98)
    %120 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%119, %arg20 : tensor<2x12x16xf32>, tensor<16xf32>) outs(%0 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1.ln_2"), %in_163: f32 loc("transformer.h.1.ln_2"), %out: f32 loc("transformer.h.1.ln_2")):
      %399 = arith.mulf %in, %in_163 : f32 loc(#loc98)
      linalg.yield %399 : f32 loc(#loc98)
    } -> tensor<2x12x16xf32> loc(#loc98)
    %121 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%120, %arg21 : tensor<2x12x16xf32>, tensor<16xf32>) outs(%0 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1.ln_2"), %in_163: f32 loc("transformer.h.1.ln_2"), %out: f32 loc("transformer.h.1.ln_2")):
      %399 = arith.addf %in, %in_163 : f32 loc(#loc98)
      linalg.yield %399 : f32 loc(#loc98)
    } -> tensor<2x12x16xf32> loc(#loc98)
    %collapsed_53 = tensor.collapse_shape %121 [[0, 1], [2]] : tensor<2x12x16xf32> into tensor<24x16xf32> loc(#loc99)
    %122 = linalg.matmul ins(%collapsed_53, %arg22 : tensor<24x16xf32>, tensor<16x64xf32>) outs(%66 : tensor<24x64xf32>) -> tensor<24x64xf32> loc(#loc99)
    %123 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel"]} ins(%arg23 : tensor<64xf32>) outs(%65 : tensor<24x64xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1.mlp.c_fc"), %out: f32 loc("transformer.h.1.mlp.c_fc")):
      linalg.yield %in : f32 loc(#loc99)
    } -> tensor<24x64xf32> loc(#loc99)
    %124 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%122, %123 : tensor<24x64xf32>, tensor<24x64xf32>) outs(%65 : tensor<24x64xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1.mlp.c_fc"), %in_163: f32 loc("transformer.h.1.mlp.c_fc"), %out: f32 loc("transformer.h.1.mlp.c_fc")):
      %399 = arith.addf %in, %in_163 : f32 loc(#loc99)
      linalg.yield %399 : f32 loc(#loc99)
    } -> tensor<24x64xf32> loc(#loc99)
    %expanded_54 = tensor.expand_shape %124 [[0, 1], [2]] output_shape [2, 12, 64] : tensor<24x64xf32> into tensor<2x12x64xf32> loc(#loc99)
    %125 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_54 : tensor<2x12x64xf32>) outs(%70 : tensor<2x12x64xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1.mlp.c_fc"), %out: f32 loc("transformer.h.1.mlp.act")):
      %399 = arith.mulf %in, %cst_6 : f32 loc(#loc100)
      linalg.yield %399 : f32 loc(#loc100)
    } -> tensor<2x12x64xf32> loc(#loc100)
    %126 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_54, %expanded_54 : tensor<2x12x64xf32>, tensor<2x12x64xf32>) outs(%70 : tensor<2x12x64xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1.mlp.c_fc"), %in_163: f32 loc("transformer.h.1.mlp.c_fc"), %out: f32 loc("transformer.h.1.mlp.act")):
      %399 = arith.mulf %in, %in_163 : f32 loc(#loc100)
      linalg.yield %399 : f32 loc(#loc100)
    } -> tensor<2x12x64xf32> loc(#loc100)
    %127 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%126, %expanded_54 : tensor<2x12x64xf32>, tensor<2x12x64xf32>) outs(%70 : tensor<2x12x64xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1.mlp.act"), %in_163: f32 loc("transformer.h.1.mlp.c_fc"), %out: f32 loc("transformer.h.1.mlp.act")):
      %399 = arith.mulf %in, %in_163 : f32 loc(#loc100)
      linalg.yield %399 : f32 loc(#loc100)
    } -> tensor<2x12x64xf32> loc(#loc100)
    %128 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%127 : tensor<2x12x64xf32>) outs(%70 : tensor<2x12x64xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1.mlp.act"), %out: f32 loc("transformer.h.1.mlp.act")):
      %399 = arith.truncf %cst_2 : f64 to f32 loc(#loc100)
      %400 = arith.mulf %in, %399 : f32 loc(#loc100)
      linalg.yield %400 : f32 loc(#loc100)
    } -> tensor<2x12x64xf32> loc(#loc100)
    %129 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_54, %128 : tensor<2x12x64xf32>, tensor<2x12x64xf32>) outs(%70 : tensor<2x12x64xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1.mlp.c_fc"), %in_163: f32 loc("transformer.h.1.mlp.act"), %out: f32 loc("transformer.h.1.mlp.act")):
      %399 = arith.addf %in, %in_163 : f32 loc(#loc100)
      linalg.yield %399 : f32 loc(#loc100)
    } -> tensor<2x12x64xf32> loc(#loc100)
    %130 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%129 : tensor<2x12x64xf32>) outs(%70 : tensor<2x12x64xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1.mlp.act"), %out: f32 loc("transformer.h.1.mlp.act")):
      %399 = arith.truncf %cst_1 : f64 to f32 loc(#loc100)
      %400 = arith.mulf %in, %399 : f32 loc(#loc100)
      linalg.yield %400 : f32 loc(#loc100)
    } -> tensor<2x12x64xf32> loc(#loc100)
    %131 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%130 : tensor<2x12x64xf32>) outs(%70 : tensor<2x12x64xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1.mlp.act"), %out: f32 loc("transformer.h.1.mlp.act")):
      %399 = math.tanh %in : f32 loc(#loc100)
      linalg.yield %399 : f32 loc(#loc100)
    } -> tensor<2x12x64xf32> loc(#loc100)
    %132 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%131 : tensor<2x12x64xf32>) outs(%70 : tensor<2x12x64xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1.mlp.act"), %out: f32 loc("transformer.h.1.mlp.act")):
      %399 = arith.addf %in, %cst_7 : f32 loc(#loc100)
      linalg.yield %399 : f32 loc(#loc100)
    } -> tensor<2x12x64xf32> loc(#loc100)
    %133 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%125, %132 : tensor<2x12x64xf32>, tensor<2x12x64xf32>) outs(%70 : tensor<2x12x64xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1.mlp.act"), %in_163: f32 loc("transformer.h.1.mlp.act"), %out: f32 loc("transformer.h.1.mlp.act")):
      %399 = arith.mulf %in, %in_163 : f32 loc(#loc100)
      linalg.yield %399 : f32 loc(#loc100)
    } -> tensor<2x12x64xf32> loc(#loc100)
    %collapsed_55 = tensor.collapse_shape %133 [[0, 1], [2]] : tensor<2x12x64xf32> into tensor<24x64xf32> loc(#loc101)
    %134 = linalg.matmul ins(%collapsed_55, %arg24 : tensor<24x64xf32>, tensor<64x16xf32>) outs(%49 : tensor<24x16xf32>) -> tensor<24x16xf32> loc(#loc101)
    %135 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel"]} ins(%arg25 : tensor<16xf32>) outs(%48 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1.mlp.c_proj"), %out: f32 loc("transformer.h.1.mlp.c_proj")):
      linalg.yield %in : f32 loc(#loc101)
    } -> tensor<24x16xf32> loc(#loc101)
    %136 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%134, %135 : tensor<24x16xf32>, tensor<24x16xf32>) outs(%48 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1.mlp.c_proj"), %in_163: f32 loc("transformer.h.1.mlp.c_proj"), %out: f32 loc("transformer.h.1.mlp.c_proj")):
      %399 = arith.addf %in, %in_163 : f32 loc(#loc101)
      linalg.yield %399 : f32 loc(#loc101)
    } -> tensor<24x16xf32> loc(#loc101)
    %expanded_56 = tensor.expand_shape %136 [[0, 1], [2]] output_shape [2, 12, 16] : tensor<24x16xf32> into tensor<2x12x16xf32> loc(#loc101)
    %137 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%110, %expanded_56 : tensor<2x12x16xf32>, tensor<2x12x16xf32>) outs(%0 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1"), %in_163: f32 loc("transformer.h.1.mlp.c_proj"), %out: f32 loc("transformer.h.1")):
      %399 = arith.addf %in, %in_163 : f32 loc(#loc97)
      linalg.yield %399 : f32 loc(#loc97)
    } -> tensor<2x12x16xf32> loc(#loc97)
    %138 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%137 : tensor<2x12x16xf32>) outs(%8 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1"), %out: f32 loc("transformer.h.2.ln_1")):
      %399 = arith.addf %in, %out : f32 loc(#loc102)
      linalg.yield %399 : f32 loc(#loc102)
    } -> tensor<2x12x1xf32> loc(#loc102)
    %139 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%138 : tensor<2x12x1xf32>) outs(%7 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.h.2.ln_1"), %out: f32 loc("transformer.h.2.ln_1")):
      %399 = arith.divf %in, %cst_5 : f32 loc(#loc102)
      linalg.yield %399 : f32 loc(#loc102)
    } -> tensor<2x12x1xf32> loc(#loc102)
    %140 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%137, %139 : tensor<2x12x16xf32>, tensor<2x12x1xf32>) outs(%0 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1"), %in_163: f32 loc("transformer.h.2.ln_1"), %out: f32 loc("transformer.h.2.ln_1")):
      %399 = arith.subf %in, %in_163 : f32 loc(#loc102)
      linalg.yield %399 : f32 loc(#loc102)
    } -> tensor<2x12x16xf32> loc(#loc102)
    %141 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%140, %140 : tensor<2x12x16xf32>, tensor<2x12x16xf32>) outs(%0 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.2.ln_1"), %in_163: f32 loc("transformer.h.2.ln_1"), %out: f32 loc("transformer.h.2.ln_1")):
      %399 = arith.mulf %in, %in_163 : f32 loc(#loc102)
      linalg.yield %399 : f32 loc(#loc102)
    } -> tensor<2x12x16xf32> loc(#loc102)
    %142 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%141 : tensor<2x12x16xf32>) outs(%8 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.h.2.ln_1"), %out: f32 loc("transformer.h.2.ln_1")):
      %399 = arith.addf %in, %out : f32 loc(#loc102)
      linalg.yield %399 : f32 loc(#loc102)
    } -> tensor<2x12x1xf32> loc(#loc102)
    %143 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%142 : tensor<2x12x1xf32>) outs(%7 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.h.2.ln_1"), %out: f32 loc("transformer.h.2.ln_1")):
      %399 = arith.divf %in, %cst_5 : f32 loc(#loc102)
      linalg.yield %399 : f32 loc(#loc102)
    } -> tensor<2x12x1xf32> loc(#loc102)
    %144 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%143 : tensor<2x12x1xf32>) outs(%7 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.h.2.ln_1"), %out: f32 loc("transformer.h.2.ln_1")):
      %399 = arith.truncf %cst_4 : f64 to f32 loc(#loc102)
      %400 = arith.addf %in, %399 : f32 loc(#loc102)
      linalg.yield %400 : f32 loc(#loc102)
    } -> tensor<2x12x1xf32> loc(#loc102)
    %145 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%144 : tensor<2x12x1xf32>) outs(%7 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.h.2.ln_1"), %out: f32 loc("transformer.h.2.ln_1")):
      %399 = math.rsqrt %in : f32 loc(#loc102)
      linalg.yield %399 : f32 loc(#loc102)
    } -> tensor<2x12x1xf32> loc(#loc102)
    %146 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%140, %145 : tensor<2x12x16xf32>, tensor<2x12x1xf32>) outs(%0 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.2.ln_1"), %in_163: f32 loc("transformer.h.2.ln_1"), %out: f32 loc("transformer.h.2.ln_1")):
      %399 = arith.mulf %in, %in_163 : f32 loc(#loc102)
      linalg.yield %399 : f32 loc(#loc102)
    } -> tensor<2x12x16xf32> loc(#loc102)
    %147 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%146, %arg26 : tensor<2x12x16xf32>, tensor<16xf32>) outs(%0 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.2.ln_1"), %in_163: f32 loc("transformer.h.2.ln_1"), %out: f32 loc("transformer.h.2.ln_1")):
      %399 = arith.mulf %in, %in_163 : f32 loc(#loc102)
      linalg.yield %399 : f32 loc(#loc102)
    } -> tensor<2x12x16xf32> loc(#loc102)
    %148 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%147, %arg27 : tensor<2x12x16xf32>, tensor<16xf32>) outs(%0 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.2.ln_1"), %in_163: f32 loc("transformer.h.2.ln_1"), %out: f32 loc("transformer.h.2.ln_1")):
      %399 = arith.addf %in, %in_163 : f32 loc(#loc102)
      linalg.yield %399 : f32 loc(#loc102)
    } -> tensor<2x12x16xf32> loc(#loc102)
    %collapsed_57 = tensor.collapse_shape %148 [[0, 1], [2]] : tensor<2x12x16xf32> into tensor<24x16xf32> loc(#loc103)
    %149 = linalg.matmul ins(%collapsed_57, %arg28 : tensor<24x16xf32>, tensor<16x48xf32>) outs(%21 : tensor<24x48xf32>) -> tensor<24x48xf32> loc(#loc103)
    %150 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel"]} ins(%arg29 : tensor<48xf32>) outs(%20 : tensor<24x48xf32>) {
    ^bb0(%in: f32 loc("transformer.h.2.attn.c_attn"), %out: f32 loc("transformer.h.2.attn.c_attn")):
      linalg.yield %in : f32 loc(#loc103)
    } -> tensor<24x48xf32> loc(#loc103)
    %151 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%149, %150 : tensor<24x48xf32>, tensor<24x48xf32>) outs(%20 : tensor<24x48xf32>) {
    ^bb0(%in: f32 loc("transformer.h.2.attn.c_attn"), %in_163: f32 loc("transformer.h.2.attn.c_attn"), %out: f32 loc("transformer.h.2.attn.c_attn")):
      %399 = arith.addf %in, %in_163 : f32 loc(#loc103)
      linalg.yield %399 : f32 loc(#loc103)
    } -> tensor<24x48xf32> loc(#loc103)
    %expanded_58 = tensor.expand_shape %151 [[0, 1], [2]] output_shape [2, 12, 48] : tensor<24x48xf32> into tensor<2x12x48xf32> loc(#loc103)
    %extracted_slice_59 = tensor.extract_slice %expanded_58[0, 0, 0] [2, 12, 16] [1, 1, 1] : tensor<2x12x48xf32> to tensor<2x12x16xf32> loc(#loc104)
    %extracted_slice_60 = tensor.extract_slice %expanded_58[0, 0, 16] [2, 12, 16] [1, 1, 1] : tensor<2x12x48xf32> to tensor<2x12x16xf32> loc(#loc104)
    %extracted_slice_61 = tensor.extract_slice %expanded_58[0, 0, 32] [2, 12, 16] [1, 1, 1] : tensor<2x12x48xf32> to tensor<2x12x16xf32> loc(#loc104)
    %expanded_62 = tensor.expand_shape %extracted_slice_60 [[0], [1], [2, 3]] output_shape [2, 12, 2, 8] : tensor<2x12x16xf32> into tensor<2x12x2x8xf32> loc(#loc104)
    %expanded_63 = tensor.expand_shape %extracted_slice_61 [[0], [1], [2, 3]] output_shape [2, 12, 2, 8] : tensor<2x12x16xf32> into tensor<2x12x2x8xf32> loc(#loc104)
    %transposed_64 = linalg.transpose ins(%expanded_63 : tensor<2x12x2x8xf32>) outs(%25 : tensor<2x2x12x8xf32>) permutation = [0, 2, 1, 3]  loc(#loc104)
    %expanded_65 = tensor.expand_shape %extracted_slice_59 [[0], [1], [2, 3]] output_shape [2, 12, 2, 8] : tensor<2x12x16xf32> into tensor<2x12x2x8xf32> loc(#loc104)
    %transposed_66 = linalg.transpose ins(%expanded_65 : tensor<2x12x2x8xf32>) outs(%25 : tensor<2x2x12x8xf32>) permutation = [0, 2, 1, 3]  loc(#loc104)
    %transposed_67 = linalg.transpose ins(%expanded_62 : tensor<2x12x2x8xf32>) outs(%26 : tensor<2x2x8x12xf32>) permutation = [0, 2, 3, 1]  loc(#loc104)
    %collapsed_68 = tensor.collapse_shape %transposed_66 [[0, 1], [2], [3]] : tensor<2x2x12x8xf32> into tensor<4x12x8xf32> loc(#loc104)
    %collapsed_69 = tensor.collapse_shape %transposed_67 [[0, 1], [2], [3]] : tensor<2x2x8x12xf32> into tensor<4x8x12xf32> loc(#loc104)
    %152 = linalg.batch_matmul ins(%collapsed_68, %collapsed_69 : tensor<4x12x8xf32>, tensor<4x8x12xf32>) outs(%28 : tensor<4x12x12xf32>) -> tensor<4x12x12xf32> loc(#loc104)
    %expanded_70 = tensor.expand_shape %152 [[0, 1], [2], [3]] output_shape [2, 2, 12, 12] : tensor<4x12x12xf32> into tensor<2x2x12x12xf32> loc(#loc104)
    %153 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_70 : tensor<2x2x12x12xf32>) outs(%30 : tensor<2x2x12x12xf32>) {
    ^bb0(%in: f32 loc("transformer.h.2.attn"), %out: f32 loc("transformer.h.2.attn")):
      %399 = arith.truncf %cst_3 : f64 to f32 loc(#loc104)
      %400 = arith.mulf %in, %399 : f32 loc(#loc104)
      linalg.yield %400 : f32 loc(#loc104)
    } -> tensor<2x2x12x12xf32> loc(#loc104)
    %154 = linalg.generic {indexing_maps = [#map8, #map9, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%153, %arg78 : tensor<2x2x12x12xf32>, tensor<2x1x12x12xf32>) outs(%30 : tensor<2x2x12x12xf32>) {
    ^bb0(%in: f32 loc("transformer.h.2.attn"), %in_163: f32 loc("transformer.h.0.attn"), %out: f32 loc("transformer.h.2.attn")):
      %399 = arith.addf %in, %in_163 : f32 loc(#loc104)
      linalg.yield %399 : f32 loc(#loc104)
    } -> tensor<2x2x12x12xf32> loc(#loc104)
    %155:2 = linalg.generic {indexing_maps = [#map8, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%154 : tensor<2x2x12x12xf32>) outs(%36, %34 : tensor<2x2x12xf32>, tensor<2x2x12xi64>) {
    ^bb0(%in: f32 loc("transformer.h.2.attn"), %out: f32 loc("transformer.h.2.attn"), %out_163: i64 loc("transformer.h.2.attn")):
      %399 = linalg.index 3 : index loc(#loc104)
      %400 = arith.index_cast %399 : index to i64 loc(#loc104)
      %401 = arith.maximumf %in, %out : f32 loc(#loc104)
      %402 = arith.cmpf ogt, %in, %out : f32 loc(#loc104)
      %403 = arith.select %402, %400, %out_163 : i64 loc(#loc104)
      linalg.yield %401, %403 : f32, i64 loc(#loc104)
    } -> (tensor<2x2x12xf32>, tensor<2x2x12xi64>) loc(#loc104)
    %expanded_71 = tensor.expand_shape %155#0 [[0], [1], [2, 3]] output_shape [2, 2, 12, 1] : tensor<2x2x12xf32> into tensor<2x2x12x1xf32> loc(#loc104)
    %156 = linalg.generic {indexing_maps = [#map8, #map11, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%154, %expanded_71 : tensor<2x2x12x12xf32>, tensor<2x2x12x1xf32>) outs(%30 : tensor<2x2x12x12xf32>) {
    ^bb0(%in: f32 loc("transformer.h.2.attn"), %in_163: f32 loc("transformer.h.2.attn"), %out: f32 loc("transformer.h.2.attn")):
      %399 = arith.subf %in, %in_163 : f32 loc(#loc104)
      linalg.yield %399 : f32 loc(#loc104)
    } -> tensor<2x2x12x12xf32> loc(#loc104)
    %157 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%156 : tensor<2x2x12x12xf32>) outs(%30 : tensor<2x2x12x12xf32>) {
    ^bb0(%in: f32 loc("transformer.h.2.attn"), %out: f32 loc("transformer.h.2.attn")):
      %399 = math.exp %in : f32 loc(#loc104)
      linalg.yield %399 : f32 loc(#loc104)
    } -> tensor<2x2x12x12xf32> loc(#loc104)
    %158 = linalg.generic {indexing_maps = [#map8, #map11], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%157 : tensor<2x2x12x12xf32>) outs(%41 : tensor<2x2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.h.2.attn"), %out: f32 loc("transformer.h.2.attn")):
      %399 = arith.addf %in, %out : f32 loc(#loc104)
      linalg.yield %399 : f32 loc(#loc104)
    } -> tensor<2x2x12x1xf32> loc(#loc104)
    %159 = linalg.generic {indexing_maps = [#map8, #map11, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%157, %158 : tensor<2x2x12x12xf32>, tensor<2x2x12x1xf32>) outs(%30 : tensor<2x2x12x12xf32>) {
    ^bb0(%in: f32 loc("transformer.h.2.attn"), %in_163: f32 loc("transformer.h.2.attn"), %out: f32 loc("transformer.h.2.attn")):
      %399 = arith.divf %in, %in_163 : f32 loc(#loc104)
      linalg.yield %399 : f32 loc(#loc104)
    } -> tensor<2x2x12x12xf32> loc(#loc104)
    %collapsed_72 = tensor.collapse_shape %159 [[0, 1], [2], [3]] : tensor<2x2x12x12xf32> into tensor<4x12x12xf32> loc(#loc104)
    %collapsed_73 = tensor.collapse_shape %transposed_64 [[0, 1], [2], [3]] : tensor<2x2x12x8xf32> into tensor<4x12x8xf32> loc(#loc104)
    %160 = linalg.batch_matmul ins(%collapsed_72, %collapsed_73 : tensor<4x12x12xf32>, tensor<4x12x8xf32>) outs(%45 : tensor<4x12x8xf32>) -> tensor<4x12x8xf32> loc(#loc104)
    %expanded_74 = tensor.expand_shape %160 [[0, 1], [2], [3]] output_shape [2, 2, 12, 8] : tensor<4x12x8xf32> into tensor<2x2x12x8xf32> loc(#loc104)
    %transposed_75 = linalg.transpose ins(%expanded_74 : tensor<2x2x12x8xf32>) outs(%47 : tensor<2x12x2x8xf32>) permutation = [0, 2, 1, 3]  loc(#loc104)
    %collapsed_76 = tensor.collapse_shape %transposed_75 [[0, 1], [2, 3]] : tensor<2x12x2x8xf32> into tensor<24x16xf32> loc(#loc105)
    %161 = linalg.matmul ins(%collapsed_76, %arg30 : tensor<24x16xf32>, tensor<16x16xf32>) outs(%49 : tensor<24x16xf32>) -> tensor<24x16xf32> loc(#loc105)
    %162 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel"]} ins(%arg31 : tensor<16xf32>) outs(%48 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.2.attn.c_proj"), %out: f32 loc("transformer.h.2.attn.c_proj")):
      linalg.yield %in : f32 loc(#loc105)
    } -> tensor<24x16xf32> loc(#loc105)
    %163 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%161, %162 : tensor<24x16xf32>, tensor<24x16xf32>) outs(%48 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.2.attn.c_proj"), %in_163: f32 loc("transformer.h.2.attn.c_proj"), %out: f32 loc("transformer.h.2.attn.c_proj")):
      %399 = arith.addf %in, %in_163 : f32 loc(#loc105)
      linalg.yield %399 : f32 loc(#loc105)
    } -> tensor<24x16xf32> loc(#loc105)
    %expanded_77 = tensor.expand_shape %163 [[0, 1], [2]] output_shape [2, 12, 16] : tensor<24x16xf32> into tensor<2x12x16xf32> loc(#loc105)
    %164 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_77, %137 : tensor<2x12x16xf32>, tensor<2x12x16xf32>) outs(%0 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.2.attn.c_proj"), %in_163: f32 loc("transformer.h.1"), %out: f32 loc("transformer.h.2")):
      %399 = arith.addf %in, %in_163 : f32 loc(#loc106)
      linalg.yield %399 : f32 loc(#loc106)
    } -> tensor<2x12x16xf32> loc(#loc106)
    %165 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%164 : tensor<2x12x16xf32>) outs(%8 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.h.2"), %out: f32 loc("transformer.h.2.ln_2")):
      %399 = arith.addf %in, %out : f32 loc(#loc107)
      linalg.yield %399 : f32 loc(#loc107)
    } -> tensor<2x12x1xf32> loc(#loc107)
    %166 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%165 : tensor<2x12x1xf32>) outs(%7 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.h.2.ln_2"), %out: f32 loc("transformer.h.2.ln_2")):
      %399 = arith.divf %in, %cst_5 : f32 loc(#loc107)
      linalg.yield %399 : f32 loc(#loc107)
    } -> tensor<2x12x1xf32> loc(#loc107)
    %167 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%164, %166 : tensor<2x12x16xf32>, tensor<2x12x1xf32>) outs(%0 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.2"), %in_163: f32 loc("transformer.h.2.ln_2"), %out: f32 loc("transformer.h.2.ln_2")):
      %399 = arith.subf %in, %in_163 : f32 loc(#loc107)
      linalg.yield %399 : f32 loc(#loc107)
    } -> tensor<2x12x16xf32> loc(#loc107)
    %168 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%167, %167 : tensor<2x12x16xf32>, tensor<2x12x16xf32>) outs(%0 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.2.ln_2"), %in_163: f32 loc("transformer.h.2.ln_2"), %out: f32 loc("transformer.h.2.ln_2")):
      %399 = arith.mulf %in, %in_163 : f32 loc(#loc107)
      linalg.yield %399 : f32 loc(#loc107)
    } -> tensor<2x12x16xf32> loc(#loc107)
    %169 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%168 : tensor<2x12x16xf32>) outs(%8 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.h.2.ln_2"), %out: f32 loc("transformer.h.2.ln_2")):
      %399 = arith.addf %in, %out : f32 loc(#loc107)
      linalg.yield %399 : f32 loc(#loc107)
    } -> tensor<2x12x1xf32> loc(#loc107)
    %170 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%169 : tensor<2x12x1xf32>) outs(%7 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.h.2.ln_2"), %out: f32 loc("transformer.h.2.ln_2")):
      %399 = arith.divf %in, %cst_5 : f32 loc(#loc107)
      linalg.yield %399 : f32 loc(#loc107)
    } -> tensor<2x12x1xf32> loc(#loc107)
    %171 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%170 : tensor<2x12x1xf32>) outs(%7 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.h.2.ln_2"), %out: f32 loc("transformer.h.2.ln_2")):
      %399 = arith.truncf %cst_4 : f64 to f32 loc(#loc107)
      %400 = arith.addf %in, %399 : f32 loc(#loc107)
      linalg.yield %400 : f32 loc(#loc107)
    } -> tensor<2x12x1xf32> loc(#loc107)
    %172 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%171 : tensor<2x12x1xf32>) outs(%7 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.h.2.ln_2"), %out: f32 loc("transformer.h.2.ln_2")):
      %399 = math.rsqrt %in : f32 loc(#loc107)
      linalg.yield %399 : f32 loc(#loc107)
    } -> tensor<2x12x1xf32> loc(#loc107)
    %173 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%167, %172 : tensor<2x12x16xf32>, tensor<2x12x1xf32>) outs(%0 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.2.ln_2"), %in_163: f32 loc("transformer.h.2.ln_2"), %out: f32 loc("transformer.h.2.ln_2")):
      %399 = arith.mulf %in, %in_163 : f32 loc(#loc107)
      linalg.yield %399 : f32 loc(#loc107)
    } -> tensor<2x12x16xf32> loc(#loc107)
    %174 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%173, %arg32 : tensor<2x12x16xf32>, tensor<16xf32>) outs(%0 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.2.ln_2"), %in_163: f32 loc("transformer.h.2.ln_2"), %out: f32 loc("transformer.h.2.ln_2")):
      %399 = arith.mulf %in, %in_163 : f32 loc(#loc107)
      linalg.yield %399 : f32 loc(#loc107)
    } -> tensor<2x12x16xf32> loc(#loc107)
    %175 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%174, %arg33 : tensor<2x12x16xf32>, tensor<16xf32>) outs(%0 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.2.ln_2"), %in_163: f32 loc("transformer.h.2.ln_2"), %out: f32 loc("transformer.h.2.ln_2")):
      %399 = arith.addf %in, %in_163 : f32 loc(#loc107)
      linalg.yield %399 : f32 loc(#loc107)
    } -> tensor<2x12x16xf32> loc(#loc107)
    %collapsed_78 = tensor.collapse_shape %175 [[0, 1], [2]] : tensor<2x12x16xf32> into tensor<24x16xf32> loc(#loc108)
    %176 = linalg.matmul ins(%collapsed_78, %arg34 : tensor<24x16xf32>, tensor<16x64xf32>) outs(%66 : tensor<24x64xf32>) -> tensor<24x64xf32> loc(#loc108)
    %177 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel"]} ins(%arg35 : tensor<64xf32>) outs(%65 : tensor<24x64xf32>) {
    ^bb0(%in: f32 loc("transformer.h.2.mlp.c_fc"), %out: f32 loc("transformer.h.2.mlp.c_fc")):
      linalg.yield %in : f32 loc(#loc108)
    } -> tensor<24x64xf32> loc(#loc108)
    %178 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%176, %177 : tensor<24x64xf32>, tensor<24x64xf32>) outs(%65 : tensor<24x64xf32>) {
    ^bb0(%in: f32 loc("transformer.h.2.mlp.c_fc"), %in_163: f32 loc("transformer.h.2.mlp.c_fc"), %out: f32 loc("transformer.h.2.mlp.c_fc")):
      %399 = arith.addf %in, %in_163 : f32 loc(#loc108)
      linalg.yield %399 : f32 loc(#loc108)
    } -> tensor<24x64xf32> loc(#loc108)
    %expanded_79 = tensor.expand_shape %178 [[0, 1], [2]] output_shape [2, 12, 64] : tensor<24x64xf32> into tensor<2x12x64xf32> loc(#loc108)
    %179 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_79 : tensor<2x12x64xf32>) outs(%70 : tensor<2x12x64xf32>) {
    ^bb0(%in: f32 loc("transformer.h.2.mlp.c_fc"), %out: f32 loc("transformer.h.2.mlp.act")):
      %399 = arith.mulf %in, %cst_6 : f32 loc(#loc109)
      linalg.yield %399 : f32 loc(#loc109)
    } -> tensor<2x12x64xf32> loc(#loc109)
    %180 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_79, %expanded_79 : tensor<2x12x64xf32>, tensor<2x12x64xf32>) outs(%70 : tensor<2x12x64xf32>) {
    ^bb0(%in: f32 loc("transformer.h.2.mlp.c_fc"), %in_163: f32 loc("transformer.h.2.mlp.c_fc"), %out: f32 loc("transformer.h.2.mlp.act")):
      %399 = arith.mulf %in, %in_163 : f32 loc(#loc109)
      linalg.yield %399 : f32 loc(#loc109)
    } -> tensor<2x12x64xf32> loc(#loc109)
    %181 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%180, %expanded_79 : tensor<2x12x64xf32>, tensor<2x12x64xf32>) outs(%70 : tensor<2x12x64xf32>) {
    ^bb0(%in: f32 loc("transformer.h.2.mlp.act"), %in_163: f32 loc("transformer.h.2.mlp.c_fc"), %out: f32 loc("transformer.h.2.mlp.act")):
      %399 = arith.mulf %in, %in_163 : f32 loc(#loc109)
      linalg.yield %399 : f32 loc(#loc109)
    } -> tensor<2x12x64xf32> loc(#loc109)
    %182 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%181 : tensor<2x12x64xf32>) outs(%70 : tensor<2x12x64xf32>) {
    ^bb0(%in: f32 loc("transformer.h.2.mlp.act"), %out: f32 loc("transformer.h.2.mlp.act")):
      %399 = arith.truncf %cst_2 : f64 to f32 loc(#loc109)
      %400 = arith.mulf %in, %399 : f32 loc(#loc109)
      linalg.yield %400 : f32 loc(#loc109)
    } -> tensor<2x12x64xf32> loc(#loc109)
    %183 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_79, %182 : tensor<2x12x64xf32>, tensor<2x12x64xf32>) outs(%70 : tensor<2x12x64xf32>) {
    ^bb0(%in: f32 loc("transformer.h.2.mlp.c_fc"), %in_163: f32 loc("transformer.h.2.mlp.act"), %out: f32 loc("transformer.h.2.mlp.act")):
      %399 = arith.addf %in, %in_163 : f32 loc(#loc109)
      linalg.yield %399 : f32 loc(#loc109)
    } -> tensor<2x12x64xf32> loc(#loc109)
    %184 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%183 : tensor<2x12x64xf32>) outs(%70 : tensor<2x12x64xf32>) {
    ^bb0(%in: f32 loc("transformer.h.2.mlp.act"), %out: f32 loc("transformer.h.2.mlp.act")):
      %399 = arith.truncf %cst_1 : f64 to f32 loc(#loc109)
      %400 = arith.mulf %in, %399 : f32 loc(#loc109)
      linalg.yield %400 : f32 loc(#loc109)
    } -> tensor<2x12x64xf32> loc(#loc109)
    %185 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%184 : tensor<2x12x64xf32>) outs(%70 : tensor<2x12x64xf32>) {
    ^bb0(%in: f32 loc("transformer.h.2.mlp.act"), %out: f32 loc("transformer.h.2.mlp.act")):
      %399 = math.tanh %in : f32 loc(#loc109)
      linalg.yield %399 : f32 loc(#loc109)
    } -> tensor<2x12x64xf32> loc(#loc109)
    %186 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%185 : tensor<2x12x64xf32>) outs(%70 : tensor<2x12x64xf32>) {
    ^bb0(%in: f32 loc("transformer.h.2.mlp.act"), %out: f32 loc("transformer.h.2.mlp.act")):
      %399 = arith.addf %in, %cst_7 : f32 loc(#loc109)
      linalg.yield %399 : f32 loc(#loc109)
    } -> tensor<2x12x64xf32> loc(#loc109)
    %187 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%179, %186 : tensor<2x12x64xf32>, tensor<2x12x64xf32>) outs(%70 : tensor<2x12x64xf32>) {
    ^bb0(%in: f32 loc("transformer.h.2.mlp.act"), %in_163: f32 loc("transformer.h.2.mlp.act"), %out: f32 loc("transformer.h.2.mlp.act")):
      %399 = arith.mulf %in, %in_163 : f32 loc(#loc109)
      linalg.yield %399 : f32 loc(#loc109)
    } -> tensor<2x12x64xf32> loc(#loc109)
    %collapsed_80 = tensor.collapse_shape %187 [[0, 1], [2]] : tensor<2x12x64xf32> into tensor<24x64xf32> loc(#loc110)
    %188 = linalg.matmul ins(%collapsed_80, %arg36 : tensor<24x64xf32>, tensor<64x16xf32>) outs(%49 : tensor<24x16xf32>) -> tensor<24x16xf32> loc(#loc110)
    %189 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel"]} ins(%arg37 : tensor<16xf32>) outs(%48 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.2.mlp.c_proj"), %out: f32 loc("transformer.h.2.mlp.c_proj")):
      linalg.yield %in : f32 loc(#loc110)
    } -> tensor<24x16xf32> loc(#loc110)
    %190 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%188, %189 : tensor<24x16xf32>, tensor<24x16xf32>) outs(%48 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.2.mlp.c_proj"), %in_163: f32 loc("transformer.h.2.mlp.c_proj"), %out: f32 loc("transformer.h.2.mlp.c_proj")):
      %399 = arith.addf %in, %in_163 : f32 loc(#loc110)
      linalg.yield %399 : f32 loc(#loc110)
    } -> tensor<24x16xf32> loc(#loc110)
    %expanded_81 = tensor.expand_shape %190 [[0, 1], [2]] output_shape [2, 12, 16] : tensor<24x16xf32> into tensor<2x12x16xf32> loc(#loc110)
    %191 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%164, %expanded_81 : tensor<2x12x16xf32>, tensor<2x12x16xf32>) outs(%0 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.2"), %in_163: f32 loc("transformer.h.2.mlp.c_proj"), %out: f32 loc("transformer.h.2")):
      %399 = arith.addf %in, %in_163 : f32 loc(#loc106)
      linalg.yield %399 : f32 loc(#loc106)
    } -> tensor<2x12x16xf32> loc(#loc106)
    %192 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%191 : tensor<2x12x16xf32>) outs(%8 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.h.2"), %out: f32 loc("transformer.h.3.ln_1")):
      %399 = arith.addf %in, %out : f32 loc(#loc111)
      linalg.yield %399 : f32 loc(#loc111)
    } -> tensor<2x12x1xf32> loc(#loc111)
    %193 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%192 : tensor<2x12x1xf32>) outs(%7 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.h.3.ln_1"), %out: f32 loc("transformer.h.3.ln_1")):
      %399 = arith.divf %in, %cst_5 : f32 loc(#loc111)
      linalg.yield %399 : f32 loc(#loc111)
    } -> tensor<2x12x1xf32> loc(#loc111)
    %194 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%191, %193 : tensor<2x12x16xf32>, tensor<2x12x1xf32>) outs(%0 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.2"), %in_163: f32 loc("transformer.h.3.ln_1"), %out: f32 loc("transformer.h.3.ln_1")):
      %399 = arith.subf %in, %in_163 : f32 loc(#loc111)
      linalg.yield %399 : f32 loc(#loc111)
    } -> tensor<2x12x16xf32> loc(#loc111)
    %195 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%194, %194 : tensor<2x12x16xf32>, tensor<2x12x16xf32>) outs(%0 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.3.ln_1"), %in_163: f32 loc("transformer.h.3.ln_1"), %out: f32 loc("transformer.h.3.ln_1")):
      %399 = arith.mulf %in, %in_163 : f32 loc(#loc111)
      linalg.yield %399 : f32 loc(#loc111)
    } -> tensor<2x12x16xf32> loc(#loc111)
    %196 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%195 : tensor<2x12x16xf32>) outs(%8 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.h.3.ln_1"), %out: f32 loc("transformer.h.3.ln_1")):
      %399 = arith.addf %in, %out : f32 loc(#loc111)
      linalg.yield %399 : f32 loc(#loc111)
    } -> tensor<2x12x1xf32> loc(#loc111)
    %197 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%196 : tensor<2x12x1xf32>) outs(%7 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.h.3.ln_1"), %out: f32 loc("transformer.h.3.ln_1")):
      %399 = arith.divf %in, %cst_5 : f32 loc(#loc111)
      linalg.yield %399 : f32 loc(#loc111)
    } -> tensor<2x12x1xf32> loc(#loc111)
    %198 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%197 : tensor<2x12x1xf32>) outs(%7 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.h.3.ln_1"), %out: f32 loc("transformer.h.3.ln_1")):
      %399 = arith.truncf %cst_4 : f64 to f32 loc(#loc111)
      %400 = arith.addf %in, %399 : f32 loc(#loc111)
      linalg.yield %400 : f32 loc(#loc111)
    } -> tensor<2x12x1xf32> loc(#loc111)
    %199 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%198 : tensor<2x12x1xf32>) outs(%7 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.h.3.ln_1"), %out: f32 loc("transformer.h.3.ln_1")):
      %399 = math.rsqrt %in : f32 loc(#loc111)
      linalg.yield %399 : f32 loc(#loc111)
    } -> tensor<2x12x1xf32> loc(#loc111)
    %200 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%194, %199 : tensor<2x12x16xf32>, tensor<2x12x1xf32>) outs(%0 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.3.ln_1"), %in_163: f32 loc("transformer.h.3.ln_1"), %out: f32 loc("transformer.h.3.ln_1")):
      %399 = arith.mulf %in, %in_163 : f32 loc(#loc111)
      linalg.yield %399 : f32 loc(#loc111)
    } -> tensor<2x12x16xf32> loc(#loc111)
    %201 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%200, %arg38 : tensor<2x12x16xf32>, tensor<16xf32>) outs(%0 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.3.ln_1"), %in_163: f32 loc("transformer.h.3.ln_1"), %out: f32 loc("transformer.h.3.ln_1")):
      %399 = arith.mulf %in, %in_163 : f32 loc(#loc111)
      linalg.yield %399 : f32 loc(#loc111)
    } -> tensor<2x12x16xf32> loc(#loc111)
    %202 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%201, %arg39 : tensor<2x12x16xf32>, tensor<16xf32>) outs(%0 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.3.ln_1"), %in_163: f32 loc("transformer.h.3.ln_1"), %out: f32 loc("transformer.h.3.ln_1")):
      %399 = arith.addf %in, %in_163 : f32 loc(#loc111)
      linalg.yield %399 : f32 loc(#loc111)
    } -> tensor<2x12x16xf32> loc(#loc111)
    %collapsed_82 = tensor.collapse_shape %202 [[0, 1], [2]] : tensor<2x12x16xf32> into tensor<24x16xf32> loc(#loc112)
    %203 = linalg.matmul ins(%collapsed_82, %arg40 : tensor<24x16xf32>, tensor<16x48xf32>) outs(%21 : tensor<24x48xf32>) -> tensor<24x48xf32> loc(#loc112)
    %204 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel"]} ins(%arg41 : tensor<48xf32>) outs(%20 : tensor<24x48xf32>) {
    ^bb0(%in: f32 loc("transformer.h.3.attn.c_attn"), %out: f32 loc("transformer.h.3.attn.c_attn")):
      linalg.yield %in : f32 loc(#loc112)
    } -> tensor<24x48xf32> loc(#loc112)
    %205 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%203, %204 : tensor<24x48xf32>, tensor<24x48xf32>) outs(%20 : tensor<24x48xf32>) {
    ^bb0(%in: f32 loc("transformer.h.3.attn.c_attn"), %in_163: f32 loc("transformer.h.3.attn.c_attn"), %out: f32 loc("transformer.h.3.attn.c_attn")):
      %399 = arith.addf %in, %in_163 : f32 loc(#loc112)
      linalg.yield %399 : f32 loc(#loc112)
    } -> tensor<24x48xf32> loc(#loc112)
    %expanded_83 = tensor.expand_shape %205 [[0, 1], [2]] output_shape [2, 12, 48] : tensor<24x48xf32> into tensor<2x12x48xf32> loc(#loc112)
    %extracted_slice_84 = tensor.extract_slice %expanded_83[0, 0, 0] [2, 12, 16] [1, 1, 1] : tensor<2x12x48xf32> to tensor<2x12x16xf32> loc(#loc113)
    %extracted_slice_85 = tensor.extract_slice %expanded_83[0, 0, 16] [2, 12, 16] [1, 1, 1] : tensor<2x12x48xf32> to tensor<2x12x16xf32> loc(#loc113)
    %extracted_slice_86 = tensor.extract_slice %expanded_83[0, 0, 32] [2, 12, 16] [1, 1, 1] : tensor<2x12x48xf32> to tensor<2x12x16xf32> loc(#loc113)
    %expanded_87 = tensor.expand_shape %extracted_slice_85 [[0], [1], [2, 3]] output_shape [2, 12, 2, 8] : tensor<2x12x16xf32> into tensor<2x12x2x8xf32> loc(#loc113)
    %expanded_88 = tensor.expand_shape %extracted_slice_86 [[0], [1], [2, 3]] output_shape [2, 12, 2, 8] : tensor<2x12x16xf32> into tensor<2x12x2x8xf32> loc(#loc113)
    %transposed_89 = linalg.transpose ins(%expanded_88 : tensor<2x12x2x8xf32>) outs(%25 : tensor<2x2x12x8xf32>) permutation = [0, 2, 1, 3]  loc(#loc113)
    %expanded_90 = tensor.expand_shape %extracted_slice_84 [[0], [1], [2, 3]] output_shape [2, 12, 2, 8] : tensor<2x12x16xf32> into tensor<2x12x2x8xf32> loc(#loc113)
    %transposed_91 = linalg.transpose ins(%expanded_90 : tensor<2x12x2x8xf32>) outs(%25 : tensor<2x2x12x8xf32>) permutation = [0, 2, 1, 3]  loc(#loc113)
    %transposed_92 = linalg.transpose ins(%expanded_87 : tensor<2x12x2x8xf32>) outs(%26 : tensor<2x2x8x12xf32>) permutation = [0, 2, 3, 1]  loc(#loc113)
    %collapsed_93 = tensor.collapse_shape %transposed_91 [[0, 1], [2], [3]] : tensor<2x2x12x8xf32> into tensor<4x12x8xf32> loc(#loc113)
    %collapsed_94 = tensor.collapse_shape %transposed_92 [[0, 1], [2], [3]] : tensor<2x2x8x12xf32> into tensor<4x8x12xf32> loc(#loc113)
    %206 = linalg.batch_matmul ins(%collapsed_93, %collapsed_94 : tensor<4x12x8xf32>, tensor<4x8x12xf32>) outs(%28 : tensor<4x12x12xf32>) -> tensor<4x12x12xf32> loc(#loc113)
    %expanded_95 = tensor.expand_shape %206 [[0, 1], [2], [3]] output_shape [2, 2, 12, 12] : tensor<4x12x12xf32> into tensor<2x2x12x12xf32> loc(#loc113)
    %207 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_95 : tensor<2x2x12x12xf32>) outs(%30 : tensor<2x2x12x12xf32>) {
    ^bb0(%in: f32 loc("transformer.h.3.attn"), %out: f32 loc("transformer.h.3.attn")):
      %399 = arith.truncf %cst_3 : f64 to f32 loc(#loc113)
      %400 = arith.mulf %in, %399 : f32 loc(#loc113)
      linalg.yield %400 : f32 loc(#loc113)
    } -> tensor<2x2x12x12xf32> loc(#loc113)
    %208 = linalg.generic {indexing_maps = [#map8, #map9, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%207, %arg78 : tensor<2x2x12x12xf32>, tensor<2x1x12x12xf32>) outs(%30 : tensor<2x2x12x12xf32>) {
    ^bb0(%in: f32 loc("transformer.h.3.attn"), %in_163: f32 loc("transformer.h.0.attn"), %out: f32 loc("transformer.h.3.attn")):
      %399 = arith.addf %in, %in_163 : f32 loc(#loc113)
      linalg.yield %399 : f32 loc(#loc113)
    } -> tensor<2x2x12x12xf32> loc(#loc113)
    %209:2 = linalg.generic {indexing_maps = [#map8, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%208 : tensor<2x2x12x12xf32>) outs(%36, %34 : tensor<2x2x12xf32>, tensor<2x2x12xi64>) {
    ^bb0(%in: f32 loc("transformer.h.3.attn"), %out: f32 loc("transformer.h.3.attn"), %out_163: i64 loc("transformer.h.3.attn")):
      %399 = linalg.index 3 : index loc(#loc113)
      %400 = arith.index_cast %399 : index to i64 loc(#loc113)
      %401 = arith.maximumf %in, %out : f32 loc(#loc113)
      %402 = arith.cmpf ogt, %in, %out : f32 loc(#loc113)
      %403 = arith.select %402, %400, %out_163 : i64 loc(#loc113)
      linalg.yield %401, %403 : f32, i64 loc(#loc113)
    } -> (tensor<2x2x12xf32>, tensor<2x2x12xi64>) loc(#loc113)
    %expanded_96 = tensor.expand_shape %209#0 [[0], [1], [2, 3]] output_shape [2, 2, 12, 1] : tensor<2x2x12xf32> into tensor<2x2x12x1xf32> loc(#loc113)
    %210 = linalg.generic {indexing_maps = [#map8, #map11, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%208, %expanded_96 : tensor<2x2x12x12xf32>, tensor<2x2x12x1xf32>) outs(%30 : tensor<2x2x12x12xf32>) {
    ^bb0(%in: f32 loc("transformer.h.3.attn"), %in_163: f32 loc("transformer.h.3.attn"), %out: f32 loc("transformer.h.3.attn")):
      %399 = arith.subf %in, %in_163 : f32 loc(#loc113)
      linalg.yield %399 : f32 loc(#loc113)
    } -> tensor<2x2x12x12xf32> loc(#loc113)
    %211 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%210 : tensor<2x2x12x12xf32>) outs(%30 : tensor<2x2x12x12xf32>) {
    ^bb0(%in: f32 loc("transformer.h.3.attn"), %out: f32 loc("transformer.h.3.attn")):
      %399 = math.exp %in : f32 loc(#loc113)
      linalg.yield %399 : f32 loc(#loc113)
    } -> tensor<2x2x12x12xf32> loc(#loc113)
    %212 = linalg.generic {indexing_maps = [#map8, #map11], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%211 : tensor<2x2x12x12xf32>) outs(%41 : tensor<2x2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.h.3.attn"), %out: f32 loc("transformer.h.3.attn")):
      %399 = arith.addf %in, %out : f32 loc(#loc113)
      linalg.yield %399 : f32 loc(#loc113)
    } -> tensor<2x2x12x1xf32> loc(#loc113)
    %213 = linalg.generic {indexing_maps = [#map8, #map11, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%211, %212 : tensor<2x2x12x12xf32>, tensor<2x2x12x1xf32>) outs(%30 : tensor<2x2x12x12xf32>) {
    ^bb0(%in: f32 loc("transformer.h.3.attn"), %in_163: f32 loc("transformer.h.3.attn"), %out: f32 loc("transformer.h.3.attn")):
      %399 = arith.divf %in, %in_163 : f32 loc(#loc113)
      linalg.yield %399 : f32 loc(#loc113)
    } -> tensor<2x2x12x12xf32> loc(#loc113)
    %collapsed_97 = tensor.collapse_shape %213 [[0, 1], [2], [3]] : tensor<2x2x12x12xf32> into tensor<4x12x12xf32> loc(#loc113)
    %collapsed_98 = tensor.collapse_shape %transposed_89 [[0, 1], [2], [3]] : tensor<2x2x12x8xf32> into tensor<4x12x8xf32> loc(#loc113)
    %214 = linalg.batch_matmul ins(%collapsed_97, %collapsed_98 : tensor<4x12x12xf32>, tensor<4x12x8xf32>) outs(%45 : tensor<4x12x8xf32>) -> tensor<4x12x8xf32> loc(#loc113)
    %expanded_99 = tensor.expand_shape %214 [[0, 1], [2], [3]] output_shape [2, 2, 12, 8] : tensor<4x12x8xf32> into tensor<2x2x12x8xf32> loc(#loc113)
    %transposed_100 = linalg.transpose ins(%expanded_99 : tensor<2x2x12x8xf32>) outs(%47 : tensor<2x12x2x8xf32>) permutation = [0, 2, 1, 3]  loc(#loc113)
    %collapsed_101 = tensor.collapse_shape %transposed_100 [[0, 1], [2, 3]] : tensor<2x12x2x8xf32> into tensor<24x16xf32> loc(#loc114)
    %215 = linalg.matmul ins(%collapsed_101, %arg42 : tensor<24x16xf32>, tensor<16x16xf32>) outs(%49 : tensor<24x16xf32>) -> tensor<24x16xf32> loc(#loc114)
    %216 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel"]} ins(%arg43 : tensor<16xf32>) outs(%48 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.3.attn.c_proj"), %out: f32 loc("transformer.h.3.attn.c_proj")):
      linalg.yield %in : f32 loc(#loc114)
    } -> tensor<24x16xf32> loc(#loc114)
    %217 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%215, %216 : tensor<24x16xf32>, tensor<24x16xf32>) outs(%48 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.3.attn.c_proj"), %in_163: f32 loc("transformer.h.3.attn.c_proj"), %out: f32 loc("transformer.h.3.attn.c_proj")):
      %399 = arith.addf %in, %in_163 : f32 loc(#loc114)
      linalg.yield %399 : f32 loc(#loc114)
    } -> tensor<24x16xf32> loc(#loc114)
    %expanded_102 = tensor.expand_shape %217 [[0, 1], [2]] output_shape [2, 12, 16] : tensor<24x16xf32> into tensor<2x12x16xf32> loc(#loc114)
    %218 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_102, %191 : tensor<2x12x16xf32>, tensor<2x12x16xf32>) outs(%0 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.3.attn.c_proj"), %in_163: f32 loc("transformer.h.2"), %out: f32 loc("transformer.h.3")):
      %399 = arith.addf %in, %in_163 : f32 loc(#loc115)
      linalg.yield %399 : f32 loc(#loc115)
    } -> tensor<2x12x16xf32> loc(#loc115)
    %219 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%218 : tensor<2x12x16xf32>) outs(%8 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.h.3"), %out: f32 loc("transformer.h.3.ln_2")):
      %399 = arith.addf %in, %out : f32 loc(#loc116)
      linalg.yield %399 : f32 loc(#loc116)
    } -> tensor<2x12x1xf32> loc(#loc116)
    %220 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%219 : tensor<2x12x1xf32>) outs(%7 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.h.3.ln_2"), %out: f32 loc("transformer.h.3.ln_2")):
      %399 = arith.divf %in, %cst_5 : f32 loc(#loc116)
      linalg.yield %399 : f32 loc(#loc116)
    } -> tensor<2x12x1xf32> loc(#loc116)
    %221 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%218, %220 : tensor<2x12x16xf32>, tensor<2x12x1xf32>) outs(%0 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.3"), %in_163: f32 loc("transformer.h.3.ln_2"), %out: f32 loc("transformer.h.3.ln_2")):
      %399 = arith.subf %in, %in_163 : f32 loc(#loc116)
      linalg.yield %399 : f32 loc(#loc116)
    } -> tensor<2x12x16xf32> loc(#loc116)
    %222 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%221, %221 : tensor<2x12x16xf32>, tensor<2x12x16xf32>) outs(%0 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.3.ln_2"), %in_163: f32 loc("transformer.h.3.ln_2"), %out: f32 loc("transformer.h.3.ln_2")):
      %399 = arith.mulf %in, %in_163 : f32 loc(#loc116)
      linalg.yield %399 : f32 loc(#loc116)
    } -> tensor<2x12x16xf32> loc(#loc116)
    %223 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%222 : tensor<2x12x16xf32>) outs(%8 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.h.3.ln_2"), %out: f32 loc("transformer.h.3.ln_2")):
      %399 = arith.addf %in, %out : f32 loc(#loc116)
      linalg.yield %399 : f32 loc(#loc116)
    } -> tensor<2x12x1xf32> loc(#loc116)
    %224 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%223 : tensor<2x12x1xf32>) outs(%7 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.h.3.ln_2"), %out: f32 loc("transformer.h.3.ln_2")):
      %399 = arith.divf %in, %cst_5 : f32 loc(#loc116)
      linalg.yield %399 : f32 loc(#loc116)
    } -> tensor<2x12x1xf32> loc(#loc116)
    %225 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%224 : tensor<2x12x1xf32>) outs(%7 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.h.3.ln_2"), %out: f32 loc("transformer.h.3.ln_2")):
      %399 = arith.truncf %cst_4 : f64 to f32 loc(#loc116)
      %400 = arith.addf %in, %399 : f32 loc(#loc116)
      linalg.yield %400 : f32 loc(#loc116)
    } -> tensor<2x12x1xf32> loc(#loc116)
    %226 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%225 : tensor<2x12x1xf32>) outs(%7 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.h.3.ln_2"), %out: f32 loc("transformer.h.3.ln_2")):
      %399 = math.rsqrt %in : f32 loc(#loc116)
      linalg.yield %399 : f32 loc(#loc116)
    } -> tensor<2x12x1xf32> loc(#loc116)
    %227 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%221, %226 : tensor<2x12x16xf32>, tensor<2x12x1xf32>) outs(%0 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.3.ln_2"), %in_163: f32 loc("transformer.h.3.ln_2"), %out: f32 loc("transformer.h.3.ln_2")):
      %399 = arith.mulf %in, %in_163 : f32 loc(#loc116)
      linalg.yield %399 : f32 loc(#loc116)
    } -> tensor<2x12x16xf32> loc(#loc116)
    %228 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%227, %arg44 : tensor<2x12x16xf32>, tensor<16xf32>) outs(%0 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.3.ln_2"), %in_163: f32 loc("transformer.h.3.ln_2"), %out: f32 loc("transformer.h.3.ln_2")):
      %399 = arith.mulf %in, %in_163 : f32 loc(#loc116)
      linalg.yield %399 : f32 loc(#loc116)
    } -> tensor<2x12x16xf32> loc(#loc116)
    %229 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%228, %arg45 : tensor<2x12x16xf32>, tensor<16xf32>) outs(%0 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.3.ln_2"), %in_163: f32 loc("transformer.h.3.ln_2"), %out: f32 loc("transformer.h.3.ln_2")):
      %399 = arith.addf %in, %in_163 : f32 loc(#loc116)
      linalg.yield %399 : f32 loc(#loc116)
    } -> tensor<2x12x16xf32> loc(#loc116)
    %collapsed_103 = tensor.collapse_shape %229 [[0, 1], [2]] : tensor<2x12x16xf32> into tensor<24x16xf32> loc(#loc117)
    %230 = linalg.matmul ins(%collapsed_103, %arg46 : tensor<24x16xf32>, tensor<16x64xf32>) outs(%66 : tensor<24x64xf32>) -> tensor<24x64xf32> loc(#loc117)
    %231 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel"]} ins(%arg47 : tensor<64xf32>) outs(%65 : tensor<24x64xf32>) {
    ^bb0(%in: f32 loc("transformer.h.3.mlp.c_fc"), %out: f32 loc("transformer.h.3.mlp.c_fc")):
      linalg.yield %in : f32 loc(#loc117)
    } -> tensor<24x64xf32> loc(#loc117)
    %232 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%230, %231 : tensor<24x64xf32>, tensor<24x64xf32>) outs(%65 : tensor<24x64xf32>) {
    ^bb0(%in: f32 loc("transformer.h.3.mlp.c_fc"), %in_163: f32 loc("transformer.h.3.mlp.c_fc"), %out: f32 loc("transformer.h.3.mlp.c_fc")):
      %399 = arith.addf %in, %in_163 : f32 loc(#loc117)
      linalg.yield %399 : f32 loc(#loc117)
    } -> tensor<24x64xf32> loc(#loc117)
    %expanded_104 = tensor.expand_shape %232 [[0, 1], [2]] output_shape [2, 12, 64] : tensor<24x64xf32> into tensor<2x12x64xf32> loc(#loc117)
    %233 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_104 : tensor<2x12x64xf32>) outs(%70 : tensor<2x12x64xf32>) {
    ^bb0(%in: f32 loc("transformer.h.3.mlp.c_fc"), %out: f32 loc("transformer.h.3.mlp.act")):
      %399 = arith.mulf %in, %cst_6 : f32 loc(#loc118)
      linalg.yield %399 : f32 loc(#loc118)
    } -> tensor<2x12x64xf32> loc(#loc118)
    %234 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_104, %expanded_104 : tensor<2x12x64xf32>, tensor<2x12x64xf32>) outs(%70 : tensor<2x12x64xf32>) {
    ^bb0(%in: f32 loc("transformer.h.3.mlp.c_fc"), %in_163: f32 loc("transformer.h.3.mlp.c_fc"), %out: f32 loc("transformer.h.3.mlp.act")):
      %399 = arith.mulf %in, %in_163 : f32 loc(#loc118)
      linalg.yield %399 : f32 loc(#loc118)
    } -> tensor<2x12x64xf32> loc(#loc118)
    %235 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%234, %expanded_104 : tensor<2x12x64xf32>, tensor<2x12x64xf32>) outs(%70 : tensor<2x12x64xf32>) {
    ^bb0(%in: f32 loc("transformer.h.3.mlp.act"), %in_163: f32 loc("transformer.h.3.mlp.c_fc"), %out: f32 loc("transformer.h.3.mlp.act")):
      %399 = arith.mulf %in, %in_163 : f32 loc(#loc118)
      linalg.yield %399 : f32 loc(#loc118)
    } -> tensor<2x12x64xf32> loc(#loc118)
    %236 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%235 : tensor<2x12x64xf32>) outs(%70 : tensor<2x12x64xf32>) {
    ^bb0(%in: f32 loc("transformer.h.3.mlp.act"), %out: f32 loc("transformer.h.3.mlp.act")):
      %399 = arith.truncf %cst_2 : f64 to f32 loc(#loc118)
      %400 = arith.mulf %in, %399 : f32 loc(#loc118)
      linalg.yield %400 : f32 loc(#loc118)
    } -> tensor<2x12x64xf32> loc(#loc118)
    %237 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_104, %236 : tensor<2x12x64xf32>, tensor<2x12x64xf32>) outs(%70 : tensor<2x12x64xf32>) {
    ^bb0(%in: f32 loc("transformer.h.3.mlp.c_fc"), %in_163: f32 loc("transformer.h.3.mlp.act"), %out: f32 loc("transformer.h.3.mlp.act")):
      %399 = arith.addf %in, %in_163 : f32 loc(#loc118)
      linalg.yield %399 : f32 loc(#loc118)
    } -> tensor<2x12x64xf32> loc(#loc118)
    %238 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%237 : tensor<2x12x64xf32>) outs(%70 : tensor<2x12x64xf32>) {
    ^bb0(%in: f32 loc("transformer.h.3.mlp.act"), %out: f32 loc("transformer.h.3.mlp.act")):
      %399 = arith.truncf %cst_1 : f64 to f32 loc(#loc118)
      %400 = arith.mulf %in, %399 : f32 loc(#loc118)
      linalg.yield %400 : f32 loc(#loc118)
    } -> tensor<2x12x64xf32> loc(#loc118)
    %239 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%238 : tensor<2x12x64xf32>) outs(%70 : tensor<2x12x64xf32>) {
    ^bb0(%in: f32 loc("transformer.h.3.mlp.act"), %out: f32 loc("transformer.h.3.mlp.act")):
      %399 = math.tanh %in : f32 loc(#loc118)
      linalg.yield %399 : f32 loc(#loc118)
    } -> tensor<2x12x64xf32> loc(#loc118)
    %240 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%239 : tensor<2x12x64xf32>) outs(%70 : tensor<2x12x64xf32>) {
    ^bb0(%in: f32 loc("transformer.h.3.mlp.act"), %out: f32 loc("transformer.h.3.mlp.act")):
      %399 = arith.addf %in, %cst_7 : f32 loc(#loc118)
      linalg.yield %399 : f32 loc(#loc118)
    } -> tensor<2x12x64xf32> loc(#loc118)
    %241 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%233, %240 : tensor<2x12x64xf32>, tensor<2x12x64xf32>) outs(%70 : tensor<2x12x64xf32>) {
    ^bb0(%in: f32 loc("transformer.h.3.mlp.act"), %in_163: f32 loc("transformer.h.3.mlp.act"), %out: f32 loc("transformer.h.3.mlp.act")):
      %399 = arith.mulf %in, %in_163 : f32 loc(#loc118)
      linalg.yield %399 : f32 loc(#loc118)
    } -> tensor<2x12x64xf32> loc(#loc118)
    %collapsed_105 = tensor.collapse_shape %241 [[0, 1], [2]] : tensor<2x12x64xf32> into tensor<24x64xf32> loc(#loc119)
    %242 = linalg.matmul ins(%collapsed_105, %arg48 : tensor<24x64xf32>, tensor<64x16xf32>) outs(%49 : tensor<24x16xf32>) -> tensor<24x16xf32> loc(#loc119)
    %243 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel"]} ins(%arg49 : tensor<16xf32>) outs(%48 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.3.mlp.c_proj"), %out: f32 loc("transformer.h.3.mlp.c_proj")):
      linalg.yield %in : f32 loc(#loc119)
    } -> tensor<24x16xf32> loc(#loc119)
    %244 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%242, %243 : tensor<24x16xf32>, tensor<24x16xf32>) outs(%48 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.3.mlp.c_proj"), %in_163: f32 loc("transformer.h.3.mlp.c_proj"), %out: f32 loc("transformer.h.3.mlp.c_proj")):
      %399 = arith.addf %in, %in_163 : f32 loc(#loc119)
      linalg.yield %399 : f32 loc(#loc119)
    } -> tensor<24x16xf32> loc(#loc119)
    %expanded_106 = tensor.expand_shape %244 [[0, 1], [2]] output_shape [2, 12, 16] : tensor<24x16xf32> into tensor<2x12x16xf32> loc(#loc119)
    %245 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%218, %expanded_106 : tensor<2x12x16xf32>, tensor<2x12x16xf32>) outs(%0 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.3"), %in_163: f32 loc("transformer.h.3.mlp.c_proj"), %out: f32 loc("transformer.h.3")):
      %399 = arith.addf %in, %in_163 : f32 loc(#loc115)
      linalg.yield %399 : f32 loc(#loc115)
    } -> tensor<2x12x16xf32> loc(#loc115)
    %246 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%245 : tensor<2x12x16xf32>) outs(%8 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.h.3"), %out: f32 loc("transformer.h.4.ln_1")):
      %399 = arith.addf %in, %out : f32 loc(#loc120)
      linalg.yield %399 : f32 loc(#loc120)
    } -> tensor<2x12x1xf32> loc(#loc120)
    %247 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%246 : tensor<2x12x1xf32>) outs(%7 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.h.4.ln_1"), %out: f32 loc("transformer.h.4.ln_1")):
      %399 = arith.divf %in, %cst_5 : f32 loc(#loc120)
      linalg.yield %399 : f32 loc(#loc120)
    } -> tensor<2x12x1xf32> loc(#loc120)
    %248 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%245, %247 : tensor<2x12x16xf32>, tensor<2x12x1xf32>) outs(%0 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.3"), %in_163: f32 loc("transformer.h.4.ln_1"), %out: f32 loc("transformer.h.4.ln_1")):
      %399 = arith.subf %in, %in_163 : f32 loc(#loc120)
      linalg.yield %399 : f32 loc(#loc120)
    } -> tensor<2x12x16xf32> loc(#loc120)
    %249 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%248, %248 : tensor<2x12x16xf32>, tensor<2x12x16xf32>) outs(%0 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.4.ln_1"), %in_163: f32 loc("transformer.h.4.ln_1"), %out: f32 loc("transformer.h.4.ln_1")):
      %399 = arith.mulf %in, %in_163 : f32 loc(#loc120)
      linalg.yield %399 : f32 loc(#loc120)
    } -> tensor<2x12x16xf32> loc(#loc120)
    %250 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%249 : tensor<2x12x16xf32>) outs(%8 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.h.4.ln_1"), %out: f32 loc("transformer.h.4.ln_1")):
      %399 = arith.addf %in, %out : f32 loc(#loc120)
      linalg.yield %399 : f32 loc(#loc120)
    } -> tensor<2x12x1xf32> loc(#loc120)
    %251 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%250 : tensor<2x12x1xf32>) outs(%7 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.h.4.ln_1"), %out: f32 loc("transformer.h.4.ln_1")):
      %399 = arith.divf %in, %cst_5 : f32 loc(#loc120)
      linalg.yield %399 : f32 loc(#loc120)
    } -> tensor<2x12x1xf32> loc(#loc120)
    %252 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%251 : tensor<2x12x1xf32>) outs(%7 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.h.4.ln_1"), %out: f32 loc("transformer.h.4.ln_1")):
      %399 = arith.truncf %cst_4 : f64 to f32 loc(#loc120)
      %400 = arith.addf %in, %399 : f32 loc(#loc120)
      linalg.yield %400 : f32 loc(#loc120)
    } -> tensor<2x12x1xf32> loc(#loc120)
    %253 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%252 : tensor<2x12x1xf32>) outs(%7 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.h.4.ln_1"), %out: f32 loc("transformer.h.4.ln_1")):
      %399 = math.rsqrt %in : f32 loc(#loc120)
      linalg.yield %399 : f32 loc(#loc120)
    } -> tensor<2x12x1xf32> loc(#loc120)
    %254 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%248, %253 : tensor<2x12x16xf32>, tensor<2x12x1xf32>) outs(%0 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.4.ln_1"), %in_163: f32 loc("transformer.h.4.ln_1"), %out: f32 loc("transformer.h.4.ln_1")):
      %399 = arith.mulf %in, %in_163 : f32 loc(#loc120)
      linalg.yield %399 : f32 loc(#loc120)
    } -> tensor<2x12x16xf32> loc(#loc120)
    %255 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%254, %arg50 : tensor<2x12x16xf32>, tensor<16xf32>) outs(%0 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.4.ln_1"), %in_163: f32 loc("transformer.h.4.ln_1"), %out: f32 loc("transformer.h.4.ln_1")):
      %399 = arith.mulf %in, %in_163 : f32 loc(#loc120)
      linalg.yield %399 : f32 loc(#loc120)
    } -> tensor<2x12x16xf32> loc(#loc120)
    %256 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%255, %arg51 : tensor<2x12x16xf32>, tensor<16xf32>) outs(%0 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.4.ln_1"), %in_163: f32 loc("transformer.h.4.ln_1"), %out: f32 loc("transformer.h.4.ln_1")):
      %399 = arith.addf %in, %in_163 : f32 loc(#loc120)
      linalg.yield %399 : f32 loc(#loc120)
    } -> tensor<2x12x16xf32> loc(#loc120)
    %collapsed_107 = tensor.collapse_shape %256 [[0, 1], [2]] : tensor<2x12x16xf32> into tensor<24x16xf32> loc(#loc121)
    %257 = linalg.matmul ins(%collapsed_107, %arg52 : tensor<24x16xf32>, tensor<16x48xf32>) outs(%21 : tensor<24x48xf32>) -> tensor<24x48xf32> loc(#loc121)
    %258 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel"]} ins(%arg53 : tensor<48xf32>) outs(%20 : tensor<24x48xf32>) {
    ^bb0(%in: f32 loc("transformer.h.4.attn.c_attn"), %out: f32 loc("transformer.h.4.attn.c_attn")):
      linalg.yield %in : f32 loc(#loc121)
    } -> tensor<24x48xf32> loc(#loc121)
    %259 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%257, %258 : tensor<24x48xf32>, tensor<24x48xf32>) outs(%20 : tensor<24x48xf32>) {
    ^bb0(%in: f32 loc("transformer.h.4.attn.c_attn"), %in_163: f32 loc("transformer.h.4.attn.c_attn"), %out: f32 loc("transformer.h.4.attn.c_attn")):
      %399 = arith.addf %in, %in_163 : f32 loc(#loc121)
      linalg.yield %399 : f32 loc(#loc121)
    } -> tensor<24x48xf32> loc(#loc121)
    %expanded_108 = tensor.expand_shape %259 [[0, 1], [2]] output_shape [2, 12, 48] : tensor<24x48xf32> into tensor<2x12x48xf32> loc(#loc121)
    %extracted_slice_109 = tensor.extract_slice %expanded_108[0, 0, 0] [2, 12, 16] [1, 1, 1] : tensor<2x12x48xf32> to tensor<2x12x16xf32> loc(#loc122)
    %extracted_slice_110 = tensor.extract_slice %expanded_108[0, 0, 16] [2, 12, 16] [1, 1, 1] : tensor<2x12x48xf32> to tensor<2x12x16xf32> loc(#loc122)
    %extracted_slice_111 = tensor.extract_slice %expanded_108[0, 0, 32] [2, 12, 16] [1, 1, 1] : tensor<2x12x48xf32> to tensor<2x12x16xf32> loc(#loc122)
    %expanded_112 = tensor.expand_shape %extracted_slice_110 [[0], [1], [2, 3]] output_shape [2, 12, 2, 8] : tensor<2x12x16xf32> into tensor<2x12x2x8xf32> loc(#loc122)
    %expanded_113 = tensor.expand_shape %extracted_slice_111 [[0], [1], [2, 3]] output_shape [2, 12, 2, 8] : tensor<2x12x16xf32> into tensor<2x12x2x8xf32> loc(#loc122)
    %transposed_114 = linalg.transpose ins(%expanded_113 : tensor<2x12x2x8xf32>) outs(%25 : tensor<2x2x12x8xf32>) permutation = [0, 2, 1, 3]  loc(#loc122)
    %expanded_115 = tensor.expand_shape %extracted_slice_109 [[0], [1], [2, 3]] output_shape [2, 12, 2, 8] : tensor<2x12x16xf32> into tensor<2x12x2x8xf32> loc(#loc122)
    %transposed_116 = linalg.transpose ins(%expanded_115 : tensor<2x12x2x8xf32>) outs(%25 : tensor<2x2x12x8xf32>) permutation = [0, 2, 1, 3]  loc(#loc122)
    %transposed_117 = linalg.transpose ins(%expanded_112 : tensor<2x12x2x8xf32>) outs(%26 : tensor<2x2x8x12xf32>) permutation = [0, 2, 3, 1]  loc(#loc122)
    %collapsed_118 = tensor.collapse_shape %transposed_116 [[0, 1], [2], [3]] : tensor<2x2x12x8xf32> into tensor<4x12x8xf32> loc(#loc122)
    %collapsed_119 = tensor.collapse_shape %transposed_117 [[0, 1], [2], [3]] : tensor<2x2x8x12xf32> into tensor<4x8x12xf32> loc(#loc122)
    %260 = linalg.batch_matmul ins(%collapsed_118, %collapsed_119 : tensor<4x12x8xf32>, tensor<4x8x12xf32>) outs(%28 : tensor<4x12x12xf32>) -> tensor<4x12x12xf32> loc(#loc122)
    %expanded_120 = tensor.expand_shape %260 [[0, 1], [2], [3]] output_shape [2, 2, 12, 12] : tensor<4x12x12xf32> into tensor<2x2x12x12xf32> loc(#loc122)
    %261 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_120 : tensor<2x2x12x12xf32>) outs(%30 : tensor<2x2x12x12xf32>) {
    ^bb0(%in: f32 loc("transformer.h.4.attn"), %out: f32 loc("transformer.h.4.attn")):
      %399 = arith.truncf %cst_3 : f64 to f32 loc(#loc122)
      %400 = arith.mulf %in, %399 : f32 loc(#loc122)
      linalg.yield %400 : f32 loc(#loc122)
    } -> tensor<2x2x12x12xf32> loc(#loc122)
    %262 = linalg.generic {indexing_maps = [#map8, #map9, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%261, %arg78 : tensor<2x2x12x12xf32>, tensor<2x1x12x12xf32>) outs(%30 : tensor<2x2x12x12xf32>) {
    ^bb0(%in: f32 loc("transformer.h.4.attn"), %in_163: f32 loc("transformer.h.0.attn"), %out: f32 loc("transformer.h.4.attn")):
      %399 = arith.addf %in, %in_163 : f32 loc(#loc122)
      linalg.yield %399 : f32 loc(#loc122)
    } -> tensor<2x2x12x12xf32> loc(#loc122)
    %263:2 = linalg.generic {indexing_maps = [#map8, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%262 : tensor<2x2x12x12xf32>) outs(%36, %34 : tensor<2x2x12xf32>, tensor<2x2x12xi64>) {
    ^bb0(%in: f32 loc("transformer.h.4.attn"), %out: f32 loc("transformer.h.4.attn"), %out_163: i64 loc("transformer.h.4.attn")):
      %399 = linalg.index 3 : index loc(#loc122)
      %400 = arith.index_cast %399 : index to i64 loc(#loc122)
      %401 = arith.maximumf %in, %out : f32 loc(#loc122)
      %402 = arith.cmpf ogt, %in, %out : f32 loc(#loc122)
      %403 = arith.select %402, %400, %out_163 : i64 loc(#loc122)
      linalg.yield %401, %403 : f32, i64 loc(#loc122)
    } -> (tensor<2x2x12xf32>, tensor<2x2x12xi64>) loc(#loc122)
    %expanded_121 = tensor.expand_shape %263#0 [[0], [1], [2, 3]] output_shape [2, 2, 12, 1] : tensor<2x2x12xf32> into tensor<2x2x12x1xf32> loc(#loc122)
    %264 = linalg.generic {indexing_maps = [#map8, #map11, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%262, %expanded_121 : tensor<2x2x12x12xf32>, tensor<2x2x12x1xf32>) outs(%30 : tensor<2x2x12x12xf32>) {
    ^bb0(%in: f32 loc("transformer.h.4.attn"), %in_163: f32 loc("transformer.h.4.attn"), %out: f32 loc("transformer.h.4.attn")):
      %399 = arith.subf %in, %in_163 : f32 loc(#loc122)
      linalg.yield %399 : f32 loc(#loc122)
    } -> tensor<2x2x12x12xf32> loc(#loc122)
    %265 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%264 : tensor<2x2x12x12xf32>) outs(%30 : tensor<2x2x12x12xf32>) {
    ^bb0(%in: f32 loc("transformer.h.4.attn"), %out: f32 loc("transformer.h.4.attn")):
      %399 = math.exp %in : f32 loc(#loc122)
      linalg.yield %399 : f32 loc(#loc122)
    } -> tensor<2x2x12x12xf32> loc(#loc122)
    %266 = linalg.generic {indexing_maps = [#map8, #map11], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%265 : tensor<2x2x12x12xf32>) outs(%41 : tensor<2x2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.h.4.attn"), %out: f32 loc("transformer.h.4.attn")):
      %399 = arith.addf %in, %out : f32 loc(#loc122)
      linalg.yield %399 : f32 loc(#loc122)
    } -> tensor<2x2x12x1xf32> loc(#loc122)
    %267 = linalg.generic {indexing_maps = [#map8, #map11, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%265, %266 : tensor<2x2x12x12xf32>, tensor<2x2x12x1xf32>) outs(%30 : tensor<2x2x12x12xf32>) {
    ^bb0(%in: f32 loc("transformer.h.4.attn"), %in_163: f32 loc("transformer.h.4.attn"), %out: f32 loc("transformer.h.4.attn")):
      %399 = arith.divf %in, %in_163 : f32 loc(#loc122)
      linalg.yield %399 : f32 loc(#loc122)
    } -> tensor<2x2x12x12xf32> loc(#loc122)
    %collapsed_122 = tensor.collapse_shape %267 [[0, 1], [2], [3]] : tensor<2x2x12x12xf32> into tensor<4x12x12xf32> loc(#loc122)
    %collapsed_123 = tensor.collapse_shape %transposed_114 [[0, 1], [2], [3]] : tensor<2x2x12x8xf32> into tensor<4x12x8xf32> loc(#loc122)
    %268 = linalg.batch_matmul ins(%collapsed_122, %collapsed_123 : tensor<4x12x12xf32>, tensor<4x12x8xf32>) outs(%45 : tensor<4x12x8xf32>) -> tensor<4x12x8xf32> loc(#loc122)
    %expanded_124 = tensor.expand_shape %268 [[0, 1], [2], [3]] output_shape [2, 2, 12, 8] : tensor<4x12x8xf32> into tensor<2x2x12x8xf32> loc(#loc122)
    %transposed_125 = linalg.transpose ins(%expanded_124 : tensor<2x2x12x8xf32>) outs(%47 : tensor<2x12x2x8xf32>) permutation = [0, 2, 1, 3]  loc(#loc122)
    %collapsed_126 = tensor.collapse_shape %transposed_125 [[0, 1], [2, 3]] : tensor<2x12x2x8xf32> into tensor<24x16xf32> loc(#loc123)
    %269 = linalg.matmul ins(%collapsed_126, %arg54 : tensor<24x16xf32>, tensor<16x16xf32>) outs(%49 : tensor<24x16xf32>) -> tensor<24x16xf32> loc(#loc123)
    %270 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel"]} ins(%arg55 : tensor<16xf32>) outs(%48 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.4.attn.c_proj"), %out: f32 loc("transformer.h.4.attn.c_proj")):
      linalg.yield %in : f32 loc(#loc123)
    } -> tensor<24x16xf32> loc(#loc123)
    %271 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%269, %270 : tensor<24x16xf32>, tensor<24x16xf32>) outs(%48 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.4.attn.c_proj"), %in_163: f32 loc("transformer.h.4.attn.c_proj"), %out: f32 loc("transformer.h.4.attn.c_proj")):
      %399 = arith.addf %in, %in_163 : f32 loc(#loc123)
      linalg.yield %399 : f32 loc(#loc123)
    } -> tensor<24x16xf32> loc(#loc123)
    %expanded_127 = tensor.expand_shape %271 [[0, 1], [2]] output_shape [2, 12, 16] : tensor<24x16xf32> into tensor<2x12x16xf32> loc(#loc123)
    %272 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_127, %245 : tensor<2x12x16xf32>, tensor<2x12x16xf32>) outs(%0 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.4.attn.c_proj"), %in_163: f32 loc("transformer.h.3"), %out: f32 loc("transformer.h.4")):
      %399 = arith.addf %in, %in_163 : f32 loc(#loc124)
      linalg.yield %399 : f32 loc(#loc124)
    } -> tensor<2x12x16xf32> loc(#loc124)
    %273 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%272 : tensor<2x12x16xf32>) outs(%8 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.h.4"), %out: f32 loc("transformer.h.4.ln_2")):
      %399 = arith.addf %in, %out : f32 loc(#loc125)
      linalg.yield %399 : f32 loc(#loc125)
    } -> tensor<2x12x1xf32> loc(#loc125)
    %274 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%273 : tensor<2x12x1xf32>) outs(%7 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.h.4.ln_2"), %out: f32 loc("transformer.h.4.ln_2")):
      %399 = arith.divf %in, %cst_5 : f32 loc(#loc125)
      linalg.yield %399 : f32 loc(#loc125)
    } -> tensor<2x12x1xf32> loc(#loc125)
    %275 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%272, %274 : tensor<2x12x16xf32>, tensor<2x12x1xf32>) outs(%0 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.4"), %in_163: f32 loc("transformer.h.4.ln_2"), %out: f32 loc("transformer.h.4.ln_2")):
      %399 = arith.subf %in, %in_163 : f32 loc(#loc125)
      linalg.yield %399 : f32 loc(#loc125)
    } -> tensor<2x12x16xf32> loc(#loc125)
    %276 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%275, %275 : tensor<2x12x16xf32>, tensor<2x12x16xf32>) outs(%0 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.4.ln_2"), %in_163: f32 loc("transformer.h.4.ln_2"), %out: f32 loc("transformer.h.4.ln_2")):
      %399 = arith.mulf %in, %in_163 : f32 loc(#loc125)
      linalg.yield %399 : f32 loc(#loc125)
    } -> tensor<2x12x16xf32> loc(#loc125)
    %277 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%276 : tensor<2x12x16xf32>) outs(%8 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.h.4.ln_2"), %out: f32 loc("transformer.h.4.ln_2")):
      %399 = arith.addf %in, %out : f32 loc(#loc125)
      linalg.yield %399 : f32 loc(#loc125)
    } -> tensor<2x12x1xf32> loc(#loc125)
    %278 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%277 : tensor<2x12x1xf32>) outs(%7 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.h.4.ln_2"), %out: f32 loc("transformer.h.4.ln_2")):
      %399 = arith.divf %in, %cst_5 : f32 loc(#loc125)
      linalg.yield %399 : f32 loc(#loc125)
    } -> tensor<2x12x1xf32> loc(#loc125)
    %279 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%278 : tensor<2x12x1xf32>) outs(%7 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.h.4.ln_2"), %out: f32 loc("transformer.h.4.ln_2")):
      %399 = arith.truncf %cst_4 : f64 to f32 loc(#loc125)
      %400 = arith.addf %in, %399 : f32 loc(#loc125)
      linalg.yield %400 : f32 loc(#loc125)
    } -> tensor<2x12x1xf32> loc(#loc125)
    %280 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%279 : tensor<2x12x1xf32>) outs(%7 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.h.4.ln_2"), %out: f32 loc("transformer.h.4.ln_2")):
      %399 = math.rsqrt %in : f32 loc(#loc125)
      linalg.yield %399 : f32 loc(#loc125)
    } -> tensor<2x12x1xf32> loc(#loc125)
    %281 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%275, %280 : tensor<2x12x16xf32>, tensor<2x12x1xf32>) outs(%0 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.4.ln_2"), %in_163: f32 loc("transformer.h.4.ln_2"), %out: f32 loc("transformer.h.4.ln_2")):
      %399 = arith.mulf %in, %in_163 : f32 loc(#loc125)
      linalg.yield %399 : f32 loc(#loc125)
    } -> tensor<2x12x16xf32> loc(#loc125)
    %282 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%281, %arg56 : tensor<2x12x16xf32>, tensor<16xf32>) outs(%0 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.4.ln_2"), %in_163: f32 loc("transformer.h.4.ln_2"), %out: f32 loc("transformer.h.4.ln_2")):
      %399 = arith.mulf %in, %in_163 : f32 loc(#loc125)
      linalg.yield %399 : f32 loc(#loc125)
    } -> tensor<2x12x16xf32> loc(#loc125)
    %283 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%282, %arg57 : tensor<2x12x16xf32>, tensor<16xf32>) outs(%0 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.4.ln_2"), %in_163: f32 loc("transformer.h.4.ln_2"), %out: f32 loc("transformer.h.4.ln_2")):
      %399 = arith.addf %in, %in_163 : f32 loc(#loc125)
      linalg.yield %399 : f32 loc(#loc125)
    } -> tensor<2x12x16xf32> loc(#loc125)
    %collapsed_128 = tensor.collapse_shape %283 [[0, 1], [2]] : tensor<2x12x16xf32> into tensor<24x16xf32> loc(#loc126)
    %284 = linalg.matmul ins(%collapsed_128, %arg58 : tensor<24x16xf32>, tensor<16x64xf32>) outs(%66 : tensor<24x64xf32>) -> tensor<24x64xf32> loc(#loc126)
    %285 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel"]} ins(%arg59 : tensor<64xf32>) outs(%65 : tensor<24x64xf32>) {
    ^bb0(%in: f32 loc("transformer.h.4.mlp.c_fc"), %out: f32 loc("transformer.h.4.mlp.c_fc")):
      linalg.yield %in : f32 loc(#loc126)
    } -> tensor<24x64xf32> loc(#loc126)
    %286 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%284, %285 : tensor<24x64xf32>, tensor<24x64xf32>) outs(%65 : tensor<24x64xf32>) {
    ^bb0(%in: f32 loc("transformer.h.4.mlp.c_fc"), %in_163: f32 loc("transformer.h.4.mlp.c_fc"), %out: f32 loc("transformer.h.4.mlp.c_fc")):
      %399 = arith.addf %in, %in_163 : f32 loc(#loc126)
      linalg.yield %399 : f32 loc(#loc126)
    } -> tensor<24x64xf32> loc(#loc126)
    %expanded_129 = tensor.expand_shape %286 [[0, 1], [2]] output_shape [2, 12, 64] : tensor<24x64xf32> into tensor<2x12x64xf32> loc(#loc126)
    %287 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_129 : tensor<2x12x64xf32>) outs(%70 : tensor<2x12x64xf32>) {
    ^bb0(%in: f32 loc("transformer.h.4.mlp.c_fc"), %out: f32 loc("transformer.h.4.mlp.act")):
      %399 = arith.mulf %in, %cst_6 : f32 loc(#loc127)
      linalg.yield %399 : f32 loc(#loc127)
    } -> tensor<2x12x64xf32> loc(#loc127)
    %288 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_129, %expanded_129 : tensor<2x12x64xf32>, tensor<2x12x64xf32>) outs(%70 : tensor<2x12x64xf32>) {
    ^bb0(%in: f32 loc("transformer.h.4.mlp.c_fc"), %in_163: f32 loc("transformer.h.4.mlp.c_fc"), %out: f32 loc("transformer.h.4.mlp.act")):
      %399 = arith.mulf %in, %in_163 : f32 loc(#loc127)
      linalg.yield %399 : f32 loc(#loc127)
    } -> tensor<2x12x64xf32> loc(#loc127)
    %289 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%288, %expanded_129 : tensor<2x12x64xf32>, tensor<2x12x64xf32>) outs(%70 : tensor<2x12x64xf32>) {
    ^bb0(%in: f32 loc("transformer.h.4.mlp.act"), %in_163: f32 loc("transformer.h.4.mlp.c_fc"), %out: f32 loc("transformer.h.4.mlp.act")):
      %399 = arith.mulf %in, %in_163 : f32 loc(#loc127)
      linalg.yield %399 : f32 loc(#loc127)
    } -> tensor<2x12x64xf32> loc(#loc127)
    %290 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%289 : tensor<2x12x64xf32>) outs(%70 : tensor<2x12x64xf32>) {
    ^bb0(%in: f32 loc("transformer.h.4.mlp.act"), %out: f32 loc("transformer.h.4.mlp.act")):
      %399 = arith.truncf %cst_2 : f64 to f32 loc(#loc127)
      %400 = arith.mulf %in, %399 : f32 loc(#loc127)
      linalg.yield %400 : f32 loc(#loc127)
    } -> tensor<2x12x64xf32> loc(#loc127)
    %291 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_129, %290 : tensor<2x12x64xf32>, tensor<2x12x64xf32>) outs(%70 : tensor<2x12x64xf32>) {
    ^bb0(%in: f32 loc("transformer.h.4.mlp.c_fc"), %in_163: f32 loc("transformer.h.4.mlp.act"), %out: f32 loc("transformer.h.4.mlp.act")):
      %399 = arith.addf %in, %in_163 : f32 loc(#loc127)
      linalg.yield %399 : f32 loc(#loc127)
    } -> tensor<2x12x64xf32> loc(#loc127)
    %292 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%291 : tensor<2x12x64xf32>) outs(%70 : tensor<2x12x64xf32>) {
    ^bb0(%in: f32 loc("transformer.h.4.mlp.act"), %out: f32 loc("transformer.h.4.mlp.act")):
      %399 = arith.truncf %cst_1 : f64 to f32 loc(#loc127)
      %400 = arith.mulf %in, %399 : f32 loc(#loc127)
      linalg.yield %400 : f32 loc(#loc127)
    } -> tensor<2x12x64xf32> loc(#loc127)
    %293 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%292 : tensor<2x12x64xf32>) outs(%70 : tensor<2x12x64xf32>) {
    ^bb0(%in: f32 loc("transformer.h.4.mlp.act"), %out: f32 loc("transformer.h.4.mlp.act")):
      %399 = math.tanh %in : f32 loc(#loc127)
      linalg.yield %399 : f32 loc(#loc127)
    } -> tensor<2x12x64xf32> loc(#loc127)
    %294 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%293 : tensor<2x12x64xf32>) outs(%70 : tensor<2x12x64xf32>) {
    ^bb0(%in: f32 loc("transformer.h.4.mlp.act"), %out: f32 loc("transformer.h.4.mlp.act")):
      %399 = arith.addf %in, %cst_7 : f32 loc(#loc127)
      linalg.yield %399 : f32 loc(#loc127)
    } -> tensor<2x12x64xf32> loc(#loc127)
    %295 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%287, %294 : tensor<2x12x64xf32>, tensor<2x12x64xf32>) outs(%70 : tensor<2x12x64xf32>) {
    ^bb0(%in: f32 loc("transformer.h.4.mlp.act"), %in_163: f32 loc("transformer.h.4.mlp.act"), %out: f32 loc("transformer.h.4.mlp.act")):
      %399 = arith.mulf %in, %in_163 : f32 loc(#loc127)
      linalg.yield %399 : f32 loc(#loc127)
    } -> tensor<2x12x64xf32> loc(#loc127)
    %collapsed_130 = tensor.collapse_shape %295 [[0, 1], [2]] : tensor<2x12x64xf32> into tensor<24x64xf32> loc(#loc128)
    %296 = linalg.matmul ins(%collapsed_130, %arg60 : tensor<24x64xf32>, tensor<64x16xf32>) outs(%49 : tensor<24x16xf32>) -> tensor<24x16xf32> loc(#loc128)
    %297 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel"]} ins(%arg61 : tensor<16xf32>) outs(%48 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.4.mlp.c_proj"), %out: f32 loc("transformer.h.4.mlp.c_proj")):
      linalg.yield %in : f32 loc(#loc128)
    } -> tensor<24x16xf32> loc(#loc128)
    %298 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%296, %297 : tensor<24x16xf32>, tensor<24x16xf32>) outs(%48 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.4.mlp.c_proj"), %in_163: f32 loc("transformer.h.4.mlp.c_proj"), %out: f32 loc("transformer.h.4.mlp.c_proj")):
      %399 = arith.addf %in, %in_163 : f32 loc(#loc128)
      linalg.yield %399 : f32 loc(#loc128)
    } -> tensor<24x16xf32> loc(#loc128)
    %expanded_131 = tensor.expand_shape %298 [[0, 1], [2]] output_shape [2, 12, 16] : tensor<24x16xf32> into tensor<2x12x16xf32> loc(#loc128)
    %299 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%272, %expanded_131 : tensor<2x12x16xf32>, tensor<2x12x16xf32>) outs(%0 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.4"), %in_163: f32 loc("transformer.h.4.mlp.c_proj"), %out: f32 loc("transformer.h.4")):
      %399 = arith.addf %in, %in_163 : f32 loc(#loc124)
      linalg.yield %399 : f32 loc(#loc124)
    } -> tensor<2x12x16xf32> loc(#loc124)
    %300 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%299 : tensor<2x12x16xf32>) outs(%8 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.h.4"), %out: f32 loc("transformer.h.5.ln_1")):
      %399 = arith.addf %in, %out : f32 loc(#loc129)
      linalg.yield %399 : f32 loc(#loc129)
    } -> tensor<2x12x1xf32> loc(#loc129)
    %301 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%300 : tensor<2x12x1xf32>) outs(%7 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.h.5.ln_1"), %out: f32 loc("transformer.h.5.ln_1")):
      %399 = arith.divf %in, %cst_5 : f32 loc(#loc129)
      linalg.yield %399 : f32 loc(#loc129)
    } -> tensor<2x12x1xf32> loc(#loc129)
    %302 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%299, %301 : tensor<2x12x16xf32>, tensor<2x12x1xf32>) outs(%0 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.4"), %in_163: f32 loc("transformer.h.5.ln_1"), %out: f32 loc("transformer.h.5.ln_1")):
      %399 = arith.subf %in, %in_163 : f32 loc(#loc129)
      linalg.yield %399 : f32 loc(#loc129)
    } -> tensor<2x12x16xf32> loc(#loc129)
    %303 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%302, %302 : tensor<2x12x16xf32>, tensor<2x12x16xf32>) outs(%0 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.5.ln_1"), %in_163: f32 loc("transformer.h.5.ln_1"), %out: f32 loc("transformer.h.5.ln_1")):
      %399 = arith.mulf %in, %in_163 : f32 loc(#loc129)
      linalg.yield %399 : f32 loc(#loc129)
    } -> tensor<2x12x16xf32> loc(#loc129)
    %304 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%303 : tensor<2x12x16xf32>) outs(%8 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.h.5.ln_1"), %out: f32 loc("transformer.h.5.ln_1")):
      %399 = arith.addf %in, %out : f32 loc(#loc129)
      linalg.yield %399 : f32 loc(#loc129)
    } -> tensor<2x12x1xf32> loc(#loc129)
    %305 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%304 : tensor<2x12x1xf32>) outs(%7 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.h.5.ln_1"), %out: f32 loc("transformer.h.5.ln_1")):
      %399 = arith.divf %in, %cst_5 : f32 loc(#loc129)
      linalg.yield %399 : f32 loc(#loc129)
    } -> tensor<2x12x1xf32> loc(#loc129)
    %306 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%305 : tensor<2x12x1xf32>) outs(%7 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.h.5.ln_1"), %out: f32 loc("transformer.h.5.ln_1")):
      %399 = arith.truncf %cst_4 : f64 to f32 loc(#loc129)
      %400 = arith.addf %in, %399 : f32 loc(#loc129)
      linalg.yield %400 : f32 loc(#loc129)
    } -> tensor<2x12x1xf32> loc(#loc129)
    %307 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%306 : tensor<2x12x1xf32>) outs(%7 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.h.5.ln_1"), %out: f32 loc("transformer.h.5.ln_1")):
      %399 = math.rsqrt %in : f32 loc(#loc129)
      linalg.yield %399 : f32 loc(#loc129)
    } -> tensor<2x12x1xf32> loc(#loc129)
    %308 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%302, %307 : tensor<2x12x16xf32>, tensor<2x12x1xf32>) outs(%0 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.5.ln_1"), %in_163: f32 loc("transformer.h.5.ln_1"), %out: f32 loc("transformer.h.5.ln_1")):
      %399 = arith.mulf %in, %in_163 : f32 loc(#loc129)
      linalg.yield %399 : f32 loc(#loc129)
    } -> tensor<2x12x16xf32> loc(#loc129)
    %309 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%308, %arg62 : tensor<2x12x16xf32>, tensor<16xf32>) outs(%0 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.5.ln_1"), %in_163: f32 loc("transformer.h.5.ln_1"), %out: f32 loc("transformer.h.5.ln_1")):
      %399 = arith.mulf %in, %in_163 : f32 loc(#loc129)
      linalg.yield %399 : f32 loc(#loc129)
    } -> tensor<2x12x16xf32> loc(#loc129)
    %310 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%309, %arg63 : tensor<2x12x16xf32>, tensor<16xf32>) outs(%0 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.5.ln_1"), %in_163: f32 loc("transformer.h.5.ln_1"), %out: f32 loc("transformer.h.5.ln_1")):
      %399 = arith.addf %in, %in_163 : f32 loc(#loc129)
      linalg.yield %399 : f32 loc(#loc129)
    } -> tensor<2x12x16xf32> loc(#loc129)
    %collapsed_132 = tensor.collapse_shape %310 [[0, 1], [2]] : tensor<2x12x16xf32> into tensor<24x16xf32> loc(#loc130)
    %311 = linalg.matmul ins(%collapsed_132, %arg64 : tensor<24x16xf32>, tensor<16x48xf32>) outs(%21 : tensor<24x48xf32>) -> tensor<24x48xf32> loc(#loc130)
    %312 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel"]} ins(%arg65 : tensor<48xf32>) outs(%20 : tensor<24x48xf32>) {
    ^bb0(%in: f32 loc("transformer.h.5.attn.c_attn"), %out: f32 loc("transformer.h.5.attn.c_attn")):
      linalg.yield %in : f32 loc(#loc130)
    } -> tensor<24x48xf32> loc(#loc130)
    %313 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%311, %312 : tensor<24x48xf32>, tensor<24x48xf32>) outs(%20 : tensor<24x48xf32>) {
    ^bb0(%in: f32 loc("transformer.h.5.attn.c_attn"), %in_163: f32 loc("transformer.h.5.attn.c_attn"), %out: f32 loc("transformer.h.5.attn.c_attn")):
      %399 = arith.addf %in, %in_163 : f32 loc(#loc130)
      linalg.yield %399 : f32 loc(#loc130)
    } -> tensor<24x48xf32> loc(#loc130)
    %expanded_133 = tensor.expand_shape %313 [[0, 1], [2]] output_shape [2, 12, 48] : tensor<24x48xf32> into tensor<2x12x48xf32> loc(#loc130)
    %extracted_slice_134 = tensor.extract_slice %expanded_133[0, 0, 0] [2, 12, 16] [1, 1, 1] : tensor<2x12x48xf32> to tensor<2x12x16xf32> loc(#loc131)
    %extracted_slice_135 = tensor.extract_slice %expanded_133[0, 0, 16] [2, 12, 16] [1, 1, 1] : tensor<2x12x48xf32> to tensor<2x12x16xf32> loc(#loc131)
    %extracted_slice_136 = tensor.extract_slice %expanded_133[0, 0, 32] [2, 12, 16] [1, 1, 1] : tensor<2x12x48xf32> to tensor<2x12x16xf32> loc(#loc131)
    %expanded_137 = tensor.expand_shape %extracted_slice_135 [[0], [1], [2, 3]] output_shape [2, 12, 2, 8] : tensor<2x12x16xf32> into tensor<2x12x2x8xf32> loc(#loc131)
    %expanded_138 = tensor.expand_shape %extracted_slice_136 [[0], [1], [2, 3]] output_shape [2, 12, 2, 8] : tensor<2x12x16xf32> into tensor<2x12x2x8xf32> loc(#loc131)
    %transposed_139 = linalg.transpose ins(%expanded_138 : tensor<2x12x2x8xf32>) outs(%25 : tensor<2x2x12x8xf32>) permutation = [0, 2, 1, 3]  loc(#loc131)
    %expanded_140 = tensor.expand_shape %extracted_slice_134 [[0], [1], [2, 3]] output_shape [2, 12, 2, 8] : tensor<2x12x16xf32> into tensor<2x12x2x8xf32> loc(#loc131)
    %transposed_141 = linalg.transpose ins(%expanded_140 : tensor<2x12x2x8xf32>) outs(%25 : tensor<2x2x12x8xf32>) permutation = [0, 2, 1, 3]  loc(#loc131)
    %transposed_142 = linalg.transpose ins(%expanded_137 : tensor<2x12x2x8xf32>) outs(%26 : tensor<2x2x8x12xf32>) permutation = [0, 2, 3, 1]  loc(#loc131)
    %collapsed_143 = tensor.collapse_shape %transposed_141 [[0, 1], [2], [3]] : tensor<2x2x12x8xf32> into tensor<4x12x8xf32> loc(#loc131)
    %collapsed_144 = tensor.collapse_shape %transposed_142 [[0, 1], [2], [3]] : tensor<2x2x8x12xf32> into tensor<4x8x12xf32> loc(#loc131)
    %314 = linalg.batch_matmul ins(%collapsed_143, %collapsed_144 : tensor<4x12x8xf32>, tensor<4x8x12xf32>) outs(%28 : tensor<4x12x12xf32>) -> tensor<4x12x12xf32> loc(#loc131)
    %expanded_145 = tensor.expand_shape %314 [[0, 1], [2], [3]] output_shape [2, 2, 12, 12] : tensor<4x12x12xf32> into tensor<2x2x12x12xf32> loc(#loc131)
    %315 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_145 : tensor<2x2x12x12xf32>) outs(%30 : tensor<2x2x12x12xf32>) {
    ^bb0(%in: f32 loc("transformer.h.5.attn"), %out: f32 loc("transformer.h.5.attn")):
      %399 = arith.truncf %cst_3 : f64 to f32 loc(#loc131)
      %400 = arith.mulf %in, %399 : f32 loc(#loc131)
      linalg.yield %400 : f32 loc(#loc131)
    } -> tensor<2x2x12x12xf32> loc(#loc131)
    %316 = linalg.generic {indexing_maps = [#map8, #map9, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%315, %arg78 : tensor<2x2x12x12xf32>, tensor<2x1x12x12xf32>) outs(%30 : tensor<2x2x12x12xf32>) {
    ^bb0(%in: f32 loc("transformer.h.5.attn"), %in_163: f32 loc("transformer.h.0.attn"), %out: f32 loc("transformer.h.5.attn")):
      %399 = arith.addf %in, %in_163 : f32 loc(#loc131)
      linalg.yield %399 : f32 loc(#loc131)
    } -> tensor<2x2x12x12xf32> loc(#loc131)
    %317:2 = linalg.generic {indexing_maps = [#map8, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%316 : tensor<2x2x12x12xf32>) outs(%36, %34 : tensor<2x2x12xf32>, tensor<2x2x12xi64>) {
    ^bb0(%in: f32 loc("transformer.h.5.attn"), %out: f32 loc("transformer.h.5.attn"), %out_163: i64 loc("transformer.h.5.attn")):
      %399 = linalg.index 3 : index loc(#loc131)
      %400 = arith.index_cast %399 : index to i64 loc(#loc131)
      %401 = arith.maximumf %in, %out : f32 loc(#loc131)
      %402 = arith.cmpf ogt, %in, %out : f32 loc(#loc131)
      %403 = arith.select %402, %400, %out_163 : i64 loc(#loc131)
      linalg.yield %401, %403 : f32, i64 loc(#loc131)
    } -> (tensor<2x2x12xf32>, tensor<2x2x12xi64>) loc(#loc131)
    %expanded_146 = tensor.expand_shape %317#0 [[0], [1], [2, 3]] output_shape [2, 2, 12, 1] : tensor<2x2x12xf32> into tensor<2x2x12x1xf32> loc(#loc131)
    %318 = linalg.generic {indexing_maps = [#map8, #map11, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%316, %expanded_146 : tensor<2x2x12x12xf32>, tensor<2x2x12x1xf32>) outs(%30 : tensor<2x2x12x12xf32>) {
    ^bb0(%in: f32 loc("transformer.h.5.attn"), %in_163: f32 loc("transformer.h.5.attn"), %out: f32 loc("transformer.h.5.attn")):
      %399 = arith.subf %in, %in_163 : f32 loc(#loc131)
      linalg.yield %399 : f32 loc(#loc131)
    } -> tensor<2x2x12x12xf32> loc(#loc131)
    %319 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%318 : tensor<2x2x12x12xf32>) outs(%30 : tensor<2x2x12x12xf32>) {
    ^bb0(%in: f32 loc("transformer.h.5.attn"), %out: f32 loc("transformer.h.5.attn")):
      %399 = math.exp %in : f32 loc(#loc131)
      linalg.yield %399 : f32 loc(#loc131)
    } -> tensor<2x2x12x12xf32> loc(#loc131)
    %320 = linalg.generic {indexing_maps = [#map8, #map11], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%319 : tensor<2x2x12x12xf32>) outs(%41 : tensor<2x2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.h.5.attn"), %out: f32 loc("transformer.h.5.attn")):
      %399 = arith.addf %in, %out : f32 loc(#loc131)
      linalg.yield %399 : f32 loc(#loc131)
    } -> tensor<2x2x12x1xf32> loc(#loc131)
    %321 = linalg.generic {indexing_maps = [#map8, #map11, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%319, %320 : tensor<2x2x12x12xf32>, tensor<2x2x12x1xf32>) outs(%30 : tensor<2x2x12x12xf32>) {
    ^bb0(%in: f32 loc("transformer.h.5.attn"), %in_163: f32 loc("transformer.h.5.attn"), %out: f32 loc("transformer.h.5.attn")):
      %399 = arith.divf %in, %in_163 : f32 loc(#loc131)
      linalg.yield %399 : f32 loc(#loc131)
    } -> tensor<2x2x12x12xf32> loc(#loc131)
    %collapsed_147 = tensor.collapse_shape %321 [[0, 1], [2], [3]] : tensor<2x2x12x12xf32> into tensor<4x12x12xf32> loc(#loc131)
    %collapsed_148 = tensor.collapse_shape %transposed_139 [[0, 1], [2], [3]] : tensor<2x2x12x8xf32> into tensor<4x12x8xf32> loc(#loc131)
    %322 = linalg.batch_matmul ins(%collapsed_147, %collapsed_148 : tensor<4x12x12xf32>, tensor<4x12x8xf32>) outs(%45 : tensor<4x12x8xf32>) -> tensor<4x12x8xf32> loc(#loc131)
    %expanded_149 = tensor.expand_shape %322 [[0, 1], [2], [3]] output_shape [2, 2, 12, 8] : tensor<4x12x8xf32> into tensor<2x2x12x8xf32> loc(#loc131)
    %transposed_150 = linalg.transpose ins(%expanded_149 : tensor<2x2x12x8xf32>) outs(%47 : tensor<2x12x2x8xf32>) permutation = [0, 2, 1, 3]  loc(#loc131)
    %collapsed_151 = tensor.collapse_shape %transposed_150 [[0, 1], [2, 3]] : tensor<2x12x2x8xf32> into tensor<24x16xf32> loc(#loc132)
    %323 = linalg.matmul ins(%collapsed_151, %arg66 : tensor<24x16xf32>, tensor<16x16xf32>) outs(%49 : tensor<24x16xf32>) -> tensor<24x16xf32> loc(#loc132)
    %324 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel"]} ins(%arg67 : tensor<16xf32>) outs(%48 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.5.attn.c_proj"), %out: f32 loc("transformer.h.5.attn.c_proj")):
      linalg.yield %in : f32 loc(#loc132)
    } -> tensor<24x16xf32> loc(#loc132)
    %325 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%323, %324 : tensor<24x16xf32>, tensor<24x16xf32>) outs(%48 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.5.attn.c_proj"), %in_163: f32 loc("transformer.h.5.attn.c_proj"), %out: f32 loc("transformer.h.5.attn.c_proj")):
      %399 = arith.addf %in, %in_163 : f32 loc(#loc132)
      linalg.yield %399 : f32 loc(#loc132)
    } -> tensor<24x16xf32> loc(#loc132)
    %expanded_152 = tensor.expand_shape %325 [[0, 1], [2]] output_shape [2, 12, 16] : tensor<24x16xf32> into tensor<2x12x16xf32> loc(#loc132)
    %326 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_152, %299 : tensor<2x12x16xf32>, tensor<2x12x16xf32>) outs(%0 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.5.attn.c_proj"), %in_163: f32 loc("transformer.h.4"), %out: f32 loc("transformer.h.5")):
      %399 = arith.addf %in, %in_163 : f32 loc(#loc133)
      linalg.yield %399 : f32 loc(#loc133)
    } -> tensor<2x12x16xf32> loc(#loc133)
    %327 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%326 : tensor<2x12x16xf32>) outs(%8 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.h.5"), %out: f32 loc("transformer.h.5.ln_2")):
      %399 = arith.addf %in, %out : f32 loc(#loc134)
      linalg.yield %399 : f32 loc(#loc134)
    } -> tensor<2x12x1xf32> loc(#loc134)
    %328 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%327 : tensor<2x12x1xf32>) outs(%7 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.h.5.ln_2"), %out: f32 loc("transformer.h.5.ln_2")):
      %399 = arith.divf %in, %cst_5 : f32 loc(#loc134)
      linalg.yield %399 : f32 loc(#loc134)
    } -> tensor<2x12x1xf32> loc(#loc134)
    %329 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%326, %328 : tensor<2x12x16xf32>, tensor<2x12x1xf32>) outs(%0 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.5"), %in_163: f32 loc("transformer.h.5.ln_2"), %out: f32 loc("transformer.h.5.ln_2")):
      %399 = arith.subf %in, %in_163 : f32 loc(#loc134)
      linalg.yield %399 : f32 loc(#loc134)
    } -> tensor<2x12x16xf32> loc(#loc134)
    %330 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%329, %329 : tensor<2x12x16xf32>, tensor<2x12x16xf32>) outs(%0 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.5.ln_2"), %in_163: f32 loc("transformer.h.5.ln_2"), %out: f32 loc("transformer.h.5.ln_2")):
      %399 = arith.mulf %in, %in_163 : f32 loc(#loc134)
      linalg.yield %399 : f32 loc(#loc134)
    } -> tensor<2x12x16xf32> loc(#loc134)
    %331 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%330 : tensor<2x12x16xf32>) outs(%8 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.h.5.ln_2"), %out: f32 loc("transformer.h.5.ln_2")):
      %399 = arith.addf %in, %out : f32 loc(#loc134)
      linalg.yield %399 : f32 loc(#loc134)
    } -> tensor<2x12x1xf32> loc(#loc134)
    %332 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%331 : tensor<2x12x1xf32>) outs(%7 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.h.5.ln_2"), %out: f32 loc("transformer.h.5.ln_2")):
      %399 = arith.divf %in, %cst_5 : f32 loc(#loc134)
      linalg.yield %399 : f32 loc(#loc134)
    } -> tensor<2x12x1xf32> loc(#loc134)
    %333 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%332 : tensor<2x12x1xf32>) outs(%7 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.h.5.ln_2"), %out: f32 loc("transformer.h.5.ln_2")):
      %399 = arith.truncf %cst_4 : f64 to f32 loc(#loc134)
      %400 = arith.addf %in, %399 : f32 loc(#loc134)
      linalg.yield %400 : f32 loc(#loc134)
    } -> tensor<2x12x1xf32> loc(#loc134)
    %334 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%333 : tensor<2x12x1xf32>) outs(%7 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.h.5.ln_2"), %out: f32 loc("transformer.h.5.ln_2")):
      %399 = math.rsqrt %in : f32 loc(#loc134)
      linalg.yield %399 : f32 loc(#loc134)
    } -> tensor<2x12x1xf32> loc(#loc134)
    %335 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%329, %334 : tensor<2x12x16xf32>, tensor<2x12x1xf32>) outs(%0 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.5.ln_2"), %in_163: f32 loc("transformer.h.5.ln_2"), %out: f32 loc("transformer.h.5.ln_2")):
      %399 = arith.mulf %in, %in_163 : f32 loc(#loc134)
      linalg.yield %399 : f32 loc(#loc134)
    } -> tensor<2x12x16xf32> loc(#loc134)
    %336 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%335, %arg68 : tensor<2x12x16xf32>, tensor<16xf32>) outs(%0 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.5.ln_2"), %in_163: f32 loc("transformer.h.5.ln_2"), %out: f32 loc("transformer.h.5.ln_2")):
      %399 = arith.mulf %in, %in_163 : f32 loc(#loc134)
      linalg.yield %399 : f32 loc(#loc134)
    } -> tensor<2x12x16xf32> loc(#loc134)
    %337 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%336, %arg69 : tensor<2x12x16xf32>, tensor<16xf32>) outs(%0 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.5.ln_2"), %in_163: f32 loc("transformer.h.5.ln_2"), %out: f32 loc("transformer.h.5.ln_2")):
      %399 = arith.addf %in, %in_163 : f32 loc(#loc134)
      linalg.yield %399 : f32 loc(#loc134)
    } -> tensor<2x12x16xf32> loc(#loc134)
    %collapsed_153 = tensor.collapse_shape %337 [[0, 1], [2]] : tensor<2x12x16xf32> into tensor<24x16xf32> loc(#loc135)
    %338 = linalg.matmul ins(%collapsed_153, %arg70 : tensor<24x16xf32>, tensor<16x64xf32>) outs(%66 : tensor<24x64xf32>) -> tensor<24x64xf32> loc(#loc135)
    %339 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel"]} ins(%arg71 : tensor<64xf32>) outs(%65 : tensor<24x64xf32>) {
    ^bb0(%in: f32 loc("transformer.h.5.mlp.c_fc"), %out: f32 loc("transformer.h.5.mlp.c_fc")):
      linalg.yield %in : f32 loc(#loc135)
    } -> tensor<24x64xf32> loc(#loc135)
    %340 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%338, %339 : tensor<24x64xf32>, tensor<24x64xf32>) outs(%65 : tensor<24x64xf32>) {
    ^bb0(%in: f32 loc("transformer.h.5.mlp.c_fc"), %in_163: f32 loc("transformer.h.5.mlp.c_fc"), %out: f32 loc("transformer.h.5.mlp.c_fc")):
      %399 = arith.addf %in, %in_163 : f32 loc(#loc135)
      linalg.yield %399 : f32 loc(#loc135)
    } -> tensor<24x64xf32> loc(#loc135)
    %expanded_154 = tensor.expand_shape %340 [[0, 1], [2]] output_shape [2, 12, 64] : tensor<24x64xf32> into tensor<2x12x64xf32> loc(#loc135)
    %341 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_154 : tensor<2x12x64xf32>) outs(%70 : tensor<2x12x64xf32>) {
    ^bb0(%in: f32 loc("transformer.h.5.mlp.c_fc"), %out: f32 loc("transformer.h.5.mlp.act")):
      %399 = arith.mulf %in, %cst_6 : f32 loc(#loc136)
      linalg.yield %399 : f32 loc(#loc136)
    } -> tensor<2x12x64xf32> loc(#loc136)
    %342 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_154, %expanded_154 : tensor<2x12x64xf32>, tensor<2x12x64xf32>) outs(%70 : tensor<2x12x64xf32>) {
    ^bb0(%in: f32 loc("transformer.h.5.mlp.c_fc"), %in_163: f32 loc("transformer.h.5.mlp.c_fc"), %out: f32 loc("transformer.h.5.mlp.act")):
      %399 = arith.mulf %in, %in_163 : f32 loc(#loc136)
      linalg.yield %399 : f32 loc(#loc136)
    } -> tensor<2x12x64xf32> loc(#loc136)
    %343 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%342, %expanded_154 : tensor<2x12x64xf32>, tensor<2x12x64xf32>) outs(%70 : tensor<2x12x64xf32>) {
    ^bb0(%in: f32 loc("transformer.h.5.mlp.act"), %in_163: f32 loc("transformer.h.5.mlp.c_fc"), %out: f32 loc("transformer.h.5.mlp.act")):
      %399 = arith.mulf %in, %in_163 : f32 loc(#loc136)
      linalg.yield %399 : f32 loc(#loc136)
    } -> tensor<2x12x64xf32> loc(#loc136)
    %344 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%343 : tensor<2x12x64xf32>) outs(%70 : tensor<2x12x64xf32>) {
    ^bb0(%in: f32 loc("transformer.h.5.mlp.act"), %out: f32 loc("transformer.h.5.mlp.act")):
      %399 = arith.truncf %cst_2 : f64 to f32 loc(#loc136)
      %400 = arith.mulf %in, %399 : f32 loc(#loc136)
      linalg.yield %400 : f32 loc(#loc136)
    } -> tensor<2x12x64xf32> loc(#loc136)
    %345 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_154, %344 : tensor<2x12x64xf32>, tensor<2x12x64xf32>) outs(%70 : tensor<2x12x64xf32>) {
    ^bb0(%in: f32 loc("transformer.h.5.mlp.c_fc"), %in_163: f32 loc("transformer.h.5.mlp.act"), %out: f32 loc("transformer.h.5.mlp.act")):
      %399 = arith.addf %in, %in_163 : f32 loc(#loc136)
      linalg.yield %399 : f32 loc(#loc136)
    } -> tensor<2x12x64xf32> loc(#loc136)
    %346 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%345 : tensor<2x12x64xf32>) outs(%70 : tensor<2x12x64xf32>) {
    ^bb0(%in: f32 loc("transformer.h.5.mlp.act"), %out: f32 loc("transformer.h.5.mlp.act")):
      %399 = arith.truncf %cst_1 : f64 to f32 loc(#loc136)
      %400 = arith.mulf %in, %399 : f32 loc(#loc136)
      linalg.yield %400 : f32 loc(#loc136)
    } -> tensor<2x12x64xf32> loc(#loc136)
    %347 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%346 : tensor<2x12x64xf32>) outs(%70 : tensor<2x12x64xf32>) {
    ^bb0(%in: f32 loc("transformer.h.5.mlp.act"), %out: f32 loc("transformer.h.5.mlp.act")):
      %399 = math.tanh %in : f32 loc(#loc136)
      linalg.yield %399 : f32 loc(#loc136)
    } -> tensor<2x12x64xf32> loc(#loc136)
    %348 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%347 : tensor<2x12x64xf32>) outs(%70 : tensor<2x12x64xf32>) {
    ^bb0(%in: f32 loc("transformer.h.5.mlp.act"), %out: f32 loc("transformer.h.5.mlp.act")):
      %399 = arith.addf %in, %cst_7 : f32 loc(#loc136)
      linalg.yield %399 : f32 loc(#loc136)
    } -> tensor<2x12x64xf32> loc(#loc136)
    %349 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%341, %348 : tensor<2x12x64xf32>, tensor<2x12x64xf32>) outs(%70 : tensor<2x12x64xf32>) {
    ^bb0(%in: f32 loc("transformer.h.5.mlp.act"), %in_163: f32 loc("transformer.h.5.mlp.act"), %out: f32 loc("transformer.h.5.mlp.act")):
      %399 = arith.mulf %in, %in_163 : f32 loc(#loc136)
      linalg.yield %399 : f32 loc(#loc136)
    } -> tensor<2x12x64xf32> loc(#loc136)
    %collapsed_155 = tensor.collapse_shape %349 [[0, 1], [2]] : tensor<2x12x64xf32> into tensor<24x64xf32> loc(#loc137)
    %350 = linalg.matmul ins(%collapsed_155, %arg72 : tensor<24x64xf32>, tensor<64x16xf32>) outs(%49 : tensor<24x16xf32>) -> tensor<24x16xf32> loc(#loc137)
    %351 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel"]} ins(%arg73 : tensor<16xf32>) outs(%48 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.5.mlp.c_proj"), %out: f32 loc("transformer.h.5.mlp.c_proj")):
      linalg.yield %in : f32 loc(#loc137)
    } -> tensor<24x16xf32> loc(#loc137)
    %352 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%350, %351 : tensor<24x16xf32>, tensor<24x16xf32>) outs(%48 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.5.mlp.c_proj"), %in_163: f32 loc("transformer.h.5.mlp.c_proj"), %out: f32 loc("transformer.h.5.mlp.c_proj")):
      %399 = arith.addf %in, %in_163 : f32 loc(#loc137)
      linalg.yield %399 : f32 loc(#loc137)
    } -> tensor<24x16xf32> loc(#loc137)
    %expanded_156 = tensor.expand_shape %352 [[0, 1], [2]] output_shape [2, 12, 16] : tensor<24x16xf32> into tensor<2x12x16xf32> loc(#loc137)
    %353 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%326, %expanded_156 : tensor<2x12x16xf32>, tensor<2x12x16xf32>) outs(%0 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.5"), %in_163: f32 loc("transformer.h.5.mlp.c_proj"), %out: f32 loc("transformer.h.5")):
      %399 = arith.addf %in, %in_163 : f32 loc(#loc133)
      linalg.yield %399 : f32 loc(#loc133)
    } -> tensor<2x12x16xf32> loc(#loc133)
    %354 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%353 : tensor<2x12x16xf32>) outs(%8 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.h.5"), %out: f32 loc("transformer.ln_f")):
      %399 = arith.addf %in, %out : f32 loc(#loc138)
      linalg.yield %399 : f32 loc(#loc138)
    } -> tensor<2x12x1xf32> loc(#loc138)
    %355 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%354 : tensor<2x12x1xf32>) outs(%7 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.ln_f"), %out: f32 loc("transformer.ln_f")):
      %399 = arith.divf %in, %cst_5 : f32 loc(#loc138)
      linalg.yield %399 : f32 loc(#loc138)
    } -> tensor<2x12x1xf32> loc(#loc138)
    %356 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%353, %355 : tensor<2x12x16xf32>, tensor<2x12x1xf32>) outs(%0 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.5"), %in_163: f32 loc("transformer.ln_f"), %out: f32 loc("transformer.ln_f")):
      %399 = arith.subf %in, %in_163 : f32 loc(#loc138)
      linalg.yield %399 : f32 loc(#loc138)
    } -> tensor<2x12x16xf32> loc(#loc138)
    %357 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%356, %356 : tensor<2x12x16xf32>, tensor<2x12x16xf32>) outs(%0 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.ln_f"), %in_163: f32 loc("transformer.ln_f"), %out: f32 loc("transformer.ln_f")):
      %399 = arith.mulf %in, %in_163 : f32 loc(#loc138)
      linalg.yield %399 : f32 loc(#loc138)
    } -> tensor<2x12x16xf32> loc(#loc138)
    %358 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%357 : tensor<2x12x16xf32>) outs(%8 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.ln_f"), %out: f32 loc("transformer.ln_f")):
      %399 = arith.addf %in, %out : f32 loc(#loc138)
      linalg.yield %399 : f32 loc(#loc138)
    } -> tensor<2x12x1xf32> loc(#loc138)
    %359 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%358 : tensor<2x12x1xf32>) outs(%7 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.ln_f"), %out: f32 loc("transformer.ln_f")):
      %399 = arith.divf %in, %cst_5 : f32 loc(#loc138)
      linalg.yield %399 : f32 loc(#loc138)
    } -> tensor<2x12x1xf32> loc(#loc138)
    %360 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%359 : tensor<2x12x1xf32>) outs(%7 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.ln_f"), %out: f32 loc("transformer.ln_f")):
      %399 = arith.truncf %cst_4 : f64 to f32 loc(#loc138)
      %400 = arith.addf %in, %399 : f32 loc(#loc138)
      linalg.yield %400 : f32 loc(#loc138)
    } -> tensor<2x12x1xf32> loc(#loc138)
    %361 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%360 : tensor<2x12x1xf32>) outs(%7 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.ln_f"), %out: f32 loc("transformer.ln_f")):
      %399 = math.rsqrt %in : f32 loc(#loc138)
      linalg.yield %399 : f32 loc(#loc138)
    } -> tensor<2x12x1xf32> loc(#loc138)
    %362 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%356, %361 : tensor<2x12x16xf32>, tensor<2x12x1xf32>) outs(%0 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.ln_f"), %in_163: f32 loc("transformer.ln_f"), %out: f32 loc("transformer.ln_f")):
      %399 = arith.mulf %in, %in_163 : f32 loc(#loc138)
      linalg.yield %399 : f32 loc(#loc138)
    } -> tensor<2x12x16xf32> loc(#loc138)
    %363 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%362, %arg74 : tensor<2x12x16xf32>, tensor<16xf32>) outs(%0 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.ln_f"), %in_163: f32 loc("transformer.ln_f"), %out: f32 loc("transformer.ln_f")):
      %399 = arith.mulf %in, %in_163 : f32 loc(#loc138)
      linalg.yield %399 : f32 loc(#loc138)
    } -> tensor<2x12x16xf32> loc(#loc138)
    %364 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%363, %arg75 : tensor<2x12x16xf32>, tensor<16xf32>) outs(%0 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.ln_f"), %in_163: f32 loc("transformer.ln_f"), %out: f32 loc("transformer.ln_f")):
      %399 = arith.addf %in, %in_163 : f32 loc(#loc138)
      linalg.yield %399 : f32 loc(#loc138)
    } -> tensor<2x12x16xf32> loc(#loc138)
    %365 = tensor.empty() : tensor<16x64xf32> loc(#loc139)
    %transposed_157 = linalg.transpose ins(%arg0 : tensor<64x16xf32>) outs(%365 : tensor<16x64xf32>) permutation = [1, 0]  loc(#loc139)
    %collapsed_158 = tensor.collapse_shape %364 [[0, 1], [2]] : tensor<2x12x16xf32> into tensor<24x16xf32> loc(#loc139)
    %366 = linalg.matmul ins(%collapsed_158, %transposed_157 : tensor<24x16xf32>, tensor<16x64xf32>) outs(%66 : tensor<24x64xf32>) -> tensor<24x64xf32> loc(#loc139)
    %padded = tensor.pad %arg77 low[0, 0] high[0, 1] {
    ^bb0(%arg79: index loc("<loss>"), %arg80: index loc("<loss>")):
      tensor.yield %c-100_i64 : i64 loc(#loc84)
    } : tensor<2x12xi64> to tensor<2x13xi64> loc(#loc84)
    %extracted_slice_159 = tensor.extract_slice %padded[0, 1] [2, 12] [1, 1] : tensor<2x13xi64> to tensor<2x12xi64> loc(#loc84)
    %collapsed_160 = tensor.collapse_shape %extracted_slice_159 [[0, 1]] : tensor<2x12xi64> into tensor<24xi64> loc(#loc84)
    %367 = tensor.empty() : tensor<24xi64> loc(#loc84)
    %368 = linalg.fill ins(%c0_i64 : i64) outs(%367 : tensor<24xi64>) -> tensor<24xi64> loc(#loc84)
    %369 = tensor.empty() : tensor<24xf32> loc(#loc84)
    %370 = linalg.fill ins(%cst_0 : f32) outs(%369 : tensor<24xf32>) -> tensor<24xf32> loc(#loc84)
    %371:2 = linalg.generic {indexing_maps = [#map7, #map12, #map12], iterator_types = ["parallel", "reduction"]} ins(%366 : tensor<24x64xf32>) outs(%370, %368 : tensor<24xf32>, tensor<24xi64>) {
    ^bb0(%in: f32 loc("<loss>"), %out: f32 loc("<loss>"), %out_163: i64 loc("<loss>")):
      %399 = linalg.index 1 : index loc(#loc84)
      %400 = arith.index_cast %399 : index to i64 loc(#loc84)
      %401 = arith.maximumf %in, %out : f32 loc(#loc84)
      %402 = arith.cmpf ogt, %in, %out : f32 loc(#loc84)
      %403 = arith.select %402, %400, %out_163 : i64 loc(#loc84)
      linalg.yield %401, %403 : f32, i64 loc(#loc84)
    } -> (tensor<24xf32>, tensor<24xi64>) loc(#loc84)
    %expanded_161 = tensor.expand_shape %371#0 [[0, 1]] output_shape [24, 1] : tensor<24xf32> into tensor<24x1xf32> loc(#loc84)
    %372 = linalg.generic {indexing_maps = [#map7, #map13, #map7], iterator_types = ["parallel", "parallel"]} ins(%366, %expanded_161 : tensor<24x64xf32>, tensor<24x1xf32>) outs(%65 : tensor<24x64xf32>) {
    ^bb0(%in: f32 loc("<loss>"), %in_163: f32 loc("<loss>"), %out: f32 loc("<loss>")):
      %399 = arith.subf %in, %in_163 : f32 loc(#loc84)
      linalg.yield %399 : f32 loc(#loc84)
    } -> tensor<24x64xf32> loc(#loc84)
    %373 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%372 : tensor<24x64xf32>) outs(%65 : tensor<24x64xf32>) {
    ^bb0(%in: f32 loc("<loss>"), %out: f32 loc("<loss>")):
      %399 = math.exp %in : f32 loc(#loc84)
      linalg.yield %399 : f32 loc(#loc84)
    } -> tensor<24x64xf32> loc(#loc84)
    %374 = tensor.empty() : tensor<24x1xf32> loc(#loc84)
    %375 = linalg.fill ins(%cst : f32) outs(%374 : tensor<24x1xf32>) -> tensor<24x1xf32> loc(#loc84)
    %376 = linalg.generic {indexing_maps = [#map7, #map13], iterator_types = ["parallel", "reduction"]} ins(%373 : tensor<24x64xf32>) outs(%375 : tensor<24x1xf32>) {
    ^bb0(%in: f32 loc("<loss>"), %out: f32 loc("<loss>")):
      %399 = arith.addf %in, %out : f32 loc(#loc84)
      linalg.yield %399 : f32 loc(#loc84)
    } -> tensor<24x1xf32> loc(#loc84)
    %377 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%376 : tensor<24x1xf32>) outs(%374 : tensor<24x1xf32>) {
    ^bb0(%in: f32 loc("<loss>"), %out: f32 loc("<loss>")):
      %399 = math.log %in : f32 loc(#loc84)
      linalg.yield %399 : f32 loc(#loc84)
    } -> tensor<24x1xf32> loc(#loc84)
    %378 = linalg.generic {indexing_maps = [#map7, #map13, #map7], iterator_types = ["parallel", "parallel"]} ins(%372, %377 : tensor<24x64xf32>, tensor<24x1xf32>) outs(%65 : tensor<24x64xf32>) {
    ^bb0(%in: f32 loc("<loss>"), %in_163: f32 loc("<loss>"), %out: f32 loc("<loss>")):
      %399 = arith.subf %in, %in_163 : f32 loc(#loc84)
      linalg.yield %399 : f32 loc(#loc84)
    } -> tensor<24x64xf32> loc(#loc84)
    %379 = tensor.empty() : tensor<64xi64> loc(#loc84)
    %380 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel"]} outs(%379 : tensor<64xi64>) {
    ^bb0(%out: i64 loc("<loss>")):
      %399 = linalg.index 0 : index loc(#loc84)
      %400 = arith.index_cast %399 : index to i64 loc(#loc84)
      linalg.yield %400 : i64 loc(#loc84)
    } -> tensor<64xi64> loc(#loc84)
    %381 = tensor.empty() : tensor<24xi1> loc(#loc84)
    %382 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%collapsed_160 : tensor<24xi64>) outs(%381 : tensor<24xi1>) {
    ^bb0(%in: i64 loc("<loss>"), %out: i1 loc("<loss>")):
      %399 = arith.cmpi ne, %in, %c-100_i64 : i64 loc(#loc84)
      linalg.yield %399 : i1 loc(#loc84)
    } -> tensor<24xi1> loc(#loc84)
    %383 = linalg.generic {indexing_maps = [#map2, #map2, #map14, #map2], iterator_types = ["parallel"]} ins(%382, %collapsed_160, %cst_9 : tensor<24xi1>, tensor<24xi64>, tensor<i64>) outs(%367 : tensor<24xi64>) {
    ^bb0(%in: i1 loc("<loss>"), %in_163: i64 loc("<loss>"), %in_164: i64 loc("<loss>"), %out: i64 loc("<loss>")):
      %399 = arith.select %in, %in_163, %in_164 : i64 loc(#loc84)
      linalg.yield %399 : i64 loc(#loc84)
    } -> tensor<24xi64> loc(#loc84)
    %384 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%383 : tensor<24xi64>) outs(%367 : tensor<24xi64>) {
    ^bb0(%in: i64 loc("<loss>"), %out: i64 loc("<loss>")):
      %399 = arith.index_cast %in : i64 to index loc(#loc84)
      %extracted = tensor.extract %380[%399] : tensor<64xi64> loc(#loc84)
      linalg.yield %extracted : i64 loc(#loc84)
    } -> tensor<24xi64> loc(#loc84)
    %385 = linalg.generic {indexing_maps = [#map2, #map2, #map14, #map2], iterator_types = ["parallel"]} ins(%382, %384, %cst_8 : tensor<24xi1>, tensor<24xi64>, tensor<i64>) outs(%367 : tensor<24xi64>) {
    ^bb0(%in: i1 loc("<loss>"), %in_163: i64 loc("<loss>"), %in_164: i64 loc("<loss>"), %out: i64 loc("<loss>")):
      %399 = arith.select %in, %in_163, %in_164 : i64 loc(#loc84)
      linalg.yield %399 : i64 loc(#loc84)
    } -> tensor<24xi64> loc(#loc84)
    %expanded_162 = tensor.expand_shape %385 [[0, 1]] output_shape [24, 1] : tensor<24xi64> into tensor<24x1xi64> loc(#loc84)
    %386 = tensor.empty() : tensor<24x64xi1> loc(#loc84)
    %387 = linalg.generic {indexing_maps = [#map13, #map6, #map7], iterator_types = ["parallel", "parallel"]} ins(%expanded_162, %380 : tensor<24x1xi64>, tensor<64xi64>) outs(%386 : tensor<24x64xi1>) {
    ^bb0(%in: i64 loc("<loss>"), %in_163: i64 loc("<loss>"), %out: i1 loc("<loss>")):
      %399 = arith.cmpi eq, %in, %in_163 : i64 loc(#loc84)
      linalg.yield %399 : i1 loc(#loc84)
    } -> tensor<24x64xi1> loc(#loc84)
    %388 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%387 : tensor<24x64xi1>) outs(%65 : tensor<24x64xf32>) {
    ^bb0(%in: i1 loc("<loss>"), %out: f32 loc("<loss>")):
      %399 = arith.uitofp %in : i1 to f32 loc(#loc84)
      linalg.yield %399 : f32 loc(#loc84)
    } -> tensor<24x64xf32> loc(#loc84)
    %389 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%378, %388 : tensor<24x64xf32>, tensor<24x64xf32>) outs(%65 : tensor<24x64xf32>) {
    ^bb0(%in: f32 loc("<loss>"), %in_163: f32 loc("<loss>"), %out: f32 loc("<loss>")):
      %399 = arith.mulf %in, %in_163 : f32 loc(#loc84)
      linalg.yield %399 : f32 loc(#loc84)
    } -> tensor<24x64xf32> loc(#loc84)
    %390 = linalg.fill ins(%cst : f32) outs(%369 : tensor<24xf32>) -> tensor<24xf32> loc(#loc84)
    %391 = linalg.generic {indexing_maps = [#map7, #map12], iterator_types = ["parallel", "reduction"]} ins(%389 : tensor<24x64xf32>) outs(%390 : tensor<24xf32>) {
    ^bb0(%in: f32 loc("<loss>"), %out: f32 loc("<loss>")):
      %399 = arith.addf %in, %out : f32 loc(#loc84)
      linalg.yield %399 : f32 loc(#loc84)
    } -> tensor<24xf32> loc(#loc84)
    %392 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%391 : tensor<24xf32>) outs(%369 : tensor<24xf32>) {
    ^bb0(%in: f32 loc("<loss>"), %out: f32 loc("<loss>")):
      %399 = arith.negf %in : f32 loc(#loc84)
      linalg.yield %399 : f32 loc(#loc84)
    } -> tensor<24xf32> loc(#loc84)
    %393 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%382 : tensor<24xi1>) outs(%369 : tensor<24xf32>) {
    ^bb0(%in: i1 loc("<loss>"), %out: f32 loc("<loss>")):
      %399 = arith.uitofp %in : i1 to f32 loc(#loc84)
      linalg.yield %399 : f32 loc(#loc84)
    } -> tensor<24xf32> loc(#loc84)
    %394 = tensor.empty() : tensor<f32> loc(#loc84)
    %395 = linalg.fill ins(%cst : f32) outs(%394 : tensor<f32>) -> tensor<f32> loc(#loc84)
    %396 = linalg.generic {indexing_maps = [#map2, #map14], iterator_types = ["reduction"]} ins(%393 : tensor<24xf32>) outs(%395 : tensor<f32>) {
    ^bb0(%in: f32 loc("<loss>"), %out: f32 loc("<loss>")):
      %399 = arith.addf %in, %out : f32 loc(#loc84)
      linalg.yield %399 : f32 loc(#loc84)
    } -> tensor<f32> loc(#loc84)
    %397 = linalg.generic {indexing_maps = [#map2, #map14], iterator_types = ["reduction"]} ins(%392 : tensor<24xf32>) outs(%395 : tensor<f32>) {
    ^bb0(%in: f32 loc("<loss>"), %out: f32 loc("<loss>")):
      %399 = arith.addf %in, %out : f32 loc(#loc84)
      linalg.yield %399 : f32 loc(#loc84)
    } -> tensor<f32> loc(#loc84)
    %398 = linalg.generic {indexing_maps = [#map15, #map15, #map15], iterator_types = []} ins(%397, %396 : tensor<f32>, tensor<f32>) outs(%394 : tensor<f32>) {
    ^bb0(%in: f32 loc("<loss>"), %in_163: f32 loc("<loss>"), %out: f32 loc("<loss>")):
      %399 = arith.divf %in, %in_163 : f32 loc(#loc84)
      linalg.yield %399 : f32 loc(#loc84)
    } -> tensor<f32> loc(#loc84)
    return %398 : tensor<f32> loc(#loc84)
  } loc(#loc1)
} loc(#loc)
#loc = loc(unknown)
#loc139 = loc("lm_head")
