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
#map19 = affine_map<() -> ()>
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
    %cst_11 = arith.constant dense<7> : tensor<8x8xi64> loc(#loc52)
    %cst_12 = arith.constant dense<0> : tensor<8x8xi64> loc(#loc52)
    %cst_13 = arith.constant dense<0> : tensor<i64> loc(#loc1)
    %cst_14 = arith.constant dense<0> : tensor<2x8xi64> loc(#loc1)
    %cst_15 = arith.constant dense<3> : tensor<10x10xi64> loc(#loc53)
    %0 = tensor.empty() : tensor<8xi64> loc(#loc1)
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<8xi64>) {
    ^bb0(%out: i64 loc("<loss>")):
      %325 = linalg.index 0 : index loc(#loc1)
      %326 = arith.index_cast %325 : index to i64 loc(#loc1)
      linalg.yield %326 : i64 loc(#loc1)
    } -> tensor<8xi64> loc(#loc1)
    %expanded = tensor.expand_shape %1 [[0, 1]] output_shape [8, 1] : tensor<8xi64> into tensor<8x1xi64> loc(#loc1)
    %expanded_16 = tensor.expand_shape %1 [[0, 1]] output_shape [1, 8] : tensor<8xi64> into tensor<1x8xi64> loc(#loc1)
    %2 = tensor.empty() : tensor<8x8xi1> loc(#loc1)
    %3 = linalg.generic {indexing_maps = [#map1, #map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%expanded_16, %expanded : tensor<1x8xi64>, tensor<8x1xi64>) outs(%2 : tensor<8x8xi1>) {
    ^bb0(%in: i64 loc("<loss>"), %in_183: i64 loc("<loss>"), %out: i1 loc("<loss>")):
      %325 = arith.cmpi sle, %in, %in_183 : i64 loc(#loc1)
      linalg.yield %325 : i1 loc(#loc1)
    } -> tensor<8x8xi1> loc(#loc1)
    %4 = tensor.empty() : tensor<8x8xf32> loc(#loc1)
    %5 = linalg.generic {indexing_maps = [#map3, #map4, #map4, #map3], iterator_types = ["parallel", "parallel"]} ins(%3, %cst_2, %cst_3 : tensor<8x8xi1>, tensor<f32>, tensor<f32>) outs(%4 : tensor<8x8xf32>) {
    ^bb0(%in: i1 loc("<loss>"), %in_183: f32 loc("<loss>"), %in_184: f32 loc("<loss>"), %out: f32 loc("<loss>")):
      %325 = arith.select %in, %in_183, %in_184 : f32 loc(#loc1)
      linalg.yield %325 : f32 loc(#loc1)
    } -> tensor<8x8xf32> loc(#loc1)
    %expanded_17 = tensor.expand_shape %5 [[0, 1, 2], [3]] output_shape [1, 1, 8, 8] : tensor<8x8xf32> into tensor<1x1x8x8xf32> loc(#loc1)
    %6 = tensor.empty() : tensor<2x10x16xf32> loc(#loc55)
    %7 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg47 : tensor<2x10xi64>) outs(%6 : tensor<2x10x16xf32>) {
    ^bb0(%in: i64 loc("encoder.embed_tokens"), %out: f32 loc("encoder.embed_tokens")):
      %325 = arith.index_cast %in : i64 to index loc(#loc55)
      %326 = linalg.index 2 : index loc(#loc55)
      %327 = arith.cmpi slt, %325, %c64 : index loc(#loc55)
      cf.assert %327, "index must be smaller than dim size" loc(#loc55)
      %328 = arith.cmpi sge, %in, %c0_i64 : i64 loc(#loc55)
      cf.assert %328, "index must be larger or equal to 0" loc(#loc55)
      %extracted = tensor.extract %arg0[%325, %326] : tensor<64x16xf32> loc(#loc55)
      linalg.yield %extracted : f32 loc(#loc55)
    } -> tensor<2x10x16xf32> loc(#loc55)
    %8 = tensor.empty() : tensor<10xi64> loc(#loc56)
    %9 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%8 : tensor<10xi64>) {
    ^bb0(%out: i64 loc("encoder")):
      %325 = linalg.index 0 : index loc(#loc56)
      %326 = arith.index_cast %325 : index to i64 loc(#loc56)
      linalg.yield %326 : i64 loc(#loc56)
    } -> tensor<10xi64> loc(#loc56)
    %expanded_18 = tensor.expand_shape %9 [[0, 1, 2, 3]] output_shape [1, 1, 10, 1] : tensor<10xi64> into tensor<1x1x10x1xi64> loc(#loc56)
    %10 = tensor.empty() : tensor<1x1x10x1xi1> loc(#loc56)
    %11 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_18 : tensor<1x1x10x1xi64>) outs(%10 : tensor<1x1x10x1xi1>) {
    ^bb0(%in: i64 loc("encoder"), %out: i1 loc("encoder")):
      %325 = arith.cmpi sge, %in, %c0_i64 : i64 loc(#loc56)
      linalg.yield %325 : i1 loc(#loc56)
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
      %325 = arith.select %in, %in_183, %in_184 : f32 loc(#loc56)
      linalg.yield %325 : f32 loc(#loc56)
    } -> tensor<2x1x10x10xf32> loc(#loc56)
    %16 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%7 : tensor<2x10x16xf32>) outs(%6 : tensor<2x10x16xf32>) {
    ^bb0(%in: f32 loc("encoder.embed_tokens"), %out: f32 loc("encoder.block.0.layer.0.layer_norm")):
      %325 = math.fpowi %in, %c2_i64 : f32, i64 loc(#loc54)
      linalg.yield %325 : f32 loc(#loc54)
    } -> tensor<2x10x16xf32> loc(#loc54)
    %17 = tensor.empty() : tensor<2x10x1xf32> loc(#loc54)
    %18 = linalg.fill ins(%cst : f32) outs(%17 : tensor<2x10x1xf32>) -> tensor<2x10x1xf32> loc(#loc54)
    %19 = linalg.generic {indexing_maps = [#map6, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%16 : tensor<2x10x16xf32>) outs(%18 : tensor<2x10x1xf32>) {
    ^bb0(%in: f32 loc("encoder.block.0.layer.0.layer_norm"), %out: f32 loc("encoder.block.0.layer.0.layer_norm")):
      %325 = arith.addf %in, %out : f32 loc(#loc54)
      linalg.yield %325 : f32 loc(#loc54)
    } -> tensor<2x10x1xf32> loc(#loc54)
    %20 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%19 : tensor<2x10x1xf32>) outs(%17 : tensor<2x10x1xf32>) {
    ^bb0(%in: f32 loc("encoder.block.0.layer.0.layer_norm"), %out: f32 loc("encoder.block.0.layer.0.layer_norm")):
      %325 = arith.divf %in, %cst_7 : f32 loc(#loc54)
      linalg.yield %325 : f32 loc(#loc54)
    } -> tensor<2x10x1xf32> loc(#loc54)
    %21 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%20 : tensor<2x10x1xf32>) outs(%17 : tensor<2x10x1xf32>) {
    ^bb0(%in: f32 loc("encoder.block.0.layer.0.layer_norm"), %out: f32 loc("encoder.block.0.layer.0.layer_norm")):
      %325 = arith.truncf %cst_6 : f64 to f32 loc(#loc54)
      %326 = arith.addf %in, %325 : f32 loc(#loc54)
      linalg.yield %326 : f32 loc(#loc54)
    } -> tensor<2x10x1xf32> loc(#loc54)
    %22 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%21 : tensor<2x10x1xf32>) outs(%17 : tensor<2x10x1xf32>) {
    ^bb0(%in: f32 loc("encoder.block.0.layer.0.layer_norm"), %out: f32 loc("encoder.block.0.layer.0.layer_norm")):
      %325 = math.rsqrt %in : f32 loc(#loc54)
      linalg.yield %325 : f32 loc(#loc54)
    } -> tensor<2x10x1xf32> loc(#loc54)
    %23 = linalg.generic {indexing_maps = [#map6, #map10, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%7, %22 : tensor<2x10x16xf32>, tensor<2x10x1xf32>) outs(%6 : tensor<2x10x16xf32>) {
    ^bb0(%in: f32 loc("encoder.embed_tokens"), %in_183: f32 loc("encoder.block.0.layer.0.layer_norm"), %out: f32 loc("encoder.block.0.layer.0.layer_norm")):
      %325 = arith.mulf %in, %in_183 : f32 loc(#loc54)
      linalg.yield %325 : f32 loc(#loc54)
    } -> tensor<2x10x16xf32> loc(#loc54)
    %24 = linalg.generic {indexing_maps = [#map11, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg6, %23 : tensor<16xf32>, tensor<2x10x16xf32>) outs(%6 : tensor<2x10x16xf32>) {
    ^bb0(%in: f32 loc("encoder.block.0.layer.0.layer_norm"), %in_183: f32 loc("encoder.block.0.layer.0.layer_norm"), %out: f32 loc("encoder.block.0.layer.0.layer_norm")):
      %325 = arith.mulf %in, %in_183 : f32 loc(#loc54)
      linalg.yield %325 : f32 loc(#loc54)
    } -> tensor<2x10x16xf32> loc(#loc54)
    %25 = tensor.empty() : tensor<16x16xf32> loc(#loc57)
    %transposed = linalg.transpose ins(%arg1 : tensor<16x16xf32>) outs(%25 : tensor<16x16xf32>) permutation = [1, 0]  loc(#loc57)
    %collapsed_19 = tensor.collapse_shape %24 [[0, 1], [2]] : tensor<2x10x16xf32> into tensor<20x16xf32> loc(#loc57)
    %26 = tensor.empty() : tensor<20x16xf32> loc(#loc57)
    %27 = linalg.fill ins(%cst : f32) outs(%26 : tensor<20x16xf32>) -> tensor<20x16xf32> loc(#loc57)
    %28 = linalg.matmul ins(%collapsed_19, %transposed : tensor<20x16xf32>, tensor<16x16xf32>) outs(%27 : tensor<20x16xf32>) -> tensor<20x16xf32> loc(#loc57)
    %expanded_20 = tensor.expand_shape %28 [[0, 1], [2, 3]] output_shape [2, 10, 2, 8] : tensor<20x16xf32> into tensor<2x10x2x8xf32> loc(#loc53)
    %29 = tensor.empty() : tensor<2x2x10x8xf32> loc(#loc53)
    %transposed_21 = linalg.transpose ins(%expanded_20 : tensor<2x10x2x8xf32>) outs(%29 : tensor<2x2x10x8xf32>) permutation = [0, 2, 1, 3]  loc(#loc53)
    %transposed_22 = linalg.transpose ins(%arg2 : tensor<16x16xf32>) outs(%25 : tensor<16x16xf32>) permutation = [1, 0]  loc(#loc58)
    %30 = linalg.matmul ins(%collapsed_19, %transposed_22 : tensor<20x16xf32>, tensor<16x16xf32>) outs(%27 : tensor<20x16xf32>) -> tensor<20x16xf32> loc(#loc58)
    %expanded_23 = tensor.expand_shape %30 [[0, 1], [2, 3]] output_shape [2, 10, 2, 8] : tensor<20x16xf32> into tensor<2x10x2x8xf32> loc(#loc53)
    %transposed_24 = linalg.transpose ins(%arg3 : tensor<16x16xf32>) outs(%25 : tensor<16x16xf32>) permutation = [1, 0]  loc(#loc59)
    %31 = linalg.matmul ins(%collapsed_19, %transposed_24 : tensor<20x16xf32>, tensor<16x16xf32>) outs(%27 : tensor<20x16xf32>) -> tensor<20x16xf32> loc(#loc59)
    %expanded_25 = tensor.expand_shape %31 [[0, 1], [2, 3]] output_shape [2, 10, 2, 8] : tensor<20x16xf32> into tensor<2x10x2x8xf32> loc(#loc53)
    %transposed_26 = linalg.transpose ins(%expanded_25 : tensor<2x10x2x8xf32>) outs(%29 : tensor<2x2x10x8xf32>) permutation = [0, 2, 1, 3]  loc(#loc53)
    %expanded_27 = tensor.expand_shape %9 [[0, 1]] output_shape [10, 1] : tensor<10xi64> into tensor<10x1xi64> loc(#loc53)
    %expanded_28 = tensor.expand_shape %9 [[0, 1]] output_shape [1, 10] : tensor<10xi64> into tensor<1x10xi64> loc(#loc53)
    %32 = tensor.empty() : tensor<10x10xi64> loc(#loc53)
    %33 = linalg.generic {indexing_maps = [#map1, #map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%expanded_28, %expanded_27 : tensor<1x10xi64>, tensor<10x1xi64>) outs(%32 : tensor<10x10xi64>) {
    ^bb0(%in: i64 loc("encoder.block.0.layer.0.SelfAttention"), %in_183: i64 loc("encoder.block.0.layer.0.SelfAttention"), %out: i64 loc("encoder.block.0.layer.0.SelfAttention")):
      %325 = arith.subi %in, %in_183 : i64 loc(#loc53)
      linalg.yield %325 : i64 loc(#loc53)
    } -> tensor<10x10xi64> loc(#loc53)
    %34 = tensor.empty() : tensor<10x10xi1> loc(#loc53)
    %35 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%33 : tensor<10x10xi64>) outs(%34 : tensor<10x10xi1>) {
    ^bb0(%in: i64 loc("encoder.block.0.layer.0.SelfAttention"), %out: i1 loc("encoder.block.0.layer.0.SelfAttention")):
      %325 = arith.cmpi sgt, %in, %c0_i64 : i64 loc(#loc53)
      linalg.yield %325 : i1 loc(#loc53)
    } -> tensor<10x10xi1> loc(#loc53)
    %36 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%35 : tensor<10x10xi1>) outs(%32 : tensor<10x10xi64>) {
    ^bb0(%in: i1 loc("encoder.block.0.layer.0.SelfAttention"), %out: i64 loc("encoder.block.0.layer.0.SelfAttention")):
      %325 = arith.extui %in : i1 to i64 loc(#loc53)
      linalg.yield %325 : i64 loc(#loc53)
    } -> tensor<10x10xi64> loc(#loc53)
    %37 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%36 : tensor<10x10xi64>) outs(%32 : tensor<10x10xi64>) {
    ^bb0(%in: i64 loc("encoder.block.0.layer.0.SelfAttention"), %out: i64 loc("encoder.block.0.layer.0.SelfAttention")):
      %325 = arith.muli %in, %c4_i64 : i64 loc(#loc53)
      linalg.yield %325 : i64 loc(#loc53)
    } -> tensor<10x10xi64> loc(#loc53)
    %38 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%33 : tensor<10x10xi64>) outs(%32 : tensor<10x10xi64>) {
    ^bb0(%in: i64 loc("encoder.block.0.layer.0.SelfAttention"), %out: i64 loc("encoder.block.0.layer.0.SelfAttention")):
      %325 = math.absi %in : i64 loc(#loc53)
      linalg.yield %325 : i64 loc(#loc53)
    } -> tensor<10x10xi64> loc(#loc53)
    %39 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%38 : tensor<10x10xi64>) outs(%34 : tensor<10x10xi1>) {
    ^bb0(%in: i64 loc("encoder.block.0.layer.0.SelfAttention"), %out: i1 loc("encoder.block.0.layer.0.SelfAttention")):
      %325 = arith.cmpi slt, %in, %c2_i64 : i64 loc(#loc53)
      linalg.yield %325 : i1 loc(#loc53)
    } -> tensor<10x10xi1> loc(#loc53)
    %40 = tensor.empty() : tensor<10x10xf32> loc(#loc53)
    %41 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%38 : tensor<10x10xi64>) outs(%40 : tensor<10x10xf32>) {
    ^bb0(%in: i64 loc("encoder.block.0.layer.0.SelfAttention"), %out: f32 loc("encoder.block.0.layer.0.SelfAttention")):
      %325 = arith.sitofp %in : i64 to f32 loc(#loc53)
      linalg.yield %325 : f32 loc(#loc53)
    } -> tensor<10x10xf32> loc(#loc53)
    %42 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%41 : tensor<10x10xf32>) outs(%40 : tensor<10x10xf32>) {
    ^bb0(%in: f32 loc("encoder.block.0.layer.0.SelfAttention"), %out: f32 loc("encoder.block.0.layer.0.SelfAttention")):
      %325 = arith.divf %in, %cst_8 : f32 loc(#loc53)
      linalg.yield %325 : f32 loc(#loc53)
    } -> tensor<10x10xf32> loc(#loc53)
    %43 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%42 : tensor<10x10xf32>) outs(%40 : tensor<10x10xf32>) {
    ^bb0(%in: f32 loc("encoder.block.0.layer.0.SelfAttention"), %out: f32 loc("encoder.block.0.layer.0.SelfAttention")):
      %325 = math.log %in : f32 loc(#loc53)
      linalg.yield %325 : f32 loc(#loc53)
    } -> tensor<10x10xf32> loc(#loc53)
    %44 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%43 : tensor<10x10xf32>) outs(%40 : tensor<10x10xf32>) {
    ^bb0(%in: f32 loc("encoder.block.0.layer.0.SelfAttention"), %out: f32 loc("encoder.block.0.layer.0.SelfAttention")):
      %325 = arith.truncf %cst_5 : f64 to f32 loc(#loc53)
      %326 = arith.divf %in, %325 : f32 loc(#loc53)
      linalg.yield %326 : f32 loc(#loc53)
    } -> tensor<10x10xf32> loc(#loc53)
    %45 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%44 : tensor<10x10xf32>) outs(%40 : tensor<10x10xf32>) {
    ^bb0(%in: f32 loc("encoder.block.0.layer.0.SelfAttention"), %out: f32 loc("encoder.block.0.layer.0.SelfAttention")):
      %325 = arith.mulf %in, %cst_8 : f32 loc(#loc53)
      linalg.yield %325 : f32 loc(#loc53)
    } -> tensor<10x10xf32> loc(#loc53)
    %46 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%45 : tensor<10x10xf32>) outs(%32 : tensor<10x10xi64>) {
    ^bb0(%in: f32 loc("encoder.block.0.layer.0.SelfAttention"), %out: i64 loc("encoder.block.0.layer.0.SelfAttention")):
      %325 = arith.fptosi %in : f32 to i64 loc(#loc53)
      linalg.yield %325 : i64 loc(#loc53)
    } -> tensor<10x10xi64> loc(#loc53)
    %47 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%46 : tensor<10x10xi64>) outs(%32 : tensor<10x10xi64>) {
    ^bb0(%in: i64 loc("encoder.block.0.layer.0.SelfAttention"), %out: i64 loc("encoder.block.0.layer.0.SelfAttention")):
      %325 = arith.addi %in, %c2_i64 : i64 loc(#loc53)
      linalg.yield %325 : i64 loc(#loc53)
    } -> tensor<10x10xi64> loc(#loc53)
    %48 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%47, %cst_15 : tensor<10x10xi64>, tensor<10x10xi64>) outs(%32 : tensor<10x10xi64>) {
    ^bb0(%in: i64 loc("encoder.block.0.layer.0.SelfAttention"), %in_183: i64 loc("encoder.block.0.layer.0.SelfAttention"), %out: i64 loc("encoder.block.0.layer.0.SelfAttention")):
      %325 = arith.minsi %in, %in_183 : i64 loc(#loc53)
      linalg.yield %325 : i64 loc(#loc53)
    } -> tensor<10x10xi64> loc(#loc53)
    %49 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%39, %38, %48 : tensor<10x10xi1>, tensor<10x10xi64>, tensor<10x10xi64>) outs(%32 : tensor<10x10xi64>) {
    ^bb0(%in: i1 loc("encoder.block.0.layer.0.SelfAttention"), %in_183: i64 loc("encoder.block.0.layer.0.SelfAttention"), %in_184: i64 loc("encoder.block.0.layer.0.SelfAttention"), %out: i64 loc("encoder.block.0.layer.0.SelfAttention")):
      %325 = arith.select %in, %in_183, %in_184 : i64 loc(#loc53)
      linalg.yield %325 : i64 loc(#loc53)
    } -> tensor<10x10xi64> loc(#loc53)
    %50 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%37, %49 : tensor<10x10xi64>, tensor<10x10xi64>) outs(%32 : tensor<10x10xi64>) {
    ^bb0(%in: i64 loc("encoder.block.0.layer.0.SelfAttention"), %in_183: i64 loc("encoder.block.0.layer.0.SelfAttention"), %out: i64 loc("encoder.block.0.layer.0.SelfAttention")):
      %325 = arith.addi %in, %in_183 : i64 loc(#loc53)
      linalg.yield %325 : i64 loc(#loc53)
    } -> tensor<10x10xi64> loc(#loc53)
    %51 = tensor.empty() : tensor<10x10x2xf32> loc(#loc60)
    %52 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%50 : tensor<10x10xi64>) outs(%51 : tensor<10x10x2xf32>) {
    ^bb0(%in: i64 loc("encoder.block.0.layer.0.SelfAttention"), %out: f32 loc("encoder.block.0.layer.0.SelfAttention.relative_attention_bias")):
      %325 = arith.index_cast %in : i64 to index loc(#loc60)
      %326 = linalg.index 2 : index loc(#loc60)
      %327 = arith.cmpi slt, %325, %c8 : index loc(#loc60)
      cf.assert %327, "index must be smaller than dim size" loc(#loc60)
      %328 = arith.cmpi sge, %in, %c0_i64 : i64 loc(#loc60)
      cf.assert %328, "index must be larger or equal to 0" loc(#loc60)
      %extracted = tensor.extract %arg5[%325, %326] : tensor<8x2xf32> loc(#loc60)
      linalg.yield %extracted : f32 loc(#loc60)
    } -> tensor<10x10x2xf32> loc(#loc60)
    %53 = tensor.empty() : tensor<2x10x10xf32> loc(#loc53)
    %transposed_29 = linalg.transpose ins(%52 : tensor<10x10x2xf32>) outs(%53 : tensor<2x10x10xf32>) permutation = [2, 0, 1]  loc(#loc53)
    %expanded_30 = tensor.expand_shape %transposed_29 [[0, 1], [2], [3]] output_shape [1, 2, 10, 10] : tensor<2x10x10xf32> into tensor<1x2x10x10xf32> loc(#loc53)
    %54 = tensor.empty() : tensor<2x2x8x10xf32> loc(#loc53)
    %transposed_31 = linalg.transpose ins(%expanded_23 : tensor<2x10x2x8xf32>) outs(%54 : tensor<2x2x8x10xf32>) permutation = [0, 2, 3, 1]  loc(#loc53)
    %collapsed_32 = tensor.collapse_shape %transposed_21 [[0, 1], [2], [3]] : tensor<2x2x10x8xf32> into tensor<4x10x8xf32> loc(#loc53)
    %collapsed_33 = tensor.collapse_shape %transposed_31 [[0, 1], [2], [3]] : tensor<2x2x8x10xf32> into tensor<4x8x10xf32> loc(#loc53)
    %55 = tensor.empty() : tensor<4x10x10xf32> loc(#loc53)
    %56 = linalg.fill ins(%cst : f32) outs(%55 : tensor<4x10x10xf32>) -> tensor<4x10x10xf32> loc(#loc53)
    %57 = linalg.batch_matmul ins(%collapsed_32, %collapsed_33 : tensor<4x10x8xf32>, tensor<4x8x10xf32>) outs(%56 : tensor<4x10x10xf32>) -> tensor<4x10x10xf32> loc(#loc53)
    %expanded_34 = tensor.expand_shape %57 [[0, 1], [2], [3]] output_shape [2, 2, 10, 10] : tensor<4x10x10xf32> into tensor<2x2x10x10xf32> loc(#loc53)
    %58 = tensor.empty() : tensor<2x2x10x10xf32> loc(#loc53)
    %59 = linalg.generic {indexing_maps = [#map7, #map12, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_34, %expanded_30 : tensor<2x2x10x10xf32>, tensor<1x2x10x10xf32>) outs(%58 : tensor<2x2x10x10xf32>) {
    ^bb0(%in: f32 loc("encoder.block.0.layer.0.SelfAttention"), %in_183: f32 loc("encoder.block.0.layer.0.SelfAttention"), %out: f32 loc("encoder.block.0.layer.0.SelfAttention")):
      %325 = arith.addf %in, %in_183 : f32 loc(#loc53)
      linalg.yield %325 : f32 loc(#loc53)
    } -> tensor<2x2x10x10xf32> loc(#loc53)
    %60 = linalg.generic {indexing_maps = [#map7, #map13, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%59, %15 : tensor<2x2x10x10xf32>, tensor<2x1x10x10xf32>) outs(%58 : tensor<2x2x10x10xf32>) {
    ^bb0(%in: f32 loc("encoder.block.0.layer.0.SelfAttention"), %in_183: f32 loc("encoder"), %out: f32 loc("encoder.block.0.layer.0.SelfAttention")):
      %325 = arith.addf %in, %in_183 : f32 loc(#loc53)
      linalg.yield %325 : f32 loc(#loc53)
    } -> tensor<2x2x10x10xf32> loc(#loc53)
    %61 = tensor.empty() : tensor<2x2x10xi64> loc(#loc53)
    %62 = linalg.fill ins(%c0_i64 : i64) outs(%61 : tensor<2x2x10xi64>) -> tensor<2x2x10xi64> loc(#loc53)
    %63 = tensor.empty() : tensor<2x2x10xf32> loc(#loc53)
    %64 = linalg.fill ins(%cst_0 : f32) outs(%63 : tensor<2x2x10xf32>) -> tensor<2x2x10xf32> loc(#loc53)
    %65:2 = linalg.generic {indexing_maps = [#map7, #map14, #map14], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%60 : tensor<2x2x10x10xf32>) outs(%64, %62 : tensor<2x2x10xf32>, tensor<2x2x10xi64>) {
    ^bb0(%in: f32 loc("encoder.block.0.layer.0.SelfAttention"), %out: f32 loc("encoder.block.0.layer.0.SelfAttention"), %out_183: i64 loc("encoder.block.0.layer.0.SelfAttention")):
      %325 = linalg.index 3 : index loc(#loc53)
      %326 = arith.index_cast %325 : index to i64 loc(#loc53)
      %327 = arith.maximumf %in, %out : f32 loc(#loc53)
      %328 = arith.cmpf ogt, %in, %out : f32 loc(#loc53)
      %329 = arith.select %328, %326, %out_183 : i64 loc(#loc53)
      linalg.yield %327, %329 : f32, i64 loc(#loc53)
    } -> (tensor<2x2x10xf32>, tensor<2x2x10xi64>) loc(#loc53)
    %expanded_35 = tensor.expand_shape %65#0 [[0], [1], [2, 3]] output_shape [2, 2, 10, 1] : tensor<2x2x10xf32> into tensor<2x2x10x1xf32> loc(#loc53)
    %66 = linalg.generic {indexing_maps = [#map7, #map15, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%60, %expanded_35 : tensor<2x2x10x10xf32>, tensor<2x2x10x1xf32>) outs(%58 : tensor<2x2x10x10xf32>) {
    ^bb0(%in: f32 loc("encoder.block.0.layer.0.SelfAttention"), %in_183: f32 loc("encoder.block.0.layer.0.SelfAttention"), %out: f32 loc("encoder.block.0.layer.0.SelfAttention")):
      %325 = arith.subf %in, %in_183 : f32 loc(#loc53)
      linalg.yield %325 : f32 loc(#loc53)
    } -> tensor<2x2x10x10xf32> loc(#loc53)
    %67 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%66 : tensor<2x2x10x10xf32>) outs(%58 : tensor<2x2x10x10xf32>) {
    ^bb0(%in: f32 loc("encoder.block.0.layer.0.SelfAttention"), %out: f32 loc("encoder.block.0.layer.0.SelfAttention")):
      %325 = math.exp %in : f32 loc(#loc53)
      linalg.yield %325 : f32 loc(#loc53)
    } -> tensor<2x2x10x10xf32> loc(#loc53)
    %68 = tensor.empty() : tensor<2x2x10x1xf32> loc(#loc53)
    %69 = linalg.fill ins(%cst : f32) outs(%68 : tensor<2x2x10x1xf32>) -> tensor<2x2x10x1xf32> loc(#loc53)
    %70 = linalg.generic {indexing_maps = [#map7, #map15], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%67 : tensor<2x2x10x10xf32>) outs(%69 : tensor<2x2x10x1xf32>) {
    ^bb0(%in: f32 loc("encoder.block.0.layer.0.SelfAttention"), %out: f32 loc("encoder.block.0.layer.0.SelfAttention")):
      %325 = arith.addf %in, %out : f32 loc(#loc53)
      linalg.yield %325 : f32 loc(#loc53)
    } -> tensor<2x2x10x1xf32> loc(#loc53)
    %71 = linalg.generic {indexing_maps = [#map7, #map15, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%67, %70 : tensor<2x2x10x10xf32>, tensor<2x2x10x1xf32>) outs(%58 : tensor<2x2x10x10xf32>) {
    ^bb0(%in: f32 loc("encoder.block.0.layer.0.SelfAttention"), %in_183: f32 loc("encoder.block.0.layer.0.SelfAttention"), %out: f32 loc("encoder.block.0.layer.0.SelfAttention")):
      %325 = arith.divf %in, %in_183 : f32 loc(#loc53)
      linalg.yield %325 : f32 loc(#loc53)
    } -> tensor<2x2x10x10xf32> loc(#loc53)
    %collapsed_36 = tensor.collapse_shape %71 [[0, 1], [2], [3]] : tensor<2x2x10x10xf32> into tensor<4x10x10xf32> loc(#loc53)
    %collapsed_37 = tensor.collapse_shape %transposed_26 [[0, 1], [2], [3]] : tensor<2x2x10x8xf32> into tensor<4x10x8xf32> loc(#loc53)
    %72 = tensor.empty() : tensor<4x10x8xf32> loc(#loc53)
    %73 = linalg.fill ins(%cst : f32) outs(%72 : tensor<4x10x8xf32>) -> tensor<4x10x8xf32> loc(#loc53)
    %74 = linalg.batch_matmul ins(%collapsed_36, %collapsed_37 : tensor<4x10x10xf32>, tensor<4x10x8xf32>) outs(%73 : tensor<4x10x8xf32>) -> tensor<4x10x8xf32> loc(#loc53)
    %expanded_38 = tensor.expand_shape %74 [[0, 1], [2], [3]] output_shape [2, 2, 10, 8] : tensor<4x10x8xf32> into tensor<2x2x10x8xf32> loc(#loc53)
    %75 = tensor.empty() : tensor<2x10x2x8xf32> loc(#loc53)
    %transposed_39 = linalg.transpose ins(%expanded_38 : tensor<2x2x10x8xf32>) outs(%75 : tensor<2x10x2x8xf32>) permutation = [0, 2, 1, 3]  loc(#loc53)
    %transposed_40 = linalg.transpose ins(%arg4 : tensor<16x16xf32>) outs(%25 : tensor<16x16xf32>) permutation = [1, 0]  loc(#loc61)
    %collapsed_41 = tensor.collapse_shape %transposed_39 [[0, 1], [2, 3]] : tensor<2x10x2x8xf32> into tensor<20x16xf32> loc(#loc61)
    %76 = linalg.matmul ins(%collapsed_41, %transposed_40 : tensor<20x16xf32>, tensor<16x16xf32>) outs(%27 : tensor<20x16xf32>) -> tensor<20x16xf32> loc(#loc61)
    %expanded_42 = tensor.expand_shape %76 [[0, 1], [2]] output_shape [2, 10, 16] : tensor<20x16xf32> into tensor<2x10x16xf32> loc(#loc61)
    %77 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%7, %expanded_42 : tensor<2x10x16xf32>, tensor<2x10x16xf32>) outs(%6 : tensor<2x10x16xf32>) {
    ^bb0(%in: f32 loc("encoder.embed_tokens"), %in_183: f32 loc("encoder.block.0.layer.0.SelfAttention.o"), %out: f32 loc("encoder.block.0.layer.0")):
      %325 = arith.addf %in, %in_183 : f32 loc(#loc62)
      linalg.yield %325 : f32 loc(#loc62)
    } -> tensor<2x10x16xf32> loc(#loc62)
    %78 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%77 : tensor<2x10x16xf32>) outs(%6 : tensor<2x10x16xf32>) {
    ^bb0(%in: f32 loc("encoder.block.0.layer.0"), %out: f32 loc("encoder.block.0.layer.1.layer_norm")):
      %325 = math.fpowi %in, %c2_i64 : f32, i64 loc(#loc63)
      linalg.yield %325 : f32 loc(#loc63)
    } -> tensor<2x10x16xf32> loc(#loc63)
    %79 = linalg.generic {indexing_maps = [#map6, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%78 : tensor<2x10x16xf32>) outs(%18 : tensor<2x10x1xf32>) {
    ^bb0(%in: f32 loc("encoder.block.0.layer.1.layer_norm"), %out: f32 loc("encoder.block.0.layer.1.layer_norm")):
      %325 = arith.addf %in, %out : f32 loc(#loc63)
      linalg.yield %325 : f32 loc(#loc63)
    } -> tensor<2x10x1xf32> loc(#loc63)
    %80 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%79 : tensor<2x10x1xf32>) outs(%17 : tensor<2x10x1xf32>) {
    ^bb0(%in: f32 loc("encoder.block.0.layer.1.layer_norm"), %out: f32 loc("encoder.block.0.layer.1.layer_norm")):
      %325 = arith.divf %in, %cst_7 : f32 loc(#loc63)
      linalg.yield %325 : f32 loc(#loc63)
    } -> tensor<2x10x1xf32> loc(#loc63)
    %81 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%80 : tensor<2x10x1xf32>) outs(%17 : tensor<2x10x1xf32>) {
    ^bb0(%in: f32 loc("encoder.block.0.layer.1.layer_norm"), %out: f32 loc("encoder.block.0.layer.1.layer_norm")):
      %325 = arith.truncf %cst_6 : f64 to f32 loc(#loc63)
      %326 = arith.addf %in, %325 : f32 loc(#loc63)
      linalg.yield %326 : f32 loc(#loc63)
    } -> tensor<2x10x1xf32> loc(#loc63)
    %82 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%81 : tensor<2x10x1xf32>) outs(%17 : tensor<2x10x1xf32>) {
    ^bb0(%in: f32 loc("encoder.block.0.layer.1.layer_norm"), %out: f32 loc("encoder.block.0.layer.1.layer_norm")):
      %325 = math.rsqrt %in : f32 loc(#loc63)
      linalg.yield %325 : f32 loc(#loc63)
    } -> tensor<2x10x1xf32> loc(#loc63)
    %83 = linalg.generic {indexing_maps = [#map6, #map10, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%77, %82 : tensor<2x10x16xf32>, tensor<2x10x1xf32>) outs(%6 : tensor<2x10x16xf32>) {
    ^bb0(%in: f32 loc("encoder.block.0.layer.0"), %in_183: f32 loc("encoder.block.0.layer.1.layer_norm"), %out: f32 loc("encoder.block.0.layer.1.layer_norm")):
      %325 = arith.mulf %in, %in_183 : f32 loc(#loc63)
      linalg.yield %325 : f32 loc(#loc63)
    } -> tensor<2x10x16xf32> loc(#loc63)
    %84 = linalg.generic {indexing_maps = [#map11, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg9, %83 : tensor<16xf32>, tensor<2x10x16xf32>) outs(%6 : tensor<2x10x16xf32>) {
    ^bb0(%in: f32 loc("encoder.block.0.layer.1.layer_norm"), %in_183: f32 loc("encoder.block.0.layer.1.layer_norm"), %out: f32 loc("encoder.block.0.layer.1.layer_norm")):
      %325 = arith.mulf %in, %in_183 : f32 loc(#loc63)
      linalg.yield %325 : f32 loc(#loc63)
    } -> tensor<2x10x16xf32> loc(#loc63)
    %85 = tensor.empty() : tensor<16x32xf32> loc(#loc64)
    %transposed_43 = linalg.transpose ins(%arg7 : tensor<32x16xf32>) outs(%85 : tensor<16x32xf32>) permutation = [1, 0]  loc(#loc64)
    %collapsed_44 = tensor.collapse_shape %84 [[0, 1], [2]] : tensor<2x10x16xf32> into tensor<20x16xf32> loc(#loc64)
    %86 = tensor.empty() : tensor<20x32xf32> loc(#loc64)
    %87 = linalg.fill ins(%cst : f32) outs(%86 : tensor<20x32xf32>) -> tensor<20x32xf32> loc(#loc64)
    %88 = linalg.matmul ins(%collapsed_44, %transposed_43 : tensor<20x16xf32>, tensor<16x32xf32>) outs(%87 : tensor<20x32xf32>) -> tensor<20x32xf32> loc(#loc64)
    %expanded_45 = tensor.expand_shape %88 [[0, 1], [2]] output_shape [2, 10, 32] : tensor<20x32xf32> into tensor<2x10x32xf32> loc(#loc64)
    %89 = tensor.empty() : tensor<2x10x32xf32> loc(#loc65)
    %90 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_45 : tensor<2x10x32xf32>) outs(%89 : tensor<2x10x32xf32>) {
    ^bb0(%in: f32 loc("encoder.block.0.layer.1.DenseReluDense.wi"), %out: f32 loc("encoder.block.0.layer.1.DenseReluDense.act")):
      %325 = arith.cmpf ugt, %in, %cst : f32 loc(#loc65)
      %326 = arith.select %325, %in, %cst : f32 loc(#loc65)
      linalg.yield %326 : f32 loc(#loc65)
    } -> tensor<2x10x32xf32> loc(#loc65)
    %91 = tensor.empty() : tensor<32x16xf32> loc(#loc66)
    %transposed_46 = linalg.transpose ins(%arg8 : tensor<16x32xf32>) outs(%91 : tensor<32x16xf32>) permutation = [1, 0]  loc(#loc66)
    %collapsed_47 = tensor.collapse_shape %90 [[0, 1], [2]] : tensor<2x10x32xf32> into tensor<20x32xf32> loc(#loc66)
    %92 = linalg.matmul ins(%collapsed_47, %transposed_46 : tensor<20x32xf32>, tensor<32x16xf32>) outs(%27 : tensor<20x16xf32>) -> tensor<20x16xf32> loc(#loc66)
    %expanded_48 = tensor.expand_shape %92 [[0, 1], [2]] output_shape [2, 10, 16] : tensor<20x16xf32> into tensor<2x10x16xf32> loc(#loc66)
    %93 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%77, %expanded_48 : tensor<2x10x16xf32>, tensor<2x10x16xf32>) outs(%6 : tensor<2x10x16xf32>) {
    ^bb0(%in: f32 loc("encoder.block.0.layer.0"), %in_183: f32 loc("encoder.block.0.layer.1.DenseReluDense.wo"), %out: f32 loc("encoder.block.0.layer.1")):
      %325 = arith.addf %in, %in_183 : f32 loc(#loc67)
      linalg.yield %325 : f32 loc(#loc67)
    } -> tensor<2x10x16xf32> loc(#loc67)
    %94 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%93 : tensor<2x10x16xf32>) outs(%6 : tensor<2x10x16xf32>) {
    ^bb0(%in: f32 loc("encoder.block.0.layer.1"), %out: f32 loc("encoder.block.1.layer.0.layer_norm")):
      %325 = math.fpowi %in, %c2_i64 : f32, i64 loc(#loc68)
      linalg.yield %325 : f32 loc(#loc68)
    } -> tensor<2x10x16xf32> loc(#loc68)
    %95 = linalg.generic {indexing_maps = [#map6, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%94 : tensor<2x10x16xf32>) outs(%18 : tensor<2x10x1xf32>) {
    ^bb0(%in: f32 loc("encoder.block.1.layer.0.layer_norm"), %out: f32 loc("encoder.block.1.layer.0.layer_norm")):
      %325 = arith.addf %in, %out : f32 loc(#loc68)
      linalg.yield %325 : f32 loc(#loc68)
    } -> tensor<2x10x1xf32> loc(#loc68)
    %96 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%95 : tensor<2x10x1xf32>) outs(%17 : tensor<2x10x1xf32>) {
    ^bb0(%in: f32 loc("encoder.block.1.layer.0.layer_norm"), %out: f32 loc("encoder.block.1.layer.0.layer_norm")):
      %325 = arith.divf %in, %cst_7 : f32 loc(#loc68)
      linalg.yield %325 : f32 loc(#loc68)
    } -> tensor<2x10x1xf32> loc(#loc68)
    %97 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%96 : tensor<2x10x1xf32>) outs(%17 : tensor<2x10x1xf32>) {
    ^bb0(%in: f32 loc("encoder.block.1.layer.0.layer_norm"), %out: f32 loc("encoder.block.1.layer.0.layer_norm")):
      %325 = arith.truncf %cst_6 : f64 to f32 loc(#loc68)
      %326 = arith.addf %in, %325 : f32 loc(#loc68)
      linalg.yield %326 : f32 loc(#loc68)
    } -> tensor<2x10x1xf32> loc(#loc68)
    %98 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%97 : tensor<2x10x1xf32>) outs(%17 : tensor<2x10x1xf32>) {
    ^bb0(%in: f32 loc("encoder.block.1.layer.0.layer_norm"), %out: f32 loc("encoder.block.1.layer.0.layer_norm")):
      %325 = math.rsqrt %in : f32 loc(#loc68)
      linalg.yield %325 : f32 loc(#loc68)
    } -> tensor<2x10x1xf32> loc(#loc68)
    %99 = linalg.generic {indexing_maps = [#map6, #map10, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%93, %98 : tensor<2x10x16xf32>, tensor<2x10x1xf32>) outs(%6 : tensor<2x10x16xf32>) {
    ^bb0(%in: f32 loc("encoder.block.0.layer.1"), %in_183: f32 loc("encoder.block.1.layer.0.layer_norm"), %out: f32 loc("encoder.block.1.layer.0.layer_norm")):
      %325 = arith.mulf %in, %in_183 : f32 loc(#loc68)
      linalg.yield %325 : f32 loc(#loc68)
    } -> tensor<2x10x16xf32> loc(#loc68)
    %100 = linalg.generic {indexing_maps = [#map11, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg14, %99 : tensor<16xf32>, tensor<2x10x16xf32>) outs(%6 : tensor<2x10x16xf32>) {
    ^bb0(%in: f32 loc("encoder.block.1.layer.0.layer_norm"), %in_183: f32 loc("encoder.block.1.layer.0.layer_norm"), %out: f32 loc("encoder.block.1.layer.0.layer_norm")):
      %325 = arith.mulf %in, %in_183 : f32 loc(#loc68)
      linalg.yield %325 : f32 loc(#loc68)
    } -> tensor<2x10x16xf32> loc(#loc68)
    %transposed_49 = linalg.transpose ins(%arg10 : tensor<16x16xf32>) outs(%25 : tensor<16x16xf32>) permutation = [1, 0]  loc(#loc69)
    %collapsed_50 = tensor.collapse_shape %100 [[0, 1], [2]] : tensor<2x10x16xf32> into tensor<20x16xf32> loc(#loc69)
    %101 = linalg.matmul ins(%collapsed_50, %transposed_49 : tensor<20x16xf32>, tensor<16x16xf32>) outs(%27 : tensor<20x16xf32>) -> tensor<20x16xf32> loc(#loc69)
    %expanded_51 = tensor.expand_shape %101 [[0, 1], [2, 3]] output_shape [2, 10, 2, 8] : tensor<20x16xf32> into tensor<2x10x2x8xf32> loc(#loc70)
    %transposed_52 = linalg.transpose ins(%expanded_51 : tensor<2x10x2x8xf32>) outs(%29 : tensor<2x2x10x8xf32>) permutation = [0, 2, 1, 3]  loc(#loc70)
    %transposed_53 = linalg.transpose ins(%arg11 : tensor<16x16xf32>) outs(%25 : tensor<16x16xf32>) permutation = [1, 0]  loc(#loc71)
    %102 = linalg.matmul ins(%collapsed_50, %transposed_53 : tensor<20x16xf32>, tensor<16x16xf32>) outs(%27 : tensor<20x16xf32>) -> tensor<20x16xf32> loc(#loc71)
    %expanded_54 = tensor.expand_shape %102 [[0, 1], [2, 3]] output_shape [2, 10, 2, 8] : tensor<20x16xf32> into tensor<2x10x2x8xf32> loc(#loc70)
    %transposed_55 = linalg.transpose ins(%arg12 : tensor<16x16xf32>) outs(%25 : tensor<16x16xf32>) permutation = [1, 0]  loc(#loc72)
    %103 = linalg.matmul ins(%collapsed_50, %transposed_55 : tensor<20x16xf32>, tensor<16x16xf32>) outs(%27 : tensor<20x16xf32>) -> tensor<20x16xf32> loc(#loc72)
    %expanded_56 = tensor.expand_shape %103 [[0, 1], [2, 3]] output_shape [2, 10, 2, 8] : tensor<20x16xf32> into tensor<2x10x2x8xf32> loc(#loc70)
    %transposed_57 = linalg.transpose ins(%expanded_56 : tensor<2x10x2x8xf32>) outs(%29 : tensor<2x2x10x8xf32>) permutation = [0, 2, 1, 3]  loc(#loc70)
    %transposed_58 = linalg.transpose ins(%expanded_54 : tensor<2x10x2x8xf32>) outs(%54 : tensor<2x2x8x10xf32>) permutation = [0, 2, 3, 1]  loc(#loc70)
    %collapsed_59 = tensor.collapse_shape %transposed_52 [[0, 1], [2], [3]] : tensor<2x2x10x8xf32> into tensor<4x10x8xf32> loc(#loc70)
    %collapsed_60 = tensor.collapse_shape %transposed_58 [[0, 1], [2], [3]] : tensor<2x2x8x10xf32> into tensor<4x8x10xf32> loc(#loc70)
    %104 = linalg.batch_matmul ins(%collapsed_59, %collapsed_60 : tensor<4x10x8xf32>, tensor<4x8x10xf32>) outs(%56 : tensor<4x10x10xf32>) -> tensor<4x10x10xf32> loc(#loc70)
    %expanded_61 = tensor.expand_shape %104 [[0, 1], [2], [3]] output_shape [2, 2, 10, 10] : tensor<4x10x10xf32> into tensor<2x2x10x10xf32> loc(#loc70)
    %105 = linalg.generic {indexing_maps = [#map7, #map12, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_61, %expanded_30 : tensor<2x2x10x10xf32>, tensor<1x2x10x10xf32>) outs(%58 : tensor<2x2x10x10xf32>) {
    ^bb0(%in: f32 loc("encoder.block.1.layer.0.SelfAttention"), %in_183: f32 loc("encoder.block.0.layer.0.SelfAttention"), %out: f32 loc("encoder.block.1.layer.0.SelfAttention")):
      %325 = arith.addf %in, %in_183 : f32 loc(#loc70)
      linalg.yield %325 : f32 loc(#loc70)
    } -> tensor<2x2x10x10xf32> loc(#loc70)
    %106 = linalg.generic {indexing_maps = [#map7, #map13, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%105, %15 : tensor<2x2x10x10xf32>, tensor<2x1x10x10xf32>) outs(%58 : tensor<2x2x10x10xf32>) {
    ^bb0(%in: f32 loc("encoder.block.1.layer.0.SelfAttention"), %in_183: f32 loc("encoder"), %out: f32 loc("encoder.block.1.layer.0.SelfAttention")):
      %325 = arith.addf %in, %in_183 : f32 loc(#loc70)
      linalg.yield %325 : f32 loc(#loc70)
    } -> tensor<2x2x10x10xf32> loc(#loc70)
    %107:2 = linalg.generic {indexing_maps = [#map7, #map14, #map14], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%106 : tensor<2x2x10x10xf32>) outs(%64, %62 : tensor<2x2x10xf32>, tensor<2x2x10xi64>) {
    ^bb0(%in: f32 loc("encoder.block.1.layer.0.SelfAttention"), %out: f32 loc("encoder.block.1.layer.0.SelfAttention"), %out_183: i64 loc("encoder.block.1.layer.0.SelfAttention")):
      %325 = linalg.index 3 : index loc(#loc70)
      %326 = arith.index_cast %325 : index to i64 loc(#loc70)
      %327 = arith.maximumf %in, %out : f32 loc(#loc70)
      %328 = arith.cmpf ogt, %in, %out : f32 loc(#loc70)
      %329 = arith.select %328, %326, %out_183 : i64 loc(#loc70)
      linalg.yield %327, %329 : f32, i64 loc(#loc70)
    } -> (tensor<2x2x10xf32>, tensor<2x2x10xi64>) loc(#loc70)
    %expanded_62 = tensor.expand_shape %107#0 [[0], [1], [2, 3]] output_shape [2, 2, 10, 1] : tensor<2x2x10xf32> into tensor<2x2x10x1xf32> loc(#loc70)
    %108 = linalg.generic {indexing_maps = [#map7, #map15, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%106, %expanded_62 : tensor<2x2x10x10xf32>, tensor<2x2x10x1xf32>) outs(%58 : tensor<2x2x10x10xf32>) {
    ^bb0(%in: f32 loc("encoder.block.1.layer.0.SelfAttention"), %in_183: f32 loc("encoder.block.1.layer.0.SelfAttention"), %out: f32 loc("encoder.block.1.layer.0.SelfAttention")):
      %325 = arith.subf %in, %in_183 : f32 loc(#loc70)
      linalg.yield %325 : f32 loc(#loc70)
    } -> tensor<2x2x10x10xf32> loc(#loc70)
    %109 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%108 : tensor<2x2x10x10xf32>) outs(%58 : tensor<2x2x10x10xf32>) {
    ^bb0(%in: f32 loc("encoder.block.1.layer.0.SelfAttention"), %out: f32 loc("encoder.block.1.layer.0.SelfAttention")):
      %325 = math.exp %in : f32 loc(#loc70)
      linalg.yield %325 : f32 loc(#loc70)
    } -> tensor<2x2x10x10xf32> loc(#loc70)
    %110 = linalg.generic {indexing_maps = [#map7, #map15], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%109 : tensor<2x2x10x10xf32>) outs(%69 : tensor<2x2x10x1xf32>) {
    ^bb0(%in: f32 loc("encoder.block.1.layer.0.SelfAttention"), %out: f32 loc("encoder.block.1.layer.0.SelfAttention")):
      %325 = arith.addf %in, %out : f32 loc(#loc70)
      linalg.yield %325 : f32 loc(#loc70)
    } -> tensor<2x2x10x1xf32> loc(#loc70)
    %111 = linalg.generic {indexing_maps = [#map7, #map15, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%109, %110 : tensor<2x2x10x10xf32>, tensor<2x2x10x1xf32>) outs(%58 : tensor<2x2x10x10xf32>) {
    ^bb0(%in: f32 loc("encoder.block.1.layer.0.SelfAttention"), %in_183: f32 loc("encoder.block.1.layer.0.SelfAttention"), %out: f32 loc("encoder.block.1.layer.0.SelfAttention")):
      %325 = arith.divf %in, %in_183 : f32 loc(#loc70)
      linalg.yield %325 : f32 loc(#loc70)
    } -> tensor<2x2x10x10xf32> loc(#loc70)
    %collapsed_63 = tensor.collapse_shape %111 [[0, 1], [2], [3]] : tensor<2x2x10x10xf32> into tensor<4x10x10xf32> loc(#loc70)
    %collapsed_64 = tensor.collapse_shape %transposed_57 [[0, 1], [2], [3]] : tensor<2x2x10x8xf32> into tensor<4x10x8xf32> loc(#loc70)
    %112 = linalg.batch_matmul ins(%collapsed_63, %collapsed_64 : tensor<4x10x10xf32>, tensor<4x10x8xf32>) outs(%73 : tensor<4x10x8xf32>) -> tensor<4x10x8xf32> loc(#loc70)
    %expanded_65 = tensor.expand_shape %112 [[0, 1], [2], [3]] output_shape [2, 2, 10, 8] : tensor<4x10x8xf32> into tensor<2x2x10x8xf32> loc(#loc70)
    %transposed_66 = linalg.transpose ins(%expanded_65 : tensor<2x2x10x8xf32>) outs(%75 : tensor<2x10x2x8xf32>) permutation = [0, 2, 1, 3]  loc(#loc70)
    %transposed_67 = linalg.transpose ins(%arg13 : tensor<16x16xf32>) outs(%25 : tensor<16x16xf32>) permutation = [1, 0]  loc(#loc73)
    %collapsed_68 = tensor.collapse_shape %transposed_66 [[0, 1], [2, 3]] : tensor<2x10x2x8xf32> into tensor<20x16xf32> loc(#loc73)
    %113 = linalg.matmul ins(%collapsed_68, %transposed_67 : tensor<20x16xf32>, tensor<16x16xf32>) outs(%27 : tensor<20x16xf32>) -> tensor<20x16xf32> loc(#loc73)
    %expanded_69 = tensor.expand_shape %113 [[0, 1], [2]] output_shape [2, 10, 16] : tensor<20x16xf32> into tensor<2x10x16xf32> loc(#loc73)
    %114 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%93, %expanded_69 : tensor<2x10x16xf32>, tensor<2x10x16xf32>) outs(%6 : tensor<2x10x16xf32>) {
    ^bb0(%in: f32 loc("encoder.block.0.layer.1"), %in_183: f32 loc("encoder.block.1.layer.0.SelfAttention.o"), %out: f32 loc("encoder.block.1.layer.0")):
      %325 = arith.addf %in, %in_183 : f32 loc(#loc74)
      linalg.yield %325 : f32 loc(#loc74)
    } -> tensor<2x10x16xf32> loc(#loc74)
    %115 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%114 : tensor<2x10x16xf32>) outs(%6 : tensor<2x10x16xf32>) {
    ^bb0(%in: f32 loc("encoder.block.1.layer.0"), %out: f32 loc("encoder.block.1.layer.1.layer_norm")):
      %325 = math.fpowi %in, %c2_i64 : f32, i64 loc(#loc75)
      linalg.yield %325 : f32 loc(#loc75)
    } -> tensor<2x10x16xf32> loc(#loc75)
    %116 = linalg.generic {indexing_maps = [#map6, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%115 : tensor<2x10x16xf32>) outs(%18 : tensor<2x10x1xf32>) {
    ^bb0(%in: f32 loc("encoder.block.1.layer.1.layer_norm"), %out: f32 loc("encoder.block.1.layer.1.layer_norm")):
      %325 = arith.addf %in, %out : f32 loc(#loc75)
      linalg.yield %325 : f32 loc(#loc75)
    } -> tensor<2x10x1xf32> loc(#loc75)
    %117 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%116 : tensor<2x10x1xf32>) outs(%17 : tensor<2x10x1xf32>) {
    ^bb0(%in: f32 loc("encoder.block.1.layer.1.layer_norm"), %out: f32 loc("encoder.block.1.layer.1.layer_norm")):
      %325 = arith.divf %in, %cst_7 : f32 loc(#loc75)
      linalg.yield %325 : f32 loc(#loc75)
    } -> tensor<2x10x1xf32> loc(#loc75)
    %118 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%117 : tensor<2x10x1xf32>) outs(%17 : tensor<2x10x1xf32>) {
    ^bb0(%in: f32 loc("encoder.block.1.layer.1.layer_norm"), %out: f32 loc("encoder.block.1.layer.1.layer_norm")):
      %325 = arith.truncf %cst_6 : f64 to f32 loc(#loc75)
      %326 = arith.addf %in, %325 : f32 loc(#loc75)
      linalg.yield %326 : f32 loc(#loc75)
    } -> tensor<2x10x1xf32> loc(#loc75)
    %119 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%118 : tensor<2x10x1xf32>) outs(%17 : tensor<2x10x1xf32>) {
    ^bb0(%in: f32 loc("encoder.block.1.layer.1.layer_norm"), %out: f32 loc("encoder.block.1.layer.1.layer_norm")):
      %325 = math.rsqrt %in : f32 loc(#loc75)
      linalg.yield %325 : f32 loc(#loc75)
    } -> tensor<2x10x1xf32> loc(#loc75)
    %120 = linalg.generic {indexing_maps = [#map6, #map10, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%114, %119 : tensor<2x10x16xf32>, tensor<2x10x1xf32>) outs(%6 : tensor<2x10x16xf32>) {
    ^bb0(%in: f32 loc("encoder.block.1.layer.0"), %in_183: f32 loc("encoder.block.1.layer.1.layer_norm"), %out: f32 loc("encoder.block.1.layer.1.layer_norm")):
      %325 = arith.mulf %in, %in_183 : f32 loc(#loc75)
      linalg.yield %325 : f32 loc(#loc75)
    } -> tensor<2x10x16xf32> loc(#loc75)
    %121 = linalg.generic {indexing_maps = [#map11, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg17, %120 : tensor<16xf32>, tensor<2x10x16xf32>) outs(%6 : tensor<2x10x16xf32>) {
    ^bb0(%in: f32 loc("encoder.block.1.layer.1.layer_norm"), %in_183: f32 loc("encoder.block.1.layer.1.layer_norm"), %out: f32 loc("encoder.block.1.layer.1.layer_norm")):
      %325 = arith.mulf %in, %in_183 : f32 loc(#loc75)
      linalg.yield %325 : f32 loc(#loc75)
    } -> tensor<2x10x16xf32> loc(#loc75)
    %transposed_70 = linalg.transpose ins(%arg15 : tensor<32x16xf32>) outs(%85 : tensor<16x32xf32>) permutation = [1, 0]  loc(#loc76)
    %collapsed_71 = tensor.collapse_shape %121 [[0, 1], [2]] : tensor<2x10x16xf32> into tensor<20x16xf32> loc(#loc76)
    %122 = linalg.matmul ins(%collapsed_71, %transposed_70 : tensor<20x16xf32>, tensor<16x32xf32>) outs(%87 : tensor<20x32xf32>) -> tensor<20x32xf32> loc(#loc76)
    %expanded_72 = tensor.expand_shape %122 [[0, 1], [2]] output_shape [2, 10, 32] : tensor<20x32xf32> into tensor<2x10x32xf32> loc(#loc76)
    %123 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_72 : tensor<2x10x32xf32>) outs(%89 : tensor<2x10x32xf32>) {
    ^bb0(%in: f32 loc("encoder.block.1.layer.1.DenseReluDense.wi"), %out: f32 loc("encoder.block.1.layer.1.DenseReluDense.act")):
      %325 = arith.cmpf ugt, %in, %cst : f32 loc(#loc77)
      %326 = arith.select %325, %in, %cst : f32 loc(#loc77)
      linalg.yield %326 : f32 loc(#loc77)
    } -> tensor<2x10x32xf32> loc(#loc77)
    %transposed_73 = linalg.transpose ins(%arg16 : tensor<16x32xf32>) outs(%91 : tensor<32x16xf32>) permutation = [1, 0]  loc(#loc78)
    %collapsed_74 = tensor.collapse_shape %123 [[0, 1], [2]] : tensor<2x10x32xf32> into tensor<20x32xf32> loc(#loc78)
    %124 = linalg.matmul ins(%collapsed_74, %transposed_73 : tensor<20x32xf32>, tensor<32x16xf32>) outs(%27 : tensor<20x16xf32>) -> tensor<20x16xf32> loc(#loc78)
    %expanded_75 = tensor.expand_shape %124 [[0, 1], [2]] output_shape [2, 10, 16] : tensor<20x16xf32> into tensor<2x10x16xf32> loc(#loc78)
    %125 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%114, %expanded_75 : tensor<2x10x16xf32>, tensor<2x10x16xf32>) outs(%6 : tensor<2x10x16xf32>) {
    ^bb0(%in: f32 loc("encoder.block.1.layer.0"), %in_183: f32 loc("encoder.block.1.layer.1.DenseReluDense.wo"), %out: f32 loc("encoder.block.1.layer.1")):
      %325 = arith.addf %in, %in_183 : f32 loc(#loc79)
      linalg.yield %325 : f32 loc(#loc79)
    } -> tensor<2x10x16xf32> loc(#loc79)
    %126 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%125 : tensor<2x10x16xf32>) outs(%6 : tensor<2x10x16xf32>) {
    ^bb0(%in: f32 loc("encoder.block.1.layer.1"), %out: f32 loc("encoder.final_layer_norm")):
      %325 = math.fpowi %in, %c2_i64 : f32, i64 loc(#loc80)
      linalg.yield %325 : f32 loc(#loc80)
    } -> tensor<2x10x16xf32> loc(#loc80)
    %127 = linalg.generic {indexing_maps = [#map6, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%126 : tensor<2x10x16xf32>) outs(%18 : tensor<2x10x1xf32>) {
    ^bb0(%in: f32 loc("encoder.final_layer_norm"), %out: f32 loc("encoder.final_layer_norm")):
      %325 = arith.addf %in, %out : f32 loc(#loc80)
      linalg.yield %325 : f32 loc(#loc80)
    } -> tensor<2x10x1xf32> loc(#loc80)
    %128 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%127 : tensor<2x10x1xf32>) outs(%17 : tensor<2x10x1xf32>) {
    ^bb0(%in: f32 loc("encoder.final_layer_norm"), %out: f32 loc("encoder.final_layer_norm")):
      %325 = arith.divf %in, %cst_7 : f32 loc(#loc80)
      linalg.yield %325 : f32 loc(#loc80)
    } -> tensor<2x10x1xf32> loc(#loc80)
    %129 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%128 : tensor<2x10x1xf32>) outs(%17 : tensor<2x10x1xf32>) {
    ^bb0(%in: f32 loc("encoder.final_layer_norm"), %out: f32 loc("encoder.final_layer_norm")):
      %325 = arith.truncf %cst_6 : f64 to f32 loc(#loc80)
      %326 = arith.addf %in, %325 : f32 loc(#loc80)
      linalg.yield %326 : f32 loc(#loc80)
    } -> tensor<2x10x1xf32> loc(#loc80)
    %130 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%129 : tensor<2x10x1xf32>) outs(%17 : tensor<2x10x1xf32>) {
    ^bb0(%in: f32 loc("encoder.final_layer_norm"), %out: f32 loc("encoder.final_layer_norm")):
      %325 = math.rsqrt %in : f32 loc(#loc80)
      linalg.yield %325 : f32 loc(#loc80)
    } -> tensor<2x10x1xf32> loc(#loc80)
    %131 = linalg.generic {indexing_maps = [#map6, #map10, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%125, %130 : tensor<2x10x16xf32>, tensor<2x10x1xf32>) outs(%6 : tensor<2x10x16xf32>) {
    ^bb0(%in: f32 loc("encoder.block.1.layer.1"), %in_183: f32 loc("encoder.final_layer_norm"), %out: f32 loc("encoder.final_layer_norm")):
      %325 = arith.mulf %in, %in_183 : f32 loc(#loc80)
      linalg.yield %325 : f32 loc(#loc80)
    } -> tensor<2x10x16xf32> loc(#loc80)
    %132 = linalg.generic {indexing_maps = [#map11, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg18, %131 : tensor<16xf32>, tensor<2x10x16xf32>) outs(%6 : tensor<2x10x16xf32>) {
    ^bb0(%in: f32 loc("encoder.final_layer_norm"), %in_183: f32 loc("encoder.final_layer_norm"), %out: f32 loc("encoder.final_layer_norm")):
      %325 = arith.mulf %in, %in_183 : f32 loc(#loc80)
      linalg.yield %325 : f32 loc(#loc80)
    } -> tensor<2x10x16xf32> loc(#loc80)
    %extracted_slice = tensor.extract_slice %arg48[0, 0] [2, 7] [1, 1] : tensor<2x8xi64> to tensor<2x7xi64> loc(#loc1)
    %inserted_slice = tensor.insert_slice %extracted_slice into %cst_14[0, 1] [2, 7] [1, 1] : tensor<2x7xi64> into tensor<2x8xi64> loc(#loc1)
    %133 = tensor.empty() : tensor<1x8xi1> loc(#loc1)
    %134 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%expanded_16 : tensor<1x8xi64>) outs(%133 : tensor<1x8xi1>) {
    ^bb0(%in: i64 loc("<loss>"), %out: i1 loc("<loss>")):
      %325 = arith.cmpi eq, %in, %c0_i64 : i64 loc(#loc1)
      linalg.yield %325 : i1 loc(#loc1)
    } -> tensor<1x8xi1> loc(#loc1)
    %135 = tensor.empty() : tensor<2x8xi64> loc(#loc1)
    %136 = linalg.generic {indexing_maps = [#map1, #map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%134, %cst_14, %inserted_slice : tensor<1x8xi1>, tensor<2x8xi64>, tensor<2x8xi64>) outs(%135 : tensor<2x8xi64>) {
    ^bb0(%in: i1 loc("<loss>"), %in_183: i64 loc("<loss>"), %in_184: i64 loc("<loss>"), %out: i64 loc("<loss>")):
      %325 = arith.select %in, %in_183, %in_184 : i64 loc(#loc1)
      linalg.yield %325 : i64 loc(#loc1)
    } -> tensor<2x8xi64> loc(#loc1)
    %137 = tensor.empty() : tensor<2x8xi1> loc(#loc1)
    %138 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%136 : tensor<2x8xi64>) outs(%137 : tensor<2x8xi1>) {
    ^bb0(%in: i64 loc("<loss>"), %out: i1 loc("<loss>")):
      %325 = arith.cmpi eq, %in, %c-100_i64 : i64 loc(#loc1)
      linalg.yield %325 : i1 loc(#loc1)
    } -> tensor<2x8xi1> loc(#loc1)
    %139 = linalg.generic {indexing_maps = [#map3, #map4, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%138, %cst_13, %136 : tensor<2x8xi1>, tensor<i64>, tensor<2x8xi64>) outs(%135 : tensor<2x8xi64>) {
    ^bb0(%in: i1 loc("<loss>"), %in_183: i64 loc("<loss>"), %in_184: i64 loc("<loss>"), %out: i64 loc("<loss>")):
      %325 = arith.select %in, %in_183, %in_184 : i64 loc(#loc1)
      linalg.yield %325 : i64 loc(#loc1)
    } -> tensor<2x8xi64> loc(#loc1)
    %140 = tensor.empty() : tensor<2x8x16xf32> loc(#loc81)
    %141 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%139 : tensor<2x8xi64>) outs(%140 : tensor<2x8x16xf32>) {
    ^bb0(%in: i64 loc("<loss>"), %out: f32 loc("decoder.embed_tokens")):
      %325 = arith.index_cast %in : i64 to index loc(#loc81)
      %326 = linalg.index 2 : index loc(#loc81)
      %327 = arith.cmpi slt, %325, %c64 : index loc(#loc81)
      cf.assert %327, "index must be smaller than dim size" loc(#loc81)
      %328 = arith.cmpi sge, %in, %c0_i64 : i64 loc(#loc81)
      cf.assert %328, "index must be larger or equal to 0" loc(#loc81)
      %extracted = tensor.extract %arg0[%325, %326] : tensor<64x16xf32> loc(#loc81)
      linalg.yield %extracted : f32 loc(#loc81)
    } -> tensor<2x8x16xf32> loc(#loc81)
    %expanded_76 = tensor.expand_shape %1 [[0, 1, 2, 3]] output_shape [1, 1, 8, 1] : tensor<8xi64> into tensor<1x1x8x1xi64> loc(#loc82)
    %142 = tensor.empty() : tensor<1x1x8x1xi1> loc(#loc82)
    %143 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_76 : tensor<1x1x8x1xi64>) outs(%142 : tensor<1x1x8x1xi1>) {
    ^bb0(%in: i64 loc("decoder"), %out: i1 loc("decoder")):
      %325 = arith.cmpi sge, %in, %c0_i64 : i64 loc(#loc82)
      linalg.yield %325 : i1 loc(#loc82)
    } -> tensor<1x1x8x1xi1> loc(#loc82)
    %144 = tensor.empty() : tensor<2x1x8x10xi1> loc(#loc82)
    %collapsed_77 = tensor.collapse_shape %143 [[0, 1], [2, 3]] : tensor<1x1x8x1xi1> into tensor<1x8xi1> loc(#loc82)
    %145 = linalg.generic {indexing_maps = [#map8, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_77 : tensor<1x8xi1>) outs(%144 : tensor<2x1x8x10xi1>) {
    ^bb0(%in: i1 loc("decoder"), %out: i1 loc("decoder")):
      linalg.yield %in : i1 loc(#loc82)
    } -> tensor<2x1x8x10xi1> loc(#loc82)
    %146 = tensor.empty() : tensor<2x1x8x10xf32> loc(#loc82)
    %147 = linalg.generic {indexing_maps = [#map7, #map9, #map9, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%145, %cst_2, %cst_3 : tensor<2x1x8x10xi1>, tensor<f32>, tensor<f32>) outs(%146 : tensor<2x1x8x10xf32>) {
    ^bb0(%in: i1 loc("decoder"), %in_183: f32 loc("<loss>"), %in_184: f32 loc("<loss>"), %out: f32 loc("decoder")):
      %325 = arith.select %in, %in_183, %in_184 : f32 loc(#loc82)
      linalg.yield %325 : f32 loc(#loc82)
    } -> tensor<2x1x8x10xf32> loc(#loc82)
    %148 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%141 : tensor<2x8x16xf32>) outs(%140 : tensor<2x8x16xf32>) {
    ^bb0(%in: f32 loc("decoder.embed_tokens"), %out: f32 loc("decoder.block.0.layer.0.layer_norm")):
      %325 = math.fpowi %in, %c2_i64 : f32, i64 loc(#loc83)
      linalg.yield %325 : f32 loc(#loc83)
    } -> tensor<2x8x16xf32> loc(#loc83)
    %149 = tensor.empty() : tensor<2x8x1xf32> loc(#loc83)
    %150 = linalg.fill ins(%cst : f32) outs(%149 : tensor<2x8x1xf32>) -> tensor<2x8x1xf32> loc(#loc83)
    %151 = linalg.generic {indexing_maps = [#map6, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%148 : tensor<2x8x16xf32>) outs(%150 : tensor<2x8x1xf32>) {
    ^bb0(%in: f32 loc("decoder.block.0.layer.0.layer_norm"), %out: f32 loc("decoder.block.0.layer.0.layer_norm")):
      %325 = arith.addf %in, %out : f32 loc(#loc83)
      linalg.yield %325 : f32 loc(#loc83)
    } -> tensor<2x8x1xf32> loc(#loc83)
    %152 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%151 : tensor<2x8x1xf32>) outs(%149 : tensor<2x8x1xf32>) {
    ^bb0(%in: f32 loc("decoder.block.0.layer.0.layer_norm"), %out: f32 loc("decoder.block.0.layer.0.layer_norm")):
      %325 = arith.divf %in, %cst_7 : f32 loc(#loc83)
      linalg.yield %325 : f32 loc(#loc83)
    } -> tensor<2x8x1xf32> loc(#loc83)
    %153 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%152 : tensor<2x8x1xf32>) outs(%149 : tensor<2x8x1xf32>) {
    ^bb0(%in: f32 loc("decoder.block.0.layer.0.layer_norm"), %out: f32 loc("decoder.block.0.layer.0.layer_norm")):
      %325 = arith.truncf %cst_6 : f64 to f32 loc(#loc83)
      %326 = arith.addf %in, %325 : f32 loc(#loc83)
      linalg.yield %326 : f32 loc(#loc83)
    } -> tensor<2x8x1xf32> loc(#loc83)
    %154 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%153 : tensor<2x8x1xf32>) outs(%149 : tensor<2x8x1xf32>) {
    ^bb0(%in: f32 loc("decoder.block.0.layer.0.layer_norm"), %out: f32 loc("decoder.block.0.layer.0.layer_norm")):
      %325 = math.rsqrt %in : f32 loc(#loc83)
      linalg.yield %325 : f32 loc(#loc83)
    } -> tensor<2x8x1xf32> loc(#loc83)
    %155 = linalg.generic {indexing_maps = [#map6, #map10, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%141, %154 : tensor<2x8x16xf32>, tensor<2x8x1xf32>) outs(%140 : tensor<2x8x16xf32>) {
    ^bb0(%in: f32 loc("decoder.embed_tokens"), %in_183: f32 loc("decoder.block.0.layer.0.layer_norm"), %out: f32 loc("decoder.block.0.layer.0.layer_norm")):
      %325 = arith.mulf %in, %in_183 : f32 loc(#loc83)
      linalg.yield %325 : f32 loc(#loc83)
    } -> tensor<2x8x16xf32> loc(#loc83)
    %156 = linalg.generic {indexing_maps = [#map11, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg24, %155 : tensor<16xf32>, tensor<2x8x16xf32>) outs(%140 : tensor<2x8x16xf32>) {
    ^bb0(%in: f32 loc("decoder.block.0.layer.0.layer_norm"), %in_183: f32 loc("decoder.block.0.layer.0.layer_norm"), %out: f32 loc("decoder.block.0.layer.0.layer_norm")):
      %325 = arith.mulf %in, %in_183 : f32 loc(#loc83)
      linalg.yield %325 : f32 loc(#loc83)
    } -> tensor<2x8x16xf32> loc(#loc83)
    %transposed_78 = linalg.transpose ins(%arg19 : tensor<16x16xf32>) outs(%25 : tensor<16x16xf32>) permutation = [1, 0]  loc(#loc84)
    %collapsed_79 = tensor.collapse_shape %156 [[0, 1], [2]] : tensor<2x8x16xf32> into tensor<16x16xf32> loc(#loc84)
    %157 = linalg.fill ins(%cst : f32) outs(%25 : tensor<16x16xf32>) -> tensor<16x16xf32> loc(#loc84)
    %158 = linalg.matmul ins(%collapsed_79, %transposed_78 : tensor<16x16xf32>, tensor<16x16xf32>) outs(%157 : tensor<16x16xf32>) -> tensor<16x16xf32> loc(#loc84)
    %expanded_80 = tensor.expand_shape %158 [[0, 1], [2, 3]] output_shape [2, 8, 2, 8] : tensor<16x16xf32> into tensor<2x8x2x8xf32> loc(#loc52)
    %159 = tensor.empty() : tensor<2x2x8x8xf32> loc(#loc52)
    %transposed_81 = linalg.transpose ins(%expanded_80 : tensor<2x8x2x8xf32>) outs(%159 : tensor<2x2x8x8xf32>) permutation = [0, 2, 1, 3]  loc(#loc52)
    %transposed_82 = linalg.transpose ins(%arg20 : tensor<16x16xf32>) outs(%25 : tensor<16x16xf32>) permutation = [1, 0]  loc(#loc85)
    %160 = linalg.matmul ins(%collapsed_79, %transposed_82 : tensor<16x16xf32>, tensor<16x16xf32>) outs(%157 : tensor<16x16xf32>) -> tensor<16x16xf32> loc(#loc85)
    %expanded_83 = tensor.expand_shape %160 [[0, 1], [2, 3]] output_shape [2, 8, 2, 8] : tensor<16x16xf32> into tensor<2x8x2x8xf32> loc(#loc52)
    %transposed_84 = linalg.transpose ins(%arg21 : tensor<16x16xf32>) outs(%25 : tensor<16x16xf32>) permutation = [1, 0]  loc(#loc86)
    %161 = linalg.matmul ins(%collapsed_79, %transposed_84 : tensor<16x16xf32>, tensor<16x16xf32>) outs(%157 : tensor<16x16xf32>) -> tensor<16x16xf32> loc(#loc86)
    %expanded_85 = tensor.expand_shape %161 [[0, 1], [2, 3]] output_shape [2, 8, 2, 8] : tensor<16x16xf32> into tensor<2x8x2x8xf32> loc(#loc52)
    %transposed_86 = linalg.transpose ins(%expanded_85 : tensor<2x8x2x8xf32>) outs(%159 : tensor<2x2x8x8xf32>) permutation = [0, 2, 1, 3]  loc(#loc52)
    %162 = tensor.empty() : tensor<8x8xi64> loc(#loc52)
    %163 = linalg.generic {indexing_maps = [#map1, #map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%expanded_16, %expanded : tensor<1x8xi64>, tensor<8x1xi64>) outs(%162 : tensor<8x8xi64>) {
    ^bb0(%in: i64 loc("decoder.block.0.layer.0.SelfAttention"), %in_183: i64 loc("decoder.block.0.layer.0.SelfAttention"), %out: i64 loc("decoder.block.0.layer.0.SelfAttention")):
      %325 = arith.subi %in, %in_183 : i64 loc(#loc52)
      linalg.yield %325 : i64 loc(#loc52)
    } -> tensor<8x8xi64> loc(#loc52)
    %164 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%163, %cst_12 : tensor<8x8xi64>, tensor<8x8xi64>) outs(%162 : tensor<8x8xi64>) {
    ^bb0(%in: i64 loc("decoder.block.0.layer.0.SelfAttention"), %in_183: i64 loc("decoder.block.0.layer.0.SelfAttention"), %out: i64 loc("decoder.block.0.layer.0.SelfAttention")):
      %325 = arith.minsi %in, %in_183 : i64 loc(#loc52)
      linalg.yield %325 : i64 loc(#loc52)
    } -> tensor<8x8xi64> loc(#loc52)
    %165 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%164 : tensor<8x8xi64>) outs(%162 : tensor<8x8xi64>) {
    ^bb0(%in: i64 loc("decoder.block.0.layer.0.SelfAttention"), %out: i64 loc("decoder.block.0.layer.0.SelfAttention")):
      %325 = arith.sitofp %in : i64 to f32 loc(#loc52)
      %326 = arith.negf %325 : f32 loc(#loc52)
      %327 = arith.fptosi %326 : f32 to i64 loc(#loc52)
      linalg.yield %327 : i64 loc(#loc52)
    } -> tensor<8x8xi64> loc(#loc52)
    %166 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%165 : tensor<8x8xi64>) outs(%2 : tensor<8x8xi1>) {
    ^bb0(%in: i64 loc("decoder.block.0.layer.0.SelfAttention"), %out: i1 loc("decoder.block.0.layer.0.SelfAttention")):
      %325 = arith.cmpi slt, %in, %c4_i64 : i64 loc(#loc52)
      linalg.yield %325 : i1 loc(#loc52)
    } -> tensor<8x8xi1> loc(#loc52)
    %167 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%165 : tensor<8x8xi64>) outs(%4 : tensor<8x8xf32>) {
    ^bb0(%in: i64 loc("decoder.block.0.layer.0.SelfAttention"), %out: f32 loc("decoder.block.0.layer.0.SelfAttention")):
      %325 = arith.sitofp %in : i64 to f32 loc(#loc52)
      linalg.yield %325 : f32 loc(#loc52)
    } -> tensor<8x8xf32> loc(#loc52)
    %168 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%167 : tensor<8x8xf32>) outs(%4 : tensor<8x8xf32>) {
    ^bb0(%in: f32 loc("decoder.block.0.layer.0.SelfAttention"), %out: f32 loc("decoder.block.0.layer.0.SelfAttention")):
      %325 = arith.divf %in, %cst_9 : f32 loc(#loc52)
      linalg.yield %325 : f32 loc(#loc52)
    } -> tensor<8x8xf32> loc(#loc52)
    %169 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%168 : tensor<8x8xf32>) outs(%4 : tensor<8x8xf32>) {
    ^bb0(%in: f32 loc("decoder.block.0.layer.0.SelfAttention"), %out: f32 loc("decoder.block.0.layer.0.SelfAttention")):
      %325 = math.log %in : f32 loc(#loc52)
      linalg.yield %325 : f32 loc(#loc52)
    } -> tensor<8x8xf32> loc(#loc52)
    %170 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%169 : tensor<8x8xf32>) outs(%4 : tensor<8x8xf32>) {
    ^bb0(%in: f32 loc("decoder.block.0.layer.0.SelfAttention"), %out: f32 loc("decoder.block.0.layer.0.SelfAttention")):
      %325 = arith.truncf %cst_4 : f64 to f32 loc(#loc52)
      %326 = arith.divf %in, %325 : f32 loc(#loc52)
      linalg.yield %326 : f32 loc(#loc52)
    } -> tensor<8x8xf32> loc(#loc52)
    %171 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%170 : tensor<8x8xf32>) outs(%4 : tensor<8x8xf32>) {
    ^bb0(%in: f32 loc("decoder.block.0.layer.0.SelfAttention"), %out: f32 loc("decoder.block.0.layer.0.SelfAttention")):
      %325 = arith.mulf %in, %cst_9 : f32 loc(#loc52)
      linalg.yield %325 : f32 loc(#loc52)
    } -> tensor<8x8xf32> loc(#loc52)
    %172 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%171 : tensor<8x8xf32>) outs(%162 : tensor<8x8xi64>) {
    ^bb0(%in: f32 loc("decoder.block.0.layer.0.SelfAttention"), %out: i64 loc("decoder.block.0.layer.0.SelfAttention")):
      %325 = arith.fptosi %in : f32 to i64 loc(#loc52)
      linalg.yield %325 : i64 loc(#loc52)
    } -> tensor<8x8xi64> loc(#loc52)
    %173 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%172 : tensor<8x8xi64>) outs(%162 : tensor<8x8xi64>) {
    ^bb0(%in: i64 loc("decoder.block.0.layer.0.SelfAttention"), %out: i64 loc("decoder.block.0.layer.0.SelfAttention")):
      %325 = arith.addi %in, %c4_i64 : i64 loc(#loc52)
      linalg.yield %325 : i64 loc(#loc52)
    } -> tensor<8x8xi64> loc(#loc52)
    %174 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%173, %cst_11 : tensor<8x8xi64>, tensor<8x8xi64>) outs(%162 : tensor<8x8xi64>) {
    ^bb0(%in: i64 loc("decoder.block.0.layer.0.SelfAttention"), %in_183: i64 loc("decoder.block.0.layer.0.SelfAttention"), %out: i64 loc("decoder.block.0.layer.0.SelfAttention")):
      %325 = arith.minsi %in, %in_183 : i64 loc(#loc52)
      linalg.yield %325 : i64 loc(#loc52)
    } -> tensor<8x8xi64> loc(#loc52)
    %175 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%166, %165, %174 : tensor<8x8xi1>, tensor<8x8xi64>, tensor<8x8xi64>) outs(%162 : tensor<8x8xi64>) {
    ^bb0(%in: i1 loc("decoder.block.0.layer.0.SelfAttention"), %in_183: i64 loc("decoder.block.0.layer.0.SelfAttention"), %in_184: i64 loc("decoder.block.0.layer.0.SelfAttention"), %out: i64 loc("decoder.block.0.layer.0.SelfAttention")):
      %325 = arith.select %in, %in_183, %in_184 : i64 loc(#loc52)
      linalg.yield %325 : i64 loc(#loc52)
    } -> tensor<8x8xi64> loc(#loc52)
    %176 = tensor.empty() : tensor<8x8x2xf32> loc(#loc87)
    %177 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%175 : tensor<8x8xi64>) outs(%176 : tensor<8x8x2xf32>) {
    ^bb0(%in: i64 loc("decoder.block.0.layer.0.SelfAttention"), %out: f32 loc("decoder.block.0.layer.0.SelfAttention.relative_attention_bias")):
      %325 = arith.index_cast %in : i64 to index loc(#loc87)
      %326 = linalg.index 2 : index loc(#loc87)
      %327 = arith.cmpi slt, %325, %c8 : index loc(#loc87)
      cf.assert %327, "index must be smaller than dim size" loc(#loc87)
      %328 = arith.cmpi sge, %in, %c0_i64 : i64 loc(#loc87)
      cf.assert %328, "index must be larger or equal to 0" loc(#loc87)
      %extracted = tensor.extract %arg23[%325, %326] : tensor<8x2xf32> loc(#loc87)
      linalg.yield %extracted : f32 loc(#loc87)
    } -> tensor<8x8x2xf32> loc(#loc87)
    %178 = tensor.empty() : tensor<2x8x8xf32> loc(#loc52)
    %transposed_87 = linalg.transpose ins(%177 : tensor<8x8x2xf32>) outs(%178 : tensor<2x8x8xf32>) permutation = [2, 0, 1]  loc(#loc52)
    %expanded_88 = tensor.expand_shape %transposed_87 [[0, 1], [2], [3]] output_shape [1, 2, 8, 8] : tensor<2x8x8xf32> into tensor<1x2x8x8xf32> loc(#loc52)
    %transposed_89 = linalg.transpose ins(%expanded_83 : tensor<2x8x2x8xf32>) outs(%159 : tensor<2x2x8x8xf32>) permutation = [0, 2, 3, 1]  loc(#loc52)
    %collapsed_90 = tensor.collapse_shape %transposed_81 [[0, 1], [2], [3]] : tensor<2x2x8x8xf32> into tensor<4x8x8xf32> loc(#loc52)
    %collapsed_91 = tensor.collapse_shape %transposed_89 [[0, 1], [2], [3]] : tensor<2x2x8x8xf32> into tensor<4x8x8xf32> loc(#loc52)
    %179 = tensor.empty() : tensor<4x8x8xf32> loc(#loc52)
    %180 = linalg.fill ins(%cst : f32) outs(%179 : tensor<4x8x8xf32>) -> tensor<4x8x8xf32> loc(#loc52)
    %181 = linalg.batch_matmul ins(%collapsed_90, %collapsed_91 : tensor<4x8x8xf32>, tensor<4x8x8xf32>) outs(%180 : tensor<4x8x8xf32>) -> tensor<4x8x8xf32> loc(#loc52)
    %expanded_92 = tensor.expand_shape %181 [[0, 1], [2], [3]] output_shape [2, 2, 8, 8] : tensor<4x8x8xf32> into tensor<2x2x8x8xf32> loc(#loc52)
    %182 = linalg.generic {indexing_maps = [#map7, #map12, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_92, %expanded_88 : tensor<2x2x8x8xf32>, tensor<1x2x8x8xf32>) outs(%159 : tensor<2x2x8x8xf32>) {
    ^bb0(%in: f32 loc("decoder.block.0.layer.0.SelfAttention"), %in_183: f32 loc("decoder.block.0.layer.0.SelfAttention"), %out: f32 loc("decoder.block.0.layer.0.SelfAttention")):
      %325 = arith.addf %in, %in_183 : f32 loc(#loc52)
      linalg.yield %325 : f32 loc(#loc52)
    } -> tensor<2x2x8x8xf32> loc(#loc52)
    %183 = linalg.generic {indexing_maps = [#map7, #map16, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%182, %expanded_17 : tensor<2x2x8x8xf32>, tensor<1x1x8x8xf32>) outs(%159 : tensor<2x2x8x8xf32>) {
    ^bb0(%in: f32 loc("decoder.block.0.layer.0.SelfAttention"), %in_183: f32 loc("<loss>"), %out: f32 loc("decoder.block.0.layer.0.SelfAttention")):
      %325 = arith.addf %in, %in_183 : f32 loc(#loc52)
      linalg.yield %325 : f32 loc(#loc52)
    } -> tensor<2x2x8x8xf32> loc(#loc52)
    %184 = tensor.empty() : tensor<2x2x8xi64> loc(#loc52)
    %185 = linalg.fill ins(%c0_i64 : i64) outs(%184 : tensor<2x2x8xi64>) -> tensor<2x2x8xi64> loc(#loc52)
    %186 = tensor.empty() : tensor<2x2x8xf32> loc(#loc52)
    %187 = linalg.fill ins(%cst_0 : f32) outs(%186 : tensor<2x2x8xf32>) -> tensor<2x2x8xf32> loc(#loc52)
    %188:2 = linalg.generic {indexing_maps = [#map7, #map14, #map14], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%183 : tensor<2x2x8x8xf32>) outs(%187, %185 : tensor<2x2x8xf32>, tensor<2x2x8xi64>) {
    ^bb0(%in: f32 loc("decoder.block.0.layer.0.SelfAttention"), %out: f32 loc("decoder.block.0.layer.0.SelfAttention"), %out_183: i64 loc("decoder.block.0.layer.0.SelfAttention")):
      %325 = linalg.index 3 : index loc(#loc52)
      %326 = arith.index_cast %325 : index to i64 loc(#loc52)
      %327 = arith.maximumf %in, %out : f32 loc(#loc52)
      %328 = arith.cmpf ogt, %in, %out : f32 loc(#loc52)
      %329 = arith.select %328, %326, %out_183 : i64 loc(#loc52)
      linalg.yield %327, %329 : f32, i64 loc(#loc52)
    } -> (tensor<2x2x8xf32>, tensor<2x2x8xi64>) loc(#loc52)
    %expanded_93 = tensor.expand_shape %188#0 [[0], [1], [2, 3]] output_shape [2, 2, 8, 1] : tensor<2x2x8xf32> into tensor<2x2x8x1xf32> loc(#loc52)
    %189 = linalg.generic {indexing_maps = [#map7, #map15, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%183, %expanded_93 : tensor<2x2x8x8xf32>, tensor<2x2x8x1xf32>) outs(%159 : tensor<2x2x8x8xf32>) {
    ^bb0(%in: f32 loc("decoder.block.0.layer.0.SelfAttention"), %in_183: f32 loc("decoder.block.0.layer.0.SelfAttention"), %out: f32 loc("decoder.block.0.layer.0.SelfAttention")):
      %325 = arith.subf %in, %in_183 : f32 loc(#loc52)
      linalg.yield %325 : f32 loc(#loc52)
    } -> tensor<2x2x8x8xf32> loc(#loc52)
    %190 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%189 : tensor<2x2x8x8xf32>) outs(%159 : tensor<2x2x8x8xf32>) {
    ^bb0(%in: f32 loc("decoder.block.0.layer.0.SelfAttention"), %out: f32 loc("decoder.block.0.layer.0.SelfAttention")):
      %325 = math.exp %in : f32 loc(#loc52)
      linalg.yield %325 : f32 loc(#loc52)
    } -> tensor<2x2x8x8xf32> loc(#loc52)
    %191 = tensor.empty() : tensor<2x2x8x1xf32> loc(#loc52)
    %192 = linalg.fill ins(%cst : f32) outs(%191 : tensor<2x2x8x1xf32>) -> tensor<2x2x8x1xf32> loc(#loc52)
    %193 = linalg.generic {indexing_maps = [#map7, #map15], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%190 : tensor<2x2x8x8xf32>) outs(%192 : tensor<2x2x8x1xf32>) {
    ^bb0(%in: f32 loc("decoder.block.0.layer.0.SelfAttention"), %out: f32 loc("decoder.block.0.layer.0.SelfAttention")):
      %325 = arith.addf %in, %out : f32 loc(#loc52)
      linalg.yield %325 : f32 loc(#loc52)
    } -> tensor<2x2x8x1xf32> loc(#loc52)
    %194 = linalg.generic {indexing_maps = [#map7, #map15, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%190, %193 : tensor<2x2x8x8xf32>, tensor<2x2x8x1xf32>) outs(%159 : tensor<2x2x8x8xf32>) {
    ^bb0(%in: f32 loc("decoder.block.0.layer.0.SelfAttention"), %in_183: f32 loc("decoder.block.0.layer.0.SelfAttention"), %out: f32 loc("decoder.block.0.layer.0.SelfAttention")):
      %325 = arith.divf %in, %in_183 : f32 loc(#loc52)
      linalg.yield %325 : f32 loc(#loc52)
    } -> tensor<2x2x8x8xf32> loc(#loc52)
    %collapsed_94 = tensor.collapse_shape %194 [[0, 1], [2], [3]] : tensor<2x2x8x8xf32> into tensor<4x8x8xf32> loc(#loc52)
    %collapsed_95 = tensor.collapse_shape %transposed_86 [[0, 1], [2], [3]] : tensor<2x2x8x8xf32> into tensor<4x8x8xf32> loc(#loc52)
    %195 = linalg.batch_matmul ins(%collapsed_94, %collapsed_95 : tensor<4x8x8xf32>, tensor<4x8x8xf32>) outs(%180 : tensor<4x8x8xf32>) -> tensor<4x8x8xf32> loc(#loc52)
    %expanded_96 = tensor.expand_shape %195 [[0, 1], [2], [3]] output_shape [2, 2, 8, 8] : tensor<4x8x8xf32> into tensor<2x2x8x8xf32> loc(#loc52)
    %196 = tensor.empty() : tensor<2x8x2x8xf32> loc(#loc52)
    %transposed_97 = linalg.transpose ins(%expanded_96 : tensor<2x2x8x8xf32>) outs(%196 : tensor<2x8x2x8xf32>) permutation = [0, 2, 1, 3]  loc(#loc52)
    %transposed_98 = linalg.transpose ins(%arg22 : tensor<16x16xf32>) outs(%25 : tensor<16x16xf32>) permutation = [1, 0]  loc(#loc88)
    %collapsed_99 = tensor.collapse_shape %transposed_97 [[0, 1], [2, 3]] : tensor<2x8x2x8xf32> into tensor<16x16xf32> loc(#loc88)
    %197 = linalg.matmul ins(%collapsed_99, %transposed_98 : tensor<16x16xf32>, tensor<16x16xf32>) outs(%157 : tensor<16x16xf32>) -> tensor<16x16xf32> loc(#loc88)
    %expanded_100 = tensor.expand_shape %197 [[0, 1], [2]] output_shape [2, 8, 16] : tensor<16x16xf32> into tensor<2x8x16xf32> loc(#loc88)
    %198 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%141, %expanded_100 : tensor<2x8x16xf32>, tensor<2x8x16xf32>) outs(%140 : tensor<2x8x16xf32>) {
    ^bb0(%in: f32 loc("decoder.embed_tokens"), %in_183: f32 loc("decoder.block.0.layer.0.SelfAttention.o"), %out: f32 loc("decoder.block.0.layer.0")):
      %325 = arith.addf %in, %in_183 : f32 loc(#loc89)
      linalg.yield %325 : f32 loc(#loc89)
    } -> tensor<2x8x16xf32> loc(#loc89)
    %199 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%198 : tensor<2x8x16xf32>) outs(%140 : tensor<2x8x16xf32>) {
    ^bb0(%in: f32 loc("decoder.block.0.layer.0"), %out: f32 loc("decoder.block.0.layer.1.layer_norm")):
      %325 = math.fpowi %in, %c2_i64 : f32, i64 loc(#loc90)
      linalg.yield %325 : f32 loc(#loc90)
    } -> tensor<2x8x16xf32> loc(#loc90)
    %200 = linalg.generic {indexing_maps = [#map6, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%199 : tensor<2x8x16xf32>) outs(%150 : tensor<2x8x1xf32>) {
    ^bb0(%in: f32 loc("decoder.block.0.layer.1.layer_norm"), %out: f32 loc("decoder.block.0.layer.1.layer_norm")):
      %325 = arith.addf %in, %out : f32 loc(#loc90)
      linalg.yield %325 : f32 loc(#loc90)
    } -> tensor<2x8x1xf32> loc(#loc90)
    %201 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%200 : tensor<2x8x1xf32>) outs(%149 : tensor<2x8x1xf32>) {
    ^bb0(%in: f32 loc("decoder.block.0.layer.1.layer_norm"), %out: f32 loc("decoder.block.0.layer.1.layer_norm")):
      %325 = arith.divf %in, %cst_7 : f32 loc(#loc90)
      linalg.yield %325 : f32 loc(#loc90)
    } -> tensor<2x8x1xf32> loc(#loc90)
    %202 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%201 : tensor<2x8x1xf32>) outs(%149 : tensor<2x8x1xf32>) {
    ^bb0(%in: f32 loc("decoder.block.0.layer.1.layer_norm"), %out: f32 loc("decoder.block.0.layer.1.layer_norm")):
      %325 = arith.truncf %cst_6 : f64 to f32 loc(#loc90)
      %326 = arith.addf %in, %325 : f32 loc(#loc90)
      linalg.yield %326 : f32 loc(#loc90)
    } -> tensor<2x8x1xf32> loc(#loc90)
    %203 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%202 : tensor<2x8x1xf32>) outs(%149 : tensor<2x8x1xf32>) {
    ^bb0(%in: f32 loc("decoder.block.0.layer.1.layer_norm"), %out: f32 loc("decoder.block.0.layer.1.layer_norm")):
      %325 = math.rsqrt %in : f32 loc(#loc90)
      linalg.yield %325 : f32 loc(#loc90)
    } -> tensor<2x8x1xf32> loc(#loc90)
    %204 = linalg.generic {indexing_maps = [#map6, #map10, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%198, %203 : tensor<2x8x16xf32>, tensor<2x8x1xf32>) outs(%140 : tensor<2x8x16xf32>) {
    ^bb0(%in: f32 loc("decoder.block.0.layer.0"), %in_183: f32 loc("decoder.block.0.layer.1.layer_norm"), %out: f32 loc("decoder.block.0.layer.1.layer_norm")):
      %325 = arith.mulf %in, %in_183 : f32 loc(#loc90)
      linalg.yield %325 : f32 loc(#loc90)
    } -> tensor<2x8x16xf32> loc(#loc90)
    %205 = linalg.generic {indexing_maps = [#map11, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg29, %204 : tensor<16xf32>, tensor<2x8x16xf32>) outs(%140 : tensor<2x8x16xf32>) {
    ^bb0(%in: f32 loc("decoder.block.0.layer.1.layer_norm"), %in_183: f32 loc("decoder.block.0.layer.1.layer_norm"), %out: f32 loc("decoder.block.0.layer.1.layer_norm")):
      %325 = arith.mulf %in, %in_183 : f32 loc(#loc90)
      linalg.yield %325 : f32 loc(#loc90)
    } -> tensor<2x8x16xf32> loc(#loc90)
    %transposed_101 = linalg.transpose ins(%arg25 : tensor<16x16xf32>) outs(%25 : tensor<16x16xf32>) permutation = [1, 0]  loc(#loc91)
    %collapsed_102 = tensor.collapse_shape %205 [[0, 1], [2]] : tensor<2x8x16xf32> into tensor<16x16xf32> loc(#loc91)
    %206 = linalg.matmul ins(%collapsed_102, %transposed_101 : tensor<16x16xf32>, tensor<16x16xf32>) outs(%157 : tensor<16x16xf32>) -> tensor<16x16xf32> loc(#loc91)
    %expanded_103 = tensor.expand_shape %206 [[0, 1], [2, 3]] output_shape [2, 8, 2, 8] : tensor<16x16xf32> into tensor<2x8x2x8xf32> loc(#loc51)
    %transposed_104 = linalg.transpose ins(%expanded_103 : tensor<2x8x2x8xf32>) outs(%159 : tensor<2x2x8x8xf32>) permutation = [0, 2, 1, 3]  loc(#loc51)
    %transposed_105 = linalg.transpose ins(%arg26 : tensor<16x16xf32>) outs(%25 : tensor<16x16xf32>) permutation = [1, 0]  loc(#loc92)
    %collapsed_106 = tensor.collapse_shape %132 [[0, 1], [2]] : tensor<2x10x16xf32> into tensor<20x16xf32> loc(#loc92)
    %207 = linalg.matmul ins(%collapsed_106, %transposed_105 : tensor<20x16xf32>, tensor<16x16xf32>) outs(%27 : tensor<20x16xf32>) -> tensor<20x16xf32> loc(#loc92)
    %expanded_107 = tensor.expand_shape %207 [[0, 1], [2, 3]] output_shape [2, 10, 2, 8] : tensor<20x16xf32> into tensor<2x10x2x8xf32> loc(#loc51)
    %transposed_108 = linalg.transpose ins(%arg27 : tensor<16x16xf32>) outs(%25 : tensor<16x16xf32>) permutation = [1, 0]  loc(#loc93)
    %208 = linalg.matmul ins(%collapsed_106, %transposed_108 : tensor<20x16xf32>, tensor<16x16xf32>) outs(%27 : tensor<20x16xf32>) -> tensor<20x16xf32> loc(#loc93)
    %expanded_109 = tensor.expand_shape %208 [[0, 1], [2, 3]] output_shape [2, 10, 2, 8] : tensor<20x16xf32> into tensor<2x10x2x8xf32> loc(#loc51)
    %transposed_110 = linalg.transpose ins(%expanded_109 : tensor<2x10x2x8xf32>) outs(%29 : tensor<2x2x10x8xf32>) permutation = [0, 2, 1, 3]  loc(#loc51)
    %transposed_111 = linalg.transpose ins(%expanded_107 : tensor<2x10x2x8xf32>) outs(%54 : tensor<2x2x8x10xf32>) permutation = [0, 2, 3, 1]  loc(#loc51)
    %collapsed_112 = tensor.collapse_shape %transposed_104 [[0, 1], [2], [3]] : tensor<2x2x8x8xf32> into tensor<4x8x8xf32> loc(#loc51)
    %collapsed_113 = tensor.collapse_shape %transposed_111 [[0, 1], [2], [3]] : tensor<2x2x8x10xf32> into tensor<4x8x10xf32> loc(#loc51)
    %209 = tensor.empty() : tensor<4x8x10xf32> loc(#loc51)
    %210 = linalg.fill ins(%cst : f32) outs(%209 : tensor<4x8x10xf32>) -> tensor<4x8x10xf32> loc(#loc51)
    %211 = linalg.batch_matmul ins(%collapsed_112, %collapsed_113 : tensor<4x8x8xf32>, tensor<4x8x10xf32>) outs(%210 : tensor<4x8x10xf32>) -> tensor<4x8x10xf32> loc(#loc51)
    %expanded_114 = tensor.expand_shape %211 [[0, 1], [2], [3]] output_shape [2, 2, 8, 10] : tensor<4x8x10xf32> into tensor<2x2x8x10xf32> loc(#loc51)
    %212 = linalg.generic {indexing_maps = [#map7, #map12, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_114, %cst_1 : tensor<2x2x8x10xf32>, tensor<1x2x8x10xf32>) outs(%54 : tensor<2x2x8x10xf32>) {
    ^bb0(%in: f32 loc("decoder.block.0.layer.1.EncDecAttention"), %in_183: f32 loc("decoder.block.0.layer.1.EncDecAttention"), %out: f32 loc("decoder.block.0.layer.1.EncDecAttention")):
      %325 = arith.addf %in, %in_183 : f32 loc(#loc51)
      linalg.yield %325 : f32 loc(#loc51)
    } -> tensor<2x2x8x10xf32> loc(#loc51)
    %213 = linalg.generic {indexing_maps = [#map7, #map13, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%212, %147 : tensor<2x2x8x10xf32>, tensor<2x1x8x10xf32>) outs(%54 : tensor<2x2x8x10xf32>) {
    ^bb0(%in: f32 loc("decoder.block.0.layer.1.EncDecAttention"), %in_183: f32 loc("decoder"), %out: f32 loc("decoder.block.0.layer.1.EncDecAttention")):
      %325 = arith.addf %in, %in_183 : f32 loc(#loc51)
      linalg.yield %325 : f32 loc(#loc51)
    } -> tensor<2x2x8x10xf32> loc(#loc51)
    %214:2 = linalg.generic {indexing_maps = [#map7, #map14, #map14], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%213 : tensor<2x2x8x10xf32>) outs(%187, %185 : tensor<2x2x8xf32>, tensor<2x2x8xi64>) {
    ^bb0(%in: f32 loc("decoder.block.0.layer.1.EncDecAttention"), %out: f32 loc("decoder.block.0.layer.1.EncDecAttention"), %out_183: i64 loc("decoder.block.0.layer.1.EncDecAttention")):
      %325 = linalg.index 3 : index loc(#loc51)
      %326 = arith.index_cast %325 : index to i64 loc(#loc51)
      %327 = arith.maximumf %in, %out : f32 loc(#loc51)
      %328 = arith.cmpf ogt, %in, %out : f32 loc(#loc51)
      %329 = arith.select %328, %326, %out_183 : i64 loc(#loc51)
      linalg.yield %327, %329 : f32, i64 loc(#loc51)
    } -> (tensor<2x2x8xf32>, tensor<2x2x8xi64>) loc(#loc51)
    %expanded_115 = tensor.expand_shape %214#0 [[0], [1], [2, 3]] output_shape [2, 2, 8, 1] : tensor<2x2x8xf32> into tensor<2x2x8x1xf32> loc(#loc51)
    %215 = linalg.generic {indexing_maps = [#map7, #map15, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%213, %expanded_115 : tensor<2x2x8x10xf32>, tensor<2x2x8x1xf32>) outs(%54 : tensor<2x2x8x10xf32>) {
    ^bb0(%in: f32 loc("decoder.block.0.layer.1.EncDecAttention"), %in_183: f32 loc("decoder.block.0.layer.1.EncDecAttention"), %out: f32 loc("decoder.block.0.layer.1.EncDecAttention")):
      %325 = arith.subf %in, %in_183 : f32 loc(#loc51)
      linalg.yield %325 : f32 loc(#loc51)
    } -> tensor<2x2x8x10xf32> loc(#loc51)
    %216 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%215 : tensor<2x2x8x10xf32>) outs(%54 : tensor<2x2x8x10xf32>) {
    ^bb0(%in: f32 loc("decoder.block.0.layer.1.EncDecAttention"), %out: f32 loc("decoder.block.0.layer.1.EncDecAttention")):
      %325 = math.exp %in : f32 loc(#loc51)
      linalg.yield %325 : f32 loc(#loc51)
    } -> tensor<2x2x8x10xf32> loc(#loc51)
    %217 = linalg.generic {indexing_maps = [#map7, #map15], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%216 : tensor<2x2x8x10xf32>) outs(%192 : tensor<2x2x8x1xf32>) {
    ^bb0(%in: f32 loc("decoder.block.0.layer.1.EncDecAttention"), %out: f32 loc("decoder.block.0.layer.1.EncDecAttention")):
      %325 = arith.addf %in, %out : f32 loc(#loc51)
      linalg.yield %325 : f32 loc(#loc51)
    } -> tensor<2x2x8x1xf32> loc(#loc51)
    %218 = linalg.generic {indexing_maps = [#map7, #map15, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%216, %217 : tensor<2x2x8x10xf32>, tensor<2x2x8x1xf32>) outs(%54 : tensor<2x2x8x10xf32>) {
    ^bb0(%in: f32 loc("decoder.block.0.layer.1.EncDecAttention"), %in_183: f32 loc("decoder.block.0.layer.1.EncDecAttention"), %out: f32 loc("decoder.block.0.layer.1.EncDecAttention")):
      %325 = arith.divf %in, %in_183 : f32 loc(#loc51)
      linalg.yield %325 : f32 loc(#loc51)
    } -> tensor<2x2x8x10xf32> loc(#loc51)
    %collapsed_116 = tensor.collapse_shape %218 [[0, 1], [2], [3]] : tensor<2x2x8x10xf32> into tensor<4x8x10xf32> loc(#loc51)
    %collapsed_117 = tensor.collapse_shape %transposed_110 [[0, 1], [2], [3]] : tensor<2x2x10x8xf32> into tensor<4x10x8xf32> loc(#loc51)
    %219 = linalg.batch_matmul ins(%collapsed_116, %collapsed_117 : tensor<4x8x10xf32>, tensor<4x10x8xf32>) outs(%180 : tensor<4x8x8xf32>) -> tensor<4x8x8xf32> loc(#loc51)
    %expanded_118 = tensor.expand_shape %219 [[0, 1], [2], [3]] output_shape [2, 2, 8, 8] : tensor<4x8x8xf32> into tensor<2x2x8x8xf32> loc(#loc51)
    %transposed_119 = linalg.transpose ins(%expanded_118 : tensor<2x2x8x8xf32>) outs(%196 : tensor<2x8x2x8xf32>) permutation = [0, 2, 1, 3]  loc(#loc51)
    %transposed_120 = linalg.transpose ins(%arg28 : tensor<16x16xf32>) outs(%25 : tensor<16x16xf32>) permutation = [1, 0]  loc(#loc94)
    %collapsed_121 = tensor.collapse_shape %transposed_119 [[0, 1], [2, 3]] : tensor<2x8x2x8xf32> into tensor<16x16xf32> loc(#loc94)
    %220 = linalg.matmul ins(%collapsed_121, %transposed_120 : tensor<16x16xf32>, tensor<16x16xf32>) outs(%157 : tensor<16x16xf32>) -> tensor<16x16xf32> loc(#loc94)
    %expanded_122 = tensor.expand_shape %220 [[0, 1], [2]] output_shape [2, 8, 16] : tensor<16x16xf32> into tensor<2x8x16xf32> loc(#loc94)
    %221 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%198, %expanded_122 : tensor<2x8x16xf32>, tensor<2x8x16xf32>) outs(%140 : tensor<2x8x16xf32>) {
    ^bb0(%in: f32 loc("decoder.block.0.layer.0"), %in_183: f32 loc("decoder.block.0.layer.1.EncDecAttention.o"), %out: f32 loc("decoder.block.0.layer.1")):
      %325 = arith.addf %in, %in_183 : f32 loc(#loc95)
      linalg.yield %325 : f32 loc(#loc95)
    } -> tensor<2x8x16xf32> loc(#loc95)
    %222 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%221 : tensor<2x8x16xf32>) outs(%140 : tensor<2x8x16xf32>) {
    ^bb0(%in: f32 loc("decoder.block.0.layer.1"), %out: f32 loc("decoder.block.0.layer.2.layer_norm")):
      %325 = math.fpowi %in, %c2_i64 : f32, i64 loc(#loc96)
      linalg.yield %325 : f32 loc(#loc96)
    } -> tensor<2x8x16xf32> loc(#loc96)
    %223 = linalg.generic {indexing_maps = [#map6, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%222 : tensor<2x8x16xf32>) outs(%150 : tensor<2x8x1xf32>) {
    ^bb0(%in: f32 loc("decoder.block.0.layer.2.layer_norm"), %out: f32 loc("decoder.block.0.layer.2.layer_norm")):
      %325 = arith.addf %in, %out : f32 loc(#loc96)
      linalg.yield %325 : f32 loc(#loc96)
    } -> tensor<2x8x1xf32> loc(#loc96)
    %224 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%223 : tensor<2x8x1xf32>) outs(%149 : tensor<2x8x1xf32>) {
    ^bb0(%in: f32 loc("decoder.block.0.layer.2.layer_norm"), %out: f32 loc("decoder.block.0.layer.2.layer_norm")):
      %325 = arith.divf %in, %cst_7 : f32 loc(#loc96)
      linalg.yield %325 : f32 loc(#loc96)
    } -> tensor<2x8x1xf32> loc(#loc96)
    %225 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%224 : tensor<2x8x1xf32>) outs(%149 : tensor<2x8x1xf32>) {
    ^bb0(%in: f32 loc("decoder.block.0.layer.2.layer_norm"), %out: f32 loc("decoder.block.0.layer.2.layer_norm")):
      %325 = arith.truncf %cst_6 : f64 to f32 loc(#loc96)
      %326 = arith.addf %in, %325 : f32 loc(#loc96)
      linalg.yield %326 : f32 loc(#loc96)
    } -> tensor<2x8x1xf32> loc(#loc96)
    %226 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%225 : tensor<2x8x1xf32>) outs(%149 : tensor<2x8x1xf32>) {
    ^bb0(%in: f32 loc("decoder.block.0.layer.2.layer_norm"), %out: f32 loc("decoder.block.0.layer.2.layer_norm")):
      %325 = math.rsqrt %in : f32 loc(#loc96)
      linalg.yield %325 : f32 loc(#loc96)
    } -> tensor<2x8x1xf32> loc(#loc96)
    %227 = linalg.generic {indexing_maps = [#map6, #map10, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%221, %226 : tensor<2x8x16xf32>, tensor<2x8x1xf32>) outs(%140 : tensor<2x8x16xf32>) {
    ^bb0(%in: f32 loc("decoder.block.0.layer.1"), %in_183: f32 loc("decoder.block.0.layer.2.layer_norm"), %out: f32 loc("decoder.block.0.layer.2.layer_norm")):
      %325 = arith.mulf %in, %in_183 : f32 loc(#loc96)
      linalg.yield %325 : f32 loc(#loc96)
    } -> tensor<2x8x16xf32> loc(#loc96)
    %228 = linalg.generic {indexing_maps = [#map11, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg32, %227 : tensor<16xf32>, tensor<2x8x16xf32>) outs(%140 : tensor<2x8x16xf32>) {
    ^bb0(%in: f32 loc("decoder.block.0.layer.2.layer_norm"), %in_183: f32 loc("decoder.block.0.layer.2.layer_norm"), %out: f32 loc("decoder.block.0.layer.2.layer_norm")):
      %325 = arith.mulf %in, %in_183 : f32 loc(#loc96)
      linalg.yield %325 : f32 loc(#loc96)
    } -> tensor<2x8x16xf32> loc(#loc96)
    %transposed_123 = linalg.transpose ins(%arg30 : tensor<32x16xf32>) outs(%85 : tensor<16x32xf32>) permutation = [1, 0]  loc(#loc97)
    %collapsed_124 = tensor.collapse_shape %228 [[0, 1], [2]] : tensor<2x8x16xf32> into tensor<16x16xf32> loc(#loc97)
    %229 = linalg.fill ins(%cst : f32) outs(%85 : tensor<16x32xf32>) -> tensor<16x32xf32> loc(#loc97)
    %230 = linalg.matmul ins(%collapsed_124, %transposed_123 : tensor<16x16xf32>, tensor<16x32xf32>) outs(%229 : tensor<16x32xf32>) -> tensor<16x32xf32> loc(#loc97)
    %expanded_125 = tensor.expand_shape %230 [[0, 1], [2]] output_shape [2, 8, 32] : tensor<16x32xf32> into tensor<2x8x32xf32> loc(#loc97)
    %231 = tensor.empty() : tensor<2x8x32xf32> loc(#loc98)
    %232 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_125 : tensor<2x8x32xf32>) outs(%231 : tensor<2x8x32xf32>) {
    ^bb0(%in: f32 loc("decoder.block.0.layer.2.DenseReluDense.wi"), %out: f32 loc("decoder.block.0.layer.2.DenseReluDense.act")):
      %325 = arith.cmpf ugt, %in, %cst : f32 loc(#loc98)
      %326 = arith.select %325, %in, %cst : f32 loc(#loc98)
      linalg.yield %326 : f32 loc(#loc98)
    } -> tensor<2x8x32xf32> loc(#loc98)
    %transposed_126 = linalg.transpose ins(%arg31 : tensor<16x32xf32>) outs(%91 : tensor<32x16xf32>) permutation = [1, 0]  loc(#loc99)
    %collapsed_127 = tensor.collapse_shape %232 [[0, 1], [2]] : tensor<2x8x32xf32> into tensor<16x32xf32> loc(#loc99)
    %233 = linalg.matmul ins(%collapsed_127, %transposed_126 : tensor<16x32xf32>, tensor<32x16xf32>) outs(%157 : tensor<16x16xf32>) -> tensor<16x16xf32> loc(#loc99)
    %expanded_128 = tensor.expand_shape %233 [[0, 1], [2]] output_shape [2, 8, 16] : tensor<16x16xf32> into tensor<2x8x16xf32> loc(#loc99)
    %234 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%221, %expanded_128 : tensor<2x8x16xf32>, tensor<2x8x16xf32>) outs(%140 : tensor<2x8x16xf32>) {
    ^bb0(%in: f32 loc("decoder.block.0.layer.1"), %in_183: f32 loc("decoder.block.0.layer.2.DenseReluDense.wo"), %out: f32 loc("decoder.block.0.layer.2")):
      %325 = arith.addf %in, %in_183 : f32 loc(#loc100)
      linalg.yield %325 : f32 loc(#loc100)
    } -> tensor<2x8x16xf32> loc(#loc100)
    %235 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%234 : tensor<2x8x16xf32>) outs(%140 : tensor<2x8x16xf32>) {
    ^bb0(%in: f32 loc("decoder.block.0.layer.2"), %out: f32 loc("decoder.block.1.layer.0.layer_norm")):
      %325 = math.fpowi %in, %c2_i64 : f32, i64 loc(#loc101)
      linalg.yield %325 : f32 loc(#loc101)
    } -> tensor<2x8x16xf32> loc(#loc101)
    %236 = linalg.generic {indexing_maps = [#map6, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%235 : tensor<2x8x16xf32>) outs(%150 : tensor<2x8x1xf32>) {
    ^bb0(%in: f32 loc("decoder.block.1.layer.0.layer_norm"), %out: f32 loc("decoder.block.1.layer.0.layer_norm")):
      %325 = arith.addf %in, %out : f32 loc(#loc101)
      linalg.yield %325 : f32 loc(#loc101)
    } -> tensor<2x8x1xf32> loc(#loc101)
    %237 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%236 : tensor<2x8x1xf32>) outs(%149 : tensor<2x8x1xf32>) {
    ^bb0(%in: f32 loc("decoder.block.1.layer.0.layer_norm"), %out: f32 loc("decoder.block.1.layer.0.layer_norm")):
      %325 = arith.divf %in, %cst_7 : f32 loc(#loc101)
      linalg.yield %325 : f32 loc(#loc101)
    } -> tensor<2x8x1xf32> loc(#loc101)
    %238 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%237 : tensor<2x8x1xf32>) outs(%149 : tensor<2x8x1xf32>) {
    ^bb0(%in: f32 loc("decoder.block.1.layer.0.layer_norm"), %out: f32 loc("decoder.block.1.layer.0.layer_norm")):
      %325 = arith.truncf %cst_6 : f64 to f32 loc(#loc101)
      %326 = arith.addf %in, %325 : f32 loc(#loc101)
      linalg.yield %326 : f32 loc(#loc101)
    } -> tensor<2x8x1xf32> loc(#loc101)
    %239 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%238 : tensor<2x8x1xf32>) outs(%149 : tensor<2x8x1xf32>) {
    ^bb0(%in: f32 loc("decoder.block.1.layer.0.layer_norm"), %out: f32 loc("decoder.block.1.layer.0.layer_norm")):
      %325 = math.rsqrt %in : f32 loc(#loc101)
      linalg.yield %325 : f32 loc(#loc101)
    } -> tensor<2x8x1xf32> loc(#loc101)
    %240 = linalg.generic {indexing_maps = [#map6, #map10, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%234, %239 : tensor<2x8x16xf32>, tensor<2x8x1xf32>) outs(%140 : tensor<2x8x16xf32>) {
    ^bb0(%in: f32 loc("decoder.block.0.layer.2"), %in_183: f32 loc("decoder.block.1.layer.0.layer_norm"), %out: f32 loc("decoder.block.1.layer.0.layer_norm")):
      %325 = arith.mulf %in, %in_183 : f32 loc(#loc101)
      linalg.yield %325 : f32 loc(#loc101)
    } -> tensor<2x8x16xf32> loc(#loc101)
    %241 = linalg.generic {indexing_maps = [#map11, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg37, %240 : tensor<16xf32>, tensor<2x8x16xf32>) outs(%140 : tensor<2x8x16xf32>) {
    ^bb0(%in: f32 loc("decoder.block.1.layer.0.layer_norm"), %in_183: f32 loc("decoder.block.1.layer.0.layer_norm"), %out: f32 loc("decoder.block.1.layer.0.layer_norm")):
      %325 = arith.mulf %in, %in_183 : f32 loc(#loc101)
      linalg.yield %325 : f32 loc(#loc101)
    } -> tensor<2x8x16xf32> loc(#loc101)
    %transposed_129 = linalg.transpose ins(%arg33 : tensor<16x16xf32>) outs(%25 : tensor<16x16xf32>) permutation = [1, 0]  loc(#loc102)
    %collapsed_130 = tensor.collapse_shape %241 [[0, 1], [2]] : tensor<2x8x16xf32> into tensor<16x16xf32> loc(#loc102)
    %242 = linalg.matmul ins(%collapsed_130, %transposed_129 : tensor<16x16xf32>, tensor<16x16xf32>) outs(%157 : tensor<16x16xf32>) -> tensor<16x16xf32> loc(#loc102)
    %expanded_131 = tensor.expand_shape %242 [[0, 1], [2, 3]] output_shape [2, 8, 2, 8] : tensor<16x16xf32> into tensor<2x8x2x8xf32> loc(#loc103)
    %transposed_132 = linalg.transpose ins(%expanded_131 : tensor<2x8x2x8xf32>) outs(%159 : tensor<2x2x8x8xf32>) permutation = [0, 2, 1, 3]  loc(#loc103)
    %transposed_133 = linalg.transpose ins(%arg34 : tensor<16x16xf32>) outs(%25 : tensor<16x16xf32>) permutation = [1, 0]  loc(#loc104)
    %243 = linalg.matmul ins(%collapsed_130, %transposed_133 : tensor<16x16xf32>, tensor<16x16xf32>) outs(%157 : tensor<16x16xf32>) -> tensor<16x16xf32> loc(#loc104)
    %expanded_134 = tensor.expand_shape %243 [[0, 1], [2, 3]] output_shape [2, 8, 2, 8] : tensor<16x16xf32> into tensor<2x8x2x8xf32> loc(#loc103)
    %transposed_135 = linalg.transpose ins(%arg35 : tensor<16x16xf32>) outs(%25 : tensor<16x16xf32>) permutation = [1, 0]  loc(#loc105)
    %244 = linalg.matmul ins(%collapsed_130, %transposed_135 : tensor<16x16xf32>, tensor<16x16xf32>) outs(%157 : tensor<16x16xf32>) -> tensor<16x16xf32> loc(#loc105)
    %expanded_136 = tensor.expand_shape %244 [[0, 1], [2, 3]] output_shape [2, 8, 2, 8] : tensor<16x16xf32> into tensor<2x8x2x8xf32> loc(#loc103)
    %transposed_137 = linalg.transpose ins(%expanded_136 : tensor<2x8x2x8xf32>) outs(%159 : tensor<2x2x8x8xf32>) permutation = [0, 2, 1, 3]  loc(#loc103)
    %transposed_138 = linalg.transpose ins(%expanded_134 : tensor<2x8x2x8xf32>) outs(%159 : tensor<2x2x8x8xf32>) permutation = [0, 2, 3, 1]  loc(#loc103)
    %collapsed_139 = tensor.collapse_shape %transposed_132 [[0, 1], [2], [3]] : tensor<2x2x8x8xf32> into tensor<4x8x8xf32> loc(#loc103)
    %collapsed_140 = tensor.collapse_shape %transposed_138 [[0, 1], [2], [3]] : tensor<2x2x8x8xf32> into tensor<4x8x8xf32> loc(#loc103)
    %245 = linalg.batch_matmul ins(%collapsed_139, %collapsed_140 : tensor<4x8x8xf32>, tensor<4x8x8xf32>) outs(%180 : tensor<4x8x8xf32>) -> tensor<4x8x8xf32> loc(#loc103)
    %expanded_141 = tensor.expand_shape %245 [[0, 1], [2], [3]] output_shape [2, 2, 8, 8] : tensor<4x8x8xf32> into tensor<2x2x8x8xf32> loc(#loc103)
    %246 = linalg.generic {indexing_maps = [#map7, #map12, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_141, %expanded_88 : tensor<2x2x8x8xf32>, tensor<1x2x8x8xf32>) outs(%159 : tensor<2x2x8x8xf32>) {
    ^bb0(%in: f32 loc("decoder.block.1.layer.0.SelfAttention"), %in_183: f32 loc("decoder.block.0.layer.0.SelfAttention"), %out: f32 loc("decoder.block.1.layer.0.SelfAttention")):
      %325 = arith.addf %in, %in_183 : f32 loc(#loc103)
      linalg.yield %325 : f32 loc(#loc103)
    } -> tensor<2x2x8x8xf32> loc(#loc103)
    %247 = linalg.generic {indexing_maps = [#map7, #map16, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%246, %expanded_17 : tensor<2x2x8x8xf32>, tensor<1x1x8x8xf32>) outs(%159 : tensor<2x2x8x8xf32>) {
    ^bb0(%in: f32 loc("decoder.block.1.layer.0.SelfAttention"), %in_183: f32 loc("<loss>"), %out: f32 loc("decoder.block.1.layer.0.SelfAttention")):
      %325 = arith.addf %in, %in_183 : f32 loc(#loc103)
      linalg.yield %325 : f32 loc(#loc103)
    } -> tensor<2x2x8x8xf32> loc(#loc103)
    %248:2 = linalg.generic {indexing_maps = [#map7, #map14, #map14], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%247 : tensor<2x2x8x8xf32>) outs(%187, %185 : tensor<2x2x8xf32>, tensor<2x2x8xi64>) {
    ^bb0(%in: f32 loc("decoder.block.1.layer.0.SelfAttention"), %out: f32 loc("decoder.block.1.layer.0.SelfAttention"), %out_183: i64 loc("decoder.block.1.layer.0.SelfAttention")):
      %325 = linalg.index 3 : index loc(#loc103)
      %326 = arith.index_cast %325 : index to i64 loc(#loc103)
      %327 = arith.maximumf %in, %out : f32 loc(#loc103)
      %328 = arith.cmpf ogt, %in, %out : f32 loc(#loc103)
      %329 = arith.select %328, %326, %out_183 : i64 loc(#loc103)
      linalg.yield %327, %329 : f32, i64 loc(#loc103)
    } -> (tensor<2x2x8xf32>, tensor<2x2x8xi64>) loc(#loc103)
    %expanded_142 = tensor.expand_shape %248#0 [[0], [1], [2, 3]] output_shape [2, 2, 8, 1] : tensor<2x2x8xf32> into tensor<2x2x8x1xf32> loc(#loc103)
    %249 = linalg.generic {indexing_maps = [#map7, #map15, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%247, %expanded_142 : tensor<2x2x8x8xf32>, tensor<2x2x8x1xf32>) outs(%159 : tensor<2x2x8x8xf32>) {
    ^bb0(%in: f32 loc("decoder.block.1.layer.0.SelfAttention"), %in_183: f32 loc("decoder.block.1.layer.0.SelfAttention"), %out: f32 loc("decoder.block.1.layer.0.SelfAttention")):
      %325 = arith.subf %in, %in_183 : f32 loc(#loc103)
      linalg.yield %325 : f32 loc(#loc103)
    } -> tensor<2x2x8x8xf32> loc(#loc103)
    %250 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%249 : tensor<2x2x8x8xf32>) outs(%159 : tensor<2x2x8x8xf32>) {
    ^bb0(%in: f32 loc("decoder.block.1.layer.0.SelfAttention"), %out: f32 loc("decoder.block.1.layer.0.SelfAttention")):
      %325 = math.exp %in : f32 loc(#loc103)
      linalg.yield %325 : f32 loc(#loc103)
    } -> tensor<2x2x8x8xf32> loc(#loc103)
    %251 = linalg.generic {indexing_maps = [#map7, #map15], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%250 : tensor<2x2x8x8xf32>) outs(%192 : tensor<2x2x8x1xf32>) {
    ^bb0(%in: f32 loc("decoder.block.1.layer.0.SelfAttention"), %out: f32 loc("decoder.block.1.layer.0.SelfAttention")):
      %325 = arith.addf %in, %out : f32 loc(#loc103)
      linalg.yield %325 : f32 loc(#loc103)
    } -> tensor<2x2x8x1xf32> loc(#loc103)
    %252 = linalg.generic {indexing_maps = [#map7, #map15, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%250, %251 : tensor<2x2x8x8xf32>, tensor<2x2x8x1xf32>) outs(%159 : tensor<2x2x8x8xf32>) {
    ^bb0(%in: f32 loc("decoder.block.1.layer.0.SelfAttention"), %in_183: f32 loc("decoder.block.1.layer.0.SelfAttention"), %out: f32 loc("decoder.block.1.layer.0.SelfAttention")):
      %325 = arith.divf %in, %in_183 : f32 loc(#loc103)
      linalg.yield %325 : f32 loc(#loc103)
    } -> tensor<2x2x8x8xf32> loc(#loc103)
    %collapsed_143 = tensor.collapse_shape %252 [[0, 1], [2], [3]] : tensor<2x2x8x8xf32> into tensor<4x8x8xf32> loc(#loc103)
    %collapsed_144 = tensor.collapse_shape %transposed_137 [[0, 1], [2], [3]] : tensor<2x2x8x8xf32> into tensor<4x8x8xf32> loc(#loc103)
    %253 = linalg.batch_matmul ins(%collapsed_143, %collapsed_144 : tensor<4x8x8xf32>, tensor<4x8x8xf32>) outs(%180 : tensor<4x8x8xf32>) -> tensor<4x8x8xf32> loc(#loc103)
    %expanded_145 = tensor.expand_shape %253 [[0, 1], [2], [3]] output_shape [2, 2, 8, 8] : tensor<4x8x8xf32> into tensor<2x2x8x8xf32> loc(#loc103)
    %transposed_146 = linalg.transpose ins(%expanded_145 : tensor<2x2x8x8xf32>) outs(%196 : tensor<2x8x2x8xf32>) permutation = [0, 2, 1, 3]  loc(#loc103)
    %transposed_147 = linalg.transpose ins(%arg36 : tensor<16x16xf32>) outs(%25 : tensor<16x16xf32>) permutation = [1, 0]  loc(#loc106)
    %collapsed_148 = tensor.collapse_shape %transposed_146 [[0, 1], [2, 3]] : tensor<2x8x2x8xf32> into tensor<16x16xf32> loc(#loc106)
    %254 = linalg.matmul ins(%collapsed_148, %transposed_147 : tensor<16x16xf32>, tensor<16x16xf32>) outs(%157 : tensor<16x16xf32>) -> tensor<16x16xf32> loc(#loc106)
    %expanded_149 = tensor.expand_shape %254 [[0, 1], [2]] output_shape [2, 8, 16] : tensor<16x16xf32> into tensor<2x8x16xf32> loc(#loc106)
    %255 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%234, %expanded_149 : tensor<2x8x16xf32>, tensor<2x8x16xf32>) outs(%140 : tensor<2x8x16xf32>) {
    ^bb0(%in: f32 loc("decoder.block.0.layer.2"), %in_183: f32 loc("decoder.block.1.layer.0.SelfAttention.o"), %out: f32 loc("decoder.block.1.layer.0")):
      %325 = arith.addf %in, %in_183 : f32 loc(#loc107)
      linalg.yield %325 : f32 loc(#loc107)
    } -> tensor<2x8x16xf32> loc(#loc107)
    %256 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%255 : tensor<2x8x16xf32>) outs(%140 : tensor<2x8x16xf32>) {
    ^bb0(%in: f32 loc("decoder.block.1.layer.0"), %out: f32 loc("decoder.block.1.layer.1.layer_norm")):
      %325 = math.fpowi %in, %c2_i64 : f32, i64 loc(#loc108)
      linalg.yield %325 : f32 loc(#loc108)
    } -> tensor<2x8x16xf32> loc(#loc108)
    %257 = linalg.generic {indexing_maps = [#map6, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%256 : tensor<2x8x16xf32>) outs(%150 : tensor<2x8x1xf32>) {
    ^bb0(%in: f32 loc("decoder.block.1.layer.1.layer_norm"), %out: f32 loc("decoder.block.1.layer.1.layer_norm")):
      %325 = arith.addf %in, %out : f32 loc(#loc108)
      linalg.yield %325 : f32 loc(#loc108)
    } -> tensor<2x8x1xf32> loc(#loc108)
    %258 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%257 : tensor<2x8x1xf32>) outs(%149 : tensor<2x8x1xf32>) {
    ^bb0(%in: f32 loc("decoder.block.1.layer.1.layer_norm"), %out: f32 loc("decoder.block.1.layer.1.layer_norm")):
      %325 = arith.divf %in, %cst_7 : f32 loc(#loc108)
      linalg.yield %325 : f32 loc(#loc108)
    } -> tensor<2x8x1xf32> loc(#loc108)
    %259 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%258 : tensor<2x8x1xf32>) outs(%149 : tensor<2x8x1xf32>) {
    ^bb0(%in: f32 loc("decoder.block.1.layer.1.layer_norm"), %out: f32 loc("decoder.block.1.layer.1.layer_norm")):
      %325 = arith.truncf %cst_6 : f64 to f32 loc(#loc108)
      %326 = arith.addf %in, %325 : f32 loc(#loc108)
      linalg.yield %326 : f32 loc(#loc108)
    } -> tensor<2x8x1xf32> loc(#loc108)
    %260 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%259 : tensor<2x8x1xf32>) outs(%149 : tensor<2x8x1xf32>) {
    ^bb0(%in: f32 loc("decoder.block.1.layer.1.layer_norm"), %out: f32 loc("decoder.block.1.layer.1.layer_norm")):
      %325 = math.rsqrt %in : f32 loc(#loc108)
      linalg.yield %325 : f32 loc(#loc108)
    } -> tensor<2x8x1xf32> loc(#loc108)
    %261 = linalg.generic {indexing_maps = [#map6, #map10, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%255, %260 : tensor<2x8x16xf32>, tensor<2x8x1xf32>) outs(%140 : tensor<2x8x16xf32>) {
    ^bb0(%in: f32 loc("decoder.block.1.layer.0"), %in_183: f32 loc("decoder.block.1.layer.1.layer_norm"), %out: f32 loc("decoder.block.1.layer.1.layer_norm")):
      %325 = arith.mulf %in, %in_183 : f32 loc(#loc108)
      linalg.yield %325 : f32 loc(#loc108)
    } -> tensor<2x8x16xf32> loc(#loc108)
    %262 = linalg.generic {indexing_maps = [#map11, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg42, %261 : tensor<16xf32>, tensor<2x8x16xf32>) outs(%140 : tensor<2x8x16xf32>) {
    ^bb0(%in: f32 loc("decoder.block.1.layer.1.layer_norm"), %in_183: f32 loc("decoder.block.1.layer.1.layer_norm"), %out: f32 loc("decoder.block.1.layer.1.layer_norm")):
      %325 = arith.mulf %in, %in_183 : f32 loc(#loc108)
      linalg.yield %325 : f32 loc(#loc108)
    } -> tensor<2x8x16xf32> loc(#loc108)
    %transposed_150 = linalg.transpose ins(%arg38 : tensor<16x16xf32>) outs(%25 : tensor<16x16xf32>) permutation = [1, 0]  loc(#loc109)
    %collapsed_151 = tensor.collapse_shape %262 [[0, 1], [2]] : tensor<2x8x16xf32> into tensor<16x16xf32> loc(#loc109)
    %263 = linalg.matmul ins(%collapsed_151, %transposed_150 : tensor<16x16xf32>, tensor<16x16xf32>) outs(%157 : tensor<16x16xf32>) -> tensor<16x16xf32> loc(#loc109)
    %expanded_152 = tensor.expand_shape %263 [[0, 1], [2, 3]] output_shape [2, 8, 2, 8] : tensor<16x16xf32> into tensor<2x8x2x8xf32> loc(#loc110)
    %transposed_153 = linalg.transpose ins(%expanded_152 : tensor<2x8x2x8xf32>) outs(%159 : tensor<2x2x8x8xf32>) permutation = [0, 2, 1, 3]  loc(#loc110)
    %transposed_154 = linalg.transpose ins(%arg39 : tensor<16x16xf32>) outs(%25 : tensor<16x16xf32>) permutation = [1, 0]  loc(#loc111)
    %264 = linalg.matmul ins(%collapsed_106, %transposed_154 : tensor<20x16xf32>, tensor<16x16xf32>) outs(%27 : tensor<20x16xf32>) -> tensor<20x16xf32> loc(#loc111)
    %expanded_155 = tensor.expand_shape %264 [[0, 1], [2, 3]] output_shape [2, 10, 2, 8] : tensor<20x16xf32> into tensor<2x10x2x8xf32> loc(#loc110)
    %transposed_156 = linalg.transpose ins(%arg40 : tensor<16x16xf32>) outs(%25 : tensor<16x16xf32>) permutation = [1, 0]  loc(#loc112)
    %265 = linalg.matmul ins(%collapsed_106, %transposed_156 : tensor<20x16xf32>, tensor<16x16xf32>) outs(%27 : tensor<20x16xf32>) -> tensor<20x16xf32> loc(#loc112)
    %expanded_157 = tensor.expand_shape %265 [[0, 1], [2, 3]] output_shape [2, 10, 2, 8] : tensor<20x16xf32> into tensor<2x10x2x8xf32> loc(#loc110)
    %transposed_158 = linalg.transpose ins(%expanded_157 : tensor<2x10x2x8xf32>) outs(%29 : tensor<2x2x10x8xf32>) permutation = [0, 2, 1, 3]  loc(#loc110)
    %transposed_159 = linalg.transpose ins(%expanded_155 : tensor<2x10x2x8xf32>) outs(%54 : tensor<2x2x8x10xf32>) permutation = [0, 2, 3, 1]  loc(#loc110)
    %collapsed_160 = tensor.collapse_shape %transposed_153 [[0, 1], [2], [3]] : tensor<2x2x8x8xf32> into tensor<4x8x8xf32> loc(#loc110)
    %collapsed_161 = tensor.collapse_shape %transposed_159 [[0, 1], [2], [3]] : tensor<2x2x8x10xf32> into tensor<4x8x10xf32> loc(#loc110)
    %266 = linalg.batch_matmul ins(%collapsed_160, %collapsed_161 : tensor<4x8x8xf32>, tensor<4x8x10xf32>) outs(%210 : tensor<4x8x10xf32>) -> tensor<4x8x10xf32> loc(#loc110)
    %expanded_162 = tensor.expand_shape %266 [[0, 1], [2], [3]] output_shape [2, 2, 8, 10] : tensor<4x8x10xf32> into tensor<2x2x8x10xf32> loc(#loc110)
    %267 = linalg.generic {indexing_maps = [#map7, #map12, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_162, %cst_1 : tensor<2x2x8x10xf32>, tensor<1x2x8x10xf32>) outs(%54 : tensor<2x2x8x10xf32>) {
    ^bb0(%in: f32 loc("decoder.block.1.layer.1.EncDecAttention"), %in_183: f32 loc("decoder.block.0.layer.1.EncDecAttention"), %out: f32 loc("decoder.block.1.layer.1.EncDecAttention")):
      %325 = arith.addf %in, %in_183 : f32 loc(#loc110)
      linalg.yield %325 : f32 loc(#loc110)
    } -> tensor<2x2x8x10xf32> loc(#loc110)
    %268 = linalg.generic {indexing_maps = [#map7, #map13, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%267, %147 : tensor<2x2x8x10xf32>, tensor<2x1x8x10xf32>) outs(%54 : tensor<2x2x8x10xf32>) {
    ^bb0(%in: f32 loc("decoder.block.1.layer.1.EncDecAttention"), %in_183: f32 loc("decoder"), %out: f32 loc("decoder.block.1.layer.1.EncDecAttention")):
      %325 = arith.addf %in, %in_183 : f32 loc(#loc110)
      linalg.yield %325 : f32 loc(#loc110)
    } -> tensor<2x2x8x10xf32> loc(#loc110)
    %269:2 = linalg.generic {indexing_maps = [#map7, #map14, #map14], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%268 : tensor<2x2x8x10xf32>) outs(%187, %185 : tensor<2x2x8xf32>, tensor<2x2x8xi64>) {
    ^bb0(%in: f32 loc("decoder.block.1.layer.1.EncDecAttention"), %out: f32 loc("decoder.block.1.layer.1.EncDecAttention"), %out_183: i64 loc("decoder.block.1.layer.1.EncDecAttention")):
      %325 = linalg.index 3 : index loc(#loc110)
      %326 = arith.index_cast %325 : index to i64 loc(#loc110)
      %327 = arith.maximumf %in, %out : f32 loc(#loc110)
      %328 = arith.cmpf ogt, %in, %out : f32 loc(#loc110)
      %329 = arith.select %328, %326, %out_183 : i64 loc(#loc110)
      linalg.yield %327, %329 : f32, i64 loc(#loc110)
    } -> (tensor<2x2x8xf32>, tensor<2x2x8xi64>) loc(#loc110)
    %expanded_163 = tensor.expand_shape %269#0 [[0], [1], [2, 3]] output_shape [2, 2, 8, 1] : tensor<2x2x8xf32> into tensor<2x2x8x1xf32> loc(#loc110)
    %270 = linalg.generic {indexing_maps = [#map7, #map15, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%268, %expanded_163 : tensor<2x2x8x10xf32>, tensor<2x2x8x1xf32>) outs(%54 : tensor<2x2x8x10xf32>) {
    ^bb0(%in: f32 loc("decoder.block.1.layer.1.EncDecAttention"), %in_183: f32 loc("decoder.block.1.layer.1.EncDecAttention"), %out: f32 loc("decoder.block.1.layer.1.EncDecAttention")):
      %325 = arith.subf %in, %in_183 : f32 loc(#loc110)
      linalg.yield %325 : f32 loc(#loc110)
    } -> tensor<2x2x8x10xf32> loc(#loc110)
    %271 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%270 : tensor<2x2x8x10xf32>) outs(%54 : tensor<2x2x8x10xf32>) {
    ^bb0(%in: f32 loc("decoder.block.1.layer.1.EncDecAttention"), %out: f32 loc("decoder.block.1.layer.1.EncDecAttention")):
      %325 = math.exp %in : f32 loc(#loc110)
      linalg.yield %325 : f32 loc(#loc110)
    } -> tensor<2x2x8x10xf32> loc(#loc110)
    %272 = linalg.generic {indexing_maps = [#map7, #map15], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%271 : tensor<2x2x8x10xf32>) outs(%192 : tensor<2x2x8x1xf32>) {
    ^bb0(%in: f32 loc("decoder.block.1.layer.1.EncDecAttention"), %out: f32 loc("decoder.block.1.layer.1.EncDecAttention")):
      %325 = arith.addf %in, %out : f32 loc(#loc110)
      linalg.yield %325 : f32 loc(#loc110)
    } -> tensor<2x2x8x1xf32> loc(#loc110)
    %273 = linalg.generic {indexing_maps = [#map7, #map15, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%271, %272 : tensor<2x2x8x10xf32>, tensor<2x2x8x1xf32>) outs(%54 : tensor<2x2x8x10xf32>) {
    ^bb0(%in: f32 loc("decoder.block.1.layer.1.EncDecAttention"), %in_183: f32 loc("decoder.block.1.layer.1.EncDecAttention"), %out: f32 loc("decoder.block.1.layer.1.EncDecAttention")):
      %325 = arith.divf %in, %in_183 : f32 loc(#loc110)
      linalg.yield %325 : f32 loc(#loc110)
    } -> tensor<2x2x8x10xf32> loc(#loc110)
    %collapsed_164 = tensor.collapse_shape %273 [[0, 1], [2], [3]] : tensor<2x2x8x10xf32> into tensor<4x8x10xf32> loc(#loc110)
    %collapsed_165 = tensor.collapse_shape %transposed_158 [[0, 1], [2], [3]] : tensor<2x2x10x8xf32> into tensor<4x10x8xf32> loc(#loc110)
    %274 = linalg.batch_matmul ins(%collapsed_164, %collapsed_165 : tensor<4x8x10xf32>, tensor<4x10x8xf32>) outs(%180 : tensor<4x8x8xf32>) -> tensor<4x8x8xf32> loc(#loc110)
    %expanded_166 = tensor.expand_shape %274 [[0, 1], [2], [3]] output_shape [2, 2, 8, 8] : tensor<4x8x8xf32> into tensor<2x2x8x8xf32> loc(#loc110)
    %transposed_167 = linalg.transpose ins(%expanded_166 : tensor<2x2x8x8xf32>) outs(%196 : tensor<2x8x2x8xf32>) permutation = [0, 2, 1, 3]  loc(#loc110)
    %transposed_168 = linalg.transpose ins(%arg41 : tensor<16x16xf32>) outs(%25 : tensor<16x16xf32>) permutation = [1, 0]  loc(#loc113)
    %collapsed_169 = tensor.collapse_shape %transposed_167 [[0, 1], [2, 3]] : tensor<2x8x2x8xf32> into tensor<16x16xf32> loc(#loc113)
    %275 = linalg.matmul ins(%collapsed_169, %transposed_168 : tensor<16x16xf32>, tensor<16x16xf32>) outs(%157 : tensor<16x16xf32>) -> tensor<16x16xf32> loc(#loc113)
    %expanded_170 = tensor.expand_shape %275 [[0, 1], [2]] output_shape [2, 8, 16] : tensor<16x16xf32> into tensor<2x8x16xf32> loc(#loc113)
    %276 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%255, %expanded_170 : tensor<2x8x16xf32>, tensor<2x8x16xf32>) outs(%140 : tensor<2x8x16xf32>) {
    ^bb0(%in: f32 loc("decoder.block.1.layer.0"), %in_183: f32 loc("decoder.block.1.layer.1.EncDecAttention.o"), %out: f32 loc("decoder.block.1.layer.1")):
      %325 = arith.addf %in, %in_183 : f32 loc(#loc114)
      linalg.yield %325 : f32 loc(#loc114)
    } -> tensor<2x8x16xf32> loc(#loc114)
    %277 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%276 : tensor<2x8x16xf32>) outs(%140 : tensor<2x8x16xf32>) {
    ^bb0(%in: f32 loc("decoder.block.1.layer.1"), %out: f32 loc("decoder.block.1.layer.2.layer_norm")):
      %325 = math.fpowi %in, %c2_i64 : f32, i64 loc(#loc115)
      linalg.yield %325 : f32 loc(#loc115)
    } -> tensor<2x8x16xf32> loc(#loc115)
    %278 = linalg.generic {indexing_maps = [#map6, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%277 : tensor<2x8x16xf32>) outs(%150 : tensor<2x8x1xf32>) {
    ^bb0(%in: f32 loc("decoder.block.1.layer.2.layer_norm"), %out: f32 loc("decoder.block.1.layer.2.layer_norm")):
      %325 = arith.addf %in, %out : f32 loc(#loc115)
      linalg.yield %325 : f32 loc(#loc115)
    } -> tensor<2x8x1xf32> loc(#loc115)
    %279 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%278 : tensor<2x8x1xf32>) outs(%149 : tensor<2x8x1xf32>) {
    ^bb0(%in: f32 loc("decoder.block.1.layer.2.layer_norm"), %out: f32 loc("decoder.block.1.layer.2.layer_norm")):
      %325 = arith.divf %in, %cst_7 : f32 loc(#loc115)
      linalg.yield %325 : f32 loc(#loc115)
    } -> tensor<2x8x1xf32> loc(#loc115)
    %280 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%279 : tensor<2x8x1xf32>) outs(%149 : tensor<2x8x1xf32>) {
    ^bb0(%in: f32 loc("decoder.block.1.layer.2.layer_norm"), %out: f32 loc("decoder.block.1.layer.2.layer_norm")):
      %325 = arith.truncf %cst_6 : f64 to f32 loc(#loc115)
      %326 = arith.addf %in, %325 : f32 loc(#loc115)
      linalg.yield %326 : f32 loc(#loc115)
    } -> tensor<2x8x1xf32> loc(#loc115)
    %281 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%280 : tensor<2x8x1xf32>) outs(%149 : tensor<2x8x1xf32>) {
    ^bb0(%in: f32 loc("decoder.block.1.layer.2.layer_norm"), %out: f32 loc("decoder.block.1.layer.2.layer_norm")):
      %325 = math.rsqrt %in : f32 loc(#loc115)
      linalg.yield %325 : f32 loc(#loc115)
    } -> tensor<2x8x1xf32> loc(#loc115)
    %282 = linalg.generic {indexing_maps = [#map6, #map10, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%276, %281 : tensor<2x8x16xf32>, tensor<2x8x1xf32>) outs(%140 : tensor<2x8x16xf32>) {
    ^bb0(%in: f32 loc("decoder.block.1.layer.1"), %in_183: f32 loc("decoder.block.1.layer.2.layer_norm"), %out: f32 loc("decoder.block.1.layer.2.layer_norm")):
      %325 = arith.mulf %in, %in_183 : f32 loc(#loc115)
      linalg.yield %325 : f32 loc(#loc115)
    } -> tensor<2x8x16xf32> loc(#loc115)
    %283 = linalg.generic {indexing_maps = [#map11, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg45, %282 : tensor<16xf32>, tensor<2x8x16xf32>) outs(%140 : tensor<2x8x16xf32>) {
    ^bb0(%in: f32 loc("decoder.block.1.layer.2.layer_norm"), %in_183: f32 loc("decoder.block.1.layer.2.layer_norm"), %out: f32 loc("decoder.block.1.layer.2.layer_norm")):
      %325 = arith.mulf %in, %in_183 : f32 loc(#loc115)
      linalg.yield %325 : f32 loc(#loc115)
    } -> tensor<2x8x16xf32> loc(#loc115)
    %transposed_171 = linalg.transpose ins(%arg43 : tensor<32x16xf32>) outs(%85 : tensor<16x32xf32>) permutation = [1, 0]  loc(#loc116)
    %collapsed_172 = tensor.collapse_shape %283 [[0, 1], [2]] : tensor<2x8x16xf32> into tensor<16x16xf32> loc(#loc116)
    %284 = linalg.matmul ins(%collapsed_172, %transposed_171 : tensor<16x16xf32>, tensor<16x32xf32>) outs(%229 : tensor<16x32xf32>) -> tensor<16x32xf32> loc(#loc116)
    %expanded_173 = tensor.expand_shape %284 [[0, 1], [2]] output_shape [2, 8, 32] : tensor<16x32xf32> into tensor<2x8x32xf32> loc(#loc116)
    %285 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_173 : tensor<2x8x32xf32>) outs(%231 : tensor<2x8x32xf32>) {
    ^bb0(%in: f32 loc("decoder.block.1.layer.2.DenseReluDense.wi"), %out: f32 loc("decoder.block.1.layer.2.DenseReluDense.act")):
      %325 = arith.cmpf ugt, %in, %cst : f32 loc(#loc117)
      %326 = arith.select %325, %in, %cst : f32 loc(#loc117)
      linalg.yield %326 : f32 loc(#loc117)
    } -> tensor<2x8x32xf32> loc(#loc117)
    %transposed_174 = linalg.transpose ins(%arg44 : tensor<16x32xf32>) outs(%91 : tensor<32x16xf32>) permutation = [1, 0]  loc(#loc118)
    %collapsed_175 = tensor.collapse_shape %285 [[0, 1], [2]] : tensor<2x8x32xf32> into tensor<16x32xf32> loc(#loc118)
    %286 = linalg.matmul ins(%collapsed_175, %transposed_174 : tensor<16x32xf32>, tensor<32x16xf32>) outs(%157 : tensor<16x16xf32>) -> tensor<16x16xf32> loc(#loc118)
    %expanded_176 = tensor.expand_shape %286 [[0, 1], [2]] output_shape [2, 8, 16] : tensor<16x16xf32> into tensor<2x8x16xf32> loc(#loc118)
    %287 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%276, %expanded_176 : tensor<2x8x16xf32>, tensor<2x8x16xf32>) outs(%140 : tensor<2x8x16xf32>) {
    ^bb0(%in: f32 loc("decoder.block.1.layer.1"), %in_183: f32 loc("decoder.block.1.layer.2.DenseReluDense.wo"), %out: f32 loc("decoder.block.1.layer.2")):
      %325 = arith.addf %in, %in_183 : f32 loc(#loc119)
      linalg.yield %325 : f32 loc(#loc119)
    } -> tensor<2x8x16xf32> loc(#loc119)
    %288 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%287 : tensor<2x8x16xf32>) outs(%140 : tensor<2x8x16xf32>) {
    ^bb0(%in: f32 loc("decoder.block.1.layer.2"), %out: f32 loc("decoder.final_layer_norm")):
      %325 = math.fpowi %in, %c2_i64 : f32, i64 loc(#loc120)
      linalg.yield %325 : f32 loc(#loc120)
    } -> tensor<2x8x16xf32> loc(#loc120)
    %289 = linalg.generic {indexing_maps = [#map6, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%288 : tensor<2x8x16xf32>) outs(%150 : tensor<2x8x1xf32>) {
    ^bb0(%in: f32 loc("decoder.final_layer_norm"), %out: f32 loc("decoder.final_layer_norm")):
      %325 = arith.addf %in, %out : f32 loc(#loc120)
      linalg.yield %325 : f32 loc(#loc120)
    } -> tensor<2x8x1xf32> loc(#loc120)
    %290 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%289 : tensor<2x8x1xf32>) outs(%149 : tensor<2x8x1xf32>) {
    ^bb0(%in: f32 loc("decoder.final_layer_norm"), %out: f32 loc("decoder.final_layer_norm")):
      %325 = arith.divf %in, %cst_7 : f32 loc(#loc120)
      linalg.yield %325 : f32 loc(#loc120)
    } -> tensor<2x8x1xf32> loc(#loc120)
    %291 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%290 : tensor<2x8x1xf32>) outs(%149 : tensor<2x8x1xf32>) {
    ^bb0(%in: f32 loc("decoder.final_layer_norm"), %out: f32 loc("decoder.final_layer_norm")):
      %325 = arith.truncf %cst_6 : f64 to f32 loc(#loc120)
      %326 = arith.addf %in, %325 : f32 loc(#loc120)
      linalg.yield %326 : f32 loc(#loc120)
    } -> tensor<2x8x1xf32> loc(#loc120)
    %292 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%291 : tensor<2x8x1xf32>) outs(%149 : tensor<2x8x1xf32>) {
    ^bb0(%in: f32 loc("decoder.final_layer_norm"), %out: f32 loc("decoder.final_layer_norm")):
      %325 = math.rsqrt %in : f32 loc(#loc120)
      linalg.yield %325 : f32 loc(#loc120)
    } -> tensor<2x8x1xf32> loc(#loc120)
    %293 = linalg.generic {indexing_maps = [#map6, #map10, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%287, %292 : tensor<2x8x16xf32>, tensor<2x8x1xf32>) outs(%140 : tensor<2x8x16xf32>) {
    ^bb0(%in: f32 loc("decoder.block.1.layer.2"), %in_183: f32 loc("decoder.final_layer_norm"), %out: f32 loc("decoder.final_layer_norm")):
      %325 = arith.mulf %in, %in_183 : f32 loc(#loc120)
      linalg.yield %325 : f32 loc(#loc120)
    } -> tensor<2x8x16xf32> loc(#loc120)
    %294 = linalg.generic {indexing_maps = [#map11, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg46, %293 : tensor<16xf32>, tensor<2x8x16xf32>) outs(%140 : tensor<2x8x16xf32>) {
    ^bb0(%in: f32 loc("decoder.final_layer_norm"), %in_183: f32 loc("decoder.final_layer_norm"), %out: f32 loc("decoder.final_layer_norm")):
      %325 = arith.mulf %in, %in_183 : f32 loc(#loc120)
      linalg.yield %325 : f32 loc(#loc120)
    } -> tensor<2x8x16xf32> loc(#loc120)
    %295 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%294 : tensor<2x8x16xf32>) outs(%140 : tensor<2x8x16xf32>) {
    ^bb0(%in: f32 loc("decoder.final_layer_norm"), %out: f32 loc("<loss>")):
      %325 = arith.mulf %in, %cst_10 : f32 loc(#loc1)
      linalg.yield %325 : f32 loc(#loc1)
    } -> tensor<2x8x16xf32> loc(#loc1)
    %296 = tensor.empty() : tensor<16x64xf32> loc(#loc121)
    %transposed_177 = linalg.transpose ins(%arg0 : tensor<64x16xf32>) outs(%296 : tensor<16x64xf32>) permutation = [1, 0]  loc(#loc121)
    %collapsed_178 = tensor.collapse_shape %295 [[0, 1], [2]] : tensor<2x8x16xf32> into tensor<16x16xf32> loc(#loc121)
    %297 = linalg.fill ins(%cst : f32) outs(%296 : tensor<16x64xf32>) -> tensor<16x64xf32> loc(#loc121)
    %298 = linalg.matmul ins(%collapsed_178, %transposed_177 : tensor<16x16xf32>, tensor<16x64xf32>) outs(%297 : tensor<16x64xf32>) -> tensor<16x64xf32> loc(#loc121)
    %collapsed_179 = tensor.collapse_shape %arg48 [[0, 1]] : tensor<2x8xi64> into tensor<16xi64> loc(#loc1)
    %299 = tensor.empty() : tensor<16xi64> loc(#loc1)
    %300 = linalg.fill ins(%c0_i64 : i64) outs(%299 : tensor<16xi64>) -> tensor<16xi64> loc(#loc1)
    %301 = tensor.empty() : tensor<16xf32> loc(#loc1)
    %302 = linalg.fill ins(%cst_0 : f32) outs(%301 : tensor<16xf32>) -> tensor<16xf32> loc(#loc1)
    %303:2 = linalg.generic {indexing_maps = [#map3, #map17, #map17], iterator_types = ["parallel", "reduction"]} ins(%298 : tensor<16x64xf32>) outs(%302, %300 : tensor<16xf32>, tensor<16xi64>) {
    ^bb0(%in: f32 loc("<loss>"), %out: f32 loc("<loss>"), %out_183: i64 loc("<loss>")):
      %325 = linalg.index 1 : index loc(#loc1)
      %326 = arith.index_cast %325 : index to i64 loc(#loc1)
      %327 = arith.maximumf %in, %out : f32 loc(#loc1)
      %328 = arith.cmpf ogt, %in, %out : f32 loc(#loc1)
      %329 = arith.select %328, %326, %out_183 : i64 loc(#loc1)
      linalg.yield %327, %329 : f32, i64 loc(#loc1)
    } -> (tensor<16xf32>, tensor<16xi64>) loc(#loc1)
    %expanded_180 = tensor.expand_shape %303#0 [[0, 1]] output_shape [16, 1] : tensor<16xf32> into tensor<16x1xf32> loc(#loc1)
    %304 = linalg.generic {indexing_maps = [#map3, #map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%298, %expanded_180 : tensor<16x64xf32>, tensor<16x1xf32>) outs(%296 : tensor<16x64xf32>) {
    ^bb0(%in: f32 loc("<loss>"), %in_183: f32 loc("<loss>"), %out: f32 loc("<loss>")):
      %325 = arith.subf %in, %in_183 : f32 loc(#loc1)
      linalg.yield %325 : f32 loc(#loc1)
    } -> tensor<16x64xf32> loc(#loc1)
    %305 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%304 : tensor<16x64xf32>) outs(%296 : tensor<16x64xf32>) {
    ^bb0(%in: f32 loc("<loss>"), %out: f32 loc("<loss>")):
      %325 = math.exp %in : f32 loc(#loc1)
      linalg.yield %325 : f32 loc(#loc1)
    } -> tensor<16x64xf32> loc(#loc1)
    %306 = tensor.empty() : tensor<16x1xf32> loc(#loc1)
    %307 = linalg.fill ins(%cst : f32) outs(%306 : tensor<16x1xf32>) -> tensor<16x1xf32> loc(#loc1)
    %308 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "reduction"]} ins(%305 : tensor<16x64xf32>) outs(%307 : tensor<16x1xf32>) {
    ^bb0(%in: f32 loc("<loss>"), %out: f32 loc("<loss>")):
      %325 = arith.addf %in, %out : f32 loc(#loc1)
      linalg.yield %325 : f32 loc(#loc1)
    } -> tensor<16x1xf32> loc(#loc1)
    %309 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%308 : tensor<16x1xf32>) outs(%306 : tensor<16x1xf32>) {
    ^bb0(%in: f32 loc("<loss>"), %out: f32 loc("<loss>")):
      %325 = math.log %in : f32 loc(#loc1)
      linalg.yield %325 : f32 loc(#loc1)
    } -> tensor<16x1xf32> loc(#loc1)
    %310 = linalg.generic {indexing_maps = [#map3, #map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%304, %309 : tensor<16x64xf32>, tensor<16x1xf32>) outs(%296 : tensor<16x64xf32>) {
    ^bb0(%in: f32 loc("<loss>"), %in_183: f32 loc("<loss>"), %out: f32 loc("<loss>")):
      %325 = arith.subf %in, %in_183 : f32 loc(#loc1)
      linalg.yield %325 : f32 loc(#loc1)
    } -> tensor<16x64xf32> loc(#loc1)
    %311 = tensor.empty() : tensor<16xi1> loc(#loc1)
    %312 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%collapsed_179 : tensor<16xi64>) outs(%311 : tensor<16xi1>) {
    ^bb0(%in: i64 loc("<loss>"), %out: i1 loc("<loss>")):
      %325 = arith.cmpi ne, %in, %c-100_i64 : i64 loc(#loc1)
      linalg.yield %325 : i1 loc(#loc1)
    } -> tensor<16xi1> loc(#loc1)
    %313 = linalg.generic {indexing_maps = [#map, #map, #map18, #map], iterator_types = ["parallel"]} ins(%312, %collapsed_179, %cst_13 : tensor<16xi1>, tensor<16xi64>, tensor<i64>) outs(%299 : tensor<16xi64>) {
    ^bb0(%in: i1 loc("<loss>"), %in_183: i64 loc("<loss>"), %in_184: i64 loc("<loss>"), %out: i64 loc("<loss>")):
      %325 = arith.select %in, %in_183, %in_184 : i64 loc(#loc1)
      linalg.yield %325 : i64 loc(#loc1)
    } -> tensor<16xi64> loc(#loc1)
    %expanded_181 = tensor.expand_shape %313 [[0, 1]] output_shape [16, 1] : tensor<16xi64> into tensor<16x1xi64> loc(#loc1)
    %314 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%expanded_181 : tensor<16x1xi64>) outs(%307 : tensor<16x1xf32>) {
    ^bb0(%in: i64 loc("<loss>"), %out: f32 loc("<loss>")):
      %325 = linalg.index 0 : index loc(#loc1)
      %326 = arith.index_cast %in : i64 to index loc(#loc1)
      %327 = arith.cmpi slt, %326, %c64 : index loc(#loc1)
      cf.assert %327, "index must be smaller than dim size" loc(#loc1)
      %328 = arith.cmpi sge, %in, %c0_i64 : i64 loc(#loc1)
      cf.assert %328, "index must be larger or equal to 0" loc(#loc1)
      %extracted = tensor.extract %310[%325, %326] : tensor<16x64xf32> loc(#loc1)
      linalg.yield %extracted : f32 loc(#loc1)
    } -> tensor<16x1xf32> loc(#loc1)
    %collapsed_182 = tensor.collapse_shape %314 [[0, 1]] : tensor<16x1xf32> into tensor<16xf32> loc(#loc1)
    %315 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%collapsed_182 : tensor<16xf32>) outs(%301 : tensor<16xf32>) {
    ^bb0(%in: f32 loc("<loss>"), %out: f32 loc("<loss>")):
      %325 = arith.negf %in : f32 loc(#loc1)
      linalg.yield %325 : f32 loc(#loc1)
    } -> tensor<16xf32> loc(#loc1)
    %316 = linalg.generic {indexing_maps = [#map, #map, #map18, #map], iterator_types = ["parallel"]} ins(%312, %315, %cst_2 : tensor<16xi1>, tensor<16xf32>, tensor<f32>) outs(%301 : tensor<16xf32>) {
    ^bb0(%in: i1 loc("<loss>"), %in_183: f32 loc("<loss>"), %in_184: f32 loc("<loss>"), %out: f32 loc("<loss>")):
      %325 = arith.select %in, %in_183, %in_184 : f32 loc(#loc1)
      linalg.yield %325 : f32 loc(#loc1)
    } -> tensor<16xf32> loc(#loc1)
    %317 = tensor.empty() : tensor<i64> loc(#loc1)
    %318 = linalg.fill ins(%c0_i64 : i64) outs(%317 : tensor<i64>) -> tensor<i64> loc(#loc1)
    %319 = linalg.generic {indexing_maps = [#map, #map18], iterator_types = ["reduction"]} ins(%312 : tensor<16xi1>) outs(%318 : tensor<i64>) {
    ^bb0(%in: i1 loc("<loss>"), %out: i64 loc("<loss>")):
      %325 = arith.extui %in : i1 to i64 loc(#loc1)
      %326 = arith.addi %325, %out : i64 loc(#loc1)
      linalg.yield %326 : i64 loc(#loc1)
    } -> tensor<i64> loc(#loc1)
    %320 = tensor.empty() : tensor<f32> loc(#loc1)
    %321 = linalg.generic {indexing_maps = [#map19, #map19], iterator_types = []} ins(%319 : tensor<i64>) outs(%320 : tensor<f32>) {
    ^bb0(%in: i64 loc("<loss>"), %out: f32 loc("<loss>")):
      %325 = arith.sitofp %in : i64 to f32 loc(#loc1)
      linalg.yield %325 : f32 loc(#loc1)
    } -> tensor<f32> loc(#loc1)
    %322 = linalg.fill ins(%cst : f32) outs(%320 : tensor<f32>) -> tensor<f32> loc(#loc1)
    %323 = linalg.generic {indexing_maps = [#map, #map18], iterator_types = ["reduction"]} ins(%316 : tensor<16xf32>) outs(%322 : tensor<f32>) {
    ^bb0(%in: f32 loc("<loss>"), %out: f32 loc("<loss>")):
      %325 = arith.addf %in, %out : f32 loc(#loc1)
      linalg.yield %325 : f32 loc(#loc1)
    } -> tensor<f32> loc(#loc1)
    %324 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = []} ins(%323, %321 : tensor<f32>, tensor<f32>) outs(%320 : tensor<f32>) {
    ^bb0(%in: f32 loc("<loss>"), %in_183: f32 loc("<loss>"), %out: f32 loc("<loss>")):
      %325 = arith.divf %in, %in_183 : f32 loc(#loc1)
      linalg.yield %325 : f32 loc(#loc1)
    } -> tensor<f32> loc(#loc1)
    return %324 : tensor<f32> loc(#loc1)
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
