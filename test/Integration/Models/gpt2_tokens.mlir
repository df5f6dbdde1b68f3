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
    %c0_i64 = arith.constant 0 : i64 loc(#loc)
    %c16 = arith.constant 16 : index loc(#loc)
    %c64 = arith.constant 64 : index loc(#loc)
    %cst = arith.constant 0.000000e+00 : f32 loc(#loc)
    %cst_0 = arith.constant 0xFF800000 : f32 loc(#loc)
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<f32> loc(#loc1)
    %cst_2 = arith.constant dense<-3.40282347E+38> : tensor<f32> loc(#loc1)
    %cst_3 = arith.constant 0.79788456080286541 : f64 loc(#loc32)
    %cst_4 = arith.constant 4.471500e-02 : f64 loc(#loc32)
    %cst_5 = arith.constant 0.35355339059327379 : f64 loc(#loc33)
    %cst_6 = arith.constant 1.000000e-05 : f64 loc(#loc34)
    %cst_7 = arith.constant 1.600000e+01 : f32 loc(#loc)
    %cst_8 = arith.constant 5.000000e-01 : f32 loc(#loc)
    %cst_9 = arith.constant 1.000000e+00 : f32 loc(#loc)
    %cst_10 = arith.constant dense<-1> : tensor<i64> loc(#loc1)
    %cst_11 = arith.constant dense<0> : tensor<i64> loc(#loc1)
    %0 = tensor.empty() : tensor<12xi64> loc(#loc1)
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<12xi64>) {
    ^bb0(%out: i64 loc("<loss>")):
      %192 = linalg.index 0 : index loc(#loc1)
      %193 = arith.index_cast %192 : index to i64 loc(#loc1)
      linalg.yield %193 : i64 loc(#loc1)
    } -> tensor<12xi64> loc(#loc1)
    %expanded = tensor.expand_shape %1 [[0, 1]] output_shape [12, 1] : tensor<12xi64> into tensor<12x1xi64> loc(#loc1)
    %expanded_12 = tensor.expand_shape %1 [[0, 1]] output_shape [1, 12] : tensor<12xi64> into tensor<1x12xi64> loc(#loc1)
    %2 = tensor.empty() : tensor<12x12xi1> loc(#loc1)
    %3 = linalg.generic {indexing_maps = [#map1, #map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%expanded_12, %expanded : tensor<1x12xi64>, tensor<12x1xi64>) outs(%2 : tensor<12x12xi1>) {
    ^bb0(%in: i64 loc("<loss>"), %in_68: i64 loc("<loss>"), %out: i1 loc("<loss>")):
      %192 = arith.cmpi sle, %in, %in_68 : i64 loc(#loc1)
      linalg.yield %192 : i1 loc(#loc1)
    } -> tensor<12x12xi1> loc(#loc1)
    %4 = tensor.empty() : tensor<12x12xf32> loc(#loc1)
    %5 = linalg.generic {indexing_maps = [#map3, #map4, #map4, #map3], iterator_types = ["parallel", "parallel"]} ins(%3, %cst_1, %cst_2 : tensor<12x12xi1>, tensor<f32>, tensor<f32>) outs(%4 : tensor<12x12xf32>) {
    ^bb0(%in: i1 loc("<loss>"), %in_68: f32 loc("<loss>"), %in_69: f32 loc("<loss>"), %out: f32 loc("<loss>")):
      %192 = arith.select %in, %in_68, %in_69 : f32 loc(#loc1)
      linalg.yield %192 : f32 loc(#loc1)
    } -> tensor<12x12xf32> loc(#loc1)
    %expanded_13 = tensor.expand_shape %5 [[0, 1, 2], [3]] output_shape [1, 1, 12, 12] : tensor<12x12xf32> into tensor<1x1x12x12xf32> loc(#loc1)
    %6 = tensor.empty() : tensor<2x12x16xf32> loc(#loc35)
    %7 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg28 : tensor<2x12xi64>) outs(%6 : tensor<2x12x16xf32>) {
    ^bb0(%in: i64 loc("transformer"), %out: f32 loc("transformer.wte")):
      %192 = arith.index_cast %in : i64 to index loc(#loc35)
      %193 = linalg.index 2 : index loc(#loc35)
      %194 = arith.cmpi slt, %192, %c64 : index loc(#loc35)
      cf.assert %194, "index must be smaller than dim size" loc(#loc35)
      %195 = arith.cmpi sge, %in, %c0_i64 : i64 loc(#loc35)
      cf.assert %195, "index must be larger or equal to 0" loc(#loc35)
      %extracted = tensor.extract %arg0[%192, %193] : tensor<64x16xf32> loc(#loc35)
      linalg.yield %extracted : f32 loc(#loc35)
    } -> tensor<2x12x16xf32> loc(#loc35)
    %8 = tensor.empty() : tensor<1x12x16xf32> loc(#loc37)
    %9 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_12 : tensor<1x12xi64>) outs(%8 : tensor<1x12x16xf32>) {
    ^bb0(%in: i64 loc("transformer"), %out: f32 loc("transformer.wpe")):
      %192 = arith.index_cast %in : i64 to index loc(#loc37)
      %193 = linalg.index 2 : index loc(#loc37)
      %194 = arith.cmpi slt, %192, %c16 : index loc(#loc37)
      cf.assert %194, "index must be smaller than dim size" loc(#loc37)
      %195 = arith.cmpi sge, %in, %c0_i64 : i64 loc(#loc37)
      cf.assert %195, "index must be larger or equal to 0" loc(#loc37)
      %extracted = tensor.extract %arg1[%192, %193] : tensor<16x16xf32> loc(#loc37)
      linalg.yield %extracted : f32 loc(#loc37)
    } -> tensor<1x12x16xf32> loc(#loc37)
    %10 = linalg.generic {indexing_maps = [#map6, #map7, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%7, %9 : tensor<2x12x16xf32>, tensor<1x12x16xf32>) outs(%6 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.wte"), %in_68: f32 loc("transformer.wpe"), %out: f32 loc("transformer")):
      %192 = arith.addf %in, %in_68 : f32 loc(#loc36)
      linalg.yield %192 : f32 loc(#loc36)
    } -> tensor<2x12x16xf32> loc(#loc36)
    %11 = tensor.empty() : tensor<2x12x1xf32> loc(#loc34)
    %12 = linalg.fill ins(%cst : f32) outs(%11 : tensor<2x12x1xf32>) -> tensor<2x12x1xf32> loc(#loc34)
    %13 = linalg.generic {indexing_maps = [#map6, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%10 : tensor<2x12x16xf32>) outs(%12 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer"), %out: f32 loc("transformer.h.0.ln_1")):
      %192 = arith.addf %in, %out : f32 loc(#loc34)
      linalg.yield %192 : f32 loc(#loc34)
    } -> tensor<2x12x1xf32> loc(#loc34)
    %14 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%13 : tensor<2x12x1xf32>) outs(%11 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0.ln_1"), %out: f32 loc("transformer.h.0.ln_1")):
      %192 = arith.divf %in, %cst_7 : f32 loc(#loc34)
      linalg.yield %192 : f32 loc(#loc34)
    } -> tensor<2x12x1xf32> loc(#loc34)
    %15 = linalg.generic {indexing_maps = [#map6, #map8, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%10, %14 : tensor<2x12x16xf32>, tensor<2x12x1xf32>) outs(%6 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer"), %in_68: f32 loc("transformer.h.0.ln_1"), %out: f32 loc("transformer.h.0.ln_1")):
      %192 = arith.subf %in, %in_68 : f32 loc(#loc34)
      linalg.yield %192 : f32 loc(#loc34)
    } -> tensor<2x12x16xf32> loc(#loc34)
    %16 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%15, %15 : tensor<2x12x16xf32>, tensor<2x12x16xf32>) outs(%6 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0.ln_1"), %in_68: f32 loc("transformer.h.0.ln_1"), %out: f32 loc("transformer.h.0.ln_1")):
      %192 = arith.mulf %in, %in_68 : f32 loc(#loc34)
      linalg.yield %192 : f32 loc(#loc34)
    } -> tensor<2x12x16xf32> loc(#loc34)
    %17 = linalg.generic {indexing_maps = [#map6, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%16 : tensor<2x12x16xf32>) outs(%12 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0.ln_1"), %out: f32 loc("transformer.h.0.ln_1")):
      %192 = arith.addf %in, %out : f32 loc(#loc34)
      linalg.yield %192 : f32 loc(#loc34)
    } -> tensor<2x12x1xf32> loc(#loc34)
    %18 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%17 : tensor<2x12x1xf32>) outs(%11 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0.ln_1"), %out: f32 loc("transformer.h.0.ln_1")):
      %192 = arith.divf %in, %cst_7 : f32 loc(#loc34)
      linalg.yield %192 : f32 loc(#loc34)
    } -> tensor<2x12x1xf32> loc(#loc34)
    %19 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%18 : tensor<2x12x1xf32>) outs(%11 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0.ln_1"), %out: f32 loc("transformer.h.0.ln_1")):
      %192 = arith.truncf %cst_6 : f64 to f32 loc(#loc34)
      %193 = arith.addf %in, %192 : f32 loc(#loc34)
      linalg.yield %193 : f32 loc(#loc34)
    } -> tensor<2x12x1xf32> loc(#loc34)
    %20 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%19 : tensor<2x12x1xf32>) outs(%11 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0.ln_1"), %out: f32 loc("transformer.h.0.ln_1")):
      %192 = math.rsqrt %in : f32 loc(#loc34)
      linalg.yield %192 : f32 loc(#loc34)
    } -> tensor<2x12x1xf32> loc(#loc34)
    %21 = linalg.generic {indexing_maps = [#map6, #map8, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%15, %20 : tensor<2x12x16xf32>, tensor<2x12x1xf32>) outs(%6 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0.ln_1"), %in_68: f32 loc("transformer.h.0.ln_1"), %out: f32 loc("transformer.h.0.ln_1")):
      %192 = arith.mulf %in, %in_68 : f32 loc(#loc34)
      linalg.yield %192 : f32 loc(#loc34)
    } -> tensor<2x12x16xf32> loc(#loc34)
    %22 = linalg.generic {indexing_maps = [#map6, #map9, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%21, %arg2 : tensor<2x12x16xf32>, tensor<16xf32>) outs(%6 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0.ln_1"), %in_68: f32 loc("transformer.h.0.ln_1"), %out: f32 loc("transformer.h.0.ln_1")):
      %192 = arith.mulf %in, %in_68 : f32 loc(#loc34)
      linalg.yield %192 : f32 loc(#loc34)
    } -> tensor<2x12x16xf32> loc(#loc34)
    %23 = linalg.generic {indexing_maps = [#map6, #map9, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%22, %arg3 : tensor<2x12x16xf32>, tensor<16xf32>) outs(%6 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0.ln_1"), %in_68: f32 loc("transformer.h.0.ln_1"), %out: f32 loc("transformer.h.0.ln_1")):
      %192 = arith.addf %in, %in_68 : f32 loc(#loc34)
      linalg.yield %192 : f32 loc(#loc34)
    } -> tensor<2x12x16xf32> loc(#loc34)
    %collapsed = tensor.collapse_shape %23 [[0, 1], [2]] : tensor<2x12x16xf32> into tensor<24x16xf32> loc(#loc38)
    %24 = tensor.empty() : tensor<24x48xf32> loc(#loc38)
    %25 = linalg.fill ins(%cst : f32) outs(%24 : tensor<24x48xf32>) -> tensor<24x48xf32> loc(#loc38)
    %26 = linalg.matmul ins(%collapsed, %arg4 : tensor<24x16xf32>, tensor<16x48xf32>) outs(%25 : tensor<24x48xf32>) -> tensor<24x48xf32> loc(#loc38)
    %27 = linalg.generic {indexing_maps = [#map10, #map3], iterator_types = ["parallel", "parallel"]} ins(%arg5 : tensor<48xf32>) outs(%24 : tensor<24x48xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0.attn.c_attn"), %out: f32 loc("transformer.h.0.attn.c_attn")):
      linalg.yield %in : f32 loc(#loc38)
    } -> tensor<24x48xf32> loc(#loc38)
    %28 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%26, %27 : tensor<24x48xf32>, tensor<24x48xf32>) outs(%24 : tensor<24x48xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0.attn.c_attn"), %in_68: f32 loc("transformer.h.0.attn.c_attn"), %out: f32 loc("transformer.h.0.attn.c_attn")):
      %192 = arith.addf %in, %in_68 : f32 loc(#loc38)
      linalg.yield %192 : f32 loc(#loc38)
    } -> tensor<24x48xf32> loc(#loc38)
    %expanded_14 = tensor.expand_shape %28 [[0, 1], [2]] output_shape [2, 12, 48] : tensor<24x48xf32> into tensor<2x12x48xf32> loc(#loc38)
    %extracted_slice = tensor.extract_slice %expanded_14[0, 0, 0] [2, 12, 16] [1, 1, 1] : tensor<2x12x48xf32> to tensor<2x12x16xf32> loc(#loc33)
    %extracted_slice_15 = tensor.extract_slice %expanded_14[0, 0, 16] [2, 12, 16] [1, 1, 1] : tensor<2x12x48xf32> to tensor<2x12x16xf32> loc(#loc33)
    %extracted_slice_16 = tensor.extract_slice %expanded_14[0, 0, 32] [2, 12, 16] [1, 1, 1] : tensor<2x12x48xf32> to tensor<2x12x16xf32> loc(#loc33)
    %expanded_17 = tensor.expand_shape %extracted_slice_15 [[0], [1], [2, 3]] output_shape [2, 12, 2, 8] : tensor<2x12x16xf32> into tensor<2x12x2x8xf32> loc(#loc33)
    %expanded_18 = tensor.expand_shape %extracted_slice_16 [[0], [1], [2, 3]] output_shape [2, 12, 2, 8] : tensor<2x12x16xf32> into tensor<2x12x2x8xf32> loc(#loc33)
    %29 = tensor.empty() : tensor<2x2x12x8xf32> loc(#loc33)
    %transposed = linalg.transpose ins(%expanded_18 : tensor<2x12x2x8xf32>) outs(%29 : tensor<2x2x12x8xf32>) permutation = [0, 2, 1, 3]  loc(#loc33)
    %expanded_19 = tensor.expand_shape %extracted_slice [[0], [1], [2, 3]] output_shape [2, 12, 2, 8] : tensor<2x12x16xf32> into tensor<2x12x2x8xf32> loc(#loc33)
    %transposed_20 = linalg.transpose ins(%expanded_19 : tensor<2x12x2x8xf32>) outs(%29 : tensor<2x2x12x8xf32>) permutation = [0, 2, 1, 3]  loc(#loc33)
    %30 = tensor.empty() : tensor<2x2x8x12xf32> loc(#loc33)
    %transposed_21 = linalg.transpose ins(%expanded_17 : tensor<2x12x2x8xf32>) outs(%30 : tensor<2x2x8x12xf32>) permutation = [0, 2, 3, 1]  loc(#loc33)
    %collapsed_22 = tensor.collapse_shape %transposed_20 [[0, 1], [2], [3]] : tensor<2x2x12x8xf32> into tensor<4x12x8xf32> loc(#loc33)
    %collapsed_23 = tensor.collapse_shape %transposed_21 [[0, 1], [2], [3]] : tensor<2x2x8x12xf32> into tensor<4x8x12xf32> loc(#loc33)
    %31 = tensor.empty() : tensor<4x12x12xf32> loc(#loc33)
    %32 = linalg.fill ins(%cst : f32) outs(%31 : tensor<4x12x12xf32>) -> tensor<4x12x12xf32> loc(#loc33)
    %33 = linalg.batch_matmul ins(%collapsed_22, %collapsed_23 : tensor<4x12x8xf32>, tensor<4x8x12xf32>) outs(%32 : tensor<4x12x12xf32>) -> tensor<4x12x12xf32> loc(#loc33)
    %expanded_24 = tensor.expand_shape %33 [[0, 1], [2], [3]] output_shape [2, 2, 12, 12] : tensor<4x12x12xf32> into tensor<2x2x12x12xf32> loc(#loc33)
    %34 = tensor.empty() : tensor<2x2x12x12xf32> loc(#loc33)
    %35 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_24 : tensor<2x2x12x12xf32>) outs(%34 : tensor<2x2x12x12xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0.attn"), %out: f32 loc("transformer.h.0.attn")):
      %192 = arith.truncf %cst_5 : f64 to f32 loc(#loc33)
      %193 = arith.mulf %in, %192 : f32 loc(#loc33)
      linalg.yield %193 : f32 loc(#loc33)
    } -> tensor<2x2x12x12xf32> loc(#loc33)
    %36 = linalg.generic {indexing_maps = [#map11, #map12, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%35, %expanded_13 : tensor<2x2x12x12xf32>, tensor<1x1x12x12xf32>) outs(%34 : tensor<2x2x12x12xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0.attn"), %in_68: f32 loc("<loss>"), %out: f32 loc("transformer.h.0.attn")):
      %192 = arith.addf %in, %in_68 : f32 loc(#loc33)
      linalg.yield %192 : f32 loc(#loc33)
    } -> tensor<2x2x12x12xf32> loc(#loc33)
    %37 = tensor.empty() : tensor<2x2x12xi64> loc(#loc33)
    %38 = linalg.fill ins(%c0_i64 : i64) outs(%37 : tensor<2x2x12xi64>) -> tensor<2x2x12xi64> loc(#loc33)
    %39 = tensor.empty() : tensor<2x2x12xf32> loc(#loc33)
    %40 = linalg.fill ins(%cst_0 : f32) outs(%39 : tensor<2x2x12xf32>) -> tensor<2x2x12xf32> loc(#loc33)
    %41:2 = linalg.generic {indexing_maps = [#map11, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%36 : tensor<2x2x12x12xf32>) outs(%40, %38 : tensor<2x2x12xf32>, tensor<2x2x12xi64>) {
    ^bb0(%in: f32 loc("transformer.h.0.attn"), %out: f32 loc("transformer.h.0.attn"), %out_68: i64 loc("transformer.h.0.attn")):
      %192 = linalg.index 3 : index loc(#loc33)
      %193 = arith.index_cast %192 : index to i64 loc(#loc33)
      %194 = arith.maximumf %in, %out : f32 loc(#loc33)
      %195 = arith.cmpf ogt, %in, %out : f32 loc(#loc33)
      %196 = arith.select %195, %193, %out_68 : i64 loc(#loc33)
      linalg.yield %194, %196 : f32, i64 loc(#loc33)
    } -> (tensor<2x2x12xf32>, tensor<2x2x12xi64>) loc(#loc33)
    %expanded_25 = tensor.expand_shape %41#0 [[0], [1], [2, 3]] output_shape [2, 2, 12, 1] : tensor<2x2x12xf32> into tensor<2x2x12x1xf32> loc(#loc33)
    %42 = linalg.generic {indexing_maps = [#map11, #map14, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%36, %expanded_25 : tensor<2x2x12x12xf32>, tensor<2x2x12x1xf32>) outs(%34 : tensor<2x2x12x12xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0.attn"), %in_68: f32 loc("transformer.h.0.attn"), %out: f32 loc("transformer.h.0.attn")):
      %192 = arith.subf %in, %in_68 : f32 loc(#loc33)
      linalg.yield %192 : f32 loc(#loc33)
    } -> tensor<2x2x12x12xf32> loc(#loc33)
    %43 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%42 : tensor<2x2x12x12xf32>) outs(%34 : tensor<2x2x12x12xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0.attn"), %out: f32 loc("transformer.h.0.attn")):
      %192 = math.exp %in : f32 loc(#loc33)
      linalg.yield %192 : f32 loc(#loc33)
    } -> tensor<2x2x12x12xf32> loc(#loc33)
    %44 = tensor.empty() : tensor<2x2x12x1xf32> loc(#loc33)
    %45 = linalg.fill ins(%cst : f32) outs(%44 : tensor<2x2x12x1xf32>) -> tensor<2x2x12x1xf32> loc(#loc33)
    %46 = linalg.generic {indexing_maps = [#map11, #map14], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%43 : tensor<2x2x12x12xf32>) outs(%45 : tensor<2x2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0.attn"), %out: f32 loc("transformer.h.0.attn")):
      %192 = arith.addf %in, %out : f32 loc(#loc33)
      linalg.yield %192 : f32 loc(#loc33)
    } -> tensor<2x2x12x1xf32> loc(#loc33)
    %47 = linalg.generic {indexing_maps = [#map11, #map14, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%43, %46 : tensor<2x2x12x12xf32>, tensor<2x2x12x1xf32>) outs(%34 : tensor<2x2x12x12xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0.attn"), %in_68: f32 loc("transformer.h.0.attn"), %out: f32 loc("transformer.h.0.attn")):
      %192 = arith.divf %in, %in_68 : f32 loc(#loc33)
      linalg.yield %192 : f32 loc(#loc33)
    } -> tensor<2x2x12x12xf32> loc(#loc33)
    %collapsed_26 = tensor.collapse_shape %47 [[0, 1], [2], [3]] : tensor<2x2x12x12xf32> into tensor<4x12x12xf32> loc(#loc33)
    %collapsed_27 = tensor.collapse_shape %transposed [[0, 1], [2], [3]] : tensor<2x2x12x8xf32> into tensor<4x12x8xf32> loc(#loc33)
    %48 = tensor.empty() : tensor<4x12x8xf32> loc(#loc33)
    %49 = linalg.fill ins(%cst : f32) outs(%48 : tensor<4x12x8xf32>) -> tensor<4x12x8xf32> loc(#loc33)
    %50 = linalg.batch_matmul ins(%collapsed_26, %collapsed_27 : tensor<4x12x12xf32>, tensor<4x12x8xf32>) outs(%49 : tensor<4x12x8xf32>) -> tensor<4x12x8xf32> loc(#loc33)
    %expanded_28 = tensor.expand_shape %50 [[0, 1], [2], [3]] output_shape [2, 2, 12, 8] : tensor<4x12x8xf32> into tensor<2x2x12x8xf32> loc(#loc33)
    %51 = tensor.empty() : tensor<2x12x2x8xf32> loc(#loc33)
    %transposed_29 = linalg.transpose ins(%expanded_28 : tensor<2x2x12x8xf32>) outs(%51 : tensor<2x12x2x8xf32>) permutation = [0, 2, 1, 3]  loc(#loc33)
    %collapsed_30 = tensor.collapse_shape %transposed_29 [[0, 1], [2, 3]] : tensor<2x12x2x8xf32> into tensor<24x16xf32> loc(#loc39)
    %52 = tensor.empty() : tensor<24x16xf32> loc(#loc39)
    %53 = linalg.fill ins(%cst : f32) outs(%52 : tensor<24x16xf32>) -> tensor<24x16xf32> loc(#loc39)
    %54 = linalg.matmul ins(%collapsed_30, %arg6 : tensor<24x16xf32>, tensor<16x16xf32>) outs(%53 : tensor<24x16xf32>) -> tensor<24x16xf32> loc(#loc39)
    %55 = linalg.generic {indexing_maps = [#map10, #map3], iterator_types = ["parallel", "parallel"]} ins(%arg7 : tensor<16xf32>) outs(%52 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0.attn.c_proj"), %out: f32 loc("transformer.h.0.attn.c_proj")):
      linalg.yield %in : f32 loc(#loc39)
    } -> tensor<24x16xf32> loc(#loc39)
    %56 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%54, %55 : tensor<24x16xf32>, tensor<24x16xf32>) outs(%52 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0.attn.c_proj"), %in_68: f32 loc("transformer.h.0.attn.c_proj"), %out: f32 loc("transformer.h.0.attn.c_proj")):
      %192 = arith.addf %in, %in_68 : f32 loc(#loc39)
      linalg.yield %192 : f32 loc(#loc39)
    } -> tensor<24x16xf32> loc(#loc39)
    %expanded_31 = tensor.expand_shape %56 [[0, 1], [2]] output_shape [2, 12, 16] : tensor<24x16xf32> into tensor<2x12x16xf32> loc(#loc39)
    %57 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_31, %10 : tensor<2x12x16xf32>, tensor<2x12x16xf32>) outs(%6 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0.attn.c_proj"), %in_68: f32 loc("transformer"), %out: f32 loc("transformer.h.0")):
      %192 = arith.addf %in, %in_68 : f32 loc(#loc40)
      linalg.yield %192 : f32 loc(#loc40)
    } -> tensor<2x12x16xf32> loc(#loc40)
    %58 = linalg.generic {indexing_maps = [#map6, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%57 : tensor<2x12x16xf32>) outs(%12 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0"), %out: f32 loc("transformer.h.0.ln_2")):
      %192 = arith.addf %in, %out : f32 loc(#loc41)
      linalg.yield %192 : f32 loc(#loc41)
    } -> tensor<2x12x1xf32> loc(#loc41)
    %59 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%58 : tensor<2x12x1xf32>) outs(%11 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0.ln_2"), %out: f32 loc("transformer.h.0.ln_2")):
      %192 = arith.divf %in, %cst_7 : f32 loc(#loc41)
      linalg.yield %192 : f32 loc(#loc41)
    } -> tensor<2x12x1xf32> loc(#loc41)
    %60 = linalg.generic {indexing_maps = [#map6, #map8, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%57, %59 : tensor<2x12x16xf32>, tensor<2x12x1xf32>) outs(%6 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0"), %in_68: f32 loc("transformer.h.0.ln_2"), %out: f32 loc("transformer.h.0.ln_2")):
      %192 = arith.subf %in, %in_68 : f32 loc(#loc41)
      linalg.yield %192 : f32 loc(#loc41)
    } -> tensor<2x12x16xf32> loc(#loc41)
    %61 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%60, %60 : tensor<2x12x16xf32>, tensor<2x12x16xf32>) outs(%6 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0.ln_2"), %in_68: f32 loc("transformer.h.0.ln_2"), %out: f32 loc("transformer.h.0.ln_2")):
      %192 = arith.mulf %in, %in_68 : f32 loc(#loc41)
      linalg.yield %192 : f32 loc(#loc41)
    } -> tensor<2x12x16xf32> loc(#loc41)
    %62 = linalg.generic {indexing_maps = [#map6, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%61 : tensor<2x12x16xf32>) outs(%12 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0.ln_2"), %out: f32 loc("transformer.h.0.ln_2")):
      %192 = arith.addf %in, %out : f32 loc(#loc41)
      linalg.yield %192 : f32 loc(#loc41)
    } -> tensor<2x12x1xf32> loc(#loc41)
    %63 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%62 : tensor<2x12x1xf32>) outs(%11 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0.ln_2"), %out: f32 loc("transformer.h.0.ln_2")):
      %192 = arith.divf %in, %cst_7 : f32 loc(#loc41)
      linalg.yield %192 : f32 loc(#loc41)
    } -> tensor<2x12x1xf32> loc(#loc41)
    %64 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%63 : tensor<2x12x1xf32>) outs(%11 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0.ln_2"), %out: f32 loc("transformer.h.0.ln_2")):
      %192 = arith.truncf %cst_6 : f64 to f32 loc(#loc41)
      %193 = arith.addf %in, %192 : f32 loc(#loc41)
      linalg.yield %193 : f32 loc(#loc41)
    } -> tensor<2x12x1xf32> loc(#loc41)
    %65 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%64 : tensor<2x12x1xf32>) outs(%11 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0.ln_2"), %out: f32 loc("transformer.h.0.ln_2")):
      %192 = math.rsqrt %in : f32 loc(#loc41)
      linalg.yield %192 : f32 loc(#loc41)
    } -> tensor<2x12x1xf32> loc(#loc41)
    %66 = linalg.generic {indexing_maps = [#map6, #map8, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%60, %65 : tensor<2x12x16xf32>, tensor<2x12x1xf32>) outs(%6 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0.ln_2"), %in_68: f32 loc("transformer.h.0.ln_2"), %out: f32 loc("transformer.h.0.ln_2")):
      %192 = arith.mulf %in, %in_68 : f32 loc(#loc41)
      linalg.yield %192 : f32 loc(#loc41)
    } -> tensor<2x12x16xf32> loc(#loc41)
    %67 = linalg.generic {indexing_maps = [#map6, #map9, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%66, %arg8 : tensor<2x12x16xf32>, tensor<16xf32>) outs(%6 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0.ln_2"), %in_68: f32 loc("transformer.h.0.ln_2"), %out: f32 loc("transformer.h.0.ln_2")):
      %192 = arith.mulf %in, %in_68 : f32 loc(#loc41)
      linalg.yield %192 : f32 loc(#loc41)
    } -> tensor<2x12x16xf32> loc(#loc41)
    %68 = linalg.generic {indexing_maps = [#map6, #map9, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%67, %arg9 : tensor<2x12x16xf32>, tensor<16xf32>) outs(%6 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0.ln_2"), %in_68: f32 loc("transformer.h.0.ln_2"), %out: f32 loc("transformer.h.0.ln_2")):
      %192 = arith.addf %in, %in_68 : f32 loc(#loc41)
      linalg.yield %192 : f32 loc(#loc41)
    } -> tensor<2x12x16xf32> loc(#loc41)
    %collapsed_32 = tensor.collapse_shape %68 [[0, 1], [2]] : tensor<2x12x16xf32> into tensor<24x16xf32> loc(#loc42)
    %69 = tensor.empty() : tensor<24x64xf32> loc(#loc42)
    %70 = linalg.fill ins(%cst : f32) outs(%69 : tensor<24x64xf32>) -> tensor<24x64xf32> loc(#loc42)
    %71 = linalg.matmul ins(%collapsed_32, %arg10 : tensor<24x16xf32>, tensor<16x64xf32>) outs(%70 : tensor<24x64xf32>) -> tensor<24x64xf32> loc(#loc42)
    %72 = linalg.generic {indexing_maps = [#map10, #map3], iterator_types = ["parallel", "parallel"]} ins(%arg11 : tensor<64xf32>) outs(%69 : tensor<24x64xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0.mlp.c_fc"), %out: f32 loc("transformer.h.0.mlp.c_fc")):
      linalg.yield %in : f32 loc(#loc42)
    } -> tensor<24x64xf32> loc(#loc42)
    %73 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%71, %72 : tensor<24x64xf32>, tensor<24x64xf32>) outs(%69 : tensor<24x64xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0.mlp.c_fc"), %in_68: f32 loc("transformer.h.0.mlp.c_fc"), %out: f32 loc("transformer.h.0.mlp.c_fc")):
      %192 = arith.addf %in, %in_68 : f32 loc(#loc42)
      linalg.yield %192 : f32 loc(#loc42)
    } -> tensor<24x64xf32> loc(#loc42)
    %expanded_33 = tensor.expand_shape %73 [[0, 1], [2]] output_shape [2, 12, 64] : tensor<24x64xf32> into tensor<2x12x64xf32> loc(#loc42)
    %74 = tensor.empty() : tensor<2x12x64xf32> loc(#loc32)
    %75 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_33 : tensor<2x12x64xf32>) outs(%74 : tensor<2x12x64xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0.mlp.c_fc"), %out: f32 loc("transformer.h.0.mlp.act")):
      %192 = arith.mulf %in, %cst_8 : f32 loc(#loc32)
      linalg.yield %192 : f32 loc(#loc32)
    } -> tensor<2x12x64xf32> loc(#loc32)
    %76 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_33, %expanded_33 : tensor<2x12x64xf32>, tensor<2x12x64xf32>) outs(%74 : tensor<2x12x64xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0.mlp.c_fc"), %in_68: f32 loc("transformer.h.0.mlp.c_fc"), %out: f32 loc("transformer.h.0.mlp.act")):
      %192 = arith.mulf %in, %in_68 : f32 loc(#loc32)
      linalg.yield %192 : f32 loc(#loc32)
    } -> tensor<2x12x64xf32> loc(#loc32)
    %77 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%76, %expanded_33 : tensor<2x12x64xf32>, tensor<2x12x64xf32>) outs(%74 : tensor<2x12x64xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0.mlp.act"), %in_68: f32 loc("transformer.h.0.mlp.c_fc"), %out: f32 loc("transformer.h.0.mlp.act")):
      %192 = arith.mulf %in, %in_68 : f32 loc(#loc32)
      linalg.yield %192 : f32 loc(#loc32)
    } -> tensor<2x12x64xf32> loc(#loc32)
    %78 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%77 : tensor<2x12x64xf32>) outs(%74 : tensor<2x12x64xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0.mlp.act"), %out: f32 loc("transformer.h.0.mlp.act")):
      %192 = arith.truncf %cst_4 : f64 to f32 loc(#loc32)
      %193 = arith.mulf %in, %192 : f32 loc(#loc32)
      linalg.yield %193 : f32 loc(#loc32)
    } -> tensor<2x12x64xf32> loc(#loc32)
    %79 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_33, %78 : tensor<2x12x64xf32>, tensor<2x12x64xf32>) outs(%74 : tensor<2x12x64xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0.mlp.c_fc"), %in_68: f32 loc("transformer.h.0.mlp.act"), %out: f32 loc("transformer.h.0.mlp.act")):
      %192 = arith.addf %in, %in_68 : f32 loc(#loc32)
      linalg.yield %192 : f32 loc(#loc32)
    } -> tensor<2x12x64xf32> loc(#loc32)
    %80 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%79 : tensor<2x12x64xf32>) outs(%74 : tensor<2x12x64xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0.mlp.act"), %out: f32 loc("transformer.h.0.mlp.act")):
      %192 = arith.truncf %cst_3 : f64 to f32 loc(#loc32)
      %193 = arith.mulf %in, %192 : f32 loc(#loc32)
      linalg.yield %193 : f32 loc(#loc32)
    } -> tensor<2x12x64xf32> loc(#loc32)
    %81 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%80 : tensor<2x12x64xf32>) outs(%74 : tensor<2x12x64xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0.mlp.act"), %out: f32 loc("transformer.h.0.mlp.act")):
      %192 = math.tanh %in : f32 loc(#loc32)
      linalg.yield %192 : f32 loc(#loc32)
    } -> tensor<2x12x64xf32> loc(#loc32)
    %82 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%81 : tensor<2x12x64xf32>) outs(%74 : tensor<2x12x64xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0.mlp.act"), %out: f32 loc("transformer.h.0.mlp.act")):
      %192 = arith.addf %in, %cst_9 : f32 loc(#loc32)
      linalg.yield %192 : f32 loc(#loc32)
    } -> tensor<2x12x64xf32> loc(#loc32)
    %83 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%75, %82 : tensor<2x12x64xf32>, tensor<2x12x64xf32>) outs(%74 : tensor<2x12x64xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0.mlp.act"), %in_68: f32 loc("transformer.h.0.mlp.act"), %out: f32 loc("transformer.h.0.mlp.act")):
      %192 = arith.mulf %in, %in_68 : f32 loc(#loc32)
      linalg.yield %192 : f32 loc(#loc32)
    } -> tensor<2x12x64xf32> loc(#loc32)
    %collapsed_34 = tensor.collapse_shape %83 [[0, 1], [2]] : tensor<2x12x64xf32> into tensor<24x64xf32> loc(#loc43)
    %84 = linalg.matmul ins(%collapsed_34, %arg12 : tensor<24x64xf32>, tensor<64x16xf32>) outs(%53 : tensor<24x16xf32>) -> tensor<24x16xf32> loc(#loc43)
    %85 = linalg.generic {indexing_maps = [#map10, #map3], iterator_types = ["parallel", "parallel"]} ins(%arg13 : tensor<16xf32>) outs(%52 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0.mlp.c_proj"), %out: f32 loc("transformer.h.0.mlp.c_proj")):
      linalg.yield %in : f32 loc(#loc43)
    } -> tensor<24x16xf32> loc(#loc43)
    %86 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%84, %85 : tensor<24x16xf32>, tensor<24x16xf32>) outs(%52 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0.mlp.c_proj"), %in_68: f32 loc("transformer.h.0.mlp.c_proj"), %out: f32 loc("transformer.h.0.mlp.c_proj")):
      %192 = arith.addf %in, %in_68 : f32 loc(#loc43)
      linalg.yield %192 : f32 loc(#loc43)
    } -> tensor<24x16xf32> loc(#loc43)
    %expanded_35 = tensor.expand_shape %86 [[0, 1], [2]] output_shape [2, 12, 16] : tensor<24x16xf32> into tensor<2x12x16xf32> loc(#loc43)
    %87 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%57, %expanded_35 : tensor<2x12x16xf32>, tensor<2x12x16xf32>) outs(%6 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0"), %in_68: f32 loc("transformer.h.0.mlp.c_proj"), %out: f32 loc("transformer.h.0")):
      %192 = arith.addf %in, %in_68 : f32 loc(#loc40)
      linalg.yield %192 : f32 loc(#loc40)
    } -> tensor<2x12x16xf32> loc(#loc40)
    %88 = linalg.generic {indexing_maps = [#map6, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%87 : tensor<2x12x16xf32>) outs(%12 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0"), %out: f32 loc("transformer.h.1.ln_1")):
      %192 = arith.addf %in, %out : f32 loc(#loc44)
      linalg.yield %192 : f32 loc(#loc44)
    } -> tensor<2x12x1xf32> loc(#loc44)
    %89 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%88 : tensor<2x12x1xf32>) outs(%11 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1.ln_1"), %out: f32 loc("transformer.h.1.ln_1")):
      %192 = arith.divf %in, %cst_7 : f32 loc(#loc44)
      linalg.yield %192 : f32 loc(#loc44)
    } -> tensor<2x12x1xf32> loc(#loc44)
    %90 = linalg.generic {indexing_maps = [#map6, #map8, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%87, %89 : tensor<2x12x16xf32>, tensor<2x12x1xf32>) outs(%6 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.0"), %in_68: f32 loc("transformer.h.1.ln_1"), %out: f32 loc("transformer.h.1.ln_1")):
      %192 = arith.subf %in, %in_68 : f32 loc(#loc44)
      linalg.yield %192 : f32 loc(#loc44)
    } -> tensor<2x12x16xf32> loc(#loc44)
    %91 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%90, %90 : tensor<2x12x16xf32>, tensor<2x12x16xf32>) outs(%6 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1.ln_1"), %in_68: f32 loc("transformer.h.1.ln_1"), %out: f32 loc("transformer.h.1.ln_1")):
      %192 = arith.mulf %in, %in_68 : f32 loc(#loc44)
      linalg.yield %192 : f32 loc(#loc44)
    } -> tensor<2x12x16xf32> loc(#loc44)
    %92 = linalg.generic {indexing_maps = [#map6, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%91 : tensor<2x12x16xf32>) outs(%12 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1.ln_1"), %out: f32 loc("transformer.h.1.ln_1")):
      %192 = arith.addf %in, %out : f32 loc(#loc44)
      linalg.yield %192 : f32 loc(#loc44)
    } -> tensor<2x12x1xf32> loc(#loc44)
    %93 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%92 : tensor<2x12x1xf32>) outs(%11 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1.ln_1"), %out: f32 loc("transformer.h.1.ln_1")):
      %192 = arith.divf %in, %cst_7 : f32 loc(#loc44)
      linalg.yield %192 : f32 loc(#loc44)
    } -> tensor<2x12x1xf32> loc(#loc44)
    %94 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%93 : tensor<2x12x1xf32>) outs(%11 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1.ln_1"), %out: f32 loc("transformer.h.1.ln_1")):
      %192 = arith.truncf %cst_6 : f64 to f32 loc(#loc44)
      %193 = arith.addf %in, %192 : f32 loc(#loc44)
      linalg.yield %193 : f32 loc(#loc44)
    } -> tensor<2x12x1xf32> loc(#loc44)
    %95 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%94 : tensor<2x12x1xf32>) outs(%11 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1.ln_1"), %out: f32 loc("transformer.h.1.ln_1")):
      %192 = math.rsqrt %in : f32 loc(#loc44)
      linalg.yield %192 : f32 loc(#loc44)
    } -> tensor<2x12x1xf32> loc(#loc44)
    %96 = linalg.generic {indexing_maps = [#map6, #map8, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%90, %95 : tensor<2x12x16xf32>, tensor<2x12x1xf32>) outs(%6 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1.ln_1"), %in_68: f32 loc("transformer.h.1.ln_1"), %out: f32 loc("transformer.h.1.ln_1")):
      %192 = arith.mulf %in, %in_68 : f32 loc(#loc44)
      linalg.yield %192 : f32 loc(#loc44)
    } -> tensor<2x12x16xf32> loc(#loc44)
    %97 = linalg.generic {indexing_maps = [#map6, #map9, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%96, %arg14 : tensor<2x12x16xf32>, tensor<16xf32>) outs(%6 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1.ln_1"), %in_68: f32 loc("transformer.h.1.ln_1"), %out: f32 loc("transformer.h.1.ln_1")):
      %192 = arith.mulf %in, %in_68 : f32 loc(#loc44)
      linalg.yield %192 : f32 loc(#loc44)
    } -> tensor<2x12x16xf32> loc(#loc44)
    %98 = linalg.generic {indexing_maps = [#map6, #map9, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%97, %arg15 : tensor<2x12x16xf32>, tensor<16xf32>) outs(%6 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1.ln_1"), %in_68: f32 loc("transformer.h.1.ln_1"), %out: f32 loc("transformer.h.1.ln_1")):
      %192 = arith.addf %in, %in_68 : f32 loc(#loc44)
      linalg.yield %192 : f32 loc(#loc44)
    } -> tensor<2x12x16xf32> loc(#loc44)
    %collapsed_36 = tensor.collapse_shape %98 [[0, 1], [2]] : tensor<2x12x16xf32> into tensor<24x16xf32> loc(#loc45)
    %99 = linalg.matmul ins(%collapsed_36, %arg16 : tensor<24x16xf32>, tensor<16x48xf32>) outs(%25 : tensor<24x48xf32>) -> tensor<24x48xf32> loc(#loc45)
    %100 = linalg.generic {indexing_maps = [#map10, #map3], iterator_types = ["parallel", "parallel"]} ins(%arg17 : tensor<48xf32>) outs(%24 : tensor<24x48xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1.attn.c_attn"), %out: f32 loc("transformer.h.1.attn.c_attn")):
      linalg.yield %in : f32 loc(#loc45)
    } -> tensor<24x48xf32> loc(#loc45)
    %101 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%99, %100 : tensor<24x48xf32>, tensor<24x48xf32>) outs(%24 : tensor<24x48xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1.attn.c_attn"), %in_68: f32 loc("transformer.h.1.attn.c_attn"), %out: f32 loc("transformer.h.1.attn.c_attn")):
      %192 = arith.addf %in, %in_68 : f32 loc(#loc45)
      linalg.yield %192 : f32 loc(#loc45)
    } -> tensor<24x48xf32> loc(#loc45)
    %expanded_37 = tensor.expand_shape %101 [[0, 1], [2]] output_shape [2, 12, 48] : tensor<24x48xf32> into tensor<2x12x48xf32> loc(#loc45)
    %extracted_slice_38 = tensor.extract_slice %expanded_37[0, 0, 0] [2, 12, 16] [1, 1, 1] : tensor<2x12x48xf32> to tensor<2x12x16xf32> loc(#loc46)
    %extracted_slice_39 = tensor.extract_slice %expanded_37[0, 0, 16] [2, 12, 16] [1, 1, 1] : tensor<2x12x48xf32> to tensor<2x12x16xf32> loc(#loc46)
    %extracted_slice_40 = tensor.extract_slice %expanded_37[0, 0, 32] [2, 12, 16] [1, 1, 1] : tensor<2x12x48xf32> to tensor<2x12x16xf32> loc(#loc46)
    %expanded_41 = tensor.expand_shape %extracted_slice_39 [[0], [1], [2, 3]] output_shape [2, 12, 2, 8] : tensor<2x12x16xf32> into tensor<2x12x2x8xf32> loc(#loc46)
    %expanded_42 = tensor.expand_shape %extracted_slice_40 [[0], [1], [2, 3]] output_shape [2, 12, 2, 8] : tensor<2x12x16xf32> into tensor<2x12x2x8xf32> loc(#loc46)
    %transposed_43 = linalg.transpose ins(%expanded_42 : tensor<2x12x2x8xf32>) outs(%29 : tensor<2x2x12x8xf32>) permutation = [0, 2, 1, 3]  loc(#loc46)
    %expanded_44 = tensor.expand_shape %extracted_slice_38 [[0], [1], [2, 3]] output_shape [2, 12, 2, 8] : tensor<2x12x16xf32> into tensor<2x12x2x8xf32> loc(#loc46)
    %transposed_45 = linalg.transpose ins(%expanded_44 : tensor<2x12x2x8xf32>) outs(%29 : tensor<2x2x12x8xf32>) permutation = [0, 2, 1, 3]  loc(#loc46)
    %transposed_46 = linalg.transpose ins(%expanded_41 : tensor<2x12x2x8xf32>) outs(%30 : tensor<2x2x8x12xf32>) permutation = [0, 2, 3, 1]  loc(#loc46)
    %collapsed_47 = tensor.collapse_shape %transposed_45 [[0, 1], [2], [3]] : tensor<2x2x12x8xf32> into tensor<4x12x8xf32> loc(#loc46)
    %collapsed_48 = tensor.collapse_shape %transposed_46 [[0, 1], [2], [3]] : tensor<2x2x8x12xf32> into tensor<4x8x12xf32> loc(#loc46)
    %102 = linalg.batch_matmul ins(%collapsed_47, %collapsed_48 : tensor<4x12x8xf32>, tensor<4x8x12xf32>) outs(%32 : tensor<4x12x12xf32>) -> tensor<4x12x12xf32> loc(#loc46)
    %expanded_49 = tensor.expand_shape %102 [[0, 1], [2], [3]] output_shape [2, 2, 12, 12] : tensor<4x12x12xf32> into tensor<2x2x12x12xf32> loc(#loc46)
    %103 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_49 : tensor<2x2x12x12xf32>) outs(%34 : tensor<2x2x12x12xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1.attn"), %out: f32 loc("transformer.h.1.attn")):
      %192 = arith.truncf %cst_5 : f64 to f32 loc(#loc46)
      %193 = arith.mulf %in, %192 : f32 loc(#loc46)
      linalg.yield %193 : f32 loc(#loc46)
    } -> tensor<2x2x12x12xf32> loc(#loc46)
    %104 = linalg.generic {indexing_maps = [#map11, #map12, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%103, %expanded_13 : tensor<2x2x12x12xf32>, tensor<1x1x12x12xf32>) outs(%34 : tensor<2x2x12x12xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1.attn"), %in_68: f32 loc("<loss>"), %out: f32 loc("transformer.h.1.attn")):
      %192 = arith.addf %in, %in_68 : f32 loc(#loc46)
      linalg.yield %192 : f32 loc(#loc46)
    } -> tensor<2x2x12x12xf32> loc(#loc46)
    %105:2 = linalg.generic {indexing_maps = [#map11, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%104 : tensor<2x2x12x12xf32>) outs(%40, %38 : tensor<2x2x12xf32>, tensor<2x2x12xi64>) {
    ^bb0(%in: f32 loc("transformer.h.1.attn"), %out: f32 loc("transformer.h.1.attn"), %out_68: i64 loc("transformer.h.1.attn")):
      %192 = linalg.index 3 : index loc(#loc46)
      %193 = arith.index_cast %192 : index to i64 loc(#loc46)
      %194 = arith.maximumf %in, %out : f32 loc(#loc46)
      %195 = arith.cmpf ogt, %in, %out : f32 loc(#loc46)
      %196 = arith.select %195, %193, %out_68 : i64 loc(#loc46)
      linalg.yield %194, %196 : f32, i64 loc(#loc46)
    } -> (tensor<2x2x12xf32>, tensor<2x2x12xi64>) loc(#loc46)
    %expanded_50 = tensor.expand_shape %105#0 [[0], [1], [2, 3]] output_shape [2, 2, 12, 1] : tensor<2x2x12xf32> into tensor<2x2x12x1xf32> loc(#loc46)
    %106 = linalg.generic {indexing_maps = [#map11, #map14, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%104, %expanded_50 : tensor<2x2x12x12xf32>, tensor<2x2x12x1xf32>) outs(%34 : tensor<2x2x12x12xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1.attn"), %in_68: f32 loc("transformer.h.1.attn"), %out: f32 loc("transformer.h.1.attn")):
      %192 = arith.subf %in, %in_68 : f32 loc(#loc46)
      linalg.yield %192 : f32 loc(#loc46)
    } -> tensor<2x2x12x12xf32> loc(#loc46)
    %107 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%106 : tensor<2x2x12x12xf32>) outs(%34 : tensor<2x2x12x12xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1.attn"), %out: f32 loc("transformer.h.1.attn")):
      %192 = math.exp %in : f32 loc(#loc46)
      linalg.yield %192 : f32 loc(#loc46)
    } -> tensor<2x2x12x12xf32> loc(#loc46)
    %108 = linalg.generic {indexing_maps = [#map11, #map14], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%107 : tensor<2x2x12x12xf32>) outs(%45 : tensor<2x2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1.attn"), %out: f32 loc("transformer.h.1.attn")):
      %192 = arith.addf %in, %out : f32 loc(#loc46)
      linalg.yield %192 : f32 loc(#loc46)
    } -> tensor<2x2x12x1xf32> loc(#loc46)
    %109 = linalg.generic {indexing_maps = [#map11, #map14, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%107, %108 : tensor<2x2x12x12xf32>, tensor<2x2x12x1xf32>) outs(%34 : tensor<2x2x12x12xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1.attn"), %in_68: f32 loc("transformer.h.1.attn"), %out: f32 loc("transformer.h.1.attn")):
      %192 = arith.divf %in, %in_68 : f32 loc(#loc46)
      linalg.yield %192 : f32 loc(#loc46)
    } -> tensor<2x2x12x12xf32> loc(#loc46)
    %collapsed_51 = tensor.collapse_shape %109 [[0, 1], [2], [3]] : tensor<2x2x12x12xf32> into tensor<4x12x12xf32> loc(#loc46)
    %collapsed_52 = tensor.collapse_shape %transposed_43 [[0, 1], [2], [3]] : tensor<2x2x12x8xf32> into tensor<4x12x8xf32> loc(#loc46)
    %110 = linalg.batch_matmul ins(%collapsed_51, %collapsed_52 : tensor<4x12x12xf32>, tensor<4x12x8xf32>) outs(%49 : tensor<4x12x8xf32>) -> tensor<4x12x8xf32> loc(#loc46)
    %expanded_53 = tensor.expand_shape %110 [[0, 1], [2], [3]] output_shape [2, 2, 12, 8] : tensor<4x12x8xf32> into tensor<2x2x12x8xf32> loc(#loc46)
    %transposed_54 = linalg.transpose ins(%expanded_53 : tensor<2x2x12x8xf32>) outs(%51 : tensor<2x12x2x8xf32>) permutation = [0, 2, 1, 3]  loc(#loc46)
    %collapsed_55 = tensor.collapse_shape %transposed_54 [[0, 1], [2, 3]] : tensor<2x12x2x8xf32> into tensor<24x16xf32> loc(#loc47)
    %111 = linalg.matmul ins(%collapsed_55, %arg18 : tensor<24x16xf32>, tensor<16x16xf32>) outs(%53 : tensor<24x16xf32>) -> tensor<24x16xf32> loc(#loc47)
    %112 = linalg.generic {indexing_maps = [#map10, #map3], iterator_types = ["parallel", "parallel"]} ins(%arg19 : tensor<16xf32>) outs(%52 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1.attn.c_proj"), %out: f32 loc("transformer.h.1.attn.c_proj")):
      linalg.yield %in : f32 loc(#loc47)
    } -> tensor<24x16xf32> loc(#loc47)
    %113 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%111, %112 : tensor<24x16xf32>, tensor<24x16xf32>) outs(%52 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1.attn.c_proj"), %in_68: f32 loc("transformer.h.1.attn.c_proj"), %out: f32 loc("transformer.h.1.attn.c_proj")):
      %192 = arith.addf %in, %in_68 : f32 loc(#loc47)
      linalg.yield %192 : f32 loc(#loc47)
    } -> tensor<24x16xf32> loc(#loc47)
    %expanded_56 = tensor.expand_shape %113 [[0, 1], [2]] output_shape [2, 12, 16] : tensor<24x16xf32> into tensor<2x12x16xf32> loc(#loc47)
    %114 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_56, %87 : tensor<2x12x16xf32>, tensor<2x12x16xf32>) outs(%6 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1.attn.c_proj"), %in_68: f32 loc("transformer.h.0"), %out: f32 loc("transformer.h.1")):
      %192 = arith.addf %in, %in_68 : f32 loc(#loc48)
      linalg.yield %192 : f32 loc(#loc48)
    } -> tensor<2x12x16xf32> loc(#loc48)
    %115 = linalg.generic {indexing_maps = [#map6, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%114 : tensor<2x12x16xf32>) outs(%12 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1"), %out: f32 loc("transformer.h.1.ln_2")):
      %192 = arith.addf %in, %out : f32 loc(#loc49)
      linalg.yield %192 : f32 loc(#loc49)
    } -> tensor<2x12x1xf32> loc(#loc49)
    %116 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%115 : tensor<2x12x1xf32>) outs(%11 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1.ln_2"), %out: f32 loc("transformer.h.1.ln_2")):
      %192 = arith.divf %in, %cst_7 : f32 loc(#loc49)
      linalg.yield %192 : f32 loc(#loc49)
    } -> tensor<2x12x1xf32> loc(#loc49)
    %117 = linalg.generic {indexing_maps = [#map6, #map8, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%114, %116 : tensor<2x12x16xf32>, tensor<2x12x1xf32>) outs(%6 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1"), %in_68: f32 loc("transformer.h.1.ln_2"), %out: f32 loc("transformer.h.1.ln_2")):
      %192 = arith.subf %in, %in_68 : f32 loc(#loc49)
      linalg.yield %192 : f32 loc(#loc49)
    } -> tensor<2x12x16xf32> loc(#loc49)
    %118 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%117, %117 : tensor<2x12x16xf32>, tensor<2x12x16xf32>) outs(%6 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1.ln_2"), %in_68: f32 loc("transformer.h.1.ln_2"), %out: f32 loc("transformer.h.1.ln_2")):
      %192 = arith.mulf %in, %in_68 : f32 loc(#loc49)
      linalg.yield %192 : f32 loc(#loc49)
    } -> tensor<2x12x16xf32> loc(#loc49)
    %119 = linalg.generic {indexing_maps = [#map6, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%118 : tensor<2x12x16xf32>) outs(%12 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1.ln_2"), %out: f32 loc("transformer.h.1.ln_2")):
      %192 = arith.addf %in, %out : f32 loc(#loc49)
      linalg.yield %192 : f32 loc(#loc49)
    } -> tensor<2x12x1xf32> loc(#loc49)
    %120 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%119 : tensor<2x12x1xf32>) outs(%11 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1.ln_2"), %out: f32 loc("transformer.h.1.ln_2")):
      %192 = arith.divf %in, %cst_7 : f32 loc(#loc49)
      linalg.yield %192 : f32 loc(#loc49)
    } -> tensor<2x12x1xf32> loc(#loc49)
    %121 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%120 : tensor<2x12x1xf32>) outs(%11 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1.ln_2"), %out: f32 loc("transformer.h.1.ln_2")):
      %192 = arith.truncf %cst_6 : f64 to f32 loc(#loc49)
      %193 = arith.addf %in, %192 : f32 loc(#loc49)
      linalg.yield %193 : f32 loc(#loc49)
    } -> tensor<2x12x1xf32> loc(#loc49)
    %122 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%121 : tensor<2x12x1xf32>) outs(%11 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1.ln_2"), %out: f32 loc("transformer.h.1.ln_2")):
      %192 = math.rsqrt %in : f32 loc(#loc49)
      linalg.yield %192 : f32 loc(#loc49)
    } -> tensor<2x12x1xf32> loc(#loc49)
    %123 = linalg.generic {indexing_maps = [#map6, #map8, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%117, %122 : tensor<2x12x16xf32>, tensor<2x12x1xf32>) outs(%6 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1.ln_2"), %in_68: f32 loc("transformer.h.1.ln_2"), %out: f32 loc("transformer.h.1.ln_2")):
      %192 = arith.mulf %in, %in_68 : f32 loc(#loc49)
      linalg.yield %192 : f32 loc(#loc49)
    } -> tensor<2x12x16xf32> loc(#loc49)
    %124 = linalg.generic {indexing_maps = [#map6, #map9, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%123, %arg20 : tensor<2x12x16xf32>, tensor<16xf32>) outs(%6 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1.ln_2"), %in_68: f32 loc("transformer.h.1.ln_2"), %out: f32 loc("transformer.h.1.ln_2")):
      %192 = arith.mulf %in, %in_68 : f32 loc(#loc49)
      linalg.yield %192 : f32 loc(#loc49)
    } -> tensor<2x12x16xf32> loc(#loc49)
    %125 = linalg.generic {indexing_maps = [#map6, #map9, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%124, %arg21 : tensor<2x12x16xf32>, tensor<16xf32>) outs(%6 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1.ln_2"), %in_68: f32 loc("transformer.h.1.ln_2"), %out: f32 loc("transformer.h.1.ln_2")):
      %192 = arith.addf %in, %in_68 : f32 loc(#loc49)
      linalg.yield %192 : f32 loc(#loc49)
    } -> tensor<2x12x16xf32> loc(#loc49)
    %collapsed_57 = tensor.collapse_shape %125 [[0, 1], [2]] : tensor<2x12x16xf32> into tensor<24x16xf32> loc(#loc50)
    %126 = linalg.matmul ins(%collapsed_57, %arg22 : tensor<24x16xf32>, tensor<16x64xf32>) outs(%70 : tensor<24x64xf32>) -> tensor<24x64xf32> loc(#loc50)
    %127 = linalg.generic {indexing_maps = [#map10, #map3], iterator_types = ["parallel", "parallel"]} ins(%arg23 : tensor<64xf32>) outs(%69 : tensor<24x64xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1.mlp.c_fc"), %out: f32 loc("transformer.h.1.mlp.c_fc")):
      linalg.yield %in : f32 loc(#loc50)
    } -> tensor<24x64xf32> loc(#loc50)
    %128 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%126, %127 : tensor<24x64xf32>, tensor<24x64xf32>) outs(%69 : tensor<24x64xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1.mlp.c_fc"), %in_68: f32 loc("transformer.h.1.mlp.c_fc"), %out: f32 loc("transformer.h.1.mlp.c_fc")):
      %192 = arith.addf %in, %in_68 : f32 loc(#loc50)
      linalg.yield %192 : f32 loc(#loc50)
    } -> tensor<24x64xf32> loc(#loc50)
    %expanded_58 = tensor.expand_shape %128 [[0, 1], [2]] output_shape [2, 12, 64] : tensor<24x64xf32> into tensor<2x12x64xf32> loc(#loc50)
    %129 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_58 : tensor<2x12x64xf32>) outs(%74 : tensor<2x12x64xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1.mlp.c_fc"), %out: f32 loc("transformer.h.1.mlp.act")):
      %192 = arith.mulf %in, %cst_8 : f32 loc(#loc51)
      linalg.yield %192 : f32 loc(#loc51)
    } -> tensor<2x12x64xf32> loc(#loc51)
    %130 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_58, %expanded_58 : tensor<2x12x64xf32>, tensor<2x12x64xf32>) outs(%74 : tensor<2x12x64xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1.mlp.c_fc"), %in_68: f32 loc("transformer.h.1.mlp.c_fc"), %out: f32 loc("transformer.h.1.mlp.act")):
      %192 = arith.mulf %in, %in_68 : f32 loc(#loc51)
      linalg.yield %192 : f32 loc(#loc51)
    } -> tensor<2x12x64xf32> loc(#loc51)
    %131 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%130, %expanded_58 : tensor<2x12x64xf32>, tensor<2x12x64xf32>) outs(%74 : tensor<2x12x64xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1.mlp.act"), %in_68: f32 loc("transformer.h.1.mlp.c_fc"), %out: f32 loc("transformer.h.1.mlp.act")):
      %192 = arith.mulf %in, %in_68 : f32 loc(#loc51)
      linalg.yield %192 : f32 loc(#loc51)
    } -> tensor<2x12x64xf32> loc(#loc51)
    %132 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%131 : tensor<2x12x64xf32>) outs(%74 : tensor<2x12x64xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1.mlp.act"), %out: f32 loc("transformer.h.1.mlp.act")):
      %192 = arith.truncf %cst_4 : f64 to f32 loc(#loc51)
      %193 = arith.mulf %in, %192 : f32 loc(#loc51)
      linalg.yield %193 : f32 loc(#loc51)
    } -> tensor<2x12x64xf32> loc(#loc51)
    %133 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_58, %132 : tensor<2x12x64xf32>, tensor<2x12x64xf32>) outs(%74 : tensor<2x12x64xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1.mlp.c_fc"), %in_68: f32 loc("transformer.h.1.mlp.act"), %out: f32 loc("transformer.h.1.mlp.act")):
      %192 = arith.addf %in, %in_68 : f32 loc(#loc51)
      linalg.yield %192 : f32 loc(#loc51)
    } -> tensor<2x12x64xf32> loc(#loc51)
    %134 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%133 : tensor<2x12x64xf32>) outs(%74 : tensor<2x12x64xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1.mlp.act"), %out: f32 loc("transformer.h.1.mlp.act")):
      %192 = arith.truncf %cst_3 : f64 to f32 loc(#loc51)
      %193 = arith.mulf %in, %192 : f32 loc(#loc51)
      linalg.yield %193 : f32 loc(#loc51)
    } -> tensor<2x12x64xf32> loc(#loc51)
    %135 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%134 : tensor<2x12x64xf32>) outs(%74 : tensor<2x12x64xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1.mlp.act"), %out: f32 loc("transformer.h.1.mlp.act")):
      %192 = math.tanh %in : f32 loc(#loc51)
      linalg.yield %192 : f32 loc(#loc51)
    } -> tensor<2x12x64xf32> loc(#loc51)
    %136 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%135 : tensor<2x12x64xf32>) outs(%74 : tensor<2x12x64xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1.mlp.act"), %out: f32 loc("transformer.h.1.mlp.act")):
      %192 = arith.addf %in, %cst_9 : f32 loc(#loc51)
      linalg.yield %192 : f32 loc(#loc51)
    } -> tensor<2x12x64xf32> loc(#loc51)
    %137 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%129, %136 : tensor<2x12x64xf32>, tensor<2x12x64xf32>) outs(%74 : tensor<2x12x64xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1.mlp.act"), %in_68: f32 loc("transformer.h.1.mlp.act"), %out: f32 loc("transformer.h.1.mlp.act")):
      %192 = arith.mulf %in, %in_68 : f32 loc(#loc51)
      linalg.yield %192 : f32 loc(#loc51)
    } -> tensor<2x12x64xf32> loc(#loc51)
    %collapsed_59 = tensor.collapse_shape %137 [[0, 1], [2]] : tensor<2x12x64xf32> into tensor<24x64xf32> loc(#loc52)
    %138 = linalg.matmul ins(%collapsed_59, %arg24 : tensor<24x64xf32>, tensor<64x16xf32>) outs(%53 : tensor<24x16xf32>) -> tensor<24x16xf32> loc(#loc52)
    %139 = linalg.generic {indexing_maps = [#map10, #map3], iterator_types = ["parallel", "parallel"]} ins(%arg25 : tensor<16xf32>) outs(%52 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1.mlp.c_proj"), %out: f32 loc("transformer.h.1.mlp.c_proj")):
      linalg.yield %in : f32 loc(#loc52)
    } -> tensor<24x16xf32> loc(#loc52)
    %140 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%138, %139 : tensor<24x16xf32>, tensor<24x16xf32>) outs(%52 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1.mlp.c_proj"), %in_68: f32 loc("transformer.h.1.mlp.c_proj"), %out: f32 loc("transformer.h.1.mlp.c_proj")):
      %192 = arith.addf %in, %in_68 : f32 loc(#loc52)
      linalg.yield %192 : f32 loc(#loc52)
    } -> tensor<24x16xf32> loc(#loc52)
    %expanded_60 = tensor.expand_shape %140 [[0, 1], [2]] output_shape [2, 12, 16] : tensor<24x16xf32> into tensor<2x12x16xf32> loc(#loc52)
    %141 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%114, %expanded_60 : tensor<2x12x16xf32>, tensor<2x12x16xf32>) outs(%6 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1"), %in_68: f32 loc("transformer.h.1.mlp.c_proj"), %out: f32 loc("transformer.h.1")):
      %192 = arith.addf %in, %in_68 : f32 loc(#loc48)
      linalg.yield %192 : f32 loc(#loc48)
    } -> tensor<2x12x16xf32> loc(#loc48)
    %142 = linalg.generic {indexing_maps = [#map6, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%141 : tensor<2x12x16xf32>) outs(%12 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1"), %out: f32 loc("transformer.ln_f")):
      %192 = arith.addf %in, %out : f32 loc(#loc53)
      linalg.yield %192 : f32 loc(#loc53)
    } -> tensor<2x12x1xf32> loc(#loc53)
    %143 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%142 : tensor<2x12x1xf32>) outs(%11 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.ln_f"), %out: f32 loc("transformer.ln_f")):
      %192 = arith.divf %in, %cst_7 : f32 loc(#loc53)
      linalg.yield %192 : f32 loc(#loc53)
    } -> tensor<2x12x1xf32> loc(#loc53)
    %144 = linalg.generic {indexing_maps = [#map6, #map8, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%141, %143 : tensor<2x12x16xf32>, tensor<2x12x1xf32>) outs(%6 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.h.1"), %in_68: f32 loc("transformer.ln_f"), %out: f32 loc("transformer.ln_f")):
      %192 = arith.subf %in, %in_68 : f32 loc(#loc53)
      linalg.yield %192 : f32 loc(#loc53)
    } -> tensor<2x12x16xf32> loc(#loc53)
    %145 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%144, %144 : tensor<2x12x16xf32>, tensor<2x12x16xf32>) outs(%6 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.ln_f"), %in_68: f32 loc("transformer.ln_f"), %out: f32 loc("transformer.ln_f")):
      %192 = arith.mulf %in, %in_68 : f32 loc(#loc53)
      linalg.yield %192 : f32 loc(#loc53)
    } -> tensor<2x12x16xf32> loc(#loc53)
    %146 = linalg.generic {indexing_maps = [#map6, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%145 : tensor<2x12x16xf32>) outs(%12 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.ln_f"), %out: f32 loc("transformer.ln_f")):
      %192 = arith.addf %in, %out : f32 loc(#loc53)
      linalg.yield %192 : f32 loc(#loc53)
    } -> tensor<2x12x1xf32> loc(#loc53)
    %147 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%146 : tensor<2x12x1xf32>) outs(%11 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.ln_f"), %out: f32 loc("transformer.ln_f")):
      %192 = arith.divf %in, %cst_7 : f32 loc(#loc53)
      linalg.yield %192 : f32 loc(#loc53)
    } -> tensor<2x12x1xf32> loc(#loc53)
    %148 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%147 : tensor<2x12x1xf32>) outs(%11 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.ln_f"), %out: f32 loc("transformer.ln_f")):
      %192 = arith.truncf %cst_6 : f64 to f32 loc(#loc53)
      %193 = arith.addf %in, %192 : f32 loc(#loc53)
      linalg.yield %193 : f32 loc(#loc53)
    } -> tensor<2x12x1xf32> loc(#loc53)
    %149 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%148 : tensor<2x12x1xf32>) outs(%11 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32 loc("transformer.ln_f"), %out: f32 loc("transformer.ln_f")):
      %192 = math.rsqrt %in : f32 loc(#loc53)
      linalg.yield %192 : f32 loc(#loc53)
    } -> tensor<2x12x1xf32> loc(#loc53)
    %150 = linalg.generic {indexing_maps = [#map6, #map8, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%144, %149 : tensor<2x12x16xf32>, tensor<2x12x1xf32>) outs(%6 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.ln_f"), %in_68: f32 loc("transformer.ln_f"), %out: f32 loc("transformer.ln_f")):
      %192 = arith.mulf %in, %in_68 : f32 loc(#loc53)
      linalg.yield %192 : f32 loc(#loc53)
    } -> tensor<2x12x16xf32> loc(#loc53)
    %151 = linalg.generic {indexing_maps = [#map6, #map9, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%150, %arg26 : tensor<2x12x16xf32>, tensor<16xf32>) outs(%6 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.ln_f"), %in_68: f32 loc("transformer.ln_f"), %out: f32 loc("transformer.ln_f")):
      %192 = arith.mulf %in, %in_68 : f32 loc(#loc53)
      linalg.yield %192 : f32 loc(#loc53)
    } -> tensor<2x12x16xf32> loc(#loc53)
    %152 = linalg.generic {indexing_maps = [#map6, #map9, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%151, %arg27 : tensor<2x12x16xf32>, tensor<16xf32>) outs(%6 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32 loc("transformer.ln_f"), %in_68: f32 loc("transformer.ln_f"), %out: f32 loc("transformer.ln_f")):
      %192 = arith.addf %in, %in_68 : f32 loc(#loc53)
      linalg.yield %192 : f32 loc(#loc53)
    } -> tensor<2x12x16xf32> loc(#loc53)
    %153 = tensor.empty() : tensor<16x64xf32> loc(#loc54)
    %transposed_61 = linalg.transpose ins(%arg0 : tensor<64x16xf32>) outs(%153 : tensor<16x64xf32>) permutation = [1, 0]  loc(#loc54)
    %collapsed_62 = tensor.collapse_shape %152 [[0, 1], [2]] : tensor<2x12x16xf32> into tensor<24x16xf32> loc(#loc54)
    %154 = linalg.matmul ins(%collapsed_62, %transposed_61 : tensor<24x16xf32>, tensor<16x64xf32>) outs(%70 : tensor<24x64xf32>) -> tensor<24x64xf32> loc(#loc54)
    %padded = tensor.pad %arg29 low[0, 0] high[0, 1] {
    ^bb0(%arg30: index loc("<loss>"), %arg31: index loc("<loss>")):
      tensor.yield %c-100_i64 : i64 loc(#loc1)
    } : tensor<2x12xi64> to tensor<2x13xi64> loc(#loc1)
    %extracted_slice_63 = tensor.extract_slice %padded[0, 1] [2, 12] [1, 1] : tensor<2x13xi64> to tensor<2x12xi64> loc(#loc1)
    %collapsed_64 = tensor.collapse_shape %extracted_slice_63 [[0, 1]] : tensor<2x12xi64> into tensor<24xi64> loc(#loc1)
    %155 = tensor.empty() : tensor<24xi64> loc(#loc1)
    %156 = linalg.fill ins(%c0_i64 : i64) outs(%155 : tensor<24xi64>) -> tensor<24xi64> loc(#loc1)
    %157 = tensor.empty() : tensor<24xf32> loc(#loc1)
    %158 = linalg.fill ins(%cst_0 : f32) outs(%157 : tensor<24xf32>) -> tensor<24xf32> loc(#loc1)
    %159:2 = linalg.generic {indexing_maps = [#map3, #map15, #map15], iterator_types = ["parallel", "reduction"]} ins(%154 : tensor<24x64xf32>) outs(%158, %156 : tensor<24xf32>, tensor<24xi64>) {
    ^bb0(%in: f32 loc("<loss>"), %out: f32 loc("<loss>"), %out_68: i64 loc("<loss>")):
      %192 = linalg.index 1 : index loc(#loc1)
      %193 = arith.index_cast %192 : index to i64 loc(#loc1)
      %194 = arith.maximumf %in, %out : f32 loc(#loc1)
      %195 = arith.cmpf ogt, %in, %out : f32 loc(#loc1)
      %196 = arith.select %195, %193, %out_68 : i64 loc(#loc1)
      linalg.yield %194, %196 : f32, i64 loc(#loc1)
    } -> (tensor<24xf32>, tensor<24xi64>) loc(#loc1)
    %expanded_65 = tensor.expand_shape %159#0 [[0, 1]] output_shape [24, 1] : tensor<24xf32> into tensor<24x1xf32> loc(#loc1)
    %160 = linalg.generic {indexing_maps = [#map3, #map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%154, %expanded_65 : tensor<24x64xf32>, tensor<24x1xf32>) outs(%69 : tensor<24x64xf32>) {
    ^bb0(%in: f32 loc("<loss>"), %in_68: f32 loc("<loss>"), %out: f32 loc("<loss>")):
      %192 = arith.subf %in, %in_68 : f32 loc(#loc1)
      linalg.yield %192 : f32 loc(#loc1)
    } -> tensor<24x64xf32> loc(#loc1)
    %161 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%160 : tensor<24x64xf32>) outs(%69 : tensor<24x64xf32>) {
    ^bb0(%in: f32 loc("<loss>"), %out: f32 loc("<loss>")):
      %192 = math.exp %in : f32 loc(#loc1)
      linalg.yield %192 : f32 loc(#loc1)
    } -> tensor<24x64xf32> loc(#loc1)
    %162 = tensor.empty() : tensor<24x1xf32> loc(#loc1)
    %163 = linalg.fill ins(%cst : f32) outs(%162 : tensor<24x1xf32>) -> tensor<24x1xf32> loc(#loc1)
    %164 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "reduction"]} ins(%161 : tensor<24x64xf32>) outs(%163 : tensor<24x1xf32>) {
    ^bb0(%in: f32 loc("<loss>"), %out: f32 loc("<loss>")):
      %192 = arith.addf %in, %out : f32 loc(#loc1)
      linalg.yield %192 : f32 loc(#loc1)
    } -> tensor<24x1xf32> loc(#loc1)
    %165 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%164 : tensor<24x1xf32>) outs(%162 : tensor<24x1xf32>) {
    ^bb0(%in: f32 loc("<loss>"), %out: f32 loc("<loss>")):
      %192 = math.log %in : f32 loc(#loc1)
      linalg.yield %192 : f32 loc(#loc1)
    } -> tensor<24x1xf32> loc(#loc1)
    %166 = linalg.generic {indexing_maps = [#map3, #map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%160, %165 : tensor<24x64xf32>, tensor<24x1xf32>) outs(%69 : tensor<24x64xf32>) {
    ^bb0(%in: f32 loc("<loss>"), %in_68: f32 loc("<loss>"), %out: f32 loc("<loss>")):
      %192 = arith.subf %in, %in_68 : f32 loc(#loc1)
      linalg.yield %192 : f32 loc(#loc1)
    } -> tensor<24x64xf32> loc(#loc1)
    %167 = tensor.empty() : tensor<64xi64> loc(#loc1)
    %168 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%167 : tensor<64xi64>) {
    ^bb0(%out: i64 loc("<loss>")):
      %192 = linalg.index 0 : index loc(#loc1)
      %193 = arith.index_cast %192 : index to i64 loc(#loc1)
      linalg.yield %193 : i64 loc(#loc1)
    } -> tensor<64xi64> loc(#loc1)
    %169 = tensor.empty() : tensor<24xi1> loc(#loc1)
    %170 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%collapsed_64 : tensor<24xi64>) outs(%169 : tensor<24xi1>) {
    ^bb0(%in: i64 loc("<loss>"), %out: i1 loc("<loss>")):
      %192 = arith.cmpi ne, %in, %c-100_i64 : i64 loc(#loc1)
      linalg.yield %192 : i1 loc(#loc1)
    } -> tensor<24xi1> loc(#loc1)
    %171 = linalg.generic {indexing_maps = [#map, #map, #map16, #map], iterator_types = ["parallel"]} ins(%170, %collapsed_64, %cst_11 : tensor<24xi1>, tensor<24xi64>, tensor<i64>) outs(%155 : tensor<24xi64>) {
    ^bb0(%in: i1 loc("<loss>"), %in_68: i64 loc("<loss>"), %in_69: i64 loc("<loss>"), %out: i64 loc("<loss>")):
      %192 = arith.select %in, %in_68, %in_69 : i64 loc(#loc1)
      linalg.yield %192 : i64 loc(#loc1)
    } -> tensor<24xi64> loc(#loc1)
    %172 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%171 : tensor<24xi64>) outs(%155 : tensor<24xi64>) {
    ^bb0(%in: i64 loc("<loss>"), %out: i64 loc("<loss>")):
      %192 = arith.index_cast %in : i64 to index loc(#loc1)
      %extracted = tensor.extract %168[%192] : tensor<64xi64> loc(#loc1)
      linalg.yield %extracted : i64 loc(#loc1)
    } -> tensor<24xi64> loc(#loc1)
    %173 = linalg.generic {indexing_maps = [#map, #map, #map16, #map], iterator_types = ["parallel"]} ins(%170, %172, %cst_10 : tensor<24xi1>, tensor<24xi64>, tensor<i64>) outs(%155 : tensor<24xi64>) {
    ^bb0(%in: i1 loc("<loss>"), %in_68: i64 loc("<loss>"), %in_69: i64 loc("<loss>"), %out: i64 loc("<loss>")):
      %192 = arith.select %in, %in_68, %in_69 : i64 loc(#loc1)
      linalg.yield %192 : i64 loc(#loc1)
    } -> tensor<24xi64> loc(#loc1)
    %expanded_66 = tensor.expand_shape %173 [[0, 1]] output_shape [24, 1] : tensor<24xi64> into tensor<24x1xi64> loc(#loc1)
    %174 = tensor.empty() : tensor<24x64xi1> loc(#loc1)
    %175 = linalg.generic {indexing_maps = [#map2, #map10, #map3], iterator_types = ["parallel", "parallel"]} ins(%expanded_66, %168 : tensor<24x1xi64>, tensor<64xi64>) outs(%174 : tensor<24x64xi1>) {
    ^bb0(%in: i64 loc("<loss>"), %in_68: i64 loc("<loss>"), %out: i1 loc("<loss>")):
      %192 = arith.cmpi eq, %in, %in_68 : i64 loc(#loc1)
      linalg.yield %192 : i1 loc(#loc1)
    } -> tensor<24x64xi1> loc(#loc1)
    %176 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%175 : tensor<24x64xi1>) outs(%69 : tensor<24x64xf32>) {
    ^bb0(%in: i1 loc("<loss>"), %out: f32 loc("<loss>")):
      %192 = arith.uitofp %in : i1 to f32 loc(#loc1)
      linalg.yield %192 : f32 loc(#loc1)
    } -> tensor<24x64xf32> loc(#loc1)
    %177 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%166, %176 : tensor<24x64xf32>, tensor<24x64xf32>) outs(%69 : tensor<24x64xf32>) {
    ^bb0(%in: f32 loc("<loss>"), %in_68: f32 loc("<loss>"), %out: f32 loc("<loss>")):
      %192 = arith.mulf %in, %in_68 : f32 loc(#loc1)
      linalg.yield %192 : f32 loc(#loc1)
    } -> tensor<24x64xf32> loc(#loc1)
    %178 = linalg.fill ins(%cst : f32) outs(%157 : tensor<24xf32>) -> tensor<24xf32> loc(#loc1)
    %179 = linalg.generic {indexing_maps = [#map3, #map15], iterator_types = ["parallel", "reduction"]} ins(%177 : tensor<24x64xf32>) outs(%178 : tensor<24xf32>) {
    ^bb0(%in: f32 loc("<loss>"), %out: f32 loc("<loss>")):
      %192 = arith.addf %in, %out : f32 loc(#loc1)
      linalg.yield %192 : f32 loc(#loc1)
    } -> tensor<24xf32> loc(#loc1)
    %180 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%179 : tensor<24xf32>) outs(%157 : tensor<24xf32>) {
    ^bb0(%in: f32 loc("<loss>"), %out: f32 loc("<loss>")):
      %192 = arith.negf %in : f32 loc(#loc1)
      linalg.yield %192 : f32 loc(#loc1)
    } -> tensor<24xf32> loc(#loc1)
    %181 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%170 : tensor<24xi1>) outs(%157 : tensor<24xf32>) {
    ^bb0(%in: i1 loc("<loss>"), %out: f32 loc("<loss>")):
      %192 = arith.uitofp %in : i1 to f32 loc(#loc1)
      linalg.yield %192 : f32 loc(#loc1)
    } -> tensor<24xf32> loc(#loc1)
    %182 = tensor.empty() : tensor<f32> loc(#loc1)
    %183 = linalg.fill ins(%cst : f32) outs(%182 : tensor<f32>) -> tensor<f32> loc(#loc1)
    %184 = linalg.generic {indexing_maps = [#map, #map16], iterator_types = ["reduction"]} ins(%181 : tensor<24xf32>) outs(%183 : tensor<f32>) {
    ^bb0(%in: f32 loc("<loss>"), %out: f32 loc("<loss>")):
      %192 = arith.addf %in, %out : f32 loc(#loc1)
      linalg.yield %192 : f32 loc(#loc1)
    } -> tensor<f32> loc(#loc1)
    %185 = linalg.generic {indexing_maps = [#map, #map16], iterator_types = ["reduction"]} ins(%180 : tensor<24xf32>) outs(%183 : tensor<f32>) {
    ^bb0(%in: f32 loc("<loss>"), %out: f32 loc("<loss>")):
      %192 = arith.addf %in, %out : f32 loc(#loc1)
      linalg.yield %192 : f32 loc(#loc1)
    } -> tensor<f32> loc(#loc1)
    %186 = linalg.generic {indexing_maps = [#map17, #map17, #map17], iterator_types = []} ins(%185, %184 : tensor<f32>, tensor<f32>) outs(%182 : tensor<f32>) {
    ^bb0(%in: f32 loc("<loss>"), %in_68: f32 loc("<loss>"), %out: f32 loc("<loss>")):
      %192 = arith.divf %in, %in_68 : f32 loc(#loc1)
      linalg.yield %192 : f32 loc(#loc1)
    } -> tensor<f32> loc(#loc1)
    %extracted_slice_67 = tensor.extract_slice %arg29[0, 1] [2, 11] [1, 1] : tensor<2x12xi64> to tensor<2x11xi64> loc(#loc1)
    %187 = tensor.empty() : tensor<2x11xi1> loc(#loc1)
    %188 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_67 : tensor<2x11xi64>) outs(%187 : tensor<2x11xi1>) {
    ^bb0(%in: i64 loc("<loss>"), %out: i1 loc("<loss>")):
      %192 = arith.cmpi ne, %in, %c-100_i64 : i64 loc(#loc1)
      linalg.yield %192 : i1 loc(#loc1)
    } -> tensor<2x11xi1> loc(#loc1)
    %189 = tensor.empty() : tensor<2x11xf32> loc(#loc1)
    %190 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%188 : tensor<2x11xi1>) outs(%189 : tensor<2x11xf32>) {
    ^bb0(%in: i1 loc("<loss>"), %out: f32 loc("<loss>")):
      %192 = arith.uitofp %in : i1 to f32 loc(#loc1)
      linalg.yield %192 : f32 loc(#loc1)
    } -> tensor<2x11xf32> loc(#loc1)
    %191 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["reduction", "reduction"]} ins(%190 : tensor<2x11xf32>) outs(%183 : tensor<f32>) {
    ^bb0(%in: f32 loc("<loss>"), %out: f32 loc("<loss>")):
      %192 = arith.addf %in, %out : f32 loc(#loc1)
      linalg.yield %192 : f32 loc(#loc1)
    } -> tensor<f32> loc(#loc1)
    return %186, %191 : tensor<f32>, tensor<f32> loc(#loc1)
  } loc(#loc1)
} loc(#loc)
#loc = loc(unknown)
#loc54 = loc("lm_head")
