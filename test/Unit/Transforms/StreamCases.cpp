//===- StreamCases.cpp - Programs with streams for tests --------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "StreamCases.h"
#include "GraphText.h"

#include "pipeline/Dialect/Pipe/Transforms/Passes.h"
#include "pipeline/Schedule/Generators.h"

#include "mlir/IR/Diagnostics.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Pass/PassRegistry.h"

using namespace mlir;

namespace pipeline::test {

std::string describe(const StreamCase &c) {
  static constexpr const char *variants[] = {"plain",    "tied",      "skip", "tied and clipped",
                                             "weighted", "everything"};
  return c.schedule + " p=" + std::to_string(c.ranks) + " v=" + std::to_string(c.chunks) +
         " m=" + std::to_string(c.microbatches) + " " + variants[static_cast<int>(c.variant)];
}

std::vector<StreamCase> makeStreamCases(int ranks, ArrayRef<int> microbatches,
                                        ArrayRef<Variant> variants) {
  std::vector<StreamCase> cases;
  for (const schedule::Generator &generator : schedule::generators())
    for (int m : microbatches)
      for (Variant variant : variants)
        if (!generator.takes(schedule::Option::Csv))
          cases.push_back(
              {std::string(generator.name), ranks, generator.defaultChunks, m, variant});
  return cases;
}

void StreamFixture::SetUpTestSuite() {
  static bool registered = (registerPipeTransformsPasses(), true);
  (void)registered;
}

StreamFixture::StreamFixture() {
  context.disableMultithreading();
  context.loadDialect<PipeDialect>();
  context.getDiagEngine().registerHandler([this](Diagnostic &diagnostic) {
    if (diagnostic.getSeverity() == DiagnosticSeverity::Error)
      errors += diagnostic.str() + "\n";
  });
}

LogicalResult StreamFixture::run(ModuleOp module, const std::string &passes) {
  PassManager manager(&context, ModuleOp::getOperationName());
  manager.enableVerifier(false);
  if (failed(parsePassPipeline(passes, manager)))
    return failure();
  return manager.run(module);
}

OwningOpRef<ModuleOp> StreamFixture::plan(const StreamCase &c, const std::string &transfers) {
  const schedule::Generator *generator = schedule::findGenerator(c.schedule);
  auto problem =
      schedule::Problem::create(c.ranks, c.chunks, c.microbatches, generator->defaultPlacement);
  schedule::GeneratorOptions options;
  bool searches = generator->takes(schedule::Option::Search);
  if (searches)
    options.searchBudget = 1;
  if (!problem || !schedule::generate(c.schedule, *problem, options))
    return {};
  // Where weights change on the way, ranks have no moment to agree on anything.
  bool asynchronous = generator->takes(schedule::Option::UpdateInterval) ||
                      c.schedule == "pipedream" || c.schedule == "pipedream-2bw";
  bool everything = c.variant == Variant::Everything;
  if (asynchronous && c.variant != Variant::Plain && c.variant != Variant::Skip && !everything)
    return {};
  bool clips = c.variant == Variant::TiedAndClipped || (everything && !asynchronous);
  GraphShape shape{c.ranks,
                   problem->placement,
                   generator->backwards == schedule::Backwards::Split,
                   c.variant == Variant::Tied || clips,
                   c.variant == Variant::Skip || everything,
                   c.variant == Variant::Weighted,
                   everything};
  if (shape.tied && shape.placement.stages() < 2)
    return {};
  auto module = parseSourceString<ModuleOp>(writeGraph(shape), &context);
  EXPECT_TRUE(module) << errors;
  if (!module)
    return {};

  std::string schedule =
      "schedule=" + c.schedule + " microbatches=" + std::to_string(c.microbatches);
  if (asynchronous)
    schedule += " steps=3";
  if (searches)
    schedule += " search-budget=1";
  std::string lower = "transfers=" + transfers;
  if (clips)
    lower += " clip=true";
  EXPECT_TRUE(succeeded(run(*module, "pipe-verify{phase=differentiated},pipe-schedule{" + schedule +
                                         "},pipe-lower-to-ranks{" + lower +
                                         "},pipe-verify{phase=ranked},pipe-roll-loops,"
                                         "pipe-plan-memory")))
      << errors;
  return module;
}

OwningOpRef<ModuleOp> StreamFixture::assign(const StreamCase &c) {
  OwningOpRef<ModuleOp> module = plan(c, "stream");
  if (module)
    EXPECT_TRUE(succeeded(run(*module, "pipe-assign-streams,pipe-verify{phase=planned}")))
        << errors;
  return module;
}

} // namespace pipeline::test
