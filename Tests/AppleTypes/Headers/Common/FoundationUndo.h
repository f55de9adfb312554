// SPDX-License-Identifier: MIT
#pragma once
#include "FoundationNotifications.h"
#pragma clang assume_nonnull begin

NS_SWIFT_UI_ACTOR NS_SWIFT_NAME(UndoManager) @interface NSUndoManager : NSObject
@property (readonly) BOOL canUndo, canRedo;
@property (readonly) NSUInteger undoCount
    API_AVAILABLE(ios(17.4), macos(14.4), tvos(17.4), watchos(10.4), visionos(1.1));
@property (readonly) NSUInteger redoCount
    API_AVAILABLE(ios(17.4), macos(14.4), tvos(17.4), watchos(10.4), visionos(1.1));
@property (readonly) NSInteger groupingLevel;
@property BOOL groupsByEvent;
@property (readonly, getter=isUndoRegistrationEnabled) BOOL undoRegistrationEnabled;
@property (readonly, getter=isUndoing) BOOL undoing;
@property (readonly, getter=isRedoing) BOOL redoing;
- (void)undo;
- (void)redo;
- (void)beginUndoGrouping;
- (void)endUndoGrouping;
- (void)disableUndoRegistration;
- (void)enableUndoRegistration;
- (void)removeAllActions;
- (void)removeAllActionsWithTarget:(id)target;
- (void)setActionName:(NSString *)actionName;
@property (readonly, copy) NSString *undoActionName, *redoActionName;
@end
extern NSNotificationName const NSUndoManagerCheckpointNotification;
extern NSNotificationName const NSUndoManagerDidCloseUndoGroupNotification;
extern NSNotificationName const NSUndoManagerWillUndoChangeNotification;
extern NSNotificationName const NSUndoManagerDidUndoChangeNotification;
extern NSNotificationName const NSUndoManagerWillRedoChangeNotification;
extern NSNotificationName const NSUndoManagerDidRedoChangeNotification;

#pragma clang assume_nonnull end
