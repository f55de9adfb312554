// SPDX-License-Identifier: MIT

import Foundation
import NumericText

/// A field in which all short scripts are played.
struct ExhaustiveField {
  var style: WalkStyle

  /// The initial values, without formatting: `1234.5`.
  ///
  /// An empty text represents an empty field.
  var starts: [String]

  /// The text that a paste inserts.
  var paste: String

  init(
    _ kind: Pair.Kind = .number,
    _ locale: String = "en_US",
    value: String = "Decimal",
    optional isOptional: Bool = false,
    starts: [String] = ["0", "1234.5"],
    paste: String = "9.99",
    _ change: (inout WalkStyle) -> Void = { _ in }
  ) {
    style = WalkStyle(
      kind: kind,
      locale: Locale(identifier: locale),
      value: value,
      isOptional: isOptional
    )
    self.starts = isOptional ? starts.map { $0 == "0" ? "" : $0 } : starts
    self.paste = paste
    change(&style)
  }

  /// The keys and actions from which the scripts are built.
  var keys: [WalkEvent] {
    let operators = ["+", "*", "/", "%", "="].map { WalkEvent.type($0) }
    let letters: [WalkEvent] = style.allowsMagnitudes ? [.type("k")] : []
    let exponents: [WalkEvent] = style.allowsExponents ? [.type("e")] : []
    return (style.allowsArithmetic ? operators : []) + letters + exponents + [
      .type("0"), .type("1"), .type("9"), .type("."), .type(","), .type("-"), .type("("),
      .type(")"), .backspace, .delete, .move(.backward), .move(.start), .selectAll,
      .paste(paste), .undo, .blur, .focus, .scrub(1, .regular), .cancelScrub,
    ]
  }
}
