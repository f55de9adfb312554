// SPDX-License-Identifier: MIT

import CurrencyNames
import Foundation

/// The names and texts in Foundation's version of the Unicode locale data.
enum LocaleData {
  /// Whether this system has the locale data from which the generated files were created.
  ///
  /// Each generated file contains a fingerprint of that data, which is compared with the
  /// fingerprint of this system's data. Other versions of Foundation have other locales and format
  /// some texts differently.
  static let matchesTheSources = GeneratedFile.all.allSatisfy {
    source($0)?.contains("fingerprint \($0.fingerprint).") == true
  }

  /// Returns the contents of `file` on disk, or nil on a device without the sources.
  static func source(_ file: GeneratedFile) -> String? { source(file.path) }

  /// Returns the contents of the file at `path` in the package, or nil on a device without the
  /// sources.
  static func source(_ path: String) -> String? {
    let package = URL(fileURLWithPath: #filePath).pathComponents.dropLast(4).joined(separator: "/")
    return try? String(contentsOfFile: "\(package)/\(path)", encoding: .utf8)
  }
}
