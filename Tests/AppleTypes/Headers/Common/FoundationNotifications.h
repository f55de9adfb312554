// SPDX-License-Identifier: MIT
#pragma once
#include "FoundationValues.h"
#pragma clang assume_nonnull begin

NS_BRIDGED(Foundation.Notification) @interface NSNotification : NSObject <NSCopying>
@end
typedef NSString *NSNotificationName NS_TYPED NS_SWIFT_NAME(NSNotification.Name);

NS_SWIFT_NAME(Thread) NS_SWIFT_SENDABLE @interface NSThread : NSObject
@property (class, readonly) BOOL isMainThread;
@end

NS_SWIFT_NAME(OperationQueue) NS_SWIFT_SENDABLE @interface NSOperationQueue : NSObject
@property (class, readonly, strong) NSOperationQueue *mainQueue;
@end

NS_SWIFT_NAME(NotificationCenter) NS_SWIFT_SENDABLE @interface NSNotificationCenter : NSObject
@property (class, readonly, strong) NSNotificationCenter *defaultCenter;
- (void)postNotificationName:(NSNotificationName)aName
                      object:(nullable id)anObject NS_SWIFT_NAME(post(name:object:));
- (id<NSObject>)addObserverForName:(nullable NSNotificationName)name
                            object:(nullable id)obj
                             queue:(nullable NSOperationQueue *)queue
                        usingBlock:(void(NS_SWIFT_SENDABLE ^)(NSNotification *notification))block
    NS_SWIFT_NAME(addObserver(forName:object:queue:using:));
- (void)addObserver:(id)observer
           selector:(SEL)aSelector
               name:(nullable NSNotificationName)aName
             object:(nullable id)anObject;
- (void)removeObserver:(id)observer;
@end

#pragma clang assume_nonnull end
