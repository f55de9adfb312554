// SPDX-License-Identifier: MIT

// Made by `make generate` from the documents named below. What should be otherwise is changed
// there.
// swift-format-ignore-file

import Foundation
import NumericText
import Testing

@Suite("README.md") struct READMEMdExamples {
  @Test("In an app") func example1() throws {
    let style = NumericTextStyle<Decimal>.currency(code: "SEK").locale(Locale(identifier: "sv_SE"))
    _ = style
    var session = NumericTextSession(value: 0 as Decimal, style: style.bounds(0...))
    touch(&session)
    do {
      let outcome = session.type("5")
    #expect(seen(outcome.text) == "5 kr")
    #expect((outcome.value) == 5)
    }
    #expect(seen(session.type("-").refusal) == "The number cannot be negative.")
    do {
      let outcome = session.deleteBackward()
    #expect(seen(outcome.text) == "0 kr")
    #expect((outcome.value) == 0)
    }
    do {
      let outcome = session.paste("$1,234.5")
    #expect(seen(outcome.text) == "1 234,5 kr")
    #expect(plain(outcome.value) == "1234.5")
    }
    do {
      let outcome = session.blur()
    #expect(seen(outcome.text) == "1 234,50 kr")
    }
    discard(NumericTextStyle<Decimal>.number
      .locale(Locale(identifier: "en_IN"))
      .bounds(0...100_000)
      .precision(integer: 1...6, fraction: 2)
      .sign(.accounting)
      .entry(.minorUnits)
      .prefix("≈ ").suffix(" each").zero("Free").step(0.05))
  }
}

@Suite("Sources/NumericText/Currencies/Currency+Code.swift") struct NumericTextCurrenciesCurrencyCodeSwiftExamples {
  @Test("init?(code: String)") func example1() throws {
    #expect((Currency(code: "EUR")) == .euro)
    #expect((Currency(code: "eur")) == .euro)
    #expect((Currency(code: "€")) == nil)
  }

  @Test("var code: String") func example2() throws {
    #expect(seen(Currency.swissFranc.code) == "CHF")
  }

  @Test("var minorDigits: Int") func example3() throws {
    #expect((Currency.dollar.minorDigits) == 2)
    #expect((Currency.japaneseYen.minorDigits) == 0)
    #expect((Currency.bahrainiDinar.minorDigits) == 3)
  }
}

@Suite("Sources/NumericText/Currencies/Currency+Locale.swift") struct NumericTextCurrenciesCurrencyLocaleSwiftExamples {
  @Test("func localizedName(in locale: Locale) -> String") func example1() throws {
    #expect(seen(Currency.euro.localizedName(in: Locale(identifier: "en"))) == "Euro")
    #expect(seen(Currency.swedishKrona.localizedName(in: Locale(identifier: "sv"))) == "svensk krona")
  }

  @Test("func symbol(in locale: Locale) -> String") func example2() throws {
    #expect(seen(Currency.dollar.symbol(in: Locale(identifier: "en_US"))) == "$")
    #expect(seen(Currency.dollar.symbol(in: Locale(identifier: "sv_SE"))) == "US$")
    #expect(seen(Currency.swedishKrona.symbol(in: Locale(identifier: "sv_SE"))) == "kr")
    #expect(seen(Currency.swedishKrona.symbol(in: Locale(identifier: "en_US"))) == "SEK")
  }
}

@Suite("Sources/NumericText/Currencies/Currency+RawValue.swift") struct NumericTextCurrenciesCurrencyRawValueSwiftExamples {
  @Test("init?(rawValue: String)") func example1() throws {
    #expect((Currency(rawValue: "SEK")) == .swedishKrona)
    #expect((Currency(rawValue: "sek")) == nil)
  }
}

@Suite("Sources/NumericText/Currencies/Currency.generated.swift") struct NumericTextCurrenciesCurrencyGeneratedSwiftExamples {
  @Test("enum Currency: String, CaseIterable, Hashable, Sendable") func example1() throws {
    #expect(seen(Currency.brazilianReal.code) == "BRL")
    #expect((Currency.yen.minorDigits) == 0)
    #expect((Currency(code: "sek") == .swedishKrona) == true)
  }
}

@Suite("Sources/NumericText/Currencies/CurrencyFormatter.swift") struct NumericTextCurrenciesCurrencyFormatterSwiftExamples {
  @Test("struct CurrencyFormatter: Equatable, Sendable") func example1() throws {
    let formatter = CurrencyFormatter {
      $0.currency = .euro
      $0.locale = CurrencyLocale.englishUnitedStates
    }
    _ = formatter
    #expect(seen(formatter.string(from: 30.0)) == "€30.00")
    #expect(plain(formatter.decimal(from: "€1,234.5")) == "1234.5")
  }

  @Test("init(_ build: (inout CurrencyFormatter) -> Void)") func example2() throws {
    let formatter = CurrencyFormatter { $0.locale = Locale(identifier: "en_US"); $0.hasDecimals = false }
    _ = formatter
  }

  @Test("func string(from amount: some NumericTextValue) -> String?") func example3() throws {
    #expect(seen(CurrencyFormatter { $0.locale = Locale(identifier: "en_US"); $0.currency = .yen }.string(from: 1234)) == "¥1,234")
  }

  @Test("func decimal(from text: String) -> Decimal?") func example4() throws {
    #expect(plain(CurrencyFormatter { $0.locale = Locale(identifier: "en_US") }.decimal(from: "-$0.10")) == "-0.1")
  }

  @Test("func double(from text: String) -> Double?") func example5() throws {
    #expect(plain(CurrencyFormatter { $0.locale = Locale(identifier: "en_US") }.double(from: "$1,234.50")) == "1234.5")
  }

  @Test("func unformatted(string text: String) -> String?") func example6() throws {
    #expect(seen(CurrencyFormatter { $0.locale = Locale(identifier: "en_US") }.unformatted(string: "-$1,234.50")) == "-1234.5")
  }

  @Test("func style<Value: NumericTextValue>(") func example7() throws {
    var session = NumericTextSession(value: 0 as Decimal, style: CurrencyFormatter { $0.locale = Locale(identifier: "en_US") }.style())
    touch(&session)
    discard(session.type("5"))
    #expect(seen(session.text) == "$0.05")
  }
}

@Suite("Sources/NumericText/Currencies/CurrencyLocale+RawValue.swift") struct NumericTextCurrenciesCurrencyLocaleRawValueSwiftExamples {
  @Test("init?(rawValue: String)") func example1() throws {
    #expect((CurrencyLocale(rawValue: "sv_SE")) == .swedishSweden)
    #expect((CurrencyLocale(rawValue: "sv-SE")) == nil)
  }
}

@Suite("Sources/NumericText/Currencies/CurrencyLocale.generated.swift") struct NumericTextCurrenciesCurrencyLocaleGeneratedSwiftExamples {
  @Test("enum CurrencyLocale: String, CaseIterable, Hashable, Sendable") func example1() throws {
    #expect(seen(CurrencyLocale.italian.locale.identifier) == "it")
    #expect(seen(CurrencyLocale.englishUnitedStates.locale.identifier) == "en_US")
    #expect((CurrencyLocale(rawValue: "sv_SE") == .swedishSweden) == true)
  }
}

@Suite("Sources/NumericText/Currencies/LocaleConvertible.swift") struct NumericTextCurrenciesLocaleConvertibleSwiftExamples {
  @Test("protocol LocaleConvertible") func example1() throws {
    let places: [any LocaleConvertible] = [Locale(identifier: "sv_SE"), CurrencyLocale.danish]
    _ = places
    #expect((places.map(\.locale.identifier)) == ["sv_SE", "da"])
  }

  @Test("var locale: Locale") func example2() throws {
    #expect(seen(Locale(identifier: "sv_SE").locale.identifier) == "sv_SE")
  }

  @Test("var locale: Locale") func example3() throws {
    #expect(seen(CurrencyLocale.chineseSimplifiedChina.locale.identifier) == "zh_Hans_CN")
    #expect((CurrencyLocale.autoUpdating.locale == .autoupdatingCurrent) == true)
  }
}

@Suite("Sources/NumericText/Formats/NumericTextFormatError.swift") struct NumericTextFormatsNumericTextFormatErrorSwiftExamples {
  @Test("enum NumericTextFormatError: Error, Hashable, Sendable") func example1() throws {
    let style = Decimal.FormatStyle.number.locale(Locale(identifier: "en_US")).notation(.compactName)
    _ = style
    do {
      _ = try NumericTextStyle(validating: style)
      Issue.record("This throws nothing.")
    } catch {
      #expect(error == .notPlain(example: "1.2K"))
    }
  }
}

@Suite("Sources/NumericText/Formats/NumericTextStyle+Format.swift") struct NumericTextFormatsNumericTextStyleFormatSwiftExamples {
  @Test("init<Format: NumericTextFormat>(format: Format) where Format.FormatInput == Value") func example1() throws {
    let format = Decimal.FormatStyle.Currency(code: "EUR").locale(Locale(identifier: "en_US")).precision(.fractionLength(0...3))
    _ = format
    #expect(seen(NumericTextStyle(format: format).format(5)) == "€5")
  }

  @Test("init<Format: NumericTextFormat>(") func example2() throws {
    do {
      _ = try NumericTextStyle(validating: Decimal.FormatStyle().locale(Locale(identifier: "en_US")).notation(.scientific))
      Issue.record("This throws nothing.")
    } catch {
      #expect(error == .notPlain(example: "1.234E3"))
    }
  }
}

