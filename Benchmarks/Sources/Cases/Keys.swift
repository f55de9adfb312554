// SPDX-License-Identifier: MIT

import NumericText

/// A sequence of keys that leaves a field in the same state as before.
struct Keys<Value: NumericTextValue> {
  /// The characters to type, with nil for backspace.
  var keys: [String?]

  var session: NumericTextSession<Value>

  init(_ keys: [String?], in session: NumericTextSession<Value>) {
    self.keys = keys
    self.session = session
  }

  /// The outcome of each key.
  var outcomes: [NumericTextOutcome<Value>] {
    var session = session
    return keys.map { session.press($0) }
  }

  /// Types the keys repeatedly in one session.
  var work: Work {
    Work("type or deleteBackward", units: keys.count) { [session, keys] rounds in
      var session = session
      for _ in 0..<rounds {
        for key in keys { keep(session.press(key)) }
      }
    }
  }
}

extension NumericTextSession {
  /// Creates a focused session in which `text` has been typed.
  init(_ style: NumericTextStyle<Bound>, typed text: String = "", at caret: Int? = nil)
  where Bound: NumericTextValue & ExpressibleByIntegerLiteral {
    self.init(value: 0, style: style)
    focus()
    for key in text { type(String(key)) }
    if let caret { select(caret..<caret) }
  }

  /// Types a key, or deletes backward if `key` is nil.
  mutating func press(_ key: String?) -> NumericTextOutcome<Bound> {
    if let key { type(key) } else { deleteBackward() }
  }
}
