// SPDX-License-Identifier: MIT

import Testing

@testable import NumericTextUI
@testable import SimulatedUser

@Suite struct AccessibilityTests {
  @Test func valueIsSpokenInWordsWhileVoiceOverIsOn() {
    let desk = Desk(115 as Decimal, .currency(code: "USD"))
    #expect(desk.user.spokenValue == nil)
    desk.user.withVoiceOver {
      #expect(desk.user.spokenValue == "115.00 US dollars")
      desk.user.tap().type("0")
      // During editing, VoiceOver reads the characters of the text, so there is no value in words.
      #expect(desk.user.spokenValue == nil)
      desk.user.leave()
      #expect(desk.user.spokenValue == "1,150.00 US dollars")
    }
    #expect(desk.user.spokenValue == nil)
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

  @Test func announcesRefusalsInTheLanguageOfTheField() {
    let desk = Desk(5 as Decimal, locale: "fr_FR")
    desk.user.withVoiceOver {
      desk.user.tap().type("x")
      #expect(desk.user.announcements == ["Ceci ne fait pas partie d’un nombre."])
    }
  }

  @Test func announcesRefusalsWithTheMessagesOfTheApp() {
    let desk = Desk(5 as Decimal)
    desk.delegate.configuration.refusalMessage = { "Nein: \($0.name)" }
    desk.user.withVoiceOver {
      desk.user.tap().type("x")
      desk.delegate.configuration.announcesRefusals = false
      desk.user.type("x")
      #expect(desk.user.announcements == ["Nein: notANumber"])
    }
  }

  @Test func announcesClamping() {
    let desk = Desk(99 as Decimal, .number.bounds(0...100))
    desk.user.withVoiceOver {
      desk.user.tap().type("9").type("5")
      let sentence = "Changed to one hundred, the nearest number allowed."
      #expect(desk.user.announcements == [sentence, sentence])
    }
  }

  @Test func announcesAViolationOnceAndAddsItToTheValue() {
    let desk = Desk(99 as Decimal, .number.bounds(0...100).enforcement(.reportOnly))
    var violations: [NumericTextViolation?] = []
    desk.delegate.onViolation = { violations.append($0) }
    desk.user.withVoiceOver {
      desk.user.tap().type("9").type("9")
      let sentence = NumericTextViolation.aboveMaximum.description
      #expect(desk.user.announcements == [sentence])
      desk.user.leave()
      #expect(desk.user.spokenValue?.hasSuffix(". \(sentence)") == true)
      desk.user.tap().deleteBackward().deleteBackward()
      #expect(violations == [.aboveMaximum, nil])
      desk.delegate.value = -5
      #expect(violations == [.aboveMaximum, nil, .belowMinimum])
    }
  }

  @Test func announcesNothingWhenTextIsReformatted() {
    let desk = Desk(0 as Decimal)
    desk.user.withVoiceOver {
      desk.user.tap().type("1234567")
      #expect(desk.user.announcements.isEmpty)
    }
  }

  @Test func newViolationMessageIsUsedAtOnce() {
    let desk = Desk(101 as Decimal, .number.bounds(0...100).enforcement(.reportOnly))
    desk.user.withVoiceOver {
      desk.delegate.configuration.violationMessage = { _ in "Too much" }
      #expect(desk.user.spokenValue == "one hundred one. Too much")
    }
  }

  @Test func emptyFieldHasNoValueThatHidesItsPlaceholder() {
    let desk = Desk(5 as Decimal?)
    desk.user.withVoiceOver {
      #expect(desk.user.spokenValue == "five")
      desk.user.tap().deleteBackward().leave()
      #expect(desk.user.spokenValue == nil)
    }
  }
}