@Suite("Sources/NumericText/Formats/NumericTextStyle+NumberFormatter.swift") struct NumericTextFormatsNumericTextStyleNumberFormatterSwiftExamples {
  @Test("init(formatter: NumberFormatter)") func example1() throws {
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "en_US")
    _ = formatter
    formatter.numberStyle = .percent
    formatter.maximumFractionDigits = 5
    #expect(seen(NumericTextStyle<Decimal>(formatter: formatter).format(0.125)) == "12.5%")
  }

  @Test("init(validating formatter: NumberFormatter) throws(NumericTextFormatError)") func example2() throws {
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "en_US")
    _ = formatter
    formatter.numberStyle = .decimal
    #expect(seen(try NumericTextStyle<Decimal>(validating: formatter).format(1234)) == "1,234")
  }
}

@Suite("Sources/NumericText/Locales/NotationOptions.swift") struct NumericTextLocalesNotationOptionsSwiftExamples {
  @Test("struct NotationOptions: Hashable, Sendable") func example1() throws {
    let style = NumericTextStyle<Decimal>.currency(code: "USD").locale(Locale(identifier: "en_US")).sign(.accounting).grouping(.never)
    _ = style
    #expect(seen(style.format(-1234)) == "($1234.00)")
  }
}

@Suite("Sources/NumericText/Messages/Changes+Description.swift") struct NumericTextMessagesChangesDescriptionSwiftExamples {
  @Test("var description: String") func example1() throws {
    var session = dollars()
    touch(&session)
    #expect(seen(session.type("1").changes.description) == "[.text, .selection, .value]")
  }
}

@Suite("Sources/NumericText/Messages/NumericTextViolation+LocalizedError.swift") struct NumericTextMessagesNumericTextViolationLocalizedErrorSwiftExamples {
  @Test("func message(in locale: Locale) -> String") func example1() throws {
    let locale = Locale(identifier: "fr_FR")
    _ = locale
    #expect(seen(NumericTextViolation.aboveMaximum.message(in: locale)) == "Le nombre est supérieur au maximum.")
  }
}

@Suite("Sources/NumericText/Messages/Refusal+LocalizedError.swift") struct NumericTextMessagesRefusalLocalizedErrorSwiftExamples {
  @Test("func message(in locale: Locale) -> String") func example1() throws {
    #expect(seen(Refusal.noFraction.message(in: Locale(identifier: "de_DE"))) == "Nur ganze Zahlen sind möglich.")
  }
}

@Suite("Sources/NumericText/NumericText.docc/Accessibility.md") struct NumericTextNumericTextAccessibilityMdExamples {
  @Test("Composing") func example1() throws {
    var session = NumericTextSession(value: 0 as Decimal, style: .number.locale(Locale(identifier: "en_US")))
    touch(&session)
    discard(session.focus())
    do {
      let outcome = session.mark("１２")
    #expect(seen(outcome.text) == "0１２")
    #expect((outcome.value) == 0)
    }
    #expect((session.isComposing) == true)
    do {
      let outcome = session.confirmMarkedText()
    #expect(seen(outcome.text) == "12")
    #expect((outcome.value) == 12)
    }
  }

  @Test("Dictation and autofill") func example2() throws {
    var session = NumericTextSession(value: 0 as Decimal, style: .currency(code: "USD").locale(Locale(identifier: "en_US")))
    touch(&session)
    do {
      let outcome = session.type("\u{FFFC}")
    #expect(seen(outcome.text) == "$0")
    #expect((outcome.value) == 0)
    }
    do {
      let outcome = session.type("1 234,50")
    #expect(seen(outcome.text) == "$1,234.50")
    #expect(plain(outcome.value) == "1234.5")
    }
  }

  @Test("Stepping") func example3() throws {
    let style = NumericTextStyle<Decimal>.number.locale(Locale(identifier: "en_US")).step(0.1).bounds(0...1)
    _ = style
    var session = NumericTextSession(value: 0.2 as Decimal, style: style)
    touch(&session)
    do {
      let outcome = session.step(by: 1)
    #expect(seen(outcome.text) == "0.3")
    #expect(plain(outcome.value) == "0.3")
    }
    do {
      let outcome = session.step(by: 10)
    #expect(seen(outcome.text) == "1")
    #expect((outcome.value) == 1)
    }
  }

  @Test("A key for the sign") func example4() throws {
    var session = NumericTextSession(value: 5 as Decimal, style: .number.locale(Locale(identifier: "en_US")))
    touch(&session)
    do {
      let outcome = session.toggleSign()
    #expect(seen(outcome.text) == "-5")
    #expect((outcome.value) == -5)
    }
  }

  @Test("Undo") func example5() throws {
    var session = NumericTextSession(value: 0 as Decimal, style: .number.locale(Locale(identifier: "en_US")))
    touch(&session)
    discard(session.type("1"))
    discard(session.type("2"))
    do {
      let outcome = session.paste("3")
    #expect(seen(outcome.text) == "123")
    }
    do {
      let outcome = session.undo()
    #expect(seen(outcome.text) == "12")
    #expect((outcome.value) == 12)
    }
    do {
      let outcome = session.undo()
    #expect(seen(outcome.text) == "0")
    #expect((outcome.value) == 0)
    }
    do {
      let outcome = session.redo()
    #expect(seen(outcome.text) == "12")
    #expect((outcome.value) == 12)
    }
  }
}

@Suite("Sources/NumericText/NumericText.docc/Bounds.md") struct NumericTextNumericTextBoundsMdExamples {
  @Test("Past a bound") func example1() throws {
    let style = NumericTextStyle<Int>.number.locale(Locale(identifier: "en_US")).bounds(0...100)
    _ = style
    var clamped = NumericTextSession(value: 99, style: style)
    touch(&clamped)
    do {
      let outcome = clamped.type("9")
    #expect(seen(outcome.text) == "100")
    #expect((outcome.value) == 100)
    }
    var refused = NumericTextSession(value: 99, style: style.enforcement(.refuse))
    touch(&refused)
    do {
      let outcome = refused.type("9")
    #expect(seen(outcome.text) == "99")
    #expect((outcome.refusal) == .outOfBounds)
    }
    var late = NumericTextSession(value: 99, style: style.enforcement(.onCommit))
    touch(&late)
    do {
      let outcome = late.type("9")
    #expect(seen(outcome.text) == "999")
    #expect((outcome.value) == 100)
    }
    do {
      let outcome = late.blur()
    #expect(seen(outcome.text) == "100")
    #expect((outcome.value) == 100)
    }
    var session = NumericTextSession(value: 99, style: NumericTextStyle<Int>.number.locale(Locale(identifier: "en_US")).bounds(0...100))
    touch(&session)
    do {
      let outcome = session.type("9")
    #expect(seen(outcome.text) == "100")
    #expect((outcome.clampedTo) == 100)
    }
    do {
      let outcome = session.type("5")
    #expect(seen(outcome.text) == "100")
    #expect((outcome.clampedTo) == 100)
    }
    do {
      let outcome = session.step(by: -1)
    #expect(seen(outcome.text) == "99")
    #expect((outcome.clampedTo) == nil)
    }
  }

  @Test("Rules that are only reported") func example2() throws {
    let style = NumericTextStyle<Decimal>.number.locale(Locale(identifier: "en_US")).bounds(0...100).step(0.25, snapping: true)
    _ = style
    var session = NumericTextSession(value: 99 as Decimal, style: style.enforcement(.reportOnly))
    touch(&session)
    do {
      let outcome = session.type("9")
    #expect(seen(outcome.text) == "999")
    #expect((outcome.value) == 999)
    #expect((outcome.violation) == .aboveMaximum)
    }
    do {
      let outcome = session.undo()
    #expect(seen(outcome.text) == "99")
    #expect((outcome.violation) == nil)
    }
    do {
      let outcome = session.type(".")
    #expect(seen(outcome.text) == "99.")
    #expect((outcome.violation) == nil)
    }
    do {
      let outcome = session.type("1")
    #expect(seen(outcome.text) == "99.1")
    #expect(plain(outcome.value) == "99.1")
    #expect((outcome.violation) == .offStep)
    }
  }

  @Test("Short of a bound") func example3() throws {
    var session = NumericTextSession(value: 10, style: NumericTextStyle<Int>.number.locale(Locale(identifier: "en_US")).bounds(10...99))
    touch(&session)
    discard(session.focus())
    discard(session.select(0..<2))
    do {
      let outcome = session.type("5")
    #expect(seen(outcome.text) == "5")
    #expect((outcome.value) == 10)
    }
    do {
      let outcome = session.type("0")
    #expect(seen(outcome.text) == "50")
    #expect((outcome.value) == 50)
    }
  }

  @Test("Signs") func example4() throws {
    let style = NumericTextStyle<Int>.number.locale(Locale(identifier: "en_US"))
    _ = style
    var debt = NumericTextSession(value: nil as Int?, style: style.bounds(-99 ... -1))
    touch(&debt)
    do {
      let outcome = debt.type("5")
    #expect(seen(outcome.text) == "-5")
    #expect((outcome.value) == -5)
    }
    var count = NumericTextSession(value: 0, style: style.bounds(0...))
    touch(&count)
    #expect((count.type("-").refusal) == .negativeNotAllowed)
  }

  @Test("Values from outside") func example5() throws {
    var session = NumericTextSession(value: 150, style: NumericTextStyle<Int>.number.locale(Locale(identifier: "en_US")).bounds(0...100))
    touch(&session)
    do {
      let outcome = session.focus()
    #expect(seen(outcome.text) == "150")
    #expect((outcome.value) == 150)
    }
    do {
      let outcome = session.type("0")
    #expect(seen(outcome.text) == "100")
    #expect((outcome.value) == 100)
    }
  }

  @Test("Why nothing happened") func example6() throws {
    let locale = Locale(identifier: "es_ES")
    _ = locale
    #expect(seen(Refusal.noFraction.message(in: locale)) == "Solo se admiten números enteros.")
    #expect(seen(Refusal.tooManyDigits(limit: 1).message(in: locale)) == "No más de 1 dígito.")
    #expect(seen(NumericTextViolation.belowMinimum.message(in: locale)) == "El número es menor que el mínimo.")
  }
}

