// SPDX-License-Identifier: MIT
#pragma once
#include "Foundation.h"
#include "CoreText.h"
#pragma clang assume_nonnull begin

typedef NSString *UIFontTextStyle NS_TYPED NS_SWIFT_NAME(UIFont.TextStyle);
extern UIFontTextStyle const UIFontTextStyleTitle1, UIFontTextStyleTitle2, UIFontTextStyleTitle3;
extern UIFontTextStyle const UIFontTextStyleHeadline, UIFontTextStyleSubheadline, UIFontTextStyleBody;
extern UIFontTextStyle const UIFontTextStyleCallout, UIFontTextStyleFootnote;
extern UIFontTextStyle const UIFontTextStyleCaption1, UIFontTextStyleCaption2;
extern UIFontTextStyle const UIFontTextStyleLargeTitle NEVER(tvos);

typedef CGFloat UIFontWeight NS_TYPED NS_SWIFT_NAME(UIFont.Weight);
extern UIFontWeight const UIFontWeightBold, UIFontWeightRegular, UIFontWeightSemibold;
extern UIFontWeight const UIFontWeightUltraLight, UIFontWeightThin, UIFontWeightLight, UIFontWeightMedium;
extern UIFontWeight const UIFontWeightHeavy, UIFontWeightBlack;

typedef NSString *UIFontDescriptorSystemDesign NS_TYPED NS_SWIFT_NAME(UIFontDescriptor.SystemDesign);
extern UIFontDescriptorSystemDesign const UIFontDescriptorSystemDesignDefault, UIFontDescriptorSystemDesignRounded
    API_AVAILABLE(ios(13.0), tvos(13.0), watchos(5.2));
extern UIFontDescriptorSystemDesign const UIFontDescriptorSystemDesignMonospaced, UIFontDescriptorSystemDesignSerif
    API_AVAILABLE(ios(13.0), tvos(13.0), watchos(7.0));

NS_SWIFT_SENDABLE @interface UIFontDescriptor : NSObject <NSCopying>
- (nullable UIFontDescriptor *)fontDescriptorWithDesign:(UIFontDescriptorSystemDesign)design
    API_AVAILABLE(ios(13.0), tvos(13.0), watchos(5.2));
@end

typedef NS_ENUM(NSInteger, UIUserInterfaceIdiom) {
  UIUserInterfaceIdiomUnspecified = -1,
  UIUserInterfaceIdiomPhone,
  UIUserInterfaceIdiomPad,
} NEVER(watchos);
typedef NSString *UIContentSizeCategory NS_TYPED NEVER(watchos);
NS_SWIFT_SENDABLE NEVER(watchos) @interface UITraitCollection : NSObject <NSCopying>
+ (UITraitCollection *)traitCollectionWithPreferredContentSizeCategory:(UIContentSizeCategory)preferredContentSizeCategory
    API_AVAILABLE(ios(10.0), tvos(10.0));
@property (nonatomic, readonly) UIUserInterfaceIdiom userInterfaceIdiom;
@end

NS_SWIFT_SENDABLE @interface UIFont : NSObject <NSCopying>
+ (UIFont *)preferredFontForTextStyle:(UIFontTextStyle)style;
+ (UIFont *)preferredFontForTextStyle:(UIFontTextStyle)style
        compatibleWithTraitCollection:(nullable UITraitCollection *)traitCollection
    NS_SWIFT_NAME(preferredFont(forTextStyle:compatibleWith:)) API_AVAILABLE(ios(10.0), tvos(10.0)) NEVER(watchos);
+ (UIFont *)systemFontOfSize:(CGFloat)fontSize;
+ (UIFont *)systemFontOfSize:(CGFloat)fontSize weight:(UIFontWeight)weight;
+ (UIFont *)monospacedDigitSystemFontOfSize:(CGFloat)fontSize weight:(UIFontWeight)weight;
+ (UIFont *)fontWithDescriptor:(UIFontDescriptor *)descriptor size:(CGFloat)pointSize;
- (UIFont *)fontWithSize:(CGFloat)fontSize;
@property (readonly) CGFloat pointSize;
@property (readonly) UIFontDescriptor *fontDescriptor;
@property (readonly) CGFloat ascender, descender;
@end

NS_SWIFT_SENDABLE @interface UIColor : NSObject <NSCopying>
@property (class, readonly) UIColor *redColor NS_SWIFT_NAME(red);
@property (class, readonly) UIColor *labelColor NS_SWIFT_NAME(label) API_AVAILABLE(ios(13.0), tvos(13.0)) NEVER(watchos);
@property (class, readonly) UIColor *placeholderTextColor NS_SWIFT_NAME(placeholderText)
    API_AVAILABLE(ios(13.0), tvos(13.0)) NEVER(watchos);
@end

NS_SWIFT_SENDABLE @interface UIImage : NSObject
+ (nullable UIImage *)systemImageNamed:(NSString *)name NS_SWIFT_NAME(init(systemName:))
    API_AVAILABLE(ios(13.0), tvos(13.0), watchos(6.0));
@end

typedef NS_ENUM(NSInteger, NSTextAlignment) {
  NSTextAlignmentLeft,
  NSTextAlignmentCenter,
  NSTextAlignmentRight,
  NSTextAlignmentJustified,
  NSTextAlignmentNatural,
};

#pragma clang assume_nonnull end
