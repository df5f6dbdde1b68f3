//===- MutationTest.cpp - Edited programs are refused or right --*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Random single edits of rank programs, of every kind of schedule, as straight lines
// and as loops. The verifiers of ops and of the phase ranked refuse an edited program,
// or else it trains to the same bits as a sequential reference that knows of no
// programs: losses of every step, and parameters at the end. What would be noticed by
// neither is a hole in the verifier.
//
// By default a fixed number of edits of each program is made, and only some of those
// that pass the verifiers are trained. With PIPELINE_MUTANTS=n in the environment n
// edits of each program are made, and all that pass are trained.
//
//===----------------------------------------------------------------------===//

#include "Compilation.h"
#include "MadeUpData.h"
#include "ProgramMutator.h"
#include "ProgramTraining.h"
#include "SequentialTraining.h"

#include "pipeline/Dialect/Pipe/Transforms/Passes.h"

#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Pass/PassManager.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/raw_ostream.h"

#include "gtest/gtest.h"

#include <cmath>
#include <cstdlib>
#include <map>
#include <set>

using namespace mlir;
using namespace pipeline;
using namespace pipeline::test;

namespace {

//===----------------------------------------------------------------------===//
// Verdicts
//===----------------------------------------------------------------------===//

struct Verdict {
  bool accepted = false;
  /// Of the first error: R1 to R9, `op` for what concerns one op alone, or `walk` where
  /// the program can't be followed.
  std::string rule;
  /// A remark says that a gradient is added up in another order than on one rank.
  bool reorders = false;
};

/// The rule that an error names.
std::string findRule(const std::string &error) {
  for (std::size_t at = error.find('R'); at != std::string::npos; at = error.find('R', at + 1))
    if (at + 2 < error.size() && error[at + 1] >= '1' && error[at + 1] <= '8' &&
        (error[at + 2] == ':' || error[at + 2] == ' '))
      return error.substr(at, 2);
  return "walk";
}

/// What the verifiers of the compiler say.
Verdict judge(ModuleOp module) {
  Verdict verdict;
  ScopedDiagnosticHandler handler(module.getContext(), [&](Diagnostic &diagnostic) {
    std::string text = diagnostic.str();
    if (diagnostic.getSeverity() == DiagnosticSeverity::Error && verdict.rule.empty())
      verdict.rule = findRule(text);
    verdict.reorders |=
        diagnostic.getSeverity() == DiagnosticSeverity::Remark && findRule(text) == "R6";
    return success();
  });
  if (failed(verify(module))) {
    verdict.rule = "op";
    return verdict;
  }
  PassManager passes(module.getContext());
  passes.enableVerifier(false);
  passes.addPass(createVerifyPass({"ranked"}));
  verdict.accepted = succeeded(passes.run(module));
  EXPECT_EQ(verdict.accepted, verdict.rule.empty());
  return verdict;
}

/// How many edits of each kind met which verdict.
class Tally {
public:
  void add(EditKind kind, const std::string &verdict) { ++counts[getName(kind)][verdict]; }

