// SPDX-License-Identifier: MIT

import SwiftUI
import Testing

@testable import Gallery
@testable import NumericTextUI

// On a Mac, the simulated user is part of the tests.
#if canImport(TouchUser)
  import TouchUser
#endif

/// Tests that type, drag and read on pages of the example app.
@Suite struct PageTests {
  private let host = ViewHost(GalleryView())

  private func open(_ page: String) {
    host.setEnvironment(\.locale, Locale(identifier: "en_US"))
    host.tap(page)
  }

  private var texts: [String] { host.texts.map(\.string) }

  /// The texts of all UIKit or AppKit fields on the page.
  private var fieldTexts: [String] { host.platformViews.compactMap { shownText(of: $0.view) } }

  private func user(_ field: Int) throws -> User {
    let field = try #require(host.platformViews[field].view as? PlatformTextField)
    return User(of: field, event: host.event)
  }

  @Test func calculationShowsItsResult() throws {
    open("Calculation: 1,200 + 15%")
    let user = try user(0)
    user.tap().type("+15%")
    #expect(fieldTexts == ["$1,200 + 15%"])
    #expect(texts.contains("$1,380.00") && texts.contains("1380"))
    user.leave()
    #expect(fieldTexts == ["$1,380.00"])
  }

  @Test func incompleteCalculationKeepsItsValue() throws {
    open("Calculation: 1,200 + 15%")
    try user(0).tap().type("*2/")
    #expect(fieldTexts == ["$1,200 × 2 / "])
    #expect(texts.contains("2400"))
  }

  @Test func labelsAndFieldsAreDragged() throws {
    open("Scrubbing and steppers")
    #expect(fieldTexts == ["12.5 mm", "80%"])
    for (view, distance) in [(0, 8.0), (1, -4), (2, 12), (3, -8)] {
      let pointer = try Pointer(over: host, view)
      host.event { #expect(pointer.drag(distance)) }
    }
    #expect(fieldTexts == ["13.5 mm", "81%"])
    #expect(texts.contains("13.5"))
    #expect(texts.contains("Drag a label or an edge of a field. Committed: 4"))
  }

  @Test func idleTextReturnsAfterEditing() throws {
    open("Another text when idle")
    #expect(fieldTexts == ["1.2M", "12 dozen and 0"])
    let (number, dozens) = (try user(0), try user(1))
    number.tap().type("5")
    dozens.tap().type("1")
    number.leave()
    #expect(fieldTexts == ["1.2M", "1,441"])
    dozens.leave()
    #expect(fieldTexts == ["1.2M", "120 dozen and 1"])
    #expect(texts.contains("1234567.55") && texts.contains("1441"))
  }
}
