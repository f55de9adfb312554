// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import NumericText

/// A custom format that counts its calls.
private struct CountingFormat: NumericTextFormat {
  /// The number of calls of `format`, counted separately for each `mark`.
  ///
  /// A mark is a text that the format adds to the number.
  final class Calls: @unchecked Sendable {
    private let lock = NSLock()
    private var counts: [String: Int] = [:]

    subscript(mark: String) -> Int { lock.withLock { counts[mark] ?? 0 } }

    func add(_ mark: String) { lock.withLock { counts[mark, default: 0] += 1 } }
  }

  static let calls = Calls()

  var mark: String
  var locale = Locale.english
  var isPlain = true

  func format(_ value: Decimal) -> String {
    Self.calls.add(mark)
    let text = Decimal.FormatStyle(locale: locale).format(value)
    return isPlain ? text + " " + mark : "about " + mark
  }

  func locale(_ locale: Locale) -> CountingFormat {
    var format = self
    format.locale = locale
    return format
  }
}

/// A format whose output can change later.
private final class ChangingFormat: NumericTextFormat, @unchecked Sendable {
  var suffix: String
  var locale: Locale { .english }

  init(suffix: String) { self.suffix = suffix }

  func format(_ value: Decimal) -> String {
    Decimal.FormatStyle(locale: .english).format(value) + suffix
  }

  func locale(_ locale: Locale) -> ChangingFormat { self }

  static func == (left: ChangingFormat, right: ChangingFormat) -> Bool { left === right }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

private final class LoudFormatter: NumberFormatter, @unchecked Sendable {
  var mark = "!"

  override func string(from number: NSNumber) -> String? {
    super.string(from: number).map { $0 + mark }
  }

  override func copy(with zone: NSZone? = nil) -> Any { self }
}

@Suite struct FormatStylesTests {
  private func field<Format: NumericTextFormat>(_ format: Format) throws -> Field
  where Format.FormatInput == Decimal {
    try NumericTextStyle(validating: format).field(allowsEmpty: true)
  }

  @Test func equalFormatsShareAnEngine() throws {
    let format = Decimal.FormatStyle.Currency(code: "EUR", locale: .german)
    let again = Decimal.FormatStyle.Currency(code: "EUR", locale: .german)
    let isFound = try holdsOnce { try field(format) === field(again) }
    #expect(isFound)
    #expect(try field(format) !== field(format.precision(.fractionLength(1))))
    #expect(try field(format) !== field(format.locale(.english)))
  }

  @Test func formatsInTurnShareTheirEngines() throws {
    let euro = Decimal.FormatStyle.Currency(code: "EUR", locale: .german)
    let dollar = Decimal.FormatStyle.Currency(code: "USD", locale: .english)
    let number = Decimal.FormatStyle(locale: .english)
    let isFound = try holdsOnce {
      let fields = { try [field(euro), field(dollar), field(number)] }
      return try zip(fields(), fields()).allSatisfy { $0 === $1 }
    }
    #expect(isFound)
    let texts = try [field(euro), field(dollar), field(number)].map { $0.idleText(.zero) }
    #expect(texts == ["0,00\u{A0}€", "$0.00", "0"])
  }

  @Test func equalFormatIsNotCalledAgain() throws {
    let text = { try field(CountingFormat(mark: "kg")).idleText(.zero) }
    #expect(try text() == "0 kg")
    #expect(CountingFormat.calls["kg"] > 0)
    let isFound = try holdsOnce {
      _ = try text()
      let calls = CountingFormat.calls["kg"]
      return try text() == "0 kg" && CountingFormat.calls["kg"] == calls
    }
    #expect(isFound)
  }

  @Test func refusedFormatIsNotTriedAgain() {
    let format = CountingFormat(mark: "five", isPlain: false)
    let error = NumericTextFormatError.notPlain(example: "about five")
    let isFound = holdsOnce {
      #expect(throws: error) { try field(format) }
      let calls = CountingFormat.calls["five"]
      #expect(throws: error) { try field(format) }
      return CountingFormat.calls["five"] == calls
    }
    #expect(isFound)
  }

