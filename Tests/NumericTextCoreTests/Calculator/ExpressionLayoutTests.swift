// SPDX-License-Identifier: MIT

import Testing

@testable import NumericTextCore

@Suite struct ExpressionLayoutTests {
  private let calculator = Calculator(.krona, Rules(), suffix: Symbol()) { [] }

  /// The layout of `1 200 + 3 kr`.
  private var layout: ExpressionLayout {
    var expression = Expression(numeral("1200"))
    expression.terms.append(Term(.add, numeral("3")))
    return ExpressionLayout(expression, calculator)
  }

  @Test func writesAffixesOnce() {
    #expect(layout.text == "1\u{A0}200 + 3\u{A0}kr")
    let empty = ExpressionLayout(
      Expression(Numeral()),
      Calculator(.dollar, Rules(), suffix: Symbol()) { [] }
    )
    #expect(empty.text == "$")
  }

  @Test func offsetsSnapToSlots() {
    var carets: [Int] = []
    for offset in 0...layout.text.utf16.count {
      let state = layout.state(Numeral(), layout.selection(nearestTo: offset..<offset))
      carets.append(state.offsets.lowerBound)
    }
    #expect(carets == [0, 1, 1, 3, 4, 5, 5, 5, 8, 9, 9, 9, 9])
  }

  @Test func rangesCoverWhatTheyTouch() throws {
    #expect(try layout.slots(around: 6..<7) == CaretSlot(4)..<CaretSlot(5))
    #expect(try layout.slots(around: 4..<9) == CaretSlot(3)..<CaretSlot(6))
    #expect(try layout.slots(around: 1..<2) == CaretSlot(1)..<CaretSlot(1))
    #expect(try layout.slots(around: 5..<8) == CaretSlot(4)..<CaretSlot(5))
    #expect(throws: NumericTextRefusal.rangeOutsideText) { try layout.slots(around: 0..<99) }
  }

  @Test func theWholeTextStaysSelected() {
    let whole = layout.selection(nearestTo: 0..<99)
    #expect(whole == .all)
    #expect(layout.state(Numeral(), whole).offsets == 0..<layout.text.utf16.count)
    let digits = Selection(CaretSlot(0)..<CaretSlot(6))
    #expect(layout.selection(nearestTo: layout.offsets(of: digits)) == digits)
    #expect(layout.slots(of: .all) == CaretSlot(0)..<CaretSlot(6))
  }

  @Test func everyPartHasARole() {
    let cells = layout.cells
    let roles: [NumericTextRole] = [
      .digit, .groupSeparator, .digit, .digit, .digit, .operation, .digit, .affix,
    ]
    #expect(cells.map(\.role) == roles)
    #expect(cells.map(\.range.upperBound) == [1, 2, 3, 4, 5, 8, 9, 12])
  }
}
