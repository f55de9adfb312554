// SPDX-License-Identifier: MIT

#pragma once
#include <stdint.h>

/// Returns the number of allocations on this thread so far.
///
/// The library counts only if it is loaded before the C library (`LD_PRELOAD`).
uint64_t allocation_count(void);
