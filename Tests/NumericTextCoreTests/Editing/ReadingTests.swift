// SPDX-License-Identifier: MIT

import Testing

@testable import NumericTextCore

@Suite struct ReadingTests {
  private func reading(_ edit: Edit, of text: String) throws -> Reading {
    let number = numeral(text)
    let state = Field(.english, Rules()).state(of: number, caret: .max)
    var reading = Reading(of: number)
    try reading.read(edit, of: state, Field(.english, Rules()))
    return reading
  }

  @Test(arguments: [
    (Edit(1..<1, with: "2", .typed), "12", 1 + 1, Reading.Source.digit),
    (Edit(1..<1, with: ".", .typed), "1.", 2, .separator),
    (Edit(1..<1, with: "-", .typed), "-1", 1, .sign(isNegative: true)),
    (Edit(1..<1, with: "+", .typed), "1", 1, .sign(isNegative: false)),
    (Edit(0..<1, with: "", .deletedBackward), "", 0, .deletion),
    (Edit(1..<1, with: "23", .pasted), "123", 3, .text),
    (Edit(1..<1, with: " ", .typed), "1", 1, .nothing),
    (Edit(1..<1, with: "", .deletedForward), "1", 1, .nothing),
  ])
  func editIsReadOnce(
    _ edit: Edit,
    _ text: String,
    _ slot: Int,
    _ source: Reading.Source
  ) throws {
    let reading = try reading(edit, of: "1")
    #expect(reading.numeral.description == text)
    #expect(reading.slot == CaretSlot(slot))
    #expect(reading.source == source)
  }

  @Test(arguments: [-1..<0, 0..<2, 5..<5])
  func rangeOutsideTheTextIsRefused(_ range: Range<Int>) {
    #expect(throws: Refusal.rangeOutsideText) {
      _ = try reading(Edit(range, with: "1", .typed), of: "1")
    }
  }

  @Test func deletionThatUncoversZerosSaysSo() throws {
    #expect(try reading(Edit(0..<1, with: "", .deletedBackward), of: "10").uncoversZeros)
    #expect(try !reading(Edit(1..<2, with: "", .deletedBackward), of: "10").uncoversZeros)
  }
}
