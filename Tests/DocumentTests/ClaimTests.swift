// SPDX-License-Identifier: MIT

import Testing

@testable import DocumentExamples

@Suite struct ClaimTests {
  @Test(arguments: [
    ("12", "12"), ("-0.1", "-0.1"), ("3..<5", "3..<5"), ("\"$12\"", "\"$12\""), ("nil", "nil"),
    (".outOfBounds", ".outOfBounds"), ("[.text, .value]", "[.text, .value]"),
    ("\"$5.00\" in en_US", "\"$5.00\""), ("nil: a plain numeral has no grouping", "nil"),
  ])
  func literalCommentIsAClaim(_ comment: String, _ value: String) {
    #expect(Claim(comment) == .equals(value))
  }

  @Test(arguments: ["every locale", "or .percent", "the numeral -12.50", "9 9 9 gives 99", ""])
  func otherCommentIsAnExplanation(_ comment: String) {
    #expect(Claim(comment) == nil)
  }

  @Test func outcomeCommentClaimsEachNamedPart() {
    let parts = [
      Claim.Part(name: "text", value: "\"$1,234\""), Claim.Part(name: "value", value: "1234"),
    ]
    #expect(Claim("text \"$1,234\", value 1234") == .outcome(parts))
  }

  @Test func throwsCommentClaimsAnError() {
    #expect(Claim("throws .notPlain(example: \"1K\")") == .throws(".notPlain(example: \"1K\")"))
  }
}

@Suite struct StatementTests {
  @Test func methodChainIsOneStatementWithItsLastComment() {
    let lines = ["style  // first", "  .bounds(0...)", "  .format(5)  // \"5\""]
    let statements = Statement.all(in: lines)
    #expect(statements.map(\.code) == ["style\n  .bounds(0...)\n  .format(5)"])
    #expect(statements.map(\.comment) == ["\"5\""])
  }

  @Test func commentLineBelongsToTheStatementAbove() {
    let statements = Statement.all(in: ["try parse(\"x\")", "// throws .notANumber"])
    #expect(statements == [Statement(code: "try parse(\"x\")", comment: "throws .notANumber")])
  }

  @Test func ignoresSlashesInAStringLiteral() {
    #expect(Statement.all(in: ["open(\"http://\")"]).map(\.comment) == [""])
  }
}

@Suite struct MarkdownPageTests {
  @Test func onlySwiftBlocksAreExamples() {
    let page = MarkdownPage("# A\n```sh\nls\n```\n## B\n```swift\nlet a = 1\n```\n")
    #expect(page.examples == [Example(title: "B", lines: ["let a = 1"])])
  }

  @Test func redeclaredNameStartsANewExample() {
    let page = MarkdownPage(
      "# A\n```swift\nlet a = 1\n```\n```swift\na\n```\n```swift\nlet a = 2\n```"
    )
    #expect(page.examples.map(\.lines) == [["let a = 1", "a"], ["let a = 2"]])
  }

  @Test func readsTheRowsOfAModifierTable() {
    let table = "| Modifier of `.number` | Tried | Without | With |\n|---|---|---|---|\n"
    let row = "| `.sign(.never)` | keys -5 | `-5\\|` | `5\\|` |"
    let expected = TableRow(
      base: ".number",
      modifier: ".sign(.never)",
      trial: "keys -5",
      without: "-5|",
      with: "5|"
    )
    #expect(MarkdownPage(table + row).examples.map(\.rows) == [[expected]])
  }
}
