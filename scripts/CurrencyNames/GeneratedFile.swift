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
      // What should be otherwise is changed in `scripts/CurrencyNames`.

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
      /// The cases are the currencies that Foundation knows, precious metals and the codes for
      /// testing and for no currency included. A case has its currency's English name in CLDR;
      /// the US dollar is just `dollar`, and today's Afghan one `afghani`. A former currency has
      /// its years behind its name where others had the same, such as
      /// ``brazilianCruzeiro1990To1993``. Where ISO 4217 has another name than CLDR, such as
      /// ``yen``, that may be used too.
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
      /// A locale by name.
      ///
      /// ```swift
      /// CurrencyLocale.italian.locale.identifier                // "it"
      /// CurrencyLocale.englishUnitedStates.locale.identifier    // "en_US"
      /// CurrencyLocale(rawValue: "sv_SE") == .swedishSweden     // true
      /// ```
      ///
      /// The cases are the person's own locale, all that Foundation has data for, and further ones
      /// of CurrencyText. A case is named after its language, script and region in English.
      public enum CurrencyLocale: String, CaseIterable, Hashable, Sendable {
        /// The locale of the person using the device, as it is when it is asked for.
        case current = "current"
        /// The locale of the person using the device, which follows their changes.
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
