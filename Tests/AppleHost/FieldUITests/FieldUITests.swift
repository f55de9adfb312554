// SPDX-License-Identifier: MIT

import XCTest

/// UI tests that type and tap in the fields of the app `Fields`.
@MainActor
final class FieldUITests: XCTestCase {
  private lazy var app = XCUIApplication()

  override func setUp() async throws {
    continueAfterFailure = false
    XCUIDevice.shared.orientation = .portrait
    app.launch()
  }

  private func field(_ name: String) -> XCUIElement {
    let field = app.textFields[name]
    XCTAssertTrue(field.waitForExistence(timeout: 10))
    return field
  }

  /// Taps a field, waits for the keyboard, and returns the field.
  ///
  /// Without the keyboard, typing fails.
  private func edit(_ name: String) -> XCUIElement {
    let field = field(name)
    field.tap()
    XCTAssertTrue(app.keyboards.firstMatch.waitForExistence(timeout: 10))
    return field
  }

  private func text(_ name: String) -> String { app.staticTexts[name].label }

  func testTypingFormatsWithEachKey() {
    let amount = edit("live")
    amount.typeText("1234.5")
    XCTAssertEqual(amount.value as? String, "$1,234.5")
    XCTAssertEqual(text("values"), "1234.5 0 5")
    amount.typeText(XCUIKeyboardKey.delete.rawValue)
    XCTAssertEqual(amount.value as? String, "$1,234.")
  }

  func testReturnCommitsSubmitsAndLeaves() {
    for (index, name) in ["live", "onCommit"].enumerated() {
      let amount = edit(name)
      amount.typeText("12.\n")
      XCTAssertEqual(amount.value as? String, "$12.00")
      XCTAssertEqual(text("submits"), "\(index + 1)")
      XCTAssertTrue(app.keyboards.firstMatch.waitForNonExistence(timeout: 5))
    }
  }

  func testPastedTextIsRead() {
    let text = edit("text")
    text.typeText("(1,234.50)")
    text.typeKey("a", modifierFlags: .command)
    text.typeKey("x", modifierFlags: .command)
    let amount = edit("live")
    amount.typeKey("a", modifierFlags: .command)
    amount.typeKey("v", modifierFlags: .command)
    XCTAssertEqual(self.text("values"), "-1234.5 0 5")
  }

  func testUndoAndRedoTakeOneStepEach() {
    let amount = edit("live")
    amount.typeText("12")
    amount.typeText(XCUIKeyboardKey.delete.rawValue)
    XCTAssertEqual(amount.value as? String, "$1")
    amount.typeKey("z", modifierFlags: .command)
    XCTAssertEqual(amount.value as? String, "$12")
    amount.typeKey("z", modifierFlags: [.command, .shift])
    XCTAssertEqual(amount.value as? String, "$1")
  }

  func testArrowKeysStepAndEscapeRestores() {
    let count = edit("count")
    count.typeKey(.upArrow, modifierFlags: [])
    XCTAssertEqual(count.value as? String, "6")
    count.typeKey(.downArrow, modifierFlags: .shift)
    XCTAssertEqual(count.value as? String, "0")
    count.typeKey(.escape, modifierFlags: [])
    XCTAssertEqual(count.value as? String, "5")
  }

  func testFocusFollowsItsBinding() {
    _ = field("count")
    app.buttons["Count"].tap()
    XCTAssertTrue(app.keyboards.firstMatch.waitForExistence(timeout: 5))
    app.typeText("7")
    XCTAssertEqual(field("count").value as? String, "57")
    app.buttons["Leave"].tap()
    XCTAssertTrue(app.keyboards.firstMatch.waitForNonExistence(timeout: 5))
  }

  func testRefusedCharacterDoesNotStay() {
    for name in ["live", "onCommit"] {
      let amount = edit(name)
      amount.typeText("1x2")
      XCTAssertEqual((amount.value as? String)?.contains("x"), false)
      amount.typeText("\n")
      XCTAssertEqual(amount.value as? String, "$12.00")
    }
  }

  func testFocusStateMovesTheFocus() {
    _ = field("stated")
    app.buttons["State"].tap()
    XCTAssertTrue(app.keyboards.firstMatch.waitForExistence(timeout: 5))
  }

  /// Checks that a `FocusState` follows the focus of a UIKit text field.
  ///
  /// Published reports disagree on whether SwiftUI does this. If this test fails, delete it, and
  /// correct the row about `focused(_:)` in `FieldsInSwiftUI.md`.
  func testFocusStateFollowsTheFocus() {
    _ = edit("stated")
    XCTAssertTrue(app.staticTexts["stated: true"].waitForExistence(timeout: 5))
    _ = edit("count")
    XCTAssertTrue(app.staticTexts["stated: false"].waitForExistence(timeout: 5))
  }

  func testReturnMovesTheFocusWithoutTheKeyboardLeaving() {
    _ = edit("net")
    app.typeText("1\n")
    app.typeText("2")
    XCTAssertEqual(field("gross").value as? String, "2")
    XCTAssertTrue(app.keyboards.firstMatch.exists)
  }

  func testRotationKeepsTheTextAndTheFocus() {
    let amount = edit("live")
    amount.typeText("12")
    XCUIDevice.shared.orientation = .landscapeLeft
    XCTAssertTrue(amount.waitForExistence(timeout: 10))
    app.typeText("3")
    XCTAssertEqual(amount.value as? String, "$123")
  }
}
