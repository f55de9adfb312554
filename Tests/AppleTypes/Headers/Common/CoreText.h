// SPDX-License-Identifier: MIT
#pragma once
#include "Attributes.h"

// The font of the framework that draws text, which Swift converts for nothing.
#if __is_target_os(macos)
typedef const struct __attribute__((objc_bridge(NSFont))) __CTFont *CTFontRef;
#else
typedef const struct __attribute__((objc_bridge(UIFont))) __CTFont *CTFontRef;
#endif
