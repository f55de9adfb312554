// SPDX-License-Identifier: MIT

import Foundation

extension String {
  var json: String {
    let data = try? JSONSerialization.data(withJSONObject: [self], options: .withoutEscapingSlashes)
    return String(String(decoding: data ?? Data(), as: UTF8.self).dropFirst().dropLast())
  }
}
