// SPDX-License-Identifier: MIT

import Foundation
import NumericText

/// A field of the demo, independent of the type of its value.
struct DemoField: Sendable {
  /// The label.
  let name: String

  /// The Swift type of the value, such as `Decimal?`.
  private let type: String

  /// The code of the style for the United States.
  private let source: String

  /// Gives a session the style of a region.
  private let restyle: @Sendable (inout AnyNumericTextSession, DemoRegion) -> Void
  private var region = DemoRegion.american
  private(set) var session: AnyNumericTextSession

  /// Creates a field for the United States.
  ///
  /// In `source`, the code of the style, `USD` stands for the currency of the region.
  init<FieldValue: NumericTextBoundValue>(
    _ name: String,
    _ value: FieldValue,
    _ source: String,
    style: @escaping @Sendable (DemoRegion) -> NumericTextStyle<FieldValue.Number>
  ) {
    self.name = name
    self.source = source
    type = "\(FieldValue.Number.self)\(FieldValue.self == FieldValue.Number.self ? "" : "?")"
    restyle = { erased, region in
      guard var session = erased.session(of: FieldValue.self) else { return }
      session.set(style: style(region).locale(region))
      erased = AnyNumericTextSession(session)
    }
    let style = style(region).locale(region)
    session = AnyNumericTextSession(NumericTextSession(value: value, style: style))
  }

  /// The Swift code that declares the value type and the style.
  var code: String { "\(type), \(source.replacing("USD", with: region.currency))" }

  /// The value without formatting, such as `1234.5`, or the text `nil` for an empty field.
  var value: String { session.plainText.isEmpty ? "nil" : session.plainText }

  /// The text with `|` at the caret, or with brackets around the selection.
  ///
  /// The text of a field without focus has neither.
  var markedText: String {
    let (text, selection) = (session.text, session.selection)
    guard session.isActive else { return text }
    let units = Array(text.utf16)
    let part = { (range: Range<Int>) in String(decoding: units[range], as: UTF16.self) }
    let before = part(0..<selection.lowerBound)
    let after = part(selection.upperBound..<units.count)
    return selection.isEmpty ? "\(before)|\(after)" : "\(before)[\(part(selection))]\(after)"
  }

  /// Changes the locale and the currency, but not the number.
  mutating func move(to region: DemoRegion) {
    self.region = region
    restyle(&session, region)
  }

  /// Performs an event.
  ///
  /// - Returns: The message to show for the event, or nil.
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
