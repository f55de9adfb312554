// SPDX-License-Identifier: MIT
#pragma once
#include "NSResponders.h"
#pragma clang assume_nonnull begin

@class NSGestureRecognizer;

typedef NS_ENUM(NSInteger, NSGestureRecognizerState) {
  NSGestureRecognizerStatePossible,
  NSGestureRecognizerStateBegan,
  NSGestureRecognizerStateChanged,
  NSGestureRecognizerStateEnded,
  NSGestureRecognizerStateCancelled,
  NSGestureRecognizerStateFailed,
} NS_SWIFT_NAME(NSGestureRecognizer.State);

NS_SWIFT_UI_ACTOR @protocol NSGestureRecognizerDelegate <NSObject>
@optional
- (BOOL)gestureRecognizer:(NSGestureRecognizer *)gestureRecognizer
    shouldAttemptToRecognizeWithEvent:(NSEvent *)event
    NS_SWIFT_NAME(gestureRecognizer(_:shouldAttemptToRecognizeWith:));
- (BOOL)gestureRecognizerShouldBegin:(NSGestureRecognizer *)gestureRecognizer;
@end

NS_SWIFT_UI_ACTOR @interface NSGestureRecognizer : NSObject <NSCoding>
- (instancetype)initWithTarget:(nullable id)target action:(nullable SEL)action NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property (nullable, weak) id target;
@property (nullable) SEL action;
@property NSGestureRecognizerState state;
@property (nullable, weak) id<NSGestureRecognizerDelegate> delegate;
@property (getter=isEnabled) BOOL enabled;
@property (nullable, readonly) NSView *view;
@property BOOL delaysPrimaryMouseButtonEvents;
@end

NS_SWIFT_UI_ACTOR @interface NSPanGestureRecognizer : NSGestureRecognizer
- (NSPoint)translationInView:(nullable NSView *)view;
- (void)setTranslation:(NSPoint)translation inView:(nullable NSView *)view;
@end

#pragma clang assume_nonnull end
