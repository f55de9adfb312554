// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import NumericTextUI

@Suite struct FieldModelTests {
  @Test func otherCellsAreReported() {
    var rests: [[String]] = []
    let model = FieldModel(value: 0 as Int, style: .number.allowsCells())
    model.onRest = { rests.append($0) }
    model.play(.focus(at: nil), .edit(.paste("12\t3\n4\n")), .edit(.type("5")))
    #expect(rests == [["3", "4"]] && model.session.value == 125)
  }

  @Test func focusDependsOnTheFieldNotTheSession() {
    var focus: [Bool] = []
    let model = FieldModel(value: 0 as Int, style: .number)
    model.onEditingChanged = { focus.append($0) }
    model.play(.focus(at: nil), .submit, .focus(at: nil), .blur, .blur)
    #expect(focus == [true, false])
  }

  @Test func aRefusedReturnCommitsNothing() {
    let model = FieldModel(value: 5 as Decimal, style: .number.allowsArithmetic())
    model.onCommit = { Issue.record("committed") }
    model.onSubmit = { Issue.record("submitted") }
    model.play(.focus(at: nil), .edit(.type("/")), .edit(.type("0")))
    #expect(model.perform(.submit).refusal == .divisionByZero)
  }

  @Test func speaksTheResultOfAnExpression() {
    let style = NumericTextStyle<Int>.number.locale(Locale(identifier: "en_US"))
    let model = FieldModel(value: 5 as Int, style: style.allowsArithmetic())
    model.play(.focus(at: nil), .edit(.type("*")), .edit(.type("3")))
    #expect(model.engine.text == "5 × 3")
    #expect(model.spokenText == "fifteen")
  }
}

extension FieldModel {
  /// Performs several events in turn.
  fileprivate func play(_ events: Event...) {
    for event in events { perform(event) }
  }
}
