// What looks like attention and is none stays as it is, and a remark says why.
// RUN: pipeline-opt %s --pipe-find-attention=report --split-input-file --verify-diagnostics -o %t
// RUN: FileCheck %s --input-file=%t

// CHECK-NOT: pipe.attention

// The probabilities are an output too: the greatest of them is part of the loss.

func.func @m(%q: tensor<4x8xf32> {pipe.input = "q"}, %k: tensor<8x6xf32> {pipe.input = "k"},
             %v: tensor<6x8xf32> {pipe.input = "v"}, %w: tensor<4x6xf32> {pipe.input = "w"})
    -> (tensor<f32> {pipe.loss}) attributes {pipe.model} {
  %y = pipe.layer "layer" (%q, %k, %v, %w)
      : (tensor<4x8xf32>, tensor<8x6xf32>, tensor<6x8xf32>, tensor<4x6xf32>) -> tensor<f32> {
  ^bb0(%a: tensor<4x8xf32>, %b: tensor<8x6xf32>, %c: tensor<6x8xf32>, %d: tensor<4x6xf32>):
    %zero = arith.constant 0.0 : f32
    %lowest = arith.constant 0xFF800000 : f32
    %e = tensor.empty() : tensor<4x6xf32>
    %z = linalg.fill ins(%zero : f32) outs(%e : tensor<4x6xf32>) -> tensor<4x6xf32>
    %raw = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x6xf32>) outs(%z : tensor<4x6xf32>) -> tensor<4x6xf32>
    %s = linalg.copy ins(%raw : tensor<4x6xf32>) outs(%e : tensor<4x6xf32>) -> tensor<4x6xf32>
    %er = tensor.empty() : tensor<4xf32>
    %lr = linalg.fill ins(%lowest : f32) outs(%er : tensor<4xf32>) -> tensor<4xf32>
    %greatest = linalg.reduce {arith.maximumf} ins(%s : tensor<4x6xf32>) outs(%lr : tensor<4xf32>) dimensions = [1]
    %spread = linalg.broadcast ins(%greatest : tensor<4xf32>) outs(%e : tensor<4x6xf32>) dimensions = [1]
    %shifted = linalg.sub ins(%s, %spread : tensor<4x6xf32>, tensor<4x6xf32>) outs(%e : tensor<4x6xf32>) -> tensor<4x6xf32>
    %weights = linalg.exp ins(%shifted : tensor<4x6xf32>) outs(%e : tensor<4x6xf32>) -> tensor<4x6xf32>
    %zr = linalg.fill ins(%zero : f32) outs(%er : tensor<4xf32>) -> tensor<4xf32>
    %total = linalg.reduce {arith.addf} ins(%weights : tensor<4x6xf32>) outs(%zr : tensor<4xf32>) dimensions = [1]
    %totals = linalg.broadcast ins(%total : tensor<4xf32>) outs(%e : tensor<4x6xf32>) dimensions = [1]
    %shares = linalg.div ins(%weights, %totals : tensor<4x6xf32>, tensor<4x6xf32>) outs(%e : tensor<4x6xf32>) -> tensor<4x6xf32>
    %eo = tensor.empty() : tensor<4x8xf32>
    %zo = linalg.fill ins(%zero : f32) outs(%eo : tensor<4x8xf32>) -> tensor<4x8xf32>
    // expected-remark @below {{looks like attention, but its scores or probabilities are used by 'linalg.reduce' too}}
    %mixed = linalg.matmul ins(%shares, %c : tensor<4x6xf32>, tensor<6x8xf32>) outs(%zo : tensor<4x8xf32>) -> tensor<4x8xf32>
    %start = arith.constant dense<0.0> : tensor<f32>
    %sum = linalg.reduce {arith.addf} ins(%mixed : tensor<4x8xf32>) outs(%start : tensor<f32>) dimensions = [0, 1]
    %share = linalg.reduce {arith.maximumf} ins(%shares : tensor<4x6xf32>) outs(%start : tensor<f32>) dimensions = [0, 1]
    %both = linalg.add ins(%sum, %share : tensor<f32>, tensor<f32>) outs(%start : tensor<f32>) -> tensor<f32>
    pipe.yield %both : tensor<f32>
  }
  return %y : tensor<f32>
}

// -----

// Scores through a function.

