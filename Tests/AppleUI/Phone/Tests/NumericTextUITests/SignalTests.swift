// SPDX-License-Identifier: MIT

import NumericTextUI
import SimulatedUser
import Testing

@Suite struct SignalTests {
  private let desk = Desk(5 as Decimal, .currency(code: "USD"))

  @Test func vibratesOnRefusalOnlyIfConfigured() {
    let count = UINotificationFeedbackGenerator.count
    desk.user.tap().type("x")
    #expect(UINotificationFeedbackGenerator.count == count)
    desk.delegate.configuration.vibratesOnRefusal = true
    desk.user.type("x")
    #expect(UINotificationFeedbackGenerator.count == count + 1)
  }

  @Test func doesNotSignalTheSeparatorKeyInMinorUnitEntry() {
    desk.delegate.style = .currency(code: "USD").entry(.minorUnits)
    desk.delegate.configuration.vibratesOnRefusal = true
    let count = UINotificationFeedbackGenerator.count
    desk.user.withVoiceOver {
      desk.user.tap().type(".")
      #expect(desk.refusals == [.noSeparatorInMinorUnits])
      #expect(desk.user.announcements.isEmpty)
      #expect(UINotificationFeedbackGenerator.count == count)
    }
  }

  @Test func handlesVoiceOverNotificationsFromOtherThreads() async {
    let name = UIAccessibility.voiceOverStatusDidChangeNotification
    await Task.detached { NotificationCenter.default.post(name: name, object: nil) }.value
    #expect(desk.user.spokenValue == nil)
  }
}
