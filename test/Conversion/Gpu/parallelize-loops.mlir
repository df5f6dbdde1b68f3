// RUN: pipeline-opt %s -pass-pipeline='builtin.module(func.func(pipe-gpu-parallelize-loops))' | FileCheck %s -enable-var-scope

// Rows and strips of a row.
// CHECK-LABEL: func.func private @elementwise(
// CHECK:         scf.parallel (%[[R:.*]], %[[C:.*]]) = (%{{.*}}, %{{.*}}) to (%c512, %c256) step (%c1, %c64)
// CHECK-NEXT:      vector.transfer_read %{{.*}}[%[[R]], %[[C]]]
// CHECK-NOT:     scf.for
func.func private @elementwise(%x: memref<512x256xf32>, %y: memref<512x256xf32>) attributes {pipe.function} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c64 = arith.constant 64 : index
  %c256 = arith.constant 256 : index
  %c512 = arith.constant 512 : index
  %pad = ub.poison : f32
  scf.for %r = %c0 to %c512 step %c1 {
    scf.for %c = %c0 to %c256 step %c64 {
      %v = vector.transfer_read %x[%r, %c], %pad {in_bounds = [true]} : memref<512x256xf32>, vector<64xf32>
      vector.transfer_write %v, %y[%r, %c] {in_bounds = [true]} : vector<64xf32>, memref<512x256xf32>
    }
  }
  return
}

// Rows are added in order, for each strip of columns; the sum is a value.
// CHECK-LABEL: func.func private @column_sum(
// CHECK:         scf.parallel (%[[C:.*]]) = (%{{.*}}) to (%c256) step (%c64)
// CHECK:           %[[FIRST:.*]] = vector.transfer_read %{{.*}}[%[[C]]]
// CHECK:           %[[SUM:.*]] = scf.for %{{.*}} = %{{.*}} to %c512 step %{{.*}} iter_args(%{{.*}} = %[[FIRST]])
// CHECK:           vector.transfer_write %[[SUM]], %{{.*}}[%[[C]]]
func.func private @column_sum(%x: memref<512x256xf32>, %s: memref<256xf32>) attributes {pipe.function} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c64 = arith.constant 64 : index
  %c256 = arith.constant 256 : index
  %c512 = arith.constant 512 : index
  %pad = ub.poison : f32
  scf.for %r = %c0 to %c512 step %c1 {
    scf.for %c = %c0 to %c256 step %c64 {
      %v = vector.transfer_read %x[%r, %c], %pad {in_bounds = [true]} : memref<512x256xf32>, vector<64xf32>
      %o = vector.transfer_read %s[%c], %pad {in_bounds = [true]} : memref<256xf32>, vector<64xf32>
      %t = arith.addf %o, %v : vector<64xf32>
      vector.transfer_write %t, %s[%c] {in_bounds = [true]} : vector<64xf32>, memref<256xf32>
    }
  }
  return
}

// Rows that indices choose are added in order; only columns are independent.
// CHECK-LABEL: func.func private @scatter_add(
// CHECK:         scf.parallel (%[[C:.*]]) = (%{{.*}}) to (%c256) step (%c64)
// CHECK:           scf.for %[[R:.*]] = %{{.*}} to %c512
// CHECK:             %[[I:.*]] = memref.load %{{.*}}[%[[R]]]
// CHECK:             vector.transfer_write %{{.*}}, %{{.*}}[%{{.*}}, %[[C]]]
func.func private @scatter_add(%x: memref<512x256xf32>, %i: memref<512xi32>, %table: memref<100x256xf32>) attributes {pipe.function} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c64 = arith.constant 64 : index
  %c256 = arith.constant 256 : index
  %c512 = arith.constant 512 : index
  %pad = ub.poison : f32
  scf.for %r = %c0 to %c512 step %c1 {
    %at = memref.load %i[%r] : memref<512xi32>
    %row = arith.index_cast %at : i32 to index
    scf.for %c = %c0 to %c256 step %c64 {
      %v = vector.transfer_read %x[%r, %c], %pad {in_bounds = [true]} : memref<512x256xf32>, vector<64xf32>
      %o = vector.transfer_read %table[%row, %c], %pad {in_bounds = [true]} : memref<100x256xf32>, vector<64xf32>
      %t = arith.addf %o, %v : vector<64xf32>
      vector.transfer_write %t, %table[%row, %c] {in_bounds = [true]} : vector<64xf32>, memref<100x256xf32>
    }
  }
  return
}

// A temporary becomes one per row, and what it was filled with before is not read.
// CHECK-LABEL: func.func private @temporary(
// CHECK-NOT:     memref.alloc()
// CHECK:         scf.parallel (%[[R:.*]]) = (%{{.*}}) to (%c512) step (%c1)
// CHECK:           %[[T:.*]] = memref.alloca() {alignment = 64 : i64} : memref<1xf32>
// CHECK:           memref.subview %[[T]]
func.func private @temporary(%x: memref<512xf32>, %y: memref<512xf32>) attributes {pipe.function} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c512 = arith.constant 512 : index
  %zero = arith.constant dense<0.0> : vector<1xf32>
  %t = memref.alloc() {alignment = 64 : i64} : memref<1xf32>
  vector.transfer_write %zero, %t[%c0] {in_bounds = [true]} : vector<1xf32>, memref<1xf32>
  %v = memref.subview %t[0] [1] [1] : memref<1xf32> to memref<f32, strided<[]>>
  scf.for %r = %c0 to %c512 step %c1 {
    %a = memref.load %x[%r] : memref<512xf32>
    memref.store %a, %t[%c0] : memref<1xf32>
    %b = memref.load %v[] : memref<f32, strided<[]>>
    %d = arith.mulf %b, %b : f32
    memref.store %d, %y[%r] : memref<512xf32>
  }
  return
}

