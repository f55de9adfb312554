// SPDX-License-Identifier: MIT

#if canImport(SwiftUI)
  /// A filter that separates the values set by the app from those that the field itself has written
  /// to the binding.
  ///
  /// After a write, a binding can keep returning the old value for a while before it returns the
  /// written value. Neither of these values may replace what the user has typed in the meantime.
  struct ValueEcho<FieldValue: Equatable> {
    private var seen: FieldValue
    private var unanswered: [FieldValue] = []

    init(_ value: FieldValue) { seen = value }

    /// Records that the field has written `value` to the binding, and that the binding then
    /// returned `current`.
    mutating func wrote(_ value: FieldValue, now current: FieldValue) {
      if current == value {
        seen = value
        unanswered = []
      } else {
        unanswered.append(value)
      }
    }

    /// Returns `value` if the app has set it, or nil if it comes from the field itself.
    ///
    /// Outside of editing, `value` is always returned.
    mutating func externalValue(_ value: FieldValue, isEditing: Bool) -> FieldValue? {
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
