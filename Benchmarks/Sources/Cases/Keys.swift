// SPDX-License-Identifier: MIT

import Foundation
import NumericText

/// Keys typed in a field, and the text and the value after each.
struct Keys<Value: NumericTextValue & Equatable & Sendable> {
  /// A key, nil for backspace.
  typealias Key = String?

  var session: NumericTextSession<Value>
  var keys: [Key]

  init(_ keys: [Key], in session: NumericTextSession<Value>) {
    self.keys = keys
    self.session = session
  }

  /// The outcomes of the keys, one by one.
  var outcomes: [NumericTextOutcome<Value>] {
    var session = session
    return keys.map { session.press($0) }
  }

  /// The keys, over and over in one session.
  var work: Work {
    let (start, keys) = (session, keys)
    return Work(units: keys.count) { rounds in
      var session = start
      for _ in 0..<rounds {
        for key in keys { keep(session.press(key)) }
      }
    }
  }
}

extension NumericTextSession {
  /// Types a key, or deletes backward if there is none.
  mutating func press(_ key: String?) -> NumericTextOutcome<Bound> {
    if let key { type(key) } else { deleteBackward() }
  }
}
