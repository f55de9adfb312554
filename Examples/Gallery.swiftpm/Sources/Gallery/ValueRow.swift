// SPDX-License-Identifier: MIT

import SwiftUI

/// A row that shows the field's value, which is updated with every key.
struct ValueRow: View {
  private let value: String

  init(_ value: some CustomStringConvertible) { self.value = value.description }

  init(_ value: (some CustomStringConvertible)?) { self.value = value?.description ?? "nil" }

  var body: some View {
    HStack {
      Text("Value")
      Spacer()
      Text(verbatim: value).monospacedDigit().foregroundStyle(.secondary)
    }
  }
}
