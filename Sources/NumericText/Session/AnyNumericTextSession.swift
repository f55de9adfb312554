// SPDX-License-Identifier: MIT

/// A type-erased session, for forms whose fields have values of several types.
///
/// ```swift
/// let quantity = NumericTextSession(value: 1, style: NumericTextStyle<Int>.number.bounds(1...99))
/// let price = NumericTextSession(value: 19.5 as Decimal, style: .currency(code: "USD"))
/// let discount = NumericTextSession(value: nil as Double?, style: .percent)
/// var invoice = [
///   AnyNumericTextSession(quantity), AnyNumericTextSession(price), AnyNumericTextSession(discount),
/// ]
/// invoice[2].type("5")
/// invoice.map(\.text)              // ["1", "$19.50", "5%"]
/// invoice[1].value(as: Decimal.self)  // 19.5
/// ```
///
/// This type handles the same events as a ``NumericTextSession``. To access the style, which
/// depends on the value type, use ``session(of:)``.
public struct AnyNumericTextSession: Sendable {
  private var erased: any ErasedSession

  /// Creates a type-erased copy of a session.
  ///
  /// - Parameter session: A session with any value type.
  public init<FieldValue>(_ session: NumericTextSession<FieldValue>) { erased = session }

  /// Returns a copy of the session as a ``NumericTextSession``, or nil if its value is not of the
  /// given type.
  ///
  /// ```swift
  /// let price = NumericTextSession(value: 19.5 as Decimal, style: .currency(code: "USD"))
  /// AnyNumericTextSession(price).session(of: Decimal.self)?.text  // "$19.50"
  /// AnyNumericTextSession(price).session(of: Int.self)?.text      // nil
  /// ```
  ///
  /// - Parameter type: The type of the field's value, such as `Decimal?`.
  /// - Returns: A copy of the session, or nil.
  public func session<FieldValue>(of type: FieldValue.Type) -> NumericTextSession<FieldValue>? {
    erased as? NumericTextSession<FieldValue>
  }

  /// Returns the value of the field, or nil if its type is not `type`.
  ///
  /// ```swift
  /// let seats = NumericTextSession(value: 2, style: NumericTextStyle<Int>.number)
  /// AnyNumericTextSession(seats).value(as: Int.self)      // 2
  /// AnyNumericTextSession(seats).value(as: Decimal.self)  // nil
  /// ```
  ///
  /// - Parameter type: The type of the field's value, such as `Decimal?`.
  /// - Returns: The value, or nil.
  public func value<FieldValue: NumericTextBoundValue>(as type: FieldValue.Type) -> FieldValue? {
    session(of: type)?.value
  }

  /// Sets the value of the field.
  ///
  /// - Parameter value: The new value. It is set only if it has the session's value type.
  /// - Returns: The outcome, or nil if the session's value has another type.
  @discardableResult
  public mutating func set<FieldValue: NumericTextBoundValue>(
    value: FieldValue
  ) -> AnyNumericTextOutcome? {
    guard var session = session(of: FieldValue.self) else { return nil }
    let outcome = session.set(value: value)
    erased = session
    return AnyNumericTextOutcome(outcome)
  }

  mutating func outcome(of event: Event) -> AnyNumericTextOutcome { erased.performErased(event) }
}

// MARK: - State

extension AnyNumericTextSession {
  /// The text that the field shows.
  public var text: String { erased.engine.text }

  /// The selection, in UTF-16 offsets.
  public var selection: Range<Int> { erased.engine.selection }

  /// The selected text, including grouping separators and affixes.
  public var selectedText: String { erased.engine.selectedText }

  /// The text that copy and cut put on the pasteboard.
  public var copiedText: String { erased.copiedText }

  /// The value as plain ASCII text such as `-1234.5`, or an empty string if there is no value.
  public var plainText: String { erased.plainText }

  /// The result of the expression that the field shows, or nil if the field shows a number.
  public var resultText: String? { erased.engine.resultText }

  /// The cells of a pasted table except the first, row by row, or an empty array if the last event
  /// pasted no table.
  public var rest: [String] { erased.rest }

  /// Whether the field has focus.
  public var isActive: Bool { erased.engine.isActive }

  /// Whether an input method is composing text.
  public var isComposing: Bool { erased.engine.isComposing }

  /// Whether an edit can be undone.
  public var canUndo: Bool { erased.engine.canUndo }

  /// Whether an edit can be redone.
  public var canRedo: Bool { erased.engine.canRedo }

  /// The rule that the value violates, or nil.
  ///
  /// This is nil unless the style uses `enforcement(.reportOnly)`.
  public var violation: NumericTextViolation? { erased.engine.violation }
}

// MARK: - Messages

extension AnyNumericTextSession {
  /// Returns the sentence with which a field explains an outcome to the user: a refusal, a bound
  /// that replaced the number, or a rule that the value violates.
  ///
  /// ```swift
  /// let style = NumericTextStyle<Int>.number.bounds(1...99)
  /// var quantity = AnyNumericTextSession(NumericTextSession(value: 9, style: style))
  /// quantity.message(for: quantity.type("99")) ?? ""  // "Changed to 99, the nearest number allowed."
  /// ```
  ///
  /// - Parameter outcome: An outcome of this session.
  /// - Returns: The sentence in the language of the style's locale, or nil if there is nothing to
  ///   explain.
  public func message(for outcome: AnyNumericTextOutcome) -> String? {
    erased.message(for: outcome)
  }
}

/// The members of a session that don't depend on its value type.
protocol ErasedSession: Sendable {
  var engine: Session { get }
  var plainText: String { get }
  var rest: [String] { get }
  var copiedText: String { get }

  /// Returns the sentence that explains an outcome, or nil if there is nothing to explain.
  func message(for outcome: AnyNumericTextOutcome) -> String?

  mutating func performErased(_ event: Event) -> AnyNumericTextOutcome
}

extension NumericTextSession: ErasedSession {
  mutating func performErased(_ event: Event) -> AnyNumericTextOutcome {
    AnyNumericTextOutcome(outcome(of: event))
  }
}
