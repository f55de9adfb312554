#!/usr/bin/env bash
# Installs what the tests need besides the Swift toolchain and node, and prints what it installs.
set -euo pipefail
cd "$(dirname "$0")/.."
venv=.build-web/venv

# Each command, and the Debian package that has it.
packages=()
while read -r command package; do
  command -v "$command" >/dev/null || packages+=("$package")
done <<'END'
make make
tmux tmux
esbuild esbuild
wasm-opt binaryen
chromium chromium
chromedriver chromium-driver
python3 python3
END
python3 -c 'import ensurepip' 2>/dev/null || packages+=(python3-venv)

as_root() { if [ "$(id -u)" = 0 ]; then "$@"; else sudo "$@"; fi; }

if [ ${#packages[@]} -gt 0 ]; then
  command -v apt-get >/dev/null \
    || { echo "setup: there is no apt-get here; please install ${packages[*]}." >&2; exit 1; }
  echo "setup: installing ${packages[*]}"
  as_root apt-get update -qq
  as_root apt-get install -y -qq --no-install-recommends "${packages[@]}"
fi

if ! "$venv/bin/python" -c 'import selenium, websocket' 2>/dev/null; then
  echo "setup: installing selenium and websocket-client in $venv"
  python3 -m venv "$venv"
  "$venv/bin/python" -m pip install --quiet selenium websocket-client
fi

if command -v node >/dev/null; then
  echo "setup: all tools are installed."
else
  echo "setup: all tools but node are installed: without node 20 or later (nodejs.org) the web component is not tested."
fi
