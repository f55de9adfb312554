// SPDX-License-Identifier: MIT

import Testing

@testable import NumericTextCore

@Suite struct PlaceTests {
  private let state = Field(.dollar, Rules()).stages.state(of: numeral("-1234.5"), .caret(.last))

  private func place(_ range: Range<Int>) throws -> Place { try Place(range, in: state) }

  @Test func coversTheSignThatItsRangeContains() throws {
    #expect(try place(0..<3).coversSign)
    #expect(try place(0..<2).coversSign)
    #expect(try !place(1..<3).coversSign)
    #expect(try !place(2..<3).coversSign)
  }

  @Test func isWholeIfItCoversAllContent() throws {
    #expect(try place(0..<9).isWhole)
    #expect(try place(2..<9).isWhole)
    #expect(try !place(2..<8).isWhole)
    #expect(Place(.all, state.layout).isWhole)
    #expect(!Place(.caret(CaretSlot(2)), state.layout).isWhole)
    #expect(Place(.slots(CaretSlot(0)..<CaretSlot(6)), state.layout).isWhole)
  }

  @Test(arguments: [-1..<2, 0..<10, 10..<10])
  func refusesARangeOutsideTheText(_ range: Range<Int>) {
    #expect(throws: NumericTextRefusal.rangeOutsideText) { _ = try place(range) }
  }

  @Test func movesByTheDigitsRemovedBeforeIt() throws {
    let moved = try place(3..<6).moved(by: -2)
    #expect(moved.slots == CaretSlot(0)..<CaretSlot(1))
  }
}
