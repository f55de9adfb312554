// SPDX-License-Identifier: MIT
#pragma once
#include "UIResponders.h"
#pragma clang assume_nonnull begin

typedef NS_ENUM(NSInteger, UIKeyboardType) {
  UIKeyboardTypeDefault,
  UIKeyboardTypeASCIICapable,
  UIKeyboardTypeNumbersAndPunctuation,
  UIKeyboardTypeURL,
  UIKeyboardTypeNumberPad,
  UIKeyboardTypePhonePad,
  UIKeyboardTypeNamePhonePad,
  UIKeyboardTypeEmailAddress,
  UIKeyboardTypeDecimalPad,
  UIKeyboardTypeTwitter,
  UIKeyboardTypeWebSearch,
  UIKeyboardTypeASCIICapableNumberPad,
};
typedef NS_ENUM(NSInteger, UIReturnKeyType) {
  UIReturnKeyDefault,
  UIReturnKeyGo,
  UIReturnKeyGoogle,
  UIReturnKeyJoin,
  UIReturnKeyNext,
  UIReturnKeyRoute,
  UIReturnKeySearch,
  UIReturnKeySend,
  UIReturnKeyYahoo,
  UIReturnKeyDone,
  UIReturnKeyEmergencyCall,
  UIReturnKeyContinue,
};
typedef NS_ENUM(NSInteger, UITextAutocapitalizationType) {
  UITextAutocapitalizationTypeNone,
  UITextAutocapitalizationTypeWords,
  UITextAutocapitalizationTypeSentences,
  UITextAutocapitalizationTypeAllCharacters,
};
// Each of these types has the same three cases.
#define CHOICES(name) \
  typedef NS_ENUM(NSInteger, name) { name##Default, name##No, name##Yes }
CHOICES(UITextAutocorrectionType);
CHOICES(UITextSpellCheckingType);
CHOICES(UITextSmartQuotesType);
CHOICES(UITextSmartDashesType);
CHOICES(UITextSmartInsertDeleteType);
CHOICES(UITextInlinePredictionType) API_AVAILABLE(ios(17.0), tvos(17.0));
CHOICES(UITextMathExpressionCompletionType) API_AVAILABLE(ios(18.0)) NEVER(tvos);
typedef NS_ENUM(NSInteger, UIWritingToolsBehavior) {
  UIWritingToolsBehaviorNone = -1,
  UIWritingToolsBehaviorDefault = 0,
  UIWritingToolsBehaviorComplete,
  UIWritingToolsBehaviorLimited,
} API_AVAILABLE(ios(18.0), visionos(2.4)) NEVER(tvos);
typedef NSString *UITextContentType NS_TYPED;
extern UITextContentType const UITextContentTypeOneTimeCode, UITextContentTypePostalCode;

NS_SWIFT_UI_ACTOR @protocol UITextInputTraits <NSObject>
@optional
@property (nonatomic) UITextAutocapitalizationType autocapitalizationType;
@property (nonatomic) UITextAutocorrectionType autocorrectionType;
@property (nonatomic) UITextSpellCheckingType spellCheckingType;
@property (nonatomic) UITextSmartQuotesType smartQuotesType;
@property (nonatomic) UITextSmartDashesType smartDashesType;
@property (nonatomic) UITextSmartInsertDeleteType smartInsertDeleteType;
@property (nonatomic) UITextInlinePredictionType inlinePredictionType API_AVAILABLE(ios(17.0), tvos(17.0));
@property (nonatomic) UITextMathExpressionCompletionType mathExpressionCompletionType
    API_AVAILABLE(ios(18.0)) NEVER(tvos);
@property (nonatomic) UIWritingToolsBehavior writingToolsBehavior
    API_AVAILABLE(ios(18.0), visionos(2.4)) NEVER(tvos);
@property (nonatomic) BOOL allowsNumberPadPopover API_AVAILABLE(ios(26.0), tvos(26.0), visionos(26.0));
@property (nonatomic) UIKeyboardType keyboardType;
@property (nonatomic) UIReturnKeyType returnKeyType;
@property (null_unspecified, nonatomic, copy) UITextContentType textContentType;
@end

NS_SWIFT_UI_ACTOR @protocol UIKeyInput <UITextInputTraits>
@property (nonatomic, readonly) BOOL hasText;
- (void)insertText:(NSString *)text;
- (void)deleteBackward;
@end

NS_SWIFT_UI_ACTOR @interface UITextPosition : NSObject
@end
NS_SWIFT_UI_ACTOR @interface UITextRange : NSObject
@property (nonatomic, readonly, getter=isEmpty) BOOL empty;
@property (nonatomic, readonly) UITextPosition *start, *end;
@end

NS_SWIFT_UI_ACTOR @protocol UITextInput <UIKeyInput>
@property (nullable, readwrite, copy) UITextRange *selectedTextRange;
@property (nullable, nonatomic, readonly) UITextRange *markedTextRange;
@property (nonatomic, readonly) UITextPosition *beginningOfDocument, *endOfDocument;
- (void)setMarkedText:(nullable NSString *)markedText selectedRange:(NSRange)selectedRange;
- (void)unmarkText;
- (nullable NSString *)textInRange:(UITextRange *)range;
- (void)replaceRange:(UITextRange *)range withText:(NSString *)text;
- (nullable UITextRange *)textRangeFromPosition:(UITextPosition *)fromPosition
                                     toPosition:(UITextPosition *)toPosition;
- (nullable UITextPosition *)positionFromPosition:(UITextPosition *)position offset:(NSInteger)offset;
- (NSInteger)offsetFromPosition:(UITextPosition *)from toPosition:(UITextPosition *)toPosition;
@end

#pragma clang assume_nonnull end
