// SPDX-License-Identifier: MIT

import Cases
import Figures
import Foundation

/// Counts how often a case asks for memory, if the library that counts was loaded first.
enum AllocationCount {
  static func measure(_ each: BenchmarkCase) {
    let known = count(
      Work("an array") { for _ in 0..<$0 { keep([UInt8](repeating: 1, count: 99)) } }
    )
    guard known == 1 else { Bench.stop("An array is one allocation, but \(known) were counted.") }
    Bench.tell(.allocations, .numericText, each, count(each.work))
    Bench.tell(.allocations, .foundation, each, count(each.foundation))
  }

  /// Counts the only round of one side.
  static func measureOnce(_ work: Work, _ side: Figures.Side, _ each: BenchmarkCase) {
    Bench.tell(.allocations, side, each, Double(allocations { work.run(1) }))
  }

  /// What a long run asks for beyond a short one: what is made once does not count.
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

  /// The library's function: the program does without it unless allocations are counted.
  private static let counter: @convention(c) () -> UInt64 = {
    guard let symbol = dlsym(nil, "allocation_count") else {
      Bench.stop("Allocations are counted with libAllocationCounter in LD_PRELOAD.")
    }
    return unsafeBitCast(symbol, to: (@convention(c) () -> UInt64).self)
  }()
}
