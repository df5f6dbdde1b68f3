//===- Engine.cpp - Runs compiled functions in this process ---*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Three steps: LLVM dialect to LLVM IR, LLVM IR to an object file, object file into
// this process.
//
//===----------------------------------------------------------------------===//

#include "pipeline/Conversion/Cpu/Engine.h"

#include "mlir/Target/LLVMIR/Dialect/Builtin/BuiltinToLLVMIRTranslation.h"
#include "mlir/Target/LLVMIR/Dialect/LLVMIR/LLVMToLLVMIRTranslation.h"
#include "mlir/Target/LLVMIR/Export.h"
#include "llvm/Analysis/TargetLibraryInfo.h"
#include "llvm/ExecutionEngine/Orc/AbsoluteSymbols.h"
#include "llvm/ExecutionEngine/Orc/ExecutionUtils.h"
#include "llvm/ExecutionEngine/Orc/LLJIT.h"
#include "llvm/IR/LegacyPassManager.h"
#include "llvm/IR/Module.h"
#include "llvm/MC/MCSubtargetInfo.h"
#include "llvm/MC/TargetRegistry.h"
#include "llvm/Passes/PassBuilder.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/TargetSelect.h"
#include "llvm/Target/TargetMachine.h"
#include "llvm/TargetParser/Host.h"

#include <mutex>

using namespace mlir;

namespace pipeline {
namespace {

void initializeNativeTarget() {
  static std::once_flag once;
  std::call_once(once, [] {
    llvm::InitializeNativeTarget();
    llvm::InitializeNativeTargetAsmPrinter();
  });
}

/// The machine to compile for: the host, or another processor of its kind.
struct Machine {
  std::string cpu;
  std::string features;
  std::unique_ptr<llvm::TargetMachine> target;

  static llvm::Expected<Machine> create(const CpuEngineOptions &options) {
    initializeNativeTarget();
    llvm::Triple triple(llvm::sys::getDefaultTargetTriple());
    std::string message;
    const llvm::Target *target = llvm::TargetRegistry::lookupTarget(triple, message);
    if (!target)
      return llvm::createStringError("LLVM has no code generation for this machine: " + message);

    Machine machine;
    machine.cpu = options.cpu;
    if (machine.cpu.empty()) {
      machine.cpu = llvm::sys::getHostCPUName().str();
      llvm::SubtargetFeatures features;
      for (const auto &[name, enabled] : llvm::sys::getHostCPUFeatures())
        features.AddFeature(name, enabled);
      machine.features = features.getString();
    }
    std::unique_ptr<llvm::MCSubtargetInfo> processors(
        target->createMCSubtargetInfo(triple, "", ""));
    if (!processors || !processors->isCPUStringValid(machine.cpu))
      return llvm::createStringError("LLVM knows no processor '" + machine.cpu +
                                     "' for this machine");
    llvm::TargetOptions targetOptions;
    // An FMA is one rounding where the module says two.
    targetOptions.AllowFPOpFusion = llvm::FPOpFusion::Strict;
    targetOptions.FunctionSections = targetOptions.DataSections = true;
    static constexpr llvm::CodeGenOptLevel levels[] = {
        llvm::CodeGenOptLevel::None, llvm::CodeGenOptLevel::Less, llvm::CodeGenOptLevel::Default,
        llvm::CodeGenOptLevel::Aggressive};
    machine.target.reset(target->createTargetMachine(
        triple, machine.cpu, machine.features, targetOptions, llvm::Reloc::PIC_,
        // Constants that do not fit into registers are operands in memory then, near the code; a
        // JIT's own default, the large model, would load each from an address that is computed.
        llvm::CodeModel::Small, levels[std::min(options.optLevel, 3u)], /*JIT=*/true));
    if (!machine.target)
      return llvm::createStringError("LLVM cannot generate code for '" + machine.cpu + "'");
    return std::move(machine);
  }

