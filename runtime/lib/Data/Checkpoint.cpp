//===- Checkpoint.cpp - The weights of a model, in files --------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "pipeline-runtime/Checkpoint.h"

#include "Json.h"
#include "MappedFile.h"
#include "Mismatches.h"

#include <algorithm>
#include <cstring>
#include <filesystem>
#include <map>
#include <set>

namespace pipeline::runtime {

//===----------------------------------------------------------------------===//
// Files
//===----------------------------------------------------------------------===//

Status Checkpoint::open(const std::vector<std::string> &paths,
                        std::unique_ptr<Checkpoint> &checkpoint) {
  checkpoint = nullptr;
  std::unique_ptr<Checkpoint> result(new Checkpoint());
  for (const std::string &path : paths) {
    result->paths += (result->paths.empty() ? "'" : ", '") + path + "'";
    if (Status status = result->addPath(path); !status.ok())
      return status;
  }
  if (Status status = result->sort(); !status.ok())
    return status;
  checkpoint = std::move(result);
  return Status();
}

Status Checkpoint::addPath(const std::string &path) {
  namespace fs = std::filesystem;
  std::error_code ignored;
  if (fs::is_directory(path, ignored)) {
    fs::path index = fs::path(path) / "model.safetensors.index.json";
    if (fs::exists(index, ignored))
      return addIndex(index.string());
    fs::path file = fs::path(path) / "model.safetensors";
    if (fs::exists(file, ignored))
      return addFile(file.string());
    return Status::failure("the folder '" + path +
                           "' has neither a 'model.safetensors.index.json' nor a "
                           "'model.safetensors'; name the file of the weights");
  }
  return fs::path(path).extension() == ".json" ? addIndex(path) : addFile(path);
}

Status Checkpoint::addFile(const std::string &path) {
  std::unique_ptr<TensorFile> file;
  if (Status status = TensorFile::open(path, file); !status.ok())
    return status;
  files.push_back(std::move(file));
  return Status();
}

namespace {

/// Where an index says that tensors are: names by shard.
using Shards = std::map<std::string, std::set<std::string>>;

Status parseIndex(std::string_view text, Shards &shards) {
  nlohmann::json index;
  if (Status status = parseObject(text, index); !status.ok())
    return status;
  const nlohmann::json *map = find(index, "weight_map");
  if (!map || !map->is_object())
    return Status::failure("has no 'weight_map', a JSON object from tensors to files");
  for (const auto &[name, value] : map->items()) {
    std::string shard = value.is_string() ? value.get<std::string>() : std::string();
    if (shard.empty() || shard.find('/') != std::string::npos || shard == "..")
      return Status::failure("does not say in which file of its folder the tensor '" + name +
                             "' is");
    shards[shard].insert(name);
  }
  return Status();
}

/// The shard holds what its index says, and no more.
Status checkShard(const TensorFile &shard, const std::set<std::string> &names) {
  std::set<std::string> held;
  for (const StoredTensor &tensor : shard.tensors()) {
    if (!names.count(tensor.name))
      return Status::failure("does not name the tensor '" + tensor.name + "' of '" + shard.path() +
                             "'");
    held.insert(tensor.name);
  }
  for (const std::string &name : names)
    if (!held.count(name))
      return Status::failure("says that the tensor '" + name + "' is in '" + shard.path() +
                             "', but it is not");
  return Status();
}

} // namespace

Status Checkpoint::addIndex(const std::string &path) {
  MappedFile file(path);
  if (Status status = file.open("index"); !status.ok())
    return status;
  auto failure = [&](const Status &status) {
    return Status::failure("the index '" + path + "' " + status.message());
  };
  Shards shards;
  std::string_view text(reinterpret_cast<const char *>(file.data()),
                        static_cast<std::size_t>(file.size()));
  if (Status status = parseIndex(text, shards); !status.ok())
    return failure(status);
  for (const auto &[shard, names] : shards) {
    auto shardPath = std::filesystem::path(path).parent_path() / shard;
    if (Status status = addFile(shardPath.string()); !status.ok())
      return status;
    if (Status status = checkShard(*files.back(), names); !status.ok())
      return failure(status);
  }
  return Status();
}

Status Checkpoint::sort() {
  std::map<std::string_view, const TensorFile *> owners;
  for (const auto &file : files)
    for (const StoredTensor &tensor : file->tensors()) {
      auto [place, isNew] = owners.try_emplace(tensor.name, file.get());
      if (!isNew)
        return Status::failure("the tensor '" + tensor.name + "' is in '" + place->second->path() +
                               "' and in '" + file->path() + "'");
      sorted.push_back(&tensor);
    }
  std::sort(sorted.begin(), sorted.end(),
            [](const StoredTensor *a, const StoredTensor *b) { return a->name < b->name; });
  return Status();
}

const StoredTensor *Checkpoint::find(const std::string &name) const {
  auto place = std::lower_bound(
      sorted.begin(), sorted.end(), name,
      [](const StoredTensor *tensor, const std::string &name) { return tensor->name < name; });
  return place != sorted.end() && (*place)->name == name ? *place : nullptr;
}

//===----------------------------------------------------------------------===//
// The model's tensors
//===----------------------------------------------------------------------===//

namespace {

bool hasShape(const TensorDescription &tensor, const std::vector<std::int64_t> &shape) {
  return tensor.shape == shape || (shape.empty() && tensor.shape == std::vector<std::int64_t>{1});
}

/// The tensor of \p found that \p tensor equals to the last bit, or null.
const StoredTensor *findEqual(const StoredTensor &tensor,
                              const std::vector<const StoredTensor *> &found) {
  for (const StoredTensor *other : found)
    if (other->type == tensor.type && other->shape == tensor.shape &&
        std::memcmp(other->data, tensor.data, static_cast<std::size_t>(tensor.bytes())) == 0)
      return other;
  return nullptr;
}

} // namespace

Status Checkpoint::match(const std::vector<TensorDescription> &wanted,
                         CheckpointMatch &found) const {
  Mismatches mismatches;
  std::set<const StoredTensor *> taken;
  for (const TensorDescription &tensor : wanted) {
    const StoredTensor *stored = find(tensor.name);
    found.tensors.push_back(stored);
    taken.insert(stored);
    if (!stored)
      mismatches.missing.push_back(&tensor);
    else if (!hasShape(*stored, tensor.shape) || !canRead(stored->type, tensor.type))
      mismatches.different.push_back({&tensor, stored});
  }
  for (const StoredTensor *tensor : sorted) {
    if (taken.count(tensor))
      continue;
    // Where a tensor is missing, one too many is rather that one under another name.
    const StoredTensor *same =
        mismatches.missing.empty() ? findEqual(*tensor, found.tensors) : nullptr;
    if (same)
      found.aliases.push_back("'" + tensor->name + "' is '" + same->name + "'");
    else
      mismatches.extra.push_back(tensor);
  }
  if (mismatches.any())
    return Status::failure("the weights in " + paths +
                           " are not the model's: " + mismatches.text());
  return Status();
}

} // namespace pipeline::runtime
