// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import NumericTextReplay

/// Tests of the output of `numeric-text replay`.
@Suite struct ReplayTests {
  @Test func answersWithOneStatePerEvent() {
    let answer = play(#"{"id":"a","style":{"kind":"number"},"initial":"12","events":EVENTS}"#)
    #expect(
      answer == #"{"id":"a","states":[{"text":"12","selection":[2,2],"value":"12"},"#
        + #"{"text":"123","selection":[3,3],"value":"123"},"#
        + #"{"text":"123","selection":[3,3],"value":"123","refused":"notANumber"}]}"#
    )
  }

  private func play(_ line: String) -> String {
    let events = #"[{"focus":true},{"type":"3"},{"type":"x"}]"#
    return Replay.play(line.replacing("EVENTS", with: events), number: 1).json
  }

  @Test(arguments: [#""a""#, #""7""#, "7", "-1.5", "null", #""\"\\\n""#])
  func returnsIdsUnchanged(id: String) {
    let line = #"{"id":\#(id),"style":{"kind":"number"},"initial":"0","events":[]}"#
    let answer = Replay.play(line, number: 1).json
    #expect(answer == #"{"id":\#(id.replacing("\\n", with: "\\u000a")),"states":[]}"#)
  }

  @Test(arguments: [("5", "7"), ("7", "5")])
  func comparesBothTheStatesAndTheLastState(_ last: String, _ state: String) {
    let claims = #""expect":{"text":"\#(last)"},"states":[{"text":"\#(state)"}]"#
    let style = #""style":{"kind":"number"},"initial":"5""#
    let line = #"{"id":"a",\#(style),"events":[{"focus":true}],\#(claims)}"#
    #expect(Replay.play(line).differences == ["after event 1: expected 7, got 5"])
  }

  @Test func returnsNullForAMissingId() {
    let answer = Replay.play(#"{"style":{"kind":"number"},"events":[]}"#, number: 1).json
    #expect(answer == #"{"id":null,"states":[]}"#)
  }

  @Test(arguments: ["9007199254740993", "9223372036854775807", "-9223372036854775808"])
  func readsEveryDigitOfACount(_ count: String) throws {
    let style = #"{"kind":"number","value":"Int"}"#
    let states = try states(style: style, initial: "0", #"[{"step":\#(count)}]"#)
    #expect(states.map(\.value) == [count])
  }

  @Test func supportsEveryLocale() throws {
    for locale in Locale.availableIdentifiers {
      let style = #"{"kind":"number","locale":"\#(locale)"}"#
      #expect(throws: Never.self, "\(locale)") {
        try states(style: style, initial: #""5""#, #"[{"focus":true}]"#)
      }
    }
  }

  @Test(arguments: [#"\ud800"#, #"\udfff"#, #"3\uD83D"#, #"\udc00\ud800"#, #"\\\ud83d"#])
  func refusesLoneSurrogates(text: String) throws {
    let events = #"[{"type":"\#(text)"},{"paste":"\#(text)"},{"input":"12\#(text)","caret":3}]"#
    let states = try states(style: #"{"kind":"number"}"#, initial: #""12""#, events)
    #expect(states.map(\.value) == ["12", "12", "12"])
  }

  @Test func decodesSurrogatePairs() throws {
    let events = #"[{"focus":true},{"type":"\ud83a\udd53"},{"type":"4"}]"#
    let states = try states(style: #"{"kind":"number"}"#, initial: #""12""#, events)
    #expect(states.last?.text == "1,234")
  }

  /// Checks that pasting 100 times as much text takes less than 1,000 times as much time.
  ///
  /// With quadratic complexity, it would take 10,000 times as much time.
  @Test(arguments: ["9", "1,", "a ", " ", "-", "(", "\\u00a0", "\\\\"])
  func pasteTakesLinearTime(pattern: String) throws {
    let short = try (0..<3).map { _ in try timeOfAPaste(pattern, length: 5_000) }.min() ?? .zero
    let long = try (0..<3).map { _ in try timeOfAPaste(pattern, length: 500_000) }.min() ?? .zero
    #expect(long < short * 1000)
  }

  private func timeOfAPaste(_ pattern: String, length: Int) throws -> Duration {
    let text = String(repeating: pattern, count: length / pattern.utf8.count)
    let clock = ContinuousClock()
    let start = clock.now
    _ = try states(style: #"{"kind":"number"}"#, initial: #""12""#, #"[{"paste":"\#(text)"}]"#)
    return clock.now - start
  }

  private func states(
    style: String,
    initial: String,
    _ events: String
  ) throws -> [Script.State] {
    let line = #"{"id":"a","style":\#(style),"initial":\#(initial),"events":\#(events)}"#
    return try Script(JSONObject(line: line)).play()
  }
}