func.func @m(%q: tensor<4x8xf32> {pipe.input = "q"}, %k: tensor<8x6xf32> {pipe.input = "k"},
             %v: tensor<6x8xf32> {pipe.input = "v"}, %w: tensor<4x6xf32> {pipe.input = "w"})
    -> (tensor<f32> {pipe.loss}) attributes {pipe.model} {
  %y = pipe.layer "layer" (%q, %k, %v, %w)
      : (tensor<4x8xf32>, tensor<8x6xf32>, tensor<6x8xf32>, tensor<4x6xf32>) -> tensor<f32> {
  ^bb0(%a: tensor<4x8xf32>, %b: tensor<8x6xf32>, %c: tensor<6x8xf32>, %d: tensor<4x6xf32>):
    %zero = arith.constant 0.0 : f32
    %lowest = arith.constant 0xFF800000 : f32
    %e = tensor.empty() : tensor<4x6xf32>
    %z = linalg.fill ins(%zero : f32) outs(%e : tensor<4x6xf32>) -> tensor<4x6xf32>
    %raw = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x6xf32>) outs(%z : tensor<4x6xf32>) -> tensor<4x6xf32>
    %s = linalg.tanh ins(%raw : tensor<4x6xf32>) outs(%e : tensor<4x6xf32>) -> tensor<4x6xf32>
    %er = tensor.empty() : tensor<4xf32>
    %lr = linalg.fill ins(%lowest : f32) outs(%er : tensor<4xf32>) -> tensor<4xf32>
    %greatest = linalg.reduce {arith.maximumf} ins(%s : tensor<4x6xf32>) outs(%lr : tensor<4xf32>) dimensions = [1]
    %spread = linalg.broadcast ins(%greatest : tensor<4xf32>) outs(%e : tensor<4x6xf32>) dimensions = [1]
    %shifted = linalg.sub ins(%s, %spread : tensor<4x6xf32>, tensor<4x6xf32>) outs(%e : tensor<4x6xf32>) -> tensor<4x6xf32>
    %weights = linalg.exp ins(%shifted : tensor<4x6xf32>) outs(%e : tensor<4x6xf32>) -> tensor<4x6xf32>
    %zr = linalg.fill ins(%zero : f32) outs(%er : tensor<4xf32>) -> tensor<4xf32>
    %total = linalg.reduce {arith.addf} ins(%weights : tensor<4x6xf32>) outs(%zr : tensor<4xf32>) dimensions = [1]
    %totals = linalg.broadcast ins(%total : tensor<4xf32>) outs(%e : tensor<4x6xf32>) dimensions = [1]
    %shares = linalg.div ins(%weights, %totals : tensor<4x6xf32>, tensor<4x6xf32>) outs(%e : tensor<4x6xf32>) -> tensor<4x6xf32>
    %eo = tensor.empty() : tensor<4x8xf32>
    %zo = linalg.fill ins(%zero : f32) outs(%eo : tensor<4x8xf32>) -> tensor<4x8xf32>
    // expected-remark @below {{looks like attention, but its scores are made with 'math.tanh', which is not affine in the product of query and key}}
    %mixed = linalg.matmul ins(%shares, %c : tensor<4x6xf32>, tensor<6x8xf32>) outs(%zo : tensor<4x8xf32>) -> tensor<4x8xf32>
    %start = arith.constant dense<0.0> : tensor<f32>
    %sum = linalg.reduce {arith.addf} ins(%mixed : tensor<4x8xf32>) outs(%start : tensor<f32>) dimensions = [0, 1]
    pipe.yield %sum : tensor<f32>
  }
  return %y : tensor<f32>
}

// -----

// Scores squared.

func.func @m(%q: tensor<4x8xf32> {pipe.input = "q"}, %k: tensor<8x6xf32> {pipe.input = "k"},
             %v: tensor<6x8xf32> {pipe.input = "v"}, %w: tensor<4x6xf32> {pipe.input = "w"})
    -> (tensor<f32> {pipe.loss}) attributes {pipe.model} {
  %y = pipe.layer "layer" (%q, %k, %v, %w)
      : (tensor<4x8xf32>, tensor<8x6xf32>, tensor<6x8xf32>, tensor<4x6xf32>) -> tensor<f32> {
  ^bb0(%a: tensor<4x8xf32>, %b: tensor<8x6xf32>, %c: tensor<6x8xf32>, %d: tensor<4x6xf32>):
    %zero = arith.constant 0.0 : f32
    %lowest = arith.constant 0xFF800000 : f32
    %e = tensor.empty() : tensor<4x6xf32>
    %z = linalg.fill ins(%zero : f32) outs(%e : tensor<4x6xf32>) -> tensor<4x6xf32>
    %raw = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x6xf32>) outs(%z : tensor<4x6xf32>) -> tensor<4x6xf32>
    %s = linalg.mul ins(%raw, %raw : tensor<4x6xf32>, tensor<4x6xf32>) outs(%e : tensor<4x6xf32>) -> tensor<4x6xf32>
    %er = tensor.empty() : tensor<4xf32>
    %lr = linalg.fill ins(%lowest : f32) outs(%er : tensor<4xf32>) -> tensor<4xf32>
    %greatest = linalg.reduce {arith.maximumf} ins(%s : tensor<4x6xf32>) outs(%lr : tensor<4xf32>) dimensions = [1]
    %spread = linalg.broadcast ins(%greatest : tensor<4xf32>) outs(%e : tensor<4x6xf32>) dimensions = [1]
    %shifted = linalg.sub ins(%s, %spread : tensor<4x6xf32>, tensor<4x6xf32>) outs(%e : tensor<4x6xf32>) -> tensor<4x6xf32>
    %weights = linalg.exp ins(%shifted : tensor<4x6xf32>) outs(%e : tensor<4x6xf32>) -> tensor<4x6xf32>
    %zr = linalg.fill ins(%zero : f32) outs(%er : tensor<4xf32>) -> tensor<4xf32>
    %total = linalg.reduce {arith.addf} ins(%weights : tensor<4x6xf32>) outs(%zr : tensor<4xf32>) dimensions = [1]
    %totals = linalg.broadcast ins(%total : tensor<4xf32>) outs(%e : tensor<4x6xf32>) dimensions = [1]
    %shares = linalg.div ins(%weights, %totals : tensor<4x6xf32>, tensor<4x6xf32>) outs(%e : tensor<4x6xf32>) -> tensor<4x6xf32>
    %eo = tensor.empty() : tensor<4x8xf32>
    %zo = linalg.fill ins(%zero : f32) outs(%eo : tensor<4x8xf32>) -> tensor<4x8xf32>
    // expected-remark @below {{looks like attention, but its scores are made with 'arith.mulf', which is not affine in the product of query and key}}
    %mixed = linalg.matmul ins(%shares, %c : tensor<4x6xf32>, tensor<6x8xf32>) outs(%zo : tensor<4x8xf32>) -> tensor<4x8xf32>
    %start = arith.constant dense<0.0> : tensor<f32>
    %sum = linalg.reduce {arith.addf} ins(%mixed : tensor<4x8xf32>) outs(%start : tensor<f32>) dimensions = [0, 1]
    pipe.yield %sum : tensor<f32>
  }
  return %y : tensor<f32>
}

