// RUN: pipeline-opt %s -split-input-file -verify-diagnostics

// expected-error @+1 {{argument #0 of a 'pipe.model' needs one of 'pipe.input', 'pipe.parameter' and 'pipe.buffer'}}
func.func @m(%x: tensor<f32>) -> tensor<f32> attributes {pipe.model} {
  return %x : tensor<f32>
}

// -----

// expected-error @+1 {{arguments #0 and #1 are both named 'x'}}
func.func @m(%x: tensor<f32> {pipe.input = "x"}, %y: tensor<f32> {pipe.parameter = "x"}) -> tensor<f32> attributes {pipe.model} {
  return %x : tensor<f32>
}

// -----

// expected-error @+1 {{result #0 of a 'pipe.model' must be tensor<f32>}}
func.func @m(%x: tensor<2xf32> {pipe.input = "x"}) -> tensor<2xf32> attributes {pipe.model} {
  return %x : tensor<2xf32>
}

// -----

// expected-error @+1 {{has an unknown attribute 'pipe.typo'}}
func.func @m() attributes {pipe.typo} {
  return
}

// -----

// expected-error @+1 {{argument #0: 'pipe.frozen' belongs beside 'pipe.parameter'}}
func.func @m(%x: tensor<f32> {pipe.frozen, pipe.input = "x"}) -> tensor<f32> attributes {pipe.model} {
  return %x : tensor<f32>
}

// -----

// expected-error @+1 {{every rank must own the same number of stages, at least one, but 3 stages are spread over 2 ranks as [0, 1, 1]}}
#p = #pipe.partition<ranks = 2, owners = [0, 1, 1]>

// -----

// expected-error @+1 {{stage 1 is owned by rank 2, but ranks are 0 to 1}}
#p = #pipe.partition<ranks = 2, owners = [0, 2]>

// -----

// expected-error @+1 {{every stage must have a second copy or none, but 2 stages have 1 mirrors}}
#p = #pipe.partition<ranks = 2, owners = [0, 1], mirrors = [1]>

// -----

// expected-error @+1 {{every rank must own the same number of stages, at least one, but 2 stages are spread over 2 ranks as [1, 1]}}
#p = #pipe.partition<ranks = 2, owners = [0, 1], mirrors = [1, 1]>

// -----

// expected-error @+1 {{weights are updated every 1 microbatch or more, not every 0}}
#u = #pipe.updates<stashed every 0>

// -----

func.func @f(%x: tensor<2xf32>) -> tensor<2xf32> {
  // expected-error @+1 {{takes ('tensor<2xf32>'), but its block takes ('tensor<3xf32>')}}
  %0 = pipe.layer "a" (%x) : (tensor<2xf32>) -> tensor<2xf32> {
  ^bb0(%b: tensor<3xf32>):
    pipe.yield %b : tensor<3xf32>
  }
  return %0 : tensor<2xf32>
}

// -----

func.func @f(%x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = pipe.stage 0 (%x) : (tensor<2xf32>) -> tensor<2xf32> {
  ^bb0(%b: tensor<2xf32>):
    // expected-error @+1 {{stands in a pipe.stage, which holds only pipe.layer}}
    %1 = arith.addf %b, %b : tensor<2xf32>
    pipe.yield %1 : tensor<2xf32>
  }
  return %0 : tensor<2xf32>
}

// -----

// A type mismatch between a graph and the function that it calls.
// expected-note @+1 {{'@f' is here}}
func.func private @f(tensor<2xf32>) -> tensor<f32> attributes {pipe.function}
pipe.graph @m partition <ranks = 1, owners = [0]> {
  %x = pipe.input "x" : tensor<3xf32>
  // expected-error @+1 {{has 'tensor<3xf32>' for argument #0 of '@f', which is 'tensor<2xf32>'}}
  %l = pipe.compute F 0 @f(%x) : (tensor<3xf32>) -> tensor<f32>
}

// -----

