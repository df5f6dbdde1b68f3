# What the scripts share. Sourced, not run.
# shellcheck shell=bash
# shellcheck disable=SC2034 # what is set here is used where this is sourced

set -euo pipefail

# The version of LLVM and MLIR that the compiler is written to.
readonly LLVM_VERSION=22

# The name of the script that runs, for messages.
script_name=$(basename "$0" .sh)
readonly script_name

# Everything is relative to the root of the checkout.
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
readonly root
cd "$root"

say() { printf '%s: %s\n' "$script_name" "$*"; }

# Says what is wrong, then, line by line, what to do about it, and stops.
die() {
  printf '%s: error: %s\n' "$script_name" "$1" >&2
  shift
  if [ $# -gt 0 ]; then
    printf '  %s\n' "$@" >&2
  fi
  exit 1
}

# Prints the part of the header comment that a script's --help shows: all of it.
print_usage() { sed -n '2,/^[^#]/s/^# \{0,1\}//p' "$0"; }
