#loc1 = loc("resnet.embedder.embedder.convolution")
#loc2 = loc("resnet.embedder.embedder.convolution.weight")
#loc3 = loc("resnet.embedder.embedder.normalization.weight")
#loc4 = loc("resnet.embedder.embedder.normalization.bias")
#loc5 = loc("resnet.encoder.stages.0.layers.0.layer.0.convolution.weight")
#loc6 = loc("resnet.encoder.stages.0.layers.0.layer.0.normalization.weight")
#loc7 = loc("resnet.encoder.stages.0.layers.0.layer.0.normalization.bias")
#loc8 = loc("resnet.encoder.stages.0.layers.0.layer.1.convolution.weight")
#loc9 = loc("resnet.encoder.stages.0.layers.0.layer.1.normalization.weight")
#loc10 = loc("resnet.encoder.stages.0.layers.0.layer.1.normalization.bias")
#loc11 = loc("resnet.encoder.stages.0.layers.1.layer.0.convolution.weight")
#loc12 = loc("resnet.encoder.stages.0.layers.1.layer.0.normalization.weight")
#loc13 = loc("resnet.encoder.stages.0.layers.1.layer.0.normalization.bias")
#loc14 = loc("resnet.encoder.stages.0.layers.1.layer.1.convolution.weight")
#loc15 = loc("resnet.encoder.stages.0.layers.1.layer.1.normalization.weight")
#loc16 = loc("resnet.encoder.stages.0.layers.1.layer.1.normalization.bias")
#loc17 = loc("resnet.encoder.stages.1.layers.0.shortcut.convolution.weight")
#loc18 = loc("resnet.encoder.stages.1.layers.0.shortcut.normalization.weight")
#loc19 = loc("resnet.encoder.stages.1.layers.0.shortcut.normalization.bias")
#loc20 = loc("resnet.encoder.stages.1.layers.0.layer.0.convolution.weight")
#loc21 = loc("resnet.encoder.stages.1.layers.0.layer.0.normalization.weight")
#loc22 = loc("resnet.encoder.stages.1.layers.0.layer.0.normalization.bias")
#loc23 = loc("resnet.encoder.stages.1.layers.0.layer.1.convolution.weight")
#loc24 = loc("resnet.encoder.stages.1.layers.0.layer.1.normalization.weight")
#loc25 = loc("resnet.encoder.stages.1.layers.0.layer.1.normalization.bias")
#loc26 = loc("resnet.encoder.stages.1.layers.1.layer.0.convolution.weight")
#loc27 = loc("resnet.encoder.stages.1.layers.1.layer.0.normalization.weight")
#loc28 = loc("resnet.encoder.stages.1.layers.1.layer.0.normalization.bias")
#loc29 = loc("resnet.encoder.stages.1.layers.1.layer.1.convolution.weight")
#loc30 = loc("resnet.encoder.stages.1.layers.1.layer.1.normalization.weight")
#loc31 = loc("resnet.encoder.stages.1.layers.1.layer.1.normalization.bias")
#loc32 = loc("classifier.1.weight")
#loc33 = loc("classifier.1.bias")
#loc34 = loc("resnet.embedder.embedder.normalization.running_mean")
#loc35 = loc("resnet.embedder.embedder.normalization.running_var")
#loc36 = loc("resnet.embedder.embedder.normalization.num_batches_tracked")
#loc37 = loc("resnet.encoder.stages.0.layers.0.layer.0.normalization.running_mean")
#loc38 = loc("resnet.encoder.stages.0.layers.0.layer.0.normalization.running_var")
#loc39 = loc("resnet.encoder.stages.0.layers.0.layer.0.normalization.num_batches_tracked")
#loc40 = loc("resnet.encoder.stages.0.layers.0.layer.1.normalization.running_mean")
#loc41 = loc("resnet.encoder.stages.0.layers.0.layer.1.normalization.running_var")
#loc42 = loc("resnet.encoder.stages.0.layers.0.layer.1.normalization.num_batches_tracked")
#loc43 = loc("resnet.encoder.stages.0.layers.1.layer.0.normalization.running_mean")
#loc44 = loc("resnet.encoder.stages.0.layers.1.layer.0.normalization.running_var")
#loc45 = loc("resnet.encoder.stages.0.layers.1.layer.0.normalization.num_batches_tracked")
#loc46 = loc("resnet.encoder.stages.0.layers.1.layer.1.normalization.running_mean")
#loc47 = loc("resnet.encoder.stages.0.layers.1.layer.1.normalization.running_var")
#loc48 = loc("resnet.encoder.stages.0.layers.1.layer.1.normalization.num_batches_tracked")
#loc49 = loc("resnet.encoder.stages.1.layers.0.shortcut.normalization.running_mean")
#loc50 = loc("resnet.encoder.stages.1.layers.0.shortcut.normalization.running_var")
#loc51 = loc("resnet.encoder.stages.1.layers.0.shortcut.normalization.num_batches_tracked")
#loc52 = loc("resnet.encoder.stages.1.layers.0.layer.0.normalization.running_mean")
#loc53 = loc("resnet.encoder.stages.1.layers.0.layer.0.normalization.running_var")
#loc54 = loc("resnet.encoder.stages.1.layers.0.layer.0.normalization.num_batches_tracked")
#loc55 = loc("resnet.encoder.stages.1.layers.0.layer.1.normalization.running_mean")
#loc56 = loc("resnet.encoder.stages.1.layers.0.layer.1.normalization.running_var")
#loc57 = loc("resnet.encoder.stages.1.layers.0.layer.1.normalization.num_batches_tracked")
#loc58 = loc("resnet.encoder.stages.1.layers.1.layer.0.normalization.running_mean")
#loc59 = loc("resnet.encoder.stages.1.layers.1.layer.0.normalization.running_var")
#loc60 = loc("resnet.encoder.stages.1.layers.1.layer.0.normalization.num_batches_tracked")
#loc61 = loc("resnet.encoder.stages.1.layers.1.layer.1.normalization.running_mean")
#loc62 = loc("resnet.encoder.stages.1.layers.1.layer.1.normalization.running_var")
#loc63 = loc("resnet.encoder.stages.1.layers.1.layer.1.normalization.num_batches_tracked")
#loc64 = loc("pixel_values")
#loc65 = loc("labels")
#loc66 = loc("<loss>")
#loc67 = loc("resnet.encoder.stages.1.layers.0.layer.0.normalization")
#loc68 = loc("resnet.encoder.stages.0.layers.0.layer.0.normalization")
#loc69 = loc("resnet.embedder.embedder.normalization")
#loc70 = loc("resnet.embedder.embedder.activation")
#loc71 = loc("resnet.embedder.pooler")
#loc72 = loc("resnet.encoder.stages.0.layers.0.layer.0.convolution")
#loc73 = loc("resnet.encoder.stages.0.layers.0.layer.0.activation")
#loc74 = loc("resnet.encoder.stages.0.layers.0.layer.1.convolution")
#loc75 = loc("resnet.encoder.stages.0.layers.0.layer.1.normalization")
#loc76 = loc("resnet.encoder.stages.0.layers.0")
#loc77 = loc("resnet.encoder.stages.0.layers.0.activation")
#loc78 = loc("resnet.encoder.stages.0.layers.1.layer.0.convolution")
#loc79 = loc("resnet.encoder.stages.0.layers.1.layer.0.normalization")
#loc80 = loc("resnet.encoder.stages.0.layers.1.layer.0.activation")
#loc81 = loc("resnet.encoder.stages.0.layers.1.layer.1.convolution")
#loc82 = loc("resnet.encoder.stages.0.layers.1.layer.1.normalization")
#loc83 = loc("resnet.encoder.stages.0.layers.1")
#loc84 = loc("resnet.encoder.stages.0.layers.1.activation")
#loc85 = loc("resnet.encoder.stages.1.layers.0.layer.0.convolution")
#loc86 = loc("resnet.encoder.stages.1.layers.0.layer.0.activation")
#loc87 = loc("resnet.encoder.stages.1.layers.0.layer.1.convolution")
#loc88 = loc("resnet.encoder.stages.1.layers.0.layer.1.normalization")
#loc89 = loc("resnet.encoder.stages.1.layers.0.shortcut.convolution")
#loc90 = loc("resnet.encoder.stages.1.layers.0.shortcut.normalization")
#loc91 = loc("resnet.encoder.stages.1.layers.0")
#loc92 = loc("resnet.encoder.stages.1.layers.0.activation")
#loc93 = loc("resnet.encoder.stages.1.layers.1.layer.0.convolution")
#loc94 = loc("resnet.encoder.stages.1.layers.1.layer.0.normalization")
#loc95 = loc("resnet.encoder.stages.1.layers.1.layer.0.activation")
#loc96 = loc("resnet.encoder.stages.1.layers.1.layer.1.convolution")
#loc97 = loc("resnet.encoder.stages.1.layers.1.layer.1.normalization")
#loc98 = loc("resnet.encoder.stages.1.layers.1")
#loc99 = loc("resnet.encoder.stages.1.layers.1.activation")
#loc100 = loc("resnet.pooler")
#loc102 = loc("classifier.1")
#map = affine_map<() -> ()>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map2 = affine_map<(d0, d1, d2, d3) -> (0, d1, 0, 0)>
#map3 = affine_map<(d0) -> (d0)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d1, 0, 0)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d0, d1, 0, 0)>
#map6 = affine_map<(d0, d1) -> (d1)>
#map7 = affine_map<(d0, d1) -> (d0, d1)>
#map8 = affine_map<(d0, d1) -> (d0)>
#map9 = affine_map<(d0, d1) -> (d0, 0)>
#map10 = affine_map<(d0) -> ()>
module {
  func.func @main(%arg0: tensor<8x3x7x7xf32> {pipe.parameter = "resnet.embedder.embedder.convolution.weight"} loc("resnet.embedder.embedder.convolution.weight"), %arg1: tensor<8xf32> {pipe.parameter = "resnet.embedder.embedder.normalization.weight"} loc("resnet.embedder.embedder.normalization.weight"), %arg2: tensor<8xf32> {pipe.parameter = "resnet.embedder.embedder.normalization.bias"} loc("resnet.embedder.embedder.normalization.bias"), %arg3: tensor<8x8x3x3xf32> {pipe.parameter = "resnet.encoder.stages.0.layers.0.layer.0.convolution.weight"} loc("resnet.encoder.stages.0.layers.0.layer.0.convolution.weight"), %arg4: tensor<8xf32> {pipe.parameter = "resnet.encoder.stages.0.layers.0.layer.0.normalization.weight"} loc("resnet.encoder.stages.0.layers.0.layer.0.normalization.weight"), %arg5: tensor<8xf32> {pipe.parameter = "resnet.encoder.stages.0.layers.0.layer.0.normalization.bias"} loc("resnet.encoder.stages.0.layers.0.layer.0.normalization.bias"), %arg6: tensor<8x8x3x3xf32> {pipe.parameter = "resnet.encoder.stages.0.layers.0.layer.1.convolution.weight"} loc("resnet.encoder.stages.0.layers.0.layer.1.convolution.weight"), %arg7: tensor<8xf32> {pipe.parameter = "resnet.encoder.stages.0.layers.0.layer.1.normalization.weight"} loc("resnet.encoder.stages.0.layers.0.layer.1.normalization.weight"), %arg8: tensor<8xf32> {pipe.parameter = "resnet.encoder.stages.0.layers.0.layer.1.normalization.bias"} loc("resnet.encoder.stages.0.layers.0.layer.1.normalization.bias"), %arg9: tensor<8x8x3x3xf32> {pipe.parameter = "resnet.encoder.stages.0.layers.1.layer.0.convolution.weight"} loc("resnet.encoder.stages.0.layers.1.layer.0.convolution.weight"), %arg10: tensor<8xf32> {pipe.parameter = "resnet.encoder.stages.0.layers.1.layer.0.normalization.weight"} loc("resnet.encoder.stages.0.layers.1.layer.0.normalization.weight"), %arg11: tensor<8xf32> {pipe.parameter = "resnet.encoder.stages.0.layers.1.layer.0.normalization.bias"} loc("resnet.encoder.stages.0.layers.1.layer.0.normalization.bias"), %arg12: tensor<8x8x3x3xf32> {pipe.parameter = "resnet.encoder.stages.0.layers.1.layer.1.convolution.weight"} loc("resnet.encoder.stages.0.layers.1.layer.1.convolution.weight"), %arg13: tensor<8xf32> {pipe.parameter = "resnet.encoder.stages.0.layers.1.layer.1.normalization.weight"} loc("resnet.encoder.stages.0.layers.1.layer.1.normalization.weight"), %arg14: tensor<8xf32> {pipe.parameter = "resnet.encoder.stages.0.layers.1.layer.1.normalization.bias"} loc("resnet.encoder.stages.0.layers.1.layer.1.normalization.bias"), %arg15: tensor<16x8x1x1xf32> {pipe.parameter = "resnet.encoder.stages.1.layers.0.shortcut.convolution.weight"} loc("resnet.encoder.stages.1.layers.0.shortcut.convolution.weight"), %arg16: tensor<16xf32> {pipe.parameter = "resnet.encoder.stages.1.layers.0.shortcut.normalization.weight"} loc("resnet.encoder.stages.1.layers.0.shortcut.normalization.weight"), %arg17: tensor<16xf32> {pipe.parameter = "resnet.encoder.stages.1.layers.0.shortcut.normalization.bias"} loc("resnet.encoder.stages.1.layers.0.shortcut.normalization.bias"), %arg18: tensor<16x8x3x3xf32> {pipe.parameter = "resnet.encoder.stages.1.layers.0.layer.0.convolution.weight"} loc("resnet.encoder.stages.1.layers.0.layer.0.convolution.weight"), %arg19: tensor<16xf32> {pipe.parameter = "resnet.encoder.stages.1.layers.0.layer.0.normalization.weight"} loc("resnet.encoder.stages.1.layers.0.layer.0.normalization.weight"), %arg20: tensor<16xf32> {pipe.parameter = "resnet.encoder.stages.1.layers.0.layer.0.normalization.bias"} loc("resnet.encoder.stages.1.layers.0.layer.0.normalization.bias"), %arg21: tensor<16x16x3x3xf32> {pipe.parameter = "resnet.encoder.stages.1.layers.0.layer.1.convolution.weight"} loc("resnet.encoder.stages.1.layers.0.layer.1.convolution.weight"), %arg22: tensor<16xf32> {pipe.parameter = "resnet.encoder.stages.1.layers.0.layer.1.normalization.weight"} loc("resnet.encoder.stages.1.layers.0.layer.1.normalization.weight"), %arg23: tensor<16xf32> {pipe.parameter = "resnet.encoder.stages.1.layers.0.layer.1.normalization.bias"} loc("resnet.encoder.stages.1.layers.0.layer.1.normalization.bias"), %arg24: tensor<16x16x3x3xf32> {pipe.parameter = "resnet.encoder.stages.1.layers.1.layer.0.convolution.weight"} loc("resnet.encoder.stages.1.layers.1.layer.0.convolution.weight"), %arg25: tensor<16xf32> {pipe.parameter = "resnet.encoder.stages.1.layers.1.layer.0.normalization.weight"} loc("resnet.encoder.stages.1.layers.1.layer.0.normalization.weight"), %arg26: tensor<16xf32> {pipe.parameter = "resnet.encoder.stages.1.layers.1.layer.0.normalization.bias"} loc("resnet.encoder.stages.1.layers.1.layer.0.normalization.bias"), %arg27: tensor<16x16x3x3xf32> {pipe.parameter = "resnet.encoder.stages.1.layers.1.layer.1.convolution.weight"} loc("resnet.encoder.stages.1.layers.1.layer.1.convolution.weight"), %arg28: tensor<16xf32> {pipe.parameter = "resnet.encoder.stages.1.layers.1.layer.1.normalization.weight"} loc("resnet.encoder.stages.1.layers.1.layer.1.normalization.weight"), %arg29: tensor<16xf32> {pipe.parameter = "resnet.encoder.stages.1.layers.1.layer.1.normalization.bias"} loc("resnet.encoder.stages.1.layers.1.layer.1.normalization.bias"), %arg30: tensor<10x16xf32> {pipe.parameter = "classifier.1.weight"} loc("classifier.1.weight"), %arg31: tensor<10xf32> {pipe.parameter = "classifier.1.bias"} loc("classifier.1.bias"), %arg32: tensor<8xf32> {pipe.buffer = "resnet.embedder.embedder.normalization.running_mean"} loc("resnet.embedder.embedder.normalization.running_mean"), %arg33: tensor<8xf32> {pipe.buffer = "resnet.embedder.embedder.normalization.running_var"} loc("resnet.embedder.embedder.normalization.running_var"), %arg34: tensor<i64> {pipe.buffer = "resnet.embedder.embedder.normalization.num_batches_tracked"} loc("resnet.embedder.embedder.normalization.num_batches_tracked"), %arg35: tensor<8xf32> {pipe.buffer = "resnet.encoder.stages.0.layers.0.layer.0.normalization.running_mean"} loc("resnet.encoder.stages.0.layers.0.layer.0.normalization.running_mean"), %arg36: tensor<8xf32> {pipe.buffer = "resnet.encoder.stages.0.layers.0.layer.0.normalization.running_var"} loc("resnet.encoder.stages.0.layers.0.layer.0.normalization.running_var"), %arg37: tensor<i64> {pipe.buffer = "resnet.encoder.stages.0.layers.0.layer.0.normalization.num_batches_tracked"} loc("resnet.encoder.stages.0.layers.0.layer.0.normalization.num_batches_tracked"), %arg38: tensor<8xf32> {pipe.buffer = "resnet.encoder.stages.0.layers.0.layer.1.normalization.running_mean"} loc("resnet.encoder.stages.0.layers.0.layer.1.normalization.running_mean"), %arg39: tensor<8xf32> {pipe.buffer = "resnet.encoder.stages.0.layers.0.layer.1.normalization.running_var"} loc("resnet.encoder.stages.0.layers.0.layer.1.normalization.running_var"), %arg40: tensor<i64> {pipe.buffer = "resnet.encoder.stages.0.layers.0.layer.1.normalization.num_batches_tracked"} loc("resnet.encoder.stages.0.layers.0.layer.1.normalization.num_batches_tracked"), %arg41: tensor<8xf32> {pipe.buffer = "resnet.encoder.stages.0.layers.1.layer.0.normalization.running_mean"} loc("resnet.encoder.stages.0.layers.1.layer.0.normalization.running_mean"), %arg42: tensor<8xf32> {pipe.buffer = "resnet.encoder.stages.0.layers.1.layer.0.normalization.running_var"} loc("resnet.encoder.stages.0.layers.1.layer.0.normalization.running_var"), %arg43: tensor<i64> {pipe.buffer = "resnet.encoder.stages.0.layers.1.layer.0.normalization.num_batches_tracked"} loc("resnet.encoder.stages.0.layers.1.layer.0.normalization.num_batches_tracked"), %arg44: tensor<8xf32> {pipe.buffer = "resnet.encoder.stages.0.layers.1.layer.1.normalization.running_mean"} loc("resnet.encoder.stages.0.layers.1.layer.1.normalization.running_mean"), %arg45: tensor<8xf32> {pipe.buffer = "resnet.encoder.stages.0.layers.1.layer.1.normalization.running_var"} loc("resnet.encoder.stages.0.layers.1.layer.1.normalization.running_var"), %arg46: tensor<i64> {pipe.buffer = "resnet.encoder.stages.0.layers.1.layer.1.normalization.num_batches_tracked"} loc("resnet.encoder.stages.0.layers.1.layer.1.normalization.num_batches_tracked"), %arg47: tensor<16xf32> {pipe.buffer = "resnet.encoder.stages.1.layers.0.shortcut.normalization.running_mean"} loc("resnet.encoder.stages.1.layers.0.shortcut.normalization.running_mean"), %arg48: tensor<16xf32> {pipe.buffer = "resnet.encoder.stages.1.layers.0.shortcut.normalization.running_var"} loc("resnet.encoder.stages.1.layers.0.shortcut.normalization.running_var"), %arg49: tensor<i64> {pipe.buffer = "resnet.encoder.stages.1.layers.0.shortcut.normalization.num_batches_tracked"} loc("resnet.encoder.stages.1.layers.0.shortcut.normalization.num_batches_tracked"), %arg50: tensor<16xf32> {pipe.buffer = "resnet.encoder.stages.1.layers.0.layer.0.normalization.running_mean"} loc("resnet.encoder.stages.1.layers.0.layer.0.normalization.running_mean"), %arg51: tensor<16xf32> {pipe.buffer = "resnet.encoder.stages.1.layers.0.layer.0.normalization.running_var"} loc("resnet.encoder.stages.1.layers.0.layer.0.normalization.running_var"), %arg52: tensor<i64> {pipe.buffer = "resnet.encoder.stages.1.layers.0.layer.0.normalization.num_batches_tracked"} loc("resnet.encoder.stages.1.layers.0.layer.0.normalization.num_batches_tracked"), %arg53: tensor<16xf32> {pipe.buffer = "resnet.encoder.stages.1.layers.0.layer.1.normalization.running_mean"} loc("resnet.encoder.stages.1.layers.0.layer.1.normalization.running_mean"), %arg54: tensor<16xf32> {pipe.buffer = "resnet.encoder.stages.1.layers.0.layer.1.normalization.running_var"} loc("resnet.encoder.stages.1.layers.0.layer.1.normalization.running_var"), %arg55: tensor<i64> {pipe.buffer = "resnet.encoder.stages.1.layers.0.layer.1.normalization.num_batches_tracked"} loc("resnet.encoder.stages.1.layers.0.layer.1.normalization.num_batches_tracked"), %arg56: tensor<16xf32> {pipe.buffer = "resnet.encoder.stages.1.layers.1.layer.0.normalization.running_mean"} loc("resnet.encoder.stages.1.layers.1.layer.0.normalization.running_mean"), %arg57: tensor<16xf32> {pipe.buffer = "resnet.encoder.stages.1.layers.1.layer.0.normalization.running_var"} loc("resnet.encoder.stages.1.layers.1.layer.0.normalization.running_var"), %arg58: tensor<i64> {pipe.buffer = "resnet.encoder.stages.1.layers.1.layer.0.normalization.num_batches_tracked"} loc("resnet.encoder.stages.1.layers.1.layer.0.normalization.num_batches_tracked"), %arg59: tensor<16xf32> {pipe.buffer = "resnet.encoder.stages.1.layers.1.layer.1.normalization.running_mean"} loc("resnet.encoder.stages.1.layers.1.layer.1.normalization.running_mean"), %arg60: tensor<16xf32> {pipe.buffer = "resnet.encoder.stages.1.layers.1.layer.1.normalization.running_var"} loc("resnet.encoder.stages.1.layers.1.layer.1.normalization.running_var"), %arg61: tensor<i64> {pipe.buffer = "resnet.encoder.stages.1.layers.1.layer.1.normalization.num_batches_tracked"} loc("resnet.encoder.stages.1.layers.1.layer.1.normalization.num_batches_tracked"), %arg62: tensor<4x3x16x16xf32> {pipe.input = "pixel_values"} loc("pixel_values"), %arg63: tensor<4xi64> {pipe.input = "labels"} loc("labels")) -> (tensor<f32> {pipe.loss = "loss"}, tensor<8xf32> {pipe.buffer = "resnet.embedder.embedder.normalization.running_mean"}, tensor<8xf32> {pipe.buffer = "resnet.embedder.embedder.normalization.running_var"}, tensor<i64> {pipe.buffer = "resnet.embedder.embedder.normalization.num_batches_tracked"}, tensor<8xf32> {pipe.buffer = "resnet.encoder.stages.0.layers.0.layer.0.normalization.running_mean"}, tensor<8xf32> {pipe.buffer = "resnet.encoder.stages.0.layers.0.layer.0.normalization.running_var"}, tensor<i64> {pipe.buffer = "resnet.encoder.stages.0.layers.0.layer.0.normalization.num_batches_tracked"}, tensor<8xf32> {pipe.buffer = "resnet.encoder.stages.0.layers.0.layer.1.normalization.running_mean"}, tensor<8xf32> {pipe.buffer = "resnet.encoder.stages.0.layers.0.layer.1.normalization.running_var"}, tensor<i64> {pipe.buffer = "resnet.encoder.stages.0.layers.0.layer.1.normalization.num_batches_tracked"}, tensor<8xf32> {pipe.buffer = "resnet.encoder.stages.0.layers.1.layer.0.normalization.running_mean"}, tensor<8xf32> {pipe.buffer = "resnet.encoder.stages.0.layers.1.layer.0.normalization.running_var"}, tensor<i64> {pipe.buffer = "resnet.encoder.stages.0.layers.1.layer.0.normalization.num_batches_tracked"}, tensor<8xf32> {pipe.buffer = "resnet.encoder.stages.0.layers.1.layer.1.normalization.running_mean"}, tensor<8xf32> {pipe.buffer = "resnet.encoder.stages.0.layers.1.layer.1.normalization.running_var"}, tensor<i64> {pipe.buffer = "resnet.encoder.stages.0.layers.1.layer.1.normalization.num_batches_tracked"}, tensor<16xf32> {pipe.buffer = "resnet.encoder.stages.1.layers.0.shortcut.normalization.running_mean"}, tensor<16xf32> {pipe.buffer = "resnet.encoder.stages.1.layers.0.shortcut.normalization.running_var"}, tensor<i64> {pipe.buffer = "resnet.encoder.stages.1.layers.0.shortcut.normalization.num_batches_tracked"}, tensor<16xf32> {pipe.buffer = "resnet.encoder.stages.1.layers.0.layer.0.normalization.running_mean"}, tensor<16xf32> {pipe.buffer = "resnet.encoder.stages.1.layers.0.layer.0.normalization.running_var"}, tensor<i64> {pipe.buffer = "resnet.encoder.stages.1.layers.0.layer.0.normalization.num_batches_tracked"}, tensor<16xf32> {pipe.buffer = "resnet.encoder.stages.1.layers.0.layer.1.normalization.running_mean"}, tensor<16xf32> {pipe.buffer = "resnet.encoder.stages.1.layers.0.layer.1.normalization.running_var"}, tensor<i64> {pipe.buffer = "resnet.encoder.stages.1.layers.0.layer.1.normalization.num_batches_tracked"}, tensor<16xf32> {pipe.buffer = "resnet.encoder.stages.1.layers.1.layer.0.normalization.running_mean"}, tensor<16xf32> {pipe.buffer = "resnet.encoder.stages.1.layers.1.layer.0.normalization.running_var"}, tensor<i64> {pipe.buffer = "resnet.encoder.stages.1.layers.1.layer.0.normalization.num_batches_tracked"}, tensor<16xf32> {pipe.buffer = "resnet.encoder.stages.1.layers.1.layer.1.normalization.running_mean"}, tensor<16xf32> {pipe.buffer = "resnet.encoder.stages.1.layers.1.layer.1.normalization.running_var"}, tensor<i64> {pipe.buffer = "resnet.encoder.stages.1.layers.1.layer.1.normalization.num_batches_tracked"}) {
    %c-100_i64 = arith.constant -100 : i64 loc(#loc66)
    %c1_i64 = arith.constant 1 : i64 loc(#loc)
    %c0_i64 = arith.constant 0 : i64 loc(#loc)
    %cst = arith.constant 0.000000e+00 : f32 loc(#loc)
    %cst_0 = arith.constant 0.000000e+00 : f64 loc(#loc)
    %cst_1 = arith.constant 0xFF800000 : f32 loc(#loc)
    %c10 = arith.constant 10 : index loc(#loc)
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<f32> loc(#loc66)
    %cst_3 = arith.constant 1.0666666666666667 : f64 loc(#loc67)
    %cst_4 = arith.constant 1.0158730158730158 : f64 loc(#loc68)
    %cst_5 = arith.constant 1.003921568627451 : f64 loc(#loc69)
    %cst_6 = arith.constant 9.000000e-01 : f64 loc(#loc69)
    %cst_7 = arith.constant 1.000000e-01 : f64 loc(#loc69)
    %cst_8 = arith.constant 1.000000e-05 : f64 loc(#loc69)
    %cst_9 = arith.constant 2.560000e+02 : f64 loc(#loc)
    %cst_10 = arith.constant 2.560000e+02 : f32 loc(#loc)
    %cst_11 = arith.constant 6.400000e+01 : f64 loc(#loc)
    %cst_12 = arith.constant 6.400000e+01 : f32 loc(#loc)
    %cst_13 = arith.constant 1.600000e+01 : f64 loc(#loc)
    %cst_14 = arith.constant 1.600000e+01 : f32 loc(#loc)
    %cst_15 = arith.constant 4.000000e+00 : f32 loc(#loc)
    %cst_16 = arith.constant dense<0> : tensor<i64> loc(#loc66)
    %padded = tensor.pad %arg62 low[0, 0, 3, 3] high[0, 0, 3, 3] {
    ^bb0(%arg64: index loc("resnet.embedder.embedder.convolution"), %arg65: index loc("resnet.embedder.embedder.convolution"), %arg66: index loc("resnet.embedder.embedder.convolution"), %arg67: index loc("resnet.embedder.embedder.convolution")):
      tensor.yield %cst : f32 loc(#loc1)
    } : tensor<4x3x16x16xf32> to tensor<4x3x22x22xf32> loc(#loc1)
    %0 = tensor.empty() : tensor<4x8x8x8xf32> loc(#loc1)
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<4x8x8x8xf32>) -> tensor<4x8x8x8xf32> loc(#loc1)
    %2 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<2> : vector<2xi64>} ins(%padded, %arg0 : tensor<4x3x22x22xf32>, tensor<8x3x7x7xf32>) outs(%1 : tensor<4x8x8x8xf32>) -> tensor<4x8x8x8xf32> loc(#loc1)
    %3 = tensor.empty() : tensor<i64> loc(#loc69)
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg34 : tensor<i64>) outs(%3 : tensor<i64>) {
    ^bb0(%in: i64 loc("resnet.embedder.embedder.normalization"), %out: i64 loc("resnet.embedder.embedder.normalization")):
      %321 = arith.addi %in, %c1_i64 : i64 loc(#loc69)
      linalg.yield %321 : i64 loc(#loc69)
    } -> tensor<i64> loc(#loc69)
    %5 = tensor.empty() : tensor<4x8x8x8xf64> loc(#loc69)
    %6 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%2 : tensor<4x8x8x8xf32>) outs(%5 : tensor<4x8x8x8xf64>) {
    ^bb0(%in: f32 loc("resnet.embedder.embedder.convolution"), %out: f64 loc("resnet.embedder.embedder.normalization")):
      %321 = arith.extf %in : f32 to f64 loc(#loc69)
      linalg.yield %321 : f64 loc(#loc69)
    } -> tensor<4x8x8x8xf64> loc(#loc69)
    %7 = tensor.empty() : tensor<1x8x1x1xf64> loc(#loc69)
    %8 = linalg.fill ins(%cst_0 : f64) outs(%7 : tensor<1x8x1x1xf64>) -> tensor<1x8x1x1xf64> loc(#loc69)
    %9 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "parallel", "reduction", "reduction"]} ins(%6 : tensor<4x8x8x8xf64>) outs(%8 : tensor<1x8x1x1xf64>) {
    ^bb0(%in: f64 loc("resnet.embedder.embedder.normalization"), %out: f64 loc("resnet.embedder.embedder.normalization")):
      %321 = arith.addf %in, %out : f64 loc(#loc69)
      linalg.yield %321 : f64 loc(#loc69)
    } -> tensor<1x8x1x1xf64> loc(#loc69)
    %10 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%9 : tensor<1x8x1x1xf64>) outs(%7 : tensor<1x8x1x1xf64>) {
    ^bb0(%in: f64 loc("resnet.embedder.embedder.normalization"), %out: f64 loc("resnet.embedder.embedder.normalization")):
      %321 = arith.divf %in, %cst_9 : f64 loc(#loc69)
      linalg.yield %321 : f64 loc(#loc69)
    } -> tensor<1x8x1x1xf64> loc(#loc69)
    %11 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%6, %10 : tensor<4x8x8x8xf64>, tensor<1x8x1x1xf64>) outs(%5 : tensor<4x8x8x8xf64>) {
    ^bb0(%in: f64 loc("resnet.embedder.embedder.normalization"), %in_68: f64 loc("resnet.embedder.embedder.normalization"), %out: f64 loc("resnet.embedder.embedder.normalization")):
      %321 = arith.subf %in, %in_68 : f64 loc(#loc69)
      linalg.yield %321 : f64 loc(#loc69)
    } -> tensor<4x8x8x8xf64> loc(#loc69)
    %12 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%11, %11 : tensor<4x8x8x8xf64>, tensor<4x8x8x8xf64>) outs(%5 : tensor<4x8x8x8xf64>) {
    ^bb0(%in: f64 loc("resnet.embedder.embedder.normalization"), %in_68: f64 loc("resnet.embedder.embedder.normalization"), %out: f64 loc("resnet.embedder.embedder.normalization")):
      %321 = arith.mulf %in, %in_68 : f64 loc(#loc69)
      linalg.yield %321 : f64 loc(#loc69)
    } -> tensor<4x8x8x8xf64> loc(#loc69)
    %13 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "parallel", "reduction", "reduction"]} ins(%12 : tensor<4x8x8x8xf64>) outs(%8 : tensor<1x8x1x1xf64>) {
    ^bb0(%in: f64 loc("resnet.embedder.embedder.normalization"), %out: f64 loc("resnet.embedder.embedder.normalization")):
      %321 = arith.addf %in, %out : f64 loc(#loc69)
      linalg.yield %321 : f64 loc(#loc69)
    } -> tensor<1x8x1x1xf64> loc(#loc69)
    %14 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%13 : tensor<1x8x1x1xf64>) outs(%7 : tensor<1x8x1x1xf64>) {
    ^bb0(%in: f64 loc("resnet.embedder.embedder.normalization"), %out: f64 loc("resnet.embedder.embedder.normalization")):
      %321 = arith.divf %in, %cst_9 : f64 loc(#loc69)
      linalg.yield %321 : f64 loc(#loc69)
    } -> tensor<1x8x1x1xf64> loc(#loc69)
    %15 = tensor.empty() : tensor<1x8x1x1xf32> loc(#loc69)
    %16 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%14 : tensor<1x8x1x1xf64>) outs(%15 : tensor<1x8x1x1xf32>) {
    ^bb0(%in: f64 loc("resnet.embedder.embedder.normalization"), %out: f32 loc("resnet.embedder.embedder.normalization")):
      %321 = arith.truncf %in : f64 to f32 loc(#loc69)
      linalg.yield %321 : f32 loc(#loc69)
    } -> tensor<1x8x1x1xf32> loc(#loc69)
    %17 = linalg.fill ins(%cst : f32) outs(%15 : tensor<1x8x1x1xf32>) -> tensor<1x8x1x1xf32> loc(#loc69)
    %18 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "parallel", "reduction", "reduction"]} ins(%2 : tensor<4x8x8x8xf32>) outs(%17 : tensor<1x8x1x1xf32>) {
    ^bb0(%in: f32 loc("resnet.embedder.embedder.convolution"), %out: f32 loc("resnet.embedder.embedder.normalization")):
      %321 = arith.addf %in, %out : f32 loc(#loc69)
      linalg.yield %321 : f32 loc(#loc69)
    } -> tensor<1x8x1x1xf32> loc(#loc69)
    %19 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%18 : tensor<1x8x1x1xf32>) outs(%15 : tensor<1x8x1x1xf32>) {
    ^bb0(%in: f32 loc("resnet.embedder.embedder.normalization"), %out: f32 loc("resnet.embedder.embedder.normalization")):
      %321 = arith.divf %in, %cst_10 : f32 loc(#loc69)
      linalg.yield %321 : f32 loc(#loc69)
    } -> tensor<1x8x1x1xf32> loc(#loc69)
    %20 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%16 : tensor<1x8x1x1xf32>) outs(%15 : tensor<1x8x1x1xf32>) {
    ^bb0(%in: f32 loc("resnet.embedder.embedder.normalization"), %out: f32 loc("resnet.embedder.embedder.normalization")):
      %321 = arith.truncf %cst_8 : f64 to f32 loc(#loc69)
      %322 = arith.addf %in, %321 : f32 loc(#loc69)
      linalg.yield %322 : f32 loc(#loc69)
    } -> tensor<1x8x1x1xf32> loc(#loc69)
    %21 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%20 : tensor<1x8x1x1xf32>) outs(%15 : tensor<1x8x1x1xf32>) {
    ^bb0(%in: f32 loc("resnet.embedder.embedder.normalization"), %out: f32 loc("resnet.embedder.embedder.normalization")):
      %321 = math.rsqrt %in : f32 loc(#loc69)
      linalg.yield %321 : f32 loc(#loc69)
    } -> tensor<1x8x1x1xf32> loc(#loc69)
    %22 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%2, %19 : tensor<4x8x8x8xf32>, tensor<1x8x1x1xf32>) outs(%0 : tensor<4x8x8x8xf32>) {
    ^bb0(%in: f32 loc("resnet.embedder.embedder.convolution"), %in_68: f32 loc("resnet.embedder.embedder.normalization"), %out: f32 loc("resnet.embedder.embedder.normalization")):
      %321 = arith.subf %in, %in_68 : f32 loc(#loc69)
      linalg.yield %321 : f32 loc(#loc69)
    } -> tensor<4x8x8x8xf32> loc(#loc69)
    %23 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%22, %21 : tensor<4x8x8x8xf32>, tensor<1x8x1x1xf32>) outs(%0 : tensor<4x8x8x8xf32>) {
    ^bb0(%in: f32 loc("resnet.embedder.embedder.normalization"), %in_68: f32 loc("resnet.embedder.embedder.normalization"), %out: f32 loc("resnet.embedder.embedder.normalization")):
      %321 = arith.mulf %in, %in_68 : f32 loc(#loc69)
      linalg.yield %321 : f32 loc(#loc69)
    } -> tensor<4x8x8x8xf32> loc(#loc69)
    %collapsed = tensor.collapse_shape %19 [[0, 1, 2, 3]] : tensor<1x8x1x1xf32> into tensor<8xf32> loc(#loc69)
    %24 = tensor.empty() : tensor<8xf32> loc(#loc69)
    %25 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%collapsed : tensor<8xf32>) outs(%24 : tensor<8xf32>) {
    ^bb0(%in: f32 loc("resnet.embedder.embedder.normalization"), %out: f32 loc("resnet.embedder.embedder.normalization")):
      %321 = arith.truncf %cst_7 : f64 to f32 loc(#loc69)
      %322 = arith.mulf %in, %321 : f32 loc(#loc69)
      linalg.yield %322 : f32 loc(#loc69)
    } -> tensor<8xf32> loc(#loc69)
    %26 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%arg32 : tensor<8xf32>) outs(%24 : tensor<8xf32>) {
    ^bb0(%in: f32 loc("resnet.embedder.embedder.normalization"), %out: f32 loc("resnet.embedder.embedder.normalization")):
      %321 = arith.truncf %cst_6 : f64 to f32 loc(#loc69)
      %322 = arith.mulf %in, %321 : f32 loc(#loc69)
      linalg.yield %322 : f32 loc(#loc69)
    } -> tensor<8xf32> loc(#loc69)
    %27 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%25, %26 : tensor<8xf32>, tensor<8xf32>) outs(%24 : tensor<8xf32>) {
    ^bb0(%in: f32 loc("resnet.embedder.embedder.normalization"), %in_68: f32 loc("resnet.embedder.embedder.normalization"), %out: f32 loc("resnet.embedder.embedder.normalization")):
      %321 = arith.addf %in, %in_68 : f32 loc(#loc69)
      linalg.yield %321 : f32 loc(#loc69)
    } -> tensor<8xf32> loc(#loc69)
    %collapsed_17 = tensor.collapse_shape %16 [[0, 1, 2, 3]] : tensor<1x8x1x1xf32> into tensor<8xf32> loc(#loc69)
    %28 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%collapsed_17 : tensor<8xf32>) outs(%24 : tensor<8xf32>) {
    ^bb0(%in: f32 loc("resnet.embedder.embedder.normalization"), %out: f32 loc("resnet.embedder.embedder.normalization")):
      %321 = arith.truncf %cst_5 : f64 to f32 loc(#loc69)
      %322 = arith.mulf %in, %321 : f32 loc(#loc69)
      linalg.yield %322 : f32 loc(#loc69)
    } -> tensor<8xf32> loc(#loc69)
    %29 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%28 : tensor<8xf32>) outs(%24 : tensor<8xf32>) {
    ^bb0(%in: f32 loc("resnet.embedder.embedder.normalization"), %out: f32 loc("resnet.embedder.embedder.normalization")):
      %321 = arith.truncf %cst_7 : f64 to f32 loc(#loc69)
      %322 = arith.mulf %in, %321 : f32 loc(#loc69)
      linalg.yield %322 : f32 loc(#loc69)
    } -> tensor<8xf32> loc(#loc69)
    %30 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%arg33 : tensor<8xf32>) outs(%24 : tensor<8xf32>) {
    ^bb0(%in: f32 loc("resnet.embedder.embedder.normalization"), %out: f32 loc("resnet.embedder.embedder.normalization")):
      %321 = arith.truncf %cst_6 : f64 to f32 loc(#loc69)
      %322 = arith.mulf %in, %321 : f32 loc(#loc69)
      linalg.yield %322 : f32 loc(#loc69)
    } -> tensor<8xf32> loc(#loc69)
    %31 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%29, %30 : tensor<8xf32>, tensor<8xf32>) outs(%24 : tensor<8xf32>) {
    ^bb0(%in: f32 loc("resnet.embedder.embedder.normalization"), %in_68: f32 loc("resnet.embedder.embedder.normalization"), %out: f32 loc("resnet.embedder.embedder.normalization")):
      %321 = arith.addf %in, %in_68 : f32 loc(#loc69)
      linalg.yield %321 : f32 loc(#loc69)
    } -> tensor<8xf32> loc(#loc69)
    %expanded = tensor.expand_shape %arg1 [[0, 1, 2]] output_shape [8, 1, 1] : tensor<8xf32> into tensor<8x1x1xf32> loc(#loc69)
    %32 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%23, %expanded : tensor<4x8x8x8xf32>, tensor<8x1x1xf32>) outs(%0 : tensor<4x8x8x8xf32>) {
    ^bb0(%in: f32 loc("resnet.embedder.embedder.normalization"), %in_68: f32 loc("resnet.embedder.embedder.normalization"), %out: f32 loc("resnet.embedder.embedder.normalization")):
      %321 = arith.mulf %in, %in_68 : f32 loc(#loc69)
      linalg.yield %321 : f32 loc(#loc69)
    } -> tensor<4x8x8x8xf32> loc(#loc69)
    %expanded_18 = tensor.expand_shape %arg2 [[0, 1, 2]] output_shape [8, 1, 1] : tensor<8xf32> into tensor<8x1x1xf32> loc(#loc69)
    %33 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%32, %expanded_18 : tensor<4x8x8x8xf32>, tensor<8x1x1xf32>) outs(%0 : tensor<4x8x8x8xf32>) {
    ^bb0(%in: f32 loc("resnet.embedder.embedder.normalization"), %in_68: f32 loc("resnet.embedder.embedder.normalization"), %out: f32 loc("resnet.embedder.embedder.normalization")):
      %321 = arith.addf %in, %in_68 : f32 loc(#loc69)
      linalg.yield %321 : f32 loc(#loc69)
    } -> tensor<4x8x8x8xf32> loc(#loc69)
    %34 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%33 : tensor<4x8x8x8xf32>) outs(%0 : tensor<4x8x8x8xf32>) {
    ^bb0(%in: f32 loc("resnet.embedder.embedder.normalization"), %out: f32 loc("resnet.embedder.embedder.activation")):
      %321 = arith.cmpf ugt, %in, %cst : f32 loc(#loc70)
      %322 = arith.select %321, %in, %cst : f32 loc(#loc70)
      linalg.yield %322 : f32 loc(#loc70)
    } -> tensor<4x8x8x8xf32> loc(#loc70)
    %padded_19 = tensor.pad %34 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg64: index loc("resnet.embedder.pooler"), %arg65: index loc("resnet.embedder.pooler"), %arg66: index loc("resnet.embedder.pooler"), %arg67: index loc("resnet.embedder.pooler")):
      tensor.yield %cst_1 : f32 loc(#loc71)
    } : tensor<4x8x8x8xf32> to tensor<4x8x10x10xf32> loc(#loc71)
    %35 = tensor.empty() : tensor<4x8x4x4xf32> loc(#loc71)
    %36 = linalg.fill ins(%cst_1 : f32) outs(%35 : tensor<4x8x4x4xf32>) -> tensor<4x8x4x4xf32> loc(#loc71)
    %37 = tensor.empty() : tensor<3x3xf32> loc(#loc71)
    %38 = linalg.pooling_nchw_max {dilations = dense<1> : vector<2xi64>, strides = dense<2> : vector<2xi64>} ins(%padded_19, %37 : tensor<4x8x10x10xf32>, tensor<3x3xf32>) outs(%36 : tensor<4x8x4x4xf32>) -> tensor<4x8x4x4xf32> loc(#loc71)
    %padded_20 = tensor.pad %38 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg64: index loc("resnet.encoder.stages.0.layers.0.layer.0.convolution"), %arg65: index loc("resnet.encoder.stages.0.layers.0.layer.0.convolution"), %arg66: index loc("resnet.encoder.stages.0.layers.0.layer.0.convolution"), %arg67: index loc("resnet.encoder.stages.0.layers.0.layer.0.convolution")):
      tensor.yield %cst : f32 loc(#loc72)
    } : tensor<4x8x4x4xf32> to tensor<4x8x6x6xf32> loc(#loc72)
    %39 = linalg.fill ins(%cst : f32) outs(%35 : tensor<4x8x4x4xf32>) -> tensor<4x8x4x4xf32> loc(#loc72)
    %40 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%padded_20, %arg3 : tensor<4x8x6x6xf32>, tensor<8x8x3x3xf32>) outs(%39 : tensor<4x8x4x4xf32>) -> tensor<4x8x4x4xf32> loc(#loc72)
    %41 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg37 : tensor<i64>) outs(%3 : tensor<i64>) {
    ^bb0(%in: i64 loc("resnet.encoder.stages.0.layers.0.layer.0.normalization"), %out: i64 loc("resnet.encoder.stages.0.layers.0.layer.0.normalization")):
      %321 = arith.addi %in, %c1_i64 : i64 loc(#loc68)
      linalg.yield %321 : i64 loc(#loc68)
    } -> tensor<i64> loc(#loc68)
    %42 = tensor.empty() : tensor<4x8x4x4xf64> loc(#loc68)
    %43 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%40 : tensor<4x8x4x4xf32>) outs(%42 : tensor<4x8x4x4xf64>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.0.layers.0.layer.0.convolution"), %out: f64 loc("resnet.encoder.stages.0.layers.0.layer.0.normalization")):
      %321 = arith.extf %in : f32 to f64 loc(#loc68)
      linalg.yield %321 : f64 loc(#loc68)
    } -> tensor<4x8x4x4xf64> loc(#loc68)
    %44 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "parallel", "reduction", "reduction"]} ins(%43 : tensor<4x8x4x4xf64>) outs(%8 : tensor<1x8x1x1xf64>) {
    ^bb0(%in: f64 loc("resnet.encoder.stages.0.layers.0.layer.0.normalization"), %out: f64 loc("resnet.encoder.stages.0.layers.0.layer.0.normalization")):
      %321 = arith.addf %in, %out : f64 loc(#loc68)
      linalg.yield %321 : f64 loc(#loc68)
    } -> tensor<1x8x1x1xf64> loc(#loc68)
    %45 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%44 : tensor<1x8x1x1xf64>) outs(%7 : tensor<1x8x1x1xf64>) {
    ^bb0(%in: f64 loc("resnet.encoder.stages.0.layers.0.layer.0.normalization"), %out: f64 loc("resnet.encoder.stages.0.layers.0.layer.0.normalization")):
      %321 = arith.divf %in, %cst_11 : f64 loc(#loc68)
      linalg.yield %321 : f64 loc(#loc68)
    } -> tensor<1x8x1x1xf64> loc(#loc68)
    %46 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%43, %45 : tensor<4x8x4x4xf64>, tensor<1x8x1x1xf64>) outs(%42 : tensor<4x8x4x4xf64>) {
    ^bb0(%in: f64 loc("resnet.encoder.stages.0.layers.0.layer.0.normalization"), %in_68: f64 loc("resnet.encoder.stages.0.layers.0.layer.0.normalization"), %out: f64 loc("resnet.encoder.stages.0.layers.0.layer.0.normalization")):
      %321 = arith.subf %in, %in_68 : f64 loc(#loc68)
      linalg.yield %321 : f64 loc(#loc68)
    } -> tensor<4x8x4x4xf64> loc(#loc68)
    %47 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%46, %46 : tensor<4x8x4x4xf64>, tensor<4x8x4x4xf64>) outs(%42 : tensor<4x8x4x4xf64>) {
    ^bb0(%in: f64 loc("resnet.encoder.stages.0.layers.0.layer.0.normalization"), %in_68: f64 loc("resnet.encoder.stages.0.layers.0.layer.0.normalization"), %out: f64 loc("resnet.encoder.stages.0.layers.0.layer.0.normalization")):
      %321 = arith.mulf %in, %in_68 : f64 loc(#loc68)
      linalg.yield %321 : f64 loc(#loc68)
    } -> tensor<4x8x4x4xf64> loc(#loc68)
    %48 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "parallel", "reduction", "reduction"]} ins(%47 : tensor<4x8x4x4xf64>) outs(%8 : tensor<1x8x1x1xf64>) {
    ^bb0(%in: f64 loc("resnet.encoder.stages.0.layers.0.layer.0.normalization"), %out: f64 loc("resnet.encoder.stages.0.layers.0.layer.0.normalization")):
      %321 = arith.addf %in, %out : f64 loc(#loc68)
      linalg.yield %321 : f64 loc(#loc68)
    } -> tensor<1x8x1x1xf64> loc(#loc68)
    %49 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%48 : tensor<1x8x1x1xf64>) outs(%7 : tensor<1x8x1x1xf64>) {
    ^bb0(%in: f64 loc("resnet.encoder.stages.0.layers.0.layer.0.normalization"), %out: f64 loc("resnet.encoder.stages.0.layers.0.layer.0.normalization")):
      %321 = arith.divf %in, %cst_11 : f64 loc(#loc68)
      linalg.yield %321 : f64 loc(#loc68)
    } -> tensor<1x8x1x1xf64> loc(#loc68)
    %50 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%49 : tensor<1x8x1x1xf64>) outs(%15 : tensor<1x8x1x1xf32>) {
    ^bb0(%in: f64 loc("resnet.encoder.stages.0.layers.0.layer.0.normalization"), %out: f32 loc("resnet.encoder.stages.0.layers.0.layer.0.normalization")):
      %321 = arith.truncf %in : f64 to f32 loc(#loc68)
      linalg.yield %321 : f32 loc(#loc68)
    } -> tensor<1x8x1x1xf32> loc(#loc68)
    %51 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "parallel", "reduction", "reduction"]} ins(%40 : tensor<4x8x4x4xf32>) outs(%17 : tensor<1x8x1x1xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.0.layers.0.layer.0.convolution"), %out: f32 loc("resnet.encoder.stages.0.layers.0.layer.0.normalization")):
      %321 = arith.addf %in, %out : f32 loc(#loc68)
      linalg.yield %321 : f32 loc(#loc68)
    } -> tensor<1x8x1x1xf32> loc(#loc68)
    %52 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%51 : tensor<1x8x1x1xf32>) outs(%15 : tensor<1x8x1x1xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.0.layers.0.layer.0.normalization"), %out: f32 loc("resnet.encoder.stages.0.layers.0.layer.0.normalization")):
      %321 = arith.divf %in, %cst_12 : f32 loc(#loc68)
      linalg.yield %321 : f32 loc(#loc68)
    } -> tensor<1x8x1x1xf32> loc(#loc68)
    %53 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%50 : tensor<1x8x1x1xf32>) outs(%15 : tensor<1x8x1x1xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.0.layers.0.layer.0.normalization"), %out: f32 loc("resnet.encoder.stages.0.layers.0.layer.0.normalization")):
      %321 = arith.truncf %cst_8 : f64 to f32 loc(#loc68)
      %322 = arith.addf %in, %321 : f32 loc(#loc68)
      linalg.yield %322 : f32 loc(#loc68)
    } -> tensor<1x8x1x1xf32> loc(#loc68)
    %54 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%53 : tensor<1x8x1x1xf32>) outs(%15 : tensor<1x8x1x1xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.0.layers.0.layer.0.normalization"), %out: f32 loc("resnet.encoder.stages.0.layers.0.layer.0.normalization")):
      %321 = math.rsqrt %in : f32 loc(#loc68)
      linalg.yield %321 : f32 loc(#loc68)
    } -> tensor<1x8x1x1xf32> loc(#loc68)
    %55 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%40, %52 : tensor<4x8x4x4xf32>, tensor<1x8x1x1xf32>) outs(%35 : tensor<4x8x4x4xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.0.layers.0.layer.0.convolution"), %in_68: f32 loc("resnet.encoder.stages.0.layers.0.layer.0.normalization"), %out: f32 loc("resnet.encoder.stages.0.layers.0.layer.0.normalization")):
      %321 = arith.subf %in, %in_68 : f32 loc(#loc68)
      linalg.yield %321 : f32 loc(#loc68)
    } -> tensor<4x8x4x4xf32> loc(#loc68)
    %56 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%55, %54 : tensor<4x8x4x4xf32>, tensor<1x8x1x1xf32>) outs(%35 : tensor<4x8x4x4xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.0.layers.0.layer.0.normalization"), %in_68: f32 loc("resnet.encoder.stages.0.layers.0.layer.0.normalization"), %out: f32 loc("resnet.encoder.stages.0.layers.0.layer.0.normalization")):
      %321 = arith.mulf %in, %in_68 : f32 loc(#loc68)
      linalg.yield %321 : f32 loc(#loc68)
    } -> tensor<4x8x4x4xf32> loc(#loc68)
    %collapsed_21 = tensor.collapse_shape %52 [[0, 1, 2, 3]] : tensor<1x8x1x1xf32> into tensor<8xf32> loc(#loc68)
    %57 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%collapsed_21 : tensor<8xf32>) outs(%24 : tensor<8xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.0.layers.0.layer.0.normalization"), %out: f32 loc("resnet.encoder.stages.0.layers.0.layer.0.normalization")):
      %321 = arith.truncf %cst_7 : f64 to f32 loc(#loc68)
      %322 = arith.mulf %in, %321 : f32 loc(#loc68)
      linalg.yield %322 : f32 loc(#loc68)
    } -> tensor<8xf32> loc(#loc68)
    %58 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%arg35 : tensor<8xf32>) outs(%24 : tensor<8xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.0.layers.0.layer.0.normalization"), %out: f32 loc("resnet.encoder.stages.0.layers.0.layer.0.normalization")):
      %321 = arith.truncf %cst_6 : f64 to f32 loc(#loc68)
      %322 = arith.mulf %in, %321 : f32 loc(#loc68)
      linalg.yield %322 : f32 loc(#loc68)
    } -> tensor<8xf32> loc(#loc68)
    %59 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%57, %58 : tensor<8xf32>, tensor<8xf32>) outs(%24 : tensor<8xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.0.layers.0.layer.0.normalization"), %in_68: f32 loc("resnet.encoder.stages.0.layers.0.layer.0.normalization"), %out: f32 loc("resnet.encoder.stages.0.layers.0.layer.0.normalization")):
      %321 = arith.addf %in, %in_68 : f32 loc(#loc68)
      linalg.yield %321 : f32 loc(#loc68)
    } -> tensor<8xf32> loc(#loc68)
    %collapsed_22 = tensor.collapse_shape %50 [[0, 1, 2, 3]] : tensor<1x8x1x1xf32> into tensor<8xf32> loc(#loc68)
    %60 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%collapsed_22 : tensor<8xf32>) outs(%24 : tensor<8xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.0.layers.0.layer.0.normalization"), %out: f32 loc("resnet.encoder.stages.0.layers.0.layer.0.normalization")):
      %321 = arith.truncf %cst_4 : f64 to f32 loc(#loc68)
      %322 = arith.mulf %in, %321 : f32 loc(#loc68)
      linalg.yield %322 : f32 loc(#loc68)
    } -> tensor<8xf32> loc(#loc68)
    %61 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%60 : tensor<8xf32>) outs(%24 : tensor<8xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.0.layers.0.layer.0.normalization"), %out: f32 loc("resnet.encoder.stages.0.layers.0.layer.0.normalization")):
      %321 = arith.truncf %cst_7 : f64 to f32 loc(#loc68)
      %322 = arith.mulf %in, %321 : f32 loc(#loc68)
      linalg.yield %322 : f32 loc(#loc68)
    } -> tensor<8xf32> loc(#loc68)
    %62 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%arg36 : tensor<8xf32>) outs(%24 : tensor<8xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.0.layers.0.layer.0.normalization"), %out: f32 loc("resnet.encoder.stages.0.layers.0.layer.0.normalization")):
      %321 = arith.truncf %cst_6 : f64 to f32 loc(#loc68)
      %322 = arith.mulf %in, %321 : f32 loc(#loc68)
      linalg.yield %322 : f32 loc(#loc68)
    } -> tensor<8xf32> loc(#loc68)
    %63 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%61, %62 : tensor<8xf32>, tensor<8xf32>) outs(%24 : tensor<8xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.0.layers.0.layer.0.normalization"), %in_68: f32 loc("resnet.encoder.stages.0.layers.0.layer.0.normalization"), %out: f32 loc("resnet.encoder.stages.0.layers.0.layer.0.normalization")):
      %321 = arith.addf %in, %in_68 : f32 loc(#loc68)
      linalg.yield %321 : f32 loc(#loc68)
    } -> tensor<8xf32> loc(#loc68)
    %expanded_23 = tensor.expand_shape %arg4 [[0, 1, 2]] output_shape [8, 1, 1] : tensor<8xf32> into tensor<8x1x1xf32> loc(#loc68)
    %64 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%56, %expanded_23 : tensor<4x8x4x4xf32>, tensor<8x1x1xf32>) outs(%35 : tensor<4x8x4x4xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.0.layers.0.layer.0.normalization"), %in_68: f32 loc("resnet.encoder.stages.0.layers.0.layer.0.normalization"), %out: f32 loc("resnet.encoder.stages.0.layers.0.layer.0.normalization")):
      %321 = arith.mulf %in, %in_68 : f32 loc(#loc68)
      linalg.yield %321 : f32 loc(#loc68)
    } -> tensor<4x8x4x4xf32> loc(#loc68)
    %expanded_24 = tensor.expand_shape %arg5 [[0, 1, 2]] output_shape [8, 1, 1] : tensor<8xf32> into tensor<8x1x1xf32> loc(#loc68)
    %65 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%64, %expanded_24 : tensor<4x8x4x4xf32>, tensor<8x1x1xf32>) outs(%35 : tensor<4x8x4x4xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.0.layers.0.layer.0.normalization"), %in_68: f32 loc("resnet.encoder.stages.0.layers.0.layer.0.normalization"), %out: f32 loc("resnet.encoder.stages.0.layers.0.layer.0.normalization")):
      %321 = arith.addf %in, %in_68 : f32 loc(#loc68)
      linalg.yield %321 : f32 loc(#loc68)
    } -> tensor<4x8x4x4xf32> loc(#loc68)
    %66 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%65 : tensor<4x8x4x4xf32>) outs(%35 : tensor<4x8x4x4xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.0.layers.0.layer.0.normalization"), %out: f32 loc("resnet.encoder.stages.0.layers.0.layer.0.activation")):
      %321 = arith.cmpf ugt, %in, %cst : f32 loc(#loc73)
      %322 = arith.select %321, %in, %cst : f32 loc(#loc73)
      linalg.yield %322 : f32 loc(#loc73)
    } -> tensor<4x8x4x4xf32> loc(#loc73)
    %padded_25 = tensor.pad %66 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg64: index loc("resnet.encoder.stages.0.layers.0.layer.1.convolution"), %arg65: index loc("resnet.encoder.stages.0.layers.0.layer.1.convolution"), %arg66: index loc("resnet.encoder.stages.0.layers.0.layer.1.convolution"), %arg67: index loc("resnet.encoder.stages.0.layers.0.layer.1.convolution")):
      tensor.yield %cst : f32 loc(#loc74)
    } : tensor<4x8x4x4xf32> to tensor<4x8x6x6xf32> loc(#loc74)
    %67 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%padded_25, %arg6 : tensor<4x8x6x6xf32>, tensor<8x8x3x3xf32>) outs(%39 : tensor<4x8x4x4xf32>) -> tensor<4x8x4x4xf32> loc(#loc74)
    %68 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg40 : tensor<i64>) outs(%3 : tensor<i64>) {
    ^bb0(%in: i64 loc("resnet.encoder.stages.0.layers.0.layer.1.normalization"), %out: i64 loc("resnet.encoder.stages.0.layers.0.layer.1.normalization")):
      %321 = arith.addi %in, %c1_i64 : i64 loc(#loc75)
      linalg.yield %321 : i64 loc(#loc75)
    } -> tensor<i64> loc(#loc75)
    %69 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%67 : tensor<4x8x4x4xf32>) outs(%42 : tensor<4x8x4x4xf64>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.0.layers.0.layer.1.convolution"), %out: f64 loc("resnet.encoder.stages.0.layers.0.layer.1.normalization")):
      %321 = arith.extf %in : f32 to f64 loc(#loc75)
      linalg.yield %321 : f64 loc(#loc75)
    } -> tensor<4x8x4x4xf64> loc(#loc75)
    %70 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "parallel", "reduction", "reduction"]} ins(%69 : tensor<4x8x4x4xf64>) outs(%8 : tensor<1x8x1x1xf64>) {
    ^bb0(%in: f64 loc("resnet.encoder.stages.0.layers.0.layer.1.normalization"), %out: f64 loc("resnet.encoder.stages.0.layers.0.layer.1.normalization")):
      %321 = arith.addf %in, %out : f64 loc(#loc75)
      linalg.yield %321 : f64 loc(#loc75)
    } -> tensor<1x8x1x1xf64> loc(#loc75)
    %71 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%70 : tensor<1x8x1x1xf64>) outs(%7 : tensor<1x8x1x1xf64>) {
    ^bb0(%in: f64 loc("resnet.encoder.stages.0.layers.0.layer.1.normalization"), %out: f64 loc("resnet.encoder.stages.0.layers.0.layer.1.normalization")):
      %321 = arith.divf %in, %cst_11 : f64 loc(#loc75)
      linalg.yield %321 : f64 loc(#loc75)
    } -> tensor<1x8x1x1xf64> loc(#loc75)
    %72 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%69, %71 : tensor<4x8x4x4xf64>, tensor<1x8x1x1xf64>) outs(%42 : tensor<4x8x4x4xf64>) {
    ^bb0(%in: f64 loc("resnet.encoder.stages.0.layers.0.layer.1.normalization"), %in_68: f64 loc("resnet.encoder.stages.0.layers.0.layer.1.normalization"), %out: f64 loc("resnet.encoder.stages.0.layers.0.layer.1.normalization")):
      %321 = arith.subf %in, %in_68 : f64 loc(#loc75)
      linalg.yield %321 : f64 loc(#loc75)
    } -> tensor<4x8x4x4xf64> loc(#loc75)
    %73 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%72, %72 : tensor<4x8x4x4xf64>, tensor<4x8x4x4xf64>) outs(%42 : tensor<4x8x4x4xf64>) {
    ^bb0(%in: f64 loc("resnet.encoder.stages.0.layers.0.layer.1.normalization"), %in_68: f64 loc("resnet.encoder.stages.0.layers.0.layer.1.normalization"), %out: f64 loc("resnet.encoder.stages.0.layers.0.layer.1.normalization")):
      %321 = arith.mulf %in, %in_68 : f64 loc(#loc75)
      linalg.yield %321 : f64 loc(#loc75)
    } -> tensor<4x8x4x4xf64> loc(#loc75)
    %74 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "parallel", "reduction", "reduction"]} ins(%73 : tensor<4x8x4x4xf64>) outs(%8 : tensor<1x8x1x1xf64>) {
    ^bb0(%in: f64 loc("resnet.encoder.stages.0.layers.0.layer.1.normalization"), %out: f64 loc("resnet.encoder.stages.0.layers.0.layer.1.normalization")):
      %321 = arith.addf %in, %out : f64 loc(#loc75)
      linalg.yield %321 : f64 loc(#loc75)
    } -> tensor<1x8x1x1xf64> loc(#loc75)
    %75 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%74 : tensor<1x8x1x1xf64>) outs(%7 : tensor<1x8x1x1xf64>) {
    ^bb0(%in: f64 loc("resnet.encoder.stages.0.layers.0.layer.1.normalization"), %out: f64 loc("resnet.encoder.stages.0.layers.0.layer.1.normalization")):
      %321 = arith.divf %in, %cst_11 : f64 loc(#loc75)
      linalg.yield %321 : f64 loc(#loc75)
    } -> tensor<1x8x1x1xf64> loc(#loc75)
    %76 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%75 : tensor<1x8x1x1xf64>) outs(%15 : tensor<1x8x1x1xf32>) {
    ^bb0(%in: f64 loc("resnet.encoder.stages.0.layers.0.layer.1.normalization"), %out: f32 loc("resnet.encoder.stages.0.layers.0.layer.1.normalization")):
      %321 = arith.truncf %in : f64 to f32 loc(#loc75)
      linalg.yield %321 : f32 loc(#loc75)
    } -> tensor<1x8x1x1xf32> loc(#loc75)
    %77 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "parallel", "reduction", "reduction"]} ins(%67 : tensor<4x8x4x4xf32>) outs(%17 : tensor<1x8x1x1xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.0.layers.0.layer.1.convolution"), %out: f32 loc("resnet.encoder.stages.0.layers.0.layer.1.normalization")):
      %321 = arith.addf %in, %out : f32 loc(#loc75)
      linalg.yield %321 : f32 loc(#loc75)
    } -> tensor<1x8x1x1xf32> loc(#loc75)
    %78 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%77 : tensor<1x8x1x1xf32>) outs(%15 : tensor<1x8x1x1xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.0.layers.0.layer.1.normalization"), %out: f32 loc("resnet.encoder.stages.0.layers.0.layer.1.normalization")):
      %321 = arith.divf %in, %cst_12 : f32 loc(#loc75)
      linalg.yield %321 : f32 loc(#loc75)
    } -> tensor<1x8x1x1xf32> loc(#loc75)
    %79 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%76 : tensor<1x8x1x1xf32>) outs(%15 : tensor<1x8x1x1xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.0.layers.0.layer.1.normalization"), %out: f32 loc("resnet.encoder.stages.0.layers.0.layer.1.normalization")):
      %321 = arith.truncf %cst_8 : f64 to f32 loc(#loc75)
      %322 = arith.addf %in, %321 : f32 loc(#loc75)
      linalg.yield %322 : f32 loc(#loc75)
    } -> tensor<1x8x1x1xf32> loc(#loc75)
    %80 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%79 : tensor<1x8x1x1xf32>) outs(%15 : tensor<1x8x1x1xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.0.layers.0.layer.1.normalization"), %out: f32 loc("resnet.encoder.stages.0.layers.0.layer.1.normalization")):
      %321 = math.rsqrt %in : f32 loc(#loc75)
      linalg.yield %321 : f32 loc(#loc75)
    } -> tensor<1x8x1x1xf32> loc(#loc75)
    %81 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%67, %78 : tensor<4x8x4x4xf32>, tensor<1x8x1x1xf32>) outs(%35 : tensor<4x8x4x4xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.0.layers.0.layer.1.convolution"), %in_68: f32 loc("resnet.encoder.stages.0.layers.0.layer.1.normalization"), %out: f32 loc("resnet.encoder.stages.0.layers.0.layer.1.normalization")):
      %321 = arith.subf %in, %in_68 : f32 loc(#loc75)
      linalg.yield %321 : f32 loc(#loc75)
    } -> tensor<4x8x4x4xf32> loc(#loc75)
    %82 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%81, %80 : tensor<4x8x4x4xf32>, tensor<1x8x1x1xf32>) outs(%35 : tensor<4x8x4x4xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.0.layers.0.layer.1.normalization"), %in_68: f32 loc("resnet.encoder.stages.0.layers.0.layer.1.normalization"), %out: f32 loc("resnet.encoder.stages.0.layers.0.layer.1.normalization")):
      %321 = arith.mulf %in, %in_68 : f32 loc(#loc75)
      linalg.yield %321 : f32 loc(#loc75)
    } -> tensor<4x8x4x4xf32> loc(#loc75)
    %collapsed_26 = tensor.collapse_shape %78 [[0, 1, 2, 3]] : tensor<1x8x1x1xf32> into tensor<8xf32> loc(#loc75)
    %83 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%collapsed_26 : tensor<8xf32>) outs(%24 : tensor<8xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.0.layers.0.layer.1.normalization"), %out: f32 loc("resnet.encoder.stages.0.layers.0.layer.1.normalization")):
      %321 = arith.truncf %cst_7 : f64 to f32 loc(#loc75)
      %322 = arith.mulf %in, %321 : f32 loc(#loc75)
      linalg.yield %322 : f32 loc(#loc75)
    } -> tensor<8xf32> loc(#loc75)
    %84 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%arg38 : tensor<8xf32>) outs(%24 : tensor<8xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.0.layers.0.layer.1.normalization"), %out: f32 loc("resnet.encoder.stages.0.layers.0.layer.1.normalization")):
      %321 = arith.truncf %cst_6 : f64 to f32 loc(#loc75)
      %322 = arith.mulf %in, %321 : f32 loc(#loc75)
      linalg.yield %322 : f32 loc(#loc75)
    } -> tensor<8xf32> loc(#loc75)
    %85 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%83, %84 : tensor<8xf32>, tensor<8xf32>) outs(%24 : tensor<8xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.0.layers.0.layer.1.normalization"), %in_68: f32 loc("resnet.encoder.stages.0.layers.0.layer.1.normalization"), %out: f32 loc("resnet.encoder.stages.0.layers.0.layer.1.normalization")):
      %321 = arith.addf %in, %in_68 : f32 loc(#loc75)
      linalg.yield %321 : f32 loc(#loc75)
    } -> tensor<8xf32> loc(#loc75)
    %collapsed_27 = tensor.collapse_shape %76 [[0, 1, 2, 3]] : tensor<1x8x1x1xf32> into tensor<8xf32> loc(#loc75)
    %86 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%collapsed_27 : tensor<8xf32>) outs(%24 : tensor<8xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.0.layers.0.layer.1.normalization"), %out: f32 loc("resnet.encoder.stages.0.layers.0.layer.1.normalization")):
      %321 = arith.truncf %cst_4 : f64 to f32 loc(#loc75)
      %322 = arith.mulf %in, %321 : f32 loc(#loc75)
      linalg.yield %322 : f32 loc(#loc75)
    } -> tensor<8xf32> loc(#loc75)
    %87 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%86 : tensor<8xf32>) outs(%24 : tensor<8xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.0.layers.0.layer.1.normalization"), %out: f32 loc("resnet.encoder.stages.0.layers.0.layer.1.normalization")):
      %321 = arith.truncf %cst_7 : f64 to f32 loc(#loc75)
      %322 = arith.mulf %in, %321 : f32 loc(#loc75)
      linalg.yield %322 : f32 loc(#loc75)
    } -> tensor<8xf32> loc(#loc75)
    %88 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%arg39 : tensor<8xf32>) outs(%24 : tensor<8xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.0.layers.0.layer.1.normalization"), %out: f32 loc("resnet.encoder.stages.0.layers.0.layer.1.normalization")):
      %321 = arith.truncf %cst_6 : f64 to f32 loc(#loc75)
      %322 = arith.mulf %in, %321 : f32 loc(#loc75)
      linalg.yield %322 : f32 loc(#loc75)
    } -> tensor<8xf32> loc(#loc75)
    %89 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%87, %88 : tensor<8xf32>, tensor<8xf32>) outs(%24 : tensor<8xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.0.layers.0.layer.1.normalization"), %in_68: f32 loc("resnet.encoder.stages.0.layers.0.layer.1.normalization"), %out: f32 loc("resnet.encoder.stages.0.layers.0.layer.1.normalization")):
      %321 = arith.addf %in, %in_68 : f32 loc(#loc75)
      linalg.yield %321 : f32 loc(#loc75)
    } -> tensor<8xf32> loc(#loc75)
    %expanded_28 = tensor.expand_shape %arg7 [[0, 1, 2]] output_shape [8, 1, 1] : tensor<8xf32> into tensor<8x1x1xf32> loc(#loc75)
    %90 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%82, %expanded_28 : tensor<4x8x4x4xf32>, tensor<8x1x1xf32>) outs(%35 : tensor<4x8x4x4xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.0.layers.0.layer.1.normalization"), %in_68: f32 loc("resnet.encoder.stages.0.layers.0.layer.1.normalization"), %out: f32 loc("resnet.encoder.stages.0.layers.0.layer.1.normalization")):
      %321 = arith.mulf %in, %in_68 : f32 loc(#loc75)
      linalg.yield %321 : f32 loc(#loc75)
    } -> tensor<4x8x4x4xf32> loc(#loc75)
    %expanded_29 = tensor.expand_shape %arg8 [[0, 1, 2]] output_shape [8, 1, 1] : tensor<8xf32> into tensor<8x1x1xf32> loc(#loc75)
    %91 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%90, %expanded_29 : tensor<4x8x4x4xf32>, tensor<8x1x1xf32>) outs(%35 : tensor<4x8x4x4xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.0.layers.0.layer.1.normalization"), %in_68: f32 loc("resnet.encoder.stages.0.layers.0.layer.1.normalization"), %out: f32 loc("resnet.encoder.stages.0.layers.0.layer.1.normalization")):
      %321 = arith.addf %in, %in_68 : f32 loc(#loc75)
      linalg.yield %321 : f32 loc(#loc75)
    } -> tensor<4x8x4x4xf32> loc(#loc75)
    %92 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%91, %38 : tensor<4x8x4x4xf32>, tensor<4x8x4x4xf32>) outs(%35 : tensor<4x8x4x4xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.0.layers.0.layer.1.normalization"), %in_68: f32 loc("resnet.embedder.pooler"), %out: f32 loc("resnet.encoder.stages.0.layers.0")):
      %321 = arith.addf %in, %in_68 : f32 loc(#loc76)
      linalg.yield %321 : f32 loc(#loc76)
    } -> tensor<4x8x4x4xf32> loc(#loc76)
    %93 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%92 : tensor<4x8x4x4xf32>) outs(%35 : tensor<4x8x4x4xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.0.layers.0"), %out: f32 loc("resnet.encoder.stages.0.layers.0.activation")):
      %321 = arith.cmpf ugt, %in, %cst : f32 loc(#loc77)
      %322 = arith.select %321, %in, %cst : f32 loc(#loc77)
      linalg.yield %322 : f32 loc(#loc77)
    } -> tensor<4x8x4x4xf32> loc(#loc77)
    %padded_30 = tensor.pad %93 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg64: index loc("resnet.encoder.stages.0.layers.1.layer.0.convolution"), %arg65: index loc("resnet.encoder.stages.0.layers.1.layer.0.convolution"), %arg66: index loc("resnet.encoder.stages.0.layers.1.layer.0.convolution"), %arg67: index loc("resnet.encoder.stages.0.layers.1.layer.0.convolution")):
      tensor.yield %cst : f32 loc(#loc78)
    } : tensor<4x8x4x4xf32> to tensor<4x8x6x6xf32> loc(#loc78)
    %94 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%padded_30, %arg9 : tensor<4x8x6x6xf32>, tensor<8x8x3x3xf32>) outs(%39 : tensor<4x8x4x4xf32>) -> tensor<4x8x4x4xf32> loc(#loc78)
    %95 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg43 : tensor<i64>) outs(%3 : tensor<i64>) {
    ^bb0(%in: i64 loc("resnet.encoder.stages.0.layers.1.layer.0.normalization"), %out: i64 loc("resnet.encoder.stages.0.layers.1.layer.0.normalization")):
      %321 = arith.addi %in, %c1_i64 : i64 loc(#loc79)
      linalg.yield %321 : i64 loc(#loc79)
    } -> tensor<i64> loc(#loc79)
    %96 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%94 : tensor<4x8x4x4xf32>) outs(%42 : tensor<4x8x4x4xf64>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.0.layers.1.layer.0.convolution"), %out: f64 loc("resnet.encoder.stages.0.layers.1.layer.0.normalization")):
      %321 = arith.extf %in : f32 to f64 loc(#loc79)
      linalg.yield %321 : f64 loc(#loc79)
    } -> tensor<4x8x4x4xf64> loc(#loc79)
    %97 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "parallel", "reduction", "reduction"]} ins(%96 : tensor<4x8x4x4xf64>) outs(%8 : tensor<1x8x1x1xf64>) {
    ^bb0(%in: f64 loc("resnet.encoder.stages.0.layers.1.layer.0.normalization"), %out: f64 loc("resnet.encoder.stages.0.layers.1.layer.0.normalization")):
      %321 = arith.addf %in, %out : f64 loc(#loc79)
      linalg.yield %321 : f64 loc(#loc79)
    } -> tensor<1x8x1x1xf64> loc(#loc79)
    %98 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%97 : tensor<1x8x1x1xf64>) outs(%7 : tensor<1x8x1x1xf64>) {
    ^bb0(%in: f64 loc("resnet.encoder.stages.0.layers.1.layer.0.normalization"), %out: f64 loc("resnet.encoder.stages.0.layers.1.layer.0.normalization")):
      %321 = arith.divf %in, %cst_11 : f64 loc(#loc79)
      linalg.yield %321 : f64 loc(#loc79)
    } -> tensor<1x8x1x1xf64> loc(#loc79)
    %99 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%96, %98 : tensor<4x8x4x4xf64>, tensor<1x8x1x1xf64>) outs(%42 : tensor<4x8x4x4xf64>) {
    ^bb0(%in: f64 loc("resnet.encoder.stages.0.layers.1.layer.0.normalization"), %in_68: f64 loc("resnet.encoder.stages.0.layers.1.layer.0.normalization"), %out: f64 loc("resnet.encoder.stages.0.layers.1.layer.0.normalization")):
      %321 = arith.subf %in, %in_68 : f64 loc(#loc79)
      linalg.yield %321 : f64 loc(#loc79)
    } -> tensor<4x8x4x4xf64> loc(#loc79)
    %100 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%99, %99 : tensor<4x8x4x4xf64>, tensor<4x8x4x4xf64>) outs(%42 : tensor<4x8x4x4xf64>) {
    ^bb0(%in: f64 loc("resnet.encoder.stages.0.layers.1.layer.0.normalization"), %in_68: f64 loc("resnet.encoder.stages.0.layers.1.layer.0.normalization"), %out: f64 loc("resnet.encoder.stages.0.layers.1.layer.0.normalization")):
      %321 = arith.mulf %in, %in_68 : f64 loc(#loc79)
      linalg.yield %321 : f64 loc(#loc79)
    } -> tensor<4x8x4x4xf64> loc(#loc79)
    %101 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "parallel", "reduction", "reduction"]} ins(%100 : tensor<4x8x4x4xf64>) outs(%8 : tensor<1x8x1x1xf64>) {
    ^bb0(%in: f64 loc("resnet.encoder.stages.0.layers.1.layer.0.normalization"), %out: f64 loc("resnet.encoder.stages.0.layers.1.layer.0.normalization")):
      %321 = arith.addf %in, %out : f64 loc(#loc79)
      linalg.yield %321 : f64 loc(#loc79)
    } -> tensor<1x8x1x1xf64> loc(#loc79)
    %102 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%101 : tensor<1x8x1x1xf64>) outs(%7 : tensor<1x8x1x1xf64>) {
    ^bb0(%in: f64 loc("resnet.encoder.stages.0.layers.1.layer.0.normalization"), %out: f64 loc("resnet.encoder.stages.0.layers.1.layer.0.normalization")):
      %321 = arith.divf %in, %cst_11 : f64 loc(#loc79)
      linalg.yield %321 : f64 loc(#loc79)
    } -> tensor<1x8x1x1xf64> loc(#loc79)
    %103 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%102 : tensor<1x8x1x1xf64>) outs(%15 : tensor<1x8x1x1xf32>) {
    ^bb0(%in: f64 loc("resnet.encoder.stages.0.layers.1.layer.0.normalization"), %out: f32 loc("resnet.encoder.stages.0.layers.1.layer.0.normalization")):
      %321 = arith.truncf %in : f64 to f32 loc(#loc79)
      linalg.yield %321 : f32 loc(#loc79)
    } -> tensor<1x8x1x1xf32> loc(#loc79)
    %104 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "parallel", "reduction", "reduction"]} ins(%94 : tensor<4x8x4x4xf32>) outs(%17 : tensor<1x8x1x1xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.0.layers.1.layer.0.convolution"), %out: f32 loc("resnet.encoder.stages.0.layers.1.layer.0.normalization")):
      %321 = arith.addf %in, %out : f32 loc(#loc79)
      linalg.yield %321 : f32 loc(#loc79)
    } -> tensor<1x8x1x1xf32> loc(#loc79)
    %105 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%104 : tensor<1x8x1x1xf32>) outs(%15 : tensor<1x8x1x1xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.0.layers.1.layer.0.normalization"), %out: f32 loc("resnet.encoder.stages.0.layers.1.layer.0.normalization")):
      %321 = arith.divf %in, %cst_12 : f32 loc(#loc79)
      linalg.yield %321 : f32 loc(#loc79)
    } -> tensor<1x8x1x1xf32> loc(#loc79)
    %106 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%103 : tensor<1x8x1x1xf32>) outs(%15 : tensor<1x8x1x1xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.0.layers.1.layer.0.normalization"), %out: f32 loc("resnet.encoder.stages.0.layers.1.layer.0.normalization")):
      %321 = arith.truncf %cst_8 : f64 to f32 loc(#loc79)
      %322 = arith.addf %in, %321 : f32 loc(#loc79)
      linalg.yield %322 : f32 loc(#loc79)
    } -> tensor<1x8x1x1xf32> loc(#loc79)
    %107 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%106 : tensor<1x8x1x1xf32>) outs(%15 : tensor<1x8x1x1xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.0.layers.1.layer.0.normalization"), %out: f32 loc("resnet.encoder.stages.0.layers.1.layer.0.normalization")):
      %321 = math.rsqrt %in : f32 loc(#loc79)
      linalg.yield %321 : f32 loc(#loc79)
    } -> tensor<1x8x1x1xf32> loc(#loc79)
    %108 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%94, %105 : tensor<4x8x4x4xf32>, tensor<1x8x1x1xf32>) outs(%35 : tensor<4x8x4x4xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.0.layers.1.layer.0.convolution"), %in_68: f32 loc("resnet.encoder.stages.0.layers.1.layer.0.normalization"), %out: f32 loc("resnet.encoder.stages.0.layers.1.layer.0.normalization")):
      %321 = arith.subf %in, %in_68 : f32 loc(#loc79)
      linalg.yield %321 : f32 loc(#loc79)
    } -> tensor<4x8x4x4xf32> loc(#loc79)
    %109 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%108, %107 : tensor<4x8x4x4xf32>, tensor<1x8x1x1xf32>) outs(%35 : tensor<4x8x4x4xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.0.layers.1.layer.0.normalization"), %in_68: f32 loc("resnet.encoder.stages.0.layers.1.layer.0.normalization"), %out: f32 loc("resnet.encoder.stages.0.layers.1.layer.0.normalization")):
      %321 = arith.mulf %in, %in_68 : f32 loc(#loc79)
      linalg.yield %321 : f32 loc(#loc79)
    } -> tensor<4x8x4x4xf32> loc(#loc79)
    %collapsed_31 = tensor.collapse_shape %105 [[0, 1, 2, 3]] : tensor<1x8x1x1xf32> into tensor<8xf32> loc(#loc79)
    %110 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%collapsed_31 : tensor<8xf32>) outs(%24 : tensor<8xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.0.layers.1.layer.0.normalization"), %out: f32 loc("resnet.encoder.stages.0.layers.1.layer.0.normalization")):
      %321 = arith.truncf %cst_7 : f64 to f32 loc(#loc79)
      %322 = arith.mulf %in, %321 : f32 loc(#loc79)
      linalg.yield %322 : f32 loc(#loc79)
    } -> tensor<8xf32> loc(#loc79)
    %111 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%arg41 : tensor<8xf32>) outs(%24 : tensor<8xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.0.layers.1.layer.0.normalization"), %out: f32 loc("resnet.encoder.stages.0.layers.1.layer.0.normalization")):
      %321 = arith.truncf %cst_6 : f64 to f32 loc(#loc79)
      %322 = arith.mulf %in, %321 : f32 loc(#loc79)
      linalg.yield %322 : f32 loc(#loc79)
    } -> tensor<8xf32> loc(#loc79)
    %112 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%110, %111 : tensor<8xf32>, tensor<8xf32>) outs(%24 : tensor<8xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.0.layers.1.layer.0.normalization"), %in_68: f32 loc("resnet.encoder.stages.0.layers.1.layer.0.normalization"), %out: f32 loc("resnet.encoder.stages.0.layers.1.layer.0.normalization")):
      %321 = arith.addf %in, %in_68 : f32 loc(#loc79)
      linalg.yield %321 : f32 loc(#loc79)
    } -> tensor<8xf32> loc(#loc79)
    %collapsed_32 = tensor.collapse_shape %103 [[0, 1, 2, 3]] : tensor<1x8x1x1xf32> into tensor<8xf32> loc(#loc79)
    %113 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%collapsed_32 : tensor<8xf32>) outs(%24 : tensor<8xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.0.layers.1.layer.0.normalization"), %out: f32 loc("resnet.encoder.stages.0.layers.1.layer.0.normalization")):
      %321 = arith.truncf %cst_4 : f64 to f32 loc(#loc79)
      %322 = arith.mulf %in, %321 : f32 loc(#loc79)
      linalg.yield %322 : f32 loc(#loc79)
    } -> tensor<8xf32> loc(#loc79)
    %114 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%113 : tensor<8xf32>) outs(%24 : tensor<8xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.0.layers.1.layer.0.normalization"), %out: f32 loc("resnet.encoder.stages.0.layers.1.layer.0.normalization")):
      %321 = arith.truncf %cst_7 : f64 to f32 loc(#loc79)
      %322 = arith.mulf %in, %321 : f32 loc(#loc79)
      linalg.yield %322 : f32 loc(#loc79)
    } -> tensor<8xf32> loc(#loc79)
    %115 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%arg42 : tensor<8xf32>) outs(%24 : tensor<8xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.0.layers.1.layer.0.normalization"), %out: f32 loc("resnet.encoder.stages.0.layers.1.layer.0.normalization")):
      %321 = arith.truncf %cst_6 : f64 to f32 loc(#loc79)
      %322 = arith.mulf %in, %321 : f32 loc(#loc79)
      linalg.yield %322 : f32 loc(#loc79)
    } -> tensor<8xf32> loc(#loc79)
    %116 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%114, %115 : tensor<8xf32>, tensor<8xf32>) outs(%24 : tensor<8xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.0.layers.1.layer.0.normalization"), %in_68: f32 loc("resnet.encoder.stages.0.layers.1.layer.0.normalization"), %out: f32 loc("resnet.encoder.stages.0.layers.1.layer.0.normalization")):
      %321 = arith.addf %in, %in_68 : f32 loc(#loc79)
      linalg.yield %321 : f32 loc(#loc79)
    } -> tensor<8xf32> loc(#loc79)
    %expanded_33 = tensor.expand_shape %arg10 [[0, 1, 2]] output_shape [8, 1, 1] : tensor<8xf32> into tensor<8x1x1xf32> loc(#loc79)
    %117 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%109, %expanded_33 : tensor<4x8x4x4xf32>, tensor<8x1x1xf32>) outs(%35 : tensor<4x8x4x4xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.0.layers.1.layer.0.normalization"), %in_68: f32 loc("resnet.encoder.stages.0.layers.1.layer.0.normalization"), %out: f32 loc("resnet.encoder.stages.0.layers.1.layer.0.normalization")):
      %321 = arith.mulf %in, %in_68 : f32 loc(#loc79)
      linalg.yield %321 : f32 loc(#loc79)
    } -> tensor<4x8x4x4xf32> loc(#loc79)
    %expanded_34 = tensor.expand_shape %arg11 [[0, 1, 2]] output_shape [8, 1, 1] : tensor<8xf32> into tensor<8x1x1xf32> loc(#loc79)
    %118 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%117, %expanded_34 : tensor<4x8x4x4xf32>, tensor<8x1x1xf32>) outs(%35 : tensor<4x8x4x4xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.0.layers.1.layer.0.normalization"), %in_68: f32 loc("resnet.encoder.stages.0.layers.1.layer.0.normalization"), %out: f32 loc("resnet.encoder.stages.0.layers.1.layer.0.normalization")):
      %321 = arith.addf %in, %in_68 : f32 loc(#loc79)
      linalg.yield %321 : f32 loc(#loc79)
    } -> tensor<4x8x4x4xf32> loc(#loc79)
    %119 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%118 : tensor<4x8x4x4xf32>) outs(%35 : tensor<4x8x4x4xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.0.layers.1.layer.0.normalization"), %out: f32 loc("resnet.encoder.stages.0.layers.1.layer.0.activation")):
      %321 = arith.cmpf ugt, %in, %cst : f32 loc(#loc80)
      %322 = arith.select %321, %in, %cst : f32 loc(#loc80)
      linalg.yield %322 : f32 loc(#loc80)
    } -> tensor<4x8x4x4xf32> loc(#loc80)
    %padded_35 = tensor.pad %119 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg64: index loc("resnet.encoder.stages.0.layers.1.layer.1.convolution"), %arg65: index loc("resnet.encoder.stages.0.layers.1.layer.1.convolution"), %arg66: index loc("resnet.encoder.stages.0.layers.1.layer.1.convolution"), %arg67: index loc("resnet.encoder.stages.0.layers.1.layer.1.convolution")):
      tensor.yield %cst : f32 loc(#loc81)
    } : tensor<4x8x4x4xf32> to tensor<4x8x6x6xf32> loc(#loc81)
    %120 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%padded_35, %arg12 : tensor<4x8x6x6xf32>, tensor<8x8x3x3xf32>) outs(%39 : tensor<4x8x4x4xf32>) -> tensor<4x8x4x4xf32> loc(#loc81)
    %121 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg46 : tensor<i64>) outs(%3 : tensor<i64>) {
    ^bb0(%in: i64 loc("resnet.encoder.stages.0.layers.1.layer.1.normalization"), %out: i64 loc("resnet.encoder.stages.0.layers.1.layer.1.normalization")):
      %321 = arith.addi %in, %c1_i64 : i64 loc(#loc82)
      linalg.yield %321 : i64 loc(#loc82)
    } -> tensor<i64> loc(#loc82)
    %122 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%120 : tensor<4x8x4x4xf32>) outs(%42 : tensor<4x8x4x4xf64>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.0.layers.1.layer.1.convolution"), %out: f64 loc("resnet.encoder.stages.0.layers.1.layer.1.normalization")):
      %321 = arith.extf %in : f32 to f64 loc(#loc82)
      linalg.yield %321 : f64 loc(#loc82)
    } -> tensor<4x8x4x4xf64> loc(#loc82)
    %123 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "parallel", "reduction", "reduction"]} ins(%122 : tensor<4x8x4x4xf64>) outs(%8 : tensor<1x8x1x1xf64>) {
    ^bb0(%in: f64 loc("resnet.encoder.stages.0.layers.1.layer.1.normalization"), %out: f64 loc("resnet.encoder.stages.0.layers.1.layer.1.normalization")):
      %321 = arith.addf %in, %out : f64 loc(#loc82)
      linalg.yield %321 : f64 loc(#loc82)
    } -> tensor<1x8x1x1xf64> loc(#loc82)
    %124 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%123 : tensor<1x8x1x1xf64>) outs(%7 : tensor<1x8x1x1xf64>) {
    ^bb0(%in: f64 loc("resnet.encoder.stages.0.layers.1.layer.1.normalization"), %out: f64 loc("resnet.encoder.stages.0.layers.1.layer.1.normalization")):
      %321 = arith.divf %in, %cst_11 : f64 loc(#loc82)
      linalg.yield %321 : f64 loc(#loc82)
    } -> tensor<1x8x1x1xf64> loc(#loc82)
    %125 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%122, %124 : tensor<4x8x4x4xf64>, tensor<1x8x1x1xf64>) outs(%42 : tensor<4x8x4x4xf64>) {
    ^bb0(%in: f64 loc("resnet.encoder.stages.0.layers.1.layer.1.normalization"), %in_68: f64 loc("resnet.encoder.stages.0.layers.1.layer.1.normalization"), %out: f64 loc("resnet.encoder.stages.0.layers.1.layer.1.normalization")):
      %321 = arith.subf %in, %in_68 : f64 loc(#loc82)
      linalg.yield %321 : f64 loc(#loc82)
    } -> tensor<4x8x4x4xf64> loc(#loc82)
    %126 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%125, %125 : tensor<4x8x4x4xf64>, tensor<4x8x4x4xf64>) outs(%42 : tensor<4x8x4x4xf64>) {
    ^bb0(%in: f64 loc("resnet.encoder.stages.0.layers.1.layer.1.normalization"), %in_68: f64 loc("resnet.encoder.stages.0.layers.1.layer.1.normalization"), %out: f64 loc("resnet.encoder.stages.0.layers.1.layer.1.normalization")):
      %321 = arith.mulf %in, %in_68 : f64 loc(#loc82)
      linalg.yield %321 : f64 loc(#loc82)
    } -> tensor<4x8x4x4xf64> loc(#loc82)
    %127 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "parallel", "reduction", "reduction"]} ins(%126 : tensor<4x8x4x4xf64>) outs(%8 : tensor<1x8x1x1xf64>) {
    ^bb0(%in: f64 loc("resnet.encoder.stages.0.layers.1.layer.1.normalization"), %out: f64 loc("resnet.encoder.stages.0.layers.1.layer.1.normalization")):
      %321 = arith.addf %in, %out : f64 loc(#loc82)
      linalg.yield %321 : f64 loc(#loc82)
    } -> tensor<1x8x1x1xf64> loc(#loc82)
    %128 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%127 : tensor<1x8x1x1xf64>) outs(%7 : tensor<1x8x1x1xf64>) {
    ^bb0(%in: f64 loc("resnet.encoder.stages.0.layers.1.layer.1.normalization"), %out: f64 loc("resnet.encoder.stages.0.layers.1.layer.1.normalization")):
      %321 = arith.divf %in, %cst_11 : f64 loc(#loc82)
      linalg.yield %321 : f64 loc(#loc82)
    } -> tensor<1x8x1x1xf64> loc(#loc82)
    %129 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%128 : tensor<1x8x1x1xf64>) outs(%15 : tensor<1x8x1x1xf32>) {
    ^bb0(%in: f64 loc("resnet.encoder.stages.0.layers.1.layer.1.normalization"), %out: f32 loc("resnet.encoder.stages.0.layers.1.layer.1.normalization")):
      %321 = arith.truncf %in : f64 to f32 loc(#loc82)
      linalg.yield %321 : f32 loc(#loc82)
    } -> tensor<1x8x1x1xf32> loc(#loc82)
    %130 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "parallel", "reduction", "reduction"]} ins(%120 : tensor<4x8x4x4xf32>) outs(%17 : tensor<1x8x1x1xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.0.layers.1.layer.1.convolution"), %out: f32 loc("resnet.encoder.stages.0.layers.1.layer.1.normalization")):
      %321 = arith.addf %in, %out : f32 loc(#loc82)
      linalg.yield %321 : f32 loc(#loc82)
    } -> tensor<1x8x1x1xf32> loc(#loc82)
    %131 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%130 : tensor<1x8x1x1xf32>) outs(%15 : tensor<1x8x1x1xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.0.layers.1.layer.1.normalization"), %out: f32 loc("resnet.encoder.stages.0.layers.1.layer.1.normalization")):
      %321 = arith.divf %in, %cst_12 : f32 loc(#loc82)
      linalg.yield %321 : f32 loc(#loc82)
    } -> tensor<1x8x1x1xf32> loc(#loc82)
    %132 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%129 : tensor<1x8x1x1xf32>) outs(%15 : tensor<1x8x1x1xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.0.layers.1.layer.1.normalization"), %out: f32 loc("resnet.encoder.stages.0.layers.1.layer.1.normalization")):
      %321 = arith.truncf %cst_8 : f64 to f32 loc(#loc82)
      %322 = arith.addf %in, %321 : f32 loc(#loc82)
      linalg.yield %322 : f32 loc(#loc82)
    } -> tensor<1x8x1x1xf32> loc(#loc82)
    %133 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%132 : tensor<1x8x1x1xf32>) outs(%15 : tensor<1x8x1x1xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.0.layers.1.layer.1.normalization"), %out: f32 loc("resnet.encoder.stages.0.layers.1.layer.1.normalization")):
      %321 = math.rsqrt %in : f32 loc(#loc82)
      linalg.yield %321 : f32 loc(#loc82)
    } -> tensor<1x8x1x1xf32> loc(#loc82)
    %134 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%120, %131 : tensor<4x8x4x4xf32>, tensor<1x8x1x1xf32>) outs(%35 : tensor<4x8x4x4xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.0.layers.1.layer.1.convolution"), %in_68: f32 loc("resnet.encoder.stages.0.layers.1.layer.1.normalization"), %out: f32 loc("resnet.encoder.stages.0.layers.1.layer.1.normalization")):
      %321 = arith.subf %in, %in_68 : f32 loc(#loc82)
      linalg.yield %321 : f32 loc(#loc82)
    } -> tensor<4x8x4x4xf32> loc(#loc82)
    %135 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%134, %133 : tensor<4x8x4x4xf32>, tensor<1x8x1x1xf32>) outs(%35 : tensor<4x8x4x4xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.0.layers.1.layer.1.normalization"), %in_68: f32 loc("resnet.encoder.stages.0.layers.1.layer.1.normalization"), %out: f32 loc("resnet.encoder.stages.0.layers.1.layer.1.normalization")):
      %321 = arith.mulf %in, %in_68 : f32 loc(#loc82)
      linalg.yield %321 : f32 loc(#loc82)
    } -> tensor<4x8x4x4xf32> loc(#loc82)
    %collapsed_36 = tensor.collapse_shape %131 [[0, 1, 2, 3]] : tensor<1x8x1x1xf32> into tensor<8xf32> loc(#loc82)
    %136 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%collapsed_36 : tensor<8xf32>) outs(%24 : tensor<8xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.0.layers.1.layer.1.normalization"), %out: f32 loc("resnet.encoder.stages.0.layers.1.layer.1.normalization")):
      %321 = arith.truncf %cst_7 : f64 to f32 loc(#loc82)
      %322 = arith.mulf %in, %321 : f32 loc(#loc82)
      linalg.yield %322 : f32 loc(#loc82)
    } -> tensor<8xf32> loc(#loc82)
    %137 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%arg44 : tensor<8xf32>) outs(%24 : tensor<8xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.0.layers.1.layer.1.normalization"), %out: f32 loc("resnet.encoder.stages.0.layers.1.layer.1.normalization")):
      %321 = arith.truncf %cst_6 : f64 to f32 loc(#loc82)
      %322 = arith.mulf %in, %321 : f32 loc(#loc82)
      linalg.yield %322 : f32 loc(#loc82)
    } -> tensor<8xf32> loc(#loc82)
    %138 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%136, %137 : tensor<8xf32>, tensor<8xf32>) outs(%24 : tensor<8xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.0.layers.1.layer.1.normalization"), %in_68: f32 loc("resnet.encoder.stages.0.layers.1.layer.1.normalization"), %out: f32 loc("resnet.encoder.stages.0.layers.1.layer.1.normalization")):
      %321 = arith.addf %in, %in_68 : f32 loc(#loc82)
      linalg.yield %321 : f32 loc(#loc82)
    } -> tensor<8xf32> loc(#loc82)
    %collapsed_37 = tensor.collapse_shape %129 [[0, 1, 2, 3]] : tensor<1x8x1x1xf32> into tensor<8xf32> loc(#loc82)
    %139 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%collapsed_37 : tensor<8xf32>) outs(%24 : tensor<8xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.0.layers.1.layer.1.normalization"), %out: f32 loc("resnet.encoder.stages.0.layers.1.layer.1.normalization")):
      %321 = arith.truncf %cst_4 : f64 to f32 loc(#loc82)
      %322 = arith.mulf %in, %321 : f32 loc(#loc82)
      linalg.yield %322 : f32 loc(#loc82)
    } -> tensor<8xf32> loc(#loc82)
    %140 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%139 : tensor<8xf32>) outs(%24 : tensor<8xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.0.layers.1.layer.1.normalization"), %out: f32 loc("resnet.encoder.stages.0.layers.1.layer.1.normalization")):
      %321 = arith.truncf %cst_7 : f64 to f32 loc(#loc82)
      %322 = arith.mulf %in, %321 : f32 loc(#loc82)
      linalg.yield %322 : f32 loc(#loc82)
    } -> tensor<8xf32> loc(#loc82)
    %141 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%arg45 : tensor<8xf32>) outs(%24 : tensor<8xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.0.layers.1.layer.1.normalization"), %out: f32 loc("resnet.encoder.stages.0.layers.1.layer.1.normalization")):
      %321 = arith.truncf %cst_6 : f64 to f32 loc(#loc82)
      %322 = arith.mulf %in, %321 : f32 loc(#loc82)
      linalg.yield %322 : f32 loc(#loc82)
    } -> tensor<8xf32> loc(#loc82)
    %142 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%140, %141 : tensor<8xf32>, tensor<8xf32>) outs(%24 : tensor<8xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.0.layers.1.layer.1.normalization"), %in_68: f32 loc("resnet.encoder.stages.0.layers.1.layer.1.normalization"), %out: f32 loc("resnet.encoder.stages.0.layers.1.layer.1.normalization")):
      %321 = arith.addf %in, %in_68 : f32 loc(#loc82)
      linalg.yield %321 : f32 loc(#loc82)
    } -> tensor<8xf32> loc(#loc82)
    %expanded_38 = tensor.expand_shape %arg13 [[0, 1, 2]] output_shape [8, 1, 1] : tensor<8xf32> into tensor<8x1x1xf32> loc(#loc82)
    %143 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%135, %expanded_38 : tensor<4x8x4x4xf32>, tensor<8x1x1xf32>) outs(%35 : tensor<4x8x4x4xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.0.layers.1.layer.1.normalization"), %in_68: f32 loc("resnet.encoder.stages.0.layers.1.layer.1.normalization"), %out: f32 loc("resnet.encoder.stages.0.layers.1.layer.1.normalization")):
      %321 = arith.mulf %in, %in_68 : f32 loc(#loc82)
      linalg.yield %321 : f32 loc(#loc82)
    } -> tensor<4x8x4x4xf32> loc(#loc82)
    %expanded_39 = tensor.expand_shape %arg14 [[0, 1, 2]] output_shape [8, 1, 1] : tensor<8xf32> into tensor<8x1x1xf32> loc(#loc82)
    %144 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%143, %expanded_39 : tensor<4x8x4x4xf32>, tensor<8x1x1xf32>) outs(%35 : tensor<4x8x4x4xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.0.layers.1.layer.1.normalization"), %in_68: f32 loc("resnet.encoder.stages.0.layers.1.layer.1.normalization"), %out: f32 loc("resnet.encoder.stages.0.layers.1.layer.1.normalization")):
      %321 = arith.addf %in, %in_68 : f32 loc(#loc82)
      linalg.yield %321 : f32 loc(#loc82)
    } -> tensor<4x8x4x4xf32> loc(#loc82)
    %145 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%144, %93 : tensor<4x8x4x4xf32>, tensor<4x8x4x4xf32>) outs(%35 : tensor<4x8x4x4xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.0.layers.1.layer.1.normalization"), %in_68: f32 loc("resnet.encoder.stages.0.layers.0.activation"), %out: f32 loc("resnet.encoder.stages.0.layers.1")):
      %321 = arith.addf %in, %in_68 : f32 loc(#loc83)
      linalg.yield %321 : f32 loc(#loc83)
    } -> tensor<4x8x4x4xf32> loc(#loc83)
    %146 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%145 : tensor<4x8x4x4xf32>) outs(%35 : tensor<4x8x4x4xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.0.layers.1"), %out: f32 loc("resnet.encoder.stages.0.layers.1.activation")):
      %321 = arith.cmpf ugt, %in, %cst : f32 loc(#loc84)
      %322 = arith.select %321, %in, %cst : f32 loc(#loc84)
      linalg.yield %322 : f32 loc(#loc84)
    } -> tensor<4x8x4x4xf32> loc(#loc84)
    %padded_40 = tensor.pad %146 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg64: index loc("resnet.encoder.stages.1.layers.0.layer.0.convolution"), %arg65: index loc("resnet.encoder.stages.1.layers.0.layer.0.convolution"), %arg66: index loc("resnet.encoder.stages.1.layers.0.layer.0.convolution"), %arg67: index loc("resnet.encoder.stages.1.layers.0.layer.0.convolution")):
      tensor.yield %cst : f32 loc(#loc85)
    } : tensor<4x8x4x4xf32> to tensor<4x8x6x6xf32> loc(#loc85)
    %147 = tensor.empty() : tensor<4x16x2x2xf32> loc(#loc85)
    %148 = linalg.fill ins(%cst : f32) outs(%147 : tensor<4x16x2x2xf32>) -> tensor<4x16x2x2xf32> loc(#loc85)
    %149 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<2> : vector<2xi64>} ins(%padded_40, %arg18 : tensor<4x8x6x6xf32>, tensor<16x8x3x3xf32>) outs(%148 : tensor<4x16x2x2xf32>) -> tensor<4x16x2x2xf32> loc(#loc85)
    %150 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg52 : tensor<i64>) outs(%3 : tensor<i64>) {
    ^bb0(%in: i64 loc("resnet.encoder.stages.1.layers.0.layer.0.normalization"), %out: i64 loc("resnet.encoder.stages.1.layers.0.layer.0.normalization")):
      %321 = arith.addi %in, %c1_i64 : i64 loc(#loc67)
      linalg.yield %321 : i64 loc(#loc67)
    } -> tensor<i64> loc(#loc67)
    %151 = tensor.empty() : tensor<4x16x2x2xf64> loc(#loc67)
    %152 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%149 : tensor<4x16x2x2xf32>) outs(%151 : tensor<4x16x2x2xf64>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.1.layers.0.layer.0.convolution"), %out: f64 loc("resnet.encoder.stages.1.layers.0.layer.0.normalization")):
      %321 = arith.extf %in : f32 to f64 loc(#loc67)
      linalg.yield %321 : f64 loc(#loc67)
    } -> tensor<4x16x2x2xf64> loc(#loc67)
    %153 = tensor.empty() : tensor<1x16x1x1xf64> loc(#loc67)
    %154 = linalg.fill ins(%cst_0 : f64) outs(%153 : tensor<1x16x1x1xf64>) -> tensor<1x16x1x1xf64> loc(#loc67)
    %155 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "parallel", "reduction", "reduction"]} ins(%152 : tensor<4x16x2x2xf64>) outs(%154 : tensor<1x16x1x1xf64>) {
    ^bb0(%in: f64 loc("resnet.encoder.stages.1.layers.0.layer.0.normalization"), %out: f64 loc("resnet.encoder.stages.1.layers.0.layer.0.normalization")):
      %321 = arith.addf %in, %out : f64 loc(#loc67)
      linalg.yield %321 : f64 loc(#loc67)
    } -> tensor<1x16x1x1xf64> loc(#loc67)
    %156 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%155 : tensor<1x16x1x1xf64>) outs(%153 : tensor<1x16x1x1xf64>) {
    ^bb0(%in: f64 loc("resnet.encoder.stages.1.layers.0.layer.0.normalization"), %out: f64 loc("resnet.encoder.stages.1.layers.0.layer.0.normalization")):
      %321 = arith.divf %in, %cst_13 : f64 loc(#loc67)
      linalg.yield %321 : f64 loc(#loc67)
    } -> tensor<1x16x1x1xf64> loc(#loc67)
    %157 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%152, %156 : tensor<4x16x2x2xf64>, tensor<1x16x1x1xf64>) outs(%151 : tensor<4x16x2x2xf64>) {
    ^bb0(%in: f64 loc("resnet.encoder.stages.1.layers.0.layer.0.normalization"), %in_68: f64 loc("resnet.encoder.stages.1.layers.0.layer.0.normalization"), %out: f64 loc("resnet.encoder.stages.1.layers.0.layer.0.normalization")):
      %321 = arith.subf %in, %in_68 : f64 loc(#loc67)
      linalg.yield %321 : f64 loc(#loc67)
    } -> tensor<4x16x2x2xf64> loc(#loc67)
    %158 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%157, %157 : tensor<4x16x2x2xf64>, tensor<4x16x2x2xf64>) outs(%151 : tensor<4x16x2x2xf64>) {
    ^bb0(%in: f64 loc("resnet.encoder.stages.1.layers.0.layer.0.normalization"), %in_68: f64 loc("resnet.encoder.stages.1.layers.0.layer.0.normalization"), %out: f64 loc("resnet.encoder.stages.1.layers.0.layer.0.normalization")):
      %321 = arith.mulf %in, %in_68 : f64 loc(#loc67)
      linalg.yield %321 : f64 loc(#loc67)
    } -> tensor<4x16x2x2xf64> loc(#loc67)
    %159 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "parallel", "reduction", "reduction"]} ins(%158 : tensor<4x16x2x2xf64>) outs(%154 : tensor<1x16x1x1xf64>) {
    ^bb0(%in: f64 loc("resnet.encoder.stages.1.layers.0.layer.0.normalization"), %out: f64 loc("resnet.encoder.stages.1.layers.0.layer.0.normalization")):
      %321 = arith.addf %in, %out : f64 loc(#loc67)
      linalg.yield %321 : f64 loc(#loc67)
    } -> tensor<1x16x1x1xf64> loc(#loc67)
    %160 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%159 : tensor<1x16x1x1xf64>) outs(%153 : tensor<1x16x1x1xf64>) {
    ^bb0(%in: f64 loc("resnet.encoder.stages.1.layers.0.layer.0.normalization"), %out: f64 loc("resnet.encoder.stages.1.layers.0.layer.0.normalization")):
      %321 = arith.divf %in, %cst_13 : f64 loc(#loc67)
      linalg.yield %321 : f64 loc(#loc67)
    } -> tensor<1x16x1x1xf64> loc(#loc67)
    %161 = tensor.empty() : tensor<1x16x1x1xf32> loc(#loc67)
    %162 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%160 : tensor<1x16x1x1xf64>) outs(%161 : tensor<1x16x1x1xf32>) {
    ^bb0(%in: f64 loc("resnet.encoder.stages.1.layers.0.layer.0.normalization"), %out: f32 loc("resnet.encoder.stages.1.layers.0.layer.0.normalization")):
      %321 = arith.truncf %in : f64 to f32 loc(#loc67)
      linalg.yield %321 : f32 loc(#loc67)
    } -> tensor<1x16x1x1xf32> loc(#loc67)
    %163 = linalg.fill ins(%cst : f32) outs(%161 : tensor<1x16x1x1xf32>) -> tensor<1x16x1x1xf32> loc(#loc67)
    %164 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "parallel", "reduction", "reduction"]} ins(%149 : tensor<4x16x2x2xf32>) outs(%163 : tensor<1x16x1x1xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.1.layers.0.layer.0.convolution"), %out: f32 loc("resnet.encoder.stages.1.layers.0.layer.0.normalization")):
      %321 = arith.addf %in, %out : f32 loc(#loc67)
      linalg.yield %321 : f32 loc(#loc67)
    } -> tensor<1x16x1x1xf32> loc(#loc67)
    %165 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%164 : tensor<1x16x1x1xf32>) outs(%161 : tensor<1x16x1x1xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.1.layers.0.layer.0.normalization"), %out: f32 loc("resnet.encoder.stages.1.layers.0.layer.0.normalization")):
      %321 = arith.divf %in, %cst_14 : f32 loc(#loc67)
      linalg.yield %321 : f32 loc(#loc67)
    } -> tensor<1x16x1x1xf32> loc(#loc67)
    %166 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%162 : tensor<1x16x1x1xf32>) outs(%161 : tensor<1x16x1x1xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.1.layers.0.layer.0.normalization"), %out: f32 loc("resnet.encoder.stages.1.layers.0.layer.0.normalization")):
      %321 = arith.truncf %cst_8 : f64 to f32 loc(#loc67)
      %322 = arith.addf %in, %321 : f32 loc(#loc67)
      linalg.yield %322 : f32 loc(#loc67)
    } -> tensor<1x16x1x1xf32> loc(#loc67)
    %167 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%166 : tensor<1x16x1x1xf32>) outs(%161 : tensor<1x16x1x1xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.1.layers.0.layer.0.normalization"), %out: f32 loc("resnet.encoder.stages.1.layers.0.layer.0.normalization")):
      %321 = math.rsqrt %in : f32 loc(#loc67)
      linalg.yield %321 : f32 loc(#loc67)
    } -> tensor<1x16x1x1xf32> loc(#loc67)
    %168 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%149, %165 : tensor<4x16x2x2xf32>, tensor<1x16x1x1xf32>) outs(%147 : tensor<4x16x2x2xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.1.layers.0.layer.0.convolution"), %in_68: f32 loc("resnet.encoder.stages.1.layers.0.layer.0.normalization"), %out: f32 loc("resnet.encoder.stages.1.layers.0.layer.0.normalization")):
      %321 = arith.subf %in, %in_68 : f32 loc(#loc67)
      linalg.yield %321 : f32 loc(#loc67)
    } -> tensor<4x16x2x2xf32> loc(#loc67)
    %169 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%168, %167 : tensor<4x16x2x2xf32>, tensor<1x16x1x1xf32>) outs(%147 : tensor<4x16x2x2xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.1.layers.0.layer.0.normalization"), %in_68: f32 loc("resnet.encoder.stages.1.layers.0.layer.0.normalization"), %out: f32 loc("resnet.encoder.stages.1.layers.0.layer.0.normalization")):
      %321 = arith.mulf %in, %in_68 : f32 loc(#loc67)
      linalg.yield %321 : f32 loc(#loc67)
    } -> tensor<4x16x2x2xf32> loc(#loc67)
    %collapsed_41 = tensor.collapse_shape %165 [[0, 1, 2, 3]] : tensor<1x16x1x1xf32> into tensor<16xf32> loc(#loc67)
    %170 = tensor.empty() : tensor<16xf32> loc(#loc67)
    %171 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%collapsed_41 : tensor<16xf32>) outs(%170 : tensor<16xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.1.layers.0.layer.0.normalization"), %out: f32 loc("resnet.encoder.stages.1.layers.0.layer.0.normalization")):
      %321 = arith.truncf %cst_7 : f64 to f32 loc(#loc67)
      %322 = arith.mulf %in, %321 : f32 loc(#loc67)
      linalg.yield %322 : f32 loc(#loc67)
    } -> tensor<16xf32> loc(#loc67)
    %172 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%arg50 : tensor<16xf32>) outs(%170 : tensor<16xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.1.layers.0.layer.0.normalization"), %out: f32 loc("resnet.encoder.stages.1.layers.0.layer.0.normalization")):
      %321 = arith.truncf %cst_6 : f64 to f32 loc(#loc67)
      %322 = arith.mulf %in, %321 : f32 loc(#loc67)
      linalg.yield %322 : f32 loc(#loc67)
    } -> tensor<16xf32> loc(#loc67)
    %173 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%171, %172 : tensor<16xf32>, tensor<16xf32>) outs(%170 : tensor<16xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.1.layers.0.layer.0.normalization"), %in_68: f32 loc("resnet.encoder.stages.1.layers.0.layer.0.normalization"), %out: f32 loc("resnet.encoder.stages.1.layers.0.layer.0.normalization")):
      %321 = arith.addf %in, %in_68 : f32 loc(#loc67)
      linalg.yield %321 : f32 loc(#loc67)
    } -> tensor<16xf32> loc(#loc67)
    %collapsed_42 = tensor.collapse_shape %162 [[0, 1, 2, 3]] : tensor<1x16x1x1xf32> into tensor<16xf32> loc(#loc67)
    %174 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%collapsed_42 : tensor<16xf32>) outs(%170 : tensor<16xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.1.layers.0.layer.0.normalization"), %out: f32 loc("resnet.encoder.stages.1.layers.0.layer.0.normalization")):
      %321 = arith.truncf %cst_3 : f64 to f32 loc(#loc67)
      %322 = arith.mulf %in, %321 : f32 loc(#loc67)
      linalg.yield %322 : f32 loc(#loc67)
    } -> tensor<16xf32> loc(#loc67)
    %175 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%174 : tensor<16xf32>) outs(%170 : tensor<16xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.1.layers.0.layer.0.normalization"), %out: f32 loc("resnet.encoder.stages.1.layers.0.layer.0.normalization")):
      %321 = arith.truncf %cst_7 : f64 to f32 loc(#loc67)
      %322 = arith.mulf %in, %321 : f32 loc(#loc67)
      linalg.yield %322 : f32 loc(#loc67)
    } -> tensor<16xf32> loc(#loc67)
    %176 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%arg51 : tensor<16xf32>) outs(%170 : tensor<16xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.1.layers.0.layer.0.normalization"), %out: f32 loc("resnet.encoder.stages.1.layers.0.layer.0.normalization")):
      %321 = arith.truncf %cst_6 : f64 to f32 loc(#loc67)
      %322 = arith.mulf %in, %321 : f32 loc(#loc67)
      linalg.yield %322 : f32 loc(#loc67)
    } -> tensor<16xf32> loc(#loc67)
    %177 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%175, %176 : tensor<16xf32>, tensor<16xf32>) outs(%170 : tensor<16xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.1.layers.0.layer.0.normalization"), %in_68: f32 loc("resnet.encoder.stages.1.layers.0.layer.0.normalization"), %out: f32 loc("resnet.encoder.stages.1.layers.0.layer.0.normalization")):
      %321 = arith.addf %in, %in_68 : f32 loc(#loc67)
      linalg.yield %321 : f32 loc(#loc67)
    } -> tensor<16xf32> loc(#loc67)
    %expanded_43 = tensor.expand_shape %arg19 [[0, 1, 2]] output_shape [16, 1, 1] : tensor<16xf32> into tensor<16x1x1xf32> loc(#loc67)
    %178 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%169, %expanded_43 : tensor<4x16x2x2xf32>, tensor<16x1x1xf32>) outs(%147 : tensor<4x16x2x2xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.1.layers.0.layer.0.normalization"), %in_68: f32 loc("resnet.encoder.stages.1.layers.0.layer.0.normalization"), %out: f32 loc("resnet.encoder.stages.1.layers.0.layer.0.normalization")):
      %321 = arith.mulf %in, %in_68 : f32 loc(#loc67)
      linalg.yield %321 : f32 loc(#loc67)
    } -> tensor<4x16x2x2xf32> loc(#loc67)
    %expanded_44 = tensor.expand_shape %arg20 [[0, 1, 2]] output_shape [16, 1, 1] : tensor<16xf32> into tensor<16x1x1xf32> loc(#loc67)
    %179 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%178, %expanded_44 : tensor<4x16x2x2xf32>, tensor<16x1x1xf32>) outs(%147 : tensor<4x16x2x2xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.1.layers.0.layer.0.normalization"), %in_68: f32 loc("resnet.encoder.stages.1.layers.0.layer.0.normalization"), %out: f32 loc("resnet.encoder.stages.1.layers.0.layer.0.normalization")):
      %321 = arith.addf %in, %in_68 : f32 loc(#loc67)
      linalg.yield %321 : f32 loc(#loc67)
    } -> tensor<4x16x2x2xf32> loc(#loc67)
    %180 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%179 : tensor<4x16x2x2xf32>) outs(%147 : tensor<4x16x2x2xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.1.layers.0.layer.0.normalization"), %out: f32 loc("resnet.encoder.stages.1.layers.0.layer.0.activation")):
      %321 = arith.cmpf ugt, %in, %cst : f32 loc(#loc86)
      %322 = arith.select %321, %in, %cst : f32 loc(#loc86)
      linalg.yield %322 : f32 loc(#loc86)
    } -> tensor<4x16x2x2xf32> loc(#loc86)
    %padded_45 = tensor.pad %180 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg64: index loc("resnet.encoder.stages.1.layers.0.layer.1.convolution"), %arg65: index loc("resnet.encoder.stages.1.layers.0.layer.1.convolution"), %arg66: index loc("resnet.encoder.stages.1.layers.0.layer.1.convolution"), %arg67: index loc("resnet.encoder.stages.1.layers.0.layer.1.convolution")):
      tensor.yield %cst : f32 loc(#loc87)
    } : tensor<4x16x2x2xf32> to tensor<4x16x4x4xf32> loc(#loc87)
    %181 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%padded_45, %arg21 : tensor<4x16x4x4xf32>, tensor<16x16x3x3xf32>) outs(%148 : tensor<4x16x2x2xf32>) -> tensor<4x16x2x2xf32> loc(#loc87)
    %182 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg55 : tensor<i64>) outs(%3 : tensor<i64>) {
    ^bb0(%in: i64 loc("resnet.encoder.stages.1.layers.0.layer.1.normalization"), %out: i64 loc("resnet.encoder.stages.1.layers.0.layer.1.normalization")):
      %321 = arith.addi %in, %c1_i64 : i64 loc(#loc88)
      linalg.yield %321 : i64 loc(#loc88)
    } -> tensor<i64> loc(#loc88)
    %183 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%181 : tensor<4x16x2x2xf32>) outs(%151 : tensor<4x16x2x2xf64>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.1.layers.0.layer.1.convolution"), %out: f64 loc("resnet.encoder.stages.1.layers.0.layer.1.normalization")):
      %321 = arith.extf %in : f32 to f64 loc(#loc88)
      linalg.yield %321 : f64 loc(#loc88)
    } -> tensor<4x16x2x2xf64> loc(#loc88)
    %184 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "parallel", "reduction", "reduction"]} ins(%183 : tensor<4x16x2x2xf64>) outs(%154 : tensor<1x16x1x1xf64>) {
    ^bb0(%in: f64 loc("resnet.encoder.stages.1.layers.0.layer.1.normalization"), %out: f64 loc("resnet.encoder.stages.1.layers.0.layer.1.normalization")):
      %321 = arith.addf %in, %out : f64 loc(#loc88)
      linalg.yield %321 : f64 loc(#loc88)
    } -> tensor<1x16x1x1xf64> loc(#loc88)
    %185 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%184 : tensor<1x16x1x1xf64>) outs(%153 : tensor<1x16x1x1xf64>) {
    ^bb0(%in: f64 loc("resnet.encoder.stages.1.layers.0.layer.1.normalization"), %out: f64 loc("resnet.encoder.stages.1.layers.0.layer.1.normalization")):
      %321 = arith.divf %in, %cst_13 : f64 loc(#loc88)
      linalg.yield %321 : f64 loc(#loc88)
    } -> tensor<1x16x1x1xf64> loc(#loc88)
    %186 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%183, %185 : tensor<4x16x2x2xf64>, tensor<1x16x1x1xf64>) outs(%151 : tensor<4x16x2x2xf64>) {
    ^bb0(%in: f64 loc("resnet.encoder.stages.1.layers.0.layer.1.normalization"), %in_68: f64 loc("resnet.encoder.stages.1.layers.0.layer.1.normalization"), %out: f64 loc("resnet.encoder.stages.1.layers.0.layer.1.normalization")):
      %321 = arith.subf %in, %in_68 : f64 loc(#loc88)
      linalg.yield %321 : f64 loc(#loc88)
    } -> tensor<4x16x2x2xf64> loc(#loc88)
    %187 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%186, %186 : tensor<4x16x2x2xf64>, tensor<4x16x2x2xf64>) outs(%151 : tensor<4x16x2x2xf64>) {
    ^bb0(%in: f64 loc("resnet.encoder.stages.1.layers.0.layer.1.normalization"), %in_68: f64 loc("resnet.encoder.stages.1.layers.0.layer.1.normalization"), %out: f64 loc("resnet.encoder.stages.1.layers.0.layer.1.normalization")):
      %321 = arith.mulf %in, %in_68 : f64 loc(#loc88)
      linalg.yield %321 : f64 loc(#loc88)
    } -> tensor<4x16x2x2xf64> loc(#loc88)
    %188 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "parallel", "reduction", "reduction"]} ins(%187 : tensor<4x16x2x2xf64>) outs(%154 : tensor<1x16x1x1xf64>) {
    ^bb0(%in: f64 loc("resnet.encoder.stages.1.layers.0.layer.1.normalization"), %out: f64 loc("resnet.encoder.stages.1.layers.0.layer.1.normalization")):
      %321 = arith.addf %in, %out : f64 loc(#loc88)
      linalg.yield %321 : f64 loc(#loc88)
    } -> tensor<1x16x1x1xf64> loc(#loc88)
    %189 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%188 : tensor<1x16x1x1xf64>) outs(%153 : tensor<1x16x1x1xf64>) {
    ^bb0(%in: f64 loc("resnet.encoder.stages.1.layers.0.layer.1.normalization"), %out: f64 loc("resnet.encoder.stages.1.layers.0.layer.1.normalization")):
      %321 = arith.divf %in, %cst_13 : f64 loc(#loc88)
      linalg.yield %321 : f64 loc(#loc88)
    } -> tensor<1x16x1x1xf64> loc(#loc88)
    %190 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%189 : tensor<1x16x1x1xf64>) outs(%161 : tensor<1x16x1x1xf32>) {
    ^bb0(%in: f64 loc("resnet.encoder.stages.1.layers.0.layer.1.normalization"), %out: f32 loc("resnet.encoder.stages.1.layers.0.layer.1.normalization")):
      %321 = arith.truncf %in : f64 to f32 loc(#loc88)
      linalg.yield %321 : f32 loc(#loc88)
    } -> tensor<1x16x1x1xf32> loc(#loc88)
    %191 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "parallel", "reduction", "reduction"]} ins(%181 : tensor<4x16x2x2xf32>) outs(%163 : tensor<1x16x1x1xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.1.layers.0.layer.1.convolution"), %out: f32 loc("resnet.encoder.stages.1.layers.0.layer.1.normalization")):
      %321 = arith.addf %in, %out : f32 loc(#loc88)
      linalg.yield %321 : f32 loc(#loc88)
    } -> tensor<1x16x1x1xf32> loc(#loc88)
    %192 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%191 : tensor<1x16x1x1xf32>) outs(%161 : tensor<1x16x1x1xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.1.layers.0.layer.1.normalization"), %out: f32 loc("resnet.encoder.stages.1.layers.0.layer.1.normalization")):
      %321 = arith.divf %in, %cst_14 : f32 loc(#loc88)
      linalg.yield %321 : f32 loc(#loc88)
    } -> tensor<1x16x1x1xf32> loc(#loc88)
    %193 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%190 : tensor<1x16x1x1xf32>) outs(%161 : tensor<1x16x1x1xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.1.layers.0.layer.1.normalization"), %out: f32 loc("resnet.encoder.stages.1.layers.0.layer.1.normalization")):
      %321 = arith.truncf %cst_8 : f64 to f32 loc(#loc88)
      %322 = arith.addf %in, %321 : f32 loc(#loc88)
      linalg.yield %322 : f32 loc(#loc88)
    } -> tensor<1x16x1x1xf32> loc(#loc88)
    %194 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%193 : tensor<1x16x1x1xf32>) outs(%161 : tensor<1x16x1x1xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.1.layers.0.layer.1.normalization"), %out: f32 loc("resnet.encoder.stages.1.layers.0.layer.1.normalization")):
      %321 = math.rsqrt %in : f32 loc(#loc88)
      linalg.yield %321 : f32 loc(#loc88)
    } -> tensor<1x16x1x1xf32> loc(#loc88)
    %195 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%181, %192 : tensor<4x16x2x2xf32>, tensor<1x16x1x1xf32>) outs(%147 : tensor<4x16x2x2xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.1.layers.0.layer.1.convolution"), %in_68: f32 loc("resnet.encoder.stages.1.layers.0.layer.1.normalization"), %out: f32 loc("resnet.encoder.stages.1.layers.0.layer.1.normalization")):
      %321 = arith.subf %in, %in_68 : f32 loc(#loc88)
      linalg.yield %321 : f32 loc(#loc88)
    } -> tensor<4x16x2x2xf32> loc(#loc88)
    %196 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%195, %194 : tensor<4x16x2x2xf32>, tensor<1x16x1x1xf32>) outs(%147 : tensor<4x16x2x2xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.1.layers.0.layer.1.normalization"), %in_68: f32 loc("resnet.encoder.stages.1.layers.0.layer.1.normalization"), %out: f32 loc("resnet.encoder.stages.1.layers.0.layer.1.normalization")):
      %321 = arith.mulf %in, %in_68 : f32 loc(#loc88)
      linalg.yield %321 : f32 loc(#loc88)
    } -> tensor<4x16x2x2xf32> loc(#loc88)
    %collapsed_46 = tensor.collapse_shape %192 [[0, 1, 2, 3]] : tensor<1x16x1x1xf32> into tensor<16xf32> loc(#loc88)
    %197 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%collapsed_46 : tensor<16xf32>) outs(%170 : tensor<16xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.1.layers.0.layer.1.normalization"), %out: f32 loc("resnet.encoder.stages.1.layers.0.layer.1.normalization")):
      %321 = arith.truncf %cst_7 : f64 to f32 loc(#loc88)
      %322 = arith.mulf %in, %321 : f32 loc(#loc88)
      linalg.yield %322 : f32 loc(#loc88)
    } -> tensor<16xf32> loc(#loc88)
    %198 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%arg53 : tensor<16xf32>) outs(%170 : tensor<16xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.1.layers.0.layer.1.normalization"), %out: f32 loc("resnet.encoder.stages.1.layers.0.layer.1.normalization")):
      %321 = arith.truncf %cst_6 : f64 to f32 loc(#loc88)
      %322 = arith.mulf %in, %321 : f32 loc(#loc88)
      linalg.yield %322 : f32 loc(#loc88)
    } -> tensor<16xf32> loc(#loc88)
    %199 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%197, %198 : tensor<16xf32>, tensor<16xf32>) outs(%170 : tensor<16xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.1.layers.0.layer.1.normalization"), %in_68: f32 loc("resnet.encoder.stages.1.layers.0.layer.1.normalization"), %out: f32 loc("resnet.encoder.stages.1.layers.0.layer.1.normalization")):
      %321 = arith.addf %in, %in_68 : f32 loc(#loc88)
      linalg.yield %321 : f32 loc(#loc88)
    } -> tensor<16xf32> loc(#loc88)
    %collapsed_47 = tensor.collapse_shape %190 [[0, 1, 2, 3]] : tensor<1x16x1x1xf32> into tensor<16xf32> loc(#loc88)
    %200 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%collapsed_47 : tensor<16xf32>) outs(%170 : tensor<16xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.1.layers.0.layer.1.normalization"), %out: f32 loc("resnet.encoder.stages.1.layers.0.layer.1.normalization")):
      %321 = arith.truncf %cst_3 : f64 to f32 loc(#loc88)
      %322 = arith.mulf %in, %321 : f32 loc(#loc88)
      linalg.yield %322 : f32 loc(#loc88)
    } -> tensor<16xf32> loc(#loc88)
    %201 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%200 : tensor<16xf32>) outs(%170 : tensor<16xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.1.layers.0.layer.1.normalization"), %out: f32 loc("resnet.encoder.stages.1.layers.0.layer.1.normalization")):
      %321 = arith.truncf %cst_7 : f64 to f32 loc(#loc88)
      %322 = arith.mulf %in, %321 : f32 loc(#loc88)
      linalg.yield %322 : f32 loc(#loc88)
    } -> tensor<16xf32> loc(#loc88)
    %202 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%arg54 : tensor<16xf32>) outs(%170 : tensor<16xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.1.layers.0.layer.1.normalization"), %out: f32 loc("resnet.encoder.stages.1.layers.0.layer.1.normalization")):
      %321 = arith.truncf %cst_6 : f64 to f32 loc(#loc88)
      %322 = arith.mulf %in, %321 : f32 loc(#loc88)
      linalg.yield %322 : f32 loc(#loc88)
    } -> tensor<16xf32> loc(#loc88)
    %203 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%201, %202 : tensor<16xf32>, tensor<16xf32>) outs(%170 : tensor<16xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.1.layers.0.layer.1.normalization"), %in_68: f32 loc("resnet.encoder.stages.1.layers.0.layer.1.normalization"), %out: f32 loc("resnet.encoder.stages.1.layers.0.layer.1.normalization")):
      %321 = arith.addf %in, %in_68 : f32 loc(#loc88)
      linalg.yield %321 : f32 loc(#loc88)
    } -> tensor<16xf32> loc(#loc88)
    %expanded_48 = tensor.expand_shape %arg22 [[0, 1, 2]] output_shape [16, 1, 1] : tensor<16xf32> into tensor<16x1x1xf32> loc(#loc88)
    %204 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%196, %expanded_48 : tensor<4x16x2x2xf32>, tensor<16x1x1xf32>) outs(%147 : tensor<4x16x2x2xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.1.layers.0.layer.1.normalization"), %in_68: f32 loc("resnet.encoder.stages.1.layers.0.layer.1.normalization"), %out: f32 loc("resnet.encoder.stages.1.layers.0.layer.1.normalization")):
      %321 = arith.mulf %in, %in_68 : f32 loc(#loc88)
      linalg.yield %321 : f32 loc(#loc88)
    } -> tensor<4x16x2x2xf32> loc(#loc88)
    %expanded_49 = tensor.expand_shape %arg23 [[0, 1, 2]] output_shape [16, 1, 1] : tensor<16xf32> into tensor<16x1x1xf32> loc(#loc88)
    %205 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%204, %expanded_49 : tensor<4x16x2x2xf32>, tensor<16x1x1xf32>) outs(%147 : tensor<4x16x2x2xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.1.layers.0.layer.1.normalization"), %in_68: f32 loc("resnet.encoder.stages.1.layers.0.layer.1.normalization"), %out: f32 loc("resnet.encoder.stages.1.layers.0.layer.1.normalization")):
      %321 = arith.addf %in, %in_68 : f32 loc(#loc88)
      linalg.yield %321 : f32 loc(#loc88)
    } -> tensor<4x16x2x2xf32> loc(#loc88)
    %206 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<2> : vector<2xi64>} ins(%146, %arg15 : tensor<4x8x4x4xf32>, tensor<16x8x1x1xf32>) outs(%148 : tensor<4x16x2x2xf32>) -> tensor<4x16x2x2xf32> loc(#loc89)
    %207 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg49 : tensor<i64>) outs(%3 : tensor<i64>) {
    ^bb0(%in: i64 loc("resnet.encoder.stages.1.layers.0.shortcut.normalization"), %out: i64 loc("resnet.encoder.stages.1.layers.0.shortcut.normalization")):
      %321 = arith.addi %in, %c1_i64 : i64 loc(#loc90)
      linalg.yield %321 : i64 loc(#loc90)
    } -> tensor<i64> loc(#loc90)
    %208 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%206 : tensor<4x16x2x2xf32>) outs(%151 : tensor<4x16x2x2xf64>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.1.layers.0.shortcut.convolution"), %out: f64 loc("resnet.encoder.stages.1.layers.0.shortcut.normalization")):
      %321 = arith.extf %in : f32 to f64 loc(#loc90)
      linalg.yield %321 : f64 loc(#loc90)
    } -> tensor<4x16x2x2xf64> loc(#loc90)
    %209 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "parallel", "reduction", "reduction"]} ins(%208 : tensor<4x16x2x2xf64>) outs(%154 : tensor<1x16x1x1xf64>) {
    ^bb0(%in: f64 loc("resnet.encoder.stages.1.layers.0.shortcut.normalization"), %out: f64 loc("resnet.encoder.stages.1.layers.0.shortcut.normalization")):
      %321 = arith.addf %in, %out : f64 loc(#loc90)
      linalg.yield %321 : f64 loc(#loc90)
    } -> tensor<1x16x1x1xf64> loc(#loc90)
    %210 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%209 : tensor<1x16x1x1xf64>) outs(%153 : tensor<1x16x1x1xf64>) {
    ^bb0(%in: f64 loc("resnet.encoder.stages.1.layers.0.shortcut.normalization"), %out: f64 loc("resnet.encoder.stages.1.layers.0.shortcut.normalization")):
      %321 = arith.divf %in, %cst_13 : f64 loc(#loc90)
      linalg.yield %321 : f64 loc(#loc90)
    } -> tensor<1x16x1x1xf64> loc(#loc90)
    %211 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%208, %210 : tensor<4x16x2x2xf64>, tensor<1x16x1x1xf64>) outs(%151 : tensor<4x16x2x2xf64>) {
    ^bb0(%in: f64 loc("resnet.encoder.stages.1.layers.0.shortcut.normalization"), %in_68: f64 loc("resnet.encoder.stages.1.layers.0.shortcut.normalization"), %out: f64 loc("resnet.encoder.stages.1.layers.0.shortcut.normalization")):
      %321 = arith.subf %in, %in_68 : f64 loc(#loc90)
      linalg.yield %321 : f64 loc(#loc90)
    } -> tensor<4x16x2x2xf64> loc(#loc90)
    %212 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%211, %211 : tensor<4x16x2x2xf64>, tensor<4x16x2x2xf64>) outs(%151 : tensor<4x16x2x2xf64>) {
    ^bb0(%in: f64 loc("resnet.encoder.stages.1.layers.0.shortcut.normalization"), %in_68: f64 loc("resnet.encoder.stages.1.layers.0.shortcut.normalization"), %out: f64 loc("resnet.encoder.stages.1.layers.0.shortcut.normalization")):
      %321 = arith.mulf %in, %in_68 : f64 loc(#loc90)
      linalg.yield %321 : f64 loc(#loc90)
    } -> tensor<4x16x2x2xf64> loc(#loc90)
    %213 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "parallel", "reduction", "reduction"]} ins(%212 : tensor<4x16x2x2xf64>) outs(%154 : tensor<1x16x1x1xf64>) {
    ^bb0(%in: f64 loc("resnet.encoder.stages.1.layers.0.shortcut.normalization"), %out: f64 loc("resnet.encoder.stages.1.layers.0.shortcut.normalization")):
      %321 = arith.addf %in, %out : f64 loc(#loc90)
      linalg.yield %321 : f64 loc(#loc90)
    } -> tensor<1x16x1x1xf64> loc(#loc90)
    %214 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%213 : tensor<1x16x1x1xf64>) outs(%153 : tensor<1x16x1x1xf64>) {
    ^bb0(%in: f64 loc("resnet.encoder.stages.1.layers.0.shortcut.normalization"), %out: f64 loc("resnet.encoder.stages.1.layers.0.shortcut.normalization")):
      %321 = arith.divf %in, %cst_13 : f64 loc(#loc90)
      linalg.yield %321 : f64 loc(#loc90)
    } -> tensor<1x16x1x1xf64> loc(#loc90)
    %215 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%214 : tensor<1x16x1x1xf64>) outs(%161 : tensor<1x16x1x1xf32>) {
    ^bb0(%in: f64 loc("resnet.encoder.stages.1.layers.0.shortcut.normalization"), %out: f32 loc("resnet.encoder.stages.1.layers.0.shortcut.normalization")):
      %321 = arith.truncf %in : f64 to f32 loc(#loc90)
      linalg.yield %321 : f32 loc(#loc90)
    } -> tensor<1x16x1x1xf32> loc(#loc90)
    %216 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "parallel", "reduction", "reduction"]} ins(%206 : tensor<4x16x2x2xf32>) outs(%163 : tensor<1x16x1x1xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.1.layers.0.shortcut.convolution"), %out: f32 loc("resnet.encoder.stages.1.layers.0.shortcut.normalization")):
      %321 = arith.addf %in, %out : f32 loc(#loc90)
      linalg.yield %321 : f32 loc(#loc90)
    } -> tensor<1x16x1x1xf32> loc(#loc90)
    %217 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%216 : tensor<1x16x1x1xf32>) outs(%161 : tensor<1x16x1x1xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.1.layers.0.shortcut.normalization"), %out: f32 loc("resnet.encoder.stages.1.layers.0.shortcut.normalization")):
      %321 = arith.divf %in, %cst_14 : f32 loc(#loc90)
      linalg.yield %321 : f32 loc(#loc90)
    } -> tensor<1x16x1x1xf32> loc(#loc90)
    %218 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%215 : tensor<1x16x1x1xf32>) outs(%161 : tensor<1x16x1x1xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.1.layers.0.shortcut.normalization"), %out: f32 loc("resnet.encoder.stages.1.layers.0.shortcut.normalization")):
      %321 = arith.truncf %cst_8 : f64 to f32 loc(#loc90)
      %322 = arith.addf %in, %321 : f32 loc(#loc90)
      linalg.yield %322 : f32 loc(#loc90)
    } -> tensor<1x16x1x1xf32> loc(#loc90)
    %219 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%218 : tensor<1x16x1x1xf32>) outs(%161 : tensor<1x16x1x1xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.1.layers.0.shortcut.normalization"), %out: f32 loc("resnet.encoder.stages.1.layers.0.shortcut.normalization")):
      %321 = math.rsqrt %in : f32 loc(#loc90)
      linalg.yield %321 : f32 loc(#loc90)
    } -> tensor<1x16x1x1xf32> loc(#loc90)
    %220 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%206, %217 : tensor<4x16x2x2xf32>, tensor<1x16x1x1xf32>) outs(%147 : tensor<4x16x2x2xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.1.layers.0.shortcut.convolution"), %in_68: f32 loc("resnet.encoder.stages.1.layers.0.shortcut.normalization"), %out: f32 loc("resnet.encoder.stages.1.layers.0.shortcut.normalization")):
      %321 = arith.subf %in, %in_68 : f32 loc(#loc90)
      linalg.yield %321 : f32 loc(#loc90)
    } -> tensor<4x16x2x2xf32> loc(#loc90)
    %221 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%220, %219 : tensor<4x16x2x2xf32>, tensor<1x16x1x1xf32>) outs(%147 : tensor<4x16x2x2xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.1.layers.0.shortcut.normalization"), %in_68: f32 loc("resnet.encoder.stages.1.layers.0.shortcut.normalization"), %out: f32 loc("resnet.encoder.stages.1.layers.0.shortcut.normalization")):
      %321 = arith.mulf %in, %in_68 : f32 loc(#loc90)
      linalg.yield %321 : f32 loc(#loc90)
    } -> tensor<4x16x2x2xf32> loc(#loc90)
    %collapsed_50 = tensor.collapse_shape %217 [[0, 1, 2, 3]] : tensor<1x16x1x1xf32> into tensor<16xf32> loc(#loc90)
    %222 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%collapsed_50 : tensor<16xf32>) outs(%170 : tensor<16xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.1.layers.0.shortcut.normalization"), %out: f32 loc("resnet.encoder.stages.1.layers.0.shortcut.normalization")):
      %321 = arith.truncf %cst_7 : f64 to f32 loc(#loc90)
      %322 = arith.mulf %in, %321 : f32 loc(#loc90)
      linalg.yield %322 : f32 loc(#loc90)
    } -> tensor<16xf32> loc(#loc90)
    %223 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%arg47 : tensor<16xf32>) outs(%170 : tensor<16xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.1.layers.0.shortcut.normalization"), %out: f32 loc("resnet.encoder.stages.1.layers.0.shortcut.normalization")):
      %321 = arith.truncf %cst_6 : f64 to f32 loc(#loc90)
      %322 = arith.mulf %in, %321 : f32 loc(#loc90)
      linalg.yield %322 : f32 loc(#loc90)
    } -> tensor<16xf32> loc(#loc90)
    %224 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%222, %223 : tensor<16xf32>, tensor<16xf32>) outs(%170 : tensor<16xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.1.layers.0.shortcut.normalization"), %in_68: f32 loc("resnet.encoder.stages.1.layers.0.shortcut.normalization"), %out: f32 loc("resnet.encoder.stages.1.layers.0.shortcut.normalization")):
      %321 = arith.addf %in, %in_68 : f32 loc(#loc90)
      linalg.yield %321 : f32 loc(#loc90)
    } -> tensor<16xf32> loc(#loc90)
    %collapsed_51 = tensor.collapse_shape %215 [[0, 1, 2, 3]] : tensor<1x16x1x1xf32> into tensor<16xf32> loc(#loc90)
    %225 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%collapsed_51 : tensor<16xf32>) outs(%170 : tensor<16xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.1.layers.0.shortcut.normalization"), %out: f32 loc("resnet.encoder.stages.1.layers.0.shortcut.normalization")):
      %321 = arith.truncf %cst_3 : f64 to f32 loc(#loc90)
      %322 = arith.mulf %in, %321 : f32 loc(#loc90)
      linalg.yield %322 : f32 loc(#loc90)
    } -> tensor<16xf32> loc(#loc90)
    %226 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%225 : tensor<16xf32>) outs(%170 : tensor<16xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.1.layers.0.shortcut.normalization"), %out: f32 loc("resnet.encoder.stages.1.layers.0.shortcut.normalization")):
      %321 = arith.truncf %cst_7 : f64 to f32 loc(#loc90)
      %322 = arith.mulf %in, %321 : f32 loc(#loc90)
      linalg.yield %322 : f32 loc(#loc90)
    } -> tensor<16xf32> loc(#loc90)
    %227 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%arg48 : tensor<16xf32>) outs(%170 : tensor<16xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.1.layers.0.shortcut.normalization"), %out: f32 loc("resnet.encoder.stages.1.layers.0.shortcut.normalization")):
      %321 = arith.truncf %cst_6 : f64 to f32 loc(#loc90)
      %322 = arith.mulf %in, %321 : f32 loc(#loc90)
      linalg.yield %322 : f32 loc(#loc90)
    } -> tensor<16xf32> loc(#loc90)
    %228 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%226, %227 : tensor<16xf32>, tensor<16xf32>) outs(%170 : tensor<16xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.1.layers.0.shortcut.normalization"), %in_68: f32 loc("resnet.encoder.stages.1.layers.0.shortcut.normalization"), %out: f32 loc("resnet.encoder.stages.1.layers.0.shortcut.normalization")):
      %321 = arith.addf %in, %in_68 : f32 loc(#loc90)
      linalg.yield %321 : f32 loc(#loc90)
    } -> tensor<16xf32> loc(#loc90)
    %expanded_52 = tensor.expand_shape %arg16 [[0, 1, 2]] output_shape [16, 1, 1] : tensor<16xf32> into tensor<16x1x1xf32> loc(#loc90)
    %229 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%221, %expanded_52 : tensor<4x16x2x2xf32>, tensor<16x1x1xf32>) outs(%147 : tensor<4x16x2x2xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.1.layers.0.shortcut.normalization"), %in_68: f32 loc("resnet.encoder.stages.1.layers.0.shortcut.normalization"), %out: f32 loc("resnet.encoder.stages.1.layers.0.shortcut.normalization")):
      %321 = arith.mulf %in, %in_68 : f32 loc(#loc90)
      linalg.yield %321 : f32 loc(#loc90)
    } -> tensor<4x16x2x2xf32> loc(#loc90)
    %expanded_53 = tensor.expand_shape %arg17 [[0, 1, 2]] output_shape [16, 1, 1] : tensor<16xf32> into tensor<16x1x1xf32> loc(#loc90)
    %230 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%229, %expanded_53 : tensor<4x16x2x2xf32>, tensor<16x1x1xf32>) outs(%147 : tensor<4x16x2x2xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.1.layers.0.shortcut.normalization"), %in_68: f32 loc("resnet.encoder.stages.1.layers.0.shortcut.normalization"), %out: f32 loc("resnet.encoder.stages.1.layers.0.shortcut.normalization")):
      %321 = arith.addf %in, %in_68 : f32 loc(#loc90)
      linalg.yield %321 : f32 loc(#loc90)
    } -> tensor<4x16x2x2xf32> loc(#loc90)
    %231 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%205, %230 : tensor<4x16x2x2xf32>, tensor<4x16x2x2xf32>) outs(%147 : tensor<4x16x2x2xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.1.layers.0.layer.1.normalization"), %in_68: f32 loc("resnet.encoder.stages.1.layers.0.shortcut.normalization"), %out: f32 loc("resnet.encoder.stages.1.layers.0")):
      %321 = arith.addf %in, %in_68 : f32 loc(#loc91)
      linalg.yield %321 : f32 loc(#loc91)
    } -> tensor<4x16x2x2xf32> loc(#loc91)
    %232 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%231 : tensor<4x16x2x2xf32>) outs(%147 : tensor<4x16x2x2xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.1.layers.0"), %out: f32 loc("resnet.encoder.stages.1.layers.0.activation")):
      %321 = arith.cmpf ugt, %in, %cst : f32 loc(#loc92)
      %322 = arith.select %321, %in, %cst : f32 loc(#loc92)
      linalg.yield %322 : f32 loc(#loc92)
    } -> tensor<4x16x2x2xf32> loc(#loc92)
    %padded_54 = tensor.pad %232 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg64: index loc("resnet.encoder.stages.1.layers.1.layer.0.convolution"), %arg65: index loc("resnet.encoder.stages.1.layers.1.layer.0.convolution"), %arg66: index loc("resnet.encoder.stages.1.layers.1.layer.0.convolution"), %arg67: index loc("resnet.encoder.stages.1.layers.1.layer.0.convolution")):
      tensor.yield %cst : f32 loc(#loc93)
    } : tensor<4x16x2x2xf32> to tensor<4x16x4x4xf32> loc(#loc93)
    %233 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%padded_54, %arg24 : tensor<4x16x4x4xf32>, tensor<16x16x3x3xf32>) outs(%148 : tensor<4x16x2x2xf32>) -> tensor<4x16x2x2xf32> loc(#loc93)
    %234 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg58 : tensor<i64>) outs(%3 : tensor<i64>) {
    ^bb0(%in: i64 loc("resnet.encoder.stages.1.layers.1.layer.0.normalization"), %out: i64 loc("resnet.encoder.stages.1.layers.1.layer.0.normalization")):
      %321 = arith.addi %in, %c1_i64 : i64 loc(#loc94)
      linalg.yield %321 : i64 loc(#loc94)
    } -> tensor<i64> loc(#loc94)
    %235 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%233 : tensor<4x16x2x2xf32>) outs(%151 : tensor<4x16x2x2xf64>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.1.layers.1.layer.0.convolution"), %out: f64 loc("resnet.encoder.stages.1.layers.1.layer.0.normalization")):
      %321 = arith.extf %in : f32 to f64 loc(#loc94)
      linalg.yield %321 : f64 loc(#loc94)
    } -> tensor<4x16x2x2xf64> loc(#loc94)
    %236 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "parallel", "reduction", "reduction"]} ins(%235 : tensor<4x16x2x2xf64>) outs(%154 : tensor<1x16x1x1xf64>) {
    ^bb0(%in: f64 loc("resnet.encoder.stages.1.layers.1.layer.0.normalization"), %out: f64 loc("resnet.encoder.stages.1.layers.1.layer.0.normalization")):
      %321 = arith.addf %in, %out : f64 loc(#loc94)
      linalg.yield %321 : f64 loc(#loc94)
    } -> tensor<1x16x1x1xf64> loc(#loc94)
    %237 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%236 : tensor<1x16x1x1xf64>) outs(%153 : tensor<1x16x1x1xf64>) {
    ^bb0(%in: f64 loc("resnet.encoder.stages.1.layers.1.layer.0.normalization"), %out: f64 loc("resnet.encoder.stages.1.layers.1.layer.0.normalization")):
      %321 = arith.divf %in, %cst_13 : f64 loc(#loc94)
      linalg.yield %321 : f64 loc(#loc94)
    } -> tensor<1x16x1x1xf64> loc(#loc94)
    %238 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%235, %237 : tensor<4x16x2x2xf64>, tensor<1x16x1x1xf64>) outs(%151 : tensor<4x16x2x2xf64>) {
    ^bb0(%in: f64 loc("resnet.encoder.stages.1.layers.1.layer.0.normalization"), %in_68: f64 loc("resnet.encoder.stages.1.layers.1.layer.0.normalization"), %out: f64 loc("resnet.encoder.stages.1.layers.1.layer.0.normalization")):
      %321 = arith.subf %in, %in_68 : f64 loc(#loc94)
      linalg.yield %321 : f64 loc(#loc94)
    } -> tensor<4x16x2x2xf64> loc(#loc94)
    %239 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%238, %238 : tensor<4x16x2x2xf64>, tensor<4x16x2x2xf64>) outs(%151 : tensor<4x16x2x2xf64>) {
    ^bb0(%in: f64 loc("resnet.encoder.stages.1.layers.1.layer.0.normalization"), %in_68: f64 loc("resnet.encoder.stages.1.layers.1.layer.0.normalization"), %out: f64 loc("resnet.encoder.stages.1.layers.1.layer.0.normalization")):
      %321 = arith.mulf %in, %in_68 : f64 loc(#loc94)
      linalg.yield %321 : f64 loc(#loc94)
    } -> tensor<4x16x2x2xf64> loc(#loc94)
    %240 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "parallel", "reduction", "reduction"]} ins(%239 : tensor<4x16x2x2xf64>) outs(%154 : tensor<1x16x1x1xf64>) {
    ^bb0(%in: f64 loc("resnet.encoder.stages.1.layers.1.layer.0.normalization"), %out: f64 loc("resnet.encoder.stages.1.layers.1.layer.0.normalization")):
      %321 = arith.addf %in, %out : f64 loc(#loc94)
      linalg.yield %321 : f64 loc(#loc94)
    } -> tensor<1x16x1x1xf64> loc(#loc94)
    %241 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%240 : tensor<1x16x1x1xf64>) outs(%153 : tensor<1x16x1x1xf64>) {
    ^bb0(%in: f64 loc("resnet.encoder.stages.1.layers.1.layer.0.normalization"), %out: f64 loc("resnet.encoder.stages.1.layers.1.layer.0.normalization")):
      %321 = arith.divf %in, %cst_13 : f64 loc(#loc94)
      linalg.yield %321 : f64 loc(#loc94)
    } -> tensor<1x16x1x1xf64> loc(#loc94)
    %242 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%241 : tensor<1x16x1x1xf64>) outs(%161 : tensor<1x16x1x1xf32>) {
    ^bb0(%in: f64 loc("resnet.encoder.stages.1.layers.1.layer.0.normalization"), %out: f32 loc("resnet.encoder.stages.1.layers.1.layer.0.normalization")):
      %321 = arith.truncf %in : f64 to f32 loc(#loc94)
      linalg.yield %321 : f32 loc(#loc94)
    } -> tensor<1x16x1x1xf32> loc(#loc94)
    %243 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "parallel", "reduction", "reduction"]} ins(%233 : tensor<4x16x2x2xf32>) outs(%163 : tensor<1x16x1x1xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.1.layers.1.layer.0.convolution"), %out: f32 loc("resnet.encoder.stages.1.layers.1.layer.0.normalization")):
      %321 = arith.addf %in, %out : f32 loc(#loc94)
      linalg.yield %321 : f32 loc(#loc94)
    } -> tensor<1x16x1x1xf32> loc(#loc94)
    %244 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%243 : tensor<1x16x1x1xf32>) outs(%161 : tensor<1x16x1x1xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.1.layers.1.layer.0.normalization"), %out: f32 loc("resnet.encoder.stages.1.layers.1.layer.0.normalization")):
      %321 = arith.divf %in, %cst_14 : f32 loc(#loc94)
      linalg.yield %321 : f32 loc(#loc94)
    } -> tensor<1x16x1x1xf32> loc(#loc94)
    %245 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%242 : tensor<1x16x1x1xf32>) outs(%161 : tensor<1x16x1x1xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.1.layers.1.layer.0.normalization"), %out: f32 loc("resnet.encoder.stages.1.layers.1.layer.0.normalization")):
      %321 = arith.truncf %cst_8 : f64 to f32 loc(#loc94)
      %322 = arith.addf %in, %321 : f32 loc(#loc94)
      linalg.yield %322 : f32 loc(#loc94)
    } -> tensor<1x16x1x1xf32> loc(#loc94)
    %246 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%245 : tensor<1x16x1x1xf32>) outs(%161 : tensor<1x16x1x1xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.1.layers.1.layer.0.normalization"), %out: f32 loc("resnet.encoder.stages.1.layers.1.layer.0.normalization")):
      %321 = math.rsqrt %in : f32 loc(#loc94)
      linalg.yield %321 : f32 loc(#loc94)
    } -> tensor<1x16x1x1xf32> loc(#loc94)
    %247 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%233, %244 : tensor<4x16x2x2xf32>, tensor<1x16x1x1xf32>) outs(%147 : tensor<4x16x2x2xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.1.layers.1.layer.0.convolution"), %in_68: f32 loc("resnet.encoder.stages.1.layers.1.layer.0.normalization"), %out: f32 loc("resnet.encoder.stages.1.layers.1.layer.0.normalization")):
      %321 = arith.subf %in, %in_68 : f32 loc(#loc94)
      linalg.yield %321 : f32 loc(#loc94)
    } -> tensor<4x16x2x2xf32> loc(#loc94)
    %248 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%247, %246 : tensor<4x16x2x2xf32>, tensor<1x16x1x1xf32>) outs(%147 : tensor<4x16x2x2xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.1.layers.1.layer.0.normalization"), %in_68: f32 loc("resnet.encoder.stages.1.layers.1.layer.0.normalization"), %out: f32 loc("resnet.encoder.stages.1.layers.1.layer.0.normalization")):
      %321 = arith.mulf %in, %in_68 : f32 loc(#loc94)
      linalg.yield %321 : f32 loc(#loc94)
    } -> tensor<4x16x2x2xf32> loc(#loc94)
    %collapsed_55 = tensor.collapse_shape %244 [[0, 1, 2, 3]] : tensor<1x16x1x1xf32> into tensor<16xf32> loc(#loc94)
    %249 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%collapsed_55 : tensor<16xf32>) outs(%170 : tensor<16xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.1.layers.1.layer.0.normalization"), %out: f32 loc("resnet.encoder.stages.1.layers.1.layer.0.normalization")):
      %321 = arith.truncf %cst_7 : f64 to f32 loc(#loc94)
      %322 = arith.mulf %in, %321 : f32 loc(#loc94)
      linalg.yield %322 : f32 loc(#loc94)
    } -> tensor<16xf32> loc(#loc94)
    %250 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%arg56 : tensor<16xf32>) outs(%170 : tensor<16xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.1.layers.1.layer.0.normalization"), %out: f32 loc("resnet.encoder.stages.1.layers.1.layer.0.normalization")):
      %321 = arith.truncf %cst_6 : f64 to f32 loc(#loc94)
      %322 = arith.mulf %in, %321 : f32 loc(#loc94)
      linalg.yield %322 : f32 loc(#loc94)
    } -> tensor<16xf32> loc(#loc94)
    %251 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%249, %250 : tensor<16xf32>, tensor<16xf32>) outs(%170 : tensor<16xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.1.layers.1.layer.0.normalization"), %in_68: f32 loc("resnet.encoder.stages.1.layers.1.layer.0.normalization"), %out: f32 loc("resnet.encoder.stages.1.layers.1.layer.0.normalization")):
      %321 = arith.addf %in, %in_68 : f32 loc(#loc94)
      linalg.yield %321 : f32 loc(#loc94)
    } -> tensor<16xf32> loc(#loc94)
    %collapsed_56 = tensor.collapse_shape %242 [[0, 1, 2, 3]] : tensor<1x16x1x1xf32> into tensor<16xf32> loc(#loc94)
    %252 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%collapsed_56 : tensor<16xf32>) outs(%170 : tensor<16xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.1.layers.1.layer.0.normalization"), %out: f32 loc("resnet.encoder.stages.1.layers.1.layer.0.normalization")):
      %321 = arith.truncf %cst_3 : f64 to f32 loc(#loc94)
      %322 = arith.mulf %in, %321 : f32 loc(#loc94)
      linalg.yield %322 : f32 loc(#loc94)
    } -> tensor<16xf32> loc(#loc94)
    %253 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%252 : tensor<16xf32>) outs(%170 : tensor<16xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.1.layers.1.layer.0.normalization"), %out: f32 loc("resnet.encoder.stages.1.layers.1.layer.0.normalization")):
      %321 = arith.truncf %cst_7 : f64 to f32 loc(#loc94)
      %322 = arith.mulf %in, %321 : f32 loc(#loc94)
      linalg.yield %322 : f32 loc(#loc94)
    } -> tensor<16xf32> loc(#loc94)
    %254 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%arg57 : tensor<16xf32>) outs(%170 : tensor<16xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.1.layers.1.layer.0.normalization"), %out: f32 loc("resnet.encoder.stages.1.layers.1.layer.0.normalization")):
      %321 = arith.truncf %cst_6 : f64 to f32 loc(#loc94)
      %322 = arith.mulf %in, %321 : f32 loc(#loc94)
      linalg.yield %322 : f32 loc(#loc94)
    } -> tensor<16xf32> loc(#loc94)
    %255 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%253, %254 : tensor<16xf32>, tensor<16xf32>) outs(%170 : tensor<16xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.1.layers.1.layer.0.normalization"), %in_68: f32 loc("resnet.encoder.stages.1.layers.1.layer.0.normalization"), %out: f32 loc("resnet.encoder.stages.1.layers.1.layer.0.normalization")):
      %321 = arith.addf %in, %in_68 : f32 loc(#loc94)
      linalg.yield %321 : f32 loc(#loc94)
    } -> tensor<16xf32> loc(#loc94)
    %expanded_57 = tensor.expand_shape %arg25 [[0, 1, 2]] output_shape [16, 1, 1] : tensor<16xf32> into tensor<16x1x1xf32> loc(#loc94)
    %256 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%248, %expanded_57 : tensor<4x16x2x2xf32>, tensor<16x1x1xf32>) outs(%147 : tensor<4x16x2x2xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.1.layers.1.layer.0.normalization"), %in_68: f32 loc("resnet.encoder.stages.1.layers.1.layer.0.normalization"), %out: f32 loc("resnet.encoder.stages.1.layers.1.layer.0.normalization")):
      %321 = arith.mulf %in, %in_68 : f32 loc(#loc94)
      linalg.yield %321 : f32 loc(#loc94)
    } -> tensor<4x16x2x2xf32> loc(#loc94)
    %expanded_58 = tensor.expand_shape %arg26 [[0, 1, 2]] output_shape [16, 1, 1] : tensor<16xf32> into tensor<16x1x1xf32> loc(#loc94)
    %257 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%256, %expanded_58 : tensor<4x16x2x2xf32>, tensor<16x1x1xf32>) outs(%147 : tensor<4x16x2x2xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.1.layers.1.layer.0.normalization"), %in_68: f32 loc("resnet.encoder.stages.1.layers.1.layer.0.normalization"), %out: f32 loc("resnet.encoder.stages.1.layers.1.layer.0.normalization")):
      %321 = arith.addf %in, %in_68 : f32 loc(#loc94)
      linalg.yield %321 : f32 loc(#loc94)
    } -> tensor<4x16x2x2xf32> loc(#loc94)
    %258 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%257 : tensor<4x16x2x2xf32>) outs(%147 : tensor<4x16x2x2xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.1.layers.1.layer.0.normalization"), %out: f32 loc("resnet.encoder.stages.1.layers.1.layer.0.activation")):
      %321 = arith.cmpf ugt, %in, %cst : f32 loc(#loc95)
      %322 = arith.select %321, %in, %cst : f32 loc(#loc95)
      linalg.yield %322 : f32 loc(#loc95)
    } -> tensor<4x16x2x2xf32> loc(#loc95)
    %padded_59 = tensor.pad %258 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg64: index loc("resnet.encoder.stages.1.layers.1.layer.1.convolution"), %arg65: index loc("resnet.encoder.stages.1.layers.1.layer.1.convolution"), %arg66: index loc("resnet.encoder.stages.1.layers.1.layer.1.convolution"), %arg67: index loc("resnet.encoder.stages.1.layers.1.layer.1.convolution")):
      tensor.yield %cst : f32 loc(#loc96)
    } : tensor<4x16x2x2xf32> to tensor<4x16x4x4xf32> loc(#loc96)
    %259 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%padded_59, %arg27 : tensor<4x16x4x4xf32>, tensor<16x16x3x3xf32>) outs(%148 : tensor<4x16x2x2xf32>) -> tensor<4x16x2x2xf32> loc(#loc96)
    %260 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg61 : tensor<i64>) outs(%3 : tensor<i64>) {
    ^bb0(%in: i64 loc("resnet.encoder.stages.1.layers.1.layer.1.normalization"), %out: i64 loc("resnet.encoder.stages.1.layers.1.layer.1.normalization")):
      %321 = arith.addi %in, %c1_i64 : i64 loc(#loc97)
      linalg.yield %321 : i64 loc(#loc97)
    } -> tensor<i64> loc(#loc97)
    %261 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%259 : tensor<4x16x2x2xf32>) outs(%151 : tensor<4x16x2x2xf64>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.1.layers.1.layer.1.convolution"), %out: f64 loc("resnet.encoder.stages.1.layers.1.layer.1.normalization")):
      %321 = arith.extf %in : f32 to f64 loc(#loc97)
      linalg.yield %321 : f64 loc(#loc97)
    } -> tensor<4x16x2x2xf64> loc(#loc97)
    %262 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "parallel", "reduction", "reduction"]} ins(%261 : tensor<4x16x2x2xf64>) outs(%154 : tensor<1x16x1x1xf64>) {
    ^bb0(%in: f64 loc("resnet.encoder.stages.1.layers.1.layer.1.normalization"), %out: f64 loc("resnet.encoder.stages.1.layers.1.layer.1.normalization")):
      %321 = arith.addf %in, %out : f64 loc(#loc97)
      linalg.yield %321 : f64 loc(#loc97)
    } -> tensor<1x16x1x1xf64> loc(#loc97)
    %263 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%262 : tensor<1x16x1x1xf64>) outs(%153 : tensor<1x16x1x1xf64>) {
    ^bb0(%in: f64 loc("resnet.encoder.stages.1.layers.1.layer.1.normalization"), %out: f64 loc("resnet.encoder.stages.1.layers.1.layer.1.normalization")):
      %321 = arith.divf %in, %cst_13 : f64 loc(#loc97)
      linalg.yield %321 : f64 loc(#loc97)
    } -> tensor<1x16x1x1xf64> loc(#loc97)
    %264 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%261, %263 : tensor<4x16x2x2xf64>, tensor<1x16x1x1xf64>) outs(%151 : tensor<4x16x2x2xf64>) {
    ^bb0(%in: f64 loc("resnet.encoder.stages.1.layers.1.layer.1.normalization"), %in_68: f64 loc("resnet.encoder.stages.1.layers.1.layer.1.normalization"), %out: f64 loc("resnet.encoder.stages.1.layers.1.layer.1.normalization")):
      %321 = arith.subf %in, %in_68 : f64 loc(#loc97)
      linalg.yield %321 : f64 loc(#loc97)
    } -> tensor<4x16x2x2xf64> loc(#loc97)
    %265 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%264, %264 : tensor<4x16x2x2xf64>, tensor<4x16x2x2xf64>) outs(%151 : tensor<4x16x2x2xf64>) {
    ^bb0(%in: f64 loc("resnet.encoder.stages.1.layers.1.layer.1.normalization"), %in_68: f64 loc("resnet.encoder.stages.1.layers.1.layer.1.normalization"), %out: f64 loc("resnet.encoder.stages.1.layers.1.layer.1.normalization")):
      %321 = arith.mulf %in, %in_68 : f64 loc(#loc97)
      linalg.yield %321 : f64 loc(#loc97)
    } -> tensor<4x16x2x2xf64> loc(#loc97)
    %266 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "parallel", "reduction", "reduction"]} ins(%265 : tensor<4x16x2x2xf64>) outs(%154 : tensor<1x16x1x1xf64>) {
    ^bb0(%in: f64 loc("resnet.encoder.stages.1.layers.1.layer.1.normalization"), %out: f64 loc("resnet.encoder.stages.1.layers.1.layer.1.normalization")):
      %321 = arith.addf %in, %out : f64 loc(#loc97)
      linalg.yield %321 : f64 loc(#loc97)
    } -> tensor<1x16x1x1xf64> loc(#loc97)
    %267 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%266 : tensor<1x16x1x1xf64>) outs(%153 : tensor<1x16x1x1xf64>) {
    ^bb0(%in: f64 loc("resnet.encoder.stages.1.layers.1.layer.1.normalization"), %out: f64 loc("resnet.encoder.stages.1.layers.1.layer.1.normalization")):
      %321 = arith.divf %in, %cst_13 : f64 loc(#loc97)
      linalg.yield %321 : f64 loc(#loc97)
    } -> tensor<1x16x1x1xf64> loc(#loc97)
    %268 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%267 : tensor<1x16x1x1xf64>) outs(%161 : tensor<1x16x1x1xf32>) {
    ^bb0(%in: f64 loc("resnet.encoder.stages.1.layers.1.layer.1.normalization"), %out: f32 loc("resnet.encoder.stages.1.layers.1.layer.1.normalization")):
      %321 = arith.truncf %in : f64 to f32 loc(#loc97)
      linalg.yield %321 : f32 loc(#loc97)
    } -> tensor<1x16x1x1xf32> loc(#loc97)
    %269 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "parallel", "reduction", "reduction"]} ins(%259 : tensor<4x16x2x2xf32>) outs(%163 : tensor<1x16x1x1xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.1.layers.1.layer.1.convolution"), %out: f32 loc("resnet.encoder.stages.1.layers.1.layer.1.normalization")):
      %321 = arith.addf %in, %out : f32 loc(#loc97)
      linalg.yield %321 : f32 loc(#loc97)
    } -> tensor<1x16x1x1xf32> loc(#loc97)
    %270 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%269 : tensor<1x16x1x1xf32>) outs(%161 : tensor<1x16x1x1xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.1.layers.1.layer.1.normalization"), %out: f32 loc("resnet.encoder.stages.1.layers.1.layer.1.normalization")):
      %321 = arith.divf %in, %cst_14 : f32 loc(#loc97)
      linalg.yield %321 : f32 loc(#loc97)
    } -> tensor<1x16x1x1xf32> loc(#loc97)
    %271 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%268 : tensor<1x16x1x1xf32>) outs(%161 : tensor<1x16x1x1xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.1.layers.1.layer.1.normalization"), %out: f32 loc("resnet.encoder.stages.1.layers.1.layer.1.normalization")):
      %321 = arith.truncf %cst_8 : f64 to f32 loc(#loc97)
      %322 = arith.addf %in, %321 : f32 loc(#loc97)
      linalg.yield %322 : f32 loc(#loc97)
    } -> tensor<1x16x1x1xf32> loc(#loc97)
    %272 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%271 : tensor<1x16x1x1xf32>) outs(%161 : tensor<1x16x1x1xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.1.layers.1.layer.1.normalization"), %out: f32 loc("resnet.encoder.stages.1.layers.1.layer.1.normalization")):
      %321 = math.rsqrt %in : f32 loc(#loc97)
      linalg.yield %321 : f32 loc(#loc97)
    } -> tensor<1x16x1x1xf32> loc(#loc97)
    %273 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%259, %270 : tensor<4x16x2x2xf32>, tensor<1x16x1x1xf32>) outs(%147 : tensor<4x16x2x2xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.1.layers.1.layer.1.convolution"), %in_68: f32 loc("resnet.encoder.stages.1.layers.1.layer.1.normalization"), %out: f32 loc("resnet.encoder.stages.1.layers.1.layer.1.normalization")):
      %321 = arith.subf %in, %in_68 : f32 loc(#loc97)
      linalg.yield %321 : f32 loc(#loc97)
    } -> tensor<4x16x2x2xf32> loc(#loc97)
    %274 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%273, %272 : tensor<4x16x2x2xf32>, tensor<1x16x1x1xf32>) outs(%147 : tensor<4x16x2x2xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.1.layers.1.layer.1.normalization"), %in_68: f32 loc("resnet.encoder.stages.1.layers.1.layer.1.normalization"), %out: f32 loc("resnet.encoder.stages.1.layers.1.layer.1.normalization")):
      %321 = arith.mulf %in, %in_68 : f32 loc(#loc97)
      linalg.yield %321 : f32 loc(#loc97)
    } -> tensor<4x16x2x2xf32> loc(#loc97)
    %collapsed_60 = tensor.collapse_shape %270 [[0, 1, 2, 3]] : tensor<1x16x1x1xf32> into tensor<16xf32> loc(#loc97)
    %275 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%collapsed_60 : tensor<16xf32>) outs(%170 : tensor<16xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.1.layers.1.layer.1.normalization"), %out: f32 loc("resnet.encoder.stages.1.layers.1.layer.1.normalization")):
      %321 = arith.truncf %cst_7 : f64 to f32 loc(#loc97)
      %322 = arith.mulf %in, %321 : f32 loc(#loc97)
      linalg.yield %322 : f32 loc(#loc97)
    } -> tensor<16xf32> loc(#loc97)
    %276 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%arg59 : tensor<16xf32>) outs(%170 : tensor<16xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.1.layers.1.layer.1.normalization"), %out: f32 loc("resnet.encoder.stages.1.layers.1.layer.1.normalization")):
      %321 = arith.truncf %cst_6 : f64 to f32 loc(#loc97)
      %322 = arith.mulf %in, %321 : f32 loc(#loc97)
      linalg.yield %322 : f32 loc(#loc97)
    } -> tensor<16xf32> loc(#loc97)
    %277 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%275, %276 : tensor<16xf32>, tensor<16xf32>) outs(%170 : tensor<16xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.1.layers.1.layer.1.normalization"), %in_68: f32 loc("resnet.encoder.stages.1.layers.1.layer.1.normalization"), %out: f32 loc("resnet.encoder.stages.1.layers.1.layer.1.normalization")):
      %321 = arith.addf %in, %in_68 : f32 loc(#loc97)
      linalg.yield %321 : f32 loc(#loc97)
    } -> tensor<16xf32> loc(#loc97)
    %collapsed_61 = tensor.collapse_shape %268 [[0, 1, 2, 3]] : tensor<1x16x1x1xf32> into tensor<16xf32> loc(#loc97)
    %278 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%collapsed_61 : tensor<16xf32>) outs(%170 : tensor<16xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.1.layers.1.layer.1.normalization"), %out: f32 loc("resnet.encoder.stages.1.layers.1.layer.1.normalization")):
      %321 = arith.truncf %cst_3 : f64 to f32 loc(#loc97)
      %322 = arith.mulf %in, %321 : f32 loc(#loc97)
      linalg.yield %322 : f32 loc(#loc97)
    } -> tensor<16xf32> loc(#loc97)
    %279 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%278 : tensor<16xf32>) outs(%170 : tensor<16xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.1.layers.1.layer.1.normalization"), %out: f32 loc("resnet.encoder.stages.1.layers.1.layer.1.normalization")):
      %321 = arith.truncf %cst_7 : f64 to f32 loc(#loc97)
      %322 = arith.mulf %in, %321 : f32 loc(#loc97)
      linalg.yield %322 : f32 loc(#loc97)
    } -> tensor<16xf32> loc(#loc97)
    %280 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%arg60 : tensor<16xf32>) outs(%170 : tensor<16xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.1.layers.1.layer.1.normalization"), %out: f32 loc("resnet.encoder.stages.1.layers.1.layer.1.normalization")):
      %321 = arith.truncf %cst_6 : f64 to f32 loc(#loc97)
      %322 = arith.mulf %in, %321 : f32 loc(#loc97)
      linalg.yield %322 : f32 loc(#loc97)
    } -> tensor<16xf32> loc(#loc97)
    %281 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%279, %280 : tensor<16xf32>, tensor<16xf32>) outs(%170 : tensor<16xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.1.layers.1.layer.1.normalization"), %in_68: f32 loc("resnet.encoder.stages.1.layers.1.layer.1.normalization"), %out: f32 loc("resnet.encoder.stages.1.layers.1.layer.1.normalization")):
      %321 = arith.addf %in, %in_68 : f32 loc(#loc97)
      linalg.yield %321 : f32 loc(#loc97)
    } -> tensor<16xf32> loc(#loc97)
    %expanded_62 = tensor.expand_shape %arg28 [[0, 1, 2]] output_shape [16, 1, 1] : tensor<16xf32> into tensor<16x1x1xf32> loc(#loc97)
    %282 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%274, %expanded_62 : tensor<4x16x2x2xf32>, tensor<16x1x1xf32>) outs(%147 : tensor<4x16x2x2xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.1.layers.1.layer.1.normalization"), %in_68: f32 loc("resnet.encoder.stages.1.layers.1.layer.1.normalization"), %out: f32 loc("resnet.encoder.stages.1.layers.1.layer.1.normalization")):
      %321 = arith.mulf %in, %in_68 : f32 loc(#loc97)
      linalg.yield %321 : f32 loc(#loc97)
    } -> tensor<4x16x2x2xf32> loc(#loc97)
    %expanded_63 = tensor.expand_shape %arg29 [[0, 1, 2]] output_shape [16, 1, 1] : tensor<16xf32> into tensor<16x1x1xf32> loc(#loc97)
    %283 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%282, %expanded_63 : tensor<4x16x2x2xf32>, tensor<16x1x1xf32>) outs(%147 : tensor<4x16x2x2xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.1.layers.1.layer.1.normalization"), %in_68: f32 loc("resnet.encoder.stages.1.layers.1.layer.1.normalization"), %out: f32 loc("resnet.encoder.stages.1.layers.1.layer.1.normalization")):
      %321 = arith.addf %in, %in_68 : f32 loc(#loc97)
      linalg.yield %321 : f32 loc(#loc97)
    } -> tensor<4x16x2x2xf32> loc(#loc97)
    %284 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%283, %232 : tensor<4x16x2x2xf32>, tensor<4x16x2x2xf32>) outs(%147 : tensor<4x16x2x2xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.1.layers.1.layer.1.normalization"), %in_68: f32 loc("resnet.encoder.stages.1.layers.0.activation"), %out: f32 loc("resnet.encoder.stages.1.layers.1")):
      %321 = arith.addf %in, %in_68 : f32 loc(#loc98)
      linalg.yield %321 : f32 loc(#loc98)
    } -> tensor<4x16x2x2xf32> loc(#loc98)
    %285 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%284 : tensor<4x16x2x2xf32>) outs(%147 : tensor<4x16x2x2xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.1.layers.1"), %out: f32 loc("resnet.encoder.stages.1.layers.1.activation")):
      %321 = arith.cmpf ugt, %in, %cst : f32 loc(#loc99)
      %322 = arith.select %321, %in, %cst : f32 loc(#loc99)
      linalg.yield %322 : f32 loc(#loc99)
    } -> tensor<4x16x2x2xf32> loc(#loc99)
    %286 = tensor.empty() : tensor<4x16x1x1xf32> loc(#loc100)
    %287 = linalg.fill ins(%cst : f32) outs(%286 : tensor<4x16x1x1xf32>) -> tensor<4x16x1x1xf32> loc(#loc100)
    %288 = linalg.generic {indexing_maps = [#map1, #map5], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%285 : tensor<4x16x2x2xf32>) outs(%287 : tensor<4x16x1x1xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.1.layers.1.activation"), %out: f32 loc("resnet.pooler")):
      %321 = arith.addf %in, %out : f32 loc(#loc100)
      linalg.yield %321 : f32 loc(#loc100)
    } -> tensor<4x16x1x1xf32> loc(#loc100)
    %289 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%288 : tensor<4x16x1x1xf32>) outs(%286 : tensor<4x16x1x1xf32>) {
    ^bb0(%in: f32 loc("resnet.pooler"), %out: f32 loc("resnet.pooler")):
      %321 = arith.divf %in, %cst_15 : f32 loc(#loc100)
      linalg.yield %321 : f32 loc(#loc100)
    } -> tensor<4x16x1x1xf32> loc(#loc100)
    %collapsed_64 = tensor.collapse_shape %289 [[0], [1, 2, 3]] : tensor<4x16x1x1xf32> into tensor<4x16xf32> loc(#loc101)
    %290 = tensor.empty() : tensor<16x10xf32> loc(#loc102)
    %transposed = linalg.transpose ins(%arg30 : tensor<10x16xf32>) outs(%290 : tensor<16x10xf32>) permutation = [1, 0]  loc(#loc102)
    %291 = tensor.empty() : tensor<4x10xf32> loc(#loc102)
    %292 = linalg.fill ins(%cst : f32) outs(%291 : tensor<4x10xf32>) -> tensor<4x10xf32> loc(#loc102)
    %293 = linalg.matmul ins(%collapsed_64, %transposed : tensor<4x16xf32>, tensor<16x10xf32>) outs(%292 : tensor<4x10xf32>) -> tensor<4x10xf32> loc(#loc102)
    %294 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel"]} ins(%arg31 : tensor<10xf32>) outs(%291 : tensor<4x10xf32>) {
    ^bb0(%in: f32 loc("classifier.1"), %out: f32 loc("classifier.1")):
      linalg.yield %in : f32 loc(#loc102)
    } -> tensor<4x10xf32> loc(#loc102)
    %295 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%293, %294 : tensor<4x10xf32>, tensor<4x10xf32>) outs(%291 : tensor<4x10xf32>) {
    ^bb0(%in: f32 loc("classifier.1"), %in_68: f32 loc("classifier.1"), %out: f32 loc("classifier.1")):
      %321 = arith.addf %in, %in_68 : f32 loc(#loc102)
      linalg.yield %321 : f32 loc(#loc102)
    } -> tensor<4x10xf32> loc(#loc102)
    %296 = tensor.empty() : tensor<4xi64> loc(#loc66)
    %297 = linalg.fill ins(%c0_i64 : i64) outs(%296 : tensor<4xi64>) -> tensor<4xi64> loc(#loc66)
    %298 = tensor.empty() : tensor<4xf32> loc(#loc66)
    %299 = linalg.fill ins(%cst_1 : f32) outs(%298 : tensor<4xf32>) -> tensor<4xf32> loc(#loc66)
    %300:2 = linalg.generic {indexing_maps = [#map7, #map8, #map8], iterator_types = ["parallel", "reduction"]} ins(%295 : tensor<4x10xf32>) outs(%299, %297 : tensor<4xf32>, tensor<4xi64>) {
    ^bb0(%in: f32 loc("classifier.1"), %out: f32 loc("<loss>"), %out_68: i64 loc("<loss>")):
      %321 = linalg.index 1 : index loc(#loc66)
      %322 = arith.index_cast %321 : index to i64 loc(#loc66)
      %323 = arith.maximumf %in, %out : f32 loc(#loc66)
      %324 = arith.cmpf ogt, %in, %out : f32 loc(#loc66)
      %325 = arith.select %324, %322, %out_68 : i64 loc(#loc66)
      linalg.yield %323, %325 : f32, i64 loc(#loc66)
    } -> (tensor<4xf32>, tensor<4xi64>) loc(#loc66)
    %expanded_65 = tensor.expand_shape %300#0 [[0, 1]] output_shape [4, 1] : tensor<4xf32> into tensor<4x1xf32> loc(#loc66)
    %301 = linalg.generic {indexing_maps = [#map7, #map9, #map7], iterator_types = ["parallel", "parallel"]} ins(%295, %expanded_65 : tensor<4x10xf32>, tensor<4x1xf32>) outs(%291 : tensor<4x10xf32>) {
    ^bb0(%in: f32 loc("classifier.1"), %in_68: f32 loc("<loss>"), %out: f32 loc("<loss>")):
      %321 = arith.subf %in, %in_68 : f32 loc(#loc66)
      linalg.yield %321 : f32 loc(#loc66)
    } -> tensor<4x10xf32> loc(#loc66)
    %302 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%301 : tensor<4x10xf32>) outs(%291 : tensor<4x10xf32>) {
    ^bb0(%in: f32 loc("<loss>"), %out: f32 loc("<loss>")):
      %321 = math.exp %in : f32 loc(#loc66)
      linalg.yield %321 : f32 loc(#loc66)
    } -> tensor<4x10xf32> loc(#loc66)
    %303 = tensor.empty() : tensor<4x1xf32> loc(#loc66)
    %304 = linalg.fill ins(%cst : f32) outs(%303 : tensor<4x1xf32>) -> tensor<4x1xf32> loc(#loc66)
    %305 = linalg.generic {indexing_maps = [#map7, #map9], iterator_types = ["parallel", "reduction"]} ins(%302 : tensor<4x10xf32>) outs(%304 : tensor<4x1xf32>) {
    ^bb0(%in: f32 loc("<loss>"), %out: f32 loc("<loss>")):
      %321 = arith.addf %in, %out : f32 loc(#loc66)
      linalg.yield %321 : f32 loc(#loc66)
    } -> tensor<4x1xf32> loc(#loc66)
    %306 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%305 : tensor<4x1xf32>) outs(%303 : tensor<4x1xf32>) {
    ^bb0(%in: f32 loc("<loss>"), %out: f32 loc("<loss>")):
      %321 = math.log %in : f32 loc(#loc66)
      linalg.yield %321 : f32 loc(#loc66)
    } -> tensor<4x1xf32> loc(#loc66)
    %307 = linalg.generic {indexing_maps = [#map7, #map9, #map7], iterator_types = ["parallel", "parallel"]} ins(%301, %306 : tensor<4x10xf32>, tensor<4x1xf32>) outs(%291 : tensor<4x10xf32>) {
    ^bb0(%in: f32 loc("<loss>"), %in_68: f32 loc("<loss>"), %out: f32 loc("<loss>")):
      %321 = arith.subf %in, %in_68 : f32 loc(#loc66)
      linalg.yield %321 : f32 loc(#loc66)
    } -> tensor<4x10xf32> loc(#loc66)
    %308 = tensor.empty() : tensor<4xi1> loc(#loc66)
    %309 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%arg63 : tensor<4xi64>) outs(%308 : tensor<4xi1>) {
    ^bb0(%in: i64 loc("<loss>"), %out: i1 loc("<loss>")):
      %321 = arith.cmpi ne, %in, %c-100_i64 : i64 loc(#loc66)
      linalg.yield %321 : i1 loc(#loc66)
    } -> tensor<4xi1> loc(#loc66)
    %310 = linalg.generic {indexing_maps = [#map3, #map3, #map10, #map3], iterator_types = ["parallel"]} ins(%309, %arg63, %cst_16 : tensor<4xi1>, tensor<4xi64>, tensor<i64>) outs(%296 : tensor<4xi64>) {
    ^bb0(%in: i1 loc("<loss>"), %in_68: i64 loc("<loss>"), %in_69: i64 loc("<loss>"), %out: i64 loc("<loss>")):
      %321 = arith.select %in, %in_68, %in_69 : i64 loc(#loc66)
      linalg.yield %321 : i64 loc(#loc66)
    } -> tensor<4xi64> loc(#loc66)
    %expanded_66 = tensor.expand_shape %310 [[0, 1]] output_shape [4, 1] : tensor<4xi64> into tensor<4x1xi64> loc(#loc66)
    %311 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%expanded_66 : tensor<4x1xi64>) outs(%304 : tensor<4x1xf32>) {
    ^bb0(%in: i64 loc("<loss>"), %out: f32 loc("<loss>")):
      %321 = linalg.index 0 : index loc(#loc66)
      %322 = arith.index_cast %in : i64 to index loc(#loc66)
      %323 = arith.cmpi slt, %322, %c10 : index loc(#loc66)
      cf.assert %323, "index must be smaller than dim size" loc(#loc66)
      %324 = arith.cmpi sge, %in, %c0_i64 : i64 loc(#loc66)
      cf.assert %324, "index must be larger or equal to 0" loc(#loc66)
      %extracted = tensor.extract %307[%321, %322] : tensor<4x10xf32> loc(#loc66)
      linalg.yield %extracted : f32 loc(#loc66)
    } -> tensor<4x1xf32> loc(#loc66)
    %collapsed_67 = tensor.collapse_shape %311 [[0, 1]] : tensor<4x1xf32> into tensor<4xf32> loc(#loc66)
    %312 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%collapsed_67 : tensor<4xf32>) outs(%298 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("<loss>"), %out: f32 loc("<loss>")):
      %321 = arith.negf %in : f32 loc(#loc66)
      linalg.yield %321 : f32 loc(#loc66)
    } -> tensor<4xf32> loc(#loc66)
    %313 = linalg.generic {indexing_maps = [#map3, #map3, #map10, #map3], iterator_types = ["parallel"]} ins(%309, %312, %cst_2 : tensor<4xi1>, tensor<4xf32>, tensor<f32>) outs(%298 : tensor<4xf32>) {
    ^bb0(%in: i1 loc("<loss>"), %in_68: f32 loc("<loss>"), %in_69: f32 loc("<loss>"), %out: f32 loc("<loss>")):
      %321 = arith.select %in, %in_68, %in_69 : f32 loc(#loc66)
      linalg.yield %321 : f32 loc(#loc66)
    } -> tensor<4xf32> loc(#loc66)
    %314 = linalg.fill ins(%c0_i64 : i64) outs(%3 : tensor<i64>) -> tensor<i64> loc(#loc66)
    %315 = linalg.generic {indexing_maps = [#map3, #map10], iterator_types = ["reduction"]} ins(%309 : tensor<4xi1>) outs(%314 : tensor<i64>) {
    ^bb0(%in: i1 loc("<loss>"), %out: i64 loc("<loss>")):
      %321 = arith.extui %in : i1 to i64 loc(#loc66)
      %322 = arith.addi %321, %out : i64 loc(#loc66)
      linalg.yield %322 : i64 loc(#loc66)
    } -> tensor<i64> loc(#loc66)
    %316 = tensor.empty() : tensor<f32> loc(#loc66)
    %317 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%315 : tensor<i64>) outs(%316 : tensor<f32>) {
    ^bb0(%in: i64 loc("<loss>"), %out: f32 loc("<loss>")):
      %321 = arith.sitofp %in : i64 to f32 loc(#loc66)
      linalg.yield %321 : f32 loc(#loc66)
    } -> tensor<f32> loc(#loc66)
    %318 = linalg.fill ins(%cst : f32) outs(%316 : tensor<f32>) -> tensor<f32> loc(#loc66)
    %319 = linalg.generic {indexing_maps = [#map3, #map10], iterator_types = ["reduction"]} ins(%313 : tensor<4xf32>) outs(%318 : tensor<f32>) {
    ^bb0(%in: f32 loc("<loss>"), %out: f32 loc("<loss>")):
      %321 = arith.addf %in, %out : f32 loc(#loc66)
      linalg.yield %321 : f32 loc(#loc66)
    } -> tensor<f32> loc(#loc66)
    %320 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%319, %317 : tensor<f32>, tensor<f32>) outs(%316 : tensor<f32>) {
    ^bb0(%in: f32 loc("<loss>"), %in_68: f32 loc("<loss>"), %out: f32 loc("<loss>")):
      %321 = arith.divf %in, %in_68 : f32 loc(#loc66)
      linalg.yield %321 : f32 loc(#loc66)
    } -> tensor<f32> loc(#loc66)
    return %320, %27, %31, %4, %59, %63, %41, %85, %89, %68, %112, %116, %95, %138, %142, %121, %224, %228, %207, %173, %177, %150, %199, %203, %182, %251, %255, %234, %277, %281, %260 : tensor<f32>, tensor<8xf32>, tensor<8xf32>, tensor<i64>, tensor<8xf32>, tensor<8xf32>, tensor<i64>, tensor<8xf32>, tensor<8xf32>, tensor<i64>, tensor<8xf32>, tensor<8xf32>, tensor<i64>, tensor<8xf32>, tensor<8xf32>, tensor<i64>, tensor<16xf32>, tensor<16xf32>, tensor<i64>, tensor<16xf32>, tensor<16xf32>, tensor<i64>, tensor<16xf32>, tensor<16xf32>, tensor<i64>, tensor<16xf32>, tensor<16xf32>, tensor<i64>, tensor<16xf32>, tensor<16xf32>, tensor<i64> loc(#loc66)
  } loc(#loc1)
} loc(#loc)
#loc = loc(unknown)
#loc101 = loc("classifier.0")
