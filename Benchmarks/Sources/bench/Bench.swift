// SPDX-License-Identifier: MIT

import Cases
import Figures
import Foundation

/// A program that measures times, allocations or instructions, or reports these measurements.
@main
enum Bench {
  static func main() throws {
    var arguments = CommandLine.arguments.dropFirst()
    switch arguments.popFirst() {
    case "times": try measure(arguments, Stopwatch.measure)
    case "allocations": try measure(arguments, AllocationCount.measure)
    case "instructions": try measure(arguments, InstructionCount.measure)
    case "fresh": try FreshProcess.measure(arguments)
    case "table": try print(FigureTable(figures(arguments)).text)
    case "report": try Report.write(figures(arguments))
    case "check": try Check.run(figures(arguments))
    default:
      stop(
        "usage: bench times|allocations|instructions [name], or table|report|check folder, "
          + "or fresh times|allocations|instructions numericText|foundation name"
      )
    }
  }

  /// Checks the results of the selected cases, and measures each case with `way`.
  ///
  /// The first argument selects the cases whose name contains it. Without an argument, all cases
  /// are selected.
  private static func measure(_ arguments: ArraySlice<String>, _ way: (BenchmarkCase) -> Void)
    throws
  {
    let name = arguments.first ?? ""
    let cases = BenchmarkCase.all.filter { name.isEmpty || $0.name.contains(name) }
    if cases.isEmpty && !BenchmarkCase.freshProcess.contains(where: { $0.name.contains(name) }) {
      stop("No case has “\(name)” in its name.")
    }
    for each in cases {
      do { try each.check() } catch { stop("\(each.name): \(error)") }
      way(each)
    }
  }

  private static func figures(_ arguments: ArraySlice<String>) throws -> Figures {
    guard let folder = arguments.first else { stop("Which folder holds the figures?") }
    var figures = Figures()
    try figures.read(folder: URL(filePath: folder))
    return figures
  }

  /// Prints a measurement as a line that `Figures` can read.
  static func tell(
    _ kind: Figures.Kind,
    _ side: Figures.Side,
    _ each: BenchmarkCase,
    _ value: Double
  ) {
    print(Figures.line(kind, side, each.name, value))
  }

  /// Prints an error message and exits.
  static func stop(_ message: String) -> Never {
    FileHandle.standardError.write(Data((message + "\n").utf8))
    exit(1)
  }
}
