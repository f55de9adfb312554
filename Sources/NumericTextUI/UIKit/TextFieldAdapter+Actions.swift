// SPDX-License-Identifier: MIT

#if canImport(UIKit) && !os(watchOS)  // watchOS has no text fields of UIKit.
  import NumericText
  import UIKit

  // What buttons, keys and gestures ask for.
  extension TextFieldAdapter {
    /// Adds a number of steps to the value, exactly and within bounds.
    ///
    /// ```swift
    /// delegate.step(by: -1)
    /// ```
    ///
    /// - Parameter count: How many steps; below zero to take them away.
    public func step(by count: Int) { editAnywhere(.step(by: count)) }

    /// Makes the number negative, or positive if it is negative.
    public func toggleSign() { editAnywhere(.edit(.toggleSign)) }

    /// Empties the field; one that cannot be empty shows zero.
    public func clear() { editAnywhere(.edit(.replace(0..<model.text.utf16.count, with: ""))) }

    /// Restores the value from before editing, as Escape does.
    public func cancel() { edit(.cancel) }

    /// Cuts the selection: copies it as it is shown, then deletes it.
    func cut(to copy: (String) -> Void) {
      guard !model.selectedText.isEmpty else { return }
      copy(model.selectedText)
      edit(.edit(.delete(.backward)))
    }
  }
#endif
