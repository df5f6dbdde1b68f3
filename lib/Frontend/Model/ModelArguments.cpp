//===- ModelArguments.cpp - Inputs, parameters and buffers of a model -*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ModelArguments.h"
#include "../LocationNames.h"
#include "pipeline/Dialect/Pipe/IR/Pipe.h"
#include "llvm/ADT/StringMap.h"

using namespace mlir;

namespace pipeline {
namespace {

enum class Kind { Unknown, Input, Parameter, Buffer };

struct Argument {
  Kind kind = Kind::Unknown;
  std::string name;
};

struct AttributeKind {
  StringRef attribute;
  Kind kind;
};

/// What an exporter calls a constant is a buffer that nothing updates.
std::array<AttributeKind, 4> getAttributeKinds() {
  return {{{PipeDialect::getInputAttrName(), Kind::Input},
           {PipeDialect::getParameterAttrName(), Kind::Parameter},
           {PipeDialect::getBufferAttrName(), Kind::Buffer},
           {PipeDialect::getConstantAttrName(), Kind::Buffer}}};
}

struct ArgumentClassifier {
  func::FuncOp function;
  const ArgumentOptions &options;
  SmallVector<Argument> arguments = SmallVector<Argument>(function.getNumArguments());

  LogicalResult run() {
    if (failed(readAttributes()))
      return failure();
    if (llvm::all_of(arguments, [](const Argument &a) { return a.kind == Kind::Unknown; }))
      readLocations();
    if (failed(apply(options.inputs, Kind::Input, "inputs")) ||
        failed(apply(options.buffers, Kind::Buffer, "buffers")) || failed(settleUnknown()) ||
        failed(verifyNames()) || failed(verifyParameters()))
      return failure();
    write();
    return success();
  }

  Location getLoc(unsigned index) { return function.getArgument(index).getLoc(); }

  LogicalResult readAttributes() {
    for (auto [i, argument] : llvm::enumerate(arguments))
      for (const AttributeKind &entry : getAttributeKinds()) {
        auto name = function.getArgAttrOfType<StringAttr>(i, entry.attribute);
        if (!name)
          continue;
        if (argument.kind != Kind::Unknown)
          return emitError(getLoc(i))
                 << "argument #" << i << " is marked as two things, '" << entry.attribute
                 << "' one of them; an argument is an input, a parameter or a buffer";
        argument = {entry.kind, name.str()};
      }
    return success();
  }

  void readLocations() {
    for (auto [i, argument] : llvm::enumerate(arguments)) {
      std::optional<TreePath> path = parseTreePath(getLocationName(getLoc(i)));
      if (!path)
        continue;
      argument.name = std::move(path->name);
      argument.kind = path->isElement ? Kind::Parameter : Kind::Input;
    }
    // Who lists the inputs lists all of them.
    if (!options.inputs.empty())
      for (Argument &argument : arguments)
        argument.kind = Kind::Parameter;
  }

  /// Makes of `kind` what the entries of an option stand for.
  LogicalResult apply(ArrayRef<std::string> entries, Kind kind, StringRef option) {
    for (StringRef entry : entries) {
      bool found = false;
      for (auto [i, argument] : llvm::enumerate(arguments))
        if (isMeant(i, argument, entry)) {
          argument.kind = kind;
          found = true;
        }
      if (!found)
        return attachArguments(emitError(function.getLoc(), "has no argument '")
                               << entry << "', which " << option << "= names");
    }
    return success();
  }

  static bool isMeant(unsigned index, const Argument &argument, StringRef entry) {
    unsigned number;
    if (!entry.getAsInteger(10, number))
      return index == number;
    StringRef name = argument.name;
    return name == entry || (name.consume_front(entry) && name.starts_with("."));
  }

  LogicalResult settleUnknown() {
    for (auto [i, argument] : llvm::enumerate(arguments)) {
      if (argument.kind == Kind::Unknown) {
        if (options.inputs.empty())
          return attachArguments(
              emitError(function.getLoc(), "does not say what argument #")
              << i << " is: neither an attribute (pipe.input, pipe.parameter, pipe.buffer) nor a "
              << "name in its location tells; list what comes from the data with "
              << "inputs=NAME|INDEX,... and all others are parameters");
        argument.kind = Kind::Parameter;
      }
      if (argument.name.empty())
        argument.name = "arg" + std::to_string(i);
    }
    return success();
  }

  LogicalResult verifyNames() {
    llvm::StringMap<unsigned> first;
    for (auto [i, argument] : llvm::enumerate(arguments)) {
      auto [it, inserted] = first.try_emplace(argument.name, i);
      if (inserted)
        continue;
      InFlightDiagnostic diagnostic = emitError(getLoc(i))
                                      << "arguments #" << it->second << " and #" << i
                                      << " are both named '" << argument.name
                                      << "'; weights and data are found by name, so give each its "
                                      << "own";
      diagnostic.attachNote(getLoc(it->second)) << "the first is here";
      return diagnostic;
    }
    return success();
  }

  LogicalResult verifyParameters() {
    bool any = false, ok = true;
    for (auto [i, argument] : llvm::enumerate(arguments)) {
      if (argument.kind != Kind::Parameter)
        continue;
      any = true;
      Type element = getElementTypeOrSelf(function.getArgumentTypes()[i]);
      if (element.isF32())
        continue;
      ok = false;
      InFlightDiagnostic diagnostic = emitError(getLoc(i))
                                      << "argument #" << i << ", the parameter '" << argument.name
                                      << "', holds " << element << ", but what is trained is f32; ";
      if (isa<FloatType>(element))
        diagnostic << "export the model in float32";
      else
        diagnostic
            << "list it with inputs= if it comes from the data, with buffers= if it is state";
    }
    if (!any)
      return attachArguments(emitError(function.getLoc(),
                                       "has no parameter, so there is nothing to train; "
                                       "list the inputs with inputs=NAME|INDEX,... and "
                                       "all others are parameters"));
    return success(ok);
  }

  /// Lists the arguments in notes.
  LogicalResult attachArguments(InFlightDiagnostic &&diagnostic) {
    for (auto [i, argument] : llvm::enumerate(arguments)) {
      Diagnostic &note = diagnostic.attachNote(getLoc(i));
      note << "argument #" << i << ": " << function.getArgumentTypes()[i];
      StringRef name = argument.name.empty() ? getLocationName(getLoc(i)) : argument.name;
      if (name.empty())
        note << " without a name";
      else
        note << " '" << name << "'";
    }
    return std::move(diagnostic);
  }

  void write() {
    for (auto [i, argument] : llvm::enumerate(arguments)) {
      for (const AttributeKind &entry : getAttributeKinds())
        function.removeArgAttr(i, entry.attribute);
      if (argument.kind != Kind::Parameter)
        function.removeArgAttr(i, PipeDialect::getFrozenAttrName());
      if (argument.kind == Kind::Input)
        function.removeArgAttr(i, PipeDialect::getInitAttrName());
      StringRef attribute = argument.kind == Kind::Input       ? PipeDialect::getInputAttrName()
                            : argument.kind == Kind::Parameter ? PipeDialect::getParameterAttrName()
                                                               : PipeDialect::getBufferAttrName();
      function.setArgAttr(i, attribute, StringAttr::get(function.getContext(), argument.name));
    }
  }
};

} // namespace

LogicalResult classifyArguments(func::FuncOp function, const ArgumentOptions &options) {
  return ArgumentClassifier{function, options}.run();
}

} // namespace pipeline
