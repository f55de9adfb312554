// SPDX-License-Identifier: MIT

import NumericTextUI
import SimulatedUser
import Testing

/// Tests of the two methods with which a delegate allows or refuses a change of the text: one for a
/// single range, and one for several ranges, which UIKit calls on iOS 26 and later.
@Suite struct RangeMethodTrapTests {
  @Test(arguments: [
    // Several ranges are replaced in one edit.
    ([NSRange(location: 4, length: 3), NSRange(location: 0, length: 1)], "9", "923|"),
    // An empty list is ignored.
    ([], "9", "123,456|"),
    // All ranges are refused if one is outside the text.
    ([NSRange(location: 0, length: 1), NSRange(location: 9, length: 1)], "", "123,456|"),
  ])
  func severalRangesAreOneEdit(ranges: [NSRange], string: String, shown: String) {
    let desk = Desk(123_456 as Decimal)
    desk.user.tap()
    let answer = desk.delegate.textField(
      desk.field,
      shouldChangeCharactersInRanges: ranges.map { NSValue(range: $0) },
      replacementString: string
    )
    #expect(!answer)
    #expect(desk.shown == shown)
  }

  @Test(arguments: [
    NSRange(location: 3, length: 0), NSRange(location: 0, length: 4),
    NSRange(location: NSNotFound, length: 0), NSRange(location: 1, length: Int.max),
  ])
  func refusesARangeOutsideTheText(range: NSRange) {
    let desk = Desk(12 as Decimal)
    desk.user.tap()
    #expect(
      !desk.delegate.textField(
        desk.field,
        shouldChangeCharactersIn: range,
        replacementString: "9"
      )
    )
    #expect(desk.shown == "12|")
    #expect(desk.published.isEmpty)
  }
}
