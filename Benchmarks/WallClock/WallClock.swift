// SPDX-License-Identifier: MIT

import Benchmark
import Cases

/// The same cases for `swift package benchmark`: percentiles of wall clock, baselines, comparisons.
///
/// A sample is a round of the case's work, or a thousand rounds of work that is short.
let benchmarks: @Sendable () -> Void = {
  Benchmark.defaultConfiguration = .init(
    metrics: [.wallClock],
    timeUnits: .nanoseconds,
    maxDuration: .milliseconds(200)
  )
  for each in BenchmarkCase.all {
    add(each.name, each, each.work)
    add(each.name + ", Foundation", each, each.foundation)
  }
}

/// Adds one side of a case, timed after the result was made sure of.
private func add(_ name: String, _ each: BenchmarkCase, _ work: Work) {
  let isShort = work.countedRounds >= 200
  Benchmark(
    name,
    configuration: .init(scalingFactor: isShort ? .kilo : .one),
    closure: { benchmark in work.run(benchmark.scaledIterations.count) },
    setup: { try each.check() }
  )
}
