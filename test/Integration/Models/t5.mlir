#loc1 = loc("<loss>")
#loc2 = loc("shared.weight")
#loc3 = loc("encoder.block.0.layer.0.SelfAttention.q.weight")
#loc4 = loc("encoder.block.0.layer.0.SelfAttention.k.weight")
#loc5 = loc("encoder.block.0.layer.0.SelfAttention.v.weight")
#loc6 = loc("encoder.block.0.layer.0.SelfAttention.o.weight")
#loc7 = loc("encoder.block.0.layer.0.SelfAttention.relative_attention_bias.weight")
#loc8 = loc("encoder.block.0.layer.0.layer_norm.weight")
#loc9 = loc("encoder.block.0.layer.1.DenseReluDense.wi.weight")
#loc10 = loc("encoder.block.0.layer.1.DenseReluDense.wo.weight")
#loc11 = loc("encoder.block.0.layer.1.layer_norm.weight")
#loc12 = loc("encoder.block.1.layer.0.SelfAttention.q.weight")
#loc13 = loc("encoder.block.1.layer.0.SelfAttention.k.weight")
#loc14 = loc("encoder.block.1.layer.0.SelfAttention.v.weight")
#loc15 = loc("encoder.block.1.layer.0.SelfAttention.o.weight")
#loc16 = loc("encoder.block.1.layer.0.layer_norm.weight")
#loc17 = loc("encoder.block.1.layer.1.DenseReluDense.wi.weight")
#loc18 = loc("encoder.block.1.layer.1.DenseReluDense.wo.weight")
#loc19 = loc("encoder.block.1.layer.1.layer_norm.weight")
#loc20 = loc("encoder.final_layer_norm.weight")
#loc21 = loc("decoder.block.0.layer.0.SelfAttention.q.weight")
#loc22 = loc("decoder.block.0.layer.0.SelfAttention.k.weight")
#loc23 = loc("decoder.block.0.layer.0.SelfAttention.v.weight")
#loc24 = loc("decoder.block.0.layer.0.SelfAttention.o.weight")
#loc25 = loc("decoder.block.0.layer.0.SelfAttention.relative_attention_bias.weight")
#loc26 = loc("decoder.block.0.layer.0.layer_norm.weight")
#loc27 = loc("decoder.block.0.layer.1.EncDecAttention.q.weight")
#loc28 = loc("decoder.block.0.layer.1.EncDecAttention.k.weight")
#loc29 = loc("decoder.block.0.layer.1.EncDecAttention.v.weight")
#loc30 = loc("decoder.block.0.layer.1.EncDecAttention.o.weight")
#loc31 = loc("decoder.block.0.layer.1.layer_norm.weight")
#loc32 = loc("decoder.block.0.layer.2.DenseReluDense.wi.weight")
#loc33 = loc("decoder.block.0.layer.2.DenseReluDense.wo.weight")
#loc34 = loc("decoder.block.0.layer.2.layer_norm.weight")
#loc35 = loc("decoder.block.1.layer.0.SelfAttention.q.weight")
#loc36 = loc("decoder.block.1.layer.0.SelfAttention.k.weight")
#loc37 = loc("decoder.block.1.layer.0.SelfAttention.v.weight")
#loc38 = loc("decoder.block.1.layer.0.SelfAttention.o.weight")
#loc39 = loc("decoder.block.1.layer.0.layer_norm.weight")
#loc40 = loc("decoder.block.1.layer.1.EncDecAttention.q.weight")
#loc41 = loc("decoder.block.1.layer.1.EncDecAttention.k.weight")
#loc42 = loc("decoder.block.1.layer.1.EncDecAttention.v.weight")
#loc43 = loc("decoder.block.1.layer.1.EncDecAttention.o.weight")
#loc44 = loc("decoder.block.1.layer.1.layer_norm.weight")
#loc45 = loc("decoder.block.1.layer.2.DenseReluDense.wi.weight")
#loc46 = loc("decoder.block.1.layer.2.DenseReluDense.wo.weight")
#loc47 = loc("decoder.block.1.layer.2.layer_norm.weight")
#loc48 = loc("decoder.final_layer_norm.weight")
#loc49 = loc("input_ids")
#loc50 = loc("labels")
#loc51 = loc("decoder.block.0.layer.1.EncDecAttention")
#loc52 = loc("decoder.block.0.layer.0.SelfAttention")
#loc53 = loc("encoder.block.0.layer.0.SelfAttention")
#loc54 = loc("encoder.block.0.layer.0.layer_norm")
#loc55 = loc("encoder.embed_tokens")
#loc56 = loc("encoder")
#loc60 = loc("encoder.block.0.layer.0.SelfAttention.relative_attention_bias")
#loc61 = loc("encoder.block.0.layer.0.SelfAttention.o")
#loc62 = loc("encoder.block.0.layer.0")
#loc63 = loc("encoder.block.0.layer.1.layer_norm")
#loc64 = loc("encoder.block.0.layer.1.DenseReluDense.wi")
#loc65 = loc("encoder.block.0.layer.1.DenseReluDense.act")
#loc66 = loc("encoder.block.0.layer.1.DenseReluDense.wo")
#loc67 = loc("encoder.block.0.layer.1")
#loc68 = loc("encoder.block.1.layer.0.layer_norm")
#loc70 = loc("encoder.block.1.layer.0.SelfAttention")
#loc73 = loc("encoder.block.1.layer.0.SelfAttention.o")
#loc74 = loc("encoder.block.1.layer.0")
#loc75 = loc("encoder.block.1.layer.1.layer_norm")
#loc76 = loc("encoder.block.1.layer.1.DenseReluDense.wi")
#loc77 = loc("encoder.block.1.layer.1.DenseReluDense.act")
#loc78 = loc("encoder.block.1.layer.1.DenseReluDense.wo")
#loc79 = loc("encoder.block.1.layer.1")
#loc80 = loc("encoder.final_layer_norm")
#loc81 = loc("decoder.embed_tokens")
#loc82 = loc("decoder")
#loc83 = loc("decoder.block.0.layer.0.layer_norm")
#loc87 = loc("decoder.block.0.layer.0.SelfAttention.relative_attention_bias")
#loc88 = loc("decoder.block.0.layer.0.SelfAttention.o")
#loc89 = loc("decoder.block.0.layer.0")
#loc90 = loc("decoder.block.0.layer.1.layer_norm")
#loc94 = loc("decoder.block.0.layer.1.EncDecAttention.o")
#loc95 = loc("decoder.block.0.layer.1")
#loc96 = loc("decoder.block.0.layer.2.layer_norm")
#loc97 = loc("decoder.block.0.layer.2.DenseReluDense.wi")
#loc98 = loc("decoder.block.0.layer.2.DenseReluDense.act")
#loc99 = loc("decoder.block.0.layer.2.DenseReluDense.wo")
#loc100 = loc("decoder.block.0.layer.2")
#loc101 = loc("decoder.block.1.layer.0.layer_norm")
#loc103 = loc("decoder.block.1.layer.0.SelfAttention")
#loc106 = loc("decoder.block.1.layer.0.SelfAttention.o")
#loc107 = loc("decoder.block.1.layer.0")
#loc108 = loc("decoder.block.1.layer.1.layer_norm")
#loc110 = loc("decoder.block.1.layer.1.EncDecAttention")
#loc113 = loc("decoder.block.1.layer.1.EncDecAttention.o")
#loc114 = loc("decoder.block.1.layer.1")
#loc115 = loc("decoder.block.1.layer.2.layer_norm")
#loc116 = loc("decoder.block.1.layer.2.DenseReluDense.wi")
#loc117 = loc("decoder.block.1.layer.2.DenseReluDense.act")
#loc118 = loc("decoder.block.1.layer.2.DenseReluDense.wo")
#loc119 = loc("decoder.block.1.layer.2")
#loc120 = loc("decoder.final_layer_norm")
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1) -> (0, d1)>
#map2 = affine_map<(d0, d1) -> (d0, 0)>
#map3 = affine_map<(d0, d1) -> (d0, d1)>
#map4 = affine_map<(d0, d1) -> ()>
#map5 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map6 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map7 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map8 = affine_map<(d0, d1, d2, d3) -> (d1, d2)>
#map9 = affine_map<(d0, d1, d2, d3) -> ()>
#map10 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map11 = affine_map<(d0, d1, d2) -> (d2)>
#map12 = affine_map<(d0, d1, d2, d3) -> (0, d1, d2, d3)>
#map13 = affine_map<(d0, d1, d2, d3) -> (d0, 0, d2, d3)>
#map14 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map15 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map16 = affine_map<(d0, d1, d2, d3) -> (0, 0, d2, d3)>
#map17 = affine_map<(d0, d1) -> (d0)>
#map18 = affine_map<(d0) -> ()>
#map19 = affine_map<(d0, d1) -> (d1)>
#map20 = affine_map<() -> ()>
module {
  func.func @main(%arg0: tensor<64x16xf32> {pipe.parameter = "shared.weight"} loc("shared.weight"), %arg1: tensor<16x16xf32> {pipe.parameter = "encoder.block.0.layer.0.SelfAttention.q.weight"} loc("encoder.block.0.layer.0.SelfAttention.q.weight"), %arg2: tensor<16x16xf32> {pipe.parameter = "encoder.block.0.layer.0.SelfAttention.k.weight"} loc("encoder.block.0.layer.0.SelfAttention.k.weight"), %arg3: tensor<16x16xf32> {pipe.parameter = "encoder.block.0.layer.0.SelfAttention.v.weight"} loc("encoder.block.0.layer.0.SelfAttention.v.weight"), %arg4: tensor<16x16xf32> {pipe.parameter = "encoder.block.0.layer.0.SelfAttention.o.weight"} loc("encoder.block.0.layer.0.SelfAttention.o.weight"), %arg5: tensor<8x2xf32> {pipe.parameter = "encoder.block.0.layer.0.SelfAttention.relative_attention_bias.weight"} loc("encoder.block.0.layer.0.SelfAttention.relative_attention_bias.weight"), %arg6: tensor<16xf32> {pipe.parameter = "encoder.block.0.layer.0.layer_norm.weight"} loc("encoder.block.0.layer.0.layer_norm.weight"), %arg7: tensor<32x16xf32> {pipe.parameter = "encoder.block.0.layer.1.DenseReluDense.wi.weight"} loc("encoder.block.0.layer.1.DenseReluDense.wi.weight"), %arg8: tensor<16x32xf32> {pipe.parameter = "encoder.block.0.layer.1.DenseReluDense.wo.weight"} loc("encoder.block.0.layer.1.DenseReluDense.wo.weight"), %arg9: tensor<16xf32> {pipe.parameter = "encoder.block.0.layer.1.layer_norm.weight"} loc("encoder.block.0.layer.1.layer_norm.weight"), %arg10: tensor<16x16xf32> {pipe.parameter = "encoder.block.1.layer.0.SelfAttention.q.weight"} loc("encoder.block.1.layer.0.SelfAttention.q.weight"), %arg11: tensor<16x16xf32> {pipe.parameter = "encoder.block.1.layer.0.SelfAttention.k.weight"} loc("encoder.block.1.layer.0.SelfAttention.k.weight"), %arg12: tensor<16x16xf32> {pipe.parameter = "encoder.block.1.layer.0.SelfAttention.v.weight"} loc("encoder.block.1.layer.0.SelfAttention.v.weight"), %arg13: tensor<16x16xf32> {pipe.parameter = "encoder.block.1.layer.0.SelfAttention.o.weight"} loc("encoder.block.1.layer.0.SelfAttention.o.weight"), %arg14: tensor<16xf32> {pipe.parameter = "encoder.block.1.layer.0.layer_norm.weight"} loc("encoder.block.1.layer.0.layer_norm.weight"), %arg15: tensor<32x16xf32> {pipe.parameter = "encoder.block.1.layer.1.DenseReluDense.wi.weight"} loc("encoder.block.1.layer.1.DenseReluDense.wi.weight"), %arg16: tensor<16x32xf32> {pipe.parameter = "encoder.block.1.layer.1.DenseReluDense.wo.weight"} loc("encoder.block.1.layer.1.DenseReluDense.wo.weight"), %arg17: tensor<16xf32> {pipe.parameter = "encoder.block.1.layer.1.layer_norm.weight"} loc("encoder.block.1.layer.1.layer_norm.weight"), %arg18: tensor<16xf32> {pipe.parameter = "encoder.final_layer_norm.weight"} loc("encoder.final_layer_norm.weight"), %arg19: tensor<16x16xf32> {pipe.parameter = "decoder.block.0.layer.0.SelfAttention.q.weight"} loc("decoder.block.0.layer.0.SelfAttention.q.weight"), %arg20: tensor<16x16xf32> {pipe.parameter = "decoder.block.0.layer.0.SelfAttention.k.weight"} loc("decoder.block.0.layer.0.SelfAttention.k.weight"), %arg21: tensor<16x16xf32> {pipe.parameter = "decoder.block.0.layer.0.SelfAttention.v.weight"} loc("decoder.block.0.layer.0.SelfAttention.v.weight"), %arg22: tensor<16x16xf32> {pipe.parameter = "decoder.block.0.layer.0.SelfAttention.o.weight"} loc("decoder.block.0.layer.0.SelfAttention.o.weight"), %arg23: tensor<8x2xf32> {pipe.parameter = "decoder.block.0.layer.0.SelfAttention.relative_attention_bias.weight"} loc("decoder.block.0.layer.0.SelfAttention.relative_attention_bias.weight"), %arg24: tensor<16xf32> {pipe.parameter = "decoder.block.0.layer.0.layer_norm.weight"} loc("decoder.block.0.layer.0.layer_norm.weight"), %arg25: tensor<16x16xf32> {pipe.parameter = "decoder.block.0.layer.1.EncDecAttention.q.weight"} loc("decoder.block.0.layer.1.EncDecAttention.q.weight"), %arg26: tensor<16x16xf32> {pipe.parameter = "decoder.block.0.layer.1.EncDecAttention.k.weight"} loc("decoder.block.0.layer.1.EncDecAttention.k.weight"), %arg27: tensor<16x16xf32> {pipe.parameter = "decoder.block.0.layer.1.EncDecAttention.v.weight"} loc("decoder.block.0.layer.1.EncDecAttention.v.weight"), %arg28: tensor<16x16xf32> {pipe.parameter = "decoder.block.0.layer.1.EncDecAttention.o.weight"} loc("decoder.block.0.layer.1.EncDecAttention.o.weight"), %arg29: tensor<16xf32> {pipe.parameter = "decoder.block.0.layer.1.layer_norm.weight"} loc("decoder.block.0.layer.1.layer_norm.weight"), %arg30: tensor<32x16xf32> {pipe.parameter = "decoder.block.0.layer.2.DenseReluDense.wi.weight"} loc("decoder.block.0.layer.2.DenseReluDense.wi.weight"), %arg31: tensor<16x32xf32> {pipe.parameter = "decoder.block.0.layer.2.DenseReluDense.wo.weight"} loc("decoder.block.0.layer.2.DenseReluDense.wo.weight"), %arg32: tensor<16xf32> {pipe.parameter = "decoder.block.0.layer.2.layer_norm.weight"} loc("decoder.block.0.layer.2.layer_norm.weight"), %arg33: tensor<16x16xf32> {pipe.parameter = "decoder.block.1.layer.0.SelfAttention.q.weight"} loc("decoder.block.1.layer.0.SelfAttention.q.weight"), %arg34: tensor<16x16xf32> {pipe.parameter = "decoder.block.1.layer.0.SelfAttention.k.weight"} loc("decoder.block.1.layer.0.SelfAttention.k.weight"), %arg35: tensor<16x16xf32> {pipe.parameter = "decoder.block.1.layer.0.SelfAttention.v.weight"} loc("decoder.block.1.layer.0.SelfAttention.v.weight"), %arg36: tensor<16x16xf32> {pipe.parameter = "decoder.block.1.layer.0.SelfAttention.o.weight"} loc("decoder.block.1.layer.0.SelfAttention.o.weight"), %arg37: tensor<16xf32> {pipe.parameter = "decoder.block.1.layer.0.layer_norm.weight"} loc("decoder.block.1.layer.0.layer_norm.weight"), %arg38: tensor<16x16xf32> {pipe.parameter = "decoder.block.1.layer.1.EncDecAttention.q.weight"} loc("decoder.block.1.layer.1.EncDecAttention.q.weight"), %arg39: tensor<16x16xf32> {pipe.parameter = "decoder.block.1.layer.1.EncDecAttention.k.weight"} loc("decoder.block.1.layer.1.EncDecAttention.k.weight"), %arg40: tensor<16x16xf32> {pipe.parameter = "decoder.block.1.layer.1.EncDecAttention.v.weight"} loc("decoder.block.1.layer.1.EncDecAttention.v.weight"), %arg41: tensor<16x16xf32> {pipe.parameter = "decoder.block.1.layer.1.EncDecAttention.o.weight"} loc("decoder.block.1.layer.1.EncDecAttention.o.weight"), %arg42: tensor<16xf32> {pipe.parameter = "decoder.block.1.layer.1.layer_norm.weight"} loc("decoder.block.1.layer.1.layer_norm.weight"), %arg43: tensor<32x16xf32> {pipe.parameter = "decoder.block.1.layer.2.DenseReluDense.wi.weight"} loc("decoder.block.1.layer.2.DenseReluDense.wi.weight"), %arg44: tensor<16x32xf32> {pipe.parameter = "decoder.block.1.layer.2.DenseReluDense.wo.weight"} loc("decoder.block.1.layer.2.DenseReluDense.wo.weight"), %arg45: tensor<16xf32> {pipe.parameter = "decoder.block.1.layer.2.layer_norm.weight"} loc("decoder.block.1.layer.2.layer_norm.weight"), %arg46: tensor<16xf32> {pipe.parameter = "decoder.final_layer_norm.weight"} loc("decoder.final_layer_norm.weight"), %arg47: tensor<2x10xi64> {pipe.input = "input_ids"} loc("input_ids"), %arg48: tensor<2x8xi64> {pipe.input = "labels"} loc("labels")) -> (tensor<f32> {pipe.loss = "loss"}) {
    %c-100_i64 = arith.constant -100 : i64 loc(#loc1)
    %c4_i64 = arith.constant 4 : i64 loc(#loc)
    %c2_i64 = arith.constant 2 : i64 loc(#loc)
    %c0_i64 = arith.constant 0 : i64 loc(#loc)
    %c8 = arith.constant 8 : index loc(#loc)
    %c64 = arith.constant 64 : index loc(#loc)
    %cst = arith.constant 0.000000e+00 : f32 loc(#loc)
    %cst_0 = arith.constant 0xFF800000 : f32 loc(#loc)
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<1x2x8x10xf32> loc(#loc51)
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<f32> loc(#loc1)
    %cst_3 = arith.constant dense<-3.40282347E+38> : tensor<f32> loc(#loc1)
    %cst_4 = arith.constant 1.3862943611198906 : f64 loc(#loc52)
    %cst_5 = arith.constant 2.0794415416798357 : f64 loc(#loc53)
    %cst_6 = arith.constant 9.9999999999999995E-7 : f64 loc(#loc54)
    %cst_7 = arith.constant 1.600000e+01 : f32 loc(#loc)
    %cst_8 = arith.constant 2.000000e+00 : f32 loc(#loc)
    %cst_9 = arith.constant 4.000000e+00 : f32 loc(#loc)
    %cst_10 = arith.constant 2.500000e-01 : f32 loc(#loc)
    %cst_11 = arith.constant dense<-1> : tensor<i64> loc(#loc1)
    %cst_12 = arith.constant dense<7> : tensor<8x8xi64> loc(#loc52)
    %cst_13 = arith.constant dense<0> : tensor<8x8xi64> loc(#loc52)
    %cst_14 = arith.constant dense<0> : tensor<i64> loc(#loc1)
    %cst_15 = arith.constant dense<0> : tensor<2x8xi64> loc(#loc1)
    %cst_16 = arith.constant dense<3> : tensor<10x10xi64> loc(#loc53)
    %0 = tensor.empty() : tensor<8xi64> loc(#loc1)
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<8xi64>) {
    ^bb0(%out: i64 loc("<loss>")):
      %331 = linalg.index 0 : index loc(#loc1)
      %332 = arith.index_cast %331 : index to i64 loc(#loc1)
      linalg.yield %332 : i64 loc(#loc1)
    } -> tensor<8xi64> loc(#loc1)
    %expanded = tensor.expand_shape %1 [[0, 1]] output_shape [8, 1] : tensor<8xi64> into tensor<8x1xi64> loc(#loc1)
    %expanded_17 = tensor.expand_shape %1 [[0, 1]] output_shape [1, 8] : tensor<8xi64> into tensor<1x8xi64> loc(#loc1)
    %2 = tensor.empty() : tensor<8x8xi1> loc(#loc1)
    %3 = linalg.generic {indexing_maps = [#map1, #map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%expanded_17, %expanded : tensor<1x8xi64>, tensor<8x1xi64>) outs(%2 : tensor<8x8xi1>) {
    ^bb0(%in: i64 loc("<loss>"), %in_183: i64 loc("<loss>"), %out: i1 loc("<loss>")):
      %331 = arith.cmpi sle, %in, %in_183 : i64 loc(#loc1)
      linalg.yield %331 : i1 loc(#loc1)
    } -> tensor<8x8xi1> loc(#loc1)
    %4 = tensor.empty() : tensor<8x8xf32> loc(#loc1)
    %5 = linalg.generic {indexing_maps = [#map3, #map4, #map4, #map3], iterator_types = ["parallel", "parallel"]} ins(%3, %cst_2, %cst_3 : tensor<8x8xi1>, tensor<f32>, tensor<f32>) outs(%4 : tensor<8x8xf32>) {
    ^bb0(%in: i1 loc("<loss>"), %in_183: f32 loc("<loss>"), %in_184: f32 loc("<loss>"), %out: f32 loc("<loss>")):
      %331 = arith.select %in, %in_183, %in_184 : f32 loc(#loc1)
      linalg.yield %331 : f32 loc(#loc1)
    } -> tensor<8x8xf32> loc(#loc1)
    %expanded_18 = tensor.expand_shape %5 [[0, 1, 2], [3]] output_shape [1, 1, 8, 8] : tensor<8x8xf32> into tensor<1x1x8x8xf32> loc(#loc1)
    %6 = tensor.empty() : tensor<2x10x16xf32> loc(#loc55)
    %7 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg47 : tensor<2x10xi64>) outs(%6 : tensor<2x10x16xf32>) {
    ^bb0(%in: i64 loc("encoder.embed_tokens"), %out: f32 loc("encoder.embed_tokens")):
      %331 = arith.index_cast %in : i64 to index loc(#loc55)
      %332 = linalg.index 2 : index loc(#loc55)
      %333 = arith.cmpi slt, %331, %c64 : index loc(#loc55)
      cf.assert %333, "index must be smaller than dim size" loc(#loc55)
      %334 = arith.cmpi sge, %in, %c0_i64 : i64 loc(#loc55)
      cf.assert %334, "index must be larger or equal to 0" loc(#loc55)
      %extracted = tensor.extract %arg0[%331, %332] : tensor<64x16xf32> loc(#loc55)
      linalg.yield %extracted : f32 loc(#loc55)
    } -> tensor<2x10x16xf32> loc(#loc55)
    %8 = tensor.empty() : tensor<10xi64> loc(#loc56)
    %9 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%8 : tensor<10xi64>) {
    ^bb0(%out: i64 loc("encoder")):
      %331 = linalg.index 0 : index loc(#loc56)
      %332 = arith.index_cast %331 : index to i64 loc(#loc56)
      linalg.yield %332 : i64 loc(#loc56)
    } -> tensor<10xi64> loc(#loc56)
    %expanded_19 = tensor.expand_shape %9 [[0, 1, 2, 3]] output_shape [1, 1, 10, 1] : tensor<10xi64> into tensor<1x1x10x1xi64> loc(#loc56)
    %10 = tensor.empty() : tensor<1x1x10x1xi1> loc(#loc56)
    %11 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_19 : tensor<1x1x10x1xi64>) outs(%10 : tensor<1x1x10x1xi1>) {
    ^bb0(%in: i64 loc("encoder"), %out: i1 loc("encoder")):
      %331 = arith.cmpi sge, %in, %c0_i64 : i64 loc(#loc56)
      linalg.yield %331 : i1 loc(#loc56)
    } -> tensor<1x1x10x1xi1> loc(#loc56)
    %12 = tensor.empty() : tensor<2x1x10x10xi1> loc(#loc56)
    %collapsed = tensor.collapse_shape %11 [[0, 1], [2, 3]] : tensor<1x1x10x1xi1> into tensor<1x10xi1> loc(#loc56)
    %13 = linalg.generic {indexing_maps = [#map8, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed : tensor<1x10xi1>) outs(%12 : tensor<2x1x10x10xi1>) {
    ^bb0(%in: i1 loc("encoder"), %out: i1 loc("encoder")):
      linalg.yield %in : i1 loc(#loc56)
    } -> tensor<2x1x10x10xi1> loc(#loc56)
    %14 = tensor.empty() : tensor<2x1x10x10xf32> loc(#loc56)
    %15 = linalg.generic {indexing_maps = [#map7, #map9, #map9, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%13, %cst_2, %cst_3 : tensor<2x1x10x10xi1>, tensor<f32>, tensor<f32>) outs(%14 : tensor<2x1x10x10xf32>) {
    ^bb0(%in: i1 loc("encoder"), %in_183: f32 loc("<loss>"), %in_184: f32 loc("<loss>"), %out: f32 loc("encoder")):
      %331 = arith.select %in, %in_183, %in_184 : f32 loc(#loc56)
      linalg.yield %331 : f32 loc(#loc56)
    } -> tensor<2x1x10x10xf32> loc(#loc56)
    %16 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%7, %7 : tensor<2x10x16xf32>, tensor<2x10x16xf32>) outs(%6 : tensor<2x10x16xf32>) {
    ^bb0(%in: f32 loc("encoder.embed_tokens"), %in_183: f32 loc("encoder.embed_tokens"), %out: f32 loc("encoder.block.0.layer.0.layer_norm")):
      %331 = arith.mulf %in, %in_183 : f32 loc(#loc54)
      linalg.yield %331 : f32 loc(#loc54)
    } -> tensor<2x10x16xf32> loc(#loc54)
    %17 = tensor.empty() : tensor<2x10x1xf32> loc(#loc54)
    %18 = linalg.fill ins(%cst : f32) outs(%17 : tensor<2x10x1xf32>) -> tensor<2x10x1xf32> loc(#loc54)
    %19 = linalg.generic {indexing_maps = [#map6, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%16 : tensor<2x10x16xf32>) outs(%18 : tensor<2x10x1xf32>) {
    ^bb0(%in: f32 loc("encoder.block.0.layer.0.layer_norm"), %out: f32 loc("encoder.block.0.layer.0.layer_norm")):
      %331 = arith.addf %in, %out : f32 loc(#loc54)
      linalg.yield %331 : f32 loc(#loc54)
    } -> tensor<2x10x1xf32> loc(#loc54)
    %20 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%19 : tensor<2x10x1xf32>) outs(%17 : tensor<2x10x1xf32>) {
    ^bb0(%in: f32 loc("encoder.block.0.layer.0.layer_norm"), %out: f32 loc("encoder.block.0.layer.0.layer_norm")):
      %331 = arith.divf %in, %cst_7 : f32 loc(#loc54)
      linalg.yield %331 : f32 loc(#loc54)
    } -> tensor<2x10x1xf32> loc(#loc54)
    %21 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%20 : tensor<2x10x1xf32>) outs(%17 : tensor<2x10x1xf32>) {
    ^bb0(%in: f32 loc("encoder.block.0.layer.0.layer_norm"), %out: f32 loc("encoder.block.0.layer.0.layer_norm")):
      %331 = arith.truncf %cst_6 : f64 to f32 loc(#loc54)
      %332 = arith.addf %in, %331 : f32 loc(#loc54)
      linalg.yield %332 : f32 loc(#loc54)
    } -> tensor<2x10x1xf32> loc(#loc54)
    %22 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%21 : tensor<2x10x1xf32>) outs(%17 : tensor<2x10x1xf32>) {
    ^bb0(%in: f32 loc("encoder.block.0.layer.0.layer_norm"), %out: f32 loc("encoder.block.0.layer.0.layer_norm")):
      %331 = math.rsqrt %in : f32 loc(#loc54)
      linalg.yield %331 : f32 loc(#loc54)
    } -> tensor<2x10x1xf32> loc(#loc54)
    %23 = linalg.generic {indexing_maps = [#map6, #map10, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%7, %22 : tensor<2x10x16xf32>, tensor<2x10x1xf32>) outs(%6 : tensor<2x10x16xf32>) {
    ^bb0(%in: f32 loc("encoder.embed_tokens"), %in_183: f32 loc("encoder.block.0.layer.0.layer_norm"), %out: f32 loc("encoder.block.0.layer.0.layer_norm")):
      %331 = arith.mulf %in, %in_183 : f32 loc(#loc54)
      linalg.yield %331 : f32 loc(#loc54)
    } -> tensor<2x10x16xf32> loc(#loc54)
    %24 = linalg.generic {indexing_maps = [#map11, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg6, %23 : tensor<16xf32>, tensor<2x10x16xf32>) outs(%6 : tensor<2x10x16xf32>) {
    ^bb0(%in: f32 loc("encoder.block.0.layer.0.layer_norm"), %in_183: f32 loc("encoder.block.0.layer.0.layer_norm"), %out: f32 loc("encoder.block.0.layer.0.layer_norm")):
      %331 = arith.mulf %in, %in_183 : f32 loc(#loc54)
      linalg.yield %331 : f32 loc(#loc54)
    } -> tensor<2x10x16xf32> loc(#loc54)
    %25 = tensor.empty() : tensor<16x16xf32> loc(#loc57)
    %transposed = linalg.transpose ins(%arg1 : tensor<16x16xf32>) outs(%25 : tensor<16x16xf32>) permutation = [1, 0]  loc(#loc57)
    %collapsed_20 = tensor.collapse_shape %24 [[0, 1], [2]] : tensor<2x10x16xf32> into tensor<20x16xf32> loc(#loc57)
    %26 = tensor.empty() : tensor<20x16xf32> loc(#loc57)
    %27 = linalg.fill ins(%cst : f32) outs(%26 : tensor<20x16xf32>) -> tensor<20x16xf32> loc(#loc57)
    %28 = linalg.matmul ins(%collapsed_20, %transposed : tensor<20x16xf32>, tensor<16x16xf32>) outs(%27 : tensor<20x16xf32>) -> tensor<20x16xf32> loc(#loc57)
    %expanded_21 = tensor.expand_shape %28 [[0, 1], [2, 3]] output_shape [2, 10, 2, 8] : tensor<20x16xf32> into tensor<2x10x2x8xf32> loc(#loc53)
    %29 = tensor.empty() : tensor<2x2x10x8xf32> loc(#loc53)
    %transposed_22 = linalg.transpose ins(%expanded_21 : tensor<2x10x2x8xf32>) outs(%29 : tensor<2x2x10x8xf32>) permutation = [0, 2, 1, 3]  loc(#loc53)
    %transposed_23 = linalg.transpose ins(%arg2 : tensor<16x16xf32>) outs(%25 : tensor<16x16xf32>) permutation = [1, 0]  loc(#loc58)
    %30 = linalg.matmul ins(%collapsed_20, %transposed_23 : tensor<20x16xf32>, tensor<16x16xf32>) outs(%27 : tensor<20x16xf32>) -> tensor<20x16xf32> loc(#loc58)
    %expanded_24 = tensor.expand_shape %30 [[0, 1], [2, 3]] output_shape [2, 10, 2, 8] : tensor<20x16xf32> into tensor<2x10x2x8xf32> loc(#loc53)
    %transposed_25 = linalg.transpose ins(%arg3 : tensor<16x16xf32>) outs(%25 : tensor<16x16xf32>) permutation = [1, 0]  loc(#loc59)
    %31 = linalg.matmul ins(%collapsed_20, %transposed_25 : tensor<20x16xf32>, tensor<16x16xf32>) outs(%27 : tensor<20x16xf32>) -> tensor<20x16xf32> loc(#loc59)
    %expanded_26 = tensor.expand_shape %31 [[0, 1], [2, 3]] output_shape [2, 10, 2, 8] : tensor<20x16xf32> into tensor<2x10x2x8xf32> loc(#loc53)
    %transposed_27 = linalg.transpose ins(%expanded_26 : tensor<2x10x2x8xf32>) outs(%29 : tensor<2x2x10x8xf32>) permutation = [0, 2, 1, 3]  loc(#loc53)
    %expanded_28 = tensor.expand_shape %9 [[0, 1]] output_shape [10, 1] : tensor<10xi64> into tensor<10x1xi64> loc(#loc53)
    %expanded_29 = tensor.expand_shape %9 [[0, 1]] output_shape [1, 10] : tensor<10xi64> into tensor<1x10xi64> loc(#loc53)
    %32 = tensor.empty() : tensor<10x10xi64> loc(#loc53)
    %33 = linalg.generic {indexing_maps = [#map1, #map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%expanded_29, %expanded_28 : tensor<1x10xi64>, tensor<10x1xi64>) outs(%32 : tensor<10x10xi64>) {
    ^bb0(%in: i64 loc("encoder.block.0.layer.0.SelfAttention"), %in_183: i64 loc("encoder.block.0.layer.0.SelfAttention"), %out: i64 loc("encoder.block.0.layer.0.SelfAttention")):
      %331 = arith.subi %in, %in_183 : i64 loc(#loc53)
      linalg.yield %331 : i64 loc(#loc53)
    } -> tensor<10x10xi64> loc(#loc53)
    %34 = tensor.empty() : tensor<10x10xi1> loc(#loc53)
    %35 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%33 : tensor<10x10xi64>) outs(%34 : tensor<10x10xi1>) {
    ^bb0(%in: i64 loc("encoder.block.0.layer.0.SelfAttention"), %out: i1 loc("encoder.block.0.layer.0.SelfAttention")):
      %331 = arith.cmpi sgt, %in, %c0_i64 : i64 loc(#loc53)
      linalg.yield %331 : i1 loc(#loc53)
    } -> tensor<10x10xi1> loc(#loc53)
    %36 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%35 : tensor<10x10xi1>) outs(%32 : tensor<10x10xi64>) {
    ^bb0(%in: i1 loc("encoder.block.0.layer.0.SelfAttention"), %out: i64 loc("encoder.block.0.layer.0.SelfAttention")):
      %331 = arith.extui %in : i1 to i64 loc(#loc53)
      linalg.yield %331 : i64 loc(#loc53)
    } -> tensor<10x10xi64> loc(#loc53)
    %37 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%36 : tensor<10x10xi64>) outs(%32 : tensor<10x10xi64>) {
    ^bb0(%in: i64 loc("encoder.block.0.layer.0.SelfAttention"), %out: i64 loc("encoder.block.0.layer.0.SelfAttention")):
      %331 = arith.muli %in, %c4_i64 : i64 loc(#loc53)
      linalg.yield %331 : i64 loc(#loc53)
    } -> tensor<10x10xi64> loc(#loc53)
    %38 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%33 : tensor<10x10xi64>) outs(%32 : tensor<10x10xi64>) {
    ^bb0(%in: i64 loc("encoder.block.0.layer.0.SelfAttention"), %out: i64 loc("encoder.block.0.layer.0.SelfAttention")):
      %331 = math.absi %in : i64 loc(#loc53)
      linalg.yield %331 : i64 loc(#loc53)
    } -> tensor<10x10xi64> loc(#loc53)
    %39 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%38 : tensor<10x10xi64>) outs(%34 : tensor<10x10xi1>) {
    ^bb0(%in: i64 loc("encoder.block.0.layer.0.SelfAttention"), %out: i1 loc("encoder.block.0.layer.0.SelfAttention")):
      %331 = arith.cmpi slt, %in, %c2_i64 : i64 loc(#loc53)
      linalg.yield %331 : i1 loc(#loc53)
    } -> tensor<10x10xi1> loc(#loc53)
    %40 = tensor.empty() : tensor<10x10xf32> loc(#loc53)
    %41 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%38 : tensor<10x10xi64>) outs(%40 : tensor<10x10xf32>) {
    ^bb0(%in: i64 loc("encoder.block.0.layer.0.SelfAttention"), %out: f32 loc("encoder.block.0.layer.0.SelfAttention")):
      %331 = arith.sitofp %in : i64 to f32 loc(#loc53)
      linalg.yield %331 : f32 loc(#loc53)
    } -> tensor<10x10xf32> loc(#loc53)
    %42 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%41 : tensor<10x10xf32>) outs(%40 : tensor<10x10xf32>) {
    ^bb0(%in: f32 loc("encoder.block.0.layer.0.SelfAttention"), %out: f32 loc("encoder.block.0.layer.0.SelfAttention")):
      %331 = arith.divf %in, %cst_8 : f32 loc(#loc53)
      linalg.yield %331 : f32 loc(#loc53)
    } -> tensor<10x10xf32> loc(#loc53)
    %43 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%42 : tensor<10x10xf32>) outs(%40 : tensor<10x10xf32>) {
    ^bb0(%in: f32 loc("encoder.block.0.layer.0.SelfAttention"), %out: f32 loc("encoder.block.0.layer.0.SelfAttention")):
      %331 = math.log %in : f32 loc(#loc53)
      linalg.yield %331 : f32 loc(#loc53)
    } -> tensor<10x10xf32> loc(#loc53)
    %44 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%43 : tensor<10x10xf32>) outs(%40 : tensor<10x10xf32>) {
    ^bb0(%in: f32 loc("encoder.block.0.layer.0.SelfAttention"), %out: f32 loc("encoder.block.0.layer.0.SelfAttention")):
      %331 = arith.truncf %cst_5 : f64 to f32 loc(#loc53)
      %332 = arith.divf %in, %331 : f32 loc(#loc53)
      linalg.yield %332 : f32 loc(#loc53)
    } -> tensor<10x10xf32> loc(#loc53)
    %45 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%44 : tensor<10x10xf32>) outs(%40 : tensor<10x10xf32>) {
    ^bb0(%in: f32 loc("encoder.block.0.layer.0.SelfAttention"), %out: f32 loc("encoder.block.0.layer.0.SelfAttention")):
      %331 = arith.mulf %in, %cst_8 : f32 loc(#loc53)
      linalg.yield %331 : f32 loc(#loc53)
    } -> tensor<10x10xf32> loc(#loc53)
    %46 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%45 : tensor<10x10xf32>) outs(%32 : tensor<10x10xi64>) {
    ^bb0(%in: f32 loc("encoder.block.0.layer.0.SelfAttention"), %out: i64 loc("encoder.block.0.layer.0.SelfAttention")):
      %331 = arith.fptosi %in : f32 to i64 loc(#loc53)
      linalg.yield %331 : i64 loc(#loc53)
    } -> tensor<10x10xi64> loc(#loc53)
    %47 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%46 : tensor<10x10xi64>) outs(%32 : tensor<10x10xi64>) {
    ^bb0(%in: i64 loc("encoder.block.0.layer.0.SelfAttention"), %out: i64 loc("encoder.block.0.layer.0.SelfAttention")):
      %331 = arith.addi %in, %c2_i64 : i64 loc(#loc53)
      linalg.yield %331 : i64 loc(#loc53)
    } -> tensor<10x10xi64> loc(#loc53)
    %48 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%47, %cst_16 : tensor<10x10xi64>, tensor<10x10xi64>) outs(%32 : tensor<10x10xi64>) {
    ^bb0(%in: i64 loc("encoder.block.0.layer.0.SelfAttention"), %in_183: i64 loc("encoder.block.0.layer.0.SelfAttention"), %out: i64 loc("encoder.block.0.layer.0.SelfAttention")):
      %331 = arith.minsi %in, %in_183 : i64 loc(#loc53)
      linalg.yield %331 : i64 loc(#loc53)
    } -> tensor<10x10xi64> loc(#loc53)
    %49 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%39, %38, %48 : tensor<10x10xi1>, tensor<10x10xi64>, tensor<10x10xi64>) outs(%32 : tensor<10x10xi64>) {
    ^bb0(%in: i1 loc("encoder.block.0.layer.0.SelfAttention"), %in_183: i64 loc("encoder.block.0.layer.0.SelfAttention"), %in_184: i64 loc("encoder.block.0.layer.0.SelfAttention"), %out: i64 loc("encoder.block.0.layer.0.SelfAttention")):
      %331 = arith.select %in, %in_183, %in_184 : i64 loc(#loc53)
      linalg.yield %331 : i64 loc(#loc53)
    } -> tensor<10x10xi64> loc(#loc53)
    %50 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%37, %49 : tensor<10x10xi64>, tensor<10x10xi64>) outs(%32 : tensor<10x10xi64>) {
    ^bb0(%in: i64 loc("encoder.block.0.layer.0.SelfAttention"), %in_183: i64 loc("encoder.block.0.layer.0.SelfAttention"), %out: i64 loc("encoder.block.0.layer.0.SelfAttention")):
      %331 = arith.addi %in, %in_183 : i64 loc(#loc53)
      linalg.yield %331 : i64 loc(#loc53)
    } -> tensor<10x10xi64> loc(#loc53)
    %51 = tensor.empty() : tensor<10x10x2xf32> loc(#loc60)
    %52 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%50 : tensor<10x10xi64>) outs(%51 : tensor<10x10x2xf32>) {
    ^bb0(%in: i64 loc("encoder.block.0.layer.0.SelfAttention"), %out: f32 loc("encoder.block.0.layer.0.SelfAttention.relative_attention_bias")):
      %331 = arith.index_cast %in : i64 to index loc(#loc60)
      %332 = linalg.index 2 : index loc(#loc60)
      %333 = arith.cmpi slt, %331, %c8 : index loc(#loc60)
      cf.assert %333, "index must be smaller than dim size" loc(#loc60)
      %334 = arith.cmpi sge, %in, %c0_i64 : i64 loc(#loc60)
      cf.assert %334, "index must be larger or equal to 0" loc(#loc60)
      %extracted = tensor.extract %arg5[%331, %332] : tensor<8x2xf32> loc(#loc60)
      linalg.yield %extracted : f32 loc(#loc60)
    } -> tensor<10x10x2xf32> loc(#loc60)
    %53 = tensor.empty() : tensor<2x10x10xf32> loc(#loc53)
    %transposed_30 = linalg.transpose ins(%52 : tensor<10x10x2xf32>) outs(%53 : tensor<2x10x10xf32>) permutation = [2, 0, 1]  loc(#loc53)
    %expanded_31 = tensor.expand_shape %transposed_30 [[0, 1], [2], [3]] output_shape [1, 2, 10, 10] : tensor<2x10x10xf32> into tensor<1x2x10x10xf32> loc(#loc53)
    %54 = tensor.empty() : tensor<2x2x8x10xf32> loc(#loc53)
    %transposed_32 = linalg.transpose ins(%expanded_24 : tensor<2x10x2x8xf32>) outs(%54 : tensor<2x2x8x10xf32>) permutation = [0, 2, 3, 1]  loc(#loc53)
    %collapsed_33 = tensor.collapse_shape %transposed_22 [[0, 1], [2], [3]] : tensor<2x2x10x8xf32> into tensor<4x10x8xf32> loc(#loc53)
    %collapsed_34 = tensor.collapse_shape %transposed_32 [[0, 1], [2], [3]] : tensor<2x2x8x10xf32> into tensor<4x8x10xf32> loc(#loc53)
    %55 = tensor.empty() : tensor<4x10x10xf32> loc(#loc53)
    %56 = linalg.fill ins(%cst : f32) outs(%55 : tensor<4x10x10xf32>) -> tensor<4x10x10xf32> loc(#loc53)
    %57 = linalg.batch_matmul ins(%collapsed_33, %collapsed_34 : tensor<4x10x8xf32>, tensor<4x8x10xf32>) outs(%56 : tensor<4x10x10xf32>) -> tensor<4x10x10xf32> loc(#loc53)
    %expanded_35 = tensor.expand_shape %57 [[0, 1], [2], [3]] output_shape [2, 2, 10, 10] : tensor<4x10x10xf32> into tensor<2x2x10x10xf32> loc(#loc53)
    %58 = tensor.empty() : tensor<2x2x10x10xf32> loc(#loc53)
    %59 = linalg.generic {indexing_maps = [#map7, #map12, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_35, %expanded_31 : tensor<2x2x10x10xf32>, tensor<1x2x10x10xf32>) outs(%58 : tensor<2x2x10x10xf32>) {
    ^bb0(%in: f32 loc("encoder.block.0.layer.0.SelfAttention"), %in_183: f32 loc("encoder.block.0.layer.0.SelfAttention"), %out: f32 loc("encoder.block.0.layer.0.SelfAttention")):
      %331 = arith.addf %in, %in_183 : f32 loc(#loc53)
      linalg.yield %331 : f32 loc(#loc53)
    } -> tensor<2x2x10x10xf32> loc(#loc53)
    %60 = linalg.generic {indexing_maps = [#map7, #map13, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%59, %15 : tensor<2x2x10x10xf32>, tensor<2x1x10x10xf32>) outs(%58 : tensor<2x2x10x10xf32>) {
    ^bb0(%in: f32 loc("encoder.block.0.layer.0.SelfAttention"), %in_183: f32 loc("encoder"), %out: f32 loc("encoder.block.0.layer.0.SelfAttention")):
      %331 = arith.addf %in, %in_183 : f32 loc(#loc53)
      linalg.yield %331 : f32 loc(#loc53)
    } -> tensor<2x2x10x10xf32> loc(#loc53)
    %61 = tensor.empty() : tensor<2x2x10xi64> loc(#loc53)
    %62 = linalg.fill ins(%c0_i64 : i64) outs(%61 : tensor<2x2x10xi64>) -> tensor<2x2x10xi64> loc(#loc53)
    %63 = tensor.empty() : tensor<2x2x10xf32> loc(#loc53)
    %64 = linalg.fill ins(%cst_0 : f32) outs(%63 : tensor<2x2x10xf32>) -> tensor<2x2x10xf32> loc(#loc53)
    %65:2 = linalg.generic {indexing_maps = [#map7, #map14, #map14], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%60 : tensor<2x2x10x10xf32>) outs(%64, %62 : tensor<2x2x10xf32>, tensor<2x2x10xi64>) {
    ^bb0(%in: f32 loc("encoder.block.0.layer.0.SelfAttention"), %out: f32 loc("encoder.block.0.layer.0.SelfAttention"), %out_183: i64 loc("encoder.block.0.layer.0.SelfAttention")):
      %331 = linalg.index 3 : index loc(#loc53)
      %332 = arith.index_cast %331 : index to i64 loc(#loc53)
      %333 = arith.maximumf %in, %out : f32 loc(#loc53)
      %334 = arith.cmpf ogt, %in, %out : f32 loc(#loc53)
      %335 = arith.select %334, %332, %out_183 : i64 loc(#loc53)
      linalg.yield %333, %335 : f32, i64 loc(#loc53)
    } -> (tensor<2x2x10xf32>, tensor<2x2x10xi64>) loc(#loc53)
    %expanded_36 = tensor.expand_shape %65#0 [[0], [1], [2, 3]] output_shape [2, 2, 10, 1] : tensor<2x2x10xf32> into tensor<2x2x10x1xf32> loc(#loc53)
    %66 = linalg.generic {indexing_maps = [#map7, #map15, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%60, %expanded_36 : tensor<2x2x10x10xf32>, tensor<2x2x10x1xf32>) outs(%58 : tensor<2x2x10x10xf32>) {
    ^bb0(%in: f32 loc("encoder.block.0.layer.0.SelfAttention"), %in_183: f32 loc("encoder.block.0.layer.0.SelfAttention"), %out: f32 loc("encoder.block.0.layer.0.SelfAttention")):
      %331 = arith.subf %in, %in_183 : f32 loc(#loc53)
      linalg.yield %331 : f32 loc(#loc53)
    } -> tensor<2x2x10x10xf32> loc(#loc53)
    %67 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%66 : tensor<2x2x10x10xf32>) outs(%58 : tensor<2x2x10x10xf32>) {
    ^bb0(%in: f32 loc("encoder.block.0.layer.0.SelfAttention"), %out: f32 loc("encoder.block.0.layer.0.SelfAttention")):
      %331 = math.exp %in : f32 loc(#loc53)
      linalg.yield %331 : f32 loc(#loc53)
    } -> tensor<2x2x10x10xf32> loc(#loc53)
    %68 = tensor.empty() : tensor<2x2x10x1xf32> loc(#loc53)
    %69 = linalg.fill ins(%cst : f32) outs(%68 : tensor<2x2x10x1xf32>) -> tensor<2x2x10x1xf32> loc(#loc53)
    %70 = linalg.generic {indexing_maps = [#map7, #map15], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%67 : tensor<2x2x10x10xf32>) outs(%69 : tensor<2x2x10x1xf32>) {
    ^bb0(%in: f32 loc("encoder.block.0.layer.0.SelfAttention"), %out: f32 loc("encoder.block.0.layer.0.SelfAttention")):
      %331 = arith.addf %in, %out : f32 loc(#loc53)
      linalg.yield %331 : f32 loc(#loc53)
    } -> tensor<2x2x10x1xf32> loc(#loc53)
    %71 = linalg.generic {indexing_maps = [#map7, #map15, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%67, %70 : tensor<2x2x10x10xf32>, tensor<2x2x10x1xf32>) outs(%58 : tensor<2x2x10x10xf32>) {
    ^bb0(%in: f32 loc("encoder.block.0.layer.0.SelfAttention"), %in_183: f32 loc("encoder.block.0.layer.0.SelfAttention"), %out: f32 loc("encoder.block.0.layer.0.SelfAttention")):
      %331 = arith.divf %in, %in_183 : f32 loc(#loc53)
      linalg.yield %331 : f32 loc(#loc53)
    } -> tensor<2x2x10x10xf32> loc(#loc53)
    %collapsed_37 = tensor.collapse_shape %71 [[0, 1], [2], [3]] : tensor<2x2x10x10xf32> into tensor<4x10x10xf32> loc(#loc53)
    %collapsed_38 = tensor.collapse_shape %transposed_27 [[0, 1], [2], [3]] : tensor<2x2x10x8xf32> into tensor<4x10x8xf32> loc(#loc53)
    %72 = tensor.empty() : tensor<4x10x8xf32> loc(#loc53)
    %73 = linalg.fill ins(%cst : f32) outs(%72 : tensor<4x10x8xf32>) -> tensor<4x10x8xf32> loc(#loc53)
    %74 = linalg.batch_matmul ins(%collapsed_37, %collapsed_38 : tensor<4x10x10xf32>, tensor<4x10x8xf32>) outs(%73 : tensor<4x10x8xf32>) -> tensor<4x10x8xf32> loc(#loc53)
    %expanded_39 = tensor.expand_shape %74 [[0, 1], [2], [3]] output_shape [2, 2, 10, 8] : tensor<4x10x8xf32> into tensor<2x2x10x8xf32> loc(#loc53)
    %75 = tensor.empty() : tensor<2x10x2x8xf32> loc(#loc53)
    %transposed_40 = linalg.transpose ins(%expanded_39 : tensor<2x2x10x8xf32>) outs(%75 : tensor<2x10x2x8xf32>) permutation = [0, 2, 1, 3]  loc(#loc53)
    %transposed_41 = linalg.transpose ins(%arg4 : tensor<16x16xf32>) outs(%25 : tensor<16x16xf32>) permutation = [1, 0]  loc(#loc61)
    %collapsed_42 = tensor.collapse_shape %transposed_40 [[0, 1], [2, 3]] : tensor<2x10x2x8xf32> into tensor<20x16xf32> loc(#loc61)
    %76 = linalg.matmul ins(%collapsed_42, %transposed_41 : tensor<20x16xf32>, tensor<16x16xf32>) outs(%27 : tensor<20x16xf32>) -> tensor<20x16xf32> loc(#loc61)
    %expanded_43 = tensor.expand_shape %76 [[0, 1], [2]] output_shape [2, 10, 16] : tensor<20x16xf32> into tensor<2x10x16xf32> loc(#loc61)
    %77 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%7, %expanded_43 : tensor<2x10x16xf32>, tensor<2x10x16xf32>) outs(%6 : tensor<2x10x16xf32>) {
    ^bb0(%in: f32 loc("encoder.embed_tokens"), %in_183: f32 loc("encoder.block.0.layer.0.SelfAttention.o"), %out: f32 loc("encoder.block.0.layer.0")):
      %331 = arith.addf %in, %in_183 : f32 loc(#loc62)
      linalg.yield %331 : f32 loc(#loc62)
    } -> tensor<2x10x16xf32> loc(#loc62)
    %78 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%77, %77 : tensor<2x10x16xf32>, tensor<2x10x16xf32>) outs(%6 : tensor<2x10x16xf32>) {
    ^bb0(%in: f32 loc("encoder.block.0.layer.0"), %in_183: f32 loc("encoder.block.0.layer.0"), %out: f32 loc("encoder.block.0.layer.1.layer_norm")):
      %331 = arith.mulf %in, %in_183 : f32 loc(#loc63)
      linalg.yield %331 : f32 loc(#loc63)
    } -> tensor<2x10x16xf32> loc(#loc63)
    %79 = linalg.generic {indexing_maps = [#map6, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%78 : tensor<2x10x16xf32>) outs(%18 : tensor<2x10x1xf32>) {
    ^bb0(%in: f32 loc("encoder.block.0.layer.1.layer_norm"), %out: f32 loc("encoder.block.0.layer.1.layer_norm")):
      %331 = arith.addf %in, %out : f32 loc(#loc63)
      linalg.yield %331 : f32 loc(#loc63)
    } -> tensor<2x10x1xf32> loc(#loc63)
    %80 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%79 : tensor<2x10x1xf32>) outs(%17 : tensor<2x10x1xf32>) {
    ^bb0(%in: f32 loc("encoder.block.0.layer.1.layer_norm"), %out: f32 loc("encoder.block.0.layer.1.layer_norm")):
      %331 = arith.divf %in, %cst_7 : f32 loc(#loc63)
      linalg.yield %331 : f32 loc(#loc63)
    } -> tensor<2x10x1xf32> loc(#loc63)
    %81 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%80 : tensor<2x10x1xf32>) outs(%17 : tensor<2x10x1xf32>) {
    ^bb0(%in: f32 loc("encoder.block.0.layer.1.layer_norm"), %out: f32 loc("encoder.block.0.layer.1.layer_norm")):
      %331 = arith.truncf %cst_6 : f64 to f32 loc(#loc63)
      %332 = arith.addf %in, %331 : f32 loc(#loc63)
      linalg.yield %332 : f32 loc(#loc63)
    } -> tensor<2x10x1xf32> loc(#loc63)
    %82 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%81 : tensor<2x10x1xf32>) outs(%17 : tensor<2x10x1xf32>) {
    ^bb0(%in: f32 loc("encoder.block.0.layer.1.layer_norm"), %out: f32 loc("encoder.block.0.layer.1.layer_norm")):
      %331 = math.rsqrt %in : f32 loc(#loc63)
      linalg.yield %331 : f32 loc(#loc63)
    } -> tensor<2x10x1xf32> loc(#loc63)
    %83 = linalg.generic {indexing_maps = [#map6, #map10, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%77, %82 : tensor<2x10x16xf32>, tensor<2x10x1xf32>) outs(%6 : tensor<2x10x16xf32>) {
    ^bb0(%in: f32 loc("encoder.block.0.layer.0"), %in_183: f32 loc("encoder.block.0.layer.1.layer_norm"), %out: f32 loc("encoder.block.0.layer.1.layer_norm")):
      %331 = arith.mulf %in, %in_183 : f32 loc(#loc63)
      linalg.yield %331 : f32 loc(#loc63)
    } -> tensor<2x10x16xf32> loc(#loc63)
    %84 = linalg.generic {indexing_maps = [#map11, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg9, %83 : tensor<16xf32>, tensor<2x10x16xf32>) outs(%6 : tensor<2x10x16xf32>) {
    ^bb0(%in: f32 loc("encoder.block.0.layer.1.layer_norm"), %in_183: f32 loc("encoder.block.0.layer.1.layer_norm"), %out: f32 loc("encoder.block.0.layer.1.layer_norm")):
      %331 = arith.mulf %in, %in_183 : f32 loc(#loc63)
      linalg.yield %331 : f32 loc(#loc63)
    } -> tensor<2x10x16xf32> loc(#loc63)
    %85 = tensor.empty() : tensor<16x32xf32> loc(#loc64)
    %transposed_44 = linalg.transpose ins(%arg7 : tensor<32x16xf32>) outs(%85 : tensor<16x32xf32>) permutation = [1, 0]  loc(#loc64)
    %collapsed_45 = tensor.collapse_shape %84 [[0, 1], [2]] : tensor<2x10x16xf32> into tensor<20x16xf32> loc(#loc64)
    %86 = tensor.empty() : tensor<20x32xf32> loc(#loc64)
    %87 = linalg.fill ins(%cst : f32) outs(%86 : tensor<20x32xf32>) -> tensor<20x32xf32> loc(#loc64)
    %88 = linalg.matmul ins(%collapsed_45, %transposed_44 : tensor<20x16xf32>, tensor<16x32xf32>) outs(%87 : tensor<20x32xf32>) -> tensor<20x32xf32> loc(#loc64)
    %expanded_46 = tensor.expand_shape %88 [[0, 1], [2]] output_shape [2, 10, 32] : tensor<20x32xf32> into tensor<2x10x32xf32> loc(#loc64)
    %89 = tensor.empty() : tensor<2x10x32xf32> loc(#loc65)
    %90 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_46 : tensor<2x10x32xf32>) outs(%89 : tensor<2x10x32xf32>) {
    ^bb0(%in: f32 loc("encoder.block.0.layer.1.DenseReluDense.wi"), %out: f32 loc("encoder.block.0.layer.1.DenseReluDense.act")):
      %331 = arith.cmpf ugt, %in, %cst : f32 loc(#loc65)
      %332 = arith.select %331, %in, %cst : f32 loc(#loc65)
      linalg.yield %332 : f32 loc(#loc65)
    } -> tensor<2x10x32xf32> loc(#loc65)
    %91 = tensor.empty() : tensor<32x16xf32> loc(#loc66)
    %transposed_47 = linalg.transpose ins(%arg8 : tensor<16x32xf32>) outs(%91 : tensor<32x16xf32>) permutation = [1, 0]  loc(#loc66)
    %collapsed_48 = tensor.collapse_shape %90 [[0, 1], [2]] : tensor<2x10x32xf32> into tensor<20x32xf32> loc(#loc66)
    %92 = linalg.matmul ins(%collapsed_48, %transposed_47 : tensor<20x32xf32>, tensor<32x16xf32>) outs(%27 : tensor<20x16xf32>) -> tensor<20x16xf32> loc(#loc66)
    %expanded_49 = tensor.expand_shape %92 [[0, 1], [2]] output_shape [2, 10, 16] : tensor<20x16xf32> into tensor<2x10x16xf32> loc(#loc66)
    %93 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%77, %expanded_49 : tensor<2x10x16xf32>, tensor<2x10x16xf32>) outs(%6 : tensor<2x10x16xf32>) {
    ^bb0(%in: f32 loc("encoder.block.0.layer.0"), %in_183: f32 loc("encoder.block.0.layer.1.DenseReluDense.wo"), %out: f32 loc("encoder.block.0.layer.1")):
      %331 = arith.addf %in, %in_183 : f32 loc(#loc67)
      linalg.yield %331 : f32 loc(#loc67)
    } -> tensor<2x10x16xf32> loc(#loc67)
    %94 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%93, %93 : tensor<2x10x16xf32>, tensor<2x10x16xf32>) outs(%6 : tensor<2x10x16xf32>) {
    ^bb0(%in: f32 loc("encoder.block.0.layer.1"), %in_183: f32 loc("encoder.block.0.layer.1"), %out: f32 loc("encoder.block.1.layer.0.layer_norm")):
      %331 = arith.mulf %in, %in_183 : f32 loc(#loc68)
      linalg.yield %331 : f32 loc(#loc68)
    } -> tensor<2x10x16xf32> loc(#loc68)
    %95 = linalg.generic {indexing_maps = [#map6, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%94 : tensor<2x10x16xf32>) outs(%18 : tensor<2x10x1xf32>) {
    ^bb0(%in: f32 loc("encoder.block.1.layer.0.layer_norm"), %out: f32 loc("encoder.block.1.layer.0.layer_norm")):
      %331 = arith.addf %in, %out : f32 loc(#loc68)
      linalg.yield %331 : f32 loc(#loc68)
    } -> tensor<2x10x1xf32> loc(#loc68)
    %96 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%95 : tensor<2x10x1xf32>) outs(%17 : tensor<2x10x1xf32>) {
    ^bb0(%in: f32 loc("encoder.block.1.layer.0.layer_norm"), %out: f32 loc("encoder.block.1.layer.0.layer_norm")):
      %331 = arith.divf %in, %cst_7 : f32 loc(#loc68)
      linalg.yield %331 : f32 loc(#loc68)
    } -> tensor<2x10x1xf32> loc(#loc68)
    %97 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%96 : tensor<2x10x1xf32>) outs(%17 : tensor<2x10x1xf32>) {
    ^bb0(%in: f32 loc("encoder.block.1.layer.0.layer_norm"), %out: f32 loc("encoder.block.1.layer.0.layer_norm")):
      %331 = arith.truncf %cst_6 : f64 to f32 loc(#loc68)
      %332 = arith.addf %in, %331 : f32 loc(#loc68)
      linalg.yield %332 : f32 loc(#loc68)
    } -> tensor<2x10x1xf32> loc(#loc68)
    %98 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%97 : tensor<2x10x1xf32>) outs(%17 : tensor<2x10x1xf32>) {
    ^bb0(%in: f32 loc("encoder.block.1.layer.0.layer_norm"), %out: f32 loc("encoder.block.1.layer.0.layer_norm")):
      %331 = math.rsqrt %in : f32 loc(#loc68)
      linalg.yield %331 : f32 loc(#loc68)
    } -> tensor<2x10x1xf32> loc(#loc68)
    %99 = linalg.generic {indexing_maps = [#map6, #map10, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%93, %98 : tensor<2x10x16xf32>, tensor<2x10x1xf32>) outs(%6 : tensor<2x10x16xf32>) {
    ^bb0(%in: f32 loc("encoder.block.0.layer.1"), %in_183: f32 loc("encoder.block.1.layer.0.layer_norm"), %out: f32 loc("encoder.block.1.layer.0.layer_norm")):
      %331 = arith.mulf %in, %in_183 : f32 loc(#loc68)
      linalg.yield %331 : f32 loc(#loc68)
    } -> tensor<2x10x16xf32> loc(#loc68)
    %100 = linalg.generic {indexing_maps = [#map11, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg14, %99 : tensor<16xf32>, tensor<2x10x16xf32>) outs(%6 : tensor<2x10x16xf32>) {
    ^bb0(%in: f32 loc("encoder.block.1.layer.0.layer_norm"), %in_183: f32 loc("encoder.block.1.layer.0.layer_norm"), %out: f32 loc("encoder.block.1.layer.0.layer_norm")):
      %331 = arith.mulf %in, %in_183 : f32 loc(#loc68)
      linalg.yield %331 : f32 loc(#loc68)
    } -> tensor<2x10x16xf32> loc(#loc68)
    %transposed_50 = linalg.transpose ins(%arg10 : tensor<16x16xf32>) outs(%25 : tensor<16x16xf32>) permutation = [1, 0]  loc(#loc69)
    %collapsed_51 = tensor.collapse_shape %100 [[0, 1], [2]] : tensor<2x10x16xf32> into tensor<20x16xf32> loc(#loc69)
    %101 = linalg.matmul ins(%collapsed_51, %transposed_50 : tensor<20x16xf32>, tensor<16x16xf32>) outs(%27 : tensor<20x16xf32>) -> tensor<20x16xf32> loc(#loc69)
    %expanded_52 = tensor.expand_shape %101 [[0, 1], [2, 3]] output_shape [2, 10, 2, 8] : tensor<20x16xf32> into tensor<2x10x2x8xf32> loc(#loc70)
    %transposed_53 = linalg.transpose ins(%expanded_52 : tensor<2x10x2x8xf32>) outs(%29 : tensor<2x2x10x8xf32>) permutation = [0, 2, 1, 3]  loc(#loc70)
    %transposed_54 = linalg.transpose ins(%arg11 : tensor<16x16xf32>) outs(%25 : tensor<16x16xf32>) permutation = [1, 0]  loc(#loc71)
    %102 = linalg.matmul ins(%collapsed_51, %transposed_54 : tensor<20x16xf32>, tensor<16x16xf32>) outs(%27 : tensor<20x16xf32>) -> tensor<20x16xf32> loc(#loc71)
    %expanded_55 = tensor.expand_shape %102 [[0, 1], [2, 3]] output_shape [2, 10, 2, 8] : tensor<20x16xf32> into tensor<2x10x2x8xf32> loc(#loc70)
    %transposed_56 = linalg.transpose ins(%arg12 : tensor<16x16xf32>) outs(%25 : tensor<16x16xf32>) permutation = [1, 0]  loc(#loc72)
    %103 = linalg.matmul ins(%collapsed_51, %transposed_56 : tensor<20x16xf32>, tensor<16x16xf32>) outs(%27 : tensor<20x16xf32>) -> tensor<20x16xf32> loc(#loc72)
    %expanded_57 = tensor.expand_shape %103 [[0, 1], [2, 3]] output_shape [2, 10, 2, 8] : tensor<20x16xf32> into tensor<2x10x2x8xf32> loc(#loc70)
    %transposed_58 = linalg.transpose ins(%expanded_57 : tensor<2x10x2x8xf32>) outs(%29 : tensor<2x2x10x8xf32>) permutation = [0, 2, 1, 3]  loc(#loc70)
    %transposed_59 = linalg.transpose ins(%expanded_55 : tensor<2x10x2x8xf32>) outs(%54 : tensor<2x2x8x10xf32>) permutation = [0, 2, 3, 1]  loc(#loc70)
    %collapsed_60 = tensor.collapse_shape %transposed_53 [[0, 1], [2], [3]] : tensor<2x2x10x8xf32> into tensor<4x10x8xf32> loc(#loc70)
    %collapsed_61 = tensor.collapse_shape %transposed_59 [[0, 1], [2], [3]] : tensor<2x2x8x10xf32> into tensor<4x8x10xf32> loc(#loc70)
    %104 = linalg.batch_matmul ins(%collapsed_60, %collapsed_61 : tensor<4x10x8xf32>, tensor<4x8x10xf32>) outs(%56 : tensor<4x10x10xf32>) -> tensor<4x10x10xf32> loc(#loc70)
    %expanded_62 = tensor.expand_shape %104 [[0, 1], [2], [3]] output_shape [2, 2, 10, 10] : tensor<4x10x10xf32> into tensor<2x2x10x10xf32> loc(#loc70)
    %105 = linalg.generic {indexing_maps = [#map7, #map12, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_62, %expanded_31 : tensor<2x2x10x10xf32>, tensor<1x2x10x10xf32>) outs(%58 : tensor<2x2x10x10xf32>) {
    ^bb0(%in: f32 loc("encoder.block.1.layer.0.SelfAttention"), %in_183: f32 loc("encoder.block.0.layer.0.SelfAttention"), %out: f32 loc("encoder.block.1.layer.0.SelfAttention")):
      %331 = arith.addf %in, %in_183 : f32 loc(#loc70)
      linalg.yield %331 : f32 loc(#loc70)
    } -> tensor<2x2x10x10xf32> loc(#loc70)
    %106 = linalg.generic {indexing_maps = [#map7, #map13, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%105, %15 : tensor<2x2x10x10xf32>, tensor<2x1x10x10xf32>) outs(%58 : tensor<2x2x10x10xf32>) {
    ^bb0(%in: f32 loc("encoder.block.1.layer.0.SelfAttention"), %in_183: f32 loc("encoder"), %out: f32 loc("encoder.block.1.layer.0.SelfAttention")):
      %331 = arith.addf %in, %in_183 : f32 loc(#loc70)
      linalg.yield %331 : f32 loc(#loc70)
    } -> tensor<2x2x10x10xf32> loc(#loc70)
    %107:2 = linalg.generic {indexing_maps = [#map7, #map14, #map14], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%106 : tensor<2x2x10x10xf32>) outs(%64, %62 : tensor<2x2x10xf32>, tensor<2x2x10xi64>) {
    ^bb0(%in: f32 loc("encoder.block.1.layer.0.SelfAttention"), %out: f32 loc("encoder.block.1.layer.0.SelfAttention"), %out_183: i64 loc("encoder.block.1.layer.0.SelfAttention")):
      %331 = linalg.index 3 : index loc(#loc70)
      %332 = arith.index_cast %331 : index to i64 loc(#loc70)
      %333 = arith.maximumf %in, %out : f32 loc(#loc70)
      %334 = arith.cmpf ogt, %in, %out : f32 loc(#loc70)
      %335 = arith.select %334, %332, %out_183 : i64 loc(#loc70)
      linalg.yield %333, %335 : f32, i64 loc(#loc70)
    } -> (tensor<2x2x10xf32>, tensor<2x2x10xi64>) loc(#loc70)
    %expanded_63 = tensor.expand_shape %107#0 [[0], [1], [2, 3]] output_shape [2, 2, 10, 1] : tensor<2x2x10xf32> into tensor<2x2x10x1xf32> loc(#loc70)
    %108 = linalg.generic {indexing_maps = [#map7, #map15, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%106, %expanded_63 : tensor<2x2x10x10xf32>, tensor<2x2x10x1xf32>) outs(%58 : tensor<2x2x10x10xf32>) {
    ^bb0(%in: f32 loc("encoder.block.1.layer.0.SelfAttention"), %in_183: f32 loc("encoder.block.1.layer.0.SelfAttention"), %out: f32 loc("encoder.block.1.layer.0.SelfAttention")):
      %331 = arith.subf %in, %in_183 : f32 loc(#loc70)
      linalg.yield %331 : f32 loc(#loc70)
    } -> tensor<2x2x10x10xf32> loc(#loc70)
    %109 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%108 : tensor<2x2x10x10xf32>) outs(%58 : tensor<2x2x10x10xf32>) {
    ^bb0(%in: f32 loc("encoder.block.1.layer.0.SelfAttention"), %out: f32 loc("encoder.block.1.layer.0.SelfAttention")):
      %331 = math.exp %in : f32 loc(#loc70)
      linalg.yield %331 : f32 loc(#loc70)
    } -> tensor<2x2x10x10xf32> loc(#loc70)
    %110 = linalg.generic {indexing_maps = [#map7, #map15], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%109 : tensor<2x2x10x10xf32>) outs(%69 : tensor<2x2x10x1xf32>) {
    ^bb0(%in: f32 loc("encoder.block.1.layer.0.SelfAttention"), %out: f32 loc("encoder.block.1.layer.0.SelfAttention")):
      %331 = arith.addf %in, %out : f32 loc(#loc70)
      linalg.yield %331 : f32 loc(#loc70)
    } -> tensor<2x2x10x1xf32> loc(#loc70)
    %111 = linalg.generic {indexing_maps = [#map7, #map15, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%109, %110 : tensor<2x2x10x10xf32>, tensor<2x2x10x1xf32>) outs(%58 : tensor<2x2x10x10xf32>) {
    ^bb0(%in: f32 loc("encoder.block.1.layer.0.SelfAttention"), %in_183: f32 loc("encoder.block.1.layer.0.SelfAttention"), %out: f32 loc("encoder.block.1.layer.0.SelfAttention")):
      %331 = arith.divf %in, %in_183 : f32 loc(#loc70)
      linalg.yield %331 : f32 loc(#loc70)
    } -> tensor<2x2x10x10xf32> loc(#loc70)
    %collapsed_64 = tensor.collapse_shape %111 [[0, 1], [2], [3]] : tensor<2x2x10x10xf32> into tensor<4x10x10xf32> loc(#loc70)
    %collapsed_65 = tensor.collapse_shape %transposed_58 [[0, 1], [2], [3]] : tensor<2x2x10x8xf32> into tensor<4x10x8xf32> loc(#loc70)
    %112 = linalg.batch_matmul ins(%collapsed_64, %collapsed_65 : tensor<4x10x10xf32>, tensor<4x10x8xf32>) outs(%73 : tensor<4x10x8xf32>) -> tensor<4x10x8xf32> loc(#loc70)
    %expanded_66 = tensor.expand_shape %112 [[0, 1], [2], [3]] output_shape [2, 2, 10, 8] : tensor<4x10x8xf32> into tensor<2x2x10x8xf32> loc(#loc70)
    %transposed_67 = linalg.transpose ins(%expanded_66 : tensor<2x2x10x8xf32>) outs(%75 : tensor<2x10x2x8xf32>) permutation = [0, 2, 1, 3]  loc(#loc70)
    %transposed_68 = linalg.transpose ins(%arg13 : tensor<16x16xf32>) outs(%25 : tensor<16x16xf32>) permutation = [1, 0]  loc(#loc73)
    %collapsed_69 = tensor.collapse_shape %transposed_67 [[0, 1], [2, 3]] : tensor<2x10x2x8xf32> into tensor<20x16xf32> loc(#loc73)
    %113 = linalg.matmul ins(%collapsed_69, %transposed_68 : tensor<20x16xf32>, tensor<16x16xf32>) outs(%27 : tensor<20x16xf32>) -> tensor<20x16xf32> loc(#loc73)
    %expanded_70 = tensor.expand_shape %113 [[0, 1], [2]] output_shape [2, 10, 16] : tensor<20x16xf32> into tensor<2x10x16xf32> loc(#loc73)
    %114 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%93, %expanded_70 : tensor<2x10x16xf32>, tensor<2x10x16xf32>) outs(%6 : tensor<2x10x16xf32>) {
    ^bb0(%in: f32 loc("encoder.block.0.layer.1"), %in_183: f32 loc("encoder.block.1.layer.0.SelfAttention.o"), %out: f32 loc("encoder.block.1.layer.0")):
      %331 = arith.addf %in, %in_183 : f32 loc(#loc74)
      linalg.yield %331 : f32 loc(#loc74)
    } -> tensor<2x10x16xf32> loc(#loc74)
    %115 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%114, %114 : tensor<2x10x16xf32>, tensor<2x10x16xf32>) outs(%6 : tensor<2x10x16xf32>) {
    ^bb0(%in: f32 loc("encoder.block.1.layer.0"), %in_183: f32 loc("encoder.block.1.layer.0"), %out: f32 loc("encoder.block.1.layer.1.layer_norm")):
      %331 = arith.mulf %in, %in_183 : f32 loc(#loc75)
      linalg.yield %331 : f32 loc(#loc75)
    } -> tensor<2x10x16xf32> loc(#loc75)
    %116 = linalg.generic {indexing_maps = [#map6, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%115 : tensor<2x10x16xf32>) outs(%18 : tensor<2x10x1xf32>) {
    ^bb0(%in: f32 loc("encoder.block.1.layer.1.layer_norm"), %out: f32 loc("encoder.block.1.layer.1.layer_norm")):
      %331 = arith.addf %in, %out : f32 loc(#loc75)
      linalg.yield %331 : f32 loc(#loc75)
    } -> tensor<2x10x1xf32> loc(#loc75)
    %117 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%116 : tensor<2x10x1xf32>) outs(%17 : tensor<2x10x1xf32>) {
    ^bb0(%in: f32 loc("encoder.block.1.layer.1.layer_norm"), %out: f32 loc("encoder.block.1.layer.1.layer_norm")):
      %331 = arith.divf %in, %cst_7 : f32 loc(#loc75)
      linalg.yield %331 : f32 loc(#loc75)
    } -> tensor<2x10x1xf32> loc(#loc75)
    %118 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%117 : tensor<2x10x1xf32>) outs(%17 : tensor<2x10x1xf32>) {
    ^bb0(%in: f32 loc("encoder.block.1.layer.1.layer_norm"), %out: f32 loc("encoder.block.1.layer.1.layer_norm")):
      %331 = arith.truncf %cst_6 : f64 to f32 loc(#loc75)
      %332 = arith.addf %in, %331 : f32 loc(#loc75)
      linalg.yield %332 : f32 loc(#loc75)
    } -> tensor<2x10x1xf32> loc(#loc75)
    %119 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%118 : tensor<2x10x1xf32>) outs(%17 : tensor<2x10x1xf32>) {
    ^bb0(%in: f32 loc("encoder.block.1.layer.1.layer_norm"), %out: f32 loc("encoder.block.1.layer.1.layer_norm")):
      %331 = math.rsqrt %in : f32 loc(#loc75)
      linalg.yield %331 : f32 loc(#loc75)
    } -> tensor<2x10x1xf32> loc(#loc75)
    %120 = linalg.generic {indexing_maps = [#map6, #map10, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%114, %119 : tensor<2x10x16xf32>, tensor<2x10x1xf32>) outs(%6 : tensor<2x10x16xf32>) {
    ^bb0(%in: f32 loc("encoder.block.1.layer.0"), %in_183: f32 loc("encoder.block.1.layer.1.layer_norm"), %out: f32 loc("encoder.block.1.layer.1.layer_norm")):
      %331 = arith.mulf %in, %in_183 : f32 loc(#loc75)
      linalg.yield %331 : f32 loc(#loc75)
    } -> tensor<2x10x16xf32> loc(#loc75)
    %121 = linalg.generic {indexing_maps = [#map11, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg17, %120 : tensor<16xf32>, tensor<2x10x16xf32>) outs(%6 : tensor<2x10x16xf32>) {
    ^bb0(%in: f32 loc("encoder.block.1.layer.1.layer_norm"), %in_183: f32 loc("encoder.block.1.layer.1.layer_norm"), %out: f32 loc("encoder.block.1.layer.1.layer_norm")):
      %331 = arith.mulf %in, %in_183 : f32 loc(#loc75)
      linalg.yield %331 : f32 loc(#loc75)
    } -> tensor<2x10x16xf32> loc(#loc75)
    %transposed_71 = linalg.transpose ins(%arg15 : tensor<32x16xf32>) outs(%85 : tensor<16x32xf32>) permutation = [1, 0]  loc(#loc76)
    %collapsed_72 = tensor.collapse_shape %121 [[0, 1], [2]] : tensor<2x10x16xf32> into tensor<20x16xf32> loc(#loc76)
    %122 = linalg.matmul ins(%collapsed_72, %transposed_71 : tensor<20x16xf32>, tensor<16x32xf32>) outs(%87 : tensor<20x32xf32>) -> tensor<20x32xf32> loc(#loc76)
    %expanded_73 = tensor.expand_shape %122 [[0, 1], [2]] output_shape [2, 10, 32] : tensor<20x32xf32> into tensor<2x10x32xf32> loc(#loc76)
    %123 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_73 : tensor<2x10x32xf32>) outs(%89 : tensor<2x10x32xf32>) {
    ^bb0(%in: f32 loc("encoder.block.1.layer.1.DenseReluDense.wi"), %out: f32 loc("encoder.block.1.layer.1.DenseReluDense.act")):
      %331 = arith.cmpf ugt, %in, %cst : f32 loc(#loc77)
      %332 = arith.select %331, %in, %cst : f32 loc(#loc77)
      linalg.yield %332 : f32 loc(#loc77)
    } -> tensor<2x10x32xf32> loc(#loc77)
    %transposed_74 = linalg.transpose ins(%arg16 : tensor<16x32xf32>) outs(%91 : tensor<32x16xf32>) permutation = [1, 0]  loc(#loc78)
    %collapsed_75 = tensor.collapse_shape %123 [[0, 1], [2]] : tensor<2x10x32xf32> into tensor<20x32xf32> loc(#loc78)
    %124 = linalg.matmul ins(%collapsed_75, %transposed_74 : tensor<20x32xf32>, tensor<32x16xf32>) outs(%27 : tensor<20x16xf32>) -> tensor<20x16xf32> loc(#loc78)
    %expanded_76 = tensor.expand_shape %124 [[0, 1], [2]] output_shape [2, 10, 16] : tensor<20x16xf32> into tensor<2x10x16xf32> loc(#loc78)
    %125 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%114, %expanded_76 : tensor<2x10x16xf32>, tensor<2x10x16xf32>) outs(%6 : tensor<2x10x16xf32>) {
    ^bb0(%in: f32 loc("encoder.block.1.layer.0"), %in_183: f32 loc("encoder.block.1.layer.1.DenseReluDense.wo"), %out: f32 loc("encoder.block.1.layer.1")):
      %331 = arith.addf %in, %in_183 : f32 loc(#loc79)
      linalg.yield %331 : f32 loc(#loc79)
    } -> tensor<2x10x16xf32> loc(#loc79)
    %126 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%125, %125 : tensor<2x10x16xf32>, tensor<2x10x16xf32>) outs(%6 : tensor<2x10x16xf32>) {
    ^bb0(%in: f32 loc("encoder.block.1.layer.1"), %in_183: f32 loc("encoder.block.1.layer.1"), %out: f32 loc("encoder.final_layer_norm")):
      %331 = arith.mulf %in, %in_183 : f32 loc(#loc80)
      linalg.yield %331 : f32 loc(#loc80)
    } -> tensor<2x10x16xf32> loc(#loc80)
    %127 = linalg.generic {indexing_maps = [#map6, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%126 : tensor<2x10x16xf32>) outs(%18 : tensor<2x10x1xf32>) {
    ^bb0(%in: f32 loc("encoder.final_layer_norm"), %out: f32 loc("encoder.final_layer_norm")):
      %331 = arith.addf %in, %out : f32 loc(#loc80)
      linalg.yield %331 : f32 loc(#loc80)
    } -> tensor<2x10x1xf32> loc(#loc80)
    %128 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%127 : tensor<2x10x1xf32>) outs(%17 : tensor<2x10x1xf32>) {
    ^bb0(%in: f32 loc("encoder.final_layer_norm"), %out: f32 loc("encoder.final_layer_norm")):
      %331 = arith.divf %in, %cst_7 : f32 loc(#loc80)
      linalg.yield %331 : f32 loc(#loc80)
    } -> tensor<2x10x1xf32> loc(#loc80)
    %129 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%128 : tensor<2x10x1xf32>) outs(%17 : tensor<2x10x1xf32>) {
    ^bb0(%in: f32 loc("encoder.final_layer_norm"), %out: f32 loc("encoder.final_layer_norm")):
      %331 = arith.truncf %cst_6 : f64 to f32 loc(#loc80)
      %332 = arith.addf %in, %331 : f32 loc(#loc80)
      linalg.yield %332 : f32 loc(#loc80)
    } -> tensor<2x10x1xf32> loc(#loc80)
    %130 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%129 : tensor<2x10x1xf32>) outs(%17 : tensor<2x10x1xf32>) {
    ^bb0(%in: f32 loc("encoder.final_layer_norm"), %out: f32 loc("encoder.final_layer_norm")):
      %331 = math.rsqrt %in : f32 loc(#loc80)
      linalg.yield %331 : f32 loc(#loc80)
    } -> tensor<2x10x1xf32> loc(#loc80)
    %131 = linalg.generic {indexing_maps = [#map6, #map10, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%125, %130 : tensor<2x10x16xf32>, tensor<2x10x1xf32>) outs(%6 : tensor<2x10x16xf32>) {
    ^bb0(%in: f32 loc("encoder.block.1.layer.1"), %in_183: f32 loc("encoder.final_layer_norm"), %out: f32 loc("encoder.final_layer_norm")):
      %331 = arith.mulf %in, %in_183 : f32 loc(#loc80)
      linalg.yield %331 : f32 loc(#loc80)
    } -> tensor<2x10x16xf32> loc(#loc80)
    %132 = linalg.generic {indexing_maps = [#map11, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg18, %131 : tensor<16xf32>, tensor<2x10x16xf32>) outs(%6 : tensor<2x10x16xf32>) {
    ^bb0(%in: f32 loc("encoder.final_layer_norm"), %in_183: f32 loc("encoder.final_layer_norm"), %out: f32 loc("encoder.final_layer_norm")):
      %331 = arith.mulf %in, %in_183 : f32 loc(#loc80)
      linalg.yield %331 : f32 loc(#loc80)
    } -> tensor<2x10x16xf32> loc(#loc80)
    %extracted_slice = tensor.extract_slice %arg48[0, 0] [2, 7] [1, 1] : tensor<2x8xi64> to tensor<2x7xi64> loc(#loc1)
    %inserted_slice = tensor.insert_slice %extracted_slice into %cst_15[0, 1] [2, 7] [1, 1] : tensor<2x7xi64> into tensor<2x8xi64> loc(#loc1)
    %133 = tensor.empty() : tensor<1x8xi1> loc(#loc1)
    %134 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%expanded_17 : tensor<1x8xi64>) outs(%133 : tensor<1x8xi1>) {
    ^bb0(%in: i64 loc("<loss>"), %out: i1 loc("<loss>")):
      %331 = arith.cmpi eq, %in, %c0_i64 : i64 loc(#loc1)
      linalg.yield %331 : i1 loc(#loc1)
    } -> tensor<1x8xi1> loc(#loc1)
    %135 = tensor.empty() : tensor<2x8xi64> loc(#loc1)
    %136 = linalg.generic {indexing_maps = [#map1, #map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%134, %cst_15, %inserted_slice : tensor<1x8xi1>, tensor<2x8xi64>, tensor<2x8xi64>) outs(%135 : tensor<2x8xi64>) {
    ^bb0(%in: i1 loc("<loss>"), %in_183: i64 loc("<loss>"), %in_184: i64 loc("<loss>"), %out: i64 loc("<loss>")):
      %331 = arith.select %in, %in_183, %in_184 : i64 loc(#loc1)
      linalg.yield %331 : i64 loc(#loc1)
    } -> tensor<2x8xi64> loc(#loc1)
    %137 = tensor.empty() : tensor<2x8xi1> loc(#loc1)
    %138 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%136 : tensor<2x8xi64>) outs(%137 : tensor<2x8xi1>) {
    ^bb0(%in: i64 loc("<loss>"), %out: i1 loc("<loss>")):
      %331 = arith.cmpi eq, %in, %c-100_i64 : i64 loc(#loc1)
      linalg.yield %331 : i1 loc(#loc1)
    } -> tensor<2x8xi1> loc(#loc1)
    %139 = linalg.generic {indexing_maps = [#map3, #map4, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%138, %cst_14, %136 : tensor<2x8xi1>, tensor<i64>, tensor<2x8xi64>) outs(%135 : tensor<2x8xi64>) {
    ^bb0(%in: i1 loc("<loss>"), %in_183: i64 loc("<loss>"), %in_184: i64 loc("<loss>"), %out: i64 loc("<loss>")):
      %331 = arith.select %in, %in_183, %in_184 : i64 loc(#loc1)
      linalg.yield %331 : i64 loc(#loc1)
    } -> tensor<2x8xi64> loc(#loc1)
    %140 = tensor.empty() : tensor<2x8x16xf32> loc(#loc81)
    %141 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%139 : tensor<2x8xi64>) outs(%140 : tensor<2x8x16xf32>) {
    ^bb0(%in: i64 loc("<loss>"), %out: f32 loc("decoder.embed_tokens")):
      %331 = arith.index_cast %in : i64 to index loc(#loc81)
      %332 = linalg.index 2 : index loc(#loc81)
      %333 = arith.cmpi slt, %331, %c64 : index loc(#loc81)
      cf.assert %333, "index must be smaller than dim size" loc(#loc81)
      %334 = arith.cmpi sge, %in, %c0_i64 : i64 loc(#loc81)
      cf.assert %334, "index must be larger or equal to 0" loc(#loc81)
      %extracted = tensor.extract %arg0[%331, %332] : tensor<64x16xf32> loc(#loc81)
      linalg.yield %extracted : f32 loc(#loc81)
    } -> tensor<2x8x16xf32> loc(#loc81)
    %expanded_77 = tensor.expand_shape %1 [[0, 1, 2, 3]] output_shape [1, 1, 8, 1] : tensor<8xi64> into tensor<1x1x8x1xi64> loc(#loc82)
    %142 = tensor.empty() : tensor<1x1x8x1xi1> loc(#loc82)
    %143 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_77 : tensor<1x1x8x1xi64>) outs(%142 : tensor<1x1x8x1xi1>) {
    ^bb0(%in: i64 loc("decoder"), %out: i1 loc("decoder")):
      %331 = arith.cmpi sge, %in, %c0_i64 : i64 loc(#loc82)
      linalg.yield %331 : i1 loc(#loc82)
    } -> tensor<1x1x8x1xi1> loc(#loc82)
    %144 = tensor.empty() : tensor<2x1x8x10xi1> loc(#loc82)
    %collapsed_78 = tensor.collapse_shape %143 [[0, 1], [2, 3]] : tensor<1x1x8x1xi1> into tensor<1x8xi1> loc(#loc82)
    %145 = linalg.generic {indexing_maps = [#map8, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_78 : tensor<1x8xi1>) outs(%144 : tensor<2x1x8x10xi1>) {
    ^bb0(%in: i1 loc("decoder"), %out: i1 loc("decoder")):
      linalg.yield %in : i1 loc(#loc82)
    } -> tensor<2x1x8x10xi1> loc(#loc82)
    %146 = tensor.empty() : tensor<2x1x8x10xf32> loc(#loc82)
    %147 = linalg.generic {indexing_maps = [#map7, #map9, #map9, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%145, %cst_2, %cst_3 : tensor<2x1x8x10xi1>, tensor<f32>, tensor<f32>) outs(%146 : tensor<2x1x8x10xf32>) {
    ^bb0(%in: i1 loc("decoder"), %in_183: f32 loc("<loss>"), %in_184: f32 loc("<loss>"), %out: f32 loc("decoder")):
      %331 = arith.select %in, %in_183, %in_184 : f32 loc(#loc82)
      linalg.yield %331 : f32 loc(#loc82)
    } -> tensor<2x1x8x10xf32> loc(#loc82)
    %148 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%141, %141 : tensor<2x8x16xf32>, tensor<2x8x16xf32>) outs(%140 : tensor<2x8x16xf32>) {
    ^bb0(%in: f32 loc("decoder.embed_tokens"), %in_183: f32 loc("decoder.embed_tokens"), %out: f32 loc("decoder.block.0.layer.0.layer_norm")):
      %331 = arith.mulf %in, %in_183 : f32 loc(#loc83)
      linalg.yield %331 : f32 loc(#loc83)
    } -> tensor<2x8x16xf32> loc(#loc83)
    %149 = tensor.empty() : tensor<2x8x1xf32> loc(#loc83)
    %150 = linalg.fill ins(%cst : f32) outs(%149 : tensor<2x8x1xf32>) -> tensor<2x8x1xf32> loc(#loc83)
    %151 = linalg.generic {indexing_maps = [#map6, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%148 : tensor<2x8x16xf32>) outs(%150 : tensor<2x8x1xf32>) {
    ^bb0(%in: f32 loc("decoder.block.0.layer.0.layer_norm"), %out: f32 loc("decoder.block.0.layer.0.layer_norm")):
      %331 = arith.addf %in, %out : f32 loc(#loc83)
      linalg.yield %331 : f32 loc(#loc83)
    } -> tensor<2x8x1xf32> loc(#loc83)
    %152 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%151 : tensor<2x8x1xf32>) outs(%149 : tensor<2x8x1xf32>) {
    ^bb0(%in: f32 loc("decoder.block.0.layer.0.layer_norm"), %out: f32 loc("decoder.block.0.layer.0.layer_norm")):
      %331 = arith.divf %in, %cst_7 : f32 loc(#loc83)
      linalg.yield %331 : f32 loc(#loc83)
    } -> tensor<2x8x1xf32> loc(#loc83)
    %153 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%152 : tensor<2x8x1xf32>) outs(%149 : tensor<2x8x1xf32>) {
    ^bb0(%in: f32 loc("decoder.block.0.layer.0.layer_norm"), %out: f32 loc("decoder.block.0.layer.0.layer_norm")):
      %331 = arith.truncf %cst_6 : f64 to f32 loc(#loc83)
      %332 = arith.addf %in, %331 : f32 loc(#loc83)
      linalg.yield %332 : f32 loc(#loc83)
    } -> tensor<2x8x1xf32> loc(#loc83)
    %154 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%153 : tensor<2x8x1xf32>) outs(%149 : tensor<2x8x1xf32>) {
    ^bb0(%in: f32 loc("decoder.block.0.layer.0.layer_norm"), %out: f32 loc("decoder.block.0.layer.0.layer_norm")):
      %331 = math.rsqrt %in : f32 loc(#loc83)
      linalg.yield %331 : f32 loc(#loc83)
    } -> tensor<2x8x1xf32> loc(#loc83)
    %155 = linalg.generic {indexing_maps = [#map6, #map10, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%141, %154 : tensor<2x8x16xf32>, tensor<2x8x1xf32>) outs(%140 : tensor<2x8x16xf32>) {
    ^bb0(%in: f32 loc("decoder.embed_tokens"), %in_183: f32 loc("decoder.block.0.layer.0.layer_norm"), %out: f32 loc("decoder.block.0.layer.0.layer_norm")):
      %331 = arith.mulf %in, %in_183 : f32 loc(#loc83)
      linalg.yield %331 : f32 loc(#loc83)
    } -> tensor<2x8x16xf32> loc(#loc83)
    %156 = linalg.generic {indexing_maps = [#map11, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg24, %155 : tensor<16xf32>, tensor<2x8x16xf32>) outs(%140 : tensor<2x8x16xf32>) {
    ^bb0(%in: f32 loc("decoder.block.0.layer.0.layer_norm"), %in_183: f32 loc("decoder.block.0.layer.0.layer_norm"), %out: f32 loc("decoder.block.0.layer.0.layer_norm")):
      %331 = arith.mulf %in, %in_183 : f32 loc(#loc83)
      linalg.yield %331 : f32 loc(#loc83)
    } -> tensor<2x8x16xf32> loc(#loc83)
    %transposed_79 = linalg.transpose ins(%arg19 : tensor<16x16xf32>) outs(%25 : tensor<16x16xf32>) permutation = [1, 0]  loc(#loc84)
    %collapsed_80 = tensor.collapse_shape %156 [[0, 1], [2]] : tensor<2x8x16xf32> into tensor<16x16xf32> loc(#loc84)
    %157 = linalg.fill ins(%cst : f32) outs(%25 : tensor<16x16xf32>) -> tensor<16x16xf32> loc(#loc84)
    %158 = linalg.matmul ins(%collapsed_80, %transposed_79 : tensor<16x16xf32>, tensor<16x16xf32>) outs(%157 : tensor<16x16xf32>) -> tensor<16x16xf32> loc(#loc84)
    %expanded_81 = tensor.expand_shape %158 [[0, 1], [2, 3]] output_shape [2, 8, 2, 8] : tensor<16x16xf32> into tensor<2x8x2x8xf32> loc(#loc52)
    %159 = tensor.empty() : tensor<2x2x8x8xf32> loc(#loc52)
    %transposed_82 = linalg.transpose ins(%expanded_81 : tensor<2x8x2x8xf32>) outs(%159 : tensor<2x2x8x8xf32>) permutation = [0, 2, 1, 3]  loc(#loc52)
    %transposed_83 = linalg.transpose ins(%arg20 : tensor<16x16xf32>) outs(%25 : tensor<16x16xf32>) permutation = [1, 0]  loc(#loc85)
    %160 = linalg.matmul ins(%collapsed_80, %transposed_83 : tensor<16x16xf32>, tensor<16x16xf32>) outs(%157 : tensor<16x16xf32>) -> tensor<16x16xf32> loc(#loc85)
    %expanded_84 = tensor.expand_shape %160 [[0, 1], [2, 3]] output_shape [2, 8, 2, 8] : tensor<16x16xf32> into tensor<2x8x2x8xf32> loc(#loc52)
    %transposed_85 = linalg.transpose ins(%arg21 : tensor<16x16xf32>) outs(%25 : tensor<16x16xf32>) permutation = [1, 0]  loc(#loc86)
    %161 = linalg.matmul ins(%collapsed_80, %transposed_85 : tensor<16x16xf32>, tensor<16x16xf32>) outs(%157 : tensor<16x16xf32>) -> tensor<16x16xf32> loc(#loc86)
    %expanded_86 = tensor.expand_shape %161 [[0, 1], [2, 3]] output_shape [2, 8, 2, 8] : tensor<16x16xf32> into tensor<2x8x2x8xf32> loc(#loc52)
    %transposed_87 = linalg.transpose ins(%expanded_86 : tensor<2x8x2x8xf32>) outs(%159 : tensor<2x2x8x8xf32>) permutation = [0, 2, 1, 3]  loc(#loc52)
    %162 = tensor.empty() : tensor<8x8xi64> loc(#loc52)
    %163 = linalg.generic {indexing_maps = [#map1, #map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%expanded_17, %expanded : tensor<1x8xi64>, tensor<8x1xi64>) outs(%162 : tensor<8x8xi64>) {
    ^bb0(%in: i64 loc("decoder.block.0.layer.0.SelfAttention"), %in_183: i64 loc("decoder.block.0.layer.0.SelfAttention"), %out: i64 loc("decoder.block.0.layer.0.SelfAttention")):
      %331 = arith.subi %in, %in_183 : i64 loc(#loc52)
      linalg.yield %331 : i64 loc(#loc52)
    } -> tensor<8x8xi64> loc(#loc52)
    %164 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%163, %cst_13 : tensor<8x8xi64>, tensor<8x8xi64>) outs(%162 : tensor<8x8xi64>) {
    ^bb0(%in: i64 loc("decoder.block.0.layer.0.SelfAttention"), %in_183: i64 loc("decoder.block.0.layer.0.SelfAttention"), %out: i64 loc("decoder.block.0.layer.0.SelfAttention")):
      %331 = arith.minsi %in, %in_183 : i64 loc(#loc52)
      linalg.yield %331 : i64 loc(#loc52)
    } -> tensor<8x8xi64> loc(#loc52)
    %165 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%164 : tensor<8x8xi64>) outs(%162 : tensor<8x8xi64>) {
    ^bb0(%in: i64 loc("decoder.block.0.layer.0.SelfAttention"), %out: i64 loc("decoder.block.0.layer.0.SelfAttention")):
      %331 = arith.sitofp %in : i64 to f32 loc(#loc52)
      %332 = arith.negf %331 : f32 loc(#loc52)
      %333 = arith.fptosi %332 : f32 to i64 loc(#loc52)
      linalg.yield %333 : i64 loc(#loc52)
    } -> tensor<8x8xi64> loc(#loc52)
    %166 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%165 : tensor<8x8xi64>) outs(%2 : tensor<8x8xi1>) {
    ^bb0(%in: i64 loc("decoder.block.0.layer.0.SelfAttention"), %out: i1 loc("decoder.block.0.layer.0.SelfAttention")):
      %331 = arith.cmpi slt, %in, %c4_i64 : i64 loc(#loc52)
      linalg.yield %331 : i1 loc(#loc52)
    } -> tensor<8x8xi1> loc(#loc52)
    %167 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%165 : tensor<8x8xi64>) outs(%4 : tensor<8x8xf32>) {
    ^bb0(%in: i64 loc("decoder.block.0.layer.0.SelfAttention"), %out: f32 loc("decoder.block.0.layer.0.SelfAttention")):
      %331 = arith.sitofp %in : i64 to f32 loc(#loc52)
      linalg.yield %331 : f32 loc(#loc52)
    } -> tensor<8x8xf32> loc(#loc52)
    %168 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%167 : tensor<8x8xf32>) outs(%4 : tensor<8x8xf32>) {
    ^bb0(%in: f32 loc("decoder.block.0.layer.0.SelfAttention"), %out: f32 loc("decoder.block.0.layer.0.SelfAttention")):
      %331 = arith.divf %in, %cst_9 : f32 loc(#loc52)
      linalg.yield %331 : f32 loc(#loc52)
    } -> tensor<8x8xf32> loc(#loc52)
    %169 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%168 : tensor<8x8xf32>) outs(%4 : tensor<8x8xf32>) {
    ^bb0(%in: f32 loc("decoder.block.0.layer.0.SelfAttention"), %out: f32 loc("decoder.block.0.layer.0.SelfAttention")):
      %331 = math.log %in : f32 loc(#loc52)
      linalg.yield %331 : f32 loc(#loc52)
    } -> tensor<8x8xf32> loc(#loc52)
    %170 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%169 : tensor<8x8xf32>) outs(%4 : tensor<8x8xf32>) {
    ^bb0(%in: f32 loc("decoder.block.0.layer.0.SelfAttention"), %out: f32 loc("decoder.block.0.layer.0.SelfAttention")):
      %331 = arith.truncf %cst_4 : f64 to f32 loc(#loc52)
      %332 = arith.divf %in, %331 : f32 loc(#loc52)
      linalg.yield %332 : f32 loc(#loc52)
    } -> tensor<8x8xf32> loc(#loc52)
    %171 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%170 : tensor<8x8xf32>) outs(%4 : tensor<8x8xf32>) {
    ^bb0(%in: f32 loc("decoder.block.0.layer.0.SelfAttention"), %out: f32 loc("decoder.block.0.layer.0.SelfAttention")):
      %331 = arith.mulf %in, %cst_9 : f32 loc(#loc52)
      linalg.yield %331 : f32 loc(#loc52)
    } -> tensor<8x8xf32> loc(#loc52)
    %172 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%171 : tensor<8x8xf32>) outs(%162 : tensor<8x8xi64>) {
    ^bb0(%in: f32 loc("decoder.block.0.layer.0.SelfAttention"), %out: i64 loc("decoder.block.0.layer.0.SelfAttention")):
      %331 = arith.fptosi %in : f32 to i64 loc(#loc52)
      linalg.yield %331 : i64 loc(#loc52)
    } -> tensor<8x8xi64> loc(#loc52)
    %173 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%172 : tensor<8x8xi64>) outs(%162 : tensor<8x8xi64>) {
    ^bb0(%in: i64 loc("decoder.block.0.layer.0.SelfAttention"), %out: i64 loc("decoder.block.0.layer.0.SelfAttention")):
      %331 = arith.addi %in, %c4_i64 : i64 loc(#loc52)
      linalg.yield %331 : i64 loc(#loc52)
    } -> tensor<8x8xi64> loc(#loc52)
    %174 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%173, %cst_12 : tensor<8x8xi64>, tensor<8x8xi64>) outs(%162 : tensor<8x8xi64>) {
    ^bb0(%in: i64 loc("decoder.block.0.layer.0.SelfAttention"), %in_183: i64 loc("decoder.block.0.layer.0.SelfAttention"), %out: i64 loc("decoder.block.0.layer.0.SelfAttention")):
      %331 = arith.minsi %in, %in_183 : i64 loc(#loc52)
      linalg.yield %331 : i64 loc(#loc52)
    } -> tensor<8x8xi64> loc(#loc52)
    %175 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%166, %165, %174 : tensor<8x8xi1>, tensor<8x8xi64>, tensor<8x8xi64>) outs(%162 : tensor<8x8xi64>) {
    ^bb0(%in: i1 loc("decoder.block.0.layer.0.SelfAttention"), %in_183: i64 loc("decoder.block.0.layer.0.SelfAttention"), %in_184: i64 loc("decoder.block.0.layer.0.SelfAttention"), %out: i64 loc("decoder.block.0.layer.0.SelfAttention")):
      %331 = arith.select %in, %in_183, %in_184 : i64 loc(#loc52)
      linalg.yield %331 : i64 loc(#loc52)
    } -> tensor<8x8xi64> loc(#loc52)
    %176 = tensor.empty() : tensor<8x8x2xf32> loc(#loc87)
    %177 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%175 : tensor<8x8xi64>) outs(%176 : tensor<8x8x2xf32>) {
    ^bb0(%in: i64 loc("decoder.block.0.layer.0.SelfAttention"), %out: f32 loc("decoder.block.0.layer.0.SelfAttention.relative_attention_bias")):
      %331 = arith.index_cast %in : i64 to index loc(#loc87)
      %332 = linalg.index 2 : index loc(#loc87)
      %333 = arith.cmpi slt, %331, %c8 : index loc(#loc87)
      cf.assert %333, "index must be smaller than dim size" loc(#loc87)
      %334 = arith.cmpi sge, %in, %c0_i64 : i64 loc(#loc87)
      cf.assert %334, "index must be larger or equal to 0" loc(#loc87)
      %extracted = tensor.extract %arg23[%331, %332] : tensor<8x2xf32> loc(#loc87)
      linalg.yield %extracted : f32 loc(#loc87)
    } -> tensor<8x8x2xf32> loc(#loc87)
    %178 = tensor.empty() : tensor<2x8x8xf32> loc(#loc52)
    %transposed_88 = linalg.transpose ins(%177 : tensor<8x8x2xf32>) outs(%178 : tensor<2x8x8xf32>) permutation = [2, 0, 1]  loc(#loc52)
    %expanded_89 = tensor.expand_shape %transposed_88 [[0, 1], [2], [3]] output_shape [1, 2, 8, 8] : tensor<2x8x8xf32> into tensor<1x2x8x8xf32> loc(#loc52)
    %transposed_90 = linalg.transpose ins(%expanded_84 : tensor<2x8x2x8xf32>) outs(%159 : tensor<2x2x8x8xf32>) permutation = [0, 2, 3, 1]  loc(#loc52)
    %collapsed_91 = tensor.collapse_shape %transposed_82 [[0, 1], [2], [3]] : tensor<2x2x8x8xf32> into tensor<4x8x8xf32> loc(#loc52)
    %collapsed_92 = tensor.collapse_shape %transposed_90 [[0, 1], [2], [3]] : tensor<2x2x8x8xf32> into tensor<4x8x8xf32> loc(#loc52)
    %179 = tensor.empty() : tensor<4x8x8xf32> loc(#loc52)
    %180 = linalg.fill ins(%cst : f32) outs(%179 : tensor<4x8x8xf32>) -> tensor<4x8x8xf32> loc(#loc52)
    %181 = linalg.batch_matmul ins(%collapsed_91, %collapsed_92 : tensor<4x8x8xf32>, tensor<4x8x8xf32>) outs(%180 : tensor<4x8x8xf32>) -> tensor<4x8x8xf32> loc(#loc52)
    %expanded_93 = tensor.expand_shape %181 [[0, 1], [2], [3]] output_shape [2, 2, 8, 8] : tensor<4x8x8xf32> into tensor<2x2x8x8xf32> loc(#loc52)
    %182 = linalg.generic {indexing_maps = [#map7, #map12, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_93, %expanded_89 : tensor<2x2x8x8xf32>, tensor<1x2x8x8xf32>) outs(%159 : tensor<2x2x8x8xf32>) {
    ^bb0(%in: f32 loc("decoder.block.0.layer.0.SelfAttention"), %in_183: f32 loc("decoder.block.0.layer.0.SelfAttention"), %out: f32 loc("decoder.block.0.layer.0.SelfAttention")):
      %331 = arith.addf %in, %in_183 : f32 loc(#loc52)
      linalg.yield %331 : f32 loc(#loc52)
    } -> tensor<2x2x8x8xf32> loc(#loc52)
    %183 = linalg.generic {indexing_maps = [#map7, #map16, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%182, %expanded_18 : tensor<2x2x8x8xf32>, tensor<1x1x8x8xf32>) outs(%159 : tensor<2x2x8x8xf32>) {
    ^bb0(%in: f32 loc("decoder.block.0.layer.0.SelfAttention"), %in_183: f32 loc("<loss>"), %out: f32 loc("decoder.block.0.layer.0.SelfAttention")):
      %331 = arith.addf %in, %in_183 : f32 loc(#loc52)
      linalg.yield %331 : f32 loc(#loc52)
    } -> tensor<2x2x8x8xf32> loc(#loc52)
    %184 = tensor.empty() : tensor<2x2x8xi64> loc(#loc52)
    %185 = linalg.fill ins(%c0_i64 : i64) outs(%184 : tensor<2x2x8xi64>) -> tensor<2x2x8xi64> loc(#loc52)
    %186 = tensor.empty() : tensor<2x2x8xf32> loc(#loc52)
    %187 = linalg.fill ins(%cst_0 : f32) outs(%186 : tensor<2x2x8xf32>) -> tensor<2x2x8xf32> loc(#loc52)
    %188:2 = linalg.generic {indexing_maps = [#map7, #map14, #map14], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%183 : tensor<2x2x8x8xf32>) outs(%187, %185 : tensor<2x2x8xf32>, tensor<2x2x8xi64>) {
    ^bb0(%in: f32 loc("decoder.block.0.layer.0.SelfAttention"), %out: f32 loc("decoder.block.0.layer.0.SelfAttention"), %out_183: i64 loc("decoder.block.0.layer.0.SelfAttention")):
      %331 = linalg.index 3 : index loc(#loc52)
      %332 = arith.index_cast %331 : index to i64 loc(#loc52)
      %333 = arith.maximumf %in, %out : f32 loc(#loc52)
      %334 = arith.cmpf ogt, %in, %out : f32 loc(#loc52)
      %335 = arith.select %334, %332, %out_183 : i64 loc(#loc52)
      linalg.yield %333, %335 : f32, i64 loc(#loc52)
    } -> (tensor<2x2x8xf32>, tensor<2x2x8xi64>) loc(#loc52)
    %expanded_94 = tensor.expand_shape %188#0 [[0], [1], [2, 3]] output_shape [2, 2, 8, 1] : tensor<2x2x8xf32> into tensor<2x2x8x1xf32> loc(#loc52)
    %189 = linalg.generic {indexing_maps = [#map7, #map15, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%183, %expanded_94 : tensor<2x2x8x8xf32>, tensor<2x2x8x1xf32>) outs(%159 : tensor<2x2x8x8xf32>) {
    ^bb0(%in: f32 loc("decoder.block.0.layer.0.SelfAttention"), %in_183: f32 loc("decoder.block.0.layer.0.SelfAttention"), %out: f32 loc("decoder.block.0.layer.0.SelfAttention")):
      %331 = arith.subf %in, %in_183 : f32 loc(#loc52)
      linalg.yield %331 : f32 loc(#loc52)
    } -> tensor<2x2x8x8xf32> loc(#loc52)
    %190 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%189 : tensor<2x2x8x8xf32>) outs(%159 : tensor<2x2x8x8xf32>) {
    ^bb0(%in: f32 loc("decoder.block.0.layer.0.SelfAttention"), %out: f32 loc("decoder.block.0.layer.0.SelfAttention")):
      %331 = math.exp %in : f32 loc(#loc52)
      linalg.yield %331 : f32 loc(#loc52)
    } -> tensor<2x2x8x8xf32> loc(#loc52)
    %191 = tensor.empty() : tensor<2x2x8x1xf32> loc(#loc52)
    %192 = linalg.fill ins(%cst : f32) outs(%191 : tensor<2x2x8x1xf32>) -> tensor<2x2x8x1xf32> loc(#loc52)
    %193 = linalg.generic {indexing_maps = [#map7, #map15], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%190 : tensor<2x2x8x8xf32>) outs(%192 : tensor<2x2x8x1xf32>) {
    ^bb0(%in: f32 loc("decoder.block.0.layer.0.SelfAttention"), %out: f32 loc("decoder.block.0.layer.0.SelfAttention")):
      %331 = arith.addf %in, %out : f32 loc(#loc52)
      linalg.yield %331 : f32 loc(#loc52)
    } -> tensor<2x2x8x1xf32> loc(#loc52)
    %194 = linalg.generic {indexing_maps = [#map7, #map15, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%190, %193 : tensor<2x2x8x8xf32>, tensor<2x2x8x1xf32>) outs(%159 : tensor<2x2x8x8xf32>) {
    ^bb0(%in: f32 loc("decoder.block.0.layer.0.SelfAttention"), %in_183: f32 loc("decoder.block.0.layer.0.SelfAttention"), %out: f32 loc("decoder.block.0.layer.0.SelfAttention")):
      %331 = arith.divf %in, %in_183 : f32 loc(#loc52)
      linalg.yield %331 : f32 loc(#loc52)
    } -> tensor<2x2x8x8xf32> loc(#loc52)
    %collapsed_95 = tensor.collapse_shape %194 [[0, 1], [2], [3]] : tensor<2x2x8x8xf32> into tensor<4x8x8xf32> loc(#loc52)
    %collapsed_96 = tensor.collapse_shape %transposed_87 [[0, 1], [2], [3]] : tensor<2x2x8x8xf32> into tensor<4x8x8xf32> loc(#loc52)
    %195 = linalg.batch_matmul ins(%collapsed_95, %collapsed_96 : tensor<4x8x8xf32>, tensor<4x8x8xf32>) outs(%180 : tensor<4x8x8xf32>) -> tensor<4x8x8xf32> loc(#loc52)
    %expanded_97 = tensor.expand_shape %195 [[0, 1], [2], [3]] output_shape [2, 2, 8, 8] : tensor<4x8x8xf32> into tensor<2x2x8x8xf32> loc(#loc52)
    %196 = tensor.empty() : tensor<2x8x2x8xf32> loc(#loc52)
    %transposed_98 = linalg.transpose ins(%expanded_97 : tensor<2x2x8x8xf32>) outs(%196 : tensor<2x8x2x8xf32>) permutation = [0, 2, 1, 3]  loc(#loc52)
    %transposed_99 = linalg.transpose ins(%arg22 : tensor<16x16xf32>) outs(%25 : tensor<16x16xf32>) permutation = [1, 0]  loc(#loc88)
    %collapsed_100 = tensor.collapse_shape %transposed_98 [[0, 1], [2, 3]] : tensor<2x8x2x8xf32> into tensor<16x16xf32> loc(#loc88)
    %197 = linalg.matmul ins(%collapsed_100, %transposed_99 : tensor<16x16xf32>, tensor<16x16xf32>) outs(%157 : tensor<16x16xf32>) -> tensor<16x16xf32> loc(#loc88)
    %expanded_101 = tensor.expand_shape %197 [[0, 1], [2]] output_shape [2, 8, 16] : tensor<16x16xf32> into tensor<2x8x16xf32> loc(#loc88)
    %198 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%141, %expanded_101 : tensor<2x8x16xf32>, tensor<2x8x16xf32>) outs(%140 : tensor<2x8x16xf32>) {
    ^bb0(%in: f32 loc("decoder.embed_tokens"), %in_183: f32 loc("decoder.block.0.layer.0.SelfAttention.o"), %out: f32 loc("decoder.block.0.layer.0")):
      %331 = arith.addf %in, %in_183 : f32 loc(#loc89)
      linalg.yield %331 : f32 loc(#loc89)
    } -> tensor<2x8x16xf32> loc(#loc89)
    %199 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%198, %198 : tensor<2x8x16xf32>, tensor<2x8x16xf32>) outs(%140 : tensor<2x8x16xf32>) {
    ^bb0(%in: f32 loc("decoder.block.0.layer.0"), %in_183: f32 loc("decoder.block.0.layer.0"), %out: f32 loc("decoder.block.0.layer.1.layer_norm")):
      %331 = arith.mulf %in, %in_183 : f32 loc(#loc90)
      linalg.yield %331 : f32 loc(#loc90)
    } -> tensor<2x8x16xf32> loc(#loc90)
    %200 = linalg.generic {indexing_maps = [#map6, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%199 : tensor<2x8x16xf32>) outs(%150 : tensor<2x8x1xf32>) {
    ^bb0(%in: f32 loc("decoder.block.0.layer.1.layer_norm"), %out: f32 loc("decoder.block.0.layer.1.layer_norm")):
      %331 = arith.addf %in, %out : f32 loc(#loc90)
      linalg.yield %331 : f32 loc(#loc90)
    } -> tensor<2x8x1xf32> loc(#loc90)
    %201 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%200 : tensor<2x8x1xf32>) outs(%149 : tensor<2x8x1xf32>) {
    ^bb0(%in: f32 loc("decoder.block.0.layer.1.layer_norm"), %out: f32 loc("decoder.block.0.layer.1.layer_norm")):
      %331 = arith.divf %in, %cst_7 : f32 loc(#loc90)
      linalg.yield %331 : f32 loc(#loc90)
    } -> tensor<2x8x1xf32> loc(#loc90)
    %202 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%201 : tensor<2x8x1xf32>) outs(%149 : tensor<2x8x1xf32>) {
    ^bb0(%in: f32 loc("decoder.block.0.layer.1.layer_norm"), %out: f32 loc("decoder.block.0.layer.1.layer_norm")):
      %331 = arith.truncf %cst_6 : f64 to f32 loc(#loc90)
      %332 = arith.addf %in, %331 : f32 loc(#loc90)
      linalg.yield %332 : f32 loc(#loc90)
    } -> tensor<2x8x1xf32> loc(#loc90)
    %203 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%202 : tensor<2x8x1xf32>) outs(%149 : tensor<2x8x1xf32>) {
    ^bb0(%in: f32 loc("decoder.block.0.layer.1.layer_norm"), %out: f32 loc("decoder.block.0.layer.1.layer_norm")):
      %331 = math.rsqrt %in : f32 loc(#loc90)
      linalg.yield %331 : f32 loc(#loc90)
    } -> tensor<2x8x1xf32> loc(#loc90)
    %204 = linalg.generic {indexing_maps = [#map6, #map10, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%198, %203 : tensor<2x8x16xf32>, tensor<2x8x1xf32>) outs(%140 : tensor<2x8x16xf32>) {
    ^bb0(%in: f32 loc("decoder.block.0.layer.0"), %in_183: f32 loc("decoder.block.0.layer.1.layer_norm"), %out: f32 loc("decoder.block.0.layer.1.layer_norm")):
      %331 = arith.mulf %in, %in_183 : f32 loc(#loc90)
      linalg.yield %331 : f32 loc(#loc90)
    } -> tensor<2x8x16xf32> loc(#loc90)
    %205 = linalg.generic {indexing_maps = [#map11, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg29, %204 : tensor<16xf32>, tensor<2x8x16xf32>) outs(%140 : tensor<2x8x16xf32>) {
    ^bb0(%in: f32 loc("decoder.block.0.layer.1.layer_norm"), %in_183: f32 loc("decoder.block.0.layer.1.layer_norm"), %out: f32 loc("decoder.block.0.layer.1.layer_norm")):
      %331 = arith.mulf %in, %in_183 : f32 loc(#loc90)
      linalg.yield %331 : f32 loc(#loc90)
    } -> tensor<2x8x16xf32> loc(#loc90)
    %transposed_102 = linalg.transpose ins(%arg25 : tensor<16x16xf32>) outs(%25 : tensor<16x16xf32>) permutation = [1, 0]  loc(#loc91)
    %collapsed_103 = tensor.collapse_shape %205 [[0, 1], [2]] : tensor<2x8x16xf32> into tensor<16x16xf32> loc(#loc91)
    %206 = linalg.matmul ins(%collapsed_103, %transposed_102 : tensor<16x16xf32>, tensor<16x16xf32>) outs(%157 : tensor<16x16xf32>) -> tensor<16x16xf32> loc(#loc91)
    %expanded_104 = tensor.expand_shape %206 [[0, 1], [2, 3]] output_shape [2, 8, 2, 8] : tensor<16x16xf32> into tensor<2x8x2x8xf32> loc(#loc51)
    %transposed_105 = linalg.transpose ins(%expanded_104 : tensor<2x8x2x8xf32>) outs(%159 : tensor<2x2x8x8xf32>) permutation = [0, 2, 1, 3]  loc(#loc51)
    %transposed_106 = linalg.transpose ins(%arg26 : tensor<16x16xf32>) outs(%25 : tensor<16x16xf32>) permutation = [1, 0]  loc(#loc92)
    %collapsed_107 = tensor.collapse_shape %132 [[0, 1], [2]] : tensor<2x10x16xf32> into tensor<20x16xf32> loc(#loc92)
    %207 = linalg.matmul ins(%collapsed_107, %transposed_106 : tensor<20x16xf32>, tensor<16x16xf32>) outs(%27 : tensor<20x16xf32>) -> tensor<20x16xf32> loc(#loc92)
    %expanded_108 = tensor.expand_shape %207 [[0, 1], [2, 3]] output_shape [2, 10, 2, 8] : tensor<20x16xf32> into tensor<2x10x2x8xf32> loc(#loc51)
    %transposed_109 = linalg.transpose ins(%arg27 : tensor<16x16xf32>) outs(%25 : tensor<16x16xf32>) permutation = [1, 0]  loc(#loc93)
    %208 = linalg.matmul ins(%collapsed_107, %transposed_109 : tensor<20x16xf32>, tensor<16x16xf32>) outs(%27 : tensor<20x16xf32>) -> tensor<20x16xf32> loc(#loc93)
    %expanded_110 = tensor.expand_shape %208 [[0, 1], [2, 3]] output_shape [2, 10, 2, 8] : tensor<20x16xf32> into tensor<2x10x2x8xf32> loc(#loc51)
    %transposed_111 = linalg.transpose ins(%expanded_110 : tensor<2x10x2x8xf32>) outs(%29 : tensor<2x2x10x8xf32>) permutation = [0, 2, 1, 3]  loc(#loc51)
    %transposed_112 = linalg.transpose ins(%expanded_108 : tensor<2x10x2x8xf32>) outs(%54 : tensor<2x2x8x10xf32>) permutation = [0, 2, 3, 1]  loc(#loc51)
    %collapsed_113 = tensor.collapse_shape %transposed_105 [[0, 1], [2], [3]] : tensor<2x2x8x8xf32> into tensor<4x8x8xf32> loc(#loc51)
    %collapsed_114 = tensor.collapse_shape %transposed_112 [[0, 1], [2], [3]] : tensor<2x2x8x10xf32> into tensor<4x8x10xf32> loc(#loc51)
    %209 = tensor.empty() : tensor<4x8x10xf32> loc(#loc51)
    %210 = linalg.fill ins(%cst : f32) outs(%209 : tensor<4x8x10xf32>) -> tensor<4x8x10xf32> loc(#loc51)
    %211 = linalg.batch_matmul ins(%collapsed_113, %collapsed_114 : tensor<4x8x8xf32>, tensor<4x8x10xf32>) outs(%210 : tensor<4x8x10xf32>) -> tensor<4x8x10xf32> loc(#loc51)
    %expanded_115 = tensor.expand_shape %211 [[0, 1], [2], [3]] output_shape [2, 2, 8, 10] : tensor<4x8x10xf32> into tensor<2x2x8x10xf32> loc(#loc51)
    %212 = linalg.generic {indexing_maps = [#map7, #map12, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_115, %cst_1 : tensor<2x2x8x10xf32>, tensor<1x2x8x10xf32>) outs(%54 : tensor<2x2x8x10xf32>) {
    ^bb0(%in: f32 loc("decoder.block.0.layer.1.EncDecAttention"), %in_183: f32 loc("decoder.block.0.layer.1.EncDecAttention"), %out: f32 loc("decoder.block.0.layer.1.EncDecAttention")):
      %331 = arith.addf %in, %in_183 : f32 loc(#loc51)
      linalg.yield %331 : f32 loc(#loc51)
    } -> tensor<2x2x8x10xf32> loc(#loc51)
    %213 = linalg.generic {indexing_maps = [#map7, #map13, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%212, %147 : tensor<2x2x8x10xf32>, tensor<2x1x8x10xf32>) outs(%54 : tensor<2x2x8x10xf32>) {
    ^bb0(%in: f32 loc("decoder.block.0.layer.1.EncDecAttention"), %in_183: f32 loc("decoder"), %out: f32 loc("decoder.block.0.layer.1.EncDecAttention")):
      %331 = arith.addf %in, %in_183 : f32 loc(#loc51)
      linalg.yield %331 : f32 loc(#loc51)
    } -> tensor<2x2x8x10xf32> loc(#loc51)
    %214:2 = linalg.generic {indexing_maps = [#map7, #map14, #map14], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%213 : tensor<2x2x8x10xf32>) outs(%187, %185 : tensor<2x2x8xf32>, tensor<2x2x8xi64>) {
    ^bb0(%in: f32 loc("decoder.block.0.layer.1.EncDecAttention"), %out: f32 loc("decoder.block.0.layer.1.EncDecAttention"), %out_183: i64 loc("decoder.block.0.layer.1.EncDecAttention")):
      %331 = linalg.index 3 : index loc(#loc51)
      %332 = arith.index_cast %331 : index to i64 loc(#loc51)
      %333 = arith.maximumf %in, %out : f32 loc(#loc51)
      %334 = arith.cmpf ogt, %in, %out : f32 loc(#loc51)
      %335 = arith.select %334, %332, %out_183 : i64 loc(#loc51)
      linalg.yield %333, %335 : f32, i64 loc(#loc51)
    } -> (tensor<2x2x8xf32>, tensor<2x2x8xi64>) loc(#loc51)
    %expanded_116 = tensor.expand_shape %214#0 [[0], [1], [2, 3]] output_shape [2, 2, 8, 1] : tensor<2x2x8xf32> into tensor<2x2x8x1xf32> loc(#loc51)
    %215 = linalg.generic {indexing_maps = [#map7, #map15, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%213, %expanded_116 : tensor<2x2x8x10xf32>, tensor<2x2x8x1xf32>) outs(%54 : tensor<2x2x8x10xf32>) {
    ^bb0(%in: f32 loc("decoder.block.0.layer.1.EncDecAttention"), %in_183: f32 loc("decoder.block.0.layer.1.EncDecAttention"), %out: f32 loc("decoder.block.0.layer.1.EncDecAttention")):
      %331 = arith.subf %in, %in_183 : f32 loc(#loc51)
      linalg.yield %331 : f32 loc(#loc51)
    } -> tensor<2x2x8x10xf32> loc(#loc51)
    %216 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%215 : tensor<2x2x8x10xf32>) outs(%54 : tensor<2x2x8x10xf32>) {
    ^bb0(%in: f32 loc("decoder.block.0.layer.1.EncDecAttention"), %out: f32 loc("decoder.block.0.layer.1.EncDecAttention")):
      %331 = math.exp %in : f32 loc(#loc51)
      linalg.yield %331 : f32 loc(#loc51)
    } -> tensor<2x2x8x10xf32> loc(#loc51)
    %217 = linalg.generic {indexing_maps = [#map7, #map15], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%216 : tensor<2x2x8x10xf32>) outs(%192 : tensor<2x2x8x1xf32>) {
    ^bb0(%in: f32 loc("decoder.block.0.layer.1.EncDecAttention"), %out: f32 loc("decoder.block.0.layer.1.EncDecAttention")):
      %331 = arith.addf %in, %out : f32 loc(#loc51)
      linalg.yield %331 : f32 loc(#loc51)
    } -> tensor<2x2x8x1xf32> loc(#loc51)
    %218 = linalg.generic {indexing_maps = [#map7, #map15, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%216, %217 : tensor<2x2x8x10xf32>, tensor<2x2x8x1xf32>) outs(%54 : tensor<2x2x8x10xf32>) {
    ^bb0(%in: f32 loc("decoder.block.0.layer.1.EncDecAttention"), %in_183: f32 loc("decoder.block.0.layer.1.EncDecAttention"), %out: f32 loc("decoder.block.0.layer.1.EncDecAttention")):
      %331 = arith.divf %in, %in_183 : f32 loc(#loc51)
      linalg.yield %331 : f32 loc(#loc51)
    } -> tensor<2x2x8x10xf32> loc(#loc51)
    %collapsed_117 = tensor.collapse_shape %218 [[0, 1], [2], [3]] : tensor<2x2x8x10xf32> into tensor<4x8x10xf32> loc(#loc51)
    %collapsed_118 = tensor.collapse_shape %transposed_111 [[0, 1], [2], [3]] : tensor<2x2x10x8xf32> into tensor<4x10x8xf32> loc(#loc51)
    %219 = linalg.batch_matmul ins(%collapsed_117, %collapsed_118 : tensor<4x8x10xf32>, tensor<4x10x8xf32>) outs(%180 : tensor<4x8x8xf32>) -> tensor<4x8x8xf32> loc(#loc51)
    %expanded_119 = tensor.expand_shape %219 [[0, 1], [2], [3]] output_shape [2, 2, 8, 8] : tensor<4x8x8xf32> into tensor<2x2x8x8xf32> loc(#loc51)
    %transposed_120 = linalg.transpose ins(%expanded_119 : tensor<2x2x8x8xf32>) outs(%196 : tensor<2x8x2x8xf32>) permutation = [0, 2, 1, 3]  loc(#loc51)
    %transposed_121 = linalg.transpose ins(%arg28 : tensor<16x16xf32>) outs(%25 : tensor<16x16xf32>) permutation = [1, 0]  loc(#loc94)
    %collapsed_122 = tensor.collapse_shape %transposed_120 [[0, 1], [2, 3]] : tensor<2x8x2x8xf32> into tensor<16x16xf32> loc(#loc94)
    %220 = linalg.matmul ins(%collapsed_122, %transposed_121 : tensor<16x16xf32>, tensor<16x16xf32>) outs(%157 : tensor<16x16xf32>) -> tensor<16x16xf32> loc(#loc94)
    %expanded_123 = tensor.expand_shape %220 [[0, 1], [2]] output_shape [2, 8, 16] : tensor<16x16xf32> into tensor<2x8x16xf32> loc(#loc94)
    %221 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%198, %expanded_123 : tensor<2x8x16xf32>, tensor<2x8x16xf32>) outs(%140 : tensor<2x8x16xf32>) {
    ^bb0(%in: f32 loc("decoder.block.0.layer.0"), %in_183: f32 loc("decoder.block.0.layer.1.EncDecAttention.o"), %out: f32 loc("decoder.block.0.layer.1")):
      %331 = arith.addf %in, %in_183 : f32 loc(#loc95)
      linalg.yield %331 : f32 loc(#loc95)
    } -> tensor<2x8x16xf32> loc(#loc95)
    %222 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%221, %221 : tensor<2x8x16xf32>, tensor<2x8x16xf32>) outs(%140 : tensor<2x8x16xf32>) {
    ^bb0(%in: f32 loc("decoder.block.0.layer.1"), %in_183: f32 loc("decoder.block.0.layer.1"), %out: f32 loc("decoder.block.0.layer.2.layer_norm")):
      %331 = arith.mulf %in, %in_183 : f32 loc(#loc96)
      linalg.yield %331 : f32 loc(#loc96)
    } -> tensor<2x8x16xf32> loc(#loc96)
    %223 = linalg.generic {indexing_maps = [#map6, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%222 : tensor<2x8x16xf32>) outs(%150 : tensor<2x8x1xf32>) {
    ^bb0(%in: f32 loc("decoder.block.0.layer.2.layer_norm"), %out: f32 loc("decoder.block.0.layer.2.layer_norm")):
      %331 = arith.addf %in, %out : f32 loc(#loc96)
      linalg.yield %331 : f32 loc(#loc96)
    } -> tensor<2x8x1xf32> loc(#loc96)
    %224 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%223 : tensor<2x8x1xf32>) outs(%149 : tensor<2x8x1xf32>) {
    ^bb0(%in: f32 loc("decoder.block.0.layer.2.layer_norm"), %out: f32 loc("decoder.block.0.layer.2.layer_norm")):
      %331 = arith.divf %in, %cst_7 : f32 loc(#loc96)
      linalg.yield %331 : f32 loc(#loc96)
    } -> tensor<2x8x1xf32> loc(#loc96)
    %225 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%224 : tensor<2x8x1xf32>) outs(%149 : tensor<2x8x1xf32>) {
    ^bb0(%in: f32 loc("decoder.block.0.layer.2.layer_norm"), %out: f32 loc("decoder.block.0.layer.2.layer_norm")):
      %331 = arith.truncf %cst_6 : f64 to f32 loc(#loc96)
      %332 = arith.addf %in, %331 : f32 loc(#loc96)
      linalg.yield %332 : f32 loc(#loc96)
    } -> tensor<2x8x1xf32> loc(#loc96)
    %226 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%225 : tensor<2x8x1xf32>) outs(%149 : tensor<2x8x1xf32>) {
    ^bb0(%in: f32 loc("decoder.block.0.layer.2.layer_norm"), %out: f32 loc("decoder.block.0.layer.2.layer_norm")):
      %331 = math.rsqrt %in : f32 loc(#loc96)
      linalg.yield %331 : f32 loc(#loc96)
    } -> tensor<2x8x1xf32> loc(#loc96)
    %227 = linalg.generic {indexing_maps = [#map6, #map10, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%221, %226 : tensor<2x8x16xf32>, tensor<2x8x1xf32>) outs(%140 : tensor<2x8x16xf32>) {
    ^bb0(%in: f32 loc("decoder.block.0.layer.1"), %in_183: f32 loc("decoder.block.0.layer.2.layer_norm"), %out: f32 loc("decoder.block.0.layer.2.layer_norm")):
      %331 = arith.mulf %in, %in_183 : f32 loc(#loc96)
      linalg.yield %331 : f32 loc(#loc96)
    } -> tensor<2x8x16xf32> loc(#loc96)
    %228 = linalg.generic {indexing_maps = [#map11, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg32, %227 : tensor<16xf32>, tensor<2x8x16xf32>) outs(%140 : tensor<2x8x16xf32>) {
    ^bb0(%in: f32 loc("decoder.block.0.layer.2.layer_norm"), %in_183: f32 loc("decoder.block.0.layer.2.layer_norm"), %out: f32 loc("decoder.block.0.layer.2.layer_norm")):
      %331 = arith.mulf %in, %in_183 : f32 loc(#loc96)
      linalg.yield %331 : f32 loc(#loc96)
    } -> tensor<2x8x16xf32> loc(#loc96)
    %transposed_124 = linalg.transpose ins(%arg30 : tensor<32x16xf32>) outs(%85 : tensor<16x32xf32>) permutation = [1, 0]  loc(#loc97)
    %collapsed_125 = tensor.collapse_shape %228 [[0, 1], [2]] : tensor<2x8x16xf32> into tensor<16x16xf32> loc(#loc97)
    %229 = linalg.fill ins(%cst : f32) outs(%85 : tensor<16x32xf32>) -> tensor<16x32xf32> loc(#loc97)
    %230 = linalg.matmul ins(%collapsed_125, %transposed_124 : tensor<16x16xf32>, tensor<16x32xf32>) outs(%229 : tensor<16x32xf32>) -> tensor<16x32xf32> loc(#loc97)
    %expanded_126 = tensor.expand_shape %230 [[0, 1], [2]] output_shape [2, 8, 32] : tensor<16x32xf32> into tensor<2x8x32xf32> loc(#loc97)
    %231 = tensor.empty() : tensor<2x8x32xf32> loc(#loc98)
    %232 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_126 : tensor<2x8x32xf32>) outs(%231 : tensor<2x8x32xf32>) {
    ^bb0(%in: f32 loc("decoder.block.0.layer.2.DenseReluDense.wi"), %out: f32 loc("decoder.block.0.layer.2.DenseReluDense.act")):
      %331 = arith.cmpf ugt, %in, %cst : f32 loc(#loc98)
      %332 = arith.select %331, %in, %cst : f32 loc(#loc98)
      linalg.yield %332 : f32 loc(#loc98)
    } -> tensor<2x8x32xf32> loc(#loc98)
    %transposed_127 = linalg.transpose ins(%arg31 : tensor<16x32xf32>) outs(%91 : tensor<32x16xf32>) permutation = [1, 0]  loc(#loc99)
    %collapsed_128 = tensor.collapse_shape %232 [[0, 1], [2]] : tensor<2x8x32xf32> into tensor<16x32xf32> loc(#loc99)
    %233 = linalg.matmul ins(%collapsed_128, %transposed_127 : tensor<16x32xf32>, tensor<32x16xf32>) outs(%157 : tensor<16x16xf32>) -> tensor<16x16xf32> loc(#loc99)
    %expanded_129 = tensor.expand_shape %233 [[0, 1], [2]] output_shape [2, 8, 16] : tensor<16x16xf32> into tensor<2x8x16xf32> loc(#loc99)
    %234 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%221, %expanded_129 : tensor<2x8x16xf32>, tensor<2x8x16xf32>) outs(%140 : tensor<2x8x16xf32>) {
    ^bb0(%in: f32 loc("decoder.block.0.layer.1"), %in_183: f32 loc("decoder.block.0.layer.2.DenseReluDense.wo"), %out: f32 loc("decoder.block.0.layer.2")):
      %331 = arith.addf %in, %in_183 : f32 loc(#loc100)
      linalg.yield %331 : f32 loc(#loc100)
    } -> tensor<2x8x16xf32> loc(#loc100)
    %235 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%234, %234 : tensor<2x8x16xf32>, tensor<2x8x16xf32>) outs(%140 : tensor<2x8x16xf32>) {
    ^bb0(%in: f32 loc("decoder.block.0.layer.2"), %in_183: f32 loc("decoder.block.0.layer.2"), %out: f32 loc("decoder.block.1.layer.0.layer_norm")):
      %331 = arith.mulf %in, %in_183 : f32 loc(#loc101)
      linalg.yield %331 : f32 loc(#loc101)
    } -> tensor<2x8x16xf32> loc(#loc101)
    %236 = linalg.generic {indexing_maps = [#map6, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%235 : tensor<2x8x16xf32>) outs(%150 : tensor<2x8x1xf32>) {
    ^bb0(%in: f32 loc("decoder.block.1.layer.0.layer_norm"), %out: f32 loc("decoder.block.1.layer.0.layer_norm")):
      %331 = arith.addf %in, %out : f32 loc(#loc101)
      linalg.yield %331 : f32 loc(#loc101)
    } -> tensor<2x8x1xf32> loc(#loc101)
    %237 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%236 : tensor<2x8x1xf32>) outs(%149 : tensor<2x8x1xf32>) {
    ^bb0(%in: f32 loc("decoder.block.1.layer.0.layer_norm"), %out: f32 loc("decoder.block.1.layer.0.layer_norm")):
      %331 = arith.divf %in, %cst_7 : f32 loc(#loc101)
      linalg.yield %331 : f32 loc(#loc101)
    } -> tensor<2x8x1xf32> loc(#loc101)
    %238 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%237 : tensor<2x8x1xf32>) outs(%149 : tensor<2x8x1xf32>) {
    ^bb0(%in: f32 loc("decoder.block.1.layer.0.layer_norm"), %out: f32 loc("decoder.block.1.layer.0.layer_norm")):
      %331 = arith.truncf %cst_6 : f64 to f32 loc(#loc101)
      %332 = arith.addf %in, %331 : f32 loc(#loc101)
      linalg.yield %332 : f32 loc(#loc101)
    } -> tensor<2x8x1xf32> loc(#loc101)
    %239 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%238 : tensor<2x8x1xf32>) outs(%149 : tensor<2x8x1xf32>) {
    ^bb0(%in: f32 loc("decoder.block.1.layer.0.layer_norm"), %out: f32 loc("decoder.block.1.layer.0.layer_norm")):
      %331 = math.rsqrt %in : f32 loc(#loc101)
      linalg.yield %331 : f32 loc(#loc101)
    } -> tensor<2x8x1xf32> loc(#loc101)
    %240 = linalg.generic {indexing_maps = [#map6, #map10, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%234, %239 : tensor<2x8x16xf32>, tensor<2x8x1xf32>) outs(%140 : tensor<2x8x16xf32>) {
    ^bb0(%in: f32 loc("decoder.block.0.layer.2"), %in_183: f32 loc("decoder.block.1.layer.0.layer_norm"), %out: f32 loc("decoder.block.1.layer.0.layer_norm")):
      %331 = arith.mulf %in, %in_183 : f32 loc(#loc101)
      linalg.yield %331 : f32 loc(#loc101)
    } -> tensor<2x8x16xf32> loc(#loc101)
    %241 = linalg.generic {indexing_maps = [#map11, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg37, %240 : tensor<16xf32>, tensor<2x8x16xf32>) outs(%140 : tensor<2x8x16xf32>) {
    ^bb0(%in: f32 loc("decoder.block.1.layer.0.layer_norm"), %in_183: f32 loc("decoder.block.1.layer.0.layer_norm"), %out: f32 loc("decoder.block.1.layer.0.layer_norm")):
      %331 = arith.mulf %in, %in_183 : f32 loc(#loc101)
      linalg.yield %331 : f32 loc(#loc101)
    } -> tensor<2x8x16xf32> loc(#loc101)
    %transposed_130 = linalg.transpose ins(%arg33 : tensor<16x16xf32>) outs(%25 : tensor<16x16xf32>) permutation = [1, 0]  loc(#loc102)
    %collapsed_131 = tensor.collapse_shape %241 [[0, 1], [2]] : tensor<2x8x16xf32> into tensor<16x16xf32> loc(#loc102)
    %242 = linalg.matmul ins(%collapsed_131, %transposed_130 : tensor<16x16xf32>, tensor<16x16xf32>) outs(%157 : tensor<16x16xf32>) -> tensor<16x16xf32> loc(#loc102)
    %expanded_132 = tensor.expand_shape %242 [[0, 1], [2, 3]] output_shape [2, 8, 2, 8] : tensor<16x16xf32> into tensor<2x8x2x8xf32> loc(#loc103)
    %transposed_133 = linalg.transpose ins(%expanded_132 : tensor<2x8x2x8xf32>) outs(%159 : tensor<2x2x8x8xf32>) permutation = [0, 2, 1, 3]  loc(#loc103)
    %transposed_134 = linalg.transpose ins(%arg34 : tensor<16x16xf32>) outs(%25 : tensor<16x16xf32>) permutation = [1, 0]  loc(#loc104)
    %243 = linalg.matmul ins(%collapsed_131, %transposed_134 : tensor<16x16xf32>, tensor<16x16xf32>) outs(%157 : tensor<16x16xf32>) -> tensor<16x16xf32> loc(#loc104)
    %expanded_135 = tensor.expand_shape %243 [[0, 1], [2, 3]] output_shape [2, 8, 2, 8] : tensor<16x16xf32> into tensor<2x8x2x8xf32> loc(#loc103)
    %transposed_136 = linalg.transpose ins(%arg35 : tensor<16x16xf32>) outs(%25 : tensor<16x16xf32>) permutation = [1, 0]  loc(#loc105)
    %244 = linalg.matmul ins(%collapsed_131, %transposed_136 : tensor<16x16xf32>, tensor<16x16xf32>) outs(%157 : tensor<16x16xf32>) -> tensor<16x16xf32> loc(#loc105)
    %expanded_137 = tensor.expand_shape %244 [[0, 1], [2, 3]] output_shape [2, 8, 2, 8] : tensor<16x16xf32> into tensor<2x8x2x8xf32> loc(#loc103)
    %transposed_138 = linalg.transpose ins(%expanded_137 : tensor<2x8x2x8xf32>) outs(%159 : tensor<2x2x8x8xf32>) permutation = [0, 2, 1, 3]  loc(#loc103)
    %transposed_139 = linalg.transpose ins(%expanded_135 : tensor<2x8x2x8xf32>) outs(%159 : tensor<2x2x8x8xf32>) permutation = [0, 2, 3, 1]  loc(#loc103)
    %collapsed_140 = tensor.collapse_shape %transposed_133 [[0, 1], [2], [3]] : tensor<2x2x8x8xf32> into tensor<4x8x8xf32> loc(#loc103)
    %collapsed_141 = tensor.collapse_shape %transposed_139 [[0, 1], [2], [3]] : tensor<2x2x8x8xf32> into tensor<4x8x8xf32> loc(#loc103)
    %245 = linalg.batch_matmul ins(%collapsed_140, %collapsed_141 : tensor<4x8x8xf32>, tensor<4x8x8xf32>) outs(%180 : tensor<4x8x8xf32>) -> tensor<4x8x8xf32> loc(#loc103)
    %expanded_142 = tensor.expand_shape %245 [[0, 1], [2], [3]] output_shape [2, 2, 8, 8] : tensor<4x8x8xf32> into tensor<2x2x8x8xf32> loc(#loc103)
    %246 = linalg.generic {indexing_maps = [#map7, #map12, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_142, %expanded_89 : tensor<2x2x8x8xf32>, tensor<1x2x8x8xf32>) outs(%159 : tensor<2x2x8x8xf32>) {
    ^bb0(%in: f32 loc("decoder.block.1.layer.0.SelfAttention"), %in_183: f32 loc("decoder.block.0.layer.0.SelfAttention"), %out: f32 loc("decoder.block.1.layer.0.SelfAttention")):
      %331 = arith.addf %in, %in_183 : f32 loc(#loc103)
      linalg.yield %331 : f32 loc(#loc103)
    } -> tensor<2x2x8x8xf32> loc(#loc103)
    %247 = linalg.generic {indexing_maps = [#map7, #map16, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%246, %expanded_18 : tensor<2x2x8x8xf32>, tensor<1x1x8x8xf32>) outs(%159 : tensor<2x2x8x8xf32>) {
    ^bb0(%in: f32 loc("decoder.block.1.layer.0.SelfAttention"), %in_183: f32 loc("<loss>"), %out: f32 loc("decoder.block.1.layer.0.SelfAttention")):
      %331 = arith.addf %in, %in_183 : f32 loc(#loc103)
      linalg.yield %331 : f32 loc(#loc103)
    } -> tensor<2x2x8x8xf32> loc(#loc103)
    %248:2 = linalg.generic {indexing_maps = [#map7, #map14, #map14], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%247 : tensor<2x2x8x8xf32>) outs(%187, %185 : tensor<2x2x8xf32>, tensor<2x2x8xi64>) {
    ^bb0(%in: f32 loc("decoder.block.1.layer.0.SelfAttention"), %out: f32 loc("decoder.block.1.layer.0.SelfAttention"), %out_183: i64 loc("decoder.block.1.layer.0.SelfAttention")):
      %331 = linalg.index 3 : index loc(#loc103)
      %332 = arith.index_cast %331 : index to i64 loc(#loc103)
      %333 = arith.maximumf %in, %out : f32 loc(#loc103)
      %334 = arith.cmpf ogt, %in, %out : f32 loc(#loc103)
      %335 = arith.select %334, %332, %out_183 : i64 loc(#loc103)
      linalg.yield %333, %335 : f32, i64 loc(#loc103)
    } -> (tensor<2x2x8xf32>, tensor<2x2x8xi64>) loc(#loc103)
    %expanded_143 = tensor.expand_shape %248#0 [[0], [1], [2, 3]] output_shape [2, 2, 8, 1] : tensor<2x2x8xf32> into tensor<2x2x8x1xf32> loc(#loc103)
    %249 = linalg.generic {indexing_maps = [#map7, #map15, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%247, %expanded_143 : tensor<2x2x8x8xf32>, tensor<2x2x8x1xf32>) outs(%159 : tensor<2x2x8x8xf32>) {
    ^bb0(%in: f32 loc("decoder.block.1.layer.0.SelfAttention"), %in_183: f32 loc("decoder.block.1.layer.0.SelfAttention"), %out: f32 loc("decoder.block.1.layer.0.SelfAttention")):
      %331 = arith.subf %in, %in_183 : f32 loc(#loc103)
      linalg.yield %331 : f32 loc(#loc103)
    } -> tensor<2x2x8x8xf32> loc(#loc103)
    %250 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%249 : tensor<2x2x8x8xf32>) outs(%159 : tensor<2x2x8x8xf32>) {
    ^bb0(%in: f32 loc("decoder.block.1.layer.0.SelfAttention"), %out: f32 loc("decoder.block.1.layer.0.SelfAttention")):
      %331 = math.exp %in : f32 loc(#loc103)
      linalg.yield %331 : f32 loc(#loc103)
    } -> tensor<2x2x8x8xf32> loc(#loc103)
    %251 = linalg.generic {indexing_maps = [#map7, #map15], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%250 : tensor<2x2x8x8xf32>) outs(%192 : tensor<2x2x8x1xf32>) {
    ^bb0(%in: f32 loc("decoder.block.1.layer.0.SelfAttention"), %out: f32 loc("decoder.block.1.layer.0.SelfAttention")):
      %331 = arith.addf %in, %out : f32 loc(#loc103)
      linalg.yield %331 : f32 loc(#loc103)
    } -> tensor<2x2x8x1xf32> loc(#loc103)
    %252 = linalg.generic {indexing_maps = [#map7, #map15, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%250, %251 : tensor<2x2x8x8xf32>, tensor<2x2x8x1xf32>) outs(%159 : tensor<2x2x8x8xf32>) {
    ^bb0(%in: f32 loc("decoder.block.1.layer.0.SelfAttention"), %in_183: f32 loc("decoder.block.1.layer.0.SelfAttention"), %out: f32 loc("decoder.block.1.layer.0.SelfAttention")):
      %331 = arith.divf %in, %in_183 : f32 loc(#loc103)
      linalg.yield %331 : f32 loc(#loc103)
    } -> tensor<2x2x8x8xf32> loc(#loc103)
    %collapsed_144 = tensor.collapse_shape %252 [[0, 1], [2], [3]] : tensor<2x2x8x8xf32> into tensor<4x8x8xf32> loc(#loc103)
    %collapsed_145 = tensor.collapse_shape %transposed_138 [[0, 1], [2], [3]] : tensor<2x2x8x8xf32> into tensor<4x8x8xf32> loc(#loc103)
    %253 = linalg.batch_matmul ins(%collapsed_144, %collapsed_145 : tensor<4x8x8xf32>, tensor<4x8x8xf32>) outs(%180 : tensor<4x8x8xf32>) -> tensor<4x8x8xf32> loc(#loc103)
    %expanded_146 = tensor.expand_shape %253 [[0, 1], [2], [3]] output_shape [2, 2, 8, 8] : tensor<4x8x8xf32> into tensor<2x2x8x8xf32> loc(#loc103)
    %transposed_147 = linalg.transpose ins(%expanded_146 : tensor<2x2x8x8xf32>) outs(%196 : tensor<2x8x2x8xf32>) permutation = [0, 2, 1, 3]  loc(#loc103)
    %transposed_148 = linalg.transpose ins(%arg36 : tensor<16x16xf32>) outs(%25 : tensor<16x16xf32>) permutation = [1, 0]  loc(#loc106)
    %collapsed_149 = tensor.collapse_shape %transposed_147 [[0, 1], [2, 3]] : tensor<2x8x2x8xf32> into tensor<16x16xf32> loc(#loc106)
    %254 = linalg.matmul ins(%collapsed_149, %transposed_148 : tensor<16x16xf32>, tensor<16x16xf32>) outs(%157 : tensor<16x16xf32>) -> tensor<16x16xf32> loc(#loc106)
    %expanded_150 = tensor.expand_shape %254 [[0, 1], [2]] output_shape [2, 8, 16] : tensor<16x16xf32> into tensor<2x8x16xf32> loc(#loc106)
    %255 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%234, %expanded_150 : tensor<2x8x16xf32>, tensor<2x8x16xf32>) outs(%140 : tensor<2x8x16xf32>) {
    ^bb0(%in: f32 loc("decoder.block.0.layer.2"), %in_183: f32 loc("decoder.block.1.layer.0.SelfAttention.o"), %out: f32 loc("decoder.block.1.layer.0")):
      %331 = arith.addf %in, %in_183 : f32 loc(#loc107)
      linalg.yield %331 : f32 loc(#loc107)
    } -> tensor<2x8x16xf32> loc(#loc107)
    %256 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%255, %255 : tensor<2x8x16xf32>, tensor<2x8x16xf32>) outs(%140 : tensor<2x8x16xf32>) {
    ^bb0(%in: f32 loc("decoder.block.1.layer.0"), %in_183: f32 loc("decoder.block.1.layer.0"), %out: f32 loc("decoder.block.1.layer.1.layer_norm")):
      %331 = arith.mulf %in, %in_183 : f32 loc(#loc108)
      linalg.yield %331 : f32 loc(#loc108)
    } -> tensor<2x8x16xf32> loc(#loc108)
    %257 = linalg.generic {indexing_maps = [#map6, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%256 : tensor<2x8x16xf32>) outs(%150 : tensor<2x8x1xf32>) {
    ^bb0(%in: f32 loc("decoder.block.1.layer.1.layer_norm"), %out: f32 loc("decoder.block.1.layer.1.layer_norm")):
      %331 = arith.addf %in, %out : f32 loc(#loc108)
      linalg.yield %331 : f32 loc(#loc108)
    } -> tensor<2x8x1xf32> loc(#loc108)
    %258 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%257 : tensor<2x8x1xf32>) outs(%149 : tensor<2x8x1xf32>) {
    ^bb0(%in: f32 loc("decoder.block.1.layer.1.layer_norm"), %out: f32 loc("decoder.block.1.layer.1.layer_norm")):
      %331 = arith.divf %in, %cst_7 : f32 loc(#loc108)
      linalg.yield %331 : f32 loc(#loc108)
    } -> tensor<2x8x1xf32> loc(#loc108)
    %259 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%258 : tensor<2x8x1xf32>) outs(%149 : tensor<2x8x1xf32>) {
    ^bb0(%in: f32 loc("decoder.block.1.layer.1.layer_norm"), %out: f32 loc("decoder.block.1.layer.1.layer_norm")):
      %331 = arith.truncf %cst_6 : f64 to f32 loc(#loc108)
      %332 = arith.addf %in, %331 : f32 loc(#loc108)
      linalg.yield %332 : f32 loc(#loc108)
    } -> tensor<2x8x1xf32> loc(#loc108)
    %260 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%259 : tensor<2x8x1xf32>) outs(%149 : tensor<2x8x1xf32>) {
    ^bb0(%in: f32 loc("decoder.block.1.layer.1.layer_norm"), %out: f32 loc("decoder.block.1.layer.1.layer_norm")):
      %331 = math.rsqrt %in : f32 loc(#loc108)
      linalg.yield %331 : f32 loc(#loc108)
    } -> tensor<2x8x1xf32> loc(#loc108)
    %261 = linalg.generic {indexing_maps = [#map6, #map10, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%255, %260 : tensor<2x8x16xf32>, tensor<2x8x1xf32>) outs(%140 : tensor<2x8x16xf32>) {
    ^bb0(%in: f32 loc("decoder.block.1.layer.0"), %in_183: f32 loc("decoder.block.1.layer.1.layer_norm"), %out: f32 loc("decoder.block.1.layer.1.layer_norm")):
      %331 = arith.mulf %in, %in_183 : f32 loc(#loc108)
      linalg.yield %331 : f32 loc(#loc108)
    } -> tensor<2x8x16xf32> loc(#loc108)
    %262 = linalg.generic {indexing_maps = [#map11, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg42, %261 : tensor<16xf32>, tensor<2x8x16xf32>) outs(%140 : tensor<2x8x16xf32>) {
    ^bb0(%in: f32 loc("decoder.block.1.layer.1.layer_norm"), %in_183: f32 loc("decoder.block.1.layer.1.layer_norm"), %out: f32 loc("decoder.block.1.layer.1.layer_norm")):
      %331 = arith.mulf %in, %in_183 : f32 loc(#loc108)
      linalg.yield %331 : f32 loc(#loc108)
    } -> tensor<2x8x16xf32> loc(#loc108)
    %transposed_151 = linalg.transpose ins(%arg38 : tensor<16x16xf32>) outs(%25 : tensor<16x16xf32>) permutation = [1, 0]  loc(#loc109)
    %collapsed_152 = tensor.collapse_shape %262 [[0, 1], [2]] : tensor<2x8x16xf32> into tensor<16x16xf32> loc(#loc109)
    %263 = linalg.matmul ins(%collapsed_152, %transposed_151 : tensor<16x16xf32>, tensor<16x16xf32>) outs(%157 : tensor<16x16xf32>) -> tensor<16x16xf32> loc(#loc109)
    %expanded_153 = tensor.expand_shape %263 [[0, 1], [2, 3]] output_shape [2, 8, 2, 8] : tensor<16x16xf32> into tensor<2x8x2x8xf32> loc(#loc110)
    %transposed_154 = linalg.transpose ins(%expanded_153 : tensor<2x8x2x8xf32>) outs(%159 : tensor<2x2x8x8xf32>) permutation = [0, 2, 1, 3]  loc(#loc110)
    %transposed_155 = linalg.transpose ins(%arg39 : tensor<16x16xf32>) outs(%25 : tensor<16x16xf32>) permutation = [1, 0]  loc(#loc111)
    %264 = linalg.matmul ins(%collapsed_107, %transposed_155 : tensor<20x16xf32>, tensor<16x16xf32>) outs(%27 : tensor<20x16xf32>) -> tensor<20x16xf32> loc(#loc111)
    %expanded_156 = tensor.expand_shape %264 [[0, 1], [2, 3]] output_shape [2, 10, 2, 8] : tensor<20x16xf32> into tensor<2x10x2x8xf32> loc(#loc110)
    %transposed_157 = linalg.transpose ins(%arg40 : tensor<16x16xf32>) outs(%25 : tensor<16x16xf32>) permutation = [1, 0]  loc(#loc112)
    %265 = linalg.matmul ins(%collapsed_107, %transposed_157 : tensor<20x16xf32>, tensor<16x16xf32>) outs(%27 : tensor<20x16xf32>) -> tensor<20x16xf32> loc(#loc112)
    %expanded_158 = tensor.expand_shape %265 [[0, 1], [2, 3]] output_shape [2, 10, 2, 8] : tensor<20x16xf32> into tensor<2x10x2x8xf32> loc(#loc110)
    %transposed_159 = linalg.transpose ins(%expanded_158 : tensor<2x10x2x8xf32>) outs(%29 : tensor<2x2x10x8xf32>) permutation = [0, 2, 1, 3]  loc(#loc110)
    %transposed_160 = linalg.transpose ins(%expanded_156 : tensor<2x10x2x8xf32>) outs(%54 : tensor<2x2x8x10xf32>) permutation = [0, 2, 3, 1]  loc(#loc110)
    %collapsed_161 = tensor.collapse_shape %transposed_154 [[0, 1], [2], [3]] : tensor<2x2x8x8xf32> into tensor<4x8x8xf32> loc(#loc110)
    %collapsed_162 = tensor.collapse_shape %transposed_160 [[0, 1], [2], [3]] : tensor<2x2x8x10xf32> into tensor<4x8x10xf32> loc(#loc110)
    %266 = linalg.batch_matmul ins(%collapsed_161, %collapsed_162 : tensor<4x8x8xf32>, tensor<4x8x10xf32>) outs(%210 : tensor<4x8x10xf32>) -> tensor<4x8x10xf32> loc(#loc110)
    %expanded_163 = tensor.expand_shape %266 [[0, 1], [2], [3]] output_shape [2, 2, 8, 10] : tensor<4x8x10xf32> into tensor<2x2x8x10xf32> loc(#loc110)
    %267 = linalg.generic {indexing_maps = [#map7, #map12, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_163, %cst_1 : tensor<2x2x8x10xf32>, tensor<1x2x8x10xf32>) outs(%54 : tensor<2x2x8x10xf32>) {
    ^bb0(%in: f32 loc("decoder.block.1.layer.1.EncDecAttention"), %in_183: f32 loc("decoder.block.0.layer.1.EncDecAttention"), %out: f32 loc("decoder.block.1.layer.1.EncDecAttention")):
      %331 = arith.addf %in, %in_183 : f32 loc(#loc110)
      linalg.yield %331 : f32 loc(#loc110)
    } -> tensor<2x2x8x10xf32> loc(#loc110)
    %268 = linalg.generic {indexing_maps = [#map7, #map13, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%267, %147 : tensor<2x2x8x10xf32>, tensor<2x1x8x10xf32>) outs(%54 : tensor<2x2x8x10xf32>) {
    ^bb0(%in: f32 loc("decoder.block.1.layer.1.EncDecAttention"), %in_183: f32 loc("decoder"), %out: f32 loc("decoder.block.1.layer.1.EncDecAttention")):
      %331 = arith.addf %in, %in_183 : f32 loc(#loc110)
      linalg.yield %331 : f32 loc(#loc110)
    } -> tensor<2x2x8x10xf32> loc(#loc110)
    %269:2 = linalg.generic {indexing_maps = [#map7, #map14, #map14], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%268 : tensor<2x2x8x10xf32>) outs(%187, %185 : tensor<2x2x8xf32>, tensor<2x2x8xi64>) {
    ^bb0(%in: f32 loc("decoder.block.1.layer.1.EncDecAttention"), %out: f32 loc("decoder.block.1.layer.1.EncDecAttention"), %out_183: i64 loc("decoder.block.1.layer.1.EncDecAttention")):
      %331 = linalg.index 3 : index loc(#loc110)
      %332 = arith.index_cast %331 : index to i64 loc(#loc110)
      %333 = arith.maximumf %in, %out : f32 loc(#loc110)
      %334 = arith.cmpf ogt, %in, %out : f32 loc(#loc110)
      %335 = arith.select %334, %332, %out_183 : i64 loc(#loc110)
      linalg.yield %333, %335 : f32, i64 loc(#loc110)
    } -> (tensor<2x2x8xf32>, tensor<2x2x8xi64>) loc(#loc110)
    %expanded_164 = tensor.expand_shape %269#0 [[0], [1], [2, 3]] output_shape [2, 2, 8, 1] : tensor<2x2x8xf32> into tensor<2x2x8x1xf32> loc(#loc110)
    %270 = linalg.generic {indexing_maps = [#map7, #map15, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%268, %expanded_164 : tensor<2x2x8x10xf32>, tensor<2x2x8x1xf32>) outs(%54 : tensor<2x2x8x10xf32>) {
    ^bb0(%in: f32 loc("decoder.block.1.layer.1.EncDecAttention"), %in_183: f32 loc("decoder.block.1.layer.1.EncDecAttention"), %out: f32 loc("decoder.block.1.layer.1.EncDecAttention")):
      %331 = arith.subf %in, %in_183 : f32 loc(#loc110)
      linalg.yield %331 : f32 loc(#loc110)
    } -> tensor<2x2x8x10xf32> loc(#loc110)
    %271 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%270 : tensor<2x2x8x10xf32>) outs(%54 : tensor<2x2x8x10xf32>) {
    ^bb0(%in: f32 loc("decoder.block.1.layer.1.EncDecAttention"), %out: f32 loc("decoder.block.1.layer.1.EncDecAttention")):
      %331 = math.exp %in : f32 loc(#loc110)
      linalg.yield %331 : f32 loc(#loc110)
    } -> tensor<2x2x8x10xf32> loc(#loc110)
    %272 = linalg.generic {indexing_maps = [#map7, #map15], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%271 : tensor<2x2x8x10xf32>) outs(%192 : tensor<2x2x8x1xf32>) {
    ^bb0(%in: f32 loc("decoder.block.1.layer.1.EncDecAttention"), %out: f32 loc("decoder.block.1.layer.1.EncDecAttention")):
      %331 = arith.addf %in, %out : f32 loc(#loc110)
      linalg.yield %331 : f32 loc(#loc110)
    } -> tensor<2x2x8x1xf32> loc(#loc110)
    %273 = linalg.generic {indexing_maps = [#map7, #map15, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%271, %272 : tensor<2x2x8x10xf32>, tensor<2x2x8x1xf32>) outs(%54 : tensor<2x2x8x10xf32>) {
    ^bb0(%in: f32 loc("decoder.block.1.layer.1.EncDecAttention"), %in_183: f32 loc("decoder.block.1.layer.1.EncDecAttention"), %out: f32 loc("decoder.block.1.layer.1.EncDecAttention")):
      %331 = arith.divf %in, %in_183 : f32 loc(#loc110)
      linalg.yield %331 : f32 loc(#loc110)
    } -> tensor<2x2x8x10xf32> loc(#loc110)
    %collapsed_165 = tensor.collapse_shape %273 [[0, 1], [2], [3]] : tensor<2x2x8x10xf32> into tensor<4x8x10xf32> loc(#loc110)
    %collapsed_166 = tensor.collapse_shape %transposed_159 [[0, 1], [2], [3]] : tensor<2x2x10x8xf32> into tensor<4x10x8xf32> loc(#loc110)
    %274 = linalg.batch_matmul ins(%collapsed_165, %collapsed_166 : tensor<4x8x10xf32>, tensor<4x10x8xf32>) outs(%180 : tensor<4x8x8xf32>) -> tensor<4x8x8xf32> loc(#loc110)
    %expanded_167 = tensor.expand_shape %274 [[0, 1], [2], [3]] output_shape [2, 2, 8, 8] : tensor<4x8x8xf32> into tensor<2x2x8x8xf32> loc(#loc110)
    %transposed_168 = linalg.transpose ins(%expanded_167 : tensor<2x2x8x8xf32>) outs(%196 : tensor<2x8x2x8xf32>) permutation = [0, 2, 1, 3]  loc(#loc110)
    %transposed_169 = linalg.transpose ins(%arg41 : tensor<16x16xf32>) outs(%25 : tensor<16x16xf32>) permutation = [1, 0]  loc(#loc113)
    %collapsed_170 = tensor.collapse_shape %transposed_168 [[0, 1], [2, 3]] : tensor<2x8x2x8xf32> into tensor<16x16xf32> loc(#loc113)
    %275 = linalg.matmul ins(%collapsed_170, %transposed_169 : tensor<16x16xf32>, tensor<16x16xf32>) outs(%157 : tensor<16x16xf32>) -> tensor<16x16xf32> loc(#loc113)
    %expanded_171 = tensor.expand_shape %275 [[0, 1], [2]] output_shape [2, 8, 16] : tensor<16x16xf32> into tensor<2x8x16xf32> loc(#loc113)
    %276 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%255, %expanded_171 : tensor<2x8x16xf32>, tensor<2x8x16xf32>) outs(%140 : tensor<2x8x16xf32>) {
    ^bb0(%in: f32 loc("decoder.block.1.layer.0"), %in_183: f32 loc("decoder.block.1.layer.1.EncDecAttention.o"), %out: f32 loc("decoder.block.1.layer.1")):
      %331 = arith.addf %in, %in_183 : f32 loc(#loc114)
      linalg.yield %331 : f32 loc(#loc114)
    } -> tensor<2x8x16xf32> loc(#loc114)
    %277 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%276, %276 : tensor<2x8x16xf32>, tensor<2x8x16xf32>) outs(%140 : tensor<2x8x16xf32>) {
    ^bb0(%in: f32 loc("decoder.block.1.layer.1"), %in_183: f32 loc("decoder.block.1.layer.1"), %out: f32 loc("decoder.block.1.layer.2.layer_norm")):
      %331 = arith.mulf %in, %in_183 : f32 loc(#loc115)
      linalg.yield %331 : f32 loc(#loc115)
    } -> tensor<2x8x16xf32> loc(#loc115)
    %278 = linalg.generic {indexing_maps = [#map6, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%277 : tensor<2x8x16xf32>) outs(%150 : tensor<2x8x1xf32>) {
    ^bb0(%in: f32 loc("decoder.block.1.layer.2.layer_norm"), %out: f32 loc("decoder.block.1.layer.2.layer_norm")):
      %331 = arith.addf %in, %out : f32 loc(#loc115)
      linalg.yield %331 : f32 loc(#loc115)
    } -> tensor<2x8x1xf32> loc(#loc115)
    %279 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%278 : tensor<2x8x1xf32>) outs(%149 : tensor<2x8x1xf32>) {
    ^bb0(%in: f32 loc("decoder.block.1.layer.2.layer_norm"), %out: f32 loc("decoder.block.1.layer.2.layer_norm")):
      %331 = arith.divf %in, %cst_7 : f32 loc(#loc115)
      linalg.yield %331 : f32 loc(#loc115)
    } -> tensor<2x8x1xf32> loc(#loc115)
    %280 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%279 : tensor<2x8x1xf32>) outs(%149 : tensor<2x8x1xf32>) {
    ^bb0(%in: f32 loc("decoder.block.1.layer.2.layer_norm"), %out: f32 loc("decoder.block.1.layer.2.layer_norm")):
      %331 = arith.truncf %cst_6 : f64 to f32 loc(#loc115)
      %332 = arith.addf %in, %331 : f32 loc(#loc115)
      linalg.yield %332 : f32 loc(#loc115)
    } -> tensor<2x8x1xf32> loc(#loc115)
    %281 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%280 : tensor<2x8x1xf32>) outs(%149 : tensor<2x8x1xf32>) {
    ^bb0(%in: f32 loc("decoder.block.1.layer.2.layer_norm"), %out: f32 loc("decoder.block.1.layer.2.layer_norm")):
      %331 = math.rsqrt %in : f32 loc(#loc115)
      linalg.yield %331 : f32 loc(#loc115)
    } -> tensor<2x8x1xf32> loc(#loc115)
    %282 = linalg.generic {indexing_maps = [#map6, #map10, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%276, %281 : tensor<2x8x16xf32>, tensor<2x8x1xf32>) outs(%140 : tensor<2x8x16xf32>) {
    ^bb0(%in: f32 loc("decoder.block.1.layer.1"), %in_183: f32 loc("decoder.block.1.layer.2.layer_norm"), %out: f32 loc("decoder.block.1.layer.2.layer_norm")):
      %331 = arith.mulf %in, %in_183 : f32 loc(#loc115)
      linalg.yield %331 : f32 loc(#loc115)
    } -> tensor<2x8x16xf32> loc(#loc115)
    %283 = linalg.generic {indexing_maps = [#map11, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg45, %282 : tensor<16xf32>, tensor<2x8x16xf32>) outs(%140 : tensor<2x8x16xf32>) {
    ^bb0(%in: f32 loc("decoder.block.1.layer.2.layer_norm"), %in_183: f32 loc("decoder.block.1.layer.2.layer_norm"), %out: f32 loc("decoder.block.1.layer.2.layer_norm")):
      %331 = arith.mulf %in, %in_183 : f32 loc(#loc115)
      linalg.yield %331 : f32 loc(#loc115)
    } -> tensor<2x8x16xf32> loc(#loc115)
    %transposed_172 = linalg.transpose ins(%arg43 : tensor<32x16xf32>) outs(%85 : tensor<16x32xf32>) permutation = [1, 0]  loc(#loc116)
    %collapsed_173 = tensor.collapse_shape %283 [[0, 1], [2]] : tensor<2x8x16xf32> into tensor<16x16xf32> loc(#loc116)
    %284 = linalg.matmul ins(%collapsed_173, %transposed_172 : tensor<16x16xf32>, tensor<16x32xf32>) outs(%229 : tensor<16x32xf32>) -> tensor<16x32xf32> loc(#loc116)
    %expanded_174 = tensor.expand_shape %284 [[0, 1], [2]] output_shape [2, 8, 32] : tensor<16x32xf32> into tensor<2x8x32xf32> loc(#loc116)
    %285 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_174 : tensor<2x8x32xf32>) outs(%231 : tensor<2x8x32xf32>) {
    ^bb0(%in: f32 loc("decoder.block.1.layer.2.DenseReluDense.wi"), %out: f32 loc("decoder.block.1.layer.2.DenseReluDense.act")):
      %331 = arith.cmpf ugt, %in, %cst : f32 loc(#loc117)
      %332 = arith.select %331, %in, %cst : f32 loc(#loc117)
      linalg.yield %332 : f32 loc(#loc117)
    } -> tensor<2x8x32xf32> loc(#loc117)
    %transposed_175 = linalg.transpose ins(%arg44 : tensor<16x32xf32>) outs(%91 : tensor<32x16xf32>) permutation = [1, 0]  loc(#loc118)
    %collapsed_176 = tensor.collapse_shape %285 [[0, 1], [2]] : tensor<2x8x32xf32> into tensor<16x32xf32> loc(#loc118)
    %286 = linalg.matmul ins(%collapsed_176, %transposed_175 : tensor<16x32xf32>, tensor<32x16xf32>) outs(%157 : tensor<16x16xf32>) -> tensor<16x16xf32> loc(#loc118)
    %expanded_177 = tensor.expand_shape %286 [[0, 1], [2]] output_shape [2, 8, 16] : tensor<16x16xf32> into tensor<2x8x16xf32> loc(#loc118)
    %287 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%276, %expanded_177 : tensor<2x8x16xf32>, tensor<2x8x16xf32>) outs(%140 : tensor<2x8x16xf32>) {
    ^bb0(%in: f32 loc("decoder.block.1.layer.1"), %in_183: f32 loc("decoder.block.1.layer.2.DenseReluDense.wo"), %out: f32 loc("decoder.block.1.layer.2")):
      %331 = arith.addf %in, %in_183 : f32 loc(#loc119)
      linalg.yield %331 : f32 loc(#loc119)
    } -> tensor<2x8x16xf32> loc(#loc119)
    %288 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%287, %287 : tensor<2x8x16xf32>, tensor<2x8x16xf32>) outs(%140 : tensor<2x8x16xf32>) {
    ^bb0(%in: f32 loc("decoder.block.1.layer.2"), %in_183: f32 loc("decoder.block.1.layer.2"), %out: f32 loc("decoder.final_layer_norm")):
      %331 = arith.mulf %in, %in_183 : f32 loc(#loc120)
      linalg.yield %331 : f32 loc(#loc120)
    } -> tensor<2x8x16xf32> loc(#loc120)
    %289 = linalg.generic {indexing_maps = [#map6, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%288 : tensor<2x8x16xf32>) outs(%150 : tensor<2x8x1xf32>) {
    ^bb0(%in: f32 loc("decoder.final_layer_norm"), %out: f32 loc("decoder.final_layer_norm")):
      %331 = arith.addf %in, %out : f32 loc(#loc120)
      linalg.yield %331 : f32 loc(#loc120)
    } -> tensor<2x8x1xf32> loc(#loc120)
    %290 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%289 : tensor<2x8x1xf32>) outs(%149 : tensor<2x8x1xf32>) {
    ^bb0(%in: f32 loc("decoder.final_layer_norm"), %out: f32 loc("decoder.final_layer_norm")):
      %331 = arith.divf %in, %cst_7 : f32 loc(#loc120)
      linalg.yield %331 : f32 loc(#loc120)
    } -> tensor<2x8x1xf32> loc(#loc120)
    %291 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%290 : tensor<2x8x1xf32>) outs(%149 : tensor<2x8x1xf32>) {
    ^bb0(%in: f32 loc("decoder.final_layer_norm"), %out: f32 loc("decoder.final_layer_norm")):
      %331 = arith.truncf %cst_6 : f64 to f32 loc(#loc120)
      %332 = arith.addf %in, %331 : f32 loc(#loc120)
      linalg.yield %332 : f32 loc(#loc120)
    } -> tensor<2x8x1xf32> loc(#loc120)
    %292 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%291 : tensor<2x8x1xf32>) outs(%149 : tensor<2x8x1xf32>) {
    ^bb0(%in: f32 loc("decoder.final_layer_norm"), %out: f32 loc("decoder.final_layer_norm")):
      %331 = math.rsqrt %in : f32 loc(#loc120)
      linalg.yield %331 : f32 loc(#loc120)
    } -> tensor<2x8x1xf32> loc(#loc120)
    %293 = linalg.generic {indexing_maps = [#map6, #map10, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%287, %292 : tensor<2x8x16xf32>, tensor<2x8x1xf32>) outs(%140 : tensor<2x8x16xf32>) {
    ^bb0(%in: f32 loc("decoder.block.1.layer.2"), %in_183: f32 loc("decoder.final_layer_norm"), %out: f32 loc("decoder.final_layer_norm")):
      %331 = arith.mulf %in, %in_183 : f32 loc(#loc120)
      linalg.yield %331 : f32 loc(#loc120)
    } -> tensor<2x8x16xf32> loc(#loc120)
    %294 = linalg.generic {indexing_maps = [#map11, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg46, %293 : tensor<16xf32>, tensor<2x8x16xf32>) outs(%140 : tensor<2x8x16xf32>) {
    ^bb0(%in: f32 loc("decoder.final_layer_norm"), %in_183: f32 loc("decoder.final_layer_norm"), %out: f32 loc("decoder.final_layer_norm")):
      %331 = arith.mulf %in, %in_183 : f32 loc(#loc120)
      linalg.yield %331 : f32 loc(#loc120)
    } -> tensor<2x8x16xf32> loc(#loc120)
    %295 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%294 : tensor<2x8x16xf32>) outs(%140 : tensor<2x8x16xf32>) {
    ^bb0(%in: f32 loc("decoder.final_layer_norm"), %out: f32 loc("<loss>")):
      %331 = arith.mulf %in, %cst_10 : f32 loc(#loc1)
      linalg.yield %331 : f32 loc(#loc1)
    } -> tensor<2x8x16xf32> loc(#loc1)
    %296 = tensor.empty() : tensor<16x64xf32> loc(#loc121)
    %transposed_178 = linalg.transpose ins(%arg0 : tensor<64x16xf32>) outs(%296 : tensor<16x64xf32>) permutation = [1, 0]  loc(#loc121)
    %collapsed_179 = tensor.collapse_shape %295 [[0, 1], [2]] : tensor<2x8x16xf32> into tensor<16x16xf32> loc(#loc121)
    %297 = linalg.fill ins(%cst : f32) outs(%296 : tensor<16x64xf32>) -> tensor<16x64xf32> loc(#loc121)
    %298 = linalg.matmul ins(%collapsed_179, %transposed_178 : tensor<16x16xf32>, tensor<16x64xf32>) outs(%297 : tensor<16x64xf32>) -> tensor<16x64xf32> loc(#loc121)
    %collapsed_180 = tensor.collapse_shape %arg48 [[0, 1]] : tensor<2x8xi64> into tensor<16xi64> loc(#loc1)
    %299 = tensor.empty() : tensor<16xi64> loc(#loc1)
    %300 = linalg.fill ins(%c0_i64 : i64) outs(%299 : tensor<16xi64>) -> tensor<16xi64> loc(#loc1)
    %301 = tensor.empty() : tensor<16xf32> loc(#loc1)
    %302 = linalg.fill ins(%cst_0 : f32) outs(%301 : tensor<16xf32>) -> tensor<16xf32> loc(#loc1)
    %303:2 = linalg.generic {indexing_maps = [#map3, #map17, #map17], iterator_types = ["parallel", "reduction"]} ins(%298 : tensor<16x64xf32>) outs(%302, %300 : tensor<16xf32>, tensor<16xi64>) {
    ^bb0(%in: f32 loc("<loss>"), %out: f32 loc("<loss>"), %out_183: i64 loc("<loss>")):
      %331 = linalg.index 1 : index loc(#loc1)
      %332 = arith.index_cast %331 : index to i64 loc(#loc1)
      %333 = arith.maximumf %in, %out : f32 loc(#loc1)
      %334 = arith.cmpf ogt, %in, %out : f32 loc(#loc1)
      %335 = arith.select %334, %332, %out_183 : i64 loc(#loc1)
      linalg.yield %333, %335 : f32, i64 loc(#loc1)
    } -> (tensor<16xf32>, tensor<16xi64>) loc(#loc1)
    %expanded_181 = tensor.expand_shape %303#0 [[0, 1]] output_shape [16, 1] : tensor<16xf32> into tensor<16x1xf32> loc(#loc1)
    %304 = linalg.generic {indexing_maps = [#map3, #map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%298, %expanded_181 : tensor<16x64xf32>, tensor<16x1xf32>) outs(%296 : tensor<16x64xf32>) {
    ^bb0(%in: f32 loc("<loss>"), %in_183: f32 loc("<loss>"), %out: f32 loc("<loss>")):
      %331 = arith.subf %in, %in_183 : f32 loc(#loc1)
      linalg.yield %331 : f32 loc(#loc1)
    } -> tensor<16x64xf32> loc(#loc1)
    %305 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%304 : tensor<16x64xf32>) outs(%296 : tensor<16x64xf32>) {
    ^bb0(%in: f32 loc("<loss>"), %out: f32 loc("<loss>")):
      %331 = math.exp %in : f32 loc(#loc1)
      linalg.yield %331 : f32 loc(#loc1)
    } -> tensor<16x64xf32> loc(#loc1)
    %306 = tensor.empty() : tensor<16x1xf32> loc(#loc1)
    %307 = linalg.fill ins(%cst : f32) outs(%306 : tensor<16x1xf32>) -> tensor<16x1xf32> loc(#loc1)
    %308 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "reduction"]} ins(%305 : tensor<16x64xf32>) outs(%307 : tensor<16x1xf32>) {
    ^bb0(%in: f32 loc("<loss>"), %out: f32 loc("<loss>")):
      %331 = arith.addf %in, %out : f32 loc(#loc1)
      linalg.yield %331 : f32 loc(#loc1)
    } -> tensor<16x1xf32> loc(#loc1)
    %309 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%308 : tensor<16x1xf32>) outs(%306 : tensor<16x1xf32>) {
    ^bb0(%in: f32 loc("<loss>"), %out: f32 loc("<loss>")):
      %331 = math.log %in : f32 loc(#loc1)
      linalg.yield %331 : f32 loc(#loc1)
    } -> tensor<16x1xf32> loc(#loc1)
    %310 = linalg.generic {indexing_maps = [#map3, #map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%304, %309 : tensor<16x64xf32>, tensor<16x1xf32>) outs(%296 : tensor<16x64xf32>) {
    ^bb0(%in: f32 loc("<loss>"), %in_183: f32 loc("<loss>"), %out: f32 loc("<loss>")):
      %331 = arith.subf %in, %in_183 : f32 loc(#loc1)
      linalg.yield %331 : f32 loc(#loc1)
    } -> tensor<16x64xf32> loc(#loc1)
    %311 = tensor.empty() : tensor<64xi64> loc(#loc1)
    %312 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%311 : tensor<64xi64>) {
    ^bb0(%out: i64 loc("<loss>")):
      %331 = linalg.index 0 : index loc(#loc1)
      %332 = arith.index_cast %331 : index to i64 loc(#loc1)
      linalg.yield %332 : i64 loc(#loc1)
    } -> tensor<64xi64> loc(#loc1)
    %313 = tensor.empty() : tensor<16xi1> loc(#loc1)
    %314 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%collapsed_180 : tensor<16xi64>) outs(%313 : tensor<16xi1>) {
    ^bb0(%in: i64 loc("<loss>"), %out: i1 loc("<loss>")):
      %331 = arith.cmpi ne, %in, %c-100_i64 : i64 loc(#loc1)
      linalg.yield %331 : i1 loc(#loc1)
    } -> tensor<16xi1> loc(#loc1)
    %315 = linalg.generic {indexing_maps = [#map, #map, #map18, #map], iterator_types = ["parallel"]} ins(%314, %collapsed_180, %cst_14 : tensor<16xi1>, tensor<16xi64>, tensor<i64>) outs(%299 : tensor<16xi64>) {
    ^bb0(%in: i1 loc("<loss>"), %in_183: i64 loc("<loss>"), %in_184: i64 loc("<loss>"), %out: i64 loc("<loss>")):
      %331 = arith.select %in, %in_183, %in_184 : i64 loc(#loc1)
      linalg.yield %331 : i64 loc(#loc1)
    } -> tensor<16xi64> loc(#loc1)
    %316 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%315 : tensor<16xi64>) outs(%299 : tensor<16xi64>) {
    ^bb0(%in: i64 loc("<loss>"), %out: i64 loc("<loss>")):
      %331 = arith.index_cast %in : i64 to index loc(#loc1)
      %extracted = tensor.extract %312[%331] : tensor<64xi64> loc(#loc1)
      linalg.yield %extracted : i64 loc(#loc1)
    } -> tensor<16xi64> loc(#loc1)
    %317 = linalg.generic {indexing_maps = [#map, #map, #map18, #map], iterator_types = ["parallel"]} ins(%314, %316, %cst_11 : tensor<16xi1>, tensor<16xi64>, tensor<i64>) outs(%299 : tensor<16xi64>) {
    ^bb0(%in: i1 loc("<loss>"), %in_183: i64 loc("<loss>"), %in_184: i64 loc("<loss>"), %out: i64 loc("<loss>")):
      %331 = arith.select %in, %in_183, %in_184 : i64 loc(#loc1)
      linalg.yield %331 : i64 loc(#loc1)
    } -> tensor<16xi64> loc(#loc1)
    %expanded_182 = tensor.expand_shape %317 [[0, 1]] output_shape [16, 1] : tensor<16xi64> into tensor<16x1xi64> loc(#loc1)
    %318 = tensor.empty() : tensor<16x64xi1> loc(#loc1)
    %319 = linalg.generic {indexing_maps = [#map2, #map19, #map3], iterator_types = ["parallel", "parallel"]} ins(%expanded_182, %312 : tensor<16x1xi64>, tensor<64xi64>) outs(%318 : tensor<16x64xi1>) {
    ^bb0(%in: i64 loc("<loss>"), %in_183: i64 loc("<loss>"), %out: i1 loc("<loss>")):
      %331 = arith.cmpi eq, %in, %in_183 : i64 loc(#loc1)
      linalg.yield %331 : i1 loc(#loc1)
    } -> tensor<16x64xi1> loc(#loc1)
    %320 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%319 : tensor<16x64xi1>) outs(%296 : tensor<16x64xf32>) {
    ^bb0(%in: i1 loc("<loss>"), %out: f32 loc("<loss>")):
      %331 = arith.uitofp %in : i1 to f32 loc(#loc1)
      linalg.yield %331 : f32 loc(#loc1)
    } -> tensor<16x64xf32> loc(#loc1)
    %321 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%310, %320 : tensor<16x64xf32>, tensor<16x64xf32>) outs(%296 : tensor<16x64xf32>) {
    ^bb0(%in: f32 loc("<loss>"), %in_183: f32 loc("<loss>"), %out: f32 loc("<loss>")):
      %331 = arith.mulf %in, %in_183 : f32 loc(#loc1)
      linalg.yield %331 : f32 loc(#loc1)
    } -> tensor<16x64xf32> loc(#loc1)
    %322 = linalg.fill ins(%cst : f32) outs(%301 : tensor<16xf32>) -> tensor<16xf32> loc(#loc1)
    %323 = linalg.generic {indexing_maps = [#map3, #map17], iterator_types = ["parallel", "reduction"]} ins(%321 : tensor<16x64xf32>) outs(%322 : tensor<16xf32>) {
    ^bb0(%in: f32 loc("<loss>"), %out: f32 loc("<loss>")):
      %331 = arith.addf %in, %out : f32 loc(#loc1)
      linalg.yield %331 : f32 loc(#loc1)
    } -> tensor<16xf32> loc(#loc1)
    %324 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%323 : tensor<16xf32>) outs(%301 : tensor<16xf32>) {
    ^bb0(%in: f32 loc("<loss>"), %out: f32 loc("<loss>")):
      %331 = arith.negf %in : f32 loc(#loc1)
      linalg.yield %331 : f32 loc(#loc1)
    } -> tensor<16xf32> loc(#loc1)
    %325 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%314 : tensor<16xi1>) outs(%301 : tensor<16xf32>) {
    ^bb0(%in: i1 loc("<loss>"), %out: f32 loc("<loss>")):
      %331 = arith.uitofp %in : i1 to f32 loc(#loc1)
      linalg.yield %331 : f32 loc(#loc1)
    } -> tensor<16xf32> loc(#loc1)
    %326 = tensor.empty() : tensor<f32> loc(#loc1)
    %327 = linalg.fill ins(%cst : f32) outs(%326 : tensor<f32>) -> tensor<f32> loc(#loc1)
    %328 = linalg.generic {indexing_maps = [#map, #map18], iterator_types = ["reduction"]} ins(%325 : tensor<16xf32>) outs(%327 : tensor<f32>) {
    ^bb0(%in: f32 loc("<loss>"), %out: f32 loc("<loss>")):
      %331 = arith.addf %in, %out : f32 loc(#loc1)
      linalg.yield %331 : f32 loc(#loc1)
    } -> tensor<f32> loc(#loc1)
    %329 = linalg.generic {indexing_maps = [#map, #map18], iterator_types = ["reduction"]} ins(%324 : tensor<16xf32>) outs(%327 : tensor<f32>) {
    ^bb0(%in: f32 loc("<loss>"), %out: f32 loc("<loss>")):
      %331 = arith.addf %in, %out : f32 loc(#loc1)
      linalg.yield %331 : f32 loc(#loc1)
    } -> tensor<f32> loc(#loc1)
    %330 = linalg.generic {indexing_maps = [#map20, #map20, #map20], iterator_types = []} ins(%329, %328 : tensor<f32>, tensor<f32>) outs(%326 : tensor<f32>) {
    ^bb0(%in: f32 loc("<loss>"), %in_183: f32 loc("<loss>"), %out: f32 loc("<loss>")):
      %331 = arith.divf %in, %in_183 : f32 loc(#loc1)
      linalg.yield %331 : f32 loc(#loc1)
    } -> tensor<f32> loc(#loc1)
    return %330 : tensor<f32> loc(#loc1)
  } loc(#loc1)
} loc(#loc)
#loc = loc(unknown)
#loc57 = loc("encoder.block.0.layer.0.SelfAttention.q")
#loc58 = loc("encoder.block.0.layer.0.SelfAttention.k")
#loc59 = loc("encoder.block.0.layer.0.SelfAttention.v")
#loc69 = loc("encoder.block.1.layer.0.SelfAttention.q")
#loc71 = loc("encoder.block.1.layer.0.SelfAttention.k")
#loc72 = loc("encoder.block.1.layer.0.SelfAttention.v")
#loc84 = loc("decoder.block.0.layer.0.SelfAttention.q")
#loc85 = loc("decoder.block.0.layer.0.SelfAttention.k")
#loc86 = loc("decoder.block.0.layer.0.SelfAttention.v")
#loc91 = loc("decoder.block.0.layer.1.EncDecAttention.q")
#loc92 = loc("decoder.block.0.layer.1.EncDecAttention.k")
#loc93 = loc("decoder.block.0.layer.1.EncDecAttention.v")
#loc102 = loc("decoder.block.1.layer.0.SelfAttention.q")
#loc104 = loc("decoder.block.1.layer.0.SelfAttention.k")
#loc105 = loc("decoder.block.1.layer.0.SelfAttention.v")
#loc109 = loc("decoder.block.1.layer.1.EncDecAttention.q")
#loc111 = loc("decoder.block.1.layer.1.EncDecAttention.k")
#loc112 = loc("decoder.block.1.layer.1.EncDecAttention.v")
#loc121 = loc("lm_head")