// So it does where another loop uses the same memory for its own.
// CHECK-LABEL: func.func private @shared_temporary(
// CHECK-NOT:     memref.alloc()
// CHECK-COUNT-2: scf.parallel
func.func private @shared_temporary(%x: memref<512xf32>, %y: memref<512xf32>) attributes {pipe.function} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c512 = arith.constant 512 : index
  %t = memref.alloc() {alignment = 64 : i64} : memref<1xf32>
  scf.for %r = %c0 to %c512 step %c1 {
    %a = memref.load %x[%r] : memref<512xf32>
    memref.store %a, %t[%c0] : memref<1xf32>
    %b = memref.load %t[%c0] : memref<1xf32>
    memref.store %b, %y[%r] : memref<512xf32>
  }
  scf.for %r = %c0 to %c512 step %c1 {
    %a = memref.load %y[%r] : memref<512xf32>
    memref.store %a, %t[%c0] : memref<1xf32>
    %b = memref.load %t[%c0] : memref<1xf32>
    memref.store %b, %x[%r] : memref<512xf32>
  }
  return
}

// Rows of a tile, which begins where an outer index says.
// CHECK-LABEL: func.func private @tile(
// CHECK:         scf.parallel (%[[R:.*]]) = (%{{.*}}) to (%c64)
// CHECK:           arith.addi %{{.*}}, %[[R]]
func.func private @tile(%x: memref<512xf32>, %y: memref<512xf32>, %i: index) attributes {pipe.function} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c64 = arith.constant 64 : index
  %first = arith.muli %i, %c64 : index
  scf.for %r = %c0 to %c64 step %c1 {
    %row = arith.addi %first, %r : index
    %a = memref.load %x[%row] : memref<512xf32>
    memref.store %a, %y[%row] : memref<512xf32>
  }
  return
}

// What is left in memory for later is not a temporary.
// CHECK-LABEL: func.func private @left(
// CHECK:         memref.alloc()
// CHECK-NOT:     scf.parallel
// CHECK:         return
func.func private @left(%x: memref<512xf32>, %y: memref<1xf32>) attributes {pipe.function} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c512 = arith.constant 512 : index
  %t = memref.alloc() {alignment = 64 : i64} : memref<1xf32>
  scf.for %r = %c0 to %c512 step %c1 {
    %a = memref.load %x[%r] : memref<512xf32>
    memref.store %a, %t[%c0] : memref<1xf32>
    %b = memref.load %t[%c0] : memref<1xf32>
    memref.store %b, %x[%r] : memref<512xf32>
  }
  %c = memref.load %t[%c0] : memref<1xf32>
  memref.store %c, %y[%c0] : memref<1xf32>
  return
}

// An iteration that reads what another has written is not independent.
// CHECK-LABEL: func.func private @carried(
// CHECK-NOT:     scf.parallel
// CHECK:         return
func.func private @carried(%x: memref<512xf32>) attributes {pipe.function} {
  %c1 = arith.constant 1 : index
  %c511 = arith.constant 511 : index
  scf.for %r = %c1 to %c511 step %c1 {
    %a = memref.load %x[%r] : memref<512xf32>
    %n = arith.addi %r, %c1 : index
    memref.store %a, %x[%n] : memref<512xf32>
  }
  return
}

// Around contractions, loops are the host's.
// CHECK-LABEL: func.func private @host_loop(
// CHECK:         scf.for %{{.*}} = %{{.*}} to %c4
// CHECK:           pipe_gpu.contraction
// CHECK:           scf.parallel (%{{.*}}, %{{.*}}) = (%{{.*}}, %{{.*}}) to (%c8, %c64)
func.func private @host_loop(%a: memref<4x8x8xf32>, %b: memref<8x64xf32>, %t: memref<8x64xf32>, %y: memref<4x8x64xf32>) attributes {pipe.function} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c64 = arith.constant 64 : index
  %pad = ub.poison : f32
  scf.for %i = %c0 to %c4 step %c1 {
    %m = memref.subview %a[%i, 0, 0] [1, 8, 8] [1, 1, 1] : memref<4x8x8xf32> to memref<8x8xf32, strided<[8, 1], offset: ?>>
    pipe_gpu.contraction accumulates ins(%m, %b : memref<8x8xf32, strided<[8, 1], offset: ?>>, memref<8x64xf32>) outs(%t : memref<8x64xf32>)
        {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>]}
    scf.for %r = %c0 to %c8 step %c1 {
      scf.for %c = %c0 to %c64 step %c64 {
        %v = vector.transfer_read %t[%r, %c], %pad {in_bounds = [true]} : memref<8x64xf32>, vector<64xf32>
        vector.transfer_write %v, %y[%i, %r, %c] {in_bounds = [true]} : vector<64xf32>, memref<4x8x64xf32>
      }
    }
  }
  return
}
