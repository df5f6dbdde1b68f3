//===- PackParameters.cpp - Which parameters are packed, and when ---*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See PackParameters.h.
//
//===----------------------------------------------------------------------===//

#include "PackParameters.h"

#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/MapVector.h"

using namespace mlir;

namespace pipeline {

//===----------------------------------------------------------------------===//
// Which arguments are parameters
//===----------------------------------------------------------------------===//

static bool isOnTensors(func::FuncOp function) {
  return function->hasAttr(PipeDialect::getFunctionAttrName()) &&
         !function->hasAttr(PipeDialect::getWorkspaceAttrName());
}

namespace {
/// Finds the arguments that are parameters in all uses: begins with all arguments
/// that are used, and takes away those that a use gives something else.
class PackableFinder {
public:
  explicit PackableFinder(ModuleOp module) : module(module), symbols(module) {}

  void run() {
    for (auto graph : module.getOps<GraphOp>())
      for (auto compute : graph.getBody().getOps<ComputeOp>())
        addCompute(compute);
    for (auto function : module.getOps<func::FuncOp>())
      if (isOnTensors(function))
        function.walk([&](func::CallOp call) { addCall(call); });
    while (llvm::any_of(calls, [&](func::CallOp call) { return narrow(call); }))
      ;
    for (auto &[function, arguments] : packable)
      mark(function, arguments);
  }

private:
  ModuleOp module;
  SymbolTable symbols;
  llvm::MapVector<func::FuncOp, llvm::BitVector> packable;
  SmallVector<func::CallOp> calls;

  /// All at once: each attribute that is set rewrites the list of a stage's thousand arguments.
  static void mark(func::FuncOp function, const llvm::BitVector &arguments) {
    SmallVector<DictionaryAttr> attributes;
    function.getAllArgAttrs(attributes);
    attributes.resize(function.getNumArguments(), DictionaryAttr::get(function.getContext(), {}));
    for (unsigned i : arguments.set_bits()) {
      NamedAttrList list(attributes[i]);
      list.set(PipeDialect::getPackableAttrName(), UnitAttr::get(function.getContext()));
      attributes[i] = list.getDictionary(function.getContext());
    }
    function.setAllArgAttrs(attributes);
  }

  /// The arguments of a function that is used, all matrices at first; null where it
  /// is none that is compiled here.
  llvm::BitVector *use(StringRef name) {
    auto function = symbols.lookup<func::FuncOp>(name);
    if (!function || !isOnTensors(function))
      return nullptr;
    auto [it, isNew] = packable.try_emplace(function, function.getNumArguments());
    if (isNew)
      for (auto [i, type] : llvm::enumerate(function.getArgumentTypes()))
        if (auto tensor = dyn_cast<RankedTensorType>(type);
            tensor && tensor.getRank() >= 2 && tensor.getElementType().isF32() &&
            !function.getArgAttr(i, PipeDialect::getAccumulatorAttrName()))
          it->second.set(i);
    return &it->second;
  }

  void addCompute(ComputeOp compute) {
    llvm::BitVector *arguments = use(compute.getCallee());
    if (!arguments)
      return;
    unsigned i = 0;
    for (Value input : compute.getInputs()) {
      Type type = input.getType();
      bool isParameter = input.getDefiningOp<ParameterOp>() != nullptr;
      for (size_t tensors = getElements(type).size(); tensors > 0; --tensors, ++i)
        if (!isParameter)
          arguments->reset(i);
    }
  }

  void addCall(func::CallOp call) {
    if (use(call.getCallee()))
      calls.push_back(call);
  }

