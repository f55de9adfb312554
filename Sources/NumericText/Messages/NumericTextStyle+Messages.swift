// SPDX-License-Identifier: MIT

import Foundation

extension NumericTextStyle {
  /// Returns the sentence with which a field explains a refusal to the user.
  ///
  /// In contrast to `NumericTextRefusal.message(in:)`, the sentence about a number that is out of
  /// bounds contains the bounds, in the notation of this style.
  ///
  /// ```swift
  /// let style = NumericTextStyle<Decimal>.currency(code: "USD").bounds(1...99)
  /// style.refusalMessage(for: .outOfBounds)         // "The number must be between $1.00 and $99.00."
  /// style.refusalMessage(for: .negativeNotAllowed)  // "The number cannot be negative."
  /// ```
  ///
  /// - Parameter refusal: The reason why an edit was refused.
  /// - Returns: The sentence, in the language of the style's locale, or in English if that language
  ///   is not available.
  public func refusalMessage(for refusal: NumericTextRefusal) -> String {
    if refusal == .notAllowed, let rule = choices.ownRule { return rule.sentence }
    let sentence = refusal == .outOfBounds ? boundsSentence : nil
    return (sentence ?? Sentence(refusal)).text(in: locale ?? .current)
  }

  /// Returns the sentence with which a field tells the user that a bound has replaced the number.
  ///
  /// ```swift
  /// let style = NumericTextStyle<Int>.number.bounds(1...99)
  /// var session = NumericTextSession(value: 9, style: style)
  /// let bound = session.type("99").clampedTo      // 99
  /// bound.map { style.clampMessage(for: $0) } ?? ""  // "Changed to 99, the nearest number allowed."
  /// ```
  ///
  /// - Parameter bound: The bound that replaced the number, as in `clampedTo` of an outcome.
  /// - Returns: The sentence, in the language of the style's locale, or in English if that language
  ///   is not available.
  public func clampMessage(for bound: Value) -> String {
    let text = field(allowsEmpty: true).exactText(bound.numeral ?? Numeral())
    return Sentence.clamped(to: text).text(in: locale ?? .current)
  }

  /// Returns the sentence with which a field tells the user which rule the number violates.
  ///
  /// ```swift
  /// let style = NumericTextStyle<Int>.number.allows("Only pairs.") { $0.isMultiple(of: 2) }
  /// style.violationMessage(for: .notAllowed)  // "Only pairs."
  /// ```
  ///
  /// - Parameter violation: The rule that the number violates.
  /// - Returns: The sentence, in the language of the style's locale, or in English if that language
  ///   is not available. For the app's own rule, it is the app's sentence.
  public func violationMessage(for violation: NumericTextViolation) -> String {
    if violation == .notAllowed, let rule = choices.ownRule { return rule.sentence }
    return violation.message(in: locale ?? .current)
  }

  /// The sentence that contains the bounds, or nil if neither the style nor the number type has
  /// bounds that help the user.
  private var boundsSentence: Sentence? {
    let field = field(allowsEmpty: true)
    let (bounds, limits) = (field.rules.bounds, Value.numericTextLimits)
    // The limits of `UInt8` help the user, but the 19 digits of the limits of `Int` don't.
    let isSmall = !limits.allowsFraction && limits.digits.map { $0 <= 10 } ?? false
    let text = { (bound: Numeral?, chosen: Numeral?) -> String? in
      guard let bound, isSmall || chosen != nil else { return nil }
      return field.exactText(bound.scaled(byPowerOfTen: -field.notation.scale))
    }
    return .bounded(
      from: text(bounds.lower, choices.rules.lower),
      through: text(bounds.upper, choices.rules.upper)
    )
  }
}

extension NumericTextSession {
  /// Returns the sentence with which a field explains an outcome to the user: a refusal, a bound
  /// that replaced the number, or a rule that the value violates.
  ///
  /// ```swift
  /// let style = NumericTextStyle<Int>.number.bounds(1...99)
  /// var session = NumericTextSession(value: 9, style: style)
  /// session.message(for: session.type("x")) ?? ""   // "This is not part of a number."
  /// session.message(for: session.type("99")) ?? ""  // "Changed to 99, the nearest number allowed."
  /// ```
  ///
  /// - Parameter outcome: An outcome of this session.
  /// - Returns: The sentence in the language of the style's locale, or nil if there is nothing to
  ///   explain.
  public func message(for outcome: NumericTextOutcome<FieldValue>) -> String? {
    message(for: AnyNumericTextOutcome(outcome))
  }

  func message(for outcome: AnyNumericTextOutcome) -> String? {
    if let refusal = outcome.refusal { return style.refusalMessage(for: refusal) }
    let bound = outcome.clampedTo.flatMap { Numeral($0) }.flatMap { FieldValue.Number(numeral: $0) }
    if let bound { return style.clampMessage(for: bound) }
    return outcome.violation.map { style.violationMessage(for: $0) }
  }
}
