// SPDX-License-Identifier: MIT

import NumericTextCore

/// The events of a field, by the numbers that JavaScript gives them.
///
/// They start at one, because JavaScript turns anything that is not a number into zero.
enum EventNumber: Int32, CaseIterable {
  // Without anything else, or with numbers.
  case blur = 1
  case submit, cancel, confirm, toggleSign, undo, redo, selectAll, select, step

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
      case .blur: .blur
      case .submit: .submit
      case .cancel: .cancel
      case .confirm: .confirmMarkedText
      case .toggleSign: .edit(.toggleSign)
      case .undo: .undo
      case .redo: .redo
      case .deleteBackward: .edit(.delete(.backward))
      case .deleteForward: .edit(.delete(.forward))
      case .deleteToStart: .edit(.delete(.toStart))
      case .deleteToEnd: .edit(.delete(.toEnd))
      case .focus: .focus(at: first < 0 ? nil : first)
      case .select: .select(range)
      case .selectAll: .selectAll
      case .step: .step(by: first)
      case .moveBackward: .move(.backward, extending: isExtending)
      case .moveForward: .move(.forward, extending: isExtending)
      case .moveToStart: .move(.start, extending: isExtending)
      case .moveToEnd: .move(.end, extending: isExtending)
      case .type: .edit(.type(text))
      case .paste: .edit(.paste(text))
      case .mark: .mark(text)
      case .replace: .edit(.replace(range, with: text))
      case .input: .edit(.input(text, caret: first))
      }
  }
}
