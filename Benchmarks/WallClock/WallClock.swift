// SPDX-License-Identifier: MIT

import Benchmark
import Cases

/// The same cases for `swift package benchmark`: percentiles of wall clock, baselines, comparisons.
///
/// The closures look their case up by its place, because they run long after this one.
let benchmarks: @Sendable () -> Void = {
  Benchmark.defaultConfiguration = .init(
    metrics: [.wallClock],
    timeUnits: .nanoseconds,
    maxDuration: .milliseconds(200)
  )
  for (place, each) in BenchmarkCase.all.enumerated() {
    add(each.name, place, \.work)
    add(each.name + ", Foundation", place, \.foundation)
  }
}

/// Adds one side of a case, timed in rounds of its work after its result was made sure of.
private func add(
  _ name: String,
  _ place: Int,
  _ side: any KeyPath<BenchmarkCase, Work> & Sendable
) {
  let isShort = BenchmarkCase.all[place][keyPath: side].countedRounds >= 200
  Benchmark(name, configuration: .init(scalingFactor: isShort ? .kilo : .one)) { benchmark in
    let each = BenchmarkCase.all[place]
    do { try each.check() } catch { return benchmark.error("\(error)") }
    let work = each[keyPath: side]
    benchmark.startMeasurement()
    work.run(benchmark.scaledIterations.count)
    benchmark.stopMeasurement()
  }
}
