#!/usr/bin/env bash
# Builds the release preset and runs every test: GoogleTest programs and the lit suite, through
# CTest.
#
#   tools/scripts/check.sh [CTEST OPTION...]
#
# For example `tools/scripts/check.sh -R lit`. Installs what is missing.

# shellcheck source=tools/scripts/common.sh
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

case ${1-} in
  -h | --help)
    print_usage
    exit
    ;;
esac

tools/scripts/build.sh release
say "testing build/release"
ctest --preset release "$@"
