// SPDX-License-Identifier: MIT

import TestSupport

@testable import ReferenceModel

/// A scenario that was played in the model.
struct PlayedScenario {
  let id: String
  private let play: Play
  private let claims: [[String: JSON]]

  /// Returns the scenarios of a file whose styles and events the model knows.
  static func all(in file: String) throws -> [PlayedScenario] {
    try ScenarioFiles.lines(of: file).compactMap { line in
      guard let json = try? JSON(parsing: String(line)), let members = json.object,
        let id = members["id"]?.string, let play = Player.play(json)
      else { return nil }
      return PlayedScenario(id: id, play: play, claims: claims(members, play.states.count))
    }
  }

  /// Returns the claims about each of `count` states.
  private static func claims(_ members: [String: JSON], _ count: Int) -> [[String: JSON]] {
    let states = members["states"]?.array?.map { $0.object ?? [:] }
    var claims = states ?? Array(repeating: [:], count: count)
    claims[claims.count - 1].merge(members["expect"]?.object ?? [:]) { $1 }
    return claims
  }

  /// The first law that the model broke, and each claim that its states don't meet.
  var problems: [String] {
    let laws = play.brokenLaw.map { ["\($0.law), not after event \($0.index)"] } ?? []
    return laws
      + zip(claims, play.states).enumerated().flatMap { index, pair in
        pair.1.differences(from: pair.0).map { "event \(index): \($0)" }
      }
  }
}

extension State {
  /// Returns a message for each property that differs from a claim.
  ///
  /// The model doesn't know the reasons for refusals.
  fileprivate func differences(from claim: [String: JSON]) -> [String] {
    let members: [String: JSON] = [
      "text": .string(text), "selection": .array(selection.map { .number($0) }),
      "value": .text(value), "clamped": .text(clamped), "violation": .text(violation),
      "rest": .array((rest ?? []).map { .string($0) }), "refused": .bool(refused != nil),
    ]
    return claim.compactMap { key, claimed in
      let expected = key == "refused" ? .bool(claimed != .null) : claimed
      guard let member = members[key], member != expected else { return nil }
      return "\(key): expected \(expected), got \(member)"
    }
  }
}

extension JSON {
  fileprivate static func text(_ text: String?) -> JSON { text.map { .string($0) } ?? .null }
}
