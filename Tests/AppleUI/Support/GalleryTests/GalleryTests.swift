// SPDX-License-Identifier: MIT

import SwiftUI
import Testing

@testable import Gallery
@testable import SimulatedUser

/// Tests that the example app starts, and that the fields on its pages work.
@Suite struct GalleryTests {
  private let host = ViewHost(GalleryView())

  init() { host.setEnvironment(\.locale, Locale(identifier: "en_US")) }

  private var texts: [String] { host.texts.map(\.string) }

  private func tap(_ title: String) { host.buttons.first { $0.label == [title] }?.tap() }

  private func user(_ field: Int) -> User { User(of: host.fields[field], event: host.event) }

  @Test func appStarts() {
    #expect(!GalleryApp().body.open().buttons.isEmpty)
  }

  @Test func everyPageHasFields() {
    for title in host.buttons.compactMap(\.label.first) {
      tap(title)
      let fields = host.platformViews.count + host.textFields.count
      #expect(fields > 0, "\(title)")
      tap(title)
      #expect(host.platformViews.isEmpty && host.textFields.isEmpty, "\(title)")
    }
  }

  @Test func choosingACurrencyReformatsTheAmount() {
    tap("Amount in any locale")
    #expect(host.fieldTexts.first == "1\u{A0}234,50\u{A0}kr")
    tap("ja_JP")
    tap("JPY")
    #expect(host.fieldTexts.first?.hasSuffix("1,234") == true)
    #expect(texts.contains("1234.5"))
  }

  @Test func steppersAndFieldsShareANumber() {
    tap("Scrubbing and steppers")
    host.buttons.last { $0.label == ["Increment"] }?.tap()
    #expect(texts.filter { $0 == "13.5 mm" }.count == 1)
    #expect(texts.contains("13.5"))
  }

  @Test func callSitesOfOtherPackagesShowTheirValues() {
    tap("DiffableTextField")
    #expect(host.fieldTexts.first?.contains("0,00") == true)
    tap("DiffableTextField")
    tap("NumberTextField")
    #expect(host.fieldTexts.first == "150%")
  }

  @Test func showsAValueThatTheAppSetsOnTheDelegate() {
    tap("Any text field, with a delegate")
    tap("Double it")
    #expect(host.fieldTexts.first?.contains("2,469") == true)
  }

  @Test func calculationShowsItsResult() {
    tap("Calculation: 1,200 + 15%")
    let user = user(0)
    user.tap().type("+15%")
    #expect(host.fieldTexts == ["$1,200 + 15%"])
    #expect(texts.contains("$1,380.00") && texts.contains("1380"))
    user.leave()
    #expect(host.fieldTexts == ["$1,380.00"])
    user.tap().type("*2/")
    #expect(host.fieldTexts == ["$1,380 × 2 / "])
    #expect(texts.contains("2760"))
  }

  @Test func labelsAndFieldsAreDragged() throws {
    tap("Scrubbing and steppers")
    #expect(host.fieldTexts == ["12.5 mm", "80%"])
    for (view, distance) in [(0, 8.0), (1, -4), (2, 12), (3, -8)] {
      let pointer = try Pointer(over: host, view)
      host.event { #expect(pointer.drag(distance)) }
    }
    #expect(host.fieldTexts == ["13.5 mm", "81%"])
    #expect(texts.contains("13.5"))
    #expect(texts.contains("Drag a label or an edge of a field. Committed: 4"))
  }

  @Test func idleTextReturnsAfterEditing() {
    tap("Another text when idle")
    #expect(host.fieldTexts == ["1.2M", "12 dozen and 0"])
    #expect(texts.contains("1234567.5"))
    let (number, dozens) = (user(0), user(1))
    number.tap().type("5")
    dozens.tap().type("1")
    number.leave()
    #expect(host.fieldTexts == ["1.2M", "1,441"])
    dozens.leave()
    #expect(host.fieldTexts == ["1.2M", "120 dozen and 1"])
    #expect(texts.contains("1234567.55") && texts.contains("1441"))
  }
}
