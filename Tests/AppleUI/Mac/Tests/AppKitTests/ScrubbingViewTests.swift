// SPDX-License-Identifier: MIT

import AppKit
import NumericText
import SwiftUI
import Testing

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

  /// Returns a mouse over the view at `index` in `host`, and makes that view 100 points wide.
  private func mouse(over host: ViewHost, _ index: Int = 0) throws -> Mouse {
    let view = try #require(host.platformViews[index].view as? NSView)
    view.frame = NSRect(x: 0, y: 0, width: 100, height: 22)
    return Mouse(view: view)
  }

  @Test func fieldsCannotBeDraggedByDefault() throws {
    #expect(try !mouse(over: ViewHost(field)).drag(12))
  }

  @Test func dragWritesEachValue() throws {
    let host = ViewHost(field.numericTextScrubbing())
    let mouse = try mouse(over: host)
    host.event { mouse.drag(4, 4, 4) }
    #expect(width.writes == [13, 14, 15])
    host.setEnvironment(\.layoutDirection, .rightToLeft)
    host.event { mouse.drag(-4) }
    #expect(width.value == 16)
    host.setEnvironment(\.isEnabled, false)
    #expect(!mouse.drag(4))
    #expect(host.faults.isEmpty)
  }

  @Test func labelOfAFormIsDraggedLikeItsField() throws {
    let host = ViewHost(field.numericTextFormLabels().numericTextScrubbing())
    let label = try mouse(over: host)
    #expect(!(label.view is NSTextField))
    host.event { label.drag(from: 50, 12) }
    #expect(width.value == 15)
    host.redraw()
    #expect((try mouse(over: host, 1).view as? NSTextField)?.stringValue == "15")
  }

  @Test func labelOfAFormIsNotDraggedByDefault() {
    let host = ViewHost(field.numericTextFormLabels())
    #expect(host.platformViews.count == 1)
  }
}