// -----

// Less the smallest score, not the greatest.

func.func @m(%q: tensor<4x8xf32> {pipe.input = "q"}, %k: tensor<8x6xf32> {pipe.input = "k"},
             %v: tensor<6x8xf32> {pipe.input = "v"}, %w: tensor<4x6xf32> {pipe.input = "w"})
    -> (tensor<f32> {pipe.loss}) attributes {pipe.model} {
  %y = pipe.layer "layer" (%q, %k, %v, %w)
      : (tensor<4x8xf32>, tensor<8x6xf32>, tensor<6x8xf32>, tensor<4x6xf32>) -> tensor<f32> {
  ^bb0(%a: tensor<4x8xf32>, %b: tensor<8x6xf32>, %c: tensor<6x8xf32>, %d: tensor<4x6xf32>):
    %zero = arith.constant 0.0 : f32
    %lowest = arith.constant 0xFF800000 : f32
    %e = tensor.empty() : tensor<4x6xf32>
    %z = linalg.fill ins(%zero : f32) outs(%e : tensor<4x6xf32>) -> tensor<4x6xf32>
    %raw = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x6xf32>) outs(%z : tensor<4x6xf32>) -> tensor<4x6xf32>
    %s = linalg.copy ins(%raw : tensor<4x6xf32>) outs(%e : tensor<4x6xf32>) -> tensor<4x6xf32>
    %er = tensor.empty() : tensor<4xf32>
    %lr = linalg.fill ins(%lowest : f32) outs(%er : tensor<4xf32>) -> tensor<4xf32>
    %greatest = linalg.reduce {arith.minimumf} ins(%s : tensor<4x6xf32>) outs(%lr : tensor<4xf32>) dimensions = [1]
    %spread = linalg.broadcast ins(%greatest : tensor<4xf32>) outs(%e : tensor<4x6xf32>) dimensions = [1]
    %shifted = linalg.sub ins(%s, %spread : tensor<4x6xf32>, tensor<4x6xf32>) outs(%e : tensor<4x6xf32>) -> tensor<4x6xf32>
    %weights = linalg.exp ins(%shifted : tensor<4x6xf32>) outs(%e : tensor<4x6xf32>) -> tensor<4x6xf32>
    %zr = linalg.fill ins(%zero : f32) outs(%er : tensor<4xf32>) -> tensor<4xf32>
    %total = linalg.reduce {arith.addf} ins(%weights : tensor<4x6xf32>) outs(%zr : tensor<4xf32>) dimensions = [1]
    %totals = linalg.broadcast ins(%total : tensor<4xf32>) outs(%e : tensor<4x6xf32>) dimensions = [1]
    %shares = linalg.div ins(%weights, %totals : tensor<4x6xf32>, tensor<4x6xf32>) outs(%e : tensor<4x6xf32>) -> tensor<4x6xf32>
    %eo = tensor.empty() : tensor<4x8xf32>
    %zo = linalg.fill ins(%zero : f32) outs(%eo : tensor<4x8xf32>) -> tensor<4x8xf32>
    // expected-remark @below {{looks like attention, but what is taken from the scores is not the greatest of their row}}
    %mixed = linalg.matmul ins(%shares, %c : tensor<4x6xf32>, tensor<6x8xf32>) outs(%zo : tensor<4x8xf32>) -> tensor<4x8xf32>
    %start = arith.constant dense<0.0> : tensor<f32>
    %sum = linalg.reduce {arith.addf} ins(%mixed : tensor<4x8xf32>) outs(%start : tensor<f32>) dimensions = [0, 1]
    pipe.yield %sum : tensor<f32>
  }
  return %y : tensor<f32>
}

// -----

// Less the greatest score, or 1 where that is greater.

