//===- DifferentiationInterfaces.td - Reverse mode, one rule per op --*- tablegen -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The two interfaces through which an op says how its gradient is formed. Neither names a dialect:
// rules are external models (lib/Differentiation/Rules), and another dialect joins by attaching
// its own.
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_DIFFERENTIATION_INTERFACES
#define PIPELINE_DIFFERENTIATION_INTERFACES

include "mlir/IR/OpBase.td"

def ReverseModeOpInterface : OpInterface<"ReverseModeOpInterface"> {
  let description = [{
    An op on tensors whose gradient can be pulled back from its results to what it reads.
  }];
  let cppNamespace = "::pipeline";
  let methods = [
    InterfaceMethod<[{
        Appends the values through which a gradient may flow from the results: operands and values
        that regions capture. Values that carry no gradient by their type may be among them.
      }],
      "void", "getGradientPaths", (ins "::llvm::SmallVectorImpl<::mlir::Value> &":$paths), [{}],
      /*defaultImplementation=*/[{
        ::pipeline::appendOperandsAndCaptures($_op.getOperation(), paths);
      }]>,
    InterfaceMethod<[{
        Emits the gradients of the active values that this op reads, given those of its results,
        and adds them to `sweep`. Emits an error at the op where it has no rule for what it holds.
      }],
      "::llvm::LogicalResult", "pullBack", (ins "::pipeline::ReverseSweep &":$sweep)>
  ];
}

def ScalarRuleInterface : OpInterface<"ScalarRuleInterface"> {
  let description = [{
    An op on scalars with one result, or the same op on tensors element by element, that knows its
    partial derivatives.
  }];
  let cppNamespace = "::pipeline";
  let methods = [
    InterfaceMethod<[{
        Returns the contribution of this op to the gradient of its operand number `operand`, given
        the gradient of its result. A null value says that the derivative is zero everywhere.
      }],
      "::mlir::Value", "pullBackOperand",
      (ins "unsigned":$operand, "::mlir::Value":$gradient, "::pipeline::ScalarContext &":$context)>
  ];
}

#endif // PIPELINE_DIFFERENTIATION_INTERFACES
