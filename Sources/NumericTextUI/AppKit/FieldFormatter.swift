// SPDX-License-Identifier: MIT

#if canImport(AppKit) && !targetEnvironment(macCatalyst)  // Catalyst uses the UIKit field.
  import AppKit

  /// The formatter of a numeric field, which lets `objectValue`, `doubleValue` and bindings of the
  /// field return the session's number.
  ///
  /// Without this formatter, AppKit would read only the digits before the first grouping separator.
  final class FieldFormatter: Formatter {
    private weak var adapter: FieldEditorAdapter?

    /// Whether the adapter no longer exists.
    var isOrphaned: Bool { adapter == nil }

    init(_ adapter: FieldEditorAdapter) {
      self.adapter = adapter
      super.init()
    }

    /// Not supported, because this formatter is only created in code.
    required init?(coder: NSCoder) { nil }

    /// Returns the session's text if `obj` is the session's number, and formats any other number.
    override func string(for obj: Any?) -> String? {
      if let text = obj as? String { return text }
      let number = obj as? NSNumber
      return MainActor.assumeIsolated { [adapter] in adapter?.model.text(of: number) }
    }

    /// Returns the session's number if `text` is the session's text, otherwise the number that the
    /// user would enter by typing `text`.
    func number(of text: String) -> NSNumber? {
      MainActor.assumeIsolated { [adapter] in adapter?.model.nsNumber(of: text) }
    }

    // Only Apple's platforms have this method.
    #if canImport(ObjectiveC)
      override func getObjectValue(
        _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?,
        for string: String,
        errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
      ) -> Bool {
        obj?.pointee = number(of: string)
        return true
      }
    #endif
  }
#endif
