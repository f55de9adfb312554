// SPDX-License-Identifier: MIT

extension String {
  /// Whether the text is exactly one scalar, as one key types it.
  var isOneScalar: Bool { onlyScalar != nil }

  /// The first scalar, nil if there is none.
  package var firstScalar: Unicode.Scalar? {
    withScalars { $0.count > 0 ? $0.scalar(at: 0) : nil }
  }

  /// The scalar of a text that has exactly one.
  package var onlyScalar: Unicode.Scalar? {
    withScalars { text in
      guard text.count > 0, text.after(0) == text.count else { return nil }
      return text.scalar(at: 0)
    }
  }
}
