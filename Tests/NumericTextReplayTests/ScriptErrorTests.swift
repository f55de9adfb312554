// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import NumericTextReplay

/// Tests of the errors that `numeric-text replay` reports for invalid lines.
@Suite struct ScriptErrorTests {
  @Test(arguments: [
    (#"{"#, "The line is not valid JSON. Write one object per line."),
    (#"[1]"#, "The line is not a JSON object."),
    ("null", "The line is not a JSON object."),
    (#"{"events":[]}"#, #""style" is missing."#),
    (#"{"style":{"kind":"number"}}"#, #""events" is missing."#),
    (#"{"style":"number","events":[]}"#, #""style" is not an object."#),
    (#"{"style":{"kind":"number"},"events":{}}"#, #""events" is not an array of objects."#),
    (#"{"style":{"kind":"number"},"events":["focus"]}"#, #""events" is not an array of objects."#),
    (#"{"id":true,"style":{"kind":"number"},"events":[]}"#, #""id" is not a string or a number."#),
  ])
  func rejectsLinesThatAreNotScripts(line: String, message: String) {
    #expect(error(in: line) == message)
  }

  @Test(arguments: [
    (#""kind":"fraction""#, #""style.kind" is not one of"#),
    (
      #""kind":"number","bogus":1"#,
      #""style.bogus" is unknown. Valid keys are allows, allowsArithmetic"#
    ),
    (#""kind":"currency""#, #""style.code" is missing. A currency needs an ISO 4217 code"#),
    (#""kind":"currency","code":"ZZZ""#, #""style.code" is not an ISO 4217 currency code"#),
    (#""locale":"xx_YY""#, #""style.locale" is not a locale identifier such as "en_US": "xx_YY"."#),
    (#""locale":"en_YY""#, #""style.locale" is not a locale identifier"#),
    (#""locale":"""#, #""style.locale" is not a locale identifier"#),
    (#""keyboardLocale":"xx""#, #""style.keyboardLocale" is not a locale identifier"#),
    (#""value":"Complex""#, #""style.value" is not a number type such as Decimal"#),
    (#""optional":"yes""#, #""style.optional" is not true or false."#),
    (#""bounds":["10","5"]"#, #""style.bounds" has a lower bound greater than its upper bound."#),
    (#""bounds":["10"]"#, #""style.bounds" is not two decimal strings or nulls."#),
    (#""bounds":["1,5",null]"#, #""style.bounds" is not two decimal strings or nulls."#),
    (
      #""value":"UInt8","bounds":["0","300"]"#,
      #""style.bounds" contains 300, which UInt8 cannot represent."#
    ),
    (#""precision":{"fraction":[3,1]}"#, #""style.precision.fraction" is not a range"#),
    (#""precision":{"integer":[-2,3]}"#, #""style.precision.integer" is not a range"#),
    (
      #""precision":{"fraction":[1000000000000,null]}"#,
      #""style.precision.fraction" has a minimum greater than 999"#
    ),
    (#""precision":{"total":[0,0]}"#, #""style.precision" allows no digits."#),
    (#""precision":{"integer":[0,0],"fraction":[0,0]}"#, #""style.precision" allows no digits."#),
    (#""precision":{"total":[1,3],"fraction":[0,2]}"#, #""style.precision" cannot combine total"#),
    (#""precision":{"digits":[1,3]}"#, #""style.precision.digits" is unknown"#),
    (#""sign":"sometimes""#, #""style.sign" is not one of automatic, always, never"#),
    (#""entry":5"#, #""style.entry" is not one of natural, minorUnits."#),
    (#""rounding":"nearest""#, #""style.rounding" is not one of toNearestOrEven"#),
    (#""step":"0""#, #""style.step" is not greater than zero."#),
    (#""grouping":[0]"#, #""style.grouping" is not automatic, never, or one or two group sizes"#),
    (#""grouping":"3,x""#, #""style.grouping" is not automatic, never, or one or two group sizes"#),
    (#""grouping":["a"]"#, #""style.grouping" is not automatic, never, or one or two group sizes"#),
    (#""groupingMinimum":0"#, #""style.groupingMinimum" is not a number of digits from 1 to 9."#),
    (#""step":"-1""#, #""style.step" is not greater than zero."#),
    (#""page":"0""#, #""style.page" is not greater than zero."#),
    (#""wraps":true"#, "style: step(_:wraps: true) needs a lower and an upper end"),
    (#""bounds":["0","1"],"stepRange":["2","3"]"#, "style: steps(within:) and bounds(_:) cannot"),
    (#""symbols":{"decimal":""}"#, #""style.symbols.decimal" has no visible character."#),
    (#""symbols":{"decimal":"\u200B"}"#, #""style.symbols.decimal" has no visible character."#),
    (#""symbols":{"minus":""}"#, #""style.symbols.minus" has no visible character."#),
    (#""symbols":{"minus":"\u200E "}"#, #""style.symbols.minus" has no visible character."#),
    (#""symbols":{"point":"."}"#, #""style.symbols.point" is unknown"#),
    (#""prefix":5"#, #""style.prefix" is not a string."#),
    (
      #""symbols":{"decimal":",","grouping":","}"#,
      #"style: symbols(decimal: ",") and symbols(grouping: ",") cannot be combined"#
    ),
  ])
  func rejectsInvalidStyles(style: String, start: String) throws {
    let line = #"{"id":"a","style":{\#(style)},"initial":"0","events":[{"focus":true}]}"#
    let message = try #require(error(in: line))
    #expect(message.hasPrefix(start), "\(message)")
  }

  @Test(arguments: [
    (#"{"jump":true}"#, "events[0]: The event {jump} is not one of focus, blur"),
    (#"{"type":"1","paste":"2"}"#, "events[0]: The event {paste, type} is not one of"),
    (#"{}"#, "events[0]: The event {} is not one of"),
    (#"{"type":"1","times":2}"#, #""events[0].times" is unknown. Valid keys are type."#),
    (#"{"type":5}"#, #""events[0].type" is not a string."#),
    (#"{"type":null}"#, #""events[0].type" is missing."#),
    (#"{"focus":false}"#, #""events[0].focus" is not true."#),
    (#"{"blur":5}"#, #""events[0].blur" is not true."#),
    (#"{"backspace":-1}"#, #""events[0].backspace" is not a number of key presses."#),
    (#"{"delete":"1"}"#, #""events[0].delete" is not a whole number."#),
    (#"{"select":[3,1]}"#, #""events[0].select" is not a range: [start, end] in UTF-16 offsets."#),
    (#"{"select":[3]}"#, #""events[0].select" is not two whole numbers"#),
    (#"{"arrow":"up"}"#, #""events[0].arrow" is not one of left, right, home, end."#),
    (#"{"set":"1,5"}"#, #""events[0].set" is not a plain decimal string such as "-12.5"."#),
    (#"{"step":1.5}"#, #""events[0].step" is not a whole number."#),
    (#"{"step":1e300}"#, #""events[0].step" is not a whole number."#),
    (#"{"step":null}"#, #""events[0].step" is missing."#),
    (#"{"replace":[0,1]}"#, #""events[0].with" is missing."#),
    (#"{"style":{"kind":"fraction"}}"#, #""events[0].style.kind" is not one of"#),
    (#"{"style":{"value":"Int"}}"#, #""events[0].style.value" cannot be changed"#),
  ])
  func rejectsInvalidEvents(event: String, start: String) throws {
    let line = #"{"id":"a","style":{"kind":"number"},"initial":"0","events":[\#(event)]}"#
    let message = try #require(error(in: line))
    #expect(message.hasPrefix(start), "\(message)")
  }

  @Test(arguments: [
    (#""1,5""#, #""initial" is not a plain decimal string such as "-12.5"."#),
    (#""1e3""#, #""initial" is not a plain decimal string such as "-12.5"."#),
    ("true", #""initial" is not a plain decimal string such as "-12.5"."#),
    (#""300""#, #""initial" is 300, which UInt8 cannot represent."#),
    (#""-1""#, #""initial" is -1, which UInt8 cannot represent."#),
    (#""1.5""#, #""initial" is 1.5, which UInt8 cannot represent."#),
  ])
  func rejectsInvalidValues(value: String, message: String) {
    let style = #"{"kind":"number","value":"UInt8"}"#
    let line = #"{"id":"a","style":\#(style),"initial":\#(value),"events":[]}"#
    #expect(error(in: line) == message)
  }

  @Test func errorsNameTheEventOfAnInvalidValue() {
    let line =
      #"{"id":"a","style":{"kind":"number","value":"Int8"},"events":[{"focus":true},{"set":"128"}]}"#
    #expect(error(in: line) == #""events[1].set" is 128, which Int8 cannot represent."#)
  }

  @Test(arguments: [
    (#""expect":{"caret":3}"#, #""expect.caret" is unknown. Valid keys are clamped"#),
    (#""expect":{"selection":[3,1]}"#, #""expect.selection" is not a range"#),
    (#""expect":{"refused":false}"#, #""expect.refused" is not true."#),
    (#""expect":{"value":1}"#, #""expect.value" is not a string."#),
    (#""expect":"1""#, #""expect" is not an object."#),
    (#""states":[{},{}]"#, #""states" has 2 states, but "events" has 1."#),
    (#""states":[{"text":1}]"#, #""states[0].text" is not a string."#),
    (
      #""states":[{"selection":[3,1]}],"expect":{"text":"0"}"#,
      #""states[0].selection" is not a range"#
    ),
  ])
  func rejectsInvalidClaims(claims: String, start: String) throws {
    let line = #"{"style":{"kind":"number"},"initial":"0","events":[{"focus":true}],\#(claims)}"#
    let message = try #require(error(in: line))
    #expect(message.hasPrefix(start), "\(message)")
  }

  @Test func errorsContainTheIdAndTheLine() {
    let answer = Replay.play(#"{"id":7,"events":[]}"#, number: 12)
    #expect(answer.json == #"{"id":7,"line":12,"error":"\"style\" is missing."}"#)
    #expect(!answer.isValid)
  }

  /// Returns the error in the answer to `line`, or nil if the line is a valid script.
  private func error(in line: String) -> String? {
    let answer = try? JSONSerialization.jsonObject(with: Data(Replay.play(line).json.utf8))
    return (answer as? [String: Any])?["error"] as? String
  }
}
