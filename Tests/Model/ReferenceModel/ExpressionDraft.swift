// SPDX-License-Identifier: MIT

/// The error of an edit that the rules forbid.
struct Refusal: Error {}

/// An expression during an edit.
///
/// The caret is at slot `local` of the number at `index`.
struct ExpressionDraft {
  let style: Style
  var expression: Expression
  var index: Int
  var local: Int
  var hasUncoveredZero = false
  /// Whether the last key had no effect, so that the selection stays.
  var keepsSelection = false

  init(_ expression: Expression, slot: Int, _ style: Style) {
    self.style = style
    self.expression = expression
    (index, local) = expression.place(of: slot)
  }

  /// Creates a draft with the caret at the end of the selection of `start`.
  init(_ expression: Expression, from start: Editing, _ style: Style) {
    self.init(expression, slot: start.selection.upper, style)
    hasUncoveredZero = start.selection.isCaret && start.hasUncoveredZero
  }

  var slot: Int { expression.slot(local, of: index) }

  var content: Content {
    get { expression.terms[index].content }
    set { expression.terms[index].content = newValue }
  }

  /// The style in which the number at the caret is typed.
  private var numberStyle: Style {
    expression.terms[index].operation == .power ? style.exponent : style.term
  }

  /// Whether a digit of the number is before the caret.
  var followsDigit: Bool { content.characters.prefix(local).contains { $0 != "." } }

  /// Whether a number, a percentage or a bracket ends at the caret.
  var followsOperand: Bool {
    if followsDigit { return true }
    return local == 0 && (expression.terms[index].operation?.endsOperand ?? false)
  }
}

// MARK: - Edits of one number

extension ExpressionDraft {
  private func editing(over range: Range<Int>?) -> Editing {
    let selection = range.map { Selection(lower: $0.lowerBound, upper: $0.upperBound) }
    var editing = Editing(content: content, selection: selection ?? .caret(local))
    editing.hasUncoveredZero = hasUncoveredZero
    editing.hasGrouped = expression.terms[index].hasGrouped
    return editing
  }

  /// Updates the number at the caret with the result of an edit.
  ///
  /// Throws if the edit was refused.
  mutating func apply(_ attempt: Attempt, from start: Editing, isDeletion: Bool = false) throws {
    switch attempt {
    case .refused: throw Refusal()
    case .nothing: (hasUncoveredZero, keepsSelection) = (false, true)
    case .moved(let slot): (local, hasUncoveredZero) = (slot, false)
    case .edited(let edited):
      let draft = numberStyle.settled(edited)
      expression.terms[index].hasGrouped = numberStyle.keepsGrouping(draft, from: start)
      content = draft.content
      local = draft.caret
      hasUncoveredZero = isDeletion && draft.hasUncoveredZero
    }
  }

  mutating func type(_ key: Character, over range: Range<Int>? = nil) throws {
    let start = editing(over: range)
    try apply(numberStyle.typing(key, in: start), from: start)
  }

  mutating func pasteNumber(_ text: String, over range: Range<Int>?) throws {
    var start = editing(over: range)
    // If the pasted text contains an operation, a zero before the text counts as typed, so the text
    // does not replace it.
    let isSigned =
      style.allowsArithmetic
      && text.contains { key in
        Operation(key).map { $0 != .percent || !style.ownsPercent } ?? false
      }
    if isSigned, (range?.lowerBound ?? local) > 0 { start.hasUncoveredZero = true }
    var pasted = numberStyle
    (pasted.prefix, pasted.suffix) = (style.prefix, style.suffix)
    try apply(pasted.pasting(text, in: start), from: start)
  }

  mutating func deleteInside(backward: Bool = true, over range: Range<Int>? = nil) throws {
    let start = editing(over: range)
    let attempt = numberStyle.deleting(backward: backward, in: start)
    try apply(attempt, from: start, isDeletion: true)
  }

  /// Returns `content` without the characters in `range`.
  func removing(_ range: Range<Int>, from content: Content) throws -> Content {
    guard !range.isEmpty else { return content }
    var draft = ExpressionDraft(Expression(content), slot: 0, style)
    try draft.deleteInside(over: range)
    return draft.content
  }
}

// MARK: - Operations

extension ExpressionDraft {
  /// Inserts a typed key or a pasted text, which can be an operation or an expression.
  ///
  /// - Returns: Whether it was inserted as an operation or an expression.
  mutating func insert(_ text: String, over range: Range<Int>?) throws -> Bool {
    guard text.count == 1, let key = text.first else { return try paste(text, over: range) }
    return try press(key, over: range)
  }

