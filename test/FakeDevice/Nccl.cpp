//===- Nccl.cpp - The fake NCCL's functions -------------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The functions of NCCL that the project's runtime calls. Communicators are non-blocking: what is
// asked of one is under way for a few looks at it, or until the other ranks have come, and whoever
// uses it meanwhile is told of. A rank's calls in a group are units (Network.h).
//
//===----------------------------------------------------------------------===//

#include "Machine.h"
#include "NcclLibrary.h"

using namespace pipeline::fake;

static_assert(NCCL_SPLIT_NOCOLOR == Network::noColor);

namespace {

/// As Call in CudaRuntime.cpp, for NCCL's results.
class NcclCall {
public:
  explicit NcclCall(const char *name) : machine(Machine::current()), lock(machine.mutex) {
    result = machine.begin(name) ? ncclSystemError : ncclSuccess;
  }
  Machine *operator->() { return &machine; }
  Network &network() { return machine.network; }
  bool fails() const { return result != ncclSuccess; }

  /// A communicator that may be given work.
  ncclComm *idle(ncclComm_t handle) {
    ncclComm *communicator = machine.network.find(handle);
    if (communicator && machine.network.isBusy(*communicator))
      machine.fault(machine.call() + " uses a communicator that is still in progress");
    return communicator;
  }

  ncclResult_t result;

private:
  Machine &machine;
  std::lock_guard<std::mutex> lock;
};

/// What a thread has called between the begin and the end of its outermost group.
struct Group {
  int depth = 0;
  ncclResult_t result = ncclSuccess;
  std::vector<std::shared_ptr<Unit>> units;

  Unit &of(ncclComm &communicator) {
    for (auto &unit : units)
      if (unit->communicator == &communicator)
        return *unit;
    Unit &unit = *units.emplace_back(std::make_shared<Unit>());
    unit.communicator = &communicator;
    return unit;
  }
};
thread_local Group group;

std::int64_t bytesOf(std::size_t count, ncclDataType_t type) {
  std::int64_t size = type == ncclInt8 || type == ncclUint8 ? 1 : type == ncclFloat64 ? 8 : 4;
  return static_cast<std::int64_t>(count) * size;
}

/// The end of a group, or a call outside of any.
ncclResult_t giveUnits(NcclCall &call) {
  std::vector<std::shared_ptr<Unit>> units = std::move(group.units);
  group.units.clear();
  if (ncclResult_t result = std::exchange(group.result, ncclSuccess);
      result != ncclSuccess || call.fails())
    return result != ncclSuccess ? result : call.result;
  bool inProgress = false;
  for (auto &unit : units) {
    ncclComm &communicator = *unit->communicator;
    call.network().enqueue(std::move(unit));
    inProgress |= communicator.delay > 0;
  }
  return inProgress ? ncclInProgress : ncclSuccess;
}

ncclResult_t add(NcclCall &call, ncclComm_t handle, cudaStream_t streamHandle, Part part) {
  ncclComm *communicator = call.idle(handle);
  Stream *stream = call->find(streamHandle);
  ncclResult_t result = call.result;
  if (!communicator || !stream)
    result = ncclInvalidArgument;
  else if (part.peer < 0 || part.peer >= communicator->clique->ranks())
    result = ncclInvalidArgument;
  else if (call->refuseCaptured(*stream) != cudaSuccess)
    // NCCL can be captured; this fake can't.
    result = ncclUnhandledCudaError;
  if (result != ncclSuccess) {
    group.result = result;
    return result;
  }
  part.stream = stream;
  Unit &unit = group.of(*communicator);
  unit.parts.push_back(std::make_shared<Part>(std::move(part)));
  if (std::ranges::find(unit.streams, stream) == unit.streams.end())
    unit.streams.push_back(stream);
  return group.depth == 0 ? giveUnits(call) : ncclSuccess;
}

} // namespace

ncclResult_t ncclGetVersion(int *version) {
  *version = NCCL_VERSION_CODE;
  return NcclCall("ncclGetVersion").result;
}

const char *ncclGetErrorString(ncclResult_t) { return "an error of the fake NCCL"; }

const char *ncclGetLastError(ncclComm_t) { return "no more is known"; }

//===--- Communicators ----------------------------------------------------===//

ncclResult_t ncclGetUniqueId(ncclUniqueId *id) {
  NcclCall call("ncclGetUniqueId");
  if (call.fails())
    return call.result;
  std::memset(id, 0, sizeof *id);
  std::memcpy(id->internal, &call->calls, sizeof call->calls);
  return ncclSuccess;
}