  @Test func formatsOfDifferentTypesDoNotShareAnEngine() throws {
    let int = NumericTextStyle(format: IntegerFormatStyle<Int>(locale: .english))
    let small = NumericTextStyle(format: IntegerFormatStyle<Int8>(locale: .english))
    #expect(try int.parse("999") == 999)
    #expect(try small.parse("999") == 127)
  }

  @Test func formatOfTheCurrentLocaleIsConvertedForEachLocale() throws {
    let key = AnyHashable(UUID())
    var made: [String] = []
    func separator(in current: Locale, of locale: Locale?) throws -> Symbol {
      let storage = FormatStyles.storage(
        of: key,
        for: Decimal.self,
        locale,
        in: current
      ) { () throws(NumericTextFormatError) in
        made.append(current.identifier)
        var choices = StyleChoices(.locale(.number))
        choices.locale = current
        return choices
      }
      return try storage.get().field(allowsEmpty: true).notation.decimalSeparator
    }
    for locale in [nil, Locale.autoupdatingCurrent] {
      #expect(try separator(in: .english, of: locale) == ".")
      #expect(try separator(in: .german, of: locale) == ",")
      #expect(try separator(in: .english, of: locale) == ".")
    }
    #expect(made.starts(with: ["en_US", "de_DE"]))
  }

  @Test func formatWithAFixedLocaleIsConvertedOnce() {
    let key = AnyHashable(UUID())
    func storage(in current: Locale) -> FormatStyles.Result {
      FormatStyles.storage(of: key, for: Decimal.self, .english, in: current) {
        StyleChoices(.locale(.number))
      }
    }
    let isFound = holdsOnce {
      guard case .success(let first) = storage(in: .english),
        case .success(let second) = storage(in: .german)
      else { return false }
      return first === second
    }
    #expect(isFound)
  }

  @Test func convertsFormatsOnAnyThread() {
    let formats = ["USD", "EUR", "JPY", "SEK", "CHF"].flatMap { code in
      [Locale.english, .german].map { Decimal.FormatStyle.Currency(code: code, locale: $0) }
    }
    DispatchQueue.concurrentPerform(iterations: 200) { index in
      let format = formats[index % formats.count]
      #expect(NumericTextStyle(format: format).format(-1234) == format.format(-1234))
    }
  }

  @Test func convertsAFormatClassEachTime() throws {
    let format = ChangingFormat(suffix: " kg")
    let before = try NumericTextStyle(validating: format)
    format.suffix = " lb"
    #expect(before.format(5) == "5 kg")
    #expect(try NumericTextStyle(validating: format).format(5) == "5 lb")
  }
}

@Suite struct FormatterStylesTests {
  private func formatter(_ change: (NumberFormatter) -> Void = { _ in }) -> NumberFormatter {
    numberFormatter {
      $0.positiveSuffix = " kg"
      change($0)
    }
  }

  private func style(_ formatter: NumberFormatter) -> NumericTextStyle<Decimal> {
    NumericTextStyle(formatter: formatter)
  }

  @Test func equalFormattersShareAnEngine() {
    let field = { style(formatter()).field(allowsEmpty: true) }
    #expect(holdsOnce { field() === field() })
    #expect(NumericTextStyle<Double>(formatter: formatter()).format(5) == "5 kg")
  }

  @Test func convertsAChangedFormatterAgain() {
    let formatter = formatter()
    let before = style(formatter)
    formatter.positiveSuffix = " lb"
    let after = style(formatter)
    formatter.positiveSuffix = " kg"
    #expect(before.format(5) == "5 kg")
    #expect(after.format(5) == "5 lb")
    #expect(style(formatter).format(5) == "5 kg")
  }

  @Test func limitsChangeTheStyle() throws {
    #expect(try style(formatter()).parse("1234") == 1234)
    #expect(try style(formatter { $0.maximum = 5 }).parse("1234") == 5)
  }

  @Test func convertsAFormatterSubclassEachTime() {
    let formatter = LoudFormatter()
    formatter.locale = .english
    formatter.numberStyle = .decimal
    #expect(style(formatter).format(5) == "5!")
    formatter.mark = "?"
    #expect(style(formatter).format(5) == "5?")
  }
}
