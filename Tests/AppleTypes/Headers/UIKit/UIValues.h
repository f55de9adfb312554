// SPDX-License-Identifier: MIT
#pragma once
#include "Foundation.h"
#include "CoreText.h"
#pragma clang assume_nonnull begin

typedef NSString *UIFontTextStyle NS_TYPED NS_SWIFT_NAME(UIFont.TextStyle);
extern UIFontTextStyle const UIFontTextStyleBody, UIFontTextStyleCaption1;
extern UIFontTextStyle const UIFontTextStyleLargeTitle NEVER(tvos);

NS_SWIFT_SENDABLE @interface UIFont : NSObject <NSCopying>
+ (UIFont *)preferredFontForTextStyle:(UIFontTextStyle)style;
+ (UIFont *)systemFontOfSize:(CGFloat)fontSize;
@property (readonly) CGFloat pointSize;
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
