//===- PipeAttributes.cpp - Attributes and types of the pipe dialect -*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir/IR/Builders.h"
#include "mlir/IR/DialectImplementation.h"
#include "pipeline/Dialect/Pipe/IR/Pipe.h"
#include "llvm/ADT/APSInt.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace pipeline;

#include "pipeline/Dialect/Pipe/IR/PipeEnums.cpp.inc"

/// A number of type f64, written without its type.
static ParseResult parseF64(AsmParser &parser, FloatAttr &attribute) {
  double value;
  if (parser.parseFloat(value))
    return failure();
  attribute = parser.getBuilder().getF64FloatAttr(value);
  return success();
}

static void printF64(AsmPrinter &printer, FloatAttr attribute) {
  printer.printFloat(attribute.getValue());
}

#define GET_ATTRDEF_CLASSES
#include "pipeline/Dialect/Pipe/IR/PipeAttributes.cpp.inc"

#define GET_TYPEDEF_CLASSES
#include "pipeline/Dialect/Pipe/IR/PipeTypes.cpp.inc"

void PipeDialect::registerAttributes() {
  addAttributes<
#define GET_ATTRDEF_LIST
#include "pipeline/Dialect/Pipe/IR/PipeAttributes.cpp.inc"
      >();
}

void PipeDialect::registerTypes() {
  addTypes<
#define GET_TYPEDEF_LIST
#include "pipeline/Dialect/Pipe/IR/PipeTypes.cpp.inc"
      >();
}

//===----------------------------------------------------------------------===//
// Attributes
//===----------------------------------------------------------------------===//

/// That every rank owns as many of the stages as the others.
static LogicalResult verifyOwners(function_ref<InFlightDiagnostic()> emitError, int64_t ranks,
                                  ArrayRef<int64_t> owners) {
  SmallVector<int64_t> chunks(std::min<int64_t>(ranks, owners.size() + 1), 0);
  for (auto [stage, owner] : llvm::enumerate(owners)) {
    if (owner < 0 || owner >= ranks)
      return emitError() << "stage " << stage << " is owned by rank " << owner
                         << ", but ranks are 0 to " << ranks - 1;
    if (owner < static_cast<int64_t>(chunks.size()))
      ++chunks[owner];
  }
  if (owners.empty() || owners.size() % ranks != 0 || !llvm::all_equal(chunks))
    return emitError() << "every rank must own the same number of stages, at least one, but "
                       << owners.size() << " stages are spread over " << ranks << " ranks as ["
                       << owners << "]";
  return success();
}

LogicalResult PartitionAttr::verify(function_ref<InFlightDiagnostic()> emitError, int64_t ranks,
                                    ArrayRef<int64_t> owners, ArrayRef<int64_t> mirrors) {
  if (ranks < 1)
    return emitError() << "needs at least 1 rank, but has " << ranks;
  if (failed(verifyOwners(emitError, ranks, owners)))
    return failure();
  if (mirrors.empty())
    return success();
  if (mirrors.size() != owners.size())
    return emitError() << "every stage must have a second copy or none, but " << owners.size()
                       << " stages have " << mirrors.size() << " mirrors";
  return verifyOwners(emitError, ranks, mirrors);
}

LogicalResult UpdatesAttr::verify(function_ref<InFlightDiagnostic()> emitError, WeightUpdates,
                                  int64_t interval) {
  if (interval < 1)
    return emitError() << "weights are updated every 1 microbatch or more, not every " << interval;
  return success();
}

LogicalResult NormalAttr::verify(function_ref<InFlightDiagnostic()> emitError, FloatAttr mean,
                                 FloatAttr deviation) {
  if (!(deviation.getValueAsDouble() >= 0))
    return emitError() << "a deviation must not be negative, but is " << deviation;
  return success();
}

LogicalResult pipeline::verifyInitialValues(function_ref<InFlightDiagnostic()> emitError,
                                            Attribute init, RankedTensorType type) {
  if (!init)
    return success();
  Type element = type.getElementType();
  if (auto fill = dyn_cast<FillAttr>(init)) {
    if (succeeded(getFillBits(fill, element)))
      return success();
    return emitError() << "can't start with " << fill << ", which is no number of " << element;
  }
  if (!isa<NormalAttr>(init))
    return emitError() << "is initialised by #pipe.normal or #pipe.fill, not by " << init;
  if (!element.isF32())
    return emitError() << "is a tensor of " << element << ", but #pipe.normal draws numbers of f32";
  return success();
}