  /// Takes away what a call does not give as a parameter; false where that is
  /// nothing.
  bool narrow(func::CallOp call) {
    llvm::BitVector &arguments = *use(call.getCallee());
    unsigned before = arguments.count();
    const llvm::BitVector *ofCaller = nullptr;
    if (auto it = packable.find(call->getParentOfType<func::FuncOp>()); it != packable.end())
      ofCaller = &it->second;
    for (auto [i, operand] : llvm::enumerate(call.getOperands())) {
      auto argument = dyn_cast<BlockArgument>(operand);
      if (!argument || !ofCaller || !ofCaller->test(argument.getArgNumber()))
        arguments.reset(i);
    }
    return arguments.count() != before;
  }
};
} // namespace

void markPackable(ModuleOp module) { PackableFinder(module).run(); }

//===----------------------------------------------------------------------===//
// Packed buffers of a program
//===----------------------------------------------------------------------===//

namespace {
class ParameterPacker {
public:
  ParameterPacker(ProgramOp program, SymbolTable &symbols)
      : program(program), symbols(symbols), builder(program) {
    for (Operation &op : this->program.getBody().front())
      if (isa<BufferOp, PoolOp>(op))
        lastStorage = &op;
  }

  LogicalResult run() {
    WalkResult result = program.walk([&](ActionOp action) {
      return failed(addTo(action)) ? WalkResult::interrupt() : WalkResult::advance();
    });
    return failure(result.wasInterrupted());
  }

private:
  ProgramOp program;
  SymbolTable &symbols;
  OpBuilder builder;
  /// Behind which new buffers are made.
  Operation *lastStorage = nullptr;
  /// By the parameter's buffer, or its pool of versions, and the packing.
  llvm::DenseMap<std::pair<Value, Attribute>, BufferOp> packed;

  LogicalResult addTo(ActionOp action) {
    auto callee = symbols.lookup<func::FuncOp>(action.getCallee());
    SmallVector<Value> inputs, operands;
    for (Value input : action.getInputs())
      inputs.append(cast<BufferType>(input.getType()).getElements().size(), input);
    for (unsigned i = 0; i < callee.getNumArguments(); ++i) {
      auto packing = callee.getArgAttrOfType<PackingAttr>(i, PipeDialect::getPackingAttrName());
      if (!packing)
        continue;
      auto source = callee.getArgAttrOfType<IntegerAttr>(i, PipeDialect::getPackedAttrName());
      Value parameter =
          source.getInt() < static_cast<int64_t>(inputs.size()) ? inputs[source.getInt()] : Value();
      if (!parameter || !isa_and_nonnull<BufferOp, VersionOp>(parameter.getDefiningOp()))
        return action.emitOpError("must have a pipe.buffer or a pipe.version for argument #")
               << source.getInt() << " of '@" << action.getCallee()
               << "', which reads it packed; compile with pack-weights=false if it has no place "
                  "of its own";
      operands.push_back(getPacked(action, parameter, packing));
    }
    action.getPackedMutable().assign(operands);
    return success();
  }

  Value getPacked(ActionOp action, Value parameter, PackingAttr packing) {
    auto version = parameter.getDefiningOp<VersionOp>();
    Value storage = version ? version.getPool() : parameter;
    BufferOp &buffer = packed[{storage, packing}];
    bool isFirst = !buffer;
    if (isFirst)
      buffer = createBuffer(storage, packing);
    if (isFirst || version) {
      // What a loop reads is packed before its first turn.
      Operation *reader =
          version ? action : program.getBody().front().findAncestorOpInBlock(*action);
      builder.setInsertionPoint(reader);
      PackOp::create(builder, action.getLoc(), parameter, buffer, packing);
    }
    return buffer;
  }

  /// Behind all others, named as the parameter is.
  BufferOp createBuffer(Value storage, PackingAttr packing) {
    auto pool = storage.getDefiningOp<PoolOp>();
    StringRef name = pool ? pool.getName() : storage.getDefiningOp<BufferOp>().getName();
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPointAfter(lastStorage);
    auto bytes = RankedTensorType::get({packing.getBytes()}, builder.getI8Type());
    auto buffer = BufferOp::create(builder, storage.getLoc(), BufferType::getFor(bytes),
                                   BufferKind::Packed, (name + " packed").str(),
                                   /*offset=*/IntegerAttr(), /*init=*/Attribute());
    lastStorage = buffer;
    return buffer;
  }
};
} // namespace

LogicalResult addPackedParameters(ProgramOp program, SymbolTable &symbols) {
  return ParameterPacker(program, symbols).run();
}

} // namespace pipeline
