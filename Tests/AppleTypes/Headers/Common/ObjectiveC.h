// SPDX-License-Identifier: MIT
#pragma once
#include <stdint.h>
#include "Attributes.h"
#pragma clang assume_nonnull begin

typedef __typeof__(__objc_yes) BOOL;
typedef long NSInteger;
typedef unsigned long NSUInteger;

@class Protocol;

@protocol NSObject
- (BOOL)isEqual:(nullable id)object;
@property (readonly) NSUInteger hash;
- (BOOL)isKindOfClass:(Class)aClass;
- (BOOL)respondsToSelector:(SEL)aSelector;
@end

__attribute__((objc_root_class)) @interface NSObject <NSObject>
+ (instancetype)alloc;
- (instancetype)init NS_DESIGNATED_INITIALIZER;
- (id)copy;
@end

#pragma clang assume_nonnull end
