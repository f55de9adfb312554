// SPDX-License-Identifier: MIT

/// The signs that a number may have.
enum AllowedSigns: Hashable, Sendable {
  case both, onlyPlus, onlyMinus

  /// Derives the signs from the bounds and the notation.
  init(_ rules: borrowing Rules) {
    if !rules.allowsNegative {
      self = .onlyPlus
    } else {
      self = rules.bounds.allowPositive ? .both : .onlyMinus
    }
  }
}
