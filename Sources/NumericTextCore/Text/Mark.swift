// SPDX-License-Identifier: MIT

/// A kind of separator between digits.
///
/// Characters that look alike are of the same kind. For example, `space` is every Unicode space.
enum Mark: UInt8, Hashable, Sendable {
  case period, comma, apostrophe, space, underscore, arabicDecimal, arabicGroup, middleDot
  /// The East Asian enumeration comma or the reversed comma of Adlam, which group digits and are never
  /// decimal separators.
  case listComma
  /// A dash between two digits.
  ///
  /// It can group the digits of a number, but usually separates two numbers.
  case dash
  /// A dash instead of the zeros in a fraction, as in `5.–` for 5.00.
  case zeroCents
  /// A separator of the notation that isn't among the kinds above, such as the `$` in `1$50`.
  case ownDecimal, ownGroup

  /// Creates the kind of a scalar outside ASCII, or returns nil if it is not a separator.
  init?(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0xFF0E, 0xFE52, 0x3002, 0xFF61: self = .period
    case 0xFF0C, 0x60C, 0xFE50: self = .comma
    case 0x3001, 0xFE51, 0xFF64, 0x2E41: self = .listComma
    case 0xB7, 0x387: self = .middleDot
    case 0x2019, 0x2018, 0x2BC, 0xB4, 0x2032, 0xFF07: self = .apostrophe
    case 0xA0, 0x1680, 0x2000...0x200A, 0x202F, 0x205F, 0x3000: self = .space
    case 0x66B: self = .arabicDecimal
    case 0x66C: self = .arabicGroup
    default: return nil
    }
  }

  /// Whether this separator can be a decimal separator, at least in some locales.
  var canBeDecimal: Bool {
    switch self {
    case .period, .comma, .arabicDecimal, .middleDot, .zeroCents, .ownDecimal: true
    default: false
    }
  }

  /// Whether this separator is always a grouping separator, whatever the locale.
  var onlyGroups: Bool { !canBeDecimal && self != .dash && self != .ownGroup }

  /// Whether this separator is always a decimal separator, whatever the locale.
  var onlyStartsFraction: Bool {
    self == .arabicDecimal || self == .middleDot || self == .zeroCents
  }
}
