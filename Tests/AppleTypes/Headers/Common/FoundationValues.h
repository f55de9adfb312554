// SPDX-License-Identifier: MIT
#pragma once
#include "ObjectiveC.h"
#include "CoreGraphics.h"
#pragma clang assume_nonnull begin

@class NSCoder, NSString;

typedef struct _NSRange { NSUInteger location; NSUInteger length; } NSRange;
typedef NSRange *NSRangePointer;
static const NSInteger NSNotFound = INTPTR_MAX;
static inline NSUInteger NSMaxRange(NSRange range) { return range.location + range.length; }
NSRange NSUnionRange(NSRange range1, NSRange range2);
NSString *NSStringFromSelector(SEL aSelector);
SEL NSSelectorFromString(NSString *aSelectorName);

typedef struct _NSZone NSZone;
@protocol NSCopying
- (id)copyWithZone:(nullable NSZone *)zone;
@end
@protocol NSCoding
- (void)encodeWithCoder:(NSCoder *)coder;
- (nullable instancetype)initWithCoder:(NSCoder *)coder;
@end
@protocol NSLocking
- (void)lock;
- (void)unlock;
@end

NS_BRIDGED(Swift.String) NS_SWIFT_SENDABLE @interface NSString : NSObject <NSCopying>
- (NSRange)rangeOfComposedCharacterSequenceAtIndex:(NSUInteger)index
    NS_SWIFT_NAME(rangeOfComposedCharacterSequence(at:));
@end
NS_BRIDGED(Swift.Array) @interface NSArray<__covariant ObjectType> : NSObject <NSCopying>
@end
NS_BRIDGED(Swift.Dictionary) @interface NSDictionary<__covariant KeyType, __covariant ObjectType> : NSObject <NSCopying>
@end
NS_BRIDGED(Swift.Set) @interface NSSet<__covariant ObjectType> : NSObject <NSCopying>
@end
NS_BRIDGED(Foundation.Date) NS_SWIFT_SENDABLE @interface NSDate : NSObject <NSCopying>
@end
NS_BRIDGED(Foundation.URL) NS_SWIFT_SENDABLE @interface NSURL : NSObject <NSCopying>
@end
NS_BRIDGED(Foundation.Data) @interface NSData : NSObject <NSCopying>
@end
NS_BRIDGED(Foundation.Locale) NS_SWIFT_SENDABLE @interface NSLocale : NSObject <NSCopying>
@end
@interface NSCoder : NSObject
@end
typedef NSString *NSAttributedStringKey NS_TYPED NS_SWIFT_NAME(NSAttributedString.Key);
@interface NSAttributedString : NSObject <NSCopying>
- (instancetype)initWithString:(NSString *)str attributes:(nullable NSDictionary<NSAttributedStringKey, id> *)attrs;
@end
NS_SWIFT_SENDABLE @interface NSLock : NSObject <NSLocking>
@end
NS_SWIFT_NAME(Bundle) @interface NSBundle : NSObject
@property (class, readonly, strong) NSBundle *mainBundle NS_SWIFT_NAME(main);
@property (class, readonly, copy) NSArray<NSBundle *> *allBundles;
@property (readonly, copy) NSURL *bundleURL;
@end
NS_SWIFT_NAME(RunLoop) @interface NSRunLoop : NSObject
@property (class, readonly, strong) NSRunLoop *mainRunLoop NS_SWIFT_NAME(main);
- (void)runUntilDate:(NSDate *)limitDate;
@end

#pragma clang assume_nonnull end
