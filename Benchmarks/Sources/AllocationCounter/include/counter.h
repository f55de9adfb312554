// SPDX-License-Identifier: MIT

#pragma once
#include <stdint.h>

/// How often this thread has asked for memory so far.
///
/// The library counts when it is loaded before the C library (`LD_PRELOAD`).
uint64_t allocation_count(void);
