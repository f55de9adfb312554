// SPDX-License-Identifier: MIT

#pragma once
#include <stdbool.h>

/// Whether the program runs under valgrind.
bool valgrind_is_running(void);

/// Counts instructions from here on.
void valgrind_start(void);

/// Writes what was counted to a file that carries the name, and counts no more.
void valgrind_stop(const char *name);