@Suite("Sources/NumericText/NumericText.docc/Formatters.md") struct NumericTextNumericTextFormattersMdExamples {
  @Test("Format styles") func example1() throws {
    let format = Decimal.FormatStyle.Currency(code: "EUR").locale(Locale(identifier: "en_US")).precision(.fractionLength(0...3))
    _ = format
    let style = NumericTextStyle(format: format)
    _ = style
    #expect(seen(style.format(5)) == "€5")
    #expect(seen(style.bounds(0...).format(5)) == "€5")
  }

  @Test("Number formatters") func example2() throws {
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "en_US")
    _ = formatter
    formatter.numberStyle = .decimal
    formatter.positiveSuffix = " pts"
    formatter.maximum = 500
    let style = NumericTextStyle<Decimal>(formatter: formatter)
    _ = style
    #expect(seen(style.format(5)) == "5 pts")
    #expect(try (style.parse("900")) == 500)
  }

  @Test("What cannot be typed") func example3() throws {
    do {
      _ = try NumericTextStyle(validating: Decimal.FormatStyle().locale(Locale(identifier: "en_US")).notation(.compactName))
      Issue.record("This throws nothing.")
    } catch {
      #expect(error == .notPlain(example: "1.2K"))
    }
  }
}

@Suite("Sources/NumericText/NumericText.docc/GettingStarted.md") struct NumericTextNumericTextGettingStartedMdExamples {
  @Test("Say how the number looks") func example1() throws {
    let price = NumericTextStyle<Decimal>.currency(code: "EUR")
      .locale(Locale(identifier: "de_DE"))
      .bounds(0...)
    _ = price
    #expect(seen(price.format(1234.5)) == "1.234,50 €")
    #expect(plain(try price.parse("€ 1,234.50")) == "1234.5")
  }

  @Test("Type") func example2() throws {
    var session = NumericTextSession(value: 0 as Decimal, style: .currency(code: "USD").locale(Locale(identifier: "en_US")))
    touch(&session)
    do {
      let outcome = session.focus()
    #expect(seen(outcome.text) == "$0")
    #expect((outcome.selection) == 2..<2)
    }
    do {
      let outcome = session.type("1")
    #expect(seen(outcome.text) == "$1")
    #expect((outcome.value) == 1)
    }
    do {
      let outcome = session.type("2")
    #expect(seen(outcome.text) == "$12")
    #expect((outcome.value) == 12)
    }
    do {
      let outcome = session.type(".")
    #expect(seen(outcome.text) == "$12.")
    #expect((outcome.value) == 12)
    }
    do {
      let outcome = session.type("5")
    #expect(seen(outcome.text) == "$12.5")
    #expect(plain(outcome.value) == "12.5")
    }
    do {
      let outcome = session.deleteBackward()
    #expect(seen(outcome.text) == "$12.")
    #expect((outcome.value) == 12)
    }
    do {
      let outcome = session.blur()
    #expect(seen(outcome.text) == "$12.00")
    #expect((outcome.value) == 12)
    }
    let outcome = session.type("x")
    _ = outcome
    #expect((outcome.changes) == [])
    #expect(seen(outcome.refusal?.description) == "This is not part of a number.")
  }

  @Test("A field that may be empty") func example3() throws {
    let style = NumericTextStyle<Decimal>.percent.locale(Locale(identifier: "en_US"))
    _ = style
    var session = NumericTextSession(value: nil as Decimal?, style: style)
    touch(&session)
    #expect(seen(session.text) == "")
    do {
      let outcome = session.type("5")
    #expect(seen(outcome.text) == "5%")
    #expect(plain(outcome.value) == "0.05")
    }
    do {
      let outcome = session.deleteBackward()
    #expect(seen(outcome.text) == "")
    #expect((outcome.value) == nil)
    }
  }

  @Test("Connect it to a view of your own") func example4() throws {
    var session = NumericTextSession(value: 123 as Decimal, style: .number.locale(Locale(identifier: "en_US")))
    touch(&session)
    do {
      let outcome = session.replace(3..<3, with: "4")
    #expect(seen(outcome.text) == "1,234")
    #expect((outcome.selection) == 5..<5)
    }
    do {
      let outcome = session.input("1,2345", caret: 6)
    #expect(seen(outcome.text) == "12,345")
    #expect((outcome.selection) == 6..<6)
    }
    do {
      let outcome = session.set(value: 7)
    #expect(seen(outcome.text) == "7")
    #expect((outcome.value) == 7)
    }
  }
}

@Suite("Sources/NumericText/NumericText.docc/Keystroke.md") struct NumericTextNumericTextKeystrokeMdExamples {
  @Test("What the text is made of") func example1() throws {
    var session = NumericTextSession(value: -1 as Decimal, style: .currency(code: "USD").locale(Locale(identifier: "en_US")))
    touch(&session)
    discard(session.focus())
    #expect(seen(session.text) == "-$1")
    #expect((session.cells.map(\.role)) == [.affix, .digit])
  }

  @Test("Where the caret may stand") func example2() throws {
    var session = NumericTextSession(value: 1234 as Decimal, style: .currency(code: "USD").locale(Locale(identifier: "en_US")))
    touch(&session)
    do {
      let outcome = session.focus(at: 0)
    #expect((outcome.selection) == 1..<1)
    }
    do {
      let outcome = session.move(.forward)
    #expect((outcome.selection) == 2..<2)
    }
    do {
      let outcome = session.move(.forward)
    #expect((outcome.selection) == 4..<4)
    }
  }

  @Test("What comes back") func example3() throws {
    var session = NumericTextSession(value: 12 as Decimal, style: .number.locale(Locale(identifier: "en_US")))
    touch(&session)
    discard(session.focus())
    #expect((session.type(".").changes) == [.text, .selection])
    #expect((session.type("5").changes) == [.text, .selection, .value])
  }
}

@Suite("Sources/NumericText/NumericText.docc/Locales.md") struct NumericTextNumericTextLocalesMdExamples {
  @Test("What a place decides") func example1() throws {
    let style = NumericTextStyle<Decimal>.number.locale(Locale(identifier: "en_US"))
    _ = style
    #expect(seen(style.locale(Locale(identifier: "en_IN")).format(1234567)) == "12,34,567")
    #expect(seen(style.locale(Locale(identifier: "es_ES")).format(1234)) == "1234")
    #expect(seen(style.locale(Locale(identifier: "ar_EG")).format(1234.5)) == "١٬٢٣٤٫٥")
    #expect(seen(style.locale(Locale(identifier: "sv_SE")).format(-5)) == "−5")
  }

  @Test("Digits of all scripts") func example2() throws {
    let arabic = NumericTextStyle<Decimal>.number.locale(Locale(identifier: "ar_EG"))
    _ = arabic
    var session = NumericTextSession(value: 0 as Decimal, style: arabic)
    touch(&session)
    do {
      let outcome = session.type("5")
    #expect(seen(outcome.text) == "٥")
    #expect((outcome.value) == 5)
    }
    do {
      let outcome = session.type("٦")
    #expect(seen(outcome.text) == "٥٦")
    #expect((outcome.value) == 56)
    }
  }

  @Test("Digits of all scripts") func example3() throws {
    let adlam = NumericTextStyle<Int>.number.locale(Locale(identifier: "ff_Adlm"))
    _ = adlam
    var session = NumericTextSession(value: 0, style: adlam)
    touch(&session)
    do {
      let outcome = session.type("7")
    #expect(seen(outcome.text) == "𞥗")
    #expect((outcome.selection) == 2..<2)
    #expect((outcome.value) == 7)
    }
  }

  @Test("The decimal key") func example4() throws {
    let swiss = NumericTextStyle<Decimal>.number.locale(Locale(identifier: "de_CH"))
    _ = swiss
    var session = NumericTextSession(value: 1 as Decimal, style: swiss)
    touch(&session)
    do {
      let outcome = session.type(",")
    #expect(seen(outcome.text) == "1.")
    }
    do {
      let outcome = session.type("5")
    #expect(seen(outcome.text) == "1.5")
    #expect(plain(outcome.value) == "1.5")
    }
  }

  @Test("Another locale while typing") func example5() throws {
    let style = NumericTextStyle<Decimal>.number.locale(Locale(identifier: "en_US"))
    _ = style
    var session = NumericTextSession(value: 1234.5 as Decimal, style: style)
    touch(&session)
    do {
      let outcome = session.focus()
    #expect(seen(outcome.text) == "1,234.5")
    #expect((outcome.selection) == 7..<7)
    }
    do {
      let outcome = session.set(style: style.locale(Locale(identifier: "fr_FR")))
    #expect(seen(outcome.text) == "1 234,5")
    #expect((outcome.selection) == 7..<7)
    }
  }
}

@Suite("Sources/NumericText/NumericText.docc/Money.md") struct NumericTextNumericTextMoneyMdExamples {
  @Test("Exact") func example1() throws {
    var session = NumericTextSession(value: 0 as Decimal, style: .currency(code: "USD").locale(Locale(identifier: "en_US")))
    touch(&session)
    discard(session.paste("90,071,992,547,409.93"))
    #expect(seen(session.plainText) == "90071992547409.93")
  }

  @Test("Exact") func example2() throws {
    let style = NumericTextStyle<Decimal>.currency(code: "USD").locale(Locale(identifier: "en_US"))
    _ = style
    var session = NumericTextSession(value: 1 as Decimal, style: style)
    touch(&session)
    do {
      let outcome = session.paste("1.239")
    #expect((outcome.refusal) == nil)
    }
    #expect(seen(style.format(2.675)) == "$2.68")
  }

  @Test("The digits of a currency") func example3() throws {
    #expect((Currency.dollar.minorDigits) == 2)
    #expect(seen(NumericTextStyle<Decimal>.currency(code: "JPY").locale(Locale(identifier: "en_US")).format(1234)) == "¥1,234")
    #expect(seen(NumericTextStyle<Decimal>.currency(code: "BHD").locale(Locale(identifier: "en_US")).format(1)) == "BHD 1.000")
  }