  std::string text() const {
    static constexpr const char *verdicts[] = {"R1", "R2", "R3", "R4",   "R5",       "R6",
                                               "R7", "R8", "op", "walk", "accepted", "trained"};
    std::string result;
    llvm::raw_string_ostream stream(result);
    stream << "edit       ";
    for (const char *verdict : verdicts)
      stream << llvm::format("%9s", verdict);
    for (const auto &[kind, row] : counts) {
      stream << llvm::format("\n%-11s", kind.c_str());
      for (const char *verdict : verdicts)
        stream << llvm::format("%9d", row.count(verdict) ? row.at(verdict) : 0);
    }
    return result + "\n";
  }

private:
  std::map<std::string, std::map<std::string, int>> counts;
};

//===----------------------------------------------------------------------===//
// Programs
//===----------------------------------------------------------------------===//

/// How the programs of a schedule compare to the sequential reference.
enum class Likeness {
  Bits,
  /// Sums are associated differently: relatively 1e-5. Edited programs are held to the
  /// bits of those that are not.
  Numbers,
  /// The reference does not clip gradients: not at all, only with each other.
  None,
};

struct Configuration {
  std::string name;
  /// Of pipe-compile.
  std::string options;
  Likeness likeness = Likeness::Bits;
  Model model = Model::Forms;
};

void PrintTo(const Configuration &configuration, std::ostream *os) { *os << configuration.name; }

/// Most of Inputs/forms.mlir, which some cut between the two layers that share a parameter: then
/// gradients are messages too.
std::vector<Configuration> configurations() {
  const std::string two = " ranks=2 strategy=explicit split=3,4";
  const std::string twoTied = " ranks=2 strategy=explicit split=2,5";
  const std::string three = " ranks=3 strategy=explicit split=1,2,4";
  const std::string threeTied = " ranks=3 strategy=explicit split=2,1,4";
  const std::string fourOnTwo = " ranks=2 strategy=explicit split=1,2,2,2";
  return {{"one_f_one_b", "schedule=1f1b microbatches=4" + two},
          {"gpipe", "schedule=gpipe microbatches=3 optimizer=sgd" + threeTied},
          {"clip", "schedule=1f1b microbatches=3 clip=true" + twoTied, Likeness::None},
          {"weighted", "schedule=zb-h1 microbatches=4 ranks=2 strategy=explicit split=3,3",
           Likeness::Bits, Model::Weighted},
          {"weighted_clip",
           "schedule=1f1b microbatches=3 clip=true ranks=3 strategy=explicit split=2,2,2",
           Likeness::None, Model::Weighted},
          // Updates, and norms, between actions.
          {"interleaved", "schedule=interleaved-1f1b chunks=2 microbatches=4" + fourOnTwo},
          {"interleaved_clip",
           "schedule=interleaved-1f1b chunks=2 microbatches=4 clip=true" + fourOnTwo,
           Likeness::None},
          {"zbv", "schedule=zbv microbatches=4" + fourOnTwo},
          {"chimera", "schedule=chimera microbatches=4" + two, Likeness::Numbers},
          {"pipedream", "schedule=pipedream microbatches=3 steps=3" + three},
          {"pipedream_2bw", "schedule=pipedream-2bw microbatches=3 steps=3" + two},
          {"state", "schedule=1f1b microbatches=4 ranks=2", Likeness::Bits, Model::Stateful},
          {"state_zbv", "schedule=zbv microbatches=4 ranks=2 recompute=full", Likeness::Bits,
           Model::Stateful},
          {"state_2bw", "schedule=pipedream-2bw microbatches=3 steps=3 ranks=2", Likeness::Bits,
           Model::Stateful}};
}

/// The first number that is further off than 1e-5, relatively or where small
/// absolutely; empty where none is.
std::string describeDistance(const TrainingRecord &expected, const TrainingRecord &actual) {
  auto compare = [](const std::vector<float> &a, const std::vector<float> &b) {
    return a.size() == b.size() && std::equal(a.begin(), a.end(), b.begin(), [](float x, float y) {
             return std::abs(x - y) <= 1e-5f * std::max(std::abs(x), 0.1f);
           });
  };
  if (expected.outputs.size() != actual.outputs.size() ||
      expected.parameters.size() != actual.parameters.size())
    return "other numbers of outputs or parameters";
  for (std::size_t step = 0; step < expected.outputs.size(); ++step)
    if (!compare(expected.outputs[step], actual.outputs[step]))
      return "outputs of step " + std::to_string(step) + " are far off";
  for (const auto &[name, values] : expected.parameters)
    if (auto it = actual.parameters.find(name);
        it == actual.parameters.end() || !compare(values, it->second))
      return "parameter '" + name + "' is far off";
  return "";
}

/// Trains compiled programs, and the graph that they were made of.
class Trainer {
public:
  Trainer(const CompileOptions &compileOptions, const StageGraph &graph)
      : data(graph, compileOptions.microbatches), rule(makeRule(compileOptions, graph.stages)) {
    // What is wrong after a step shows in the next.
    options.steps = 3;
    options.microbatches = compileOptions.microbatches;
    options.isAdamW = compileOptions.optimizer == Optimizer::AdamW;
    options.optimizer.learningRate = options.isAdamW ? 0.02 : 0.2;
    options.optimizer.clipNorm = compileOptions.clip ? 0.05 : 0;
    options.source = &data;
  }

