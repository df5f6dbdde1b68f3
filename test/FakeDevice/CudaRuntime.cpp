//===- CudaRuntime.cpp - The fake CUDA runtime's functions -*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The functions of the CUDA runtime that the project's runtime calls, with the meaning that CUDA's
// documentation gives them. One that is not here does not link.
//
//===----------------------------------------------------------------------===//

#include "Call.h"

using namespace pipeline::fake;

namespace {

/// Of shared memory: what a kernel gets, and what it may ask for on sm_90.
constexpr std::size_t sharedWithoutAsking = 48 * 1024, mostShared = 227 * 1024;

bool isLaunchable(dim3 grid, dim3 block) {
  auto isWithin = [](dim3 size, std::uint64_t x, std::uint64_t y, std::uint64_t z) {
    return size.x >= 1 && size.x <= x && size.y >= 1 && size.y <= y && size.z >= 1 && size.z <= z;
  };
  return isWithin(grid, 0x7fffffff, 0xffff, 0xffff) && isWithin(block, 1024, 1024, 64) &&
         std::uint64_t{block.x} * block.y * block.z <= 1024;
}

/// The host runs until the stream is empty.
cudaError_t synchronize(Call &call, Stream &stream) {
  if (stream.capture)
    return call->refuseCaptured(stream);
  if (!call->drain(stream)) {
    call->fault(call->call() + " waits for ever");
    return cudaErrorUnknown;
  }
  call->observe(stream.clock);
  return call->sticky;
}

cudaError_t enqueueCopy(Call &call, cudaStream_t handle, Access from, Access to, bool fromDevice,
                        bool toDevice) {
  Stream *stream = call->find(handle);
  if (!stream)
    return cudaErrorInvalidResourceHandle;
  auto size = static_cast<std::size_t>(from.bytes);
  // Memory of the host that CUDA did not allocate is not watched. CUDA takes its bytes before the
  // call returns, and brings them before the call returns.
  bool watchFrom = fromDevice || call->memory.touching(from.memory, 1);
  bool watchTo = toDevice || call->memory.touching(to.memory, 1);
  // A graph would read or write such memory when it is launched.
  if (stream->capture && !(watchFrom && watchTo))
    return call->refuseCaptured(*stream);
  Operation operation;
  std::shared_ptr<std::vector<unsigned char>> taken;
  if (watchFrom) {
    operation.accesses.push_back(from);
  } else {
    auto *bytes = static_cast<const unsigned char *>(from.memory);
    taken = std::make_shared<std::vector<unsigned char>>(bytes, bytes + size);
    from.memory = taken->data();
  }
  if (watchTo)
    operation.accesses.push_back(to);
  operation.run = [from, to, size, taken] {
    std::memcpy(const_cast<void *>(to.memory), from.memory, size);
  };
  cudaError_t error = call->enqueue(*stream, std::move(operation));
  return watchTo ? error : synchronize(call, *stream);
}

} // namespace

//===--- Memory -----------------------------------------------------------===//

cudaError_t cudaMalloc(void **pointer, std::size_t bytes) {
  Call call("cudaMalloc", Call::Capture::Unsafe);
  if (call.fails())
    return call.error;
  if (bytes == 0)
    call->fault(call->call() + " allocates nothing, which is not defined");
  *pointer =
      call->memory
          .allocate(Allocation::Kind::Device, currentDevice, static_cast<std::int64_t>(bytes))
          .data;
  return cudaSuccess;
}

cudaError_t cudaFree(void *pointer) {
  Call call("cudaFree", Call::Capture::Unsafe);
  call->free(pointer, Allocation::Kind::Device);
  return call.error;
}

cudaError_t cudaHostAlloc(void **pointer, std::size_t bytes, unsigned) {
  Call call("cudaHostAlloc", Call::Capture::Unsafe);
  if (call.fails())
    return call.error;
  if (bytes == 0)
    call->fault(call->call() + " allocates nothing, which is not defined");
  *pointer =
      call->memory
          .allocate(Allocation::Kind::Pinned, currentDevice, static_cast<std::int64_t>(bytes))
          .data;
  return cudaSuccess;
}

