# Puts the sections of a generated document into an order that tells something.
#
# mlir-tblgen sorts operations and passes by name. This reads two inputs: first lines
#   NAME                 a section's name, or
#   = TITLE              a heading to stand before the sections that follow
# then the document, whose sections begin with "### `NAME`" or "### `-NAME`". What stands before
# the first section is printed first, what follows the last one (from the next "## ") last. A
# section that the list does not name is an error: the list would hide it.

FNR == NR {
  order[++count] = $0
  next
}

# The heading that mlir-tblgen puts before all operations: the list brings its own.
/^## Operations?$/ { next }

/^```/ { fenced = !fenced }

!fenced && /^### `-?[a-z_.-]+`/ && !ended {
  split($0, parts, "`")
  current = parts[2]
  sub(/^-/, "", current)
  present[current] = 1
  begun = 1
}

!fenced && begun && /^## / {
  current = ""
  ended = 1
}

{
  if (!begun)
    head = head $0 "\n"
  else if (ended)
    tail = tail $0 "\n"
  else
    text[current] = text[current] $0 "\n"
}

END {
  printf "%s", head
  for (i = 1; i <= count; ++i) {
    if (order[i] ~ /^= /) {
      print "## " substr(order[i], 3) "\n"
      continue
    }
    if (!(order[i] in present)) {
      print "order-sections: no section is called " order[i] > "/dev/stderr"
      exit 1
    }
    printf "%s", text[order[i]]
    delete present[order[i]]
  }
  for (name in present) {
    print "order-sections: the list lacks " name > "/dev/stderr"
    exit 1
  }
  printf "%s", tail
}