func.func private @f(tensor<2xf32>) -> tensor<f32> attributes {pipe.function}
pipe.graph @m partition <ranks = 1, owners = [0]> {
  %x = pipe.input "x" : tensor<2xf32>
  // expected-note @+1 {{the first is here}}
  %l = pipe.compute F 0 @f(%x) : (tensor<2xf32>) -> tensor<f32>
  // expected-error @+1 {{is the second F of stage 0}}
  %k = pipe.compute F 0 @f(%x) : (tensor<2xf32>) -> tensor<f32>
}

// -----

pipe.graph @m partition <ranks = 1, owners = [0]> {
  %x = pipe.input "x" : tensor<2xf32>
  // expected-error @+1 {{calls '@g', which is no function of the module}}
  %l = pipe.compute F 0 @g(%x) : (tensor<2xf32>) -> tensor<f32>
}

// -----

pipe.program @m.rank0 of @m rank 0 microbatches 1 {
  %x = pipe.buffer boundary "x" : !pipe.buffer<tensor<2xf32>>
  // expected-error @+1 {{needs a buffer of messages}}
  pipe.send %x to 1 : !pipe.buffer<tensor<2xf32>>
}

// -----

pipe.program @m.rank0 of @m rank 0 microbatches 1 {
  %x = pipe.buffer boundary "x" : !pipe.buffer<message tensor<2xf32>>
  // expected-error @+1 {{has its own rank 0 as its peer}}
  pipe.send %x to 0 : !pipe.buffer<message tensor<2xf32>>
}

// -----

// Overlapping buffers.
pipe.program @m.rank0 of @m rank 0 microbatches 1 arena 192 {
  // expected-note @+1 {{'w' is here}}
  %w = pipe.buffer parameters "w" at 0 : !pipe.buffer<tensor<32xf32>>
  // expected-error @+1 {{'r' at 64 overlaps 'w', which ends at 128}}
  %r = pipe.pool residuals "r" at 64 : !pipe.pool<2 x !pipe.buffer<tensor<1xf32>>>
}

// -----

pipe.program @m.rank0 of @m rank 0 microbatches 1 arena 64 {
  // expected-error @+1 {{'w' ends at 128, past the arena of 64 bytes}}
  %w = pipe.buffer parameters "w" at 0 : !pipe.buffer<tensor<32xf32>>
}

// -----

pipe.program @m.rank0 of @m rank 0 microbatches 1 {
  // expected-error @+1 {{offset 32 is no multiple of 64 from 0 on}}
  %w = pipe.buffer parameters "w" at 32 : !pipe.buffer<tensor<32xf32>>
}

// -----

pipe.program @m.rank0 of @m rank 0 microbatches 1 {
  %w = pipe.buffer parameters "w" : !pipe.buffer<tensor<2xf32>>
  %g = pipe.buffer gradients "w" : !pipe.buffer<tensor<2xf32>>
  // expected-error @+1 {{of adamw has 2 buffers of state, not 0}}
  pipe.update adamw %w gradients(%g : !pipe.buffer<tensor<2xf32>>) : !pipe.buffer<tensor<2xf32>>
}

// -----

pipe.program @m.rank0 of @m rank 0 microbatches 1 {
  // expected-error @+1 {{does not belong in a pipe.program}}
  %x = tensor.empty() : tensor<2xf32>
}

// -----

// expected-error @+1 {{is of '@m', which is no pipe.graph of the module}}
pipe.schedule @m.schedule of @m microbatches 1 named "x" {
  rank 0: 0F0 0B0
}

// -----

pipe.schedule @m.schedule of @m microbatches 1 named "x" {
  // expected-error @+1 {{ranks are listed in order: expected rank 0}}
  rank 1: 0F0 0B0
}

// -----

pipe.program @m.rank0 of @m rank 0 microbatches 4 updates <stashed every 1> {
  %p = pipe.pool parameters "w" : !pipe.pool<2 x !pipe.buffer<tensor<2xf32>>>
  // expected-error @+1 {{is of microbatches 0 or more behind, every 1 or more, not behind 1 every 0}}
  %w = pipe.version %p[0] behind 1 every 0 : !pipe.pool<2 x !pipe.buffer<tensor<2xf32>>>
}

