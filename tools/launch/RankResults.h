//===- RankResults.h - What ranks have used and made --------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_TOOLS_LAUNCH_RANKRESULTS_H
#define PIPELINE_TOOLS_LAUNCH_RANKRESULTS_H

#include "Report.h"

namespace pipeline::launch {

/// Records, behind the last step, what each rank has used and a hash of what it made of each
/// parameter and buffer. Where ranks are processes, they tell one another.
runtime::Status recordRanks(const runtime::Run &run, const Processes &processes, Record &record);

} // namespace pipeline::launch

#endif // PIPELINE_TOOLS_LAUNCH_RANKRESULTS_H