  private mutating func press(_ key: Character, over range: Range<Int>?) throws -> Bool {
    guard let operation = operation(for: key) else {
      try type(key, over: range)
      return false
    }
    if let range { try deleteInside(over: range) }
    if try insert(operation) { return true }
    try type(key)
    return false
  }

  /// Returns the operation of a key, which for the letter x depends on the text before it.
  func operation(for key: Character) -> Operation? {
    guard key.isCross, style.allowsArithmetic else { return style.operation(key) }
    return followsOperand || followsOperator ? .times : nil
  }

  /// Whether the caret is right after an operator.
  private var followsOperator: Bool {
    local == 0 && !content.isNegative && expression.terms[index].operation?.isBinary ?? false
  }

  /// Returns whether an operation can be inserted at the caret.
  func allows(_ operation: Operation) -> Bool {
    switch operation {
    case .plus, .minus: followsOperand
    case .times, .over: followsOperand || followsOperator
    case .open: true
    case .power: followsDigit
    // A percent sign can follow a closing bracket, but not another percent sign.
    case .percent: followsDigit || (followsOperand && expression.terms[index].operation == .close)
    case .close: followsOperand && expression.openBrackets(before: index) > 0
    }
  }

  /// Inserts an operation.
  ///
  /// Does nothing and returns false if it is not allowed, because its key can be the sign of a number.
  private mutating func insert(_ operation: Operation) throws -> Bool {
    guard allows(operation) else { return false }
    if operation == .open, followsOperand { try split(at: .times) }
    if operation.isBinary, !followsOperand {
      expression.terms[index].operation = operation
    } else {
      try split(at: operation)
    }
    return true
  }

  /// Returns the expression with the selected operator replaced by `operation`.
  ///
  /// The number after the operator loses its sign. Returns nil unless the selection is a single
  /// operator after an operand.
  func replacing(_ selection: Selection, with operation: Operation) -> Self? {
    var replaced = self
    let left = ExpressionDraft(expression, slot: selection.lower, style)
    guard selection.upper == selection.lower + 1, local == 0, left.index == index - 1,
      left.followsOperand, expression.terms[index].operation?.isBinary ?? false
    else { return nil }
    replaced.expression.terms[index].operation = operation
    replaced.content.isNegative = false
    replaced.hasUncoveredZero = false
    return replaced
  }

  /// Inserts an operation at the caret, which splits the number there.
  ///
  /// A minus stays with the part before the operation.
  mutating func split(at operation: Operation) throws {
    var left = Content(isNegative: content.isNegative)
    var right = content
    right.isNegative = false
    if local > 0 {
      left = try removing(local..<content.count, from: content)
      right = try removing(0..<local, from: right)
    }
    left = numberStyle.closed(left)
    // A decimal separator without a fraction is removed: `2.` becomes `2` before an operator.
    if left.fraction == [] { left.characters.removeLast() }
    content = left
    index += 1
    local = 0
    hasUncoveredZero = false
    expression.terms.insert(Expression.Term(operation: operation, content: right), at: index)
  }

  /// Removes the operation before a term, and joins the numbers on its two sides.
  ///
  /// The digits of the right number are typed after the left number. If the right number has a
  /// decimal separator, the digits of the left number are typed before the right number instead.
  ///
  /// Before the zero of a number such as `0.5`, they replace the zero unless `keepsZero` is true.
  mutating func join(at term: Int, keepsZero: Bool = false) throws {
    let right = expression.terms.remove(at: term).content
    index = term - 1
    let left = content
    local = left.count
    hasUncoveredZero = false
    guard !right.isNegative || left == Content() else { throw Refusal() }
    if left.digits.isEmpty {
      content = right
      content.isNegative = left.isNegative || right.isNegative
      hasUncoveredZero = keepsZero && right.integer == ["0"]
    } else if right.point != nil {
      guard left.point == nil else { throw Refusal() }
      content = right
      content.isNegative = left.isNegative
      // An open mark (a typed mark that can still group) cannot follow a leading zero.
      if left.digits.first == "0" { content = numberStyle.closed(content) }
      local = 0
      hasUncoveredZero = keepsZero
      for digit in left.digits { try type(digit) }
    } else {
      for digit in right.digits { try type(digit) }
      local = max(content.count - right.count, 0)
    }
  }
}
