// SPDX-License-Identifier: MIT

extension Unicode.Scalar {
  static var all: some Sequence<Unicode.Scalar> {
    (UInt32(0)...0x10FFFF).lazy.compactMap { Unicode.Scalar($0) }
  }
}
