// SPDX-License-Identifier: MIT

package import TestSupport

/// The style of a field: how the field formats numbers, and which numbers it accepts.
package struct Style: Hashable, Sendable {
  enum Kind: String { case number, percent, currency }
  enum ValueType: String { case decimal = "Decimal", double = "Double", int = "Int" }
  enum SignDisplay: String { case automatic, always, never, accounting }
  enum Entry: String { case natural, minorUnits }
  enum Enforcement: String { case clamp, refuse, onCommit, reportOnly }
  enum Moment: String { case live, onCommit }
  enum Separators: String { case localized, any }
  enum Normalizing: String { case onEdit, onFocus }
  enum Padding: String { case always, whenPresent }
  enum Rounding: String {
    case toNearestOrEven, toNearestOrAwayFromZero, up, down, towardZero, awayFromZero
  }

  var kind = Kind.number
  var code = "USD"
  var place = Place.unitedStates
  var keyboard: Place?
  var valueType = ValueType.decimal
  var isOptional = false
  var lowerBound: Number?
  var upperBound: Number?
  var limits: [String: JSON] = [:]
  var isGrouped = true
  var sign = SignDisplay.automatic
  var entry = Entry.natural
  var formatting = Moment.live
  var enforcement = Enforcement.clamp
  var trailingZeros = Moment.onCommit
  var separators = Separators.localized
  var normalizing = Normalizing.onEdit
  var rounding = Rounding.toNearestOrEven
  var prefix = ""
  var suffix = ""
  var zero: String?
  var step: Number?
  var isSnapping = false
  var allowsArithmetic = false
  var allowsExponents = false

  /// Whether a number can become an expression.
  var calculates: Bool { allowsArithmetic || allowsExponents }
  var groupSizes: [Int]?
  var groupMinimum: Int?
  var padding = Padding.always
  var allowsMagnitudes = false
  var allowsCells = false
  var isAdaptive = false
  var wraps = false
  var page: Number?
  var lowerStep: Number?
  var upperStep: Number?

  /// The app's own rule allows only multiples of this number.
  var divisor: Number?

  /// Whether this is the style of a number in an expression.
  var isTerm = false

  /// The number of integer digits before a pasted text: `,234` after `1` gives 1,234.
  var precedingDigits = 0

  /// The number of integer digits after a pasted text: in an integer field, `1,2` before `34` gives
  /// 1,234.
  var followingDigits = 0
}

// MARK: - Reading a style

extension Style {
  /// A style key or value that the model does not support.
  package struct Unknown: Error, CustomStringConvertible {
    package let key: String
    package var description: String { "The model does not know the style's \(key)." }
  }

  /// Creates a style from the style keys of a script, such as `"kind": "percent"`.
  package init(_ keys: [String: JSON]) throws(Unknown) {
    for (key, value) in keys {
      guard try set(key, value) || setText(key, value) || setNumber(key, value) else {
        throw Unknown(key: key)
      }
    }
    // Minor-unit entry requires a fixed number of fraction digits.
    guard !isTill || maxFraction == minFraction else { throw Unknown(key: "entry") }
    // Live trailing zeros that are shown only if there is a fraction are not modeled.
    guard padding == .always || trailingZeros != .live else { throw Unknown(key: "fraction") }
    // Expressions with minor-unit entry are not modeled.
    guard !isTill || !calculates else { throw Unknown(key: "entry") }
    // Short forms such as `1.5k` in expressions are not modeled.
    guard !allowsMagnitudes || !calculates else { throw Unknown(key: "allowsMagnitudes") }
  }

  private mutating func set(_ key: String, _ value: JSON) throws(Unknown) -> Bool {
    func named<Name: RawRepresentable<String>>(_: Name.Type) throws(Unknown) -> Name {
      guard let name = value.string.flatMap(Name.init) else { throw Unknown(key: key) }
      return name
    }
    switch key {
    case "kind": kind = try named(Kind.self)
    case "locale": place = try named(Place.self)
    case "keyboardLocale": keyboard = try named(Place.self)
    case "value": valueType = try named(ValueType.self)
    case "sign": sign = try named(SignDisplay.self)
    case "entry": entry = try named(Entry.self)
    case "formatting": formatting = try named(Moment.self)
    case "enforcement": enforcement = try named(Enforcement.self)
    case "trailingZeros": trailingZeros = try named(Moment.self)
    case "separators": separators = try named(Separators.self)
    case "fraction": padding = try named(Padding.self)
    case "normalizing": normalizing = try named(Normalizing.self)
    case "rounding": rounding = try named(Rounding.self)
    default: return false
    }
    return true
  }

  private mutating func setText(_ key: String, _ value: JSON) -> Bool {
    switch (key, value) {
    case ("code", .string(let text)):
      guard Self.minorDigits[text] != nil else { return false }
      code = text
    case ("prefix", .string(let text)): prefix = text
    case ("suffix", .string(let text)): suffix = text
    case ("zero", .string(let text)): zero = text
    case ("grouping", .string(let text)): isGrouped = text != "never"
    default: return false
    }
    return true
  }

