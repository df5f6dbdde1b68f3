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
#loc58 = loc("transformer.h.0.attn")
#loc59 = loc("transformer.h.0.ln_1")
#loc60 = loc("<loss>")
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
    %c0_i64 = arith.constant 0 : i64 loc(#loc)
    %c16 = arith.constant 16 : index loc(#loc)
    %c64 = arith.constant 64 : index loc(#loc)
    %cst = arith.constant 0.000000e+00 : f32 loc(#loc)
    %cst_0 = arith.constant 0xFF800000 : f32 loc(#loc)
    %cst_1 = arith.constant 0.79788456080286541 : f64 loc(#loc57)
    %cst_2 = arith.constant 4.471500e-02 : f64 loc(#loc57)
    %cst_3 = arith.constant 0.35355339059327379 : f64 loc(#loc58)
    %cst_4 = arith.constant 1.000000e-05 : f64 loc(#loc59)
    %cst_5 = arith.constant 1.600000e+01 : f32 loc(#loc)
    %cst_6 = arith.constant 5.000000e-01 : f32 loc(#loc)
    %cst_7 = arith.constant 1.000000e+00 : f32 loc(#loc)
    %cst_8 = arith.constant dense<-1> : tensor<i64> loc(#loc60)
    %cst_9 = arith.constant dense<0> : tensor<i64> loc(#loc60)
    %0 = tensor.empty() : tensor<2x12x16xf32> loc(#loc61)
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg52 : tensor<2x12xi64>) outs(%0 : tensor<2x12x16xf32>) {
    ^bb0(%in: i64 loc("transformer"), %out: f32 loc("transformer.wte")):
      %291 = arith.index_cast %in : i64 to index loc(#loc61)
      %292 = linalg.index 2 : index loc(#loc61)
      %293 = arith.cmpi slt, %291, %c64 : index loc(#loc61)
      cf.assert %293, "index must be smaller than dim size" loc(#loc61)
      %294 = arith.cmpi sge, %in, %c0_i64 : i64 loc(#loc61)
      cf.assert %294, "index must be larger or equal to 0" loc(#loc61)
      %extracted = tensor.extract %arg0[%291, %292] : tensor<64x16xf32> loc(#loc61)
      linalg.yield %extracted : f32 loc(#loc61)
    } -> tensor<2x12x16xf32> loc(#loc61)
    %2 = tensor.empty() : tensor<12xi64> loc(#loc1)
    %3 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel"]} outs(%2 : tensor<12xi64>) {
    ^bb0(%out: i64 loc("transformer")):
      %291 = linalg.index 0 : index loc(#loc1)
      %292 = arith.index_cast %291 : index to i64 loc(#loc1)
      linalg.yield %292 : i64 loc(#loc1)
    } -> tensor<12xi64> loc(#loc1)
    %expanded = tensor.expand_shape %3 [[0, 1]] output_shape [1, 12] : tensor<12xi64> into tensor<1x12xi64> loc(#loc1)
    %4 = tensor.empty() : tensor<1x12x16xf32> loc(#loc62)
    %5 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded : tensor<1x12xi64>) outs(%4 : tensor<1x12x16xf32>) {
    ^bb0(%in: i64 loc("transformer"), %out: f32 loc("transformer.wpe")):
      %291 = arith.index_cast %in : i64 to index loc(#loc62)
      %292 = linalg.index 2 : index loc(#loc62)
      %293 = arith.cmpi slt, %291, %c16 : index loc(#loc62)
      cf.assert %293, "index must be smaller than dim size" loc(#loc62)
      %294 = arith.cmpi sge, %in, %c0_i64 : i64 loc(#loc62)
      cf.assert %294, "index must be larger or equal to 0" loc(#loc62)
      %extracted = tensor.extract %arg1[%291, %292] : tensor<16x16xf32> loc(#loc62)
      linalg.yield %extracted : f32 loc(#loc62)
    } -> tensor<1x12x16xf32> loc(#loc62)
    %6 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1, %5 : tensor<2x12x16xf32>, tensor<1x12x16xf32>) outs(%0 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.wte"), %in_113: f32 loc("transformer.wpe"), %out: f32 loc("transformer")):
      %291 = arith.addf %in, %in_113 : f32 loc(#loc1)
      linalg.yield %291 : f32 loc(#loc1)
    } -> tensor<2x12x16xf32> loc(#loc1)
    %7 = tensor.empty() : tensor<2x12x1xf32> loc(#loc59)
    %8 = linalg.fill ins(%cst : f32) outs(%7 : tensor<2x12x1xf32>) -> tensor<2x12x1xf32> loc(#loc59)
    %9 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%6 : tensor<2x12x16xf32>) outs(%8 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer"), %out: f32 loc("transformer.h.0.ln_1")):
      %291 = arith.addf %in, %out : f32 loc(#loc59)
      linalg.yield %291 : f32 loc(#loc59)
    } -> tensor<2x12x1xf32> loc(#loc59)
    %10 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%9 : tensor<2x12x1xf32>) outs(%7 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0.ln_1"), %out: f32 loc("transformer.h.0.ln_1")):
      %291 = arith.divf %in, %cst_5 : f32 loc(#loc59)
      linalg.yield %291 : f32 loc(#loc59)
    } -> tensor<2x12x1xf32> loc(#loc59)
    %11 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6, %10 : tensor<2x12x16xf32>, tensor<2x12x1xf32>) outs(%0 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer"), %in_113: f32 loc("transformer.h.0.ln_1"), %out: f32 loc("transformer.h.0.ln_1")):
      %291 = arith.subf %in, %in_113 : f32 loc(#loc59)
      linalg.yield %291 : f32 loc(#loc59)
    } -> tensor<2x12x16xf32> loc(#loc59)
    %12 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11, %11 : tensor<2x12x16xf32>, tensor<2x12x16xf32>) outs(%0 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0.ln_1"), %in_113: f32 loc("transformer.h.0.ln_1"), %out: f32 loc("transformer.h.0.ln_1")):
      %291 = arith.mulf %in, %in_113 : f32 loc(#loc59)
      linalg.yield %291 : f32 loc(#loc59)
    } -> tensor<2x12x16xf32> loc(#loc59)
    %13 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%12 : tensor<2x12x16xf32>) outs(%8 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0.ln_1"), %out: f32 loc("transformer.h.0.ln_1")):
      %291 = arith.addf %in, %out : f32 loc(#loc59)
      linalg.yield %291 : f32 loc(#loc59)
    } -> tensor<2x12x1xf32> loc(#loc59)
    %14 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%13 : tensor<2x12x1xf32>) outs(%7 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0.ln_1"), %out: f32 loc("transformer.h.0.ln_1")):
      %291 = arith.divf %in, %cst_5 : f32 loc(#loc59)
      linalg.yield %291 : f32 loc(#loc59)
    } -> tensor<2x12x1xf32> loc(#loc59)
    %15 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%14 : tensor<2x12x1xf32>) outs(%7 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0.ln_1"), %out: f32 loc("transformer.h.0.ln_1")):
      %291 = arith.truncf %cst_4 : f64 to f32 loc(#loc59)
      %292 = arith.addf %in, %291 : f32 loc(#loc59)
      linalg.yield %292 : f32 loc(#loc59)
    } -> tensor<2x12x1xf32> loc(#loc59)
    %16 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%15 : tensor<2x12x1xf32>) outs(%7 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0.ln_1"), %out: f32 loc("transformer.h.0.ln_1")):
      %291 = math.rsqrt %in : f32 loc(#loc59)
      linalg.yield %291 : f32 loc(#loc59)
    } -> tensor<2x12x1xf32> loc(#loc59)
    %17 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11, %16 : tensor<2x12x16xf32>, tensor<2x12x1xf32>) outs(%0 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0.ln_1"), %in_113: f32 loc("transformer.h.0.ln_1"), %out: f32 loc("transformer.h.0.ln_1")):
      %291 = arith.mulf %in, %in_113 : f32 loc(#loc59)
      linalg.yield %291 : f32 loc(#loc59)
    } -> tensor<2x12x16xf32> loc(#loc59)
    %18 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%17, %arg2 : tensor<2x12x16xf32>, tensor<16xf32>) outs(%0 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0.ln_1"), %in_113: f32 loc("transformer.h.0.ln_1"), %out: f32 loc("transformer.h.0.ln_1")):
      %291 = arith.mulf %in, %in_113 : f32 loc(#loc59)
      linalg.yield %291 : f32 loc(#loc59)
    } -> tensor<2x12x16xf32> loc(#loc59)
    %19 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%18, %arg3 : tensor<2x12x16xf32>, tensor<16xf32>) outs(%0 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0.ln_1"), %in_113: f32 loc("transformer.h.0.ln_1"), %out: f32 loc("transformer.h.0.ln_1")):
      %291 = arith.addf %in, %in_113 : f32 loc(#loc59)
      linalg.yield %291 : f32 loc(#loc59)
    } -> tensor<2x12x16xf32> loc(#loc59)
    %collapsed = tensor.collapse_shape %19 [[0, 1], [2]] : tensor<2x12x16xf32> into tensor<24x16xf32> loc(#loc63)
    %20 = tensor.empty() : tensor<24x48xf32> loc(#loc63)
    %21 = linalg.fill ins(%cst : f32) outs(%20 : tensor<24x48xf32>) -> tensor<24x48xf32> loc(#loc63)
    %22 = linalg.matmul ins(%collapsed, %arg4 : tensor<24x16xf32>, tensor<16x48xf32>) outs(%21 : tensor<24x48xf32>) -> tensor<24x48xf32> loc(#loc63)
    %23 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel"]} ins(%arg5 : tensor<48xf32>) outs(%20 : tensor<24x48xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0.attn.c_attn"), %out: f32 loc("transformer.h.0.attn.c_attn")):
      linalg.yield %in : f32 loc(#loc63)
    } -> tensor<24x48xf32> loc(#loc63)
    %24 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%22, %23 : tensor<24x48xf32>, tensor<24x48xf32>) outs(%20 : tensor<24x48xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0.attn.c_attn"), %in_113: f32 loc("transformer.h.0.attn.c_attn"), %out: f32 loc("transformer.h.0.attn.c_attn")):
      %291 = arith.addf %in, %in_113 : f32 loc(#loc63)
      linalg.yield %291 : f32 loc(#loc63)
    } -> tensor<24x48xf32> loc(#loc63)
    %expanded_10 = tensor.expand_shape %24 [[0, 1], [2]] output_shape [2, 12, 48] : tensor<24x48xf32> into tensor<2x12x48xf32> loc(#loc63)
    %extracted_slice = tensor.extract_slice %expanded_10[0, 0, 0] [2, 12, 16] [1, 1, 1] : tensor<2x12x48xf32> to tensor<2x12x16xf32> loc(#loc58)
    %extracted_slice_11 = tensor.extract_slice %expanded_10[0, 0, 16] [2, 12, 16] [1, 1, 1] : tensor<2x12x48xf32> to tensor<2x12x16xf32> loc(#loc58)
    %extracted_slice_12 = tensor.extract_slice %expanded_10[0, 0, 32] [2, 12, 16] [1, 1, 1] : tensor<2x12x48xf32> to tensor<2x12x16xf32> loc(#loc58)
    %expanded_13 = tensor.expand_shape %extracted_slice_11 [[0], [1], [2, 3]] output_shape [2, 12, 2, 8] : tensor<2x12x16xf32> into tensor<2x12x2x8xf32> loc(#loc58)
    %expanded_14 = tensor.expand_shape %extracted_slice_12 [[0], [1], [2, 3]] output_shape [2, 12, 2, 8] : tensor<2x12x16xf32> into tensor<2x12x2x8xf32> loc(#loc58)
    %25 = tensor.empty() : tensor<2x2x12x8xf32> loc(#loc58)
    %transposed = linalg.transpose ins(%expanded_14 : tensor<2x12x2x8xf32>) outs(%25 : tensor<2x2x12x8xf32>) permutation = [0, 2, 1, 3]  loc(#loc58)
    %expanded_15 = tensor.expand_shape %extracted_slice [[0], [1], [2, 3]] output_shape [2, 12, 2, 8] : tensor<2x12x16xf32> into tensor<2x12x2x8xf32> loc(#loc58)
    %transposed_16 = linalg.transpose ins(%expanded_15 : tensor<2x12x2x8xf32>) outs(%25 : tensor<2x2x12x8xf32>) permutation = [0, 2, 1, 3]  loc(#loc58)
    %26 = tensor.empty() : tensor<2x2x8x12xf32> loc(#loc58)
    %transposed_17 = linalg.transpose ins(%expanded_13 : tensor<2x12x2x8xf32>) outs(%26 : tensor<2x2x8x12xf32>) permutation = [0, 2, 3, 1]  loc(#loc58)
    %collapsed_18 = tensor.collapse_shape %transposed_16 [[0, 1], [2], [3]] : tensor<2x2x12x8xf32> into tensor<4x12x8xf32> loc(#loc58)
    %collapsed_19 = tensor.collapse_shape %transposed_17 [[0, 1], [2], [3]] : tensor<2x2x8x12xf32> into tensor<4x8x12xf32> loc(#loc58)
    %27 = tensor.empty() : tensor<4x12x12xf32> loc(#loc58)
    %28 = linalg.fill ins(%cst : f32) outs(%27 : tensor<4x12x12xf32>) -> tensor<4x12x12xf32> loc(#loc58)
    %29 = linalg.batch_matmul ins(%collapsed_18, %collapsed_19 : tensor<4x12x8xf32>, tensor<4x8x12xf32>) outs(%28 : tensor<4x12x12xf32>) -> tensor<4x12x12xf32> loc(#loc58)
    %expanded_20 = tensor.expand_shape %29 [[0, 1], [2], [3]] output_shape [2, 2, 12, 12] : tensor<4x12x12xf32> into tensor<2x2x12x12xf32> loc(#loc58)
    %30 = tensor.empty() : tensor<2x2x12x12xf32> loc(#loc58)
    %31 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_20 : tensor<2x2x12x12xf32>) outs(%30 : tensor<2x2x12x12xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0.attn"), %out: f32 loc("transformer.h.0.attn")):
      %291 = arith.truncf %cst_3 : f64 to f32 loc(#loc58)
      %292 = arith.mulf %in, %291 : f32 loc(#loc58)
      linalg.yield %292 : f32 loc(#loc58)
    } -> tensor<2x2x12x12xf32> loc(#loc58)
    %32 = linalg.generic {indexing_maps = [#map8, #map9, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%31, %arg54 : tensor<2x2x12x12xf32>, tensor<2x1x12x12xf32>) outs(%30 : tensor<2x2x12x12xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0.attn"), %in_113: f32 loc("transformer.h.0.attn"), %out: f32 loc("transformer.h.0.attn")):
      %291 = arith.addf %in, %in_113 : f32 loc(#loc58)
      linalg.yield %291 : f32 loc(#loc58)
    } -> tensor<2x2x12x12xf32> loc(#loc58)
    %33 = tensor.empty() : tensor<2x2x12xi64> loc(#loc58)
    %34 = linalg.fill ins(%c0_i64 : i64) outs(%33 : tensor<2x2x12xi64>) -> tensor<2x2x12xi64> loc(#loc58)
    %35 = tensor.empty() : tensor<2x2x12xf32> loc(#loc58)
    %36 = linalg.fill ins(%cst_0 : f32) outs(%35 : tensor<2x2x12xf32>) -> tensor<2x2x12xf32> loc(#loc58)
    %37:2 = linalg.generic {indexing_maps = [#map8, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%32 : tensor<2x2x12x12xf32>) outs(%36, %34 : tensor<2x2x12xf32>, tensor<2x2x12xi64>) {
    ^bb0(%in: f32 loc("transformer.h.0.attn"), %out: f32 loc("transformer.h.0.attn"), %out_113: i64 loc("transformer.h.0.attn")):
      %291 = linalg.index 3 : index loc(#loc58)
      %292 = arith.index_cast %291 : index to i64 loc(#loc58)
      %293 = arith.maximumf %in, %out : f32 loc(#loc58)
      %294 = arith.cmpf ogt, %in, %out : f32 loc(#loc58)
      %295 = arith.select %294, %292, %out_113 : i64 loc(#loc58)
      linalg.yield %293, %295 : f32, i64 loc(#loc58)
    } -> (tensor<2x2x12xf32>, tensor<2x2x12xi64>) loc(#loc58)
    %expanded_21 = tensor.expand_shape %37#0 [[0], [1], [2, 3]] output_shape [2, 2, 12, 1] : tensor<2x2x12xf32> into tensor<2x2x12x1xf32> loc(#loc58)
    %38 = linalg.generic {indexing_maps = [#map8, #map11, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%32, %expanded_21 : tensor<2x2x12x12xf32>, tensor<2x2x12x1xf32>) outs(%30 : tensor<2x2x12x12xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0.attn"), %in_113: f32 loc("transformer.h.0.attn"), %out: f32 loc("transformer.h.0.attn")):
      %291 = arith.subf %in, %in_113 : f32 loc(#loc58)
      linalg.yield %291 : f32 loc(#loc58)
    } -> tensor<2x2x12x12xf32> loc(#loc58)
    %39 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%38 : tensor<2x2x12x12xf32>) outs(%30 : tensor<2x2x12x12xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0.attn"), %out: f32 loc("transformer.h.0.attn")):
      %291 = math.exp %in : f32 loc(#loc58)
      linalg.yield %291 : f32 loc(#loc58)
    } -> tensor<2x2x12x12xf32> loc(#loc58)
    %40 = tensor.empty() : tensor<2x2x12x1xf32> loc(#loc58)
    %41 = linalg.fill ins(%cst : f32) outs(%40 : tensor<2x2x12x1xf32>) -> tensor<2x2x12x1xf32> loc(#loc58)
    %42 = linalg.generic {indexing_maps = [#map8, #map11], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%39 : tensor<2x2x12x12xf32>) outs(%41 : tensor<2x2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0.attn"), %out: f32 loc("transformer.h.0.attn")):
      %291 = arith.addf %in, %out : f32 loc(#loc58)
      linalg.yield %291 : f32 loc(#loc58)
    } -> tensor<2x2x12x1xf32> loc(#loc58)
    %43 = linalg.generic {indexing_maps = [#map8, #map11, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%39, %42 : tensor<2x2x12x12xf32>, tensor<2x2x12x1xf32>) outs(%30 : tensor<2x2x12x12xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0.attn"), %in_113: f32 loc("transformer.h.0.attn"), %out: f32 loc("transformer.h.0.attn")):
      %291 = arith.divf %in, %in_113 : f32 loc(#loc58)
      linalg.yield %291 : f32 loc(#loc58)
    } -> tensor<2x2x12x12xf32> loc(#loc58)
    %collapsed_22 = tensor.collapse_shape %43 [[0, 1], [2], [3]] : tensor<2x2x12x12xf32> into tensor<4x12x12xf32> loc(#loc58)
    %collapsed_23 = tensor.collapse_shape %transposed [[0, 1], [2], [3]] : tensor<2x2x12x8xf32> into tensor<4x12x8xf32> loc(#loc58)
    %44 = tensor.empty() : tensor<4x12x8xf32> loc(#loc58)
    %45 = linalg.fill ins(%cst : f32) outs(%44 : tensor<4x12x8xf32>) -> tensor<4x12x8xf32> loc(#loc58)
    %46 = linalg.batch_matmul ins(%collapsed_22, %collapsed_23 : tensor<4x12x12xf32>, tensor<4x12x8xf32>) outs(%45 : tensor<4x12x8xf32>) -> tensor<4x12x8xf32> loc(#loc58)
    %expanded_24 = tensor.expand_shape %46 [[0, 1], [2], [3]] output_shape [2, 2, 12, 8] : tensor<4x12x8xf32> into tensor<2x2x12x8xf32> loc(#loc58)
    %47 = tensor.empty() : tensor<2x12x2x8xf32> loc(#loc58)
    %transposed_25 = linalg.transpose ins(%expanded_24 : tensor<2x2x12x8xf32>) outs(%47 : tensor<2x12x2x8xf32>) permutation = [0, 2, 1, 3]  loc(#loc58)
    %collapsed_26 = tensor.collapse_shape %transposed_25 [[0, 1], [2, 3]] : tensor<2x12x2x8xf32> into tensor<24x16xf32> loc(#loc64)
    %48 = tensor.empty() : tensor<24x16xf32> loc(#loc64)
    %49 = linalg.fill ins(%cst : f32) outs(%48 : tensor<24x16xf32>) -> tensor<24x16xf32> loc(#loc64)
    %50 = linalg.matmul ins(%collapsed_26, %arg6 : tensor<24x16xf32>, tensor<16x16xf32>) outs(%49 : tensor<24x16xf32>) -> tensor<24x16xf32> loc(#loc64)
    %51 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel"]} ins(%arg7 : tensor<16xf32>) outs(%48 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0.attn.c_proj"), %out: f32 loc("transformer.h.0.attn.c_proj")):
      linalg.yield %in : f32 loc(#loc64)
    } -> tensor<24x16xf32> loc(#loc64)
    %52 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%50, %51 : tensor<24x16xf32>, tensor<24x16xf32>) outs(%48 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0.attn.c_proj"), %in_113: f32 loc("transformer.h.0.attn.c_proj"), %out: f32 loc("transformer.h.0.attn.c_proj")):
      %291 = arith.addf %in, %in_113 : f32 loc(#loc64)
      linalg.yield %291 : f32 loc(#loc64)
    } -> tensor<24x16xf32> loc(#loc64)
    %expanded_27 = tensor.expand_shape %52 [[0, 1], [2]] output_shape [2, 12, 16] : tensor<24x16xf32> into tensor<2x12x16xf32> loc(#loc64)
    %53 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_27, %6 : tensor<2x12x16xf32>, tensor<2x12x16xf32>) outs(%0 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0.attn.c_proj"), %in_113: f32 loc("transformer"), %out: f32 loc("transformer.h.0")):
      %291 = arith.addf %in, %in_113 : f32 loc(#loc65)
      linalg.yield %291 : f32 loc(#loc65)
    } -> tensor<2x12x16xf32> loc(#loc65)
    %54 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%53 : tensor<2x12x16xf32>) outs(%8 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0"), %out: f32 loc("transformer.h.0.ln_2")):
      %291 = arith.addf %in, %out : f32 loc(#loc66)
      linalg.yield %291 : f32 loc(#loc66)
    } -> tensor<2x12x1xf32> loc(#loc66)
    %55 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%54 : tensor<2x12x1xf32>) outs(%7 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0.ln_2"), %out: f32 loc("transformer.h.0.ln_2")):
      %291 = arith.divf %in, %cst_5 : f32 loc(#loc66)
      linalg.yield %291 : f32 loc(#loc66)
    } -> tensor<2x12x1xf32> loc(#loc66)
    %56 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%53, %55 : tensor<2x12x16xf32>, tensor<2x12x1xf32>) outs(%0 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0"), %in_113: f32 loc("transformer.h.0.ln_2"), %out: f32 loc("transformer.h.0.ln_2")):
      %291 = arith.subf %in, %in_113 : f32 loc(#loc66)
      linalg.yield %291 : f32 loc(#loc66)
    } -> tensor<2x12x16xf32> loc(#loc66)
    %57 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%56, %56 : tensor<2x12x16xf32>, tensor<2x12x16xf32>) outs(%0 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0.ln_2"), %in_113: f32 loc("transformer.h.0.ln_2"), %out: f32 loc("transformer.h.0.ln_2")):
      %291 = arith.mulf %in, %in_113 : f32 loc(#loc66)
      linalg.yield %291 : f32 loc(#loc66)
    } -> tensor<2x12x16xf32> loc(#loc66)
    %58 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%57 : tensor<2x12x16xf32>) outs(%8 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0.ln_2"), %out: f32 loc("transformer.h.0.ln_2")):
      %291 = arith.addf %in, %out : f32 loc(#loc66)
      linalg.yield %291 : f32 loc(#loc66)
    } -> tensor<2x12x1xf32> loc(#loc66)
    %59 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%58 : tensor<2x12x1xf32>) outs(%7 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0.ln_2"), %out: f32 loc("transformer.h.0.ln_2")):
      %291 = arith.divf %in, %cst_5 : f32 loc(#loc66)
      linalg.yield %291 : f32 loc(#loc66)
    } -> tensor<2x12x1xf32> loc(#loc66)
    %60 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%59 : tensor<2x12x1xf32>) outs(%7 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0.ln_2"), %out: f32 loc("transformer.h.0.ln_2")):
      %291 = arith.truncf %cst_4 : f64 to f32 loc(#loc66)
      %292 = arith.addf %in, %291 : f32 loc(#loc66)
      linalg.yield %292 : f32 loc(#loc66)
    } -> tensor<2x12x1xf32> loc(#loc66)
    %61 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%60 : tensor<2x12x1xf32>) outs(%7 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0.ln_2"), %out: f32 loc("transformer.h.0.ln_2")):
      %291 = math.rsqrt %in : f32 loc(#loc66)
      linalg.yield %291 : f32 loc(#loc66)
    } -> tensor<2x12x1xf32> loc(#loc66)
    %62 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%56, %61 : tensor<2x12x16xf32>, tensor<2x12x1xf32>) outs(%0 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0.ln_2"), %in_113: f32 loc("transformer.h.0.ln_2"), %out: f32 loc("transformer.h.0.ln_2")):
      %291 = arith.mulf %in, %in_113 : f32 loc(#loc66)
      linalg.yield %291 : f32 loc(#loc66)
    } -> tensor<2x12x16xf32> loc(#loc66)
    %63 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%62, %arg8 : tensor<2x12x16xf32>, tensor<16xf32>) outs(%0 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0.ln_2"), %in_113: f32 loc("transformer.h.0.ln_2"), %out: f32 loc("transformer.h.0.ln_2")):
      %291 = arith.mulf %in, %in_113 : f32 loc(#loc66)
      linalg.yield %291 : f32 loc(#loc66)
    } -> tensor<2x12x16xf32> loc(#loc66)
    %64 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%63, %arg9 : tensor<2x12x16xf32>, tensor<16xf32>) outs(%0 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0.ln_2"), %in_113: f32 loc("transformer.h.0.ln_2"), %out: f32 loc("transformer.h.0.ln_2")):
      %291 = arith.addf %in, %in_113 : f32 loc(#loc66)
      linalg.yield %291 : f32 loc(#loc66)
    } -> tensor<2x12x16xf32> loc(#loc66)
    %collapsed_28 = tensor.collapse_shape %64 [[0, 1], [2]] : tensor<2x12x16xf32> into tensor<24x16xf32> loc(#loc67)
    %65 = tensor.empty() : tensor<24x64xf32> loc(#loc67)
    %66 = linalg.fill ins(%cst : f32) outs(%65 : tensor<24x64xf32>) -> tensor<24x64xf32> loc(#loc67)
    %67 = linalg.matmul ins(%collapsed_28, %arg10 : tensor<24x16xf32>, tensor<16x64xf32>) outs(%66 : tensor<24x64xf32>) -> tensor<24x64xf32> loc(#loc67)
    %68 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel"]} ins(%arg11 : tensor<64xf32>) outs(%65 : tensor<24x64xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0.mlp.c_fc"), %out: f32 loc("transformer.h.0.mlp.c_fc")):
      linalg.yield %in : f32 loc(#loc67)
    } -> tensor<24x64xf32> loc(#loc67)
    %69 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%67, %68 : tensor<24x64xf32>, tensor<24x64xf32>) outs(%65 : tensor<24x64xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0.mlp.c_fc"), %in_113: f32 loc("transformer.h.0.mlp.c_fc"), %out: f32 loc("transformer.h.0.mlp.c_fc")):
      %291 = arith.addf %in, %in_113 : f32 loc(#loc67)
      linalg.yield %291 : f32 loc(#loc67)
    } -> tensor<24x64xf32> loc(#loc67)
    %expanded_29 = tensor.expand_shape %69 [[0, 1], [2]] output_shape [2, 12, 64] : tensor<24x64xf32> into tensor<2x12x64xf32> loc(#loc67)
    %70 = tensor.empty() : tensor<2x12x64xf32> loc(#loc57)
    %71 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_29 : tensor<2x12x64xf32>) outs(%70 : tensor<2x12x64xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0.mlp.c_fc"), %out: f32 loc("transformer.h.0.mlp.act")):
      %291 = arith.mulf %in, %cst_6 : f32 loc(#loc57)
      linalg.yield %291 : f32 loc(#loc57)
    } -> tensor<2x12x64xf32> loc(#loc57)
    %72 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_29, %expanded_29 : tensor<2x12x64xf32>, tensor<2x12x64xf32>) outs(%70 : tensor<2x12x64xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0.mlp.c_fc"), %in_113: f32 loc("transformer.h.0.mlp.c_fc"), %out: f32 loc("transformer.h.0.mlp.act")):
      %291 = arith.mulf %in, %in_113 : f32 loc(#loc57)
      linalg.yield %291 : f32 loc(#loc57)
    } -> tensor<2x12x64xf32> loc(#loc57)
    %73 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%72, %expanded_29 : tensor<2x12x64xf32>, tensor<2x12x64xf32>) outs(%70 : tensor<2x12x64xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0.mlp.act"), %in_113: f32 loc("transformer.h.0.mlp.c_fc"), %out: f32 loc("transformer.h.0.mlp.act")):
      %291 = arith.mulf %in, %in_113 : f32 loc(#loc57)
      linalg.yield %291 : f32 loc(#loc57)
    } -> tensor<2x12x64xf32> loc(#loc57)
    %74 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%73 : tensor<2x12x64xf32>) outs(%70 : tensor<2x12x64xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0.mlp.act"), %out: f32 loc("transformer.h.0.mlp.act")):
      %291 = arith.truncf %cst_2 : f64 to f32 loc(#loc57)
      %292 = arith.mulf %in, %291 : f32 loc(#loc57)
      linalg.yield %292 : f32 loc(#loc57)
    } -> tensor<2x12x64xf32> loc(#loc57)
    %75 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_29, %74 : tensor<2x12x64xf32>, tensor<2x12x64xf32>) outs(%70 : tensor<2x12x64xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0.mlp.c_fc"), %in_113: f32 loc("transformer.h.0.mlp.act"), %out: f32 loc("transformer.h.0.mlp.act")):
      %291 = arith.addf %in, %in_113 : f32 loc(#loc57)
      linalg.yield %291 : f32 loc(#loc57)
    } -> tensor<2x12x64xf32> loc(#loc57)
    %76 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%75 : tensor<2x12x64xf32>) outs(%70 : tensor<2x12x64xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0.mlp.act"), %out: f32 loc("transformer.h.0.mlp.act")):
      %291 = arith.truncf %cst_1 : f64 to f32 loc(#loc57)
      %292 = arith.mulf %in, %291 : f32 loc(#loc57)
      linalg.yield %292 : f32 loc(#loc57)
    } -> tensor<2x12x64xf32> loc(#loc57)
    %77 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%76 : tensor<2x12x64xf32>) outs(%70 : tensor<2x12x64xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0.mlp.act"), %out: f32 loc("transformer.h.0.mlp.act")):
      %291 = math.tanh %in : f32 loc(#loc57)
      linalg.yield %291 : f32 loc(#loc57)
    } -> tensor<2x12x64xf32> loc(#loc57)
    %78 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%77 : tensor<2x12x64xf32>) outs(%70 : tensor<2x12x64xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0.mlp.act"), %out: f32 loc("transformer.h.0.mlp.act")):
      %291 = arith.addf %in, %cst_7 : f32 loc(#loc57)
      linalg.yield %291 : f32 loc(#loc57)
    } -> tensor<2x12x64xf32> loc(#loc57)
    %79 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%71, %78 : tensor<2x12x64xf32>, tensor<2x12x64xf32>) outs(%70 : tensor<2x12x64xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0.mlp.act"), %in_113: f32 loc("transformer.h.0.mlp.act"), %out: f32 loc("transformer.h.0.mlp.act")):
      %291 = arith.mulf %in, %in_113 : f32 loc(#loc57)
      linalg.yield %291 : f32 loc(#loc57)
    } -> tensor<2x12x64xf32> loc(#loc57)
    %collapsed_30 = tensor.collapse_shape %79 [[0, 1], [2]] : tensor<2x12x64xf32> into tensor<24x64xf32> loc(#loc68)
    %80 = linalg.matmul ins(%collapsed_30, %arg12 : tensor<24x64xf32>, tensor<64x16xf32>) outs(%49 : tensor<24x16xf32>) -> tensor<24x16xf32> loc(#loc68)
    %81 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel"]} ins(%arg13 : tensor<16xf32>) outs(%48 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0.mlp.c_proj"), %out: f32 loc("transformer.h.0.mlp.c_proj")):
      linalg.yield %in : f32 loc(#loc68)
    } -> tensor<24x16xf32> loc(#loc68)
    %82 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%80, %81 : tensor<24x16xf32>, tensor<24x16xf32>) outs(%48 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0.mlp.c_proj"), %in_113: f32 loc("transformer.h.0.mlp.c_proj"), %out: f32 loc("transformer.h.0.mlp.c_proj")):
      %291 = arith.addf %in, %in_113 : f32 loc(#loc68)
      linalg.yield %291 : f32 loc(#loc68)
    } -> tensor<24x16xf32> loc(#loc68)
    %expanded_31 = tensor.expand_shape %82 [[0, 1], [2]] output_shape [2, 12, 16] : tensor<24x16xf32> into tensor<2x12x16xf32> loc(#loc68)
    %83 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%53, %expanded_31 : tensor<2x12x16xf32>, tensor<2x12x16xf32>) outs(%0 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0"), %in_113: f32 loc("transformer.h.0.mlp.c_proj"), %out: f32 loc("transformer.h.0")):
      %291 = arith.addf %in, %in_113 : f32 loc(#loc65)
      linalg.yield %291 : f32 loc(#loc65)
    } -> tensor<2x12x16xf32> loc(#loc65)
    %84 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%83 : tensor<2x12x16xf32>) outs(%8 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0"), %out: f32 loc("transformer.h.1.ln_1")):
      %291 = arith.addf %in, %out : f32 loc(#loc69)
      linalg.yield %291 : f32 loc(#loc69)
    } -> tensor<2x12x1xf32> loc(#loc69)
    %85 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%84 : tensor<2x12x1xf32>) outs(%7 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1.ln_1"), %out: f32 loc("transformer.h.1.ln_1")):
      %291 = arith.divf %in, %cst_5 : f32 loc(#loc69)
      linalg.yield %291 : f32 loc(#loc69)
    } -> tensor<2x12x1xf32> loc(#loc69)
    %86 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%83, %85 : tensor<2x12x16xf32>, tensor<2x12x1xf32>) outs(%0 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0"), %in_113: f32 loc("transformer.h.1.ln_1"), %out: f32 loc("transformer.h.1.ln_1")):
      %291 = arith.subf %in, %in_113 : f32 loc(#loc69)
      linalg.yield %291 : f32 loc(#loc69)
    } -> tensor<2x12x16xf32> loc(#loc69)
    %87 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%86, %86 : tensor<2x12x16xf32>, tensor<2x12x16xf32>) outs(%0 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1.ln_1"), %in_113: f32 loc("transformer.h.1.ln_1"), %out: f32 loc("transformer.h.1.ln_1")):
      %291 = arith.mulf %in, %in_113 : f32 loc(#loc69)
      linalg.yield %291 : f32 loc(#loc69)
    } -> tensor<2x12x16xf32> loc(#loc69)
    %88 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%87 : tensor<2x12x16xf32>) outs(%8 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1.ln_1"), %out: f32 loc("transformer.h.1.ln_1")):
      %291 = arith.addf %in, %out : f32 loc(#loc69)
      linalg.yield %291 : f32 loc(#loc69)
    } -> tensor<2x12x1xf32> loc(#loc69)
    %89 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%88 : tensor<2x12x1xf32>) outs(%7 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1.ln_1"), %out: f32 loc("transformer.h.1.ln_1")):
      %291 = arith.divf %in, %cst_5 : f32 loc(#loc69)
      linalg.yield %291 : f32 loc(#loc69)
    } -> tensor<2x12x1xf32> loc(#loc69)
    %90 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%89 : tensor<2x12x1xf32>) outs(%7 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1.ln_1"), %out: f32 loc("transformer.h.1.ln_1")):
      %291 = arith.truncf %cst_4 : f64 to f32 loc(#loc69)
      %292 = arith.addf %in, %291 : f32 loc(#loc69)
      linalg.yield %292 : f32 loc(#loc69)
    } -> tensor<2x12x1xf32> loc(#loc69)
    %91 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%90 : tensor<2x12x1xf32>) outs(%7 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1.ln_1"), %out: f32 loc("transformer.h.1.ln_1")):
      %291 = math.rsqrt %in : f32 loc(#loc69)
      linalg.yield %291 : f32 loc(#loc69)
    } -> tensor<2x12x1xf32> loc(#loc69)
    %92 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%86, %91 : tensor<2x12x16xf32>, tensor<2x12x1xf32>) outs(%0 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1.ln_1"), %in_113: f32 loc("transformer.h.1.ln_1"), %out: f32 loc("transformer.h.1.ln_1")):
      %291 = arith.mulf %in, %in_113 : f32 loc(#loc69)
      linalg.yield %291 : f32 loc(#loc69)
    } -> tensor<2x12x16xf32> loc(#loc69)
    %93 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%92, %arg14 : tensor<2x12x16xf32>, tensor<16xf32>) outs(%0 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1.ln_1"), %in_113: f32 loc("transformer.h.1.ln_1"), %out: f32 loc("transformer.h.1.ln_1")):
      %291 = arith.mulf %in, %in_113 : f32 loc(#loc69)
      linalg.yield %291 : f32 loc(#loc69)
    } -> tensor<2x12x16xf32> loc(#loc69)
    %94 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%93, %arg15 : tensor<2x12x16xf32>, tensor<16xf32>) outs(%0 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1.ln_1"), %in_113: f32 loc("transformer.h.1.ln_1"), %out: f32 loc("transformer.h.1.ln_1")):
      %291 = arith.addf %in, %in_113 : f32 loc(#loc69)
      linalg.yield %291 : f32 loc(#loc69)
    } -> tensor<2x12x16xf32> loc(#loc69)
    %collapsed_32 = tensor.collapse_shape %94 [[0, 1], [2]] : tensor<2x12x16xf32> into tensor<24x16xf32> loc(#loc70)
    %95 = linalg.matmul ins(%collapsed_32, %arg16 : tensor<24x16xf32>, tensor<16x48xf32>) outs(%21 : tensor<24x48xf32>) -> tensor<24x48xf32> loc(#loc70)
    %96 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel"]} ins(%arg17 : tensor<48xf32>) outs(%20 : tensor<24x48xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1.attn.c_attn"), %out: f32 loc("transformer.h.1.attn.c_attn")):
      linalg.yield %in : f32 loc(#loc70)
    } -> tensor<24x48xf32> loc(#loc70)
    %97 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%95, %96 : tensor<24x48xf32>, tensor<24x48xf32>) outs(%20 : tensor<24x48xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1.attn.c_attn"), %in_113: f32 loc("transformer.h.1.attn.c_attn"), %out: f32 loc("transformer.h.1.attn.c_attn")):
      %291 = arith.addf %in, %in_113 : f32 loc(#loc70)
      linalg.yield %291 : f32 loc(#loc70)
    } -> tensor<24x48xf32> loc(#loc70)
    %expanded_33 = tensor.expand_shape %97 [[0, 1], [2]] output_shape [2, 12, 48] : tensor<24x48xf32> into tensor<2x12x48xf32> loc(#loc70)
    %extracted_slice_34 = tensor.extract_slice %expanded_33[0, 0, 0] [2, 12, 16] [1, 1, 1] : tensor<2x12x48xf32> to tensor<2x12x16xf32> loc(#loc71)
    %extracted_slice_35 = tensor.extract_slice %expanded_33[0, 0, 16] [2, 12, 16] [1, 1, 1] : tensor<2x12x48xf32> to tensor<2x12x16xf32> loc(#loc71)
    %extracted_slice_36 = tensor.extract_slice %expanded_33[0, 0, 32] [2, 12, 16] [1, 1, 1] : tensor<2x12x48xf32> to tensor<2x12x16xf32> loc(#loc71)
    %expanded_37 = tensor.expand_shape %extracted_slice_35 [[0], [1], [2, 3]] output_shape [2, 12, 2, 8] : tensor<2x12x16xf32> into tensor<2x12x2x8xf32> loc(#loc71)
    %expanded_38 = tensor.expand_shape %extracted_slice_36 [[0], [1], [2, 3]] output_shape [2, 12, 2, 8] : tensor<2x12x16xf32> into tensor<2x12x2x8xf32> loc(#loc71)
    %transposed_39 = linalg.transpose ins(%expanded_38 : tensor<2x12x2x8xf32>) outs(%25 : tensor<2x2x12x8xf32>) permutation = [0, 2, 1, 3]  loc(#loc71)
    %expanded_40 = tensor.expand_shape %extracted_slice_34 [[0], [1], [2, 3]] output_shape [2, 12, 2, 8] : tensor<2x12x16xf32> into tensor<2x12x2x8xf32> loc(#loc71)
    %transposed_41 = linalg.transpose ins(%expanded_40 : tensor<2x12x2x8xf32>) outs(%25 : tensor<2x2x12x8xf32>) permutation = [0, 2, 1, 3]  loc(#loc71)
    %transposed_42 = linalg.transpose ins(%expanded_37 : tensor<2x12x2x8xf32>) outs(%26 : tensor<2x2x8x12xf32>) permutation = [0, 2, 3, 1]  loc(#loc71)
    %collapsed_43 = tensor.collapse_shape %transposed_41 [[0, 1], [2], [3]] : tensor<2x2x12x8xf32> into tensor<4x12x8xf32> loc(#loc71)
    %collapsed_44 = tensor.collapse_shape %transposed_42 [[0, 1], [2], [3]] : tensor<2x2x8x12xf32> into tensor<4x8x12xf32> loc(#loc71)
    %98 = linalg.batch_matmul ins(%collapsed_43, %collapsed_44 : tensor<4x12x8xf32>, tensor<4x8x12xf32>) outs(%28 : tensor<4x12x12xf32>) -> tensor<4x12x12xf32> loc(#loc71)
    %expanded_45 = tensor.expand_shape %98 [[0, 1], [2], [3]] output_shape [2, 2, 12, 12] : tensor<4x12x12xf32> into tensor<2x2x12x12xf32> loc(#loc71)
    %99 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_45 : tensor<2x2x12x12xf32>) outs(%30 : tensor<2x2x12x12xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1.attn"), %out: f32 loc("transformer.h.1.attn")):
      %291 = arith.truncf %cst_3 : f64 to f32 loc(#loc71)
      %292 = arith.mulf %in, %291 : f32 loc(#loc71)
      linalg.yield %292 : f32 loc(#loc71)
    } -> tensor<2x2x12x12xf32> loc(#loc71)
    %100 = linalg.generic {indexing_maps = [#map8, #map9, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%99, %arg54 : tensor<2x2x12x12xf32>, tensor<2x1x12x12xf32>) outs(%30 : tensor<2x2x12x12xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1.attn"), %in_113: f32 loc("transformer.h.0.attn"), %out: f32 loc("transformer.h.1.attn")):
      %291 = arith.addf %in, %in_113 : f32 loc(#loc71)
      linalg.yield %291 : f32 loc(#loc71)
    } -> tensor<2x2x12x12xf32> loc(#loc71)
    %101:2 = linalg.generic {indexing_maps = [#map8, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%100 : tensor<2x2x12x12xf32>) outs(%36, %34 : tensor<2x2x12xf32>, tensor<2x2x12xi64>) {
    ^bb0(%in: f32 loc("transformer.h.1.attn"), %out: f32 loc("transformer.h.1.attn"), %out_113: i64 loc("transformer.h.1.attn")):
      %291 = linalg.index 3 : index loc(#loc71)
      %292 = arith.index_cast %291 : index to i64 loc(#loc71)
      %293 = arith.maximumf %in, %out : f32 loc(#loc71)
      %294 = arith.cmpf ogt, %in, %out : f32 loc(#loc71)
      %295 = arith.select %294, %292, %out_113 : i64 loc(#loc71)
      linalg.yield %293, %295 : f32, i64 loc(#loc71)
    } -> (tensor<2x2x12xf32>, tensor<2x2x12xi64>) loc(#loc71)
    %expanded_46 = tensor.expand_shape %101#0 [[0], [1], [2, 3]] output_shape [2, 2, 12, 1] : tensor<2x2x12xf32> into tensor<2x2x12x1xf32> loc(#loc71)
    %102 = linalg.generic {indexing_maps = [#map8, #map11, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%100, %expanded_46 : tensor<2x2x12x12xf32>, tensor<2x2x12x1xf32>) outs(%30 : tensor<2x2x12x12xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1.attn"), %in_113: f32 loc("transformer.h.1.attn"), %out: f32 loc("transformer.h.1.attn")):
      %291 = arith.subf %in, %in_113 : f32 loc(#loc71)
      linalg.yield %291 : f32 loc(#loc71)
    } -> tensor<2x2x12x12xf32> loc(#loc71)
    %103 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%102 : tensor<2x2x12x12xf32>) outs(%30 : tensor<2x2x12x12xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1.attn"), %out: f32 loc("transformer.h.1.attn")):
      %291 = math.exp %in : f32 loc(#loc71)
      linalg.yield %291 : f32 loc(#loc71)
    } -> tensor<2x2x12x12xf32> loc(#loc71)
    %104 = linalg.generic {indexing_maps = [#map8, #map11], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%103 : tensor<2x2x12x12xf32>) outs(%41 : tensor<2x2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1.attn"), %out: f32 loc("transformer.h.1.attn")):
      %291 = arith.addf %in, %out : f32 loc(#loc71)
      linalg.yield %291 : f32 loc(#loc71)
    } -> tensor<2x2x12x1xf32> loc(#loc71)
    %105 = linalg.generic {indexing_maps = [#map8, #map11, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%103, %104 : tensor<2x2x12x12xf32>, tensor<2x2x12x1xf32>) outs(%30 : tensor<2x2x12x12xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1.attn"), %in_113: f32 loc("transformer.h.1.attn"), %out: f32 loc("transformer.h.1.attn")):
      %291 = arith.divf %in, %in_113 : f32 loc(#loc71)
      linalg.yield %291 : f32 loc(#loc71)
    } -> tensor<2x2x12x12xf32> loc(#loc71)
    %collapsed_47 = tensor.collapse_shape %105 [[0, 1], [2], [3]] : tensor<2x2x12x12xf32> into tensor<4x12x12xf32> loc(#loc71)
    %collapsed_48 = tensor.collapse_shape %transposed_39 [[0, 1], [2], [3]] : tensor<2x2x12x8xf32> into tensor<4x12x8xf32> loc(#loc71)
    %106 = linalg.batch_matmul ins(%collapsed_47, %collapsed_48 : tensor<4x12x12xf32>, tensor<4x12x8xf32>) outs(%45 : tensor<4x12x8xf32>) -> tensor<4x12x8xf32> loc(#loc71)
    %expanded_49 = tensor.expand_shape %106 [[0, 1], [2], [3]] output_shape [2, 2, 12, 8] : tensor<4x12x8xf32> into tensor<2x2x12x8xf32> loc(#loc71)
    %transposed_50 = linalg.transpose ins(%expanded_49 : tensor<2x2x12x8xf32>) outs(%47 : tensor<2x12x2x8xf32>) permutation = [0, 2, 1, 3]  loc(#loc71)
    %collapsed_51 = tensor.collapse_shape %transposed_50 [[0, 1], [2, 3]] : tensor<2x12x2x8xf32> into tensor<24x16xf32> loc(#loc72)
    %107 = linalg.matmul ins(%collapsed_51, %arg18 : tensor<24x16xf32>, tensor<16x16xf32>) outs(%49 : tensor<24x16xf32>) -> tensor<24x16xf32> loc(#loc72)
    %108 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel"]} ins(%arg19 : tensor<16xf32>) outs(%48 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1.attn.c_proj"), %out: f32 loc("transformer.h.1.attn.c_proj")):
      linalg.yield %in : f32 loc(#loc72)
    } -> tensor<24x16xf32> loc(#loc72)
    %109 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%107, %108 : tensor<24x16xf32>, tensor<24x16xf32>) outs(%48 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1.attn.c_proj"), %in_113: f32 loc("transformer.h.1.attn.c_proj"), %out: f32 loc("transformer.h.1.attn.c_proj")):
      %291 = arith.addf %in, %in_113 : f32 loc(#loc72)
      linalg.yield %291 : f32 loc(#loc72)
    } -> tensor<24x16xf32> loc(#loc72)
    %expanded_52 = tensor.expand_shape %109 [[0, 1], [2]] output_shape [2, 12, 16] : tensor<24x16xf32> into tensor<2x12x16xf32> loc(#loc72)
    %110 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_52, %83 : tensor<2x12x16xf32>, tensor<2x12x16xf32>) outs(%0 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1.attn.c_proj"), %in_113: f32 loc("transformer.h.0"), %out: f32 loc("transformer.h.1")):
      %291 = arith.addf %in, %in_113 : f32 loc(#loc73)
      linalg.yield %291 : f32 loc(#loc73)
    } -> tensor<2x12x16xf32> loc(#loc73)
    %111 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%110 : tensor<2x12x16xf32>) outs(%8 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1"), %out: f32 loc("transformer.h.1.ln_2")):
      %291 = arith.addf %in, %out : f32 loc(#loc74)
      linalg.yield %291 : f32 loc(#loc74)
    } -> tensor<2x12x1xf32> loc(#loc74)
    %112 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%111 : tensor<2x12x1xf32>) outs(%7 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1.ln_2"), %out: f32 loc("transformer.h.1.ln_2")):
      %291 = arith.divf %in, %cst_5 : f32 loc(#loc74)
      linalg.yield %291 : f32 loc(#loc74)
    } -> tensor<2x12x1xf32> loc(#loc74)
    %113 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%110, %112 : tensor<2x12x16xf32>, tensor<2x12x1xf32>) outs(%0 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1"), %in_113: f32 loc("transformer.h.1.ln_2"), %out: f32 loc("transformer.h.1.ln_2")):
      %291 = arith.subf %in, %in_113 : f32 loc(#loc74)
      linalg.yield %291 : f32 loc(#loc74)
    } -> tensor<2x12x16xf32> loc(#loc74)
    %114 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%113, %113 : tensor<2x12x16xf32>, tensor<2x12x16xf32>) outs(%0 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1.ln_2"), %in_113: f32 loc("transformer.h.1.ln_2"), %out: f32 loc("transformer.h.1.ln_2")):
      %291 = arith.mulf %in, %in_113 : f32 loc(#loc74)
      linalg.yield %291 : f32 loc(#loc74)
    } -> tensor<2x12x16xf32> loc(#loc74)
    %115 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%114 : tensor<2x12x16xf32>) outs(%8 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1.ln_2"), %out: f32 loc("transformer.h.1.ln_2")):
      %291 = arith.addf %in, %out : f32 loc(#loc74)
      linalg.yield %291 : f32 loc(#loc74)
    } -> tensor<2x12x1xf32> loc(#loc74)
    %116 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%115 : tensor<2x12x1xf32>) outs(%7 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1.ln_2"), %out: f32 loc("transformer.h.1.ln_2")):
      %291 = arith.divf %in, %cst_5 : f32 loc(#loc74)
      linalg.yield %291 : f32 loc(#loc74)
    } -> tensor<2x12x1xf32> loc(#loc74)
    %117 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%116 : tensor<2x12x1xf32>) outs(%7 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1.ln_2"), %out: f32 loc("transformer.h.1.ln_2")):
      %291 = arith.truncf %cst_4 : f64 to f32 loc(#loc74)
      %292 = arith.addf %in, %291 : f32 loc(#loc74)
      linalg.yield %292 : f32 loc(#loc74)
    } -> tensor<2x12x1xf32> loc(#loc74)
    %118 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%117 : tensor<2x12x1xf32>) outs(%7 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1.ln_2"), %out: f32 loc("transformer.h.1.ln_2")):
      %291 = math.rsqrt %in : f32 loc(#loc74)
      linalg.yield %291 : f32 loc(#loc74)
    } -> tensor<2x12x1xf32> loc(#loc74)
    %119 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%113, %118 : tensor<2x12x16xf32>, tensor<2x12x1xf32>) outs(%0 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1.ln_2"), %in_113: f32 loc("transformer.h.1.ln_2"), %out: f32 loc("transformer.h.1.ln_2")):
      %291 = arith.mulf %in, %in_113 : f32 loc(#loc74)
      linalg.yield %291 : f32 loc(#loc74)
    } -> tensor<2x12x16xf32> loc(#loc74)
    %120 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%119, %arg20 : tensor<2x12x16xf32>, tensor<16xf32>) outs(%0 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1.ln_2"), %in_113: f32 loc("transformer.h.1.ln_2"), %out: f32 loc("transformer.h.1.ln_2")):
      %291 = arith.mulf %in, %in_113 : f32 loc(#loc74)
      linalg.yield %291 : f32 loc(#loc74)
    } -> tensor<2x12x16xf32> loc(#loc74)
    %121 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%120, %arg21 : tensor<2x12x16xf32>, tensor<16xf32>) outs(%0 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1.ln_2"), %in_113: f32 loc("transformer.h.1.ln_2"), %out: f32 loc("transformer.h.1.ln_2")):
      %291 = arith.addf %in, %in_113 : f32 loc(#loc74)
      linalg.yield %291 : f32 loc(#loc74)
    } -> tensor<2x12x16xf32> loc(#loc74)
    %collapsed_53 = tensor.collapse_shape %121 [[0, 1], [2]] : tensor<2x12x16xf32> into tensor<24x16xf32> loc(#loc75)
    %122 = linalg.matmul ins(%collapsed_53, %arg22 : tensor<24x16xf32>, tensor<16x64xf32>) outs(%66 : tensor<24x64xf32>) -> tensor<24x64xf32> loc(#loc75)
    %123 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel"]} ins(%arg23 : tensor<64xf32>) outs(%65 : tensor<24x64xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1.mlp.c_fc"), %out: f32 loc("transformer.h.1.mlp.c_fc")):
      linalg.yield %in : f32 loc(#loc75)
    } -> tensor<24x64xf32> loc(#loc75)
    %124 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%122, %123 : tensor<24x64xf32>, tensor<24x64xf32>) outs(%65 : tensor<24x64xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1.mlp.c_fc"), %in_113: f32 loc("transformer.h.1.mlp.c_fc"), %out: f32 loc("transformer.h.1.mlp.c_fc")):
      %291 = arith.addf %in, %in_113 : f32 loc(#loc75)
      linalg.yield %291 : f32 loc(#loc75)
    } -> tensor<24x64xf32> loc(#loc75)
    %expanded_54 = tensor.expand_shape %124 [[0, 1], [2]] output_shape [2, 12, 64] : tensor<24x64xf32> into tensor<2x12x64xf32> loc(#loc75)
    %125 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_54 : tensor<2x12x64xf32>) outs(%70 : tensor<2x12x64xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1.mlp.c_fc"), %out: f32 loc("transformer.h.1.mlp.act")):
      %291 = arith.mulf %in, %cst_6 : f32 loc(#loc76)
      linalg.yield %291 : f32 loc(#loc76)
    } -> tensor<2x12x64xf32> loc(#loc76)
    %126 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_54, %expanded_54 : tensor<2x12x64xf32>, tensor<2x12x64xf32>) outs(%70 : tensor<2x12x64xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1.mlp.c_fc"), %in_113: f32 loc("transformer.h.1.mlp.c_fc"), %out: f32 loc("transformer.h.1.mlp.act")):
      %291 = arith.mulf %in, %in_113 : f32 loc(#loc76)
      linalg.yield %291 : f32 loc(#loc76)
    } -> tensor<2x12x64xf32> loc(#loc76)
    %127 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%126, %expanded_54 : tensor<2x12x64xf32>, tensor<2x12x64xf32>) outs(%70 : tensor<2x12x64xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1.mlp.act"), %in_113: f32 loc("transformer.h.1.mlp.c_fc"), %out: f32 loc("transformer.h.1.mlp.act")):
      %291 = arith.mulf %in, %in_113 : f32 loc(#loc76)
      linalg.yield %291 : f32 loc(#loc76)
    } -> tensor<2x12x64xf32> loc(#loc76)
    %128 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%127 : tensor<2x12x64xf32>) outs(%70 : tensor<2x12x64xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1.mlp.act"), %out: f32 loc("transformer.h.1.mlp.act")):
      %291 = arith.truncf %cst_2 : f64 to f32 loc(#loc76)
      %292 = arith.mulf %in, %291 : f32 loc(#loc76)
      linalg.yield %292 : f32 loc(#loc76)
    } -> tensor<2x12x64xf32> loc(#loc76)
    %129 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_54, %128 : tensor<2x12x64xf32>, tensor<2x12x64xf32>) outs(%70 : tensor<2x12x64xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1.mlp.c_fc"), %in_113: f32 loc("transformer.h.1.mlp.act"), %out: f32 loc("transformer.h.1.mlp.act")):
      %291 = arith.addf %in, %in_113 : f32 loc(#loc76)
      linalg.yield %291 : f32 loc(#loc76)
    } -> tensor<2x12x64xf32> loc(#loc76)
    %130 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%129 : tensor<2x12x64xf32>) outs(%70 : tensor<2x12x64xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1.mlp.act"), %out: f32 loc("transformer.h.1.mlp.act")):
      %291 = arith.truncf %cst_1 : f64 to f32 loc(#loc76)
      %292 = arith.mulf %in, %291 : f32 loc(#loc76)
      linalg.yield %292 : f32 loc(#loc76)
    } -> tensor<2x12x64xf32> loc(#loc76)
    %131 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%130 : tensor<2x12x64xf32>) outs(%70 : tensor<2x12x64xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1.mlp.act"), %out: f32 loc("transformer.h.1.mlp.act")):
      %291 = math.tanh %in : f32 loc(#loc76)
      linalg.yield %291 : f32 loc(#loc76)
    } -> tensor<2x12x64xf32> loc(#loc76)
    %132 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%131 : tensor<2x12x64xf32>) outs(%70 : tensor<2x12x64xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1.mlp.act"), %out: f32 loc("transformer.h.1.mlp.act")):
      %291 = arith.addf %in, %cst_7 : f32 loc(#loc76)
      linalg.yield %291 : f32 loc(#loc76)
    } -> tensor<2x12x64xf32> loc(#loc76)
    %133 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%125, %132 : tensor<2x12x64xf32>, tensor<2x12x64xf32>) outs(%70 : tensor<2x12x64xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1.mlp.act"), %in_113: f32 loc("transformer.h.1.mlp.act"), %out: f32 loc("transformer.h.1.mlp.act")):
      %291 = arith.mulf %in, %in_113 : f32 loc(#loc76)
      linalg.yield %291 : f32 loc(#loc76)
    } -> tensor<2x12x64xf32> loc(#loc76)
    %collapsed_55 = tensor.collapse_shape %133 [[0, 1], [2]] : tensor<2x12x64xf32> into tensor<24x64xf32> loc(#loc77)
    %134 = linalg.matmul ins(%collapsed_55, %arg24 : tensor<24x64xf32>, tensor<64x16xf32>) outs(%49 : tensor<24x16xf32>) -> tensor<24x16xf32> loc(#loc77)
    %135 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel"]} ins(%arg25 : tensor<16xf32>) outs(%48 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1.mlp.c_proj"), %out: f32 loc("transformer.h.1.mlp.c_proj")):
      linalg.yield %in : f32 loc(#loc77)
    } -> tensor<24x16xf32> loc(#loc77)
    %136 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%134, %135 : tensor<24x16xf32>, tensor<24x16xf32>) outs(%48 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1.mlp.c_proj"), %in_113: f32 loc("transformer.h.1.mlp.c_proj"), %out: f32 loc("transformer.h.1.mlp.c_proj")):
      %291 = arith.addf %in, %in_113 : f32 loc(#loc77)
      linalg.yield %291 : f32 loc(#loc77)
    } -> tensor<24x16xf32> loc(#loc77)
    %expanded_56 = tensor.expand_shape %136 [[0, 1], [2]] output_shape [2, 12, 16] : tensor<24x16xf32> into tensor<2x12x16xf32> loc(#loc77)
    %137 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%110, %expanded_56 : tensor<2x12x16xf32>, tensor<2x12x16xf32>) outs(%0 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1"), %in_113: f32 loc("transformer.h.1.mlp.c_proj"), %out: f32 loc("transformer.h.1")):
      %291 = arith.addf %in, %in_113 : f32 loc(#loc73)
      linalg.yield %291 : f32 loc(#loc73)
    } -> tensor<2x12x16xf32> loc(#loc73)
    %138 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%137 : tensor<2x12x16xf32>) outs(%8 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1"), %out: f32 loc("transformer.h.2.ln_1")):
      %291 = arith.addf %in, %out : f32 loc(#loc78)
      linalg.yield %291 : f32 loc(#loc78)
    } -> tensor<2x12x1xf32> loc(#loc78)
    %139 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%138 : tensor<2x12x1xf32>) outs(%7 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.h.2.ln_1"), %out: f32 loc("transformer.h.2.ln_1")):
      %291 = arith.divf %in, %cst_5 : f32 loc(#loc78)
      linalg.yield %291 : f32 loc(#loc78)
    } -> tensor<2x12x1xf32> loc(#loc78)
    %140 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%137, %139 : tensor<2x12x16xf32>, tensor<2x12x1xf32>) outs(%0 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1"), %in_113: f32 loc("transformer.h.2.ln_1"), %out: f32 loc("transformer.h.2.ln_1")):
      %291 = arith.subf %in, %in_113 : f32 loc(#loc78)
      linalg.yield %291 : f32 loc(#loc78)
    } -> tensor<2x12x16xf32> loc(#loc78)
    %141 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%140, %140 : tensor<2x12x16xf32>, tensor<2x12x16xf32>) outs(%0 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.2.ln_1"), %in_113: f32 loc("transformer.h.2.ln_1"), %out: f32 loc("transformer.h.2.ln_1")):
      %291 = arith.mulf %in, %in_113 : f32 loc(#loc78)
      linalg.yield %291 : f32 loc(#loc78)
    } -> tensor<2x12x16xf32> loc(#loc78)
    %142 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%141 : tensor<2x12x16xf32>) outs(%8 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.h.2.ln_1"), %out: f32 loc("transformer.h.2.ln_1")):
      %291 = arith.addf %in, %out : f32 loc(#loc78)
      linalg.yield %291 : f32 loc(#loc78)
    } -> tensor<2x12x1xf32> loc(#loc78)
    %143 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%142 : tensor<2x12x1xf32>) outs(%7 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.h.2.ln_1"), %out: f32 loc("transformer.h.2.ln_1")):
      %291 = arith.divf %in, %cst_5 : f32 loc(#loc78)
      linalg.yield %291 : f32 loc(#loc78)
    } -> tensor<2x12x1xf32> loc(#loc78)
    %144 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%143 : tensor<2x12x1xf32>) outs(%7 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.h.2.ln_1"), %out: f32 loc("transformer.h.2.ln_1")):
      %291 = arith.truncf %cst_4 : f64 to f32 loc(#loc78)
      %292 = arith.addf %in, %291 : f32 loc(#loc78)
      linalg.yield %292 : f32 loc(#loc78)
    } -> tensor<2x12x1xf32> loc(#loc78)
    %145 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%144 : tensor<2x12x1xf32>) outs(%7 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.h.2.ln_1"), %out: f32 loc("transformer.h.2.ln_1")):
      %291 = math.rsqrt %in : f32 loc(#loc78)
      linalg.yield %291 : f32 loc(#loc78)
    } -> tensor<2x12x1xf32> loc(#loc78)
    %146 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%140, %145 : tensor<2x12x16xf32>, tensor<2x12x1xf32>) outs(%0 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.2.ln_1"), %in_113: f32 loc("transformer.h.2.ln_1"), %out: f32 loc("transformer.h.2.ln_1")):
      %291 = arith.mulf %in, %in_113 : f32 loc(#loc78)
      linalg.yield %291 : f32 loc(#loc78)
    } -> tensor<2x12x16xf32> loc(#loc78)
    %147 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%146, %arg26 : tensor<2x12x16xf32>, tensor<16xf32>) outs(%0 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.2.ln_1"), %in_113: f32 loc("transformer.h.2.ln_1"), %out: f32 loc("transformer.h.2.ln_1")):
      %291 = arith.mulf %in, %in_113 : f32 loc(#loc78)
      linalg.yield %291 : f32 loc(#loc78)
    } -> tensor<2x12x16xf32> loc(#loc78)
    %148 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%147, %arg27 : tensor<2x12x16xf32>, tensor<16xf32>) outs(%0 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.2.ln_1"), %in_113: f32 loc("transformer.h.2.ln_1"), %out: f32 loc("transformer.h.2.ln_1")):
      %291 = arith.addf %in, %in_113 : f32 loc(#loc78)
      linalg.yield %291 : f32 loc(#loc78)
    } -> tensor<2x12x16xf32> loc(#loc78)
    %collapsed_57 = tensor.collapse_shape %148 [[0, 1], [2]] : tensor<2x12x16xf32> into tensor<24x16xf32> loc(#loc79)
    %149 = linalg.matmul ins(%collapsed_57, %arg28 : tensor<24x16xf32>, tensor<16x48xf32>) outs(%21 : tensor<24x48xf32>) -> tensor<24x48xf32> loc(#loc79)
    %150 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel"]} ins(%arg29 : tensor<48xf32>) outs(%20 : tensor<24x48xf32>) {
    ^bb0(%in: f32 loc("transformer.h.2.attn.c_attn"), %out: f32 loc("transformer.h.2.attn.c_attn")):
      linalg.yield %in : f32 loc(#loc79)
    } -> tensor<24x48xf32> loc(#loc79)
    %151 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%149, %150 : tensor<24x48xf32>, tensor<24x48xf32>) outs(%20 : tensor<24x48xf32>) {
    ^bb0(%in: f32 loc("transformer.h.2.attn.c_attn"), %in_113: f32 loc("transformer.h.2.attn.c_attn"), %out: f32 loc("transformer.h.2.attn.c_attn")):
      %291 = arith.addf %in, %in_113 : f32 loc(#loc79)
      linalg.yield %291 : f32 loc(#loc79)
    } -> tensor<24x48xf32> loc(#loc79)
    %expanded_58 = tensor.expand_shape %151 [[0, 1], [2]] output_shape [2, 12, 48] : tensor<24x48xf32> into tensor<2x12x48xf32> loc(#loc79)
    %extracted_slice_59 = tensor.extract_slice %expanded_58[0, 0, 0] [2, 12, 16] [1, 1, 1] : tensor<2x12x48xf32> to tensor<2x12x16xf32> loc(#loc80)
    %extracted_slice_60 = tensor.extract_slice %expanded_58[0, 0, 16] [2, 12, 16] [1, 1, 1] : tensor<2x12x48xf32> to tensor<2x12x16xf32> loc(#loc80)
    %extracted_slice_61 = tensor.extract_slice %expanded_58[0, 0, 32] [2, 12, 16] [1, 1, 1] : tensor<2x12x48xf32> to tensor<2x12x16xf32> loc(#loc80)
    %expanded_62 = tensor.expand_shape %extracted_slice_60 [[0], [1], [2, 3]] output_shape [2, 12, 2, 8] : tensor<2x12x16xf32> into tensor<2x12x2x8xf32> loc(#loc80)
    %expanded_63 = tensor.expand_shape %extracted_slice_61 [[0], [1], [2, 3]] output_shape [2, 12, 2, 8] : tensor<2x12x16xf32> into tensor<2x12x2x8xf32> loc(#loc80)
    %transposed_64 = linalg.transpose ins(%expanded_63 : tensor<2x12x2x8xf32>) outs(%25 : tensor<2x2x12x8xf32>) permutation = [0, 2, 1, 3]  loc(#loc80)
    %expanded_65 = tensor.expand_shape %extracted_slice_59 [[0], [1], [2, 3]] output_shape [2, 12, 2, 8] : tensor<2x12x16xf32> into tensor<2x12x2x8xf32> loc(#loc80)
    %transposed_66 = linalg.transpose ins(%expanded_65 : tensor<2x12x2x8xf32>) outs(%25 : tensor<2x2x12x8xf32>) permutation = [0, 2, 1, 3]  loc(#loc80)
    %transposed_67 = linalg.transpose ins(%expanded_62 : tensor<2x12x2x8xf32>) outs(%26 : tensor<2x2x8x12xf32>) permutation = [0, 2, 3, 1]  loc(#loc80)
    %collapsed_68 = tensor.collapse_shape %transposed_66 [[0, 1], [2], [3]] : tensor<2x2x12x8xf32> into tensor<4x12x8xf32> loc(#loc80)
    %collapsed_69 = tensor.collapse_shape %transposed_67 [[0, 1], [2], [3]] : tensor<2x2x8x12xf32> into tensor<4x8x12xf32> loc(#loc80)
    %152 = linalg.batch_matmul ins(%collapsed_68, %collapsed_69 : tensor<4x12x8xf32>, tensor<4x8x12xf32>) outs(%28 : tensor<4x12x12xf32>) -> tensor<4x12x12xf32> loc(#loc80)
    %expanded_70 = tensor.expand_shape %152 [[0, 1], [2], [3]] output_shape [2, 2, 12, 12] : tensor<4x12x12xf32> into tensor<2x2x12x12xf32> loc(#loc80)
    %153 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_70 : tensor<2x2x12x12xf32>) outs(%30 : tensor<2x2x12x12xf32>) {
    ^bb0(%in: f32 loc("transformer.h.2.attn"), %out: f32 loc("transformer.h.2.attn")):
      %291 = arith.truncf %cst_3 : f64 to f32 loc(#loc80)
      %292 = arith.mulf %in, %291 : f32 loc(#loc80)
      linalg.yield %292 : f32 loc(#loc80)
    } -> tensor<2x2x12x12xf32> loc(#loc80)
    %154 = linalg.generic {indexing_maps = [#map8, #map9, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%153, %arg54 : tensor<2x2x12x12xf32>, tensor<2x1x12x12xf32>) outs(%30 : tensor<2x2x12x12xf32>) {
    ^bb0(%in: f32 loc("transformer.h.2.attn"), %in_113: f32 loc("transformer.h.0.attn"), %out: f32 loc("transformer.h.2.attn")):
      %291 = arith.addf %in, %in_113 : f32 loc(#loc80)
      linalg.yield %291 : f32 loc(#loc80)
    } -> tensor<2x2x12x12xf32> loc(#loc80)
    %155:2 = linalg.generic {indexing_maps = [#map8, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%154 : tensor<2x2x12x12xf32>) outs(%36, %34 : tensor<2x2x12xf32>, tensor<2x2x12xi64>) {
    ^bb0(%in: f32 loc("transformer.h.2.attn"), %out: f32 loc("transformer.h.2.attn"), %out_113: i64 loc("transformer.h.2.attn")):
      %291 = linalg.index 3 : index loc(#loc80)
      %292 = arith.index_cast %291 : index to i64 loc(#loc80)
      %293 = arith.maximumf %in, %out : f32 loc(#loc80)
      %294 = arith.cmpf ogt, %in, %out : f32 loc(#loc80)
      %295 = arith.select %294, %292, %out_113 : i64 loc(#loc80)
      linalg.yield %293, %295 : f32, i64 loc(#loc80)
    } -> (tensor<2x2x12xf32>, tensor<2x2x12xi64>) loc(#loc80)
    %expanded_71 = tensor.expand_shape %155#0 [[0], [1], [2, 3]] output_shape [2, 2, 12, 1] : tensor<2x2x12xf32> into tensor<2x2x12x1xf32> loc(#loc80)
    %156 = linalg.generic {indexing_maps = [#map8, #map11, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%154, %expanded_71 : tensor<2x2x12x12xf32>, tensor<2x2x12x1xf32>) outs(%30 : tensor<2x2x12x12xf32>) {
    ^bb0(%in: f32 loc("transformer.h.2.attn"), %in_113: f32 loc("transformer.h.2.attn"), %out: f32 loc("transformer.h.2.attn")):
      %291 = arith.subf %in, %in_113 : f32 loc(#loc80)
      linalg.yield %291 : f32 loc(#loc80)
    } -> tensor<2x2x12x12xf32> loc(#loc80)
    %157 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%156 : tensor<2x2x12x12xf32>) outs(%30 : tensor<2x2x12x12xf32>) {
    ^bb0(%in: f32 loc("transformer.h.2.attn"), %out: f32 loc("transformer.h.2.attn")):
      %291 = math.exp %in : f32 loc(#loc80)
      linalg.yield %291 : f32 loc(#loc80)
    } -> tensor<2x2x12x12xf32> loc(#loc80)
    %158 = linalg.generic {indexing_maps = [#map8, #map11], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%157 : tensor<2x2x12x12xf32>) outs(%41 : tensor<2x2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.h.2.attn"), %out: f32 loc("transformer.h.2.attn")):
      %291 = arith.addf %in, %out : f32 loc(#loc80)
      linalg.yield %291 : f32 loc(#loc80)
    } -> tensor<2x2x12x1xf32> loc(#loc80)
    %159 = linalg.generic {indexing_maps = [#map8, #map11, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%157, %158 : tensor<2x2x12x12xf32>, tensor<2x2x12x1xf32>) outs(%30 : tensor<2x2x12x12xf32>) {
    ^bb0(%in: f32 loc("transformer.h.2.attn"), %in_113: f32 loc("transformer.h.2.attn"), %out: f32 loc("transformer.h.2.attn")):
      %291 = arith.divf %in, %in_113 : f32 loc(#loc80)
      linalg.yield %291 : f32 loc(#loc80)
    } -> tensor<2x2x12x12xf32> loc(#loc80)
    %collapsed_72 = tensor.collapse_shape %159 [[0, 1], [2], [3]] : tensor<2x2x12x12xf32> into tensor<4x12x12xf32> loc(#loc80)
    %collapsed_73 = tensor.collapse_shape %transposed_64 [[0, 1], [2], [3]] : tensor<2x2x12x8xf32> into tensor<4x12x8xf32> loc(#loc80)
    %160 = linalg.batch_matmul ins(%collapsed_72, %collapsed_73 : tensor<4x12x12xf32>, tensor<4x12x8xf32>) outs(%45 : tensor<4x12x8xf32>) -> tensor<4x12x8xf32> loc(#loc80)
    %expanded_74 = tensor.expand_shape %160 [[0, 1], [2], [3]] output_shape [2, 2, 12, 8] : tensor<4x12x8xf32> into tensor<2x2x12x8xf32> loc(#loc80)
    %transposed_75 = linalg.transpose ins(%expanded_74 : tensor<2x2x12x8xf32>) outs(%47 : tensor<2x12x2x8xf32>) permutation = [0, 2, 1, 3]  loc(#loc80)
    %collapsed_76 = tensor.collapse_shape %transposed_75 [[0, 1], [2, 3]] : tensor<2x12x2x8xf32> into tensor<24x16xf32> loc(#loc81)
    %161 = linalg.matmul ins(%collapsed_76, %arg30 : tensor<24x16xf32>, tensor<16x16xf32>) outs(%49 : tensor<24x16xf32>) -> tensor<24x16xf32> loc(#loc81)
    %162 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel"]} ins(%arg31 : tensor<16xf32>) outs(%48 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.2.attn.c_proj"), %out: f32 loc("transformer.h.2.attn.c_proj")):
      linalg.yield %in : f32 loc(#loc81)
    } -> tensor<24x16xf32> loc(#loc81)
    %163 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%161, %162 : tensor<24x16xf32>, tensor<24x16xf32>) outs(%48 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.2.attn.c_proj"), %in_113: f32 loc("transformer.h.2.attn.c_proj"), %out: f32 loc("transformer.h.2.attn.c_proj")):
      %291 = arith.addf %in, %in_113 : f32 loc(#loc81)
      linalg.yield %291 : f32 loc(#loc81)
    } -> tensor<24x16xf32> loc(#loc81)
    %expanded_77 = tensor.expand_shape %163 [[0, 1], [2]] output_shape [2, 12, 16] : tensor<24x16xf32> into tensor<2x12x16xf32> loc(#loc81)
    %164 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_77, %137 : tensor<2x12x16xf32>, tensor<2x12x16xf32>) outs(%0 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.2.attn.c_proj"), %in_113: f32 loc("transformer.h.1"), %out: f32 loc("transformer.h.2")):
      %291 = arith.addf %in, %in_113 : f32 loc(#loc82)
      linalg.yield %291 : f32 loc(#loc82)
    } -> tensor<2x12x16xf32> loc(#loc82)
    %165 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%164 : tensor<2x12x16xf32>) outs(%8 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.h.2"), %out: f32 loc("transformer.h.2.ln_2")):
      %291 = arith.addf %in, %out : f32 loc(#loc83)
      linalg.yield %291 : f32 loc(#loc83)
    } -> tensor<2x12x1xf32> loc(#loc83)
    %166 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%165 : tensor<2x12x1xf32>) outs(%7 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.h.2.ln_2"), %out: f32 loc("transformer.h.2.ln_2")):
      %291 = arith.divf %in, %cst_5 : f32 loc(#loc83)
      linalg.yield %291 : f32 loc(#loc83)
    } -> tensor<2x12x1xf32> loc(#loc83)
    %167 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%164, %166 : tensor<2x12x16xf32>, tensor<2x12x1xf32>) outs(%0 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.2"), %in_113: f32 loc("transformer.h.2.ln_2"), %out: f32 loc("transformer.h.2.ln_2")):
      %291 = arith.subf %in, %in_113 : f32 loc(#loc83)
      linalg.yield %291 : f32 loc(#loc83)
    } -> tensor<2x12x16xf32> loc(#loc83)
    %168 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%167, %167 : tensor<2x12x16xf32>, tensor<2x12x16xf32>) outs(%0 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.2.ln_2"), %in_113: f32 loc("transformer.h.2.ln_2"), %out: f32 loc("transformer.h.2.ln_2")):
      %291 = arith.mulf %in, %in_113 : f32 loc(#loc83)
      linalg.yield %291 : f32 loc(#loc83)
    } -> tensor<2x12x16xf32> loc(#loc83)
    %169 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%168 : tensor<2x12x16xf32>) outs(%8 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.h.2.ln_2"), %out: f32 loc("transformer.h.2.ln_2")):
      %291 = arith.addf %in, %out : f32 loc(#loc83)
      linalg.yield %291 : f32 loc(#loc83)
    } -> tensor<2x12x1xf32> loc(#loc83)
    %170 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%169 : tensor<2x12x1xf32>) outs(%7 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.h.2.ln_2"), %out: f32 loc("transformer.h.2.ln_2")):
      %291 = arith.divf %in, %cst_5 : f32 loc(#loc83)
      linalg.yield %291 : f32 loc(#loc83)
    } -> tensor<2x12x1xf32> loc(#loc83)
    %171 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%170 : tensor<2x12x1xf32>) outs(%7 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.h.2.ln_2"), %out: f32 loc("transformer.h.2.ln_2")):
      %291 = arith.truncf %cst_4 : f64 to f32 loc(#loc83)
      %292 = arith.addf %in, %291 : f32 loc(#loc83)
      linalg.yield %292 : f32 loc(#loc83)
    } -> tensor<2x12x1xf32> loc(#loc83)
    %172 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%171 : tensor<2x12x1xf32>) outs(%7 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.h.2.ln_2"), %out: f32 loc("transformer.h.2.ln_2")):
      %291 = math.rsqrt %in : f32 loc(#loc83)
      linalg.yield %291 : f32 loc(#loc83)
    } -> tensor<2x12x1xf32> loc(#loc83)
    %173 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%167, %172 : tensor<2x12x16xf32>, tensor<2x12x1xf32>) outs(%0 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.2.ln_2"), %in_113: f32 loc("transformer.h.2.ln_2"), %out: f32 loc("transformer.h.2.ln_2")):
      %291 = arith.mulf %in, %in_113 : f32 loc(#loc83)
      linalg.yield %291 : f32 loc(#loc83)
    } -> tensor<2x12x16xf32> loc(#loc83)
    %174 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%173, %arg32 : tensor<2x12x16xf32>, tensor<16xf32>) outs(%0 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.2.ln_2"), %in_113: f32 loc("transformer.h.2.ln_2"), %out: f32 loc("transformer.h.2.ln_2")):
      %291 = arith.mulf %in, %in_113 : f32 loc(#loc83)
      linalg.yield %291 : f32 loc(#loc83)
    } -> tensor<2x12x16xf32> loc(#loc83)
    %175 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%174, %arg33 : tensor<2x12x16xf32>, tensor<16xf32>) outs(%0 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.2.ln_2"), %in_113: f32 loc("transformer.h.2.ln_2"), %out: f32 loc("transformer.h.2.ln_2")):
      %291 = arith.addf %in, %in_113 : f32 loc(#loc83)
      linalg.yield %291 : f32 loc(#loc83)
    } -> tensor<2x12x16xf32> loc(#loc83)
    %collapsed_78 = tensor.collapse_shape %175 [[0, 1], [2]] : tensor<2x12x16xf32> into tensor<24x16xf32> loc(#loc84)
    %176 = linalg.matmul ins(%collapsed_78, %arg34 : tensor<24x16xf32>, tensor<16x64xf32>) outs(%66 : tensor<24x64xf32>) -> tensor<24x64xf32> loc(#loc84)
    %177 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel"]} ins(%arg35 : tensor<64xf32>) outs(%65 : tensor<24x64xf32>) {
    ^bb0(%in: f32 loc("transformer.h.2.mlp.c_fc"), %out: f32 loc("transformer.h.2.mlp.c_fc")):
      linalg.yield %in : f32 loc(#loc84)
    } -> tensor<24x64xf32> loc(#loc84)
    %178 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%176, %177 : tensor<24x64xf32>, tensor<24x64xf32>) outs(%65 : tensor<24x64xf32>) {
    ^bb0(%in: f32 loc("transformer.h.2.mlp.c_fc"), %in_113: f32 loc("transformer.h.2.mlp.c_fc"), %out: f32 loc("transformer.h.2.mlp.c_fc")):
      %291 = arith.addf %in, %in_113 : f32 loc(#loc84)
      linalg.yield %291 : f32 loc(#loc84)
    } -> tensor<24x64xf32> loc(#loc84)
    %expanded_79 = tensor.expand_shape %178 [[0, 1], [2]] output_shape [2, 12, 64] : tensor<24x64xf32> into tensor<2x12x64xf32> loc(#loc84)
    %179 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_79 : tensor<2x12x64xf32>) outs(%70 : tensor<2x12x64xf32>) {
    ^bb0(%in: f32 loc("transformer.h.2.mlp.c_fc"), %out: f32 loc("transformer.h.2.mlp.act")):
      %291 = arith.mulf %in, %cst_6 : f32 loc(#loc85)
      linalg.yield %291 : f32 loc(#loc85)
    } -> tensor<2x12x64xf32> loc(#loc85)
    %180 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_79, %expanded_79 : tensor<2x12x64xf32>, tensor<2x12x64xf32>) outs(%70 : tensor<2x12x64xf32>) {
    ^bb0(%in: f32 loc("transformer.h.2.mlp.c_fc"), %in_113: f32 loc("transformer.h.2.mlp.c_fc"), %out: f32 loc("transformer.h.2.mlp.act")):
      %291 = arith.mulf %in, %in_113 : f32 loc(#loc85)
      linalg.yield %291 : f32 loc(#loc85)
    } -> tensor<2x12x64xf32> loc(#loc85)
    %181 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%180, %expanded_79 : tensor<2x12x64xf32>, tensor<2x12x64xf32>) outs(%70 : tensor<2x12x64xf32>) {
    ^bb0(%in: f32 loc("transformer.h.2.mlp.act"), %in_113: f32 loc("transformer.h.2.mlp.c_fc"), %out: f32 loc("transformer.h.2.mlp.act")):
      %291 = arith.mulf %in, %in_113 : f32 loc(#loc85)
      linalg.yield %291 : f32 loc(#loc85)
    } -> tensor<2x12x64xf32> loc(#loc85)
    %182 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%181 : tensor<2x12x64xf32>) outs(%70 : tensor<2x12x64xf32>) {
    ^bb0(%in: f32 loc("transformer.h.2.mlp.act"), %out: f32 loc("transformer.h.2.mlp.act")):
      %291 = arith.truncf %cst_2 : f64 to f32 loc(#loc85)
      %292 = arith.mulf %in, %291 : f32 loc(#loc85)
      linalg.yield %292 : f32 loc(#loc85)
    } -> tensor<2x12x64xf32> loc(#loc85)
    %183 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_79, %182 : tensor<2x12x64xf32>, tensor<2x12x64xf32>) outs(%70 : tensor<2x12x64xf32>) {
    ^bb0(%in: f32 loc("transformer.h.2.mlp.c_fc"), %in_113: f32 loc("transformer.h.2.mlp.act"), %out: f32 loc("transformer.h.2.mlp.act")):
      %291 = arith.addf %in, %in_113 : f32 loc(#loc85)
      linalg.yield %291 : f32 loc(#loc85)
    } -> tensor<2x12x64xf32> loc(#loc85)
    %184 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%183 : tensor<2x12x64xf32>) outs(%70 : tensor<2x12x64xf32>) {
    ^bb0(%in: f32 loc("transformer.h.2.mlp.act"), %out: f32 loc("transformer.h.2.mlp.act")):
      %291 = arith.truncf %cst_1 : f64 to f32 loc(#loc85)
      %292 = arith.mulf %in, %291 : f32 loc(#loc85)
      linalg.yield %292 : f32 loc(#loc85)
    } -> tensor<2x12x64xf32> loc(#loc85)
    %185 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%184 : tensor<2x12x64xf32>) outs(%70 : tensor<2x12x64xf32>) {
    ^bb0(%in: f32 loc("transformer.h.2.mlp.act"), %out: f32 loc("transformer.h.2.mlp.act")):
      %291 = math.tanh %in : f32 loc(#loc85)
      linalg.yield %291 : f32 loc(#loc85)
    } -> tensor<2x12x64xf32> loc(#loc85)
    %186 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%185 : tensor<2x12x64xf32>) outs(%70 : tensor<2x12x64xf32>) {
    ^bb0(%in: f32 loc("transformer.h.2.mlp.act"), %out: f32 loc("transformer.h.2.mlp.act")):
      %291 = arith.addf %in, %cst_7 : f32 loc(#loc85)
      linalg.yield %291 : f32 loc(#loc85)
    } -> tensor<2x12x64xf32> loc(#loc85)
    %187 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%179, %186 : tensor<2x12x64xf32>, tensor<2x12x64xf32>) outs(%70 : tensor<2x12x64xf32>) {
    ^bb0(%in: f32 loc("transformer.h.2.mlp.act"), %in_113: f32 loc("transformer.h.2.mlp.act"), %out: f32 loc("transformer.h.2.mlp.act")):
      %291 = arith.mulf %in, %in_113 : f32 loc(#loc85)
      linalg.yield %291 : f32 loc(#loc85)
    } -> tensor<2x12x64xf32> loc(#loc85)
    %collapsed_80 = tensor.collapse_shape %187 [[0, 1], [2]] : tensor<2x12x64xf32> into tensor<24x64xf32> loc(#loc86)
    %188 = linalg.matmul ins(%collapsed_80, %arg36 : tensor<24x64xf32>, tensor<64x16xf32>) outs(%49 : tensor<24x16xf32>) -> tensor<24x16xf32> loc(#loc86)
    %189 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel"]} ins(%arg37 : tensor<16xf32>) outs(%48 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.2.mlp.c_proj"), %out: f32 loc("transformer.h.2.mlp.c_proj")):
      linalg.yield %in : f32 loc(#loc86)
    } -> tensor<24x16xf32> loc(#loc86)
    %190 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%188, %189 : tensor<24x16xf32>, tensor<24x16xf32>) outs(%48 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.2.mlp.c_proj"), %in_113: f32 loc("transformer.h.2.mlp.c_proj"), %out: f32 loc("transformer.h.2.mlp.c_proj")):
      %291 = arith.addf %in, %in_113 : f32 loc(#loc86)
      linalg.yield %291 : f32 loc(#loc86)
    } -> tensor<24x16xf32> loc(#loc86)
    %expanded_81 = tensor.expand_shape %190 [[0, 1], [2]] output_shape [2, 12, 16] : tensor<24x16xf32> into tensor<2x12x16xf32> loc(#loc86)
    %191 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%164, %expanded_81 : tensor<2x12x16xf32>, tensor<2x12x16xf32>) outs(%0 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.2"), %in_113: f32 loc("transformer.h.2.mlp.c_proj"), %out: f32 loc("transformer.h.2")):
      %291 = arith.addf %in, %in_113 : f32 loc(#loc82)
      linalg.yield %291 : f32 loc(#loc82)
    } -> tensor<2x12x16xf32> loc(#loc82)
    %192 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%191 : tensor<2x12x16xf32>) outs(%8 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.h.2"), %out: f32 loc("transformer.h.3.ln_1")):
      %291 = arith.addf %in, %out : f32 loc(#loc87)
      linalg.yield %291 : f32 loc(#loc87)
    } -> tensor<2x12x1xf32> loc(#loc87)
    %193 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%192 : tensor<2x12x1xf32>) outs(%7 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.h.3.ln_1"), %out: f32 loc("transformer.h.3.ln_1")):
      %291 = arith.divf %in, %cst_5 : f32 loc(#loc87)
      linalg.yield %291 : f32 loc(#loc87)
    } -> tensor<2x12x1xf32> loc(#loc87)
    %194 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%191, %193 : tensor<2x12x16xf32>, tensor<2x12x1xf32>) outs(%0 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.2"), %in_113: f32 loc("transformer.h.3.ln_1"), %out: f32 loc("transformer.h.3.ln_1")):
      %291 = arith.subf %in, %in_113 : f32 loc(#loc87)
      linalg.yield %291 : f32 loc(#loc87)
    } -> tensor<2x12x16xf32> loc(#loc87)
    %195 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%194, %194 : tensor<2x12x16xf32>, tensor<2x12x16xf32>) outs(%0 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.3.ln_1"), %in_113: f32 loc("transformer.h.3.ln_1"), %out: f32 loc("transformer.h.3.ln_1")):
      %291 = arith.mulf %in, %in_113 : f32 loc(#loc87)
      linalg.yield %291 : f32 loc(#loc87)
    } -> tensor<2x12x16xf32> loc(#loc87)
    %196 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%195 : tensor<2x12x16xf32>) outs(%8 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.h.3.ln_1"), %out: f32 loc("transformer.h.3.ln_1")):
      %291 = arith.addf %in, %out : f32 loc(#loc87)
      linalg.yield %291 : f32 loc(#loc87)
    } -> tensor<2x12x1xf32> loc(#loc87)
    %197 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%196 : tensor<2x12x1xf32>) outs(%7 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.h.3.ln_1"), %out: f32 loc("transformer.h.3.ln_1")):
      %291 = arith.divf %in, %cst_5 : f32 loc(#loc87)
      linalg.yield %291 : f32 loc(#loc87)
    } -> tensor<2x12x1xf32> loc(#loc87)
    %198 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%197 : tensor<2x12x1xf32>) outs(%7 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.h.3.ln_1"), %out: f32 loc("transformer.h.3.ln_1")):
      %291 = arith.truncf %cst_4 : f64 to f32 loc(#loc87)
      %292 = arith.addf %in, %291 : f32 loc(#loc87)
      linalg.yield %292 : f32 loc(#loc87)
    } -> tensor<2x12x1xf32> loc(#loc87)
    %199 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%198 : tensor<2x12x1xf32>) outs(%7 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.h.3.ln_1"), %out: f32 loc("transformer.h.3.ln_1")):
      %291 = math.rsqrt %in : f32 loc(#loc87)
      linalg.yield %291 : f32 loc(#loc87)
    } -> tensor<2x12x1xf32> loc(#loc87)
    %200 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%194, %199 : tensor<2x12x16xf32>, tensor<2x12x1xf32>) outs(%0 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.3.ln_1"), %in_113: f32 loc("transformer.h.3.ln_1"), %out: f32 loc("transformer.h.3.ln_1")):
      %291 = arith.mulf %in, %in_113 : f32 loc(#loc87)
      linalg.yield %291 : f32 loc(#loc87)
    } -> tensor<2x12x16xf32> loc(#loc87)
    %201 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%200, %arg38 : tensor<2x12x16xf32>, tensor<16xf32>) outs(%0 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.3.ln_1"), %in_113: f32 loc("transformer.h.3.ln_1"), %out: f32 loc("transformer.h.3.ln_1")):
      %291 = arith.mulf %in, %in_113 : f32 loc(#loc87)
      linalg.yield %291 : f32 loc(#loc87)
    } -> tensor<2x12x16xf32> loc(#loc87)
    %202 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%201, %arg39 : tensor<2x12x16xf32>, tensor<16xf32>) outs(%0 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.3.ln_1"), %in_113: f32 loc("transformer.h.3.ln_1"), %out: f32 loc("transformer.h.3.ln_1")):
      %291 = arith.addf %in, %in_113 : f32 loc(#loc87)
      linalg.yield %291 : f32 loc(#loc87)
    } -> tensor<2x12x16xf32> loc(#loc87)
    %collapsed_82 = tensor.collapse_shape %202 [[0, 1], [2]] : tensor<2x12x16xf32> into tensor<24x16xf32> loc(#loc88)
    %203 = linalg.matmul ins(%collapsed_82, %arg40 : tensor<24x16xf32>, tensor<16x48xf32>) outs(%21 : tensor<24x48xf32>) -> tensor<24x48xf32> loc(#loc88)
    %204 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel"]} ins(%arg41 : tensor<48xf32>) outs(%20 : tensor<24x48xf32>) {
    ^bb0(%in: f32 loc("transformer.h.3.attn.c_attn"), %out: f32 loc("transformer.h.3.attn.c_attn")):
      linalg.yield %in : f32 loc(#loc88)
    } -> tensor<24x48xf32> loc(#loc88)
    %205 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%203, %204 : tensor<24x48xf32>, tensor<24x48xf32>) outs(%20 : tensor<24x48xf32>) {
    ^bb0(%in: f32 loc("transformer.h.3.attn.c_attn"), %in_113: f32 loc("transformer.h.3.attn.c_attn"), %out: f32 loc("transformer.h.3.attn.c_attn")):
      %291 = arith.addf %in, %in_113 : f32 loc(#loc88)
      linalg.yield %291 : f32 loc(#loc88)
    } -> tensor<24x48xf32> loc(#loc88)
    %expanded_83 = tensor.expand_shape %205 [[0, 1], [2]] output_shape [2, 12, 48] : tensor<24x48xf32> into tensor<2x12x48xf32> loc(#loc88)
    %extracted_slice_84 = tensor.extract_slice %expanded_83[0, 0, 0] [2, 12, 16] [1, 1, 1] : tensor<2x12x48xf32> to tensor<2x12x16xf32> loc(#loc89)
    %extracted_slice_85 = tensor.extract_slice %expanded_83[0, 0, 16] [2, 12, 16] [1, 1, 1] : tensor<2x12x48xf32> to tensor<2x12x16xf32> loc(#loc89)
    %extracted_slice_86 = tensor.extract_slice %expanded_83[0, 0, 32] [2, 12, 16] [1, 1, 1] : tensor<2x12x48xf32> to tensor<2x12x16xf32> loc(#loc89)
    %expanded_87 = tensor.expand_shape %extracted_slice_85 [[0], [1], [2, 3]] output_shape [2, 12, 2, 8] : tensor<2x12x16xf32> into tensor<2x12x2x8xf32> loc(#loc89)
    %expanded_88 = tensor.expand_shape %extracted_slice_86 [[0], [1], [2, 3]] output_shape [2, 12, 2, 8] : tensor<2x12x16xf32> into tensor<2x12x2x8xf32> loc(#loc89)
    %transposed_89 = linalg.transpose ins(%expanded_88 : tensor<2x12x2x8xf32>) outs(%25 : tensor<2x2x12x8xf32>) permutation = [0, 2, 1, 3]  loc(#loc89)
    %expanded_90 = tensor.expand_shape %extracted_slice_84 [[0], [1], [2, 3]] output_shape [2, 12, 2, 8] : tensor<2x12x16xf32> into tensor<2x12x2x8xf32> loc(#loc89)
    %transposed_91 = linalg.transpose ins(%expanded_90 : tensor<2x12x2x8xf32>) outs(%25 : tensor<2x2x12x8xf32>) permutation = [0, 2, 1, 3]  loc(#loc89)
    %transposed_92 = linalg.transpose ins(%expanded_87 : tensor<2x12x2x8xf32>) outs(%26 : tensor<2x2x8x12xf32>) permutation = [0, 2, 3, 1]  loc(#loc89)
    %collapsed_93 = tensor.collapse_shape %transposed_91 [[0, 1], [2], [3]] : tensor<2x2x12x8xf32> into tensor<4x12x8xf32> loc(#loc89)
    %collapsed_94 = tensor.collapse_shape %transposed_92 [[0, 1], [2], [3]] : tensor<2x2x8x12xf32> into tensor<4x8x12xf32> loc(#loc89)
    %206 = linalg.batch_matmul ins(%collapsed_93, %collapsed_94 : tensor<4x12x8xf32>, tensor<4x8x12xf32>) outs(%28 : tensor<4x12x12xf32>) -> tensor<4x12x12xf32> loc(#loc89)
    %expanded_95 = tensor.expand_shape %206 [[0, 1], [2], [3]] output_shape [2, 2, 12, 12] : tensor<4x12x12xf32> into tensor<2x2x12x12xf32> loc(#loc89)
    %207 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_95 : tensor<2x2x12x12xf32>) outs(%30 : tensor<2x2x12x12xf32>) {
    ^bb0(%in: f32 loc("transformer.h.3.attn"), %out: f32 loc("transformer.h.3.attn")):
      %291 = arith.truncf %cst_3 : f64 to f32 loc(#loc89)
      %292 = arith.mulf %in, %291 : f32 loc(#loc89)
      linalg.yield %292 : f32 loc(#loc89)
    } -> tensor<2x2x12x12xf32> loc(#loc89)
    %208 = linalg.generic {indexing_maps = [#map8, #map9, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%207, %arg54 : tensor<2x2x12x12xf32>, tensor<2x1x12x12xf32>) outs(%30 : tensor<2x2x12x12xf32>) {
    ^bb0(%in: f32 loc("transformer.h.3.attn"), %in_113: f32 loc("transformer.h.0.attn"), %out: f32 loc("transformer.h.3.attn")):
      %291 = arith.addf %in, %in_113 : f32 loc(#loc89)
      linalg.yield %291 : f32 loc(#loc89)
    } -> tensor<2x2x12x12xf32> loc(#loc89)
    %209:2 = linalg.generic {indexing_maps = [#map8, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%208 : tensor<2x2x12x12xf32>) outs(%36, %34 : tensor<2x2x12xf32>, tensor<2x2x12xi64>) {
    ^bb0(%in: f32 loc("transformer.h.3.attn"), %out: f32 loc("transformer.h.3.attn"), %out_113: i64 loc("transformer.h.3.attn")):
      %291 = linalg.index 3 : index loc(#loc89)
      %292 = arith.index_cast %291 : index to i64 loc(#loc89)
      %293 = arith.maximumf %in, %out : f32 loc(#loc89)
      %294 = arith.cmpf ogt, %in, %out : f32 loc(#loc89)
      %295 = arith.select %294, %292, %out_113 : i64 loc(#loc89)
      linalg.yield %293, %295 : f32, i64 loc(#loc89)
    } -> (tensor<2x2x12xf32>, tensor<2x2x12xi64>) loc(#loc89)
    %expanded_96 = tensor.expand_shape %209#0 [[0], [1], [2, 3]] output_shape [2, 2, 12, 1] : tensor<2x2x12xf32> into tensor<2x2x12x1xf32> loc(#loc89)
    %210 = linalg.generic {indexing_maps = [#map8, #map11, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%208, %expanded_96 : tensor<2x2x12x12xf32>, tensor<2x2x12x1xf32>) outs(%30 : tensor<2x2x12x12xf32>) {
    ^bb0(%in: f32 loc("transformer.h.3.attn"), %in_113: f32 loc("transformer.h.3.attn"), %out: f32 loc("transformer.h.3.attn")):
      %291 = arith.subf %in, %in_113 : f32 loc(#loc89)
      linalg.yield %291 : f32 loc(#loc89)
    } -> tensor<2x2x12x12xf32> loc(#loc89)
    %211 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%210 : tensor<2x2x12x12xf32>) outs(%30 : tensor<2x2x12x12xf32>) {
    ^bb0(%in: f32 loc("transformer.h.3.attn"), %out: f32 loc("transformer.h.3.attn")):
      %291 = math.exp %in : f32 loc(#loc89)
      linalg.yield %291 : f32 loc(#loc89)
    } -> tensor<2x2x12x12xf32> loc(#loc89)
    %212 = linalg.generic {indexing_maps = [#map8, #map11], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%211 : tensor<2x2x12x12xf32>) outs(%41 : tensor<2x2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.h.3.attn"), %out: f32 loc("transformer.h.3.attn")):
      %291 = arith.addf %in, %out : f32 loc(#loc89)
      linalg.yield %291 : f32 loc(#loc89)
    } -> tensor<2x2x12x1xf32> loc(#loc89)
    %213 = linalg.generic {indexing_maps = [#map8, #map11, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%211, %212 : tensor<2x2x12x12xf32>, tensor<2x2x12x1xf32>) outs(%30 : tensor<2x2x12x12xf32>) {
    ^bb0(%in: f32 loc("transformer.h.3.attn"), %in_113: f32 loc("transformer.h.3.attn"), %out: f32 loc("transformer.h.3.attn")):
      %291 = arith.divf %in, %in_113 : f32 loc(#loc89)
      linalg.yield %291 : f32 loc(#loc89)
    } -> tensor<2x2x12x12xf32> loc(#loc89)
    %collapsed_97 = tensor.collapse_shape %213 [[0, 1], [2], [3]] : tensor<2x2x12x12xf32> into tensor<4x12x12xf32> loc(#loc89)
    %collapsed_98 = tensor.collapse_shape %transposed_89 [[0, 1], [2], [3]] : tensor<2x2x12x8xf32> into tensor<4x12x8xf32> loc(#loc89)
    %214 = linalg.batch_matmul ins(%collapsed_97, %collapsed_98 : tensor<4x12x12xf32>, tensor<4x12x8xf32>) outs(%45 : tensor<4x12x8xf32>) -> tensor<4x12x8xf32> loc(#loc89)
    %expanded_99 = tensor.expand_shape %214 [[0, 1], [2], [3]] output_shape [2, 2, 12, 8] : tensor<4x12x8xf32> into tensor<2x2x12x8xf32> loc(#loc89)
    %transposed_100 = linalg.transpose ins(%expanded_99 : tensor<2x2x12x8xf32>) outs(%47 : tensor<2x12x2x8xf32>) permutation = [0, 2, 1, 3]  loc(#loc89)
    %collapsed_101 = tensor.collapse_shape %transposed_100 [[0, 1], [2, 3]] : tensor<2x12x2x8xf32> into tensor<24x16xf32> loc(#loc90)
    %215 = linalg.matmul ins(%collapsed_101, %arg42 : tensor<24x16xf32>, tensor<16x16xf32>) outs(%49 : tensor<24x16xf32>) -> tensor<24x16xf32> loc(#loc90)
    %216 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel"]} ins(%arg43 : tensor<16xf32>) outs(%48 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.3.attn.c_proj"), %out: f32 loc("transformer.h.3.attn.c_proj")):
      linalg.yield %in : f32 loc(#loc90)
    } -> tensor<24x16xf32> loc(#loc90)
    %217 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%215, %216 : tensor<24x16xf32>, tensor<24x16xf32>) outs(%48 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.3.attn.c_proj"), %in_113: f32 loc("transformer.h.3.attn.c_proj"), %out: f32 loc("transformer.h.3.attn.c_proj")):
      %291 = arith.addf %in, %in_113 : f32 loc(#loc90)
      linalg.yield %291 : f32 loc(#loc90)
    } -> tensor<24x16xf32> loc(#loc90)
    %expanded_102 = tensor.expand_shape %217 [[0, 1], [2]] output_shape [2, 12, 16] : tensor<24x16xf32> into tensor<2x12x16xf32> loc(#loc90)
    %218 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_102, %191 : tensor<2x12x16xf32>, tensor<2x12x16xf32>) outs(%0 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.3.attn.c_proj"), %in_113: f32 loc("transformer.h.2"), %out: f32 loc("transformer.h.3")):
      %291 = arith.addf %in, %in_113 : f32 loc(#loc91)
      linalg.yield %291 : f32 loc(#loc91)
    } -> tensor<2x12x16xf32> loc(#loc91)
    %219 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%218 : tensor<2x12x16xf32>) outs(%8 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.h.3"), %out: f32 loc("transformer.h.3.ln_2")):
      %291 = arith.addf %in, %out : f32 loc(#loc92)
      linalg.yield %291 : f32 loc(#loc92)
    } -> tensor<2x12x1xf32> loc(#loc92)
    %220 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%219 : tensor<2x12x1xf32>) outs(%7 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.h.3.ln_2"), %out: f32 loc("transformer.h.3.ln_2")):
      %291 = arith.divf %in, %cst_5 : f32 loc(#loc92)
      linalg.yield %291 : f32 loc(#loc92)
    } -> tensor<2x12x1xf32> loc(#loc92)
    %221 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%218, %220 : tensor<2x12x16xf32>, tensor<2x12x1xf32>) outs(%0 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.3"), %in_113: f32 loc("transformer.h.3.ln_2"), %out: f32 loc("transformer.h.3.ln_2")):
      %291 = arith.subf %in, %in_113 : f32 loc(#loc92)
      linalg.yield %291 : f32 loc(#loc92)
    } -> tensor<2x12x16xf32> loc(#loc92)
    %222 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%221, %221 : tensor<2x12x16xf32>, tensor<2x12x16xf32>) outs(%0 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.3.ln_2"), %in_113: f32 loc("transformer.h.3.ln_2"), %out: f32 loc("transformer.h.3.ln_2")):
      %291 = arith.mulf %in, %in_113 : f32 loc(#loc92)
      linalg.yield %291 : f32 loc(#loc92)
    } -> tensor<2x12x16xf32> loc(#loc92)
    %223 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%222 : tensor<2x12x16xf32>) outs(%8 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.h.3.ln_2"), %out: f32 loc("transformer.h.3.ln_2")):
      %291 = arith.addf %in, %out : f32 loc(#loc92)
      linalg.yield %291 : f32 loc(#loc92)
    } -> tensor<2x12x1xf32> loc(#loc92)
    %224 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%223 : tensor<2x12x1xf32>) outs(%7 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.h.3.ln_2"), %out: f32 loc("transformer.h.3.ln_2")):
      %291 = arith.divf %in, %cst_5 : f32 loc(#loc92)
      linalg.yield %291 : f32 loc(#loc92)
    } -> tensor<2x12x1xf32> loc(#loc92)
    %225 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%224 : tensor<2x12x1xf32>) outs(%7 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.h.3.ln_2"), %out: f32 loc("transformer.h.3.ln_2")):
      %291 = arith.truncf %cst_4 : f64 to f32 loc(#loc92)
      %292 = arith.addf %in, %291 : f32 loc(#loc92)
      linalg.yield %292 : f32 loc(#loc92)
    } -> tensor<2x12x1xf32> loc(#loc92)
    %226 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%225 : tensor<2x12x1xf32>) outs(%7 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.h.3.ln_2"), %out: f32 loc("transformer.h.3.ln_2")):
      %291 = math.rsqrt %in : f32 loc(#loc92)
      linalg.yield %291 : f32 loc(#loc92)
    } -> tensor<2x12x1xf32> loc(#loc92)
    %227 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%221, %226 : tensor<2x12x16xf32>, tensor<2x12x1xf32>) outs(%0 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.3.ln_2"), %in_113: f32 loc("transformer.h.3.ln_2"), %out: f32 loc("transformer.h.3.ln_2")):
      %291 = arith.mulf %in, %in_113 : f32 loc(#loc92)
      linalg.yield %291 : f32 loc(#loc92)
    } -> tensor<2x12x16xf32> loc(#loc92)
    %228 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%227, %arg44 : tensor<2x12x16xf32>, tensor<16xf32>) outs(%0 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.3.ln_2"), %in_113: f32 loc("transformer.h.3.ln_2"), %out: f32 loc("transformer.h.3.ln_2")):
      %291 = arith.mulf %in, %in_113 : f32 loc(#loc92)
      linalg.yield %291 : f32 loc(#loc92)
    } -> tensor<2x12x16xf32> loc(#loc92)
    %229 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%228, %arg45 : tensor<2x12x16xf32>, tensor<16xf32>) outs(%0 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.3.ln_2"), %in_113: f32 loc("transformer.h.3.ln_2"), %out: f32 loc("transformer.h.3.ln_2")):
      %291 = arith.addf %in, %in_113 : f32 loc(#loc92)
      linalg.yield %291 : f32 loc(#loc92)
    } -> tensor<2x12x16xf32> loc(#loc92)
    %collapsed_103 = tensor.collapse_shape %229 [[0, 1], [2]] : tensor<2x12x16xf32> into tensor<24x16xf32> loc(#loc93)
    %230 = linalg.matmul ins(%collapsed_103, %arg46 : tensor<24x16xf32>, tensor<16x64xf32>) outs(%66 : tensor<24x64xf32>) -> tensor<24x64xf32> loc(#loc93)
    %231 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel"]} ins(%arg47 : tensor<64xf32>) outs(%65 : tensor<24x64xf32>) {
    ^bb0(%in: f32 loc("transformer.h.3.mlp.c_fc"), %out: f32 loc("transformer.h.3.mlp.c_fc")):
      linalg.yield %in : f32 loc(#loc93)
    } -> tensor<24x64xf32> loc(#loc93)
    %232 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%230, %231 : tensor<24x64xf32>, tensor<24x64xf32>) outs(%65 : tensor<24x64xf32>) {
    ^bb0(%in: f32 loc("transformer.h.3.mlp.c_fc"), %in_113: f32 loc("transformer.h.3.mlp.c_fc"), %out: f32 loc("transformer.h.3.mlp.c_fc")):
      %291 = arith.addf %in, %in_113 : f32 loc(#loc93)
      linalg.yield %291 : f32 loc(#loc93)
    } -> tensor<24x64xf32> loc(#loc93)
    %expanded_104 = tensor.expand_shape %232 [[0, 1], [2]] output_shape [2, 12, 64] : tensor<24x64xf32> into tensor<2x12x64xf32> loc(#loc93)
    %233 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_104 : tensor<2x12x64xf32>) outs(%70 : tensor<2x12x64xf32>) {
    ^bb0(%in: f32 loc("transformer.h.3.mlp.c_fc"), %out: f32 loc("transformer.h.3.mlp.act")):
      %291 = arith.mulf %in, %cst_6 : f32 loc(#loc94)
      linalg.yield %291 : f32 loc(#loc94)
    } -> tensor<2x12x64xf32> loc(#loc94)
    %234 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_104, %expanded_104 : tensor<2x12x64xf32>, tensor<2x12x64xf32>) outs(%70 : tensor<2x12x64xf32>) {
    ^bb0(%in: f32 loc("transformer.h.3.mlp.c_fc"), %in_113: f32 loc("transformer.h.3.mlp.c_fc"), %out: f32 loc("transformer.h.3.mlp.act")):
      %291 = arith.mulf %in, %in_113 : f32 loc(#loc94)
      linalg.yield %291 : f32 loc(#loc94)
    } -> tensor<2x12x64xf32> loc(#loc94)
    %235 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%234, %expanded_104 : tensor<2x12x64xf32>, tensor<2x12x64xf32>) outs(%70 : tensor<2x12x64xf32>) {
    ^bb0(%in: f32 loc("transformer.h.3.mlp.act"), %in_113: f32 loc("transformer.h.3.mlp.c_fc"), %out: f32 loc("transformer.h.3.mlp.act")):
      %291 = arith.mulf %in, %in_113 : f32 loc(#loc94)
      linalg.yield %291 : f32 loc(#loc94)
    } -> tensor<2x12x64xf32> loc(#loc94)
    %236 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%235 : tensor<2x12x64xf32>) outs(%70 : tensor<2x12x64xf32>) {
    ^bb0(%in: f32 loc("transformer.h.3.mlp.act"), %out: f32 loc("transformer.h.3.mlp.act")):
      %291 = arith.truncf %cst_2 : f64 to f32 loc(#loc94)
      %292 = arith.mulf %in, %291 : f32 loc(#loc94)
      linalg.yield %292 : f32 loc(#loc94)
    } -> tensor<2x12x64xf32> loc(#loc94)
    %237 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_104, %236 : tensor<2x12x64xf32>, tensor<2x12x64xf32>) outs(%70 : tensor<2x12x64xf32>) {
    ^bb0(%in: f32 loc("transformer.h.3.mlp.c_fc"), %in_113: f32 loc("transformer.h.3.mlp.act"), %out: f32 loc("transformer.h.3.mlp.act")):
      %291 = arith.addf %in, %in_113 : f32 loc(#loc94)
      linalg.yield %291 : f32 loc(#loc94)
    } -> tensor<2x12x64xf32> loc(#loc94)
    %238 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%237 : tensor<2x12x64xf32>) outs(%70 : tensor<2x12x64xf32>) {
    ^bb0(%in: f32 loc("transformer.h.3.mlp.act"), %out: f32 loc("transformer.h.3.mlp.act")):
      %291 = arith.truncf %cst_1 : f64 to f32 loc(#loc94)
      %292 = arith.mulf %in, %291 : f32 loc(#loc94)
      linalg.yield %292 : f32 loc(#loc94)
    } -> tensor<2x12x64xf32> loc(#loc94)
    %239 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%238 : tensor<2x12x64xf32>) outs(%70 : tensor<2x12x64xf32>) {
    ^bb0(%in: f32 loc("transformer.h.3.mlp.act"), %out: f32 loc("transformer.h.3.mlp.act")):
      %291 = math.tanh %in : f32 loc(#loc94)
      linalg.yield %291 : f32 loc(#loc94)
    } -> tensor<2x12x64xf32> loc(#loc94)
    %240 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%239 : tensor<2x12x64xf32>) outs(%70 : tensor<2x12x64xf32>) {
    ^bb0(%in: f32 loc("transformer.h.3.mlp.act"), %out: f32 loc("transformer.h.3.mlp.act")):
      %291 = arith.addf %in, %cst_7 : f32 loc(#loc94)
      linalg.yield %291 : f32 loc(#loc94)
    } -> tensor<2x12x64xf32> loc(#loc94)
    %241 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%233, %240 : tensor<2x12x64xf32>, tensor<2x12x64xf32>) outs(%70 : tensor<2x12x64xf32>) {
    ^bb0(%in: f32 loc("transformer.h.3.mlp.act"), %in_113: f32 loc("transformer.h.3.mlp.act"), %out: f32 loc("transformer.h.3.mlp.act")):
      %291 = arith.mulf %in, %in_113 : f32 loc(#loc94)
      linalg.yield %291 : f32 loc(#loc94)
    } -> tensor<2x12x64xf32> loc(#loc94)
    %collapsed_105 = tensor.collapse_shape %241 [[0, 1], [2]] : tensor<2x12x64xf32> into tensor<24x64xf32> loc(#loc95)
    %242 = linalg.matmul ins(%collapsed_105, %arg48 : tensor<24x64xf32>, tensor<64x16xf32>) outs(%49 : tensor<24x16xf32>) -> tensor<24x16xf32> loc(#loc95)
    %243 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel"]} ins(%arg49 : tensor<16xf32>) outs(%48 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.3.mlp.c_proj"), %out: f32 loc("transformer.h.3.mlp.c_proj")):
      linalg.yield %in : f32 loc(#loc95)
    } -> tensor<24x16xf32> loc(#loc95)
    %244 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%242, %243 : tensor<24x16xf32>, tensor<24x16xf32>) outs(%48 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.3.mlp.c_proj"), %in_113: f32 loc("transformer.h.3.mlp.c_proj"), %out: f32 loc("transformer.h.3.mlp.c_proj")):
      %291 = arith.addf %in, %in_113 : f32 loc(#loc95)
      linalg.yield %291 : f32 loc(#loc95)
    } -> tensor<24x16xf32> loc(#loc95)
    %expanded_106 = tensor.expand_shape %244 [[0, 1], [2]] output_shape [2, 12, 16] : tensor<24x16xf32> into tensor<2x12x16xf32> loc(#loc95)
    %245 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%218, %expanded_106 : tensor<2x12x16xf32>, tensor<2x12x16xf32>) outs(%0 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.3"), %in_113: f32 loc("transformer.h.3.mlp.c_proj"), %out: f32 loc("transformer.h.3")):
      %291 = arith.addf %in, %in_113 : f32 loc(#loc91)
      linalg.yield %291 : f32 loc(#loc91)
    } -> tensor<2x12x16xf32> loc(#loc91)
    %246 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%245 : tensor<2x12x16xf32>) outs(%8 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.h.3"), %out: f32 loc("transformer.ln_f")):
      %291 = arith.addf %in, %out : f32 loc(#loc96)
      linalg.yield %291 : f32 loc(#loc96)
    } -> tensor<2x12x1xf32> loc(#loc96)
    %247 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%246 : tensor<2x12x1xf32>) outs(%7 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.ln_f"), %out: f32 loc("transformer.ln_f")):
      %291 = arith.divf %in, %cst_5 : f32 loc(#loc96)
      linalg.yield %291 : f32 loc(#loc96)
    } -> tensor<2x12x1xf32> loc(#loc96)
    %248 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%245, %247 : tensor<2x12x16xf32>, tensor<2x12x1xf32>) outs(%0 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.3"), %in_113: f32 loc("transformer.ln_f"), %out: f32 loc("transformer.ln_f")):
      %291 = arith.subf %in, %in_113 : f32 loc(#loc96)
      linalg.yield %291 : f32 loc(#loc96)
    } -> tensor<2x12x16xf32> loc(#loc96)
    %249 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%248, %248 : tensor<2x12x16xf32>, tensor<2x12x16xf32>) outs(%0 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.ln_f"), %in_113: f32 loc("transformer.ln_f"), %out: f32 loc("transformer.ln_f")):
      %291 = arith.mulf %in, %in_113 : f32 loc(#loc96)
      linalg.yield %291 : f32 loc(#loc96)
    } -> tensor<2x12x16xf32> loc(#loc96)
    %250 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%249 : tensor<2x12x16xf32>) outs(%8 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.ln_f"), %out: f32 loc("transformer.ln_f")):
      %291 = arith.addf %in, %out : f32 loc(#loc96)
      linalg.yield %291 : f32 loc(#loc96)
    } -> tensor<2x12x1xf32> loc(#loc96)
    %251 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%250 : tensor<2x12x1xf32>) outs(%7 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.ln_f"), %out: f32 loc("transformer.ln_f")):
      %291 = arith.divf %in, %cst_5 : f32 loc(#loc96)
      linalg.yield %291 : f32 loc(#loc96)
    } -> tensor<2x12x1xf32> loc(#loc96)
    %252 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%251 : tensor<2x12x1xf32>) outs(%7 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.ln_f"), %out: f32 loc("transformer.ln_f")):
      %291 = arith.truncf %cst_4 : f64 to f32 loc(#loc96)
      %292 = arith.addf %in, %291 : f32 loc(#loc96)
      linalg.yield %292 : f32 loc(#loc96)
    } -> tensor<2x12x1xf32> loc(#loc96)
    %253 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%252 : tensor<2x12x1xf32>) outs(%7 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.ln_f"), %out: f32 loc("transformer.ln_f")):
      %291 = math.rsqrt %in : f32 loc(#loc96)
      linalg.yield %291 : f32 loc(#loc96)
    } -> tensor<2x12x1xf32> loc(#loc96)
    %254 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%248, %253 : tensor<2x12x16xf32>, tensor<2x12x1xf32>) outs(%0 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.ln_f"), %in_113: f32 loc("transformer.ln_f"), %out: f32 loc("transformer.ln_f")):
      %291 = arith.mulf %in, %in_113 : f32 loc(#loc96)
      linalg.yield %291 : f32 loc(#loc96)
    } -> tensor<2x12x16xf32> loc(#loc96)
    %255 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%254, %arg50 : tensor<2x12x16xf32>, tensor<16xf32>) outs(%0 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.ln_f"), %in_113: f32 loc("transformer.ln_f"), %out: f32 loc("transformer.ln_f")):
      %291 = arith.mulf %in, %in_113 : f32 loc(#loc96)
      linalg.yield %291 : f32 loc(#loc96)
    } -> tensor<2x12x16xf32> loc(#loc96)
    %256 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%255, %arg51 : tensor<2x12x16xf32>, tensor<16xf32>) outs(%0 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.ln_f"), %in_113: f32 loc("transformer.ln_f"), %out: f32 loc("transformer.ln_f")):
      %291 = arith.addf %in, %in_113 : f32 loc(#loc96)
      linalg.yield %291 : f32 loc(#loc96)
    } -> tensor<2x12x16xf32> loc(#loc96)
    %257 = tensor.empty() : tensor<16x64xf32> loc(#loc97)
    %transposed_107 = linalg.transpose ins(%arg0 : tensor<64x16xf32>) outs(%257 : tensor<16x64xf32>) permutation = [1, 0]  loc(#loc97)
    %collapsed_108 = tensor.collapse_shape %256 [[0, 1], [2]] : tensor<2x12x16xf32> into tensor<24x16xf32> loc(#loc97)
    %258 = linalg.matmul ins(%collapsed_108, %transposed_107 : tensor<24x16xf32>, tensor<16x64xf32>) outs(%66 : tensor<24x64xf32>) -> tensor<24x64xf32> loc(#loc97)
    %padded = tensor.pad %arg53 low[0, 0] high[0, 1] {
    ^bb0(%arg55: index loc("<loss>"), %arg56: index loc("<loss>")):
      tensor.yield %c-100_i64 : i64 loc(#loc60)
    } : tensor<2x12xi64> to tensor<2x13xi64> loc(#loc60)
    %extracted_slice_109 = tensor.extract_slice %padded[0, 1] [2, 12] [1, 1] : tensor<2x13xi64> to tensor<2x12xi64> loc(#loc60)
    %collapsed_110 = tensor.collapse_shape %extracted_slice_109 [[0, 1]] : tensor<2x12xi64> into tensor<24xi64> loc(#loc60)
    %259 = tensor.empty() : tensor<24xi64> loc(#loc60)
    %260 = linalg.fill ins(%c0_i64 : i64) outs(%259 : tensor<24xi64>) -> tensor<24xi64> loc(#loc60)
    %261 = tensor.empty() : tensor<24xf32> loc(#loc60)
    %262 = linalg.fill ins(%cst_0 : f32) outs(%261 : tensor<24xf32>) -> tensor<24xf32> loc(#loc60)
    %263:2 = linalg.generic {indexing_maps = [#map7, #map12, #map12], iterator_types = ["parallel", "reduction"]} ins(%258 : tensor<24x64xf32>) outs(%262, %260 : tensor<24xf32>, tensor<24xi64>) {
    ^bb0(%in: f32 loc("<loss>"), %out: f32 loc("<loss>"), %out_113: i64 loc("<loss>")):
      %291 = linalg.index 1 : index loc(#loc60)
      %292 = arith.index_cast %291 : index to i64 loc(#loc60)
      %293 = arith.maximumf %in, %out : f32 loc(#loc60)
      %294 = arith.cmpf ogt, %in, %out : f32 loc(#loc60)
      %295 = arith.select %294, %292, %out_113 : i64 loc(#loc60)
      linalg.yield %293, %295 : f32, i64 loc(#loc60)
    } -> (tensor<24xf32>, tensor<24xi64>) loc(#loc60)
    %expanded_111 = tensor.expand_shape %263#0 [[0, 1]] output_shape [24, 1] : tensor<24xf32> into tensor<24x1xf32> loc(#loc60)
    %264 = linalg.generic {indexing_maps = [#map7, #map13, #map7], iterator_types = ["parallel", "parallel"]} ins(%258, %expanded_111 : tensor<24x64xf32>, tensor<24x1xf32>) outs(%65 : tensor<24x64xf32>) {
    ^bb0(%in: f32 loc("<loss>"), %in_113: f32 loc("<loss>"), %out: f32 loc("<loss>")):
      %291 = arith.subf %in, %in_113 : f32 loc(#loc60)
      linalg.yield %291 : f32 loc(#loc60)
    } -> tensor<24x64xf32> loc(#loc60)
    %265 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%264 : tensor<24x64xf32>) outs(%65 : tensor<24x64xf32>) {
    ^bb0(%in: f32 loc("<loss>"), %out: f32 loc("<loss>")):
      %291 = math.exp %in : f32 loc(#loc60)
      linalg.yield %291 : f32 loc(#loc60)
    } -> tensor<24x64xf32> loc(#loc60)
    %266 = tensor.empty() : tensor<24x1xf32> loc(#loc60)
    %267 = linalg.fill ins(%cst : f32) outs(%266 : tensor<24x1xf32>) -> tensor<24x1xf32> loc(#loc60)
    %268 = linalg.generic {indexing_maps = [#map7, #map13], iterator_types = ["parallel", "reduction"]} ins(%265 : tensor<24x64xf32>) outs(%267 : tensor<24x1xf32>) {
    ^bb0(%in: f32 loc("<loss>"), %out: f32 loc("<loss>")):
      %291 = arith.addf %in, %out : f32 loc(#loc60)
      linalg.yield %291 : f32 loc(#loc60)
    } -> tensor<24x1xf32> loc(#loc60)
    %269 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%268 : tensor<24x1xf32>) outs(%266 : tensor<24x1xf32>) {
    ^bb0(%in: f32 loc("<loss>"), %out: f32 loc("<loss>")):
      %291 = math.log %in : f32 loc(#loc60)
      linalg.yield %291 : f32 loc(#loc60)
    } -> tensor<24x1xf32> loc(#loc60)
    %270 = linalg.generic {indexing_maps = [#map7, #map13, #map7], iterator_types = ["parallel", "parallel"]} ins(%264, %269 : tensor<24x64xf32>, tensor<24x1xf32>) outs(%65 : tensor<24x64xf32>) {
    ^bb0(%in: f32 loc("<loss>"), %in_113: f32 loc("<loss>"), %out: f32 loc("<loss>")):
      %291 = arith.subf %in, %in_113 : f32 loc(#loc60)
      linalg.yield %291 : f32 loc(#loc60)
    } -> tensor<24x64xf32> loc(#loc60)
    %271 = tensor.empty() : tensor<64xi64> loc(#loc60)
    %272 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel"]} outs(%271 : tensor<64xi64>) {
    ^bb0(%out: i64 loc("<loss>")):
      %291 = linalg.index 0 : index loc(#loc60)
      %292 = arith.index_cast %291 : index to i64 loc(#loc60)
      linalg.yield %292 : i64 loc(#loc60)
    } -> tensor<64xi64> loc(#loc60)
    %273 = tensor.empty() : tensor<24xi1> loc(#loc60)
    %274 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%collapsed_110 : tensor<24xi64>) outs(%273 : tensor<24xi1>) {
    ^bb0(%in: i64 loc("<loss>"), %out: i1 loc("<loss>")):
      %291 = arith.cmpi ne, %in, %c-100_i64 : i64 loc(#loc60)
      linalg.yield %291 : i1 loc(#loc60)
    } -> tensor<24xi1> loc(#loc60)
    %275 = linalg.generic {indexing_maps = [#map2, #map2, #map14, #map2], iterator_types = ["parallel"]} ins(%274, %collapsed_110, %cst_9 : tensor<24xi1>, tensor<24xi64>, tensor<i64>) outs(%259 : tensor<24xi64>) {
    ^bb0(%in: i1 loc("<loss>"), %in_113: i64 loc("<loss>"), %in_114: i64 loc("<loss>"), %out: i64 loc("<loss>")):
      %291 = arith.select %in, %in_113, %in_114 : i64 loc(#loc60)
      linalg.yield %291 : i64 loc(#loc60)
    } -> tensor<24xi64> loc(#loc60)
    %276 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%275 : tensor<24xi64>) outs(%259 : tensor<24xi64>) {
    ^bb0(%in: i64 loc("<loss>"), %out: i64 loc("<loss>")):
      %291 = arith.index_cast %in : i64 to index loc(#loc60)
      %extracted = tensor.extract %272[%291] : tensor<64xi64> loc(#loc60)
      linalg.yield %extracted : i64 loc(#loc60)
    } -> tensor<24xi64> loc(#loc60)
    %277 = linalg.generic {indexing_maps = [#map2, #map2, #map14, #map2], iterator_types = ["parallel"]} ins(%274, %276, %cst_8 : tensor<24xi1>, tensor<24xi64>, tensor<i64>) outs(%259 : tensor<24xi64>) {
    ^bb0(%in: i1 loc("<loss>"), %in_113: i64 loc("<loss>"), %in_114: i64 loc("<loss>"), %out: i64 loc("<loss>")):
      %291 = arith.select %in, %in_113, %in_114 : i64 loc(#loc60)
      linalg.yield %291 : i64 loc(#loc60)
    } -> tensor<24xi64> loc(#loc60)
    %expanded_112 = tensor.expand_shape %277 [[0, 1]] output_shape [24, 1] : tensor<24xi64> into tensor<24x1xi64> loc(#loc60)
    %278 = tensor.empty() : tensor<24x64xi1> loc(#loc60)
    %279 = linalg.generic {indexing_maps = [#map13, #map6, #map7], iterator_types = ["parallel", "parallel"]} ins(%expanded_112, %272 : tensor<24x1xi64>, tensor<64xi64>) outs(%278 : tensor<24x64xi1>) {
    ^bb0(%in: i64 loc("<loss>"), %in_113: i64 loc("<loss>"), %out: i1 loc("<loss>")):
      %291 = arith.cmpi eq, %in, %in_113 : i64 loc(#loc60)
      linalg.yield %291 : i1 loc(#loc60)
    } -> tensor<24x64xi1> loc(#loc60)
    %280 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%279 : tensor<24x64xi1>) outs(%65 : tensor<24x64xf32>) {
    ^bb0(%in: i1 loc("<loss>"), %out: f32 loc("<loss>")):
      %291 = arith.uitofp %in : i1 to f32 loc(#loc60)
      linalg.yield %291 : f32 loc(#loc60)
    } -> tensor<24x64xf32> loc(#loc60)
    %281 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%270, %280 : tensor<24x64xf32>, tensor<24x64xf32>) outs(%65 : tensor<24x64xf32>) {
    ^bb0(%in: f32 loc("<loss>"), %in_113: f32 loc("<loss>"), %out: f32 loc("<loss>")):
      %291 = arith.mulf %in, %in_113 : f32 loc(#loc60)
      linalg.yield %291 : f32 loc(#loc60)
    } -> tensor<24x64xf32> loc(#loc60)
    %282 = linalg.fill ins(%cst : f32) outs(%261 : tensor<24xf32>) -> tensor<24xf32> loc(#loc60)
    %283 = linalg.generic {indexing_maps = [#map7, #map12], iterator_types = ["parallel", "reduction"]} ins(%281 : tensor<24x64xf32>) outs(%282 : tensor<24xf32>) {
    ^bb0(%in: f32 loc("<loss>"), %out: f32 loc("<loss>")):
      %291 = arith.addf %in, %out : f32 loc(#loc60)
      linalg.yield %291 : f32 loc(#loc60)
    } -> tensor<24xf32> loc(#loc60)
    %284 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%283 : tensor<24xf32>) outs(%261 : tensor<24xf32>) {
    ^bb0(%in: f32 loc("<loss>"), %out: f32 loc("<loss>")):
      %291 = arith.negf %in : f32 loc(#loc60)
      linalg.yield %291 : f32 loc(#loc60)
    } -> tensor<24xf32> loc(#loc60)
    %285 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%274 : tensor<24xi1>) outs(%261 : tensor<24xf32>) {
    ^bb0(%in: i1 loc("<loss>"), %out: f32 loc("<loss>")):
      %291 = arith.uitofp %in : i1 to f32 loc(#loc60)
      linalg.yield %291 : f32 loc(#loc60)
    } -> tensor<24xf32> loc(#loc60)
    %286 = tensor.empty() : tensor<f32> loc(#loc60)
    %287 = linalg.fill ins(%cst : f32) outs(%286 : tensor<f32>) -> tensor<f32> loc(#loc60)
    %288 = linalg.generic {indexing_maps = [#map2, #map14], iterator_types = ["reduction"]} ins(%285 : tensor<24xf32>) outs(%287 : tensor<f32>) {
    ^bb0(%in: f32 loc("<loss>"), %out: f32 loc("<loss>")):
      %291 = arith.addf %in, %out : f32 loc(#loc60)
      linalg.yield %291 : f32 loc(#loc60)
    } -> tensor<f32> loc(#loc60)
    %289 = linalg.generic {indexing_maps = [#map2, #map14], iterator_types = ["reduction"]} ins(%284 : tensor<24xf32>) outs(%287 : tensor<f32>) {
    ^bb0(%in: f32 loc("<loss>"), %out: f32 loc("<loss>")):
      %291 = arith.addf %in, %out : f32 loc(#loc60)
      linalg.yield %291 : f32 loc(#loc60)
    } -> tensor<f32> loc(#loc60)
    %290 = linalg.generic {indexing_maps = [#map15, #map15, #map15], iterator_types = []} ins(%289, %288 : tensor<f32>, tensor<f32>) outs(%286 : tensor<f32>) {
    ^bb0(%in: f32 loc("<loss>"), %in_113: f32 loc("<loss>"), %out: f32 loc("<loss>")):
      %291 = arith.divf %in, %in_113 : f32 loc(#loc60)
      linalg.yield %291 : f32 loc(#loc60)
    } -> tensor<f32> loc(#loc60)
    return %290 : tensor<f32> loc(#loc60)
  } loc(#loc1)
} loc(#loc)
#loc = loc(unknown)
#loc97 = loc("lm_head")
