//===- Export.h - Visibility of the runtime's symbols -----------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// PIPELINE_RT_API marks what generated code and tools may call. Everything else in the shared
// library is hidden.
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_RUNTIME_EXPORT_H
#define PIPELINE_RUNTIME_EXPORT_H

#if defined(__GNUC__) || defined(__clang__)
#define PIPELINE_RT_API __attribute__((visibility("default")))
#else
#define PIPELINE_RT_API
#endif

#endif // PIPELINE_RUNTIME_EXPORT_H
