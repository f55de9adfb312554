// SPDX-License-Identifier: MIT

extension String {
  /// The text of well-formed UTF-8.
  init(wellFormed bytes: [UInt8]) {
    self.init(capacity: bytes.count) { room in
      for place in 0..<bytes.count { room[place] = bytes[place] }
      return bytes.count
    }
  }
}
