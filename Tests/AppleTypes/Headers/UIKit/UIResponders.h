// SPDX-License-Identifier: MIT
#pragma once
#include "UIActions.h"
#pragma clang assume_nonnull begin

@class UIView, UIWindow, UIKeyCommand, UIGestureRecognizer;

typedef NS_ENUM(NSInteger, UIKeyboardHIDUsage) {
  UIKeyboardHIDUsageKeypadPeriod = 0x63,
} API_AVAILABLE(ios(13.4), tvos(13.4));
NS_SWIFT_UI_ACTOR API_AVAILABLE(ios(13.4), tvos(13.4)) @interface UIKey : NSObject <NSCopying, NSCoding>
@property (nonatomic, readonly) UIKeyboardHIDUsage keyCode;
@end
NS_SWIFT_UI_ACTOR @interface UIPress : NSObject
@property (nonatomic, nullable, readonly) UIKey *key API_AVAILABLE(ios(13.4), tvos(13.4));
@end
NS_SWIFT_UI_ACTOR NEVER(watchos) @interface UITextInputMode : NSObject
@property (nullable, nonatomic, readonly, strong) NSString *primaryLanguage;
@end
NS_SWIFT_UI_ACTOR @interface UIEvent : NSObject
@end
NS_SWIFT_UI_ACTOR @interface UIPressesEvent : UIEvent
@end

NS_SWIFT_UI_ACTOR @protocol UIResponderStandardEditActions <NSObject>
@optional
- (void)cut:(nullable id)sender;
- (void)copy:(nullable id)sender;
- (void)paste:(nullable id)sender;
- (void)select:(nullable id)sender;
- (void)selectAll:(nullable id)sender;
@end

NS_SWIFT_UI_ACTOR @interface UIResponder : NSObject <UIResponderStandardEditActions>
@property (nonatomic, readonly, nullable) UIResponder *nextResponder NS_SWIFT_NAME(next);
@property (nonatomic, readonly) BOOL canBecomeFirstResponder, isFirstResponder;
- (BOOL)becomeFirstResponder;
- (BOOL)resignFirstResponder;
- (BOOL)canPerformAction:(SEL)action withSender:(nullable id)sender;
@property (nullable, nonatomic, readonly) NSUndoManager *undoManager;
@property (nullable, nonatomic, readonly) NSArray<UIKeyCommand *> *keyCommands;
- (void)reloadInputViews;
@property (nullable, nonatomic, readonly, strong) UITextInputMode *textInputMode API_AVAILABLE(ios(7.0), tvos(9.0));
- (void)pressesBegan:(NSSet<UIPress *> *)presses withEvent:(nullable UIPressesEvent *)event;
- (void)pressesEnded:(NSSet<UIPress *> *)presses withEvent:(nullable UIPressesEvent *)event;
- (void)pressesCancelled:(NSSet<UIPress *> *)presses withEvent:(nullable UIPressesEvent *)event;
@end

typedef uint64_t UIAccessibilityTraits NS_TYPED;
extern UIAccessibilityTraits const UIAccessibilityTraitAdjustable NS_SWIFT_NAME(UIAccessibilityTraits.adjustable);
@interface NSObject (UIAccessibility)
@property (nonatomic) UIAccessibilityTraits accessibilityTraits NS_SWIFT_UI_ACTOR;
@property (nullable, nonatomic, copy) NSString *accessibilityLabel NS_SWIFT_UI_ACTOR;
@property (nullable, nonatomic, copy) NSString *accessibilityHint NS_SWIFT_UI_ACTOR;
@property (nullable, nonatomic, copy) NSString *accessibilityValue NS_SWIFT_UI_ACTOR;
@end
@class UIAccessibilityCustomAction;
typedef BOOL (^UIAccessibilityCustomActionHandler)(UIAccessibilityCustomAction *customAction)
    NS_SWIFT_NAME(UIAccessibilityCustomAction.Handler);
