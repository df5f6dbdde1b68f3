#!/usr/bin/env bash
# Installs what the project needs on Debian 12 or Ubuntu, with apt.
#
#   tools/scripts/setup.sh [build] [test] [lint]
#
# Without a word: all three groups. Asks apt only for what is missing, so that it
# takes no time where nothing is. Works as root, and through sudo as anyone else.
# On other systems, or with packages of your own, see "Requirements" in README.md.

# shellcheck source=tools/scripts/common.sh
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

# What compiles the compiler and the runtime. libmlir and clang bring the C++
# headers and libraries of the system with them.
build_packages=(
  cmake ninja-build ccache
  "clang-$LLVM_VERSION" "lld-$LLVM_VERSION"
  "libmlir-$LLVM_VERSION-dev" "mlir-$LLVM_VERSION-tools"
  "llvm-$LLVM_VERSION-dev" "llvm-$LLVM_VERSION-tools"
  libdnnl-dev nlohmann-json3-dev
)
# llvm-tools above has lit and FileCheck.
test_packages=(libgtest-dev libgmock-dev libbenchmark-dev)
lint_packages=("clang-format-$LLVM_VERSION" "clang-tidy-$LLVM_VERSION" shellcheck git)

log=

list_wanted() {
  local group
  for group in "$@"; do
    case $group in
      build) printf '%s\n' "${build_packages[@]}" ;;
      test) printf '%s\n' "${test_packages[@]}" ;;
      lint) printf '%s\n' "${lint_packages[@]}" ;;
      *) die "there is no group '$group'" "Choose among build, test and lint." ;;
    esac
  done
}

# The packages of "$@" that are not installed.
list_missing() {
  local installed package
  installed=$(dpkg-query -W -f '${Package} ${db:Status-Status}\n' "$@" 2>/dev/null || true)
  for package in "$@"; do
    grep -qx "$package installed" <<<"$installed" || printf '%s\n' "$package"
  done
}

# Runs a command as root, without questions; its output goes to the log.
as_root() {
  local prefix=()
  if [ "$(id -u)" -ne 0 ]; then
    prefix=(sudo)
  fi
  "${prefix[@]}" env DEBIAN_FRONTEND=noninteractive "$@" >>"$log" 2>&1
}

fail_with_log() {
  tail -n 15 "$log" >&2
  die "$@"
}

check_system() {
  if ! command -v apt-get >/dev/null || ! command -v dpkg-query >/dev/null; then
    die "this system has no apt, which this script installs packages with" \
      "Install what README.md lists under \"Requirements\", then build with" \
      "  cmake --preset release && cmake --build --preset release"
  fi
}

check_rights() {
  [ "$(id -u)" -eq 0 ] && return
  command -v sudo >/dev/null ||
    die "packages are missing and there is no sudo to install them with: $*" \
      "Run tools/scripts/setup.sh as root once."
  # Asks for the password here, if it must, and not in the middle of the log.
  sudo -n true 2>/dev/null || sudo -v ||
    die "sudo refuses to install packages: $*" "Run tools/scripts/setup.sh as root once."
}

# The packages of "$@" that apt knows no version of.
list_unknown() {
  local package
  for package in "$@"; do
    apt-cache show --no-all-versions "$package" >/dev/null 2>&1 || printf '%s\n' "$package"
  done
}

install_packages() {
  local unknown updated=yes
  # A source of packages that has nothing to do with us may be out of order: what counts is
  # whether apt then knows ours.
  as_root apt-get update -qq || updated=no
  unknown=$(list_unknown "$@" | paste -sd ' ')
  if [ -n "$unknown" ]; then
    [ "$updated" = yes ] || tail -n 15 "$log" >&2
    die "apt knows no package $unknown" \
      "Debian 12 has all of them: enable the component main of bookworm and of bookworm-security" \
      "in apt's sources. On Ubuntu, add the LLVM project's apt archive for version $LLVM_VERSION, which" \
      "has the same package names, and the component universe."
  fi
  as_root apt-get install -qq --no-install-recommends -o Dpkg::Use-Pty=0 "$@" ||
    fail_with_log "apt could not install $*" "The lines above are the end of what it said."
}

main() {
  case ${1-} in
    -h | --help)
      print_usage
      return
      ;;
  esac
  [ $# -gt 0 ] || set -- build test lint
  check_system

  local wanted missing
  wanted=$(list_wanted "$@")
  mapfile -t wanted <<<"$wanted"
  mapfile -t missing < <(list_missing "${wanted[@]}")
  [ ${#missing[@]} -gt 0 ] || return 0

  check_rights "${missing[@]}"
  log=$(mktemp)
  trap 'rm -f "$log"' EXIT
  say "installing ${missing[*]}"
  install_packages "${missing[@]}"
  mapfile -t missing < <(list_missing "${wanted[@]}")
  [ ${#missing[@]} -eq 0 ] || fail_with_log "still missing after apt said it was done: ${missing[*]}"
}

main "$@"
