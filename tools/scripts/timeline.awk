# Draws one step of a trace that `pipeline-run --trace` wrote: the last one, or -v step=N.
#
#   awk -f tools/scripts/timeline.awk build/demo/trace.json
#
# A row per rank, time from left to right. An action begins with its name, as F3, or 2F3 where ranks
# have several stages, and goes on in dashes; a dot is a time in which the rank runs no action. The
# trace has one event a line.

BEGIN { width = 88 }

# The number behind "KEY": in this line.
function number(key, at) {
  at = index($0, "\"" key "\": ")
  return at ? substr($0, at + length(key) + 4) + 0 : -1
}

/"ph": "X"/ {
  split($0, parts, "\"")
  ++count
  name[count] = parts[4]
  rank[count] = number("tid")
  start[count] = number("ts")
  end[count] = start[count] + number("dur")
  stepOf[count] = number("step")
  if (rank[count] > ranks)
    ranks = rank[count]
  stage = number("stage")
  if (!((rank[count], stage) in seen)) {
    seen[rank[count], stage] = 1
    if (++stages[rank[count]] > 1)
      several = 1
  }
  if (stepOf[count] > last)
    last = stepOf[count]
}

function column(time) { return int((time - first) / (final - first) * width) }

END {
  if (!count) {
    print "timeline: the trace holds no action" > "/dev/stderr"
    exit 1
  }
  if (step == "")
    step = last
  first = -1
  for (i = 1; i <= count; ++i) {
    if (stepOf[i] != step)
      continue
    if (first < 0 || start[i] < first)
      first = start[i]
    if (end[i] > final)
      final = end[i]
  }
  if (first < 0) {
    print "timeline: the trace holds no step " step > "/dev/stderr"
    exit 1
  }

  for (r = 0; r <= ranks; ++r)
    for (c = 0; c < width; ++c)
      cell[r, c] = "."
  for (i = 1; i <= count; ++i) {
    if (stepOf[i] != step)
      continue
    label = name[i]
    if (!several)
      sub(/^[0-9]+/, "", label)
    from = column(start[i])
    to = column(end[i])
    for (c = from; c < to; ++c)
      cell[rank[i], c] = c - from < length(label) ? substr(label, c - from + 1, 1) : "-"
  }

  printf "step %d, %.1f ms from the first action to the last, %.1f ms a column\n", step + 1, \
    (final - first) / 1000, (final - first) / 1000 / width
  for (r = 0; r <= ranks; ++r) {
    row = ""
    for (c = 0; c < width; ++c)
      row = row cell[r, c]
    printf "rank %d |%s|\n", r, row
  }
}
