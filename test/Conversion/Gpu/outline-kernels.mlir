// RUN: pipeline-opt %s -pass-pipeline='builtin.module(pipe-gpu-outline-kernels,canonicalize,cse)' -split-input-file | FileCheck %s -enable-var-scope

// An iteration per group of 16 lanes, eight groups a block; a strip is 16 bytes a lane.
// CHECK-LABEL: func.func private @strips(
// CHECK-SAME:    %[[X:[^:]*]]: memref<512x256xf32>, %[[Y:[^:]*]]: memref<512x256xf32>
// CHECK:         gpu.launch_func @pipe_kernels::@strips blocks in (%c256, %c1, %c1) threads in (%c16, %c8, %c1) args(%[[X]] : memref<512x256xf32>, %[[Y]] : memref<512x256xf32>)
// CHECK-LABEL: gpu.func @strips(
// CHECK-SAME:    %[[X:[^:]*]]: memref<512x256xf32> {llvm.align = 64 : i64, llvm.noalias}
// CHECK-SAME:    known_block_size = array<i32: 16, 8, 1>
// CHECK:         %[[V:.*]] = vector.load %[[X]][%{{.*}}] {alignment = 16 : i64} : memref<512x256xf32>, vector<4xf32>
// CHECK:         %[[S:.*]] = arith.addf %[[V]], %[[V]] : vector<4xf32>
// CHECK:         vector.store %[[S]], %{{.*}} {alignment = 16 : i64} : memref<512x256xf32>, vector<4xf32>
func.func private @strips(%x: memref<512x256xf32>, %y: memref<512x256xf32>) attributes {pipe.function} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c64 = arith.constant 64 : index
  %c256 = arith.constant 256 : index
  %c512 = arith.constant 512 : index
  %pad = ub.poison : f32
  scf.parallel (%r, %c) = (%c0, %c0) to (%c512, %c256) step (%c1, %c64) {
    %v = vector.transfer_read %x[%r, %c], %pad {in_bounds = [true]} : memref<512x256xf32>, vector<64xf32>
    %s = arith.addf %v, %v : vector<64xf32>
    vector.transfer_write %s, %y[%r, %c] {in_bounds = [true]} : vector<64xf32>, memref<512x256xf32>
  }
  return
}

// -----

// A tree of shuffles: 32, 16, 8 and 4 elements further on are 8, 4, 2 and 1 lanes. The first lane
// stores the sum of a row. 10 rows leave the last block half empty.
// CHECK-LABEL: gpu.func @reduction(
// CHECK:         %[[GROUP:.*]] = arith.addi
// CHECK:         %[[MASK:.*]] = arith.shli %c65535_i32, %{{.*}} : i32
// CHECK:         %[[IS:.*]] = arith.cmpi ult, %[[GROUP]], %c10
// CHECK:         scf.if %[[IS]] {
// CHECK:           %[[P:.*]] = scf.for {{.*}} -> (vector<4xf32>)
// CHECK:           nvvm.shfl.sync down %[[MASK]], %{{.*}}, %c8_i32{{.*}}, %c4127_i32
// CHECK:           arith.addf %[[P]], %{{.*}} : vector<4xf32>
// CHECK:           nvvm.shfl.sync down %[[MASK]], %{{.*}}, %c4_i32
// CHECK:           nvvm.shfl.sync down %[[MASK]], %{{.*}}, %c2_i32
// CHECK:           nvvm.shfl.sync down %[[MASK]], %{{.*}}, %c1_i32
// CHECK:           %[[SUM:.*]] = nvvm.shfl.sync idx %[[MASK]], %{{.*}}, %c0_i32
// CHECK:           %[[TOTAL:.*]] = arith.addf %[[SUM]], %{{.*}} : f32
// CHECK:           %[[FIRST:.*]] = arith.cmpi eq, %thread_id_x, %c0
// CHECK:           scf.if %[[FIRST]] {
// CHECK-NEXT:        memref.store %[[TOTAL]]
func.func private @reduction(%x: memref<10x256xf32>, %y: memref<10xf32>) attributes {pipe.function} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c10 = arith.constant 10 : index
  %c64 = arith.constant 64 : index
  %c256 = arith.constant 256 : index
  %zero = arith.constant 0.0 : f32
  %zeros = arith.constant dense<0.0> : vector<64xf32>
  %pad = ub.poison : f32
  scf.parallel (%r) = (%c0) to (%c10) step (%c1) {
    %p = scf.for %c = %c0 to %c256 step %c64 iter_args(%a = %zeros) -> (vector<64xf32>) {
      %v = vector.transfer_read %x[%r, %c], %pad {in_bounds = [true]} : memref<10x256xf32>, vector<64xf32>
      %s = arith.addf %a, %v : vector<64xf32>
      scf.yield %s : vector<64xf32>
    }
    %sum = vector.multi_reduction <add>, %p, %zero [0] : vector<64xf32> to f32
    %out = vector.broadcast %sum : f32 to vector<f32>
    vector.transfer_write %out, %y[%r] : vector<f32>, memref<10xf32>
  }
  return
}

