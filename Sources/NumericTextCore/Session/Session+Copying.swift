// SPDX-License-Identifier: MIT

extension Session {
  /// Returns the digits in a range of the text, without symbols and grouping separators: `1234.5`
  /// for the whole of `$1,234.5`.
  ///
  /// The result consists of ASCII digits, with a period as the decimal separator. If the range
  /// contains all digits of a negative number, the result starts with a minus sign. A fraction of
  /// three digits is followed by a zero if the field can read three digits after a period as a group.
  /// An expression, or a special text such as `Free`, is returned as shown.
  ///
  /// - Parameter range: UTF-16 offsets, which can be outside the text.
  /// - Returns: The digits, or the shown text in the range.
  package func plainText(in range: Range<Int>) -> String {
    let content = state.content
    guard !isComposing, content.expression == nil, !content.numeral.digits.isEmpty else {
      return text.slice(utf16: range)
    }
    let slots = state.layout.slots(around: range)
    let numeral = content.numeral
    let isAll = slots.upperBound >= state.layout.end && slots.lowerBound.index <= 0
    let part = numeral.part(isAll ? numeral.slots : slots.clamped(to: numeral.slots))
      .signed(isNegative: isAll && numeral.isNegative)
    return part.withoutThousands(field.stages.lexicon).description
  }
}

extension Numeral {
  /// Returns this number with another zero in its fraction if a period before three digits can group
  /// them when the field reads a number: 1.2340 for 1.234 in Germany.
  fileprivate func withoutThousands(_ lexicon: Lexicon) -> Numeral {
    let size = TypedMark.groupSize
    let isLikeThousands =
      fractionCount == size && lexicon.groupMark == .period && lexicon.rules.typesFractions
    return isLikeThousands ? padded(integer: 0, fraction: size + 1) : self
  }
}
