//===- CommandLine.cpp - The command line of pipeline-launch ----*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CommandLine.h"

#include "launch/Text.h"

#include <algorithm>
#include <ostream>

namespace pipeline::launch {

/// The options of pipeline-compile alone: what they say, a bundle has in it.
static constexpr std::string_view ofCompiler[] = {"O",
                                                  "chunks",
                                                  "clip",
                                                  "cpu",
                                                  "csv",
                                                  "cubin",
                                                  "eval",
                                                  "group",
                                                  "guard-gathers",
                                                  "gpu-arch",
                                                  "gpu-epilogues",
                                                  "gpu-precision",
                                                  "find-attention",
                                                  "memory-limit",
                                                  "microbatches",
                                                  "mirrors",
                                                  "optimizer",
                                                  "owners",
                                                  "pack-weights",
                                                  "periodic",
                                                  "placement",
                                                  "print-saved",
                                                  "ranks",
                                                  "recompute",
                                                  "remainder",
                                                  "schedule",
                                                  "search-budget",
                                                  "target",
                                                  "warmup"};

namespace {
/// Goes through the arguments from the first to the last.
class Parser {
public:
  Parser(const std::vector<std::string> &arguments, const std::vector<Flag> &flags)
      : arguments(arguments), flags(flags) {}

  CommandLine parse() {
    while (next < arguments.size()) {
      const std::string &argument = arguments[next++];
      if (argument == "--help" || argument == "-help" || argument == "-h")
        line.asksForHelp = true;
      else if (argument.size() > 1 && argument[0] == '-')
        parseOption(argument);
      else if (line.bundle.empty())
        line.bundle = argument;
      else
        fail("'" + argument + "' is a second bundle; a run has one");
    }
    if (line.bundle.empty())
      fail("which bundle? pipeline-launch [options] BUNDLE; --help tells the options");
    return std::move(line);
  }

private:
  void fail(std::string message) { line.errors.push_back(std::move(message)); }

  void parseOption(const std::string &argument) {
    std::size_t begin = argument.find_first_not_of('-');
    std::size_t equals = std::min(argument.find('='), argument.size());
    if (begin >= equals)
      return fail("'" + argument + "' is no option; --help tells them");
    std::string name = argument.substr(begin, equals - begin);
    auto flag = std::find_if(flags.begin(), flags.end(),
                             [&](const Flag &other) { return other.name == name; });
    if (flag == flags.end())
      return refuse(name);
    bool isAlone = equals == argument.size();
    if (isAlone && flag->isSwitch())
      return take(*flag, "");
    if (isAlone && next == arguments.size())
      return fail("--" + name + " needs a value: --" + name + "=<" + flag->value + ">");
    take(*flag, isAlone ? arguments[next++] : argument.substr(equals + 1));
  }

  void take(const Flag &flag, const std::string &value) {
    if (runtime::Status status = flag.set(value); !status.ok())
      fail("--" + flag.name + "=" + value + ": " + status.message());
  }

  void refuse(const std::string &name) {
    // As in -O2.
    std::string_view option = name.size() == 2 && name[0] == 'O' ? "O" : std::string_view(name);
    if (std::find(std::begin(ofCompiler), std::end(ofCompiler), option) == std::end(ofCompiler))
      return fail("there is no option --" + name + "; --help tells them");
    fail("--" + name +
         " is decided when a bundle is compiled: it is an option of pipeline-compile");
  }

  const std::vector<std::string> &arguments;
  const std::vector<Flag> &flags;
  std::size_t next = 0;
  CommandLine line;
};
} // namespace

CommandLine parseCommandLine(const std::vector<std::string> &arguments,
                             const std::vector<Flag> &flags) {
  return Parser(arguments, flags).parse();
}

/// Prints words in lines that begin at \p indent.
static void printWrapped(std::ostream &os, const std::string &text, std::size_t indent) {
  constexpr std::size_t width = 100;
  std::size_t column = indent;
  for (std::size_t begin = 0; begin < text.size();) {
    std::size_t end = std::min(text.find(' ', begin), text.size());
    if (column > indent && column + end - begin >= width) {
      os << "\n" << std::string(indent, ' ');
      column = indent;
    }
    os << (column > indent ? " " : "") << text.substr(begin, end - begin);
    column += end - begin + 1;
    begin = end + 1;
  }
  os << "\n";
}

void printHelp(std::ostream &os, const std::vector<Flag> &flags) {
  os << "OVERVIEW: Runs a bundle that pipeline-compile wrote\n\n"
        "  BUNDLE is a folder with a plan and the code of every rank. It runs without a compiler, "
        "with\n"
        "  the losses that pipeline-run gives, to the last bit. What the plan decides (ranks, "
        "schedule,\n"
        "  microbatches, optimizer, ...) is an option of pipeline-compile.\n\n"
        "USAGE: pipeline-launch [options] BUNDLE\n\nOPTIONS:\n";
  for (auto [group, title] :
       {std::pair(Flag::Group::Files, "Files"), std::pair(Flag::Group::Ranks, "Ranks"),
        std::pair(Flag::Group::Training, "Training")}) {
    os << "\n" << title << ":\n\n";
    for (const Flag &flag : flags)
      if (flag.group == group) {
        std::string head = "  --" + flag.name;
        if (!flag.isSwitch())
          head += "=<" + flag.value + ">";
        constexpr std::size_t indent = 28;
        os << padRight(head, indent - 2) << "- ";
        printWrapped(os, flag.help, indent);
      }
  }
}

} // namespace pipeline::launch
