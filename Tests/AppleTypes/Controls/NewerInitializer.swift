// SPDX-License-Identifier: MIT
// System: watchOS
// Expect: 'onChange(of:initial:_:)' is only available in watchOS 10 or newer

import SwiftUI

struct Counter: View {
  let count: Int

  var body: some View { Text(verbatim: "").onChange(of: count) { _, _ in } }
}
