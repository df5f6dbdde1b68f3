#!/usr/bin/env bash
# Trains the same GPT-2 here and with PyTorch, in turns, and prints how speeds and bytes compare.
#
#   tools/scripts/compare_torch.sh [OPTION...]
#
# PyTorch is installed, once, into a virtual environment outside of the checkout; it takes some
# gigabytes. Nothing else of this project needs it. Both sides start from the same weights, read the
# same tokens and use AdamW with the same constants, with one thread for each rank; that their
# losses agree is checked. What is compared is printed as Markdown and is, with all times, in
# build/compare-torch.
#
#   --model=A|B|all     A: 8 layers, n_embd 256; B: 16 layers, n_embd 64 (all)
#   --only=NAME,...     what to compare with: eager, fused and compile with one rank; gpipe, 1f1b and
#                       interleaved with two (all of them)
#   --rounds=N          trainings with each (5); ours runs before each of torch's
#   --quick             few steps and at most 2 rounds, to see that it works
#   --run-option=OPTION is given to pipeline-run as it is; may be repeated
#   --text=FILE         whose bytes are the tokens (LICENSE)
#   --output=DIR        where results go (build/compare-torch)
#   --timeout=SECONDS   of one training (600)
#   --venv=DIR          the virtual environment ($XDG_CACHE_HOME/pipeline-torch, or under ~/.cache)
#   --tools=DIR         with pipeline-import and pipeline-run (builds build/release/bin)
#   --dry-run           says what would run, and installs, builds and runs nothing
#
# Takes some 20 minutes. Needs two cores on which nothing else runs.

# shellcheck source=tools/scripts/common.sh
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

here=tools/scripts/compare_torch
venv=${XDG_CACHE_HOME:-$HOME/.cache}/pipeline-torch
tools=''
dry_run=no
options=()
for argument; do
  case $argument in
    -h | --help)
      print_usage
      exit
      ;;
    --venv=*) venv=${argument#--venv=} ;;
    --tools=*) tools=${argument#--tools=} ;;
    --dry-run) dry_run=yes ;;
    *) options+=("$argument") ;;
  esac
done

command -v python3 >/dev/null || die "there is no python3, which this script needs"
python3 -c 'import sys; sys.exit(sys.version_info < (3, 10))' ||
  die "python3 is $(python3 -c 'import platform; print(platform.python_version())'), and 3.10 is the oldest that will do"

# Before anything is installed: whether the options make sense.
plan=$(python3 -B "$here/compare.py" --dry-run "${options[@]+"${options[@]}"}") || exit
if [ $dry_run = yes ]; then
  printf '%s\n' "$plan"
  exit
fi

# Whether a Python has the pinned packages.
has_torch() {
  "$1" -B - "$here/requirements.txt" 2>/dev/null <<'PYTHON'
import importlib.metadata, sys
import torch.distributed.pipelining, safetensors.torch, numpy
for line in open(sys.argv[1], encoding="utf-8"):
    name, _, version = line.partition("==")
    # A build for other devices, as 2.15.0+cpu, will do as well.
    if version and importlib.metadata.version(name).partition("+")[0] != version.strip():
        sys.exit(1)
PYTHON
}

python=$venv/bin/python
if [ ! -x "$python" ] || ! has_torch "$python"; then
  [ ! -e "$venv" ] || [ -x "$python" ] || die "'$venv' is there and is no virtual environment" \
    "Name another: --venv=DIR"
  say "installing PyTorch into $venv, which takes some gigabytes and minutes"
  [ -x "$python" ] || python3 -m venv "$venv" ||
    die "python3 can't make a virtual environment in '$venv'" \
      "On Debian and Ubuntu it needs the package python3-venv."
  "$python" -m pip install --quiet --disable-pip-version-check -r "$here/requirements.txt" ||
    die "pip could not install what $here/requirements.txt lists" \
      "An environment that has it can be named: --venv=DIR"
  has_torch "$python" || die "PyTorch was installed into '$venv' but does not work there"
fi

if [ -z "$tools" ]; then
  tools/scripts/build.sh release pipeline-import pipeline-run
  tools=build/release/bin
fi
for tool in pipeline-import pipeline-run; do
  [ -x "$tools/$tool" ] || die "there is no '$tools/$tool' (--tools)"
done

exec "$python" -B "$here/compare.py" --tools="$tools" --python="$python" \
  "${options[@]+"${options[@]}"}"
