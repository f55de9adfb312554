#!/usr/bin/env bash
# Prints the sizes of the web component, and the times of a key in Node and in Chromium, compared with
# Intl.NumberFormat in the same run. Also prints the times of loading on a slow phone, and the full times of a
# key in all browsers. Updates the table of sizes in Web/README.md.
set -euo pipefail
cd "$(dirname "$0")/.."
node scripts/web-sizes.mjs
scripts/web-features.py

if command -v node >/dev/null; then
  node Web/bench/node.mjs
else
  echo "SKIPPED: node is missing, so the time of a key was NOT measured in it."
fi

# Measures the first number and the first key on a slow phone.
.build-web/venv/bin/python -W ignore Web/bench/load.py \
  || echo "SKIPPED: selenium is missing (make setup), so the load was NOT measured."

# Measures the time of a key in Chromium, and the full time in all browsers, including their own work.
.build-web/venv/bin/python -W ignore Web/bench/browser.py \
  || echo "SKIPPED: selenium is missing (make setup), so the time of a key was NOT measured in browsers."