// -----

// A row's temporary is in the memory of the block; it is private to lanes that touch their own
// elements only. What one lane writes and others read is waited for.
// CHECK-LABEL: gpu.func @memory(
// CHECK-SAME:    workgroup(%[[ROWS:.*]] : memref<8x128xf32, #gpu.address_space<workgroup>> {llvm.align = 16 : i64})
// CHECK:         %[[ROW:.*]] = memref.subview %[[ROWS]][%thread_id_y, 0] [1, 128] [1, 1]
// CHECK:         vector.store %{{.*}}, %[[ROW]][%{{.*}}] {alignment = 16 : i64}
// CHECK-NOT:     nvvm.bar.warp.sync
// CHECK:         vector.load %[[ROW]]
// CHECK:         nvvm.bar.warp.sync
// CHECK:         memref.store
// CHECK:         nvvm.bar.warp.sync
// CHECK:         memref.load
func.func private @memory(%x: memref<512x128xf32>, %y: memref<512xf32>, %z: memref<512x128xf32>) attributes {pipe.function} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c64 = arith.constant 64 : index
  %c128 = arith.constant 128 : index
  %c512 = arith.constant 512 : index
  %one = arith.constant 1.0 : f32
  %pad = ub.poison : f32
  scf.parallel (%r) = (%c0) to (%c512) step (%c1) {
    %row = memref.alloca() : memref<128xf32>
    scf.for %c = %c0 to %c128 step %c64 {
      %v = vector.transfer_read %x[%r, %c], %pad {in_bounds = [true]} : memref<512x128xf32>, vector<64xf32>
      vector.transfer_write %v, %row[%c] {in_bounds = [true]} : vector<64xf32>, memref<128xf32>
    }
    scf.for %c = %c0 to %c128 step %c64 {
      %v = vector.transfer_read %row[%c], %pad {in_bounds = [true]} : memref<128xf32>, vector<64xf32>
      vector.transfer_write %v, %z[%r, %c] {in_bounds = [true]} : vector<64xf32>, memref<512x128xf32>
    }
    memref.store %one, %y[%r] : memref<512xf32>
    %s = memref.load %y[%r] : memref<512xf32>
    %t = arith.addf %s, %s : f32
    memref.store %t, %y[%r] : memref<512xf32>
  }
  return
}

// -----

// Rows too long for the memory of a block are in memory of the function.
// CHECK-LABEL: func.func private @long_rows(
// CHECK:         %[[T:.*]] = memref.alloc() {alignment = 64 : i64} : memref<512x16384xf32>
// CHECK:         gpu.launch_func {{.*}} args({{.*}}%[[T]] : memref<512x16384xf32>)
// CHECK:       gpu.func @long_rows({{.*}}%[[ROWS:[^ ]*]]: memref<512x16384xf32>
// CHECK:         memref.subview %[[ROWS]]
func.func private @long_rows(%x: memref<512x16384xf32>) attributes {pipe.function} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c64 = arith.constant 64 : index
  %n = arith.constant 16384 : index
  %c512 = arith.constant 512 : index
  %pad = ub.poison : f32
  scf.parallel (%r) = (%c0) to (%c512) step (%c1) {
    %row = memref.alloca() : memref<16384xf32>
    scf.for %c = %c0 to %n step %c64 {
      %v = vector.transfer_read %x[%r, %c], %pad {in_bounds = [true]} : memref<512x16384xf32>, vector<64xf32>
      vector.transfer_write %v, %row[%c] {in_bounds = [true]} : vector<64xf32>, memref<16384xf32>
    }
    scf.for %c = %c0 to %n step %c64 {
      %v = vector.transfer_read %row[%c], %pad {in_bounds = [true]} : memref<16384xf32>, vector<64xf32>
      vector.transfer_write %v, %x[%r, %c] {in_bounds = [true]} : vector<64xf32>, memref<512x16384xf32>
    }
  }
  return
}

