// SPDX-License-Identifier: MIT

public import Foundation

/// The maximum instruction and allocation counts of the cases.
///
/// Times have no maximum, because they vary between runs. These counts hardly vary.
public struct Budgets: Decodable, Equatable, Sendable {
  /// The maximum instruction and allocation counts of a case, per unit of its work, such as a key.
  struct Limit: Decodable, Equatable, Sendable {
    var name: String
    var instructions: Double?
    var allocations: Double?

    /// The maximum ratio of NumericText's instructions to Foundation's.
    var timesFoundation: Double?

    enum CodingKeys: String, CodingKey {
      case name = "case"
      case instructions, allocations, timesFoundation
    }
  }

  /// The maximum ratio of one case's instructions to those of a reference case.
  struct Growth: Decodable, Equatable, Sendable {
    var name: String
    var reference: String
    var times: Double

    enum CodingKeys: String, CodingKey {
      case name = "case"
      case reference = "of"
      case times
    }
  }

  var limits: [Limit]
  var growth: [Growth]

  /// Reads the budgets from a file.
  ///
  /// - Parameter file: A JSON file with `limits` and `growth`.
  /// - Throws: An error if the file cannot be read.
  public init(contentsOf file: URL) throws {
    self = try JSONDecoder().decode(Self.self, from: Data(contentsOf: file))
  }

  /// Returns the names of the cases that have no budget.
  public func missing(in names: [String]) -> [String] {
    let known = Set(limits.map(\.name))
    return names.filter { !known.contains($0) }
  }

  /// Returns the comparison of each limit with the corresponding measurement.
  public func findings(_ figures: Figures) -> [Finding] {
    limits.flatMap { findings($0, figures) } + growth.map { finding($0, figures) }
  }

  private func findings(_ limit: Limit, _ figures: Figures) -> [Finding] {
    let ours = { figures[$0, .numericText, limit.name] }
    let ratio = figures.ratio(.instructions, limit.name).map { 1 / $0 }
    return [
      limit.instructions.map { Finding(limit.name, .instructions, ours(.instructions), $0) },
      limit.allocations.map { Finding(limit.name, .allocations, ours(.allocations), $0) },
      limit.timesFoundation.map { Finding(limit.name, .timesFoundation, ratio, $0) },
    ].compactMap { $0 }
  }

  private func finding(_ growth: Growth, _ figures: Figures) -> Finding {
    let ours = { figures[.instructions, .numericText, $0] }
    let measured = ours(growth.name).flatMap { long in
      ours(growth.reference).map { long / $0 }
    }
    return Finding(growth.name, .times(growth.reference), measured, growth.times)
  }
}
