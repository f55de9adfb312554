// SPDX-License-Identifier: MIT

// What differs between the engine for web pages, which is Embedded Swift, and the engine elsewhere:
// there every byte is downloaded, here no key should allocate. These are the only conditions of the
// engine, and both sides of each do the same.

enum Platform {
  /// How digits are held.
  #if hasFeature(Embedded)
    typealias Row = ByteRow
  #else
    typealias Row = PackedRow
  #endif
}

extension String {
  // Embedded Swift has only texts with storage of their own, and one way to their bytes is smaller
  // than one for each kind of result.
  #if hasFeature(Embedded)
    /// Calls a function with the scalars of this text.
    func withScalars<Result>(_ body: (ScalarText) -> Result) -> Result {
      utf8.span.withUnsafeBufferPointer { body(ScalarText($0)) }
    }
  #else
    /// Calls a function with the scalars of this text.
    func withScalars<Result>(_ body: (ScalarText) -> Result) -> Result {
      let result = utf8.withContiguousStorageIfAvailable { body(ScalarText($0)) }
      if let result { return result }
      // Only on Apple's systems a text may lie in the memory of Objective-C.
      #if canImport(ObjectiveC)
        return copy.withScalars(body)
      #else
        preconditionFailure("A text has storage of its own.")
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
  // The bytes are whole scalars of other texts, or scalars that were just encoded, so they are
  // well-formed. The initializer for all platforms looks for what is not, and repairs it; with that it
  // brings a sixth of the standard library's strings along, which the engine for web pages does
  // without.
  #if hasFeature(Embedded)
    /// The text of well-formed UTF-8 that a function writes, of which it returns the length.
    @inline(never)
    package init(capacity: Int, wellFormed write: (UnsafeMutableBufferPointer<UInt8>) -> Int) {
      let room = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: capacity)
      let bytes = UnsafeBufferPointer(rebasing: room[..<write(room)])
      self.init(copying: UTF8Span(unchecked: bytes.span))
      room.deallocate()
    }
  #else
    /// The text of well-formed UTF-8 that a function writes, of which it returns the length.
    @inline(__always)  // Benchmark "key at 11 digits": the function is written out in place.
    package init(capacity: Int, wellFormed write: (UnsafeMutableBufferPointer<UInt8>) -> Int) {
      self.init(unsafeUninitializedCapacity: capacity, initializingUTF8With: write)
    }
  #endif
}
