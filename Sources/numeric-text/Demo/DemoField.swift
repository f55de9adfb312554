// SPDX-License-Identifier: MIT

import NumericText

/// A field of the demo, independent of the type of its value.
protocol DemoField: Sendable {
  /// The label.
  var name: String { get }

  /// The Swift code that declares the value type and the style.
  var code: String { get }

  /// The session of the field.
  var engine: Session { get }

  /// The value without formatting, such as `1234.5`, or the text `nil` for an empty field.
  var value: String { get }

  /// Performs an event.
  ///
  /// - Returns: The message to show for the event, or nil.
  mutating func perform(_ event: Event) -> DemoNotice?

  /// Changes the locale and the currency, but not the number.
  mutating func move(to region: DemoRegion)
}

extension DemoField {
  /// The text with `|` at the caret, or with brackets around the selection.
  ///
  /// The text of a field without focus has neither.
  var markedText: String {
    let (text, selection) = engine.shown
    guard engine.isActive else { return text }
    let units = Array(text.utf16)
    let part = { (range: Range<Int>) in String(decoding: units[range], as: UTF16.self) }
    let before = part(0..<selection.lowerBound)
    let after = part(selection.upperBound..<units.count)
    return selection.isEmpty ? "\(before)|\(after)" : "\(before)[\(part(selection))]\(after)"
  }
}
