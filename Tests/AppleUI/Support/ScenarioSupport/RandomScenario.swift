// SPDX-License-Identifier: MIT

import TestSupport

/// Generates a scenario of random events in a field with a random style.
///
/// The same seed generates the same scenario. If a front end differs from the engine, the message
/// contains the scenario's script.
struct RandomScenario {
  private var generator: SplitMix64
  private var events = [#"{"focus":true}"#]

  /// Returns a random scenario.
  ///
  /// - Parameters:
  ///   - seed: The seed of the random numbers.
  ///   - count: The minimum number of events.
  /// - Returns: The scenario.
  /// - Throws: `ScenarioError` if the generated script is not a valid scenario.
  static func scenario(seed: UInt64, count: Int) throws(ScenarioError) -> Scenario {
    var random = RandomScenario(generator: SplitMix64(seed: seed))
    let style = random.pick(styles)
    while random.events.count < count { random.addEvent() }
    let script = """
      {"id":"walk-\(seed)","rule":"Any event can follow any other.","style":\(style),\
      "initial":"\(random.pick(numbers))","events":[\(random.events.joined(separator: ","))],\
      "expect":{"refused":null}}
      """
    return try Scenario(script, file: script, line: 1)
  }

  private init(generator: SplitMix64) { self.generator = generator }

  private mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: elements.indices, using: &generator)]
  }

  private mutating func addEvent() {
    switch Int.random(in: 0..<20, using: &generator) {
    case 0..<7: add("type", "\"\(pick(Self.keys))\"")
    case 7..<9: add("backspace", "1")
    case 9: add("delete", "1")
    case 10: add("paste", "\"\(pick(Self.texts))\"")
    case 11: add("arrow", "\"\(pick(["left", "right", "home", "end"]))\"")
    case 12..<14: addSelection()
    case 14: addStep()
    case 15: add("undo", "1")
    case 16: add("redo", "1")
    case 17: add("set", "\"\(pick(Self.numbers))\"")
    case 18: add(pick(["toggleSign", "cancel"]), "true")
    default: addComposition()
    }
  }

  private mutating func add(_ name: String, _ value: String) {
    events.append("{\"\(name)\":\(value)}")
  }

  /// Adds either a step event, or a drag event and the end of that drag.
  private mutating func addStep() {
    let name = pick(["step", "scrub"])
    add(name, pick(["1", "-1", "10"]))
    if name == "scrub" { add(name, "\"end\"") }
  }

  private mutating func addSelection() {
    let start = Int.random(in: 0..<12, using: &generator)
    add("select", "[\(start),\(start + pick([0, 0, 1, 2, 5]))]")
  }

  /// Adds marked text, and then either confirms it or ends editing while it is still marked.
  private mutating func addComposition() {
    for _ in 0..<pick([1, 2]) { add("mark", "\"\(pick(["5", "さ", "１２", "一"]))\"") }
    add(pick(["confirm", "confirm", "blur"]), "true")
    add("focus", "true")
  }
}

// MARK: - Choices

extension RandomScenario {
  private static let keys =
    (0...9).map(String.init) + (0...9).map(String.init) + [".", ",", "-", "+", "x", " ", "٣", "−"]
  private static let texts = ["1,234.5", "-7", "(1.50)", "abc", "99", "12.345", "$5", "1 234,5"]
  private static let numbers = ["0", "5", "-12.5", "1234.56", "1000000", "0.05"]

  private static let styles = [
    #"{"kind":"number"}"#,
    #"{"kind":"number","optional":true,"step":"0.05"}"#,
    #"{"kind":"currency","code":"USD"}"#,
    #"{"kind":"currency","code":"USD","entry":"minorUnits"}"#,
    #"{"kind":"currency","code":"SEK","locale":"sv_SE","bounds":["0",null],"optional":true}"#,
    #"{"kind":"currency","code":"USD","sign":"accounting"}"#,
    #"{"kind":"currency","code":"EUR","locale":"de_DE","formatting":"onCommit"}"#,
    #"{"kind":"percent","precision":{"fraction":[1,2]}}"#,
    #"{"kind":"number","locale":"ar_EG","precision":{"integer":[1,6],"fraction":[0,2]}}"#,
    #"{"kind":"number","locale":"ff_Adlm_GN","enforcement":"refuse","bounds":["-100","5000"]}"#,
    #"{"kind":"number","prefix":"≈ ","suffix":" kg","zero":"none","bounds":["5","100"]}"#,
    #"{"kind":"currency","code":"INR","locale":"hi_IN","bounds":["-5","-1"]}"#,
  ]
}
