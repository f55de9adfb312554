// SPDX-License-Identifier: MIT

import Testing

@testable import NumericTextUI
@testable import SimulatedUser

/// What only fingers and pointing devices on a phone or a tablet can do.
extension ScrubbingTests {
  @Test func fieldBeingEditedLeavesFingersToTheSelection() {
    desk.user.tap()
    #expect(!pointer.drag(12))
    desk.user.leave()
    #expect(pointer.drag(12))
  }

  @Test func readOnlyFieldCannotBeDragged() {
    let listener = Listener()
    listener.refused = "shouldBegin"
    desk.delegate.passthroughDelegate = listener
    #expect(!pointer.drag(12))
    #expect(!Finger(on: label).drag(12))
  }

  @Test func addingALabelTwiceHasNoEffect() {
    desk.delegate.addScrubbing(to: label)
    #expect(label.gestureRecognizers?.count == 1)
  }

  @Test func escapeCancelsADrag() throws {
    let (input, label) = (NumericTextInput(), Finger.makeLabel())
    let desk = Desk(12 as Decimal, .number.step(1), in: input)
    func pressEscape() throws {
      let escape = input.keyCommands?.first { $0.input == UIKeyCommand.inputEscape }
      input.pressNumericTextKey(try #require(escape))
    }
    desk.delegate.addScrubbing(to: label)
    desk.user.tap().type(".5")
    let finger = Finger(on: label)
    #expect(finger.begin(CGPoint(x: -1, y: 0)))
    finger.move(-12)
    #expect(desk.shown == "9.5|")
    try pressEscape()
    finger.move(-12)
    finger.release()
    #expect(desk.shown == "12.5|")
    try pressEscape()
    #expect(desk.shown == "12|")
  }

  @Test func scrollingUpAddsWhileTheFieldIsEdited() {
    #expect(!pointer.begin(CGPoint(x: 0, y: -8), touches: 0))
    desk.user.tap()
    #expect(pointer.begin(CGPoint(x: 0, y: -8), touches: 0))
    pointer.move(0, down: -12)
    pointer.release()
    #expect(desk.shown == "15|")
  }
}
