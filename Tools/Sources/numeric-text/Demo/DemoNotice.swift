// SPDX-License-Identifier: MIT

/// A message about the last key press.
struct DemoNotice: Equatable, Sendable, CustomStringConvertible {
  /// The symbol before the message, which is different for each kind of message.
  let mark: String

  /// The name of the kind of message, as printed by the non-interactive demo (`DemoTour`).
  let name: String

  let description: String

  /// The key was refused, for the reason in the sentence.
  static func refused(_ sentence: String) -> Self {
    Self(mark: "✗", name: "refused", description: sentence)
  }

  /// The number was clamped to the bound in the sentence.
  static func clamped(_ sentence: String) -> Self {
    Self(mark: "→", name: "clamped", description: sentence)
  }

  /// The value violates the rule in the sentence.
  static func violation(_ sentence: String) -> Self {
    Self(mark: "!", name: "reported", description: sentence)
  }
}
