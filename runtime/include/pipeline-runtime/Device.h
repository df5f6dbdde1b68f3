//===- Device.h - Ranks whose memory is not the host's ----------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What a run asks of the devices that its ranks compute on, so that it knows none of them: a rank
// has its arena there, and its program only enqueues work. Without a platform, arenas are memory of
// the host and programs do the work themselves.
//
// Each function of a rank's device is called by the rank's own thread, except `read`, which the
// driving thread calls while no program runs, and the destructor. Functions that return false have
// failed the run, which then has the message.
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_RUNTIME_DEVICE_H
#define PIPELINE_RUNTIME_DEVICE_H

#include "pipeline-runtime/Export.h"
#include "pipeline-runtime/Runtime.h"
#include "pipeline-runtime/Status.h"
#include "pipeline-runtime/Trace.h"

#include <cstdint>
#include <memory>

namespace pipeline::runtime {

/// The programs of a rank.
enum class ProgramKind : std::uint8_t { Initialize, Step, ShortStep };

/// What comes of beginning a program: the run has failed; the rank calls it; or the device has kept
/// what an earlier call enqueued, and does it again without the program.
enum class ProgramStart : std::uint8_t { Failed, Called, Kept };

/// What the host did to give a device its work.
struct HostWork {
  /// Without waits for peers and for the device.
  double seconds = 0;
  /// Of schedules.
  std::int64_t actions = 0;
  /// Of the device's library, but for those that only ask whether something is done.
  std::int64_t calls = 0;
};

/// The device side of one rank.
class PIPELINE_RT_API RankDevice {
public:
  virtual ~RankDevice();

  /// Called once, before everything else: all the memory that the rank ever uses there, of it an
  /// arena of \p arenaBytes that are zero.
  [[nodiscard]] virtual bool allocate(std::int64_t arenaBytes) = 0;
  virtual void *arena() const = 0;
  /// Everything that was allocated on the device for the rank, in bytes.
  virtual std::int64_t allocatedBytes() const = 0;

  /// Before each call of a program.
  [[nodiscard]] virtual ProgramStart beginProgram(ProgramKind program) = 0;
  /// After it, or in its place: waits until all that it enqueued is done, and hands over what it
  /// reported.
  [[nodiscard]] virtual bool endProgram() = 0;

  /// Around what an action of a program enqueues. The device adds its actions to the rank's trace,
  /// with the times when it was at them.
  [[nodiscard]] virtual bool beginAction(const TraceEvent &action) = 0;
  [[nodiscard]] virtual bool endAction() = 0;

  /// Copies to and from the arena, between programs; returns when that is done.
  [[nodiscard]] virtual bool write(std::int64_t offset, const void *from, std::int64_t bytes) = 0;
  virtual Status read(std::int64_t offset, void *to, std::int64_t bytes) const = 0;

  /// Over all steps but those in which something was done for the first time. A program that runs
  /// all steps counts as a whole.
  virtual HostWork hostWork() const = 0;

  /// Once, behind the last program, and before the memory of any rank is freed: the device is done
  /// with all that was enqueued.
  virtual void quiesce() = 0;
};

/// Makes the devices of a run.
class PIPELINE_RT_API Platform {
public:
  virtual ~Platform();
  /// On the rank's thread. Null if that failed the run. The device uses the rank until it is
  /// destroyed, which is before the run's transport is.
  virtual std::unique_ptr<RankDevice> create(pipeline_rt_rank &rank) = 0;
};

} // namespace pipeline::runtime

#endif // PIPELINE_RUNTIME_DEVICE_H
