// SPDX-License-Identifier: MIT
#pragma once
#include "NSEvents.h"
#pragma clang assume_nonnull begin

@class NSText, NSWindow, NSGestureRecognizer;

// The commands that key bindings send to a text view.
NS_SWIFT_UI_ACTOR @protocol NSStandardKeyBindingResponding <NSObject>
@optional
- (void)insertNewline:(nullable id)sender;
- (void)insertTab:(nullable id)sender;
- (void)insertBacktab:(nullable id)sender;
- (void)cancelOperation:(nullable id)sender;
- (void)complete:(nullable id)sender;
- (void)moveUp:(nullable id)sender;
- (void)moveDown:(nullable id)sender;
- (void)moveLeft:(nullable id)sender;
- (void)moveRight:(nullable id)sender;
- (void)moveForward:(nullable id)sender;
- (void)moveBackward:(nullable id)sender;
- (void)moveWordLeft:(nullable id)sender;
- (void)moveWordRight:(nullable id)sender;
- (void)moveWordForward:(nullable id)sender;
- (void)moveWordBackward:(nullable id)sender;
- (void)moveToBeginningOfLine:(nullable id)sender;
- (void)moveToEndOfLine:(nullable id)sender;
- (void)moveToLeftEndOfLine:(nullable id)sender;
- (void)moveToRightEndOfLine:(nullable id)sender;
- (void)moveToBeginningOfParagraph:(nullable id)sender;
- (void)moveToEndOfParagraph:(nullable id)sender;
- (void)moveToBeginningOfDocument:(nullable id)sender;
- (void)moveToEndOfDocument:(nullable id)sender;
- (void)moveParagraphForwardAndModifySelection:(nullable id)sender;
- (void)moveParagraphBackwardAndModifySelection:(nullable id)sender;
- (void)moveUpAndModifySelection:(nullable id)sender;
- (void)moveDownAndModifySelection:(nullable id)sender;
- (void)moveLeftAndModifySelection:(nullable id)sender;
- (void)moveRightAndModifySelection:(nullable id)sender;
- (void)moveForwardAndModifySelection:(nullable id)sender;
- (void)moveBackwardAndModifySelection:(nullable id)sender;
- (void)moveWordLeftAndModifySelection:(nullable id)sender;
- (void)moveWordRightAndModifySelection:(nullable id)sender;
- (void)moveWordForwardAndModifySelection:(nullable id)sender;
- (void)moveWordBackwardAndModifySelection:(nullable id)sender;
- (void)moveToBeginningOfLineAndModifySelection:(nullable id)sender;
- (void)moveToEndOfLineAndModifySelection:(nullable id)sender;
- (void)moveToLeftEndOfLineAndModifySelection:(nullable id)sender;
- (void)moveToRightEndOfLineAndModifySelection:(nullable id)sender;
- (void)moveToBeginningOfDocumentAndModifySelection:(nullable id)sender;
- (void)moveToEndOfDocumentAndModifySelection:(nullable id)sender;
- (void)pageUp:(nullable id)sender;
- (void)pageDown:(nullable id)sender;
- (void)scrollPageUp:(nullable id)sender;
- (void)scrollPageDown:(nullable id)sender;
- (void)selectAll:(nullable id)sender;
- (void)deleteBackward:(nullable id)sender;
- (void)deleteForward:(nullable id)sender;
- (void)deleteBackwardByDecomposingPreviousCharacter:(nullable id)sender;
- (void)deleteWordBackward:(nullable id)sender;
- (void)deleteWordForward:(nullable id)sender;
- (void)deleteToBeginningOfLine:(nullable id)sender;
- (void)deleteToEndOfLine:(nullable id)sender;
- (void)deleteToBeginningOfParagraph:(nullable id)sender;
- (void)deleteToEndOfParagraph:(nullable id)sender;
@end

NS_SWIFT_UI_ACTOR @interface NSResponder : NSObject <NSCoding>
- (instancetype)init NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property (nullable, readonly, strong) NSUndoManager *undoManager;
@property (readonly) BOOL acceptsFirstResponder;
- (BOOL)becomeFirstResponder;
- (BOOL)resignFirstResponder;
- (void)mouseEntered:(NSEvent *)event NS_SWIFT_NAME(mouseEntered(with:));
- (void)mouseMoved:(NSEvent *)event NS_SWIFT_NAME(mouseMoved(with:));
- (void)mouseExited:(NSEvent *)event NS_SWIFT_NAME(mouseExited(with:));
- (void)doCommandBySelector:(SEL)selector NS_SWIFT_NAME(doCommand(by:));
@end
@interface NSResponder (NSStandardKeyBindingMethods) <NSStandardKeyBindingResponding>
@end

NS_SWIFT_UI_ACTOR @interface NSView : NSResponder
- (instancetype)initWithFrame:(NSRect)frameRect NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property (nullable, readonly, unsafe_unretained) NSWindow *window;
@property (nullable, readonly, unsafe_unretained) NSView *superview;
@property (nullable, assign) NSView *nextKeyView NS_SWIFT_NAME(nextKeyView);
@property NSRect frame, bounds;
- (NSPoint)convertPoint:(NSPoint)point fromView:(nullable NSView *)view NS_SWIFT_NAME(convert(_:from:));
@property (copy) NSArray<__kindof NSGestureRecognizer *> *gestureRecognizers;
- (void)addGestureRecognizer:(NSGestureRecognizer *)gestureRecognizer;
- (void)removeGestureRecognizer:(NSGestureRecognizer *)gestureRecognizer;
- (void)addTrackingArea:(NSTrackingArea *)trackingArea NS_SWIFT_NAME(addTrackingArea(_:));
- (void)removeTrackingArea:(NSTrackingArea *)trackingArea NS_SWIFT_NAME(removeTrackingArea(_:));
- (void)addSubview:(NSView *)view;
- (void)removeFromSuperview;
- (void)viewDidMoveToWindow;
@property NSUserInterfaceLayoutDirection userInterfaceLayoutDirection;
@property (readonly) NSSize intrinsicContentSize;
- (void)setContentHuggingPriority:(NSLayoutPriority)priority
                   forOrientation:(NSLayoutConstraintOrientation)orientation
    NS_SWIFT_NAME(setContentHuggingPriority(_:for:));
- (void)setContentCompressionResistancePriority:(NSLayoutPriority)priority
                                 forOrientation:(NSLayoutConstraintOrientation)orientation
    NS_SWIFT_NAME(setContentCompressionResistancePriority(_:for:));
- (void)setAccessibilityLabel:(nullable NSString *)accessibilityLabel;
- (void)setAccessibilityValueDescription:(nullable NSString *)accessibilityValueDescription;
- (nullable NSString *)accessibilityValueDescription;
@end

NS_SWIFT_UI_ACTOR @interface NSWindow : NSResponder
@property (nullable, strong) __kindof NSView *contentView;
@property (nullable, readonly, weak) NSResponder *firstResponder;
@property (nullable, readonly, strong) NSEvent *currentEvent;
- (BOOL)makeFirstResponder:(nullable NSResponder *)responder;
- (void)update;
- (nullable NSText *)fieldEditor:(BOOL)createFlag forObject:(nullable id)object;
@end
extern NSNotificationName const NSWindowDidUpdateNotification
    NS_SWIFT_NAME(NSWindow.didUpdateNotification) NS_SWIFT_NONISOLATED;

#pragma clang assume_nonnull end
