// SPDX-License-Identifier: MIT

import ReferenceModel

/// Generates a random script of at least five gestures, and plays it in the model.
struct Generator {
  private var random: SplitMix64
  private let options: Options

  init(seed: UInt64, options: Options) {
    random = SplitMix64(seed: seed)
    self.options = options
    _ = random.next()
  }

  mutating func play() throws -> Play {
    let style = options.style ?? drawStyle(without: options.without, &random)
    let values = Values(style)
    let isEmpty = style["optional"] == .bool(true) && random.happens(40)
    let initial = isEmpty ? nil : random.pick(values.initial)
    var player = try Player(Script(style: style, initial: initial))
    if random.happens(85) { try player.perform(.event(.focus)) }
    let count = Int.random(in: 5...25, using: &random)
    while player.play.script.gestures.count < count {
      guard player.field.isActive, random.happens(6) else {
        try player.perform(gesture(player, values))
        continue
      }
      for key in random.pick(Values.amounts) { try player.perform(.event(.type(key))) }
    }
    return player.play
  }

  /// Returns a random gesture that suits the state of the field, such as a key in an active field.
  private mutating func gesture(_ player: Player, _ values: Values) -> Gesture {
    if player.field.isScrubbing, random.happens(60) { return .event(scrub()) }
    let roll = Int.random(in: 0..<100, using: &random)
    guard player.field.isActive else {
      switch roll {
      case ..<60: return .event(.focus)
      case ..<75: return .event(key(player))
      default: return fromOutside(player, values) ?? .event(.focus)
      }
    }
    switch roll {
    case ..<58: return .event(key(player))
    case ..<66: return paste(player, values)
    case ..<79: return selection(player)
    case ..<86: return .event(random.happens(60) ? .undo(1) : .redo(1))
    case ..<92: return native(values)
    case ..<95: return .event(random.happens(60) ? .blur : .submit)
    default: return fromOutside(player, values) ?? .event(key(player))
    }
  }

  private mutating func key(_ player: Player) -> Event {
    if player.calculates, random.happens(35) {
      let keys: [Character] = ["+", "+", "-", "-", "*", "*", "/", "%", "(", ")", "=", "×", "÷"]
      return .type(random.pick(keys))
    }
    if player.takesExponents, random.happens(15) { return .type(random.pick(["e", "e", "E"])) }
    if player.readsMagnitudes, random.happens(15) {
      return .type(random.pick(["k", "K", "m", "M", "b", "B", "L", "g"]))
    }
    return switch Int.random(in: 0..<100, using: &random) {
    case ..<45: .type(random.pick(["0", "0", "1", "1", "2", "3", "5", "9", "9", "７"]))
    case ..<58: .type(random.pick([".", ".", ",", ",", "٫"]))
    case ..<60: .decimalKey
    case ..<68: .type(random.pick(["-", "-", "-", "–", "+", "\u{2212}", "(", ")"]))
    case ..<70: .type(random.pick(["x", " ", "\u{FFFC}", "'", "_"]))
    case ..<90: .backspace(1)
    default: .delete(1)
    }
  }

  private mutating func selection(_ player: Player) -> Gesture {
    let length = player.field.state.text.utf16.count
    switch Int.random(in: 0..<100, using: &random) {
    case ..<50: return .event(.arrow(random.pick([.left, .left, .right, .home, .end])))
    case ..<60:
      return .event(options.without.contains("selectAll") ? .select(0, length) : .selectAll)
    case ..<75:
      let offset = Int.random(in: 0...length, using: &random)
      return .event(.select(offset, offset))
    default:
      let lower = Int.random(in: 0...length, using: &random)
      return .event(.select(lower, Int.random(in: lower...length, using: &random)))
    }
  }

