// SPDX-License-Identifier: MIT

// `scripts/fuzz.sh` compiles this file and the engine as one module for libFuzzer.

/// Plays one input of the fuzzer, and crashes if the input violates a law.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = UnsafeBufferPointer(start: start, count: start == nil ? 0 : count)
  let isTraced = CommandLine.arguments.contains("--trace")
  var play = FuzzPlay(bytes, isTraced: isTraced)
  play.run()
  if let violation = play.violation { fatalError(violation) }
  return 0
}
