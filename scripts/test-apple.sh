#!/usr/bin/env bash
# Builds and tests the fields with Xcode: scripts/test-apple.sh iOS
# Systems: iOS, tvOS, watchOS, visionOS (each in a simulator), macOS, Catalyst.
# scripts/test-apple.sh watchOS device builds for a real one, without tests.
set -euo pipefail
cd "$(dirname "$0")/.."
system=${1:?"Which system? iOS, tvOS, watchOS, visionOS, macOS or Catalyst"}

flags=(-scheme Fields -skipMacroValidation -skipPackagePluginValidation CODE_SIGNING_ALLOWED=NO)

if [ "${2:-}" = device ]; then
  exec xcodebuild build-for-testing -destination "generic/platform=$system" "${flags[@]}"
fi

# The newest simulator of a system, by its identifier; nothing if there is none.
simulator() {
  xcrun simctl list devices available --json | python3 -c '
import json, re, sys

system = {"visionOS": "xrOS"}.get(sys.argv[1], sys.argv[1])
found = []
for runtime, devices in json.load(sys.stdin)["devices"].items():
    match = re.search(r"\.SimRuntime\.(\w+?)-([\d-]+)$", runtime)
    if match and match[1] == system:
        version = [int(part) for part in match[2].split("-")]
        found += [(version, device["udid"]) for device in devices]
print(max(found)[1] if found else "")
' "$1"
}

case $system in
  macOS) destination="platform=macOS" ;;
  Catalyst) destination="platform=macOS,variant=Mac Catalyst" ;;
  iOS | tvOS | watchOS | visionOS)
    id=$(simulator "$system")
    if [ -z "$id" ]; then
      xcodebuild -downloadPlatform "$system"
      id=$(simulator "$system")
    fi
    [ -n "$id" ] || { echo "There is no simulator for $system."; exit 1; }
    destination="id=$id"
    ;;
  *)
    echo "Unknown system: $system"
    exit 1
    ;;
esac

xcodebuild test -destination "$destination" "${flags[@]}"
