// SPDX-License-Identifier: MIT

/// The ten digits that a place writes with, such as `0123456789` or `०१२३४५६७८९`.
package struct DigitSet: Hashable, Sendable {
  /// The UTF-8 text of the digits, one after the other, each `stride` bytes long.
  package let utf8: [UInt8]

  /// The length of one digit in UTF-8 bytes.
  package let stride: Int

  /// The length of one digit in UTF-16 units: two outside the Basic Multilingual Plane.
  package let width: Int

  /// The zero, if the other digits follow it in Unicode.
  private let zero: Unicode.Scalar?

  /// The digits 0 to 9 of ASCII.
  package static let ascii = DigitSet(zero: "0")

  /// The ten digits that follow a zero in Unicode, as all digits of category Nd do.
  package init(zero: Unicode.Scalar) {
    self.init(validated: (0..<10).compactMap { Unicode.Scalar(zero.value + $0) })
  }

  /// A set of ten different scalars, or nil if they are not ten or not equally long.
  package init?(_ scalars: [Unicode.Scalar]) {
    guard scalars.count == 10 else { return nil }
    for place in 0..<10 {
      guard scalars.firstIndex(of: scalars[place]) == place,
        UTF8.width(scalars[place]) == UTF8.width(scalars[0])
      else { return nil }
    }
    self.init(validated: scalars)
  }

  /// A set of the scalars of a text, or nil if they are not ten or not equally long.
  package init?(_ text: String) { self.init(text.scalars) }

  private init(validated scalars: [Unicode.Scalar]) {
    var bytes: [UInt8] = []
    var isRun = true
    for place in 0..<scalars.count {
      for byte in scalars[place].utf8 { bytes.append(byte) }
      isRun = isRun && scalars[place].value == scalars[0].value + UInt32(place)
    }
    utf8 = bytes
    stride = bytes.count / max(1, scalars.count)
    width = stride > 3 ? 2 : 1
    zero = isRun ? scalars.first : nil
  }

  /// The number that a scalar of this set stands for.
  package func value(of scalar: Unicode.Scalar) -> UInt8? {
    guard let zero else { return (0..<10).first { self[$0] == scalar } }
    let value = scalar.value &- zero.value
    return value < 10 ? UInt8(truncatingIfNeeded: value) : nil
  }

  /// The scalar of a digit from 0 to 9.
  package subscript(digit: UInt8) -> Unicode.Scalar {
    utf8.withScalars { $0.scalar(at: Int(digit) * stride) }
  }
}
