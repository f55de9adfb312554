#!/usr/bin/env bash
# Builds the guides and the reference of all modules into .build/docs; a warning is an error.
set -euo pipefail
cd "$(dirname "$0")/.."

output=$PWD/.build/docs
rm -rf "$output" .build/docs-*
swift package --allow-writing-to-directory "$output" generate-documentation \
  --target NumericText --target NumericTextCore --enable-experimental-combined-documentation \
  --warnings-as-errors --output-path "$output"

if [ "$(uname)" != Linux ]; then
  echo "LEFT OUT: the pages of NumericTextUI are checked on Linux; Xcode builds them on a Mac."
  exit 0
fi

# The fields need UIKit and SwiftUI: their modules are those that the tests of the fields build.
phone=Tests/AppleUI/Phone
for module in NumericTextUI NumericTextMigration; do
  swift build --package-path $phone --target $module
  mkdir -p .build/docs-symbols/$module
  scripts/symbols.sh $phone/.build/debug/Modules $module .build/docs-symbols/$module -emit-extension-block-symbols
  docc convert Sources/$module/$module.docc --additional-symbol-graph-dir .build/docs-symbols/$module \
    --fallback-display-name $module --fallback-bundle-identifier $module \
    --warnings-as-errors --output-path .build/docs-$module.doccarchive
done

archives=.build/plugins/Swift-DocC/outputs/intermediates
rm -rf "$output"
docc merge $archives/NumericText.doccarchive $archives/NumericTextCore.doccarchive .build/docs-NumericTextUI.doccarchive \
  .build/docs-NumericTextMigration.doccarchive \
  --synthesized-landing-page-name NumericText --output-path "$output"
echo "Look at them with: python3 -m http.server --directory .build/docs"
