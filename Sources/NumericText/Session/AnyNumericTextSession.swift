// SPDX-License-Identifier: MIT

/// A session of any value type, for forms whose fields have values of several types.
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
/// It takes the events of a ``NumericTextSession``. The value and the style, which depend on the
/// type, are those of ``session(of:)``.
public struct AnyNumericTextSession: Sendable {
  private var erased: any ErasedSession

  /// A session whose value type is not seen.
  ///
  /// - Parameter session: A session of any type; it is copied.
  public init<Bound>(_ session: NumericTextSession<Bound>) { erased = session }

  /// The session with its type, nil if its values have another one.
  ///
  /// ```swift
  /// let price = NumericTextSession(value: 19.5 as Decimal, style: .currency(code: "USD"))
  /// AnyNumericTextSession(price).session(of: Decimal.self)?.text  // "$19.50"
  /// AnyNumericTextSession(price).session(of: Int.self)?.text      // nil
  /// ```
  ///
  /// - Parameter type: The type of the bound value, such as `Decimal?`.
  /// - Returns: A copy of the session.
  public func session<Bound>(of type: Bound.Type) -> NumericTextSession<Bound>? {
    erased as? NumericTextSession<Bound>
  }

  /// The bound value, nil if it has another type.
  ///
  /// ```swift
  /// let seats = NumericTextSession(value: 2, style: NumericTextStyle<Int>.number)
  /// AnyNumericTextSession(seats).value(as: Int.self)      // 2
  /// AnyNumericTextSession(seats).value(as: Decimal.self)  // nil
  /// ```
  ///
  /// - Parameter type: The type of the bound value, such as `Decimal?`.
  /// - Returns: The value.
  public func value<Bound: NumericTextBoundValue>(as type: Bound.Type) -> Bound? {
    session(of: type)?.value
  }

  /// Takes a value from outside.
  ///
  /// - Parameter value: The value.
  /// - Returns: What came of it, nil if the session's values have another type.
  @discardableResult
  public mutating func set<Bound: NumericTextBoundValue>(
    value: Bound
  ) -> AnyNumericTextOutcome? {
    guard var session = session(of: Bound.self) else { return nil }
    let outcome = session.set(value: value)
    erased = session
    return AnyNumericTextOutcome(outcome)
  }

  /// Performs an event.
  mutating func play(_ event: Event) -> AnyNumericTextOutcome { erased.playErased(event) }
}

// MARK: - What the field shows

extension AnyNumericTextSession {
  /// What the field shows.
  public var text: String { erased.text }

  /// The selection, in UTF-16 offsets.
  public var selection: Range<Int> { erased.selection }

  /// What is selected, as it is shown.
  public var selectedText: String { erased.selectedText }

  /// The value as plain ASCII digits such as `-1234.5`, empty if there is none.
  public var plainText: String { erased.plainText }

  /// The result of the expression that the field shows, nil if it shows a number.
  public var resultText: String? { erased.resultText }

  /// Whether the field has the focus.
  public var isActive: Bool { erased.isActive }

  /// Whether an input method is composing text.
  public var isComposing: Bool { erased.isComposing }

  /// Whether there is something to undo.
  public var canUndo: Bool { erased.canUndo }

  /// Whether there is something to redo.
  public var canRedo: Bool { erased.canRedo }

  /// The rule that the value breaks, nil if it keeps all of them or the style enforces them.
  public var violation: NumericTextViolation? { erased.violation }
}

/// What sessions of all types have in common.
protocol ErasedSession: Sendable {
  var text: String { get }
  var selection: Range<Int> { get }
  var selectedText: String { get }
  var plainText: String { get }
  var resultText: String? { get }
  var isActive: Bool { get }
  var isComposing: Bool { get }
  var canUndo: Bool { get }
  var canRedo: Bool { get }
  var violation: NumericTextViolation? { get }

  /// Performs an event.
  mutating func playErased(_ event: Event) -> AnyNumericTextOutcome
}

extension NumericTextSession: ErasedSession {
  mutating func playErased(_ event: Event) -> AnyNumericTextOutcome {
    AnyNumericTextOutcome(play(event))
  }
}
