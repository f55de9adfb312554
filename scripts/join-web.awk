# SPDX-License-Identifier: MIT
#
# Joins modules into one scope, without imports, comments and spaces that mean nothing. The last one
# is the surface: with -v script=1 what it exports becomes the global `NumericText`, otherwise it
# stays an export of the joined module.
#
# It reads our own way of writing: every statement ends in a semicolon or a brace; imports and the
# heads of methods stand on one line, comments on lines of their own; names at the top of a module
# are unique among all. name-web.awk gives names short ones.

BEGIN {
  # Other ways to write the same.
  SHORTER["const"] = "let"
  SHORTER["true"] = "!0"
  SHORTER["false"] = "!1"
  EXPRESSION = "^/([^/\\\\[]|\\\\.|\\[([^\\]\\\\]|\\\\.)*\\])+/[a-z]*"
}

FNR == 1 { isSurface = FILENAME == ARGV[ARGC - 1] }

!inTemplate && (/^ *(\/\*\*|\*|\/\/)/ || /^ *$/ || /^import /) { next }

/^export \{/ {
  text = $0
  gsub(/^export \{ *| *\}.*/, "", text)
  add(text)
  if (script) next
}

/^export [a-z]/ {
  if (isSurface) add(named($0))
  if (!isSurface || script) sub(/^export /, "")
}

# Each statement at the top of a module has a line of its own.
!inTemplate && /^[a-z]/ { flush() }
!inTemplate && /^(export )?(async function|function|const|let|class) / { claim(named($0)) }

{ squeeze($0) }

END {
  shorten()
  for (i = 1; i <= count; i++) printf "%s", shortened(i)
  print ""
  if (script) print "globalThis.NumericText={" surface "};"
  exit isBroken
}

function named(line) {
  sub(/^(export )?(async )?[a-z]+ /, "", line)
  sub(/[^A-Za-z0-9_$].*/, "", line)
  return line
}

# Exported names stay, as a page knows them.
function add(names,   list, i) {
  surface = surface (surface == "" ? "" : ",") names
  for (i = split(names, list, /, */); i > 0; i--) isKept[list[i]] = 1
}

function claim(name) {
  if (name in owner) {
    print FILENAME ": `" name "` is a name of " owner[name] ", too" >"/dev/stderr"
    isBroken = 1
  }
  owner[name] = FILENAME
}

function flush() { if (count > 0) push("\n") }

function push(text) { piece[++count] = text; if (text != "") last = text }

function pushText(text) { push(text); isText[count] = 1 }

# Takes a line piece by piece. Strings, templates and regular expressions stay as they are.
function squeeze(line) {
  isSpaced = 1
  while (line != "") {
    if (inTemplate) readTemplate(line)
    else if (match(line, /^ +/)) isSpaced = 1
    else if (match(line, /^("([^"\\]|\\.)*"|'([^'\\]|\\.)*')/)) put(line)
    else if (match(line, /^[A-Za-z0-9_$#]+/)) put(line)
    else if (mayStartExpression() && match(line, EXPRESSION)) put(line)
    else readMark(line)
    line = substr(line, RSTART + RLENGTH)
  }
  # A backslash at its end takes a line of a template on to the next one.
  if (inTemplate && !sub(/\\$/, "", piece[count])) pushText("\n")
}

# A slash divides behind a value, and starts a regular expression anywhere else.
function mayStartExpression() { return last ~ /^([-+*%=<>!&|^~?:;,({\[}]|return|\n)?$/ }

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
  if (substr(line, RLENGTH + 1, 1) == "`") {
    RLENGTH++
    inTemplate = 0
  } else if (substr(line, RLENGTH + 1, 2) == "${") {
    RLENGTH += 2
    entered[++nested] = depth
    inTemplate = 0
  }
  RSTART = 1
  pushText(substr(line, 1, RLENGTH))
}

# Two words need a space between them, and so do two signs that would become another one.
function put(line,   text, meeting) {
  text = substr(line, 1, RLENGTH)
  if (text in SHORTER) text = SHORTER[text]
  meeting = substr(last, length(last)) substr(text, 1, 1)
  # What ends a statement or an item need not be there before a bracket.
  if (last == ";" && text == "}" || last == "," && text ~ /^[\]})]$/) count--
  if (isSpaced && meeting ~ /^([A-Za-z0-9_$#][A-Za-z0-9_$#]|\+\+|--)$/) push(" ")
  push(text)
  isSpaced = 0
}
