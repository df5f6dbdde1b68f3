//===- DifferentiateGraph.cpp - Stage functions and their graph -*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The row of calls is cut by action. What one action makes and others read is a
// value of the graph: a tensor of its own where another stage reads it or the run
// reports it, else, a residual, part of the bundle of those that the same later
// actions of its stage read.
//
//===----------------------------------------------------------------------===//

#include "DifferentiateGraph.h"

#include "mlir/IR/IRMapping.h"

#include <set>

using namespace mlir;

namespace pipeline {

namespace {
/// One value of the graph: the tensors of the program that it holds.
struct GraphValue {
  SmallVector<Value> tensors;
  bool isBundle = false;
};

/// An action as a function: what it reads, adds to and makes.
struct ActionFunction {
  func::FuncOp function;
  SmallVector<unsigned> inputs; ///< by number of the graph value
  SmallVector<Value> updated;   ///< accumulators or states
  SmallVector<unsigned> outputs;
};

class GraphWriter {
public:
  GraphWriter(OpBuilder &builder, const FlatModel &model, MicrobatchProgram &program,
              LayerLibrary &library, Backwards backwards)
      : builder(builder), model(model), program(program), library(library), backwards(backwards) {}
  GraphOp write();

private:
  bool isInGraph(ActionKind kind) const {
    bool isSplit = kind == ActionKind::BackwardInput || kind == ActionKind::BackwardWeight;
    return kind == ActionKind::Forward || isSplit == (backwards == Backwards::FullAndSplit);
  }
  std::set<Part> findReaders(Value value) const;
  void groupValues(ArrayRef<func::CallOp> calls, const Part &part);
  unsigned getNumber(Value value);
  ActionFunction describe(ArrayRef<func::CallOp> calls, const Part &part);
  void define(ActionFunction &action, ArrayRef<func::CallOp> calls, const Part &part);
  std::string makeKey(const ActionFunction &action, ArrayRef<func::CallOp> calls,
                      const DenseMap<Value, unsigned> &numbers, ArrayRef<Value> returned);
  void writeSources();
  void writeNode(const ActionFunction &action, const Part &part);

  OpBuilder &builder;
  const FlatModel &model;
  MicrobatchProgram &program;
  LayerLibrary &library;
  Backwards backwards;

