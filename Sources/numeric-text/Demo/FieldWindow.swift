// SPDX-License-Identifier: MIT

/// The part of a field's text that its box shows, always with the caret.
///
/// Text stands in memory order. Characters without a width of their own that only direct the text
/// are left out, because terminals disagree about them; marks stay with their letters.
struct FieldWindow {
  /// What is drawn; it fills the width exactly.
  private(set) var spans: [Span] = []

  /// The column of the caret within the box.
  let caret: Int

  private let visible: Range<Int>
  private let selection: Range<Int>
  private var drawn: Int

  /// The window of a field that is so many columns wide, at least three.
  init(_ text: String, selection: Range<Int>, width: Int) {
    let caret = TextWidth.column(atUTF16: selection.upperBound, of: text)
    // The caret needs a column behind the last character.
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
    // A wide character that is cut at the left edge leaves a gap.
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
