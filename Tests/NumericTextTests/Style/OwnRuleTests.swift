// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import NumericText

@Suite struct OwnRuleTests {
  private let even = NumericTextStyle<Int>.number.allows("Only pairs.") { $0.isMultiple(of: 2) }

  @Test func messageIsTheSentenceOfTheRule() {
    var session = NumericTextSession(value: 2, style: even)
    #expect(session.message(for: session.type("1")) == "Only pairs.")
    let reporting = even.enforcement(.reportOnly)
    session.set(style: reporting)
    let outcome = session.type("1")
    #expect(outcome.violation == .notAllowed)
    #expect(session.message(for: outcome) == "Only pairs.")
    #expect(session.set(style: reporting.allows("Any.") { _ in true }).violation == nil)
  }

  @Test func ruleIsAskedOncePerNumber() {
    let asked = Asked()
    let style = NumericTextStyle<Int>.number.allows("Counted.") { asked.note($0) }
    var session = NumericTextSession(value: 1, style: style)
    session.type("2")
    session.select(0..<1)
    session.undo()
    session.blur()
    #expect(asked.values == [12])
  }

  @Test func sentenceIdentifiesTheRule() {
    let other = NumericTextStyle<Int>.number.allows("Only pairs.") { $0 > 0 }
    #expect(even == other)
    #expect(even != .number)
    #expect(even != NumericTextStyle<Int>.number.allows("Only odd ones.") { $0 > 0 })
  }

  @Test func parsingAsksTheRule() throws {
    #expect(try even.parse("4") == 4)
    #expect(throws: NumericTextRefusal.notAllowed) { try even.parse("5") }
  }

  /// The values for which a rule was called.
  private final class Asked: @unchecked Sendable {
    // This needs no lock, because a test calls its rule on one thread.
    private(set) var values: [Int] = []

    func note(_ value: Int) -> Bool {
      values.append(value)
      return true
    }
  }
}
