//===- Options.cpp - The command line of pipeline-schedule ------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Options.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/Process.h"
#include "llvm/Support/WithColor.h"
#include "llvm/Support/raw_ostream.h"

#include <cmath>

namespace cl = llvm::cl;

namespace pipeline::explorer {

using schedule::Generator;
using schedule::Option;
using schedule::SendMode;
using schedule::WarmUp;

namespace {
/// The options as they are written. Defaults stand in parentheses at the end of a description.
struct CommandLine {
  cl::OptionCategory scheduleCategory{"The schedule"};
  cl::OptionCategory costCategory{"Costs and limits"};
  cl::OptionCategory outputCategory{"What is shown"};

  cl::opt<std::string> schedule{"schedule", cl::value_desc("name"),
                                cl::desc("The order of a rank's actions; --list shows the names"),
                                cl::cat(scheduleCategory)};
  cl::list<std::string> compare{"compare", cl::CommaSeparated, cl::value_desc("name,..."),
                                cl::desc("One table over several schedules, instead of --schedule"),
                                cl::cat(scheduleCategory)};
  cl::opt<bool> list{"list", cl::desc("List the schedules with a line for each"),
                     cl::cat(scheduleCategory)};
  cl::opt<int32_t> ranks{"ranks", cl::value_desc("p"), cl::desc("Ranks"),
                         cl::cat(scheduleCategory)};
  cl::opt<int32_t> chunks{"chunks", cl::value_desc("v"),
                          cl::desc("Stages of every rank (what the schedule needs)"),
                          cl::cat(scheduleCategory)};
  cl::opt<int32_t> microbatches{"microbatches", cl::value_desc("m"), cl::desc("Microbatches"),
                                cl::cat(scheduleCategory)};
  cl::opt<std::string> placement{
      "placement", cl::value_desc("kind"),
      cl::desc("Which rank owns which stage: loop, v, bidirectional, or the\n"
               "rank of every stage as 0,1,1,0 (what the schedule needs)"),
      cl::cat(scheduleCategory)};
  cl::opt<int32_t> group{"group", cl::value_desc("N"),
                         cl::desc("Microbatches that an interleaved schedule runs through a\n"
                                  "chunk before it turns to the next (p)"),
                         cl::cat(scheduleCategory)};
  cl::opt<WarmUp> warmUp{
      "warmup", cl::init(WarmUp::Full),
      cl::desc("Forwards of an interleaved schedule before its first\nbackward (full)"),
      cl::values(clEnumValN(WarmUp::Full, "full", "2(p-1-r) + (v-1)N: hides latency"),
                 clEnumValN(WarmUp::Lean, "lean", "(p-1-r) + (v-1)N: takes less memory")),
      cl::cat(scheduleCategory)};
  cl::opt<int64_t> searchBudget{
      "search-budget", cl::value_desc("n"),
      cl::desc("Schedules that a search may evaluate (about a second's worth)"),
      cl::cat(scheduleCategory)};
  cl::opt<bool> periodic{"periodic",
                         cl::desc("Search for a prefix, a repeated pattern and a suffix"),
                         cl::cat(scheduleCategory)};
  cl::opt<int32_t> updateInterval{
      "update-interval", cl::value_desc("n"),
      cl::desc("Microbatches from one update of the weights to the next, of\n"
               "an asynchronous schedule (what the schedule needs)"),
      cl::cat(scheduleCategory)};
  cl::opt<std::string> csv{"csv", cl::value_desc("file"),
                           cl::desc("The file of --schedule=csv, as torch.distributed.pipelining\n"
                                    "writes it; it says ranks, chunks, microbatches, placement"),
                           cl::cat(scheduleCategory)};
  cl::opt<bool> forwardOnly{"forward-only", cl::desc("Only the forwards, as in inference"),
                            cl::cat(scheduleCategory)};

