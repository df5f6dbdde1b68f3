//===- LaunchOptions.cpp - What is decided when a plan is run ---*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "LaunchOptions.h"

#include <algorithm>
#include <charconv>
#include <utility>

namespace pipeline::launch {

using runtime::LearningRateDecay;
using runtime::Status;

void LaunchOptions::setSteps(std::int64_t count) {
  steps = count;
  optimizer.totalSteps = count;
}

//===----------------------------------------------------------------------===//
// Values as they are written
//===----------------------------------------------------------------------===//

/// The whole of a text as a number.
template <typename T>
static Status parseNumber(const std::string &text, T &number, const char *what) {
  const char *end = text.data() + text.size();
  auto [rest, error] = std::from_chars(text.data(), end, number);
  if (error == std::errc() && rest == end)
    return Status();
  return Status::failure(std::string("must be ") + what);
}

static Status parseDecay(const std::string &text, LearningRateDecay &decay) {
  for (auto [name, value] :
       {std::pair("none", LearningRateDecay::None), std::pair("linear", LearningRateDecay::Linear),
        std::pair("cosine", LearningRateDecay::Cosine)})
    if (text == name) {
      decay = value;
      return Status();
    }
  return Status::failure("must be none, linear or cosine");
}

static Status parseTransport(const std::string &text, TransportKind &transport) {
  for (const TransportEntry &entry : transports)
    if (text == entry.name) {
      transport = entry.kind;
      return Status();
    }
  return Status::failure("must be threads, copy or nccl");
}

/// The parts between commas, added to those that are there.
static Status parseList(const std::string &text, std::vector<std::string> &parts) {
  for (std::size_t begin = 0; begin <= text.size();) {
    std::size_t end = std::min(text.find(',', begin), text.size());
    parts.push_back(text.substr(begin, end - begin));
    begin = end + 1;
  }
  return Status();
}

static Status parseDevices(const std::string &text, std::vector<int> &devices) {
  std::vector<std::string> parts;
  (void)parseList(text, parts);
  for (const std::string &part : parts) {
    int &device = devices.emplace_back();
    if (Status status = parseNumber(part, device, "numbers of devices"); !status.ok())
      return status;
    if (device < 0)
      return Status::failure("must be numbers of devices, from 0 on");
  }
  return Status();
}

//===----------------------------------------------------------------------===//
// Flags
//===----------------------------------------------------------------------===//

namespace {
/// Makes the flags that set something.
class FlagMaker {
public:
  explicit FlagMaker(LaunchOptions &options) : options(options) {}

  void add(const char *name, const char *value, Flag::Group group, const char *help, auto parse) {
    auto set = [&given = options.given, name, parse](const std::string &text) {
      given.insert(name);
      return parse(text);
    };
    flags.push_back({name, value, help, group, std::move(set)});
  }
  void real(const char *name, double &number, const char *help) {
    add(name, "x", Flag::Group::Training, help,
        [&number](const std::string &text) { return parseNumber(text, number, "a number"); });
  }
  template <typename T>
  void integer(const char *name, T &number, const char *help) {
    add(name, "n", Flag::Group::Training, help, [&number](const std::string &text) {
      return parseNumber(text, number,
                         std::is_signed_v<T> ? "an integer" : "an integer that is not negative");
    });
  }
  void onOff(const char *name, bool &value, Flag::Group group, const char *help) {
    add(name, "", group, help, [&value](const std::string &text) {
      value = text.empty() || text == "true";
      return value || text == "false" ? Status() : Status::failure("must be true or false");
    });
  }
  void file(const char *name, std::string &path, const char *help) {
    add(name, "file", Flag::Group::Files, help, [&path](const std::string &text) {
      path = text;
      return Status();
    });
  }

