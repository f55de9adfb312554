// SPDX-License-Identifier: MIT

import NumericText

/// A field of the demo, whatever its value's type.
protocol DemoField: Sendable {
  /// What the field is for.
  var name: String { get }

  /// The Swift code that declares it.
  var code: String { get }

  /// What it shows.
  var text: String { get }

  /// The selection, in UTF-16 offsets.
  var selection: Range<Int> { get }

  /// Whether it has the focus.
  var isActive: Bool { get }

  /// The bound value as a plain number, `nil` if there is none.
  var value: String { get }

  /// Performs an event.
  ///
  /// - Returns: What a person should hear of it, nil for nothing.
  mutating func perform(_ event: Event) -> DemoNotice?

  /// Writes the same number as another place does.
  mutating func move(to region: DemoRegion)
}

extension DemoField {
  /// The text with the caret as `|` or the selection in brackets, as it is while idle.
  var markedText: String {
    guard isActive else { return text }
    let units = Array(text.utf16)
    let part = { (range: Range<Int>) in String(decoding: units[range], as: UTF16.self) }
    let before = part(0..<selection.lowerBound)
    let after = part(selection.upperBound..<units.count)
    return selection.isEmpty ? "\(before)|\(after)" : "\(before)[\(part(selection))]\(after)"
  }
}
