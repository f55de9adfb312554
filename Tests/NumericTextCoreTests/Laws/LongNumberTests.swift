// SPDX-License-Identifier: MIT

import Testing

@testable import NumericTextCore

/// Editing numbers of the maximum length neither crashes nor loses digits.
@Suite struct LongNumberTests {
  private static let limit = NumeralDigits.limit
  private static let ones = String(repeating: "1", count: limit)

  private func field(_ rules: Rules = Rules()) -> Session {
    var session = Session(Field(.english, rules), value: Numeral())
    _ = session.focus()
    return session
  }

  @Test func refusesDigitsPastTheLimit() {
    var session = field()
    #expect(session.paste(Self.ones).refusal == nil)
    #expect(session.value.digits.count == Self.limit)
    #expect(session.type("1").refusal == .tooManyDigits(limit: Self.limit))
    #expect(session.paste(Self.ones).refusal == .tooManyDigits(limit: Self.limit))
    #expect(session.value.description == Self.ones)
    #expect(session.deleteBackward().refusal == nil)
    #expect(session.type(".").refusal == nil)
    #expect(session.type("5").refusal == nil)
    #expect(session.type("5").refusal == .tooManyDigits(limit: Self.limit))
  }

  @Test func refusesTextPastTheLimit() {
    var session = field()
    #expect(session.paste(Self.ones + "1").refusal == .tooManyDigits(limit: Self.limit))
    #expect(session.paste(Self.ones + "e4000").refusal != nil)
    #expect(session.text.isEmpty)
    #expect(Numeral(Self.ones)?.digits.count == Self.limit)
    #expect(Numeral(Self.ones + "1") == nil)
  }

  @Test func stepsAndNegatesTheLongestNumber() {
    var session = field()
    _ = session.paste(String(repeating: "9", count: Self.limit))
    #expect(session.step(by: -1).refusal == nil)
    #expect(session.toggleSign().refusal == nil)
    #expect(session.step(by: -5).refusal == .tooManyIntegerDigits(limit: Self.limit))
    #expect(session.step(by: .max).refusal == nil)
    #expect(session.undo().refusal == nil)
    _ = session.commit()
    #expect(session.value.isNegative)
  }

  @Test func stepsTheLongestNumberByTheFinestStep() {
    let step = Numeral(integer: [], fraction: repeatElement(1, count: Self.limit - 1))
    var session = field(.with { $0.step = step })
    _ = session.paste(Self.ones)
    _ = session.step(by: 1)
    _ = session.step(by: -1)
    #expect(session.deleteBackward().refusal == nil)
  }

  @Test func snapsALongNumberToAStep() {
    let rules = Rules.with {
      $0.step = numeral("0.05")
      $0.snapsToStep = true
    }
    var session = field(rules)
    _ = session.paste("0." + String(repeating: "1", count: 300))
    #expect(session.step(by: 1).refusal == nil)
    #expect(session.value.description == "0.15")
  }

  @Test func padsIdleTextUpToTheLimit() {
    let most = Int.max
    let rules = Rules.with { $0.precision = Precision(integer: most...most, fraction: most...most) }
    var session = Session(Field(.english, rules), value: numeral("1"))
    #expect(session.text.utf8.count > Self.limit)
    _ = session.focus()
    #expect(session.text == "1")
  }

  @Test func minorUnitEntryAcceptsAHundredThousandDigits() {
    var rules = Rules.with { $0.precision = Precision(fraction: 100_000...100_000) }
    rules.entry = .minorUnits
    rules.precision.fixFraction()
    var session = field(rules)
    for _ in 0..<3 { _ = session.type("5") }
    #expect(session.value.digits.count == rules.precision.fraction.upperBound + 1)
    _ = session.paste(Self.ones)
    _ = session.paste("0." + Self.ones)
    #expect(session.deleteBackward().refusal == nil)
  }

  // Exit tests run in a child process, which some platforms do not support.
  #if EXIT_TESTS
    @Test func trapsOnDigitsPastTheCapacity() async {
      await #expect(processExitsWith: .failure) {
        var digits = NumeralDigits()
        digits.append(zeros: Platform.digitCapacity)
        digits.append(1)
      }
    }
  #endif
}
