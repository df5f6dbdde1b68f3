// Contractions: their gradients, and the form in which they are written.

#include "LayerChecker.h"

#include <gmock/gmock.h>

using namespace pipeline;
using namespace pipeline::test;
using ::testing::HasSubstr;
using ::testing::Not;

TEST(Contraction, Linear) {
  CheckedLayer layer(R"(
    func.func @layer(%x: tensor<3x4xf64>, %w: tensor<4x2xf64>, %b: tensor<2xf64>)
        -> tensor<3x2xf64> {
      %zero = arith.constant 0.0 : f64
      %empty = tensor.empty() : tensor<3x2xf64>
      %fill = linalg.fill ins(%zero : f64) outs(%empty : tensor<3x2xf64>) -> tensor<3x2xf64>
      %y = linalg.matmul ins(%x, %w : tensor<3x4xf64>, tensor<4x2xf64>)
                         outs(%fill : tensor<3x2xf64>) -> tensor<3x2xf64>
      %z = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>,
                                            affine_map<(i, j) -> (i, j)>],
                           iterator_types = ["parallel", "parallel"]}
          ins(%y, %b : tensor<3x2xf64>, tensor<2xf64>) outs(%empty : tensor<3x2xf64>) {
      ^bb0(%a: f64, %c: f64, %o: f64):
        %s = arith.addf %a, %c : f64
        linalg.yield %s : f64
      } -> tensor<3x2xf64>
      return %z : tensor<3x2xf64>
    })",
                     {.accumulated = {1, 2}});
  EXPECT_TRUE(layer.residuals().empty());
  std::string backward = layer.print(layer.layer.backward);
  // The weight's gradient goes straight into its accumulator, and nothing is transposed.
  EXPECT_THAT(backward, HasSubstr("linalg.matmul"));
  EXPECT_THAT(backward, Not(HasSubstr("linalg.transpose")));
  EXPECT_THAT(backward, Not(HasSubstr("arith.mulf")));
}
