// SPDX-License-Identifier: MIT

/// The text of a number, with the operation before it.
struct Token {
  var operation: Operation?
  var text = ""
  var isNegative = false
  /// Whether only spaces precede the operation in the whole text.
  var isLeading = false
  /// Whether the operation, such as a hyphen, could also be part of a date or a phone number.
  ///
  /// The multiplication that isn't written before the bracket in `2(3)` could.
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
    let suffix = Array(expressionSuffix)
    let shown = [suffix, suffix.filter { !$0.isControl }].first {
      text.count > $0.count && text.suffix($0.count) == $0[...]
    }
    text.removeLast(shown?.count ?? 0)
    var token = Token()
    var position = afterOperand ? 0 : skipPrefix(of: text, &token)
    var tokens: [Token] = []
    func followsOperand() -> Bool {
      token.text.contains { $0.decimalDigit != nil }
        || token.operation.map(\.endsOperand) ?? afterOperand
    }
    var start = position
    while position < text.count {
      let key = text[position]
      let isSpaced = position > start && text.isEnclosed(at: position) { $0 == " " }
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
        token = Token(operation: .times, isDoubtful: true)
      }
      tokens.append(token)
      start = position + (operation.isBinary && !isPower ? 1 : 0)
      let isSeparator = (key.isDash && key != "\u{2212}") || (operation == .over && key != "÷")
      let startsCell =
        (operation == .plus || operation == .minus) && position > 1 && position < whole.count
        && whole[position - 2].isNewlineOrTab && !whole[position].isWhitespace
      token = Token(
        operation: operation,
        isLeading: text[..<(position - 1)].allSatisfy(\.isWhitespace),
        isDoubtful: startsCell
          || (isSeparator && !whole.isEnclosed(at: position - 1, by: \.isWhitespace))
      )
    }
    return tokens + [token]
  }

  /// Returns the length of the field's prefix if the text starts with it, otherwise 0.
  ///
  /// If the text starts with the negative prefix, `token` becomes negative.
  private func skipPrefix(of text: [Character], _ token: inout Token) -> Int {
    let positive = Array(expressionPrefix(isNegative: false))
    let negative = Array(expressionPrefix(isNegative: true))
    if negative != positive, text.starts(with: negative) {
      token.isNegative = true
      return negative.count
    }
    return text.starts(with: positive) ? positive.count : 0
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

extension Character {
  fileprivate var isNewlineOrTab: Bool { isNewline || self == "\t" }
}

extension [Character] {
  /// Returns whether a character is between two spaces.
  fileprivate func isEnclosed(at position: Int, by isSpace: (Character) -> Bool) -> Bool {
    position > 0 && position + 1 < count && isSpace(self[position - 1])
      && isSpace(self[position + 1])
  }
}
