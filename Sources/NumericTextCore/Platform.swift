// SPDX-License-Identifier: MIT

// The differences between the web engine, which is Embedded Swift and must be small, and the engine
// on other platforms, which must not allocate per key. These are the engine's only conditional
// blocks. The two branches of each behave the same, except that web pages don't calculate.

enum Platform {
  /// The storage for digits.
  #if hasFeature(Embedded)
    typealias Row = ByteRow
  #else
    typealias Row = PackedRow
  #endif

  /// Whether fields can calculate, which takes a third of the engine's size.
  #if hasFeature(Embedded)
    static var calculates: Bool { false }
  #else
    static var calculates: Bool { true }
  #endif
}

extension String {
  // In Embedded Swift every string has contiguous UTF-8, and a single non-generic function that
  // borrows the bytes is smaller than one per result type.
  #if hasFeature(Embedded)
    /// Calls `body` with the scalars of this string.
    func withScalars<Result>(_ body: (ScalarText) -> Result) -> Result {
      utf8.span.withUnsafeBufferPointer { body(ScalarText($0)) }
    }
  #else
    /// Calls `body` with the scalars of this string.
    func withScalars<Result>(_ body: (ScalarText) -> Result) -> Result {
      let result = utf8.withContiguousStorageIfAvailable { body(ScalarText($0)) }
      if let result { return result }
      // A bridged string on an Apple platform can lack contiguous UTF-8.
      #if canImport(ObjectiveC)
        return copy.withScalars(body)
      #else
        preconditionFailure("The string has no contiguous storage.")
      #endif
    }

    #if canImport(ObjectiveC)
      private var copy: String {
        var bytes: [UInt8] = []
        for byte in utf8 { bytes.append(byte) }
        return String(wellFormed: bytes)
      }
    #endif
  #endif
}

extension String {
  // The bytes are always valid UTF-8: they are whole scalars of other strings, or newly encoded
  // ones. The standard initializer validates and repairs UTF-8, and would link a sixth of the
  // standard library's string code into the web engine.
  #if hasFeature(Embedded)
    /// Creates a string from valid UTF-8 that `write` stores, returning its length.
    @inline(never)
    package init(capacity: Int, wellFormed write: (UnsafeMutableBufferPointer<UInt8>) -> Int) {
      let room = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: capacity)
      let bytes = UnsafeBufferPointer(rebasing: room[..<write(room)])
      self.init(copying: UTF8Span(unchecked: bytes.span))
      room.deallocate()
    }
  #else
    /// Creates a string from valid UTF-8 that `write` stores, returning its length.
    @inline(__always)  // Benchmark "key at 11 digits": also inlines the closure.
    package init(capacity: Int, wellFormed write: (UnsafeMutableBufferPointer<UInt8>) -> Int) {
      self.init(unsafeUninitializedCapacity: capacity, initializingUTF8With: write)
    }
  #endif
}
