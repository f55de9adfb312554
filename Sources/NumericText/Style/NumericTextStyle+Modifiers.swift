// SPDX-License-Identifier: MIT

public import Foundation

extension NumericTextStyle {
  /// Returns a style that uses the notation of a locale.
  ///
  /// ```swift
  /// NumericTextStyle<Decimal>.number.locale(Locale(identifier: "de_DE")).format(0.5)  // "0,5"
  /// ```
  ///
  /// In a style made from a format or a formatter, only messages follow this locale. Numbers have
  /// the notation of the format: set its locale before making the style.
  ///
  /// - Parameter locale: Any locale, with any numbering system.
  /// - Returns: The modified style.
  public func locale(_ locale: Locale) -> Self { with { $0.locale = locale } }

  /// Returns a style with a rounding rule for values that the app sets.
  ///
  /// The rule doesn't apply to typed numbers: their excess fraction digits are cut off.
  ///
  /// ```swift
  /// NumericTextStyle<Decimal>.number.precision(fraction: 0).rounding(.up).format(1.1)  // "2"
  /// ```
  public func rounding(_ rule: FloatingPointRoundingRule) -> Self {
    with { $0.rules.rounding = Rounding(rule) }
  }

  /// Returns a style that shows the signs of numbers in the given way.
  ///
  /// ```swift
  /// NumericTextStyle<Decimal>.currency(code: "USD").sign(.accounting).format(-5)  // "($5.00)"
  /// ```
  ///
  /// A style made from a format or a formatter has the signs of the format. Setting others is a
  /// programmer error.
  public func sign(_ sign: NumericTextSign) -> Self { with { $0.options.sign = sign } }

  /// Returns a style in which typed digits fill the number either from the left, or from the right
  /// as on a cash register.
  ///
  /// ```swift
  /// let till = NumericTextStyle<Decimal>.currency(code: "USD").entry(.minorUnits)
  /// var session = NumericTextSession(value: 0 as Decimal, style: till)
  /// session.type("3")  // text "$0.03"
  /// session.type("4")  // text "$0.34"
  /// session.type("5")  // text "$3.45", value 3.45
  /// ```
  ///
  /// With `.minorUnits`, the number of fraction digits is fixed. Unless the style sets a
  /// precision, an amount has as many fraction digits as its currency, and other numbers have two.
  public func entry(_ entry: NumericTextEntry) -> Self { with { $0.rules.entry = entry } }

  /// Returns a style that formats the text either after every edit, or only when the field loses
  /// focus.
  ///
  /// ```swift
  /// let style = NumericTextStyle<Decimal>.currency(code: "USD").formatting(.onCommit)
  /// var session = NumericTextSession(value: 1234 as Decimal, style: style)
  /// session.focus()  // text "1234"
  /// session.blur()   // text "$1,234.00"
  /// ```
  public func formatting(_ formatting: NumericTextFormatting) -> Self {
    with { $0.rules.formatting = formatting }
  }

  /// Returns a style that pads the fraction with zeros either when the field loses focus, or after
  /// every edit.
  ///
  /// ```swift
  /// let style = NumericTextStyle<Decimal>.number.precision(fraction: 2).trailingZeros(.live)
  /// var session = NumericTextSession(value: 4 as Decimal, style: style)
  /// session.type("2")  // text "42.00", selection 2..<2
  /// session.type(".")  // text "42.00", selection 3..<3
  /// session.type("5")  // text "42.50", value 42.5
  /// ```
  ///
  /// This modifier has no effect together with `entry(.minorUnits)` or `formatting(.onCommit)`.
  public func trailingZeros(_ trailingZeros: NumericTextTrailingZeros) -> Self {
    with { $0.rules.trailingZeros = trailingZeros }
  }

