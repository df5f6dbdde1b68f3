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
    %c0_i64 = arith.constant 0 : i64 loc(#loc)
    %c1_i64 = arith.constant 1 : i64 loc(#loc)
    %cst = arith.constant 0.000000e+00 : f32 loc(#loc)
    %cst_0 = arith.constant 0xFF800000 : f32 loc(#loc)
    %cst_1 = arith.constant 1.0666666666666667 : f64 loc(#loc67)
    %cst_2 = arith.constant 1.0158730158730158 : f64 loc(#loc68)
    %cst_3 = arith.constant 1.003921568627451 : f64 loc(#loc69)
    %cst_4 = arith.constant 9.000000e-01 : f64 loc(#loc69)
    %cst_5 = arith.constant 1.000000e-01 : f64 loc(#loc69)
    %cst_6 = arith.constant 1.000000e-05 : f64 loc(#loc69)
    %cst_7 = arith.constant 2.560000e+02 : f32 loc(#loc)
    %cst_8 = arith.constant 6.400000e+01 : f32 loc(#loc)
    %cst_9 = arith.constant 1.600000e+01 : f32 loc(#loc)
    %cst_10 = arith.constant 4.000000e+00 : f32 loc(#loc)
    %cst_11 = arith.constant dense<-1> : tensor<i64> loc(#loc66)
    %cst_12 = arith.constant dense<0> : tensor<i64> loc(#loc66)
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
      %271 = arith.addi %in, %c1_i64 : i64 loc(#loc69)
      linalg.yield %271 : i64 loc(#loc69)
    } -> tensor<i64> loc(#loc69)
    %5 = tensor.empty() : tensor<1x8x1x1xf32> loc(#loc69)
    %6 = linalg.fill ins(%cst : f32) outs(%5 : tensor<1x8x1x1xf32>) -> tensor<1x8x1x1xf32> loc(#loc69)
    %7 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "parallel", "reduction", "reduction"]} ins(%2 : tensor<4x8x8x8xf32>) outs(%6 : tensor<1x8x1x1xf32>) {
    ^bb0(%in: f32 loc("resnet.embedder.embedder.convolution"), %out: f32 loc("resnet.embedder.embedder.normalization")):
      %271 = arith.addf %in, %out : f32 loc(#loc69)
      linalg.yield %271 : f32 loc(#loc69)
    } -> tensor<1x8x1x1xf32> loc(#loc69)
    %8 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%7 : tensor<1x8x1x1xf32>) outs(%5 : tensor<1x8x1x1xf32>) {
    ^bb0(%in: f32 loc("resnet.embedder.embedder.normalization"), %out: f32 loc("resnet.embedder.embedder.normalization")):
      %271 = arith.divf %in, %cst_7 : f32 loc(#loc69)
      linalg.yield %271 : f32 loc(#loc69)
    } -> tensor<1x8x1x1xf32> loc(#loc69)
    %9 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%2, %8 : tensor<4x8x8x8xf32>, tensor<1x8x1x1xf32>) outs(%0 : tensor<4x8x8x8xf32>) {
    ^bb0(%in: f32 loc("resnet.embedder.embedder.convolution"), %in_63: f32 loc("resnet.embedder.embedder.normalization"), %out: f32 loc("resnet.embedder.embedder.normalization")):
      %271 = arith.subf %in, %in_63 : f32 loc(#loc69)
      linalg.yield %271 : f32 loc(#loc69)
    } -> tensor<4x8x8x8xf32> loc(#loc69)
    %10 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%9, %9 : tensor<4x8x8x8xf32>, tensor<4x8x8x8xf32>) outs(%0 : tensor<4x8x8x8xf32>) {
    ^bb0(%in: f32 loc("resnet.embedder.embedder.normalization"), %in_63: f32 loc("resnet.embedder.embedder.normalization"), %out: f32 loc("resnet.embedder.embedder.normalization")):
      %271 = arith.mulf %in, %in_63 : f32 loc(#loc69)
      linalg.yield %271 : f32 loc(#loc69)
    } -> tensor<4x8x8x8xf32> loc(#loc69)
    %11 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "parallel", "reduction", "reduction"]} ins(%10 : tensor<4x8x8x8xf32>) outs(%6 : tensor<1x8x1x1xf32>) {
    ^bb0(%in: f32 loc("resnet.embedder.embedder.normalization"), %out: f32 loc("resnet.embedder.embedder.normalization")):
      %271 = arith.addf %in, %out : f32 loc(#loc69)
      linalg.yield %271 : f32 loc(#loc69)
    } -> tensor<1x8x1x1xf32> loc(#loc69)
    %12 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%11 : tensor<1x8x1x1xf32>) outs(%5 : tensor<1x8x1x1xf32>) {
    ^bb0(%in: f32 loc("resnet.embedder.embedder.normalization"), %out: f32 loc("resnet.embedder.embedder.normalization")):
      %271 = arith.divf %in, %cst_7 : f32 loc(#loc69)
      linalg.yield %271 : f32 loc(#loc69)
    } -> tensor<1x8x1x1xf32> loc(#loc69)
    %13 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%12 : tensor<1x8x1x1xf32>) outs(%5 : tensor<1x8x1x1xf32>) {
    ^bb0(%in: f32 loc("resnet.embedder.embedder.normalization"), %out: f32 loc("resnet.embedder.embedder.normalization")):
      %271 = arith.truncf %cst_6 : f64 to f32 loc(#loc69)
      %272 = arith.addf %in, %271 : f32 loc(#loc69)
      linalg.yield %272 : f32 loc(#loc69)
    } -> tensor<1x8x1x1xf32> loc(#loc69)
    %14 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%13 : tensor<1x8x1x1xf32>) outs(%5 : tensor<1x8x1x1xf32>) {
    ^bb0(%in: f32 loc("resnet.embedder.embedder.normalization"), %out: f32 loc("resnet.embedder.embedder.normalization")):
      %271 = math.rsqrt %in : f32 loc(#loc69)
      linalg.yield %271 : f32 loc(#loc69)
    } -> tensor<1x8x1x1xf32> loc(#loc69)
    %15 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%9, %14 : tensor<4x8x8x8xf32>, tensor<1x8x1x1xf32>) outs(%0 : tensor<4x8x8x8xf32>) {
    ^bb0(%in: f32 loc("resnet.embedder.embedder.normalization"), %in_63: f32 loc("resnet.embedder.embedder.normalization"), %out: f32 loc("resnet.embedder.embedder.normalization")):
      %271 = arith.mulf %in, %in_63 : f32 loc(#loc69)
      linalg.yield %271 : f32 loc(#loc69)
    } -> tensor<4x8x8x8xf32> loc(#loc69)
    %collapsed = tensor.collapse_shape %8 [[0, 1, 2, 3]] : tensor<1x8x1x1xf32> into tensor<8xf32> loc(#loc69)
    %16 = tensor.empty() : tensor<8xf32> loc(#loc69)
    %17 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%collapsed : tensor<8xf32>) outs(%16 : tensor<8xf32>) {
    ^bb0(%in: f32 loc("resnet.embedder.embedder.normalization"), %out: f32 loc("resnet.embedder.embedder.normalization")):
      %271 = arith.truncf %cst_5 : f64 to f32 loc(#loc69)
      %272 = arith.mulf %in, %271 : f32 loc(#loc69)
      linalg.yield %272 : f32 loc(#loc69)
    } -> tensor<8xf32> loc(#loc69)
    %18 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%arg32 : tensor<8xf32>) outs(%16 : tensor<8xf32>) {
    ^bb0(%in: f32 loc("resnet.embedder.embedder.normalization"), %out: f32 loc("resnet.embedder.embedder.normalization")):
      %271 = arith.truncf %cst_4 : f64 to f32 loc(#loc69)
      %272 = arith.mulf %in, %271 : f32 loc(#loc69)
      linalg.yield %272 : f32 loc(#loc69)
    } -> tensor<8xf32> loc(#loc69)
    %19 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%17, %18 : tensor<8xf32>, tensor<8xf32>) outs(%16 : tensor<8xf32>) {
    ^bb0(%in: f32 loc("resnet.embedder.embedder.normalization"), %in_63: f32 loc("resnet.embedder.embedder.normalization"), %out: f32 loc("resnet.embedder.embedder.normalization")):
      %271 = arith.addf %in, %in_63 : f32 loc(#loc69)
      linalg.yield %271 : f32 loc(#loc69)
    } -> tensor<8xf32> loc(#loc69)
    %collapsed_13 = tensor.collapse_shape %12 [[0, 1, 2, 3]] : tensor<1x8x1x1xf32> into tensor<8xf32> loc(#loc69)
    %20 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%collapsed_13 : tensor<8xf32>) outs(%16 : tensor<8xf32>) {
    ^bb0(%in: f32 loc("resnet.embedder.embedder.normalization"), %out: f32 loc("resnet.embedder.embedder.normalization")):
      %271 = arith.truncf %cst_3 : f64 to f32 loc(#loc69)
      %272 = arith.mulf %in, %271 : f32 loc(#loc69)
      linalg.yield %272 : f32 loc(#loc69)
    } -> tensor<8xf32> loc(#loc69)
    %21 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%20 : tensor<8xf32>) outs(%16 : tensor<8xf32>) {
    ^bb0(%in: f32 loc("resnet.embedder.embedder.normalization"), %out: f32 loc("resnet.embedder.embedder.normalization")):
      %271 = arith.truncf %cst_5 : f64 to f32 loc(#loc69)
      %272 = arith.mulf %in, %271 : f32 loc(#loc69)
      linalg.yield %272 : f32 loc(#loc69)
    } -> tensor<8xf32> loc(#loc69)
    %22 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%arg33 : tensor<8xf32>) outs(%16 : tensor<8xf32>) {
    ^bb0(%in: f32 loc("resnet.embedder.embedder.normalization"), %out: f32 loc("resnet.embedder.embedder.normalization")):
      %271 = arith.truncf %cst_4 : f64 to f32 loc(#loc69)
      %272 = arith.mulf %in, %271 : f32 loc(#loc69)
      linalg.yield %272 : f32 loc(#loc69)
    } -> tensor<8xf32> loc(#loc69)
    %23 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%21, %22 : tensor<8xf32>, tensor<8xf32>) outs(%16 : tensor<8xf32>) {
    ^bb0(%in: f32 loc("resnet.embedder.embedder.normalization"), %in_63: f32 loc("resnet.embedder.embedder.normalization"), %out: f32 loc("resnet.embedder.embedder.normalization")):
      %271 = arith.addf %in, %in_63 : f32 loc(#loc69)
      linalg.yield %271 : f32 loc(#loc69)
    } -> tensor<8xf32> loc(#loc69)
    %expanded = tensor.expand_shape %arg1 [[0, 1, 2]] output_shape [8, 1, 1] : tensor<8xf32> into tensor<8x1x1xf32> loc(#loc69)
    %24 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%15, %expanded : tensor<4x8x8x8xf32>, tensor<8x1x1xf32>) outs(%0 : tensor<4x8x8x8xf32>) {
    ^bb0(%in: f32 loc("resnet.embedder.embedder.normalization"), %in_63: f32 loc("resnet.embedder.embedder.normalization"), %out: f32 loc("resnet.embedder.embedder.normalization")):
      %271 = arith.mulf %in, %in_63 : f32 loc(#loc69)
      linalg.yield %271 : f32 loc(#loc69)
    } -> tensor<4x8x8x8xf32> loc(#loc69)
    %expanded_14 = tensor.expand_shape %arg2 [[0, 1, 2]] output_shape [8, 1, 1] : tensor<8xf32> into tensor<8x1x1xf32> loc(#loc69)
    %25 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%24, %expanded_14 : tensor<4x8x8x8xf32>, tensor<8x1x1xf32>) outs(%0 : tensor<4x8x8x8xf32>) {
    ^bb0(%in: f32 loc("resnet.embedder.embedder.normalization"), %in_63: f32 loc("resnet.embedder.embedder.normalization"), %out: f32 loc("resnet.embedder.embedder.normalization")):
      %271 = arith.addf %in, %in_63 : f32 loc(#loc69)
      linalg.yield %271 : f32 loc(#loc69)
    } -> tensor<4x8x8x8xf32> loc(#loc69)
    %26 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%25 : tensor<4x8x8x8xf32>) outs(%0 : tensor<4x8x8x8xf32>) {
    ^bb0(%in: f32 loc("resnet.embedder.embedder.normalization"), %out: f32 loc("resnet.embedder.embedder.activation")):
      %271 = arith.cmpf ugt, %in, %cst : f32 loc(#loc70)
      %272 = arith.select %271, %in, %cst : f32 loc(#loc70)
      linalg.yield %272 : f32 loc(#loc70)
    } -> tensor<4x8x8x8xf32> loc(#loc70)
    %padded_15 = tensor.pad %26 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg64: index loc("resnet.embedder.pooler"), %arg65: index loc("resnet.embedder.pooler"), %arg66: index loc("resnet.embedder.pooler"), %arg67: index loc("resnet.embedder.pooler")):
      tensor.yield %cst_0 : f32 loc(#loc71)
    } : tensor<4x8x8x8xf32> to tensor<4x8x10x10xf32> loc(#loc71)
    %27 = tensor.empty() : tensor<4x8x4x4xf32> loc(#loc71)
    %28 = linalg.fill ins(%cst_0 : f32) outs(%27 : tensor<4x8x4x4xf32>) -> tensor<4x8x4x4xf32> loc(#loc71)
    %29 = tensor.empty() : tensor<3x3xf32> loc(#loc71)
    %30 = linalg.pooling_nchw_max {dilations = dense<1> : vector<2xi64>, strides = dense<2> : vector<2xi64>} ins(%padded_15, %29 : tensor<4x8x10x10xf32>, tensor<3x3xf32>) outs(%28 : tensor<4x8x4x4xf32>) -> tensor<4x8x4x4xf32> loc(#loc71)
    %padded_16 = tensor.pad %30 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg64: index loc("resnet.encoder.stages.0.layers.0.layer.0.convolution"), %arg65: index loc("resnet.encoder.stages.0.layers.0.layer.0.convolution"), %arg66: index loc("resnet.encoder.stages.0.layers.0.layer.0.convolution"), %arg67: index loc("resnet.encoder.stages.0.layers.0.layer.0.convolution")):
      tensor.yield %cst : f32 loc(#loc72)
    } : tensor<4x8x4x4xf32> to tensor<4x8x6x6xf32> loc(#loc72)
    %31 = linalg.fill ins(%cst : f32) outs(%27 : tensor<4x8x4x4xf32>) -> tensor<4x8x4x4xf32> loc(#loc72)
    %32 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%padded_16, %arg3 : tensor<4x8x6x6xf32>, tensor<8x8x3x3xf32>) outs(%31 : tensor<4x8x4x4xf32>) -> tensor<4x8x4x4xf32> loc(#loc72)
    %33 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg37 : tensor<i64>) outs(%3 : tensor<i64>) {
    ^bb0(%in: i64 loc("resnet.encoder.stages.0.layers.0.layer.0.normalization"), %out: i64 loc("resnet.encoder.stages.0.layers.0.layer.0.normalization")):
      %271 = arith.addi %in, %c1_i64 : i64 loc(#loc68)
      linalg.yield %271 : i64 loc(#loc68)
    } -> tensor<i64> loc(#loc68)
    %34 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "parallel", "reduction", "reduction"]} ins(%32 : tensor<4x8x4x4xf32>) outs(%6 : tensor<1x8x1x1xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.0.layers.0.layer.0.convolution"), %out: f32 loc("resnet.encoder.stages.0.layers.0.layer.0.normalization")):
      %271 = arith.addf %in, %out : f32 loc(#loc68)
      linalg.yield %271 : f32 loc(#loc68)
    } -> tensor<1x8x1x1xf32> loc(#loc68)
    %35 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%34 : tensor<1x8x1x1xf32>) outs(%5 : tensor<1x8x1x1xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.0.layers.0.layer.0.normalization"), %out: f32 loc("resnet.encoder.stages.0.layers.0.layer.0.normalization")):
      %271 = arith.divf %in, %cst_8 : f32 loc(#loc68)
      linalg.yield %271 : f32 loc(#loc68)
    } -> tensor<1x8x1x1xf32> loc(#loc68)
    %36 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%32, %35 : tensor<4x8x4x4xf32>, tensor<1x8x1x1xf32>) outs(%27 : tensor<4x8x4x4xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.0.layers.0.layer.0.convolution"), %in_63: f32 loc("resnet.encoder.stages.0.layers.0.layer.0.normalization"), %out: f32 loc("resnet.encoder.stages.0.layers.0.layer.0.normalization")):
      %271 = arith.subf %in, %in_63 : f32 loc(#loc68)
      linalg.yield %271 : f32 loc(#loc68)
    } -> tensor<4x8x4x4xf32> loc(#loc68)
    %37 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%36, %36 : tensor<4x8x4x4xf32>, tensor<4x8x4x4xf32>) outs(%27 : tensor<4x8x4x4xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.0.layers.0.layer.0.normalization"), %in_63: f32 loc("resnet.encoder.stages.0.layers.0.layer.0.normalization"), %out: f32 loc("resnet.encoder.stages.0.layers.0.layer.0.normalization")):
      %271 = arith.mulf %in, %in_63 : f32 loc(#loc68)
      linalg.yield %271 : f32 loc(#loc68)
    } -> tensor<4x8x4x4xf32> loc(#loc68)
    %38 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "parallel", "reduction", "reduction"]} ins(%37 : tensor<4x8x4x4xf32>) outs(%6 : tensor<1x8x1x1xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.0.layers.0.layer.0.normalization"), %out: f32 loc("resnet.encoder.stages.0.layers.0.layer.0.normalization")):
      %271 = arith.addf %in, %out : f32 loc(#loc68)
      linalg.yield %271 : f32 loc(#loc68)
    } -> tensor<1x8x1x1xf32> loc(#loc68)
    %39 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%38 : tensor<1x8x1x1xf32>) outs(%5 : tensor<1x8x1x1xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.0.layers.0.layer.0.normalization"), %out: f32 loc("resnet.encoder.stages.0.layers.0.layer.0.normalization")):
      %271 = arith.divf %in, %cst_8 : f32 loc(#loc68)
      linalg.yield %271 : f32 loc(#loc68)
    } -> tensor<1x8x1x1xf32> loc(#loc68)
    %40 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%39 : tensor<1x8x1x1xf32>) outs(%5 : tensor<1x8x1x1xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.0.layers.0.layer.0.normalization"), %out: f32 loc("resnet.encoder.stages.0.layers.0.layer.0.normalization")):
      %271 = arith.truncf %cst_6 : f64 to f32 loc(#loc68)
      %272 = arith.addf %in, %271 : f32 loc(#loc68)
      linalg.yield %272 : f32 loc(#loc68)
    } -> tensor<1x8x1x1xf32> loc(#loc68)
    %41 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%40 : tensor<1x8x1x1xf32>) outs(%5 : tensor<1x8x1x1xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.0.layers.0.layer.0.normalization"), %out: f32 loc("resnet.encoder.stages.0.layers.0.layer.0.normalization")):
      %271 = math.rsqrt %in : f32 loc(#loc68)
      linalg.yield %271 : f32 loc(#loc68)
    } -> tensor<1x8x1x1xf32> loc(#loc68)
    %42 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%36, %41 : tensor<4x8x4x4xf32>, tensor<1x8x1x1xf32>) outs(%27 : tensor<4x8x4x4xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.0.layers.0.layer.0.normalization"), %in_63: f32 loc("resnet.encoder.stages.0.layers.0.layer.0.normalization"), %out: f32 loc("resnet.encoder.stages.0.layers.0.layer.0.normalization")):
      %271 = arith.mulf %in, %in_63 : f32 loc(#loc68)
      linalg.yield %271 : f32 loc(#loc68)
    } -> tensor<4x8x4x4xf32> loc(#loc68)
    %collapsed_17 = tensor.collapse_shape %35 [[0, 1, 2, 3]] : tensor<1x8x1x1xf32> into tensor<8xf32> loc(#loc68)
    %43 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%collapsed_17 : tensor<8xf32>) outs(%16 : tensor<8xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.0.layers.0.layer.0.normalization"), %out: f32 loc("resnet.encoder.stages.0.layers.0.layer.0.normalization")):
      %271 = arith.truncf %cst_5 : f64 to f32 loc(#loc68)
      %272 = arith.mulf %in, %271 : f32 loc(#loc68)
      linalg.yield %272 : f32 loc(#loc68)
    } -> tensor<8xf32> loc(#loc68)
    %44 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%arg35 : tensor<8xf32>) outs(%16 : tensor<8xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.0.layers.0.layer.0.normalization"), %out: f32 loc("resnet.encoder.stages.0.layers.0.layer.0.normalization")):
      %271 = arith.truncf %cst_4 : f64 to f32 loc(#loc68)
      %272 = arith.mulf %in, %271 : f32 loc(#loc68)
      linalg.yield %272 : f32 loc(#loc68)
    } -> tensor<8xf32> loc(#loc68)
    %45 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%43, %44 : tensor<8xf32>, tensor<8xf32>) outs(%16 : tensor<8xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.0.layers.0.layer.0.normalization"), %in_63: f32 loc("resnet.encoder.stages.0.layers.0.layer.0.normalization"), %out: f32 loc("resnet.encoder.stages.0.layers.0.layer.0.normalization")):
      %271 = arith.addf %in, %in_63 : f32 loc(#loc68)
      linalg.yield %271 : f32 loc(#loc68)
    } -> tensor<8xf32> loc(#loc68)
    %collapsed_18 = tensor.collapse_shape %39 [[0, 1, 2, 3]] : tensor<1x8x1x1xf32> into tensor<8xf32> loc(#loc68)
    %46 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%collapsed_18 : tensor<8xf32>) outs(%16 : tensor<8xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.0.layers.0.layer.0.normalization"), %out: f32 loc("resnet.encoder.stages.0.layers.0.layer.0.normalization")):
      %271 = arith.truncf %cst_2 : f64 to f32 loc(#loc68)
      %272 = arith.mulf %in, %271 : f32 loc(#loc68)
      linalg.yield %272 : f32 loc(#loc68)
    } -> tensor<8xf32> loc(#loc68)
    %47 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%46 : tensor<8xf32>) outs(%16 : tensor<8xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.0.layers.0.layer.0.normalization"), %out: f32 loc("resnet.encoder.stages.0.layers.0.layer.0.normalization")):
      %271 = arith.truncf %cst_5 : f64 to f32 loc(#loc68)
      %272 = arith.mulf %in, %271 : f32 loc(#loc68)
      linalg.yield %272 : f32 loc(#loc68)
    } -> tensor<8xf32> loc(#loc68)
    %48 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%arg36 : tensor<8xf32>) outs(%16 : tensor<8xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.0.layers.0.layer.0.normalization"), %out: f32 loc("resnet.encoder.stages.0.layers.0.layer.0.normalization")):
      %271 = arith.truncf %cst_4 : f64 to f32 loc(#loc68)
      %272 = arith.mulf %in, %271 : f32 loc(#loc68)
      linalg.yield %272 : f32 loc(#loc68)
    } -> tensor<8xf32> loc(#loc68)
    %49 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%47, %48 : tensor<8xf32>, tensor<8xf32>) outs(%16 : tensor<8xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.0.layers.0.layer.0.normalization"), %in_63: f32 loc("resnet.encoder.stages.0.layers.0.layer.0.normalization"), %out: f32 loc("resnet.encoder.stages.0.layers.0.layer.0.normalization")):
      %271 = arith.addf %in, %in_63 : f32 loc(#loc68)
      linalg.yield %271 : f32 loc(#loc68)
    } -> tensor<8xf32> loc(#loc68)
    %expanded_19 = tensor.expand_shape %arg4 [[0, 1, 2]] output_shape [8, 1, 1] : tensor<8xf32> into tensor<8x1x1xf32> loc(#loc68)
    %50 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%42, %expanded_19 : tensor<4x8x4x4xf32>, tensor<8x1x1xf32>) outs(%27 : tensor<4x8x4x4xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.0.layers.0.layer.0.normalization"), %in_63: f32 loc("resnet.encoder.stages.0.layers.0.layer.0.normalization"), %out: f32 loc("resnet.encoder.stages.0.layers.0.layer.0.normalization")):
      %271 = arith.mulf %in, %in_63 : f32 loc(#loc68)
      linalg.yield %271 : f32 loc(#loc68)
    } -> tensor<4x8x4x4xf32> loc(#loc68)
    %expanded_20 = tensor.expand_shape %arg5 [[0, 1, 2]] output_shape [8, 1, 1] : tensor<8xf32> into tensor<8x1x1xf32> loc(#loc68)
    %51 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%50, %expanded_20 : tensor<4x8x4x4xf32>, tensor<8x1x1xf32>) outs(%27 : tensor<4x8x4x4xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.0.layers.0.layer.0.normalization"), %in_63: f32 loc("resnet.encoder.stages.0.layers.0.layer.0.normalization"), %out: f32 loc("resnet.encoder.stages.0.layers.0.layer.0.normalization")):
      %271 = arith.addf %in, %in_63 : f32 loc(#loc68)
      linalg.yield %271 : f32 loc(#loc68)
    } -> tensor<4x8x4x4xf32> loc(#loc68)
    %52 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%51 : tensor<4x8x4x4xf32>) outs(%27 : tensor<4x8x4x4xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.0.layers.0.layer.0.normalization"), %out: f32 loc("resnet.encoder.stages.0.layers.0.layer.0.activation")):
      %271 = arith.cmpf ugt, %in, %cst : f32 loc(#loc73)
      %272 = arith.select %271, %in, %cst : f32 loc(#loc73)
      linalg.yield %272 : f32 loc(#loc73)
    } -> tensor<4x8x4x4xf32> loc(#loc73)
    %padded_21 = tensor.pad %52 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg64: index loc("resnet.encoder.stages.0.layers.0.layer.1.convolution"), %arg65: index loc("resnet.encoder.stages.0.layers.0.layer.1.convolution"), %arg66: index loc("resnet.encoder.stages.0.layers.0.layer.1.convolution"), %arg67: index loc("resnet.encoder.stages.0.layers.0.layer.1.convolution")):
      tensor.yield %cst : f32 loc(#loc74)
    } : tensor<4x8x4x4xf32> to tensor<4x8x6x6xf32> loc(#loc74)
    %53 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%padded_21, %arg6 : tensor<4x8x6x6xf32>, tensor<8x8x3x3xf32>) outs(%31 : tensor<4x8x4x4xf32>) -> tensor<4x8x4x4xf32> loc(#loc74)
    %54 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg40 : tensor<i64>) outs(%3 : tensor<i64>) {
    ^bb0(%in: i64 loc("resnet.encoder.stages.0.layers.0.layer.1.normalization"), %out: i64 loc("resnet.encoder.stages.0.layers.0.layer.1.normalization")):
      %271 = arith.addi %in, %c1_i64 : i64 loc(#loc75)
      linalg.yield %271 : i64 loc(#loc75)
    } -> tensor<i64> loc(#loc75)
    %55 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "parallel", "reduction", "reduction"]} ins(%53 : tensor<4x8x4x4xf32>) outs(%6 : tensor<1x8x1x1xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.0.layers.0.layer.1.convolution"), %out: f32 loc("resnet.encoder.stages.0.layers.0.layer.1.normalization")):
      %271 = arith.addf %in, %out : f32 loc(#loc75)
      linalg.yield %271 : f32 loc(#loc75)
    } -> tensor<1x8x1x1xf32> loc(#loc75)
    %56 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%55 : tensor<1x8x1x1xf32>) outs(%5 : tensor<1x8x1x1xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.0.layers.0.layer.1.normalization"), %out: f32 loc("resnet.encoder.stages.0.layers.0.layer.1.normalization")):
      %271 = arith.divf %in, %cst_8 : f32 loc(#loc75)
      linalg.yield %271 : f32 loc(#loc75)
    } -> tensor<1x8x1x1xf32> loc(#loc75)
    %57 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%53, %56 : tensor<4x8x4x4xf32>, tensor<1x8x1x1xf32>) outs(%27 : tensor<4x8x4x4xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.0.layers.0.layer.1.convolution"), %in_63: f32 loc("resnet.encoder.stages.0.layers.0.layer.1.normalization"), %out: f32 loc("resnet.encoder.stages.0.layers.0.layer.1.normalization")):
      %271 = arith.subf %in, %in_63 : f32 loc(#loc75)
      linalg.yield %271 : f32 loc(#loc75)
    } -> tensor<4x8x4x4xf32> loc(#loc75)
    %58 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%57, %57 : tensor<4x8x4x4xf32>, tensor<4x8x4x4xf32>) outs(%27 : tensor<4x8x4x4xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.0.layers.0.layer.1.normalization"), %in_63: f32 loc("resnet.encoder.stages.0.layers.0.layer.1.normalization"), %out: f32 loc("resnet.encoder.stages.0.layers.0.layer.1.normalization")):
      %271 = arith.mulf %in, %in_63 : f32 loc(#loc75)
      linalg.yield %271 : f32 loc(#loc75)
    } -> tensor<4x8x4x4xf32> loc(#loc75)
    %59 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "parallel", "reduction", "reduction"]} ins(%58 : tensor<4x8x4x4xf32>) outs(%6 : tensor<1x8x1x1xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.0.layers.0.layer.1.normalization"), %out: f32 loc("resnet.encoder.stages.0.layers.0.layer.1.normalization")):
      %271 = arith.addf %in, %out : f32 loc(#loc75)
      linalg.yield %271 : f32 loc(#loc75)
    } -> tensor<1x8x1x1xf32> loc(#loc75)
    %60 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%59 : tensor<1x8x1x1xf32>) outs(%5 : tensor<1x8x1x1xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.0.layers.0.layer.1.normalization"), %out: f32 loc("resnet.encoder.stages.0.layers.0.layer.1.normalization")):
      %271 = arith.divf %in, %cst_8 : f32 loc(#loc75)
      linalg.yield %271 : f32 loc(#loc75)
    } -> tensor<1x8x1x1xf32> loc(#loc75)
    %61 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%60 : tensor<1x8x1x1xf32>) outs(%5 : tensor<1x8x1x1xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.0.layers.0.layer.1.normalization"), %out: f32 loc("resnet.encoder.stages.0.layers.0.layer.1.normalization")):
      %271 = arith.truncf %cst_6 : f64 to f32 loc(#loc75)
      %272 = arith.addf %in, %271 : f32 loc(#loc75)
      linalg.yield %272 : f32 loc(#loc75)
    } -> tensor<1x8x1x1xf32> loc(#loc75)
    %62 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%61 : tensor<1x8x1x1xf32>) outs(%5 : tensor<1x8x1x1xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.0.layers.0.layer.1.normalization"), %out: f32 loc("resnet.encoder.stages.0.layers.0.layer.1.normalization")):
      %271 = math.rsqrt %in : f32 loc(#loc75)
      linalg.yield %271 : f32 loc(#loc75)
    } -> tensor<1x8x1x1xf32> loc(#loc75)
    %63 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%57, %62 : tensor<4x8x4x4xf32>, tensor<1x8x1x1xf32>) outs(%27 : tensor<4x8x4x4xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.0.layers.0.layer.1.normalization"), %in_63: f32 loc("resnet.encoder.stages.0.layers.0.layer.1.normalization"), %out: f32 loc("resnet.encoder.stages.0.layers.0.layer.1.normalization")):
      %271 = arith.mulf %in, %in_63 : f32 loc(#loc75)
      linalg.yield %271 : f32 loc(#loc75)
    } -> tensor<4x8x4x4xf32> loc(#loc75)
    %collapsed_22 = tensor.collapse_shape %56 [[0, 1, 2, 3]] : tensor<1x8x1x1xf32> into tensor<8xf32> loc(#loc75)
    %64 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%collapsed_22 : tensor<8xf32>) outs(%16 : tensor<8xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.0.layers.0.layer.1.normalization"), %out: f32 loc("resnet.encoder.stages.0.layers.0.layer.1.normalization")):
      %271 = arith.truncf %cst_5 : f64 to f32 loc(#loc75)
      %272 = arith.mulf %in, %271 : f32 loc(#loc75)
      linalg.yield %272 : f32 loc(#loc75)
    } -> tensor<8xf32> loc(#loc75)
    %65 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%arg38 : tensor<8xf32>) outs(%16 : tensor<8xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.0.layers.0.layer.1.normalization"), %out: f32 loc("resnet.encoder.stages.0.layers.0.layer.1.normalization")):
      %271 = arith.truncf %cst_4 : f64 to f32 loc(#loc75)
      %272 = arith.mulf %in, %271 : f32 loc(#loc75)
      linalg.yield %272 : f32 loc(#loc75)
    } -> tensor<8xf32> loc(#loc75)
    %66 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%64, %65 : tensor<8xf32>, tensor<8xf32>) outs(%16 : tensor<8xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.0.layers.0.layer.1.normalization"), %in_63: f32 loc("resnet.encoder.stages.0.layers.0.layer.1.normalization"), %out: f32 loc("resnet.encoder.stages.0.layers.0.layer.1.normalization")):
      %271 = arith.addf %in, %in_63 : f32 loc(#loc75)
      linalg.yield %271 : f32 loc(#loc75)
    } -> tensor<8xf32> loc(#loc75)
    %collapsed_23 = tensor.collapse_shape %60 [[0, 1, 2, 3]] : tensor<1x8x1x1xf32> into tensor<8xf32> loc(#loc75)
    %67 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%collapsed_23 : tensor<8xf32>) outs(%16 : tensor<8xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.0.layers.0.layer.1.normalization"), %out: f32 loc("resnet.encoder.stages.0.layers.0.layer.1.normalization")):
      %271 = arith.truncf %cst_2 : f64 to f32 loc(#loc75)
      %272 = arith.mulf %in, %271 : f32 loc(#loc75)
      linalg.yield %272 : f32 loc(#loc75)
    } -> tensor<8xf32> loc(#loc75)
    %68 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%67 : tensor<8xf32>) outs(%16 : tensor<8xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.0.layers.0.layer.1.normalization"), %out: f32 loc("resnet.encoder.stages.0.layers.0.layer.1.normalization")):
      %271 = arith.truncf %cst_5 : f64 to f32 loc(#loc75)
      %272 = arith.mulf %in, %271 : f32 loc(#loc75)
      linalg.yield %272 : f32 loc(#loc75)
    } -> tensor<8xf32> loc(#loc75)
    %69 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%arg39 : tensor<8xf32>) outs(%16 : tensor<8xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.0.layers.0.layer.1.normalization"), %out: f32 loc("resnet.encoder.stages.0.layers.0.layer.1.normalization")):
      %271 = arith.truncf %cst_4 : f64 to f32 loc(#loc75)
      %272 = arith.mulf %in, %271 : f32 loc(#loc75)
      linalg.yield %272 : f32 loc(#loc75)
    } -> tensor<8xf32> loc(#loc75)
    %70 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%68, %69 : tensor<8xf32>, tensor<8xf32>) outs(%16 : tensor<8xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.0.layers.0.layer.1.normalization"), %in_63: f32 loc("resnet.encoder.stages.0.layers.0.layer.1.normalization"), %out: f32 loc("resnet.encoder.stages.0.layers.0.layer.1.normalization")):
      %271 = arith.addf %in, %in_63 : f32 loc(#loc75)
      linalg.yield %271 : f32 loc(#loc75)
    } -> tensor<8xf32> loc(#loc75)
    %expanded_24 = tensor.expand_shape %arg7 [[0, 1, 2]] output_shape [8, 1, 1] : tensor<8xf32> into tensor<8x1x1xf32> loc(#loc75)
    %71 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%63, %expanded_24 : tensor<4x8x4x4xf32>, tensor<8x1x1xf32>) outs(%27 : tensor<4x8x4x4xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.0.layers.0.layer.1.normalization"), %in_63: f32 loc("resnet.encoder.stages.0.layers.0.layer.1.normalization"), %out: f32 loc("resnet.encoder.stages.0.layers.0.layer.1.normalization")):
      %271 = arith.mulf %in, %in_63 : f32 loc(#loc75)
      linalg.yield %271 : f32 loc(#loc75)
    } -> tensor<4x8x4x4xf32> loc(#loc75)
    %expanded_25 = tensor.expand_shape %arg8 [[0, 1, 2]] output_shape [8, 1, 1] : tensor<8xf32> into tensor<8x1x1xf32> loc(#loc75)
    %72 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%71, %expanded_25 : tensor<4x8x4x4xf32>, tensor<8x1x1xf32>) outs(%27 : tensor<4x8x4x4xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.0.layers.0.layer.1.normalization"), %in_63: f32 loc("resnet.encoder.stages.0.layers.0.layer.1.normalization"), %out: f32 loc("resnet.encoder.stages.0.layers.0.layer.1.normalization")):
      %271 = arith.addf %in, %in_63 : f32 loc(#loc75)
      linalg.yield %271 : f32 loc(#loc75)
    } -> tensor<4x8x4x4xf32> loc(#loc75)
    %73 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%72, %30 : tensor<4x8x4x4xf32>, tensor<4x8x4x4xf32>) outs(%27 : tensor<4x8x4x4xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.0.layers.0.layer.1.normalization"), %in_63: f32 loc("resnet.embedder.pooler"), %out: f32 loc("resnet.encoder.stages.0.layers.0")):
      %271 = arith.addf %in, %in_63 : f32 loc(#loc76)
      linalg.yield %271 : f32 loc(#loc76)
    } -> tensor<4x8x4x4xf32> loc(#loc76)
    %74 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%73 : tensor<4x8x4x4xf32>) outs(%27 : tensor<4x8x4x4xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.0.layers.0"), %out: f32 loc("resnet.encoder.stages.0.layers.0.activation")):
      %271 = arith.cmpf ugt, %in, %cst : f32 loc(#loc77)
      %272 = arith.select %271, %in, %cst : f32 loc(#loc77)
      linalg.yield %272 : f32 loc(#loc77)
    } -> tensor<4x8x4x4xf32> loc(#loc77)
    %padded_26 = tensor.pad %74 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg64: index loc("resnet.encoder.stages.0.layers.1.layer.0.convolution"), %arg65: index loc("resnet.encoder.stages.0.layers.1.layer.0.convolution"), %arg66: index loc("resnet.encoder.stages.0.layers.1.layer.0.convolution"), %arg67: index loc("resnet.encoder.stages.0.layers.1.layer.0.convolution")):
      tensor.yield %cst : f32 loc(#loc78)
    } : tensor<4x8x4x4xf32> to tensor<4x8x6x6xf32> loc(#loc78)
    %75 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%padded_26, %arg9 : tensor<4x8x6x6xf32>, tensor<8x8x3x3xf32>) outs(%31 : tensor<4x8x4x4xf32>) -> tensor<4x8x4x4xf32> loc(#loc78)
    %76 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg43 : tensor<i64>) outs(%3 : tensor<i64>) {
    ^bb0(%in: i64 loc("resnet.encoder.stages.0.layers.1.layer.0.normalization"), %out: i64 loc("resnet.encoder.stages.0.layers.1.layer.0.normalization")):
      %271 = arith.addi %in, %c1_i64 : i64 loc(#loc79)
      linalg.yield %271 : i64 loc(#loc79)
    } -> tensor<i64> loc(#loc79)
    %77 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "parallel", "reduction", "reduction"]} ins(%75 : tensor<4x8x4x4xf32>) outs(%6 : tensor<1x8x1x1xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.0.layers.1.layer.0.convolution"), %out: f32 loc("resnet.encoder.stages.0.layers.1.layer.0.normalization")):
      %271 = arith.addf %in, %out : f32 loc(#loc79)
      linalg.yield %271 : f32 loc(#loc79)
    } -> tensor<1x8x1x1xf32> loc(#loc79)
    %78 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%77 : tensor<1x8x1x1xf32>) outs(%5 : tensor<1x8x1x1xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.0.layers.1.layer.0.normalization"), %out: f32 loc("resnet.encoder.stages.0.layers.1.layer.0.normalization")):
      %271 = arith.divf %in, %cst_8 : f32 loc(#loc79)
      linalg.yield %271 : f32 loc(#loc79)
    } -> tensor<1x8x1x1xf32> loc(#loc79)
    %79 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%75, %78 : tensor<4x8x4x4xf32>, tensor<1x8x1x1xf32>) outs(%27 : tensor<4x8x4x4xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.0.layers.1.layer.0.convolution"), %in_63: f32 loc("resnet.encoder.stages.0.layers.1.layer.0.normalization"), %out: f32 loc("resnet.encoder.stages.0.layers.1.layer.0.normalization")):
      %271 = arith.subf %in, %in_63 : f32 loc(#loc79)
      linalg.yield %271 : f32 loc(#loc79)
    } -> tensor<4x8x4x4xf32> loc(#loc79)
    %80 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%79, %79 : tensor<4x8x4x4xf32>, tensor<4x8x4x4xf32>) outs(%27 : tensor<4x8x4x4xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.0.layers.1.layer.0.normalization"), %in_63: f32 loc("resnet.encoder.stages.0.layers.1.layer.0.normalization"), %out: f32 loc("resnet.encoder.stages.0.layers.1.layer.0.normalization")):
      %271 = arith.mulf %in, %in_63 : f32 loc(#loc79)
      linalg.yield %271 : f32 loc(#loc79)
    } -> tensor<4x8x4x4xf32> loc(#loc79)
    %81 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "parallel", "reduction", "reduction"]} ins(%80 : tensor<4x8x4x4xf32>) outs(%6 : tensor<1x8x1x1xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.0.layers.1.layer.0.normalization"), %out: f32 loc("resnet.encoder.stages.0.layers.1.layer.0.normalization")):
      %271 = arith.addf %in, %out : f32 loc(#loc79)
      linalg.yield %271 : f32 loc(#loc79)
    } -> tensor<1x8x1x1xf32> loc(#loc79)
    %82 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%81 : tensor<1x8x1x1xf32>) outs(%5 : tensor<1x8x1x1xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.0.layers.1.layer.0.normalization"), %out: f32 loc("resnet.encoder.stages.0.layers.1.layer.0.normalization")):
      %271 = arith.divf %in, %cst_8 : f32 loc(#loc79)
      linalg.yield %271 : f32 loc(#loc79)
    } -> tensor<1x8x1x1xf32> loc(#loc79)
    %83 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%82 : tensor<1x8x1x1xf32>) outs(%5 : tensor<1x8x1x1xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.0.layers.1.layer.0.normalization"), %out: f32 loc("resnet.encoder.stages.0.layers.1.layer.0.normalization")):
      %271 = arith.truncf %cst_6 : f64 to f32 loc(#loc79)
      %272 = arith.addf %in, %271 : f32 loc(#loc79)
      linalg.yield %272 : f32 loc(#loc79)
    } -> tensor<1x8x1x1xf32> loc(#loc79)
    %84 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%83 : tensor<1x8x1x1xf32>) outs(%5 : tensor<1x8x1x1xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.0.layers.1.layer.0.normalization"), %out: f32 loc("resnet.encoder.stages.0.layers.1.layer.0.normalization")):
      %271 = math.rsqrt %in : f32 loc(#loc79)
      linalg.yield %271 : f32 loc(#loc79)
    } -> tensor<1x8x1x1xf32> loc(#loc79)
    %85 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%79, %84 : tensor<4x8x4x4xf32>, tensor<1x8x1x1xf32>) outs(%27 : tensor<4x8x4x4xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.0.layers.1.layer.0.normalization"), %in_63: f32 loc("resnet.encoder.stages.0.layers.1.layer.0.normalization"), %out: f32 loc("resnet.encoder.stages.0.layers.1.layer.0.normalization")):
      %271 = arith.mulf %in, %in_63 : f32 loc(#loc79)
      linalg.yield %271 : f32 loc(#loc79)
    } -> tensor<4x8x4x4xf32> loc(#loc79)
    %collapsed_27 = tensor.collapse_shape %78 [[0, 1, 2, 3]] : tensor<1x8x1x1xf32> into tensor<8xf32> loc(#loc79)
    %86 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%collapsed_27 : tensor<8xf32>) outs(%16 : tensor<8xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.0.layers.1.layer.0.normalization"), %out: f32 loc("resnet.encoder.stages.0.layers.1.layer.0.normalization")):
      %271 = arith.truncf %cst_5 : f64 to f32 loc(#loc79)
      %272 = arith.mulf %in, %271 : f32 loc(#loc79)
      linalg.yield %272 : f32 loc(#loc79)
    } -> tensor<8xf32> loc(#loc79)
    %87 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%arg41 : tensor<8xf32>) outs(%16 : tensor<8xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.0.layers.1.layer.0.normalization"), %out: f32 loc("resnet.encoder.stages.0.layers.1.layer.0.normalization")):
      %271 = arith.truncf %cst_4 : f64 to f32 loc(#loc79)
      %272 = arith.mulf %in, %271 : f32 loc(#loc79)
      linalg.yield %272 : f32 loc(#loc79)
    } -> tensor<8xf32> loc(#loc79)
    %88 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%86, %87 : tensor<8xf32>, tensor<8xf32>) outs(%16 : tensor<8xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.0.layers.1.layer.0.normalization"), %in_63: f32 loc("resnet.encoder.stages.0.layers.1.layer.0.normalization"), %out: f32 loc("resnet.encoder.stages.0.layers.1.layer.0.normalization")):
      %271 = arith.addf %in, %in_63 : f32 loc(#loc79)
      linalg.yield %271 : f32 loc(#loc79)
    } -> tensor<8xf32> loc(#loc79)
    %collapsed_28 = tensor.collapse_shape %82 [[0, 1, 2, 3]] : tensor<1x8x1x1xf32> into tensor<8xf32> loc(#loc79)
    %89 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%collapsed_28 : tensor<8xf32>) outs(%16 : tensor<8xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.0.layers.1.layer.0.normalization"), %out: f32 loc("resnet.encoder.stages.0.layers.1.layer.0.normalization")):
      %271 = arith.truncf %cst_2 : f64 to f32 loc(#loc79)
      %272 = arith.mulf %in, %271 : f32 loc(#loc79)
      linalg.yield %272 : f32 loc(#loc79)
    } -> tensor<8xf32> loc(#loc79)
    %90 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%89 : tensor<8xf32>) outs(%16 : tensor<8xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.0.layers.1.layer.0.normalization"), %out: f32 loc("resnet.encoder.stages.0.layers.1.layer.0.normalization")):
      %271 = arith.truncf %cst_5 : f64 to f32 loc(#loc79)
      %272 = arith.mulf %in, %271 : f32 loc(#loc79)
      linalg.yield %272 : f32 loc(#loc79)
    } -> tensor<8xf32> loc(#loc79)
    %91 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%arg42 : tensor<8xf32>) outs(%16 : tensor<8xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.0.layers.1.layer.0.normalization"), %out: f32 loc("resnet.encoder.stages.0.layers.1.layer.0.normalization")):
      %271 = arith.truncf %cst_4 : f64 to f32 loc(#loc79)
      %272 = arith.mulf %in, %271 : f32 loc(#loc79)
      linalg.yield %272 : f32 loc(#loc79)
    } -> tensor<8xf32> loc(#loc79)
    %92 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%90, %91 : tensor<8xf32>, tensor<8xf32>) outs(%16 : tensor<8xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.0.layers.1.layer.0.normalization"), %in_63: f32 loc("resnet.encoder.stages.0.layers.1.layer.0.normalization"), %out: f32 loc("resnet.encoder.stages.0.layers.1.layer.0.normalization")):
      %271 = arith.addf %in, %in_63 : f32 loc(#loc79)
      linalg.yield %271 : f32 loc(#loc79)
    } -> tensor<8xf32> loc(#loc79)
    %expanded_29 = tensor.expand_shape %arg10 [[0, 1, 2]] output_shape [8, 1, 1] : tensor<8xf32> into tensor<8x1x1xf32> loc(#loc79)
    %93 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%85, %expanded_29 : tensor<4x8x4x4xf32>, tensor<8x1x1xf32>) outs(%27 : tensor<4x8x4x4xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.0.layers.1.layer.0.normalization"), %in_63: f32 loc("resnet.encoder.stages.0.layers.1.layer.0.normalization"), %out: f32 loc("resnet.encoder.stages.0.layers.1.layer.0.normalization")):
      %271 = arith.mulf %in, %in_63 : f32 loc(#loc79)
      linalg.yield %271 : f32 loc(#loc79)
    } -> tensor<4x8x4x4xf32> loc(#loc79)
    %expanded_30 = tensor.expand_shape %arg11 [[0, 1, 2]] output_shape [8, 1, 1] : tensor<8xf32> into tensor<8x1x1xf32> loc(#loc79)
    %94 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%93, %expanded_30 : tensor<4x8x4x4xf32>, tensor<8x1x1xf32>) outs(%27 : tensor<4x8x4x4xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.0.layers.1.layer.0.normalization"), %in_63: f32 loc("resnet.encoder.stages.0.layers.1.layer.0.normalization"), %out: f32 loc("resnet.encoder.stages.0.layers.1.layer.0.normalization")):
      %271 = arith.addf %in, %in_63 : f32 loc(#loc79)
      linalg.yield %271 : f32 loc(#loc79)
    } -> tensor<4x8x4x4xf32> loc(#loc79)
    %95 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%94 : tensor<4x8x4x4xf32>) outs(%27 : tensor<4x8x4x4xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.0.layers.1.layer.0.normalization"), %out: f32 loc("resnet.encoder.stages.0.layers.1.layer.0.activation")):
      %271 = arith.cmpf ugt, %in, %cst : f32 loc(#loc80)
      %272 = arith.select %271, %in, %cst : f32 loc(#loc80)
      linalg.yield %272 : f32 loc(#loc80)
    } -> tensor<4x8x4x4xf32> loc(#loc80)
    %padded_31 = tensor.pad %95 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg64: index loc("resnet.encoder.stages.0.layers.1.layer.1.convolution"), %arg65: index loc("resnet.encoder.stages.0.layers.1.layer.1.convolution"), %arg66: index loc("resnet.encoder.stages.0.layers.1.layer.1.convolution"), %arg67: index loc("resnet.encoder.stages.0.layers.1.layer.1.convolution")):
      tensor.yield %cst : f32 loc(#loc81)
    } : tensor<4x8x4x4xf32> to tensor<4x8x6x6xf32> loc(#loc81)
    %96 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%padded_31, %arg12 : tensor<4x8x6x6xf32>, tensor<8x8x3x3xf32>) outs(%31 : tensor<4x8x4x4xf32>) -> tensor<4x8x4x4xf32> loc(#loc81)
    %97 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg46 : tensor<i64>) outs(%3 : tensor<i64>) {
    ^bb0(%in: i64 loc("resnet.encoder.stages.0.layers.1.layer.1.normalization"), %out: i64 loc("resnet.encoder.stages.0.layers.1.layer.1.normalization")):
      %271 = arith.addi %in, %c1_i64 : i64 loc(#loc82)
      linalg.yield %271 : i64 loc(#loc82)
    } -> tensor<i64> loc(#loc82)
    %98 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "parallel", "reduction", "reduction"]} ins(%96 : tensor<4x8x4x4xf32>) outs(%6 : tensor<1x8x1x1xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.0.layers.1.layer.1.convolution"), %out: f32 loc("resnet.encoder.stages.0.layers.1.layer.1.normalization")):
      %271 = arith.addf %in, %out : f32 loc(#loc82)
      linalg.yield %271 : f32 loc(#loc82)
    } -> tensor<1x8x1x1xf32> loc(#loc82)
    %99 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%98 : tensor<1x8x1x1xf32>) outs(%5 : tensor<1x8x1x1xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.0.layers.1.layer.1.normalization"), %out: f32 loc("resnet.encoder.stages.0.layers.1.layer.1.normalization")):
      %271 = arith.divf %in, %cst_8 : f32 loc(#loc82)
      linalg.yield %271 : f32 loc(#loc82)
    } -> tensor<1x8x1x1xf32> loc(#loc82)
    %100 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%96, %99 : tensor<4x8x4x4xf32>, tensor<1x8x1x1xf32>) outs(%27 : tensor<4x8x4x4xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.0.layers.1.layer.1.convolution"), %in_63: f32 loc("resnet.encoder.stages.0.layers.1.layer.1.normalization"), %out: f32 loc("resnet.encoder.stages.0.layers.1.layer.1.normalization")):
      %271 = arith.subf %in, %in_63 : f32 loc(#loc82)
      linalg.yield %271 : f32 loc(#loc82)
    } -> tensor<4x8x4x4xf32> loc(#loc82)
    %101 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%100, %100 : tensor<4x8x4x4xf32>, tensor<4x8x4x4xf32>) outs(%27 : tensor<4x8x4x4xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.0.layers.1.layer.1.normalization"), %in_63: f32 loc("resnet.encoder.stages.0.layers.1.layer.1.normalization"), %out: f32 loc("resnet.encoder.stages.0.layers.1.layer.1.normalization")):
      %271 = arith.mulf %in, %in_63 : f32 loc(#loc82)
      linalg.yield %271 : f32 loc(#loc82)
    } -> tensor<4x8x4x4xf32> loc(#loc82)
    %102 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "parallel", "reduction", "reduction"]} ins(%101 : tensor<4x8x4x4xf32>) outs(%6 : tensor<1x8x1x1xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.0.layers.1.layer.1.normalization"), %out: f32 loc("resnet.encoder.stages.0.layers.1.layer.1.normalization")):
      %271 = arith.addf %in, %out : f32 loc(#loc82)
      linalg.yield %271 : f32 loc(#loc82)
    } -> tensor<1x8x1x1xf32> loc(#loc82)
    %103 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%102 : tensor<1x8x1x1xf32>) outs(%5 : tensor<1x8x1x1xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.0.layers.1.layer.1.normalization"), %out: f32 loc("resnet.encoder.stages.0.layers.1.layer.1.normalization")):
      %271 = arith.divf %in, %cst_8 : f32 loc(#loc82)
      linalg.yield %271 : f32 loc(#loc82)
    } -> tensor<1x8x1x1xf32> loc(#loc82)
    %104 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%103 : tensor<1x8x1x1xf32>) outs(%5 : tensor<1x8x1x1xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.0.layers.1.layer.1.normalization"), %out: f32 loc("resnet.encoder.stages.0.layers.1.layer.1.normalization")):
      %271 = arith.truncf %cst_6 : f64 to f32 loc(#loc82)
      %272 = arith.addf %in, %271 : f32 loc(#loc82)
      linalg.yield %272 : f32 loc(#loc82)
    } -> tensor<1x8x1x1xf32> loc(#loc82)
    %105 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%104 : tensor<1x8x1x1xf32>) outs(%5 : tensor<1x8x1x1xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.0.layers.1.layer.1.normalization"), %out: f32 loc("resnet.encoder.stages.0.layers.1.layer.1.normalization")):
      %271 = math.rsqrt %in : f32 loc(#loc82)
      linalg.yield %271 : f32 loc(#loc82)
    } -> tensor<1x8x1x1xf32> loc(#loc82)
    %106 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%100, %105 : tensor<4x8x4x4xf32>, tensor<1x8x1x1xf32>) outs(%27 : tensor<4x8x4x4xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.0.layers.1.layer.1.normalization"), %in_63: f32 loc("resnet.encoder.stages.0.layers.1.layer.1.normalization"), %out: f32 loc("resnet.encoder.stages.0.layers.1.layer.1.normalization")):
      %271 = arith.mulf %in, %in_63 : f32 loc(#loc82)
      linalg.yield %271 : f32 loc(#loc82)
    } -> tensor<4x8x4x4xf32> loc(#loc82)
    %collapsed_32 = tensor.collapse_shape %99 [[0, 1, 2, 3]] : tensor<1x8x1x1xf32> into tensor<8xf32> loc(#loc82)
    %107 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%collapsed_32 : tensor<8xf32>) outs(%16 : tensor<8xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.0.layers.1.layer.1.normalization"), %out: f32 loc("resnet.encoder.stages.0.layers.1.layer.1.normalization")):
      %271 = arith.truncf %cst_5 : f64 to f32 loc(#loc82)
      %272 = arith.mulf %in, %271 : f32 loc(#loc82)
      linalg.yield %272 : f32 loc(#loc82)
    } -> tensor<8xf32> loc(#loc82)
    %108 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%arg44 : tensor<8xf32>) outs(%16 : tensor<8xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.0.layers.1.layer.1.normalization"), %out: f32 loc("resnet.encoder.stages.0.layers.1.layer.1.normalization")):
      %271 = arith.truncf %cst_4 : f64 to f32 loc(#loc82)
      %272 = arith.mulf %in, %271 : f32 loc(#loc82)
      linalg.yield %272 : f32 loc(#loc82)
    } -> tensor<8xf32> loc(#loc82)
    %109 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%107, %108 : tensor<8xf32>, tensor<8xf32>) outs(%16 : tensor<8xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.0.layers.1.layer.1.normalization"), %in_63: f32 loc("resnet.encoder.stages.0.layers.1.layer.1.normalization"), %out: f32 loc("resnet.encoder.stages.0.layers.1.layer.1.normalization")):
      %271 = arith.addf %in, %in_63 : f32 loc(#loc82)
      linalg.yield %271 : f32 loc(#loc82)
    } -> tensor<8xf32> loc(#loc82)
    %collapsed_33 = tensor.collapse_shape %103 [[0, 1, 2, 3]] : tensor<1x8x1x1xf32> into tensor<8xf32> loc(#loc82)
    %110 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%collapsed_33 : tensor<8xf32>) outs(%16 : tensor<8xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.0.layers.1.layer.1.normalization"), %out: f32 loc("resnet.encoder.stages.0.layers.1.layer.1.normalization")):
      %271 = arith.truncf %cst_2 : f64 to f32 loc(#loc82)
      %272 = arith.mulf %in, %271 : f32 loc(#loc82)
      linalg.yield %272 : f32 loc(#loc82)
    } -> tensor<8xf32> loc(#loc82)
    %111 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%110 : tensor<8xf32>) outs(%16 : tensor<8xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.0.layers.1.layer.1.normalization"), %out: f32 loc("resnet.encoder.stages.0.layers.1.layer.1.normalization")):
      %271 = arith.truncf %cst_5 : f64 to f32 loc(#loc82)
      %272 = arith.mulf %in, %271 : f32 loc(#loc82)
      linalg.yield %272 : f32 loc(#loc82)
    } -> tensor<8xf32> loc(#loc82)
    %112 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%arg45 : tensor<8xf32>) outs(%16 : tensor<8xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.0.layers.1.layer.1.normalization"), %out: f32 loc("resnet.encoder.stages.0.layers.1.layer.1.normalization")):
      %271 = arith.truncf %cst_4 : f64 to f32 loc(#loc82)
      %272 = arith.mulf %in, %271 : f32 loc(#loc82)
      linalg.yield %272 : f32 loc(#loc82)
    } -> tensor<8xf32> loc(#loc82)
    %113 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%111, %112 : tensor<8xf32>, tensor<8xf32>) outs(%16 : tensor<8xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.0.layers.1.layer.1.normalization"), %in_63: f32 loc("resnet.encoder.stages.0.layers.1.layer.1.normalization"), %out: f32 loc("resnet.encoder.stages.0.layers.1.layer.1.normalization")):
      %271 = arith.addf %in, %in_63 : f32 loc(#loc82)
      linalg.yield %271 : f32 loc(#loc82)
    } -> tensor<8xf32> loc(#loc82)
    %expanded_34 = tensor.expand_shape %arg13 [[0, 1, 2]] output_shape [8, 1, 1] : tensor<8xf32> into tensor<8x1x1xf32> loc(#loc82)
    %114 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%106, %expanded_34 : tensor<4x8x4x4xf32>, tensor<8x1x1xf32>) outs(%27 : tensor<4x8x4x4xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.0.layers.1.layer.1.normalization"), %in_63: f32 loc("resnet.encoder.stages.0.layers.1.layer.1.normalization"), %out: f32 loc("resnet.encoder.stages.0.layers.1.layer.1.normalization")):
      %271 = arith.mulf %in, %in_63 : f32 loc(#loc82)
      linalg.yield %271 : f32 loc(#loc82)
    } -> tensor<4x8x4x4xf32> loc(#loc82)
    %expanded_35 = tensor.expand_shape %arg14 [[0, 1, 2]] output_shape [8, 1, 1] : tensor<8xf32> into tensor<8x1x1xf32> loc(#loc82)
    %115 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%114, %expanded_35 : tensor<4x8x4x4xf32>, tensor<8x1x1xf32>) outs(%27 : tensor<4x8x4x4xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.0.layers.1.layer.1.normalization"), %in_63: f32 loc("resnet.encoder.stages.0.layers.1.layer.1.normalization"), %out: f32 loc("resnet.encoder.stages.0.layers.1.layer.1.normalization")):
      %271 = arith.addf %in, %in_63 : f32 loc(#loc82)
      linalg.yield %271 : f32 loc(#loc82)
    } -> tensor<4x8x4x4xf32> loc(#loc82)
    %116 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%115, %74 : tensor<4x8x4x4xf32>, tensor<4x8x4x4xf32>) outs(%27 : tensor<4x8x4x4xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.0.layers.1.layer.1.normalization"), %in_63: f32 loc("resnet.encoder.stages.0.layers.0.activation"), %out: f32 loc("resnet.encoder.stages.0.layers.1")):
      %271 = arith.addf %in, %in_63 : f32 loc(#loc83)
      linalg.yield %271 : f32 loc(#loc83)
    } -> tensor<4x8x4x4xf32> loc(#loc83)
    %117 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%116 : tensor<4x8x4x4xf32>) outs(%27 : tensor<4x8x4x4xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.0.layers.1"), %out: f32 loc("resnet.encoder.stages.0.layers.1.activation")):
      %271 = arith.cmpf ugt, %in, %cst : f32 loc(#loc84)
      %272 = arith.select %271, %in, %cst : f32 loc(#loc84)
      linalg.yield %272 : f32 loc(#loc84)
    } -> tensor<4x8x4x4xf32> loc(#loc84)
    %padded_36 = tensor.pad %117 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg64: index loc("resnet.encoder.stages.1.layers.0.layer.0.convolution"), %arg65: index loc("resnet.encoder.stages.1.layers.0.layer.0.convolution"), %arg66: index loc("resnet.encoder.stages.1.layers.0.layer.0.convolution"), %arg67: index loc("resnet.encoder.stages.1.layers.0.layer.0.convolution")):
      tensor.yield %cst : f32 loc(#loc85)
    } : tensor<4x8x4x4xf32> to tensor<4x8x6x6xf32> loc(#loc85)
    %118 = tensor.empty() : tensor<4x16x2x2xf32> loc(#loc85)
    %119 = linalg.fill ins(%cst : f32) outs(%118 : tensor<4x16x2x2xf32>) -> tensor<4x16x2x2xf32> loc(#loc85)
    %120 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<2> : vector<2xi64>} ins(%padded_36, %arg18 : tensor<4x8x6x6xf32>, tensor<16x8x3x3xf32>) outs(%119 : tensor<4x16x2x2xf32>) -> tensor<4x16x2x2xf32> loc(#loc85)
    %121 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg52 : tensor<i64>) outs(%3 : tensor<i64>) {
    ^bb0(%in: i64 loc("resnet.encoder.stages.1.layers.0.layer.0.normalization"), %out: i64 loc("resnet.encoder.stages.1.layers.0.layer.0.normalization")):
      %271 = arith.addi %in, %c1_i64 : i64 loc(#loc67)
      linalg.yield %271 : i64 loc(#loc67)
    } -> tensor<i64> loc(#loc67)
    %122 = tensor.empty() : tensor<1x16x1x1xf32> loc(#loc67)
    %123 = linalg.fill ins(%cst : f32) outs(%122 : tensor<1x16x1x1xf32>) -> tensor<1x16x1x1xf32> loc(#loc67)
    %124 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "parallel", "reduction", "reduction"]} ins(%120 : tensor<4x16x2x2xf32>) outs(%123 : tensor<1x16x1x1xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.1.layers.0.layer.0.convolution"), %out: f32 loc("resnet.encoder.stages.1.layers.0.layer.0.normalization")):
      %271 = arith.addf %in, %out : f32 loc(#loc67)
      linalg.yield %271 : f32 loc(#loc67)
    } -> tensor<1x16x1x1xf32> loc(#loc67)
    %125 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%124 : tensor<1x16x1x1xf32>) outs(%122 : tensor<1x16x1x1xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.1.layers.0.layer.0.normalization"), %out: f32 loc("resnet.encoder.stages.1.layers.0.layer.0.normalization")):
      %271 = arith.divf %in, %cst_9 : f32 loc(#loc67)
      linalg.yield %271 : f32 loc(#loc67)
    } -> tensor<1x16x1x1xf32> loc(#loc67)
    %126 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%120, %125 : tensor<4x16x2x2xf32>, tensor<1x16x1x1xf32>) outs(%118 : tensor<4x16x2x2xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.1.layers.0.layer.0.convolution"), %in_63: f32 loc("resnet.encoder.stages.1.layers.0.layer.0.normalization"), %out: f32 loc("resnet.encoder.stages.1.layers.0.layer.0.normalization")):
      %271 = arith.subf %in, %in_63 : f32 loc(#loc67)
      linalg.yield %271 : f32 loc(#loc67)
    } -> tensor<4x16x2x2xf32> loc(#loc67)
    %127 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%126, %126 : tensor<4x16x2x2xf32>, tensor<4x16x2x2xf32>) outs(%118 : tensor<4x16x2x2xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.1.layers.0.layer.0.normalization"), %in_63: f32 loc("resnet.encoder.stages.1.layers.0.layer.0.normalization"), %out: f32 loc("resnet.encoder.stages.1.layers.0.layer.0.normalization")):
      %271 = arith.mulf %in, %in_63 : f32 loc(#loc67)
      linalg.yield %271 : f32 loc(#loc67)
    } -> tensor<4x16x2x2xf32> loc(#loc67)
    %128 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "parallel", "reduction", "reduction"]} ins(%127 : tensor<4x16x2x2xf32>) outs(%123 : tensor<1x16x1x1xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.1.layers.0.layer.0.normalization"), %out: f32 loc("resnet.encoder.stages.1.layers.0.layer.0.normalization")):
      %271 = arith.addf %in, %out : f32 loc(#loc67)
      linalg.yield %271 : f32 loc(#loc67)
    } -> tensor<1x16x1x1xf32> loc(#loc67)
    %129 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%128 : tensor<1x16x1x1xf32>) outs(%122 : tensor<1x16x1x1xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.1.layers.0.layer.0.normalization"), %out: f32 loc("resnet.encoder.stages.1.layers.0.layer.0.normalization")):
      %271 = arith.divf %in, %cst_9 : f32 loc(#loc67)
      linalg.yield %271 : f32 loc(#loc67)
    } -> tensor<1x16x1x1xf32> loc(#loc67)
    %130 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%129 : tensor<1x16x1x1xf32>) outs(%122 : tensor<1x16x1x1xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.1.layers.0.layer.0.normalization"), %out: f32 loc("resnet.encoder.stages.1.layers.0.layer.0.normalization")):
      %271 = arith.truncf %cst_6 : f64 to f32 loc(#loc67)
      %272 = arith.addf %in, %271 : f32 loc(#loc67)
      linalg.yield %272 : f32 loc(#loc67)
    } -> tensor<1x16x1x1xf32> loc(#loc67)
    %131 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%130 : tensor<1x16x1x1xf32>) outs(%122 : tensor<1x16x1x1xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.1.layers.0.layer.0.normalization"), %out: f32 loc("resnet.encoder.stages.1.layers.0.layer.0.normalization")):
      %271 = math.rsqrt %in : f32 loc(#loc67)
      linalg.yield %271 : f32 loc(#loc67)
    } -> tensor<1x16x1x1xf32> loc(#loc67)
    %132 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%126, %131 : tensor<4x16x2x2xf32>, tensor<1x16x1x1xf32>) outs(%118 : tensor<4x16x2x2xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.1.layers.0.layer.0.normalization"), %in_63: f32 loc("resnet.encoder.stages.1.layers.0.layer.0.normalization"), %out: f32 loc("resnet.encoder.stages.1.layers.0.layer.0.normalization")):
      %271 = arith.mulf %in, %in_63 : f32 loc(#loc67)
      linalg.yield %271 : f32 loc(#loc67)
    } -> tensor<4x16x2x2xf32> loc(#loc67)
    %collapsed_37 = tensor.collapse_shape %125 [[0, 1, 2, 3]] : tensor<1x16x1x1xf32> into tensor<16xf32> loc(#loc67)
    %133 = tensor.empty() : tensor<16xf32> loc(#loc67)
    %134 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%collapsed_37 : tensor<16xf32>) outs(%133 : tensor<16xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.1.layers.0.layer.0.normalization"), %out: f32 loc("resnet.encoder.stages.1.layers.0.layer.0.normalization")):
      %271 = arith.truncf %cst_5 : f64 to f32 loc(#loc67)
      %272 = arith.mulf %in, %271 : f32 loc(#loc67)
      linalg.yield %272 : f32 loc(#loc67)
    } -> tensor<16xf32> loc(#loc67)
    %135 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%arg50 : tensor<16xf32>) outs(%133 : tensor<16xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.1.layers.0.layer.0.normalization"), %out: f32 loc("resnet.encoder.stages.1.layers.0.layer.0.normalization")):
      %271 = arith.truncf %cst_4 : f64 to f32 loc(#loc67)
      %272 = arith.mulf %in, %271 : f32 loc(#loc67)
      linalg.yield %272 : f32 loc(#loc67)
    } -> tensor<16xf32> loc(#loc67)
    %136 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%134, %135 : tensor<16xf32>, tensor<16xf32>) outs(%133 : tensor<16xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.1.layers.0.layer.0.normalization"), %in_63: f32 loc("resnet.encoder.stages.1.layers.0.layer.0.normalization"), %out: f32 loc("resnet.encoder.stages.1.layers.0.layer.0.normalization")):
      %271 = arith.addf %in, %in_63 : f32 loc(#loc67)
      linalg.yield %271 : f32 loc(#loc67)
    } -> tensor<16xf32> loc(#loc67)
    %collapsed_38 = tensor.collapse_shape %129 [[0, 1, 2, 3]] : tensor<1x16x1x1xf32> into tensor<16xf32> loc(#loc67)
    %137 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%collapsed_38 : tensor<16xf32>) outs(%133 : tensor<16xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.1.layers.0.layer.0.normalization"), %out: f32 loc("resnet.encoder.stages.1.layers.0.layer.0.normalization")):
      %271 = arith.truncf %cst_1 : f64 to f32 loc(#loc67)
      %272 = arith.mulf %in, %271 : f32 loc(#loc67)
      linalg.yield %272 : f32 loc(#loc67)
    } -> tensor<16xf32> loc(#loc67)
    %138 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%137 : tensor<16xf32>) outs(%133 : tensor<16xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.1.layers.0.layer.0.normalization"), %out: f32 loc("resnet.encoder.stages.1.layers.0.layer.0.normalization")):
      %271 = arith.truncf %cst_5 : f64 to f32 loc(#loc67)
      %272 = arith.mulf %in, %271 : f32 loc(#loc67)
      linalg.yield %272 : f32 loc(#loc67)
    } -> tensor<16xf32> loc(#loc67)
    %139 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%arg51 : tensor<16xf32>) outs(%133 : tensor<16xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.1.layers.0.layer.0.normalization"), %out: f32 loc("resnet.encoder.stages.1.layers.0.layer.0.normalization")):
      %271 = arith.truncf %cst_4 : f64 to f32 loc(#loc67)
      %272 = arith.mulf %in, %271 : f32 loc(#loc67)
      linalg.yield %272 : f32 loc(#loc67)
    } -> tensor<16xf32> loc(#loc67)
    %140 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%138, %139 : tensor<16xf32>, tensor<16xf32>) outs(%133 : tensor<16xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.1.layers.0.layer.0.normalization"), %in_63: f32 loc("resnet.encoder.stages.1.layers.0.layer.0.normalization"), %out: f32 loc("resnet.encoder.stages.1.layers.0.layer.0.normalization")):
      %271 = arith.addf %in, %in_63 : f32 loc(#loc67)
      linalg.yield %271 : f32 loc(#loc67)
    } -> tensor<16xf32> loc(#loc67)
    %expanded_39 = tensor.expand_shape %arg19 [[0, 1, 2]] output_shape [16, 1, 1] : tensor<16xf32> into tensor<16x1x1xf32> loc(#loc67)
    %141 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%132, %expanded_39 : tensor<4x16x2x2xf32>, tensor<16x1x1xf32>) outs(%118 : tensor<4x16x2x2xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.1.layers.0.layer.0.normalization"), %in_63: f32 loc("resnet.encoder.stages.1.layers.0.layer.0.normalization"), %out: f32 loc("resnet.encoder.stages.1.layers.0.layer.0.normalization")):
      %271 = arith.mulf %in, %in_63 : f32 loc(#loc67)
      linalg.yield %271 : f32 loc(#loc67)
    } -> tensor<4x16x2x2xf32> loc(#loc67)
    %expanded_40 = tensor.expand_shape %arg20 [[0, 1, 2]] output_shape [16, 1, 1] : tensor<16xf32> into tensor<16x1x1xf32> loc(#loc67)
    %142 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%141, %expanded_40 : tensor<4x16x2x2xf32>, tensor<16x1x1xf32>) outs(%118 : tensor<4x16x2x2xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.1.layers.0.layer.0.normalization"), %in_63: f32 loc("resnet.encoder.stages.1.layers.0.layer.0.normalization"), %out: f32 loc("resnet.encoder.stages.1.layers.0.layer.0.normalization")):
      %271 = arith.addf %in, %in_63 : f32 loc(#loc67)
      linalg.yield %271 : f32 loc(#loc67)
    } -> tensor<4x16x2x2xf32> loc(#loc67)
    %143 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%142 : tensor<4x16x2x2xf32>) outs(%118 : tensor<4x16x2x2xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.1.layers.0.layer.0.normalization"), %out: f32 loc("resnet.encoder.stages.1.layers.0.layer.0.activation")):
      %271 = arith.cmpf ugt, %in, %cst : f32 loc(#loc86)
      %272 = arith.select %271, %in, %cst : f32 loc(#loc86)
      linalg.yield %272 : f32 loc(#loc86)
    } -> tensor<4x16x2x2xf32> loc(#loc86)
    %padded_41 = tensor.pad %143 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg64: index loc("resnet.encoder.stages.1.layers.0.layer.1.convolution"), %arg65: index loc("resnet.encoder.stages.1.layers.0.layer.1.convolution"), %arg66: index loc("resnet.encoder.stages.1.layers.0.layer.1.convolution"), %arg67: index loc("resnet.encoder.stages.1.layers.0.layer.1.convolution")):
      tensor.yield %cst : f32 loc(#loc87)
    } : tensor<4x16x2x2xf32> to tensor<4x16x4x4xf32> loc(#loc87)
    %144 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%padded_41, %arg21 : tensor<4x16x4x4xf32>, tensor<16x16x3x3xf32>) outs(%119 : tensor<4x16x2x2xf32>) -> tensor<4x16x2x2xf32> loc(#loc87)
    %145 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg55 : tensor<i64>) outs(%3 : tensor<i64>) {
    ^bb0(%in: i64 loc("resnet.encoder.stages.1.layers.0.layer.1.normalization"), %out: i64 loc("resnet.encoder.stages.1.layers.0.layer.1.normalization")):
      %271 = arith.addi %in, %c1_i64 : i64 loc(#loc88)
      linalg.yield %271 : i64 loc(#loc88)
    } -> tensor<i64> loc(#loc88)
    %146 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "parallel", "reduction", "reduction"]} ins(%144 : tensor<4x16x2x2xf32>) outs(%123 : tensor<1x16x1x1xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.1.layers.0.layer.1.convolution"), %out: f32 loc("resnet.encoder.stages.1.layers.0.layer.1.normalization")):
      %271 = arith.addf %in, %out : f32 loc(#loc88)
      linalg.yield %271 : f32 loc(#loc88)
    } -> tensor<1x16x1x1xf32> loc(#loc88)
    %147 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%146 : tensor<1x16x1x1xf32>) outs(%122 : tensor<1x16x1x1xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.1.layers.0.layer.1.normalization"), %out: f32 loc("resnet.encoder.stages.1.layers.0.layer.1.normalization")):
      %271 = arith.divf %in, %cst_9 : f32 loc(#loc88)
      linalg.yield %271 : f32 loc(#loc88)
    } -> tensor<1x16x1x1xf32> loc(#loc88)
    %148 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%144, %147 : tensor<4x16x2x2xf32>, tensor<1x16x1x1xf32>) outs(%118 : tensor<4x16x2x2xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.1.layers.0.layer.1.convolution"), %in_63: f32 loc("resnet.encoder.stages.1.layers.0.layer.1.normalization"), %out: f32 loc("resnet.encoder.stages.1.layers.0.layer.1.normalization")):
      %271 = arith.subf %in, %in_63 : f32 loc(#loc88)
      linalg.yield %271 : f32 loc(#loc88)
    } -> tensor<4x16x2x2xf32> loc(#loc88)
    %149 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%148, %148 : tensor<4x16x2x2xf32>, tensor<4x16x2x2xf32>) outs(%118 : tensor<4x16x2x2xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.1.layers.0.layer.1.normalization"), %in_63: f32 loc("resnet.encoder.stages.1.layers.0.layer.1.normalization"), %out: f32 loc("resnet.encoder.stages.1.layers.0.layer.1.normalization")):
      %271 = arith.mulf %in, %in_63 : f32 loc(#loc88)
      linalg.yield %271 : f32 loc(#loc88)
    } -> tensor<4x16x2x2xf32> loc(#loc88)
    %150 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "parallel", "reduction", "reduction"]} ins(%149 : tensor<4x16x2x2xf32>) outs(%123 : tensor<1x16x1x1xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.1.layers.0.layer.1.normalization"), %out: f32 loc("resnet.encoder.stages.1.layers.0.layer.1.normalization")):
      %271 = arith.addf %in, %out : f32 loc(#loc88)
      linalg.yield %271 : f32 loc(#loc88)
    } -> tensor<1x16x1x1xf32> loc(#loc88)
    %151 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%150 : tensor<1x16x1x1xf32>) outs(%122 : tensor<1x16x1x1xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.1.layers.0.layer.1.normalization"), %out: f32 loc("resnet.encoder.stages.1.layers.0.layer.1.normalization")):
      %271 = arith.divf %in, %cst_9 : f32 loc(#loc88)
      linalg.yield %271 : f32 loc(#loc88)
    } -> tensor<1x16x1x1xf32> loc(#loc88)
    %152 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%151 : tensor<1x16x1x1xf32>) outs(%122 : tensor<1x16x1x1xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.1.layers.0.layer.1.normalization"), %out: f32 loc("resnet.encoder.stages.1.layers.0.layer.1.normalization")):
      %271 = arith.truncf %cst_6 : f64 to f32 loc(#loc88)
      %272 = arith.addf %in, %271 : f32 loc(#loc88)
      linalg.yield %272 : f32 loc(#loc88)
    } -> tensor<1x16x1x1xf32> loc(#loc88)
    %153 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%152 : tensor<1x16x1x1xf32>) outs(%122 : tensor<1x16x1x1xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.1.layers.0.layer.1.normalization"), %out: f32 loc("resnet.encoder.stages.1.layers.0.layer.1.normalization")):
      %271 = math.rsqrt %in : f32 loc(#loc88)
      linalg.yield %271 : f32 loc(#loc88)
    } -> tensor<1x16x1x1xf32> loc(#loc88)
    %154 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%148, %153 : tensor<4x16x2x2xf32>, tensor<1x16x1x1xf32>) outs(%118 : tensor<4x16x2x2xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.1.layers.0.layer.1.normalization"), %in_63: f32 loc("resnet.encoder.stages.1.layers.0.layer.1.normalization"), %out: f32 loc("resnet.encoder.stages.1.layers.0.layer.1.normalization")):
      %271 = arith.mulf %in, %in_63 : f32 loc(#loc88)
      linalg.yield %271 : f32 loc(#loc88)
    } -> tensor<4x16x2x2xf32> loc(#loc88)
    %collapsed_42 = tensor.collapse_shape %147 [[0, 1, 2, 3]] : tensor<1x16x1x1xf32> into tensor<16xf32> loc(#loc88)
    %155 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%collapsed_42 : tensor<16xf32>) outs(%133 : tensor<16xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.1.layers.0.layer.1.normalization"), %out: f32 loc("resnet.encoder.stages.1.layers.0.layer.1.normalization")):
      %271 = arith.truncf %cst_5 : f64 to f32 loc(#loc88)
      %272 = arith.mulf %in, %271 : f32 loc(#loc88)
      linalg.yield %272 : f32 loc(#loc88)
    } -> tensor<16xf32> loc(#loc88)
    %156 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%arg53 : tensor<16xf32>) outs(%133 : tensor<16xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.1.layers.0.layer.1.normalization"), %out: f32 loc("resnet.encoder.stages.1.layers.0.layer.1.normalization")):
      %271 = arith.truncf %cst_4 : f64 to f32 loc(#loc88)
      %272 = arith.mulf %in, %271 : f32 loc(#loc88)
      linalg.yield %272 : f32 loc(#loc88)
    } -> tensor<16xf32> loc(#loc88)
    %157 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%155, %156 : tensor<16xf32>, tensor<16xf32>) outs(%133 : tensor<16xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.1.layers.0.layer.1.normalization"), %in_63: f32 loc("resnet.encoder.stages.1.layers.0.layer.1.normalization"), %out: f32 loc("resnet.encoder.stages.1.layers.0.layer.1.normalization")):
      %271 = arith.addf %in, %in_63 : f32 loc(#loc88)
      linalg.yield %271 : f32 loc(#loc88)
    } -> tensor<16xf32> loc(#loc88)
    %collapsed_43 = tensor.collapse_shape %151 [[0, 1, 2, 3]] : tensor<1x16x1x1xf32> into tensor<16xf32> loc(#loc88)
    %158 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%collapsed_43 : tensor<16xf32>) outs(%133 : tensor<16xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.1.layers.0.layer.1.normalization"), %out: f32 loc("resnet.encoder.stages.1.layers.0.layer.1.normalization")):
      %271 = arith.truncf %cst_1 : f64 to f32 loc(#loc88)
      %272 = arith.mulf %in, %271 : f32 loc(#loc88)
      linalg.yield %272 : f32 loc(#loc88)
    } -> tensor<16xf32> loc(#loc88)
    %159 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%158 : tensor<16xf32>) outs(%133 : tensor<16xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.1.layers.0.layer.1.normalization"), %out: f32 loc("resnet.encoder.stages.1.layers.0.layer.1.normalization")):
      %271 = arith.truncf %cst_5 : f64 to f32 loc(#loc88)
      %272 = arith.mulf %in, %271 : f32 loc(#loc88)
      linalg.yield %272 : f32 loc(#loc88)
    } -> tensor<16xf32> loc(#loc88)
    %160 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%arg54 : tensor<16xf32>) outs(%133 : tensor<16xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.1.layers.0.layer.1.normalization"), %out: f32 loc("resnet.encoder.stages.1.layers.0.layer.1.normalization")):
      %271 = arith.truncf %cst_4 : f64 to f32 loc(#loc88)
      %272 = arith.mulf %in, %271 : f32 loc(#loc88)
      linalg.yield %272 : f32 loc(#loc88)
    } -> tensor<16xf32> loc(#loc88)
    %161 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%159, %160 : tensor<16xf32>, tensor<16xf32>) outs(%133 : tensor<16xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.1.layers.0.layer.1.normalization"), %in_63: f32 loc("resnet.encoder.stages.1.layers.0.layer.1.normalization"), %out: f32 loc("resnet.encoder.stages.1.layers.0.layer.1.normalization")):
      %271 = arith.addf %in, %in_63 : f32 loc(#loc88)
      linalg.yield %271 : f32 loc(#loc88)
    } -> tensor<16xf32> loc(#loc88)
    %expanded_44 = tensor.expand_shape %arg22 [[0, 1, 2]] output_shape [16, 1, 1] : tensor<16xf32> into tensor<16x1x1xf32> loc(#loc88)
    %162 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%154, %expanded_44 : tensor<4x16x2x2xf32>, tensor<16x1x1xf32>) outs(%118 : tensor<4x16x2x2xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.1.layers.0.layer.1.normalization"), %in_63: f32 loc("resnet.encoder.stages.1.layers.0.layer.1.normalization"), %out: f32 loc("resnet.encoder.stages.1.layers.0.layer.1.normalization")):
      %271 = arith.mulf %in, %in_63 : f32 loc(#loc88)
      linalg.yield %271 : f32 loc(#loc88)
    } -> tensor<4x16x2x2xf32> loc(#loc88)
    %expanded_45 = tensor.expand_shape %arg23 [[0, 1, 2]] output_shape [16, 1, 1] : tensor<16xf32> into tensor<16x1x1xf32> loc(#loc88)
    %163 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%162, %expanded_45 : tensor<4x16x2x2xf32>, tensor<16x1x1xf32>) outs(%118 : tensor<4x16x2x2xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.1.layers.0.layer.1.normalization"), %in_63: f32 loc("resnet.encoder.stages.1.layers.0.layer.1.normalization"), %out: f32 loc("resnet.encoder.stages.1.layers.0.layer.1.normalization")):
      %271 = arith.addf %in, %in_63 : f32 loc(#loc88)
      linalg.yield %271 : f32 loc(#loc88)
    } -> tensor<4x16x2x2xf32> loc(#loc88)
    %164 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<2> : vector<2xi64>} ins(%117, %arg15 : tensor<4x8x4x4xf32>, tensor<16x8x1x1xf32>) outs(%119 : tensor<4x16x2x2xf32>) -> tensor<4x16x2x2xf32> loc(#loc89)
    %165 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg49 : tensor<i64>) outs(%3 : tensor<i64>) {
    ^bb0(%in: i64 loc("resnet.encoder.stages.1.layers.0.shortcut.normalization"), %out: i64 loc("resnet.encoder.stages.1.layers.0.shortcut.normalization")):
      %271 = arith.addi %in, %c1_i64 : i64 loc(#loc90)
      linalg.yield %271 : i64 loc(#loc90)
    } -> tensor<i64> loc(#loc90)
    %166 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "parallel", "reduction", "reduction"]} ins(%164 : tensor<4x16x2x2xf32>) outs(%123 : tensor<1x16x1x1xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.1.layers.0.shortcut.convolution"), %out: f32 loc("resnet.encoder.stages.1.layers.0.shortcut.normalization")):
      %271 = arith.addf %in, %out : f32 loc(#loc90)
      linalg.yield %271 : f32 loc(#loc90)
    } -> tensor<1x16x1x1xf32> loc(#loc90)
    %167 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%166 : tensor<1x16x1x1xf32>) outs(%122 : tensor<1x16x1x1xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.1.layers.0.shortcut.normalization"), %out: f32 loc("resnet.encoder.stages.1.layers.0.shortcut.normalization")):
      %271 = arith.divf %in, %cst_9 : f32 loc(#loc90)
      linalg.yield %271 : f32 loc(#loc90)
    } -> tensor<1x16x1x1xf32> loc(#loc90)
    %168 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%164, %167 : tensor<4x16x2x2xf32>, tensor<1x16x1x1xf32>) outs(%118 : tensor<4x16x2x2xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.1.layers.0.shortcut.convolution"), %in_63: f32 loc("resnet.encoder.stages.1.layers.0.shortcut.normalization"), %out: f32 loc("resnet.encoder.stages.1.layers.0.shortcut.normalization")):
      %271 = arith.subf %in, %in_63 : f32 loc(#loc90)
      linalg.yield %271 : f32 loc(#loc90)
    } -> tensor<4x16x2x2xf32> loc(#loc90)
    %169 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%168, %168 : tensor<4x16x2x2xf32>, tensor<4x16x2x2xf32>) outs(%118 : tensor<4x16x2x2xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.1.layers.0.shortcut.normalization"), %in_63: f32 loc("resnet.encoder.stages.1.layers.0.shortcut.normalization"), %out: f32 loc("resnet.encoder.stages.1.layers.0.shortcut.normalization")):
      %271 = arith.mulf %in, %in_63 : f32 loc(#loc90)
      linalg.yield %271 : f32 loc(#loc90)
    } -> tensor<4x16x2x2xf32> loc(#loc90)
    %170 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "parallel", "reduction", "reduction"]} ins(%169 : tensor<4x16x2x2xf32>) outs(%123 : tensor<1x16x1x1xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.1.layers.0.shortcut.normalization"), %out: f32 loc("resnet.encoder.stages.1.layers.0.shortcut.normalization")):
      %271 = arith.addf %in, %out : f32 loc(#loc90)
      linalg.yield %271 : f32 loc(#loc90)
    } -> tensor<1x16x1x1xf32> loc(#loc90)
    %171 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%170 : tensor<1x16x1x1xf32>) outs(%122 : tensor<1x16x1x1xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.1.layers.0.shortcut.normalization"), %out: f32 loc("resnet.encoder.stages.1.layers.0.shortcut.normalization")):
      %271 = arith.divf %in, %cst_9 : f32 loc(#loc90)
      linalg.yield %271 : f32 loc(#loc90)
    } -> tensor<1x16x1x1xf32> loc(#loc90)
    %172 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%171 : tensor<1x16x1x1xf32>) outs(%122 : tensor<1x16x1x1xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.1.layers.0.shortcut.normalization"), %out: f32 loc("resnet.encoder.stages.1.layers.0.shortcut.normalization")):
      %271 = arith.truncf %cst_6 : f64 to f32 loc(#loc90)
      %272 = arith.addf %in, %271 : f32 loc(#loc90)
      linalg.yield %272 : f32 loc(#loc90)
    } -> tensor<1x16x1x1xf32> loc(#loc90)
    %173 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%172 : tensor<1x16x1x1xf32>) outs(%122 : tensor<1x16x1x1xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.1.layers.0.shortcut.normalization"), %out: f32 loc("resnet.encoder.stages.1.layers.0.shortcut.normalization")):
      %271 = math.rsqrt %in : f32 loc(#loc90)
      linalg.yield %271 : f32 loc(#loc90)
    } -> tensor<1x16x1x1xf32> loc(#loc90)
    %174 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%168, %173 : tensor<4x16x2x2xf32>, tensor<1x16x1x1xf32>) outs(%118 : tensor<4x16x2x2xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.1.layers.0.shortcut.normalization"), %in_63: f32 loc("resnet.encoder.stages.1.layers.0.shortcut.normalization"), %out: f32 loc("resnet.encoder.stages.1.layers.0.shortcut.normalization")):
      %271 = arith.mulf %in, %in_63 : f32 loc(#loc90)
      linalg.yield %271 : f32 loc(#loc90)
    } -> tensor<4x16x2x2xf32> loc(#loc90)
    %collapsed_46 = tensor.collapse_shape %167 [[0, 1, 2, 3]] : tensor<1x16x1x1xf32> into tensor<16xf32> loc(#loc90)
    %175 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%collapsed_46 : tensor<16xf32>) outs(%133 : tensor<16xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.1.layers.0.shortcut.normalization"), %out: f32 loc("resnet.encoder.stages.1.layers.0.shortcut.normalization")):
      %271 = arith.truncf %cst_5 : f64 to f32 loc(#loc90)
      %272 = arith.mulf %in, %271 : f32 loc(#loc90)
      linalg.yield %272 : f32 loc(#loc90)
    } -> tensor<16xf32> loc(#loc90)
    %176 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%arg47 : tensor<16xf32>) outs(%133 : tensor<16xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.1.layers.0.shortcut.normalization"), %out: f32 loc("resnet.encoder.stages.1.layers.0.shortcut.normalization")):
      %271 = arith.truncf %cst_4 : f64 to f32 loc(#loc90)
      %272 = arith.mulf %in, %271 : f32 loc(#loc90)
      linalg.yield %272 : f32 loc(#loc90)
    } -> tensor<16xf32> loc(#loc90)
    %177 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%175, %176 : tensor<16xf32>, tensor<16xf32>) outs(%133 : tensor<16xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.1.layers.0.shortcut.normalization"), %in_63: f32 loc("resnet.encoder.stages.1.layers.0.shortcut.normalization"), %out: f32 loc("resnet.encoder.stages.1.layers.0.shortcut.normalization")):
      %271 = arith.addf %in, %in_63 : f32 loc(#loc90)
      linalg.yield %271 : f32 loc(#loc90)
    } -> tensor<16xf32> loc(#loc90)
    %collapsed_47 = tensor.collapse_shape %171 [[0, 1, 2, 3]] : tensor<1x16x1x1xf32> into tensor<16xf32> loc(#loc90)
    %178 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%collapsed_47 : tensor<16xf32>) outs(%133 : tensor<16xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.1.layers.0.shortcut.normalization"), %out: f32 loc("resnet.encoder.stages.1.layers.0.shortcut.normalization")):
      %271 = arith.truncf %cst_1 : f64 to f32 loc(#loc90)
      %272 = arith.mulf %in, %271 : f32 loc(#loc90)
      linalg.yield %272 : f32 loc(#loc90)
    } -> tensor<16xf32> loc(#loc90)
    %179 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%178 : tensor<16xf32>) outs(%133 : tensor<16xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.1.layers.0.shortcut.normalization"), %out: f32 loc("resnet.encoder.stages.1.layers.0.shortcut.normalization")):
      %271 = arith.truncf %cst_5 : f64 to f32 loc(#loc90)
      %272 = arith.mulf %in, %271 : f32 loc(#loc90)
      linalg.yield %272 : f32 loc(#loc90)
    } -> tensor<16xf32> loc(#loc90)
    %180 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%arg48 : tensor<16xf32>) outs(%133 : tensor<16xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.1.layers.0.shortcut.normalization"), %out: f32 loc("resnet.encoder.stages.1.layers.0.shortcut.normalization")):
      %271 = arith.truncf %cst_4 : f64 to f32 loc(#loc90)
      %272 = arith.mulf %in, %271 : f32 loc(#loc90)
      linalg.yield %272 : f32 loc(#loc90)
    } -> tensor<16xf32> loc(#loc90)
    %181 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%179, %180 : tensor<16xf32>, tensor<16xf32>) outs(%133 : tensor<16xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.1.layers.0.shortcut.normalization"), %in_63: f32 loc("resnet.encoder.stages.1.layers.0.shortcut.normalization"), %out: f32 loc("resnet.encoder.stages.1.layers.0.shortcut.normalization")):
      %271 = arith.addf %in, %in_63 : f32 loc(#loc90)
      linalg.yield %271 : f32 loc(#loc90)
    } -> tensor<16xf32> loc(#loc90)
    %expanded_48 = tensor.expand_shape %arg16 [[0, 1, 2]] output_shape [16, 1, 1] : tensor<16xf32> into tensor<16x1x1xf32> loc(#loc90)
    %182 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%174, %expanded_48 : tensor<4x16x2x2xf32>, tensor<16x1x1xf32>) outs(%118 : tensor<4x16x2x2xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.1.layers.0.shortcut.normalization"), %in_63: f32 loc("resnet.encoder.stages.1.layers.0.shortcut.normalization"), %out: f32 loc("resnet.encoder.stages.1.layers.0.shortcut.normalization")):
      %271 = arith.mulf %in, %in_63 : f32 loc(#loc90)
      linalg.yield %271 : f32 loc(#loc90)
    } -> tensor<4x16x2x2xf32> loc(#loc90)
    %expanded_49 = tensor.expand_shape %arg17 [[0, 1, 2]] output_shape [16, 1, 1] : tensor<16xf32> into tensor<16x1x1xf32> loc(#loc90)
    %183 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%182, %expanded_49 : tensor<4x16x2x2xf32>, tensor<16x1x1xf32>) outs(%118 : tensor<4x16x2x2xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.1.layers.0.shortcut.normalization"), %in_63: f32 loc("resnet.encoder.stages.1.layers.0.shortcut.normalization"), %out: f32 loc("resnet.encoder.stages.1.layers.0.shortcut.normalization")):
      %271 = arith.addf %in, %in_63 : f32 loc(#loc90)
      linalg.yield %271 : f32 loc(#loc90)
    } -> tensor<4x16x2x2xf32> loc(#loc90)
    %184 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%163, %183 : tensor<4x16x2x2xf32>, tensor<4x16x2x2xf32>) outs(%118 : tensor<4x16x2x2xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.1.layers.0.layer.1.normalization"), %in_63: f32 loc("resnet.encoder.stages.1.layers.0.shortcut.normalization"), %out: f32 loc("resnet.encoder.stages.1.layers.0")):
      %271 = arith.addf %in, %in_63 : f32 loc(#loc91)
      linalg.yield %271 : f32 loc(#loc91)
    } -> tensor<4x16x2x2xf32> loc(#loc91)
    %185 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%184 : tensor<4x16x2x2xf32>) outs(%118 : tensor<4x16x2x2xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.1.layers.0"), %out: f32 loc("resnet.encoder.stages.1.layers.0.activation")):
      %271 = arith.cmpf ugt, %in, %cst : f32 loc(#loc92)
      %272 = arith.select %271, %in, %cst : f32 loc(#loc92)
      linalg.yield %272 : f32 loc(#loc92)
    } -> tensor<4x16x2x2xf32> loc(#loc92)
    %padded_50 = tensor.pad %185 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg64: index loc("resnet.encoder.stages.1.layers.1.layer.0.convolution"), %arg65: index loc("resnet.encoder.stages.1.layers.1.layer.0.convolution"), %arg66: index loc("resnet.encoder.stages.1.layers.1.layer.0.convolution"), %arg67: index loc("resnet.encoder.stages.1.layers.1.layer.0.convolution")):
      tensor.yield %cst : f32 loc(#loc93)
    } : tensor<4x16x2x2xf32> to tensor<4x16x4x4xf32> loc(#loc93)
    %186 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%padded_50, %arg24 : tensor<4x16x4x4xf32>, tensor<16x16x3x3xf32>) outs(%119 : tensor<4x16x2x2xf32>) -> tensor<4x16x2x2xf32> loc(#loc93)
    %187 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg58 : tensor<i64>) outs(%3 : tensor<i64>) {
    ^bb0(%in: i64 loc("resnet.encoder.stages.1.layers.1.layer.0.normalization"), %out: i64 loc("resnet.encoder.stages.1.layers.1.layer.0.normalization")):
      %271 = arith.addi %in, %c1_i64 : i64 loc(#loc94)
      linalg.yield %271 : i64 loc(#loc94)
    } -> tensor<i64> loc(#loc94)
    %188 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "parallel", "reduction", "reduction"]} ins(%186 : tensor<4x16x2x2xf32>) outs(%123 : tensor<1x16x1x1xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.1.layers.1.layer.0.convolution"), %out: f32 loc("resnet.encoder.stages.1.layers.1.layer.0.normalization")):
      %271 = arith.addf %in, %out : f32 loc(#loc94)
      linalg.yield %271 : f32 loc(#loc94)
    } -> tensor<1x16x1x1xf32> loc(#loc94)
    %189 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%188 : tensor<1x16x1x1xf32>) outs(%122 : tensor<1x16x1x1xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.1.layers.1.layer.0.normalization"), %out: f32 loc("resnet.encoder.stages.1.layers.1.layer.0.normalization")):
      %271 = arith.divf %in, %cst_9 : f32 loc(#loc94)
      linalg.yield %271 : f32 loc(#loc94)
    } -> tensor<1x16x1x1xf32> loc(#loc94)
    %190 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%186, %189 : tensor<4x16x2x2xf32>, tensor<1x16x1x1xf32>) outs(%118 : tensor<4x16x2x2xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.1.layers.1.layer.0.convolution"), %in_63: f32 loc("resnet.encoder.stages.1.layers.1.layer.0.normalization"), %out: f32 loc("resnet.encoder.stages.1.layers.1.layer.0.normalization")):
      %271 = arith.subf %in, %in_63 : f32 loc(#loc94)
      linalg.yield %271 : f32 loc(#loc94)
    } -> tensor<4x16x2x2xf32> loc(#loc94)
    %191 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%190, %190 : tensor<4x16x2x2xf32>, tensor<4x16x2x2xf32>) outs(%118 : tensor<4x16x2x2xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.1.layers.1.layer.0.normalization"), %in_63: f32 loc("resnet.encoder.stages.1.layers.1.layer.0.normalization"), %out: f32 loc("resnet.encoder.stages.1.layers.1.layer.0.normalization")):
      %271 = arith.mulf %in, %in_63 : f32 loc(#loc94)
      linalg.yield %271 : f32 loc(#loc94)
    } -> tensor<4x16x2x2xf32> loc(#loc94)
    %192 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "parallel", "reduction", "reduction"]} ins(%191 : tensor<4x16x2x2xf32>) outs(%123 : tensor<1x16x1x1xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.1.layers.1.layer.0.normalization"), %out: f32 loc("resnet.encoder.stages.1.layers.1.layer.0.normalization")):
      %271 = arith.addf %in, %out : f32 loc(#loc94)
      linalg.yield %271 : f32 loc(#loc94)
    } -> tensor<1x16x1x1xf32> loc(#loc94)
    %193 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%192 : tensor<1x16x1x1xf32>) outs(%122 : tensor<1x16x1x1xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.1.layers.1.layer.0.normalization"), %out: f32 loc("resnet.encoder.stages.1.layers.1.layer.0.normalization")):
      %271 = arith.divf %in, %cst_9 : f32 loc(#loc94)
      linalg.yield %271 : f32 loc(#loc94)
    } -> tensor<1x16x1x1xf32> loc(#loc94)
    %194 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%193 : tensor<1x16x1x1xf32>) outs(%122 : tensor<1x16x1x1xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.1.layers.1.layer.0.normalization"), %out: f32 loc("resnet.encoder.stages.1.layers.1.layer.0.normalization")):
      %271 = arith.truncf %cst_6 : f64 to f32 loc(#loc94)
      %272 = arith.addf %in, %271 : f32 loc(#loc94)
      linalg.yield %272 : f32 loc(#loc94)
    } -> tensor<1x16x1x1xf32> loc(#loc94)
    %195 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%194 : tensor<1x16x1x1xf32>) outs(%122 : tensor<1x16x1x1xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.1.layers.1.layer.0.normalization"), %out: f32 loc("resnet.encoder.stages.1.layers.1.layer.0.normalization")):
      %271 = math.rsqrt %in : f32 loc(#loc94)
      linalg.yield %271 : f32 loc(#loc94)
    } -> tensor<1x16x1x1xf32> loc(#loc94)
    %196 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%190, %195 : tensor<4x16x2x2xf32>, tensor<1x16x1x1xf32>) outs(%118 : tensor<4x16x2x2xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.1.layers.1.layer.0.normalization"), %in_63: f32 loc("resnet.encoder.stages.1.layers.1.layer.0.normalization"), %out: f32 loc("resnet.encoder.stages.1.layers.1.layer.0.normalization")):
      %271 = arith.mulf %in, %in_63 : f32 loc(#loc94)
      linalg.yield %271 : f32 loc(#loc94)
    } -> tensor<4x16x2x2xf32> loc(#loc94)
    %collapsed_51 = tensor.collapse_shape %189 [[0, 1, 2, 3]] : tensor<1x16x1x1xf32> into tensor<16xf32> loc(#loc94)
    %197 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%collapsed_51 : tensor<16xf32>) outs(%133 : tensor<16xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.1.layers.1.layer.0.normalization"), %out: f32 loc("resnet.encoder.stages.1.layers.1.layer.0.normalization")):
      %271 = arith.truncf %cst_5 : f64 to f32 loc(#loc94)
      %272 = arith.mulf %in, %271 : f32 loc(#loc94)
      linalg.yield %272 : f32 loc(#loc94)
    } -> tensor<16xf32> loc(#loc94)
    %198 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%arg56 : tensor<16xf32>) outs(%133 : tensor<16xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.1.layers.1.layer.0.normalization"), %out: f32 loc("resnet.encoder.stages.1.layers.1.layer.0.normalization")):
      %271 = arith.truncf %cst_4 : f64 to f32 loc(#loc94)
      %272 = arith.mulf %in, %271 : f32 loc(#loc94)
      linalg.yield %272 : f32 loc(#loc94)
    } -> tensor<16xf32> loc(#loc94)
    %199 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%197, %198 : tensor<16xf32>, tensor<16xf32>) outs(%133 : tensor<16xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.1.layers.1.layer.0.normalization"), %in_63: f32 loc("resnet.encoder.stages.1.layers.1.layer.0.normalization"), %out: f32 loc("resnet.encoder.stages.1.layers.1.layer.0.normalization")):
      %271 = arith.addf %in, %in_63 : f32 loc(#loc94)
      linalg.yield %271 : f32 loc(#loc94)
    } -> tensor<16xf32> loc(#loc94)
    %collapsed_52 = tensor.collapse_shape %193 [[0, 1, 2, 3]] : tensor<1x16x1x1xf32> into tensor<16xf32> loc(#loc94)
    %200 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%collapsed_52 : tensor<16xf32>) outs(%133 : tensor<16xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.1.layers.1.layer.0.normalization"), %out: f32 loc("resnet.encoder.stages.1.layers.1.layer.0.normalization")):
      %271 = arith.truncf %cst_1 : f64 to f32 loc(#loc94)
      %272 = arith.mulf %in, %271 : f32 loc(#loc94)
      linalg.yield %272 : f32 loc(#loc94)
    } -> tensor<16xf32> loc(#loc94)
    %201 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%200 : tensor<16xf32>) outs(%133 : tensor<16xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.1.layers.1.layer.0.normalization"), %out: f32 loc("resnet.encoder.stages.1.layers.1.layer.0.normalization")):
      %271 = arith.truncf %cst_5 : f64 to f32 loc(#loc94)
      %272 = arith.mulf %in, %271 : f32 loc(#loc94)
      linalg.yield %272 : f32 loc(#loc94)
    } -> tensor<16xf32> loc(#loc94)
    %202 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%arg57 : tensor<16xf32>) outs(%133 : tensor<16xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.1.layers.1.layer.0.normalization"), %out: f32 loc("resnet.encoder.stages.1.layers.1.layer.0.normalization")):
      %271 = arith.truncf %cst_4 : f64 to f32 loc(#loc94)
      %272 = arith.mulf %in, %271 : f32 loc(#loc94)
      linalg.yield %272 : f32 loc(#loc94)
    } -> tensor<16xf32> loc(#loc94)
    %203 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%201, %202 : tensor<16xf32>, tensor<16xf32>) outs(%133 : tensor<16xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.1.layers.1.layer.0.normalization"), %in_63: f32 loc("resnet.encoder.stages.1.layers.1.layer.0.normalization"), %out: f32 loc("resnet.encoder.stages.1.layers.1.layer.0.normalization")):
      %271 = arith.addf %in, %in_63 : f32 loc(#loc94)
      linalg.yield %271 : f32 loc(#loc94)
    } -> tensor<16xf32> loc(#loc94)
    %expanded_53 = tensor.expand_shape %arg25 [[0, 1, 2]] output_shape [16, 1, 1] : tensor<16xf32> into tensor<16x1x1xf32> loc(#loc94)
    %204 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%196, %expanded_53 : tensor<4x16x2x2xf32>, tensor<16x1x1xf32>) outs(%118 : tensor<4x16x2x2xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.1.layers.1.layer.0.normalization"), %in_63: f32 loc("resnet.encoder.stages.1.layers.1.layer.0.normalization"), %out: f32 loc("resnet.encoder.stages.1.layers.1.layer.0.normalization")):
      %271 = arith.mulf %in, %in_63 : f32 loc(#loc94)
      linalg.yield %271 : f32 loc(#loc94)
    } -> tensor<4x16x2x2xf32> loc(#loc94)
    %expanded_54 = tensor.expand_shape %arg26 [[0, 1, 2]] output_shape [16, 1, 1] : tensor<16xf32> into tensor<16x1x1xf32> loc(#loc94)
    %205 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%204, %expanded_54 : tensor<4x16x2x2xf32>, tensor<16x1x1xf32>) outs(%118 : tensor<4x16x2x2xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.1.layers.1.layer.0.normalization"), %in_63: f32 loc("resnet.encoder.stages.1.layers.1.layer.0.normalization"), %out: f32 loc("resnet.encoder.stages.1.layers.1.layer.0.normalization")):
      %271 = arith.addf %in, %in_63 : f32 loc(#loc94)
      linalg.yield %271 : f32 loc(#loc94)
    } -> tensor<4x16x2x2xf32> loc(#loc94)
    %206 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%205 : tensor<4x16x2x2xf32>) outs(%118 : tensor<4x16x2x2xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.1.layers.1.layer.0.normalization"), %out: f32 loc("resnet.encoder.stages.1.layers.1.layer.0.activation")):
      %271 = arith.cmpf ugt, %in, %cst : f32 loc(#loc95)
      %272 = arith.select %271, %in, %cst : f32 loc(#loc95)
      linalg.yield %272 : f32 loc(#loc95)
    } -> tensor<4x16x2x2xf32> loc(#loc95)
    %padded_55 = tensor.pad %206 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg64: index loc("resnet.encoder.stages.1.layers.1.layer.1.convolution"), %arg65: index loc("resnet.encoder.stages.1.layers.1.layer.1.convolution"), %arg66: index loc("resnet.encoder.stages.1.layers.1.layer.1.convolution"), %arg67: index loc("resnet.encoder.stages.1.layers.1.layer.1.convolution")):
      tensor.yield %cst : f32 loc(#loc96)
    } : tensor<4x16x2x2xf32> to tensor<4x16x4x4xf32> loc(#loc96)
    %207 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%padded_55, %arg27 : tensor<4x16x4x4xf32>, tensor<16x16x3x3xf32>) outs(%119 : tensor<4x16x2x2xf32>) -> tensor<4x16x2x2xf32> loc(#loc96)
    %208 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg61 : tensor<i64>) outs(%3 : tensor<i64>) {
    ^bb0(%in: i64 loc("resnet.encoder.stages.1.layers.1.layer.1.normalization"), %out: i64 loc("resnet.encoder.stages.1.layers.1.layer.1.normalization")):
      %271 = arith.addi %in, %c1_i64 : i64 loc(#loc97)
      linalg.yield %271 : i64 loc(#loc97)
    } -> tensor<i64> loc(#loc97)
    %209 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "parallel", "reduction", "reduction"]} ins(%207 : tensor<4x16x2x2xf32>) outs(%123 : tensor<1x16x1x1xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.1.layers.1.layer.1.convolution"), %out: f32 loc("resnet.encoder.stages.1.layers.1.layer.1.normalization")):
      %271 = arith.addf %in, %out : f32 loc(#loc97)
      linalg.yield %271 : f32 loc(#loc97)
    } -> tensor<1x16x1x1xf32> loc(#loc97)
    %210 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%209 : tensor<1x16x1x1xf32>) outs(%122 : tensor<1x16x1x1xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.1.layers.1.layer.1.normalization"), %out: f32 loc("resnet.encoder.stages.1.layers.1.layer.1.normalization")):
      %271 = arith.divf %in, %cst_9 : f32 loc(#loc97)
      linalg.yield %271 : f32 loc(#loc97)
    } -> tensor<1x16x1x1xf32> loc(#loc97)
    %211 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%207, %210 : tensor<4x16x2x2xf32>, tensor<1x16x1x1xf32>) outs(%118 : tensor<4x16x2x2xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.1.layers.1.layer.1.convolution"), %in_63: f32 loc("resnet.encoder.stages.1.layers.1.layer.1.normalization"), %out: f32 loc("resnet.encoder.stages.1.layers.1.layer.1.normalization")):
      %271 = arith.subf %in, %in_63 : f32 loc(#loc97)
      linalg.yield %271 : f32 loc(#loc97)
    } -> tensor<4x16x2x2xf32> loc(#loc97)
    %212 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%211, %211 : tensor<4x16x2x2xf32>, tensor<4x16x2x2xf32>) outs(%118 : tensor<4x16x2x2xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.1.layers.1.layer.1.normalization"), %in_63: f32 loc("resnet.encoder.stages.1.layers.1.layer.1.normalization"), %out: f32 loc("resnet.encoder.stages.1.layers.1.layer.1.normalization")):
      %271 = arith.mulf %in, %in_63 : f32 loc(#loc97)
      linalg.yield %271 : f32 loc(#loc97)
    } -> tensor<4x16x2x2xf32> loc(#loc97)
    %213 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "parallel", "reduction", "reduction"]} ins(%212 : tensor<4x16x2x2xf32>) outs(%123 : tensor<1x16x1x1xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.1.layers.1.layer.1.normalization"), %out: f32 loc("resnet.encoder.stages.1.layers.1.layer.1.normalization")):
      %271 = arith.addf %in, %out : f32 loc(#loc97)
      linalg.yield %271 : f32 loc(#loc97)
    } -> tensor<1x16x1x1xf32> loc(#loc97)
    %214 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%213 : tensor<1x16x1x1xf32>) outs(%122 : tensor<1x16x1x1xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.1.layers.1.layer.1.normalization"), %out: f32 loc("resnet.encoder.stages.1.layers.1.layer.1.normalization")):
      %271 = arith.divf %in, %cst_9 : f32 loc(#loc97)
      linalg.yield %271 : f32 loc(#loc97)
    } -> tensor<1x16x1x1xf32> loc(#loc97)
    %215 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%214 : tensor<1x16x1x1xf32>) outs(%122 : tensor<1x16x1x1xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.1.layers.1.layer.1.normalization"), %out: f32 loc("resnet.encoder.stages.1.layers.1.layer.1.normalization")):
      %271 = arith.truncf %cst_6 : f64 to f32 loc(#loc97)
      %272 = arith.addf %in, %271 : f32 loc(#loc97)
      linalg.yield %272 : f32 loc(#loc97)
    } -> tensor<1x16x1x1xf32> loc(#loc97)
    %216 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%215 : tensor<1x16x1x1xf32>) outs(%122 : tensor<1x16x1x1xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.1.layers.1.layer.1.normalization"), %out: f32 loc("resnet.encoder.stages.1.layers.1.layer.1.normalization")):
      %271 = math.rsqrt %in : f32 loc(#loc97)
      linalg.yield %271 : f32 loc(#loc97)
    } -> tensor<1x16x1x1xf32> loc(#loc97)
    %217 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%211, %216 : tensor<4x16x2x2xf32>, tensor<1x16x1x1xf32>) outs(%118 : tensor<4x16x2x2xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.1.layers.1.layer.1.normalization"), %in_63: f32 loc("resnet.encoder.stages.1.layers.1.layer.1.normalization"), %out: f32 loc("resnet.encoder.stages.1.layers.1.layer.1.normalization")):
      %271 = arith.mulf %in, %in_63 : f32 loc(#loc97)
      linalg.yield %271 : f32 loc(#loc97)
    } -> tensor<4x16x2x2xf32> loc(#loc97)
    %collapsed_56 = tensor.collapse_shape %210 [[0, 1, 2, 3]] : tensor<1x16x1x1xf32> into tensor<16xf32> loc(#loc97)
    %218 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%collapsed_56 : tensor<16xf32>) outs(%133 : tensor<16xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.1.layers.1.layer.1.normalization"), %out: f32 loc("resnet.encoder.stages.1.layers.1.layer.1.normalization")):
      %271 = arith.truncf %cst_5 : f64 to f32 loc(#loc97)
      %272 = arith.mulf %in, %271 : f32 loc(#loc97)
      linalg.yield %272 : f32 loc(#loc97)
    } -> tensor<16xf32> loc(#loc97)
    %219 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%arg59 : tensor<16xf32>) outs(%133 : tensor<16xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.1.layers.1.layer.1.normalization"), %out: f32 loc("resnet.encoder.stages.1.layers.1.layer.1.normalization")):
      %271 = arith.truncf %cst_4 : f64 to f32 loc(#loc97)
      %272 = arith.mulf %in, %271 : f32 loc(#loc97)
      linalg.yield %272 : f32 loc(#loc97)
    } -> tensor<16xf32> loc(#loc97)
    %220 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%218, %219 : tensor<16xf32>, tensor<16xf32>) outs(%133 : tensor<16xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.1.layers.1.layer.1.normalization"), %in_63: f32 loc("resnet.encoder.stages.1.layers.1.layer.1.normalization"), %out: f32 loc("resnet.encoder.stages.1.layers.1.layer.1.normalization")):
      %271 = arith.addf %in, %in_63 : f32 loc(#loc97)
      linalg.yield %271 : f32 loc(#loc97)
    } -> tensor<16xf32> loc(#loc97)
    %collapsed_57 = tensor.collapse_shape %214 [[0, 1, 2, 3]] : tensor<1x16x1x1xf32> into tensor<16xf32> loc(#loc97)
    %221 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%collapsed_57 : tensor<16xf32>) outs(%133 : tensor<16xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.1.layers.1.layer.1.normalization"), %out: f32 loc("resnet.encoder.stages.1.layers.1.layer.1.normalization")):
      %271 = arith.truncf %cst_1 : f64 to f32 loc(#loc97)
      %272 = arith.mulf %in, %271 : f32 loc(#loc97)
      linalg.yield %272 : f32 loc(#loc97)
    } -> tensor<16xf32> loc(#loc97)
    %222 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%221 : tensor<16xf32>) outs(%133 : tensor<16xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.1.layers.1.layer.1.normalization"), %out: f32 loc("resnet.encoder.stages.1.layers.1.layer.1.normalization")):
      %271 = arith.truncf %cst_5 : f64 to f32 loc(#loc97)
      %272 = arith.mulf %in, %271 : f32 loc(#loc97)
      linalg.yield %272 : f32 loc(#loc97)
    } -> tensor<16xf32> loc(#loc97)
    %223 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%arg60 : tensor<16xf32>) outs(%133 : tensor<16xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.1.layers.1.layer.1.normalization"), %out: f32 loc("resnet.encoder.stages.1.layers.1.layer.1.normalization")):
      %271 = arith.truncf %cst_4 : f64 to f32 loc(#loc97)
      %272 = arith.mulf %in, %271 : f32 loc(#loc97)
      linalg.yield %272 : f32 loc(#loc97)
    } -> tensor<16xf32> loc(#loc97)
    %224 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%222, %223 : tensor<16xf32>, tensor<16xf32>) outs(%133 : tensor<16xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.1.layers.1.layer.1.normalization"), %in_63: f32 loc("resnet.encoder.stages.1.layers.1.layer.1.normalization"), %out: f32 loc("resnet.encoder.stages.1.layers.1.layer.1.normalization")):
      %271 = arith.addf %in, %in_63 : f32 loc(#loc97)
      linalg.yield %271 : f32 loc(#loc97)
    } -> tensor<16xf32> loc(#loc97)
    %expanded_58 = tensor.expand_shape %arg28 [[0, 1, 2]] output_shape [16, 1, 1] : tensor<16xf32> into tensor<16x1x1xf32> loc(#loc97)
    %225 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%217, %expanded_58 : tensor<4x16x2x2xf32>, tensor<16x1x1xf32>) outs(%118 : tensor<4x16x2x2xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.1.layers.1.layer.1.normalization"), %in_63: f32 loc("resnet.encoder.stages.1.layers.1.layer.1.normalization"), %out: f32 loc("resnet.encoder.stages.1.layers.1.layer.1.normalization")):
      %271 = arith.mulf %in, %in_63 : f32 loc(#loc97)
      linalg.yield %271 : f32 loc(#loc97)
    } -> tensor<4x16x2x2xf32> loc(#loc97)
    %expanded_59 = tensor.expand_shape %arg29 [[0, 1, 2]] output_shape [16, 1, 1] : tensor<16xf32> into tensor<16x1x1xf32> loc(#loc97)
    %226 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%225, %expanded_59 : tensor<4x16x2x2xf32>, tensor<16x1x1xf32>) outs(%118 : tensor<4x16x2x2xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.1.layers.1.layer.1.normalization"), %in_63: f32 loc("resnet.encoder.stages.1.layers.1.layer.1.normalization"), %out: f32 loc("resnet.encoder.stages.1.layers.1.layer.1.normalization")):
      %271 = arith.addf %in, %in_63 : f32 loc(#loc97)
      linalg.yield %271 : f32 loc(#loc97)
    } -> tensor<4x16x2x2xf32> loc(#loc97)
    %227 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%226, %185 : tensor<4x16x2x2xf32>, tensor<4x16x2x2xf32>) outs(%118 : tensor<4x16x2x2xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.1.layers.1.layer.1.normalization"), %in_63: f32 loc("resnet.encoder.stages.1.layers.0.activation"), %out: f32 loc("resnet.encoder.stages.1.layers.1")):
      %271 = arith.addf %in, %in_63 : f32 loc(#loc98)
      linalg.yield %271 : f32 loc(#loc98)
    } -> tensor<4x16x2x2xf32> loc(#loc98)
    %228 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%227 : tensor<4x16x2x2xf32>) outs(%118 : tensor<4x16x2x2xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.1.layers.1"), %out: f32 loc("resnet.encoder.stages.1.layers.1.activation")):
      %271 = arith.cmpf ugt, %in, %cst : f32 loc(#loc99)
      %272 = arith.select %271, %in, %cst : f32 loc(#loc99)
      linalg.yield %272 : f32 loc(#loc99)
    } -> tensor<4x16x2x2xf32> loc(#loc99)
    %229 = tensor.empty() : tensor<4x16x1x1xf32> loc(#loc100)
    %230 = linalg.fill ins(%cst : f32) outs(%229 : tensor<4x16x1x1xf32>) -> tensor<4x16x1x1xf32> loc(#loc100)
    %231 = linalg.generic {indexing_maps = [#map1, #map5], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%228 : tensor<4x16x2x2xf32>) outs(%230 : tensor<4x16x1x1xf32>) {
    ^bb0(%in: f32 loc("resnet.encoder.stages.1.layers.1.activation"), %out: f32 loc("resnet.pooler")):
      %271 = arith.addf %in, %out : f32 loc(#loc100)
      linalg.yield %271 : f32 loc(#loc100)
    } -> tensor<4x16x1x1xf32> loc(#loc100)
    %232 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%231 : tensor<4x16x1x1xf32>) outs(%229 : tensor<4x16x1x1xf32>) {
    ^bb0(%in: f32 loc("resnet.pooler"), %out: f32 loc("resnet.pooler")):
      %271 = arith.divf %in, %cst_10 : f32 loc(#loc100)
      linalg.yield %271 : f32 loc(#loc100)
    } -> tensor<4x16x1x1xf32> loc(#loc100)
    %collapsed_60 = tensor.collapse_shape %232 [[0], [1, 2, 3]] : tensor<4x16x1x1xf32> into tensor<4x16xf32> loc(#loc101)
    %233 = tensor.empty() : tensor<16x10xf32> loc(#loc102)
    %transposed = linalg.transpose ins(%arg30 : tensor<10x16xf32>) outs(%233 : tensor<16x10xf32>) permutation = [1, 0]  loc(#loc102)
    %234 = tensor.empty() : tensor<4x10xf32> loc(#loc102)
    %235 = linalg.fill ins(%cst : f32) outs(%234 : tensor<4x10xf32>) -> tensor<4x10xf32> loc(#loc102)
    %236 = linalg.matmul ins(%collapsed_60, %transposed : tensor<4x16xf32>, tensor<16x10xf32>) outs(%235 : tensor<4x10xf32>) -> tensor<4x10xf32> loc(#loc102)
    %237 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel"]} ins(%arg31 : tensor<10xf32>) outs(%234 : tensor<4x10xf32>) {
    ^bb0(%in: f32 loc("classifier.1"), %out: f32 loc("classifier.1")):
      linalg.yield %in : f32 loc(#loc102)
    } -> tensor<4x10xf32> loc(#loc102)
    %238 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%236, %237 : tensor<4x10xf32>, tensor<4x10xf32>) outs(%234 : tensor<4x10xf32>) {
    ^bb0(%in: f32 loc("classifier.1"), %in_63: f32 loc("classifier.1"), %out: f32 loc("classifier.1")):
      %271 = arith.addf %in, %in_63 : f32 loc(#loc102)
      linalg.yield %271 : f32 loc(#loc102)
    } -> tensor<4x10xf32> loc(#loc102)
    %239 = tensor.empty() : tensor<4xi64> loc(#loc66)
    %240 = linalg.fill ins(%c0_i64 : i64) outs(%239 : tensor<4xi64>) -> tensor<4xi64> loc(#loc66)
    %241 = tensor.empty() : tensor<4xf32> loc(#loc66)
    %242 = linalg.fill ins(%cst_0 : f32) outs(%241 : tensor<4xf32>) -> tensor<4xf32> loc(#loc66)
    %243:2 = linalg.generic {indexing_maps = [#map7, #map8, #map8], iterator_types = ["parallel", "reduction"]} ins(%238 : tensor<4x10xf32>) outs(%242, %240 : tensor<4xf32>, tensor<4xi64>) {
    ^bb0(%in: f32 loc("classifier.1"), %out: f32 loc("<loss>"), %out_63: i64 loc("<loss>")):
      %271 = linalg.index 1 : index loc(#loc66)
      %272 = arith.index_cast %271 : index to i64 loc(#loc66)
      %273 = arith.maximumf %in, %out : f32 loc(#loc66)
      %274 = arith.cmpf ogt, %in, %out : f32 loc(#loc66)
      %275 = arith.select %274, %272, %out_63 : i64 loc(#loc66)
      linalg.yield %273, %275 : f32, i64 loc(#loc66)
    } -> (tensor<4xf32>, tensor<4xi64>) loc(#loc66)
    %expanded_61 = tensor.expand_shape %243#0 [[0, 1]] output_shape [4, 1] : tensor<4xf32> into tensor<4x1xf32> loc(#loc66)
    %244 = linalg.generic {indexing_maps = [#map7, #map9, #map7], iterator_types = ["parallel", "parallel"]} ins(%238, %expanded_61 : tensor<4x10xf32>, tensor<4x1xf32>) outs(%234 : tensor<4x10xf32>) {
    ^bb0(%in: f32 loc("classifier.1"), %in_63: f32 loc("<loss>"), %out: f32 loc("<loss>")):
      %271 = arith.subf %in, %in_63 : f32 loc(#loc66)
      linalg.yield %271 : f32 loc(#loc66)
    } -> tensor<4x10xf32> loc(#loc66)
    %245 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%244 : tensor<4x10xf32>) outs(%234 : tensor<4x10xf32>) {
    ^bb0(%in: f32 loc("<loss>"), %out: f32 loc("<loss>")):
      %271 = math.exp %in : f32 loc(#loc66)
      linalg.yield %271 : f32 loc(#loc66)
    } -> tensor<4x10xf32> loc(#loc66)
    %246 = tensor.empty() : tensor<4x1xf32> loc(#loc66)
    %247 = linalg.fill ins(%cst : f32) outs(%246 : tensor<4x1xf32>) -> tensor<4x1xf32> loc(#loc66)
    %248 = linalg.generic {indexing_maps = [#map7, #map9], iterator_types = ["parallel", "reduction"]} ins(%245 : tensor<4x10xf32>) outs(%247 : tensor<4x1xf32>) {
    ^bb0(%in: f32 loc("<loss>"), %out: f32 loc("<loss>")):
      %271 = arith.addf %in, %out : f32 loc(#loc66)
      linalg.yield %271 : f32 loc(#loc66)
    } -> tensor<4x1xf32> loc(#loc66)
    %249 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%248 : tensor<4x1xf32>) outs(%246 : tensor<4x1xf32>) {
    ^bb0(%in: f32 loc("<loss>"), %out: f32 loc("<loss>")):
      %271 = math.log %in : f32 loc(#loc66)
      linalg.yield %271 : f32 loc(#loc66)
    } -> tensor<4x1xf32> loc(#loc66)
    %250 = linalg.generic {indexing_maps = [#map7, #map9, #map7], iterator_types = ["parallel", "parallel"]} ins(%244, %249 : tensor<4x10xf32>, tensor<4x1xf32>) outs(%234 : tensor<4x10xf32>) {
    ^bb0(%in: f32 loc("<loss>"), %in_63: f32 loc("<loss>"), %out: f32 loc("<loss>")):
      %271 = arith.subf %in, %in_63 : f32 loc(#loc66)
      linalg.yield %271 : f32 loc(#loc66)
    } -> tensor<4x10xf32> loc(#loc66)
    %251 = tensor.empty() : tensor<10xi64> loc(#loc66)
    %252 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel"]} outs(%251 : tensor<10xi64>) {
    ^bb0(%out: i64 loc("<loss>")):
      %271 = linalg.index 0 : index loc(#loc66)
      %272 = arith.index_cast %271 : index to i64 loc(#loc66)
      linalg.yield %272 : i64 loc(#loc66)
    } -> tensor<10xi64> loc(#loc66)
    %253 = tensor.empty() : tensor<4xi1> loc(#loc66)
    %254 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%arg63 : tensor<4xi64>) outs(%253 : tensor<4xi1>) {
    ^bb0(%in: i64 loc("<loss>"), %out: i1 loc("<loss>")):
      %271 = arith.cmpi ne, %in, %c-100_i64 : i64 loc(#loc66)
      linalg.yield %271 : i1 loc(#loc66)
    } -> tensor<4xi1> loc(#loc66)
    %255 = linalg.generic {indexing_maps = [#map3, #map3, #map10, #map3], iterator_types = ["parallel"]} ins(%254, %arg63, %cst_12 : tensor<4xi1>, tensor<4xi64>, tensor<i64>) outs(%239 : tensor<4xi64>) {
    ^bb0(%in: i1 loc("<loss>"), %in_63: i64 loc("<loss>"), %in_64: i64 loc("<loss>"), %out: i64 loc("<loss>")):
      %271 = arith.select %in, %in_63, %in_64 : i64 loc(#loc66)
      linalg.yield %271 : i64 loc(#loc66)
    } -> tensor<4xi64> loc(#loc66)
    %256 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%255 : tensor<4xi64>) outs(%239 : tensor<4xi64>) {
    ^bb0(%in: i64 loc("<loss>"), %out: i64 loc("<loss>")):
      %271 = arith.index_cast %in : i64 to index loc(#loc66)
      %extracted = tensor.extract %252[%271] : tensor<10xi64> loc(#loc66)
      linalg.yield %extracted : i64 loc(#loc66)
    } -> tensor<4xi64> loc(#loc66)
    %257 = linalg.generic {indexing_maps = [#map3, #map3, #map10, #map3], iterator_types = ["parallel"]} ins(%254, %256, %cst_11 : tensor<4xi1>, tensor<4xi64>, tensor<i64>) outs(%239 : tensor<4xi64>) {
    ^bb0(%in: i1 loc("<loss>"), %in_63: i64 loc("<loss>"), %in_64: i64 loc("<loss>"), %out: i64 loc("<loss>")):
      %271 = arith.select %in, %in_63, %in_64 : i64 loc(#loc66)
      linalg.yield %271 : i64 loc(#loc66)
    } -> tensor<4xi64> loc(#loc66)
    %expanded_62 = tensor.expand_shape %257 [[0, 1]] output_shape [4, 1] : tensor<4xi64> into tensor<4x1xi64> loc(#loc66)
    %258 = tensor.empty() : tensor<4x10xi1> loc(#loc66)
    %259 = linalg.generic {indexing_maps = [#map9, #map6, #map7], iterator_types = ["parallel", "parallel"]} ins(%expanded_62, %252 : tensor<4x1xi64>, tensor<10xi64>) outs(%258 : tensor<4x10xi1>) {
    ^bb0(%in: i64 loc("<loss>"), %in_63: i64 loc("<loss>"), %out: i1 loc("<loss>")):
      %271 = arith.cmpi eq, %in, %in_63 : i64 loc(#loc66)
      linalg.yield %271 : i1 loc(#loc66)
    } -> tensor<4x10xi1> loc(#loc66)
    %260 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%259 : tensor<4x10xi1>) outs(%234 : tensor<4x10xf32>) {
    ^bb0(%in: i1 loc("<loss>"), %out: f32 loc("<loss>")):
      %271 = arith.uitofp %in : i1 to f32 loc(#loc66)
      linalg.yield %271 : f32 loc(#loc66)
    } -> tensor<4x10xf32> loc(#loc66)
    %261 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%250, %260 : tensor<4x10xf32>, tensor<4x10xf32>) outs(%234 : tensor<4x10xf32>) {
    ^bb0(%in: f32 loc("<loss>"), %in_63: f32 loc("<loss>"), %out: f32 loc("<loss>")):
      %271 = arith.mulf %in, %in_63 : f32 loc(#loc66)
      linalg.yield %271 : f32 loc(#loc66)
    } -> tensor<4x10xf32> loc(#loc66)
    %262 = linalg.fill ins(%cst : f32) outs(%241 : tensor<4xf32>) -> tensor<4xf32> loc(#loc66)
    %263 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "reduction"]} ins(%261 : tensor<4x10xf32>) outs(%262 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("<loss>"), %out: f32 loc("<loss>")):
      %271 = arith.addf %in, %out : f32 loc(#loc66)
      linalg.yield %271 : f32 loc(#loc66)
    } -> tensor<4xf32> loc(#loc66)
    %264 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%263 : tensor<4xf32>) outs(%241 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("<loss>"), %out: f32 loc("<loss>")):
      %271 = arith.negf %in : f32 loc(#loc66)
      linalg.yield %271 : f32 loc(#loc66)
    } -> tensor<4xf32> loc(#loc66)
    %265 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%254 : tensor<4xi1>) outs(%241 : tensor<4xf32>) {
    ^bb0(%in: i1 loc("<loss>"), %out: f32 loc("<loss>")):
      %271 = arith.uitofp %in : i1 to f32 loc(#loc66)
      linalg.yield %271 : f32 loc(#loc66)
    } -> tensor<4xf32> loc(#loc66)
    %266 = tensor.empty() : tensor<f32> loc(#loc66)
    %267 = linalg.fill ins(%cst : f32) outs(%266 : tensor<f32>) -> tensor<f32> loc(#loc66)
    %268 = linalg.generic {indexing_maps = [#map3, #map10], iterator_types = ["reduction"]} ins(%265 : tensor<4xf32>) outs(%267 : tensor<f32>) {
    ^bb0(%in: f32 loc("<loss>"), %out: f32 loc("<loss>")):
      %271 = arith.addf %in, %out : f32 loc(#loc66)
      linalg.yield %271 : f32 loc(#loc66)
    } -> tensor<f32> loc(#loc66)
    %269 = linalg.generic {indexing_maps = [#map3, #map10], iterator_types = ["reduction"]} ins(%264 : tensor<4xf32>) outs(%267 : tensor<f32>) {
    ^bb0(%in: f32 loc("<loss>"), %out: f32 loc("<loss>")):
      %271 = arith.addf %in, %out : f32 loc(#loc66)
      linalg.yield %271 : f32 loc(#loc66)
    } -> tensor<f32> loc(#loc66)
    %270 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%269, %268 : tensor<f32>, tensor<f32>) outs(%266 : tensor<f32>) {
    ^bb0(%in: f32 loc("<loss>"), %in_63: f32 loc("<loss>"), %out: f32 loc("<loss>")):
      %271 = arith.divf %in, %in_63 : f32 loc(#loc66)
      linalg.yield %271 : f32 loc(#loc66)
    } -> tensor<f32> loc(#loc66)
    return %270, %19, %23, %4, %45, %49, %33, %66, %70, %54, %88, %92, %76, %109, %113, %97, %177, %181, %165, %136, %140, %121, %157, %161, %145, %199, %203, %187, %220, %224, %208 : tensor<f32>, tensor<8xf32>, tensor<8xf32>, tensor<i64>, tensor<8xf32>, tensor<8xf32>, tensor<i64>, tensor<8xf32>, tensor<8xf32>, tensor<i64>, tensor<8xf32>, tensor<8xf32>, tensor<i64>, tensor<8xf32>, tensor<8xf32>, tensor<i64>, tensor<16xf32>, tensor<16xf32>, tensor<i64>, tensor<16xf32>, tensor<16xf32>, tensor<i64>, tensor<16xf32>, tensor<16xf32>, tensor<i64>, tensor<16xf32>, tensor<16xf32>, tensor<i64>, tensor<16xf32>, tensor<16xf32>, tensor<i64> loc(#loc66)
  } loc(#loc1)
} loc(#loc)
#loc = loc(unknown)
#loc101 = loc("classifier.0")
