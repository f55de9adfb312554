// SPDX-License-Identifier: MIT

/// An operation of a field, and Foundation's work for the same result.
///
/// ```swift
/// try aCase.check()         // verifies both results
/// aCase.work.run(100)       // 100 rounds
/// aCase.foundation.run(100)
/// ```
public struct BenchmarkCase {
  /// A short description, used as the name in budgets and tables.
  public let name: String

  /// The unit of work: a key, a paste, a field.
  public let unit: String

  /// The work of NumericText.
  public let work: Work

  /// The work of Foundation for the same result.
  public let foundation: Work

  /// Checks both results, and throws a `Surprise` if one of them is wrong.
  public let check: () throws -> Void
}

/// Repeatable work that is the same in each round.
public struct Work {
  /// A short description.
  public let name: String

  /// The number of units in a round.
  public let units: Int

  /// The number of rounds when counting instructions and allocations, which vary little.
  public let countedRounds: Int

  /// Performs a number of rounds.
  public let run: (Int) -> Void

  /// Creates repeatable work.
  ///
  /// - Parameters:
  ///   - name: A short description.
  ///   - units: The number of units in a round.
  ///   - countedRounds: The number of rounds when counting, or nil for a few hundred units.
  ///   - run: Performs a number of rounds.
  public init(
    _ name: String,
    units: Int = 1,
    countedRounds: Int? = nil,
    run: @escaping (Int) -> Void
  ) {
    self.name = name
    self.units = units
    self.countedRounds = countedRounds ?? max(20, 400 / units)
    self.run = run
  }
}

/// An unexpected result.
public struct Surprise: Error, CustomStringConvertible {
  /// The expected and the actual result.
  public let description: String
}

/// Throws an error unless two values are equal.
func expect<Value: Equatable>(_ got: Value, _ expected: Value) throws {
  guard got != expected else { return }
  throw Surprise(description: "expected \(expected), got \(got)")
}

/// Prevents the optimizer from removing the computation of a value.
@inline(never) @_optimize(none)
public func keep<Value>(_ value: borrowing Value) {}
