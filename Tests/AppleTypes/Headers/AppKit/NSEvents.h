// SPDX-License-Identifier: MIT
#pragma once
#include "NSValues.h"
#pragma clang assume_nonnull begin

@class NSEvent, NSWindow;

typedef NS_ENUM(NSUInteger, NSEventType) {
  NSEventTypeLeftMouseDown = 1,
  NSEventTypeLeftMouseUp = 2,
  NSEventTypeMouseMoved = 5,
  NSEventTypeLeftMouseDragged = 6,
  NSEventTypeKeyDown = 10,
  NSEventTypeScrollWheel = 22,
} NS_SWIFT_NAME(NSEvent.EventType);
typedef NS_OPTIONS(unsigned long long, NSEventMask) {
  NSEventMaskKeyDown = 1ULL << NSEventTypeKeyDown,
  NSEventMaskScrollWheel = 1ULL << NSEventTypeScrollWheel,
} NS_SWIFT_NAME(NSEvent.EventTypeMask);
typedef NS_OPTIONS(NSUInteger, NSEventModifierFlags) {
  NSEventModifierFlagShift = 1 << 17,
  NSEventModifierFlagOption = 1 << 19,
} NS_SWIFT_NAME(NSEvent.ModifierFlags);
typedef NS_OPTIONS(NSUInteger, NSEventPhase) {
  NSEventPhaseBegan = 0x1 << 0,
  NSEventPhaseChanged = 0x1 << 2,
  NSEventPhaseEnded = 0x1 << 3,
  NSEventPhaseCancelled = 0x1 << 4,
} NS_SWIFT_NAME(NSEvent.Phase);

@interface NSEvent : NSObject <NSCopying, NSCoding>
@property (readonly) NSEventType type;
@property (readonly) NSEventModifierFlags modifierFlags;
@property (nullable, readonly, weak) NSWindow *window;
@property (readonly) NSPoint locationInWindow;
@property (readonly) unsigned short keyCode;
@property (readonly) CGFloat scrollingDeltaX, scrollingDeltaY;
@property (readonly) BOOL hasPreciseScrollingDeltas;
@property (readonly) NSEventPhase phase, momentumPhase;
@property (readonly, getter=isDirectionInvertedFromDevice) BOOL directionInvertedFromDevice;
@property (class, readonly) NSEventModifierFlags modifierFlags;
+ (nullable id)addLocalMonitorForEventsMatchingMask:(NSEventMask)mask
                                            handler:(NSEvent *_Nullable (^)(NSEvent *event))block
    NS_SWIFT_NAME(addLocalMonitorForEvents(matching:handler:));
+ (void)removeMonitor:(id)eventMonitor;
@end

NS_SWIFT_UI_ACTOR @interface NSCursor : NSObject
@property (class, readonly, strong) NSCursor *arrowCursor NS_SWIFT_NAME(arrow);
@property (class, readonly, strong) NSCursor *IBeamCursor NS_SWIFT_NAME(iBeam);
@property (class, readonly, strong) NSCursor *resizeLeftRightCursor NS_SWIFT_NAME(resizeLeftRight);
- (void)set;
@end

typedef NS_OPTIONS(NSUInteger, NSTrackingAreaOptions) {
  NSTrackingMouseEnteredAndExited = 0x01,
  NSTrackingMouseMoved = 0x02,
  NSTrackingActiveInKeyWindow = 0x20,
  NSTrackingInVisibleRect = 0x200,
} NS_SWIFT_NAME(NSTrackingArea.Options);
@interface NSTrackingArea : NSObject <NSCopying, NSCoding>
- (instancetype)initWithRect:(NSRect)rect
                     options:(NSTrackingAreaOptions)options
                       owner:(nullable id)owner
                    userInfo:(nullable NSDictionary<id, id> *)userInfo;
@end

#pragma clang assume_nonnull end
