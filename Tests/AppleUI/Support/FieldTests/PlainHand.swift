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

  /// Performs an event, or several presses of a delete key until a press changes nothing.
  func play(_ event: Event, times: Int) {
    for _ in 0..<times {
      guard perform(event), !engine.perform(event).changes.isEmpty else { return }
    }
  }

  /// Performs an event in the field, and returns whether a user can perform such an event.
  private func perform(_ event: Event) -> Bool {
    switch event {
    case .focus: field.tap()
    case .blur: field.leave()
    case .submit: field.pressReturn()
    case .select, .selectAll, .move: break
    case .step(let count, _):
      for _ in 0..<abs(count) { step(count < 0 ? .decrement : .increment) }
    case .edit(let edit): return perform(edit)
    case .input(let text, _):
      edited { $0.replace(0..<$0.text.utf16.count, with: text) }
    default: return false
    }
    return true
  }

  private func perform(_ edit: EditRequest) -> Bool {
    switch edit {
    case .type(let text), .paste(let text): edited { $0.insert(text) }
    case .delete(.backward): edited { $0.deleteBackward() }
    case .delete(.forward): edited { $0.deleteForward() }
    case .replace(let range, let text):
      edited {
        if range.clamped(to: 0..<$0.text.utf16.count) == range { $0.replace(range, with: text) }
      }
    default: return false
    }
    return true
  }

  /// Edits the text, after giving the field the focus and placing its caret.
  private func edited(_ edit: (TextFieldElement) -> Void) {
    if !field.isFocused { play(.focus(), times: 1) }
    field.selection = engine.selection.clamped(to: 0..<field.text.utf16.count)
    edit(field)
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
}
