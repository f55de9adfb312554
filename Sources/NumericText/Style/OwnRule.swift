// SPDX-License-Identifier: MIT

extension NumericTextStyle {
  /// Returns a style with a rule of the app: numbers for which `isAllowed` returns false are refused.
  ///
  /// ```swift
  /// let style = NumericTextStyle<Int>.number.allows("Seat 13 doesn't exist.") { $0 != 13 }
  /// var session = NumericTextSession(value: 1, style: style)
  /// let outcome = session.type("3")   // text "1", refusal .notAllowed
  /// session.message(for: outcome) ?? ""  // "Seat 13 doesn't exist."
  /// ```
  ///
  /// `isAllowed` is called once for each number that results from an edit or a step and obeys all
  /// other rules. It must therefore allow the numbers that are typed on the way to an allowed
  /// number: `1` and `12` before `120`. With `enforcement(.reportOnly)`, the number is kept, and
  /// `violation` is `.notAllowed`. See <doc:Bounds>.
  ///
  /// A style has one such rule: this replaces an earlier `allows(_:_:)`. Rules with the same
  /// sentence count as equal, so a different rule needs a different sentence.
  ///
  /// - Parameters:
  ///   - sentence: The sentence with which fields explain the refusal or the violation.
  ///   - isAllowed: Returns whether the app allows a value. It must always return the same result for
  ///     the same value.
  /// - Returns: The modified style.
  public func allows(_ sentence: String, _ isAllowed: @escaping @Sendable (Value) -> Bool) -> Self {
    with { $0.ownRule = OwnRule(sentence, isAllowed) }
  }
}

/// The rule of an app, with its value type erased.
struct OwnRule: Sendable {
  /// The sentence that explains the rule, and identifies it.
  let sentence: String

  let allows: @Sendable (_ value: Numeral) -> Bool

  init<Value: NumericTextValue>(
    _ sentence: String,
    _ isAllowed: @escaping @Sendable (Value) -> Bool
  ) {
    self.sentence = sentence
    allows = { Value(numeral: $0).map(isAllowed) ?? true }
  }
}

extension OwnRule: Hashable {
  static func == (left: OwnRule, right: OwnRule) -> Bool { left.sentence == right.sentence }

  func hash(into hasher: inout Hasher) { hasher.combine(sentence) }
}
