#!/usr/bin/env bash
# Tests the web component. Node tests the engine, plays the scenarios, and checks the notations of
# all locales. Chromium, Firefox and WebKit test the element with real keys. Ends with a table of
# results.
set -uo pipefail
cd "$(dirname "$0")/.."
python=.build-web/venv/bin/python
table=()
failed=0

# note <description> <result>: adds a line to the table
note() { table+=("$(printf '%-34s %s' "$1" "$2")"); }

# Adds a line to the table for a part that was not tested. In CI, this is a failure.
skipped() {
  note "$1" "NOT TESTED: $2 (make setup)"
  [ -z "${CI:-}" ] || failed=1
}

# run <description> <command>...: runs a command, and adds its result to the table
run() {
  local what=$1
  shift
  if "$@"; then note "$what" passed; else note "$what" FAILED; failed=1; fi
}

missing_for() { PYTHONPATH=Web/tests/browser "$python" -c "from engines import $1; print(*$1.missing)"; }

if ! command -v node >/dev/null; then
  skipped "the component in node" "node 20 or later is missing"
else
  run "the component in node" node --test Web/tests/
  if ! "$python" -c 'import selenium, websocket' 2>/dev/null; then
    skipped "the element in browsers" "selenium is missing in .build-web/venv"
  else
    run "the element in browsers" \
      "$python" -W ignore -m unittest discover --start-directory Web/tests/browser --pattern 'test_*.py'
    for engine in CHROMIUM FIREFOX WEBKIT; do
      missing=$(missing_for "$engine")
      if [ -z "$missing" ]; then note "  $engine" "was tested"; else skipped "  $engine" "without $missing"; fi
    done
    for tool in tsc /usr/share/nodejs/react-dom /usr/share/nodejs/jsdom; do
      if command -v "$tool" >/dev/null || [ -e "$tool" ]; then continue; fi
      skipped "  React, the types and jsdom" "without $tool"
    done
    "$python" -c 'import playwright' 2>/dev/null || skipped "  Playwright" "without playwright"
  fi
fi
printf '%s\n' "" "${table[@]}"
echo "Screenshots are in .build-web/screenshots."
exit "$failed"
