// SPDX-License-Identifier: MIT

import Testing

@testable import NumericTextCore

@Suite struct ReadingTests {
  private func reading(
    _ range: Range<Int>,
    _ intent: Edit.Intent,
    of text: String
  ) throws -> Reading {
    let field = Field(.english, Rules())
    let state = field.state(of: numeral(text), .caret(.last))
    let place = try Place(range, in: state.layout)
    return try Reading(of: Edit(intent, in: place), in: state, field)
  }

  private typealias Case = (Range<Int>, Edit.Intent, String, Int, Reading.Source)

  private static let cases: [Case] = [
    (1..<1, .typed("2"), "12", 2, .digit), (1..<1, .typed("."), "1.", 2, .separator),
    (1..<1, .typed("-"), "-1", 1, .sign(isNegative: true, isNew: true)),
    (1..<1, .typed("+"), "1", 1, .sign(isNegative: false, isNew: false)),
    (0..<1, .deletedBackward, "", 0, .deletion), (1..<1, .pasted("23"), "123", 3, .text),
    (1..<1, .typed(" "), "1", 1, .nothing), (1..<1, .deletedForward, "1", 1, .nothing),
  ]

  @Test(arguments: cases)
  func readsNumeralCaretAndSourceOfAnEdit(
    _ range: Range<Int>,
    _ intent: Edit.Intent,
    _ text: String,
    _ slot: Int,
    _ source: Reading.Source
  ) throws {
    let reading = try reading(range, intent, of: "1")
    #expect(reading.numeral.description == text)
    #expect(reading.slot == CaretSlot(slot))
    #expect(reading.source == source)
  }

  @Test(arguments: [-1..<0, 0..<2, 5..<5])
  func refusesARangeOutsideTheText(_ range: Range<Int>) {
    #expect(throws: NumericTextRefusal.rangeOutsideText) {
      _ = try reading(range, .typed("1"), of: "1")
    }
  }

  @Test(arguments: [
    (0..<1, "10", true), (0..<1, "10.5", true), (0..<2, "120", true), (1..<2, "10", false),
    (0..<1, "1.5", false), (0..<1, "100", false), (2..<4, "0.99", false),
  ])
  func marksADeletionThatUncoversALoneZero(
    _ range: Range<Int>,
    _ text: String,
    _ uncoversZero: Bool
  ) throws {
    #expect(try reading(range, .deletedBackward, of: text).uncoversZero == uncoversZero)
  }
}
