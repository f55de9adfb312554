// SPDX-License-Identifier: MIT

import SwiftUI

// On a phone, `Screen` is in the module TouchUser. The Mac tests define their own `Screen`.
#if canImport(TouchUser)
  import TouchUser
#endif

/// A view that stores one value, and is rendered again when the value changes.
struct Stateful<Value, Content: View>: View {
  @State private var value: Value
  private let content: (Binding<Value>) -> Content

  init(_ value: Value, @ViewBuilder content: @escaping (Binding<Value>) -> Content) {
    _value = State(wrappedValue: value)
    self.content = content
  }

  var body: some View { content($value) }
}

extension Screen {
  /// Shows a view that stores `value`, in an American English environment.
  ///
  /// ```swift
  /// Screen(false) { $isOn in Button("Switch") { isOn.toggle() } }
  /// ```
  init<Value, Content: View>(
    _ value: Value,
    @ViewBuilder content: @escaping (Binding<Value>) -> Content
  ) {
    self.init(Stateful(value, content: content))
  }
}
