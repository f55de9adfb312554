// SPDX-License-Identifier: MIT

extension BenchmarkCase {
  /// All cases, in the order of the tables.
  public static var all: [BenchmarkCase] {
    [
      elevenDigits("USD", "en_US", reaching: "$12,345,678,901")
    ]
  }
}
