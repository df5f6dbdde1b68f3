#loc1 = loc("<loss>")
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
#loc28 = loc("transformer.ln_f.weight")
#loc29 = loc("transformer.ln_f.bias")
#loc30 = loc("input_ids")
#loc31 = loc("labels")
#loc32 = loc("transformer.h.0.mlp.act")
#loc33 = loc("transformer.h.0.attn")
#loc34 = loc("transformer.h.0.ln_1")
#loc35 = loc("transformer.wte")
#loc36 = loc("transformer")
#loc37 = loc("transformer.wpe")
#loc38 = loc("transformer.h.0.attn.c_attn")
#loc39 = loc("transformer.h.0.attn.c_proj")
#loc40 = loc("transformer.h.0")
#loc41 = loc("transformer.h.0.ln_2")
#loc42 = loc("transformer.h.0.mlp.c_fc")
#loc43 = loc("transformer.h.0.mlp.c_proj")
#loc44 = loc("transformer.h.1.ln_1")
#loc45 = loc("transformer.h.1.attn.c_attn")
#loc46 = loc("transformer.h.1.attn")
#loc47 = loc("transformer.h.1.attn.c_proj")
#loc48 = loc("transformer.h.1")
#loc49 = loc("transformer.h.1.ln_2")
#loc50 = loc("transformer.h.1.mlp.c_fc")
#loc51 = loc("transformer.h.1.mlp.act")
#loc52 = loc("transformer.h.1.mlp.c_proj")
#loc53 = loc("transformer.ln_f")
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1) -> (0, d1)>
#map2 = affine_map<(d0, d1) -> (d0, 0)>
#map3 = affine_map<(d0, d1) -> (d0, d1)>
#map4 = affine_map<(d0, d1) -> ()>
#map5 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map6 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map7 = affine_map<(d0, d1, d2) -> (0, d1, d2)>
#map8 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map9 = affine_map<(d0, d1, d2) -> (d2)>
#map10 = affine_map<(d0, d1) -> (d1)>
#map11 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map12 = affine_map<(d0, d1, d2, d3) -> (0, 0, d2, d3)>
#map13 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map14 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map15 = affine_map<(d0, d1) -> (d0)>
#map16 = affine_map<(d0) -> ()>
#map17 = affine_map<() -> ()>
module {
  func.func @main(%arg0: tensor<64x16xf32> {pipe.parameter = "transformer.wte.weight"} loc("transformer.wte.weight"), %arg1: tensor<16x16xf32> {pipe.parameter = "transformer.wpe.weight"} loc("transformer.wpe.weight"), %arg2: tensor<16xf32> {pipe.parameter = "transformer.h.0.ln_1.weight"} loc("transformer.h.0.ln_1.weight"), %arg3: tensor<16xf32> {pipe.parameter = "transformer.h.0.ln_1.bias"} loc("transformer.h.0.ln_1.bias"), %arg4: tensor<16x48xf32> {pipe.parameter = "transformer.h.0.attn.c_attn.weight"} loc("transformer.h.0.attn.c_attn.weight"), %arg5: tensor<48xf32> {pipe.parameter = "transformer.h.0.attn.c_attn.bias"} loc("transformer.h.0.attn.c_attn.bias"), %arg6: tensor<16x16xf32> {pipe.parameter = "transformer.h.0.attn.c_proj.weight"} loc("transformer.h.0.attn.c_proj.weight"), %arg7: tensor<16xf32> {pipe.parameter = "transformer.h.0.attn.c_proj.bias"} loc("transformer.h.0.attn.c_proj.bias"), %arg8: tensor<16xf32> {pipe.parameter = "transformer.h.0.ln_2.weight"} loc("transformer.h.0.ln_2.weight"), %arg9: tensor<16xf32> {pipe.parameter = "transformer.h.0.ln_2.bias"} loc("transformer.h.0.ln_2.bias"), %arg10: tensor<16x64xf32> {pipe.parameter = "transformer.h.0.mlp.c_fc.weight"} loc("transformer.h.0.mlp.c_fc.weight"), %arg11: tensor<64xf32> {pipe.parameter = "transformer.h.0.mlp.c_fc.bias"} loc("transformer.h.0.mlp.c_fc.bias"), %arg12: tensor<64x16xf32> {pipe.parameter = "transformer.h.0.mlp.c_proj.weight"} loc("transformer.h.0.mlp.c_proj.weight"), %arg13: tensor<16xf32> {pipe.parameter = "transformer.h.0.mlp.c_proj.bias"} loc("transformer.h.0.mlp.c_proj.bias"), %arg14: tensor<16xf32> {pipe.parameter = "transformer.h.1.ln_1.weight"} loc("transformer.h.1.ln_1.weight"), %arg15: tensor<16xf32> {pipe.parameter = "transformer.h.1.ln_1.bias"} loc("transformer.h.1.ln_1.bias"), %arg16: tensor<16x48xf32> {pipe.parameter = "transformer.h.1.attn.c_attn.weight"} loc("transformer.h.1.attn.c_attn.weight"), %arg17: tensor<48xf32> {pipe.parameter = "transformer.h.1.attn.c_attn.bias"} loc("transformer.h.1.attn.c_attn.bias"), %arg18: tensor<16x16xf32> {pipe.parameter = "transformer.h.1.attn.c_proj.weight"} loc("transformer.h.1.attn.c_proj.weight"), %arg19: tensor<16xf32> {pipe.parameter = "transformer.h.1.attn.c_proj.bias"} loc("transformer.h.1.attn.c_proj.bias"), %arg20: tensor<16xf32> {pipe.parameter = "transformer.h.1.ln_2.weight"} loc("transformer.h.1.ln_2.weight"), %arg21: tensor<16xf32> {pipe.parameter = "transformer.h.1.ln_2.bias"} loc("transformer.h.1.ln_2.bias"), %arg22: tensor<16x64xf32> {pipe.parameter = "transformer.h.1.mlp.c_fc.weight"} loc("transformer.h.1.mlp.c_fc.weight"), %arg23: tensor<64xf32> {pipe.parameter = "transformer.h.1.mlp.c_fc.bias"} loc("transformer.h.1.mlp.c_fc.bias"), %arg24: tensor<64x16xf32> {pipe.parameter = "transformer.h.1.mlp.c_proj.weight"} loc("transformer.h.1.mlp.c_proj.weight"), %arg25: tensor<16xf32> {pipe.parameter = "transformer.h.1.mlp.c_proj.bias"} loc("transformer.h.1.mlp.c_proj.bias"), %arg26: tensor<16xf32> {pipe.parameter = "transformer.ln_f.weight"} loc("transformer.ln_f.weight"), %arg27: tensor<16xf32> {pipe.parameter = "transformer.ln_f.bias"} loc("transformer.ln_f.bias"), %arg28: tensor<2x12xi64> {pipe.input = "input_ids"} loc("input_ids"), %arg29: tensor<2x12xi64> {pipe.input = "labels"} loc("labels")) -> (tensor<f32> {pipe.loss = "loss"}, tensor<f32> {pipe.output = "tokens"}) {
    %c-100_i64 = arith.constant -100 : i64 loc(#loc)
    %c3_i64 = arith.constant 3 : i64 loc(#loc32)
    %c0_i64 = arith.constant 0 : i64 loc(#loc)
    %c16 = arith.constant 16 : index loc(#loc)
    %c64 = arith.constant 64 : index loc(#loc)
    %cst = arith.constant 0.000000e+00 : f64 loc(#loc)
    %cst_0 = arith.constant 0.000000e+00 : f32 loc(#loc)
    %cst_1 = arith.constant 0xFF800000 : f32 loc(#loc)
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<f32> loc(#loc1)
    %cst_3 = arith.constant dense<-3.40282347E+38> : tensor<f32> loc(#loc1)
    %cst_4 = arith.constant 0.79788456080286541 : f64 loc(#loc32)
    %cst_5 = arith.constant 4.471500e-02 : f64 loc(#loc32)
    %cst_6 = arith.constant 0.35355339059327379 : f64 loc(#loc33)
    %cst_7 = arith.constant 1.000000e-05 : f64 loc(#loc34)
    %cst_8 = arith.constant 1.600000e+01 : f64 loc(#loc)
    %cst_9 = arith.constant 1.600000e+01 : f32 loc(#loc)
    %cst_10 = arith.constant 5.000000e-01 : f32 loc(#loc)
    %cst_11 = arith.constant 1.000000e+00 : f32 loc(#loc)
    %cst_12 = arith.constant dense<0> : tensor<i64> loc(#loc1)
    %0 = tensor.empty() : tensor<12xi64> loc(#loc1)
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<12xi64>) {
    ^bb0(%out: i64 loc("<loss>")):
      %212 = linalg.index 0 : index loc(#loc1)
      %213 = arith.index_cast %212 : index to i64 loc(#loc1)
      linalg.yield %213 : i64 loc(#loc1)
    } -> tensor<12xi64> loc(#loc1)
    %expanded = tensor.expand_shape %1 [[0, 1]] output_shape [12, 1] : tensor<12xi64> into tensor<12x1xi64> loc(#loc1)
    %expanded_13 = tensor.expand_shape %1 [[0, 1]] output_shape [1, 12] : tensor<12xi64> into tensor<1x12xi64> loc(#loc1)
    %2 = tensor.empty() : tensor<12x12xi1> loc(#loc1)
    %3 = linalg.generic {indexing_maps = [#map1, #map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%expanded_13, %expanded : tensor<1x12xi64>, tensor<12x1xi64>) outs(%2 : tensor<12x12xi1>) {
    ^bb0(%in: i64 loc("<loss>"), %in_70: i64 loc("<loss>"), %out: i1 loc("<loss>")):
      %212 = arith.cmpi sle, %in, %in_70 : i64 loc(#loc1)
      linalg.yield %212 : i1 loc(#loc1)
    } -> tensor<12x12xi1> loc(#loc1)
    %4 = tensor.empty() : tensor<12x12xf32> loc(#loc1)
    %5 = linalg.generic {indexing_maps = [#map3, #map4, #map4, #map3], iterator_types = ["parallel", "parallel"]} ins(%3, %cst_2, %cst_3 : tensor<12x12xi1>, tensor<f32>, tensor<f32>) outs(%4 : tensor<12x12xf32>) {
    ^bb0(%in: i1 loc("<loss>"), %in_70: f32 loc("<loss>"), %in_71: f32 loc("<loss>"), %out: f32 loc("<loss>")):
      %212 = arith.select %in, %in_70, %in_71 : f32 loc(#loc1)
      linalg.yield %212 : f32 loc(#loc1)
    } -> tensor<12x12xf32> loc(#loc1)
    %expanded_14 = tensor.expand_shape %5 [[0, 1, 2], [3]] output_shape [1, 1, 12, 12] : tensor<12x12xf32> into tensor<1x1x12x12xf32> loc(#loc1)
    %6 = tensor.empty() : tensor<2x12x16xf32> loc(#loc35)
    %7 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg28 : tensor<2x12xi64>) outs(%6 : tensor<2x12x16xf32>) {
    ^bb0(%in: i64 loc("transformer"), %out: f32 loc("transformer.wte")):
      %212 = arith.index_cast %in : i64 to index loc(#loc35)
      %213 = linalg.index 2 : index loc(#loc35)
      %214 = arith.cmpi slt, %212, %c64 : index loc(#loc35)
      cf.assert %214, "index must be smaller than dim size" loc(#loc35)
      %215 = arith.cmpi sge, %in, %c0_i64 : i64 loc(#loc35)
      cf.assert %215, "index must be larger or equal to 0" loc(#loc35)
      %extracted = tensor.extract %arg0[%212, %213] : tensor<64x16xf32> loc(#loc35)
      linalg.yield %extracted : f32 loc(#loc35)
    } -> tensor<2x12x16xf32> loc(#loc35)
    %8 = tensor.empty() : tensor<1x12x16xf32> loc(#loc37)
    %9 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_13 : tensor<1x12xi64>) outs(%8 : tensor<1x12x16xf32>) {
    ^bb0(%in: i64 loc("transformer"), %out: f32 loc("transformer.wpe")):
      %212 = arith.index_cast %in : i64 to index loc(#loc37)
      %213 = linalg.index 2 : index loc(#loc37)
      %214 = arith.cmpi slt, %212, %c16 : index loc(#loc37)
      cf.assert %214, "index must be smaller than dim size" loc(#loc37)
      %215 = arith.cmpi sge, %in, %c0_i64 : i64 loc(#loc37)
      cf.assert %215, "index must be larger or equal to 0" loc(#loc37)
      %extracted = tensor.extract %arg1[%212, %213] : tensor<16x16xf32> loc(#loc37)
      linalg.yield %extracted : f32 loc(#loc37)
    } -> tensor<1x12x16xf32> loc(#loc37)
    %10 = linalg.generic {indexing_maps = [#map6, #map7, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%7, %9 : tensor<2x12x16xf32>, tensor<1x12x16xf32>) outs(%6 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.wte"), %in_70: f32 loc("transformer.wpe"), %out: f32 loc("transformer")):
      %212 = arith.addf %in, %in_70 : f32 loc(#loc36)
      linalg.yield %212 : f32 loc(#loc36)
    } -> tensor<2x12x16xf32> loc(#loc36)
    %11 = tensor.empty() : tensor<2x12x16xf64> loc(#loc34)
    %12 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%10 : tensor<2x12x16xf32>) outs(%11 : tensor<2x12x16xf64>) {
    ^bb0(%in: f32 loc("transformer"), %out: f64 loc("transformer.h.0.ln_1")):
      %212 = arith.extf %in : f32 to f64 loc(#loc34)
      linalg.yield %212 : f64 loc(#loc34)
    } -> tensor<2x12x16xf64> loc(#loc34)
    %13 = tensor.empty() : tensor<2x12x1xf64> loc(#loc34)
    %14 = linalg.fill ins(%cst : f64) outs(%13 : tensor<2x12x1xf64>) -> tensor<2x12x1xf64> loc(#loc34)
    %15 = linalg.generic {indexing_maps = [#map6, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%12 : tensor<2x12x16xf64>) outs(%14 : tensor<2x12x1xf64>) {
    ^bb0(%in: f64 loc("transformer.h.0.ln_1"), %out: f64 loc("transformer.h.0.ln_1")):
      %212 = arith.addf %in, %out : f64 loc(#loc34)
      linalg.yield %212 : f64 loc(#loc34)
    } -> tensor<2x12x1xf64> loc(#loc34)
    %16 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%15 : tensor<2x12x1xf64>) outs(%13 : tensor<2x12x1xf64>) {
    ^bb0(%in: f64 loc("transformer.h.0.ln_1"), %out: f64 loc("transformer.h.0.ln_1")):
      %212 = arith.divf %in, %cst_8 : f64 loc(#loc34)
      linalg.yield %212 : f64 loc(#loc34)
    } -> tensor<2x12x1xf64> loc(#loc34)
    %17 = linalg.generic {indexing_maps = [#map6, #map8, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%12, %16 : tensor<2x12x16xf64>, tensor<2x12x1xf64>) outs(%11 : tensor<2x12x16xf64>) {
    ^bb0(%in: f64 loc("transformer.h.0.ln_1"), %in_70: f64 loc("transformer.h.0.ln_1"), %out: f64 loc("transformer.h.0.ln_1")):
      %212 = arith.subf %in, %in_70 : f64 loc(#loc34)
      linalg.yield %212 : f64 loc(#loc34)
    } -> tensor<2x12x16xf64> loc(#loc34)
    %18 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%17, %17 : tensor<2x12x16xf64>, tensor<2x12x16xf64>) outs(%11 : tensor<2x12x16xf64>) {
    ^bb0(%in: f64 loc("transformer.h.0.ln_1"), %in_70: f64 loc("transformer.h.0.ln_1"), %out: f64 loc("transformer.h.0.ln_1")):
      %212 = arith.mulf %in, %in_70 : f64 loc(#loc34)
      linalg.yield %212 : f64 loc(#loc34)
    } -> tensor<2x12x16xf64> loc(#loc34)
    %19 = linalg.generic {indexing_maps = [#map6, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%18 : tensor<2x12x16xf64>) outs(%14 : tensor<2x12x1xf64>) {
    ^bb0(%in: f64 loc("transformer.h.0.ln_1"), %out: f64 loc("transformer.h.0.ln_1")):
      %212 = arith.addf %in, %out : f64 loc(#loc34)
      linalg.yield %212 : f64 loc(#loc34)
    } -> tensor<2x12x1xf64> loc(#loc34)
    %20 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%19 : tensor<2x12x1xf64>) outs(%13 : tensor<2x12x1xf64>) {
    ^bb0(%in: f64 loc("transformer.h.0.ln_1"), %out: f64 loc("transformer.h.0.ln_1")):
      %212 = arith.divf %in, %cst_8 : f64 loc(#loc34)
      linalg.yield %212 : f64 loc(#loc34)
    } -> tensor<2x12x1xf64> loc(#loc34)
    %21 = tensor.empty() : tensor<2x12x1xf32> loc(#loc34)
    %22 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%20 : tensor<2x12x1xf64>) outs(%21 : tensor<2x12x1xf32>) {
    ^bb0(%in: f64 loc("transformer.h.0.ln_1"), %out: f32 loc("transformer.h.0.ln_1")):
      %212 = arith.truncf %in : f64 to f32 loc(#loc34)
      linalg.yield %212 : f32 loc(#loc34)
    } -> tensor<2x12x1xf32> loc(#loc34)
    %23 = linalg.fill ins(%cst_0 : f32) outs(%21 : tensor<2x12x1xf32>) -> tensor<2x12x1xf32> loc(#loc34)
    %24 = linalg.generic {indexing_maps = [#map6, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%10 : tensor<2x12x16xf32>) outs(%23 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer"), %out: f32 loc("transformer.h.0.ln_1")):
      %212 = arith.addf %in, %out : f32 loc(#loc34)
      linalg.yield %212 : f32 loc(#loc34)
    } -> tensor<2x12x1xf32> loc(#loc34)
    %25 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%24 : tensor<2x12x1xf32>) outs(%21 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0.ln_1"), %out: f32 loc("transformer.h.0.ln_1")):
      %212 = arith.divf %in, %cst_9 : f32 loc(#loc34)
      linalg.yield %212 : f32 loc(#loc34)
    } -> tensor<2x12x1xf32> loc(#loc34)
    %26 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%22 : tensor<2x12x1xf32>) outs(%21 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0.ln_1"), %out: f32 loc("transformer.h.0.ln_1")):
      %212 = arith.truncf %cst_7 : f64 to f32 loc(#loc34)
      %213 = arith.addf %in, %212 : f32 loc(#loc34)
      linalg.yield %213 : f32 loc(#loc34)
    } -> tensor<2x12x1xf32> loc(#loc34)
    %27 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%26 : tensor<2x12x1xf32>) outs(%21 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0.ln_1"), %out: f32 loc("transformer.h.0.ln_1")):
      %212 = math.rsqrt %in : f32 loc(#loc34)
      linalg.yield %212 : f32 loc(#loc34)
    } -> tensor<2x12x1xf32> loc(#loc34)
    %28 = linalg.generic {indexing_maps = [#map6, #map8, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%10, %25 : tensor<2x12x16xf32>, tensor<2x12x1xf32>) outs(%6 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer"), %in_70: f32 loc("transformer.h.0.ln_1"), %out: f32 loc("transformer.h.0.ln_1")):
      %212 = arith.subf %in, %in_70 : f32 loc(#loc34)
      linalg.yield %212 : f32 loc(#loc34)
    } -> tensor<2x12x16xf32> loc(#loc34)
    %29 = linalg.generic {indexing_maps = [#map6, #map8, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%28, %27 : tensor<2x12x16xf32>, tensor<2x12x1xf32>) outs(%6 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0.ln_1"), %in_70: f32 loc("transformer.h.0.ln_1"), %out: f32 loc("transformer.h.0.ln_1")):
      %212 = arith.mulf %in, %in_70 : f32 loc(#loc34)
      linalg.yield %212 : f32 loc(#loc34)
    } -> tensor<2x12x16xf32> loc(#loc34)
    %30 = linalg.generic {indexing_maps = [#map6, #map9, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%29, %arg2 : tensor<2x12x16xf32>, tensor<16xf32>) outs(%6 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0.ln_1"), %in_70: f32 loc("transformer.h.0.ln_1"), %out: f32 loc("transformer.h.0.ln_1")):
      %212 = arith.mulf %in, %in_70 : f32 loc(#loc34)
      linalg.yield %212 : f32 loc(#loc34)
    } -> tensor<2x12x16xf32> loc(#loc34)
    %31 = linalg.generic {indexing_maps = [#map6, #map9, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%30, %arg3 : tensor<2x12x16xf32>, tensor<16xf32>) outs(%6 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0.ln_1"), %in_70: f32 loc("transformer.h.0.ln_1"), %out: f32 loc("transformer.h.0.ln_1")):
      %212 = arith.addf %in, %in_70 : f32 loc(#loc34)
      linalg.yield %212 : f32 loc(#loc34)
    } -> tensor<2x12x16xf32> loc(#loc34)
    %collapsed = tensor.collapse_shape %31 [[0, 1], [2]] : tensor<2x12x16xf32> into tensor<24x16xf32> loc(#loc38)
    %32 = tensor.empty() : tensor<24x48xf32> loc(#loc38)
    %33 = linalg.fill ins(%cst_0 : f32) outs(%32 : tensor<24x48xf32>) -> tensor<24x48xf32> loc(#loc38)
    %34 = linalg.matmul ins(%collapsed, %arg4 : tensor<24x16xf32>, tensor<16x48xf32>) outs(%33 : tensor<24x48xf32>) -> tensor<24x48xf32> loc(#loc38)
    %35 = linalg.generic {indexing_maps = [#map10, #map3], iterator_types = ["parallel", "parallel"]} ins(%arg5 : tensor<48xf32>) outs(%32 : tensor<24x48xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0.attn.c_attn"), %out: f32 loc("transformer.h.0.attn.c_attn")):
      linalg.yield %in : f32 loc(#loc38)
    } -> tensor<24x48xf32> loc(#loc38)
    %36 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%34, %35 : tensor<24x48xf32>, tensor<24x48xf32>) outs(%32 : tensor<24x48xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0.attn.c_attn"), %in_70: f32 loc("transformer.h.0.attn.c_attn"), %out: f32 loc("transformer.h.0.attn.c_attn")):
      %212 = arith.addf %in, %in_70 : f32 loc(#loc38)
      linalg.yield %212 : f32 loc(#loc38)
    } -> tensor<24x48xf32> loc(#loc38)
    %expanded_15 = tensor.expand_shape %36 [[0, 1], [2]] output_shape [2, 12, 48] : tensor<24x48xf32> into tensor<2x12x48xf32> loc(#loc38)
    %extracted_slice = tensor.extract_slice %expanded_15[0, 0, 0] [2, 12, 16] [1, 1, 1] : tensor<2x12x48xf32> to tensor<2x12x16xf32> loc(#loc33)
    %extracted_slice_16 = tensor.extract_slice %expanded_15[0, 0, 16] [2, 12, 16] [1, 1, 1] : tensor<2x12x48xf32> to tensor<2x12x16xf32> loc(#loc33)
    %extracted_slice_17 = tensor.extract_slice %expanded_15[0, 0, 32] [2, 12, 16] [1, 1, 1] : tensor<2x12x48xf32> to tensor<2x12x16xf32> loc(#loc33)
    %expanded_18 = tensor.expand_shape %extracted_slice_16 [[0], [1], [2, 3]] output_shape [2, 12, 2, 8] : tensor<2x12x16xf32> into tensor<2x12x2x8xf32> loc(#loc33)
    %expanded_19 = tensor.expand_shape %extracted_slice_17 [[0], [1], [2, 3]] output_shape [2, 12, 2, 8] : tensor<2x12x16xf32> into tensor<2x12x2x8xf32> loc(#loc33)
    %37 = tensor.empty() : tensor<2x2x12x8xf32> loc(#loc33)
    %transposed = linalg.transpose ins(%expanded_19 : tensor<2x12x2x8xf32>) outs(%37 : tensor<2x2x12x8xf32>) permutation = [0, 2, 1, 3]  loc(#loc33)
    %expanded_20 = tensor.expand_shape %extracted_slice [[0], [1], [2, 3]] output_shape [2, 12, 2, 8] : tensor<2x12x16xf32> into tensor<2x12x2x8xf32> loc(#loc33)
    %transposed_21 = linalg.transpose ins(%expanded_20 : tensor<2x12x2x8xf32>) outs(%37 : tensor<2x2x12x8xf32>) permutation = [0, 2, 1, 3]  loc(#loc33)
    %38 = tensor.empty() : tensor<2x2x8x12xf32> loc(#loc33)
    %transposed_22 = linalg.transpose ins(%expanded_18 : tensor<2x12x2x8xf32>) outs(%38 : tensor<2x2x8x12xf32>) permutation = [0, 2, 3, 1]  loc(#loc33)
    %collapsed_23 = tensor.collapse_shape %transposed_21 [[0, 1], [2], [3]] : tensor<2x2x12x8xf32> into tensor<4x12x8xf32> loc(#loc33)
    %collapsed_24 = tensor.collapse_shape %transposed_22 [[0, 1], [2], [3]] : tensor<2x2x8x12xf32> into tensor<4x8x12xf32> loc(#loc33)
    %39 = tensor.empty() : tensor<4x12x12xf32> loc(#loc33)
    %40 = linalg.fill ins(%cst_0 : f32) outs(%39 : tensor<4x12x12xf32>) -> tensor<4x12x12xf32> loc(#loc33)
    %41 = linalg.batch_matmul ins(%collapsed_23, %collapsed_24 : tensor<4x12x8xf32>, tensor<4x8x12xf32>) outs(%40 : tensor<4x12x12xf32>) -> tensor<4x12x12xf32> loc(#loc33)
    %expanded_25 = tensor.expand_shape %41 [[0, 1], [2], [3]] output_shape [2, 2, 12, 12] : tensor<4x12x12xf32> into tensor<2x2x12x12xf32> loc(#loc33)
    %42 = tensor.empty() : tensor<2x2x12x12xf32> loc(#loc33)
    %43 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_25 : tensor<2x2x12x12xf32>) outs(%42 : tensor<2x2x12x12xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0.attn"), %out: f32 loc("transformer.h.0.attn")):
      %212 = arith.truncf %cst_6 : f64 to f32 loc(#loc33)
      %213 = arith.mulf %in, %212 : f32 loc(#loc33)
      linalg.yield %213 : f32 loc(#loc33)
    } -> tensor<2x2x12x12xf32> loc(#loc33)
    %44 = linalg.generic {indexing_maps = [#map11, #map12, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%43, %expanded_14 : tensor<2x2x12x12xf32>, tensor<1x1x12x12xf32>) outs(%42 : tensor<2x2x12x12xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0.attn"), %in_70: f32 loc("<loss>"), %out: f32 loc("transformer.h.0.attn")):
      %212 = arith.addf %in, %in_70 : f32 loc(#loc33)
      linalg.yield %212 : f32 loc(#loc33)
    } -> tensor<2x2x12x12xf32> loc(#loc33)
    %45 = tensor.empty() : tensor<2x2x12xi64> loc(#loc33)
    %46 = linalg.fill ins(%c0_i64 : i64) outs(%45 : tensor<2x2x12xi64>) -> tensor<2x2x12xi64> loc(#loc33)
    %47 = tensor.empty() : tensor<2x2x12xf32> loc(#loc33)
    %48 = linalg.fill ins(%cst_1 : f32) outs(%47 : tensor<2x2x12xf32>) -> tensor<2x2x12xf32> loc(#loc33)
    %49:2 = linalg.generic {indexing_maps = [#map11, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%44 : tensor<2x2x12x12xf32>) outs(%48, %46 : tensor<2x2x12xf32>, tensor<2x2x12xi64>) {
    ^bb0(%in: f32 loc("transformer.h.0.attn"), %out: f32 loc("transformer.h.0.attn"), %out_70: i64 loc("transformer.h.0.attn")):
      %212 = linalg.index 3 : index loc(#loc33)
      %213 = arith.index_cast %212 : index to i64 loc(#loc33)
      %214 = arith.maximumf %in, %out : f32 loc(#loc33)
      %215 = arith.cmpf ogt, %in, %out : f32 loc(#loc33)
      %216 = arith.select %215, %213, %out_70 : i64 loc(#loc33)
      linalg.yield %214, %216 : f32, i64 loc(#loc33)
    } -> (tensor<2x2x12xf32>, tensor<2x2x12xi64>) loc(#loc33)
    %expanded_26 = tensor.expand_shape %49#0 [[0], [1], [2, 3]] output_shape [2, 2, 12, 1] : tensor<2x2x12xf32> into tensor<2x2x12x1xf32> loc(#loc33)
    %50 = linalg.generic {indexing_maps = [#map11, #map14, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%44, %expanded_26 : tensor<2x2x12x12xf32>, tensor<2x2x12x1xf32>) outs(%42 : tensor<2x2x12x12xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0.attn"), %in_70: f32 loc("transformer.h.0.attn"), %out: f32 loc("transformer.h.0.attn")):
      %212 = arith.subf %in, %in_70 : f32 loc(#loc33)
      linalg.yield %212 : f32 loc(#loc33)
    } -> tensor<2x2x12x12xf32> loc(#loc33)
    %51 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%50 : tensor<2x2x12x12xf32>) outs(%42 : tensor<2x2x12x12xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0.attn"), %out: f32 loc("transformer.h.0.attn")):
      %212 = math.exp %in : f32 loc(#loc33)
      linalg.yield %212 : f32 loc(#loc33)
    } -> tensor<2x2x12x12xf32> loc(#loc33)
    %52 = tensor.empty() : tensor<2x2x12x1xf32> loc(#loc33)
    %53 = linalg.fill ins(%cst_0 : f32) outs(%52 : tensor<2x2x12x1xf32>) -> tensor<2x2x12x1xf32> loc(#loc33)
    %54 = linalg.generic {indexing_maps = [#map11, #map14], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%51 : tensor<2x2x12x12xf32>) outs(%53 : tensor<2x2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0.attn"), %out: f32 loc("transformer.h.0.attn")):
      %212 = arith.addf %in, %out : f32 loc(#loc33)
      linalg.yield %212 : f32 loc(#loc33)
    } -> tensor<2x2x12x1xf32> loc(#loc33)
    %55 = linalg.generic {indexing_maps = [#map11, #map14, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%51, %54 : tensor<2x2x12x12xf32>, tensor<2x2x12x1xf32>) outs(%42 : tensor<2x2x12x12xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0.attn"), %in_70: f32 loc("transformer.h.0.attn"), %out: f32 loc("transformer.h.0.attn")):
      %212 = arith.divf %in, %in_70 : f32 loc(#loc33)
      linalg.yield %212 : f32 loc(#loc33)
    } -> tensor<2x2x12x12xf32> loc(#loc33)
    %collapsed_27 = tensor.collapse_shape %55 [[0, 1], [2], [3]] : tensor<2x2x12x12xf32> into tensor<4x12x12xf32> loc(#loc33)
    %collapsed_28 = tensor.collapse_shape %transposed [[0, 1], [2], [3]] : tensor<2x2x12x8xf32> into tensor<4x12x8xf32> loc(#loc33)
    %56 = tensor.empty() : tensor<4x12x8xf32> loc(#loc33)
    %57 = linalg.fill ins(%cst_0 : f32) outs(%56 : tensor<4x12x8xf32>) -> tensor<4x12x8xf32> loc(#loc33)
    %58 = linalg.batch_matmul ins(%collapsed_27, %collapsed_28 : tensor<4x12x12xf32>, tensor<4x12x8xf32>) outs(%57 : tensor<4x12x8xf32>) -> tensor<4x12x8xf32> loc(#loc33)
    %expanded_29 = tensor.expand_shape %58 [[0, 1], [2], [3]] output_shape [2, 2, 12, 8] : tensor<4x12x8xf32> into tensor<2x2x12x8xf32> loc(#loc33)
    %59 = tensor.empty() : tensor<2x12x2x8xf32> loc(#loc33)
    %transposed_30 = linalg.transpose ins(%expanded_29 : tensor<2x2x12x8xf32>) outs(%59 : tensor<2x12x2x8xf32>) permutation = [0, 2, 1, 3]  loc(#loc33)
    %collapsed_31 = tensor.collapse_shape %transposed_30 [[0, 1], [2, 3]] : tensor<2x12x2x8xf32> into tensor<24x16xf32> loc(#loc39)
    %60 = tensor.empty() : tensor<24x16xf32> loc(#loc39)
    %61 = linalg.fill ins(%cst_0 : f32) outs(%60 : tensor<24x16xf32>) -> tensor<24x16xf32> loc(#loc39)
    %62 = linalg.matmul ins(%collapsed_31, %arg6 : tensor<24x16xf32>, tensor<16x16xf32>) outs(%61 : tensor<24x16xf32>) -> tensor<24x16xf32> loc(#loc39)
    %63 = linalg.generic {indexing_maps = [#map10, #map3], iterator_types = ["parallel", "parallel"]} ins(%arg7 : tensor<16xf32>) outs(%60 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0.attn.c_proj"), %out: f32 loc("transformer.h.0.attn.c_proj")):
      linalg.yield %in : f32 loc(#loc39)
    } -> tensor<24x16xf32> loc(#loc39)
    %64 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%62, %63 : tensor<24x16xf32>, tensor<24x16xf32>) outs(%60 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0.attn.c_proj"), %in_70: f32 loc("transformer.h.0.attn.c_proj"), %out: f32 loc("transformer.h.0.attn.c_proj")):
      %212 = arith.addf %in, %in_70 : f32 loc(#loc39)
      linalg.yield %212 : f32 loc(#loc39)
    } -> tensor<24x16xf32> loc(#loc39)
    %expanded_32 = tensor.expand_shape %64 [[0, 1], [2]] output_shape [2, 12, 16] : tensor<24x16xf32> into tensor<2x12x16xf32> loc(#loc39)
    %65 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_32, %10 : tensor<2x12x16xf32>, tensor<2x12x16xf32>) outs(%6 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0.attn.c_proj"), %in_70: f32 loc("transformer"), %out: f32 loc("transformer.h.0")):
      %212 = arith.addf %in, %in_70 : f32 loc(#loc40)
      linalg.yield %212 : f32 loc(#loc40)
    } -> tensor<2x12x16xf32> loc(#loc40)
    %66 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%65 : tensor<2x12x16xf32>) outs(%11 : tensor<2x12x16xf64>) {
    ^bb0(%in: f32 loc("transformer.h.0"), %out: f64 loc("transformer.h.0.ln_2")):
      %212 = arith.extf %in : f32 to f64 loc(#loc41)
      linalg.yield %212 : f64 loc(#loc41)
    } -> tensor<2x12x16xf64> loc(#loc41)
    %67 = linalg.generic {indexing_maps = [#map6, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%66 : tensor<2x12x16xf64>) outs(%14 : tensor<2x12x1xf64>) {
    ^bb0(%in: f64 loc("transformer.h.0.ln_2"), %out: f64 loc("transformer.h.0.ln_2")):
      %212 = arith.addf %in, %out : f64 loc(#loc41)
      linalg.yield %212 : f64 loc(#loc41)
    } -> tensor<2x12x1xf64> loc(#loc41)
    %68 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%67 : tensor<2x12x1xf64>) outs(%13 : tensor<2x12x1xf64>) {
    ^bb0(%in: f64 loc("transformer.h.0.ln_2"), %out: f64 loc("transformer.h.0.ln_2")):
      %212 = arith.divf %in, %cst_8 : f64 loc(#loc41)
      linalg.yield %212 : f64 loc(#loc41)
    } -> tensor<2x12x1xf64> loc(#loc41)
    %69 = linalg.generic {indexing_maps = [#map6, #map8, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%66, %68 : tensor<2x12x16xf64>, tensor<2x12x1xf64>) outs(%11 : tensor<2x12x16xf64>) {
    ^bb0(%in: f64 loc("transformer.h.0.ln_2"), %in_70: f64 loc("transformer.h.0.ln_2"), %out: f64 loc("transformer.h.0.ln_2")):
      %212 = arith.subf %in, %in_70 : f64 loc(#loc41)
      linalg.yield %212 : f64 loc(#loc41)
    } -> tensor<2x12x16xf64> loc(#loc41)
    %70 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%69, %69 : tensor<2x12x16xf64>, tensor<2x12x16xf64>) outs(%11 : tensor<2x12x16xf64>) {
    ^bb0(%in: f64 loc("transformer.h.0.ln_2"), %in_70: f64 loc("transformer.h.0.ln_2"), %out: f64 loc("transformer.h.0.ln_2")):
      %212 = arith.mulf %in, %in_70 : f64 loc(#loc41)
      linalg.yield %212 : f64 loc(#loc41)
    } -> tensor<2x12x16xf64> loc(#loc41)
    %71 = linalg.generic {indexing_maps = [#map6, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%70 : tensor<2x12x16xf64>) outs(%14 : tensor<2x12x1xf64>) {
    ^bb0(%in: f64 loc("transformer.h.0.ln_2"), %out: f64 loc("transformer.h.0.ln_2")):
      %212 = arith.addf %in, %out : f64 loc(#loc41)
      linalg.yield %212 : f64 loc(#loc41)
    } -> tensor<2x12x1xf64> loc(#loc41)
    %72 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%71 : tensor<2x12x1xf64>) outs(%13 : tensor<2x12x1xf64>) {
    ^bb0(%in: f64 loc("transformer.h.0.ln_2"), %out: f64 loc("transformer.h.0.ln_2")):
      %212 = arith.divf %in, %cst_8 : f64 loc(#loc41)
      linalg.yield %212 : f64 loc(#loc41)
    } -> tensor<2x12x1xf64> loc(#loc41)
    %73 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%72 : tensor<2x12x1xf64>) outs(%21 : tensor<2x12x1xf32>) {
    ^bb0(%in: f64 loc("transformer.h.0.ln_2"), %out: f32 loc("transformer.h.0.ln_2")):
      %212 = arith.truncf %in : f64 to f32 loc(#loc41)
      linalg.yield %212 : f32 loc(#loc41)
    } -> tensor<2x12x1xf32> loc(#loc41)
    %74 = linalg.generic {indexing_maps = [#map6, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%65 : tensor<2x12x16xf32>) outs(%23 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0"), %out: f32 loc("transformer.h.0.ln_2")):
      %212 = arith.addf %in, %out : f32 loc(#loc41)
      linalg.yield %212 : f32 loc(#loc41)
    } -> tensor<2x12x1xf32> loc(#loc41)
    %75 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%74 : tensor<2x12x1xf32>) outs(%21 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0.ln_2"), %out: f32 loc("transformer.h.0.ln_2")):
      %212 = arith.divf %in, %cst_9 : f32 loc(#loc41)
      linalg.yield %212 : f32 loc(#loc41)
    } -> tensor<2x12x1xf32> loc(#loc41)
    %76 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%73 : tensor<2x12x1xf32>) outs(%21 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0.ln_2"), %out: f32 loc("transformer.h.0.ln_2")):
      %212 = arith.truncf %cst_7 : f64 to f32 loc(#loc41)
      %213 = arith.addf %in, %212 : f32 loc(#loc41)
      linalg.yield %213 : f32 loc(#loc41)
    } -> tensor<2x12x1xf32> loc(#loc41)
    %77 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%76 : tensor<2x12x1xf32>) outs(%21 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0.ln_2"), %out: f32 loc("transformer.h.0.ln_2")):
      %212 = math.rsqrt %in : f32 loc(#loc41)
      linalg.yield %212 : f32 loc(#loc41)
    } -> tensor<2x12x1xf32> loc(#loc41)
    %78 = linalg.generic {indexing_maps = [#map6, #map8, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%65, %75 : tensor<2x12x16xf32>, tensor<2x12x1xf32>) outs(%6 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0"), %in_70: f32 loc("transformer.h.0.ln_2"), %out: f32 loc("transformer.h.0.ln_2")):
      %212 = arith.subf %in, %in_70 : f32 loc(#loc41)
      linalg.yield %212 : f32 loc(#loc41)
    } -> tensor<2x12x16xf32> loc(#loc41)
    %79 = linalg.generic {indexing_maps = [#map6, #map8, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%78, %77 : tensor<2x12x16xf32>, tensor<2x12x1xf32>) outs(%6 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0.ln_2"), %in_70: f32 loc("transformer.h.0.ln_2"), %out: f32 loc("transformer.h.0.ln_2")):
      %212 = arith.mulf %in, %in_70 : f32 loc(#loc41)
      linalg.yield %212 : f32 loc(#loc41)
    } -> tensor<2x12x16xf32> loc(#loc41)
    %80 = linalg.generic {indexing_maps = [#map6, #map9, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%79, %arg8 : tensor<2x12x16xf32>, tensor<16xf32>) outs(%6 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0.ln_2"), %in_70: f32 loc("transformer.h.0.ln_2"), %out: f32 loc("transformer.h.0.ln_2")):
      %212 = arith.mulf %in, %in_70 : f32 loc(#loc41)
      linalg.yield %212 : f32 loc(#loc41)
    } -> tensor<2x12x16xf32> loc(#loc41)
    %81 = linalg.generic {indexing_maps = [#map6, #map9, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%80, %arg9 : tensor<2x12x16xf32>, tensor<16xf32>) outs(%6 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0.ln_2"), %in_70: f32 loc("transformer.h.0.ln_2"), %out: f32 loc("transformer.h.0.ln_2")):
      %212 = arith.addf %in, %in_70 : f32 loc(#loc41)
      linalg.yield %212 : f32 loc(#loc41)
    } -> tensor<2x12x16xf32> loc(#loc41)
    %collapsed_33 = tensor.collapse_shape %81 [[0, 1], [2]] : tensor<2x12x16xf32> into tensor<24x16xf32> loc(#loc42)
    %82 = tensor.empty() : tensor<24x64xf32> loc(#loc42)
    %83 = linalg.fill ins(%cst_0 : f32) outs(%82 : tensor<24x64xf32>) -> tensor<24x64xf32> loc(#loc42)
    %84 = linalg.matmul ins(%collapsed_33, %arg10 : tensor<24x16xf32>, tensor<16x64xf32>) outs(%83 : tensor<24x64xf32>) -> tensor<24x64xf32> loc(#loc42)
    %85 = linalg.generic {indexing_maps = [#map10, #map3], iterator_types = ["parallel", "parallel"]} ins(%arg11 : tensor<64xf32>) outs(%82 : tensor<24x64xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0.mlp.c_fc"), %out: f32 loc("transformer.h.0.mlp.c_fc")):
      linalg.yield %in : f32 loc(#loc42)
    } -> tensor<24x64xf32> loc(#loc42)
    %86 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%84, %85 : tensor<24x64xf32>, tensor<24x64xf32>) outs(%82 : tensor<24x64xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0.mlp.c_fc"), %in_70: f32 loc("transformer.h.0.mlp.c_fc"), %out: f32 loc("transformer.h.0.mlp.c_fc")):
      %212 = arith.addf %in, %in_70 : f32 loc(#loc42)
      linalg.yield %212 : f32 loc(#loc42)
    } -> tensor<24x64xf32> loc(#loc42)
    %expanded_34 = tensor.expand_shape %86 [[0, 1], [2]] output_shape [2, 12, 64] : tensor<24x64xf32> into tensor<2x12x64xf32> loc(#loc42)
    %87 = tensor.empty() : tensor<2x12x64xf32> loc(#loc32)
    %88 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_34 : tensor<2x12x64xf32>) outs(%87 : tensor<2x12x64xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0.mlp.c_fc"), %out: f32 loc("transformer.h.0.mlp.act")):
      %212 = arith.mulf %in, %cst_10 : f32 loc(#loc32)
      linalg.yield %212 : f32 loc(#loc32)
    } -> tensor<2x12x64xf32> loc(#loc32)
    %89 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_34 : tensor<2x12x64xf32>) outs(%87 : tensor<2x12x64xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0.mlp.c_fc"), %out: f32 loc("transformer.h.0.mlp.act")):
      %212 = math.fpowi %in, %c3_i64 : f32, i64 loc(#loc32)
      linalg.yield %212 : f32 loc(#loc32)
    } -> tensor<2x12x64xf32> loc(#loc32)
    %90 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%89 : tensor<2x12x64xf32>) outs(%87 : tensor<2x12x64xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0.mlp.act"), %out: f32 loc("transformer.h.0.mlp.act")):
      %212 = arith.truncf %cst_5 : f64 to f32 loc(#loc32)
      %213 = arith.mulf %in, %212 : f32 loc(#loc32)
      linalg.yield %213 : f32 loc(#loc32)
    } -> tensor<2x12x64xf32> loc(#loc32)
    %91 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_34, %90 : tensor<2x12x64xf32>, tensor<2x12x64xf32>) outs(%87 : tensor<2x12x64xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0.mlp.c_fc"), %in_70: f32 loc("transformer.h.0.mlp.act"), %out: f32 loc("transformer.h.0.mlp.act")):
      %212 = arith.addf %in, %in_70 : f32 loc(#loc32)
      linalg.yield %212 : f32 loc(#loc32)
    } -> tensor<2x12x64xf32> loc(#loc32)
    %92 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%91 : tensor<2x12x64xf32>) outs(%87 : tensor<2x12x64xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0.mlp.act"), %out: f32 loc("transformer.h.0.mlp.act")):
      %212 = arith.truncf %cst_4 : f64 to f32 loc(#loc32)
      %213 = arith.mulf %in, %212 : f32 loc(#loc32)
      linalg.yield %213 : f32 loc(#loc32)
    } -> tensor<2x12x64xf32> loc(#loc32)
    %93 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%92 : tensor<2x12x64xf32>) outs(%87 : tensor<2x12x64xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0.mlp.act"), %out: f32 loc("transformer.h.0.mlp.act")):
      %212 = math.tanh %in : f32 loc(#loc32)
      linalg.yield %212 : f32 loc(#loc32)
    } -> tensor<2x12x64xf32> loc(#loc32)
    %94 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%93 : tensor<2x12x64xf32>) outs(%87 : tensor<2x12x64xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0.mlp.act"), %out: f32 loc("transformer.h.0.mlp.act")):
      %212 = arith.addf %in, %cst_11 : f32 loc(#loc32)
      linalg.yield %212 : f32 loc(#loc32)
    } -> tensor<2x12x64xf32> loc(#loc32)
    %95 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%88, %94 : tensor<2x12x64xf32>, tensor<2x12x64xf32>) outs(%87 : tensor<2x12x64xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0.mlp.act"), %in_70: f32 loc("transformer.h.0.mlp.act"), %out: f32 loc("transformer.h.0.mlp.act")):
      %212 = arith.mulf %in, %in_70 : f32 loc(#loc32)
      linalg.yield %212 : f32 loc(#loc32)
    } -> tensor<2x12x64xf32> loc(#loc32)
    %collapsed_35 = tensor.collapse_shape %95 [[0, 1], [2]] : tensor<2x12x64xf32> into tensor<24x64xf32> loc(#loc43)
    %96 = linalg.matmul ins(%collapsed_35, %arg12 : tensor<24x64xf32>, tensor<64x16xf32>) outs(%61 : tensor<24x16xf32>) -> tensor<24x16xf32> loc(#loc43)
    %97 = linalg.generic {indexing_maps = [#map10, #map3], iterator_types = ["parallel", "parallel"]} ins(%arg13 : tensor<16xf32>) outs(%60 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0.mlp.c_proj"), %out: f32 loc("transformer.h.0.mlp.c_proj")):
      linalg.yield %in : f32 loc(#loc43)
    } -> tensor<24x16xf32> loc(#loc43)
    %98 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%96, %97 : tensor<24x16xf32>, tensor<24x16xf32>) outs(%60 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0.mlp.c_proj"), %in_70: f32 loc("transformer.h.0.mlp.c_proj"), %out: f32 loc("transformer.h.0.mlp.c_proj")):
      %212 = arith.addf %in, %in_70 : f32 loc(#loc43)
      linalg.yield %212 : f32 loc(#loc43)
    } -> tensor<24x16xf32> loc(#loc43)
    %expanded_36 = tensor.expand_shape %98 [[0, 1], [2]] output_shape [2, 12, 16] : tensor<24x16xf32> into tensor<2x12x16xf32> loc(#loc43)
    %99 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%65, %expanded_36 : tensor<2x12x16xf32>, tensor<2x12x16xf32>) outs(%6 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0"), %in_70: f32 loc("transformer.h.0.mlp.c_proj"), %out: f32 loc("transformer.h.0")):
      %212 = arith.addf %in, %in_70 : f32 loc(#loc40)
      linalg.yield %212 : f32 loc(#loc40)
    } -> tensor<2x12x16xf32> loc(#loc40)
    %100 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%99 : tensor<2x12x16xf32>) outs(%11 : tensor<2x12x16xf64>) {
    ^bb0(%in: f32 loc("transformer.h.0"), %out: f64 loc("transformer.h.1.ln_1")):
      %212 = arith.extf %in : f32 to f64 loc(#loc44)
      linalg.yield %212 : f64 loc(#loc44)
    } -> tensor<2x12x16xf64> loc(#loc44)
    %101 = linalg.generic {indexing_maps = [#map6, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%100 : tensor<2x12x16xf64>) outs(%14 : tensor<2x12x1xf64>) {
    ^bb0(%in: f64 loc("transformer.h.1.ln_1"), %out: f64 loc("transformer.h.1.ln_1")):
      %212 = arith.addf %in, %out : f64 loc(#loc44)
      linalg.yield %212 : f64 loc(#loc44)
    } -> tensor<2x12x1xf64> loc(#loc44)
    %102 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%101 : tensor<2x12x1xf64>) outs(%13 : tensor<2x12x1xf64>) {
    ^bb0(%in: f64 loc("transformer.h.1.ln_1"), %out: f64 loc("transformer.h.1.ln_1")):
      %212 = arith.divf %in, %cst_8 : f64 loc(#loc44)
      linalg.yield %212 : f64 loc(#loc44)
    } -> tensor<2x12x1xf64> loc(#loc44)
    %103 = linalg.generic {indexing_maps = [#map6, #map8, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%100, %102 : tensor<2x12x16xf64>, tensor<2x12x1xf64>) outs(%11 : tensor<2x12x16xf64>) {
    ^bb0(%in: f64 loc("transformer.h.1.ln_1"), %in_70: f64 loc("transformer.h.1.ln_1"), %out: f64 loc("transformer.h.1.ln_1")):
      %212 = arith.subf %in, %in_70 : f64 loc(#loc44)
      linalg.yield %212 : f64 loc(#loc44)
    } -> tensor<2x12x16xf64> loc(#loc44)
    %104 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%103, %103 : tensor<2x12x16xf64>, tensor<2x12x16xf64>) outs(%11 : tensor<2x12x16xf64>) {
    ^bb0(%in: f64 loc("transformer.h.1.ln_1"), %in_70: f64 loc("transformer.h.1.ln_1"), %out: f64 loc("transformer.h.1.ln_1")):
      %212 = arith.mulf %in, %in_70 : f64 loc(#loc44)
      linalg.yield %212 : f64 loc(#loc44)
    } -> tensor<2x12x16xf64> loc(#loc44)
    %105 = linalg.generic {indexing_maps = [#map6, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%104 : tensor<2x12x16xf64>) outs(%14 : tensor<2x12x1xf64>) {
    ^bb0(%in: f64 loc("transformer.h.1.ln_1"), %out: f64 loc("transformer.h.1.ln_1")):
      %212 = arith.addf %in, %out : f64 loc(#loc44)
      linalg.yield %212 : f64 loc(#loc44)
    } -> tensor<2x12x1xf64> loc(#loc44)
    %106 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%105 : tensor<2x12x1xf64>) outs(%13 : tensor<2x12x1xf64>) {
    ^bb0(%in: f64 loc("transformer.h.1.ln_1"), %out: f64 loc("transformer.h.1.ln_1")):
      %212 = arith.divf %in, %cst_8 : f64 loc(#loc44)
      linalg.yield %212 : f64 loc(#loc44)
    } -> tensor<2x12x1xf64> loc(#loc44)
    %107 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%106 : tensor<2x12x1xf64>) outs(%21 : tensor<2x12x1xf32>) {
    ^bb0(%in: f64 loc("transformer.h.1.ln_1"), %out: f32 loc("transformer.h.1.ln_1")):
      %212 = arith.truncf %in : f64 to f32 loc(#loc44)
      linalg.yield %212 : f32 loc(#loc44)
    } -> tensor<2x12x1xf32> loc(#loc44)
    %108 = linalg.generic {indexing_maps = [#map6, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%99 : tensor<2x12x16xf32>) outs(%23 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0"), %out: f32 loc("transformer.h.1.ln_1")):
      %212 = arith.addf %in, %out : f32 loc(#loc44)
      linalg.yield %212 : f32 loc(#loc44)
    } -> tensor<2x12x1xf32> loc(#loc44)
    %109 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%108 : tensor<2x12x1xf32>) outs(%21 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1.ln_1"), %out: f32 loc("transformer.h.1.ln_1")):
      %212 = arith.divf %in, %cst_9 : f32 loc(#loc44)
      linalg.yield %212 : f32 loc(#loc44)
    } -> tensor<2x12x1xf32> loc(#loc44)
    %110 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%107 : tensor<2x12x1xf32>) outs(%21 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1.ln_1"), %out: f32 loc("transformer.h.1.ln_1")):
      %212 = arith.truncf %cst_7 : f64 to f32 loc(#loc44)
      %213 = arith.addf %in, %212 : f32 loc(#loc44)
      linalg.yield %213 : f32 loc(#loc44)
    } -> tensor<2x12x1xf32> loc(#loc44)
    %111 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%110 : tensor<2x12x1xf32>) outs(%21 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1.ln_1"), %out: f32 loc("transformer.h.1.ln_1")):
      %212 = math.rsqrt %in : f32 loc(#loc44)
      linalg.yield %212 : f32 loc(#loc44)
    } -> tensor<2x12x1xf32> loc(#loc44)
    %112 = linalg.generic {indexing_maps = [#map6, #map8, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%99, %109 : tensor<2x12x16xf32>, tensor<2x12x1xf32>) outs(%6 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0"), %in_70: f32 loc("transformer.h.1.ln_1"), %out: f32 loc("transformer.h.1.ln_1")):
      %212 = arith.subf %in, %in_70 : f32 loc(#loc44)
      linalg.yield %212 : f32 loc(#loc44)
    } -> tensor<2x12x16xf32> loc(#loc44)
    %113 = linalg.generic {indexing_maps = [#map6, #map8, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%112, %111 : tensor<2x12x16xf32>, tensor<2x12x1xf32>) outs(%6 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1.ln_1"), %in_70: f32 loc("transformer.h.1.ln_1"), %out: f32 loc("transformer.h.1.ln_1")):
      %212 = arith.mulf %in, %in_70 : f32 loc(#loc44)
      linalg.yield %212 : f32 loc(#loc44)
    } -> tensor<2x12x16xf32> loc(#loc44)
    %114 = linalg.generic {indexing_maps = [#map6, #map9, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%113, %arg14 : tensor<2x12x16xf32>, tensor<16xf32>) outs(%6 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1.ln_1"), %in_70: f32 loc("transformer.h.1.ln_1"), %out: f32 loc("transformer.h.1.ln_1")):
      %212 = arith.mulf %in, %in_70 : f32 loc(#loc44)
      linalg.yield %212 : f32 loc(#loc44)
    } -> tensor<2x12x16xf32> loc(#loc44)
    %115 = linalg.generic {indexing_maps = [#map6, #map9, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%114, %arg15 : tensor<2x12x16xf32>, tensor<16xf32>) outs(%6 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1.ln_1"), %in_70: f32 loc("transformer.h.1.ln_1"), %out: f32 loc("transformer.h.1.ln_1")):
      %212 = arith.addf %in, %in_70 : f32 loc(#loc44)
      linalg.yield %212 : f32 loc(#loc44)
    } -> tensor<2x12x16xf32> loc(#loc44)
    %collapsed_37 = tensor.collapse_shape %115 [[0, 1], [2]] : tensor<2x12x16xf32> into tensor<24x16xf32> loc(#loc45)
    %116 = linalg.matmul ins(%collapsed_37, %arg16 : tensor<24x16xf32>, tensor<16x48xf32>) outs(%33 : tensor<24x48xf32>) -> tensor<24x48xf32> loc(#loc45)
    %117 = linalg.generic {indexing_maps = [#map10, #map3], iterator_types = ["parallel", "parallel"]} ins(%arg17 : tensor<48xf32>) outs(%32 : tensor<24x48xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1.attn.c_attn"), %out: f32 loc("transformer.h.1.attn.c_attn")):
      linalg.yield %in : f32 loc(#loc45)
    } -> tensor<24x48xf32> loc(#loc45)
    %118 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%116, %117 : tensor<24x48xf32>, tensor<24x48xf32>) outs(%32 : tensor<24x48xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1.attn.c_attn"), %in_70: f32 loc("transformer.h.1.attn.c_attn"), %out: f32 loc("transformer.h.1.attn.c_attn")):
      %212 = arith.addf %in, %in_70 : f32 loc(#loc45)
      linalg.yield %212 : f32 loc(#loc45)
    } -> tensor<24x48xf32> loc(#loc45)
    %expanded_38 = tensor.expand_shape %118 [[0, 1], [2]] output_shape [2, 12, 48] : tensor<24x48xf32> into tensor<2x12x48xf32> loc(#loc45)
    %extracted_slice_39 = tensor.extract_slice %expanded_38[0, 0, 0] [2, 12, 16] [1, 1, 1] : tensor<2x12x48xf32> to tensor<2x12x16xf32> loc(#loc46)
    %extracted_slice_40 = tensor.extract_slice %expanded_38[0, 0, 16] [2, 12, 16] [1, 1, 1] : tensor<2x12x48xf32> to tensor<2x12x16xf32> loc(#loc46)
    %extracted_slice_41 = tensor.extract_slice %expanded_38[0, 0, 32] [2, 12, 16] [1, 1, 1] : tensor<2x12x48xf32> to tensor<2x12x16xf32> loc(#loc46)
    %expanded_42 = tensor.expand_shape %extracted_slice_40 [[0], [1], [2, 3]] output_shape [2, 12, 2, 8] : tensor<2x12x16xf32> into tensor<2x12x2x8xf32> loc(#loc46)
    %expanded_43 = tensor.expand_shape %extracted_slice_41 [[0], [1], [2, 3]] output_shape [2, 12, 2, 8] : tensor<2x12x16xf32> into tensor<2x12x2x8xf32> loc(#loc46)
    %transposed_44 = linalg.transpose ins(%expanded_43 : tensor<2x12x2x8xf32>) outs(%37 : tensor<2x2x12x8xf32>) permutation = [0, 2, 1, 3]  loc(#loc46)
    %expanded_45 = tensor.expand_shape %extracted_slice_39 [[0], [1], [2, 3]] output_shape [2, 12, 2, 8] : tensor<2x12x16xf32> into tensor<2x12x2x8xf32> loc(#loc46)
    %transposed_46 = linalg.transpose ins(%expanded_45 : tensor<2x12x2x8xf32>) outs(%37 : tensor<2x2x12x8xf32>) permutation = [0, 2, 1, 3]  loc(#loc46)
    %transposed_47 = linalg.transpose ins(%expanded_42 : tensor<2x12x2x8xf32>) outs(%38 : tensor<2x2x8x12xf32>) permutation = [0, 2, 3, 1]  loc(#loc46)
    %collapsed_48 = tensor.collapse_shape %transposed_46 [[0, 1], [2], [3]] : tensor<2x2x12x8xf32> into tensor<4x12x8xf32> loc(#loc46)
    %collapsed_49 = tensor.collapse_shape %transposed_47 [[0, 1], [2], [3]] : tensor<2x2x8x12xf32> into tensor<4x8x12xf32> loc(#loc46)
    %119 = linalg.batch_matmul ins(%collapsed_48, %collapsed_49 : tensor<4x12x8xf32>, tensor<4x8x12xf32>) outs(%40 : tensor<4x12x12xf32>) -> tensor<4x12x12xf32> loc(#loc46)
    %expanded_50 = tensor.expand_shape %119 [[0, 1], [2], [3]] output_shape [2, 2, 12, 12] : tensor<4x12x12xf32> into tensor<2x2x12x12xf32> loc(#loc46)
    %120 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_50 : tensor<2x2x12x12xf32>) outs(%42 : tensor<2x2x12x12xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1.attn"), %out: f32 loc("transformer.h.1.attn")):
      %212 = arith.truncf %cst_6 : f64 to f32 loc(#loc46)
      %213 = arith.mulf %in, %212 : f32 loc(#loc46)
      linalg.yield %213 : f32 loc(#loc46)
    } -> tensor<2x2x12x12xf32> loc(#loc46)
    %121 = linalg.generic {indexing_maps = [#map11, #map12, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%120, %expanded_14 : tensor<2x2x12x12xf32>, tensor<1x1x12x12xf32>) outs(%42 : tensor<2x2x12x12xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1.attn"), %in_70: f32 loc("<loss>"), %out: f32 loc("transformer.h.1.attn")):
      %212 = arith.addf %in, %in_70 : f32 loc(#loc46)
      linalg.yield %212 : f32 loc(#loc46)
    } -> tensor<2x2x12x12xf32> loc(#loc46)
    %122:2 = linalg.generic {indexing_maps = [#map11, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%121 : tensor<2x2x12x12xf32>) outs(%48, %46 : tensor<2x2x12xf32>, tensor<2x2x12xi64>) {
    ^bb0(%in: f32 loc("transformer.h.1.attn"), %out: f32 loc("transformer.h.1.attn"), %out_70: i64 loc("transformer.h.1.attn")):
      %212 = linalg.index 3 : index loc(#loc46)
      %213 = arith.index_cast %212 : index to i64 loc(#loc46)
      %214 = arith.maximumf %in, %out : f32 loc(#loc46)
      %215 = arith.cmpf ogt, %in, %out : f32 loc(#loc46)
      %216 = arith.select %215, %213, %out_70 : i64 loc(#loc46)
      linalg.yield %214, %216 : f32, i64 loc(#loc46)
    } -> (tensor<2x2x12xf32>, tensor<2x2x12xi64>) loc(#loc46)
    %expanded_51 = tensor.expand_shape %122#0 [[0], [1], [2, 3]] output_shape [2, 2, 12, 1] : tensor<2x2x12xf32> into tensor<2x2x12x1xf32> loc(#loc46)
    %123 = linalg.generic {indexing_maps = [#map11, #map14, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%121, %expanded_51 : tensor<2x2x12x12xf32>, tensor<2x2x12x1xf32>) outs(%42 : tensor<2x2x12x12xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1.attn"), %in_70: f32 loc("transformer.h.1.attn"), %out: f32 loc("transformer.h.1.attn")):
      %212 = arith.subf %in, %in_70 : f32 loc(#loc46)
      linalg.yield %212 : f32 loc(#loc46)
    } -> tensor<2x2x12x12xf32> loc(#loc46)
    %124 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%123 : tensor<2x2x12x12xf32>) outs(%42 : tensor<2x2x12x12xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1.attn"), %out: f32 loc("transformer.h.1.attn")):
      %212 = math.exp %in : f32 loc(#loc46)
      linalg.yield %212 : f32 loc(#loc46)
    } -> tensor<2x2x12x12xf32> loc(#loc46)
    %125 = linalg.generic {indexing_maps = [#map11, #map14], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%124 : tensor<2x2x12x12xf32>) outs(%53 : tensor<2x2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1.attn"), %out: f32 loc("transformer.h.1.attn")):
      %212 = arith.addf %in, %out : f32 loc(#loc46)
      linalg.yield %212 : f32 loc(#loc46)
    } -> tensor<2x2x12x1xf32> loc(#loc46)
    %126 = linalg.generic {indexing_maps = [#map11, #map14, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%124, %125 : tensor<2x2x12x12xf32>, tensor<2x2x12x1xf32>) outs(%42 : tensor<2x2x12x12xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1.attn"), %in_70: f32 loc("transformer.h.1.attn"), %out: f32 loc("transformer.h.1.attn")):
      %212 = arith.divf %in, %in_70 : f32 loc(#loc46)
      linalg.yield %212 : f32 loc(#loc46)
    } -> tensor<2x2x12x12xf32> loc(#loc46)
    %collapsed_52 = tensor.collapse_shape %126 [[0, 1], [2], [3]] : tensor<2x2x12x12xf32> into tensor<4x12x12xf32> loc(#loc46)
    %collapsed_53 = tensor.collapse_shape %transposed_44 [[0, 1], [2], [3]] : tensor<2x2x12x8xf32> into tensor<4x12x8xf32> loc(#loc46)
    %127 = linalg.batch_matmul ins(%collapsed_52, %collapsed_53 : tensor<4x12x12xf32>, tensor<4x12x8xf32>) outs(%57 : tensor<4x12x8xf32>) -> tensor<4x12x8xf32> loc(#loc46)
    %expanded_54 = tensor.expand_shape %127 [[0, 1], [2], [3]] output_shape [2, 2, 12, 8] : tensor<4x12x8xf32> into tensor<2x2x12x8xf32> loc(#loc46)
    %transposed_55 = linalg.transpose ins(%expanded_54 : tensor<2x2x12x8xf32>) outs(%59 : tensor<2x12x2x8xf32>) permutation = [0, 2, 1, 3]  loc(#loc46)
    %collapsed_56 = tensor.collapse_shape %transposed_55 [[0, 1], [2, 3]] : tensor<2x12x2x8xf32> into tensor<24x16xf32> loc(#loc47)
    %128 = linalg.matmul ins(%collapsed_56, %arg18 : tensor<24x16xf32>, tensor<16x16xf32>) outs(%61 : tensor<24x16xf32>) -> tensor<24x16xf32> loc(#loc47)
    %129 = linalg.generic {indexing_maps = [#map10, #map3], iterator_types = ["parallel", "parallel"]} ins(%arg19 : tensor<16xf32>) outs(%60 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1.attn.c_proj"), %out: f32 loc("transformer.h.1.attn.c_proj")):
      linalg.yield %in : f32 loc(#loc47)
    } -> tensor<24x16xf32> loc(#loc47)
    %130 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%128, %129 : tensor<24x16xf32>, tensor<24x16xf32>) outs(%60 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1.attn.c_proj"), %in_70: f32 loc("transformer.h.1.attn.c_proj"), %out: f32 loc("transformer.h.1.attn.c_proj")):
      %212 = arith.addf %in, %in_70 : f32 loc(#loc47)
      linalg.yield %212 : f32 loc(#loc47)
    } -> tensor<24x16xf32> loc(#loc47)
    %expanded_57 = tensor.expand_shape %130 [[0, 1], [2]] output_shape [2, 12, 16] : tensor<24x16xf32> into tensor<2x12x16xf32> loc(#loc47)
    %131 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_57, %99 : tensor<2x12x16xf32>, tensor<2x12x16xf32>) outs(%6 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1.attn.c_proj"), %in_70: f32 loc("transformer.h.0"), %out: f32 loc("transformer.h.1")):
      %212 = arith.addf %in, %in_70 : f32 loc(#loc48)
      linalg.yield %212 : f32 loc(#loc48)
    } -> tensor<2x12x16xf32> loc(#loc48)
    %132 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%131 : tensor<2x12x16xf32>) outs(%11 : tensor<2x12x16xf64>) {
    ^bb0(%in: f32 loc("transformer.h.1"), %out: f64 loc("transformer.h.1.ln_2")):
      %212 = arith.extf %in : f32 to f64 loc(#loc49)
      linalg.yield %212 : f64 loc(#loc49)
    } -> tensor<2x12x16xf64> loc(#loc49)
    %133 = linalg.generic {indexing_maps = [#map6, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%132 : tensor<2x12x16xf64>) outs(%14 : tensor<2x12x1xf64>) {
    ^bb0(%in: f64 loc("transformer.h.1.ln_2"), %out: f64 loc("transformer.h.1.ln_2")):
      %212 = arith.addf %in, %out : f64 loc(#loc49)
      linalg.yield %212 : f64 loc(#loc49)
    } -> tensor<2x12x1xf64> loc(#loc49)
    %134 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%133 : tensor<2x12x1xf64>) outs(%13 : tensor<2x12x1xf64>) {
    ^bb0(%in: f64 loc("transformer.h.1.ln_2"), %out: f64 loc("transformer.h.1.ln_2")):
      %212 = arith.divf %in, %cst_8 : f64 loc(#loc49)
      linalg.yield %212 : f64 loc(#loc49)
    } -> tensor<2x12x1xf64> loc(#loc49)
    %135 = linalg.generic {indexing_maps = [#map6, #map8, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%132, %134 : tensor<2x12x16xf64>, tensor<2x12x1xf64>) outs(%11 : tensor<2x12x16xf64>) {
    ^bb0(%in: f64 loc("transformer.h.1.ln_2"), %in_70: f64 loc("transformer.h.1.ln_2"), %out: f64 loc("transformer.h.1.ln_2")):
      %212 = arith.subf %in, %in_70 : f64 loc(#loc49)
      linalg.yield %212 : f64 loc(#loc49)
    } -> tensor<2x12x16xf64> loc(#loc49)
    %136 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%135, %135 : tensor<2x12x16xf64>, tensor<2x12x16xf64>) outs(%11 : tensor<2x12x16xf64>) {
    ^bb0(%in: f64 loc("transformer.h.1.ln_2"), %in_70: f64 loc("transformer.h.1.ln_2"), %out: f64 loc("transformer.h.1.ln_2")):
      %212 = arith.mulf %in, %in_70 : f64 loc(#loc49)
      linalg.yield %212 : f64 loc(#loc49)
    } -> tensor<2x12x16xf64> loc(#loc49)
    %137 = linalg.generic {indexing_maps = [#map6, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%136 : tensor<2x12x16xf64>) outs(%14 : tensor<2x12x1xf64>) {
    ^bb0(%in: f64 loc("transformer.h.1.ln_2"), %out: f64 loc("transformer.h.1.ln_2")):
      %212 = arith.addf %in, %out : f64 loc(#loc49)
      linalg.yield %212 : f64 loc(#loc49)
    } -> tensor<2x12x1xf64> loc(#loc49)
    %138 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%137 : tensor<2x12x1xf64>) outs(%13 : tensor<2x12x1xf64>) {
    ^bb0(%in: f64 loc("transformer.h.1.ln_2"), %out: f64 loc("transformer.h.1.ln_2")):
      %212 = arith.divf %in, %cst_8 : f64 loc(#loc49)
      linalg.yield %212 : f64 loc(#loc49)
    } -> tensor<2x12x1xf64> loc(#loc49)
    %139 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%138 : tensor<2x12x1xf64>) outs(%21 : tensor<2x12x1xf32>) {
    ^bb0(%in: f64 loc("transformer.h.1.ln_2"), %out: f32 loc("transformer.h.1.ln_2")):
      %212 = arith.truncf %in : f64 to f32 loc(#loc49)
      linalg.yield %212 : f32 loc(#loc49)
    } -> tensor<2x12x1xf32> loc(#loc49)
    %140 = linalg.generic {indexing_maps = [#map6, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%131 : tensor<2x12x16xf32>) outs(%23 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1"), %out: f32 loc("transformer.h.1.ln_2")):
      %212 = arith.addf %in, %out : f32 loc(#loc49)
      linalg.yield %212 : f32 loc(#loc49)
    } -> tensor<2x12x1xf32> loc(#loc49)
    %141 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%140 : tensor<2x12x1xf32>) outs(%21 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1.ln_2"), %out: f32 loc("transformer.h.1.ln_2")):
      %212 = arith.divf %in, %cst_9 : f32 loc(#loc49)
      linalg.yield %212 : f32 loc(#loc49)
    } -> tensor<2x12x1xf32> loc(#loc49)
    %142 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%139 : tensor<2x12x1xf32>) outs(%21 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1.ln_2"), %out: f32 loc("transformer.h.1.ln_2")):
      %212 = arith.truncf %cst_7 : f64 to f32 loc(#loc49)
      %213 = arith.addf %in, %212 : f32 loc(#loc49)
      linalg.yield %213 : f32 loc(#loc49)
    } -> tensor<2x12x1xf32> loc(#loc49)
    %143 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%142 : tensor<2x12x1xf32>) outs(%21 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1.ln_2"), %out: f32 loc("transformer.h.1.ln_2")):
      %212 = math.rsqrt %in : f32 loc(#loc49)
      linalg.yield %212 : f32 loc(#loc49)
    } -> tensor<2x12x1xf32> loc(#loc49)
    %144 = linalg.generic {indexing_maps = [#map6, #map8, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%131, %141 : tensor<2x12x16xf32>, tensor<2x12x1xf32>) outs(%6 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1"), %in_70: f32 loc("transformer.h.1.ln_2"), %out: f32 loc("transformer.h.1.ln_2")):
      %212 = arith.subf %in, %in_70 : f32 loc(#loc49)
      linalg.yield %212 : f32 loc(#loc49)
    } -> tensor<2x12x16xf32> loc(#loc49)
    %145 = linalg.generic {indexing_maps = [#map6, #map8, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%144, %143 : tensor<2x12x16xf32>, tensor<2x12x1xf32>) outs(%6 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1.ln_2"), %in_70: f32 loc("transformer.h.1.ln_2"), %out: f32 loc("transformer.h.1.ln_2")):
      %212 = arith.mulf %in, %in_70 : f32 loc(#loc49)
      linalg.yield %212 : f32 loc(#loc49)
    } -> tensor<2x12x16xf32> loc(#loc49)
    %146 = linalg.generic {indexing_maps = [#map6, #map9, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%145, %arg20 : tensor<2x12x16xf32>, tensor<16xf32>) outs(%6 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1.ln_2"), %in_70: f32 loc("transformer.h.1.ln_2"), %out: f32 loc("transformer.h.1.ln_2")):
      %212 = arith.mulf %in, %in_70 : f32 loc(#loc49)
      linalg.yield %212 : f32 loc(#loc49)
    } -> tensor<2x12x16xf32> loc(#loc49)
    %147 = linalg.generic {indexing_maps = [#map6, #map9, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%146, %arg21 : tensor<2x12x16xf32>, tensor<16xf32>) outs(%6 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1.ln_2"), %in_70: f32 loc("transformer.h.1.ln_2"), %out: f32 loc("transformer.h.1.ln_2")):
      %212 = arith.addf %in, %in_70 : f32 loc(#loc49)
      linalg.yield %212 : f32 loc(#loc49)
    } -> tensor<2x12x16xf32> loc(#loc49)
    %collapsed_58 = tensor.collapse_shape %147 [[0, 1], [2]] : tensor<2x12x16xf32> into tensor<24x16xf32> loc(#loc50)
    %148 = linalg.matmul ins(%collapsed_58, %arg22 : tensor<24x16xf32>, tensor<16x64xf32>) outs(%83 : tensor<24x64xf32>) -> tensor<24x64xf32> loc(#loc50)
    %149 = linalg.generic {indexing_maps = [#map10, #map3], iterator_types = ["parallel", "parallel"]} ins(%arg23 : tensor<64xf32>) outs(%82 : tensor<24x64xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1.mlp.c_fc"), %out: f32 loc("transformer.h.1.mlp.c_fc")):
      linalg.yield %in : f32 loc(#loc50)
    } -> tensor<24x64xf32> loc(#loc50)
    %150 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%148, %149 : tensor<24x64xf32>, tensor<24x64xf32>) outs(%82 : tensor<24x64xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1.mlp.c_fc"), %in_70: f32 loc("transformer.h.1.mlp.c_fc"), %out: f32 loc("transformer.h.1.mlp.c_fc")):
      %212 = arith.addf %in, %in_70 : f32 loc(#loc50)
      linalg.yield %212 : f32 loc(#loc50)
    } -> tensor<24x64xf32> loc(#loc50)
    %expanded_59 = tensor.expand_shape %150 [[0, 1], [2]] output_shape [2, 12, 64] : tensor<24x64xf32> into tensor<2x12x64xf32> loc(#loc50)
    %151 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_59 : tensor<2x12x64xf32>) outs(%87 : tensor<2x12x64xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1.mlp.c_fc"), %out: f32 loc("transformer.h.1.mlp.act")):
      %212 = arith.mulf %in, %cst_10 : f32 loc(#loc51)
      linalg.yield %212 : f32 loc(#loc51)
    } -> tensor<2x12x64xf32> loc(#loc51)
    %152 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_59 : tensor<2x12x64xf32>) outs(%87 : tensor<2x12x64xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1.mlp.c_fc"), %out: f32 loc("transformer.h.1.mlp.act")):
      %212 = math.fpowi %in, %c3_i64 : f32, i64 loc(#loc51)
      linalg.yield %212 : f32 loc(#loc51)
    } -> tensor<2x12x64xf32> loc(#loc51)
    %153 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%152 : tensor<2x12x64xf32>) outs(%87 : tensor<2x12x64xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1.mlp.act"), %out: f32 loc("transformer.h.1.mlp.act")):
      %212 = arith.truncf %cst_5 : f64 to f32 loc(#loc51)
      %213 = arith.mulf %in, %212 : f32 loc(#loc51)
      linalg.yield %213 : f32 loc(#loc51)
    } -> tensor<2x12x64xf32> loc(#loc51)
    %154 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_59, %153 : tensor<2x12x64xf32>, tensor<2x12x64xf32>) outs(%87 : tensor<2x12x64xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1.mlp.c_fc"), %in_70: f32 loc("transformer.h.1.mlp.act"), %out: f32 loc("transformer.h.1.mlp.act")):
      %212 = arith.addf %in, %in_70 : f32 loc(#loc51)
      linalg.yield %212 : f32 loc(#loc51)
    } -> tensor<2x12x64xf32> loc(#loc51)
    %155 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%154 : tensor<2x12x64xf32>) outs(%87 : tensor<2x12x64xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1.mlp.act"), %out: f32 loc("transformer.h.1.mlp.act")):
      %212 = arith.truncf %cst_4 : f64 to f32 loc(#loc51)
      %213 = arith.mulf %in, %212 : f32 loc(#loc51)
      linalg.yield %213 : f32 loc(#loc51)
    } -> tensor<2x12x64xf32> loc(#loc51)
    %156 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%155 : tensor<2x12x64xf32>) outs(%87 : tensor<2x12x64xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1.mlp.act"), %out: f32 loc("transformer.h.1.mlp.act")):
      %212 = math.tanh %in : f32 loc(#loc51)
      linalg.yield %212 : f32 loc(#loc51)
    } -> tensor<2x12x64xf32> loc(#loc51)
    %157 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%156 : tensor<2x12x64xf32>) outs(%87 : tensor<2x12x64xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1.mlp.act"), %out: f32 loc("transformer.h.1.mlp.act")):
      %212 = arith.addf %in, %cst_11 : f32 loc(#loc51)
      linalg.yield %212 : f32 loc(#loc51)
    } -> tensor<2x12x64xf32> loc(#loc51)
    %158 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%151, %157 : tensor<2x12x64xf32>, tensor<2x12x64xf32>) outs(%87 : tensor<2x12x64xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1.mlp.act"), %in_70: f32 loc("transformer.h.1.mlp.act"), %out: f32 loc("transformer.h.1.mlp.act")):
      %212 = arith.mulf %in, %in_70 : f32 loc(#loc51)
      linalg.yield %212 : f32 loc(#loc51)
    } -> tensor<2x12x64xf32> loc(#loc51)
    %collapsed_60 = tensor.collapse_shape %158 [[0, 1], [2]] : tensor<2x12x64xf32> into tensor<24x64xf32> loc(#loc52)
    %159 = linalg.matmul ins(%collapsed_60, %arg24 : tensor<24x64xf32>, tensor<64x16xf32>) outs(%61 : tensor<24x16xf32>) -> tensor<24x16xf32> loc(#loc52)
    %160 = linalg.generic {indexing_maps = [#map10, #map3], iterator_types = ["parallel", "parallel"]} ins(%arg25 : tensor<16xf32>) outs(%60 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1.mlp.c_proj"), %out: f32 loc("transformer.h.1.mlp.c_proj")):
      linalg.yield %in : f32 loc(#loc52)
    } -> tensor<24x16xf32> loc(#loc52)
    %161 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%159, %160 : tensor<24x16xf32>, tensor<24x16xf32>) outs(%60 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1.mlp.c_proj"), %in_70: f32 loc("transformer.h.1.mlp.c_proj"), %out: f32 loc("transformer.h.1.mlp.c_proj")):
      %212 = arith.addf %in, %in_70 : f32 loc(#loc52)
      linalg.yield %212 : f32 loc(#loc52)
    } -> tensor<24x16xf32> loc(#loc52)
    %expanded_61 = tensor.expand_shape %161 [[0, 1], [2]] output_shape [2, 12, 16] : tensor<24x16xf32> into tensor<2x12x16xf32> loc(#loc52)
    %162 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%131, %expanded_61 : tensor<2x12x16xf32>, tensor<2x12x16xf32>) outs(%6 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1"), %in_70: f32 loc("transformer.h.1.mlp.c_proj"), %out: f32 loc("transformer.h.1")):
      %212 = arith.addf %in, %in_70 : f32 loc(#loc48)
      linalg.yield %212 : f32 loc(#loc48)
    } -> tensor<2x12x16xf32> loc(#loc48)
    %163 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%162 : tensor<2x12x16xf32>) outs(%11 : tensor<2x12x16xf64>) {
    ^bb0(%in: f32 loc("transformer.h.1"), %out: f64 loc("transformer.ln_f")):
      %212 = arith.extf %in : f32 to f64 loc(#loc53)
      linalg.yield %212 : f64 loc(#loc53)
    } -> tensor<2x12x16xf64> loc(#loc53)
    %164 = linalg.generic {indexing_maps = [#map6, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%163 : tensor<2x12x16xf64>) outs(%14 : tensor<2x12x1xf64>) {
    ^bb0(%in: f64 loc("transformer.ln_f"), %out: f64 loc("transformer.ln_f")):
      %212 = arith.addf %in, %out : f64 loc(#loc53)
      linalg.yield %212 : f64 loc(#loc53)
    } -> tensor<2x12x1xf64> loc(#loc53)
    %165 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%164 : tensor<2x12x1xf64>) outs(%13 : tensor<2x12x1xf64>) {
    ^bb0(%in: f64 loc("transformer.ln_f"), %out: f64 loc("transformer.ln_f")):
      %212 = arith.divf %in, %cst_8 : f64 loc(#loc53)
      linalg.yield %212 : f64 loc(#loc53)
    } -> tensor<2x12x1xf64> loc(#loc53)
    %166 = linalg.generic {indexing_maps = [#map6, #map8, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%163, %165 : tensor<2x12x16xf64>, tensor<2x12x1xf64>) outs(%11 : tensor<2x12x16xf64>) {
    ^bb0(%in: f64 loc("transformer.ln_f"), %in_70: f64 loc("transformer.ln_f"), %out: f64 loc("transformer.ln_f")):
      %212 = arith.subf %in, %in_70 : f64 loc(#loc53)
      linalg.yield %212 : f64 loc(#loc53)
    } -> tensor<2x12x16xf64> loc(#loc53)
    %167 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%166, %166 : tensor<2x12x16xf64>, tensor<2x12x16xf64>) outs(%11 : tensor<2x12x16xf64>) {
    ^bb0(%in: f64 loc("transformer.ln_f"), %in_70: f64 loc("transformer.ln_f"), %out: f64 loc("transformer.ln_f")):
      %212 = arith.mulf %in, %in_70 : f64 loc(#loc53)
      linalg.yield %212 : f64 loc(#loc53)
    } -> tensor<2x12x16xf64> loc(#loc53)
    %168 = linalg.generic {indexing_maps = [#map6, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%167 : tensor<2x12x16xf64>) outs(%14 : tensor<2x12x1xf64>) {
    ^bb0(%in: f64 loc("transformer.ln_f"), %out: f64 loc("transformer.ln_f")):
      %212 = arith.addf %in, %out : f64 loc(#loc53)
      linalg.yield %212 : f64 loc(#loc53)
    } -> tensor<2x12x1xf64> loc(#loc53)
    %169 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%168 : tensor<2x12x1xf64>) outs(%13 : tensor<2x12x1xf64>) {
    ^bb0(%in: f64 loc("transformer.ln_f"), %out: f64 loc("transformer.ln_f")):
      %212 = arith.divf %in, %cst_8 : f64 loc(#loc53)
      linalg.yield %212 : f64 loc(#loc53)
    } -> tensor<2x12x1xf64> loc(#loc53)
    %170 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%169 : tensor<2x12x1xf64>) outs(%21 : tensor<2x12x1xf32>) {
    ^bb0(%in: f64 loc("transformer.ln_f"), %out: f32 loc("transformer.ln_f")):
      %212 = arith.truncf %in : f64 to f32 loc(#loc53)
      linalg.yield %212 : f32 loc(#loc53)
    } -> tensor<2x12x1xf32> loc(#loc53)
    %171 = linalg.generic {indexing_maps = [#map6, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%162 : tensor<2x12x16xf32>) outs(%23 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1"), %out: f32 loc("transformer.ln_f")):
      %212 = arith.addf %in, %out : f32 loc(#loc53)
      linalg.yield %212 : f32 loc(#loc53)
    } -> tensor<2x12x1xf32> loc(#loc53)
    %172 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%171 : tensor<2x12x1xf32>) outs(%21 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.ln_f"), %out: f32 loc("transformer.ln_f")):
      %212 = arith.divf %in, %cst_9 : f32 loc(#loc53)
      linalg.yield %212 : f32 loc(#loc53)
    } -> tensor<2x12x1xf32> loc(#loc53)
    %173 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%170 : tensor<2x12x1xf32>) outs(%21 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.ln_f"), %out: f32 loc("transformer.ln_f")):
      %212 = arith.truncf %cst_7 : f64 to f32 loc(#loc53)
      %213 = arith.addf %in, %212 : f32 loc(#loc53)
      linalg.yield %213 : f32 loc(#loc53)
    } -> tensor<2x12x1xf32> loc(#loc53)
    %174 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%173 : tensor<2x12x1xf32>) outs(%21 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.ln_f"), %out: f32 loc("transformer.ln_f")):
      %212 = math.rsqrt %in : f32 loc(#loc53)
      linalg.yield %212 : f32 loc(#loc53)
    } -> tensor<2x12x1xf32> loc(#loc53)
    %175 = linalg.generic {indexing_maps = [#map6, #map8, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%162, %172 : tensor<2x12x16xf32>, tensor<2x12x1xf32>) outs(%6 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1"), %in_70: f32 loc("transformer.ln_f"), %out: f32 loc("transformer.ln_f")):
      %212 = arith.subf %in, %in_70 : f32 loc(#loc53)
      linalg.yield %212 : f32 loc(#loc53)
    } -> tensor<2x12x16xf32> loc(#loc53)
    %176 = linalg.generic {indexing_maps = [#map6, #map8, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%175, %174 : tensor<2x12x16xf32>, tensor<2x12x1xf32>) outs(%6 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.ln_f"), %in_70: f32 loc("transformer.ln_f"), %out: f32 loc("transformer.ln_f")):
      %212 = arith.mulf %in, %in_70 : f32 loc(#loc53)
      linalg.yield %212 : f32 loc(#loc53)
    } -> tensor<2x12x16xf32> loc(#loc53)
    %177 = linalg.generic {indexing_maps = [#map6, #map9, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%176, %arg26 : tensor<2x12x16xf32>, tensor<16xf32>) outs(%6 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.ln_f"), %in_70: f32 loc("transformer.ln_f"), %out: f32 loc("transformer.ln_f")):
      %212 = arith.mulf %in, %in_70 : f32 loc(#loc53)
      linalg.yield %212 : f32 loc(#loc53)
    } -> tensor<2x12x16xf32> loc(#loc53)
    %178 = linalg.generic {indexing_maps = [#map6, #map9, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%177, %arg27 : tensor<2x12x16xf32>, tensor<16xf32>) outs(%6 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.ln_f"), %in_70: f32 loc("transformer.ln_f"), %out: f32 loc("transformer.ln_f")):
      %212 = arith.addf %in, %in_70 : f32 loc(#loc53)
      linalg.yield %212 : f32 loc(#loc53)
    } -> tensor<2x12x16xf32> loc(#loc53)
    %179 = tensor.empty() : tensor<16x64xf32> loc(#loc54)
    %transposed_62 = linalg.transpose ins(%arg0 : tensor<64x16xf32>) outs(%179 : tensor<16x64xf32>) permutation = [1, 0]  loc(#loc54)
    %collapsed_63 = tensor.collapse_shape %178 [[0, 1], [2]] : tensor<2x12x16xf32> into tensor<24x16xf32> loc(#loc54)
    %180 = linalg.matmul ins(%collapsed_63, %transposed_62 : tensor<24x16xf32>, tensor<16x64xf32>) outs(%83 : tensor<24x64xf32>) -> tensor<24x64xf32> loc(#loc54)
    %padded = tensor.pad %arg29 low[0, 0] high[0, 1] {
    ^bb0(%arg30: index loc("<loss>"), %arg31: index loc("<loss>")):
      tensor.yield %c-100_i64 : i64 loc(#loc1)
    } : tensor<2x12xi64> to tensor<2x13xi64> loc(#loc1)
    %extracted_slice_64 = tensor.extract_slice %padded[0, 1] [2, 12] [1, 1] : tensor<2x13xi64> to tensor<2x12xi64> loc(#loc1)
    %collapsed_65 = tensor.collapse_shape %extracted_slice_64 [[0, 1]] : tensor<2x12xi64> into tensor<24xi64> loc(#loc1)
    %181 = tensor.empty() : tensor<24xi64> loc(#loc1)
    %182 = linalg.fill ins(%c0_i64 : i64) outs(%181 : tensor<24xi64>) -> tensor<24xi64> loc(#loc1)
    %183 = tensor.empty() : tensor<24xf32> loc(#loc1)
    %184 = linalg.fill ins(%cst_1 : f32) outs(%183 : tensor<24xf32>) -> tensor<24xf32> loc(#loc1)
    %185:2 = linalg.generic {indexing_maps = [#map3, #map15, #map15], iterator_types = ["parallel", "reduction"]} ins(%180 : tensor<24x64xf32>) outs(%184, %182 : tensor<24xf32>, tensor<24xi64>) {
    ^bb0(%in: f32 loc("<loss>"), %out: f32 loc("<loss>"), %out_70: i64 loc("<loss>")):
      %212 = linalg.index 1 : index loc(#loc1)
      %213 = arith.index_cast %212 : index to i64 loc(#loc1)
      %214 = arith.maximumf %in, %out : f32 loc(#loc1)
      %215 = arith.cmpf ogt, %in, %out : f32 loc(#loc1)
      %216 = arith.select %215, %213, %out_70 : i64 loc(#loc1)
      linalg.yield %214, %216 : f32, i64 loc(#loc1)
    } -> (tensor<24xf32>, tensor<24xi64>) loc(#loc1)
    %expanded_66 = tensor.expand_shape %185#0 [[0, 1]] output_shape [24, 1] : tensor<24xf32> into tensor<24x1xf32> loc(#loc1)
    %186 = linalg.generic {indexing_maps = [#map3, #map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%180, %expanded_66 : tensor<24x64xf32>, tensor<24x1xf32>) outs(%82 : tensor<24x64xf32>) {
    ^bb0(%in: f32 loc("<loss>"), %in_70: f32 loc("<loss>"), %out: f32 loc("<loss>")):
      %212 = arith.subf %in, %in_70 : f32 loc(#loc1)
      linalg.yield %212 : f32 loc(#loc1)
    } -> tensor<24x64xf32> loc(#loc1)
    %187 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%186 : tensor<24x64xf32>) outs(%82 : tensor<24x64xf32>) {
    ^bb0(%in: f32 loc("<loss>"), %out: f32 loc("<loss>")):
      %212 = math.exp %in : f32 loc(#loc1)
      linalg.yield %212 : f32 loc(#loc1)
    } -> tensor<24x64xf32> loc(#loc1)
    %188 = tensor.empty() : tensor<24x1xf32> loc(#loc1)
    %189 = linalg.fill ins(%cst_0 : f32) outs(%188 : tensor<24x1xf32>) -> tensor<24x1xf32> loc(#loc1)
    %190 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "reduction"]} ins(%187 : tensor<24x64xf32>) outs(%189 : tensor<24x1xf32>) {
    ^bb0(%in: f32 loc("<loss>"), %out: f32 loc("<loss>")):
      %212 = arith.addf %in, %out : f32 loc(#loc1)
      linalg.yield %212 : f32 loc(#loc1)
    } -> tensor<24x1xf32> loc(#loc1)
    %191 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%190 : tensor<24x1xf32>) outs(%188 : tensor<24x1xf32>) {
    ^bb0(%in: f32 loc("<loss>"), %out: f32 loc("<loss>")):
      %212 = math.log %in : f32 loc(#loc1)
      linalg.yield %212 : f32 loc(#loc1)
    } -> tensor<24x1xf32> loc(#loc1)
    %192 = linalg.generic {indexing_maps = [#map3, #map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%186, %191 : tensor<24x64xf32>, tensor<24x1xf32>) outs(%82 : tensor<24x64xf32>) {
    ^bb0(%in: f32 loc("<loss>"), %in_70: f32 loc("<loss>"), %out: f32 loc("<loss>")):
      %212 = arith.subf %in, %in_70 : f32 loc(#loc1)
      linalg.yield %212 : f32 loc(#loc1)
    } -> tensor<24x64xf32> loc(#loc1)
    %193 = tensor.empty() : tensor<24xi1> loc(#loc1)
    %194 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%collapsed_65 : tensor<24xi64>) outs(%193 : tensor<24xi1>) {
    ^bb0(%in: i64 loc("<loss>"), %out: i1 loc("<loss>")):
      %212 = arith.cmpi ne, %in, %c-100_i64 : i64 loc(#loc1)
      linalg.yield %212 : i1 loc(#loc1)
    } -> tensor<24xi1> loc(#loc1)
    %195 = linalg.generic {indexing_maps = [#map, #map, #map16, #map], iterator_types = ["parallel"]} ins(%194, %collapsed_65, %cst_12 : tensor<24xi1>, tensor<24xi64>, tensor<i64>) outs(%181 : tensor<24xi64>) {
    ^bb0(%in: i1 loc("<loss>"), %in_70: i64 loc("<loss>"), %in_71: i64 loc("<loss>"), %out: i64 loc("<loss>")):
      %212 = arith.select %in, %in_70, %in_71 : i64 loc(#loc1)
      linalg.yield %212 : i64 loc(#loc1)
    } -> tensor<24xi64> loc(#loc1)
    %expanded_67 = tensor.expand_shape %195 [[0, 1]] output_shape [24, 1] : tensor<24xi64> into tensor<24x1xi64> loc(#loc1)
    %196 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%expanded_67 : tensor<24x1xi64>) outs(%189 : tensor<24x1xf32>) {
    ^bb0(%in: i64 loc("<loss>"), %out: f32 loc("<loss>")):
      %212 = linalg.index 0 : index loc(#loc1)
      %213 = arith.index_cast %in : i64 to index loc(#loc1)
      %214 = arith.cmpi slt, %213, %c64 : index loc(#loc1)
      cf.assert %214, "index must be smaller than dim size" loc(#loc1)
      %215 = arith.cmpi sge, %in, %c0_i64 : i64 loc(#loc1)
      cf.assert %215, "index must be larger or equal to 0" loc(#loc1)
      %extracted = tensor.extract %192[%212, %213] : tensor<24x64xf32> loc(#loc1)
      linalg.yield %extracted : f32 loc(#loc1)
    } -> tensor<24x1xf32> loc(#loc1)
    %collapsed_68 = tensor.collapse_shape %196 [[0, 1]] : tensor<24x1xf32> into tensor<24xf32> loc(#loc1)
    %197 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%collapsed_68 : tensor<24xf32>) outs(%183 : tensor<24xf32>) {
    ^bb0(%in: f32 loc("<loss>"), %out: f32 loc("<loss>")):
      %212 = arith.negf %in : f32 loc(#loc1)
      linalg.yield %212 : f32 loc(#loc1)
    } -> tensor<24xf32> loc(#loc1)
    %198 = linalg.generic {indexing_maps = [#map, #map, #map16, #map], iterator_types = ["parallel"]} ins(%194, %197, %cst_2 : tensor<24xi1>, tensor<24xf32>, tensor<f32>) outs(%183 : tensor<24xf32>) {
    ^bb0(%in: i1 loc("<loss>"), %in_70: f32 loc("<loss>"), %in_71: f32 loc("<loss>"), %out: f32 loc("<loss>")):
      %212 = arith.select %in, %in_70, %in_71 : f32 loc(#loc1)
      linalg.yield %212 : f32 loc(#loc1)
    } -> tensor<24xf32> loc(#loc1)
    %199 = tensor.empty() : tensor<i64> loc(#loc1)
    %200 = linalg.fill ins(%c0_i64 : i64) outs(%199 : tensor<i64>) -> tensor<i64> loc(#loc1)
    %201 = linalg.generic {indexing_maps = [#map, #map16], iterator_types = ["reduction"]} ins(%194 : tensor<24xi1>) outs(%200 : tensor<i64>) {
    ^bb0(%in: i1 loc("<loss>"), %out: i64 loc("<loss>")):
      %212 = arith.extui %in : i1 to i64 loc(#loc1)
      %213 = arith.addi %212, %out : i64 loc(#loc1)
      linalg.yield %213 : i64 loc(#loc1)
    } -> tensor<i64> loc(#loc1)
    %202 = tensor.empty() : tensor<f32> loc(#loc1)
    %203 = linalg.generic {indexing_maps = [#map17, #map17], iterator_types = []} ins(%201 : tensor<i64>) outs(%202 : tensor<f32>) {
    ^bb0(%in: i64 loc("<loss>"), %out: f32 loc("<loss>")):
      %212 = arith.sitofp %in : i64 to f32 loc(#loc1)
      linalg.yield %212 : f32 loc(#loc1)
    } -> tensor<f32> loc(#loc1)
    %204 = linalg.fill ins(%cst_0 : f32) outs(%202 : tensor<f32>) -> tensor<f32> loc(#loc1)
    %205 = linalg.generic {indexing_maps = [#map, #map16], iterator_types = ["reduction"]} ins(%198 : tensor<24xf32>) outs(%204 : tensor<f32>) {
    ^bb0(%in: f32 loc("<loss>"), %out: f32 loc("<loss>")):
      %212 = arith.addf %in, %out : f32 loc(#loc1)
      linalg.yield %212 : f32 loc(#loc1)
    } -> tensor<f32> loc(#loc1)
    %206 = linalg.generic {indexing_maps = [#map17, #map17, #map17], iterator_types = []} ins(%205, %203 : tensor<f32>, tensor<f32>) outs(%202 : tensor<f32>) {
    ^bb0(%in: f32 loc("<loss>"), %in_70: f32 loc("<loss>"), %out: f32 loc("<loss>")):
      %212 = arith.divf %in, %in_70 : f32 loc(#loc1)
      linalg.yield %212 : f32 loc(#loc1)
    } -> tensor<f32> loc(#loc1)
    %extracted_slice_69 = tensor.extract_slice %arg29[0, 1] [2, 11] [1, 1] : tensor<2x12xi64> to tensor<2x11xi64> loc(#loc1)
    %207 = tensor.empty() : tensor<2x11xi1> loc(#loc1)
    %208 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_69 : tensor<2x11xi64>) outs(%207 : tensor<2x11xi1>) {
    ^bb0(%in: i64 loc("<loss>"), %out: i1 loc("<loss>")):
      %212 = arith.cmpi ne, %in, %c-100_i64 : i64 loc(#loc1)
      linalg.yield %212 : i1 loc(#loc1)
    } -> tensor<2x11xi1> loc(#loc1)
    %209 = tensor.empty() : tensor<2x11xf32> loc(#loc1)
    %210 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%208 : tensor<2x11xi1>) outs(%209 : tensor<2x11xf32>) {
    ^bb0(%in: i1 loc("<loss>"), %out: f32 loc("<loss>")):
      %212 = arith.uitofp %in : i1 to f32 loc(#loc1)
      linalg.yield %212 : f32 loc(#loc1)
    } -> tensor<2x11xf32> loc(#loc1)
    %211 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["reduction", "reduction"]} ins(%210 : tensor<2x11xf32>) outs(%204 : tensor<f32>) {
    ^bb0(%in: f32 loc("<loss>"), %out: f32 loc("<loss>")):
      %212 = arith.addf %in, %out : f32 loc(#loc1)
      linalg.yield %212 : f32 loc(#loc1)
    } -> tensor<f32> loc(#loc1)
    return %206, %211 : tensor<f32>, tensor<f32> loc(#loc1)
  } loc(#loc1)
} loc(#loc)
#loc = loc(unknown)
#loc54 = loc("lm_head")