  cl::opt<double> forward{"forward", cl::init(1), cl::value_desc("t"),
                          cl::desc("Time of F, of a stage and a microbatch, in any unit (1)"),
                          cl::cat(costCategory)};
  cl::opt<double> backwardInput{"backward-input", cl::init(1), cl::value_desc("t"),
                                cl::desc("Time of I, the gradients of the inputs (1)"),
                                cl::cat(costCategory)};
  cl::opt<double> backwardWeight{
      "backward-weight", cl::init(1), cl::value_desc("t"),
      cl::desc("Time of W, the gradients of the weights; B takes I + W (1)"),
      cl::cat(costCategory)};
  cl::opt<CostOf> costOf{"cost-of", cl::init(CostOf::Stage),
                         cl::desc("What these three are the times of (stage)"),
                         cl::values(clEnumValN(CostOf::Stage, "stage", "a stage"),
                                    clEnumValN(CostOf::Rank, "rank",
                                               "all v stages of a rank: the same work for any v")),
                         cl::cat(costCategory)};
  cl::opt<std::string> costs{
      "costs", cl::value_desc("file.json"),
      cl::desc("Costs by stage instead, arrays with one entry or one per stage:\n"
               "  forward, backward_input, backward_weight: times\n"
               "  activation_bytes: what F leaves, counted up to the end of B or W\n"
               "  weight_gradient_bytes: what of it I leaves until W (all)\n"
               "  latency: a time, or one per hop between stages (0)\n"
               "  memory_limit: bytes, one or one per rank (no limit)"),
      cl::cat(costCategory)};
  cl::opt<double> latency{"latency", cl::init(0), cl::value_desc("t"),
                          cl::desc("Time of a message between ranks (0)"), cl::cat(costCategory)};
  cl::opt<SendMode> send{
      "send", cl::init(SendMode::Async), cl::desc("How messages are sent (async)"),
      cl::values(clEnumValN(SendMode::Async, "async", "a transfer occupies no rank"),
                 clEnumValN(SendMode::Blocking, "blocking", "sender and receiver meet")),
      cl::cat(costCategory)};
  cl::list<std::string> memoryLimit{
      "memory-limit", cl::CommaSeparated, cl::value_desc("K,..."),
      cl::desc("What a rank may hold at once, one number or one per rank:\n"
               "microbatches (v stage activations are one), or bytes where\n"
               "--costs has activation_bytes (no limit)"),
      cl::cat(costCategory)};

  cl::opt<Format> format{
      "format", cl::init(Format::Text), cl::desc("What to write (text)"),
      cl::values(
          clEnumValN(Format::Text, "text", "a time line and its numbers, for people"),
          clEnumValN(Format::Json, "json", "the numbers, for programs"),
          clEnumValN(Format::Csv, "csv", "the order, for torch.distributed.pipelining"),
          clEnumValN(Format::Trace, "trace", "the time line for Perfetto; a unit is shown as 1 ms"),
          clEnumValN(Format::Svg, "svg", "the time line as a picture")),
      cl::cat(outputCategory)};
  cl::opt<bool> withCommunication{"with-communication",
                                  cl::desc("CSV with sends, receives and waits"),
                                  cl::cat(outputCategory)};
  cl::opt<std::string> output{"o", cl::init("-"), cl::value_desc("file"),
                              cl::desc("Where to write (standard output)"),
                              cl::cat(outputCategory)};
  cl::opt<int32_t> width{"width", cl::value_desc("n"),
                         cl::desc("Characters of a line of text, 0 for no limit (those of the\n"
                                  "terminal, else 80)"),
                         cl::cat(outputCategory)};

  cl::extrahelp keys{
      "\nKeys of --format=json:\n\n"
      "  schedule ranks chunks microbatches stages placement forward_only send updates\n"
      "  update_interval remarks      what was simulated\n"
      "  makespan lower_bound {makespan, span} bubble_makespan bubble_span messages\n"
      "  local_handoffs actions       of the whole; bubbles are shares from 0 to 1\n"
      "  span busy idle_in_span peak_in_flight peak_bytes memory_limit\n"
      "                               one entry per rank; in flight are pairs of a\n"
      "                               stage and a microbatch\n"
      "  makespan_async makespan_blocking\n"
      "                               with either way of sending\n"};

  static bool has(const cl::Option &option) { return option.getNumOccurrences() > 0; }
};

/// Turns what was written into options, and collects what is wrong with it.
class Reader {
public:
  Reader(const CommandLine &line, Options &options) : line(line), options(options) {}

