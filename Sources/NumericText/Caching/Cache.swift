// SPDX-License-Identifier: MIT

import Foundation

/// A thread-safe cache that finds values by their keys.
///
/// When `limit` is reached, a new entry replaces the oldest. If a value depends on the current
/// locale, its key must contain that locale.
final class Cache<Key: Sendable, Value: Sendable>: @unchecked Sendable {
  private final class Entry: Sendable {
    let key: Key
    let value: Value

    init(key: Key, value: Value) {
      self.key = key
      self.value = value
    }
  }

  // `Mutex` would not need `@unchecked`, but requires iOS 18.
  private let lock = NSLock()
  private let limit: Int

  // Entries are found by a linear search for the hash of their key. For a few hundred entries, a
  // dictionary would not be faster, and it would look up the `Hashable` conformance of its keys at
  // run time (benchmark "first field of a fresh process").
  private var hashes: [Int] = []
  private var entries: [Entry] = []
  private var oldest = 0

  // The entry that was found or stored last. Its key is compared first, because hashing a key takes
  // longer than comparing two keys (benchmark "style of a format").
  private var latest: Entry?

  init(limit: Int) { self.limit = limit }
}

extension Cache where Key: Hashable {
  /// Returns the value for a key, calling `make` if the cache has none.
  ///
  /// `make` is called without holding the lock. If two threads call it for the same key at the same
  /// time, the later value is kept.
  func value(for key: Key, make: () -> Value) -> Value {
    value(for: key, where: { $0 == key }, make: make)
  }

  /// Returns the value for a key that is created only if necessary.
  ///
  /// - Parameters:
  ///   - key: The key. It is not created if the previous call had an equal key.
  ///   - isKey: Returns whether its argument is equal to `key`.
  ///   - make: Creates the value, without holding the lock.
  /// - Returns: The value.
  func value(
    for key: @autoclosure () -> Key,
    where isKey: (Key) -> Bool,
    make: () -> Value
  ) -> Value {
    if let entry = lock.withLock({ latest }), isKey(entry.key) { return entry.value }
    let key = key()
    let hash = key.hashValue
    if let entry = entry(hash), entry.key == key { return entry.value }
    let value = make()
    keep(Entry(key: key, value: value), hash)
    return value
  }
}

extension Cache {
  var count: Int { lock.withLock { entries.count } }

  private func entry(_ hash: Int) -> Entry? {
    lock.withLock {
      guard let index = hashes.firstIndex(of: hash) else { return nil }
      latest = entries[index]
      return latest
    }
  }

  private func keep(_ entry: Entry, _ hash: Int) {
    // The replaced entry is released only after unlocking. Its key can be an object of the app, and
    // the deinitializer of this object could use the cache.
    _ = lock.withLock { replaced(by: entry, hash) }
  }

  /// Stores an entry, and returns the entry that it replaced, if any.
  private func replaced(by entry: Entry, _ hash: Int) -> Entry? {
    latest = entry
    guard let place = hashes.firstIndex(of: hash) ?? indexToReplace() else {
      hashes.append(hash)
      entries.append(entry)
      return nil
    }
    let replaced = entries[place]
    hashes[place] = hash
    entries[place] = entry
    return replaced
  }

  /// Returns the index of the oldest entry if the cache is full, otherwise nil.
  private func indexToReplace() -> Int? {
    guard entries.count == limit else { return nil }
    defer { oldest = (oldest + 1) % limit }
    return oldest
  }
}

/// A thread-safe store for the engines of a style, shared by all copies of the style.
///
/// A style has two engines: one for fields that can be empty, and one for fields that cannot.
final class FieldMemo: @unchecked Sendable {
  private struct Entry {
    let field: Field

    /// The current locale when the engine was created, or nil if the engine doesn't depend on it.
    let locale: Locale?
  }

  private var optional: Entry?
  private var required: Entry?

  /// Returns the stored engine, either for fields that can be empty or for fields that cannot.
  ///
  /// - Returns: The engine, or nil if none is stored, or if the stored engine depends on a locale
  ///   that is no longer the current one.
  func field(allowsEmpty: Bool, in current: @autoclosure () -> Locale) -> Field? {
    lock.lock()
    let entry = allowsEmpty ? optional : required
    lock.unlock()
    guard let entry, let locale = entry.locale else { return entry?.field }
    return locale == current() ? entry.field : nil
  }

  /// Stores an engine, together with the current locale if the engine depends on it.
  ///
  /// If the engine doesn't depend on the current locale, `locale` must be nil.
  func keep(_ field: Field, allowsEmpty: Bool, following locale: Locale?) {
    let entry = Entry(field: field, locale: locale)
    lock.lock()
    if allowsEmpty { optional = entry } else { required = entry }
    lock.unlock()
  }
}

// All memos share a lock, because creating a lock takes longer than creating a style (benchmark
// "notation, used before"). It is held only while an entry is loaded or stored, so it cannot
// deadlock.
private let lock = NSLock()
