//===- CudaDevices.cpp - The fake CUDA runtime's functions of devices and errors -*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Call.h"

#include <algorithm>

using namespace pipeline::fake;

cudaError_t cudaGetDeviceCount(int *count) {
  Call call("cudaGetDeviceCount");
  *count = call->options.devices;
  return call.error;
}

cudaError_t cudaGetDeviceProperties(cudaDeviceProp *properties, int device) {
  Call call("cudaGetDeviceProperties");
  if (call.fails())
    return call.error;
  if (device < 0 || device >= call->options.devices)
    return cudaErrorInvalidDevice;
  *properties = {};
  std::strcpy(properties->name, "a fake device");
  properties->major = call->options.major;
  properties->minor = call->options.minor;
  return cudaSuccess;
}

cudaError_t cudaSetDevice(int device) {
  Call call("cudaSetDevice");
  if (call.fails())
    return call.error;
  if (device < 0 || device >= call->options.devices)
    return cudaErrorInvalidDevice;
  currentDevice = device;
  return cudaSuccess;
}

cudaError_t cudaDeviceCanAccessPeer(int *canAccess, int device, int peer) {
  Call call("cudaDeviceCanAccessPeer");
  if (call.fails())
    return call.error;
  if (std::min(device, peer) < 0 || std::max(device, peer) >= call->options.devices)
    return cudaErrorInvalidDevice;
  *canAccess = call->options.peers && device != peer;
  return cudaSuccess;
}

cudaError_t cudaDeviceEnablePeerAccess(int peer, unsigned) {
  Call call("cudaDeviceEnablePeerAccess");
  if (call.fails())
    return call.error;
  if (peer < 0 || peer >= call->options.devices || peer == currentDevice)
    return cudaErrorInvalidDevice;
  if (!call->options.peers)
    return cudaErrorPeerAccessUnsupported;
  return call->peers.emplace(currentDevice, peer).second ? cudaSuccess
                                                         : cudaErrorPeerAccessAlreadyEnabled;
}

cudaError_t cudaGetLastError() { return Call("cudaGetLastError").error; }

const char *cudaGetErrorName(cudaError_t error) {
#define NAME(error)                                                                                \
  case error:                                                                                      \
    return #error;
  switch (error) {
    NAME(cudaSuccess)
    NAME(cudaErrorIllegalAddress)
    NAME(cudaErrorInvalidDevice)
    NAME(cudaErrorInvalidResourceHandle)
    NAME(cudaErrorPeerAccessAlreadyEnabled)
    NAME(cudaErrorPeerAccessUnsupported)
    NAME(cudaErrorSymbolNotFound)
    NAME(cudaErrorCapturedEvent)
    NAME(cudaErrorIllegalState)
    NAME(cudaErrorStreamCaptureInvalidated)
    NAME(cudaErrorStreamCaptureIsolation)
    NAME(cudaErrorStreamCaptureMerge)
    NAME(cudaErrorStreamCaptureUnjoined)
    NAME(cudaErrorStreamCaptureUnmatched)
    NAME(cudaErrorStreamCaptureUnsupported)
    NAME(cudaErrorStreamCaptureWrongThread)
  default:
    return "cudaErrorUnknown";
  }
#undef NAME
}

const char *cudaGetErrorString(cudaError_t) { return "an error of the fake device"; }
