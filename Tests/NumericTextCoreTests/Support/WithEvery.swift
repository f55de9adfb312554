// SPDX-License-Identifier: MIT

import TestSupport
import Testing

/// The error for a violated law, with the combination of values that violates it.
struct BrokenLaw: Error, CustomStringConvertible {
  let claim: String
  var trace: [String] = []

  var description: String { "\(claim)\n  " + trace.reversed().joined(separator: "\n  ") }
}

/// Throws unless `claim` is true.
///
/// This is faster than `#expect` in loops with thousands of iterations.
func hold(_ claim: Bool, _ text: @autoclosure () -> String) throws {
  if !claim { throw BrokenLaw(claim: text()) }
}

/// Throws unless `value` equals `expected`.
func hold<Value: Equatable>(
  _ value: Value,
  is expected: Value,
  _ text: @autoclosure () -> String
) throws {
  if value != expected {
    throw BrokenLaw(claim: "\(text()): \(value) instead of \(expected)")
  }
}

/// Calls `body` with every value.
///
/// If `body` throws a `BrokenLaw`, the value is added to the trace of that error, so that nested
/// loops report the whole combination.
func withEvery<Value>(
  _ label: String,
  in values: some Sequence<Value>,
  _ body: (Value) throws -> Void
) throws {
  for value in values {
    try withTrace("\(label): \(String(describingForTest: value))") { try body(value) }
  }
}

/// Calls `body` `count` times with a seeded generator.
///
/// If `body` throws a `BrokenLaw`, the seed is added to the trace of that error.
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

/// Calls `body`.
///
/// If `body` throws a `BrokenLaw`, `line` is added to the trace of that error.
func withTrace(_ line: @autoclosure () -> String, _ body: () throws -> Void) throws {
  do {
    try body()
  } catch var error as BrokenLaw {
    error.trace.append(line())
    throw error
  }
}
