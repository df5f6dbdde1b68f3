#!/usr/bin/env bash
# From nothing to a model in training: installs what is missing, builds, and trains a small GPT-2
# on the text of a licence, split over two ranks.
#
#   tools/scripts/demo.sh [OPTION OF pipeline-run...]
#
# For example `tools/scripts/demo.sh --ranks=4 --schedule=gpipe --steps=20`. What it writes is in
# build/demo: the model, the run's results as JSON, and its timeline for Perfetto.

# shellcheck source=tools/scripts/common.sh
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

case ${1-} in
  -h | --help)
    print_usage
    exit
    ;;
esac

# Every Debian and Ubuntu machine has it: 35 kB of English.
text=/usr/share/common-licenses/GPL-3
bin=build/release/bin
out=build/demo

# The run's options; one that is given replaces its default.
options=(--ranks=2 --schedule=1f1b --microbatches=8 --steps=40 --learning-rate=5e-4 --warmup-steps=10
  "--data=$text" "--json=$out/run.json" "--trace=$out/trace.json")
for given in "$@"; do
  for i in "${!options[@]}"; do
    [ "${options[i]%%=*}" != "${given%%=*}" ] || unset "options[i]"
  done
done
options+=("$@")

# Shows a command, then runs it.
run() {
  printf '\n$ %s\n' "$*"
  "$@"
}

case " ${options[*]} " in
  *" --data=$text "*)
    [ -r "$text" ] || die "the text to train on is not there: $text" \
      "Train on another: tools/scripts/demo.sh --data=FILE"
    ;;
esac

tools/scripts/build.sh release pipeline-import pipeline-run
mkdir -p "$out"
run "$bin/pipeline-import" gpt2 tools/scripts/demo/gpt2-small.json --batch-size=4 \
  --sequence-length=128 -o "$out/gpt2.mlir"
run "$bin/pipeline-run" "$out/gpt2.mlir" "${options[@]}"

case " ${options[*]} " in
  *" --trace=$out/trace.json "*)
    run awk -f tools/scripts/timeline.awk "$out/trace.json"
    printf '\nOpen %s in Perfetto to see every action of every step.\n' "$out/trace.json"
    ;;
esac
