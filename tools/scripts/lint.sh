#!/usr/bin/env bash
# Finds what a reviewer would otherwise have to say by hand.
#
#   tools/scripts/lint.sh [--fast | --all | --base=COMMIT] [--fix]
#
# Text of every file: heads, include guards, links, length, white space. Scripts: shellcheck. C++:
# clang-format, then clang-tidy on what has changed since COMMIT, uncommitted changes included;
# COMMIT is where this branch left origin/main unless it is given. With --all, clang-tidy looks at
# everything, which takes longer than a build; with --fast it is left out. --fix rewrites what
# clang-format would write differently. Installs what is missing, and builds where clang-tidy runs,
# which needs generated headers.

# shellcheck source=tools/scripts/common.sh
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

readonly longest_file=500
failures=0

complain() {
  printf '%s\n' "$*" >&2
  failures=$((failures + 1))
}

# The files of the checkout that match one of the patterns: those that git knows and new ones.
list_files() {
  git ls-files --cached --others --exclude-standard --deduplicate -- "$@" |
    while read -r file; do
      [ ! -f "$file" ] || printf '%s\n' "$file"
    done
}

#===--- Text ------------------------------------------------------------------------------------===#

# Every file of C++ and TableGen says what it is and under which licence, in Pipe.h's form.
check_head() {
  local file=$1 name=${1##*/}
  awk -v name="$name" '
    NR == 1 && index($0, "//===- " name " -") != 1 { exit 1 }
    NR == 1 && !/===\/\/$/ { exit 1 }
    NR == 3 && !/^\/\/ Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions\.$/ { exit 1 }
    NR == 4 && $0 != "// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception" { exit 1 }
    NR == 4 { complete = 1; exit 0 }
    END { if (!complete) exit 1 }' "$file" ||
    complain "$file:1: the head does not name this file and the licence as include/pipeline/Dialect/Pipe/IR/Pipe.h does"
}

# PIPELINE_ and the path, without what all headers of a tree have in common.
check_guard() {
  local file=$1 path guard
  path=${file#include/pipeline/}
  path=${path/include\/pipeline-runtime\//}
  path=${path#lib/}
  path=$(tr '[:lower:]/.-' '[:upper:]___' <<<"$path")
  guard=$(grep -m1 -oP '^#ifndef \K\w+' "$file" || true)
  if [[ ! $guard =~ ^PIPELINE_(LIB_)?$path$ ]]; then
    complain "$file:1: the include guard is '$guard' and should be PIPELINE_$path"
  elif ! grep -qx "#define $guard" "$file" || [ "$(tail -n 1 "$file")" != "#endif // $guard" ]; then
    complain "$file:1: the include guard is not defined, or not closed with '#endif // $guard'"
  fi
}

# A link to a file of the checkout leads to one.
check_links() {
  local file=$1 link
  while read -r link; do
    [ -e "$(dirname "$file")/$link" ] || complain "$file: links to $link, which is not there"
  done < <(grep -oP '\]\(\K[^)#]+(?=[)#])' "$file" | grep -v '^https\?:')
}

check_text() {
  local file lines
  for file in $(list_files '*.h' '*.cpp' '*.td' '*.def'); do
    check_head "$file"
  done
  for file in $(list_files '*.h'); do
    check_guard "$file"
  done
  for file in $(list_files '*.md'); do
    check_links "$file"
  done
  for file in $(list_files '*.h' '*.cpp' '*.td' '*.def' '*.sh' '*.cmake' '*CMakeLists.txt'); do
    lines=$(wc -l <"$file")
    [ "$lines" -le $longest_file ] ||
      complain "$file: has $lines lines; split it, $longest_file is the most"
  done
  list_files | while read -r file; do
    # Binary files, if there are any, are nobody's business here.
    grep -qI . "$file" || continue
    # Finding nothing is no failure.
    grep -nP '[ \t]+$' "$file" | sed "s|^\([0-9]*\):.*|$file:\1: white space at the end of the line|" || true
    grep -nP '\t' "$file" | sed "s|^\([0-9]*\):.*|$file:\1: a tab|" || true
    [ -z "$(tail -c 1 "$file")" ] || printf '%s: no line end at the end of the file\n' "$file"
  done >"$report"
  if [ -s "$report" ]; then
    complain "$(cat "$report")"
  fi
}

#===--- Scripts ---------------------------------------------------------------------------------===#

check_scripts() {
  list_files '*.sh' .ci/run | xargs shellcheck --external-sources || failures=$((failures + 1))
}

#===--- C++ -------------------------------------------------------------------------------------===#

check_format() {
  local mode=(--dry-run -Werror)
  [ "$fix" = no ] || mode=(-i)
  list_files '*.h' '*.cpp' '*.def' | xargs "clang-format-$LLVM_VERSION" "${mode[@]}" ||
    complain "clang-format would write this differently; tools/scripts/lint.sh --fix does"
}

# The translation units that have changed since $1, or include a header that has.
list_changed_units() {
  local changed file
  changed=$({
    git diff --name-only --diff-filter=d "$1" --
    git ls-files --others --exclude-standard
  } | sort -u)
  for file in $changed; do
    case $file in
      *.cpp) printf '%s\n' "$file" ;;
      *.h) list_files '*.cpp' | xargs grep -lE "[\"/]$(basename "$file" .h)\.h\"" || true ;;
    esac
  done | sort -u
}

check_tidy() {
  local units
  if [ "$all" = yes ]; then
    units=$(list_files '*.cpp')
  else
    units=$(list_changed_units "$base")
  fi
  # Only what the build compiles has flags to be read with.
  units=$(for file in $units; do
    ! grep -qF "\"$root/$file\"" build/release/compile_commands.json || printf '%s\n' "$file"
  done)
  [ -n "$units" ] || return 0
  say "clang-tidy on $(wc -l <<<"$units") files"
  # The filter takes away the count of warnings in system headers.
  xargs -n 1 -P "$(nproc)" "clang-tidy-$LLVM_VERSION" -p build/release --quiet <<<"$units" \
    2> >(grep -vE '^[0-9]+ (warning|error)s?.* generated\.$' >&2) || failures=$((failures + 1))
}

#===---------------------------------------------------------------------------------------------===#

all=no fast=no fix=no base=
for argument; do
  case $argument in
    -h | --help)
      print_usage
      exit
      ;;
    --all) all=yes ;;
    --fast) fast=yes ;;
    --fix) fix=yes ;;
    --base=*) base=${argument#--base=} ;;
    *) die "'$argument' is no option" "There are --fast, --all, --base=COMMIT and --fix." ;;
  esac
done

tools/scripts/setup.sh build test lint
git rev-parse --git-dir >/dev/null 2>&1 || die "this is no git checkout, and git knows which files to look at"
if [ "$all" = no ]; then
  base=${base:-$(git merge-base HEAD origin/main 2>/dev/null || git rev-parse HEAD)}
  git rev-parse --verify --quiet "$base^{commit}" >/dev/null || die "there is no commit '$base'"
fi
report=$(mktemp)
trap 'rm -f "$report"' EXIT

say "text, scripts, format"
check_text
check_scripts
check_format
if [ "$fast" = no ]; then
  tools/scripts/build.sh release
  check_tidy
fi

[ $failures -eq 0 ] || die "$failures of the checks above failed"
say "nothing to complain about"
