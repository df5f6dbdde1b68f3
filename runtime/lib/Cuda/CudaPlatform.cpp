//===- CudaPlatform.cpp - Making ranks on CUDA devices -*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "pipeline-runtime/CudaPlatform.h"

#include "../RankContext.h"
#include "CopyTransport.h"
#include "CudaRank.h"
#include "NcclTransport.h"

namespace pipeline::runtime {
namespace {

class CudaPlatform final : public Platform {
public:
  explicit CudaPlatform(const CudaOptions &options) : ranks(options.ranks) {
    // Streams of ranks that copy from one another wait for one another's events.
    if (options.graph)
      graphs = std::make_shared<StepGraphs>(static_cast<std::int32_t>(ranks.size()));
  }

  Status load(const CudaOptions &options) { return kernels.load(options); }

  std::unique_ptr<RankDevice> create(pipeline_rt_rank &rank) override {
    auto *transport = dynamic_cast<CudaTransport *>(rank.run.transport.get());
    if (!transport || static_cast<std::size_t>(transport->ranks()) != ranks.size()) {
      rank.fail("its platform is CUDA's, but its transport is not of the same CudaRun");
      return nullptr;
    }
    if (graphs && rank.run.runsAllSteps()) {
      rank.fail("a step can't be a CUDA graph where the rank programs run all steps in one call; "
                "take a synchronous schedule, or no graph");
      return nullptr;
    }
    return std::make_unique<CudaRank>(rank, ranks[static_cast<std::size_t>(rank.index)], kernels,
                                      *transport, graphs);
  }

private:
  const std::vector<CudaOptions::Rank> ranks;
  Kernels kernels;
  /// Null without graphs.
  std::shared_ptr<StepGraphs> graphs;
};

/// Where there is none, CUDA calls it an error; a driver may be missing too.
Status countDevices(int &count) {
  std::string error = describeCall(cudaGetDeviceCount(&count), "cudaGetDeviceCount");
  if (error.empty())
    return Status();
  return Status::failure("no CUDA device can be used: " + error +
                         "; a device and its driver are needed");
}

Status checkDevices(const CudaOptions &options) {
  int count = 0;
  if (Status status = countDevices(count); !status.ok())
    return status;
  for (std::size_t rank = 0; rank < options.ranks.size(); ++rank) {
    if (!options.isHere(rank))
      continue;
    const CudaOptions::Rank &own = options.ranks[rank];
    if (own.device < 0 || own.device >= count)
      return Status::failure("rank " + std::to_string(rank) + " computes on device " +
                             std::to_string(own.device) + ", but there are " +
                             std::to_string(count));
    if (own.events < 0)
      return Status::failure("rank " + std::to_string(rank) + " has " + std::to_string(own.events) +
                             " events");
  }
  return Status();
}

} // namespace

Status listDevices(std::vector<CudaDevice> &devices) {
  devices.clear();
  int count = 0;
  if (Status status = countDevices(count); !status.ok())
    return status;
  for (int number = 0; number < count; ++number) {
    cudaDeviceProp properties;
    if (std::string error =
            describeCall(cudaGetDeviceProperties(&properties, number), "cudaGetDeviceProperties");
        !error.empty())
      return Status::failure("CUDA device " + std::to_string(number) + " can't be used: " + error);
    devices.push_back({number, properties.name, properties.major, properties.minor});
  }
  return Status();
}

Status createCopyRun(const CudaOptions &options, CudaRun &run) {
  if (Status status = checkDevices(options); !status.ok())
    return status;
  auto platform = std::make_shared<CudaPlatform>(options);
  if (Status status = platform->load(options); !status.ok())
    return status;
  run.platform = std::move(platform);
  std::vector<int> devices;
  for (const CudaOptions::Rank &rank : options.ranks)
    devices.push_back(rank.device);
  run.transport = createCopyTransport(std::move(devices));
  return Status();
}

static Status connectByNccl(const CudaOptions &options, CudaRun &run) {
  // Each process would capture its own ranks, which is yet to be tried on devices.
  if (options.graph)
    return Status::failure("steps become CUDA graphs where ranks are connected by copies, and not "
                           "yet where they are by NCCL; leave one of the two out");
  std::unique_ptr<CudaTransport> transport;
  if (Status status = createNcclTransport(options, transport); !status.ok())
    return status;
  // What copies would have made, but for the transport.
  if (Status status = createCopyRun(options, run); !status.ok())
    return status;
  run.transport = std::move(transport);
  return Status();
}

Status createNcclRun(const CudaOptions &options, CudaRun &run) {
  Status status = connectByNccl(options, run);
  if (status.ok() || !options.peers)
    return status;
  // The others may wait for this process.
  std::string message = "rank " + std::to_string(options.peers->rank()) + ": " + status.message();
  return options.peers->fail(message) ? Status::failure(message) : status;
}

} // namespace pipeline::runtime

const pipeline::runtime::CudaLibrary *pipeline_rt_cuda_library() {
  using namespace pipeline::runtime;
  static constexpr CudaLibrary library = {PIPELINE_RT_ABI, CUDART_VERSION, listDevices,
                                          createCopyRun, createNcclRun};
  return &library;
}
