// SPDX-License-Identifier: MIT
#pragma once
#include "NSResponders.h"
#pragma clang assume_nonnull begin

NS_SWIFT_UI_ACTOR @interface NSText : NSView
@property (copy) NSString *string;
@property NSRange selectedRange;
@property NSTextAlignment alignment;
@property (getter=isEditable) BOOL editable;
@property (getter=isFieldEditor) BOOL fieldEditor;
- (void)scrollRangeToVisible:(NSRange)range;
- (void)cut:(nullable id)sender;
- (void)copy:(nullable id)sender;
- (void)paste:(nullable id)sender;
- (void)selectAll:(nullable id)sender;
@end

NS_SWIFT_UI_ACTOR @protocol NSTextInputClient
- (void)insertText:(id)string replacementRange:(NSRange)replacementRange;
- (void)setMarkedText:(id)string selectedRange:(NSRange)selectedRange replacementRange:(NSRange)replacementRange;
- (void)unmarkText;
- (NSRange)selectedRange;
- (NSRange)markedRange;
- (BOOL)hasMarkedText;
@end

typedef NS_ENUM(NSInteger, NSTextInputTraitType) {
  NSTextInputTraitTypeDefault,
  NSTextInputTraitTypeNo,
  NSTextInputTraitTypeYes,
} API_AVAILABLE(macos(14.0));
typedef NS_ENUM(NSInteger, NSWritingToolsBehavior) {
  NSWritingToolsBehaviorNone = -1,
  NSWritingToolsBehaviorDefault = 0,
  NSWritingToolsBehaviorComplete,
  NSWritingToolsBehaviorLimited,
} API_AVAILABLE(macos(15.0));
@protocol NSTextInputTraits
@optional
@property NSTextInputTraitType inlinePredictionType API_AVAILABLE(macos(14.0));
@property NSTextInputTraitType mathExpressionCompletionType API_AVAILABLE(macos(15.0));
@property NSWritingToolsBehavior writingToolsBehavior API_AVAILABLE(macos(15.0));
@end

NS_SWIFT_UI_ACTOR @interface NSTextView : NSText <NSTextInputClient>
@property BOOL allowsUndo, smartInsertDeleteEnabled;
@property (getter=isAutomaticDashSubstitutionEnabled) BOOL automaticDashSubstitutionEnabled;
@property (getter=isAutomaticQuoteSubstitutionEnabled) BOOL automaticQuoteSubstitutionEnabled;
@property (getter=isAutomaticTextReplacementEnabled) BOOL automaticTextReplacementEnabled;
@property (getter=isAutomaticSpellingCorrectionEnabled) BOOL automaticSpellingCorrectionEnabled;
@property (getter=isAutomaticDataDetectionEnabled) BOOL automaticDataDetectionEnabled;
@property (getter=isAutomaticLinkDetectionEnabled) BOOL automaticLinkDetectionEnabled;
@property (getter=isAutomaticTextCompletionEnabled) BOOL automaticTextCompletionEnabled
    API_AVAILABLE(macos(10.12.2));
@property (getter=isContinuousSpellCheckingEnabled) BOOL continuousSpellCheckingEnabled;
@property (getter=isGrammarCheckingEnabled) BOOL grammarCheckingEnabled;
- (void)setSelectedRange:(NSRange)charRange;
- (BOOL)shouldChangeTextInRange:(NSRange)affectedCharRange
              replacementString:(nullable NSString *)replacementString
    NS_SWIFT_NAME(shouldChangeText(in:replacementString:));
- (void)didChangeText;
- (void)breakUndoCoalescing;
@end
@interface NSTextView (NSTextInputTraitsConformance) <NSTextInputTraits>
@end
extern NSNotificationName const NSTextViewDidChangeSelectionNotification
    NS_SWIFT_NAME(NSTextView.didChangeSelectionNotification) NS_SWIFT_NONISOLATED;

#pragma clang assume_nonnull end
