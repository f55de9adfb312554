// SPDX-License-Identifier: MIT

import CurrencyNames
import Foundation

/// Writes the sources of `Currency`, `CurrencyLocale` and the currency symbols that the engine
/// reads.
///
/// Run it in the root folder of the package. With `--locales`, it only prints the identifiers of all
/// locales, for `scripts/magnitudes.mjs`.
@main
struct GenerateCurrencies {
  static func main() throws {
    if CommandLine.arguments.contains("--locales") {
      return print(LocaleNames.cases.map(\.rawValue).joined(separator: "\n"))
    }
    for file in GeneratedFile.all + [.notations()] {
      try file.text.write(toFile: file.path, atomically: true, encoding: .utf8)
      print("\(file.path): fingerprint \(file.fingerprint)")
    }
  }
}
