// RUN: pipeline-opt %s --split-input-file --pipe-cpu-tile-attention | FileCheck %s

// Which keys are not computed: the shapes of the raw scores say it.

#query = affine_map<(r, k, f, v) -> (r, f)>
#key = affine_map<(r, k, f, v) -> (k, f)>
#value = affine_map<(r, k, f, v) -> (k, v)>
#extra = affine_map<(r, k, f, v) -> (k)>
#output = affine_map<(r, k, f, v) -> (r, v)>
!t = tensor<256x8xf32>
!s = tensor<256xf32>

// Four runs of 64 rows.
// CHECK-LABEL: func.func private @causal(
// CHECK: outs(%{{.*}} : tensor<64x64xf32>)
// CHECK: outs(%{{.*}} : tensor<64x128xf32>)
// CHECK: outs(%{{.*}} : tensor<64x192xf32>)
// CHECK: outs(%{{.*}} : tensor<64x256xf32>)
func.func private @causal(%q: !t) -> !t attributes {pipe.function} {
  %o, %shift, %total = pipe.attention query(%q : !t) key(%q : !t) value(%q : !t)
      maps [#query, #key, #value, #output] -> !t, !s, !s scores {
  ^bb0(%raw: f32, %row: index, %c: index):
    %hidden = arith.constant 0xFF800000 : f32
    %later = arith.cmpi ugt, %c, %row : index
    %score = arith.select %later, %hidden, %raw : f32
    pipe.yield %score : f32
  }
  return %o : !t
}

// -----

#query = affine_map<(r, k, f, v) -> (r, f)>
#key = affine_map<(r, k, f, v) -> (k, f)>
#value = affine_map<(r, k, f, v) -> (k, v)>
#extra = affine_map<(r, k, f, v) -> (k)>
#output = affine_map<(r, k, f, v) -> (r, v)>
!t = tensor<256x8xf32>
!s = tensor<256xf32>

// Numbers of another type, a window, a padding mask, and what hides is added: the row sees up
// to two keys behind it.
// CHECK-LABEL: func.func private @composed(
// CHECK: outs(%{{.*}} : tensor<64x66xf32>)
// CHECK: outs(%{{.*}} : tensor<64x130xf32>)
// CHECK: outs(%{{.*}} : tensor<64x194xf32>)
// CHECK: outs(%{{.*}} : tensor<64x256xf32>)
func.func private @composed(%q: !t, %m: tensor<256xi1>) -> !t attributes {pipe.function} {
  %o, %shift, %total = pipe.attention query(%q : !t) key(%q : !t) value(%q : !t)
      extras(%m : tensor<256xi1>) maps [#query, #key, #value, #extra, #output] -> !t, !s, !s scores {
  ^bb0(%raw: f32, %padded: i1, %row: index, %c: index):
    %hidden = arith.constant 0xFF800000 : f32
    %zero = arith.constant 0.0 : f32
    %two = arith.constant 2 : i64
    %window = arith.constant -8 : i64
    %r = arith.index_cast %row : index to i64
    %k = arith.index_cast %c : index to i64
    %distance = arith.subi %k, %r : i64
    %near = arith.cmpi sle, %distance, %two : i64
    %recent = arith.cmpi sgt, %distance, %window : i64
    %both = arith.andi %near, %recent : i1
    %seen = arith.andi %both, %padded : i1
    %mask = arith.select %seen, %zero, %hidden : f32
    %score = arith.addf %raw, %mask : f32
    pipe.yield %score : f32
  }
  return %o : !t
}

// -----

#query = affine_map<(r, k, f, v) -> (r, f)>
#key = affine_map<(r, k, f, v) -> (k, f)>
#value = affine_map<(r, k, f, v) -> (k, v)>
#extra = affine_map<(r, k, f, v) -> (k)>
#output = affine_map<(r, k, f, v) -> (r, v)>
!t = tensor<256x8xf32>
!s = tensor<256xf32>

// The first row sees no key: what hides it is not minus infinity, so it sees all equally. That
// needs all keys.
// CHECK-LABEL: func.func private @strict(
// CHECK: outs(%{{.*}} : tensor<64x256xf32>)
// CHECK: outs(%{{.*}} : tensor<64x127xf32>)
func.func private @strict(%q: !t) -> !t attributes {pipe.function} {
  %o, %shift, %total = pipe.attention query(%q : !t) key(%q : !t) value(%q : !t)
      maps [#query, #key, #value, #output] -> !t, !s, !s scores {
  ^bb0(%raw: f32, %row: index, %c: index):
    %hidden = arith.constant -3.40282347E+38 : f32
    %earlier = arith.cmpi ult, %c, %row : index
    %score = arith.select %earlier, %raw, %hidden : f32
    pipe.yield %score : f32
  }
  return %o : !t
}

// -----

#query = affine_map<(r, k, f, v) -> (r, f)>
#key = affine_map<(r, k, f, v) -> (k, f)>
#value = affine_map<(r, k, f, v) -> (k, v)>
#extra = affine_map<(r, k, f, v) -> (k)>
#output = affine_map<(r, k, f, v) -> (r, v)>
!t = tensor<256x8xf32>
!s = tensor<256xf32>

// Beside an operand that may be as low, a finite number hides nothing for sure; nor does an
// unsigned comparison of what may be negative.
// CHECK-LABEL: func.func private @unknown(
// CHECK: outs(%{{.*}} : tensor<128x256xf32>)
// CHECK: outs(%{{.*}} : tensor<128x256xf32>)
func.func private @unknown(%q: !t, %m: tensor<256xf32>) -> (!t, !t) attributes {pipe.function} {
  %o, %shift, %total = pipe.attention query(%q : !t) key(%q : !t) value(%q : !t)
      extras(%m : tensor<256xf32>) maps [#query, #key, #value, #extra, #output] -> !t, !s, !s scores {
  ^bb0(%raw: f32, %bias: f32, %row: index, %c: index):
    %hidden = arith.constant -1.0e30 : f32
    %later = arith.cmpi ugt, %c, %row : index
    %biased = arith.addf %raw, %bias : f32
    %score = arith.select %later, %hidden, %biased : f32
    pipe.yield %score : f32
  }
  %o2, %shift2, %total2 = pipe.attention query(%q : !t) key(%q : !t) value(%q : !t)
      maps [#query, #key, #value, #output] -> !t, !s, !s scores {
  ^bb0(%raw: f32, %row: index, %c: index):
    %hidden = arith.constant 0xFF800000 : f32
    %one = arith.constant 1 : index
    %before = arith.subi %row, %one : index
    %later = arith.cmpi ugt, %c, %before : index
    %score = arith.select %later, %hidden, %raw : f32
    pipe.yield %score : f32
  }
  return %o, %o2 : !t, !t
}
