// SPDX-License-Identifier: MIT

/// What was measured, per unit of each case's work.
public struct Figures: Equatable, Sendable {
  /// What is counted.
  public enum Kind: String, CaseIterable, Sendable {
    /// Nanoseconds.
    case time

    /// Instructions of the processor.
    case instructions

    /// How often memory is asked for.
    case allocations
  }

  /// Who did the work.
  public enum Side: String, CaseIterable, Sendable { case numericText, foundation }

  /// A figure with what it is about, written as a line of text with tabs.
  struct Key: Hashable, Sendable {
    var kind: Kind
    var side: Side
    var name: String
  }

  /// The cases in the order in which they came.
  public private(set) var names: [String] = []

  private var values: [Key: Double] = [:]

  /// No figures.
  public init() {}

  /// What was measured for a case, nil if that was not.
  public subscript(_ kind: Kind, _ side: Side, _ name: String) -> Double? {
    get { values[Key(kind: kind, side: side, name: name)] }
    set {
      values[Key(kind: kind, side: side, name: name)] = newValue
      if !names.contains(name) { names.append(name) }
    }
  }

  /// How many times as much Foundation needs, nil if either was not measured or needs none.
  public func ratio(_ kind: Kind, _ name: String) -> Double? {
    guard let ours = self[kind, .numericText, name], ours > 0 else { return nil }
    return self[kind, .foundation, name].map { $0 / ours }
  }
}
