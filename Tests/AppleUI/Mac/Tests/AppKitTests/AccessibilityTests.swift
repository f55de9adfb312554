// SPDX-License-Identifier: MIT

import AppKit
import Testing

@testable import NumericTextUI

@Suite struct AccessibilityTests {
  private let desk = Desk()
  private let amount: NumericTextFieldDelegate<Decimal>

  init() {
    NSWorkspace.shared.isVoiceOverEnabled = true
    amount = desk.attach(0, .currency(code: "USD"))
  }

  private var announcements: [String?] {
    NSAccessibility.posted.filter { $0.element === desk.window }.map(\.text)
  }

  @Test func valueIsSpokenInWords() {
    #expect(desk.field.accessibilityValueDescription() == "0.00 US dollars")
    desk.tap().type("-115")
    // During editing, VoiceOver reads the characters of the text instead of a description.
    #expect(desk.field.accessibilityValueDescription() == nil)
    desk.tap(desk.other)
    #expect(desk.field.accessibilityValueDescription() == "-115.00 US dollars")
  }

  @Test func speaksTheValueInWordsIfVoiceOverStartsLater() {
    NSWorkspace.shared.isVoiceOverEnabled = false
    #expect(desk.field.accessibilityValueDescription() == nil)
    NSWorkspace.shared.isVoiceOverEnabled = true
    #expect(desk.field.accessibilityValueDescription() == "0.00 US dollars")
  }

  @Test func ignoresWindowUpdatesOnOtherThreads() async {
    let name = NSWindow.didUpdateNotification
    await Task.detached { NotificationCenter.default.post(name: name, object: nil) }.value
    await Task.yield()
    desk.tap()
    #expect(amount.session.isActive)
  }

  @Test func selectsTheWholeTextOnFocusIfConfigured() {
    amount.selectsAllOnFocus = true
    amount.value = 1234
    desk.tap()
    #expect(amount.session.selection == 0..<amount.session.text.utf16.count)
    desk.type("5")
    #expect(amount.value == 5)
  }

  @Test func announcesARefusal() {
    desk.tap().type("x")
    amount.configuration.refusalMessage = { "Nein: \($0.name)" }
    desk.type("x")
    #expect(announcements == [NumericTextRefusal.notANumber.description, "Nein: notANumber"])
    amount.configuration.announcesRefusals = false
    desk.type("x")
    #expect(announcements.count == 2)
  }

  @Test func announcesClamping() {
    amount.style = .number.bounds(0...100).locale(Locale(identifier: "en_US"))
    desk.tap().type("999")
    #expect(announcements == ["Changed to one hundred, the nearest number allowed."])
  }

  @Test func announcesViolationsAndAddsThemToTheValue() {
    var violations: [NumericTextViolation?] = []
    amount.onViolation = { violations.append($0) }
    amount.style = .number.bounds(0...100).enforcement(.reportOnly)
      .locale(Locale(identifier: "en_US"))
    desk.tap().type("999")
    let sentence = NumericTextViolation.aboveMaximum.description
    #expect(announcements == [sentence])
    desk.tap(desk.other)
    #expect(desk.field.accessibilityValueDescription()?.hasSuffix(". \(sentence)") == true)
    amount.value = 5
    #expect(violations == [.aboveMaximum, nil])
  }

  @Test func newViolationMessageIsUsedAtOnce() {
    amount.style = .number.bounds(0...100).enforcement(.reportOnly)
      .locale(Locale(identifier: "en_US"))
    amount.value = 101
    amount.configuration.violationMessage = { _ in "Too much" }
    #expect(desk.field.accessibilityValueDescription() == "one hundred one. Too much")
  }

  @Test func emptyFieldHasNoValueThatHidesItsPlaceholder() {
    let empty = NumericTextFieldDelegate(value: nil as Decimal?, style: .number)
    empty.attach(to: desk.other)
    #expect(desk.other.accessibilityValueDescription() == nil)
  }

  @Test func beepsOnRefusalOnlyIfConfigured() {
    let beeps = NSSound.beepCount
    desk.tap().type("x")
    #expect(NSSound.beepCount == beeps)
    amount.configuration.beepsOnRefusal = true
    desk.type("x")
    #expect(NSSound.beepCount == beeps + 1)
  }
}
