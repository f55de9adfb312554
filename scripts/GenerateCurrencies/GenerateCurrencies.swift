// SPDX-License-Identifier: MIT

import CurrencyNames
import Foundation

/// Writes the sources of `Currency` and `CurrencyLocale` and the notations that the engine reads, run in
/// the package's folder.
@main
struct GenerateCurrencies {
  static func main() throws {
    for file in GeneratedFile.all + [.notations()] {
      try file.text.write(toFile: file.path, atomically: true, encoding: .utf8)
      print("\(file.path): fingerprint \(file.fingerprint)")
    }
  }
}
