// SPDX-License-Identifier: MIT

/// The claims of a script about the states after its events.
struct ScriptClaims {
  /// One claim for each event, which may be empty.
  let claims: [ScriptClaim]

  /// Reads `states`, with a claim for each event, and `expect`, the claim about the last state.
  ///
  /// - Parameters:
  ///   - object: The script.
  ///   - count: The number of events in the script.
  /// - Throws: `ScriptError` if a claim cannot be read.
  init(_ object: JSONObject, count: Int) throws(ScriptError) {
    var claims = Array(repeating: ScriptClaim(), count: count)
    if let states = try object.objects("states") {
      guard states.count == count else {
        throw object.error("states", "claims \(states.count) states of \(count) events")
      }
      for (index, state) in states.enumerated() { claims[index] = try ScriptClaim(state) }
    }
    if let last = try object.object("expect") {
      guard count > 0 else { throw object.error("expect", "claims a state, but there is no event") }
      claims[count - 1].merge(try ScriptClaim(last))
    }
    self.claims = claims
  }

  /// Returns a message for each claim that doesn't hold, with the number of its event from one.
  func differences(from states: [Script.State]) -> [String] {
    zip(claims, states).enumerated().flatMap { index, pair in
      pair.0.differences(from: pair.1).map { "after event \(index + 1): \($0)" }
    }
  }
}
