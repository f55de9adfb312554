// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import NumericText

/// A cache of texts that reports whether it had to create a value.
private struct Maker {
  private let cache: Cache<Int, String>

  init(limit: Int) { cache = Cache(limit: limit) }

  var count: Int { cache.count }

  /// Returns the value for `key`, and whether this call created it.
  func value(_ key: Int) -> (String, isNew: Bool) {
    var isNew = false
    let value = cache.value(for: key) {
      isNew = true
      return "value \(key)"
    }
    return (value, isNew)
  }
}

@Suite struct CacheTests {
  @Test func neverEvictsUpToTheLimit() {
    let maker = Maker(limit: 64)
    for key in 0..<64 { #expect(maker.value(key).isNew) }
    for _ in 0..<3 {
      for key in 0..<64 { #expect(!maker.value(key).isNew) }
    }
  }

  @Test func evictsTheOldestEntry() {
    let maker = Maker(limit: 3)
    for key in 0..<3 { _ = maker.value(key) }
    #expect(maker.value(3).isNew)
    #expect(maker.count == 3)
    #expect(!maker.value(1).isNew)
    #expect(!maker.value(2).isNew)
    #expect(!maker.value(3).isNew)
    #expect(maker.value(0) == ("value 0", true))
    #expect(!maker.value(2).isNew)
    #expect(maker.value(1).isNew)
    #expect(maker.count == 3)
  }

  /// A key with the same hash for every name, so that all keys collide.
  private struct Twin: Hashable {
    let name: String
    func hash(into hasher: inout Hasher) { hasher.combine(0) }
  }

  @Test func keepsKeysWithEqualHashesApart() {
    let cache = Cache<Twin, String>(limit: 8)
    for _ in 0..<3 {
      for name in ["a", "b", "c"] {
        #expect(cache.value(for: Twin(name: name)) { "value \(name)" } == "value \(name)")
      }
    }
    #expect(cache.count == 1)
  }

  /// A key that reads the cache while it is hashed and compared.
  private struct Curious: Hashable {
    static let cache = Cache<Curious, Int>(limit: 8)
    let id: Int

    static func == (left: Curious, right: Curious) -> Bool {
      cache.count > 0 && left.id == right.id
    }

    func hash(into hasher: inout Hasher) { hasher.combine(id + 0 * Self.cache.count) }
  }

  @Test func keyCanReadTheCacheWhileItIsHashed() {
    #expect(Curious.cache.value(for: Curious(id: 1)) { 1 } == 1)
    #expect(Curious.cache.value(for: Curious(id: 1)) { 2 } == 1)
  }

  @Test func createsNoKeyThatEqualsThePreviousOne() {
    let cache = Cache<Int, String>(limit: 2)
    var keys: [Int] = []
    func value(_ number: Int) -> String {
      func key() -> Int {
        keys.append(number)
        return number
      }
      return cache.value(for: key(), where: { $0 == number }, make: { "value \(number)" })
    }
    #expect([1, 1, 2, 2, 1, 1, 3, 3].map { value($0) }.last == "value 3")
    #expect(keys == [1, 2, 1, 3])
    #expect(value(1) == "value 1")
    #expect(keys == [1, 2, 1, 3, 1])
    #expect(cache.count == 2)
  }

  /// A value that reads its cache when it is released.
  private final class Leaver: Sendable {
    static let cache = Cache<Int, Leaver>(limit: 2)
    deinit { _ = Self.cache.count }
  }

  @Test func valueCanReadTheCacheWhenItIsReleased() {
    for key in 0..<6 { _ = Leaver.cache.value(for: key) { Leaver() } }
    #expect(Leaver.cache.count == 2)
  }

  @Test func creatingAValueCanUseTheSameCache() {
    let cache = Cache<Int, Int>(limit: 8)
    func triangle(_ number: Int) -> Int {
      cache.value(for: number) { number == 0 ? 0 : number + triangle(number - 1) }
    }
    #expect(triangle(20) == 210)
    #expect(cache.count == 8)
  }

  @Test(arguments: [2, 16, 1000])
  func returnsTheRightValueOnAnyThread(limit: Int) {
    let maker = Maker(limit: limit)
    DispatchQueue.concurrentPerform(iterations: 4000) { index in
      let key = index * 7919 % 97
      #expect(maker.value(key).0 == "value \(key)")
    }
    #expect(maker.count == min(limit, 97))
  }
}