func.func @m(%q: tensor<4x8xf32> {pipe.input = "q"}, %k: tensor<8x6xf32> {pipe.input = "k"},
             %v: tensor<6x8xf32> {pipe.input = "v"}, %w: tensor<4x6xf32> {pipe.input = "w"})
    -> (tensor<f32> {pipe.loss}) attributes {pipe.model} {
  %y = pipe.layer "layer" (%q, %k, %v, %w)
      : (tensor<4x8xf32>, tensor<8x6xf32>, tensor<6x8xf32>, tensor<4x6xf32>) -> tensor<f32> {
  ^bb0(%a: tensor<4x8xf32>, %b: tensor<8x6xf32>, %c: tensor<6x8xf32>, %d: tensor<4x6xf32>):
    %zero = arith.constant 0.0 : f32
    %lowest = arith.constant 1.0 : f32
    %e = tensor.empty() : tensor<4x6xf32>
    %z = linalg.fill ins(%zero : f32) outs(%e : tensor<4x6xf32>) -> tensor<4x6xf32>
    %raw = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x6xf32>) outs(%z : tensor<4x6xf32>) -> tensor<4x6xf32>
    %s = linalg.copy ins(%raw : tensor<4x6xf32>) outs(%e : tensor<4x6xf32>) -> tensor<4x6xf32>
    %er = tensor.empty() : tensor<4xf32>
    %lr = linalg.fill ins(%lowest : f32) outs(%er : tensor<4xf32>) -> tensor<4xf32>
    %greatest = linalg.reduce {arith.maximumf} ins(%s : tensor<4x6xf32>) outs(%lr : tensor<4xf32>) dimensions = [1]
    %spread = linalg.broadcast ins(%greatest : tensor<4xf32>) outs(%e : tensor<4x6xf32>) dimensions = [1]
    %shifted = linalg.sub ins(%s, %spread : tensor<4x6xf32>, tensor<4x6xf32>) outs(%e : tensor<4x6xf32>) -> tensor<4x6xf32>
    %weights = linalg.exp ins(%shifted : tensor<4x6xf32>) outs(%e : tensor<4x6xf32>) -> tensor<4x6xf32>
    %zr = linalg.fill ins(%zero : f32) outs(%er : tensor<4xf32>) -> tensor<4xf32>
    %total = linalg.reduce {arith.addf} ins(%weights : tensor<4x6xf32>) outs(%zr : tensor<4xf32>) dimensions = [1]
    %totals = linalg.broadcast ins(%total : tensor<4xf32>) outs(%e : tensor<4x6xf32>) dimensions = [1]
    %shares = linalg.div ins(%weights, %totals : tensor<4x6xf32>, tensor<4x6xf32>) outs(%e : tensor<4x6xf32>) -> tensor<4x6xf32>
    %eo = tensor.empty() : tensor<4x8xf32>
    %zo = linalg.fill ins(%zero : f32) outs(%eo : tensor<4x8xf32>) -> tensor<4x8xf32>
    // expected-remark @below {{looks like attention, but what is taken from the scores is not the greatest of their row}}
    %mixed = linalg.matmul ins(%shares, %c : tensor<4x6xf32>, tensor<6x8xf32>) outs(%zo : tensor<4x8xf32>) -> tensor<4x8xf32>
    %start = arith.constant dense<0.0> : tensor<f32>
    %sum = linalg.reduce {arith.addf} ins(%mixed : tensor<4x8xf32>) outs(%start : tensor<f32>) dimensions = [0, 1]
    pipe.yield %sum : tensor<f32>
  }
  return %y : tensor<f32>
}

// -----

// Less the greatest of other scores.

func.func @m(%q: tensor<4x8xf32> {pipe.input = "q"}, %k: tensor<8x6xf32> {pipe.input = "k"},
             %v: tensor<6x8xf32> {pipe.input = "v"}, %w: tensor<4x6xf32> {pipe.input = "w"})
    -> (tensor<f32> {pipe.loss}) attributes {pipe.model} {
  %y = pipe.layer "layer" (%q, %k, %v, %w)
      : (tensor<4x8xf32>, tensor<8x6xf32>, tensor<6x8xf32>, tensor<4x6xf32>) -> tensor<f32> {
  ^bb0(%a: tensor<4x8xf32>, %b: tensor<8x6xf32>, %c: tensor<6x8xf32>, %d: tensor<4x6xf32>):
    %zero = arith.constant 0.0 : f32
    %lowest = arith.constant 0xFF800000 : f32
    %e = tensor.empty() : tensor<4x6xf32>
    %z = linalg.fill ins(%zero : f32) outs(%e : tensor<4x6xf32>) -> tensor<4x6xf32>
    %raw = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x6xf32>) outs(%z : tensor<4x6xf32>) -> tensor<4x6xf32>
    %s = linalg.copy ins(%raw : tensor<4x6xf32>) outs(%e : tensor<4x6xf32>) -> tensor<4x6xf32>
    %er = tensor.empty() : tensor<4xf32>
    %lr = linalg.fill ins(%lowest : f32) outs(%er : tensor<4xf32>) -> tensor<4xf32>
    %greatest = linalg.reduce {arith.maximumf} ins(%d : tensor<4x6xf32>) outs(%lr : tensor<4xf32>) dimensions = [1]
    %spread = linalg.broadcast ins(%greatest : tensor<4xf32>) outs(%e : tensor<4x6xf32>) dimensions = [1]
    %shifted = linalg.sub ins(%s, %spread : tensor<4x6xf32>, tensor<4x6xf32>) outs(%e : tensor<4x6xf32>) -> tensor<4x6xf32>
    %weights = linalg.exp ins(%shifted : tensor<4x6xf32>) outs(%e : tensor<4x6xf32>) -> tensor<4x6xf32>
    %zr = linalg.fill ins(%zero : f32) outs(%er : tensor<4xf32>) -> tensor<4xf32>
    %total = linalg.reduce {arith.addf} ins(%weights : tensor<4x6xf32>) outs(%zr : tensor<4xf32>) dimensions = [1]
    %totals = linalg.broadcast ins(%total : tensor<4xf32>) outs(%e : tensor<4x6xf32>) dimensions = [1]
    %shares = linalg.div ins(%weights, %totals : tensor<4x6xf32>, tensor<4x6xf32>) outs(%e : tensor<4x6xf32>) -> tensor<4x6xf32>
    %eo = tensor.empty() : tensor<4x8xf32>
    %zo = linalg.fill ins(%zero : f32) outs(%eo : tensor<4x8xf32>) -> tensor<4x8xf32>
    // expected-remark @below {{looks like attention, but what is taken from the scores is not the greatest of their row}}
    %mixed = linalg.matmul ins(%shares, %c : tensor<4x6xf32>, tensor<6x8xf32>) outs(%zo : tensor<4x8xf32>) -> tensor<4x8xf32>
    %start = arith.constant dense<0.0> : tensor<f32>
    %sum = linalg.reduce {arith.addf} ins(%mixed : tensor<4x8xf32>) outs(%start : tensor<f32>) dimensions = [0, 1]
    pipe.yield %sum : tensor<f32>
  }
  return %y : tensor<f32>
}

