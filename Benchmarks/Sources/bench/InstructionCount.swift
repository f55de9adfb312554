// SPDX-License-Identifier: MIT

import Cases
import Figures
import Valgrind

/// A counter of the instructions that a benchmark case executes, for runs under callgrind.
///
/// Callgrind writes each count to a file.
enum InstructionCount {
  static func measure(_ each: BenchmarkCase) {
    guard valgrind_is_running() else { Bench.stop("Instructions are counted under valgrind.") }
    count(each.work, .numericText, each.name)
    count(each.foundation, .foundation, each.name)
  }

  /// Performs `work` once, while callgrind counts the instructions.
  static func measureOnce(_ work: Work, _ side: Figures.Side, _ each: BenchmarkCase) {
    guard valgrind_is_running() else { Bench.stop("Instructions are counted under valgrind.") }
    count(work, rounds: 1, Figures.trigger(side, each.name, units: 1))
  }

  /// Counts the instructions of a case, after a few uncounted rounds that fill the caches.
  private static func count(_ work: Work, _ side: Figures.Side, _ name: String) {
    let rounds = work.countedRounds
    work.run(max(1, rounds / 10))
    count(work, rounds: rounds, Figures.trigger(side, name, units: rounds * work.units))
  }

  private static func count(_ work: Work, rounds: Int, _ trigger: String) {
    valgrind_start()
    work.run(rounds)
    valgrind_stop(trigger)
  }
}
