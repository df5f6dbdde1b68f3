//===- StreamPasses.td - Passes for devices with streams ----*- tablegen -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_DIALECT_PIPE_TRANSFORMS_STREAMPASSES_TD
#define PIPELINE_DIALECT_PIPE_TRANSFORMS_STREAMPASSES_TD

include "mlir/Pass/PassBase.td"

def AssignStreamsPass : Pass<"pipe-assign-streams", "mlir::ModuleOp"> {
  let summary = "Orders what a rank does by streams and events";
  let description = [{
    Requires and keeps phase `planned`. Every program gets `streams`: its sends run
    on the stream `send`, its receives on `receive`, all else on `compute`, and the
    host waits for nothing. In place of its waits, the streams wait for each
    other by the events of buffers: before an op that touches bytes which another
    stream's op touches too, for a record right behind that op. Both ways: a
    send waits for what is sent to be made, a reader for its receive; a receive waits
    for the last reader of its slot, and who writes a slot for the last send of it.
    Across the iterations of loops and from one step to the next too.

    Where to wait is read off what ops touch, and needs no schedule. A stream waits
    at the last moment and for what is needed: leave any wait out, and two ops race
    (S10). No op moves. Transfers keep the order in which they were posted: run
    `--pipe-lower-to-ranks=transfers=stream` for an order that S5 holds of.

    Before:

    ```mlir
    pipe.program @m.rank1 of @m rank 1 microbatches 1 arena 448 {
      ...
      pipe.recv %x from 0 : ...
      pipe.wait %x : ...
      pipe.action F 1[0] @f ins(%x : ...) outs(%y : ...)
      pipe.send %y to 2 : ...
      pipe.wait %y : ...
    }
    ```

    After, run again and again:

    ```mlir
    pipe.program @m.rank1 of @m rank 1 microbatches 1 arena 448 streams {
      ...
      pipe.stream_wait %x of compute on receive : ...
      pipe.recv %x from 0 : ...
      pipe.stream_record %x on receive : ...
      pipe.stream_wait %x of receive on compute : ...
      pipe.stream_wait %y of send on compute : ...
      pipe.action F 1[0] @f ins(%x : ...) outs(%y : ...)
      pipe.stream_record %y on compute : ...
      pipe.stream_record %x on compute : ...
      pipe.stream_wait %y of compute on send : ...
      pipe.send %y to 2 : ...
      pipe.stream_record %y on send : ...
    }
    ```
  }];
  let statistics = [Statistic<"numWaits", "waits", "Waits of one stream for another">,
                    Statistic<"numRecords", "records", "Records of events">];
  let dependentDialects = ["::pipeline::PipeDialect"];
}

def RemoveRedundantWaitsPass : Pass<"pipe-remove-redundant-waits", "mlir::ModuleOp"> {
  let summary = "Removes waits of streams that order nothing new";
  let description = [{
    Requires and keeps phase `planned`, of programs with streams of which S10 holds. A
    wait is removed, with a remark, where all accesses to the same bytes are ordered
    without it, in every iteration, in a step and from one to the next; then the
    records of events that nothing waits for. No wait is left that could be removed
    alone. What `--pipe-assign-streams` makes has none to remove.

    Before:

    ```mlir
    pipe.recv %x from 0 : ...
    pipe.stream_record %x on receive : ...
    pipe.recv %y from 0 : ...
    pipe.stream_record %y on receive : ...
    pipe.stream_wait %x of receive on compute : ...
    pipe.stream_wait %y of receive on compute : ...
    pipe.action F 1[0] @f ins(%x, %y : ...)
    ```

    After:

    ```mlir
    pipe.recv %x from 0 : ...
    pipe.recv %y from 0 : ...
    pipe.stream_record %y on receive : ...
    pipe.stream_wait %y of receive on compute : ...
    pipe.action F 1[0] @f ins(%x, %y : ...)
    ```
  }];
  let statistics = [Statistic<"numRemoved", "removed", "Waits and records removed">];
}

#endif // PIPELINE_DIALECT_PIPE_TRANSFORMS_STREAMPASSES_TD
