// SPDX-License-Identifier: MIT

import Foundation

extension Probe {
  /// The parts of a formatted number.
  struct Parts {
    var affixes: Affixes
    var digits: [Unicode.Scalar]

    /// The texts between the digits, each with the number of digits before it.
    var separators: [(text: Symbol, index: Int)]

    /// The number of integer digits, including padding zeros.
    private(set) var integerCount = 0

    var groupSeparators: ArraySlice<(text: Symbol, index: Int)> {
      separators.prefix { $0.index < integerCount }
    }

    /// The number of digits in the last group, or 0 if the number is not grouped.
    var primaryGroup: Int { groupSeparators.last.map { integerCount - $0.index } ?? 0 }

    /// The number of digits in the group before the last one, or nil if the number has fewer than
    /// two grouping separators.
    var secondaryGroup: Int? {
      let indices = groupSeparators.suffix(2).map(\.index)
      return indices.count < 2 ? nil : indices[1] - indices[0]
    }

    var decimalSeparator: Symbol? { separators.first { $0.index >= integerCount }?.text }

    var fractionDigits: Int { digits.count - integerCount }

    /// Creates the parts of a text by splitting it at the digits `known`.
    ///
    /// - Returns: The parts, or nil if the text doesn't contain the digits `known` in this order.
    init?(_ text: String, digits known: some Collection<UInt8>) {
      self.init(Digits(of: text), Array(known))
    }

    /// Creates the parts of a text by splitting it at the digits of the number `shown`.
    ///
    /// Padding zeros count as digits of the number.
    ///
    /// - Returns: The parts, or nil if the text contains a different number.
    init?(_ text: String, _ shown: Numeral) {
      let digits = Digits(of: text)
      let most = max(0, digits.places.count - shown.digits.count)
      for zeros in stride(from: most, through: 0, by: -1) {
        for front in 0...zeros {
          let known = Self.padded(shown.digits, front: front, back: zeros - front)
          if let parts = Parts(digits, known), parts.fits(shown, front) {
            self = parts
            integerCount = min(parts.digits.count, front + shown.integerCount)
            return
          }
        }
      }
      return nil
    }

    private static func padded(_ digits: NumeralDigits, front: Int, back: Int) -> [UInt8] {
      var padded: [UInt8] = []
      padded.reserveCapacity(front + digits.count + back)
      padded += repeatElement(0, count: front)
      padded += digits
      padded += repeatElement(0, count: back)
      return padded
    }

    private init?(_ text: Digits, _ known: [UInt8]) {
      for first in text.places.indices where text.contains(known, at: first) {
        if let parts = Parts(text.scalars, text.places[first..<first + known.count]) {
          self = parts
          return
        }
      }
      return nil
    }

    /// Creates the parts of a text with digits at `places`, or returns nil if the number continues
    /// before or after them.
    private init?(_ text: [Unicode.Scalar], _ places: ArraySlice<Int>) {
      guard let first = places.first, let last = places.last else { return nil }
      let (front, rest) = (text[..<first], text[(last + 1)...])
      guard !Self.continuesNumber(rest), !Self.continuesNumber(front.reversed()) else { return nil }
      affixes = Affixes(prefix: Symbol(front), suffix: Symbol(rest))
      digits = places.map { text[$0] }
      separators = zip(places, places.dropFirst()).enumerated().compactMap { index, pair in
        let between = text[(pair.0 + 1)..<pair.1]
        return between.isEmpty ? nil : (Symbol(between), index + 1)
      }
    }

    /// Returns whether the number continues in `rest`.
    ///
    /// This is the case if `rest` contains a digit, and the text before that digit is an exponent
    /// sign (`E`) or contains no letters.
    private static func continuesNumber(_ rest: some Collection<Unicode.Scalar>) -> Bool {
      let between = rest.prefix { $0.digitValue == nil }
      guard between.count < rest.count else { return false }
      return between.elementsEqual(["E"]) || !between.contains { $0.properties.isAlphabetic }
    }

    /// Returns whether the text of `shown` has no digits after the integer part, or only digits of
    /// a fraction.
    ///
    /// Digits after the integer part are a fraction if the separator before them differs from the
    /// grouping separators. `front` is the number of padding zeros before the number.
    private func fits(_ shown: Numeral, _ front: Int) -> Bool {
      let integers = front + shown.integerCount
      guard digits.count > integers else { return true }
      guard let decimal = separators.first(where: { $0.index == integers }) else {
        return integers == 0
      }
      return !decimal.text.text.unicodeScalars.contains { $0.properties.isAlphabetic }
        && !separators.contains { $0.index < integers && $0.text == decimal.text }
        && !separators.contains { $0.index > integers }
    }
  }
}

/// The digits of a text.
private struct Digits {
  let scalars: [Unicode.Scalar]

  /// The index of each digit in `scalars`.
  private(set) var places: [Int] = []

  init(of text: String) {
    scalars = Array(text.unicodeScalars)
    places.reserveCapacity(scalars.count)
    for (place, scalar) in scalars.enumerated() where scalar.digitValue != nil {
      places.append(place)
    }
  }

  /// Returns whether the digits `known` follow each other in the text, starting with the digit at
  /// index `first` of `places`.
  func contains(_ known: [UInt8], at first: Int) -> Bool {
    guard known.count <= places.count - first else { return false }
    return zip(places[first...], known).allSatisfy { scalars[$0].digitValue == $1 }
  }
}