  /// Returns a style that clamps, refuses or reports numbers outside the bounds.
  ///
  /// ```swift
  /// let style = NumericTextStyle<Int>.number.bounds(0...100).enforcement(.refuse)
  /// var session = NumericTextSession(value: 99, style: style)
  /// session.type("9").refusal  // .outOfBounds
  /// ```
  ///
  /// With `.reportOnly`, the field keeps the typed number, and `violation` names the rule that it
  /// violates.
  ///
  /// ```swift
  /// let reporting = style.enforcement(.reportOnly)
  /// var form = NumericTextSession(value: 99, style: reporting)
  /// form.type("9")  // text "999", value 999, violation .aboveMaximum
  /// ```
  public func enforcement(_ enforcement: NumericTextEnforcement) -> Self {
    with { $0.rules.enforcement = enforcement }
  }

  /// Returns a style that interprets a typed `.` or `,` in the given way.
  ///
  /// ```swift
  /// let style = NumericTextStyle<Decimal>.number.separators(.any)
  /// var session = NumericTextSession(value: 1 as Decimal, style: style)
  /// session.type(",")  // text "1."
  /// ```
  public func separators(_ separators: NumericTextSeparators) -> Self {
    with { $0.rules.separators = separators }
  }

  /// Returns a style that makes a value set by the app obey the rules, either at the first edit or
  /// when the field receives focus.
  ///
  /// ```swift
  /// let style = NumericTextStyle<Int>.number.bounds(0...100).normalizing(.onFocus)
  /// var session = NumericTextSession(value: 150, style: style)
  /// session.focus()  // text "100", value 100
  /// ```
  public func normalizing(_ normalizing: NumericTextNormalizing) -> Self {
    with { $0.rules.normalizing = normalizing }
  }

  /// Returns a style in which the decimal key of a locale's keyboard types the field's decimal
  /// separator.
  ///
  /// ```swift
  /// let style = NumericTextStyle<Decimal>.number.keyboard(Locale(identifier: "de_DE"))
  /// var session = NumericTextSession(value: 1 as Decimal, style: style)
  /// session.type(",")  // text "1."
  /// ```
  ///
  /// - Parameter locale: The locale of the keyboard. By default, no keyboard is assumed.
  /// - Returns: The modified style.
  public func keyboard(_ locale: Locale) -> Self { with { $0.keyboard = locale } }

  /// Returns a style that adds text at the start, before the sign and the currency symbol.
  ///
  /// ```swift
  /// NumericTextStyle<Int>.number.prefix("≈ ").format(5)  // "≈ 5"
  /// ```
  public func prefix(_ text: String) -> Self { with { $0.prefix = text } }

  /// Returns a style that adds text at the end, after the number and its currency symbol.
  ///
  /// ```swift
  /// NumericTextStyle<Int>.number.suffix(" kg").format(5)  // "5 kg"
  /// ```
  public func suffix(_ text: String) -> Self { with { $0.suffix = text } }

  /// Returns a style that shows `text` instead of the number zero while the field has no focus.
  ///
  /// ```swift
  /// NumericTextStyle<Decimal>.currency(code: "USD").zero("Free").format(0)  // "Free"
  /// ```
  public func zero(_ text: String) -> Self { with { $0.rules.zeroText = Symbol(text) } }

  /// Returns a style with which people can type expressions such as `1,200 + 15%`.
  ///
  /// ```swift
  /// let style = NumericTextStyle<Decimal>.currency(code: "USD").allowsArithmetic()
  /// var session = NumericTextSession(value: 1200 as Decimal, style: style)
  /// session.type("+")   // text "$1,200 + "
  /// session.type("1")   // text "$1,200 + 1", value 1201
  /// session.type("5")   // value 1215
  /// session.resultText  // "$1,215.00"
  /// session.type("=")   // text "$1,215"
  /// ```
  ///
  /// An operator typed after a number starts an expression. A plus or minus without a number before
  /// it is a sign. After every key, the value is the result of the expression, which is calculated
  /// exactly, rounded to the precision, and clamped to the bounds. When the user types `=`, presses
  /// Return or leaves the field, the result replaces the expression. See <doc:Arithmetic>.
  ///
  /// - Parameter allowsArithmetic: Whether operators can be typed.
  /// - Returns: The modified style.
  public func allowsArithmetic(_ allowsArithmetic: Bool = true) -> Self {
    with { $0.rules.allowsArithmetic = allowsArithmetic }
  }

