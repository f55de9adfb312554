// SPDX-License-Identifier: MIT

import NumericText
import TestSupport
import Testing

@Suite struct IntegersTests {
  private func expectFullRange<Value: NumericTextValue & FixedWidthInteger>(
    _ type: Value.Type
  ) throws {
    for value in [Value.min, Value.max, 0, 1, Value.max / 2] {
      let numeral = try #require(value.numeral)
      #expect(numeral.description == value.description)
      #expect(Value(numeral: numeral) == value)
    }
    let limits = Value.numericTextLimits
    #expect(limits.lower?.description == Value.min.description)
    #expect(limits.upper?.description == Value.max.description)
    #expect(!limits.allowsFraction)
  }

  @Test func everyWidthHasItsFullRange() throws {
    try expectFullRange(Int.self)
    try expectFullRange(Int8.self)
    try expectFullRange(Int16.self)
    try expectFullRange(Int32.self)
    try expectFullRange(Int64.self)
    try expectFullRange(UInt.self)
    try expectFullRange(UInt8.self)
    try expectFullRange(UInt16.self)
    try expectFullRange(UInt32.self)
    try expectFullRange(UInt64.self)
    if #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) {
      try expectFullRange(Int128.self)
      try expectFullRange(UInt128.self)
    }
  }

  @Test(arguments: ["256", "-1", "1.5", "99999999999999999999999"])
  func rejectsNumbersOutsideTheRange(_ text: String) throws {
    #expect(UInt8(numeral: try #require(Numeral(text))) == nil)
  }

  @Test(arguments: [
    ("-128", -128), ("127", 127), ("-0", 0), ("0", 0), ("007", 7), ("-129", nil), ("128", nil),
    ("-9223372036854775808", nil), ("0000000000000000000000000000000000000000000000000005", 5),
    ("-0000000000000000000000000000000000000000000000000005", -5),
  ])
  func convertsNumeralsOfAnyLengthIfTheyFit(_ text: String, _ number: Int8?) throws {
    #expect(Int8(numeral: try #require(Numeral(text))) == number)
  }

  @Test func randomIntegersHaveTheDigitsOfTheirDescription() {
    var generator = SplitMix64(seed: SplitMix64.seed)
    for _ in 0..<2_000 {
      let word = generator.next() >> UInt64.random(in: 0...63, using: &generator)
      let number = Int64(bitPattern: word)
      #expect(word.numeral?.description == "\(word)", "seed \(SplitMix64.seed)")
      #expect(number.numeral?.description == "\(number)", "seed \(SplitMix64.seed)")
      #expect(number.numeral.flatMap { Int64(numeral: $0) } == number)
    }
  }

  @Test func everyByteConvertsToANumeralAndBack() throws {
    for value in UInt8.min...UInt8.max {
      #expect(UInt8(numeral: try #require(value.numeral)) == value)
    }
    for value in Int8.min...Int8.max {
      #expect(Int8(numeral: try #require(value.numeral)) == value)
    }
  }
}
