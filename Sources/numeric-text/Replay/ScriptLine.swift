// SPDX-License-Identifier: MIT

import NumericText

/// One line of a replay in, one line out.
enum ScriptLine {
  /// Plays a line.
  ///
  /// - Parameters:
  ///   - line: A script as JSON.
  ///   - number: The number of the line, for errors.
  /// - Returns: The answer as JSON, and whether the line was valid.
  static func play(_ line: String, number: Int) -> (answer: String, isValid: Bool) {
    var id: String?
    do throws(ScriptError) {
      let object = try JSONObject(line: line)
      id = Script.id(of: object)
      let states = try Script(object).play().map { json($0) }
      return ("{\"id\":\(json(id)),\"states\":[\(states.joined(separator: ","))]}", true)
    } catch {
      return ("{\"id\":\(json(id)),\"line\":\(number),\"error\":\(json(error.description))}", false)
    }
  }

  private static func json(_ state: Script.State) -> String {
    let refused = state.refusal.map { ",\"refused\":\(json($0.name))" } ?? ""
    return "{\"text\":\(json(state.text)),"
      + "\"selection\":[\(state.selection.lowerBound),\(state.selection.upperBound)],"
      + "\"value\":\(json(state.value))\(refused)}"
  }

  /// A text as a JSON string, nil as null.
  private static func json(_ text: String?) -> String {
    guard let text else { return "null" }
    var json = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": json += "\\\""
      case "\\": json += "\\\\"
      case "\u{0}"..<" ":
        let code = String(scalar.value, radix: 16)
        json += "\\u" + String(repeating: "0", count: 4 - code.count) + code
      default: json.unicodeScalars.append(scalar)
      }
    }
    return json + "\""
  }
}
