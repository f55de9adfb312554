// SPDX-License-Identifier: MIT

/// Something a field does, next to what Foundation needs for the same.
///
/// ```swift
/// try aCase.check()   // both give what they should
/// aCase.work.run(100) // 100 rounds
/// ```
public struct BenchmarkCase: Sendable {
  /// What is measured, in a few words; the name in budgets and tables.
  public let name: String

  /// What one unit of the work is: a key, a text, a field.
  public let unit: String

  /// What NumericText does.
  public let work: Work

  /// What Foundation does for the same, with its name.
  public let baseline: (name: String, work: Work)

  /// Throws a `Surprise` if one of them gives something else than it should.
  public let check: @Sendable () throws -> Void
}

/// Work that can be repeated.
public struct Work: Sendable {
  /// How many units one round does.
  public let units: Int

  /// Does a number of rounds.
  public let run: @Sendable (Int) -> Void

  init(units: Int, run: @escaping @Sendable (Int) -> Void) {
    self.units = units
    self.run = run
  }
}

/// A result that is not the one expected.
public struct Surprise: Error, CustomStringConvertible {
  /// What was expected and what came.
  public let description: String
}

/// Throws unless two values are equal.
func expect<Value: Equatable>(_ got: Value, _ expected: Value) throws {
  guard got != expected else { return }
  throw Surprise(description: "expected \(expected), got \(got)")
}

/// Makes the optimiser believe that a value is used, so that it cannot leave out the work.
@inline(never) @_optimize(none)
func keep<Value>(_ value: borrowing Value) {}