  private mutating func paste(_ player: Player, _ values: Values) -> Gesture {
    if player.calculates, random.happens(50) {
      let isOwn = random.happens(40) && !player.field.state.text.isEmpty
      return .event(.paste(isOwn ? player.field.state.text : random.pick(Values.expressions)))
    }
    if player.takesExponents, random.happens(30) {
      let isOwn = random.happens(40) && !player.field.state.text.isEmpty
      return .event(.paste(isOwn ? player.field.state.text : random.pick(Values.exponents)))
    }
    if player.takesCells, random.happens(40) {
      let cells = [
        random.pick(values.pastes), random.pick(Values.texts), random.pick(values.pastes),
      ]
      let text = cells.joined(separator: random.pick(["\t", "\n", "\r\n"]))
      return .event(.paste(text + random.pick(["", "\n"])))
    }
    if player.readsMagnitudes, random.happens(50) {
      return .event(.paste(random.pick(Values.shortForms)))
    }
    return .event(
      .paste(random.happens(70) ? random.pick(values.pastes) : random.pick(Values.texts))
    )
  }

  private mutating func native(_ values: Values) -> Gesture {
    let edit: NativeEdit =
      switch Int.random(in: 0..<100, using: &random) {
      case ..<45: .insert(random.pick(["0", "1", "5", "9", ".", ",", "-"]))
      case ..<60: .insert(random.pick(values.pastes))
      case ..<85: .backspace
      default: .delete
      }
    return .native(edit, afterTheFact: random.happens(50))
  }

  /// Returns a random event of a drag that changes the number: a step, or the end or cancellation
  /// of the drag.
  private mutating func scrub() -> Event {
    switch Int.random(in: 0..<100, using: &random) {
    case ..<80: .scrub(random.pick([1, 1, -1, 2, -3, 0]), random.pick([.regular, .fine, .coarse]))
    case ..<90: .endScrub
    default: .cancelScrub
    }
  }

  /// Returns a random gesture that sets the value, adds steps to it or changes the style.
  ///
  /// Returns nil if the gesture would not suit the style.
  private mutating func fromOutside(_ player: Player, _ values: Values) -> Gesture? {
    switch Int.random(in: 0..<100, using: &random) {
    case ..<35:
      let isEmpty = player.keys["optional"] == .bool(true) && random.happens(20)
      guard !isEmpty else { return .event(.set(nil)) }
      let isSame = random.happens(25)
      let value = isSame ? player.field.state.value : random.pick(values.initial)
      return value.flatMap { Number($0) }.map { .event(.set($0)) }
    case ..<70:
      guard player.keys["step"] != nil else { return nil }
      if random.happens(50) { return .event(scrub()) }
      return .event(.step(random.pick([1, 1, -1, -1, 2, -3, 10])))
    default:
      guard options.style == nil else { return nil }
      return drawChange(of: player.keys, without: options.without, &random).map { .style($0) }
    }
  }
}

extension Player {
  /// Whether the current style allows arithmetic.
  fileprivate var calculates: Bool { keys["allowsArithmetic"] == .bool(true) }

  /// Whether exponents can be typed with the current style.
  fileprivate var takesExponents: Bool { keys["allowsExponents"] == .bool(true) }

  /// Whether the current style takes the first cell of a pasted text.
  fileprivate var takesCells: Bool { keys["allowsCells"] == .bool(true) }

  /// Whether the current style reads short forms such as `1.5k`.
  fileprivate var readsMagnitudes: Bool { keys["allowsMagnitudes"] == .bool(true) }
}

// MARK: - Values

/// The values and the pasted texts from which the scripts for a style are generated.
struct Values {
  var initial: [String]
  var pastes: [String]

  init(_ style: [String: JSON]) {
    let hasNoSign = style["sign"] == .string("never")
    if style["kind"] == .string("percent") {
      initial = ["0", "0.05", "0.5", "0.125", "1", "12.34", "-0.5"]
    } else if style["value"] == .string("Int") {
      initial = ["0", "5", "7", "12", "123", "1234", "1000", "1000000", "-5", "-120"]
    } else {
      initial = [
        "0", "5", "12", "123", "1234", "1234.5", "0.5", "0.05", "10.05", "1000", "100000.5", "-5",
        "-1234.56", "1.239", "12.34", "37", "150",
      ]
    }
    if hasNoSign { initial.removeAll { $0.hasPrefix("-") } }
    pastes = ["12", "345", "1.5", "1,5", "12.34", "4.56", "4,56", "-3", "9.99", "75", "1234.5"]
    pastes += Self.own(style, initial)
  }

