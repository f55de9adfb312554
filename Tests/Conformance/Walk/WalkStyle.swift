// SPDX-License-Identifier: MIT

import Foundation
import NumericText
import TestSupport

/// The style of the field in a walk (a script of random events).
///
/// Each property is a setting that a script for `numeric-text replay` can have.
struct WalkStyle {
  typealias Limits = (lower: String?, upper: String?)
  typealias Symbols = (decimal: String?, grouping: String?, minus: String?, currency: String?)

  var kind: Pair.Kind
  var locale: Locale
  var value: String
  var isOptional: Bool
  var bounds: Limits?
  var total: ClosedRange<Int>?
  var integer: ClosedRange<Int>?
  var fraction: ClosedRange<Int>?
  var grouping: NumericTextGrouping?
  var sign: NumericTextSign?
  var entry: NumericTextEntry?
  var formatting: NumericTextFormatting?
  var trailingZeros: NumericTextTrailingZeros?
  var enforcement: NumericTextEnforcement?
  var separators: NumericTextSeparators?
  var normalizing: NumericTextNormalizing?
  var rounding: FloatingPointRoundingRule?
  var prefix: String?
  var suffix: String?
  var zero: String?
  var step: String?
  var isSnapping = false
  var symbols: Symbols?
  var allowsArithmetic = false
  var groupSizes: [Int]?
  var groupMinimum: Int?
  var padding: NumericTextFraction?
  var allowsMagnitudes = false
  var allowsExponents = false
  var allowsCells = false
  var wraps = false
  var page: String?
  var stepRange: Limits?

  /// The app's own rule allows only multiples of this number.
  var divisor: String?
}

extension WalkStyle {
  static let locales = Locale.availableIdentifiers.sorted()
  private static let codes = Locale.Currency.isoCurrencies.map { $0.identifier.uppercased() }
    .sorted()

  /// Creates a random style in which most options have their default value.
  init(_ random: inout SplitMix64) {
    kind = random.pick([.number, .percent, .currency(random.pick(Self.codes)), .currency("USD")])
    locale = Locale(identifier: random.pick(Self.locales))
    value = random.pick(["Decimal", "Decimal", "Double", "Float", "Int", "Int8", "UInt8", "UInt64"])
    isOptional = random.once(in: 2)
    bounds = random.rarely(Self.bounds)
    if random.once(in: 3) {
      total = random.rarely([1...5, 1...15, 4...4])
      integer = total == nil ? random.rarely([1...3, 1...6, 4...9]) : nil
      fraction = total == nil ? random.rarely([0...0, 2...2, 0...3, 1...4]) : nil
    }
    grouping = random.rarely([.never])
    sign = random.rarely(NumericTextSign.allCases)
    entry = random.rarely([.minorUnits])
    formatting = random.rarely([.onCommit])
    trailingZeros = random.rarely([.live])
    enforcement = random.rarely(NumericTextEnforcement.allCases)
    separators = random.rarely([.any])
    normalizing = random.rarely([.onFocus])
    rounding = random.rarely([.up, .down, .towardZero, .awayFromZero, .toNearestOrAwayFromZero])
    addTexts(&random)
    allowsArithmetic = random.once(in: 4)
    groupSizes = grouping == nil ? random.rarely([[3, 2], [4], [2], [1, 3]]) : nil
    groupMinimum = random.rarely([1, 2, 3])
    padding = random.rarely([.whenPresent])
    allowsMagnitudes = random.once(in: 8)
    allowsExponents = random.once(in: 8)
    allowsCells = random.once(in: 8)
    divisor = random.once(in: 20) ? random.pick(["3", "0.5"]) : nil
  }

  private mutating func addTexts(_ random: inout SplitMix64) {
    prefix = random.rarely(["≈ ", "P2P ", "a1 "])
    suffix = random.rarely([" kg", "/h", " (net)"])
    zero = random.rarely(["Free", "—"])
    step = random.rarely(["1", "5", "25", "adaptive"])
    isSnapping = step != nil && random.once(in: 2)
    page = step == nil ? nil : random.rarely(["10", "7"])
    wraps = step != nil && bounds?.lower != nil && bounds?.upper != nil && random.once(in: 2)
    stepRange = bounds == nil ? random.rarely([("-5", "5"), ("0", "100"), (nil, "12")]) : nil
    symbols = random.rarely([
      (",", ".", nil, nil), (nil, "_", "−", nil), (nil, nil, nil, "₿"), ("·", "'", nil, "💶"),
      ("::", ";;", "~", nil),
    ])
  }

  private static let bounds: [Limits] = [
    ("0", nil), (nil, "0"), ("-5", "5"), ("5", "10"), ("-10", "-5"), ("0", "100"), (nil, "-1"),
    ("10", "100"), ("0", "0"), ("-100", "27"),
  ]
}

extension WalkStyle {
  /// Copies of this style, each with one option reset to its default value.
  var simpler: [WalkStyle] {
    func without(_ change: (inout WalkStyle) -> Void) -> WalkStyle {
      var style = self
      change(&style)
      return style
    }
    return [
      without { $0.bounds = nil }, without { $0.total = nil }, without { $0.integer = nil },
      without { $0.fraction = nil }, without { $0.grouping = nil }, without { $0.sign = nil },
      without { $0.entry = nil }, without { $0.formatting = nil },
      without { $0.trailingZeros = nil }, without { $0.zero = nil },
      without { $0.enforcement = nil }, without { $0.separators = nil },
      without { $0.normalizing = nil }, without { $0.rounding = nil }, without { $0.prefix = nil },
      without { $0.suffix = nil }, without { $0.step = nil }, without { $0.isSnapping = false },
      without { $0.symbols = nil }, without { $0.value = "Decimal" }, without { $0.kind = .number },
      without { $0.locale = Locale(identifier: "en_US") }, without { $0.isOptional = false },
      without { $0.allowsArithmetic = false }, without { $0.groupSizes = nil },
      without { $0.groupMinimum = nil }, without { $0.padding = nil },
      without { $0.allowsMagnitudes = false }, without { $0.allowsExponents = false },
      without { $0.allowsCells = false }, without { $0.divisor = nil },
      without { $0.wraps = false }, without { $0.page = nil }, without { $0.stepRange = nil },
    ]
  }
}
