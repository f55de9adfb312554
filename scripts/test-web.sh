#!/usr/bin/env bash
# Tests the web component in node: the engine, the scenarios, the notations of all locales.
set -euo pipefail
cd "$(dirname "$0")/.."
if ! command -v node >/dev/null; then
  echo "LEFT OUT: there is no node (nodejs.org, version 20 or later), so the web component was NOT tested."
  exit 0
fi
node --test Web/tests/
