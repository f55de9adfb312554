#!/usr/bin/env bash
# Checks that every file that contains the package's version agrees with Version.swift, that every
# file that contains the Swift version of the libraries agrees with Package.swift, and that every file
# that contains the Swift version of the tools and tests agrees with Benchmarks/Package.swift.
# Usage: scripts/check-version.sh [tag]   with a tag, also checks that it is the package's version
set -uo pipefail
cd "$(dirname "$0")/.."
version=$(sed -n 's/.*static let current = "\(.*\)"/\1/p' Tools/Sources/numeric-text/Version.swift)
tools_version() { sed -n '1s/^.*swift-tools-version: *//p' "$1"; }
swift=$(tools_version Package.swift)
newest=$(tools_version Benchmarks/Package.swift)
failed=0

# holds <file> <text>: checks that the file contains the text
holds() {
  grep -qF -- "$2" "$1" || { echo "version: $1 does not say: $2"; failed=1; }
}

[ -n "$version" ] || { echo "version: Tools/Sources/numeric-text/Version.swift names none"; failed=1; }
[ -z "${1:-}" ] || [ "${1#v}" = "$version" ] || { echo "version: the tag $1 is not $version"; failed=1; }
holds CHANGELOG.md "## $version"
# Before the first release, the README requires the branch `main` instead of a version.
requirement='branch: "main"'
if [ -n "${1:-}" ] || grep -qF 'git", from: "' README.md; then requirement="from: \"$version\""; fi
holds README.md "numeric-text.git\", $requirement"
holds Docs/site/index.html "numeric-text.git\", $requirement"
holds Docs/site/index.html "numeric-field-$version.tgz"
holds Web/package.json "\"version\": \"$version\""
holds README.md "Swift $swift or later"
holds .spi.yml "swift_version: \"$swift\""
holds Examples/Gallery.swiftpm/Package.swift "swift-tools-version: $swift"
for manifest in $(git ls-files 'Benchmarks/*Package.swift' 'Tests/*Package.swift'); do
  holds "$manifest" "swift-tools-version: $newest"
done
for image in $(grep -ohE 'container: swift:[0-9.]+' .github/workflows/*.yml | sort -u | sed 's/.*swift://'); do
  [ "$image" = "$swift" ] || [ "$image" = "$newest" ] \
    || { echo "version: a workflow uses Swift $image"; failed=1; }
done
exit "$failed"
