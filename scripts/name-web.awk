# SPDX-License-Identifier: MIT
#
# Gives names that no page sees short ones: those at the top of modules, of parameters and variables,
# and private ones. It goes on where join-web.awk has taken all modules apart into pieces.
#
# A stretch is a statement at the top, or a member of a class. In it a name becomes the same short one
# wherever it stands for a variable, so scopes need no care: what were two variables are two still.
# What is not declared in it, such as `document`, keeps its name, and so do members of objects, but for
# those of ours that stand below.

BEGIN {
  # Members that our objects have for our modules only, and no object of the browser's in them.
  MEMBERS = "options take isWriting isActive isFocused isEditable isRepairing owner takeSelection" \
    " doQuietly show write setOptions keyboardSeparator minorDigits tellInput affixes natively words" \
    " separator edited committed submitted shown scale flag units memoryLength"
  LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
  split("get set static async of do if in as is", words)
  for (i in words) isKept[words[i]] = 1
  split(MEMBERS, words)
  for (i in words) inside[words[i]] = shortName(i - 1)
}

function shorten(   i) {
  findBrackets()
  for (i = 1; i <= count; i++) if (isWord(i)) findRole(i)
  for (i = 1; i <= count; i++) findDeclaration(i)
  giveNames()
}

# Piece i as it is written out.
function shortened(i,   member, variable) {
  if (!(i in role)) return i in isNeedless ? "" : piece[i]
  member = piece[i] in inside ? inside[piece[i]] : piece[i]
  variable = key(i) in short ? short[key(i)] : piece[i]
  if (role[i] == "member") return member
  return role[i] == "both" && variable != member ? member ":" variable : variable
}

# What a name stands for: at the top the same in all stretches, and a private name in all of a class.
function key(i) {
  if (piece[i] in owner) return piece[i]
  return piece[i] SUBSEP (role[i] == "private" ? statement[i] : stretch[i])
}

function isWord(i) { return !(i in isText) && piece[i] ~ /^#?[A-Za-z_$][A-Za-z0-9_$]*$/ }

# Which bracket belongs to which, whether a piece is directly in a class or an object, and the stretch.
function findBrackets(   i, level, number, top) {
  for (i = 1; i <= count; i++) {
    stretch[i] = number
    statement[i] = top
    if (i in isText ? piece[i] ~ /\$\{$/ : piece[i] ~ /^[(\[{]$/) {
      start[++level] = i
      kind[level] = kindOf(i)
      if (kind[level] == "class" && level > 1) isAround[number] = 1
    } else if (!(i in isText) && piece[i] ~ /^[)\]}]$/) {
      end[start[level]] = i
      level--
    }
    place[i] = kind[level]
    if (i in isText) continue
    if (piece[i] == "\n") top = ++number
    if (kind[level] == "class" && piece[i] ~ /^[;{}]$/) number++
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
  isFirst = piece[before(i)] ~ /^([{},;]|get|set|static|async)$/
  if (piece[i] ~ /^#/) role[i] = "private"
  else if (piece[i - 1] == "." && piece[i - 2] != ".") role[i] = "member"
  else if (isFirst && place[i] == "class") role[i] = "member"
  else if (isFirst && place[i] == "object" && piece[i + 1] ~ /^[:(]$/) role[i] = "member"
  else if (isFirst && place[i] == "object" && piece[i + 1] ~ /^[,}=]$/) role[i] = "both"
  else role[i] = "variable"
}

# Variables are declared behind `const` and `let`, and as parameters.
function findDeclaration(i) {
  if (piece[i] ~ /^(const|let)$/) declare(i + 1, i + 1 in end ? end[i + 1] : i + 2)
  else if (piece[i] == "(" && isHead(i)) {
    declare(i, end[i])
    # A parameter alone needs no brackets.
    if (end[i] == i + 2 && piece[i + 3] == "=" && !isWord(i - 1)) isNeedless[i] = isNeedless[i + 2] = 1
  }
}

function isHead(i) {
  if (piece[end[i] + 1] == "{") return piece[i - 1] !~ /^(if|for|while|switch)$/
  return piece[end[i] + 1] piece[end[i] + 2] == "=>"
}

function declare(from, to) {
  for (; from <= to; from++)
    if (from in role && role[from] != "member" && piece[from - 1] ~ /^[({\[,:. ]$/) {
      # What stands around a class is known in all of it.
      if (stretch[from] in isAround) owner[piece[from]] = "around"
      isDeclared[key(from)] = 1
    }
}

# Names of a stretch are given in its order, as functions begin alike then. What is left is for those at
# the top, the shortest for what is used most.
function giveNames(   i, name) {
  for (i = 1; i <= count; i++) if (isUse(i)) countUse(i)
  for (i = 1; i <= count; i++) if (isUse(i) && uses[key(i)] <= 0) isKept[piece[i]] = 1
  for (i = 1; i <= count; i++) if (isUse(i) && uses[key(i)] > 0 && !(piece[i] in owner)) nameInOrder(i)
  number = most
  while ((name = mostUsed()) != "") {
    short[name] = freeName()
    delete uses[name]
  }
}

function isUse(i) { return i in role && role[i] != "member" }

# A name that is a member's, too, must be written out there: `{ a: b }`.
function countUse(i,   name) {
  name = piece[i]
  if (!(name in owner) && !(key(i) in isDeclared) && role[i] != "private") isKept[name] = 1
  uses[key(i)] += name in isKept ? 0 : role[i] == "both" && !(name in inside) ? -2 : length(name) - 1
}

function nameInOrder(i) {
  if (key(i) in short) return
  if (role[i] == "private") short[key(i)] = "#" shortName(hidden[statement[i]]++)
  else {
    number = used[stretch[i]]
    short[key(i)] = freeName()
    used[stretch[i]] = number
    if (number > most) most = number
  }
}

function freeName(   name) {
  do name = shortName(number++)
  while (name in isKept)
  return name
}

# Of the names at the top.
function mostUsed(   name, most, best) {
  for (name in uses) {
    if (!(name in owner) || uses[name] < best) continue
    if (uses[name] == best && (most == "" || name > most)) continue
    most = name
    best = uses[name]
  }
  return most
}

function shortName(number) {
  if (number < 52) return substr(LETTERS, number + 1, 1)
  return shortName(int(number / 52) - 1) substr(LETTERS, number % 52 + 1, 1)
}
