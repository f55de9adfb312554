#!/usr/bin/env bash
# Prints the sizes of the web component, and the times of a key in Node and in Chromium, compared with
# Intl.NumberFormat in the same run. Also prints the times of loading on a slow phone, and the full times of a
# key in all browsers. Updates the table of sizes in Web/README.md.
set -euo pipefail
cd "$(dirname "$0")/.."
scripts/web-sizes.sh
scripts/web-features.py

if command -v node >/dev/null; then
  node Web/bench/node.mjs
else
  echo "SKIPPED: node is missing, so the time of a key was NOT measured in it."
fi

chromium=$(command -v chromium || command -v chromium-browser || command -v google-chrome || true)
if [ -z "$chromium" ]; then
  echo "SKIPPED: Chromium is missing (make setup), so the time of a key was NOT measured in it."
  exit 0
fi
page=$(mktemp -d)/bench.html
trap 'rm -r "$(dirname "$page")"' EXIT
# Creates one page that contains the script, because browsers do not load modules from disk.
{
  echo "<!doctype html><meta charset=utf-8><pre id=result></pre><script>"
  cat Web/dist/numeric-field-script.js
  sed 's/^export //' Web/bench/bench.js
  echo 'result.textContent = bench(NumericText.openSession).map(({ name, microseconds }) =>'
  echo '  `  ${microseconds.toFixed(2).padStart(7)} µs  ${name}`).join("\n");'
  echo "</script>"
} >"$page"
"$chromium" --version 2>/dev/null
"$chromium" --headless=new --no-sandbox --disable-gpu --disable-dev-shm-usage --dump-dom \
  "file://$page" 2>/dev/null | grep -o ' *[0-9]*\.[0-9]* µs  [^<]*'

# Measures the first number and the first key on a slow phone.
.build-web/venv/bin/python -W ignore Web/bench/load.py \
  || echo "SKIPPED: selenium is missing (make setup), so the load was NOT measured."

# Measures the full time of a key press, including the browser's own work.
.build-web/venv/bin/python -W ignore Web/bench/browser.py \
  || echo "SKIPPED: selenium is missing (make setup), so the time of a key was NOT measured in browsers."
