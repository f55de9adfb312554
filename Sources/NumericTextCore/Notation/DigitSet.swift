// SPDX-License-Identifier: MIT

/// The ten digits of a numbering system, such as `0123456789` or `०१२३४५६७८९`.
package struct DigitSet: Hashable, Sendable {
  /// The digits 0 to 9 in UTF-8, each `stride` bytes long.
  package let utf8: [UInt8]

  /// The length of a digit in UTF-8 bytes.
  package var stride: Int { utf8.count / 10 }

  /// The length of a digit in UTF-16 code units: two outside the Basic Multilingual Plane.
  package var width: Int { stride > 3 ? 2 : 1 }

  /// The ASCII digits.
  package static let ascii = DigitSet(zero: "0")

  /// Creates the set of ten consecutive scalars that starts with `zero`, such as `٠` to `٩`.
  package init(zero: Unicode.Scalar) {
    let digits = (0..<10).map { Unicode.Scalar(zero.value + $0) ?? zero }
    utf8 = Symbol(digits[...]).utf8
  }

  /// Creates the set of the ten scalars in `symbol`.
  ///
  /// Returns nil unless all ten are different and have the same length in UTF-8.
  package init?(_ symbol: Symbol) {
    guard symbol.utf8.withScalars({ $0.areTenDigits }) else { return nil }
    utf8 = symbol.utf8
  }

  /// Returns the value of a digit, or nil if `scalar` is not a digit of this set.
  package func value(of scalar: Unicode.Scalar) -> UInt8? { (0..<10).first { self[$0] == scalar } }

  /// The scalar for a digit from 0 to 9.
  package subscript(digit: UInt8) -> Unicode.Scalar {
    utf8.withScalars { $0.scalar(at: Int(digit) * stride) }
  }
}

extension ScalarText {
  /// Whether the text consists of ten different scalars of the same length in UTF-8.
  fileprivate var areTenDigits: Bool {
    let stride = count / 10
    guard stride > 0, count == stride * 10 else { return false }
    for place in 0..<10 {
      let position = place * stride
      guard after(position) == position + stride else { return false }
      if self[0..<position].contains(scalar(at: position)) { return false }
    }
    return true
  }
}
