#loc1 = loc("params['l1']['b']")
#loc2 = loc("params['l1']['w']")
#loc3 = loc("params['l2']['b']")
#loc4 = loc("params['l2']['w']")
#loc5 = loc("x")
#loc6 = loc("y")
#loc7 = loc("generate_jax.py":47:12 to :81)
#loc8 = loc("generate_jax.py":74:15 to :79)
#loc9 = loc("generate_jax.py":169:11 to :68)
#loc10 = loc("generate_jax.py":212:8 to :68)
#loc11 = loc("generate_jax.py":217:4 to :10)
#loc12 = loc("select_n")
#loc13 = loc("generate_jax.py":47:12 to :74)
#loc14 = loc("reduce_and")
#loc15 = loc("le")
#loc16 = loc("add")
#loc17 = loc("generate_jax.py":73:29 to :50)
#loc18 = loc("generate_jax.py":73:29 to :70)
#loc19 = loc("max")
#loc20 = loc("generate_jax.py":73:17 to :71)
#loc21 = loc("generate_jax.py":74:29 to :55)
#loc22 = loc("generate_jax.py":74:29 to :75)
#loc23 = loc("reduce_max")
#loc24 = loc("generate_jax.py":46:20 to :46)
#loc25 = loc("sub")
#loc26 = loc("exp")
#loc27 = loc("reduce_sum")
#loc28 = loc("log")
#loc29 = loc("broadcast_in_dim")
#loc30 = loc("generate_jax.py":47:47 to :64)
#loc31 = loc("lt")
#loc32 = loc("reshape")
#loc33 = loc("ge")
#loc34 = loc("and")
#loc35 = loc("gather")
#loc36 = loc("generate_jax.py":47:11 to :81)
#map = affine_map<(d0, d1) -> (d1)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0, d1) -> (d0)>
#map3 = affine_map<(d0) -> (d0)>
#map4 = affine_map<(d0, d1) -> (d0, 0)>
#map5 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map6 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map7 = affine_map<(d0, d1) -> ()>
#map8 = affine_map<() -> ()>
#loc37 = loc("cross_entropy"(#loc7))
#loc38 = loc("jax_mlp.<locals>.loss"(#loc8))
#loc39 = loc("write"(#loc9))
#loc40 = loc("main"(#loc10))
#loc41 = loc("<module>"(#loc11))
#loc42 = loc("cross_entropy"(#loc13))
#loc43 = loc("jax_mlp.<locals>.loss"(#loc17))
#loc44 = loc("jax_mlp.<locals>.loss"(#loc18))
#loc45 = loc("jax_mlp.<locals>.loss"(#loc20))
#loc46 = loc("jax_mlp.<locals>.loss"(#loc21))
#loc47 = loc("jax_mlp.<locals>.loss"(#loc22))
#loc48 = loc("cross_entropy"(#loc24))
#loc49 = loc("cross_entropy"(#loc30))
#loc50 = loc("cross_entropy"(#loc36))
#loc51 = loc(callsite(#loc40 at #loc41))
#loc52 = loc(callsite(#loc39 at #loc51))
#loc53 = loc(callsite(#loc38 at #loc52))
#loc54 = loc(callsite(#loc43 at #loc52))
#loc55 = loc(callsite(#loc44 at #loc52))
#loc56 = loc(callsite(#loc45 at #loc52))
#loc57 = loc(callsite(#loc46 at #loc52))
#loc58 = loc(callsite(#loc47 at #loc52))
#loc60 = loc(callsite(#loc37 at #loc53))
#loc61 = loc(callsite(#loc42 at #loc53))
#loc62 = loc("jit(loss)/dot_general"(#loc54))
#loc63 = loc("jit(loss)/add"(#loc55))
#loc64 = loc("jit(loss)/jit(relu)"(#loc56))
#loc65 = loc("jit(loss)/dot_general"(#loc57))
#loc66 = loc("jit(loss)/add"(#loc58))
#loc67 = loc(callsite(#loc48 at #loc53))
#loc68 = loc(callsite(#loc49 at #loc53))
#loc69 = loc(callsite(#loc50 at #loc53))
#loc70 = loc("jit(loss)/div"(#loc60))
#loc71 = loc("jit(loss)/jit(take_along_axis)"(#loc61))
#loc72 = loc(callsite(#loc19 at #loc64))
#loc73 = loc("jit(loss)/jit(log_softmax)"(#loc67))
#loc74 = loc("jit(loss)/broadcast_in_dim"(#loc68))
#loc75 = loc("jit(loss)/reduce_sum"(#loc60))
#loc76 = loc("jit(loss)/neg"(#loc69))
#loc77 = loc(callsite(#loc12 at #loc71))
#loc78 = loc(callsite(#loc14 at #loc71))
#loc79 = loc(callsite(#loc15 at #loc71))
#loc80 = loc(callsite(#loc16 at #loc71))
#loc81 = loc(callsite(#loc23 at #loc73))
#loc82 = loc(callsite(#loc25 at #loc73))
#loc83 = loc(callsite(#loc19 at #loc73))
#loc84 = loc(callsite(#loc26 at #loc73))
#loc85 = loc(callsite(#loc27 at #loc73))
#loc86 = loc(callsite(#loc28 at #loc73))
#loc87 = loc(callsite(#loc29 at #loc73))
#loc88 = loc(callsite(#loc31 at #loc71))
#loc89 = loc(callsite(#loc32 at #loc71))
#loc90 = loc(callsite(#loc33 at #loc71))
#loc91 = loc(callsite(#loc34 at #loc71))
#loc92 = loc(callsite(#loc35 at #loc71))
module @jit_loss {
  func.func public @main(%arg0: tensor<16xf32> loc("params['l1']['b']"), %arg1: tensor<12x16xf32> loc("params['l1']['w']"), %arg2: tensor<8xf32> loc("params['l2']['b']"), %arg3: tensor<16x8xf32> loc("params['l2']['w']"), %arg4: tensor<4x12xf32> loc("x"), %arg5: tensor<4xi32> loc("y")) -> tensor<f32> {
    %cst = arith.constant 4.000000e+00 : f32 loc(#loc70)
    %cst_0 = arith.constant 0x7FC00000 : f32 loc(#loc77)
    %c7 = arith.constant 7 : index loc(#loc)
    %c0 = arith.constant 0 : index loc(#loc)
    %true = arith.constant true loc(#loc78)
    %c7_i32 = arith.constant 7 : i32 loc(#loc79)
    %c8_i32 = arith.constant 8 : i32 loc(#loc80)
    %c0_i32 = arith.constant 0 : i32 loc(#loc)
    %cst_1 = arith.constant 0xFF800000 : f32 loc(#loc)
    %cst_2 = arith.constant 0.000000e+00 : f32 loc(#loc)
    %0 = tensor.empty() : tensor<4x16xf32> loc(#loc62)
    %1 = linalg.fill ins(%cst_2 : f32) outs(%0 : tensor<4x16xf32>) -> tensor<4x16xf32> loc(#loc62)
    %2 = linalg.matmul ins(%arg4, %arg1 : tensor<4x12xf32>, tensor<12x16xf32>) outs(%1 : tensor<4x16xf32>) -> tensor<4x16xf32> loc(#loc62)
    %3 = tensor.empty() : tensor<4x16xf32> loc(#loc63)
    %4 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<16xf32>) outs(%3 : tensor<4x16xf32>) {
    ^bb0(%in: f32 loc("params['l1']['b']"), %out: f32 loc("jit(loss)/add"(#loc55))):
      linalg.yield %in : f32 loc(#loc63)
    } -> tensor<4x16xf32> loc(#loc63)
    %5 = tensor.empty() : tensor<4x16xf32> loc(#loc63)
    %6 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%2, %4 : tensor<4x16xf32>, tensor<4x16xf32>) outs(%5 : tensor<4x16xf32>) {
    ^bb0(%in: f32 loc("jit(loss)/dot_general"(#loc54)), %in_5: f32 loc("jit(loss)/add"(#loc55)), %out: f32 loc("jit(loss)/add"(#loc55))):
      %60 = arith.addf %in, %in_5 : f32 loc(#loc63)
      linalg.yield %60 : f32 loc(#loc63)
    } -> tensor<4x16xf32> loc(#loc63)
    %7 = tensor.empty() : tensor<4x16xf32> loc(#loc72)
    %8 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%6 : tensor<4x16xf32>) outs(%7 : tensor<4x16xf32>) {
    ^bb0(%in: f32 loc("jit(loss)/add"(#loc55)), %out: f32 loc(callsite(#loc19 at #loc64))):
      %60 = arith.maximumf %in, %cst_2 : f32 loc(#loc72)
      linalg.yield %60 : f32 loc(#loc72)
    } -> tensor<4x16xf32> loc(#loc72)
    %9 = tensor.empty() : tensor<4x8xf32> loc(#loc65)
    %10 = linalg.fill ins(%cst_2 : f32) outs(%9 : tensor<4x8xf32>) -> tensor<4x8xf32> loc(#loc65)
    %11 = linalg.matmul ins(%8, %arg3 : tensor<4x16xf32>, tensor<16x8xf32>) outs(%10 : tensor<4x8xf32>) -> tensor<4x8xf32> loc(#loc65)
    %12 = tensor.empty() : tensor<4x8xf32> loc(#loc66)
    %13 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg2 : tensor<8xf32>) outs(%12 : tensor<4x8xf32>) {
    ^bb0(%in: f32 loc("params['l2']['b']"), %out: f32 loc("jit(loss)/add"(#loc58))):
      linalg.yield %in : f32 loc(#loc66)
    } -> tensor<4x8xf32> loc(#loc66)
    %14 = tensor.empty() : tensor<4x8xf32> loc(#loc66)
    %15 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%11, %13 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%14 : tensor<4x8xf32>) {
    ^bb0(%in: f32 loc("jit(loss)/dot_general"(#loc57)), %in_5: f32 loc("jit(loss)/add"(#loc58)), %out: f32 loc("jit(loss)/add"(#loc58))):
      %60 = arith.addf %in, %in_5 : f32 loc(#loc66)
      linalg.yield %60 : f32 loc(#loc66)
    } -> tensor<4x8xf32> loc(#loc66)
    %16 = tensor.empty() : tensor<4xf32> loc(#loc81)
    %17 = linalg.fill ins(%cst_1 : f32) outs(%16 : tensor<4xf32>) -> tensor<4xf32> loc(#loc81)
    %18 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "reduction"]} ins(%15 : tensor<4x8xf32>) outs(%17 : tensor<4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc23 at #loc73)), %out: f32 loc(callsite(#loc23 at #loc73))):
      %60 = arith.maximumf %out, %in : f32 loc(#loc81)
      linalg.yield %60 : f32 loc(#loc81)
    } -> tensor<4xf32> loc(#loc81)
    %19 = tensor.empty() : tensor<4x8xf32> loc(#loc82)
    %20 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%18 : tensor<4xf32>) outs(%19 : tensor<4x8xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc19 at #loc73)), %out: f32 loc(callsite(#loc25 at #loc73))):
      linalg.yield %in : f32 loc(#loc82)
    } -> tensor<4x8xf32> loc(#loc82)
    %21 = tensor.empty() : tensor<4x8xf32> loc(#loc82)
    %22 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%15, %20 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%21 : tensor<4x8xf32>) {
    ^bb0(%in: f32 loc("jit(loss)/add"(#loc58)), %in_5: f32 loc(callsite(#loc25 at #loc73)), %out: f32 loc(callsite(#loc25 at #loc73))):
      %60 = arith.subf %in, %in_5 : f32 loc(#loc82)
      linalg.yield %60 : f32 loc(#loc82)
    } -> tensor<4x8xf32> loc(#loc82)
    %23 = tensor.empty() : tensor<4x8xf32> loc(#loc84)
    %24 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%22 : tensor<4x8xf32>) outs(%23 : tensor<4x8xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc25 at #loc73)), %out: f32 loc(callsite(#loc26 at #loc73))):
      %60 = math.exp %in : f32 loc(#loc84)
      linalg.yield %60 : f32 loc(#loc84)
    } -> tensor<4x8xf32> loc(#loc84)
    %25 = tensor.empty() : tensor<4xf32> loc(#loc85)
    %26 = linalg.fill ins(%cst_2 : f32) outs(%25 : tensor<4xf32>) -> tensor<4xf32> loc(#loc85)
    %27 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "reduction"]} ins(%24 : tensor<4x8xf32>) outs(%26 : tensor<4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc27 at #loc73)), %out: f32 loc(callsite(#loc27 at #loc73))):
      %60 = arith.addf %out, %in : f32 loc(#loc85)
      linalg.yield %60 : f32 loc(#loc85)
    } -> tensor<4xf32> loc(#loc85)
    %28 = tensor.empty() : tensor<4xf32> loc(#loc86)
    %29 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%27 : tensor<4xf32>) outs(%28 : tensor<4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc27 at #loc73)), %out: f32 loc(callsite(#loc28 at #loc73))):
      %60 = math.log %in : f32 loc(#loc86)
      linalg.yield %60 : f32 loc(#loc86)
    } -> tensor<4xf32> loc(#loc86)
    %expanded = tensor.expand_shape %29 [[0, 1]] output_shape [4, 1] : tensor<4xf32> into tensor<4x1xf32> loc(#loc87)
    %30 = tensor.empty() : tensor<4x8xf32> loc(#loc82)
    %31 = linalg.generic {indexing_maps = [#map4, #map1], iterator_types = ["parallel", "parallel"]} ins(%expanded : tensor<4x1xf32>) outs(%30 : tensor<4x8xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc29 at #loc73)), %out: f32 loc(callsite(#loc25 at #loc73))):
      linalg.yield %in : f32 loc(#loc82)
    } -> tensor<4x8xf32> loc(#loc82)
    %32 = tensor.empty() : tensor<4x8xf32> loc(#loc82)
    %33 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%22, %31 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%32 : tensor<4x8xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc25 at #loc73)), %in_5: f32 loc(callsite(#loc25 at #loc73)), %out: f32 loc(callsite(#loc25 at #loc73))):
      %60 = arith.subf %in, %in_5 : f32 loc(#loc82)
      linalg.yield %60 : f32 loc(#loc82)
    } -> tensor<4x8xf32> loc(#loc82)
    %expanded_3 = tensor.expand_shape %arg5 [[0, 1]] output_shape [4, 1] : tensor<4xi32> into tensor<4x1xi32> loc(#loc74)
    %34 = tensor.empty() : tensor<4x1xi1> loc(#loc88)
    %35 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%expanded_3 : tensor<4x1xi32>) outs(%34 : tensor<4x1xi1>) {
    ^bb0(%in: i32 loc("jit(loss)/broadcast_in_dim"(#loc68)), %out: i1 loc(callsite(#loc31 at #loc71))):
      %60 = arith.cmpi slt, %in, %c0_i32 : i32 loc(#loc88)
      linalg.yield %60 : i1 loc(#loc88)
    } -> tensor<4x1xi1> loc(#loc88)
    %36 = tensor.empty() : tensor<4x1xi32> loc(#loc80)
    %37 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%expanded_3 : tensor<4x1xi32>) outs(%36 : tensor<4x1xi32>) {
    ^bb0(%in: i32 loc("jit(loss)/broadcast_in_dim"(#loc68)), %out: i32 loc(callsite(#loc16 at #loc71))):
      %60 = arith.addi %in, %c8_i32 : i32 loc(#loc80)
      linalg.yield %60 : i32 loc(#loc80)
    } -> tensor<4x1xi32> loc(#loc80)
    %38 = tensor.empty() : tensor<4x1xi32> loc(#loc77)
    %39 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%35, %37, %expanded_3 : tensor<4x1xi1>, tensor<4x1xi32>, tensor<4x1xi32>) outs(%38 : tensor<4x1xi32>) {
    ^bb0(%in: i1 loc(callsite(#loc31 at #loc71)), %in_5: i32 loc(callsite(#loc16 at #loc71)), %in_6: i32 loc("jit(loss)/broadcast_in_dim"(#loc68)), %out: i32 loc(callsite(#loc12 at #loc71))):
      %60 = arith.select %in, %in_5, %in_6 : i32 loc(#loc77)
      linalg.yield %60 : i32 loc(#loc77)
    } -> tensor<4x1xi32> loc(#loc77)
    %expanded_4 = tensor.expand_shape %39 [[0], [1, 2]] output_shape [4, 1, 1] : tensor<4x1xi32> into tensor<4x1x1xi32> loc(#loc89)
    %40 = tensor.empty() : tensor<4x1x1xi1> loc(#loc90)
    %41 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_4 : tensor<4x1x1xi32>) outs(%40 : tensor<4x1x1xi1>) {
    ^bb0(%in: i32 loc(callsite(#loc32 at #loc71)), %out: i1 loc(callsite(#loc33 at #loc71))):
      %60 = arith.cmpi sge, %in, %c0_i32 : i32 loc(#loc90)
      linalg.yield %60 : i1 loc(#loc90)
    } -> tensor<4x1x1xi1> loc(#loc90)
    %42 = tensor.empty() : tensor<4x1x1xi1> loc(#loc79)
    %43 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_4 : tensor<4x1x1xi32>) outs(%42 : tensor<4x1x1xi1>) {
    ^bb0(%in: i32 loc(callsite(#loc32 at #loc71)), %out: i1 loc(callsite(#loc15 at #loc71))):
      %60 = arith.cmpi sle, %in, %c7_i32 : i32 loc(#loc79)
      linalg.yield %60 : i1 loc(#loc79)
    } -> tensor<4x1x1xi1> loc(#loc79)
    %44 = tensor.empty() : tensor<4x1x1xi1> loc(#loc91)
    %45 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%41, %43 : tensor<4x1x1xi1>, tensor<4x1x1xi1>) outs(%44 : tensor<4x1x1xi1>) {
    ^bb0(%in: i1 loc(callsite(#loc33 at #loc71)), %in_5: i1 loc(callsite(#loc15 at #loc71)), %out: i1 loc(callsite(#loc34 at #loc71))):
      %60 = arith.andi %in, %in_5 : i1 loc(#loc91)
      linalg.yield %60 : i1 loc(#loc91)
    } -> tensor<4x1x1xi1> loc(#loc91)
    %46 = tensor.empty() : tensor<4x1xi1> loc(#loc78)
    %47 = linalg.fill ins(%true : i1) outs(%46 : tensor<4x1xi1>) -> tensor<4x1xi1> loc(#loc78)
    %48 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%45 : tensor<4x1x1xi1>) outs(%47 : tensor<4x1xi1>) {
    ^bb0(%in: i1 loc(callsite(#loc14 at #loc71)), %out: i1 loc(callsite(#loc14 at #loc71))):
      %60 = arith.andi %out, %in : i1 loc(#loc78)
      linalg.yield %60 : i1 loc(#loc78)
    } -> tensor<4x1xi1> loc(#loc78)
    %49 = tensor.empty() : tensor<4x1xf32> loc(#loc92)
    %50 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel"]} outs(%49 : tensor<4x1xf32>) {
    ^bb0(%out: f32 loc(callsite(#loc35 at #loc71))):
      %60 = linalg.index 0 : index loc(#loc92)
      %extracted = tensor.extract %expanded_4[%60, %c0, %c0] : tensor<4x1x1xi32> loc(#loc92)
      %61 = arith.index_cast %extracted : i32 to index loc(#loc92)
      %62 = arith.maxsi %61, %c0 : index loc(#loc92)
      %63 = arith.minsi %62, %c7 : index loc(#loc92)
      %extracted_5 = tensor.extract %33[%60, %63] : tensor<4x8xf32> loc(#loc92)
      linalg.yield %extracted_5 : f32 loc(#loc92)
    } -> tensor<4x1xf32> loc(#loc92)
    %51 = tensor.empty() : tensor<4x1xf32> loc(#loc77)
    %52 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%48, %50 : tensor<4x1xi1>, tensor<4x1xf32>) outs(%51 : tensor<4x1xf32>) {
    ^bb0(%in: i1 loc(callsite(#loc14 at #loc71)), %in_5: f32 loc(callsite(#loc35 at #loc71)), %out: f32 loc(callsite(#loc12 at #loc71))):
      %60 = arith.select %in, %in_5, %cst_0 : f32 loc(#loc77)
      linalg.yield %60 : f32 loc(#loc77)
    } -> tensor<4x1xf32> loc(#loc77)
    %53 = tensor.empty() : tensor<f32> loc(#loc75)
    %54 = linalg.fill ins(%cst_2 : f32) outs(%53 : tensor<f32>) -> tensor<f32> loc(#loc75)
    %55 = linalg.generic {indexing_maps = [#map1, #map7], iterator_types = ["reduction", "reduction"]} ins(%52 : tensor<4x1xf32>) outs(%54 : tensor<f32>) {
    ^bb0(%in: f32 loc("jit(loss)/reduce_sum"(#loc60)), %out: f32 loc("jit(loss)/reduce_sum"(#loc60))):
      %60 = arith.addf %out, %in : f32 loc(#loc75)
      linalg.yield %60 : f32 loc(#loc75)
    } -> tensor<f32> loc(#loc75)
    %56 = tensor.empty() : tensor<f32> loc(#loc70)
    %57 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = []} ins(%55 : tensor<f32>) outs(%56 : tensor<f32>) {
    ^bb0(%in: f32 loc("jit(loss)/reduce_sum"(#loc60)), %out: f32 loc("jit(loss)/div"(#loc60))):
      %60 = arith.divf %in, %cst : f32 loc(#loc70)
      linalg.yield %60 : f32 loc(#loc70)
    } -> tensor<f32> loc(#loc70)
    %58 = tensor.empty() : tensor<f32> loc(#loc76)
    %59 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = []} ins(%57 : tensor<f32>) outs(%58 : tensor<f32>) {
    ^bb0(%in: f32 loc("jit(loss)/div"(#loc60)), %out: f32 loc("jit(loss)/neg"(#loc69))):
      %60 = arith.negf %in : f32 loc(#loc76)
      linalg.yield %60 : f32 loc(#loc76)
    } -> tensor<f32> loc(#loc76)
    return %59 : tensor<f32> loc(#loc59)
  } loc(#loc)
} loc(#loc)
#loc = loc(unknown)
#loc59 = loc("jit(loss)"(#loc52))

