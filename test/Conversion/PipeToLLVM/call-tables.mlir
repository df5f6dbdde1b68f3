// Many calls become words of a table, few are written out.
// RUN: pipeline-opt %s --pipe-verify=phase=planned --convert-pipe-to-llvm --canonicalize --cse | FileCheck %s

// The stage is gone: the program makes its calls.
// CHECK-NOT: @stage

// CHECK:       llvm.mlir.global internal constant @pipeline.texts("w1\00")
// CHECK-LABEL: func.func @m.rank0.initialize(
// CHECK-SAME:      %[[RANK:.*]]: !llvm.ptr, %[[ARENA:.*]]: !llvm.ptr)
// CHECK:         call @pipeline_rt_fill(%[[RANK]], %[[ARENA]],
// CHECK:         %[[W1:.*]] = llvm.getelementptr %[[ARENA]][64]
// CHECK:         call @pipeline_rt_init_normal(%[[RANK]], %[[W1]], %{{.*}}, %{{.*}}, %cst_0, %cst)

// What changes from microbatch to microbatch is variable 1: the slot.
// CHECK-LABEL: func.func @m.rank0.step(
// CHECK-SAME:      %[[RANK:.*]]: !llvm.ptr, %[[ARENA:.*]]: !llvm.ptr)
// CHECK-DAG:     %[[ZERO:.*]] = arith.constant 0 : i64
// CHECK-DAG:     %[[CALLS:.*]] = arith.constant 9 : i64
// CHECK-DAG:     %[[TABLE:.*]] = llvm.mlir.addressof @m.rank0.table
// CHECK:         %[[VARIABLES:.*]] = llvm.alloca %c2_i64 x i64
// CHECK:         scf.for %[[I:.*]] =
// CHECK:           %[[TURN:.*]] = arith.remui %[[I]], %c2_i64
// CHECK:           %[[SLOT:.*]] = arith.muli %[[TURN]], %c64_i64
// CHECK:           call @pipeline_rt_begin_action(%[[RANK]], %c0_i32, %c0_i32, %[[I]])
// CHECK-NEXT:      llvm.store %[[ZERO]], %[[VARIABLES]]
// CHECK-NEXT:      %[[FIRST:.*]] = llvm.getelementptr %[[VARIABLES]][1]
// CHECK-NEXT:      llvm.store %[[SLOT]], %[[FIRST]]
// CHECK-NEXT:      func.call @m.rank0.calls(%[[RANK]], %[[ARENA]], %[[VARIABLES]], %[[TABLE]], %[[CALLS]])
// CHECK-NEXT:      func.call @pipeline_rt_end_action(%[[RANK]])
// CHECK:           func.call @small(

// A callee's number, then a constant and a variable for each place: x, w0, the first temporary
// and the layer's workspace; then the second layer. In the end the copy of the result.
// CHECK:       @m.rank0.table(dense<[0, 128, 0, 0, 0, 448, 0, 384, 0, 0, 448, 0, 64, 0, 512, 0, 384, 0,
// CHECK-SAME:    1, 192, 1, 512, 0, 32, 0]> : tensor<79xi64>)

// CHECK-LABEL: func.func private @m.rank0.calls(
// CHECK-SAME:      %[[RANK:.*]]: !llvm.ptr, %[[ARENA:.*]]: !llvm.ptr, %[[VARIABLES:.*]]: !llvm.ptr, %[[TABLE:.*]]: !llvm.ptr, %[[COUNT:.*]]: i64)
// CHECK:         scf.for %{{.*}} = %c0_i64 to %[[COUNT]] step %c1_i64 iter_args(%[[CURSOR:.*]] = %[[TABLE]])
// CHECK:           %[[CALLEE:.*]] = llvm.load %[[CURSOR]]
// CHECK:           scf.index_switch
// CHECK:           case 0
// CHECK:             %[[CONSTANT:.*]] = llvm.load
// CHECK:             %[[NUMBER:.*]] = llvm.load
// CHECK:             %[[PLACE:.*]] = llvm.getelementptr %[[VARIABLES]][%[[NUMBER]]]
// CHECK:             %[[VARIABLE:.*]] = llvm.load %[[PLACE]]
// CHECK:             %[[OFFSET:.*]] = arith.addi %[[CONSTANT]], %[[VARIABLE]]
// CHECK:             llvm.getelementptr %[[ARENA]][%[[OFFSET]]]
// CHECK:             func.call @layer(
// CHECK:           default
// CHECK:             func.call @pipeline_rt_copy(%[[RANK]],

func.func private @layer(memref<8xf32>, memref<8xf32>, memref<8xf32>, memref<64xi8>)
    attributes {pipe.function, pipe.workspace = 64 : i64}