  @Test("As at a till") func example4() throws {
    let till = NumericTextStyle<Decimal>.currency(code: "USD").locale(Locale(identifier: "en_US")).entry(.minorUnits)
    _ = till
    var session = NumericTextSession(value: 0 as Decimal, style: till)
    touch(&session)
    do {
      let outcome = session.type("3")
    #expect(seen(outcome.text) == "$0.03")
    #expect(plain(outcome.value) == "0.03")
    }
    do {
      let outcome = session.type("4")
    #expect(seen(outcome.text) == "$0.34")
    #expect(plain(outcome.value) == "0.34")
    }
    do {
      let outcome = session.type("5")
    #expect(seen(outcome.text) == "$3.45")
    #expect(plain(outcome.value) == "3.45")
    }
    do {
      let outcome = session.deleteBackward()
    #expect(seen(outcome.text) == "$0.34")
    #expect(plain(outcome.value) == "0.34")
    }
    #expect(seen(session.type(".").refusal) == "Digits fill from the right; no separator is needed.")
  }

  @Test("A formatter for amounts") func example5() throws {
    let formatter = CurrencyFormatter {
      $0.currency = .euro
      $0.locale = CurrencyLocale.german
      $0.maxValue = 1000
    }
    _ = formatter
    #expect(seen(formatter.string(from: 12.5)) == "12,50 €")
    #expect(seen(formatter.string(from: 2000)) == "1.000,00 €")
    #expect(plain(formatter.decimal(from: "12,50 €")) == "12.5")
    var prices = CurrencyFormatter {
      $0.locale = CurrencyLocale.englishUnitedStates
      $0.currency = .dollar
    }
    touch(&prices)
    #expect(seen(prices.string(from: 1234567.5)) == "$1,234,567.50")
    prices.groupingSeparator = " "
    #expect(seen(prices.string(from: 1234567.5)) == "$1 234 567.50")
    prices.groupingSize = 4
    #expect(seen(prices.string(from: 1234567.5)) == "$123 4567.50")
    prices.hasGroupingSeparator = false
    #expect(seen(prices.string(from: 1234567.5)) == "$1234567.50")
    prices.decimalSeparator = ":"
    #expect(seen(prices.string(from: 12.5)) == "$12:50")
    prices.decimalDigits = 3
    #expect(seen(prices.string(from: 12.5)) == "$12:500")
    prices.hasDecimals = false
    #expect(seen(prices.string(from: 12)) == "$12")
    prices.alwaysShowsDecimalSeparator = true
    #expect(seen(prices.string(from: 12)) == "$12:")
    prices.currencySymbol = "P2P"
    #expect(seen(prices.string(from: 12)) == "P2P 12:")
    prices.showCurrencySymbol = false
    #expect(seen(prices.string(from: 12)) == "12:")
    prices.zeroSymbol = "nothing"
    #expect(seen(prices.string(from: 0)) == "nothing")
    prices.maxValue = 10
    #expect(seen(prices.string(from: 12)) == "10:")
  }
}

@Suite("Sources/NumericText/NumericText.docc/NumericText.md") struct NumericTextNumericTextNumericTextMdExamples {
  @Test("Overview") func example1() throws {
    let style = NumericTextStyle<Decimal>.currency(code: "USD").locale(Locale(identifier: "en_US")).bounds(0...)
    _ = style
    var session = NumericTextSession(value: 0 as Decimal, style: style)
    touch(&session)
    do {
      let outcome = session.type("1")
    #expect(seen(outcome.text) == "$1")
    #expect((outcome.value) == 1)
    }
    do {
      let outcome = session.paste("2,345.5")
    #expect(seen(outcome.text) == "$12,345.5")
    #expect(plain(outcome.value) == "12345.5")
    }
    #expect(seen(session.type("-").refusal) == "The number cannot be negative.")
    do {
      let outcome = session.blur()
    #expect(seen(outcome.text) == "$12,345.50")
    }
  }
}

@Suite("Sources/NumericText/NumericText.docc/Styles.md") struct NumericTextNumericTextStylesMdExamples {
  @Test("Overview") func example1() throws {
    #expect(seen(NumericTextStyle<Decimal>.number.locale(Locale(identifier: "en_US")).format(1234.5)) == "1,234.5")
    #expect(seen(NumericTextStyle<Decimal>.percent.locale(Locale(identifier: "en_US")).format(0.125)) == "12.5%")
    #expect(seen(NumericTextStyle<Decimal>.currency(code: "JPY").locale(Locale(identifier: "en_US")).format(1234)) == "¥1,234")
  }

  @Test("How it is written") func example2() throws {
    #expect(try shown("value 1234.5", in: NumericTextStyle<Decimal>.number.locale(Locale(identifier: "en_US"))) == "1,234.5")
    #expect(try shown("value 1234.5", in: NumericTextStyle<Decimal>.number.locale(Locale(identifier: "en_US")).locale(Locale(identifier: "de_DE"))) == "1.234,5")
    #expect(try shown("value 1234567", in: NumericTextStyle<Decimal>.number.locale(Locale(identifier: "en_US"))) == "1,234,567")
    #expect(try shown("value 1234567", in: NumericTextStyle<Decimal>.number.locale(Locale(identifier: "en_US")).grouping(.never)) == "1234567")
    #expect(try shown("value 5", in: NumericTextStyle<Decimal>.number.locale(Locale(identifier: "en_US"))) == "5")
    #expect(try shown("value 5", in: NumericTextStyle<Decimal>.number.locale(Locale(identifier: "en_US")).sign(.always)) == "+5")
    #expect(try shown("keys -5", in: NumericTextStyle<Decimal>.number.locale(Locale(identifier: "en_US"))) == "-5|")
    #expect(try shown("keys -5", in: NumericTextStyle<Decimal>.number.locale(Locale(identifier: "en_US")).sign(.never)) == "5|")
    #expect(try shown("value -5", in: NumericTextStyle<Decimal>.number.locale(Locale(identifier: "en_US"))) == "-5")
    #expect(try shown("value -5", in: NumericTextStyle<Decimal>.number.locale(Locale(identifier: "en_US")).prefix("≈ ")) == "≈ -5")
    #expect(try shown("value 5", in: NumericTextStyle<Decimal>.number.locale(Locale(identifier: "en_US"))) == "5")
    #expect(try shown("value 5", in: NumericTextStyle<Decimal>.number.locale(Locale(identifier: "en_US")).suffix(" kg")) == "5 kg")
    #expect(try shown("value 0", in: NumericTextStyle<Decimal>.number.locale(Locale(identifier: "en_US"))) == "0")
    #expect(try shown("value 0", in: NumericTextStyle<Decimal>.number.locale(Locale(identifier: "en_US")).zero("none")) == "none")
    #expect(try shown("value 1234.5", in: NumericTextStyle<Decimal>.number.locale(Locale(identifier: "en_US"))) == "1,234.5")
    #expect(try shown("value 1234.5", in: NumericTextStyle<Decimal>.number.locale(Locale(identifier: "en_US")).symbols(decimal: ",", grouping: "_")) == "1_234,5")
    #expect(try shown("value -5", in: NumericTextStyle<Decimal>.number.locale(Locale(identifier: "en_US"))) == "-5")
    #expect(try shown("value -5", in: NumericTextStyle<Decimal>.number.locale(Locale(identifier: "en_US")).symbols(minus: "−")) == "−5")
    #expect(try shown("value -5", in: NumericTextStyle<Decimal>.currency(code: "USD").locale(Locale(identifier: "en_US"))) == "-$5.00")
    #expect(try shown("value -5", in: NumericTextStyle<Decimal>.currency(code: "USD").locale(Locale(identifier: "en_US")).sign(.accounting)) == "($5.00)")
    #expect(try shown("value 5", in: NumericTextStyle<Decimal>.currency(code: "USD").locale(Locale(identifier: "en_US"))) == "$5.00")
    #expect(try shown("value 5", in: NumericTextStyle<Decimal>.currency(code: "USD").locale(Locale(identifier: "en_US")).sign(.accountingAlways)) == "+$5.00")
    #expect(try shown("value 5", in: NumericTextStyle<Decimal>.currency(code: "USD").locale(Locale(identifier: "en_US"))) == "$5.00")
    #expect(try shown("value 5", in: NumericTextStyle<Decimal>.currency(code: "USD").locale(Locale(identifier: "en_US")).symbols(currency: "₿")) == "₿5.00")
    #expect(try shown("keys 1234.5", in: NumericTextStyle<Decimal>.currency(code: "USD").locale(Locale(identifier: "en_US"))) == "$1,234.5|")
    #expect(try shown("keys 1234.5", in: NumericTextStyle<Decimal>.currency(code: "USD").locale(Locale(identifier: "en_US")).formatting(.onCommit)) == "1234.5|")
    #expect(try shown("keys 1234.5⏎", in: NumericTextStyle<Decimal>.currency(code: "USD").locale(Locale(identifier: "en_US"))) == "$1,234.50")
    #expect(try shown("keys 1234.5⏎", in: NumericTextStyle<Decimal>.currency(code: "USD").locale(Locale(identifier: "en_US")).formatting(.onCommit)) == "$1,234.50")
    #expect(try shown("keys 12.5", in: NumericTextStyle<Decimal>.currency(code: "USD").locale(Locale(identifier: "en_US"))) == "$12.5|")
    #expect(try shown("keys 12.5", in: NumericTextStyle<Decimal>.currency(code: "USD").locale(Locale(identifier: "en_US")).trailingZeros(.live)) == "$12.5|0")
  }