FailureOr<APInt> pipeline::getFillBits(FillAttr fill, Type element) {
  APFloat value = fill.getValue().getValue();
  if (!element.isIntOrFloat() || element.getIntOrFloatBitWidth() > 64)
    return failure();
  if (auto type = dyn_cast<FloatType>(element)) {
    bool losesInfo;
    value.convert(type.getFloatSemantics(), APFloat::rmNearestTiesToEven, &losesInfo);
    return value.bitcastToAPInt();
  }
  auto type = cast<IntegerType>(element);
  // The numbers of i1 are 0 and 1; others are taken as signed.
  bool isUnsigned = type.isUnsigned() || type.getWidth() == 1;
  llvm::APSInt number(type.getWidth(), isUnsigned);
  bool isExact;
  if (value.convertToInteger(number, APFloat::rmTowardZero, &isExact) != APFloat::opOK)
    return failure();
  return APInt(number);
}

//===----------------------------------------------------------------------===//
// Types
//===----------------------------------------------------------------------===//

static LogicalResult verifyElements(function_ref<InFlightDiagnostic()> emitError,
                                    ArrayRef<RankedTensorType> elements) {
  if (elements.empty())
    return emitError() << "needs at least one tensor";
  for (RankedTensorType element : elements) {
    if (!element.hasStaticShape() || !element.getElementType().isIntOrFloat())
      return emitError() << "holds tensors of integers or floats with static shapes, but "
                         << element << " is not one";
    int64_t bytes = (element.getElementType().getIntOrFloatBitWidth() + 7) / 8;
    for (int64_t extent : element.getShape())
      if (llvm::MulOverflow(bytes, extent, bytes))
        return emitError() << element << " is too large to address";
  }
  return success();
}

LogicalResult BundleType::verify(function_ref<InFlightDiagnostic()> emitError,
                                 ArrayRef<RankedTensorType> elements) {
  return verifyElements(emitError, elements);
}

LogicalResult BufferType::verify(function_ref<InFlightDiagnostic()> emitError,
                                 ArrayRef<RankedTensorType> elements, bool) {
  return verifyElements(emitError, elements);
}

LogicalResult PoolType::verify(function_ref<InFlightDiagnostic()> emitError, int64_t slots,
                               BufferType slot) {
  int64_t bytes;
  if (slots < 1 || llvm::MulOverflow(slots, slot.getBytes(), bytes))
    return emitError() << "needs at least one slot and no more than can be addressed, but has "
                       << slots;
  return success();
}

Type BufferType::parse(AsmParser &parser) {
  SMLoc loc = parser.getCurrentLocation();
  if (parser.parseLess())
    return {};
  bool message = succeeded(parser.parseOptionalKeyword("message"));
  SmallVector<RankedTensorType> elements;
  if (parser.parseCommaSeparatedList([&] { return parser.parseType(elements.emplace_back()); }) ||
      parser.parseGreater())
    return {};
  return getChecked([&] { return parser.emitError(loc); }, parser.getContext(), elements, message);
}

void BufferType::print(AsmPrinter &printer) const {
  printer << "<" << (getMessage() ? "message " : "");
  llvm::interleaveComma(getElements(), printer);
  printer << ">";
}

BufferType BufferType::getFor(Type value, bool message) {
  return BufferType::get(value.getContext(), pipeline::getElements(value), message);
}

int64_t BufferType::getElementOffset(unsigned index) const {
  int64_t offset = 0;
  for (RankedTensorType element : getElements().take_front(index))
    offset += llvm::alignTo(getTensorBytes(element), PipeDialect::bufferAlignment);
  return offset;
}

int64_t BufferType::getBytes() const {
  return getPayloadBytes() + (getMessage() ? PipeDialect::requestBytes : 0);
}

int64_t pipeline::getTensorBytes(RankedTensorType type) {
  return type.getNumElements() * ((type.getElementTypeBitWidth() + 7) / 8);
}

ArrayRef<RankedTensorType> pipeline::getElements(Type &type) {
  return llvm::TypeSwitch<Type, ArrayRef<RankedTensorType>>(type)
      .Case<BundleType, BufferType>([](auto composite) { return composite.getElements(); })
      .Default([&](Type) {
        // A ranked tensor is a handle: the caller's own variable is the array of one.
        assert(isa<RankedTensorType>(type) && "values are tensors, bundles and buffers");
        return ArrayRef(static_cast<RankedTensorType *>(&type), 1);
      });
}
