// SPDX-License-Identifier: MIT

// watchOS and tvOS have no fields that can be dragged.
#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  public import UIKit

  extension TextFieldAdapter {
    /// Lets horizontal drags on a view change the number, as on the label of a field.
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
