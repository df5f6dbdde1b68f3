# Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The command line, from a configuration to a comparison with torch's gradients."""

import json

import pytest
import torch
from safetensors.torch import load_file, save_file

from pipeline_export.command import main

SIZES = ["--batch-size=2", "--sequence-length=6"]


@pytest.fixture(name="config")
def _config(tmp_path):
    path = tmp_path / "config.json"
    sizes = {"n_embd": 16, "n_layer": 1, "n_head": 2, "vocab_size": 20, "n_positions": 16}
    dropout = {"resid_pdrop": 0.0, "embd_pdrop": 0.0, "attn_pdrop": 0.0}
    path.write_text(json.dumps({"model_type": "gpt2", **sizes, **dropout}))
    return path


def run(*arguments) -> int:
    """The exit status."""
    return main([str(argument) for argument in arguments])


def test_writes_the_program_and_the_weights(config, tmp_path, capsys):
    prefix = tmp_path / "out"
    assert run("hf", config, *SIZES, "--verify", "-o", prefix) == 0
    assert "func.func @main" in (tmp_path / "out.mlir").read_text()
    assert not (tmp_path / "out.safetensors").exists()
    assert run("hf", config, *SIZES, "--initialize=1", "-o", prefix) == 0
    first = load_file(tmp_path / "out.safetensors")
    again = tmp_path / "again"
    assert run("hf", config, *SIZES, f"--weights={tmp_path / 'out.safetensors'}", "-o", again) == 0
    second = load_file(tmp_path / "again.safetensors")
    assert first.keys() == second.keys()
    assert all(torch.equal(first[name], second[name]) for name in first)
    assert capsys.readouterr().err == ""


def test_warnings_and_strict(config, tmp_path, capsys):
    fields = json.loads(config.read_text()) | {"attn_pdrop": 0.5}
    config.write_text(json.dumps(fields))
    assert run("hf", config, *SIZES, "-o", tmp_path / "out") == 0
    said = capsys.readouterr().err
    assert said.startswith("pipeline-export: warning: dropout with p = 0.5 is left out")
    assert said.endswith("[transformer.h.0.attn]\n")
    assert run("hf", config, *SIZES, "--strict", "-o", tmp_path / "strict") == 2
    assert capsys.readouterr().err.startswith("pipeline-export: error: dropout")
    assert not (tmp_path / "strict.mlir").exists()


def test_gradients_and_check(config, tmp_path, capsys):
    inputs, wanted = tmp_path / "inputs.safetensors", tmp_path / "wanted.safetensors"
    tokens = torch.randint(0, 20, (8, 6))
    save_file({"input_ids": tokens, "labels": tokens.clone()}, inputs)
    command = ["gradients", config, *SIZES, "--initialize=1", f"--inputs={inputs}"]
    assert run(*command, "--microbatches=3", "-o", wanted) == 0
    tensors = load_file(wanted)
    assert f"loss {tensors['loss'].item():.6f}" in capsys.readouterr().out

    # A file of gradients has no loss.
    del tensors["loss"]
    found = tmp_path / "found.safetensors"
    save_file(tensors, found)
    assert run("check", wanted, found) == 0
    assert capsys.readouterr().out == "28 of 28 tensors agree with torch's\n".replace(
        "28", str(len(tensors))
    )

    name = "transformer.h.0.mlp.c_fc.weight"
    tensors[name] = tensors[name] * 1.001
    tensors["extra"] = torch.zeros(1)
    tensors["transformer.ln_f.bias"] = torch.zeros(3)
    del tensors["transformer.ln_f.weight"]
    save_file(tensors, found)
    assert run("check", wanted, found) == 1
    said = capsys.readouterr().out
    assert any(line.startswith(name) and line.endswith("too far") for line in said.splitlines())
    assert "extra: torch has no such gradient" in said
    assert "transformer.ln_f.weight: missing" in said
    assert "transformer.ln_f.bias: has shape [3], torch's has [16]" in said

    tensors[name][0] = float("nan")
    save_file(tensors, found)
    assert run("check", wanted, found) == 1
    assert any(line.startswith(name) for line in capsys.readouterr().out.splitlines())


def test_errors(config, tmp_path, capsys):
    def says(message, *arguments):
        assert run(*arguments) == 2
        assert message in capsys.readouterr().err

    says("needs --sequence-length", "hf", config, "--batch-size=2", "-o", tmp_path / "out")
    says("no tensors can be read", "check", config, config)
    says("none", "hf", tmp_path / "none.json", *SIZES, "-o", tmp_path / "out")
    inputs = tmp_path / "inputs.safetensors"
    command = ["gradients", config, *SIZES, f"--inputs={inputs}", "-o", tmp_path / "wanted"]
    save_file({"input_ids": torch.zeros(2, 6, dtype=torch.int64)}, inputs)
    says("the model's inputs are input_ids, labels", *command)
    save_file(
        {name: torch.zeros(3, 6, dtype=torch.int64) for name in ("input_ids", "labels")}, inputs
    )
    says("input_ids has shape [3, 6], and a step takes [4, 6]", *command, "--microbatches=2")
