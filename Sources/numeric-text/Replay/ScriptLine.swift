// SPDX-License-Identifier: MIT

import NumericText

/// Runs one line of a replay.
enum ScriptLine {
  /// Runs a line.
  ///
  /// - Parameters:
  ///   - line: A script as JSON.
  ///   - number: The number of the line, for errors.
  /// - Returns: The resulting line of JSON, and whether the script was valid.
  static func play(_ line: String, number: Int) -> (answer: String, isValid: Bool) {
    var id: String?
    do throws(ScriptError) {
      let object = try JSONObject(line: line)
      id = try object.label("id")
      let states = try Script(object).play().map { json($0) }
      return ("{\"id\":\(id ?? "null"),\"states\":[\(states.joined(separator: ","))]}", true)
    } catch {
      return (
        "{\"id\":\(id ?? "null"),\"line\":\(number),\"error\":\(error.description.json)}", false
      )
    }
  }

  private static func json(_ state: Script.State) -> String {
    let refused = state.refusal.map { ",\"refused\":\($0.name.json)" } ?? ""
    let clamped = state.clamped.map { ",\"clamped\":\($0.json)" } ?? ""
    let violation = state.violation.map { ",\"violation\":\($0.name.json)" } ?? ""
    return "{\"text\":\(state.text.json),"
      + "\"selection\":[\(state.selection.lowerBound),\(state.selection.upperBound)],"
      + "\"value\":\(state.value?.json ?? "null")\(refused)\(clamped)\(violation)}"
  }
}

extension String {
  /// The string as a JSON literal.
  var json: String {
    var json = "\""
    for scalar in unicodeScalars {
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
