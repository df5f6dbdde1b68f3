//===- ModulePathTest.cpp - Names of modules --------------------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Layers/ModulePath.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/MLIRContext.h"
#include "gtest/gtest.h"

using namespace mlir;
using namespace pipeline;

namespace {
class ModulePathTest : public testing::Test {
protected:
  Location name(StringRef text, std::optional<Location> child = std::nullopt) {
    StringAttr attribute = StringAttr::get(&context, text);
    return child ? NameLoc::get(attribute, *child) : NameLoc::get(attribute);
  }
  std::string getText(Location loc) {
    std::optional<ModulePath> path = ModulePath::get(loc);
    return path ? path->getText().str() : "none";
  }

  MLIRContext context;
};
} // namespace

TEST_F(ModulePathTest, OfAnOpOfTorch) {
  ModulePath path("transformer.h.12.ln_1");
  ASSERT_EQ(path.size(), 4u);
  EXPECT_EQ(path[2], "12");
  EXPECT_EQ(path.getPrefix(3), "transformer.h.12");
  EXPECT_TRUE(path.isIndexed(2));
  EXPECT_FALSE(path.isIndexed(3)) << "a norm's number counts no list";
  EXPECT_EQ(path.getPattern(3), "transformer.h.*");
  EXPECT_EQ(ModulePath("layer1.0.conv2").getPattern(2), "layer*.*");
  EXPECT_TRUE(ModulePath("<loss>").empty());
  EXPECT_TRUE(ModulePath("").empty());
}

TEST_F(ModulePathTest, OfAnOpOfJax) {
  Location file = FileLineColLoc::get(&context, "model.py", 3, 4);
  EXPECT_EQ(getText(name("jit(loss)/jit(main)/block_0/attention/dot_general", file)),
            "block_0/attention");
  EXPECT_EQ(getText(name("jit(loss)/add", file)), "");
  ModulePath scope = *ModulePath::get(name("jit(loss)/block_0/dot_general"));
  EXPECT_EQ(scope.getText(), "block_0");
  EXPECT_TRUE(scope.isIndexed(0)) << "scopes have no lists";
  EXPECT_EQ(scope.getPattern(1), "block_*");
  // What is called in a scope is in it.
  EXPECT_EQ(getText(CallSiteLoc::get(name("exp"), name("jit(loss)/block_1/jit(softmax)"))),
            "block_1");
  EXPECT_EQ(getText(CallSiteLoc::get(name("inner"), file)), "inner");
}

TEST_F(ModulePathTest, OfParametersInATree) {
  EXPECT_EQ(ModulePath("params['layers'][0]['q']").getText(), "params.layers.0.q");
}

TEST_F(ModulePathTest, OfOtherLocations) {
  Location unknown = UnknownLoc::get(&context);
  EXPECT_EQ(getText(unknown), "none");
  EXPECT_EQ(getText(FileLineColLoc::get(&context, "model.py", 3, 4)), "none");
  EXPECT_EQ(getText(name("<loss>")), "") << "known to be in no module";
  EXPECT_EQ(getText(FusedLoc::get({unknown, name("<loss>"), name("h.1")}, {}, &context)), "h.1");
}

TEST_F(ModulePathTest, Matches) {
  ModulePath path("model.layers.10.mlp.fc1");
  EXPECT_TRUE(path.matches(ModulePath("model.layers.*")));
  EXPECT_TRUE(path.matches(ModulePath("model.layers.1*")));
  EXPECT_TRUE(path.matches(ModulePath("model.layers.*.mlp.fc*")));
  EXPECT_FALSE(path.matches(ModulePath("model.layers.1")));
  EXPECT_FALSE(path.matches(ModulePath("model.*")));
  EXPECT_FALSE(path.matches(ModulePath("layers.*")));
  EXPECT_FALSE(path.matches(ModulePath("model.layers.*.mlp.fc1.weight")));
  EXPECT_FALSE(path.matches(ModulePath("")));
  EXPECT_TRUE(path.startsWith(ModulePath("model.layers")));
  EXPECT_FALSE(path.startsWith(ModulePath("model.lay")));
}

TEST_F(ModulePathTest, CommonPrefix) {
  EXPECT_EQ(getCommonPrefix({ModulePath("a.b.c"), ModulePath("a.b.d")}).getText(), "a.b");
  EXPECT_TRUE(getCommonPrefix({ModulePath("a.b"), ModulePath("ab.b")}).empty());
  EXPECT_TRUE(getCommonPrefix({}).empty());
}
