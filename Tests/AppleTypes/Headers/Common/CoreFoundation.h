// SPDX-License-Identifier: MIT
#pragma once
#include <stdint.h>

#if defined(__LP64__)
typedef double CGFloat;
#else
typedef float CGFloat;
#endif
typedef double CFTimeInterval;
