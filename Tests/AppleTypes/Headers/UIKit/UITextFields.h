// SPDX-License-Identifier: MIT
#pragma once
#include "UITextInput.h"
#pragma clang assume_nonnull begin

@class UITextField;

typedef NS_ENUM(NSInteger, UITextBorderStyle) {
  UITextBorderStyleNone,
  UITextBorderStyleLine,
  UITextBorderStyleBezel,
  UITextBorderStyleRoundedRect,
} NS_SWIFT_NAME(UITextField.BorderStyle);
typedef NS_ENUM(NSInteger, UITextFieldDidEndEditingReason) {
  UITextFieldDidEndEditingReasonCommitted,
  UITextFieldDidEndEditingReasonCancelled NEVER(ios) NEVER(visionos),
} NS_SWIFT_NAME(UITextField.DidEndEditingReason);

NS_SWIFT_UI_ACTOR @protocol UIContentSizeCategoryAdjusting <NSObject>
@property (nonatomic) BOOL adjustsFontForContentSizeCategory;
@end
NS_SWIFT_UI_ACTOR @protocol UIEditMenuInteractionAnimating <NSObject>
@end
NS_SWIFT_UI_ACTOR @interface UIInputSuggestion : NSObject
@end

NS_SWIFT_UI_ACTOR @protocol UITextFieldDelegate <NSObject>
@optional
- (BOOL)textFieldShouldBeginEditing:(UITextField *)textField;
- (void)textFieldDidBeginEditing:(UITextField *)textField;
- (BOOL)textFieldShouldEndEditing:(UITextField *)textField;
- (void)textFieldDidEndEditing:(UITextField *)textField;
- (void)textFieldDidEndEditing:(UITextField *)textField reason:(UITextFieldDidEndEditingReason)reason;
- (BOOL)textField:(UITextField *)textField
    shouldChangeCharactersInRange:(NSRange)range
                replacementString:(NSString *)string
    API_DEPRECATED(ios(2.0, 27.0), tvos(9.0, 27.0), visionos(1.0, 27.0));
- (BOOL)textField:(UITextField *)textField
    shouldChangeCharactersInRanges:(NSArray<NSValue *> *)ranges
                 replacementString:(NSString *)string
    API_AVAILABLE(ios(26.0), tvos(26.0), visionos(26.0));
- (void)textFieldDidChangeSelection:(UITextField *)textField API_AVAILABLE(ios(13.0), tvos(13.0));
- (BOOL)textFieldShouldClear:(UITextField *)textField;
- (BOOL)textFieldShouldReturn:(UITextField *)textField;
- (nullable UIMenu *)textField:(UITextField *)textField
    editMenuForCharactersInRange:(NSRange)range
                suggestedActions:(NSArray<UIMenuElement *> *)suggestedActions
    API_AVAILABLE(ios(16.0), tvos(16.0));
- (nullable UIMenu *)textField:(UITextField *)textField
    editMenuForCharactersInRanges:(NSArray<NSValue *> *)ranges
                 suggestedActions:(NSArray<UIMenuElement *> *)suggestedActions
    API_AVAILABLE(ios(26.0), tvos(26.0), visionos(26.0));
- (void)textField:(UITextField *)textField
    willPresentEditMenuWithAnimator:(id<UIEditMenuInteractionAnimating>)animator
    NS_SWIFT_NAME(textField(_:willPresentEditMenuWith:))
    API_AVAILABLE(ios(16.0)) NEVER(tvos);
- (void)textField:(UITextField *)textField
    willDismissEditMenuWithAnimator:(id<UIEditMenuInteractionAnimating>)animator
    NS_SWIFT_NAME(textField(_:willDismissEditMenuWith:))
    API_AVAILABLE(ios(16.0)) NEVER(tvos);
- (void)textField:(UITextField *)textField insertInputSuggestion:(UIInputSuggestion *)inputSuggestion
    API_AVAILABLE(ios(18.4)) NEVER(tvos) NEVER(visionos);
@end

NS_SWIFT_UI_ACTOR @interface UITextField : UIControl <UITextInput, UIContentSizeCategoryAdjusting>
- (instancetype)initWithFrame:(CGRect)frame NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property (nullable, nonatomic, copy) NSString *text;
@property (nullable, nonatomic, copy) NSString *placeholder;
@property (nullable, nonatomic, strong) UIColor *textColor;
@property (nullable, nonatomic, strong) UIFont *font;
@property (nonatomic) NSTextAlignment textAlignment;
@property (nonatomic) UITextBorderStyle borderStyle;
- (CGRect)textRectForBounds:(CGRect)bounds;
@property (nullable, nonatomic, weak) id<UITextFieldDelegate> delegate;
@property (nonatomic, readonly, getter=isEditing) BOOL editing;
@property (nonatomic) BOOL clearsOnBeginEditing, clearsOnInsertion;
@property (nonatomic) BOOL adjustsFontSizeToFitWidth;
@property (nonatomic) CGFloat minimumFontSize;
@property (nullable, readwrite, strong) UIView *inputView NEVER(visionos);
@property (nullable, readwrite, strong) UIView *inputAccessoryView NEVER(visionos);
@end
extern NSNotificationName const UITextFieldTextDidBeginEditingNotification
    NS_SWIFT_NAME(UITextField.textDidBeginEditingNotification) NS_SWIFT_NONISOLATED;
extern NSNotificationName const UITextFieldTextDidChangeNotification
    NS_SWIFT_NAME(UITextField.textDidChangeNotification) NS_SWIFT_NONISOLATED;
extern NSNotificationName const UITextFieldTextDidEndEditingNotification
    NS_SWIFT_NAME(UITextField.textDidEndEditingNotification) NS_SWIFT_NONISOLATED;

NS_SWIFT_UI_ACTOR @interface UITextView : UIView <UITextInput>
@property (nonatomic, getter=isEditable) BOOL editable NEVER(tvos);
@end

#pragma clang assume_nonnull end
