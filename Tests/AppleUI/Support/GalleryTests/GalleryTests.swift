// SPDX-License-Identifier: MIT

import SwiftUI
import Testing

@testable import Gallery

/// Tests that the example app starts and that the fields on all of its pages work.
@Suite struct GalleryTests {
  private let host = ViewHost(GalleryView())

  @Test func appStarts() {
    #expect(!GalleryApp().body.open().buttons.isEmpty)
  }

  @Test func everyPageHasFields() {
    for title in host.buttons.compactMap(\.label.first) {
      host.tap(title)
      let fields = host.platformViews.count + host.textFields.count
      #expect(fields > 0, "\(title)")
      host.tap(title)
      #expect(host.platformViews.isEmpty && host.textFields.isEmpty, "\(title)")
    }
  }

  @Test func choosingACurrencyReformatsTheAmount() {
    host.tap("Amount in any locale")
    #expect(host.firstFieldText == "1\u{A0}234,50\u{A0}kr")
    host.tap("ja_JP")
    host.tap("JPY")
    #expect(host.firstFieldText?.hasSuffix("1,234") == true)
    #expect(host.texts.map(\.string).contains("1234.5"))
  }

  @Test func idleTextsDifferFromTheNumbers() {
    host.setEnvironment(\.locale, Locale(identifier: "en_US"))
    host.tap("Another text when idle")
    #expect(host.firstFieldText == "1.2M")
    #expect(host.texts.map(\.string).contains("1234567.5"))
  }

  @Test func steppersAndFieldsShareANumber() {
    host.setEnvironment(\.locale, Locale(identifier: "en_US"))
    host.tap("Scrubbing and steppers")
    host.buttons.last { $0.label == ["Increment"] }?.tap()
    #expect(host.texts.map(\.string).filter { $0 == "13.5 mm" }.count == 1)
    #expect(host.texts.map(\.string).contains("13.5"))
  }

  @Test func callSitesOfOtherPackagesShowTheirValues() {
    host.setEnvironment(\.locale, Locale(identifier: "en_US"))
    host.tap("DiffableTextField")
    #expect(host.firstFieldText?.contains("0,00") == true)
    host.tap("DiffableTextField")
    host.tap("NumberTextField")
    #expect(host.firstFieldText == "150%")
  }

  @Test func showsAValueThatTheAppSetsOnTheDelegate() {
    host.tap("Any text field, with a delegate")
    host.tap("Double it")
    #expect(host.firstFieldText?.contains("2,469") == true)
  }
}

extension ViewHost {
  func tap(_ title: String) { buttons.first { $0.label == [title] }?.tap() }

  /// The text of the first UIKit or AppKit field on the page.
  fileprivate var firstFieldText: String? { platformViews.first.flatMap { shownText(of: $0.view) } }
}
