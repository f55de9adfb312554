// SPDX-License-Identifier: MIT

import Foundation
import NumericText

extension BenchmarkCase {
  /// Keys in a field, next to parsing and formatting each text with a Foundation format.
  init<Value: NumericTextValue & Equatable & Sendable, Format: ParseableFormatStyle & Sendable>(
    _ name: String,
    _ keys: Keys<Value>,
    reaching longest: String,
    foundation format: Format
  ) where Format.FormatInput == Value, Format.FormatOutput == String {
    let outcomes = keys.outcomes
    let texts = FoundationTexts(format: format, texts: outcomes.map(\.text))
    self.init(
      name: name,
      unit: "key",
      work: keys.work,
      baseline: ("parse + format", texts.work),
      check: {
        try expect(outcomes.map(\.text).max { $0.utf16.count < $1.utf16.count }, longest)
        try expect(outcomes.allSatisfy { $0.refusal == nil }, true)
        try texts.check(outcomes.map(\.value))
      }
    )
  }
}