cudaError_t cudaFreeHost(void *pointer) {
  Call call("cudaFreeHost", Call::Capture::Unsafe);
  call->free(pointer, Allocation::Kind::Pinned);
  return call.error;
}

cudaError_t cudaMemcpyAsync(void *to, const void *from, std::size_t bytes, cudaMemcpyKind kind,
                            cudaStream_t stream) {
  Call call("cudaMemcpyAsync");
  if (call.fails())
    return call.error;
  auto size = static_cast<std::int64_t>(bytes);
  return enqueueCopy(call, stream, {from, size, false}, {to, size, true},
                     kind != cudaMemcpyHostToDevice, kind != cudaMemcpyDeviceToHost);
}

cudaError_t cudaMemcpyPeerAsync(void *to, int toDevice, const void *from, int fromDevice,
                                std::size_t bytes, cudaStream_t stream) {
  Call call("cudaMemcpyPeerAsync");
  if (call.fails())
    return call.error;
  auto size = static_cast<std::int64_t>(bytes);
  auto isOn = [&](const void *pointer, int device) {
    Allocation *allocation = call->memory.touching(pointer, 1);
    return !allocation || allocation->device == device;
  };
  if (!isOn(to, toDevice) || !isOn(from, fromDevice))
    call->fault(call->call() + " is told another device than the memory's");
  if (!call->peers.contains({toDevice, fromDevice}) &&
      !call->peers.contains({fromDevice, toDevice}))
    ++call->stagedCopies;
  return enqueueCopy(call, stream, {from, size, false}, {to, size, true}, true, true);
}

cudaError_t cudaMemsetAsync(void *memory, int value, std::size_t bytes, cudaStream_t handle) {
  Call call("cudaMemsetAsync");
  if (call.fails())
    return call.error;
  Stream *stream = call->find(handle);
  if (!stream)
    return cudaErrorInvalidResourceHandle;
  Operation operation;
  operation.accesses = {{memory, static_cast<std::int64_t>(bytes), true}};
  operation.run = [=] { std::memset(memory, value, bytes); };
  return call->enqueue(*stream, std::move(operation));
}

//===--- Streams and events -----------------------------------------------===//

cudaError_t cudaStreamCreateWithFlags(cudaStream_t *handle, unsigned) {
  Call call("cudaStreamCreateWithFlags");
  if (call.fails())
    return call.error;
  call->addWorker();
  auto stream = std::make_unique<Stream>();
  stream->number = call->streams.size();
  stream->track = call->tracks++;
  stream->device = currentDevice;
  stream->maker = std::this_thread::get_id();
  *handle = reinterpret_cast<cudaStream_t>(stream.get());
  call->liveStreams.insert(*handle);
  call->streams.push_back(std::move(stream));
  return cudaSuccess;
}

cudaError_t cudaStreamDestroy(cudaStream_t handle) {
  Call call("cudaStreamDestroy");
  Stream *stream = call->find(handle);
  if (stream && !stream->queue.empty())
    call->fault(call->call() + " destroys a stream with " + std::to_string(stream->queue.size()) +
                " operations in its queue");
  if (stream && stream->capture) {
    call->fault(call->call() + " destroys a stream that is captured");
    stream->capture->isInvalid = true;
  }
  call->liveStreams.erase(handle);
  return call.error;
}

cudaError_t cudaStreamQuery(cudaStream_t handle) {
  Call call("cudaStreamQuery", Call::Capture::Unsafe);
  if (call.fails())
    return call.error;
  Stream *stream = call->find(handle);
  if (!stream)
    return cudaErrorInvalidResourceHandle;
  if (stream->capture)
    return call->refuseCaptured(*stream);
  // Whoever asks again and again is answered at last.
  call->runOne();
  if (!stream->queue.empty())
    return cudaErrorNotReady;
  call->observe(stream->clock);
  return call->sticky;
}

