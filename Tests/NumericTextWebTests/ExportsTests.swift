// SPDX-License-Identifier: MIT

import NumericTextCore
import Testing

@testable import NumericTextWeb

/// All fields share one buffer for texts and one record for numbers, so the tests run one at a
/// time.
@Suite(.serialized) struct ExportsTests {
  private let dollars: [(StylePart, String)] = [
    (.positivePrefix, "$"), (.negativePrefix, "-$"), (.zeroPrefix, "$"),
    (.grouping, "\u{3}\u{3}\u{1}"), (.fractionDigits, "\u{2}\u{2}"), (.allowsEmpty, ""),
  ]

  @Test func typingReturnsTextValueAndSelection() {
    let field = PageField(dollars)
    for key in ["1", "2", "3", "4"] { #expect(field.type(key) == Status.done) }
    #expect(PageState.last == PageState(text: "$1,234", value: "1234", selection: 6..<6))
    #expect(field.perform(.blur) == Status.done)
    #expect(PageState.last.text == "$1,234.00")
  }

  @Test func returnsTheNumberOfARefusalAndItsLimit() {
    let field = PageField(dollars)
    #expect(field.type("x") == NumericTextRefusal.notANumber.status)
    _ = field.paste("1.25")
    #expect(field.type("5") == NumericTextRefusal.tooManyFractionDigits(limit: 2).status)
    #expect(PageState.entry(.detail) == 2)
    #expect(PageState.last.text == "$1.25")
  }

  @Test func refusesLoneSurrogates() {
    let field = PageField()
    #expect(field.perform(.type, length: PageField.write([0xD800])) > 0)
    #expect(field.perform(.paste, length: PageField.write([0x31, 0xDC00])) > 0)
  }

  @Test func returnsStatusForUnknownHandles() {
    let closed = PageField().handle
    for handle in [closed, 0, -1, .min, .max] {
      #expect(perform(handle, EventNumber.focus.rawValue, -1, 0, 0) == Status.noSuchField)
      #expect(setStyle(handle, 0) == Status.noSuchField)
      #expect(setValue(handle, 0) == Status.noSuchField)
      #expect(close(handle) == Status.noSuchField)
    }
  }

  @Test func reusesClosedHandles() {
    let closed = PageField().handle
    #expect(PageField().handle == closed)
  }

  @Test func returnsStatusForLengthsOutsideTheBuffer() {
    let field = PageField()
    for length in [-1, Int32.min, Int32.max] {
      #expect(field.perform(.type, length: length) == Status.badLength)
      #expect(setStyle(field.handle, length) == Status.badLength)
      #expect(buffer(length) == nil)
    }
  }

  @Test func returnsStatusForUnknownEvents() {
    let field = PageField()
    for event in [-1, 0, Int32(EventNumber.allCases.count + 1), .min, .max] {
      #expect(perform(field.handle, event, 0, 0, 0) == Status.noSuchEvent)
    }
  }

  @Test func acceptsAnySelectionOffset() {
    let field = PageField()
    _ = field.paste("1234")
    for offset in [-1, 0, 3, Int32.min, Int32.max] {
      #expect(field.perform(.focus, offset) == Status.done)
      #expect(field.perform(.select, offset, .min) == Status.done)
      _ = field.perform(.replace, offset, .min, "5")
      _ = field.perform(.input, offset, 0, "67")
    }
  }

  /// The number by which JavaScript identifies regular steps, as opposed to fine and coarse steps.
  private static let regular: Int32 = 1

  @Test func acceptsAnyStepCount() {
    let field = PageField([(.step, "9"), (.upperBound, "100")])
    #expect(field.perform(.step, .max, Self.regular) == Status.done)
    #expect(PageState.last.value == "100")
    #expect(field.perform(.step, .min, Self.regular) == Status.done)
    #expect(PageState.last.value == "-19327352732")
    #expect(field.perform(.step, 1, .max) == Status.done)
    #expect(PageState.last.value == "-19327352723")
  }

  @Test func setAcceptsOnlyPlainNumbersAndEmpty() {
    let field = PageField(dollars)
    #expect(field.set("-12.50") == Status.done)
    #expect(PageState.last == PageState(text: "-$12.50", value: "-12.5", selection: 7..<7))
    #expect(field.set("") == Status.done)
    #expect(PageState.last.value == "")
    for value in ["-", ".", "abc", "1,000", "1e5"] { #expect(field.set(value) == Status.badNumber) }
  }

  @Test func settingEmptyTextSetsZeroInARequiredField() {
    let field = PageField()
    #expect(field.set("") == Status.done)
    #expect(PageState.last.value == "0")
  }

  @Test func namesThePartOfAnInvalidStyle() {
    for (units, part) in badStyles {
      #expect(open(PageField.write(PageField.plain + units)) == Status.badStyle)
      #expect(PageState.entry(.detail) == part)
    }
  }

  @Test func requiresDigitsAndDecimalSeparator() {
    #expect(open(PageField.write([UInt16]())) == Status.badStyle)
    #expect(PageState.entry(.detail) == Int32(StylePart.digits.rawValue))
    #expect(open(PageField.write(PageField.units(.digits, "0123456789"))) == Status.badStyle)
    #expect(PageState.entry(.detail) == Int32(StylePart.decimalSeparator.rawValue))
  }

  private var badStyles: [([UInt16], Int32)] {
    let bad: [(StylePart, String)] = [
      (.digits, "012"), (.decimalSeparator, ""), (.lowerBound, "x"), (.step, "0"), (.step, "-1"),
      (.entry, "\u{9}"), (.totalDigits, "\u{1}"), (.totalDigits, "\u{3}\u{2}"),
      (.integerDigits, "\u{3E8}\u{FFFF}"), (.grouping, "\u{3}"), (.scale, ""),
    ]
    let named = bad.map { (PageField.units($0.0, $0.1), Int32($0.0.rawValue)) }
    let crossed = PageField.units(.lowerBound, "2") + PageField.units(.upperBound, "1")
    let cut: [UInt16] = [StylePart.plus.rawValue, 5, 0x2B]
    return named + [
      (crossed, Int32(StylePart.lowerBound.rawValue)), (cut, Int32(StylePart.plus.rawValue)),
      ([0, 0], 0), ([999, 0], 999), ([1], 1),
    ]
  }

  @Test func cellsContainTheRoleAndTheEndOfEachRun() {
    let field = PageField(dollars)
    _ = field.paste("1.5")
    #expect(cells(field.handle) == 4)
    let roles = NumericTextRole.allCases
    let units = Page.current.buffer.units
    let found = (0..<4).map { "\(roles[Int(units[2 * $0])]) \(units[2 * $0 + 1])" }
    #expect(found == ["affix 1", "digit 2", "decimalSeparator 3", "digit 4"])
    #expect(cells(0) == Status.noSuchField)
  }

  @Test func returnsCharactersOutsideTheBasicPlaneUnchanged() {
    let field = PageField([(.positivePrefix, "💶\u{A0}é€"), (.digits, adlam)])
    #expect(field.type("4") == Status.done)
    #expect(PageState.last.text == "💶\u{A0}é€\u{1E954}")
    #expect(PageState.last.selection == 7..<7)
  }

  private var adlam: String {
    String(
      String.UnicodeScalarView((0x1E950...0x1E959).compactMap { Unicode.Scalar($0 as UInt32) })
    )
  }

  @Test func everyEventReachesTheField() {
    let field = PageField(dollars)
    _ = field.paste("12")
    #expect(field.perform(.mark, 0, 0, "3") == Status.done)
    #expect(PageState.entry(.state) & 2 == 2)
    #expect(field.perform(.confirm) == Status.done)
    #expect(PageState.last.value == "123")
    #expect(field.perform(.toggleSign) == Status.done)
    #expect(PageState.last.text == "-$123")
    #expect(field.perform(.undo) == Status.done)
    #expect(field.perform(.redo) == Status.done)
    #expect(PageState.last.value == "-123")
    #expect(field.perform(.moveToStart) == Status.done)
    #expect(field.perform(.deleteForward) == Status.done)
    #expect(PageState.last.value == "-23")
    #expect(field.perform(.moveForward, 1) == Status.done)
    #expect(PageState.last.selection == 2..<3)
    #expect(field.perform(.moveBackward) == Status.done)
    #expect(field.perform(.deleteToEnd) == Status.done)
    #expect(PageState.last.value == "")
    #expect(field.perform(.replace, 0, 0, "45") == Status.done)
    #expect(field.perform(.moveToEnd) == Status.done)
    #expect(field.perform(.deleteBackward) == Status.done)
    #expect(PageState.last.value == "-4")
    #expect(field.perform(.deleteToStart) == Status.done)
    #expect(field.perform(.cancel) == Status.done)
  }
}