  @Test("How many digits") func example3() throws {
    #expect(try shown("value 5", in: NumericTextStyle<Decimal>.number.locale(Locale(identifier: "en_US"))) == "5")
    #expect(try shown("value 5", in: NumericTextStyle<Decimal>.number.locale(Locale(identifier: "en_US")).precision(fraction: 2)) == "5.00")
    #expect(try shown("keys 1.25", in: NumericTextStyle<Decimal>.number.locale(Locale(identifier: "en_US"))) == "1.25|")
    #expect(try shown("keys 1.25", in: NumericTextStyle<Decimal>.number.locale(Locale(identifier: "en_US")).precision(fraction: 0...1)) == "1.2| refused")
    #expect(try shown("keys 1234", in: NumericTextStyle<Decimal>.number.locale(Locale(identifier: "en_US"))) == "1,234|")
    #expect(try shown("keys 1234", in: NumericTextStyle<Decimal>.number.locale(Locale(identifier: "en_US")).precision(integer: 1...3)) == "123| refused")
    #expect(try shown("value 5", in: NumericTextStyle<Decimal>.number.locale(Locale(identifier: "en_US"))) == "5")
    #expect(try shown("value 5", in: NumericTextStyle<Decimal>.number.locale(Locale(identifier: "en_US")).precision(integer: 2...)) == "05")
    #expect(try shown("value 7", in: NumericTextStyle<Decimal>.number.locale(Locale(identifier: "en_US"))) == "7")
    #expect(try shown("value 7", in: NumericTextStyle<Decimal>.number.locale(Locale(identifier: "en_US")).precision(integer: 1...6, fraction: 2)) == "7.00")
    #expect(try shown("keys 12.34", in: NumericTextStyle<Decimal>.number.locale(Locale(identifier: "en_US"))) == "12.34|")
    #expect(try shown("keys 12.34", in: NumericTextStyle<Decimal>.number.locale(Locale(identifier: "en_US")).precision(1...3)) == "12.3| refused")
    #expect(try shown("value 1.1", in: NumericTextStyle<Decimal>.number.locale(Locale(identifier: "en_US")).precision(fraction: 0)) == "1")
    #expect(try shown("value 1.1", in: NumericTextStyle<Decimal>.number.locale(Locale(identifier: "en_US")).precision(fraction: 0).rounding(.up)) == "2")
  }

  @Test("Which numbers") func example4() throws {
    #expect(try shown("keys -5", in: NumericTextStyle<Decimal>.number.locale(Locale(identifier: "en_US"))) == "-5|")
    #expect(try shown("keys -5", in: NumericTextStyle<Decimal>.number.locale(Locale(identifier: "en_US")).bounds(0...)) == "5|")
    #expect(try shown("keys 999", in: NumericTextStyle<Decimal>.number.locale(Locale(identifier: "en_US"))) == "999|")
    #expect(try shown("keys 999", in: NumericTextStyle<Decimal>.number.locale(Locale(identifier: "en_US")).bounds(...100)) == "100|")
    #expect(try shown("keys 1⏎", in: NumericTextStyle<Decimal>.number.locale(Locale(identifier: "en_US"))) == "1")
    #expect(try shown("keys 1⏎", in: NumericTextStyle<Decimal>.number.locale(Locale(identifier: "en_US")).bounds(5...10)) == "5")
    #expect(try shown("keys 5", in: NumericTextStyle<Decimal>.number.locale(Locale(identifier: "en_US"))) == "5|")
    #expect(try shown("keys 5", in: NumericTextStyle<Decimal>.number.locale(Locale(identifier: "en_US")).bounds(-10 ... -1)) == "-5|")
    #expect(try shown("from 1 keys ↑", in: NumericTextStyle<Decimal>.number.locale(Locale(identifier: "en_US"))) == "2|")
    #expect(try shown("from 1 keys ↑", in: NumericTextStyle<Decimal>.number.locale(Locale(identifier: "en_US")).step(0.05)) == "1.05|")
    #expect(try shown("from 1.02 keys ↑", in: NumericTextStyle<Decimal>.number.locale(Locale(identifier: "en_US"))) == "2.02|")
    #expect(try shown("from 1.02 keys ↑", in: NumericTextStyle<Decimal>.number.locale(Locale(identifier: "en_US")).step(0.05, snapping: true)) == "1.05|")
    #expect(try shown("keys 999", in: NumericTextStyle<Decimal>.number.locale(Locale(identifier: "en_US")).bounds(...100)) == "100|")
    #expect(try shown("keys 999", in: NumericTextStyle<Decimal>.number.locale(Locale(identifier: "en_US")).bounds(...100).enforcement(.refuse)) == "99| refused")
    #expect(try shown("keys 999", in: NumericTextStyle<Decimal>.number.locale(Locale(identifier: "en_US")).bounds(...100)) == "100|")
    #expect(try shown("keys 999", in: NumericTextStyle<Decimal>.number.locale(Locale(identifier: "en_US")).bounds(...100).enforcement(.onCommit)) == "999|")
    #expect(try shown("keys 999⏎", in: NumericTextStyle<Decimal>.number.locale(Locale(identifier: "en_US")).bounds(...100)) == "100")
    #expect(try shown("keys 999⏎", in: NumericTextStyle<Decimal>.number.locale(Locale(identifier: "en_US")).bounds(...100).enforcement(.onCommit)) == "100")
    #expect(try shown("keys 999⏎", in: NumericTextStyle<Decimal>.number.locale(Locale(identifier: "en_US")).bounds(...100)) == "100")
    #expect(try shown("keys 999⏎", in: NumericTextStyle<Decimal>.number.locale(Locale(identifier: "en_US")).bounds(...100).enforcement(.reportOnly)) == "999")
    #expect(try shown("from 150 keys", in: NumericTextStyle<Decimal>.number.locale(Locale(identifier: "en_US")).bounds(...100)) == "150|")
    #expect(try shown("from 150 keys", in: NumericTextStyle<Decimal>.number.locale(Locale(identifier: "en_US")).bounds(...100).normalizing(.onFocus)) == "100|")
  }

  @Test("How it is typed") func example5() throws {
    #expect(try shown("keys 345", in: NumericTextStyle<Decimal>.currency(code: "USD").locale(Locale(identifier: "en_US"))) == "$345|")
    #expect(try shown("keys 345", in: NumericTextStyle<Decimal>.currency(code: "USD").locale(Locale(identifier: "en_US")).entry(.minorUnits)) == "$3.45|")
    #expect(try shown("keys 345⌫", in: NumericTextStyle<Decimal>.currency(code: "USD").locale(Locale(identifier: "en_US"))) == "$34|")
    #expect(try shown("keys 345⌫", in: NumericTextStyle<Decimal>.currency(code: "USD").locale(Locale(identifier: "en_US")).entry(.minorUnits)) == "$0.34|")
    #expect(try shown("keys 1,5", in: NumericTextStyle<Decimal>.number.locale(Locale(identifier: "en_US"))) == "15|")
    #expect(try shown("keys 1,5", in: NumericTextStyle<Decimal>.number.locale(Locale(identifier: "en_US")).separators(.any)) == "1.5|")
    #expect(try shown("keys 1,5", in: NumericTextStyle<Decimal>.number.locale(Locale(identifier: "en_US"))) == "15|")
    #expect(try shown("keys 1,5", in: NumericTextStyle<Decimal>.number.locale(Locale(identifier: "en_US")).keyboard(Locale(identifier: "de_DE"))) == "1.5|")
  }
}

@Suite("Sources/NumericText/NumericText.docc/Testing.md") struct NumericTextNumericTextTestingMdExamples {
  @Test("In a test") func example1() throws {
    let tip = NumericTextStyle<Decimal>.percent.locale(Locale(identifier: "en_US")).bounds(0...1).precision(fraction: 0)
    _ = tip
    var session = NumericTextSession(value: 0.15 as Decimal, style: tip)
    touch(&session)
    discard(session.focus())
    discard(session.select(0..<3))
    do {
      let outcome = session.type("2")
    #expect(seen(outcome.text) == "2%")
    #expect(plain(outcome.value) == "0.02")
    }
    do {
      let outcome = session.type("0")
    #expect(seen(outcome.text) == "20%")
    #expect(plain(outcome.value) == "0.2")
    }
    do {
      let outcome = session.type("0")
    #expect(seen(outcome.text) == "100%")
    #expect((outcome.value) == 1)
    }
  }
}

@Suite("Sources/NumericText/NumericText.docc/Values.md") struct NumericTextNumericTextValuesMdExamples {
  @Test("The types that are there") func example1() throws {
    #expect(seen(Int8.numericTextLimits.lower?.description) == "-128")
    #expect(seen(UInt64.numericTextLimits.upper?.description) == "18446744073709551615")
    #expect((Double.numericTextLimits.digits) == 15)
    var session = NumericTextSession(value: 0 as Double, style: .percent.locale(Locale(identifier: "en_US")))
    touch(&session)
    discard(session.paste("12.3"))
    #expect(plain(session.value) == "0.123")
  }

  @Test("A type of your own") func example2() throws {
    struct Cents: NumericTextValue {
      var count: Int
      static var numericTextLimits: NumericTextLimits { NumericTextLimits(digits: 18) }
      init(_ count: Int) { self.count = count }
      var numeral: Numeral? { Numeral("\(count)")?.scaled(byPowerOfTen: -2) }
      init?(numeral: Numeral) {
        let cents = numeral.scaled(byPowerOfTen: 2)
        guard cents.fractionCount == 0, let count = Int(cents.description) else { return nil }
        self.count = count
      }
    }
    var session = NumericTextSession(value: Cents(150), style: .currency(code: "USD").locale(Locale(identifier: "en_US")))
    touch(&session)
    #expect(seen(session.text) == "$1.50")
    do {
      let outcome = session.focus()
    #expect(seen(outcome.text) == "$1.5")
    }
    do {
      let outcome = session.type("2")
    #expect(seen(outcome.text) == "$1.52")
    }
    #expect((session.value.count) == 152)
    #expect(seen(session.type("3").refusal) == "No more than 2 digits after the separator.")
  }
}

