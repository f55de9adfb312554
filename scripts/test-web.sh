#!/usr/bin/env bash
# Tests the web component: in node the engine, the scenarios and the notations of all locales, in
# Chromium the element with real keys.
set -euo pipefail
cd "$(dirname "$0")/.."
venv=.build-web/venv

left_out() { echo "LEFT OUT: $1"; }

find_chromium() { command -v chromium || command -v chromium-browser || command -v google-chrome; }

# Says what the browser tests lack, if anything.
has_browser() {
  if { ! find_chromium || ! command -v chromedriver; } >/dev/null; then
    left_out "there is no Chromium with its driver (make setup), so the element was NOT tested in a browser."
    return 1
  fi
  if ! "$venv/bin/python" -c "import selenium, websocket" 2>/dev/null; then
    left_out "there is no selenium in $venv (make setup), so the element was NOT tested in a browser."
    return 1
  fi
}

if ! command -v node >/dev/null; then
  left_out "there is no node (nodejs.org, version 20 or later), so the web component was NOT tested."
  exit 0
fi
node --test Web/tests/
has_browser || exit 0
"$venv/bin/python" -m unittest discover --start-directory Web/tests/browser --pattern 'test_*.py'
echo "Screenshots are in .build-web/screenshots."
