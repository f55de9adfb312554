// SPDX-License-Identifier: MIT

import Foundation

extension Probe {
  /// The parts of a formatted number.
  struct Parts {
    var affixes: Affixes
    var digits: [Unicode.Scalar]

    /// The texts between the digits, each with the number of digits before it.
    var separators: [(text: String, index: Int)]

    /// The number of integer digits, including padding zeros.
    private(set) var integerCount = 0

    var groupSeparators: [(text: String, index: Int)] {
      separators.filter { $0.index < integerCount }
    }

    var decimalSeparator: String? { separators.first { $0.index >= integerCount }?.text }

    var fractionDigits: Int { digits.count - integerCount }

    /// Creates the parts of a text by splitting it at the digits `known`.
    ///
    /// - Returns: The parts, or nil if the text doesn't contain the digits `known` in this order.
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

    /// Creates the parts of a text by splitting it at the digits of the number `shown`.
    ///
    /// Padding zeros count as digits of the number.
    ///
    /// - Returns: The parts, or nil if the text contains a different number.
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
        guard !Self.continuesNumber(scalars[(index + 1)...]),
          !Self.continuesNumber(scalars[..<start].reversed())
        else { return nil }
        affixes = Affixes(
          prefix: Symbol(scalars[..<start]),
          suffix: Symbol(scalars[(index + 1)...])
        )
        return
      }
      return nil
    }

    /// Returns whether the number continues in `rest`.
    ///
    /// This is the case if `rest` contains a digit, and the text before that digit is an exponent
    /// sign (`E`) or contains no letters.
    private static func continuesNumber(_ rest: some Collection<Unicode.Scalar>) -> Bool {
      let between = rest.prefix { DecimalDigit.value(of: $0) == nil }
      guard between.count < rest.count else { return false }
      return between.elementsEqual(["E"]) || !between.contains { $0.properties.isAlphabetic }
    }

    /// Returns whether the digits after the integer part, if there are any, are a fraction.
    ///
    /// Digits after the integer part are a fraction if the separator before them differs from the
    /// grouping separators.
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
  init(_ scalars: ArraySlice<Unicode.Scalar>) {
    self.init(scalars.reduce(into: "") { $0.unicodeScalars.append($1) })
  }
}
