#!/usr/bin/env bash
# Records the demo in a terminal of a separate tmux server, and draws the recording as
# Docs/pictures/terminal.svg.
# Usage: scripts/pictures.sh [path of the built numeric-text]
set -euo pipefail
cd "$(dirname "$0")/.."

for tool in tmux python3; do
  command -v "$tool" >/dev/null || { echo "SKIPPED: $tool is missing, so no pictures were recorded."; exit 0; }
done

program=$(realpath "${1:-Tools/.build/debug/numeric-text}")
[ -x "$program" ] || { echo "There is no $program; run swift build first."; exit 1; }
server="numeric-text-pictures-$$"
frames=$(mktemp -d)
tm() { tmux -L "$server" -f /dev/null "$@"; }
trap 'tm kill-server 2>/dev/null || true; rm -rf "$frames"' EXIT

columns=80
rows=15
count=0
last=""

screen() { tm display -p '#{cursor_x} #{cursor_y} #{cursor_flag}'; tm capture-pane -pe; }

# shot <caption> <seconds>: waits until the screen has changed and is stable, and records it as a
# frame that the picture shows for <seconds>
shot() {
  local now="" before=none tries=0
  until [ "$now" = "$before" ] && [ "$now" != "$last" ]; do
    tries=$((tries + 1))
    [ "$tries" -lt 200 ] || { echo "The screen did not change after: $1"; exit 1; }
    sleep 0.03
    before=$now
    now=$(screen)
  done
  last=$now
  count=$((count + 1))
  printf '%s\n%s\n%s\n' "$1" "$2" "$now" >"$frames/$(printf '%03d' "$count")"
}

# press <caption> <seconds> <key for tmux>...: presses keys and records the screen
press() {
  local caption=$1 seconds=$2
  shift 2
  tm send-keys "$@"
  shot "$caption" "$seconds"
}

# type_text <text> <seconds>: types the text key by key
type_text() {
  local index
  for ((index = 0; index < ${#1}; index++)); do press "${1:index:1}" "$2" -l -- "${1:index:1}"; done
}

paste() {
  tm set-buffer "$1"
  tm paste-buffer -p
  shot "paste $1" "$2"
}

tm new-session -d -x "$columns" -y "$rows" "exec '$program'"
tm set -g escape-time 0
until tm capture-pane -p | grep -q 'what you see'; do sleep 0.05; done

shot "a form in the terminal" 1.6
type_text 1234.5 0.5
press "←" 0.4 Left
press "←" 0.4 Left
press "←" 0.6 Left
press "⌫" 0.9 BSpace
press "9" 1.2 -l 9
press "End" 0.6 End
press "x" 2.2 -l x
press "^U" 0.7 C-u
paste "1.234,56" 2
press "^L, the next locale" 1.4 C-l
press "^G, the next currency" 1.4 C-g
press "Tab" 0.8 Tab
press "↑" 0.7 Up
press "↑" 1.1 Up
press "Tab" 0.5 Tab
press "Tab" 0.5 Tab
press "Tab: the exact budget" 1.6 Tab
press "Tab" 0.6 Tab
type_text 3456 0.5
press "⌫" 1 BSpace
press "Tab" 0.8 Tab
type_text "+15%" 0.7
press "Return: the result" 2 Enter

mkdir -p Docs/pictures
scripts/terminal-svg.py "$frames" "$columns" "$rows" >Docs/pictures/terminal.svg
echo "Docs/pictures/terminal.svg: $count frames, $(wc -c <Docs/pictures/terminal.svg) bytes"
