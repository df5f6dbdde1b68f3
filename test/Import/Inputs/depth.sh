#!/usr/bin/env bash
# Compiles a small GPT-2 and counts the functions of its layers, instructions that multiply, and
# the instructions of its programs.
#
#   depth.sh FOLDER LAYERS RANKS
set -euo pipefail

folder=$1 layers=$2 ranks=$3

printf '{"model_type": "gpt2", "n_layer": %s, "n_head": 2, "n_embd": 16, "vocab_size": 256,
  "n_positions": 16, "resid_pdrop": 0, "embd_pdrop": 0, "attn_pdrop": 0}' \
  "$layers" >"$folder/config.json"
pipeline-import gpt2 "$folder/config.json" --batch-size=1 --sequence-length=16 |
  pipeline-opt --pipe-compile="ranks=$ranks schedule=1f1b microbatches=4" >"$folder/code.mlir"

echo "functions of layers: $(grep -cE 'llvm\.func .*@gpt2\.(transformer|lm_head).*(forward|backward)\(' "$folder/code.mlir")"
echo "multiplications: $(grep -c 'llvm\.fmul' "$folder/code.mlir")"
# All of a program but the tables.
echo "instructions of programs: $(awk '/llvm\.func .*@gpt2\.rank/ { inside = 1 } inside && /llvm\./; /^  }/ { inside = 0 }' "$folder/code.mlir" | wc -l)"
