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

typedef CGFloat NSFontWeight NS_TYPED NS_SWIFT_NAME(NSFont.Weight);
extern NSFontWeight const NSFontWeightUltraLight, NSFontWeightThin, NSFontWeightLight, NSFontWeightRegular;
extern NSFontWeight const NSFontWeightMedium, NSFontWeightSemibold, NSFontWeightBold, NSFontWeightHeavy;
extern NSFontWeight const NSFontWeightBlack;

typedef NSString *NSFontDescriptorSystemDesign NS_TYPED NS_SWIFT_NAME(NSFontDescriptor.SystemDesign);
extern NSFontDescriptorSystemDesign const NSFontDescriptorSystemDesignDefault, NSFontDescriptorSystemDesignRounded
    API_AVAILABLE(macos(10.15));
extern NSFontDescriptorSystemDesign const NSFontDescriptorSystemDesignMonospaced, NSFontDescriptorSystemDesignSerif
    API_AVAILABLE(macos(10.15));
NS_SWIFT_SENDABLE @interface NSFontDescriptor : NSObject <NSCopying>
- (nullable NSFontDescriptor *)fontDescriptorWithDesign:(NSFontDescriptorSystemDesign)design
    API_AVAILABLE(macos(10.15));
@end

typedef NS_ENUM(NSUInteger, NSControlSize) {
  NSControlSizeRegular,
  NSControlSizeSmall,
  NSControlSizeMini,
  NSControlSizeLarge API_AVAILABLE(macos(11.0)),
} NS_SWIFT_NAME(NSControl.ControlSize);

NS_SWIFT_SENDABLE @interface NSFont : NSObject <NSCopying>
+ (NSFont *)preferredFontForTextStyle:(NSFontTextStyle)style
                              options:(NSDictionary<NSFontTextStyleOptionKey, id> *)options
    API_AVAILABLE(macos(11.0)) NS_REFINED_FOR_SWIFT;
+ (NSFont *)systemFontOfSize:(CGFloat)fontSize;
+ (NSFont *)systemFontOfSize:(CGFloat)fontSize weight:(NSFontWeight)weight API_AVAILABLE(macos(10.11));
+ (NSFont *)monospacedDigitSystemFontOfSize:(CGFloat)fontSize weight:(NSFontWeight)weight API_AVAILABLE(macos(10.11));
+ (CGFloat)systemFontSizeForControlSize:(NSControlSize)controlSize NS_SWIFT_NAME(systemFontSize(for:));
+ (nullable NSFont *)fontWithDescriptor:(NSFontDescriptor *)fontDescriptor size:(CGFloat)fontSize;
@property (readonly, copy) NSFontDescriptor *fontDescriptor;
@property (readonly) CGFloat ascender, descender;
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
