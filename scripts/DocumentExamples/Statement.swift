// SPDX-License-Identifier: MIT

/// A statement in an example and the claim in its trailing comment.
struct Statement: Equatable {
  /// The code, without the comment.
  var code: String

  /// The comment after the code, or on the line below it.
  var comment = ""

  /// Splits lines into statements.
  ///
  /// A line continues the previous statement if a bracket is open, or if the line starts with a
  /// dot.
  static func all(in lines: [String]) -> [Statement] {
    var statements: [Statement] = []
    var depth = 0
    for line in lines where !line.trimmed.isEmpty {
      let (code, comment) = split(line)
      let isContinued = depth > 0 || code.trimmed.hasPrefix(".")
      if code.trimmed.isEmpty, depth == 0 {
        statements.addComment(comment)
      } else if isContinued, let last = statements.popLast() {
        statements.append(Statement(code: last.code + "\n" + code, comment: comment))
      } else {
        statements.append(Statement(code: code, comment: comment))
      }
      depth += nesting(of: code)
    }
    return statements
  }

  private static func split(_ line: String) -> (code: String, comment: String) {
    var isInText = false
    for index in line.indices {
      if line[index] == "\"" { isInText.toggle() }
      if !isInText, line[index...].hasPrefix("//") {
        return (
          String(line[..<index]).trimmedAtEnd, String(line[index...].dropFirst(2)).trimmed
        )
      }
    }
    return (line.trimmedAtEnd, "")
  }

  /// Returns the number of brackets that a line opens minus the number that it closes.
  private static func nesting(of code: String) -> Int {
    var depth = 0
    var isInText = false
    for character in code {
      if character == "\"" { isInText.toggle() }
      guard !isInText else { continue }
      if "([{".contains(character) { depth += 1 }
      if ")]}".contains(character) { depth -= 1 }
    }
    return depth
  }
}

extension [Statement] {
  /// Adds a comment line to the previous statement if it has no comment yet.
  fileprivate mutating func addComment(_ comment: String) {
    guard let last = indices.last, self[last].comment.isEmpty else { return }
    self[last].comment = comment
  }
}
