// SPDX-License-Identifier: MIT

/// The properties of a style that the laws of the comparison use.
extension Style {
  package var isOptionalField: Bool { isOptional }

  /// Whether `value` is within the bounds, or the bounds are not enforced.
  package func contains(_ value: String?) -> Bool {
    guard enforcement != .reportOnly, let number = value.flatMap({ Number($0) }) else {
      return true
    }
    return standing(of: number.shifted(by: scale)) == .inside
  }

  /// Whether an active field shows the required minimum of fraction digits.
  package func isFilled(_ field: Field) -> Bool {
    guard fillsFractionLive, let content = field.editing?.content, !content.isEmpty else {
      return true
    }
    return (content.fraction?.count ?? 0) >= minFraction
  }
}
