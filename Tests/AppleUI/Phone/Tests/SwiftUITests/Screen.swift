// SPDX-License-Identifier: MIT

import Foundation
import NumericText
import NumericTextUI
import SwiftUI
import TouchUser
import UIKit

/// A view on screen with its first text field of UIKit, and a person in front of it.
@MainActor
struct Screen {
  let host: ViewHost
  let field: UITextField
  let user: User

  /// Shows a view where people write English.
  init<Root: View>(_ view: Root) {
    host = ViewHost(view.environment(\.locale, Locale(identifier: "en_US")))
    field = host.platformViews.lazy.compactMap { $0.view as? UITextField }.first ?? UITextField()
    user = User(of: field)
  }

  var text: String { field.text ?? "" }

  /// Lets the person do something, and SwiftUI draw what has changed.
  func act(_ action: (User) -> Void) { host.event { action(user) } }

  /// Lets run what was put off until after an update.
  func rest() async {
    for _ in 0..<10 {
      await Task.yield()
      host.settle()
    }
  }
}

/// A value that is kept outside of SwiftUI, with a note of each write and all ways to answer it.
@MainActor
final class Model<Value: Equatable & Sendable> {
  /// How a write is answered.
  enum Answer { case atOnce, later, never }

  private(set) var value: Value
  private(set) var writes: [Value] = []
  private var waiting: [Value] = []
  var answer = Answer.atOnce
  var change: (Value) -> Value = { $0 }

  init(_ value: Value) { self.value = value }

  var binding: Binding<Value> {
    Binding(
      get: { MainActor.assumeIsolated { self.value } },
      set: { value in MainActor.assumeIsolated { self.write(value) } }
    )
  }

  func set(_ value: Value) { self.value = value }

  private func write(_ value: Value) {
    writes.append(value)
    switch answer {
    case .atOnce: self.value = change(value)
    case .later: waiting.append(value)
    case .never: break
    }
  }

  /// Answers the first write that waits.
  func answerNext() {
    if !waiting.isEmpty { value = change(waiting.removeFirst()) }
  }
}
