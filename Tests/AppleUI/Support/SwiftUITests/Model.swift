// SPDX-License-Identifier: MIT

import SwiftUI

/// A value outside of SwiftUI that records each write and can respond to it in different ways.
@MainActor
final class Model<Value: Equatable & Sendable> {
  /// The time at which a write takes effect.
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

  /// Lets the oldest waiting write take effect.
  func answerNext() {
    if !waiting.isEmpty { value = change(waiting.removeFirst()) }
  }
}
