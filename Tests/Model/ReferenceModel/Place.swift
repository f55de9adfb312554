// SPDX-License-Identifier: MIT

/// How a locale writes numbers.
package enum Place: String, Hashable, Sendable {
  case unitedStates = "en_US", germany = "de_DE", france = "fr_FR", switzerland = "de_CH"
  case india = "en_IN", egypt = "ar_EG", portugal = "pt_PT", spain = "es_ES"
}

extension Place {
  var decimalMark: Character {
    switch self {
    case .unitedStates, .switzerland, .india: "."
    case .germany, .france, .portugal, .spain: ","
    case .egypt: "٫"
    }
  }

  var groupMark: Character {
    switch self {
    case .unitedStates, .india: ","
    case .germany, .spain: "."
    case .france: "\u{202F}"
    case .switzerland: "’"
    case .egypt: "٬"
    case .portugal: "\u{A0}"
    }
  }

  /// The mark on ordinary keyboards that can group or start a fraction, or nil if there is none.
  ///
  /// It is the grouping separator if that is `.` or `,`. Where both separators of the locale are
  /// rare on keyboards, it is the comma.
  var ambiguousMark: Character? {
    if self == .egypt { return "," }
    return groupMark == "." || groupMark == "," ? groupMark : nil
  }

  /// Whether the digits before the last three are grouped in pairs: `12,34,567`.
  var groupsInPairs: Bool { self == .india }

  /// The minimum number of digits before the last group.
  ///
  /// A number with fewer digits there is not grouped: if the minimum is 2, `1234` has no separator.
  var groupMinimum: Int { self == .spain || self == .portugal ? 2 : 1 }

  /// Returns the locale's form of `digit`, which is an ASCII digit.
  func digit(_ digit: Character) -> Character {
    guard self == .egypt, let value = digit.wholeNumberValue else { return digit }
    return Array("٠١٢٣٤٥٦٧٨٩")[value]
  }

  /// Returns the locale's form of `sign`, which is a plus or a minus.
  func sign(_ sign: String) -> String {
    self == .egypt && !sign.isEmpty ? "\u{61C}" + sign : sign
  }
}

// MARK: - Symbols

extension Place {
  /// Returns the symbol of a currency, as CLDR defines it.
  func symbol(of code: String) -> String {
    switch (self, code) {
    case (.france, "USD"): "$US"
    case (.egypt, "USD"), (.portugal, "USD"), (.spain, "USD"): "US$"
    case (.switzerland, "EUR"): "EUR"
    case (.france, "JPY"), (.spain, "JPY"): "JPY"
    case (.egypt, "JPY"), (.portugal, "JPY"), (.india, "JPY"): "JP¥"
    case (.egypt, "BHD"): "د.ب.\u{200F}"
    default: ["USD": "$", "EUR": "€", "JPY": "¥", "GBP": "£"][code] ?? code
    }
  }

  var percentSign: String {
    switch self {
    case .germany, .france, .spain: "\u{A0}%"
    case .egypt: "٪\u{61C}"
    default: "%"
    }
  }

  /// Returns the text before and after the digits of an amount with `sign`.
  func amountAffixes(_ symbol: String, sign: String) -> (before: String, after: String) {
    switch self {
    case .unitedStates, .india:
      (sign + (symbol.isAlphabeticAtEnd ? symbol + "\u{A0}" : symbol), "")
    case .switzerland: (symbol + (sign.isEmpty ? "\u{A0}" : sign), "")
    case .egypt: (sign + "\u{200F}", "\u{A0}" + symbol)
    default: (sign, "\u{A0}" + symbol)
    }
  }
}

extension String {
  /// Whether the text ends in a letter, so that a space separates it from digits.
  fileprivate var isAlphabeticAtEnd: Bool { last?.isLetter ?? false }
}
