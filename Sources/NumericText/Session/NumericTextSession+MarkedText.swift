// SPDX-License-Identifier: MIT

extension NumericTextSession {
  /// Shows marked text, which an input method is composing.
  ///
  /// The value doesn't change until the text is confirmed.
  ///
  /// - Parameter text: The marked text. An empty text ends the composition without an edit.
  /// - Returns: The outcome.
  @discardableResult
  public mutating func mark(_ text: String) -> NumericTextOutcome<FieldValue> {
    outcome(of: .mark(text))
  }

  /// Ends the composition, and types the marked text into the field.
  ///
  /// ```swift
  /// session.mark("５")
  /// session.confirmMarkedText()  // text "$5", value 5
  /// ```
  @discardableResult
  public mutating func confirmMarkedText() -> NumericTextOutcome<FieldValue> {
    outcome(of: .confirmMarkedText)
  }
}
