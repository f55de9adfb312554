// SPDX-License-Identifier: MIT

/// The kind of content before and after a text that is inserted into a field that calculates.
struct Surroundings {
  /// Whether the text is inserted after an operand, where a sign is an operator.
  var isAfterOperand = false

  /// Whether the text is inserted before a digit, where a sign at its end is an operator.
  var isBeforeDigit = false

  /// Whether the text is inserted into an empty field, where brackets around a number can mean that
  /// it is negative.
  var areOfEmptyField = true
}
