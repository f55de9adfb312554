// SPDX-License-Identifier: MIT

extension ExpressionDraft {
  /// Deletes the digit, separator or operation before or after the caret.
  mutating func delete(backward: Bool) throws {
    let isInside = backward ? local > 0 || content.isNegative : local < content.count
    if isInside { return try deleteInside(backward: backward) }
    let term = backward ? index : index + 1
    hasUncoveredZero = false
    guard term > 0, term < expression.terms.count else { return }
    try join(at: term)
    try removeStrayBrackets()
  }

  /// Deletes the digits, separators and operations between two caret slots.
  mutating func delete(_ range: Range<Int>) throws {
    let lower = expression.place(of: range.lowerBound)
    let upper = expression.place(of: range.upperBound)
    hasUncoveredZero = false
    (index, local) = upper
    guard lower.index < upper.index else {
      return try deleteInside(over: lower.local..<upper.local)
    }
    // Before the separator, a zero is only the placeholder of deleted digits.
    let leavesZero = upper.local > 0 && upper.local != content.integer.count
    var rest = content
    rest.isNegative = false
    rest = try removing(0..<upper.local, from: rest)
    let first = expression.terms[lower.index].content
    expression.terms[lower.index].content = try removing(lower.local..<first.count, from: first)
    expression.terms.removeSubrange((lower.index + 1)..<upper.index)
    index = lower.index + 1
    content = rest
    try join(at: index, keepsZero: leavesZero)
    try removeStrayBrackets()
  }

  /// Removes closing brackets whose opening brackets are gone.
  private mutating func removeStrayBrackets() throws {
    while let bracket = expression.terms.indices.first(where: {
      expression.openBrackets(before: $0) < 0
    }) {
      let caret = slot
      let isBefore = expression.slot(0, of: bracket) <= caret
      try join(at: bracket)
      (index, local) = expression.place(of: isBefore ? caret - 1 : caret)
    }
  }
}
