// SPDX-License-Identifier: MIT

import Foundation
import NumericText
import TestSupport
import Testing

/// In an integer field, typing a text and pasting it give the same value, unless the field refuses
/// a typed character or the pasted text.
@Suite struct TypingAndPastingLaws {
  @Test(arguments: ["en_US", "de_DE", "fr_FR", "de_CH", "en_IN"])
  func typingAndPastingAnIntegerAgree(_ identifier: String) {
    let style = NumericTextStyle<Int>.number.locale(Locale(identifier: identifier))
    for run in 0..<2000 {
      let seed = SplitMix64.seed &+ UInt64(run)
      var random = SplitMix64(seed: seed)
      let text = random.text()
      guard let typed = Self.typed(text, style), let pasted = Self.pasted(text, style) else {
        continue
      }
      #expect(typed == pasted, "\(text.debugDescription), NUMERIC_TEXT_SEED=\(seed)")
    }
  }

  /// Returns the value after typing each character of `text`, or nil if one of them is refused.
  private static func typed(_ text: String, _ style: NumericTextStyle<Int>) -> Int? {
    var session = NumericTextSession<Int?>(value: nil, style: style)
    for key in text where session.type(String(key)).refusal != nil { return nil }
    return session.value
  }

  /// Returns the value after pasting `text`, or nil if it is refused.
  private static func pasted(_ text: String, _ style: NumericTextStyle<Int>) -> Int? {
    var session = NumericTextSession<Int?>(value: nil, style: style)
    return session.paste(text).refusal == nil ? session.value : nil
  }
}

extension SplitMix64 {
  /// Returns a random text of up to six pieces, such as `-234,000.5`.
  ///
  /// The pieces are single digits, zeros, groups of three digits, and separators. In half of the
  /// texts, a minus precedes them.
  fileprivate mutating func text() -> String {
    let pieces = ["0", "1", "00", "234", "000", "5", ".", ",", "'", " "]
    let count = Int.random(in: 2...6, using: &self)
    let text = (0..<count).map { _ in pieces[Int.random(in: pieces.indices, using: &self)] }
    return (Bool.random(using: &self) ? "-" : "") + text.joined()
  }
}