  TrainingRecord train(const CompiledPipeline &compiled) const {
    return trainByPrograms(compiled, options.steps * options.microbatches / rule.interval, options);
  }
  TrainingRecord trainInSequence(const StageGraph &graph) const {
    return test::trainInSequence(graph, rule, options);
  }

private:
  static UpdateRule makeRule(const CompileOptions &options, std::int64_t stages) {
    if (options.schedule.getValue() == "pipedream")
      return pipeDreamRule(stages);
    if (options.schedule.getValue() == "pipedream-2bw")
      return pipeDream2BWRule(options.microbatches);
    return synchronousRule(options.microbatches);
  }

  MadeUpData data;
  UpdateRule rule;
  TrainingOptions options;
};

//===----------------------------------------------------------------------===//
// The test
//===----------------------------------------------------------------------===//

class Mutation : public testing::TestWithParam<Configuration> {
protected:
  void SetUp() override {
    if (const char *wanted = std::getenv("PIPELINE_MUTANTS")) {
      mutants = std::atoi(wanted);
      toTrain = mutants;
    }
  }
  static void TearDownTestSuite() { llvm::outs() << tally.text(); }

  void mutate(ModuleOp original, const Trainer &trainer, const TrainingRecord &expected);
  void train(ModuleOp mutant, bool reorders, const Trainer &trainer,
             const TrainingRecord &expected);

  /// Of each program: edits, and those that are trained if no verifier minds them.
  int mutants = 65, toTrain = 2;
  static Tally tally;
};

Tally Mutation::tally;

void Mutation::train(ModuleOp mutant, bool reorders, const Trainer &trainer,
                     const TrainingRecord &expected) {
  CompiledPipeline compiled = compileRanked(mutant);
  ASSERT_EQ(compiled.error, "");
  TrainingRecord actual = trainer.train(compiled);
  EXPECT_EQ((reorders ? describeDistance : describeDifference)(expected, actual), "");
}

void Mutation::mutate(ModuleOp original, const Trainer &trainer, const TrainingRecord &expected) {
  std::set<EditKind> trained;
  for (int i = 0; i < mutants; ++i) {
    std::mt19937_64 random(i + 1);
    OwningOpRef<ModuleOp> mutant = original.clone();
    auto kind = static_cast<EditKind>(i % numEditKinds);
    auto edit = ProgramMutator(*mutant, random).edit(kind);
    if (!edit)
      continue;
    SCOPED_TRACE("edit " + std::to_string(i) + ": " + *edit);
    Verdict verdict = judge(*mutant);
    tally.add(kind, verdict.accepted ? "accepted" : verdict.rule);
    // Of different kinds as long as only some are trained.
    if (!verdict.accepted || static_cast<int>(trained.size()) >= toTrain)
      continue;
    if (toTrain < mutants && !trained.insert(kind).second)
      continue;
    tally.add(kind, "trained");
    train(*mutant, verdict.reorders, trainer, expected);
  }
}

TEST_P(Mutation, IsRefusedOrRight) {
  std::unique_ptr<CompileOptions> options = parseCompileOptions(GetParam().options);
  RankedModel ranked(GetParam().model, *options);
  ASSERT_EQ(ranked.error(), "");
  for (ModuleOp original : {ranked.getStraight(), ranked.getRolled()}) {
    SCOPED_TRACE(original == ranked.getStraight() ? "straight" : "rolled");
    ASSERT_TRUE(judge(original).accepted);
    CompiledPipeline compiled = compileRanked(original);
    ASSERT_EQ(compiled.error, "");
    Trainer trainer(*options, compiled.graph);
    TrainingRecord expected = trainer.train(compiled);
    if (GetParam().likeness == Likeness::Bits)
      EXPECT_EQ(describeDifference(trainer.trainInSequence(compiled.graph), expected), "");
    if (GetParam().likeness == Likeness::Numbers)
      EXPECT_EQ(describeDistance(trainer.trainInSequence(compiled.graph), expected), "");
    mutate(original, trainer, expected);
  }
}

INSTANTIATE_TEST_SUITE_P(Programs, Mutation, testing::ValuesIn(configurations()),
                         [](const auto &info) { return info.param.name; });

} // namespace