// -----

// Not shifted at all.

func.func @m(%q: tensor<4x8xf32> {pipe.input = "q"}, %k: tensor<8x6xf32> {pipe.input = "k"},
             %v: tensor<6x8xf32> {pipe.input = "v"}, %w: tensor<4x6xf32> {pipe.input = "w"})
    -> (tensor<f32> {pipe.loss}) attributes {pipe.model} {
  %y = pipe.layer "layer" (%q, %k, %v, %w)
      : (tensor<4x8xf32>, tensor<8x6xf32>, tensor<6x8xf32>, tensor<4x6xf32>) -> tensor<f32> {
  ^bb0(%a: tensor<4x8xf32>, %b: tensor<8x6xf32>, %c: tensor<6x8xf32>, %d: tensor<4x6xf32>):
    %zero = arith.constant 0.0 : f32
    %lowest = arith.constant 0xFF800000 : f32
    %e = tensor.empty() : tensor<4x6xf32>
    %z = linalg.fill ins(%zero : f32) outs(%e : tensor<4x6xf32>) -> tensor<4x6xf32>
    %raw = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x6xf32>) outs(%z : tensor<4x6xf32>) -> tensor<4x6xf32>
    %s = linalg.copy ins(%raw : tensor<4x6xf32>) outs(%e : tensor<4x6xf32>) -> tensor<4x6xf32>
    %er = tensor.empty() : tensor<4xf32>
    %lr = linalg.fill ins(%lowest : f32) outs(%er : tensor<4xf32>) -> tensor<4xf32>
    %greatest = linalg.reduce {arith.maximumf} ins(%s : tensor<4x6xf32>) outs(%lr : tensor<4xf32>) dimensions = [1]
    %spread = linalg.broadcast ins(%greatest : tensor<4xf32>) outs(%e : tensor<4x6xf32>) dimensions = [1]
    %shifted = linalg.sub ins(%s, %spread : tensor<4x6xf32>, tensor<4x6xf32>) outs(%e : tensor<4x6xf32>) -> tensor<4x6xf32>
    %weights = linalg.exp ins(%s : tensor<4x6xf32>) outs(%e : tensor<4x6xf32>) -> tensor<4x6xf32>
    %zr = linalg.fill ins(%zero : f32) outs(%er : tensor<4xf32>) -> tensor<4xf32>
    %total = linalg.reduce {arith.addf} ins(%weights : tensor<4x6xf32>) outs(%zr : tensor<4xf32>) dimensions = [1]
    %totals = linalg.broadcast ins(%total : tensor<4xf32>) outs(%e : tensor<4x6xf32>) dimensions = [1]
    %shares = linalg.div ins(%weights, %totals : tensor<4x6xf32>, tensor<4x6xf32>) outs(%e : tensor<4x6xf32>) -> tensor<4x6xf32>
    %eo = tensor.empty() : tensor<4x8xf32>
    %zo = linalg.fill ins(%zero : f32) outs(%eo : tensor<4x8xf32>) -> tensor<4x8xf32>
    // expected-remark @below {{looks like attention, but the exponent is not a score less the greatest one}}
    %mixed = linalg.matmul ins(%shares, %c : tensor<4x6xf32>, tensor<6x8xf32>) outs(%zo : tensor<4x8xf32>) -> tensor<4x8xf32>
    %start = arith.constant dense<0.0> : tensor<f32>
    %sum = linalg.reduce {arith.addf} ins(%mixed : tensor<4x8xf32>) outs(%start : tensor<f32>) dimensions = [0, 1]
    pipe.yield %sum : tensor<f32>
  }
  return %y : tensor<f32>
}

// -----

// Divided by another sum.

func.func @m(%q: tensor<4x8xf32> {pipe.input = "q"}, %k: tensor<8x6xf32> {pipe.input = "k"},
             %v: tensor<6x8xf32> {pipe.input = "v"}, %w: tensor<4x6xf32> {pipe.input = "w"})
    -> (tensor<f32> {pipe.loss}) attributes {pipe.model} {
  %y = pipe.layer "layer" (%q, %k, %v, %w)
      : (tensor<4x8xf32>, tensor<8x6xf32>, tensor<6x8xf32>, tensor<4x6xf32>) -> tensor<f32> {
  ^bb0(%a: tensor<4x8xf32>, %b: tensor<8x6xf32>, %c: tensor<6x8xf32>, %d: tensor<4x6xf32>):
    %zero = arith.constant 0.0 : f32
    %lowest = arith.constant 0xFF800000 : f32
    %e = tensor.empty() : tensor<4x6xf32>
    %z = linalg.fill ins(%zero : f32) outs(%e : tensor<4x6xf32>) -> tensor<4x6xf32>
    %raw = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x6xf32>) outs(%z : tensor<4x6xf32>) -> tensor<4x6xf32>
    %s = linalg.copy ins(%raw : tensor<4x6xf32>) outs(%e : tensor<4x6xf32>) -> tensor<4x6xf32>
    %er = tensor.empty() : tensor<4xf32>
    %lr = linalg.fill ins(%lowest : f32) outs(%er : tensor<4xf32>) -> tensor<4xf32>
    %greatest = linalg.reduce {arith.maximumf} ins(%s : tensor<4x6xf32>) outs(%lr : tensor<4xf32>) dimensions = [1]
    %spread = linalg.broadcast ins(%greatest : tensor<4xf32>) outs(%e : tensor<4x6xf32>) dimensions = [1]
    %shifted = linalg.sub ins(%s, %spread : tensor<4x6xf32>, tensor<4x6xf32>) outs(%e : tensor<4x6xf32>) -> tensor<4x6xf32>
    %weights = linalg.exp ins(%shifted : tensor<4x6xf32>) outs(%e : tensor<4x6xf32>) -> tensor<4x6xf32>
    %zr = linalg.fill ins(%zero : f32) outs(%er : tensor<4xf32>) -> tensor<4xf32>
    %total = linalg.reduce {arith.addf} ins(%d : tensor<4x6xf32>) outs(%zr : tensor<4xf32>) dimensions = [1]
    %totals = linalg.broadcast ins(%total : tensor<4xf32>) outs(%e : tensor<4x6xf32>) dimensions = [1]
    %shares = linalg.div ins(%weights, %totals : tensor<4x6xf32>, tensor<4x6xf32>) outs(%e : tensor<4x6xf32>) -> tensor<4x6xf32>
    %eo = tensor.empty() : tensor<4x8xf32>
    %zo = linalg.fill ins(%zero : f32) outs(%eo : tensor<4x8xf32>) -> tensor<4x8xf32>
    // expected-remark @below {{looks like attention, but what divides is not the sum of the row's exponentials}}
    %mixed = linalg.matmul ins(%shares, %c : tensor<4x6xf32>, tensor<6x8xf32>) outs(%zo : tensor<4x8xf32>) -> tensor<4x8xf32>
    %start = arith.constant dense<0.0> : tensor<f32>
    %sum = linalg.reduce {arith.addf} ins(%mixed : tensor<4x8xf32>) outs(%start : tensor<f32>) dimensions = [0, 1]
    pipe.yield %sum : tensor<f32>
  }
  return %y : tensor<f32>
}

