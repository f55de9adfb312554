// SPDX-License-Identifier: MIT

import Foundation
import NumericText
import Testing

@testable import numeric_text

@Suite struct DemoScreenTests {
  private static let usual = TerminalSize(columns: 80, rows: 24)

  private func form(_ keys: Key..., locale: String = "en_US", currency: String = "USD") -> DemoForm
  {
    var form = DemoForm(in: DemoRegion(locale: locale, currency: currency))
    for key in keys { form.press(key) }
    return form
  }

  private func texts(_ form: DemoForm, _ size: TerminalSize = usual) -> [String] {
    DemoScreen(form, size: size).lines.map(\.text)
  }

  @Test func showsFieldAndValueSideBySide() throws {
    let line = try #require(texts(form(.paste("1234.5"))).first { $0.contains("Amount") })
    #expect(line.hasPrefix("  › Amount    │ $1,234.5 "))
    #expect(line.hasSuffix("│ 1234.5"))
  }

  @Test func marksOnlyTheFocusedField() {
    #expect(
      texts(form(.named(.tab))).filter { $0.contains("›") } == [
        "  › Tip       │ 15%                                   │ 0.15"
      ]
    )
  }

  @Test func alignsTheFields() {
    let bars = texts(form()).filter { $0.contains("│") }.map { line in
      line.enumerated().filter { $0.element == "│" }.map(\.offset)
    }
    #expect(bars.count == 8)
    #expect(Set(bars).count == 1)
  }

  @Test func placesTheTerminalCursorAtTheCaret() throws {
    let screen = DemoScreen(form(.paste("1234.5"), .named(.left)), size: Self.usual)
    let caret = try #require(screen.caret)
    #expect(screen.lines[caret.row].text.contains("Amount"))
    #expect(caret.column == 16 + "$1,234.".count)
    #expect(screen.frame(isColored: false).hasSuffix("\u{1B}[6;24H\u{1B}[?25h"))
  }

  @Test func measuresTheCaretInColumns() {
    let arabic = form(.paste("1234"), locale: "ar_EG", currency: "EGP")
    #expect(DemoScreen(arabic, size: Self.usual).caret?.column == 16 + 5)
    let adlam = form(.paste("123"), locale: "ff_Adlm", currency: "EUR")
    #expect(DemoScreen(adlam, size: Self.usual).caret?.column == 16 + 5)
  }

  @Test func omitsDirectionMarks() {
    let arabic = form(.paste("1234"), locale: "ar_EG", currency: "EGP")
    #expect(arabic.focused.session.text.contains("\u{200F}"))
    #expect(!DemoScreen(arabic, size: Self.usual).frame(isColored: true).contains("\u{200F}"))
  }

  @Test func withoutColorsOnlyTheSelectionIsStyled() {
    let frame = DemoScreen(form(.text("x")), size: Self.usual).frame(isColored: false)
    #expect(frame.matches(of: /\x1B\[[0-9;]*m/).isEmpty)
  }

  @Test func showsARefusal() {
    #expect(texts(form(.text("x"))).contains("  ✗ This is not part of a number."))
    #expect(!texts(form(.text("x"), .text("1"))).contains { $0.contains("✗") })
  }

  @Test func helpFitsInTheUsualWidth() {
    #expect(texts(form()).contains { $0.hasSuffix("^C quit") })
    #expect(texts(form()).allSatisfy { !$0.contains("…") })
  }

  @Test(arguments: [
    (40, "  ^L locale · ^G currency · ^C quit"), (30, "  ^G currency · ^C quit"), (12, "  ^C quit"),
    (40, "  Tab next · ^N scrubbing · ↑↓ step"), (25, "  Tab next · ^N scrubbing"),
    (20, "  Tab next"), (8, "  Tab n…"),
  ])
  func narrowScreensKeepTheHintsForQuittingAndForTabLongest(_ columns: Int, _ hints: String) {
    #expect(texts(form(), TerminalSize(columns: columns, rows: 24)).contains(hints))
  }

  /// Tests that an ellipsis marks where a value was cut off, because the rest would otherwise look
  /// like the complete number.
  @Test(arguments: 15...60)
  func marksACutValueWithAnEllipsis(_ columns: Int) throws {
    let size = TerminalSize(columns: columns, rows: 24)
    let form = form(.paste("123456789012345.67"))
    let line = try #require(texts(form, size).first { $0.contains("Amount") })
    let isCutAtStart = columns < 34 && line.contains("│ …")
    #expect(
      line.hasSuffix("│ 123456789012345.67") || line.hasSuffix("…") || isCutAtStart,
      "\(line)"
    )
  }

  @Test func twentyColumnsShowTheNumberOrAnEllipsis() {
    let size = TerminalSize(columns: 20, rows: 24)
    let lines = texts(form(.paste("1234.5")), size)
    #expect(lines.contains("› Amount   │ …234.5 "))
    #expect(lines.contains("  Tip      │ 15%    "))
    #expect(lines.contains("  Budget   │ 1.2M   "))
    #expect(texts(form(.paste("12")), size).contains("› Amount   │ $12    "))
  }

  @Test func pageForScrubbingShowsItsKeys() {
    let lines = texts(form(.control("n")))
    #expect(lines.contains("  Tab next · ↑↓ step · Alt ↑↓ fine · Shift ↑↓ coarse · ^N pasting"))
    #expect(lines.contains { $0.hasPrefix("  › Width     │ 120 px ") })
    #expect(lines.allSatisfy { !$0.contains("…") })
  }

  @Test func fitsEveryTerminalSizeAndShowsTheFocusedField() {
    let form = form(.paste("12345678901234567890"), .named(.tab), .text("x"))
    for columns in 1...90 {
      for rows in 1...20 {
        let screen = DemoScreen(form, size: TerminalSize(columns: columns, rows: rows))
        let place = "\(columns) by \(rows)"
        #expect(screen.lines.count <= rows, "\(place)")
        #expect(screen.lines.allSatisfy { TextWidth.columns(of: $0.text) <= columns }, "\(place)")
        #expect((screen.caret?.column ?? .max) < columns, "\(place)")
        #expect((screen.caret?.row ?? .max) < rows, "\(place)")
      }
    }
  }

  @Test func twoRowsShowTheFocusedFieldAndItsRefusal() {
    let size = TerminalSize(columns: 80, rows: 2)
    let lines = texts(form(.text("x")), size)
    #expect(lines[0].hasPrefix("  › Amount"))
    #expect(lines[1] == "  ✗ This is not part of a number.")
  }

  @Test func redrawsEveryRow() {
    let frame = DemoScreen(form(), size: Self.usual).frame(isColored: false)
    #expect(frame.components(separatedBy: "\u{1B}[2K").count == 24 + 1)
    #expect(frame.components(separatedBy: "\r\n").count == 24)
  }
}
