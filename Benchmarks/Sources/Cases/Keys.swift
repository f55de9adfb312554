// SPDX-License-Identifier: MIT

import NumericText

/// A sequence of keys that returns a field to its initial state, so that it can be repeated.
struct Keys<Value: NumericTextBoundValue> {
  /// The keys: a string is a typed character, and nil is the backspace key.
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

  /// Returns a task that types the keys repeatedly in one session.
  func work(countedRounds: Int? = nil) -> Work {
    Work("type or deleteBackward", units: keys.count, countedRounds: countedRounds) {
      [session, keys] rounds in
      var session = session
      for _ in 0..<rounds {
        for key in keys { keep(session.press(key)) }
      }
    }
  }
}

extension NumericTextSession {
  /// Creates a focused session, types `text`, and moves the caret to `caret` unless it is nil.
  init(_ style: NumericTextStyle<FieldValue>, typed text: String = "", at caret: Int? = nil)
  where FieldValue: NumericTextValue & ExpressibleByIntegerLiteral {
    self.init(value: 0, style: style)
    focus()
    for key in text { type(String(key)) }
    if let caret { select(caret..<caret) }
  }

  /// Types `key`, or presses backspace if `key` is nil.
  mutating func press(_ key: String?) -> NumericTextOutcome<FieldValue> {
    if let key { type(key) } else { deleteBackward() }
  }
}
