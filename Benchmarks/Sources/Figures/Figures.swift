// SPDX-License-Identifier: MIT

/// The time, instructions and allocations of each case, measured per key, paste, text or field.
public struct Figures: Equatable, Sendable {
  /// The measured quantity.
  public enum Kind: String, CaseIterable, Sendable {
    /// Time in nanoseconds.
    case time

    /// Instructions that the processor executed.
    case instructions

    /// Memory allocations.
    case allocations
  }

  /// The library that did the work.
  public enum Side: String, CaseIterable, Sendable { case numericText, foundation }

  /// The key of a measurement: its quantity, library and case.
  struct Key: Hashable, Sendable {
    var kind: Kind
    var side: Side
    var name: String
  }

  /// The names of the measured cases, in the order in which they were added.
  public private(set) var names: [String] = []

  private var values: [Key: Double] = [:]

  /// Creates an empty set of measurements.
  public init() {}

  /// The measurement of the case with the given name, or nil if there is none.
  public subscript(_ kind: Kind, _ side: Side, _ name: String) -> Double? {
    get { values[Key(kind: kind, side: side, name: name)] }
    set {
      values[Key(kind: kind, side: side, name: name)] = newValue
      if !names.contains(name) { names.append(name) }
    }
  }

  /// Returns Foundation's measurement divided by NumericText's, or nil if one of them is missing or
  /// NumericText's is zero.
  public func ratio(_ kind: Kind, _ name: String) -> Double? {
    guard let ours = self[kind, .numericText, name], ours > 0 else { return nil }
    return self[kind, .foundation, name].map { $0 / ours }
  }
}
