// SPDX-License-Identifier: MIT
#pragma once
#include "UIResponders.h"
#pragma clang assume_nonnull begin

typedef NSString *UIAccessibilityPriority NS_TYPED API_AVAILABLE(ios(17.0), tvos(17.0), watchos(10.0));
extern UIAccessibilityPriority const UIAccessibilityPriorityHigh
    NS_SWIFT_NAME(UIAccessibilityPriority.high) API_AVAILABLE(ios(17.0), tvos(17.0), watchos(10.0));
extern NSAttributedStringKey const UIAccessibilitySpeechAttributeAnnouncementPriority
    NS_SWIFT_NAME(NSAttributedString.Key.accessibilitySpeechAnnouncementPriority)
    API_AVAILABLE(ios(17.0), tvos(17.0), watchos(10.0));
extern NSAttributedStringKey const UIAccessibilitySpeechAttributeQueueAnnouncement
    NS_SWIFT_NAME(NSAttributedString.Key.accessibilitySpeechQueueAnnouncement)
    API_AVAILABLE(ios(11.0), tvos(11.0), watchos(4.0));

typedef NS_ENUM(NSInteger, UIBarButtonSystemItem) {
  UIBarButtonSystemItemDone,
  UIBarButtonSystemItemCancel,
} NS_SWIFT_NAME(UIBarButtonItem.SystemItem);

typedef NS_ENUM(NSInteger, UIBarButtonItemStyle) {
  UIBarButtonItemStylePlain,
} NS_SWIFT_NAME(UIBarButtonItem.Style);

NS_SWIFT_UI_ACTOR @interface UIBarItem : NSObject <NSCoding>
@property (nullable, nonatomic, copy) NSString *title;
@property (nullable, nonatomic, strong) UIImage *image;
@property (nonatomic, getter=isEnabled) BOOL enabled;
@end
NS_SWIFT_UI_ACTOR @interface UIBarButtonItem : UIBarItem
- (instancetype)init NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithPrimaryAction:(nullable UIAction *)primaryAction API_AVAILABLE(ios(14.0), tvos(14.0));
+ (instancetype)flexibleSpaceItem NS_SWIFT_NAME(flexibleSpace()) API_AVAILABLE(ios(14.0), tvos(14.0));
@end

NS_SWIFT_UI_ACTOR NEVER(tvos) @interface UIToolbar : UIView
- (instancetype)initWithFrame:(CGRect)frame NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property (nullable, nonatomic, copy) NSArray<UIBarButtonItem *> *items;
- (void)setItems:(nullable NSArray<UIBarButtonItem *> *)items animated:(BOOL)animated;
@end

NEVER(tvos) @interface UIPasteboard : NSObject
@property (class, readonly) UIPasteboard *generalPasteboard NS_SWIFT_NAME(general);
@property (nullable, nonatomic, copy) NSString *string;
@property (nonatomic, readonly) BOOL hasStrings;
@end

typedef NS_ENUM(NSInteger, UINotificationFeedbackType) {
  UINotificationFeedbackTypeSuccess,
  UINotificationFeedbackTypeWarning,
  UINotificationFeedbackTypeError,
} NS_SWIFT_NAME(UINotificationFeedbackGenerator.FeedbackType) NEVER(tvos) NEVER(visionos);
NS_SWIFT_UI_ACTOR NEVER(tvos) NEVER(visionos) @interface UIFeedbackGenerator : NSObject
@end
NS_SWIFT_UI_ACTOR NEVER(tvos) NEVER(visionos) @interface UINotificationFeedbackGenerator : UIFeedbackGenerator
- (void)notificationOccurred:(UINotificationFeedbackType)notificationType;
@end

#pragma clang assume_nonnull end
