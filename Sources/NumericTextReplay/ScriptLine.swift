// SPDX-License-Identifier: MIT

import NumericText

/// Runs the lines of a replay file, and creates one line of output for each.
enum ScriptLine {
  /// Runs one line.
  ///
  /// - Parameters:
  ///   - line: A script as JSON.
  ///   - number: The number of the line, for error messages.
  /// - Returns: The states after each event, and the differences from the expected states, or an
  ///   error.
  static func play(_ line: String, number: Int) -> Replay.Answer {
    var id: String?
    do throws(ScriptError) {
      let object = try JSONObject(line: line)
      id = try object.label("id")
      return try play(object, id: id ?? "null")
    } catch {
      let text = "{\"id\":\(id ?? "null"),\"line\":\(number),\"error\":\(error.description.json)}"
      return Replay.Answer(json: text, isValid: false)
    }
  }

  private static func play(_ object: JSONObject, id: String) throws(ScriptError) -> Replay.Answer {
    let script = try Script(object)
    let claims = try ScriptClaims(object, count: script.count)
    let states = try script.play()
    let differences = claims.differences(from: states)
    let members = [
      "\"id\":\(id)", "\"states\":[\(states.map { json($0) }.joined(separator: ","))]",
      differences.isEmpty ? nil : "\"differs\":[\(differences.map(\.json).joined(separator: ","))]",
    ]
    let text = "{\(members.compactMap { $0 }.joined(separator: ","))}"
    return Replay.Answer(json: text, differences: differences)
  }

  private static func json(_ state: Script.State) -> String {
    let refused = state.refusal.map { ",\"refused\":\($0.name.json)" } ?? ""
    let clamped = state.clamped.map { ",\"clamped\":\($0.json)" } ?? ""
    let violation = state.violation.map { ",\"violation\":\($0.name.json)" } ?? ""
    let texts = state.rest.map(\.json).joined(separator: ",")
    let rest = state.rest.isEmpty ? "" : ",\"rest\":[\(texts)]"
    return "{\"text\":\(state.text.json),"
      + "\"selection\":[\(state.selection.lowerBound),\(state.selection.upperBound)],"
      + "\"value\":\(state.value?.json ?? "null")\(refused)\(clamped)\(violation)\(rest)}"
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
