# Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Writes the models of JAX in this folder, with what JAX makes of them.

    python test/Integration/Models/generate_jax.py [NAME...]

Needs jax and safetensors, and the program iree-opt on the PATH, which the package
iree-base-compiler brings. Files are as generate.py writes them, exported by the recipe of
docs/Export.md; there is one form of each model. Weights have the names that the compiler gives
arguments: params['blocks'][0]['up'] is params.blocks.0.up.
"""

import argparse
import subprocess
import zlib
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import jax
import numpy as np
from jax import Array
from jax import numpy as jnp
from safetensors.numpy import save_file

FOLDER = Path(__file__).parent
MICROBATCHES = 4
VOCABULARY = 32

Parameters = dict[str, Any]
Inputs = dict[str, Array]


@dataclass
class Model:
    """A loss of parameters and inputs, parameters, and four microbatches of inputs."""

    loss: Callable[..., Array]
    parameters: Parameters
    inputs: Inputs


def cross_entropy(logits: Array, labels: Array) -> Array:
    """The mean over all labels."""
    probabilities = jax.nn.log_softmax(logits)
    return -jnp.take_along_axis(probabilities, labels[..., None], axis=-1).mean()


class Random:
    """Random arrays from one seed, one after the other."""

    def __init__(self, seed: int):
        self._key = jax.random.key(seed)

    def _next(self) -> Array:
        self._key, key = jax.random.split(self._key)
        return key

    def normal(self, *shape: int) -> Array:
        """As weights are: of a variance of one over the number of rows."""
        return jax.random.normal(self._next(), shape) / np.sqrt(shape[-2] if len(shape) > 1 else 4)

    def integers(self, limit: int, *shape: int) -> Array:
        """Below the limit."""
        return jax.random.randint(self._next(), shape, 0, limit)


def jax_mlp(random: Random) -> Model:
    """Two layers, without scopes."""

    def loss(params: Parameters, x: Array, y: Array) -> Array:
        hidden = jax.nn.relu(x @ params["l1"]["w"] + params["l1"]["b"])
        return cross_entropy(hidden @ params["l2"]["w"] + params["l2"]["b"], y)

    sizes = {"l1": (12, 16), "l2": (16, 8)}
    parameters = {
        name: {"w": random.normal(*size), "b": random.normal(size[1])}
        for name, size in sizes.items()
    }
    return Model(loss, parameters, {"x": random.normal(16, 12), "y": random.integers(8, 16)})


def normalize(x: Array, gain: Array) -> Array:
    """Layer normalisation without a bias."""
    mean = x.mean(-1, keepdims=True)
    return (x - mean) * jax.lax.rsqrt(x.var(-1, keepdims=True) + 1e-5) * gain


def attend(block: Parameters, x: Array, heads: int) -> Array:
    """Causal attention."""
    batch, length, width = x.shape
    query, key, value = (
        (x @ block[name]).reshape(batch, length, heads, width // heads) for name in "qkv"
    )
    scores = jnp.einsum("bqhd,bkhd->bhqk", query, key) / np.sqrt(width // heads)
    visible = jnp.tril(jnp.ones((length, length), bool))
    weights = jax.nn.softmax(jnp.where(visible, scores, -1e9))
    return jnp.einsum("bhqk,bkhd->bqhd", weights, value).reshape(batch, length, width) @ block["o"]


def jax_transformer(random: Random) -> Model:
    """Three blocks, each in a jax.named_scope; embeddings are tied."""

    def loss(params: Parameters, ids: Array, y: Array) -> Array:
        x = params["embedding"][ids]
        for index, block in enumerate(params["blocks"]):
            with jax.named_scope(f"block_{index}"):
                x = x + attend(block, normalize(x, block["gain"]), heads=2)
                x = x + jnp.tanh(x @ block["up"]) @ block["down"]
        return cross_entropy(x @ params["embedding"].T, y)

    width, hidden = 16, 32
    blocks = [
        {
            "gain": 1 + 0.1 * random.normal(width),
            **{name: random.normal(width, width) for name in "qkvo"},
            "up": random.normal(width, hidden),
            "down": random.normal(hidden, width),
        }
        for _ in range(3)
    ]
    parameters = {"embedding": random.normal(VOCABULARY, width), "blocks": blocks}
    return Model(
        loss,
        parameters,
        {"ids": random.integers(VOCABULARY, 8, 8), "y": random.integers(VOCABULARY, 8, 8)},
    )


def jax_scan(random: Random) -> Model:
    """Four layers whose weights are stacked, by lax.scan: a loop in the program."""

    def loss(params: Parameters, x: Array, y: Array) -> Array:
        def layer(hidden: Array, weights: Parameters) -> tuple[Array, None]:
            return jnp.tanh(hidden @ weights["w"] + weights["b"]), None

        hidden, _ = jax.lax.scan(layer, x, params["layers"])
        return ((hidden @ params["out"] - y) ** 2).mean()

    parameters = {
        "layers": {"w": random.normal(4, 16, 16), "b": random.normal(4, 16)},
        "out": random.normal(16, 8),
    }
    return Model(loss, parameters, {"x": random.normal(16, 16), "y": random.normal(16, 8)})


# ===--- Files --------------------------------------------------------------------------------===#


def named(tree: Any, path: str = "params") -> dict[str, np.ndarray]:
    """The leaves of a tree by the names that the compiler gives them."""
    if isinstance(tree, (dict, list)):
        items = tree.items() if isinstance(tree, dict) else enumerate(tree)
        return {
            name: value
            for key, child in items
            for name, value in named(child, f"{path}.{key}").items()
        }
    return {path: np.asarray(tree)}


def write(name: str, model: Model) -> None:
    """Writes all files of a model."""
    batches = [
        {key: jnp.split(value, MICROBATCHES)[index] for key, value in model.inputs.items()}
        for index in range(MICROBATCHES)
    ]
    text = jax.jit(model.loss).lower(model.parameters, **batches[0]).as_text(debug_info=True)
    lowered = subprocess.run(
        [
            "iree-opt",
            "--iree-stablehlo-input-transformation-pipeline",
            "--mlir-print-debuginfo",
            "-",
        ],
        input=text.replace(str(Path(__file__).resolve()), Path(__file__).name),
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    ).stdout
    (FOLDER / f"{name}.mlir").write_text(lowered, encoding="utf-8")
    save_file(named(model.parameters), FOLDER / f"{name}.weights.safetensors")
    inputs = {key: np.asarray(value) for key, value in model.inputs.items()}
    save_file(inputs, FOLDER / f"{name}.inputs.safetensors")
    for suffix, count in (("", 1), ("4", MICROBATCHES)):

        def mean(params: Parameters, used: list[Inputs] = batches[:count]) -> Array:
            return jnp.stack([model.loss(params, **batch) for batch in used]).mean()

        value, gradients = jax.value_and_grad(mean)(model.parameters)
        tensors = {"loss": np.asarray(value), **named(gradients)}
        save_file(
            tensors,
            FOLDER / f"{name}.expected{suffix}.safetensors",
            metadata={"not_gradients": "loss"},
        )


MODELS = {make.__name__: make for make in (jax_mlp, jax_transformer, jax_scan)}


def main() -> None:
    """Writes the models that are named, or all."""
    parser = argparse.ArgumentParser(description="Writes the models of JAX in this folder.")
    parser.add_argument("names", nargs="*", metavar="NAME", help=", ".join(MODELS))
    names = parser.parse_args().names or list(MODELS)
    if unknown := [name for name in names if name not in MODELS]:
        parser.error(f"there is no model {', '.join(unknown)}")
    jax.config.update("jax_default_matmul_precision", "float32")
    for name in names:
        write(name, MODELS[name](Random(zlib.crc32(name.encode()))))
        print(name)


if __name__ == "__main__":
    main()
