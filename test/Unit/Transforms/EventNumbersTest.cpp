//===- EventNumbersTest.cpp - Events of compiled programs ----------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The code of programs with streams is run for its calls of events, and compared with the events
// of buffers and streams that the programs name: of every schedule, number by number.
//
//===----------------------------------------------------------------------===//

#include "StreamCases.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Pass/PassManager.h"
#include "pipeline/Analysis/ProgramCursor.h"
#include "pipeline/Conversion/PipeToLLVM/EventNumbers.h"
#include "pipeline/Conversion/PipeToLLVM/Passes.h"
#include "llvm/ADT/TypeSwitch.h"

#include <map>
#include <tuple>

using namespace mlir;
using namespace pipeline;
using namespace pipeline::test;

namespace {

/// A record, or a wait of a stream.
struct EventUse {
  /// Of the program: the storage, its slot and the stream that is recorded.
  std::tuple<void *, int64_t, Stream> event;
  bool isRecord;
  Stream on;
};

/// What the program does with events, in its order.
std::vector<EventUse> listUses(ProgramOp program) {
  std::vector<EventUse> uses;
  ProgramCursor cursor(program);
  while (Operation *op = cursor.next()) {
    auto add = [&](Value buffer, bool isRecord, Stream of, Stream on) {
      Storage storage = cursor.getStorage(buffer);
      uses.push_back({{storage.op, storage.slot, of}, isRecord, on});
    };
    if (auto record = dyn_cast<StreamRecordOp>(op))
      add(record.getBuffer(), true, record.getOn(), record.getOn());
    else if (auto wait = dyn_cast<StreamWaitOp>(op))
      add(wait.getBuffer(), false, wait.getOf(), wait.getOn());
  }
  return uses;
}

/// A call of pipeline_rt_cuda_record or _wait.
struct EventCall {
  bool isRecord;
  int64_t event, stream;
};

/// Runs a function for these calls. Of all else it knows the arithmetic on whole numbers.
class EventInterpreter {
public:
  std::vector<EventCall> run(func::FuncOp function) {
    run(function.getBody().front());
    return std::move(calls);
  }

private:
  int64_t get(Value value) const { return numbers.at(value); }

  void run(Block &block) {
    for (Operation &op : block)
      run(&op);
  }

  void run(Operation *op) {
    llvm::TypeSwitch<Operation *>(op)
        .Case([&](arith::ConstantOp constant) {
          if (auto number = dyn_cast<IntegerAttr>(constant.getValue()))
            numbers[constant] = number.getInt();
        })
        .Case([&](arith::AddIOp o) { numbers[o] = get(o.getLhs()) + get(o.getRhs()); })
        .Case([&](arith::SubIOp o) { numbers[o] = get(o.getLhs()) - get(o.getRhs()); })
        .Case([&](arith::MulIOp o) { numbers[o] = get(o.getLhs()) * get(o.getRhs()); })
        .Case([&](arith::DivUIOp o) { numbers[o] = get(o.getLhs()) / get(o.getRhs()); })
        .Case([&](arith::RemUIOp o) { numbers[o] = get(o.getLhs()) % get(o.getRhs()); })
        .Case([&](arith::MaxSIOp o) { numbers[o] = std::max(get(o.getLhs()), get(o.getRhs())); })
        .Case([&](arith::TruncIOp o) { numbers[o] = get(o.getIn()); })
        .Case([&](scf::ForOp loop) { runLoop(loop); })
        .Case([&](func::CallOp call) {
          bool isRecord = call.getCallee() == "pipeline_rt_cuda_record";
          if (isRecord || call.getCallee() == "pipeline_rt_cuda_wait")
            calls.push_back({isRecord, get(call.getOperand(1)), get(call.getOperand(2))});
        });
  }

  void runLoop(scf::ForOp loop) {
    SmallVector<int64_t> carried;
    for (Value init : loop.getInits())
      carried.push_back(get(init));
    for (int64_t i = get(loop.getLowerBound()); i < get(loop.getUpperBound());
         i += get(loop.getStep())) {
      numbers[loop.getInductionVar()] = i;
      for (auto [argument, number] : llvm::zip_equal(loop.getRegionIterArgs(), carried))
        numbers[argument] = number;
      run(*loop.getBody());
      carried.clear();
      for (Value value : loop.getYieldedValues())
        carried.push_back(get(value));
    }
    for (auto [result, number] : llvm::zip_equal(loop.getResults(), carried))
      numbers[result] = number;
  }

  llvm::DenseMap<Value, int64_t> numbers;
  std::vector<EventCall> calls;
};

class EventNumbersTest : public StreamFixture {
protected:
  /// Each use is a call, and each event one number below the count.
  void compare(const std::vector<EventUse> &uses, const std::vector<EventCall> &calls,
               int64_t count) {
    ASSERT_EQ(calls.size(), uses.size());
    std::map<std::tuple<void *, int64_t, Stream>, int64_t> numbers;
    std::map<int64_t, std::tuple<void *, int64_t, Stream>> events;
    for (auto [use, call] : llvm::zip_equal(uses, calls)) {
      EXPECT_EQ(call.isRecord, use.isRecord);
      EXPECT_EQ(call.stream, static_cast<int64_t>(use.on));
      EXPECT_EQ(numbers.emplace(use.event, call.event).first->second, call.event);
      EXPECT_EQ(events.emplace(call.event, use.event).first->second, use.event);
      EXPECT_GE(call.event, 0);
      EXPECT_LT(call.event, count);
    }
    numUses += uses.size();
  }

  size_t numUses = 0, numCarried = 0;
};

TEST_F(EventNumbersTest, CodeNamesTheEventsOfThePrograms) {
  for (int ranks : {2, 4})
    for (const StreamCase &c : makeStreamCases(ranks, {9, 16}, {Variant::Everything})) {
      SCOPED_TRACE(describe(c));
      OwningOpRef<ModuleOp> module = assign(c);
      ASSERT_EQ(errors, "");
      if (!module)
        continue;
      std::map<std::string, std::pair<std::vector<EventUse>, int64_t>> programs;
      for (auto program : module->getOps<ProgramOp>()) {
        EXPECT_EQ(countEvents(program), EventNumbers(program).getCount());
        programs[getStepName(program)] = {listUses(program), countEvents(program)};
      }
      PassManager manager(&context);
      manager.addPass(createConvertPipeToLLVMPass());
      ASSERT_TRUE(succeeded(manager.run(*module))) << errors;
      for (const auto &[name, expected] : programs) {
        SCOPED_TRACE(name);
        auto step = module->lookupSymbol<func::FuncOp>(name);
        ASSERT_TRUE(step);
        compare(expected.first, EventInterpreter().run(step), expected.second);
        step.walk([&](scf::ForOp loop) { numCarried += loop.getInits().size(); });
      }
    }
  EXPECT_GT(numUses, 10000u);
  // Slots that take turns by no formula.
  EXPECT_GT(numCarried, 100u);
}

TEST_F(EventNumbersTest, ProgramsWithoutStreamsHaveNone) {
  OwningOpRef<ModuleOp> module = plan({"1f1b", 2, 1, 4}, "unordered");
  ASSERT_TRUE(module) << errors;
  for (auto program : module->getOps<ProgramOp>())
    EXPECT_EQ(countEvents(program), 0);
}

} // namespace
