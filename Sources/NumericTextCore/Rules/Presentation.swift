// SPDX-License-Identifier: MIT

/// Functions that show numbers as an app's own formatter does.
///
/// They are needed if a precision and a rounding rule cannot describe the formatter. This is a
/// class so that rules without a presentation are cheap to copy.
package final class Presentation: Sendable {
  /// Returns a number as it is shown: rounded and, in an idle field, padded with zeros.
  let shown: @Sendable (_ number: Numeral, _ isIdle: Bool) -> Numeral

  /// Returns the nearest number that the formatter can show.
  ///
  /// This is nil if the formatter can show every number that can be typed.
  let nearest: (@Sendable (_ number: Numeral) -> Numeral)?

  /// Returns the notation with the padding that `text`, the text of an idle field, needs.
  ///
  /// This is nil if there is no padding.
  let padded: (@Sendable (_ notation: Notation, _ text: String) -> Notation)?

  package init(
    shown: @escaping @Sendable (_ number: Numeral, _ isIdle: Bool) -> Numeral,
    nearest: (@Sendable (_ number: Numeral) -> Numeral)? = nil,
    padded: (@Sendable (_ notation: Notation, _ text: String) -> Notation)? = nil
  ) {
    self.shown = shown
    self.nearest = nearest
    self.padded = padded
  }
}
