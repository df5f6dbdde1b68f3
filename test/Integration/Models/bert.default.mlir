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
    %cst = arith.constant 0.000000e+00 : f64 loc(#loc)
    %cst_0 = arith.constant 0.000000e+00 : f32 loc(#loc)
    %cst_1 = arith.constant 0xFF800000 : f32 loc(#loc)
    %cst_2 = arith.constant 1.000000e+00 : f32 loc(#loc)
    %cst_3 = arith.constant 5.000000e-01 : f32 loc(#loc)
    %cst_4 = arith.constant dense<-3.40282347E+38> : tensor<f32> loc(#loc62)
    %cst_5 = arith.constant dense<0.000000e+00> : tensor<f32> loc(#loc62)
    %cst_6 = arith.constant 0.35355339059327379 : f64 loc(#loc63)
    %cst_7 = arith.constant 9.9999999999999998E-13 : f64 loc(#loc64)
    %cst_8 = arith.constant 1.600000e+01 : f64 loc(#loc)
    %cst_9 = arith.constant 1.600000e+01 : f32 loc(#loc)
    %cst_10 = arith.constant 1.41421354 : f32 loc(#loc)
    %c0_i64 = arith.constant 0 : i64 loc(#loc)
    %c-100_i64 = arith.constant -100 : i64 loc(#loc65)
    %cst_11 = arith.constant dense<0> : tensor<i64> loc(#loc65)
    %cst_12 = arith.constant dense<[[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]]> : tensor<1x12xi64> loc(#loc1)
    %0 = tensor.empty() : tensor<1x12xi64> loc(#loc1)
    %1 = linalg.fill ins(%c0_i64 : i64) outs(%0 : tensor<1x12xi64>) -> tensor<1x12xi64> loc(#loc1)
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_12 : tensor<1x12xi64>) outs(%1 : tensor<1x12xi64>) {
    ^bb0(%in: i64 loc("bert.embeddings"), %out: i64 loc("bert.embeddings")):
      %301 = arith.index_cast %in : i64 to index loc(#loc1)
      %302 = arith.cmpi slt, %301, %c16 : index loc(#loc1)
      cf.assert %302, "index must be smaller than dim size" loc(#loc1)
      %303 = arith.cmpi sge, %in, %c0_i64 : i64 loc(#loc1)
      cf.assert %303, "index must be larger or equal to 0" loc(#loc1)
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
      %301 = arith.index_cast %in : i64 to index loc(#loc66)
      %302 = linalg.index 2 : index loc(#loc66)
      %303 = arith.cmpi slt, %301, %c64 : index loc(#loc66)
      cf.assert %303, "index must be smaller than dim size" loc(#loc66)
      %304 = arith.cmpi sge, %in, %c0_i64 : i64 loc(#loc66)
      cf.assert %304, "index must be larger or equal to 0" loc(#loc66)
      %extracted = tensor.extract %arg0[%301, %302] : tensor<64x16xf32> loc(#loc66)
      linalg.yield %extracted : f32 loc(#loc66)
    } -> tensor<2x12x16xf32> loc(#loc66)
    %7 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%4 : tensor<2x12xi64>) outs(%5 : tensor<2x12x16xf32>) {
    ^bb0(%in: i64 loc("bert.embeddings"), %out: f32 loc("bert.embeddings.token_type_embeddings")):
      %301 = arith.index_cast %in : i64 to index loc(#loc67)
      %302 = linalg.index 2 : index loc(#loc67)
      %303 = arith.cmpi slt, %301, %c2 : index loc(#loc67)
      cf.assert %303, "index must be smaller than dim size" loc(#loc67)
      %304 = arith.cmpi sge, %in, %c0_i64 : i64 loc(#loc67)
      cf.assert %304, "index must be larger or equal to 0" loc(#loc67)
      %extracted = tensor.extract %arg2[%301, %302] : tensor<2x16xf32> loc(#loc67)
      linalg.yield %extracted : f32 loc(#loc67)
    } -> tensor<2x12x16xf32> loc(#loc67)
    %8 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6, %7 : tensor<2x12x16xf32>, tensor<2x12x16xf32>) outs(%5 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("bert.embeddings.word_embeddings"), %in_103: f32 loc("bert.embeddings.token_type_embeddings"), %out: f32 loc("bert.embeddings")):
      %301 = arith.addf %in, %in_103 : f32 loc(#loc1)
      linalg.yield %301 : f32 loc(#loc1)
    } -> tensor<2x12x16xf32> loc(#loc1)
    %9 = tensor.empty() : tensor<1x12x16xf32> loc(#loc68)
    %10 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_12 : tensor<1x12xi64>) outs(%9 : tensor<1x12x16xf32>) {
    ^bb0(%in: i64 loc("bert.embeddings"), %out: f32 loc("bert.embeddings.position_embeddings")):
      %301 = arith.index_cast %in : i64 to index loc(#loc68)
      %302 = linalg.index 2 : index loc(#loc68)
      %303 = arith.cmpi slt, %301, %c16 : index loc(#loc68)
      cf.assert %303, "index must be smaller than dim size" loc(#loc68)
      %304 = arith.cmpi sge, %in, %c0_i64 : i64 loc(#loc68)
      cf.assert %304, "index must be larger or equal to 0" loc(#loc68)
      %extracted = tensor.extract %arg1[%301, %302] : tensor<16x16xf32> loc(#loc68)
      linalg.yield %extracted : f32 loc(#loc68)
    } -> tensor<1x12x16xf32> loc(#loc68)
    %11 = linalg.generic {indexing_maps = [#map3, #map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%8, %10 : tensor<2x12x16xf32>, tensor<1x12x16xf32>) outs(%5 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("bert.embeddings"), %in_103: f32 loc("bert.embeddings.position_embeddings"), %out: f32 loc("bert.embeddings")):
      %301 = arith.addf %in, %in_103 : f32 loc(#loc1)
      linalg.yield %301 : f32 loc(#loc1)
    } -> tensor<2x12x16xf32> loc(#loc1)
    %12 = tensor.empty() : tensor<2x12x16xf64> loc(#loc64)
    %13 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11 : tensor<2x12x16xf32>) outs(%12 : tensor<2x12x16xf64>) {
    ^bb0(%in: f32 loc("bert.embeddings"), %out: f64 loc("bert.embeddings.LayerNorm")):
      %301 = arith.extf %in : f32 to f64 loc(#loc64)
      linalg.yield %301 : f64 loc(#loc64)
    } -> tensor<2x12x16xf64> loc(#loc64)
    %14 = tensor.empty() : tensor<2x12x1xf64> loc(#loc64)
    %15 = linalg.fill ins(%cst : f64) outs(%14 : tensor<2x12x1xf64>) -> tensor<2x12x1xf64> loc(#loc64)
    %16 = linalg.generic {indexing_maps = [#map3, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%13 : tensor<2x12x16xf64>) outs(%15 : tensor<2x12x1xf64>) {
    ^bb0(%in: f64 loc("bert.embeddings.LayerNorm"), %out: f64 loc("bert.embeddings.LayerNorm")):
      %301 = arith.addf %in, %out : f64 loc(#loc64)
      linalg.yield %301 : f64 loc(#loc64)
    } -> tensor<2x12x1xf64> loc(#loc64)
    %17 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%16 : tensor<2x12x1xf64>) outs(%14 : tensor<2x12x1xf64>) {
    ^bb0(%in: f64 loc("bert.embeddings.LayerNorm"), %out: f64 loc("bert.embeddings.LayerNorm")):
      %301 = arith.divf %in, %cst_8 : f64 loc(#loc64)
      linalg.yield %301 : f64 loc(#loc64)
    } -> tensor<2x12x1xf64> loc(#loc64)
    %18 = linalg.generic {indexing_maps = [#map3, #map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%13, %17 : tensor<2x12x16xf64>, tensor<2x12x1xf64>) outs(%12 : tensor<2x12x16xf64>) {
    ^bb0(%in: f64 loc("bert.embeddings.LayerNorm"), %in_103: f64 loc("bert.embeddings.LayerNorm"), %out: f64 loc("bert.embeddings.LayerNorm")):
      %301 = arith.subf %in, %in_103 : f64 loc(#loc64)
      linalg.yield %301 : f64 loc(#loc64)
    } -> tensor<2x12x16xf64> loc(#loc64)
    %19 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%18, %18 : tensor<2x12x16xf64>, tensor<2x12x16xf64>) outs(%12 : tensor<2x12x16xf64>) {
    ^bb0(%in: f64 loc("bert.embeddings.LayerNorm"), %in_103: f64 loc("bert.embeddings.LayerNorm"), %out: f64 loc("bert.embeddings.LayerNorm")):
      %301 = arith.mulf %in, %in_103 : f64 loc(#loc64)
      linalg.yield %301 : f64 loc(#loc64)
    } -> tensor<2x12x16xf64> loc(#loc64)
    %20 = linalg.generic {indexing_maps = [#map3, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%19 : tensor<2x12x16xf64>) outs(%15 : tensor<2x12x1xf64>) {
    ^bb0(%in: f64 loc("bert.embeddings.LayerNorm"), %out: f64 loc("bert.embeddings.LayerNorm")):
      %301 = arith.addf %in, %out : f64 loc(#loc64)
      linalg.yield %301 : f64 loc(#loc64)
    } -> tensor<2x12x1xf64> loc(#loc64)
    %21 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%20 : tensor<2x12x1xf64>) outs(%14 : tensor<2x12x1xf64>) {
    ^bb0(%in: f64 loc("bert.embeddings.LayerNorm"), %out: f64 loc("bert.embeddings.LayerNorm")):
      %301 = arith.divf %in, %cst_8 : f64 loc(#loc64)
      linalg.yield %301 : f64 loc(#loc64)
    } -> tensor<2x12x1xf64> loc(#loc64)
    %22 = tensor.empty() : tensor<2x12x1xf32> loc(#loc64)
    %23 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%21 : tensor<2x12x1xf64>) outs(%22 : tensor<2x12x1xf32>) {
    ^bb0(%in: f64 loc("bert.embeddings.LayerNorm"), %out: f32 loc("bert.embeddings.LayerNorm")):
      %301 = arith.truncf %in : f64 to f32 loc(#loc64)
      linalg.yield %301 : f32 loc(#loc64)
    } -> tensor<2x12x1xf32> loc(#loc64)
    %24 = linalg.fill ins(%cst_0 : f32) outs(%22 : tensor<2x12x1xf32>) -> tensor<2x12x1xf32> loc(#loc64)
    %25 = linalg.generic {indexing_maps = [#map3, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%11 : tensor<2x12x16xf32>) outs(%24 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("bert.embeddings"), %out: f32 loc("bert.embeddings.LayerNorm")):
      %301 = arith.addf %in, %out : f32 loc(#loc64)
      linalg.yield %301 : f32 loc(#loc64)
    } -> tensor<2x12x1xf32> loc(#loc64)
    %26 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%25 : tensor<2x12x1xf32>) outs(%22 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("bert.embeddings.LayerNorm"), %out: f32 loc("bert.embeddings.LayerNorm")):
      %301 = arith.divf %in, %cst_9 : f32 loc(#loc64)
      linalg.yield %301 : f32 loc(#loc64)
    } -> tensor<2x12x1xf32> loc(#loc64)
    %27 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%23 : tensor<2x12x1xf32>) outs(%22 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("bert.embeddings.LayerNorm"), %out: f32 loc("bert.embeddings.LayerNorm")):
      %301 = arith.truncf %cst_7 : f64 to f32 loc(#loc64)
      %302 = arith.addf %in, %301 : f32 loc(#loc64)
      linalg.yield %302 : f32 loc(#loc64)
    } -> tensor<2x12x1xf32> loc(#loc64)
    %28 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%27 : tensor<2x12x1xf32>) outs(%22 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("bert.embeddings.LayerNorm"), %out: f32 loc("bert.embeddings.LayerNorm")):
      %301 = math.rsqrt %in : f32 loc(#loc64)
      linalg.yield %301 : f32 loc(#loc64)
    } -> tensor<2x12x1xf32> loc(#loc64)
    %29 = linalg.generic {indexing_maps = [#map3, #map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11, %26 : tensor<2x12x16xf32>, tensor<2x12x1xf32>) outs(%5 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("bert.embeddings"), %in_103: f32 loc("bert.embeddings.LayerNorm"), %out: f32 loc("bert.embeddings.LayerNorm")):
      %301 = arith.subf %in, %in_103 : f32 loc(#loc64)
      linalg.yield %301 : f32 loc(#loc64)
    } -> tensor<2x12x16xf32> loc(#loc64)
    %30 = linalg.generic {indexing_maps = [#map3, #map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%29, %28 : tensor<2x12x16xf32>, tensor<2x12x1xf32>) outs(%5 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("bert.embeddings.LayerNorm"), %in_103: f32 loc("bert.embeddings.LayerNorm"), %out: f32 loc("bert.embeddings.LayerNorm")):
      %301 = arith.mulf %in, %in_103 : f32 loc(#loc64)
      linalg.yield %301 : f32 loc(#loc64)
    } -> tensor<2x12x16xf32> loc(#loc64)
    %31 = linalg.generic {indexing_maps = [#map3, #map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%30, %arg3 : tensor<2x12x16xf32>, tensor<16xf32>) outs(%5 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("bert.embeddings.LayerNorm"), %in_103: f32 loc("bert.embeddings.LayerNorm"), %out: f32 loc("bert.embeddings.LayerNorm")):
      %301 = arith.mulf %in, %in_103 : f32 loc(#loc64)
      linalg.yield %301 : f32 loc(#loc64)
    } -> tensor<2x12x16xf32> loc(#loc64)
    %32 = linalg.generic {indexing_maps = [#map3, #map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%31, %arg4 : tensor<2x12x16xf32>, tensor<16xf32>) outs(%5 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("bert.embeddings.LayerNorm"), %in_103: f32 loc("bert.embeddings.LayerNorm"), %out: f32 loc("bert.embeddings.LayerNorm")):
      %301 = arith.addf %in, %in_103 : f32 loc(#loc64)
      linalg.yield %301 : f32 loc(#loc64)
    } -> tensor<2x12x16xf32> loc(#loc64)
    %33 = tensor.empty() : tensor<12xi64> loc(#loc62)
    %34 = linalg.generic {indexing_maps = [#map7], iterator_types = ["parallel"]} outs(%33 : tensor<12xi64>) {
    ^bb0(%out: i64 loc("bert")):
      %301 = linalg.index 0 : index loc(#loc62)
      %302 = arith.index_cast %301 : index to i64 loc(#loc62)
      linalg.yield %302 : i64 loc(#loc62)
    } -> tensor<12xi64> loc(#loc62)
    %expanded = tensor.expand_shape %34 [[0, 1, 2, 3]] output_shape [1, 1, 12, 1] : tensor<12xi64> into tensor<1x1x12x1xi64> loc(#loc62)
    %35 = tensor.empty() : tensor<1x1x12x1xi1> loc(#loc62)
    %36 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded : tensor<1x1x12x1xi64>) outs(%35 : tensor<1x1x12x1xi1>) {
    ^bb0(%in: i64 loc("bert"), %out: i1 loc("bert")):
      %301 = arith.cmpi sge, %in, %c0_i64 : i64 loc(#loc62)
      linalg.yield %301 : i1 loc(#loc62)
    } -> tensor<1x1x12x1xi1> loc(#loc62)
    %37 = tensor.empty() : tensor<2x1x12x12xi1> loc(#loc62)
    %collapsed_13 = tensor.collapse_shape %36 [[0, 1], [2, 3]] : tensor<1x1x12x1xi1> into tensor<1x12xi1> loc(#loc62)
    %38 = linalg.generic {indexing_maps = [#map9, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_13 : tensor<1x12xi1>) outs(%37 : tensor<2x1x12x12xi1>) {
    ^bb0(%in: i1 loc("bert"), %out: i1 loc("bert")):
      linalg.yield %in : i1 loc(#loc62)
    } -> tensor<2x1x12x12xi1> loc(#loc62)
    %39 = tensor.empty() : tensor<2x1x12x12xf32> loc(#loc62)
    %40 = linalg.generic {indexing_maps = [#map8, #map10, #map10, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%38, %cst_5, %cst_4 : tensor<2x1x12x12xi1>, tensor<f32>, tensor<f32>) outs(%39 : tensor<2x1x12x12xf32>) {
    ^bb0(%in: i1 loc("bert"), %in_103: f32 loc("bert"), %in_104: f32 loc("bert"), %out: f32 loc("bert")):
      %301 = arith.select %in, %in_103, %in_104 : f32 loc(#loc62)
      linalg.yield %301 : f32 loc(#loc62)
    } -> tensor<2x1x12x12xf32> loc(#loc62)
    %collapsed_14 = tensor.collapse_shape %32 [[0, 1], [2]] : tensor<2x12x16xf32> into tensor<24x16xf32> loc(#loc69)
    %41 = tensor.empty() : tensor<16x16xf32> loc(#loc69)
    %transposed = linalg.transpose ins(%arg5 : tensor<16x16xf32>) outs(%41 : tensor<16x16xf32>) permutation = [1, 0]  loc(#loc69)
    %42 = tensor.empty() : tensor<24x16xf32> loc(#loc69)
    %43 = linalg.fill ins(%cst_0 : f32) outs(%42 : tensor<24x16xf32>) -> tensor<24x16xf32> loc(#loc69)
    %44 = linalg.matmul ins(%collapsed_14, %transposed : tensor<24x16xf32>, tensor<16x16xf32>) outs(%43 : tensor<24x16xf32>) -> tensor<24x16xf32> loc(#loc69)
    %45 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%arg6 : tensor<16xf32>) outs(%42 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.0.attention.self.query"), %out: f32 loc("bert.encoder.layer.0.attention.self.query")):
      linalg.yield %in : f32 loc(#loc69)
    } -> tensor<24x16xf32> loc(#loc69)
    %46 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%44, %45 : tensor<24x16xf32>, tensor<24x16xf32>) outs(%42 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.0.attention.self.query"), %in_103: f32 loc("bert.encoder.layer.0.attention.self.query"), %out: f32 loc("bert.encoder.layer.0.attention.self.query")):
      %301 = arith.addf %in, %in_103 : f32 loc(#loc69)
      linalg.yield %301 : f32 loc(#loc69)
    } -> tensor<24x16xf32> loc(#loc69)
    %expanded_15 = tensor.expand_shape %46 [[0, 1], [2, 3]] output_shape [2, 12, 2, 8] : tensor<24x16xf32> into tensor<2x12x2x8xf32> loc(#loc63)
    %47 = tensor.empty() : tensor<2x2x12x8xf32> loc(#loc63)
    %transposed_16 = linalg.transpose ins(%expanded_15 : tensor<2x12x2x8xf32>) outs(%47 : tensor<2x2x12x8xf32>) permutation = [0, 2, 1, 3]  loc(#loc63)
    %transposed_17 = linalg.transpose ins(%arg7 : tensor<16x16xf32>) outs(%41 : tensor<16x16xf32>) permutation = [1, 0]  loc(#loc70)
    %48 = linalg.matmul ins(%collapsed_14, %transposed_17 : tensor<24x16xf32>, tensor<16x16xf32>) outs(%43 : tensor<24x16xf32>) -> tensor<24x16xf32> loc(#loc70)
    %49 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%arg8 : tensor<16xf32>) outs(%42 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.0.attention.self.key"), %out: f32 loc("bert.encoder.layer.0.attention.self.key")):
      linalg.yield %in : f32 loc(#loc70)
    } -> tensor<24x16xf32> loc(#loc70)
    %50 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%48, %49 : tensor<24x16xf32>, tensor<24x16xf32>) outs(%42 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.0.attention.self.key"), %in_103: f32 loc("bert.encoder.layer.0.attention.self.key"), %out: f32 loc("bert.encoder.layer.0.attention.self.key")):
      %301 = arith.addf %in, %in_103 : f32 loc(#loc70)
      linalg.yield %301 : f32 loc(#loc70)
    } -> tensor<24x16xf32> loc(#loc70)
    %expanded_18 = tensor.expand_shape %50 [[0, 1], [2, 3]] output_shape [2, 12, 2, 8] : tensor<24x16xf32> into tensor<2x12x2x8xf32> loc(#loc63)
    %transposed_19 = linalg.transpose ins(%arg9 : tensor<16x16xf32>) outs(%41 : tensor<16x16xf32>) permutation = [1, 0]  loc(#loc71)
    %51 = linalg.matmul ins(%collapsed_14, %transposed_19 : tensor<24x16xf32>, tensor<16x16xf32>) outs(%43 : tensor<24x16xf32>) -> tensor<24x16xf32> loc(#loc71)
    %52 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%arg10 : tensor<16xf32>) outs(%42 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.0.attention.self.value"), %out: f32 loc("bert.encoder.layer.0.attention.self.value")):
      linalg.yield %in : f32 loc(#loc71)
    } -> tensor<24x16xf32> loc(#loc71)
    %53 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%51, %52 : tensor<24x16xf32>, tensor<24x16xf32>) outs(%42 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.0.attention.self.value"), %in_103: f32 loc("bert.encoder.layer.0.attention.self.value"), %out: f32 loc("bert.encoder.layer.0.attention.self.value")):
      %301 = arith.addf %in, %in_103 : f32 loc(#loc71)
      linalg.yield %301 : f32 loc(#loc71)
    } -> tensor<24x16xf32> loc(#loc71)
    %expanded_20 = tensor.expand_shape %53 [[0, 1], [2, 3]] output_shape [2, 12, 2, 8] : tensor<24x16xf32> into tensor<2x12x2x8xf32> loc(#loc63)
    %transposed_21 = linalg.transpose ins(%expanded_20 : tensor<2x12x2x8xf32>) outs(%47 : tensor<2x2x12x8xf32>) permutation = [0, 2, 1, 3]  loc(#loc63)
    %54 = tensor.empty() : tensor<2x2x8x12xf32> loc(#loc63)
    %transposed_22 = linalg.transpose ins(%expanded_18 : tensor<2x12x2x8xf32>) outs(%54 : tensor<2x2x8x12xf32>) permutation = [0, 2, 3, 1]  loc(#loc63)
    %collapsed_23 = tensor.collapse_shape %transposed_16 [[0, 1], [2], [3]] : tensor<2x2x12x8xf32> into tensor<4x12x8xf32> loc(#loc63)
    %collapsed_24 = tensor.collapse_shape %transposed_22 [[0, 1], [2], [3]] : tensor<2x2x8x12xf32> into tensor<4x8x12xf32> loc(#loc63)
    %55 = tensor.empty() : tensor<4x12x12xf32> loc(#loc63)
    %56 = linalg.fill ins(%cst_0 : f32) outs(%55 : tensor<4x12x12xf32>) -> tensor<4x12x12xf32> loc(#loc63)
    %57 = linalg.batch_matmul ins(%collapsed_23, %collapsed_24 : tensor<4x12x8xf32>, tensor<4x8x12xf32>) outs(%56 : tensor<4x12x12xf32>) -> tensor<4x12x12xf32> loc(#loc63)
    %expanded_25 = tensor.expand_shape %57 [[0, 1], [2], [3]] output_shape [2, 2, 12, 12] : tensor<4x12x12xf32> into tensor<2x2x12x12xf32> loc(#loc63)
    %58 = tensor.empty() : tensor<2x2x12x12xf32> loc(#loc63)
    %59 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_25 : tensor<2x2x12x12xf32>) outs(%58 : tensor<2x2x12x12xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.0.attention.self"), %out: f32 loc("bert.encoder.layer.0.attention.self")):
      %301 = arith.truncf %cst_6 : f64 to f32 loc(#loc63)
      %302 = arith.mulf %in, %301 : f32 loc(#loc63)
      linalg.yield %302 : f32 loc(#loc63)
    } -> tensor<2x2x12x12xf32> loc(#loc63)
    %60 = linalg.generic {indexing_maps = [#map8, #map11, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%59, %40 : tensor<2x2x12x12xf32>, tensor<2x1x12x12xf32>) outs(%58 : tensor<2x2x12x12xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.0.attention.self"), %in_103: f32 loc("bert"), %out: f32 loc("bert.encoder.layer.0.attention.self")):
      %301 = arith.addf %in, %in_103 : f32 loc(#loc63)
      linalg.yield %301 : f32 loc(#loc63)
    } -> tensor<2x2x12x12xf32> loc(#loc63)
    %61 = tensor.empty() : tensor<2x2x12xi64> loc(#loc63)
    %62 = linalg.fill ins(%c0_i64 : i64) outs(%61 : tensor<2x2x12xi64>) -> tensor<2x2x12xi64> loc(#loc63)
    %63 = tensor.empty() : tensor<2x2x12xf32> loc(#loc63)
    %64 = linalg.fill ins(%cst_1 : f32) outs(%63 : tensor<2x2x12xf32>) -> tensor<2x2x12xf32> loc(#loc63)
    %65:2 = linalg.generic {indexing_maps = [#map8, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%60 : tensor<2x2x12x12xf32>) outs(%64, %62 : tensor<2x2x12xf32>, tensor<2x2x12xi64>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.0.attention.self"), %out: f32 loc("bert.encoder.layer.0.attention.self"), %out_103: i64 loc("bert.encoder.layer.0.attention.self")):
      %301 = linalg.index 3 : index loc(#loc63)
      %302 = arith.index_cast %301 : index to i64 loc(#loc63)
      %303 = arith.maximumf %in, %out : f32 loc(#loc63)
      %304 = arith.cmpf ogt, %in, %out : f32 loc(#loc63)
      %305 = arith.select %304, %302, %out_103 : i64 loc(#loc63)
      linalg.yield %303, %305 : f32, i64 loc(#loc63)
    } -> (tensor<2x2x12xf32>, tensor<2x2x12xi64>) loc(#loc63)
    %expanded_26 = tensor.expand_shape %65#0 [[0], [1], [2, 3]] output_shape [2, 2, 12, 1] : tensor<2x2x12xf32> into tensor<2x2x12x1xf32> loc(#loc63)
    %66 = linalg.generic {indexing_maps = [#map8, #map13, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%60, %expanded_26 : tensor<2x2x12x12xf32>, tensor<2x2x12x1xf32>) outs(%58 : tensor<2x2x12x12xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.0.attention.self"), %in_103: f32 loc("bert.encoder.layer.0.attention.self"), %out: f32 loc("bert.encoder.layer.0.attention.self")):
      %301 = arith.subf %in, %in_103 : f32 loc(#loc63)
      linalg.yield %301 : f32 loc(#loc63)
    } -> tensor<2x2x12x12xf32> loc(#loc63)
    %67 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%66 : tensor<2x2x12x12xf32>) outs(%58 : tensor<2x2x12x12xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.0.attention.self"), %out: f32 loc("bert.encoder.layer.0.attention.self")):
      %301 = math.exp %in : f32 loc(#loc63)
      linalg.yield %301 : f32 loc(#loc63)
    } -> tensor<2x2x12x12xf32> loc(#loc63)
    %68 = tensor.empty() : tensor<2x2x12x1xf32> loc(#loc63)
    %69 = linalg.fill ins(%cst_0 : f32) outs(%68 : tensor<2x2x12x1xf32>) -> tensor<2x2x12x1xf32> loc(#loc63)
    %70 = linalg.generic {indexing_maps = [#map8, #map13], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%67 : tensor<2x2x12x12xf32>) outs(%69 : tensor<2x2x12x1xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.0.attention.self"), %out: f32 loc("bert.encoder.layer.0.attention.self")):
      %301 = arith.addf %in, %out : f32 loc(#loc63)
      linalg.yield %301 : f32 loc(#loc63)
    } -> tensor<2x2x12x1xf32> loc(#loc63)
    %71 = linalg.generic {indexing_maps = [#map8, #map13, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%67, %70 : tensor<2x2x12x12xf32>, tensor<2x2x12x1xf32>) outs(%58 : tensor<2x2x12x12xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.0.attention.self"), %in_103: f32 loc("bert.encoder.layer.0.attention.self"), %out: f32 loc("bert.encoder.layer.0.attention.self")):
      %301 = arith.divf %in, %in_103 : f32 loc(#loc63)
      linalg.yield %301 : f32 loc(#loc63)
    } -> tensor<2x2x12x12xf32> loc(#loc63)
    %collapsed_27 = tensor.collapse_shape %71 [[0, 1], [2], [3]] : tensor<2x2x12x12xf32> into tensor<4x12x12xf32> loc(#loc63)
    %collapsed_28 = tensor.collapse_shape %transposed_21 [[0, 1], [2], [3]] : tensor<2x2x12x8xf32> into tensor<4x12x8xf32> loc(#loc63)
    %72 = tensor.empty() : tensor<4x12x8xf32> loc(#loc63)
    %73 = linalg.fill ins(%cst_0 : f32) outs(%72 : tensor<4x12x8xf32>) -> tensor<4x12x8xf32> loc(#loc63)
    %74 = linalg.batch_matmul ins(%collapsed_27, %collapsed_28 : tensor<4x12x12xf32>, tensor<4x12x8xf32>) outs(%73 : tensor<4x12x8xf32>) -> tensor<4x12x8xf32> loc(#loc63)
    %expanded_29 = tensor.expand_shape %74 [[0, 1], [2], [3]] output_shape [2, 2, 12, 8] : tensor<4x12x8xf32> into tensor<2x2x12x8xf32> loc(#loc63)
    %75 = tensor.empty() : tensor<2x12x2x8xf32> loc(#loc63)
    %transposed_30 = linalg.transpose ins(%expanded_29 : tensor<2x2x12x8xf32>) outs(%75 : tensor<2x12x2x8xf32>) permutation = [0, 2, 1, 3]  loc(#loc63)
    %collapsed_31 = tensor.collapse_shape %transposed_30 [[0, 1], [2, 3]] : tensor<2x12x2x8xf32> into tensor<24x16xf32> loc(#loc72)
    %transposed_32 = linalg.transpose ins(%arg11 : tensor<16x16xf32>) outs(%41 : tensor<16x16xf32>) permutation = [1, 0]  loc(#loc72)
    %76 = linalg.matmul ins(%collapsed_31, %transposed_32 : tensor<24x16xf32>, tensor<16x16xf32>) outs(%43 : tensor<24x16xf32>) -> tensor<24x16xf32> loc(#loc72)
    %77 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%arg12 : tensor<16xf32>) outs(%42 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.0.attention.output.dense"), %out: f32 loc("bert.encoder.layer.0.attention.output.dense")):
      linalg.yield %in : f32 loc(#loc72)
    } -> tensor<24x16xf32> loc(#loc72)
    %78 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%76, %77 : tensor<24x16xf32>, tensor<24x16xf32>) outs(%42 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.0.attention.output.dense"), %in_103: f32 loc("bert.encoder.layer.0.attention.output.dense"), %out: f32 loc("bert.encoder.layer.0.attention.output.dense")):
      %301 = arith.addf %in, %in_103 : f32 loc(#loc72)
      linalg.yield %301 : f32 loc(#loc72)
    } -> tensor<24x16xf32> loc(#loc72)
    %expanded_33 = tensor.expand_shape %78 [[0, 1], [2]] output_shape [2, 12, 16] : tensor<24x16xf32> into tensor<2x12x16xf32> loc(#loc72)
    %79 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_33, %32 : tensor<2x12x16xf32>, tensor<2x12x16xf32>) outs(%5 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.0.attention.output.dense"), %in_103: f32 loc("bert.embeddings.LayerNorm"), %out: f32 loc("bert.encoder.layer.0.attention.output")):
      %301 = arith.addf %in, %in_103 : f32 loc(#loc73)
      linalg.yield %301 : f32 loc(#loc73)
    } -> tensor<2x12x16xf32> loc(#loc73)
    %80 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%79 : tensor<2x12x16xf32>) outs(%12 : tensor<2x12x16xf64>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.0.attention.output"), %out: f64 loc("bert.encoder.layer.0.attention.output.LayerNorm")):
      %301 = arith.extf %in : f32 to f64 loc(#loc74)
      linalg.yield %301 : f64 loc(#loc74)
    } -> tensor<2x12x16xf64> loc(#loc74)
    %81 = linalg.generic {indexing_maps = [#map3, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%80 : tensor<2x12x16xf64>) outs(%15 : tensor<2x12x1xf64>) {
    ^bb0(%in: f64 loc("bert.encoder.layer.0.attention.output.LayerNorm"), %out: f64 loc("bert.encoder.layer.0.attention.output.LayerNorm")):
      %301 = arith.addf %in, %out : f64 loc(#loc74)
      linalg.yield %301 : f64 loc(#loc74)
    } -> tensor<2x12x1xf64> loc(#loc74)
    %82 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%81 : tensor<2x12x1xf64>) outs(%14 : tensor<2x12x1xf64>) {
    ^bb0(%in: f64 loc("bert.encoder.layer.0.attention.output.LayerNorm"), %out: f64 loc("bert.encoder.layer.0.attention.output.LayerNorm")):
      %301 = arith.divf %in, %cst_8 : f64 loc(#loc74)
      linalg.yield %301 : f64 loc(#loc74)
    } -> tensor<2x12x1xf64> loc(#loc74)
    %83 = linalg.generic {indexing_maps = [#map3, #map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%80, %82 : tensor<2x12x16xf64>, tensor<2x12x1xf64>) outs(%12 : tensor<2x12x16xf64>) {
    ^bb0(%in: f64 loc("bert.encoder.layer.0.attention.output.LayerNorm"), %in_103: f64 loc("bert.encoder.layer.0.attention.output.LayerNorm"), %out: f64 loc("bert.encoder.layer.0.attention.output.LayerNorm")):
      %301 = arith.subf %in, %in_103 : f64 loc(#loc74)
      linalg.yield %301 : f64 loc(#loc74)
    } -> tensor<2x12x16xf64> loc(#loc74)
    %84 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%83, %83 : tensor<2x12x16xf64>, tensor<2x12x16xf64>) outs(%12 : tensor<2x12x16xf64>) {
    ^bb0(%in: f64 loc("bert.encoder.layer.0.attention.output.LayerNorm"), %in_103: f64 loc("bert.encoder.layer.0.attention.output.LayerNorm"), %out: f64 loc("bert.encoder.layer.0.attention.output.LayerNorm")):
      %301 = arith.mulf %in, %in_103 : f64 loc(#loc74)
      linalg.yield %301 : f64 loc(#loc74)
    } -> tensor<2x12x16xf64> loc(#loc74)
    %85 = linalg.generic {indexing_maps = [#map3, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%84 : tensor<2x12x16xf64>) outs(%15 : tensor<2x12x1xf64>) {
    ^bb0(%in: f64 loc("bert.encoder.layer.0.attention.output.LayerNorm"), %out: f64 loc("bert.encoder.layer.0.attention.output.LayerNorm")):
      %301 = arith.addf %in, %out : f64 loc(#loc74)
      linalg.yield %301 : f64 loc(#loc74)
    } -> tensor<2x12x1xf64> loc(#loc74)
    %86 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%85 : tensor<2x12x1xf64>) outs(%14 : tensor<2x12x1xf64>) {
    ^bb0(%in: f64 loc("bert.encoder.layer.0.attention.output.LayerNorm"), %out: f64 loc("bert.encoder.layer.0.attention.output.LayerNorm")):
      %301 = arith.divf %in, %cst_8 : f64 loc(#loc74)
      linalg.yield %301 : f64 loc(#loc74)
    } -> tensor<2x12x1xf64> loc(#loc74)
    %87 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%86 : tensor<2x12x1xf64>) outs(%22 : tensor<2x12x1xf32>) {
    ^bb0(%in: f64 loc("bert.encoder.layer.0.attention.output.LayerNorm"), %out: f32 loc("bert.encoder.layer.0.attention.output.LayerNorm")):
      %301 = arith.truncf %in : f64 to f32 loc(#loc74)
      linalg.yield %301 : f32 loc(#loc74)
    } -> tensor<2x12x1xf32> loc(#loc74)
    %88 = linalg.generic {indexing_maps = [#map3, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%79 : tensor<2x12x16xf32>) outs(%24 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.0.attention.output"), %out: f32 loc("bert.encoder.layer.0.attention.output.LayerNorm")):
      %301 = arith.addf %in, %out : f32 loc(#loc74)
      linalg.yield %301 : f32 loc(#loc74)
    } -> tensor<2x12x1xf32> loc(#loc74)
    %89 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%88 : tensor<2x12x1xf32>) outs(%22 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.0.attention.output.LayerNorm"), %out: f32 loc("bert.encoder.layer.0.attention.output.LayerNorm")):
      %301 = arith.divf %in, %cst_9 : f32 loc(#loc74)
      linalg.yield %301 : f32 loc(#loc74)
    } -> tensor<2x12x1xf32> loc(#loc74)
    %90 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%87 : tensor<2x12x1xf32>) outs(%22 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.0.attention.output.LayerNorm"), %out: f32 loc("bert.encoder.layer.0.attention.output.LayerNorm")):
      %301 = arith.truncf %cst_7 : f64 to f32 loc(#loc74)
      %302 = arith.addf %in, %301 : f32 loc(#loc74)
      linalg.yield %302 : f32 loc(#loc74)
    } -> tensor<2x12x1xf32> loc(#loc74)
    %91 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%90 : tensor<2x12x1xf32>) outs(%22 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.0.attention.output.LayerNorm"), %out: f32 loc("bert.encoder.layer.0.attention.output.LayerNorm")):
      %301 = math.rsqrt %in : f32 loc(#loc74)
      linalg.yield %301 : f32 loc(#loc74)
    } -> tensor<2x12x1xf32> loc(#loc74)
    %92 = linalg.generic {indexing_maps = [#map3, #map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%79, %89 : tensor<2x12x16xf32>, tensor<2x12x1xf32>) outs(%5 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.0.attention.output"), %in_103: f32 loc("bert.encoder.layer.0.attention.output.LayerNorm"), %out: f32 loc("bert.encoder.layer.0.attention.output.LayerNorm")):
      %301 = arith.subf %in, %in_103 : f32 loc(#loc74)
      linalg.yield %301 : f32 loc(#loc74)
    } -> tensor<2x12x16xf32> loc(#loc74)
    %93 = linalg.generic {indexing_maps = [#map3, #map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%92, %91 : tensor<2x12x16xf32>, tensor<2x12x1xf32>) outs(%5 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.0.attention.output.LayerNorm"), %in_103: f32 loc("bert.encoder.layer.0.attention.output.LayerNorm"), %out: f32 loc("bert.encoder.layer.0.attention.output.LayerNorm")):
      %301 = arith.mulf %in, %in_103 : f32 loc(#loc74)
      linalg.yield %301 : f32 loc(#loc74)
    } -> tensor<2x12x16xf32> loc(#loc74)
    %94 = linalg.generic {indexing_maps = [#map3, #map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%93, %arg13 : tensor<2x12x16xf32>, tensor<16xf32>) outs(%5 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.0.attention.output.LayerNorm"), %in_103: f32 loc("bert.encoder.layer.0.attention.output.LayerNorm"), %out: f32 loc("bert.encoder.layer.0.attention.output.LayerNorm")):
      %301 = arith.mulf %in, %in_103 : f32 loc(#loc74)
      linalg.yield %301 : f32 loc(#loc74)
    } -> tensor<2x12x16xf32> loc(#loc74)
    %95 = linalg.generic {indexing_maps = [#map3, #map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%94, %arg14 : tensor<2x12x16xf32>, tensor<16xf32>) outs(%5 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.0.attention.output.LayerNorm"), %in_103: f32 loc("bert.encoder.layer.0.attention.output.LayerNorm"), %out: f32 loc("bert.encoder.layer.0.attention.output.LayerNorm")):
      %301 = arith.addf %in, %in_103 : f32 loc(#loc74)
      linalg.yield %301 : f32 loc(#loc74)
    } -> tensor<2x12x16xf32> loc(#loc74)
    %collapsed_34 = tensor.collapse_shape %95 [[0, 1], [2]] : tensor<2x12x16xf32> into tensor<24x16xf32> loc(#loc75)
    %96 = tensor.empty() : tensor<16x32xf32> loc(#loc75)
    %transposed_35 = linalg.transpose ins(%arg15 : tensor<32x16xf32>) outs(%96 : tensor<16x32xf32>) permutation = [1, 0]  loc(#loc75)
    %97 = tensor.empty() : tensor<24x32xf32> loc(#loc75)
    %98 = linalg.fill ins(%cst_0 : f32) outs(%97 : tensor<24x32xf32>) -> tensor<24x32xf32> loc(#loc75)
    %99 = linalg.matmul ins(%collapsed_34, %transposed_35 : tensor<24x16xf32>, tensor<16x32xf32>) outs(%98 : tensor<24x32xf32>) -> tensor<24x32xf32> loc(#loc75)
    %100 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%arg16 : tensor<32xf32>) outs(%97 : tensor<24x32xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.0.intermediate.dense"), %out: f32 loc("bert.encoder.layer.0.intermediate.dense")):
      linalg.yield %in : f32 loc(#loc75)
    } -> tensor<24x32xf32> loc(#loc75)
    %101 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%99, %100 : tensor<24x32xf32>, tensor<24x32xf32>) outs(%97 : tensor<24x32xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.0.intermediate.dense"), %in_103: f32 loc("bert.encoder.layer.0.intermediate.dense"), %out: f32 loc("bert.encoder.layer.0.intermediate.dense")):
      %301 = arith.addf %in, %in_103 : f32 loc(#loc75)
      linalg.yield %301 : f32 loc(#loc75)
    } -> tensor<24x32xf32> loc(#loc75)
    %expanded_36 = tensor.expand_shape %101 [[0, 1], [2]] output_shape [2, 12, 32] : tensor<24x32xf32> into tensor<2x12x32xf32> loc(#loc75)
    %102 = tensor.empty() : tensor<2x12x32xf32> loc(#loc76)
    %103 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_36 : tensor<2x12x32xf32>) outs(%102 : tensor<2x12x32xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.0.intermediate.dense"), %out: f32 loc("bert.encoder.layer.0.intermediate.intermediate_act_fn")):
      %301 = arith.divf %in, %cst_10 : f32 loc(#loc76)
      %302 = math.erf %301 : f32 loc(#loc76)
      %303 = arith.addf %302, %cst_2 : f32 loc(#loc76)
      %304 = arith.mulf %303, %cst_3 : f32 loc(#loc76)
      %305 = arith.mulf %in, %304 : f32 loc(#loc76)
      linalg.yield %305 : f32 loc(#loc76)
    } -> tensor<2x12x32xf32> loc(#loc76)
    %collapsed_37 = tensor.collapse_shape %103 [[0, 1], [2]] : tensor<2x12x32xf32> into tensor<24x32xf32> loc(#loc77)
    %104 = tensor.empty() : tensor<32x16xf32> loc(#loc77)
    %transposed_38 = linalg.transpose ins(%arg17 : tensor<16x32xf32>) outs(%104 : tensor<32x16xf32>) permutation = [1, 0]  loc(#loc77)
    %105 = linalg.matmul ins(%collapsed_37, %transposed_38 : tensor<24x32xf32>, tensor<32x16xf32>) outs(%43 : tensor<24x16xf32>) -> tensor<24x16xf32> loc(#loc77)
    %106 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%arg18 : tensor<16xf32>) outs(%42 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.0.output.dense"), %out: f32 loc("bert.encoder.layer.0.output.dense")):
      linalg.yield %in : f32 loc(#loc77)
    } -> tensor<24x16xf32> loc(#loc77)
    %107 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%105, %106 : tensor<24x16xf32>, tensor<24x16xf32>) outs(%42 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.0.output.dense"), %in_103: f32 loc("bert.encoder.layer.0.output.dense"), %out: f32 loc("bert.encoder.layer.0.output.dense")):
      %301 = arith.addf %in, %in_103 : f32 loc(#loc77)
      linalg.yield %301 : f32 loc(#loc77)
    } -> tensor<24x16xf32> loc(#loc77)
    %expanded_39 = tensor.expand_shape %107 [[0, 1], [2]] output_shape [2, 12, 16] : tensor<24x16xf32> into tensor<2x12x16xf32> loc(#loc77)
    %108 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_39, %95 : tensor<2x12x16xf32>, tensor<2x12x16xf32>) outs(%5 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.0.output.dense"), %in_103: f32 loc("bert.encoder.layer.0.attention.output.LayerNorm"), %out: f32 loc("bert.encoder.layer.0.output")):
      %301 = arith.addf %in, %in_103 : f32 loc(#loc78)
      linalg.yield %301 : f32 loc(#loc78)
    } -> tensor<2x12x16xf32> loc(#loc78)
    %109 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%108 : tensor<2x12x16xf32>) outs(%12 : tensor<2x12x16xf64>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.0.output"), %out: f64 loc("bert.encoder.layer.0.output.LayerNorm")):
      %301 = arith.extf %in : f32 to f64 loc(#loc79)
      linalg.yield %301 : f64 loc(#loc79)
    } -> tensor<2x12x16xf64> loc(#loc79)
    %110 = linalg.generic {indexing_maps = [#map3, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%109 : tensor<2x12x16xf64>) outs(%15 : tensor<2x12x1xf64>) {
    ^bb0(%in: f64 loc("bert.encoder.layer.0.output.LayerNorm"), %out: f64 loc("bert.encoder.layer.0.output.LayerNorm")):
      %301 = arith.addf %in, %out : f64 loc(#loc79)
      linalg.yield %301 : f64 loc(#loc79)
    } -> tensor<2x12x1xf64> loc(#loc79)
    %111 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%110 : tensor<2x12x1xf64>) outs(%14 : tensor<2x12x1xf64>) {
    ^bb0(%in: f64 loc("bert.encoder.layer.0.output.LayerNorm"), %out: f64 loc("bert.encoder.layer.0.output.LayerNorm")):
      %301 = arith.divf %in, %cst_8 : f64 loc(#loc79)
      linalg.yield %301 : f64 loc(#loc79)
    } -> tensor<2x12x1xf64> loc(#loc79)
    %112 = linalg.generic {indexing_maps = [#map3, #map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%109, %111 : tensor<2x12x16xf64>, tensor<2x12x1xf64>) outs(%12 : tensor<2x12x16xf64>) {
    ^bb0(%in: f64 loc("bert.encoder.layer.0.output.LayerNorm"), %in_103: f64 loc("bert.encoder.layer.0.output.LayerNorm"), %out: f64 loc("bert.encoder.layer.0.output.LayerNorm")):
      %301 = arith.subf %in, %in_103 : f64 loc(#loc79)
      linalg.yield %301 : f64 loc(#loc79)
    } -> tensor<2x12x16xf64> loc(#loc79)
    %113 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%112, %112 : tensor<2x12x16xf64>, tensor<2x12x16xf64>) outs(%12 : tensor<2x12x16xf64>) {
    ^bb0(%in: f64 loc("bert.encoder.layer.0.output.LayerNorm"), %in_103: f64 loc("bert.encoder.layer.0.output.LayerNorm"), %out: f64 loc("bert.encoder.layer.0.output.LayerNorm")):
      %301 = arith.mulf %in, %in_103 : f64 loc(#loc79)
      linalg.yield %301 : f64 loc(#loc79)
    } -> tensor<2x12x16xf64> loc(#loc79)
    %114 = linalg.generic {indexing_maps = [#map3, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%113 : tensor<2x12x16xf64>) outs(%15 : tensor<2x12x1xf64>) {
    ^bb0(%in: f64 loc("bert.encoder.layer.0.output.LayerNorm"), %out: f64 loc("bert.encoder.layer.0.output.LayerNorm")):
      %301 = arith.addf %in, %out : f64 loc(#loc79)
      linalg.yield %301 : f64 loc(#loc79)
    } -> tensor<2x12x1xf64> loc(#loc79)
    %115 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%114 : tensor<2x12x1xf64>) outs(%14 : tensor<2x12x1xf64>) {
    ^bb0(%in: f64 loc("bert.encoder.layer.0.output.LayerNorm"), %out: f64 loc("bert.encoder.layer.0.output.LayerNorm")):
      %301 = arith.divf %in, %cst_8 : f64 loc(#loc79)
      linalg.yield %301 : f64 loc(#loc79)
    } -> tensor<2x12x1xf64> loc(#loc79)
    %116 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%115 : tensor<2x12x1xf64>) outs(%22 : tensor<2x12x1xf32>) {
    ^bb0(%in: f64 loc("bert.encoder.layer.0.output.LayerNorm"), %out: f32 loc("bert.encoder.layer.0.output.LayerNorm")):
      %301 = arith.truncf %in : f64 to f32 loc(#loc79)
      linalg.yield %301 : f32 loc(#loc79)
    } -> tensor<2x12x1xf32> loc(#loc79)
    %117 = linalg.generic {indexing_maps = [#map3, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%108 : tensor<2x12x16xf32>) outs(%24 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.0.output"), %out: f32 loc("bert.encoder.layer.0.output.LayerNorm")):
      %301 = arith.addf %in, %out : f32 loc(#loc79)
      linalg.yield %301 : f32 loc(#loc79)
    } -> tensor<2x12x1xf32> loc(#loc79)
    %118 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%117 : tensor<2x12x1xf32>) outs(%22 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.0.output.LayerNorm"), %out: f32 loc("bert.encoder.layer.0.output.LayerNorm")):
      %301 = arith.divf %in, %cst_9 : f32 loc(#loc79)
      linalg.yield %301 : f32 loc(#loc79)
    } -> tensor<2x12x1xf32> loc(#loc79)
    %119 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%116 : tensor<2x12x1xf32>) outs(%22 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.0.output.LayerNorm"), %out: f32 loc("bert.encoder.layer.0.output.LayerNorm")):
      %301 = arith.truncf %cst_7 : f64 to f32 loc(#loc79)
      %302 = arith.addf %in, %301 : f32 loc(#loc79)
      linalg.yield %302 : f32 loc(#loc79)
    } -> tensor<2x12x1xf32> loc(#loc79)
    %120 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%119 : tensor<2x12x1xf32>) outs(%22 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.0.output.LayerNorm"), %out: f32 loc("bert.encoder.layer.0.output.LayerNorm")):
      %301 = math.rsqrt %in : f32 loc(#loc79)
      linalg.yield %301 : f32 loc(#loc79)
    } -> tensor<2x12x1xf32> loc(#loc79)
    %121 = linalg.generic {indexing_maps = [#map3, #map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%108, %118 : tensor<2x12x16xf32>, tensor<2x12x1xf32>) outs(%5 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.0.output"), %in_103: f32 loc("bert.encoder.layer.0.output.LayerNorm"), %out: f32 loc("bert.encoder.layer.0.output.LayerNorm")):
      %301 = arith.subf %in, %in_103 : f32 loc(#loc79)
      linalg.yield %301 : f32 loc(#loc79)
    } -> tensor<2x12x16xf32> loc(#loc79)
    %122 = linalg.generic {indexing_maps = [#map3, #map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%121, %120 : tensor<2x12x16xf32>, tensor<2x12x1xf32>) outs(%5 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.0.output.LayerNorm"), %in_103: f32 loc("bert.encoder.layer.0.output.LayerNorm"), %out: f32 loc("bert.encoder.layer.0.output.LayerNorm")):
      %301 = arith.mulf %in, %in_103 : f32 loc(#loc79)
      linalg.yield %301 : f32 loc(#loc79)
    } -> tensor<2x12x16xf32> loc(#loc79)
    %123 = linalg.generic {indexing_maps = [#map3, #map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%122, %arg19 : tensor<2x12x16xf32>, tensor<16xf32>) outs(%5 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.0.output.LayerNorm"), %in_103: f32 loc("bert.encoder.layer.0.output.LayerNorm"), %out: f32 loc("bert.encoder.layer.0.output.LayerNorm")):
      %301 = arith.mulf %in, %in_103 : f32 loc(#loc79)
      linalg.yield %301 : f32 loc(#loc79)
    } -> tensor<2x12x16xf32> loc(#loc79)
    %124 = linalg.generic {indexing_maps = [#map3, #map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%123, %arg20 : tensor<2x12x16xf32>, tensor<16xf32>) outs(%5 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.0.output.LayerNorm"), %in_103: f32 loc("bert.encoder.layer.0.output.LayerNorm"), %out: f32 loc("bert.encoder.layer.0.output.LayerNorm")):
      %301 = arith.addf %in, %in_103 : f32 loc(#loc79)
      linalg.yield %301 : f32 loc(#loc79)
    } -> tensor<2x12x16xf32> loc(#loc79)
    %collapsed_40 = tensor.collapse_shape %124 [[0, 1], [2]] : tensor<2x12x16xf32> into tensor<24x16xf32> loc(#loc80)
    %transposed_41 = linalg.transpose ins(%arg21 : tensor<16x16xf32>) outs(%41 : tensor<16x16xf32>) permutation = [1, 0]  loc(#loc80)
    %125 = linalg.matmul ins(%collapsed_40, %transposed_41 : tensor<24x16xf32>, tensor<16x16xf32>) outs(%43 : tensor<24x16xf32>) -> tensor<24x16xf32> loc(#loc80)
    %126 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%arg22 : tensor<16xf32>) outs(%42 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.1.attention.self.query"), %out: f32 loc("bert.encoder.layer.1.attention.self.query")):
      linalg.yield %in : f32 loc(#loc80)
    } -> tensor<24x16xf32> loc(#loc80)
    %127 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%125, %126 : tensor<24x16xf32>, tensor<24x16xf32>) outs(%42 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.1.attention.self.query"), %in_103: f32 loc("bert.encoder.layer.1.attention.self.query"), %out: f32 loc("bert.encoder.layer.1.attention.self.query")):
      %301 = arith.addf %in, %in_103 : f32 loc(#loc80)
      linalg.yield %301 : f32 loc(#loc80)
    } -> tensor<24x16xf32> loc(#loc80)
    %expanded_42 = tensor.expand_shape %127 [[0, 1], [2, 3]] output_shape [2, 12, 2, 8] : tensor<24x16xf32> into tensor<2x12x2x8xf32> loc(#loc81)
    %transposed_43 = linalg.transpose ins(%expanded_42 : tensor<2x12x2x8xf32>) outs(%47 : tensor<2x2x12x8xf32>) permutation = [0, 2, 1, 3]  loc(#loc81)
    %transposed_44 = linalg.transpose ins(%arg23 : tensor<16x16xf32>) outs(%41 : tensor<16x16xf32>) permutation = [1, 0]  loc(#loc82)
    %128 = linalg.matmul ins(%collapsed_40, %transposed_44 : tensor<24x16xf32>, tensor<16x16xf32>) outs(%43 : tensor<24x16xf32>) -> tensor<24x16xf32> loc(#loc82)
    %129 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%arg24 : tensor<16xf32>) outs(%42 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.1.attention.self.key"), %out: f32 loc("bert.encoder.layer.1.attention.self.key")):
      linalg.yield %in : f32 loc(#loc82)
    } -> tensor<24x16xf32> loc(#loc82)
    %130 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%128, %129 : tensor<24x16xf32>, tensor<24x16xf32>) outs(%42 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.1.attention.self.key"), %in_103: f32 loc("bert.encoder.layer.1.attention.self.key"), %out: f32 loc("bert.encoder.layer.1.attention.self.key")):
      %301 = arith.addf %in, %in_103 : f32 loc(#loc82)
      linalg.yield %301 : f32 loc(#loc82)
    } -> tensor<24x16xf32> loc(#loc82)
    %expanded_45 = tensor.expand_shape %130 [[0, 1], [2, 3]] output_shape [2, 12, 2, 8] : tensor<24x16xf32> into tensor<2x12x2x8xf32> loc(#loc81)
    %transposed_46 = linalg.transpose ins(%arg25 : tensor<16x16xf32>) outs(%41 : tensor<16x16xf32>) permutation = [1, 0]  loc(#loc83)
    %131 = linalg.matmul ins(%collapsed_40, %transposed_46 : tensor<24x16xf32>, tensor<16x16xf32>) outs(%43 : tensor<24x16xf32>) -> tensor<24x16xf32> loc(#loc83)
    %132 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%arg26 : tensor<16xf32>) outs(%42 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.1.attention.self.value"), %out: f32 loc("bert.encoder.layer.1.attention.self.value")):
      linalg.yield %in : f32 loc(#loc83)
    } -> tensor<24x16xf32> loc(#loc83)
    %133 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%131, %132 : tensor<24x16xf32>, tensor<24x16xf32>) outs(%42 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.1.attention.self.value"), %in_103: f32 loc("bert.encoder.layer.1.attention.self.value"), %out: f32 loc("bert.encoder.layer.1.attention.self.value")):
      %301 = arith.addf %in, %in_103 : f32 loc(#loc83)
      linalg.yield %301 : f32 loc(#loc83)
    } -> tensor<24x16xf32> loc(#loc83)
    %expanded_47 = tensor.expand_shape %133 [[0, 1], [2, 3]] output_shape [2, 12, 2, 8] : tensor<24x16xf32> into tensor<2x12x2x8xf32> loc(#loc81)
    %transposed_48 = linalg.transpose ins(%expanded_47 : tensor<2x12x2x8xf32>) outs(%47 : tensor<2x2x12x8xf32>) permutation = [0, 2, 1, 3]  loc(#loc81)
    %transposed_49 = linalg.transpose ins(%expanded_45 : tensor<2x12x2x8xf32>) outs(%54 : tensor<2x2x8x12xf32>) permutation = [0, 2, 3, 1]  loc(#loc81)
    %collapsed_50 = tensor.collapse_shape %transposed_43 [[0, 1], [2], [3]] : tensor<2x2x12x8xf32> into tensor<4x12x8xf32> loc(#loc81)
    %collapsed_51 = tensor.collapse_shape %transposed_49 [[0, 1], [2], [3]] : tensor<2x2x8x12xf32> into tensor<4x8x12xf32> loc(#loc81)
    %134 = linalg.batch_matmul ins(%collapsed_50, %collapsed_51 : tensor<4x12x8xf32>, tensor<4x8x12xf32>) outs(%56 : tensor<4x12x12xf32>) -> tensor<4x12x12xf32> loc(#loc81)
    %expanded_52 = tensor.expand_shape %134 [[0, 1], [2], [3]] output_shape [2, 2, 12, 12] : tensor<4x12x12xf32> into tensor<2x2x12x12xf32> loc(#loc81)
    %135 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_52 : tensor<2x2x12x12xf32>) outs(%58 : tensor<2x2x12x12xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.1.attention.self"), %out: f32 loc("bert.encoder.layer.1.attention.self")):
      %301 = arith.truncf %cst_6 : f64 to f32 loc(#loc81)
      %302 = arith.mulf %in, %301 : f32 loc(#loc81)
      linalg.yield %302 : f32 loc(#loc81)
    } -> tensor<2x2x12x12xf32> loc(#loc81)
    %136 = linalg.generic {indexing_maps = [#map8, #map11, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%135, %40 : tensor<2x2x12x12xf32>, tensor<2x1x12x12xf32>) outs(%58 : tensor<2x2x12x12xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.1.attention.self"), %in_103: f32 loc("bert"), %out: f32 loc("bert.encoder.layer.1.attention.self")):
      %301 = arith.addf %in, %in_103 : f32 loc(#loc81)
      linalg.yield %301 : f32 loc(#loc81)
    } -> tensor<2x2x12x12xf32> loc(#loc81)
    %137:2 = linalg.generic {indexing_maps = [#map8, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%136 : tensor<2x2x12x12xf32>) outs(%64, %62 : tensor<2x2x12xf32>, tensor<2x2x12xi64>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.1.attention.self"), %out: f32 loc("bert.encoder.layer.1.attention.self"), %out_103: i64 loc("bert.encoder.layer.1.attention.self")):
      %301 = linalg.index 3 : index loc(#loc81)
      %302 = arith.index_cast %301 : index to i64 loc(#loc81)
      %303 = arith.maximumf %in, %out : f32 loc(#loc81)
      %304 = arith.cmpf ogt, %in, %out : f32 loc(#loc81)
      %305 = arith.select %304, %302, %out_103 : i64 loc(#loc81)
      linalg.yield %303, %305 : f32, i64 loc(#loc81)
    } -> (tensor<2x2x12xf32>, tensor<2x2x12xi64>) loc(#loc81)
    %expanded_53 = tensor.expand_shape %137#0 [[0], [1], [2, 3]] output_shape [2, 2, 12, 1] : tensor<2x2x12xf32> into tensor<2x2x12x1xf32> loc(#loc81)
    %138 = linalg.generic {indexing_maps = [#map8, #map13, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%136, %expanded_53 : tensor<2x2x12x12xf32>, tensor<2x2x12x1xf32>) outs(%58 : tensor<2x2x12x12xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.1.attention.self"), %in_103: f32 loc("bert.encoder.layer.1.attention.self"), %out: f32 loc("bert.encoder.layer.1.attention.self")):
      %301 = arith.subf %in, %in_103 : f32 loc(#loc81)
      linalg.yield %301 : f32 loc(#loc81)
    } -> tensor<2x2x12x12xf32> loc(#loc81)
    %139 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%138 : tensor<2x2x12x12xf32>) outs(%58 : tensor<2x2x12x12xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.1.attention.self"), %out: f32 loc("bert.encoder.layer.1.attention.self")):
      %301 = math.exp %in : f32 loc(#loc81)
      linalg.yield %301 : f32 loc(#loc81)
    } -> tensor<2x2x12x12xf32> loc(#loc81)
    %140 = linalg.generic {indexing_maps = [#map8, #map13], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%139 : tensor<2x2x12x12xf32>) outs(%69 : tensor<2x2x12x1xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.1.attention.self"), %out: f32 loc("bert.encoder.layer.1.attention.self")):
      %301 = arith.addf %in, %out : f32 loc(#loc81)
      linalg.yield %301 : f32 loc(#loc81)
    } -> tensor<2x2x12x1xf32> loc(#loc81)
    %141 = linalg.generic {indexing_maps = [#map8, #map13, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%139, %140 : tensor<2x2x12x12xf32>, tensor<2x2x12x1xf32>) outs(%58 : tensor<2x2x12x12xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.1.attention.self"), %in_103: f32 loc("bert.encoder.layer.1.attention.self"), %out: f32 loc("bert.encoder.layer.1.attention.self")):
      %301 = arith.divf %in, %in_103 : f32 loc(#loc81)
      linalg.yield %301 : f32 loc(#loc81)
    } -> tensor<2x2x12x12xf32> loc(#loc81)
    %collapsed_54 = tensor.collapse_shape %141 [[0, 1], [2], [3]] : tensor<2x2x12x12xf32> into tensor<4x12x12xf32> loc(#loc81)
    %collapsed_55 = tensor.collapse_shape %transposed_48 [[0, 1], [2], [3]] : tensor<2x2x12x8xf32> into tensor<4x12x8xf32> loc(#loc81)
    %142 = linalg.batch_matmul ins(%collapsed_54, %collapsed_55 : tensor<4x12x12xf32>, tensor<4x12x8xf32>) outs(%73 : tensor<4x12x8xf32>) -> tensor<4x12x8xf32> loc(#loc81)
    %expanded_56 = tensor.expand_shape %142 [[0, 1], [2], [3]] output_shape [2, 2, 12, 8] : tensor<4x12x8xf32> into tensor<2x2x12x8xf32> loc(#loc81)
    %transposed_57 = linalg.transpose ins(%expanded_56 : tensor<2x2x12x8xf32>) outs(%75 : tensor<2x12x2x8xf32>) permutation = [0, 2, 1, 3]  loc(#loc81)
    %collapsed_58 = tensor.collapse_shape %transposed_57 [[0, 1], [2, 3]] : tensor<2x12x2x8xf32> into tensor<24x16xf32> loc(#loc84)
    %transposed_59 = linalg.transpose ins(%arg27 : tensor<16x16xf32>) outs(%41 : tensor<16x16xf32>) permutation = [1, 0]  loc(#loc84)
    %143 = linalg.matmul ins(%collapsed_58, %transposed_59 : tensor<24x16xf32>, tensor<16x16xf32>) outs(%43 : tensor<24x16xf32>) -> tensor<24x16xf32> loc(#loc84)
    %144 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%arg28 : tensor<16xf32>) outs(%42 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.1.attention.output.dense"), %out: f32 loc("bert.encoder.layer.1.attention.output.dense")):
      linalg.yield %in : f32 loc(#loc84)
    } -> tensor<24x16xf32> loc(#loc84)
    %145 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%143, %144 : tensor<24x16xf32>, tensor<24x16xf32>) outs(%42 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.1.attention.output.dense"), %in_103: f32 loc("bert.encoder.layer.1.attention.output.dense"), %out: f32 loc("bert.encoder.layer.1.attention.output.dense")):
      %301 = arith.addf %in, %in_103 : f32 loc(#loc84)
      linalg.yield %301 : f32 loc(#loc84)
    } -> tensor<24x16xf32> loc(#loc84)
    %expanded_60 = tensor.expand_shape %145 [[0, 1], [2]] output_shape [2, 12, 16] : tensor<24x16xf32> into tensor<2x12x16xf32> loc(#loc84)
    %146 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_60, %124 : tensor<2x12x16xf32>, tensor<2x12x16xf32>) outs(%5 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.1.attention.output.dense"), %in_103: f32 loc("bert.encoder.layer.0.output.LayerNorm"), %out: f32 loc("bert.encoder.layer.1.attention.output")):
      %301 = arith.addf %in, %in_103 : f32 loc(#loc85)
      linalg.yield %301 : f32 loc(#loc85)
    } -> tensor<2x12x16xf32> loc(#loc85)
    %147 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%146 : tensor<2x12x16xf32>) outs(%12 : tensor<2x12x16xf64>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.1.attention.output"), %out: f64 loc("bert.encoder.layer.1.attention.output.LayerNorm")):
      %301 = arith.extf %in : f32 to f64 loc(#loc86)
      linalg.yield %301 : f64 loc(#loc86)
    } -> tensor<2x12x16xf64> loc(#loc86)
    %148 = linalg.generic {indexing_maps = [#map3, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%147 : tensor<2x12x16xf64>) outs(%15 : tensor<2x12x1xf64>) {
    ^bb0(%in: f64 loc("bert.encoder.layer.1.attention.output.LayerNorm"), %out: f64 loc("bert.encoder.layer.1.attention.output.LayerNorm")):
      %301 = arith.addf %in, %out : f64 loc(#loc86)
      linalg.yield %301 : f64 loc(#loc86)
    } -> tensor<2x12x1xf64> loc(#loc86)
    %149 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%148 : tensor<2x12x1xf64>) outs(%14 : tensor<2x12x1xf64>) {
    ^bb0(%in: f64 loc("bert.encoder.layer.1.attention.output.LayerNorm"), %out: f64 loc("bert.encoder.layer.1.attention.output.LayerNorm")):
      %301 = arith.divf %in, %cst_8 : f64 loc(#loc86)
      linalg.yield %301 : f64 loc(#loc86)
    } -> tensor<2x12x1xf64> loc(#loc86)
    %150 = linalg.generic {indexing_maps = [#map3, #map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%147, %149 : tensor<2x12x16xf64>, tensor<2x12x1xf64>) outs(%12 : tensor<2x12x16xf64>) {
    ^bb0(%in: f64 loc("bert.encoder.layer.1.attention.output.LayerNorm"), %in_103: f64 loc("bert.encoder.layer.1.attention.output.LayerNorm"), %out: f64 loc("bert.encoder.layer.1.attention.output.LayerNorm")):
      %301 = arith.subf %in, %in_103 : f64 loc(#loc86)
      linalg.yield %301 : f64 loc(#loc86)
    } -> tensor<2x12x16xf64> loc(#loc86)
    %151 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%150, %150 : tensor<2x12x16xf64>, tensor<2x12x16xf64>) outs(%12 : tensor<2x12x16xf64>) {
    ^bb0(%in: f64 loc("bert.encoder.layer.1.attention.output.LayerNorm"), %in_103: f64 loc("bert.encoder.layer.1.attention.output.LayerNorm"), %out: f64 loc("bert.encoder.layer.1.attention.output.LayerNorm")):
      %301 = arith.mulf %in, %in_103 : f64 loc(#loc86)
      linalg.yield %301 : f64 loc(#loc86)
    } -> tensor<2x12x16xf64> loc(#loc86)
    %152 = linalg.generic {indexing_maps = [#map3, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%151 : tensor<2x12x16xf64>) outs(%15 : tensor<2x12x1xf64>) {
    ^bb0(%in: f64 loc("bert.encoder.layer.1.attention.output.LayerNorm"), %out: f64 loc("bert.encoder.layer.1.attention.output.LayerNorm")):
      %301 = arith.addf %in, %out : f64 loc(#loc86)
      linalg.yield %301 : f64 loc(#loc86)
    } -> tensor<2x12x1xf64> loc(#loc86)
    %153 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%152 : tensor<2x12x1xf64>) outs(%14 : tensor<2x12x1xf64>) {
    ^bb0(%in: f64 loc("bert.encoder.layer.1.attention.output.LayerNorm"), %out: f64 loc("bert.encoder.layer.1.attention.output.LayerNorm")):
      %301 = arith.divf %in, %cst_8 : f64 loc(#loc86)
      linalg.yield %301 : f64 loc(#loc86)
    } -> tensor<2x12x1xf64> loc(#loc86)
    %154 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%153 : tensor<2x12x1xf64>) outs(%22 : tensor<2x12x1xf32>) {
    ^bb0(%in: f64 loc("bert.encoder.layer.1.attention.output.LayerNorm"), %out: f32 loc("bert.encoder.layer.1.attention.output.LayerNorm")):
      %301 = arith.truncf %in : f64 to f32 loc(#loc86)
      linalg.yield %301 : f32 loc(#loc86)
    } -> tensor<2x12x1xf32> loc(#loc86)
    %155 = linalg.generic {indexing_maps = [#map3, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%146 : tensor<2x12x16xf32>) outs(%24 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.1.attention.output"), %out: f32 loc("bert.encoder.layer.1.attention.output.LayerNorm")):
      %301 = arith.addf %in, %out : f32 loc(#loc86)
      linalg.yield %301 : f32 loc(#loc86)
    } -> tensor<2x12x1xf32> loc(#loc86)
    %156 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%155 : tensor<2x12x1xf32>) outs(%22 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.1.attention.output.LayerNorm"), %out: f32 loc("bert.encoder.layer.1.attention.output.LayerNorm")):
      %301 = arith.divf %in, %cst_9 : f32 loc(#loc86)
      linalg.yield %301 : f32 loc(#loc86)
    } -> tensor<2x12x1xf32> loc(#loc86)
    %157 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%154 : tensor<2x12x1xf32>) outs(%22 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.1.attention.output.LayerNorm"), %out: f32 loc("bert.encoder.layer.1.attention.output.LayerNorm")):
      %301 = arith.truncf %cst_7 : f64 to f32 loc(#loc86)
      %302 = arith.addf %in, %301 : f32 loc(#loc86)
      linalg.yield %302 : f32 loc(#loc86)
    } -> tensor<2x12x1xf32> loc(#loc86)
    %158 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%157 : tensor<2x12x1xf32>) outs(%22 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.1.attention.output.LayerNorm"), %out: f32 loc("bert.encoder.layer.1.attention.output.LayerNorm")):
      %301 = math.rsqrt %in : f32 loc(#loc86)
      linalg.yield %301 : f32 loc(#loc86)
    } -> tensor<2x12x1xf32> loc(#loc86)
    %159 = linalg.generic {indexing_maps = [#map3, #map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%146, %156 : tensor<2x12x16xf32>, tensor<2x12x1xf32>) outs(%5 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.1.attention.output"), %in_103: f32 loc("bert.encoder.layer.1.attention.output.LayerNorm"), %out: f32 loc("bert.encoder.layer.1.attention.output.LayerNorm")):
      %301 = arith.subf %in, %in_103 : f32 loc(#loc86)
      linalg.yield %301 : f32 loc(#loc86)
    } -> tensor<2x12x16xf32> loc(#loc86)
    %160 = linalg.generic {indexing_maps = [#map3, #map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%159, %158 : tensor<2x12x16xf32>, tensor<2x12x1xf32>) outs(%5 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.1.attention.output.LayerNorm"), %in_103: f32 loc("bert.encoder.layer.1.attention.output.LayerNorm"), %out: f32 loc("bert.encoder.layer.1.attention.output.LayerNorm")):
      %301 = arith.mulf %in, %in_103 : f32 loc(#loc86)
      linalg.yield %301 : f32 loc(#loc86)
    } -> tensor<2x12x16xf32> loc(#loc86)
    %161 = linalg.generic {indexing_maps = [#map3, #map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%160, %arg29 : tensor<2x12x16xf32>, tensor<16xf32>) outs(%5 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.1.attention.output.LayerNorm"), %in_103: f32 loc("bert.encoder.layer.1.attention.output.LayerNorm"), %out: f32 loc("bert.encoder.layer.1.attention.output.LayerNorm")):
      %301 = arith.mulf %in, %in_103 : f32 loc(#loc86)
      linalg.yield %301 : f32 loc(#loc86)
    } -> tensor<2x12x16xf32> loc(#loc86)
    %162 = linalg.generic {indexing_maps = [#map3, #map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%161, %arg30 : tensor<2x12x16xf32>, tensor<16xf32>) outs(%5 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.1.attention.output.LayerNorm"), %in_103: f32 loc("bert.encoder.layer.1.attention.output.LayerNorm"), %out: f32 loc("bert.encoder.layer.1.attention.output.LayerNorm")):
      %301 = arith.addf %in, %in_103 : f32 loc(#loc86)
      linalg.yield %301 : f32 loc(#loc86)
    } -> tensor<2x12x16xf32> loc(#loc86)
    %collapsed_61 = tensor.collapse_shape %162 [[0, 1], [2]] : tensor<2x12x16xf32> into tensor<24x16xf32> loc(#loc87)
    %transposed_62 = linalg.transpose ins(%arg31 : tensor<32x16xf32>) outs(%96 : tensor<16x32xf32>) permutation = [1, 0]  loc(#loc87)
    %163 = linalg.matmul ins(%collapsed_61, %transposed_62 : tensor<24x16xf32>, tensor<16x32xf32>) outs(%98 : tensor<24x32xf32>) -> tensor<24x32xf32> loc(#loc87)
    %164 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%arg32 : tensor<32xf32>) outs(%97 : tensor<24x32xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.1.intermediate.dense"), %out: f32 loc("bert.encoder.layer.1.intermediate.dense")):
      linalg.yield %in : f32 loc(#loc87)
    } -> tensor<24x32xf32> loc(#loc87)
    %165 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%163, %164 : tensor<24x32xf32>, tensor<24x32xf32>) outs(%97 : tensor<24x32xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.1.intermediate.dense"), %in_103: f32 loc("bert.encoder.layer.1.intermediate.dense"), %out: f32 loc("bert.encoder.layer.1.intermediate.dense")):
      %301 = arith.addf %in, %in_103 : f32 loc(#loc87)
      linalg.yield %301 : f32 loc(#loc87)
    } -> tensor<24x32xf32> loc(#loc87)
    %expanded_63 = tensor.expand_shape %165 [[0, 1], [2]] output_shape [2, 12, 32] : tensor<24x32xf32> into tensor<2x12x32xf32> loc(#loc87)
    %166 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_63 : tensor<2x12x32xf32>) outs(%102 : tensor<2x12x32xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.1.intermediate.dense"), %out: f32 loc("bert.encoder.layer.1.intermediate.intermediate_act_fn")):
      %301 = arith.divf %in, %cst_10 : f32 loc(#loc88)
      %302 = math.erf %301 : f32 loc(#loc88)
      %303 = arith.addf %302, %cst_2 : f32 loc(#loc88)
      %304 = arith.mulf %303, %cst_3 : f32 loc(#loc88)
      %305 = arith.mulf %in, %304 : f32 loc(#loc88)
      linalg.yield %305 : f32 loc(#loc88)
    } -> tensor<2x12x32xf32> loc(#loc88)
    %collapsed_64 = tensor.collapse_shape %166 [[0, 1], [2]] : tensor<2x12x32xf32> into tensor<24x32xf32> loc(#loc89)
    %transposed_65 = linalg.transpose ins(%arg33 : tensor<16x32xf32>) outs(%104 : tensor<32x16xf32>) permutation = [1, 0]  loc(#loc89)
    %167 = linalg.matmul ins(%collapsed_64, %transposed_65 : tensor<24x32xf32>, tensor<32x16xf32>) outs(%43 : tensor<24x16xf32>) -> tensor<24x16xf32> loc(#loc89)
    %168 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%arg34 : tensor<16xf32>) outs(%42 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.1.output.dense"), %out: f32 loc("bert.encoder.layer.1.output.dense")):
      linalg.yield %in : f32 loc(#loc89)
    } -> tensor<24x16xf32> loc(#loc89)
    %169 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%167, %168 : tensor<24x16xf32>, tensor<24x16xf32>) outs(%42 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.1.output.dense"), %in_103: f32 loc("bert.encoder.layer.1.output.dense"), %out: f32 loc("bert.encoder.layer.1.output.dense")):
      %301 = arith.addf %in, %in_103 : f32 loc(#loc89)
      linalg.yield %301 : f32 loc(#loc89)
    } -> tensor<24x16xf32> loc(#loc89)
    %expanded_66 = tensor.expand_shape %169 [[0, 1], [2]] output_shape [2, 12, 16] : tensor<24x16xf32> into tensor<2x12x16xf32> loc(#loc89)
    %170 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_66, %162 : tensor<2x12x16xf32>, tensor<2x12x16xf32>) outs(%5 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.1.output.dense"), %in_103: f32 loc("bert.encoder.layer.1.attention.output.LayerNorm"), %out: f32 loc("bert.encoder.layer.1.output")):
      %301 = arith.addf %in, %in_103 : f32 loc(#loc90)
      linalg.yield %301 : f32 loc(#loc90)
    } -> tensor<2x12x16xf32> loc(#loc90)
    %171 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%170 : tensor<2x12x16xf32>) outs(%12 : tensor<2x12x16xf64>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.1.output"), %out: f64 loc("bert.encoder.layer.1.output.LayerNorm")):
      %301 = arith.extf %in : f32 to f64 loc(#loc91)
      linalg.yield %301 : f64 loc(#loc91)
    } -> tensor<2x12x16xf64> loc(#loc91)
    %172 = linalg.generic {indexing_maps = [#map3, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%171 : tensor<2x12x16xf64>) outs(%15 : tensor<2x12x1xf64>) {
    ^bb0(%in: f64 loc("bert.encoder.layer.1.output.LayerNorm"), %out: f64 loc("bert.encoder.layer.1.output.LayerNorm")):
      %301 = arith.addf %in, %out : f64 loc(#loc91)
      linalg.yield %301 : f64 loc(#loc91)
    } -> tensor<2x12x1xf64> loc(#loc91)
    %173 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%172 : tensor<2x12x1xf64>) outs(%14 : tensor<2x12x1xf64>) {
    ^bb0(%in: f64 loc("bert.encoder.layer.1.output.LayerNorm"), %out: f64 loc("bert.encoder.layer.1.output.LayerNorm")):
      %301 = arith.divf %in, %cst_8 : f64 loc(#loc91)
      linalg.yield %301 : f64 loc(#loc91)
    } -> tensor<2x12x1xf64> loc(#loc91)
    %174 = linalg.generic {indexing_maps = [#map3, #map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%171, %173 : tensor<2x12x16xf64>, tensor<2x12x1xf64>) outs(%12 : tensor<2x12x16xf64>) {
    ^bb0(%in: f64 loc("bert.encoder.layer.1.output.LayerNorm"), %in_103: f64 loc("bert.encoder.layer.1.output.LayerNorm"), %out: f64 loc("bert.encoder.layer.1.output.LayerNorm")):
      %301 = arith.subf %in, %in_103 : f64 loc(#loc91)
      linalg.yield %301 : f64 loc(#loc91)
    } -> tensor<2x12x16xf64> loc(#loc91)
    %175 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%174, %174 : tensor<2x12x16xf64>, tensor<2x12x16xf64>) outs(%12 : tensor<2x12x16xf64>) {
    ^bb0(%in: f64 loc("bert.encoder.layer.1.output.LayerNorm"), %in_103: f64 loc("bert.encoder.layer.1.output.LayerNorm"), %out: f64 loc("bert.encoder.layer.1.output.LayerNorm")):
      %301 = arith.mulf %in, %in_103 : f64 loc(#loc91)
      linalg.yield %301 : f64 loc(#loc91)
    } -> tensor<2x12x16xf64> loc(#loc91)
    %176 = linalg.generic {indexing_maps = [#map3, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%175 : tensor<2x12x16xf64>) outs(%15 : tensor<2x12x1xf64>) {
    ^bb0(%in: f64 loc("bert.encoder.layer.1.output.LayerNorm"), %out: f64 loc("bert.encoder.layer.1.output.LayerNorm")):
      %301 = arith.addf %in, %out : f64 loc(#loc91)
      linalg.yield %301 : f64 loc(#loc91)
    } -> tensor<2x12x1xf64> loc(#loc91)
    %177 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%176 : tensor<2x12x1xf64>) outs(%14 : tensor<2x12x1xf64>) {
    ^bb0(%in: f64 loc("bert.encoder.layer.1.output.LayerNorm"), %out: f64 loc("bert.encoder.layer.1.output.LayerNorm")):
      %301 = arith.divf %in, %cst_8 : f64 loc(#loc91)
      linalg.yield %301 : f64 loc(#loc91)
    } -> tensor<2x12x1xf64> loc(#loc91)
    %178 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%177 : tensor<2x12x1xf64>) outs(%22 : tensor<2x12x1xf32>) {
    ^bb0(%in: f64 loc("bert.encoder.layer.1.output.LayerNorm"), %out: f32 loc("bert.encoder.layer.1.output.LayerNorm")):
      %301 = arith.truncf %in : f64 to f32 loc(#loc91)
      linalg.yield %301 : f32 loc(#loc91)
    } -> tensor<2x12x1xf32> loc(#loc91)
    %179 = linalg.generic {indexing_maps = [#map3, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%170 : tensor<2x12x16xf32>) outs(%24 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.1.output"), %out: f32 loc("bert.encoder.layer.1.output.LayerNorm")):
      %301 = arith.addf %in, %out : f32 loc(#loc91)
      linalg.yield %301 : f32 loc(#loc91)
    } -> tensor<2x12x1xf32> loc(#loc91)
    %180 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%179 : tensor<2x12x1xf32>) outs(%22 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.1.output.LayerNorm"), %out: f32 loc("bert.encoder.layer.1.output.LayerNorm")):
      %301 = arith.divf %in, %cst_9 : f32 loc(#loc91)
      linalg.yield %301 : f32 loc(#loc91)
    } -> tensor<2x12x1xf32> loc(#loc91)
    %181 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%178 : tensor<2x12x1xf32>) outs(%22 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.1.output.LayerNorm"), %out: f32 loc("bert.encoder.layer.1.output.LayerNorm")):
      %301 = arith.truncf %cst_7 : f64 to f32 loc(#loc91)
      %302 = arith.addf %in, %301 : f32 loc(#loc91)
      linalg.yield %302 : f32 loc(#loc91)
    } -> tensor<2x12x1xf32> loc(#loc91)
    %182 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%181 : tensor<2x12x1xf32>) outs(%22 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.1.output.LayerNorm"), %out: f32 loc("bert.encoder.layer.1.output.LayerNorm")):
      %301 = math.rsqrt %in : f32 loc(#loc91)
      linalg.yield %301 : f32 loc(#loc91)
    } -> tensor<2x12x1xf32> loc(#loc91)
    %183 = linalg.generic {indexing_maps = [#map3, #map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%170, %180 : tensor<2x12x16xf32>, tensor<2x12x1xf32>) outs(%5 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.1.output"), %in_103: f32 loc("bert.encoder.layer.1.output.LayerNorm"), %out: f32 loc("bert.encoder.layer.1.output.LayerNorm")):
      %301 = arith.subf %in, %in_103 : f32 loc(#loc91)
      linalg.yield %301 : f32 loc(#loc91)
    } -> tensor<2x12x16xf32> loc(#loc91)
    %184 = linalg.generic {indexing_maps = [#map3, #map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%183, %182 : tensor<2x12x16xf32>, tensor<2x12x1xf32>) outs(%5 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.1.output.LayerNorm"), %in_103: f32 loc("bert.encoder.layer.1.output.LayerNorm"), %out: f32 loc("bert.encoder.layer.1.output.LayerNorm")):
      %301 = arith.mulf %in, %in_103 : f32 loc(#loc91)
      linalg.yield %301 : f32 loc(#loc91)
    } -> tensor<2x12x16xf32> loc(#loc91)
    %185 = linalg.generic {indexing_maps = [#map3, #map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%184, %arg35 : tensor<2x12x16xf32>, tensor<16xf32>) outs(%5 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.1.output.LayerNorm"), %in_103: f32 loc("bert.encoder.layer.1.output.LayerNorm"), %out: f32 loc("bert.encoder.layer.1.output.LayerNorm")):
      %301 = arith.mulf %in, %in_103 : f32 loc(#loc91)
      linalg.yield %301 : f32 loc(#loc91)
    } -> tensor<2x12x16xf32> loc(#loc91)
    %186 = linalg.generic {indexing_maps = [#map3, #map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%185, %arg36 : tensor<2x12x16xf32>, tensor<16xf32>) outs(%5 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.1.output.LayerNorm"), %in_103: f32 loc("bert.encoder.layer.1.output.LayerNorm"), %out: f32 loc("bert.encoder.layer.1.output.LayerNorm")):
      %301 = arith.addf %in, %in_103 : f32 loc(#loc91)
      linalg.yield %301 : f32 loc(#loc91)
    } -> tensor<2x12x16xf32> loc(#loc91)
    %collapsed_67 = tensor.collapse_shape %186 [[0, 1], [2]] : tensor<2x12x16xf32> into tensor<24x16xf32> loc(#loc92)
    %transposed_68 = linalg.transpose ins(%arg37 : tensor<16x16xf32>) outs(%41 : tensor<16x16xf32>) permutation = [1, 0]  loc(#loc92)
    %187 = linalg.matmul ins(%collapsed_67, %transposed_68 : tensor<24x16xf32>, tensor<16x16xf32>) outs(%43 : tensor<24x16xf32>) -> tensor<24x16xf32> loc(#loc92)
    %188 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%arg38 : tensor<16xf32>) outs(%42 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.2.attention.self.query"), %out: f32 loc("bert.encoder.layer.2.attention.self.query")):
      linalg.yield %in : f32 loc(#loc92)
    } -> tensor<24x16xf32> loc(#loc92)
    %189 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%187, %188 : tensor<24x16xf32>, tensor<24x16xf32>) outs(%42 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.2.attention.self.query"), %in_103: f32 loc("bert.encoder.layer.2.attention.self.query"), %out: f32 loc("bert.encoder.layer.2.attention.self.query")):
      %301 = arith.addf %in, %in_103 : f32 loc(#loc92)
      linalg.yield %301 : f32 loc(#loc92)
    } -> tensor<24x16xf32> loc(#loc92)
    %expanded_69 = tensor.expand_shape %189 [[0, 1], [2, 3]] output_shape [2, 12, 2, 8] : tensor<24x16xf32> into tensor<2x12x2x8xf32> loc(#loc93)
    %transposed_70 = linalg.transpose ins(%expanded_69 : tensor<2x12x2x8xf32>) outs(%47 : tensor<2x2x12x8xf32>) permutation = [0, 2, 1, 3]  loc(#loc93)
    %transposed_71 = linalg.transpose ins(%arg39 : tensor<16x16xf32>) outs(%41 : tensor<16x16xf32>) permutation = [1, 0]  loc(#loc94)
    %190 = linalg.matmul ins(%collapsed_67, %transposed_71 : tensor<24x16xf32>, tensor<16x16xf32>) outs(%43 : tensor<24x16xf32>) -> tensor<24x16xf32> loc(#loc94)
    %191 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%arg40 : tensor<16xf32>) outs(%42 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.2.attention.self.key"), %out: f32 loc("bert.encoder.layer.2.attention.self.key")):
      linalg.yield %in : f32 loc(#loc94)
    } -> tensor<24x16xf32> loc(#loc94)
    %192 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%190, %191 : tensor<24x16xf32>, tensor<24x16xf32>) outs(%42 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.2.attention.self.key"), %in_103: f32 loc("bert.encoder.layer.2.attention.self.key"), %out: f32 loc("bert.encoder.layer.2.attention.self.key")):
      %301 = arith.addf %in, %in_103 : f32 loc(#loc94)
      linalg.yield %301 : f32 loc(#loc94)
    } -> tensor<24x16xf32> loc(#loc94)
    %expanded_72 = tensor.expand_shape %192 [[0, 1], [2, 3]] output_shape [2, 12, 2, 8] : tensor<24x16xf32> into tensor<2x12x2x8xf32> loc(#loc93)
    %transposed_73 = linalg.transpose ins(%arg41 : tensor<16x16xf32>) outs(%41 : tensor<16x16xf32>) permutation = [1, 0]  loc(#loc95)
    %193 = linalg.matmul ins(%collapsed_67, %transposed_73 : tensor<24x16xf32>, tensor<16x16xf32>) outs(%43 : tensor<24x16xf32>) -> tensor<24x16xf32> loc(#loc95)
    %194 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%arg42 : tensor<16xf32>) outs(%42 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.2.attention.self.value"), %out: f32 loc("bert.encoder.layer.2.attention.self.value")):
      linalg.yield %in : f32 loc(#loc95)
    } -> tensor<24x16xf32> loc(#loc95)
    %195 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%193, %194 : tensor<24x16xf32>, tensor<24x16xf32>) outs(%42 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.2.attention.self.value"), %in_103: f32 loc("bert.encoder.layer.2.attention.self.value"), %out: f32 loc("bert.encoder.layer.2.attention.self.value")):
      %301 = arith.addf %in, %in_103 : f32 loc(#loc95)
      linalg.yield %301 : f32 loc(#loc95)
    } -> tensor<24x16xf32> loc(#loc95)
    %expanded_74 = tensor.expand_shape %195 [[0, 1], [2, 3]] output_shape [2, 12, 2, 8] : tensor<24x16xf32> into tensor<2x12x2x8xf32> loc(#loc93)
    %transposed_75 = linalg.transpose ins(%expanded_74 : tensor<2x12x2x8xf32>) outs(%47 : tensor<2x2x12x8xf32>) permutation = [0, 2, 1, 3]  loc(#loc93)
    %transposed_76 = linalg.transpose ins(%expanded_72 : tensor<2x12x2x8xf32>) outs(%54 : tensor<2x2x8x12xf32>) permutation = [0, 2, 3, 1]  loc(#loc93)
    %collapsed_77 = tensor.collapse_shape %transposed_70 [[0, 1], [2], [3]] : tensor<2x2x12x8xf32> into tensor<4x12x8xf32> loc(#loc93)
    %collapsed_78 = tensor.collapse_shape %transposed_76 [[0, 1], [2], [3]] : tensor<2x2x8x12xf32> into tensor<4x8x12xf32> loc(#loc93)
    %196 = linalg.batch_matmul ins(%collapsed_77, %collapsed_78 : tensor<4x12x8xf32>, tensor<4x8x12xf32>) outs(%56 : tensor<4x12x12xf32>) -> tensor<4x12x12xf32> loc(#loc93)
    %expanded_79 = tensor.expand_shape %196 [[0, 1], [2], [3]] output_shape [2, 2, 12, 12] : tensor<4x12x12xf32> into tensor<2x2x12x12xf32> loc(#loc93)
    %197 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_79 : tensor<2x2x12x12xf32>) outs(%58 : tensor<2x2x12x12xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.2.attention.self"), %out: f32 loc("bert.encoder.layer.2.attention.self")):
      %301 = arith.truncf %cst_6 : f64 to f32 loc(#loc93)
      %302 = arith.mulf %in, %301 : f32 loc(#loc93)
      linalg.yield %302 : f32 loc(#loc93)
    } -> tensor<2x2x12x12xf32> loc(#loc93)
    %198 = linalg.generic {indexing_maps = [#map8, #map11, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%197, %40 : tensor<2x2x12x12xf32>, tensor<2x1x12x12xf32>) outs(%58 : tensor<2x2x12x12xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.2.attention.self"), %in_103: f32 loc("bert"), %out: f32 loc("bert.encoder.layer.2.attention.self")):
      %301 = arith.addf %in, %in_103 : f32 loc(#loc93)
      linalg.yield %301 : f32 loc(#loc93)
    } -> tensor<2x2x12x12xf32> loc(#loc93)
    %199:2 = linalg.generic {indexing_maps = [#map8, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%198 : tensor<2x2x12x12xf32>) outs(%64, %62 : tensor<2x2x12xf32>, tensor<2x2x12xi64>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.2.attention.self"), %out: f32 loc("bert.encoder.layer.2.attention.self"), %out_103: i64 loc("bert.encoder.layer.2.attention.self")):
      %301 = linalg.index 3 : index loc(#loc93)
      %302 = arith.index_cast %301 : index to i64 loc(#loc93)
      %303 = arith.maximumf %in, %out : f32 loc(#loc93)
      %304 = arith.cmpf ogt, %in, %out : f32 loc(#loc93)
      %305 = arith.select %304, %302, %out_103 : i64 loc(#loc93)
      linalg.yield %303, %305 : f32, i64 loc(#loc93)
    } -> (tensor<2x2x12xf32>, tensor<2x2x12xi64>) loc(#loc93)
    %expanded_80 = tensor.expand_shape %199#0 [[0], [1], [2, 3]] output_shape [2, 2, 12, 1] : tensor<2x2x12xf32> into tensor<2x2x12x1xf32> loc(#loc93)
    %200 = linalg.generic {indexing_maps = [#map8, #map13, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%198, %expanded_80 : tensor<2x2x12x12xf32>, tensor<2x2x12x1xf32>) outs(%58 : tensor<2x2x12x12xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.2.attention.self"), %in_103: f32 loc("bert.encoder.layer.2.attention.self"), %out: f32 loc("bert.encoder.layer.2.attention.self")):
      %301 = arith.subf %in, %in_103 : f32 loc(#loc93)
      linalg.yield %301 : f32 loc(#loc93)
    } -> tensor<2x2x12x12xf32> loc(#loc93)
    %201 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%200 : tensor<2x2x12x12xf32>) outs(%58 : tensor<2x2x12x12xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.2.attention.self"), %out: f32 loc("bert.encoder.layer.2.attention.self")):
      %301 = math.exp %in : f32 loc(#loc93)
      linalg.yield %301 : f32 loc(#loc93)
    } -> tensor<2x2x12x12xf32> loc(#loc93)
    %202 = linalg.generic {indexing_maps = [#map8, #map13], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%201 : tensor<2x2x12x12xf32>) outs(%69 : tensor<2x2x12x1xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.2.attention.self"), %out: f32 loc("bert.encoder.layer.2.attention.self")):
      %301 = arith.addf %in, %out : f32 loc(#loc93)
      linalg.yield %301 : f32 loc(#loc93)
    } -> tensor<2x2x12x1xf32> loc(#loc93)
    %203 = linalg.generic {indexing_maps = [#map8, #map13, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%201, %202 : tensor<2x2x12x12xf32>, tensor<2x2x12x1xf32>) outs(%58 : tensor<2x2x12x12xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.2.attention.self"), %in_103: f32 loc("bert.encoder.layer.2.attention.self"), %out: f32 loc("bert.encoder.layer.2.attention.self")):
      %301 = arith.divf %in, %in_103 : f32 loc(#loc93)
      linalg.yield %301 : f32 loc(#loc93)
    } -> tensor<2x2x12x12xf32> loc(#loc93)
    %collapsed_81 = tensor.collapse_shape %203 [[0, 1], [2], [3]] : tensor<2x2x12x12xf32> into tensor<4x12x12xf32> loc(#loc93)
    %collapsed_82 = tensor.collapse_shape %transposed_75 [[0, 1], [2], [3]] : tensor<2x2x12x8xf32> into tensor<4x12x8xf32> loc(#loc93)
    %204 = linalg.batch_matmul ins(%collapsed_81, %collapsed_82 : tensor<4x12x12xf32>, tensor<4x12x8xf32>) outs(%73 : tensor<4x12x8xf32>) -> tensor<4x12x8xf32> loc(#loc93)
    %expanded_83 = tensor.expand_shape %204 [[0, 1], [2], [3]] output_shape [2, 2, 12, 8] : tensor<4x12x8xf32> into tensor<2x2x12x8xf32> loc(#loc93)
    %transposed_84 = linalg.transpose ins(%expanded_83 : tensor<2x2x12x8xf32>) outs(%75 : tensor<2x12x2x8xf32>) permutation = [0, 2, 1, 3]  loc(#loc93)
    %collapsed_85 = tensor.collapse_shape %transposed_84 [[0, 1], [2, 3]] : tensor<2x12x2x8xf32> into tensor<24x16xf32> loc(#loc96)
    %transposed_86 = linalg.transpose ins(%arg43 : tensor<16x16xf32>) outs(%41 : tensor<16x16xf32>) permutation = [1, 0]  loc(#loc96)
    %205 = linalg.matmul ins(%collapsed_85, %transposed_86 : tensor<24x16xf32>, tensor<16x16xf32>) outs(%43 : tensor<24x16xf32>) -> tensor<24x16xf32> loc(#loc96)
    %206 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%arg44 : tensor<16xf32>) outs(%42 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.2.attention.output.dense"), %out: f32 loc("bert.encoder.layer.2.attention.output.dense")):
      linalg.yield %in : f32 loc(#loc96)
    } -> tensor<24x16xf32> loc(#loc96)
    %207 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%205, %206 : tensor<24x16xf32>, tensor<24x16xf32>) outs(%42 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.2.attention.output.dense"), %in_103: f32 loc("bert.encoder.layer.2.attention.output.dense"), %out: f32 loc("bert.encoder.layer.2.attention.output.dense")):
      %301 = arith.addf %in, %in_103 : f32 loc(#loc96)
      linalg.yield %301 : f32 loc(#loc96)
    } -> tensor<24x16xf32> loc(#loc96)
    %expanded_87 = tensor.expand_shape %207 [[0, 1], [2]] output_shape [2, 12, 16] : tensor<24x16xf32> into tensor<2x12x16xf32> loc(#loc96)
    %208 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_87, %186 : tensor<2x12x16xf32>, tensor<2x12x16xf32>) outs(%5 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.2.attention.output.dense"), %in_103: f32 loc("bert.encoder.layer.1.output.LayerNorm"), %out: f32 loc("bert.encoder.layer.2.attention.output")):
      %301 = arith.addf %in, %in_103 : f32 loc(#loc97)
      linalg.yield %301 : f32 loc(#loc97)
    } -> tensor<2x12x16xf32> loc(#loc97)
    %209 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%208 : tensor<2x12x16xf32>) outs(%12 : tensor<2x12x16xf64>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.2.attention.output"), %out: f64 loc("bert.encoder.layer.2.attention.output.LayerNorm")):
      %301 = arith.extf %in : f32 to f64 loc(#loc98)
      linalg.yield %301 : f64 loc(#loc98)
    } -> tensor<2x12x16xf64> loc(#loc98)
    %210 = linalg.generic {indexing_maps = [#map3, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%209 : tensor<2x12x16xf64>) outs(%15 : tensor<2x12x1xf64>) {
    ^bb0(%in: f64 loc("bert.encoder.layer.2.attention.output.LayerNorm"), %out: f64 loc("bert.encoder.layer.2.attention.output.LayerNorm")):
      %301 = arith.addf %in, %out : f64 loc(#loc98)
      linalg.yield %301 : f64 loc(#loc98)
    } -> tensor<2x12x1xf64> loc(#loc98)
    %211 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%210 : tensor<2x12x1xf64>) outs(%14 : tensor<2x12x1xf64>) {
    ^bb0(%in: f64 loc("bert.encoder.layer.2.attention.output.LayerNorm"), %out: f64 loc("bert.encoder.layer.2.attention.output.LayerNorm")):
      %301 = arith.divf %in, %cst_8 : f64 loc(#loc98)
      linalg.yield %301 : f64 loc(#loc98)
    } -> tensor<2x12x1xf64> loc(#loc98)
    %212 = linalg.generic {indexing_maps = [#map3, #map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%209, %211 : tensor<2x12x16xf64>, tensor<2x12x1xf64>) outs(%12 : tensor<2x12x16xf64>) {
    ^bb0(%in: f64 loc("bert.encoder.layer.2.attention.output.LayerNorm"), %in_103: f64 loc("bert.encoder.layer.2.attention.output.LayerNorm"), %out: f64 loc("bert.encoder.layer.2.attention.output.LayerNorm")):
      %301 = arith.subf %in, %in_103 : f64 loc(#loc98)
      linalg.yield %301 : f64 loc(#loc98)
    } -> tensor<2x12x16xf64> loc(#loc98)
    %213 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%212, %212 : tensor<2x12x16xf64>, tensor<2x12x16xf64>) outs(%12 : tensor<2x12x16xf64>) {
    ^bb0(%in: f64 loc("bert.encoder.layer.2.attention.output.LayerNorm"), %in_103: f64 loc("bert.encoder.layer.2.attention.output.LayerNorm"), %out: f64 loc("bert.encoder.layer.2.attention.output.LayerNorm")):
      %301 = arith.mulf %in, %in_103 : f64 loc(#loc98)
      linalg.yield %301 : f64 loc(#loc98)
    } -> tensor<2x12x16xf64> loc(#loc98)
    %214 = linalg.generic {indexing_maps = [#map3, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%213 : tensor<2x12x16xf64>) outs(%15 : tensor<2x12x1xf64>) {
    ^bb0(%in: f64 loc("bert.encoder.layer.2.attention.output.LayerNorm"), %out: f64 loc("bert.encoder.layer.2.attention.output.LayerNorm")):
      %301 = arith.addf %in, %out : f64 loc(#loc98)
      linalg.yield %301 : f64 loc(#loc98)
    } -> tensor<2x12x1xf64> loc(#loc98)
    %215 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%214 : tensor<2x12x1xf64>) outs(%14 : tensor<2x12x1xf64>) {
    ^bb0(%in: f64 loc("bert.encoder.layer.2.attention.output.LayerNorm"), %out: f64 loc("bert.encoder.layer.2.attention.output.LayerNorm")):
      %301 = arith.divf %in, %cst_8 : f64 loc(#loc98)
      linalg.yield %301 : f64 loc(#loc98)
    } -> tensor<2x12x1xf64> loc(#loc98)
    %216 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%215 : tensor<2x12x1xf64>) outs(%22 : tensor<2x12x1xf32>) {
    ^bb0(%in: f64 loc("bert.encoder.layer.2.attention.output.LayerNorm"), %out: f32 loc("bert.encoder.layer.2.attention.output.LayerNorm")):
      %301 = arith.truncf %in : f64 to f32 loc(#loc98)
      linalg.yield %301 : f32 loc(#loc98)
    } -> tensor<2x12x1xf32> loc(#loc98)
    %217 = linalg.generic {indexing_maps = [#map3, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%208 : tensor<2x12x16xf32>) outs(%24 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.2.attention.output"), %out: f32 loc("bert.encoder.layer.2.attention.output.LayerNorm")):
      %301 = arith.addf %in, %out : f32 loc(#loc98)
      linalg.yield %301 : f32 loc(#loc98)
    } -> tensor<2x12x1xf32> loc(#loc98)
    %218 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%217 : tensor<2x12x1xf32>) outs(%22 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.2.attention.output.LayerNorm"), %out: f32 loc("bert.encoder.layer.2.attention.output.LayerNorm")):
      %301 = arith.divf %in, %cst_9 : f32 loc(#loc98)
      linalg.yield %301 : f32 loc(#loc98)
    } -> tensor<2x12x1xf32> loc(#loc98)
    %219 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%216 : tensor<2x12x1xf32>) outs(%22 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.2.attention.output.LayerNorm"), %out: f32 loc("bert.encoder.layer.2.attention.output.LayerNorm")):
      %301 = arith.truncf %cst_7 : f64 to f32 loc(#loc98)
      %302 = arith.addf %in, %301 : f32 loc(#loc98)
      linalg.yield %302 : f32 loc(#loc98)
    } -> tensor<2x12x1xf32> loc(#loc98)
    %220 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%219 : tensor<2x12x1xf32>) outs(%22 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.2.attention.output.LayerNorm"), %out: f32 loc("bert.encoder.layer.2.attention.output.LayerNorm")):
      %301 = math.rsqrt %in : f32 loc(#loc98)
      linalg.yield %301 : f32 loc(#loc98)
    } -> tensor<2x12x1xf32> loc(#loc98)
    %221 = linalg.generic {indexing_maps = [#map3, #map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%208, %218 : tensor<2x12x16xf32>, tensor<2x12x1xf32>) outs(%5 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.2.attention.output"), %in_103: f32 loc("bert.encoder.layer.2.attention.output.LayerNorm"), %out: f32 loc("bert.encoder.layer.2.attention.output.LayerNorm")):
      %301 = arith.subf %in, %in_103 : f32 loc(#loc98)
      linalg.yield %301 : f32 loc(#loc98)
    } -> tensor<2x12x16xf32> loc(#loc98)
    %222 = linalg.generic {indexing_maps = [#map3, #map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%221, %220 : tensor<2x12x16xf32>, tensor<2x12x1xf32>) outs(%5 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.2.attention.output.LayerNorm"), %in_103: f32 loc("bert.encoder.layer.2.attention.output.LayerNorm"), %out: f32 loc("bert.encoder.layer.2.attention.output.LayerNorm")):
      %301 = arith.mulf %in, %in_103 : f32 loc(#loc98)
      linalg.yield %301 : f32 loc(#loc98)
    } -> tensor<2x12x16xf32> loc(#loc98)
    %223 = linalg.generic {indexing_maps = [#map3, #map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%222, %arg45 : tensor<2x12x16xf32>, tensor<16xf32>) outs(%5 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.2.attention.output.LayerNorm"), %in_103: f32 loc("bert.encoder.layer.2.attention.output.LayerNorm"), %out: f32 loc("bert.encoder.layer.2.attention.output.LayerNorm")):
      %301 = arith.mulf %in, %in_103 : f32 loc(#loc98)
      linalg.yield %301 : f32 loc(#loc98)
    } -> tensor<2x12x16xf32> loc(#loc98)
    %224 = linalg.generic {indexing_maps = [#map3, #map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%223, %arg46 : tensor<2x12x16xf32>, tensor<16xf32>) outs(%5 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.2.attention.output.LayerNorm"), %in_103: f32 loc("bert.encoder.layer.2.attention.output.LayerNorm"), %out: f32 loc("bert.encoder.layer.2.attention.output.LayerNorm")):
      %301 = arith.addf %in, %in_103 : f32 loc(#loc98)
      linalg.yield %301 : f32 loc(#loc98)
    } -> tensor<2x12x16xf32> loc(#loc98)
    %collapsed_88 = tensor.collapse_shape %224 [[0, 1], [2]] : tensor<2x12x16xf32> into tensor<24x16xf32> loc(#loc99)
    %transposed_89 = linalg.transpose ins(%arg47 : tensor<32x16xf32>) outs(%96 : tensor<16x32xf32>) permutation = [1, 0]  loc(#loc99)
    %225 = linalg.matmul ins(%collapsed_88, %transposed_89 : tensor<24x16xf32>, tensor<16x32xf32>) outs(%98 : tensor<24x32xf32>) -> tensor<24x32xf32> loc(#loc99)
    %226 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%arg48 : tensor<32xf32>) outs(%97 : tensor<24x32xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.2.intermediate.dense"), %out: f32 loc("bert.encoder.layer.2.intermediate.dense")):
      linalg.yield %in : f32 loc(#loc99)
    } -> tensor<24x32xf32> loc(#loc99)
    %227 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%225, %226 : tensor<24x32xf32>, tensor<24x32xf32>) outs(%97 : tensor<24x32xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.2.intermediate.dense"), %in_103: f32 loc("bert.encoder.layer.2.intermediate.dense"), %out: f32 loc("bert.encoder.layer.2.intermediate.dense")):
      %301 = arith.addf %in, %in_103 : f32 loc(#loc99)
      linalg.yield %301 : f32 loc(#loc99)
    } -> tensor<24x32xf32> loc(#loc99)
    %expanded_90 = tensor.expand_shape %227 [[0, 1], [2]] output_shape [2, 12, 32] : tensor<24x32xf32> into tensor<2x12x32xf32> loc(#loc99)
    %228 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_90 : tensor<2x12x32xf32>) outs(%102 : tensor<2x12x32xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.2.intermediate.dense"), %out: f32 loc("bert.encoder.layer.2.intermediate.intermediate_act_fn")):
      %301 = arith.divf %in, %cst_10 : f32 loc(#loc100)
      %302 = math.erf %301 : f32 loc(#loc100)
      %303 = arith.addf %302, %cst_2 : f32 loc(#loc100)
      %304 = arith.mulf %303, %cst_3 : f32 loc(#loc100)
      %305 = arith.mulf %in, %304 : f32 loc(#loc100)
      linalg.yield %305 : f32 loc(#loc100)
    } -> tensor<2x12x32xf32> loc(#loc100)
    %collapsed_91 = tensor.collapse_shape %228 [[0, 1], [2]] : tensor<2x12x32xf32> into tensor<24x32xf32> loc(#loc101)
    %transposed_92 = linalg.transpose ins(%arg49 : tensor<16x32xf32>) outs(%104 : tensor<32x16xf32>) permutation = [1, 0]  loc(#loc101)
    %229 = linalg.matmul ins(%collapsed_91, %transposed_92 : tensor<24x32xf32>, tensor<32x16xf32>) outs(%43 : tensor<24x16xf32>) -> tensor<24x16xf32> loc(#loc101)
    %230 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%arg50 : tensor<16xf32>) outs(%42 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.2.output.dense"), %out: f32 loc("bert.encoder.layer.2.output.dense")):
      linalg.yield %in : f32 loc(#loc101)
    } -> tensor<24x16xf32> loc(#loc101)
    %231 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%229, %230 : tensor<24x16xf32>, tensor<24x16xf32>) outs(%42 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.2.output.dense"), %in_103: f32 loc("bert.encoder.layer.2.output.dense"), %out: f32 loc("bert.encoder.layer.2.output.dense")):
      %301 = arith.addf %in, %in_103 : f32 loc(#loc101)
      linalg.yield %301 : f32 loc(#loc101)
    } -> tensor<24x16xf32> loc(#loc101)
    %expanded_93 = tensor.expand_shape %231 [[0, 1], [2]] output_shape [2, 12, 16] : tensor<24x16xf32> into tensor<2x12x16xf32> loc(#loc101)
    %232 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_93, %224 : tensor<2x12x16xf32>, tensor<2x12x16xf32>) outs(%5 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.2.output.dense"), %in_103: f32 loc("bert.encoder.layer.2.attention.output.LayerNorm"), %out: f32 loc("bert.encoder.layer.2.output")):
      %301 = arith.addf %in, %in_103 : f32 loc(#loc102)
      linalg.yield %301 : f32 loc(#loc102)
    } -> tensor<2x12x16xf32> loc(#loc102)
    %233 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%232 : tensor<2x12x16xf32>) outs(%12 : tensor<2x12x16xf64>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.2.output"), %out: f64 loc("bert.encoder.layer.2.output.LayerNorm")):
      %301 = arith.extf %in : f32 to f64 loc(#loc103)
      linalg.yield %301 : f64 loc(#loc103)
    } -> tensor<2x12x16xf64> loc(#loc103)
    %234 = linalg.generic {indexing_maps = [#map3, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%233 : tensor<2x12x16xf64>) outs(%15 : tensor<2x12x1xf64>) {
    ^bb0(%in: f64 loc("bert.encoder.layer.2.output.LayerNorm"), %out: f64 loc("bert.encoder.layer.2.output.LayerNorm")):
      %301 = arith.addf %in, %out : f64 loc(#loc103)
      linalg.yield %301 : f64 loc(#loc103)
    } -> tensor<2x12x1xf64> loc(#loc103)
    %235 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%234 : tensor<2x12x1xf64>) outs(%14 : tensor<2x12x1xf64>) {
    ^bb0(%in: f64 loc("bert.encoder.layer.2.output.LayerNorm"), %out: f64 loc("bert.encoder.layer.2.output.LayerNorm")):
      %301 = arith.divf %in, %cst_8 : f64 loc(#loc103)
      linalg.yield %301 : f64 loc(#loc103)
    } -> tensor<2x12x1xf64> loc(#loc103)
    %236 = linalg.generic {indexing_maps = [#map3, #map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%233, %235 : tensor<2x12x16xf64>, tensor<2x12x1xf64>) outs(%12 : tensor<2x12x16xf64>) {
    ^bb0(%in: f64 loc("bert.encoder.layer.2.output.LayerNorm"), %in_103: f64 loc("bert.encoder.layer.2.output.LayerNorm"), %out: f64 loc("bert.encoder.layer.2.output.LayerNorm")):
      %301 = arith.subf %in, %in_103 : f64 loc(#loc103)
      linalg.yield %301 : f64 loc(#loc103)
    } -> tensor<2x12x16xf64> loc(#loc103)
    %237 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%236, %236 : tensor<2x12x16xf64>, tensor<2x12x16xf64>) outs(%12 : tensor<2x12x16xf64>) {
    ^bb0(%in: f64 loc("bert.encoder.layer.2.output.LayerNorm"), %in_103: f64 loc("bert.encoder.layer.2.output.LayerNorm"), %out: f64 loc("bert.encoder.layer.2.output.LayerNorm")):
      %301 = arith.mulf %in, %in_103 : f64 loc(#loc103)
      linalg.yield %301 : f64 loc(#loc103)
    } -> tensor<2x12x16xf64> loc(#loc103)
    %238 = linalg.generic {indexing_maps = [#map3, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%237 : tensor<2x12x16xf64>) outs(%15 : tensor<2x12x1xf64>) {
    ^bb0(%in: f64 loc("bert.encoder.layer.2.output.LayerNorm"), %out: f64 loc("bert.encoder.layer.2.output.LayerNorm")):
      %301 = arith.addf %in, %out : f64 loc(#loc103)
      linalg.yield %301 : f64 loc(#loc103)
    } -> tensor<2x12x1xf64> loc(#loc103)
    %239 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%238 : tensor<2x12x1xf64>) outs(%14 : tensor<2x12x1xf64>) {
    ^bb0(%in: f64 loc("bert.encoder.layer.2.output.LayerNorm"), %out: f64 loc("bert.encoder.layer.2.output.LayerNorm")):
      %301 = arith.divf %in, %cst_8 : f64 loc(#loc103)
      linalg.yield %301 : f64 loc(#loc103)
    } -> tensor<2x12x1xf64> loc(#loc103)
    %240 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%239 : tensor<2x12x1xf64>) outs(%22 : tensor<2x12x1xf32>) {
    ^bb0(%in: f64 loc("bert.encoder.layer.2.output.LayerNorm"), %out: f32 loc("bert.encoder.layer.2.output.LayerNorm")):
      %301 = arith.truncf %in : f64 to f32 loc(#loc103)
      linalg.yield %301 : f32 loc(#loc103)
    } -> tensor<2x12x1xf32> loc(#loc103)
    %241 = linalg.generic {indexing_maps = [#map3, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%232 : tensor<2x12x16xf32>) outs(%24 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.2.output"), %out: f32 loc("bert.encoder.layer.2.output.LayerNorm")):
      %301 = arith.addf %in, %out : f32 loc(#loc103)
      linalg.yield %301 : f32 loc(#loc103)
    } -> tensor<2x12x1xf32> loc(#loc103)
    %242 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%241 : tensor<2x12x1xf32>) outs(%22 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.2.output.LayerNorm"), %out: f32 loc("bert.encoder.layer.2.output.LayerNorm")):
      %301 = arith.divf %in, %cst_9 : f32 loc(#loc103)
      linalg.yield %301 : f32 loc(#loc103)
    } -> tensor<2x12x1xf32> loc(#loc103)
    %243 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%240 : tensor<2x12x1xf32>) outs(%22 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.2.output.LayerNorm"), %out: f32 loc("bert.encoder.layer.2.output.LayerNorm")):
      %301 = arith.truncf %cst_7 : f64 to f32 loc(#loc103)
      %302 = arith.addf %in, %301 : f32 loc(#loc103)
      linalg.yield %302 : f32 loc(#loc103)
    } -> tensor<2x12x1xf32> loc(#loc103)
    %244 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%243 : tensor<2x12x1xf32>) outs(%22 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.2.output.LayerNorm"), %out: f32 loc("bert.encoder.layer.2.output.LayerNorm")):
      %301 = math.rsqrt %in : f32 loc(#loc103)
      linalg.yield %301 : f32 loc(#loc103)
    } -> tensor<2x12x1xf32> loc(#loc103)
    %245 = linalg.generic {indexing_maps = [#map3, #map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%232, %242 : tensor<2x12x16xf32>, tensor<2x12x1xf32>) outs(%5 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.2.output"), %in_103: f32 loc("bert.encoder.layer.2.output.LayerNorm"), %out: f32 loc("bert.encoder.layer.2.output.LayerNorm")):
      %301 = arith.subf %in, %in_103 : f32 loc(#loc103)
      linalg.yield %301 : f32 loc(#loc103)
    } -> tensor<2x12x16xf32> loc(#loc103)
    %246 = linalg.generic {indexing_maps = [#map3, #map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%245, %244 : tensor<2x12x16xf32>, tensor<2x12x1xf32>) outs(%5 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.2.output.LayerNorm"), %in_103: f32 loc("bert.encoder.layer.2.output.LayerNorm"), %out: f32 loc("bert.encoder.layer.2.output.LayerNorm")):
      %301 = arith.mulf %in, %in_103 : f32 loc(#loc103)
      linalg.yield %301 : f32 loc(#loc103)
    } -> tensor<2x12x16xf32> loc(#loc103)
    %247 = linalg.generic {indexing_maps = [#map3, #map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%246, %arg51 : tensor<2x12x16xf32>, tensor<16xf32>) outs(%5 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.2.output.LayerNorm"), %in_103: f32 loc("bert.encoder.layer.2.output.LayerNorm"), %out: f32 loc("bert.encoder.layer.2.output.LayerNorm")):
      %301 = arith.mulf %in, %in_103 : f32 loc(#loc103)
      linalg.yield %301 : f32 loc(#loc103)
    } -> tensor<2x12x16xf32> loc(#loc103)
    %248 = linalg.generic {indexing_maps = [#map3, #map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%247, %arg52 : tensor<2x12x16xf32>, tensor<16xf32>) outs(%5 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("bert.encoder.layer.2.output.LayerNorm"), %in_103: f32 loc("bert.encoder.layer.2.output.LayerNorm"), %out: f32 loc("bert.encoder.layer.2.output.LayerNorm")):
      %301 = arith.addf %in, %in_103 : f32 loc(#loc103)
      linalg.yield %301 : f32 loc(#loc103)
    } -> tensor<2x12x16xf32> loc(#loc103)
    %collapsed_94 = tensor.collapse_shape %248 [[0, 1], [2]] : tensor<2x12x16xf32> into tensor<24x16xf32> loc(#loc104)
    %transposed_95 = linalg.transpose ins(%arg54 : tensor<16x16xf32>) outs(%41 : tensor<16x16xf32>) permutation = [1, 0]  loc(#loc104)
    %249 = linalg.matmul ins(%collapsed_94, %transposed_95 : tensor<24x16xf32>, tensor<16x16xf32>) outs(%43 : tensor<24x16xf32>) -> tensor<24x16xf32> loc(#loc104)
    %250 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%arg55 : tensor<16xf32>) outs(%42 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc("cls.predictions.transform.dense"), %out: f32 loc("cls.predictions.transform.dense")):
      linalg.yield %in : f32 loc(#loc104)
    } -> tensor<24x16xf32> loc(#loc104)
    %251 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%249, %250 : tensor<24x16xf32>, tensor<24x16xf32>) outs(%42 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc("cls.predictions.transform.dense"), %in_103: f32 loc("cls.predictions.transform.dense"), %out: f32 loc("cls.predictions.transform.dense")):
      %301 = arith.addf %in, %in_103 : f32 loc(#loc104)
      linalg.yield %301 : f32 loc(#loc104)
    } -> tensor<24x16xf32> loc(#loc104)
    %expanded_96 = tensor.expand_shape %251 [[0, 1], [2]] output_shape [2, 12, 16] : tensor<24x16xf32> into tensor<2x12x16xf32> loc(#loc104)
    %252 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_96 : tensor<2x12x16xf32>) outs(%5 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("cls.predictions.transform.dense"), %out: f32 loc("cls.predictions.transform.transform_act_fn")):
      %301 = arith.divf %in, %cst_10 : f32 loc(#loc105)
      %302 = math.erf %301 : f32 loc(#loc105)
      %303 = arith.addf %302, %cst_2 : f32 loc(#loc105)
      %304 = arith.mulf %303, %cst_3 : f32 loc(#loc105)
      %305 = arith.mulf %in, %304 : f32 loc(#loc105)
      linalg.yield %305 : f32 loc(#loc105)
    } -> tensor<2x12x16xf32> loc(#loc105)
    %253 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%252 : tensor<2x12x16xf32>) outs(%12 : tensor<2x12x16xf64>) {
    ^bb0(%in: f32 loc("cls.predictions.transform.transform_act_fn"), %out: f64 loc("cls.predictions.transform.LayerNorm")):
      %301 = arith.extf %in : f32 to f64 loc(#loc106)
      linalg.yield %301 : f64 loc(#loc106)
    } -> tensor<2x12x16xf64> loc(#loc106)
    %254 = linalg.generic {indexing_maps = [#map3, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%253 : tensor<2x12x16xf64>) outs(%15 : tensor<2x12x1xf64>) {
    ^bb0(%in: f64 loc("cls.predictions.transform.LayerNorm"), %out: f64 loc("cls.predictions.transform.LayerNorm")):
      %301 = arith.addf %in, %out : f64 loc(#loc106)
      linalg.yield %301 : f64 loc(#loc106)
    } -> tensor<2x12x1xf64> loc(#loc106)
    %255 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%254 : tensor<2x12x1xf64>) outs(%14 : tensor<2x12x1xf64>) {
    ^bb0(%in: f64 loc("cls.predictions.transform.LayerNorm"), %out: f64 loc("cls.predictions.transform.LayerNorm")):
      %301 = arith.divf %in, %cst_8 : f64 loc(#loc106)
      linalg.yield %301 : f64 loc(#loc106)
    } -> tensor<2x12x1xf64> loc(#loc106)
    %256 = linalg.generic {indexing_maps = [#map3, #map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%253, %255 : tensor<2x12x16xf64>, tensor<2x12x1xf64>) outs(%12 : tensor<2x12x16xf64>) {
    ^bb0(%in: f64 loc("cls.predictions.transform.LayerNorm"), %in_103: f64 loc("cls.predictions.transform.LayerNorm"), %out: f64 loc("cls.predictions.transform.LayerNorm")):
      %301 = arith.subf %in, %in_103 : f64 loc(#loc106)
      linalg.yield %301 : f64 loc(#loc106)
    } -> tensor<2x12x16xf64> loc(#loc106)
    %257 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%256, %256 : tensor<2x12x16xf64>, tensor<2x12x16xf64>) outs(%12 : tensor<2x12x16xf64>) {
    ^bb0(%in: f64 loc("cls.predictions.transform.LayerNorm"), %in_103: f64 loc("cls.predictions.transform.LayerNorm"), %out: f64 loc("cls.predictions.transform.LayerNorm")):
      %301 = arith.mulf %in, %in_103 : f64 loc(#loc106)
      linalg.yield %301 : f64 loc(#loc106)
    } -> tensor<2x12x16xf64> loc(#loc106)
    %258 = linalg.generic {indexing_maps = [#map3, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%257 : tensor<2x12x16xf64>) outs(%15 : tensor<2x12x1xf64>) {
    ^bb0(%in: f64 loc("cls.predictions.transform.LayerNorm"), %out: f64 loc("cls.predictions.transform.LayerNorm")):
      %301 = arith.addf %in, %out : f64 loc(#loc106)
      linalg.yield %301 : f64 loc(#loc106)
    } -> tensor<2x12x1xf64> loc(#loc106)
    %259 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%258 : tensor<2x12x1xf64>) outs(%14 : tensor<2x12x1xf64>) {
    ^bb0(%in: f64 loc("cls.predictions.transform.LayerNorm"), %out: f64 loc("cls.predictions.transform.LayerNorm")):
      %301 = arith.divf %in, %cst_8 : f64 loc(#loc106)
      linalg.yield %301 : f64 loc(#loc106)
    } -> tensor<2x12x1xf64> loc(#loc106)
    %260 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%259 : tensor<2x12x1xf64>) outs(%22 : tensor<2x12x1xf32>) {
    ^bb0(%in: f64 loc("cls.predictions.transform.LayerNorm"), %out: f32 loc("cls.predictions.transform.LayerNorm")):
      %301 = arith.truncf %in : f64 to f32 loc(#loc106)
      linalg.yield %301 : f32 loc(#loc106)
    } -> tensor<2x12x1xf32> loc(#loc106)
    %261 = linalg.generic {indexing_maps = [#map3, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%252 : tensor<2x12x16xf32>) outs(%24 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("cls.predictions.transform.transform_act_fn"), %out: f32 loc("cls.predictions.transform.LayerNorm")):
      %301 = arith.addf %in, %out : f32 loc(#loc106)
      linalg.yield %301 : f32 loc(#loc106)
    } -> tensor<2x12x1xf32> loc(#loc106)
    %262 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%261 : tensor<2x12x1xf32>) outs(%22 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("cls.predictions.transform.LayerNorm"), %out: f32 loc("cls.predictions.transform.LayerNorm")):
      %301 = arith.divf %in, %cst_9 : f32 loc(#loc106)
      linalg.yield %301 : f32 loc(#loc106)
    } -> tensor<2x12x1xf32> loc(#loc106)
    %263 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%260 : tensor<2x12x1xf32>) outs(%22 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("cls.predictions.transform.LayerNorm"), %out: f32 loc("cls.predictions.transform.LayerNorm")):
      %301 = arith.truncf %cst_7 : f64 to f32 loc(#loc106)
      %302 = arith.addf %in, %301 : f32 loc(#loc106)
      linalg.yield %302 : f32 loc(#loc106)
    } -> tensor<2x12x1xf32> loc(#loc106)
    %264 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%263 : tensor<2x12x1xf32>) outs(%22 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("cls.predictions.transform.LayerNorm"), %out: f32 loc("cls.predictions.transform.LayerNorm")):
      %301 = math.rsqrt %in : f32 loc(#loc106)
      linalg.yield %301 : f32 loc(#loc106)
    } -> tensor<2x12x1xf32> loc(#loc106)
    %265 = linalg.generic {indexing_maps = [#map3, #map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%252, %262 : tensor<2x12x16xf32>, tensor<2x12x1xf32>) outs(%5 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("cls.predictions.transform.transform_act_fn"), %in_103: f32 loc("cls.predictions.transform.LayerNorm"), %out: f32 loc("cls.predictions.transform.LayerNorm")):
      %301 = arith.subf %in, %in_103 : f32 loc(#loc106)
      linalg.yield %301 : f32 loc(#loc106)
    } -> tensor<2x12x16xf32> loc(#loc106)
    %266 = linalg.generic {indexing_maps = [#map3, #map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%265, %264 : tensor<2x12x16xf32>, tensor<2x12x1xf32>) outs(%5 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("cls.predictions.transform.LayerNorm"), %in_103: f32 loc("cls.predictions.transform.LayerNorm"), %out: f32 loc("cls.predictions.transform.LayerNorm")):
      %301 = arith.mulf %in, %in_103 : f32 loc(#loc106)
      linalg.yield %301 : f32 loc(#loc106)
    } -> tensor<2x12x16xf32> loc(#loc106)
    %267 = linalg.generic {indexing_maps = [#map3, #map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%266, %arg56 : tensor<2x12x16xf32>, tensor<16xf32>) outs(%5 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("cls.predictions.transform.LayerNorm"), %in_103: f32 loc("cls.predictions.transform.LayerNorm"), %out: f32 loc("cls.predictions.transform.LayerNorm")):
      %301 = arith.mulf %in, %in_103 : f32 loc(#loc106)
      linalg.yield %301 : f32 loc(#loc106)
    } -> tensor<2x12x16xf32> loc(#loc106)
    %268 = linalg.generic {indexing_maps = [#map3, #map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%267, %arg57 : tensor<2x12x16xf32>, tensor<16xf32>) outs(%5 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("cls.predictions.transform.LayerNorm"), %in_103: f32 loc("cls.predictions.transform.LayerNorm"), %out: f32 loc("cls.predictions.transform.LayerNorm")):
      %301 = arith.addf %in, %in_103 : f32 loc(#loc106)
      linalg.yield %301 : f32 loc(#loc106)
    } -> tensor<2x12x16xf32> loc(#loc106)
    %collapsed_97 = tensor.collapse_shape %268 [[0, 1], [2]] : tensor<2x12x16xf32> into tensor<24x16xf32> loc(#loc107)
    %269 = tensor.empty() : tensor<16x64xf32> loc(#loc107)
    %transposed_98 = linalg.transpose ins(%arg0 : tensor<64x16xf32>) outs(%269 : tensor<16x64xf32>) permutation = [1, 0]  loc(#loc107)
    %270 = tensor.empty() : tensor<24x64xf32> loc(#loc107)
    %271 = linalg.fill ins(%cst_0 : f32) outs(%270 : tensor<24x64xf32>) -> tensor<24x64xf32> loc(#loc107)
    %272 = linalg.matmul ins(%collapsed_97, %transposed_98 : tensor<24x16xf32>, tensor<16x64xf32>) outs(%271 : tensor<24x64xf32>) -> tensor<24x64xf32> loc(#loc107)
    %273 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%arg53 : tensor<64xf32>) outs(%270 : tensor<24x64xf32>) {
    ^bb0(%in: f32 loc("cls.predictions.decoder"), %out: f32 loc("cls.predictions.decoder")):
      linalg.yield %in : f32 loc(#loc107)
    } -> tensor<24x64xf32> loc(#loc107)
    %274 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%272, %273 : tensor<24x64xf32>, tensor<24x64xf32>) outs(%270 : tensor<24x64xf32>) {
    ^bb0(%in: f32 loc("cls.predictions.decoder"), %in_103: f32 loc("cls.predictions.decoder"), %out: f32 loc("cls.predictions.decoder")):
      %301 = arith.addf %in, %in_103 : f32 loc(#loc107)
      linalg.yield %301 : f32 loc(#loc107)
    } -> tensor<24x64xf32> loc(#loc107)
    %collapsed_99 = tensor.collapse_shape %arg59 [[0, 1]] : tensor<2x12xi64> into tensor<24xi64> loc(#loc65)
    %275 = tensor.empty() : tensor<24xi64> loc(#loc65)
    %276 = linalg.fill ins(%c0_i64 : i64) outs(%275 : tensor<24xi64>) -> tensor<24xi64> loc(#loc65)
    %277 = tensor.empty() : tensor<24xf32> loc(#loc65)
    %278 = linalg.fill ins(%cst_1 : f32) outs(%277 : tensor<24xf32>) -> tensor<24xf32> loc(#loc65)
    %279:2 = linalg.generic {indexing_maps = [#map, #map14, #map14], iterator_types = ["parallel", "reduction"]} ins(%274 : tensor<24x64xf32>) outs(%278, %276 : tensor<24xf32>, tensor<24xi64>) {
    ^bb0(%in: f32 loc("<loss>"), %out: f32 loc("<loss>"), %out_103: i64 loc("<loss>")):
      %301 = linalg.index 1 : index loc(#loc65)
      %302 = arith.index_cast %301 : index to i64 loc(#loc65)
      %303 = arith.maximumf %in, %out : f32 loc(#loc65)
      %304 = arith.cmpf ogt, %in, %out : f32 loc(#loc65)
      %305 = arith.select %304, %302, %out_103 : i64 loc(#loc65)
      linalg.yield %303, %305 : f32, i64 loc(#loc65)
    } -> (tensor<24xf32>, tensor<24xi64>) loc(#loc65)
    %expanded_100 = tensor.expand_shape %279#0 [[0, 1]] output_shape [24, 1] : tensor<24xf32> into tensor<24x1xf32> loc(#loc65)
    %280 = linalg.generic {indexing_maps = [#map, #map15, #map], iterator_types = ["parallel", "parallel"]} ins(%274, %expanded_100 : tensor<24x64xf32>, tensor<24x1xf32>) outs(%270 : tensor<24x64xf32>) {
    ^bb0(%in: f32 loc("<loss>"), %in_103: f32 loc("<loss>"), %out: f32 loc("<loss>")):
      %301 = arith.subf %in, %in_103 : f32 loc(#loc65)
      linalg.yield %301 : f32 loc(#loc65)
    } -> tensor<24x64xf32> loc(#loc65)
    %281 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%280 : tensor<24x64xf32>) outs(%270 : tensor<24x64xf32>) {
    ^bb0(%in: f32 loc("<loss>"), %out: f32 loc("<loss>")):
      %301 = math.exp %in : f32 loc(#loc65)
      linalg.yield %301 : f32 loc(#loc65)
    } -> tensor<24x64xf32> loc(#loc65)
    %282 = tensor.empty() : tensor<24x1xf32> loc(#loc65)
    %283 = linalg.fill ins(%cst_0 : f32) outs(%282 : tensor<24x1xf32>) -> tensor<24x1xf32> loc(#loc65)
    %284 = linalg.generic {indexing_maps = [#map, #map15], iterator_types = ["parallel", "reduction"]} ins(%281 : tensor<24x64xf32>) outs(%283 : tensor<24x1xf32>) {
    ^bb0(%in: f32 loc("<loss>"), %out: f32 loc("<loss>")):
      %301 = arith.addf %in, %out : f32 loc(#loc65)
      linalg.yield %301 : f32 loc(#loc65)
    } -> tensor<24x1xf32> loc(#loc65)
    %285 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%284 : tensor<24x1xf32>) outs(%282 : tensor<24x1xf32>) {
    ^bb0(%in: f32 loc("<loss>"), %out: f32 loc("<loss>")):
      %301 = math.log %in : f32 loc(#loc65)
      linalg.yield %301 : f32 loc(#loc65)
    } -> tensor<24x1xf32> loc(#loc65)
    %286 = linalg.generic {indexing_maps = [#map, #map15, #map], iterator_types = ["parallel", "parallel"]} ins(%280, %285 : tensor<24x64xf32>, tensor<24x1xf32>) outs(%270 : tensor<24x64xf32>) {
    ^bb0(%in: f32 loc("<loss>"), %in_103: f32 loc("<loss>"), %out: f32 loc("<loss>")):
      %301 = arith.subf %in, %in_103 : f32 loc(#loc65)
      linalg.yield %301 : f32 loc(#loc65)
    } -> tensor<24x64xf32> loc(#loc65)
    %287 = tensor.empty() : tensor<24xi1> loc(#loc65)
    %288 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel"]} ins(%collapsed_99 : tensor<24xi64>) outs(%287 : tensor<24xi1>) {
    ^bb0(%in: i64 loc("<loss>"), %out: i1 loc("<loss>")):
      %301 = arith.cmpi ne, %in, %c-100_i64 : i64 loc(#loc65)
      linalg.yield %301 : i1 loc(#loc65)
    } -> tensor<24xi1> loc(#loc65)
    %289 = linalg.generic {indexing_maps = [#map7, #map7, #map16, #map7], iterator_types = ["parallel"]} ins(%288, %collapsed_99, %cst_11 : tensor<24xi1>, tensor<24xi64>, tensor<i64>) outs(%275 : tensor<24xi64>) {
    ^bb0(%in: i1 loc("<loss>"), %in_103: i64 loc("<loss>"), %in_104: i64 loc("<loss>"), %out: i64 loc("<loss>")):
      %301 = arith.select %in, %in_103, %in_104 : i64 loc(#loc65)
      linalg.yield %301 : i64 loc(#loc65)
    } -> tensor<24xi64> loc(#loc65)
    %expanded_101 = tensor.expand_shape %289 [[0, 1]] output_shape [24, 1] : tensor<24xi64> into tensor<24x1xi64> loc(#loc65)
    %290 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded_101 : tensor<24x1xi64>) outs(%283 : tensor<24x1xf32>) {
    ^bb0(%in: i64 loc("<loss>"), %out: f32 loc("<loss>")):
      %301 = linalg.index 0 : index loc(#loc65)
      %302 = arith.index_cast %in : i64 to index loc(#loc65)
      %303 = arith.cmpi slt, %302, %c64 : index loc(#loc65)
      cf.assert %303, "index must be smaller than dim size" loc(#loc65)
      %304 = arith.cmpi sge, %in, %c0_i64 : i64 loc(#loc65)
      cf.assert %304, "index must be larger or equal to 0" loc(#loc65)
      %extracted = tensor.extract %286[%301, %302] : tensor<24x64xf32> loc(#loc65)
      linalg.yield %extracted : f32 loc(#loc65)
    } -> tensor<24x1xf32> loc(#loc65)
    %collapsed_102 = tensor.collapse_shape %290 [[0, 1]] : tensor<24x1xf32> into tensor<24xf32> loc(#loc65)
    %291 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel"]} ins(%collapsed_102 : tensor<24xf32>) outs(%277 : tensor<24xf32>) {
    ^bb0(%in: f32 loc("<loss>"), %out: f32 loc("<loss>")):
      %301 = arith.negf %in : f32 loc(#loc65)
      linalg.yield %301 : f32 loc(#loc65)
    } -> tensor<24xf32> loc(#loc65)
    %292 = linalg.generic {indexing_maps = [#map7, #map7, #map16, #map7], iterator_types = ["parallel"]} ins(%288, %291, %cst_5 : tensor<24xi1>, tensor<24xf32>, tensor<f32>) outs(%277 : tensor<24xf32>) {
    ^bb0(%in: i1 loc("<loss>"), %in_103: f32 loc("<loss>"), %in_104: f32 loc("bert"), %out: f32 loc("<loss>")):
      %301 = arith.select %in, %in_103, %in_104 : f32 loc(#loc65)
      linalg.yield %301 : f32 loc(#loc65)
    } -> tensor<24xf32> loc(#loc65)
    %293 = tensor.empty() : tensor<i64> loc(#loc65)
    %294 = linalg.fill ins(%c0_i64 : i64) outs(%293 : tensor<i64>) -> tensor<i64> loc(#loc65)
    %295 = linalg.generic {indexing_maps = [#map7, #map16], iterator_types = ["reduction"]} ins(%288 : tensor<24xi1>) outs(%294 : tensor<i64>) {
    ^bb0(%in: i1 loc("<loss>"), %out: i64 loc("<loss>")):
      %301 = arith.extui %in : i1 to i64 loc(#loc65)
      %302 = arith.addi %301, %out : i64 loc(#loc65)
      linalg.yield %302 : i64 loc(#loc65)
    } -> tensor<i64> loc(#loc65)
    %296 = tensor.empty() : tensor<f32> loc(#loc65)
    %297 = linalg.generic {indexing_maps = [#map17, #map17], iterator_types = []} ins(%295 : tensor<i64>) outs(%296 : tensor<f32>) {
    ^bb0(%in: i64 loc("<loss>"), %out: f32 loc("<loss>")):
      %301 = arith.sitofp %in : i64 to f32 loc(#loc65)
      linalg.yield %301 : f32 loc(#loc65)
    } -> tensor<f32> loc(#loc65)
    %298 = linalg.fill ins(%cst_0 : f32) outs(%296 : tensor<f32>) -> tensor<f32> loc(#loc65)
    %299 = linalg.generic {indexing_maps = [#map7, #map16], iterator_types = ["reduction"]} ins(%292 : tensor<24xf32>) outs(%298 : tensor<f32>) {
    ^bb0(%in: f32 loc("<loss>"), %out: f32 loc("<loss>")):
      %301 = arith.addf %in, %out : f32 loc(#loc65)
      linalg.yield %301 : f32 loc(#loc65)
    } -> tensor<f32> loc(#loc65)
    %300 = linalg.generic {indexing_maps = [#map17, #map17, #map17], iterator_types = []} ins(%299, %297 : tensor<f32>, tensor<f32>) outs(%296 : tensor<f32>) {
    ^bb0(%in: f32 loc("<loss>"), %in_103: f32 loc("<loss>"), %out: f32 loc("<loss>")):
      %301 = arith.divf %in, %in_103 : f32 loc(#loc65)
      linalg.yield %301 : f32 loc(#loc65)
    } -> tensor<f32> loc(#loc65)
    return %300 : tensor<f32> loc(#loc65)
  } loc(#loc1)
} loc(#loc)
#loc = loc(unknown)
