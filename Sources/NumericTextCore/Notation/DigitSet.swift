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
    var bytes: [UInt8] = []
    for digit in 0..<10 as Range<UInt32> {
      bytes.append(scalar: Unicode.Scalar(zero.value + digit) ?? zero)
    }
    self.init(validated: bytes)
  }

  /// A set of ten different scalars, or nil if they are not ten or not equally long.
  package init?(_ scalars: [Unicode.Scalar]) {
    var bytes: [UInt8] = []
    for scalar in scalars { bytes.append(scalar: scalar) }
    self.init(bytes)
  }

  /// A set of the scalars of a text, or nil if they are not ten or not equally long.
  package init?(_ text: String) { self.init(Symbol(text).utf8) }

  private init?(_ utf8: [UInt8]) {
    guard utf8.withScalars({ $0.areTenDigits }) else { return nil }
    self.init(validated: utf8)
  }

  private init(validated utf8: [UInt8]) {
    self.utf8 = utf8
    stride = utf8.count / 10
    width = stride > 3 ? 2 : 1
    zero = utf8.withScalars { $0.runStart }
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

extension ScalarText {
  /// Whether the text is ten different scalars of the same length.
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

  /// The first of ten scalars, nil if the others do not follow it in Unicode.
  fileprivate var runStart: Unicode.Scalar? {
    let first = scalar(at: 0)
    for place in 1..<10 where scalar(at: place * count / 10).value != first.value + UInt32(place) {
      return nil
    }
    return first
  }
}

extension [UInt8] {
  fileprivate mutating func append(scalar: Unicode.Scalar) {
    for byte in scalar.utf8 { append(byte) }
  }
}
