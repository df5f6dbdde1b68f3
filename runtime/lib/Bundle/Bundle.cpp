//===- Bundle.cpp - A compiled model as a folder ----------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "pipeline-runtime/Bundle.h"

#include "../Data/MappedFile.h"
#include "pipeline-runtime/Hash.h"
#include "pipeline-runtime/Machine.h"

#include <dlfcn.h>

#include <algorithm>

namespace pipeline::runtime {

//===----------------------------------------------------------------------===//
// What can run here
//===----------------------------------------------------------------------===//

static Status checkProcessor(const CodeTarget &code) {
  if (code.architecture != architecture())
    return Status::failure("is made for " + code.architecture + ", and this machine is " +
                           std::string(architecture()));
  std::string missing;
  for (const std::string &feature : code.features)
    if (!hasFeature(feature))
      missing += (missing.empty() ? "" : ", ") + feature;
  if (missing.empty())
    return Status();
  return Status::failure("is made for a processor '" + code.processor + "' with " + missing +
                         ", which this machine lacks; compile the model with --cpu=NAME of this "
                         "one, or of an older one of its kind");
}

/// What is packed has another form, and scratch memory another size; a device's library packs
/// nothing, and is given its scratch memory.
static Status checkContractions(const CodeTarget &code) {
  if (code.target != Target::Cpu)
    return Status();
  if (code.contractions != contractionLibrary())
    return Status::failure("is planned for contractions by " + code.contractions +
                           ", and this runtime has " + contractionLibrary() +
                           "; compile the model again, beside this runtime");
  std::string isa = contractionIsa();
  if (code.isa == isa)
    return Status();
  return Status::failure("is planned for contractions in " + code.isa +
                         " instructions, and here they are done in " + isa +
                         "; compile the model where they are the same: the environment variable "
                         "ONEDNN_MAX_CPU_ISA lowers them");
}

Status canRunHere(const CodeTarget &code) {
  for (auto *check : {checkProcessor, checkContractions})
    if (Status status = check(code); !status.ok())
      return status;
  return Status();
}

//===----------------------------------------------------------------------===//
// Code
//===----------------------------------------------------------------------===//

Status findPrograms(const Plan &plan, const FunctionFinder &find, ProgramCode &code) {
  code = ProgramCode();
  for (std::size_t number = 0; number < plan.ranks.size(); ++number) {
    const RankPlan &rank = plan.ranks[number];
    auto add = [&](const ProgramPlan &program, std::vector<RankProgram> &programs) -> Status {
      RankProgram found;
      found.arenaBytes = rank.larger().arenaBytes;
      for (auto [name, function] :
           {std::pair(&program.initialize, &found.initialize), {&program.step, &found.step}}) {
        void *address = nullptr;
        if (Status status = find(static_cast<std::int32_t>(number), *name, address); !status.ok())
          return status;
        *function = reinterpret_cast<RankProgram::EntryPoint>(address);
      }
      programs.push_back(found);
      return Status();
    };
    if (Status status = add(rank.program, code.programs); !status.ok())
      return status;
    if (!rank.shortProgram)
      continue;
    if (Status status = add(*rank.shortProgram, code.shortPrograms); !status.ok())
      return status;
  }
  return Status();
}

//===----------------------------------------------------------------------===//
// The folder
//===----------------------------------------------------------------------===//

Status Bundle::open(const std::string &folder, std::unique_ptr<Bundle> &bundle) {
  bundle.reset(new Bundle(folder));
  Status status = bundle->read();
  if (!status.ok())
    bundle = nullptr;
  return status;
}

Bundle::~Bundle() {
  for (void *library : libraries)
    dlclose(library);
}

Status Bundle::read() {
  MappedFile file(path + "/" + planFile);
  if (Status status = file.open("plan"); !status.ok())
    return Status::failure("'" + path + "' is no bundle: " + status.message());
  std::string_view text;
  if (file.data())
    text = {reinterpret_cast<const char *>(file.data()), static_cast<std::size_t>(file.size())};
  if (Status status = readPlan(text, contents); !status.ok())
    return Status::failure("the plan '" + file.path + "' " + status.message());
  if (Status status = canRunHere(contents.code); !status.ok())
    return Status::failure("the bundle '" + path + "' " + status.message());
  for (std::size_t rank = 0; rank < contents.ranks.size(); ++rank) {
    const std::vector<PlannedFile> &files = contents.ranks[rank].files;
    if (files.size() != 1)
      return Status::failure("the plan of the bundle '" + path +
                             "' does not name one file with the host code of rank " +
                             std::to_string(rank));
    if (Status status = checkFiles(files); !status.ok())
      return status;
  }
  if (!contents.kernels.empty() && contents.files.empty())
    return Status::failure("the plan of the bundle '" + path + "' names no file with its kernels");
  return checkFiles(contents.files);
}

Status Bundle::checkFiles(const std::vector<PlannedFile> &files) const {
  for (const PlannedFile &planned : files) {
    if (planned.name.find('/') != std::string::npos)
      return Status::failure("the plan of the bundle '" + path + "' names the file '" +
                             planned.name + "', which is not in its folder");
    MappedFile file(path + "/" + planned.name);
    if (Status status = file.open("code"); !status.ok())
      return status;
    if (file.size() != planned.bytes ||
        hashBytes(file.data(), static_cast<std::size_t>(file.size())) != planned.hash)
      return Status::failure("the code '" + file.path +
                             "' was changed since its bundle was written: its hash is another; "
                             "compile the model again");
  }
  return Status();
}

Status Bundle::loadRank(const RankPlan &rank) {
  for (const PlannedFile &file : rank.files) {
    // Not by its name alone, which would be looked for in the system's folders.
    std::string name = path + "/" + file.name;
    // What the code calls is the runtime's, which this process has.
    void *library = dlopen(name.c_str(), RTLD_NOW | RTLD_LOCAL);
    if (!library)
      return Status::failure("the code '" + name + "' can't be loaded: " + dlerror());
    libraries.push_back(library);
  }
  return Status();
}

Status Bundle::load(ProgramCode &code) {
  for (const RankPlan &rank : contents.ranks)
    if (Status status = loadRank(rank); !status.ok())
      return status;
  if (Status status = findPrograms(
          contents,
          [&](std::int32_t rank, const std::string &function, void *&address) {
            address = dlsym(libraries[rank], function.c_str());
            return address ? Status()
                           : Status::failure("the code of rank " + std::to_string(rank) +
                                             " in the bundle '" + path + "' has no function '" +
                                             function + "'");
          },
          code);
      !status.ok())
    return status;
  return readKernels(code.kernels);
}

Status Bundle::readKernels(std::vector<std::string> &files) const {
  for (const PlannedFile &planned : contents.files) {
    MappedFile file(path + "/" + planned.name);
    if (Status status = file.open("code"); !status.ok())
      return status;
    files.emplace_back(reinterpret_cast<const char *>(file.data()),
                       static_cast<std::size_t>(file.size()));
  }
  return Status();
}

} // namespace pipeline::runtime
