// SPDX-License-Identifier: MIT

import NumericText

/// A field of the demo, independent of the value type.
protocol DemoField: Sendable {
  /// The label.
  var name: String { get }

  /// The Swift code of its declaration.
  var code: String { get }

  /// The text that the field shows.
  var text: String { get }

  /// The selection, in UTF-16 offsets.
  var selection: Range<Int> { get }

  /// Whether the field has focus.
  var isActive: Bool { get }

  /// The value as a plain number, or `nil`.
  var value: String { get }

  /// Performs an event.
  ///
  /// - Returns: The message to show for the event, or nil.
  mutating func perform(_ event: Event) -> DemoNotice?

  /// Changes the locale and currency, keeping the number.
  mutating func move(to region: DemoRegion)
}

extension DemoField {
  /// The text with `|` for the caret, or with brackets around the selection.
  ///
  /// The plain text if the field doesn't have focus.
  var markedText: String {
    guard isActive else { return text }
    let units = Array(text.utf16)
    let part = { (range: Range<Int>) in String(decoding: units[range], as: UTF16.self) }
    let before = part(0..<selection.lowerBound)
    let after = part(selection.upperBound..<units.count)
    return selection.isEmpty ? "\(before)|\(after)" : "\(before)[\(part(selection))]\(after)"
  }
}