@Suite("Sources/NumericText/Session/NumericTextOutcome.swift") struct NumericTextSessionNumericTextOutcomeSwiftExamples {
  @Test("struct NumericTextOutcome<Bound: NumericTextBoundValue>: Equatable, Sendable") func example1() throws {
    var session = dollars()
    touch(&session)
    let outcome = session.type("1")
    _ = outcome
    #expect(seen(outcome.text) == "$1")
    #expect((outcome.changes) == [.text, .selection, .value])
    #expect((outcome.refusal) == nil)
  }

  @Test("let clampedTo: Bound.Number?") func example2() throws {
    let style = NumericTextStyle<Int>.number.locale(Locale(identifier: "en_US")).bounds(0...100)
    _ = style
    var session = NumericTextSession(value: 99, style: style)
    touch(&session)
    do {
      let outcome = session.type("9")
    #expect(seen(outcome.text) == "100")
    #expect((outcome.clampedTo) == 100)
    }
    do {
      let outcome = session.type("5")
    #expect(seen(outcome.text) == "100")
    #expect((outcome.clampedTo) == 100)
    }
  }
}

@Suite("Sources/NumericText/Session/NumericTextSession+Events.swift") struct NumericTextSessionNumericTextSessionEventsSwiftExamples {
  @Test("mutating func focus(at offset: Int? = nil) -> NumericTextOutcome<Bound>") func example1() throws {
    var session = NumericTextSession(value: 1234, style: NumericTextStyle<Int>.number.locale(Locale(identifier: "en_US")))
    touch(&session)
    do {
      let outcome = session.focus()
    #expect(seen(outcome.text) == "1,234")
    #expect((outcome.selection) == 5..<5)
    }
    do {
      let outcome = session.focus(at: 2)
    #expect((outcome.selection) == 1..<1)
    }
  }

  @Test("mutating func focus(selectingAll: Bool) -> NumericTextOutcome<Bound>") func example2() throws {
    var session = NumericTextSession(value: 1234, style: NumericTextStyle<Int>.number.locale(Locale(identifier: "en_US")))
    touch(&session)
    do {
      let outcome = session.focus(selectingAll: true)
    #expect(seen(outcome.text) == "1,234")
    #expect((outcome.selection) == 0..<5)
    }
  }

  @Test("mutating func type(_ text: String) -> NumericTextOutcome<Bound>") func example3() throws {
    var session = dollars()
    touch(&session)
    do {
      let outcome = session.type("1")
    #expect(seen(outcome.text) == "$1")
    #expect((outcome.value) == 1)
    }
    do {
      let outcome = session.type("x")
    #expect(seen(outcome.text) == "$1")
    #expect((outcome.refusal) == .notANumber)
    }
  }

  @Test("mutating func paste(_ text: String) -> NumericTextOutcome<Bound>") func example4() throws {
    var session = dollars()
    touch(&session)
    do {
      let outcome = session.paste("1.234,56")
    #expect(seen(outcome.text) == "$1,234.56")
    #expect(plain(outcome.value) == "1234.56")
    }
  }

  @Test("mutating func deleteBackward() -> NumericTextOutcome<Bound>") func example5() throws {
    var session = dollars()
    touch(&session)
    discard(session.paste("1234"))
    do {
      let outcome = session.deleteBackward()
    #expect(seen(outcome.text) == "$123")
    #expect((outcome.value) == 123)
    }
  }

  @Test("mutating func deleteForward() -> NumericTextOutcome<Bound>") func example6() throws {
    var session = dollars()
    touch(&session)
    discard(session.paste("1234"))
    discard(session.move(.start))
    do {
      let outcome = session.deleteForward()
    #expect(seen(outcome.text) == "$234")
    #expect((outcome.value) == 234)
    }
  }

  @Test("mutating func deleteToStart() -> NumericTextOutcome<Bound>") func example7() throws {
    var session = dollars()
    touch(&session)
    discard(session.paste("12.5"))
    do {
      let outcome = session.deleteToStart()
    #expect(seen(outcome.text) == "$0")
    #expect((outcome.value) == 0)
    }
  }

  @Test("mutating func deleteToEnd() -> NumericTextOutcome<Bound>") func example8() throws {
    var session = dollars()
    touch(&session)
    discard(session.paste("1234"))
    discard(session.select(2..<2))
    do {
      let outcome = session.deleteToEnd()
    #expect(seen(outcome.text) == "$1")
    #expect((outcome.value) == 1)
    }
  }

  @Test("mutating func replace(") func example9() throws {
    var session = dollars()
    touch(&session)
    discard(session.paste("123"))
    do {
      let outcome = session.replace(1..<2, with: "9")
    #expect(seen(outcome.text) == "$923")
    #expect((outcome.selection) == 2..<2)
    }
  }

  @Test("mutating func input(_ text: String, caret: Int) -> NumericTextOutcome<Bound>") func example10() throws {
    var session = dollars()
    touch(&session)
    discard(session.paste("123"))
    do {
      let outcome = session.input("$1234", caret: 5)
    #expect(seen(outcome.text) == "$1,234")
    #expect((outcome.selection) == 6..<6)
    }
  }

  @Test("mutating func select(_ range: Range<Int>) -> NumericTextOutcome<Bound>") func example11() throws {
    var session = dollars()
    touch(&session)
    discard(session.paste("1234"))
    do {
      let outcome = session.select(0..<0)
    #expect((outcome.selection) == 1..<1)
    }
    do {
      let outcome = session.select(3..<3)
    #expect((outcome.selection) == 2..<2)
    }
  }

  @Test("mutating func selectAll() -> NumericTextOutcome<Bound>") func example12() throws {
    var session = dollars()
    touch(&session)
    discard(session.paste("1234"))
    do {
      let outcome = session.selectAll()
    #expect((outcome.selection) == 0..<6)
    }
    do {
      let outcome = session.type("5")
    #expect(seen(outcome.text) == "$5")
    }
  }

  @Test("mutating func move(") func example13() throws {
    var session = dollars()
    touch(&session)
    discard(session.paste("12"))
    do {
      let outcome = session.move(.backward)
    #expect((outcome.selection) == 2..<2)
    }
    do {
      let outcome = session.move(.backward, extending: true)
    #expect((outcome.selection) == 1..<2)
    }
  }

  @Test("mutating func step(by count: Int) -> NumericTextOutcome<Bound>") func example14() throws {
    var session = dollars()
    touch(&session)
    do {
      let outcome = session.step(by: 2)
    #expect(seen(outcome.text) == "$2")
    #expect((outcome.value) == 2)
    }
  }

  @Test("mutating func toggleSign() -> NumericTextOutcome<Bound>") func example15() throws {
    var session = dollars()
    touch(&session)
    discard(session.paste("5"))
    do {
      let outcome = session.toggleSign()
    #expect(seen(outcome.text) == "-$5")
    #expect((outcome.value) == -5)
    }
  }

  @Test("mutating func undo() -> NumericTextOutcome<Bound>") func example16() throws {
    var session = dollars()
    touch(&session)
    discard(session.paste("5"))
    do {
      let outcome = session.undo()
    #expect(seen(outcome.text) == "$0")
    #expect((outcome.value) == 0)
    }
  }

  @Test("mutating func redo() -> NumericTextOutcome<Bound>") func example17() throws {
    var session = dollars()
    touch(&session)
    discard(session.paste("5"))
    discard(session.undo())
    do {
      let outcome = session.redo()
    #expect(seen(outcome.text) == "$5")
    #expect((outcome.value) == 5)
    }
  }

  @Test("mutating func cancel() -> NumericTextOutcome<Bound>") func example18() throws {
    var session = dollars()
    touch(&session)
    discard(session.paste("5"))
    do {
      let outcome = session.cancel()
    #expect((outcome.value) == 0)
    }
  }

  @Test("mutating func blur() -> NumericTextOutcome<Bound>") func example19() throws {
    var session = dollars()
    touch(&session)
    discard(session.paste("5"))
    do {
      let outcome = session.blur()
    #expect(seen(outcome.text) == "$5.00")
    #expect((outcome.value) == 5)
    }
  }

  @Test("mutating func confirmMarkedText() -> NumericTextOutcome<Bound>") func example20() throws {
    var session = dollars()
    touch(&session)
    discard(session.mark("５"))
    do {
      let outcome = session.confirmMarkedText()
    #expect(seen(outcome.text) == "$5")
    #expect((outcome.value) == 5)
    }
  }
}

@Suite("Sources/NumericText/Session/NumericTextSession.swift") struct NumericTextSessionNumericTextSessionSwiftExamples {
  @Test("struct NumericTextSession<Bound: NumericTextBoundValue>: Sendable") func example1() throws {
    var session = NumericTextSession(value: 0 as Decimal, style: .currency(code: "USD").locale(Locale(identifier: "en_US")))
    touch(&session)
    discard(session.focus())
    discard(session.type("1"))
    discard(session.type("2"))
    #expect(seen(session.text) == "$12")
    #expect((session.selection) == 3..<3)
    #expect((session.value) == 12)
    discard(session.blur())
    #expect(seen(session.text) == "$12.00")
  }

  @Test("var selectedText: String") func example2() throws {
    var session = dollars()
    touch(&session)
    discard(session.paste("1234"))
    discard(session.select(1..<6))
    #expect(seen(session.selectedText) == "1,234")
  }

  @Test("var violation: NumericTextViolation?") func example3() throws {
    let style = NumericTextStyle<Int>.number.locale(Locale(identifier: "en_US")).bounds(0...100).enforcement(.reportOnly)
    _ = style
    var session = NumericTextSession(value: 120, style: style)
    touch(&session)
    #expect((session.violation) == .aboveMaximum)
  }

  @Test("var plainText: String") func example4() throws {
    var session = dollars()
    touch(&session)
    discard(session.paste("-1,234.50"))
    #expect(seen(session.plainText) == "-1234.5")
  }

  @Test("mutating func set(value: Bound) -> NumericTextOutcome<Bound>") func example5() throws {
    var session = dollars()
    touch(&session)
    do {
      let outcome = session.set(value: 7)
    #expect(seen(outcome.text) == "$7.00")
    #expect((outcome.value) == 7)
    }
  }

