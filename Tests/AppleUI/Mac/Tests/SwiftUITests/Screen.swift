// SPDX-License-Identifier: MIT

import AppKit
import SwiftUI

/// A window that shows a view with an AppKit text field, and a simulated user of that field.
struct Screen {
  let host: ViewHost
  let field: NSTextField
  let user: User

  /// Shows `view` in an American English environment.
  init<Root: View>(_ view: Root) {
    host = ViewHost(view.environment(\.locale, Locale(identifier: "en_US")))
    field =
      host.platformViews.lazy.compactMap { $0.view as? NSTextField }.first
      ?? NSTextField(frame: .zero)
    user = User(of: field)
  }

  var text: String { field.stringValue }

  var selection: Range<Int> { user.selection }

  var isEditing: Bool { field.currentEditor() != nil }

  var alignment: NSTextAlignment { field.alignment }

  /// Always zero, because the AppKit stand-in doesn't count how often code sets the text.
  var textWrites: Int { 0 }

  var hasDelegate: Bool { field.delegate != nil }

  var isMarked: Bool { user.editor?.hasMarkedText() ?? false }

  /// The VoiceOver announcements in this window.
  var announcements: [String?] {
    NSAccessibility.posted.filter { $0.element === user.window }.map(\.text)
  }

  /// Performs `action` with VoiceOver on, and then restores the previous state.
  ///
  /// Other tests can have turned VoiceOver on already.
  func withVoiceOver(_ action: () -> Void) {
    let wasEnabled = NSWorkspace.shared.isVoiceOverEnabled
    NSWorkspace.shared.isVoiceOverEnabled = true
    action()
    NSWorkspace.shared.isVoiceOverEnabled = wasEnabled
  }

  /// Performs an action of the user, and then updates the views.
  func act(_ action: (User) -> Void) { host.event { action(user) } }

  /// Waits until deferred work is done and the views are up to date.
  func rest() async {
    for _ in 0..<10 {
      await Task.yield()
      host.settle()
    }
  }
}

/// A simulated user of an AppKit text field in a window.
struct User {
  let field: NSTextField
  let window = NSWindow()

  init(of field: NSTextField) {
    self.field = field
    let content = NSView(frame: .zero)
    content.addSubview(field)
    window.contentView = content
    window.update()
  }

  var editor: NSTextView? { field.currentEditor() as? NSTextView }

  var selection: Range<Int> {
    guard let range = editor?.selectedRange else { return 0..<0 }
    return range.location..<range.location + range.length
  }

  /// Clicks after the text, which moves the caret to the end.
  func tap() {
    event {
      if field.currentEditor() == nil { window.makeFirstResponder(field) }
      let end = field.stringValue.utf16.count
      editor?.setSelectedRange(NSRange(location: end, length: 0))
    }
  }

  func select(_ range: Range<Int>) {
    event { editor?.setSelectedRange(NSRange(location: range.lowerBound, length: range.count)) }
  }

  func type(_ keys: String) { for key in keys { insert(String(key)) } }

  func insert(_ text: String) {
    let place = NSRange(location: NSNotFound, length: 0)
    event { editor?.insertText(text, replacementRange: place) }
  }

  func paste(_ text: String) {
    NSPasteboard.general.clearContents()
    NSPasteboard.general.setString(text, forType: .string)
    event { editor?.paste(nil) }
  }

  func press(_ command: Selector) { event { editor?.doCommand(by: command) } }

  func pressReturn() { press(Selector("insertNewline:")) }

  func deleteBackward() { press(Selector("deleteBackward:")) }

  func leave() { event { window.makeFirstResponder(nil) } }

  func mark(_ text: String) {
    let caret = NSRange(location: text.utf16.count, length: 0)
    let place = NSRange(location: NSNotFound, length: 0)
    event { editor?.setMarkedText(text, selectedRange: caret, replacementRange: place) }
  }

  func unmark() { event { editor?.unmarkText() } }

  private func event(_ action: () -> Void) {
    action()
    window.update()
  }
}
