//===- HostCalls.cpp - What a rank's host calls, without code ---*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See HostCalls.h. Where a buffer is and which microbatch an op is of, the cursor says
// that verifiers use.
//
//===----------------------------------------------------------------------===//

#include "HostCalls.h"

#include "pipeline-runtime/Cuda.h"
#include "pipeline/Analysis/ProgramCursor.h"
#include "pipeline/Dialect/Pipe/Transforms/Phases.h"

#include "llvm/ADT/TypeSwitch.h"

#include <array>
#include <bit>
#include <map>

using namespace mlir;

namespace pipeline::test {
namespace {

constexpr std::size_t mostArguments = 64;

/// Of a captured list of places. An array of the caller's, which needs no destructor.
template <typename Pointer>
std::array<Pointer, mostArguments> at(char *arena, const std::vector<std::int64_t> &places) {
  std::array<Pointer, mostArguments> pointers;
  for (std::size_t i = 0; i < places.size(); ++i)
    pointers[i] = std::bit_cast<Pointer>(arena + places[i]);
  return pointers;
}

class CallLister {
public:
  CallLister(ProgramOp program, GraphOp graph, ArrayRef<SymbolicFunction> functions)
      : program(program), graph(graph), functions(functions), cursor(program) {}

  FailureOr<RankCalls> run() {
    calls.arenaBytes = static_cast<std::int64_t>(*program.getArena());
    while ((op = cursor.next()))
      list();
    calls.events = static_cast<std::int32_t>(events.size());
    if (cursor.hasFailed())
      return failure();
    return std::move(calls);
  }

private:
  using Places = std::vector<std::int64_t>;
  template <typename Make>
  void add(const Make &make) {
    calls.step.push_back({op, make, std::nullopt});
  }

  void list();
  template <typename OpTy>
  void listPost(OpTy post, bool isSend) {
    calls.step.push_back(makePost(op, {isSend, static_cast<std::int32_t>(post.getPeer()),
                                       placeOf(post.getBuffer()), payloadOf(post.getBuffer())}));
  }
  void listAction(ActionOp action);
  template <typename OpTy>
  void listUpdate(OpTy update, std::int64_t parameter, std::int64_t elements);
  void listAdvance(AdvanceOp advance);

  std::int64_t placeOf(Storage storage) const {
    if (auto pool = dyn_cast<PoolOp>(storage.op))
      return static_cast<std::int64_t>(*pool.getOffset()) +
             storage.slot * pool.getResult().getType().getSlot().getBytes();
    return static_cast<std::int64_t>(*cast<BufferOp>(storage.op).getOffset());
  }
  std::int64_t placeOf(Value buffer) const { return placeOf(cursor.getStorage(buffer)); }
  Places placesOf(OperandRange buffers) const {
    Places places;
    for (Value buffer : buffers)
      places.push_back(placeOf(buffer));
    return places;
  }
  static BufferType typeOf(Value buffer) { return cast<BufferType>(buffer.getType()); }
  static std::int64_t payloadOf(Value buffer) { return typeOf(buffer).getPayloadBytes(); }
  static std::int64_t elementsOf(BufferType type) {
    return type.getElements().front().getNumElements();
  }

  std::int32_t eventOf(Value buffer, Stream stream) {
    Storage storage = cursor.getStorage(buffer);
    auto number = static_cast<std::int32_t>(events.size());
    return events.try_emplace({storage.op, storage.slot, stream}, number).first->second;
  }
  template <typename OpTy>
  std::int32_t numberOf(StringRef name) {
    std::int32_t number = 0;
    for (OpTy candidate : graph.getBody().getOps<OpTy>()) {
      if (candidate.getName() == name)
        break;
      ++number;
    }
    return number;
  }

