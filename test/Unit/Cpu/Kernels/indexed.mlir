// Reads and sums by index: embedding, its gradient, cross entropy.
#id = affine_map<(r, c) -> (r, c)>
#row = affine_map<(r, c) -> (r)>

func.func private @embedding(%ids: tensor<3x10xi32> {test.below = 12 : i64}, %table: tensor<12x70xf32>, %position: tensor<10x70xf32>) -> tensor<3x10x70xf32> attributes {pipe.function} {
  %e = tensor.empty() : tensor<3x10x70xf32>
  %y = linalg.generic {indexing_maps = [affine_map<(b, s, c) -> (b, s)>, affine_map<(b, s, c) -> (s, c)>, affine_map<(b, s, c) -> (b, s, c)>],
      iterator_types = ["parallel", "parallel", "parallel"]} ins(%ids, %position : tensor<3x10xi32>, tensor<10x70xf32>) outs(%e : tensor<3x10x70xf32>) {
  ^bb0(%i: i32, %p: f32, %o: f32):
    %k = arith.index_cast %i : i32 to index
    %c = linalg.index 2 : index
    %v = tensor.extract %table[%k, %c] : tensor<12x70xf32>
    %r = arith.addf %v, %p : f32
    linalg.yield %r : f32
  } -> tensor<3x10x70xf32>
  return %y : tensor<3x10x70xf32>
}
// Rows are added in the order of positions: the same id may come often.
func.func private @embedding_gradient(%ids: tensor<30xi32> {test.below = 5 : i64}, %dy: tensor<30x70xf32>, %acc: tensor<5x70xf32> {pipe.accumulator}) -> tensor<5x70xf32> attributes {pipe.function} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c30 = arith.constant 30 : index
  %r = scf.for %i = %c0 to %c30 step %c1 iter_args(%a = %acc) -> tensor<5x70xf32> {
    %id = tensor.extract %ids[%i] : tensor<30xi32>
    %k = arith.index_cast %id : i32 to index
    %old = tensor.extract_slice %a[%k, 0] [1, 70] [1, 1] : tensor<5x70xf32> to tensor<70xf32>
    %d = tensor.extract_slice %dy[%i, 0] [1, 70] [1, 1] : tensor<30x70xf32> to tensor<70xf32>
    %new = linalg.generic {indexing_maps = [affine_map<(c) -> (c)>, affine_map<(c) -> (c)>], iterator_types = ["parallel"]}
        ins(%d : tensor<70xf32>) outs(%old : tensor<70xf32>) {
    ^bb0(%x: f32, %o: f32):
      %s = arith.addf %o, %x : f32
      linalg.yield %s : f32
    } -> tensor<70xf32>
    %n = tensor.insert_slice %new into %a[%k, 0] [1, 70] [1, 1] : tensor<70xf32> into tensor<5x70xf32>
    scf.yield %n : tensor<5x70xf32>
  }
  return %r : tensor<5x70xf32>
}
// The same with scalars.
func.func private @scalar_scatter(%ids: tensor<30xi64> {test.below = 5 : i64}, %dy: tensor<30xf32>, %acc: tensor<5xf32> {pipe.accumulator}) -> tensor<5xf32> attributes {pipe.function} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c30 = arith.constant 30 : index
  %r = scf.for %i = %c0 to %c30 step %c1 iter_args(%a = %acc) -> tensor<5xf32> {
    %id = tensor.extract %ids[%i] : tensor<30xi64>
    %k = arith.index_cast %id : i64 to index
    %d = tensor.extract %dy[%i] : tensor<30xf32>
    %old = tensor.extract %a[%k] : tensor<5xf32>
    %s = arith.addf %old, %d : f32
    %n = tensor.insert %s into %a[%k] : tensor<5xf32>
    scf.yield %n : tensor<5xf32>
  }
  return %r : tensor<5xf32>
}
func.func private @gather_column(%x: tensor<20x33xf32>, %ids: tensor<20xi64> {test.below = 33 : i64}) -> tensor<20xf32> attributes {pipe.function} {
  %e = tensor.empty() : tensor<20xf32>
  %y = linalg.generic {indexing_maps = [affine_map<(r) -> (r)>, affine_map<(r) -> (r)>], iterator_types = ["parallel"]}
      ins(%ids : tensor<20xi64>) outs(%e : tensor<20xf32>) {
  ^bb0(%i: i64, %o: f32):
    %r = linalg.index 0 : index
    %k = arith.index_cast %i : i64 to index
    %v = tensor.extract %x[%r, %k] : tensor<20x33xf32>
    linalg.yield %v : f32
  } -> tensor<20xf32>
  return %y : tensor<20xf32>
}
func.func private @cross_entropy(%x: tensor<20x100xf32>, %targets: tensor<20xi32> {test.below = 100 : i64}) -> (tensor<f32>, tensor<20x100xf32>) attributes {pipe.function} {
  %zero = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  %low = arith.constant 0xFF800000 : f32
  %scale = arith.constant 0.05 : f32
  %et = tensor.empty() : tensor<20x100xf32>
  %er = tensor.empty() : tensor<20xf32>
  %es = tensor.empty() : tensor<f32>
  %fm = linalg.fill ins(%low : f32) outs(%er : tensor<20xf32>) -> tensor<20xf32>
  %fz = linalg.fill ins(%zero : f32) outs(%er : tensor<20xf32>) -> tensor<20xf32>
  %fs = linalg.fill ins(%zero : f32) outs(%es : tensor<f32>) -> tensor<f32>
  %max = linalg.reduce { arith.maximumf } ins(%x : tensor<20x100xf32>) outs(%fm : tensor<20xf32>) dimensions = [1]
  %ex = linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "parallel"]} ins(%x, %max : tensor<20x100xf32>, tensor<20xf32>) outs(%et : tensor<20x100xf32>) {
  ^bb0(%a: f32, %m: f32, %o: f32):
    %d = arith.subf %a, %m : f32
    %s = math.exp %d : f32
    linalg.yield %s : f32
  } -> tensor<20x100xf32>
  %sum = linalg.reduce { arith.addf } ins(%ex : tensor<20x100xf32>) outs(%fz : tensor<20xf32>) dimensions = [1]
  %loss = linalg.generic {indexing_maps = [affine_map<(r) -> (r)>, affine_map<(r) -> (r)>, affine_map<(r) -> (r)>, affine_map<(r) -> ()>], iterator_types = ["reduction"]}
      ins(%sum, %max, %targets : tensor<20xf32>, tensor<20xf32>, tensor<20xi32>) outs(%fs : tensor<f32>) {
  ^bb0(%a: f32, %m: f32, %t: i32, %o: f32):
    %l = math.log %a : f32
    %r = linalg.index 0 : index
    %k = arith.index_cast %t : i32 to index
    %v = tensor.extract %x[%r, %k] : tensor<20x100xf32>
    %l1 = arith.addf %l, %m : f32
    %l2 = arith.subf %l1, %v : f32
    %l3 = arith.mulf %l2, %scale : f32
    %s = arith.addf %o, %l3 : f32
    linalg.yield %s : f32
  } -> tensor<f32>
  %dx = linalg.generic {indexing_maps = [#id, #row, #row, #id], iterator_types = ["parallel", "parallel"]} ins(%ex, %sum, %targets : tensor<20x100xf32>, tensor<20xf32>, tensor<20xi32>) outs(%et : tensor<20x100xf32>) {
  ^bb0(%a: f32, %m: f32, %t: i32, %o: f32):
    %p = arith.divf %a, %m : f32
    %c = linalg.index 1 : index
    %k = arith.index_cast %t : i32 to index
    %eq = arith.cmpi eq, %c, %k : index
    %h = arith.select %eq, %one, %zero : f32
    %d = arith.subf %p, %h : f32
    %s = arith.mulf %d, %scale : f32
    linalg.yield %s : f32
  } -> tensor<20x100xf32>
  return %loss, %dx : tensor<f32>, tensor<20x100xf32>
}
// A loop that carries a new value each time, not an update of the old.
func.func private @iterate(%x: tensor<100xf32>) -> tensor<100xf32> attributes {pipe.function} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %r = scf.for %i = %c0 to %c3 step %c1 iter_args(%a = %x) -> tensor<100xf32> {
    %e = tensor.empty() : tensor<100xf32>
    %t = linalg.tanh ins(%a : tensor<100xf32>) outs(%e : tensor<100xf32>) -> tensor<100xf32>
    scf.yield %t : tensor<100xf32>
  }
  return %r : tensor<100xf32>
}
// A gather from every second column of a matrix, where no two elements lie together.
func.func private @gather_strided(%x: tensor<20x66xf32>, %ids: tensor<20xi64> {test.below = 33 : i64}) -> tensor<20xf32> attributes {pipe.function} {
  %s = tensor.extract_slice %x[0, 0] [20, 33] [1, 2] : tensor<20x66xf32> to tensor<20x33xf32>
  %e = tensor.empty() : tensor<20xf32>
  %y = linalg.generic {indexing_maps = [affine_map<(r) -> (r)>, affine_map<(r) -> (r)>], iterator_types = ["parallel"]}
      ins(%ids : tensor<20xi64>) outs(%e : tensor<20xf32>) {
  ^bb0(%i: i64, %o: f32):
    %r = linalg.index 0 : index
    %k = arith.index_cast %i : i64 to index
    %v = tensor.extract %s[%r, %k] : tensor<20x33xf32>
    linalg.yield %v : f32
  } -> tensor<20xf32>
  return %y : tensor<20xf32>
}
