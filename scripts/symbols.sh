#!/usr/bin/env bash
# Writes the symbol graph of a built module.
# Usage: scripts/symbols.sh <folder of built modules> <module> <output folder> [option]...
set -euo pipefail
modules=$1 module=$2 output=$3
shift 3
triple=$(swift -print-target-info | sed -n 's/.*"triple": "\(.*\)",/\1/p' | head -n 1)
swift symbolgraph-extract -module-name "$module" -I "$modules" -output-dir "$output" -target "$triple" \
  -minimum-access-level public -skip-inherited-docs "$@"
