// SPDX-License-Identifier: MIT

import Cases
import Figures
import Foundation
import Valgrind

/// The measurement of one library in a new process.
enum FreshProcess {
  /// Measures one case.
  ///
  /// The arguments are the quantity to measure (`times`, `instructions` or `allocations`), the
  /// library and the name of the case: `times foundation "first field of a fresh process"`.
  static func measure(_ arguments: ArraySlice<String>) throws {
    var arguments = arguments
    let way = arguments.popFirst()
    guard let side = arguments.popFirst().flatMap({ Figures.Side(rawValue: $0) }) else {
      Bench.stop("Which side: numericText or foundation?")
    }
    guard let each = BenchmarkCase.freshProcess.first(where: { $0.name == arguments.first }) else {
      Bench.stop("Which case? \(BenchmarkCase.freshProcess.map(\.name))")
    }
    let work = side == .numericText ? each.work : each.foundation
    switch way {
    case "times": Stopwatch.measureOnce(work, side, each)
    case "instructions": InstructionCount.measureOnce(work, side, each)
    case "allocations": AllocationCount.measureOnce(work, side, each)
    default: Bench.stop("Which way: times, instructions or allocations?")
    }
    try each.check()
  }
}