  private mutating func setNumber(_ key: String, _ value: JSON) -> Bool {
    let numbers = (value.array ?? []).map { $0.string.flatMap { Number($0) } }
    switch (key, value) {
    case ("optional", .bool(let bool)): isOptional = bool
    case ("snapping", .bool(let bool)): isSnapping = bool
    case ("allowsArithmetic", .bool(let bool)): allowsArithmetic = bool
    case ("allowsMagnitudes", .bool(let bool)): allowsMagnitudes = bool
    case ("allowsExponents", .bool(let bool)): allowsExponents = bool
    case ("allowsCells", .bool(let bool)): allowsCells = bool
    case ("step", .string("adaptive")): isAdaptive = true
    case ("step", .string(let text)): step = Number(text)
    case ("wraps", .bool(let bool)): wraps = bool
    case ("page", .string(let text)): page = Number(text)
    case ("stepRange", _) where numbers.count == 2:
      (lowerStep, upperStep) = (numbers[0], numbers[1])
    case ("grouping", .array(let sizes)): groupSizes = sizes.compactMap(\.number)
    case ("groupingMinimum", .number(let count)): groupMinimum = count
    case ("allows", .string(let text)): divisor = Number(text)
    case ("precision", .object(let object)): limits = object
    case ("bounds", _) where numbers.count == 2:
      (lowerBound, upperBound) = (numbers[0], numbers[1])
    default: return false
    }
    return true
  }
}

// MARK: - Derived properties

extension Style {
  var decimalMark: Character { place.decimalMark }
  var groupMark: Character { place.groupMark }

  /// Whether digits fill in from the right, as at a till: typing 5 turns `0.12` into `1.25`.
  var isTill: Bool { entry == .minorUnits }

  /// Whether an active field shows plain digits, without grouping and symbols.
  var isPlain: Bool { formatting == .onCommit }

  /// Whether zeros fill the fraction to its minimum length while the user types.
  ///
  /// This is false with formatting on commit, and with minor-unit entry.
  var fillsFractionLive: Bool {
    trailingZeros == .live && !isPlain && !isTill && minFraction > 0
  }

  /// Whether negative numbers are in brackets, as in `($5.00)`.
  var hasBrackets: Bool { sign == .accounting && kind == .currency && place == .unitedStates }

  /// The number of places by which a value's decimal point moves to the right when the value is
  /// shown: 2 for percentages, because 0.125 is shown as 12.5 %.
  var scale: Int { kind == .percent ? 2 : 0 }
}

// MARK: - Precision

extension Style {
  private func limit(_ part: String, _ end: Int) -> Int? {
    guard let pair = limits[part]?.array, pair.count == 2 else { return nil }
    return pair[end].number
  }

  /// The maximum number of digits that the value type can represent.
  var typeDigits: Int {
    switch valueType {
    case .decimal: 38
    case .double: 15
    case .int: 19
    }
  }

  /// The number of fraction digits of the currency, such as 2 for USD, or nil without a currency.
  private var currencyDigits: Int? {
    guard kind == .currency else { return nil }
    return Self.minorDigits[code]
  }

  private static let minorDigits = ["USD": 2, "EUR": 2, "GBP": 2, "CHF": 2, "JPY": 0, "BHD": 3]

  var maxTotal: Int { min(limit("total", 1) ?? typeDigits, typeDigits) }
  var minTotal: Int { limit("total", 0) ?? 1 }
  var minInteger: Int { limit("integer", 0) ?? 1 }
  var maxInteger: Int { min(limit("integer", 1) ?? maxTotal, maxTotal) }

  /// The maximum number of integer digits.
  ///
  /// With minor-unit entry, the fraction always has `maxFraction` digits, which leaves fewer digits
  /// for the integer part.
  var mostIntegers: Int { min(maxInteger, isTill ? maxTotal - maxFraction : maxTotal) }

  var minFraction: Int {
    limit("fraction", 0) ?? (limits["fraction"] == nil ? currencyDigits : nil) ?? 0
  }

  var maxFraction: Int {
    guard valueType != .int else { return 0 }
    guard limits["fraction"] == nil else { return limit("fraction", 1) ?? 2 * maxTotal }
    return currencyDigits ?? 2 * maxTotal
  }

  /// Returns the number of fraction digits that fit after the integer digits of `content`.
  func fractionRoom(in content: Content) -> Int {
    let integers = content.integer.withoutZerosInFront.count
    let zeros = (content.fraction ?? []).prefix { $0 == "0" }.count
    let uncounted = integers == 0 ? min(zeros, maxTotal) : 0
    return max(min(maxFraction, maxTotal - integers + uncounted), 0)
  }

  func hasRoom(for content: Content) -> Bool {
    (typedFraction(of: content)?.count ?? 0) <= fractionRoom(in: content)
  }

  /// Returns the fraction without the zeros that only pad it to its minimum length.
  private func typedFraction(of content: Content) -> [Character]? {
    if content.isOpen || content.isScalable { return content.countedFraction }
    guard fillsFractionLive, var fraction = content.fraction, fraction.count <= minFraction else {
      return content.fraction
    }
    while fraction.last == "0" { fraction.removeLast() }
    return fraction
  }
}
