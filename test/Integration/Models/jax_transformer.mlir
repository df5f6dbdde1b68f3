#loc1 = loc("params['blocks'][0]['down']")
#loc2 = loc("params['blocks'][0]['gain']")
#loc3 = loc("params['blocks'][0]['k']")
#loc4 = loc("params['blocks'][0]['o']")
#loc5 = loc("params['blocks'][0]['q']")
#loc6 = loc("params['blocks'][0]['up']")
#loc7 = loc("params['blocks'][0]['v']")
#loc8 = loc("params['blocks'][1]['down']")
#loc9 = loc("params['blocks'][1]['gain']")
#loc10 = loc("params['blocks'][1]['k']")
#loc11 = loc("params['blocks'][1]['o']")
#loc12 = loc("params['blocks'][1]['q']")
#loc13 = loc("params['blocks'][1]['up']")
#loc14 = loc("params['blocks'][1]['v']")
#loc15 = loc("params['blocks'][2]['down']")
#loc16 = loc("params['blocks'][2]['gain']")
#loc17 = loc("params['blocks'][2]['k']")
#loc18 = loc("params['blocks'][2]['o']")
#loc19 = loc("params['blocks'][2]['q']")
#loc20 = loc("params['blocks'][2]['up']")
#loc21 = loc("params['blocks'][2]['v']")
#loc22 = loc("params['embedding']")
#loc23 = loc("ids")
#loc24 = loc("y")
#loc25 = loc("le")
#loc26 = loc("generate_jax.py":47:12 to :74)
#loc27 = loc("generate_jax.py":111:15 to :58)
#loc28 = loc("generate_jax.py":169:11 to :68)
#loc29 = loc("generate_jax.py":212:8 to :68)
#loc30 = loc("generate_jax.py":217:4 to :10)
#loc31 = loc("generate_jax.py":106:12 to :36)
#loc32 = loc("generate_jax.py":86:11 to :36)
#loc33 = loc("generate_jax.py":109:38 to :65)
#loc34 = loc("generate_jax.py":87:12 to :20)
#loc35 = loc("square")
#loc36 = loc("generate_jax.py":87:38 to :62)
#loc37 = loc("convert_element_type")
#loc38 = loc("sub")
#loc39 = loc("reduce_sum")
#loc40 = loc("broadcast_in_dim")
#loc41 = loc("div")
#loc42 = loc("gt")
#loc43 = loc("select_n")
#loc44 = loc("jit(_where)")
#loc45 = loc("generate_jax.py":87:38 to :69)
#loc46 = loc("generate_jax.py":87:24 to :70)
#loc47 = loc("generate_jax.py":87:11 to :70)
#loc48 = loc("generate_jax.py":87:11 to :77)
#loc50 = loc("generate_jax.py":93:4 to :21)
#loc51 = loc("generate_jax.py":109:24 to :75)
#loc52 = loc("generate_jax.py":94:8 to :71)
#loc53 = loc("generate_jax.py":96:13 to :54)
#loc54 = loc("generate_jax.py":96:13 to :80)
#loc55 = loc("iota")
#loc56 = loc("generate_jax.py":97:14 to :56)
#loc57 = loc("ge")
#loc58 = loc("generate_jax.py":98:29 to :61)
#loc59 = loc("generate_jax.py":98:14 to :62)
#loc60 = loc("generate_jax.py":99:11 to :56)
#loc61 = loc("generate_jax.py":99:11 to :99)
#loc62 = loc("generate_jax.py":109:20 to :75)
#loc63 = loc("generate_jax.py":110:33 to :48)
#loc64 = loc("generate_jax.py":110:24 to :49)
#loc65 = loc("generate_jax.py":110:24 to :65)
#loc66 = loc("generate_jax.py":110:20 to :65)
#loc67 = loc("generate_jax.py":111:33 to :54)
#loc68 = loc("generate_jax.py":111:29 to :54)
#loc69 = loc("reduce_max")
#loc70 = loc("generate_jax.py":46:20 to :46)
#loc71 = loc("max")
#loc72 = loc("exp")
#loc73 = loc("log")
#loc74 = loc("generate_jax.py":47:47 to :64)
#loc75 = loc("lt")
#loc76 = loc("add")
#loc77 = loc("reshape")
#loc78 = loc("and")
#loc79 = loc("reduce_and")
#loc80 = loc("gather")
#loc81 = loc("generate_jax.py":47:12 to :81)
#loc82 = loc("generate_jax.py":47:11 to :81)
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map4 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map5 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map6 = affine_map<() -> ()>
#map7 = affine_map<(d0, d1, d2) -> ()>
#map8 = affine_map<(d0, d1, d2) -> (d2)>
#map9 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d1, d3)>
#map10 = affine_map<(d0, d1, d2, d3) -> (d0, d3, d1, d2)>
#map11 = affine_map<(d0, d1, d2, d3) -> (d2, d3)>
#map12 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3, d2)>
#map13 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d3, d1)>
#map14 = affine_map<(d0, d1) -> (d1, d0)>
#loc83 = loc("cross_entropy"(#loc26))
#loc84 = loc("jax_transformer.<locals>.loss"(#loc27))
#loc85 = loc("write"(#loc28))
#loc86 = loc("main"(#loc29))
#loc87 = loc("<module>"(#loc30))
#loc88 = loc("jax_transformer.<locals>.loss"(#loc31))
#loc89 = loc("normalize"(#loc32))
#loc90 = loc("jax_transformer.<locals>.loss"(#loc33))
#loc91 = loc("normalize"(#loc34))
#loc92 = loc("normalize"(#loc36))
#loc93 = loc("normalize"(#loc45))
#loc94 = loc("normalize"(#loc46))
#loc95 = loc("normalize"(#loc47))
#loc96 = loc("normalize"(#loc48))
#loc98 = loc("attend"(#loc50))
#loc99 = loc("jax_transformer.<locals>.loss"(#loc51))
#loc100 = loc("attend.<locals>.<genexpr>"(#loc52))
#loc101 = loc("attend"(#loc53))
#loc102 = loc("attend"(#loc54))
#loc103 = loc("attend"(#loc56))
#loc104 = loc("attend"(#loc58))
#loc105 = loc("attend"(#loc59))
#loc106 = loc("attend"(#loc60))
#loc107 = loc("attend"(#loc61))
#loc108 = loc("jax_transformer.<locals>.loss"(#loc62))
#loc109 = loc("jax_transformer.<locals>.loss"(#loc63))
#loc110 = loc("jax_transformer.<locals>.loss"(#loc64))
#loc111 = loc("jax_transformer.<locals>.loss"(#loc65))
#loc112 = loc("jax_transformer.<locals>.loss"(#loc66))
#loc113 = loc("jax_transformer.<locals>.loss"(#loc67))
#loc114 = loc("jax_transformer.<locals>.loss"(#loc68))
#loc115 = loc("cross_entropy"(#loc70))
#loc116 = loc("cross_entropy"(#loc74))
#loc117 = loc("cross_entropy"(#loc81))
#loc118 = loc("cross_entropy"(#loc82))
#loc119 = loc(callsite(#loc86 at #loc87))
#loc120 = loc(callsite(#loc85 at #loc119))
#loc121 = loc(callsite(#loc84 at #loc120))
#loc122 = loc(callsite(#loc88 at #loc120))
#loc123 = loc(callsite(#loc90 at #loc120))
#loc124 = loc(callsite(#loc99 at #loc120))
#loc125 = loc(callsite(#loc108 at #loc120))
#loc126 = loc(callsite(#loc109 at #loc120))
#loc127 = loc(callsite(#loc110 at #loc120))
#loc128 = loc(callsite(#loc111 at #loc120))
#loc129 = loc(callsite(#loc112 at #loc120))
#loc130 = loc(callsite(#loc113 at #loc120))
#loc131 = loc(callsite(#loc114 at #loc120))
#loc133 = loc(callsite(#loc83 at #loc121))
#loc134 = loc("jit(loss)/lt"(#loc122))
#loc135 = loc("jit(loss)/add"(#loc122))
#loc136 = loc("jit(loss)/select_n"(#loc122))
#loc137 = loc("jit(loss)/broadcast_in_dim"(#loc122))
#loc138 = loc("jit(loss)/gather"(#loc122))
#loc139 = loc(callsite(#loc89 at #loc123))
#loc140 = loc(callsite(#loc91 at #loc123))
#loc141 = loc(callsite(#loc92 at #loc123))
#loc142 = loc(callsite(#loc93 at #loc123))
#loc143 = loc(callsite(#loc94 at #loc123))
#loc144 = loc(callsite(#loc95 at #loc123))
#loc145 = loc(callsite(#loc96 at #loc123))
#loc146 = loc(callsite(#loc98 at #loc124))
#loc147 = loc(callsite(#loc101 at #loc124))
#loc148 = loc(callsite(#loc102 at #loc124))
#loc149 = loc(callsite(#loc103 at #loc124))
#loc150 = loc(callsite(#loc104 at #loc124))
#loc151 = loc(callsite(#loc105 at #loc124))
#loc152 = loc(callsite(#loc106 at #loc124))
#loc153 = loc(callsite(#loc107 at #loc124))
#loc154 = loc("jit(loss)/block_0/add"(#loc125))
#loc155 = loc("jit(loss)/block_0/dot_general"(#loc126))
#loc156 = loc("jit(loss)/block_0/tanh"(#loc127))
#loc157 = loc("jit(loss)/block_0/dot_general"(#loc128))
#loc158 = loc("jit(loss)/block_0/add"(#loc129))
#loc159 = loc("jit(loss)/block_1/add"(#loc125))
#loc160 = loc("jit(loss)/block_1/dot_general"(#loc126))
#loc161 = loc("jit(loss)/block_1/tanh"(#loc127))
#loc162 = loc("jit(loss)/block_1/dot_general"(#loc128))
#loc163 = loc("jit(loss)/block_1/add"(#loc129))
#loc164 = loc("jit(loss)/block_2/add"(#loc125))
#loc165 = loc("jit(loss)/block_2/dot_general"(#loc126))
#loc166 = loc("jit(loss)/block_2/tanh"(#loc127))
#loc167 = loc("jit(loss)/block_2/dot_general"(#loc128))
#loc168 = loc("jit(loss)/block_2/add"(#loc129))
#loc169 = loc("jit(loss)/transpose"(#loc130))
#loc170 = loc("jit(loss)/dot_general"(#loc131))
#loc171 = loc(callsite(#loc115 at #loc121))
#loc172 = loc(callsite(#loc116 at #loc121))
#loc173 = loc(callsite(#loc117 at #loc121))
#loc174 = loc(callsite(#loc118 at #loc121))
#loc175 = loc("jit(loss)/jit(take_along_axis)"(#loc133))
#loc176 = loc("jit(loss)/block_0/reduce_sum"(#loc139))
#loc177 = loc("jit(loss)/block_0/broadcast_in_dim"(#loc139))
#loc178 = loc("jit(loss)/block_0/div"(#loc139))
#loc179 = loc("jit(loss)/block_0/sub"(#loc140))
#loc180 = loc("jit(loss)/block_0/jit(_var)"(#loc141))
#loc181 = loc("jit(loss)/block_0/add"(#loc142))
#loc182 = loc("jit(loss)/block_0/rsqrt"(#loc143))
#loc183 = loc("jit(loss)/block_0/mul"(#loc144))
#loc184 = loc("jit(loss)/block_0/mul"(#loc145))
#loc186 = loc(callsite(#loc100 at #loc146))
#loc187 = loc("jit(loss)/block_0/bqhd,bkhd->bhqk/dot_general"(#loc147))
#loc188 = loc("jit(loss)/block_0/div"(#loc148))
#loc189 = loc("jit(loss)/block_0/jit(tril)"(#loc149))
#loc190 = loc("jit(loss)/block_0/jit(_where)"(#loc150))
#loc191 = loc("jit(loss)/block_0/reduce_max"(#loc151))
#loc192 = loc("jit(loss)/block_0/sub"(#loc151))
#loc193 = loc("jit(loss)/block_0/max"(#loc151))
#loc194 = loc("jit(loss)/block_0/exp"(#loc151))
#loc195 = loc("jit(loss)/block_0/reduce_sum"(#loc151))
#loc196 = loc("jit(loss)/block_0/div"(#loc151))
#loc197 = loc("jit(loss)/block_0/bhqk,bkhd->bqhd/dot_general"(#loc152))
#loc198 = loc("jit(loss)/block_0/bhqk,bkhd->bqhd/transpose"(#loc152))
#loc199 = loc("jit(loss)/block_0/dot_general"(#loc153))
#loc200 = loc("jit(loss)/block_1/reduce_sum"(#loc139))
#loc201 = loc("jit(loss)/block_1/broadcast_in_dim"(#loc139))
#loc202 = loc("jit(loss)/block_1/div"(#loc139))
#loc203 = loc("jit(loss)/block_1/sub"(#loc140))
#loc204 = loc("jit(loss)/block_1/jit(_var)"(#loc141))
#loc205 = loc("jit(loss)/block_1/add"(#loc142))
#loc206 = loc("jit(loss)/block_1/rsqrt"(#loc143))
#loc207 = loc("jit(loss)/block_1/mul"(#loc144))
#loc208 = loc("jit(loss)/block_1/mul"(#loc145))
#loc209 = loc("jit(loss)/block_1/bqhd,bkhd->bhqk/dot_general"(#loc147))
#loc210 = loc("jit(loss)/block_1/div"(#loc148))
#loc211 = loc("jit(loss)/block_1/jit(_where)"(#loc150))
#loc212 = loc("jit(loss)/block_1/reduce_max"(#loc151))
#loc213 = loc("jit(loss)/block_1/sub"(#loc151))
#loc214 = loc("jit(loss)/block_1/max"(#loc151))
#loc215 = loc("jit(loss)/block_1/exp"(#loc151))
#loc216 = loc("jit(loss)/block_1/reduce_sum"(#loc151))
#loc217 = loc("jit(loss)/block_1/div"(#loc151))
#loc218 = loc("jit(loss)/block_1/bhqk,bkhd->bqhd/dot_general"(#loc152))
#loc219 = loc("jit(loss)/block_1/bhqk,bkhd->bqhd/transpose"(#loc152))
#loc220 = loc("jit(loss)/block_1/dot_general"(#loc153))
#loc221 = loc("jit(loss)/block_2/reduce_sum"(#loc139))
#loc222 = loc("jit(loss)/block_2/broadcast_in_dim"(#loc139))
#loc223 = loc("jit(loss)/block_2/div"(#loc139))
#loc224 = loc("jit(loss)/block_2/sub"(#loc140))
#loc225 = loc("jit(loss)/block_2/jit(_var)"(#loc141))
#loc226 = loc("jit(loss)/block_2/add"(#loc142))
#loc227 = loc("jit(loss)/block_2/rsqrt"(#loc143))
#loc228 = loc("jit(loss)/block_2/mul"(#loc144))
#loc229 = loc("jit(loss)/block_2/mul"(#loc145))
#loc230 = loc("jit(loss)/block_2/bqhd,bkhd->bhqk/dot_general"(#loc147))
#loc231 = loc("jit(loss)/block_2/div"(#loc148))
#loc232 = loc("jit(loss)/block_2/jit(_where)"(#loc150))
#loc233 = loc("jit(loss)/block_2/reduce_max"(#loc151))
#loc234 = loc("jit(loss)/block_2/sub"(#loc151))
#loc235 = loc("jit(loss)/block_2/max"(#loc151))
#loc236 = loc("jit(loss)/block_2/exp"(#loc151))
#loc237 = loc("jit(loss)/block_2/reduce_sum"(#loc151))
#loc238 = loc("jit(loss)/block_2/div"(#loc151))
#loc239 = loc("jit(loss)/block_2/bhqk,bkhd->bqhd/dot_general"(#loc152))
#loc240 = loc("jit(loss)/block_2/bhqk,bkhd->bqhd/transpose"(#loc152))
#loc241 = loc("jit(loss)/block_2/dot_general"(#loc153))
#loc242 = loc("jit(loss)/jit(log_softmax)"(#loc171))
#loc243 = loc("jit(loss)/broadcast_in_dim"(#loc172))
#loc244 = loc("jit(loss)/reduce_sum"(#loc173))
#loc245 = loc("jit(loss)/div"(#loc173))
#loc246 = loc("jit(loss)/neg"(#loc174))
#loc247 = loc(callsite(#loc25 at #loc175))
#loc248 = loc(callsite(#loc35 at #loc180))
#loc249 = loc(callsite(#loc37 at #loc180))
#loc250 = loc(callsite(#loc38 at #loc180))
#loc251 = loc(callsite(#loc39 at #loc180))
#loc252 = loc(callsite(#loc40 at #loc180))
#loc253 = loc(callsite(#loc41 at #loc180))
#loc254 = loc(callsite(#loc42 at #loc180))
#loc255 = loc(callsite(#loc44 at #loc180))
#loc257 = loc("jit(loss)/block_0/reshape"(#loc186))
#loc258 = loc(callsite(#loc55 at #loc189))
#loc259 = loc(callsite(#loc57 at #loc189))
#loc260 = loc(callsite(#loc40 at #loc190))
#loc261 = loc(callsite(#loc43 at #loc189))
#loc262 = loc(callsite(#loc43 at #loc190))
#loc263 = loc(callsite(#loc35 at #loc204))
#loc264 = loc(callsite(#loc39 at #loc204))
#loc265 = loc(callsite(#loc40 at #loc204))
#loc266 = loc(callsite(#loc41 at #loc204))
#loc267 = loc(callsite(#loc44 at #loc204))
#loc269 = loc("jit(loss)/block_1/reshape"(#loc186))
#loc270 = loc(callsite(#loc43 at #loc211))
#loc271 = loc(callsite(#loc35 at #loc225))
#loc272 = loc(callsite(#loc39 at #loc225))
#loc273 = loc(callsite(#loc40 at #loc225))
#loc274 = loc(callsite(#loc41 at #loc225))
#loc275 = loc(callsite(#loc44 at #loc225))
#loc277 = loc("jit(loss)/block_2/reshape"(#loc186))
#loc278 = loc(callsite(#loc43 at #loc232))
#loc279 = loc(callsite(#loc69 at #loc242))
#loc280 = loc(callsite(#loc38 at #loc242))
#loc281 = loc(callsite(#loc71 at #loc242))
#loc282 = loc(callsite(#loc72 at #loc242))
#loc283 = loc(callsite(#loc39 at #loc242))
#loc284 = loc(callsite(#loc73 at #loc242))
#loc285 = loc(callsite(#loc40 at #loc242))
#loc286 = loc(callsite(#loc75 at #loc175))
#loc287 = loc(callsite(#loc76 at #loc175))
#loc288 = loc(callsite(#loc43 at #loc175))
#loc289 = loc(callsite(#loc77 at #loc175))
#loc290 = loc(callsite(#loc57 at #loc175))
#loc291 = loc(callsite(#loc78 at #loc175))
#loc292 = loc(callsite(#loc79 at #loc175))
#loc293 = loc(callsite(#loc80 at #loc175))
#loc294 = loc(callsite(#loc43 at #loc255))
#loc295 = loc(callsite(#loc43 at #loc267))
#loc296 = loc(callsite(#loc43 at #loc275))
module @jit_loss {
  func.func public @main(%arg0: tensor<32x16xf32> loc("params['blocks'][0]['down']"), %arg1: tensor<16xf32> loc("params['blocks'][0]['gain']"), %arg2: tensor<16x16xf32> loc("params['blocks'][0]['k']"), %arg3: tensor<16x16xf32> loc("params['blocks'][0]['o']"), %arg4: tensor<16x16xf32> loc("params['blocks'][0]['q']"), %arg5: tensor<16x32xf32> loc("params['blocks'][0]['up']"), %arg6: tensor<16x16xf32> loc("params['blocks'][0]['v']"), %arg7: tensor<32x16xf32> loc("params['blocks'][1]['down']"), %arg8: tensor<16xf32> loc("params['blocks'][1]['gain']"), %arg9: tensor<16x16xf32> loc("params['blocks'][1]['k']"), %arg10: tensor<16x16xf32> loc("params['blocks'][1]['o']"), %arg11: tensor<16x16xf32> loc("params['blocks'][1]['q']"), %arg12: tensor<16x32xf32> loc("params['blocks'][1]['up']"), %arg13: tensor<16x16xf32> loc("params['blocks'][1]['v']"), %arg14: tensor<32x16xf32> loc("params['blocks'][2]['down']"), %arg15: tensor<16xf32> loc("params['blocks'][2]['gain']"), %arg16: tensor<16x16xf32> loc("params['blocks'][2]['k']"), %arg17: tensor<16x16xf32> loc("params['blocks'][2]['o']"), %arg18: tensor<16x16xf32> loc("params['blocks'][2]['q']"), %arg19: tensor<16x32xf32> loc("params['blocks'][2]['up']"), %arg20: tensor<16x16xf32> loc("params['blocks'][2]['v']"), %arg21: tensor<32x16xf32> loc("params['embedding']"), %arg22: tensor<2x8xi32> loc("ids"), %arg23: tensor<2x8xi32> loc("y")) -> tensor<f32> {
    %c31 = arith.constant 31 : index loc(#loc)
    %c0 = arith.constant 0 : index loc(#loc)
    %c31_i32 = arith.constant 31 : i32 loc(#loc247)
    %cst = arith.constant 0xFF800000 : f32 loc(#loc)
    %cst_0 = arith.constant -1.000000e+09 : f32 loc(#loc)
    %true = arith.constant true loc(#loc)
    %cst_1 = arith.constant 2.82842708 : f32 loc(#loc)
    %cst_2 = arith.constant 9.99999974E-6 : f32 loc(#loc)
    %cst_3 = arith.constant 0x7FC00000 : f32 loc(#loc)
    %cst_4 = arith.constant 1.600000e+01 : f32 loc(#loc)
    %cst_5 = arith.constant 0.000000e+00 : f32 loc(#loc)
    %c32_i32 = arith.constant 32 : i32 loc(#loc)
    %c0_i32 = arith.constant 0 : i32 loc(#loc)
    %0 = tensor.empty() : tensor<2x8xi1> loc(#loc134)
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg22 : tensor<2x8xi32>) outs(%0 : tensor<2x8xi1>) {
    ^bb0(%in: i32 loc("ids"), %out: i1 loc("jit(loss)/lt"(#loc122))):
      %343 = arith.cmpi slt, %in, %c0_i32 : i32 loc(#loc134)
      linalg.yield %343 : i1 loc(#loc134)
    } -> tensor<2x8xi1> loc(#loc134)
    %2 = tensor.empty() : tensor<2x8xi32> loc(#loc135)
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg22 : tensor<2x8xi32>) outs(%2 : tensor<2x8xi32>) {
    ^bb0(%in: i32 loc("ids"), %out: i32 loc("jit(loss)/add"(#loc122))):
      %343 = arith.addi %in, %c32_i32 : i32 loc(#loc135)
      linalg.yield %343 : i32 loc(#loc135)
    } -> tensor<2x8xi32> loc(#loc135)
    %4 = tensor.empty() : tensor<2x8xi32> loc(#loc136)
    %5 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%1, %3, %arg22 : tensor<2x8xi1>, tensor<2x8xi32>, tensor<2x8xi32>) outs(%4 : tensor<2x8xi32>) {
    ^bb0(%in: i1 loc("jit(loss)/lt"(#loc122)), %in_61: i32 loc("jit(loss)/add"(#loc122)), %in_62: i32 loc("ids"), %out: i32 loc("jit(loss)/select_n"(#loc122))):
      %343 = arith.select %in, %in_61, %in_62 : i32 loc(#loc136)
      linalg.yield %343 : i32 loc(#loc136)
    } -> tensor<2x8xi32> loc(#loc136)
    %expanded = tensor.expand_shape %5 [[0], [1, 2]] output_shape [2, 8, 1] : tensor<2x8xi32> into tensor<2x8x1xi32> loc(#loc137)
    %6 = tensor.empty() : tensor<2x8x1x16xf32> loc(#loc138)
    %7 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded : tensor<2x8x1xi32>) outs(%6 : tensor<2x8x1x16xf32>) {
    ^bb0(%in: i32 loc("jit(loss)/broadcast_in_dim"(#loc122)), %out: f32 loc("jit(loss)/gather"(#loc122))):
      %343 = arith.index_cast %in : i32 to index loc(#loc138)
      %344 = linalg.index 3 : index loc(#loc138)
      %extracted_61 = tensor.extract %arg21[%343, %344] : tensor<32x16xf32> loc(#loc138)
      linalg.yield %extracted_61 : f32 loc(#loc138)
    } -> tensor<2x8x1x16xf32> loc(#loc138)
    %collapsed = tensor.collapse_shape %7 [[0], [1], [2, 3]] : tensor<2x8x1x16xf32> into tensor<2x8x16xf32> loc(#loc138)
    %8 = tensor.empty() : tensor<2x8xf32> loc(#loc176)
    %9 = linalg.fill ins(%cst_5 : f32) outs(%8 : tensor<2x8xf32>) -> tensor<2x8xf32> loc(#loc176)
    %10 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%collapsed : tensor<2x8x16xf32>) outs(%9 : tensor<2x8xf32>) {
    ^bb0(%in: f32 loc("jit(loss)/block_0/reduce_sum"(#loc139)), %out: f32 loc("jit(loss)/block_0/reduce_sum"(#loc139))):
      %343 = arith.addf %out, %in : f32 loc(#loc176)
      linalg.yield %343 : f32 loc(#loc176)
    } -> tensor<2x8xf32> loc(#loc176)
    %expanded_6 = tensor.expand_shape %10 [[0], [1, 2]] output_shape [2, 8, 1] : tensor<2x8xf32> into tensor<2x8x1xf32> loc(#loc177)
    %11 = tensor.empty() : tensor<2x8x1xf32> loc(#loc178)
    %12 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_6 : tensor<2x8x1xf32>) outs(%11 : tensor<2x8x1xf32>) {
    ^bb0(%in: f32 loc("jit(loss)/block_0/broadcast_in_dim"(#loc139)), %out: f32 loc("jit(loss)/block_0/div"(#loc139))):
      %343 = arith.divf %in, %cst_4 : f32 loc(#loc178)
      linalg.yield %343 : f32 loc(#loc178)
    } -> tensor<2x8x1xf32> loc(#loc178)
    %13 = tensor.empty() : tensor<2x8x16xf32> loc(#loc179)
    %14 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%12 : tensor<2x8x1xf32>) outs(%13 : tensor<2x8x16xf32>) {
    ^bb0(%in: f32 loc("jit(loss)/block_0/div"(#loc139)), %out: f32 loc("jit(loss)/block_0/sub"(#loc140))):
      linalg.yield %in : f32 loc(#loc179)
    } -> tensor<2x8x16xf32> loc(#loc179)
    %15 = tensor.empty() : tensor<2x8x16xf32> loc(#loc179)
    %16 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed, %14 : tensor<2x8x16xf32>, tensor<2x8x16xf32>) outs(%15 : tensor<2x8x16xf32>) {
    ^bb0(%in: f32 loc("jit(loss)/gather"(#loc122)), %in_61: f32 loc("jit(loss)/block_0/sub"(#loc140)), %out: f32 loc("jit(loss)/block_0/sub"(#loc140))):
      %343 = arith.subf %in, %in_61 : f32 loc(#loc179)
      linalg.yield %343 : f32 loc(#loc179)
    } -> tensor<2x8x16xf32> loc(#loc179)
    %17 = tensor.empty() : tensor<2x8x16xf32> loc(#loc248)
    %18 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%16 : tensor<2x8x16xf32>) outs(%17 : tensor<2x8x16xf32>) {
    ^bb0(%in: f32 loc("jit(loss)/block_0/sub"(#loc140)), %out: f32 loc(callsite(#loc35 at #loc180))):
      %343 = arith.mulf %in, %in : f32 loc(#loc248)
      linalg.yield %343 : f32 loc(#loc248)
    } -> tensor<2x8x16xf32> loc(#loc248)
    %19 = tensor.empty() : tensor<f32> loc(#loc249)
    %20 = linalg.generic {indexing_maps = [#map6], iterator_types = []} outs(%19 : tensor<f32>) {
    ^bb0(%out: f32 loc(callsite(#loc37 at #loc180))):
      linalg.yield %cst_5 : f32 loc(#loc249)
    } -> tensor<f32> loc(#loc249)
    %21 = tensor.empty() : tensor<f32> loc(#loc250)
    %22 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = []} ins(%20 : tensor<f32>) outs(%21 : tensor<f32>) {
    ^bb0(%in: f32 loc(callsite(#loc37 at #loc180)), %out: f32 loc(callsite(#loc38 at #loc180))):
      %343 = arith.subf %cst_4, %in : f32 loc(#loc250)
      linalg.yield %343 : f32 loc(#loc250)
    } -> tensor<f32> loc(#loc250)
    %23 = tensor.empty() : tensor<2x8xf32> loc(#loc251)
    %24 = linalg.fill ins(%cst_5 : f32) outs(%23 : tensor<2x8xf32>) -> tensor<2x8xf32> loc(#loc251)
    %25 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%18 : tensor<2x8x16xf32>) outs(%24 : tensor<2x8xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc39 at #loc180)), %out: f32 loc(callsite(#loc39 at #loc180))):
      %343 = arith.addf %out, %in : f32 loc(#loc251)
      linalg.yield %343 : f32 loc(#loc251)
    } -> tensor<2x8xf32> loc(#loc251)
    %expanded_7 = tensor.expand_shape %25 [[0], [1, 2]] output_shape [2, 8, 1] : tensor<2x8xf32> into tensor<2x8x1xf32> loc(#loc252)
    %26 = tensor.empty() : tensor<2x8x1xf32> loc(#loc253)
    %27 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%22 : tensor<f32>) outs(%26 : tensor<2x8x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc38 at #loc180)), %out: f32 loc(callsite(#loc41 at #loc180))):
      linalg.yield %in : f32 loc(#loc253)
    } -> tensor<2x8x1xf32> loc(#loc253)
    %28 = tensor.empty() : tensor<2x8x1xf32> loc(#loc253)
    %29 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_7, %27 : tensor<2x8x1xf32>, tensor<2x8x1xf32>) outs(%28 : tensor<2x8x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc40 at #loc180)), %in_61: f32 loc(callsite(#loc41 at #loc180)), %out: f32 loc(callsite(#loc41 at #loc180))):
      %343 = arith.divf %in, %in_61 : f32 loc(#loc253)
      linalg.yield %343 : f32 loc(#loc253)
    } -> tensor<2x8x1xf32> loc(#loc253)
    %30 = tensor.empty() : tensor<i1> loc(#loc254)
    %31 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = []} ins(%22 : tensor<f32>) outs(%30 : tensor<i1>) {
    ^bb0(%in: f32 loc(callsite(#loc38 at #loc180)), %out: i1 loc(callsite(#loc42 at #loc180))):
      %343 = arith.cmpf ogt, %in, %cst_5 : f32 loc(#loc254)
      linalg.yield %343 : i1 loc(#loc254)
    } -> tensor<i1> loc(#loc254)
    %32 = tensor.empty() : tensor<2x8x1xf32> loc(#loc294)
    %extracted = tensor.extract %31[] : tensor<i1> loc(#loc294)
    %33 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%29 : tensor<2x8x1xf32>) outs(%32 : tensor<2x8x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc41 at #loc180)), %out: f32 loc(callsite(#loc43 at #loc255))):
      %343 = arith.select %extracted, %in, %cst_3 : f32 loc(#loc294)
      linalg.yield %343 : f32 loc(#loc294)
    } -> tensor<2x8x1xf32> loc(#loc294)
    %34 = tensor.empty() : tensor<2x8x1xf32> loc(#loc181)
    %35 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%33 : tensor<2x8x1xf32>) outs(%34 : tensor<2x8x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc43 at #loc255)), %out: f32 loc("jit(loss)/block_0/add"(#loc142))):
      %343 = arith.addf %in, %cst_2 : f32 loc(#loc181)
      linalg.yield %343 : f32 loc(#loc181)
    } -> tensor<2x8x1xf32> loc(#loc181)
    %36 = tensor.empty() : tensor<2x8x1xf32> loc(#loc182)
    %37 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%35 : tensor<2x8x1xf32>) outs(%36 : tensor<2x8x1xf32>) {
    ^bb0(%in: f32 loc("jit(loss)/block_0/add"(#loc142)), %out: f32 loc("jit(loss)/block_0/rsqrt"(#loc143))):
      %343 = math.rsqrt %in : f32 loc(#loc182)
      linalg.yield %343 : f32 loc(#loc182)
    } -> tensor<2x8x1xf32> loc(#loc182)
    %38 = tensor.empty() : tensor<2x8x16xf32> loc(#loc183)
    %39 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%37 : tensor<2x8x1xf32>) outs(%38 : tensor<2x8x16xf32>) {
    ^bb0(%in: f32 loc("jit(loss)/block_0/rsqrt"(#loc143)), %out: f32 loc("jit(loss)/block_0/mul"(#loc144))):
      linalg.yield %in : f32 loc(#loc183)
    } -> tensor<2x8x16xf32> loc(#loc183)
    %40 = tensor.empty() : tensor<2x8x16xf32> loc(#loc183)
    %41 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%16, %39 : tensor<2x8x16xf32>, tensor<2x8x16xf32>) outs(%40 : tensor<2x8x16xf32>) {
    ^bb0(%in: f32 loc("jit(loss)/block_0/sub"(#loc140)), %in_61: f32 loc("jit(loss)/block_0/mul"(#loc144)), %out: f32 loc("jit(loss)/block_0/mul"(#loc144))):
      %343 = arith.mulf %in, %in_61 : f32 loc(#loc183)
      linalg.yield %343 : f32 loc(#loc183)
    } -> tensor<2x8x16xf32> loc(#loc183)
    %42 = tensor.empty() : tensor<2x8x16xf32> loc(#loc184)
    %43 = linalg.generic {indexing_maps = [#map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg1 : tensor<16xf32>) outs(%42 : tensor<2x8x16xf32>) {
    ^bb0(%in: f32 loc("params['blocks'][0]['gain']"), %out: f32 loc("jit(loss)/block_0/mul"(#loc145))):
      linalg.yield %in : f32 loc(#loc184)
    } -> tensor<2x8x16xf32> loc(#loc184)
    %44 = tensor.empty() : tensor<2x8x16xf32> loc(#loc184)
    %45 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%41, %43 : tensor<2x8x16xf32>, tensor<2x8x16xf32>) outs(%44 : tensor<2x8x16xf32>) {
    ^bb0(%in: f32 loc("jit(loss)/block_0/mul"(#loc144)), %in_61: f32 loc("jit(loss)/block_0/mul"(#loc145)), %out: f32 loc("jit(loss)/block_0/mul"(#loc145))):
      %343 = arith.mulf %in, %in_61 : f32 loc(#loc184)
      linalg.yield %343 : f32 loc(#loc184)
    } -> tensor<2x8x16xf32> loc(#loc184)
    %collapsed_8 = tensor.collapse_shape %45 [[0, 1], [2]] : tensor<2x8x16xf32> into tensor<16x16xf32> loc(#loc256)
    %46 = tensor.empty() : tensor<16x16xf32> loc(#loc256)
    %47 = linalg.fill ins(%cst_5 : f32) outs(%46 : tensor<16x16xf32>) -> tensor<16x16xf32> loc(#loc256)
    %48 = linalg.matmul ins(%collapsed_8, %arg4 : tensor<16x16xf32>, tensor<16x16xf32>) outs(%47 : tensor<16x16xf32>) -> tensor<16x16xf32> loc(#loc256)
    %expanded_9 = tensor.expand_shape %48 [[0, 1], [2, 3]] output_shape [2, 8, 2, 8] : tensor<16x16xf32> into tensor<2x8x2x8xf32> loc(#loc257)
    %49 = tensor.empty() : tensor<16x16xf32> loc(#loc256)
    %50 = linalg.fill ins(%cst_5 : f32) outs(%49 : tensor<16x16xf32>) -> tensor<16x16xf32> loc(#loc256)
    %51 = linalg.matmul ins(%collapsed_8, %arg2 : tensor<16x16xf32>, tensor<16x16xf32>) outs(%50 : tensor<16x16xf32>) -> tensor<16x16xf32> loc(#loc256)
    %expanded_10 = tensor.expand_shape %51 [[0, 1], [2, 3]] output_shape [2, 8, 2, 8] : tensor<16x16xf32> into tensor<2x8x2x8xf32> loc(#loc257)
    %52 = tensor.empty() : tensor<16x16xf32> loc(#loc256)
    %53 = linalg.fill ins(%cst_5 : f32) outs(%52 : tensor<16x16xf32>) -> tensor<16x16xf32> loc(#loc256)
    %54 = linalg.matmul ins(%collapsed_8, %arg6 : tensor<16x16xf32>, tensor<16x16xf32>) outs(%53 : tensor<16x16xf32>) -> tensor<16x16xf32> loc(#loc256)
    %expanded_11 = tensor.expand_shape %54 [[0, 1], [2, 3]] output_shape [2, 8, 2, 8] : tensor<16x16xf32> into tensor<2x8x2x8xf32> loc(#loc257)
    %55 = tensor.empty() : tensor<2x2x8x8xf32> loc(#loc187)
    %56 = linalg.generic {indexing_maps = [#map9, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_9 : tensor<2x8x2x8xf32>) outs(%55 : tensor<2x2x8x8xf32>) {
    ^bb0(%in: f32 loc("jit(loss)/block_0/reshape"(#loc186)), %out: f32 loc("jit(loss)/block_0/bqhd,bkhd->bhqk/dot_general"(#loc147))):
      linalg.yield %in : f32 loc(#loc187)
    } -> tensor<2x2x8x8xf32> loc(#loc187)
    %57 = tensor.empty() : tensor<2x2x8x8xf32> loc(#loc187)
    %58 = linalg.generic {indexing_maps = [#map10, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_10 : tensor<2x8x2x8xf32>) outs(%57 : tensor<2x2x8x8xf32>) {
    ^bb0(%in: f32 loc("jit(loss)/block_0/reshape"(#loc186)), %out: f32 loc("jit(loss)/block_0/bqhd,bkhd->bhqk/dot_general"(#loc147))):
      linalg.yield %in : f32 loc(#loc187)
    } -> tensor<2x2x8x8xf32> loc(#loc187)
    %collapsed_12 = tensor.collapse_shape %56 [[0, 1], [2], [3]] : tensor<2x2x8x8xf32> into tensor<4x8x8xf32> loc(#loc187)
    %collapsed_13 = tensor.collapse_shape %58 [[0, 1], [2], [3]] : tensor<2x2x8x8xf32> into tensor<4x8x8xf32> loc(#loc187)
    %59 = tensor.empty() : tensor<4x8x8xf32> loc(#loc187)
    %60 = linalg.fill ins(%cst_5 : f32) outs(%59 : tensor<4x8x8xf32>) -> tensor<4x8x8xf32> loc(#loc187)
    %61 = linalg.batch_matmul ins(%collapsed_12, %collapsed_13 : tensor<4x8x8xf32>, tensor<4x8x8xf32>) outs(%60 : tensor<4x8x8xf32>) -> tensor<4x8x8xf32> loc(#loc187)
    %expanded_14 = tensor.expand_shape %61 [[0, 1], [2], [3]] output_shape [2, 2, 8, 8] : tensor<4x8x8xf32> into tensor<2x2x8x8xf32> loc(#loc187)
    %62 = tensor.empty() : tensor<2x2x8x8xf32> loc(#loc188)
    %63 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_14 : tensor<2x2x8x8xf32>) outs(%62 : tensor<2x2x8x8xf32>) {
    ^bb0(%in: f32 loc("jit(loss)/block_0/bqhd,bkhd->bhqk/dot_general"(#loc147)), %out: f32 loc("jit(loss)/block_0/div"(#loc148))):
      %343 = arith.divf %in, %cst_1 : f32 loc(#loc188)
      linalg.yield %343 : f32 loc(#loc188)
    } -> tensor<2x2x8x8xf32> loc(#loc188)
    %64 = tensor.empty() : tensor<8x8xi32> loc(#loc258)
    %65 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%64 : tensor<8x8xi32>) {
    ^bb0(%out: i32 loc(callsite(#loc55 at #loc189))):
      %343 = linalg.index 0 : index loc(#loc258)
      %344 = arith.index_cast %343 : index to i32 loc(#loc258)
      linalg.yield %344 : i32 loc(#loc258)
    } -> tensor<8x8xi32> loc(#loc258)
    %66 = tensor.empty() : tensor<8x8xi32> loc(#loc258)
    %67 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%66 : tensor<8x8xi32>) {
    ^bb0(%out: i32 loc(callsite(#loc55 at #loc189))):
      %343 = linalg.index 1 : index loc(#loc258)
      %344 = arith.index_cast %343 : index to i32 loc(#loc258)
      linalg.yield %344 : i32 loc(#loc258)
    } -> tensor<8x8xi32> loc(#loc258)
    %68 = tensor.empty() : tensor<8x8xi1> loc(#loc259)
    %69 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%65, %67 : tensor<8x8xi32>, tensor<8x8xi32>) outs(%68 : tensor<8x8xi1>) {
    ^bb0(%in: i32 loc(callsite(#loc55 at #loc189)), %in_61: i32 loc(callsite(#loc55 at #loc189)), %out: i1 loc(callsite(#loc57 at #loc189))):
      %343 = arith.cmpi sge, %in, %in_61 : i32 loc(#loc259)
      linalg.yield %343 : i1 loc(#loc259)
    } -> tensor<8x8xi1> loc(#loc259)
    %70 = tensor.empty() : tensor<2x2x8x8xi1> loc(#loc260)
    %71 = linalg.generic {indexing_maps = [#map11, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%69 : tensor<8x8xi1>) outs(%70 : tensor<2x2x8x8xi1>) {
    ^bb0(%in: i1 loc(callsite(#loc43 at #loc189)), %out: i1 loc(callsite(#loc40 at #loc190))):
      linalg.yield %in : i1 loc(#loc260)
    } -> tensor<2x2x8x8xi1> loc(#loc260)
    %72 = tensor.empty() : tensor<2x2x8x8xf32> loc(#loc262)
    %73 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%71, %63 : tensor<2x2x8x8xi1>, tensor<2x2x8x8xf32>) outs(%72 : tensor<2x2x8x8xf32>) {
    ^bb0(%in: i1 loc(callsite(#loc40 at #loc190)), %in_61: f32 loc("jit(loss)/block_0/div"(#loc148)), %out: f32 loc(callsite(#loc43 at #loc190))):
      %343 = arith.select %in, %in_61, %cst_0 : f32 loc(#loc262)
      linalg.yield %343 : f32 loc(#loc262)
    } -> tensor<2x2x8x8xf32> loc(#loc262)
    %74 = tensor.empty() : tensor<2x2x8xf32> loc(#loc191)
    %75 = linalg.fill ins(%cst : f32) outs(%74 : tensor<2x2x8xf32>) -> tensor<2x2x8xf32> loc(#loc191)
    %76 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%73 : tensor<2x2x8x8xf32>) outs(%75 : tensor<2x2x8xf32>) {
    ^bb0(%in: f32 loc("jit(loss)/block_0/reduce_max"(#loc151)), %out: f32 loc("jit(loss)/block_0/reduce_max"(#loc151))):
      %343 = arith.maximumf %out, %in : f32 loc(#loc191)
      linalg.yield %343 : f32 loc(#loc191)
    } -> tensor<2x2x8xf32> loc(#loc191)
    %77 = tensor.empty() : tensor<2x2x8x8xf32> loc(#loc192)
    %78 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%76 : tensor<2x2x8xf32>) outs(%77 : tensor<2x2x8x8xf32>) {
    ^bb0(%in: f32 loc("jit(loss)/block_0/max"(#loc151)), %out: f32 loc("jit(loss)/block_0/sub"(#loc151))):
      linalg.yield %in : f32 loc(#loc192)
    } -> tensor<2x2x8x8xf32> loc(#loc192)
    %79 = tensor.empty() : tensor<2x2x8x8xf32> loc(#loc192)
    %80 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%73, %78 : tensor<2x2x8x8xf32>, tensor<2x2x8x8xf32>) outs(%79 : tensor<2x2x8x8xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc43 at #loc190)), %in_61: f32 loc("jit(loss)/block_0/sub"(#loc151)), %out: f32 loc("jit(loss)/block_0/sub"(#loc151))):
      %343 = arith.subf %in, %in_61 : f32 loc(#loc192)
      linalg.yield %343 : f32 loc(#loc192)
    } -> tensor<2x2x8x8xf32> loc(#loc192)
    %81 = tensor.empty() : tensor<2x2x8x8xf32> loc(#loc194)
    %82 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%80 : tensor<2x2x8x8xf32>) outs(%81 : tensor<2x2x8x8xf32>) {
    ^bb0(%in: f32 loc("jit(loss)/block_0/sub"(#loc151)), %out: f32 loc("jit(loss)/block_0/exp"(#loc151))):
      %343 = math.exp %in : f32 loc(#loc194)
      linalg.yield %343 : f32 loc(#loc194)
    } -> tensor<2x2x8x8xf32> loc(#loc194)
    %83 = tensor.empty() : tensor<2x2x8xf32> loc(#loc195)
    %84 = linalg.fill ins(%cst_5 : f32) outs(%83 : tensor<2x2x8xf32>) -> tensor<2x2x8xf32> loc(#loc195)
    %85 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%82 : tensor<2x2x8x8xf32>) outs(%84 : tensor<2x2x8xf32>) {
    ^bb0(%in: f32 loc("jit(loss)/block_0/reduce_sum"(#loc151)), %out: f32 loc("jit(loss)/block_0/reduce_sum"(#loc151))):
      %343 = arith.addf %out, %in : f32 loc(#loc195)
      linalg.yield %343 : f32 loc(#loc195)
    } -> tensor<2x2x8xf32> loc(#loc195)
    %86 = tensor.empty() : tensor<2x2x8x8xf32> loc(#loc196)
    %87 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%85 : tensor<2x2x8xf32>) outs(%86 : tensor<2x2x8x8xf32>) {
    ^bb0(%in: f32 loc("jit(loss)/block_0/reduce_sum"(#loc151)), %out: f32 loc("jit(loss)/block_0/div"(#loc151))):
      linalg.yield %in : f32 loc(#loc196)
    } -> tensor<2x2x8x8xf32> loc(#loc196)
    %88 = tensor.empty() : tensor<2x2x8x8xf32> loc(#loc196)
    %89 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%82, %87 : tensor<2x2x8x8xf32>, tensor<2x2x8x8xf32>) outs(%88 : tensor<2x2x8x8xf32>) {
    ^bb0(%in: f32 loc("jit(loss)/block_0/exp"(#loc151)), %in_61: f32 loc("jit(loss)/block_0/div"(#loc151)), %out: f32 loc("jit(loss)/block_0/div"(#loc151))):
      %343 = arith.divf %in, %in_61 : f32 loc(#loc196)
      linalg.yield %343 : f32 loc(#loc196)
    } -> tensor<2x2x8x8xf32> loc(#loc196)
    %90 = tensor.empty() : tensor<2x2x8x8xf32> loc(#loc197)
    %91 = linalg.generic {indexing_maps = [#map10, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_11 : tensor<2x8x2x8xf32>) outs(%90 : tensor<2x2x8x8xf32>) {
    ^bb0(%in: f32 loc("jit(loss)/block_0/reshape"(#loc186)), %out: f32 loc("jit(loss)/block_0/bhqk,bkhd->bqhd/dot_general"(#loc152))):
      linalg.yield %in : f32 loc(#loc197)
    } -> tensor<2x2x8x8xf32> loc(#loc197)
    %92 = tensor.empty() : tensor<2x2x8x8xf32> loc(#loc197)
    %93 = linalg.generic {indexing_maps = [#map12, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%89 : tensor<2x2x8x8xf32>) outs(%92 : tensor<2x2x8x8xf32>) {
    ^bb0(%in: f32 loc("jit(loss)/block_0/div"(#loc151)), %out: f32 loc("jit(loss)/block_0/bhqk,bkhd->bqhd/dot_general"(#loc152))):
      linalg.yield %in : f32 loc(#loc197)
    } -> tensor<2x2x8x8xf32> loc(#loc197)
    %collapsed_15 = tensor.collapse_shape %91 [[0, 1], [2], [3]] : tensor<2x2x8x8xf32> into tensor<4x8x8xf32> loc(#loc197)
    %collapsed_16 = tensor.collapse_shape %93 [[0, 1], [2], [3]] : tensor<2x2x8x8xf32> into tensor<4x8x8xf32> loc(#loc197)
    %94 = tensor.empty() : tensor<4x8x8xf32> loc(#loc197)
    %95 = linalg.fill ins(%cst_5 : f32) outs(%94 : tensor<4x8x8xf32>) -> tensor<4x8x8xf32> loc(#loc197)
    %96 = linalg.batch_matmul ins(%collapsed_15, %collapsed_16 : tensor<4x8x8xf32>, tensor<4x8x8xf32>) outs(%95 : tensor<4x8x8xf32>) -> tensor<4x8x8xf32> loc(#loc197)
    %expanded_17 = tensor.expand_shape %96 [[0, 1], [2], [3]] output_shape [2, 2, 8, 8] : tensor<4x8x8xf32> into tensor<2x2x8x8xf32> loc(#loc197)
    %97 = tensor.empty() : tensor<2x8x2x8xf32> loc(#loc198)
    %98 = linalg.generic {indexing_maps = [#map13, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_17 : tensor<2x2x8x8xf32>) outs(%97 : tensor<2x8x2x8xf32>) {
    ^bb0(%in: f32 loc("jit(loss)/block_0/bhqk,bkhd->bqhd/dot_general"(#loc152)), %out: f32 loc("jit(loss)/block_0/bhqk,bkhd->bqhd/transpose"(#loc152))):
      linalg.yield %in : f32 loc(#loc198)
    } -> tensor<2x8x2x8xf32> loc(#loc198)
    %collapsed_18 = tensor.collapse_shape %98 [[0, 1], [2, 3]] : tensor<2x8x2x8xf32> into tensor<16x16xf32> loc(#loc199)
    %99 = tensor.empty() : tensor<16x16xf32> loc(#loc199)
    %100 = linalg.fill ins(%cst_5 : f32) outs(%99 : tensor<16x16xf32>) -> tensor<16x16xf32> loc(#loc199)
    %101 = linalg.matmul ins(%collapsed_18, %arg3 : tensor<16x16xf32>, tensor<16x16xf32>) outs(%100 : tensor<16x16xf32>) -> tensor<16x16xf32> loc(#loc199)
    %expanded_19 = tensor.expand_shape %101 [[0, 1], [2]] output_shape [2, 8, 16] : tensor<16x16xf32> into tensor<2x8x16xf32> loc(#loc199)
    %102 = tensor.empty() : tensor<2x8x16xf32> loc(#loc154)
    %103 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed, %expanded_19 : tensor<2x8x16xf32>, tensor<2x8x16xf32>) outs(%102 : tensor<2x8x16xf32>) {
    ^bb0(%in: f32 loc("jit(loss)/gather"(#loc122)), %in_61: f32 loc("jit(loss)/block_0/dot_general"(#loc153)), %out: f32 loc("jit(loss)/block_0/add"(#loc125))):
      %343 = arith.addf %in, %in_61 : f32 loc(#loc154)
      linalg.yield %343 : f32 loc(#loc154)
    } -> tensor<2x8x16xf32> loc(#loc154)
    %collapsed_20 = tensor.collapse_shape %103 [[0, 1], [2]] : tensor<2x8x16xf32> into tensor<16x16xf32> loc(#loc155)
    %104 = tensor.empty() : tensor<16x32xf32> loc(#loc155)
    %105 = linalg.fill ins(%cst_5 : f32) outs(%104 : tensor<16x32xf32>) -> tensor<16x32xf32> loc(#loc155)
    %106 = linalg.matmul ins(%collapsed_20, %arg5 : tensor<16x16xf32>, tensor<16x32xf32>) outs(%105 : tensor<16x32xf32>) -> tensor<16x32xf32> loc(#loc155)
    %107 = tensor.empty() : tensor<16x32xf32> loc(#loc156)
    %108 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%106 : tensor<16x32xf32>) outs(%107 : tensor<16x32xf32>) {
    ^bb0(%in: f32 loc("jit(loss)/block_0/dot_general"(#loc126)), %out: f32 loc("jit(loss)/block_0/tanh"(#loc127))):
      %343 = math.tanh %in : f32 loc(#loc156)
      linalg.yield %343 : f32 loc(#loc156)
    } -> tensor<16x32xf32> loc(#loc156)
    %109 = tensor.empty() : tensor<16x16xf32> loc(#loc157)
    %110 = linalg.fill ins(%cst_5 : f32) outs(%109 : tensor<16x16xf32>) -> tensor<16x16xf32> loc(#loc157)
    %111 = linalg.matmul ins(%108, %arg0 : tensor<16x32xf32>, tensor<32x16xf32>) outs(%110 : tensor<16x16xf32>) -> tensor<16x16xf32> loc(#loc157)
    %expanded_21 = tensor.expand_shape %111 [[0, 1], [2]] output_shape [2, 8, 16] : tensor<16x16xf32> into tensor<2x8x16xf32> loc(#loc157)
    %112 = tensor.empty() : tensor<2x8x16xf32> loc(#loc158)
    %113 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%103, %expanded_21 : tensor<2x8x16xf32>, tensor<2x8x16xf32>) outs(%112 : tensor<2x8x16xf32>) {
    ^bb0(%in: f32 loc("jit(loss)/block_0/add"(#loc125)), %in_61: f32 loc("jit(loss)/block_0/dot_general"(#loc128)), %out: f32 loc("jit(loss)/block_0/add"(#loc129))):
      %343 = arith.addf %in, %in_61 : f32 loc(#loc158)
      linalg.yield %343 : f32 loc(#loc158)
    } -> tensor<2x8x16xf32> loc(#loc158)
    %114 = tensor.empty() : tensor<2x8xf32> loc(#loc200)
    %115 = linalg.fill ins(%cst_5 : f32) outs(%114 : tensor<2x8xf32>) -> tensor<2x8xf32> loc(#loc200)
    %116 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%113 : tensor<2x8x16xf32>) outs(%115 : tensor<2x8xf32>) {
    ^bb0(%in: f32 loc("jit(loss)/block_1/reduce_sum"(#loc139)), %out: f32 loc("jit(loss)/block_1/reduce_sum"(#loc139))):
      %343 = arith.addf %out, %in : f32 loc(#loc200)
      linalg.yield %343 : f32 loc(#loc200)
    } -> tensor<2x8xf32> loc(#loc200)
    %expanded_22 = tensor.expand_shape %116 [[0], [1, 2]] output_shape [2, 8, 1] : tensor<2x8xf32> into tensor<2x8x1xf32> loc(#loc201)
    %117 = tensor.empty() : tensor<2x8x1xf32> loc(#loc202)
    %118 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_22 : tensor<2x8x1xf32>) outs(%117 : tensor<2x8x1xf32>) {
    ^bb0(%in: f32 loc("jit(loss)/block_1/broadcast_in_dim"(#loc139)), %out: f32 loc("jit(loss)/block_1/div"(#loc139))):
      %343 = arith.divf %in, %cst_4 : f32 loc(#loc202)
      linalg.yield %343 : f32 loc(#loc202)
    } -> tensor<2x8x1xf32> loc(#loc202)
    %119 = tensor.empty() : tensor<2x8x16xf32> loc(#loc203)
    %120 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%118 : tensor<2x8x1xf32>) outs(%119 : tensor<2x8x16xf32>) {
    ^bb0(%in: f32 loc("jit(loss)/block_1/div"(#loc139)), %out: f32 loc("jit(loss)/block_1/sub"(#loc140))):
      linalg.yield %in : f32 loc(#loc203)
    } -> tensor<2x8x16xf32> loc(#loc203)
    %121 = tensor.empty() : tensor<2x8x16xf32> loc(#loc203)
    %122 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%113, %120 : tensor<2x8x16xf32>, tensor<2x8x16xf32>) outs(%121 : tensor<2x8x16xf32>) {
    ^bb0(%in: f32 loc("jit(loss)/block_0/add"(#loc129)), %in_61: f32 loc("jit(loss)/block_1/sub"(#loc140)), %out: f32 loc("jit(loss)/block_1/sub"(#loc140))):
      %343 = arith.subf %in, %in_61 : f32 loc(#loc203)
      linalg.yield %343 : f32 loc(#loc203)
    } -> tensor<2x8x16xf32> loc(#loc203)
    %123 = tensor.empty() : tensor<2x8x16xf32> loc(#loc263)
    %124 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%122 : tensor<2x8x16xf32>) outs(%123 : tensor<2x8x16xf32>) {
    ^bb0(%in: f32 loc("jit(loss)/block_1/sub"(#loc140)), %out: f32 loc(callsite(#loc35 at #loc204))):
      %343 = arith.mulf %in, %in : f32 loc(#loc263)
      linalg.yield %343 : f32 loc(#loc263)
    } -> tensor<2x8x16xf32> loc(#loc263)
    %125 = tensor.empty() : tensor<2x8xf32> loc(#loc264)
    %126 = linalg.fill ins(%cst_5 : f32) outs(%125 : tensor<2x8xf32>) -> tensor<2x8xf32> loc(#loc264)
    %127 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%124 : tensor<2x8x16xf32>) outs(%126 : tensor<2x8xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc39 at #loc204)), %out: f32 loc(callsite(#loc39 at #loc204))):
      %343 = arith.addf %out, %in : f32 loc(#loc264)
      linalg.yield %343 : f32 loc(#loc264)
    } -> tensor<2x8xf32> loc(#loc264)
    %expanded_23 = tensor.expand_shape %127 [[0], [1, 2]] output_shape [2, 8, 1] : tensor<2x8xf32> into tensor<2x8x1xf32> loc(#loc265)
    %128 = tensor.empty() : tensor<2x8x1xf32> loc(#loc266)
    %129 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_23, %27 : tensor<2x8x1xf32>, tensor<2x8x1xf32>) outs(%128 : tensor<2x8x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc40 at #loc204)), %in_61: f32 loc(callsite(#loc41 at #loc180)), %out: f32 loc(callsite(#loc41 at #loc204))):
      %343 = arith.divf %in, %in_61 : f32 loc(#loc266)
      linalg.yield %343 : f32 loc(#loc266)
    } -> tensor<2x8x1xf32> loc(#loc266)
    %130 = tensor.empty() : tensor<2x8x1xf32> loc(#loc295)
    %extracted_24 = tensor.extract %31[] : tensor<i1> loc(#loc295)
    %131 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%129 : tensor<2x8x1xf32>) outs(%130 : tensor<2x8x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc41 at #loc204)), %out: f32 loc(callsite(#loc43 at #loc267))):
      %343 = arith.select %extracted_24, %in, %cst_3 : f32 loc(#loc295)
      linalg.yield %343 : f32 loc(#loc295)
    } -> tensor<2x8x1xf32> loc(#loc295)
    %132 = tensor.empty() : tensor<2x8x1xf32> loc(#loc205)
    %133 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%131 : tensor<2x8x1xf32>) outs(%132 : tensor<2x8x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc43 at #loc267)), %out: f32 loc("jit(loss)/block_1/add"(#loc142))):
      %343 = arith.addf %in, %cst_2 : f32 loc(#loc205)
      linalg.yield %343 : f32 loc(#loc205)
    } -> tensor<2x8x1xf32> loc(#loc205)
    %134 = tensor.empty() : tensor<2x8x1xf32> loc(#loc206)
    %135 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%133 : tensor<2x8x1xf32>) outs(%134 : tensor<2x8x1xf32>) {
    ^bb0(%in: f32 loc("jit(loss)/block_1/add"(#loc142)), %out: f32 loc("jit(loss)/block_1/rsqrt"(#loc143))):
      %343 = math.rsqrt %in : f32 loc(#loc206)
      linalg.yield %343 : f32 loc(#loc206)
    } -> tensor<2x8x1xf32> loc(#loc206)
    %136 = tensor.empty() : tensor<2x8x16xf32> loc(#loc207)
    %137 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%135 : tensor<2x8x1xf32>) outs(%136 : tensor<2x8x16xf32>) {
    ^bb0(%in: f32 loc("jit(loss)/block_1/rsqrt"(#loc143)), %out: f32 loc("jit(loss)/block_1/mul"(#loc144))):
      linalg.yield %in : f32 loc(#loc207)
    } -> tensor<2x8x16xf32> loc(#loc207)
    %138 = tensor.empty() : tensor<2x8x16xf32> loc(#loc207)
    %139 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%122, %137 : tensor<2x8x16xf32>, tensor<2x8x16xf32>) outs(%138 : tensor<2x8x16xf32>) {
    ^bb0(%in: f32 loc("jit(loss)/block_1/sub"(#loc140)), %in_61: f32 loc("jit(loss)/block_1/mul"(#loc144)), %out: f32 loc("jit(loss)/block_1/mul"(#loc144))):
      %343 = arith.mulf %in, %in_61 : f32 loc(#loc207)
      linalg.yield %343 : f32 loc(#loc207)
    } -> tensor<2x8x16xf32> loc(#loc207)
    %140 = tensor.empty() : tensor<2x8x16xf32> loc(#loc208)
    %141 = linalg.generic {indexing_maps = [#map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg8 : tensor<16xf32>) outs(%140 : tensor<2x8x16xf32>) {
    ^bb0(%in: f32 loc("params['blocks'][1]['gain']"), %out: f32 loc("jit(loss)/block_1/mul"(#loc145))):
      linalg.yield %in : f32 loc(#loc208)
    } -> tensor<2x8x16xf32> loc(#loc208)
    %142 = tensor.empty() : tensor<2x8x16xf32> loc(#loc208)
    %143 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%139, %141 : tensor<2x8x16xf32>, tensor<2x8x16xf32>) outs(%142 : tensor<2x8x16xf32>) {
    ^bb0(%in: f32 loc("jit(loss)/block_1/mul"(#loc144)), %in_61: f32 loc("jit(loss)/block_1/mul"(#loc145)), %out: f32 loc("jit(loss)/block_1/mul"(#loc145))):
      %343 = arith.mulf %in, %in_61 : f32 loc(#loc208)
      linalg.yield %343 : f32 loc(#loc208)
    } -> tensor<2x8x16xf32> loc(#loc208)
    %collapsed_25 = tensor.collapse_shape %143 [[0, 1], [2]] : tensor<2x8x16xf32> into tensor<16x16xf32> loc(#loc268)
    %144 = tensor.empty() : tensor<16x16xf32> loc(#loc268)
    %145 = linalg.fill ins(%cst_5 : f32) outs(%144 : tensor<16x16xf32>) -> tensor<16x16xf32> loc(#loc268)
    %146 = linalg.matmul ins(%collapsed_25, %arg11 : tensor<16x16xf32>, tensor<16x16xf32>) outs(%145 : tensor<16x16xf32>) -> tensor<16x16xf32> loc(#loc268)
    %expanded_26 = tensor.expand_shape %146 [[0, 1], [2, 3]] output_shape [2, 8, 2, 8] : tensor<16x16xf32> into tensor<2x8x2x8xf32> loc(#loc269)
    %147 = tensor.empty() : tensor<16x16xf32> loc(#loc268)
    %148 = linalg.fill ins(%cst_5 : f32) outs(%147 : tensor<16x16xf32>) -> tensor<16x16xf32> loc(#loc268)
    %149 = linalg.matmul ins(%collapsed_25, %arg9 : tensor<16x16xf32>, tensor<16x16xf32>) outs(%148 : tensor<16x16xf32>) -> tensor<16x16xf32> loc(#loc268)
    %expanded_27 = tensor.expand_shape %149 [[0, 1], [2, 3]] output_shape [2, 8, 2, 8] : tensor<16x16xf32> into tensor<2x8x2x8xf32> loc(#loc269)
    %150 = tensor.empty() : tensor<16x16xf32> loc(#loc268)
    %151 = linalg.fill ins(%cst_5 : f32) outs(%150 : tensor<16x16xf32>) -> tensor<16x16xf32> loc(#loc268)
    %152 = linalg.matmul ins(%collapsed_25, %arg13 : tensor<16x16xf32>, tensor<16x16xf32>) outs(%151 : tensor<16x16xf32>) -> tensor<16x16xf32> loc(#loc268)
    %expanded_28 = tensor.expand_shape %152 [[0, 1], [2, 3]] output_shape [2, 8, 2, 8] : tensor<16x16xf32> into tensor<2x8x2x8xf32> loc(#loc269)
    %153 = tensor.empty() : tensor<2x2x8x8xf32> loc(#loc209)
    %154 = linalg.generic {indexing_maps = [#map9, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_26 : tensor<2x8x2x8xf32>) outs(%153 : tensor<2x2x8x8xf32>) {
    ^bb0(%in: f32 loc("jit(loss)/block_1/reshape"(#loc186)), %out: f32 loc("jit(loss)/block_1/bqhd,bkhd->bhqk/dot_general"(#loc147))):
      linalg.yield %in : f32 loc(#loc209)
    } -> tensor<2x2x8x8xf32> loc(#loc209)
    %155 = tensor.empty() : tensor<2x2x8x8xf32> loc(#loc209)
    %156 = linalg.generic {indexing_maps = [#map10, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_27 : tensor<2x8x2x8xf32>) outs(%155 : tensor<2x2x8x8xf32>) {
    ^bb0(%in: f32 loc("jit(loss)/block_1/reshape"(#loc186)), %out: f32 loc("jit(loss)/block_1/bqhd,bkhd->bhqk/dot_general"(#loc147))):
      linalg.yield %in : f32 loc(#loc209)
    } -> tensor<2x2x8x8xf32> loc(#loc209)
    %collapsed_29 = tensor.collapse_shape %154 [[0, 1], [2], [3]] : tensor<2x2x8x8xf32> into tensor<4x8x8xf32> loc(#loc209)
    %collapsed_30 = tensor.collapse_shape %156 [[0, 1], [2], [3]] : tensor<2x2x8x8xf32> into tensor<4x8x8xf32> loc(#loc209)
    %157 = tensor.empty() : tensor<4x8x8xf32> loc(#loc209)
    %158 = linalg.fill ins(%cst_5 : f32) outs(%157 : tensor<4x8x8xf32>) -> tensor<4x8x8xf32> loc(#loc209)
    %159 = linalg.batch_matmul ins(%collapsed_29, %collapsed_30 : tensor<4x8x8xf32>, tensor<4x8x8xf32>) outs(%158 : tensor<4x8x8xf32>) -> tensor<4x8x8xf32> loc(#loc209)
    %expanded_31 = tensor.expand_shape %159 [[0, 1], [2], [3]] output_shape [2, 2, 8, 8] : tensor<4x8x8xf32> into tensor<2x2x8x8xf32> loc(#loc209)
    %160 = tensor.empty() : tensor<2x2x8x8xf32> loc(#loc210)
    %161 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_31 : tensor<2x2x8x8xf32>) outs(%160 : tensor<2x2x8x8xf32>) {
    ^bb0(%in: f32 loc("jit(loss)/block_1/bqhd,bkhd->bhqk/dot_general"(#loc147)), %out: f32 loc("jit(loss)/block_1/div"(#loc148))):
      %343 = arith.divf %in, %cst_1 : f32 loc(#loc210)
      linalg.yield %343 : f32 loc(#loc210)
    } -> tensor<2x2x8x8xf32> loc(#loc210)
    %162 = tensor.empty() : tensor<2x2x8x8xf32> loc(#loc270)
    %163 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%71, %161 : tensor<2x2x8x8xi1>, tensor<2x2x8x8xf32>) outs(%162 : tensor<2x2x8x8xf32>) {
    ^bb0(%in: i1 loc(callsite(#loc40 at #loc190)), %in_61: f32 loc("jit(loss)/block_1/div"(#loc148)), %out: f32 loc(callsite(#loc43 at #loc211))):
      %343 = arith.select %in, %in_61, %cst_0 : f32 loc(#loc270)
      linalg.yield %343 : f32 loc(#loc270)
    } -> tensor<2x2x8x8xf32> loc(#loc270)
    %164 = tensor.empty() : tensor<2x2x8xf32> loc(#loc212)
    %165 = linalg.fill ins(%cst : f32) outs(%164 : tensor<2x2x8xf32>) -> tensor<2x2x8xf32> loc(#loc212)
    %166 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%163 : tensor<2x2x8x8xf32>) outs(%165 : tensor<2x2x8xf32>) {
    ^bb0(%in: f32 loc("jit(loss)/block_1/reduce_max"(#loc151)), %out: f32 loc("jit(loss)/block_1/reduce_max"(#loc151))):
      %343 = arith.maximumf %out, %in : f32 loc(#loc212)
      linalg.yield %343 : f32 loc(#loc212)
    } -> tensor<2x2x8xf32> loc(#loc212)
    %167 = tensor.empty() : tensor<2x2x8x8xf32> loc(#loc213)
    %168 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%166 : tensor<2x2x8xf32>) outs(%167 : tensor<2x2x8x8xf32>) {
    ^bb0(%in: f32 loc("jit(loss)/block_1/max"(#loc151)), %out: f32 loc("jit(loss)/block_1/sub"(#loc151))):
      linalg.yield %in : f32 loc(#loc213)
    } -> tensor<2x2x8x8xf32> loc(#loc213)
    %169 = tensor.empty() : tensor<2x2x8x8xf32> loc(#loc213)
    %170 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%163, %168 : tensor<2x2x8x8xf32>, tensor<2x2x8x8xf32>) outs(%169 : tensor<2x2x8x8xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc43 at #loc211)), %in_61: f32 loc("jit(loss)/block_1/sub"(#loc151)), %out: f32 loc("jit(loss)/block_1/sub"(#loc151))):
      %343 = arith.subf %in, %in_61 : f32 loc(#loc213)
      linalg.yield %343 : f32 loc(#loc213)
    } -> tensor<2x2x8x8xf32> loc(#loc213)
    %171 = tensor.empty() : tensor<2x2x8x8xf32> loc(#loc215)
    %172 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%170 : tensor<2x2x8x8xf32>) outs(%171 : tensor<2x2x8x8xf32>) {
    ^bb0(%in: f32 loc("jit(loss)/block_1/sub"(#loc151)), %out: f32 loc("jit(loss)/block_1/exp"(#loc151))):
      %343 = math.exp %in : f32 loc(#loc215)
      linalg.yield %343 : f32 loc(#loc215)
    } -> tensor<2x2x8x8xf32> loc(#loc215)
    %173 = tensor.empty() : tensor<2x2x8xf32> loc(#loc216)
    %174 = linalg.fill ins(%cst_5 : f32) outs(%173 : tensor<2x2x8xf32>) -> tensor<2x2x8xf32> loc(#loc216)
    %175 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%172 : tensor<2x2x8x8xf32>) outs(%174 : tensor<2x2x8xf32>) {
    ^bb0(%in: f32 loc("jit(loss)/block_1/reduce_sum"(#loc151)), %out: f32 loc("jit(loss)/block_1/reduce_sum"(#loc151))):
      %343 = arith.addf %out, %in : f32 loc(#loc216)
      linalg.yield %343 : f32 loc(#loc216)
    } -> tensor<2x2x8xf32> loc(#loc216)
    %176 = tensor.empty() : tensor<2x2x8x8xf32> loc(#loc217)
    %177 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%175 : tensor<2x2x8xf32>) outs(%176 : tensor<2x2x8x8xf32>) {
    ^bb0(%in: f32 loc("jit(loss)/block_1/reduce_sum"(#loc151)), %out: f32 loc("jit(loss)/block_1/div"(#loc151))):
      linalg.yield %in : f32 loc(#loc217)
    } -> tensor<2x2x8x8xf32> loc(#loc217)
    %178 = tensor.empty() : tensor<2x2x8x8xf32> loc(#loc217)
    %179 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%172, %177 : tensor<2x2x8x8xf32>, tensor<2x2x8x8xf32>) outs(%178 : tensor<2x2x8x8xf32>) {
    ^bb0(%in: f32 loc("jit(loss)/block_1/exp"(#loc151)), %in_61: f32 loc("jit(loss)/block_1/div"(#loc151)), %out: f32 loc("jit(loss)/block_1/div"(#loc151))):
      %343 = arith.divf %in, %in_61 : f32 loc(#loc217)
      linalg.yield %343 : f32 loc(#loc217)
    } -> tensor<2x2x8x8xf32> loc(#loc217)
    %180 = tensor.empty() : tensor<2x2x8x8xf32> loc(#loc218)
    %181 = linalg.generic {indexing_maps = [#map10, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_28 : tensor<2x8x2x8xf32>) outs(%180 : tensor<2x2x8x8xf32>) {
    ^bb0(%in: f32 loc("jit(loss)/block_1/reshape"(#loc186)), %out: f32 loc("jit(loss)/block_1/bhqk,bkhd->bqhd/dot_general"(#loc152))):
      linalg.yield %in : f32 loc(#loc218)
    } -> tensor<2x2x8x8xf32> loc(#loc218)
    %182 = tensor.empty() : tensor<2x2x8x8xf32> loc(#loc218)
    %183 = linalg.generic {indexing_maps = [#map12, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%179 : tensor<2x2x8x8xf32>) outs(%182 : tensor<2x2x8x8xf32>) {
    ^bb0(%in: f32 loc("jit(loss)/block_1/div"(#loc151)), %out: f32 loc("jit(loss)/block_1/bhqk,bkhd->bqhd/dot_general"(#loc152))):
      linalg.yield %in : f32 loc(#loc218)
    } -> tensor<2x2x8x8xf32> loc(#loc218)
    %collapsed_32 = tensor.collapse_shape %181 [[0, 1], [2], [3]] : tensor<2x2x8x8xf32> into tensor<4x8x8xf32> loc(#loc218)
    %collapsed_33 = tensor.collapse_shape %183 [[0, 1], [2], [3]] : tensor<2x2x8x8xf32> into tensor<4x8x8xf32> loc(#loc218)
    %184 = tensor.empty() : tensor<4x8x8xf32> loc(#loc218)
    %185 = linalg.fill ins(%cst_5 : f32) outs(%184 : tensor<4x8x8xf32>) -> tensor<4x8x8xf32> loc(#loc218)
    %186 = linalg.batch_matmul ins(%collapsed_32, %collapsed_33 : tensor<4x8x8xf32>, tensor<4x8x8xf32>) outs(%185 : tensor<4x8x8xf32>) -> tensor<4x8x8xf32> loc(#loc218)
    %expanded_34 = tensor.expand_shape %186 [[0, 1], [2], [3]] output_shape [2, 2, 8, 8] : tensor<4x8x8xf32> into tensor<2x2x8x8xf32> loc(#loc218)
    %187 = tensor.empty() : tensor<2x8x2x8xf32> loc(#loc219)
    %188 = linalg.generic {indexing_maps = [#map13, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_34 : tensor<2x2x8x8xf32>) outs(%187 : tensor<2x8x2x8xf32>) {
    ^bb0(%in: f32 loc("jit(loss)/block_1/bhqk,bkhd->bqhd/dot_general"(#loc152)), %out: f32 loc("jit(loss)/block_1/bhqk,bkhd->bqhd/transpose"(#loc152))):
      linalg.yield %in : f32 loc(#loc219)
    } -> tensor<2x8x2x8xf32> loc(#loc219)
    %collapsed_35 = tensor.collapse_shape %188 [[0, 1], [2, 3]] : tensor<2x8x2x8xf32> into tensor<16x16xf32> loc(#loc220)
    %189 = tensor.empty() : tensor<16x16xf32> loc(#loc220)
    %190 = linalg.fill ins(%cst_5 : f32) outs(%189 : tensor<16x16xf32>) -> tensor<16x16xf32> loc(#loc220)
    %191 = linalg.matmul ins(%collapsed_35, %arg10 : tensor<16x16xf32>, tensor<16x16xf32>) outs(%190 : tensor<16x16xf32>) -> tensor<16x16xf32> loc(#loc220)
    %expanded_36 = tensor.expand_shape %191 [[0, 1], [2]] output_shape [2, 8, 16] : tensor<16x16xf32> into tensor<2x8x16xf32> loc(#loc220)
    %192 = tensor.empty() : tensor<2x8x16xf32> loc(#loc159)
    %193 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%113, %expanded_36 : tensor<2x8x16xf32>, tensor<2x8x16xf32>) outs(%192 : tensor<2x8x16xf32>) {
    ^bb0(%in: f32 loc("jit(loss)/block_0/add"(#loc129)), %in_61: f32 loc("jit(loss)/block_1/dot_general"(#loc153)), %out: f32 loc("jit(loss)/block_1/add"(#loc125))):
      %343 = arith.addf %in, %in_61 : f32 loc(#loc159)
      linalg.yield %343 : f32 loc(#loc159)
    } -> tensor<2x8x16xf32> loc(#loc159)
    %collapsed_37 = tensor.collapse_shape %193 [[0, 1], [2]] : tensor<2x8x16xf32> into tensor<16x16xf32> loc(#loc160)
    %194 = tensor.empty() : tensor<16x32xf32> loc(#loc160)
    %195 = linalg.fill ins(%cst_5 : f32) outs(%194 : tensor<16x32xf32>) -> tensor<16x32xf32> loc(#loc160)
    %196 = linalg.matmul ins(%collapsed_37, %arg12 : tensor<16x16xf32>, tensor<16x32xf32>) outs(%195 : tensor<16x32xf32>) -> tensor<16x32xf32> loc(#loc160)
    %197 = tensor.empty() : tensor<16x32xf32> loc(#loc161)
    %198 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%196 : tensor<16x32xf32>) outs(%197 : tensor<16x32xf32>) {
    ^bb0(%in: f32 loc("jit(loss)/block_1/dot_general"(#loc126)), %out: f32 loc("jit(loss)/block_1/tanh"(#loc127))):
      %343 = math.tanh %in : f32 loc(#loc161)
      linalg.yield %343 : f32 loc(#loc161)
    } -> tensor<16x32xf32> loc(#loc161)
    %199 = tensor.empty() : tensor<16x16xf32> loc(#loc162)
    %200 = linalg.fill ins(%cst_5 : f32) outs(%199 : tensor<16x16xf32>) -> tensor<16x16xf32> loc(#loc162)
    %201 = linalg.matmul ins(%198, %arg7 : tensor<16x32xf32>, tensor<32x16xf32>) outs(%200 : tensor<16x16xf32>) -> tensor<16x16xf32> loc(#loc162)
    %expanded_38 = tensor.expand_shape %201 [[0, 1], [2]] output_shape [2, 8, 16] : tensor<16x16xf32> into tensor<2x8x16xf32> loc(#loc162)
    %202 = tensor.empty() : tensor<2x8x16xf32> loc(#loc163)
    %203 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%193, %expanded_38 : tensor<2x8x16xf32>, tensor<2x8x16xf32>) outs(%202 : tensor<2x8x16xf32>) {
    ^bb0(%in: f32 loc("jit(loss)/block_1/add"(#loc125)), %in_61: f32 loc("jit(loss)/block_1/dot_general"(#loc128)), %out: f32 loc("jit(loss)/block_1/add"(#loc129))):
      %343 = arith.addf %in, %in_61 : f32 loc(#loc163)
      linalg.yield %343 : f32 loc(#loc163)
    } -> tensor<2x8x16xf32> loc(#loc163)
    %204 = tensor.empty() : tensor<2x8xf32> loc(#loc221)
    %205 = linalg.fill ins(%cst_5 : f32) outs(%204 : tensor<2x8xf32>) -> tensor<2x8xf32> loc(#loc221)
    %206 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%203 : tensor<2x8x16xf32>) outs(%205 : tensor<2x8xf32>) {
    ^bb0(%in: f32 loc("jit(loss)/block_2/reduce_sum"(#loc139)), %out: f32 loc("jit(loss)/block_2/reduce_sum"(#loc139))):
      %343 = arith.addf %out, %in : f32 loc(#loc221)
      linalg.yield %343 : f32 loc(#loc221)
    } -> tensor<2x8xf32> loc(#loc221)
    %expanded_39 = tensor.expand_shape %206 [[0], [1, 2]] output_shape [2, 8, 1] : tensor<2x8xf32> into tensor<2x8x1xf32> loc(#loc222)
    %207 = tensor.empty() : tensor<2x8x1xf32> loc(#loc223)
    %208 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_39 : tensor<2x8x1xf32>) outs(%207 : tensor<2x8x1xf32>) {
    ^bb0(%in: f32 loc("jit(loss)/block_2/broadcast_in_dim"(#loc139)), %out: f32 loc("jit(loss)/block_2/div"(#loc139))):
      %343 = arith.divf %in, %cst_4 : f32 loc(#loc223)
      linalg.yield %343 : f32 loc(#loc223)
    } -> tensor<2x8x1xf32> loc(#loc223)
    %209 = tensor.empty() : tensor<2x8x16xf32> loc(#loc224)
    %210 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%208 : tensor<2x8x1xf32>) outs(%209 : tensor<2x8x16xf32>) {
    ^bb0(%in: f32 loc("jit(loss)/block_2/div"(#loc139)), %out: f32 loc("jit(loss)/block_2/sub"(#loc140))):
      linalg.yield %in : f32 loc(#loc224)
    } -> tensor<2x8x16xf32> loc(#loc224)
    %211 = tensor.empty() : tensor<2x8x16xf32> loc(#loc224)
    %212 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%203, %210 : tensor<2x8x16xf32>, tensor<2x8x16xf32>) outs(%211 : tensor<2x8x16xf32>) {
    ^bb0(%in: f32 loc("jit(loss)/block_1/add"(#loc129)), %in_61: f32 loc("jit(loss)/block_2/sub"(#loc140)), %out: f32 loc("jit(loss)/block_2/sub"(#loc140))):
      %343 = arith.subf %in, %in_61 : f32 loc(#loc224)
      linalg.yield %343 : f32 loc(#loc224)
    } -> tensor<2x8x16xf32> loc(#loc224)
    %213 = tensor.empty() : tensor<2x8x16xf32> loc(#loc271)
    %214 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%212 : tensor<2x8x16xf32>) outs(%213 : tensor<2x8x16xf32>) {
    ^bb0(%in: f32 loc("jit(loss)/block_2/sub"(#loc140)), %out: f32 loc(callsite(#loc35 at #loc225))):
      %343 = arith.mulf %in, %in : f32 loc(#loc271)
      linalg.yield %343 : f32 loc(#loc271)
    } -> tensor<2x8x16xf32> loc(#loc271)
    %215 = tensor.empty() : tensor<2x8xf32> loc(#loc272)
    %216 = linalg.fill ins(%cst_5 : f32) outs(%215 : tensor<2x8xf32>) -> tensor<2x8xf32> loc(#loc272)
    %217 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%214 : tensor<2x8x16xf32>) outs(%216 : tensor<2x8xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc39 at #loc225)), %out: f32 loc(callsite(#loc39 at #loc225))):
      %343 = arith.addf %out, %in : f32 loc(#loc272)
      linalg.yield %343 : f32 loc(#loc272)
    } -> tensor<2x8xf32> loc(#loc272)
    %expanded_40 = tensor.expand_shape %217 [[0], [1, 2]] output_shape [2, 8, 1] : tensor<2x8xf32> into tensor<2x8x1xf32> loc(#loc273)
    %218 = tensor.empty() : tensor<2x8x1xf32> loc(#loc274)
    %219 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_40, %27 : tensor<2x8x1xf32>, tensor<2x8x1xf32>) outs(%218 : tensor<2x8x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc40 at #loc225)), %in_61: f32 loc(callsite(#loc41 at #loc180)), %out: f32 loc(callsite(#loc41 at #loc225))):
      %343 = arith.divf %in, %in_61 : f32 loc(#loc274)
      linalg.yield %343 : f32 loc(#loc274)
    } -> tensor<2x8x1xf32> loc(#loc274)
    %220 = tensor.empty() : tensor<2x8x1xf32> loc(#loc296)
    %extracted_41 = tensor.extract %31[] : tensor<i1> loc(#loc296)
    %221 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%219 : tensor<2x8x1xf32>) outs(%220 : tensor<2x8x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc41 at #loc225)), %out: f32 loc(callsite(#loc43 at #loc275))):
      %343 = arith.select %extracted_41, %in, %cst_3 : f32 loc(#loc296)
      linalg.yield %343 : f32 loc(#loc296)
    } -> tensor<2x8x1xf32> loc(#loc296)
    %222 = tensor.empty() : tensor<2x8x1xf32> loc(#loc226)
    %223 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%221 : tensor<2x8x1xf32>) outs(%222 : tensor<2x8x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc43 at #loc275)), %out: f32 loc("jit(loss)/block_2/add"(#loc142))):
      %343 = arith.addf %in, %cst_2 : f32 loc(#loc226)
      linalg.yield %343 : f32 loc(#loc226)
    } -> tensor<2x8x1xf32> loc(#loc226)
    %224 = tensor.empty() : tensor<2x8x1xf32> loc(#loc227)
    %225 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%223 : tensor<2x8x1xf32>) outs(%224 : tensor<2x8x1xf32>) {
    ^bb0(%in: f32 loc("jit(loss)/block_2/add"(#loc142)), %out: f32 loc("jit(loss)/block_2/rsqrt"(#loc143))):
      %343 = math.rsqrt %in : f32 loc(#loc227)
      linalg.yield %343 : f32 loc(#loc227)
    } -> tensor<2x8x1xf32> loc(#loc227)
    %226 = tensor.empty() : tensor<2x8x16xf32> loc(#loc228)
    %227 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%225 : tensor<2x8x1xf32>) outs(%226 : tensor<2x8x16xf32>) {
    ^bb0(%in: f32 loc("jit(loss)/block_2/rsqrt"(#loc143)), %out: f32 loc("jit(loss)/block_2/mul"(#loc144))):
      linalg.yield %in : f32 loc(#loc228)
    } -> tensor<2x8x16xf32> loc(#loc228)
    %228 = tensor.empty() : tensor<2x8x16xf32> loc(#loc228)
    %229 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%212, %227 : tensor<2x8x16xf32>, tensor<2x8x16xf32>) outs(%228 : tensor<2x8x16xf32>) {
    ^bb0(%in: f32 loc("jit(loss)/block_2/sub"(#loc140)), %in_61: f32 loc("jit(loss)/block_2/mul"(#loc144)), %out: f32 loc("jit(loss)/block_2/mul"(#loc144))):
      %343 = arith.mulf %in, %in_61 : f32 loc(#loc228)
      linalg.yield %343 : f32 loc(#loc228)
    } -> tensor<2x8x16xf32> loc(#loc228)
    %230 = tensor.empty() : tensor<2x8x16xf32> loc(#loc229)
    %231 = linalg.generic {indexing_maps = [#map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg15 : tensor<16xf32>) outs(%230 : tensor<2x8x16xf32>) {
    ^bb0(%in: f32 loc("params['blocks'][2]['gain']"), %out: f32 loc("jit(loss)/block_2/mul"(#loc145))):
      linalg.yield %in : f32 loc(#loc229)
    } -> tensor<2x8x16xf32> loc(#loc229)
    %232 = tensor.empty() : tensor<2x8x16xf32> loc(#loc229)
    %233 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%229, %231 : tensor<2x8x16xf32>, tensor<2x8x16xf32>) outs(%232 : tensor<2x8x16xf32>) {
    ^bb0(%in: f32 loc("jit(loss)/block_2/mul"(#loc144)), %in_61: f32 loc("jit(loss)/block_2/mul"(#loc145)), %out: f32 loc("jit(loss)/block_2/mul"(#loc145))):
      %343 = arith.mulf %in, %in_61 : f32 loc(#loc229)
      linalg.yield %343 : f32 loc(#loc229)
    } -> tensor<2x8x16xf32> loc(#loc229)
    %collapsed_42 = tensor.collapse_shape %233 [[0, 1], [2]] : tensor<2x8x16xf32> into tensor<16x16xf32> loc(#loc276)
    %234 = tensor.empty() : tensor<16x16xf32> loc(#loc276)
    %235 = linalg.fill ins(%cst_5 : f32) outs(%234 : tensor<16x16xf32>) -> tensor<16x16xf32> loc(#loc276)
    %236 = linalg.matmul ins(%collapsed_42, %arg18 : tensor<16x16xf32>, tensor<16x16xf32>) outs(%235 : tensor<16x16xf32>) -> tensor<16x16xf32> loc(#loc276)
    %expanded_43 = tensor.expand_shape %236 [[0, 1], [2, 3]] output_shape [2, 8, 2, 8] : tensor<16x16xf32> into tensor<2x8x2x8xf32> loc(#loc277)
    %237 = tensor.empty() : tensor<16x16xf32> loc(#loc276)
    %238 = linalg.fill ins(%cst_5 : f32) outs(%237 : tensor<16x16xf32>) -> tensor<16x16xf32> loc(#loc276)
    %239 = linalg.matmul ins(%collapsed_42, %arg16 : tensor<16x16xf32>, tensor<16x16xf32>) outs(%238 : tensor<16x16xf32>) -> tensor<16x16xf32> loc(#loc276)
    %expanded_44 = tensor.expand_shape %239 [[0, 1], [2, 3]] output_shape [2, 8, 2, 8] : tensor<16x16xf32> into tensor<2x8x2x8xf32> loc(#loc277)
    %240 = tensor.empty() : tensor<16x16xf32> loc(#loc276)
    %241 = linalg.fill ins(%cst_5 : f32) outs(%240 : tensor<16x16xf32>) -> tensor<16x16xf32> loc(#loc276)
    %242 = linalg.matmul ins(%collapsed_42, %arg20 : tensor<16x16xf32>, tensor<16x16xf32>) outs(%241 : tensor<16x16xf32>) -> tensor<16x16xf32> loc(#loc276)
    %expanded_45 = tensor.expand_shape %242 [[0, 1], [2, 3]] output_shape [2, 8, 2, 8] : tensor<16x16xf32> into tensor<2x8x2x8xf32> loc(#loc277)
    %243 = tensor.empty() : tensor<2x2x8x8xf32> loc(#loc230)
    %244 = linalg.generic {indexing_maps = [#map9, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_43 : tensor<2x8x2x8xf32>) outs(%243 : tensor<2x2x8x8xf32>) {
    ^bb0(%in: f32 loc("jit(loss)/block_2/reshape"(#loc186)), %out: f32 loc("jit(loss)/block_2/bqhd,bkhd->bhqk/dot_general"(#loc147))):
      linalg.yield %in : f32 loc(#loc230)
    } -> tensor<2x2x8x8xf32> loc(#loc230)
    %245 = tensor.empty() : tensor<2x2x8x8xf32> loc(#loc230)
    %246 = linalg.generic {indexing_maps = [#map10, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_44 : tensor<2x8x2x8xf32>) outs(%245 : tensor<2x2x8x8xf32>) {
    ^bb0(%in: f32 loc("jit(loss)/block_2/reshape"(#loc186)), %out: f32 loc("jit(loss)/block_2/bqhd,bkhd->bhqk/dot_general"(#loc147))):
      linalg.yield %in : f32 loc(#loc230)
    } -> tensor<2x2x8x8xf32> loc(#loc230)
    %collapsed_46 = tensor.collapse_shape %244 [[0, 1], [2], [3]] : tensor<2x2x8x8xf32> into tensor<4x8x8xf32> loc(#loc230)
    %collapsed_47 = tensor.collapse_shape %246 [[0, 1], [2], [3]] : tensor<2x2x8x8xf32> into tensor<4x8x8xf32> loc(#loc230)
    %247 = tensor.empty() : tensor<4x8x8xf32> loc(#loc230)
    %248 = linalg.fill ins(%cst_5 : f32) outs(%247 : tensor<4x8x8xf32>) -> tensor<4x8x8xf32> loc(#loc230)
    %249 = linalg.batch_matmul ins(%collapsed_46, %collapsed_47 : tensor<4x8x8xf32>, tensor<4x8x8xf32>) outs(%248 : tensor<4x8x8xf32>) -> tensor<4x8x8xf32> loc(#loc230)
    %expanded_48 = tensor.expand_shape %249 [[0, 1], [2], [3]] output_shape [2, 2, 8, 8] : tensor<4x8x8xf32> into tensor<2x2x8x8xf32> loc(#loc230)
    %250 = tensor.empty() : tensor<2x2x8x8xf32> loc(#loc231)
    %251 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_48 : tensor<2x2x8x8xf32>) outs(%250 : tensor<2x2x8x8xf32>) {
    ^bb0(%in: f32 loc("jit(loss)/block_2/bqhd,bkhd->bhqk/dot_general"(#loc147)), %out: f32 loc("jit(loss)/block_2/div"(#loc148))):
      %343 = arith.divf %in, %cst_1 : f32 loc(#loc231)
      linalg.yield %343 : f32 loc(#loc231)
    } -> tensor<2x2x8x8xf32> loc(#loc231)
    %252 = tensor.empty() : tensor<2x2x8x8xf32> loc(#loc278)
    %253 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%71, %251 : tensor<2x2x8x8xi1>, tensor<2x2x8x8xf32>) outs(%252 : tensor<2x2x8x8xf32>) {
    ^bb0(%in: i1 loc(callsite(#loc40 at #loc190)), %in_61: f32 loc("jit(loss)/block_2/div"(#loc148)), %out: f32 loc(callsite(#loc43 at #loc232))):
      %343 = arith.select %in, %in_61, %cst_0 : f32 loc(#loc278)
      linalg.yield %343 : f32 loc(#loc278)
    } -> tensor<2x2x8x8xf32> loc(#loc278)
    %254 = tensor.empty() : tensor<2x2x8xf32> loc(#loc233)
    %255 = linalg.fill ins(%cst : f32) outs(%254 : tensor<2x2x8xf32>) -> tensor<2x2x8xf32> loc(#loc233)
    %256 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%253 : tensor<2x2x8x8xf32>) outs(%255 : tensor<2x2x8xf32>) {
    ^bb0(%in: f32 loc("jit(loss)/block_2/reduce_max"(#loc151)), %out: f32 loc("jit(loss)/block_2/reduce_max"(#loc151))):
      %343 = arith.maximumf %out, %in : f32 loc(#loc233)
      linalg.yield %343 : f32 loc(#loc233)
    } -> tensor<2x2x8xf32> loc(#loc233)
    %257 = tensor.empty() : tensor<2x2x8x8xf32> loc(#loc234)
    %258 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%256 : tensor<2x2x8xf32>) outs(%257 : tensor<2x2x8x8xf32>) {
    ^bb0(%in: f32 loc("jit(loss)/block_2/max"(#loc151)), %out: f32 loc("jit(loss)/block_2/sub"(#loc151))):
      linalg.yield %in : f32 loc(#loc234)
    } -> tensor<2x2x8x8xf32> loc(#loc234)
    %259 = tensor.empty() : tensor<2x2x8x8xf32> loc(#loc234)
    %260 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%253, %258 : tensor<2x2x8x8xf32>, tensor<2x2x8x8xf32>) outs(%259 : tensor<2x2x8x8xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc43 at #loc232)), %in_61: f32 loc("jit(loss)/block_2/sub"(#loc151)), %out: f32 loc("jit(loss)/block_2/sub"(#loc151))):
      %343 = arith.subf %in, %in_61 : f32 loc(#loc234)
      linalg.yield %343 : f32 loc(#loc234)
    } -> tensor<2x2x8x8xf32> loc(#loc234)
    %261 = tensor.empty() : tensor<2x2x8x8xf32> loc(#loc236)
    %262 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%260 : tensor<2x2x8x8xf32>) outs(%261 : tensor<2x2x8x8xf32>) {
    ^bb0(%in: f32 loc("jit(loss)/block_2/sub"(#loc151)), %out: f32 loc("jit(loss)/block_2/exp"(#loc151))):
      %343 = math.exp %in : f32 loc(#loc236)
      linalg.yield %343 : f32 loc(#loc236)
    } -> tensor<2x2x8x8xf32> loc(#loc236)
    %263 = tensor.empty() : tensor<2x2x8xf32> loc(#loc237)
    %264 = linalg.fill ins(%cst_5 : f32) outs(%263 : tensor<2x2x8xf32>) -> tensor<2x2x8xf32> loc(#loc237)
    %265 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%262 : tensor<2x2x8x8xf32>) outs(%264 : tensor<2x2x8xf32>) {
    ^bb0(%in: f32 loc("jit(loss)/block_2/reduce_sum"(#loc151)), %out: f32 loc("jit(loss)/block_2/reduce_sum"(#loc151))):
      %343 = arith.addf %out, %in : f32 loc(#loc237)
      linalg.yield %343 : f32 loc(#loc237)
    } -> tensor<2x2x8xf32> loc(#loc237)
    %266 = tensor.empty() : tensor<2x2x8x8xf32> loc(#loc238)
    %267 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%265 : tensor<2x2x8xf32>) outs(%266 : tensor<2x2x8x8xf32>) {
    ^bb0(%in: f32 loc("jit(loss)/block_2/reduce_sum"(#loc151)), %out: f32 loc("jit(loss)/block_2/div"(#loc151))):
      linalg.yield %in : f32 loc(#loc238)
    } -> tensor<2x2x8x8xf32> loc(#loc238)
    %268 = tensor.empty() : tensor<2x2x8x8xf32> loc(#loc238)
    %269 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%262, %267 : tensor<2x2x8x8xf32>, tensor<2x2x8x8xf32>) outs(%268 : tensor<2x2x8x8xf32>) {
    ^bb0(%in: f32 loc("jit(loss)/block_2/exp"(#loc151)), %in_61: f32 loc("jit(loss)/block_2/div"(#loc151)), %out: f32 loc("jit(loss)/block_2/div"(#loc151))):
      %343 = arith.divf %in, %in_61 : f32 loc(#loc238)
      linalg.yield %343 : f32 loc(#loc238)
    } -> tensor<2x2x8x8xf32> loc(#loc238)
    %270 = tensor.empty() : tensor<2x2x8x8xf32> loc(#loc239)
    %271 = linalg.generic {indexing_maps = [#map10, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_45 : tensor<2x8x2x8xf32>) outs(%270 : tensor<2x2x8x8xf32>) {
    ^bb0(%in: f32 loc("jit(loss)/block_2/reshape"(#loc186)), %out: f32 loc("jit(loss)/block_2/bhqk,bkhd->bqhd/dot_general"(#loc152))):
      linalg.yield %in : f32 loc(#loc239)
    } -> tensor<2x2x8x8xf32> loc(#loc239)
    %272 = tensor.empty() : tensor<2x2x8x8xf32> loc(#loc239)
    %273 = linalg.generic {indexing_maps = [#map12, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%269 : tensor<2x2x8x8xf32>) outs(%272 : tensor<2x2x8x8xf32>) {
    ^bb0(%in: f32 loc("jit(loss)/block_2/div"(#loc151)), %out: f32 loc("jit(loss)/block_2/bhqk,bkhd->bqhd/dot_general"(#loc152))):
      linalg.yield %in : f32 loc(#loc239)
    } -> tensor<2x2x8x8xf32> loc(#loc239)
    %collapsed_49 = tensor.collapse_shape %271 [[0, 1], [2], [3]] : tensor<2x2x8x8xf32> into tensor<4x8x8xf32> loc(#loc239)
    %collapsed_50 = tensor.collapse_shape %273 [[0, 1], [2], [3]] : tensor<2x2x8x8xf32> into tensor<4x8x8xf32> loc(#loc239)
    %274 = tensor.empty() : tensor<4x8x8xf32> loc(#loc239)
    %275 = linalg.fill ins(%cst_5 : f32) outs(%274 : tensor<4x8x8xf32>) -> tensor<4x8x8xf32> loc(#loc239)
    %276 = linalg.batch_matmul ins(%collapsed_49, %collapsed_50 : tensor<4x8x8xf32>, tensor<4x8x8xf32>) outs(%275 : tensor<4x8x8xf32>) -> tensor<4x8x8xf32> loc(#loc239)
    %expanded_51 = tensor.expand_shape %276 [[0, 1], [2], [3]] output_shape [2, 2, 8, 8] : tensor<4x8x8xf32> into tensor<2x2x8x8xf32> loc(#loc239)
    %277 = tensor.empty() : tensor<2x8x2x8xf32> loc(#loc240)
    %278 = linalg.generic {indexing_maps = [#map13, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_51 : tensor<2x2x8x8xf32>) outs(%277 : tensor<2x8x2x8xf32>) {
    ^bb0(%in: f32 loc("jit(loss)/block_2/bhqk,bkhd->bqhd/dot_general"(#loc152)), %out: f32 loc("jit(loss)/block_2/bhqk,bkhd->bqhd/transpose"(#loc152))):
      linalg.yield %in : f32 loc(#loc240)
    } -> tensor<2x8x2x8xf32> loc(#loc240)
    %collapsed_52 = tensor.collapse_shape %278 [[0, 1], [2, 3]] : tensor<2x8x2x8xf32> into tensor<16x16xf32> loc(#loc241)
    %279 = tensor.empty() : tensor<16x16xf32> loc(#loc241)
    %280 = linalg.fill ins(%cst_5 : f32) outs(%279 : tensor<16x16xf32>) -> tensor<16x16xf32> loc(#loc241)
    %281 = linalg.matmul ins(%collapsed_52, %arg17 : tensor<16x16xf32>, tensor<16x16xf32>) outs(%280 : tensor<16x16xf32>) -> tensor<16x16xf32> loc(#loc241)
    %expanded_53 = tensor.expand_shape %281 [[0, 1], [2]] output_shape [2, 8, 16] : tensor<16x16xf32> into tensor<2x8x16xf32> loc(#loc241)
    %282 = tensor.empty() : tensor<2x8x16xf32> loc(#loc164)
    %283 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%203, %expanded_53 : tensor<2x8x16xf32>, tensor<2x8x16xf32>) outs(%282 : tensor<2x8x16xf32>) {
    ^bb0(%in: f32 loc("jit(loss)/block_1/add"(#loc129)), %in_61: f32 loc("jit(loss)/block_2/dot_general"(#loc153)), %out: f32 loc("jit(loss)/block_2/add"(#loc125))):
      %343 = arith.addf %in, %in_61 : f32 loc(#loc164)
      linalg.yield %343 : f32 loc(#loc164)
    } -> tensor<2x8x16xf32> loc(#loc164)
    %collapsed_54 = tensor.collapse_shape %283 [[0, 1], [2]] : tensor<2x8x16xf32> into tensor<16x16xf32> loc(#loc165)
    %284 = tensor.empty() : tensor<16x32xf32> loc(#loc165)
    %285 = linalg.fill ins(%cst_5 : f32) outs(%284 : tensor<16x32xf32>) -> tensor<16x32xf32> loc(#loc165)
    %286 = linalg.matmul ins(%collapsed_54, %arg19 : tensor<16x16xf32>, tensor<16x32xf32>) outs(%285 : tensor<16x32xf32>) -> tensor<16x32xf32> loc(#loc165)
    %287 = tensor.empty() : tensor<16x32xf32> loc(#loc166)
    %288 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%286 : tensor<16x32xf32>) outs(%287 : tensor<16x32xf32>) {
    ^bb0(%in: f32 loc("jit(loss)/block_2/dot_general"(#loc126)), %out: f32 loc("jit(loss)/block_2/tanh"(#loc127))):
      %343 = math.tanh %in : f32 loc(#loc166)
      linalg.yield %343 : f32 loc(#loc166)
    } -> tensor<16x32xf32> loc(#loc166)
    %289 = tensor.empty() : tensor<16x16xf32> loc(#loc167)
    %290 = linalg.fill ins(%cst_5 : f32) outs(%289 : tensor<16x16xf32>) -> tensor<16x16xf32> loc(#loc167)
    %291 = linalg.matmul ins(%288, %arg14 : tensor<16x32xf32>, tensor<32x16xf32>) outs(%290 : tensor<16x16xf32>) -> tensor<16x16xf32> loc(#loc167)
    %expanded_55 = tensor.expand_shape %291 [[0, 1], [2]] output_shape [2, 8, 16] : tensor<16x16xf32> into tensor<2x8x16xf32> loc(#loc167)
    %292 = tensor.empty() : tensor<2x8x16xf32> loc(#loc168)
    %293 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%283, %expanded_55 : tensor<2x8x16xf32>, tensor<2x8x16xf32>) outs(%292 : tensor<2x8x16xf32>) {
    ^bb0(%in: f32 loc("jit(loss)/block_2/add"(#loc125)), %in_61: f32 loc("jit(loss)/block_2/dot_general"(#loc128)), %out: f32 loc("jit(loss)/block_2/add"(#loc129))):
      %343 = arith.addf %in, %in_61 : f32 loc(#loc168)
      linalg.yield %343 : f32 loc(#loc168)
    } -> tensor<2x8x16xf32> loc(#loc168)
    %294 = tensor.empty() : tensor<16x32xf32> loc(#loc169)
    %295 = linalg.generic {indexing_maps = [#map14, #map], iterator_types = ["parallel", "parallel"]} ins(%arg21 : tensor<32x16xf32>) outs(%294 : tensor<16x32xf32>) {
    ^bb0(%in: f32 loc("params['embedding']"), %out: f32 loc("jit(loss)/transpose"(#loc130))):
      linalg.yield %in : f32 loc(#loc169)
    } -> tensor<16x32xf32> loc(#loc169)
    %collapsed_56 = tensor.collapse_shape %293 [[0, 1], [2]] : tensor<2x8x16xf32> into tensor<16x16xf32> loc(#loc170)
    %296 = tensor.empty() : tensor<16x32xf32> loc(#loc170)
    %297 = linalg.fill ins(%cst_5 : f32) outs(%296 : tensor<16x32xf32>) -> tensor<16x32xf32> loc(#loc170)
    %298 = linalg.matmul ins(%collapsed_56, %295 : tensor<16x16xf32>, tensor<16x32xf32>) outs(%297 : tensor<16x32xf32>) -> tensor<16x32xf32> loc(#loc170)
    %expanded_57 = tensor.expand_shape %298 [[0, 1], [2]] output_shape [2, 8, 32] : tensor<16x32xf32> into tensor<2x8x32xf32> loc(#loc170)
    %299 = tensor.empty() : tensor<2x8xf32> loc(#loc279)
    %300 = linalg.fill ins(%cst : f32) outs(%299 : tensor<2x8xf32>) -> tensor<2x8xf32> loc(#loc279)
    %301 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_57 : tensor<2x8x32xf32>) outs(%300 : tensor<2x8xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc69 at #loc242)), %out: f32 loc(callsite(#loc69 at #loc242))):
      %343 = arith.maximumf %out, %in : f32 loc(#loc279)
      linalg.yield %343 : f32 loc(#loc279)
    } -> tensor<2x8xf32> loc(#loc279)
    %302 = tensor.empty() : tensor<2x8x32xf32> loc(#loc280)
    %303 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%301 : tensor<2x8xf32>) outs(%302 : tensor<2x8x32xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc71 at #loc242)), %out: f32 loc(callsite(#loc38 at #loc242))):
      linalg.yield %in : f32 loc(#loc280)
    } -> tensor<2x8x32xf32> loc(#loc280)
    %304 = tensor.empty() : tensor<2x8x32xf32> loc(#loc280)
    %305 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_57, %303 : tensor<2x8x32xf32>, tensor<2x8x32xf32>) outs(%304 : tensor<2x8x32xf32>) {
    ^bb0(%in: f32 loc("jit(loss)/dot_general"(#loc131)), %in_61: f32 loc(callsite(#loc38 at #loc242)), %out: f32 loc(callsite(#loc38 at #loc242))):
      %343 = arith.subf %in, %in_61 : f32 loc(#loc280)
      linalg.yield %343 : f32 loc(#loc280)
    } -> tensor<2x8x32xf32> loc(#loc280)
    %306 = tensor.empty() : tensor<2x8x32xf32> loc(#loc282)
    %307 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%305 : tensor<2x8x32xf32>) outs(%306 : tensor<2x8x32xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc38 at #loc242)), %out: f32 loc(callsite(#loc72 at #loc242))):
      %343 = math.exp %in : f32 loc(#loc282)
      linalg.yield %343 : f32 loc(#loc282)
    } -> tensor<2x8x32xf32> loc(#loc282)
    %308 = tensor.empty() : tensor<2x8xf32> loc(#loc283)
    %309 = linalg.fill ins(%cst_5 : f32) outs(%308 : tensor<2x8xf32>) -> tensor<2x8xf32> loc(#loc283)
    %310 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%307 : tensor<2x8x32xf32>) outs(%309 : tensor<2x8xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc39 at #loc242)), %out: f32 loc(callsite(#loc39 at #loc242))):
      %343 = arith.addf %out, %in : f32 loc(#loc283)
      linalg.yield %343 : f32 loc(#loc283)
    } -> tensor<2x8xf32> loc(#loc283)
    %311 = tensor.empty() : tensor<2x8xf32> loc(#loc284)
    %312 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%310 : tensor<2x8xf32>) outs(%311 : tensor<2x8xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc39 at #loc242)), %out: f32 loc(callsite(#loc73 at #loc242))):
      %343 = math.log %in : f32 loc(#loc284)
      linalg.yield %343 : f32 loc(#loc284)
    } -> tensor<2x8xf32> loc(#loc284)
    %expanded_58 = tensor.expand_shape %312 [[0], [1, 2]] output_shape [2, 8, 1] : tensor<2x8xf32> into tensor<2x8x1xf32> loc(#loc285)
    %313 = tensor.empty() : tensor<2x8x32xf32> loc(#loc280)
    %314 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_58 : tensor<2x8x1xf32>) outs(%313 : tensor<2x8x32xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc40 at #loc242)), %out: f32 loc(callsite(#loc38 at #loc242))):
      linalg.yield %in : f32 loc(#loc280)
    } -> tensor<2x8x32xf32> loc(#loc280)
    %315 = tensor.empty() : tensor<2x8x32xf32> loc(#loc280)
    %316 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%305, %314 : tensor<2x8x32xf32>, tensor<2x8x32xf32>) outs(%315 : tensor<2x8x32xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc38 at #loc242)), %in_61: f32 loc(callsite(#loc38 at #loc242)), %out: f32 loc(callsite(#loc38 at #loc242))):
      %343 = arith.subf %in, %in_61 : f32 loc(#loc280)
      linalg.yield %343 : f32 loc(#loc280)
    } -> tensor<2x8x32xf32> loc(#loc280)
    %expanded_59 = tensor.expand_shape %arg23 [[0], [1, 2]] output_shape [2, 8, 1] : tensor<2x8xi32> into tensor<2x8x1xi32> loc(#loc243)
    %317 = tensor.empty() : tensor<2x8x1xi1> loc(#loc286)
    %318 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_59 : tensor<2x8x1xi32>) outs(%317 : tensor<2x8x1xi1>) {
    ^bb0(%in: i32 loc("jit(loss)/broadcast_in_dim"(#loc172)), %out: i1 loc(callsite(#loc75 at #loc175))):
      %343 = arith.cmpi slt, %in, %c0_i32 : i32 loc(#loc286)
      linalg.yield %343 : i1 loc(#loc286)
    } -> tensor<2x8x1xi1> loc(#loc286)
    %319 = tensor.empty() : tensor<2x8x1xi32> loc(#loc287)
    %320 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_59 : tensor<2x8x1xi32>) outs(%319 : tensor<2x8x1xi32>) {
    ^bb0(%in: i32 loc("jit(loss)/broadcast_in_dim"(#loc172)), %out: i32 loc(callsite(#loc76 at #loc175))):
      %343 = arith.addi %in, %c32_i32 : i32 loc(#loc287)
      linalg.yield %343 : i32 loc(#loc287)
    } -> tensor<2x8x1xi32> loc(#loc287)
    %321 = tensor.empty() : tensor<2x8x1xi32> loc(#loc288)
    %322 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%318, %320, %expanded_59 : tensor<2x8x1xi1>, tensor<2x8x1xi32>, tensor<2x8x1xi32>) outs(%321 : tensor<2x8x1xi32>) {
    ^bb0(%in: i1 loc(callsite(#loc75 at #loc175)), %in_61: i32 loc(callsite(#loc76 at #loc175)), %in_62: i32 loc("jit(loss)/broadcast_in_dim"(#loc172)), %out: i32 loc(callsite(#loc43 at #loc175))):
      %343 = arith.select %in, %in_61, %in_62 : i32 loc(#loc288)
      linalg.yield %343 : i32 loc(#loc288)
    } -> tensor<2x8x1xi32> loc(#loc288)
    %expanded_60 = tensor.expand_shape %322 [[0], [1], [2, 3]] output_shape [2, 8, 1, 1] : tensor<2x8x1xi32> into tensor<2x8x1x1xi32> loc(#loc289)
    %323 = tensor.empty() : tensor<2x8x1x1xi1> loc(#loc290)
    %324 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_60 : tensor<2x8x1x1xi32>) outs(%323 : tensor<2x8x1x1xi1>) {
    ^bb0(%in: i32 loc(callsite(#loc77 at #loc175)), %out: i1 loc(callsite(#loc57 at #loc175))):
      %343 = arith.cmpi sge, %in, %c0_i32 : i32 loc(#loc290)
      linalg.yield %343 : i1 loc(#loc290)
    } -> tensor<2x8x1x1xi1> loc(#loc290)
    %325 = tensor.empty() : tensor<2x8x1x1xi1> loc(#loc247)
    %326 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_60 : tensor<2x8x1x1xi32>) outs(%325 : tensor<2x8x1x1xi1>) {
    ^bb0(%in: i32 loc(callsite(#loc77 at #loc175)), %out: i1 loc(callsite(#loc25 at #loc175))):
      %343 = arith.cmpi sle, %in, %c31_i32 : i32 loc(#loc247)
      linalg.yield %343 : i1 loc(#loc247)
    } -> tensor<2x8x1x1xi1> loc(#loc247)
    %327 = tensor.empty() : tensor<2x8x1x1xi1> loc(#loc291)
    %328 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%324, %326 : tensor<2x8x1x1xi1>, tensor<2x8x1x1xi1>) outs(%327 : tensor<2x8x1x1xi1>) {
    ^bb0(%in: i1 loc(callsite(#loc57 at #loc175)), %in_61: i1 loc(callsite(#loc25 at #loc175)), %out: i1 loc(callsite(#loc78 at #loc175))):
      %343 = arith.andi %in, %in_61 : i1 loc(#loc291)
      linalg.yield %343 : i1 loc(#loc291)
    } -> tensor<2x8x1x1xi1> loc(#loc291)
    %329 = tensor.empty() : tensor<2x8x1xi1> loc(#loc292)
    %330 = linalg.fill ins(%true : i1) outs(%329 : tensor<2x8x1xi1>) -> tensor<2x8x1xi1> loc(#loc292)
    %331 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%328 : tensor<2x8x1x1xi1>) outs(%330 : tensor<2x8x1xi1>) {
    ^bb0(%in: i1 loc(callsite(#loc79 at #loc175)), %out: i1 loc(callsite(#loc79 at #loc175))):
      %343 = arith.andi %out, %in : i1 loc(#loc292)
      linalg.yield %343 : i1 loc(#loc292)
    } -> tensor<2x8x1xi1> loc(#loc292)
    %332 = tensor.empty() : tensor<2x8x1xf32> loc(#loc293)
    %333 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel", "parallel", "parallel"]} outs(%332 : tensor<2x8x1xf32>) {
    ^bb0(%out: f32 loc(callsite(#loc80 at #loc175))):
      %343 = linalg.index 0 : index loc(#loc293)
      %344 = linalg.index 1 : index loc(#loc293)
      %extracted_61 = tensor.extract %expanded_60[%343, %344, %c0, %c0] : tensor<2x8x1x1xi32> loc(#loc293)
      %345 = arith.index_cast %extracted_61 : i32 to index loc(#loc293)
      %346 = arith.maxsi %345, %c0 : index loc(#loc293)
      %347 = arith.minsi %346, %c31 : index loc(#loc293)
      %extracted_62 = tensor.extract %316[%343, %344, %347] : tensor<2x8x32xf32> loc(#loc293)
      linalg.yield %extracted_62 : f32 loc(#loc293)
    } -> tensor<2x8x1xf32> loc(#loc293)
    %334 = tensor.empty() : tensor<2x8x1xf32> loc(#loc288)
    %335 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%331, %333 : tensor<2x8x1xi1>, tensor<2x8x1xf32>) outs(%334 : tensor<2x8x1xf32>) {
    ^bb0(%in: i1 loc(callsite(#loc79 at #loc175)), %in_61: f32 loc(callsite(#loc80 at #loc175)), %out: f32 loc(callsite(#loc43 at #loc175))):
      %343 = arith.select %in, %in_61, %cst_3 : f32 loc(#loc288)
      linalg.yield %343 : f32 loc(#loc288)
    } -> tensor<2x8x1xf32> loc(#loc288)
    %336 = tensor.empty() : tensor<f32> loc(#loc244)
    %337 = linalg.fill ins(%cst_5 : f32) outs(%336 : tensor<f32>) -> tensor<f32> loc(#loc244)
    %338 = linalg.generic {indexing_maps = [#map3, #map7], iterator_types = ["reduction", "reduction", "reduction"]} ins(%335 : tensor<2x8x1xf32>) outs(%337 : tensor<f32>) {
    ^bb0(%in: f32 loc("jit(loss)/reduce_sum"(#loc173)), %out: f32 loc("jit(loss)/reduce_sum"(#loc173))):
      %343 = arith.addf %out, %in : f32 loc(#loc244)
      linalg.yield %343 : f32 loc(#loc244)
    } -> tensor<f32> loc(#loc244)
    %339 = tensor.empty() : tensor<f32> loc(#loc245)
    %340 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = []} ins(%338 : tensor<f32>) outs(%339 : tensor<f32>) {
    ^bb0(%in: f32 loc("jit(loss)/reduce_sum"(#loc173)), %out: f32 loc("jit(loss)/div"(#loc173))):
      %343 = arith.divf %in, %cst_4 : f32 loc(#loc245)
      linalg.yield %343 : f32 loc(#loc245)
    } -> tensor<f32> loc(#loc245)
    %341 = tensor.empty() : tensor<f32> loc(#loc246)
    %342 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = []} ins(%340 : tensor<f32>) outs(%341 : tensor<f32>) {
    ^bb0(%in: f32 loc("jit(loss)/div"(#loc173)), %out: f32 loc("jit(loss)/neg"(#loc174))):
      %343 = arith.negf %in : f32 loc(#loc246)
      linalg.yield %343 : f32 loc(#loc246)
    } -> tensor<f32> loc(#loc246)
    return %342 : tensor<f32> loc(#loc132)
  } loc(#loc)
} loc(#loc)
#loc = loc(unknown)
#loc49 = loc("generate_jax.py":94:9 to :24)
#loc97 = loc("attend.<locals>.<genexpr>"(#loc49))
#loc132 = loc("jit(loss)"(#loc120))
#loc185 = loc(callsite(#loc97 at #loc146))
#loc256 = loc("jit(loss)/block_0/dot_general"(#loc185))
#loc268 = loc("jit(loss)/block_1/dot_general"(#loc185))
#loc276 = loc("jit(loss)/block_2/dot_general"(#loc185))

