// SPDX-License-Identifier: MIT

import SimulatedUser
import Testing

@testable import NumericTextUI

/// Tests whether a VoiceOver swipe changes the value or moves the caret, before and during editing.
@Suite struct StepGestureTests {
  private let desk = Desk(5 as Decimal, .number.step(1), in: NumericTextInput())

  private var isAdjustable: Bool { desk.field.accessibilityTraits.contains(.adjustable) }

  private var actions: [String] { desk.field.accessibilityCustomActions?.map(\.name) ?? [] }

  @Test(arguments: [false, true])
  func swipesStepIdleFieldsAndActionsStepActiveFields(isDraggable: Bool) {
    desk.delegate.allowsScrubbing = isDraggable
    #expect(isAdjustable && actions.isEmpty)
    desk.user.tap()
    #expect(!isAdjustable && actions == ["Increase", "Decrease"])
    desk.user.leave()
    #expect(isAdjustable && actions.isEmpty)
  }

  @Test func swipesStepActiveFieldsIfConfigured() {
    desk.delegate.configuration.stepGesture = .swipes
    desk.user.tap()
    desk.delegate.configuration.stepUpLabel = "Mehr"
    #expect(desk.field.accessibilityTraits == [.textEntry, .isEditing, .adjustable])
    #expect(actions.isEmpty)
    desk.user.leave()
    #expect(desk.field.accessibilityTraits == [.textEntry, .adjustable])
    desk.field.isEnabled = false
    desk.delegate.configuration.stepUpLabel = "Increase"
    #expect(desk.field.accessibilityTraits == [.textEntry, .notEnabled, .adjustable])
    desk.field.isEnabled = true
    #expect(desk.field.accessibilityTraits == [.textEntry, .adjustable])
  }

  @Test func actionsStepIdleFieldsIfConfigured() throws {
    desk.delegate.configuration.stepGesture = .actions
    desk.delegate.configuration.stepUpLabel = "Mehr"
    #expect(!isAdjustable && actions == ["Mehr", "Decrease"])
    desk.field.accessibilityCustomActions?[1].choose()
    #expect(desk.published == [4])
  }

  @Test func swipesStepAnIdleFieldAndCommit() {
    desk.field.accessibilityIncrement()
    desk.field.accessibilityDecrement()
    desk.field.accessibilityDecrement()
    #expect(desk.shown == "4" && desk.commits == 3)
    #expect(desk.published == [6, 5, 4])
    #expect(desk.field.stage.changes == 3)
  }

  @Test func actionsAreNamedInTheLanguageOfTheField() {
    let desk = Desk(5 as Decimal, .number.step(1), locale: "de_DE")
    let actions = desk.field.accessibilityCustomActions ?? []
    #expect(actions.map(\.name) == ["Erhöhen", "Verringern"])
  }

  @Test func plainFieldHasActions() throws {
    let desk = Desk(5 as Decimal, .number.step(0.5))
    #expect(!desk.field.accessibilityTraits.contains(.adjustable))
    try #require(desk.field.accessibilityCustomActions?.first).choose()
    #expect(desk.field.text == "5.5")
    desk.delegate.style = .number
    #expect(desk.field.accessibilityCustomActions?.isEmpty == true)
  }

  @Test func keepsTheActionsOfTheApp() {
    desk.field.accessibilityCustomActions = [UIAccessibilityCustomAction(name: "Own") { _ in true }]
    desk.user.tap()
    #expect(actions == ["Own", "Increase", "Decrease"])
    desk.delegate.detach()
    #expect(!isAdjustable && actions == ["Own"])
  }
}
