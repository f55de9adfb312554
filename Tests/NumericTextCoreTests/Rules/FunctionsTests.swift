// SPDX-License-Identifier: MIT

import Testing

@testable import NumericTextCore

@Suite struct FunctionsTests {
  private func field(
    nearest: (@Sendable (Numeral) -> Numeral)? = nil,
    padded: (@Sendable (Notation, String) -> Notation)? = nil
  ) -> Field {
    var rules = Rules()
    rules.functions.shown = { number, isIdle in
      number.padded(integer: isIdle ? 4 : 1, fraction: 0)
    }
    (rules.functions.nearest, rules.functions.padded) = (nearest, padded)
    return Field(Notation(), rules)
  }

  @Test func formatsIdleAndActiveNumbers() throws {
    let seven = try #require(Numeral("7"))
    #expect(field().idleText(seven) == "0007")
    #expect(field().editingState(of: seven).text == "7")
  }

  @Test func aFieldWithFocusCanShowMoreDigitsThanAnIdleOne() throws {
    var rules = Rules()
    rules.functions.shown = { number, isIdle in
      isIdle ? number.trimmed(toFraction: 0) : number
    }
    let field = Field(Notation(), rules)
    let number = try #require(Numeral("7.5"))
    #expect(field.idleText(number) == "7")
    #expect(field.editingState(of: number).text == "7.5")
  }

  @Test func padsOutsideTheAffixes() throws {
    let padded = field(padded: { notation, text in
      var notation = notation
      let filling = String(repeating: "*", count: 6 - text.utf8.count)
      notation.affixes = notation.affixes.map {
        Affixes(prefix: Symbol(filling + $0.prefix.text))
      }
      return notation
    })
    let state = padded.idle(try #require(Numeral("-7")))
    #expect(state.text == "*-0007")
    #expect(state.offsets == 6..<6)
  }

  @Test func publishesTheNearestNumber() throws {
    let evens = field(nearest: { $0.digits.last == 7 ? Numeral("8") ?? $0 : $0 })
    #expect(evens.value(of: try #require(Numeral("7"))).description == "8")
    #expect(evens.value(of: try #require(Numeral("4"))).description == "4")
  }
}
