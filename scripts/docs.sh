#!/usr/bin/env bash
# Builds the site in .build/site: a landing page, the guides and the reference of all modules, the
# playground, the field test and the pictures. Warnings about the documentation are errors.
# SITE_PATH is the path of the site on its server, such as /numeric-text. The default is the root.
set -euo pipefail
cd "$(dirname "$0")/.."

if [ "$(uname)" != Linux ]; then
  echo "SKIPPED: the site is only built on Linux; on a Mac, Xcode builds the reference."
  exit 0
fi

# The modules with the fields import UIKit and SwiftUI, so all modules are built in the test package
# that has stand-ins for these frameworks. The documentation of a module can link to the modules before it.
phone=Tests/AppleUI/.build/Phone
output=.build/docs
rm -rf "$output" .build/docs-*
archives=()
for module in NumericTextCore NumericText NumericTextReplay NumericTextUI NumericTextMigration; do
  APPLE_SYSTEM=Phone swift build --package-path Tests/AppleUI --scratch-path $phone --target $module
  mkdir -p .build/docs-symbols/$module
  scripts/symbols.sh $phone/debug/Modules $module .build/docs-symbols/$module -emit-extension-block-symbols
  catalog=Sources/$module/$module.docc
  [ -d $catalog ] || catalog=
  docc convert $catalog --additional-symbol-graph-dir .build/docs-symbols/$module \
    --fallback-display-name $module --fallback-bundle-identifier $module \
    --enable-experimental-external-link-support "${archives[@]/#/--dependency=}" \
    --warnings-as-errors --output-path .build/docs-$module.doccarchive
  archives+=(.build/docs-$module.doccarchive)
done
docc merge "${archives[@]}" \
  --synthesized-landing-page-name NumericText --synthesized-landing-page-topics-style list --output-path "$output"

site=.build/site
rm -rf "$site"
mkdir -p "$site/pictures"
docc process-archive transform-for-static-hosting "$output" \
  --output-path "$site/reference" --hosting-base-path "${SITE_PATH:-}/reference"
# Replaces DocC's start page, which only works at the root of a server.
echo '<!doctype html><meta http-equiv="refresh" content="0; url=documentation/"><title>Reference</title>' >"$site/reference/index.html"
# Every page of the reference requests this file, which would be missing otherwise.
echo '{}' >"$site/reference/theme-settings.json"
# Adds a link to the start page of the site to every page of the reference.
style='position:relative;z-index:10000;display:block;padding:.4rem 1.25rem;font:14px/1.4 system-ui,sans-serif;background:#131315;color:#f2f2f4;text-decoration:none'
link="<a class=\"site-link\" href=\"${SITE_PATH:-}/\" style=\"$style\">‹ NumericText: start page and playground</a>"
grep -rlZ --include='*.html' '<body' "$site/reference" | xargs -0 sed -i "s|<body[^>]*>|&$link|"
cp Docs/site/* "$site"
cp Docs/pictures/* Docs/benchmarks.svg "$site/pictures"
python3 FieldTest/driver/site_pages.py "$site/field-test"
if [ -e Web/dist/numeric-field-script.js ]; then
  cp -r Web/dist Web/playground "$site"
  sed 's#href="../README.md"#href="index.html"#' Web/playground.html >"$site/playground.html"
else
  echo "SKIPPED: Web/dist is missing (make web), so the fields of the site and its playground do not run."
fi
python=.build-web/venv/bin/python
if [ -e "$site/dist" ] && [ -e $python ]; then
  $python -W ignore scripts/test-site.py "$site"
else
  echo "SKIPPED: the pages of the site were NOT TESTED in a browser (make setup)."
fi
echo "View it with: python3 -m http.server --directory $site"