// -----

pipe.program @m.rank0 of @m rank 0 microbatches 4 updates <stashed every 1> {
  %p = pipe.pool parameters "w" : !pipe.pool<2 x !pipe.buffer<tensor<2xf32>>>
  %g = pipe.buffer gradients "w" : !pipe.buffer<tensor<3xf32>>
  // expected-error @+1 {{has a parameter of 'tensor<2xf32>', but a gradient or state of '!pipe.buffer<tensor<3xf32>>'}}
  pipe.advance sgd %p[0] every 1 gradients(%g : !pipe.buffer<tensor<3xf32>>) : !pipe.pool<2 x !pipe.buffer<tensor<2xf32>>>
}

// -----

pipe.program @m.rank0 of @m rank 0 microbatches 4 {
  // expected-error @+1 {{has initial values, but holds residuals}}
  %p = pipe.pool residuals "r" {init = #pipe.fill<1.0>} : !pipe.pool<2 x !pipe.buffer<tensor<2xf32>>>
}

// -----

// expected-error @+1 {{argument #0 of a 'pipe.model' needs one of}}
func.func @m(%x: tensor<f32> {pipe.parameter = "x", pipe.buffer = "x"}) -> (tensor<f32> {pipe.loss})
    attributes {pipe.model} {
  return %x : tensor<f32>
}

// -----

// expected-error @+1 {{result #1 updates the buffer 't', but no argument is that buffer}}
func.func @m(%x: tensor<f32> {pipe.buffer = "s"})
    -> (tensor<f32> {pipe.loss}, tensor<f32> {pipe.buffer = "t"}) attributes {pipe.model} {
  return %x, %x : tensor<f32>, tensor<f32>
}

// -----

// expected-error @+1 {{result #1 updates the buffer 's' and must be 'tensor<i64>', but is 'tensor<f32>'}}
func.func @m(%x: tensor<f32> {pipe.input = "x"}, %s: tensor<i64> {pipe.buffer = "s"})
    -> (tensor<f32> {pipe.loss}, tensor<f32> {pipe.buffer = "s"}) attributes {pipe.model} {
  return %x, %x : tensor<f32>, tensor<f32>
}

// -----

// expected-error @+1 {{results #1 and #2 both update the buffer 's'}}
func.func @m(%x: tensor<f32> {pipe.input = "x"}, %s: tensor<f32> {pipe.buffer = "s"})
    -> (tensor<f32> {pipe.loss}, tensor<f32> {pipe.buffer = "s"}, tensor<f32> {pipe.buffer = "s"})
    attributes {pipe.model} {
  return %x, %x, %x : tensor<f32>, tensor<f32>, tensor<f32>
}

// -----

// expected-error @+1 {{results #1 and #2 are both the weight of the loss}}
func.func @m(%x: tensor<f32> {pipe.input = "x"})
    -> (tensor<f32> {pipe.loss}, tensor<f32> {pipe.loss_weight}, tensor<f32> {pipe.loss_weight})
    attributes {pipe.model} {
  return %x, %x, %x : tensor<f32>, tensor<f32>, tensor<f32>
}

// -----

// expected-error @+1 {{result #1: 'pipe.check' must be a message}}
func.func @m(%x: tensor<f32> {pipe.input = "x"})
    -> (tensor<f32> {pipe.loss}, tensor<f32> {pipe.check = ""}) attributes {pipe.model} {
  return %x, %x : tensor<f32>, tensor<f32>
}

// -----

// expected-error @+1 {{argument #1 can't start with #pipe.fill<5.000000e-01>, which is no number of 'i64'}}
func.func @m(%x: tensor<f32> {pipe.input = "x"},
             %n: tensor<i64> {pipe.buffer = "n", pipe.init = #pipe.fill<0.5>})
    -> (tensor<f32> {pipe.loss}) attributes {pipe.model} {
  return %x : tensor<f32>
}

// -----

// expected-error @+1 {{argument #1 is a tensor of 'i64', but #pipe.normal draws numbers of f32}}
func.func @m(%x: tensor<f32> {pipe.input = "x"},
             %n: tensor<i64> {pipe.buffer = "n", pipe.init = #pipe.normal<mean = 0.0, deviation = 1.0>})
    -> (tensor<f32> {pipe.loss}) attributes {pipe.model} {
  return %x : tensor<f32>
}

// -----

pipe.program @m.rank0 of @m rank 0 microbatches 4 {
  // expected-error @+1 {{can't start with #pipe.fill<1.000000e+10>, which is no number of 'i32'}}
  %s = pipe.buffer state "s" {init = #pipe.fill<1.0e+10>} : !pipe.buffer<tensor<2xi32>>
}

// -----

func.func private @f(tensor<f32> {pipe.accumulator}) -> (tensor<f32>, tensor<f32>) attributes {pipe.function}
pipe.graph @m partition <ranks = 1, owners = [0]> {
  %x = pipe.input "x" : tensor<f32>
  // expected-error @+1 {{updates a value that is no pipe.state}}
  %l = pipe.compute F 0 @f() updates(%x : tensor<f32>) : () -> tensor<f32>
}

// -----

// expected-error @+1 {{argument #1: 'pipe.packing', a #pipe.packing, and 'pipe.packed', an integer, need each other}}
func.func private @f(memref<64x64xf32> {pipe.packable}, memref<16384xi8> {pipe.packed = 0 : i64}) attributes {pipe.function}

// -----

// expected-error @+1 {{argument #1: 'pipe.packed' must name an argument before it that is 'pipe.packable'}}
func.func private @f(memref<64x64xf32>, memref<16384xi8> {pipe.packed = 0 : i64,
    pipe.packing = #pipe.packing<k = 64, n = 64, leading = 64, transposed = false, offset = 0, bytes = 16384>}) attributes {pipe.function}

// -----

// expected-error @+1 {{argument #1 is a packed form of 16384 bytes, but its type is 'memref<16385xi8>'}}
func.func private @f(memref<64x64xf32> {pipe.packable}, memref<16385xi8> {pipe.packed = 0 : i64,
    pipe.packing = #pipe.packing<k = 64, n = 64, leading = 64, transposed = false, offset = 0, bytes = 16384>}) attributes {pipe.function}

// -----

pipe.program @m.rank0 of @m rank 0 microbatches 1 arena 128 streams {
  %x = pipe.buffer boundary "x" at 0 : !pipe.buffer<message tensor<4xf32>>
  // expected-error @+1 {{does not belong in a program with streams, whose host waits for nothing; see pipe.stream_wait}}
  pipe.wait %x : !pipe.buffer<message tensor<4xf32>>
}

// -----

pipe.program @m.rank0 of @m rank 0 microbatches 1 arena 128 {
  %x = pipe.buffer boundary "x" at 0 : !pipe.buffer<message tensor<4xf32>>
  // expected-error @+1 {{does not belong in a program without streams; run --pipe-assign-streams}}
  pipe.stream_record %x on send : !pipe.buffer<message tensor<4xf32>>
}

// -----

// expected-error @+1 {{has streams, but no arena; run --pipe-plan-memory first}}
pipe.program @m.rank0 of @m rank 0 microbatches 1 streams {
}

// -----

pipe.program @m.rank0 of @m rank 0 microbatches 1 arena 128 streams {
  %x = pipe.buffer boundary "x" at 0 : !pipe.buffer<message tensor<4xf32>>
  // expected-error @+1 {{lets stream send wait for itself}}
  pipe.stream_wait %x of send on send : !pipe.buffer<message tensor<4xf32>>
}

// -----

pipe.program @m.rank0 of @m rank 0 microbatches 1 arena 64 streams {
  %x = pipe.buffer boundary "x" at 0 : !pipe.buffer<tensor<4xf32>>
  // expected-error @+1 {{needs a buffer of messages, as !pipe.buffer<message ...>, not}}
  pipe.stream_record %x on receive : !pipe.buffer<tensor<4xf32>>
}
