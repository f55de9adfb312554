// SPDX-License-Identifier: MIT
// Must fail to compile on this system, with an error that contains the expected text.
// System: watchOS
// Expect: 'onChange(of:initial:_:)' is only available in watchOS 10 or newer

import SwiftUI

struct Counter: View {
  let count: Int

  var body: some View { Text(verbatim: "").onChange(of: count) { _, _ in } }
}
