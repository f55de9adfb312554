# SPDX-License-Identifier: MIT
#
# Gives names that no page sees short ones: those at the top of modules, of parameters and variables,
# and private ones. It goes on where join-web.awk has taken all modules apart into pieces.
#
# A name becomes the same short name wherever it stands for a variable, so scopes need no care: what
# were two variables are two still. Members of objects keep their names. Our modules give no variable
# the name of something of the browser's that one of them uses.

BEGIN {
  LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
  split("get set static async of do if in as is", words)
  for (i in words) isKept[words[i]] = 1
}

function shorten(   i) {
  findBrackets()
  for (i = 1; i <= count; i++) if (isWord(i)) findRole(i)
  for (i = 1; i <= count; i++) findDeclaration(i)
  giveNames()
}

# Piece i, with a short name if it has one.
function shortened(i) {
  if (piece[i] ~ /^#/) return short[piece[i]]
  if (!(i in role) || !(piece[i] in short)) return piece[i]
  return (role[i] == "both" ? piece[i] ":" : "") short[piece[i]]
}

function isWord(i) { return !(i in isText) && piece[i] ~ /^[A-Za-z_$][A-Za-z0-9_$]*$/ }

# Which bracket belongs to which, and whether a piece is directly in a class or an object.
function findBrackets(   i, level) {
  for (i = 1; i <= count; i++) {
    if (i in isText ? piece[i] ~ /\$\{$/ : piece[i] ~ /^[(\[{]$/) {
      start[++level] = i
      kind[level] = kindOf(i)
    } else if (!(i in isText) && piece[i] ~ /^[)\]}]$/) {
      end[start[level]] = i
      level--
    }
    place[i] = kind[level]
  }
}

# A pattern counts as an object.
function kindOf(i) {
  if (i in isText || piece[i] != "{") return "list"
  i = before(i)
  if (piece[i] ~ /^([=(,\[:?&|.]|return|const|let|export)$/) return "object"
  while (isWord(i) && piece[i] != "class") i = before(i)
  return piece[i] == "class" ? "class" : "block"
}

function before(i) { return piece[i - 1] == " " ? i - 2 : i - 1 }

# A word names a variable, a member, or both: `{ a }` stands for `{ a: a }`.
function findRole(i,   isFirst) {
  if (piece[i - 1] == "." && piece[i - 2] != ".") return
  isFirst = piece[before(i)] ~ /^([{},;]|get|set|static|async)$/
  if (isFirst && place[i] == "class") return
  if (isFirst && place[i] == "object" && piece[i + 1] ~ /^[:(]$/) return
  role[i] = isFirst && place[i] == "object" && piece[i + 1] ~ /^[,}=]$/ ? "both" : "variable"
}

# Variables are declared behind `const` and `let`, and as parameters.
function findDeclaration(i) {
  if (piece[i] ~ /^(const|let)$/) declare(i + 1, i + 1 in end ? end[i + 1] : i + 2)
  else if (piece[i] == "(" && isHead(i)) declare(i, end[i])
}

function isHead(i) {
  if (piece[end[i] + 1] == "{") return piece[i - 1] !~ /^(if|for|while|switch)$/
  return piece[end[i] + 1] piece[end[i] + 2] == "=>"
}

function declare(from, to) {
  for (; from <= to; from++)
    if (from in role && piece[from - 1] ~ /^[({\[,:. ]$/) isDeclared[piece[from]] = 1
}

# The names that are used most get the shortest ones. What no statement at the top has together may
# share one; a name at the top shares its own with nothing.
function giveNames(   name, hidden) {
  countUses()
  while ((name = mostUsed()) != "") {
    short[name] = name ~ /^#/ ? "#" shortName(hidden++) : freeName(name)
    delete uses[name]
  }
}

function countUses(   i, statement) {
  statement = 1
  for (i = 1; i <= count; i++) {
    if (i in isText) continue
    if (piece[i] == "\n") statement++
    if (piece[i] ~ /^#/) uses[piece[i]]++
    else if (i in role) countUse(piece[i], role[i], statement)
  }
}

# A name that is a member's, too, must be written out there: `{ a: b }`.
function countUse(name, role, statement) {
  if (!(name in owner) && !(name in isDeclared)) isKept[name] = 1
  if (name in isKept) return
  uses[name] += role == "both" ? -2 : length(name) - 1
  if (!((name, statement) in isIn)) statements[name] = statements[name] " " statement
  isIn[name, statement] = 1
}

function mostUsed(   name, most, best) {
  for (name in uses) {
    if (uses[name] < best || uses[name] == best && (most == "" || name > most)) continue
    most = name
    best = uses[name]
  }
  return most
}

function freeName(name,   candidate, number) {
  do candidate = shortName(number++)
  while (candidate in isKept || candidate in isTop || !takes(name, candidate))
  return candidate
}

# Takes a short name for all statements that have the name, if it is free in them.
function takes(name, candidate,   list, last, i) {
  if (name in owner) {
    if (candidate in isShared) return 0
    return isTop[candidate] = 1
  }
  last = split(statements[name], list)
  for (i = 1; i <= last; i++) if ((candidate, list[i]) in isTaken) return 0
  for (i = 1; i <= last; i++) isTaken[candidate, list[i]] = 1
  return isShared[candidate] = 1
}

function shortName(number) {
  if (number < 52) return substr(LETTERS, number + 1, 1)
  return shortName(int(number / 52) - 1) substr(LETTERS, number % 52 + 1, 1)
}