  /// Returns a style that replaces symbols of the locale.
  ///
  /// A symbol can be longer than one character.
  ///
  /// ```swift
  /// NumericTextStyle<Int>.number.symbols(grouping: "_").format(1234)  // "1_234"
  /// ```
  ///
  /// Setting both separators to the same text is a programmer error, unless the style shows only
  /// one of them, as with `grouping(.never)` or `precision(fraction: 0)`. In such a style, expressions
  /// are shown without groups, because their numbers can have fractions.
  ///
  /// - Parameters:
  ///   - decimal: The decimal separator, which must contain a visible character.
  ///   - grouping: The grouping separator.
  ///   - minus: The minus sign, which must contain a visible character.
  ///   - plus: The plus sign.
  ///   - currency: The currency symbol.
  /// - Returns: The modified style.
  public func symbols(
    decimal: String? = nil,
    grouping: String? = nil,
    minus: String? = nil,
    plus: String? = nil,
    currency: String? = nil
  ) -> Self {
    precondition(
      decimal.map { Symbol($0).isVisible } ?? true,
      "The decimal separator must contain a visible character, or 1.5 would be shown as 15."
    )
    precondition(
      minus.map { Symbol($0).isVisible } ?? true,
      "The minus sign must contain a visible character, or -5 would be shown as 5."
    )
    return with {
      $0.changes.decimal = decimal ?? $0.changes.decimal
      $0.changes.grouping = grouping ?? $0.changes.grouping
      $0.changes.minus = minus ?? $0.changes.minus
      $0.changes.plus = plus ?? $0.changes.plus
      $0.changes.currency = currency ?? $0.changes.currency
    }
  }
}

extension NumericTextStyle {
  /// Returns a style that allows only numbers greater than or equal to a lower bound.
  ///
  /// ```swift
  /// let style = NumericTextStyle<Decimal>.number.bounds(0...)
  /// var session = NumericTextSession(value: 5 as Decimal, style: style)
  /// session.type("-").refusal  // .negativeNotAllowed
  /// ```
  ///
  /// This replaces both bounds of an earlier `bounds(_:)`: for two bounds, use `bounds(0...100)`.
  public func bounds(_ bounds: PartialRangeFrom<Value>) -> Self where Value: Comparable {
    self.bounds(lower: bounds.lowerBound, upper: nil)
  }

  /// Returns a style that allows only numbers less than or equal to an upper bound.
  ///
  /// By default, typing or parsing a greater number results in the bound.
  ///
  /// ```swift
  /// try NumericTextStyle<Int>.number.bounds(...100).parse("101")  // 100
  /// ```
  ///
  /// This replaces both bounds of an earlier `bounds(_:)`: for two bounds, use `bounds(0...100)`.
  public func bounds(_ bounds: PartialRangeThrough<Value>) -> Self where Value: Comparable {
    self.bounds(lower: nil, upper: bounds.upperBound)
  }

  /// Returns a style that allows only numbers within a range.
  ///
  /// By default, parsing a number outside the range results in the nearest bound.
  ///
  /// ```swift
  /// try NumericTextStyle<Int>.number.bounds(0...99).parse("999")  // 99
  /// ```
  ///
  /// This replaces both bounds of an earlier `bounds(_:)`.
  ///
  /// ```swift
  /// let percentages = NumericTextStyle<Int>.number.bounds(0...100)
  /// try percentages.bounds(...200).parse("-150")  // -150
  /// ```
  public func bounds(_ bounds: ClosedRange<Value>) -> Self where Value: Comparable {
    self.bounds(lower: bounds.lowerBound, upper: bounds.upperBound)
  }

  /// Returns a style with the given bounds, where nil means that there is no bound.
  package func bounds(lower: Value?, upper: Value?) -> Self {
    with {
      $0.rules.lower = lower?.numeral
      $0.rules.upper = upper?.numeral
    }
  }
}
