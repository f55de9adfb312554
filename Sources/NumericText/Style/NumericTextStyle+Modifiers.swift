// SPDX-License-Identifier: MIT

public import Foundation

extension NumericTextStyle {
  /// The style in a locale.
  ///
  /// ```swift
  /// NumericTextStyle<Decimal>.number.locale(Locale(identifier: "de_DE")).format(0.5)  // "0,5"
  /// ```
  ///
  /// - Parameter locale: Any locale, with any numbering system.
  /// - Returns: The changed style.
  public func locale(_ locale: Locale) -> Self { with { $0.locale = locale } }

  /// The style in a locale that goes by a name.
  ///
  /// ```swift
  /// NumericTextStyle<Decimal>.number.locale(CurrencyLocale.german).format(0.5)  // "0,5"
  /// ```
  ///
  /// - Parameter locale: A ``CurrencyLocale``, or another type that names a locale.
  /// - Returns: The changed style.
  public func locale(_ locale: some LocaleConvertible) -> Self { self.locale(locale.locale) }

  /// The style with a given kind of rounding for numbers from outside.
  ///
  /// Typed text is trimmed, never rounded.
  ///
  /// ```swift
  /// NumericTextStyle<Decimal>.number.precision(fraction: 0).rounding(.up).format(1.1)  // "2"
  /// ```
  public func rounding(_ rule: FloatingPointRoundingRule) -> Self {
    with { $0.rules.rounding = rule }
  }

  /// The style with digits grouped as the locale does, or not at all.
  ///
  /// ```swift
  /// NumericTextStyle<Int>.number.grouping(.never).format(1234)  // "1234"
  /// ```
  public func grouping(_ grouping: NotationOptions.Grouping) -> Self {
    with { $0.options.grouping = grouping }
  }

  /// The style with signs shown in another way.
  ///
  /// ```swift
  /// NumericTextStyle<Decimal>.currency(code: "USD").sign(.accounting).format(-5)  // "($5.00)"
  /// ```
  public func sign(_ sign: NotationOptions.Sign) -> Self { with { $0.options.sign = sign } }

  /// The style with digits that fill the number from the left, or from the right as at a till.
  ///
  /// ```swift
  /// let till = NumericTextStyle<Decimal>.currency(code: "USD").entry(.minorUnits)
  /// var session = NumericTextSession(value: 0 as Decimal, style: till)
  /// session.type("3")  // text "$0.03"
  /// session.type("4")  // text "$0.34"
  /// session.type("5")  // text "$3.45", value 3.45
  /// ```
  ///
  /// The number of minor digits is the
  /// currency's, unless the precision says otherwise; plain numbers and percents have two.
  public func entry(_ entry: Rules.Entry) -> Self { with { $0.rules.entry = entry } }

  /// The style formatted after every key, or only when the field is left.
  ///
  /// ```swift
  /// let style = NumericTextStyle<Decimal>.currency(code: "USD").formatting(.onCommit)
  /// var session = NumericTextSession(value: 1234 as Decimal, style: style)
  /// session.focus()  // text "1234"
  /// session.blur()   // text "$1,234.00"
  /// ```
  public func formatting(_ formatting: Rules.Formatting) -> Self {
    with { $0.rules.formatting = formatting }
  }

  /// The style whose fraction is filled up with zeros when the field is left, or after every key.
  ///
  /// ```swift
  /// let style = NumericTextStyle<Decimal>.number.precision(fraction: 2).trailingZeros(.live)
  /// var session = NumericTextSession(value: 4 as Decimal, style: style)
  /// session.type("2")  // text "42.00", selection 2..<2
  /// session.type(".")  // text "42.00", selection 3..<3
  /// session.type("5")  // text "42.50", value 42.5
  /// ```
  ///
  /// It has no effect on tills and on styles that format on commit.
  public func trailingZeros(_ trailingZeros: Rules.TrailingZeros) -> Self {
    with { $0.rules.trailingZeros = trailingZeros }
  }

  /// The style with another way of dealing with numbers past a bound.
  ///
  /// ```swift
  /// let style = NumericTextStyle<Int>.number.bounds(0...100).enforcement(.refuse)
  /// var session = NumericTextSession(value: 99, style: style)
  /// session.type("9").refusal  // .outOfBounds
  /// ```
  ///
  /// With `.reportOnly` the field keeps what was typed, and `violation` names the rule that it breaks.
  ///
  /// ```swift
  /// let reporting = style.enforcement(.reportOnly)
  /// var form = NumericTextSession(value: 99, style: reporting)
  /// form.type("9")  // text "999", value 999, violation .aboveMaximum
  /// ```
  public func enforcement(_ enforcement: Rules.Enforcement) -> Self {
    with { $0.rules.enforcement = enforcement }
  }

