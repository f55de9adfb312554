# SPDX-License-Identifier: MIT
#
# Joins modules into one, each in a scope of its own, without comments. The last one is the surface:
# with -v script=1 what it exports becomes the global `NumericText`, otherwise exports of a module.

function scope(file) { sub(/.*\//, "", file); sub(/\.js.*/, "", file); gsub(/-/, "_", file); return "in_" file }

FNR == 1 {
  if (NR > 1) close_scope()
  isLast = FILENAME == ARGV[ARGC - 1]
  names = ""
  # A module that waits for its data makes the joined one wait.
  waits = FILENAME ~ /module-streaming/
  if (!isLast) print "const " scope(FILENAME) " = " (waits ? "await (async () => {" : "(() => {")
}

/^ *(\/\*\*|\*|\/\/)/ || /^ *$/ { next }

/^import / {
  match($0, /\{.*\}/)
  list = substr($0, RSTART, RLENGTH)
  gsub(/ as /, ": ", list)
  match($0, /"[^"]*"/)
  print "const " list " = " scope(substr($0, RSTART + 1, RLENGTH - 2)) ";"
  next
}

/^export \{/ && script {
  match($0, /\{.*\}/)
  add(substr($0, RSTART + 1, RLENGTH - 2))
  next
}

/^export / && (!isLast || script) {
  sub(/^export /, "")
  name = $2
  sub(/[^A-Za-z0-9_$].*/, "", name)
  add(name)
}

{ print }

function add(name) { names = names (names == "" ? "" : ", ") name }
function close_scope() { print "return { " names " };"; print "})();" }

END { if (script) print "globalThis.NumericText = { " names " };" }
