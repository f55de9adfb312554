// SPDX-License-Identifier: MIT

#if canImport(AppKit) && !targetEnvironment(macCatalyst)  // Catalyst uses the UIKit field.
  import AppKit

  /// The features of a field editor that are turned off while a number is edited, because they
  /// change typed text.
  ///
  /// All fields of a window share the editor, so its settings must be restored afterwards.
  @MainActor
  struct TypingAids {
    private var restorations: [(NSTextView) -> Void] = []
    private weak var editor: NSTextView?

    /// The features to turn off.
    ///
    /// Most of them would change the typed text, for example replace two dashes with one. The
    /// editor's own undo is turned off, too: it knows nothing of the formatting, and would restore
    /// text in the wrong place.
    private static let unwanted: [ReferenceWritableKeyPath<NSTextView, Bool>] = [
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

    /// Turns off these features in `editor`, and remembers how to restore them.
    init(switchingOffIn editor: NSTextView) {
      self.editor = editor
      for aid in Self.unwanted { set(aid, to: false, in: editor) }
      if #available(macOS 14, *) { set(\.inlinePredictionType, to: .no, in: editor) }
      if #available(macOS 15, *) {
        set(\.mathExpressionCompletionType, to: .no, in: editor)
        set(\.writingToolsBehavior, to: .none, in: editor)
      }
    }

    /// Restores the features.
    func restore() {
      guard let editor else { return }
      for restore in restorations { restore(editor) }
    }

    /// Changes a setting of the editor, and remembers how to restore it.
    ///
    /// The method is generic because the settings have different types. Older versions of macOS
    /// lack some of these types.
    private mutating func set<Value>(
      _ aid: ReferenceWritableKeyPath<NSTextView, Value>,
      to value: Value,
      in editor: NSTextView
    ) {
      let was = editor[keyPath: aid]
      editor[keyPath: aid] = value
      restorations.append { $0[keyPath: aid] = was }
    }
  }
#endif