// -----

// No product of a query and a key: a softmax of an input.

func.func @m(%q: tensor<4x8xf32> {pipe.input = "q"}, %k: tensor<8x6xf32> {pipe.input = "k"},
             %v: tensor<6x8xf32> {pipe.input = "v"}, %w: tensor<4x6xf32> {pipe.input = "w"})
    -> (tensor<f32> {pipe.loss}) attributes {pipe.model} {
  %y = pipe.layer "layer" (%q, %k, %v, %w)
      : (tensor<4x8xf32>, tensor<8x6xf32>, tensor<6x8xf32>, tensor<4x6xf32>) -> tensor<f32> {
  ^bb0(%a: tensor<4x8xf32>, %b: tensor<8x6xf32>, %c: tensor<6x8xf32>, %d: tensor<4x6xf32>):
    %zero = arith.constant 0.0 : f32
    %lowest = arith.constant 0xFF800000 : f32
    %e = tensor.empty() : tensor<4x6xf32>
    %z = linalg.fill ins(%zero : f32) outs(%e : tensor<4x6xf32>) -> tensor<4x6xf32>
    %raw = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x6xf32>) outs(%z : tensor<4x6xf32>) -> tensor<4x6xf32>
    %s = linalg.add ins(%d, %d : tensor<4x6xf32>, tensor<4x6xf32>) outs(%e : tensor<4x6xf32>) -> tensor<4x6xf32>
    %er = tensor.empty() : tensor<4xf32>
    %lr = linalg.fill ins(%lowest : f32) outs(%er : tensor<4xf32>) -> tensor<4xf32>
    %greatest = linalg.reduce {arith.maximumf} ins(%s : tensor<4x6xf32>) outs(%lr : tensor<4xf32>) dimensions = [1]
    %spread = linalg.broadcast ins(%greatest : tensor<4xf32>) outs(%e : tensor<4x6xf32>) dimensions = [1]
    %shifted = linalg.sub ins(%s, %spread : tensor<4x6xf32>, tensor<4x6xf32>) outs(%e : tensor<4x6xf32>) -> tensor<4x6xf32>
    %weights = linalg.exp ins(%shifted : tensor<4x6xf32>) outs(%e : tensor<4x6xf32>) -> tensor<4x6xf32>
    %zr = linalg.fill ins(%zero : f32) outs(%er : tensor<4xf32>) -> tensor<4xf32>
    %total = linalg.reduce {arith.addf} ins(%weights : tensor<4x6xf32>) outs(%zr : tensor<4xf32>) dimensions = [1]
    %totals = linalg.broadcast ins(%total : tensor<4xf32>) outs(%e : tensor<4x6xf32>) dimensions = [1]
    %shares = linalg.div ins(%weights, %totals : tensor<4x6xf32>, tensor<4x6xf32>) outs(%e : tensor<4x6xf32>) -> tensor<4x6xf32>
    %eo = tensor.empty() : tensor<4x8xf32>
    %zo = linalg.fill ins(%zero : f32) outs(%eo : tensor<4x8xf32>) -> tensor<4x8xf32>
    // expected-remark @below {{looks like attention, but its scores are no product of a query and a key}}
    %mixed = linalg.matmul ins(%shares, %c : tensor<4x6xf32>, tensor<6x8xf32>) outs(%zo : tensor<4x8xf32>) -> tensor<4x8xf32>
    %start = arith.constant dense<0.0> : tensor<f32>
    %sum = linalg.reduce {arith.addf} ins(%mixed : tensor<4x8xf32>) outs(%start : tensor<f32>) dimensions = [0, 1]
    pipe.yield %sum : tensor<f32>
  }
  return %y : tensor<f32>
}

// -----

// No gradient goes through the scores.

