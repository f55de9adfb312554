// SPDX-License-Identifier: MIT
#pragma once
#include "NSTextViews.h"
#pragma clang assume_nonnull begin

NS_SWIFT_UI_ACTOR @interface NSCell : NSObject
@property NSTextAlignment alignment;
@property (getter=isScrollable) BOOL scrollable;
@end

NS_SWIFT_UI_ACTOR @interface NSControl : NSView
@property (nullable, strong) __kindof NSCell *cell;
@property (getter=isEnabled) BOOL enabled;
@property (copy) NSString *stringValue;
@property (nullable, copy) id objectValue;
@property double doubleValue;
@property NSControlSize controlSize API_AVAILABLE(macos(10.10));
@property (nullable, strong) __kindof NSFormatter *formatter;
@property (nullable, strong) NSFont *font;
@property NSTextAlignment alignment;
@property BOOL usesSingleLineMode;
@property NSLineBreakMode lineBreakMode;
@property (nullable, weak) id target;
@property (nullable) SEL action;
- (BOOL)sendAction:(nullable SEL)action to:(nullable id)target;
- (nullable NSText *)currentEditor;
- (BOOL)abortEditing;
@end
extern NSNotificationName const NSControlTextDidBeginEditingNotification
    NS_SWIFT_NAME(NSControl.textDidBeginEditingNotification) NS_SWIFT_NONISOLATED;
extern NSNotificationName const NSControlTextDidChangeNotification
    NS_SWIFT_NAME(NSControl.textDidChangeNotification) NS_SWIFT_NONISOLATED;
extern NSNotificationName const NSControlTextDidEndEditingNotification
    NS_SWIFT_NAME(NSControl.textDidEndEditingNotification) NS_SWIFT_NONISOLATED;

// The methods are isolated to the main actor individually; the protocol is not.
@protocol NSControlTextEditingDelegate <NSObject>
@optional
- (void)controlTextDidBeginEditing:(NSNotification *)obj NS_SWIFT_UI_ACTOR;
- (void)controlTextDidChange:(NSNotification *)obj NS_SWIFT_UI_ACTOR;
- (void)controlTextDidEndEditing:(NSNotification *)obj NS_SWIFT_UI_ACTOR;
- (BOOL)control:(NSControl *)control textShouldBeginEditing:(NSText *)fieldEditor NS_SWIFT_UI_ACTOR;
- (BOOL)control:(NSControl *)control textShouldEndEditing:(NSText *)fieldEditor NS_SWIFT_UI_ACTOR;
- (BOOL)control:(NSControl *)control
    didFailToFormatString:(NSString *)string
         errorDescription:(nullable NSString *)error NS_SWIFT_UI_ACTOR;
- (void)control:(NSControl *)control
    didFailToValidatePartialString:(NSString *)string
                  errorDescription:(nullable NSString *)error NS_SWIFT_UI_ACTOR;
- (BOOL)control:(NSControl *)control isValidObject:(nullable id)obj NS_SWIFT_UI_ACTOR;
- (BOOL)control:(NSControl *)control
               textView:(NSTextView *)textView
    doCommandBySelector:(SEL)commandSelector NS_SWIFT_UI_ACTOR NS_SWIFT_NAME(control(_:textView:doCommandBy:));
- (NSArray<NSString *> *)control:(NSControl *)control
                        textView:(NSTextView *)textView
                     completions:(NSArray<NSString *> *)words
             forPartialWordRange:(NSRange)charRange
             indexOfSelectedItem:(NSInteger *)index NS_SWIFT_UI_ACTOR;
@end

@protocol NSTextFieldDelegate <NSControlTextEditingDelegate>
@end

typedef NS_ENUM(NSUInteger, NSTextFieldBezelStyle) {
  NSTextFieldSquareBezel,
  NSTextFieldRoundedBezel,
} NS_SWIFT_NAME(NSTextField.BezelStyle);

NS_SWIFT_UI_ACTOR @interface NSTextField : NSControl
- (instancetype)initWithFrame:(NSRect)frameRect NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property (nullable, copy) NSString *placeholderString;
@property BOOL allowsDefaultTighteningForTruncation API_AVAILABLE(macos(10.11));
@property (nullable, copy) NSColor *textColor, *backgroundColor;
@property (nullable, weak) id<NSTextFieldDelegate> delegate;
@property (getter=isEditable) BOOL editable;
@property (getter=isSelectable) BOOL selectable;
@property (getter=isBordered) BOOL bordered;
@property (getter=isBezeled) BOOL bezeled;
@property NSTextFieldBezelStyle bezelStyle;
@property BOOL drawsBackground;
- (void)selectText:(nullable id)sender;
- (void)textDidChange:(NSNotification *)notification;
- (void)textDidEndEditing:(NSNotification *)notification;
@end

#pragma clang assume_nonnull end
