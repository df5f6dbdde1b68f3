// Every op, attribute and type of the dialect prints and parses back, as text and as bytecode.
// RUN: pipeline-opt %s | FileCheck %s
// RUN: pipeline-opt %s | pipeline-opt | FileCheck %s
// RUN: pipeline-opt %s --emit-bytecode | pipeline-opt | FileCheck %s

// CHECK-LABEL: func.func @model
// CHECK-SAME: pipe.input = "tokens"
// CHECK-SAME: pipe.init = #pipe.normal<mean = 0.000000e+00, deviation = 2.000000e-02>, pipe.parameter = "w"
// CHECK-SAME: pipe.frozen, pipe.init = #pipe.fill<1.000000e+00>, pipe.parameter = "b"
// CHECK-SAME: pipe.loss
// CHECK-SAME: pipe.partition = #pipe.partition<ranks = 1, owners = [0, 0]>
func.func @model(%x: tensor<4xf32> {pipe.input = "tokens"},
                 %w: tensor<4xf32> {pipe.parameter = "w", pipe.init = #pipe.normal<mean = 0.0, deviation = 0.02>},
                 %b: tensor<f32> {pipe.parameter = "b", pipe.init = #pipe.fill<1.0>, pipe.frozen})
    -> (tensor<f32> {pipe.loss})
    attributes {pipe.model, pipe.partition = #pipe.partition<ranks = 1, owners = [0, 0]>} {
  // CHECK: %[[L:.*]] = pipe.layer "first"(%{{.*}}, %{{.*}}) attributes {pipe.cost = 2.000000e+00 : f64} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32> {
  %0 = pipe.layer "first" (%x, %w) attributes {pipe.cost = 2.0} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32> {
  ^bb0(%a: tensor<4xf32>, %c: tensor<4xf32>):
    %s = arith.addf %a, %c : tensor<4xf32>
    // CHECK: pipe.yield %{{.*}} : tensor<4xf32>
    pipe.yield %s : tensor<4xf32>
  }
  // CHECK: pipe.stage 1(%{{.*}}, %{{.*}}) : (tensor<4xf32>, tensor<f32>) -> tensor<f32> {
  %1 = pipe.stage 1 (%0, %b) : (tensor<4xf32>, tensor<f32>) -> tensor<f32> {
  ^bb0(%a: tensor<4xf32>, %c: tensor<f32>):
    %2 = pipe.layer "second" (%c) : (tensor<f32>) -> tensor<f32> {
    ^bb0(%d: tensor<f32>):
      pipe.yield %d : tensor<f32>
    }
    pipe.yield %2 : tensor<f32>
  }
  return %1 : tensor<f32>
}

func.func private @s.stage0.forward(tensor<4xf32>, tensor<i64> {pipe.accumulator}) -> (tensor<f32>, tensor<i64>)
    attributes {pipe.function}

// CHECK-LABEL: pipe.graph @s
pipe.graph @s partition <ranks = 1, owners = [0]> {
  %x = pipe.input "x" : tensor<4xf32>
  // CHECK: %[[N:.*]] = pipe.state "count" {init = #pipe.fill<1.000000e+00>} : tensor<i64>
  %n = pipe.state "count" {init = #pipe.fill<1.0>} : tensor<i64>
  // CHECK: pipe.compute F 0 @s.stage0.forward(%{{.*}}) updates(%[[N]] : tensor<i64>) : (tensor<4xf32>) -> tensor<f32>
  %l = pipe.compute F 0 @s.stage0.forward(%x) updates(%n : tensor<i64>) : (tensor<4xf32>) -> tensor<f32>
  pipe.output "loss" %l : tensor<f32>
}

// CHECK-LABEL: pipe.program @s.rank0
pipe.program @s.rank0 of @s rank 0 microbatches 1 {
  %x = pipe.buffer boundary "x" : !pipe.buffer<tensor<4xf32>>
  // CHECK: %[[N:.*]] = pipe.buffer state "count" {init = #pipe.fill<1.000000e+00>} : !pipe.buffer<tensor<i64>>
  %n = pipe.buffer state "count" {init = #pipe.fill<1.0>} : !pipe.buffer<tensor<i64>>
  %l = pipe.buffer boundary "l" : !pipe.buffer<tensor<f32>>
  // CHECK: pipe.action F 0[0] @s.stage0.forward ins(%{{.*}} : !pipe.buffer<tensor<4xf32>>) updates(%[[N]] : !pipe.buffer<tensor<i64>>) outs(
  pipe.action F 0[0] @s.stage0.forward ins(%x : !pipe.buffer<tensor<4xf32>>)
      updates(%n : !pipe.buffer<tensor<i64>>) outs(%l : !pipe.buffer<tensor<f32>>)
}

func.func private @m.stage0.forward(tensor<4xi32>, tensor<8xf32>)
    -> (tensor<4xf32>, tensor<4xf32>, tensor<2xf32>, tensor<f32>) attributes {pipe.function}
func.func private @m.stage0.backward(tensor<4xf32>, tensor<2xf32>, tensor<f32>, tensor<8xf32> {pipe.accumulator})
    -> (tensor<8xf32>) attributes {pipe.function}

// CHECK-LABEL: pipe.graph @m partition <ranks = 1, owners = [0]> {
pipe.graph @m partition <ranks = 1, owners = [0]> {
  // CHECK: pipe.input "tokens" : tensor<4xi32>
  %t = pipe.input "tokens" : tensor<4xi32>
  // CHECK: pipe.parameter "w" {init = #pipe.fill<0.000000e+00>} : tensor<8xf32>
  %w = pipe.parameter "w" {init = #pipe.fill<0.0>} : tensor<8xf32>
  // CHECK: pipe.parameter "f" frozen : tensor<8xf32>
  %f = pipe.parameter "f" frozen : tensor<8xf32>
  // CHECK: pipe.accumulator %{{.*}} layer 0 : tensor<8xf32>
  %g = pipe.accumulator %w layer 0 : tensor<8xf32>
  // CHECK: pipe.compute F 0 @m.stage0.forward(%{{.*}}, %{{.*}}) : (tensor<4xi32>, tensor<8xf32>) -> (tensor<4xf32>, !pipe.bundle<tensor<4xf32>, tensor<2xf32>>, tensor<f32>)
  %x, %r, %l = pipe.compute F 0 @m.stage0.forward(%t, %w)
      : (tensor<4xi32>, tensor<8xf32>) -> (tensor<4xf32>, !pipe.bundle<tensor<4xf32>, tensor<2xf32>>, tensor<f32>)
  // CHECK: pipe.loss_gradient : tensor<f32>
  %d = pipe.loss_gradient : tensor<f32>
  // CHECK: pipe.compute B 0 @m.stage0.backward(%{{.*}}, %{{.*}}) accumulates(%{{.*}} : tensor<8xf32>) : (!pipe.bundle<tensor<4xf32>, tensor<2xf32>>, tensor<f32>) -> ()
  pipe.compute B 0 @m.stage0.backward(%r, %d) accumulates(%g : tensor<8xf32>)
      : (!pipe.bundle<tensor<4xf32>, tensor<2xf32>>, tensor<f32>) -> ()
  // CHECK: pipe.output "loss" %{{.*}} : tensor<f32>
  pipe.output "loss" %l : tensor<f32>
}

// CHECK-LABEL: pipe.schedule @m.schedule of @m microbatches 2 named "gpipe" {
// CHECK-NEXT:    rank 0: 0F0 0F1 0B0 0B1
// CHECK-NEXT:  }
pipe.schedule @m.schedule of @m microbatches 2 named "gpipe" {
  rank 0: 0F0 0F1 0B0 0B1
}

// CHECK-LABEL: pipe.schedule @m.asynchronous of @m microbatches 2 named "pipedream" updates <stashed every 1> {
pipe.schedule @m.asynchronous of @m microbatches 2 named "pipedream" updates <stashed every 1> {
  rank 0: 0F0 0B0 0F1 0B1
}

// Stages with two owners.
// CHECK: test.partition = #pipe.partition<ranks = 2, owners = [0, 1], mirrors = [1, 0]>
func.func private @two_owners() attributes {test.partition = #pipe.partition<ranks = 2, owners = [0, 1], mirrors = [1, 0]>}

// Versions of a parameter.
// CHECK-LABEL: pipe.program @m.versions of @m rank 0 microbatches 8 updates <double_buffered every 4> {
pipe.program @m.versions of @m rank 0 microbatches 8 updates <double_buffered every 4> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  // CHECK: %[[P:.*]] = pipe.pool parameters "w" {init = #pipe.fill<1.000000e+00>} : !pipe.pool<2 x <tensor<2xf32>>>
  %p = pipe.pool parameters "w" {init = #pipe.fill<1.0>} : !pipe.pool<2 x !pipe.buffer<tensor<2xf32>>>
  %g = pipe.buffer gradients "w" : !pipe.buffer<tensor<2xf32>>
  scf.for %i = %c0 to %c8 step %c1 {
    // CHECK: %w = pipe.version %[[P]][%[[I:.*]]] behind 4 every 4 : !pipe.pool<2 x <tensor<2xf32>>>
    %w = pipe.version %p[%i] behind 4 every 4 : !pipe.pool<2 x !pipe.buffer<tensor<2xf32>>>
    // CHECK: pipe.advance sgd %[[P]][%[[I]]] every 4 gradients(%{{.*}} : !pipe.buffer<tensor<2xf32>>) : !pipe.pool<2 x <tensor<2xf32>>>
    pipe.advance sgd %p[%i] every 4 gradients(%g : !pipe.buffer<tensor<2xf32>>) : !pipe.pool<2 x !pipe.buffer<tensor<2xf32>>>
  }
}

// CHECK-LABEL: pipe.program @streams.rank0 of @m rank 0 microbatches 1 arena 128 streams {
pipe.program @streams.rank0 of @m rank 0 microbatches 1 arena 128 streams {
  %x = pipe.buffer boundary "x" at 0 : !pipe.buffer<message tensor<4xf32>>
  // CHECK: pipe.stream_record %x on compute : <message tensor<4xf32>>
  pipe.stream_record %x on compute : !pipe.buffer<message tensor<4xf32>>
  // CHECK: pipe.stream_wait %x of compute on send : <message tensor<4xf32>>
  pipe.stream_wait %x of compute on send : !pipe.buffer<message tensor<4xf32>>
  // CHECK: pipe.stream_record %x on receive : <message tensor<4xf32>>
  pipe.stream_record %x on receive : <message tensor<4xf32>>
}

// CHECK-LABEL: pipe.program @m.rank0 of @m rank 0 microbatches 2 arena 1344 {
pipe.program @m.rank0 of @m rank 0 microbatches 2 arena 1344 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  // CHECK: pipe.buffer parameters "w" at 0 {init = #pipe.fill<0.000000e+00>} : !pipe.buffer<tensor<8xf32>>
  %w = pipe.buffer parameters "w" at 0 {init = #pipe.fill<0.0>} : !pipe.buffer<tensor<8xf32>>
  %g = pipe.buffer gradients "w" at 64 : !pipe.buffer<tensor<8xf32>>
  %m = pipe.buffer optimizer "w.m" at 128 : !pipe.buffer<tensor<8xf32>>
  %v = pipe.buffer optimizer "w.v" at 192 : !pipe.buffer<tensor<8xf32>>
  // CHECK: pipe.pool residuals "r" at 256 : !pipe.pool<1 x <tensor<4xf32>, tensor<2xf32>>>
  %p = pipe.pool residuals "r" at 256 : !pipe.pool<1 x !pipe.buffer<tensor<4xf32>, tensor<2xf32>>>
  // CHECK: pipe.slot %{{.*}}[0] : !pipe.pool<1 x <tensor<4xf32>, tensor<2xf32>>>
  %r = pipe.slot %p[0] : !pipe.pool<1 x !pipe.buffer<tensor<4xf32>, tensor<2xf32>>>
  // CHECK: pipe.buffer boundary "x" at 384 : !pipe.buffer<message tensor<4xf32>>
  %x = pipe.buffer boundary "x" at 384 : !pipe.buffer<message tensor<4xf32>>
  %t = pipe.buffer boundary "t" at 512 : !pipe.buffer<tensor<4xi32>>
  %l = pipe.buffer boundary "l" at 576 : !pipe.buffer<tensor<f32>>
  %d = pipe.buffer boundary "d" at 640 : !pipe.buffer<tensor<f32>>
  %s = pipe.buffer workspace "s" at 704 : !pipe.buffer<tensor<640xi8>>
  // CHECK: pipe.set %{{.*}} = 5.000000e-01 : <tensor<f32>>
  pipe.set %d = 0.5 : !pipe.buffer<tensor<f32>>
  // CHECK: pipe.zero %{{.*}} : <tensor<8xf32>>
  pipe.zero %g : !pipe.buffer<tensor<8xf32>>
  // CHECK: scf.for %[[I:.*]] =
  scf.for %i = %c0 to %c2 step %c1 {
    // CHECK: pipe.load "tokens"[%[[I]]] into %{{.*}} : <tensor<4xi32>>
    pipe.load "tokens"[%i] into %t : !pipe.buffer<tensor<4xi32>>
    // CHECK: pipe.action F 0[%[[I]]] @m.stage0.forward ins(%{{.*}} : {{.*}}) outs(%{{.*}} : {{.*}}) workspace(%{{.*}} : !pipe.buffer<tensor<640xi8>>)
    pipe.action F 0[%i] @m.stage0.forward ins(%t, %w : !pipe.buffer<tensor<4xi32>>, !pipe.buffer<tensor<8xf32>>)
        outs(%x, %r, %l : !pipe.buffer<message tensor<4xf32>>, !pipe.buffer<tensor<4xf32>, tensor<2xf32>>, !pipe.buffer<tensor<f32>>)
        workspace(%s : !pipe.buffer<tensor<640xi8>>)
    // CHECK: pipe.report "loss"[%[[I]]] %{{.*}} : <tensor<f32>>
    pipe.report "loss"[%i] %l : !pipe.buffer<tensor<f32>>
    // CHECK: pipe.send %{{.*}} to 1 : <message tensor<4xf32>>
    pipe.send %x to 1 : !pipe.buffer<message tensor<4xf32>>
    // CHECK: pipe.wait %{{.*}} : <message tensor<4xf32>>
    pipe.wait %x : !pipe.buffer<message tensor<4xf32>>
    // CHECK: pipe.recv %{{.*}} from 1 : <message tensor<4xf32>>
    pipe.recv %x from 1 : !pipe.buffer<message tensor<4xf32>>
    pipe.wait %x : !pipe.buffer<message tensor<4xf32>>
    // CHECK: pipe.action B 0[%[[I]]] @m.stage0.backward ins(%{{.*}}) accumulates(%{{.*}} : !pipe.buffer<tensor<8xf32>>)
    pipe.action B 0[%i] @m.stage0.backward ins(%r, %d : !pipe.buffer<tensor<4xf32>, tensor<2xf32>>, !pipe.buffer<tensor<f32>>)
        accumulates(%g : !pipe.buffer<tensor<8xf32>>)
  }
  // CHECK: pipe.gradient_norm 0(%{{.*}}) : !pipe.buffer<tensor<8xf32>>
  pipe.gradient_norm 0 (%g) : !pipe.buffer<tensor<8xf32>>
  // CHECK: pipe.exchange_norms
  pipe.exchange_norms
  // CHECK: pipe.update adamw %{{.*}} gradients(%{{.*}} : !pipe.buffer<tensor<8xf32>>) state(%{{.*}}, %{{.*}} : !pipe.buffer<tensor<8xf32>>, !pipe.buffer<tensor<8xf32>>) : <tensor<8xf32>>
  pipe.update adamw %w gradients(%g : !pipe.buffer<tensor<8xf32>>)
      state(%m, %v : !pipe.buffer<tensor<8xf32>>, !pipe.buffer<tensor<8xf32>>) : !pipe.buffer<tensor<8xf32>>
}
