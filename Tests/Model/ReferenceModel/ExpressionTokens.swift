// SPDX-License-Identifier: MIT

/// The text of a number, with the operation before it.
struct Token {
  var operation: Operation?
  var text = ""
  var isNegative = false
  /// Whether only spaces precede the operation in the whole text.
  var isLeading = false
  /// Whether the operation is a multiplication that isn't written, as before the bracket in `2(3)`.
  var isImplicit = false
  /// Whether the operation, such as a hyphen, could also be part of a date or a phone number.
  var isDoubtful = false
}

extension Style {
  /// Splits a text at its operations, and leaves out the field's prefix and suffix.
  ///
  /// If `isOwn` is true, a plus or minus is an operator only between two spaces, as in the text
  /// that the field shows.
  func tokens(in text: String, afterOperand: Bool, isOwn: Bool = false) -> [Token] {
    let whole = Array(text)
    var text = whole
    let suffix = Array(isPlain ? "" : affixes(isNegative: false).after)
    for suffix in [suffix, suffix.filter { !$0.isControl }] where !suffix.isEmpty {
      guard text.count > suffix.count, text.suffix(suffix.count) == suffix[...] else { continue }
      text.removeLast(suffix.count)
      break
    }
    var token = Token()
    var position = afterOperand ? 0 : skipPrefix(of: text, &token)
    var tokens: [Token] = []
    func followsOperand() -> Bool {
      token.text.contains { $0.decimalDigit != nil }
        || token.operation.map(\.endsOperand) ?? afterOperand
    }
    if allowsArithmetic,
      let first = text.indices.dropFirst(position).first(where: { !text[$0].isWhitespace }),
      text[first].isEquals
    {
      position = first + 1
    }
    if allowsArithmetic, let last = text.indices.last(where: { !text[$0].isWhitespace }),
      last >= position, text[last].isEquals
    {
      text.removeSubrange(last...)
    }
    var start = position
    while position < text.count {
      let key = text[position]
      let isSpaced = position > start && text.isSpaced(at: position)
      position += 1
      let isCross = key.isCross && followsOperand() && allowsArithmetic
      let isPower = isOwn && allowsExponents && Operation.isExponent(key)
      let other = allowsArithmetic ? Operation(key) : nil
      guard let operation = isCross ? .times : isPower ? .power : other,
        !(operation == .percent && ownsPercent),
        !isSign(operation, in: text, at: position - 1, isOwn ? isSpaced : followsOperand())
      else {
        token.text.append(key)
        continue
      }
      if operation == .open, followsOperand(), !isOwn {
        tokens.append(token)
        token = Token(operation: .times, isImplicit: true, isDoubtful: true)
      }
      tokens.append(token)
      start = position + (operation.isBinary && !isPower ? 1 : 0)
      let isSeparator = (key.isDash && key != "\u{2212}") || (operation == .over && key != "÷")
      token = Token(
        operation: operation,
        isLeading: text[..<(position - 1)].allSatisfy(\.isWhitespace),
        isDoubtful: isSeparator && !whole.hasBlanks(around: position - 1)
      )
    }
    return tokens + [token]
  }

  /// Returns the length of the field's prefix if the text starts with it, otherwise 0.
  ///
  /// If the text starts with the negative prefix, `token` becomes negative.
  private func skipPrefix(of text: [Character], _ token: inout Token) -> Int {
    let positive = Array(isPlain ? "" : affixes(isNegative: false).before)
    let negative = Array(ownNegativePrefix)
    if negative != positive, text.starts(with: negative) {
      token.isNegative = true
      return negative.count
    }
    return text.starts(with: positive) ? positive.count : 0
  }

  private var ownNegativePrefix: String {
    guard !isPlain else { return sign == .never ? "" : place.sign("-") }
    return hasBrackets
      ? "-" + affixes(isNegative: false).before : affixes(isNegative: true).before
  }

  /// Returns whether a plus or a minus is the sign of a number or an exponent, as in `-5` and
  /// `1e-5`.
  private func isSign(
    _ operation: Operation,
    in text: [Character],
    at position: Int,
    _ canBeOperator: Bool
  ) -> Bool {
    guard operation == .plus || operation == .minus else { return false }
    let before = text.prefix(position).suffix(2)
    let isExponent =
      before.count == 2 && before.first?.isASCIIDigit == true
      && before.last?.lowercased() == "e"
    return !canBeOperator || isExponent
  }
}

extension [Character] {
  /// Returns whether a character is between two spaces (U+0020).
  fileprivate func isSpaced(at position: Int) -> Bool {
    position > 0 && position + 1 < count && self[position - 1] == " " && self[position + 1] == " "
  }

  fileprivate func hasBlanks(around position: Int) -> Bool {
    position > 0 && position + 1 < count && self[position - 1].isWhitespace
      && self[position + 1].isWhitespace
  }
}
