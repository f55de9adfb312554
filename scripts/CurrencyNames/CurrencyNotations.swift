// SPDX-License-Identifier: MIT

import Foundation

/// The texts next to the digits in amounts of any currency, such as `US$`: the texts that Foundation
/// formats in any locale, and the texts that people write.
package enum CurrencyNotations {
  /// Returns all texts that Foundation formats next to an amount, without bidirectional marks.
  ///
  /// - Complexity: Formats two amounts for every locale and currency, which takes minutes.
  static func printed() -> Set<String> {
    let codes = CurrencyNames.codes.sorted()
    return Locale.availableIdentifiers.sorted().reduce(into: []) { printed, identifier in
      for code in codes {
        printed.formUnion(notations(of: code, in: Locale(identifier: identifier)))
      }
    }
  }

  private static func notations(of code: String, in locale: Locale) -> [String] {
    let style = Decimal.FormatStyle.Currency(code: code, locale: locale)
      .precision(.fractionLength(0))
    return [style, style.presentation(.narrow)].flatMap { affixes(of: $0.format(2)) }
  }

  /// Returns the texts before and after the only digit in `text`.
  private static func affixes(of text: String) -> [String] {
    text.unicodeScalars
      .split { $0.properties.numericType == .decimal }
      .map { plain(String(String.UnicodeScalarView($0))) }
      .filter { !$0.isEmpty }
  }

  /// Returns the text without invisible characters and surrounding spaces, and with every other
  /// kind of space replaced by U+0020.
  private static func plain(_ text: String) -> String {
    let scalars = text.unicodeScalars
      .filter { $0.properties.generalCategory != .format }
      .map { $0.properties.isWhitespace ? " " : $0 }
    return String(String.UnicodeScalarView(scalars)).trimmingCharacters(in: .whitespaces)
  }
}

// MARK: - Exceptions

extension CurrencyNotations {
  /// Texts that are not recognized as currencies, because they can mean a subunit or a multiple in
  /// another language, or are not a currency at all.
  ///
  /// `50 p.` is half a pound, `5 rb` is five thousand in Indonesian, `5 KF` are thousands of francs,
  /// and `XXXX` is not a currency.
  /// A single Arabic letter, and a currency name in Bodo, are ambiguous. `Af` and `Db` mark debits in
  /// Dutch and Indonesian bank statements.
  package static let ambiguous: Set = [
    "Af", "Db", "KF", "P.", "p.", "r.", "rb", "XXXX", "ر", "आर", "पि",
  ]

  /// Names and symbols that people write or that dictation produces, but that Foundation writes in no
  /// locale.
  static let written: Set = [
    "$b", "Birr", "Bs.F", "CFA", "Col$", "Dollar", "Euro", "Euros", "Franken", "KR", "KSh", "KČ",
    "Kr.", "L.E.", "Lei", "Lps.", "MT", "Mex$", "Php", "Rp.", "S/.", "SFr.", "Sh", "TL", "Tk.",
    "U$D", "U$S", "ZŁ", "chf", "dollar", "dollars", "eur", "euro", "euros", "forint", "fr.",
    "franc", "francs", "gbp", "korun", "krona", "krone", "kroner", "kronor", "kč", "lv.", "peso",
    "pesos", "pound", "pounds", "reais", "real", "rupee", "rupees", "sFr.", "so'm", "so‘m", "so’m",
    "u$s", "usd", "yen", "yuan", "złotych", "đ", "đồng", "Руб.", "гривень", "грн.", "рублей",
    "рубль", "рубля", "сомонӣ", "сум", "тг.", "ש\"ח", "ש״ח", "تومان", "جنيه", "درهم", "دينار",
    "ريال", "रु.", "रू.", "TH฿", "บาท", "円", "圓", "원",
  ]

  /// Names and symbols in shops and public price lists.
  ///
  /// Most texts are from the test data of <https://github.com/scrapinghub/price-parser>, in
  /// `tests/test_price_parsing.py`. The others are from the sources that
  /// `Scenarios/real-texts.jsonl` names, `שח` is from the test data of
  /// <https://github.com/facebook/duckling>, and `روپے` is the usual spelling of `روپئے`.
  static let writtenInShops: Set = [
    "BD", "Cdn", "DH", "Dh", "Dhs.", "F.CFA", "FRw", "Frs.", "GH¢", "JD", "K.D.", "KD", "KSh.",
    "KShs.", "Kyat", "Kyats", "LL", "Lek", "M.N.", "NRs.", "QR", "RO", "Shs.", "TSh.", "TShs.",
    "Taka", "U.S.", "VNĐ", "baht", "bucks", "dinara", "lari", "lira", "manat", "won", "ευρω", "Р",
    "теңге", "тенге", "төг.", "שח", "جنيهاً", "دج", "روپئے", "روپے", "ريالات", "ريالاً", "रुपये",
    "रुपैयाँ", "টাকা", "ਰੁ.", "ரூ.", "ரூபா", "రూ.", "ರೂ.", "രൂ.", "บ.", "ლარი", "块", "新台幣", "新臺幣",
    "港幣",
  ]

  /// Single letters that people write before an amount, but that Foundation writes in no locale.
  static let writtenLetters: Set = ["N"]

  /// Unofficial currency codes.
  static let writtenCodes: Set = [
    "BTC", "ETH", "GGP", "IMP", "JEP", "NIS", "NTD", "RMB", "SKR", "XBT",
  ]

  /// Region letters that people write before a currency symbol, but that no locale uses.
  static let writtenRegions: Set = ["BDS", "CAN", "COL", "IR", "MEX", "MOP", "RMB", "Z"]

  /// Letters next to a currency symbol that mean a multiple, except before a number and before `$` or
  /// `£`: `5 K€`, `T€ 5`, `₹L 5`.
  package static let multiples: Set = ["B", "BN", "G", "K", "L", "MN", "T", "TH"]
}
