// RUN: pipeline-opt %s -pass-pipeline='builtin.module(func.func(pipe-cpu-lower-vectors))' | FileCheck %s -enable-var-scope

// Halves, then the accumulator.
// CHECK-LABEL: func.func private @tree(
// CHECK-SAME:    %[[V:[^:]*]]: vector<4xf32>, %[[ACC:[^:]*]]: f32
// CHECK:         %[[L:.*]] = vector.shuffle %[[V]], %[[V]] [0, 1]
// CHECK:         %[[H:.*]] = vector.shuffle %[[V]], %[[V]] [2, 3]
// CHECK:         %[[S:.*]] = arith.addf %[[L]], %[[H]] : vector<2xf32>
// CHECK:         %[[L1:.*]] = vector.shuffle %[[S]], %[[S]] [0]
// CHECK:         %[[H1:.*]] = vector.shuffle %[[S]], %[[S]] [1]
// CHECK:         %[[S1:.*]] = arith.addf %[[L1]], %[[H1]] : vector<1xf32>
// CHECK:         %[[R:.*]] = vector.extract %[[S1]][0]
// CHECK:         %[[T:.*]] = arith.addf %[[ACC]], %[[R]] : f32
// CHECK:         return %[[T]]
func.func private @tree(%v: vector<4xf32>, %acc: f32) -> f32 attributes {pipe.function} {
  %r = vector.multi_reduction <add>, %v, %acc [0] : vector<4xf32> to f32
  return %r : f32
}

// An extremum of a vector asks for NaN once, in all lanes; what is neutral is left out.
// CHECK-LABEL: func.func private @maximum_of_row(
// CHECK-SAME:    %[[V:[^:]*]]: vector<4xf32>
// CHECK:         %[[L:.*]] = vector.shuffle %[[V]], %[[V]] [0, 1]
// CHECK:         %[[H:.*]] = vector.shuffle %[[V]], %[[V]] [2, 3]
// CHECK:         %[[UNO:.*]] = arith.cmpf uno, %[[L]], %[[H]]
// CHECK:         %[[NAN:.*]] = vector.reduction <or>, %[[UNO]] : vector<2xi1> into i1
// CHECK-NOT:     arith.cmpf uno
// CHECK:         %[[R:.*]] = vector.extract %{{.*}}[0]
// CHECK-NEXT:    %[[T:.*]] = arith.select %[[NAN]], %{{.*}}, %[[R]] : f32
// CHECK-NEXT:    return %[[T]]
func.func private @maximum_of_row(%v: vector<4xf32>) -> f32 attributes {pipe.function} {
  %low = arith.constant 0xFF800000 : f32
  %r = vector.multi_reduction <maximumf>, %v, %low [0] : vector<4xf32> to f32
  return %r : f32
}

// In a loop, the lanes of the lower half ask for those of the upper half too.
// CHECK-LABEL: func.func private @maximum_of_strips(
// CHECK:         scf.for {{.*}} iter_args(%[[P:.*]] = %{{.*}}) -> (vector<4xf32>)
// CHECK:           %[[X:.*]] = vector.load
// CHECK:           %[[GT:.*]] = arith.cmpf ogt, %[[X]], %[[P]]
// CHECK:           %[[M:.*]] = arith.select %[[GT]], %[[X]], %[[P]]
// CHECK:           %[[L:.*]] = vector.shuffle %[[X]], %[[X]] [0, 1]
// CHECK:           %[[H:.*]] = vector.shuffle %[[X]], %[[X]] [2, 3]
// CHECK:           %[[UNO:.*]] = arith.cmpf uno, %[[L]], %[[H]] : vector<2xf32>
// CHECK-NOT:       arith.cmpf
// CHECK:           scf.yield
func.func private @maximum_of_strips(%x: memref<64xf32>) -> f32 attributes {pipe.function} {
  %low = arith.constant 0xFF800000 : f32
  %lows = arith.constant dense<0xFF800000> : vector<4xf32>
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %c64 = arith.constant 64 : index
  %p = scf.for %i = %c0 to %c64 step %c4 iter_args(%a = %lows) -> vector<4xf32> {
    %v = vector.load %x[%i] : memref<64xf32>, vector<4xf32>
    %m = arith.maximumf %a, %v : vector<4xf32>
    scf.yield %m : vector<4xf32>
  }
  %r = vector.multi_reduction <maximumf>, %p, %low [0] : vector<4xf32> to f32
  return %r : f32
}

// CHECK-LABEL: func.func private @maximum(
// CHECK-SAME:    %[[A:[^:]*]]: vector<8xf32>, %[[B:[^:]*]]: vector<8xf32>
// CHECK:         %[[GT:.*]] = arith.cmpf ogt, %[[A]], %[[B]]
// CHECK:         %[[M:.*]] = arith.select %[[GT]], %[[A]], %[[B]]
// CHECK:         %[[NAN:.*]] = arith.cmpf uno, %[[A]], %[[B]]
// CHECK:         arith.select %[[NAN]], %{{.*}}, %[[M]]
func.func private @maximum(%a: vector<8xf32>, %b: vector<8xf32>) -> vector<8xf32> attributes {pipe.function} {
  %m = arith.maximumf %a, %b : vector<8xf32>
  return %m : vector<8xf32>
}

// Beside a constant, one comparison that NaN passes.
// CHECK-LABEL: func.func private @relu(
// CHECK-SAME:    %[[A:[^:]*]]: vector<8xf32>
// CHECK:         %[[Z:.*]] = arith.constant dense<0.0
// CHECK:         %[[GT:.*]] = arith.cmpf ugt, %[[A]], %[[Z]]
// CHECK:         %[[M:.*]] = arith.select %[[GT]], %[[A]], %[[Z]]
// CHECK:         return %[[M]]
func.func private @relu(%a: vector<8xf32>) -> vector<8xf32> attributes {pipe.function} {
  %z = arith.constant dense<0.0> : vector<8xf32>
  %m = arith.maximumf %z, %a : vector<8xf32>
  return %m : vector<8xf32>
}

// CHECK-LABEL: func.func private @functions(
// CHECK-NOT:     math.exp
// CHECK-NOT:     math.tanh
// CHECK-NOT:     math.log
// CHECK-NOT:     math.erf
// CHECK:         math.sin
func.func private @functions(%a: vector<8xf32>) -> vector<8xf32> attributes {pipe.function} {
  %0 = math.exp %a : vector<8xf32>
  %1 = math.tanh %0 : vector<8xf32>
  %2 = math.log %1 : vector<8xf32>
  %3 = math.erf %2 : vector<8xf32>
  %4 = math.sin %3 : vector<8xf32>
  return %4 : vector<8xf32>
}

// CHECK-LABEL: func.func private @gather(
// CHECK-NOT:     vector.gather
// CHECK-COUNT-2: memref.load
func.func private @gather(%x: memref<20xf32, strided<[2]>>, %i: vector<2xindex>, %m: vector<2xi1>, %p: vector<2xf32>) -> vector<2xf32> attributes {pipe.function} {
  %c0 = arith.constant 0 : index
  %g = vector.gather %x[%c0] [%i], %m, %p : memref<20xf32, strided<[2]>>, vector<2xindex>, vector<2xi1>, vector<2xf32> into vector<2xf32>
  return %g : vector<2xf32>
}