  /// Returns the text that a field without focus shows for each of `values`.
  ///
  /// The scripts paste these texts.
  private static func own(_ style: [String: JSON], _ values: [String]) -> [String] {
    guard let style = try? Style(style) else { return [] }
    return values.map { Field(style: style, value: Number($0)).state.text }
      .filter { $0.count > 1 }
  }

  /// Expressions, and texts that look like expressions.
  static let expressions = [
    "3 × 19.99 / 2", "2*(3+4)", "5 / 0", "5/0", "2 + 3 =", "=7*2", "15%", "-3 * 2", "+ 4", "3+4",
    "12/31", "2026-11-22", "555-1234", "+1 (555) 123-4567", "3 - 1", "3 -1", "5(2)", "(5)", "( 5 )",
    "(2 + 3) × 4", "1.200 × 2,5", "$5.00 + $3.00", "($5.00) + $3.00", "5 − ", "5 ×  + 3", "3 + abc",
    "3 + 4)", "−2 × −3", "12 ÷ 5",
  ]

  /// Numbers with words that multiply them, and texts that look like such numbers.
  static let shortForms = [
    "1.5k", "1,5k", "2m", "3 Mio", "1,2 Mrd. €", "5 lakh", "2 crore", "12K", "0.5 bn", "5 bn",
    "1k2",
    "-3k", "(2k)", "1.2345k", "5km", "2 million", "7 mil M", "2 mil", "$1.5M", "4 thousand USD",
    "1e3k", "5 g", "12,345k", "0k", "500 k", "3 Md€", "2 B", "5k.", "5 مليون",
  ]

  /// Exponents, and texts that look like exponents.
  static let exponents = [
    "1e3", "1e6", "2.5E+3", "1e", "5e-", "-2e-3", "1.5e2", "e3", "1e50", "1e3e4", "2e-1 + 1",
    "3 + 4",
    "12e", "1,5e2", "1e1.5", "7 e 2", "$1e2", "1e2%",
  ]

  /// Amounts that are typed key by key, with marks that can group or start a fraction.
  static let amounts = [
    "1,5", "1.5", "12,50", "12.50", "1,234", "1.234", "12,500", "12.500", "1,234,567", "1.234.567",
    "1,234.56", "1.234,56", "1,23,456", "1,23,456.7", "12,3456", "0,5", "0,125", "0.125", "5.-",
    "5,-", "99,–", "99.–", "1.234,-", "1,234.-", ",5", ".5", "1,,", "1..", "1,.5", "1.,5", "2,,5",
  ]

  /// Texts to paste: numbers in many notations, and texts that are not numbers.
  static let texts = [
    "007", "0.5", "1,234", "1.234", "1,234.56", "1.234,56", "1 234,56", "1'234.56", "1’234.56",
    "12,34,567.8", "1,234,567", "1.234.567", "$1,234.50", "1.234,50 €", "$12", "€5", "USD 12.34",
    "12 %", "25%", "−5", "(1.50)", "1.50-", "- 1.50", "+7", "+12", "abc", "12abc", "1 and 2", "1e3",
    "1.5e2", "0,123", "0.123", "12.7", "12.00", "12.000", "¥1.235", "1234.567", "0,007", "5 kg",
    "100 LBS", "100 lbs", "Free", "٣٫٥", "١٬٢٣٤٫٥٦", "１２", "  7 ", "US $12.34", "12,34 $US",
    "$CA 12.34", "£GB12.34", "Dkr 5.25", "BR$ 1.50", "Rs. 500/-", "99999999", "0.00000001",
    "50", "500", "5000", "00", "000", "$10,000", "105. –", "€ 10, -", "22.11.", "1,23,", "1,23,456",
    "140 usd", "34,50 € *", "1,5 ", "1\u{AD}234", "12\n34", "1.5\t2", "5\r\n6\r\n", "\t5", "7\t\n",
    "1,234\t\t5",
  ]
}
