// SPDX-License-Identifier: MIT

// On watchOS and tvOS, drags cannot change the number in a field.
#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  public import UIKit

  extension TextFieldAdapter {
    /// Lets horizontal drags on a view, such as the field's label, change the number.
    ///
    /// ```swift
    /// let label = UILabel()
    /// delegate.addScrubbing(to: label)
    /// ```
    ///
    /// - Parameter view: The view, which receives touches from now on. Taps keep their effect.
    public func addScrubbing(to view: UIView) { view.addPan(for: self) }

    /// Stops drags on a view from changing the number.
    public func removeScrubbing(from view: UIView) { view.removePan(for: self) }
  }
#endif
