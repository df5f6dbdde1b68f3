//===- CallTables.cpp - Many calls as a table of constants ------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CallTables.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

using namespace mlir;

namespace pipeline {

using Kind = Argument::Kind;

//===----------------------------------------------------------------------===//
// Writing tables
//===----------------------------------------------------------------------===//

int64_t CallTables::getCalleeNumber(const Call &call) {
  auto [it, isNew] = callees.insert({call.callee, {}});
  if (isNew)
    for (const Argument &argument : call.arguments)
      it->second.push_back(argument.kind);
  return it - callees.begin();
}

func::FuncOp CallTables::getFunction() {
  if (function)
    return function;
  OpBuilder builder(program);
  Type pointer = LLVM::LLVMPointerType::get(builder.getContext());
  auto type =
      builder.getFunctionType({pointer, pointer, pointer, pointer, builder.getI64Type()}, {});
  function = func::FuncOp::create(builder, program.getLoc(),
                                  (program.getSymName() + ".calls").str(), type);
  function.setPrivate();
  symbols.insert(function);
  return function;
}

Value CallTables::getTable(OpBuilder &builder, Location loc, ArrayRef<int64_t> words) {
  auto count = static_cast<int64_t>(words.size());
  auto content =
      DenseElementsAttr::get(RankedTensorType::get({count}, builder.getI64Type()), words);
  LLVM::GlobalOp &table = tables[content];
  if (!table) {
    OpBuilder before(getFunction());
    auto type = LLVM::LLVMArrayType::get(builder.getI64Type(), count);
    table = LLVM::GlobalOp::create(before, program.getLoc(), type, /*isConstant=*/true,
                                   LLVM::Linkage::Internal, (program.getSymName() + ".table").str(),
                                   content);
    symbols.insert(table);
  }
  return LLVM::AddressOfOp::create(builder, loc, table);
}

void CallTables::write(OpBuilder &builder, CallWriter &writer, ArrayRef<Call> calls) {
  SmallVector<int64_t> words;
  llvm::MapVector<Value, int64_t> variables;
  auto add = [&](const Quantity &quantity) {
    words.push_back(quantity.constant);
    words.push_back(0);
    if (quantity.variable)
      words.back() =
          variables.insert({quantity.variable, static_cast<int64_t>(variables.size()) + 1})
              .first->second;
  };
  for (const Call &call : calls) {
    words.push_back(getCalleeNumber(call));
    for (const Argument &argument : call.arguments)
      switch (argument.kind) {
      case Kind::Rank:
        break;
      case Kind::Number:
      case Kind::Place:
        add(argument.value);
        break;
      case Kind::Places:
        words.push_back(static_cast<int64_t>(argument.places.size()));
        mostPlaces = std::max(mostPlaces, words.back());
        llvm::for_each(argument.places, add);
        break;
      case Kind::Text:
        words.push_back(argument.value.constant);
        break;
      }
  }

  Location loc = calls.front().loc;
  StackArray &array = writer.getVariables();
  Value first = array.get(loc, static_cast<int64_t>(variables.size()) + 1);
  array.set(builder, loc, getNumber(builder, loc, 0), getNumber(builder, loc, 0));
  for (auto [variable, number] : variables)
    array.set(builder, loc, getNumber(builder, loc, number), variable);
  func::CallOp::create(builder, loc, getFunction(),
                       ValueRange{writer.getRank(), writer.getArena(), first,
                                  getTable(builder, loc, words),
                                  getNumber(builder, loc, static_cast<int64_t>(calls.size()))});
}

//===----------------------------------------------------------------------===//
// Reading tables
//===----------------------------------------------------------------------===//

class CallTables::Reader {
public:
  Reader(OpBuilder &builder, Location loc, CallWriter &writer, Value variables, int64_t mostPlaces)
      : builder(builder), loc(loc), writer(writer), variables(variables), mostPlaces(mostPlaces) {}

  void setCursor(Value pointer) {
    cursor = pointer;
    position = 0;
  }
  /// The address of the next word.
  Value getCursor() {
    return position == 0 ? cursor : move(cursor, ArrayRef<LLVM::GEPArg>{position});
  }

