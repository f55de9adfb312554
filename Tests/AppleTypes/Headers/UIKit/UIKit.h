// SPDX-License-Identifier: MIT
#pragma once
#include "UIValues.h"
// watchOS has the fonts, colors and images of UIKit, but none of its views.
#if !__is_target_os(watchos)
#include "UIActions.h"
#include "UIResponders.h"
#include "UIGestures.h"
#include "UITextInput.h"
#include "UITextFields.h"
#include "UIFeedback.h"
#endif
