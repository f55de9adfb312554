// SPDX-License-Identifier: MIT

import Foundation
import NumericText

/// A field in which every short script is played.
struct ExhaustiveField {
  var style: WalkStyle

  /// The plain numbers that it starts with, empty for none.
  var starts: [String]

  /// The text that is pasted into it.
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

  /// The keys of the scripts.
  var keys: [WalkEvent] {
    [
      .type("0"), .type("1"), .type("9"), .type("."), .type(","), .type("-"), .type("("),
      .type(")"), .backspace, .delete, .move(.backward), .move(.start), .selectAll,
      .paste(paste), .undo, .blur, .focus,
    ]
  }
}
