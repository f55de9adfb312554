// SPDX-License-Identifier: MIT

/// The input of the fuzzer, whose bytes are read as a sequence of choices.
///
/// When no bytes are left, the first option is chosen each time.
struct FuzzBytes {
  private var rest: ArraySlice<UInt8>

  init(_ bytes: some Sequence<UInt8>) { rest = Array(bytes)[...] }

  var isEmpty: Bool { rest.isEmpty }

  mutating func next() -> Int { Int(rest.popFirst() ?? 0) }

  mutating func flag() -> Bool { !next().isMultiple(of: 2) }

  mutating func pick<Choice>(_ choices: [Choice]) -> Choice { choices[next() % choices.count] }

  /// Returns an offset in a text: usually a small one, sometimes one far out of range.
  mutating func offset() -> Int {
    switch next() {
    case 255: Int.max
    case 254: Int.min
    case let byte: byte % 48 - 2
    }
  }

  mutating func range() -> Range<Int> {
    let ends = [offset(), offset()].sorted()
    return ends[0]..<ends[1]
  }

  /// Returns up to eleven of the `pieces`, such as digits, separators and letters, as one text.
  mutating func text(_ pieces: [String]) -> String {
    (0..<next() % 12).reduce(into: "") { text, _ in text += pick(pieces) }
  }

  /// Returns a number: in half of the cases an unusual one from a list, otherwise a random one.
  mutating func numeral() -> Numeral {
    let edges = [
      "0", "1", "-1", "5", "0.5", "-0.05", "1234.5", "-9999999.995", "255", "256", "1000000",
      "99999999999999999999999999999999999999", "0.000000000000000000000000000000000000001",
      "-18446744073709551616", "12345678901234567890123456789012345678901234567890.5", "",
    ]
    if flag() { return Numeral(pick(edges)) ?? .zero }
    let isNegative = flag()
    let integer = (0..<next() % 9).map { _ in UInt8(next() % 10) }
    let fraction = (0..<next() % 5).map { _ in UInt8(next() % 10) }
    return Numeral(isNegative: isNegative, integer: integer, fraction: fraction).canonical
  }
}
