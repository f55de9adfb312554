// SPDX-License-Identifier: MIT

import NumericText
import Testing

/// A session, and the value that it has published to the app, as in a front end.
private struct Front {
  var session: NumericTextSession<Int>
  var publication = Publication<Int>()

  init(_ publishing: NumericTextPublishing) {
    let style = NumericTextStyle<Int>.number.bounds(0...500).allowsMagnitudes()
    session = NumericTextSession(value: 5, style: style.publishing(publishing))
  }

  /// Performs an event, and returns the value that the app receives, or nil if it receives none.
  mutating func perform(_ event: Event) -> Int? {
    let old = session.value
    let outcome = session.perform(event)
    let isTyping = session.style.publishing == .onCommit && event.isTyping
    return publication.newValue(since: old, in: session, outcome: outcome, isTyping: isTyping)
  }

  mutating func set(_ value: Int) {
    if publication.takes(value) { session.set(value: value) }
  }
}

@Suite struct PublicationTests {
  @Test func publishesEveryEdit() {
    var front = Front(.onEdit)
    #expect(front.perform(.focus()) == nil)
    #expect(front.perform(.edit(.type("0"))) == 50)
    #expect(front.perform(.edit(.type("x"))) == nil)
    #expect(front.perform(.edit(.delete(.backward))) == 5)
    #expect(front.perform(.blur) == nil)
  }

  @Test(arguments: [Event.blur, .submit])
  func publishesOnCommit(_ commit: Event) {
    var front = Front(.onCommit)
    #expect(front.perform(.edit(.type("0"))) == nil)
    #expect(front.perform(.edit(.type("0"))) == nil)
    #expect(front.publication.value(in: front.session) == 5)
    #expect(front.session.value == 500)
    #expect(front.perform(commit) == 500)
    #expect(front.perform(.blur) == nil)
    #expect(front.publication.value(in: front.session) == 500)
  }

  @Test func publishesStepsAndDragsAtOnce() {
    var front = Front(.onCommit)
    #expect(front.perform(.edit(.type("0"))) == nil)
    #expect(front.perform(.step(by: 1)) == 51)
    #expect(front.perform(.scrub(.by(2))) == 53)
    #expect(front.perform(.undo) == nil)
    #expect(front.publication.value(in: front.session) == 53)
    #expect(front.perform(.blur) == front.session.value)
  }

  @Test func refusedCommitsAndStepsPublishNothing() {
    var front = Front(.onCommit)
    for key in ["0", "0", ".", "5"] { #expect(front.perform(.edit(.type(key))) == nil) }
    #expect(front.perform(.submit) == nil)
    #expect(front.perform(.step(by: 1)) == nil)
    #expect(front.publication.value(in: front.session) == 5)
    #expect(front.session.text == "500.5")
    #expect(front.perform(.blur) == 500)
  }

  @Test func publishesNothingThatTheAppHas() {
    var front = Front(.onCommit)
    #expect(front.perform(.edit(.type("0"))) == nil)
    #expect(front.perform(.cancel) == nil)
    #expect(front.perform(.edit(.type("0"))) == nil)
    #expect(front.perform(.edit(.delete(.backward))) == nil)
    #expect(front.perform(.blur) == nil)
  }

  @Test func keepsTheTypedTextIfTheAppSetsItsOwnValue() {
    var front = Front(.onCommit)
    _ = front.perform(.edit(.type("0")))
    front.set(5)
    #expect(front.session.text == "50")
    front.set(7)
    #expect(front.session.text == "7")
    #expect(front.perform(.blur) == nil)
  }
}
