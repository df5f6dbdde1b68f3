//===- Post.h - One posted half of a transfer, and queues of them -*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PIPELINE_RUNTIME_LIB_TRANSPORT_THREADS_POST_H
#define PIPELINE_RUNTIME_LIB_TRANSPORT_THREADS_POST_H

#include "pipeline-runtime/Runtime.h"

#include <atomic>
#include <cstdint>

namespace pipeline::runtime {

/// Lives in the bytes of a pipeline_rt_request.
struct Post {
  Post *next = nullptr;
  void *payload;
  std::int64_t bytes;
  /// Counts the posts of this rank and direction on the channel, from 1.
  std::int64_t number = 0;
  std::int32_t rank;
  std::int32_t peer;
  bool isSend;
  std::atomic<bool> done{false};

  Post(void *payload, std::int64_t bytes, std::int32_t rank, std::int32_t peer, bool isSend)
      : payload(payload), bytes(bytes), rank(rank), peer(peer), isSend(isSend) {}
};
static_assert(sizeof(Post) <= sizeof(pipeline_rt_request));
static_assert(alignof(Post) <= alignof(pipeline_rt_request));

/// Posts without a partner, in their order; numbers them.
class PostQueue {
public:
  void number(Post &post) { post.number = ++posted; }
  void push(Post &post) {
    *tail = &post;
    tail = &post.next;
  }
  Post *pop() {
    Post *post = head;
    if (!post)
      return nullptr;
    head = post->next;
    if (!head)
      tail = &head;
    return post;
  }

private:
  Post *head = nullptr;
  Post **tail = &head;
  std::int64_t posted = 0;
};

} // namespace pipeline::runtime

#endif // PIPELINE_RUNTIME_LIB_TRANSPORT_THREADS_POST_H
