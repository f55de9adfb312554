// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import Figures

@Suite struct BudgetsTests {
  private func budgets(limits: String = "", growth: String = "") throws -> Budgets {
    let json = #"{"limits": [\#(limits)], "growth": [\#(growth)]}"#
    return try JSONDecoder().decode(Budgets.self, from: Data(json.utf8))
  }

  private func figures(_ ours: [String: Double], foundation: Double = 1000) -> Figures {
    var figures = Figures()
    for (name, value) in ours {
      figures[.instructions, .numericText, name] = value
      figures[.instructions, .foundation, name] = foundation
    }
    return figures
  }

  @Test(arguments: [(99, true), (100, true), (100.004, true), (100.01, false)])
  func limitsAreComparedToTwoDecimals(count: Double, isKept: Bool) throws {
    let budgets = try budgets(limits: #"{"case": "key", "instructions": 100}"#)
    #expect(budgets.findings(figures(["key": count])).map(\.isKept) == [isKept])
  }

  @Test func aBudgetWithoutMeasurementIsBroken() throws {
    let budgets = try budgets(limits: #"{"case": "key", "allocations": 1}"#)
    #expect(budgets.findings(figures(["key": 1])).map(\.isKept) == [false])
    #expect(budgets.findings(Figures()).map(\.isKept) == [false])
  }

  @Test(arguments: [(400, false), (500, true), (1000, true)])
  func aLimitCanBeARatioToFoundation(foundation: Double, isKept: Bool) throws {
    let budgets = try budgets(limits: #"{"case": "text", "timesFoundation": 2}"#)
    let findings = budgets.findings(figures(["text": 1000], foundation: foundation))
    #expect(findings.map(\.isKept) == [isKept])
  }

  @Test(arguments: [(299, true), (300, true), (301, false)])
  func growthIsTheRatioOfTwoCases(long: Double, isKept: Bool) throws {
    let budgets = try budgets(growth: #"{"case": "long", "of": "short", "times": 3}"#)
    let findings = budgets.findings(figures(["long": long * 10, "short": 1000]))
    #expect(findings.map(\.isKept) == [isKept])
  }

  @Test func aFindingDescribesCaseMeasurementAndBudget() throws {
    let budgets = try budgets(limits: #"{"case": "key", "instructions": 4000}"#)
    let finding = try #require(budgets.findings(figures(["key": 15976.4])).first)
    #expect(finding.description == "BROKEN  key: 15,976 instructions, budget 4,000")
  }

  @Test func aCaseWithoutABudgetIsReported() throws {
    let budgets = try budgets(limits: #"{"case": "key", "instructions": 4000}"#)
    #expect(budgets.missing(in: ["key", "paste"]) == ["paste"])
  }
}
