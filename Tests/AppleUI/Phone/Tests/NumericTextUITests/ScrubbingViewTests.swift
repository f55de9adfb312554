// SPDX-License-Identifier: MIT

import Foundation
import NumericText
import SwiftUI
import Testing
import UIKit

@testable import NumericTextUI

/// Tests of drags on the fields and labels of SwiftUI views.
@MainActor
@Suite struct ScrubbingViewTests {
  private let width = Model<Decimal>(12)
  private let style = NumericTextStyle<Decimal>.number.bounds(0...100)
    .locale(Locale(identifier: "en_US"))

  private var field: NumericTextField<Text, Decimal> {
    NumericTextField("Width", value: width.binding, style: style)
  }

  private var label: some View { Text("Width").numericTextScrubbing(width.binding, style: style) }

  /// Returns a simulated finger on the first UIKit view in `host`.
  private func finger(on host: ViewHost) throws -> Finger {
    Finger(on: try #require(host.platformViews.first?.view as? UIView))
  }

  @Test func fieldsCannotBeDraggedByDefault() throws {
    #expect(try !finger(on: ViewHost(field)).drag(12))
    let turnedOff = field.numericTextScrubbing(false).numericTextScrubbing()
    #expect(try !finger(on: ViewHost(turnedOff)).drag(12))
  }

  @Test func dragWritesEachValueAndCommitsOnce() throws {
    var commits = 0
    let host = ViewHost(field.numericTextScrubbing().onNumericTextCommit { commits += 1 })
    let finger = try finger(on: host)
    host.event { finger.drag(4, 4, 4) }
    #expect(width.writes == [13, 14, 15])
    #expect(commits == 1)
    #expect(host.faults.isEmpty)
  }

  @Test func bindingThatAnswersLaterDoesNotEndADrag() throws {
    width.answer = .later
    let host = ViewHost(field.numericTextScrubbing())
    let finger = try finger(on: host)
    #expect(finger.begin(CGPoint(x: 1, y: 0)))
    for _ in 0..<3 {
      finger.move(CGPoint(x: 4, y: 0))
      host.redraw()
    }
    finger.lift(.cancelled)
    #expect(width.writes == [13, 14, 15, 12])
  }

  @Test func environmentDisablesDrags() throws {
    let host = ViewHost(field.numericTextScrubbing())
    host.setEnvironment(\.isEnabled, false)
    #expect(try !finger(on: host).drag(12))
    let labelHost = ViewHost(label)
    #expect(try finger(on: labelHost).drag(12))
    labelHost.setEnvironment(\.isEnabled, false)
    #expect(try !finger(on: labelHost).drag(12))
    #expect(width.value == 15)
  }

  @Test func environmentDeterminesTheDirection() throws {
    for host in [ViewHost(field.numericTextScrubbing()), ViewHost(label)] {
      host.setEnvironment(\.layoutDirection, .rightToLeft)
      let before = width.value
      try finger(on: host).drag(-8)
      #expect(width.value == before + 2)
    }
  }

  @Test func labelAndFieldShareTheNumber() throws {
    let host = ViewHost {
      label
      field
    }
    let finger = try finger(on: host)
    host.event { finger.drag(12) }
    host.redraw()
    let textField = try #require(host.platformViews.last?.view as? UITextField)
    #expect(textField.text == "15")
  }
}
