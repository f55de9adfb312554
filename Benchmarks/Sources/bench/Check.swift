// SPDX-License-Identifier: MIT

import Cases
import Figures
import Foundation

/// A check that all measurements are within the limits in `Budgets.json`.
enum Check {
  static func run(_ figures: Figures) throws {
    let budgets = try Budgets(contentsOf: URL(filePath: "Budgets.json"))
    let findings = budgets.findings(figures)
    findings.forEach { print($0) }
    let missing = budgets.missing(
      in: (BenchmarkCase.all + BenchmarkCase.freshProcess).map(\.name)
    )
    missing.forEach { print("MISSING \($0) has no budget") }
    let broken = findings.filter { !$0.isKept }.count + missing.count
    if broken > 0 { Bench.stop("\(broken) budgets are broken.") }
    print("All \(findings.count) budgets are kept.")
  }
}