cudaError_t cudaStreamSynchronize(cudaStream_t handle) {
  Call call("cudaStreamSynchronize", Call::Capture::Unsafe);
  Stream *stream = call->find(handle);
  if (!stream)
    return cudaErrorInvalidResourceHandle;
  // A device that is broken ends what it has as well.
  cudaError_t error = synchronize(call, *stream);
  return call.fails() ? call.error : error;
}

cudaError_t cudaStreamWaitEvent(cudaStream_t streamHandle, cudaEvent_t eventHandle, unsigned) {
  Call call("cudaStreamWaitEvent");
  if (call.fails())
    return call.error;
  Stream *stream = call->find(streamHandle);
  Event *event = call->find(eventHandle);
  if (!stream || !event)
    return cudaErrorInvalidResourceHandle;
  return call->wait(*stream, *event);
}

cudaError_t cudaEventCreateWithFlags(cudaEvent_t *handle, unsigned flags) {
  Call call("cudaEventCreateWithFlags");
  if (call.fails())
    return call.error;
  auto event = std::make_unique<Event>();
  event->isTimed = !(flags & cudaEventDisableTiming);
  *handle = reinterpret_cast<cudaEvent_t>(event.get());
  call->liveEvents.insert(*handle);
  call->events.push_back(std::move(event));
  return cudaSuccess;
}

cudaError_t cudaEventDestroy(cudaEvent_t handle) {
  Call call("cudaEventDestroy");
  call->find(handle);
  call->liveEvents.erase(handle);
  return call.error;
}

cudaError_t cudaEventRecord(cudaEvent_t eventHandle, cudaStream_t streamHandle) {
  Call call("cudaEventRecord");
  if (call.fails())
    return call.error;
  Event *event = call->find(eventHandle);
  Stream *stream = call->find(streamHandle);
  if (!stream || !event)
    return cudaErrorInvalidResourceHandle;
  return call->record(*stream, *event);
}

cudaError_t cudaEventQuery(cudaEvent_t handle) {
  Call call("cudaEventQuery", Call::Capture::Unsafe);
  if (call.fails())
    return call.error;
  Event *event = call->find(handle);
  if (!event)
    return cudaErrorInvalidResourceHandle;
  if (event->capture) {
    if (!event->capture->isOver)
      event->capture->isInvalid = true;
    return cudaErrorCapturedEvent;
  }
  call->runOne();
  if (!event->latest)
    return cudaSuccess;
  if (!event->latest->happened)
    return cudaErrorNotReady;
  call->observe(event->latest->clock);
  return call->sticky;
}

cudaError_t cudaEventElapsedTime(float *milliseconds, cudaEvent_t startHandle,
                                 cudaEvent_t endHandle) {
  Call call("cudaEventElapsedTime", Call::Capture::Unsafe);
  if (call.fails())
    return call.error;
  Event *start = call->find(startHandle), *end = call->find(endHandle);
  if (!start || !end)
    return cudaErrorInvalidResourceHandle;
  for (Event *event : {start, end}) {
    if (event->capture)
      return cudaErrorCapturedEvent;
    if (!event->isTimed || !event->latest) {
      call->fault(call->call() + " asks for the time of an event that was " +
                  (event->isTimed ? "never recorded" : "made without timing"));
      return cudaErrorInvalidResourceHandle;
    }
    if (!event->latest->happened)
      return cudaErrorNotReady;
  }
  *milliseconds = static_cast<float>(end->latest->time - start->latest->time) * 1e-3f;
  return call->sticky;
}

//===--- Kernels ----------------------------------------------------------===//

cudaError_t cudaLibraryLoadData(cudaLibrary_t *library, const void *code, cudaJitOption *, void **,
                                unsigned, cudaLibraryOption *, void **, unsigned) {
  Call call("cudaLibraryLoadData", Call::Capture::Unsafe);
  if (call.fails())
    return call.error;
  // A handle is any pointer that no other library has.
  *library = reinterpret_cast<cudaLibrary_t>(new char);
  call->libraries.insert(*library);
  return cudaSuccess;
}

