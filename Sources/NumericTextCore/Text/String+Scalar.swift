// SPDX-License-Identifier: MIT

extension String {
  /// Whether the text is exactly one scalar, as one key types it.
  var isOneScalar: Bool { onlyScalar != nil }

  /// The first scalar, nil if there is none.
  package var firstScalar: Unicode.Scalar? {
    withScalars { $0.count > 0 ? $0.scalar(at: 0) : nil }
  }

  /// The scalar of a text that has exactly one.
  package var onlyScalar: Unicode.Scalar? { withScalars { $0.onlyScalar } }
}

extension ScalarText {
  /// The scalar of a text that has exactly one.
  @inline(__always)  // Benchmark "key at 11 digits": each key asks for it twice.
  var onlyScalar: Unicode.Scalar? {
    guard count > 0, after(0) == count else { return nil }
    return scalar(at: 0)
  }
}
