#!/usr/bin/env bash
# Plays the demo in a terminal of a separate tmux server, and checks what the terminal shows.
# Usage: scripts/test-terminal.sh [path of the built numeric-text]
set -uo pipefail
cd "$(dirname "$0")/.."

if ! command -v tmux >/dev/null; then
  echo "SKIPPED: tmux is missing, so the demo was NOT tested in a terminal (keys, caret, restoring)."
  exit 0
fi

program=$(realpath "${1:-Tools/.build/debug/numeric-text}")
[ -x "$program" ] || { echo "There is no $program; run swift build first."; exit 1; }
server="numeric-text-test-$$"
failed=0

tm() { tmux -L "$server" -f /dev/null "$@"; }
folder=$(mktemp -d)
trap 'tm kill-server 2>/dev/null; rm -rf "$folder"' EXIT
screen() { tm capture-pane -p; }
# Prints the cursor as "column flag"; the flag is 0 if the cursor is hidden.
caret() { tm display -p '#{cursor_x} #{cursor_flag}'; }

# wait_for <description> <command>: waits until the command succeeds, or fails after five seconds
wait_for() {
  local what=$1 tries=0
  shift
  until "$@"; do
    tries=$((tries + 1))
    if [ "$tries" -ge 100 ]; then
      echo "FAILED: $what"; screen; echo "cursor: $(caret)"
      failed=1
      return
    fi
    sleep 0.05
  done
  echo "ok: $what"
}