  Value readWord() {
    Value word = LLVM::LoadOp::create(builder, loc, builder.getI64Type(), getCursor());
    ++position;
    return word;
  }

  Value readArgument(Kind kind, Type type) {
    switch (kind) {
    case Kind::Rank:
      return writer.getRank();
    case Kind::Number:
    case Kind::Place:
      return writer.convert(builder, loc, kind, type, readQuantity());
    case Kind::Places:
      return readPlaces();
    case Kind::Text:
      return writer.convert(builder, loc, kind, type, readWord());
    }
    llvm_unreachable("unknown kind of argument");
  }

private:
  Value move(Value pointer, ArrayRef<LLVM::GEPArg> words) {
    return LLVM::GEPOp::create(builder, loc, pointer.getType(), builder.getI64Type(), pointer,
                               words);
  }

  Value readQuantity() {
    Value constant = readWord();
    Value place = move(variables, ArrayRef<LLVM::GEPArg>{readWord()});
    Value variable = LLVM::LoadOp::create(builder, loc, builder.getI64Type(), place);
    return arith::AddIOp::create(builder, loc, constant, variable);
  }

  Value readPlaces() {
    Value count = readWord();
    Value array = writer.getPlaces().get(loc, mostPlaces);
    auto loop = scf::ForOp::create(builder, loc, getNumber(builder, loc, 0), count,
                                   getNumber(builder, loc, 1), ValueRange{getCursor()});
    {
      OpBuilder::InsertionGuard guard(builder);
      builder.setInsertionPointToEnd(loop.getBody());
      setCursor(loop.getRegionIterArg(0));
      Value pointer = writer.getPointer(builder, loc, readQuantity());
      writer.getPlaces().set(builder, loc, loop.getInductionVar(), pointer);
      scf::YieldOp::create(builder, loc, getCursor());
    }
    setCursor(loop.getResult(0));
    return array;
  }

  OpBuilder &builder;
  Location loc;
  CallWriter &writer;
  Value variables;
  int64_t mostPlaces;
  Value cursor;
  int32_t position = 0;
};

void CallTables::finish() {
  if (!function)
    return;
  Location loc = program.getLoc();
  Block *entry = function.addEntryBlock();
  auto builder = OpBuilder::atBlockBegin(entry);
  func::ReturnOp::create(builder, loc);
  builder.setInsertionPointToStart(entry);
  CallWriter writer(entry, runtime);
  Reader reader(builder, loc, writer, /*variables=*/entry->getArgument(2), mostPlaces);

  auto loop = scf::ForOp::create(builder, loc, getNumber(builder, loc, 0),
                                 /*count=*/entry->getArgument(4), getNumber(builder, loc, 1),
                                 /*table=*/ValueRange{entry->getArgument(3)});
  builder.setInsertionPointToEnd(loop.getBody());
  reader.setCursor(loop.getRegionIterArg(0));
  Value number =
      arith::IndexCastOp::create(builder, loc, builder.getIndexType(), reader.readWord());
  Value arguments = reader.getCursor();
  // The last one is the default: there are no other numbers.
  auto cases = llvm::to_vector(llvm::seq<int64_t>(0, static_cast<int64_t>(callees.size()) - 1));
  auto choice =
      scf::IndexSwitchOp::create(builder, loc, arguments.getType(), number, cases, cases.size());
  scf::YieldOp::create(builder, loc, choice.getResults());

  for (auto [i, callee] : llvm::enumerate(callees)) {
    Region &region = i < cases.size() ? choice.getCaseRegions()[i] : choice.getDefaultRegion();
    builder.setInsertionPointToStart(&region.emplaceBlock());
    reader.setCursor(arguments);
    auto target = cast<func::FuncOp>(callee.first);
    SmallVector<Value> values;
    for (auto [kind, type] : llvm::zip_equal(callee.second, target.getArgumentTypes()))
      values.push_back(reader.readArgument(kind, type));
    func::CallOp::create(builder, loc, target, values);
    scf::YieldOp::create(builder, loc, reader.getCursor());
  }
}

} // namespace pipeline
