// SPDX-License-Identifier: MIT

/// The state of a field on which the next random event depends.
package struct FieldView {
  /// The style options, including changes by previous events.
  package var style: [String: JSON]

  /// The shown text, or nil if it is not known before the script is played.
  package var text: String?

  package var value: String?
  package var isActive = true
  package var isScrubbing = false

  package init(style: [String: JSON]) { self.style = style }

  fileprivate func allows(_ option: String) -> Bool { style[option] == true }
}

/// Generates random events, as in a script for `numeric-text replay`.
///
/// The same seed generates the same events.
package struct RandomEvents {
  package var random: SplitMix64
  private let space: StyleSpace
  private let numbers: RandomNumbers

  private let ownKeys: [String]

  /// Texts that the field shows for some numbers, which are pasted like the others.
  private let ownTexts: [String]

  package init(
    _ random: SplitMix64,
    in space: StyleSpace,
    style: [String: JSON],
    ownTexts: [String] = []
  ) {
    self.random = random
    self.space = space
    ownKeys = space.ownKeys(style)
    self.ownTexts = ownTexts
    numbers = RandomNumbers(style, in: space)
  }

  /// Returns the events of one action of the user or of the app: usually one, or several such as
  /// the keys of an amount.
  package mutating func next(in field: FieldView) -> [JSON] {
    while true {
      let events = field.isActive ? active(field) : idle(field)
      let isPlayable = events.allSatisfy { event in
        space.without.isDisjoint(with: event.object.map { Set($0.keys) } ?? [])
      }
      if isPlayable, !events.isEmpty { return events }
    }
  }

  private mutating func idle(_ field: FieldView) -> [JSON] {
    switch random.below(100) {
    case ..<60: [["focus": true]]
    case ..<75: [key(field)]
    default: fromOutside(field)
    }
  }

  private mutating func active(_ field: FieldView) -> [JSON] {
    if field.isScrubbing, random.happens(60) { return [scrub()] }
    switch random.below(100) {
    case ..<6: return random.pick(RandomTexts.amounts).map { ["type": .string(String($0))] }
    case ..<48: return [key(field)]
    case ..<57: return [random.happens(60) ? ["backspace": 1] : ["delete": 1]]
    case ..<64: return [["paste": .string(pastedText(field))]]
    case ..<76: return [selection(field)]
    case ..<81: return [random.happens(60) ? ["undo": 1] : ["redo": 1]]
    case ..<86: return [random.happens(50) ? native() : reported(field)]
    case ..<88: return composition()
    case ..<90: return [random.pick([["toggleSign": true], ["cancel": true]])]
    case ..<93: return [random.pick([["blur": true], ["submit": true], ["focus": true]])]
    default: return fromOutside(field)
    }
  }
}

// MARK: - Keys and texts

extension RandomEvents {
  private mutating func key(_ field: FieldView) -> JSON {
    random.happens(2) ? ["decimalKey": true] : ["type": .string(typedKey(field))]
  }

  private mutating func typedKey(_ field: FieldView) -> String {
    if field.allows("allowsArithmetic"), random.happens(30) { return random.pick(Self.operators) }
    if field.allows("allowsExponents"), random.happens(15) { return random.pick(["e", "e", "E"]) }
    if field.allows("allowsMagnitudes"), random.happens(15) {
      return random.pick(["k", "K", "m", "M", "b", "B", "L", "g"])
    }
    return switch random.below(100) {
    case ..<60: random.pick(["0", "0", "1", "1", "2", "3", "5", "7", "9", "9", "７", "\u{663}"])
    case ..<77: random.pick([".", ".", ",", ",", "٫"])
    case ..<87: random.pick(["-", "-", "-", "–", "+", "\u{2212}", "(", ")"])
    case ..<92: random.pick(ownKeys.isEmpty ? ["5", "8"] : ownKeys)
    default: random.pick(space.without.contains("oddKeys") ? Self.odd : Self.odd + Self.odder)
    }
  }

  private static let operators = [
    "+", "+", "-", "-", "*", "*", "/", "%", "(", ")", "=", "×", "÷",
  ]

  private static let odd = ["x", " ", "\u{FFFC}", "'", "_"]

  /// Keys of several characters, and characters that few fields read.
  private static let odder = [
    "\u{1E953}", "12", "-3", "e2", "k", "M", "e", "\t", "\n", "%", "*", "/", "=",
  ]