NS_SWIFT_UI_ACTOR @interface UIAccessibilityCustomAction : NSObject
- (instancetype)initWithName:(NSString *)name actionHandler:(UIAccessibilityCustomActionHandler)actionHandler
    API_AVAILABLE(ios(13.0), tvos(13.0));
@property (nonatomic, copy) NSString *name;
@property (nonatomic, copy, nullable) UIAccessibilityCustomActionHandler actionHandler
    API_AVAILABLE(ios(13.0), tvos(13.0));
@end
@interface NSObject (UIAccessibilityAction)
@property (nullable, nonatomic, copy) NSArray<UIAccessibilityCustomAction *> *accessibilityCustomActions
    NS_SWIFT_UI_ACTOR;
- (void)accessibilityIncrement NS_SWIFT_UI_ACTOR;
- (void)accessibilityDecrement NS_SWIFT_UI_ACTOR;
@end

typedef NS_ENUM(NSInteger, UISemanticContentAttribute) {
  UISemanticContentAttributeUnspecified,
  UISemanticContentAttributePlayback,
  UISemanticContentAttributeSpatial,
  UISemanticContentAttributeForceLeftToRight,
  UISemanticContentAttributeForceRightToLeft,
};
typedef NS_ENUM(NSInteger, UIUserInterfaceLayoutDirection) {
  UIUserInterfaceLayoutDirectionLeftToRight,
  UIUserInterfaceLayoutDirectionRightToLeft,
};
NS_SWIFT_UI_ACTOR @interface NSLayoutConstraint : NSObject
@end
typedef NS_ENUM(NSInteger, UILayoutConstraintAxis) {
  UILayoutConstraintAxisHorizontal,
  UILayoutConstraintAxisVertical,
} NS_SWIFT_NAME(NSLayoutConstraint.Axis);
typedef float UILayoutPriority NS_TYPED;
static const UILayoutPriority UILayoutPriorityDefaultHigh = 750;
static const UILayoutPriority UILayoutPriorityDefaultLow = 250;

NS_SWIFT_UI_ACTOR @protocol UITraitEnvironment <NSObject>
@property (nonatomic, readonly) UITraitCollection *traitCollection;
@end

typedef NS_OPTIONS(NSUInteger, UIViewAutoresizing) {
  UIViewAutoresizingFlexibleWidth = 1 << 1,
} NS_SWIFT_NAME(UIView.AutoresizingMask);
NS_SWIFT_UI_ACTOR @interface UIView : UIResponder <NSCoding, UITraitEnvironment>
- (instancetype)initWithFrame:(CGRect)frame NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property (nonatomic) CGRect frame, bounds;
@property (nonatomic, getter=isUserInteractionEnabled) BOOL userInteractionEnabled;
@property (nonatomic, getter=isHidden) BOOL hidden;
@property (nonatomic) CGFloat alpha;
@property (nonatomic) UIViewAutoresizing autoresizingMask;
@property (nonatomic, readonly, copy) NSArray<__kindof UIView *> *subviews;
- (nullable UIView *)hitTest:(CGPoint)point withEvent:(nullable UIEvent *)event;
- (CGRect)convertRect:(CGRect)rect toView:(nullable UIView *)view NS_SWIFT_NAME(convert(_:to:));
@property (nullable, nonatomic, copy) NSArray<__kindof UIGestureRecognizer *> *gestureRecognizers;
- (void)addGestureRecognizer:(UIGestureRecognizer *)gestureRecognizer;
- (void)removeGestureRecognizer:(UIGestureRecognizer *)gestureRecognizer;
@property (nullable, nonatomic, readonly) UIView *superview;
@property (nullable, nonatomic, readonly) UIWindow *window;
- (void)addSubview:(UIView *)view;
- (void)removeFromSuperview;
- (void)didMoveToWindow;
- (void)awakeFromNib;
- (void)layoutIfNeeded;
- (BOOL)endEditing:(BOOL)force;
@property (nonatomic) UISemanticContentAttribute semanticContentAttribute;
@property (readonly, nonatomic) UIUserInterfaceLayoutDirection effectiveUserInterfaceLayoutDirection;
@property (nonatomic, readonly) CGSize intrinsicContentSize;
- (void)invalidateIntrinsicContentSize;
- (CGSize)sizeThatFits:(CGSize)size;
- (void)sizeToFit;
@property (null_resettable, nonatomic, strong) UIColor *tintColor;
- (void)setContentHuggingPriority:(UILayoutPriority)priority forAxis:(UILayoutConstraintAxis)axis;
- (void)setContentCompressionResistancePriority:(UILayoutPriority)priority forAxis:(UILayoutConstraintAxis)axis;
@end

