// SPDX-License-Identifier: MIT
#pragma once
#include "NSResponders.h"
#pragma clang assume_nonnull begin

typedef NS_ENUM(NSInteger, NSApplicationActivationPolicy) {
  NSApplicationActivationPolicyRegular,
  NSApplicationActivationPolicyAccessory,
  NSApplicationActivationPolicyProhibited,
} NS_SWIFT_NAME(NSApplication.ActivationPolicy);

NS_SWIFT_UI_ACTOR @interface NSApplication : NSResponder
@property (class, readonly, strong) __kindof NSApplication *sharedApplication NS_SWIFT_NAME(shared);
@property (nullable, readonly, strong) NSEvent *currentEvent;
- (BOOL)setActivationPolicy:(NSApplicationActivationPolicy)activationPolicy;
- (void)activateIgnoringOtherApps:(BOOL)ignoreOtherApps NS_SWIFT_NAME(activate(ignoringOtherApps:));
@end

@interface NSWorkspace : NSObject
@property (class, readonly, strong) NSWorkspace *sharedWorkspace NS_SWIFT_NAME(shared);
@property (readonly, getter=isVoiceOverEnabled) BOOL voiceOverEnabled;
@end

@interface NSSound : NSObject
@end
extern void NSBeep(void) NS_SWIFT_NAME(NSSound.beep());

typedef NSString *NSPasteboardType NS_TYPED NS_SWIFT_NAME(NSPasteboard.PasteboardType);
extern NSPasteboardType const NSPasteboardTypeString;
@interface NSPasteboard : NSObject
@property (class, readonly, strong) NSPasteboard *generalPasteboard NS_SWIFT_NAME(general);
- (NSInteger)clearContents;
- (BOOL)setString:(NSString *)string forType:(NSPasteboardType)dataType;
- (nullable NSString *)stringForType:(NSPasteboardType)dataType;
@end

typedef NS_ENUM(NSInteger, NSAccessibilityPriorityLevel) {
  NSAccessibilityPriorityLow = 10,
  NSAccessibilityPriorityMedium = 50,
  NSAccessibilityPriorityHigh = 90,
};

#pragma clang assume_nonnull end
