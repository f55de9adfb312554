// SPDX-License-Identifier: MIT

import AppKit
import SwiftUI
import Testing

@testable import NumericTextUI

/// Tests of drags on the labels that a form shows before its fields.
@Suite struct FormLabelDragTests {
  private let number = DraggedNumber()

  @Test func labelOfAFormIsDraggedLikeItsField() throws {
    let host = ViewHost(number.field.numericTextFormLabels().numericTextScrubbing())
    let label = try Mouse(over: host)
    #expect(!(label.view is NSTextField))
    host.event { label.drag(from: 50, 12) }
    #expect(number.width.value == 15)
    host.redraw()
    #expect((host.platformViews.last?.view as? NSTextField)?.stringValue == "15")
  }

  @Test func labelOfAFormIsNotDraggedByDefault() {
    let host = ViewHost(number.field.numericTextFormLabels())
    #expect(host.platformViews.count == 1)
  }
}