  std::vector<Flag> flags;

private:
  LaunchOptions &options;
};
} // namespace

std::vector<Flag> launchFlags(LaunchOptions &options) {
  FlagMaker make(options);
  runtime::OptimizerOptions &update = options.optimizer;
  make.real("beta1", update.beta1, "AdamW: decay of the first moment (0.9)");
  make.real("beta2", update.beta2, "AdamW: decay of the second moment (0.999)");
  make.real("clip-norm", update.clipNorm, "Scale the gradient down to this norm (no clipping)");
  make.onOff(
      "cuda-graph", options.cudaGraph, Flag::Group::Ranks,
      "On devices: give CUDA each step as one graph, which takes the host one launch (false)");
  make.file("data", options.data, "The text to train on, whose bytes are the tokens");
  make.add("decay", "value", Flag::Group::Training,
           "How the learning rate falls to 0 after the warm-up: none, not at all; linear, in a "
           "straight line; cosine, as half a cosine (none)",
           [&update](const std::string &text) { return parseDecay(text, update.decay); });
  make.add("devices", "n,...", Flag::Group::Ranks,
           "The devices that ranks compute on, by CUDA's numbers: rank r on the r-th of them, over "
           "and over (all that there are)",
           [&options](const std::string &text) { return parseDevices(text, options.devices); });
  make.real("epsilon", update.epsilon, "AdamW: added to the denominator (1e-8)");
  make.file("gradients", options.gradients,
            "Write the gradients of the first step, the mean over its microbatches, as a "
            "safetensors file");
  make.file("inputs", options.inputs,
            "In place of a text: a safetensors file with a tensor for each input of the model, of "
            "any number of microbatches");
  make.file("json", options.json, "Write losses, times and memory as JSON");
  make.real("learning-rate", update.learningRate, "Learning rate (0.001)");
  make.file("save", options.save,
            "Write the parameters and buffers after the last step as a safetensors file");
  make.integer("seed", options.seed, "Of the parameters' initial values (1)");
  make.integer("steps", options.steps,
               "Updates of the parameters (100; with --inputs or --eval, as many steps as go "
               "through the data once)");
  make.file("trace", options.trace, "Write what every rank did when, as Chrome trace JSON");
  make.add(
      "transport", "name", Flag::Group::Ranks,
      "How ranks reach one another: threads, in the host's memory; copy, by copies between "
      "devices; nccl, by NCCL, each rank on a device of its own, in one process or, as torchrun "
      "starts them, a process each (threads, on devices copy)",
      [&options](const std::string &text) { return parseTransport(text, options.transport); });
  make.integer("warmup-steps", update.warmupSteps, "Steps in which the learning rate rises (0)");
  make.real("weight-decay", update.weightDecay, "Weight decay (adamw 0.01, sgd 0)");
  make.add("weights", "file,...", Flag::Group::Files,
           "What the parameters and buffers start from: safetensors files, the index of a "
           "checkpoint in shards, or its folder (as the model says)",
           [&options](const std::string &text) { return parseList(text, options.weights); });
  return std::move(make.flags);
}

void applyDefaults(const runtime::PipelineChoices &choices, runtime::Target target,
                   LaunchOptions &options) {
  if (!options.has("transport"))
    options.transport =
        std::find_if(transports.begin(), transports.end(), [&](const TransportEntry &entry) {
          return entry.target == target;
        })->kind;
  // PyTorch's: that of AdamW is the runtime's.
  if (choices.optimizer == runtime::Optimizer::Sgd && !options.has("weight-decay"))
    options.optimizer.weightDecay = 0;
  options.setSteps(options.has("steps") ? options.steps : choices.steps.value_or(options.steps));
}

//===----------------------------------------------------------------------===//
// Checks
//===----------------------------------------------------------------------===//

namespace {
/// Collects what is wrong instead of stopping at the first.
class OptionChecker {
public:
  OptionChecker(const runtime::PipelineChoices &choices, runtime::Target target,
                const LaunchOptions &options)
      : choices(choices), target(target), options(options) {}

  std::vector<std::string> check() {
    if (options.steps < 1)
      fail("--steps=" + std::to_string(options.steps) + ": must be at least 1");
    if (choices.evaluates)
      checkEvaluation();
    else
      checkTraining();
    checkRanks();
    checkFiles();
    return std::move(messages);
  }

private:
  void fail(std::string message) { messages.push_back(std::move(message)); }