  private mutating func pastedText(_ field: FieldView) -> String {
    if let text = field.text, !text.isEmpty, random.happens(10) { return text }
    if !space.without.contains("oddKeys"), random.happens(25) {
      return (0...random.below(5)).map { _ in typedKey(field) }.joined()
    }
    let texts = [
      field.allows("allowsArithmetic") ? RandomTexts.expressions : [],
      field.allows("allowsExponents") ? RandomTexts.exponents : [],
      field.allows("allowsMagnitudes") ? RandomTexts.shortForms : [],
    ].filter { !$0.isEmpty }
    if field.allows("allowsCells"), random.happens(40) { return cells() }
    if !texts.isEmpty, random.happens(50) { return random.pick(random.pick(texts)) }
    return number()
  }

  private mutating func cells() -> String {
    let second = random.pick(random.happens(30) ? RandomTexts.quotedCells : RandomTexts.numbers)
    let cells = [number(), second, number()]
    return cells.joined(separator: random.pick(["\t", "\n", "\r\n"])) + random.pick(["", "\n"])
  }

  private mutating func number() -> String {
    random.pick(
      random.happens(60) ? RandomTexts.shortNumbers + ownTexts : RandomTexts.numbers
    )
  }
}

// MARK: - Other events

extension RandomEvents {
  private mutating func selection(_ field: FieldView) -> JSON {
    let length = field.text?.utf16.count ?? random.below(24)
    let ends = [random.below(length + 1), random.below(length + 1)].sorted()
    return switch random.below(100) {
    case ..<50: ["arrow": .string(random.pick(["left", "left", "right", "home", "end"]))]
    case ..<60: ["selectAll": true]
    case ..<75: ["select": [.number(ends[0]), .number(ends[0])]]
    default: ["select": [.number(ends[0]), .number(ends[1])]]
    }
  }

  /// Returns an edit by a platform's text field, which becomes a `replace` or an `input` event when
  /// the script is played, because its text and its range depend on the state of the field.
  private mutating func native() -> JSON {
    let isLate = JSON.bool(random.happens(50))
    let edit =
      switch random.below(100) {
      case ..<45: random.pick(["0", "1", "5", "9", ".", ",", "-"])
      case ..<60: number()
      case ..<85: "backspace"
      default: "delete"
      }
    return ["native": .string(edit), "afterTheFact": isLate]
  }

  /// Returns a replaced range or a changed text that doesn't depend on the state of the field.
  private mutating func reported(_ field: FieldView) -> JSON {
    let ends = [random.below(24), random.below(24)].sorted().map { JSON.number($0) }
    return random.happens(50)
      ? ["replace": .array(ends), "with": .string(typedKey(field))]
      : ["input": .string(pastedText(field)), "caret": .number(random.below(20))]
  }

  /// Returns marked text, in half of the cases with the event that ends it.
  private mutating func composition() -> [JSON] {
    let text = random.pick(["5", "12", "-", ".", "x", "さ", "１２", "一"])
    let mark: JSON = ["mark": .string(text)]
    if random.happens(50) { return [mark] }
    let end: JSON = random.happens(70) ? ["confirm": true] : ["blur": true]
    return [mark, end, ["focus": true]]
  }

  private mutating func scrub() -> JSON {
    let size = random.pick(["regular", "regular", "fine", "coarse"])
    return switch random.below(100) {
    case ..<80: ["scrub": .number(random.pick([1, 1, -1, 2, -3, 0])), "size": .string(size)]
    case ..<90: ["scrub": "end"]
    default: ["scrub": "cancel"]
    }
  }

  /// Returns events that set the value, add steps to it or change the style, or none if they would
  /// not suit the style.
  private mutating func fromOutside(_ field: FieldView) -> [JSON] {
    switch random.below(100) {
    case ..<35:
      if field.allows("optional"), random.happens(20) { return [["set": .null]] }
      let isSame = random.happens(25)
      return (isSame ? field.value : numbers.pick(&random)).map { [["set": .string($0)]] } ?? []
    case ..<70:
      if space.without.contains("freeSteps"), field.style["step"] == nil { return [] }
      if random.happens(50) { return [["step": .number(random.pick([1, 1, -1, -1, 2, -3, 10]))]] }
      return [scrub()]
    default:
      if space.without.contains("style") { return [] }
      return space.change(of: field.style, &random).map { [["style": .object($0)]] } ?? []
    }
  }
}
