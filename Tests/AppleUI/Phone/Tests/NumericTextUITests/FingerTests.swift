// SPDX-License-Identifier: MIT

import Testing
import TouchUser

@testable import NumericTextUI

/// Tests of fingers and pointing devices on a field and on its label.
@Suite struct FingerTests {
  private let desk = Desk(12 as Decimal, .number.bounds(0...100).step(1), in: NumericTextInput())
  private let label = UILabel(frame: .zero)

  init() {
    desk.delegate.allowsScrubbing = true
    desk.delegate.addScrubbing(to: label)
  }

  private var finger: Finger { Finger(on: desk.field) }

  @Test func fieldBeingEditedLeavesFingersToTheSelection() {
    desk.user.tap()
    #expect(!finger.drag(12))
    desk.user.leave()
    #expect(finger.drag(12))
  }

  @Test func readOnlyFieldCannotBeDragged() {
    let listener = Listener()
    listener.refused = "shouldBegin"
    desk.delegate.passthroughDelegate = listener
    #expect(!finger.drag(12))
    #expect(!Finger(on: label).drag(12))
  }

  @Test func addingALabelTwiceHasNoEffect() {
    desk.delegate.addScrubbing(to: label)
    #expect(label.gestureRecognizers?.count == 1)
  }

  @Test func escapeCancelsADrag() throws {
    desk.user.tap().type(".5")
    let finger = Finger(on: label)
    #expect(finger.begin(CGPoint(x: -1, y: 0)))
    finger.move(-12)
    #expect(desk.shown == "9.5|")
    try press(UIKeyCommand.inputEscape)
    finger.move(-12)
    finger.release()
    #expect(desk.shown == "12.5|")
    try press(UIKeyCommand.inputEscape)
    #expect(desk.shown == "12|")
  }

  private func press(_ key: String) throws {
    let input = try #require(desk.field as? NumericTextInput)
    input.pressNumericTextKey(try #require(input.keyCommands?.first { $0.input == key }))
  }

  @Test func scrollingUpAddsWhileTheFieldIsEdited() {
    #expect(!finger.begin(CGPoint(x: 0, y: -8), touches: 0))
    desk.user.tap()
    #expect(finger.begin(CGPoint(x: 0, y: -8), touches: 0))
    finger.move(0, down: -12)
    finger.release()
    #expect(desk.shown == "15|")
  }
}
