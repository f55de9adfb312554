// SPDX-License-Identifier: MIT

import Foundation

/// A thread-safe cache of values by key.
///
/// When `limit` is reached, a new entry replaces the oldest. The key of a value that depends on the
/// current locale must contain that locale.
final class Cache<Key: Sendable, Value: Sendable>: @unchecked Sendable {
  private struct Entry {
    let key: Key
    let value: Value
  }

  // `Mutex` would not need `@unchecked`, but requires iOS 18.
  private let lock = NSLock()
  private let limit: Int

  // Entries are found by the hash of their key. A linear search of a few hundred hashes is as fast
  // as a dictionary, which needs the conformance of its keys at run time (benchmark "first field of
  // a fresh process").
  private var hashes: [Int] = []
  private var entries: [Entry] = []
  private var oldest = 0

  init(limit: Int) { self.limit = limit }
}

extension Cache where Key: Hashable {
  /// Returns the value for a key, calling `make` if the cache has none.
  ///
  /// `make` is called without the lock. If two threads call it at the same time, the later value is
  /// kept.
  func value(for key: Key, make: () -> Value) -> Value {
    let hash = key.hashValue
    if let entry = entry(hash), entry.key == key { return entry.value }
    let value = make()
    keep(Entry(key: key, value: value), hash)
    return value
  }
}

extension Cache {
  /// The number of entries.
  var count: Int { lock.withLock { entries.count } }

  private func entry(_ hash: Int) -> Entry? {
    lock.withLock { hashes.firstIndex(of: hash).map { entries[$0] } }
  }

  private func keep(_ entry: Entry, _ hash: Int) {
    // Release the replaced entry after unlocking, because the deinitializer of an app's own key
    // could call back into the cache.
    _ = lock.withLock { replaced(by: entry, hash) }
  }

  /// Stores an entry, and returns the entry that it replaced, if any.
  private func replaced(by entry: Entry, _ hash: Int) -> Entry? {
    guard let place = hashes.firstIndex(of: hash) ?? fullPlace() else {
      hashes.append(hash)
      entries.append(entry)
      return nil
    }
    let replaced = entries[place]
    hashes[place] = hash
    entries[place] = entry
    return replaced
  }

  /// The index of the oldest entry if the cache is full, otherwise nil.
  private func fullPlace() -> Int? {
    guard entries.count == limit else { return nil }
    defer { oldest = (oldest + 1) % limit }
    return oldest
  }
}
