//===- StageChecker.h - What stands in a file, stage by stage ---*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Checks S1 to S3, and for every message that it is sent and received once,
// after the action that makes it and before the one that takes it. All of
// that is about one stage at a time, since a cell carries the stage of its own
// rank. The table of a stage is used again for the next, so that memory and
// time are linear in the cells whatever numbers they name.
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_LIB_SCHEDULE_CSV_STAGECHECKER_H
#define PIPELINE_LIB_SCHEDULE_CSV_STAGECHECKER_H

#include "Shape.h"

namespace pipeline::schedule::csv {

/// Adds every fault of the cells of `file` to `faults`. Messages are checked
/// if `withCommunication`.
void checkStages(const CsvFile &file, const Shape &shape, bool withCommunication,
                 FaultList &faults);

} // namespace pipeline::schedule::csv

#endif // PIPELINE_LIB_SCHEDULE_CSV_STAGECHECKER_H
