// SPDX-License-Identifier: MIT

extension String {
  /// The text of well-formed UTF-8 that a function writes, of which it returns the length.
  ///
  /// The fast initializer repairs what is not well-formed, and with that brings a sixth of the
  /// standard library's strings into the engine for the web. There, where words have 32 bits, the
  /// text is validated instead. Which one is decided when the engine is compiled.
  @inline(__always)  // Benchmark "key at 11 digits": the function is written out in place.
  package init(capacity: Int, wellFormed write: (UnsafeMutableBufferPointer<UInt8>) -> Int) {
    if MemoryLayout<Int>.size == 4,
      #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
    {
      self = withUnsafeTemporaryAllocation(of: UInt8.self, capacity: capacity) { room in
        let bytes = UnsafeBufferPointer(rebasing: room[..<write(room)])
        return String(validating: bytes, as: UTF8.self) ?? ""
      }
    } else {
      self.init(unsafeUninitializedCapacity: capacity, initializingUTF8With: write)
    }
  }

  /// The text of well-formed UTF-8.
  init(wellFormed bytes: [UInt8]) {
    self.init(capacity: bytes.count) { room in
      for place in 0..<bytes.count { room[place] = bytes[place] }
      return bytes.count
    }
  }
}
