// SPDX-License-Identifier: MIT

import Foundation

/// A numeric text field without a user interface: it handles editing events and holds the text, the
/// selection and the value.
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
/// By default, each edit results in a number within the style's rules, or in nil if it empties an
/// optional field. Focusing or leaving the field doesn't change the value. A refused edit changes
/// nothing, and its outcome contains the reason.
///
/// A value that is not finite is shown as an empty field, and is kept until the first edit.
public struct NumericTextSession<FieldValue: NumericTextBoundValue>: Sendable {
  /// The engine's session, which edits the digits of the number and doesn't know the value type.
  package private(set) var engine: Session

  /// The result of the last event.
  @usableFromInline
  private(set) var result = Outcome(changes: [])

  /// The style, which determines how the number is shown and what can be typed.
  public private(set) var style: NumericTextStyle<FieldValue.Number>

  /// The value of the field.
  public private(set) var value: FieldValue

  /// Creates a session for a field without focus.
  ///
  /// - Parameters:
  ///   - value: The initial value. A value that violates the rules is shown unchanged.
  ///   - style: The style, which determines how the number is shown and what can be typed.
  public init(value: FieldValue, style: NumericTextStyle<FieldValue.Number>) {
    engine = Session(style.field(allowsEmpty: FieldValue.allowsEmpty), value: value.fieldNumeral)
    self.value = value
    self.style = style
  }
}

// MARK: - State

extension NumericTextSession {
  /// The text that the field shows.
  public var text: String { engine.text }

  /// The selection, in UTF-16 offsets.
  public var selection: Range<Int> { engine.selection }

  /// Whether the field has focus.
  public var isActive: Bool { engine.isActive }

  /// Whether an input method is composing text.
  public var isComposing: Bool { engine.isComposing }

  /// Whether an edit can be undone.
  public var canUndo: Bool { engine.canUndo }

  /// Whether `cancel()` would change the text or the value.
  ///
  /// This can be true if the value is unchanged, for example after typing `5 +` in a field with
  /// arithmetic.
  package var canCancel: Bool {
    var canceled = self
    return !canceled.perform(.cancel).changes.isDisjoint(with: [.text, .value])
  }

  /// Whether an edit can be redone.
  public var canRedo: Bool { engine.canRedo }

  /// The text, divided into digits, separators and other parts.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  public var cells: [NumericTextCell] { engine.cells }

  /// The selected text, which copy and cut put on the pasteboard unless the style uses
  /// `copies(.plain)`.
  ///
  /// In this example, the field shows `$1,234`:
  ///
  /// ```swift
  /// session.paste("1234")
  /// session.select(1..<6)
  /// session.selectedText  // "1,234"
  /// ```
  public var selectedText: String { engine.selectedText }

  /// The result of the expression in the field, for a preview beside it.
  ///
  /// ```swift
  /// let style = NumericTextStyle<Int>.number.allowsArithmetic()
  /// var session = NumericTextSession(value: 1200, style: style)
  /// session.resultText  // nil
  /// session.type("*2")  // text "1,200 × 2"
  /// session.resultText  // "2,400"
  /// ```
  ///
  /// The result is formatted as in a field without focus. It is nil if the field shows a number, or
  /// an expression that has no result yet, such as a lone opening bracket.
  public var resultText: String? { engine.resultText }

  /// The cells of a pasted table except the first, row by row, or an empty array if the last event
  /// pasted no table.
  ///
  /// ```swift
  /// var cell = NumericTextSession(value: 0, style: NumericTextStyle<Int>.number.allowsCells())
  /// cell.paste("1\t2\n3\t4\n")  // text "1", value 1
  /// cell.rest                     // ["2", "3", "4"]
  /// ```
  ///
  /// The field takes only the first cell. In a style without `allowsCells()`, the array is always
  /// empty.
  public var rest: [String] { result.changes.contains(.rest) ? engine.restOfCells : [] }

