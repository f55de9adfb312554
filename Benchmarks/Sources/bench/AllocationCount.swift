// SPDX-License-Identifier: MIT

import Cases
import Figures
import Foundation

/// A counter of the memory allocations in a case.
///
/// The library `libAllocationCounter`, which does the counting, must be preloaded.
enum AllocationCount {
  static func measure(_ each: BenchmarkCase) {
    let known = count(
      Work("an array") { for _ in 0..<$0 { keep([UInt8](repeating: 1, count: 99)) } }
    )
    guard known == 1 else { Bench.stop("An array is one allocation, but \(known) were counted.") }
    Bench.tell(.allocations, .numericText, each, count(each.work))
    Bench.tell(.allocations, .foundation, each, count(each.foundation))
  }

  /// Performs `work` once, and prints the number of its allocations.
  static func measureOnce(_ work: Work, _ side: Figures.Side, _ each: BenchmarkCase) {
    Bench.tell(.allocations, side, each, Double(allocations { work.run(1) }))
  }

  /// Returns the number of allocations for one unit of `work`: one key, paste, text or field.
  ///
  /// The count of a short run is subtracted from that of a long run. The difference doesn't contain
  /// one-time allocations.
  private static func count(_ work: Work) -> Double {
    let rounds = work.countedRounds
    let short = allocations { work.run(rounds) }
    let long = allocations { work.run(3 * rounds) }
    return Double(long - short) / Double(2 * rounds * work.units)
  }

  private static func allocations(_ work: () -> Void) -> Int {
    let before = counter()
    work()
    return Int(counter() - before)
  }

  /// Returns the number of allocations so far.
  ///
  /// This function is part of the preloaded library.
  private static let counter: @convention(c) () -> UInt64 = {
    guard let symbol = dlsym(nil, "allocation_count") else {
      Bench.stop("Allocations are counted with libAllocationCounter in LD_PRELOAD.")
    }
    return unsafeBitCast(symbol, to: (@convention(c) () -> UInt64).self)
  }()
}
