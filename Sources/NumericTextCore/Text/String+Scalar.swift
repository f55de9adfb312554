// SPDX-License-Identifier: MIT

extension String {
  /// Whether the string is a single scalar, as typed with one key.
  var isOneScalar: Bool { onlyScalar != nil }

  /// The first scalar, or nil if the string is empty.
  package var firstScalar: Unicode.Scalar? {
    withScalars { $0.count > 0 ? $0.scalar(at: 0) : nil }
  }

  /// The scalar of a string that has exactly one, or nil.
  package var onlyScalar: Unicode.Scalar? { withScalars { $0.onlyScalar } }
}

extension ScalarText {
  /// The scalar of a text that has exactly one, or nil.
  @inline(__always)  // Benchmark "key at 11 digits": called twice per key.
  var onlyScalar: Unicode.Scalar? {
    guard count > 0, after(0) == count else { return nil }
    return scalar(at: 0)
  }
}