  ProgramOp program;
  GraphOp graph;
  ArrayRef<SymbolicFunction> functions;
  ProgramCursor cursor;
  /// The one that the cursor is at.
  Operation *op = nullptr;
  std::map<std::tuple<Operation *, std::int64_t, Stream>, std::int32_t> events;
  RankCalls calls;
};

void CallLister::list() {
  llvm::TypeSwitch<Operation *>(op)
      .Case([&](StreamRecordOp record) {
        add([event = eventOf(record.getBuffer(), record.getOn()),
             on = static_cast<std::int32_t>(record.getOn())](auto *rank, char *) {
          pipeline_rt_cuda_record(rank, event, on);
        });
      })
      .Case([&](StreamWaitOp wait) {
        add([event = eventOf(wait.getBuffer(), wait.getOf()),
             on = static_cast<std::int32_t>(wait.getOn())](auto *rank, char *) {
          pipeline_rt_cuda_wait(rank, event, on);
        });
      })
      .Case([&](ZeroOp zero) {
        add([place = placeOf(zero.getBuffer()), bytes = payloadOf(zero.getBuffer())](
                auto *rank, char *arena) { pipeline_rt_cuda_zero(rank, arena + place, bytes); });
      })
      .Case([&](SetOp set) {
        auto value = static_cast<float>(set.getValue().convertToDouble());
        add([place = placeOf(set.getBuffer()), value](auto *rank, char *arena) {
          pipeline_rt_cuda_fill(rank, arena + place, 1, sizeof value,
                                std::bit_cast<std::uint32_t>(value));
        });
      })
      .Case([&](LoadOp load) {
        add([number = numberOf<InputOp>(load.getInput()), microbatch = cursor.getIndex(load),
             place = placeOf(load.getBuffer()),
             bytes = getTensorBytes(load.getBuffer().getType().getElements().front())](
                auto *rank, char *arena) {
          pipeline_rt_cuda_load_input(rank, number, microbatch, arena + place, bytes,
                                      PIPELINE_RT_CUDA_COMPUTE);
        });
      })
      .Case([&](ReportOp report) {
        add([number = numberOf<OutputOp>(report.getOutput()), microbatch = cursor.getIndex(report),
             place = placeOf(report.getBuffer())](auto *rank, char *arena) {
          pipeline_rt_cuda_report_scalar(rank, number, microbatch,
                                         reinterpret_cast<const float *>(arena + place));
        });
      })
      .Case([&](SendOp send) { listPost(send, /*isSend=*/true); })
      .Case([&](RecvOp recv) { listPost(recv, /*isSend=*/false); })
      .Case([&](GradientNormOp norm) {
        add([index = static_cast<std::int32_t>(norm.getIndex()),
             places = placesOf(norm.getGradients()),
             n = elementsOf(typeOf(norm.getGradients().front()))](auto *rank, char *arena) {
          auto accumulators = at<const float *>(arena, places);
          pipeline_rt_cuda_gradient_norm(rank, index, static_cast<std::int32_t>(places.size()),
                                         accumulators.data(), n);
        });
      })
      .Case([&](ExchangeWeightsOp) {
        add([](auto *rank, char *) { pipeline_rt_cuda_exchange_weights(rank); });
      })
      .Case([&](ExchangeNormsOp) {
        add([](auto *rank, char *) { pipeline_rt_cuda_exchange_norms(rank); });
      })
      .Case([&](ActionOp action) { listAction(action); })
      .Case([&](UpdateOp update) {
        listUpdate(update, placeOf(update.getParameter()),
                   elementsOf(update.getParameter().getType()));
      })
      .Case([&](AdvanceOp advance) { listAdvance(advance); });
}

void CallLister::listAction(ActionOp action) {
  Places places;
  for (OperandRange group :
       {action.getInputs(), action.getAccumulators(), action.getStates(), action.getOutputs()})
    for (Value buffer : group)
      for (unsigned i = 0; i < typeOf(buffer).getElements().size(); ++i)
        places.push_back(placeOf(buffer) + typeOf(buffer).getElementOffset(i));
  places.push_back(placeOf(action.getWorkspace()));
  auto kernel = llvm::find_if(functions, [&](const SymbolicFunction &function) {
    return function.name == action.getCallee();
  });
  add([number = static_cast<std::int32_t>(kernel - functions.begin()),
       kind = static_cast<std::int32_t>(action.getKind()),
       stage = static_cast<std::int32_t>(action.getStage()), microbatch = cursor.getIndex(action),
       places](auto *rank, char *arena) {
    pipeline_rt_begin_action(rank, kind, stage, microbatch);
    auto words = at<std::uint64_t>(arena, places);
    pipeline_rt_cuda_launch(rank, number, 1, 1, 1, 1, 1, 1, 0, words.data(),
                            static_cast<std::int32_t>(places.size()));
    pipeline_rt_end_action(rank);
  });
}

template <typename OpTy>
void CallLister::listUpdate(OpTy update, std::int64_t parameter, std::int64_t elements) {
  add([parameter, elements, places = placesOf(update.getGradients()),
       state = placesOf(update.getState())](auto *rank, char *arena) {
    auto accumulators = at<const float *>(arena, places);
    auto count = static_cast<std::int32_t>(places.size());
    auto floats = [arena](std::int64_t place) { return reinterpret_cast<float *>(arena + place); };
    if (state.empty())
      pipeline_rt_cuda_update_sgd(rank, floats(parameter), count, accumulators.data(), elements);
    else
      pipeline_rt_cuda_update_adamw(rank, floats(parameter), count, accumulators.data(),
                                    floats(state[0]), floats(state[1]), elements);
  });
}

/// The newest version becomes the next one in its slot, where it is updated.
void CallLister::listAdvance(AdvanceOp advance) {
  std::int64_t microbatch = cursor.getIndex(advance);
  auto every = static_cast<std::int64_t>(advance.getEvery());
  if ((microbatch + 1) % every != 0)
    return;
  Operation *pool = advance.getPool().getDefiningOp();
  PoolType type = advance.getPool().getType();
  std::int64_t version = microbatch / every, slots = type.getSlots();
  std::int64_t from = placeOf(Storage{pool, version % slots}),
               to = placeOf(Storage{pool, (version + 1) % slots});
  if (from != to)
    add([from, to, bytes = type.getSlot().getPayloadBytes()](auto *rank, char *arena) {
      pipeline_rt_cuda_copy(rank, arena + to, arena + from, bytes);
    });
  add([version, microbatch](auto *rank, char *) {
    pipeline_rt_begin_update(rank, version, microbatch);
  });
  listUpdate(advance, to, elementsOf(type.getSlot()));
  for (Value gradient : advance.getGradients())
    add([place = placeOf(gradient), bytes = payloadOf(gradient)](auto *rank, char *arena) {
      pipeline_rt_cuda_zero(rank, arena + place, bytes);
    });
}

} // namespace

HostCall makePost(Operation *op, const HostMessage &message) {
  return {op,
          [message](auto *rank, char *arena) {
            if (message.isSend)
              pipeline_rt_cuda_send(rank, message.peer, arena + message.place, message.bytes);
            else
              pipeline_rt_cuda_recv(rank, message.peer, arena + message.place, message.bytes);
          },
          message};
}

FailureOr<std::vector<RankCalls>> listHostCalls(ModuleOp module,
                                                ArrayRef<SymbolicFunction> functions) {
  std::vector<RankCalls> ranks;
  for (auto program : module.getOps<ProgramOp>()) {
    FailureOr<RankCalls> calls = CallLister(program, *getGraph(module), functions).run();
    if (failed(calls))
      return failure();
    ranks.resize(std::max<std::size_t>(ranks.size(), program.getRank() + 1));
    ranks[program.getRank()] = std::move(*calls);
  }
  return ranks;
}

} // namespace pipeline::test
