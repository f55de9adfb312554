// SPDX-License-Identifier: MIT

import Foundation
import NumericText
import TestSupport

enum WalkEvent {
  case focus, blur, submit, cancel, confirm, toggleSign, decimalKey, undo, redo, backspace, delete,
    selectAll
  case type(String), paste(String), mark(String)
  case select(Range<Int>), move(NumericTextCaretMove)
  case replace(Range<Int>, String), input(String, Int)
  case scrub(Int, NumericTextStepSize), endScrub, cancelScrub
  case set(String), step(Int), style(WalkChange)

  /// Whether the value must obey the rules of the field after the event.
  var isEdit: Bool {
    switch self {
    case .type, .paste, .confirm, .backspace, .delete, .replace, .input, .step, .scrub,
      .toggleSign, .decimalKey:
      true
    default: false
    }
  }

  /// Whether the event affects only the focus, the selection or the style.
  ///
  /// Such an event must not change the value.
  var editsNothing: Bool {
    switch self {
    case .focus, .select, .selectAll, .move, .style: true
    default: false
    }
  }

  init(_ random: inout SplitMix64, _ notation: Notation) {
    switch random.below(40) {
    case 0...17: self = .type(Self.key(&random, notation))
    case 18...21: self = random.once(in: 3) ? .delete : .backspace
    case 22: self = random.once(in: 6) ? .selectAll : .select(Self.range(&random))
    case 23: self = .select(Self.range(&random))
    case 24, 25: self = .paste(Self.text(&random, notation))
    case 26: self = .replace(Self.range(&random), Self.key(&random, notation))
    case 27: self = .input(Self.text(&random, notation), random.below(20))
    case 28, 29: self = .move(random.pick(NumericTextCaretMove.allCases))
    case 30: self = .mark(Self.key(&random, notation))
    case 31: self = .confirm
    case 32, 33: self = random.once(in: 3) ? .redo : .undo
    case 34: self = random.once(in: 2) ? .step(random.pick([1, -1, 10, -10])) : .scrub(&random)
    case 35: self = random.pick([.blur, .submit, .cancel, .toggleSign, .decimalKey])
    case 36: self = .set(random.number())
    case 37: self = .style(WalkChange(&random))
    default: self = .focus
    }
  }

  private static func scrub(_ random: inout SplitMix64) -> WalkEvent {
    switch random.below(5) {
    case 0: .endScrub
    case 1: .cancelScrub
    default: .scrub(random.pick([1, -1, 3]), random.pick(NumericTextStepSize.allCases))
    }
  }

  private static func key(_ random: inout SplitMix64, _ notation: Notation) -> String {
    switch random.below(12) {
    case 0...5: String(random.below(10))
    case 6: random.once(in: 2) ? notation.decimalSeparator.text : "."
    case 7: random.once(in: 2) ? notation.minus.text : "-"
    case 8: String(notation.digits[UInt8(random.below(10))])
    case 9:
      random.pick([",", "+", " ", "x", "%", "*", "/", "(", ")", "=", notation.groupSeparator.text])
    default:
      random.pick([
        "\u{FFFC}", "5", "7", "\u{663}", "\u{1E953}", "12", "-3", "e2", ".", "k", "M", "e", "\t",
        "\n",
      ])
    }
  }

  private static func text(_ random: inout SplitMix64, _ notation: Notation) -> String {
    (0...random.below(5)).map { _ in key(&random, notation) }.joined()
  }

  private static func range(_ random: inout SplitMix64) -> Range<Int> {
    let ends = [random.below(24), random.below(24)].sorted()
    return random.once(in: 5) ? 0..<99 : ends[0]..<(random.once(in: 2) ? ends[0] : ends[1])
  }
}

extension WalkEvent {
  /// The event as JSON for `numeric-text replay`.
  var json: String {
    switch self {
    case .focus: "{\"focus\":true}"
    case .blur: "{\"blur\":true}"
    case .submit: "{\"submit\":true}"
    case .cancel: "{\"cancel\":true}"
    case .confirm: "{\"confirm\":true}"
    case .toggleSign: "{\"toggleSign\":true}"
    case .decimalKey: "{\"decimalKey\":true}"
    case .undo: "{\"undo\":1}"
    case .redo: "{\"redo\":1}"
    case .backspace: "{\"backspace\":1}"
    case .delete: "{\"delete\":1}"
    case .selectAll: "{\"selectAll\":true}"
    case .type(let text): "{\"type\":\(text.json)}"
    case .paste(let text): "{\"paste\":\(text.json)}"
    case .mark(let text): "{\"mark\":\(text.json)}"
    case .select(let range): "{\"select\":[\(range.lowerBound),\(range.upperBound)]}"
    case .move(let move): "{\"arrow\":\"\(move.arrow)\"}"
    case .replace(let range, let text):
      "{\"replace\":[\(range.lowerBound),\(range.upperBound)],\"with\":\(text.json)}"
    case .input(let text, let caret): "{\"input\":\(text.json),\"caret\":\(caret)}"
    case .set(let number): "{\"set\":\(number.json)}"
    case .step(let count): "{\"step\":\(count)}"
    case .scrub(let count, let size): "{\"scrub\":\(count),\"size\":\"\(size)\"}"
    case .endScrub: "{\"scrub\":\"end\"}"
    case .cancelScrub: "{\"scrub\":\"cancel\"}"
    case .style(let change): "{\"style\":\(change.json)}"
    }
  }
}

extension WalkEvent {
  /// Performs the event, which must be a typed key, a paste or a deletion.
  func play<Bound>(on session: inout NumericTextSession<Bound>) -> NumericTextOutcome<Bound> {
    switch self {
    case .type(let text): session.type(text)
    case .paste(let text): session.paste(text)
    case .backspace: session.deleteBackward()
    default: session.deleteForward()
    }
  }
}

extension NumericTextCaretMove {
  fileprivate var arrow: String {
    switch self {
    case .backward: "left"
    case .forward: "right"
    case .start: "home"
    case .end: "end"
    }
  }
}
