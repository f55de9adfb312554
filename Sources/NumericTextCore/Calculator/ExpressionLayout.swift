// SPDX-License-Identifier: MIT

/// The positions of the characters in the text of an expression, in UTF-16 offsets.
///
/// A slot is a valid caret position. It is the number of digits, decimal separators and operations
/// before the caret:
///
///     text        $ 1 , 2 0 0   +   1 5
///     slot         0 1   2 3 4     5 6 7
struct ExpressionLayout: SlotLayout {
  private let expression: Expression

  /// The layout of each number, and the offset at which the number starts.
  private let terms: [(layout: Layout, start: Int)]

  let text: String
  let length: Int

  init(_ expression: Expression, _ calculator: Calculator) {
    self.expression = expression
    var writer = TextWriter()
    var terms: [(layout: Layout, start: Int)] = []
    if expression.terms[0].number.isEmpty { writer.write(calculator.prefix.text) }
    for (index, term) in expression.terms.enumerated() {
      if let operation = term.operation {
        writer.write(expression.isLoneBracket ? operation.spacedBracket : operation.text)
      }
      let glyphs = calculator.field(ofTerm: index).glyphs
      let layout = Layout(editing: term.number, in: glyphs)
      terms.append((layout, writer.width))
      writer.write(layout.text(of: term.number, in: glyphs))
    }
    writer.write(calculator.suffix.text)
    self.terms = terms
    text = String(wellFormed: writer.bytes)
    length = writer.width
  }

  var first: CaretSlot { CaretSlot(0) }

  /// The last caret slot, which is after all digits, decimal separators and operations.
  var end: CaretSlot { CaretSlot(expression.contentCount) }

  /// Returns the UTF-16 offset of a caret slot.
  func offset(of slot: CaretSlot) -> Int {
    let (index, slot) = expression.position(of: slot)
    return terms[index].start + terms[index].layout.offset(of: slot)
  }

  /// Returns the last caret slot at or before `offset`.
  func slot(at offset: Int) -> CaretSlot {
    for index in terms.indices.reversed() where offset >= terms[index].start {
      let (layout, start) = terms[index]
      let slot = layout.slot(at: min(offset - start, layout.length))
      return CaretSlot(expression.contentCount(before: index) + slot.index)
    }
    return CaretSlot(0)
  }

  /// Returns the caret slots before and after the digits, decimal separators and operations that
  /// overlap `range`.
  ///
  /// - Throws: `rangeOutsideText` if the range is outside the text.
  func slots(around range: Range<Int>) throws(NumericTextRefusal) -> Range<CaretSlot> {
    guard range.lowerBound >= 0, range.upperBound <= length else { throw .rangeOutsideText }
    let lower = slot(at: range.lowerBound)
    if range.isEmpty { return lower..<lower }
    return lower..<max(lower, slot(overlapping: range.upperBound))
  }

  /// Returns the caret slot after the last digit, decimal separator or operation that starts before
  /// `offset`.
  private func slot(overlapping offset: Int) -> CaretSlot {
    for index in terms.indices.reversed() where offset >= terms[index].start {
      let (layout, start) = terms[index]
      let count = expression.contentCount(before: index)
      if offset > start + layout.length, index + 1 < terms.count {
        return CaretSlot(expression.contentCount(before: index + 1))
      }
      let local = layout.slots(around: 0..<min(offset - start, layout.length)).upperBound
      return CaretSlot(count + max(0, local.index))
    }
    return CaretSlot(0)
  }
}

// MARK: - States and cells

extension ExpressionLayout {
  /// Returns the state of a field that shows the expression, whose result is `result`.
  func state(
    _ result: Numeral,
    _ selection: Selection,
    uncoversZero: Bool = false
  ) -> FieldState {
    var state = FieldState(text: text, for: result)
    state.select(selection.map { min($0, end) }, in: self)
    state.uncoversZero = uncoversZero
    return state
  }

  /// Calls `body` with the role and the range of each part of the text, in order.
  func forEachCell(_ body: (NumericTextRole, Range<Int>) -> Void) {
    var end = 0
    func add(_ role: NumericTextRole, upTo next: Int) {
      if next > end { body(role, end..<next) }
      end = max(end, next)
    }
    for (index, (layout, start)) in terms.enumerated() {
      add(index == 0 ? .affix : .operation, upTo: start)
      layout.forEachCell { role, range in
        add(role, upTo: start + range.upperBound)
      }
    }
    add(.affix, upTo: length)
  }
}

/// A buffer that collects the text of an expression and counts its UTF-16 code units.
private struct TextWriter {
  private(set) var bytes: [UInt8] = []

  /// The length in UTF-16 code units.
  private(set) var width = 0

  mutating func write(_ text: String) {
    text.withScalars { bytes.append($0) }
    width += text.utf16Length
  }
}
