//===- OpDescription.cpp - What people call an op ---------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RunCost.h"
#include "SavedReporter.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/TypeSwitch.h"
#include "llvm/Support/Path.h"

using namespace mlir;
using namespace pipeline;

/// `exp` of `math.exp`.
static std::string withoutDialect(Operation *op) {
  return op->getName().getStringRef().rsplit('.').second.str();
}

/// How a reduction combines what it reads.
static std::string describeReduction(linalg::LinalgOp op) {
  Operation *combiner = op.getBlock()->getTerminator()->getOperand(0).getDefiningOp();
  if (isa_and_nonnull<arith::AddFOp, arith::AddIOp>(combiner))
    return "sum";
  if (isa_and_nonnull<arith::MaximumFOp, arith::MaxNumFOp, arith::MaxSIOp, arith::MaxUIOp>(
          combiner))
    return "maximum";
  if (isa_and_nonnull<arith::MinimumFOp, arith::MinNumFOp, arith::MinSIOp, arith::MinUIOp>(
          combiner))
    return "minimum";
  if (isa_and_nonnull<arith::MulFOp, arith::MulIOp>(combiner))
    return "product";
  return "reduction";
}

/// The functions in the body of an elementwise op, else its arithmetic: `exp`, `mulf addf`.
static std::string describeBody(Block &body) {
  SmallVector<std::string> functions, arithmetic;
  auto addOnce = [](SmallVector<std::string> &names, std::string name) {
    if (!llvm::is_contained(names, name))
      names.push_back(std::move(name));
  };
  for (Operation &op : body.without_terminator()) {
    if (isa_and_nonnull<math::MathDialect>(op.getDialect()))
      addOnce(functions, withoutDialect(&op));
    else if (!isa<arith::ConstantOp, arith::IndexCastOp, linalg::IndexOp>(op))
      addOnce(arithmetic, withoutDialect(&op));
  }
  constexpr size_t kMost = 3;
  SmallVector<std::string> &names = functions.empty() ? arithmetic : functions;
  if (names.empty())
    return "broadcast";
  std::string text = llvm::join(ArrayRef(names).take_front(kMost), " ");
  return names.size() > kMost ? text + " ..." : text;
}

std::string pipeline::describeOp(Value value) {
  Operation *op = value.getDefiningOp();
  if (!op)
    return "input " + std::to_string(cast<BlockArgument>(value).getArgNumber());
  auto generic = dyn_cast<linalg::GenericOp>(op);
  if (!generic)
    return withoutDialect(op);
  switch (classifyWork(op)) {
  case OpWork::Contraction:
    return "contraction";
  case OpWork::Reduction:
    return describeReduction(generic);
  case OpWork::Cheap:
  case OpWork::Elementwise:
  case OpWork::Other:
    return describeBody(*generic.getBlock());
  }
  llvm_unreachable("every kind is above");
}

std::string pipeline::describePlace(Location loc) {
  return TypeSwitch<LocationAttr, std::string>(loc)
      .Case([](NameLoc named) { return named.getName().getValue().str(); })
      .Case([](FileLineColLoc file) {
        return (llvm::sys::path::filename(file.getFilename()) + ":" + Twine(file.getLine())).str();
      })
      .Case([](CallSiteLoc call) {
        std::string callee = describePlace(call.getCallee());
        return callee.empty() ? describePlace(call.getCaller()) : callee;
      })
      .Case([](FusedLoc fused) {
        for (Location part : fused.getLocations())
          if (std::string place = describePlace(part); !place.empty())
            return place;
        return std::string();
      })
      .Default([](LocationAttr) { return std::string(); });
}
