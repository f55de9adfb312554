// SPDX-License-Identifier: MIT

/// The visible part of a field's text, including the caret.
///
/// Text is in memory order. Invisible format characters are left out, because terminals disagree
/// about their width. Combining marks stay with their letters.
struct FieldWindow {
  /// The spans to draw, which together are as wide as the field.
  private(set) var spans: [Span] = []

  /// The column of the caret, counted from the left edge of the field.
  let caret: Int

  private let visible: Range<Int>
  private let selection: Range<Int>
  private var drawn: Int

  /// Creates the visible part of a text in a field of `width` columns.
  ///
  /// The width must be at least three.
  init(_ text: String, selection: Range<Int>, width: Int) {
    let caret = TextWidth.column(atUTF16: selection.upperBound, of: text)
    // The caret needs a column after the last character.
    let length = max(TextWidth.columns(of: text), caret + 1)
    let start = max(0, min(caret - (width - 2), length - width))
    let isCutBefore = start > 0
    let isCutAfter = length > start + width
    visible = start + (isCutBefore ? 1 : 0)..<start + width - (isCutAfter ? 1 : 0)
    drawn = visible.lowerBound
    self.caret = caret - start
    self.selection = selection
    if isCutBefore { add("…", .faint) }
    draw(text)
    add(String(repeating: " ", count: max(0, visible.upperBound - drawn)), .plain)
    if isCutAfter { add("…", .faint) }
  }

  private mutating func draw(_ text: String) {
    var column = 0
    var offset = 0
    for scalar in text.unicodeScalars {
      let width = TextWidth.columns(of: scalar)
      draw(scalar, column..<column + width, selection.contains(offset) ? .selection : .plain)
      column += width
      offset += scalar.utf16.count
    }
  }

  private mutating func draw(_ scalar: Unicode.Scalar, _ columns: Range<Int>, _ ink: Ink) {
    guard scalar.properties.generalCategory != .format,
      visible.lowerBound <= columns.lowerBound, columns.upperBound <= visible.upperBound
    else { return }
    // A wide character that is cut off at the left edge leaves a gap, which is filled with spaces.
    add(String(repeating: " ", count: max(0, columns.lowerBound - drawn)), .plain)
    add(String(scalar), ink)
    drawn = columns.upperBound
  }

  private mutating func add(_ text: String, _ ink: Ink) {
    guard !text.isEmpty else { return }
    guard let last = spans.indices.last, spans[last].ink == ink else {
      spans.append(Span(text: text, ink: ink))
      return
    }
    spans[last].text += text
  }
}
