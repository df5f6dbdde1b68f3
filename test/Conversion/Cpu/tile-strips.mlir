// RUN: pipeline-opt %s -pass-pipeline='builtin.module(func.func(pipe-cpu-tile-strips,canonicalize))' -split-input-file | FileCheck %s -enable-var-scope
// RUN: pipeline-opt %s -pass-pipeline='builtin.module(func.func(pipe-cpu-tile-strips{fuse=false},canonicalize))' -split-input-file | FileCheck %s --check-prefix=PLAIN -enable-var-scope

#v = affine_map<(i) -> (i)>
#s = affine_map<(i) -> ()>

// 200 elements: three whole strips and eight elements more, into 64 partial sums; the
// producer comes along. Without fusion the sum is the same, only its producer is not.
// CHECK-LABEL: func.func private @sum(
// CHECK-SAME:    %[[X:[^:]*]]: tensor<200xf32>, %[[ACC:[^:]*]]: tensor<f32>
// CHECK:         %[[Z:.*]] = linalg.fill {{.*}} -> tensor<64xf32>
// CHECK:         %[[P:.*]] = scf.for %{{.*}} = %{{.*}} to %c192 step %c64 iter_args(%[[A:.*]] = %[[Z]]) -> (tensor<64xf32>)
// CHECK:           math.exp
// CHECK:           linalg.generic {{.*}} ["parallel"]} ins(%{{.*}} : tensor<64xf32>) outs(%[[A]] : tensor<64xf32>)
// CHECK:         math.exp
// CHECK:         %[[T:.*]] = tensor.extract_slice %[[P]][0] [8] [1]
// CHECK:         linalg.generic {{.*}} outs(%[[T]] : tensor<8xf32>)
// CHECK:         %[[M:.*]] = tensor.insert_slice
// CHECK:         linalg.reduce ins(%[[M]] : tensor<64xf32>) outs(%[[ACC]] : tensor<f32>) dimensions = [0]
// PLAIN-LABEL: func.func private @sum(
// PLAIN:         scf.for {{.*}} -> (tensor<200xf32>)
// PLAIN:           math.exp
// PLAIN:         scf.for {{.*}} -> (tensor<64xf32>)
// PLAIN:         linalg.reduce ins(%{{.*}} : tensor<64xf32>)
func.func private @sum(%x: tensor<200xf32>, %acc: tensor<f32> {pipe.accumulator}) -> tensor<f32> attributes {pipe.function} {
  %e = tensor.empty() : tensor<200xf32>
  %p = linalg.generic {indexing_maps = [#v, #v], iterator_types = ["parallel"]} ins(%x : tensor<200xf32>) outs(%e : tensor<200xf32>) {
  ^bb0(%a: f32, %o: f32):
    %y = math.exp %a : f32
    linalg.yield %y : f32
  } -> tensor<200xf32>
  %r = linalg.generic {indexing_maps = [#v, #s], iterator_types = ["reduction"]} ins(%p : tensor<200xf32>) outs(%acc : tensor<f32>) {
  ^bb0(%a: f32, %o: f32):
    %y = arith.addf %o, %a : f32
    linalg.yield %y : f32
  } -> tensor<f32>
  return %r : tensor<f32>
}

// -----

#v = affine_map<(i) -> (i)>
#s = affine_map<(i) -> ()>

// Five elements: eight partial sums.
// CHECK-LABEL: func.func private @short(
// CHECK:         linalg.reduce ins(%{{.*}} : tensor<8xf32>)
func.func private @short(%x: tensor<5xf32>, %acc: tensor<f32> {pipe.accumulator}) -> tensor<f32> attributes {pipe.function} {
  %r = linalg.generic {indexing_maps = [#v, #s], iterator_types = ["reduction"]} ins(%x : tensor<5xf32>) outs(%acc : tensor<f32>) {
  ^bb0(%a: f32, %o: f32):
    %y = arith.addf %o, %a : f32
    linalg.yield %y : f32
  } -> tensor<f32>
  return %r : tensor<f32>
}

// -----

#v = affine_map<(i) -> (i)>
#s = affine_map<(i) -> ()>

// The index counts from the row's beginning in every strip.
// CHECK-LABEL: func.func private @index(
// CHECK:         scf.for %[[I:[^ ]*]] =
// CHECK:           %[[K:.*]] = linalg.index 0
// CHECK:           affine.apply #{{.*}}(%[[I]])[%[[K]]]
func.func private @index(%acc: tensor<f32> {pipe.accumulator}, %x: tensor<128xf32>) -> tensor<f32> attributes {pipe.function} {
  %r = linalg.generic {indexing_maps = [#v, #s], iterator_types = ["reduction"]} ins(%x : tensor<128xf32>) outs(%acc : tensor<f32>) {
  ^bb0(%a: f32, %o: f32):
    %k = linalg.index 0 : index
    %i = arith.index_cast %k : index to i32
    %f = arith.sitofp %i : i32 to f32
    %m = arith.mulf %a, %f : f32
    %y = arith.addf %o, %m : f32
    linalg.yield %y : f32
  } -> tensor<f32>
  return %r : tensor<f32>
}

// -----

#v = affine_map<(i) -> (i)>
#s = affine_map<(i) -> ()>

// Not one combiner: left whole, in loop order.
// CHECK-LABEL: func.func private @two_combiners(
// CHECK-NOT:     scf.for
// CHECK:         linalg.generic {{.*}} ["reduction"]} ins(%{{.*}} : tensor<128xf32>)
func.func private @two_combiners(%x: tensor<128xf32>, %acc: tensor<f32> {pipe.accumulator}) -> tensor<f32> attributes {pipe.function} {
  %r = linalg.generic {indexing_maps = [#v, #s], iterator_types = ["reduction"]} ins(%x : tensor<128xf32>) outs(%acc : tensor<f32>) {
  ^bb0(%a: f32, %o: f32):
    %m = arith.mulf %o, %a : f32
    %y = arith.addf %m, %a : f32
    linalg.yield %y : f32
  } -> tensor<f32>
  return %r : tensor<f32>
}
