// SPDX-License-Identifier: MIT

import SwiftUI

/// A model that records each write to its value, and applies the write at once, later or never.
final class Model<Value: Equatable & Sendable> {
  /// The time at which a write changes the value.
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

  /// Applies the oldest write that has not changed the value yet.
  func answerNext() {
    if !waiting.isEmpty { value = change(waiting.removeFirst()) }
  }
}