ncclResult_t ncclCommInitRankConfig(ncclComm_t *made, int ranks, ncclUniqueId id, int rank,
                                    ncclConfig_t *config) {
  NcclCall call("ncclCommInitRankConfig");
  *made = nullptr;
  if (call.fails())
    return call.result;
  if (!config || config->blocking != 0)
    call->fault(call->call() + " makes a communicator that blocks");
  if (rank < 0 || rank >= ranks)
    return ncclInvalidArgument;
  *made = call.network().join(
      call.network().cliqueOf(std::string(id.internal, sizeof id.internal), ranks), rank);
  return *made ? ncclInProgress : ncclInvalidUsage;
}

ncclResult_t ncclCommSplit(ncclComm_t parent, int color, int key, ncclComm_t *made,
                           ncclConfig_t *config) {
  NcclCall call("ncclCommSplit");
  ncclComm *communicator = call.idle(parent);
  if (call.fails() || !communicator)
    return call.fails() ? call.result : ncclInvalidArgument;
  if (config && config->splitShare == 1)
    call->fault(call->call() + " shares resources, which would order what is independent");
  call.network().split(*communicator, color, key, made);
  return ncclInProgress;
}

ncclResult_t ncclCommGetAsyncError(ncclComm_t handle, ncclResult_t *error) {
  NcclCall call("ncclCommGetAsyncError");
  ncclComm *communicator = call.network().find(handle);
  if (call.fails() || !communicator)
    return call.fails() ? call.result : ncclInvalidArgument;
  // Whoever asks again and again is answered at last.
  call->runOne();
  *error = communicator->broken ? ncclInternalError : ncclSuccess;
  if (*error == ncclSuccess && call.network().isBusy(*communicator))
    *error = ncclInProgress;
  return ncclSuccess;
}

ncclResult_t ncclCommFinalize(ncclComm_t handle) {
  NcclCall call("ncclCommFinalize");
  ncclComm *communicator = call.idle(handle);
  if (call.fails() || !communicator)
    return call.fails() ? call.result : ncclInvalidArgument;
  call.network().finalize(*communicator);
  return ncclInProgress;
}

ncclResult_t ncclCommDestroy(ncclComm_t handle) {
  NcclCall call("ncclCommDestroy");
  if (ncclComm *communicator = call.network().find(handle))
    call.network().remove(*communicator);
  return call.result;
}

ncclResult_t ncclCommAbort(ncclComm_t handle) {
  NcclCall call("ncclCommAbort");
  if (ncclComm *communicator = call.network().find(handle))
    call.network().abort(*communicator);
  return call.result;
}

//===--- Operations -------------------------------------------------------===//

ncclResult_t ncclGroupStart() {
  NcclCall call("ncclGroupStart");
  if (!call.fails())
    ++group.depth;
  return call.result;
}

ncclResult_t ncclGroupEnd() {
  NcclCall call("ncclGroupEnd");
  if (group.depth == 0) {
    call->fault(call->call() + " ends a group that has not begun");
    return ncclInvalidUsage;
  }
  if (--group.depth > 0)
    return call.result;
  return giveUnits(call);
}

ncclResult_t ncclSend(const void *from, std::size_t count, ncclDataType_t type, int peer,
                      ncclComm_t communicator, cudaStream_t stream) {
  NcclCall call("ncclSend");
  return add(call, communicator, stream,
             {.kind = Part::Kind::Send, .peer = peer, .from = from, .bytes = bytesOf(count, type)});
}

ncclResult_t ncclRecv(void *to, std::size_t count, ncclDataType_t type, int peer,
                      ncclComm_t communicator, cudaStream_t stream) {
  NcclCall call("ncclRecv");
  return add(call, communicator, stream,
             {.kind = Part::Kind::Receive, .peer = peer, .to = to, .bytes = bytesOf(count, type)});
}

ncclResult_t ncclAllGather(const void *from, void *to, std::size_t count, ncclDataType_t type,
                           ncclComm_t communicator, cudaStream_t stream) {
  NcclCall call("ncclAllGather");
  return add(call, communicator, stream,
             {.kind = Part::Kind::Gather, .from = from, .to = to, .bytes = bytesOf(count, type)});
}

namespace pipeline::runtime {

Status loadNccl(const NcclFunctions *&functions) {
  static constexpr NcclFunctions fake = {
#define PIPELINE_NCCL_FUNCTION(NAME) &::NAME,
      PIPELINE_NCCL_FUNCTIONS(PIPELINE_NCCL_FUNCTION)
#undef PIPELINE_NCCL_FUNCTION
  };
  functions = &fake;
  return Status();
}

} // namespace pipeline::runtime
