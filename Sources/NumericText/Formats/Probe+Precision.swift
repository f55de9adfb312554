// SPDX-License-Identifier: MIT

import Foundation

extension Probe {
  /// Returns the minimum and maximum numbers of digits that the formatter shows.
  ///
  /// The result has the default rounding rule, not the formatter's.
  func display() -> FormatDisplay {
    var display = FormatDisplay()
    let least = shownParts(.one)?.fractionDigits ?? 0
    let most = mostFractionDigits(integer: "1")
    let isLeastCounted = least > 0 && shownParts(whole(2))?.fractionDigits == least - 1
    let isMostCounted = most.map { $0 > 0 && mostFractionDigits(integer: "12") == $0 - 1 } ?? false
    display.precision.integer = leastIntegerDigits...max(leastIntegerDigits, mostIntegerDigits)
    if isLeastCounted || isMostCounted || kept < Self.most {
      let mostCounted = isMostCounted ? most.map { $0 + 1 } : nil
      let mostKept = kept < Self.most ? kept : nil
      let lower = isLeastCounted ? least + 1 : 1
      display.precision.total = lower...max(lower, mostKept ?? mostCounted ?? .max)
    } else {
      display.precision.fraction = least...max(least, most ?? .max)
    }
    return display
  }

  private var leastIntegerDigits: Int {
    let half = shownParts(Numeral(integer: EmptyCollection(), fraction: [5]))
    if let half, half.separators.first?.index ?? 0 == 0 { return 0 }
    guard let one = shownParts(.one) else { return 1 }
    let omitsZero = one.fractionDigits > 0 && shownParts(.zero)?.digits.count == one.fractionDigits
    return omitsZero ? 0 : one.integerCount
  }

  /// The maximum number of integer digits that the formatter shows.
  ///
  /// The formatter drops the leading digits of longer numbers.
  private var mostIntegerDigits: Int { cut ?? .max }

  /// Returns the maximum number of fraction digits that the formatter shows after the integer
  /// digits `integer`, or nil if there is no maximum.
  ///
  /// To find it, this method formats a number with as many fraction digits as the number type can
  /// hold.
  private func mostFractionDigits(integer: String) -> Int? {
    for count in Self.fractionCounts {
      guard let number = Numeral(integer + "." + String(repeating: "3", count: count)),
        let text = text(showing: number)
      else { continue }
      let integers = max(leastIntegerDigits, min(integer.utf8.count, mostIntegerDigits))
      let shown = shownDigits(in: text).count - integers
      return shown >= count ? nil : max(0, shown)
    }
    return shownParts(.one)?.fractionDigits ?? 0
  }

  private static let fractionCounts = [36, 16, 15, 14, 9, 7, 6, 5, 4, 3, 2, 1]
}

extension Probe {
  /// Returns the number of fraction digits that the formatter shows for a number with one integer
  /// digit.
  func shownFraction(of number: Numeral) -> Int? {
    text(showing: number).map { shownDigits(in: $0).count - max(1, leastIntegerDigits) }
  }
}

// MARK: - Long numbers

extension Probe {
  /// Finds out how the formatter shortens the longest number that the number type can hold.
  ///
  /// The formatter can show only the last digits (`cut`), or replace all but the first digits by
  /// zeros (`kept`).
  ///
  /// The sample number is 1333…: a zero in its text shows that the formatter rounds, and a missing
  /// 1 shows that the formatter cuts off leading digits.
  mutating func findShortening() {
    for count in Self.integerCounts {
      guard let number = Numeral("1" + String(repeating: "3", count: count - 1)),
        let text = text(showing: number)
      else { continue }
      let digits = shownDigits(in: text)
      let zeros = digits.reversed().prefix { $0 == 0 }.count
      let shown = digits.drop { $0 == 0 }.count - min(zeros, digits.count)
      guard shown > 0, shown < count else { return findCut(after: count) }
      if digits.first(where: { $0 != 0 }) == 1 { kept = shown } else { cut = shown }
      return
    }
  }

  /// Finds out whether the formatter cuts off the leading digits of powers of ten with more than
  /// `count` digits.
  ///
  /// In narrow types, these are the only long sample numbers: a `Float` cannot hold 133333333.
  private mutating func findCut(after count: Int) {
    guard count < Self.most else { return }
    cut = (count..<38).first { zeros in
      let text = text(showing: Numeral.one.scaled(byPowerOfTen: zeros))
      return text.map { shownDigits(in: $0).allSatisfy { $0 == 0 } } ?? false
    }
  }

  private static let integerCounts = [38, 19, 18, 17, 16, 15, 9, 7, 5, 4, 3, 2]

  /// Returns the values of the digits in a text, except for digits in its affixes.
  private func shownDigits(in text: String) -> [UInt8] {
    let affixes = shownParts(.one)?.affixes ?? Affixes()
    var scalars = Substring(text).unicodeScalars
    let (prefix, suffix) = (affixes.prefix.text.unicodeScalars, affixes.suffix.text.unicodeScalars)
    if scalars.starts(with: prefix) { scalars = scalars.dropFirst(prefix.count) }
    if scalars.reversed().starts(with: suffix.reversed()) {
      scalars = scalars.dropLast(suffix.count)
    }
    return scalars.compactMap { $0.digitValue }
  }
}
