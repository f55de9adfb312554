// SPDX-License-Identifier: MIT

import Cases
import Figures

/// A stopwatch that times NumericText and Foundation alternately.
///
/// Because they alternate, other processes slow both down equally. The shortest time of each is
/// reported, because other processes can only lengthen a time.
enum Stopwatch {
  private static let clock = ContinuousClock()
  private static let turns = 15
  private static let turn = Duration.milliseconds(4)
  private static let longest = Duration.seconds(1)

  static func measure(_ each: BenchmarkCase) {
    let rounds = (rounds(each.work), rounds(each.foundation))
    var times: (ours: Duration, theirs: Duration) = (.seconds(1000), .seconds(1000))
    let start = clock.now
    for turn in 0..<turns where turn < 3 || clock.now - start < longest {
      times.ours = min(times.ours, clock.measure { each.work.run(rounds.0) })
      times.theirs = min(times.theirs, clock.measure { each.foundation.run(rounds.1) })
    }
    let ours = nanoseconds(times.ours) / Double(rounds.0 * each.work.units)
    let theirs = nanoseconds(times.theirs) / Double(rounds.1 * each.foundation.units)
    Bench.tell(.time, .numericText, each, ours)
    Bench.tell(.time, .foundation, each, theirs)
  }

  /// Performs `work` once, and prints the time that it takes.
  static func measureOnce(_ work: Work, _ side: Figures.Side, _ each: BenchmarkCase) {
    Bench.tell(.time, side, each, nanoseconds(clock.measure { work.run(1) }))
  }

  /// Returns how many times `work` must be repeated to take at least as long as the duration
  /// `turn`.
  private static func rounds(_ work: Work) -> Int {
    var rounds = 1
    while clock.measure({ work.run(rounds) }) < turn { rounds *= 2 }
    return rounds
  }

  private static func nanoseconds(_ duration: Duration) -> Double { duration / .nanoseconds(1) }
}
