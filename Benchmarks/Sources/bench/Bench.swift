// SPDX-License-Identifier: MIT

import Cases
import Foundation
import Valgrind

@main
enum Bench {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    let name = arguments.dropFirst().first ?? ""
    let cases = BenchmarkCase.all.filter { name.isEmpty || $0.name.contains(name) }
    for each in cases { try each.check() }
    switch arguments.first {
    case "instructions": cases.forEach(countInstructions)
    case "allocations":
      for each in cases {
        print(each.name, allocations(each.work), allocations(each.baseline.work), "allocations")
      }
    default:
      for each in cases { print(each.name, time(each.work), time(each.baseline.work)) }
    }
  }

  static let rounds = 20

  static func countInstructions(_ each: BenchmarkCase) {
    guard valgrind_is_running() else { return print("This needs valgrind.") }
    for (name, work) in [(each.name, each.work), (each.name + " / Foundation", each.baseline.work)] {
      work.run(3)
      valgrind_start()
      work.run(rounds)
      valgrind_stop("\(name)\t\(rounds * work.units)")
    }
  }

  static func allocations(_ work: Work) -> Double {
    guard let symbol = dlsym(nil, "allocation_count") else { return .nan }
    let count = unsafeBitCast(symbol, to: (@convention(c) () -> UInt64).self)
    work.run(3)
    let before = count()
    work.run(rounds)
    return Double(count() - before) / Double(rounds * work.units)
  }

  static func time(_ work: Work) -> Duration {
    work.run(100)
    let clock = ContinuousClock()
    let times = (0..<20).map { _ in clock.measure { work.run(100) } }
    return (times.min() ?? .zero) / (100 * work.units)
  }
}
