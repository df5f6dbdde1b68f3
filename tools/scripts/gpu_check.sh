#!/usr/bin/env bash
# Checks on a machine with one GPU what was compiled for GPUs elsewhere, and measures it.
#
#   tools/scripts/gpu_check.sh DIR [OPTION...]            on the machine with the GPU
#   tools/scripts/gpu_check.sh --prepare DIR [OPTION...]  before, on one with this project's tools
#
# DIR is a folder of at most 60 MB that --prepare writes: bundles for CUDA, the losses that a CPU
# gives for them, pipeline-launch and the libraries that it needs. The machine with the GPU needs
# this checkout, DIR, a driver for CUDA 13 with its libraries (PyTorch brings them), and Python with
# PyTorch; it needs no compiler, and nothing is built or installed there.
#
# First what must be right: bits of one, two and four ranks on the one GPU, with and without a CUDA
# graph; losses against the CPU's; NCCL; compute-sanitizer. Then what is measured: the host's time
# per action, and a stage of GPT-2 medium in bf16 beside torch.compile. What can't be tried there is
# skipped and says why. The report is one JSON file, which is written again after every result, so
# that an end from outside loses none. The exit status is 0 if nothing failed.
#
#   --output=FILE       the report (gpu-check.json)
#   --seconds=N         no check begins later than that, and what runs is ended (480)
#   --only=NAME,...     of the checks; --list prints their names
#   --list
#   --prepare           write DIR
#   --tools=DIR         with pipeline-import, -compile, -run and -launch (builds build/cuda/bin)
#   --gpu-arch=NAME,... that bundles have machine code for (sm_80,sm_90); they have PTX for others

# shellcheck source=tools/scripts/common.sh
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

here=tools/scripts/gpu_check
prepare=no
tools=''
options=()
for argument; do
  case $argument in
    -h | --help)
      print_usage
      exit
      ;;
    --prepare) prepare=yes ;;
    --tools=*) tools=${argument#--tools=} ;;
    *) options+=("$argument") ;;
  esac
done

command -v python3 >/dev/null || die "there is no python3, which this script needs"
# What PyTorch trains is the GPT-2 of compare_torch.
export PYTHONPATH=$here:tools/scripts/compare_torch PYTHONDONTWRITEBYTECODE=1

if [ $prepare = no ]; then
  [ -z "$tools" ] || die "--tools is an option of --prepare"
  exec python3 "$here/check.py" "${options[@]+"${options[@]}"}"
fi
if [ -z "$tools" ]; then
  tools/scripts/build.sh cuda pipeline-import pipeline-compile pipeline-run pipeline-launch
  tools=build/cuda/bin
fi
exec python3 "$here/prepare.py" --tools="$tools" "${options[@]+"${options[@]}"}"
