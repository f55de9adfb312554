// SPDX-License-Identifier: MIT

import NumericTextCore

/// What a person does to a field, by the numbers that JavaScript gives the events.
///
/// They start at one: JavaScript turns what is no number into zero.
enum EventNumber: Int32, CaseIterable {
  // Without anything else, or with numbers.
  case commit = 1
  case cancel, confirm, toggleSign, undo, redo, select, step

  // With a text.
  case type, paste, mark

  // With what is their own.
  case focus, replace, input
  case deleteBackward, deleteForward, deleteToStart, deleteToEnd
  case moveBackward, moveForward, moveToStart, moveToEnd
}

extension Event {
  /// The event of a number, with the two numbers and the text that come with it.
  ///
  /// The engine refuses a range that lies outside the text, but a range has an order, so one that
  /// ends before it starts is empty.
  init(_ number: EventNumber, _ first: Int, _ second: Int, _ text: String) {
    let range = first..<max(first, second)
    let isExtending = first != 0
    self =
      switch number {
      case .commit: .commit
      case .cancel: .cancel
      case .confirm: .confirmMarkedText
      case .toggleSign: .toggleSign
      case .undo: .undo
      case .redo: .redo
      case .deleteBackward: .deleteBackward
      case .deleteForward: .deleteForward
      case .deleteToStart: .deleteToStart
      case .deleteToEnd: .deleteToEnd
      case .focus: .focus(at: first < 0 ? nil : first)
      case .select: .select(range)
      case .step: .step(by: first)
      case .moveBackward: .move(.backward, extending: isExtending)
      case .moveForward: .move(.forward, extending: isExtending)
      case .moveToStart: .move(.start, extending: isExtending)
      case .moveToEnd: .move(.end, extending: isExtending)
      case .type: .type(text)
      case .paste: .paste(text)
      case .mark: .mark(text)
      case .replace: .replace(range, with: text)
      case .input: .input(text, caret: first)
      }
  }
}