  bool read() {
    if (line.list)
      return true;
    readSchedules();
    readSizes();
    readGeneratorOptions();
    readCosts();
    readOutput();
    return !failed;
  }

private:
  template <typename... Parts>
  void fail(const Parts &...parts) {
    (llvm::WithColor::error(llvm::errs(), "pipeline-schedule") << ... << parts) << "\n";
    failed = true;
  }

  static bool has(const cl::Option &option) { return CommandLine::has(option); }

  void readSchedules() {
    if (has(line.schedule) && has(line.compare))
      fail("--schedule and --compare exclude each other; name all schedules in --compare");
    else if (!has(line.schedule) && !has(line.compare))
      fail("a schedule is needed: --schedule=NAME, or --compare=NAME,NAME,...; --list shows the "
           "names");
    options.isComparison = has(line.compare);
    if (!options.isComparison && has(line.schedule))
      addSchedule(line.schedule);
    for (const std::string &name : line.compare)
      addSchedule(name);
  }

  void addSchedule(llvm::StringRef name) {
    const Generator *generator = schedule::findGenerator(name);
    if (generator && llvm::is_contained(options.schedules, generator))
      return fail("--compare names ", name, " twice");
    if (generator)
      return options.schedules.push_back(generator);
    llvm::StringRef nearest;
    unsigned least = 3;
    for (const Generator &known : schedule::generators())
      if (unsigned distance = name.edit_distance(known.name, true, least); distance < least) {
        least = distance;
        nearest = known.name;
      }
    auto nameOf = [](const Generator &known) { return llvm::StringRef(known.name); };
    std::string names = llvm::join(llvm::map_range(schedule::generators(), nameOf), ", ");
    if (nearest.empty())
      fail("no schedule is called '", name, "'; the known ones are ", names);
    else
      fail("no schedule is called '", name, "'; did you mean ", nearest, "? The known ones are ",
           names);
  }

  bool takesAny(Option option) const {
    return llvm::any_of(options.schedules,
                        [&](const Generator *generator) { return generator->takes(option); });
  }

  /// A count that must be at least 1 where it is given.
  template <typename Count>
  Count readCount(const cl::opt<Count> &option) {
    if (has(option) && option < 1)
      fail("--", option.ArgStr, "=", option.getValue(), ": must be at least 1");
    return has(option) ? option.getValue() : 0;
  }

  void readSizes() {
    options.ranks = readCount(line.ranks);
    options.chunks = readCount(line.chunks);
    options.microbatches = readCount(line.microbatches);
    options.placement = line.placement;
    // Whether owners fit the ranks is seen when these are known.
    if (has(line.placement))
      if (auto placement = schedule::parsePlacement(options.placement, 1, 1); !placement)
        fail("--placement: ", placement.error());
    options.forwardOnly = line.forwardOnly;
    // A file says how many there are; of what is unknown, nobody can say what it needs.
    if (takesAny(Option::Csv) || options.schedules.empty())
      return;
    if (!has(line.ranks))
      fail("the number of ranks is needed: --ranks=P");
    if (!has(line.microbatches))
      fail("the number of microbatches is needed: --microbatches=M");
  }

  /// An option that no schedule takes is refused; a comparison gives it to those that do.
  void readGeneratorOptions() {
    schedule::GeneratorOptions &generator = options.generator;
    generator.groupSize = readCount(line.group);
    generator.warmUp = line.warmUp;
    generator.periodic = line.periodic;
    generator.updateInterval = readCount(line.updateInterval);
    if (int64_t budget = readCount(line.searchBudget); has(line.searchBudget))
      generator.searchBudget = budget;
    options.csvPath = line.csv;
    if (options.schedules.empty())
      return;

    auto check = [&](const cl::Option &option, Option taken) {
      if (!has(option) || takesAny(taken))
        return;
      std::vector<llvm::StringRef> names;
      for (const Generator &known : schedule::generators())
        if (known.takes(taken))
          names.push_back(known.name);
      fail("--", option.ArgStr, " means nothing to ", describeSchedules(), "; ",
           names.empty() ? "leave it out" : "it is for " + llvm::join(names, ", "));
    };
    check(line.group, Option::GroupSize);
    check(line.warmUp, Option::WarmUp);
    check(line.searchBudget, Option::Search);
    check(line.periodic, Option::Search);
    check(line.updateInterval, Option::UpdateInterval);
    check(line.csv, Option::Csv);
    if (takesAny(Option::Csv) && options.csvPath.empty())
      fail(describeSchedules(), " needs a file: --csv=FILE");
  }

