// SPDX-License-Identifier: MIT

#if canImport(AppKit) && !targetEnvironment(macCatalyst)  // Catalyst uses the UIKit field.
  import AppKit

  /// Turns off the features of a field editor that change typed text, and restores them later.
  ///
  /// All fields of a window share the editor, so its settings must be restored after editing a
  /// number.
  @MainActor
  struct TypingAids {
    private var restorations: [(NSTextView) -> Void] = []
    private weak var editor: NSTextView?

    /// The features to turn off.
    ///
    /// They would replace two dashes by one, use typographic quotes, or correct words. The editor's
    /// undo doesn't know about formatting, and would restore text in the wrong place.
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

    /// Turns off the features of an editor.
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

    /// Changes a setting and records its restoration.
    ///
    /// The method is generic, because some of the types require a newer macOS than this package.
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
