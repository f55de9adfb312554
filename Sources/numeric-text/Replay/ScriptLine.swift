// SPDX-License-Identifier: MIT

import NumericText

/// The result of running a line of a replay.
struct ScriptAnswer {
  /// The answer as JSON.
  var answer: String

  /// Whether the line was a script.
  var isValid = true

  /// The claims of the script that don't hold.
  var differences: [String] = []
}

/// Runs the lines of a replay, each of which results in a single line of output.
enum ScriptLine {
  /// Runs a line.
  ///
  /// - Parameters:
  ///   - line: A script as JSON.
  ///   - number: The number of the line, for errors.
  /// - Returns: The answer, with the error in the line or the claims that don't hold.
  static func play(_ line: String, number: Int) -> ScriptAnswer {
    var id: String?
    do throws(ScriptError) {
      let object = try JSONObject(line: line)
      id = try object.label("id")
      return try play(object, id: id ?? "null")
    } catch {
      let text = "{\"id\":\(id ?? "null"),\"line\":\(number),\"error\":\(error.description.json)}"
      return ScriptAnswer(answer: text, isValid: false)
    }
  }

  private static func play(_ object: JSONObject, id: String) throws(ScriptError) -> ScriptAnswer {
    let script = try Script(object)
    let claims = try ScriptClaims(object, count: script.count)
    let states = try script.play()
    let differences = claims.differences(from: states)
    let members = [
      "\"id\":\(id)", "\"states\":[\(states.map { json($0) }.joined(separator: ","))]",
      differences.isEmpty ? nil : "\"differs\":[\(differences.map(\.json).joined(separator: ","))]",
    ]
    let text = "{\(members.compactMap { $0 }.joined(separator: ","))}"
    return ScriptAnswer(answer: text, differences: differences)
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
