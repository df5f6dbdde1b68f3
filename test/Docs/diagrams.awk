# Prints every diagram of a file as one line: its sizes, then its ranks.
#
# A diagram is a line such as "p = 4, v = 1, m = 4, F = 1, B = 2:", perhaps in a
# comment of C++, and the rows "rank 0 | ..." after it.

function finish() {
  if (diagram ~ /rank/)
    print diagram
  diagram = ""
}

{
  sub(/^\/\/ */, "")
  sub(/^ +/, "")
  sub(/ +$/, "")
}
/^p = [0-9]+, v = [0-9]+, m = [0-9]+, .*:$/ { finish(); diagram = $0; next }
/^rank [0-9]+ \|/ { if (diagram != "") diagram = diagram "\t" $0; next }
/^$/ || /^clang-format (on|off)$/ { next }
{ finish() }
END { finish() }
