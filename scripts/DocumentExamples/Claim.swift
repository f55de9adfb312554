// SPDX-License-Identifier: MIT

/// A claim about the result of a statement, in the comment after it: `// 12`.
enum Claim: Equatable {
  /// The result equals a Swift expression, ignoring invisible characters.
  case equals(String)

  /// The statement throws an error that equals a Swift expression.
  case `throws`(String)

  /// The outcome of an event has these properties.
  case outcome([Part])

  /// A property of an outcome, and a Swift expression for its value.
  struct Part: Equatable {
    var name: String
    var value: String
  }

  private static let parts = [
    "text", "value", "selection", "refusal", "changes", "clampedTo", "violation",
  ]

  /// Creates the claim that a comment makes, or returns nil if the comment is only an explanation.
  init?(_ comment: String) {
    if comment.hasPrefix("throws .") {
      self = .throws(String(comment.dropFirst("throws ".count)))
    } else if Self.parts.contains(where: { comment.hasPrefix($0 + " ") }) {
      self = .outcome(Self.outcomeParts(of: comment))
    } else if let value = Self.literal(comment) {
      self = .equals(value)
    } else {
      return nil
    }
  }

  private static func outcomeParts(of comment: String) -> [Part] {
    comment.split(separator: /, (?=(?:text|value|selection|refusal|changes|clampedTo|violation) )/)
      .map { part in
        let words = part.split(separator: " ", maxSplits: 1)
        return Part(name: String(words[0]), value: String(words.last ?? ""))
      }
  }

  /// Returns the Swift literal at the start of a comment, if it is the whole comment or an
  /// explanation follows: `12` for `12, rounded`.
  private static func literal(_ comment: String) -> String? {
    let patterns: [Regex<Substring>] = [
      #/"[^"]*"/#, #/[0-9]+\.\.<[0-9]+/#, #/-?[0-9][0-9_]*(?:\.[0-9]+)?/#,
      #/\.[a-z]\w*(?:\([^)]*\))?/#,
      #/\[[^\]]*\]/#, #/nil|true|false/#,
    ]
    for pattern in patterns {
      guard let match = comment.prefixMatch(of: pattern) else { continue }
      let rest = comment[match.range.upperBound...]
      let isExplained = [",", ":", ";", " in "].contains { rest.hasPrefix($0) }
      return rest.isEmpty || isExplained ? String(match.output) : nil
    }
    return nil
  }
}
