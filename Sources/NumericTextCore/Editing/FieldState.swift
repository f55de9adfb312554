// SPDX-License-Identifier: MIT

/// The content of a field: a number, or an expression such as `2 + 3`.
///
/// A number is stored inline. The terms of an expression are stored only if there is an operation.
struct Content: Hashable, Sendable {
  /// The number as typed, or the result of the expression: rounded, but not clamped.
  ///
  /// The result is empty until a number has been typed.
  var numeral: Numeral

  /// The meaning so far of a typed mark that can group digits or start a fraction, such as the comma in
  /// `12,5`.
  var mark = TypedMark.none

  /// The expression, which has at least one operation, or nil for a number.
  var expression: Expression? { ownExpression.value }

  private var ownExpression = OfCalculator<Expression>()

  init(_ numeral: Numeral, _ mark: TypedMark = .none) {
    self.numeral = numeral
    self.mark = mark
  }

  init(_ expression: Expression, result: Numeral) {
    numeral = result
    ownExpression = OfCalculator(expression)
  }

  /// The number of content characters: digits, decimal separators and operations.
  var count: Int { expression?.contentCount ?? numeral.contentCount }
}

/// The state of a field: its content, the text and a selection.
package struct FieldState: Hashable, Sendable {
  private(set) var content: Content

  private(set) var selection: Selection

  /// The selection as a range of UTF-16 offsets.
  private(set) var offsets: Range<Int>

  /// Whether the last edit deleted the digits before a zero that is now the entire integer part.
  ///
  /// Such a zero counts as typed, so the next digit doesn't replace it: after deleting the 1 in
  /// `1|0`, typing 2 results in 20.
  var uncoversZero = false

  /// Whether the number is zero, as in `0` or `0.0`, and the last edit typed it, pasted it, or deleted
  /// the rest of an expression.
  ///
  /// Keys without effect don't count as edits. Such a zero is an operand, unlike the zero that a
  /// field shows because it cannot be empty.
  var isZeroTyped = false

  /// Whether the last edit replaced the number with a bound.
  private(set) var isClamped = false

  /// The positions of the characters in `text`.
  private(set) var layout: Layout

  /// The formatted content.
  package private(set) var text: String

  /// The number as typed, or the result of the expression.
  package var numeral: Numeral { content.numeral }

  /// The expression, or nil if the field shows a number.
  var expression: Expression? { content.expression }

  /// Creates a state that shows content in the given layout.
  init(_ content: Content, _ selection: Selection, _ layout: Layout, in glyphs: Glyphs) {
    self.init(content, selection, layout, text: layout.text(of: content, in: glyphs))
  }

  /// Creates a state that shows content as `text`, in the given layout.
  init(_ content: consuming Content, _ selection: Selection, _ layout: Layout, text: String) {
    offsets = layout.offsets(of: selection)
    self.content = content
    self.selection = selection
    self.layout = layout
    self.text = text
  }

  /// Creates the state after an edit of `state`, with the caret where the edit left it.
  init(_ reading: borrowing Reading, after state: borrowing FieldState, in glyphs: Glyphs) {
    let selection = reading.isNothing ? state.selection : .caret(reading.slot)
    let content = reading.content
    let layout = Layout(editing: content, in: glyphs)
    let text = layout.text(of: content, in: glyphs)
    self.init(content, selection, layout, text: text)
    uncoversZero = reading.uncoversZero
    isZeroTyped = reading.isIgnoredKey ? state.isZeroTyped : reading.typesZero
    isClamped = reading.isClamped
  }

  /// Shows `numeral`, in which no mark is open, with the caret at its end.
  mutating func show(_ numeral: Numeral, in glyphs: Glyphs) {
    content.numeral = numeral
    layout = Layout(editing: content, in: glyphs)
    text = layout.text(of: content, in: glyphs)
    select(.caret(layout.end))
  }

  /// Shows `content`, whose expression differs from the shown one in a single number, and draws only
  /// this number.
  ///
  /// - Parameters:
  ///   - content: The expression and its result.
  ///   - index: The index of the number, which must not be the first one.
  ///   - terms: The stages for the numbers of the expression.
  ///   - caret: The new caret slot, or nil for the end.
  mutating func show(
    _ content: Content,
    withNewNumberAt index: Int,
    in terms: TermStages,
    _ caret: CaretSlot? = nil
  ) {
    guard let term = content.expression?.terms[index] else { return }
    let glyphs = terms.stages(after: term.operation).glyphs
    text = layout.replaceNumber(at: index, with: term, in: text, glyphs)
    self.content = content
    select(.caret(caret ?? layout.end))
  }

  /// Creates the state of a field that shows a text instead of a number, with the caret after the
  /// text.
  init(text: String) {
    let layout = Layout(NumberLayout(textOfLength: text.utf16Length))
    self.init(Content(Numeral()), .caret(layout.end), layout, text: text)
  }

  /// Returns whether `range`, in UTF-16 offsets, contains the sign of a number, or the whole text before
  /// the first number and at least one of its digits.
  func hasSign(in range: Range<Int>) -> Bool {
    let prefix = layout.prefix(at: range.lowerBound)
    guard !range.isEmpty, range.lowerBound < prefix.upperBound else { return false }
    if range.lowerBound == 0, range.upperBound > prefix.upperBound { return true }
    return text.withScalars { text in
      text[text.positions(utf16: range.clamped(to: prefix))].contains { ScalarKind($0) == .minus }
    }
  }

  /// Returns a range of UTF-16 offsets without the white space at its ends, which can belong to an
  /// operation outside the range: the 7 of `5 × 7` for ` 7`.
  ///
  /// A range that contains only white space is returned unchanged.
  func withoutOuterSpace(_ range: Range<Int>) -> Range<Int> {
    guard expression != nil else { return range }
    let positions = text.withScalars { text in
      let all = text.positions(utf16: range)
      let visible = text[all].visibleRange
      let start = all.lowerBound + visible.lowerBound
      return visible.isEmpty ? all : start..<start + visible.count
    }
    return text.utf16Range(positions)
  }

  /// Changes the selection.
  ///
  /// A zero that the last edit has typed or uncovered then no longer counts as typed.
  mutating func select(_ selection: Selection) {
    self.selection = selection
    offsets = layout.offsets(of: selection)
    uncoversZero = false
    isZeroTyped = false
    isClamped = false
  }

  /// Removes the traces of earlier edits that affect the next one: a zero that was typed or
  /// uncovered by a deletion, and a mark that has grouped digits.
  mutating func forgetTyping(inTill isTill: Bool) {
    uncoversZero = false
    isZeroTyped = false
    if content.mark == .grouped { content.mark = isTill ? .plain : .none }
  }

  /// Returns whether no digits are before `slot`, except for a zero that was not typed.
  func startsNumber(at slot: CaretSlot) -> Bool {
    expression == nil && (slot.index == 0 || (numeral.isZero && !isZeroTyped))
  }

  /// Returns whether an edit at `slots` must treat a lone zero before the decimal separator as
  /// typed.
  ///
  /// See the property `uncoversZero`.
  func uncoversZero(at slots: Range<CaretSlot>) -> Bool {
    uncoversZero && slots == layout.slots(of: selection)
  }
}
