// SPDX-License-Identifier: MIT

import NumericTextUI
import SwiftUI
import Testing

@testable import SimulatedUser

/// Tests of drags on the fields and labels of SwiftUI views.
@Suite struct ScrubbingViewTests {
  private let number = DraggedNumber()

  @Test func fieldsCannotBeDraggedByDefault() throws {
    #expect(try !Pointer(over: ViewHost(number.field)).drag(12))
    let turnedOff = number.field.numericTextScrubbing(false).numericTextScrubbing()
    #expect(try !Pointer(over: ViewHost(turnedOff)).drag(12))
  }

  @Test func dragWritesEachValueAndCommitsOnce() throws {
    var commits = 0
    let host = ViewHost(number.field.numericTextScrubbing().onNumericTextCommit { commits += 1 })
    let pointer = try Pointer(over: host)
    host.event { pointer.drag(4, 4, 4) }
    #expect(number.width.writes == [13, 14, 15])
    #expect(commits == 1)
  }

  @Test func bindingThatAnswersLaterDoesNotEndADrag() throws {
    number.width.answer = .later
    let host = ViewHost(number.field.numericTextScrubbing())
    let pointer = try Pointer(over: host)
    #expect(pointer.begin(CGPoint(x: 1, y: 0)))
    for _ in 0..<3 {
      pointer.move(4)
      host.redraw()
    }
    pointer.release(.cancelled)
    #expect(number.width.writes == [13, 14, 15, 12])
  }

  @Test func environmentDisablesDrags() throws {
    let host = ViewHost(number.field.numericTextScrubbing())
    host.setEnvironment(\.isEnabled, false)
    #expect(try !Pointer(over: host).drag(12))
    let labelHost = ViewHost(number.label)
    #expect(try Pointer(over: labelHost).drag(12))
    labelHost.setEnvironment(\.isEnabled, false)
    #expect(try !Pointer(over: labelHost).drag(12))
    #expect(number.width.value == 15)
  }

  @Test func environmentDeterminesTheDirection() throws {
    for host in [ViewHost(number.field.numericTextScrubbing()), ViewHost(number.label)] {
      host.setEnvironment(\.layoutDirection, .rightToLeft)
      let before = number.width.value
      try Pointer(over: host).drag(-8)
      #expect(number.width.value == before + 2)
    }
  }

  @Test func labelAndFieldShareTheNumber() throws {
    let host = ViewHost {
      number.label
      number.field
    }
    let pointer = try Pointer(over: host)
    host.event { pointer.drag(12) }
    host.redraw()
    #expect(host.fieldTexts == ["15"])
  }
}
