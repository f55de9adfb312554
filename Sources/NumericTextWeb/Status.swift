// SPDX-License-Identifier: MIT

import NumericTextCore

/// What a call from JavaScript comes back with: zero or more when it was carried out, less when
/// JavaScript has passed what makes no sense.
enum Status {
  /// Carried out, and not refused.
  static let done: Int32 = 0

  /// No field is open under this handle.
  static let noSuchField: Int32 = -1

  /// The length is negative or more than the shared buffer holds.
  static let badLength: Int32 = -2

  /// A part of the style cannot be used; the record tells its number.
  static let badStyle: Int32 = -3

  /// The number is not written in plain digits such as `-1234.5`.
  static let badNumber: Int32 = -4

  /// No event has this number.
  static let noSuchEvent: Int32 = -5
}

extension Refusal {
  /// The number of the case, from 1 on.
  var status: Int32 {
    switch self {
    case .notANumber: 1
    case .severalNumbers: 2
    case .secondSeparator: 3
    case .noFraction: 4
    case .noSeparatorInMinorUnits: 5
    case .tooManyIntegerDigits: 6
    case .tooManyFractionDigits: 7
    case .tooManyDigits: 8
    case .negativeNotAllowed: 9
    case .positiveNotAllowed: 10
    case .outOfBounds: 11
    case .rangeOutsideText: 12
    case .textIsMarked: 13
    case .noHistory: 14
    case .notRepresentable: 15
    }
  }

  /// The number of digits that the refusal is about, 0 if it is about none.
  var limit: Int {
    switch self {
    case .tooManyIntegerDigits(let limit), .tooManyFractionDigits(let limit),
      .tooManyDigits(let limit):
      limit
    default: 0
    }
  }
}
