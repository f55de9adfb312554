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

  let name: String
  private let source: String
  private let style: @Sendable (DemoRegion) -> Style
  private var region = DemoRegion.american
  private var session: NumericTextSession<FieldValue>

  /// Creates a field for the United States.
  ///
  /// In `source`, the code of the style, `USD` stands for the currency of the region.
  init(
    _ name: String,
    _ value: FieldValue,
    _ source: String,
    style: @escaping @Sendable (DemoRegion) -> Style
  ) {
    self.name = name
    self.source = source
    self.style = style
    session = NumericTextSession(value: value, style: style(region).locale(region))
  }

  var code: String {
    let mark = FieldValue.self == FieldValue.Number.self ? "" : "?"
    return "\(FieldValue.Number.self)\(mark), \(source.replacing("USD", with: region.currency))"
  }

  var text: String { session.text }
  var selection: Range<Int> { session.selection }
  var isActive: Bool { session.isActive }
  var resultText: String? { session.resultText }
  var value: String { session.value.number == nil ? "nil" : session.plainText }

  mutating func move(to region: DemoRegion) {
    self.region = region
    session.set(style: style(region).locale(region))
  }

  mutating func perform(_ event: DemoEvent) -> DemoNotice? {
    let outcome = event.perform(in: &session)
    guard let sentence = session.message(for: outcome) else { return nil }
    if outcome.refusal != nil { return .refused(sentence) }
    return outcome.clampedTo == nil ? .violation(sentence) : .clamped(sentence)
  }
}

extension NumericTextStyle {
  /// Returns this style with the locale of `region`, and with the keyboard of that locale.
  fileprivate func locale(_ region: DemoRegion) -> Self {
    let locale = Locale(identifier: region.locale)
    return self.locale(locale).keyboard(locale)
  }
}
