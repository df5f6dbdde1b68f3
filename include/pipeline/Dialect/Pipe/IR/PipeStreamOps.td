//===- PipeStreamOps.td - Ops of programs on streams --------*- tablegen -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What a program with `streams` has in place of `pipe.wait`. Events belong to
// buffers, one for each stream. Slots are taken modulo their pool, so a loop
// needs no table of events, and a step makes none.
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_DIALECT_PIPE_IR_PIPESTREAMOPS_TD
#define PIPELINE_DIALECT_PIPE_IR_PIPESTREAMOPS_TD

include "pipeline/Dialect/Pipe/IR/PipeProgramOps.td"

class Pipe_StreamNode<string mnemonic> : Pipe_ProgramNode<mnemonic> {
  let hasVerifier = 1;
}

def Pipe_StreamRecordOp : Pipe_StreamNode<"stream_record"> {
  let summary = "marks what a stream has been given so far";
  let description = [{
    Records the event of the buffer for the stream `on`: it happens once the stream
    has done all that stands before. A later record of the same event takes the
    place of this one; who waits by then still waits for this one.

    Life cycle: made by `--pipe-assign-streams`, removed by
    `--pipe-remove-redundant-waits` where nothing waits for it.

    ```mlir
    pipe.stream_record %x on compute : !pipe.buffer<message tensor<4x8xf32>>
    ```
  }];
  let arguments = (ins Pipe_BufferType:$buffer, Pipe_Stream:$on);
  let assemblyFormat = "$buffer `on` $on attr-dict `:` type($buffer)";
}

def Pipe_StreamWaitOp : Pipe_StreamNode<"stream_wait"> {
  let summary = "lets a stream wait for what another one was given";
  let description = [{
    What stands behind on the stream `on` starts once the last record of the
    buffer's event for the stream `of` has happened, the last one that stands before
    this op as the program runs, in the step or in the one before. An event that was
    never recorded has nothing to wait for. The host does not wait.

    Life cycle: made by `--pipe-assign-streams`, removed by
    `--pipe-remove-redundant-waits` where it orders nothing that is not ordered
    without it.

    ```mlir
    pipe.stream_wait %x of compute on send : !pipe.buffer<message tensor<4x8xf32>>
    ```
  }];
  let arguments = (ins Pipe_BufferType:$buffer, Pipe_Stream:$of, Pipe_Stream:$on);
  let assemblyFormat = "$buffer `of` $of `on` $on attr-dict `:` type($buffer)";
}

#endif // PIPELINE_DIALECT_PIPE_IR_PIPESTREAMOPS_TD
