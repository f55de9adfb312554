// SPDX-License-Identifier: MIT

// The differences between the engine of the web component and the engine on all other platforms.
//
// The web engine is Embedded Swift and must be small. The other engine must not allocate memory for
// each key. Only this file contains `#if` blocks. The two branches of a block behave the same,
// except that the smaller web engine neither evaluates expressions such as `2+3`, nor reads words
// such as `k` in `1.5k`.

enum Platform {
  /// The type that stores the digits of a number.
  #if hasFeature(Embedded)
    typealias Row = ByteRow
  #else
    typealias Row = PackedRow
  #endif

  /// The maximum number of digits that a number can store.
  static var digitCapacity: Int { 0x3FFF }

  /// Whether fields can evaluate expressions such as `2+3`.
  ///
  /// The code for expressions would make the web engine a third larger, so there are two web
  /// engines. A page loads the larger one only if one of its fields allows expressions.
  #if hasFeature(Embedded) && !CALCULATOR
    static var calculates: Bool { false }
  #else
    static var calculates: Bool { true }
  #endif

  /// Whether fields can read words such as `k` in `1.5k`.
  ///
  /// The smaller of the two web engines cannot.
  static var readsMagnitudes: Bool { calculates }

  /// Whether the most common keys are handled without the stages, by `Session.editQuickly`.
  ///
  /// The web engine leaves out this code, because it must be small.
  #if hasFeature(Embedded)
    static var hasQuickKeys: Bool { false }
  #else
    static var hasQuickKeys: Bool { true }
  #endif
}

// `OfCalculator` and `OfApp` take no space in an engine that never sets their values, so that the
// types that contain them are cheap to copy.
#if hasFeature(Embedded) && !CALCULATOR
  /// A value that exists only in a field that calculates.
  ///
  /// No field of this engine calculates, so the value is always nil and takes no space.
  struct OfCalculator<Value> {
    var value: Value? {
      get { nil }
      set {}
    }

    init(_ value: Value? = nil) {}
  }
#else
  /// A value that exists only in a field that calculates.
  struct OfCalculator<Value> {
    var value: Value?
    init(_ value: Value? = nil) { self.value = value }
  }
#endif

#if hasFeature(Embedded)
  /// A value that an app, but not a web page, can set.
  ///
  /// This is the engine of a web page, so the value is always nil and takes no space.
  @propertyWrapper
  package struct OfApp<Value> {
    package var wrappedValue: Value? {
      get { nil }
      set {}
    }

    package init() {}
  }
#else
  /// A value that an app, but not a web page, can set.
  @propertyWrapper
  package struct OfApp<Value> {
    package var wrappedValue: Value?

    package init() {}
  }
#endif

extension OfCalculator: Sendable where Value: Sendable {}
extension OfCalculator: Equatable where Value: Equatable {}
extension OfCalculator: Hashable where Value: Hashable {}
extension OfApp: Sendable where Value: Sendable {}

extension String {
  // In Embedded Swift, every string has contiguous UTF-8. `span` adds a single function to the web
  // engine, whereas `withContiguousStorageIfAvailable` adds a function for each type of result.
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

  // The bytes are always valid UTF-8: they are whole scalars of other strings, or newly encoded
  // ones. The standard initializer validates and repairs UTF-8, and would link a sixth of the
  // standard library's string code into the web engine.
  #if hasFeature(Embedded)
    /// Creates a string from the valid UTF-8 that `write` stores in a buffer.
    ///
    /// `write` returns the number of bytes.
    package init(capacity: Int, wellFormed write: (UnsafeMutableBufferPointer<UInt8>) -> Int) {
      let room = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: capacity)
      self.init(wellFormed: UnsafeBufferPointer(rebasing: room[..<write(room)]))
      room.deallocate()
    }

    private init(wellFormed bytes: UnsafeBufferPointer<UInt8>) {
      self.init(copying: UTF8Span(unchecked: bytes.span))
    }
  #else
    /// Creates a string from the valid UTF-8 that `write` stores in a buffer.
    ///
    /// `write` returns the number of bytes.
    @inline(__always)  // Benchmark "key at 11 digits": also inlines the closure.
    package init(capacity: Int, wellFormed write: (UnsafeMutableBufferPointer<UInt8>) -> Int) {
      self.init(unsafeUninitializedCapacity: capacity, initializingUTF8With: write)
    }
  #endif
}
