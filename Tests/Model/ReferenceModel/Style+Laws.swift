// SPDX-License-Identifier: MIT

/// What the laws of the comparison ask a style for.
extension Style {
  package var isOptionalField: Bool { isOptional }

  /// Whether a published value is inside the bounds, or need not be.
  package func contains(_ value: String?) -> Bool {
    guard enforcement != .reportOnly, let number = value.flatMap({ Number($0) }) else {
      return true
    }
    return standing(of: number.shifted(by: scale)) == .inside
  }

  /// Whether an active field shows as many fraction digits as section 2a asks for.
  package func isFilled(_ field: Field) -> Bool {
    guard fillsFractionLive, let content = field.editing?.content, !content.isEmpty else {
      return true
    }
    return (content.fraction?.count ?? 0) >= minFraction
  }
}
