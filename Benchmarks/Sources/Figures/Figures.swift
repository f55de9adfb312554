// SPDX-License-Identifier: MIT

/// The measurements per unit of each case.
public struct Figures: Equatable, Sendable {
  /// The measured quantity.
  public enum Kind: String, CaseIterable, Sendable {
    /// Time in nanoseconds.
    case time

    /// Instructions executed by the processor.
    case instructions

    /// Memory allocations.
    case allocations
  }

  /// The library that did the work.
  public enum Side: String, CaseIterable, Sendable { case numericText, foundation }

  /// A measurement with its case, quantity and library.
  struct Key: Hashable, Sendable {
    var kind: Kind
    var side: Side
    var name: String
  }

  /// The cases in the order of their measurements.
  public private(set) var names: [String] = []

  private var values: [Key: Double] = [:]

  /// Creates an empty set of measurements.
  public init() {}

  /// The measurement of a case, or nil if there is none.
  public subscript(_ kind: Kind, _ side: Side, _ name: String) -> Double? {
    get { values[Key(kind: kind, side: side, name: name)] }
    set {
      values[Key(kind: kind, side: side, name: name)] = newValue
      if !names.contains(name) { names.append(name) }
    }
  }

  /// The ratio of Foundation's measurement to ours, or nil if one is missing or zero.
  public func ratio(_ kind: Kind, _ name: String) -> Double? {
    guard let ours = self[kind, .numericText, name], ours > 0 else { return nil }
    return self[kind, .foundation, name].map { $0 / ours }
  }
}