func.func private @small(%x: memref<8xf32>, %w: memref<8xf32>, %loss: memref<f32>, %workspace: memref<64xi8>)
    attributes {pipe.function, pipe.workspace = 64 : i64} {
  return
}

// A stage of eight layers, whose values are in the workspace in turn, and a copy: 36 arguments.
func.func private @stage(%x: memref<8xf32>, %w0: memref<8xf32>, %w1: memref<8xf32>, %y: memref<8xf32>, %workspace: memref<192xi8>)
    attributes {pipe.function, pipe.workspace = 192 : i64} {
  %c0 = arith.constant 0 : index
  %c64 = arith.constant 64 : index
  %c128 = arith.constant 128 : index
  %w = memref.view %workspace[%c0][] : memref<192xi8> to memref<64xi8>
  %a = memref.view %workspace[%c64][] : memref<192xi8> to memref<8xf32>
  %b = memref.view %workspace[%c128][] : memref<192xi8> to memref<8xf32>
  call @layer(%x, %w0, %a, %w) : (memref<8xf32>, memref<8xf32>, memref<8xf32>, memref<64xi8>) -> ()
  call @layer(%a, %w1, %b, %w) : (memref<8xf32>, memref<8xf32>, memref<8xf32>, memref<64xi8>) -> ()
  call @layer(%b, %w0, %a, %w) : (memref<8xf32>, memref<8xf32>, memref<8xf32>, memref<64xi8>) -> ()
  call @layer(%a, %w1, %b, %w) : (memref<8xf32>, memref<8xf32>, memref<8xf32>, memref<64xi8>) -> ()
  call @layer(%b, %w0, %a, %w) : (memref<8xf32>, memref<8xf32>, memref<8xf32>, memref<64xi8>) -> ()
  call @layer(%a, %w1, %b, %w) : (memref<8xf32>, memref<8xf32>, memref<8xf32>, memref<64xi8>) -> ()
  call @layer(%b, %w0, %a, %w) : (memref<8xf32>, memref<8xf32>, memref<8xf32>, memref<64xi8>) -> ()
  call @layer(%a, %w1, %b, %w) : (memref<8xf32>, memref<8xf32>, memref<8xf32>, memref<64xi8>) -> ()
  memref.copy %b, %y : memref<8xf32> to memref<8xf32>
  return
}

pipe.graph @m partition <ranks = 1, owners = [0, 0]> {
  %x = pipe.input "x" : tensor<8xf32>
  %w0 = pipe.parameter "w0" {init = #pipe.fill<0.5>} : tensor<8xf32>
  %w1 = pipe.parameter "w1" {init = #pipe.normal<mean = 0.0, deviation = 0.5>} : tensor<8xf32>
  %y = pipe.compute F 0 @stage(%x, %w0, %w1) : (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
  %loss = pipe.compute F 1 @small(%y, %w0) : (tensor<8xf32>, tensor<8xf32>) -> tensor<f32>
  pipe.output "loss" %loss : tensor<f32>
}

pipe.program @m.rank0 of @m rank 0 microbatches 3 arena 576 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %w0 = pipe.buffer parameters "w0" at 0 {init = #pipe.fill<0.5>} : !pipe.buffer<tensor<8xf32>>
  %w1 = pipe.buffer parameters "w1" at 64 {init = #pipe.normal<mean = 0.0, deviation = 0.5>} : !pipe.buffer<tensor<8xf32>>
  %x = pipe.buffer boundary "x" at 128 : !pipe.buffer<tensor<8xf32>>
  %ys = pipe.pool boundary "y" at 192 : !pipe.pool<2 x <tensor<8xf32>>>
  %loss = pipe.buffer boundary "loss" at 320 : !pipe.buffer<tensor<f32>>
  %workspace = pipe.buffer workspace "workspace" at 384 : !pipe.buffer<tensor<192xi8>>
  scf.for %i = %c0 to %c3 step %c1 {
    %y = pipe.slot %ys[%i] : !pipe.pool<2 x <tensor<8xf32>>>
    pipe.load "x"[%i] into %x : !pipe.buffer<tensor<8xf32>>
    pipe.action F 0[%i] @stage ins(%x, %w0, %w1 : !pipe.buffer<tensor<8xf32>>, !pipe.buffer<tensor<8xf32>>, !pipe.buffer<tensor<8xf32>>)
        outs(%y : !pipe.buffer<tensor<8xf32>>) workspace(%workspace : !pipe.buffer<tensor<192xi8>>)
    pipe.action F 1[%i] @small ins(%y, %w0 : !pipe.buffer<tensor<8xf32>>, !pipe.buffer<tensor<8xf32>>)
        outs(%loss : !pipe.buffer<tensor<f32>>) workspace(%workspace : !pipe.buffer<tensor<192xi8>>)
    pipe.report "loss"[%i] %loss : !pipe.buffer<tensor<f32>>
  }
}
