// SPDX-License-Identifier: MIT

import Testing

@testable import numeric_text

@Suite struct DemoTourTests {
  private static let tour = DemoTour(from: .american)

  private func story(_ title: String) throws -> String {
    try #require(Self.tour.stories.first { $0.title == title }).text
  }

  @Test func printsOneLinePerState() throws {
    let lines = try story("Pasting from another country").split(separator: "\n")
    #expect(
      lines == [
        "Pasting from another country (en_US, USD)",
        "  focus               $0|              = 0",
        "  paste 1.234,56      $1,234.56|       = 1234.56",
        "  leave               $1,234.56        = 1234.56",
      ]
    )
  }

  @Test func printsTheReasonForARefusal() throws {
    #expect(try story("Refusing with a reason").contains("refused: This is not part of a number."))
  }

  @Test func bracketsTheSelection() throws {
    #expect(try story("Editing in the middle").contains("$1[34,567] "))
  }

  @Test func printsNilForAnEmptyOptional() throws {
    #expect(try story("An optional value").hasSuffix("= nil"))
  }

  @Test func startsInTheRequestedRegion() {
    let tour = DemoTour(from: DemoRegion(locale: "de_DE", currency: "EUR"))
    #expect(tour.stories[0].text.contains("1.234,5|\u{A0}€"))
  }

  @Test func showsEachRegionOnce() {
    let tour = DemoTour(from: DemoRegion(locale: "sv_SE", currency: "SEK"))
    #expect(tour.stories.filter { $0.region.locale == "sv_SE" }.count == 1)
  }

  @Test func printsTheSameTourEveryTime() {
    #expect(DemoTour(from: .american).text == Self.tour.text)
  }
}
