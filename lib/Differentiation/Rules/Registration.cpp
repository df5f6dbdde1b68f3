// All rules for upstream dialects: a further family is one more line.

#include "Registration.h"

#include "pipeline/Differentiation/LayerGradient.h"

void pipeline::registerDifferentiationModels(mlir::DialectRegistry &registry) {
  registerStructuredRules(registry);
  registerTensorRules(registry);
  registerArithRules(registry);
  registerMathRules(registry);
}
