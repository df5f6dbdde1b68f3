// RUN: pipeline-opt %s -pass-pipeline='builtin.module(pipe-gpu-outline-kernels,gpu.module(pipe-gpu-lower-math),pipe-gpu-host-to-runtime)' -split-input-file -verify-diagnostics

func.func private @arctangent(%x: memref<64xf32>) attributes {pipe.function} {
  %c0 = arith.constant 0 : index
  %a = memref.load %x[%c0] : memref<64xf32>
  // expected-error @below {{of 'f32' cannot be compiled for the GPU: it has no expansion with fixed bits; use exp, tanh, log, erf, sin, cos or rsqrt of f32}}
  %b = math.atan %a : f32
  memref.store %b, %x[%c0] : memref<64xf32>
  return
}

// -----

func.func private @plane(%x: memref<4x8xf32>, %y: memref<4x8xf32>) attributes {pipe.function} {
  %c0 = arith.constant 0 : index
  %pad = ub.poison : f32
  // expected-error @below {{cannot be compiled for the GPU: 'vector<4x8xf32>' is no vector of at most 64 elements}}
  %v = vector.transfer_read %x[%c0, %c0], %pad {in_bounds = [true, true]} : memref<4x8xf32>, vector<4x8xf32>
  vector.transfer_write %v, %y[%c0, %c0] {in_bounds = [true, true]} : vector<4x8xf32>, memref<4x8xf32>
  return
}

// -----

func.func private @moved(%x: memref<64xf32>, %y: memref<32xf32>) attributes {pipe.function} {
  %c0 = arith.constant 0 : index
  %pad = ub.poison : f32
  %v = vector.transfer_read %x[%c0], %pad {in_bounds = [true]} : memref<64xf32>, vector<64xf32>
  // expected-error @below {{cannot be compiled for the GPU: it moves elements between lanes}}
  %w = vector.extract_strided_slice %v {offsets = [32], sizes = [32], strides = [1]} : vector<64xf32> to vector<32xf32>
  vector.transfer_write %w, %y[%c0] {in_bounds = [true]} : vector<32xf32>, memref<32xf32>
  return
}

// -----

func.func private @callee(%x: memref<64xf32>) attributes {pipe.function} {
  return
}
func.func @no_rank(%x: memref<64xf32>) {
  // expected-error @below {{calls @callee, which works for a rank, in a function without one; the first argument of @no_rank must be the rank}}
  call @callee(%x) : (memref<64xf32>) -> ()
  return
}

// -----

func.func private @addressed(%x: memref<64xf32>) attributes {pipe.function} {
  return
}
func.func @table(%rank: !llvm.ptr) {
  // expected-error @below {{takes the address of @addressed, which works for a rank; only direct calls hand on the rank to code for the GPU}}
  %f = func.constant @addressed : (memref<64xf32>) -> ()
  return
}

// -----

func.func private @host_index(%a: memref<4x8x8xf32>, %b: memref<8x8xf32>, %c: memref<8x8xf32>, %i: memref<1xindex>) attributes {pipe.function} {
  %c0 = arith.constant 0 : index
  // expected-error @below {{is needed by the host, for an index or a condition of a loop that starts contractions, but is on the device}}
  %at = memref.load %i[%c0] : memref<1xindex>
  %m = memref.subview %a[%at, 0, 0] [1, 8, 8] [1, 1, 1] : memref<4x8x8xf32> to memref<8x8xf32, strided<[8, 1], offset: ?>>
  pipe_gpu.contraction accumulates ins(%m, %b : memref<8x8xf32, strided<[8, 1], offset: ?>>, memref<8x8xf32>) outs(%c : memref<8x8xf32>)
      {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>]}
  return
}

// -----

// A kernel that reads what a contraction changes first.
func.func private @gone(%s: memref<1xf32>, %a: memref<8x8xf32>, %b: memref<8x8xf32>, %c: memref<8x8xf32>) attributes {pipe.function} {
  %c0 = arith.constant 0 : index
  // expected-error @below {{is read by a kernel that runs after its memory has changed}}
  %old = memref.load %c[%c0, %c0] : memref<8x8xf32>
  // expected-note @below {{changed here}}
  pipe_gpu.contraction accumulates ins(%a, %b : memref<8x8xf32>, memref<8x8xf32>) outs(%c : memref<8x8xf32>)
      {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>]}
  memref.store %old, %s[%c0] : memref<1xf32>
  return
}
