// SPDX-License-Identifier: MIT

#if canImport(SwiftUI)
  /// Tells a value from outside from the echo of what the field itself wrote.
  ///
  /// A binding may answer a write later, and an update may come before it does. Neither may undo
  /// what has been typed meanwhile.
  struct ValueEcho<Bound: Equatable> {
    private var seen: Bound
    private var unanswered: [Bound] = []

    init(_ value: Bound) { seen = value }

    /// Takes note of a write, and of what the binding held right after it.
    mutating func wrote(_ value: Bound, now held: Bound) {
      if held == value {
        seen = value
        unanswered = []
      } else {
        unanswered.append(value)
      }
    }

    /// The value of a binding, if it is news.
    ///
    /// While nobody edits, the binding is always right.
    mutating func news(in value: Bound, isEditing: Bool) -> Bound? {
      defer { seen = value }
      guard isEditing else {
        unanswered = []
        return value
      }
      guard value != seen else { return nil }
      if let index = unanswered.firstIndex(of: value) {
        unanswered.removeSubrange(...index)
        return nil
      }
      unanswered = []
      return value
    }
  }
#endif
