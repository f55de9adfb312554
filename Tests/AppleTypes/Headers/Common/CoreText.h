// SPDX-License-Identifier: MIT
#pragma once
#include "Attributes.h"

// The Core Text font, which is toll-free bridged.
#if __is_target_os(macos)
typedef const struct __attribute__((objc_bridge(NSFont))) __CTFont *CTFontRef;
#else
typedef const struct __attribute__((objc_bridge(UIFont))) __CTFont *CTFontRef;
#endif
