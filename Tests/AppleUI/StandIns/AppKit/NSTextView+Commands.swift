// SPDX-License-Identifier: MIT

extension NSTextView {
  /// Performs the command of a key, such as `deleteBackward:`, that the delegate didn't handle.
  func perform(_ selector: Selector) {
    let end = string.utf16.count
    switch selector.name {
    case "insertNewline:": endEditing(by: .return)
    case "insertTab:": endEditing(by: .tab)
    case "deleteBackward:": deleteUnit(before: true)
    case "deleteForward:": deleteUnit(before: false)
    case "moveLeft:": move(to: chosen.length > 0 ? chosen.location : chosen.location - 1)
    case "moveRight:": move(to: chosen.length > 0 ? NSMaxRange(chosen) : chosen.location + 1)
    case "moveUp:", "moveToBeginningOfLine:", "moveToLeftEndOfLine:": move(to: 0)
    case "moveDown:", "moveToEndOfLine:", "moveToRightEndOfLine:": move(to: end)
    default: break
    }
  }

  private func move(to offset: Int) {
    let inside = min(max(0, offset), string.utf16.count)
    setSelectedRange(NSRange(location: inside, length: 0))
  }

  private func deleteUnit(before: Bool) {
    var range = chosen
    if range.length == 0 {
      range.length = 1
      if before { range.location -= 1 }
    }
    guard range.location >= 0, NSMaxRange(range) <= string.utf16.count,
      shouldChangeText(in: range, replacementString: "")
    else { return }
    replace(range, with: "")
  }
}
