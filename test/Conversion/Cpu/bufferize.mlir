// RUN: pipeline-opt %s -pass-pipeline='builtin.module(pipe-cpu-bufferize,func.func(canonicalize,cse,canonicalize))' -split-input-file | FileCheck %s -enable-var-scope

#v = affine_map<(i) -> (i)>

// A result is computed in its argument, an accumulator in place: no copy, no memory.
// CHECK-LABEL: func.func private @in_place(
// CHECK-SAME:    %[[X:[^:]*]]: memref<64xf32>, %[[ACC:[^:]*]]: memref<64xf32> {pipe.accumulator}, %[[Y:[^:]*]]: memref<64xf32>) attributes {pipe.function}
// CHECK-NOT:     memref.alloc
// CHECK-NOT:     memref.copy
// CHECK:         linalg.generic {{.*}} ins(%[[X]] : memref<64xf32>) outs(%[[Y]] : memref<64xf32>)
// CHECK:         linalg.generic {{.*}} ins(%[[Y]] : memref<64xf32>) outs(%[[ACC]] : memref<64xf32>)
// CHECK-NOT:     memref.copy
// CHECK:         return
func.func private @in_place(%x: tensor<64xf32>, %acc: tensor<64xf32> {pipe.accumulator}) -> (tensor<64xf32>, tensor<64xf32>) attributes {pipe.function} {
  %e = tensor.empty() : tensor<64xf32>
  %y = linalg.generic {indexing_maps = [#v, #v], iterator_types = ["parallel"]} ins(%x : tensor<64xf32>) outs(%e : tensor<64xf32>) {
  ^bb0(%a: f32, %o: f32):
    %r = math.exp %a : f32
    linalg.yield %r : f32
  } -> tensor<64xf32>
  %s = linalg.generic {indexing_maps = [#v, #v], iterator_types = ["parallel"]} ins(%y : tensor<64xf32>) outs(%acc : tensor<64xf32>) {
  ^bb0(%a: f32, %o: f32):
    %r = arith.addf %o, %a : f32
    linalg.yield %r : f32
  } -> tensor<64xf32>
  return %y, %s : tensor<64xf32>, tensor<64xf32>
}

// -----

#v = affine_map<(i) -> (i)>

// An input is copied before it would be written.
// CHECK-LABEL: func.func private @input(
// CHECK-SAME:    %[[X:[^:]*]]: memref<64xf32>, %[[Y:[^:]*]]: memref<64xf32>, %[[R:[^:]*]]: memref<64xf32>)
// CHECK-NOT:     outs(%[[Y]]
// CHECK:         return
func.func private @input(%x: tensor<64xf32>, %y: tensor<64xf32>) -> tensor<64xf32> attributes {pipe.function} {
  %s = linalg.generic {indexing_maps = [#v, #v], iterator_types = ["parallel"]} ins(%x : tensor<64xf32>) outs(%y : tensor<64xf32>) {
  ^bb0(%a: f32, %o: f32):
    %r = arith.addf %o, %a : f32
    linalg.yield %r : f32
  } -> tensor<64xf32>
  return %s : tensor<64xf32>
}

// -----

#m = affine_map<(i, j) -> (i, j)>

// What is returned reshaped is computed in the reshaped argument.
// CHECK-LABEL: func.func private @reshaped(
// CHECK-SAME:    %[[X:[^:]*]]: memref<4x16xf32>, %[[Y:[^:]*]]: memref<64xf32>)
// CHECK:         %[[V:.*]] = memref.expand_shape %[[Y]]
// CHECK:         linalg.generic {{.*}} outs(%[[V]] : memref<4x16xf32>)
// CHECK-NOT:     memref.copy
// CHECK:         return
func.func private @reshaped(%x: tensor<4x16xf32>) -> tensor<64xf32> attributes {pipe.function} {
  %e = tensor.empty() : tensor<4x16xf32>
  %y = linalg.generic {indexing_maps = [#m, #m], iterator_types = ["parallel", "parallel"]} ins(%x : tensor<4x16xf32>) outs(%e : tensor<4x16xf32>) {
  ^bb0(%a: f32, %o: f32):
    %r = math.exp %a : f32
    linalg.yield %r : f32
  } -> tensor<4x16xf32>
  %c = tensor.collapse_shape %y [[0, 1]] : tensor<4x16xf32> into tensor<64xf32>
  return %c : tensor<64xf32>
}

// -----

#v = affine_map<(i) -> (i)>

// Rows are added to an accumulator where they are.
// CHECK-LABEL: func.func private @scatter(
// CHECK-SAME:    %[[ID:[^:]*]]: memref<30xi32>, %[[D:[^:]*]]: memref<30x64xf32>, %[[ACC:[^:]*]]: memref<5x64xf32> {pipe.accumulator})
// CHECK-NOT:     memref.alloc
// CHECK:         scf.for
// CHECK:           %[[ROW:.*]] = memref.subview %[[ACC]]
// CHECK:           linalg.generic {{.*}} outs(%[[ROW]] :
// CHECK-NOT:     memref.copy
// CHECK:         return
func.func private @scatter(%ids: tensor<30xi32>, %dy: tensor<30x64xf32>, %acc: tensor<5x64xf32> {pipe.accumulator}) -> tensor<5x64xf32> attributes {pipe.function} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c30 = arith.constant 30 : index
  %r = scf.for %i = %c0 to %c30 step %c1 iter_args(%a = %acc) -> tensor<5x64xf32> {
    %id = tensor.extract %ids[%i] : tensor<30xi32>
    %k = arith.index_cast %id : i32 to index
    %old = tensor.extract_slice %a[%k, 0] [1, 64] [1, 1] : tensor<5x64xf32> to tensor<64xf32>
    %d = tensor.extract_slice %dy[%i, 0] [1, 64] [1, 1] : tensor<30x64xf32> to tensor<64xf32>
    %new = linalg.generic {indexing_maps = [#v, #v], iterator_types = ["parallel"]} ins(%d : tensor<64xf32>) outs(%old : tensor<64xf32>) {
    ^bb0(%x: f32, %o: f32):
      %s = arith.addf %o, %x : f32
      linalg.yield %s : f32
    } -> tensor<64xf32>
    %n = tensor.insert_slice %new into %a[%k, 0] [1, 64] [1, 1] : tensor<64xf32> into tensor<5x64xf32>
    scf.yield %n : tensor<5x64xf32>
  }
  return %r : tensor<5x64xf32>
}

// -----

func.func private @layer(%x: tensor<64xf32>) -> tensor<64xf32> attributes {pipe.function} {
  return %x : tensor<64xf32>
}
func.func private @accumulate(%x: tensor<64xf32>, %acc: tensor<64xf32> {pipe.accumulator}) -> (tensor<64xf32>, tensor<64xf32>) attributes {pipe.function} {
  return %x, %acc : tensor<64xf32>, tensor<64xf32>
}

// A stage's values: a temporary, a result that is read again, an accumulator that
// passes through two calls.
// CHECK-LABEL: func.func private @stage(
// CHECK-SAME:    %[[X:[^:]*]]: memref<64xf32>, %[[ACC:[^:]*]]: memref<64xf32> {pipe.accumulator}, %[[R0:[^:]*]]: memref<64xf32>, %[[R1:[^:]*]]: memref<64xf32>)
// CHECK:         %[[T:.*]] = memref.alloc() : memref<64xf32>
// CHECK:         call @layer(%[[X]], %[[T]])
// CHECK:         call @accumulate(%[[T]], %[[ACC]], %[[R0]])
// CHECK:         call @accumulate(%[[R0]], %[[ACC]], %[[R1]])
// CHECK-NOT:     memref.copy
// CHECK:         return
func.func private @stage(%x: tensor<64xf32>, %acc: tensor<64xf32> {pipe.accumulator}) -> (tensor<64xf32>, tensor<64xf32>, tensor<64xf32>) attributes {pipe.function} {
  %a = func.call @layer(%x) : (tensor<64xf32>) -> tensor<64xf32>
  %b:2 = func.call @accumulate(%a, %acc) : (tensor<64xf32>, tensor<64xf32>) -> (tensor<64xf32>, tensor<64xf32>)
  %c:2 = func.call @accumulate(%b#0, %b#1) : (tensor<64xf32>, tensor<64xf32>) -> (tensor<64xf32>, tensor<64xf32>)
  return %b#0, %c#0, %c#1 : tensor<64xf32>, tensor<64xf32>, tensor<64xf32>
}

// An input that a callee would update is copied; so is a value that is read later.
// CHECK-LABEL: func.func private @borrowed(
// CHECK-SAME:    %[[X:[^:]*]]: memref<64xf32>, %[[R0:[^:]*]]: memref<64xf32>, %[[R1:[^:]*]]: memref<64xf32>)
// CHECK:         memref.copy %[[X]], %[[R1]]
// CHECK:         call @accumulate(%[[X]], %[[R1]], %[[R0]])
func.func private @borrowed(%x: tensor<64xf32>) -> (tensor<64xf32>, tensor<64xf32>) attributes {pipe.function} {
  %b:2 = func.call @accumulate(%x, %x) : (tensor<64xf32>, tensor<64xf32>) -> (tensor<64xf32>, tensor<64xf32>)
  return %b#0, %b#1 : tensor<64xf32>, tensor<64xf32>
}

// A state is updated where it is, after what reads its last value: here a result that is that value.
// CHECK-LABEL: func.func private @state(
// CHECK-SAME:    %[[X:.*]]: memref<4xf32>, %[[S:.*]]: memref<4xf32> {pipe.accumulator}, %[[OLD:.*]]: memref<4xf32>)
// CHECK-NEXT:    memref.copy %[[S]], %[[OLD]]
// CHECK-NEXT:    linalg.generic {{.*}} ins(%[[S]], %[[X]] : {{.*}}) outs(%[[S]] :
// CHECK-NOT:     memref.alloc
// CHECK:         return
func.func private @state(%x: tensor<4xf32>, %s: tensor<4xf32> {pipe.accumulator}) -> (tensor<4xf32>, tensor<4xf32>)
    attributes {pipe.function} {
  %place = tensor.empty() : tensor<4xf32>
  %old = bufferization.materialize_in_destination %s in %place : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %empty = tensor.empty() : tensor<4xf32>
  %sum = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
      ins(%s, %x : tensor<4xf32>, tensor<4xf32>) outs(%empty : tensor<4xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %c = arith.addf %a, %b : f32
    linalg.yield %c : f32
  } -> tensor<4xf32>
  %new = bufferization.materialize_in_destination %sum in %s : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return %old, %new : tensor<4xf32>, tensor<4xf32>
}
