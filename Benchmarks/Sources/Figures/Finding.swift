// SPDX-License-Identifier: MIT

/// A measurement compared with its limit.
public struct Finding: Equatable, Sendable, CustomStringConvertible {
  enum Measure: Equatable, Sendable {
    case instructions, allocations, timesFoundation
    case times(String)
  }

  var name: String
  var measure: Measure
  var measured: Double?
  var budget: Double

  init(_ name: String, _ measure: Measure, _ measured: Double?, _ budget: Double) {
    self.name = name
    self.measure = measure
    self.measured = measured
    self.budget = budget
  }

  /// Whether the measurement is within the limit.
  ///
  /// This is false if there is no measurement.
  ///
  /// Both numbers are rounded to two decimals before they are compared. Otherwise, the cost of
  /// one-time work, divided by the number of keys, could raise a measurement just above its limit.
  public var isKept: Bool {
    guard let measured else { return false }
    return (measured * 100).rounded() <= (budget * 100).rounded()
  }

  /// The result of the comparison as a line of text, starting with `kept` or `BROKEN`.
  public var description: String {
    let verdict = isKept ? "kept    " : "BROKEN  "
    let amount = measured.map(FigureText.amount) ?? "not measured"
    return "\(verdict)\(name): \(amount) \(unit), budget \(FigureText.amount(budget))"
  }

  private var unit: String {
    switch measure {
    case .instructions: "instructions"
    case .allocations: "allocations"
    case .timesFoundation: "× Foundation's instructions"
    case .times(let other): "× the instructions of “\(other)”"
    }
  }
}
