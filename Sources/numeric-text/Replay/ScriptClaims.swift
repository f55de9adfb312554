// SPDX-License-Identifier: MIT

/// The states that a script expects after its events.
struct ScriptClaims {
  /// The expected state after each event.
  ///
  /// A claim without properties accepts any state.
  let claims: [ScriptClaim]

  /// Reads the claims of a script.
  ///
  /// The member `states` contains a claim for each event. The member `expect` contains a claim for
  /// the last event. Both members are optional.
  ///
  /// - Parameters:
  ///   - object: The script.
  ///   - count: The number of events in the script.
  /// - Throws: `ScriptError` if a claim cannot be read.
  init(_ object: JSONObject, count: Int) throws(ScriptError) {
    var claims = Array(repeating: ScriptClaim(), count: count)
    if let states = try object.objects("states") {
      guard states.count == count else {
        throw object.error("states", "has \(states.count) states, but \"events\" has \(count)")
      }
      for (index, state) in states.enumerated() { claims[index] = try ScriptClaim(state) }
    }
    if let last = try object.object("expect") {
      guard count > 0 else { throw object.error("expect", "requires at least one event") }
      claims[count - 1].merge(try ScriptClaim(last))
    }
    self.claims = claims
  }

  /// Returns a message for each difference between `states` and the claims.
  ///
  /// A message starts with the number of the event, counted from one.
  func differences(from states: [Script.State]) -> [String] {
    zip(claims, states).enumerated().flatMap { index, pair in
      pair.0.differences(from: pair.1).map { "after event \(index + 1): \($0)" }
    }
  }
}
