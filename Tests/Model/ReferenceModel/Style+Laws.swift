// SPDX-License-Identifier: MIT

/// Members that are used only to compare the model with the engine.
extension Style {
  package var isOptionalField: Bool { isOptional }

  /// Returns whether `value` is within the bounds, or the bounds are not enforced.
  package func contains(_ value: String?) -> Bool {
    guard enforcement != .reportOnly, let number = value.flatMap({ Number($0) }) else {
      return true
    }
    let shown = number.shifted(by: scale)
    return clamped(shown) == shown
  }

  /// Returns whether `field` shows the required minimum of fraction digits.
  ///
  /// Always true for idle and empty fields, for expressions, and for styles that don't pad the
  /// fraction with zeros while the user types.
  package func isFilled(_ field: Field) -> Bool {
    guard fillsFractionLive, let editing = field.editing, editing.expression == nil else {
      return true
    }
    let content = editing.content
    return content.isEmpty || filled(content) == content
  }
}
