# SPDX-License-Identifier: MIT
#
# Joins modules into one scope, without imports, comments and spaces that mean nothing. The last one
# is the surface: with -v script=1 what it exports becomes the global `NumericText`, otherwise it
# stays an export of the joined module.
#
# It reads our own way of writing: every statement ends in a semicolon or a brace, imports stand on
# one line, comments on lines of their own, and names at the top of a module are unique among all.

FNR == 1 { isSurface = FILENAME == ARGV[ARGC - 1] }

!inTemplate && (/^ *(\/\*\*|\*|\/\/)/ || /^ *$/ || /^import /) { next }

/^export \{/ && script { sub(/^export \{ */, ""); sub(/ *\}.*/, ""); add($0); next }

/^export / && (!isSurface || script) {
  sub(/^export /, "")
  if (isSurface) add(named($0))
}

# Each statement at the top of a module has a line of its own.
!inTemplate && /^[a-z]/ { flush() }
!inTemplate && /^(async function|function|const|let|class) / { claim(named($0)) }

{ squeeze($0) }

END {
  flush()
  if (script) print "globalThis.NumericText={" surface "};"
  exit isBroken
}

function named(line) {
  sub(/^(async )?[a-z]+ /, "", line)
  sub(/[^A-Za-z0-9_$].*/, "", line)
  return line
}

function add(names) { surface = surface (surface == "" ? "" : ",") names }

function claim(name) {
  if (name in owner) {
    print FILENAME ": `" name "` is a name of " owner[name] ", too" >"/dev/stderr"
    isBroken = 1
  }
  owner[name] = FILENAME
}

function flush() { if (joined != "") print joined; joined = "" }

# Takes a line piece by piece. Strings, templates and regular expressions stay as they are.
function squeeze(line) {
  isSpaced = 1
  while (line != "") {
    if (inTemplate) readTemplate(line)
    else if (match(line, /^ +/)) isSpaced = 1
    else if (match(line, /^("([^"\\]|\\.)*"|'([^'\\]|\\.)*')/)) put(line)
    else if (match(line, /^[A-Za-z0-9_$#]+/)) put(line)
    else if (mayStartExpression() && match(line, /^\/([^\/\\[]|\\.|\[([^\]\\]|\\.)*\])+\/[a-z]*/)) put(line)
    else readMark(line)
    line = substr(line, RSTART + RLENGTH)
  }
  if (inTemplate) joined = joined "\n"
}

# A slash divides behind a value, and starts a regular expression anywhere else.
function mayStartExpression() { return joined ~ /([-+*%=<>!&|^~?:;,({\[}]|(^|[^A-Za-z0-9_$#])return)$/ }

function readMark(line) {
  match(line, /^./)
  put(line)
  mark = substr(line, 1, 1)
  if (mark == "`") inTemplate = 1
  if (mark == "{") depth++
  if (mark == "}" && nested > 0 && depth == entered[nested]) { nested--; inTemplate = 1 }
  else if (mark == "}") depth--
}

# A template goes on to its end, to an expression in it, or to the end of the line.
function readTemplate(line) {
  match(line, /^([^`\\$]|\\.?|\$[^{`\\]|\$$)*/)
  if (substr(line, RLENGTH + 1, 1) == "`") { RLENGTH++; inTemplate = 0 }
  else if (substr(line, RLENGTH + 1, 2) == "${") { RLENGTH += 2; inTemplate = 0; entered[++nested] = depth }
  RSTART = 1
  joined = joined substr(line, 1, RLENGTH)
}

# Two words need a space between them, and so do two signs that would become another one.
function put(line,   piece, meeting) {
  piece = substr(line, 1, RLENGTH)
  meeting = substr(joined, length(joined)) substr(piece, 1, 1)
  if (isSpaced && meeting ~ /^([A-Za-z0-9_$#][A-Za-z0-9_$#]|\+\+|--)$/) joined = joined " "
  joined = joined piece
  isSpaced = 0
}