  SmallVector<GraphValue> values;
  /// The number of the graph value that a value of the program is part of.
  DenseMap<Value, unsigned> valueOf;
  DenseMap<Operation *, Part> partOf;
  /// What calls update in place: their last arguments, whose new values are their last results.
  DenseSet<Value> inPlace;
  /// Functions of stages by what they do.
  llvm::StringMap<func::FuncOp> functions;
  /// What was written into the graph for each graph value.
  DenseMap<unsigned, Value> written;
};
} // namespace

/// The other actions that read a value. What is not in the graph, B beside I and
/// W, reads from its own kind only: nothing is kept for its sake.
std::set<Part> GraphWriter::findReaders(Value value) const {
  std::set<Part> readers;
  Operation *op = value.getDefiningOp();
  std::optional<Part> producer;
  if (op)
    producer = partOf.lookup(op);
  for (Operation *user : value.getUsers()) {
    Part part = partOf.lookup(user);
    if (part != producer && (isInGraph(part.kind) || (producer && part.kind == producer->kind)))
      readers.insert(part);
  }
  return readers;
}

/// Numbers what the calls of an action make for others: tensors, then bundles.
void GraphWriter::groupValues(ArrayRef<func::CallOp> calls, const Part &part) {
  std::map<std::set<Part>, unsigned> bundleOf;
  SmallVector<GraphValue> bundles;
  for (func::CallOp call : calls)
    for (Value result : call.getResults()) {
      std::set<Part> readers = findReaders(result);
      bool isOutput = llvm::is_contained(program.outputs, result);
      if (readers.empty() && !isOutput)
        continue;
      auto isHere = [&](const Part &reader) { return reader.stage == part.stage; };
      if (isOutput || !llvm::all_of(readers, isHere)) {
        valueOf[result] = values.size();
        values.push_back({{result}});
        continue;
      }
      auto [bundle, isNew] = bundleOf.try_emplace(readers, bundles.size());
      if (isNew)
        bundles.push_back({{}, /*isBundle=*/true});
      bundles[bundle->second].tensors.push_back(result);
    }
  for (GraphValue &bundle : bundles) {
    for (Value tensor : bundle.tensors)
      valueOf[tensor] = values.size();
    values.push_back(std::move(bundle));
  }
}

/// The number of a value that an action reads.
unsigned GraphWriter::getNumber(Value value) {
  auto [found, isNew] = valueOf.try_emplace(value, values.size());
  if (isNew)
    values.push_back({{value}});
  return found->second;
}

/// What an action reads, in the order in which its calls do, and what it makes.
ActionFunction GraphWriter::describe(ArrayRef<func::CallOp> calls, const Part &part) {
  ActionFunction action;
  llvm::SetVector<unsigned> inputs, outputs;
  llvm::SetVector<Value> updated;
  for (func::CallOp call : calls) {
    for (Value operand : call.getOperands()) {
      Operation *producer = operand.getDefiningOp();
      if (inPlace.contains(operand))
        updated.insert(operand);
      else if (!producer || partOf.lookup(producer) != part)
        inputs.insert(getNumber(operand));
    }
    for (Value result : call.getResults())
      if (auto found = valueOf.find(result); found != valueOf.end())
        outputs.insert(found->second);
  }
  // Tensors come before bundles, as they are numbered.
  llvm::append_range(action.outputs, outputs);
  llvm::sort(action.outputs);
  llvm::append_range(action.inputs, inputs);
  llvm::append_range(action.updated, updated);
  return action;
}

/// Text that two actions share when their functions would be equal.
std::string GraphWriter::makeKey(const ActionFunction &action, ArrayRef<func::CallOp> calls,
                                 const DenseMap<Value, unsigned> &numbers,
                                 ArrayRef<Value> returned) {
  std::string key;
  llvm::raw_string_ostream stream(key);
  for (func::CallOp call : calls) {
    stream << call.getCallee() << "(";
    for (Value operand : call.getOperands())
      stream << numbers.lookup(operand) << ",";
    stream << ")";
  }
  stream << "->";
  for (Value value : returned)
    stream << numbers.lookup(value) << ",";
  // An action without calls differs from another by its kind alone.
  stream << "|" << action.updated.size() << "|" << action.inputs.size();
  return key;
}

static StringRef getSuffix(ActionKind kind) {
  switch (kind) {
  case ActionKind::Forward:
    return "forward";
  case ActionKind::Backward:
    return "backward";
  case ActionKind::BackwardInput:
    return "backward_input";
  case ActionKind::BackwardWeight:
    return "backward_weight";
  }
  llvm_unreachable("every kind is above");
}

/// Finds or makes the function of an action.
void GraphWriter::define(ActionFunction &action, ArrayRef<func::CallOp> calls, const Part &part) {
  SmallVector<Value> arguments, returned;
  for (unsigned input : action.inputs)
    llvm::append_range(arguments, values[input].tensors);
  llvm::append_range(arguments, action.updated);
  for (unsigned output : action.outputs)
    llvm::append_range(returned, values[output].tensors);
  // The last call that updates a value returns it.
  DenseMap<Value, Value> updated;
  for (func::CallOp call : calls) {
    auto isInPlace = [&](Value operand) { return inPlace.contains(operand); };
    unsigned count = llvm::count_if(call.getOperands(), isInPlace);
    for (auto [operand, result] :
         llvm::zip_equal(call.getOperands().take_back(count), call.getResults().take_back(count)))
      updated[operand] = result;
  }
  for (Value value : action.updated)
    returned.push_back(updated.lookup(value));

  DenseMap<Value, unsigned> numbers;
  for (Value argument : arguments)
    numbers.try_emplace(argument, numbers.size());
  for (func::CallOp call : calls)
    for (Value result : call.getResults())
      numbers.try_emplace(result, numbers.size());
  std::string key = makeKey(action, calls, numbers, returned) + getSuffix(part.kind).str();
  func::FuncOp &shared = functions[key];
  if (!shared) {
    func::FuncOp modelFunction = model.function;
    std::string name =
        (modelFunction.getSymName() + ".stage" + Twine(part.stage) + "." + getSuffix(part.kind))
            .str();
    auto type =
        builder.getFunctionType(TypeRange(ValueRange(arguments)), TypeRange(ValueRange(returned)));
    shared = func::FuncOp::create(builder, modelFunction.getLoc(), library.makeSymbol(name), type);
    shared.setPrivate();
    shared->setAttr(PipeDialect::getFunctionAttrName(), builder.getUnitAttr());
    SmallVector<DictionaryAttr> attributes(arguments.size(), builder.getDictionaryAttr({}));
    for (DictionaryAttr &ofUpdated : MutableArrayRef(attributes).take_back(action.updated.size()))
      ofUpdated = builder.getDictionaryAttr(
          builder.getNamedAttr(PipeDialect::getAccumulatorAttrName(), builder.getUnitAttr()));
    shared.setAllArgAttrs(attributes);
    Block *body = shared.addEntryBlock();
    IRMapping mapping;
    mapping.map(arguments, body->getArguments());
    OpBuilder bodyBuilder = OpBuilder::atBlockEnd(body);
    for (func::CallOp call : calls)
      bodyBuilder.clone(*call, mapping);
    SmallVector<Value> results;
    for (Value value : returned)
      results.push_back(mapping.lookup(value));
    func::ReturnOp::create(bodyBuilder, modelFunction.getLoc(), results);
  }
  action.function = shared;
}

/// The nodes that no action makes: inputs, parameters, accumulators, and the
/// gradient of the loss.
void GraphWriter::writeSources() {
  func::FuncOp function = model.function;
  auto isRead = [&](Value value) { return !findReaders(value).empty(); };
  DenseMap<unsigned, Value> parameters;
  DenseSet<unsigned> trained;
  for (const MicrobatchProgram::Accumulator &accumulator : program.accumulators)
    trained.insert(accumulator.parameter.getArgNumber());
  for (BlockArgument argument : function.getArguments()) {
    Value value = program.getBlock().getArgument(argument.getArgNumber());
    if (!isRead(value))
      continue;
    Value made;
    if (StringAttr name = model.getInputName(argument)) {
      made = InputOp::create(builder, argument.getLoc(), argument.getType(), name);
    } else if (StringAttr name = model.getBufferName(argument)) {
      made = StateOp::create(
          builder, argument.getLoc(), argument.getType(), name,
          function.getArgAttr(argument.getArgNumber(), PipeDialect::getInitAttrName()));
    } else {
      unsigned number = argument.getArgNumber();
      bool trains = trained.contains(number);
      if (backwards == Backwards::None)
        trains = model.isTrainable(argument);
      if (model.isTrainable(argument) && !trains)
        mlir::emitRemark(argument.getLoc())
            << "parameter '" << model.getParameterName(argument).getValue()
            << "' does not reach the loss and is not trained";
      auto parameter = ParameterOp::create(
          builder, argument.getLoc(), argument.getType(), model.getParameterName(argument), !trains,
          function.getArgAttr(number, PipeDialect::getInitAttrName()));
      made = parameters[number] = parameter;
    }
    written[valueOf.lookup(value)] = made;
  }
  for (const MicrobatchProgram::Accumulator &accumulator : program.accumulators)
    written[valueOf.lookup(accumulator.value)] = AccumulatorOp::create(
        builder, accumulator.value.getLoc(), accumulator.value.getType(),
        parameters.lookup(accumulator.parameter.getArgNumber()), accumulator.layer);
}

void GraphWriter::writeNode(const ActionFunction &action, const Part &part) {
  SmallVector<Value> inputs, accumulators, states;
  for (unsigned input : action.inputs)
    inputs.push_back(written.lookup(input));
  for (Value value : action.updated)
    (part.kind == ActionKind::Forward ? states : accumulators)
        .push_back(written.lookup(valueOf.lookup(value)));
  SmallVector<Type> types;
  for (unsigned output : action.outputs) {
    SmallVector<RankedTensorType> tensors;
    for (Value tensor : values[output].tensors)
      tensors.push_back(cast<RankedTensorType>(tensor.getType()));
    types.push_back(values[output].isBundle ? Type(BundleType::get(builder.getContext(), tensors))
                                            : Type(tensors.front()));
  }
  func::FuncOp function = action.function;
  auto node = ComputeOp::create(builder, function.getLoc(), types, part.kind, part.stage,
                                function.getSymName(), inputs, accumulators, states);
  for (auto [output, result] : llvm::zip_equal(action.outputs, node.getOutputs()))
    written[output] = result;
}

GraphOp GraphWriter::write() {
  for (auto &[part, calls] : program.calls)
    for (func::CallOp call : calls)
      partOf[call] = part;
  for (const MicrobatchProgram::Accumulator &accumulator : program.accumulators)
    inPlace.insert(accumulator.value);
  inPlace.insert_range(program.states);
  for (Value argument : program.getBlock().getArguments()) {
    valueOf[argument] = values.size();
    values.push_back({{argument}});
  }

  // Every stage has an action of each kind, if only an empty one.
  SmallVector<ActionKind> kinds{ActionKind::Forward};
  if (backwards != Backwards::None)
    kinds.push_back(ActionKind::Backward);
  if (backwards == Backwards::FullAndSplit)
    kinds.append({ActionKind::BackwardInput, ActionKind::BackwardWeight});
  int64_t stages = model.partition.getStages();
  std::map<Part, ActionFunction> actions;
  for (ActionKind kind : kinds)
    for (int64_t stage = 0; stage < stages; ++stage)
      groupValues(program.calls[{kind, stage}], {kind, stage});
  for (int64_t stage = 0; stage < stages; ++stage)
    for (ActionKind kind : kinds) {
      Part part{kind, stage};
      actions[part] = describe(program.calls[part], part);
      define(actions[part], program.calls[part], part);
    }

  func::FuncOp function = model.function;
  auto graph = GraphOp::create(builder, function.getLoc(), function.getSymName(), model.partition);
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToStart(&graph.getBody().emplaceBlock());
  writeSources();
  for (int64_t stage = 0; stage < stages; ++stage)
    writeNode(actions[{ActionKind::Forward, stage}], {ActionKind::Forward, stage});
  for (auto [output, value] : llvm::zip_equal(model.outputs, program.outputs))
    OutputOp::create(builder, function.getLoc(), output.role, output.name,
                     written.lookup(valueOf.lookup(value)), output.message);
  // Where the loss has a weight, that is its gradient: a value that a forward makes.
  if (isa_and_nonnull<BlockArgument>(program.lossGradient) &&
      !findReaders(program.lossGradient).empty())
    written[valueOf.lookup(program.lossGradient)] =
        LossGradientOp::create(builder, function.getLoc(), program.lossGradient.getType());
  for (int64_t stage = stages; stage-- > 0;)
    for (ActionKind kind : kinds)
      if (kind != ActionKind::Forward && isInGraph(kind))
        writeNode(actions[{kind, stage}], {kind, stage});
  return graph;
}

GraphOp writeGraph(OpBuilder &builder, const FlatModel &model, MicrobatchProgram &program,
                   LayerLibrary &library, Backwards backwards) {
  return GraphWriter(builder, model, program, library, backwards).write();
}

} // namespace pipeline
