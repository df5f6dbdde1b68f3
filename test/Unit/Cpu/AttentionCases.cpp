//===- AttentionCases.cpp - Attentions that tests compute -------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See AttentionReference.h.
//
//===----------------------------------------------------------------------===//

#include "AttentionReference.h"

namespace pipeline::test {

std::vector<AttentionCase> makeAttentionCases() {
  std::vector<AttentionCase> cases;
  auto add = [&](AttentionCase test) { cases.push_back(std::move(test)); };
  add({.name = "Plain",
       .batch = 2,
       .heads = 2,
       .features = 8,
       .valueFeatures = 8,
       .thorough = true});
  add({.name = "HeadsFirst",
       .batch = 2,
       .heads = 2,
       .rows = 16,
       .keys = 16,
       .features = 8,
       .rowsFirst = false});
  add({.name = "Causal",
       .batch = 2,
       .heads = 2,
       .rows = 128,
       .keys = 128,
       .features = 32,
       .valueFeatures = 32,
       .mask = Mask::causal,
       .thorough = true});
  add({.name = "CausalInFourRunsAndARest", .rows = 263, .keys = 263, .mask = Mask::causal});
  add({.name = "CausalFinite",
       .rows = 200,
       .keys = 200,
       .features = 7,
       .valueFeatures = 9,
       .mask = Mask::causal,
       .hidden = -1e30});
  add({.name = "RowsThatSeeNothing",
       .rows = 200,
       .keys = 200,
       .mask = Mask::causal,
       .hidden = -1e30,
       .horizon = -2});
  add({.name = "RowsThatSeeNothingAtAll",
       .rows = 130,
       .keys = 130,
       .mask = Mask::causal,
       .horizon = -2});
  add({.name = "MoreKeysThanRows",
       .heads = 2,
       .rows = 130,
       .keys = 200,
       .mask = Mask::causal,
       .horizon = 70});
  add({.name = "CrossAttention",
       .batch = 2,
       .rows = 7,
       .keys = 200,
       .features = 16,
       .valueFeatures = 5});
  add({.name = "MoreRowsThanKeys", .rows = 1000, .keys = 7});
  add({.name = "LongRows", .rows = 7, .keys = 1000});
  add({.name = "Long",
       .rows = 1000,
       .keys = 1000,
       .features = 16,
       .valueFeatures = 16,
       .mask = Mask::causal});
  add({.name = "OneKey", .heads = 3, .rows = 9, .keys = 1});
  add({.name = "OneRow", .heads = 3, .rows = 1, .keys = 70});
  add({.name = "OneFeature", .rows = 9, .keys = 70, .features = 1, .valueFeatures = 1});
  add({.name = "GroupedHeads",
       .batch = 2,
       .heads = 2,
       .groups = 3,
       .rows = 20,
       .keys = 20,
       .mask = Mask::causal,
       .thorough = true});
  add({.name = "GroupedHeadsFirst",
       .batch = 2,
       .heads = 2,
       .groups = 2,
       .rows = 140,
       .keys = 30,
       .rowsFirst = false});
  add({.name = "BooleanMask",
       .batch = 3,
       .heads = 2,
       .rows = 40,
       .keys = 70,
       .mask = Mask::boolean});
  add({.name = "BooleanMaskOfOneKey",
       .batch = 6,
       .rows = 40,
       .keys = 1,
       .mask = Mask::boolean,
       .hidden = -1e30});
  add({.name = "BooleanMaskOfNothing", .batch = 6, .rows = 4, .keys = 1, .mask = Mask::boolean});
  for (std::string dims : {"rk", "bhgrk", "hk", "hgr", "kr", "bhg"})
    add({.name = "Bias_" + dims,
         .batch = 2,
         .heads = 2,
         .groups = 2,
         .rows = 140,
         .keys = 70,
         .mask = Mask::bias,
         .biasDims = dims});
  add({.name = "Doubles",
       .heads = 2,
       .groups = 2,
       .rows = 70,
       .keys = 20,
       .mask = Mask::causal,
       .element = "f64"});
  return cases;
}

} // namespace pipeline::test
