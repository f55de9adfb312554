// SPDX-License-Identifier: MIT

#pragma once
#include <stdbool.h>

/// Returns whether the program runs under valgrind.
bool valgrind_is_running(void);

/// Starts counting instructions.
void valgrind_start(void);

/// Stops counting, and writes the count to a file that contains `name`.
void valgrind_stop(const char *name);