  @Test("mutating func set(style: NumericTextStyle<Bound.Number>) -> NumericTextOutcome<Bound>") func example6() throws {
    var session = dollars()
    touch(&session)
    discard(session.paste("1234.5"))
    do {
      let outcome = session.set(style: session.style.locale(Locale(identifier: "de_DE")))
    #expect(seen(outcome.text) == "1.234,5 $")
    }
  }
}

@Suite("Sources/NumericText/Style/NumericTextStyle+Bounds.swift") struct NumericTextStyleNumericTextStyleBoundsSwiftExamples {
  @Test("func bounds(_ bounds: PartialRangeFrom<Value>) -> Self where Value: Comparable") func example1() throws {
    let style = NumericTextStyle<Decimal>.number.locale(Locale(identifier: "en_US")).bounds(0...)
    _ = style
    var session = NumericTextSession(value: 5 as Decimal, style: style)
    touch(&session)
    #expect((session.type("-").refusal) == .negativeNotAllowed)
  }

  @Test("func bounds(_ bounds: PartialRangeThrough<Value>) -> Self where Value: Comparable") func example2() throws {
    #expect(try (NumericTextStyle<Int>.number.locale(Locale(identifier: "en_US")).bounds(...100).parse("101")) == 100)
  }

  @Test("func bounds(_ bounds: ClosedRange<Value>) -> Self where Value: Comparable") func example3() throws {
    #expect(try (NumericTextStyle<Int>.number.locale(Locale(identifier: "en_US")).bounds(0...99).parse("999")) == 99)
  }
}

@Suite("Sources/NumericText/Style/NumericTextStyle+Modifiers.swift") struct NumericTextStyleNumericTextStyleModifiersSwiftExamples {
  @Test("func locale(_ locale: Locale) -> Self") func example1() throws {
    #expect(seen(NumericTextStyle<Decimal>.number.locale(Locale(identifier: "de_DE")).format(0.5)) == "0,5")
  }

  @Test("func rounding(_ rule: FloatingPointRoundingRule) -> Self") func example2() throws {
    #expect(seen(NumericTextStyle<Decimal>.number.locale(Locale(identifier: "en_US")).precision(fraction: 0).rounding(.up).format(1.1)) == "2")
  }

  @Test("func grouping(_ grouping: NotationOptions.Grouping) -> Self") func example3() throws {
    #expect(seen(NumericTextStyle<Int>.number.locale(Locale(identifier: "en_US")).grouping(.never).format(1234)) == "1234")
  }

  @Test("func sign(_ sign: NotationOptions.Sign) -> Self") func example4() throws {
    #expect(seen(NumericTextStyle<Decimal>.currency(code: "USD").locale(Locale(identifier: "en_US")).sign(.accounting).format(-5)) == "($5.00)")
  }

  @Test("func entry(_ entry: Rules.Entry) -> Self") func example5() throws {
    let till = NumericTextStyle<Decimal>.currency(code: "USD").locale(Locale(identifier: "en_US")).entry(.minorUnits)
    _ = till
    var session = NumericTextSession(value: 0 as Decimal, style: till)
    touch(&session)
    do {
      let outcome = session.type("3")
    #expect(seen(outcome.text) == "$0.03")
    }
    do {
      let outcome = session.type("4")
    #expect(seen(outcome.text) == "$0.34")
    }
    do {
      let outcome = session.type("5")
    #expect(seen(outcome.text) == "$3.45")
    #expect(plain(outcome.value) == "3.45")
    }
  }

  @Test("func formatting(_ formatting: Rules.Formatting) -> Self") func example6() throws {
    let style = NumericTextStyle<Decimal>.currency(code: "USD").locale(Locale(identifier: "en_US")).formatting(.onCommit)
    _ = style
    var session = NumericTextSession(value: 1234 as Decimal, style: style)
    touch(&session)
    do {
      let outcome = session.focus()
    #expect(seen(outcome.text) == "1234")
    }
    do {
      let outcome = session.blur()
    #expect(seen(outcome.text) == "$1,234.00")
    }
  }

  @Test("func trailingZeros(_ trailingZeros: Rules.TrailingZeros) -> Self") func example7() throws {
    let style = NumericTextStyle<Decimal>.number.locale(Locale(identifier: "en_US")).precision(fraction: 2).trailingZeros(.live)
    _ = style
    var session = NumericTextSession(value: 4 as Decimal, style: style)
    touch(&session)
    do {
      let outcome = session.type("2")
    #expect(seen(outcome.text) == "42.00")
    #expect((outcome.selection) == 2..<2)
    }
    do {
      let outcome = session.type(".")
    #expect(seen(outcome.text) == "42.00")
    #expect((outcome.selection) == 3..<3)
    }
    do {
      let outcome = session.type("5")
    #expect(seen(outcome.text) == "42.50")
    #expect(plain(outcome.value) == "42.5")
    }
  }

  @Test("func enforcement(_ enforcement: Rules.Enforcement) -> Self") func example8() throws {
    let style = NumericTextStyle<Int>.number.locale(Locale(identifier: "en_US")).bounds(0...100).enforcement(.refuse)
    _ = style
    var session = NumericTextSession(value: 99, style: style)
    touch(&session)
    #expect((session.type("9").refusal) == .outOfBounds)
    let reporting = style.enforcement(.reportOnly)
    _ = reporting
    var form = NumericTextSession(value: 99, style: reporting)
    touch(&form)
    do {
      let outcome = form.type("9")
    #expect(seen(outcome.text) == "999")
    #expect((outcome.value) == 999)
    #expect((outcome.violation) == .aboveMaximum)
    }
  }

  @Test("func separators(_ separators: Rules.Separators) -> Self") func example9() throws {
    let style = NumericTextStyle<Decimal>.number.locale(Locale(identifier: "en_US")).separators(.any)
    _ = style
    var session = NumericTextSession(value: 1 as Decimal, style: style)
    touch(&session)
    do {
      let outcome = session.type(",")
    #expect(seen(outcome.text) == "1.")
    }
  }

  @Test("func normalizing(_ normalizing: Rules.Normalizing) -> Self") func example10() throws {
    let style = NumericTextStyle<Int>.number.locale(Locale(identifier: "en_US")).bounds(0...100).normalizing(.onFocus)
    _ = style
    var session = NumericTextSession(value: 150, style: style)
    touch(&session)
    do {
      let outcome = session.focus()
    #expect(seen(outcome.text) == "100")
    #expect((outcome.value) == 100)
    }
  }

  @Test("func keyboard(_ locale: Locale) -> Self") func example11() throws {
    let style = NumericTextStyle<Decimal>.number.locale(Locale(identifier: "en_US")).keyboard(Locale(identifier: "de_DE"))
    _ = style
    var session = NumericTextSession(value: 1 as Decimal, style: style)
    touch(&session)
    do {
      let outcome = session.type(",")
    #expect(seen(outcome.text) == "1.")
    }
  }

  @Test("func prefix(_ text: String) -> Self") func example12() throws {
    #expect(seen(NumericTextStyle<Int>.number.locale(Locale(identifier: "en_US")).prefix("≈ ").format(5)) == "≈ 5")
  }

  @Test("func suffix(_ text: String) -> Self") func example13() throws {
    #expect(seen(NumericTextStyle<Int>.number.locale(Locale(identifier: "en_US")).suffix(" kg").format(5)) == "5 kg")
  }

  @Test("func zero(_ text: String) -> Self") func example14() throws {
    #expect(seen(NumericTextStyle<Decimal>.currency(code: "USD").locale(Locale(identifier: "en_US")).zero("Free").format(0)) == "Free")
  }

  @Test("func step(_ step: Value, snapping: Bool = false) -> Self") func example15() throws {
    let style = NumericTextStyle<Decimal>.number.locale(Locale(identifier: "en_US")).step(0.05, snapping: true)
    _ = style
    var session = NumericTextSession(value: 1 as Decimal, style: style)
    touch(&session)
    do {
      let outcome = session.step(by: 3)
    #expect(seen(outcome.text) == "1.15")
    #expect(plain(outcome.value) == "1.15")
    }
  }

  @Test("func symbols(") func example16() throws {
    #expect(seen(NumericTextStyle<Int>.number.locale(Locale(identifier: "en_US")).symbols(grouping: "_").format(1234)) == "1_234")
  }
}

@Suite("Sources/NumericText/Style/NumericTextStyle+Precision.swift") struct NumericTextStyleNumericTextStylePrecisionSwiftExamples {
  @Test("func precision(_ total: some RangeExpression<Int>) -> Self") func example1() throws {
    #expect(plain(try NumericTextStyle<Decimal>.number.locale(Locale(identifier: "en_US")).precision(1...3).parse("12.34")) == "12.3")
  }

  @Test("func precision(") func example2() throws {
    #expect(seen(NumericTextStyle<Decimal>.number.locale(Locale(identifier: "en_US")).precision(integer: 1...6, fraction: 2).format(7)) == "7.00")
  }

  @Test("func precision(integer: some RangeExpression<Int>, fraction: Int) -> Self") func example3() throws {
    #expect(seen(NumericTextStyle<Decimal>.number.locale(Locale(identifier: "en_US")).precision(integer: 1..., fraction: 2).format(7)) == "7.00")
  }

  @Test("func precision(integer: some RangeExpression<Int>) -> Self") func example4() throws {
    #expect(seen(NumericTextStyle<Int>.number.locale(Locale(identifier: "en_US")).precision(integer: 2...).format(7)) == "07")
  }

  @Test("func precision(fraction: some RangeExpression<Int>) -> Self") func example5() throws {
    #expect(seen(NumericTextStyle<Decimal>.number.locale(Locale(identifier: "en_US")).precision(fraction: 0...3).format(1.23456)) == "1.235")
  }

