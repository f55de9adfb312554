// SPDX-License-Identifier: MIT

import NumericTextUI
import SimulatedUser
import Testing

/// Tests of input methods.
///
/// An input method can change text without asking the delegate first, or ask about one range and
/// change another.
@Suite struct InputMethodTrapTests {
  private let desk = Desk(12 as Decimal)

  init() { desk.user.tap() }

  @Test func doesNotChangeMarkedText() {
    desk.delegate.value = 1234
    desk.field.stage.writes = 0
    desk.user.mark("に").mark("にせん")
    #expect(desk.shown == "1,234にせん|")
    #expect(desk.field.stage.writes == 0)
    #expect(desk.published.isEmpty)
  }

  @Test(arguments: [UITextFieldStage.RangeMethod.single, .several])
  func readsACandidateWhateverRangeTheSystemReports(method: UITextFieldStage.RangeMethod) {
    desk.field.stage.rangeMethod = method
    desk.user.compose(["ㄙ", "ㄙㄢ"], candidate: "3")
    #expect(desk.shown == "123|")
    #expect(desk.published == [123])
  }

  @Test func readsConvertedText() {
    desk.delegate.value = 1234
    desk.field.convertAgain(NSRange(location: 0, length: 3), as: "９")
    desk.field.unmarkText()
    #expect(desk.shown == "9|34")
    #expect(desk.published == [934])
  }

  @Test func keepsTheCaretInsideMarkedText() {
    desk.field.textInputMode = UITextInputMode("ja-JP")
    desk.field.setMarkedText("にせん", selectedRange: NSRange(location: 1, length: 0))
    desk.delegate.value = 77
    desk.delegate.configuration.accessory = .done
    #expect(desk.shown == "12に|せん")
  }

  @Test func cancelingEditingDiscardsMarkedText() {
    desk.user.mark("３")
    desk.field.leaveCancelled()
    #expect(desk.field.text == "12")
    #expect(desk.delegate.value == 12)
  }

}
