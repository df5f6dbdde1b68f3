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
#loc52 = loc("transformer.ln_f.weight")
#loc53 = loc("transformer.ln_f.bias")
#loc54 = loc("input_ids")
#loc55 = loc("labels")
#loc56 = loc("attention_mask")
#loc57 = loc("transformer.h.0.mlp.act")
#loc58 = loc("<loss>")
#loc59 = loc("transformer.h.0.attn")
#loc60 = loc("transformer.h.0.ln_1")
#loc61 = loc("transformer.wte")
#loc62 = loc("transformer.wpe")
#loc63 = loc("transformer.h.0.attn.c_attn")
#loc64 = loc("transformer.h.0.attn.c_proj")
#loc65 = loc("transformer.h.0")
#loc66 = loc("transformer.h.0.ln_2")
#loc67 = loc("transformer.h.0.mlp.c_fc")
#loc68 = loc("transformer.h.0.mlp.c_proj")
#loc69 = loc("transformer.h.1.ln_1")
#loc70 = loc("transformer.h.1.attn.c_attn")
#loc71 = loc("transformer.h.1.attn")
#loc72 = loc("transformer.h.1.attn.c_proj")
#loc73 = loc("transformer.h.1")
#loc74 = loc("transformer.h.1.ln_2")
#loc75 = loc("transformer.h.1.mlp.c_fc")
#loc76 = loc("transformer.h.1.mlp.act")
#loc77 = loc("transformer.h.1.mlp.c_proj")
#loc78 = loc("transformer.h.2.ln_1")
#loc79 = loc("transformer.h.2.attn.c_attn")
#loc80 = loc("transformer.h.2.attn")
#loc81 = loc("transformer.h.2.attn.c_proj")
#loc82 = loc("transformer.h.2")
#loc83 = loc("transformer.h.2.ln_2")
#loc84 = loc("transformer.h.2.mlp.c_fc")
#loc85 = loc("transformer.h.2.mlp.act")
#loc86 = loc("transformer.h.2.mlp.c_proj")
#loc87 = loc("transformer.h.3.ln_1")
#loc88 = loc("transformer.h.3.attn.c_attn")
#loc89 = loc("transformer.h.3.attn")
#loc90 = loc("transformer.h.3.attn.c_proj")
#loc91 = loc("transformer.h.3")
#loc92 = loc("transformer.h.3.ln_2")
#loc93 = loc("transformer.h.3.mlp.c_fc")
#loc94 = loc("transformer.h.3.mlp.act")
#loc95 = loc("transformer.h.3.mlp.c_proj")
#loc96 = loc("transformer.ln_f")
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
  func.func @main(%arg0: tensor<64x16xf32> {pipe.parameter = "transformer.wte.weight"} loc("transformer.wte.weight"), %arg1: tensor<16x16xf32> {pipe.parameter = "transformer.wpe.weight"} loc("transformer.wpe.weight"), %arg2: tensor<16xf32> {pipe.parameter = "transformer.h.0.ln_1.weight"} loc("transformer.h.0.ln_1.weight"), %arg3: tensor<16xf32> {pipe.parameter = "transformer.h.0.ln_1.bias"} loc("transformer.h.0.ln_1.bias"), %arg4: tensor<16x48xf32> {pipe.parameter = "transformer.h.0.attn.c_attn.weight"} loc("transformer.h.0.attn.c_attn.weight"), %arg5: tensor<48xf32> {pipe.parameter = "transformer.h.0.attn.c_attn.bias"} loc("transformer.h.0.attn.c_attn.bias"), %arg6: tensor<16x16xf32> {pipe.parameter = "transformer.h.0.attn.c_proj.weight"} loc("transformer.h.0.attn.c_proj.weight"), %arg7: tensor<16xf32> {pipe.parameter = "transformer.h.0.attn.c_proj.bias"} loc("transformer.h.0.attn.c_proj.bias"), %arg8: tensor<16xf32> {pipe.parameter = "transformer.h.0.ln_2.weight"} loc("transformer.h.0.ln_2.weight"), %arg9: tensor<16xf32> {pipe.parameter = "transformer.h.0.ln_2.bias"} loc("transformer.h.0.ln_2.bias"), %arg10: tensor<16x64xf32> {pipe.parameter = "transformer.h.0.mlp.c_fc.weight"} loc("transformer.h.0.mlp.c_fc.weight"), %arg11: tensor<64xf32> {pipe.parameter = "transformer.h.0.mlp.c_fc.bias"} loc("transformer.h.0.mlp.c_fc.bias"), %arg12: tensor<64x16xf32> {pipe.parameter = "transformer.h.0.mlp.c_proj.weight"} loc("transformer.h.0.mlp.c_proj.weight"), %arg13: tensor<16xf32> {pipe.parameter = "transformer.h.0.mlp.c_proj.bias"} loc("transformer.h.0.mlp.c_proj.bias"), %arg14: tensor<16xf32> {pipe.parameter = "transformer.h.1.ln_1.weight"} loc("transformer.h.1.ln_1.weight"), %arg15: tensor<16xf32> {pipe.parameter = "transformer.h.1.ln_1.bias"} loc("transformer.h.1.ln_1.bias"), %arg16: tensor<16x48xf32> {pipe.parameter = "transformer.h.1.attn.c_attn.weight"} loc("transformer.h.1.attn.c_attn.weight"), %arg17: tensor<48xf32> {pipe.parameter = "transformer.h.1.attn.c_attn.bias"} loc("transformer.h.1.attn.c_attn.bias"), %arg18: tensor<16x16xf32> {pipe.parameter = "transformer.h.1.attn.c_proj.weight"} loc("transformer.h.1.attn.c_proj.weight"), %arg19: tensor<16xf32> {pipe.parameter = "transformer.h.1.attn.c_proj.bias"} loc("transformer.h.1.attn.c_proj.bias"), %arg20: tensor<16xf32> {pipe.parameter = "transformer.h.1.ln_2.weight"} loc("transformer.h.1.ln_2.weight"), %arg21: tensor<16xf32> {pipe.parameter = "transformer.h.1.ln_2.bias"} loc("transformer.h.1.ln_2.bias"), %arg22: tensor<16x64xf32> {pipe.parameter = "transformer.h.1.mlp.c_fc.weight"} loc("transformer.h.1.mlp.c_fc.weight"), %arg23: tensor<64xf32> {pipe.parameter = "transformer.h.1.mlp.c_fc.bias"} loc("transformer.h.1.mlp.c_fc.bias"), %arg24: tensor<64x16xf32> {pipe.parameter = "transformer.h.1.mlp.c_proj.weight"} loc("transformer.h.1.mlp.c_proj.weight"), %arg25: tensor<16xf32> {pipe.parameter = "transformer.h.1.mlp.c_proj.bias"} loc("transformer.h.1.mlp.c_proj.bias"), %arg26: tensor<16xf32> {pipe.parameter = "transformer.h.2.ln_1.weight"} loc("transformer.h.2.ln_1.weight"), %arg27: tensor<16xf32> {pipe.parameter = "transformer.h.2.ln_1.bias"} loc("transformer.h.2.ln_1.bias"), %arg28: tensor<16x48xf32> {pipe.parameter = "transformer.h.2.attn.c_attn.weight"} loc("transformer.h.2.attn.c_attn.weight"), %arg29: tensor<48xf32> {pipe.parameter = "transformer.h.2.attn.c_attn.bias"} loc("transformer.h.2.attn.c_attn.bias"), %arg30: tensor<16x16xf32> {pipe.parameter = "transformer.h.2.attn.c_proj.weight"} loc("transformer.h.2.attn.c_proj.weight"), %arg31: tensor<16xf32> {pipe.parameter = "transformer.h.2.attn.c_proj.bias"} loc("transformer.h.2.attn.c_proj.bias"), %arg32: tensor<16xf32> {pipe.parameter = "transformer.h.2.ln_2.weight"} loc("transformer.h.2.ln_2.weight"), %arg33: tensor<16xf32> {pipe.parameter = "transformer.h.2.ln_2.bias"} loc("transformer.h.2.ln_2.bias"), %arg34: tensor<16x64xf32> {pipe.parameter = "transformer.h.2.mlp.c_fc.weight"} loc("transformer.h.2.mlp.c_fc.weight"), %arg35: tensor<64xf32> {pipe.parameter = "transformer.h.2.mlp.c_fc.bias"} loc("transformer.h.2.mlp.c_fc.bias"), %arg36: tensor<64x16xf32> {pipe.parameter = "transformer.h.2.mlp.c_proj.weight"} loc("transformer.h.2.mlp.c_proj.weight"), %arg37: tensor<16xf32> {pipe.parameter = "transformer.h.2.mlp.c_proj.bias"} loc("transformer.h.2.mlp.c_proj.bias"), %arg38: tensor<16xf32> {pipe.parameter = "transformer.h.3.ln_1.weight"} loc("transformer.h.3.ln_1.weight"), %arg39: tensor<16xf32> {pipe.parameter = "transformer.h.3.ln_1.bias"} loc("transformer.h.3.ln_1.bias"), %arg40: tensor<16x48xf32> {pipe.parameter = "transformer.h.3.attn.c_attn.weight"} loc("transformer.h.3.attn.c_attn.weight"), %arg41: tensor<48xf32> {pipe.parameter = "transformer.h.3.attn.c_attn.bias"} loc("transformer.h.3.attn.c_attn.bias"), %arg42: tensor<16x16xf32> {pipe.parameter = "transformer.h.3.attn.c_proj.weight"} loc("transformer.h.3.attn.c_proj.weight"), %arg43: tensor<16xf32> {pipe.parameter = "transformer.h.3.attn.c_proj.bias"} loc("transformer.h.3.attn.c_proj.bias"), %arg44: tensor<16xf32> {pipe.parameter = "transformer.h.3.ln_2.weight"} loc("transformer.h.3.ln_2.weight"), %arg45: tensor<16xf32> {pipe.parameter = "transformer.h.3.ln_2.bias"} loc("transformer.h.3.ln_2.bias"), %arg46: tensor<16x64xf32> {pipe.parameter = "transformer.h.3.mlp.c_fc.weight"} loc("transformer.h.3.mlp.c_fc.weight"), %arg47: tensor<64xf32> {pipe.parameter = "transformer.h.3.mlp.c_fc.bias"} loc("transformer.h.3.mlp.c_fc.bias"), %arg48: tensor<64x16xf32> {pipe.parameter = "transformer.h.3.mlp.c_proj.weight"} loc("transformer.h.3.mlp.c_proj.weight"), %arg49: tensor<16xf32> {pipe.parameter = "transformer.h.3.mlp.c_proj.bias"} loc("transformer.h.3.mlp.c_proj.bias"), %arg50: tensor<16xf32> {pipe.parameter = "transformer.ln_f.weight"} loc("transformer.ln_f.weight"), %arg51: tensor<16xf32> {pipe.parameter = "transformer.ln_f.bias"} loc("transformer.ln_f.bias"), %arg52: tensor<2x12xi64> {pipe.input = "input_ids"} loc("input_ids"), %arg53: tensor<2x12xi64> {pipe.input = "labels"} loc("labels"), %arg54: tensor<2x1x12x12xf32> {pipe.input = "attention_mask"} loc("attention_mask")) -> (tensor<f32> {pipe.loss = "loss"}) {
    %c-100_i64 = arith.constant -100 : i64 loc(#loc)
    %c3_i64 = arith.constant 3 : i64 loc(#loc57)
    %c0_i64 = arith.constant 0 : i64 loc(#loc)
    %c16 = arith.constant 16 : index loc(#loc)
    %c64 = arith.constant 64 : index loc(#loc)
    %cst = arith.constant 0.000000e+00 : f64 loc(#loc)
    %cst_0 = arith.constant 0.000000e+00 : f32 loc(#loc)
    %cst_1 = arith.constant 0xFF800000 : f32 loc(#loc)
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<f32> loc(#loc58)
    %cst_3 = arith.constant 0.79788456080286541 : f64 loc(#loc57)
    %cst_4 = arith.constant 4.471500e-02 : f64 loc(#loc57)
    %cst_5 = arith.constant 0.35355339059327379 : f64 loc(#loc59)
    %cst_6 = arith.constant 1.000000e-05 : f64 loc(#loc60)
    %cst_7 = arith.constant 1.600000e+01 : f64 loc(#loc)
    %cst_8 = arith.constant 1.600000e+01 : f32 loc(#loc)
    %cst_9 = arith.constant 5.000000e-01 : f32 loc(#loc)
    %cst_10 = arith.constant 1.000000e+00 : f32 loc(#loc)
    %cst_11 = arith.constant dense<0> : tensor<i64> loc(#loc58)
    %0 = tensor.empty() : tensor<2x12x16xf32> loc(#loc61)
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg52 : tensor<2x12xi64>) outs(%0 : tensor<2x12x16xf32>) {
    ^bb0(%in: i64 loc("transformer"), %out: f32 loc("transformer.wte")):
      %329 = arith.index_cast %in : i64 to index loc(#loc61)
      %330 = linalg.index 2 : index loc(#loc61)
      %331 = arith.cmpi slt, %329, %c64 : index loc(#loc61)
      cf.assert %331, "index must be smaller than dim size" loc(#loc61)
      %332 = arith.cmpi sge, %in, %c0_i64 : i64 loc(#loc61)
      cf.assert %332, "index must be larger or equal to 0" loc(#loc61)
      %extracted = tensor.extract %arg0[%329, %330] : tensor<64x16xf32> loc(#loc61)
      linalg.yield %extracted : f32 loc(#loc61)
    } -> tensor<2x12x16xf32> loc(#loc61)
    %2 = tensor.empty() : tensor<12xi64> loc(#loc1)
    %3 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel"]} outs(%2 : tensor<12xi64>) {
    ^bb0(%out: i64 loc("transformer")):
      %329 = linalg.index 0 : index loc(#loc1)
      %330 = arith.index_cast %329 : index to i64 loc(#loc1)
      linalg.yield %330 : i64 loc(#loc1)
    } -> tensor<12xi64> loc(#loc1)
    %expanded = tensor.expand_shape %3 [[0, 1]] output_shape [1, 12] : tensor<12xi64> into tensor<1x12xi64> loc(#loc1)
    %4 = tensor.empty() : tensor<1x12x16xf32> loc(#loc62)
    %5 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded : tensor<1x12xi64>) outs(%4 : tensor<1x12x16xf32>) {
    ^bb0(%in: i64 loc("transformer"), %out: f32 loc("transformer.wpe")):
      %329 = arith.index_cast %in : i64 to index loc(#loc62)
      %330 = linalg.index 2 : index loc(#loc62)
      %331 = arith.cmpi slt, %329, %c16 : index loc(#loc62)
      cf.assert %331, "index must be smaller than dim size" loc(#loc62)
      %332 = arith.cmpi sge, %in, %c0_i64 : i64 loc(#loc62)
      cf.assert %332, "index must be larger or equal to 0" loc(#loc62)
      %extracted = tensor.extract %arg1[%329, %330] : tensor<16x16xf32> loc(#loc62)
      linalg.yield %extracted : f32 loc(#loc62)
    } -> tensor<1x12x16xf32> loc(#loc62)
    %6 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1, %5 : tensor<2x12x16xf32>, tensor<1x12x16xf32>) outs(%0 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.wte"), %in_116: f32 loc("transformer.wpe"), %out: f32 loc("transformer")):
      %329 = arith.addf %in, %in_116 : f32 loc(#loc1)
      linalg.yield %329 : f32 loc(#loc1)
    } -> tensor<2x12x16xf32> loc(#loc1)
    %7 = tensor.empty() : tensor<2x12x16xf64> loc(#loc60)
    %8 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6 : tensor<2x12x16xf32>) outs(%7 : tensor<2x12x16xf64>) {
    ^bb0(%in: f32 loc("transformer"), %out: f64 loc("transformer.h.0.ln_1")):
      %329 = arith.extf %in : f32 to f64 loc(#loc60)
      linalg.yield %329 : f64 loc(#loc60)
    } -> tensor<2x12x16xf64> loc(#loc60)
    %9 = tensor.empty() : tensor<2x12x1xf64> loc(#loc60)
    %10 = linalg.fill ins(%cst : f64) outs(%9 : tensor<2x12x1xf64>) -> tensor<2x12x1xf64> loc(#loc60)
    %11 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%8 : tensor<2x12x16xf64>) outs(%10 : tensor<2x12x1xf64>) {
    ^bb0(%in: f64 loc("transformer.h.0.ln_1"), %out: f64 loc("transformer.h.0.ln_1")):
      %329 = arith.addf %in, %out : f64 loc(#loc60)
      linalg.yield %329 : f64 loc(#loc60)
    } -> tensor<2x12x1xf64> loc(#loc60)
    %12 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11 : tensor<2x12x1xf64>) outs(%9 : tensor<2x12x1xf64>) {
    ^bb0(%in: f64 loc("transformer.h.0.ln_1"), %out: f64 loc("transformer.h.0.ln_1")):
      %329 = arith.divf %in, %cst_7 : f64 loc(#loc60)
      linalg.yield %329 : f64 loc(#loc60)
    } -> tensor<2x12x1xf64> loc(#loc60)
    %13 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%8, %12 : tensor<2x12x16xf64>, tensor<2x12x1xf64>) outs(%7 : tensor<2x12x16xf64>) {
    ^bb0(%in: f64 loc("transformer.h.0.ln_1"), %in_116: f64 loc("transformer.h.0.ln_1"), %out: f64 loc("transformer.h.0.ln_1")):
      %329 = arith.subf %in, %in_116 : f64 loc(#loc60)
      linalg.yield %329 : f64 loc(#loc60)
    } -> tensor<2x12x16xf64> loc(#loc60)
    %14 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%13, %13 : tensor<2x12x16xf64>, tensor<2x12x16xf64>) outs(%7 : tensor<2x12x16xf64>) {
    ^bb0(%in: f64 loc("transformer.h.0.ln_1"), %in_116: f64 loc("transformer.h.0.ln_1"), %out: f64 loc("transformer.h.0.ln_1")):
      %329 = arith.mulf %in, %in_116 : f64 loc(#loc60)
      linalg.yield %329 : f64 loc(#loc60)
    } -> tensor<2x12x16xf64> loc(#loc60)
    %15 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%14 : tensor<2x12x16xf64>) outs(%10 : tensor<2x12x1xf64>) {
    ^bb0(%in: f64 loc("transformer.h.0.ln_1"), %out: f64 loc("transformer.h.0.ln_1")):
      %329 = arith.addf %in, %out : f64 loc(#loc60)
      linalg.yield %329 : f64 loc(#loc60)
    } -> tensor<2x12x1xf64> loc(#loc60)
    %16 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%15 : tensor<2x12x1xf64>) outs(%9 : tensor<2x12x1xf64>) {
    ^bb0(%in: f64 loc("transformer.h.0.ln_1"), %out: f64 loc("transformer.h.0.ln_1")):
      %329 = arith.divf %in, %cst_7 : f64 loc(#loc60)
      linalg.yield %329 : f64 loc(#loc60)
    } -> tensor<2x12x1xf64> loc(#loc60)
    %17 = tensor.empty() : tensor<2x12x1xf32> loc(#loc60)
    %18 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%16 : tensor<2x12x1xf64>) outs(%17 : tensor<2x12x1xf32>) {
    ^bb0(%in: f64 loc("transformer.h.0.ln_1"), %out: f32 loc("transformer.h.0.ln_1")):
      %329 = arith.truncf %in : f64 to f32 loc(#loc60)
      linalg.yield %329 : f32 loc(#loc60)
    } -> tensor<2x12x1xf32> loc(#loc60)
    %19 = linalg.fill ins(%cst_0 : f32) outs(%17 : tensor<2x12x1xf32>) -> tensor<2x12x1xf32> loc(#loc60)
    %20 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%6 : tensor<2x12x16xf32>) outs(%19 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer"), %out: f32 loc("transformer.h.0.ln_1")):
      %329 = arith.addf %in, %out : f32 loc(#loc60)
      linalg.yield %329 : f32 loc(#loc60)
    } -> tensor<2x12x1xf32> loc(#loc60)
    %21 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%20 : tensor<2x12x1xf32>) outs(%17 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0.ln_1"), %out: f32 loc("transformer.h.0.ln_1")):
      %329 = arith.divf %in, %cst_8 : f32 loc(#loc60)
      linalg.yield %329 : f32 loc(#loc60)
    } -> tensor<2x12x1xf32> loc(#loc60)
    %22 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%18 : tensor<2x12x1xf32>) outs(%17 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0.ln_1"), %out: f32 loc("transformer.h.0.ln_1")):
      %329 = arith.truncf %cst_6 : f64 to f32 loc(#loc60)
      %330 = arith.addf %in, %329 : f32 loc(#loc60)
      linalg.yield %330 : f32 loc(#loc60)
    } -> tensor<2x12x1xf32> loc(#loc60)
    %23 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%22 : tensor<2x12x1xf32>) outs(%17 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0.ln_1"), %out: f32 loc("transformer.h.0.ln_1")):
      %329 = math.rsqrt %in : f32 loc(#loc60)
      linalg.yield %329 : f32 loc(#loc60)
    } -> tensor<2x12x1xf32> loc(#loc60)
    %24 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6, %21 : tensor<2x12x16xf32>, tensor<2x12x1xf32>) outs(%0 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer"), %in_116: f32 loc("transformer.h.0.ln_1"), %out: f32 loc("transformer.h.0.ln_1")):
      %329 = arith.subf %in, %in_116 : f32 loc(#loc60)
      linalg.yield %329 : f32 loc(#loc60)
    } -> tensor<2x12x16xf32> loc(#loc60)
    %25 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%24, %23 : tensor<2x12x16xf32>, tensor<2x12x1xf32>) outs(%0 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0.ln_1"), %in_116: f32 loc("transformer.h.0.ln_1"), %out: f32 loc("transformer.h.0.ln_1")):
      %329 = arith.mulf %in, %in_116 : f32 loc(#loc60)
      linalg.yield %329 : f32 loc(#loc60)
    } -> tensor<2x12x16xf32> loc(#loc60)
    %26 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%25, %arg2 : tensor<2x12x16xf32>, tensor<16xf32>) outs(%0 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0.ln_1"), %in_116: f32 loc("transformer.h.0.ln_1"), %out: f32 loc("transformer.h.0.ln_1")):
      %329 = arith.mulf %in, %in_116 : f32 loc(#loc60)
      linalg.yield %329 : f32 loc(#loc60)
    } -> tensor<2x12x16xf32> loc(#loc60)
    %27 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%26, %arg3 : tensor<2x12x16xf32>, tensor<16xf32>) outs(%0 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0.ln_1"), %in_116: f32 loc("transformer.h.0.ln_1"), %out: f32 loc("transformer.h.0.ln_1")):
      %329 = arith.addf %in, %in_116 : f32 loc(#loc60)
      linalg.yield %329 : f32 loc(#loc60)
    } -> tensor<2x12x16xf32> loc(#loc60)
    %collapsed = tensor.collapse_shape %27 [[0, 1], [2]] : tensor<2x12x16xf32> into tensor<24x16xf32> loc(#loc63)
    %28 = tensor.empty() : tensor<24x48xf32> loc(#loc63)
    %29 = linalg.fill ins(%cst_0 : f32) outs(%28 : tensor<24x48xf32>) -> tensor<24x48xf32> loc(#loc63)
    %30 = linalg.matmul ins(%collapsed, %arg4 : tensor<24x16xf32>, tensor<16x48xf32>) outs(%29 : tensor<24x48xf32>) -> tensor<24x48xf32> loc(#loc63)
    %31 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel"]} ins(%arg5 : tensor<48xf32>) outs(%28 : tensor<24x48xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0.attn.c_attn"), %out: f32 loc("transformer.h.0.attn.c_attn")):
      linalg.yield %in : f32 loc(#loc63)
    } -> tensor<24x48xf32> loc(#loc63)
    %32 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%30, %31 : tensor<24x48xf32>, tensor<24x48xf32>) outs(%28 : tensor<24x48xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0.attn.c_attn"), %in_116: f32 loc("transformer.h.0.attn.c_attn"), %out: f32 loc("transformer.h.0.attn.c_attn")):
      %329 = arith.addf %in, %in_116 : f32 loc(#loc63)
      linalg.yield %329 : f32 loc(#loc63)
    } -> tensor<24x48xf32> loc(#loc63)
    %expanded_12 = tensor.expand_shape %32 [[0, 1], [2]] output_shape [2, 12, 48] : tensor<24x48xf32> into tensor<2x12x48xf32> loc(#loc63)
    %extracted_slice = tensor.extract_slice %expanded_12[0, 0, 0] [2, 12, 16] [1, 1, 1] : tensor<2x12x48xf32> to tensor<2x12x16xf32> loc(#loc59)
    %extracted_slice_13 = tensor.extract_slice %expanded_12[0, 0, 16] [2, 12, 16] [1, 1, 1] : tensor<2x12x48xf32> to tensor<2x12x16xf32> loc(#loc59)
    %extracted_slice_14 = tensor.extract_slice %expanded_12[0, 0, 32] [2, 12, 16] [1, 1, 1] : tensor<2x12x48xf32> to tensor<2x12x16xf32> loc(#loc59)
    %expanded_15 = tensor.expand_shape %extracted_slice_13 [[0], [1], [2, 3]] output_shape [2, 12, 2, 8] : tensor<2x12x16xf32> into tensor<2x12x2x8xf32> loc(#loc59)
    %expanded_16 = tensor.expand_shape %extracted_slice_14 [[0], [1], [2, 3]] output_shape [2, 12, 2, 8] : tensor<2x12x16xf32> into tensor<2x12x2x8xf32> loc(#loc59)
    %33 = tensor.empty() : tensor<2x2x12x8xf32> loc(#loc59)
    %transposed = linalg.transpose ins(%expanded_16 : tensor<2x12x2x8xf32>) outs(%33 : tensor<2x2x12x8xf32>) permutation = [0, 2, 1, 3]  loc(#loc59)
    %expanded_17 = tensor.expand_shape %extracted_slice [[0], [1], [2, 3]] output_shape [2, 12, 2, 8] : tensor<2x12x16xf32> into tensor<2x12x2x8xf32> loc(#loc59)
    %transposed_18 = linalg.transpose ins(%expanded_17 : tensor<2x12x2x8xf32>) outs(%33 : tensor<2x2x12x8xf32>) permutation = [0, 2, 1, 3]  loc(#loc59)
    %34 = tensor.empty() : tensor<2x2x8x12xf32> loc(#loc59)
    %transposed_19 = linalg.transpose ins(%expanded_15 : tensor<2x12x2x8xf32>) outs(%34 : tensor<2x2x8x12xf32>) permutation = [0, 2, 3, 1]  loc(#loc59)
    %collapsed_20 = tensor.collapse_shape %transposed_18 [[0, 1], [2], [3]] : tensor<2x2x12x8xf32> into tensor<4x12x8xf32> loc(#loc59)
    %collapsed_21 = tensor.collapse_shape %transposed_19 [[0, 1], [2], [3]] : tensor<2x2x8x12xf32> into tensor<4x8x12xf32> loc(#loc59)
    %35 = tensor.empty() : tensor<4x12x12xf32> loc(#loc59)
    %36 = linalg.fill ins(%cst_0 : f32) outs(%35 : tensor<4x12x12xf32>) -> tensor<4x12x12xf32> loc(#loc59)
    %37 = linalg.batch_matmul ins(%collapsed_20, %collapsed_21 : tensor<4x12x8xf32>, tensor<4x8x12xf32>) outs(%36 : tensor<4x12x12xf32>) -> tensor<4x12x12xf32> loc(#loc59)
    %expanded_22 = tensor.expand_shape %37 [[0, 1], [2], [3]] output_shape [2, 2, 12, 12] : tensor<4x12x12xf32> into tensor<2x2x12x12xf32> loc(#loc59)
    %38 = tensor.empty() : tensor<2x2x12x12xf32> loc(#loc59)
    %39 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_22 : tensor<2x2x12x12xf32>) outs(%38 : tensor<2x2x12x12xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0.attn"), %out: f32 loc("transformer.h.0.attn")):
      %329 = arith.truncf %cst_5 : f64 to f32 loc(#loc59)
      %330 = arith.mulf %in, %329 : f32 loc(#loc59)
      linalg.yield %330 : f32 loc(#loc59)
    } -> tensor<2x2x12x12xf32> loc(#loc59)
    %40 = linalg.generic {indexing_maps = [#map8, #map9, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%39, %arg54 : tensor<2x2x12x12xf32>, tensor<2x1x12x12xf32>) outs(%38 : tensor<2x2x12x12xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0.attn"), %in_116: f32 loc("transformer.h.0.attn"), %out: f32 loc("transformer.h.0.attn")):
      %329 = arith.addf %in, %in_116 : f32 loc(#loc59)
      linalg.yield %329 : f32 loc(#loc59)
    } -> tensor<2x2x12x12xf32> loc(#loc59)
    %41 = tensor.empty() : tensor<2x2x12xi64> loc(#loc59)
    %42 = linalg.fill ins(%c0_i64 : i64) outs(%41 : tensor<2x2x12xi64>) -> tensor<2x2x12xi64> loc(#loc59)
    %43 = tensor.empty() : tensor<2x2x12xf32> loc(#loc59)
    %44 = linalg.fill ins(%cst_1 : f32) outs(%43 : tensor<2x2x12xf32>) -> tensor<2x2x12xf32> loc(#loc59)
    %45:2 = linalg.generic {indexing_maps = [#map8, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%40 : tensor<2x2x12x12xf32>) outs(%44, %42 : tensor<2x2x12xf32>, tensor<2x2x12xi64>) {
    ^bb0(%in: f32 loc("transformer.h.0.attn"), %out: f32 loc("transformer.h.0.attn"), %out_116: i64 loc("transformer.h.0.attn")):
      %329 = linalg.index 3 : index loc(#loc59)
      %330 = arith.index_cast %329 : index to i64 loc(#loc59)
      %331 = arith.maximumf %in, %out : f32 loc(#loc59)
      %332 = arith.cmpf ogt, %in, %out : f32 loc(#loc59)
      %333 = arith.select %332, %330, %out_116 : i64 loc(#loc59)
      linalg.yield %331, %333 : f32, i64 loc(#loc59)
    } -> (tensor<2x2x12xf32>, tensor<2x2x12xi64>) loc(#loc59)
    %expanded_23 = tensor.expand_shape %45#0 [[0], [1], [2, 3]] output_shape [2, 2, 12, 1] : tensor<2x2x12xf32> into tensor<2x2x12x1xf32> loc(#loc59)
    %46 = linalg.generic {indexing_maps = [#map8, #map11, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%40, %expanded_23 : tensor<2x2x12x12xf32>, tensor<2x2x12x1xf32>) outs(%38 : tensor<2x2x12x12xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0.attn"), %in_116: f32 loc("transformer.h.0.attn"), %out: f32 loc("transformer.h.0.attn")):
      %329 = arith.subf %in, %in_116 : f32 loc(#loc59)
      linalg.yield %329 : f32 loc(#loc59)
    } -> tensor<2x2x12x12xf32> loc(#loc59)
    %47 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%46 : tensor<2x2x12x12xf32>) outs(%38 : tensor<2x2x12x12xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0.attn"), %out: f32 loc("transformer.h.0.attn")):
      %329 = math.exp %in : f32 loc(#loc59)
      linalg.yield %329 : f32 loc(#loc59)
    } -> tensor<2x2x12x12xf32> loc(#loc59)
    %48 = tensor.empty() : tensor<2x2x12x1xf32> loc(#loc59)
    %49 = linalg.fill ins(%cst_0 : f32) outs(%48 : tensor<2x2x12x1xf32>) -> tensor<2x2x12x1xf32> loc(#loc59)
    %50 = linalg.generic {indexing_maps = [#map8, #map11], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%47 : tensor<2x2x12x12xf32>) outs(%49 : tensor<2x2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0.attn"), %out: f32 loc("transformer.h.0.attn")):
      %329 = arith.addf %in, %out : f32 loc(#loc59)
      linalg.yield %329 : f32 loc(#loc59)
    } -> tensor<2x2x12x1xf32> loc(#loc59)
    %51 = linalg.generic {indexing_maps = [#map8, #map11, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%47, %50 : tensor<2x2x12x12xf32>, tensor<2x2x12x1xf32>) outs(%38 : tensor<2x2x12x12xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0.attn"), %in_116: f32 loc("transformer.h.0.attn"), %out: f32 loc("transformer.h.0.attn")):
      %329 = arith.divf %in, %in_116 : f32 loc(#loc59)
      linalg.yield %329 : f32 loc(#loc59)
    } -> tensor<2x2x12x12xf32> loc(#loc59)
    %collapsed_24 = tensor.collapse_shape %51 [[0, 1], [2], [3]] : tensor<2x2x12x12xf32> into tensor<4x12x12xf32> loc(#loc59)
    %collapsed_25 = tensor.collapse_shape %transposed [[0, 1], [2], [3]] : tensor<2x2x12x8xf32> into tensor<4x12x8xf32> loc(#loc59)
    %52 = tensor.empty() : tensor<4x12x8xf32> loc(#loc59)
    %53 = linalg.fill ins(%cst_0 : f32) outs(%52 : tensor<4x12x8xf32>) -> tensor<4x12x8xf32> loc(#loc59)
    %54 = linalg.batch_matmul ins(%collapsed_24, %collapsed_25 : tensor<4x12x12xf32>, tensor<4x12x8xf32>) outs(%53 : tensor<4x12x8xf32>) -> tensor<4x12x8xf32> loc(#loc59)
    %expanded_26 = tensor.expand_shape %54 [[0, 1], [2], [3]] output_shape [2, 2, 12, 8] : tensor<4x12x8xf32> into tensor<2x2x12x8xf32> loc(#loc59)
    %55 = tensor.empty() : tensor<2x12x2x8xf32> loc(#loc59)
    %transposed_27 = linalg.transpose ins(%expanded_26 : tensor<2x2x12x8xf32>) outs(%55 : tensor<2x12x2x8xf32>) permutation = [0, 2, 1, 3]  loc(#loc59)
    %collapsed_28 = tensor.collapse_shape %transposed_27 [[0, 1], [2, 3]] : tensor<2x12x2x8xf32> into tensor<24x16xf32> loc(#loc64)
    %56 = tensor.empty() : tensor<24x16xf32> loc(#loc64)
    %57 = linalg.fill ins(%cst_0 : f32) outs(%56 : tensor<24x16xf32>) -> tensor<24x16xf32> loc(#loc64)
    %58 = linalg.matmul ins(%collapsed_28, %arg6 : tensor<24x16xf32>, tensor<16x16xf32>) outs(%57 : tensor<24x16xf32>) -> tensor<24x16xf32> loc(#loc64)
    %59 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel"]} ins(%arg7 : tensor<16xf32>) outs(%56 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0.attn.c_proj"), %out: f32 loc("transformer.h.0.attn.c_proj")):
      linalg.yield %in : f32 loc(#loc64)
    } -> tensor<24x16xf32> loc(#loc64)
    %60 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%58, %59 : tensor<24x16xf32>, tensor<24x16xf32>) outs(%56 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0.attn.c_proj"), %in_116: f32 loc("transformer.h.0.attn.c_proj"), %out: f32 loc("transformer.h.0.attn.c_proj")):
      %329 = arith.addf %in, %in_116 : f32 loc(#loc64)
      linalg.yield %329 : f32 loc(#loc64)
    } -> tensor<24x16xf32> loc(#loc64)
    %expanded_29 = tensor.expand_shape %60 [[0, 1], [2]] output_shape [2, 12, 16] : tensor<24x16xf32> into tensor<2x12x16xf32> loc(#loc64)
    %61 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_29, %6 : tensor<2x12x16xf32>, tensor<2x12x16xf32>) outs(%0 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0.attn.c_proj"), %in_116: f32 loc("transformer"), %out: f32 loc("transformer.h.0")):
      %329 = arith.addf %in, %in_116 : f32 loc(#loc65)
      linalg.yield %329 : f32 loc(#loc65)
    } -> tensor<2x12x16xf32> loc(#loc65)
    %62 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%61 : tensor<2x12x16xf32>) outs(%7 : tensor<2x12x16xf64>) {
    ^bb0(%in: f32 loc("transformer.h.0"), %out: f64 loc("transformer.h.0.ln_2")):
      %329 = arith.extf %in : f32 to f64 loc(#loc66)
      linalg.yield %329 : f64 loc(#loc66)
    } -> tensor<2x12x16xf64> loc(#loc66)
    %63 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%62 : tensor<2x12x16xf64>) outs(%10 : tensor<2x12x1xf64>) {
    ^bb0(%in: f64 loc("transformer.h.0.ln_2"), %out: f64 loc("transformer.h.0.ln_2")):
      %329 = arith.addf %in, %out : f64 loc(#loc66)
      linalg.yield %329 : f64 loc(#loc66)
    } -> tensor<2x12x1xf64> loc(#loc66)
    %64 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%63 : tensor<2x12x1xf64>) outs(%9 : tensor<2x12x1xf64>) {
    ^bb0(%in: f64 loc("transformer.h.0.ln_2"), %out: f64 loc("transformer.h.0.ln_2")):
      %329 = arith.divf %in, %cst_7 : f64 loc(#loc66)
      linalg.yield %329 : f64 loc(#loc66)
    } -> tensor<2x12x1xf64> loc(#loc66)
    %65 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%62, %64 : tensor<2x12x16xf64>, tensor<2x12x1xf64>) outs(%7 : tensor<2x12x16xf64>) {
    ^bb0(%in: f64 loc("transformer.h.0.ln_2"), %in_116: f64 loc("transformer.h.0.ln_2"), %out: f64 loc("transformer.h.0.ln_2")):
      %329 = arith.subf %in, %in_116 : f64 loc(#loc66)
      linalg.yield %329 : f64 loc(#loc66)
    } -> tensor<2x12x16xf64> loc(#loc66)
    %66 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%65, %65 : tensor<2x12x16xf64>, tensor<2x12x16xf64>) outs(%7 : tensor<2x12x16xf64>) {
    ^bb0(%in: f64 loc("transformer.h.0.ln_2"), %in_116: f64 loc("transformer.h.0.ln_2"), %out: f64 loc("transformer.h.0.ln_2")):
      %329 = arith.mulf %in, %in_116 : f64 loc(#loc66)
      linalg.yield %329 : f64 loc(#loc66)
    } -> tensor<2x12x16xf64> loc(#loc66)
    %67 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%66 : tensor<2x12x16xf64>) outs(%10 : tensor<2x12x1xf64>) {
    ^bb0(%in: f64 loc("transformer.h.0.ln_2"), %out: f64 loc("transformer.h.0.ln_2")):
      %329 = arith.addf %in, %out : f64 loc(#loc66)
      linalg.yield %329 : f64 loc(#loc66)
    } -> tensor<2x12x1xf64> loc(#loc66)
    %68 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%67 : tensor<2x12x1xf64>) outs(%9 : tensor<2x12x1xf64>) {
    ^bb0(%in: f64 loc("transformer.h.0.ln_2"), %out: f64 loc("transformer.h.0.ln_2")):
      %329 = arith.divf %in, %cst_7 : f64 loc(#loc66)
      linalg.yield %329 : f64 loc(#loc66)
    } -> tensor<2x12x1xf64> loc(#loc66)
    %69 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%68 : tensor<2x12x1xf64>) outs(%17 : tensor<2x12x1xf32>) {
    ^bb0(%in: f64 loc("transformer.h.0.ln_2"), %out: f32 loc("transformer.h.0.ln_2")):
      %329 = arith.truncf %in : f64 to f32 loc(#loc66)
      linalg.yield %329 : f32 loc(#loc66)
    } -> tensor<2x12x1xf32> loc(#loc66)
    %70 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%61 : tensor<2x12x16xf32>) outs(%19 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0"), %out: f32 loc("transformer.h.0.ln_2")):
      %329 = arith.addf %in, %out : f32 loc(#loc66)
      linalg.yield %329 : f32 loc(#loc66)
    } -> tensor<2x12x1xf32> loc(#loc66)
    %71 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%70 : tensor<2x12x1xf32>) outs(%17 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0.ln_2"), %out: f32 loc("transformer.h.0.ln_2")):
      %329 = arith.divf %in, %cst_8 : f32 loc(#loc66)
      linalg.yield %329 : f32 loc(#loc66)
    } -> tensor<2x12x1xf32> loc(#loc66)
    %72 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%69 : tensor<2x12x1xf32>) outs(%17 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0.ln_2"), %out: f32 loc("transformer.h.0.ln_2")):
      %329 = arith.truncf %cst_6 : f64 to f32 loc(#loc66)
      %330 = arith.addf %in, %329 : f32 loc(#loc66)
      linalg.yield %330 : f32 loc(#loc66)
    } -> tensor<2x12x1xf32> loc(#loc66)
    %73 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%72 : tensor<2x12x1xf32>) outs(%17 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0.ln_2"), %out: f32 loc("transformer.h.0.ln_2")):
      %329 = math.rsqrt %in : f32 loc(#loc66)
      linalg.yield %329 : f32 loc(#loc66)
    } -> tensor<2x12x1xf32> loc(#loc66)
    %74 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%61, %71 : tensor<2x12x16xf32>, tensor<2x12x1xf32>) outs(%0 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0"), %in_116: f32 loc("transformer.h.0.ln_2"), %out: f32 loc("transformer.h.0.ln_2")):
      %329 = arith.subf %in, %in_116 : f32 loc(#loc66)
      linalg.yield %329 : f32 loc(#loc66)
    } -> tensor<2x12x16xf32> loc(#loc66)
    %75 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%74, %73 : tensor<2x12x16xf32>, tensor<2x12x1xf32>) outs(%0 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0.ln_2"), %in_116: f32 loc("transformer.h.0.ln_2"), %out: f32 loc("transformer.h.0.ln_2")):
      %329 = arith.mulf %in, %in_116 : f32 loc(#loc66)
      linalg.yield %329 : f32 loc(#loc66)
    } -> tensor<2x12x16xf32> loc(#loc66)
    %76 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%75, %arg8 : tensor<2x12x16xf32>, tensor<16xf32>) outs(%0 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0.ln_2"), %in_116: f32 loc("transformer.h.0.ln_2"), %out: f32 loc("transformer.h.0.ln_2")):
      %329 = arith.mulf %in, %in_116 : f32 loc(#loc66)
      linalg.yield %329 : f32 loc(#loc66)
    } -> tensor<2x12x16xf32> loc(#loc66)
    %77 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%76, %arg9 : tensor<2x12x16xf32>, tensor<16xf32>) outs(%0 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0.ln_2"), %in_116: f32 loc("transformer.h.0.ln_2"), %out: f32 loc("transformer.h.0.ln_2")):
      %329 = arith.addf %in, %in_116 : f32 loc(#loc66)
      linalg.yield %329 : f32 loc(#loc66)
    } -> tensor<2x12x16xf32> loc(#loc66)
    %collapsed_30 = tensor.collapse_shape %77 [[0, 1], [2]] : tensor<2x12x16xf32> into tensor<24x16xf32> loc(#loc67)
    %78 = tensor.empty() : tensor<24x64xf32> loc(#loc67)
    %79 = linalg.fill ins(%cst_0 : f32) outs(%78 : tensor<24x64xf32>) -> tensor<24x64xf32> loc(#loc67)
    %80 = linalg.matmul ins(%collapsed_30, %arg10 : tensor<24x16xf32>, tensor<16x64xf32>) outs(%79 : tensor<24x64xf32>) -> tensor<24x64xf32> loc(#loc67)
    %81 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel"]} ins(%arg11 : tensor<64xf32>) outs(%78 : tensor<24x64xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0.mlp.c_fc"), %out: f32 loc("transformer.h.0.mlp.c_fc")):
      linalg.yield %in : f32 loc(#loc67)
    } -> tensor<24x64xf32> loc(#loc67)
    %82 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%80, %81 : tensor<24x64xf32>, tensor<24x64xf32>) outs(%78 : tensor<24x64xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0.mlp.c_fc"), %in_116: f32 loc("transformer.h.0.mlp.c_fc"), %out: f32 loc("transformer.h.0.mlp.c_fc")):
      %329 = arith.addf %in, %in_116 : f32 loc(#loc67)
      linalg.yield %329 : f32 loc(#loc67)
    } -> tensor<24x64xf32> loc(#loc67)
    %expanded_31 = tensor.expand_shape %82 [[0, 1], [2]] output_shape [2, 12, 64] : tensor<24x64xf32> into tensor<2x12x64xf32> loc(#loc67)
    %83 = tensor.empty() : tensor<2x12x64xf32> loc(#loc57)
    %84 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_31 : tensor<2x12x64xf32>) outs(%83 : tensor<2x12x64xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0.mlp.c_fc"), %out: f32 loc("transformer.h.0.mlp.act")):
      %329 = arith.mulf %in, %cst_9 : f32 loc(#loc57)
      linalg.yield %329 : f32 loc(#loc57)
    } -> tensor<2x12x64xf32> loc(#loc57)
    %85 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_31 : tensor<2x12x64xf32>) outs(%83 : tensor<2x12x64xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0.mlp.c_fc"), %out: f32 loc("transformer.h.0.mlp.act")):
      %329 = math.fpowi %in, %c3_i64 : f32, i64 loc(#loc57)
      linalg.yield %329 : f32 loc(#loc57)
    } -> tensor<2x12x64xf32> loc(#loc57)
    %86 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%85 : tensor<2x12x64xf32>) outs(%83 : tensor<2x12x64xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0.mlp.act"), %out: f32 loc("transformer.h.0.mlp.act")):
      %329 = arith.truncf %cst_4 : f64 to f32 loc(#loc57)
      %330 = arith.mulf %in, %329 : f32 loc(#loc57)
      linalg.yield %330 : f32 loc(#loc57)
    } -> tensor<2x12x64xf32> loc(#loc57)
    %87 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_31, %86 : tensor<2x12x64xf32>, tensor<2x12x64xf32>) outs(%83 : tensor<2x12x64xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0.mlp.c_fc"), %in_116: f32 loc("transformer.h.0.mlp.act"), %out: f32 loc("transformer.h.0.mlp.act")):
      %329 = arith.addf %in, %in_116 : f32 loc(#loc57)
      linalg.yield %329 : f32 loc(#loc57)
    } -> tensor<2x12x64xf32> loc(#loc57)
    %88 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%87 : tensor<2x12x64xf32>) outs(%83 : tensor<2x12x64xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0.mlp.act"), %out: f32 loc("transformer.h.0.mlp.act")):
      %329 = arith.truncf %cst_3 : f64 to f32 loc(#loc57)
      %330 = arith.mulf %in, %329 : f32 loc(#loc57)
      linalg.yield %330 : f32 loc(#loc57)
    } -> tensor<2x12x64xf32> loc(#loc57)
    %89 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%88 : tensor<2x12x64xf32>) outs(%83 : tensor<2x12x64xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0.mlp.act"), %out: f32 loc("transformer.h.0.mlp.act")):
      %329 = math.tanh %in : f32 loc(#loc57)
      linalg.yield %329 : f32 loc(#loc57)
    } -> tensor<2x12x64xf32> loc(#loc57)
    %90 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%89 : tensor<2x12x64xf32>) outs(%83 : tensor<2x12x64xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0.mlp.act"), %out: f32 loc("transformer.h.0.mlp.act")):
      %329 = arith.addf %in, %cst_10 : f32 loc(#loc57)
      linalg.yield %329 : f32 loc(#loc57)
    } -> tensor<2x12x64xf32> loc(#loc57)
    %91 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%84, %90 : tensor<2x12x64xf32>, tensor<2x12x64xf32>) outs(%83 : tensor<2x12x64xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0.mlp.act"), %in_116: f32 loc("transformer.h.0.mlp.act"), %out: f32 loc("transformer.h.0.mlp.act")):
      %329 = arith.mulf %in, %in_116 : f32 loc(#loc57)
      linalg.yield %329 : f32 loc(#loc57)
    } -> tensor<2x12x64xf32> loc(#loc57)
    %collapsed_32 = tensor.collapse_shape %91 [[0, 1], [2]] : tensor<2x12x64xf32> into tensor<24x64xf32> loc(#loc68)
    %92 = linalg.matmul ins(%collapsed_32, %arg12 : tensor<24x64xf32>, tensor<64x16xf32>) outs(%57 : tensor<24x16xf32>) -> tensor<24x16xf32> loc(#loc68)
    %93 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel"]} ins(%arg13 : tensor<16xf32>) outs(%56 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0.mlp.c_proj"), %out: f32 loc("transformer.h.0.mlp.c_proj")):
      linalg.yield %in : f32 loc(#loc68)
    } -> tensor<24x16xf32> loc(#loc68)
    %94 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%92, %93 : tensor<24x16xf32>, tensor<24x16xf32>) outs(%56 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0.mlp.c_proj"), %in_116: f32 loc("transformer.h.0.mlp.c_proj"), %out: f32 loc("transformer.h.0.mlp.c_proj")):
      %329 = arith.addf %in, %in_116 : f32 loc(#loc68)
      linalg.yield %329 : f32 loc(#loc68)
    } -> tensor<24x16xf32> loc(#loc68)
    %expanded_33 = tensor.expand_shape %94 [[0, 1], [2]] output_shape [2, 12, 16] : tensor<24x16xf32> into tensor<2x12x16xf32> loc(#loc68)
    %95 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%61, %expanded_33 : tensor<2x12x16xf32>, tensor<2x12x16xf32>) outs(%0 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0"), %in_116: f32 loc("transformer.h.0.mlp.c_proj"), %out: f32 loc("transformer.h.0")):
      %329 = arith.addf %in, %in_116 : f32 loc(#loc65)
      linalg.yield %329 : f32 loc(#loc65)
    } -> tensor<2x12x16xf32> loc(#loc65)
    %96 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%95 : tensor<2x12x16xf32>) outs(%7 : tensor<2x12x16xf64>) {
    ^bb0(%in: f32 loc("transformer.h.0"), %out: f64 loc("transformer.h.1.ln_1")):
      %329 = arith.extf %in : f32 to f64 loc(#loc69)
      linalg.yield %329 : f64 loc(#loc69)
    } -> tensor<2x12x16xf64> loc(#loc69)
    %97 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%96 : tensor<2x12x16xf64>) outs(%10 : tensor<2x12x1xf64>) {
    ^bb0(%in: f64 loc("transformer.h.1.ln_1"), %out: f64 loc("transformer.h.1.ln_1")):
      %329 = arith.addf %in, %out : f64 loc(#loc69)
      linalg.yield %329 : f64 loc(#loc69)
    } -> tensor<2x12x1xf64> loc(#loc69)
    %98 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%97 : tensor<2x12x1xf64>) outs(%9 : tensor<2x12x1xf64>) {
    ^bb0(%in: f64 loc("transformer.h.1.ln_1"), %out: f64 loc("transformer.h.1.ln_1")):
      %329 = arith.divf %in, %cst_7 : f64 loc(#loc69)
      linalg.yield %329 : f64 loc(#loc69)
    } -> tensor<2x12x1xf64> loc(#loc69)
    %99 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%96, %98 : tensor<2x12x16xf64>, tensor<2x12x1xf64>) outs(%7 : tensor<2x12x16xf64>) {
    ^bb0(%in: f64 loc("transformer.h.1.ln_1"), %in_116: f64 loc("transformer.h.1.ln_1"), %out: f64 loc("transformer.h.1.ln_1")):
      %329 = arith.subf %in, %in_116 : f64 loc(#loc69)
      linalg.yield %329 : f64 loc(#loc69)
    } -> tensor<2x12x16xf64> loc(#loc69)
    %100 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%99, %99 : tensor<2x12x16xf64>, tensor<2x12x16xf64>) outs(%7 : tensor<2x12x16xf64>) {
    ^bb0(%in: f64 loc("transformer.h.1.ln_1"), %in_116: f64 loc("transformer.h.1.ln_1"), %out: f64 loc("transformer.h.1.ln_1")):
      %329 = arith.mulf %in, %in_116 : f64 loc(#loc69)
      linalg.yield %329 : f64 loc(#loc69)
    } -> tensor<2x12x16xf64> loc(#loc69)
    %101 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%100 : tensor<2x12x16xf64>) outs(%10 : tensor<2x12x1xf64>) {
    ^bb0(%in: f64 loc("transformer.h.1.ln_1"), %out: f64 loc("transformer.h.1.ln_1")):
      %329 = arith.addf %in, %out : f64 loc(#loc69)
      linalg.yield %329 : f64 loc(#loc69)
    } -> tensor<2x12x1xf64> loc(#loc69)
    %102 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%101 : tensor<2x12x1xf64>) outs(%9 : tensor<2x12x1xf64>) {
    ^bb0(%in: f64 loc("transformer.h.1.ln_1"), %out: f64 loc("transformer.h.1.ln_1")):
      %329 = arith.divf %in, %cst_7 : f64 loc(#loc69)
      linalg.yield %329 : f64 loc(#loc69)
    } -> tensor<2x12x1xf64> loc(#loc69)
    %103 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%102 : tensor<2x12x1xf64>) outs(%17 : tensor<2x12x1xf32>) {
    ^bb0(%in: f64 loc("transformer.h.1.ln_1"), %out: f32 loc("transformer.h.1.ln_1")):
      %329 = arith.truncf %in : f64 to f32 loc(#loc69)
      linalg.yield %329 : f32 loc(#loc69)
    } -> tensor<2x12x1xf32> loc(#loc69)
    %104 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%95 : tensor<2x12x16xf32>) outs(%19 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0"), %out: f32 loc("transformer.h.1.ln_1")):
      %329 = arith.addf %in, %out : f32 loc(#loc69)
      linalg.yield %329 : f32 loc(#loc69)
    } -> tensor<2x12x1xf32> loc(#loc69)
    %105 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%104 : tensor<2x12x1xf32>) outs(%17 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1.ln_1"), %out: f32 loc("transformer.h.1.ln_1")):
      %329 = arith.divf %in, %cst_8 : f32 loc(#loc69)
      linalg.yield %329 : f32 loc(#loc69)
    } -> tensor<2x12x1xf32> loc(#loc69)
    %106 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%103 : tensor<2x12x1xf32>) outs(%17 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1.ln_1"), %out: f32 loc("transformer.h.1.ln_1")):
      %329 = arith.truncf %cst_6 : f64 to f32 loc(#loc69)
      %330 = arith.addf %in, %329 : f32 loc(#loc69)
      linalg.yield %330 : f32 loc(#loc69)
    } -> tensor<2x12x1xf32> loc(#loc69)
    %107 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%106 : tensor<2x12x1xf32>) outs(%17 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1.ln_1"), %out: f32 loc("transformer.h.1.ln_1")):
      %329 = math.rsqrt %in : f32 loc(#loc69)
      linalg.yield %329 : f32 loc(#loc69)
    } -> tensor<2x12x1xf32> loc(#loc69)
    %108 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%95, %105 : tensor<2x12x16xf32>, tensor<2x12x1xf32>) outs(%0 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0"), %in_116: f32 loc("transformer.h.1.ln_1"), %out: f32 loc("transformer.h.1.ln_1")):
      %329 = arith.subf %in, %in_116 : f32 loc(#loc69)
      linalg.yield %329 : f32 loc(#loc69)
    } -> tensor<2x12x16xf32> loc(#loc69)
    %109 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%108, %107 : tensor<2x12x16xf32>, tensor<2x12x1xf32>) outs(%0 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1.ln_1"), %in_116: f32 loc("transformer.h.1.ln_1"), %out: f32 loc("transformer.h.1.ln_1")):
      %329 = arith.mulf %in, %in_116 : f32 loc(#loc69)
      linalg.yield %329 : f32 loc(#loc69)
    } -> tensor<2x12x16xf32> loc(#loc69)
    %110 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%109, %arg14 : tensor<2x12x16xf32>, tensor<16xf32>) outs(%0 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1.ln_1"), %in_116: f32 loc("transformer.h.1.ln_1"), %out: f32 loc("transformer.h.1.ln_1")):
      %329 = arith.mulf %in, %in_116 : f32 loc(#loc69)
      linalg.yield %329 : f32 loc(#loc69)
    } -> tensor<2x12x16xf32> loc(#loc69)
    %111 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%110, %arg15 : tensor<2x12x16xf32>, tensor<16xf32>) outs(%0 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1.ln_1"), %in_116: f32 loc("transformer.h.1.ln_1"), %out: f32 loc("transformer.h.1.ln_1")):
      %329 = arith.addf %in, %in_116 : f32 loc(#loc69)
      linalg.yield %329 : f32 loc(#loc69)
    } -> tensor<2x12x16xf32> loc(#loc69)
    %collapsed_34 = tensor.collapse_shape %111 [[0, 1], [2]] : tensor<2x12x16xf32> into tensor<24x16xf32> loc(#loc70)
    %112 = linalg.matmul ins(%collapsed_34, %arg16 : tensor<24x16xf32>, tensor<16x48xf32>) outs(%29 : tensor<24x48xf32>) -> tensor<24x48xf32> loc(#loc70)
    %113 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel"]} ins(%arg17 : tensor<48xf32>) outs(%28 : tensor<24x48xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1.attn.c_attn"), %out: f32 loc("transformer.h.1.attn.c_attn")):
      linalg.yield %in : f32 loc(#loc70)
    } -> tensor<24x48xf32> loc(#loc70)
    %114 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%112, %113 : tensor<24x48xf32>, tensor<24x48xf32>) outs(%28 : tensor<24x48xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1.attn.c_attn"), %in_116: f32 loc("transformer.h.1.attn.c_attn"), %out: f32 loc("transformer.h.1.attn.c_attn")):
      %329 = arith.addf %in, %in_116 : f32 loc(#loc70)
      linalg.yield %329 : f32 loc(#loc70)
    } -> tensor<24x48xf32> loc(#loc70)
    %expanded_35 = tensor.expand_shape %114 [[0, 1], [2]] output_shape [2, 12, 48] : tensor<24x48xf32> into tensor<2x12x48xf32> loc(#loc70)
    %extracted_slice_36 = tensor.extract_slice %expanded_35[0, 0, 0] [2, 12, 16] [1, 1, 1] : tensor<2x12x48xf32> to tensor<2x12x16xf32> loc(#loc71)
    %extracted_slice_37 = tensor.extract_slice %expanded_35[0, 0, 16] [2, 12, 16] [1, 1, 1] : tensor<2x12x48xf32> to tensor<2x12x16xf32> loc(#loc71)
    %extracted_slice_38 = tensor.extract_slice %expanded_35[0, 0, 32] [2, 12, 16] [1, 1, 1] : tensor<2x12x48xf32> to tensor<2x12x16xf32> loc(#loc71)
    %expanded_39 = tensor.expand_shape %extracted_slice_37 [[0], [1], [2, 3]] output_shape [2, 12, 2, 8] : tensor<2x12x16xf32> into tensor<2x12x2x8xf32> loc(#loc71)
    %expanded_40 = tensor.expand_shape %extracted_slice_38 [[0], [1], [2, 3]] output_shape [2, 12, 2, 8] : tensor<2x12x16xf32> into tensor<2x12x2x8xf32> loc(#loc71)
    %transposed_41 = linalg.transpose ins(%expanded_40 : tensor<2x12x2x8xf32>) outs(%33 : tensor<2x2x12x8xf32>) permutation = [0, 2, 1, 3]  loc(#loc71)
    %expanded_42 = tensor.expand_shape %extracted_slice_36 [[0], [1], [2, 3]] output_shape [2, 12, 2, 8] : tensor<2x12x16xf32> into tensor<2x12x2x8xf32> loc(#loc71)
    %transposed_43 = linalg.transpose ins(%expanded_42 : tensor<2x12x2x8xf32>) outs(%33 : tensor<2x2x12x8xf32>) permutation = [0, 2, 1, 3]  loc(#loc71)
    %transposed_44 = linalg.transpose ins(%expanded_39 : tensor<2x12x2x8xf32>) outs(%34 : tensor<2x2x8x12xf32>) permutation = [0, 2, 3, 1]  loc(#loc71)
    %collapsed_45 = tensor.collapse_shape %transposed_43 [[0, 1], [2], [3]] : tensor<2x2x12x8xf32> into tensor<4x12x8xf32> loc(#loc71)
    %collapsed_46 = tensor.collapse_shape %transposed_44 [[0, 1], [2], [3]] : tensor<2x2x8x12xf32> into tensor<4x8x12xf32> loc(#loc71)
    %115 = linalg.batch_matmul ins(%collapsed_45, %collapsed_46 : tensor<4x12x8xf32>, tensor<4x8x12xf32>) outs(%36 : tensor<4x12x12xf32>) -> tensor<4x12x12xf32> loc(#loc71)
    %expanded_47 = tensor.expand_shape %115 [[0, 1], [2], [3]] output_shape [2, 2, 12, 12] : tensor<4x12x12xf32> into tensor<2x2x12x12xf32> loc(#loc71)
    %116 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_47 : tensor<2x2x12x12xf32>) outs(%38 : tensor<2x2x12x12xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1.attn"), %out: f32 loc("transformer.h.1.attn")):
      %329 = arith.truncf %cst_5 : f64 to f32 loc(#loc71)
      %330 = arith.mulf %in, %329 : f32 loc(#loc71)
      linalg.yield %330 : f32 loc(#loc71)
    } -> tensor<2x2x12x12xf32> loc(#loc71)
    %117 = linalg.generic {indexing_maps = [#map8, #map9, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%116, %arg54 : tensor<2x2x12x12xf32>, tensor<2x1x12x12xf32>) outs(%38 : tensor<2x2x12x12xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1.attn"), %in_116: f32 loc("transformer.h.0.attn"), %out: f32 loc("transformer.h.1.attn")):
      %329 = arith.addf %in, %in_116 : f32 loc(#loc71)
      linalg.yield %329 : f32 loc(#loc71)
    } -> tensor<2x2x12x12xf32> loc(#loc71)
    %118:2 = linalg.generic {indexing_maps = [#map8, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%117 : tensor<2x2x12x12xf32>) outs(%44, %42 : tensor<2x2x12xf32>, tensor<2x2x12xi64>) {
    ^bb0(%in: f32 loc("transformer.h.1.attn"), %out: f32 loc("transformer.h.1.attn"), %out_116: i64 loc("transformer.h.1.attn")):
      %329 = linalg.index 3 : index loc(#loc71)
      %330 = arith.index_cast %329 : index to i64 loc(#loc71)
      %331 = arith.maximumf %in, %out : f32 loc(#loc71)
      %332 = arith.cmpf ogt, %in, %out : f32 loc(#loc71)
      %333 = arith.select %332, %330, %out_116 : i64 loc(#loc71)
      linalg.yield %331, %333 : f32, i64 loc(#loc71)
    } -> (tensor<2x2x12xf32>, tensor<2x2x12xi64>) loc(#loc71)
    %expanded_48 = tensor.expand_shape %118#0 [[0], [1], [2, 3]] output_shape [2, 2, 12, 1] : tensor<2x2x12xf32> into tensor<2x2x12x1xf32> loc(#loc71)
    %119 = linalg.generic {indexing_maps = [#map8, #map11, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%117, %expanded_48 : tensor<2x2x12x12xf32>, tensor<2x2x12x1xf32>) outs(%38 : tensor<2x2x12x12xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1.attn"), %in_116: f32 loc("transformer.h.1.attn"), %out: f32 loc("transformer.h.1.attn")):
      %329 = arith.subf %in, %in_116 : f32 loc(#loc71)
      linalg.yield %329 : f32 loc(#loc71)
    } -> tensor<2x2x12x12xf32> loc(#loc71)
    %120 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%119 : tensor<2x2x12x12xf32>) outs(%38 : tensor<2x2x12x12xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1.attn"), %out: f32 loc("transformer.h.1.attn")):
      %329 = math.exp %in : f32 loc(#loc71)
      linalg.yield %329 : f32 loc(#loc71)
    } -> tensor<2x2x12x12xf32> loc(#loc71)
    %121 = linalg.generic {indexing_maps = [#map8, #map11], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%120 : tensor<2x2x12x12xf32>) outs(%49 : tensor<2x2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1.attn"), %out: f32 loc("transformer.h.1.attn")):
      %329 = arith.addf %in, %out : f32 loc(#loc71)
      linalg.yield %329 : f32 loc(#loc71)
    } -> tensor<2x2x12x1xf32> loc(#loc71)
    %122 = linalg.generic {indexing_maps = [#map8, #map11, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%120, %121 : tensor<2x2x12x12xf32>, tensor<2x2x12x1xf32>) outs(%38 : tensor<2x2x12x12xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1.attn"), %in_116: f32 loc("transformer.h.1.attn"), %out: f32 loc("transformer.h.1.attn")):
      %329 = arith.divf %in, %in_116 : f32 loc(#loc71)
      linalg.yield %329 : f32 loc(#loc71)
    } -> tensor<2x2x12x12xf32> loc(#loc71)
    %collapsed_49 = tensor.collapse_shape %122 [[0, 1], [2], [3]] : tensor<2x2x12x12xf32> into tensor<4x12x12xf32> loc(#loc71)
    %collapsed_50 = tensor.collapse_shape %transposed_41 [[0, 1], [2], [3]] : tensor<2x2x12x8xf32> into tensor<4x12x8xf32> loc(#loc71)
    %123 = linalg.batch_matmul ins(%collapsed_49, %collapsed_50 : tensor<4x12x12xf32>, tensor<4x12x8xf32>) outs(%53 : tensor<4x12x8xf32>) -> tensor<4x12x8xf32> loc(#loc71)
    %expanded_51 = tensor.expand_shape %123 [[0, 1], [2], [3]] output_shape [2, 2, 12, 8] : tensor<4x12x8xf32> into tensor<2x2x12x8xf32> loc(#loc71)
    %transposed_52 = linalg.transpose ins(%expanded_51 : tensor<2x2x12x8xf32>) outs(%55 : tensor<2x12x2x8xf32>) permutation = [0, 2, 1, 3]  loc(#loc71)
    %collapsed_53 = tensor.collapse_shape %transposed_52 [[0, 1], [2, 3]] : tensor<2x12x2x8xf32> into tensor<24x16xf32> loc(#loc72)
    %124 = linalg.matmul ins(%collapsed_53, %arg18 : tensor<24x16xf32>, tensor<16x16xf32>) outs(%57 : tensor<24x16xf32>) -> tensor<24x16xf32> loc(#loc72)
    %125 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel"]} ins(%arg19 : tensor<16xf32>) outs(%56 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1.attn.c_proj"), %out: f32 loc("transformer.h.1.attn.c_proj")):
      linalg.yield %in : f32 loc(#loc72)
    } -> tensor<24x16xf32> loc(#loc72)
    %126 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%124, %125 : tensor<24x16xf32>, tensor<24x16xf32>) outs(%56 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1.attn.c_proj"), %in_116: f32 loc("transformer.h.1.attn.c_proj"), %out: f32 loc("transformer.h.1.attn.c_proj")):
      %329 = arith.addf %in, %in_116 : f32 loc(#loc72)
      linalg.yield %329 : f32 loc(#loc72)
    } -> tensor<24x16xf32> loc(#loc72)
    %expanded_54 = tensor.expand_shape %126 [[0, 1], [2]] output_shape [2, 12, 16] : tensor<24x16xf32> into tensor<2x12x16xf32> loc(#loc72)
    %127 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_54, %95 : tensor<2x12x16xf32>, tensor<2x12x16xf32>) outs(%0 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1.attn.c_proj"), %in_116: f32 loc("transformer.h.0"), %out: f32 loc("transformer.h.1")):
      %329 = arith.addf %in, %in_116 : f32 loc(#loc73)
      linalg.yield %329 : f32 loc(#loc73)
    } -> tensor<2x12x16xf32> loc(#loc73)
    %128 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%127 : tensor<2x12x16xf32>) outs(%7 : tensor<2x12x16xf64>) {
    ^bb0(%in: f32 loc("transformer.h.1"), %out: f64 loc("transformer.h.1.ln_2")):
      %329 = arith.extf %in : f32 to f64 loc(#loc74)
      linalg.yield %329 : f64 loc(#loc74)
    } -> tensor<2x12x16xf64> loc(#loc74)
    %129 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%128 : tensor<2x12x16xf64>) outs(%10 : tensor<2x12x1xf64>) {
    ^bb0(%in: f64 loc("transformer.h.1.ln_2"), %out: f64 loc("transformer.h.1.ln_2")):
      %329 = arith.addf %in, %out : f64 loc(#loc74)
      linalg.yield %329 : f64 loc(#loc74)
    } -> tensor<2x12x1xf64> loc(#loc74)
    %130 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%129 : tensor<2x12x1xf64>) outs(%9 : tensor<2x12x1xf64>) {
    ^bb0(%in: f64 loc("transformer.h.1.ln_2"), %out: f64 loc("transformer.h.1.ln_2")):
      %329 = arith.divf %in, %cst_7 : f64 loc(#loc74)
      linalg.yield %329 : f64 loc(#loc74)
    } -> tensor<2x12x1xf64> loc(#loc74)
    %131 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%128, %130 : tensor<2x12x16xf64>, tensor<2x12x1xf64>) outs(%7 : tensor<2x12x16xf64>) {
    ^bb0(%in: f64 loc("transformer.h.1.ln_2"), %in_116: f64 loc("transformer.h.1.ln_2"), %out: f64 loc("transformer.h.1.ln_2")):
      %329 = arith.subf %in, %in_116 : f64 loc(#loc74)
      linalg.yield %329 : f64 loc(#loc74)
    } -> tensor<2x12x16xf64> loc(#loc74)
    %132 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%131, %131 : tensor<2x12x16xf64>, tensor<2x12x16xf64>) outs(%7 : tensor<2x12x16xf64>) {
    ^bb0(%in: f64 loc("transformer.h.1.ln_2"), %in_116: f64 loc("transformer.h.1.ln_2"), %out: f64 loc("transformer.h.1.ln_2")):
      %329 = arith.mulf %in, %in_116 : f64 loc(#loc74)
      linalg.yield %329 : f64 loc(#loc74)
    } -> tensor<2x12x16xf64> loc(#loc74)
    %133 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%132 : tensor<2x12x16xf64>) outs(%10 : tensor<2x12x1xf64>) {
    ^bb0(%in: f64 loc("transformer.h.1.ln_2"), %out: f64 loc("transformer.h.1.ln_2")):
      %329 = arith.addf %in, %out : f64 loc(#loc74)
      linalg.yield %329 : f64 loc(#loc74)
    } -> tensor<2x12x1xf64> loc(#loc74)
    %134 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%133 : tensor<2x12x1xf64>) outs(%9 : tensor<2x12x1xf64>) {
    ^bb0(%in: f64 loc("transformer.h.1.ln_2"), %out: f64 loc("transformer.h.1.ln_2")):
      %329 = arith.divf %in, %cst_7 : f64 loc(#loc74)
      linalg.yield %329 : f64 loc(#loc74)
    } -> tensor<2x12x1xf64> loc(#loc74)
    %135 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%134 : tensor<2x12x1xf64>) outs(%17 : tensor<2x12x1xf32>) {
    ^bb0(%in: f64 loc("transformer.h.1.ln_2"), %out: f32 loc("transformer.h.1.ln_2")):
      %329 = arith.truncf %in : f64 to f32 loc(#loc74)
      linalg.yield %329 : f32 loc(#loc74)
    } -> tensor<2x12x1xf32> loc(#loc74)
    %136 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%127 : tensor<2x12x16xf32>) outs(%19 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1"), %out: f32 loc("transformer.h.1.ln_2")):
      %329 = arith.addf %in, %out : f32 loc(#loc74)
      linalg.yield %329 : f32 loc(#loc74)
    } -> tensor<2x12x1xf32> loc(#loc74)
    %137 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%136 : tensor<2x12x1xf32>) outs(%17 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1.ln_2"), %out: f32 loc("transformer.h.1.ln_2")):
      %329 = arith.divf %in, %cst_8 : f32 loc(#loc74)
      linalg.yield %329 : f32 loc(#loc74)
    } -> tensor<2x12x1xf32> loc(#loc74)
    %138 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%135 : tensor<2x12x1xf32>) outs(%17 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1.ln_2"), %out: f32 loc("transformer.h.1.ln_2")):
      %329 = arith.truncf %cst_6 : f64 to f32 loc(#loc74)
      %330 = arith.addf %in, %329 : f32 loc(#loc74)
      linalg.yield %330 : f32 loc(#loc74)
    } -> tensor<2x12x1xf32> loc(#loc74)
    %139 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%138 : tensor<2x12x1xf32>) outs(%17 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1.ln_2"), %out: f32 loc("transformer.h.1.ln_2")):
      %329 = math.rsqrt %in : f32 loc(#loc74)
      linalg.yield %329 : f32 loc(#loc74)
    } -> tensor<2x12x1xf32> loc(#loc74)
    %140 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%127, %137 : tensor<2x12x16xf32>, tensor<2x12x1xf32>) outs(%0 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1"), %in_116: f32 loc("transformer.h.1.ln_2"), %out: f32 loc("transformer.h.1.ln_2")):
      %329 = arith.subf %in, %in_116 : f32 loc(#loc74)
      linalg.yield %329 : f32 loc(#loc74)
    } -> tensor<2x12x16xf32> loc(#loc74)
    %141 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%140, %139 : tensor<2x12x16xf32>, tensor<2x12x1xf32>) outs(%0 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1.ln_2"), %in_116: f32 loc("transformer.h.1.ln_2"), %out: f32 loc("transformer.h.1.ln_2")):
      %329 = arith.mulf %in, %in_116 : f32 loc(#loc74)
      linalg.yield %329 : f32 loc(#loc74)
    } -> tensor<2x12x16xf32> loc(#loc74)
    %142 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%141, %arg20 : tensor<2x12x16xf32>, tensor<16xf32>) outs(%0 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1.ln_2"), %in_116: f32 loc("transformer.h.1.ln_2"), %out: f32 loc("transformer.h.1.ln_2")):
      %329 = arith.mulf %in, %in_116 : f32 loc(#loc74)
      linalg.yield %329 : f32 loc(#loc74)
    } -> tensor<2x12x16xf32> loc(#loc74)
    %143 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%142, %arg21 : tensor<2x12x16xf32>, tensor<16xf32>) outs(%0 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1.ln_2"), %in_116: f32 loc("transformer.h.1.ln_2"), %out: f32 loc("transformer.h.1.ln_2")):
      %329 = arith.addf %in, %in_116 : f32 loc(#loc74)
      linalg.yield %329 : f32 loc(#loc74)
    } -> tensor<2x12x16xf32> loc(#loc74)
    %collapsed_55 = tensor.collapse_shape %143 [[0, 1], [2]] : tensor<2x12x16xf32> into tensor<24x16xf32> loc(#loc75)
    %144 = linalg.matmul ins(%collapsed_55, %arg22 : tensor<24x16xf32>, tensor<16x64xf32>) outs(%79 : tensor<24x64xf32>) -> tensor<24x64xf32> loc(#loc75)
    %145 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel"]} ins(%arg23 : tensor<64xf32>) outs(%78 : tensor<24x64xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1.mlp.c_fc"), %out: f32 loc("transformer.h.1.mlp.c_fc")):
      linalg.yield %in : f32 loc(#loc75)
    } -> tensor<24x64xf32> loc(#loc75)
    %146 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%144, %145 : tensor<24x64xf32>, tensor<24x64xf32>) outs(%78 : tensor<24x64xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1.mlp.c_fc"), %in_116: f32 loc("transformer.h.1.mlp.c_fc"), %out: f32 loc("transformer.h.1.mlp.c_fc")):
      %329 = arith.addf %in, %in_116 : f32 loc(#loc75)
      linalg.yield %329 : f32 loc(#loc75)
    } -> tensor<24x64xf32> loc(#loc75)
    %expanded_56 = tensor.expand_shape %146 [[0, 1], [2]] output_shape [2, 12, 64] : tensor<24x64xf32> into tensor<2x12x64xf32> loc(#loc75)
    %147 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_56 : tensor<2x12x64xf32>) outs(%83 : tensor<2x12x64xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1.mlp.c_fc"), %out: f32 loc("transformer.h.1.mlp.act")):
      %329 = arith.mulf %in, %cst_9 : f32 loc(#loc76)
      linalg.yield %329 : f32 loc(#loc76)
    } -> tensor<2x12x64xf32> loc(#loc76)
    %148 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_56 : tensor<2x12x64xf32>) outs(%83 : tensor<2x12x64xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1.mlp.c_fc"), %out: f32 loc("transformer.h.1.mlp.act")):
      %329 = math.fpowi %in, %c3_i64 : f32, i64 loc(#loc76)
      linalg.yield %329 : f32 loc(#loc76)
    } -> tensor<2x12x64xf32> loc(#loc76)
    %149 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%148 : tensor<2x12x64xf32>) outs(%83 : tensor<2x12x64xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1.mlp.act"), %out: f32 loc("transformer.h.1.mlp.act")):
      %329 = arith.truncf %cst_4 : f64 to f32 loc(#loc76)
      %330 = arith.mulf %in, %329 : f32 loc(#loc76)
      linalg.yield %330 : f32 loc(#loc76)
    } -> tensor<2x12x64xf32> loc(#loc76)
    %150 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_56, %149 : tensor<2x12x64xf32>, tensor<2x12x64xf32>) outs(%83 : tensor<2x12x64xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1.mlp.c_fc"), %in_116: f32 loc("transformer.h.1.mlp.act"), %out: f32 loc("transformer.h.1.mlp.act")):
      %329 = arith.addf %in, %in_116 : f32 loc(#loc76)
      linalg.yield %329 : f32 loc(#loc76)
    } -> tensor<2x12x64xf32> loc(#loc76)
    %151 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%150 : tensor<2x12x64xf32>) outs(%83 : tensor<2x12x64xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1.mlp.act"), %out: f32 loc("transformer.h.1.mlp.act")):
      %329 = arith.truncf %cst_3 : f64 to f32 loc(#loc76)
      %330 = arith.mulf %in, %329 : f32 loc(#loc76)
      linalg.yield %330 : f32 loc(#loc76)
    } -> tensor<2x12x64xf32> loc(#loc76)
    %152 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%151 : tensor<2x12x64xf32>) outs(%83 : tensor<2x12x64xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1.mlp.act"), %out: f32 loc("transformer.h.1.mlp.act")):
      %329 = math.tanh %in : f32 loc(#loc76)
      linalg.yield %329 : f32 loc(#loc76)
    } -> tensor<2x12x64xf32> loc(#loc76)
    %153 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%152 : tensor<2x12x64xf32>) outs(%83 : tensor<2x12x64xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1.mlp.act"), %out: f32 loc("transformer.h.1.mlp.act")):
      %329 = arith.addf %in, %cst_10 : f32 loc(#loc76)
      linalg.yield %329 : f32 loc(#loc76)
    } -> tensor<2x12x64xf32> loc(#loc76)
    %154 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%147, %153 : tensor<2x12x64xf32>, tensor<2x12x64xf32>) outs(%83 : tensor<2x12x64xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1.mlp.act"), %in_116: f32 loc("transformer.h.1.mlp.act"), %out: f32 loc("transformer.h.1.mlp.act")):
      %329 = arith.mulf %in, %in_116 : f32 loc(#loc76)
      linalg.yield %329 : f32 loc(#loc76)
    } -> tensor<2x12x64xf32> loc(#loc76)
    %collapsed_57 = tensor.collapse_shape %154 [[0, 1], [2]] : tensor<2x12x64xf32> into tensor<24x64xf32> loc(#loc77)
    %155 = linalg.matmul ins(%collapsed_57, %arg24 : tensor<24x64xf32>, tensor<64x16xf32>) outs(%57 : tensor<24x16xf32>) -> tensor<24x16xf32> loc(#loc77)
    %156 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel"]} ins(%arg25 : tensor<16xf32>) outs(%56 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1.mlp.c_proj"), %out: f32 loc("transformer.h.1.mlp.c_proj")):
      linalg.yield %in : f32 loc(#loc77)
    } -> tensor<24x16xf32> loc(#loc77)
    %157 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%155, %156 : tensor<24x16xf32>, tensor<24x16xf32>) outs(%56 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1.mlp.c_proj"), %in_116: f32 loc("transformer.h.1.mlp.c_proj"), %out: f32 loc("transformer.h.1.mlp.c_proj")):
      %329 = arith.addf %in, %in_116 : f32 loc(#loc77)
      linalg.yield %329 : f32 loc(#loc77)
    } -> tensor<24x16xf32> loc(#loc77)
    %expanded_58 = tensor.expand_shape %157 [[0, 1], [2]] output_shape [2, 12, 16] : tensor<24x16xf32> into tensor<2x12x16xf32> loc(#loc77)
    %158 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%127, %expanded_58 : tensor<2x12x16xf32>, tensor<2x12x16xf32>) outs(%0 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1"), %in_116: f32 loc("transformer.h.1.mlp.c_proj"), %out: f32 loc("transformer.h.1")):
      %329 = arith.addf %in, %in_116 : f32 loc(#loc73)
      linalg.yield %329 : f32 loc(#loc73)
    } -> tensor<2x12x16xf32> loc(#loc73)
    %159 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%158 : tensor<2x12x16xf32>) outs(%7 : tensor<2x12x16xf64>) {
    ^bb0(%in: f32 loc("transformer.h.1"), %out: f64 loc("transformer.h.2.ln_1")):
      %329 = arith.extf %in : f32 to f64 loc(#loc78)
      linalg.yield %329 : f64 loc(#loc78)
    } -> tensor<2x12x16xf64> loc(#loc78)
    %160 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%159 : tensor<2x12x16xf64>) outs(%10 : tensor<2x12x1xf64>) {
    ^bb0(%in: f64 loc("transformer.h.2.ln_1"), %out: f64 loc("transformer.h.2.ln_1")):
      %329 = arith.addf %in, %out : f64 loc(#loc78)
      linalg.yield %329 : f64 loc(#loc78)
    } -> tensor<2x12x1xf64> loc(#loc78)
    %161 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%160 : tensor<2x12x1xf64>) outs(%9 : tensor<2x12x1xf64>) {
    ^bb0(%in: f64 loc("transformer.h.2.ln_1"), %out: f64 loc("transformer.h.2.ln_1")):
      %329 = arith.divf %in, %cst_7 : f64 loc(#loc78)
      linalg.yield %329 : f64 loc(#loc78)
    } -> tensor<2x12x1xf64> loc(#loc78)
    %162 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%159, %161 : tensor<2x12x16xf64>, tensor<2x12x1xf64>) outs(%7 : tensor<2x12x16xf64>) {
    ^bb0(%in: f64 loc("transformer.h.2.ln_1"), %in_116: f64 loc("transformer.h.2.ln_1"), %out: f64 loc("transformer.h.2.ln_1")):
      %329 = arith.subf %in, %in_116 : f64 loc(#loc78)
      linalg.yield %329 : f64 loc(#loc78)
    } -> tensor<2x12x16xf64> loc(#loc78)
    %163 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%162, %162 : tensor<2x12x16xf64>, tensor<2x12x16xf64>) outs(%7 : tensor<2x12x16xf64>) {
    ^bb0(%in: f64 loc("transformer.h.2.ln_1"), %in_116: f64 loc("transformer.h.2.ln_1"), %out: f64 loc("transformer.h.2.ln_1")):
      %329 = arith.mulf %in, %in_116 : f64 loc(#loc78)
      linalg.yield %329 : f64 loc(#loc78)
    } -> tensor<2x12x16xf64> loc(#loc78)
    %164 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%163 : tensor<2x12x16xf64>) outs(%10 : tensor<2x12x1xf64>) {
    ^bb0(%in: f64 loc("transformer.h.2.ln_1"), %out: f64 loc("transformer.h.2.ln_1")):
      %329 = arith.addf %in, %out : f64 loc(#loc78)
      linalg.yield %329 : f64 loc(#loc78)
    } -> tensor<2x12x1xf64> loc(#loc78)
    %165 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%164 : tensor<2x12x1xf64>) outs(%9 : tensor<2x12x1xf64>) {
    ^bb0(%in: f64 loc("transformer.h.2.ln_1"), %out: f64 loc("transformer.h.2.ln_1")):
      %329 = arith.divf %in, %cst_7 : f64 loc(#loc78)
      linalg.yield %329 : f64 loc(#loc78)
    } -> tensor<2x12x1xf64> loc(#loc78)
    %166 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%165 : tensor<2x12x1xf64>) outs(%17 : tensor<2x12x1xf32>) {
    ^bb0(%in: f64 loc("transformer.h.2.ln_1"), %out: f32 loc("transformer.h.2.ln_1")):
      %329 = arith.truncf %in : f64 to f32 loc(#loc78)
      linalg.yield %329 : f32 loc(#loc78)
    } -> tensor<2x12x1xf32> loc(#loc78)
    %167 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%158 : tensor<2x12x16xf32>) outs(%19 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1"), %out: f32 loc("transformer.h.2.ln_1")):
      %329 = arith.addf %in, %out : f32 loc(#loc78)
      linalg.yield %329 : f32 loc(#loc78)
    } -> tensor<2x12x1xf32> loc(#loc78)
    %168 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%167 : tensor<2x12x1xf32>) outs(%17 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.h.2.ln_1"), %out: f32 loc("transformer.h.2.ln_1")):
      %329 = arith.divf %in, %cst_8 : f32 loc(#loc78)
      linalg.yield %329 : f32 loc(#loc78)
    } -> tensor<2x12x1xf32> loc(#loc78)
    %169 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%166 : tensor<2x12x1xf32>) outs(%17 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.h.2.ln_1"), %out: f32 loc("transformer.h.2.ln_1")):
      %329 = arith.truncf %cst_6 : f64 to f32 loc(#loc78)
      %330 = arith.addf %in, %329 : f32 loc(#loc78)
      linalg.yield %330 : f32 loc(#loc78)
    } -> tensor<2x12x1xf32> loc(#loc78)
    %170 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%169 : tensor<2x12x1xf32>) outs(%17 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.h.2.ln_1"), %out: f32 loc("transformer.h.2.ln_1")):
      %329 = math.rsqrt %in : f32 loc(#loc78)
      linalg.yield %329 : f32 loc(#loc78)
    } -> tensor<2x12x1xf32> loc(#loc78)
    %171 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%158, %168 : tensor<2x12x16xf32>, tensor<2x12x1xf32>) outs(%0 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1"), %in_116: f32 loc("transformer.h.2.ln_1"), %out: f32 loc("transformer.h.2.ln_1")):
      %329 = arith.subf %in, %in_116 : f32 loc(#loc78)
      linalg.yield %329 : f32 loc(#loc78)
    } -> tensor<2x12x16xf32> loc(#loc78)
    %172 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%171, %170 : tensor<2x12x16xf32>, tensor<2x12x1xf32>) outs(%0 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.2.ln_1"), %in_116: f32 loc("transformer.h.2.ln_1"), %out: f32 loc("transformer.h.2.ln_1")):
      %329 = arith.mulf %in, %in_116 : f32 loc(#loc78)
      linalg.yield %329 : f32 loc(#loc78)
    } -> tensor<2x12x16xf32> loc(#loc78)
    %173 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%172, %arg26 : tensor<2x12x16xf32>, tensor<16xf32>) outs(%0 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.2.ln_1"), %in_116: f32 loc("transformer.h.2.ln_1"), %out: f32 loc("transformer.h.2.ln_1")):
      %329 = arith.mulf %in, %in_116 : f32 loc(#loc78)
      linalg.yield %329 : f32 loc(#loc78)
    } -> tensor<2x12x16xf32> loc(#loc78)
    %174 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%173, %arg27 : tensor<2x12x16xf32>, tensor<16xf32>) outs(%0 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.2.ln_1"), %in_116: f32 loc("transformer.h.2.ln_1"), %out: f32 loc("transformer.h.2.ln_1")):
      %329 = arith.addf %in, %in_116 : f32 loc(#loc78)
      linalg.yield %329 : f32 loc(#loc78)
    } -> tensor<2x12x16xf32> loc(#loc78)
    %collapsed_59 = tensor.collapse_shape %174 [[0, 1], [2]] : tensor<2x12x16xf32> into tensor<24x16xf32> loc(#loc79)
    %175 = linalg.matmul ins(%collapsed_59, %arg28 : tensor<24x16xf32>, tensor<16x48xf32>) outs(%29 : tensor<24x48xf32>) -> tensor<24x48xf32> loc(#loc79)
    %176 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel"]} ins(%arg29 : tensor<48xf32>) outs(%28 : tensor<24x48xf32>) {
    ^bb0(%in: f32 loc("transformer.h.2.attn.c_attn"), %out: f32 loc("transformer.h.2.attn.c_attn")):
      linalg.yield %in : f32 loc(#loc79)
    } -> tensor<24x48xf32> loc(#loc79)
    %177 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%175, %176 : tensor<24x48xf32>, tensor<24x48xf32>) outs(%28 : tensor<24x48xf32>) {
    ^bb0(%in: f32 loc("transformer.h.2.attn.c_attn"), %in_116: f32 loc("transformer.h.2.attn.c_attn"), %out: f32 loc("transformer.h.2.attn.c_attn")):
      %329 = arith.addf %in, %in_116 : f32 loc(#loc79)
      linalg.yield %329 : f32 loc(#loc79)
    } -> tensor<24x48xf32> loc(#loc79)
    %expanded_60 = tensor.expand_shape %177 [[0, 1], [2]] output_shape [2, 12, 48] : tensor<24x48xf32> into tensor<2x12x48xf32> loc(#loc79)
    %extracted_slice_61 = tensor.extract_slice %expanded_60[0, 0, 0] [2, 12, 16] [1, 1, 1] : tensor<2x12x48xf32> to tensor<2x12x16xf32> loc(#loc80)
    %extracted_slice_62 = tensor.extract_slice %expanded_60[0, 0, 16] [2, 12, 16] [1, 1, 1] : tensor<2x12x48xf32> to tensor<2x12x16xf32> loc(#loc80)
    %extracted_slice_63 = tensor.extract_slice %expanded_60[0, 0, 32] [2, 12, 16] [1, 1, 1] : tensor<2x12x48xf32> to tensor<2x12x16xf32> loc(#loc80)
    %expanded_64 = tensor.expand_shape %extracted_slice_62 [[0], [1], [2, 3]] output_shape [2, 12, 2, 8] : tensor<2x12x16xf32> into tensor<2x12x2x8xf32> loc(#loc80)
    %expanded_65 = tensor.expand_shape %extracted_slice_63 [[0], [1], [2, 3]] output_shape [2, 12, 2, 8] : tensor<2x12x16xf32> into tensor<2x12x2x8xf32> loc(#loc80)
    %transposed_66 = linalg.transpose ins(%expanded_65 : tensor<2x12x2x8xf32>) outs(%33 : tensor<2x2x12x8xf32>) permutation = [0, 2, 1, 3]  loc(#loc80)
    %expanded_67 = tensor.expand_shape %extracted_slice_61 [[0], [1], [2, 3]] output_shape [2, 12, 2, 8] : tensor<2x12x16xf32> into tensor<2x12x2x8xf32> loc(#loc80)
    %transposed_68 = linalg.transpose ins(%expanded_67 : tensor<2x12x2x8xf32>) outs(%33 : tensor<2x2x12x8xf32>) permutation = [0, 2, 1, 3]  loc(#loc80)
    %transposed_69 = linalg.transpose ins(%expanded_64 : tensor<2x12x2x8xf32>) outs(%34 : tensor<2x2x8x12xf32>) permutation = [0, 2, 3, 1]  loc(#loc80)
    %collapsed_70 = tensor.collapse_shape %transposed_68 [[0, 1], [2], [3]] : tensor<2x2x12x8xf32> into tensor<4x12x8xf32> loc(#loc80)
    %collapsed_71 = tensor.collapse_shape %transposed_69 [[0, 1], [2], [3]] : tensor<2x2x8x12xf32> into tensor<4x8x12xf32> loc(#loc80)
    %178 = linalg.batch_matmul ins(%collapsed_70, %collapsed_71 : tensor<4x12x8xf32>, tensor<4x8x12xf32>) outs(%36 : tensor<4x12x12xf32>) -> tensor<4x12x12xf32> loc(#loc80)
    %expanded_72 = tensor.expand_shape %178 [[0, 1], [2], [3]] output_shape [2, 2, 12, 12] : tensor<4x12x12xf32> into tensor<2x2x12x12xf32> loc(#loc80)
    %179 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_72 : tensor<2x2x12x12xf32>) outs(%38 : tensor<2x2x12x12xf32>) {
    ^bb0(%in: f32 loc("transformer.h.2.attn"), %out: f32 loc("transformer.h.2.attn")):
      %329 = arith.truncf %cst_5 : f64 to f32 loc(#loc80)
      %330 = arith.mulf %in, %329 : f32 loc(#loc80)
      linalg.yield %330 : f32 loc(#loc80)
    } -> tensor<2x2x12x12xf32> loc(#loc80)
    %180 = linalg.generic {indexing_maps = [#map8, #map9, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%179, %arg54 : tensor<2x2x12x12xf32>, tensor<2x1x12x12xf32>) outs(%38 : tensor<2x2x12x12xf32>) {
    ^bb0(%in: f32 loc("transformer.h.2.attn"), %in_116: f32 loc("transformer.h.0.attn"), %out: f32 loc("transformer.h.2.attn")):
      %329 = arith.addf %in, %in_116 : f32 loc(#loc80)
      linalg.yield %329 : f32 loc(#loc80)
    } -> tensor<2x2x12x12xf32> loc(#loc80)
    %181:2 = linalg.generic {indexing_maps = [#map8, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%180 : tensor<2x2x12x12xf32>) outs(%44, %42 : tensor<2x2x12xf32>, tensor<2x2x12xi64>) {
    ^bb0(%in: f32 loc("transformer.h.2.attn"), %out: f32 loc("transformer.h.2.attn"), %out_116: i64 loc("transformer.h.2.attn")):
      %329 = linalg.index 3 : index loc(#loc80)
      %330 = arith.index_cast %329 : index to i64 loc(#loc80)
      %331 = arith.maximumf %in, %out : f32 loc(#loc80)
      %332 = arith.cmpf ogt, %in, %out : f32 loc(#loc80)
      %333 = arith.select %332, %330, %out_116 : i64 loc(#loc80)
      linalg.yield %331, %333 : f32, i64 loc(#loc80)
    } -> (tensor<2x2x12xf32>, tensor<2x2x12xi64>) loc(#loc80)
    %expanded_73 = tensor.expand_shape %181#0 [[0], [1], [2, 3]] output_shape [2, 2, 12, 1] : tensor<2x2x12xf32> into tensor<2x2x12x1xf32> loc(#loc80)
    %182 = linalg.generic {indexing_maps = [#map8, #map11, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%180, %expanded_73 : tensor<2x2x12x12xf32>, tensor<2x2x12x1xf32>) outs(%38 : tensor<2x2x12x12xf32>) {
    ^bb0(%in: f32 loc("transformer.h.2.attn"), %in_116: f32 loc("transformer.h.2.attn"), %out: f32 loc("transformer.h.2.attn")):
      %329 = arith.subf %in, %in_116 : f32 loc(#loc80)
      linalg.yield %329 : f32 loc(#loc80)
    } -> tensor<2x2x12x12xf32> loc(#loc80)
    %183 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%182 : tensor<2x2x12x12xf32>) outs(%38 : tensor<2x2x12x12xf32>) {
    ^bb0(%in: f32 loc("transformer.h.2.attn"), %out: f32 loc("transformer.h.2.attn")):
      %329 = math.exp %in : f32 loc(#loc80)
      linalg.yield %329 : f32 loc(#loc80)
    } -> tensor<2x2x12x12xf32> loc(#loc80)
    %184 = linalg.generic {indexing_maps = [#map8, #map11], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%183 : tensor<2x2x12x12xf32>) outs(%49 : tensor<2x2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.h.2.attn"), %out: f32 loc("transformer.h.2.attn")):
      %329 = arith.addf %in, %out : f32 loc(#loc80)
      linalg.yield %329 : f32 loc(#loc80)
    } -> tensor<2x2x12x1xf32> loc(#loc80)
    %185 = linalg.generic {indexing_maps = [#map8, #map11, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%183, %184 : tensor<2x2x12x12xf32>, tensor<2x2x12x1xf32>) outs(%38 : tensor<2x2x12x12xf32>) {
    ^bb0(%in: f32 loc("transformer.h.2.attn"), %in_116: f32 loc("transformer.h.2.attn"), %out: f32 loc("transformer.h.2.attn")):
      %329 = arith.divf %in, %in_116 : f32 loc(#loc80)
      linalg.yield %329 : f32 loc(#loc80)
    } -> tensor<2x2x12x12xf32> loc(#loc80)
    %collapsed_74 = tensor.collapse_shape %185 [[0, 1], [2], [3]] : tensor<2x2x12x12xf32> into tensor<4x12x12xf32> loc(#loc80)
    %collapsed_75 = tensor.collapse_shape %transposed_66 [[0, 1], [2], [3]] : tensor<2x2x12x8xf32> into tensor<4x12x8xf32> loc(#loc80)
    %186 = linalg.batch_matmul ins(%collapsed_74, %collapsed_75 : tensor<4x12x12xf32>, tensor<4x12x8xf32>) outs(%53 : tensor<4x12x8xf32>) -> tensor<4x12x8xf32> loc(#loc80)
    %expanded_76 = tensor.expand_shape %186 [[0, 1], [2], [3]] output_shape [2, 2, 12, 8] : tensor<4x12x8xf32> into tensor<2x2x12x8xf32> loc(#loc80)
    %transposed_77 = linalg.transpose ins(%expanded_76 : tensor<2x2x12x8xf32>) outs(%55 : tensor<2x12x2x8xf32>) permutation = [0, 2, 1, 3]  loc(#loc80)
    %collapsed_78 = tensor.collapse_shape %transposed_77 [[0, 1], [2, 3]] : tensor<2x12x2x8xf32> into tensor<24x16xf32> loc(#loc81)
    %187 = linalg.matmul ins(%collapsed_78, %arg30 : tensor<24x16xf32>, tensor<16x16xf32>) outs(%57 : tensor<24x16xf32>) -> tensor<24x16xf32> loc(#loc81)
    %188 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel"]} ins(%arg31 : tensor<16xf32>) outs(%56 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.2.attn.c_proj"), %out: f32 loc("transformer.h.2.attn.c_proj")):
      linalg.yield %in : f32 loc(#loc81)
    } -> tensor<24x16xf32> loc(#loc81)
    %189 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%187, %188 : tensor<24x16xf32>, tensor<24x16xf32>) outs(%56 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.2.attn.c_proj"), %in_116: f32 loc("transformer.h.2.attn.c_proj"), %out: f32 loc("transformer.h.2.attn.c_proj")):
      %329 = arith.addf %in, %in_116 : f32 loc(#loc81)
      linalg.yield %329 : f32 loc(#loc81)
    } -> tensor<24x16xf32> loc(#loc81)
    %expanded_79 = tensor.expand_shape %189 [[0, 1], [2]] output_shape [2, 12, 16] : tensor<24x16xf32> into tensor<2x12x16xf32> loc(#loc81)
    %190 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_79, %158 : tensor<2x12x16xf32>, tensor<2x12x16xf32>) outs(%0 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.2.attn.c_proj"), %in_116: f32 loc("transformer.h.1"), %out: f32 loc("transformer.h.2")):
      %329 = arith.addf %in, %in_116 : f32 loc(#loc82)
      linalg.yield %329 : f32 loc(#loc82)
    } -> tensor<2x12x16xf32> loc(#loc82)
    %191 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%190 : tensor<2x12x16xf32>) outs(%7 : tensor<2x12x16xf64>) {
    ^bb0(%in: f32 loc("transformer.h.2"), %out: f64 loc("transformer.h.2.ln_2")):
      %329 = arith.extf %in : f32 to f64 loc(#loc83)
      linalg.yield %329 : f64 loc(#loc83)
    } -> tensor<2x12x16xf64> loc(#loc83)
    %192 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%191 : tensor<2x12x16xf64>) outs(%10 : tensor<2x12x1xf64>) {
    ^bb0(%in: f64 loc("transformer.h.2.ln_2"), %out: f64 loc("transformer.h.2.ln_2")):
      %329 = arith.addf %in, %out : f64 loc(#loc83)
      linalg.yield %329 : f64 loc(#loc83)
    } -> tensor<2x12x1xf64> loc(#loc83)
    %193 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%192 : tensor<2x12x1xf64>) outs(%9 : tensor<2x12x1xf64>) {
    ^bb0(%in: f64 loc("transformer.h.2.ln_2"), %out: f64 loc("transformer.h.2.ln_2")):
      %329 = arith.divf %in, %cst_7 : f64 loc(#loc83)
      linalg.yield %329 : f64 loc(#loc83)
    } -> tensor<2x12x1xf64> loc(#loc83)
    %194 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%191, %193 : tensor<2x12x16xf64>, tensor<2x12x1xf64>) outs(%7 : tensor<2x12x16xf64>) {
    ^bb0(%in: f64 loc("transformer.h.2.ln_2"), %in_116: f64 loc("transformer.h.2.ln_2"), %out: f64 loc("transformer.h.2.ln_2")):
      %329 = arith.subf %in, %in_116 : f64 loc(#loc83)
      linalg.yield %329 : f64 loc(#loc83)
    } -> tensor<2x12x16xf64> loc(#loc83)
    %195 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%194, %194 : tensor<2x12x16xf64>, tensor<2x12x16xf64>) outs(%7 : tensor<2x12x16xf64>) {
    ^bb0(%in: f64 loc("transformer.h.2.ln_2"), %in_116: f64 loc("transformer.h.2.ln_2"), %out: f64 loc("transformer.h.2.ln_2")):
      %329 = arith.mulf %in, %in_116 : f64 loc(#loc83)
      linalg.yield %329 : f64 loc(#loc83)
    } -> tensor<2x12x16xf64> loc(#loc83)
    %196 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%195 : tensor<2x12x16xf64>) outs(%10 : tensor<2x12x1xf64>) {
    ^bb0(%in: f64 loc("transformer.h.2.ln_2"), %out: f64 loc("transformer.h.2.ln_2")):
      %329 = arith.addf %in, %out : f64 loc(#loc83)
      linalg.yield %329 : f64 loc(#loc83)
    } -> tensor<2x12x1xf64> loc(#loc83)
    %197 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%196 : tensor<2x12x1xf64>) outs(%9 : tensor<2x12x1xf64>) {
    ^bb0(%in: f64 loc("transformer.h.2.ln_2"), %out: f64 loc("transformer.h.2.ln_2")):
      %329 = arith.divf %in, %cst_7 : f64 loc(#loc83)
      linalg.yield %329 : f64 loc(#loc83)
    } -> tensor<2x12x1xf64> loc(#loc83)
    %198 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%197 : tensor<2x12x1xf64>) outs(%17 : tensor<2x12x1xf32>) {
    ^bb0(%in: f64 loc("transformer.h.2.ln_2"), %out: f32 loc("transformer.h.2.ln_2")):
      %329 = arith.truncf %in : f64 to f32 loc(#loc83)
      linalg.yield %329 : f32 loc(#loc83)
    } -> tensor<2x12x1xf32> loc(#loc83)
    %199 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%190 : tensor<2x12x16xf32>) outs(%19 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.h.2"), %out: f32 loc("transformer.h.2.ln_2")):
      %329 = arith.addf %in, %out : f32 loc(#loc83)
      linalg.yield %329 : f32 loc(#loc83)
    } -> tensor<2x12x1xf32> loc(#loc83)
    %200 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%199 : tensor<2x12x1xf32>) outs(%17 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.h.2.ln_2"), %out: f32 loc("transformer.h.2.ln_2")):
      %329 = arith.divf %in, %cst_8 : f32 loc(#loc83)
      linalg.yield %329 : f32 loc(#loc83)
    } -> tensor<2x12x1xf32> loc(#loc83)
    %201 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%198 : tensor<2x12x1xf32>) outs(%17 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.h.2.ln_2"), %out: f32 loc("transformer.h.2.ln_2")):
      %329 = arith.truncf %cst_6 : f64 to f32 loc(#loc83)
      %330 = arith.addf %in, %329 : f32 loc(#loc83)
      linalg.yield %330 : f32 loc(#loc83)
    } -> tensor<2x12x1xf32> loc(#loc83)
    %202 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%201 : tensor<2x12x1xf32>) outs(%17 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.h.2.ln_2"), %out: f32 loc("transformer.h.2.ln_2")):
      %329 = math.rsqrt %in : f32 loc(#loc83)
      linalg.yield %329 : f32 loc(#loc83)
    } -> tensor<2x12x1xf32> loc(#loc83)
    %203 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%190, %200 : tensor<2x12x16xf32>, tensor<2x12x1xf32>) outs(%0 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.2"), %in_116: f32 loc("transformer.h.2.ln_2"), %out: f32 loc("transformer.h.2.ln_2")):
      %329 = arith.subf %in, %in_116 : f32 loc(#loc83)
      linalg.yield %329 : f32 loc(#loc83)
    } -> tensor<2x12x16xf32> loc(#loc83)
    %204 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%203, %202 : tensor<2x12x16xf32>, tensor<2x12x1xf32>) outs(%0 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.2.ln_2"), %in_116: f32 loc("transformer.h.2.ln_2"), %out: f32 loc("transformer.h.2.ln_2")):
      %329 = arith.mulf %in, %in_116 : f32 loc(#loc83)
      linalg.yield %329 : f32 loc(#loc83)
    } -> tensor<2x12x16xf32> loc(#loc83)
    %205 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%204, %arg32 : tensor<2x12x16xf32>, tensor<16xf32>) outs(%0 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.2.ln_2"), %in_116: f32 loc("transformer.h.2.ln_2"), %out: f32 loc("transformer.h.2.ln_2")):
      %329 = arith.mulf %in, %in_116 : f32 loc(#loc83)
      linalg.yield %329 : f32 loc(#loc83)
    } -> tensor<2x12x16xf32> loc(#loc83)
    %206 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%205, %arg33 : tensor<2x12x16xf32>, tensor<16xf32>) outs(%0 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.2.ln_2"), %in_116: f32 loc("transformer.h.2.ln_2"), %out: f32 loc("transformer.h.2.ln_2")):
      %329 = arith.addf %in, %in_116 : f32 loc(#loc83)
      linalg.yield %329 : f32 loc(#loc83)
    } -> tensor<2x12x16xf32> loc(#loc83)
    %collapsed_80 = tensor.collapse_shape %206 [[0, 1], [2]] : tensor<2x12x16xf32> into tensor<24x16xf32> loc(#loc84)
    %207 = linalg.matmul ins(%collapsed_80, %arg34 : tensor<24x16xf32>, tensor<16x64xf32>) outs(%79 : tensor<24x64xf32>) -> tensor<24x64xf32> loc(#loc84)
    %208 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel"]} ins(%arg35 : tensor<64xf32>) outs(%78 : tensor<24x64xf32>) {
    ^bb0(%in: f32 loc("transformer.h.2.mlp.c_fc"), %out: f32 loc("transformer.h.2.mlp.c_fc")):
      linalg.yield %in : f32 loc(#loc84)
    } -> tensor<24x64xf32> loc(#loc84)
    %209 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%207, %208 : tensor<24x64xf32>, tensor<24x64xf32>) outs(%78 : tensor<24x64xf32>) {
    ^bb0(%in: f32 loc("transformer.h.2.mlp.c_fc"), %in_116: f32 loc("transformer.h.2.mlp.c_fc"), %out: f32 loc("transformer.h.2.mlp.c_fc")):
      %329 = arith.addf %in, %in_116 : f32 loc(#loc84)
      linalg.yield %329 : f32 loc(#loc84)
    } -> tensor<24x64xf32> loc(#loc84)
    %expanded_81 = tensor.expand_shape %209 [[0, 1], [2]] output_shape [2, 12, 64] : tensor<24x64xf32> into tensor<2x12x64xf32> loc(#loc84)
    %210 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_81 : tensor<2x12x64xf32>) outs(%83 : tensor<2x12x64xf32>) {
    ^bb0(%in: f32 loc("transformer.h.2.mlp.c_fc"), %out: f32 loc("transformer.h.2.mlp.act")):
      %329 = arith.mulf %in, %cst_9 : f32 loc(#loc85)
      linalg.yield %329 : f32 loc(#loc85)
    } -> tensor<2x12x64xf32> loc(#loc85)
    %211 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_81 : tensor<2x12x64xf32>) outs(%83 : tensor<2x12x64xf32>) {
    ^bb0(%in: f32 loc("transformer.h.2.mlp.c_fc"), %out: f32 loc("transformer.h.2.mlp.act")):
      %329 = math.fpowi %in, %c3_i64 : f32, i64 loc(#loc85)
      linalg.yield %329 : f32 loc(#loc85)
    } -> tensor<2x12x64xf32> loc(#loc85)
    %212 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%211 : tensor<2x12x64xf32>) outs(%83 : tensor<2x12x64xf32>) {
    ^bb0(%in: f32 loc("transformer.h.2.mlp.act"), %out: f32 loc("transformer.h.2.mlp.act")):
      %329 = arith.truncf %cst_4 : f64 to f32 loc(#loc85)
      %330 = arith.mulf %in, %329 : f32 loc(#loc85)
      linalg.yield %330 : f32 loc(#loc85)
    } -> tensor<2x12x64xf32> loc(#loc85)
    %213 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_81, %212 : tensor<2x12x64xf32>, tensor<2x12x64xf32>) outs(%83 : tensor<2x12x64xf32>) {
    ^bb0(%in: f32 loc("transformer.h.2.mlp.c_fc"), %in_116: f32 loc("transformer.h.2.mlp.act"), %out: f32 loc("transformer.h.2.mlp.act")):
      %329 = arith.addf %in, %in_116 : f32 loc(#loc85)
      linalg.yield %329 : f32 loc(#loc85)
    } -> tensor<2x12x64xf32> loc(#loc85)
    %214 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%213 : tensor<2x12x64xf32>) outs(%83 : tensor<2x12x64xf32>) {
    ^bb0(%in: f32 loc("transformer.h.2.mlp.act"), %out: f32 loc("transformer.h.2.mlp.act")):
      %329 = arith.truncf %cst_3 : f64 to f32 loc(#loc85)
      %330 = arith.mulf %in, %329 : f32 loc(#loc85)
      linalg.yield %330 : f32 loc(#loc85)
    } -> tensor<2x12x64xf32> loc(#loc85)
    %215 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%214 : tensor<2x12x64xf32>) outs(%83 : tensor<2x12x64xf32>) {
    ^bb0(%in: f32 loc("transformer.h.2.mlp.act"), %out: f32 loc("transformer.h.2.mlp.act")):
      %329 = math.tanh %in : f32 loc(#loc85)
      linalg.yield %329 : f32 loc(#loc85)
    } -> tensor<2x12x64xf32> loc(#loc85)
    %216 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%215 : tensor<2x12x64xf32>) outs(%83 : tensor<2x12x64xf32>) {
    ^bb0(%in: f32 loc("transformer.h.2.mlp.act"), %out: f32 loc("transformer.h.2.mlp.act")):
      %329 = arith.addf %in, %cst_10 : f32 loc(#loc85)
      linalg.yield %329 : f32 loc(#loc85)
    } -> tensor<2x12x64xf32> loc(#loc85)
    %217 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%210, %216 : tensor<2x12x64xf32>, tensor<2x12x64xf32>) outs(%83 : tensor<2x12x64xf32>) {
    ^bb0(%in: f32 loc("transformer.h.2.mlp.act"), %in_116: f32 loc("transformer.h.2.mlp.act"), %out: f32 loc("transformer.h.2.mlp.act")):
      %329 = arith.mulf %in, %in_116 : f32 loc(#loc85)
      linalg.yield %329 : f32 loc(#loc85)
    } -> tensor<2x12x64xf32> loc(#loc85)
    %collapsed_82 = tensor.collapse_shape %217 [[0, 1], [2]] : tensor<2x12x64xf32> into tensor<24x64xf32> loc(#loc86)
    %218 = linalg.matmul ins(%collapsed_82, %arg36 : tensor<24x64xf32>, tensor<64x16xf32>) outs(%57 : tensor<24x16xf32>) -> tensor<24x16xf32> loc(#loc86)
    %219 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel"]} ins(%arg37 : tensor<16xf32>) outs(%56 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.2.mlp.c_proj"), %out: f32 loc("transformer.h.2.mlp.c_proj")):
      linalg.yield %in : f32 loc(#loc86)
    } -> tensor<24x16xf32> loc(#loc86)
    %220 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%218, %219 : tensor<24x16xf32>, tensor<24x16xf32>) outs(%56 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.2.mlp.c_proj"), %in_116: f32 loc("transformer.h.2.mlp.c_proj"), %out: f32 loc("transformer.h.2.mlp.c_proj")):
      %329 = arith.addf %in, %in_116 : f32 loc(#loc86)
      linalg.yield %329 : f32 loc(#loc86)
    } -> tensor<24x16xf32> loc(#loc86)
    %expanded_83 = tensor.expand_shape %220 [[0, 1], [2]] output_shape [2, 12, 16] : tensor<24x16xf32> into tensor<2x12x16xf32> loc(#loc86)
    %221 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%190, %expanded_83 : tensor<2x12x16xf32>, tensor<2x12x16xf32>) outs(%0 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.2"), %in_116: f32 loc("transformer.h.2.mlp.c_proj"), %out: f32 loc("transformer.h.2")):
      %329 = arith.addf %in, %in_116 : f32 loc(#loc82)
      linalg.yield %329 : f32 loc(#loc82)
    } -> tensor<2x12x16xf32> loc(#loc82)
    %222 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%221 : tensor<2x12x16xf32>) outs(%7 : tensor<2x12x16xf64>) {
    ^bb0(%in: f32 loc("transformer.h.2"), %out: f64 loc("transformer.h.3.ln_1")):
      %329 = arith.extf %in : f32 to f64 loc(#loc87)
      linalg.yield %329 : f64 loc(#loc87)
    } -> tensor<2x12x16xf64> loc(#loc87)
    %223 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%222 : tensor<2x12x16xf64>) outs(%10 : tensor<2x12x1xf64>) {
    ^bb0(%in: f64 loc("transformer.h.3.ln_1"), %out: f64 loc("transformer.h.3.ln_1")):
      %329 = arith.addf %in, %out : f64 loc(#loc87)
      linalg.yield %329 : f64 loc(#loc87)
    } -> tensor<2x12x1xf64> loc(#loc87)
    %224 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%223 : tensor<2x12x1xf64>) outs(%9 : tensor<2x12x1xf64>) {
    ^bb0(%in: f64 loc("transformer.h.3.ln_1"), %out: f64 loc("transformer.h.3.ln_1")):
      %329 = arith.divf %in, %cst_7 : f64 loc(#loc87)
      linalg.yield %329 : f64 loc(#loc87)
    } -> tensor<2x12x1xf64> loc(#loc87)
    %225 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%222, %224 : tensor<2x12x16xf64>, tensor<2x12x1xf64>) outs(%7 : tensor<2x12x16xf64>) {
    ^bb0(%in: f64 loc("transformer.h.3.ln_1"), %in_116: f64 loc("transformer.h.3.ln_1"), %out: f64 loc("transformer.h.3.ln_1")):
      %329 = arith.subf %in, %in_116 : f64 loc(#loc87)
      linalg.yield %329 : f64 loc(#loc87)
    } -> tensor<2x12x16xf64> loc(#loc87)
    %226 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%225, %225 : tensor<2x12x16xf64>, tensor<2x12x16xf64>) outs(%7 : tensor<2x12x16xf64>) {
    ^bb0(%in: f64 loc("transformer.h.3.ln_1"), %in_116: f64 loc("transformer.h.3.ln_1"), %out: f64 loc("transformer.h.3.ln_1")):
      %329 = arith.mulf %in, %in_116 : f64 loc(#loc87)
      linalg.yield %329 : f64 loc(#loc87)
    } -> tensor<2x12x16xf64> loc(#loc87)
    %227 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%226 : tensor<2x12x16xf64>) outs(%10 : tensor<2x12x1xf64>) {
    ^bb0(%in: f64 loc("transformer.h.3.ln_1"), %out: f64 loc("transformer.h.3.ln_1")):
      %329 = arith.addf %in, %out : f64 loc(#loc87)
      linalg.yield %329 : f64 loc(#loc87)
    } -> tensor<2x12x1xf64> loc(#loc87)
    %228 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%227 : tensor<2x12x1xf64>) outs(%9 : tensor<2x12x1xf64>) {
    ^bb0(%in: f64 loc("transformer.h.3.ln_1"), %out: f64 loc("transformer.h.3.ln_1")):
      %329 = arith.divf %in, %cst_7 : f64 loc(#loc87)
      linalg.yield %329 : f64 loc(#loc87)
    } -> tensor<2x12x1xf64> loc(#loc87)
    %229 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%228 : tensor<2x12x1xf64>) outs(%17 : tensor<2x12x1xf32>) {
    ^bb0(%in: f64 loc("transformer.h.3.ln_1"), %out: f32 loc("transformer.h.3.ln_1")):
      %329 = arith.truncf %in : f64 to f32 loc(#loc87)
      linalg.yield %329 : f32 loc(#loc87)
    } -> tensor<2x12x1xf32> loc(#loc87)
    %230 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%221 : tensor<2x12x16xf32>) outs(%19 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.h.2"), %out: f32 loc("transformer.h.3.ln_1")):
      %329 = arith.addf %in, %out : f32 loc(#loc87)
      linalg.yield %329 : f32 loc(#loc87)
    } -> tensor<2x12x1xf32> loc(#loc87)
    %231 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%230 : tensor<2x12x1xf32>) outs(%17 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.h.3.ln_1"), %out: f32 loc("transformer.h.3.ln_1")):
      %329 = arith.divf %in, %cst_8 : f32 loc(#loc87)
      linalg.yield %329 : f32 loc(#loc87)
    } -> tensor<2x12x1xf32> loc(#loc87)
    %232 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%229 : tensor<2x12x1xf32>) outs(%17 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.h.3.ln_1"), %out: f32 loc("transformer.h.3.ln_1")):
      %329 = arith.truncf %cst_6 : f64 to f32 loc(#loc87)
      %330 = arith.addf %in, %329 : f32 loc(#loc87)
      linalg.yield %330 : f32 loc(#loc87)
    } -> tensor<2x12x1xf32> loc(#loc87)
    %233 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%232 : tensor<2x12x1xf32>) outs(%17 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.h.3.ln_1"), %out: f32 loc("transformer.h.3.ln_1")):
      %329 = math.rsqrt %in : f32 loc(#loc87)
      linalg.yield %329 : f32 loc(#loc87)
    } -> tensor<2x12x1xf32> loc(#loc87)
    %234 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%221, %231 : tensor<2x12x16xf32>, tensor<2x12x1xf32>) outs(%0 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.2"), %in_116: f32 loc("transformer.h.3.ln_1"), %out: f32 loc("transformer.h.3.ln_1")):
      %329 = arith.subf %in, %in_116 : f32 loc(#loc87)
      linalg.yield %329 : f32 loc(#loc87)
    } -> tensor<2x12x16xf32> loc(#loc87)
    %235 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%234, %233 : tensor<2x12x16xf32>, tensor<2x12x1xf32>) outs(%0 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.3.ln_1"), %in_116: f32 loc("transformer.h.3.ln_1"), %out: f32 loc("transformer.h.3.ln_1")):
      %329 = arith.mulf %in, %in_116 : f32 loc(#loc87)
      linalg.yield %329 : f32 loc(#loc87)
    } -> tensor<2x12x16xf32> loc(#loc87)
    %236 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%235, %arg38 : tensor<2x12x16xf32>, tensor<16xf32>) outs(%0 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.3.ln_1"), %in_116: f32 loc("transformer.h.3.ln_1"), %out: f32 loc("transformer.h.3.ln_1")):
      %329 = arith.mulf %in, %in_116 : f32 loc(#loc87)
      linalg.yield %329 : f32 loc(#loc87)
    } -> tensor<2x12x16xf32> loc(#loc87)
    %237 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%236, %arg39 : tensor<2x12x16xf32>, tensor<16xf32>) outs(%0 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.3.ln_1"), %in_116: f32 loc("transformer.h.3.ln_1"), %out: f32 loc("transformer.h.3.ln_1")):
      %329 = arith.addf %in, %in_116 : f32 loc(#loc87)
      linalg.yield %329 : f32 loc(#loc87)
    } -> tensor<2x12x16xf32> loc(#loc87)
    %collapsed_84 = tensor.collapse_shape %237 [[0, 1], [2]] : tensor<2x12x16xf32> into tensor<24x16xf32> loc(#loc88)
    %238 = linalg.matmul ins(%collapsed_84, %arg40 : tensor<24x16xf32>, tensor<16x48xf32>) outs(%29 : tensor<24x48xf32>) -> tensor<24x48xf32> loc(#loc88)
    %239 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel"]} ins(%arg41 : tensor<48xf32>) outs(%28 : tensor<24x48xf32>) {
    ^bb0(%in: f32 loc("transformer.h.3.attn.c_attn"), %out: f32 loc("transformer.h.3.attn.c_attn")):
      linalg.yield %in : f32 loc(#loc88)
    } -> tensor<24x48xf32> loc(#loc88)
    %240 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%238, %239 : tensor<24x48xf32>, tensor<24x48xf32>) outs(%28 : tensor<24x48xf32>) {
    ^bb0(%in: f32 loc("transformer.h.3.attn.c_attn"), %in_116: f32 loc("transformer.h.3.attn.c_attn"), %out: f32 loc("transformer.h.3.attn.c_attn")):
      %329 = arith.addf %in, %in_116 : f32 loc(#loc88)
      linalg.yield %329 : f32 loc(#loc88)
    } -> tensor<24x48xf32> loc(#loc88)
    %expanded_85 = tensor.expand_shape %240 [[0, 1], [2]] output_shape [2, 12, 48] : tensor<24x48xf32> into tensor<2x12x48xf32> loc(#loc88)
    %extracted_slice_86 = tensor.extract_slice %expanded_85[0, 0, 0] [2, 12, 16] [1, 1, 1] : tensor<2x12x48xf32> to tensor<2x12x16xf32> loc(#loc89)
    %extracted_slice_87 = tensor.extract_slice %expanded_85[0, 0, 16] [2, 12, 16] [1, 1, 1] : tensor<2x12x48xf32> to tensor<2x12x16xf32> loc(#loc89)
    %extracted_slice_88 = tensor.extract_slice %expanded_85[0, 0, 32] [2, 12, 16] [1, 1, 1] : tensor<2x12x48xf32> to tensor<2x12x16xf32> loc(#loc89)
    %expanded_89 = tensor.expand_shape %extracted_slice_87 [[0], [1], [2, 3]] output_shape [2, 12, 2, 8] : tensor<2x12x16xf32> into tensor<2x12x2x8xf32> loc(#loc89)
    %expanded_90 = tensor.expand_shape %extracted_slice_88 [[0], [1], [2, 3]] output_shape [2, 12, 2, 8] : tensor<2x12x16xf32> into tensor<2x12x2x8xf32> loc(#loc89)
    %transposed_91 = linalg.transpose ins(%expanded_90 : tensor<2x12x2x8xf32>) outs(%33 : tensor<2x2x12x8xf32>) permutation = [0, 2, 1, 3]  loc(#loc89)
    %expanded_92 = tensor.expand_shape %extracted_slice_86 [[0], [1], [2, 3]] output_shape [2, 12, 2, 8] : tensor<2x12x16xf32> into tensor<2x12x2x8xf32> loc(#loc89)
    %transposed_93 = linalg.transpose ins(%expanded_92 : tensor<2x12x2x8xf32>) outs(%33 : tensor<2x2x12x8xf32>) permutation = [0, 2, 1, 3]  loc(#loc89)
    %transposed_94 = linalg.transpose ins(%expanded_89 : tensor<2x12x2x8xf32>) outs(%34 : tensor<2x2x8x12xf32>) permutation = [0, 2, 3, 1]  loc(#loc89)
    %collapsed_95 = tensor.collapse_shape %transposed_93 [[0, 1], [2], [3]] : tensor<2x2x12x8xf32> into tensor<4x12x8xf32> loc(#loc89)
    %collapsed_96 = tensor.collapse_shape %transposed_94 [[0, 1], [2], [3]] : tensor<2x2x8x12xf32> into tensor<4x8x12xf32> loc(#loc89)
    %241 = linalg.batch_matmul ins(%collapsed_95, %collapsed_96 : tensor<4x12x8xf32>, tensor<4x8x12xf32>) outs(%36 : tensor<4x12x12xf32>) -> tensor<4x12x12xf32> loc(#loc89)
    %expanded_97 = tensor.expand_shape %241 [[0, 1], [2], [3]] output_shape [2, 2, 12, 12] : tensor<4x12x12xf32> into tensor<2x2x12x12xf32> loc(#loc89)
    %242 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_97 : tensor<2x2x12x12xf32>) outs(%38 : tensor<2x2x12x12xf32>) {
    ^bb0(%in: f32 loc("transformer.h.3.attn"), %out: f32 loc("transformer.h.3.attn")):
      %329 = arith.truncf %cst_5 : f64 to f32 loc(#loc89)
      %330 = arith.mulf %in, %329 : f32 loc(#loc89)
      linalg.yield %330 : f32 loc(#loc89)
    } -> tensor<2x2x12x12xf32> loc(#loc89)
    %243 = linalg.generic {indexing_maps = [#map8, #map9, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%242, %arg54 : tensor<2x2x12x12xf32>, tensor<2x1x12x12xf32>) outs(%38 : tensor<2x2x12x12xf32>) {
    ^bb0(%in: f32 loc("transformer.h.3.attn"), %in_116: f32 loc("transformer.h.0.attn"), %out: f32 loc("transformer.h.3.attn")):
      %329 = arith.addf %in, %in_116 : f32 loc(#loc89)
      linalg.yield %329 : f32 loc(#loc89)
    } -> tensor<2x2x12x12xf32> loc(#loc89)
    %244:2 = linalg.generic {indexing_maps = [#map8, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%243 : tensor<2x2x12x12xf32>) outs(%44, %42 : tensor<2x2x12xf32>, tensor<2x2x12xi64>) {
    ^bb0(%in: f32 loc("transformer.h.3.attn"), %out: f32 loc("transformer.h.3.attn"), %out_116: i64 loc("transformer.h.3.attn")):
      %329 = linalg.index 3 : index loc(#loc89)
      %330 = arith.index_cast %329 : index to i64 loc(#loc89)
      %331 = arith.maximumf %in, %out : f32 loc(#loc89)
      %332 = arith.cmpf ogt, %in, %out : f32 loc(#loc89)
      %333 = arith.select %332, %330, %out_116 : i64 loc(#loc89)
      linalg.yield %331, %333 : f32, i64 loc(#loc89)
    } -> (tensor<2x2x12xf32>, tensor<2x2x12xi64>) loc(#loc89)
    %expanded_98 = tensor.expand_shape %244#0 [[0], [1], [2, 3]] output_shape [2, 2, 12, 1] : tensor<2x2x12xf32> into tensor<2x2x12x1xf32> loc(#loc89)
    %245 = linalg.generic {indexing_maps = [#map8, #map11, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%243, %expanded_98 : tensor<2x2x12x12xf32>, tensor<2x2x12x1xf32>) outs(%38 : tensor<2x2x12x12xf32>) {
    ^bb0(%in: f32 loc("transformer.h.3.attn"), %in_116: f32 loc("transformer.h.3.attn"), %out: f32 loc("transformer.h.3.attn")):
      %329 = arith.subf %in, %in_116 : f32 loc(#loc89)
      linalg.yield %329 : f32 loc(#loc89)
    } -> tensor<2x2x12x12xf32> loc(#loc89)
    %246 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%245 : tensor<2x2x12x12xf32>) outs(%38 : tensor<2x2x12x12xf32>) {
    ^bb0(%in: f32 loc("transformer.h.3.attn"), %out: f32 loc("transformer.h.3.attn")):
      %329 = math.exp %in : f32 loc(#loc89)
      linalg.yield %329 : f32 loc(#loc89)
    } -> tensor<2x2x12x12xf32> loc(#loc89)
    %247 = linalg.generic {indexing_maps = [#map8, #map11], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%246 : tensor<2x2x12x12xf32>) outs(%49 : tensor<2x2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.h.3.attn"), %out: f32 loc("transformer.h.3.attn")):
      %329 = arith.addf %in, %out : f32 loc(#loc89)
      linalg.yield %329 : f32 loc(#loc89)
    } -> tensor<2x2x12x1xf32> loc(#loc89)
    %248 = linalg.generic {indexing_maps = [#map8, #map11, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%246, %247 : tensor<2x2x12x12xf32>, tensor<2x2x12x1xf32>) outs(%38 : tensor<2x2x12x12xf32>) {
    ^bb0(%in: f32 loc("transformer.h.3.attn"), %in_116: f32 loc("transformer.h.3.attn"), %out: f32 loc("transformer.h.3.attn")):
      %329 = arith.divf %in, %in_116 : f32 loc(#loc89)
      linalg.yield %329 : f32 loc(#loc89)
    } -> tensor<2x2x12x12xf32> loc(#loc89)
    %collapsed_99 = tensor.collapse_shape %248 [[0, 1], [2], [3]] : tensor<2x2x12x12xf32> into tensor<4x12x12xf32> loc(#loc89)
    %collapsed_100 = tensor.collapse_shape %transposed_91 [[0, 1], [2], [3]] : tensor<2x2x12x8xf32> into tensor<4x12x8xf32> loc(#loc89)
    %249 = linalg.batch_matmul ins(%collapsed_99, %collapsed_100 : tensor<4x12x12xf32>, tensor<4x12x8xf32>) outs(%53 : tensor<4x12x8xf32>) -> tensor<4x12x8xf32> loc(#loc89)
    %expanded_101 = tensor.expand_shape %249 [[0, 1], [2], [3]] output_shape [2, 2, 12, 8] : tensor<4x12x8xf32> into tensor<2x2x12x8xf32> loc(#loc89)
    %transposed_102 = linalg.transpose ins(%expanded_101 : tensor<2x2x12x8xf32>) outs(%55 : tensor<2x12x2x8xf32>) permutation = [0, 2, 1, 3]  loc(#loc89)
    %collapsed_103 = tensor.collapse_shape %transposed_102 [[0, 1], [2, 3]] : tensor<2x12x2x8xf32> into tensor<24x16xf32> loc(#loc90)
    %250 = linalg.matmul ins(%collapsed_103, %arg42 : tensor<24x16xf32>, tensor<16x16xf32>) outs(%57 : tensor<24x16xf32>) -> tensor<24x16xf32> loc(#loc90)
    %251 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel"]} ins(%arg43 : tensor<16xf32>) outs(%56 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.3.attn.c_proj"), %out: f32 loc("transformer.h.3.attn.c_proj")):
      linalg.yield %in : f32 loc(#loc90)
    } -> tensor<24x16xf32> loc(#loc90)
    %252 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%250, %251 : tensor<24x16xf32>, tensor<24x16xf32>) outs(%56 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.3.attn.c_proj"), %in_116: f32 loc("transformer.h.3.attn.c_proj"), %out: f32 loc("transformer.h.3.attn.c_proj")):
      %329 = arith.addf %in, %in_116 : f32 loc(#loc90)
      linalg.yield %329 : f32 loc(#loc90)
    } -> tensor<24x16xf32> loc(#loc90)
    %expanded_104 = tensor.expand_shape %252 [[0, 1], [2]] output_shape [2, 12, 16] : tensor<24x16xf32> into tensor<2x12x16xf32> loc(#loc90)
    %253 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_104, %221 : tensor<2x12x16xf32>, tensor<2x12x16xf32>) outs(%0 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.3.attn.c_proj"), %in_116: f32 loc("transformer.h.2"), %out: f32 loc("transformer.h.3")):
      %329 = arith.addf %in, %in_116 : f32 loc(#loc91)
      linalg.yield %329 : f32 loc(#loc91)
    } -> tensor<2x12x16xf32> loc(#loc91)
    %254 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%253 : tensor<2x12x16xf32>) outs(%7 : tensor<2x12x16xf64>) {
    ^bb0(%in: f32 loc("transformer.h.3"), %out: f64 loc("transformer.h.3.ln_2")):
      %329 = arith.extf %in : f32 to f64 loc(#loc92)
      linalg.yield %329 : f64 loc(#loc92)
    } -> tensor<2x12x16xf64> loc(#loc92)
    %255 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%254 : tensor<2x12x16xf64>) outs(%10 : tensor<2x12x1xf64>) {
    ^bb0(%in: f64 loc("transformer.h.3.ln_2"), %out: f64 loc("transformer.h.3.ln_2")):
      %329 = arith.addf %in, %out : f64 loc(#loc92)
      linalg.yield %329 : f64 loc(#loc92)
    } -> tensor<2x12x1xf64> loc(#loc92)
    %256 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%255 : tensor<2x12x1xf64>) outs(%9 : tensor<2x12x1xf64>) {
    ^bb0(%in: f64 loc("transformer.h.3.ln_2"), %out: f64 loc("transformer.h.3.ln_2")):
      %329 = arith.divf %in, %cst_7 : f64 loc(#loc92)
      linalg.yield %329 : f64 loc(#loc92)
    } -> tensor<2x12x1xf64> loc(#loc92)
    %257 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%254, %256 : tensor<2x12x16xf64>, tensor<2x12x1xf64>) outs(%7 : tensor<2x12x16xf64>) {
    ^bb0(%in: f64 loc("transformer.h.3.ln_2"), %in_116: f64 loc("transformer.h.3.ln_2"), %out: f64 loc("transformer.h.3.ln_2")):
      %329 = arith.subf %in, %in_116 : f64 loc(#loc92)
      linalg.yield %329 : f64 loc(#loc92)
    } -> tensor<2x12x16xf64> loc(#loc92)
    %258 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%257, %257 : tensor<2x12x16xf64>, tensor<2x12x16xf64>) outs(%7 : tensor<2x12x16xf64>) {
    ^bb0(%in: f64 loc("transformer.h.3.ln_2"), %in_116: f64 loc("transformer.h.3.ln_2"), %out: f64 loc("transformer.h.3.ln_2")):
      %329 = arith.mulf %in, %in_116 : f64 loc(#loc92)
      linalg.yield %329 : f64 loc(#loc92)
    } -> tensor<2x12x16xf64> loc(#loc92)
    %259 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%258 : tensor<2x12x16xf64>) outs(%10 : tensor<2x12x1xf64>) {
    ^bb0(%in: f64 loc("transformer.h.3.ln_2"), %out: f64 loc("transformer.h.3.ln_2")):
      %329 = arith.addf %in, %out : f64 loc(#loc92)
      linalg.yield %329 : f64 loc(#loc92)
    } -> tensor<2x12x1xf64> loc(#loc92)
    %260 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%259 : tensor<2x12x1xf64>) outs(%9 : tensor<2x12x1xf64>) {
    ^bb0(%in: f64 loc("transformer.h.3.ln_2"), %out: f64 loc("transformer.h.3.ln_2")):
      %329 = arith.divf %in, %cst_7 : f64 loc(#loc92)
      linalg.yield %329 : f64 loc(#loc92)
    } -> tensor<2x12x1xf64> loc(#loc92)
    %261 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%260 : tensor<2x12x1xf64>) outs(%17 : tensor<2x12x1xf32>) {
    ^bb0(%in: f64 loc("transformer.h.3.ln_2"), %out: f32 loc("transformer.h.3.ln_2")):
      %329 = arith.truncf %in : f64 to f32 loc(#loc92)
      linalg.yield %329 : f32 loc(#loc92)
    } -> tensor<2x12x1xf32> loc(#loc92)
    %262 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%253 : tensor<2x12x16xf32>) outs(%19 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.h.3"), %out: f32 loc("transformer.h.3.ln_2")):
      %329 = arith.addf %in, %out : f32 loc(#loc92)
      linalg.yield %329 : f32 loc(#loc92)
    } -> tensor<2x12x1xf32> loc(#loc92)
    %263 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%262 : tensor<2x12x1xf32>) outs(%17 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.h.3.ln_2"), %out: f32 loc("transformer.h.3.ln_2")):
      %329 = arith.divf %in, %cst_8 : f32 loc(#loc92)
      linalg.yield %329 : f32 loc(#loc92)
    } -> tensor<2x12x1xf32> loc(#loc92)
    %264 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%261 : tensor<2x12x1xf32>) outs(%17 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.h.3.ln_2"), %out: f32 loc("transformer.h.3.ln_2")):
      %329 = arith.truncf %cst_6 : f64 to f32 loc(#loc92)
      %330 = arith.addf %in, %329 : f32 loc(#loc92)
      linalg.yield %330 : f32 loc(#loc92)
    } -> tensor<2x12x1xf32> loc(#loc92)
    %265 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%264 : tensor<2x12x1xf32>) outs(%17 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.h.3.ln_2"), %out: f32 loc("transformer.h.3.ln_2")):
      %329 = math.rsqrt %in : f32 loc(#loc92)
      linalg.yield %329 : f32 loc(#loc92)
    } -> tensor<2x12x1xf32> loc(#loc92)
    %266 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%253, %263 : tensor<2x12x16xf32>, tensor<2x12x1xf32>) outs(%0 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.3"), %in_116: f32 loc("transformer.h.3.ln_2"), %out: f32 loc("transformer.h.3.ln_2")):
      %329 = arith.subf %in, %in_116 : f32 loc(#loc92)
      linalg.yield %329 : f32 loc(#loc92)
    } -> tensor<2x12x16xf32> loc(#loc92)
    %267 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%266, %265 : tensor<2x12x16xf32>, tensor<2x12x1xf32>) outs(%0 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.3.ln_2"), %in_116: f32 loc("transformer.h.3.ln_2"), %out: f32 loc("transformer.h.3.ln_2")):
      %329 = arith.mulf %in, %in_116 : f32 loc(#loc92)
      linalg.yield %329 : f32 loc(#loc92)
    } -> tensor<2x12x16xf32> loc(#loc92)
    %268 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%267, %arg44 : tensor<2x12x16xf32>, tensor<16xf32>) outs(%0 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.3.ln_2"), %in_116: f32 loc("transformer.h.3.ln_2"), %out: f32 loc("transformer.h.3.ln_2")):
      %329 = arith.mulf %in, %in_116 : f32 loc(#loc92)
      linalg.yield %329 : f32 loc(#loc92)
    } -> tensor<2x12x16xf32> loc(#loc92)
    %269 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%268, %arg45 : tensor<2x12x16xf32>, tensor<16xf32>) outs(%0 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.3.ln_2"), %in_116: f32 loc("transformer.h.3.ln_2"), %out: f32 loc("transformer.h.3.ln_2")):
      %329 = arith.addf %in, %in_116 : f32 loc(#loc92)
      linalg.yield %329 : f32 loc(#loc92)
    } -> tensor<2x12x16xf32> loc(#loc92)
    %collapsed_105 = tensor.collapse_shape %269 [[0, 1], [2]] : tensor<2x12x16xf32> into tensor<24x16xf32> loc(#loc93)
    %270 = linalg.matmul ins(%collapsed_105, %arg46 : tensor<24x16xf32>, tensor<16x64xf32>) outs(%79 : tensor<24x64xf32>) -> tensor<24x64xf32> loc(#loc93)
    %271 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel"]} ins(%arg47 : tensor<64xf32>) outs(%78 : tensor<24x64xf32>) {
    ^bb0(%in: f32 loc("transformer.h.3.mlp.c_fc"), %out: f32 loc("transformer.h.3.mlp.c_fc")):
      linalg.yield %in : f32 loc(#loc93)
    } -> tensor<24x64xf32> loc(#loc93)
    %272 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%270, %271 : tensor<24x64xf32>, tensor<24x64xf32>) outs(%78 : tensor<24x64xf32>) {
    ^bb0(%in: f32 loc("transformer.h.3.mlp.c_fc"), %in_116: f32 loc("transformer.h.3.mlp.c_fc"), %out: f32 loc("transformer.h.3.mlp.c_fc")):
      %329 = arith.addf %in, %in_116 : f32 loc(#loc93)
      linalg.yield %329 : f32 loc(#loc93)
    } -> tensor<24x64xf32> loc(#loc93)
    %expanded_106 = tensor.expand_shape %272 [[0, 1], [2]] output_shape [2, 12, 64] : tensor<24x64xf32> into tensor<2x12x64xf32> loc(#loc93)
    %273 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_106 : tensor<2x12x64xf32>) outs(%83 : tensor<2x12x64xf32>) {
    ^bb0(%in: f32 loc("transformer.h.3.mlp.c_fc"), %out: f32 loc("transformer.h.3.mlp.act")):
      %329 = arith.mulf %in, %cst_9 : f32 loc(#loc94)
      linalg.yield %329 : f32 loc(#loc94)
    } -> tensor<2x12x64xf32> loc(#loc94)
    %274 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_106 : tensor<2x12x64xf32>) outs(%83 : tensor<2x12x64xf32>) {
    ^bb0(%in: f32 loc("transformer.h.3.mlp.c_fc"), %out: f32 loc("transformer.h.3.mlp.act")):
      %329 = math.fpowi %in, %c3_i64 : f32, i64 loc(#loc94)
      linalg.yield %329 : f32 loc(#loc94)
    } -> tensor<2x12x64xf32> loc(#loc94)
    %275 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%274 : tensor<2x12x64xf32>) outs(%83 : tensor<2x12x64xf32>) {
    ^bb0(%in: f32 loc("transformer.h.3.mlp.act"), %out: f32 loc("transformer.h.3.mlp.act")):
      %329 = arith.truncf %cst_4 : f64 to f32 loc(#loc94)
      %330 = arith.mulf %in, %329 : f32 loc(#loc94)
      linalg.yield %330 : f32 loc(#loc94)
    } -> tensor<2x12x64xf32> loc(#loc94)
    %276 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_106, %275 : tensor<2x12x64xf32>, tensor<2x12x64xf32>) outs(%83 : tensor<2x12x64xf32>) {
    ^bb0(%in: f32 loc("transformer.h.3.mlp.c_fc"), %in_116: f32 loc("transformer.h.3.mlp.act"), %out: f32 loc("transformer.h.3.mlp.act")):
      %329 = arith.addf %in, %in_116 : f32 loc(#loc94)
      linalg.yield %329 : f32 loc(#loc94)
    } -> tensor<2x12x64xf32> loc(#loc94)
    %277 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%276 : tensor<2x12x64xf32>) outs(%83 : tensor<2x12x64xf32>) {
    ^bb0(%in: f32 loc("transformer.h.3.mlp.act"), %out: f32 loc("transformer.h.3.mlp.act")):
      %329 = arith.truncf %cst_3 : f64 to f32 loc(#loc94)
      %330 = arith.mulf %in, %329 : f32 loc(#loc94)
      linalg.yield %330 : f32 loc(#loc94)
    } -> tensor<2x12x64xf32> loc(#loc94)
    %278 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%277 : tensor<2x12x64xf32>) outs(%83 : tensor<2x12x64xf32>) {
    ^bb0(%in: f32 loc("transformer.h.3.mlp.act"), %out: f32 loc("transformer.h.3.mlp.act")):
      %329 = math.tanh %in : f32 loc(#loc94)
      linalg.yield %329 : f32 loc(#loc94)
    } -> tensor<2x12x64xf32> loc(#loc94)
    %279 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%278 : tensor<2x12x64xf32>) outs(%83 : tensor<2x12x64xf32>) {
    ^bb0(%in: f32 loc("transformer.h.3.mlp.act"), %out: f32 loc("transformer.h.3.mlp.act")):
      %329 = arith.addf %in, %cst_10 : f32 loc(#loc94)
      linalg.yield %329 : f32 loc(#loc94)
    } -> tensor<2x12x64xf32> loc(#loc94)
    %280 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%273, %279 : tensor<2x12x64xf32>, tensor<2x12x64xf32>) outs(%83 : tensor<2x12x64xf32>) {
    ^bb0(%in: f32 loc("transformer.h.3.mlp.act"), %in_116: f32 loc("transformer.h.3.mlp.act"), %out: f32 loc("transformer.h.3.mlp.act")):
      %329 = arith.mulf %in, %in_116 : f32 loc(#loc94)
      linalg.yield %329 : f32 loc(#loc94)
    } -> tensor<2x12x64xf32> loc(#loc94)
    %collapsed_107 = tensor.collapse_shape %280 [[0, 1], [2]] : tensor<2x12x64xf32> into tensor<24x64xf32> loc(#loc95)
    %281 = linalg.matmul ins(%collapsed_107, %arg48 : tensor<24x64xf32>, tensor<64x16xf32>) outs(%57 : tensor<24x16xf32>) -> tensor<24x16xf32> loc(#loc95)
    %282 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel"]} ins(%arg49 : tensor<16xf32>) outs(%56 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.3.mlp.c_proj"), %out: f32 loc("transformer.h.3.mlp.c_proj")):
      linalg.yield %in : f32 loc(#loc95)
    } -> tensor<24x16xf32> loc(#loc95)
    %283 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%281, %282 : tensor<24x16xf32>, tensor<24x16xf32>) outs(%56 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.3.mlp.c_proj"), %in_116: f32 loc("transformer.h.3.mlp.c_proj"), %out: f32 loc("transformer.h.3.mlp.c_proj")):
      %329 = arith.addf %in, %in_116 : f32 loc(#loc95)
      linalg.yield %329 : f32 loc(#loc95)
    } -> tensor<24x16xf32> loc(#loc95)
    %expanded_108 = tensor.expand_shape %283 [[0, 1], [2]] output_shape [2, 12, 16] : tensor<24x16xf32> into tensor<2x12x16xf32> loc(#loc95)
    %284 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%253, %expanded_108 : tensor<2x12x16xf32>, tensor<2x12x16xf32>) outs(%0 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.3"), %in_116: f32 loc("transformer.h.3.mlp.c_proj"), %out: f32 loc("transformer.h.3")):
      %329 = arith.addf %in, %in_116 : f32 loc(#loc91)
      linalg.yield %329 : f32 loc(#loc91)
    } -> tensor<2x12x16xf32> loc(#loc91)
    %285 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%284 : tensor<2x12x16xf32>) outs(%7 : tensor<2x12x16xf64>) {
    ^bb0(%in: f32 loc("transformer.h.3"), %out: f64 loc("transformer.ln_f")):
      %329 = arith.extf %in : f32 to f64 loc(#loc96)
      linalg.yield %329 : f64 loc(#loc96)
    } -> tensor<2x12x16xf64> loc(#loc96)
    %286 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%285 : tensor<2x12x16xf64>) outs(%10 : tensor<2x12x1xf64>) {
    ^bb0(%in: f64 loc("transformer.ln_f"), %out: f64 loc("transformer.ln_f")):
      %329 = arith.addf %in, %out : f64 loc(#loc96)
      linalg.yield %329 : f64 loc(#loc96)
    } -> tensor<2x12x1xf64> loc(#loc96)
    %287 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%286 : tensor<2x12x1xf64>) outs(%9 : tensor<2x12x1xf64>) {
    ^bb0(%in: f64 loc("transformer.ln_f"), %out: f64 loc("transformer.ln_f")):
      %329 = arith.divf %in, %cst_7 : f64 loc(#loc96)
      linalg.yield %329 : f64 loc(#loc96)
    } -> tensor<2x12x1xf64> loc(#loc96)
    %288 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%285, %287 : tensor<2x12x16xf64>, tensor<2x12x1xf64>) outs(%7 : tensor<2x12x16xf64>) {
    ^bb0(%in: f64 loc("transformer.ln_f"), %in_116: f64 loc("transformer.ln_f"), %out: f64 loc("transformer.ln_f")):
      %329 = arith.subf %in, %in_116 : f64 loc(#loc96)
      linalg.yield %329 : f64 loc(#loc96)
    } -> tensor<2x12x16xf64> loc(#loc96)
    %289 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%288, %288 : tensor<2x12x16xf64>, tensor<2x12x16xf64>) outs(%7 : tensor<2x12x16xf64>) {
    ^bb0(%in: f64 loc("transformer.ln_f"), %in_116: f64 loc("transformer.ln_f"), %out: f64 loc("transformer.ln_f")):
      %329 = arith.mulf %in, %in_116 : f64 loc(#loc96)
      linalg.yield %329 : f64 loc(#loc96)
    } -> tensor<2x12x16xf64> loc(#loc96)
    %290 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%289 : tensor<2x12x16xf64>) outs(%10 : tensor<2x12x1xf64>) {
    ^bb0(%in: f64 loc("transformer.ln_f"), %out: f64 loc("transformer.ln_f")):
      %329 = arith.addf %in, %out : f64 loc(#loc96)
      linalg.yield %329 : f64 loc(#loc96)
    } -> tensor<2x12x1xf64> loc(#loc96)
    %291 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%290 : tensor<2x12x1xf64>) outs(%9 : tensor<2x12x1xf64>) {
    ^bb0(%in: f64 loc("transformer.ln_f"), %out: f64 loc("transformer.ln_f")):
      %329 = arith.divf %in, %cst_7 : f64 loc(#loc96)
      linalg.yield %329 : f64 loc(#loc96)
    } -> tensor<2x12x1xf64> loc(#loc96)
    %292 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%291 : tensor<2x12x1xf64>) outs(%17 : tensor<2x12x1xf32>) {
    ^bb0(%in: f64 loc("transformer.ln_f"), %out: f32 loc("transformer.ln_f")):
      %329 = arith.truncf %in : f64 to f32 loc(#loc96)
      linalg.yield %329 : f32 loc(#loc96)
    } -> tensor<2x12x1xf32> loc(#loc96)
    %293 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%284 : tensor<2x12x16xf32>) outs(%19 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.h.3"), %out: f32 loc("transformer.ln_f")):
      %329 = arith.addf %in, %out : f32 loc(#loc96)
      linalg.yield %329 : f32 loc(#loc96)
    } -> tensor<2x12x1xf32> loc(#loc96)
    %294 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%293 : tensor<2x12x1xf32>) outs(%17 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.ln_f"), %out: f32 loc("transformer.ln_f")):
      %329 = arith.divf %in, %cst_8 : f32 loc(#loc96)
      linalg.yield %329 : f32 loc(#loc96)
    } -> tensor<2x12x1xf32> loc(#loc96)
    %295 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%292 : tensor<2x12x1xf32>) outs(%17 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.ln_f"), %out: f32 loc("transformer.ln_f")):
      %329 = arith.truncf %cst_6 : f64 to f32 loc(#loc96)
      %330 = arith.addf %in, %329 : f32 loc(#loc96)
      linalg.yield %330 : f32 loc(#loc96)
    } -> tensor<2x12x1xf32> loc(#loc96)
    %296 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%295 : tensor<2x12x1xf32>) outs(%17 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.ln_f"), %out: f32 loc("transformer.ln_f")):
      %329 = math.rsqrt %in : f32 loc(#loc96)
      linalg.yield %329 : f32 loc(#loc96)
    } -> tensor<2x12x1xf32> loc(#loc96)
    %297 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%284, %294 : tensor<2x12x16xf32>, tensor<2x12x1xf32>) outs(%0 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.3"), %in_116: f32 loc("transformer.ln_f"), %out: f32 loc("transformer.ln_f")):
      %329 = arith.subf %in, %in_116 : f32 loc(#loc96)
      linalg.yield %329 : f32 loc(#loc96)
    } -> tensor<2x12x16xf32> loc(#loc96)
    %298 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%297, %296 : tensor<2x12x16xf32>, tensor<2x12x1xf32>) outs(%0 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.ln_f"), %in_116: f32 loc("transformer.ln_f"), %out: f32 loc("transformer.ln_f")):
      %329 = arith.mulf %in, %in_116 : f32 loc(#loc96)
      linalg.yield %329 : f32 loc(#loc96)
    } -> tensor<2x12x16xf32> loc(#loc96)
    %299 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%298, %arg50 : tensor<2x12x16xf32>, tensor<16xf32>) outs(%0 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.ln_f"), %in_116: f32 loc("transformer.ln_f"), %out: f32 loc("transformer.ln_f")):
      %329 = arith.mulf %in, %in_116 : f32 loc(#loc96)
      linalg.yield %329 : f32 loc(#loc96)
    } -> tensor<2x12x16xf32> loc(#loc96)
    %300 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%299, %arg51 : tensor<2x12x16xf32>, tensor<16xf32>) outs(%0 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.ln_f"), %in_116: f32 loc("transformer.ln_f"), %out: f32 loc("transformer.ln_f")):
      %329 = arith.addf %in, %in_116 : f32 loc(#loc96)
      linalg.yield %329 : f32 loc(#loc96)
    } -> tensor<2x12x16xf32> loc(#loc96)
    %301 = tensor.empty() : tensor<16x64xf32> loc(#loc97)
    %transposed_109 = linalg.transpose ins(%arg0 : tensor<64x16xf32>) outs(%301 : tensor<16x64xf32>) permutation = [1, 0]  loc(#loc97)
    %collapsed_110 = tensor.collapse_shape %300 [[0, 1], [2]] : tensor<2x12x16xf32> into tensor<24x16xf32> loc(#loc97)
    %302 = linalg.matmul ins(%collapsed_110, %transposed_109 : tensor<24x16xf32>, tensor<16x64xf32>) outs(%79 : tensor<24x64xf32>) -> tensor<24x64xf32> loc(#loc97)
    %padded = tensor.pad %arg53 low[0, 0] high[0, 1] {
    ^bb0(%arg55: index loc("<loss>"), %arg56: index loc("<loss>")):
      tensor.yield %c-100_i64 : i64 loc(#loc58)
    } : tensor<2x12xi64> to tensor<2x13xi64> loc(#loc58)
    %extracted_slice_111 = tensor.extract_slice %padded[0, 1] [2, 12] [1, 1] : tensor<2x13xi64> to tensor<2x12xi64> loc(#loc58)
    %collapsed_112 = tensor.collapse_shape %extracted_slice_111 [[0, 1]] : tensor<2x12xi64> into tensor<24xi64> loc(#loc58)
    %303 = tensor.empty() : tensor<24xi64> loc(#loc58)
    %304 = linalg.fill ins(%c0_i64 : i64) outs(%303 : tensor<24xi64>) -> tensor<24xi64> loc(#loc58)
    %305 = tensor.empty() : tensor<24xf32> loc(#loc58)
    %306 = linalg.fill ins(%cst_1 : f32) outs(%305 : tensor<24xf32>) -> tensor<24xf32> loc(#loc58)
    %307:2 = linalg.generic {indexing_maps = [#map7, #map12, #map12], iterator_types = ["parallel", "reduction"]} ins(%302 : tensor<24x64xf32>) outs(%306, %304 : tensor<24xf32>, tensor<24xi64>) {
    ^bb0(%in: f32 loc("<loss>"), %out: f32 loc("<loss>"), %out_116: i64 loc("<loss>")):
      %329 = linalg.index 1 : index loc(#loc58)
      %330 = arith.index_cast %329 : index to i64 loc(#loc58)
      %331 = arith.maximumf %in, %out : f32 loc(#loc58)
      %332 = arith.cmpf ogt, %in, %out : f32 loc(#loc58)
      %333 = arith.select %332, %330, %out_116 : i64 loc(#loc58)
      linalg.yield %331, %333 : f32, i64 loc(#loc58)
    } -> (tensor<24xf32>, tensor<24xi64>) loc(#loc58)
    %expanded_113 = tensor.expand_shape %307#0 [[0, 1]] output_shape [24, 1] : tensor<24xf32> into tensor<24x1xf32> loc(#loc58)
    %308 = linalg.generic {indexing_maps = [#map7, #map13, #map7], iterator_types = ["parallel", "parallel"]} ins(%302, %expanded_113 : tensor<24x64xf32>, tensor<24x1xf32>) outs(%78 : tensor<24x64xf32>) {
    ^bb0(%in: f32 loc("<loss>"), %in_116: f32 loc("<loss>"), %out: f32 loc("<loss>")):
      %329 = arith.subf %in, %in_116 : f32 loc(#loc58)
      linalg.yield %329 : f32 loc(#loc58)
    } -> tensor<24x64xf32> loc(#loc58)
    %309 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%308 : tensor<24x64xf32>) outs(%78 : tensor<24x64xf32>) {
    ^bb0(%in: f32 loc("<loss>"), %out: f32 loc("<loss>")):
      %329 = math.exp %in : f32 loc(#loc58)
      linalg.yield %329 : f32 loc(#loc58)
    } -> tensor<24x64xf32> loc(#loc58)
    %310 = tensor.empty() : tensor<24x1xf32> loc(#loc58)
    %311 = linalg.fill ins(%cst_0 : f32) outs(%310 : tensor<24x1xf32>) -> tensor<24x1xf32> loc(#loc58)
    %312 = linalg.generic {indexing_maps = [#map7, #map13], iterator_types = ["parallel", "reduction"]} ins(%309 : tensor<24x64xf32>) outs(%311 : tensor<24x1xf32>) {
    ^bb0(%in: f32 loc("<loss>"), %out: f32 loc("<loss>")):
      %329 = arith.addf %in, %out : f32 loc(#loc58)
      linalg.yield %329 : f32 loc(#loc58)
    } -> tensor<24x1xf32> loc(#loc58)
    %313 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%312 : tensor<24x1xf32>) outs(%310 : tensor<24x1xf32>) {
    ^bb0(%in: f32 loc("<loss>"), %out: f32 loc("<loss>")):
      %329 = math.log %in : f32 loc(#loc58)
      linalg.yield %329 : f32 loc(#loc58)
    } -> tensor<24x1xf32> loc(#loc58)
    %314 = linalg.generic {indexing_maps = [#map7, #map13, #map7], iterator_types = ["parallel", "parallel"]} ins(%308, %313 : tensor<24x64xf32>, tensor<24x1xf32>) outs(%78 : tensor<24x64xf32>) {
    ^bb0(%in: f32 loc("<loss>"), %in_116: f32 loc("<loss>"), %out: f32 loc("<loss>")):
      %329 = arith.subf %in, %in_116 : f32 loc(#loc58)
      linalg.yield %329 : f32 loc(#loc58)
    } -> tensor<24x64xf32> loc(#loc58)
    %315 = tensor.empty() : tensor<24xi1> loc(#loc58)
    %316 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%collapsed_112 : tensor<24xi64>) outs(%315 : tensor<24xi1>) {
    ^bb0(%in: i64 loc("<loss>"), %out: i1 loc("<loss>")):
      %329 = arith.cmpi ne, %in, %c-100_i64 : i64 loc(#loc58)
      linalg.yield %329 : i1 loc(#loc58)
    } -> tensor<24xi1> loc(#loc58)
    %317 = linalg.generic {indexing_maps = [#map2, #map2, #map14, #map2], iterator_types = ["parallel"]} ins(%316, %collapsed_112, %cst_11 : tensor<24xi1>, tensor<24xi64>, tensor<i64>) outs(%303 : tensor<24xi64>) {
    ^bb0(%in: i1 loc("<loss>"), %in_116: i64 loc("<loss>"), %in_117: i64 loc("<loss>"), %out: i64 loc("<loss>")):
      %329 = arith.select %in, %in_116, %in_117 : i64 loc(#loc58)
      linalg.yield %329 : i64 loc(#loc58)
    } -> tensor<24xi64> loc(#loc58)
    %expanded_114 = tensor.expand_shape %317 [[0, 1]] output_shape [24, 1] : tensor<24xi64> into tensor<24x1xi64> loc(#loc58)
    %318 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%expanded_114 : tensor<24x1xi64>) outs(%311 : tensor<24x1xf32>) {
    ^bb0(%in: i64 loc("<loss>"), %out: f32 loc("<loss>")):
      %329 = linalg.index 0 : index loc(#loc58)
      %330 = arith.index_cast %in : i64 to index loc(#loc58)
      %331 = arith.cmpi slt, %330, %c64 : index loc(#loc58)
      cf.assert %331, "index must be smaller than dim size" loc(#loc58)
      %332 = arith.cmpi sge, %in, %c0_i64 : i64 loc(#loc58)
      cf.assert %332, "index must be larger or equal to 0" loc(#loc58)
      %extracted = tensor.extract %314[%329, %330] : tensor<24x64xf32> loc(#loc58)
      linalg.yield %extracted : f32 loc(#loc58)
    } -> tensor<24x1xf32> loc(#loc58)
    %collapsed_115 = tensor.collapse_shape %318 [[0, 1]] : tensor<24x1xf32> into tensor<24xf32> loc(#loc58)
    %319 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%collapsed_115 : tensor<24xf32>) outs(%305 : tensor<24xf32>) {
    ^bb0(%in: f32 loc("<loss>"), %out: f32 loc("<loss>")):
      %329 = arith.negf %in : f32 loc(#loc58)
      linalg.yield %329 : f32 loc(#loc58)
    } -> tensor<24xf32> loc(#loc58)
    %320 = linalg.generic {indexing_maps = [#map2, #map2, #map14, #map2], iterator_types = ["parallel"]} ins(%316, %319, %cst_2 : tensor<24xi1>, tensor<24xf32>, tensor<f32>) outs(%305 : tensor<24xf32>) {
    ^bb0(%in: i1 loc("<loss>"), %in_116: f32 loc("<loss>"), %in_117: f32 loc("<loss>"), %out: f32 loc("<loss>")):
      %329 = arith.select %in, %in_116, %in_117 : f32 loc(#loc58)
      linalg.yield %329 : f32 loc(#loc58)
    } -> tensor<24xf32> loc(#loc58)
    %321 = tensor.empty() : tensor<i64> loc(#loc58)
    %322 = linalg.fill ins(%c0_i64 : i64) outs(%321 : tensor<i64>) -> tensor<i64> loc(#loc58)
    %323 = linalg.generic {indexing_maps = [#map2, #map14], iterator_types = ["reduction"]} ins(%316 : tensor<24xi1>) outs(%322 : tensor<i64>) {
    ^bb0(%in: i1 loc("<loss>"), %out: i64 loc("<loss>")):
      %329 = arith.extui %in : i1 to i64 loc(#loc58)
      %330 = arith.addi %329, %out : i64 loc(#loc58)
      linalg.yield %330 : i64 loc(#loc58)
    } -> tensor<i64> loc(#loc58)
    %324 = tensor.empty() : tensor<f32> loc(#loc58)
    %325 = linalg.generic {indexing_maps = [#map15, #map15], iterator_types = []} ins(%323 : tensor<i64>) outs(%324 : tensor<f32>) {
    ^bb0(%in: i64 loc("<loss>"), %out: f32 loc("<loss>")):
      %329 = arith.sitofp %in : i64 to f32 loc(#loc58)
      linalg.yield %329 : f32 loc(#loc58)
    } -> tensor<f32> loc(#loc58)
    %326 = linalg.fill ins(%cst_0 : f32) outs(%324 : tensor<f32>) -> tensor<f32> loc(#loc58)
    %327 = linalg.generic {indexing_maps = [#map2, #map14], iterator_types = ["reduction"]} ins(%320 : tensor<24xf32>) outs(%326 : tensor<f32>) {
    ^bb0(%in: f32 loc("<loss>"), %out: f32 loc("<loss>")):
      %329 = arith.addf %in, %out : f32 loc(#loc58)
      linalg.yield %329 : f32 loc(#loc58)
    } -> tensor<f32> loc(#loc58)
    %328 = linalg.generic {indexing_maps = [#map15, #map15, #map15], iterator_types = []} ins(%327, %325 : tensor<f32>, tensor<f32>) outs(%324 : tensor<f32>) {
    ^bb0(%in: f32 loc("<loss>"), %in_116: f32 loc("<loss>"), %out: f32 loc("<loss>")):
      %329 = arith.divf %in, %in_116 : f32 loc(#loc58)
      linalg.yield %329 : f32 loc(#loc58)
    } -> tensor<f32> loc(#loc58)
    return %328 : tensor<f32> loc(#loc58)
  } loc(#loc1)
} loc(#loc)
#loc = loc(unknown)
#loc97 = loc("lm_head")
