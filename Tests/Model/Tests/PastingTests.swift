// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import ReferenceModel

/// Checks that texts mean the same when they are pasted as when they are typed or shown.
@Suite struct PastingTests {
  private static let keys = "01.,-"

  /// Returns every text of 2 to `length` digits and marks, of which the last can also be a dash.
  ///
  /// Texts that can mean different numbers when typed and when pasted are left out: those that
  /// begin with a redundant zero, and those with more than three digits directly after a mark.
  private static func texts(_ length: Int) -> [String] {
    var texts = [""]
    for start in 0..<length {
      texts += texts.filter { $0.count == start && !$0.hasSuffix("-") }
        .flatMap { text in keys.map { text + String($0) } }
    }
    return texts.filter { text in
      let isRedundant = text.first == "0" && text.dropFirst().first?.isASCIIDigit ?? false
      let parts = text.split(omittingEmptySubsequences: false) { $0 == "." || $0 == "," }
      return text.count > 1 && !isRedundant && !parts.dropFirst().contains { $0.count > 3 }
    }
  }

  /// Plays `events` in an empty field, and returns the committed value, or nil if an event is
  /// refused.
  ///
  /// If no event is refused but the field is empty, the value itself is nil: `.some(nil)`.
  private static func value(_ events: [Event], _ style: Style) -> String?? {
    var field = Field(style: style, value: nil)
    for event in events {
      field.perform(event)
      guard !field.refused else { return nil }
    }
    field.perform(.blur)
    return field.state.value
  }

  private static let stylesOfTypedTexts: [[String: JSON]] = [
    [:], ["locale": "de_DE"], ["locale": "en_IN"], ["locale": "fr_FR"], ["locale": "es_ES"],
    ["precision": ["fraction": [0, 2]]], ["precision": ["fraction": [0, 2]], "locale": "de_DE"],
    ["kind": "currency"], ["precision": ["fraction": [0, 1]], "locale": "de_CH"],
  ]

  @Test(arguments: stylesOfTypedTexts)
  func typedAndPastedTextsAgree(_ keys: [String: JSON]) throws {
    let style = try Style(keys.merging(["optional": true]) { $1 })
    for text in Self.texts(5) {
      let typed = Self.value(text.map { .type($0) }, style)
      let pasted = Self.value([.paste(text)], style)
      guard let typed, let pasted, typed != pasted else { continue }
      #expect(typed == pasted, "\(text) \(keys)")
    }
  }

  private static let stylesOfOwnTexts: [[String: JSON]] = [
    [:], ["locale": "de_DE"], ["kind": "percent"], ["kind": "currency"],
    ["kind": "currency", "code": "JPY"], ["kind": "currency", "entry": "minorUnits"],
    ["kind": "currency", "locale": "de_DE"], ["kind": "currency", "sign": "accounting"],
    ["precision": ["integer": [4, .null]]], ["prefix": "ca. ", "suffix": " kg"],
    ["value": "Int", "locale": "de_DE", "precision": ["integer": [4, .null]]],
  ]

  @Test(arguments: stylesOfOwnTexts)
  func ownTextParsesToTheSameNumber(_ keys: [String: JSON]) throws {
    let style = try Style(keys.merging(["optional": true]) { $1 })
    for plain in ["7", "-12", "1234", "-1234567", "110"] {
      var field = Field(style: style, value: Number(plain))
      let text = field.state.text
      field.perform(.focus)
      field.perform(.selectAll)
      field.perform(.paste(text))
      #expect(field.state.value == plain, "\(text) \(keys)")
    }
  }
}
