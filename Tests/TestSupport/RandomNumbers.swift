// SPDX-License-Identifier: MIT

/// The numbers to which random scripts set the value of a field.
package struct RandomNumbers: Sendable {
  /// The numbers to choose from, as in a script: `-1234.5`.
  package let all: [String]

  /// The number type, if numbers of random digits are chosen, too.
  private let type: NumberType?

  package init(_ style: [String: JSON], in space: StyleSpace) {
    let type = NumberType(name: style["value"]?.string ?? "Decimal")
    self.type = space.without.contains("freeNumbers") ? nil : type
    let isPercentage = style["kind"] == "percent" && !type.isWhole
    let most = style["entry"] == nil ? space.longestNumber : min(space.longestNumber, 9)
    all = (isPercentage ? Self.percentages : Self.numbers).filter { number in
      type.represents(number) && number.count <= most
        && (style["sign"] != "never" || !number.hasPrefix("-"))
    }
  }

  package func pick(_ random: inout SplitMix64) -> String {
    if let type, random.happens(70) {
      let number = Self.digits(&random)
      if type.represents(number) { return number }
    }
    return random.pick(all)
  }

  /// Returns a number of up to nine random integer digits and up to five fraction digits.
  private static func digits(_ random: inout SplitMix64) -> String {
    let digits = (0...random.below(9)).map { _ in String(random.below(10)) }.joined()
    let fraction = (0...random.below(5)).map { _ in String(random.below(10)) }.joined()
    let number = random.happens(50) ? digits : "\(digits).\(fraction)"
    return random.happens(30) ? "-\(number)" : number
  }

  private static let percentages = ["0", "0.05", "0.5", "0.125", "1", "12.34", "-0.5"]

  private static let numbers = [
    "0", "5", "7", "-1", "-5", "12", "37", "123", "150", "-120", "1000", "1234", "1234.5", "0.5",
    "0.05", "10.05", "-1234.56", "1.239", "12.34", "1000000", "100000.5", "1234567.89",
    "99999999999999", "-0.000001", "1000000000000000.5", "127", "-128", "255",
  ]
}

/// A number type, by its name in a script.
struct NumberType {
  let name: String

  var isWhole: Bool { name.hasPrefix("Int") || name.hasPrefix("UInt") }

  /// Returns whether the type can surely represent `number`, such as `-12.5`.
  func represents(_ number: String) -> Bool {
    switch name {
    case "Decimal": number.count <= 20
    case "Int8": Int8(number) != nil
    case "UInt8": UInt8(number) != nil
    case _ where name.hasPrefix("U"): number.count <= 14 && UInt64(number) != nil
    case _ where isWhole: number.count <= 14 && Int64(number) != nil
    default: number.count <= 14
    }
  }
}
