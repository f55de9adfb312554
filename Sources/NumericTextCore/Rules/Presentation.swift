// SPDX-License-Identifier: MIT

/// Functions that round and pad numbers in the same way as an app's own formatter.
///
/// They are needed if a precision and a rounding rule cannot describe the formatter. This is a
/// class so that rules without a presentation are cheap to copy.
package final class Presentation: Sendable {
  /// Returns the number that the field shows for `number`: rounded and, in a field without focus,
  /// padded with zeros.
  let shown: @Sendable (_ number: Numeral, _ isIdle: Bool) -> Numeral

  /// Returns the nearest number that the formatter can show.
  ///
  /// This is nil if the formatter can show every number that can be typed.
  let nearest: (@Sendable (_ number: Numeral) -> Numeral)?

  /// Returns `notation` with padding in its affixes, so that `text`, the text of a field without
  /// focus, reaches the width that the formatter requires.
  ///
  /// This is nil if the formatter doesn't pad numbers to a width.
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
