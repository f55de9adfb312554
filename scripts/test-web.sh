#!/usr/bin/env bash
# Tests the web component: in node the engine, the scenarios and the notations of all locales, in
# Chromium the element with real keys.
set -euo pipefail
cd "$(dirname "$0")/.."
venv=.build-web/venv

left_out() { echo "LEFT OUT: $1"; }

find_chromium() { command -v chromium || command -v chromium-browser || command -v google-chrome; }

make_venv() { "$venv/bin/python" -m pip --version >/dev/null 2>&1 || python3 -m venv "$venv" >/dev/null 2>&1; }

# Installs packages where that is allowed.
install() {
  [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null || return 0
  { apt-get update && apt-get install -y --no-install-recommends "$@"; } >/dev/null 2>&1 || true
}

# Installs what the browser tests need, where that is allowed; says what is missing otherwise.
prepare_browser() {
  if { ! find_chromium || ! command -v chromedriver; } >/dev/null; then
    install chromium chromium-driver
  fi
  if { ! find_chromium || ! command -v chromedriver; } >/dev/null; then
    left_out "there is no Chromium with its driver (apt-get install chromium chromium-driver), so the element was NOT tested in a browser."
    return 1
  fi
  make_venv || { install python3-venv && make_venv; } || true
  "$venv/bin/python" -c "import selenium, websocket" 2>/dev/null \
    || "$venv/bin/python" -m pip install --quiet selenium websocket-client 2>/dev/null || true
  if ! "$venv/bin/python" -c "import selenium, websocket" 2>/dev/null; then
    left_out "there is no selenium (python3 -m venv $venv && $venv/bin/pip install selenium websocket-client), so the element was NOT tested in a browser."
    return 1
  fi
}

if ! command -v node >/dev/null; then
  left_out "there is no node (nodejs.org, version 20 or later), so the web component was NOT tested."
  exit 0
fi
node --test Web/tests/
prepare_browser || exit 0
"$venv/bin/python" -m unittest discover --start-directory Web/tests/browser --pattern 'test_*.py'
echo "Screenshots are in .build-web/screenshots."