shows() { screen | grep -qF -- "$1"; }
# shows_line <pattern>: checks whether the screen has a line that contains an extended regular expression
shows_line() { screen | grep -qE -- "$1"; }
# is_drawn <pattern>: does the same for the screen with its escape codes
is_drawn() { tm capture-pane -pe | grep -qE -- "$1"; }
is_not_drawn() { ! is_drawn "$1"; }
shows_not() { ! shows "$1"; }
# row_is <field> <text> <value>: checks whether the form has this row, ignoring the amount of white space
row_is() { screen | tr -s ' ' | grep -qxF -- " › $1 │ $2 │ $3"; }
caret_is() { [ "$(caret)" = "$1" ]; }
# modes_are "<cursor> <screen>": checks the flags of the terminal. <cursor> is 1 if the cursor is visible,
# and <screen> is 1 if the alternate screen is active.
modes_are() { [ "$(tm display -p '#{cursor_flag} #{alternate_on}')" = "$1" ]; }
# field <description> <field> <text> <value> <caret>: waits until the field has this state
field() {
  wait_for "$1: $3 = $4" row_is "$2" "$3" "$4"
  wait_for "$1: caret at $5" caret_is "$5"
}
keys() { tm send-keys "$@"; }
# Types one character at a time, like a user.
type_text() {
  local index
  for ((index = 0; index < ${#1}; index++)); do keys -l -- "${1:index:1}"; done
}
run() { keys -l -- "$1"; keys Enter; }
start() { run "clear; $1 '$program' ${2:-}"; wait_for "the form is drawn" shows "what you see"; }
# Checks that the shell is usable: canonical mode with echo, and a visible cursor.
is_sane() {
  wait_for "$1: the form is gone" shows_not "what you see"
  run "clear; echo status=\$?; stty -a | tr ' ;' '\n\n' | grep -xE -- '-?(icanon|echo|isig|opost)' | xargs"
  wait_for "$1: the terminal is sane" shows "opost isig icanon echo"
  wait_for "$1: the caret and the first screen are back" modes_are "1 0"
}

tm new-session -d -x 80 -y 24 "PS1='ready> ' exec sh"
tm set -g escape-time 0
wait_for "the shell is there" shows "ready>"

start ""
field "starts with zero" Amount '$0' 0 "18 1"
type_text 1234.5
field "typing" Amount '$1,234.5' 1234.5 "24 1"
keys Left; keys Left; keys Left
field "arrows keep the text" Amount '$1,234.5' 1234.5 "21 1"
keys BSpace
field "backspace in the middle" Amount '$124.5' 124.5 "19 1"
keys -l 9
field "typing in the middle" Amount '$1,294.5' 1294.5 "21 1"
keys C-z; keys C-z
field "undo" Amount '$1,234.5' 1234.5 "21 1"
keys C-y; keys C-y
field "redo" Amount '$1,294.5' 1294.5 "21 1"
keys End; keys S-Left; keys S-Left
wait_for "a selection hides the caret" modes_are "0 1"
wait_for "a selection is in reverse video" is_drawn $'\e\\[7m[.]5'
keys DC
field "deleting a selection" Amount '$1,294' 1294 "22 1"
keys x
wait_for "a refusal tells why" shows "This is not part of a number."
keys C-u
wait_for "the next key takes the refusal away" shows_not "This is not part of a number."
tm set-buffer '1.234,56'; tm paste-buffer -p
field "pasting" Amount '$1,234.56' 1234.56 "25 1"
keys Up; keys PageDown
field "stepping" Amount '$1,225.56' 1225.56 "25 1"
keys Escape
field "escape restores" Amount '$0' 0 "18 1"
type_text 1234.5
keys F5; keys M-x
field "unknown keys type nothing" Amount '$1,234.5' 1234.5 "24 1"
keys C-l
wait_for "the next locale" shows "de_DE"
wait_for "the locale changes the text" shows '1.234,5'
wait_for "the caret stands before the symbol" caret_is "23 1"
keys C-g
wait_for "the next currency" shows '€'
keys Tab
wait_for "tab commits" shows '1.234,50'
wait_for "tab goes on" shows '› Tip'
keys BTab
wait_for "shift-tab goes back" shows '› Amount'
keys C-a
wait_for "everything is selected" is_drawn $'7m(\e\\[[0-9;]*m)*1[.]234,5'
keys -l 7
wait_for "typing replaces the selection" caret_is "17 1"
keys Tab Tab
keys C-a
type_text 150
wait_for "clamping is said in the language of the field" shows "→ Auf 99 geändert, die nächste erlaubte Zahl."
keys BTab BTab C-a
type_text 123456789,55
tm resize-window -x 40 -y 24
wait_for "at 40 columns a cut value ends in …" shows_line 'Amount.*│ [0-9.]+…$'
tm resize-window -x 20 -y 24
wait_for "at 20 columns a long value is cut with …" shows '› Amount   │ …9,55'
keys C-a
type_text 1234,5
tm resize-window -x 50 -y 9
wait_for "a narrow window is cropped" shows '│ 1234.5'
wait_for "a low window keeps the field" shows '› Amount'
tm resize-window -x 80 -y 24
wait_for "the form comes back" shows "^C quit"
keys C-c
is_sane "Ctrl-C"

start "" "--locale ar_EG"
type_text 1234
wait_for "Arabic digits" shows '١٬٢٣٤'
wait_for "marks without width do not move the caret" caret_is "21 1"
keys C-d
is_sane "Ctrl-D"

for signal in TERM HUP INT QUIT; do
  run "clear; sh -c 'echo \$\$ >\"\$0\"; exec \"\$1\"' '$folder/pid' '$program'; echo ended=\$?"
  wait_for "the form is drawn" shows "what you see"
  kill "-$signal" "$(cat "$folder/pid")"
  wait_for "SIG$signal ends with its number" shows "ended=$((128 + $(kill -l "$signal")))"
  is_sane "SIG$signal"
done

# stop <description>: suspends the demo, checks that the shell works, and continues the demo
stop() {
  run "clear; sh -c 'echo \$\$ >\"\$0\"; exec \"\$1\"' '$folder/pid' '$program'"
  wait_for "$1: the form is drawn" shows "what you see"
  type_text 12
  kill -TSTP "$(cat "$folder/pid")"
  is_sane "$1"
  run "clear; fg"
  wait_for "$1: the form is drawn again" shows "what you see"
  field "$1: its number is still there" Amount '$12' 12 "19 1"
  type_text 3
  field "$1: it takes keys" Amount '$123' 123 "20 1"
}
stop SIGTSTP
kill -STOP "$(cat "$folder/pid")"
wait_for "SIGSTOP: the shell is back" shows Stopped
# After SIGSTOP, the terminal is still in the demo's mode, in which Return does not end a line.
keys -l -- "stty sane; clear; fg"; keys C-j
wait_for "SIGCONT draws the form again" shows "what you see"
type_text 4
field "SIGCONT takes the terminal again" Amount '$1,234' 1234 "22 1"
keys C-c
is_sane "after SIGCONT"

start "NO_COLOR=1"
keys S-Left
wait_for "NO_COLOR leaves the selection" is_drawn $'\e\\[7m0'
wait_for "NO_COLOR leaves no color" is_not_drawn $'\e\\[([0-9;]*;)?(1|2|3[0-7])m'
keys C-c
is_sane "NO_COLOR"

run "clear; TERM=dumb '$program'"
wait_for "a dumb terminal gets the tour" shows "escape              \$0|"
run "clear; '$program' demo --locale sv_SE | grep -c 'sv_SE' | sed 's/^/stories=/'"
wait_for "a pipe gets the tour" shows "stories=1"

[ "$failed" = 0 ] && echo "The demo works in a terminal."
exit "$failed"