  /// The style with another meaning for a lone typed `.` or `,`.
  ///
  /// ```swift
  /// let style = NumericTextStyle<Decimal>.number.separators(.any)
  /// var session = NumericTextSession(value: 1 as Decimal, style: style)
  /// session.type(",")  // text "1."
  /// ```
  public func separators(_ separators: Rules.Separators) -> Self {
    with { $0.rules.separators = separators }
  }

  /// The style that brings a number from outside into its rules at another moment.
  ///
  /// ```swift
  /// let style = NumericTextStyle<Int>.number.bounds(0...100).normalizing(.onFocus)
  /// var session = NumericTextSession(value: 150, style: style)
  /// session.focus()  // text "100", value 100
  /// ```
  public func normalizing(_ normalizing: Rules.Normalizing) -> Self {
    with { $0.rules.normalizing = normalizing }
  }

  /// The style for a keyboard of another region: its decimal key always types the decimal separator.
  ///
  /// ```swift
  /// let style = NumericTextStyle<Decimal>.number.keyboard(Locale(identifier: "de_DE"))
  /// var session = NumericTextSession(value: 1 as Decimal, style: style)
  /// session.type(",")  // text "1."
  /// ```
  ///
  /// - Parameter locale: The region of the keyboard. The default is the system's, where it is known.
  /// - Returns: The changed style.
  public func keyboard(_ locale: Locale) -> Self { with { $0.keyboard = locale } }

  /// The style with text in front of the whole number, its sign and symbol included.
  ///
  /// ```swift
  /// NumericTextStyle<Int>.number.prefix("≈ ").format(5)  // "≈ 5"
  /// ```
  public func prefix(_ text: String) -> Self { with { $0.prefix = text } }

  /// The style with text behind the whole number.
  ///
  /// ```swift
  /// NumericTextStyle<Int>.number.suffix(" kg").format(5)  // "5 kg"
  /// ```
  public func suffix(_ text: String) -> Self { with { $0.suffix = text } }

  /// The style with a text that stands for zero while the field is idle.
  ///
  /// ```swift
  /// NumericTextStyle<Decimal>.currency(code: "USD").zero("Free").format(0)  // "Free"
  /// ```
  public func zero(_ text: String) -> Self { with { $0.rules.zeroText = Symbol(text) } }

  /// The style with a step for arrow keys and accessibility actions.
  ///
  /// Without one it is 1, in what the field shows.
  ///
  /// ```swift
  /// let style = NumericTextStyle<Decimal>.number.step(0.05, snapping: true)
  /// var session = NumericTextSession(value: 1 as Decimal, style: style)
  /// session.step(by: 3)   // text "1.15", value 1.15
  /// ```
  ///
  /// - Parameters:
  ///   - step: The amount of one step, above zero.
  ///   - snapping: Whether steps land on multiples of it, counted from the lower bound or zero.
  /// - Returns: The changed style.
  public func step(_ step: Value, snapping: Bool = false) -> Self {
    precondition(
      step.numeral.map { !$0.isZero && !$0.isNegative } ?? false,
      "A step is greater than zero."
    )
    return with {
      $0.rules.step = step.numeral
      $0.rules.snapsToStep = snapping
    }
  }

  /// The style with symbols of its own in place of its locale's.
  ///
  /// Each may be any text.
  ///
  /// ```swift
  /// NumericTextStyle<Int>.number.symbols(grouping: "_").format(1234)  // "1_234"
  /// ```
  ///
  /// The two separators differ, unless the style shows only one of them: with `grouping(.never)` or
  /// `precision(fraction: 0)`. One text for both is a programmer error elsewhere.
  ///
  /// - Parameters:
  ///   - decimal: The decimal separator, not empty.
  ///   - grouping: The group separator.
  ///   - minus: The minus sign.
  ///   - plus: The plus sign.
  ///   - currency: The currency symbol.
  /// - Returns: The changed style.
  public func symbols(
    decimal: String? = nil,
    grouping: String? = nil,
    minus: String? = nil,
    plus: String? = nil,
    currency: String? = nil
  ) -> Self {
    precondition(decimal != "", "A decimal separator is not empty.")
    return with {
      $0.changes.decimal = decimal ?? $0.changes.decimal
      $0.changes.grouping = grouping ?? $0.changes.grouping
      $0.changes.minus = minus ?? $0.changes.minus
      $0.changes.plus = plus ?? $0.changes.plus
      $0.changes.currency = currency ?? $0.changes.currency
    }
  }
}
