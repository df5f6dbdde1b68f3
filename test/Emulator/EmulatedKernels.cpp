//===- EmulatedKernels.cpp - Kernels that run on the CPU --------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See EmulatedKernels.h.
//
//===----------------------------------------------------------------------===//

#include "EmulatedKernels.h"

#include "AccessWatch.h"
#include "KernelConverter.h"
#include "MatrixOps.h"

#include "pipeline/Conversion/Cpu/Passes.h"
#include "pipeline/Conversion/Gpu/Passes.h"
#include "pipeline/Dialect/Pipe/IR/Pipe.h"

#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Pass/PassManager.h"

#include <bit>
#include <cmath>

using namespace mlir;

namespace pipeline::test {
namespace {

//===--- What kernels call ------------------------------------------------===//

template <uint32_t Dim3::*dim>
int64_t getThreadId() {
  return getThread().*dim;
}

template <Dim3 Block::*what, uint32_t Dim3::*dim>
int64_t getOfBlock() {
  return getBlock().*what.*dim;
}

void barrier() { meet(Meeting::barrier, 0, 0, 0, 0); }
void syncWarp(uint32_t mask) { meet(Meeting::sync, mask, 0, 0, 31); }

template <Meeting kind>
uint32_t shuffle(uint32_t mask, uint32_t value, uint32_t offset, uint32_t segments) {
  return meet(kind, mask, value, offset, segments);
}

void access(const void *address, int64_t bytes, int64_t element, int64_t alignment, bool writes) {
  if (AccessWatch *watch = getBlock().watch)
    watch->access(getThreadNumber(), reinterpret_cast<intptr_t>(address), bytes, element, alignment,
                  writes);
}

// A matrix op is one call that leaves its results with the thread, and one for each of them.
thread_local std::array<uint32_t, 4> words;
thread_local std::array<float, 4> sums;

void loadWords(const void *row, int32_t transposed) {
  // Whoever names a row reads it, as far as order goes.
  access(row, 16, 2, 16, /*writes=*/false);
  auto loaded = loadMatrices(row, transposed != 0);
  words = loaded;
}
uint32_t getWord(int32_t number) { return words[number]; }

void multiplyAccumulate(uint32_t a0, uint32_t a1, uint32_t a2, uint32_t a3, uint32_t b0,
                        uint32_t b1, float c0, float c1, float c2, float c3) {
  auto product = multiplyMatrices({a0, a1, a2, a3}, {b0, b1}, {c0, c1, c2, c3});
  sums = product;
}
float getSum(int32_t number) { return sums[number]; }

float exponentialOfTwo(float value) { return std::exp2(value); }

/// What LLVM calls where a processor has no such instruction.
__bf16 truncateToBf16(float value) {
  auto bits = std::bit_cast<uint32_t>(value);
  if (!std::isnan(value))
    bits += 0x7fff + ((bits >> 16) & 1);
  return std::bit_cast<__bf16>(static_cast<uint16_t>(bits >> 16));
}

std::vector<CpuEngine::Symbol> getSymbols() {
  auto symbol = [](const char *name, auto *function) {
    return CpuEngine::Symbol(name, reinterpret_cast<void *>(function));
  };
  return {symbol("emulator_thread_x", &getThreadId<&Dim3::x>),
          symbol("emulator_thread_y", &getThreadId<&Dim3::y>),
          symbol("emulator_thread_z", &getThreadId<&Dim3::z>),
          symbol("emulator_block_x", &getOfBlock<&Block::index, &Dim3::x>),
          symbol("emulator_block_y", &getOfBlock<&Block::index, &Dim3::y>),
          symbol("emulator_block_z", &getOfBlock<&Block::index, &Dim3::z>),
          symbol("emulator_block_size_x", &getOfBlock<&Block::size, &Dim3::x>),
          symbol("emulator_block_size_y", &getOfBlock<&Block::size, &Dim3::y>),
          symbol("emulator_block_size_z", &getOfBlock<&Block::size, &Dim3::z>),
          symbol("emulator_grid_x", &getOfBlock<&Block::grid, &Dim3::x>),
          symbol("emulator_grid_y", &getOfBlock<&Block::grid, &Dim3::y>),
          symbol("emulator_grid_z", &getOfBlock<&Block::grid, &Dim3::z>),
          symbol("emulator_access", &access),
          symbol("emulator_barrier", &barrier),
          symbol("emulator_sync", &syncWarp),
          symbol("emulator_shuffle_down", &shuffle<Meeting::shuffleDown>),
          symbol("emulator_shuffle_up", &shuffle<Meeting::shuffleUp>),
          symbol("emulator_shuffle_xor", &shuffle<Meeting::shuffleXor>),
          symbol("emulator_shuffle_index", &shuffle<Meeting::shuffleIndex>),
          symbol("emulator_ldmatrix", &loadWords),
          symbol("emulator_ldmatrix_word", &getWord),
          symbol("emulator_mma", &multiplyAccumulate),
          symbol("emulator_mma_sum", &getSum),
          symbol("emulator_exp2", &exponentialOfTwo),
          symbol("__truncsfbf2", &truncateToBf16)};
}

//===--- Compilation ------------------------------------------------------===//

/// Adds @NAME.words, which takes the words of a launch.
void addWordEntry(ModuleOp module, StringRef name) {
  auto callee = module.lookupSymbol<LLVM::LLVMFuncOp>(name);
  OpBuilder builder = OpBuilder::atBlockEnd(module.getBody());
  Location loc = module.getLoc();
  auto pointer = LLVM::LLVMPointerType::get(module.getContext());
  auto type = LLVM::LLVMFunctionType::get(LLVM::LLVMVoidType::get(module.getContext()), pointer);
  auto entry = LLVM::LLVMFuncOp::create(builder, loc, (name + ".words").str(), type);
  builder.setInsertionPointToStart(entry.addEntryBlock(builder));
  SmallVector<Value> arguments;
  for (auto [i, argument] : llvm::enumerate(callee.getArgumentTypes())) {
    Value word =
        LLVM::GEPOp::create(builder, loc, pointer, builder.getI64Type(), entry.getArgument(0),
                            ArrayRef<LLVM::GEPArg>{static_cast<int32_t>(i)});
    arguments.push_back(LLVM::LoadOp::create(builder, loc, argument, word));
  }
  LLVM::CallOp::create(builder, loc, callee, arguments);
  LLVM::ReturnOp::create(builder, loc, ValueRange());
}

EmulatedKernels::Kernel describe(gpu::GPUFuncOp function) {
  EmulatedKernels::Kernel kernel;
  kernel.name = function.getName().str();
  // Behind them come the buffers in the memory of a block.
  for (BlockArgument argument :
       function.getArguments().take_front(function.getFunctionType().getNumInputs()))
    kernel.parameters.push_back(findAccess(argument));
  for (BlockArgument memory : function.getWorkgroupAttributions()) {
    auto type = cast<MemRefType>(memory.getType());
    kernel.blockMemory.push_back(type.getNumElements() * countElementBytes(type.getElementType()));
  }
  kernel.meets = mayMeet(function);
  return kernel;
}

/// The elements of a buffer that a launch passes.
std::vector<ByteRange> rangesAt(uint64_t address, const ParameterAccess &parameter) {
  std::vector<ByteRange> ranges = parameter.ranges;
  for (ByteRange &range : ranges)
    range = {range.begin + static_cast<int64_t>(address),
             range.end + static_cast<int64_t>(address)};
  llvm::sort(ranges, [](ByteRange a, ByteRange b) { return a.begin < b.begin; });
  return ranges;
}

bool overlap(const std::vector<ByteRange> &left, const std::vector<ByteRange> &right) {
  for (auto a = left.begin(), b = right.begin(); a != left.end() && b != right.end();)
    if (a->end <= b->begin)
      ++a;
    else if (b->end <= a->begin)
      ++b;
    else
      return true;
  return false;
}

/// What kernels promise of their buffers, and LLVM and ptxas rely on: they are aligned, and what
/// one of them writes is in no other.
std::string checkBuffers(const EmulatedKernels::Kernel &kernel, ArrayRef<uint64_t> arguments) {
  std::vector<std::vector<ByteRange>> ranges;
  for (auto [i, parameter] : llvm::enumerate(kernel.parameters)) {
    std::string who = kernel.name + ": parameter " + std::to_string(i);
    ranges.push_back(rangesAt(arguments[i], parameter));
    if (!parameter.ranges.empty() && arguments[i] % PipeDialect::bufferAlignment != 0)
      return who + " is not aligned to " + std::to_string(PipeDialect::bufferAlignment) + " bytes";
    for (size_t other = 0; other < i; ++other)
      if ((parameter.writes || kernel.parameters[other].writes) &&
          overlap(ranges[i], ranges[other]))
        return who + " overlaps parameter " + std::to_string(other) +
               ", and one of them is written";
  }
  return "";
}

/// The functions for the CPU have other names: a function of the host may have a kernel's.
std::string nameOfFunction(const std::string &kernel) { return "kernel." + kernel; }

/// The error of an engine that can't be made.
llvm::Error fail(const char *what) {
  return llvm::createStringError(llvm::inconvertibleErrorCode(), what);
}

} // namespace

llvm::Expected<std::unique_ptr<EmulatedKernels>>
EmulatedKernels::create(ModuleOp module, unsigned optLevel, bool watches) {
  auto result = std::make_unique<EmulatedKernels>();
  OwningOpRef<ModuleOp> own = ModuleOp::create(module.getLoc());
  for (auto kernels : module.getOps<gpu::GPUModuleOp>())
    own->push_back(kernels.clone());
  PassManager math(module.getContext());
  math.nest<gpu::GPUModuleOp>().addPass(createLowerMathPass());
  if (failed(math.run(*own)))
    return fail("functions of kernels are not lowered");

  for (auto kernels : llvm::to_vector(own->getOps<gpu::GPUModuleOp>())) {
    for (auto constant : kernels.getOps<memref::GlobalOp>())
      own->push_back(constant.clone());
    for (auto function : llvm::to_vector(kernels.getOps<gpu::GPUFuncOp>())) {
      result->kernels.push_back(describe(function));
      convertKernel(function, *own, nameOfFunction(function.getName().str()));
    }
    kernels.erase();
  }
  PassManager host(module.getContext());
  buildCpuLoweringPipeline(host);
  if (failed(host.run(*own)))
    return fail("kernels are not lowered for the emulator");
  result->watches = watches;
  if (watches)
    for (const Kernel &kernel : result->kernels)
      watchAccesses(*own, nameOfFunction(kernel.name));
  for (const Kernel &kernel : result->kernels)
    addWordEntry(*own, nameOfFunction(kernel.name));
  auto engine = CpuEngine::create(*own, {.optLevel = optLevel}, getSymbols());
  if (!engine)
    return engine.takeError();
  result->engine = std::move(*engine);
  for (Kernel &kernel : result->kernels) {
    auto entry =
        result->engine->lookupAs<void(const uint64_t *)>(nameOfFunction(kernel.name) + ".words");
    if (!entry)
      return entry.takeError();
    kernel.entry = *entry;
  }
  return std::move(result);
}

//===--- Launches ---------------------------------------------------------===//

std::string EmulatedKernels::run(const Kernel &kernel, Dim3 grid, Dim3 size,
                                 ArrayRef<uint64_t> arguments, uint64_t seed) const {
  if (arguments.size() != kernel.parameters.size())
    return kernel.name + " is launched with " + std::to_string(arguments.size()) +
           " arguments, but has " + std::to_string(kernel.parameters.size()) + " parameters";
  if (std::string message = checkBuffers(kernel, arguments); !message.empty())
    return message;
  AccessWatch watch;
  if (watches)
    for (auto [address, parameter] : llvm::zip_equal(arguments, kernel.parameters))
      if (std::vector<ByteRange> ranges = rangesAt(address, parameter); !ranges.empty())
        watch.device.push_back({ranges.front().begin, ranges.back().end});
  std::vector<std::vector<uint8_t>> memory;
  SmallVector<uint64_t> words(arguments);
  for (int64_t bytes : kernel.blockMemory) {
    memory.emplace_back(bytes + 64);
    words.push_back(llvm::alignTo(reinterpret_cast<uintptr_t>(memory.back().data()), 64));
    watch.block.push_back(
        {static_cast<int64_t>(words.back()), static_cast<int64_t>(words.back()) + bytes});
  }
  Block block;
  block.size = size;
  block.watch = watches ? &watch : nullptr;
  block.grid = grid;
  block.seed = seed;
  block.meets = kernel.meets;
  block.run = [&] { kernel.entry(words.data()); };
  for (uint32_t i = 0; i < grid.count(); ++i) {
    // The memory of a block begins as anything.
    for (auto &bytes : memory)
      std::fill(bytes.begin(), bytes.end(), 0xff);
    uint32_t number = seed % 2 == 0 ? i : grid.count() - 1 - i;
    block.index = {number % grid.x, number / grid.x % grid.y, number / grid.x / grid.y};
    watch.beginBlock(size.count());
    if (std::string message = runBlock(block); !message.empty())
      return kernel.name + ": " + message;
    if (!watch.error().empty())
      return kernel.name + ": " + watch.error();
  }
  return "";
}

} // namespace pipeline::test
