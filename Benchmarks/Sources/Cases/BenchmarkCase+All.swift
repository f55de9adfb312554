// SPDX-License-Identifier: MIT

extension BenchmarkCase {
  /// All cases in the order of the tables.
  public static var all: [BenchmarkCase] {
    typing + lengths + otherKeys + pastes + notations + texts + [manyFields]
  }
}
