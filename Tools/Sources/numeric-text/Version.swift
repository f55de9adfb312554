// SPDX-License-Identifier: MIT

/// The version of the package, which is defined only here.
///
/// `scripts/check-version.sh` checks that the changelog, the README and the web component use it.
enum Version {
  static let current = "1.0.0"
}
