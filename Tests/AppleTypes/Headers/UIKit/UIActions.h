// SPDX-License-Identifier: MIT
#pragma once
#include "UIValues.h"
#pragma clang assume_nonnull begin

NS_SWIFT_UI_ACTOR @interface UIMenuElement : NSObject
@end
NS_SWIFT_UI_ACTOR @interface UIMenu : UIMenuElement
@end

@class UIAction;
typedef void (^UIActionHandler)(__kindof UIAction *action);
typedef NSString *UIActionIdentifier NS_TYPED NS_SWIFT_NAME(UIAction.Identifier);

NS_SWIFT_UI_ACTOR @interface UIAction : UIMenuElement
@property (nonatomic, readonly, nullable) id sender API_AVAILABLE(ios(14.0), tvos(14.0));
+ (instancetype)actionWithTitle:(NSString *)title
                          image:(nullable UIImage *)image
                     identifier:(nullable UIActionIdentifier)identifier
                        handler:(UIActionHandler)handler NS_REFINED_FOR_SWIFT;
@end

typedef NS_OPTIONS(NSInteger, UIKeyModifierFlags) {
  UIKeyModifierAlphaShift = 1 << 16,
  UIKeyModifierShift = 1 << 17,
  UIKeyModifierControl = 1 << 18,
  UIKeyModifierAlternate = 1 << 19,
  UIKeyModifierCommand = 1 << 20,
};

NS_SWIFT_UI_ACTOR @interface UICommand : UIMenuElement
@property (nonatomic, readonly, nullable) SEL action;
@end

NS_SWIFT_UI_ACTOR @interface UIKeyCommand : UICommand
+ (instancetype)keyCommandWithInput:(NSString *)input
                      modifierFlags:(UIKeyModifierFlags)modifierFlags
                             action:(SEL)action;
@property (nullable, nonatomic, readonly) NSString *input;
@property (nonatomic, readonly) UIKeyModifierFlags modifierFlags;
@property (nonatomic) BOOL wantsPriorityOverSystemBehavior API_AVAILABLE(ios(15.0), tvos(15.0));
@end
extern NSString *const UIKeyInputUpArrow NS_SWIFT_NAME(UIKeyCommand.inputUpArrow);
extern NSString *const UIKeyInputDownArrow NS_SWIFT_NAME(UIKeyCommand.inputDownArrow);
extern NSString *const UIKeyInputPageUp NS_SWIFT_NAME(UIKeyCommand.inputPageUp);
extern NSString *const UIKeyInputPageDown NS_SWIFT_NAME(UIKeyCommand.inputPageDown);
extern NSString *const UIKeyInputEscape NS_SWIFT_NAME(UIKeyCommand.inputEscape);

#pragma clang assume_nonnull end