// -----

// Short and odd vectors: lanes behind the end do nothing; without alignment, element by element.
// CHECK-LABEL: gpu.func @short(
// CHECK:         arith.cmpi ult, %{{.*}}, %c40
// CHECK:         scf.if
// CHECK:           vector.load {{.*}} {alignment = 16 : i64} : memref<40xf32>, vector<4xf32>
// CHECK:         arith.cmpi ult, %{{.*}}, %c7
// CHECK:         scf.if
// CHECK:           memref.load
func.func private @short(%x: memref<40xf32>, %y: memref<7xf32>, %a: memref<40xf32>, %b: memref<7xf32>) attributes {pipe.function} {
  %c0 = arith.constant 0 : index
  %pad = ub.poison : f32
  %v = vector.transfer_read %x[%c0], %pad {in_bounds = [true]} : memref<40xf32>, vector<40xf32>
  vector.transfer_write %v, %a[%c0] {in_bounds = [true]} : vector<40xf32>, memref<40xf32>
  %w = vector.transfer_read %y[%c0], %pad {in_bounds = [true]} : memref<7xf32>, vector<7xf32>
  vector.transfer_write %w, %b[%c0] {in_bounds = [true]} : vector<7xf32>, memref<7xf32>
  return
}

// -----

// A loop that sums in registers and writes on the way: what a later kernel needs of its sum goes
// through memory. An op between two that write memory is gone with them.
// CHECK-LABEL: func.func private @passed_on(
// CHECK:         %[[T:.*]] = memref.alloc() {alignment = 64 : i64} : memref<16xf32>
// CHECK:         gpu.launch_func @pipe_kernels::@passed_on blocks in {{.*}}%[[T]] : memref<16xf32>
// CHECK-NEXT:    call @passed_on_product
// CHECK-NEXT:    gpu.launch_func @pipe_kernels::@passed_on_0 blocks in {{.*}}%[[T]] : memref<16xf32>
// CHECK-NEXT:    return
// CHECK-LABEL: gpu.func @passed_on(
// CHECK:         %[[SUM:.*]]:2 = scf.for
// CHECK:         vector.store %[[SUM]]#0
// CHECK:         arith.addf %[[SUM]]#1
// CHECK-LABEL: gpu.func @passed_on_0(
// CHECK-NOT:     scf.for
func.func private @passed_on_product()
func.func private @passed_on(%x: memref<12x16xf32>, %y: memref<12x16xf32>, %a: memref<16xf32>, %b: memref<16xf32>) attributes {pipe.function} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c12 = arith.constant 12 : index
  %zeros = arith.constant dense<0.0> : vector<16xf32>
  %pad = ub.poison : f32
  %sum, %twice = scf.for %r = %c0 to %c12 step %c1 iter_args(%s = %zeros, %t = %zeros) -> (vector<16xf32>, vector<16xf32>) {
    %v = vector.transfer_read %x[%r, %c0], %pad {in_bounds = [true]} : memref<12x16xf32>, vector<16xf32>
    vector.transfer_write %v, %y[%r, %c0] {in_bounds = [true]} : vector<16xf32>, memref<12x16xf32>
    %next = arith.addf %s, %v : vector<16xf32>
    %other = arith.mulf %t, %v : vector<16xf32>
    scf.yield %next, %other : vector<16xf32>, vector<16xf32>
  }
  %between = arith.addf %twice, %twice : vector<16xf32>
  vector.transfer_write %between, %a[%c0] {in_bounds = [true]} : vector<16xf32>, memref<16xf32>
  call @passed_on_product() : () -> ()
  vector.transfer_write %sum, %b[%c0] {in_bounds = [true]} : vector<16xf32>, memref<16xf32>
  return
}
