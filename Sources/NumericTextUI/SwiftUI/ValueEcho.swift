// SPDX-License-Identifier: MIT

#if canImport(SwiftUI)
  import SwiftUI

  /// A filter that separates the values set by the app from those that the field itself has written
  /// to the binding.
  ///
  /// After a write, a binding can keep returning the old value for a while before it returns the
  /// written value. Neither of these values may replace what the user has typed in the meantime.
  @MainActor
  final class ValueEcho<FieldValue: Equatable> {
    private var seen: FieldValue
    private var unanswered: [FieldValue] = []

    init(_ value: FieldValue) { seen = value }

    /// Writes the value of the field to the binding, and records what the binding then returns.
    func write(_ value: FieldValue, to binding: Binding<FieldValue>) {
      binding.wrappedValue = value
      if binding.wrappedValue == value {
        seen = value
        unanswered = []
      } else {
        unanswered.append(value)
      }
    }

    /// Returns `value` if the app has set it, or nil if it comes from the field itself.
    ///
    /// Outside of editing, `value` is always returned.
    func externalValue(_ value: FieldValue, isEditing: Bool) -> FieldValue? {
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
