// SPDX-License-Identifier: MIT

/// How a custom formatter shows numbers when a precision and a rounding rule cannot describe it.
package struct Presentation: Sendable {
  /// Returns the number as shown: rounded and, in an idle field, padded with zeros.
  let shown: @Sendable (_ number: Numeral, _ isIdle: Bool) -> Numeral

  /// Returns the closest number that the formatter can show.
  ///
  /// Nil if it can show every number that can be typed.
  package var nearest: (@Sendable (_ number: Numeral) -> Numeral)?

  /// Returns the notation for an idle text, with padding that depends on that text.
  ///
  /// Nil without padding.
  package var padded: (@Sendable (_ notation: Notation, _ text: String) -> Notation)?

  package init(shown: @escaping @Sendable (_ number: Numeral, _ isIdle: Bool) -> Numeral) {
    self.shown = shown
  }
}
