//===- PipeDialect.td - The pipe dialect --------------------*- tablegen -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_DIALECT_PIPE_IR_PIPEDIALECT_TD
#define PIPELINE_DIALECT_PIPE_IR_PIPEDIALECT_TD

include "mlir/IR/OpBase.td"

def Pipe_Dialect : Dialect {
  let name = "pipe";
  let cppNamespace = "::pipeline";
  let summary = "Pipeline parallelism: layers, stages, schedules and per-rank programs";
  let description = [{
    The `pipe` dialect holds a model on its way from a graph of layers to one
    explicit program per rank. A module goes through named phases; each is text
    that a person can stop at, edit and feed back in:

    | phase | ops | established by |
    | --- | --- | --- |
    | model | `pipe.layer` in a `func.func` with `pipe.model` | a frontend |
    | partitioned | `pipe.stage` around the layers | `--pipe-partition` |
    | differentiated | `pipe.graph` and functions | `--pipe-differentiate` |
    | scheduled | plus `pipe.schedule` | `--pipe-schedule` |
    | ranked | `pipe.program` per rank | `--pipe-lower-to-ranks`, `--pipe-roll-loops` |
    | planned | every `pipe.buffer` at an offset | `--pipe-plan-memory` |
    | lowered | LLVM dialect and runtime calls | `--convert-pipe-to-llvm` |

    Discardable attributes of the dialect:

    | attribute | on | meaning |
    | --- | --- | --- |
    | `pipe.model` | a function | one microbatch of a model: inputs and parameters to a scalar loss |
    | `pipe.input = "NAME"` | an argument of a model | comes from the data, differs per microbatch |
    | `pipe.parameter = "NAME"` | an argument of a model | kept between steps, trained |
    | `pipe.frozen` | a parameter | is not trained: no gradient, no optimizer state |
    | `pipe.buffer = "NAME"` | an argument of a model | kept between steps, not trained: state or a constant, of any element type |
    | `pipe.init` | a parameter or a buffer | initial values: `#pipe.normal` or `#pipe.fill` |
    | `pipe.loss` | a result of a model | the loss, a scalar; any further result is one of the following |
    | `pipe.output = "NAME"` | a result of a model | the name of a metric, a scalar |
    | `pipe.buffer = "NAME"` | a result of a model | what the buffer of this name holds after the microbatch |
    | `pipe.check = "MESSAGE"` | a result of a model | a scalar that counts violations: a run fails, with the message, unless it is 0 |
    | `pipe.loss_weight` | a result of a model | a scalar: what the microbatch's loss counts for in the step's mean (1) |
    | `pipe.constant = "NAME"` | an argument of a function | what an exporter calls a buffer that never changes |
    | `pipe.cost = 1.5` | a `pipe.layer` | its cost for `--pipe-partition`, in any one unit |
    | `pipe.partition` | a model | ranks and the owner of every stage |
    | `pipe.function` | a function | a layer's or a stage's code, see docs/Architecture.md |
    | `pipe.accumulator` | an argument of such a function | updated in place: a gradient that is added to, or a state |
    | `pipe.packable` | an argument of such a function | a parameter, wherever the function is called: products may read a packed form of it |
    | `pipe.packing` | an argument of such a function on buffers | is a packed form of another argument, a `#pipe.packing` of it |
    | `pipe.packed = I` | beside `pipe.packing` | which argument that is |
    | `pipe.workspace = BYTES` | such a function on buffers | scratch memory that a caller provides |
    | `pipe.stop_gradient` | an op in a layer | its results carry no gradient |
  }];
  let useDefaultTypePrinterParser = 1;
  let useDefaultAttributePrinterParser = 1;
  let hasOperationAttrVerify = 1;
  let hasRegionArgAttrVerify = 1;
  let hasRegionResultAttrVerify = 1;
  let dependentDialects = ["::mlir::func::FuncDialect", "::mlir::scf::SCFDialect",
                           "::mlir::arith::ArithDialect"];
  let extraClassDeclaration = [{
    static llvm::StringRef getModelAttrName() { return "pipe.model"; }
    static llvm::StringRef getInputAttrName() { return "pipe.input"; }
    static llvm::StringRef getParameterAttrName() { return "pipe.parameter"; }
    static llvm::StringRef getFrozenAttrName() { return "pipe.frozen"; }
    static llvm::StringRef getInitAttrName() { return "pipe.init"; }
    static llvm::StringRef getLossAttrName() { return "pipe.loss"; }
    static llvm::StringRef getOutputAttrName() { return "pipe.output"; }
    static llvm::StringRef getBufferAttrName() { return "pipe.buffer"; }
    static llvm::StringRef getConstantAttrName() { return "pipe.constant"; }
    static llvm::StringRef getCheckAttrName() { return "pipe.check"; }
    static llvm::StringRef getLossWeightAttrName() { return "pipe.loss_weight"; }
    static llvm::StringRef getCostAttrName() { return "pipe.cost"; }
    static llvm::StringRef getPartitionAttrName() { return "pipe.partition"; }
    static llvm::StringRef getFunctionAttrName() { return "pipe.function"; }
    static llvm::StringRef getAccumulatorAttrName() { return "pipe.accumulator"; }
    static llvm::StringRef getPackableAttrName() { return "pipe.packable"; }
    static llvm::StringRef getPackingAttrName() { return "pipe.packing"; }
    static llvm::StringRef getPackedAttrName() { return "pipe.packed"; }
    static llvm::StringRef getWorkspaceAttrName() { return "pipe.workspace"; }
    static llvm::StringRef getStopGradientAttrName() { return "pipe.stop_gradient"; }

    /// Alignment, in bytes, of every buffer in a rank's arena and of every
    /// temporary in a workspace: one cache line, one AVX-512 register.
    static constexpr int64_t bufferAlignment = 64;
    /// Bytes of the request that lies behind the payload of a message buffer.
    static constexpr int64_t requestBytes = 64;

  private:
    void registerAttributes();
    void registerTypes();
    void registerOperations();

  public:
  }];
}

#endif // PIPELINE_DIALECT_PIPE_IR_PIPEDIALECT_TD