  void checkRanks() {
    const TransportEntry &transport = entryOf(options.transport);
    std::string targetName(nameOf(target));
    if (transport.target != target)
      fail("--transport=" + std::string(transport.name) + " is for the target " +
           std::string(nameOf(transport.target)) + ", and the programs are for " + targetName +
           "; drop it");
    if (options.has("devices") && target != runtime::Target::Cuda)
      fail("--devices is for the target cuda, and the programs are for " + targetName +
           "; drop it");
    if (options.cudaGraph)
      checkGraph(targetName);
  }

  void checkGraph(const std::string &targetName) {
    if (target != runtime::Target::Cuda)
      fail("--cuda-graph is for the target cuda, and the programs are for " + targetName +
           "; drop it");
    else if (options.transport == TransportKind::Nccl)
      fail("--cuda-graph is for --transport=copy, not yet for nccl; drop one of the two");
    if (choices.asynchronous)
      fail("--cuda-graph: programs of " + choices.schedule +
           " run all steps in one call, and a graph is one step; drop the option, or choose a "
           "synchronous schedule");
  }

  /// What an evaluation has no use for.
  void checkEvaluation() {
    for (const char *option : {"learning-rate", "weight-decay", "beta1", "beta2", "epsilon",
                               "clip-norm", "warmup-steps", "decay", "gradients", "save"})
      if (options.has(option))
        fail("--" + std::string(option) + " is for training; drop it, or --eval");
  }

  void checkTraining() {
    if (choices.optimizer == runtime::Optimizer::Sgd)
      for (const char *option : {"beta1", "beta2", "epsilon"})
        if (options.has(option))
          fail("--" + std::string(option) + " is for --optimizer=adamw; sgd has none");
    if (choices.asynchronous)
      checkAsynchronous();
    else if (options.has("clip-norm") && !choices.clips)
      fail("--clip-norm needs programs that compute the norm of the gradient; compile them with "
           "--clip");
    if (options.has("clip-norm") && options.optimizer.clipNorm == 0)
      fail("--clip-norm=0: must be greater than 0; without the option nothing is clipped");
    if (Status status = options.optimizer.validate(); !status.ok() && options.steps > 0)
      fail(status.message());
  }

  void checkAsynchronous() {
    std::string why = choices.schedule + " updates its stages at different times, so that ";
    const char *remedy = "; drop the option, or choose a synchronous schedule";
    if (!options.gradients.empty())
      fail("--gradients: " + why + "a step has no gradient" + remedy);
    if (options.has("clip-norm"))
      fail("--clip-norm: " + why + "the whole gradient has no norm" + remedy);
    if (choices.steps && options.steps != *choices.steps)
      fail("--steps=" + std::to_string(options.steps) + ": programs of " + choices.schedule +
           " run all steps in one call, and these were compiled for " +
           std::to_string(*choices.steps) + "; drop the option, or compile them for others");
  }

  void checkFiles() {
    if (options.data.empty() && options.inputs.empty())
      fail("a run needs data: --data=TEXT, or --inputs=FILE with the model's inputs as tensors");
    if (!options.data.empty() && !options.inputs.empty())
      fail("--data and --inputs both say what the model reads; drop one of them");
    if (!options.inputs.empty() && !choices.guardsGathers)
      fail("--inputs needs programs that check what its elements index; compile them with "
           "--guard-gathers");
    const std::pair<const char *, const std::string *> outputs[] = {
        {"gradients", &options.gradients},
        {"save", &options.save},
        {"json", &options.json},
        {"trace", &options.trace}};
    for (const auto *later = std::begin(outputs); later != std::end(outputs); ++later)
      for (const auto *earlier = std::begin(outputs); earlier != later; ++earlier)
        if (!later->second->empty() && *later->second == *earlier->second)
          fail("--" + std::string(earlier->first) + " and --" + later->first +
               " would both write '" + *later->second + "'");
  }

  const runtime::PipelineChoices &choices;
  const runtime::Target target;
  const LaunchOptions &options;
  std::vector<std::string> messages;
};
} // namespace

std::vector<std::string> checkOptions(const runtime::PipelineChoices &choices,
                                      runtime::Target target, const LaunchOptions &options) {
  return OptionChecker(choices, target, options).check();
}

} // namespace pipeline::launch