  std::string describeSchedules() const {
    return options.isComparison ? "the schedules of --compare"
                                : std::string(options.schedules.front()->name);
  }

  double readTime(const cl::opt<double> &option) {
    if (!std::isfinite(option) || option < 0)
      fail("--", option.ArgStr, "=", option.getValue(), ": must be a time of 0 or more");
    return option;
  }

  void readCosts() {
    options.cost = {readTime(line.forward), readTime(line.backwardInput),
                    readTime(line.backwardWeight), std::nullopt};
    options.costOf = line.costOf;
    options.costsPath = line.costs;
    if (has(line.costs) && options.costsPath.empty())
      fail("--costs needs the name of a file");
    if (has(line.costs))
      for (const cl::Option *option : std::initializer_list<const cl::Option *>{
               &line.forward, &line.backwardInput, &line.backwardWeight, &line.costOf})
        if (has(*option))
          fail("--", option->ArgStr,
               " and --costs exclude each other: the file has all costs, by "
               "stage");
    if (double latency = readTime(line.latency); has(line.latency))
      options.latency = latency;
    for (const std::string &text : line.memoryLimit)
      readLimit(text);
    if (options.forwardOnly && has(line.memoryLimit))
      fail("--memory-limit means nothing with --forward-only, which keeps nothing for a backward");
    options.send = line.send;
    if (line.format == Format::Csv && has(line.send))
      fail("--send means nothing with --format=csv: a file holds an order, not times");
  }

  void readLimit(llvm::StringRef text) {
    double limit = 0;
    if (text.getAsDouble(limit) || !std::isfinite(limit) || limit <= 0)
      return fail("--memory-limit: '", text,
                  "' is no limit; write a number above 0, or one per "
                  "rank, such as 4,4,3,2");
    options.memoryLimits.push_back(limit);
  }

  void readOutput() {
    options.format = line.format;
    options.output = line.output;
    options.withCommunication = line.withCommunication;
    if (options.withCommunication && options.format != Format::Csv)
      fail("--with-communication is for --format=csv");
    if (options.isComparison && options.format != Format::Text && options.format != Format::Json)
      fail("--compare shows numbers: --format=text or --format=json");
    if (!has(line.width))
      return;
    options.width = line.width;
    if (line.width < 0)
      fail("--width=", line.width.getValue(), ": must be at least 0");
    if (options.format != Format::Text)
      fail("--width is for --format=text");
  }

  const CommandLine &line;
  Options &options;
  bool failed = false;
};
} // namespace

/// What is shown to someone who asked for nothing.
static void setExample(Options &options) {
  options.schedules = {schedule::findGenerator("1f1b")};
  options.ranks = 4;
  options.microbatches = 8;
  options.isExample = true;
}

std::optional<int> parseOptions(int argc, char **argv, Options &options) {
  CommandLine line;
  cl::HideUnrelatedOptions({&line.scheduleCategory, &line.costCategory, &line.outputCategory});
  const char *overview =
      "Generates, verifies, simulates and draws pipeline schedules\n\n"
      "  pipeline-schedule --schedule=NAME --ranks=P --microbatches=M [options]\n"
      "  pipeline-schedule --compare=NAME,NAME,... --ranks=P --microbatches=M [options]\n"
      "  pipeline-schedule --list\n\n"
      "  Exits with 0; 1 where a schedule is refused, which standard error explains; 2 for an\n"
      "  error of usage.\n";
  if (!cl::ParseCommandLineOptions(argc, argv, overview, &llvm::errs()))
    return usageError;
  // A terminal is used as wide as it is.
  if (unsigned columns = llvm::sys::Process::StandardOutColumns(); columns > 0)
    options.width = static_cast<int32_t>(columns);
  options.list = line.list;
  if (argc == 1)
    setExample(options);
  else if (!Reader(line, options).read())
    return usageError;
  return std::nullopt;
}

} // namespace pipeline::explorer
