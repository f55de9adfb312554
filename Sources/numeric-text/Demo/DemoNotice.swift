// SPDX-License-Identifier: MIT

import NumericText

/// A message about the last key press.
enum DemoNotice: Equatable, Sendable {
  case refused(NumericTextRefusal)

  /// The number was clamped to a bound. The associated value is the new text of the field.
  case clamped(String)

  case violation(NumericTextViolation)
}

extension DemoNotice: CustomStringConvertible {
  var description: String {
    switch self {
    case .refused(let refusal): refusal.description
    case .clamped(let bound): "Changed to \(bound), the nearest number allowed."
    case .violation(let violation): violation.description
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
