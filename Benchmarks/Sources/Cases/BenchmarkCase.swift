// SPDX-License-Identifier: MIT

/// Something that a field does, next to what Foundation needs for the same.
///
/// ```swift
/// try aCase.check()         // both give what they should
/// aCase.work.run(100)       // 100 rounds
/// aCase.foundation.run(100)
/// ```
public struct BenchmarkCase {
  /// What is measured, in a few words; the name in budgets and tables.
  public let name: String

  /// What one unit of the work is: a key, a paste, a field.
  public let unit: String

  /// What NumericText does.
  public let work: Work

  /// What Foundation does for the same.
  public let foundation: Work

  /// Throws a `Surprise` if one of them gives something else than it should.
  public let check: () throws -> Void
}

/// Work that can be repeated, and does the same in each round.
public struct Work {
  /// What is done, in a few words.
  public let name: String

  /// How many units one round does.
  public let units: Int

  /// How many rounds are enough to count instructions and allocations, which vary little.
  public let countedRounds: Int

  /// Does a number of rounds.
  public let run: (Int) -> Void

  /// Work with a name.
  ///
  /// - Parameters:
  ///   - name: What is done, in a few words.
  ///   - units: How many units one round does.
  ///   - countedRounds: How many rounds are enough to count, nil for some hundred units.
  ///   - run: Does a number of rounds.
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

/// A result that is not the one expected.
public struct Surprise: Error, CustomStringConvertible {
  /// What was expected, and what came.
  public let description: String
}

/// Throws unless two values are equal.
func expect<Value: Equatable>(_ got: Value, _ expected: Value) throws {
  guard got != expected else { return }
  throw Surprise(description: "expected \(expected), got \(got)")
}

/// Makes the optimizer believe that a value is used, so that it cannot leave out the work.
@inline(never) @_optimize(none)
public func keep<Value>(_ value: borrowing Value) {}
