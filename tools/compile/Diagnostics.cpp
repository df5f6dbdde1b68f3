//===- Diagnostics.cpp - The compiler's messages, for users -----*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Diagnostics.h"

#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/Location.h"
#include "mlir/IR/MLIRContext.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/WithColor.h"

using namespace mlir;

namespace pipeline::driver {

DiagnosticPrinter::DiagnosticPrinter(MLIRContext &context, std::string tool)
    : tool(std::move(tool)), handler(&context, [this](Diagnostic &diagnostic) {
        print(diagnostic);
        for (Diagnostic &note : diagnostic.getNotes())
          print(note);
        return success();
      }) {
  // A schedule or a stage can be thousands of characters long.
  context.printOpOnDiagnostic(false);
}

void DiagnosticPrinter::print(Diagnostic &diagnostic) const {
  std::string place = tool;
  if (auto loc = diagnostic.getLocation()->findInstanceOf<FileLineColLoc>())
    place =
        llvm::formatv("{0}:{1}:{2}", loc.getFilename().getValue(), loc.getLine(), loc.getColumn());
  raw_ostream &os = llvm::errs();
  switch (diagnostic.getSeverity()) {
  case DiagnosticSeverity::Error:
    llvm::WithColor::error(os, place);
    break;
  case DiagnosticSeverity::Warning:
    llvm::WithColor::warning(os, place);
    break;
  case DiagnosticSeverity::Note:
    llvm::WithColor::note(os, place);
    break;
  case DiagnosticSeverity::Remark:
    llvm::WithColor::remark(os, place);
    break;
  }
  os << diagnostic << "\n";
}

} // namespace pipeline::driver