#rc = affine_map<(r, c) -> (r, c)>
func.func @m(%q: tensor<4x8xf32> {pipe.input = "q"}, %k: tensor<8x6xf32> {pipe.input = "k"},
             %v: tensor<6x8xf32> {pipe.input = "v"}, %w: tensor<4x6xf32> {pipe.input = "w"})
    -> (tensor<f32> {pipe.loss}) attributes {pipe.model} {
  %y = pipe.layer "layer" (%q, %k, %v, %w)
      : (tensor<4x8xf32>, tensor<8x6xf32>, tensor<6x8xf32>, tensor<4x6xf32>) -> tensor<f32> {
  ^bb0(%a: tensor<4x8xf32>, %b: tensor<8x6xf32>, %c: tensor<6x8xf32>, %d: tensor<4x6xf32>):
    %zero = arith.constant 0.0 : f32
    %lowest = arith.constant 0xFF800000 : f32
    %e = tensor.empty() : tensor<4x6xf32>
    %z = linalg.fill ins(%zero : f32) outs(%e : tensor<4x6xf32>) -> tensor<4x6xf32>
    %raw = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x6xf32>) outs(%z : tensor<4x6xf32>) -> tensor<4x6xf32>
    %s = linalg.generic {indexing_maps = [#rc, #rc], iterator_types = ["parallel", "parallel"]}
        ins(%raw : tensor<4x6xf32>) outs(%e : tensor<4x6xf32>) attrs = {pipe.stop_gradient} {
    ^bb0(%x: f32, %o: f32):
      %0 = arith.negf %x : f32
      linalg.yield %0 : f32
    } -> tensor<4x6xf32>
    %er = tensor.empty() : tensor<4xf32>
    %lr = linalg.fill ins(%lowest : f32) outs(%er : tensor<4xf32>) -> tensor<4xf32>
    %greatest = linalg.reduce {arith.maximumf} ins(%s : tensor<4x6xf32>) outs(%lr : tensor<4xf32>) dimensions = [1]
    %spread = linalg.broadcast ins(%greatest : tensor<4xf32>) outs(%e : tensor<4x6xf32>) dimensions = [1]
    %shifted = linalg.sub ins(%s, %spread : tensor<4x6xf32>, tensor<4x6xf32>) outs(%e : tensor<4x6xf32>) -> tensor<4x6xf32>
    %weights = linalg.exp ins(%shifted : tensor<4x6xf32>) outs(%e : tensor<4x6xf32>) -> tensor<4x6xf32>
    %zr = linalg.fill ins(%zero : f32) outs(%er : tensor<4xf32>) -> tensor<4xf32>
    %total = linalg.reduce {arith.addf} ins(%weights : tensor<4x6xf32>) outs(%zr : tensor<4xf32>) dimensions = [1]
    %totals = linalg.broadcast ins(%total : tensor<4xf32>) outs(%e : tensor<4x6xf32>) dimensions = [1]
    %shares = linalg.div ins(%weights, %totals : tensor<4x6xf32>, tensor<4x6xf32>) outs(%e : tensor<4x6xf32>) -> tensor<4x6xf32>
    %eo = tensor.empty() : tensor<4x8xf32>
    %zo = linalg.fill ins(%zero : f32) outs(%eo : tensor<4x8xf32>) -> tensor<4x8xf32>
    // expected-remark @below {{looks like attention, but no gradient goes through its scores}}
    %mixed = linalg.matmul ins(%shares, %c : tensor<4x6xf32>, tensor<6x8xf32>) outs(%zo : tensor<4x8xf32>) -> tensor<4x8xf32>
    %start = arith.constant dense<0.0> : tensor<f32>
    %sum = linalg.reduce {arith.addf} ins(%mixed : tensor<4x8xf32>) outs(%start : tensor<f32>) dimensions = [0, 1]
    pipe.yield %sum : tensor<f32>
  }
  return %y : tensor<f32>
}

// -----

// Some of the probabilities are dropped.

func.func @m(%q: tensor<4x8xf32> {pipe.input = "q"}, %k: tensor<8x6xf32> {pipe.input = "k"},
             %v: tensor<6x8xf32> {pipe.input = "v"}, %w: tensor<4x6xf32> {pipe.input = "w"})
    -> (tensor<f32> {pipe.loss}) attributes {pipe.model} {
  %y = pipe.layer "layer" (%q, %k, %v, %w)
      : (tensor<4x8xf32>, tensor<8x6xf32>, tensor<6x8xf32>, tensor<4x6xf32>) -> tensor<f32> {
  ^bb0(%a: tensor<4x8xf32>, %b: tensor<8x6xf32>, %c: tensor<6x8xf32>, %d: tensor<4x6xf32>):
    %zero = arith.constant 0.0 : f32
    %lowest = arith.constant 0xFF800000 : f32
    %e = tensor.empty() : tensor<4x6xf32>
    %z = linalg.fill ins(%zero : f32) outs(%e : tensor<4x6xf32>) -> tensor<4x6xf32>
    %raw = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x6xf32>) outs(%z : tensor<4x6xf32>) -> tensor<4x6xf32>
    %s = linalg.copy ins(%raw : tensor<4x6xf32>) outs(%e : tensor<4x6xf32>) -> tensor<4x6xf32>
    %er = tensor.empty() : tensor<4xf32>
    %lr = linalg.fill ins(%lowest : f32) outs(%er : tensor<4xf32>) -> tensor<4xf32>
    %greatest = linalg.reduce {arith.maximumf} ins(%s : tensor<4x6xf32>) outs(%lr : tensor<4xf32>) dimensions = [1]
    %spread = linalg.broadcast ins(%greatest : tensor<4xf32>) outs(%e : tensor<4x6xf32>) dimensions = [1]
    %shifted = linalg.sub ins(%s, %spread : tensor<4x6xf32>, tensor<4x6xf32>) outs(%e : tensor<4x6xf32>) -> tensor<4x6xf32>
    %weights = linalg.exp ins(%shifted : tensor<4x6xf32>) outs(%e : tensor<4x6xf32>) -> tensor<4x6xf32>
    %zr = linalg.fill ins(%zero : f32) outs(%er : tensor<4xf32>) -> tensor<4xf32>
    %total = linalg.reduce {arith.addf} ins(%weights : tensor<4x6xf32>) outs(%zr : tensor<4xf32>) dimensions = [1]
    %totals = linalg.broadcast ins(%total : tensor<4xf32>) outs(%e : tensor<4x6xf32>) dimensions = [1]
    %shares = linalg.div ins(%weights, %totals : tensor<4x6xf32>, tensor<4x6xf32>) outs(%e : tensor<4x6xf32>) -> tensor<4x6xf32>
    %kept = linalg.mul ins(%shares, %d : tensor<4x6xf32>, tensor<4x6xf32>) outs(%e : tensor<4x6xf32>) -> tensor<4x6xf32>
    %eo = tensor.empty() : tensor<4x8xf32>
    %zo = linalg.fill ins(%zero : f32) outs(%eo : tensor<4x8xf32>) -> tensor<4x8xf32>
    // expected-remark @below {{looks like attention, but its probabilities are changed before they are used}}
    %mixed = linalg.matmul ins(%kept, %c : tensor<4x6xf32>, tensor<6x8xf32>) outs(%zo : tensor<4x8xf32>) -> tensor<4x8xf32>
    %start = arith.constant dense<0.0> : tensor<f32>
    %sum = linalg.reduce {arith.addf} ins(%mixed : tensor<4x8xf32>) outs(%start : tensor<f32>) dimensions = [0, 1]
    pipe.yield %sum : tensor<f32>
  }
  return %y : tensor<f32>
}

