// SPDX-License-Identifier: MIT

/// The body of the test that runs an example and checks the results that its comments claim.
struct TestBody {
  private(set) var lines: [String] = []

  init(_ example: Example) {
    lines += Self.missing(in: example.lines.joined(separator: "\n"))
    let code = example.lines.filter { !$0.hasPrefix("import ") }
    for statement in Statement.all(in: code) { add(statement) }
    for row in example.rows { add(row) }
  }

  /// Returns declarations of `session` and `outcome`, if the example uses but does not declare them.
  private static func missing(in code: String) -> [String] {
    let usesOutcome = code.contains("outcome") && !code.contains("let outcome")
    let usesSession = code.contains("session") && !code.contains("var session")
    var lines: [String] = []
    if usesSession || usesOutcome { lines.append("var session = dollars()") }
    if usesOutcome { lines += ["let outcome = session.type(\"1\")", "_ = outcome"] }
    if usesSession { lines.append("touch(&session)") }
    return lines
  }

  private mutating func add(_ statement: Statement) {
    let code = Self.inEnglish(statement.code)
    let claim = Claim(statement.comment)
    if let name = code.firstMatch(of: /^(let|var) (\w+)\b/) {
      lines.append(code)
      lines.append(name.1 == "let" ? "_ = \(name.2)" : "touch(&\(name.2))")
      if case .equals(let value) = claim { expect(String(name.2), value) }
    } else if Self.isExpression(code) {
      add(code, claim)
    } else {
      lines.append(code)
    }
  }

  private mutating func add(_ expression: String, _ claim: Claim?) {
    switch claim {
    case nil: lines.append("discard(\(expression))")
    case .equals(let value): expect(expression, value)
    case .throws(let error):
      lines += ["do {", "  _ = \(expression)", "  Issue.record(\"This throws nothing.\")"]
      lines += ["} catch {", "  #expect(error == \(error))", "}"]
    case .outcome(let parts):
      lines += ["do {", "  let outcome = \(expression)"]
      for part in parts { expect("outcome.\(part.name)", part.value) }
      lines.append("}")
    }
  }

  private mutating func expect(_ expression: String, _ value: String) {
    if value.hasPrefix("\"") {
      lines.append("#expect(seen(\(expression)) == \(value))")
    } else if value.firstMatch(of: #/^-?[0-9_]+\.[0-9]+$/#) != nil {
      // Compares texts, because Swift converts a `Decimal` literal through binary floating point,
      // which loses digits.
      lines.append("#expect(plain(\(expression)) == \"\(value)\")")
    } else {
      let isTried = expression.hasPrefix("try ")
      let code = isTried ? String(expression.dropFirst(4)) : expression
      lines.append("#expect(\(isTried ? "try " : "")(\(code)) == \(value))")
    }
  }

  private mutating func add(_ row: TableRow) {
    let base = Self.inEnglish("NumericTextStyle<Decimal>" + row.base)
    for (style, shown) in [(base, row.without), (base + row.modifier, row.with)] {
      let text = shown.replacing("\"", with: "\\\"")
      lines.append("#expect(try shown(\"\(row.trial)\", in: \(style)) == \"\(text)\")")
    }
  }

  private static func isExpression(_ code: String) -> Bool {
    let keywords = [
      "struct ", "enum ", "class ", "final ", "func ", "extension ", "if ", "for ", "guard ",
      "switch ", "do ", "while ", "return", "@", "defer ", "static ", "_ =",
    ]
    return !keywords.contains { code.hasPrefix($0) }
      && code.firstMatch(of: #/^[\w.]+ [-+]?= /#) == nil
  }

  /// Returns the code with the locale en_US added, unless the code sets a locale.
  ///
  /// The documents show the results for en_US.
  private static func inEnglish(_ code: String) -> String {
    let locale = "english"
    var code = code
    if !code.contains(".locale(") {
      let style = #/(?:>|: )\.(?:number|percent|currency\(code: "[A-Z]+"\))(?!\w)/#
      let format = #/FormatStyle(?:\(\)|\.number|\.(?:Currency|Percent)\((?:code: "[A-Z]+")?\))/#
      for start in [style, format] {
        code = code.replacing(start) { "\($0.output).locale(\(locale))" }
      }
    }
    if !code.contains("$0.locale") {
      code = code.replacing(/CurrencyFormatter(?: \{|\(\))/) { match in
        match.0.hasSuffix("{")
          ? "CurrencyFormatter { $0.locale = \(locale);"
          : "CurrencyFormatter { $0.locale = \(locale) }"
      }
    }
    if let name = code.firstMatch(of: /^let (\w+) = NumberFormatter\(\)$/) {
      code += "\n\(name.1).locale = \(locale)"
    }
    return code
  }
}
