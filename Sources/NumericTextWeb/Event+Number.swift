// SPDX-License-Identifier: MIT

import NumericTextCore

extension Event {
  /// Creates the event that `number` identifies, from the arguments of `perform` (see
  /// `Exports.swift`).
  ///
  /// A range with an end before its start becomes empty. The engine refuses a range outside the
  /// text.
  init(_ number: EventNumber, _ first: Int, _ second: Int, _ units: UTF16Units) {
    let range = first..<max(first, second)
    let isExtending = first != 0
    self =
      switch number {
      case .blur: .blur
      case .submit: .submit
      case .cancel: .cancel
      case .confirm: .confirmMarkedText
      case .toggleSign: .edit(.toggleSign)
      case .typeDecimalKey: .edit(.decimalKey)
      case .undo: .undo
      case .redo: .redo
      case .deleteBackward: .edit(.delete(.backward))
      case .deleteForward: .edit(.delete(.forward))
      case .deleteToStart: .edit(.delete(.toStart))
      case .deleteToEnd: .edit(.delete(.toEnd))
      case .focus: .focus(at: first < 0 ? nil : first)
      case .select: .select(range)
      case .selectAll: .selectAll
      case .step: .step(by: first, NumericTextStepSize(second))
      case .scrub: .scrub(.by(first, NumericTextStepSize(second)))
      case .endScrubbing: .scrub(.ended)
      case .cancelScrubbing: .scrub(.canceled)
      case .moveBackward: .move(.backward, extending: isExtending)
      case .moveForward: .move(.forward, extending: isExtending)
      case .moveToStart: .move(.start, extending: isExtending)
      case .moveToEnd: .move(.end, extending: isExtending)
      case .type: .edit(.type(String(utf16: units)))
      case .paste: .edit(.paste(String(utf16: units)))
      case .mark: .mark(String(utf16: units))
      case .replace: .edit(.replace(range, with: String(utf16: units)))
      case .input: .input(String(utf16: units), caret: first)
      }
  }
}

extension NumericTextStepSize {
  /// Creates a step size from its number: 0 for fine, 2 for coarse, any other number for regular.
  fileprivate init(_ number: Int) {
    self = number == 0 ? .fine : number == 2 ? .coarse : .regular
  }
}
