// SPDX-License-Identifier: MIT

/// The form in which a field copies a number.
public enum NumericTextCopies: Hashable, Sendable, CaseIterable {
  /// The selected text, as the field shows it: `$1,234.50`.
  case shown

  /// The selected digits, for other programs to read: `1234.50`.
  case plain
}

extension NumericTextStyle {
  /// Returns a style in which copy and cut put either the shown text or a plain number on the
  /// pasteboard.
  ///
  /// ```swift
  /// let style = NumericTextStyle<Decimal>.currency(code: "USD").copies(.plain)
  /// var session = NumericTextSession(value: -1234.5 as Decimal, style: style)
  /// session.focus()
  /// session.selectAll()
  /// session.selectedText  // "-$1,234.5"
  /// session.copiedText    // "-1234.5"
  /// ```
  ///
  /// A plain number consists of the selected digits, in ASCII, with a period as the decimal
  /// separator. The minus sign is included only if all digits are selected. In a percent field,
  /// 12.5 % is copied as `12.5`, so that pasting it results in the same value. For the same reason,
  /// 1.234 is copied as `1.2340` where a period groups digits. An expression is copied as it is
  /// shown.
  ///
  /// ``NumericTextSession/copiedText`` is the text to copy. `NumericTextInput` in UIKit, fields
  /// with live formatting in SwiftUI on iOS, and `<numeric-field>` copy it. Other text fields
  /// always copy the shown text.
  ///
  /// - Parameter copies: The text to copy.
  /// - Returns: The modified style.
  public func copies(_ copies: NumericTextCopies) -> Self { with { $0.copies = copies } }

  /// Whether plain numbers are copied.
  package var copiesPlainNumbers: Bool { choices.copies == .plain }
}

extension NumericTextSession {
  /// The text that copy and cut put on the pasteboard: the selected text or, if the style uses
  /// `copies(.plain)`, the plain number in it.
  ///
  /// In this example, the field shows `$1,234`:
  ///
  /// ```swift
  /// session.set(style: session.style.copies(.plain))
  /// session.paste("1234")
  /// session.select(1..<4)
  /// session.copiedText  // "12"
  /// ```
  public var copiedText: String {
    style.copiesPlainNumbers ? engine.plainText(in: engine.selection) : selectedText
  }
}
