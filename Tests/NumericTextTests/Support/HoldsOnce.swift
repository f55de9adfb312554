// SPDX-License-Identifier: MIT

/// Whether a condition holds in one of a few attempts.
///
/// Caches are shared by all tests of the process, which run at the same time, so an entry may be
/// evicted between two lines of a test.
func holdsOnce(_ condition: () throws -> Bool) rethrows -> Bool {
  for _ in 0..<50 {
    if try condition() { return true }
  }
  return false
}
