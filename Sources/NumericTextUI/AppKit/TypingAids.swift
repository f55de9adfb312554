// SPDX-License-Identifier: MIT

#if canImport(AppKit) && !targetEnvironment(macCatalyst)  // Catalyst has the fields of UIKit.
  import AppKit

  /// What a field editor does to typed text by itself, as it was before editing began.
  ///
  /// The editor belongs to all fields of its window. So what a number cannot bear is switched off
  /// while a number is typed, and put back as it was.
  @MainActor
  struct TypingAids {
    private var restorations: [(NSTextView) -> Void] = []
    private weak var editor: NSTextView?

    /// What would change a number behind the back of who types it.
    ///
    /// Two dashes become one, quotes curl, words are corrected. The editor's own undo knows nothing
    /// of formatting and would put keys back in the wrong place.
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

    /// Switches them off.
    init(switchingOffIn editor: NSTextView) {
      self.editor = editor
      for aid in Self.unwanted { set(aid, to: false, in: editor) }
      if #available(macOS 14, *) { set(\.inlinePredictionType, to: .no, in: editor) }
      if #available(macOS 15, *) {
        set(\.mathExpressionCompletionType, to: .no, in: editor)
        set(\.writingToolsBehavior, to: .none, in: editor)
      }
    }

    /// Puts them back as they were.
    func restore() {
      guard let editor else { return }
      for restore in restorations { restore(editor) }
    }

    /// Generic, because some of the types are newer than the oldest macOS that is supported.
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
