#!/usr/bin/env bash
# Builds and tests the fields with Xcode: scripts/test-apple.sh iOS
# Systems: iOS, tvOS, watchOS, visionOS (each in a simulator), macOS, Catalyst.
# `scripts/test-apple.sh watchOS device` builds for a physical device and runs no tests.
# `scripts/test-apple.sh iOS hands` runs the scenarios and the UI tests in separate host apps.
set -euo pipefail
cd "$(dirname "$0")/.."
system=${1:?"Which system? iOS, tvOS, watchOS, visionOS, macOS or Catalyst"}

# The scheme of the package, in .swiftpm. The host apps have a project and a scheme of their own.
scheme=Fields
hands=Hands
flags=(-skipMacroValidation -skipPackagePluginValidation CODE_SIGNING_ALLOWED=NO)

# Installs the simulator for the SDK's version if it is missing, because builds fail without it.
install_platform() {
  local sdk name=$1 version
  case $1 in
    iOS) sdk=iphoneos ;;
    tvOS) sdk=appletvos ;;
    watchOS) sdk=watchos ;;
    visionOS) sdk=xros name=xrOS ;;
  esac
  version=$(xcrun --sdk "$sdk" --show-sdk-version)
  xcrun simctl list runtimes --json | grep -q "SimRuntime.$name-${version//./-}\"" ||
    xcodebuild -downloadPlatform "$1"
}

# Prints the identifier of the newest simulator of a system.
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
    install_platform "$system"
    id=$(simulator "$system")
    [ -n "$id" ] || { echo "There is no simulator for $system."; exit 1; }
    destination="id=$id"
    ;;
  *)
    echo "Unknown system: $system"
    exit 1
    ;;
esac

case ${2:-} in
  device)
    exec xcodebuild build-for-testing -scheme "$scheme" -destination "generic/platform=$system" "${flags[@]}"
    ;;
  hands)
    command -v xcodegen >/dev/null || brew install xcodegen
    xcodegen generate --spec Tests/AppleHost/project.yml
    # The tests need the software keyboard, which a connected hardware keyboard replaces.
    defaults write com.apple.iphonesimulator ConnectHardwareKeyboard -bool NO
    exec xcodebuild test -project "Tests/AppleHost/$hands.xcodeproj" -scheme "$hands" \
      -destination "$destination" "${flags[@]}"
    ;;
esac

xcodebuild test -scheme "$scheme" -destination "$destination" "${flags[@]}"
