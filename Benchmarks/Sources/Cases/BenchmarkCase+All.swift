// SPDX-License-Identifier: MIT

extension BenchmarkCase {
  /// All cases, in the order in which the tables list them.
  public static var all: [BenchmarkCase] {
    typing + lengths + otherKeys + pastes + notations + texts + [manyFields]
  }
}
