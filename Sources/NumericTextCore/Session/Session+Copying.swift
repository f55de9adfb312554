// SPDX-License-Identifier: MIT

extension Session {
  /// Returns the digits in a range of the text, without symbols and grouping separators: `1234.5`
  /// for the whole of `$1,234.5`.
  ///
  /// The result consists of ASCII digits, with a period as the decimal separator. If the range
  /// contains all digits of a negative number, the result starts with a minus sign. An expression,
  /// or a special text such as `Free`, is returned as shown.
  ///
  /// - Parameter range: UTF-16 offsets, which can be outside the text.
  /// - Returns: The digits, or the shown text in the range.
  package func plainText(in range: Range<Int>) -> String {
    let content = state.content
    guard !isComposing, content.expression == nil, !content.numeral.digits.isEmpty else {
      return text.slice(utf16: range.clamped(to: 0..<state.layout.length))
    }
    let slots = state.layout.slots(around: range)
    let numeral = content.numeral
    guard slots.upperBound >= state.layout.end, slots.lowerBound.index <= 0 else {
      return numeral.part(slots.clamped(to: numeral.slots)).text(separator: ".")
    }
    let digits = numeral.text(separator: ".")
    return numeral.isNegative ? String(joining: ["-", digits]) : digits
  }
}
