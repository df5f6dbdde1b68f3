//===- PipeOps.cpp - Custom directives and generated code -------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What the assembly formats of the .td files call, and all that is generated
// from them.
//
//===----------------------------------------------------------------------===//

#include "mlir/IR/Builders.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"
#include "pipeline/Dialect/Pipe/IR/Pipe.h"

using namespace mlir;
using namespace pipeline;

//===----------------------------------------------------------------------===//
// custom<RankActions>
//===----------------------------------------------------------------------===//

/// Parses `{ rank 0: 0F0 0F1 ... rank 1: ... }`. An action is an integer glued
/// to a word, which the lexer gives as two tokens.
static ParseResult parseRankActions(OpAsmParser &parser, ArrayAttr &actions) {
  SmallVector<Attribute> ranks;
  if (parser.parseLBrace())
    return failure();
  while (succeeded(parser.parseOptionalKeyword("rank"))) {
    int64_t rank;
    SMLoc loc = parser.getCurrentLocation();
    if (parser.parseInteger(rank) || parser.parseColon())
      return failure();
    if (rank != static_cast<int64_t>(ranks.size()))
      return parser.emitError(loc) << "ranks are listed in order: expected rank " << ranks.size();
    std::string text;
    int64_t stage;
    for (;;) {
      OptionalParseResult hasStage = parser.parseOptionalInteger(stage);
      if (!hasStage.has_value())
        break;
      StringRef word;
      if (*hasStage || parser.parseKeyword(&word))
        return failure();
      text += (text.empty() ? "" : " ") + std::to_string(stage) + word.str();
    }
    ranks.push_back(parser.getBuilder().getStringAttr(text));
  }
  if (parser.parseRBrace())
    return failure();
  actions = parser.getBuilder().getArrayAttr(ranks);
  return success();
}

static void printRankActions(OpAsmPrinter &printer, Operation *, ArrayAttr actions) {
  printer << "{";
  for (auto [rank, text] : llvm::enumerate(actions.getAsRange<StringAttr>())) {
    printer.printNewline();
    printer << "  rank " << rank << ": " << text.getValue();
  }
  printer.printNewline();
  printer << "}";
}

//===----------------------------------------------------------------------===//
// custom<Index>
//===----------------------------------------------------------------------===//

/// Parses `7`, `%i`, `%i + 7` or `%i * 2 + 7`.
static ParseResult parseIndex(OpAsmParser &parser,
                              std::optional<OpAsmParser::UnresolvedOperand> &iv, IntegerAttr &scale,
                              IntegerAttr &offset) {
  int64_t scaleValue = 0, offsetValue = 0;
  OpAsmParser::UnresolvedOperand operand;
  OptionalParseResult hasOperand = parser.parseOptionalOperand(operand);
  if (hasOperand.has_value()) {
    if (*hasOperand)
      return failure();
    iv = operand;
    scaleValue = 1;
    if (succeeded(parser.parseOptionalStar()) && parser.parseInteger(scaleValue))
      return failure();
    if (succeeded(parser.parseOptionalPlus()) && parser.parseInteger(offsetValue))
      return failure();
  } else if (parser.parseInteger(offsetValue)) {
    return failure();
  }
  scale = parser.getBuilder().getI64IntegerAttr(scaleValue);
  offset = parser.getBuilder().getI64IntegerAttr(offsetValue);
  return success();
}

static void printIndex(OpAsmPrinter &printer, Operation *, Value iv, IntegerAttr scale,
                       IntegerAttr offset) {
  if (!iv) {
    printer << offset.getInt();
    return;
  }
  printer << iv;
  if (scale.getInt() != 1)
    printer << " * " << scale.getInt();
  if (offset.getInt() != 0)
    printer << " + " << offset.getInt();
}

//===----------------------------------------------------------------------===//
// Names of printed values
//===----------------------------------------------------------------------===//

void InputOp::getAsmResultNames(OpAsmSetValueNameFn setName) { setName(getResult(), getName()); }

void ParameterOp::getAsmResultNames(OpAsmSetValueNameFn setName) {
  setName(getResult(), getName());
}

void StateOp::getAsmResultNames(OpAsmSetValueNameFn setName) { setName(getResult(), getName()); }

void AccumulatorOp::getAsmResultNames(OpAsmSetValueNameFn setName) {
  auto parameter = getParameter().getDefiningOp<ParameterOp>();
  setName(getResult(), parameter ? ("g." + parameter.getName()).str() : "g");
}

void LossGradientOp::getAsmResultNames(OpAsmSetValueNameFn setName) {
  setName(getResult(), "loss_gradient");
}

void ComputeOp::getAsmResultNames(OpAsmSetValueNameFn setName) {
  if (!getOutputs().empty())
    setName(getOutputs().front(), (stringifyActionKind(getKind()) + llvm::Twine(getStage())).str());
}

void BufferOp::getAsmResultNames(OpAsmSetValueNameFn setName) {
  setName(getResult(),
          getKind() == BufferKind::Gradients ? ("g." + getName()).str() : getName().str());
}

void PoolOp::getAsmResultNames(OpAsmSetValueNameFn setName) {
  setName(getResult(), ("pool." + getName()).str());
}

void SlotOp::getAsmResultNames(OpAsmSetValueNameFn setName) {
  auto pool = getPool().getDefiningOp<PoolOp>();
  std::string name = pool ? ("slot." + pool.getName()).str() : "slot";
  setName(getResult(), getIv() ? name : name + "_" + std::to_string(getOffset()));
}

void VersionOp::getAsmResultNames(OpAsmSetValueNameFn setName) {
  auto pool = getPool().getDefiningOp<PoolOp>();
  setName(getResult(), pool ? pool.getName() : "version");
}

//===----------------------------------------------------------------------===//
// Generated code
//===----------------------------------------------------------------------===//

#include "pipeline/Dialect/Pipe/IR/PipeInterfaces.cpp.inc"

#define GET_OP_CLASSES
#include "pipeline/Dialect/Pipe/IR/PipeOps.cpp.inc"

void PipeDialect::registerOperations() {
  addOperations<
#define GET_OP_LIST
#include "pipeline/Dialect/Pipe/IR/PipeOps.cpp.inc"
      >();
}
