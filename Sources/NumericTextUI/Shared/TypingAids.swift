// SPDX-License-Identifier: MIT

// The platforms with UIKit or AppKit text fields. watchOS has neither.
#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)

  /// The features of an editor that are turned off while it edits a number, because they change
  /// typed text.
  ///
  /// The editor is a UIKit text field, or AppKit's field editor, which all fields of a window
  /// share. Therefore its settings must be restored afterwards.
  @MainActor
  struct TypingAids<Editor: AnyObject> {
    private var restorations: [(Editor) -> Void] = []
    private weak var editor: Editor?

    private init(_ editor: Editor) { self.editor = editor }

    /// Restores the features, except for those that the app has changed in the meantime.
    func restore() {
      guard let editor else { return }
      for restore in restorations { restore(editor) }
    }

    /// Changes a setting of the editor, and remembers how to restore it.
    ///
    /// The method is generic because the settings have different types, and some of these types
    /// don't exist on older systems.
    private mutating func set<Value: Equatable>(
      _ aid: ReferenceWritableKeyPath<Editor, Value>,
      to value: Value
    ) {
      guard let editor else { return }
      let was = editor[keyPath: aid]
      editor[keyPath: aid] = value
      restorations.append { if $0[keyPath: aid] == value { $0[keyPath: aid] = was } }
    }
  }
#endif

#if canImport(UIKit) && !os(watchOS)  // watchOS has no `UITextField`.
  import UIKit

  extension TypingAids where Editor: UITextField {
    /// Turns off the features of a text field that change typed text, and remembers how to restore
    /// them.
    init(switchingOffIn field: Editor) {
      self.init(field)
      set(\.autocapitalizationType, to: .none)
      set(\.autocorrectionType, to: .no)
      set(\.spellCheckingType, to: .no)
      set(\.smartQuotesType, to: .no)
      set(\.smartDashesType, to: .no)
      set(\.smartInsertDeleteType, to: .no)
      if #available(iOS 17, tvOS 17, *) { set(\.inlinePredictionType, to: .no) }
      // These features exist only on platforms with a touch keyboard.
      #if !os(tvOS) && !os(visionOS)
        if #available(iOS 18, *) {
          set(\.mathExpressionCompletionType, to: .no)
          set(\.writingToolsBehavior, to: .none)
        }
      #endif
    }
  }
#elseif canImport(AppKit)
  import AppKit

  extension TypingAids where Editor == NSTextView {
    /// The features to turn off.
    ///
    /// Most of them would change the typed text, for example replace two hyphens with a dash. The
    /// editor's own undo is turned off because it ignores the formatting, and would restore text in
    /// the wrong place.
    private static var unwanted: [ReferenceWritableKeyPath<NSTextView, Bool>] {
      [
        \.allowsUndo,
        \.isAutomaticDashSubstitutionEnabled,
        \.isAutomaticQuoteSubstitutionEnabled,
        \.isAutomaticTextReplacementEnabled,
        \.isAutomaticSpellingCorrectionEnabled,
        \.isAutomaticDataDetectionEnabled,
        \.isAutomaticLinkDetectionEnabled,
        \.isAutomaticTextCompletionEnabled,
        \.isContinuousSpellCheckingEnabled,
        \.isGrammarCheckingEnabled,
        \.smartInsertDeleteEnabled,
      ]
    }

    /// Turns off the unwanted features in `editor`, and remembers how to restore them.
    init(switchingOffIn editor: NSTextView) {
      self.init(editor)
      for aid in Self.unwanted { set(aid, to: false) }
      if #available(macOS 14, *) { set(\.inlinePredictionType, to: .no) }
      if #available(macOS 15, *) {
        set(\.mathExpressionCompletionType, to: .no)
        set(\.writingToolsBehavior, to: .none)
      }
    }
  }
#endif
