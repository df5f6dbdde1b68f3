// Programs, and code of layers, that no target or another one could run.
// RUN: pipeline-opt %s --convert-pipe-to-llvm -split-input-file -verify-diagnostics

pipe.graph @m partition <ranks = 1, owners = [0]> {
  %x = pipe.input "x" : tensor<8xf32>
}
pipe.program @m.rank0 of @m rank 0 microbatches 1 arena 0 streams {
}
// expected-error @below {{has no streams, but others have; run --pipe-assign-streams on all programs at once}}
pipe.program @m.rank1 of @m rank 1 microbatches 1 arena 0 {
}

// -----

pipe.graph @m partition <ranks = 1, owners = [0]> {
  %x = pipe.input "x" : tensor<8xf32>
}
pipe.program @m.rank0 of @m rank 0 microbatches 1 arena 320 streams {
  %w = pipe.buffer parameters "w" at 0 : !pipe.buffer<tensor<8x8xf32>>
  %p = pipe.buffer packed "w" at 256 : !pipe.buffer<tensor<64xi8>>
  // expected-error @below {{has no form for CUDA, where products read parameters as they are; compile functions by 'codegen=pipe-gpu-codegen'}}
  pipe.pack %w into %p as <offset = 0, k = 8, n = 8, leading = 8, transposed = false, bytes = 64> : <tensor<8x8xf32>>, <tensor<64xi8>>
}

// -----

// As many layers share the parameter.
!g = !pipe.buffer<tensor<8xf32>>
pipe.graph @m partition <ranks = 1, owners = [0]> {
  %x = pipe.input "x" : tensor<8xf32>
}
pipe.program @m.rank0 of @m rank 0 microbatches 1 arena 128 streams {
  %w = pipe.buffer parameters "w" at 0 : !g
  %g = pipe.buffer gradients "g" at 64 : !g
  // expected-error @below {{adds 65 accumulators of one parameter, but CUDA's updates add at most 64; let fewer layers share the parameter}}
  pipe.update sgd %w gradients(
                %g, %g, %g, %g, %g, %g, %g, %g, %g, %g, %g, %g, %g, %g, %g, %g, %g, %g, %g, %g, %g, %g,
                %g, %g, %g, %g, %g, %g, %g, %g, %g, %g, %g, %g, %g, %g, %g, %g, %g, %g, %g, %g, %g, %g,
                %g, %g, %g, %g, %g, %g, %g, %g, %g, %g, %g, %g, %g, %g, %g, %g, %g, %g, %g, %g, %g :
                !g, !g, !g, !g, !g, !g, !g, !g, !g, !g, !g, !g, !g, !g, !g, !g, !g, !g, !g, !g, !g, !g,
                !g, !g, !g, !g, !g, !g, !g, !g, !g, !g, !g, !g, !g, !g, !g, !g, !g, !g, !g, !g, !g, !g,
                !g, !g, !g, !g, !g, !g, !g, !g, !g, !g, !g, !g, !g, !g, !g, !g, !g, !g, !g, !g, !g) : !g
}

// -----

// expected-error @below {{is compiled for the CPU, but the programs have streams; let --pipe-plan-memory compile it by 'codegen=pipe-gpu-codegen', or leave out --pipe-assign-streams}}
func.func private @layer(%x: memref<8xf32>, %workspace: memref<0xi8>) attributes {pipe.function, pipe.workspace = 0 : i64} {
  %c0 = arith.constant 0 : index
  // expected-note @below {{this is for the host's memory}}
  %y = memref.load %x[%c0] : memref<8xf32>
  return
}
pipe.graph @m partition <ranks = 1, owners = [0]> {
  %x = pipe.input "x" : tensor<8xf32>
}
pipe.program @m.rank0 of @m rank 0 microbatches 1 arena 0 streams {
}

// -----

func.func private @pipeline_rt_gemm_f32(memref<8xf32>)
// expected-error @below {{is compiled for the CPU}}
func.func private @layer(%x: memref<8xf32>, %workspace: memref<0xi8>) attributes {pipe.function, pipe.workspace = 0 : i64} {
  // expected-note @below {{this is for the host's memory}}
  call @pipeline_rt_gemm_f32(%x) : (memref<8xf32>) -> ()
  return
}
pipe.graph @m partition <ranks = 1, owners = [0]> {
  %x = pipe.input "x" : tensor<8xf32>
}
pipe.program @m.rank0 of @m rank 0 microbatches 1 arena 0 streams {
}

// -----

module attributes {gpu.container_module} {
  gpu.module @pipe_kernels {
    gpu.func @kernel(%x: memref<8xf32>) kernel {
      gpu.return
    }
  }
  func.func private @layer(%x: memref<8xf32>, %workspace: memref<0xi8>) attributes {pipe.function, pipe.workspace = 0 : i64} {
    %c1 = arith.constant 1 : index
    // expected-error @below {{is of a program without streams, whose memory is the host's; compile functions by 'codegen=pipe-cpu-codegen', or run --pipe-assign-streams}}
    gpu.launch_func @pipe_kernels::@kernel blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) args(%x : memref<8xf32>)
    return
  }
  pipe.graph @m partition <ranks = 1, owners = [0]> {
    %x = pipe.input "x" : tensor<8xf32>
  }
  pipe.program @m.rank0 of @m rank 0 microbatches 1 arena 0 {
  }
}
