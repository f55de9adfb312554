// SPDX-License-Identifier: MIT

/// The ten digits that a place writes with, such as `0123456789` or `०१२३४५६७८९`.
package struct DigitSet: Hashable, Sendable {
  /// The UTF-8 text of the digits, one after the other, each `stride` bytes long.
  package let utf8: [UInt8]

  /// The length of one digit in UTF-8 bytes.
  package let stride: Int

  /// The length of one digit in UTF-16 units: two outside the Basic Multilingual Plane.
  package let width: Int

  private let scalars: [Unicode.Scalar]

  /// The digits 0 to 9 of ASCII.
  package static let ascii = DigitSet(zero: "0")

  /// The ten digits that follow a zero in Unicode, as all digits of category Nd do.
  package init(zero: Unicode.Scalar) {
    let scalars = (0..<10).compactMap { Unicode.Scalar(zero.value + $0) }
    self.init(validated: scalars)
  }

  /// A set of ten different scalars, or nil if they are not ten or not equally long.
  package init?(_ scalars: [Unicode.Scalar]) {
    guard scalars.count == 10,
      scalars.indices.allSatisfy({ scalars.firstIndex(of: scalars[$0]) == $0 }),
      let zero = scalars.first,
      scalars.allSatisfy({ UTF8.width($0) == UTF8.width(zero) })
    else { return nil }
    self.init(validated: scalars)
  }

  private init(validated scalars: [Unicode.Scalar]) {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars)
    self.scalars = scalars
    utf8 = Array(String(text).utf8)
    stride = utf8.count / max(1, scalars.count)
    width = stride > 3 ? 2 : 1
  }

  /// The number that a scalar of this set stands for.
  package func value(of scalar: Unicode.Scalar) -> UInt8? {
    scalars.firstIndex { $0 == scalar }.map { UInt8($0) }
  }

  /// The scalar of a digit from 0 to 9.
  package subscript(digit: UInt8) -> Unicode.Scalar { scalars[Int(digit)] }
}
