//===- GemmFormTest.cpp - Contractions as matrix products in memory ---*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Which contractions the runtime computes, and as which products.
//
//===----------------------------------------------------------------------===//

#include "GemmForm.h"
#include "Harness.h"

#include "mlir/Parser/Parser.h"

#include "gtest/gtest.h"

using namespace pipeline;

namespace {

class GemmFormTest : public testing::Test {
protected:
  /// The form of out += lhs * rhs with these maps and tensors.
  std::optional<GemmForm> match(const std::string &dims, const std::string &maps,
                                const std::string &iterators, const std::string &lhs,
                                const std::string &rhs, const std::string &out,
                                const std::string &element = "f32") {
    auto tensor = [&](const std::string &shape) { return "tensor<" + shape + "x" + element + ">"; };
    std::string indexing;
    for (llvm::StringRef rest = maps; !rest.empty();) {
      auto [map, tail] = rest.split(" ");
      indexing +=
          (indexing.empty() ? "" : ", ") + ("affine_map<(" + dims + ") -> (" + map.str() + ")>");
      rest = tail;
    }
    std::string text =
        "func.func @f(%a: " + tensor(lhs) + ", %b: " + tensor(rhs) + ", %c: " + tensor(out) +
        ") -> " + tensor(out) + " {\n  %r = linalg.generic {indexing_maps = [" + indexing +
        "], iterator_types = [" + iterators + "]} ins(%a, %b : " + tensor(lhs) + ", " +
        tensor(rhs) + ") outs(%c : " + tensor(out) + ") {\n  ^bb0(%x: " + element +
        ", %y: " + element + ", %o: " + element + "):\n    %m = arith.mulf %x, %y : " + element +
        "\n    %s = arith.addf %o, %m : " + element + "\n    linalg.yield %s : " + element +
        "\n  } -> " + tensor(out) + "\n  return %r : " + tensor(out) + "\n}";
    module = mlir::parseSourceString<mlir::ModuleOp>(text, context.get());
    if (!module)
      return std::nullopt;
    mlir::linalg::GenericOp op;
    module->walk([&](mlir::linalg::GenericOp generic) { op = generic; });
    return matchDenseGemm(op);
  }

  std::unique_ptr<mlir::MLIRContext> context = test::makeContext();
  mlir::OwningOpRef<mlir::ModuleOp> module;
};

constexpr const char *p = "\"parallel\"";
const std::string pp = std::string(p) + ", " + p;
const std::string ppr = pp + ", \"reduction\"";

TEST_F(GemmFormTest, plainAndTransposed) {
  auto plain = match("m, n, k", "m,k k,n m,n", ppr, "4x5", "5x6", "4x6");
  ASSERT_TRUE(plain);
  EXPECT_FALSE(plain->transposeLhs);
  EXPECT_FALSE(plain->transposeRhs);
  EXPECT_EQ(plain->m.size, 4);
  EXPECT_EQ(plain->n.size, 6);
  EXPECT_EQ(plain->k.size, 5);
  EXPECT_EQ(plain->getLhsLeadingDim(), 5);
  EXPECT_EQ(plain->getRhsLeadingDim(), 6);
  EXPECT_EQ(plain->getOutLeadingDim(), 6);

  auto both = match("m, n, k", "k,m n,k m,n", ppr, "5x4", "6x5", "4x6");
  ASSERT_TRUE(both);
  EXPECT_TRUE(both->transposeLhs);
  EXPECT_TRUE(both->transposeRhs);
  EXPECT_EQ(both->getLhsLeadingDim(), 4);
  EXPECT_EQ(both->getRhsLeadingDim(), 5);
}

TEST_F(GemmFormTest, aTransposedResultSwapsTheInputs) {
  auto form = match("m, n, k", "m,k k,n n,m", ppr, "4x5", "5x6", "6x4");
  ASSERT_TRUE(form);
  EXPECT_EQ(form->lhs, 1u);
  EXPECT_EQ(form->rhs, 0u);
  EXPECT_EQ(form->m.size, 6);
  EXPECT_EQ(form->n.size, 4);
  EXPECT_TRUE(form->transposeLhs);
  EXPECT_TRUE(form->transposeRhs);
}

TEST_F(GemmFormTest, loopsThatLieBehindOneAnotherAreOne) {
  auto form =
      match("b, s, n, k", "b,s,k k,n b,s,n", pp + ", " + ppr.substr(12), "2x3x5", "5x6", "2x3x6");
  ASSERT_TRUE(form);
  EXPECT_EQ(form->m.size, 6);
  EXPECT_EQ(form->batch.size, 1);
  EXPECT_TRUE(form->loops.empty());
  EXPECT_TRUE(form->sums.empty());
}

TEST_F(GemmFormTest, headsInPlaceAreABatchAndALoop) {
  auto form = match("b, h, s, t, d", "b,s,h,d b,t,h,d b,h,s,t", pp + ", " + pp + ", \"reduction\"",
                    "2x16x4x8", "2x16x4x8", "2x4x16x16");
  ASSERT_TRUE(form);
  EXPECT_EQ(form->m.size, 16);
  EXPECT_EQ(form->n.size, 16);
  EXPECT_EQ(form->k.size, 8);
  EXPECT_EQ(form->getLhsLeadingDim(), 32);
  EXPECT_TRUE(form->transposeRhs);
  EXPECT_EQ(form->batch.size, 4);
  EXPECT_EQ(form->batch.lhsStride, 8);
  ASSERT_EQ(form->loops.size(), 1u);
  EXPECT_EQ(form->loops[0].size, 2);
}

TEST_F(GemmFormTest, whatTheRuntimeDoesNotCompute) {
  EXPECT_FALSE(match("m, n, k", "m,k k,n m,n", ppr, "4x5", "5x6", "4x6", "f64"));
  // A row's dot product has no n, an outer product no k.
  EXPECT_FALSE(match("m, k", "m,k m,k m", std::string(p) + ", \"reduction\"", "4x5", "4x5", "4"));
  EXPECT_FALSE(match("m, n", "m n m,n", pp, "4", "6", "4x6"));
  // The innermost dimension of all three is the batch.
  EXPECT_FALSE(match("b, m, n, k", "m,k,b k,n,b m,n,b", pp + ", " + ppr.substr(12), "4x5x2",
                     "5x6x2", "4x6x2"));
}

} // namespace
