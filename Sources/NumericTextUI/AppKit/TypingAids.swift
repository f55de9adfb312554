// SPDX-License-Identifier: MIT

#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit

  /// What a field editor does to typed text by itself, as it was before editing began.
  ///
  /// The editor belongs to all fields of its window. So what a number cannot bear is switched off
  /// while a number is typed, and put back as it was.
  @MainActor
  struct TypingAids {
    private weak var editor: NSTextView?
    private let switches: [(ReferenceWritableKeyPath<NSTextView, Bool>, Bool)]
    private var traits:
      [(ReferenceWritableKeyPath<NSTextView, NSTextInputTraitType>, was: NSTextInputTraitType)] = []

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
      switches = Self.unwanted.map { ($0, editor[keyPath: $0]) }
      for (aid, _) in switches { editor[keyPath: aid] = false }
      if #available(macOS 14, *) { switchOff(\.inlinePredictionType) }
      if #available(macOS 15, *) { switchOff(\.mathExpressionCompletionType) }
    }

    /// Puts them back as they were.
    func restore() {
      guard let editor else { return }
      for (aid, was) in switches { editor[keyPath: aid] = was }
      for (trait, was) in traits { editor[keyPath: trait] = was }
    }

    private mutating func switchOff(
      _ trait: ReferenceWritableKeyPath<NSTextView, NSTextInputTraitType>
    ) {
      guard let editor else { return }
      traits.append((trait, editor[keyPath: trait]))
      editor[keyPath: trait] = .no
    }
  }
#endif
