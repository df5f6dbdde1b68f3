//===- Trace.cpp - The JSON of a trace --------------------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "pipeline-runtime/Trace.h"

#include <cerrno>
#include <cstring>
#include <fstream>
#include <ostream>

namespace pipeline::runtime {
namespace {

/// A JSON string.
std::string quote(const std::string &text) {
  std::string quoted = "\"";
  for (char character : text) {
    auto code = static_cast<unsigned char>(character);
    if (character == '"' || character == '\\') {
      quoted += '\\';
      quoted += character;
    } else if (code < 0x20) {
      char escape[8];
      std::snprintf(escape, sizeof escape, "\\u%04x", code);
      quoted += escape;
    } else {
      quoted += character;
    }
  }
  return quoted + '"';
}

/// Nanoseconds as microseconds, exactly.
std::string microseconds(std::int64_t nanoseconds) {
  char text[32];
  std::snprintf(text, sizeof text, "%lld.%03lld", static_cast<long long>(nanoseconds / 1000),
                static_cast<long long>(nanoseconds % 1000));
  return text;
}

/// Writes events one a line, with the commas between them.
class TraceWriter {
public:
  explicit TraceWriter(std::ostream &os) : os(os) {}

  void begin() { os << "{\"displayTimeUnit\": \"ms\", \"traceEvents\": [\n"; }
  void end() { os << "\n]}\n"; }

  void metadata(const char *what, std::size_t track, const std::string &arguments) {
    next() << "{\"name\": \"" << what << "\", \"ph\": \"M\", \"pid\": 0, \"tid\": " << track
           << ", \"args\": {" << arguments << "}}";
  }

  void event(const TraceEvent &event, std::size_t track) {
    next() << "{\"name\": \"" << event.name() << "\", \"cat\": \"" << event.kind
           << "\", \"ph\": \"X\", \"pid\": 0, \"tid\": " << track
           << ", \"ts\": " << microseconds(event.start)
           << ", \"dur\": " << microseconds(event.end - event.start)
           << ", \"args\": {\"step\": " << event.step;
    if (event.isAction())
      os << ", \"stage\": " << event.stage << ", \"microbatch\": " << event.microbatch;
    os << "}}";
  }

private:
  std::ostream &next() {
    if (!first)
      os << ",\n";
    first = false;
    return os;
  }

  std::ostream &os;
  bool first = true;
};

} // namespace

bool TraceEvent::isAction() const {
  return kind != ZeroGradients && kind != AddToNorm && kind != UpdateParameters;
}

std::string TraceEvent::name() const {
  if (!isAction())
    return kind == ZeroGradients ? "zero" : kind == AddToNorm ? "norm" : "update";
  return std::to_string(stage) + kind + std::to_string(microbatch);
}

void writeTrace(std::ostream &os, const std::string &title, const std::vector<TraceTrack> &tracks) {
  TraceWriter writer(os);
  writer.begin();
  writer.metadata("process_name", 0, "\"name\": " + quote(title));
  for (std::size_t track = 0; track < tracks.size(); ++track) {
    std::string arguments = "\"name\": " + quote(tracks[track].name);
    if (tracks[track].dropped)
      arguments += ", \"dropped_events\": " + std::to_string(tracks[track].dropped);
    writer.metadata("thread_name", track, arguments);
    // Ranks in their order, whatever the viewer would sort by.
    writer.metadata("thread_sort_index", track, "\"sort_index\": " + std::to_string(track));
    for (const TraceEvent &event : tracks[track].events)
      writer.event(event, track);
  }
  writer.end();
}

Status writeTraceFile(const std::string &path, const std::string &title,
                      const std::vector<TraceTrack> &tracks) {
  std::ofstream os(path, std::ios::binary | std::ios::trunc);
  if (os)
    writeTrace(os, title, tracks);
  os.close();
  if (!os)
    return Status::failure("the trace '" + path + "' can't be written: " + std::strerror(errno));
  return Status();
}

} // namespace pipeline::runtime
