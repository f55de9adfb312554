// SPDX-License-Identifier: MIT

import Testing

@testable import NumericTextCore

@Suite struct ReadingTests {
  private func reading(
    _ range: Range<Int>,
    _ action: Action,
    of text: String
  ) throws -> Reading {
    let field = Field(.english, Rules())
    let state = field.stages.state(of: numeral(text), .caret(.last))
    let place = try Place(range, in: state)
    return try Reading(
      of: Edit(action, "23", in: place),
      in: state.content,
      isZeroTyped: false,
      field.stages
    )
  }

  private typealias Case = (Range<Int>, Action, String, Int, Reading.Effect)

  private static let cases: [Case] = [
    (1..<1, .digit(2), "12", 2, .change), (1..<1, .decimalSeparator, "1.", 2, .change),
    (1..<1, .sign(isNegative: true), "-1", 1, .change),
    (1..<1, .sign(isNegative: false), "1", 1, .change),
    (0..<1, .deletion(isForward: false), "", 0, .change), (1..<1, .text, "123", 3, .change),
    (1..<1, .nothing, "1", 1, .nothing), (1..<1, .deletion(isForward: true), "1", 1, .nothing),
  ]

  @Test(arguments: cases)
  func readsNumeralCaretAndEffectOfAnEdit(
    _ range: Range<Int>,
    _ action: Action,
    _ text: String,
    _ slot: Int,
    _ effect: Reading.Effect
  ) throws {
    let reading = try reading(range, action, of: "1")
    #expect(reading.numeral.description == text)
    #expect(reading.slot == CaretSlot(slot))
    #expect(reading.effect == effect)
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
    #expect(try reading(range, .deletion(isForward: false), of: text).uncoversZero == uncoversZero)
  }

  @Test(arguments: [
    ("", 2, "0.00"), ("5", 2, "0.05"), ("12345", 2, "123.45"), ("00012345", 2, "000123.45"),
    ("", 0, "0"),
  ])
  func convertsMinorUnitsToAnAmount(_ digits: String, _ places: Int, _ amount: String) {
    #expect(numeral(digits).amount(places).description == amount)
  }
}
