// SPDX-License-Identifier: MIT

import NumericText

/// What happens to a field on screen, in the session's words.
///
/// Adapters translate what their platform reports into one of these, and into nothing else.
/// Offsets count UTF-16 units.
enum FieldEvent: Equatable, Sendable {
  case focus(at: Int?)
  case blur
  case submit
  case cancel

  case type(String)
  case paste(String)
  case replace(Range<Int>, with: String)
  case input(String, caret: Int)

  case deleteBackward
  case deleteForward
  case deleteToStart
  case deleteToEnd

  case select(Range<Int>)
  case move(CaretMove, extending: Bool)

  case step(Int)
  case toggleSign
  case undo
  case redo

  case mark(String)
  case confirmMarkedText
}
