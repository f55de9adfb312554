// SPDX-License-Identifier: MIT

/// Returns whether `condition` is true in at least one of several attempts.
///
/// All tests of the process run at the same time and share the caches, so an entry can be evicted
/// between two lines of a test.
func holdsOnce(_ condition: () throws -> Bool) rethrows -> Bool {
  for _ in 0..<50 {
    if try condition() { return true }
  }
  return false
}
