// SPDX-License-Identifier: MIT

import Testing
import TouchUser

@testable import NumericTextUI

@Suite struct AccessibilityTests {
  @Test func valueIsSpokenInWords() {
    withVoiceOver {
      let desk = Desk(115 as Decimal, .currency(code: "USD"))
      #expect(desk.field.accessibilityValue == "115.00 US dollars")
      desk.user.tap().type("0")
      // During editing, VoiceOver reads the characters of the text, so there is no value in words.
      #expect(desk.field.accessibilityValue == nil)
      desk.user.leave()
      #expect(desk.field.accessibilityValue == "1,150.00 US dollars")
    }
  }

  @Test func announcesRefusalsInTheLanguageOfTheField() {
    withVoiceOver {
      let desk = Desk(5 as Decimal, locale: "fr_FR")
      desk.user.tap().type("x")
      #expect(UIAccessibility.announcements == ["Ceci ne fait pas partie d’un nombre."])
    }
  }

  @Test func selectsTheWholeTextOnFocusIfConfigured() async {
    let desk = Desk(1234 as Decimal)
    desk.delegate.selectsAllOnFocus = true
    desk.user.tap()
    for _ in 0..<5 { await Task.yield() }
    #expect(desk.shown == "[1,234]")
    desk.user.type("5")
    #expect(desk.shown == "5|")
  }

  @Test func announcesRefusalsWithTheMessagesOfTheApp() {
    withVoiceOver {
      let desk = Desk(5 as Decimal)
      desk.delegate.configuration.refusalMessage = { "Nein: \($0.name)" }
      desk.user.tap().type("x")
      #expect(UIAccessibility.announcements == ["Nein: notANumber"])
      desk.delegate.configuration.announcesRefusals = false
      desk.user.type("x")
      #expect(UIAccessibility.announcements.count == 1)
    }
  }

  @Test func announcesClamping() {
    withVoiceOver {
      let desk = Desk(99 as Decimal, .number.bounds(0...100))
      desk.user.tap().type("9").type("5")
      let sentence = "Changed to one hundred, the nearest number allowed."
      #expect(UIAccessibility.announcements == [sentence, sentence])
    }
  }

  @Test func announcesAViolationOnceAndAddsItToTheValue() {
    withVoiceOver {
      let desk = Desk(99 as Decimal, .number.bounds(0...100).enforcement(.reportOnly))
      var violations: [NumericTextViolation?] = []
      desk.delegate.onViolation = { violations.append($0) }
      desk.user.tap().type("9").type("9")
      let sentence = NumericTextViolation.aboveMaximum.description
      #expect(UIAccessibility.announcements == [sentence])
      desk.user.leave()
      #expect(desk.field.accessibilityValue?.hasSuffix(". \(sentence)") == true)
      desk.user.tap().deleteBackward().deleteBackward()
      #expect(violations == [.aboveMaximum, nil])
      desk.delegate.value = -5
      #expect(violations == [.aboveMaximum, nil, .belowMinimum])
    }
  }

  @Test func announcesNothingWhenTextIsReformatted() {
    withVoiceOver {
      let desk = Desk(0 as Decimal)
      desk.user.tap().type("1234567")
      #expect(UIAccessibility.announcements.isEmpty)
    }
  }

  @Test func doesNotAnnounceTheSeparatorKeyInMinorUnitEntry() {
    withVoiceOver {
      let desk = Desk(0 as Decimal, .currency(code: "USD").entry(.minorUnits))
      desk.delegate.configuration.vibratesOnRefusal = true
      desk.user.tap().type(".")
      #expect(UIAccessibility.announcements.isEmpty)
      #expect(UIFeedbackGenerator.count == 0)
    }
  }

  @Test func vibratesOnRefusalOnlyIfConfigured() {
    UIFeedbackGenerator.count = 0
    let desk = Desk(5 as Decimal)
    desk.user.tap().type("x")
    #expect(UIFeedbackGenerator.count == 0)
    desk.delegate.configuration.vibratesOnRefusal = true
    desk.user.type("x")
    #expect(UIFeedbackGenerator.count == 1)
  }

  @Test func speaksTheValueInWordsIfVoiceOverStartsLater() {
    let desk = Desk(115 as Decimal, .currency(code: "USD"))
    withVoiceOver { #expect(desk.field.accessibilityValue == "115.00 US dollars") }
    #expect(desk.field.accessibilityValue == nil)
  }

  @Test func handlesVoiceOverNotificationsFromOtherThreads() async {
    let desk = Desk(115 as Decimal, .currency(code: "USD"))
    let name = UIAccessibility.voiceOverStatusDidChangeNotification
    await Task.detached { NotificationCenter.default.post(name: name, object: nil) }.value
    #expect(desk.field.accessibilityValue == nil)
  }

  @Test func newViolationMessageIsUsedAtOnce() {
    withVoiceOver {
      let desk = Desk(101 as Decimal, .number.bounds(0...100).enforcement(.reportOnly))
      desk.delegate.configuration.violationMessage = { _ in "Too much" }
      #expect(desk.field.accessibilityValue == "one hundred one. Too much")
    }
  }

  @Test func emptyFieldHasNoValueThatHidesItsPlaceholder() {
    withVoiceOver {
      let desk = Desk(5 as Decimal?)
      #expect(desk.field.accessibilityValue == "five")
      desk.user.tap().deleteBackward()
      #expect(desk.field.accessibilityValue == nil)
    }
  }

  @Test func adjustingAFieldWithoutFocusCommitsAtOnce() {
    let desk = Desk(5 as Decimal, .currency(code: "USD").step(0.5), in: NumericTextInput())
    desk.field.accessibilityIncrement()
    #expect(desk.field.text == "$5.50")
    desk.field.accessibilityDecrement()
    desk.field.accessibilityDecrement()
    #expect(desk.field.text == "$4.50")
    #expect(desk.published == [5.5, 5, 4.5])
    #expect(desk.changes == 3)
  }

  /// Runs `test` with VoiceOver on.
  private func withVoiceOver(_ test: () -> Void) {
    UIAccessibility.isVoiceOverRunning = true
    UIAccessibility.announcements = []
    UIFeedbackGenerator.count = 0
    test()
    UIAccessibility.isVoiceOverRunning = false
  }
}
