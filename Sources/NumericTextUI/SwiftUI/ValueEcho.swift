// SPDX-License-Identifier: MIT

#if canImport(SwiftUI)
  /// Distinguishes a value set by the app from one that the field has written to the binding.
  ///
  /// A binding can return a written value with a delay, and a view update can happen before that.
  /// Neither must undo what has been typed in the meantime.
  struct ValueEcho<Bound: Equatable> {
    private var seen: Bound
    private var unanswered: [Bound] = []

    init(_ value: Bound) { seen = value }

    /// Records a value written to the binding, and the value that the binding returns afterwards.
    mutating func wrote(_ value: Bound, now held: Bound) {
      if held == value {
        seen = value
        unanswered = []
      } else {
        unanswered.append(value)
      }
    }

    /// Returns the value of the binding if the app has set it, otherwise nil.
    ///
    /// Outside of editing, the value of the binding is always returned.
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
