// SPDX-License-Identifier: MIT

import Foundation

/// A formatter, asked for chosen numbers to learn how it writes all of them: the one way in which
/// notations come from Foundation.
///
/// Because the digits of a chosen number are known, everything else in its text must be affix or
/// separator, whatever it looks like:
///
///     text      U S $ 1 , 2 3 4 , 5 6 7 , 8 9 0 , 1 2 3 . 0 0
///     known           1   2 3 4   5 6 7   8 9 0   1 2 3   0 0
struct Probe {
  /// The text of a value, nil for one that the formatter's number type cannot hold.
  let text: (Decimal) -> String?

  /// The locale that tells what the formatter has no occasion to show.
  let locale: Locale

  /// How many places a shown number is larger than its value.
  private(set) var scale = 0

  /// The number of digits of the largest whole number that the formatter writes digit by digit.
  private(set) var length = 0

  /// Whether zero is known to have the affixes of a number above zero, and a number below zero that
  /// is shown as zero those of a number below zero.
  private(set) var hasPlainZero = false

  /// Finds out the scale, so that numbers can be chosen by what is shown.
  ///
  /// - Throws: A ``NumericTextFormatError`` if the formatter writes no plain decimal numbers.
  init(locale: Locale, text: @escaping (Decimal) -> String?) throws(NumericTextFormatError) {
    self.locale = locale
    self.text = text
    for length in (1...Self.digits.count).reversed() {
      for scale in Self.scales {
        self.scale = scale
        self.length = length
        if shownParts(Self.whole(length)) != nil { return }
      }
    }
    throw .notPlain(example: text(1234) ?? "")
  }

  /// A probe of Foundation's own format, which writes numbers of any length.
  init(_ format: FoundationFormat) {
    locale = format.locale
    text = { format.text($0) }
    scale = format.kind == .percent ? 2 : 0
    length = Self.digits.count
    hasPlainZero = format.sign == .automatic
  }
}

// MARK: - Chosen numbers

extension Probe {
  /// All ten digits, and enough of them for three groups of any size that is in use.
  private static let digits: [UInt8] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 1, 2, 3]

  /// Plain numbers and percents are most likely; a multiplier may move digits further.
  private static let scales = [0, 2, 3, 1, 4, 5, 6, -1, -2, -3, -4, -5, -6]

  /// The whole number of the first `length` chosen digits.
  static func whole(_ length: Int) -> Numeral { number(digits.prefix(length)) }

  /// A number with one integer and one fraction digit.
  static let fractional = number([1, 5], fraction: 1)

  /// A number below zero that is shown as zero, unless all of its fraction digits are shown.
  static let tiny = number(Array(repeating: 0, count: 8) + [1], fraction: 8).negated

  // Not with the initializer for any sequences: it looks up their conformances (benchmark "first
  // field of a fresh process").
  private static func number(_ digits: ArraySlice<UInt8>, fraction: Int = 0) -> Numeral {
    var number = Digits()
    for digit in digits { number.append(digit) }
    return Numeral(
      isNegative: false,
      digits: number,
      integerCount: number.count - fraction,
      hasSeparator: fraction > 0
    )
  }

  /// The text in which a number is shown.
  func text(showing shown: Numeral) -> String? {
    Decimal(numeral: shown.scaled(byPowerOfTen: -scale)).flatMap { text($0) }
  }

  /// The text in which a number is shown, taken apart.
  ///
  /// Zeros may have been filled in.
  func shownParts(_ shown: Numeral) -> Parts? {
    guard let text = text(showing: shown) else { return nil }
    return Parts(text, shown)
  }
}

extension Probe {
  /// The text of a number, in parts.
  struct Parts {
    var affixes: Affixes
    var digits: [Unicode.Scalar]

    /// The text between two digits, with the number of digits before it.
    var separators: [(text: String, index: Int)]

    /// The number of integer digits, zeros that were filled in included.
    private(set) var integerCount = 0

    var groupSeparators: [(text: String, index: Int)] {
      separators.filter { $0.index < integerCount }
    }

    var decimalSeparator: String? { separators.first { $0.index >= integerCount }?.text }

    var fractionDigits: Int { digits.count - integerCount }

    /// Takes apart a text that holds these digits in this order, nil if it does not.
    init?(_ text: String, digits known: some Collection<UInt8>) {
      let scalars = Array(text.unicodeScalars)
      let known = Array(known)
      for start in scalars.indices {
        if let parts = Parts(scalars, from: start, known) {
          self = parts
          return
        }
      }
      return nil
    }

    /// Takes apart a text that shows a number, with or without zeros filled in at both ends.
    init?(_ text: String, _ shown: Numeral) {
      let digits = shown.digits
      let all = text.unicodeScalars.reduce(0) { $0 + (DecimalDigit.value(of: $1) == nil ? 0 : 1) }
      for zeros in stride(from: max(0, all - digits.count), through: 0, by: -1) {
        for front in 0...zeros {
          let known =
            Array(repeating: 0, count: front) + digits
            + Array(repeating: 0, count: zeros - front)
          if let parts = Parts(text, digits: known), parts.fits(shown, front) {
            self = parts
            integerCount = min(parts.digits.count, front + shown.integerCount)
            return
          }
        }
      }
      return nil
    }

    private init?(_ scalars: [Unicode.Scalar], from start: Int, _ known: [UInt8]) {
      guard DecimalDigit.value(of: scalars[start]) != nil else { return nil }
      digits = []
      separators = []
      var between = String.UnicodeScalarView()
      for (index, scalar) in scalars.enumerated().dropFirst(start) {
        guard let digit = DecimalDigit.value(of: scalar) else {
          between.append(scalar)
          continue
        }
        guard digit == known[digits.count] else { return nil }
        if !between.isEmpty { separators.append((String(between), digits.count)) }
        between = String.UnicodeScalarView()
        digits.append(scalar)
        guard digits.count == known.count else { continue }
        guard !Self.goesOn(scalars[(index + 1)...]), !Self.goesOn(scalars[..<start].reversed())
        else { return nil }
        affixes = Affixes(
          prefix: Symbol(scalars[..<start]),
          suffix: Symbol(scalars[(index + 1)...])
        )
        return
      }
      return nil
    }

    /// Whether more digits of the number stand there, with nothing but separators or the mark of an
    /// exponent before them.
    private static func goesOn(_ rest: some Collection<Unicode.Scalar>) -> Bool {
      let between = rest.prefix { DecimalDigit.value(of: $0) == nil }
      guard between.count < rest.count else { return false }
      return between.elementsEqual(["E"]) || !between.contains { $0.properties.isAlphabetic }
    }

    /// Whether zeros behind the last digit of a whole number are its fraction: a separator of another
    /// text than that of groups stands in front of them.
    private func fits(_ shown: Numeral, _ front: Int) -> Bool {
      let integers = front + shown.integerCount
      guard digits.count > integers else { return true }
      guard let decimal = separators.first(where: { $0.index == integers }) else {
        return integers == 0
      }
      return !decimal.text.unicodeScalars.contains { $0.properties.isAlphabetic }
        && !separators.contains { $0.index < integers && $0.text == decimal.text }
        && !separators.contains { $0.index > integers }
    }
  }
}

extension Symbol {
  fileprivate init(_ scalars: ArraySlice<Unicode.Scalar>) {
    self.init(scalars.reduce(into: "") { $0.unicodeScalars.append($1) })
  }
}