  @Test("func precision(fraction: Int) -> Self") func example6() throws {
    #expect(seen(NumericTextStyle<Decimal>.number.locale(Locale(identifier: "en_US")).precision(fraction: 2).format(7)) == "7.00")
  }
}

@Suite("Sources/NumericText/Style/NumericTextStyle+Text.swift") struct NumericTextStyleNumericTextStyleTextSwiftExamples {
  @Test("func format(_ value: Value?) -> String") func example1() throws {
    #expect(seen(NumericTextStyle<Decimal>.currency(code: "USD").locale(Locale(identifier: "en_US")).format(5)) == "$5.00")
  }

  @Test("func parse(_ text: String) throws(Refusal) -> Value") func example2() throws {
    #expect(plain(try NumericTextStyle<Decimal>.number.locale(Locale(identifier: "en_US")).parse("1.234,56")) == "1234.56")
  }
}

@Suite("Sources/NumericText/Style/NumericTextStyle.swift") struct NumericTextStyleNumericTextStyleSwiftExamples {
  @Test("struct NumericTextStyle<Value: NumericTextValue>: Equatable, Sendable") func example1() throws {
    let style = NumericTextStyle<Decimal>.currency(code: "SEK")
      .locale(Locale(identifier: "sv_SE"))
      .bounds(0...)
    _ = style
    #expect(seen(style.format(1234.5)) == "1 234,50 kr")
  }

  @Test("static var number: NumericTextStyle") func example2() throws {
    #expect(seen(NumericTextStyle<Int>.number.locale(Locale(identifier: "en_US")).format(1234567)) == "1,234,567")
  }

  @Test("static var percent: NumericTextStyle") func example3() throws {
    #expect(seen(NumericTextStyle<Double>.percent.locale(Locale(identifier: "en_US")).format(0.125)) == "12.5%")
  }

  @Test("static func currency(code: String) -> NumericTextStyle") func example4() throws {
    #expect(seen(NumericTextStyle<Decimal>.currency(code: "JPY").locale(Locale(identifier: "en_US")).format(1234)) == "¥1,234")
  }
}

@Suite("Sources/NumericText/Values/NumericTextValue.swift") struct NumericTextValuesNumericTextValueSwiftExamples {
  @Test("protocol NumericTextValue: NumericTextBoundValue where Number == Self") func example1() throws {
    struct Cents: NumericTextValue {
      var count: Int
      static var numericTextLimits: NumericTextLimits { NumericTextLimits(digits: 18) }
      var numeral: Numeral? { Numeral("\(count)")?.scaled(byPowerOfTen: -2) }
      init?(numeral: Numeral) {
        let cents = numeral.scaled(byPowerOfTen: 2)
        guard cents.fractionCount == 0, let count = Int(cents.description) else { return nil }
        self.count = count
      }
    }
  }

  @Test("protocol NumericTextBoundValue: Equatable, Sendable") func example2() throws {
    let amount = NumericTextSession(value: 0 as Decimal, style: .number.locale(Locale(identifier: "en_US")))
    _ = amount
    let discount = NumericTextSession(value: nil as Decimal?, style: .number.locale(Locale(identifier: "en_US")))
    _ = discount
  }
}

@Suite("Sources/NumericTextCore/Editing/Role.swift") struct NumericTextCoreEditingRoleSwiftExamples {
  @Test("struct Cell: Hashable, Sendable") func example1() throws {
    var session = dollars()
    touch(&session)
    do {
      let outcome = session.type("1")
    #expect(seen(outcome.text) == "$1")
    }
    #expect((session.cells.map(\.role)) == [.affix, .digit])
  }
}

@Suite("Sources/NumericTextCore/Number/Digits.swift") struct NumericTextCoreNumberDigitsSwiftExamples {
  @Test("struct Digits: Hashable, Sendable") func example1() throws {
    var digits = Digits()
    touch(&digits)
    discard(digits.append(4))
    discard(digits.append(2))
    #expect((Array(digits)) == [4, 2])
  }
}

@Suite("Sources/NumericTextCore/Number/Numeral+Canonical.swift") struct NumericTextCoreNumberNumeralCanonicalSwiftExamples {
  @Test("var canonical: Numeral") func example1() throws {
    #expect(seen(Numeral("-007.50")?.canonical.description) == "-7.5")
    #expect(seen(Numeral("-0.")?.canonical.description) == "0")
  }

  @Test("func scaled(byPowerOfTen power: Int) -> Numeral") func example2() throws {
    #expect(seen(Numeral("12.5")?.scaled(byPowerOfTen: -2).description) == "0.125")
  }
}

@Suite("Sources/NumericTextCore/Number/Numeral+Comparison.swift") struct NumericTextCoreNumberNumeralComparisonSwiftExamples {
  @Test("func isSameNumber(as other: Numeral) -> Bool") func example1() throws {
    #expect((Numeral("1.50")?.isSameNumber(as: Numeral("1.5") ?? Numeral())) == true)
  }
}

@Suite("Sources/NumericTextCore/Number/Numeral+Description.swift") struct NumericTextCoreNumberNumeralDescriptionSwiftExamples {
  @Test("init?(_ description: String)") func example1() throws {
    discard(Numeral("-12.50"))
    #expect((Numeral("1,000")) == nil)
  }
}

@Suite("Sources/NumericTextCore/Number/Numeral.swift") struct NumericTextCoreNumberNumeralSwiftExamples {
  @Test("struct Numeral: Hashable, Sendable") func example1() throws {
    #expect(seen(Numeral("-1234.50")?.description) == "-1234.50")
    #expect(seen(Numeral("-1234.50")?.canonical.description) == "-1234.5")
  }

  @Test("init(") func example2() throws {
    #expect(seen(Numeral(isNegative: true, integer: [1, 2], fraction: [5]).description) == "-12.5")
  }
}

@Suite("Sources/NumericTextCore/Refusal.swift") struct NumericTextCoreRefusalSwiftExamples {
  @Test("enum Refusal: Error, Hashable, Sendable") func example1() throws {
    var session = dollars()
    touch(&session)
    let outcome = session.type("x")
    _ = outcome
    #expect((outcome.refusal) == .notANumber)
    #expect(seen(outcome.refusal?.description) == "This is not part of a number.")
  }
}

@Suite("Sources/NumericTextCore/Rules/NumericTextLimits.swift") struct NumericTextCoreRulesNumericTextLimitsSwiftExamples {
  @Test("struct NumericTextLimits: Hashable, Sendable") func example1() throws {
    #expect(seen(UInt8.numericTextLimits.upper?.description) == "255")
  }
}

@Suite("Sources/NumericTextCore/Rules/NumericTextViolation.swift") struct NumericTextCoreRulesNumericTextViolationSwiftExamples {
  @Test("enum NumericTextViolation: Error, Hashable, Sendable, CaseIterable") func example1() throws {
    let style = NumericTextStyle<Int>.number.locale(Locale(identifier: "en_US")).bounds(0...100).enforcement(.reportOnly)
    _ = style
    var session = NumericTextSession(value: 50, style: style)
    touch(&session)
    do {
      let outcome = session.type("0")
    #expect(seen(outcome.text) == "500")
    #expect((outcome.value) == 500)
    #expect((outcome.violation) == .aboveMaximum)
    }
  }
}

@Suite("Sources/NumericTextCore/Rules/Rules.swift") struct NumericTextCoreRulesRulesSwiftExamples {
  @Test("struct Rules: Sendable") func example1() throws {
    let style = NumericTextStyle<Int>.number.locale(Locale(identifier: "en_US")).bounds(0...99).enforcement(.refuse)
    _ = style
    var session = NumericTextSession(value: 9, style: style)
    touch(&session)
    do {
      let outcome = session.type("9")
    #expect(seen(outcome.text) == "99")
    }
    #expect((session.type("9").refusal) == .outOfBounds)
  }
}

@Suite("Sources/NumericTextCore/Session/Outcome.swift") struct NumericTextCoreSessionOutcomeSwiftExamples {
  @Test("struct Changes: OptionSet, Hashable, Sendable") func example1() throws {
    var session = dollars()
    touch(&session)
    #expect((session.type("1").changes) == [.text, .selection, .value])
  }
}

@Suite("Sources/NumericTextCore/Session/Session+Moving.swift") struct NumericTextCoreSessionSessionMovingSwiftExamples {
  @Test("enum CaretMove: Hashable, Sendable, CaseIterable") func example1() throws {
    var session = dollars()
    touch(&session)
    do {
      let outcome = session.paste("1234")
    #expect(seen(outcome.text) == "$1,234")
    #expect((outcome.selection) == 6..<6)
    }
    do {
      let outcome = session.move(.backward)
    #expect((outcome.selection) == 5..<5)
    }
    do {
      let outcome = session.move(.start)
    #expect((outcome.selection) == 1..<1)
    }
  }
}

@Suite("Sources/NumericTextUI/NumericTextUI.docc/FromCurrencyText.md") struct NumericTextUINumericTextUIFromCurrencyTextMdExamples {
  @Test("The formatter") func example1() throws {
    let formatter = CurrencyFormatter { $0.locale = Locale(identifier: "en_US");
      $0.hasDecimals = false
      $0.maxValue = 999999
      $0.groupingSize = 2
      $0.groupingSeparator = ";"
      $0.currencySymbol = "💶"
    }
    _ = formatter
    #expect(seen(formatter.string(from: 100000000.0)) == "💶99;99;99")
    #expect(seen(formatter.unformatted(string: "-💶12;34")) == "-1234")
  }

  @Test("A formatter that is changed later") func example2() throws {
    var price = CurrencyFormatter { $0.locale = CurrencyLocale.englishUnitedStates }
    touch(&price)
    price.currency = .dollar
    #expect(seen(price.string(from: 12)) == "$12.00")
    let shared = price
    _ = shared
    price.currency = .euro
    #expect(seen(shared.string(from: 12)) == "$12.00")
  }
}
