// SPDX-License-Identifier: MIT

/// Which signs a number may be given.
enum AllowedSigns: Hashable, Sendable {
  case both, onlyPlus, onlyMinus

  /// The signs that `rules` allow.
  init(_ rules: borrowing Rules) {
    if !rules.allowsNegative {
      self = .onlyPlus
    } else {
      self = rules.bounds.allowPositive ? .both : .onlyMinus
    }
  }
}