NS_SWIFT_UI_ACTOR @interface UIViewController : UIResponder <NSCoding>
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property (null_resettable, nonatomic, strong) UIView *view;
@property (nullable, nonatomic, weak, readonly) UIViewController *parentViewController NS_SWIFT_NAME(parent);
- (void)addChildViewController:(UIViewController *)childController NS_SWIFT_NAME(addChild(_:));
@end

NS_SWIFT_UI_ACTOR @interface UIWindow : UIView
- (void)makeKeyAndVisible;
@end

NS_SWIFT_UI_ACTOR API_AVAILABLE(ios(13.0), tvos(13.0)) NEVER(watchos) @interface UIScene : UIResponder
@end
NS_SWIFT_UI_ACTOR API_AVAILABLE(ios(13.0), tvos(13.0)) NEVER(watchos) @interface UIWindowScene : UIScene
@property (nonatomic, readonly) NSArray<UIWindow *> *windows;
@end
NS_SWIFT_UI_ACTOR NEVER(watchos) @interface UIApplication : UIResponder
@property (class, nonatomic, readonly) UIApplication *sharedApplication NS_SWIFT_NAME(shared);
@property (nonatomic, readonly) NSSet<UIScene *> *connectedScenes API_AVAILABLE(ios(13.0), tvos(13.0));
@end
NS_SWIFT_UI_ACTOR @interface UIDevice : NSObject
@property (class, nonatomic, readonly) UIDevice *currentDevice NS_SWIFT_NAME(current);
@property (nonatomic, readonly) UIUserInterfaceIdiom userInterfaceIdiom;
@end
typedef NS_ENUM(NSInteger, UIDeviceOrientation) {
  UIDeviceOrientationUnknown,
  UIDeviceOrientationPortrait,
  UIDeviceOrientationPortraitUpsideDown,
  UIDeviceOrientationLandscapeLeft,
  UIDeviceOrientationLandscapeRight,
} NEVER(tvos) NEVER(watchos);

typedef NS_OPTIONS(NSUInteger, UIControlEvents) {
  UIControlEventPrimaryActionTriggered = 1 << 13,
  UIControlEventEditingDidBegin = 1 << 16,
  UIControlEventEditingChanged = 1 << 17,
  UIControlEventEditingDidEnd = 1 << 18,
  UIControlEventEditingDidEndOnExit = 1 << 19,
} NS_SWIFT_NAME(UIControl.Event);

NS_SWIFT_UI_ACTOR @interface UIControl : UIView
- (instancetype)initWithFrame:(CGRect)frame NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property (nonatomic, getter=isEnabled) BOOL enabled;
- (void)addAction:(UIAction *)action forControlEvents:(UIControlEvents)controlEvents
    NS_SWIFT_NAME(addAction(_:for:)) API_AVAILABLE(ios(14.0), tvos(14.0));
- (void)removeAction:(UIAction *)action forControlEvents:(UIControlEvents)controlEvents
    NS_SWIFT_NAME(removeAction(_:for:)) API_AVAILABLE(ios(14.0), tvos(14.0));
- (void)removeActionForIdentifier:(UIActionIdentifier)actionIdentifier
                 forControlEvents:(UIControlEvents)controlEvents
    NS_SWIFT_NAME(removeAction(identifiedBy:for:)) API_AVAILABLE(ios(14.0), tvos(14.0));
- (void)sendActionsForControlEvents:(UIControlEvents)controlEvents NS_SWIFT_NAME(sendActions(for:));
@end

#pragma clang assume_nonnull end
