// What all transports share: the first failure.

#include "pipeline-runtime/Transport.h"

namespace pipeline::runtime {

Transport::~Transport() = default;

void Transport::fail(const std::string &message) {
  {
    std::lock_guard<std::mutex> lock(failureMutex);
    if (failed())
      return;
    failureMessage = message;
    hasFailed.store(true, std::memory_order_release);
  }
  wakeAll();
}

std::string Transport::failure() const {
  std::lock_guard<std::mutex> lock(failureMutex);
  return failureMessage;
}

} // namespace pipeline::runtime
