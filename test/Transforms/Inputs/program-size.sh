#!/usr/bin/env bash
# Says of a schedule whether its rank programs have the same ops for 64 microbatches and for 128.
#
#   program-size.sh MODEL FOLDER SCHEDULE CHUNKS PLACEMENT SPLIT-BACKWARD [OPTION...]
set -euo pipefail

model=$1 folder=$2 schedule=$3 chunks=$4 placement=$5 split=$6
shift 6

ops_of() {
  pipeline-opt "$model" --pipe-partition="ranks=4 chunks=$chunks placement=$placement" \
    --pipe-differentiate="split-backward=$split" \
    --pipe-schedule="schedule=$schedule microbatches=$1 ${*:2}" \
    --pipe-lower-to-ranks --pipe-roll-loops --mlir-print-op-generic 2>/dev/null |
    grep -o '"[a-z]*\.[a-z_]*"('
}

ops_of 64 "$@" >"$folder/$schedule.64"
ops_of 128 "$@" >"$folder/$schedule.128"
if cmp -s "$folder/$schedule.64" "$folder/$schedule.128"; then
  echo "$schedule: the same"
else
  echo "$schedule: $(wc -l <"$folder/$schedule.64") and $(wc -l <"$folder/$schedule.128") ops"
fi
