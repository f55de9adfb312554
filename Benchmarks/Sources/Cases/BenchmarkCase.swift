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

  /// The task, performed by NumericText.
  public let work: Work

  /// The same task, performed by Foundation.
  public let foundation: Work

  /// Checks the results of both libraries, and throws a `Surprise` if one of them is wrong.
  public let check: () throws -> Void
}

/// A task that can be repeated, such as typing a number and deleting it again.
///
/// Each repetition is called a round. All rounds cost the same.
public struct Work {
  /// A short description.
  public let name: String

  /// The number of keys, pastes, fields or other units that one round processes.
  public let units: Int

  /// The number of rounds to run when counting instructions or allocations.
  ///
  /// Few rounds are enough, because these counts hardly vary.
  public let countedRounds: Int

  /// Performs the given number of rounds.
  public let run: (Int) -> Void

  /// Creates a task that can be repeated.
  ///
  /// - Parameters:
  ///   - name: A short description.
  ///   - units: The number of keys, pastes, fields or other units that one round processes.
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

  /// Creates work that calls a function in each round.
  public init<Result>(
    _ name: String,
    units: Int = 1,
    countedRounds: Int? = nil,
    repeating function: @escaping () -> Result
  ) {
    self.init(name, units: units, countedRounds: countedRounds) { rounds in
      for _ in 0..<rounds { keep(function()) }
    }
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
