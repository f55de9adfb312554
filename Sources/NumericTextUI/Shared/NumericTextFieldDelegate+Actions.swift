// SPDX-License-Identifier: MIT

// The platforms with UIKit or AppKit text fields. watchOS has neither.
#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
  public import NumericText

  extension NumericTextFieldDelegate {
    /// Adds `count` steps to the value, without rounding errors and within the bounds.
    ///
    /// ```swift
    /// delegate.step(by: -1)
    /// ```
    ///
    /// - Parameters:
    ///   - count: The number of steps, negative to subtract.
    ///   - size: The size of a step. The Page Up and Page Down keys use coarse steps.
    public func step(by count: Int, _ size: NumericTextStepSize = .regular) {
      adapter.edit(.step(by: count, size))
    }

    /// Negates the number.
    public func toggleSign() { adapter.edit(.edit(.toggleSign)) }

    /// Types the decimal separator, as the decimal key of a keypad does.
    public func typeDecimalKey() { adapter.edit(.edit(.decimalKey)) }

    /// Empties the field.
    ///
    /// A field that cannot be empty shows zero.
    public func clear() { adapter.edit(.clear(session.text)) }

    /// Restores the value from before editing, as the Escape key does.
    public func cancel() { adapter.edit(.cancel) }

    /// Adds `count` steps to the value as part of a drag gesture.
    ///
    /// All changes of a drag are undone together. A drag doesn't give the field focus. Call
    /// `endScrubbing()` when the drag ends. If the field doesn't have focus, `endScrubbing()` also
    /// commits the number.
    ///
    /// ```swift
    /// delegate.scrub(by: 3)
    /// ```
    ///
    /// - Parameters:
    ///   - count: The number of steps, negative to subtract.
    ///   - size: The size of each step.
    public func scrub(by count: Int, _ size: NumericTextStepSize = .regular) {
      adapter.scrub(.by(count, size))
    }

    /// Ends a drag, so that the next drag is undone separately.
    public func endScrubbing() { adapter.scrub(.ended) }

    /// Cancels a drag in progress, and restores the number from before the drag.
    ///
    /// If the user's gesture continues, the number no longer changes.
    public func cancelScrubbing() { adapter.scrub(.canceled) }
  }

  extension Event {
    /// Returns the event that deletes all of `text`.
    static func clear(_ text: String) -> Event {
      .edit(.replace(0..<text.utf16Length, with: ""))
    }
  }
#endif