  bool hasAvx512() const { return target->getTargetFeatureString().contains("+avx512f"); }
};

void setFunctionAttributes(llvm::Module &module, const Machine &machine,
                           const CpuEngineOptions &options) {
  unsigned bits = machine.hasAvx512() ? options.vectorBits : std::min(options.vectorBits, 256u);
  for (llvm::Function &function : module) {
    function.addFnAttr(llvm::Attribute::NoUnwind);
    if (function.isDeclaration())
      continue;
    function.addFnAttr("target-cpu", machine.cpu);
    function.addFnAttr("target-features", machine.features);
    function.addFnAttr("prefer-vector-width", std::to_string(bits));
    // A stage calls equal layers; a copy in each place would only cost time.
    function.addFnAttr(llvm::Attribute::NoInline);
  }
}

void optimize(llvm::Module &module, llvm::TargetMachine &target, unsigned optLevel) {
  llvm::PipelineTuningOptions tuning;
  // What these decide, the passes before have decided, and written into the IR.
  tuning.LoopVectorization = false;
  tuning.SLPVectorization = false;
  tuning.LoopInterleaving = false;
  tuning.LoopUnrolling = false;
  llvm::PassBuilder builder(&target, tuning);
  llvm::LoopAnalysisManager loops;
  llvm::FunctionAnalysisManager functions;
  llvm::CGSCCAnalysisManager components;
  llvm::ModuleAnalysisManager modules;
  builder.registerModuleAnalyses(modules);
  builder.registerCGSCCAnalyses(components);
  builder.registerFunctionAnalyses(functions);
  builder.registerLoopAnalyses(loops);
  builder.crossRegisterProxies(loops, functions, components, modules);
  if (optLevel == 0) {
    builder.buildO0DefaultPipeline(llvm::OptimizationLevel::O0).run(module, modules);
    return;
  }
  // Function by function: nothing is inlined, and what LLVM finds out across calls of
  // thousands of arguments takes it longer than everything else and helps no one.
  static constexpr const llvm::OptimizationLevel *levels[] = {
      &llvm::OptimizationLevel::O1, &llvm::OptimizationLevel::O2, &llvm::OptimizationLevel::O3};
  llvm::FunctionPassManager simplification = builder.buildFunctionSimplificationPipeline(
      *levels[std::min(optLevel, 3u) - 1], llvm::ThinOrFullLTOPhase::None);
  llvm::createModuleToFunctionPassAdaptor(std::move(simplification)).run(module, modules);
}

} // namespace

llvm::Expected<Processor> describeProcessor(const CpuEngineOptions &options,
                                            ArrayRef<std::string> features) {
  llvm::Expected<Machine> machine = Machine::create(options);
  if (!machine)
    return machine.takeError();
  Processor processor;
  processor.architecture =
      llvm::Triple::getArchTypeName(machine->target->getTargetTriple().getArch()).str();
  processor.name = machine->cpu;
  for (const std::string &feature : features)
    if (machine->target->getMCSubtargetInfo()->checkFeatures("+" + feature))
      processor.features.push_back(feature);
  return processor;
}

llvm::Error checkProcessor(const CpuEngineOptions &options) {
  if (options.cpu.empty())
    return llvm::Error::success();
  llvm::Expected<Machine> machine = Machine::create(options);
  if (!machine)
    return machine.takeError();
  const llvm::MCSubtargetInfo *processor = machine->target->getMCSubtargetInfo();
  for (const auto &[name, isHere] : llvm::sys::getHostCPUFeatures())
    if (!isHere && processor->checkFeatures("+" + name.str()))
      return llvm::createStringError("processor '" + options.cpu + "' has " + name.str() +
                                     ", which this machine lacks: code for it cannot run here");
  return llvm::Error::success();
}

llvm::Expected<llvm::SmallVector<char, 0>> compileToObject(ModuleOp module,
                                                           const CpuEngineOptions &options) {
  llvm::Expected<Machine> machine = Machine::create(options);
  if (!machine)
    return machine.takeError();

  registerBuiltinDialectTranslation(*module.getContext());
  registerLLVMDialectTranslation(*module.getContext());
  llvm::LLVMContext context;
  std::unique_ptr<llvm::Module> llvmModule = translateModuleToLLVMIR(module, context);
  if (!llvmModule)
    return llvm::createStringError(
        "the module cannot be translated to LLVM IR; it must hold the LLVM dialect only");
  llvmModule->setDataLayout(machine->target->createDataLayout());
  llvmModule->setTargetTriple(machine->target->getTargetTriple());
  setFunctionAttributes(*llvmModule, *machine, options);
  optimize(*llvmModule, *machine->target, options.optLevel);

  llvm::SmallVector<char, 0> object;
  llvm::raw_svector_ostream stream(object);
  llvm::legacy::PassManager emitter;
  if (machine->target->addPassesToEmitFile(emitter, stream, nullptr,
                                           llvm::CodeGenFileType::ObjectFile))
    return llvm::createStringError("LLVM cannot write object files for this machine");
  emitter.run(*llvmModule);
  return std::move(object);
}

CpuEngine::CpuEngine(std::unique_ptr<llvm::orc::LLJIT> jit) : jit(std::move(jit)) {}
CpuEngine::~CpuEngine() = default;

llvm::Expected<std::unique_ptr<CpuEngine>>
CpuEngine::create(ModuleOp module, const CpuEngineOptions &options, ArrayRef<Symbol> symbols) {
  if (llvm::Error error = checkProcessor(options))
    return std::move(error);
  llvm::Expected<llvm::SmallVector<char, 0>> object = compileToObject(module, options);
  if (!object)
    return object.takeError();
  return load(*object, symbols);
}

llvm::Expected<std::unique_ptr<CpuEngine>> CpuEngine::load(ArrayRef<char> object,
                                                           ArrayRef<Symbol> symbols) {
  namespace orc = llvm::orc;
  initializeNativeTarget();
  llvm::Expected<std::unique_ptr<orc::LLJIT>> jit = orc::LLJITBuilder().create();
  if (!jit)
    return jit.takeError();
  orc::JITDylib &library = (*jit)->getMainJITDylib();

  orc::SymbolMap addresses;
  for (const auto &[name, address] : symbols)
    addresses[(*jit)->mangleAndIntern(name)] = {orc::ExecutorAddr::fromPtr(address),
                                                llvm::JITSymbolFlags::Exported |
                                                    llvm::JITSymbolFlags::Callable};
  if (!addresses.empty())
    if (llvm::Error error = library.define(orc::absoluteSymbols(std::move(addresses))))
      return std::move(error);
  auto process = orc::DynamicLibrarySearchGenerator::GetForCurrentProcess(
      (*jit)->getDataLayout().getGlobalPrefix());
  if (!process)
    return process.takeError();
  library.addGenerator(std::move(*process));

  if (llvm::Error error = (*jit)->addObjectFile(llvm::MemoryBuffer::getMemBufferCopy(
          llvm::StringRef(object.data(), object.size()), "pipeline")))
    return std::move(error);
  return std::unique_ptr<CpuEngine>(new CpuEngine(std::move(*jit)));
}

llvm::Expected<void *> CpuEngine::lookup(llvm::StringRef name) {
  llvm::Expected<llvm::orc::ExecutorAddr> address = jit->lookup(name);
  if (!address)
    return address.takeError();
  return address->toPtr<void *>();
}

} // namespace pipeline
