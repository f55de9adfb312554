// SPDX-License-Identifier: MIT

/// The version of the package, which is written here and nowhere else.
///
/// `scripts/check-version.sh` holds the changelog, the README and the web component to it.
enum Version {
  static let current = "1.0.0"
}