  /// The rule that the value violates, or nil.
  ///
  /// This is nil unless the style uses `enforcement(.reportOnly)`.
  ///
  /// ```swift
  /// let style = NumericTextStyle<Int>.number.bounds(0...100).enforcement(.reportOnly)
  /// var session = NumericTextSession(value: 120, style: style)
  /// session.violation  // .aboveMaximum
  /// ```
  public var violation: NumericTextViolation? { engine.violation }

  /// The value as plain ASCII text such as `-1234.5`, for other programs to read.
  ///
  /// ```swift
  /// session.paste("-1,234.50")
  /// session.plainText  // "-1234.5"
  /// ```
  ///
  /// The text is empty if there is no value.
  public var plainText: String { value.fieldNumeral.canonical.description }
}

// MARK: - Changes by the app

extension NumericTextSession {
  /// Sets the value.
  ///
  /// Setting a value equal to the current one has no effect.
  ///
  /// ```swift
  /// session.set(value: 7)  // text "$7.00", value 7
  /// ```
  ///
  /// - Parameter value: The value. A value that violates the rules is shown unchanged until an
  ///   edit.
  /// - Returns: The outcome.
  @discardableResult
  public mutating func set(value: FieldValue) -> NumericTextOutcome<FieldValue> {
    guard !FieldValue.areEqual(value, self.value) else { return outcome(Outcome(changes: [])) }
    self.value = value
    return outcome(engine.set(value.fieldNumeral))
  }

  /// Sets the style, but keeps the number, and keeps the caret between the same digits.
  ///
  /// ```swift
  /// session.paste("1234.5")
  /// session.set(style: session.style.locale(Locale(identifier: "de_DE")))  // text "1.234,5 $"
  /// ```
  ///
  /// The new rules apply from the next edit. Setting an equal style has no effect.
  @discardableResult
  public mutating func set(style: NumericTextStyle<FieldValue.Number>) -> NumericTextOutcome<
    FieldValue
  > {
    guard style != self.style else { return outcome(Outcome(changes: [])) }
    self.style = style
    return outcome(engine.set(style.field(allowsEmpty: FieldValue.allowsEmpty)))
  }

  private mutating func outcome(_ result: Outcome) -> NumericTextOutcome<FieldValue> {
    self.result = result
    return FieldValue.outcome(of: self)
  }
}

extension NumericTextSession {
  /// The outcome of the last event.
  @inlinable
  var outcome: NumericTextOutcome<FieldValue> {
    NumericTextOutcome(result, showing: shown, value: value, violation: violation)
  }

  @usableFromInline
  var shown: (text: String, selection: Range<Int>) { engine.shown }
}

// MARK: - Events

extension NumericTextSession {
  /// Performs an event and returns its outcome with the value.
  package mutating func outcome(of event: consuming Event) -> NumericTextOutcome<FieldValue> {
    let result = perform(event)
    return outcome(result)
  }

  /// Performs an event and returns the engine's outcome, which doesn't contain the value.
  package mutating func perform(_ event: consuming Event) -> Outcome {
    guard engine.field.rules.isComplete || engine.isActive, !event.restoresAnOlderValue
    else { return attempt(event) }
    let outcome = engine.perform(consume event)
    if outcome.changes.contains(.value) { value.update(to: engine.value) }
    return outcome
  }

  /// Performs an event, or refuses it if the number type cannot represent the new value.
  private mutating func attempt(_ event: Event) -> Outcome {
    let before = engine
    let outcome = engine.perform(event)
    guard outcome.changes.contains(.value), !value.update(to: engine.value) else { return outcome }
    engine = before
    return Outcome(changes: [], refusal: .notRepresentable)
  }
}

extension Event {
  /// Whether the event restores an earlier value.
  ///
  /// Such an event is refused if the earlier value cannot be created from digits, such as infinity
  /// in a field that cannot be empty.
  fileprivate var restoresAnOlderValue: Bool {
    switch self {
    case .undo, .redo, .cancel, .scrub(.canceled): true
    case .edit, .input, .focus, .blur, .submit, .select, .selectAll, .move, .step, .scrub,
      .mark, .confirmMarkedText:
      false
    }
  }
}
