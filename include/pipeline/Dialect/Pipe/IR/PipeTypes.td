//===- PipeTypes.td - Types of the pipe dialect -------------*- tablegen -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_DIALECT_PIPE_IR_PIPETYPES_TD
#define PIPELINE_DIALECT_PIPE_IR_PIPETYPES_TD

include "mlir/IR/AttrTypeBase.td"
include "pipeline/Dialect/Pipe/IR/PipeDialect.td"

class Pipe_Type<string name, string typeMnemonic> : TypeDef<Pipe_Dialect, name> {
  let mnemonic = typeMnemonic;
}

def Pipe_BundleType : Pipe_Type<"Bundle", "bundle"> {
  let summary = "several tensors that live and die together";
  let description = [{
    The residuals of a stage that the same later actions read: one value of the
    stage graph, so that the graph stays readable and one slot holds them all.

    ```mlir
    !pipe.bundle<tensor<4x128x256xf32>, tensor<4x128xf32>>
    ```
  }];
  let parameters = (ins ArrayRefParameter<"::mlir::RankedTensorType">:$elements);
  let assemblyFormat = "`<` $elements `>`";
  let genVerifyDecl = 1;
}

def Pipe_BufferType : Pipe_Type<"Buffer", "buffer"> {
  let summary = "storage for one value in a rank's arena";
  let description = [{
    Holds one tensor or the tensors of a bundle, each at a multiple of 64 bytes.
    With `message` it can be sent and received: a request of 64 bytes lies behind
    its tensors, where the runtime keeps what it must know of a transfer.

    ```mlir
    !pipe.buffer<tensor<4x128x256xf32>>
    !pipe.buffer<message tensor<4x128x256xf32>>
    ```
  }];
  let parameters = (ins ArrayRefParameter<"::mlir::RankedTensorType">:$elements,
                        "bool":$message);
  let hasCustomAssemblyFormat = 1;
  let genVerifyDecl = 1;
  let extraClassDeclaration = [{
    /// The buffer that holds a value of the stage graph: a tensor or a bundle.
    static BufferType getFor(::mlir::Type value, bool message = false);
    /// Offset in bytes of element `index`, a multiple of the alignment.
    int64_t getElementOffset(unsigned index) const;
    /// Bytes of the tensors, each rounded up to the alignment: what a message carries.
    int64_t getPayloadBytes() const { return getElementOffset(getElements().size()); }
    /// All bytes that the buffer takes in the arena.
    int64_t getBytes() const;
  }];
}

def Pipe_PoolType : Pipe_Type<"Pool", "pool"> {
  let summary = "slots of one layout that values take turns in";
  let description = [{
    As many buffers as the most that is alive at once.

    ```mlir
    !pipe.pool<4 x !pipe.buffer<tensor<4x128x256xf32>>>
    ```
  }];
  let parameters = (ins "int64_t":$slots, "BufferType":$slot);
  let assemblyFormat = "`<` $slots `x` $slot `>`";
  let genVerifyDecl = 1;
  let extraClassDeclaration = [{
    /// All bytes that the pool takes in the arena.
    int64_t getBytes() const { return getSlots() * getSlot().getBytes(); }
  }];
}

#endif // PIPELINE_DIALECT_PIPE_IR_PIPETYPES_TD
