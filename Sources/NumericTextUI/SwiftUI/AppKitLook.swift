// SPDX-License-Identifier: MIT

// Mac Catalyst uses the UIKit field.
#if canImport(SwiftUI) && canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import NumericText
  import SwiftUI

  extension FieldLook {
    /// Applies the options that require different code in UIKit and AppKit.
    func applyDetails(
      to field: NSTextField,
      _ configuration: inout NumericTextFieldConfiguration,
      last: FieldLook
    ) {
      if options.border != last.options.border { apply(options.border, to: field) }
      if options.color != last.options.color {
        field.textColor = options.color ?? .controlTextColor
      }
      if allowsTightening != last.allowsTightening {
        field.allowsDefaultTighteningForTruncation = allowsTightening
      }
      if controlSize != last.controlSize { field.controlSize = NSControl.ControlSize(controlSize) }
      configuration.beepsOnRefusal = options.refusals.signals
    }

    private func apply(_ border: NumericTextBorder, to field: NSTextField) {
      field.isBordered = false
      field.isBezeled = border != .plain
      field.drawsBackground = border != .plain
      if border != .plain { field.bezelStyle = border == .rounded ? .roundedBezel : .squareBezel }
    }

    func align(_ field: NSTextField) {
      field.isRightToLeft = isRightToLeft
      // Setting `field.alignment` would end editing.
      field.cell?.alignment = textAlignment
      field.currentEditor()?.alignment = textAlignment
    }

    /// Lets the app configure a field that has just appeared.
    func finish<FieldValue>(_ field: NSTextField, _ delegate: NumericTextFieldDelegate<FieldValue>)
    {
      for configure in options.configure { configure(field) }
    }
  }

  extension NSControl.ControlSize {
    init(_ size: ControlSize) {
      self =
        switch size {
        case .mini: .mini
        case .small: .small
        case .large, .extraLarge: .large
        default: .regular
        }
    }

    /// Converts a SwiftUI control size that changes the size of the text, or returns nil for the
    /// regular size.
    init?(ofText size: ControlSize) {
      self.init(size)
      if self == .regular { return nil }
    }
  }
#endif
