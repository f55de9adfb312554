// SPDX-License-Identifier: MIT

import SwiftUI

/// A row that shows the field's value, which is updated with every key, or another text.
struct ValueRow: View {
  private let title: LocalizedStringKey
  private let value: String

  init(_ value: some CustomStringConvertible, title: LocalizedStringKey = "Value") {
    (self.title, self.value) = (title, value.description)
  }

  init(_ value: (some CustomStringConvertible)?) { self.init(value?.description ?? "nil") }

  var body: some View {
    HStack {
      Text(title)
      Spacer()
      Text(verbatim: value).monospacedDigit().foregroundStyle(.secondary)
    }
  }
}
