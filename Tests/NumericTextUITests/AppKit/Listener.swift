// SPDX-License-Identifier: MIT

#if canImport(AppKit) && !targetEnvironment(macCatalyst)  // Catalyst has the fields of UIKit.
  import AppKit

  /// A delegate that records the callbacks that it receives.
  final class Listener: NSObject, NSTextFieldDelegate {
    var received: [String] = []
    var handled: [String] = []
    var allowsEditing = true
    var allowsLeaving = true
    var whenEditingEnds: () -> Void = {}

    private func text(_ notification: Notification) -> String {
      (notification.object as? NSTextField)?.stringValue ?? ""
    }

    func controlTextDidBeginEditing(_ obj: Notification) { received.append("begin") }

    func controlTextDidChange(_ obj: Notification) { received.append("change \(text(obj))") }

    func controlTextDidEndEditing(_ obj: Notification) {
      received.append("end \(text(obj))")
      whenEditingEnds()
    }

    func control(_ control: NSControl, textShouldBeginEditing fieldEditor: NSText) -> Bool {
      received.append("may begin")
      return allowsEditing
    }

    func control(_ control: NSControl, textShouldEndEditing fieldEditor: NSText) -> Bool {
      received.append("may end")
      return allowsLeaving
    }

    func control(
      _ control: NSControl,
      textView: NSTextView,
      doCommandBy commandSelector: Selector
    ) -> Bool {
      let command = NSStringFromSelector(commandSelector)
      received.append("command \(command)")
      return handled.contains(command)
    }
  }
#endif
