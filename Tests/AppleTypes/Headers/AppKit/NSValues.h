// SPDX-License-Identifier: MIT
#pragma once
#include "Foundation.h"
#include "CoreText.h"
#pragma clang assume_nonnull begin

typedef CGRect NSRect;
typedef CGSize NSSize;
typedef CGPoint NSPoint;

typedef NSString *NSFontTextStyle NS_TYPED NS_SWIFT_NAME(NSFont.TextStyle);
typedef NSString *NSFontTextStyleOptionKey NS_TYPED NS_SWIFT_NAME(NSFont.TextStyleOptionKey);
extern NSFontTextStyle const NSFontTextStyleLargeTitle API_AVAILABLE(macos(11.0));
extern NSFontTextStyle const NSFontTextStyleTitle1 API_AVAILABLE(macos(11.0));
extern NSFontTextStyle const NSFontTextStyleTitle2 API_AVAILABLE(macos(11.0));
extern NSFontTextStyle const NSFontTextStyleTitle3 API_AVAILABLE(macos(11.0));
extern NSFontTextStyle const NSFontTextStyleHeadline API_AVAILABLE(macos(11.0));
extern NSFontTextStyle const NSFontTextStyleSubheadline API_AVAILABLE(macos(11.0));
extern NSFontTextStyle const NSFontTextStyleBody API_AVAILABLE(macos(11.0));
extern NSFontTextStyle const NSFontTextStyleCallout API_AVAILABLE(macos(11.0));
extern NSFontTextStyle const NSFontTextStyleFootnote API_AVAILABLE(macos(11.0));
extern NSFontTextStyle const NSFontTextStyleCaption1 API_AVAILABLE(macos(11.0));
extern NSFontTextStyle const NSFontTextStyleCaption2 API_AVAILABLE(macos(11.0));

NS_SWIFT_SENDABLE @interface NSFont : NSObject <NSCopying>
+ (NSFont *)preferredFontForTextStyle:(NSFontTextStyle)style
                              options:(NSDictionary<NSFontTextStyleOptionKey, id> *)options
    API_AVAILABLE(macos(11.0)) NS_REFINED_FOR_SWIFT;
+ (NSFont *)systemFontOfSize:(CGFloat)fontSize;
@property (readonly) CGFloat pointSize;
@end

NS_SWIFT_SENDABLE @interface NSColor : NSObject <NSCopying>
@property (class, readonly, strong) NSColor *redColor NS_SWIFT_NAME(red);
@property (class, readonly, strong) NSColor *controlTextColor NS_SWIFT_NAME(controlTextColor);
@property (class, readonly, strong) NSColor *placeholderTextColor NS_SWIFT_NAME(placeholderTextColor)
    API_AVAILABLE(macos(10.10));
@end

typedef NS_ENUM(NSInteger, NSTextAlignment) {
  NSTextAlignmentLeft,
  NSTextAlignmentRight,
  NSTextAlignmentCenter,
  NSTextAlignmentJustified,
  NSTextAlignmentNatural,
};
typedef NS_ENUM(NSUInteger, NSLineBreakMode) {
  NSLineBreakByWordWrapping,
  NSLineBreakByCharWrapping,
  NSLineBreakByClipping,
  NSLineBreakByTruncatingHead,
  NSLineBreakByTruncatingTail,
  NSLineBreakByTruncatingMiddle,
};
typedef NS_ENUM(NSInteger, NSUserInterfaceLayoutDirection) {
  NSUserInterfaceLayoutDirectionLeftToRight,
  NSUserInterfaceLayoutDirectionRightToLeft,
};

NS_SWIFT_UI_ACTOR @interface NSLayoutConstraint : NSObject
@end
typedef float NSLayoutPriority NS_TYPED NS_SWIFT_NAME(NSLayoutConstraint.Priority);
static const NSLayoutPriority NSLayoutPriorityDefaultHigh = 750;
static const NSLayoutPriority NSLayoutPriorityDefaultLow = 250;
typedef NS_ENUM(NSInteger, NSLayoutConstraintOrientation) {
  NSLayoutConstraintOrientationHorizontal,
  NSLayoutConstraintOrientationVertical,
} NS_SWIFT_NAME(NSLayoutConstraint.Orientation);

#pragma clang assume_nonnull end
