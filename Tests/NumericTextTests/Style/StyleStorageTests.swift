// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import NumericText

private typealias Style = NumericTextStyle<Decimal>

private let dollars = Style.currency(code: "USD").locale(.english)

/// Returns texts that differ between styles: formatted numbers, and the texts of fields after
/// typing, stepping, losing the focus and exceeding a bound.
private func traits(_ style: Style) -> [String] {
  var session = NumericTextSession(value: -1234.565 as Decimal, style: style)
  var traits = [style.format(-1234.565), style.format(0), style.format(1234), session.text]
  for key in ["9", ".", ",", "7"] { traits.append(session.type(key).text) }
  traits.append(session.step(by: 1).text)
  traits.append(session.blur().text)
  for separator in [",", "."] {
    var small = NumericTextSession(value: 1 as Decimal, style: style)
    traits += [small.type(separator).text, small.type("5").text]
  }
  var other = NumericTextSession(value: 99 as Decimal, style: style)
  traits.append(other.focus().text)
  traits.append("\(other.type("9").text) \(other.value)")
  return traits
}

@Suite struct StyleStorageTests {
  /// Changes of a style, each of which has a different effect on its `traits`.
  private static let changes: [@Sendable (Style) -> Style] = [
    { $0.locale(.german) },
    { $0.rounding(.up) },
    { $0.grouping(.never) },
    { $0.sign(.accounting) },
    { $0.entry(.minorUnits) },
    { $0.formatting(.onCommit) },
    { $0.bounds(0...) },
    { $0.bounds(...0) },
    { $0.bounds(-10...100) },
    { $0.bounds(-10...100).enforcement(.refuse) },
    { $0.bounds(-10...100).normalizing(.onFocus) },
    { $0.separators(.any) },
    { $0.locale(.german).keyboard(.english) },
    { $0.prefix("≈ ") },
    { $0.suffix(" each") },
    { $0.zero("Free") },
    { $0.step(0.05) },
    { $0.step(5, snapping: true) },
    { $0.symbols(decimal: "·") },
    { $0.symbols(grouping: "_") },
    { $0.symbols(minus: "−") },
    { $0.sign(.always).symbols(plus: "⁺") },
    { $0.symbols(currency: "₿") },
    { $0.precision(1...3) },
    { $0.precision(integer: 1...6, fraction: 3) },
    { $0.precision(integer: 2...) },
    { $0.precision(fraction: 1) },
  ]

  @Test(arguments: changes.indices)
  func changedCopyShowsItsChangeAndKeepsTheOriginal(_ index: Int) {
    let before = traits(dollars)
    let changed = Self.changes[index](dollars)
    #expect(traits(changed) != before)
    #expect(changed != dollars)
    #expect(traits(dollars) == before)
    #expect(traits(Self.changes[index](dollars)) == traits(changed))
  }

  @Test func everyModifierHasItsOwnEffect() {
    let all = Self.changes.map { traits($0(dollars)) }
    #expect(Set(all).count == all.count)
  }

  @Test func copiesAndSessionsShareAnEngine() {
    let copy = dollars
    #expect(copy.field(allowsEmpty: true) === dollars.field(allowsEmpty: true))
    #expect(copy.field(allowsEmpty: false) !== dollars.field(allowsEmpty: true))
    #expect(copy.field(allowsEmpty: false).rules.allowsEmpty == false)
  }

  @Test func stylesOfDifferentTypesDoNotShareAnEngine() {
    #expect(NumericTextStyle<Int>.number.locale(.english).format(5) == "5")
    let small = NumericTextStyle<Int8>.number.locale(.english)
    #expect(small == .number.locale(.english))
    var session = NumericTextSession(value: 12 as Int8, style: small)
    #expect(session.type("9").text == "127")
  }

  @Test func equalStylesShareTheEngines() {
    for allowsEmpty in [true, false] {
      let field = {
        Style.currency(code: "USD").locale(.english).bounds(0...).field(allowsEmpty: allowsEmpty)
      }
      #expect(holdsOnce { field() === field() })
    }
  }

  /// Creates more styles than the cache can store, several times.
  @Test func recreatedStylesFormatAlike() {
    for round in 0..<500 {
      let style = Style.number.locale(.english).suffix(" no. \(round % 200)")
      #expect(style.format(1.5) == "1.5 no. \(round % 200)")
      var session = NumericTextSession(value: 1 as Decimal, style: style)
      #expect(session.type("2").text == "12 no. \(round % 200)")
    }
  }

  @Test func formatsOnAnyThread() {
    let styles = Self.changes.map { $0(dollars) }
    let expected = Self.changes.map { traits($0(dollars)) }
    DispatchQueue.concurrentPerform(iterations: 400) { index in
      let at = index / 2 % styles.count
      #expect(traits(styles[at]) == expected[at])
      #expect(traits(Self.changes[at](dollars)) == expected[at])
    }
  }
}

@Suite struct FollowingTests {
  @Test func stylesFollowTheCurrentLocaleUnlessOneIsSet() {
    let number = Style.number.keyboard(.german)
    #expect(number.choices.dependsOnCurrentLocale)
    #expect(number.locale(.autoupdatingCurrent).choices.dependsOnCurrentLocale)
    #expect(!number.locale(.german).choices.dependsOnCurrentLocale)
    #expect(number.locale(.german).keyboard(.autoupdatingCurrent).choices.dependsOnCurrentLocale)
  }

  @Test func formattersFollowTheCurrentLocaleUnlessOneIsSet() {
    var settings = CurrencySettings()
    #expect(settings.dependsOnCurrentLocale)
    settings.locale = .autoupdatingCurrent
    #expect(settings.dependsOnCurrentLocale)
    settings.locale = .german
    #expect(!settings.dependsOnCurrentLocale)
  }

  private func storage(_ locale: Locale?, keyboard: Locale? = nil) -> StyleStorage {
    var choices = StyleChoices(.locale(.number))
    (choices.locale, choices.keyboard) = (locale, keyboard)
    return StyleStorage(choices, for: Decimal.self)
  }

  /// Returns the text that a field with the style in `storage` shows for 1234.5 if `current` is the
  /// current locale.
  private func text(_ storage: StyleStorage, in current: Locale) -> String? {
    let field = storage.field(allowsEmpty: true, in: current)
    return Numeral("1234.5").map { field.idleText($0) }
  }

  @Test(arguments: [nil, Locale.autoupdatingCurrent])
  func createsAnEngineForTheCurrentLocale(_ locale: Locale?) {
    let storage = storage(locale)
    #expect(text(storage, in: .english) == "1,234.5")
    #expect(text(storage, in: .german) == "1.234,5")
    #expect(text(storage, in: .english) == "1,234.5")
    let required = storage.field(allowsEmpty: false, in: .german)
    #expect(required.notation.decimalSeparator == ",")
    #expect(text(storage, in: .german) == "1.234,5")
  }

  @Test func keepsTheEngineOfAFixedLocale() {
    let storage = storage(.german, keyboard: .german)
    let field = storage.field(allowsEmpty: true, in: .english)
    #expect(storage.field(allowsEmpty: true, in: .german) === field)
    #expect(field.notation.decimalSeparator == ",")
  }

  @Test func autoupdatingKeyboardUsesTheCurrentLocale() {
    let storage = storage(.english, keyboard: .autoupdatingCurrent)
    #expect(storage.field(allowsEmpty: true, in: .german).rules.keyboardSeparator == ",")
    #expect(storage.field(allowsEmpty: true, in: .english).rules.keyboardSeparator == ".")
  }
}
