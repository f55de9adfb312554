// SPDX-License-Identifier: MIT

import NumericText

/// A message about the last key press.
enum DemoNotice: Equatable, Sendable {
  /// The key was refused. The associated value is the sentence that explains why.
  case refused(String)

  /// The number was clamped to a bound. The associated value is the sentence about the bound.
  case clamped(String)

  /// The value violates a rule. The associated value is the sentence about the rule.
  case violation(String)
}

extension DemoNotice: CustomStringConvertible {
  var description: String {
    switch self {
    case .refused(let sentence), .clamped(let sentence), .violation(let sentence): sentence
    }
  }

  /// The symbol before the message, which is different for each kind of message.
  var mark: String {
    switch self {
    case .refused: "✗"
    case .clamped: "→"
    case .violation: "!"
    }
  }

  /// The name of the kind of message, as printed by the non-interactive demo (`DemoTour`).
  var name: String {
    switch self {
    case .refused: "refused"
    case .clamped: "clamped"
    case .violation: "reported"
    }
  }
}
