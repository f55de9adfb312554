// SPDX-License-Identifier: MIT

/// A benchmark case: the same task performed by NumericText and by Foundation.
///
/// ```swift
/// try aCase.check()         // verifies both results
/// aCase.work.run(100)       // 100 rounds
/// aCase.foundation.run(100)
/// ```
public struct BenchmarkCase {
  /// A short description, used as the name in budgets and tables.
  public let name: String

  /// The unit in which the measurements are given, such as "key", "paste" or "field".
  public let unit: String

  /// The work that NumericText does.
  public let work: Work

  /// The work that Foundation does for the same result.
  public let foundation: Work

  /// Checks the results of both libraries, and throws a `Surprise` if one of them is wrong.
  public let check: () throws -> Void
}

/// Work that can be repeated in rounds, each of which has the same cost.
public struct Work {
  /// A short description.
  public let name: String

  /// The number of keys, pastes, fields or other units that are processed in each round.
  public let units: Int

  /// The number of rounds to run when counting instructions or allocations.
  ///
  /// Few rounds are enough, because these counts hardly vary.
  public let countedRounds: Int

  /// Performs the given number of rounds.
  public let run: (Int) -> Void

  /// Creates repeatable work.
  ///
  /// - Parameters:
  ///   - name: A short description.
  ///   - units: The number of keys, pastes, fields or other units that are processed in each round.
  ///   - countedRounds: The number of rounds to run when counting instructions or allocations. The
  ///     default is 400 divided by `units`, but at least 20.
  ///   - run: Performs the given number of rounds.
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
  /// A sentence with the expected and the actual result.
  public let description: String
}

/// Throws a `Surprise` unless the two values are equal.
func expect<Value: Equatable>(_ got: Value, _ expected: Value) throws {
  guard got != expected else { return }
  throw Surprise(description: "expected \(expected), got \(got)")
}

/// Uses `value`, so that the optimizer does not remove the code that computes it.
@inline(never) @_optimize(none)
public func keep<Value>(_ value: borrowing Value) {}
