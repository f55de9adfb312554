// SPDX-License-Identifier: MIT

/// How a developer's own formatter shows numbers where precision and a rounding rule cannot say it.
///
/// It is a class so that rules without any have little to copy.
package final class Presentation: Sendable {
  /// The number as it is shown: rounded, and filled up with zeros in an idle field.
  let shown: @Sendable (_ number: Numeral, _ isIdle: Bool) -> Numeral

  /// The nearest number that the formatter can show, nil if it can show every one that is typed.
  let nearest: (@Sendable (_ number: Numeral) -> Numeral)?

  /// The notation for an idle text, with padding that depends on the text; nil without padding.
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