cudaError_t cudaLibraryUnload(cudaLibrary_t library) {
  Call call("cudaLibraryUnload");
  if (call->libraries.erase(library))
    delete reinterpret_cast<char *>(library);
  else
    call->fault(call->call() + " unloads what is not loaded");
  return call.error;
}

cudaError_t cudaLibraryGetKernel(cudaKernel_t *kernel, cudaLibrary_t library, const char *name) {
  Call call("cudaLibraryGetKernel");
  if (call.fails())
    return call.error;
  auto found = call->kernels.find(name);
  if (!call->libraries.contains(library) || found == call->kernels.end())
    return cudaErrorSymbolNotFound;
  *kernel = reinterpret_cast<cudaKernel_t>(&*found);
  return cudaSuccess;
}

cudaError_t cudaFuncGetAttributes(cudaFuncAttributes *attributes, const void *function) {
  Call call("cudaFuncGetAttributes", Call::Capture::Unsafe);
  if (call.fails())
    return call.error;
  *attributes = {};
  call->prepared.insert({function, currentDevice});
  return cudaSuccess;
}

cudaError_t cudaKernelSetAttributeForDevice(cudaKernel_t kernel, cudaFuncAttribute attribute,
                                            int value, int device) {
  Call call("cudaKernelSetAttributeForDevice");
  if (call.fails())
    return call.error;
  if (attribute != cudaFuncAttributeMaxDynamicSharedMemorySize || value < 0 ||
      static_cast<std::size_t>(value) > mostShared)
    return cudaErrorInvalidValue;
  call->sharedBytes[{kernel, device}] = static_cast<std::size_t>(value);
  return cudaSuccess;
}

cudaError_t cudaLaunchKernel(const void *function, dim3 grid, dim3 block, void **arguments,
                             std::size_t sharedBytes, cudaStream_t handle) {
  Call call("cudaLaunchKernel");
  if (call.fails())
    return call.error;
  Stream *stream = call->find(handle);
  if (!stream)
    return cudaErrorInvalidResourceHandle;
  if (stream->device != currentDevice)
    return cudaErrorInvalidResourceHandle;
  auto &[name, kernel] = *static_cast<const std::pair<const std::string, Kernel> *>(function);
  if (!isLaunchable(grid, block)) {
    call->fault(call->call() + " launches '" + name +
                "' with a grid or block of a size that no "
                "device has");
    return cudaErrorInvalidConfiguration;
  }
  auto granted = call->sharedBytes.find({function, currentDevice});
  if (sharedBytes > (granted == call->sharedBytes.end() ? sharedWithoutAsking : granted->second)) {
    call->fault(call->call() + " launches '" + name + "' with " + std::to_string(sharedBytes) +
                " bytes of shared memory that it was not granted");
    return cudaErrorInvalidValue;
  }
  // Code that is yet to be loaded may have to wait until the device is idle.
  if (call->network.liveCommunicators() > 0 && !call->prepared.contains({function, currentDevice}))
    call->fault(call->call() + " loads '" + name +
                "' while the device may wait for peers, which may wait for it");
  auto launch = std::make_shared<Launch>();
  launch->grid = grid;
  launch->block = block;
  launch->sharedBytes = sharedBytes;
  for (std::size_t i = 0; i < kernel.parameterBytes.size(); ++i) {
    auto *bytes = static_cast<const unsigned char *>(arguments[i]);
    launch->arguments.emplace_back(bytes, bytes + kernel.parameterBytes[i]);
  }
  Operation operation;
  // The kernel's name says more than that of the call.
  operation.call = "'" + name + "', ";
  operation.accesses = kernel.accesses(*launch);
  if (kernel.run)
    operation.run = [launch, run = kernel.run] { run(*launch); };
  return call->enqueue(*stream, std::move(operation));
}
