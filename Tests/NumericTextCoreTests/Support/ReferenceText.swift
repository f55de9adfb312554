// SPDX-License-Identifier: MIT

@testable import NumericTextCore

/// Formats numbers independently of the engine, so that tests can check the engine's texts.
struct ReferenceText {
  let notation: Notation

  /// Returns the text that an active field shows for a plain numeral such as `-1234.5`.
  func text(_ plain: String) -> String {
    let isNegative = plain.hasPrefix("-")
    let number = plain.drop { $0 == "-" }
    let integer = number.prefix { $0 != "." }
    var content = grouped(integer)
    if number.contains(".") {
      content += notation.decimalSeparator.text
      content += drawn(number.drop { $0 != "." }.dropFirst())
    }
    let affixes = affixes(isNegative: isNegative, digits: number.filter { $0 != "." })
    return affixes.prefix.text + content + affixes.suffix.text
  }

  private func affixes(isNegative: Bool, digits: String) -> Affixes {
    if isNegative { return notation.affixes.negative }
    if digits.isEmpty { return Affixes() }
    return digits.allSatisfy { $0 == "0" } ? notation.affixes.zero : notation.affixes.positive
  }

  private func drawn(_ digits: some StringProtocol) -> String {
    digits.map { digit in
      String(Character(notation.digits[UInt8(digit.wholeNumberValue ?? 0)]))
    }.joined()
  }

  private func grouped(_ integer: Substring) -> String {
    let grouping = notation.grouping
    let hasGroups = integer.count >= grouping.primary + grouping.minimum
    guard grouping.primary > 0, hasGroups, !integer.hasPrefix("0") else { return drawn(integer) }
    var rest = integer
    var groups: [String] = []
    var size = grouping.primary
    while !rest.isEmpty {
      groups.insert(drawn(rest.suffix(size)), at: 0)
      rest = rest.dropLast(size)
      size = grouping.secondary
    }
    return groups.joined(separator: notation.groupSeparator.text)
  }
}

/// Returns every plain numeral of up to `length` digits and separators, with and without a minus.
///
/// This includes incomplete numerals such as `1.`.
func plainNumerals(upTo length: Int, digits: String) -> [String] {
  var level = [""]
  var all = [""]
  for _ in 0..<length {
    level = level.flatMap { text in
      digits.map { text + String($0) } + (text.contains(".") ? [] : [text + "."])
    }
    all += level
  }
  return all.flatMap { [$0, "-" + $0] }
}
