// SPDX-License-Identifier: MIT

import AppKit
import NumericTextUI
import Testing

@testable import SimulatedUser

@Suite struct SignalTests {
  private let desk = Desk(0 as Decimal)

  @Test func beepsOnRefusalOnlyIfConfigured() {
    let beeps = NSSound.beepCount
    desk.user.tap().type("x")
    #expect(NSSound.beepCount == beeps)
    desk.delegate.configuration.beepsOnRefusal = true
    desk.user.type("x")
    #expect(NSSound.beepCount == beeps + 1)
  }

  @Test func ignoresWindowUpdatesOnOtherThreads() async {
    let name = NSWindow.didUpdateNotification
    await Task.detached { NotificationCenter.default.post(name: name, object: nil) }.value
    await Task.yield()
    desk.user.tap()
    #expect(desk.delegate.session.isActive)
  }
}
