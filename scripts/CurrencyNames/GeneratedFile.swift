// SPDX-License-Identifier: MIT

/// A source file made from what Foundation knows of currencies and locales.
package struct GeneratedFile: Sendable {
  /// The path of the file in the package.
  package var path: String

  /// A number that changes with the names the file is made from.
  package var fingerprint: String

  /// The whole text of the file.
  package var text: String

  /// The generated files of names.
  ///
  /// The file of notations is not among them, because making it takes minutes.
  package static let all = [currencies, locales]

  init(path: String, fingerprint: String, text: String) {
    self.path = path
    self.fingerprint = fingerprint
    self.text = text
  }

  private init(_ name: String, _ cases: [NamedCase], type: String, members: String = "") {
    path = "Sources/NumericText/Currencies/\(name).generated.swift"
    fingerprint = Self.fingerprint(of: cases)
    text = """
      // SPDX-License-Identifier: MIT

      // Made by `make generate` from Foundation's English names, fingerprint \(fingerprint).
      // To change it, edit `scripts/CurrencyNames`.

      \(type)
      \(cases.map(Self.line).joined(separator: "\n"))
      }
      \(members)
      """
  }

  private static func line(_ one: NamedCase) -> String {
    """
      /// \(one.english).
      case \(one.name) = "\(one.rawValue)"
    """
  }

  /// The FNV-1a hash of all codes and English names.
  static func fingerprint(of cases: [NamedCase]) -> String {
    let data = cases.map { "\($0.rawValue)=\($0.english)" }.sorted().joined(separator: ";")
    let hash = data.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01b3
    }
    return String(hash, radix: 16)
  }
}

extension GeneratedFile {
  /// The file of `Currency`.
  package static let currencies = GeneratedFile(
    "Currency",
    CurrencyNames.cases,
    type: """
      /// A currency of ISO 4217, current or former.
      ///
      /// ```swift
      /// Currency.brazilianReal.code              // "BRL"
      /// Currency.yen.minorDigits                 // 0
      /// Currency(code: "sek") == .swedishKrona   // true
      /// ```
      ///
      /// The cases are the currencies that Foundation supports, including precious metals and the
      /// codes for testing and for no currency. Each case is named after the currency's English
      /// name in CLDR, except for `dollar`, the US dollar, and `afghani`, the current currency of
      /// Afghanistan. The name of a former currency includes its years if other currencies share
      /// the name, as in ``brazilianCruzeiro1990To1993``. Names of ISO 4217 that differ from CLDR
      /// are available too, such as ``yen``.
      public enum Currency: String, CaseIterable, Hashable, Sendable {
      """,
    members: """

      extension Currency {
      \(aliases)
      }

      extension Currency {
      \(renamed(CurrencyTextNames.currencies, CurrencyNames.cases))
      }

      """
  )

  /// The file of `CurrencyLocale`.
  package static let locales = GeneratedFile(
    "CurrencyLocale",
    LocaleNames.cases,
    type: """
      /// A named locale.
      ///
      /// ```swift
      /// CurrencyLocale.italian.locale.identifier                // "it"
      /// CurrencyLocale.englishUnitedStates.locale.identifier    // "en_US"
      /// CurrencyLocale(rawValue: "sv_SE") == .swedishSweden     // true
      /// ```
      ///
      /// The cases are the user's locale, every locale that Foundation has data for, and a few more
      /// that CurrencyText has. Each is named after its language, script and region in English.
      public enum CurrencyLocale: String, CaseIterable, Hashable, Sendable {
        /// The user's locale at the time when it is requested.
        case current = "current"
        /// The user's locale, updated when the user changes it.
        case autoUpdating = "currentAutoUpdating"
      """,
    members: """

      extension CurrencyLocale {
      \(renamed(CurrencyTextNames.locales, LocaleNames.cases))
      }

      """
  )

  private static var aliases: String {
    CurrencyNames.cases.compactMap { one in
      ISONames.aliases[one.rawValue].map {
        """
          /// \(one.english), by its name in ISO 4217.
          public static var \($0): Currency { .\(one.name) }
        """
      }
    }
    .joined(separator: "\n\n")
  }

  /// Deprecated members for names of CurrencyText that no case has.
  private static func renamed(
    _ names: [String: String],
    _ cases: [NamedCase]
  ) -> String {
    names.sorted { $0.key < $1.key }.compactMap { name, rawValue in
      cases.first { $0.rawValue == rawValue && $0.name != name }.map {
        """
          /// CurrencyText's name for ``\($0.name)``.
          @available(*, deprecated, renamed: "\($0.name)")
          public static var \(name): Self { .\($0.name) }
        """
      }
    }
    .joined(separator: "\n\n")
  }
}
