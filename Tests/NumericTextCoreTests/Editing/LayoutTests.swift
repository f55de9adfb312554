// SPDX-License-Identifier: MIT

import Testing

@testable import NumericTextCore

@Suite struct LayoutTests {
  private let glyphs = Glyphs(.krona, terms: Calculator(.krona, Rules()).terms)

  /// The content of `1 200 + 3 kr`.
  private var content: Content {
    var expression = Expression(numeral("1200"))
    expression.terms.append(Term(.add, numeral("3")))
    return Content(expression, result: numeral("1203"))
  }

  private var layout: Layout { Layout(editing: content, in: glyphs) }

  @Test func writesAffixesOnce() {
    #expect(layout.text(of: content, in: glyphs) == "1\u{A0}200 + 3\u{A0}kr")
    #expect(layout.length == 12)
    #expect(Calculator(.dollar, Rules()).terms.text(of: Expression(Numeral())) == "$")
  }

  @Test(arguments: ["", "-", "7", "0.", "-12345.5", "1234567890123456"])
  func replacesANumber(_ text: String) {
    let terms = Calculator(.krona, .with { $0.allowsExponents = true }).terms
    var expression = Expression(numeral("1200"))
    expression.terms += [
      Term(.multiply, numeral("-15")), Term(.open), Term(.subtract, numeral("2000")),
      Term(.power, numeral("3")), Term(.close),
    ]
    for index in expression.terms.indices.dropFirst() {
      var changed = expression
      changed.terms[index] = Term(expression.terms[index].operation, numeral(text))
      var replaced = Layout(editing: expression, in: terms)
      let text = replaced.replaceNumber(
        at: index,
        with: changed.terms[index],
        in: terms.text(of: expression),
        terms.stages(after: changed.terms[index].operation).glyphs
      )
      #expect(replaced == Layout(editing: changed, in: terms))
      #expect(text == terms.text(of: changed))
    }
  }

  @Test func startsAtTheFirstDigit() {
    var expression = Expression(numeral("-1200"))
    expression.terms.append(Term(.add, numeral("3")))
    let negative = Content(expression, result: numeral("-1197"))
    #expect(layout.start == 0)
    #expect(Layout(editing: negative, in: glyphs).start == 1)
  }

  @Test func offsetsSnapToSlots() {
    let carets = (0...12).map { offset in
      layout.offsets(of: layout.selection(nearestTo: offset..<offset)).lowerBound
    }
    #expect(carets == [0, 1, 1, 3, 4, 5, 5, 5, 8, 9, 9, 9, 9])
  }

  @Test func rangesCoverWhatTheyTouch() {
    #expect(layout.slots(around: 6..<7) == CaretSlot(4)..<CaretSlot(5))
    #expect(layout.slots(around: 4..<9) == CaretSlot(3)..<CaretSlot(6))
    #expect(layout.slots(around: 1..<2) == CaretSlot(1)..<CaretSlot(1))
    #expect(layout.slots(around: 5..<8) == CaretSlot(4)..<CaretSlot(5))
    let state = FieldState(content, .all, layout, in: glyphs)
    #expect(throws: NumericTextRefusal.rangeOutsideText) { try Place(0..<99, in: state) }
  }

  @Test func theWholeTextStaysSelected() {
    let whole = layout.selection(nearestTo: 0..<99)
    #expect(whole == .all)
    #expect(layout.offsets(of: whole) == 0..<12)
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
