#loc1 = loc("bert.embeddings")
#loc2 = loc("bert.embeddings.word_embeddings.weight")
#loc3 = loc("bert.embeddings.position_embeddings.weight")
#loc4 = loc("bert.embeddings.token_type_embeddings.weight")
#loc5 = loc("bert.embeddings.LayerNorm.weight")
#loc6 = loc("bert.embeddings.LayerNorm.bias")
#loc7 = loc("bert.encoder.layer.0.attention.self.query.weight")
#loc8 = loc("bert.encoder.layer.0.attention.self.query.bias")
#loc9 = loc("bert.encoder.layer.0.attention.self.key.weight")
#loc10 = loc("bert.encoder.layer.0.attention.self.key.bias")
#loc11 = loc("bert.encoder.layer.0.attention.self.value.weight")
#loc12 = loc("bert.encoder.layer.0.attention.self.value.bias")
#loc13 = loc("bert.encoder.layer.0.attention.output.dense.weight")
#loc14 = loc("bert.encoder.layer.0.attention.output.dense.bias")
#loc15 = loc("bert.encoder.layer.0.attention.output.LayerNorm.weight")
#loc16 = loc("bert.encoder.layer.0.attention.output.LayerNorm.bias")
#loc17 = loc("bert.encoder.layer.0.intermediate.dense.weight")
#loc18 = loc("bert.encoder.layer.0.intermediate.dense.bias")
#loc19 = loc("bert.encoder.layer.0.output.dense.weight")
#loc20 = loc("bert.encoder.layer.0.output.dense.bias")
#loc21 = loc("bert.encoder.layer.0.output.LayerNorm.weight")
#loc22 = loc("bert.encoder.layer.0.output.LayerNorm.bias")
#loc23 = loc("bert.encoder.layer.1.attention.self.query.weight")
#loc24 = loc("bert.encoder.layer.1.attention.self.query.bias")
#loc25 = loc("bert.encoder.layer.1.attention.self.key.weight")
#loc26 = loc("bert.encoder.layer.1.attention.self.key.bias")
#loc27 = loc("bert.encoder.layer.1.attention.self.value.weight")
#loc28 = loc("bert.encoder.layer.1.attention.self.value.bias")
#loc29 = loc("bert.encoder.layer.1.attention.output.dense.weight")
#loc30 = loc("bert.encoder.layer.1.attention.output.dense.bias")
#loc31 = loc("bert.encoder.layer.1.attention.output.LayerNorm.weight")
#loc32 = loc("bert.encoder.layer.1.attention.output.LayerNorm.bias")
#loc33 = loc("bert.encoder.layer.1.intermediate.dense.weight")
#loc34 = loc("bert.encoder.layer.1.intermediate.dense.bias")
#loc35 = loc("bert.encoder.layer.1.output.dense.weight")
#loc36 = loc("bert.encoder.layer.1.output.dense.bias")
#loc37 = loc("bert.encoder.layer.1.output.LayerNorm.weight")
#loc38 = loc("bert.encoder.layer.1.output.LayerNorm.bias")
#loc39 = loc("bert.encoder.layer.2.attention.self.query.weight")
#loc40 = loc("bert.encoder.layer.2.attention.self.query.bias")
#loc41 = loc("bert.encoder.layer.2.attention.self.key.weight")
#loc42 = loc("bert.encoder.layer.2.attention.self.key.bias")
#loc43 = loc("bert.encoder.layer.2.attention.self.value.weight")
#loc44 = loc("bert.encoder.layer.2.attention.self.value.bias")
#loc45 = loc("bert.encoder.layer.2.attention.output.dense.weight")
#loc46 = loc("bert.encoder.layer.2.attention.output.dense.bias")
#loc47 = loc("bert.encoder.layer.2.attention.output.LayerNorm.weight")
#loc48 = loc("bert.encoder.layer.2.attention.output.LayerNorm.bias")
#loc49 = loc("bert.encoder.layer.2.intermediate.dense.weight")
#loc50 = loc("bert.encoder.layer.2.intermediate.dense.bias")
#loc51 = loc("bert.encoder.layer.2.output.dense.weight")
#loc52 = loc("bert.encoder.layer.2.output.dense.bias")
#loc53 = loc("bert.encoder.layer.2.output.LayerNorm.weight")
#loc54 = loc("bert.encoder.layer.2.output.LayerNorm.bias")
#loc55 = loc("cls.predictions.bias")
#loc56 = loc("cls.predictions.transform.dense.weight")
#loc57 = loc("cls.predictions.transform.dense.bias")
#loc58 = loc("cls.predictions.transform.LayerNorm.weight")
#loc59 = loc("cls.predictions.transform.LayerNorm.bias")
#loc60 = loc("input_ids")
#loc61 = loc("labels")
#loc62 = loc("bert")
#loc63 = loc("bert.encoder.layer.0.attention.self")
#loc64 = loc("bert.embeddings.LayerNorm")
#loc65 = loc("<loss>")
#loc66 = loc("bert.embeddings.word_embeddings")
#loc67 = loc("bert.embeddings.token_type_embeddings")
#loc68 = loc("bert.embeddings.position_embeddings")
#loc69 = loc("bert.encoder.layer.0.attention.self.query")
#loc70 = loc("bert.encoder.layer.0.attention.self.key")
#loc71 = loc("bert.encoder.layer.0.attention.self.value")
#loc72 = loc("bert.encoder.layer.0.attention.output.dense")
#loc73 = loc("bert.encoder.layer.0.attention.output")
#loc74 = loc("bert.encoder.layer.0.attention.output.LayerNorm")
#loc75 = loc("bert.encoder.layer.0.intermediate.dense")
#loc76 = loc("bert.encoder.layer.0.intermediate.intermediate_act_fn")
#loc77 = loc("bert.encoder.layer.0.output.dense")
#loc78 = loc("bert.encoder.layer.0.output")
#loc79 = loc("bert.encoder.layer.0.output.LayerNorm")
#loc80 = loc("bert.encoder.layer.1.attention.self.query")
#loc81 = loc("bert.encoder.layer.1.attention.self")
#loc82 = loc("bert.encoder.layer.1.attention.self.key")
#loc83 = loc("bert.encoder.layer.1.attention.self.value")
#loc84 = loc("bert.encoder.layer.1.attention.output.dense")
#loc85 = loc("bert.encoder.layer.1.attention.output")
#loc86 = loc("bert.encoder.layer.1.attention.output.LayerNorm")
#loc87 = loc("bert.encoder.layer.1.intermediate.dense")
#loc88 = loc("bert.encoder.layer.1.intermediate.intermediate_act_fn")
#loc89 = loc("bert.encoder.layer.1.output.dense")
#loc90 = loc("bert.encoder.layer.1.output")
#loc91 = loc("bert.encoder.layer.1.output.LayerNorm")
#loc92 = loc("bert.encoder.layer.2.attention.self.query")
#loc93 = loc("bert.encoder.layer.2.attention.self")
#loc94 = loc("bert.encoder.layer.2.attention.self.key")
#loc95 = loc("bert.encoder.layer.2.attention.self.value")
#loc96 = loc("bert.encoder.layer.2.attention.output.dense")
#loc97 = loc("bert.encoder.layer.2.attention.output")
#loc98 = loc("bert.encoder.layer.2.attention.output.LayerNorm")
#loc99 = loc("bert.encoder.layer.2.intermediate.dense")
#loc100 = loc("bert.encoder.layer.2.intermediate.intermediate_act_fn")
#loc101 = loc("bert.encoder.layer.2.output.dense")
#loc102 = loc("bert.encoder.layer.2.output")
#loc103 = loc("bert.encoder.layer.2.output.LayerNorm")
#loc104 = loc("cls.predictions.transform.dense")
#loc105 = loc("cls.predictions.transform.transform_act_fn")
#loc106 = loc("cls.predictions.transform.LayerNorm")
#loc107 = loc("cls.predictions.decoder")
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map4 = affine_map<(d0, d1, d2) -> (0, d1, d2)>
#map5 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map6 = affine_map<(d0, d1, d2) -> (d2)>
#map7 = affine_map<(d0) -> (d0)>
#map8 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map9 = affine_map<(d0, d1, d2, d3) -> (d1, d2)>
#map10 = affine_map<(d0, d1, d2, d3) -> ()>
#map11 = affine_map<(d0, d1, d2, d3) -> (d0, 0, d2, d3)>
#map12 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map13 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map14 = affine_map<(d0, d1) -> (d0)>
#map15 = affine_map<(d0, d1) -> (d0, 0)>
#map16 = affine_map<(d0) -> ()>
#map17 = affine_map<() -> ()>
module {
  func.func @main(%arg0: tensor<64x16xf32> {pipe.parameter = "bert.embeddings.word_embeddings.weight"} loc("bert.embeddings.word_embeddings.weight"), %arg1: tensor<16x16xf32> {pipe.parameter = "bert.embeddings.position_embeddings.weight"} loc("bert.embeddings.position_embeddings.weight"), %arg2: tensor<2x16xf32> {pipe.parameter = "bert.embeddings.token_type_embeddings.weight"} loc("bert.embeddings.token_type_embeddings.weight"), %arg3: tensor<16xf32> {pipe.parameter = "bert.embeddings.LayerNorm.weight"} loc("bert.embeddings.LayerNorm.weight"), %arg4: tensor<16xf32> {pipe.parameter = "bert.embeddings.LayerNorm.bias"} loc("bert.embeddings.LayerNorm.bias"), %arg5: tensor<16x16xf32> {pipe.parameter = "bert.encoder.layer.0.attention.self.query.weight"} loc("bert.encoder.layer.0.attention.self.query.weight"), %arg6: tensor<16xf32> {pipe.parameter = "bert.encoder.layer.0.attention.self.query.bias"} loc("bert.encoder.layer.0.attention.self.query.bias"), %arg7: tensor<16x16xf32> {pipe.parameter = "bert.encoder.layer.0.attention.self.key.weight"} loc("bert.encoder.layer.0.attention.self.key.weight"), %arg8: tensor<16xf32> {pipe.parameter = "bert.encoder.layer.0.attention.self.key.bias"} loc("bert.encoder.layer.0.attention.self.key.bias"), %arg9: tensor<16x16xf32> {pipe.parameter = "bert.encoder.layer.0.attention.self.value.weight"} loc("bert.encoder.layer.0.attention.self.value.weight"), %arg10: tensor<16xf32> {pipe.parameter = "bert.encoder.layer.0.attention.self.value.bias"} loc("bert.encoder.layer.0.attention.self.value.bias"), %arg11: tensor<16x16xf32> {pipe.parameter = "bert.encoder.layer.0.attention.output.dense.weight"} loc("bert.encoder.layer.0.attention.output.dense.weight"), %arg12: tensor<16xf32> {pipe.parameter = "bert.encoder.layer.0.attention.output.dense.bias"} loc("bert.encoder.layer.0.attention.output.dense.bias"), %arg13: tensor<16xf32> {pipe.parameter = "bert.encoder.layer.0.attention.output.LayerNorm.weight"} loc("bert.encoder.layer.0.attention.output.LayerNorm.weight"), %arg14: tensor<16xf32> {pipe.parameter = "bert.encoder.layer.0.attention.output.LayerNorm.bias"} loc("bert.encoder.layer.0.attention.output.LayerNorm.bias"), %arg15: tensor<32x16xf32> {pipe.parameter = "bert.encoder.layer.0.intermediate.dense.weight"} loc("bert.encoder.layer.0.intermediate.dense.weight"), %arg16: tensor<32xf32> {pipe.parameter = "bert.encoder.layer.0.intermediate.dense.bias"} loc("bert.encoder.layer.0.intermediate.dense.bias"), %arg17: tensor<16x32xf32> {pipe.parameter = "bert.encoder.layer.0.output.dense.weight"} loc("bert.encoder.layer.0.output.dense.weight"), %arg18: tensor<16xf32> {pipe.parameter = "bert.encoder.layer.0.output.dense.bias"} loc("bert.encoder.layer.0.output.dense.bias"), %arg19: tensor<16xf32> {pipe.parameter = "bert.encoder.layer.0.output.LayerNorm.weight"} loc("bert.encoder.layer.0.output.LayerNorm.weight"), %arg20: tensor<16xf32> {pipe.parameter = "bert.encoder.layer.0.output.LayerNorm.bias"} loc("bert.encoder.layer.0.output.LayerNorm.bias"), %arg21: tensor<16x16xf32> {pipe.parameter = "bert.encoder.layer.1.attention.self.query.weight"} loc("bert.encoder.layer.1.attention.self.query.weight"), %arg22: tensor<16xf32> {pipe.parameter = "bert.encoder.layer.1.attention.self.query.bias"} loc("bert.encoder.layer.1.attention.self.query.bias"), %arg23: tensor<16x16xf32> {pipe.parameter = "bert.encoder.layer.1.attention.self.key.weight"} loc("bert.encoder.layer.1.attention.self.key.weight"), %arg24: tensor<16xf32> {pipe.parameter = "bert.encoder.layer.1.attention.self.key.bias"} loc("bert.encoder.layer.1.attention.self.key.bias"), %arg25: tensor<16x16xf32> {pipe.parameter = "bert.encoder.layer.1.attention.self.value.weight"} loc("bert.encoder.layer.1.attention.self.value.weight"), %arg26: tensor<16xf32> {pipe.parameter = "bert.encoder.layer.1.attention.self.value.bias"} loc("bert.encoder.layer.1.attention.self.value.bias"), %arg27: tensor<16x16xf32> {pipe.parameter = "bert.encoder.layer.1.attention.output.dense.weight"} loc("bert.encoder.layer.1.attention.output.dense.weight"), %arg28: tensor<16xf32> {pipe.parameter = "bert.encoder.layer.1.attention.output.dense.bias"} loc("bert.encoder.layer.1.attention.output.dense.bias"), %arg29: tensor<16xf32> {pipe.parameter = "bert.encoder.layer.1.attention.output.LayerNorm.weight"} loc("bert.encoder.layer.1.attention.output.LayerNorm.weight"), %arg30: tensor<16xf32> {pipe.parameter = "bert.encoder.layer.1.attention.output.LayerNorm.bias"} loc("bert.encoder.layer.1.attention.output.LayerNorm.bias"), %arg31: tensor<32x16xf32> {pipe.parameter = "bert.encoder.layer.1.intermediate.dense.weight"} loc("bert.encoder.layer.1.intermediate.dense.weight"), %arg32: tensor<32xf32> {pipe.parameter = "bert.encoder.layer.1.intermediate.dense.bias"} loc("bert.encoder.layer.1.intermediate.dense.bias"), %arg33: tensor<16x32xf32> {pipe.parameter = "bert.encoder.layer.1.output.dense.weight"} loc("bert.encoder.layer.1.output.dense.weight"), %arg34: tensor<16xf32> {pipe.parameter = "bert.encoder.layer.1.output.dense.bias"} loc("bert.encoder.layer.1.output.dense.bias"), %arg35: tensor<16xf32> {pipe.parameter = "bert.encoder.layer.1.output.LayerNorm.weight"} loc("bert.encoder.layer.1.output.LayerNorm.weight"), %arg36: tensor<16xf32> {pipe.parameter = "bert.encoder.layer.1.output.LayerNorm.bias"} loc("bert.encoder.layer.1.output.LayerNorm.bias"), %arg37: tensor<16x16xf32> {pipe.parameter = "bert.encoder.layer.2.attention.self.query.weight"} loc("bert.encoder.layer.2.attention.self.query.weight"), %arg38: tensor<16xf32> {pipe.parameter = "bert.encoder.layer.2.attention.self.query.bias"} loc("bert.encoder.layer.2.attention.self.query.bias"), %arg39: tensor<16x16xf32> {pipe.parameter = "bert.encoder.layer.2.attention.self.key.weight"} loc("bert.encoder.layer.2.attention.self.key.weight"), %arg40: tensor<16xf32> {pipe.parameter = "bert.encoder.layer.2.attention.self.key.bias"} loc("bert.encoder.layer.2.attention.self.key.bias"), %arg41: tensor<16x16xf32> {pipe.parameter = "bert.encoder.layer.2.attention.self.value.weight"} loc("bert.encoder.layer.2.attention.self.value.weight"), %arg42: tensor<16xf32> {pipe.parameter = "bert.encoder.layer.2.attention.self.value.bias"} loc("bert.encoder.layer.2.attention.self.value.bias"), %arg43: tensor<16x16xf32> {pipe.parameter = "bert.encoder.layer.2.attention.output.dense.weight"} loc("bert.encoder.layer.2.attention.output.dense.weight"), %arg44: tensor<16xf32> {pipe.parameter = "bert.encoder.layer.2.attention.output.dense.bias"} loc("bert.encoder.layer.2.attention.output.dense.bias"), %arg45: tensor<16xf32> {pipe.parameter = "bert.encoder.layer.2.attention.output.LayerNorm.weight"} loc("bert.encoder.layer.2.attention.output.LayerNorm.weight"), %arg46: tensor<16xf32> {pipe.parameter = "bert.encoder.layer.2.attention.output.LayerNorm.bias"} loc("bert.encoder.layer.2.attention.output.LayerNorm.bias"), %arg47: tensor<32x16xf32> {pipe.parameter = "bert.encoder.layer.2.intermediate.dense.weight"} loc("bert.encoder.layer.2.intermediate.dense.weight"), %arg48: tensor<32xf32> {pipe.parameter = "bert.encoder.layer.2.intermediate.dense.bias"} loc("bert.encoder.layer.2.intermediate.dense.bias"), %arg49: tensor<16x32xf32> {pipe.parameter = "bert.encoder.layer.2.output.dense.weight"} loc("bert.encoder.layer.2.output.dense.weight"), %arg50: tensor<16xf32> {pipe.parameter = "bert.encoder.layer.2.output.dense.bias"} loc("bert.encoder.layer.2.output.dense.bias"), %arg51: tensor<16xf32> {pipe.parameter = "bert.encoder.layer.2.output.LayerNorm.weight"} loc("bert.encoder.layer.2.output.LayerNorm.weight"), %arg52: tensor<16xf32> {pipe.parameter = "bert.encoder.layer.2.output.LayerNorm.bias"} loc("bert.encoder.layer.2.output.LayerNorm.bias"), %arg53: tensor<64xf32> {pipe.parameter = "cls.predictions.bias"} loc("cls.predictions.bias"), %arg54: tensor<16x16xf32> {pipe.parameter = "cls.predictions.transform.dense.weight"} loc("cls.predictions.transform.dense.weight"), %arg55: tensor<16xf32> {pipe.parameter = "cls.predictions.transform.dense.bias"} loc("cls.predictions.transform.dense.bias"), %arg56: tensor<16xf32> {pipe.parameter = "cls.predictions.transform.LayerNorm.weight"} loc("cls.predictions.transform.LayerNorm.weight"), %arg57: tensor<16xf32> {pipe.parameter = "cls.predictions.transform.LayerNorm.bias"} loc("cls.predictions.transform.LayerNorm.bias"), %arg58: tensor<2x12xi64> {pipe.input = "input_ids"} loc("input_ids"), %arg59: tensor<2x12xi64> {pipe.input = "labels"} loc("labels")) -> (tensor<f32> {pipe.loss = "loss"}) {
    %c16 = arith.constant 16 : index loc(#loc)
    %c2 = arith.constant 2 : index loc(#loc)
    %c64 = arith.constant 64 : index loc(#loc)
    %cst = arith.constant 0.000000e+00 : f32 loc(#loc)
    %cst_0 = arith.constant 0xFF800000 : f32 loc(#loc)
    %cst_1 = arith.constant 1.000000e+00 : f32 loc(#loc)
    %cst_2 = arith.constant 5.000000e-01 : f32 loc(#loc)
    %cst_3 = arith.constant dense<-3.40282347E+38> : tensor<f32> loc(#loc62)
    %cst_4 = arith.constant dense<0.000000e+00> : tensor<f32> loc(#loc62)
    %cst_5 = arith.constant 0.35355339059327379 : f64 loc(#loc63)
    %cst_6 = arith.constant 9.9999999999999998E-13 : f64 loc(#loc64)
    %cst_7 = arith.constant 1.600000e+01 : f32 loc(#loc)
    %cst_8 = arith.constant 1.41421354 : f32 loc(#loc)
    %c0_i64 = arith.constant 0 : i64 loc(#loc)
    %c-100_i64 = arith.constant -100 : i64 loc(#loc65)
    %cst_9 = arith.constant dense<-1> : tensor<i64> loc(#loc65)
    %cst_10 = arith.constant dense<0> : tensor<i64> loc(#loc65)
    %cst_11 = arith.constant dense<[[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]]> : tensor<1x12xi64> loc(#loc1)
    %0 = tensor.empty() : tensor<1x12xi64> loc(#loc1)
    %1 = linalg.fill ins(%c0_i64 : i64) outs(%0 : tensor<1x12xi64>) -> tensor<1x12xi64> loc(#loc1)
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_11 : tensor<1x12xi64>) outs(%1 : tensor<1x12xi64>) {
    ^bb0(%in: i64 loc("bert.embeddings"), %out: i64 loc("bert.embeddings")):
      %264 = arith.index_cast %in : i64 to index loc(#loc1)
      %265 = arith.cmpi slt, %264, %c16 : index loc(#loc1)
      cf.assert %265, "index must be smaller than dim size" loc(#loc1)
      %266 = arith.cmpi sge, %in, %c0_i64 : i64 loc(#loc1)
      cf.assert %266, "index must be larger or equal to 0" loc(#loc1)
      linalg.yield %c0_i64 : i64 loc(#loc1)
    } -> tensor<1x12xi64> loc(#loc1)
    %3 = tensor.empty() : tensor<2x12xi64> loc(#loc1)
    %collapsed = tensor.collapse_shape %2 [[0, 1]] : tensor<1x12xi64> into tensor<12xi64> loc(#loc1)
    %4 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%collapsed : tensor<12xi64>) outs(%3 : tensor<2x12xi64>) {
    ^bb0(%in: i64 loc("bert.embeddings"), %out: i64 loc("bert.embeddings")):
      linalg.yield %in : i64 loc(#loc1)
    } -> tensor<2x12xi64> loc(#loc1)
    %5 = tensor.empty() : tensor<2x12x16xf32> loc(#loc66)
    %6 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg58 : tensor<2x12xi64>) outs(%5 : tensor<2x12x16xf32>) {
    ^bb0(%in: i64 loc("bert.embeddings.word_embeddings"), %out: f32 loc("bert.embeddings.word_embeddings")):
      %264 = arith.index_cast %in : i64 to index loc(#loc66)
      %265 = linalg.index 2 : index loc(#loc66)
      %266 = arith.cmpi slt, %264, %c64 : index loc(#loc66)
      cf.assert %266, "index must be smaller than dim size" loc(#loc66)
      %267 = arith.cmpi sge, %in, %c0_i64 : i64 loc(#loc66)
      cf.assert %267, "index must be larger or equal to 0" loc(#loc66)
      %extracted = tensor.extract %arg0[%264, %265] : tensor<64x16xf32> loc(#loc66)
      linalg.yield %extracted : f32 loc(#loc66)
    } -> tensor<2x12x16xf32> loc(#loc66)
    %7 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%4 : tensor<2x12xi64>) outs(%5 : tensor<2x12x16xf32>) {
    ^bb0(%in: i64 loc("bert.embeddings"), %out: f32 loc("bert.embeddings.token_type_embeddings")):
      %264 = arith.index_cast %in : i64 to index loc(#loc67)
      %265 = linalg.index 2 : index loc(#loc67)
      %266 = arith.cmpi slt, %264, %c2 : index loc(#loc67)
      cf.assert %266, "index must be smaller than dim size" loc(#loc67)
      %267 = arith.cmpi sge, %in, %c0_i64 : i64 loc(#loc67)
      cf.assert %267, "index must be larger or equal to 0" loc(#loc67)
      %extracted = tensor.extract %arg2[%264, %265] : tensor<2x16xf32> loc(#loc67)
      linalg.yield %extracted : f32 loc(#loc67)
    } -> tensor<2x12x16xf32> loc(#loc67)
    %8 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6, %7 : tensor<2x12x16xf32>, tensor<2x12x16xf32>) outs(%5 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("bert.embeddings.word_embeddings"), %in_101: f32 loc("bert.embeddings.token_type_embeddings"), %out: f32 loc("bert.embeddings")):
      %264 = arith.addf %in, %in_101 : f32 loc(#loc1)
      linalg.yield %264 : f32 loc(#loc1)
    } -> tensor<2x12x16xf32> loc(#loc1)
    %9 = tensor.empty() : tensor<1x12x16xf32> loc(#loc68)
    %10 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_11 : tensor<1x12xi64>) outs(%9 : tensor<1x12x16xf32>) {
    ^bb0(%in: i64 loc("bert.embeddings"), %out: f32 loc("bert.embeddings.position_embeddings")):
      %264 = arith.index_cast %in : i64 to index loc(#loc68)
      %265 = linalg.index 2 : index loc(#loc68)
      %266 = arith.cmpi slt, %264, %c16 : index loc(#loc68)
      cf.assert %266, "index must be smaller than dim size" loc(#loc68)
      %267 = arith.cmpi sge, %in, %c0_i64 : i64 loc(#loc68)
      cf.assert %267, "index must be larger or equal to 0" loc(#loc68)
      %extracted = tensor.extract %arg1[%264, %265] : tensor<16x16xf32> loc(#loc68)
      linalg.yield %extracted : f32 loc(#loc68)
    } -> tensor<1x12x16xf32> loc(#loc68)
    %11 = linalg.generic {indexing_maps = [#map3, #map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%8, %10 : tensor<2x12x16xf32>, tensor<1x12x16xf32>) outs(%5 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("bert.embeddings"), %in_101: f32 loc("bert.embeddings.position_embeddings"), %out: f32 loc("bert.embeddings")):
      %264 = arith.addf %in, %in_101 : f32 loc(#loc1)
      linalg.yield %264 : f32 loc(#loc1)
    } -> tensor<2x12x16xf32> loc(#loc1)
    %12 = tensor.empty() : tensor<2x12x1xf32> loc(#loc64)
    %13 = linalg.fill ins(%cst : f32) outs(%12 : tensor<2x12x1xf32>) -> tensor<2x12x1xf32> loc(#loc64)
    %14 = linalg.generic {indexing_maps = [#map3, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%11 : tensor<2x12x16xf32>) outs(%13 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("bert.embeddings"), %out: f32 loc("bert.embeddings.LayerNorm")):
      %264 = arith.addf %in, %out : f32 loc(#loc64)
      linalg.yield %264 : f32 loc(#loc64)
    } -> tensor<2x12x1xf32> loc(#loc64)
    %15 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%14 : tensor<2x12x1xf32>) outs(%12 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("bert.embeddings.LayerNorm"), %out: f32 loc("bert.embeddings.LayerNorm")):
      %264 = arith.divf %in, %cst_7 : f32 loc(#loc64)
      linalg.yield %264 : f32 loc(#loc64)
    } -> tensor<2x12x1xf32> loc(#loc64)
    %16 = linalg.generic {indexing_maps = [#map3, #map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11, %15 : tensor<2x12x16xf32>, tensor<2x12x1xf32>) outs(%5 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("bert.embeddings"), %in_101: f32 loc("bert.embeddings.LayerNorm"), %out: f32 loc("bert.embeddings.LayerNorm")):
      %264 = arith.subf %in, %in_101 : f32 loc(#loc64)
      linalg.yield %264 : f32 loc(#loc64)
    } -> tensor<2x12x16xf32> loc(#loc64)
    %17 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%16, %16 : tensor<2x12x16xf32>, tensor<2x12x16xf32>) outs(%5 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("bert.embeddings.LayerNorm"), %in_101: f32 loc("bert.embeddings.LayerNorm"), %out: f32 loc("bert.embeddings.LayerNorm")):
      %264 = arith.mulf %in, %in_101 : f32 loc(#loc64)
      linalg.yield %264 : f32 loc(#loc64)
    } -> tensor<2x12x16xf32> loc(#loc64)
    %18 = linalg.generic {indexing_maps = [#map3, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%17 : tensor<2x12x16xf32>) outs(%13 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("bert.embeddings.LayerNorm"), %out: f32 loc("bert.embeddings.LayerNorm")):
      %264 = arith.addf %in, %out : f32 loc(#loc64)
      linalg.yield %264 : f32 loc(#loc64)
    } -> tensor<2x12x1xf32> loc(#loc64)
    %19 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%18 : tensor<2x12x1xf32>) outs(%12 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("bert.embeddings.LayerNorm"), %out: f32 loc("bert.embeddings.LayerNorm")):
      %264 = arith.divf %in, %cst_7 : f32 loc(#loc64)
      linalg.yield %264 : f32 loc(#loc64)
    } -> tensor<2x12x1xf32> loc(#loc64)
    %20 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%19 : tensor<2x12x1xf32>) outs(%12 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("bert.embeddings.LayerNorm"), %out: f32 loc("bert.embeddings.LayerNorm")):
      %264 = arith.truncf %cst_6 : f64 to f32 loc(#loc64)
      %265 = arith.addf %in, %264 : f32 loc(#loc64)
      linalg.yield %265 : f32 loc(#loc64)
    } -> tensor<2x12x1xf32> loc(#loc64)
    %21 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%20 : tensor<2x12x1xf32>) outs(%12 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("bert.embeddings.LayerNorm"), %out: f32 loc("bert.embeddings.LayerNorm")):
      %264 = math.rsqrt %in : f32 loc(#loc64)
      linalg.yield %264 : f32 loc(#loc64)
    } -> tensor<2x12x1xf32> loc(#loc64)
    %22 = linalg.generic {indexing_maps = [#map3, #map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%16, %21 : tensor<2x12x16xf32>, tensor<2x12x1xf32>) outs(%5 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("bert.embeddings.LayerNorm"), %in_101: f32 loc("bert.embeddings.LayerNorm"), %out: f32 loc("bert.embeddings.LayerNorm")):
      %264 = arith.mulf %in, %in_101 : f32 loc(#loc64)
      linalg.yield %264 : f32 loc(#loc64)
    } -> tensor<2x12x16xf32> loc(#loc64)
    %23 = linalg.generic {indexing_maps = [#map3, #map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%22, %arg3 : tensor<2x12x16xf32>, tensor<16xf32>) outs(%5 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("bert.embeddings.LayerNorm"), %in_101: f32 loc("bert.embeddings.LayerNorm"), %out: f32 loc("bert.embeddings.LayerNorm")):
      %264 = arith.mulf %in, %in_101 : f32 loc(#loc64)
      linalg.yield %264 : f32 loc(#loc64)
    } -> tensor<2x12x16xf32> loc(#loc64)
    %24 = linalg.generic {indexing_maps = [#map3, #map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%23, %arg4 : tensor<2x12x16xf32>, tensor<16xf32>) outs(%5 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("bert.embeddings.LayerNorm"), %in_101: f32 loc("bert.embeddings.LayerNorm"), %out: f32 loc("bert.embeddings.LayerNorm")):
      %264 = arith.addf %in, %in_101 : f32 loc(#loc64)
      linalg.yield %264 : f32 loc(#loc64)
    } -> tensor<2x12x16xf32> loc(#loc64)
    %25 = tensor.empty() : tensor<12xi64> loc(#loc62)
    %26 = linalg.generic {indexing_maps = [#map7], iterator_types = ["parallel"]} outs(%25 : tensor<12xi64>) {
    ^bb0(%out: i64 loc("bert")):
      %264 = linalg.index 0 : index loc(#loc62)
      %265 = arith.index_cast %264 : index to i64 loc(#loc62)
      linalg.yield %265 : i64 loc(#loc62)
    } -> tensor<12xi64> loc(#loc62)
    %expanded = tensor.expand_shape %26 [[0, 1, 2, 3]] output_shape [1, 1, 12, 1] : tensor<12xi64> into tensor<1x1x12x1xi64> loc(#loc62)
    %27 = tensor.empty() : tensor<1x1x12x1xi1> loc(#loc62)
    %28 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded : tensor<1x1x12x1xi64>) outs(%27 : tensor<1x1x12x1xi1>) {
    ^bb0(%in: i64 loc("bert"), %out: i1 loc("bert")):
      %264 = arith.cmpi sge, %in, %c0_i64 : i64 loc(#loc62)
      linalg.yield %264 : i1 loc(#loc62)
    } -> tensor<1x1x12x1xi1> loc(#loc62)
    %29 = tensor.empty() : tensor<2x1x12x12xi1> loc(#loc62)
    %collapsed_12 = tensor.collapse_shape %28 [[0, 1], [2, 3]] : tensor<1x1x12x1xi1> into tensor<1x12xi1> loc(#loc62)
    %30 = linalg.generic {indexing_maps = [#map9, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_12 : tensor<1x12xi1>) outs(%29 : tensor<2x1x12x12xi1>) {
    ^bb0(%in: i1 loc("bert"), %out: i1 loc("bert")):
      linalg.yield %in : i1 loc(#loc62)
    } -> tensor<2x1x12x12xi1> loc(#loc62)
    %31 = tensor.empty() : tensor<2x1x12x12xf32> loc(#loc62)
    %32 = linalg.generic {indexing_maps = [#map8, #map10, #map10, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%30, %cst_4, %cst_3 : tensor<2x1x12x12xi1>, tensor<f32>, tensor<f32>) outs(%31 : tensor<2x1x12x12xf32>) {
    ^bb0(%in: i1 loc("bert"), %in_101: f32 loc("bert"), %in_102: f32 loc("bert"), %out: f32 loc("bert")):
      %264 = arith.select %in, %in_101, %in_102 : f32 loc(#loc62)
      linalg.yield %264 : f32 loc(#loc62)
    } -> tensor<2x1x12x12xf32> loc(#loc62)
    %collapsed_13 = tensor.collapse_shape %24 [[0, 1], [2]] : tensor<2x12x16xf32> into tensor<24x16xf32> loc(#loc69)
    %33 = tensor.empty() : tensor<16x16xf32> loc(#loc69)
    %transposed = linalg.transpose ins(%arg5 : tensor<16x16xf32>) outs(%33 : tensor<16x16xf32>) permutation = [1, 0]  loc(#loc69)
    %34 = tensor.empty() : tensor<24x16xf32> loc(#loc69)
    %35 = linalg.fill ins(%cst : f32) outs(%34 : tensor<24x16xf32>) -> tensor<24x16xf32> loc(#loc69)
    %36 = linalg.matmul ins(%collapsed_13, %transposed : tensor<24x16xf32>, tensor<16x16xf32>) outs(%35 : tensor<24x16xf32>) -> tensor<24x16xf32> loc(#loc69)
    %37 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%arg6 : tensor<16xf32>) outs(%34 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.0.attention.self.query"), %out: f32 loc("bert.encoder.layer.0.attention.self.query")):
      linalg.yield %in : f32 loc(#loc69)
    } -> tensor<24x16xf32> loc(#loc69)
    %38 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%36, %37 : tensor<24x16xf32>, tensor<24x16xf32>) outs(%34 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.0.attention.self.query"), %in_101: f32 loc("bert.encoder.layer.0.attention.self.query"), %out: f32 loc("bert.encoder.layer.0.attention.self.query")):
      %264 = arith.addf %in, %in_101 : f32 loc(#loc69)
      linalg.yield %264 : f32 loc(#loc69)
    } -> tensor<24x16xf32> loc(#loc69)
    %expanded_14 = tensor.expand_shape %38 [[0, 1], [2, 3]] output_shape [2, 12, 2, 8] : tensor<24x16xf32> into tensor<2x12x2x8xf32> loc(#loc63)
    %39 = tensor.empty() : tensor<2x2x12x8xf32> loc(#loc63)
    %transposed_15 = linalg.transpose ins(%expanded_14 : tensor<2x12x2x8xf32>) outs(%39 : tensor<2x2x12x8xf32>) permutation = [0, 2, 1, 3]  loc(#loc63)
    %transposed_16 = linalg.transpose ins(%arg7 : tensor<16x16xf32>) outs(%33 : tensor<16x16xf32>) permutation = [1, 0]  loc(#loc70)
    %40 = linalg.matmul ins(%collapsed_13, %transposed_16 : tensor<24x16xf32>, tensor<16x16xf32>) outs(%35 : tensor<24x16xf32>) -> tensor<24x16xf32> loc(#loc70)
    %41 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%arg8 : tensor<16xf32>) outs(%34 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.0.attention.self.key"), %out: f32 loc("bert.encoder.layer.0.attention.self.key")):
      linalg.yield %in : f32 loc(#loc70)
    } -> tensor<24x16xf32> loc(#loc70)
    %42 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%40, %41 : tensor<24x16xf32>, tensor<24x16xf32>) outs(%34 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.0.attention.self.key"), %in_101: f32 loc("bert.encoder.layer.0.attention.self.key"), %out: f32 loc("bert.encoder.layer.0.attention.self.key")):
      %264 = arith.addf %in, %in_101 : f32 loc(#loc70)
      linalg.yield %264 : f32 loc(#loc70)
    } -> tensor<24x16xf32> loc(#loc70)
    %expanded_17 = tensor.expand_shape %42 [[0, 1], [2, 3]] output_shape [2, 12, 2, 8] : tensor<24x16xf32> into tensor<2x12x2x8xf32> loc(#loc63)
    %transposed_18 = linalg.transpose ins(%arg9 : tensor<16x16xf32>) outs(%33 : tensor<16x16xf32>) permutation = [1, 0]  loc(#loc71)
    %43 = linalg.matmul ins(%collapsed_13, %transposed_18 : tensor<24x16xf32>, tensor<16x16xf32>) outs(%35 : tensor<24x16xf32>) -> tensor<24x16xf32> loc(#loc71)
    %44 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%arg10 : tensor<16xf32>) outs(%34 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.0.attention.self.value"), %out: f32 loc("bert.encoder.layer.0.attention.self.value")):
      linalg.yield %in : f32 loc(#loc71)
    } -> tensor<24x16xf32> loc(#loc71)
    %45 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%43, %44 : tensor<24x16xf32>, tensor<24x16xf32>) outs(%34 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.0.attention.self.value"), %in_101: f32 loc("bert.encoder.layer.0.attention.self.value"), %out: f32 loc("bert.encoder.layer.0.attention.self.value")):
      %264 = arith.addf %in, %in_101 : f32 loc(#loc71)
      linalg.yield %264 : f32 loc(#loc71)
    } -> tensor<24x16xf32> loc(#loc71)
    %expanded_19 = tensor.expand_shape %45 [[0, 1], [2, 3]] output_shape [2, 12, 2, 8] : tensor<24x16xf32> into tensor<2x12x2x8xf32> loc(#loc63)
    %transposed_20 = linalg.transpose ins(%expanded_19 : tensor<2x12x2x8xf32>) outs(%39 : tensor<2x2x12x8xf32>) permutation = [0, 2, 1, 3]  loc(#loc63)
    %46 = tensor.empty() : tensor<2x2x8x12xf32> loc(#loc63)
    %transposed_21 = linalg.transpose ins(%expanded_17 : tensor<2x12x2x8xf32>) outs(%46 : tensor<2x2x8x12xf32>) permutation = [0, 2, 3, 1]  loc(#loc63)
    %collapsed_22 = tensor.collapse_shape %transposed_15 [[0, 1], [2], [3]] : tensor<2x2x12x8xf32> into tensor<4x12x8xf32> loc(#loc63)
    %collapsed_23 = tensor.collapse_shape %transposed_21 [[0, 1], [2], [3]] : tensor<2x2x8x12xf32> into tensor<4x8x12xf32> loc(#loc63)
    %47 = tensor.empty() : tensor<4x12x12xf32> loc(#loc63)
    %48 = linalg.fill ins(%cst : f32) outs(%47 : tensor<4x12x12xf32>) -> tensor<4x12x12xf32> loc(#loc63)
    %49 = linalg.batch_matmul ins(%collapsed_22, %collapsed_23 : tensor<4x12x8xf32>, tensor<4x8x12xf32>) outs(%48 : tensor<4x12x12xf32>) -> tensor<4x12x12xf32> loc(#loc63)
    %expanded_24 = tensor.expand_shape %49 [[0, 1], [2], [3]] output_shape [2, 2, 12, 12] : tensor<4x12x12xf32> into tensor<2x2x12x12xf32> loc(#loc63)
    %50 = tensor.empty() : tensor<2x2x12x12xf32> loc(#loc63)
    %51 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_24 : tensor<2x2x12x12xf32>) outs(%50 : tensor<2x2x12x12xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.0.attention.self"), %out: f32 loc("bert.encoder.layer.0.attention.self")):
      %264 = arith.truncf %cst_5 : f64 to f32 loc(#loc63)
      %265 = arith.mulf %in, %264 : f32 loc(#loc63)
      linalg.yield %265 : f32 loc(#loc63)
    } -> tensor<2x2x12x12xf32> loc(#loc63)
    %52 = linalg.generic {indexing_maps = [#map8, #map11, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%51, %32 : tensor<2x2x12x12xf32>, tensor<2x1x12x12xf32>) outs(%50 : tensor<2x2x12x12xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.0.attention.self"), %in_101: f32 loc("bert"), %out: f32 loc("bert.encoder.layer.0.attention.self")):
      %264 = arith.addf %in, %in_101 : f32 loc(#loc63)
      linalg.yield %264 : f32 loc(#loc63)
    } -> tensor<2x2x12x12xf32> loc(#loc63)
    %53 = tensor.empty() : tensor<2x2x12xi64> loc(#loc63)
    %54 = linalg.fill ins(%c0_i64 : i64) outs(%53 : tensor<2x2x12xi64>) -> tensor<2x2x12xi64> loc(#loc63)
    %55 = tensor.empty() : tensor<2x2x12xf32> loc(#loc63)
    %56 = linalg.fill ins(%cst_0 : f32) outs(%55 : tensor<2x2x12xf32>) -> tensor<2x2x12xf32> loc(#loc63)
    %57:2 = linalg.generic {indexing_maps = [#map8, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%52 : tensor<2x2x12x12xf32>) outs(%56, %54 : tensor<2x2x12xf32>, tensor<2x2x12xi64>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.0.attention.self"), %out: f32 loc("bert.encoder.layer.0.attention.self"), %out_101: i64 loc("bert.encoder.layer.0.attention.self")):
      %264 = linalg.index 3 : index loc(#loc63)
      %265 = arith.index_cast %264 : index to i64 loc(#loc63)
      %266 = arith.maximumf %in, %out : f32 loc(#loc63)
      %267 = arith.cmpf ogt, %in, %out : f32 loc(#loc63)
      %268 = arith.select %267, %265, %out_101 : i64 loc(#loc63)
      linalg.yield %266, %268 : f32, i64 loc(#loc63)
    } -> (tensor<2x2x12xf32>, tensor<2x2x12xi64>) loc(#loc63)
    %expanded_25 = tensor.expand_shape %57#0 [[0], [1], [2, 3]] output_shape [2, 2, 12, 1] : tensor<2x2x12xf32> into tensor<2x2x12x1xf32> loc(#loc63)
    %58 = linalg.generic {indexing_maps = [#map8, #map13, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%52, %expanded_25 : tensor<2x2x12x12xf32>, tensor<2x2x12x1xf32>) outs(%50 : tensor<2x2x12x12xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.0.attention.self"), %in_101: f32 loc("bert.encoder.layer.0.attention.self"), %out: f32 loc("bert.encoder.layer.0.attention.self")):
      %264 = arith.subf %in, %in_101 : f32 loc(#loc63)
      linalg.yield %264 : f32 loc(#loc63)
    } -> tensor<2x2x12x12xf32> loc(#loc63)
    %59 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%58 : tensor<2x2x12x12xf32>) outs(%50 : tensor<2x2x12x12xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.0.attention.self"), %out: f32 loc("bert.encoder.layer.0.attention.self")):
      %264 = math.exp %in : f32 loc(#loc63)
      linalg.yield %264 : f32 loc(#loc63)
    } -> tensor<2x2x12x12xf32> loc(#loc63)
    %60 = tensor.empty() : tensor<2x2x12x1xf32> loc(#loc63)
    %61 = linalg.fill ins(%cst : f32) outs(%60 : tensor<2x2x12x1xf32>) -> tensor<2x2x12x1xf32> loc(#loc63)
    %62 = linalg.generic {indexing_maps = [#map8, #map13], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%59 : tensor<2x2x12x12xf32>) outs(%61 : tensor<2x2x12x1xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.0.attention.self"), %out: f32 loc("bert.encoder.layer.0.attention.self")):
      %264 = arith.addf %in, %out : f32 loc(#loc63)
      linalg.yield %264 : f32 loc(#loc63)
    } -> tensor<2x2x12x1xf32> loc(#loc63)
    %63 = linalg.generic {indexing_maps = [#map8, #map13, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%59, %62 : tensor<2x2x12x12xf32>, tensor<2x2x12x1xf32>) outs(%50 : tensor<2x2x12x12xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.0.attention.self"), %in_101: f32 loc("bert.encoder.layer.0.attention.self"), %out: f32 loc("bert.encoder.layer.0.attention.self")):
      %264 = arith.divf %in, %in_101 : f32 loc(#loc63)
      linalg.yield %264 : f32 loc(#loc63)
    } -> tensor<2x2x12x12xf32> loc(#loc63)
    %collapsed_26 = tensor.collapse_shape %63 [[0, 1], [2], [3]] : tensor<2x2x12x12xf32> into tensor<4x12x12xf32> loc(#loc63)
    %collapsed_27 = tensor.collapse_shape %transposed_20 [[0, 1], [2], [3]] : tensor<2x2x12x8xf32> into tensor<4x12x8xf32> loc(#loc63)
    %64 = tensor.empty() : tensor<4x12x8xf32> loc(#loc63)
    %65 = linalg.fill ins(%cst : f32) outs(%64 : tensor<4x12x8xf32>) -> tensor<4x12x8xf32> loc(#loc63)
    %66 = linalg.batch_matmul ins(%collapsed_26, %collapsed_27 : tensor<4x12x12xf32>, tensor<4x12x8xf32>) outs(%65 : tensor<4x12x8xf32>) -> tensor<4x12x8xf32> loc(#loc63)
    %expanded_28 = tensor.expand_shape %66 [[0, 1], [2], [3]] output_shape [2, 2, 12, 8] : tensor<4x12x8xf32> into tensor<2x2x12x8xf32> loc(#loc63)
    %67 = tensor.empty() : tensor<2x12x2x8xf32> loc(#loc63)
    %transposed_29 = linalg.transpose ins(%expanded_28 : tensor<2x2x12x8xf32>) outs(%67 : tensor<2x12x2x8xf32>) permutation = [0, 2, 1, 3]  loc(#loc63)
    %collapsed_30 = tensor.collapse_shape %transposed_29 [[0, 1], [2, 3]] : tensor<2x12x2x8xf32> into tensor<24x16xf32> loc(#loc72)
    %transposed_31 = linalg.transpose ins(%arg11 : tensor<16x16xf32>) outs(%33 : tensor<16x16xf32>) permutation = [1, 0]  loc(#loc72)
    %68 = linalg.matmul ins(%collapsed_30, %transposed_31 : tensor<24x16xf32>, tensor<16x16xf32>) outs(%35 : tensor<24x16xf32>) -> tensor<24x16xf32> loc(#loc72)
    %69 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%arg12 : tensor<16xf32>) outs(%34 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.0.attention.output.dense"), %out: f32 loc("bert.encoder.layer.0.attention.output.dense")):
      linalg.yield %in : f32 loc(#loc72)
    } -> tensor<24x16xf32> loc(#loc72)
    %70 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%68, %69 : tensor<24x16xf32>, tensor<24x16xf32>) outs(%34 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.0.attention.output.dense"), %in_101: f32 loc("bert.encoder.layer.0.attention.output.dense"), %out: f32 loc("bert.encoder.layer.0.attention.output.dense")):
      %264 = arith.addf %in, %in_101 : f32 loc(#loc72)
      linalg.yield %264 : f32 loc(#loc72)
    } -> tensor<24x16xf32> loc(#loc72)
    %expanded_32 = tensor.expand_shape %70 [[0, 1], [2]] output_shape [2, 12, 16] : tensor<24x16xf32> into tensor<2x12x16xf32> loc(#loc72)
    %71 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_32, %24 : tensor<2x12x16xf32>, tensor<2x12x16xf32>) outs(%5 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.0.attention.output.dense"), %in_101: f32 loc("bert.embeddings.LayerNorm"), %out: f32 loc("bert.encoder.layer.0.attention.output")):
      %264 = arith.addf %in, %in_101 : f32 loc(#loc73)
      linalg.yield %264 : f32 loc(#loc73)
    } -> tensor<2x12x16xf32> loc(#loc73)
    %72 = linalg.generic {indexing_maps = [#map3, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%71 : tensor<2x12x16xf32>) outs(%13 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.0.attention.output"), %out: f32 loc("bert.encoder.layer.0.attention.output.LayerNorm")):
      %264 = arith.addf %in, %out : f32 loc(#loc74)
      linalg.yield %264 : f32 loc(#loc74)
    } -> tensor<2x12x1xf32> loc(#loc74)
    %73 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%72 : tensor<2x12x1xf32>) outs(%12 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.0.attention.output.LayerNorm"), %out: f32 loc("bert.encoder.layer.0.attention.output.LayerNorm")):
      %264 = arith.divf %in, %cst_7 : f32 loc(#loc74)
      linalg.yield %264 : f32 loc(#loc74)
    } -> tensor<2x12x1xf32> loc(#loc74)
    %74 = linalg.generic {indexing_maps = [#map3, #map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%71, %73 : tensor<2x12x16xf32>, tensor<2x12x1xf32>) outs(%5 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.0.attention.output"), %in_101: f32 loc("bert.encoder.layer.0.attention.output.LayerNorm"), %out: f32 loc("bert.encoder.layer.0.attention.output.LayerNorm")):
      %264 = arith.subf %in, %in_101 : f32 loc(#loc74)
      linalg.yield %264 : f32 loc(#loc74)
    } -> tensor<2x12x16xf32> loc(#loc74)
    %75 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%74, %74 : tensor<2x12x16xf32>, tensor<2x12x16xf32>) outs(%5 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.0.attention.output.LayerNorm"), %in_101: f32 loc("bert.encoder.layer.0.attention.output.LayerNorm"), %out: f32 loc("bert.encoder.layer.0.attention.output.LayerNorm")):
      %264 = arith.mulf %in, %in_101 : f32 loc(#loc74)
      linalg.yield %264 : f32 loc(#loc74)
    } -> tensor<2x12x16xf32> loc(#loc74)
    %76 = linalg.generic {indexing_maps = [#map3, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%75 : tensor<2x12x16xf32>) outs(%13 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.0.attention.output.LayerNorm"), %out: f32 loc("bert.encoder.layer.0.attention.output.LayerNorm")):
      %264 = arith.addf %in, %out : f32 loc(#loc74)
      linalg.yield %264 : f32 loc(#loc74)
    } -> tensor<2x12x1xf32> loc(#loc74)
    %77 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%76 : tensor<2x12x1xf32>) outs(%12 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.0.attention.output.LayerNorm"), %out: f32 loc("bert.encoder.layer.0.attention.output.LayerNorm")):
      %264 = arith.divf %in, %cst_7 : f32 loc(#loc74)
      linalg.yield %264 : f32 loc(#loc74)
    } -> tensor<2x12x1xf32> loc(#loc74)
    %78 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%77 : tensor<2x12x1xf32>) outs(%12 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.0.attention.output.LayerNorm"), %out: f32 loc("bert.encoder.layer.0.attention.output.LayerNorm")):
      %264 = arith.truncf %cst_6 : f64 to f32 loc(#loc74)
      %265 = arith.addf %in, %264 : f32 loc(#loc74)
      linalg.yield %265 : f32 loc(#loc74)
    } -> tensor<2x12x1xf32> loc(#loc74)
    %79 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%78 : tensor<2x12x1xf32>) outs(%12 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.0.attention.output.LayerNorm"), %out: f32 loc("bert.encoder.layer.0.attention.output.LayerNorm")):
      %264 = math.rsqrt %in : f32 loc(#loc74)
      linalg.yield %264 : f32 loc(#loc74)
    } -> tensor<2x12x1xf32> loc(#loc74)
    %80 = linalg.generic {indexing_maps = [#map3, #map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%74, %79 : tensor<2x12x16xf32>, tensor<2x12x1xf32>) outs(%5 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.0.attention.output.LayerNorm"), %in_101: f32 loc("bert.encoder.layer.0.attention.output.LayerNorm"), %out: f32 loc("bert.encoder.layer.0.attention.output.LayerNorm")):
      %264 = arith.mulf %in, %in_101 : f32 loc(#loc74)
      linalg.yield %264 : f32 loc(#loc74)
    } -> tensor<2x12x16xf32> loc(#loc74)
    %81 = linalg.generic {indexing_maps = [#map3, #map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%80, %arg13 : tensor<2x12x16xf32>, tensor<16xf32>) outs(%5 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.0.attention.output.LayerNorm"), %in_101: f32 loc("bert.encoder.layer.0.attention.output.LayerNorm"), %out: f32 loc("bert.encoder.layer.0.attention.output.LayerNorm")):
      %264 = arith.mulf %in, %in_101 : f32 loc(#loc74)
      linalg.yield %264 : f32 loc(#loc74)
    } -> tensor<2x12x16xf32> loc(#loc74)
    %82 = linalg.generic {indexing_maps = [#map3, #map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%81, %arg14 : tensor<2x12x16xf32>, tensor<16xf32>) outs(%5 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.0.attention.output.LayerNorm"), %in_101: f32 loc("bert.encoder.layer.0.attention.output.LayerNorm"), %out: f32 loc("bert.encoder.layer.0.attention.output.LayerNorm")):
      %264 = arith.addf %in, %in_101 : f32 loc(#loc74)
      linalg.yield %264 : f32 loc(#loc74)
    } -> tensor<2x12x16xf32> loc(#loc74)
    %collapsed_33 = tensor.collapse_shape %82 [[0, 1], [2]] : tensor<2x12x16xf32> into tensor<24x16xf32> loc(#loc75)
    %83 = tensor.empty() : tensor<16x32xf32> loc(#loc75)
    %transposed_34 = linalg.transpose ins(%arg15 : tensor<32x16xf32>) outs(%83 : tensor<16x32xf32>) permutation = [1, 0]  loc(#loc75)
    %84 = tensor.empty() : tensor<24x32xf32> loc(#loc75)
    %85 = linalg.fill ins(%cst : f32) outs(%84 : tensor<24x32xf32>) -> tensor<24x32xf32> loc(#loc75)
    %86 = linalg.matmul ins(%collapsed_33, %transposed_34 : tensor<24x16xf32>, tensor<16x32xf32>) outs(%85 : tensor<24x32xf32>) -> tensor<24x32xf32> loc(#loc75)
    %87 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%arg16 : tensor<32xf32>) outs(%84 : tensor<24x32xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.0.intermediate.dense"), %out: f32 loc("bert.encoder.layer.0.intermediate.dense")):
      linalg.yield %in : f32 loc(#loc75)
    } -> tensor<24x32xf32> loc(#loc75)
    %88 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%86, %87 : tensor<24x32xf32>, tensor<24x32xf32>) outs(%84 : tensor<24x32xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.0.intermediate.dense"), %in_101: f32 loc("bert.encoder.layer.0.intermediate.dense"), %out: f32 loc("bert.encoder.layer.0.intermediate.dense")):
      %264 = arith.addf %in, %in_101 : f32 loc(#loc75)
      linalg.yield %264 : f32 loc(#loc75)
    } -> tensor<24x32xf32> loc(#loc75)
    %expanded_35 = tensor.expand_shape %88 [[0, 1], [2]] output_shape [2, 12, 32] : tensor<24x32xf32> into tensor<2x12x32xf32> loc(#loc75)
    %89 = tensor.empty() : tensor<2x12x32xf32> loc(#loc76)
    %90 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_35 : tensor<2x12x32xf32>) outs(%89 : tensor<2x12x32xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.0.intermediate.dense"), %out: f32 loc("bert.encoder.layer.0.intermediate.intermediate_act_fn")):
      %264 = arith.divf %in, %cst_8 : f32 loc(#loc76)
      %265 = math.erf %264 : f32 loc(#loc76)
      %266 = arith.addf %265, %cst_1 : f32 loc(#loc76)
      %267 = arith.mulf %266, %cst_2 : f32 loc(#loc76)
      %268 = arith.mulf %in, %267 : f32 loc(#loc76)
      linalg.yield %268 : f32 loc(#loc76)
    } -> tensor<2x12x32xf32> loc(#loc76)
    %collapsed_36 = tensor.collapse_shape %90 [[0, 1], [2]] : tensor<2x12x32xf32> into tensor<24x32xf32> loc(#loc77)
    %91 = tensor.empty() : tensor<32x16xf32> loc(#loc77)
    %transposed_37 = linalg.transpose ins(%arg17 : tensor<16x32xf32>) outs(%91 : tensor<32x16xf32>) permutation = [1, 0]  loc(#loc77)
    %92 = linalg.matmul ins(%collapsed_36, %transposed_37 : tensor<24x32xf32>, tensor<32x16xf32>) outs(%35 : tensor<24x16xf32>) -> tensor<24x16xf32> loc(#loc77)
    %93 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%arg18 : tensor<16xf32>) outs(%34 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.0.output.dense"), %out: f32 loc("bert.encoder.layer.0.output.dense")):
      linalg.yield %in : f32 loc(#loc77)
    } -> tensor<24x16xf32> loc(#loc77)
    %94 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%92, %93 : tensor<24x16xf32>, tensor<24x16xf32>) outs(%34 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.0.output.dense"), %in_101: f32 loc("bert.encoder.layer.0.output.dense"), %out: f32 loc("bert.encoder.layer.0.output.dense")):
      %264 = arith.addf %in, %in_101 : f32 loc(#loc77)
      linalg.yield %264 : f32 loc(#loc77)
    } -> tensor<24x16xf32> loc(#loc77)
    %expanded_38 = tensor.expand_shape %94 [[0, 1], [2]] output_shape [2, 12, 16] : tensor<24x16xf32> into tensor<2x12x16xf32> loc(#loc77)
    %95 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_38, %82 : tensor<2x12x16xf32>, tensor<2x12x16xf32>) outs(%5 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.0.output.dense"), %in_101: f32 loc("bert.encoder.layer.0.attention.output.LayerNorm"), %out: f32 loc("bert.encoder.layer.0.output")):
      %264 = arith.addf %in, %in_101 : f32 loc(#loc78)
      linalg.yield %264 : f32 loc(#loc78)
    } -> tensor<2x12x16xf32> loc(#loc78)
    %96 = linalg.generic {indexing_maps = [#map3, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%95 : tensor<2x12x16xf32>) outs(%13 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.0.output"), %out: f32 loc("bert.encoder.layer.0.output.LayerNorm")):
      %264 = arith.addf %in, %out : f32 loc(#loc79)
      linalg.yield %264 : f32 loc(#loc79)
    } -> tensor<2x12x1xf32> loc(#loc79)
    %97 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%96 : tensor<2x12x1xf32>) outs(%12 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.0.output.LayerNorm"), %out: f32 loc("bert.encoder.layer.0.output.LayerNorm")):
      %264 = arith.divf %in, %cst_7 : f32 loc(#loc79)
      linalg.yield %264 : f32 loc(#loc79)
    } -> tensor<2x12x1xf32> loc(#loc79)
    %98 = linalg.generic {indexing_maps = [#map3, #map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%95, %97 : tensor<2x12x16xf32>, tensor<2x12x1xf32>) outs(%5 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.0.output"), %in_101: f32 loc("bert.encoder.layer.0.output.LayerNorm"), %out: f32 loc("bert.encoder.layer.0.output.LayerNorm")):
      %264 = arith.subf %in, %in_101 : f32 loc(#loc79)
      linalg.yield %264 : f32 loc(#loc79)
    } -> tensor<2x12x16xf32> loc(#loc79)
    %99 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%98, %98 : tensor<2x12x16xf32>, tensor<2x12x16xf32>) outs(%5 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.0.output.LayerNorm"), %in_101: f32 loc("bert.encoder.layer.0.output.LayerNorm"), %out: f32 loc("bert.encoder.layer.0.output.LayerNorm")):
      %264 = arith.mulf %in, %in_101 : f32 loc(#loc79)
      linalg.yield %264 : f32 loc(#loc79)
    } -> tensor<2x12x16xf32> loc(#loc79)
    %100 = linalg.generic {indexing_maps = [#map3, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%99 : tensor<2x12x16xf32>) outs(%13 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.0.output.LayerNorm"), %out: f32 loc("bert.encoder.layer.0.output.LayerNorm")):
      %264 = arith.addf %in, %out : f32 loc(#loc79)
      linalg.yield %264 : f32 loc(#loc79)
    } -> tensor<2x12x1xf32> loc(#loc79)
    %101 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%100 : tensor<2x12x1xf32>) outs(%12 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.0.output.LayerNorm"), %out: f32 loc("bert.encoder.layer.0.output.LayerNorm")):
      %264 = arith.divf %in, %cst_7 : f32 loc(#loc79)
      linalg.yield %264 : f32 loc(#loc79)
    } -> tensor<2x12x1xf32> loc(#loc79)
    %102 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%101 : tensor<2x12x1xf32>) outs(%12 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.0.output.LayerNorm"), %out: f32 loc("bert.encoder.layer.0.output.LayerNorm")):
      %264 = arith.truncf %cst_6 : f64 to f32 loc(#loc79)
      %265 = arith.addf %in, %264 : f32 loc(#loc79)
      linalg.yield %265 : f32 loc(#loc79)
    } -> tensor<2x12x1xf32> loc(#loc79)
    %103 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%102 : tensor<2x12x1xf32>) outs(%12 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.0.output.LayerNorm"), %out: f32 loc("bert.encoder.layer.0.output.LayerNorm")):
      %264 = math.rsqrt %in : f32 loc(#loc79)
      linalg.yield %264 : f32 loc(#loc79)
    } -> tensor<2x12x1xf32> loc(#loc79)
    %104 = linalg.generic {indexing_maps = [#map3, #map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%98, %103 : tensor<2x12x16xf32>, tensor<2x12x1xf32>) outs(%5 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.0.output.LayerNorm"), %in_101: f32 loc("bert.encoder.layer.0.output.LayerNorm"), %out: f32 loc("bert.encoder.layer.0.output.LayerNorm")):
      %264 = arith.mulf %in, %in_101 : f32 loc(#loc79)
      linalg.yield %264 : f32 loc(#loc79)
    } -> tensor<2x12x16xf32> loc(#loc79)
    %105 = linalg.generic {indexing_maps = [#map3, #map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%104, %arg19 : tensor<2x12x16xf32>, tensor<16xf32>) outs(%5 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.0.output.LayerNorm"), %in_101: f32 loc("bert.encoder.layer.0.output.LayerNorm"), %out: f32 loc("bert.encoder.layer.0.output.LayerNorm")):
      %264 = arith.mulf %in, %in_101 : f32 loc(#loc79)
      linalg.yield %264 : f32 loc(#loc79)
    } -> tensor<2x12x16xf32> loc(#loc79)
    %106 = linalg.generic {indexing_maps = [#map3, #map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%105, %arg20 : tensor<2x12x16xf32>, tensor<16xf32>) outs(%5 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.0.output.LayerNorm"), %in_101: f32 loc("bert.encoder.layer.0.output.LayerNorm"), %out: f32 loc("bert.encoder.layer.0.output.LayerNorm")):
      %264 = arith.addf %in, %in_101 : f32 loc(#loc79)
      linalg.yield %264 : f32 loc(#loc79)
    } -> tensor<2x12x16xf32> loc(#loc79)
    %collapsed_39 = tensor.collapse_shape %106 [[0, 1], [2]] : tensor<2x12x16xf32> into tensor<24x16xf32> loc(#loc80)
    %transposed_40 = linalg.transpose ins(%arg21 : tensor<16x16xf32>) outs(%33 : tensor<16x16xf32>) permutation = [1, 0]  loc(#loc80)
    %107 = linalg.matmul ins(%collapsed_39, %transposed_40 : tensor<24x16xf32>, tensor<16x16xf32>) outs(%35 : tensor<24x16xf32>) -> tensor<24x16xf32> loc(#loc80)
    %108 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%arg22 : tensor<16xf32>) outs(%34 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.1.attention.self.query"), %out: f32 loc("bert.encoder.layer.1.attention.self.query")):
      linalg.yield %in : f32 loc(#loc80)
    } -> tensor<24x16xf32> loc(#loc80)
    %109 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%107, %108 : tensor<24x16xf32>, tensor<24x16xf32>) outs(%34 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.1.attention.self.query"), %in_101: f32 loc("bert.encoder.layer.1.attention.self.query"), %out: f32 loc("bert.encoder.layer.1.attention.self.query")):
      %264 = arith.addf %in, %in_101 : f32 loc(#loc80)
      linalg.yield %264 : f32 loc(#loc80)
    } -> tensor<24x16xf32> loc(#loc80)
    %expanded_41 = tensor.expand_shape %109 [[0, 1], [2, 3]] output_shape [2, 12, 2, 8] : tensor<24x16xf32> into tensor<2x12x2x8xf32> loc(#loc81)
    %transposed_42 = linalg.transpose ins(%expanded_41 : tensor<2x12x2x8xf32>) outs(%39 : tensor<2x2x12x8xf32>) permutation = [0, 2, 1, 3]  loc(#loc81)
    %transposed_43 = linalg.transpose ins(%arg23 : tensor<16x16xf32>) outs(%33 : tensor<16x16xf32>) permutation = [1, 0]  loc(#loc82)
    %110 = linalg.matmul ins(%collapsed_39, %transposed_43 : tensor<24x16xf32>, tensor<16x16xf32>) outs(%35 : tensor<24x16xf32>) -> tensor<24x16xf32> loc(#loc82)
    %111 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%arg24 : tensor<16xf32>) outs(%34 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.1.attention.self.key"), %out: f32 loc("bert.encoder.layer.1.attention.self.key")):
      linalg.yield %in : f32 loc(#loc82)
    } -> tensor<24x16xf32> loc(#loc82)
    %112 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%110, %111 : tensor<24x16xf32>, tensor<24x16xf32>) outs(%34 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.1.attention.self.key"), %in_101: f32 loc("bert.encoder.layer.1.attention.self.key"), %out: f32 loc("bert.encoder.layer.1.attention.self.key")):
      %264 = arith.addf %in, %in_101 : f32 loc(#loc82)
      linalg.yield %264 : f32 loc(#loc82)
    } -> tensor<24x16xf32> loc(#loc82)
    %expanded_44 = tensor.expand_shape %112 [[0, 1], [2, 3]] output_shape [2, 12, 2, 8] : tensor<24x16xf32> into tensor<2x12x2x8xf32> loc(#loc81)
    %transposed_45 = linalg.transpose ins(%arg25 : tensor<16x16xf32>) outs(%33 : tensor<16x16xf32>) permutation = [1, 0]  loc(#loc83)
    %113 = linalg.matmul ins(%collapsed_39, %transposed_45 : tensor<24x16xf32>, tensor<16x16xf32>) outs(%35 : tensor<24x16xf32>) -> tensor<24x16xf32> loc(#loc83)
    %114 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%arg26 : tensor<16xf32>) outs(%34 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.1.attention.self.value"), %out: f32 loc("bert.encoder.layer.1.attention.self.value")):
      linalg.yield %in : f32 loc(#loc83)
    } -> tensor<24x16xf32> loc(#loc83)
    %115 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%113, %114 : tensor<24x16xf32>, tensor<24x16xf32>) outs(%34 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.1.attention.self.value"), %in_101: f32 loc("bert.encoder.layer.1.attention.self.value"), %out: f32 loc("bert.encoder.layer.1.attention.self.value")):
      %264 = arith.addf %in, %in_101 : f32 loc(#loc83)
      linalg.yield %264 : f32 loc(#loc83)
    } -> tensor<24x16xf32> loc(#loc83)
    %expanded_46 = tensor.expand_shape %115 [[0, 1], [2, 3]] output_shape [2, 12, 2, 8] : tensor<24x16xf32> into tensor<2x12x2x8xf32> loc(#loc81)
    %transposed_47 = linalg.transpose ins(%expanded_46 : tensor<2x12x2x8xf32>) outs(%39 : tensor<2x2x12x8xf32>) permutation = [0, 2, 1, 3]  loc(#loc81)
    %transposed_48 = linalg.transpose ins(%expanded_44 : tensor<2x12x2x8xf32>) outs(%46 : tensor<2x2x8x12xf32>) permutation = [0, 2, 3, 1]  loc(#loc81)
    %collapsed_49 = tensor.collapse_shape %transposed_42 [[0, 1], [2], [3]] : tensor<2x2x12x8xf32> into tensor<4x12x8xf32> loc(#loc81)
    %collapsed_50 = tensor.collapse_shape %transposed_48 [[0, 1], [2], [3]] : tensor<2x2x8x12xf32> into tensor<4x8x12xf32> loc(#loc81)
    %116 = linalg.batch_matmul ins(%collapsed_49, %collapsed_50 : tensor<4x12x8xf32>, tensor<4x8x12xf32>) outs(%48 : tensor<4x12x12xf32>) -> tensor<4x12x12xf32> loc(#loc81)
    %expanded_51 = tensor.expand_shape %116 [[0, 1], [2], [3]] output_shape [2, 2, 12, 12] : tensor<4x12x12xf32> into tensor<2x2x12x12xf32> loc(#loc81)
    %117 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_51 : tensor<2x2x12x12xf32>) outs(%50 : tensor<2x2x12x12xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.1.attention.self"), %out: f32 loc("bert.encoder.layer.1.attention.self")):
      %264 = arith.truncf %cst_5 : f64 to f32 loc(#loc81)
      %265 = arith.mulf %in, %264 : f32 loc(#loc81)
      linalg.yield %265 : f32 loc(#loc81)
    } -> tensor<2x2x12x12xf32> loc(#loc81)
    %118 = linalg.generic {indexing_maps = [#map8, #map11, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%117, %32 : tensor<2x2x12x12xf32>, tensor<2x1x12x12xf32>) outs(%50 : tensor<2x2x12x12xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.1.attention.self"), %in_101: f32 loc("bert"), %out: f32 loc("bert.encoder.layer.1.attention.self")):
      %264 = arith.addf %in, %in_101 : f32 loc(#loc81)
      linalg.yield %264 : f32 loc(#loc81)
    } -> tensor<2x2x12x12xf32> loc(#loc81)
    %119:2 = linalg.generic {indexing_maps = [#map8, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%118 : tensor<2x2x12x12xf32>) outs(%56, %54 : tensor<2x2x12xf32>, tensor<2x2x12xi64>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.1.attention.self"), %out: f32 loc("bert.encoder.layer.1.attention.self"), %out_101: i64 loc("bert.encoder.layer.1.attention.self")):
      %264 = linalg.index 3 : index loc(#loc81)
      %265 = arith.index_cast %264 : index to i64 loc(#loc81)
      %266 = arith.maximumf %in, %out : f32 loc(#loc81)
      %267 = arith.cmpf ogt, %in, %out : f32 loc(#loc81)
      %268 = arith.select %267, %265, %out_101 : i64 loc(#loc81)
      linalg.yield %266, %268 : f32, i64 loc(#loc81)
    } -> (tensor<2x2x12xf32>, tensor<2x2x12xi64>) loc(#loc81)
    %expanded_52 = tensor.expand_shape %119#0 [[0], [1], [2, 3]] output_shape [2, 2, 12, 1] : tensor<2x2x12xf32> into tensor<2x2x12x1xf32> loc(#loc81)
    %120 = linalg.generic {indexing_maps = [#map8, #map13, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%118, %expanded_52 : tensor<2x2x12x12xf32>, tensor<2x2x12x1xf32>) outs(%50 : tensor<2x2x12x12xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.1.attention.self"), %in_101: f32 loc("bert.encoder.layer.1.attention.self"), %out: f32 loc("bert.encoder.layer.1.attention.self")):
      %264 = arith.subf %in, %in_101 : f32 loc(#loc81)
      linalg.yield %264 : f32 loc(#loc81)
    } -> tensor<2x2x12x12xf32> loc(#loc81)
    %121 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%120 : tensor<2x2x12x12xf32>) outs(%50 : tensor<2x2x12x12xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.1.attention.self"), %out: f32 loc("bert.encoder.layer.1.attention.self")):
      %264 = math.exp %in : f32 loc(#loc81)
      linalg.yield %264 : f32 loc(#loc81)
    } -> tensor<2x2x12x12xf32> loc(#loc81)
    %122 = linalg.generic {indexing_maps = [#map8, #map13], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%121 : tensor<2x2x12x12xf32>) outs(%61 : tensor<2x2x12x1xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.1.attention.self"), %out: f32 loc("bert.encoder.layer.1.attention.self")):
      %264 = arith.addf %in, %out : f32 loc(#loc81)
      linalg.yield %264 : f32 loc(#loc81)
    } -> tensor<2x2x12x1xf32> loc(#loc81)
    %123 = linalg.generic {indexing_maps = [#map8, #map13, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%121, %122 : tensor<2x2x12x12xf32>, tensor<2x2x12x1xf32>) outs(%50 : tensor<2x2x12x12xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.1.attention.self"), %in_101: f32 loc("bert.encoder.layer.1.attention.self"), %out: f32 loc("bert.encoder.layer.1.attention.self")):
      %264 = arith.divf %in, %in_101 : f32 loc(#loc81)
      linalg.yield %264 : f32 loc(#loc81)
    } -> tensor<2x2x12x12xf32> loc(#loc81)
    %collapsed_53 = tensor.collapse_shape %123 [[0, 1], [2], [3]] : tensor<2x2x12x12xf32> into tensor<4x12x12xf32> loc(#loc81)
    %collapsed_54 = tensor.collapse_shape %transposed_47 [[0, 1], [2], [3]] : tensor<2x2x12x8xf32> into tensor<4x12x8xf32> loc(#loc81)
    %124 = linalg.batch_matmul ins(%collapsed_53, %collapsed_54 : tensor<4x12x12xf32>, tensor<4x12x8xf32>) outs(%65 : tensor<4x12x8xf32>) -> tensor<4x12x8xf32> loc(#loc81)
    %expanded_55 = tensor.expand_shape %124 [[0, 1], [2], [3]] output_shape [2, 2, 12, 8] : tensor<4x12x8xf32> into tensor<2x2x12x8xf32> loc(#loc81)
    %transposed_56 = linalg.transpose ins(%expanded_55 : tensor<2x2x12x8xf32>) outs(%67 : tensor<2x12x2x8xf32>) permutation = [0, 2, 1, 3]  loc(#loc81)
    %collapsed_57 = tensor.collapse_shape %transposed_56 [[0, 1], [2, 3]] : tensor<2x12x2x8xf32> into tensor<24x16xf32> loc(#loc84)
    %transposed_58 = linalg.transpose ins(%arg27 : tensor<16x16xf32>) outs(%33 : tensor<16x16xf32>) permutation = [1, 0]  loc(#loc84)
    %125 = linalg.matmul ins(%collapsed_57, %transposed_58 : tensor<24x16xf32>, tensor<16x16xf32>) outs(%35 : tensor<24x16xf32>) -> tensor<24x16xf32> loc(#loc84)
    %126 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%arg28 : tensor<16xf32>) outs(%34 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.1.attention.output.dense"), %out: f32 loc("bert.encoder.layer.1.attention.output.dense")):
      linalg.yield %in : f32 loc(#loc84)
    } -> tensor<24x16xf32> loc(#loc84)
    %127 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%125, %126 : tensor<24x16xf32>, tensor<24x16xf32>) outs(%34 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.1.attention.output.dense"), %in_101: f32 loc("bert.encoder.layer.1.attention.output.dense"), %out: f32 loc("bert.encoder.layer.1.attention.output.dense")):
      %264 = arith.addf %in, %in_101 : f32 loc(#loc84)
      linalg.yield %264 : f32 loc(#loc84)
    } -> tensor<24x16xf32> loc(#loc84)
    %expanded_59 = tensor.expand_shape %127 [[0, 1], [2]] output_shape [2, 12, 16] : tensor<24x16xf32> into tensor<2x12x16xf32> loc(#loc84)
    %128 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_59, %106 : tensor<2x12x16xf32>, tensor<2x12x16xf32>) outs(%5 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.1.attention.output.dense"), %in_101: f32 loc("bert.encoder.layer.0.output.LayerNorm"), %out: f32 loc("bert.encoder.layer.1.attention.output")):
      %264 = arith.addf %in, %in_101 : f32 loc(#loc85)
      linalg.yield %264 : f32 loc(#loc85)
    } -> tensor<2x12x16xf32> loc(#loc85)
    %129 = linalg.generic {indexing_maps = [#map3, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%128 : tensor<2x12x16xf32>) outs(%13 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.1.attention.output"), %out: f32 loc("bert.encoder.layer.1.attention.output.LayerNorm")):
      %264 = arith.addf %in, %out : f32 loc(#loc86)
      linalg.yield %264 : f32 loc(#loc86)
    } -> tensor<2x12x1xf32> loc(#loc86)
    %130 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%129 : tensor<2x12x1xf32>) outs(%12 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.1.attention.output.LayerNorm"), %out: f32 loc("bert.encoder.layer.1.attention.output.LayerNorm")):
      %264 = arith.divf %in, %cst_7 : f32 loc(#loc86)
      linalg.yield %264 : f32 loc(#loc86)
    } -> tensor<2x12x1xf32> loc(#loc86)
    %131 = linalg.generic {indexing_maps = [#map3, #map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%128, %130 : tensor<2x12x16xf32>, tensor<2x12x1xf32>) outs(%5 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.1.attention.output"), %in_101: f32 loc("bert.encoder.layer.1.attention.output.LayerNorm"), %out: f32 loc("bert.encoder.layer.1.attention.output.LayerNorm")):
      %264 = arith.subf %in, %in_101 : f32 loc(#loc86)
      linalg.yield %264 : f32 loc(#loc86)
    } -> tensor<2x12x16xf32> loc(#loc86)
    %132 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%131, %131 : tensor<2x12x16xf32>, tensor<2x12x16xf32>) outs(%5 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.1.attention.output.LayerNorm"), %in_101: f32 loc("bert.encoder.layer.1.attention.output.LayerNorm"), %out: f32 loc("bert.encoder.layer.1.attention.output.LayerNorm")):
      %264 = arith.mulf %in, %in_101 : f32 loc(#loc86)
      linalg.yield %264 : f32 loc(#loc86)
    } -> tensor<2x12x16xf32> loc(#loc86)
    %133 = linalg.generic {indexing_maps = [#map3, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%132 : tensor<2x12x16xf32>) outs(%13 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.1.attention.output.LayerNorm"), %out: f32 loc("bert.encoder.layer.1.attention.output.LayerNorm")):
      %264 = arith.addf %in, %out : f32 loc(#loc86)
      linalg.yield %264 : f32 loc(#loc86)
    } -> tensor<2x12x1xf32> loc(#loc86)
    %134 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%133 : tensor<2x12x1xf32>) outs(%12 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.1.attention.output.LayerNorm"), %out: f32 loc("bert.encoder.layer.1.attention.output.LayerNorm")):
      %264 = arith.divf %in, %cst_7 : f32 loc(#loc86)
      linalg.yield %264 : f32 loc(#loc86)
    } -> tensor<2x12x1xf32> loc(#loc86)
    %135 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%134 : tensor<2x12x1xf32>) outs(%12 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.1.attention.output.LayerNorm"), %out: f32 loc("bert.encoder.layer.1.attention.output.LayerNorm")):
      %264 = arith.truncf %cst_6 : f64 to f32 loc(#loc86)
      %265 = arith.addf %in, %264 : f32 loc(#loc86)
      linalg.yield %265 : f32 loc(#loc86)
    } -> tensor<2x12x1xf32> loc(#loc86)
    %136 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%135 : tensor<2x12x1xf32>) outs(%12 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.1.attention.output.LayerNorm"), %out: f32 loc("bert.encoder.layer.1.attention.output.LayerNorm")):
      %264 = math.rsqrt %in : f32 loc(#loc86)
      linalg.yield %264 : f32 loc(#loc86)
    } -> tensor<2x12x1xf32> loc(#loc86)
    %137 = linalg.generic {indexing_maps = [#map3, #map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%131, %136 : tensor<2x12x16xf32>, tensor<2x12x1xf32>) outs(%5 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.1.attention.output.LayerNorm"), %in_101: f32 loc("bert.encoder.layer.1.attention.output.LayerNorm"), %out: f32 loc("bert.encoder.layer.1.attention.output.LayerNorm")):
      %264 = arith.mulf %in, %in_101 : f32 loc(#loc86)
      linalg.yield %264 : f32 loc(#loc86)
    } -> tensor<2x12x16xf32> loc(#loc86)
    %138 = linalg.generic {indexing_maps = [#map3, #map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%137, %arg29 : tensor<2x12x16xf32>, tensor<16xf32>) outs(%5 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.1.attention.output.LayerNorm"), %in_101: f32 loc("bert.encoder.layer.1.attention.output.LayerNorm"), %out: f32 loc("bert.encoder.layer.1.attention.output.LayerNorm")):
      %264 = arith.mulf %in, %in_101 : f32 loc(#loc86)
      linalg.yield %264 : f32 loc(#loc86)
    } -> tensor<2x12x16xf32> loc(#loc86)
    %139 = linalg.generic {indexing_maps = [#map3, #map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%138, %arg30 : tensor<2x12x16xf32>, tensor<16xf32>) outs(%5 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.1.attention.output.LayerNorm"), %in_101: f32 loc("bert.encoder.layer.1.attention.output.LayerNorm"), %out: f32 loc("bert.encoder.layer.1.attention.output.LayerNorm")):
      %264 = arith.addf %in, %in_101 : f32 loc(#loc86)
      linalg.yield %264 : f32 loc(#loc86)
    } -> tensor<2x12x16xf32> loc(#loc86)
    %collapsed_60 = tensor.collapse_shape %139 [[0, 1], [2]] : tensor<2x12x16xf32> into tensor<24x16xf32> loc(#loc87)
    %transposed_61 = linalg.transpose ins(%arg31 : tensor<32x16xf32>) outs(%83 : tensor<16x32xf32>) permutation = [1, 0]  loc(#loc87)
    %140 = linalg.matmul ins(%collapsed_60, %transposed_61 : tensor<24x16xf32>, tensor<16x32xf32>) outs(%85 : tensor<24x32xf32>) -> tensor<24x32xf32> loc(#loc87)
    %141 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%arg32 : tensor<32xf32>) outs(%84 : tensor<24x32xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.1.intermediate.dense"), %out: f32 loc("bert.encoder.layer.1.intermediate.dense")):
      linalg.yield %in : f32 loc(#loc87)
    } -> tensor<24x32xf32> loc(#loc87)
    %142 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%140, %141 : tensor<24x32xf32>, tensor<24x32xf32>) outs(%84 : tensor<24x32xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.1.intermediate.dense"), %in_101: f32 loc("bert.encoder.layer.1.intermediate.dense"), %out: f32 loc("bert.encoder.layer.1.intermediate.dense")):
      %264 = arith.addf %in, %in_101 : f32 loc(#loc87)
      linalg.yield %264 : f32 loc(#loc87)
    } -> tensor<24x32xf32> loc(#loc87)
    %expanded_62 = tensor.expand_shape %142 [[0, 1], [2]] output_shape [2, 12, 32] : tensor<24x32xf32> into tensor<2x12x32xf32> loc(#loc87)
    %143 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_62 : tensor<2x12x32xf32>) outs(%89 : tensor<2x12x32xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.1.intermediate.dense"), %out: f32 loc("bert.encoder.layer.1.intermediate.intermediate_act_fn")):
      %264 = arith.divf %in, %cst_8 : f32 loc(#loc88)
      %265 = math.erf %264 : f32 loc(#loc88)
      %266 = arith.addf %265, %cst_1 : f32 loc(#loc88)
      %267 = arith.mulf %266, %cst_2 : f32 loc(#loc88)
      %268 = arith.mulf %in, %267 : f32 loc(#loc88)
      linalg.yield %268 : f32 loc(#loc88)
    } -> tensor<2x12x32xf32> loc(#loc88)
    %collapsed_63 = tensor.collapse_shape %143 [[0, 1], [2]] : tensor<2x12x32xf32> into tensor<24x32xf32> loc(#loc89)
    %transposed_64 = linalg.transpose ins(%arg33 : tensor<16x32xf32>) outs(%91 : tensor<32x16xf32>) permutation = [1, 0]  loc(#loc89)
    %144 = linalg.matmul ins(%collapsed_63, %transposed_64 : tensor<24x32xf32>, tensor<32x16xf32>) outs(%35 : tensor<24x16xf32>) -> tensor<24x16xf32> loc(#loc89)
    %145 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%arg34 : tensor<16xf32>) outs(%34 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.1.output.dense"), %out: f32 loc("bert.encoder.layer.1.output.dense")):
      linalg.yield %in : f32 loc(#loc89)
    } -> tensor<24x16xf32> loc(#loc89)
    %146 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%144, %145 : tensor<24x16xf32>, tensor<24x16xf32>) outs(%34 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.1.output.dense"), %in_101: f32 loc("bert.encoder.layer.1.output.dense"), %out: f32 loc("bert.encoder.layer.1.output.dense")):
      %264 = arith.addf %in, %in_101 : f32 loc(#loc89)
      linalg.yield %264 : f32 loc(#loc89)
    } -> tensor<24x16xf32> loc(#loc89)
    %expanded_65 = tensor.expand_shape %146 [[0, 1], [2]] output_shape [2, 12, 16] : tensor<24x16xf32> into tensor<2x12x16xf32> loc(#loc89)
    %147 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_65, %139 : tensor<2x12x16xf32>, tensor<2x12x16xf32>) outs(%5 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.1.output.dense"), %in_101: f32 loc("bert.encoder.layer.1.attention.output.LayerNorm"), %out: f32 loc("bert.encoder.layer.1.output")):
      %264 = arith.addf %in, %in_101 : f32 loc(#loc90)
      linalg.yield %264 : f32 loc(#loc90)
    } -> tensor<2x12x16xf32> loc(#loc90)
    %148 = linalg.generic {indexing_maps = [#map3, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%147 : tensor<2x12x16xf32>) outs(%13 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.1.output"), %out: f32 loc("bert.encoder.layer.1.output.LayerNorm")):
      %264 = arith.addf %in, %out : f32 loc(#loc91)
      linalg.yield %264 : f32 loc(#loc91)
    } -> tensor<2x12x1xf32> loc(#loc91)
    %149 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%148 : tensor<2x12x1xf32>) outs(%12 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.1.output.LayerNorm"), %out: f32 loc("bert.encoder.layer.1.output.LayerNorm")):
      %264 = arith.divf %in, %cst_7 : f32 loc(#loc91)
      linalg.yield %264 : f32 loc(#loc91)
    } -> tensor<2x12x1xf32> loc(#loc91)
    %150 = linalg.generic {indexing_maps = [#map3, #map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%147, %149 : tensor<2x12x16xf32>, tensor<2x12x1xf32>) outs(%5 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.1.output"), %in_101: f32 loc("bert.encoder.layer.1.output.LayerNorm"), %out: f32 loc("bert.encoder.layer.1.output.LayerNorm")):
      %264 = arith.subf %in, %in_101 : f32 loc(#loc91)
      linalg.yield %264 : f32 loc(#loc91)
    } -> tensor<2x12x16xf32> loc(#loc91)
    %151 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%150, %150 : tensor<2x12x16xf32>, tensor<2x12x16xf32>) outs(%5 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.1.output.LayerNorm"), %in_101: f32 loc("bert.encoder.layer.1.output.LayerNorm"), %out: f32 loc("bert.encoder.layer.1.output.LayerNorm")):
      %264 = arith.mulf %in, %in_101 : f32 loc(#loc91)
      linalg.yield %264 : f32 loc(#loc91)
    } -> tensor<2x12x16xf32> loc(#loc91)
    %152 = linalg.generic {indexing_maps = [#map3, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%151 : tensor<2x12x16xf32>) outs(%13 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.1.output.LayerNorm"), %out: f32 loc("bert.encoder.layer.1.output.LayerNorm")):
      %264 = arith.addf %in, %out : f32 loc(#loc91)
      linalg.yield %264 : f32 loc(#loc91)
    } -> tensor<2x12x1xf32> loc(#loc91)
    %153 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%152 : tensor<2x12x1xf32>) outs(%12 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.1.output.LayerNorm"), %out: f32 loc("bert.encoder.layer.1.output.LayerNorm")):
      %264 = arith.divf %in, %cst_7 : f32 loc(#loc91)
      linalg.yield %264 : f32 loc(#loc91)
    } -> tensor<2x12x1xf32> loc(#loc91)
    %154 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%153 : tensor<2x12x1xf32>) outs(%12 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.1.output.LayerNorm"), %out: f32 loc("bert.encoder.layer.1.output.LayerNorm")):
      %264 = arith.truncf %cst_6 : f64 to f32 loc(#loc91)
      %265 = arith.addf %in, %264 : f32 loc(#loc91)
      linalg.yield %265 : f32 loc(#loc91)
    } -> tensor<2x12x1xf32> loc(#loc91)
    %155 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%154 : tensor<2x12x1xf32>) outs(%12 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.1.output.LayerNorm"), %out: f32 loc("bert.encoder.layer.1.output.LayerNorm")):
      %264 = math.rsqrt %in : f32 loc(#loc91)
      linalg.yield %264 : f32 loc(#loc91)
    } -> tensor<2x12x1xf32> loc(#loc91)
    %156 = linalg.generic {indexing_maps = [#map3, #map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%150, %155 : tensor<2x12x16xf32>, tensor<2x12x1xf32>) outs(%5 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.1.output.LayerNorm"), %in_101: f32 loc("bert.encoder.layer.1.output.LayerNorm"), %out: f32 loc("bert.encoder.layer.1.output.LayerNorm")):
      %264 = arith.mulf %in, %in_101 : f32 loc(#loc91)
      linalg.yield %264 : f32 loc(#loc91)
    } -> tensor<2x12x16xf32> loc(#loc91)
    %157 = linalg.generic {indexing_maps = [#map3, #map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%156, %arg35 : tensor<2x12x16xf32>, tensor<16xf32>) outs(%5 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.1.output.LayerNorm"), %in_101: f32 loc("bert.encoder.layer.1.output.LayerNorm"), %out: f32 loc("bert.encoder.layer.1.output.LayerNorm")):
      %264 = arith.mulf %in, %in_101 : f32 loc(#loc91)
      linalg.yield %264 : f32 loc(#loc91)
    } -> tensor<2x12x16xf32> loc(#loc91)
    %158 = linalg.generic {indexing_maps = [#map3, #map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%157, %arg36 : tensor<2x12x16xf32>, tensor<16xf32>) outs(%5 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.1.output.LayerNorm"), %in_101: f32 loc("bert.encoder.layer.1.output.LayerNorm"), %out: f32 loc("bert.encoder.layer.1.output.LayerNorm")):
      %264 = arith.addf %in, %in_101 : f32 loc(#loc91)
      linalg.yield %264 : f32 loc(#loc91)
    } -> tensor<2x12x16xf32> loc(#loc91)
    %collapsed_66 = tensor.collapse_shape %158 [[0, 1], [2]] : tensor<2x12x16xf32> into tensor<24x16xf32> loc(#loc92)
    %transposed_67 = linalg.transpose ins(%arg37 : tensor<16x16xf32>) outs(%33 : tensor<16x16xf32>) permutation = [1, 0]  loc(#loc92)
    %159 = linalg.matmul ins(%collapsed_66, %transposed_67 : tensor<24x16xf32>, tensor<16x16xf32>) outs(%35 : tensor<24x16xf32>) -> tensor<24x16xf32> loc(#loc92)
    %160 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%arg38 : tensor<16xf32>) outs(%34 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.2.attention.self.query"), %out: f32 loc("bert.encoder.layer.2.attention.self.query")):
      linalg.yield %in : f32 loc(#loc92)
    } -> tensor<24x16xf32> loc(#loc92)
    %161 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%159, %160 : tensor<24x16xf32>, tensor<24x16xf32>) outs(%34 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.2.attention.self.query"), %in_101: f32 loc("bert.encoder.layer.2.attention.self.query"), %out: f32 loc("bert.encoder.layer.2.attention.self.query")):
      %264 = arith.addf %in, %in_101 : f32 loc(#loc92)
      linalg.yield %264 : f32 loc(#loc92)
    } -> tensor<24x16xf32> loc(#loc92)
    %expanded_68 = tensor.expand_shape %161 [[0, 1], [2, 3]] output_shape [2, 12, 2, 8] : tensor<24x16xf32> into tensor<2x12x2x8xf32> loc(#loc93)
    %transposed_69 = linalg.transpose ins(%expanded_68 : tensor<2x12x2x8xf32>) outs(%39 : tensor<2x2x12x8xf32>) permutation = [0, 2, 1, 3]  loc(#loc93)
    %transposed_70 = linalg.transpose ins(%arg39 : tensor<16x16xf32>) outs(%33 : tensor<16x16xf32>) permutation = [1, 0]  loc(#loc94)
    %162 = linalg.matmul ins(%collapsed_66, %transposed_70 : tensor<24x16xf32>, tensor<16x16xf32>) outs(%35 : tensor<24x16xf32>) -> tensor<24x16xf32> loc(#loc94)
    %163 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%arg40 : tensor<16xf32>) outs(%34 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.2.attention.self.key"), %out: f32 loc("bert.encoder.layer.2.attention.self.key")):
      linalg.yield %in : f32 loc(#loc94)
    } -> tensor<24x16xf32> loc(#loc94)
    %164 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%162, %163 : tensor<24x16xf32>, tensor<24x16xf32>) outs(%34 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.2.attention.self.key"), %in_101: f32 loc("bert.encoder.layer.2.attention.self.key"), %out: f32 loc("bert.encoder.layer.2.attention.self.key")):
      %264 = arith.addf %in, %in_101 : f32 loc(#loc94)
      linalg.yield %264 : f32 loc(#loc94)
    } -> tensor<24x16xf32> loc(#loc94)
    %expanded_71 = tensor.expand_shape %164 [[0, 1], [2, 3]] output_shape [2, 12, 2, 8] : tensor<24x16xf32> into tensor<2x12x2x8xf32> loc(#loc93)
    %transposed_72 = linalg.transpose ins(%arg41 : tensor<16x16xf32>) outs(%33 : tensor<16x16xf32>) permutation = [1, 0]  loc(#loc95)
    %165 = linalg.matmul ins(%collapsed_66, %transposed_72 : tensor<24x16xf32>, tensor<16x16xf32>) outs(%35 : tensor<24x16xf32>) -> tensor<24x16xf32> loc(#loc95)
    %166 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%arg42 : tensor<16xf32>) outs(%34 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.2.attention.self.value"), %out: f32 loc("bert.encoder.layer.2.attention.self.value")):
      linalg.yield %in : f32 loc(#loc95)
    } -> tensor<24x16xf32> loc(#loc95)
    %167 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%165, %166 : tensor<24x16xf32>, tensor<24x16xf32>) outs(%34 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.2.attention.self.value"), %in_101: f32 loc("bert.encoder.layer.2.attention.self.value"), %out: f32 loc("bert.encoder.layer.2.attention.self.value")):
      %264 = arith.addf %in, %in_101 : f32 loc(#loc95)
      linalg.yield %264 : f32 loc(#loc95)
    } -> tensor<24x16xf32> loc(#loc95)
    %expanded_73 = tensor.expand_shape %167 [[0, 1], [2, 3]] output_shape [2, 12, 2, 8] : tensor<24x16xf32> into tensor<2x12x2x8xf32> loc(#loc93)
    %transposed_74 = linalg.transpose ins(%expanded_73 : tensor<2x12x2x8xf32>) outs(%39 : tensor<2x2x12x8xf32>) permutation = [0, 2, 1, 3]  loc(#loc93)
    %transposed_75 = linalg.transpose ins(%expanded_71 : tensor<2x12x2x8xf32>) outs(%46 : tensor<2x2x8x12xf32>) permutation = [0, 2, 3, 1]  loc(#loc93)
    %collapsed_76 = tensor.collapse_shape %transposed_69 [[0, 1], [2], [3]] : tensor<2x2x12x8xf32> into tensor<4x12x8xf32> loc(#loc93)
    %collapsed_77 = tensor.collapse_shape %transposed_75 [[0, 1], [2], [3]] : tensor<2x2x8x12xf32> into tensor<4x8x12xf32> loc(#loc93)
    %168 = linalg.batch_matmul ins(%collapsed_76, %collapsed_77 : tensor<4x12x8xf32>, tensor<4x8x12xf32>) outs(%48 : tensor<4x12x12xf32>) -> tensor<4x12x12xf32> loc(#loc93)
    %expanded_78 = tensor.expand_shape %168 [[0, 1], [2], [3]] output_shape [2, 2, 12, 12] : tensor<4x12x12xf32> into tensor<2x2x12x12xf32> loc(#loc93)
    %169 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_78 : tensor<2x2x12x12xf32>) outs(%50 : tensor<2x2x12x12xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.2.attention.self"), %out: f32 loc("bert.encoder.layer.2.attention.self")):
      %264 = arith.truncf %cst_5 : f64 to f32 loc(#loc93)
      %265 = arith.mulf %in, %264 : f32 loc(#loc93)
      linalg.yield %265 : f32 loc(#loc93)
    } -> tensor<2x2x12x12xf32> loc(#loc93)
    %170 = linalg.generic {indexing_maps = [#map8, #map11, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%169, %32 : tensor<2x2x12x12xf32>, tensor<2x1x12x12xf32>) outs(%50 : tensor<2x2x12x12xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.2.attention.self"), %in_101: f32 loc("bert"), %out: f32 loc("bert.encoder.layer.2.attention.self")):
      %264 = arith.addf %in, %in_101 : f32 loc(#loc93)
      linalg.yield %264 : f32 loc(#loc93)
    } -> tensor<2x2x12x12xf32> loc(#loc93)
    %171:2 = linalg.generic {indexing_maps = [#map8, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%170 : tensor<2x2x12x12xf32>) outs(%56, %54 : tensor<2x2x12xf32>, tensor<2x2x12xi64>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.2.attention.self"), %out: f32 loc("bert.encoder.layer.2.attention.self"), %out_101: i64 loc("bert.encoder.layer.2.attention.self")):
      %264 = linalg.index 3 : index loc(#loc93)
      %265 = arith.index_cast %264 : index to i64 loc(#loc93)
      %266 = arith.maximumf %in, %out : f32 loc(#loc93)
      %267 = arith.cmpf ogt, %in, %out : f32 loc(#loc93)
      %268 = arith.select %267, %265, %out_101 : i64 loc(#loc93)
      linalg.yield %266, %268 : f32, i64 loc(#loc93)
    } -> (tensor<2x2x12xf32>, tensor<2x2x12xi64>) loc(#loc93)
    %expanded_79 = tensor.expand_shape %171#0 [[0], [1], [2, 3]] output_shape [2, 2, 12, 1] : tensor<2x2x12xf32> into tensor<2x2x12x1xf32> loc(#loc93)
    %172 = linalg.generic {indexing_maps = [#map8, #map13, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%170, %expanded_79 : tensor<2x2x12x12xf32>, tensor<2x2x12x1xf32>) outs(%50 : tensor<2x2x12x12xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.2.attention.self"), %in_101: f32 loc("bert.encoder.layer.2.attention.self"), %out: f32 loc("bert.encoder.layer.2.attention.self")):
      %264 = arith.subf %in, %in_101 : f32 loc(#loc93)
      linalg.yield %264 : f32 loc(#loc93)
    } -> tensor<2x2x12x12xf32> loc(#loc93)
    %173 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%172 : tensor<2x2x12x12xf32>) outs(%50 : tensor<2x2x12x12xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.2.attention.self"), %out: f32 loc("bert.encoder.layer.2.attention.self")):
      %264 = math.exp %in : f32 loc(#loc93)
      linalg.yield %264 : f32 loc(#loc93)
    } -> tensor<2x2x12x12xf32> loc(#loc93)
    %174 = linalg.generic {indexing_maps = [#map8, #map13], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%173 : tensor<2x2x12x12xf32>) outs(%61 : tensor<2x2x12x1xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.2.attention.self"), %out: f32 loc("bert.encoder.layer.2.attention.self")):
      %264 = arith.addf %in, %out : f32 loc(#loc93)
      linalg.yield %264 : f32 loc(#loc93)
    } -> tensor<2x2x12x1xf32> loc(#loc93)
    %175 = linalg.generic {indexing_maps = [#map8, #map13, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%173, %174 : tensor<2x2x12x12xf32>, tensor<2x2x12x1xf32>) outs(%50 : tensor<2x2x12x12xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.2.attention.self"), %in_101: f32 loc("bert.encoder.layer.2.attention.self"), %out: f32 loc("bert.encoder.layer.2.attention.self")):
      %264 = arith.divf %in, %in_101 : f32 loc(#loc93)
      linalg.yield %264 : f32 loc(#loc93)
    } -> tensor<2x2x12x12xf32> loc(#loc93)
    %collapsed_80 = tensor.collapse_shape %175 [[0, 1], [2], [3]] : tensor<2x2x12x12xf32> into tensor<4x12x12xf32> loc(#loc93)
    %collapsed_81 = tensor.collapse_shape %transposed_74 [[0, 1], [2], [3]] : tensor<2x2x12x8xf32> into tensor<4x12x8xf32> loc(#loc93)
    %176 = linalg.batch_matmul ins(%collapsed_80, %collapsed_81 : tensor<4x12x12xf32>, tensor<4x12x8xf32>) outs(%65 : tensor<4x12x8xf32>) -> tensor<4x12x8xf32> loc(#loc93)
    %expanded_82 = tensor.expand_shape %176 [[0, 1], [2], [3]] output_shape [2, 2, 12, 8] : tensor<4x12x8xf32> into tensor<2x2x12x8xf32> loc(#loc93)
    %transposed_83 = linalg.transpose ins(%expanded_82 : tensor<2x2x12x8xf32>) outs(%67 : tensor<2x12x2x8xf32>) permutation = [0, 2, 1, 3]  loc(#loc93)
    %collapsed_84 = tensor.collapse_shape %transposed_83 [[0, 1], [2, 3]] : tensor<2x12x2x8xf32> into tensor<24x16xf32> loc(#loc96)
    %transposed_85 = linalg.transpose ins(%arg43 : tensor<16x16xf32>) outs(%33 : tensor<16x16xf32>) permutation = [1, 0]  loc(#loc96)
    %177 = linalg.matmul ins(%collapsed_84, %transposed_85 : tensor<24x16xf32>, tensor<16x16xf32>) outs(%35 : tensor<24x16xf32>) -> tensor<24x16xf32> loc(#loc96)
    %178 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%arg44 : tensor<16xf32>) outs(%34 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.2.attention.output.dense"), %out: f32 loc("bert.encoder.layer.2.attention.output.dense")):
      linalg.yield %in : f32 loc(#loc96)
    } -> tensor<24x16xf32> loc(#loc96)
    %179 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%177, %178 : tensor<24x16xf32>, tensor<24x16xf32>) outs(%34 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.2.attention.output.dense"), %in_101: f32 loc("bert.encoder.layer.2.attention.output.dense"), %out: f32 loc("bert.encoder.layer.2.attention.output.dense")):
      %264 = arith.addf %in, %in_101 : f32 loc(#loc96)
      linalg.yield %264 : f32 loc(#loc96)
    } -> tensor<24x16xf32> loc(#loc96)
    %expanded_86 = tensor.expand_shape %179 [[0, 1], [2]] output_shape [2, 12, 16] : tensor<24x16xf32> into tensor<2x12x16xf32> loc(#loc96)
    %180 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_86, %158 : tensor<2x12x16xf32>, tensor<2x12x16xf32>) outs(%5 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.2.attention.output.dense"), %in_101: f32 loc("bert.encoder.layer.1.output.LayerNorm"), %out: f32 loc("bert.encoder.layer.2.attention.output")):
      %264 = arith.addf %in, %in_101 : f32 loc(#loc97)
      linalg.yield %264 : f32 loc(#loc97)
    } -> tensor<2x12x16xf32> loc(#loc97)
    %181 = linalg.generic {indexing_maps = [#map3, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%180 : tensor<2x12x16xf32>) outs(%13 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.2.attention.output"), %out: f32 loc("bert.encoder.layer.2.attention.output.LayerNorm")):
      %264 = arith.addf %in, %out : f32 loc(#loc98)
      linalg.yield %264 : f32 loc(#loc98)
    } -> tensor<2x12x1xf32> loc(#loc98)
    %182 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%181 : tensor<2x12x1xf32>) outs(%12 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.2.attention.output.LayerNorm"), %out: f32 loc("bert.encoder.layer.2.attention.output.LayerNorm")):
      %264 = arith.divf %in, %cst_7 : f32 loc(#loc98)
      linalg.yield %264 : f32 loc(#loc98)
    } -> tensor<2x12x1xf32> loc(#loc98)
    %183 = linalg.generic {indexing_maps = [#map3, #map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%180, %182 : tensor<2x12x16xf32>, tensor<2x12x1xf32>) outs(%5 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.2.attention.output"), %in_101: f32 loc("bert.encoder.layer.2.attention.output.LayerNorm"), %out: f32 loc("bert.encoder.layer.2.attention.output.LayerNorm")):
      %264 = arith.subf %in, %in_101 : f32 loc(#loc98)
      linalg.yield %264 : f32 loc(#loc98)
    } -> tensor<2x12x16xf32> loc(#loc98)
    %184 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%183, %183 : tensor<2x12x16xf32>, tensor<2x12x16xf32>) outs(%5 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.2.attention.output.LayerNorm"), %in_101: f32 loc("bert.encoder.layer.2.attention.output.LayerNorm"), %out: f32 loc("bert.encoder.layer.2.attention.output.LayerNorm")):
      %264 = arith.mulf %in, %in_101 : f32 loc(#loc98)
      linalg.yield %264 : f32 loc(#loc98)
    } -> tensor<2x12x16xf32> loc(#loc98)
    %185 = linalg.generic {indexing_maps = [#map3, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%184 : tensor<2x12x16xf32>) outs(%13 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.2.attention.output.LayerNorm"), %out: f32 loc("bert.encoder.layer.2.attention.output.LayerNorm")):
      %264 = arith.addf %in, %out : f32 loc(#loc98)
      linalg.yield %264 : f32 loc(#loc98)
    } -> tensor<2x12x1xf32> loc(#loc98)
    %186 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%185 : tensor<2x12x1xf32>) outs(%12 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.2.attention.output.LayerNorm"), %out: f32 loc("bert.encoder.layer.2.attention.output.LayerNorm")):
      %264 = arith.divf %in, %cst_7 : f32 loc(#loc98)
      linalg.yield %264 : f32 loc(#loc98)
    } -> tensor<2x12x1xf32> loc(#loc98)
    %187 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%186 : tensor<2x12x1xf32>) outs(%12 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.2.attention.output.LayerNorm"), %out: f32 loc("bert.encoder.layer.2.attention.output.LayerNorm")):
      %264 = arith.truncf %cst_6 : f64 to f32 loc(#loc98)
      %265 = arith.addf %in, %264 : f32 loc(#loc98)
      linalg.yield %265 : f32 loc(#loc98)
    } -> tensor<2x12x1xf32> loc(#loc98)
    %188 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%187 : tensor<2x12x1xf32>) outs(%12 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.2.attention.output.LayerNorm"), %out: f32 loc("bert.encoder.layer.2.attention.output.LayerNorm")):
      %264 = math.rsqrt %in : f32 loc(#loc98)
      linalg.yield %264 : f32 loc(#loc98)
    } -> tensor<2x12x1xf32> loc(#loc98)
    %189 = linalg.generic {indexing_maps = [#map3, #map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%183, %188 : tensor<2x12x16xf32>, tensor<2x12x1xf32>) outs(%5 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.2.attention.output.LayerNorm"), %in_101: f32 loc("bert.encoder.layer.2.attention.output.LayerNorm"), %out: f32 loc("bert.encoder.layer.2.attention.output.LayerNorm")):
      %264 = arith.mulf %in, %in_101 : f32 loc(#loc98)
      linalg.yield %264 : f32 loc(#loc98)
    } -> tensor<2x12x16xf32> loc(#loc98)
    %190 = linalg.generic {indexing_maps = [#map3, #map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%189, %arg45 : tensor<2x12x16xf32>, tensor<16xf32>) outs(%5 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.2.attention.output.LayerNorm"), %in_101: f32 loc("bert.encoder.layer.2.attention.output.LayerNorm"), %out: f32 loc("bert.encoder.layer.2.attention.output.LayerNorm")):
      %264 = arith.mulf %in, %in_101 : f32 loc(#loc98)
      linalg.yield %264 : f32 loc(#loc98)
    } -> tensor<2x12x16xf32> loc(#loc98)
    %191 = linalg.generic {indexing_maps = [#map3, #map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%190, %arg46 : tensor<2x12x16xf32>, tensor<16xf32>) outs(%5 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.2.attention.output.LayerNorm"), %in_101: f32 loc("bert.encoder.layer.2.attention.output.LayerNorm"), %out: f32 loc("bert.encoder.layer.2.attention.output.LayerNorm")):
      %264 = arith.addf %in, %in_101 : f32 loc(#loc98)
      linalg.yield %264 : f32 loc(#loc98)
    } -> tensor<2x12x16xf32> loc(#loc98)
    %collapsed_87 = tensor.collapse_shape %191 [[0, 1], [2]] : tensor<2x12x16xf32> into tensor<24x16xf32> loc(#loc99)
    %transposed_88 = linalg.transpose ins(%arg47 : tensor<32x16xf32>) outs(%83 : tensor<16x32xf32>) permutation = [1, 0]  loc(#loc99)
    %192 = linalg.matmul ins(%collapsed_87, %transposed_88 : tensor<24x16xf32>, tensor<16x32xf32>) outs(%85 : tensor<24x32xf32>) -> tensor<24x32xf32> loc(#loc99)
    %193 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%arg48 : tensor<32xf32>) outs(%84 : tensor<24x32xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.2.intermediate.dense"), %out: f32 loc("bert.encoder.layer.2.intermediate.dense")):
      linalg.yield %in : f32 loc(#loc99)
    } -> tensor<24x32xf32> loc(#loc99)
    %194 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%192, %193 : tensor<24x32xf32>, tensor<24x32xf32>) outs(%84 : tensor<24x32xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.2.intermediate.dense"), %in_101: f32 loc("bert.encoder.layer.2.intermediate.dense"), %out: f32 loc("bert.encoder.layer.2.intermediate.dense")):
      %264 = arith.addf %in, %in_101 : f32 loc(#loc99)
      linalg.yield %264 : f32 loc(#loc99)
    } -> tensor<24x32xf32> loc(#loc99)
    %expanded_89 = tensor.expand_shape %194 [[0, 1], [2]] output_shape [2, 12, 32] : tensor<24x32xf32> into tensor<2x12x32xf32> loc(#loc99)
    %195 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_89 : tensor<2x12x32xf32>) outs(%89 : tensor<2x12x32xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.2.intermediate.dense"), %out: f32 loc("bert.encoder.layer.2.intermediate.intermediate_act_fn")):
      %264 = arith.divf %in, %cst_8 : f32 loc(#loc100)
      %265 = math.erf %264 : f32 loc(#loc100)
      %266 = arith.addf %265, %cst_1 : f32 loc(#loc100)
      %267 = arith.mulf %266, %cst_2 : f32 loc(#loc100)
      %268 = arith.mulf %in, %267 : f32 loc(#loc100)
      linalg.yield %268 : f32 loc(#loc100)
    } -> tensor<2x12x32xf32> loc(#loc100)
    %collapsed_90 = tensor.collapse_shape %195 [[0, 1], [2]] : tensor<2x12x32xf32> into tensor<24x32xf32> loc(#loc101)
    %transposed_91 = linalg.transpose ins(%arg49 : tensor<16x32xf32>) outs(%91 : tensor<32x16xf32>) permutation = [1, 0]  loc(#loc101)
    %196 = linalg.matmul ins(%collapsed_90, %transposed_91 : tensor<24x32xf32>, tensor<32x16xf32>) outs(%35 : tensor<24x16xf32>) -> tensor<24x16xf32> loc(#loc101)
    %197 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%arg50 : tensor<16xf32>) outs(%34 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.2.output.dense"), %out: f32 loc("bert.encoder.layer.2.output.dense")):
      linalg.yield %in : f32 loc(#loc101)
    } -> tensor<24x16xf32> loc(#loc101)
    %198 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%196, %197 : tensor<24x16xf32>, tensor<24x16xf32>) outs(%34 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.2.output.dense"), %in_101: f32 loc("bert.encoder.layer.2.output.dense"), %out: f32 loc("bert.encoder.layer.2.output.dense")):
      %264 = arith.addf %in, %in_101 : f32 loc(#loc101)
      linalg.yield %264 : f32 loc(#loc101)
    } -> tensor<24x16xf32> loc(#loc101)
    %expanded_92 = tensor.expand_shape %198 [[0, 1], [2]] output_shape [2, 12, 16] : tensor<24x16xf32> into tensor<2x12x16xf32> loc(#loc101)
    %199 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_92, %191 : tensor<2x12x16xf32>, tensor<2x12x16xf32>) outs(%5 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.2.output.dense"), %in_101: f32 loc("bert.encoder.layer.2.attention.output.LayerNorm"), %out: f32 loc("bert.encoder.layer.2.output")):
      %264 = arith.addf %in, %in_101 : f32 loc(#loc102)
      linalg.yield %264 : f32 loc(#loc102)
    } -> tensor<2x12x16xf32> loc(#loc102)
    %200 = linalg.generic {indexing_maps = [#map3, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%199 : tensor<2x12x16xf32>) outs(%13 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.2.output"), %out: f32 loc("bert.encoder.layer.2.output.LayerNorm")):
      %264 = arith.addf %in, %out : f32 loc(#loc103)
      linalg.yield %264 : f32 loc(#loc103)
    } -> tensor<2x12x1xf32> loc(#loc103)
    %201 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%200 : tensor<2x12x1xf32>) outs(%12 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.2.output.LayerNorm"), %out: f32 loc("bert.encoder.layer.2.output.LayerNorm")):
      %264 = arith.divf %in, %cst_7 : f32 loc(#loc103)
      linalg.yield %264 : f32 loc(#loc103)
    } -> tensor<2x12x1xf32> loc(#loc103)
    %202 = linalg.generic {indexing_maps = [#map3, #map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%199, %201 : tensor<2x12x16xf32>, tensor<2x12x1xf32>) outs(%5 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.2.output"), %in_101: f32 loc("bert.encoder.layer.2.output.LayerNorm"), %out: f32 loc("bert.encoder.layer.2.output.LayerNorm")):
      %264 = arith.subf %in, %in_101 : f32 loc(#loc103)
      linalg.yield %264 : f32 loc(#loc103)
    } -> tensor<2x12x16xf32> loc(#loc103)
    %203 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%202, %202 : tensor<2x12x16xf32>, tensor<2x12x16xf32>) outs(%5 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.2.output.LayerNorm"), %in_101: f32 loc("bert.encoder.layer.2.output.LayerNorm"), %out: f32 loc("bert.encoder.layer.2.output.LayerNorm")):
      %264 = arith.mulf %in, %in_101 : f32 loc(#loc103)
      linalg.yield %264 : f32 loc(#loc103)
    } -> tensor<2x12x16xf32> loc(#loc103)
    %204 = linalg.generic {indexing_maps = [#map3, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%203 : tensor<2x12x16xf32>) outs(%13 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.2.output.LayerNorm"), %out: f32 loc("bert.encoder.layer.2.output.LayerNorm")):
      %264 = arith.addf %in, %out : f32 loc(#loc103)
      linalg.yield %264 : f32 loc(#loc103)
    } -> tensor<2x12x1xf32> loc(#loc103)
    %205 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%204 : tensor<2x12x1xf32>) outs(%12 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.2.output.LayerNorm"), %out: f32 loc("bert.encoder.layer.2.output.LayerNorm")):
      %264 = arith.divf %in, %cst_7 : f32 loc(#loc103)
      linalg.yield %264 : f32 loc(#loc103)
    } -> tensor<2x12x1xf32> loc(#loc103)
    %206 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%205 : tensor<2x12x1xf32>) outs(%12 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.2.output.LayerNorm"), %out: f32 loc("bert.encoder.layer.2.output.LayerNorm")):
      %264 = arith.truncf %cst_6 : f64 to f32 loc(#loc103)
      %265 = arith.addf %in, %264 : f32 loc(#loc103)
      linalg.yield %265 : f32 loc(#loc103)
    } -> tensor<2x12x1xf32> loc(#loc103)
    %207 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%206 : tensor<2x12x1xf32>) outs(%12 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.2.output.LayerNorm"), %out: f32 loc("bert.encoder.layer.2.output.LayerNorm")):
      %264 = math.rsqrt %in : f32 loc(#loc103)
      linalg.yield %264 : f32 loc(#loc103)
    } -> tensor<2x12x1xf32> loc(#loc103)
    %208 = linalg.generic {indexing_maps = [#map3, #map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%202, %207 : tensor<2x12x16xf32>, tensor<2x12x1xf32>) outs(%5 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.2.output.LayerNorm"), %in_101: f32 loc("bert.encoder.layer.2.output.LayerNorm"), %out: f32 loc("bert.encoder.layer.2.output.LayerNorm")):
      %264 = arith.mulf %in, %in_101 : f32 loc(#loc103)
      linalg.yield %264 : f32 loc(#loc103)
    } -> tensor<2x12x16xf32> loc(#loc103)
    %209 = linalg.generic {indexing_maps = [#map3, #map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%208, %arg51 : tensor<2x12x16xf32>, tensor<16xf32>) outs(%5 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.2.output.LayerNorm"), %in_101: f32 loc("bert.encoder.layer.2.output.LayerNorm"), %out: f32 loc("bert.encoder.layer.2.output.LayerNorm")):
      %264 = arith.mulf %in, %in_101 : f32 loc(#loc103)
      linalg.yield %264 : f32 loc(#loc103)
    } -> tensor<2x12x16xf32> loc(#loc103)
    %210 = linalg.generic {indexing_maps = [#map3, #map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%209, %arg52 : tensor<2x12x16xf32>, tensor<16xf32>) outs(%5 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.2.output.LayerNorm"), %in_101: f32 loc("bert.encoder.layer.2.output.LayerNorm"), %out: f32 loc("bert.encoder.layer.2.output.LayerNorm")):
      %264 = arith.addf %in, %in_101 : f32 loc(#loc103)
      linalg.yield %264 : f32 loc(#loc103)
    } -> tensor<2x12x16xf32> loc(#loc103)
    %collapsed_93 = tensor.collapse_shape %210 [[0, 1], [2]] : tensor<2x12x16xf32> into tensor<24x16xf32> loc(#loc104)
    %transposed_94 = linalg.transpose ins(%arg54 : tensor<16x16xf32>) outs(%33 : tensor<16x16xf32>) permutation = [1, 0]  loc(#loc104)
    %211 = linalg.matmul ins(%collapsed_93, %transposed_94 : tensor<24x16xf32>, tensor<16x16xf32>) outs(%35 : tensor<24x16xf32>) -> tensor<24x16xf32> loc(#loc104)
    %212 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%arg55 : tensor<16xf32>) outs(%34 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc("cls.predictions.transform.dense"), %out: f32 loc("cls.predictions.transform.dense")):
      linalg.yield %in : f32 loc(#loc104)
    } -> tensor<24x16xf32> loc(#loc104)
    %213 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%211, %212 : tensor<24x16xf32>, tensor<24x16xf32>) outs(%34 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc("cls.predictions.transform.dense"), %in_101: f32 loc("cls.predictions.transform.dense"), %out: f32 loc("cls.predictions.transform.dense")):
      %264 = arith.addf %in, %in_101 : f32 loc(#loc104)
      linalg.yield %264 : f32 loc(#loc104)
    } -> tensor<24x16xf32> loc(#loc104)
    %expanded_95 = tensor.expand_shape %213 [[0, 1], [2]] output_shape [2, 12, 16] : tensor<24x16xf32> into tensor<2x12x16xf32> loc(#loc104)
    %214 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_95 : tensor<2x12x16xf32>) outs(%5 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("cls.predictions.transform.dense"), %out: f32 loc("cls.predictions.transform.transform_act_fn")):
      %264 = arith.divf %in, %cst_8 : f32 loc(#loc105)
      %265 = math.erf %264 : f32 loc(#loc105)
      %266 = arith.addf %265, %cst_1 : f32 loc(#loc105)
      %267 = arith.mulf %266, %cst_2 : f32 loc(#loc105)
      %268 = arith.mulf %in, %267 : f32 loc(#loc105)
      linalg.yield %268 : f32 loc(#loc105)
    } -> tensor<2x12x16xf32> loc(#loc105)
    %215 = linalg.generic {indexing_maps = [#map3, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%214 : tensor<2x12x16xf32>) outs(%13 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("cls.predictions.transform.transform_act_fn"), %out: f32 loc("cls.predictions.transform.LayerNorm")):
      %264 = arith.addf %in, %out : f32 loc(#loc106)
      linalg.yield %264 : f32 loc(#loc106)
    } -> tensor<2x12x1xf32> loc(#loc106)
    %216 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%215 : tensor<2x12x1xf32>) outs(%12 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("cls.predictions.transform.LayerNorm"), %out: f32 loc("cls.predictions.transform.LayerNorm")):
      %264 = arith.divf %in, %cst_7 : f32 loc(#loc106)
      linalg.yield %264 : f32 loc(#loc106)
    } -> tensor<2x12x1xf32> loc(#loc106)
    %217 = linalg.generic {indexing_maps = [#map3, #map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%214, %216 : tensor<2x12x16xf32>, tensor<2x12x1xf32>) outs(%5 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("cls.predictions.transform.transform_act_fn"), %in_101: f32 loc("cls.predictions.transform.LayerNorm"), %out: f32 loc("cls.predictions.transform.LayerNorm")):
      %264 = arith.subf %in, %in_101 : f32 loc(#loc106)
      linalg.yield %264 : f32 loc(#loc106)
    } -> tensor<2x12x16xf32> loc(#loc106)
    %218 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%217, %217 : tensor<2x12x16xf32>, tensor<2x12x16xf32>) outs(%5 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("cls.predictions.transform.LayerNorm"), %in_101: f32 loc("cls.predictions.transform.LayerNorm"), %out: f32 loc("cls.predictions.transform.LayerNorm")):
      %264 = arith.mulf %in, %in_101 : f32 loc(#loc106)
      linalg.yield %264 : f32 loc(#loc106)
    } -> tensor<2x12x16xf32> loc(#loc106)
    %219 = linalg.generic {indexing_maps = [#map3, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%218 : tensor<2x12x16xf32>) outs(%13 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("cls.predictions.transform.LayerNorm"), %out: f32 loc("cls.predictions.transform.LayerNorm")):
      %264 = arith.addf %in, %out : f32 loc(#loc106)
      linalg.yield %264 : f32 loc(#loc106)
    } -> tensor<2x12x1xf32> loc(#loc106)
    %220 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%219 : tensor<2x12x1xf32>) outs(%12 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("cls.predictions.transform.LayerNorm"), %out: f32 loc("cls.predictions.transform.LayerNorm")):
      %264 = arith.divf %in, %cst_7 : f32 loc(#loc106)
      linalg.yield %264 : f32 loc(#loc106)
    } -> tensor<2x12x1xf32> loc(#loc106)
    %221 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%220 : tensor<2x12x1xf32>) outs(%12 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("cls.predictions.transform.LayerNorm"), %out: f32 loc("cls.predictions.transform.LayerNorm")):
      %264 = arith.truncf %cst_6 : f64 to f32 loc(#loc106)
      %265 = arith.addf %in, %264 : f32 loc(#loc106)
      linalg.yield %265 : f32 loc(#loc106)
    } -> tensor<2x12x1xf32> loc(#loc106)
    %222 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%221 : tensor<2x12x1xf32>) outs(%12 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("cls.predictions.transform.LayerNorm"), %out: f32 loc("cls.predictions.transform.LayerNorm")):
      %264 = math.rsqrt %in : f32 loc(#loc106)
      linalg.yield %264 : f32 loc(#loc106)
    } -> tensor<2x12x1xf32> loc(#loc106)
    %223 = linalg.generic {indexing_maps = [#map3, #map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%217, %222 : tensor<2x12x16xf32>, tensor<2x12x1xf32>) outs(%5 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("cls.predictions.transform.LayerNorm"), %in_101: f32 loc("cls.predictions.transform.LayerNorm"), %out: f32 loc("cls.predictions.transform.LayerNorm")):
      %264 = arith.mulf %in, %in_101 : f32 loc(#loc106)
      linalg.yield %264 : f32 loc(#loc106)
    } -> tensor<2x12x16xf32> loc(#loc106)
    %224 = linalg.generic {indexing_maps = [#map3, #map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%223, %arg56 : tensor<2x12x16xf32>, tensor<16xf32>) outs(%5 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("cls.predictions.transform.LayerNorm"), %in_101: f32 loc("cls.predictions.transform.LayerNorm"), %out: f32 loc("cls.predictions.transform.LayerNorm")):
      %264 = arith.mulf %in, %in_101 : f32 loc(#loc106)
      linalg.yield %264 : f32 loc(#loc106)
    } -> tensor<2x12x16xf32> loc(#loc106)
    %225 = linalg.generic {indexing_maps = [#map3, #map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%224, %arg57 : tensor<2x12x16xf32>, tensor<16xf32>) outs(%5 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("cls.predictions.transform.LayerNorm"), %in_101: f32 loc("cls.predictions.transform.LayerNorm"), %out: f32 loc("cls.predictions.transform.LayerNorm")):
      %264 = arith.addf %in, %in_101 : f32 loc(#loc106)
      linalg.yield %264 : f32 loc(#loc106)
    } -> tensor<2x12x16xf32> loc(#loc106)
    %collapsed_96 = tensor.collapse_shape %225 [[0, 1], [2]] : tensor<2x12x16xf32> into tensor<24x16xf32> loc(#loc107)
    %226 = tensor.empty() : tensor<16x64xf32> loc(#loc107)
    %transposed_97 = linalg.transpose ins(%arg0 : tensor<64x16xf32>) outs(%226 : tensor<16x64xf32>) permutation = [1, 0]  loc(#loc107)
    %227 = tensor.empty() : tensor<24x64xf32> loc(#loc107)
    %228 = linalg.fill ins(%cst : f32) outs(%227 : tensor<24x64xf32>) -> tensor<24x64xf32> loc(#loc107)
    %229 = linalg.matmul ins(%collapsed_96, %transposed_97 : tensor<24x16xf32>, tensor<16x64xf32>) outs(%228 : tensor<24x64xf32>) -> tensor<24x64xf32> loc(#loc107)
    %230 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%arg53 : tensor<64xf32>) outs(%227 : tensor<24x64xf32>) {
    ^bb0(%in: f32 loc("cls.predictions.decoder"), %out: f32 loc("cls.predictions.decoder")):
      linalg.yield %in : f32 loc(#loc107)
    } -> tensor<24x64xf32> loc(#loc107)
    %231 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%229, %230 : tensor<24x64xf32>, tensor<24x64xf32>) outs(%227 : tensor<24x64xf32>) {
    ^bb0(%in: f32 loc("cls.predictions.decoder"), %in_101: f32 loc("cls.predictions.decoder"), %out: f32 loc("cls.predictions.decoder")):
      %264 = arith.addf %in, %in_101 : f32 loc(#loc107)
      linalg.yield %264 : f32 loc(#loc107)
    } -> tensor<24x64xf32> loc(#loc107)
    %collapsed_98 = tensor.collapse_shape %arg59 [[0, 1]] : tensor<2x12xi64> into tensor<24xi64> loc(#loc65)
    %232 = tensor.empty() : tensor<24xi64> loc(#loc65)
    %233 = linalg.fill ins(%c0_i64 : i64) outs(%232 : tensor<24xi64>) -> tensor<24xi64> loc(#loc65)
    %234 = tensor.empty() : tensor<24xf32> loc(#loc65)
    %235 = linalg.fill ins(%cst_0 : f32) outs(%234 : tensor<24xf32>) -> tensor<24xf32> loc(#loc65)
    %236:2 = linalg.generic {indexing_maps = [#map, #map14, #map14], iterator_types = ["parallel", "reduction"]} ins(%231 : tensor<24x64xf32>) outs(%235, %233 : tensor<24xf32>, tensor<24xi64>) {
    ^bb0(%in: f32 loc("<loss>"), %out: f32 loc("<loss>"), %out_101: i64 loc("<loss>")):
      %264 = linalg.index 1 : index loc(#loc65)
      %265 = arith.index_cast %264 : index to i64 loc(#loc65)
      %266 = arith.maximumf %in, %out : f32 loc(#loc65)
      %267 = arith.cmpf ogt, %in, %out : f32 loc(#loc65)
      %268 = arith.select %267, %265, %out_101 : i64 loc(#loc65)
      linalg.yield %266, %268 : f32, i64 loc(#loc65)
    } -> (tensor<24xf32>, tensor<24xi64>) loc(#loc65)
    %expanded_99 = tensor.expand_shape %236#0 [[0, 1]] output_shape [24, 1] : tensor<24xf32> into tensor<24x1xf32> loc(#loc65)
    %237 = linalg.generic {indexing_maps = [#map, #map15, #map], iterator_types = ["parallel", "parallel"]} ins(%231, %expanded_99 : tensor<24x64xf32>, tensor<24x1xf32>) outs(%227 : tensor<24x64xf32>) {
    ^bb0(%in: f32 loc("<loss>"), %in_101: f32 loc("<loss>"), %out: f32 loc("<loss>")):
      %264 = arith.subf %in, %in_101 : f32 loc(#loc65)
      linalg.yield %264 : f32 loc(#loc65)
    } -> tensor<24x64xf32> loc(#loc65)
    %238 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%237 : tensor<24x64xf32>) outs(%227 : tensor<24x64xf32>) {
    ^bb0(%in: f32 loc("<loss>"), %out: f32 loc("<loss>")):
      %264 = math.exp %in : f32 loc(#loc65)
      linalg.yield %264 : f32 loc(#loc65)
    } -> tensor<24x64xf32> loc(#loc65)
    %239 = tensor.empty() : tensor<24x1xf32> loc(#loc65)
    %240 = linalg.fill ins(%cst : f32) outs(%239 : tensor<24x1xf32>) -> tensor<24x1xf32> loc(#loc65)
    %241 = linalg.generic {indexing_maps = [#map, #map15], iterator_types = ["parallel", "reduction"]} ins(%238 : tensor<24x64xf32>) outs(%240 : tensor<24x1xf32>) {
    ^bb0(%in: f32 loc("<loss>"), %out: f32 loc("<loss>")):
      %264 = arith.addf %in, %out : f32 loc(#loc65)
      linalg.yield %264 : f32 loc(#loc65)
    } -> tensor<24x1xf32> loc(#loc65)
    %242 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%241 : tensor<24x1xf32>) outs(%239 : tensor<24x1xf32>) {
    ^bb0(%in: f32 loc("<loss>"), %out: f32 loc("<loss>")):
      %264 = math.log %in : f32 loc(#loc65)
      linalg.yield %264 : f32 loc(#loc65)
    } -> tensor<24x1xf32> loc(#loc65)
    %243 = linalg.generic {indexing_maps = [#map, #map15, #map], iterator_types = ["parallel", "parallel"]} ins(%237, %242 : tensor<24x64xf32>, tensor<24x1xf32>) outs(%227 : tensor<24x64xf32>) {
    ^bb0(%in: f32 loc("<loss>"), %in_101: f32 loc("<loss>"), %out: f32 loc("<loss>")):
      %264 = arith.subf %in, %in_101 : f32 loc(#loc65)
      linalg.yield %264 : f32 loc(#loc65)
    } -> tensor<24x64xf32> loc(#loc65)
    %244 = tensor.empty() : tensor<64xi64> loc(#loc65)
    %245 = linalg.generic {indexing_maps = [#map7], iterator_types = ["parallel"]} outs(%244 : tensor<64xi64>) {
    ^bb0(%out: i64 loc("<loss>")):
      %264 = linalg.index 0 : index loc(#loc65)
      %265 = arith.index_cast %264 : index to i64 loc(#loc65)
      linalg.yield %265 : i64 loc(#loc65)
    } -> tensor<64xi64> loc(#loc65)
    %246 = tensor.empty() : tensor<24xi1> loc(#loc65)
    %247 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel"]} ins(%collapsed_98 : tensor<24xi64>) outs(%246 : tensor<24xi1>) {
    ^bb0(%in: i64 loc("<loss>"), %out: i1 loc("<loss>")):
      %264 = arith.cmpi ne, %in, %c-100_i64 : i64 loc(#loc65)
      linalg.yield %264 : i1 loc(#loc65)
    } -> tensor<24xi1> loc(#loc65)
    %248 = linalg.generic {indexing_maps = [#map7, #map7, #map16, #map7], iterator_types = ["parallel"]} ins(%247, %collapsed_98, %cst_10 : tensor<24xi1>, tensor<24xi64>, tensor<i64>) outs(%232 : tensor<24xi64>) {
    ^bb0(%in: i1 loc("<loss>"), %in_101: i64 loc("<loss>"), %in_102: i64 loc("<loss>"), %out: i64 loc("<loss>")):
      %264 = arith.select %in, %in_101, %in_102 : i64 loc(#loc65)
      linalg.yield %264 : i64 loc(#loc65)
    } -> tensor<24xi64> loc(#loc65)
    %249 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel"]} ins(%248 : tensor<24xi64>) outs(%232 : tensor<24xi64>) {
    ^bb0(%in: i64 loc("<loss>"), %out: i64 loc("<loss>")):
      %264 = arith.index_cast %in : i64 to index loc(#loc65)
      %extracted = tensor.extract %245[%264] : tensor<64xi64> loc(#loc65)
      linalg.yield %extracted : i64 loc(#loc65)
    } -> tensor<24xi64> loc(#loc65)
    %250 = linalg.generic {indexing_maps = [#map7, #map7, #map16, #map7], iterator_types = ["parallel"]} ins(%247, %249, %cst_9 : tensor<24xi1>, tensor<24xi64>, tensor<i64>) outs(%232 : tensor<24xi64>) {
    ^bb0(%in: i1 loc("<loss>"), %in_101: i64 loc("<loss>"), %in_102: i64 loc("<loss>"), %out: i64 loc("<loss>")):
      %264 = arith.select %in, %in_101, %in_102 : i64 loc(#loc65)
      linalg.yield %264 : i64 loc(#loc65)
    } -> tensor<24xi64> loc(#loc65)
    %expanded_100 = tensor.expand_shape %250 [[0, 1]] output_shape [24, 1] : tensor<24xi64> into tensor<24x1xi64> loc(#loc65)
    %251 = tensor.empty() : tensor<24x64xi1> loc(#loc65)
    %252 = linalg.generic {indexing_maps = [#map15, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded_100, %245 : tensor<24x1xi64>, tensor<64xi64>) outs(%251 : tensor<24x64xi1>) {
    ^bb0(%in: i64 loc("<loss>"), %in_101: i64 loc("<loss>"), %out: i1 loc("<loss>")):
      %264 = arith.cmpi eq, %in, %in_101 : i64 loc(#loc65)
      linalg.yield %264 : i1 loc(#loc65)
    } -> tensor<24x64xi1> loc(#loc65)
    %253 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%252 : tensor<24x64xi1>) outs(%227 : tensor<24x64xf32>) {
    ^bb0(%in: i1 loc("<loss>"), %out: f32 loc("<loss>")):
      %264 = arith.uitofp %in : i1 to f32 loc(#loc65)
      linalg.yield %264 : f32 loc(#loc65)
    } -> tensor<24x64xf32> loc(#loc65)
    %254 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%243, %253 : tensor<24x64xf32>, tensor<24x64xf32>) outs(%227 : tensor<24x64xf32>) {
    ^bb0(%in: f32 loc("<loss>"), %in_101: f32 loc("<loss>"), %out: f32 loc("<loss>")):
      %264 = arith.mulf %in, %in_101 : f32 loc(#loc65)
      linalg.yield %264 : f32 loc(#loc65)
    } -> tensor<24x64xf32> loc(#loc65)
    %255 = linalg.fill ins(%cst : f32) outs(%234 : tensor<24xf32>) -> tensor<24xf32> loc(#loc65)
    %256 = linalg.generic {indexing_maps = [#map, #map14], iterator_types = ["parallel", "reduction"]} ins(%254 : tensor<24x64xf32>) outs(%255 : tensor<24xf32>) {
    ^bb0(%in: f32 loc("<loss>"), %out: f32 loc("<loss>")):
      %264 = arith.addf %in, %out : f32 loc(#loc65)
      linalg.yield %264 : f32 loc(#loc65)
    } -> tensor<24xf32> loc(#loc65)
    %257 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel"]} ins(%256 : tensor<24xf32>) outs(%234 : tensor<24xf32>) {
    ^bb0(%in: f32 loc("<loss>"), %out: f32 loc("<loss>")):
      %264 = arith.negf %in : f32 loc(#loc65)
      linalg.yield %264 : f32 loc(#loc65)
    } -> tensor<24xf32> loc(#loc65)
    %258 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel"]} ins(%247 : tensor<24xi1>) outs(%234 : tensor<24xf32>) {
    ^bb0(%in: i1 loc("<loss>"), %out: f32 loc("<loss>")):
      %264 = arith.uitofp %in : i1 to f32 loc(#loc65)
      linalg.yield %264 : f32 loc(#loc65)
    } -> tensor<24xf32> loc(#loc65)
    %259 = tensor.empty() : tensor<f32> loc(#loc65)
    %260 = linalg.fill ins(%cst : f32) outs(%259 : tensor<f32>) -> tensor<f32> loc(#loc65)
    %261 = linalg.generic {indexing_maps = [#map7, #map16], iterator_types = ["reduction"]} ins(%258 : tensor<24xf32>) outs(%260 : tensor<f32>) {
    ^bb0(%in: f32 loc("<loss>"), %out: f32 loc("<loss>")):
      %264 = arith.addf %in, %out : f32 loc(#loc65)
      linalg.yield %264 : f32 loc(#loc65)
    } -> tensor<f32> loc(#loc65)
    %262 = linalg.generic {indexing_maps = [#map7, #map16], iterator_types = ["reduction"]} ins(%257 : tensor<24xf32>) outs(%260 : tensor<f32>) {
    ^bb0(%in: f32 loc("<loss>"), %out: f32 loc("<loss>")):
      %264 = arith.addf %in, %out : f32 loc(#loc65)
      linalg.yield %264 : f32 loc(#loc65)
    } -> tensor<f32> loc(#loc65)
    %263 = linalg.generic {indexing_maps = [#map17, #map17, #map17], iterator_types = []} ins(%262, %261 : tensor<f32>, tensor<f32>) outs(%259 : tensor<f32>) {
    ^bb0(%in: f32 loc("<loss>"), %in_101: f32 loc("<loss>"), %out: f32 loc("<loss>")):
      %264 = arith.divf %in, %in_101 : f32 loc(#loc65)
      linalg.yield %264 : f32 loc(#loc65)
    } -> tensor<f32> loc(#loc65)
    return %263 : tensor<f32> loc(#loc65)
  } loc(#loc1)
} loc(#loc)
#loc = loc(unknown)