// -----

// Never divided.

func.func @m(%q: tensor<4x8xf32> {pipe.input = "q"}, %k: tensor<8x6xf32> {pipe.input = "k"},
             %v: tensor<6x8xf32> {pipe.input = "v"}, %w: tensor<4x6xf32> {pipe.input = "w"})
    -> (tensor<f32> {pipe.loss}) attributes {pipe.model} {
  %y = pipe.layer "layer" (%q, %k, %v, %w)
      : (tensor<4x8xf32>, tensor<8x6xf32>, tensor<6x8xf32>, tensor<4x6xf32>) -> tensor<f32> {
  ^bb0(%a: tensor<4x8xf32>, %b: tensor<8x6xf32>, %c: tensor<6x8xf32>, %d: tensor<4x6xf32>):
    %zero = arith.constant 0.0 : f32
    %lowest = arith.constant 0xFF800000 : f32
    %e = tensor.empty() : tensor<4x6xf32>
    %z = linalg.fill ins(%zero : f32) outs(%e : tensor<4x6xf32>) -> tensor<4x6xf32>
    %raw = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x6xf32>) outs(%z : tensor<4x6xf32>) -> tensor<4x6xf32>
    %s = linalg.copy ins(%raw : tensor<4x6xf32>) outs(%e : tensor<4x6xf32>) -> tensor<4x6xf32>
    %er = tensor.empty() : tensor<4xf32>
    %lr = linalg.fill ins(%lowest : f32) outs(%er : tensor<4xf32>) -> tensor<4xf32>
    %greatest = linalg.reduce {arith.maximumf} ins(%s : tensor<4x6xf32>) outs(%lr : tensor<4xf32>) dimensions = [1]
    %spread = linalg.broadcast ins(%greatest : tensor<4xf32>) outs(%e : tensor<4x6xf32>) dimensions = [1]
    %shifted = linalg.sub ins(%s, %spread : tensor<4x6xf32>, tensor<4x6xf32>) outs(%e : tensor<4x6xf32>) -> tensor<4x6xf32>
    %weights = linalg.exp ins(%shifted : tensor<4x6xf32>) outs(%e : tensor<4x6xf32>) -> tensor<4x6xf32>
    %zr = linalg.fill ins(%zero : f32) outs(%er : tensor<4xf32>) -> tensor<4xf32>
    %total = linalg.reduce {arith.addf} ins(%weights : tensor<4x6xf32>) outs(%zr : tensor<4xf32>) dimensions = [1]
    %totals = linalg.broadcast ins(%total : tensor<4xf32>) outs(%e : tensor<4x6xf32>) dimensions = [1]
    %shares = linalg.div ins(%weights, %totals : tensor<4x6xf32>, tensor<4x6xf32>) outs(%e : tensor<4x6xf32>) -> tensor<4x6xf32>
    %eo = tensor.empty() : tensor<4x8xf32>
    %zo = linalg.fill ins(%zero : f32) outs(%eo : tensor<4x8xf32>) -> tensor<4x8xf32>
    // expected-remark @below {{looks like attention, but no division by the sum of the row follows the second contraction}}
    %mixed = linalg.matmul ins(%weights, %c : tensor<4x6xf32>, tensor<6x8xf32>) outs(%zo : tensor<4x8xf32>) -> tensor<4x8xf32>
    %start = arith.constant dense<0.0> : tensor<f32>
    %sum = linalg.reduce {arith.addf} ins(%mixed : tensor<4x8xf32>) outs(%start : tensor<f32>) dimensions = [0, 1]
    pipe.yield %sum : tensor<f32>
  }
  return %y : tensor<f32>
}
