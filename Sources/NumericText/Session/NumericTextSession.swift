// SPDX-License-Identifier: MIT

import Foundation

/// A field without a screen: it takes keys, and holds the text, the selection and the value.
///
/// ```swift
/// var session = NumericTextSession(value: 0 as Decimal, style: .currency(code: "USD"))
/// session.focus()
/// session.type("1")
/// session.type("2")
/// session.text       // "$12"
/// session.selection  // 3..<3
/// session.value      // 12
/// session.blur()
/// session.text       // "$12.00"
/// ```
///
/// The value is always a real number within the style's rules, or nil in an empty optional field.
/// Focusing and leaving never change it. A refused edit changes nothing and says why.
///
/// A value that is not finite is shown as an empty field and kept until the first edit.
public struct NumericTextSession<Bound: NumericTextBoundValue>: Sendable {
  private var session: Session

  /// The result of the last event.
  private var result = Outcome(changes: [])

  /// How the number is shown and what may be typed.
  public private(set) var style: NumericTextStyle<Bound.Number>

  /// The bound value.
  public private(set) var value: Bound

  /// A session of an idle field.
  ///
  /// - Parameters:
  ///   - value: The value to start with. One that breaks the rules is shown as it is.
  ///   - style: How the number is shown and what may be typed.
  public init(value: Bound, style: NumericTextStyle<Bound.Number>) {
    session = Session(
      style.field(allowsEmpty: Bound.allowsEmpty),
      value: value.number?.numeral ?? Numeral()
    )
    self.value = value
    self.style = style
  }
}

// MARK: - What the field shows

extension NumericTextSession {
  /// What the field shows.
  public var text: String { session.text }

  /// The selection, in UTF-16 offsets.
  public var selection: Range<Int> { session.selection }

  /// Whether the field has the focus.
  public var isActive: Bool { session.isActive }

  /// Whether an input method is composing text.
  public var isComposing: Bool { session.isComposing }

  /// Whether there is something to undo.
  public var canUndo: Bool { session.canUndo }

  /// Whether there is a value from before editing to restore.
  package var isEdited: Bool { session.isEdited }

  /// How many times something can be undone.
  package var undoCount: Int { session.undoCount }

  /// How many times something can be redone.
  package var redoCount: Int { session.redoCount }

  /// Whether there is something to redo.
  public var canRedo: Bool { session.canRedo }

  /// The stretches of the text with their roles.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  public var cells: [Cell] { session.cells }

  /// What is selected, as it is shown: what copy and cut put on the clipboard.
  ///
  /// ```swift
  /// session.paste("1234")
  /// session.select(1..<6)
  /// session.selectedText  // "1,234"
  /// ```
  public var selectedText: String { text.slice(utf16: selection) }

  /// The rule that the value breaks, nil if it keeps all of them or the style enforces them.
  ///
  /// ```swift
  /// let style = NumericTextStyle<Int>.number.bounds(0...100).enforcement(.reportOnly)
  /// var session = NumericTextSession(value: 120, style: style)
  /// session.violation  // .aboveMaximum
  /// ```
  public var violation: NumericTextViolation? { session.field.violation(of: session.value) }

  /// The value as plain ASCII digits such as `-1234.5`, for a copy that other programs read.
  ///
  /// ```swift
  /// session.paste("-1,234.50")
  /// session.plainText  // "-1234.5"
  /// ```
  ///
  /// Empty if there is no value.
  public var plainText: String { value.number?.numeral?.canonical.description ?? "" }
}

// MARK: - From outside

extension NumericTextSession {
  /// Takes a value from outside.
  ///
  /// The number that the field holds already changes nothing.
  ///
  /// ```swift
  /// session.set(value: 7)  // text "$7.00", value 7
  /// ```
  ///
  /// - Parameter value: The value. One that breaks the rules is shown as it is until an edit.
  /// - Returns: What came of it.
  @discardableResult
  public mutating func set(value: Bound) -> NumericTextOutcome<Bound> {
    guard value != self.value else { return outcome(Outcome(changes: [])) }
    self.value = value
    return outcome(session.set(value.number?.numeral ?? Numeral()))
  }

  /// Takes another style: the same number in another notation, the caret in its slot.
  ///
  /// ```swift
  /// session.paste("1234.5")
  /// session.set(style: session.style.locale(Locale(identifier: "de_DE")))  // text "1.234,5 $"
  /// ```
  ///
  /// Its rules apply at the next edit. The style that the session has already changes nothing.
  @discardableResult
  public mutating func set(style: NumericTextStyle<Bound.Number>) -> NumericTextOutcome<Bound> {
    guard style != self.style else { return outcome(Outcome(changes: [])) }
    self.style = style
    return outcome(session.set(style.field(allowsEmpty: Bound.allowsEmpty)))
  }

  private mutating func outcome(_ result: Outcome) -> NumericTextOutcome<Bound> {
    self.result = result
    return Bound.outcome(of: self)
  }
}

extension NumericTextSession {
  /// What came of the last event.
  var outcome: NumericTextOutcome<Bound> {
    let (text, selection) = session.shown
    return NumericTextOutcome(
      text: text,
      selection: selection,
      value: value,
      changes: result.changes,
      refusal: result.refusal,
      violation: violation,
      isClamped: result.isClamped
    )
  }
}

// MARK: - Events

extension NumericTextSession {
  /// Performs an event and describes the field after it.
  package mutating func play(_ event: consuming Event) -> NumericTextOutcome<Bound> {
    let result = perform(event)
    return outcome(result)
  }

  /// Performs an event.
  package mutating func perform(_ event: consuming Event) -> Outcome {
    guard session.field.rules.holds == nil || session.isActive, !event.restoresAnOlderValue,
      !(event.mayDelete && session.field.isPastBounds(session.value))
    else { return attempt(event) }
    let outcome = session.perform(consume event)
    if outcome.changes.contains(.value) { value.update(to: session.value) }
    return outcome
  }

  /// Performs an event and takes it back if the number type cannot hold the new value.
  private mutating func attempt(_ event: Event) -> Outcome {
    let before = session
    let outcome = session.perform(event)
    guard outcome.changes.contains(.value), !value.update(to: session.value) else { return outcome }
    session = before
    return Outcome(changes: [], refusal: .notRepresentable)
  }
}

extension Event {
  /// Whether it may bring a number nearer to bounds that the number type cannot hold it outside of.
  fileprivate var mayDelete: Bool {
    switch self {
    case .edit(.delete), .edit(.replace), .edit(.input): true
    default: false
    }
  }

  /// Whether it brings back a value from before, which the app may have set and the number type
  /// may not hold as digits, such as infinity.
  fileprivate var restoresAnOlderValue: Bool {
    switch self {
    case .undo, .redo, .cancel: true
    case .edit, .focus, .blur, .submit, .select, .selectAll, .move, .step, .mark,
      .confirmMarkedText:
      false
    }
  }
}
