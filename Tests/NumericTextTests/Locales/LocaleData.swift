// SPDX-License-Identifier: MIT

import CurrencyNames
import Foundation

/// The names and texts that Foundation takes from the Unicode locale data.
enum LocaleData {
  /// Whether this system has the data that the generated files were made from.
  ///
  /// Other versions of Foundation have other locales, and write some texts in another way. The
  /// fingerprint in a file tells which names it was made from.
  static let isThatOfTheSources = GeneratedFile.all.allSatisfy {
    source($0)?.contains("fingerprint \($0.fingerprint).") == true
  }

  /// The text of a generated file on disk, nil on a device that has no sources.
  static func source(_ file: GeneratedFile) -> String? { source(file.path) }

  /// The text of a file of the package on disk, nil on a device that has no sources.
  static func source(_ path: String) -> String? {
    let package = URL(fileURLWithPath: #filePath).pathComponents.dropLast(4).joined(separator: "/")
    return try? String(contentsOfFile: "\(package)/\(path)", encoding: .utf8)
  }
}
