// SPDX-License-Identifier: MIT

import Foundation
import NumericText

/// A field of the demo, independent of the type of its value.
protocol DemoField: Sendable {
  /// The label.
  var name: String { get }

  /// The Swift code that declares the value type and the style.
  var code: String { get }

  var text: String { get }

  /// The selected part of the text, in UTF-16 offsets.
  var selection: Range<Int> { get }

  /// Whether the field has the focus.
  var isActive: Bool { get }

  /// The result of an expression, or nil if the field contains a plain number.
  var resultText: String? { get }

  /// The value without formatting, such as `1234.5`, or the text `nil` for an empty field.
  var value: String { get }

  /// Performs an event.
  ///
  /// - Returns: The message to show for the event, or nil.
  mutating func perform(_ event: DemoEvent) -> DemoNotice?

  /// Changes the locale and the currency, but not the number.
  mutating func move(to region: DemoRegion)
}

extension DemoField {
  /// The text with `|` at the caret, or with brackets around the selection.
  ///
  /// The text of a field without focus has neither.
  var markedText: String {
    guard isActive else { return text }
    let units = Array(text.utf16)
    let part = { (range: Range<Int>) in String(decoding: units[range], as: UTF16.self) }
    let before = part(0..<selection.lowerBound)
    let after = part(selection.upperBound..<units.count)
    return selection.isEmpty ? "\(before)|\(after)" : "\(before)[\(part(selection))]\(after)"
  }
}

/// A field of the demo whose value has the type `FieldValue`.
struct DemoEntry<FieldValue: NumericTextBoundValue>: DemoField {
  typealias Style = NumericTextStyle<FieldValue.Number>

  /// A style together with its source code.
  struct Declaration: Sendable {
    let style: Style
    let code: String
  }

  let name: String
  private let declare: @Sendable (DemoRegion) -> Declaration
  private var session: NumericTextSession<FieldValue>
  private(set) var code: String

  init(
    _ name: String,
    _ value: FieldValue,
    in region: DemoRegion,
    declare: @escaping @Sendable (DemoRegion) -> Declaration
  ) {
    let declaration = declare(region)
    self.name = name
    self.declare = declare
    session = NumericTextSession(value: value, style: declaration.style)
    code = declaration.code
  }

  var text: String { session.text }
  var selection: Range<Int> { session.selection }
  var isActive: Bool { session.isActive }
  var resultText: String? { session.resultText }
  var value: String { session.value.number == nil ? "nil" : session.plainText }

  mutating func move(to region: DemoRegion) {
    let declaration = declare(region)
    code = declaration.code
    session.set(style: declaration.style)
  }

  mutating func perform(_ event: DemoEvent) -> DemoNotice? {
    let outcome = event.perform(in: &session)
    guard let sentence = session.message(for: outcome) else { return nil }
    if outcome.refusal != nil { return .refused(sentence) }
    return outcome.clampedTo == nil ? .violation(sentence) : .clamped(sentence)
  }
}
