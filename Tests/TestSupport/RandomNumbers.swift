// SPDX-License-Identifier: MIT

/// The numbers to which random scripts set the value of a field.
package struct RandomNumbers: Sendable {
  /// The numbers, as in a script: `-1234.5`.
  package let all: [String]

  package init(_ style: [String: JSON], in space: StyleSpace) {
    let type = NumberType(name: style["value"]?.string ?? "Decimal")
    let isPercentage = style["kind"] == "percent" && !type.isWhole
    let most = style["entry"] == nil ? space.longestNumber : min(space.longestNumber, 9)
    all = (isPercentage ? Self.percentages : Self.numbers).filter { number in
      type.represents(number) && number.count <= most
        && (style["sign"] != "never" || !number.hasPrefix("-"))
    }
  }

  package func pick(_ random: inout SplitMix64) -> String { random.pick(all) }

  private static let percentages = ["0", "0.05", "0.5", "0.125", "1", "12.34", "-0.5"]

  private static let numbers = [
    "0", "5", "7", "-1", "-5", "12", "37", "123", "150", "-120", "1000", "1234", "1234.5", "0.5",
    "0.05", "10.05", "-1234.56", "1.239", "12.34", "1000000", "100000.5", "1234567.89",
    "99999999999999", "-0.000001", "1000000000000000.5",
  ]
}

/// A number type, by its name in a script.
struct NumberType {
  let name: String

  var isWhole: Bool { name.hasPrefix("Int") || name.hasPrefix("UInt") }

  /// The maximum length of a number that every value of this length fits.
  var mostDigits: Int { name.hasSuffix("8") ? 2 : name == "Decimal" ? 20 : 14 }

  /// Returns whether the type can surely represent `number`, such as `-12.5`.
  func represents(_ number: String) -> Bool {
    (!isWhole || !number.contains(".")) && (!name.hasPrefix("U") || !number.hasPrefix("-"))
      && number.count <= mostDigits
  }
}
