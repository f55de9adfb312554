// SPDX-License-Identifier: MIT

import Foundation

/// Checks the laws that every field must obey, in all locales and currencies of Foundation.
///
///     swift run -c release conformance            every currency in every locale
///     swift run -c release conformance --sample   every locale, every currency, fewer pairs
///
/// Two options play events in fields of many styles instead, and check the laws after each event:
///
///     swift run -c release conformance --walk N         N random edits
///     swift run -c release conformance --exhaustive N   all scripts of up to N keys
@main
struct Conformance {
  static func main() {
    if let index = CommandLine.arguments.firstIndex(of: "--walk") {
      let edits = CommandLine.arguments.dropFirst(index + 1).first.flatMap { Int($0) } ?? 50_000
      exit(Walker(edits: edits).run() ? 0 : 1)
    }
    if let index = CommandLine.arguments.firstIndex(of: "--exhaustive") {
      let depth = CommandLine.arguments.dropFirst(index + 1).first.flatMap { Int($0) } ?? 4
      exit(Exhaustive(depth: max(1, depth)).run() ? 0 : 1)
    }
    let isSample = CommandLine.arguments.contains("--sample")
    let pairs = isSample ? Pair.sample : Pair.all
    let start = Date()
    let report = Report(pairs: pairs.count)
    let batches = stride(from: 0, to: pairs.count, by: 256).map {
      Array(pairs[$0..<min($0 + 256, pairs.count)])
    }
    DispatchQueue.concurrentPerform(iterations: batches.count) { index in
      for pair in batches[index] {
        var checks = Checks(pair)
        checks.run()
        report.add(checks)
      }
    }
    report.finish(seconds: Date().timeIntervalSince(start))
    exit(report.isClean ? 0 : 1)
  }
}
