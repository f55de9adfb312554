// SPDX-License-Identifier: MIT

import NumericText
import SwiftUI

@testable import NumericTextReplay
@testable import ScenarioSupport

/// Plays scenarios in SwiftUI's own text field.
///
/// SwiftUI moves the caret to the end when the app sets the text. Before each key, the caret is
/// therefore moved to the position that the engine expects.
final class PlainHand<Bound: NumericTextBoundValue>: PlayedField {
  private let field: TextFieldElement
  private let host: ViewHost
  private var engine: NumericTextSession<Bound>

  init(
    _ field: TextFieldElement,
    _ host: ViewHost,
    _ value: Bound,
    _ style: NumericTextStyle<Bound.Number>
  ) {
    self.field = field
    self.host = host
    engine = NumericTextSession(value: value, style: style.formatting(.onCommit))
  }

  var text: String { field.text }

  /// Always nil, because SwiftUI doesn't report the selection.
  var selection: Range<Int>? { nil }

  var value: Bound { engine.value }

  func set(value: Bound) { engine.set(value: value) }

  func set(style: NumericTextStyle<Bound.Number>) {
    engine.set(style: style.formatting(.onCommit))
  }

  func play(_ event: Event, times: Int) {
    switch event {
    case .focus(let offset):
      field.tap()
      engine.focus(at: offset)
    case .blur:
      field.leave()
      engine.blur()
    case .submit:
      field.pressReturn()
      engine.submit()
    case .select(let range): engine.select(range)
    case .selectAll: engine.selectAll()
    case .move(let move, _): engine.move(move)
    case .step(let count, _):
      for _ in 0..<abs(count) { step(count < 0 ? .decrement : .increment) }
      engine.step(by: count)
    default: edit(event, times: times)
    }
  }

  private func edit(_ event: Event, times: Int) {
    if !field.isFocused { play(.focus(), times: 1) }
    switch event {
    case .edit(.type(let text)):
      press { $0.insert(text) }
      engine.type(text)
    case .edit(.paste(let text)):
      press { $0.insert(text) }
      engine.paste(text)
    case .edit(.delete(.backward)):
      delete(times, { $0.deleteBackward() }, { $0.deleteBackward() })
    case .edit(.delete(.forward)): delete(times, { $0.deleteForward() }, { $0.deleteForward() })
    case .edit(.replace(let range, let text)):
      if range.clamped(to: 0..<field.text.utf16.count) == range {
        field.replace(range, with: text)
      }
      engine.replace(range, with: text)
    case .input(let text, let caret):
      field.replace(0..<field.text.utf16.count, with: text)
      engine.input(text, caret: caret)
    default: break
    }
  }

  /// Changes the value by a step as a VoiceOver user does: with an action, or with a swipe if there
  /// is no action.
  private func step(_ direction: AccessibilityAdjustmentDirection) {
    let name: Sentence = direction == .increment ? .increase : .decrease
    let locale = engine.style.locale ?? .current
    if let action = host.accessibilityActions[name.text(in: locale)] {
      action()
    } else {
      host.adjustments.first?(direction)
    }
  }

  private func press(_ key: (TextFieldElement) -> Void) {
    field.selection = engine.selection.clamped(to: 0..<field.text.utf16.count)
    key(field)
  }

  /// Presses a delete key at most `count` times, and stops when a press changes nothing.
  private func delete(
    _ count: Int,
    _ key: (TextFieldElement) -> Void,
    _ event: (inout NumericTextSession<Bound>) -> NumericTextOutcome<Bound>
  ) {
    for _ in 0..<count {
      press(key)
      if event(&engine).changes.isEmpty { return }
    }
  }
}
