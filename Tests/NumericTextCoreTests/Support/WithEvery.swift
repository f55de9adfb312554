// SPDX-License-Identifier: MIT

import TestSupport

/// A law that does not hold, with the combination of values that breaks it.
struct BrokenLaw: Error, CustomStringConvertible {
  let claim: String
  var trace: [String] = []

  var description: String { "\(claim)\n  " + trace.reversed().joined(separator: "\n  ") }
}

/// Throws unless a claim holds.
///
/// Loops of thousands use this in place of `#expect`.
func hold(_ claim: Bool, _ text: @autoclosure () -> String) throws {
  if !claim { throw BrokenLaw(claim: text()) }
}

/// Throws unless two values are equal.
func hold<Value: Equatable>(
  _ value: Value,
  is expected: Value,
  _ text: @autoclosure () -> String
) throws {
  if value != expected {
    throw BrokenLaw(claim: "\(text()): \(value) instead of \(expected)")
  }
}

/// Runs a body for every value.
///
/// If the body throws, the error names the value, so nested loops name
/// the whole combination.
func withEvery<Value>(
  _ label: String,
  in values: some Sequence<Value>,
  _ body: (Value) throws -> Void
) throws {
  for value in values {
    try withTrace("\(label): \(value)") { try body(value) }
  }
}

/// Runs a body with a seeded generator a number of times.
///
/// The error names the seed.
func withRandom(
  _ count: Int,
  seed: UInt64 = SplitMix64.seed,
  _ body: (inout SplitMix64) throws -> Void
) throws {
  for run in 0..<count {
    let seed = seed &+ UInt64(run)
    var generator = SplitMix64(seed: seed)
    try withTrace("NUMERIC_TEXT_SEED=\(seed)") { try body(&generator) }
  }
}

/// Runs a body whose error gets one more line of trace.
func withTrace(_ line: @autoclosure () -> String, _ body: () throws -> Void) throws {
  do {
    try body()
  } catch var error as BrokenLaw {
    error.trace.append(line())
    throw error
  }
}
