// SPDX-License-Identifier: MIT

/// Currency symbols that are written with letters, as they stand beside amounts around the world.
///
/// The symbols of a field's own currency come with its notation. These are the others, so that an
/// amount copied from a page or a bill reads as one. Single Latin letters are missing on purpose:
/// in `5K` or `2M` they are no currency, and reading them as one would give a wrong number. Parts
/// of a currency such as `cents` are missing for the same reason.
enum CurrencyWords {
  /// The length of the longest word that starts at `index`, 0 if there is none.
  ///
  /// Behind a number fewer letters belong to a currency: `B$5` are dollars of Brunei, `5B$` are
  /// billions.
  static func length(in scalars: [Unicode.Scalar], at index: Int, isBefore: Bool) -> Int {
    guard index < scalars.count else { return 0 }
    return max(listedLength(in: scalars, at: index), codeLength(in: scalars, at: index, isBefore))
  }

  private static func listedLength(in scalars: [Unicode.Scalar], at index: Int) -> Int {
    let start = scalars[index].value
    var low = 0
    var high = all.count
    while low < high {
      let middle = (low + high) / 2
      if all[middle].start < start { low = middle + 1 } else { high = middle }
    }
    let candidates = all[low...].lazy.prefix { $0.start == start }
    return candidates.map { $0.length(matching: scalars, at: index) }.max() ?? 0
  }

  /// The length of a code, or of letters with a currency symbol behind them.
  private static func codeLength(
    in scalars: [Unicode.Scalar],
    at index: Int,
    _ isBefore: Bool
  ) -> Int {
    let count = capitals(in: scalars, at: index)
    guard (1...3).contains(count) else { return 0 }
    let next = index + count
    let isCode = count == 3 && isCode(scalars, at: index)
    if next < scalars.count, ScalarKind(scalars[next]) == .currency {
      let prefixes = isBefore ? prefixes + frontPrefixes : prefixes
      let isPrefix = prefixes.contains { $0.length(matching: scalars, at: index) == count }
      return isCode || isPrefix ? count + 1 : 0
    }
    return isCode && !isLetter(scalars, next) ? 3 : 0
  }

  /// The number of Latin capitals at `index`, at most four.
  private static func capitals(in scalars: [Unicode.Scalar], at index: Int) -> Int {
    scalars[index...].prefix(4).prefix { ("A"..."Z").contains($0) }.count
  }

  private static func isLetter(_ scalars: [Unicode.Scalar], _ index: Int) -> Bool {
    guard index < scalars.count else { return false }
    let scalar = scalars[index]
    return ("a"..."z").contains(scalar) || ScalarKind(scalar) == .other && scalar.value > 0x7F
  }

  private static func isCode(_ scalars: [Unicode.Scalar], at index: Int) -> Bool {
    let code = scalars[index..<index + 3].reduce(0) { $0 << 8 | $1.value }
    return codes.contains(code)
  }
}

/// A text that may stand beside a number, compared without invisible marks and with all spaces
/// alike.
struct Word: Sendable {
  private let scalars: [Unicode.Scalar]

  /// The word of a text, without the white space and invisible marks around it.
  init(_ text: String) { self.init(Array(text.unicodeScalars)) }

  init(_ symbol: Symbol) { self.init(symbol.scalars) }

  private init(_ all: [Unicode.Scalar]) {
    let visible = all.filter { ScalarKind($0) != .invisible }
    let start = visible.firstIndex { !$0.isBlank } ?? visible.count
    let end = visible.lastIndex { !$0.isBlank } ?? start - 1
    scalars = start <= end ? Array(visible[start...end]) : []
  }

  var isEmpty: Bool { scalars.isEmpty }

  /// The first scalar, by which words are sorted, 0 if there is none.
  var start: UInt32 { scalars.first?.value ?? 0 }

  /// The number of scalars that the word takes up in a text at `index`, where something visible
  /// stands, 0 if it does not stand there.
  func length(matching text: [Unicode.Scalar], at index: Int) -> Int {
    guard let first = scalars.first, index < text.count, first == text[index] else { return 0 }
    var position = index + 1
    for scalar in scalars.dropFirst() {
      while position < text.count, ScalarKind(text[position]) == .invisible { position += 1 }
      guard position < text.count else { return 0 }
      let isSame = text[position] == scalar || (scalar.isBlank && text[position].isBlank)
      guard isSame else { return 0 }
      position += 1
    }
    return position - index
  }
}

extension Unicode.Scalar {
  /// Whether this is white space of any kind.
  var isBlank: Bool {
    let kind = ScalarKind(self)
    return kind == .mark(.space) || kind == .blank
  }
}
