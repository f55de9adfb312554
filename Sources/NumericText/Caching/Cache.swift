// SPDX-License-Identifier: MIT

import Foundation

/// Values by the keys that they were made for, so that each is made once.
///
/// Any thread may ask. There are at most `limit` entries; a new one then takes the place of the
/// oldest. A value that follows the current locale has that locale in its key.
final class Cache<Key: Sendable, Value: Sendable>: @unchecked Sendable {
  private struct Entry {
    let key: Key
    let value: Value
  }

  // `Mutex` would do without `@unchecked`, but needs iOS 18.
  private let lock = NSLock()
  private let limit: Int

  // An entry is found by the hash of its key. A few hundred hashes are searched as fast as a
  // dictionary, which would first look up the conformance of its keys (benchmark "first field of a
  // fresh process").
  private var hashes: [Int] = []
  private var entries: [Entry] = []
  private var oldest = 0

  init(limit: Int) { self.limit = limit }
}

extension Cache where Key: Hashable {
  /// The value for a key, made if the cache does not have it.
  ///
  /// It is made outside the lock: two threads may both make it, and the later one is kept.
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
    // The entry that makes room is released after the lock, as keys are hashed and compared without
    // it: a key of an app's own may do anything then.
    _ = lock.withLock { replaced(by: entry, hash) }
  }

  /// The entry that made room for another, nil if there was room.
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

  /// The place of the oldest entry, nil if there is room for another one.
  private func fullPlace() -> Int? {
    guard entries.count == limit else { return nil }
    defer { oldest = (oldest + 1) % limit }
    return oldest
  }
}
