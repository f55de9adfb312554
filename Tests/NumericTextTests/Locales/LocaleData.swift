// SPDX-License-Identifier: MIT

import CurrencyNames
import Foundation

/// The names and texts that Foundation takes from the Unicode locale data.
enum LocaleData {
  /// Whether this system has the locale data from which the generated files were made.
  ///
  /// Other versions of Foundation have other locales and write some texts differently. Each file
  /// contains a fingerprint of the names from which it was made.
  static let isThatOfTheSources = GeneratedFile.all.allSatisfy {
    source($0)?.contains("fingerprint \($0.fingerprint).") == true
  }

  /// The contents of `file` on disk, nil on a device without the sources.
  static func source(_ file: GeneratedFile) -> String? { source(file.path) }

  /// The contents of the file at `path` in the package, nil on a device without the sources.
  static func source(_ path: String) -> String? {
    let package = URL(fileURLWithPath: #filePath).pathComponents.dropLast(4).joined(separator: "/")
    return try? String(contentsOfFile: "\(package)/\(path)", encoding: .utf8)
  }
}
