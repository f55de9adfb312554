// SPDX-License-Identifier: MIT

extension String {
  /// Creates a string from valid UTF-8.
  init(wellFormed bytes: [UInt8]) {
    self.init(capacity: bytes.count) { room in
      for place in 0..<bytes.count { room[place] = bytes[place] }
      return bytes.count
    }
  }
}
