#!/usr/bin/env bash
# Installs what is missing, configures a preset and builds it.
#
#   tools/scripts/build.sh [PRESET [TARGET...]]
#
# The preset is release unless another of CMakePresets.json is named; it builds into
# build/PRESET, all targets unless some are named.

# shellcheck source=tools/scripts/common.sh
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

case ${1-} in
  -h | --help)
    print_usage
    exit
    ;;
esac
preset=${1:-release}
[ $# -eq 0 ] || shift

# The tests are built with all the rest, so their libraries are needed too.
tools/scripts/setup.sh build test

# Configuring is quiet unless it fails. CMake by itself takes up what has changed, so that an
# existing build folder needs it only where it has never succeeded.
if [ ! -f "build/$preset/build.ninja" ]; then
  say "configuring build/$preset"
  cmake --preset "$preset" --log-level=WARNING >/dev/null
fi
say "building build/$preset"
cmake --build --preset "$preset" --parallel "$(nproc)" ${1+--target "$@"}
